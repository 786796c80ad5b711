import pandas as pd
import numpy as np
from datetime import datetime

# insurance_policies, insurance_fnol and customers_and_products_contacts / orders
customers_df = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 6, 7],
    "customer_name": ["Dayana Robel", "Mr. Edwardo Blanda I", "Ellsworth Paucek", " Dr. Marie Stark", "Jodie Leannon", "jodie leannon", None],
    "payment_method": ["Credit Card", "Direct Debit", "direct debit", "Cash", "Credit card", "Cash", "Cash"],
    "customer_phone": ["(512) 555-0148", "512.555.0199", None, "+1 303 555 0117", "3035550123", "303-555-0123", "n/a"],
})
policies_df = pd.DataFrame({
    "policy_id": [119, 143, 218, 264, 270, 309, 406, 546],
    "customer_id": [1, 3, 3, 4, 4, 5, 2, 9],
    "policy_type_code": ["Car", "House", "Car", "Life", "car", "House", "Life", "Car"],
    "start_date": ["2018-01-21", "2017-01-01", "21/12/2017", "2016-12-25", "2017-08-17", "2017-01-05", "2016-06-18", "2017-12-29"],
    "end_date": ["2017-12-15", "2018-12-31", "12/12/2018", None, "2018-08-17", "2018-01-05", "2018-02-14", "2018-12-29"],
})
claims_df = pd.DataFrame({
    "claim_id": [143, 423, 442, 486, 621, 843, 972],
    "policy_id": [119, 143, 143, 264, 309, 309, 999],
    "date_claim_made": ["2017-03-11", "2016-08-12", "2017-02-24", "2018-06-14", "2017-06-02", "2017-10-05", "2016-12-14"],
    "date_claim_settled": ["2017-11-03", "2018-01-27", "2018-01-21", None, "2017-12-22", "2018-02-20", "2017-12-31"],
    "amount_claimed": ["43884.5", "79134", "85,893.87", "57118.49", "12000", None, "500"],
    "amount_settled": [1085.03, 1724.32, 1189.0, np.nan, 12000.0, 300.0, 0.0],
})
products_df = pd.DataFrame({
    "product_id": [1, 2, 3, 4, 5, 6],
    "product_type_code": ["Hardware", "Clothes", "Hardware", "Clothes", "hardware", "Food"],
    "product_name": ["Apple TV", "jeans", "Monitor", "T-shirt", "Keyboard", "apple"],
    "product_price": [699.0, 54.9, 120.0, 54.9, 35.0, np.nan],
})
orders_df = pd.DataFrame({
    "order_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "customer_id": [1, 1, 2, 3, 3, 3, 5, 8],
    "order_date": ["2018-02-12", "2018-03-05 13:20:00", "2018-02-27", "2018-03-07", "2018-03-21", "2017-12-31", None, "2018-01-02"],
    "order_status_code": ["Completed", "Part Completed", "Completed", "Cancelled", "completed", "Completed", "New", "New"],
})
order_items_df = pd.DataFrame({
    "order_item_id": list(range(1, 12)),
    "order_id": [1, 1, 2, 3, 4, 4, 5, 6, 6, 6, 10],
    "product_id": [1, 3, 2, 4, 5, 6, 1, 2, 4, 5, 3],
    "order_quantity": ["1", "2", "3", "4", "1", "10", "1", "two", "2", "1", "9"],
})
# case: customers-no-policies
# Names of customers who do not have any policies.
result = customers_df.query("customer_id not in @policies_df.customer_id")[["customer_name"]].dropna().reset_index(drop=True)
# case: settlement-ratio
# Claims with ratio settled / claimed below 10 percent and days to settlement.
c = claims_df.copy()
c["amount_claimed"] = c["amount_claimed"].str.replace(",", "").astype(float)
c["ratio"] = c["amount_settled"] / c["amount_claimed"]
c["days"] = (pd.to_datetime(c["date_claim_settled"]) - pd.to_datetime(c["date_claim_made"])).dt.days
result = c.loc[c["ratio"] < 0.1, ["claim_id", "ratio", "days"]].round({"ratio": 4}).sort_values("ratio", ignore_index=True)
# case: policy-end-before-start
# Policies whose end date precedes the start date, or which never end.
def parse(s):
    if s is None or (isinstance(s, float) and np.isnan(s)):
        return None
    for fmt in ("%Y-%m-%d", "%d/%m/%Y"):
        try:
            return datetime.strptime(s, fmt)
        except ValueError:
            pass
    return None

rows = []
for pol in policies_df.to_dict("records"):
    a, b = parse(pol["start_date"]), parse(pol["end_date"])
    if b is None:
        rows.append({"policy_id": pol["policy_id"], "problem": "no end"})
    elif b < a:
        rows.append({"policy_id": pol["policy_id"], "problem": f"ends {(a - b).days} days before start"})
