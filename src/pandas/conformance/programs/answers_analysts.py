# data: accessed_books
import pandas as pd
import numpy as np
import re
import string

books = pd.DataFrame({
    "title": ["the Old man", "  WAR and Peace", "dune", None, "Émile zola's", "1984", "catch-22", "Dune ", ""],
    "isbn": ["12", "0345", "978", "-7", None, "+15", "abc", "0", "1234567890"],
    "genre": ["fiction,classic", "classic, war", "scifi", None, "essay", "scifi,fiction", "", "scifi", "x"],
    "price": ["$1,200.50", "€15", "(3.20)", "12.5", None, "free", "$0", " 7 ", "1e3"],
})
first = pd.Series(["ann", "Bob", None, "dee", "Eve"], name="first")
last = pd.Series(["Lee", None, "Cho", "DAY", "o'hara"], name="last")
lists = pd.Series([["a", "b"], ["c"], [], None, ["d", "e", "f"]], name="items")
mixed = pd.Series(["a1", 2, None, 3.5, "b ", True], dtype=object)
cols = pd.Index(["  First Name", "AGE (yrs)", "zip-code ", "Total$"])

# case: accessed_books/replace-callable-groups
result = first.str.replace(r"^(\w)", lambda m: m.group(1).upper(), regex=True)

# case: accessed_books/replace-price-clean-to-numeric
result = pd.to_numeric(books["price"].str.replace(r"[$€,\s]", "", regex=True), errors="coerce")

# case: accessed_books/cat-list-of-series
result = first.str.cat([last, first.str.len().astype("string")], sep="|", na_rep="")

# case: accessed_books/cat-join-inner-unaligned
other = pd.Series(["x", "y", "z"], index=[4, 0, 9])
result = first.str.cat(other, join="inner", na_rep="_")

# case: accessed_books/cat-list-of-strings
result = first.str.cat(["1", "2", "3", "4", "5"], sep="-")

# case: accessed_books/ljust-rjust-add
result = first.str.ljust(5, ".") + last.str.rjust(7, ".")

# case: accessed_books/wrap-width
result = pd.Series(["the quick brown fox jumps", "short", None]).str.wrap(10)

# case: accessed_books/get-negative
result = lists.str.get(-1)

# case: accessed_books/is-case-checks
result = pd.DataFrame({f: getattr(last.str, f)() for f in ["isupper", "islower", "istitle", "isspace"]})

# case: accessed_books/index-str-chain
result = cols.str.strip().str.lower().str.replace(r"[^a-z0-9]+", "_", regex=True).str.strip("_").tolist()

# data: accessed_contacts
import pandas as pd
import numpy as np
import re

contacts = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Smith, John", "  doe, JANE ", "O'Neil,Shaun", None, "Lee", "van der Berg, Anna", "", "smith, john"],
    "email": ["john@Example.com", "jane.doe@mail.org", "bad-email", np.nan, "LEE@EXAMPLE.COM", "anna@x.co.uk", "", "john@example.com"],
    "phone": ["555-123-4567", "(555) 987-6543", "5551112222", None, "555.333.4444", "n/a", "555-123-4567 x12", "0"],
    "tags": ["vip|new", "new", "", None, "vip|old|eu", "eu", "new|eu", "vip"],
})
products = pd.Series(["AB-123-red", "CD-45-BLUE", "xy_9", None, "EF-678-green-L", "ab-123-Red"],
                     index=["p1", "p2", "p3", "p4", "p5", "p6"], name="sku")
logs = pd.Series([
    "2024-01-05 ERROR disk=91 cpu=12",
    "2024-01-05 info cpu=45",
    "WARN disk=77",
    None,
    "2024-02-10 Error cpu=99 disk=3 cpu=98",
    "",
], name="line")

# case: accessed_contacts/extractall-last-match
ext = logs.str.extractall(r"(\w+)=(\d+)")
result = ext.groupby(level=0).last()

# case: accessed_contacts/findall-two-groups
result = logs.str.findall(r"(\w+)=(\d+)").dropna().map(dict)

# case: accessed_contacts/contains-case-na
result = contacts.loc[contacts["email"].str.contains("example", case=False, na=False), ["id", "email"]]

# case: accessed_contacts/contains-or-negated
mask = contacts["tags"].str.contains("vip", na=False) & ~contacts["tags"].str.contains(r"\|", na=False)
result = contacts.loc[mask, "id"]

# data: accessed_sales
import pandas as pd
import numpy as np

sales = pd.Series([120.0, np.nan, 95.5, 120.0, -20.0, 0.0, np.nan, 300.25], index=pd.date_range("2024-01-29", periods=8, freq="D"), name="sales")
qty = pd.Series([4, 7, 7, 2, 9, 2, 7, 1], index=list("hgfedcba"), name="qty")
names = pd.Series(["bob", "Alice", None, "carol", "bob", "Dave", " alice"], name="who")
temps = pd.Series([1.5, np.nan, np.nan, np.nan, 6.0, np.nan, 3.0, np.nan], name="temp")
left = pd.Series([1.0, np.nan, 3.0, 4.0], index=["a", "b", "c", "d"])
right = pd.Series([10.0, 20.0, np.nan, 50.0], index=["a", "b", "c", "e"])
nested = pd.Series([[1, 2], [], None, 3, [4, None]], index=["r", "s", "t", "u", "v"], name="vals")
orders = pd.DataFrame({"cust": ["x", "y", "x", None, "z", "y"], "amt": [10, 20, 30, 40, 50, 20], "disc": [0.1, None, 0.0, 0.2, None, 0.1]})

# case: accessed_sales/rank-min-descending
result = qty.rank(method="min", ascending=False)

# case: accessed_sales/nsmallest-keep-last
result = qty.nsmallest(2, keep="last")

# case: accessed_sales/sort-values-key-lower
result = names.sort_values(key=lambda s: s.str.strip().str.lower(), kind="stable")

# case: accessed_sales/argsort-take
order = qty.argsort(kind="stable")
result = qty.iloc[order].index.tolist()

# case: accessed_sales/value-counts-bins
result = qty.value_counts(bins=3, sort=False)

# case: accessed_sales/agg-dict-functions
result = qty.agg({"spread": lambda s: s.max() - s.min(), "total": "sum"})

# case: accessed_sales/apply-returning-series
result = qty.apply(lambda v: pd.Series({"half": v / 2, "odd": v % 2 == 1}))

# case: accessed_sales/combine-max-fill
result = left.combine(right, max, fill_value=0)

# case: accessed_sales/diff-periods-negative
result = sales.diff(periods=-1)

# case: accessed_sales/shift-freq-and-fill
result = (sales.shift(1, fill_value=0).iloc[:3].tolist(), sales.shift(2, freq="D").index[0])

# case: accessed_sales/pct-change-no-fill
result = sales.pct_change(fill_method=None).round(4)

# case: accessed_sales/interpolate-limit-direction
result = temps.interpolate(limit=1, limit_direction="both")

# case: accessed_sales/rolling-min-periods-center
result = sales.rolling(3, min_periods=1, center=True).mean()

# case: accessed_sales/expanding-min-periods
result = temps.expanding(min_periods=2).max()

# case: accessed_sales/ewm-span-adjust-false
result = sales.ewm(span=3, adjust=False).mean().round(3)
# data: accessed_stock
import pandas as pd
import numpy as np

