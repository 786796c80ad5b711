import pandas as pd
import numpy as np
import datetime as dt

orders_df = pd.DataFrame({
    "OrderID": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    "Customer": ["C1", "C2", "C1", "C3", "C2", "C1", "C4", "C3", "C3", "C1", "C2"],
    "OrderDate": [dt.datetime(2023, 11, 28), dt.datetime(2023, 12, 1), dt.datetime(2023, 12, 1), dt.datetime(2023, 12, 24), dt.datetime(2024, 1, 2),
                  dt.datetime(2024, 1, 2), dt.datetime(2024, 1, 15), dt.datetime(2024, 2, 3), None, dt.datetime(2024, 2, 29), dt.datetime(2024, 3, 7)],
    "Total": [250.0, 80.0, 80.0, 1200.0, 40.5, 99.0, 15.0, 640.0, 10.0, 99.0, 0.0],
    "Discount": [0.1, None, 0.0, 0.25, None, 0.05, 0.0, 0.1, 0.0, 0.05, None],
    "Products": ["P1,P2", "P3", "P1", "P1,P4,P2", "p3", "P2, P3", "", "P4", None, "P1,P1", "P3"],
    "ShipCity": ["Oslo", "Bergen", " oslo", "OSLO", "Bergen", "Oslo", "Tromsø", None, "Oslo", "Oslo", "bergen"],
})

products_df = pd.DataFrame({
    "ProductCode": ["P1", "P2", "P3", "P4", "P5"],
    "Name": ["Ski Jacket (M)", "Gloves (S)", "Wool Hat", "Snowboard (L)", "Goggles"],
    "Category": ["Clothing/Outerwear", "Clothing/Accessories", "Clothing/Accessories", "Gear/Boards", "Gear/Eyewear"],
    "Cost": [120, 15, 8, 310, 45],
    "Stock": [10, 0, 55, 3, None],
})

ratings_df = pd.DataFrame({
    "Customer": ["C1", "C2", "C3", "C1", "C4", "C2", "C5"],
    "ProductCode": ["P1", "P3", "P1", "P2", "P1", "P1", "P4"],
    "Stars": [5, 4, 3, 4, 5, 1, 2],
    "Votes": [10, 0, 5, 2, 1, 20, 0],
    "RatedAt": ["2023-12-05T10:00:00", "2023-12-20T08:15:00", "2024-01-01T00:00:00", "2024-01-10T21:30:00", "2024-01-20T12:00:00", "2024-01-05T07:45:00", "2024-02-01T09:00:00"],
})
# case: rfm-scores
snap = pd.Timestamp("2024-03-31")
rfm = orders_df.dropna(subset=["OrderDate"]).groupby("Customer").agg(
    recency=("OrderDate", lambda s: (snap - s.max()).days),
    frequency=("OrderID", "count"),
    monetary=("Total", "sum"),
)
rfm["R"] = rfm["recency"].rank(ascending=False, method="first").astype(int)
rfm["F"] = rfm["frequency"].rank(method="dense").astype(int)
rfm["M"] = rfm["monetary"].rank(method="first").astype(int)
rfm["score"] = rfm[["R", "F", "M"]].astype(str).agg("".join, axis=1)
result = rfm.reset_index()
# case: new-vs-returning-monthly
o = orders_df[orders_df["OrderDate"].notna()].copy()
o["month"] = o["OrderDate"].dt.to_period("M")
o["first_month"] = o.groupby("Customer")["month"].transform("min")
o["kind"] = np.where(o["month"] == o["first_month"], "new", "returning")
out = o.groupby(["month", "kind"])["Customer"].nunique().unstack(fill_value=0)
out.index = out.index.astype(str)
out.columns.name = None
result = out
# case: basket-explode-stock
b = orders_df[["OrderID", "Products"]].copy()
b["ProductCode"] = b["Products"].str.upper().str.split(",")
b = b.explode("ProductCode")
b["ProductCode"] = b["ProductCode"].str.strip()
b = b[b["ProductCode"].fillna("").ne("")]
dem = b["ProductCode"].value_counts().rename("demand")
out = products_df.set_index("ProductCode").join(dem)
out["demand"] = out["demand"].fillna(0).astype(int)
out["short"] = out["demand"] > out["Stock"].fillna(0)
result = out[["Name", "Stock", "demand", "short"]].sort_values("demand", ascending=False, kind="stable")
# case: net-total-after-discount
o = orders_df.assign(Net=lambda d: (d["Total"] * (1 - d["Discount"].fillna(0))).round(2))
o["City"] = o["ShipCity"].str.strip().str.lower()
top = o.groupby("City", dropna=False)["Net"].agg(["sum", "mean", "size"])
top.columns = ["net", "avg_net", "orders"]
result = top.sort_values("net", ascending=False).round(2).reset_index()
# case: category-levels-split
c = products_df["Category"].str.split("/", expand=True).set_axis(["top", "sub"], axis=1)
p = products_df.join(c)
piv = p.pivot_table(index=["top", "sub"], values=["Cost", "Stock"], aggfunc={"Cost": "mean", "Stock": "sum"})
result = piv.reset_index()
# case: size-from-name
p = products_df.copy()
p["Size"] = p["Name"].str.extract(r"\(([SML])\)")
p["Base"] = p["Name"].str.replace(r"\s*\([SML]\)", "", regex=True)
p["SizeRank"] = p["Size"].map({"S": 1, "M": 2, "L": 3})
result = p.loc[:, ["ProductCode", "Base", "Size", "SizeRank"]].sort_values("SizeRank", na_position="first")
# case: vote-weighted-stars
def wavg(g):
    w = g["Votes"]
    if w.sum() == 0:
        return g["Stars"].mean()
    return (g["Stars"] * w).sum() / w.sum()