result = pd.DataFrame(rows)
# case: car-and-life
# Customers with policies of both type 'Car' and 'Life' (any case).
p = policies_df.assign(t=policies_df["policy_type_code"].str.capitalize())
ids = set(p[p.t == "Car"].customer_id) & set(p[p.t == "Life"].customer_id)
result = customers_df[customers_df["customer_id"].isin(ids)][["customer_id", "customer_name"]].assign(customer_name=lambda d: d["customer_name"].str.strip())
# case: policy-type-most-used
# Most and least popular policy type with the number of customers.
vc = policies_df["policy_type_code"].str.title().value_counts()
result = pd.DataFrame([
    {"which": "most", "policy_type": vc.index[0], "n": int(vc.iloc[0])},
    {"which": "least", "policy_type": vc.index[-1], "n": int(vc.iloc[-1])},
])
# case: claims-of-customers
# For each customer: number of policies, number of claims and total settled (0 if none).
m = (customers_df[["customer_id", "customer_name"]]
     .merge(policies_df[["policy_id", "customer_id"]], on="customer_id", how="left")
     .merge(claims_df[["claim_id", "policy_id", "amount_settled"]], on="policy_id", how="left"))
result = m.groupby(["customer_id", "customer_name"], dropna=False).agg(
    n_policies=("policy_id", "nunique"),
    n_claims=("claim_id", "nunique"),
    settled=("amount_settled", "sum"),
).reset_index()
# case: claims-cumulative-by-year
# Running amount settled by year of settlement.
s = claims_df.dropna(subset=["date_claim_settled"]).copy()
s["yr"] = pd.to_datetime(s["date_claim_settled"]).dt.year
s = s.sort_values("date_claim_settled")
s["cum_settled"] = s.groupby("yr")["amount_settled"].cumsum()
result = s[["yr", "date_claim_settled", "claim_id", "amount_settled", "cum_settled"]].reset_index(drop=True)
# case: phones-normalised
# Customers that share the same phone number once everything but digits is dropped.
digits = customers_df["customer_phone"].str.replace(r"\D", "", regex=True)
digits = digits.where(digits.str.len() >= 10).str[-10:]
shared = digits[digits.duplicated(keep=False) & digits.notna()]
result = pd.DataFrame({"phone": shared, "customer_id": customers_df.loc[shared.index, "customer_id"]}).sort_values(["phone", "customer_id"]).reset_index(drop=True)
# case: order-value
# Value of every order that exists, with quantities that are not numbers counted as 1.
oi = order_items_df.copy()
oi["qty"] = pd.to_numeric(oi["order_quantity"], errors="coerce").fillna(1)
oi["amount"] = oi["qty"] * oi["product_id"].map(products_df.set_index("product_id")["product_price"])
val = oi.groupby("order_id")["amount"].sum(min_count=1)
result = orders_df[["order_id", "customer_id"]].assign(order_value=orders_df["order_id"].map(val)).sort_values("order_value", ascending=False).reset_index(drop=True)
# case: best-customers-completed
# Top 2 customers by money spent in completed orders.
done = orders_df[orders_df["order_status_code"].str.lower() == "completed"]
items = order_items_df[order_items_df["order_quantity"].str.isdigit()].astype({"order_quantity": int})
x = done.merge(items, on="order_id").merge(products_df, on="product_id").merge(customers_df, on="customer_id")
x["spent"] = x["order_quantity"] * x["product_price"]
result = x.groupby("customer_name")["spent"].sum().nlargest(2).reset_index()
# case: products-never-ordered-or-once
# How many orders each product is in, classified 'never', 'once', 'often'.
n = order_items_df.groupby("product_id")["order_id"].nunique().reindex(products_df["product_id"], fill_value=0)
labels = n.map(lambda k: "never" if k == 0 else "once" if k == 1 else "often")
result = pd.DataFrame({"product_name": products_df["product_name"].tolist(), "n_orders": n.to_list(), "class": labels.to_list()})
# case: monthly-orders-status
# Orders per month and status, missing dates left out.
o = orders_df.copy()
o["order_date"] = pd.to_datetime(o["order_date"], format="ISO8601")
o["month"] = o["order_date"].dt.strftime("%Y-%m")
o["order_status_code"] = o["order_status_code"].str.title()
result = o.dropna(subset=["month"]).groupby(["month", "order_status_code"]).size().unstack("order_status_code", fill_value=0).reset_index()
result.columns.name = None
# case: product-type-price-outliers
# Products dearer than the mean price of their type by type (case folded); show difference.
pr = products_df.dropna(subset=["product_price"]).copy()
pr["type"] = pr["product_type_code"].str.lower()
pr["diff"] = pr["product_price"] - pr.groupby("type")["product_price"].transform("mean")
result = pr[pr["diff"] > 0][["product_name", "type", "product_price", "diff"]].round(2).reset_index(drop=True)
# case: days-between-orders
# For customers with several orders, the average number of days between consecutive orders.
d = orders_df.dropna(subset=["order_date"]).copy()
d["order_date"] = pd.to_datetime(d["order_date"], format="mixed").dt.normalize()
d = d.sort_values(["customer_id", "order_date"])
gaps = d.groupby("customer_id")["order_date"].apply(lambda s: s.diff().dt.days.mean())
result = gaps.dropna().rename("avg_gap_days").reset_index().merge(customers_df[["customer_id", "customer_name"]], how="left")