stock = pd.Series([10, 25, 0, 7, 25], index=["bolt", "Nut", "gear", "nail", "pin"], name="qty")
dup = pd.Series(["a", "B", "a", None, "b", None, "B"], name="code")
text = pd.Series(["1", " 2 ", "3.5", "abc", None, "1,000", "-0"], name="txt")
maybe = pd.Series([1, None, 3, None], name="maybe")
flags = pd.Series([True, None, False, True], dtype=object, name="flag")
steps = pd.Series([1.0, 2.0, np.nan, 4.0], index=[0, 2, 5, 9], name="lvl")
daily = pd.Series([5, 6, 7, 8], index=pd.to_datetime(["2024-01-30", "2024-01-31", "2024-02-02", "2024-03-01"]), name="d")
prices = pd.DataFrame({"item": ["bolt", "Nut", "cog", None], "price": [0.1, 0.25, 9.99, 1.0]})

# case: accessed_stock/reindex-ffill
result = steps.reindex(range(0, 11), method="ffill")

# case: accessed_stock/corr-min-periods
result = maybe.corr(steps.reset_index(drop=True), min_periods=3)

# case: accessed_stock/items-dict-comprehension
result = {k.lower(): v ** 2 for k, v in stock.items() if v}

# case: accessed_stock/to-list-with-missing
result = maybe.convert_dtypes().to_list()

# case: accessed_stock/reset-index-drop
result = stock[stock > 5].reset_index(drop=True)

# case: accessed_stock/loc-label-slice
result = stock.loc["Nut":"nail"]

# case: accessed_stock/loc-callable
result = stock.loc[lambda s: (s > 0) & s.index.str.islower()]

# case: accessed_stock/partial-date-string
result = (daily["2024-01"].sum(), daily.loc["2024-02":].tolist(), daily.loc["2024-01-31"])

# case: accessed_stock/to-numeric-coerce-after-clean
result = pd.to_numeric(text.str.replace(",", "").str.strip(), errors="coerce", downcast="integer")

# case: accessed_stock/astype-nullable-int
result = maybe.astype("Int64") + 1

# data: accessed_survey
import pandas as pd
import numpy as np

survey = pd.DataFrame({
    "resp": [101, 102, 103, 104, 105, 106, 107, 108, 109],
    "size": ["M", "S", "XL", None, "m", "L", "S", "M ", "XXL"],
    "mood": ["good", "bad", "ok", "good", None, "bad", "ok", "good", "ok"],
    "score": [5.0, np.nan, 3.0, 5.0, 1.0, -2.0, 3.0, 0.0, np.nan],
    "yes": [True, False, None, True, "yes", "No", None, False, True],
    "grp": ["a", "b", "a", "c", "b", None, "a", "c", "b"],
})
mood = survey["mood"].astype("category")
size = pd.Series(pd.Categorical(["M", "S", "L", None, "S", "M"], categories=["S", "M", "L", "XL"], ordered=True), name="size")
nums = pd.Series([3, 1, 4, 1, 5, 9, 2, 6], index=list("abcdefgh"), name="pi")
gaps = pd.Series([10.0, np.nan, -3.5, 0.0, np.nan, 7.25], name="gaps")
lookup = pd.Series({"good": 1, "bad": -1, "ok": 0})

# case: accessed_survey/cat-remove-unused-value-counts
result = size[size != "L"].cat.remove_unused_categories().value_counts()

# case: accessed_survey/where-other-callable
result = gaps.where(lambda s: s > 0, other=lambda s: s * -1)

# case: accessed_survey/isin-set-negated
result = survey[~survey["grp"].isin({"a", None})]["resp"].tolist()

# data: accessed_visits
import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta

visits = pd.DataFrame({
    "patient": ["Ann", "bob", "Cy", None, "Ann", "dee ", "Bob"],
    "raw": ["2024-01-31", "31/01/2024", "Feb 29, 2024", None, "2024-13-01", "20240305", ""],
    "iso": ["2023-12-31", "2024-01-01", "2024-02-29", None, "2024-03-31", "2024-12-30", "2025-01-01"],
    "eu": ["01/02/2024", "13/02/2024", "05/03/2024", None, "28/02/2023", "31/12/2024", "09/09/2024"],
    "secs": [0, 90, 3661, 86400, 100000, -5, 59],
    "epoch": [0, 1700000000, 1709164800, 86399, 1e9, np.nan, 1735689600],
})
visits["when"] = pd.to_datetime(visits["iso"])
stamps = pd.Series(pd.to_datetime(["2024-01-01 00:00:00", "2024-02-29 13:45:30.123456", None, "2024-06-30 23:59:59", "2024-12-31 12:30:00"], format="ISO8601"), name="ts")
parts = pd.DataFrame({"year": [2023, 2024, 2024], "month": [2, 2, 12], "day": [28, 29, 31], "hour": [0, 12, 23]})
deltas = pd.Series(pd.to_timedelta(["1 days 02:03:04", "-1 days", None, "00:00:30.5", "10 days 23:59:59"]), name="td")

# case: accessed_visits/to-datetime-errors-coerce
result = pd.to_datetime(visits["raw"], errors="coerce")

# case: accessed_visits/to-datetime-mixed-format
result = pd.to_datetime(visits["raw"], format="mixed", errors="coerce")

# case: accessed_visits/to-datetime-dayfirst
result = pd.to_datetime(visits["eu"], dayfirst=True).dt.strftime("%Y-%m-%d").tolist()

# case: accessed_visits/to-datetime-of-frame
result = pd.to_datetime(parts)

# case: accessed_visits/dt-floor-month-error
result = stamps.dt.floor("MS")

# case: accessed_visits/dt-to-period-month
result = visits["when"].dt.to_period("M")

# case: accessed_visits/dt-normalize-date-time
result = pd.DataFrame({"norm": stamps.dt.normalize(), "date": stamps.dt.date, "time": stamps.dt.time})

# case: accessed_visits/td-days-seconds
result = pd.DataFrame({"days": deltas.dt.days, "seconds": deltas.dt.seconds, "total": deltas.dt.total_seconds()})

# case: accessed_visits/series-plus-monthend0
result = visits["when"] + pd.offsets.MonthEnd(0)

# case: accessed_visits/period-arithmetic
p = pd.Period("2024-01", freq="M")
result = [str(p - 1), str(p + 14), p.start_time, p.end_time.date().isoformat(), (pd.Period("2025-03", "M") - p).n]

# data: analyst_orders
import numpy as np
import pandas as pd

df_customers = pd.DataFrame({
    "cust_id": [101, 102, 103, 104, 105],
    "name": ["Alice", "BOB", "chloe", None, ""],
    "segment": ["Retail", "retail", "SMB", None, "SMB"],
})
df_orders = pd.DataFrame({
    "order_id": range(1, 11),
    "cust_id": [101, 101, 102, 103, 103, 103, 999, 105, None, 101],
    "order_date": ["2023-01-05", "2023-01-20", "2023-02-11", "2023-02-11", "2023-03-01", "2023-03-31", "2023-03-15", None, "2023-04-01", "2023-04-30"],
    "total": [100.0, 250.5, 0.0, 80.25, 80.25, np.nan, 40.0, 15.0, 60.0, 250.5],
})

