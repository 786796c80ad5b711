import pandas as pd
import numpy as np
from itertools import cycle, islice, product, chain, accumulate, repeat
from collections import Counter, OrderedDict, namedtuple
import re
import datetime as dt

MENU = {
    "Pizza": [("Margherita", 8.5), ("Diavola", 10)],
    "Pasta": [("Carbonara", 11.25), ("pesto ", 9)],
    "Drinks": [("Water", 0), ("Cola", 2.5), ("Wine", 6.75)],
}
RESTAURANTS = ["Luigi's", "MAMA MIA", "il Forno", "Luigi's"]
COURIERS = {"c1": "bike", "c2": "car", "c3": None, "c4": "Bike"}
PROMOS = pd.DataFrame([["WELCOME", 20.0, "2024-01-01"], ["summer", 10.0, "2024-06-21"], ["WELCOME", 5.0, None]], columns=["code", "pct", "starts"])
PHONES = ["+1 (555) 010-1000", "555.0102", "", None, "n/a"]

# case: menu-flat
menu = pd.DataFrame(
    [dict(category=c, dish=d.strip().title(), price=float(p)) for c, ds in MENU.items() for d, p in ds]
)
menu.index = pd.RangeIndex(1, len(menu) + 1, name="dish_id")
result = menu
# case: restaurants-ids-slug
r = pd.DataFrame({"name": RESTAURANTS}, index=[f"R-{i:03d}" for i in range(7, 7 + len(RESTAURANTS))])
r["slug"] = r["name"].str.lower().str.replace(r"[^a-z]+", "-", regex=True).str.strip("-")
r["slug"] += r.groupby("slug").cumcount().map(lambda n: f"-{n + 1}" if n else "")
result = r
# case: restaurant-menu-price-grid
base = pd.Series({d: p for ds in MENU.values() for d, p in ds})
grid = pd.DataFrame({name: base * (1 + 0.1 * k) for k, name in enumerate(["A", "B", "C"])})
long = grid.rename_axis("dish").reset_index().melt("dish", var_name="rest", value_name="price")
cheapest = long.loc[long[long["price"] > 0].groupby("dish")["price"].idxmin()]
result = cheapest.set_index("dish")["rest"]
# case: orders-namedtuple
Order = namedtuple("Order", "id rest courier minutes tip")
orders = [Order(i, RESTAURANTS[i % 4], f"c{i % 5 + 1}", 15 + (i * 11) % 40, None if i % 3 == 0 else i * 0.5) for i in range(1, 13)]
df = pd.DataFrame(orders)
df["vehicle"] = df["courier"].map(COURIERS)
df["unknown_courier"] = ~df["courier"].isin(COURIERS)
result = df
# case: items-per-order-basket
dishes = [d for ds in MENU.values() for d, _ in ds]
baskets = {oid: list(islice(cycle(dishes), oid, oid + oid % 4)) for oid in range(1, 7)}
b = pd.Series(baskets).explode().dropna().rename_axis("order_id").reset_index(name="dish")
pairs = b.merge(b, on="order_id").query("dish_x < dish_y")
result = pairs.groupby(["dish_x", "dish_y"]).size().sort_values(ascending=False, kind="stable").head(3)
# case: delivery-times-timeline
df = pd.DataFrame({"placed": pd.date_range("2024-12-31 18:40", periods=7, freq="55min")})
df["prep"] = pd.to_timedelta(np.tile([12, 25, 8], 3)[:7], unit="min")
df["ready"] = df["placed"] + df["prep"]
df["delivered"] = df["ready"] + pd.to_timedelta([20, 35, 10, None, 45, 0, 15], unit="min")
df["year"] = df["delivered"].dt.year
df["late"] = (df["delivered"] - df["placed"]) > pd.Timedelta("45min")
result = df
# case: promo-apply-first-valid
p = PROMOS.assign(code=PROMOS["code"].str.upper(), starts=pd.to_datetime(PROMOS["starts"]))
o = pd.DataFrame({"oid": range(1, 7), "code": ["WELCOME", "SUMMER", None, "XMAS", "welcome", ""], "total": [20.0, 30.0, 40.0, 50.0, 60.0, 0.0]})
o["code"] = o["code"].str.upper()
m = o.merge(p.dropna(subset=["starts"]), on="code", how="left")
m["payable"] = (m["total"] * (1 - m["pct"].fillna(0) / 100)).round(2)
result = m
# case: phone-normalize
ph = pd.DataFrame({"raw": list(islice(cycle(PHONES), 7))})
digits = ph["raw"].str.replace(r"\D", "", regex=True)
ph["digits"] = digits.mask(digits.eq(""))
ph["len"] = ph["digits"].str.len().astype("Int64")
ph["kind"] = np.select([ph["len"].eq(11).fillna(False), ph["len"].eq(7).fillna(False)], ["intl", "local"], "none")
result = ph
# case: ratings-bayes-average
rt = pd.DataFrame({"rest": np.repeat(["A", "B", "C"], [5, 1, 3]), "stars": [4, 5, 3, 4, 4, 5, 1, None, 2]})
C, m = rt["stars"].mean(), 3
agg = rt.groupby("rest")["stars"].agg(["sum", "count"])
agg["bayes"] = ((agg["sum"] + C * m) / (agg["count"] + m)).round(3)
result = agg.sort_values("bayes", ascending=False)
# case: full-delivery-db-generation
CITY = ["Rome", "rome ", "Milan", None]
customers = pd.DataFrame({
    "customer_id": np.arange(1, 9),
    "name": [f"Customer {chr(65 + i)}" for i in range(8)],
    "city": [CITY[i % len(CITY)] for i in range(8)],
    "signup": [dt.date(2023, 1 + i, 28 - i) for i in range(8)],
})
dish_df = pd.DataFrame([(i, c, d, p) for i, (c, (d, p)) in enumerate(((c, x) for c, ds in MENU.items() for x in ds), start=1)], columns=["dish_id", "category", "dish", "price"])
orders, lines = [], []
for oid in range(1, 16):
    cust = (oid * 3) % 10
    orders.append((oid, cust if cust else None, pd.Timestamp("2024-01-25") + pd.Timedelta(days=oid // 2), ["web", "APP", ""][oid % 3]))
    for ln in range(1, oid % 3 + 1):
        lines.append((oid, ln, (oid * ln) % 8 + 1, ln * (1 if oid % 4 else 0)))
orders = pd.DataFrame(orders, columns=["order_id", "customer_id", "ordered_at", "channel"])
lines = pd.DataFrame(lines, columns=["order_id", "line_no", "dish_id", "qty"])
assert not lines.duplicated(["order_id", "line_no"]).any()
report = {
    "orphan_customers": sorted(set(orders["customer_id"].dropna()) - set(customers["customer_id"])),
    "orphan_dishes": int((~lines["dish_id"].isin(dish_df["dish_id"])).sum()),
    "orders_without_lines": orders.loc[~orders["order_id"].isin(lines["order_id"]), "order_id"].tolist(),
    "dtypes": orders.dtypes.astype(str).to_dict(),
}
rev = lines.merge(dish_df, on="dish_id").assign(amt=lambda d: d.qty * d.price).merge(orders, on="order_id")
by_city = rev.merge(customers, on="customer_id", how="left").assign(city=lambda d: d["city"].str.strip().str.title().fillna("(none)")).groupby("city")["amt"].sum()
result = [report, by_city]
# case: stock-consumption-accumulate
stock = list(accumulate([100, -12, -30, 50, -120, 7], lambda a, b: max(a + b, 0)))
s = pd.Series(stock, index=pd.bdate_range("2024-05-30", periods=6), name="stock")
result = s.to_frame().assign(empty=s.eq(0), change=s.diff(), day=s.index.day_name().str[:3])
# case: opening-hours-wide-long
hours = {"Luigi's": {"Mon": "11-22", "Tue": "closed", "Sun": None}, "il Forno": {"Mon": "07-15", "Sun": "10-24"}}
h = pd.DataFrame(hours).T.rename_axis("rest").reset_index().melt("rest", var_name="day", value_name="span")
h[["open", "close"]] = h["span"].str.extract(r"(\d+)-(\d+)").astype("Float64").astype("Int64")
h["hours"] = h["close"] - h["open"]
result = h.sort_values(["rest", "day"], ignore_index=True)
# case: allergens-set-logic
al = pd.DataFrame({"dish": ["A", "B", "C", "D"], "allergens": [{"milk", "egg"}, set(), {"nuts"}, {"egg"}]})
avoid = {"egg", "nuts"}
al["safe"] = [not (s & avoid) for s in al["allergens"]]
al["n"] = al["allergens"].apply(len)
result = al.drop(columns="allergens")
# case: weekday-revenue-share
d = pd.date_range("2024-01-01", periods=14)
r = pd.Series([100 + 10 * (k % 7) + (50 if k == 13 else 0) for k in range(14)], index=d)
share = r.groupby(r.index.weekday).sum() / r.sum()
share.index = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
result = share.mul(100).round(2).map("{:.2f}%".format)
# case: invalid-literal-int-error
menu = pd.DataFrame({"dish": ["Cola", "Wine", "Water"], "price": ["2.50", "6.75", ""]})
menu["price_int"] = menu["price"].astype(int)
result = menu["price_int"].sum()
# case: merge-dtype-mismatch-error
orders = pd.DataFrame({"order_id": range(1, 5), "dish_id": [str(i % 3) for i in range(4)]})
dishes = pd.DataFrame({"dish_id": range(3), "dish": ["a", "b", "c"]})
result = orders.merge(dishes, on="dish_id")
# case: split-bill-rounding
bill = pd.DataFrame({"table": [1, 2, 3], "total": [100.0, 50.01, 0.0], "people": [3, 2, 4]})
each = bill.loc[bill.index.repeat(bill["people"])].assign(pay=lambda d: np.floor(d["total"] / d["people"] * 100) / 100)
first = ~each["table"].duplicated()
rest = bill.set_index("table")["total"] - each.groupby("table")["pay"].sum()
each["pay"] = (each["pay"] + each["table"].map(rest).where(first, 0)).round(2)
result = each.groupby("table")["pay"].agg([list, "sum"])
# case: reorder-by-arith-key
df = pd.DataFrame({"dish": [d for ds in MENU.values() for d, _ in ds]})
perm = [(3 * i + 2) % 7 for i in range(7)]
sh = df.iloc[perm]
result = {"first": sh["dish"].iat[0], "restored": sh.sort_index().equals(df), "order": sh.index.tolist()}
# case: combine-first-addresses
new = pd.DataFrame({"addr": ["1 Via Roma", None, ""], "zip": ["00100", None, "20121"]}, index=["R1", "R2", "R3"])
old = pd.DataFrame({"addr": ["old", "2 Corso", "3 Piazza"], "zip": ["0", "10121", None], "tel": [1, 2, 3]}, index=["R1", "R2", "R4"])
result = new.replace("", np.nan).combine_first(old)
# case: stars-distribution-reindexed
stars = [(i * i) % 6 for i in range(12)]
c = Counter(stars)
dist = pd.Series(c, name="n").reindex(range(1, 6), fill_value=0)
out = dist.iloc[::-1].to_frame()
out["bar"] = out["n"].map(lambda n: "*" * n)
out["cum"] = out["n"][::-1].cumsum()
result = out
# case: category-price-bands
m = pd.DataFrame(list(chain.from_iterable(zip(repeat(c), *zip(*ds)) for c, ds in MENU.items())), columns=["cat", "dish", "price"])
m["band"] = pd.cut(m["price"], [0, 3, 9, 12], include_lowest=True, labels=["$", "$$", "$$$"])
result = pd.crosstab(m["cat"], m["band"], values=m["price"], aggfunc="max")
# case: at-iat-edits-tips
tips = pd.DataFrame(np.zeros((3, 3)), index=list("abc"), columns=["cash", "card", "total"])
tips.at["a", "cash"] = 2.5
tips.iat[1, 1] = 4
tips.loc["c", ["cash", "card"]] = [1, np.nan]
tips["total"] = tips[["cash", "card"]].sum(axis=1)
tips.loc["sum"] = tips.sum(numeric_only=True)
result = tips.T
