import pandas as pd
import numpy as np
from datetime import datetime, timedelta

readings = pd.DataFrame({
    "sensor": ["S1", "S1", "S1", "S2", "S2", "S2", "S3", "S3", "S1", "S2", "S4", None],
    "ts": ["2024-01-01 00:00", "2024-01-01 01:00", "2024-01-01 02:00", "2024-01-01 00:00", "2024-01-01 01:00", "2024-01-01 03:00",
           "2024-01-01 00:30", "bad", "2024-01-01 03:00", "2024-01-01 04:00", None, "2024-01-01 05:00"],
    "temp": [20.5, np.nan, np.nan, 18.0, np.nan, 19.5, None, 22.0, 24.5, -3.0, np.nan, 21.0],
    "hum": ["45", "46%", "n/a", "50", "", "52.5", "48", None, "47", "-1", "49", "51"],
    "ok": pd.array([True, True, None, False, None, True, True, False, True, False, None, True], dtype="boolean"),
})

sensors = pd.DataFrame({
    "sensor": ["S1", "S2", "S3", "S5", "S2"],
    "site": pd.Categorical(["north", "south", "north", "east", "west"], categories=["west", "north", "east", "south", "center"]),
    "floor": pd.array([1, 2, None, 4, 2], dtype="Int64"),
    "uptime": ["1 days", "36:00:00", "oops", None, "90 min"],
})

limits = pd.Series({"S1": 25.0, "S2": 19.0, "S3": None, "S9": 10.0}, name="limit")

# case: interpolate-linear
s = readings.loc[readings["sensor"] == "S1", "temp"]
result = s.interpolate()

# case: interpolate-per-sensor
df = readings.copy()
df["temp_i"] = df.groupby("sensor")["temp"].transform(lambda x: x.interpolate(limit_direction="both"))
result = df[["sensor", "temp", "temp_i"]]

# case: interpolate-limit-area
result = readings["temp"].interpolate(limit=1, limit_area="inside").tolist()

# case: ffill-limit-grouped
readings["temp_ff"] = readings.groupby("sensor")["temp"].ffill(limit=1)
result = readings[["sensor", "ts", "temp", "temp_ff"]]

# case: bfill-then-ffill
result = readings["temp"].bfill(limit=1).ffill().round(1)

# case: humidity-cleaning
hum = (
    readings["hum"]
    .str.replace("%", "", regex=False)
    .replace({"n/a": None, "": None})
)
hum = pd.to_numeric(hum, errors="coerce")
hum = hum.where(hum >= 0)
result = hum

# case: humidity-extract-float64
result = readings["hum"].str.extract(r"(-?\d+\.?\d*)")[0].astype("Float64").convert_dtypes()

# case: uptime-timedelta-coerce
td = pd.to_timedelta(sensors["uptime"], errors="coerce")
result = pd.DataFrame({"raw": sensors["uptime"], "td": td, "hours": td.dt.total_seconds() / 3600})

# case: uptime-timedelta-raise
result = pd.to_timedelta(sensors["uptime"])

# case: ok-kleene-logic
hot = (readings["temp"] > 20).astype("boolean")
result = pd.DataFrame({
    "and": readings["ok"] & hot,
    "or": readings["ok"] | hot,
    "xor": readings["ok"] ^ hot,
    "not": ~readings["ok"],
})

# case: ok-any-all-skipna
result = {
    "any": bool(readings["ok"].any()),
    "all": bool(readings["ok"].all()),
    "any_noskip": str(readings["ok"].any(skipna=False)),
    "all_noskip": str(readings["ok"].all(skipna=False)),
    "sum": int(readings["ok"].sum()),
    "mean": round(float(readings["ok"].mean()), 4),
}

# case: filter-by-nullable-mask
result = readings[readings["ok"]][["sensor", "temp"]]

# case: site-value-counts-unused
result = sensors["site"].value_counts()

# case: site-sort-by-category-order
result = sensors.sort_values("site")[["sensor", "site"]].reset_index(drop=True)

# case: merge-many-dtypes
m = readings.merge(sensors, on="sensor", how="left")
result = m.dtypes.astype(str).to_dict()

# case: merge-site-mean
m = pd.merge(readings, sensors, on="sensor")
result = m.groupby("site", observed=False)["temp"].mean()

# case: limit-map-and-compare
lim = readings["sensor"].map(limits)
over = readings["temp"].gt(lim)
result = pd.DataFrame({"sensor": readings["sensor"], "limit": lim, "over": over})

# case: ts-gap-per-sensor
df = readings.assign(ts=pd.to_datetime(readings["ts"], errors="coerce"))
df = df.sort_values(["sensor", "ts"])
df["gap"] = df.groupby("sensor")["ts"].diff()
result = df[["sensor", "ts", "gap"]]

# case: ts-raise
result = pd.to_datetime(readings["ts"], format="%Y-%m-%d %H:%M").max()

# case: ts-nat-counts
ts = pd.to_datetime(readings["ts"], errors="coerce")
result = {
    "nat": int(ts.isna().sum()),
    "first": str(ts.min()),
    "last": str(ts.max()),
    "hour_dtype": str(ts.dt.hour.dtype),
    "hours": ts.dt.hour.astype("Int64").tolist(),
}

# case: floor-arithmetic
fl = sensors["floor"]
result = pd.DataFrame({"x2": fl * 2, "div": fl / 2, "fdiv": fl // 2, "plus_float": fl + 0.5, "eq2": fl == 2}).dtypes.astype(str)

# case: resample-hourly-fill
df = readings.assign(ts=pd.to_datetime(readings["ts"], errors="coerce")).dropna(subset=["ts"])
result = df.set_index("ts").sort_index()["temp"].resample("1h").mean().interpolate(method="time")