# case: analyst_orders/rfm-scores
o = df_orders.dropna(subset=["cust_id"]).copy()
o["order_date"] = pd.to_datetime(o["order_date"])
now = pd.Timestamp("2023-05-01")
rfm = o.groupby("cust_id").agg(
    recency=("order_date", lambda d: (now - d.max()).days if d.notna().any() else np.nan),
    frequency=("order_id", "count"),
    monetary=("total", "sum"),
).reset_index()
rfm["r"] = rfm["recency"].rank(ascending=True, method="dense")
rfm["m_quart"] = pd.cut(rfm["monetary"].rank(pct=True), [0, 0.25, 0.5, 0.75, 1], labels=[1, 2, 3, 4])
result = rfm

# case: analyst_orders/segment-mean-vs-overall
m = df_orders.merge(df_customers, on="cust_id", how="left")
m["segment"] = m["segment"].str.title().fillna("Unknown")
overall = m["total"].mean()
seg = m.groupby("segment")["total"].agg(["mean", "count"])
seg["vs"] = np.where(seg["mean"] > overall, "above", "below")
result = seg.round(2)

# case: analyst_orders/exponential-smoothing-loop
out = []
level = None
for v in df_orders["total"].fillna(0):
    level = v if level is None else 0.3 * v + 0.7 * level
    out.append(round(level, 4))
result = pd.Series(out, name="smoothed")

# case: analyst_orders/outer-compare-table
a = np.array([1, 2, 3])
result = pd.DataFrame(np.greater.outer(a, a), index=a, columns=a)

# case: analyst_orders/stats-mode-scalar
vals, cnt = np.unique(df_orders["total"].dropna(), return_counts=True)
result = float(vals[np.argmax(cnt)])

# data: analytic_admissions
import pandas as pd
import numpy as np
import datetime as dt

admissions = pd.DataFrame({
    "adm_id": ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11"],
    "patient": ["p1", "p1", "p2", "p2", "p3", "p4", "p1", "p5", "P4", None, "p7"],
    "ward": ["ICU", "surgery", "ICU", "ICU", "Surgery", "peds", "ICU", "peds", "peds", "ICU", None],
    "admit": ["2023-01-01", "2023-01-20", "2023-01-03", "2023-03-15", "2023-02-01", "2023-02-10", "2023-02-15", "2023-02-11", "2023-02-12", "2023-01-05", "2023-12-31"],
    "discharge": ["2023-01-10", "2023-01-25", "2023-01-03", "2023-03-20", "2023-02-09", "2023-02-12", None, "2023-02-20", "2023-02-19", "2023-01-06", "2024-01-04"],
    "cost": ["12,500", "4300", "900", "7,100.50", None, "1100", "8000", "2,000", "2500", "-50", ""],
})

patients = pd.DataFrame({
    "patient": ["p1", "p2", "p3", "p4", "p5", "p6"],
    "born": ["1950-06-01", "1988-11-11", "1975-02-28", "2015-05-05", "2018-09-30", "2000-01-01"],
    "sex": ["F", "M", "f", "M", "", None],
    "insured": [True, True, False, None, True, False],
})

diagnoses = pd.DataFrame({
    "adm_id": ["A1", "A1", "A2", "A3", "A4", "A4", "A5", "A6", "A8", "A9", "ZZ"],
    "code": ["I21", "E11", "I21", "J18", "J18", "E11", "K35", "J18", "J18", "J18", "X99"],
    "primary": [1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1],
})

# case: analytic_admissions/los-rank-in-ward
a = admissions.assign(los=(pd.to_datetime(admissions["discharge"]) - pd.to_datetime(admissions["admit"])).dt.days,
                      ward=admissions["ward"].str.upper())
a["r"] = a.groupby("ward", dropna=False)["los"].rank(method="min", ascending=False)
result = a.query("r <= 2").sort_values(["ward", "r"])[["ward", "adm_id", "los", "r"]]
# case: analytic_admissions/longest-stay-tie-safe
los = (pd.to_datetime(admissions["discharge"]) - pd.to_datetime(admissions["admit"])) / pd.Timedelta(days=1)
top = admissions.assign(los=los).nlargest(2, "los", keep="all")
result = top[["adm_id", "los"]].set_index("adm_id").squeeze()
# data: analytic_employees
import pandas as pd
import numpy as np
import math
import re

employees_df = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "name": ["Ann Lee", "Bob Ray", "cat moss", "Dan Fox ", "Eve Poe", "Flo Kim", "Gus Hay", "Hal Orr", "Ivy Sun", None, "Kai Dow", "Lia Bee"],
    "dept_id": [10, 10, 10, 20, 20, 20, 30, 30, 40, None, 10, 99],
    "salary": [5200, 6100, 6100, 4800, 4800, 7000, 3900, 8200, 5600, 4100, None, 5000],
    "hired": ["2015-03-01", "2017-07-15", "2016-01-10", "2019-11-30", "2019-11-30", "2012-05-05", "2021-02-28", "2010-09-09",
              "2018-06-18", "2020-02-29", "2022-08-01", None],
    "manager_id": [None, 1, 1, 6, 6, 1, 8, 1, 1, 2, 2, 50],
})

departments_df = pd.DataFrame({
    "dept_id": [10, 20, 30, 40, 50],
    "dept": ["Engineering", "Sales", "Support", "HR", "Legal"],
    "budget": ["30,000", "20,000", "15000", "", None],
})

reviews_df = pd.DataFrame({
    "emp_id": [1, 1, 2, 2, 3, 4, 5, 5, 6, 8, 8, 77],
    "year": [2022, 2023, 2022, 2023, 2023, 2022, 2022, 2023, 2023, 2022, 2023, 2023],
    "score": [4.0, 4.5, 3.0, 3.0, 5.0, 2.5, 4.0, np.nan, 4.5, 3.5, 4.5, 1.0],
})

# case: analytic_employees/top-n-via-nth
result = employees_df.sort_values("salary", ascending=False).groupby("dept_id").nth([0, 1])["name"]
# case: analytic_employees/recursive-hierarchy
parent = employees_df.set_index("emp_id")["manager_id"]
def level(e):
    lvl = 0
    m = parent.get(e)
    while m is not None and not math.isnan(m) and m in parent.index:
        lvl += 1
        m = parent.get(m)
    return lvl

employees_df["level"] = employees_df["emp_id"].apply(level)
result = employees_df[["emp_id", "manager_id", "level"]]
# data: analytic_events
import pandas as pd
import numpy as np
from datetime import timedelta
from collections import Counter, OrderedDict

events_df = pd.DataFrame({
    "user": ["u1", "u1", "u1", "u2", "u2", "u1", "u3", "u2", "u3", "u3", "u1", None, "u4", "u2"],
    "ts": ["2024-03-01 09:00:00", "2024-03-01 09:05:00", "2024-03-01 09:50:00", "2024-03-01 10:00:00", "2024-03-01 10:29:59",
           "2024-03-01 10:25:00", "2024-03-01 11:00:00", "2024-03-01 11:15:00", "2024-03-01 11:00:00", "2024-03-02 08:00:00",
           "2024-03-02 09:00:00", "2024-03-02 09:01:00", "2024-03-02 12:00:00", "not a date"],
    "page": ["home", "search", "product", "home", "product", "cart", "home", "cart", "Search", "product", "checkout", "home", "HOME", "checkout"],
    "ms": [120, 340, 90, 200, 0, 75, 60, -1, 410, 95, 1000, 50, 33, 70],
})

