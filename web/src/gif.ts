// Pictures one after the other as an animated GIF: colours chosen, what changed cut out, packed (LZW). Knows the format.

export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const MOST_COLOURS = 256;
const CLEAR = 256, END = 257, LARGEST = 4096;

/** At most 256 colours that stand for all those of some pictures; each is the mean of those it stands for. */
export class Palette {
  readonly bytes = new Uint8Array(3 * MOST_COLOURS);
  private readonly nearest = new Int16Array(1 << 15).fill(-1);
  private count = 0;

  constructor(samples: Pixels[]) {
    const seen = new Map<number, [number, number, number, number]>();
    for (const { data } of samples)
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
        const sums = seen.get(bin(red, green, blue)) ?? [0, 0, 0, 0];
        sums[0] += red; sums[1] += green; sums[2] += blue; sums[3] += 1;
        seen.set(bin(red, green, blue), sums);
      }
    const often = [...seen].sort(([, one], [, other]) => other[3] - one[3]).slice(0, MOST_COLOURS);
    for (const [key, [red, green, blue, times]] of often) {
      this.bytes.set([red / times, green / times, blue / times].map(Math.round), 3 * this.count);
      this.nearest[key] = this.count++;
    }
  }

  /** The number of each pixel's colour. */
  indexed({ data }: Pixels): Uint8Array {
    const found = new Uint8Array(data.length / 4);
    for (let at = 0; at < found.length; at++) found[at] = this.index(data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!);
    return found;
  }

  private index(red: number, green: number, blue: number): number {
    const key = bin(red, green, blue), known = this.nearest[key]!;
    if (known >= 0) return known;
    let best = 0, least = Infinity;
    for (let each = 0; each < this.count; each++) {
      const far = (this.bytes[3 * each]! - red) ** 2 + (this.bytes[3 * each + 1]! - green) ** 2 + (this.bytes[3 * each + 2]! - blue) ** 2;
      if (far < least) [best, least] = [each, far];
    }
    return (this.nearest[key] = best);
  }
}

function bin(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}

/** A GIF that repeats for ever. Pictures are of one size; of each only what is unlike the one before is kept. */
export class Gif {
  private readonly parts: Uint8Array[] = [];
  private before: Uint8Array | null = null;

  constructor(private readonly width: number, private readonly height: number, private readonly palette: Palette) {
    this.add([...letters("GIF89a"), ...short(width), ...short(height), 0xf7, 0, 0]);
    this.parts.push(palette.bytes);
    this.add([0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0]);
  }

  frame(picture: Pixels, milliseconds: number): void {
    const now = this.palette.indexed(picture), box = this.changed(now);
    this.before = now;
    this.add([0x21, 0xf9, 4, 0x04, ...short(Math.round(milliseconds / 10)), 0, 0]);
    this.add([0x2c, ...short(box.left), ...short(box.top), ...short(box.width), ...short(box.height), 0]);
    const cut = new Uint8Array(box.width * box.height);
    for (let row = 0; row < box.height; row++) {
      const start = (box.top + row) * this.width + box.left;
      cut.set(now.subarray(start, start + box.width), row * box.width);
    }
    this.parts.push(packed(cut));
  }

  finished(): Blob {
    this.add([0x3b]);
    return new Blob(this.parts as BlobPart[], { type: "image/gif" });
  }

  private add(bytes: number[]): void {
    this.parts.push(Uint8Array.from(bytes));
  }

  private changed(now: Uint8Array): { left: number; top: number; width: number; height: number } {
    const before = this.before;
    if (!before) return { left: 0, top: 0, width: this.width, height: this.height };
    let left = this.width, right = -1, top = this.height, bottom = -1;
    for (let at = 0; at < now.length; at++) {
      if (now[at] === before[at]) continue;
      const x = at % this.width, y = (at - x) / this.width;
      left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
    }
    return right < 0 ? { left: 0, top: 0, width: 1, height: 1 } : { left, top, width: right - left + 1, height: bottom - top + 1 };
  }
}

function short(number: number): [number, number] {
  return [number & 255, (number >> 8) & 255];
}

function letters(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** Colour numbers by LZW, in blocks of 255 bytes. */
function packed(numbers: Uint8Array): Uint8Array {
  const bits = new Bits();
  let known = new Map<number, number>(), next = END + 1, size = 9, prefix = -1;
  bits.write(CLEAR, size);
  for (const number of numbers) {
    const longer = known.get((prefix << 8) | number);
    if (prefix < 0) prefix = number;
    else if (longer !== undefined) prefix = longer;
    else {
      bits.write(prefix, size);
      if (next < LARGEST) {
        if (next === 1 << size) size++;
        known.set((prefix << 8) | number, next++);
      } else {
        bits.write(CLEAR, size);
        known = new Map();
        [next, size] = [END + 1, 9];
      }
      prefix = number;
    }
  }
  bits.write(prefix, size);
  bits.write(END, size);
  return bits.blocks();
}

class Bits {
  private readonly bytes: number[] = [];
  private held = 0;
  private count = 0;

  write(code: number, size: number): void {
    this.held |= code << this.count;
    this.count += size;
    for (; this.count >= 8; this.count -= 8, this.held >>>= 8) this.bytes.push(this.held & 255);
  }

  blocks(): Uint8Array {
    if (this.count) this.bytes.push(this.held & 255);
    const made: number[] = [8];
    for (let start = 0; start < this.bytes.length; start += 255) {
      const block = this.bytes.slice(start, start + 255);
      made.push(block.length, ...block);
    }
    return Uint8Array.from([...made, 0]);
  }
}
