import pandas as pd
import numpy as np
import itertools
import functools

prices = pd.DataFrame({
    "product": ["Lamp", "Desk", "Chair", "Sofa", "Rug", "lamp", "Mirror"],
    "price": ["19.99", "149", "$89.50", "1,299.00", None, "21.00", ""],
    "category": ["Light", "Office", "Office", "Living", "Living", "light ", None],
    "stock": [5, 0, 12, 1, 30, 5, 2],
})

sales = pd.DataFrame({
    "order_id": [1, 1, 2, 3, 4, 4, 5, 6, 7],
    "product": ["Lamp", "Rug", "Chair", "Chair", "Desk", "Lamp", "Unknown", None, "Sofa"],
    "units": [2, 1, 4, 0, 1, 3, 2, 1, -1],
    "day": ["Mon", "Mon", "Tue", "Wed", "Wed", "Wed", "Fri", "Sun", "Mon"],
})

discounts = pd.DataFrame({"product": ["Lamp", "Chair", "Chair", "Vase"], "pct": [10, 5, 15, 50]})

# case: index-where
idx = pd.Index(prices["product"])
result = idx.where(idx.str.istitle(), "OTHER")

# case: index-map-tuple-to-multi
idx = pd.Index(["Lamp-1", "Desk-2", "Rug-3"], name="code")
result = idx.map(lambda c: tuple(c.split("-")))

# case: index-map-dict-missing
idx = pd.Index(sales["day"].unique())
result = idx.map({"Mon": 1, "Tue": 2, "Wed": 3})

# case: index-map-upper
idx = pd.Index(["Mon", "Tue", "Mon"], name="day")
result = idx.map(str.upper)

# case: series-factorize-sort-nan
codes, uniques = sales["product"].factorize(sort=True)
result = pd.Series(codes, name="code"), uniques

# case: index-repeat-by-units
s = sales[sales["units"] > 0].set_index("product")["units"]
expanded = s.index.repeat(s)
result = expanded.value_counts()

# case: row-repeat-loc
sub = sales.loc[sales["units"] > 0, ["order_id", "product", "units"]]
result = sub.loc[sub.index.repeat(sub["units"])].reset_index(drop=True)

# case: index-append-list
a = pd.Index([1, 2, 3])
b = pd.Index([2.5, 3.5])
c = pd.Index(["x"])
result = [str(a.append(b).dtype), str(a.append([b, c]).dtype), a.append([b, c]).tolist()]

# case: index-drop-missing-label
idx = pd.Index(["Lamp", "Desk", "Chair"])
result = idx.drop(["Desk", "Sofa"])

# case: index-drop-ignore
idx = pd.Index(["Lamp", "Desk", "Chair", "Desk"])
result = idx.drop(["Desk", "Sofa"], errors="ignore")

# case: index-argsort-order
idx = pd.Index(["b", "a", "C", "a"])
order = idx.argsort()
result = order.tolist(), idx[order], idx.sort_values(ascending=False)

# case: rangeindex-props
ri = pd.RangeIndex(start=2, stop=20, step=3, name="r")
result = (ri.start, ri.stop, ri.step, list(ri), ri[::2], ri[-1], ri.is_unique, 8 in ri, 9 in ri)

# case: rangeindex-union-stays
a = pd.RangeIndex(0, 5)
b = pd.RangeIndex(5, 9)
result = a.union(b), a.append(b), a.intersection(pd.RangeIndex(3, 12)), a.difference(pd.Index([1]))

# case: rangeindex-arith
ri = pd.RangeIndex(4)
result = ri * 10 + 1, ri / 2, ri[ri > 1]

# case: price-clean-series-map
clean = prices["price"].str.replace(r"[$,]", "", regex=True)
num = pd.to_numeric(clean, errors="coerce")
num.index = prices["product"]
revenue = sales["product"].map(num) * sales["units"]
result = revenue.groupby(sales["order_id"]).sum(min_count=1)

# case: price-map-duplicate-after-title
num = pd.to_numeric(prices["price"].str.replace("[$,]", "", regex=True), errors="coerce")
num.index = prices["product"].str.title()
result = sales["product"].map(num)

# case: astype-float-raises
result = prices.set_index("product")["price"].astype(float)

# case: discount-merge-vs-dict
best = discounts.groupby("product")["pct"].max().to_dict()
m = sales.merge(discounts, on="product", how="left")
result = len(m), m["pct"].isna().sum(), sales["product"].map(best).fillna(0).astype(int).tolist()

# case: index-to-series-to-frame
idx = pd.Index(["Lamp", "Rug"], name="product")
s = idx.to_series()
f = idx.to_frame(index=False, name="item")
result = s.index.equals(idx), s.name, f

# case: products-pivot-reindex-columns
days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
p = sales.pivot_table(index="product", columns="day", values="units", aggfunc="sum")
result = p.reindex(columns=days, fill_value=0).fillna(0).astype(int)

# case: reduce-intersections
sets = [pd.Index(g["product"].dropna()) for _, g in sales.groupby("day")]
pairs = {}
for (i, a), (j, b) in itertools.combinations(enumerate(sets), 2):
    inter = a.intersection(b)
    if len(inter):
        pairs[(i, j)] = inter.tolist()
everything = functools.reduce(lambda x, y: x.union(y), sets)
result = pairs, everything