users_df = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4", "u5"],
    "signup": ["2024-01-15", "15/02/2024", "March 1, 2024", None, "2024-02-28"],
    "plan": ["pro", "free", "free", "", None],
})

campaigns_df = pd.DataFrame({
    "camp": ["spring", "flash", "retarget"],
    "start": ["2024-03-01 00:00", "2024-03-01 09:30", "2024-03-02 00:00"],
    "end": ["2024-03-01 23:59", "2024-03-01 11:00", "2024-03-02 09:00"],
})

# case: analytic_events/page-path-string
result = events_df.sort_values(["user", "ts"]).groupby("user")["page"].agg(" > ".join).to_dict()
# case: analytic_events/dau-running-distinct
ev = events_df.assign(day=events_df["ts"].str[:10])
seen = set()
rows = []
for day, g in ev[ev["day"].str.match(r"\d{4}-\d{2}-\d{2}")].groupby("day"):
    seen |= set(g["user"].dropna())
    rows.append({"day": day, "dau": g["user"].nunique(), "cum_users": len(seen)})
result = pd.DataFrame(rows)
# case: analytic_events/asof-last-campaign
ev = events_df.assign(ts=pd.to_datetime(events_df["ts"], errors="coerce")).dropna().sort_values("ts")
c = campaigns_df[["camp", "start"]].assign(start=pd.to_datetime(campaigns_df["start"])).sort_values("start")
result = pd.merge_asof(ev, c, left_on="ts", right_on="start", direction="backward")[["user", "page", "camp"]]
# data: analytic_matches
import pandas as pd
import numpy as np
from itertools import combinations
from collections import defaultdict

matches_df = pd.DataFrame({
    "match_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "day": ["01.08.2023", "01.08.2023", "08.08.2023", "08.08.2023", "15.08.2023", "15.08.2023", "22.08.2023", "22.08.2023", "29.08.2023", "29.08.2023"],
    "home": ["Lions", "Bears", "Lions", "Hawks", "Bears", "Wolves", "Hawks", "Wolves", "Lions", "Bears"],
    "away": ["Bears", "Hawks", "Hawks", "Wolves", "Lions", "Hawks", "Bears", "Lions", "Wolves", "Wolves"],
    "hg": [2, 1, 0, 3, 1, 0, 2, 2, np.nan, 4],
    "ag": [1, 1, 0, 2, 3, 1, 2, 2, np.nan, 0],
})

goals_df = pd.DataFrame({
    "match_id": [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 10, 77],
    "player": ["Silva", "Silva", "Kane", "Otto", "Moss", "Moss", "moss ", "Ruiz", "Silva", "Silva", "Kane", None, "Kane", "Ghost"],
    "minute": [10, "45+2", 90, 33, 34, 5, 60, 61, 12, 13, 89, 70, 1, 2],
})

players_df = pd.DataFrame({
    "player": ["Silva", "Kane", "Otto", "Moss", "Ruiz", "Bench"],
    "team": ["Lions", "Bears", "Bears", "Hawks", "Wolves", "Lions"],
    "age": [29, 31, None, 22, 22, 19],
})

# case: analytic_matches/league-table
h = matches_df.dropna(subset=["hg"])[["home", "hg", "ag"]].set_axis(["team", "gf", "ga"], axis=1)
a = matches_df.dropna(subset=["hg"])[["away", "ag", "hg"]].set_axis(["team", "gf", "ga"], axis=1)
t = pd.concat([h, a])
t["pts"] = np.where(t["gf"] > t["ga"], 3, np.where(t["gf"] == t["ga"], 1, 0))
t["gd"] = t["gf"] - t["ga"]
table = t.groupby("team").agg(P=("pts", "size"), GF=("gf", "sum"), GD=("gd", "sum"), Pts=("pts", "sum"))
table = table.sort_values(["Pts", "GD", "GF"], ascending=False)
table.insert(0, "Pos", range(1, len(table) + 1))
result = table
# case: analytic_matches/scored-in-consecutive-matches
g = goals_df.assign(player=goals_df["player"].str.strip().str.title()).drop_duplicates(["player", "match_id"]).dropna(subset=["player"])
g = g.sort_values(["player", "match_id"])
nxt = g.groupby("player")["match_id"].shift(-1)
result = g[nxt - g["match_id"] <= 3][["player", "match_id"]].to_records(index=False).tolist()
# data: analytic_moves
import pandas as pd
import numpy as np
from collections import deque

moves = pd.DataFrame({
    "move_id": list(range(1, 15)),
    "sku": ["X1", "X1", "Y2", "X1", "Y2", "Z3", "X1", "y2", "Z3", "Z3", "W4", "X1", "Y2", None],
    "wh": ["N", "N", "N", "S", "S", "N", "N", "S", "N", "N", "S", "S", "N", "N"],
    "date": pd.to_datetime(["2024-02-01", "2024-02-03", "2024-02-03", "2024-02-04", "2024-02-05", "2024-02-05", "2024-02-08", "2024-02-09",
                            "2024-02-09", "2024-02-12", "2024-02-12", "2024-02-12", "2024-02-20", "2024-02-21"]),
    "qty": [100, -30, 50, 40, 20, 10, -80, -5, -10, 0, 7, -40, -50, 3],
})

skus = pd.DataFrame({
    "sku": ["X1", "Y2", "Z3", "Q9"],
    "descr": ["Bolt M6", "Nut M6", "Washer", "Obsolete"],
    "price": [1.25, 0.4, 0.05, np.nan],
    "reorder": [20, 15, 5, None],
})

price_bands = pd.DataFrame({
    "sku": ["X1", "X1", "X1", "Y2", "Y2"],
    "min_qty": [1, 50, 100, 1, 40],
    "max_qty": [49, 99, 10**12, 39, 10**12],
    "unit": [1.25, 1.10, 0.95, 0.40, 0.35],
})

# case: analytic_moves/abs-movers-top-per-wh-argsort
m = moves.copy()
m["mag"] = m["qty"].abs()
order = m["mag"].to_numpy().argsort(kind="stable")[::-1]
result = m.iloc[order].groupby("wh").head(2).sort_values(["wh", "mag"], ascending=[True, False])[["wh", "sku", "qty"]]
# case: analytic_moves/weekly-resample-in-out
m = moves.assign(inn=moves["qty"].clip(lower=0), out=moves["qty"].clip(upper=0).abs()).set_index("date")
w = m.resample("W-MON")[["inn", "out"]].sum()
w["net"] = w.inn - w.out
w["net_cum"] = w["net"].cumsum()
result = w
# data: analytic_scores
import pandas as pd
import numpy as np
from statistics import median

scores = pd.DataFrame({
    "student_id": [101, 101, 101, 102, 102, 103, 103, 104, 105, 105, 106, 101, 108],
    "course": ["math", "art", "bio", "math", "art", "Math", "bio", "math", "bio", "art", "chem", "math", "bio"],
    "term": ["2022F", "2022F", "2023S", "2022F", "2023S", "2022F", "2023S", "2023S", "2022F", "2023S", "2023S", "2023S", "2023S"],
    "grade": ["88", "92", "75", "88", "absent", "64", "81", "100", "81", "70", None, "90", "0"],
})