r = ratings_df.groupby("ProductCode")[["Stars", "Votes"]].apply(wavg).rename("wstars")
result = products_df[["ProductCode", "Name"]].merge(r, left_on="ProductCode", right_index=True, how="left").round(2)
# case: rated-without-buying
b = orders_df.assign(ProductCode=orders_df["Products"].str.replace(" ", "").str.upper().str.split(",")).explode("ProductCode")
bought = b[["Customer", "ProductCode"]].drop_duplicates()
x = ratings_df.merge(bought, on=["Customer", "ProductCode"], how="left", indicator=True)
result = x.loc[x["_merge"].eq("left_only"), ["Customer", "ProductCode", "Stars"]].reset_index(drop=True)
# case: last-order-before-rating
left = ratings_df.assign(RatedAt=pd.to_datetime(ratings_df["RatedAt"])).sort_values("RatedAt")
right = orders_df.dropna(subset=["OrderDate"])[["Customer", "OrderDate", "OrderID"]].sort_values(["OrderDate", "OrderID"])
j = pd.merge_asof(left, right, left_on="RatedAt", right_on="OrderDate", by="Customer")
j["lag"] = j["RatedAt"] - j["OrderDate"]
j["lag_days"] = j["lag"].dt.days
result = j[["Customer", "ProductCode", "OrderID", "lag_days"]]
# case: monthly-ma-and-expanding
m = orders_df.dropna(subset=["OrderDate"]).set_index("OrderDate")["Total"].resample("MS").sum()
out = pd.DataFrame({
    "total": m,
    "ma2": m.rolling(2).mean(),
    "best_so_far": m.cummax(),
    "avg_so_far": m.expanding(min_periods=2).mean().round(2),
    "growth": m.pct_change().round(3),
})
out.index = out.index.strftime("%b %Y")
result = out
# case: same-day-customer-pairs
a = orders_df.dropna(subset=["OrderDate"])[["OrderDate", "Customer", "Total"]]
p = a.merge(a, on="OrderDate", suffixes=("_a", "_b"))
p = p[p["Customer_a"] < p["Customer_b"]]
p["diff"] = (p["Total_a"] - p["Total_b"]).abs()
result = p.reset_index(drop=True)
# case: order-value-hist
edges = [0, 50, 100, 500, np.inf]
lab = pd.cut(orders_df["Total"], bins=edges, include_lowest=True)
h = lab.value_counts(sort=False)
out = pd.DataFrame({"bucket": h.index.astype(str), "n": h.values})
out["pct"] = (100 * out["n"] / out["n"].sum()).round(1)
result = out
# case: second-largest-order
def second(s):
    u = s.drop_duplicates().nlargest(2)
    return u.iloc[1] if len(u) > 1 else np.nan

result = orders_df.groupby("Customer")["Total"].agg(largest="max", second=second).reset_index()
# case: melt-stats-long
o = orders_df.copy()
o["Year"] = o["OrderDate"].dt.year
s = o.groupby("Year").agg({"Total": ["sum", "median"], "Discount": ["mean", "count"]})
s.columns = ["_".join(c).lower() for c in s.columns]
long = s.reset_index().melt(id_vars="Year", var_name="metric", value_name="value")
result = long.sort_values(["Year", "metric"]).reset_index(drop=True)
