import pandas as pd
import numpy as np
import re
from collections import Counter

stock = pd.DataFrame({
    "sku": ["A-100", "A-101", "B-200", "B-201", "b-202 ", "C-300", "C-300", "D-400", None, "E-500"],
    "warehouse": ["North", "South", "North", "East", "north", "South", "East", None, "East", "West"],
    "qty": [10, 0, 25, -3, 7, 12, 12, 100, 5, 9999999999],
    "unit_cost": [2.5, 3.0, np.nan, 10.25, 4.0, 7.5, 7.5, 0.0, 1.0, 0.01],
    "last_count": ["2024-01-15", "2024/02/01", "15.03.2024", "", None, "2024-01-15", "2024-03-01", "n/a", "2024-02-29", "2024-01-01"],
})

reorders = pd.DataFrame({
    "sku": ["A-100", "B-200", "B-200", "C-300", "Z-999", "E-500", None],
    "ordered": ["5", "10", "x", "20", "1", "0", "3"],
    "supplier": ["Acme", "Acme", "Globex", "Initech", "Globex", None, "Acme"],
    "rush": [True, False, None, True, False, None, True],
})

min_levels = {"A-100": 15, "A-101": 5, "B-200": 20, "C-300": 12, "X-000": 1}

# case: sku-index-union
left = pd.Index(stock["sku"].dropna())
right = pd.Index(reorders["sku"].dropna())
result = left.union(right)

# case: sku-intersection-unsorted
left = pd.Index(stock["sku"].dropna().unique())
right = pd.Index(reorders["sku"].dropna().unique())
common = right.intersection(left, sort=False)
result = common.tolist()

# case: sku-difference-both-ways
s_idx = pd.Index(stock["sku"].dropna().str.strip().str.upper())
r_idx = pd.Index(reorders["sku"].dropna())
result = {
    "never_reordered": s_idx.difference(r_idx).to_list(),
    "unknown_skus": r_idx.difference(s_idx).to_list(),
    "either": s_idx.symmetric_difference(r_idx).to_list(),
}

# case: qty-minus-min-levels
qty = stock.dropna(subset=["sku"]).drop_duplicates("sku").set_index("sku")["qty"]
levels = pd.Series(min_levels)
result = qty - levels

# case: qty-sub-fill-value
qty = stock.dropna(subset=["sku"]).drop_duplicates("sku").set_index("sku")["qty"]
levels = pd.Series(min_levels, name="min")
gap = qty.sub(levels, fill_value=0)
result = gap[gap < 0].sort_values()

# case: duplicate-subtract-raises-cartesian
qty = stock.set_index("sku")["qty"]
cost = stock.set_index("sku")["unit_cost"]
result = qty * cost

# case: loc-duplicate-sku-frame
indexed = stock.set_index("sku")
rows = indexed.loc["C-300"]
single = indexed.loc["A-100"]
result = (type(rows).__name__, rows.shape, type(single).__name__, single["qty"])

# case: loc-missing-label
indexed = stock.set_index("sku")
result = indexed.loc[["A-100", "Z-999"], "qty"]

# case: reindex-with-duplicates-error
s = stock.set_index("sku")["qty"]
result = s.reindex(["A-100", "C-300", "Z-999"])

# case: series-get-default
costs = stock.dropna(subset=["sku"]).set_index("sku")["unit_cost"]
result = [costs.get(k, default=-1.0) for k in ("A-100", "Z-999", "D-400")]

# case: in-operator-index-vs-values
s = stock["sku"]
result = ["A-100" in s, "A-100" in s.values, 3 in s, 42 in s]

# case: swap-index-and-values
by_wh = stock["warehouse"].dropna().str.title()
by_wh.index.name = "row"
swapped = pd.Series(by_wh.index, index=by_wh.values, name="row")
result = swapped.loc["North"]

# case: get-indexer-lookup
catalog = pd.Index(["A-100", "A-101", "B-200", "B-201", "C-300"])
pos = catalog.get_indexer(reorders["sku"])
reorders_pos = reorders.assign(catalog_pos=pos)
result = reorders_pos[["sku", "catalog_pos"]]

# case: map-dict-min-levels
stock["min"] = stock["sku"].map(min_levels)
stock["short"] = stock["qty"] < stock["min"]
result = stock.loc[stock["short"], ["sku", "qty", "min"]]

# case: columns-object-dtype
result = stock.columns[stock.dtypes == object]

# case: index-value-counts-dropna
idx = pd.Index(stock["warehouse"].str.lower(), name="wh")
result = idx.value_counts(dropna=False)

# case: index-duplicated-keep
idx = pd.Index(stock["sku"])
result = pd.DataFrame({
    "first": idx.duplicated(),
    "last": idx.duplicated(keep="last"),
    "any": idx.duplicated(keep=False),
}, index=idx)

# case: set-index-verify-integrity
result = stock.set_index("sku", verify_integrity=True)

# case: bool-series-other-index-mask
valued = stock.set_index("sku")
big = stock["qty"] > 10
result = valued[big]

# case: groupby-then-align-back
wh_total = stock.groupby("warehouse")["qty"].sum()
targets = pd.Series({"West": 1000, "North": 50, "Central": 5}, name="target")
a, b = wh_total.align(targets, join="inner")
result = pd.concat([a, b, (a - b).rename("diff")], axis=1)

# case: align-outer-fill
wh_total = stock.groupby("warehouse")["qty"].count()
targets = pd.Series([3, 1, 1], index=["South", "East", "Central"])
a, b = wh_total.align(targets, fill_value=0)
result = a.compare(b)

# case: idxmax-per-warehouse-sku
s = stock.dropna(subset=["warehouse"]).copy()
s["warehouse"] = s["warehouse"].str.strip().str.capitalize()
best = s.groupby("warehouse")["unit_cost"].idxmax()
result = s.loc[best, ["warehouse", "sku", "unit_cost"]].set_index("warehouse")["sku"].to_dict()

# case: columns-rename-regex
df = stock.copy()
df.columns = df.columns.str.replace("_", " ", regex=False).str.title()
result = df.columns.get_loc("Unit Cost"), df.columns.tolist()