students = pd.DataFrame({
    "student_id": [101, 102, 103, 104, 105, 106, 107],
    "student": ["Nora", "omar", "Pia", "Quinn", "pia", " Ruth", "Sam"],
    "class": ["A", "A", "B", "B", "B", None, "A"],
    "scholar": [True, False, True, None, False, None, True],
})

courses = pd.DataFrame({
    "course": ["math", "art", "bio", "latin"],
    "credits": [4, 2, 3, 2],
    "required": [True, False, True, False],
})

# case: analytic_scores/string-agg-ordered
df = scores.sort_values(["student_id", "course"], key=lambda c: c.str.lower() if c.dtype == object else c)
result = df.groupby("student_id")["course"].apply(lambda s: ", ".join(s.str.lower().unique())).reset_index(name="courses")
# data: analytic_subs
import pandas as pd
import numpy as np
from datetime import datetime

subs = pd.DataFrame({
    "account": ["acme", "acme", "Beta", "beta", "cora", "cora", "dune", "echo", "fizz", None],
    "plan": ["basic", "pro", "pro", "pro", "basic", "team", "team", "basic", "basic", "pro"],
    "start": ["2023-01-10", "2023-06-01", "2023-01-25", "2023-03-01", "2023-02-14", "2023-05-14", "2023-02-01", "2023-03-31", "2023-04-15", "2023-04-01"],
    "end": ["2023-05-31", None, "2023-02-20", "2023-08-01", "2023-05-13", None, "2023-02-01", "2023-09-30", None, "2023-06-30"],
    "mrr": [20, 50, 50, 50, 20, 120, 120, 20, 0, 50],
})

payments = pd.DataFrame({
    "account": ["acme", "acme", "acme", "beta", "beta", "cora", "cora", "cora", "dune", "ghost", "acme"],
    "month": ["2023-01", "2023-02", "2023-04", "2023-01", "2023-03", "2023-02", "2023-03", "2023-04", "2023-02", "2023-02", "2022-01"],
    "paid": ["$20.00", "$20.00", "$20.00", "$50.00", "-$50.00", "$20.00", "$20.00", "$1,020.00", "$120.00", "$5.00", "$15.00"],
})

plans = pd.DataFrame({
    "plan": ["basic", "pro", "team", "enterprise"],
    "tier": [1, 2, 3, 4],
    "seats": [1, 5, 20, None],
})

# case: analytic_subs/cohort-by-first-payment
p = payments.assign(m=pd.PeriodIndex(payments["month"], freq="M"))
p["cohort"] = p.groupby("account")["m"].transform("min")
p["age"] = (p["m"].dt.year - p["cohort"].dt.year) * 12 + (p["m"].dt.month - p["cohort"].dt.month)
tab = p.pivot_table(index="cohort", columns="age", values="account", aggfunc="nunique")
result = tab
# data: analytic_transactions
import pandas as pd
import numpy as np
import re

transactions = pd.DataFrame({
    "txn_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    "acct": [9007199254740993, 9007199254740993, 111, 111, 111, 222, 222, 333, 9007199254740993, 222, 444, 111, 333],
    "posted": ["2022-03-01", "2022-03-15", "2022-03-02", "2022-06-30", "2023-03-05", "2022-04-01", "2022-04-01", "2023-01-31", "2023-03-01",
               "2023-04-02", "2023-02-28", "2023-03-06", "2023-01-31"],
    "amount": [1000.0, -250.5, 300.0, -300.0, 75.25, 500.0, -20.0, 0.0, 400.0, np.nan, 60.0, -75.25, -10.0],
    "memo": ["Salary ACME", "rent / march", "SALARY acme", "Rent", "refund #991", "salary Beta", None, "", "Salary ACME", "Rent", "gift", "Refund #991", "fee"],
})

accounts = pd.DataFrame({
    "acct": [9007199254740993, 111, 222, 333, 555],
    "owner": ["Mia", "Noah", "mia", "Ola", "Per"],
    "kind": ["checking", "checking", "savings", None, "savings"],
    "open_bal": [100, 0, -50, 10, 1000],
})

rates = pd.DataFrame({
    "valid_from": ["2022-01-01", "2022-04-01", "2023-01-01"],
    "rate": ["1.5%", "2.25%", "4%"],
})

# case: analytic_transactions/memo-category-first-match
pats = {"income": r"salary|gift", "housing": r"\brent\b", "adjust": r"refund|fee"}
cat = pd.Series("other", index=transactions.index)
for name, pat in pats.items():
    cat[transactions["memo"].str.contains(pat, case=False, na=False)] = name
result = transactions.groupby(cat)["amount"].agg(total="sum", n="count").sort_values("total")
# data: analytics_accounts
import pandas as pd
import numpy as np
from itertools import combinations

accounts_df = pd.DataFrame({
    "account_id": [201, 202, 203, 204, 205],
    "company": ["Acme Inc.", "globex", "Initech LLC", "Umbrella Corp", "Hooli "],
    "segment": ["SMB", "Enterprise", "smb", "Enterprise", None],
    "created": ["2022-12-01", "2023-01-15", "2023-01-31", "2023-02-10", "2023-04-01"],
})

invoices_df = pd.DataFrame({
    "invoice_no": ["INV-2023-001", "INV-2023-002", "INV-2023-003", "INV-2023-004", "INV-2023-006", "INV-2023-007", "INV-2023-010", "INV-2023-011", "inv-2023-012", "INV-2023-013"],
    "account_id": [201, 202, 201, 203, 202, 201, 204, 204, 202, 299],
    "issued": ["01/01/2023", "15/01/2023", "01/02/2023", "03/02/2023", "15/02/2023", "01/04/2023", "10/03/2023", "10/04/2023", "15/03/2023", "20/04/2023"],
    "amount": ["1,200.00", "5,000", "1,200.00", "300", "5,500", "1,350.00", "8,000.50", "8,000.50", "5,500", "99"],
    "paid": ["Y", "Y", "y", "N", "Y", None, "yes", "N", "Y", "N"],
})

payments_df = pd.DataFrame({
    "payment_id": range(1, 9),
    "invoice_no": ["INV-2023-001", "INV-2023-002", "INV-2023-002", "INV-2023-003", "INV-2023-006", "INV-2023-010", "INV-2023-012", "INV-2023-999"],
    "paid_on": pd.to_datetime(["2023-01-20", "2023-01-31", "2023-02-20", "2023-02-01", "2023-04-01", "2023-03-11", "2023-03-20", "2023-03-21"]),
    "amount": [1200.00, 2500.00, 2500.00, 1200.00, 5500.00, 8000.50, 5000.00, 10.00],
})

