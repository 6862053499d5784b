### sensor_spikes
def sensor_spikes(readings, jump):
    spikes = []
    for i in range(1, len(readings) - 1):
        left, here, right = readings[i - 1:i + 2]
        if here - left > jump and here - right > jump:
            spikes.append((i, here))
    return spikes

#> sensor_spikes([10, 11, 30, 12, 10], 5)
#> sensor_spikes([], 1)
#> sensor_spikes([3, 90], 2)
#> sensor_spikes([0, 9, 0, 9, 0, 4, 0], 4)
#> sensor_spikes([5.5, 7.0, 5.0, 8.2, 8.1], 1.0)

### moving_average_by_station
def moving_average_by_station(data, span):
    smooth = {}
    for station, values in data.items():
        smooth[station] = [
            round(sum(values[i:i + span]) / span, 2) for i in range(len(values) - span + 1)
        ]
    return smooth

#> moving_average_by_station({"roof": [10, 12, 14, 20], "cellar": [5, 5, 5]}, 2)
#> moving_average_by_station({}, 3)
#> moving_average_by_station({"a": [1, 2]}, 3)
#> moving_average_by_station({"pier": [1.5, 2.5, 9]}, 1)
#> moving_average_by_station({"x": [7, -7, 7, -7, 7], "y": []}, 3)

