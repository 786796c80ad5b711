import pandas as pd
import numpy as np

sales = pd.DataFrame({
    "sale_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114],
    "store": ["North", "South", "North", "East", "South", "East", None, "North", "South", "West", "East", "North", "North", "South"],
    "product": ["pen", "pen", "book", "lamp", "book", "pen", "lamp", "lamp", "pen", "book", "lamp", "pen", "book", None],
    "date": pd.to_datetime(["2024-01-05", "2024-01-07", "2024-01-20", "2024-02-02", "2024-02-02", "2024-02-14", "2024-02-20",
                            "2024-03-01", "2024-03-03", "2024-03-03", "2024-03-15", "2024-04-01", "2024-04-01", "2024-04-09"]),
    "qty": [10, 4, 2, 1, 3, 10, 2, 1, 6, 2, 0, 5, 2, 1],
    "price": [1.5, 1.5, 12.0, 30.0, 12.0, 1.25, 30.0, 28.5, 1.5, 11.0, 30.0, np.nan, 12.0, 5.0],
    "channel": ["web", "shop", "shop", "web", "shop", "web", "web", "shop", "shop", "web", "shop", "web", "shop", "web"],
})
stores = pd.DataFrame({
    "store": ["North", "South", "East", "Central", "South"],
    "manager": ["Ana", "Bo", "Cy", "Di", "Eve"],
    "target": [100.0, 60.0, 90.0, 40.0, 60.0],
})
products = pd.DataFrame({
    "product": ["pen", "book", "lamp", "desk"],
    "category": ["office", "media", "home", "home"],
    "cost": [0.5, 7.0, 18.0, 90.0],
})

# case: flatten-agg-columns
g = sales.groupby("store").agg({"qty": ["sum", "mean"], "price": ["min", "max"]})
g.columns = ["_".join(c) for c in g.columns]
result = g.reset_index()

# case: flatten-to-flat-index
g = sales.groupby(["store", "product"])[["qty", "price"]].agg(["sum", "count"])
g.columns = g.columns.to_flat_index()
g.columns = g.columns.map(lambda t: f"{t[0]}:{t[1]}")
result = (g, g.columns.tolist(), g.index.names)

# case: pivot-sorted-shares
sales["revenue"] = sales["qty"] * sales["price"]
pv = sales.pivot_table(index="store", columns="product", values="revenue", aggfunc="sum", fill_value=0)
pv = pv.loc[pv.sum(axis=1).sort_values(ascending=False).index]
result = pv.div(pv.sum(axis=1), axis=0).round(3)

# case: unstack-fillna-rename
out = (sales.groupby(["store", "channel"])["qty"].sum()
       .unstack()
       .fillna(0)
       .rename_axis(None, axis=1)
       .reset_index())
result = out

# case: crosstab-join-stores
ct = pd.crosstab(sales["store"], sales["channel"])
joined = ct.join(stores.drop_duplicates("store").set_index("store"), how="outer")
result = (joined, joined.index.name, joined.columns.name)

# case: value-counts-merged-back
vc = sales["product"].value_counts().rename_axis("product").reset_index(name="n_sales")
result = sales.merge(vc, on="product", how="left")[["sale_id", "product", "n_sales"]]

# case: describe-transposed
d = sales[["qty", "price"]].describe().T
d = d.rename(columns={"25%": "q1", "50%": "median", "75%": "q3"})
d["iqr"] = d["q3"] - d["q1"]
result = d.round(2)

# case: monthly-cumulative-share
monthly = sales.assign(rev=sales.qty * sales.price).set_index("date")["rev"].resample("ME").sum()
cum = monthly.cumsum() / monthly.sum()
result = pd.DataFrame({"rev": monthly, "cum_share": cum.round(4)})

# case: concat-keys-xs
web = sales[sales.channel == "web"].groupby("store")[["qty"]].sum()
shop = sales[sales.channel == "shop"].groupby("store")[["qty"]].sum()
both = pd.concat([web, shop], keys=["web", "shop"], names=["channel"])
result = (both.xs("North", level="store"), both.index.names)

# case: concat-keys-unstack-droplevel
parts = {c: d.groupby("product")["qty"].sum() for c, d in sales.groupby("channel")}
s = pd.concat(parts)
w = s.unstack(level=0)
result = (w, w.columns.tolist(), s.droplevel(0).index.tolist())

# case: melt-after-pivot
pv = sales.pivot_table(index="store", columns="product", values="qty", aggfunc="sum")
long = pv.reset_index().melt(id_vars="store", value_name="total_qty")
result = long.dropna().sort_values(["total_qty", "store"], ascending=[False, True]).reset_index(drop=True)

# case: index-map-manager
mgr = stores.drop_duplicates("store").set_index("store")["manager"]
tot = sales.groupby("store")["qty"].sum()
tot.index = tot.index.map(mgr)
result = (tot, tot.index.name, tot.name)

# case: columns-map-dict
cat = dict(zip(products["product"], products["category"]))
ct = pd.crosstab(sales.store, sales["product"])
ct.columns = ct.columns.map(cat)
result = (ct, ct.columns.name, ct.columns.tolist())

# case: set-axis-pipeline
result = (sales.groupby("product")
          .agg(a=("qty", "sum"), b=("store", "nunique"))
          .set_axis(["Total Qty", "Stores"], axis=1)
          .rename_axis("Product")
          .sort_values("Total Qty", ascending=False))