usage_df = pd.DataFrame({
    "account_id": [201, 201, 201, 201, 202, 202, 202, 203, 203, 204],
    "day": pd.to_datetime(["2023-03-01", "2023-03-02", "2023-03-03", "2023-03-06", "2023-03-01", "2023-03-03", "2023-03-04", "2023-03-05", "2023-03-06", "2023-03-02"]),
    "api_calls": [100, 150, 90, 0, 2000, 2100, 1900, 10, 12, 500],
    "features": ["export|sync", "sync", "export", None, "sync|sso|export", "sso", "sso|sync", "export", "export", "sso"],
})
# case: analytics_accounts/mrr-movement
inv = invoices_df.copy()
inv["amount"] = inv["amount"].str.replace(",", "").astype(float)
inv["month"] = pd.to_datetime(inv["issued"], format="%d/%m/%Y").dt.to_period("M")
m = inv.pivot_table(index="account_id", columns="month", values="amount", aggfunc="sum", fill_value=0)
d = m.diff(axis=1).iloc[:, 1:]
new = d.where((m.shift(1, axis=1).iloc[:, 1:] == 0) & (d > 0), 0).sum()
exp = d.where((m.shift(1, axis=1).iloc[:, 1:] > 0) & (d > 0), 0).sum()
lost = d.where(d < 0, 0).sum()
result = pd.DataFrame({"new": new, "expansion": exp, "contraction": lost, "net": new + exp + lost})
result.index = result.index.astype(str)
# data: applied_books
import pandas as pd
import numpy as np
import re
from collections import Counter, OrderedDict, defaultdict
from functools import reduce
import itertools

books = pd.DataFrame({
    'isbn': ['978-1', '978-2', '978-3', '978-4', '978-5', '978-6', '978-7', '978-8'],
    'title': ['The Hobbit', 'dune', 'Emma ', '1984', 'Dune', None, 'War & Peace', ''],
    'authors': [['Tolkien'], ['Herbert'], ['Austen'], ['Orwell'], ['Herbert', 'Anderson'], [], ['Tolstoy'], None],
    'genres': ['fantasy|classic', 'sci-fi', 'classic|romance', 'sci-fi|dystopia|classic', 'sci-fi', None, 'classic', ''],
    'pages': [310, 412, 474, 328, 520, 100, 1225, -1],
    'rating': [4.7, 4.5, 4.1, 4.6, 3.2, np.nan, 4.3, 0.0],
    'info': [{'pub': {'name': 'Allen', 'year': 1937}}, {'pub': {'name': 'Chilton', 'year': 1965}}, {'pub': None}, {}, {'pub': {'name': 'Tor'}}, None, {'pub': {'year': 1869}}, {'pub': {'name': '', 'year': '2001'}}],
})
loans = pd.DataFrame({
    'isbn': ['978-1', '978-1', '978-2', '978-4', '978-4', '978-4', '978-7', '000-0', None],
    'member': ['m1', 'm2', 'm1', 'M3', 'm3', 'm2', 'm1', 'm9', 'm2'],
    'days': [14, 21, 7, 30, np.nan, 14, 60, 3, 10],
})

# case: applied_books/sum-list-column-error-none
result = books['authors'].sum()
# data: applied_students
import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict
from functools import reduce
import itertools

students = pd.DataFrame({
    'sid': ['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10', 's11'],
    'class': ['10A', '10A', '10B', '10b', '10B', '11A', '11A', None, '11C', '10A', '11C '],
    'math': [88, 92, 47, np.nan, 75, 60, 100, 55, 0, 92, 71],
    'art': [70, np.nan, 81, 90, 66, 60, 59, np.nan, np.nan, 88, 94],
    'history': ['A', 'B+', 'C', '', 'A-', 'b', None, 'F', 'A', 'D', 'B'],
    'clubs': [{'chess', 'drama'}, set(), {'chess'}, {'band', 'drama'}, {'band'}, None, {'chess', 'band'}, set(), {'drama'}, {'debate'}, {'chess'}],
    'passed': [True, True, False, None, True, True, True, False, False, True, None],
})
absences = pd.DataFrame({
    'sid': ['s01', 's01', 's03', 's03', 's03', 's07', 's99'],
    'days': [[1, 2], [15], [3, 4, 5], [], [9], [30], [2]],
    'reason': ['flu', 'FLU', 'travel', None, 'flu ', 'late', 'late'],
})
weights = {'math': 0.6, 'art': 0.4}

# case: applied_students/clubs-union-per-class
def union(s):
    return sorted(set().union(*s.dropna()))
result = students.groupby('class')['clubs'].agg(union)
# data: business_matches
import pandas as pd
import numpy as np

matches_df = pd.DataFrame({
    'match_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'match_date': ['2023-08-12', '2023-08-12', '2023-08-19', '2023-08-20', '2023-08-26', '2023-08-27', '2023-09-02', '2023-09-02'],
    'home_team': ['Lions', 'Bears', 'Hawks', 'Wolves', 'Lions', 'bears', 'Wolves', 'Hawks'],
    'away_team': ['Bears', 'Wolves', 'Lions', 'Bears', 'Wolves', 'Hawks', 'Hawks', 'Lions '],
    'home_goals': [2, 1, 0, 3, 2, 1, np.nan, 2],
    'away_goals': [1, 1, 2, 0, 2, 4, np.nan, 2],
    'attendance': ['12,500', '8000', '9,750', None, '13,100', '7,400', None, '10,000'],
})

players_df = pd.DataFrame({
    'player_id': [1, 2, 3, 4, 5, 6, 7],
    'player': ['Adams, J.', 'Brook, T.', 'Costa, M.', 'Dunn, R.', 'Evans, L.', 'Fisk, P.', 'Gray, S.'],
    'team': ['Lions', 'Lions', 'Bears', 'Hawks', 'Hawks', 'Wolves', 'Wolves'],
    'position': ['FW', 'MF', 'FW', 'FW', 'DF', 'MF', None],
})

goals_df = pd.DataFrame({
    'match_id': [1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5],
    'player_id': [1, 1, 3, 3, 6, 1, 2, 6, 6, 7, 1, 6],
    'minute': ['12', '88', '45+2', '30', '90+1', '5', '61', '9', '33', '70', '14', '22'],
})

transfers_df = pd.DataFrame({
    'player_id': [1, 1, 2, 3, 4, 4, 4, 6],
    'team': ['Bears', 'Lions', 'Lions', 'Bears', 'Wolves', 'Lions', 'Hawks', 'Wolves'],
    'from_date': ['2020-07-01', '2022-07-01', '2021-01-15', '2019-07-01', '2018-07-01', '2020-01-10', '2022-08-31', '2021-07-01'],
    'fee_m': [1.5, 7.0, np.nan, 0.8, 2.2, 4.0, 4.0, 3.1],
})
# case: business_matches/league-table
# Two rows per match (one per team), 3 points a win, then the table with all tie-breakers
m = matches_df.dropna(subset=['home_goals', 'away_goals']).copy()
m['home_team'] = m['home_team'].str.strip().str.title()
m['away_team'] = m['away_team'].str.strip().str.title()

home = m[['home_team', 'home_goals', 'away_goals']].set_axis(['team', 'gf', 'ga'], axis=1)
away = m[['away_team', 'away_goals', 'home_goals']].set_axis(['team', 'gf', 'ga'], axis=1)
long = pd.concat([home, away], ignore_index=True)
long['points'] = np.select([long['gf'] > long['ga'], long['gf'] == long['ga']], [3, 1], default=0)

