import pandas as pd
import numpy as np
import datetime as dt
import itertools

readings = pd.DataFrame({
    "sensor": ["S1", "S1", "S1", "S1", "S1", "S2", "S2", "S2", "S2", "s3", "S3", "S3", "S4", "S1", "S2"],
    "time": ["2024-06-01 00:00", "2024-06-01 01:00", "2024-06-01 02:00", "2024-06-01 05:00", "2024-06-01 06:00",
             "2024-06-01 00:30", "2024-06-01 01:30", "2024-06-01 02:30", "2024-06-02 03:30", "2024-06-01 00:00",
             "2024-06-01 12:00", "2024-06-03 00:00", "2024-06-01 00:00", "2024-06-01 06:00", "2024-06-02 04:30"],
    "value": [20.5, 21.0, np.nan, 25.5, 25.5, -3.0, -2.5, 0.0, 14.0, 99.9, np.nan, 100.1, None, 26.0, 13.5],
    "status": ["OK", "OK", "FAIL", "OK", "ok", "OK", "OK", "WARN", "FAIL", "OK", "FAIL", "OK", None, "OK", "FAIL"],
})

sensors = pd.DataFrame({
    "sensor": ["S1", "S2", "S3", "S4", "S5"],
    "location": ["Hall-A/Floor 1", "Hall-A/Floor 2", "Hall-B/Floor 1", "", None],
    "unit": ["C", "C", "kPa", "C", "kPa"],
    "limit_lo": [15.0, -5.0, 95.0, np.nan, 90.0],
    "limit_hi": [25.0, 10.0, 105.0, np.nan, 110.0],
    "serial": [9007199254740993, 123456789012345678, 42, 0, 7],
})

uptime = pd.DataFrame({
    "day": ["2024-06-01", "2024-06-02", "2024-06-03", "2024-06-04", "2024-06-05", "2024-06-06", "2024-06-07", "2024-06-10"],
    "S1": [1, 1, 0, 1, 1, 1, 0, 0],
    "S2": [0, 0, 1, 1, 0, 1, 1, 1],
})

# case: islands-of-uptime
u = uptime.copy()
u['grp'] = (u['S1'] != u['S1'].shift()).cumsum()
islands = u.groupby(['grp', 'S1']).agg(start=('day', 'first'), end=('day', 'last'), n=('day', 'size')).reset_index()
result = islands[islands['S1'] == 1].drop(columns=['grp', 'S1'])
# case: longest-run-each-sensor
runs = {}
for col in ["S1", "S2"]:
    s = uptime[col]
    streak = s.groupby(s.eq(0).cumsum()).cumsum()
    runs[col] = {"longest": int(streak.max()), "ends": uptime.loc[streak.idxmax(), "day"], "current": int(streak.iat[-1])}
