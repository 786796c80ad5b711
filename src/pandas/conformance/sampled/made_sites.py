import pandas as pd
import numpy as np
import itertools
import functools
import math
from datetime import datetime, timedelta

SITES = [("S1", "North", 52.1), ("S2", "south ", 48.7), ("S3", None, 0.0)]
METRICS = {"temp": ("°C", -20, 45), "hum": ("%", 0, 100), "volt": ("V", 210, 240)}
TARIFF = pd.DataFrame({"from_hour": [0, 7, 17, 22], "rate": [0.08, 0.15, 0.31, 0.08], "name": ["night", "day", "peak", "night"]})
FAULTS = ["OK", "ok", "ERR", "", None, "WARN"]
START = pd.Timestamp("2024-03-30 22:00:00")

# case: sensors-cross-metrics
sites = pd.DataFrame(SITES, columns=["site", "region", "lat"])
metrics = pd.DataFrame.from_dict(METRICS, orient="index", columns=["unit", "lo", "hi"]).rename_axis("metric").reset_index()
sensors = sites.merge(metrics, how="cross")
sensors["sensor_id"] = sensors["site"] + "-" + sensors["metric"].str[0].str.upper() + (sensors.index + 1).astype(str).str.zfill(3)
sensors["region"] = sensors["region"].str.strip().str.title().fillna("Unknown")
result = sensors[["sensor_id", "region", "unit", "lo", "hi"]]
# case: readings-sine-wave
t = pd.date_range(START, periods=12, freq="2h")
readings = pd.DataFrame({"ts": t, "value": np.round(20 + 5 * np.sin(np.arange(12) * np.pi / 6), 3)})
readings.loc[[2, 7], "value"] = np.nan
readings["interp"] = readings["value"].interpolate(method="linear").round(3)
readings["flag"] = np.where(readings["value"].isna(), "filled", "raw")
result = readings
# case: meter-counter-rollover
counter = [(990 + i * 13) % 1000 for i in range(10)]
m = pd.DataFrame({"reading": counter}, index=pd.date_range("2024-01-01", periods=10, freq="h", name="ts"))
d = m["reading"].diff()
m["usage"] = d.where(d >= 0, d + 1000)
m["total"] = m["usage"].cumsum()
result = m
# case: tariff-merge-asof
use = pd.DataFrame({"ts": pd.date_range("2024-06-01", periods=9, freq="3h"), "kwh": [0.5 * (i % 4 + 1) for i in range(9)]})
use["hour"] = use["ts"].dt.hour
priced = pd.merge_asof(use.sort_values("hour"), TARIFF, left_on="hour", right_on="from_hour").sort_values("ts").reset_index(drop=True)
priced["cost"] = (priced["kwh"] * priced["rate"]).round(4)
result = priced.groupby("name")[["kwh", "cost"]].sum()
# case: status-log-clean
log = pd.DataFrame({
    "sensor": list(itertools.islice(itertools.cycle(["A", "B"]), 12)),
    "status": list(itertools.chain(FAULTS, reversed(FAULTS))),
})
log["status"] = log["status"].str.upper().replace({"": "UNKNOWN"}).fillna("UNKNOWN").astype("category")
result = log.groupby(["sensor", "status"], observed=False).size().unstack()
# case: missing-timestamps
idx = pd.date_range("2024-03-01 00:00", periods=12, freq="15min").delete([3, 4, 9])
s = pd.Series(range(len(idx)), index=idx, dtype="float")
full = s.asfreq("15min")
gaps = full[full.isna()].index
result = {"expected": len(full), "present": int(full.count()), "gaps": gaps.strftime("%H:%M").tolist(), "largest": str(idx.to_series().diff().max())}
# case: outage-windows
up = pd.Series([1, 1, 0, 0, 1, 0, 1, 1, 0, 0, 0], index=pd.date_range("2024-01-01", periods=11, freq="10min"), name="up")
grp = up.ne(up.shift()).cumsum()
out = up.reset_index(name="up").assign(g=grp.values).query("up == 0").groupby("g")["index"].agg(start="min", end="max", n="count")
out["minutes"] = (out["end"] - out["start"]).dt.total_seconds() / 60 + 10
result = out.reset_index(drop=True)
# case: calibration-polynomial
cal = pd.DataFrame({"raw": np.arange(0, 100, 20)})
coef = [0.5, -1.0, 0.01]
cal["fixed"] = sum(c * cal["raw"] ** p for p, c in enumerate(coef))
cal["clipped"] = cal["fixed"].clip(-20, 10)
cal["sign"] = np.sign(cal["fixed"]).astype(int)
result = cal
# case: range-violations-per-metric
lims = pd.DataFrame(METRICS, index=["unit", "lo", "hi"]).T
data = pd.DataFrame({"metric": np.tile(list(METRICS), 5), "value": [(-1) ** i * (i * 31 % 250) for i in range(15)]})
data = data.join(lims[["lo", "hi"]].astype(float), on="metric")
data["bad"] = ~data["value"].between(data["lo"], data["hi"])
result = data.groupby("metric")["bad"].agg(["sum", "mean"])
# case: device-tree-ids
tree = [f"{s}/{r}/{d}" for s, r, d in itertools.product(["S1", "S2"], ["rack1", "rack2"], range(2))]
df = pd.Series(tree, name="path").str.split("/", expand=True).set_axis(["site", "rack", "dev"], axis=1)
df["dev"] = df["dev"].astype("int8")
df["depth"] = [p.count("/") for p in tree]
df["parent"] = [p.rsplit("/", 1)[0] for p in tree]
result = df.set_index(["site", "rack", "dev"]).sort_index(level=["dev", "site"], ascending=[False, True])
# case: downsample-ohlc
p = pd.Series([230 + (i * 7) % 11 - 5 for i in range(16)], index=pd.date_range("2024-01-01 23:00", periods=16, freq="10min"))
result = p.resample("1h").ohlc()
# case: dup-readings-keep-last
r = pd.DataFrame({"sensor": list("AABAB"), "ts": ["10:00", "10:00", "10:00", "10:05", "10:00"], "v": [1, 2, 3, 4, 5], "rev": [0, 1, 0, 0, 2]})
latest = r.sort_values("rev").drop_duplicates(["sensor", "ts"], keep="last").sort_index()
result = {"dropped": len(r) - len(latest), "rows": latest.to_dict(orient="list")}
# case: full-iot-dataset-and-checks
n_sites, per_site = len(SITES), 2
site_df = pd.DataFrame(SITES, columns=["site_id", "region", "lat"])
dev_rows = []
for s_i, (sid, region, lat) in enumerate(SITES):
    for k in range(per_site):
        dev_rows.append({"device_id": 10 * (s_i + 1) + k, "site_id": sid, "model": ["X1", "x1", "Z9"][(s_i + k) % 3], "installed": START.normalize() - pd.Timedelta(days=100 * s_i + k)})