table = (
    long.groupby('team')
    .agg(played=('points', 'size'), gf=('gf', 'sum'), ga=('ga', 'sum'), points=('points', 'sum'))
    .astype(int)
    .assign(gd=lambda d: d['gf'] - d['ga'])
    .sort_values(['points', 'gd', 'gf'], ascending=False)
    .reset_index()
)
table.insert(0, 'pos', table.index + 1)
result = table
# case: business_matches/first-goal-of-match
# Who opened the scoring, and did his team win?
x = goals_df.assign(minute_no=goals_df['minute'].str.extract(r'^(\d+)', expand=False).astype(int))
opener = x.loc[x.groupby('match_id')['minute_no'].idxmin()].merge(players_df[['player_id', 'player', 'team']], on='player_id')
opener = opener.merge(matches_df, on='match_id')
opener['winner'] = np.where(opener['home_goals'] > opener['away_goals'], opener['home_team'],
                            np.where(opener['home_goals'] < opener['away_goals'], opener['away_team'], 'draw'))
opener['opener_won'] = opener['winner'].str.strip().str.lower() == opener['team'].str.lower()
result = opener[['match_id', 'player', 'team', 'minute_no', 'winner', 'opener_won']].sort_values('match_id').reset_index(drop=True)
# data: computed_fields
import pandas as pd
import numpy as np
from functools import reduce
from collections import Counter

# Farm: fields, harvest, soil tests, weather
fields = pd.DataFrame({
    'field': ['F1', 'F2', 'F3', 'F4', 'F5'],
    'crop': ['Wheat', 'wheat', ' Corn', 'Barley', None],
    'area_ha': [10.5, 22.0, 0.0, 7.25, 15.0],
    'irrigated': [True, False, True, None, False],
}).set_index('field')

harvest = pd.DataFrame({
    'field': ['F1', 'F2', 'F1', 'F3', 'F4', 'F2', 'F6', 'F5', 'F4'],
    'year': [2021, 2021, 2022, 2022, 2021, 2022, 2022, 2023, 2023],
    'tons': [52.5, 99.0, 61.0, 12.0, np.nan, 99.0, 3.3, 80.0, 29.0],
    'moisture': ['14%', '13.5 %', '15', '', None, '14%', '20%', 'wet', '12%'],
})

soil = pd.DataFrame({
    'N': [20.0, 35.0, np.nan, 18.0],
    'P': [11.0, 11.0, 9.0, 30.0],
    'K': [150.0, 0.0, 210.0, 175.0],
}, index=['F1', 'F2', 'F3', 'F7'])

rain = pd.Series([0.0, 12.5, 3.0, 0.0, 0.0, 0.0, 40.2, 1.1, np.nan, 5.0],
                 index=pd.date_range('2023-06-28', periods=10), name='mm')

# case: computed_fields/soil-setitem-array
soil['score'] = np.nansum(soil.to_numpy() * [0.5, 0.3, 0.2], axis=1)
soil.loc[:, ['N', 'P']] = np.zeros((4, 2))
soil.iloc[0, 2] = np.int64(7)
result = soil
# data: computed_orders
import pandas as pd
import numpy as np
import datetime as dt
import re

# Retail orders and inventory
orders = pd.DataFrame({
    'order_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    'sku': ['A-1', 'a-1', 'B-2', 'C-3', 'B-2', None, 'Z-9', 'A-1', 'C-3', 'D-4 '],
    'qty': [2, 1, 10, 0, -3, 5, 1, 2, 7, 4],
    'price': ['19.99', '19.99', '5', '$7.50', '5.00', 'free', '', '20.49', '7.5', '1,200.00'],
    'ordered': ['2024-03-01', '03/02/2024', '2024-03-02', '2024-03-05', None, '2024-03-05', 'bad', '2024-03-08', '2024-03-09', '2024-03-09'],
    'channel': ['web', 'store', 'web', 'web', 'Store', 'web', '', 'phone', 'web', None],
})

stock = pd.DataFrame({
    'sku': ['A-1', 'B-2', 'C-3', 'D-4', 'E-5', 'B-2'],
    'on_hand': [100, 40, 0, 9, 12, 15],
    'reorder': [20, 50, 10, 10, 12, 5],
    'unit_cost': [10.0, 2.5, np.nan, 800.0, 3.25, 2.75],
})

targets = pd.DataFrame({
    'month': [1, 2, 3, 4, 5, 6],
    'target': [500.0, 550.0, 600.0, 600.0, np.nan, 700.0],
    'actual': [480.0, 610.0, 600.0, 0.0, 640.0, 655.5],
})

# case: computed_orders/convolve-smoothing
smooth = np.convolve(targets['actual'], np.ones(2) / 2, mode='valid')
result = pd.Series(smooth, index=targets['month'].iloc[1:], name='smooth')
# data: computed_rooms
import pandas as pd
import numpy as np
import re

# Hotel bookings, rooms and reviews
rooms = pd.DataFrame({
    'room': [101, 102, 103, 201, 202, 301],
    'type': ['single', 'Double', 'double ', 'suite', 'suite', 'SINGLE'],
    'rate': [80.0, 120.0, 120.0, 300.0, np.nan, 75.5],
    'beds': [1, 2, 2, 3, 3, 1],
})

bookings = pd.DataFrame({
    'bid': [9007199254740993, 11, 12, 13, 14, 15, 16, 17],
    'room': [101.0, 102.0, 101.0, 201.0, np.nan, 999.0, 103.0, 102.0],
    'nights': [3, 1, 0, 7, 2, 4, -2, 1],
    'guests': [1, 2, 2, 4, 1, 3, 2, 2],
    'checkin': ['2023-12-30', '2024-01-01', '2024-01-05', '2024-02-27', '2024/03/01', '', None, '2024-01-01'],
    'paid': [True, False, None, True, True, False, True, None],
})

reviews = pd.DataFrame({
    'room': [101, 101, 102, 201, 201, 201, 301, 555],
    'stars': [5, 3, 4, 1, 5, 5, 2, 4],
    'comment': ['Great!', '', 'ok', 'Noisy, cold', None, 'great view', 'BAD', 'great'],
})

# case: computed_rooms/zeros-like-occupancy
occ = np.zeros_like(rooms['room'])
for r, n in zip(bookings['room'], bookings['nights']):
    hit = rooms['room'].to_numpy() == r
    occ[hit] += max(n, 0)
rooms['occ'] = occ
result = rooms[['room', 'occ']]
# data: computed_sessions
import pandas as pd
import numpy as np
import math
import datetime as dt

# Web analytics: sessions, pages, experiments
sessions = pd.DataFrame({
    'session': ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'],
    'user': ['u1', 'u2', 'u1', 'U3', None, 'u2', 'u4', 'u1', 'u3', 'u5'],
    'start': ['2024-05-01 08:00:00', '2024-05-01 08:20:30', '2024-05-01 09:00:00', '2024-05-02 23:59:59', '2024-05-03',
              None, '2024-05-03 10:00', '2024-05-03 10:00', '2024-05-04 00:00:01', 'yesterday'],
    'pages': [5, 1, 3, 0, 12, 2, 1, 7, 3, 3],
    'revenue': [0.0, 19.9, np.nan, 0.0, 250.0, -19.9, 0.0, 35.5, 12.25, np.nan],
    'variant': ['A', 'B', 'A', 'B', 'A', 'B', 'B', 'A', None, 'B'],
})

events = pd.DataFrame({
    'session': ['s1', 's1', 's1', 's2', 's3', 's5', 's5', 's8', 's8', 's8', 's99', 's4'],
    'event': ['view', 'click', 'buy', 'view', 'View', 'view', 'buy', 'view', 'view', 'click', 'buy', ''],
    'value': [1, 2, 30, 1, 1, 1, 250, 1, 1, 4, 9, 0],
})

