import pandas as pd
import numpy as np
import re
import math
import statistics as st
from collections import defaultdict, Counter, deque
from itertools import groupby, accumulate, islice, chain, zip_longest, compress, starmap
from datetime import datetime, date, timedelta
from bisect import bisect_left, bisect_right
from functools import reduce

sensors_df = pd.DataFrame({
    "sensor": ["T-1", "T-2", "H-1", "P-9"],
    "kind": ["temp", "temp", "humidity", "pressure"],
    "unit": ["C", "F", "%", "hPa"],
    "status_word": ["0x1A", "0b101", "7", "zz"],
    "location": ["Lab/North/Bench 1", "Lab/South", "Roof", "Lab/North/Bench 2"],
})

readings_df = pd.DataFrame({
    "sensor": ["T-1", "T-1", "T-1", "T-1", "T-1", "T-2", "T-2", "T-2", "H-1", "H-1", "H-1", "P-9"],
    "at": ["08:00", "08:05", "08:10", "08:20", "08:25", "08:00", "08:10", "08:15", "08:00", "08:05", "08:30", "8:7"],
    "value": [20.5, 20.7, None, 26.1, 26.0, 68.9, 70.0, -459.0, 40, 43, 43, 1013.25],
    "raw": ["20.5C", "20.7 C", "ERR", "26.1c", "26.0C", "68.9F", "70F", "-459F", "40%", "43 %", "43%", "1.01325e3hPa"],
})

samples_df = pd.DataFrame({
    "sample_id": ["LX-0001", "LX-0002", "LX-0003", "QC-0001", "LX-0002"],
    "result": ["<0.5", "12.3 mg/L", ">200", "10.0±0.2 mg/L", "12,9 mg/l"],
    "dna": ["ACGTTGCA", "GGGCCC", "ATATAT", "", "acgtn"],
    "collected": ["2024-04-30T23:59", "2024-05-01 07:05", "20240502", "05/03/2024", "2024-05-01 07:05"],
})
# case: raw-value-unit-split
rx = re.compile(r"^\s*([-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\s*(\D+)$", re.I)
rows = []
for s, raw in zip(readings_df["sensor"], readings_df["raw"]):
    m = rx.match(raw)
    num, unit = (float(m.group(1)), m.group(2).strip().upper()) if m else (None, None)
    celsius = (num - 32) * 5 / 9 if unit == "F" else num if unit == "C" else None
    rows.append((s, num, unit, None if celsius is None else round(celsius, 2)))
result = pd.DataFrame(rows, columns=["sensor", "num", "unit", "celsius"])
# case: parse-int-bases
def read_word(w):
    try:
        return int(w, 0)
    except ValueError as e:
        return None

rows = []
for s, w in zip(sensors_df["sensor"], sensors_df["status_word"]):
    n = read_word(w)
    if n is None:
        rows.append({"sensor": s, "word": w})
        continue
    rows.append({"sensor": s, "word": w, "n": n, "bits": f"{n:08b}", "hex": hex(n), "oct": f"{n:o}",
                 "set_bits": [i for i in range(8) if n >> i & 1], "len": n.bit_length()})
result = pd.DataFrame(rows)
# case: alarm-hysteresis
HIGH, LOW = 25, 21
state = "normal"
log = []
vals = readings_df[readings_df["sensor"] == "T-1"]["value"].tolist() + [24.0, 21.5, 20.9, 25.0]
for i, v in enumerate(vals):
    before = state
    if v != v:
        state = "fault" if state != "alarm" else "alarm"
    elif state in ("normal", "fault"):
        state = "alarm" if v >= HIGH else "normal"
    elif v < LOW:
        state = "normal"
    if state != before:
        log.append({"i": i, "value": v, "from": before, "to": state})
result = pd.DataFrame(log)
# case: fill-gaps-linear
pts = [(int(t[:2]) * 60 + int(t[3:]), v) for t, v in zip(readings_df["at"], readings_df["value"]) if len(t) == 5][:5]
known = [(t, v) for t, v in pts if not math.isnan(v)]
xs = [t for t, _ in known]
out = []
for t in range(xs[0], xs[-1] + 1, 5):
    i = bisect_left(xs, t)
    if xs[i] == t:
        v, how = known[i][1], "exact"
    else:
        (t0, v0), (t1, v1) = known[i - 1], known[i]
        v, how = v0 + (v1 - v0) * (t - t0) / (t1 - t0), "interp"
    out.append((f"{t // 60:02d}:{t % 60:02d}", round(v, 3), how))
result = pd.DataFrame(out, columns=["at", "value", "how"])
# case: moving-average-generator
def moving(it, n):
    window = deque(maxlen=n)
    for x in it:
        window.append(x)
        yield sum(window) / len(window), max(window) - min(window)

frames = []
for s, g in readings_df.dropna(subset=["value"]).groupby("sensor"):
    ma = pd.DataFrame(list(moving(g["value"], 3)), columns=["ma3", "range3"])
    ma.insert(0, "sensor", s)
    ma["n"] = range(1, len(ma) + 1)
    frames.append(ma)
result = pd.concat(frames, ignore_index=True).round(3)
# case: outliers-mad
rows = []
for s, vals in readings_df.groupby("sensor")["value"]:
    v = [x for x in vals if not pd.isna(x)]
    med = st.median(v)
    mad = st.median(abs(x - med) for x in v)
    for x in v:
        z = (x - med) / (1.4826 * mad) if mad else 0.0
        rows.append((s, x, med, round(mad, 3), abs(z) > 3.5))
