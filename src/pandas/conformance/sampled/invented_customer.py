import pandas as pd
import numpy as np
import re

# Web shop
customer_df = pd.DataFrame({
    "cust_id": [1, 2, 3, 4, 5, 6],
    "cust_name": ["Smith & Co", "BOLT ltd", "Green Grocer", "bolt Ltd", "Zed", "Quiet Inc"],
    "country": ["DE", "FR", "DE", "FR", "US", None],
    "phone": ["+49 30 123456", "0033-1-555-777", None, "+33 (0)1 555 888", "212.555.0199", "n/a"],
    "vip": ["Y", "N", "y", None, "N", "N"],
})

product_df = pd.DataFrame({
    "sku": ["A-100", "A-101", "B-200", "B-201", "C-300", "C-301", "D-400"],
    "pname": ["Desk Lamp", "Floor Lamp", "Office Chair", "Bar Stool", "Notebook A4", "Notebook A5", "Gift Card"],
    "category": ["Lighting", "Lighting", "Furniture", "Furniture", "Paper", "Paper", np.nan],
    "price": ["29.90", "89,00", "149.00", "59.00", "3.50", "2.50", ""],
    "stock": [12, 0, 5, 5, 500, 500, None],
    "tags": ["led|desk", "led|tall|sale", "ergonomic", "sale", "", None, "gift"],
})

orders_df = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007],
    "cust_id": [1, 1, 2, 3, 3, 5, 4],
    "order_date": ["2023-11-24", "24.12.2023", "2023-12-24", "2024-01-01", "2024-02-29", "29.02.2024", None],
    "status": ["shipped", "Shipped", "returned", "open", "shipped", "cancelled", "open"],
})

item_df = pd.DataFrame({
    "order_id": [1001, 1001, 1002, 1003, 1003, 1004, 1005, 1005, 1006, 1007],
    "sku": ["A-100", "C-300", "B-200", "A-100", "A-101", "C-301", "C-300", "C-301", "B-201", "A-100"],
    "qty": [2, 10, 1, 1, 1, 20, 5, 5, 4, 1],
    "discount": [0, 0.1, None, 0.0, 0.25, 0.1, None, None, 0.0, 0.5],
})
# case: clean-prices
# Products with price over 50, price as a number (comma is a decimal sign).
price = pd.to_numeric(product_df["price"].str.replace(",", ".", regex=False))
p = product_df.assign(price=price)
result = p.loc[p["price"].gt(50), ["pname", "price"]].sort_values("price", ascending=False)
# case: mixed-order-dates
# Orders placed in 2024 with dates in ISO form.
iso = pd.to_datetime(orders_df["order_date"], format="%Y-%m-%d", errors="coerce")
ger = pd.to_datetime(orders_df["order_date"], format="%d.%m.%Y", errors="coerce")
o = orders_df.assign(d=iso.fillna(ger))
o = o[o["d"].dt.year == 2024]
result = pd.DataFrame({"order_id": o["order_id"], "order_date": o["d"].dt.strftime("%Y-%m-%d")}).reset_index(drop=True)
# case: order-totals
# Total of each order after discount, rounded to cents.
pr = product_df.set_index("sku")["price"].str.replace(",", ".").replace("", "0").astype(float)
it = item_df.assign(line=lambda d: d["qty"] * d["sku"].map(pr) * (1 - d["discount"].fillna(0)))
result = it.groupby("order_id")["line"].sum().round(2).reset_index().rename(columns={"line": "total"})
# case: customers-never-ordered
# Customers who have not placed an order.
ids = orders_df["cust_id"].tolist()
result = customer_df.query("cust_id not in @ids")[["cust_name"]].reset_index(drop=True)
# case: vip-split
# How many orders came from VIP customers and how many from others?
c = orders_df.merge(customer_df, on="cust_id", how="left")
c["is_vip"] = np.where(c["vip"].str.upper() == "Y", "VIP", "other")
result = c.groupby("is_vip").agg(orders=("order_id", "nunique")).reset_index()
# case: tag-explode
# Number of products for each tag.
tags = product_df["tags"].dropna().str.split("|").explode()
tags = tags[tags != ""]
result = tags.value_counts().rename_axis("tag").reset_index(name="products").sort_values(["products", "tag"], ascending=[False, True]).reset_index(drop=True)
# case: phone-digits
# Customer names with only the digits of the phone; without a phone they are left out.
rows = []
for _, r in customer_df.iterrows():
    digits = re.sub(r"\D", "", r["phone"]) if isinstance(r["phone"], str) else ""
    if digits:
        rows.append({"cust_name": r["cust_name"], "digits": digits})
result = pd.DataFrame(rows, columns=["cust_name", "digits"])
# case: cheapest-per-category
# The cheapest product of every category.
pp = product_df.dropna(subset=["category"]).copy()
pp["price"] = pp["price"].str.replace(",", ".").astype(float)
idx = pp.groupby("category")["price"].idxmin()
result = pp.loc[idx, ["category", "pname", "price"]].reset_index(drop=True)
# case: sold-quantity-above-average
# SKUs of which more than the average total quantity was sold.
q = item_df.groupby("sku")["qty"].sum()
result = q[q > q.mean()].reset_index(name="sold")
# case: same-company-name
# Customers whose names are equal when case is ignored.
key = customer_df["cust_name"].str.lower()
result = customer_df[key.duplicated(keep=False)][["cust_id", "cust_name"]]
# case: bought-together
# Pairs of SKUs bought in the same order, and in how many orders.
pairs = item_df.merge(item_df, on="order_id")
pairs = pairs[pairs["sku_x"] < pairs["sku_y"]]
result = pairs.groupby(["sku_x", "sku_y"], as_index=False)["order_id"].nunique().rename(columns={"order_id": "orders"})
# case: shipped-or-lighting
# Union of order ids which were shipped and orders with a Lighting product.
shipped = orders_df.loc[orders_df["status"].str.lower() == "shipped", "order_id"]
lighting = item_df[item_df["sku"].isin(product_df.loc[product_df["category"] == "Lighting", "sku"])]["order_id"]
result = pd.concat([shipped, lighting]).drop_duplicates().sort_values().to_frame("order_id").reset_index(drop=True)
# case: stock-levels
# Number of products by stock level: none, low (1-10), high.
lv = pd.cut(product_df["stock"], bins=[-1, 0, 10, np.inf], labels=["none", "low", "high"])
result = lv.value_counts(sort=False).reset_index()
result.columns = ["level", "products"]
# case: average-order-items
# Average number of lines and of pieces per order by country, unknown country is 'XX'.
lines = item_df.groupby("order_id").agg(lines=("sku", "count"), pieces=("qty", "sum"))
m = orders_df.join(lines, on="order_id").merge(customer_df.fillna({"country": "XX"}), on="cust_id", how="left")
result = m.pivot_table(index="country", values=["lines", "pieces"], aggfunc="mean").reset_index()
