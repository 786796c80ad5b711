import pandas as pd
import numpy as np
import itertools
from datetime import date, datetime, timedelta

FIRST_NAMES = ["Alice", "bob", "CAROL", "Dmitri", "Eve ", "", "Gustavo"]
LAST_NAMES = ["Nguyen", "O'Brien", "Smith", "smith", "García"]
CATEGORIES = {"Electronics": ["Laptop", "Phone", "Headset"], "Home": ["Lamp", "Rug"], "Toys": ["Puzzle"], "Garden": []}
STATUSES = ["pending", "shipped", "delivered", "cancelled", None]
CONFIG = {"n_customers": 9, "n_orders": 20, "start": "2024-01-01", "tax": 0.2}
COUNTRY_CODES = pd.Series({"US": "United States", "DE": "Germany", "BR": "Brazil", "JP": None})

# case: customers-from-cycle
names = itertools.cycle(FIRST_NAMES)
lasts = itertools.cycle(LAST_NAMES)
rows = []
for i in range(1, CONFIG["n_customers"] + 1):
    f, l = next(names), next(lasts)
    rows.append({
        "customer_id": i,
        "first_name": f,
        "last_name": l,
        "email": f"{f.strip().lower()}.{l.lower().replace(chr(39), '')}{i}@example.com" if f else None,
        "country": COUNTRY_CODES.index[i % len(COUNTRY_CODES)],
    })
customers = pd.DataFrame(rows)
result = customers
# case: products-from-nested-dict
records = []
pid = 100
for cat, items in CATEGORIES.items():
    for j, item in enumerate(items):
        records.append((pid, item, cat, round(9.99 * (j + 1) + pid % 7, 2)))
        pid += 5
