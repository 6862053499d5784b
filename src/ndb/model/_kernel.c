/* The network's forward pass on a CPU: int8 or 4-bit weights, 16-bit activations, sums in whole numbers.
 *
 * The fast twin of runtime_numpy.py; read that first. Knows the network and where cached keys and values lie; nothing of
 * tokens' meaning, and it never allocates a cache. Sums of a row do not depend on which rows share a pass, so a token read
 * ahead, in a batch or alone has the same bits. AVX-512 (VNNI) or AVX2 where the CPU has it, plain C elsewhere. Limited
 * API: one binary serves Python 3.11 and later.
 */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O3")   /* whatever the compiler was told: loops here must unroll */
#endif
#define PY_SSIZE_T_CLEAN
#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__)
#define HAVE_AVX2 1
#include <immintrin.h>
#include <setjmp.h>
#include <signal.h>
#define AVX2 __attribute__((target("avx2,fma")))
#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vnni")))
#else
#define HAVE_AVX2 0
#endif
#if !defined(_WIN32) && defined(__GNUC__)
#define HAVE_THREADS 1
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <unistd.h>
#include <sys/mman.h>
#else
#define HAVE_THREADS 0
#endif

#define BLOCK 64          /* positions in a block of the cache: runtime_cache.BLOCK */
#define MOST_ROWS 64      /* rows of a pass: runtime_kernel.MOST_ROWS */
#define TILE_ROWS 4       /* rows that look at a block of the cache together */
#define MOST_THREADS 16
#define AHEAD 4096        /* bytes of weights fetched ahead: twice as fast as leaving it to the CPU */
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

/* In int8 `at`; in 4 bits `at` is NULL, and `packed` and `steps` are as weights.py says. */
typedef struct { const int8_t *at; const float *scale; int rows, columns; const uint8_t *packed, *steps; } Matrix;
typedef struct { Matrix qkv, out, gate, up, down; const float *before, *after, *q_norm, *k_norm; } Layer;

typedef struct {
    int vocabulary, width, layers, heads, kv_heads, head_width, inner, context, qk_norm;
    float epsilon;
    const float *cosine, *sine, *norm;
    Matrix embedding, head;
    Layer *layer;
    char *arena;
    size_t used, size;
} Model;

/* One pass: R rows (tokens), each with its position and the blocks of its sequence's cache. */
typedef struct {
    const Model *model;
    const Layer *layer;
    int number, rows;
    const int32_t *positions;
    const int64_t *const *blocks;
    float *x, *qkv, *mixed, *acts;
    int16_t *small;
    float *step;       /* scale of each row of `small` */
} Pass;

/* ---------------------------------------------------------------- arithmetic, plain C */

static float
dot_plain(const float *a, const float *b, int n)
{
    float sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}

/* out[r * stride + o] = (weights row o) . (activations row r), for o in [from, to) */
static void
multiply_plain(const Matrix *m, const int16_t *a, const float *step, int rows, int from, int to, float *out, int stride)
{
    for (int o = from; o < to; o++) {
        const int8_t *w = m->at + (size_t)o * m->columns;
        for (int r = 0; r < rows; r++) {
            const int16_t *x = a + (size_t)r * m->columns;
            int64_t sum = 0;
            for (int i = 0; i < m->columns; i++) sum += (int32_t)w[i] * x[i];
            out[(size_t)r * stride + o] = (float)sum * m->scale[o] * step[r];
        }
    }
}

/* What a 4-bit number is in int8, by the step of its group. */
static int8_t meaning[16][16];

static void
fill_meaning(void)
{
    for (int step = 0; step < 16; step++)
        for (int number = 0; number < 16; number++) meaning[step][number] = (int8_t)((number - 8) * (step + 1));
}

/* A row's 4-bit numbers as int8, two groups of 32 at a time. */
static void
unpack_plain(const uint8_t *packed, const uint8_t *steps, int columns, int8_t *out)
{
    for (int c = 0; c < columns; c += 32, packed += 16, out += 32) {
        const int8_t *means = meaning[c / 32 % 2 ? steps[c / 64] >> 4 : steps[c / 64] & 15];
        for (int i = 0; i < 16; i++) { out[i] = means[packed[i] & 15]; out[i + 16] = means[packed[i] >> 4]; }
    }
}

/* x = e^(x - shift); returns their sum */
static float
exp_plain(float *x, int n, float shift)
{
    float sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] = expf(x[i] - shift);
    return sum;
}

static float
largest_plain(const float *x, int n)
{
    float most = -INFINITY;
    for (int i = 0; i < n; i++) most = MAX(most, x[i]);
    return most;
}

/* scores[i] = by * query . keys[i] */
static void
compare_plain(const float *query, const float *keys, int count, int d, float by, float *scores)
{
    for (int i = 0; i < count; i++) scores[i] = by * dot_plain(query, keys + (size_t)i * d, d);
}

/* out += weights[i] * values[i] */
static void
mix_plain(const float *weights, const float *values, int count, int d, float *out)
{
    for (int i = 0; i < count; i++)
        for (int j = 0; j < d; j++) out[j] += weights[i] * values[(size_t)i * d + j];
}

/* A row as 16-bit numbers, small enough that no 32-bit lane of a product's sum overflows. Returns their scale. */
static float
limit_of(int n)
{
    return MIN(32767.0f, 2147483647.0f / (2.0f * 127.0f * ((n + 15) / 16)));
}

static float
shrink_plain(const float *x, int n, int16_t *out)
{
    float most = 0, limit = limit_of(n);
    for (int i = 0; i < n; i++) most = MAX(most, fabsf(x[i]));
    float by = most > 0 ? limit / most : 0;
    for (int i = 0; i < n; i++) out[i] = (int16_t)lrintf(x[i] * by);
    return most / limit;
}

/* ---------------------------------------------------------------- arithmetic, AVX2 */

#if HAVE_AVX2
AVX2 static inline float
total(__m256 v)
{
    __m128 s = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    s = _mm_add_ps(s, _mm_movehl_ps(s, s));
    return _mm_cvtss_f32(_mm_add_ss(s, _mm_movehdup_ps(s)));
}

AVX2 static float
dot_avx2(const float *a, const float *b, int n)
{
    __m256 s = _mm256_setzero_ps(), t = _mm256_setzero_ps();
    int i = 0;
    for (; i + 16 <= n; i += 16) {
        s = _mm256_fmadd_ps(_mm256_loadu_ps(a + i), _mm256_loadu_ps(b + i), s);
        t = _mm256_fmadd_ps(_mm256_loadu_ps(a + i + 8), _mm256_loadu_ps(b + i + 8), t);
    }
    for (; i < n; i += 8) s = _mm256_fmadd_ps(_mm256_loadu_ps(a + i), _mm256_loadu_ps(b + i), s);
    return total(_mm256_add_ps(s, t));
}

