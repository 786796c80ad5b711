import pandas as pd
import numpy as np

products_df = pd.DataFrame({
    "sku": ["A-1", "A-2", "B-1", "B-2", "B-2", "C-9", "c-10", "D-4"],
    "title": ["Desk Lamp", "desk chair", "Monitor 24\"", "Monitor 27\"", "Monitor 27\"", None, "USB cable", "Webcam"],
    "category": ["furniture", "furniture", "screens", "screens", "screens", "misc", "cables", "cameras"],
    "price": [29.99, 149.5, 180.0, 249.0, 249.0, 5.0, np.nan, 59.9],
    "stock": [12, 0, 7, 3, 3, 250, 90, 0],
    "rating": [4.5, 3.9, 4.2, 4.7, 4.7, np.nan, 4.2, 2.8],
})

orders_df = pd.DataFrame({
    "order id": [1, 2, 3, 4, 5, 6, 7],
    "Customer Name": ["Ann", "Bo", "ann ", "Cy", "Bo", None, "Di"],
    "sku": ["A-1", "B-2", "B-1", "Z-0", "A-2", "A-1", "D-4"],
    "qty": [2, 1, 4, 1, 3, 10, 1],
    "order date": ["2024-01-05", "2024-01-06", "2024-01-06", "2024-02-01", "2024-02-11", "2024-03-03", "2024-03-09"],
})
# case: query-and-between
result = products_df.query("20 <= price <= 200 and stock > 0")[["sku", "price", "stock"]]
# case: query-with-variable
limit = products_df["rating"].median()
cats = ["screens", "cables"]
result = products_df.query("category in @cats and rating >= @limit").drop_duplicates("sku")
# case: query-backtick-columns
result = orders_df.query("`order id` > 2 and `order date` < '2024-03-01'")[["order id", "Customer Name", "qty"]]
# case: where-mask-price
p = products_df.set_index("sku")["price"]
result = pd.DataFrame({
    "kept": p.where(p < 150),
    "capped": p.where(p < 150, 150),
    "hidden": p.mask(p > p.mean(), -1.0),
})
# case: clip-both-sides
result = products_df[["sku", "price", "stock"]].assign(
    price=products_df["price"].clip(lower=10, upper=200),
    stock=products_df["stock"].clip(upper=100),
)
# case: nlargest-with-ties
top = products_df.nlargest(2, "price", keep="all")
result = top[["sku", "title", "price"]]
# case: nsmallest-two-keys
result = products_df.nsmallest(4, ["stock", "price"])[["sku", "stock", "price"]].reset_index(drop=True)
# case: filter-items-like-regex
result = [
    orders_df.filter(like="order").head(2),
    orders_df.filter(regex="^[A-Z]").head(2),
    orders_df.filter(items=["sku", "qty", "nope"]).head(2),
    orders_df.set_index("sku").filter(like="A-", axis=0),
]
# case: eval-assign-column
df = products_df.eval("value = price * stock")
df = df.eval("cheap = price < 50")
result = df.loc[df["value"].notna(), ["sku", "value", "cheap"]].sort_values("value", ascending=False)
# case: isin-dict-frame
hit = products_df[["category", "stock"]].isin({"category": ["screens", "misc"], "stock": [0, 3]})
result = products_df[hit.any(axis=1)].assign(both=hit.all(axis=1))[["sku", "category", "stock", "both"]]
# case: between-dates-inclusive
d = pd.to_datetime(orders_df["order date"])
in_feb = orders_df[d.between("2024-01-06", "2024-02-11", inclusive="left")]
result = in_feb.groupby("sku", as_index=False)["qty"].sum()
# case: anti-join-with-isin
known = products_df["sku"].str.upper().unique()
missing = orders_df.loc[~orders_df["sku"].isin(known), ["order id", "sku"]]
never_sold = sorted(set(known) - set(orders_df["sku"]))
result = (missing, never_sold)
# case: clean-customer-then-select
c = orders_df.rename(columns=lambda x: x.strip().lower().replace(" ", "_"))
c["customer_name"] = c["customer_name"].str.strip().str.capitalize().fillna("Unknown")
result = c.groupby("customer_name").agg(orders=("order_id", "count"), items=("qty", "sum")).reset_index()
# case: select-conditions
conds = [
    products_df["stock"].eq(0),
    products_df["stock"].lt(10) & products_df["rating"].ge(4.5),
    products_df["price"].isna(),
]
labels = ["out of stock", "hot", "no price"]
result = products_df[["sku"]].assign(status=np.select(conds, labels, default="normal"))
