import pandas as pd
import numpy as np

# case: monthly-category-report
# Clean raw orders, compute monthly revenue by category, share and running total
orders = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1004, 1005, 1006, 1007, 1008, 1009],
    "order_date": ["2023-01-05", "2023-01-17", "2023-02-03", "2023-02-11", "2023-02-11",
                   "2023-02-28", "2023-03-09", "2023-03-15", "not a date", "2023-03-30"],
    "product_id": ["P1", "P2", "P1", "P3", "P3", "P2", "P4", "P1", "P2", "P9"],
    "quantity": ["2", "1", "3", "5", "5", "two", "4", "1", "2", "1"],
})
products = pd.DataFrame({
    "product_id": ["P1", "P2", "P3", "P4"],
    "category": ["Electronics", "Home", "Toys", "Home"],
    "unit_price": ["$199.99", "$49.50", "$15.00", "$1,250.00"],
})

# Step 1: de-duplicate
clean = orders.drop_duplicates().copy()
dup_removed = len(orders) - len(clean)

# Step 2: types
clean["order_date"] = pd.to_datetime(clean["order_date"], errors="coerce")
clean["quantity"] = pd.to_numeric(clean["quantity"], errors="coerce")
bad_rows = clean[clean["order_date"].isna() | clean["quantity"].isna()]
clean = clean.dropna(subset=["order_date", "quantity"])
clean["quantity"] = clean["quantity"].astype(int)
products["unit_price"] = products["unit_price"].str.replace(r"[$,]", "", regex=True).astype(float)

# Step 3: merge
merged = clean.merge(products, on="product_id", how="left", indicator=True)
unmatched = merged.loc[merged["_merge"] == "left_only", "order_id"].tolist()
merged = merged[merged["_merge"] == "both"].drop(columns="_merge")
merged["revenue"] = (merged["quantity"] * merged["unit_price"]).round(2)
merged["month"] = merged["order_date"].dt.to_period("M").astype(str)

# Step 4: aggregate
monthly = (
    merged.groupby(["month", "category"], as_index=False)
    .agg(orders=("order_id", "nunique"), units=("quantity", "sum"), revenue=("revenue", "sum"))
    .sort_values(["month", "revenue"], ascending=[True, False])
    .reset_index(drop=True)
)
monthly["share"] = (monthly["revenue"] / monthly.groupby("month")["revenue"].transform("sum") * 100).round(1)
monthly["running"] = monthly.groupby("category")["revenue"].cumsum().round(2)

pivot = monthly.pivot(index="category", columns="month", values="revenue").fillna(0)
assert abs(pivot.values.sum() - merged["revenue"].sum()) < 1e-6

result = {
    "monthly": monthly,
    "pivot": pivot,
    "bad_order_ids": sorted(bad_rows["order_id"].tolist()),
    "unmatched": unmatched,
    "duplicates_removed": dup_removed,
}

# case: customer-rfm-segments
transactions = pd.DataFrame([
    ("C001", "2024-01-03", 120.0), ("C002", "2024-01-10", 80.5), ("C001", "2024-02-14", 60.0),
    ("C003", "2024-02-20", 300.0), ("C002", "2024-03-01", 45.25), ("C004", "2023-10-05", 20.0),
    ("C001", "2024-03-20", 210.0), ("C005", "2024-03-25", None), ("C003", "2024-03-28", 99.9),
    ("C005", "2023-12-12", 75.0), ("C006", "2023-11-30", 15.5), ("C002", "2024-03-22", 10.0),
], columns=["customer", "date", "amount"])

customers = pd.DataFrame({
    "customer": ["C001", "C002", "C003", "C004", "C005", "C006", "C007"],
    "name": ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus"],
})


def compute_rfm(tx, ref_date):
    tx = tx.assign(date=pd.to_datetime(tx["date"])).dropna(subset=["amount"])
    rfm = tx.groupby("customer").agg(
        recency=("date", lambda s: (ref_date - s.max()).days),
        frequency=("date", "count"),
        monetary=("amount", "sum"),
    )
    return rfm


def score(rfm):
    out = rfm.copy()
    out["r_score"] = pd.qcut(out["recency"].rank(method="first", ascending=False), 3, labels=[1, 2, 3]).astype(int)
    out["f_score"] = pd.qcut(out["frequency"].rank(method="first"), 3, labels=[1, 2, 3]).astype(int)
    out["m_score"] = pd.qcut(out["monetary"].rank(method="first"), 3, labels=[1, 2, 3]).astype(int)
    out["total"] = out[["r_score", "f_score", "m_score"]].sum(axis=1)
    return out