/* The sums of four vectors' lanes. */
AVX2 static inline __m128
totals(__m256 a, __m256 b, __m256 c, __m256 d)
{
    __m256 t = _mm256_hadd_ps(_mm256_hadd_ps(a, b), _mm256_hadd_ps(c, d));
    return _mm_add_ps(_mm256_castps256_ps128(t), _mm256_extractf128_ps(t, 1));
}

/* The same sum, added in the same order, of one vector: an output does not depend on its tile. */
AVX2 static inline float
total_in_fours(__m256 a)
{
    return _mm_cvtss_f32(totals(a, a, a, a));
}

/* Four outputs of one row: scaled and stored. */
AVX2 static inline void
store4(float *out, __m128 sums, const float *scale, float step)
{
    _mm_storeu_ps(out, _mm_mul_ps(_mm_mul_ps(sums, _mm_loadu_ps(scale)), _mm_set1_ps(step)));
}

/* W weight rows times T activation rows. Lanes are summed as floats: together they can pass 32 bits. */
#define TILE(W, T)                                                                                                         \
    AVX2 static inline void tile_##W##_##T(const Matrix *m, const int16_t *a, const float *step, int o, float *out, int stride) \
    {                                                                                                                      \
        const int k = m->columns;                                                                                          \
        const int8_t *w = m->at + (size_t)o * k;                                                                           \
        __m256i sums[W][T];                                                                                                \
        _Pragma("GCC unroll 4") for (int i = 0; i < W; i++)                                                                \
            _Pragma("GCC unroll 4") for (int j = 0; j < T; j++) sums[i][j] = _mm256_setzero_si256();                       \
        for (int c = 0; c < k; c += 16) {                                                                                  \
            __m256i wide[W];                                                                                               \
            _mm_prefetch((const char *)w + AHEAD + (size_t)c * W, _MM_HINT_T0);                                            \
            _Pragma("GCC unroll 4") for (int i = 0; i < W; i++)                                                            \
                wide[i] = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(w + (size_t)i * k + c)));                 \
            _Pragma("GCC unroll 4") for (int j = 0; j < T; j++) {                                                          \
                __m256i x = _mm256_loadu_si256((const __m256i *)(a + (size_t)j * k + c));                                  \
                _Pragma("GCC unroll 4") for (int i = 0; i < W; i++)                                                        \
                    sums[i][j] = _mm256_add_epi32(sums[i][j], _mm256_madd_epi16(wide[i], x));                              \
            }                                                                                                              \
        }                                                                                                                  \
        if (W == 4)                                                                                                        \
            _Pragma("GCC unroll 4") for (int j = 0; j < T; j++)                                                            \
                store4(out + (size_t)j * stride + o, totals(_mm256_cvtepi32_ps(sums[0][j]), _mm256_cvtepi32_ps(sums[1 % W][j]), \
                    _mm256_cvtepi32_ps(sums[2 % W][j]), _mm256_cvtepi32_ps(sums[3 % W][j])), m->scale + o, step[j]);       \
        else                                                                                                               \
            _Pragma("GCC unroll 4") for (int i = 0; i < W; i++)                                                            \
                _Pragma("GCC unroll 4") for (int j = 0; j < T; j++)                                                        \
                    out[(size_t)j * stride + o + i] = total_in_fours(_mm256_cvtepi32_ps(sums[i][j])) * m->scale[o + i] * step[j]; \
    }
TILE(4, 1)
TILE(4, 2)
TILE(2, 4)
TILE(1, 1)

AVX2 static void
multiply_avx2(const Matrix *m, const int16_t *a, const float *step, int rows, int from, int to, float *out, int stride)
{
    int k = m->columns, o = from;
    for (; o + 4 <= to; o += 4) {
        int r = 0;
        for (; r + 4 <= rows; r += 4) {
            tile_2_4(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
            tile_2_4(m, a + (size_t)r * k, step + r, o + 2, out + (size_t)r * stride, stride);
        }
        for (; r + 2 <= rows; r += 2) tile_4_2(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
        for (; r < rows; r++) tile_4_1(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
    }
    for (; o < to; o++)
        for (int r = 0; r < rows; r++) tile_1_1(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
}

AVX2 static void
unpack_avx2(const uint8_t *packed, const uint8_t *steps, int columns, int8_t *out)
{
    const __m256i low = _mm256_set1_epi8(15);
    for (int c = 0; c < columns; c += 64, packed += 32, steps++, out += 64) {
        _mm_prefetch((const char *)packed + AHEAD, _MM_HINT_T0);
        __m256i both = _mm256_loadu_si256((const __m256i *)packed);
        __m256i means = _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)meaning[*steps & 15])),
                                                _mm_loadu_si128((const __m128i *)meaning[*steps >> 4]), 1);
        __m256i first = _mm256_shuffle_epi8(means, _mm256_and_si256(both, low));
        __m256i second = _mm256_shuffle_epi8(means, _mm256_and_si256(_mm256_srli_epi16(both, 4), low));
        _mm256_storeu_si256((__m256i *)out, _mm256_permute2x128_si256(first, second, 0x20));
        _mm256_storeu_si256((__m256i *)(out + 32), _mm256_permute2x128_si256(first, second, 0x31));
    }
}

