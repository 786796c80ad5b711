import pandas as pd
import numpy as np
import functools

products = pd.DataFrame({
    "sku": ["A-1", "A-2", "B-1", "B-2", "C-1", None, "D-1"],
    "category": pd.Categorical(["toys", "toys", "books", None, "garden", "books", "toys"], categories=["books", "food", "garden", "toys"]),
    "price": pd.array([9.99, None, 15.0, 7.25, 120.0, 3.5, 0.0], dtype="Float64"),
    "stock": pd.array([5, 0, None, 12, -2, 7, None], dtype="Int64"),
    "label": pd.array(["Robot", None, "Atlas", " Novel", "Mower", "Zine", ""], dtype="string"),
    "active": pd.array([True, None, True, False, None, True, False], dtype="boolean"),
})

sales = pd.DataFrame({
    "sku": ["A-1", "A-1", "B-1", "X-9", "C-1", "B-2", None, "A-2", "a-1"],
    "qty": [1, 2, None, 4, 1, 3, 5, None, 2],
    "discount": ["10%", None, "5 %", "", "0%", "n/a", "15%", "7.5%", "10%"],
    "channel": ["web", "store", "web", None, "phone", "web", "store", "store", "web"],
})

big_ids = pd.Series([9007199254740993, 9007199254740995, None, 1], dtype="Int64", name="big")

# case: dtypes-dict
result = products.dtypes.astype(str).to_dict()

# case: stock-nullable-ops
result = pd.DataFrame({
    "plus": products["stock"] + 1,
    "neg": -products["stock"],
    "value": products["price"] * products["stock"],
    "gt": products["stock"] > 0,
})

# case: active-and-in-stock
mask = products["active"] & (products["stock"] > 0)
result = {"mask": [str(x) for x in mask], "skus": products.loc[mask.fillna(False), "sku"].tolist()}

# case: label-string-methods
lab = products["label"]
result = pd.DataFrame({"len": lab.str.len(), "upper": lab.str.strip().str.upper(), "has_o": lab.str.contains("o"), "starts": lab.str.startswith("A", na=False)})

# case: label-string-dtypes
lab = products["label"]
result = [str(lab.str.len().dtype), str(lab.str.contains("a").dtype), str(lab.str.split(" ").dtype), str(lab.str.cat(sep="|"))]

# case: big-int-precision
result = {"int": big_ids.dropna().astype("int64").tolist(), "float": big_ids.astype("float64").tolist()[0], "sum": int(big_ids.sum())}

# case: category-groupby-sum-nullable
result = products.groupby("category", observed=False)[["price", "stock"]].sum()

# case: category-groupby-min-count
result = products.groupby("category", observed=False)["stock"].sum(min_count=1)

# case: category-set-categories
c = products["category"].cat.set_categories(["toys", "books"])
result = c.value_counts(dropna=False)

# case: category-assign-new-value-error
products.loc[3, "category"] = "music"
result = products["category"]

# case: category-concat-mismatch
more = pd.Series(["food", "music"], dtype="category")
combined = pd.concat([products["category"], more], ignore_index=True)
result = (str(combined.dtype), combined.tolist())

# case: merge-category-with-object
lookup = pd.DataFrame({"category": ["toys", "books", "food"], "tax": [20, 5, 0]})
m = products.merge(lookup, on="category", how="left")
result = m[["sku", "category", "tax"]].dtypes.astype(str).to_dict()

# case: merge-category-values
lookup = pd.DataFrame({"category": pd.Categorical(["toys", "books"], categories=products["category"].cat.categories), "tax": pd.array([20, None], dtype="Int64")})
result = products[["sku", "category"]].merge(lookup, how="left", on="category")

# case: discount-parse
d = sales["discount"].str.rstrip("%").str.strip()
rate = pd.to_numeric(d, errors="coerce").div(100)
result = sales.assign(rate=rate.fillna(0.0))[["sku", "discount", "rate"]]

# case: qty-fill-by-sku-mean
filled = sales["qty"].fillna(sales.groupby("sku")["qty"].transform("mean")).fillna(0)
result = filled.astype("int64").tolist()

# case: merge-sales-revenue
m = sales.assign(sku=sales["sku"].str.upper()).merge(products[["sku", "price", "category"]], on="sku", how="left")
m["revenue"] = m["qty"] * m["price"]
result = m[["sku", "qty", "price", "revenue"]]

# case: merge-sales-none-key-matches
m = sales.merge(products, on="sku", how="inner")
result = m[m["sku"].isna()].shape[0]

# case: price-describe
result = products["price"].describe()

# case: reduce-isna-masks
masks = [products[c].isna() for c in products.columns]
any_missing = functools.reduce(lambda x, y: x | y, masks)
result = products.index[any_missing].tolist()

# case: if-na-ambiguous
total = 0
for v in products["stock"]:
    if v > 0:
        total += v
result = total
