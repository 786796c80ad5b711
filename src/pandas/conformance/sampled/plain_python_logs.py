import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict, deque, namedtuple
from datetime import datetime, timedelta
from itertools import groupby, chain, takewhile, dropwhile
from bisect import bisect_right, bisect_left

logs_df = pd.DataFrame({
    "line_no": range(1, 11),
    "raw": [
        '10.0.0.1 - - [05/Mar/2024:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512',
        '10.0.0.2 - bob [05/Mar/2024:10:00:07 +0000] "POST /api/login?next=%2Fhome&x=1 HTTP/1.1" 302 -',
        '10.0.0.1 - - [05/Mar/2024:10:03:59 +0000] "GET /img/logo.png HTTP/1.1" 304 0',
        '10.0.0.3 - - [05/Mar/2024:10:20:00 +0000] "GET /missing HTTP/1.0" 404 128',
        'garbage line without format',
        '10.0.0.2 - bob [05/Mar/2024:10:45:30 +0000] "GET /api/items?page=2&size=50 HTTP/1.1" 200 20480',
        '10.0.0.1 - - [05/Mar/2024:11:00:00 +0000] "DELETE /api/items/7 HTTP/1.1" 500 64',
        '192.168.1.44 - - [06/Mar/2024:00:00:00 +0000] "GET / HTTP/2" 200 1048576',
        '',
        '10.0.0.2 - bob [06/Mar/2024:00:10:00 +0000] "GET /api/items?page=&page=3 HTTP/1.1" 200 300',
    ],
})

events_df = pd.DataFrame({
    "user": ["u1", "u1", "u2", "u1", "u2", "u3", "u1", "u2", "u3", "u3"],
    "ts": ["2024-03-05 10:00:00", "2024-03-05 10:10:00", "2024-03-05 10:11:00", "2024-03-05 10:55:00", "2024-03-05 10:12:30",
           "2024-03-05 12:00:00", "2024-03-05 11:00:00", "2024-03-05 18:00:00", "2024-03-05 12:29:59", "2024-03-05 13:00:00"],
    "event": ["view", "cart", "view", "view", "buy", "view", "buy", "view", "cart", "view"],
    "value": [None, 20.0, None, None, 15.5, None, 20.0, None, 99.0, None],
})

users_df = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4"],
    "agent": ["Mozilla/5.0 (Windows NT 10.0; Win64)", "curl/8.1.2", "Mozilla/5.0 (iPhone; CPU OS 17_1)", None],
    "perm_bits": [7, 5, 0, 6],
    "prefs": ["theme=dark;lang=en", "lang=FR", "", "theme=light;tz=UTC+2;lang=de"],
})
# case: access-log-regex
LOG = re.compile(
    r'(?P<ip>\d+(?:\.\d+){3}) \S+ (?P<user>\S+) \[(?P<when>[^\]]+)\] '
    r'"(?P<method>[A-Z]+) (?P<url>\S+) (?P<proto>[^"]+)" (?P<status>\d{3}) (?P<size>\d+|-)'
)
rows = []
for no, raw in zip(logs_df["line_no"], logs_df["raw"]):
    m = LOG.search(raw)
    if m is None:
        continue
    d = m.groupdict()
    d["size"] = 0 if d["size"] == "-" else int(d["size"])
    d["status"] = int(d["status"])
    d["line_no"] = no
    rows.append(d)
df = pd.DataFrame(rows)
result = df.groupby("ip").agg(hits=("line_no", "size"), bytes=("size", "sum"), errors=("status", lambda s: (s >= 400).sum())).reset_index()
# case: query-string-parse
def parse_qs(url):
    path, sep, qs = url.partition("?")
    params = defaultdict(list)
    for pair in qs.split("&") if sep else []:
        k, _, v = pair.partition("=")
        params[k].append(re.sub(r"%([0-9A-Fa-f]{2})", lambda m: chr(int(m.group(1), 16)), v))
    return path, dict(params)

urls = [u for u in (re.search(r'"[A-Z]+ (\S+)', r) for r in logs_df["raw"]) if u]
out = []
for m in urls:
    path, params = parse_qs(m.group(1))
    out.append({"path": path, "n_params": sum(map(len, params.values())), "keys": ",".join(sorted(params)), "page": (params.get("page") or [None])[-1]})
result = pd.DataFrame(out)
# case: human-readable-sizes
def human(n):
    for unit in ("B", "KB", "MB", "GB"):
        if n < 1024:
            break
        n /= 1024
    return f"{n:.1f} {unit}"

sizes = [int(s) for s in re.findall(r" (\d+)$", "\n".join(logs_df["raw"]), flags=re.MULTILINE)]
result = pd.DataFrame({"bytes": sizes}).drop_duplicates()
result["human"] = result["bytes"].map(human)
result["hex"] = result["bytes"].map(lambda b: f"{b:#x}")
result = result.sort_values("bytes", ascending=False)
# case: sessionize-gap-30
ev = sorted(events_df.to_dict("records"), key=lambda r: (r["user"], r["ts"]))
LIMIT = timedelta(minutes=30)
sessions = []
for user, grp in groupby(ev, key=lambda r: r["user"]):
    last = None
    sid = 0
    for r in grp:
        t = datetime.fromisoformat(r["ts"])
        if last is None or t - last > LIMIT:
            sid += 1
            sessions.append({"user": user, "session": sid, "start": t, "end": t, "events": 0})
        sessions[-1]["end"] = t
        sessions[-1]["events"] += 1
        last = t
