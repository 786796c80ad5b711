import pandas as pd
import numpy as np

customers = pd.DataFrame({
    "customer_id": ["C01", "C02", "C03", "C04", "C05", "C06", "C07"],
    "name": ["Alice Martin", "BOB STONE", "  carla diaz", "Dan Wu", "Eve Adams", None, "bob stone"],
    "email": ["alice@Mail.com", "bob@shop.co.uk", "carla_at_mail.com", "dan.wu@mail.com ", None, "f@x.io", "BOB@shop.co.uk"],
    "signup": ["2022-01-15", "2022-01-30", "2022-02-10", "2022-02-28", "2022-03-05", "2022-03-19", "2022-04-01"],
    "segment": pd.Categorical(["gold", "silver", "silver", "bronze", "gold", None, "bronze"], categories=["bronze", "silver", "gold"], ordered=True),
})

orders = pd.DataFrame({
    "order_id": [5001, 5002, 5003, 5004, 5005, 5006, 5007, 5008, 5009, 5010, 5011, 5012, 5013, 5013],
    "customer_id": ["C01", "C02", "C01", "C03", "C04", "C01", "C02", "C05", "C09", "C03", "C04", "C01", "C07", "C07"],
    "order_date": ["2022-01-20", "2022-02-01", "2022-02-14", "2022-02-14", "2022-03-01", "2022-03-20", "2022-03-31", "2022-04-02",
                   "2022-04-10", "2022-04-11", "2022-05-05", "2023-01-20", "2023-02-01", "2023-02-01"],
    "shipped": ["2022-01-22", "2022-02-01", None, "2022-02-20", "2022-03-04", "2022-03-21", "", "2022-04-09", "2022-04-12", "2022-04-15", "2022-05-06", "2023-01-23", None, None],
    "status": ["Delivered", "delivered", "Cancelled", "DELIVERED", "Delivered", "returned", "Pending", "Delivered", "Delivered", "Returned", "Delivered", "Delivered", "Pending", "Pending"],
})

items = pd.DataFrame({
    "order_id": [5001, 5001, 5002, 5003, 5004, 5004, 5004, 5005, 5006, 5007, 5008, 5008, 5009, 5010, 5011, 5012, 5012, 5013],
    "sku": ["TEE-RED-M", "MUG-WHT", "TEE-BLU-L", "MUG-WHT", "CAP-BLK", "TEE-RED-M", "MUG-WHT", "TEE-RED-S", "CAP-BLK", "PEN", "MUG-WHT", "TEE-RED-M", "CAP-RED", "TEE-BLU-L", "MUG-BLK", "CAP-BLK", "PEN", "PEN"],
    "qty": [2, 1, 1, 4, 1, 1, 2, 3, 1, 10, 1, 1, 2, 1, 6, 1, 5, 3],
    "unit_price": ["$12.50", "$7.00", "$13.00", "$7.00", "$9.99", "$12.50", "$6.50", "$12.50", "$9.99", "1.20", "$7.00", "$12.00", None, "$13.00", "$7.25", "$10.49", "$1.20", "$1.20"],
    "discount": [0.0, 0.1, np.nan, 0.0, 0.05, 0.05, 0.0, 0.2, np.nan, 0.0, 0.0, 0.0, 0.0, 0.15, 0.1, 0.0, 0.0, 0.0],
})

# case: revenue_by_product_family
result = (
    items
    .assign(
        price=lambda d: d["unit_price"].str.lstrip("$").astype(float),
        family=lambda d: d["sku"].str.partition("-")[0],
        revenue=lambda d: d["qty"] * d["price"] * (1 - d["discount"].fillna(0)),
    )
    .groupby("family", as_index=False)
    .agg(units=("qty", "sum"), revenue=("revenue", "sum"), orders=("order_id", "nunique"))
    .assign(share=lambda d: d["revenue"].div(d["revenue"].sum()).mul(100).round(1))
    .sort_values("revenue", ascending=False, ignore_index=True)
)

# case: cohort_retention_table
def add_months(df):
    first = df.groupby("customer_id")["month"].transform("min")
    return df.assign(cohort=first, age=(df["month"].dt.year - first.dt.year) * 12 + df["month"].dt.month - first.dt.month)

