import pandas as pd
import numpy as np

customers = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 5, 7],
    "name": ["Alice", "bob ", "Carol", None, "Eve", "Eve", "  Grace"],
    "city": ["Paris", "London", "paris", "Berlin", None, "Rome", "London"],
    "tier": ["gold", "silver", "gold", "bronze", "silver", "silver", None],
})
orders = pd.DataFrame({
    "order_id": [100, 101, 102, 103, 104, 105, 106, 107],
    "customer_id": [1, 1, 2, 3, 9, np.nan, 5, 2],
    "amount": [20.0, 35.5, np.nan, 0.0, 12.25, 99.99, -5.0, 35.5],
    "order_date": ["2024-01-03", "2024-01-05", "2024-02-10", "2024-02-10", "2024-03-01", None, "2024-03-15", "2024-04-01"],
})
items = pd.DataFrame({
    "order_id": [100, 100, 101, 102, 103, 103, 104, 999],
    "sku": ["A1", "B2", "A1", "C3", "B2", "B2", "D4", "A1"],
    "qty": [1, 2, 3, 1, 0, 4, 2, 10],
})
products = pd.DataFrame({
    "SKU": ["A1", "B2", "C3", "E5"],
    "price": [5.0, 7.5, 12.0, 3.25],
    "name": ["Anvil", "Bolt", "Clamp", "Eraser"],
})

# case: inner-merge-basic
result = orders.merge(customers, on="customer_id")
# case: left-merge-indicator
merged = pd.merge(orders, customers, on="customer_id", how="left", indicator=True)
result = merged["_merge"].value_counts()
# case: outer-merge-sorted
result = pd.merge(customers[["customer_id", "name"]], orders[["customer_id", "order_id"]], how="outer", on="customer_id", sort=True)
# case: orphan-orders-anti-join
merged = orders.merge(customers.drop_duplicates("customer_id"), on="customer_id", how="left", indicator=True)
result = merged.loc[merged["_merge"] == "left_only", orders.columns].reset_index(drop=True)
# case: customers-without-orders
result = customers[~customers["customer_id"].isin(orders["customer_id"])]["name"].tolist()
# case: left-on-right-on-drop
result = (
    items.merge(products, left_on="sku", right_on="SKU", how="left")
    .drop(columns="SKU")
    .assign(line_total=lambda d: d["qty"] * d["price"])
)
# case: fan-out-sum
joined = orders.merge(items, on="order_id", how="left")
result = {
    "true_total": float(orders["amount"].sum()),
    "fan_out_total": float(joined["amount"].sum()),
    "rows": (len(orders), len(joined)),
}
# case: fix-fan-out-by-aggregating-first
item_totals = items.groupby("order_id", as_index=False).agg(total_qty=("qty", "sum"), n_skus=("sku", "nunique"))
result = orders.merge(item_totals, on="order_id", how="left").fillna({"total_qty": 0, "n_skus": 0})
result["total_qty"] = result["total_qty"].astype(int)
# case: suffixes-clash
m = items.merge(products, left_on="sku", right_on="SKU").merge(orders, on="order_id").merge(customers, on="customer_id", suffixes=("_product", "_customer"))
result = m[["order_id", "name_product", "name_customer", "qty"]]
# case: validate-one-to-one-fails
result = customers.merge(orders, on="customer_id", validate="one_to_one")
# case: validate-many-to-one-after-dedup
dedup = customers.drop_duplicates(subset="customer_id", keep="last")
result = orders.merge(dedup, on="customer_id", how="inner", validate="m:1")[["order_id", "name", "city"]]
# case: map-customer-name
lookup = customers.drop_duplicates("customer_id").set_index("customer_id")["name"].str.strip()
orders["customer_name"] = orders["customer_id"].map(lookup)
result = orders[["order_id", "customer_name"]]
# case: map-with-duplicated-index-error
lookup = customers.set_index("customer_id")["name"]
result = orders["customer_id"].map(lookup)
# case: join-on-index
result = orders.join(customers.drop_duplicates("customer_id").set_index("customer_id"), on="customer_id")
# case: join-overlap-no-suffix
result = customers.join(orders)
# case: join-lsuffix-rsuffix
result = customers.join(orders, lsuffix="_cust", rsuffix="_ord", how="right").columns.tolist()
# case: key-dtype-str-vs-int
orders_str = orders.copy()
orders_str["order_id"] = orders_str["order_id"].astype(str)
result = orders_str.merge(items, on="order_id")
# case: cross-join-city-tier
cities = customers[["city"]].dropna().apply(lambda s: s.str.title()).drop_duplicates()
tiers = customers[["tier"]].dropna().drop_duplicates()
result = cities.merge(tiers, how="cross").sort_values(["city", "tier"], ignore_index=True)
# case: revenue-by-city
full = (
    items.merge(products.rename(columns={"SKU": "sku", "name": "product"}), on="sku", how="left")
         .merge(orders[["order_id", "customer_id"]], on="order_id", how="left")
         .merge(customers.drop_duplicates("customer_id")[["customer_id", "city"]], on="customer_id", how="left")
)
full["revenue"] = full["qty"] * full["price"]
full["city"] = full["city"].str.title().fillna("Unknown")
result = full.groupby("city")["revenue"].agg(["sum", "count", "size"])
# case: dtypes-after-left-join
m = orders[["order_id"]].merge(items, how="left")
result = m.dtypes.astype(str).to_dict()
# case: reconcile-orders-items
rec = pd.merge(
    orders[["order_id", "amount"]],
    items.groupby("order_id")["qty"].sum().rename("units").reset_index(),
    on="order_id", how="outer", indicator="source",
)
rec["source"] = rec["source"].cat.rename_categories({"left_only": "orders only", "right_only": "items only"})
result = rec
# case: semi-join-query
valid = products["SKU"].tolist()
result = items.query("sku in @valid and qty > 0").groupby("sku")["qty"].sum().to_dict()
