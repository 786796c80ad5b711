import pandas as pd
import numpy as np

north = pd.DataFrame({
    "store": ["N1", "N2", "N2", "N3", None],
    "product": ["tea", "tea", "Tea", "milk", "milk"],
    "qty": [5, 3, 3, 0, 2],
    "sold": ["2024-01-01", "01/02/2024", "2024-01-02", "2024-01-05", ""],
})
south = pd.DataFrame({
    "store": ["S1", "S1", "S2"],
    "product": ["tea", "jam", "milk"],
    "qty": [7.0, np.nan, 4.0],
    "promo": [True, None, False],
})
west = pd.DataFrame({"Store": ["W1"], "Product": ["jam"], "Qty": ["11"]})
prices = pd.DataFrame({
    "product": ["tea", "milk", "jam", "tea"],
    "region": ["north", "north", "south", "south"],
    "price": [2.5, 1.1, 3.75, 2.75],
})
nothing = pd.DataFrame({"store": [], "product": [], "qty": []})

# case: union-all-region-label
result = pd.concat([north.assign(region="north"), south.assign(region="south")], ignore_index=True)[["region", "store", "product", "qty"]]
# case: union-distinct-products
a = north[["product"]].apply(lambda s: s.str.lower())
b = south[["product"]]
result = pd.concat([a, b]).drop_duplicates(ignore_index=True)
# case: intersect-via-merge
a = north["product"].str.lower().drop_duplicates().to_frame()
result = a.merge(south[["product"]].drop_duplicates())["product"].tolist()
# case: except-via-isin
result = sorted(set(north.loc[~north["product"].str.lower().isin(south["product"]), "product"])) or "empty"
# case: except-rows-indicator
a = south[["store", "product"]]
b = pd.DataFrame({"store": ["S1", "S2"], "product": ["tea", "tea"]})
result = a.merge(b, how="outer", indicator=True).query("_merge != 'both'")
# case: except-all-with-cumcount
a = pd.DataFrame({"product": ["tea", "tea", "tea", "milk"]})
b = north[["product"]]
a["n"] = a.groupby("product").cumcount()
b = b.assign(n=b.groupby("product").cumcount())
m = a.merge(b, on=["product", "n"], how="left", indicator=True)
result = m.loc[m._merge == "left_only", "product"].tolist()
# case: rename-columns-then-concat
w = west.rename(columns=str.lower)
c = pd.concat([north, south, w], ignore_index=True)
c["qty"] = pd.to_numeric(c["qty"])
result = c.groupby(c["product"].str.lower())["qty"].sum()
# case: concat-unrenamed-columns
result = pd.concat([south, west]).isna().sum().to_dict()
# case: concat-int-float-dtype
result = str(pd.concat([north["qty"], south["qty"]]).dtype)
# case: concat-with-empty-typed
c = pd.concat([north[["store", "product", "qty"]], nothing])
result = (len(c), c.columns.tolist(), c["product"].iloc[0])
# case: merge-with-empty
e = pd.DataFrame({"product": pd.Series(dtype=object), "tax": pd.Series(dtype="float64")})
result = prices.merge(e, on="product", how="left")
# case: inner-merge-with-empty
e = pd.DataFrame({"product": pd.Series(dtype=object), "tax": pd.Series(dtype="float64")})
m = prices.merge(e)
result = (m.empty, m.columns.tolist(), m.shape)
# case: price-two-keys-region
a = pd.concat({"north": north, "south": south}, names=["region"]).reset_index(level=0)
a["product"] = a["product"].str.lower()
m = a.merge(prices, on=["region", "product"], how="left")
m["rev"] = m["qty"] * m["price"]
result = m.groupby("region")["rev"].agg(["sum", "count"])
# case: price-single-key-fan-out
n = north.assign(product=north["product"].str.lower())
m = n.merge(prices, on="product")
result = {"rows": len(m), "qty": int(m["qty"].sum()), "orig": int(n["qty"].sum())}
# case: keep-duplicates-check-assert
n = north.assign(product=north["product"].str.lower())
m = n.merge(prices.query("region == 'north'"), on="product", how="left")
assert len(m) == len(n)
result = m["price"].mul(m["qty"]).sum()
# case: multiindex-columns-concat
a = north.groupby(north["product"].str.lower())[["qty"]].agg(["sum", "max"])
b = south.groupby("product")[["qty"]].agg(["sum", "max"])
result = pd.concat([a, b], axis=1, keys=["north", "south"], names=["side", None, None])
# case: concat-keys-axis1-select
a = north.groupby(north["product"].str.lower())["qty"].sum()
b = south.groupby("product")["qty"].sum()
w = pd.concat({"n": a, "s": b}, axis="columns").fillna(0)
w["total"] = w.sum(axis=1)
result = w.sort_values("total", ascending=False)
# case: add-fill-value-three
a = north.groupby(north["product"].str.lower())["qty"].sum()
b = south.groupby("product")["qty"].sum()
c = west.set_index("Product")["Qty"].astype(int)
result = a.add(b, fill_value=0).add(c, fill_value=0).astype(int)
# case: add-without-fill
a = north.groupby(north["product"].str.lower())["qty"].sum()
b = south.groupby("product")["qty"].sum()
result = a + b
# case: multiset-intersection-min
a = north["product"].str.lower().value_counts()
b = south["product"].value_counts()
m = pd.concat([a.rename("n"), b.rename("s")], axis=1, join="inner")
result = m.min(axis=1).sort_index()
# case: append-method-gone
result = north.append(south, ignore_index=True)
# case: loc-append-row-then-merge
s = south.copy()
s.loc[len(s)] = ["S3", "milk", 1, None]
result = s.merge(prices[prices["region"] == "south"], on="product", how="outer")[["store", "product", "qty", "price"]]