### calibrate_offsets
def calibrate_offsets(raw, reference):
    offsets = {k: reference[k] - raw[k] for k in raw if k in reference}
    usual = sorted(offsets.values())[len(offsets) // 2] if offsets else 0
    return {k: v + offsets.get(k, usual) for k, v in raw.items()}, usual

#> calibrate_offsets({"t1": 20, "t2": 23, "t3": 19}, {"t1": 21, "t2": 21})
#> calibrate_offsets({"t1": 20}, {})
#> calibrate_offsets({}, {"t1": 5})
#> calibrate_offsets({"a": 1, "b": 2, "c": 3, "d": 4}, {"a": 4, "b": 4, "c": 4})
#> calibrate_offsets({"p": -5, "q": 0}, {"q": 10, "z": 99})

### fill_missing_readings
def fill_missing_readings(values):
    filled = values[:]
    for i, v in enumerate(values):
        if v is not None:
            continue
        before = next((x for x in reversed(values[:i]) if x is not None), None)
        after = next((x for x in values[i:] if x is not None), None)
        if before is None:
            filled[i] = after
        elif after is None:
            filled[i] = before
        else:
            filled[i] = (before + after) / 2
    return filled

#> fill_missing_readings([4, None, 8, None])
#> fill_missing_readings([None, None, 5])
#> fill_missing_readings([])
#> fill_missing_readings([None])
#> fill_missing_readings([1, None, None, 10, 3])

### threshold_crossings
def threshold_crossings(samples, level):
    above = None
    out = []
    for time, value in samples:
        now = value > level
        if above is not None and now != above:
            out.append(("rise" if now else "fall", time))
        above = now
    return out

#> threshold_crossings([(0, 3), (1, 8), (2, 9), (3, 2)], 5)
#> threshold_crossings([], 5)
#> threshold_crossings([(0, 10)], 5)
#> threshold_crossings([(0, 5), (1, 6), (2, 5), (3, 6)], 5)
#> threshold_crossings([("06h", -4), ("12h", 1), ("18h", -1)], 0)

### battery_forecast
def battery_forecast(history, empty=0):
    if len(history) < 2:
        return "unknown"
    (t0, v0), (t1, v1) = history[0], history[-1]
    rate = (v1 - v0) / (t1 - t0)
    if rate >= 0:
        return "charging"
    return f"empty at t={t1 + (empty - v1) / rate:.1f}"

#> battery_forecast([(0, 100), (5, 90), (10, 80)])
#> battery_forecast([(0, 40), (4, 60)])
#> battery_forecast([(3, 50)])
#> battery_forecast([(2, 30), (8, 15)], empty=5)
#> battery_forecast([(1, 10), (1, 9)])

### station_extremes
def station_extremes(rows):
    extremes = {}
    for name, temp in rows:
        low, high = extremes.get(name, (temp, temp))
        extremes[name] = (min(low, temp), max(high, temp))
    widest = max(extremes, key=lambda n: extremes[n][1] - extremes[n][0], default=None)
    return extremes, widest

#> station_extremes([("Oslo", -4), ("Rome", 12), ("Oslo", 6), ("Rome", 9)])
#> station_extremes([])
#> station_extremes([("Nuuk", -20)])
#> station_extremes([("A", 1), ("B", 1), ("A", 3), ("B", 3)])
#> station_extremes([("k", 0.5), ("k", -0.5), ("k", 0), ("j", 2)])

### downsample_buckets
def downsample_buckets(points, width):
    buckets = {}
    for t, value in points:
        buckets.setdefault(t // width * width, []).append(value)
    return [(start, max(vs), len(vs)) for start, vs in sorted(buckets.items())]

#> downsample_buckets([(1, 5), (4, 9), (11, 2), (29, 7)], 10)
#> downsample_buckets([], 60)
#> downsample_buckets([(0, 1), (60, 1), (59, 8)], 60)
#> downsample_buckets([(-1, 3), (1, 4)], 5)
#> downsample_buckets([(7, 7)], 0)
#> downsample_buckets([(2, 10), (3, 20), (4, 30)], 2)

### flag_stuck_sensors
from itertools import groupby


def flag_stuck_sensors(series, limit=3):
    stuck = {}
    for sensor, values in series.items():
        for value, run in groupby(values):
            length = len(list(run))
            if length >= limit:
                stuck.setdefault(sensor, []).append((value, length))
    return stuck

#> flag_stuck_sensors({"s1": [4, 4, 4, 5], "s2": [1, 2, 1, 2]})
#> flag_stuck_sensors({})
#> flag_stuck_sensors({"s3": [0, 0, 0, 0, 1, 1, 1]}, 3)
#> flag_stuck_sensors({"a": [7, 7], "b": [8]}, limit=2)
#> flag_stuck_sensors({"n": [None, None, None]})

### wind_direction_names
def wind_direction_names(readings):
    names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    tally = {}
    for degrees, speed in readings:
        label = "calm" if speed < 1 else names[round(degrees % 360 / 45) % 8]
        tally[label] = tally.get(label, 0) + 1
    return sorted(tally.items(), key=lambda kv: (-kv[1], kv[0]))

#> wind_direction_names([(0, 5), (44, 3), (91, 10), (350, 4)])
#> wind_direction_names([])
#> wind_direction_names([(180, 0.2), (-90, 6), (270, 2)])
#> wind_direction_names([(22, 9), (23, 9), (338, 9), (337, 9)])
#> wind_direction_names([(720, 1), (225, 15), (226, 14), (135, 1)])

### sensor_health_report
def sensor_health_report(sensors, now):
    problems = []
    for sid, info in sensors.items():
        checks = {
            "silent": now - info.get("last", 0) > 60,
            "weak": info.get("battery", 100) < 20,
            "range": not -40 <= info["value"] <= 85,
        }
        bad = [name for name, hit in checks.items() if hit]
        if bad:
            problems.append(f"{sid}: {'+'.join(bad)}")
    return problems

#> sensor_health_report({"s1": {"last": 95, "value": 20}, "s2": {"last": 10, "value": 90, "battery": 5}}, 100)
#> sensor_health_report({}, 5)
#> sensor_health_report({"k": {"value": -41}}, 30)
#> sensor_health_report({"k": {"value": 85, "last": 0}}, 61)
#> sensor_health_report({"m": {"last": 3}}, 4)
#> sensor_health_report({"a": {"value": 1, "battery": 19}, "b": {"value": 1, "battery": 20}}, 2)

### tide_turns
def tide_turns(levels):
    turns = []
    direction = 0
    for i in range(1, len(levels)):
        step = (levels[i] > levels[i - 1]) - (levels[i] < levels[i - 1])
        if step and direction and step != direction:
            turns.append(("high" if direction > 0 else "low", levels[i - 1]))
        direction = step or direction
    return turns

#> tide_turns([1, 3, 5, 4, 2, 2, 6])
#> tide_turns([])
#> tide_turns([2, 2, 2])
#> tide_turns([5, 4, 3])
#> tide_turns([0.5, 1.5, 1.5, 0.2, 0.9, 0.1])

### align_two_series
def align_two_series(a, b, tolerance=1):
    pairs, j = [], 0
    for t, value in a:
        while j < len(b) and b[j][0] < t - tolerance:
            j += 1
        if j < len(b) and b[j][0] <= t + tolerance:
            pairs.append((t, value, b[j][1]))
            j += 1
    return pairs

#> align_two_series([(1, "a"), (5, "b"), (9, "c")], [(2, "x"), (7, "y"), (9, "z")])
#> align_two_series([], [(1, "x")])
#> align_two_series([(3, 10)], [])
#> align_two_series([(1, "p"), (2, "q"), (3, "r")], [(0, 1), (3, 2)], 0)
#> align_two_series([(10, "m"), (20, "n")], [(4, "u"), (14, "v"), (16, "w")], tolerance=4)

### energy_bill
def energy_bill(usage, tariffs):
    total = 0
    per_band = {}
    for hour, kwh in usage:
        for band, (start, end, price) in tariffs.items():
            inside = start <= hour < end if start < end else hour >= start or hour < end
            if inside:
                cost = kwh * price
                per_band[band] = per_band.get(band, 0) + cost
                total += cost
                break
    return total, per_band

#> energy_bill([(2, 3), (9, 5), (23, 1)], {"night": (22, 6, 10), "day": (6, 22, 25)})
#> energy_bill([], {"day": (6, 22, 25)})
#> energy_bill([(12, 4), (20, 4)], {"noon": (11, 14, 30)})
#> energy_bill([(0, 2), (5, 2), (6, 2)], {"night": (23, 6, 8), "flat": (0, 24, 20)})
#> energy_bill([(18, 1.5)], {"peak": (17, 20, 40), "rest": (20, 17, 18)})

### majority_vote_sensors
def majority_vote_sensors(frames):
    decided = []
    for frame in frames:
        votes = [v for v in frame if v is not None]
        yes = votes.count(1)
        if not votes or yes * 2 == len(votes):
            decided.append(decided[-1] if decided else 0)
        else:
            decided.append(int(yes * 2 > len(votes)))
    return decided

#> majority_vote_sensors([[1, 1, 0], [0, None, 1], [0, 0, 1]])
#> majority_vote_sensors([])
#> majority_vote_sensors([[None, None], [1, None], []])
#> majority_vote_sensors([[1, 0], [1], [0, 1], [0, 0]])
#> majority_vote_sensors(["", [1, 1, 1]])

### rain_days_summary
def rain_days_summary(mm):
    wet = [i for i, x in enumerate(mm, 1) if x >= 1]
    if not wet:
        return "dry period"
    wettest = mm.index(max(mm)) + 1
    dry_spell = max(b - a - 1 for a, b in zip([0] + wet, wet + [len(mm) + 1]))
    return f"{len(wet)} wet days, most on day {wettest}, longest dry spell {dry_spell}"

#> rain_days_summary([0, 3, 0, 0, 12, 0.4])
#> rain_days_summary([0, 0.9, 0])
#> rain_days_summary([])
#> rain_days_summary([5, 5, 5])
#> rain_days_summary([0, 0, 0, 1, 22.5, 0, 2])

### packet_reassembly
def packet_reassembly(packets, total):
    slots = [None] * total
    dupes = 0
    for seq, payload in packets:
        if not 0 <= seq < total:
            continue
        if slots[seq] is not None:
            dupes += 1
        slots[seq] = payload
    missing = [i for i, s in enumerate(slots) if s is None]
    return ("".join(slots), dupes) if not missing else (missing, dupes)

#> packet_reassembly([(2, "rld"), (0, "hel"), (1, "lo wo")], 3)
#> packet_reassembly([(0, "ab"), (0, "cd")], 2)
#> packet_reassembly([], 0)
#> packet_reassembly([(5, "x"), (-1, "y")], 1)
#> packet_reassembly([(1, "B"), (1, "b"), (0, "A"), (9, "?")], 2)

### greenhouse_actions
def greenhouse_actions(readings, rules):
    log = []
    for name, value in readings.items():
        low, high = rules.get(name, (None, None))
        if low is not None and value < low:
            log.append(f"raise {name} by {low - value}")
        if high is not None and value > high:
            log.append(f"lower {name} by {value - high}")
    return log or ["all good"]

#> greenhouse_actions({"temp": 31, "humid": 40}, {"temp": (18, 28), "humid": (50, 80)})
#> greenhouse_actions({"temp": 20}, {"temp": (18, 28)})
#> greenhouse_actions({}, {"co2": (1, 2)})
#> greenhouse_actions({"light": 5, "soil": 90}, {"light": (10, None), "soil": (None, 70)})
#> greenhouse_actions({"ph": 3}, {})

### pulse_zones
def pulse_zones(bpm, age):
    top = 220 - age
    zones = {"rest": 0, "easy": 0, "work": 0, "max": 0}
    for beat in bpm:
        share = beat * 100 // top
        if share < 50:
            zones["rest"] += 1
        elif share < 70:
            zones["easy"] += 1
        elif share < 90:
            zones["work"] += 1
        else:
            zones["max"] += 1
    return {z: n for z, n in zones.items() if n}

#> pulse_zones([60, 95, 130, 150, 185], 20)
#> pulse_zones([], 40)
#> pulse_zones([72, 71, 70], 60)
#> pulse_zones([100, 140, 180], 20)
#> pulse_zones([99, 139, 179, 200, 201], 20)

### nearest_sensor_value
def nearest_sensor_value(sensors, x, y):
    if not sensors:
        raise LookupError("no sensors")
    name, (sx, sy, value) = min(sensors.items(), key=lambda s: (s[1][0] - x) ** 2 + (s[1][1] - y) ** 2)
    exact = (sx, sy) == (x, y)
    return f"{name}{'=' if exact else '~'}{value}"

#> nearest_sensor_value({"dock": (0, 0, 7), "hill": (10, 10, 3)}, 2, 3)
#> nearest_sensor_value({"dock": (0, 0, 7), "hill": (10, 10, 3)}, 10, 10)
#> nearest_sensor_value({}, 1, 1)
#> nearest_sensor_value({"l": (-5, 0, 1), "r": (5, 0, 2)}, 0, 0)
#> nearest_sensor_value({"only": (100, -100, None)}, 3, 4)

### cumulative_meter_resets
def cumulative_meter_resets(readings, rollover=1000):
    used = []
    resets = 0
    for prev, cur in zip(readings, readings[1:]):
        if cur < prev:
            resets += 1
            cur += rollover
        used.append(cur - prev)
    return used, sum(used), resets

#> cumulative_meter_resets([100, 250, 990, 40])
#> cumulative_meter_resets([])
#> cumulative_meter_resets([5])
#> cumulative_meter_resets([8, 9, 1, 3, 0], rollover=10)
#> cumulative_meter_resets([500, 500, 501])

### parse_sensor_lines
def parse_sensor_lines(text):
    good, bad = {}, 0
    for row in text.splitlines():
        try:
            name, value, unit = row.split(",")
            number = float(value)
        except ValueError:
            bad += 1
            continue
        if unit.strip() == "F":
            number = round((number - 32) * 5 / 9, 1)
        good[name.strip()] = number
    return good, bad

#> parse_sensor_lines("attic,77,F\nshed,12.5,C")
#> parse_sensor_lines("")
#> parse_sensor_lines("attic;77;F\n\nshed,warm,C")
#> parse_sensor_lines("a,1,C\na,2,C\n b ,-40, F")
#> parse_sensor_lines("x,1e2,C\ny,,C")

### hysteresis_heater
def hysteresis_heater(temps, low, high):
    on = False
    trace = []
    for t in temps:
        if t <= low:
            on = True
        elif t >= high:
            on = False
        trace.append("#" if on else ".")
    return "".join(trace), trace.count("#")

#> hysteresis_heater([20, 17, 18, 19, 21, 20, 18], 17, 21)
#> hysteresis_heater([], 10, 20)
#> hysteresis_heater([15, 15, 15], 10, 20)
#> hysteresis_heater([5, 25, 5, 25], 10, 20)
#> hysteresis_heater([-3, 0, 3, 8], low=-2, high=4)

### outlier_readings
from statistics import median


def outlier_readings(readings, factor=3):
    if len(readings) < 3:
        return []
    centre = median(readings.values())
    spread = median(abs(v - centre) for v in readings.values())
    return [k for k, v in readings.items() if abs(v - centre) > factor * spread]

#> outlier_readings({"a": 10, "b": 11, "c": 9, "d": 50})
#> outlier_readings({"a": 1, "b": 100})
#> outlier_readings({"a": 5, "b": 5, "c": 6})
#> outlier_readings({"p": 2, "q": 4, "r": 6, "s": 8}, 1)
#> outlier_readings({"x": -80, "y": 0, "z": 1, "w": 2, "v": 3})

### lift_trip_stats
def lift_trip_stats(floors):
    travelled = up = 0
    for a, b in zip(floors, floors[1:]):
        travelled += abs(a - b)
        up += b > a
    favourite = max(set(floors), key=lambda f: (floors.count(f), -f)) if floors else None
    return {"moved": travelled, "up": up, "favourite": favourite}

#> lift_trip_stats([0, 5, 2, 5, 0])
#> lift_trip_stats([])
#> lift_trip_stats([3])
#> lift_trip_stats([-2, 0, -2, 7, 7])
#> lift_trip_stats([1, 2, 3, 4, 5])