products = pd.DataFrame.from_records(records, columns=["product_id", "name", "category", "price"])
products["category"] = pd.Categorical(products["category"], categories=list(CATEGORIES))
result = products.groupby("category", observed=False)["price"].agg(["count", "mean", "max"]).round(2)
# case: orders-modulo-dates
n = CONFIG["n_orders"]
orders = pd.DataFrame({
    "order_id": np.arange(1001, 1001 + n),
    "customer_id": [(i * 7) % 11 + 1 for i in range(n)],
    "order_date": pd.date_range(CONFIG["start"], periods=n, freq="5D"),
    "status": [STATUSES[i % len(STATUSES)] for i in range(n)],
    "amount": np.linspace(10, 200, n).round(2),
})
orders.loc[orders["status"] == "cancelled", "amount"] = np.nan
orders["month"] = orders["order_date"].dt.to_period("M").astype(str)
result = orders.groupby(["month", "status"], dropna=False)["amount"].sum().unstack(fill_value=0)
# case: order-items-cross-join
orders = pd.DataFrame({"order_id": [1, 2, 3]})
products = pd.DataFrame({"sku": [f"SKU-{k:03d}" for k in range(1, 5)], "price": [5.0, 12.5, 0.0, 99.99]})
items = orders.merge(products, how="cross")
items["qty"] = (items.index * 3) % 4
items = items[items["qty"] > 0].reset_index(drop=True)
items["line_total"] = items["qty"] * items["price"]
result = items
# case: catalog-explode
cat = pd.Series(CATEGORIES, name="item").rename_axis("category")
df = cat.explode().reset_index()
df["item_no"] = df.groupby("category").cumcount() + 1
df["code"] = df["category"].str[:3].str.upper() + "-" + df["item_no"].astype(str).str.zfill(2)
result = df
# case: fk-integrity-report
customers = pd.DataFrame({"customer_id": [i for i in range(1, 13) if i % 4 != 0]})
orders = pd.DataFrame({"order_id": range(500, 515), "customer_id": [i % 13 or None for i in range(15)]})
valid = orders["customer_id"].isin(customers["customer_id"])
result = {
    "n_customers": len(customers),
    "n_orders": len(orders),
    "null_fk": int(orders["customer_id"].isna().sum()),
    "orphans": orders.loc[~valid & orders["customer_id"].notna(), "order_id"].tolist(),
    "fk_dtype": str(orders["customer_id"].dtype),
    "customers_without_orders": sorted(set(customers["customer_id"]) - set(orders["customer_id"].dropna().astype(int))),
}
# case: loc-enlargement-edge-rows
df = pd.DataFrame({"sku": ["A1", "A2", "A3"], "stock": [10, 0, 5], "price": [1.5, 2.5, 3.5]})
df.loc[len(df)] = ["a1", -3, 0.0]
df.loc[len(df)] = ["", 2**40, np.nan]
df.loc[99] = [None, 7, 1e-9]
result = df
# case: tags-list-series
tags = pd.Series([["sale", "new"], [], ["new"], None, ["sale", "eco", "new"]], index=[f"P{i}" for i in range(5)], name="tags")
flat = tags.explode().dropna()
result = pd.crosstab(flat.index, flat).rename_axis("product")
# case: repeat-counts-into-rows
counts = pd.DataFrame({"status": ["new", "paid", "refunded", "lost"], "n": [3, 2, 0, 4]})
expanded = counts.loc[counts.index.repeat(counts["n"]), ["status"]].reset_index(drop=True)
expanded.insert(0, "event_id", np.arange(len(expanded)) * 10 + 1)
expanded["at"] = pd.Timestamp("2024-02-28") + pd.to_timedelta(expanded.index * 6, unit="h")
result = expanded
# case: product-of-dimensions
dims = list(itertools.product(["US", "DE"], ["web", "app", "store"], [2023, 2024]))
sales = pd.DataFrame(dims, columns=["country", "channel", "year"])
sales["revenue"] = [(i * 37) % 101 * 10.5 for i in range(len(sales))]
wide = sales.pivot_table(index="country", columns=["channel", "year"], values="revenue")
result = wide.xs(2024, axis=1, level="year")
# case: uneven-dict-rows
rows = [{"id": 1, "name": "Lamp"}, {"id": 2, "color": "red"}, {"id": 3, "name": "Rug", "discount": 0.1}, {}, {"id": 5, "name": "", "color": None}]
df = pd.DataFrame(rows)
result = pd.DataFrame({"dtype": df.dtypes.astype(str), "nulls": df.isna().sum(), "unique": df.nunique()})
# case: customers-nullable-dtypes
base = pd.DataFrame({
    "id": [1, 2, 3, 4, 5],
    "age": [34, None, 18, 120, 0],
    "vip": [True, False, None, True, None],
    "city": ["Rome", None, "", "rome", " Rome "],
})
typed = base.convert_dtypes()
result = typed
# case: price-history-ffill
changes = pd.DataFrame({
    "sku": ["A", "A", "B", "A", "B"],
    "valid_from": pd.to_datetime(["2024-01-01", "2024-01-04", "2024-01-02", "2024-01-06", "2024-01-06"]),
    "price": [10.0, 11.0, 20.0, None, 18.5],
})
grid = pd.MultiIndex.from_product([["A", "B"], pd.date_range("2024-01-01", "2024-01-07")], names=["sku", "day"]).to_frame(index=False)
hist = grid.merge(changes.rename(columns={"valid_from": "day"}), on=["sku", "day"], how="left")
hist["price"] = hist.groupby("sku")["price"].ffill()
result = hist
# case: top-customer-by-spend
customers = pd.DataFrame({"customer_id": np.arange(1, 7), "name": [f"{FIRST_NAMES[i % 7]} {LAST_NAMES[i % 5]}".strip().title() for i in range(6)]})
orders = pd.DataFrame([(i, (i * i) % 6 + 1, 15.0 * (i % 4) + 2.5) for i in range(1, 19)], columns=["order_id", "customer_id", "total"])
spend = orders.groupby("customer_id", as_index=False).agg(n_orders=("order_id", "size"), spent=("total", "sum"))
full = customers.merge(spend, on="customer_id", how="left").fillna({"n_orders": 0, "spent": 0.0})
full["n_orders"] = full["n_orders"].astype(int)
result = full.sort_values(["spent", "name"], ascending=[False, True]).head(3)
# case: from-dict-orient-index
data = {f"cust_{i}": {"orders": i % 3, "spent": i * 12.25 if i % 3 else None, "tier": "gold" if i > 4 else "basic"} for i in range(1, 7)}
df = pd.DataFrame.from_dict(data, orient="index")
df.index.name = "cust"
result = df.query("tier == 'basic' or spent.isna()")
# case: duplicate-emails-check
emails = pd.Series([f"user{i % 5}@Mail.com" if i % 2 else f"USER{i % 5}@mail.com" for i in range(10)])
emails.iloc[[3, 8]] = [None, ""]
norm = emails.str.lower().replace("", pd.NA)
dup = norm.duplicated(keep=False) & norm.notna()
result = (emails.is_unique, int(dup.sum()), norm.value_counts(dropna=False).to_dict().get("user1@mail.com"))
# case: balance-ledger-giftcards
amounts = [50, -20, -5, 100, -125, 10]
ledger = pd.DataFrame({
    "card": ["G1", "G1", "G2", "G2", "G1", "G2"],
    "seq": list(itertools.chain(range(1, 4), range(1, 4))),
    "amount": amounts,
})
ledger["balance"] = ledger.groupby("card")["amount"].cumsum()
ledger["overdrawn"] = ledger["balance"].lt(0)
ledger["prev_balance"] = ledger.groupby("card")["balance"].shift(fill_value=0)
result = ledger
# case: wrong-concat-key-error
customers = pd.DataFrame({"customer_id": range(1, 5), "name": FIRST_NAMES[:4]})
orders = pd.DataFrame({"order_id": range(1, 7), "cust_id": [1, 2, 2, 4, 9, None]})
merged = customers.merge(orders, on="customer_id", how="left")
result = merged.groupby("name")["order_id"].count()
# case: zip-longest-columns
a = ["Lamp", "Rug", "Phone", "Desk"]
b = [19.99, 49.5]
c = [True, False, True]
df = pd.DataFrame(list(itertools.zip_longest(a, b, c)), columns=["name", "price", "in_stock"])
result = df.assign(price=df["price"].fillna(df["price"].mean()), in_stock=df["in_stock"].astype("boolean"))
# case: melt-wide-seed
wide = pd.DataFrame({"sku": ["A", "B", "C"], "q1": [1, None, 3], "q2": [4, 5, None], "q3": [0, 0, 0]})
long = wide.melt(id_vars="sku", var_name="quarter", value_name="units").dropna()
long["quarter"] = "2024" + long["quarter"].str.upper()
long["period"] = pd.PeriodIndex(long["quarter"], freq="Q")
long["units"] = long["units"].astype(int)
result = long.sort_values(["sku", "period"], ignore_index=True)
# case: arithmetic-shuffle
df = pd.DataFrame({"id": range(1, 11), "name": [f"Item {chr(64 + i)}" for i in range(1, 11)]})
df["key"] = (df["id"] * 7919) % 10007
shuffled = df.sort_values("key").drop(columns="key").reset_index(drop=True)
shuffled["moved"] = shuffled.index - (shuffled["id"] - 1)
result = shuffled
# case: returns-anti-join
orders = pd.DataFrame({"order_id": [f"O{n:04d}" for n in range(1, 9)], "total": [20 * n for n in range(1, 9)]})
returns = pd.DataFrame({"order_id": ["O0002", "O0005", "O0005", "O0099", None], "reason": ["broken", "late", "late", "unknown", ""]})
m = orders.merge(returns.drop_duplicates(), on="order_id", how="outer", indicator=True)
result = m["_merge"].value_counts().to_dict(), m.loc[m["_merge"].eq("left_only"), "total"].sum()
# case: country-dimension-map
df = pd.DataFrame({"code": ["US", "us", "DE", "FR", "JP", None, "BR "]})
df["country"] = df["code"].str.strip().str.upper().map(COUNTRY_CODES)
df["known"] = df["country"].notna()
df["label"] = df["country"].fillna("n/a").str.cat(df["code"], sep=" / ", na_rep="-")
result = df
