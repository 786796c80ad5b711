import numpy as np
import pandas as pd

df = pd.DataFrame({
    "k": ["b", "a", "c", "a", "b", "c", "a", "d", "b", "a"],
    "x": [3.5, -1.0, 7.25, 0.0, 12.0, 3.5, 8.0, np.nan, 5.5, -4.0],
    "n": [4, 9, 2, 7, 7, 1, 0, 3, 9, 5],
})
grid = pd.DataFrame(np.arange(24).reshape(6, 4) % 7 - 2, columns=list("wxyz"), index=list("ABCDEF"))
events = pd.DataFrame({"t": [0, 3, 4, 9, 15, 16, 17, 30], "on": [1, 1, 0, 1, 1, 1, 0, 1]})


# case: select_tiers_and_nested_where
conds = [df["x"].isna(), df["x"] < 0, df["x"].between(0, 5), df["x"] > 10]
df["tier"] = np.select(conds, ["missing", "neg", "low", "high"], default="mid")
df["flag"] = np.where(df["n"] % 2 == 0, np.where(df["x"] > 4, "even-big", "even-small"), "odd")
df["sign"] = np.sign(df["x"]).fillna(0).astype(int)
df["capped"] = np.clip(df["x"], -2, 8)
result = df


# case: digitize_vs_searchsorted
edges = np.array([0, 2, 5, 8])
n = df["n"].to_numpy()
d = np.digitize(n, edges)
r = np.digitize(n, edges, right=True)
s = np.searchsorted(edges, n, side="right")
labels = np.array(["under", "[0,2)", "[2,5)", "[5,8)", "8+"])
assert (d == s).all()
cnt = np.bincount(d, minlength=len(labels))
result = {"labels": labels[d].tolist(), "right": r.tolist(), "counts": dict(zip(labels.tolist(), cnt.tolist()))}


# case: unique_with_counts_and_inverse
vals, first, inv, cnt = np.unique(df["k"].to_numpy(dtype=str), return_index=True, return_inverse=True, return_counts=True)
freq = pd.DataFrame({"k": vals, "first": first, "n": cnt})
freq["pct"] = np.round(freq["n"] / freq["n"].sum() * 100, 1)
sums = np.zeros(len(vals))
np.add.at(sums, inv, np.nan_to_num(df["x"].to_numpy()))
freq["sum_x"] = sums
order = np.argsort(-freq["n"].to_numpy(), kind="stable")
result = freq.iloc[order].reset_index(drop=True)


# case: shape_mismatch_weights
# weight each column, then score rows
weights = np.array([0.5, 0.3, 0.2])
score = (grid.to_numpy() * weights).sum(axis=1)
result = pd.Series(score, index=grid.index, name="score").sort_values(ascending=False)


# case: percentiles_and_nan_functions
x = df["x"].to_numpy()
qs = [0, 10, 25, 50, 75, 90, 100]
p = np.nanpercentile(x, qs)
by_pd = df["x"].quantile(np.array(qs) / 100)
iqr = p[4] - p[2]
out = (x < p[2] - 1.5 * iqr) | (x > p[4] + 1.5 * iqr)
stats = {
    "plain": np.percentile(x, 50),
    "nanmean": round(float(np.nanmean(x)), 4),
    "std0_vs_std1": (round(float(np.nanstd(x)), 4), round(float(df["x"].std()), 4)),
    "same": bool(np.allclose(p, by_pd)),
    "lower": np.percentile(df["n"], 30, method="lower").item(),
    "outliers": int(out.sum()),
    "q": dict(zip([f"p{q}" for q in qs], p.round(3).tolist())),
}
result = stats


# case: vectorize_and_frompyfunc
def shipping(weight, key="a"):
    if np.isnan(weight) or weight < 0:
        return 0.0
    base = 5 if key in ("a", "b") else 8
    return base + 0.5 * weight

vf = np.vectorize(shipping, otypes=[float])
df["ship"] = vf(df["x"], df["k"])
df["gcd"] = np.gcd(df["n"], 6)
df["bits"] = np.vectorize(lambda i: format(i, "04b"))(df["n"])
df["log"] = np.log1p(df["n"]).round(4)
total = np.dot(df["ship"], df["n"])
result = {"frame": df.drop(columns="x"), "total": float(total), "hyp": np.hypot(3, df["n"].head(3)).round(3).tolist()}