result = (
    orders
    .drop_duplicates()
    .assign(month=lambda d: pd.to_datetime(d["order_date"]).dt.to_period("M"))
    .pipe(add_months)
    .groupby(["cohort", "age"])["customer_id"].nunique()
    .unstack(fill_value=0)
    .pipe(lambda t: t.div(t[0], axis=0).round(2))
    .rename(index=str)
)

# case: customers_bought_mug_and_tee_not_cap
fam = (
    orders[["order_id", "customer_id"]].drop_duplicates()
    .merge(items.assign(family=items["sku"].str[:3]), on="order_id")
    .groupby("customer_id")["family"].agg(set)
)
result = fam[fam.map(lambda s: {"MUG", "TEE"} <= s and "CAP" not in s)].index.tolist()

# case: shipping_delay_by_status
result = (
    orders.drop_duplicates(subset="order_id")
    .assign(
        order_date=lambda d: pd.to_datetime(d["order_date"]),
        shipped=lambda d: pd.to_datetime(d["shipped"], errors="coerce"),
        status=lambda d: d["status"].str.capitalize(),
        delay=lambda d: (d["shipped"] - d["order_date"]).dt.days,
    )
    .query("status != 'Cancelled'")
    .groupby("status")["delay"]
    .describe()[["count", "mean", "50%", "max"]]
    .rename(columns={"50%": "median"})
)

# case: email_validation_report
pattern = r"^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$"
result = (
    customers
    .assign(
        email=lambda d: d["email"].str.strip().str.lower(),
        valid=lambda d: d["email"].str.match(pattern, na=False),
        domain=lambda d: d["email"].str.extract(r"@(.+)$", expand=False),
    )
    .assign(dup=lambda d: d["email"].notna() & d["email"].duplicated(keep=False))
    .loc[:, ["customer_id", "email", "valid", "domain", "dup"]]
)

# case: year_over_year_quarter_revenue
lines = items.assign(price=pd.to_numeric(items["unit_price"].str.replace("$", "", regex=False)))
lines["rev"] = lines.eval("qty * price")
result = (
    orders.drop_duplicates("order_id")
    .merge(lines, on="order_id", how="left")
    .assign(order_date=lambda d: pd.to_datetime(d["order_date"]))
    .set_index("order_date")
    .resample("QS")["rev"].sum()
    .to_frame("rev")
    .assign(prev_year=lambda d: d["rev"].shift(4), yoy=lambda d: d["rev"].sub(d["prev_year"]).div(d["prev_year"]).round(3))
)

# case: co_purchased_pairs
pairs = (
    items.merge(items, on="order_id", suffixes=("", "_other"))
    .query("sku < sku_other")
    .value_counts(["sku", "sku_other"])
    .rename("times")
    .reset_index()
    .sort_values(["times", "sku", "sku_other"], ascending=[False, True, True])
)
result = pairs.head(4)

# case: segment_spend_at_least_silver
spend = (
    items.assign(total=lambda d: d["qty"] * d["unit_price"].str.extract(r"([\d.]+)")[0].astype(float))
    .merge(orders.drop_duplicates("order_id"), on="order_id")
    .groupby("customer_id")["total"].sum()
)
result = (
    customers.loc[customers["segment"] >= "silver"]
    .set_index("customer_id")
    .join(spend)
    .groupby("segment", observed=True)["total"]
    .agg(["sum", "count"])
)

# case: price_changes_per_sku
result = (
    items.merge(orders[["order_id", "order_date"]].drop_duplicates(), on="order_id")
    .assign(price=lambda d: d["unit_price"].str.strip("$").astype("Float64"))
    .sort_values(["sku", "order_date"])
    .assign(prev=lambda d: d.groupby("sku")["price"].shift())
    .query("prev.notna() and price != prev", engine="python")
    .assign(change=lambda d: (d["price"] - d["prev"]).round(2))
    [["sku", "order_date", "prev", "price", "change"]]
    .reset_index(drop=True)
)

# case: pareto_customers
cust = (
    orders.drop_duplicates("order_id").merge(items, on="order_id")
    .groupby("customer_id", as_index=False)["qty"].sum()
    .sort_values(["qty", "customer_id"], ascending=[False, True])
    .assign(cum_pct=lambda d: d["qty"].cumsum() / d["qty"].sum())
)
needed = int((cust["cum_pct"] < 0.8).sum()) + 1
result = (needed, cust.head(needed)["customer_id"].tolist(), float(cust["cum_pct"].iloc[needed - 1].round(3)))
