import pandas as pd
import numpy as np
import math

sales_df = pd.DataFrame([
    ("2021-01-15", "North", "Laptop", 3, 899.99),
    ("2021-02-10", "South", "Laptop", 1, 899.99),
    ("2021-02-20", "North", "Phone", 5, 499.00),
    ("2021-07-04", "East", "Tablet", 2, 299.50),
    ("2021-12-31", "South", "Phone", 4, 479.00),
    ("2022-01-18", "North", "Laptop", 2, 949.99),
    ("2022-02-14", "South", "Phone", None, 510.00),
    ("2022-02-28", "East", "Tablet", 6, 279.50),
    ("2022-07-05", "north", "Tablet", 1, 279.50),
    ("2022-12-25", "West", "Phone", 8, 450.00),
    ("2023-01-02", "North", "Laptop", 2, 999.00),
    ("2023-02-28", None, "Phone", 3, 450.00),
], columns=["sale_date", "region", "product", "qty", "price"])

targets_df = pd.DataFrame({
    "region": ["North", "South", "East", "West", "Central"],
    "year": [2022, 2022, 2022, 2022, 2022],
    "target": [2500, 4000, 1500, 3600, 1000],
})

fx_df = pd.DataFrame({
    "rate_date": ["2021-01-01", "2021-07-01", "2022-01-01", "2022-07-01", "2023-01-01"],
    "eur_usd": [1.22, 1.18, 1.13, 1.04, 1.07],
})