def segment(row):
    if row["total"] >= 8:
        return "champion"
    elif row["r_score"] == 1:
        return "at risk"
    elif row["total"] >= 6:
        return "loyal"
    return "regular"


ref = pd.Timestamp("2024-04-01")
rfm = score(compute_rfm(transactions, ref))
rfm["segment"] = rfm.apply(segment, axis=1)
final = customers.merge(rfm.reset_index(), on="customer", how="left")
final["segment"] = final["segment"].fillna("never purchased")
summary = (
    final.groupby("segment")
    .agg(customers=("customer", "count"), revenue=("monetary", "sum"), avg_recency=("recency", "mean"))
    .sort_values("revenue", ascending=False)
)
summary["pct_revenue"] = (summary["revenue"] / summary["revenue"].sum() * 100).round(2)
assert summary["customers"].sum() == len(customers)
result = {"table": final, "summary": summary, "inactive": final.loc[final["frequency"].isna(), "name"].tolist()}

# case: returns-analysis
sales = pd.DataFrame({
    "sale_id": range(1, 11),
    "store": ["North", "north ", "South", "SOUTH", "East", "North", "East", "South", None, "West"],
    "sku": ["A-10", "A-11", "B-20", "A-10", "C-30", "B-20", "C-30", "A-11", "A-10", "B-21"],
    "gross": [100.0, 55.0, 80.0, 100.0, 240.0, 80.0, 240.0, 55.0, 100.0, 95.0],
    "discount_pct": [0, 10, None, 5, 20, 0, 15, None, 0, 50],
})
returns = pd.DataFrame({
    "sale_id": [2, 5, 8, 10, 42],
    "reason": ["damaged", "wrong size", "damaged", None, "late"],
    "refund": [49.5, 192.0, 55.0, 47.5, 12.0],
})

# normalise text
sales["store"] = sales["store"].str.strip().str.title().fillna("Unknown")
sales["family"] = sales["sku"].str.split("-").str[0]
sales["discount_pct"] = sales["discount_pct"].fillna(0)
sales["net"] = sales["gross"] * (1 - sales["discount_pct"] / 100)

# outer merge to find orphan refunds
both = sales.merge(returns, on="sale_id", how="outer", indicator="source")
orphans = both.loc[both["source"] == "right_only", ["sale_id", "refund"]]
matched = both[both["source"] != "right_only"].copy()
matched["returned"] = matched["source"].eq("both")
matched["refund"] = matched["refund"].fillna(0.0)
matched["kept"] = matched["net"] - matched["refund"]

by_store = matched.groupby("store").agg(
    sales=("sale_id", "count"),
    returned=("returned", "sum"),
    net=("net", "sum"),
    kept=("kept", "sum"),
)
by_store["return_rate"] = by_store["returned"] / by_store["sales"]
by_store["rank"] = by_store["return_rate"].rank(method="dense", ascending=False).astype(int)
by_store = by_store.sort_values(["rank", "net"], ascending=[True, False]).round(3)

reason_counts = matched.loc[matched["returned"], "reason"].fillna("unspecified").value_counts()
family_matrix = pd.crosstab(matched["family"], matched["returned"], margins=True)
result = {
    "by_store": by_store,
    "reasons": reason_counts.to_dict(),
    "matrix": family_matrix,
    "orphans": orphans.reset_index(drop=True),
    "worst_store": by_store.index[0],
}

# case: store-target-attainment
stores = pd.DataFrame({
    "store_id": [1, 2, 3, 4, 5],
    "city": ["Lyon", "Nice", "Lille", "Paris", "Brest"],
    "target_q1": ["30k", "18.5k", "22k", "75k", "n/a"],
    "opened": ["2015-06-01", "2019-09-15", "2022-12-20", "2001-03-03", "2023-02-28"],
})
weekly = pd.DataFrame({
    "store_id": [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5],
    "week": [1, 2, 3, 1, 3, 1, 2, 3, 1, 2, 3],
    "sales": [9800, 10250, 11100, 6400, 7050, 8000, None, 7900, 41000, 38000, 3100],
})


def parse_target(text):
    if text in ("n/a", "", None):
        return np.nan
    if text.endswith("k"):
        return float(text[:-1]) * 1000
    return float(text)


