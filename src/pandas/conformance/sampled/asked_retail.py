import pandas as pd
import numpy as np
from collections import Counter, defaultdict

customers = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Ann Lee", "Bob Ray", "Cara Diaz", "Dan Wu", "Eve Stone", "Finn Ode", "Gia Park", "Hal Moss"],
    "city": ["Boston", "Austin", "Boston", "Denver", None, "Austin", "Denver", "Boston"],
    "signup_date": ["2022-01-15", "2022-03-02", "2022-03-19", "2022-07-07", "2023-01-01", "2023-02-11", "2023-02-28", "2023-05-30"],
    "is_member": [True, False, True, True, False, False, True, False],
})

orders = pd.DataFrame({
    "order_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    "customer_id": [1, 2, 1, 3, 4, 1, 6, 3, 2, 9, 7, 4],
    "order_date": ["2023-01-05", "2023-01-17", "2023-02-03", "2023-02-14", "2023-02-28", "2023-03-01",
                   "2023-03-09", "2023-03-21", "2023-04-02", "2023-04-15", "2023-05-06", "2023-06-30"],
    "status": ["shipped", "shipped", "cancelled", "shipped", "pending", "shipped",
               "shipped", "cancelled", "pending", "shipped", "shipped", "shipped"],
    "ship_fee": [5.0, np.nan, 4.5, 7.25, 5.0, None, 3.0, 5.0, 0.0, 8.5, np.nan, 5.0],
})

items = pd.DataFrame([
    (101, "P1", 2, 9.99), (101, "P2", 1, 24.5), (102, "P3", 5, 3.2), (103, "P1", 1, 9.99),
    (104, "P4", 1, 120.0), (105, "P2", 3, 24.5), (106, "P5", 10, 1.15), (107, "P4", 1, 115.0),
    (108, "P3", 2, 3.2), (109, "P1", 4, 9.5), (111, "P2", 2, 24.5), (112, "P5", 4, 1.15),
], columns=["order_id", "product_id", "qty", "unit_price"])

products = pd.DataFrame({
    "product_id": ["P1", "P2", "P3", "P4", "P5", "P6"],
    "product_name": ["Mug", "Lamp", "Pen Set", "Chair", "Notebook", "Desk"],
    "category": ["Kitchen", "Home", "Office", "Furniture", "Office", "Furniture"],
    "price": ["$9.99", "$24.50", "$3.20", "$120.00", "$1.15", "$310.00"],
})

# case: customers-without-orders
# Which customers have never placed an order?
m = customers.merge(orders, on="customer_id", how="left", indicator=True)
result = m.loc[m["_merge"] == "left_only", ["customer_id", "name", "city"]].reset_index(drop=True)

# case: revenue-by-category
# Total revenue per category of shipped orders, highest first
df = (
    items.assign(revenue=lambda d: d["qty"] * d["unit_price"])
    .merge(orders.query("status == 'shipped'")[["order_id"]], on="order_id")
    .merge(products, on="product_id")
)
result = (
    df.groupby("category", as_index=False)
    .agg(total_revenue=("revenue", "sum"), n_orders=("order_id", "nunique"))
    .sort_values("total_revenue", ascending=False)
    .round({"total_revenue": 2})
    .reset_index(drop=True)
)

# case: pct-orders-cancelled
# What percentage of orders were cancelled? Round to 2 decimals.
result = round((orders["status"] == "cancelled").mean() * 100, 2)

# case: top-customer-by-spend
# Name of the customer who spent the most in total across all orders
def solve(customers, orders, items):
    totals = defaultdict(float)
    owner = dict(zip(orders["order_id"], orders["customer_id"]))
    for row in items.itertuples(index=False):
        totals[owner[row.order_id]] += row.qty * row.unit_price
    best = max(totals, key=totals.get)
    return customers.loc[customers["customer_id"] == best, "name"].iloc[0], round(totals[best], 2)

result = solve(customers, orders, items)

# case: products-above-average-price
# List the products with a price above the average price
products["price_num"] = products["price"].str.replace("$", "", regex=False).astype(float)
avg_price = products["price_num"].mean()
result = products[products["price_num"] > avg_price][["product_name", "price_num"]].sort_values("price_num")

# case: avg-price-text-mistake
# Average price per category
result = products.groupby("category")["price"].mean().round(2)