result = runs
# case: gaps-over-two-hours
r = readings.assign(time=pd.to_datetime(readings["time"]), sensor=readings["sensor"].str.upper()).sort_values(["sensor", "time"])
r["prev"] = r.groupby("sensor")["time"].shift()
r["gap_h"] = (r["time"] - r["prev"]) / np.timedelta64(1, "h")
result = r.query("gap_h > 2")[["sensor", "prev", "time", "gap_h"]].reset_index(drop=True)
# case: hourly-upsample-interpolate
s = readings.loc[readings["sensor"] == "S1"].assign(time=lambda d: pd.to_datetime(d["time"])).groupby("time")["value"].mean()
h = s.resample("h").mean()
result = pd.DataFrame({"raw": h, "ffill": h.ffill(limit=1), "linear": h.interpolate(method="linear").round(3), "is_gap": h.isna()})
# case: daily-min-max-by-sensor
r = readings.copy()
r.index = pd.DatetimeIndex(r.pop("time"))
result = r.groupby(r["sensor"].str.upper())["value"].resample("D").agg(["min", "max", "count"])
# case: out-of-range-flags
m = readings.assign(sensor=readings.sensor.str.upper()).merge(sensors, on="sensor", how="left", validate="many_to_one")
m["flag"] = np.select([m.value.isna() | m.limit_lo.isna(), m.value < m.limit_lo, m.value > m.limit_hi], ["unknown", "low", "high"], "ok")
result = pd.crosstab(m["sensor"], m["flag"]).reindex(columns=["low", "ok", "high", "unknown"], fill_value=0)
# case: location-split
loc = sensors["location"].str.split("/", expand=True).set_axis(["hall", "floor"], axis=1)
loc["hall"] = loc["hall"].str.removeprefix("Hall-").replace("", pd.NA)
loc["floor"] = loc["floor"].str.extract(r"(\d+)", expand=False).astype("Int64")
result = sensors[["sensor"]].join(loc)
# case: serial-exactness
s = sensors.set_index("sensor")["serial"]
result = {
    "sum": int(s.sum()),
    "mod": s.mod(1000).to_dict(),
    "hex": s.map(hex).tolist(),
    "digits": s.astype(str).str.len().max(),
}
# case: consecutive-failures
r = readings.assign(sensor=readings.sensor.str.upper(), bad=readings.status.str.upper().isin(["FAIL", "WARN"])).sort_values(["sensor", "time"], kind="stable")
key = (~r["bad"]).groupby(r["sensor"]).cumsum()
r["run"] = r.groupby(["sensor", key])["bad"].cumsum()
result = r.groupby("sensor")["run"].max()
# case: rolling-mean-with-min-periods
r = readings[readings["sensor"].isin(["S1", "S2"])].sort_values(["sensor", "time"]).reset_index(drop=True)
r["roll3"] = r.groupby("sensor")["value"].transform(lambda s: s.rolling(3, min_periods=2).mean())
r["ewm"] = r.groupby("sensor")["value"].transform(lambda s: s.ewm(alpha=0.5, adjust=False).mean())
r["exp_max"] = r.groupby("sensor")["value"].expanding().max().droplevel(0)
result = r.drop(columns="status").round(4)
# case: duplicates-average
r = readings.assign(sensor=lambda d: d["sensor"].str.upper())
dup = r[r.duplicated(["sensor", "time"], keep=False)]
clean = r.groupby(["sensor", "time"], as_index=False, sort=False).agg(value=("value", "mean"), n=("value", "size"))
result = (len(dup), clean[clean["n"] > 1].to_dict("records"))
# case: wide-correlation
p = readings.assign(t=pd.to_datetime(readings["time"]).dt.floor("h")).pivot_table(index="t", columns="sensor", values="value", aggfunc="mean")
result = p[["S1", "S2"]].dropna().corr().round(3)
# case: full-grid-missing-readings
r = readings.assign(sensor=readings["sensor"].str.upper(), day=readings["time"].str.slice(0, 10))
grid = pd.MultiIndex.from_product([sensors["sensor"], sorted(r["day"].unique())], names=["sensor", "day"])
n = r.groupby(["sensor", "day"])["value"].count().reindex(grid, fill_value=0)
result = n[n.eq(0)].index.tolist()
# case: minmax-scaling
v = readings.assign(sensor=readings.sensor.str.upper()).dropna(subset="value")
g = v.groupby("sensor")["value"]
rng = g.transform("max") - g.transform("min")
v["scaled"] = ((v["value"] - g.transform("min")) / rng.replace(0, np.nan)).round(3)
result = v[["sensor", "value", "scaled"]].sort_values(["sensor", "scaled"])
# case: uptime-ratio-by-week
u = uptime.assign(day=pd.to_datetime(uptime["day"])).set_index("day")
wk = u.resample("W-SUN").agg(["mean", "sum"])
wk.columns = wk.columns.map("{0[0]}_{0[1]}".format)
result = wk.round(2)
# case: uptime-asfreq-gap-fill
u = uptime.set_index(pd.to_datetime(uptime["day"]))[["S1", "S2"]].asfreq("D")
missing = u.index[u["S1"].isna()]
filled = u.ffill().astype(int)
result = ([d.isoformat() for d in missing.date], filled.sum().to_dict())
# case: state-changes-list
long = uptime.melt("day", var_name="sensor", value_name="up")
long["chg"] = long.groupby("sensor")["up"].diff().fillna(0)
result = [(r.sensor, r.day, "UP" if r.chg > 0 else "DOWN") for r in long[long["chg"] != 0].itertuples()]
# case: both-down-or-differ
a, b = uptime["S1"].astype(bool), uptime["S2"].astype(bool)
state = pd.Series(np.where(a & b, "both", np.where(a ^ b, "one", "none")), index=uptime["day"])
result = state.value_counts().reindex(["both", "one", "none"], fill_value=0)
# case: string-minus-mistake
r = readings.sort_values("time")
r["delta"] = r["time"] - r["time"].shift()
result = r
# case: asof-nearest-pair
r = readings.assign(time=pd.to_datetime(readings["time"])).dropna(subset=["value"]).sort_values("time")
s1 = r.loc[r.sensor == "S1", ["time", "value"]]
s2 = r.loc[r.sensor == "S2", ["time", "value"]]
m = pd.merge_asof(s1, s2, on="time", direction="nearest", suffixes=("_s1", "_s2"), tolerance=pd.Timedelta(minutes=45))
result = m.assign(diff=m["value_s1"] - m["value_s2"])
# case: time-weighted-average
s = readings.loc[(readings["sensor"] == "S1") & readings["value"].notna(), ["time", "value"]]
s = s.drop_duplicates("time", keep="last")
t = pd.to_datetime(s["time"])
w = t.shift(-1).sub(t).dt.total_seconds().fillna(0)
result = round(float(np.average(s["value"], weights=w)), 4)
# case: unit-describe
m = readings.assign(sensor=readings["sensor"].str.upper()).merge(sensors[["sensor", "unit"]])
result = m.groupby("unit")["value"].describe(percentiles=[0.1, 0.9]).round(2).T
# case: status-first-seen-order
st = readings["status"].str.upper()
codes, uniques = pd.factorize(st)
tab = pd.Series(codes).value_counts().sort_index()
tab.index = ["missing" if i < 0 else uniques[i] for i in tab.index]
result = tab.to_dict()
# case: jump-detection
r = readings.assign(sensor=readings["sensor"].str.upper()).sort_values(["sensor", "time"])
r["last_good"] = r.groupby("sensor")["value"].transform(lambda s: s.ffill().shift())
r["jump"] = (r["value"] - r["last_good"]).abs()
big = r.nlargest(3, "jump", keep="all")
result = big[["sensor", "time", "last_good", "value", "jump"]]
