import pandas as pd
import numpy as np
from functools import reduce

readings = pd.DataFrame({
    "machine": ["M1", "M1", "M1", "M2", "M2", "M2", "M3", "M3", "m3", "M4", "M1", "M2"],
    "shift": ["day", "night", "day", "day", "night", "night", "day", None, "night", "day", "night", "day"],
    "temp": [71.2, 69.8, 75.5, 80.1, 80.1, 79.0, 65.0, 64.2, np.nan, 120.0, 70.0, 78.8],
    "vibration": [0.12, 0.15, 0.11, 0.33, 0.31, 0.95, 0.05, 0.04, 0.06, 0.50, 0.14, 0.30],
    "ok": [True, True, False, True, True, False, True, True, True, False, True, True],
    "units": [120, 98, 0, 210, 180, 33, 75, 80, 77, 0, 101, 199],
})

machines = pd.DataFrame({
    "machine": ["M1", "M2", "M3", "M5"],
    "line": ["A", "A", "B", "B"],
    "serial": [9007199254740993, 9007199254740995, 1234567890123456789, 42],
    "limit_temp": [75, 80, 70, 90],
    "installed": ["2015-06-01", "01 Feb 2018", "2020/11/30", ""],
})

parts = pd.DataFrame({
    "machine": ["M1", "M1", "M2", "M3", "M3", "M3", "M9"],
    "part": ["belt", "valve", "belt", "pump", "valve", "belt", "pump"],
    "cost": ["1,200.50", "300", "$1,150", None, "280.00", "1180", "-"],
    "qty": [2, 1, 2, 1, 3, 0, 1],
})

# case: control-limits
m, s = readings["vibration"].mean(), readings["vibration"].std(ddof=0)
ucl = m + 2 * s
result = readings.loc[readings["vibration"] > ucl, ["machine", "vibration"]].assign(ucl=round(ucl, 4))

# case: over-limit-merge
df = readings.assign(machine=readings["machine"].str.upper()).merge(machines[["machine", "limit_temp"]], how="left", on="machine")
df["over"] = np.where(df["limit_temp"].isna(), np.nan, df["temp"] - df["limit_temp"])
result = df[df["over"].gt(0)].sort_values(by=["over", "units"], ascending=[False, True])[["machine", "temp", "over"]]

# case: all-any-ok
result = readings.groupby("machine")["ok"].agg(["all", "any", "sum", "mean"])

# case: minmax-scale
num = readings[["temp", "vibration", "units"]]
scaled = (num - num.min()) / (num.max() - num.min())
result = scaled.round(3).tail(4)

# case: serial-mod
result = machines["serial"].mod(1000).tolist()

# case: serial-div-floor
result = (machines["serial"] // 10**6).astype(str).str.len()

# case: cost-clean-total
c = pd.to_numeric(parts["cost"].str.replace(r"[$,]", "", regex=True), errors="coerce")
parts2 = parts.assign(cost=c, total=c * parts["qty"])
result = parts2.groupby("part", as_index=False)["total"].agg("sum")

# case: percentile-rank-custom
v = readings["units"].to_numpy()
pr = (v[:, None] >= v[None, :]).mean(axis=1)
result = pd.Series(pr.round(3), index=readings["machine"] + "-" + readings.index.astype(str))

# case: cross-tab-norm
result = pd.crosstab(readings["machine"].str.upper(), readings["shift"], normalize="index").round(2)

# case: insert-pop
df = readings.head(4).copy()
flag = df.pop("ok")
df.insert(1, "failed", ~flag)
df.insert(loc=len(df.columns), column="rate", value=(df["units"] / df["temp"]).round(2))
result = df

# case: iat-at-edits
df = readings.copy()
df.iat[8, 0] = "M3"
df.at[7, "shift"] = "unknown"
df.loc[df["temp"] > 100, "temp"] = np.nan
df.iloc[-1, df.columns.get_loc("units")] = 200
result = df.iloc[[7, 8, 9, 11]]

# case: bool-reduce-masks
masks = [readings["temp"].lt(100), readings["vibration"].le(0.5), readings["units"].ne(0)]
keep = reduce(lambda a, b: a & b, masks)
result = readings[keep].index.tolist()

# case: and-keyword-mistake
result = readings[(readings["temp"] > 70) and (readings["ok"])]

# case: logical-reduce
a = np.logical_or.reduce([readings["units"] == 0, readings["temp"].isna(), readings["shift"].isna()])
result = readings.loc[a, "machine"].tolist()

# case: ewm-free-smoothing
g = readings.groupby("machine")["vibration"]
result = g.rolling(2, min_periods=1).mean().reset_index(level=0)

# case: weighted-temp-by-machine
def wavg(g):
    ok = g["temp"].notna() & g["units"].gt(0)
    if not ok.any():
        return np.nan
    return np.average(g.loc[ok, "temp"], weights=g.loc[ok, "units"])

result = readings.groupby("machine").apply(wavg, include_groups=False).round(3)

# case: trimmed-mean
x = np.sort(readings["temp"].dropna().to_numpy())
k = int(0.1 * len(x))
result = float(x[k:len(x) - k].mean().round(4))

# case: select-dtypes-summary
result = {
    "num": readings.select_dtypes(include=["number"]).columns.tolist(),
    "bool": readings.select_dtypes("bool").columns.tolist(),
    "obj": readings.select_dtypes(exclude=["number", "bool"]).columns.tolist(),
}

# case: cumprod-yield
y = pd.Series([0.99, 0.95, np.nan, 0.9], index=["cut", "weld", "paint", "pack"])
result = pd.concat([y.cumprod(), y.cumprod(skipna=False)], axis=1, keys=["skip", "strict"]).round(4)

# case: parse-installed
d = machines["installed"].replace("", np.nan).apply(lambda s: pd.to_datetime(s) if isinstance(s, str) else pd.NaT)
result = d.dt.year.fillna(-1).astype(int).tolist()

# case: combine-max
a = readings.drop_duplicates("machine").set_index("machine")["units"]
b = readings.drop_duplicates("machine", keep="last").set_index("machine")["units"]
result = a.combine(b, max)

# case: parts-unstack-fill
result = parts.pivot_table(index="machine", columns="part", values="qty", aggfunc="sum", fill_value=0, margins=True, margins_name="Total")