# case: monthly-orders-growth
# Orders per month and the change from the month before in percent
orders["order_date"] = pd.to_datetime(orders["order_date"])
monthly = orders.groupby(orders["order_date"].dt.to_period("M")).size().rename("n_orders").to_frame()
monthly["growth_pct"] = (monthly["n_orders"].pct_change() * 100).round(1)
monthly.index = monthly.index.astype(str)
result = monthly.reset_index()

# case: days-between-orders
# Average number of days between consecutive orders for each customer with at least two orders
o = orders.copy()
o["order_date"] = pd.to_datetime(o["order_date"])
o = o.sort_values(["customer_id", "order_date"])
o["gap"] = o.groupby("customer_id")["order_date"].diff().dt.days
g = o.groupby("customer_id").agg(orders=("order_id", "count"), avg_gap=("gap", "mean"))
g = g[g["orders"] >= 2]
result = g.merge(customers[["customer_id", "name"]], left_index=True, right_on="customer_id", how="left")[["name", "orders", "avg_gap"]]

# case: having-more-than-two-orders
# Names of the customers with more than two orders
counts = orders["customer_id"].value_counts()
ids = counts[counts > 2].index
result = customers.loc[customers["customer_id"].isin(ids), "name"].tolist()

# case: intersect-both-products
# Customers who bought both a Mug and a Lamp (on any order)
full = items.merge(orders, on="order_id").merge(products, on="product_id")
mug = set(full.loc[full["product_name"] == "Mug", "customer_id"])
lamp = set(full.loc[full["product_name"] == "Lamp", "customer_id"])
both = mug & lamp
result = customers[customers["customer_id"].isin(both)][["customer_id", "name"]].reset_index(drop=True)

# case: order-value-buckets
# How many orders fall into each value bucket: small (<10), medium (10-50), large (50+)
totals = (items["qty"] * items["unit_price"]).groupby(items["order_id"]).sum()
bucket = pd.cut(totals, bins=[0, 10, 50, np.inf], labels=["small", "medium", "large"], right=False)
result = bucket.value_counts().sort_index()

# case: member-vs-nonmember-ratio
# Ratio of member spend to non-member spend
df = (items.merge(orders, on="order_id", how="left")
           .merge(customers, on="customer_id", how="inner"))
df["amount"] = df.qty * df.unit_price
spend = df.groupby("is_member")["amount"].sum()
result = {"ratio": round(spend[True] / spend[False], 3), "member": round(spend.loc[True], 2), "other": round(spend.loc[False], 2)}

# case: pivot-status-by-city
# Number of orders for each city and status
df = orders.merge(customers[["customer_id", "city"]], on="customer_id", how="left")
df["city"] = df["city"].fillna("Unknown")
result = pd.pivot_table(df, index="city", columns="status", values="order_id", aggfunc="count", fill_value=0, margins=True, margins_name="Total")

# case: first-order-per-customer
# The first order of every customer with its date and total, ordered by date
o = orders.assign(order_date=pd.to_datetime(orders["order_date"]))
first = o.loc[o.groupby("customer_id")["order_date"].idxmin()]
tot = items.eval("amount = qty * unit_price").groupby("order_id")["amount"].sum().reset_index()
result = (first.merge(tot, on="order_id", how="left")
               .fillna({"amount": 0, "ship_fee": 0})
               .sort_values("order_date")
               .loc[:, ["customer_id", "order_id", "order_date", "amount", "ship_fee"]]
               .reset_index(drop=True))

# case: wrong-key-merge
# Revenue by customer name
rev = items.merge(customers, on="customer_id")
rev["total"] = rev["qty"] * rev["unit_price"]
result = rev.groupby("name")["total"].sum()

# case: running-total-pct
# Running share of revenue by product (Pareto)
items["revenue"] = items["qty"] * items["unit_price"]
p = items.groupby("product_id")["revenue"].sum().sort_values(ascending=False).to_frame()
p["cum"] = p["revenue"].cumsum()
p["cum_pct"] = (100 * p["cum"] / p["revenue"].sum()).round(2)
p["class"] = np.where(p["cum_pct"] <= 80, "A", np.where(p["cum_pct"] <= 95, "B", "C"))
result = p.join(products.set_index("product_id")["product_name"]).reset_index()
