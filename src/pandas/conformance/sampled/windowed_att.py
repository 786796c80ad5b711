import pandas as pd
import numpy as np
from collections import Counter

att = pd.DataFrame({
    "emp": [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 7],
    "day": ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-05", "2024-01-06", "2024-01-07", "2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04",
            "2024-01-03", "2024-01-03", "2024-01-08", "2024-01-05", "2024-01-05"],
    "status": ["P", "P", "A", "P", "P", "P", "A", "A", "p", "A", "P", "P", "L", None, "P"],
    "hours": [8.0, 7.5, 0, 8.0, 9.25, 8.0, 0, np.nan, 6.0, 0, 8.0, 8.0, np.nan, np.nan, 4.0],
})
emps = pd.DataFrame({
    "emp": [1, 2, 3, 4, 5],
    "name": ["Olga", "pete", "Quinn ", "Rosa", None],
    "dept": ["Ops", "Ops", "IT", "it", "HR"],
    "salary": ["4200", "3,900", "5100.50", None, "3900"],
    "manager": [np.nan, 1, 1, 3, 3],
})
reviews = pd.DataFrame({
    "emp": [1, 1, 1, 2, 2, 3, 3, 3],
    "year": [2021, 2022, 2023, 2022, 2023, 2020, 2022, 2023],
    "score": [3.5, np.nan, 4.5, 2.0, 2.0, 5.0, np.nan, np.nan],
})

# case: present-day-streaks
a = att[att["status"].str.upper() == "P"].copy()
a["day"] = pd.to_datetime(a["day"])
a = a.drop_duplicates(["emp", "day"]).sort_values(["emp", "day"])
a["anchor"] = a["day"] - pd.to_timedelta(a.groupby("emp").cumcount(), unit="D")
result = a.groupby(["emp", "anchor"]).agg(first=("day", "min"), last=("day", "max"), length=("day", "count")).reset_index().drop("anchor", axis=1)
# case: longest-streak
a = att.drop_duplicates(subset=["emp", "day"]).copy()
a["day"] = pd.to_datetime(a["day"])
brk = a.groupby("emp")["day"].diff().dt.days.ne(1)
a["sid"] = brk.cumsum()
result = a.groupby("emp")["sid"].apply(lambda s: s.value_counts().max())
# case: absent-run-length
absent = att["status"].eq("A").astype(int)
result = absent * (absent.groupby([att["emp"], (absent != absent.shift()).cumsum()]).cumcount() + 1)
# case: score-locf
reviews["score_f"] = reviews.groupby("emp")["score"].ffill()
reviews["delta"] = reviews.groupby("emp")["score_f"].diff()
result = reviews
# case: score-locf-limit
result = reviews.groupby("emp")["score"].transform(lambda s: s.ffill(limit=1))
# case: last-nonnull-score
result = reviews.sort_values("year", ascending=False).groupby("emp")["score"].first()
# case: reindex-years-interpolate
def fill(g):
    g = g.set_index("year").reindex(range(2020, 2024))
    return g["score"].interpolate(limit_direction="forward")
result = reviews.groupby("emp")[["year", "score"]].apply(fill)
# case: salary-ntile
sal = pd.to_numeric(emps["salary"].str.replace(",", ""))
emps["quartile"] = pd.qcut(sal.rank(method="first"), q=4, labels=False)
result = emps[["name", "quartile"]]
# case: salary-rank-dept
emps["sal"] = emps["salary"].str.replace(",", "", regex=False).astype(float)
emps["dept"] = emps["dept"].str.upper()
emps["rk"] = emps.groupby("dept")["sal"].rank(ascending=False, na_option="bottom", method="dense")
result = emps.sort_values(by=["dept", "rk"])[["dept", "name", "sal", "rk"]]
# case: salary-plain-float
emps["sal"] = emps["salary"].astype(float)
result = emps["sal"].rank()
# case: salary-group-fill
s = pd.to_numeric(emps["salary"].str.replace(",", ""), errors="coerce")
d = emps["dept"].str.lower()
result = s.fillna(s.groupby(d).transform("mean")).rename("salary_filled")
# case: overtime-cum-hours
att["hours"] = att["hours"].fillna(0)
att["cum"] = att.groupby("emp")["hours"].cumsum()
att["ot"] = (att["cum"] - 20).clip(lower=0)
att["ot_today"] = att["ot"] - att.groupby("emp")["ot"].shift(fill_value=0)
result = att[["emp", "day", "cum", "ot_today"]]
# case: leave-balance-loop
accrual, cap = 1.5, 3.0
bal = {}
hist = []
for e, st in zip(att["emp"], att["status"]):
    b = min(cap, bal.get(e, 0) + accrual)
    if st in ("A", "L"):
        b = max(0, b - 2)
    bal[e] = b
    hist.append(b)
att["leave"] = hist
result = att.groupby("emp")["leave"].last()
# case: rolling-3-entries
att["h3"] = att.groupby("emp")["hours"].transform(lambda s: s.rolling(3, min_periods=2).mean())
result = att["h3"].round(3)
# case: rolling-3d-by-emp
a = att.copy()
a["day"] = pd.to_datetime(a["day"])
r = a.groupby("emp").rolling("3D", on="day")["hours"].sum()
result = r.reset_index(name="h3d")
# case: rolling-3d-assign-merge
a = att.drop_duplicates(["emp", "day"]).copy()
a["day"] = pd.to_datetime(a["day"])
r = a.set_index("day").groupby("emp")["hours"].rolling("2D").max().rename("mx").reset_index()
result = a.merge(r, on=["emp", "day"], how="left")
# case: rolling-time-unsorted
a = att.copy()
a["day"] = pd.to_datetime(a["day"])
result = a.rolling("3D", on="day")["hours"].sum()
# case: status-transitions
s = att["status"].str.upper()
prev = s.groupby(att["emp"]).shift()
pairs = (prev + ">" + s).dropna()
result = dict(Counter(pairs))
# case: isna-summary
summary = pd.DataFrame({"missing": att.isna().sum(), "pct": att.isna().mean().mul(100).round(1), "dtype": att.dtypes.astype(str)})
result = summary[summary["missing"] > 0].sort_values("missing", ascending=False)
# case: isna-by-group
result = att[["status", "hours"]].isna().groupby(att["emp"]).sum()
# case: compare-to-group-mean
att["vs_mean"] = att["hours"].sub(att.groupby("emp")["hours"].transform("mean")).round(2)
att["flag"] = np.where(att["vs_mean"].isna(), "n/a", np.where(att["vs_mean"] < 0, "below", "ok"))
result = att["flag"].value_counts()
# case: expanding-mean-lag
reviews["avg_before"] = reviews.groupby("emp")["score"].transform(lambda s: s.shift().expanding().mean())
result = reviews
# case: manager-chain-fill
mgr = emps.set_index("emp")["manager"]
names = emps.set_index("emp")["name"].str.strip().str.title()
top = mgr.map(mgr).combine_first(mgr)
result = pd.DataFrame({"name": names, "mgr": mgr.map(names), "top": top.map(names).fillna(names)})
