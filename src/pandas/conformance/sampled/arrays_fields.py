import pandas as pd
import numpy as np
import math
from itertools import groupby as igroupby

fields = pd.DataFrame({
    "field": ["F1", "F2", "F3", "F4", "F5", "F6"],
    "ha": [12.5, 8.0, 0.0, 20.0, 5.5, np.nan],
    "soil": ["clay", "Loam", "sand", "loam ", None, "clay"],
    "organic": ["Y", "N", "y", "", "N", "Y"],
})

yields = pd.DataFrame({
    "field": ["F1", "F1", "F1", "F2", "F2", "F2", "F4", "F4", "F5", "F7", "F3", "F4"],
    "year": [2020, 2021, 2022, 2020, 2021, 2022, 2020, 2022, 2021, 2021, 2022, 2021],
    "crop": ["wheat", "barley", "wheat", "maize", "maize", "oats", "wheat", "barley", "oats", "wheat", "oats", "maize"],
    "tonnes": [75.0, 60.0, 81.5, 72.0, np.nan, 30.0, 120.0, 98.0, 14.0, 10.0, 0.0, 160.0],
    "moisture": [13.5, 14.2, 12.9, 18.0, 17.5, 12.9, 13.1, 14.0, 11.8, 15.0, np.nan, 19.9],
})

market = pd.DataFrame({
    "crop": ["wheat", "barley", "maize", "rye", "wheat"],
    "year": ["2020", "2021", "2021", "2022", "2022"],
    "eur_t": [190.0, 205.5, 240.0, 210.0, 355.0],
}).set_index(["crop", "year"])

# case: yield-per-ha
y = yields.join(fields.set_index("field")["ha"], on="field")
y["t_ha"] = y["tonnes"].div(y["ha"].where(y["ha"] > 0))
result = y.groupby("crop")["t_ha"].agg(["mean", "min", "max", "count"]).round(2)

# case: year-key-dtype-merge
result = yields.merge(market.reset_index(), on=["crop", "year"])

# case: year-key-converted
mk = market.reset_index().astype({"year": int})
m = yields.merge(mk, how="left", on=["crop", "year"])
m["revenue"] = m["tonnes"] * m["eur_t"]
result = m.dropna(subset=["revenue"])[["field", "year", "crop", "revenue"]]

# case: at-tuple
result = (market.at[("maize", "2021"), "eur_t"], market.loc["wheat", "eur_t"].max(), market.index.nlevels)

# case: missing-tuple
result = market.loc[("oats", "2020"), "eur_t"]

# case: unstack-yoy
t = yields.set_index(["field", "year"])["tonnes"].unstack()
result = t.pct_change(axis=1, fill_method=None).mul(100).round(1)

# case: reindex-product-fill
full = pd.MultiIndex.from_product([["F1", "F2", "F5"], [2020, 2021, 2022]], names=["field", "year"])
result = yields.set_index(["field", "year"])["tonnes"].reindex(full, fill_value=0)

# case: cum-max-record
y = yields.sort_values(["field", "year"])
rec = y.groupby("field")["tonnes"].cummax()
y["record"] = y["tonnes"].eq(rec) & y.groupby("field").cumcount().gt(0)
result = y.loc[y["record"], ["field", "year"]].values.tolist()

# case: weighted-moisture
ok = yields.dropna(subset=["tonnes", "moisture"])
num = (ok["tonnes"] * ok["moisture"]).groupby(ok["crop"]).sum()
den = ok.groupby("crop")["tonnes"].sum()
result = num.div(den).round(3).to_dict()

# case: average-zero-weights
f3 = yields[yields["field"] == "F3"]
result = np.average(f3["tonnes"], weights=f3["tonnes"])

# case: moisture-rank-options
m = yields["moisture"]
result = pd.concat({o: m.rank(na_option=o, method="max") for o in ("keep", "top", "bottom")}, axis=1)

# case: between-inclusive-all
result = {inc: int(yields["moisture"].between(12.9, 14.2, inclusive=inc).sum()) for inc in ("both", "left", "right", "neither")}

# case: combine-first-frames
a = fields.set_index("field")[["ha", "soil"]]
b = pd.DataFrame({"ha": [3.0, 7.7], "soil": ["peat", "silt"]}, index=["F6", "F8"])
result = a.combine_first(b)

# case: combine-frame-func
a = pd.DataFrame({"x": [1, 5, 3], "y": [9, 2, 6]})
b = pd.DataFrame({"x": [4, 4, 4], "y": [4, 4, 4]})
result = a.combine(b, np.minimum)

# case: update-overwrite-false
f = fields.set_index("field")
new = pd.DataFrame({"ha": [99.0, 4.2], "soil": ["peat", "silt"]}, index=["F1", "F6"])
f.update(new, overwrite=False)
result = f

# case: soil-organic-crosstab
soil = fields["soil"].str.strip().str.lower().fillna("unknown")
org = fields["organic"].str.upper().map({"Y": True, "N": False})
result = pd.crosstab(soil, org, dropna=False, margins=True)

# case: mask-then-ffill-group
y = yields.sort_values(["field", "year"]).copy()
y["tonnes"] = y["tonnes"].mask(y["tonnes"].eq(0))
y["filled"] = y.groupby("field")["tonnes"].ffill()
result = y.loc[y["tonnes"].isna(), ["field", "year", "filled"]]

# case: rotation-runs
seq = yields.sort_values(["field", "year"]).groupby("field")["crop"].agg(list)
result = {f: [(k, len(list(g))) for k, g in igroupby(c)] for f, c in seq.items() if len(c) > 1}

# case: sort-multi-orders
result = yields.sort_values(["crop", "tonnes", "year"], ascending=[True, False, True], na_position="first", ignore_index=True).iloc[:7, :4]

# case: std-error-ci
g = yields.groupby("crop")["tonnes"]
ci = pd.DataFrame({"mean": g.mean(), "sem": g.sem(), "n": g.count()})
ci["lo"] = ci["mean"] - 1.96 * ci["sem"]
ci["hi"] = ci["mean"] + 1.96 * ci["sem"]
result = ci[ci["n"] > 1].round(2)

# case: apply-row-series
def summarize(r):
    t = r["tonnes"]
    return pd.Series({"key": f"{r['field']}/{r['year']}", "log": round(math.log10(t), 3) if t > 0 else np.nan, "wet": r["moisture"] > 14})

result = yields.apply(summarize, axis=1)

# case: skew-kurtosis-groups
result = {
    "skew": yields.groupby("crop")["tonnes"].skew().round(3).to_dict(),
    "kurt": round(yields["tonnes"].kurtosis(), 4),
    "prod": yields["moisture"].iloc[:4].prod(),
    "mad": round((yields["tonnes"] - yields["tonnes"].mean()).abs().mean(), 4),
}
