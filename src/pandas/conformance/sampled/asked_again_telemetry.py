import numpy as np
import pandas as pd

machines = pd.DataFrame({
    "machine": ["M-001", "M-002", "M-003", "M-004", "M-005", "M-006"],
    "model": ["alpha", "Alpha", "beta", "gamma", "beta ", None],
    "installed": ["03/15/2018", "07/01/2019", "11/30/2017", "02/29/2020", "", "05/05/2021"],
    "site": ["North", "North", "South", "South", "East", "East"],
    "max_temp": [90, 90, 85, 100, 85, np.nan],
})

readings = pd.DataFrame({
    "ts": pd.to_datetime([
        "2023-05-01 00:00", "2023-05-01 00:10", "2023-05-01 00:20", "2023-05-01 00:30", "2023-05-01 00:50", "2023-05-01 01:00", "2023-05-01 01:10",
        "2023-05-01 00:00", "2023-05-01 00:10", "2023-05-01 00:20", "2023-05-01 00:30", "2023-05-01 00:40",
        "2023-05-01 00:05", "2023-05-01 00:15", "2023-05-01 00:25", "2023-05-01 00:25", "2023-05-01 02:00",
        "2023-05-01 00:00", "2023-05-01 06:00", "2023-05-01 12:00", "2023-05-01 18:00", "2023-05-02 00:00",
        "2023-05-01 03:00", "2023-05-01 03:10", "2023-05-01 03:20"]),
    "machine": ["M-001"] * 7 + ["M-002"] * 5 + ["M-003"] * 5 + ["M-004"] * 5 + ["M-007"] * 3,
    "temp": [70.1, 71.4, 89.9, 92.3, 95.0, 88.0, np.nan, 65.0, 65.0, 65.2, np.nan, 66.0, 80.0, 86.5, 86.5, 86.5, 79.0, 50.5, 49.0, 55.5, 101.2, 99.9, 33.0, 33.5, 34.0],
    "vib": ["0.12", "0.14", "0.31", "0.35", "0,40", "0.22", "err", "0.05", "0.05", "0.06", "", "0.05", "0.2", "0.25", "0.25", "0.25", None, "0.5", "0.4", "0.45", "0.9", "0.88", "0.01", "0.01", "0.02"],
    "state": ["run", "run", "run", "alarm", "alarm", "run", "stop", "run", "RUN", "run", "run", "stop", "run", "alarm", "alarm", "alarm", "run", "run", "run", "run", "alarm", "alarm", "run", "run", "run"],
})

errors = pd.DataFrame({
    "machine": ["M-001", "M-001", "M-003", "M-004", "M-004", "M-002", "M-001", "M-009"],
    "at": ["2023-05-01T00:28:00", "2023-05-01T00:49:30", "2023-05-01T00:14:00", "2023-05-01T17:58:00", "2023-05-02T00:30:00", "2023-05-01T00:41:00", "2023-05-01T01:09:00", "2023-05-01T00:00:00"],
    "message": ["E102: overheat [zone=3]", "E102: overheat [zone=1]", "W007: vibration high", "E102: overheat [zone=2]", "E500: shutdown [code=7]", "I000: stopped by operator", "i000: Stopped by operator", "W007: vibration high"],
})

# case: state_islands_per_machine
r = readings.assign(state=readings.state.str.lower()).drop_duplicates().sort_values(["machine", "ts"])
chg = (r.state != r.groupby("machine").state.shift()).groupby(r.machine).cumsum().rename("island")
isl = r.groupby(["machine", chg, "state"]).ts.agg(["min", "max", "size"]).reset_index()
isl["dur"] = isl["max"] - isl["min"]
result = isl.sort_values("dur", ascending=False, kind="stable").head(5).drop(columns="island")

# case: missing_interval_detection
r = readings[["machine", "ts"]].drop_duplicates()
r["next_ts"] = r.groupby("machine").ts.shift(-1)
r["gap_min"] = (r.next_ts - r.ts).dt.total_seconds().floordiv(60)
typical = r.groupby("machine").gap_min.transform("median")
result = r[r.gap_min > 1.5 * typical].astype({"gap_min": int}).reset_index(drop=True)

# case: vibration_text_to_number
v = pd.to_numeric(readings.vib.str.replace(",", "."), errors="coerce")
bad = readings.loc[v.isna(), ["machine", "vib"]].fillna("<null>")
result = {"bad": list(map(tuple, bad.to_numpy())), "mean": round(v.mean(), 4), "max_machine": readings.loc[v.idxmax(), "machine"]}

# case: readings_before_each_error_asof
e = errors.assign(at=pd.to_datetime(errors["at"])).sort_values("at")
r = readings.dropna(subset=["temp"]).sort_values("ts")
j = pd.merge_asof(e, r[["ts", "machine", "temp"]], left_on="at", right_on="ts", by="machine", tolerance=pd.Timedelta("10min"))
result = j[["machine", "at", "ts", "temp"]]

# case: hourly_resample_with_ffill
wide = readings.pivot_table(index="ts", columns="machine", values="temp", aggfunc="mean")
hourly = wide[["M-001", "M-004"]].resample("h").mean()
result = hourly.ffill(limit=2).iloc[:8].round(1)

# case: over_limit_exposure_minutes
lim = machines.set_index("machine").max_temp
r = readings.drop_duplicates(["machine", "ts"]).sort_values(["machine", "ts"])
r = r.assign(limit=r.machine.map(lim), dt=-r.groupby("machine").ts.diff(-1))
hot = r[r.temp.gt(r.limit)]
tot = hot.groupby("machine").dt.sum().div(pd.Timedelta(minutes=1))
result = tot.reindex(machines.machine, fill_value=0.0)

# case: error_code_parsing
parts = errors.message.str.extractall(r"^(?P<code>[A-Za-z]\d{3}):\s*(?P<text>[^\[]+?)\s*(?:\[(?P<key>\w+)=(?P<val>\d+)\])?$").droplevel("match")
parts["level"] = parts.code.str[0].str.upper().map({"E": 2, "W": 1, "I": 0})
result = errors[["machine"]].join(parts).astype({"val": "float"}).sort_values(["level", "machine"], ascending=[False, True], kind="stable")

# case: site_temperature_summary
s = readings.merge(machines, on="machine", how="outer", indicator="src")
result = s.groupby(["site", "src"], observed=True).agg(temp_mean=("temp", "mean"), n=("temp", "count"), machines=("machine", "unique"))

# case: zscore_outliers_and_ewm
def add_stats(g):
    z = (g - g.mean()) / g.std(ddof=0)
    return pd.DataFrame({"z": z, "ewm": g.ewm(alpha=0.5).mean(), "rmax": g.expanding().max()})
st = pd.concat({m: add_stats(g) for m, g in readings.groupby("machine").temp}, names=["machine", "row"])
result = st[st.z.abs() > 1.2].round(3)

# case: machine_age_in_months
inst = pd.to_datetime(machines.installed, format="%m/%d/%Y", errors="coerce")
ref = pd.Period("2023-05", "M")
age = (ref - inst.dt.to_period("M")).map(lambda o: o.n if pd.notna(o) else None)
result = machines.assign(age=age.to_numpy(), model=machines.model.str.strip().str.lower()).groupby("model", dropna=False).age.max()