dev_df = pd.DataFrame(dev_rows)
dev_df.loc[len(dev_df)] = [99, "S9", None, pd.NaT]
read_rows = []
for i, dev in enumerate(itertools.islice(itertools.cycle(dev_df["device_id"].tolist() + [777]), 16)):
    read_rows.append((i + 1, dev, START + pd.Timedelta(minutes=30 * i), None if i % 6 == 5 else round(18 + (i * 1.37) % 7, 2)))
read_df = pd.DataFrame(read_rows, columns=["reading_id", "device_id", "ts", "value"])
checks = {
    "sites": site_df.shape,
    "devices": dev_df.shape,
    "readings": read_df.shape,
    "device_pk": dev_df["device_id"].is_unique,
    "orphan_devices": dev_df.loc[~dev_df["site_id"].isin(site_df["site_id"]), "device_id"].tolist(),
    "orphan_readings": read_df.loc[~read_df["device_id"].isin(dev_df["device_id"]), "reading_id"].tolist(),
    "null_values": int(read_df["value"].isna().sum()),
    "span": str(read_df["ts"].max() - read_df["ts"].min()),
}
answer = (
    read_df.merge(dev_df, on="device_id").merge(site_df, on="site_id")
    .groupby("site_id")["value"].mean().round(3)
)
result = (checks, answer)
# case: hex-payload-decode
payload = [f"{(i * 9973) % 65536:04x}" for i in range(6)] + ["", None, "zz10"]
df = pd.DataFrame({"payload": payload})
ok = df["payload"].str.fullmatch(r"[0-9a-f]{4}", na=False)
df["hi"] = df["payload"].where(ok).str[:2].map(lambda h: int(h, 16), na_action="ignore")
df["lo"] = df["payload"].where(ok).str[2:].map(lambda h: int(h, 16), na_action="ignore")
df["val"] = (df["hi"] * 256 + df["lo"]).astype("Int64")
result = df
# case: bool-missing-health
h = pd.DataFrame({"sensor": [f"T{i}" for i in range(6)], "online": [True, False, None, True, None, False], "battery": [100, 5, 50, None, 20, 0]})
h["online"] = h["online"].astype("boolean")
h["battery"] = h["battery"].astype("Int64")
h["alert"] = ~h["online"] | (h["battery"] < 10)
h["alert_filled"] = h["alert"].fillna(False)
result = h
# case: boolean-mask-na-error
h = pd.DataFrame({"sensor": ["a", "b", "c"], "online": [True, None, False]})
result = h[h["online"]]
# case: timestamp-plus-int-error
ts = pd.DataFrame({"ts": pd.date_range("2024-01-01", periods=3)})
ts["next"] = ts["ts"] + 1
result = ts
# case: rolling-time-window-count
ev = pd.Series(1, index=pd.to_datetime(["2024-01-01 00:00", "2024-01-01 00:20", "2024-01-01 00:50", "2024-01-01 03:00", "2024-01-01 03:00"]))
result = ev.rolling("1h").sum().astype(int).rename("last_hour").rename_axis("ts").reset_index()
# case: correlation-two-sensors
i = np.arange(10)
df = pd.DataFrame({"a": i, "b": i[::-1] * 2.0, "c": (i * 3) % 5, "const": 7})
result = df.corr().round(3)
# case: epoch-conversions
e = pd.DataFrame({"epoch_s": [0, 86399, 1_700_000_000, -1]})
e["ts"] = pd.to_datetime(e["epoch_s"], unit="s")
e["floor"] = e["ts"].dt.floor("D")
e["back"] = (e["ts"] - pd.Timestamp("1970-01-01")) // pd.Timedelta("1s")
result = e
# case: weekly-profile-pivot
ix = pd.date_range("2024-01-01", periods=28, freq="8h")
load = pd.DataFrame({"ts": ix, "kw": [(k * 5) % 9 for k in range(28)]})
prof = load.pivot_table(index=load["ts"].dt.day_name(), columns=load["ts"].dt.hour, values="kw", aggfunc="mean")
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
result = prof.reindex(order).round(1)
# case: firmware-version-sort
fw = pd.Series(["1.10.0", "1.2.0", "1.2", "2.0.0-rc1", "", None, "1.9.9"], name="fw")
key = fw.dropna().map(lambda v: tuple(int(x) for x in v.split("-")[0].split(".") if x))
result = fw.loc[key.sort_values(key=lambda s: s.map(lambda t: t + (0,) * (3 - len(t)))).index].tolist()
# case: alarms-concat-keys-union
a = pd.DataFrame({"code": [1, 2], "sev": ["hi", "lo"]})
b = pd.DataFrame({"code": [2, 3], "ack": [True, False]})
c = pd.DataFrame(columns=["code", "sev"])
u = pd.concat({"plant": a, "grid": b}, names=["src", None])
result = u.droplevel(1).reset_index().assign(sev=lambda d: d["sev"].fillna("n/a")), len(c)
