import pandas as pd
import numpy as np
from datetime import datetime, timedelta

sales = pd.DataFrame({
    "order_no": ["A-1", "A-2", "A-3", "A-4", "A-5", "A-6", "A-7", "A-8", "A-9", "A-10", "A-11", "A-12", "A-12"],
    "date": pd.to_datetime(["2023-12-30", "2024-01-01", "2024-01-06", "2024-01-31", "2024-02-14", "2024-02-29", "2024-03-01",
                            "2024-03-15", "2024-06-30", "2024-07-01", None, "2024-10-12", "2024-10-12"]),
    "size": ["M", "L", "S", "XL", "M", "m", "S", None, "XXL", "L", "M", "S", "S"],
    "color": ["red", "blue", "red", "green", "blue", "red", "Blue", "green", "red", "", "green", "blue", "blue"],
    "qty": [1, 3, 2, 0, 5, 2, 1, -1, 10, 4, 2, 1, 1],
    "price": [19.99, 24.5, 15.0, 30.0, 19.99, 19.99, 15.0, 24.5, 32.0, 24.5, np.nan, 15.0, 15.0],
})
sizes = pd.DataFrame({
    "size": ["XS", "S", "M", "L", "XL"],
    "chest_cm": [84, 92, 100, 108, 116],
})
returns = pd.DataFrame({
    "order_no": ["A-2", "A-5", "A-5", "A-77"],
    "reason": ["too small", "wrong color", "too small", "damaged"],
    "days": [pd.Timedelta(days=3), pd.Timedelta(days=12), pd.Timedelta(hours=36), pd.Timedelta(days=30)],
})
SIZE = pd.CategoricalDtype(["XS", "S", "M", "L", "XL"], ordered=True)
WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

# case: weekday-ordered-sum
sales["weekday"] = pd.Categorical(sales["date"].dt.day_name(), categories=WEEKDAYS, ordered=True)
result = sales.groupby("weekday", observed=False)["qty"].sum()
# case: weekday-only-observed-default
sales["weekday"] = pd.Categorical(sales["date"].dt.day_name(), categories=WEEKDAYS, ordered=True)
result = sales.groupby("weekday", observed=True)["order_no"].nunique()
# case: cut-dates-quarters
edges = pd.to_datetime(["2023-12-31", "2024-03-31", "2024-06-30", "2024-09-30", "2024-12-31"])
result = pd.cut(sales["date"], bins=edges, labels=["Q1", "Q2", "Q3", "Q4"])
# case: cut-dates-intervals-groupby
edges = [pd.Timestamp("2023-07-01"), pd.Timestamp("2024-01-01"), pd.Timestamp("2024-07-01"), pd.Timestamp("2025-01-01")]
half = pd.cut(sales["date"], bins=edges, right=False)
out = sales.groupby(half, observed=True).agg(orders=("order_no", "count"), revenue=("price", "sum"))
out.index = [f"{i.left:%Y-%m} to {i.right:%Y-%m}" for i in out.index]
result = out
# case: cut-timedelta
b = [pd.Timedelta(0), pd.Timedelta(days=2), pd.Timedelta(days=14), pd.Timedelta(days=365)]
returns["speed"] = pd.cut(returns["days"], bins=b, labels=["fast", "normal", "late"])
result = returns[["order_no", "speed"]]
# case: size-astype-ordered-nan
s = sales["size"].str.upper().astype(SIZE)
result = s.isna().tolist(), s.cat.codes.tolist()
# case: size-between
s = sales["size"].str.upper().astype(SIZE)
result = sales[(s >= "M") & (s <= "XL")].sort_values("size", key=lambda c: c.str.upper().astype(SIZE), kind="stable")[["order_no", "size"]]
# case: max-size-by-color
df = sales.assign(size=sales["size"].str.upper().astype(SIZE), color=sales["color"].str.lower().replace("", np.nan))
result = df.groupby("color", dropna=False)["size"].agg(["min", "max"])
# case: reindex-by-size-order
tot = sales.assign(size=sales["size"].str.upper()).groupby("size")["qty"].sum()
result = tot.reindex(SIZE.categories, fill_value=0)
# case: merge-size-category-object
df = sales.assign(size=sales["size"].str.upper().astype(SIZE)).merge(sizes, on="size", how="left")
result = df["size"].dtype.name, df["chest_cm"].tolist()
# case: concat-same-categories
a = sales["size"].head(4).astype(SIZE)
b = sales["size"].tail(4).astype(SIZE)
c = pd.concat([a, b], ignore_index=True)
result = (c.dtype == SIZE, c)
# case: concat-different-categories
a = sales["color"].head(3).astype("category")
b = sales["color"].tail(3).astype("category")
c = pd.concat([a, b])
result = (str(c.dtype), c.tolist())
# case: ordered-next-size
s = sales["size"].str.upper().astype(SIZE)
order = list(SIZE.categories)
def bump(x):
    if pd.isna(x):
        return None
    i = order.index(x)
    return order[min(i + 1, len(order) - 1)]
result = s.apply(bump)
# case: compare-with-bad-scalar
s = sales["size"].astype(SIZE)
result = s > "XXL"
# case: month-names-category-pivot
months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
df = sales.dropna(subset=["date"]).copy()
df["month"] = pd.Categorical(df["date"].dt.month_name(), categories=months, ordered=True)
df["month"] = df["month"].cat.rename_categories(lambda m: m[:3])
df["rev"] = df["qty"] * df["price"]
result = df.pivot_table(index="month", values="rev", aggfunc="sum", observed=False)
# case: drop-duplicates-category
df = sales.assign(size=sales["size"].astype("category"), color=sales["color"].astype("category"))
result = df[["size", "color"]].drop_duplicates().sort_values(["color", "size"])
# case: price-tier-labels-formatted
edges = [0, 15, 20, 25, 50]
labels = [f"${lo}-{hi}" for lo, hi in zip(edges[:-1], edges[1:])]
tier = pd.cut(sales["price"], bins=edges, labels=labels)
result = sales.assign(tier=tier).groupby("tier", observed=False)["qty"].agg(["sum", "count"])
# case: cut-int-precision
result = pd.cut(sales["price"].dropna(), bins=3, precision=1).cat.categories.astype(str).tolist()
# case: cut-labels-false
result = pd.cut(sales["qty"], bins=[-np.inf, 0, 2, np.inf], labels=False).value_counts().sort_index().to_dict()
# case: weekend-if-condition
day = pd.Categorical(sales["date"].dt.day_name(), categories=WEEKDAYS, ordered=True)
kind = ["weekend" if d in ("Saturday", "Sunday") else ("unknown" if pd.isna(d) else "weekday") for d in day]
result = pd.Series(kind).value_counts()
# case: get-dummies-size-drop-first
df = sales[["order_no", "size"]].assign(size=sales["size"].str.upper().astype(SIZE))
result = pd.get_dummies(df, columns=["size"], drop_first=True, dtype=int).head(5)
# case: reorder-missing-category-error
c = sales["color"].astype("category")
result = c.cat.reorder_categories(["red", "green", "blue"])
# case: cumulative-by-size
df = sales.assign(size=sales["size"].str.upper().astype(SIZE)).dropna(subset=["size"])
counts = df["size"].value_counts().sort_index()
result = pd.DataFrame({"n": counts, "cum": counts.cumsum(), "pct": (counts / counts.sum() * 100).round(1)})