stores["target"] = stores["target_q1"].apply(parse_target)
stores["opened"] = pd.to_datetime(stores["opened"])
stores["age_years"] = ((pd.Timestamp("2023-04-01") - stores["opened"]).dt.days / 365.25).round(1)
stores["maturity"] = pd.cut(stores["age_years"], bins=[0, 1, 5, 100], labels=["new", "growing", "mature"])

wide = weekly.pivot_table(index="store_id", columns="week", values="sales", aggfunc="sum")
wide.columns = [f"w{c}" for c in wide.columns]
wide["total"] = wide.sum(axis=1)
wide["weeks_reported"] = wide[["w1", "w2", "w3"]].notna().sum(axis=1)

report = stores.merge(wide, left_on="store_id", right_index=True, how="left")
report["attainment"] = (report["total"] / report["target"] * 100).round(1)
conditions = [
    report["attainment"].isna(),
    report["attainment"] >= 100,
    report["attainment"] >= 75,
]
report["status"] = np.select(conditions, ["no target", "met", "close"], default="missed")
report = report.drop(columns=["target_q1", "opened"]).sort_values("attainment", ascending=False, na_position="last")
by_maturity = report.groupby("maturity", observed=False)[["total", "target"]].sum()
by_maturity["gap"] = by_maturity["target"] - by_maturity["total"]
assert report["store_id"].is_unique
result = {"report": report, "by_maturity": by_maturity, "status_counts": report["status"].value_counts().to_dict()}

# case: basket-pairs
from itertools import combinations
from collections import Counter

lines = pd.DataFrame({
    "basket": [1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 5],
    "item": ["Bread", "Milk", "Butter", "bread", "milk", "Eggs", "Milk", "Bread", "Eggs", "Butter ", "Bread", "Bread"],
    "price": [2.5, 1.2, 3.1, 2.5, 1.2, 2.9, 1.2, 2.5, 2.9, 3.1, 2.5, 2.5],
})
lines["item"] = lines["item"].str.strip().str.lower()

# unique items in each basket
baskets = lines.groupby("basket")["item"].apply(lambda s: sorted(set(s)))
n_baskets = len(baskets)

pair_counts = Counter()
for items in baskets:
    for pair in combinations(items, 2):
        pair_counts[pair] += 1

item_counts = lines.drop_duplicates(["basket", "item"])["item"].value_counts()
rows = []
for (a, b), n in pair_counts.items():
    support = n / n_baskets
    confidence = n / item_counts[a]
    lift = support / ((item_counts[a] / n_baskets) * (item_counts[b] / n_baskets))
    rows.append({"a": a, "b": b, "count": n, "support": round(support, 3), "confidence": round(confidence, 3), "lift": round(lift, 3)})

rules = pd.DataFrame(rows).sort_values(["count", "lift", "a", "b"], ascending=[False, False, True, True]).reset_index(drop=True)
rules["rank"] = rules["count"].rank(method="min", ascending=False).astype(int)

# the same computation by a self join, as a check
uniq = lines[["basket", "item"]].drop_duplicates()
joined = uniq.merge(uniq, on="basket", suffixes=("_a", "_b"))
joined = joined[joined["item_a"] < joined["item_b"]]
check = joined.groupby(["item_a", "item_b"]).size()
for _, r in rules.iterrows():
    assert check[(r["a"], r["b"])] == r["count"]

basket_value = lines.groupby("basket")["price"].agg(["sum", "count"]).rename(columns={"sum": "value", "count": "n_items"})
basket_value["size"] = np.where(basket_value["n_items"] >= 3, "large", "small")
result = {"rules": rules, "baskets": basket_value, "avg_by_size": basket_value.groupby("size")["value"].mean().round(2)}

# case: price-change-impact
price_list = pd.DataFrame({
    "sku": ["X1", "X1", "X1", "X2", "X2", "X3"],
    "valid_from": pd.to_datetime(["2024-01-01", "2024-02-01", "2024-03-01", "2024-01-01", "2024-02-15", "2024-01-01"]),
    "price": [10.0, 12.0, 11.0, 5.0, 6.5, 20.0],
})
sales = pd.DataFrame({
    "day": pd.to_datetime(["2024-01-10", "2024-01-20", "2024-02-05", "2024-02-20", "2024-02-20", "2024-03-02", "2024-03-03", "2024-01-01", "2024-02-14"]),
    "sku": ["X1", "X2", "X1", "X2", "X1", "X1", "X3", "X3", "X2"],
    "qty": [5, 10, 4, 7, 3, 6, 1, 2, 9],
})