# case: multi-sort-directions
g = sales.groupby(["store", "product"], as_index=False)["qty"].sum()
result = g.sort_values(by=["store", "qty", "product"], ascending=[True, False, False]).set_index(["store", "product"])

# case: index-intersection-stores
a = pd.Index(sales["store"].dropna().unique())
b = pd.Index(stores["store"].unique())
result = (a.intersection(b).tolist(), a.difference(b).tolist(), b.difference(a).tolist(), a.union(b).tolist(), a.symmetric_difference(b).tolist())

# case: multiindex-tuple-loc
m = sales.groupby(["store", "product"])["qty"].sum()
result = m.loc[[("North", "pen"), ("East", "lamp")]]

# case: indexslice-two-levels
idx = pd.IndexSlice
m = sales.set_index(["store", "product"]).sort_index()[["qty", "price"]]
result = m.loc[idx["East":"North", ["pen", "lamp"]], :]

# case: boolean-series-other-order
big = sales.set_index("sale_id")["qty"].sort_values(ascending=False) > 3
df = sales.set_index("sale_id")
result = df.loc[big, ["store", "product", "qty"]]

# case: assign-multiindex-column
w = sales.pivot_table(index="store", columns="channel", values=["qty", "price"], aggfunc={"qty": "sum", "price": "mean"})
w[("qty", "all")] = w["qty"].sum(axis=1)
result = w.sort_index(axis=1)

# case: reindex-product-levels
m = sales.groupby(["store", "channel"])["qty"].sum()
full = pd.MultiIndex.from_product(m.index.levels, names=m.index.names)
result = m.reindex(full, fill_value=0)

# case: groupby-level-transform-share
m = sales.groupby(["store", "product"])["qty"].sum()
share = m / m.groupby(level="store").transform("sum")
result = share.round(3).rename("share").reset_index()

# case: rank-in-pivot-rows
pv = sales.pivot_table(index="store", columns="product", values="qty", aggfunc="sum")
result = pv.rank(axis=1, ascending=False, method="min")

# case: idxmax-columns
pv = sales.pivot_table(index="store", columns="product", values="qty", aggfunc="sum", fill_value=0)
result = pv.assign(best=pv.idxmax(axis=1), best_qty=pv.max(axis=1))[["best", "best_qty"]]

# case: apply-row-wide
pv = sales.pivot_table(index="product", columns="channel", values="qty", aggfunc="sum", fill_value=0)
def diff_label(row):
    if row["web"] > row["shop"]:
        return "web"
    elif row["web"] < row["shop"]:
        return "shop"
    return "tie"
pv["leader"] = pv.apply(diff_label, axis=1)
result = pv

# case: join-many-frames
q = sales.groupby("store")[["qty"]].sum()
n = sales.groupby("store")[["sale_id"]].count().rename(columns={"sale_id": "n"})
last = sales.groupby("store")[["date"]].max()
result = q.join([n, last])

# case: self-merge-pairs
pairs = sales.merge(sales, on="date", suffixes=("_l", "_r"))
pairs = pairs[pairs["sale_id_l"] < pairs["sale_id_r"]]
result = pairs[["date", "sale_id_l", "sale_id_r", "store_l", "store_r"]]

# case: diff-between-months
monthly = sales.groupby(sales["date"].dt.to_period("M"))[["qty"]].sum()
monthly["change"] = monthly["qty"].diff()
monthly["pct"] = monthly["qty"].pct_change().round(3)
monthly.index = monthly.index.astype(str)
result = monthly

# case: names-after-each-step
g = sales.groupby(["store", "channel"])["qty"].sum()
u = g.unstack("channel")
s = u.stack()
result = (g.index.names, g.name, u.index.name, u.columns.name, s.index.names, s.name)

# case: pivot-margins-share
pv = pd.pivot_table(sales, values="qty", index="store", columns="channel", aggfunc="sum", margins=True, margins_name="Total", fill_value=0)
pv["web_pct"] = (pv["web"] / pv["Total"] * 100).round(1)
result = pv.sort_values("web_pct", ascending=False)

# case: target-gap-missing-key
rev = (sales.qty * sales.price).groupby(sales["store"]).sum().rename("rev")
t = stores.groupby("store")["target"].first()
gap = rev.sub(t, fill_value=0)
result = (gap.sort_values(), gap.name)

# case: wrong-level-name
m = sales.groupby(["store", "product"])["qty"].sum()
result = m.groupby(level="region").sum()

# case: top-per-store-nlargest
top = sales.groupby("store")["qty"].nlargest(2)
top = top.reset_index(level=1, drop=True)
result = (top.reset_index(), top.index.names)

# case: margin-join-products
rev = sales.merge(products, on="product", how="left", indicator=True)
rev["margin"] = (rev["price"] - rev["cost"]) * rev["qty"]
result = rev.pivot_table(index="category", columns="_merge", values="margin", aggfunc="sum", observed=True).rename_axis(columns=None)

# case: transposed-summary
summ = sales.groupby("channel").agg(orders=("sale_id", "count"), units=("qty", "sum"), avg_price=("price", "mean")).T
summ["diff"] = summ["web"] - summ["shop"]
result = (summ.round(2), summ.columns.name, summ.index.tolist())