weekly = pd.DataFrame(
    np.array([[120, 80, 0], [130, 85, 5], [90, 0, 7], [150, 95, 7]]),
    index=pd.Index(['w1', 'w2', 'w3', 'w4'], name='week'),
    columns=['search', 'social', 'email'],
)

# case: computed_sessions/jaccard-user-sets
ua = set(sessions.loc[sessions['variant'] == 'A', 'user'].dropna().str.lower())
ub = set(sessions.loc[sessions['variant'] == 'B', 'user'].dropna().str.lower())
inter = np.intersect1d(list(ua), list(ub))
result = (inter.size, len(ua | ub), inter.size / len(ua | ub))
# data: daily_loans
import pandas as pd
import numpy as np
import calendar
from datetime import date, datetime
from dateutil.relativedelta import relativedelta

loans = pd.DataFrame({
    "loan_id": ["L-1", "L-2", "L-3", "L-4", "L-5"],
    "client": ["Acme", "Bolt ", "acme", "Crux", None],
    "start": ["31 Jan 2023", "15 Aug 2022", "29 Feb 2024", "1 Dec 2023", "30 Nov 2023"],
    "term_months": [12, 6, 24, 3, 0],
    "principal": [12000, 6000, 2400000000, 900, 5000],
})

payments = pd.DataFrame({
    "pay_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "loan_id": ["L-1", "L-1", "L-1", "L-2", "L-2", "L-2", "L-4", "L-4", "L-9", "L-3", "L-1", "L-2"],
    "due": ["2023-02-28", "2023-03-31", "2023-04-30", "2022-09-15", "2022-10-15", "2022-11-15", "2024-01-01", "2024-02-01", "2024-01-10", "2024-03-29", "2023-05-31", "2022-12-15"],
    "paid": ["2023-02-27", "2023-04-03", None, "2022-09-15", "2022-12-20", "2022-12-20", "2024-01-31", "2024-02-01", "2024-01-10", "0000-00-00", "2023-05-31 17:45", None],
    "amount": [1000.0, 1000.0, 1000.0, 1000.0, 1000.0, 1000.0, 300.0, 300.0, 50.0, None, 1000.0, 1000.0],
})

holidays = pd.Series(pd.to_datetime(["2023-01-01", "2023-05-01", "2023-12-25", "2024-01-01"]), name="holiday")

# case: daily_loans/maturity-relativedelta
l = loans.copy()
l["start"] = pd.to_datetime(l["start"])
l["maturity"] = [s + relativedelta(months=n) for s, n in zip(l["start"], l["term_months"])]
result = l[["loan_id", "start", "maturity"]]

# data: observed_energy
import pandas as pd
import numpy as np
import math

# case: observed_energy/upsample-hourly-to-half-hourly
s = pd.Series([2.0, 4.0, np.nan, 8.0], index=pd.date_range("2024-01-01", periods=4, freq="h"), name="kw")
up = s.resample("30min").asfreq()
result = pd.concat([up.rename("raw"), up.ffill().rename("ffill"), up.interpolate("linear").rename("lin"), s.resample("30min").bfill().rename("bfill")], axis=1)

# case: observed_energy/max-demand-day
d = pd.DataFrame({
    "ts": pd.to_datetime(["2024-02-01 07:00", "2024-02-01 19:00", "2024-02-02 08:00", "2024-02-02 18:30", "2024-02-03 12:00"]),
    "kw": [3.1, 5.4, 2.2, 6.1, 6.1],
})
peak = d.groupby(d["ts"].dt.date)["kw"].max()
day = peak.idxmax()
result = f"{day}: {peak.max()} kW ({(peak == peak.max()).sum()} day(s) at peak)"

# case: observed_energy/estimated-readings-interpolated-by-time
r = pd.Series(
    [500.0, np.nan, np.nan, 620.0, np.nan],
    index=pd.to_datetime(["2024-01-01", "2024-01-11", "2024-01-21", "2024-01-31", "2024-02-10"]),
)
est = r.interpolate(method="time", limit_area="inside")
result = pd.DataFrame({"reading": r, "estimate": est, "is_est": r.isna() & est.notna()})

# case: observed_energy/resample-without-datetime-index
u = pd.DataFrame({"ts": ["2024-01-01 00:00", "2024-01-01 01:00"], "kwh": [1.0, 2.0]}).set_index("ts")
result = u.resample("D").sum()

# data: observed_games
import pandas as pd
import numpy as np
from itertools import groupby, combinations, accumulate
from collections import defaultdict

# case: observed_games/rank-unknown-method
s = pd.DataFrame({"player": ["a", "b", "c"], "pts": [3, 3, 1]})
s["place"] = s["pts"].rank(method="competition", ascending=False)
result = s

# data: observed_shipments
import pandas as pd
import numpy as np

# case: observed_shipments/rate-table-lookup-asof
parcels = pd.DataFrame({"id": ["p1", "p2", "p3", "p4"], "kg": [0.4, 2.0, 7.5, 31.0]})
rates = pd.DataFrame({"min_kg": [0.0, 1.0, 5.0, 10.0], "price": [3.5, 5.0, 9.9, 14.0]})
priced = pd.merge_asof(parcels.sort_values("kg"), rates, left_on="kg", right_on="min_kg")
priced["over"] = priced["kg"] > 30
priced.loc[priced["over"], "price"] += 20
result = priced.set_index("id")["price"].reindex(parcels["id"])

# data: prepared_logins
import pandas as pd
import numpy as np
from collections import Counter, defaultdict
from datetime import date, datetime, timedelta
from itertools import product, combinations, cycle, islice

# case: prepared_logins/boolean-three-valued-logic
vals = [True, False, None]
tbl = pd.DataFrame(list(product(vals, vals)), columns=["a", "b"]).astype("boolean")
tbl["and_"] = tbl["a"] & tbl["b"]
tbl["or_"] = tbl["a"] | tbl["b"]
tbl["xor_"] = tbl["a"] ^ tbl["b"]
result = tbl

# case: prepared_logins/set-index-verify-integrity-fails
df = pd.DataFrame({"id": [1, 2, 2, 3], "v": list("wxyz")})
keyed = df.set_index("id", verify_integrity=True)
result = keyed

# data: prepared_orders
import pandas as pd
import numpy as np
import datetime as dt
import itertools
import collections

# case: prepared_orders/string-dtype-dtypes
df = pd.DataFrame({"s": pd.Series(["x", None, "yy"], dtype="string")})
df["len"] = df["s"].str.len()
df["has_y"] = df["s"].str.contains("y")
df["cat"] = df["s"] + "!"
df["eq"] = df["s"] == "x"
result = df.dtypes.astype(str).to_dict()

# data: prepared_ratings
import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date, time
from itertools import product, chain, accumulate, count
from collections import OrderedDict, Counter

# case: prepared_ratings/time-objects-column
df = pd.DataFrame({"slot": range(1, 4), "t": [time(0, 0), time(12, 30), time(23, 59, 59)]})
df["text"] = df["t"].map(lambda t: t.strftime("%H:%M"))
df["minute_of_day"] = df["t"].apply(lambda t: t.hour * 60 + t.minute)
result = df.drop(columns="t").assign(kind=str(df["t"].dtype))