# find the price that was valid on the day of each sale
priced = pd.merge_asof(
    sales.sort_values("day"),
    price_list.sort_values("valid_from"),
    left_on="day", right_on="valid_from", by="sku",
)
priced["amount"] = priced["qty"] * priced["price"]

# previous price and percentage change
price_list = price_list.sort_values(["sku", "valid_from"])
price_list["prev"] = price_list.groupby("sku")["price"].shift()
price_list["change_pct"] = ((price_list["price"] / price_list["prev"] - 1) * 100).round(2)
price_list["valid_to"] = price_list.groupby("sku")["valid_from"].shift(-1) - pd.Timedelta(days=1)

# what would have been paid at the first price
base = price_list.drop_duplicates("sku")[["sku", "price"]].rename(columns={"price": "base_price"})
impact = priced.merge(base, on="sku")
impact["base_amount"] = impact["qty"] * impact["base_price"]
impact["effect"] = impact["amount"] - impact["base_amount"]
summary = impact.groupby("sku")[["qty", "amount", "base_amount", "effect"]].sum()
summary.loc["TOTAL"] = summary.sum()
summary["effect_pct"] = (summary["effect"] / summary["base_amount"] * 100).round(2)
assert priced["price"].notna().all()
result = {"priced": priced, "changes": price_list.reset_index(drop=True), "summary": summary}

# case: inventory-reorder-plan
inventory = pd.DataFrame({
    "item": ["bolt", "nut", "washer", "screw", "hinge"],
    "on_hand": [120, 40, 0, 300, 15],
    "lead_days": [7, 3, 10, 5, 14],
    "pack_size": [50, 100, 200, 100, 10],
})
usage = pd.DataFrame({
    "date": pd.date_range("2024-05-01", periods=4, freq="D").repeat(3),
    "item": ["bolt", "nut", "washer"] * 2 + ["bolt", "screw", "hinge"] * 2,
    "used": [10, 12, 30, 15, 9, 25, 11, 40, 1, 9, 35, 2],
})
on_order = [{"item": "washer", "qty": 200}, {"item": "nut", "qty": 100}, {"item": "washer", "qty": 200}]
on_order = pd.DataFrame(on_order).groupby("item")["qty"].sum().rename("incoming")

# average daily usage over all 4 days, also counting days without usage
days = usage["date"].nunique()
daily = usage.groupby("item")["used"].sum().div(days).rename("daily_use")
plan = inventory.set_index("item").join(daily).join(on_order)
plan["incoming"] = plan["incoming"].fillna(0).astype(int)
plan["available"] = plan["on_hand"] + plan["incoming"]
plan["days_cover"] = (plan["available"] / plan["daily_use"]).round(1)
plan["needed"] = plan["daily_use"] * plan["lead_days"] * 1.5
plan["shortfall"] = (plan["needed"] - plan["available"]).clip(lower=0)
plan["packs"] = np.ceil(plan["shortfall"] / plan["pack_size"]).astype(int)
plan["order_qty"] = plan["packs"] * plan["pack_size"]
plan["urgent"] = plan["days_cover"] < plan["lead_days"]

to_order = plan.query("order_qty > 0")[["packs", "order_qty", "urgent"]].sort_values("order_qty", ascending=False)
matrix = usage.pivot_table(index="item", columns="date", values="used", aggfunc="sum", fill_value=0)
matrix.columns = matrix.columns.strftime("%d %b")
matrix["total"] = matrix.sum(axis=1)
assert (matrix["total"].sort_index() == usage.groupby("item")["used"].sum()).all()
result = {"plan": plan, "to_order": to_order.reset_index(), "matrix": matrix, "n_urgent": int(plan["urgent"].sum())}

# case: loyalty-tier-migration
points = pd.DataFrame({
    "member": ["M1", "M1", "M2", "M2", "M3", "M3", "M4", "M5"],
    "year": [2022, 2023, 2022, 2023, 2022, 2023, 2022, 2023],
    "points": ["1,200", "3,400", "900", "450", "5,000", "5,100", "2,000", "800"],
})
points["points"] = points["points"].str.replace(",", "").astype(int)
bins = [-1, 999, 2999, float("inf")]
names = ["Bronze", "Silver", "Gold"]
points["tier"] = pd.cut(points["points"], bins=bins, labels=names)

tiers = points.pivot(index="member", columns="year", values="tier")
tiers = tiers.astype(object).where(tiers.notna(), "None")
level = {"None": 0, "Bronze": 1, "Silver": 2, "Gold": 3}