products_df = pd.DataFrame({
    "product": ["Laptop", "Phone", "Tablet", "Monitor"],
    "tags": ["computing, portable", "mobile,portable , 5g", "portable", None],
    "launch": ["March 2019", "2020-06", "01-Sep-2020", "2018"],
    "spec": ["CPU: 8 cores; RAM: 16GB", "CPU: 6 cores; RAM: 6GB", "RAM: 4GB", "Size: 27in"],
})
# case: yoy-by-product
s = sales_df.copy()
s["sale_date"] = pd.to_datetime(s["sale_date"])
s["year"] = s["sale_date"].dt.year
s["revenue"] = s["qty"].fillna(0) * s["price"]
y = s.pivot_table(index="product", columns="year", values="revenue", aggfunc="sum")
yoy = y.pct_change(axis=1).mul(100).round(1)
yoy.columns = [f"yoy_{c}" for c in yoy.columns]
result = yoy.drop(columns=["yoy_2021"]).reset_index()
# case: same-month-last-year-join
s = sales_df.assign(dt=pd.to_datetime(sales_df["sale_date"]))
s["y"], s["m"] = s["dt"].dt.year, s["dt"].dt.month
agg = s.groupby(["y", "m"], as_index=False).agg(units=("qty", "sum"))
prev = agg.assign(y=agg["y"] + 1).rename(columns={"units": "units_ly"})
out = agg.merge(prev, on=["y", "m"], how="left")
out["change"] = out["units"] - out["units_ly"]
result = out[out["units_ly"].notna()].reset_index(drop=True)
# case: target-attainment
s = sales_df.copy()
s["region"] = s["region"].str.title()
s["rev"] = s["qty"] * s["price"]
s22 = s[s["sale_date"].str.startswith("2022")]
act = s22.groupby("region")["rev"].sum().reset_index()
t = targets_df.merge(act, on="region", how="left").fillna({"rev": 0})
t["pct"] = (t["rev"] / t["target"] * 100).round(1)
t["status"] = t["pct"].apply(lambda v: "hit" if v >= 100 else ("close" if v >= 80 else "miss"))
result = t.sort_values("pct", ascending=False)
# case: fx-asof-conversion
s = sales_df.copy()
s["sale_date"] = pd.to_datetime(s["sale_date"])
fx = fx_df.assign(rate_date=pd.to_datetime(fx_df["rate_date"]))
m = pd.merge_asof(s.sort_values("sale_date"), fx.sort_values("rate_date"), left_on="sale_date", right_on="rate_date")
m["price_eur"] = (m["price"] / m["eur_usd"]).round(2)
result = m[["sale_date", "product", "price", "eur_usd", "price_eur"]]
# case: quarterly-resample
s = sales_df.assign(sale_date=pd.to_datetime(sales_df["sale_date"]), rev=sales_df["qty"] * sales_df["price"])
q = s.set_index("sale_date").resample("QS")["rev"].sum()
out = q.to_frame("revenue")
out["cum"] = out.groupby(out.index.year)["revenue"].cumsum()
out["label"] = out.index.to_period("Q").astype(str)
result = out.reset_index(drop=True)[["label", "revenue", "cum"]]
# case: region-product-margins
s = sales_df.copy()
s["region"] = s["region"].fillna("Unknown").str.capitalize()
result = s.pivot_table(values="qty", index="region", columns="product", aggfunc=["sum", "count"], margins=True, fill_value=0)
# case: ytd-running-per-year
s = sales_df.copy()
s["sale_date"] = pd.to_datetime(s["sale_date"])
s["rev"] = s["qty"].mul(s["price"]).fillna(0.0)
s = s.sort_values("sale_date")
s["ytd"] = s.groupby(s["sale_date"].dt.year)["rev"].cumsum().round(2)
s["pct_of_year"] = (s["rev"] / s.groupby(s["sale_date"].dt.year)["rev"].transform("sum")).round(4)
result = s[["sale_date", "rev", "ytd", "pct_of_year"]].reset_index(drop=True)
# case: tag-revenue-explode
p = products_df.copy()
p["tag"] = p["tags"].str.split(r"\s*,\s*", regex=True)
tags = p[["product", "tag"]].explode("tag").dropna()
s = sales_df.assign(rev=sales_df["qty"] * sales_df["price"])
result = tags.merge(s, on="product").groupby("tag")["rev"].sum().round(2).sort_values(ascending=False).reset_index()
# case: spec-extractall
ex = products_df["spec"].str.extractall(r"(\w+):\s*([\w ]+)")
ex.columns = ["key", "value"]
ex = ex.reset_index(level="match", drop=True).join(products_df["product"])
result = ex.pivot(index="product", columns="key", values="value").fillna("-")
# case: products-not-sold
sold = products_df.merge(sales_df[["product"]].drop_duplicates(), on="product", how="left", indicator="flag")
result = sold.query("flag == 'left_only'")["product"].tolist()
# case: price-change-islands
s = sales_df.sort_values(["product", "sale_date"]).copy()
changed = s["price"].ne(s.groupby("product")["price"].shift())
s["grp"] = changed.groupby(s["product"]).cumsum()
out = s.groupby(["product", "grp", "price"]).agg(valid_from=("sale_date", "first"), valid_to=("sale_date", "last"), n=("price", "size"))
result = out.reset_index().drop(columns="grp")
# case: median-and-p90
s = sales_df.dropna(subset=["qty"])
result = s.groupby("product")["qty"].quantile([0.5, 0.9]).unstack().rename(columns={0.5: "p50", 0.9: "p90"})
# case: launch-year-regex
y = products_df["launch"].str.extract(r"(\d{4})", expand=False).astype(int)
dec = (y // 2 * 2).astype(str) + "s"
out = products_df.assign(launch_year=y, period=dec)[["product", "launch_year", "period"]]
out["age_log"] = [round(math.log(2024 - v), 3) for v in out["launch_year"]]
result = out.sort_values("launch_year", kind="mergesort")
# case: best-region-each-year
s = sales_df.dropna(subset=["region"]).copy()
s["region"] = s["region"].str.upper()
s["year"] = s["sale_date"].str[:4].astype(int)
s["rev"] = s["qty"] * s["price"]
g = s.groupby(["year", "region"])["rev"].sum().reset_index()
result = g.loc[g.groupby("year")["rev"].idxmax()].reset_index(drop=True)
