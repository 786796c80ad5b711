import pandas as pd
import numpy as np
import math

readings = pd.DataFrame({
    "sensor": ["s1", "s2", "s1", "s3", "S2", "s1", "s4", "s3", None, "s2"],
    "hour": [0, 0, 1, 1, 1, 2, 2, 3, 3, 3],
    "kwh": [1.2, 0.0, 3.4, -1.0, 2.2, np.nan, 5.0, 5.0, 0.7, 2.2],
    "ok": [True, True, False, True, None, True, True, False, True, None],
})

sensors = pd.DataFrame({
    "id": ["s1", "s2", "s3", "s5"],
    "room": ["Kitchen", "Attic", "Kitchen", "Cellar"],
    "limit": [3.0, 2.0, 4.5, 1.0],
    "installed": ["2020-05-01", "01/06/2021", "2019-12-31", None],
})

tariff = pd.Series([0.10, 0.12, 0.30, 0.25], index=[0, 1, 2, 4], name="eur")

# case: tariff-times-hourly
hourly = readings.groupby("hour")["kwh"].sum()
result = hourly * tariff

# case: tariff-mul-fill
hourly = readings.groupby("hour")["kwh"].sum()
cost = hourly.mul(tariff, fill_value=0.2)
result = cost.round(3).rename("cost")

# case: name-of-result-differs
hourly = readings.groupby("hour")["kwh"].sum()
r1 = hourly + tariff
r2 = hourly + hourly
r3 = tariff.rename("kwh") + hourly
result = (r1.name, r2.name, r3.name)

# case: compare-unlike-raises
limits = sensors.set_index("id")["limit"]
peak = readings.groupby("sensor")["kwh"].max()
result = peak > limits

# case: compare-with-gt-method
limits = sensors.set_index("id")["limit"]
peak = readings.groupby("sensor")["kwh"].max()
result = peak.gt(limits)

# case: compare-after-reindex
limits = sensors.set_index("id")["limit"]
peak = readings.groupby("sensor")["kwh"].max()
result = peak > limits.reindex(peak.index)

# case: reindex-like
limits = sensors.set_index("id")["limit"]
template = pd.Series(0, index=["s5", "s1", "s9"])
result = limits.reindex_like(template)

# case: reindex-fill-value-int
counts = readings["sensor"].value_counts()
result = counts.reindex(sensors["id"], fill_value=0)

# case: assign-series-aligns
df = sensors.set_index("id")
df["peak"] = readings.groupby("sensor")["kwh"].max()
df["n"] = readings.groupby("sensor").size()
result = df[["room", "peak", "n"]]

# case: assign-list-wrong-length
df = sensors.copy()
df["flag"] = [1, 2, 3]
result = df

# case: assign-misaligned-default-index
df = sensors.set_index("id")
df["copy_limit"] = sensors["limit"]
df["raw_limit"] = sensors["limit"].to_numpy()
result = df[["copy_limit", "raw_limit"]]

# case: sort-values-stable-ties
result = readings.sort_values("kwh", kind="stable", na_position="first")[["sensor", "kwh"]].index.tolist()

# case: sort-index-key
s = readings.dropna(subset=["sensor"]).set_index("sensor")["kwh"]
result = s.sort_index(key=lambda i: i.str.lower(), kind="stable")

# case: where-mask-chain
k = readings["kwh"]
result = pd.DataFrame({"where": k.where(k > 0), "mask": k.mask(k < 0, 0), "clip": k.clip(lower=0, upper=3)})

# case: where-other-series-aligned
s = pd.Series([1, 2, 3, 4], index=list("abcd"))
other = pd.Series([10, 20, 30], index=list("bcz"))
result = s.where(s % 2 == 1, other)

# case: mask-with-callable
s = readings.set_index("hour")["kwh"]
result = s.mask(lambda x: x.isna() | (x <= 0), lambda x: x.mean())

# case: loc-callable
s = readings.groupby("sensor")["kwh"].mean()
result = s.loc[lambda x: x > 1]

# case: loc-slice-labels-sorted
s = readings.groupby("hour")["kwh"].sum()
result = s.loc[1:2], s.iloc[1:2], s[1:2]

# case: loc-slice-nonunique
s = readings.set_index("hour")["kwh"]
result = s.loc[1:2].tolist(), s.loc[2.5:].tolist()

# case: loc-slice-unsorted-dup-keyerror
s = readings.set_index("sensor")["kwh"]
result = s.loc["s2":"s4"]

# case: ok-mask-with-missing
result = readings[readings["ok"]]

# case: ok-mask-fixed
good = readings["ok"].fillna(False).astype(bool)
result = readings.loc[good & ~readings["sensor"].isna(), "kwh"].describe()[["count", "mean", "max"]]

# case: squeeze-and-item
one = sensors.loc[sensors["id"] == "s3", "limit"]
result = one.item(), one.squeeze(), sensors.loc[sensors["id"] == "s3", ["limit"]].squeeze(), sensors[["room"]].squeeze("columns").name
