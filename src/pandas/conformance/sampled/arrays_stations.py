import pandas as pd
import numpy as np
import re

stations = pd.DataFrame({
    "code": ["OSL", "BGO", "TRD", "SVG", "TOS"],
    "city": ["Oslo", "Bergen", "trondheim ", "Stavanger", None],
    "elev_m": [94, 12, 127, 9, 100],
    "coastal": [False, True, False, True, True],
})

obs = pd.DataFrame({
    "code": ["OSL", "OSL", "OSL", "BGO", "BGO", "BGO", "TRD", "TRD", "SVG", "SVG", "ZZZ", "TRD"],
    "day": ["2023-02-01", "2023-02-02", "2023-02-03", "2023-02-01", "2023-02-02", "2023-02-03", "2023-02-01", "2023-02-03", "2023-02-01", "2023-02-02", "2023-02-01", "2023-02-02"],
    "tmin": [-8.0, -10.5, -3.0, 1.0, 0.0, 2.5, -6.0, np.nan, 2.0, 2.0, 5.0, -7.5],
    "tmax": [-1.0, -4.0, 1.5, 5.0, 4.0, 6.5, 0.0, 2.0, 6.0, 7.0, 9.0, -2.0],
    "rain_mm": [0.0, 0.0, 3.2, 22.4, 15.1, np.nan, 0.4, 1.0, 8.8, 8.8, 0.0, 0.0],
})

wind = pd.DataFrame({
    "code": ["OSL", "BGO", "TRD", "SVG", "SVG"],
    "speed": ["5 m/s", "12.5 m/s", "calm", "9m/s", None],
})

# case: range-minimum-maximum
df = obs.copy()
df["swing"] = np.maximum(df["tmax"] - df["tmin"], 5)
df["cap"] = np.minimum(df["rain_mm"], 10)
result = df[["code", "day", "swing", "cap"]].head(8)

# case: freeze-select
c = [obs["tmax"] < 0, obs["tmin"] < 0]
result = pd.Series(np.select(c, ["ice day", "frost day"], "mild")).value_counts(normalize=True)

# case: pivot-anomaly
p = obs.pivot(index="day", columns="code", values="tmax")
result = p.sub(p.mean(axis=1), axis=0).round(2)

# case: pivot-center-columns
p = obs.pivot(index="day", columns="code", values="tmin")
result = (p - p.mean()).round(2)

# case: wettest-per-station
idx = obs.groupby("code")["rain_mm"].idxmax()
result = obs.loc[idx, ["code", "day", "rain_mm"]]

# case: cumulative-rain
o = obs.sort_values(["code", "day"])
o["cum"] = o.groupby("code")["rain_mm"].cumsum()
o["share"] = o["rain_mm"] / o.groupby("code")["rain_mm"].transform("sum")
result = o.set_index(["code", "day"])[["cum", "share"]].round(3)

# case: speed-extract
s = wind["speed"].str.extract(r"(\d+\.?\d*)", expand=False).astype(float)
result = s.fillna(0).describe().round(2)

# case: rain-cut-counts
b = pd.cut(obs["rain_mm"], bins=[-np.inf, 0, 5, 10, np.inf], labels=["dry", "light", "moderate", "heavy"])
result = b.value_counts(dropna=False, sort=False)

# case: value-counts-bins
result = obs["tmax"].value_counts(bins=3, sort=False)

# case: unique-inverse
u, inv = np.unique(obs["code"].values, return_inverse=True)
totals = np.bincount(inv, weights=obs["rain_mm"].fillna(0).values)
result = dict(zip(u.tolist(), np.round(totals, 2).tolist()))

# case: nan-argmax
v = obs["rain_mm"].to_numpy()
i = int(np.nanargmax(v))
result = obs.iloc[i].to_dict()

# case: mean-abs-dev
mad = obs.groupby("code")["tmax"].apply(lambda s: (s - s.mean()).abs().mean())
result = mad.round(3)

# case: median-abs-dev
s = obs["tmin"].dropna()
med = s.median()
mad = (s - med).abs().median()
result = s[(s - med).abs() / mad > 1.5].tolist()

# case: elev-lookup-map
lookup = stations.set_index("code")["elev_m"]
df = obs.assign(elev=obs["code"].map(lookup))
df["t_sea"] = df["tmax"] + df["elev"] * 0.0065
result = df.loc[df["elev"].isna() | (df["t_sea"] > 5), ["code", "elev", "t_sea"]]

# case: isin-invert
result = obs[~np.isin(obs["code"], stations["code"])].shape

# case: mi-xs-level
m = obs.set_index(["code", "day"]).sort_index()
result = m.xs("2023-02-01", level="day")

# case: level-mul
m = obs.set_index(["code", "day"])["tmax"].sort_index()
bias = pd.Series({"OSL": 1.1, "BGO": 0.9, "TRD": 1.0, "SVG": 2.0})
result = m.mul(bias, level="code").round(2)

# case: compare-string-number
result = wind[wind["speed"] > 5]

# case: idx-sort-key
result = stations.sort_values("city", key=lambda s: s.str.strip().str.lower(), na_position="first", ignore_index=True)

# case: align-two-days
a = obs[obs["day"] == "2023-02-01"].set_index("code")["tmax"]
b = obs[obs["day"] == "2023-02-03"].set_index("code")["tmax"]
left, right = a.align(b, join="outer")
result = pd.DataFrame({"first": left, "third": right, "delta": right - left})

# case: filter-like-regex
result = (obs.filter(like="t").columns.tolist(), obs.filter(regex=r"^t(min|max)$").columns.tolist(), obs.filter(items=["code", "nope"]).columns.tolist())

# case: coastal-ttest
df = obs.merge(stations[["code", "coastal"]], on="code")
a = df.loc[df["coastal"], "tmax"]
b = df.loc[~df["coastal"], "tmax"]
t = (a.mean() - b.mean()) / np.sqrt(a.var() / len(a) + b.var() / len(b))
result = {"n": (len(a), len(b)), "t": round(float(t), 3)}
