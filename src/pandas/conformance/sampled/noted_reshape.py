import pandas as pd
import numpy as np

scores = pd.DataFrame({
    "student": ["Ann", "Ben", "Cara", "Dev"],
    "class": ["X", "X", "Y", "Y"],
    "math_2022": [71, 64, 88, np.nan],
    "math_2023": [75, 70, 91, 55],
    "art_2022": [90, np.nan, 67, 80],
    "art_2023": [85, 62, 70, 84],
})

orders = pd.DataFrame({
    "order_id": range(1, 13),
    "region": ["East", "West", "East", "North", "West", "East", "North", "West", "East", "North", "West", "West"],
    "product": ["pen", "pen", "ink", "ink", "pad", "pad", "pen", "ink", "pen", "pad", "pad", "pen"],
    "year": [2022, 2022, 2022, 2022, 2022, 2022, 2023, 2023, 2023, 2023, 2023, 2023],
    "qty": [5, 3, 2, 7, 1, 4, 6, 2, 8, 3, 5, 2],
    "price": [1.5, 1.5, 6.0, 6.25, 3.0, 3.2, 1.6, 6.5, 1.6, 3.3, 3.1, 1.7],
})

carts = pd.DataFrame({
    "cart": ["c1", "c2", "c3", "c4"],
    "items": [["apple", "milk"], ["bread"], [], ["milk", "eggs", "milk"]],
    "qtys": [[2, 1], [1], [], [1, 12, 3]],
})


# case: melt_and_split_variable
long = scores.melt(id_vars=["student", "class"], var_name="subject_year", value_name="score")
long[["subject", "year"]] = long["subject_year"].str.split("_", expand=True)
long["year"] = long["year"].astype(int)
long = (
    long.drop(columns="subject_year")
        .dropna(subset=["score"])
        .sort_values(["student", "subject", "year"])
        .reset_index(drop=True)
)
long["change"] = long.groupby(["student", "subject"])["score"].diff()
result = long


# case: wide_to_long_two_stubs
w = pd.wide_to_long(scores, stubnames=["math", "art"], i="student", j="year", sep="_")
w = w.sort_index()
w["best"] = w[["math", "art"]].max(axis=1)
w["avg"] = w[["math", "art"]].mean(axis=1, skipna=False)
result = w


# case: pivot_table_multi_values_flatten
orders["revenue"] = orders["qty"] * orders["price"]
pt = orders.pivot_table(
    index="region",
    columns=["year", "product"],
    values=["qty", "revenue"],
    aggfunc={"qty": "sum", "revenue": "mean"},
    fill_value=0,
)
pt.columns = ["_".join(map(str, c)) for c in pt.columns.to_flat_index()]
pt = pt.round(2).reset_index()
result = pt


# case: stack_unstack_round_trip
wide = orders.groupby(["region", "product", "year"])["qty"].sum().unstack(["product", "year"])
n_missing = int(wide.isna().sum().sum())
back = wide.stack(["product", "year"], future_stack=True).dropna().astype(int)
orig = orders.groupby(["region", "product", "year"])["qty"].sum()
same = back.sort_index().equals(orig.sort_index().astype(back.dtype))
swapped = wide.swaplevel(axis=1).sort_index(axis=1)
result = {"missing": n_missing, "same": same, "cols": swapped.columns.tolist(), "table": swapped.fillna(-1)}


# case: crosstab_normalised_with_margins
a = pd.crosstab(orders["region"], orders["product"], margins=True, margins_name="Total")
b = pd.crosstab(orders["region"], orders["product"], normalize="index").round(3)
c = pd.crosstab(
    index=[orders["year"], orders["region"]],
    columns=orders["product"],
    values=orders["qty"],
    aggfunc="sum",
    normalize="columns",
    margins=True,
).round(3)
result = (a, b, c)


# case: explode_parallel_lists
ex = carts.explode(["items", "qtys"], ignore_index=True)
ex["qtys"] = ex["qtys"].fillna(0).astype(int)
per_item = (
    ex.dropna(subset=["items"])
      .groupby("items", as_index=False)
      .agg(total=("qtys", "sum"), carts=("cart", lambda s: s.nunique()))
      .sort_values(["total", "items"], ascending=[False, True])
)
regrouped = ex.groupby("cart")["items"].apply(lambda s: sorted(s.dropna().unique()))
result = [ex, per_item.reset_index(drop=True), regrouped]


# case: pivot_with_duplicate_keys
# one row per region, one column per product
wide = orders.pivot(index="region", columns="product", values="qty")
wide["total"] = wide.sum(axis=1)
result = wide


# case: pivot_list_of_values_and_top_level_select
sub = orders.drop_duplicates(["region", "year"], keep="last")
p = sub.pivot(index="region", columns="year", values=["qty", "price", "product"])
qty_only = p["qty"].astype(float)
qty_only["delta"] = qty_only[2023] - qty_only[2022]
qty_only.columns.name = None
cross = p.xs(2023, axis=1, level="year").infer_objects()
result = (qty_only, cross, p.columns.names)


# case: transpose_summary_report
summary = (
    orders.assign(revenue=orders.qty * orders.price)
    .groupby(["year", "region"])
    .agg({"qty": ["sum", "max"], "revenue": ["sum", "mean"]})
)
summary.columns = [f"{stat}_{col}" for col, stat in summary.columns]
t = summary.T
t.columns = [f"{y}/{r[0]}" for y, r in t.columns]
t.index.name = "metric"
t["all"] = t.sum(axis=1)
result = t.round(2)


# case: matrix_upper_triangle_pairs
pivot = scores.set_index("student").filter(like="2023")
corr = pivot.T.corr().round(4)
dist = pd.DataFrame(
    np.abs(pivot["math_2023"].values[:, None] - pivot["math_2023"].values[None, :]),
    index=pivot.index, columns=pivot.index,
)
dist.index.name, dist.columns.name = "a", "b"
pairs = dist.where(np.triu(np.ones(dist.shape, dtype=bool), k=1)).stack().rename("gap").reset_index()
pairs = pairs.sort_values("gap", kind="stable")
dummies = pd.get_dummies(scores[["student", "class"]], columns=["class"], prefix="cls", dtype=int)
result = {"pairs": pairs, "dummies": dummies, "shape": corr.shape, "squeezed": scores[["class"]].squeeze().tolist()}