def movement(row):
    before, after = level[row[2022]], level[row[2023]]
    if before == 0:
        return "joined"
    if after == 0:
        return "left"
    if after > before:
        return "up"
    if after < before:
        return "down"
    return "same"


tiers["movement"] = tiers.apply(movement, axis=1)
migration = pd.crosstab(tiers[2022], tiers[2023])
counts = tiers["movement"].value_counts().sort_index()

# growth of points
wide = points.pivot(index="member", columns="year", values="points")
wide["growth"] = wide[2023] - wide[2022]
wide["growth_pct"] = (wide["growth"] / wide[2022] * 100).round(1)
top_gainer = wide["growth"].idxmax()
result = {
    "tiers": tiers,
    "migration": migration,
    "counts": counts,
    "growth": wide,
    "top_gainer": top_gainer,
    "net_points": {year: int(total) for year, total in points.groupby("year")["points"].sum().items()},
}

# case: top-sellers-with-ties
def solve(sales, staff):
    # join sales with staff
    df = sales.merge(staff, on="staff_id", how="inner")
    df["quarter"] = df["date"].dt.quarter

    totals = df.groupby(["quarter", "region", "name"])["amount"].sum().reset_index()
    totals["rank"] = totals.groupby(["quarter", "region"])["amount"].rank(method="min", ascending=False).astype(int)
    leaders = totals[totals["rank"] == 1].sort_values(["quarter", "region", "name"])

    # how many times did everyone lead?
    wins = leaders["name"].value_counts().rename_axis("name").reset_index(name="wins")
    wins = wins.sort_values(["wins", "name"], ascending=[False, True], ignore_index=True)

    # difference from the leader
    totals["leader_amount"] = totals.groupby(["quarter", "region"])["amount"].transform("max")
    totals["behind"] = totals["leader_amount"] - totals["amount"]

    # region list of leaders
    text = leaders.groupby(["quarter", "region"])["name"].agg(", ".join).unstack("region")
    return totals, wins, text


sales = pd.DataFrame({
    "staff_id": [1, 2, 3, 4, 1, 2, 3, 4, 5, 1, 2],
    "date": pd.to_datetime(["2023-01-15", "2023-02-01", "2023-03-03", "2023-03-31", "2023-04-02", "2023-05-05",
                            "2023-06-06", "2023-04-30", "2023-05-17", "2023-06-30", "2023-01-31"]),
    "amount": [500, 300, 450, 450, 200, 650, 700, 100, 900, 450, 200],
})
staff = pd.DataFrame({
    "staff_id": [1, 2, 3, 4],
    "name": ["Ines", "Jon", "Kat", "Leo"],
    "region": ["West", "West", "East", "East"],
})
totals, wins, text = solve(sales, staff)
missing_staff = sorted(set(sales["staff_id"]) - set(staff["staff_id"]))
lost_amount = sales.loc[~sales["staff_id"].isin(staff["staff_id"]), "amount"].sum()
assert totals["amount"].sum() + lost_amount == sales["amount"].sum()
result = {"totals": totals, "wins": wins, "leaders": text, "missing": missing_staff, "lost": lost_amount}

# case: coupon-effect
orders = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "ts": ["2024-03-01 09:15", "2024-03-01 13:40", "2024-03-02 20:05", "2024-03-02 23:59", "2024-03-03 00:10",
           "2024-03-03 11:11", "2024-03-04 08:00", "2024-03-04 17:30", "2024-03-05 12:00", "2024-03-05 12:01"],
    "total": [35.0, 80.0, 20.0, 120.0, 60.0, 45.0, 15.0, 200.0, 75.0, 75.0],
    "coupon": [None, "SAVE10", "", "VIP20", "save10", None, "BOGUS", "VIP20", "SAVE10", None],
})
coupons = pd.DataFrame({"code": ["SAVE10", "VIP20"], "rate": [0.10, 0.20], "min_total": [30, 150]})