df = pd.DataFrame(rows, columns=["sensor", "value", "median", "mad", "outlier"])
result = df[df["outlier"]]
# case: censored-results
def censored(text):
    m = re.match(r"(?P<op>[<>])?\s*(?P<num>\d+(?:[.,]\d+)?)(?:±(?P<err>[\d.]+))?\s*(?P<unit>\S+)?$", text)
    if m is None:
        raise ValueError(f"unreadable result {text!r}")
    d = m.groupdict(default="")
    num = float(d["num"].replace(",", "."))
    est = {"<": num / 2, ">": num * 1.5}.get(d["op"], num)
    return {"op": d["op"] or "=", "num": num, "err": float(d["err"] or 0), "unit": d["unit"].lower(), "estimate": est}

result = pd.DataFrame([{"sample_id": sid, **censored(r)} for sid, r in zip(samples_df["sample_id"], samples_df["result"])])
# case: dna-translate-complement
comp = str.maketrans("ACGT", "TGCA")
rows = []
for sid, seq in zip(samples_df["sample_id"], samples_df["dna"]):
    s = seq.upper()
    rc = s.translate(comp)[::-1]
    gc = (s.count("G") + s.count("C")) / len(s) if s else None
    rows.append({"sample_id": sid, "revcomp": rc, "palindrome": s == rc, "gc": gc,
                 "codons": [s[i:i + 3] for i in range(0, len(s) - len(s) % 3, 3)],
                 "valid": set(s) <= set("ACGT")})
result = pd.DataFrame(rows)
# case: kmers-counter-subtract
def kmers(s, k=2):
    return Counter(s[i:i + k] for i in range(len(s) - k + 1))

seqs = samples_df["dna"].str.upper().tolist()
a, b = kmers(seqs[0]), kmers(seqs[4])
union, inter = a | b, a & b
minus = a - b
a.subtract(b)
result = pd.DataFrame({"union": union, "inter": inter, "minus": minus, "signed": a}).fillna(0).astype(int).sort_index()
# case: timestamps-many-shapes
def stamp(t):
    fmts = ["%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M", "%Y%m%d", "%m/%d/%Y"]
    for f in fmts:
        try:
            return datetime.strptime(t, f)
        except ValueError:
            continue
    else:
        return None

dts = [stamp(t) for t in samples_df["collected"]]
base = min(dts)
result = pd.DataFrame({
    "sample_id": samples_df["sample_id"],
    "ts": dts,
    "hours_since": [round((d - base) / timedelta(hours=1), 2) for d in dts],
    "shift": ["night" if d.hour < 6 or d.hour >= 22 else "day" for d in dts],
    "next_midnight": [(d.date() + timedelta(days=1)).strftime("%d.%m.%y") for d in dts],
})
# case: location-tree-count
tree = lambda: defaultdict(tree)
root = tree()
for loc in sensors_df["location"]:
    node = root
    for part in loc.split("/"):
        node = node[part]

def walk(node, path=()):
    for name, sub in sorted(node.items()):
        here = path + (name,)
        yield "/".join(here), len(here), len(sub)
        yield from walk(sub, here)

result = pd.DataFrame(list(walk(root)), columns=["path", "depth", "children"])
result["sensors"] = [sum(l == p or l.startswith(p + "/") for l in sensors_df["location"]) for p in result["path"]]
# case: dedupe-keep-best
best = {}
for i, row in enumerate(samples_df.to_dict("records")):
    key = row["sample_id"]
    cur = best.get(key)
    val = float(re.search(r"[\d.]+", row["result"].replace(",", ".")).group())
    if cur is None or val > cur[0]:
        best[key] = (val, i, row["result"])
result = pd.DataFrame([(k, *v) for k, v in best.items()], columns=["sample_id", "value", "row", "text"]).set_index("sample_id")
# case: time-bucket-floor
def floor(t, step):
    h, m = (int(x) for x in t.split(":"))
    total = h * 60 + m
    total -= total % step
    return "{:02d}:{:02d}".format(*divmod(total, 60))

buckets = defaultdict(list)
for s, t, v in zip(readings_df["sensor"], readings_df["at"], readings_df["value"]):
    if v == v and v > -273:
        buckets[s, floor(t, 15)].append(v)
ser = pd.Series({k: st.fmean(v) for k, v in buckets.items()})
ser.index.names = ["sensor", "slot"]
result = ser.unstack().round(2)
# case: parity-and-crc
def checksum(text):
    crc = 0
    for ch in text.encode():
        crc ^= ch
        for _ in range(8):
            crc = (crc << 1) ^ 0x07 if crc & 0x80 else crc << 1
        crc &= 0xFF
    return crc

ids = list(dict.fromkeys(samples_df["sample_id"]))
result = pd.DataFrame({
    "sample_id": ids,
    "xor": [f"{reduce(lambda a, b: a ^ b, s.encode()):#04x}" for s in ids],
    "crc8": [f"{checksum(s):02X}" for s in ids],
    "parity": ["odd" if sum(bin(c).count("1") for c in s.encode()) % 2 else "even" for s in ids],
    "luhnish": [sum(int(c) * (2 if i % 2 else 1) for i, c in enumerate(reversed(s[-4:]))) for s in ids],
})