/* e^x for x <= 88 to 2 units in the last place: 2^n times a polynomial (Cephes). */
AVX2 static inline __m256
exp8(__m256 x)
{
    x = _mm256_max_ps(_mm256_min_ps(x, _mm256_set1_ps(88.0f)), _mm256_set1_ps(-87.0f));
    __m256 n = _mm256_round_ps(_mm256_mul_ps(x, _mm256_set1_ps(1.44269504f)), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    __m256 r = _mm256_fnmadd_ps(n, _mm256_set1_ps(0.693359375f), x);
    r = _mm256_fnmadd_ps(n, _mm256_set1_ps(-2.12194440e-4f), r);
    __m256 p = _mm256_set1_ps(1.9875691500e-4f);
    p = _mm256_fmadd_ps(p, r, _mm256_set1_ps(1.3981999507e-3f));
    p = _mm256_fmadd_ps(p, r, _mm256_set1_ps(8.3334519073e-3f));
    p = _mm256_fmadd_ps(p, r, _mm256_set1_ps(4.1665795894e-2f));
    p = _mm256_fmadd_ps(p, r, _mm256_set1_ps(1.6666665459e-1f));
    p = _mm256_fmadd_ps(p, r, _mm256_set1_ps(5.0000001201e-1f));
    p = _mm256_add_ps(_mm256_fmadd_ps(p, _mm256_mul_ps(r, r), r), _mm256_set1_ps(1.0f));
    __m256i power = _mm256_slli_epi32(_mm256_add_epi32(_mm256_cvtps_epi32(n), _mm256_set1_epi32(127)), 23);
    return _mm256_mul_ps(p, _mm256_castsi256_ps(power));
}

AVX2 static float
exp_avx2(float *x, int n, float shift)
{
    __m256 by = _mm256_set1_ps(shift), sum = _mm256_setzero_ps();
    float last[8] = {0}, sum_last = 0;
    int i = 0;
    for (; i + 8 <= n; i += 8) {
        __m256 e = exp8(_mm256_sub_ps(_mm256_loadu_ps(x + i), by));
        _mm256_storeu_ps(x + i, e);
        sum = _mm256_add_ps(sum, e);
    }
    memcpy(last, x + i, (size_t)(n - i) * sizeof(float));
    _mm256_storeu_ps(last, exp8(_mm256_sub_ps(_mm256_loadu_ps(last), by)));
    memcpy(x + i, last, (size_t)(n - i) * sizeof(float));
    for (int j = 0; j < n - i; j++) sum_last += last[j];
    return total(sum) + sum_last;
}

AVX2 static float
largest_avx2(const float *x, int n)
{
    float lanes[8];
    if (n < 8) return largest_plain(x, n);
    __m256 m = _mm256_loadu_ps(x + n - 8);
    for (int i = 0; i + 8 <= n; i += 8) m = _mm256_max_ps(m, _mm256_loadu_ps(x + i));
    _mm256_storeu_ps(lanes, m);
    return largest_plain(lanes, 8);
}

/* Eight positions at a time: as many sums as hide the latency of adding. */
AVX2 static void
compare_avx2(const float *query, const float *keys, int count, int d, float by, float *scores)
{
    int i = 0;
    for (; i + 8 <= count; i += 8, keys += 8 * (size_t)d) {
        __m256 s[8];
        _Pragma("GCC unroll 8") for (int j = 0; j < 8; j++) s[j] = _mm256_setzero_ps();
        for (int c = 0; c < d; c += 8) {
            __m256 q = _mm256_loadu_ps(query + c);
            _Pragma("GCC unroll 8") for (int j = 0; j < 8; j++) s[j] = _mm256_fmadd_ps(q, _mm256_loadu_ps(keys + (size_t)j * d + c), s[j]);
        }
        __m256 a = _mm256_hadd_ps(_mm256_hadd_ps(s[0], s[1]), _mm256_hadd_ps(s[2], s[3]));
        __m256 b = _mm256_hadd_ps(_mm256_hadd_ps(s[4], s[5]), _mm256_hadd_ps(s[6], s[7]));
        __m256 sums = _mm256_add_ps(_mm256_permute2f128_ps(a, b, 0x20), _mm256_permute2f128_ps(a, b, 0x31));
        _mm256_storeu_ps(scores + i, _mm256_mul_ps(sums, _mm256_set1_ps(by)));
    }
    for (; i < count; i++, keys += d) scores[i] = by * dot_avx2(query, keys, d);
}

#define MIX(N)                                                                                                             \
    AVX2 static inline void mix_##N(const float *weights, const float *values, int count, int d, float *out)               \
    {                                                                                                                      \
        __m256 s[N];                                                                                                       \
        _Pragma("GCC unroll 8") for (int j = 0; j < N; j++) s[j] = _mm256_loadu_ps(out + 8 * j);                           \
        for (int i = 0; i < count; i++, values += d) {                                                                     \
            __m256 w = _mm256_set1_ps(weights[i]);                                                                         \
            _Pragma("GCC unroll 8") for (int j = 0; j < N; j++) s[j] = _mm256_fmadd_ps(w, _mm256_loadu_ps(values + 8 * j), s[j]); \
        }                                                                                                                  \
        _Pragma("GCC unroll 8") for (int j = 0; j < N; j++) _mm256_storeu_ps(out + 8 * j, s[j]);                           \
    }
MIX(8)
MIX(1)

AVX2 static void
mix_avx2(const float *weights, const float *values, int count, int d, float *out)
{
    int c = 0;
    for (; c + 64 <= d; c += 64) mix_8(weights, values + c, count, d, out + c);
    for (; c < d; c += 8) mix_1(weights, values + c, count, d, out + c);
}

AVX2 static float
shrink_avx2(const float *x, int n, int16_t *out)
{
    const __m256 sign = _mm256_set1_ps(-0.0f);
    __m256 m = _mm256_setzero_ps();
    for (int i = 0; i < n; i += 8) m = _mm256_max_ps(m, _mm256_andnot_ps(sign, _mm256_loadu_ps(x + i)));
    float lanes[8], most = 0, limit = limit_of(n);
    _mm256_storeu_ps(lanes, m);
    for (int i = 0; i < 8; i++) most = MAX(most, lanes[i]);
    __m256 by = _mm256_set1_ps(most > 0 ? limit / most : 0);
    for (int i = 0; i < n; i += 16) {
        __m256i a = _mm256_cvtps_epi32(_mm256_mul_ps(by, _mm256_loadu_ps(x + i)));
        __m256i b = _mm256_cvtps_epi32(_mm256_mul_ps(by, _mm256_loadu_ps(x + i + 8)));
        _mm256_storeu_si256((__m256i *)(out + i), _mm256_permute4x64_epi64(_mm256_packs_epi32(a, b), 0xd8));
    }
    return most / limit;
}

/* ---------------------------------------------------------------- arithmetic, AVX-512 with VNNI */

AVX512 static inline __m256
folded(__m512i sums)
{
    __m512 s = _mm512_cvtepi32_ps(sums);
    return _mm256_add_ps(_mm512_castps512_ps256(s), _mm256_castpd_ps(_mm512_extractf64x4_pd(_mm512_castps_pd(s), 1)));
}

AVX512 static inline __m256
halves(__m512 s)
{
    return _mm256_add_ps(_mm512_castps512_ps256(s), _mm256_castpd_ps(_mm512_extractf64x4_pd(_mm512_castps_pd(s), 1)));
}

AVX512 static void
compare_wide(const float *query, const float *keys, int count, int d, float by, float *scores)
{
    if (d % 16) { compare_avx2(query, keys, count, d, by, scores); return; }
    int i = 0;
    for (; i + 8 <= count; i += 8, keys += 8 * (size_t)d) {
        __m512 s[8];
        _Pragma("GCC unroll 8") for (int j = 0; j < 8; j++) s[j] = _mm512_setzero_ps();
        for (int c = 0; c < d; c += 16) {
            __m512 q = _mm512_loadu_ps(query + c);
            _Pragma("GCC unroll 8") for (int j = 0; j < 8; j++) s[j] = _mm512_fmadd_ps(q, _mm512_loadu_ps(keys + (size_t)j * d + c), s[j]);
        }
        __m256 a = _mm256_hadd_ps(_mm256_hadd_ps(halves(s[0]), halves(s[1])), _mm256_hadd_ps(halves(s[2]), halves(s[3])));
        __m256 b = _mm256_hadd_ps(_mm256_hadd_ps(halves(s[4]), halves(s[5])), _mm256_hadd_ps(halves(s[6]), halves(s[7])));
        __m256 sums = _mm256_add_ps(_mm256_permute2f128_ps(a, b, 0x20), _mm256_permute2f128_ps(a, b, 0x31));
        _mm256_storeu_ps(scores + i, _mm256_mul_ps(sums, _mm256_set1_ps(by)));
    }
    for (; i < count; i++, keys += d) scores[i] = by * dot_avx2(query, keys, d);
}

/* Two positions at a time, each with sums of its own: one alone would wait for its own sums. */
AVX512 static void
mix_wide(const float *weights, const float *values, int count, int d, float *out)
{
    if (d % 64) { mix_avx2(weights, values, count, d, out); return; }
    for (int c = 0; c < d; c += 64) {
        const float *at = values + c;
        __m512 s[8];
        int i = 0;
        _Pragma("GCC unroll 4") for (int j = 0; j < 4; j++) { s[j] = _mm512_loadu_ps(out + c + 16 * j); s[4 + j] = _mm512_setzero_ps(); }
        for (; i + 2 <= count; i += 2, at += 2 * (size_t)d) {
            __m512 w = _mm512_set1_ps(weights[i]), v = _mm512_set1_ps(weights[i + 1]);
            _Pragma("GCC unroll 4") for (int j = 0; j < 4; j++) {
                s[j] = _mm512_fmadd_ps(w, _mm512_loadu_ps(at + 16 * j), s[j]);
                s[4 + j] = _mm512_fmadd_ps(v, _mm512_loadu_ps(at + d + 16 * j), s[4 + j]);
            }
        }
        if (i < count)
            _Pragma("GCC unroll 4") for (int j = 0; j < 4; j++) s[j] = _mm512_fmadd_ps(_mm512_set1_ps(weights[i]), _mm512_loadu_ps(at + 16 * j), s[j]);
        _Pragma("GCC unroll 4") for (int j = 0; j < 4; j++) _mm512_storeu_ps(out + c + 16 * j, _mm512_add_ps(s[j], s[4 + j]));
    }
}

#define WIDE_TILE(W, T)                                                                                                    \
    AVX512 static inline void wide_##W##_##T(const Matrix *m, const int16_t *a, const float *step, int o, float *out, int stride) \
    {                                                                                                                      \
        const int k = m->columns;                                                                                          \
        const int8_t *w = m->at + (size_t)o * k;                                                                           \
        __m512i sums[W][T];                                                                                                \
        _Pragma("GCC unroll 4") for (int i = 0; i < W; i++)                                                                \
            _Pragma("GCC unroll 4") for (int j = 0; j < T; j++) sums[i][j] = _mm512_setzero_si512();                       \
        for (int c = 0; c < k; c += 32) {                                                                                  \
            __m512i wide[W];                                                                                               \
            _mm_prefetch((const char *)w + AHEAD + (size_t)c * W, _MM_HINT_T0);                                            \
            if (W > 2) _mm_prefetch((const char *)w + AHEAD + 64 + (size_t)c * W, _MM_HINT_T0);                            \
            _Pragma("GCC unroll 4") for (int i = 0; i < W; i++)                                                            \
                wide[i] = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(w + (size_t)i * k + c)));              \
            _Pragma("GCC unroll 4") for (int j = 0; j < T; j++) {                                                          \
                __m512i x = _mm512_loadu_si512(a + (size_t)j * k + c);                                                     \
                _Pragma("GCC unroll 4") for (int i = 0; i < W; i++) sums[i][j] = _mm512_dpwssd_epi32(sums[i][j], wide[i], x); \
            }                                                                                                              \
        }                                                                                                                  \
        _Pragma("GCC unroll 4") for (int j = 0; j < T; j++) {                                                              \
            __m128 all = totals(folded(sums[0][j]), folded(sums[1 % W][j]), folded(sums[2 % W][j]), folded(sums[3 % W][j])); \
            if (W == 4) store4(out + (size_t)j * stride + o, all, m->scale + o, step[j]);                                  \
            else out[(size_t)j * stride + o] = _mm_cvtss_f32(all) * m->scale[o] * step[j];                                 \
        }                                                                                                                  \
    }