orders["ts"] = pd.to_datetime(orders["ts"])
orders["code"] = orders["coupon"].str.upper().replace("", None)
df = orders.merge(coupons, on="code", how="left")
df["eligible"] = df["rate"].notna() & (df["total"] >= df["min_total"])
df["discount"] = np.where(df["eligible"], df["total"] * df["rate"], 0.0)
df["paid"] = df["total"] - df["discount"]
df["outcome"] = np.select(
    [df["code"].isna(), df["rate"].isna(), ~df["eligible"]],
    ["none", "invalid", "below minimum"],
    default="applied",
)
df["part"] = pd.cut(df["ts"].dt.hour, [0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
df["weekday"] = df["ts"].dt.day_name()

by_outcome = df.groupby("outcome").agg(n=("id", "size"), mean_total=("total", "mean"), discount=("discount", "sum"))
by_part = df.pivot_table(index="part", columns="outcome", values="paid", aggfunc="sum", fill_value=0, observed=False)
daily = df.set_index("ts")["paid"].resample("D").sum()
cum = daily.cumsum()
half_day = cum[cum >= cum.iloc[-1] / 2].index[0]
result = {
    "by_outcome": by_outcome.round(2),
    "by_part": by_part,
    "daily": daily,
    "half_day": half_day,
    "weekday": df.groupby("weekday", sort=False)["paid"].sum().to_dict(),
    "total_discount": round(df["discount"].sum(), 2),
}

# case: margin-report-wrong-column
sales = pd.DataFrame({
    "product": ["pen", "pad", "ink", "pen", "pad"],
    "units": [10, 4, 2, 6, 8],
    "price": [1.5, 4.0, 12.0, 1.5, 3.5],
    "sold_on": ["2023-01-02", "2023-01-09", "2023-02-01", "2023-02-14", "2023-03-01"],
})
costs = pd.DataFrame({"product": ["pen", "pad", "ink"], "unit_cost": [0.6, 2.2, 8.0], "supplier": ["A", "B", "A"]})

# revenue and cost
df = sales.merge(costs, on="product", how="left")
df["revenue"] = df["units"] * df["price"]
df["cost"] = df["units"] * df["unit_cost"]
df["margin"] = df["revenue"] - df["cost"]
df["sold_on"] = pd.to_datetime(df["sold_on"])
df["month"] = df["sold_on"].dt.month_name()

# by supplier
by_supplier = df.groupby("supplier").agg({"revenue": "sum", "margin": "sum"})
by_supplier["margin_pct"] = by_supplier["margin"] / by_supplier["revenue"] * 100

# by month and product
pivot = df.pivot_table(index="month", columns="product", values="margin_amount", aggfunc="sum")
best = pivot.sum().idxmax()
result = {"by_supplier": by_supplier, "pivot": pivot, "best": best}

# case: stock-valuation-fifo
purchases = pd.DataFrame({
    "sku": ["A", "A", "B", "A", "B"],
    "date": ["2024-01-01", "2024-01-10", "2024-01-05", "2024-01-20", "2024-01-25"],
    "qty": [10, 20, 15, 5, 10],
    "cost": [2.0, 2.5, 7.0, 3.0, 6.5],
})
issues = pd.DataFrame({"sku": ["A", "B", "A"], "date": ["2024-01-15", "2024-01-28", "2024-01-30"], "qty": [12, 18, 6]})

for frame in (purchases, issues):
    frame["date"] = pd.to_datetime(frame["date"])

issued = issues.groupby("sku")["qty"].sum()
layers = []
cogs = {}
for sku, group in purchases.sort_values("date").groupby("sku"):
    left = issued.get(sku, 0)
    cogs[sku] = 0.0
    for row in group.itertuples():
        take = min(left, row.qty)
        left -= take
        cogs[sku] += take * row.cost
        layers.append({"sku": sku, "date": row.date, "remaining": row.qty - take, "cost": row.cost})
    assert left == 0, f"negative stock for {sku}"

stock = pd.DataFrame(layers)
stock["value"] = stock["remaining"] * stock["cost"]
valuation = stock.groupby("sku").agg(qty=("remaining", "sum"), value=("value", "sum"))
valuation["avg_cost"] = (valuation["value"] / valuation["qty"]).round(4)
valuation["cogs"] = pd.Series(cogs)

# daily balance with one combined ledger
ledger = pd.concat([purchases.assign(move=purchases["qty"]), issues.assign(move=-issues["qty"])], ignore_index=True)
ledger = ledger.sort_values(["sku", "date"], ignore_index=True)
ledger["balance"] = ledger.groupby("sku")["move"].cumsum()
closing = ledger.groupby("sku")["balance"].last()
assert closing.equals(valuation["qty"].rename("balance"))
total_bought = (purchases["qty"] * purchases["cost"]).sum()
assert np.isclose(total_bought, valuation["value"].sum() + valuation["cogs"].sum())
result = {"valuation": valuation, "open_layers": stock[stock["remaining"] > 0].reset_index(drop=True),
          "ledger": ledger[["sku", "date", "move", "balance"]], "min_balance": ledger.groupby("sku")["balance"].min().to_dict()}