result = pd.DataFrame(sessions)
result["minutes"] = (result["end"] - result["start"]).dt.total_seconds() / 60
# case: funnel-state-machine
NEXT = {("start", "view"): "viewed", ("viewed", "cart"): "carted", ("carted", "buy"): "bought", ("viewed", "view"): "viewed"}
final = {}
trail = defaultdict(lambda: ["start"])
for _, r in events_df.sort_values(["user", "ts"]).iterrows():
    state = trail[r["user"]][-1]
    trail[r["user"]].append(NEXT.get((state, r["event"]), state))
result = pd.DataFrame([(u, s[-1], " -> ".join(k for k, _ in groupby(s))) for u, s in trail.items()], columns=["user", "final", "states"])
# case: transitions-counter-pairs
trans = Counter()
for _, g in events_df.sort_values("ts").groupby("user"):
    seq = g["event"].tolist()
    trans.update(zip(seq, seq[1:]))
total = sum(trans.values())
df = pd.DataFrame([(a, b, n, n / total) for (a, b), n in trans.items()], columns=["from_ev", "to_ev", "n", "share"])
result = df.pivot(index="from_ev", columns="to_ev", values="n").fillna(0).astype(int)
# case: permission-bits
FLAGS = {"read": 4, "write": 2, "exec": 1}
rows = []
for u, bits in zip(users_df["user"], users_df["perm_bits"]):
    bits = int(bits)
    rows.append({
        "user": u,
        **{name: bool(bits & mask) for name, mask in FLAGS.items()},
        "text": "".join(c if bits & m else "-" for c, m in zip("rwx", (4, 2, 1))),
        "bin": format(bits, "03b"),
        "count": bin(bits).count("1"),
        "toggled": bits ^ 0b101,
        "shifted": bits << 4 | bits,
        "inverted": ~bits & 7,
    })
result = pd.DataFrame(rows)
# case: agent-classify-search
def kind(a):
    if a is None:
        return ("none", None)
    if re.search(r"iphone|android", a, re.I):
        v = re.search(r"OS (\d+)_(\d+)", a)
        return ("mobile", ".".join(v.groups()) if v else None)
    if (m := re.match(r"(curl|wget)/(?P<ver>[\d.]+)", a)):
        return ("tool", m["ver"])
    return ("desktop", (re.findall(r"NT ([\d.]+)", a) or [None])[0])

users_df[["kind", "version"]] = pd.DataFrame([kind(a) for a in users_df["agent"]], index=users_df.index)
result = users_df[["user", "kind", "version"]]
# case: prefs-defaults-merge
defaults = {"theme": "light", "lang": "en", "tz": "UTC"}
rows = []
for u, p in zip(users_df["user"], users_df["prefs"]):
    own = dict(kv.split("=", 1) for kv in p.split(";") if kv)
    merged = defaults | {k: v.lower() if k == "lang" else v for k, v in own.items()}
    rows.append({"user": u, **merged, "overrides": len(own), "changed": [k for k in defaults if merged[k] != defaults[k]]})
result = pd.DataFrame(rows)
# case: histogram-with-bisect
edges = [9, 11, 12, 17]
labels = ["night", "morning", "late-morning", "afternoon", "evening"]
hist = Counter(labels[bisect_right(edges, int(t[11:13]))] for t in events_df["ts"])
result = pd.DataFrame({"slot": labels, "n": [hist[l] for l in labels]})
result["bar"] = result["n"].map(lambda n: "#" * n)
# case: sliding-window-rate
q = deque()
rows = []
times = sorted(datetime.strptime(t, "%Y-%m-%d %H:%M:%S") for t in events_df["ts"])
for t in times:
    q.append(t)
    while q[0] <= t - timedelta(hours=1):
        q.popleft()
    rows.append({"ts": t, "in_last_hour": len(q), "oldest": q[0].strftime("%H:%M")})
result = pd.DataFrame(rows)
result["peak"] = result["in_last_hour"] == result["in_last_hour"].max()
# case: last-event-before-purchase
events_df["t"] = pd.to_datetime(events_df["ts"])
rows = []
for user, g in events_df.sort_values("t").groupby("user"):
    g = g.reset_index(drop=True)
    for i in g.index[g["event"] == "buy"]:
        prev = g.loc[i - 1] if i > 0 else None
        rows.append((user, g.at[i, "value"], prev["event"] if prev is not None else None,
                     int((g.at[i, "t"] - prev["t"]).total_seconds()) if prev is not None else -1))
result = pd.DataFrame(rows, columns=["user", "value", "before", "secs"])
# case: ip-to-int-big
def ip_int(ip):
    n = 0
    for octet in ip.split("."):
        n = n << 8 | int(octet)
    return n

ips = sorted({m.group() for r in logs_df["raw"] if (m := re.match(r"[\d.]+", r))}, key=ip_int)
result = pd.DataFrame({"ip": ips, "as_int": [ip_int(i) for i in ips]})
result["net24"] = [".".join(str(v >> s & 255) for s in (24, 16, 8)) + ".0/24" for v in result["as_int"]]
result["private"] = result["ip"].str.startswith(("10.", "192.168."))
