import pandas as pd
import numpy as np
from itertools import groupby

lines = [
    "2024-03-01 10:00:01 INFO  api   GET /items 200 35ms",
    "2024-03-01 10:00:07 WARN  api   GET /items 429 2ms",
    "2024-03-01 10:01:30 ERROR db    timeout after 3000ms",
    "2024-03-01 10:01:31 ERROR api   POST /orders 500 3010ms",
    "2024-03-01 10:05:00 INFO  auth  login user=kay",
    "2024-03-01 10:05:02 INFO  api   POST /orders 201 120ms",
    "2024-03-01 10:16:45 ERROR db    timeout after 5000ms",
    "2024-03-01 10:17:00 INFO  auth  login user=lou",
    "garbled ###",
]
logs = pd.DataFrame({"line": lines})
PATTERN = r"^(?P<ts>\S+ \S+)\s+(?P<level>[A-Z]+)\s+(?P<svc>\w+)\s+(?P<msg>.*)$"

# case: named-groups-parse
parsed = logs["line"].str.extract(PATTERN)
parsed["ts"] = pd.to_datetime(parsed["ts"])
result = parsed.dropna().groupby(["svc", "level"]).size().unstack(fill_value=0)

# case: endpoint-latency
http = logs["line"].str.extract(r"(GET|POST) (/\w+) (\d{3}) (\d+)ms").dropna()
http.columns = ["verb", "path", "status", "ms"]
http = http.astype({"status": int, "ms": int})
result = http.groupby(["verb", "path"], as_index=False).agg(
    calls=("status", "size"), errors=("status", lambda s: (s >= 400).sum()), p95=("ms", lambda s: s.quantile(0.95)))

# case: extractall-numbers
nums = logs["line"].str.extractall(r"(\d+)ms")[0].astype(int)
result = nums.groupby(level=0).max().to_dict()

# case: errors-per-five-minutes
p = logs["line"].str.extract(PATTERN).dropna()
p["ts"] = pd.to_datetime(p["ts"])
result = (
    p.set_index("ts")["level"].eq("ERROR")
     .resample("5min").sum()
     .rename("errors")
)

# case: sessions-by-gap
p = logs["line"].str.extract(PATTERN).dropna()
p["ts"] = pd.to_datetime(p["ts"])
p["session"] = (p["ts"].diff() > pd.Timedelta("3min")).cumsum()
result = p.groupby("session")["ts"].agg(start="min", end="max", n="count").assign(length=lambda d: d["end"] - d["start"])

# case: level-runs-itertools
levels = logs["line"].str.extract(r"\b(INFO|WARN|ERROR)\b", expand=False).dropna()
result = [(k, len(list(g))) for k, g in groupby(levels)]

# case: partition-and-fields
kv = logs["line"].str.partition("user=")
users = kv.loc[kv[1] != "", 2]
result = users.str.upper().tolist()

# case: parse-garbled-timestamp
ts = pd.to_datetime(logs["line"].str[:19])
result = ts.max() - ts.min()

# case: coerced-timestamps
ts = pd.to_datetime(logs["line"].str[:19], errors="coerce", format="%Y-%m-%d %H:%M:%S")
result = {"bad": int(ts.isna().sum()), "span": ts.max() - ts.min(), "minutes": sorted(ts.dt.minute.dropna().astype(int).unique().tolist())}

# case: contains-and-case
mask = logs["line"].str.contains("timeout|login", case=False, regex=True)
result = logs.loc[mask, "line"].str.split(n=4).str[-1].reset_index(drop=True)

# case: ranges-to-time-of-day
hits = pd.DataFrame({"when": pd.to_datetime(["2024-03-01 00:10", "2024-03-01 05:59", "2024-03-01 06:00", "2024-03-01 13:30",
                                             "2024-03-02 18:00", "2024-03-02 23:59"]), "bytes": [10, 20, 5, 40, 30, 60]})
names = ["night", "morning", "afternoon", "evening"]
part = pd.cut(hits["when"].dt.hour, bins=range(0, 25, 6), right=False, labels=names)
result = hits.groupby([hits["when"].dt.date, part], observed=True)["bytes"].sum().unstack(fill_value=0)

# case: ip-octets
ips = pd.DataFrame({"ip": ["10.0.0.7", "192.168.1.20", "10.0.0.12", "172.16.5.1", "10.1.0.3"]})
octets = ips["ip"].str.split(".", expand=True).astype(int)
ordered = ips.loc[octets.sort_values([0, 1, 2, 3]).index, "ip"]
private = ips["ip"].str.match(r"10\.")
result = (ordered.tolist(), int(private.sum()))

# case: user-agent-map-fallback
ua = pd.Series(["Mozilla Firefox/120", "Chrome/119", "curl/8", None, "chrome/120"])
browser = ua.str.extract(r"(?i)(firefox|chrome)", expand=False).str.lower().map({"firefox": "FF", "chrome": "CH"}).fillna("other")
result = browser.value_counts().sort_index()

# case: status-class-pivot
hits = pd.DataFrame({"path": ["/a", "/a", "/b", "/b", "/b", "/c"], "status": [200, 404, 200, 503, 200, 301]})
hits["cls"] = (hits["status"] // 100).astype(str) + "xx"
tbl = hits.pivot_table(index="path", columns="cls", aggfunc="size", fill_value=0)
result = tbl.loc[(tbl.filter(regex="^[45]") > 0).any(axis=1)]

# case: int-has-no-str
hits = pd.DataFrame({"path": ["/a", "/b"], "status": [200, 404]})
result = hits[hits["status"].str.startswith("4")]["path"].tolist()

# case: time-to-next-error-asof
p = logs["line"].str.extract(PATTERN).dropna()
p["ts"] = pd.to_datetime(p["ts"])
info = p.loc[p["level"] == "INFO", ["ts", "svc"]]
err = p.loc[p["level"] == "ERROR", ["ts", "svc"]].assign(err_ts=lambda d: d["ts"])
near = pd.merge_asof(info, err, on="ts", direction="forward", suffixes=("", "_err"))
near["wait"] = near["err_ts"] - near["ts"]
result = near[["ts", "svc", "svc_err", "wait"]]
