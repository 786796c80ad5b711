import pandas as pd
import numpy as np
import math
import statistics
from functools import reduce

# Science experiment and astronomy tables
runs = pd.DataFrame({
    "run": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "lab": ["A", "B", "A", "C", "B", "A", None, "C", "D"],
    "x": [0.1, 0.2, 0.30000000000000004, -1.5, 0.0, 2.5, 3.5, np.nan, 1e16],
    "y": [0.1, 0.20000001, 0.3, -1.5, -0.0, 2.5000001, 3.4, np.nan, 1e16 + 2],
    "n": [3, 0, -7, 12, 5, 1, 0, 9, 2],
    "note": ["1.0", "1e-3", "-2", "+4", "1e400", "inf", "NaN", "", "12abc"],
})
bodies = pd.DataFrame({
    "body": ["Sun", "Earth", "Moon", "Ceres", "X"],
    "mass": [1.989e30, 5.972e24, 7.342e22, 9.39e20, 0.0],
    "radius_km": [696340, 6371, 1737, 473, 0],
    "moons": pd.array([None, 1, 0, 0, None], dtype="Int64"),
    "distance_m": [0, 149597870700, 384400000, 413700000000, 9223372036854775807],
})

# case: isclose-options
result = pd.DataFrame({
    "eq": runs["x"] == runs["y"],
    "default": np.isclose(runs["x"], runs["y"]),
    "tight": np.isclose(runs["x"], runs["y"], rtol=0, atol=1e-9),
    "nan": np.isclose(runs["x"], runs["y"], equal_nan=True),
    "math": [math.isclose(a, b, rel_tol=1e-6) for a, b in zip(runs["x"], runs["y"])],
})

# case: allclose-and-equals
a, b = runs["x"].iloc[:5], runs["y"].iloc[:5]
result = np.allclose(a, b), a.equals(b), a.round(3).equals(b.round(3)), bool((a - b).abs().max() < 1e-6)

# case: note-parse-special
n = pd.to_numeric(runs["note"], errors="coerce")
result = {"vals": n.tolist(), "inf": int(np.isinf(n).sum()), "nan": int(n.isna().sum()), "finite_sum": n[np.isfinite(n)].sum()}

# case: scalar-over-column
n = runs["n"]
result = pd.DataFrame({"div": 12 / n, "fdiv": 12 // n, "mod": 12 % n, "pow": 2 ** n.clip(lower=0)})

# case: negative-int-power-error
result = 2 ** runs["n"]

# case: float-power
result = (2.0 ** runs["n"]).tolist(), np.power(runs["n"], 2).tolist(), np.power(runs["n"].astype(float), 0.5).round(4).tolist()

# case: mass-format-variants
result = [f"{b}: {m:.3e} | {m:g} | {m:.2E}" for b, m in zip(bodies["body"], bodies["mass"])]

# case: density
vol = 4 / 3 * math.pi * (bodies["radius_km"] * 1000.0) ** 3
bodies["density"] = bodies["mass"] / vol
result = bodies.set_index("body")["density"].round(1)

# case: mass-ratio-to-earth
earth = bodies.loc[bodies["body"] == "Earth", "mass"].item()
result = (bodies["mass"] / earth).map(lambda v: float(f"{v:.3g}")).tolist(), type(earth).__name__

# case: item-error-many
result = runs.loc[runs["lab"] == "A", "x"].item()

# case: log10-magnitude
with np.errstate(divide="ignore"):
    mag = np.log10(bodies["mass"])
result = np.floor(mag).replace(-np.inf, np.nan).astype("Int64")

# case: distance-bigint
d = bodies["distance_m"]
km = d // 1000
result = pd.DataFrame({"km": km, "rest": d - km * 1000, "au": (d / 149597870700).round(3), "txt": d.map("{:,}".format)})

# case: int-limits-python
result = int(bodies["distance_m"].max()) + 1, bodies["distance_m"].iloc[1].item() ** 2, sum(bodies["distance_m"].tolist())

# case: moons-nullable-fillna-compare
m = bodies["moons"]
result = {
    "eq0": (m == 0).tolist(),
    "n_eq0": int((m == 0).sum()),
    "filled": m.fillna(-1).tolist(),
    "has": m.fillna(0).gt(0).any(),
    "dtype_is": m.dtype == "Int64",
    "dtype_obj": m.dtype == pd.Int64Dtype(),
}

# case: group-precision-stats
result = runs[runs["x"] < 1000].groupby("lab")["x"].agg(["mean", "std", lambda s: s.max() - s.min(), "count"]).rename(columns={"<lambda_0>": "range"})

# case: statistics-module-suite
xs = runs["n"].tolist()
result = {
    "mean": statistics.mean(xs),
    "median": statistics.median(xs),
    "multimode": statistics.multimode(xs),
    "stdev": round(statistics.stdev(xs), 6),
    "pd_std": round(runs["n"].std(), 6),
    "quart": statistics.quantiles(xs, n=4),
    "pd_quart": runs["n"].quantile([0.25, 0.5, 0.75]).tolist(),
}

# case: gcd-lcm-reduce
pos = [int(v) for v in runs["n"] if v > 0]
result = reduce(math.gcd, pos), math.lcm(*pos), math.factorial(pos[-2]), np.gcd(runs["n"], 6).tolist()

# case: nan-functions
x = runs["x"]
result = {
    "np_sum": float(np.sum(x)), "nansum_small": float(np.nansum(x[:6])), "np_mean_nan": np.mean(x.to_numpy()),
    "nanmean": round(float(np.nanmean(x[:4])), 6), "skipna": x.sum(skipna=False), "nanmax": float(np.nanmax(x)), "max_py": max(1, float("nan")),
}

# case: clip-series-bounds-and-where
lo = pd.Series([0] * 9)
hi = runs["n"].abs()
result = pd.DataFrame({"clip": runs["x"].clip(lo, hi), "np_clip": np.clip(runs["n"], -1, 5), "where": runs["n"].where(runs["n"] > 0, other=-1), "mask": runs["n"].mask(runs["n"] > 5)})

# case: dtypes-eq-int64-and-select
t = pd.concat([runs, bodies], axis=1)
result = {
    "int": t.columns[t.dtypes == "int64"].tolist(),
    "float": t.columns[t.dtypes == "float64"].tolist(),
    "sel": t.select_dtypes(include=["int64", "Int64"]).columns.tolist(),
    "excl": t.select_dtypes(exclude=["object", "float"]).columns.tolist(),
    "nk": {c: t[c].dtype.kind for c in t.columns},
}

# case: type-names-of-results
r = runs
result = pd.Series({
    "sum_int": type(r["n"].sum()).__name__, "mean": type(r["n"].mean()).__name__, "max_str": type(r["note"].max()).__name__,
    "len": type(len(r)).__name__, "shape": type(r.shape[0]).__name__, "nunique": type(r["lab"].nunique()).__name__,
    "any": type((r["n"] > 3).any()).__name__, "idxmax": type(r["n"].idxmax()).__name__, "loc": type(r.loc[0, "x"]).__name__,
    "iat": type(r.iat[0, 0]).__name__, "dict": type(r.to_dict("records")[0]["n"]).__name__, "row": type(r.iloc[0]["n"]).__name__,
    "isna": type(r["x"].isna().sum()).__name__, "round": type(round(r["x"].mean(), 2)).__name__,
})
