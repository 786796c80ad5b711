import pandas as pd
import numpy as np
import datetime

# Restaurant tabs
tabs = pd.DataFrame({
    "tab": ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"],
    "table": [4, 4, 2, 9, 2, 1, 9, 4],
    "guests": [2, 0, 4, 1, 3, 6, 2, 2],
    "subtotal": [45.5, 0.0, 120.75, 8.2, 66.6, 240.0, np.nan, 31.25],
    "tip": ["15%", "", "20", "$2", None, "18.5%", "0", "10 %"],
    "closed": [True, True, False, True, True, False, True, True],
    "date": ["2024-05-01", "2024-05-01", "2024-05-02", "05/02/2024", "2024-05-03", "2024-05-03", "", "2024-05-05"],
})
items = pd.DataFrame({
    "tab": ["T1", "T1", "T1", "T3", "T3", "T4", "T5", "T6", "T6", "T9"],
    "item": ["soup", "steak", "wine", "steak", "Wine ", "soup", "cake", "steak", "wine", "tea"],
    "n": [1, 1, 2, 3, 1, 1, 2, 5, 4, 1],
    "each": [6.5, 25, 7, 25, 7, 6.5, None, 25, 7, 3],
})
cal = pd.DataFrame({
    "item": ["soup", "steak", "wine", "cake", "tea", "bread"],
    "kcal": pd.array([180, 650, None, 420, 0, 95], dtype="Int64"),
    "vegan": pd.array([True, False, True, None, True, None], dtype="boolean"),
    "gl_free": [True, True, True, False, True, False],
})

# case: tip-amount
def tip_amount(row):
    t = row["tip"]
    if t is None or t == "":
        return 0.0
    if "%" in t:
        return row["subtotal"] * float(t.replace("%", "")) / 100
    return float(t.lstrip("$"))
tabs["tip_amt"] = tabs.apply(tip_amount, axis=1).round(2)
result = tabs[["tab", "tip_amt"]]

# case: per-guest-inf
pg = tabs["subtotal"] / tabs["guests"]
result = pg, np.isinf(pg).any(), np.isnan(pg).sum()

# case: table-occupied-bool-sum
result = tabs.groupby("table")["closed"].agg(["sum", "mean", "all", "any", "count"])

# case: closed-as-int-cumsum
result = tabs["closed"].cumsum().tolist(), (~tabs["closed"]).cumsum().tolist(), tabs["closed"].astype(int).diff().tolist()

# case: bool-arithmetic
c = tabs["closed"]
result = pd.DataFrame({"plus": c + 1, "times": c * tabs["guests"], "plus_bool": c + c, "mean": c.mean(), "neg": ~c})

# case: bool-minus-error
result = tabs["closed"] - tabs["closed"].shift(fill_value=False)

# case: line-value-and-total
items["value"] = items["n"] * items["each"]
tot = items.groupby("tab")["value"].sum()
cmp = tabs.set_index("tab")["subtotal"].to_frame().join(tot)
cmp["gap"] = (cmp["subtotal"] - cmp["value"]).round(2)
result = cmp

# case: kcal-nullable-merge
it = items.assign(item=items["item"].str.strip().str.lower()).merge(cal, on="item", how="left")
it["kcal_total"] = it["n"] * it["kcal"]
result = it.groupby("tab")["kcal_total"].sum()

# case: kcal-nullable-stats
k = cal["kcal"]
result = {"mean": k.mean(), "median": k.median(), "std": round(k.std(), 4), "max": k.max(), "argmax": k.idxmax(), "q": k.quantile(0.5), "sum_type": type(k.sum()).__name__}

# case: kcal-to-float-and-back
f = cal["kcal"].astype("Float64")
n = cal["kcal"].astype(float)
result = [f.dtype.name, n.dtype.name, n.tolist(), (f / 7).round(1).tolist(), n.astype("Int64").equals(cal["kcal"])]

# case: kcal-to-int-error
result = cal["kcal"].astype(int)

# case: kcal-to-int-filled
result = cal["kcal"].fillna(0).astype(int).to_dict()

# case: vegan-logical-kleene
v, g = cal["vegan"], cal["gl_free"]
result = pd.DataFrame({"and": v & g, "or": v | g, "both_na_false": (v & g).fillna(False)})

# case: vegan-np-where-na
result = np.where(cal["vegan"].fillna(False), "vegan", "not sure").tolist()

# case: vegan-if-na-error
labels = []
for v in cal["vegan"]:
    if v:
        labels.append("vegan")
    else:
        labels.append("other")
result = labels

# case: date-extremes-object
result = tabs["date"].min(), tabs["date"].max(), tabs["date"].replace("", np.nan).dropna().min()

# case: date-parsed-extremes
d = pd.to_datetime(tabs["date"], errors="coerce")
result = [d.min(), d.max(), d.isna().sum(), (d.max() - d.min()) / pd.Timedelta(days=1), d.dt.day.sum()]

# case: value-counts-normalize-percent
vc = items["item"].str.strip().str.lower().value_counts(normalize=True)
result = (vc * 100).round(1).astype(str) + "%"

# case: numeric-only-mean
result = tabs.mean(numeric_only=True)

# case: mean-without-numeric-only-error
result = tabs.mean()

# case: agg-dict-mixed-numbers
out = tabs.agg({"guests": ["sum", "mean", "max"], "subtotal": ["sum", "mean", "count"]})
result = out.round(2)