WIDE_TILE(4, 1)
WIDE_TILE(4, 2)
WIDE_TILE(4, 4)
WIDE_TILE(1, 1)

AVX512 static void
multiply_avx512(const Matrix *m, const int16_t *a, const float *step, int rows, int from, int to, float *out, int stride)
{
    int k = m->columns, o = from;
    if (k % 32) { multiply_avx2(m, a, step, rows, from, to, out, stride); return; }
    for (; o + 4 <= to; o += 4) {
        int r = 0;
        for (; r + 4 <= rows; r += 4) wide_4_4(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
        for (; r + 2 <= rows; r += 2) wide_4_2(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
        for (; r < rows; r++) wide_4_1(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
    }
    for (; o < to; o++)
        for (int r = 0; r < rows; r++) wide_1_1(m, a + (size_t)r * k, step + r, o, out + (size_t)r * stride, stride);
}

/* Some virtual machines promise instructions that they do not run: try one. */
static sigjmp_buf not_here;

static void
refused(int signal)
{
    siglongjmp(not_here, signal);
}

AVX512 static void
try_avx512(void)
{
    volatile int sink;
    __m512i x = _mm512_set1_epi16(1);
    sink = _mm512_reduce_add_epi32(_mm512_dpwssd_epi32(x, x, _mm512_cvtepi8_epi16(_mm256_set1_epi8(1))));
    (void)sink;
}

static int
runs_avx512(void)
{
    if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512bw") || !__builtin_cpu_supports("avx512vnni")) return 0;
    struct sigaction ours = {.sa_handler = refused}, before;
    volatile int runs = 0;
    sigaction(SIGILL, &ours, &before);
    if (!sigsetjmp(not_here, 1)) { try_avx512(); runs = 1; }
    sigaction(SIGILL, &before, NULL);
    return runs;
}
#endif

static float (*dot)(const float *, const float *, int) = dot_plain;
static void (*multiply)(const Matrix *, const int16_t *, const float *, int, int, int, float *, int) = multiply_plain;
static void (*unpack)(const uint8_t *, const uint8_t *, int, int8_t *) = unpack_plain;
static float (*shrink)(const float *, int, int16_t *) = shrink_plain;
static float (*exponentials)(float *, int, float) = exp_plain;
static float (*largest)(const float *, int) = largest_plain;
static void (*compare)(const float *, const float *, int, int, float, float *) = compare_plain;
static void (*mix)(const float *, const float *, int, int, float *) = mix_plain;

/* The best instructions there are, up to `level`: 0 plain C, 1 AVX2, 2 AVX-512. */
static const char *
choose_arithmetic(int level)
{
    dot = dot_plain; multiply = multiply_plain; exponentials = exp_plain; compare = compare_plain; mix = mix_plain; shrink = shrink_plain;
    largest = largest_plain; unpack = unpack_plain;
#if HAVE_AVX2
    if (level < 1 || !__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return "plain";
    dot = dot_avx2; multiply = multiply_avx2; exponentials = exp_avx2; compare = compare_avx2; mix = mix_avx2; shrink = shrink_avx2;
    largest = largest_avx2; unpack = unpack_avx2;
    if (level < 2 || !runs_avx512()) return "avx2";
    multiply = multiply_avx512; compare = compare_wide; mix = mix_wide;
    return "avx512";
#else
    return "plain";
#endif
}

/* Rows of a matrix as a matrix. */
static Matrix
rows_of(const Matrix *m, int from, int rows)
{
    size_t at = (size_t)from * m->columns;
    Matrix part = {.scale = m->scale + from, .rows = rows, .columns = m->columns};
    if (m->at) part.at = m->at + at;
    else { part.packed = m->packed + at / 2; part.steps = m->steps + at / 64; }
    return part;
}

/* As `multiply`, for matrices of 4 bits too: four rows become int8 near the CPU, and serve all activation rows. */
static void
product(const Matrix *m, const int16_t *a, const float *step, int rows, int from, int to, float *out, int stride)
{
    if (m->at) { multiply(m, a, step, rows, from, to, out, stride); return; }
    int k = m->columns;
    int8_t whole[4 * (size_t)k];
    for (int o = from; o < to; o += 4) {
        Matrix part = rows_of(m, o, MIN(4, to - o));
        for (int i = 0; i < part.rows; i++)
            unpack(part.packed + (size_t)i * k / 2, part.steps + (size_t)i * k / 64, k, whole + (size_t)i * k);
        part.at = whole;
        multiply(&part, a, step, rows, 0, part.rows, out + o, stride);
    }
}

/* ---------------------------------------------------------------- the parts of a layer, by rows */

static void
normalise(const float *x, const float *weight, int n, float epsilon, float *out)
{
    float by = 1.0f / sqrtf(dot(x, x, n) / n + epsilon);
    for (int i = 0; i < n; i++) out[i] = x[i] * by * weight[i];
}

static void
turn(float *head, const float *cosine, const float *sine, int n)
{
    int half = n / 2;
    for (int i = 0; i < half; i++) {
        float a = head[i], b = head[i + half];
        head[i] = a * cosine[i] - b * sine[i];
        head[i + half] = b * cosine[i + half] + a * sine[i + half];
    }
}

static inline float *
cached(const Pass *p, int row, int position, int values, int kv_head)
{
    const Model *m = p->model;
    float *block = (float *)(intptr_t)p->blocks[row][position / BLOCK];
    size_t plane = ((size_t)p->number * 2 + values) * m->kv_heads + kv_head;
    return block + (plane * BLOCK + position % BLOCK) * m->head_width;
}

static void
prepare_row(const Pass *p, int row, const float *weight)
{
    const Model *m = p->model;
    float normal[m->width];
    normalise(p->x + (size_t)row * m->width, weight, m->width, m->epsilon, normal);
    p->step[row] = shrink(normal, m->width, p->small + (size_t)row * m->width);
}

/* Norms and rotation of a row's queries and keys; keys and values go to the cache. */
static void
place_row(const Pass *p, int row)
{
    const Model *m = p->model;
    int d = m->head_width, at = p->positions[row];
    float *head = p->qkv + (size_t)row * p->layer->qkv.rows;
    const float *cosine = m->cosine + (size_t)at * d, *sine = m->sine + (size_t)at * d;
    for (int h = 0; h < m->heads + m->kv_heads; h++, head += d) {
        if (m->qk_norm) normalise(head, h < m->heads ? p->layer->q_norm : p->layer->k_norm, d, m->epsilon, head);
        turn(head, cosine, sine, d);
        if (h >= m->heads) memcpy(cached(p, row, at, 0, h - m->heads), head, (size_t)d * sizeof(float));
    }
    for (int h = 0; h < m->kv_heads; h++, head += d) memcpy(cached(p, row, at, 1, h), head, (size_t)d * sizeof(float));
}

/* What the queries of one key/value head see, for some rows: scores of all positions so far, then their values mixed.
 * Rows of one sequence share its blocks, so each block is used by all of them while it is near. */
static void
attend(const Pass *p, int from, int to, int kv, float *scores)
{
    const Model *m = p->model;
    int d = m->head_width, group = m->heads / m->kv_heads, most_positions = 0;
    float by = 1.0f / sqrtf((float)d), sums[TILE_ROWS * group];
#define QUERY(r) (p->qkv + (size_t)(r) * p->layer->qkv.rows + (size_t)kv * group * d)
#define MIXED(r) (p->mixed + ((size_t)(r) * m->heads + (size_t)kv * group) * d)
#define SCORES(r, h) (scores + ((size_t)((r) - from) * group + (h)) * m->context)
#define SEEN(r, at) MIN(BLOCK, p->positions[r] + 1 - (at))
    for (int r = from; r < to; r++) {
        most_positions = MAX(most_positions, p->positions[r] + 1);
        memset(MIXED(r), 0, (size_t)group * d * sizeof(float));
    }
    for (int at = 0; at < most_positions; at += BLOCK)
        for (int r = from; r < to; r++)
            for (int h = 0; h < group && SEEN(r, at) > 0; h++)
                compare(QUERY(r) + h * d, cached(p, r, at, 0, kv), SEEN(r, at), d, by, SCORES(r, h) + at);
    for (int r = from; r < to; r++)
        for (int h = 0; h < group; h++)
            sums[(r - from) * group + h] = exponentials(SCORES(r, h), p->positions[r] + 1, largest(SCORES(r, h), p->positions[r] + 1));
    for (int at = 0; at < most_positions; at += BLOCK)
        for (int r = from; r < to; r++)
            for (int h = 0; h < group && SEEN(r, at) > 0; h++)
                mix(SCORES(r, h) + at, cached(p, r, at, 1, kv), SEEN(r, at), d, MIXED(r) + h * d);
    for (int r = from; r < to; r++)
        for (int i = 0; i < group * d; i++) MIXED(r)[i] /= sums[(r - from) * group + i / d];
}

/* ---------------------------------------------------------------- stages: what threads share */

enum Stage { PROJECT, PLACE, ATTEND, SHRINK_MIXED, RESIDUAL_OUT, PREPARE, PREPARE_AFTER, GATE, SHRINK_ACTS, RESIDUAL_DOWN };

static void
add_product(const Pass *p, const Matrix *m, int from, int to)
{
    float part[MOST_ROWS * 64];
    for (int o = from; o < to; o += 64) {
        int n = MIN(64, to - o);
        Matrix slice = rows_of(m, o, n);
        product(&slice, p->small, p->step, p->rows, 0, n, part, 64);
        for (int r = 0; r < p->rows; r++)
            for (int i = 0; i < n; i++) p->x[(size_t)r * p->model->width + o + i] += part[r * 64 + i];
    }
}

static void
gate(const Pass *p, int from, int to)
{
    int inner = p->model->inner, n = to - from;
    float *up = p->acts + (size_t)MOST_ROWS * inner;
    product(&p->layer->gate, p->small, p->step, p->rows, from, to, p->acts, inner);
    product(&p->layer->up, p->small, p->step, p->rows, from, to, up, inner);
    float falling[n];
    for (int r = 0; r < p->rows; r++) {
        float *g = p->acts + (size_t)r * inner + from, *u = up + (size_t)r * inner + from;
        for (int i = 0; i < n; i++) falling[i] = -g[i];
        exponentials(falling, n, 0);
        for (int i = 0; i < n; i++) g[i] = g[i] / (1.0f + falling[i]) * u[i];
    }
}

static void
work(const Pass *p, enum Stage stage, int from, int to)
{
    const Model *m = p->model;
    int q = m->heads * m->head_width;
    switch (stage) {
    case PROJECT: product(&p->layer->qkv, p->small, p->step, p->rows, from, to, p->qkv, p->layer->qkv.rows); break;
    case RESIDUAL_OUT: add_product(p, &p->layer->out, from, to); break;
    case RESIDUAL_DOWN: add_product(p, &p->layer->down, from, to); break;
    case GATE: gate(p, from, to); break;
    case PLACE: for (int r = from; r < to; r++) place_row(p, r); break;
    case PREPARE: for (int r = from; r < to; r++) prepare_row(p, r, p->layer->before); break;
    case PREPARE_AFTER: for (int r = from; r < to; r++) prepare_row(p, r, p->layer->after); break;
    case SHRINK_MIXED: for (int r = from; r < to; r++) p->step[r] = shrink(p->mixed + (size_t)r * q, q, p->small + (size_t)r * q); break;
    case SHRINK_ACTS:
        for (int r = from; r < to; r++) p->step[r] = shrink(p->acts + (size_t)r * m->inner, m->inner, p->small + (size_t)r * m->inner);
        break;
    case ATTEND: {
        float scores[TILE_ROWS * (m->heads / m->kv_heads) * m->context];
        for (int i = from; i < to; i++) {
            int row = i / m->kv_heads * TILE_ROWS;
            attend(p, row, MIN(row + TILE_ROWS, p->rows), i % m->kv_heads, scores);
        }
    }
    }
}

/* A stage is cut into chunks that threads take by a shared counter: one that the system has put aside holds up nobody
 * unless it is inside a chunk. `ticket` is stage number << 32 | chunks << 16 | next chunk. */
static struct {
    const Pass *pass;
    enum Stage stage;
    int size, grain;
#if HAVE_THREADS
    _Atomic uint64_t ticket;
    _Atomic int done, active;
    pthread_mutex_t mutex, one_pass;
    pthread_cond_t wake;
    int threads;
    pid_t owner;
#endif
} pool;

#if HAVE_THREADS
static int
take_chunk(void)
{
    uint64_t ticket = atomic_load_explicit(&pool.ticket, memory_order_acquire);
    if ((ticket & 0xffff) >= (ticket >> 16 & 0xffff)) return 0;
    ticket = atomic_fetch_add_explicit(&pool.ticket, 1, memory_order_acq_rel);
    int chunk = (int)(ticket & 0xffff);
    if (chunk >= (int)(ticket >> 16 & 0xffff)) return 0;
    work(pool.pass, pool.stage, chunk * pool.grain, MIN(pool.size, (chunk + 1) * pool.grain));
    atomic_fetch_add_explicit(&pool.done, 1, memory_order_release);
    return 1;
}

static void
rest(int *spins)
{
#if HAVE_AVX2
    _mm_pause();
#endif
    if (++*spins > 2000) sched_yield();
}

static void *
worker(void *unused)
{
    for (;;) {
        pthread_mutex_lock(&pool.mutex);
        while (!atomic_load(&pool.active)) pthread_cond_wait(&pool.wake, &pool.mutex);
        pthread_mutex_unlock(&pool.mutex);
        for (int spins = 0; atomic_load_explicit(&pool.active, memory_order_relaxed);) {
            if (take_chunk()) spins = 0;
            else rest(&spins);
        }
    }
    return unused;
}

/* Threads do not survive a fork: a child starts its own. */
static void
hire(int threads)
{
    if (pool.owner != getpid()) {
        pthread_mutex_init(&pool.mutex, NULL);
        pthread_cond_init(&pool.wake, NULL);
        pool.threads = 1;
        pool.owner = getpid();
    }
    for (pthread_t thread; pool.threads < threads; pool.threads++) {
        if (pthread_create(&thread, NULL, worker, NULL)) return;
        pthread_detach(thread);
    }
}

static void
set_active(int active)
{
    pthread_mutex_lock(&pool.mutex);
    atomic_store(&pool.active, active);
    if (active) pthread_cond_broadcast(&pool.wake);
    pthread_mutex_unlock(&pool.mutex);
}
#endif

static void
run_stage(const Pass *p, enum Stage stage, int size, int grain, int threads)
{
#if HAVE_THREADS
    if (threads > 1 && size > grain) {
        static uint64_t number;
        pool.pass = p; pool.stage = stage; pool.size = size; pool.grain = grain;
        atomic_store_explicit(&pool.done, 0, memory_order_relaxed);
        int chunks = (size + grain - 1) / grain, spins = 0;
        atomic_store_explicit(&pool.ticket, (++number & 0xffffffff) << 32 | (uint64_t)chunks << 16, memory_order_release);
        while (take_chunk()) {}
        while (atomic_load_explicit(&pool.done, memory_order_acquire) < chunks) rest(&spins);
        return;
    }
#endif
    work(p, stage, 0, size);
}

static void
run_layer(Pass *p, int threads)
{
    const Model *m = p->model;
    int rows = p->rows, few = MAX(4, (rows + threads - 1) / threads), pieces = threads * (rows < 8 ? 1 : 4);
#define GRAIN(n) (MAX(4, ((n) / pieces + 3) / 4 * 4))
    run_stage(p, PREPARE, rows, few, threads);
    run_stage(p, PROJECT, p->layer->qkv.rows, GRAIN(p->layer->qkv.rows), threads);
    run_stage(p, PLACE, rows, few, threads);
    int tiles = (rows + TILE_ROWS - 1) / TILE_ROWS * m->kv_heads;
    run_stage(p, ATTEND, tiles, MAX(1, tiles / pieces), threads);
    run_stage(p, SHRINK_MIXED, rows, few, threads);
    run_stage(p, RESIDUAL_OUT, m->width, GRAIN(m->width), threads);
    run_stage(p, PREPARE_AFTER, rows, few, threads);
    run_stage(p, GATE, m->inner, GRAIN(m->inner), threads);
    run_stage(p, SHRINK_ACTS, rows, few, threads);
    run_stage(p, RESIDUAL_DOWN, m->width, GRAIN(m->width), threads);
}

static int
run_pass(const Model *m, const int32_t *ids, const int32_t *positions, const int64_t *const *blocks, int rows, float *hidden, int threads)
{
    int q = m->heads * m->head_width, widest = MAX(m->inner, MAX(m->width, q));
    size_t floats = (size_t)MOST_ROWS * (m->width + q + 2 * m->kv_heads * m->head_width + q + 2 * m->inner + 1);
    float *room = malloc(floats * sizeof(float) + (size_t)MOST_ROWS * widest * sizeof(int16_t));
    if (!room) return -1;
    Pass p = {.model = m, .rows = rows, .positions = positions, .blocks = blocks, .x = room};
    p.qkv = p.x + MOST_ROWS * m->width;
    p.mixed = p.qkv + MOST_ROWS * (q + 2 * m->kv_heads * m->head_width);
    p.acts = p.mixed + MOST_ROWS * q;
    p.step = p.acts + MOST_ROWS * 2 * m->inner;
    p.small = (int16_t *)(p.step + MOST_ROWS);
    for (int r = 0; r < rows; r++) {
        const int8_t *row = m->embedding.at + (size_t)ids[r] * m->width;
        for (int i = 0; i < m->width; i++) p.x[(size_t)r * m->width + i] = row[i] * m->embedding.scale[ids[r]];
    }
#if HAVE_THREADS
    static pthread_mutex_t one_pass = PTHREAD_MUTEX_INITIALIZER;
    if (threads > 1) { pthread_mutex_lock(&one_pass); hire(threads); set_active(1); }
#endif
    for (p.number = 0; p.number < m->layers; p.number++) {
        p.layer = m->layer + p.number;
        run_layer(&p, threads);
    }
#if HAVE_THREADS
    if (threads > 1) { set_active(0); pthread_mutex_unlock(&one_pass); }
#endif
    for (int r = 0; r < rows; r++)
        normalise(p.x + (size_t)r * m->width, m->norm, m->width, m->epsilon, hidden + (size_t)r * m->width);
    free(room);
    return 0;
}

/* ---------------------------------------------------------------- Python's side */

/* Weights are copied to one stretch of memory in large pages: a pass reads all of it, and looking up small pages took
 * half of its time. */
static char *
open_arena(size_t size)
{
#if HAVE_THREADS
    char *arena = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (arena == MAP_FAILED) return NULL;
#ifdef MADV_HUGEPAGE
    madvise(arena, size, MADV_HUGEPAGE);
#endif
    return arena;
#else
    return malloc(size);
#endif
}

static void
close_model(PyObject *capsule)
{
    Model *m = PyCapsule_GetPointer(capsule, "ndb.model");
    if (!m) return;
#if HAVE_THREADS
    if (m->arena) munmap(m->arena, m->size);
#else
    free(m->arena);
#endif
    free(m->layer);
    free(m);
}

/* The next array, copied; NULL with an error set where there is none or it has another size than one of these, which it is
 * told. */
static const void *
next_of_sizes(Model *m, PyObject *arrays, size_t bytes, size_t otherwise, size_t *found)
{
    Py_buffer buffer;
    PyObject *array = PyErr_Occurred() ? NULL : PyIter_Next(arrays);
    if (!array || PyObject_GetBuffer(array, &buffer, PyBUF_SIMPLE)) {
        if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the model lacks arrays");
        Py_XDECREF(array);
        return NULL;
    }
    if ((size_t)buffer.len == otherwise) bytes = otherwise;
    *found = bytes;
    char *copy = m->arena + m->used;
    m->used += (bytes + 63) / 64 * 64;
    if ((size_t)buffer.len != bytes || m->used > m->size - AHEAD)
        PyErr_Format(PyExc_ValueError, "an array of the model has %zd bytes, not %zu", buffer.len, bytes);
    else memcpy(copy, buffer.buf, bytes);
    PyBuffer_Release(&buffer);
    Py_DECREF(array);
    return copy;
}

static const void *
next_array(Model *m, PyObject *arrays, size_t bytes)
{
    size_t found;
    return next_of_sizes(m, arrays, bytes, bytes, &found);
}

static const float *
next_floats(Model *m, PyObject *arrays, size_t count) { return next_array(m, arrays, count * sizeof(float)); }

static Matrix
next_matrix(Model *m, PyObject *arrays, int rows, int columns)
{
    Matrix matrix = {.rows = rows, .columns = columns};
    size_t count = (size_t)rows * columns, found = count;
    const void *numbers = next_of_sizes(m, arrays, count, columns % 64 ? count : count / 2, &found);
    if (found == count) matrix.at = numbers;
    else { matrix.packed = numbers; matrix.steps = next_array(m, arrays, count / 64); }
    matrix.scale = next_floats(m, arrays, rows);
    return matrix;
}

static void
take_arrays(Model *m, PyObject *arrays, int tied)
{
    int q = m->heads * m->head_width, kv = m->kv_heads * m->head_width;
    m->cosine = next_floats(m, arrays, (size_t)m->context * m->head_width);
    m->sine = next_floats(m, arrays, (size_t)m->context * m->head_width);
    m->embedding = next_matrix(m, arrays, m->vocabulary, m->width);
    if (!m->embedding.at && !PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the embedding must be int8");
    m->norm = next_floats(m, arrays, m->width);
    for (Layer *layer = m->layer; layer < m->layer + m->layers; layer++) {
        layer->before = next_floats(m, arrays, m->width);
        layer->qkv = next_matrix(m, arrays, q + 2 * kv, m->width);
        if (m->qk_norm) {
            layer->q_norm = next_floats(m, arrays, m->head_width);
            layer->k_norm = next_floats(m, arrays, m->head_width);
        }
        layer->out = next_matrix(m, arrays, m->width, q);
        layer->after = next_floats(m, arrays, m->width);
        layer->gate = next_matrix(m, arrays, m->inner, m->width);
        layer->up = next_matrix(m, arrays, m->inner, m->width);
        layer->down = next_matrix(m, arrays, m->width, m->inner);
    }
    m->head = tied ? m->embedding : next_matrix(m, arrays, m->vocabulary, m->width);
}

PyDoc_STRVAR(open_doc, "open_model(shape, epsilon, tied, size, arrays): the weights, in the order of runtime_kernel.arrays_of");
static PyObject *
open_model(PyObject *module, PyObject *args)
{
    PyObject *arrays, *capsule = NULL;
    Py_ssize_t size;
    int tied;
    Model *m = calloc(1, sizeof(Model));
    if (!m) return PyErr_NoMemory();
    if (!PyArg_ParseTuple(args, "(iiiiiiiii)fpnO", &m->vocabulary, &m->width, &m->layers, &m->heads, &m->kv_heads, &m->head_width,
                          &m->inner, &m->context, &m->qk_norm, &m->epsilon, &tied, &size, &arrays)) { free(m); return NULL; }
    m->size = (size_t)size + AHEAD;   /* what is fetched ahead of the last weights is ours too */
    m->layer = calloc((size_t)m->layers, sizeof(Layer));
    m->arena = open_arena(m->size);
    capsule = m->arena && m->layer ? PyCapsule_New(m, "ndb.model", close_model) : PyErr_NoMemory();
    if (!capsule) { free(m->layer); free(m); return NULL; }
    take_arrays(m, arrays, tied);
    if (PyErr_Occurred()) { Py_DECREF(capsule); return NULL; }
    return capsule;
}

/* What comes from outside is checked here; from here on it is true. */
static int
is_valid(const Model *m, const int32_t *ids, const int32_t *positions, const int32_t *owners, Py_ssize_t rows, Py_ssize_t sequences)
{
    for (Py_ssize_t r = 0; r < rows; r++)
        if (ids[r] < 0 || ids[r] >= m->vocabulary || positions[r] < 0 || positions[r] >= m->context || owners[r] < 0 || owners[r] >= sequences)
            return 0;
    return rows > 0 && rows <= MOST_ROWS;
}

PyDoc_STRVAR(forward_doc,
    "forward(model, ids, positions, owners, blocks, stride, hidden, threads): read tokens. `owners` says which row of `blocks`\n"
    "(addresses of the cache's blocks, `stride` a sequence) is each token's; writes what the network makes of each to `hidden`.");
static PyObject *
forward(PyObject *module, PyObject *args)
{
    PyObject *capsule;
    Py_buffer ids, positions, owners, blocks, hidden;
    int stride, threads, failed = 1;
    if (!PyArg_ParseTuple(args, "Oy*y*y*y*iw*i", &capsule, &ids, &positions, &owners, &blocks, &stride, &hidden, &threads)) return NULL;
    const Model *m = PyCapsule_GetPointer(capsule, "ndb.model");
    Py_ssize_t rows = ids.len / 4, sequences = stride > 0 ? blocks.len / 8 / stride : 0;
    if (m && positions.len == ids.len && owners.len == ids.len && hidden.len == rows * m->width * 4
        && stride * BLOCK >= m->context && is_valid(m, ids.buf, positions.buf, owners.buf, rows, sequences)) {
        const int64_t *tables[MOST_ROWS];
        for (Py_ssize_t r = 0; r < rows; r++) tables[r] = (const int64_t *)blocks.buf + (size_t)((int32_t *)owners.buf)[r] * stride;
        Py_BEGIN_ALLOW_THREADS
        failed = run_pass(m, ids.buf, positions.buf, tables, (int)rows, hidden.buf, MAX(1, MIN(threads, MOST_THREADS)));
        Py_END_ALLOW_THREADS
        if (failed) PyErr_NoMemory();
    } else if (m) PyErr_SetString(PyExc_ValueError, "arrays of a pass do not fit each other or the model");
    Py_buffer *all[] = {&ids, &positions, &owners, &blocks, &hidden};
    for (int i = 0; i < 5; i++) PyBuffer_Release(all[i]);
    if (failed) return NULL;
    Py_RETURN_NONE;
}

PyDoc_STRVAR(logits_doc, "logits(model, hidden, out): the scores of all tokens after one position");
static PyObject *
logits(PyObject *module, PyObject *args)
{
    PyObject *capsule;
    Py_buffer hidden, out;
    if (!PyArg_ParseTuple(args, "Oy*w*", &capsule, &hidden, &out)) return NULL;
    const Model *m = PyCapsule_GetPointer(capsule, "ndb.model");
    int16_t *small = m ? malloc((size_t)m->width * 2) : NULL;
    int good = small && hidden.len == (Py_ssize_t)m->width * 4 && out.len == (Py_ssize_t)m->vocabulary * 4;
    if (good) {
        float step = shrink(hidden.buf, m->width, small);
        product(&m->head, small, &step, 1, 0, m->vocabulary, out.buf, m->vocabulary);
    }
    free(small);
    PyBuffer_Release(&hidden); PyBuffer_Release(&out);
    if (!good) { if (m) PyErr_SetString(PyExc_ValueError, "arrays of another size than the model's"); return NULL; }
    Py_RETURN_NONE;
}

PyDoc_STRVAR(arithmetic_doc, "arithmetic(level): use plain C (0), at most AVX2 (1) or the best there is (2); says which it is now");
static PyObject *
arithmetic(PyObject *module, PyObject *args)
{
    int level;
    return PyArg_ParseTuple(args, "i", &level) ? PyUnicode_FromString(choose_arithmetic(level)) : NULL;
}

static PyMethodDef methods[] = {
    {"open_model", open_model, METH_VARARGS, open_doc},
    {"forward", forward, METH_VARARGS, forward_doc},
    {"logits", logits, METH_VARARGS, logits_doc},
    {"arithmetic", arithmetic, METH_VARARGS, arithmetic_doc},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_kernel", "The network's forward pass, in C.", -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit__kernel(void)
{
    fill_meaning();
    choose_arithmetic(2);
    return PyModule_Create(&definition);
}
