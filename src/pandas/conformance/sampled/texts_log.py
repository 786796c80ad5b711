import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict

log_df = pd.DataFrame({
    "line": [
        '192.168.0.1 - - [10/Oct/2023:13:55:36] "GET /index.html HTTP/1.1" 200 2326',
        '192.168.0.2 - bob [10/Oct/2023:13:56:01] "POST /api/login?next=%2Fhome HTTP/1.1" 401 -',
        '10.0.0.5 - - [10/Oct/2023:14:00:00] "GET /api/users/42?full=1&sort=name HTTP/2" 200 512',
        '10.0.0.5 - - [11/Oct/2023:00:00:01] "DELETE /api/users/42 HTTP/2" 500 0',
        'corrupted line here',
        None,
        '192.168.0.1 - alice [11/Oct/2023:08:12:45] "get /images/logo.PNG HTTP/1.0" 304 -',
        '256.1.1.1 - - [12/Oct/2023:23:59:59] "GET /api/users/7 HTTP/1.1" 404 88',
        '',
    ],
    "host": ["web-01", "web-02", "web-10", "web-2", "web-01", "db-1", "WEB-02", None, "web-01"],
})

events = pd.DataFrame({
    "event_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "level": ["ERROR", "warn", "Info", "INFO ", "error", None, "DEBUG", "ERROR", "Warn", "info"],
    "message": [
        "Timeout after 30s connecting to db-1:5432",
        "Disk usage 91% on /dev/sda1",
        "user=alice action=login ip=10.0.0.5",
        "user=bob action=logout",
        "Timeout after 5s connecting to cache-2:6379",
        "user= action=login ip=",
        "x=1 y=-2.5 z=3e2",
        "NullPointerException at Foo.java:17",
        "Disk usage 7% on /dev/sdb2",
        None,
    ],
    "host": ["web-01", "db-1", "web-02", "web-2", "web-10", "db-1", "web-01", "web-02", "DB-1", "web-01"],
})

hosts = pd.DataFrame({
    "hostname": ["WEB-01", "web-02", "db-1", "cache-2", "web-10"],
    "owner": ["ops", "ops", "dba", None, "dev"],
    "ip": ["192.168.0.1", "192.168.0.2", "10.0.0.5", "10.0.0.12", "10.0.0.100"],
})

# case: parse-access-log
rx = r'^(?P<ip>\S+) \S+ (?P<user>\S+) \[(?P<ts>[^\]]+)\] "(?P<method>\w+) (?P<path>\S+) [^"]+" (?P<status>\d{3}) (?P<size>\d+|-)$'
result = log_df["line"].str.extract(rx)

# case: log-status-int
st = log_df["line"].str.extract(r'" (\d{3}) ', expand=False)
result = st.dropna().astype(int).value_counts().sort_index()

# case: log-timestamps
ts = log_df["line"].str.extract(r"\[(.+?)\]", expand=False)
ts = pd.to_datetime(ts, format="%d/%b/%Y:%H:%M:%S")
result = ts.dt.strftime("%Y-%m-%d %H").value_counts(dropna=False).sort_index()

# case: query-params-extractall
params = log_df["line"].str.extractall(r"[?&](?P<key>\w+)=(?P<val>[^&\s]+)")
result = params

# case: kv-pairs-to-columns
kv = events.set_index("event_id")["message"].str.extractall(r"(\w+)=(\S*)")
kv.columns = ["k", "v"]
wide = kv.reset_index().pivot(index="event_id", columns="k", values="v")
result = wide

# case: level-cleanup-counts
lv = events["level"].str.strip().str.upper().fillna("UNKNOWN")
result = lv.groupby(lv).size().to_dict()

# case: timeout-seconds
m = events["message"].str.extract(r"Timeout after (\d+)s connecting to ([\w-]+):(\d+)")
m.columns = ["seconds", "target", "port"]
result = m.dropna().astype({"seconds": int, "port": int})

# case: natural-sort-hosts
def natkey(h):
    return [int(t) if t.isdigit() else t.lower() for t in re.split(r"(\d+)", h)]

result = sorted(events["host"].dropna().unique(), key=natkey)

# case: sort-by-host-key
def pad_num(col):
    return col.str.lower().str.replace(r"\d+", lambda m: m.group().zfill(4), regex=True)

result = events.sort_values("host", key=pad_num, kind="mergesort")[["event_id", "host"]]

# case: ip-sort
tup = hosts["ip"].map(lambda x: tuple(int(p) for p in x.split(".")))
result = hosts.assign(t=tup).sort_values("t").drop(columns="t")

# case: ip-octets-valid
oct_ = log_df["line"].str.extract(r"^(\d+)\.(\d+)\.(\d+)\.(\d+)\s").dropna().astype(int)
result = oct_[(oct_ <= 255).all(axis=1)]

# case: host-owner-join-casefold
e = events.assign(h=events["host"].str.casefold())
h = hosts.assign(h=hosts["hostname"].str.casefold())
j = pd.merge(e, h[["h", "owner"]], on="h", how="left")
result = j.groupby(j["owner"].fillna("none"))["event_id"].apply(lambda s: ",".join(map(str, s)))

# case: percent-extract
p = events["message"].str.extract(r"(\d+)%")[0].astype(float) / 100
result = p.dropna().map("{:.1%}".format)

# case: numbers-findall-float
nums = events["message"].str.findall(r"-?\d+(?:\.\d+)?(?:e\d+)?")
result = nums.apply(lambda l: [float(x) for x in l] if isinstance(l, list) else [])

# case: finditer-spans
out = []
for i, msg in events["message"].items():
    if pd.isna(msg):
        continue
    for m in re.finditer(r"\b(\w+)=(\w+)", msg):
        out.append((i, m.group(1), m.start(), m.end()))
result = pd.DataFrame(out, columns=["row", "key", "start", "end"])

# case: lookahead-passwords
msgs = events["message"].fillna("")
has = msgs.str.contains(r"(?=.*user=)(?=.*ip=\d)", regex=True)
result = events.loc[has, "event_id"].tolist()

# case: count-equals
events["n_kv"] = events["message"].str.count("=")
result = events.groupby(events["level"].str.lower().str.strip())["n_kv"].sum()

# case: url-ext
path = log_df["line"].str.extract(r'"\w+ (\S+) ', expand=False)
ext = path.str.extract(r"\.(\w+)(?:\?|$)", expand=False).str.lower()
result = pd.concat({"path": path, "ext": ext}, axis=1).dropna(how="all")

# case: mask-ips
result = log_df["line"].str.replace(r"(\d+)\.(\d+)\.\d+\.\d+", r"\1.\2.x.x", regex=True).iloc[:4].tolist()

# case: startswith-tuple
mask = events["host"].str.lower().str.startswith(("web", "cache"))
result = events[mask & events["message"].str.endswith(("1", "2"), na=False)]

# case: wrong-group-count
df = events.copy()
df[["key", "value"]] = df["message"].str.extract(r"(\w+)=")
result = df

# case: method-upper-crosstab
meth = log_df["line"].str.extract(r'"(\w+) ', expand=False).str.upper()
stat = log_df["line"].str.extract(r'" (\d)\d\d ', expand=False) + "xx"
result = pd.crosstab(meth, stat)
