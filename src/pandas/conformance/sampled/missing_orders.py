import pandas as pd
import numpy as np
import math

orders_df = pd.DataFrame({
    "order_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    "customer_id": [10, 11, None, 12, 10, 15, 11, np.nan, 13, 10, 99],
    "amount": ["100.50", "$20", "1,200.00", "abc", None, "0", "-15.75", "100.50", " 42 ", "N/A", "1e3"],
    "status": ["shipped", "Pending", "shipped", None, "cancelled", "SHIPPED ", "pending", "returned", "", "shipped", "pending"],
    "order_date": ["2024-01-05", "05/01/2024", "2024-01-07", None, "January 9, 2024", "2024-13-01", "20240111", "2024-01-12", "2024-01-12", "", "2024-02-29"],
    "priority": ["low", "high", "medium", "high", None, "low", "urgent", "medium", "low", "high", "low"],
})

customers_df = pd.DataFrame({
    "customer_id": [10, 11, 12, 13, 14, 11],
    "customer": ["Acme", "Beta Co", None, "Delta", "Epsilon", "Beta Company"],
    "vip": [True, False, None, True, False, True],
    "credit": [1000, 500, 0, None, 250, 750],
})

# case: customer-id-nullable
orders_df["customer_id"] = orders_df["customer_id"].astype("Int64")
result = orders_df[["order_id", "customer_id"]]

# case: amount-parse
cleaned = orders_df["amount"].str.replace(r"[$,\s]", "", regex=True)
orders_df["amount_num"] = pd.to_numeric(cleaned, errors="coerce")
result = orders_df["amount_num"].describe().round(2)

# case: amount-parse-strict
result = pd.to_numeric(orders_df["amount"]).sum()

# case: amount-invalid-rows
num = pd.to_numeric(orders_df["amount"], errors="coerce")
bad = orders_df[num.isna() & orders_df["amount"].notna()]
result = bad[["order_id", "amount"]].to_dict(orient="records")

# case: status-normalise-counts
status = orders_df["status"].str.strip().str.lower().replace("", pd.NA)
result = status.value_counts(dropna=False)

# case: status-fillna-then-category
st = orders_df["status"].str.strip().str.lower().replace({"": None}).fillna("unknown").astype("category")
result = {"cats": st.cat.categories.tolist(), "codes": st.cat.codes.tolist(), "dtype": str(st.cat.codes.dtype)}

# case: priority-ordered-sort
prio = pd.CategoricalDtype(["low", "medium", "high"], ordered=True)
df = orders_df.assign(priority=orders_df["priority"].astype(prio))
result = df.sort_values(["priority", "order_id"], ascending=[False, True], na_position="first")[["order_id", "priority"]]

# case: priority-lost-values
prio = pd.CategoricalDtype(categories=["low", "medium", "high"], ordered=True)
converted = orders_df["priority"].astype(prio)
lost = orders_df.loc[converted.isna() & orders_df["priority"].notna(), "priority"]
result = lost.unique().tolist()

# case: priority-add-category-required
p = orders_df["priority"].astype("category")
p = p.fillna("none")
result = p.value_counts()

# case: priority-add-category-ok
p = orders_df["priority"].astype("category").cat.add_categories("none").fillna("none")
result = p.value_counts(sort=False).to_dict()

# case: date-parse-mixed
parsed = pd.to_datetime(orders_df["order_date"], format="mixed", errors="coerce")
result = pd.DataFrame({"raw": orders_df["order_date"], "parsed": parsed})

# case: date-parse-two-pass
iso = pd.to_datetime(orders_df["order_date"], format="%Y-%m-%d", errors="coerce")
us = pd.to_datetime(orders_df["order_date"], format="%d/%m/%Y", errors="coerce")
compact = pd.to_datetime(orders_df["order_date"], format="%Y%m%d", errors="coerce")
result = iso.combine_first(us).combine_first(compact).dt.strftime("%d %b %Y").tolist()

# case: join-float-keys
merged = orders_df.merge(customers_df, on="customer_id", how="left", indicator=True)
result = merged["_merge"].value_counts()

# case: outer-join-dtypes
merged = orders_df[["order_id", "customer_id"]].merge(customers_df, on="customer_id", how="outer")
result = merged.dtypes.astype(str).to_dict()

# case: outer-join-nulls-summary
merged = pd.merge(orders_df, customers_df, how="outer", on="customer_id")
summary = merged.isnull().sum()
result = summary[summary > 0].sort_values(ascending=False, kind="stable")

# case: vip-ambiguous
if customers_df["vip"] == True:
    result = "vip"
else:
    result = "regular"

# case: vip-map-labels
result = customers_df["vip"].map({True: "VIP", False: "regular"}).fillna("unknown").tolist()

# case: vip-where-credit
result = customers_df["credit"].where(customers_df["vip"].fillna(False).astype(bool), other=-1)

# case: isin-nan
result = {
    "isin_nan": orders_df["customer_id"].isin([np.nan]).tolist(),
    "isin_none_status": orders_df["status"].isin([None]).tolist(),
    "isin_mixed": orders_df["customer_id"].isin([10, np.nan]).sum().item(),
}

# case: groupby-customer-dropna-false
result = orders_df.groupby("customer_id", dropna=False).size()

# case: python-loop-nan-check
out = []
for cid, amt in zip(orders_df["customer_id"], orders_df["amount"]):
    if isinstance(cid, float) and math.isnan(cid):
        out.append(("missing", amt))
    elif cid == 10:
        out.append((int(cid), amt))
result = out

# case: fillna-dict-df
filled = orders_df.fillna({"customer_id": -1, "status": "unknown", "priority": "low"})
filled["customer_id"] = filled["customer_id"].astype(int)
result = filled.drop(columns=["order_date"])
