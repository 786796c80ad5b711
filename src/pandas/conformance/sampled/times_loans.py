import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta
import re

# Library loans
loans = pd.DataFrame({
    "loan_id": np.arange(1, 13),
    "isbn": ["978-1", "978-2", "978-1", "978-3", None, "978-2", "978-4", "978-1", "978-9", "978-3", "978-2", "978-1"],
    "borrower": ["ann", "Ben", "ann ", "CAT", "Ben", "dee", "ann", "Ben", "eve", "CAT", "", "dee"],
    "loaned": ["1/2/2024", "13/2/2024", "2024-02-20", "March 5, 2024", "05 Mar 2024", "31/4/2024", "2024/06/30", "1-7-24", "", None, "20240801", "9/9/2024"],
    "days": ["14", "7 days", "21", "14", "2 weeks", "14", None, "x", "7", "14", "28", "14 "],
})
returns = pd.DataFrame({
    "loan_id": [1, 2, 3, 4, 7, 7, 8, 20],
    "returned": pd.to_datetime(["2024-02-20", "2024-02-13", "2024-03-15", None, "2024-07-10", "2024-07-12", "2024-07-08", "2024-01-01"]),
})
hours = pd.DataFrame({
    "weekday": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    "opens": ["09:00", "09:00", "13:00", "09:00", "09:00", "10:00"],
    "closes": ["17:00", "20:00", "17:30", "17:00", "16:00", "14:00"],
})

# case: mixed-dayfirst-coerce
loans["loaned_dt"] = pd.to_datetime(loans["loaned"], format="mixed", dayfirst=True, errors="coerce")
result = loans[["loan_id", "loaned", "loaned_dt"]]

# case: one-by-one-parse
def parse(s):
    try:
        return pd.to_datetime(s, dayfirst=True)
    except (ValueError, TypeError):
        return pd.NaT

result = loans["loaned"].apply(parse)

# case: default-infers-first-format
parsed = pd.to_datetime(loans["loaned"], dayfirst=True, errors="coerce")
result = parsed.notna().sum(), parsed.isna().mean().round(3)

# case: strptime-try-formats
FORMATS = ["%d/%m/%Y", "%Y-%m-%d", "%B %d, %Y", "%d %b %Y", "%Y/%m/%d", "%d-%m-%y", "%Y%m%d"]

def to_date(text):
    if not isinstance(text, str) or not text.strip():
        return None
    for f in FORMATS:
        try:
            return datetime.strptime(text.strip(), f).date()
        except ValueError:
            continue
    return None

out = loans["loaned"].map(to_date)
result = [d.strftime("%d.%m.%Y") if d else None for d in out]

# case: due-date-from-messy-days
txt = loans["days"].str.strip().str.lower()
num = pd.to_numeric(txt.str.extract(r"(\d+)")[0], errors="coerce")
num = np.where(txt.str.contains("week", na=False), num * 7, num)
loaned = pd.to_datetime(loans["loaned"], format="mixed", dayfirst=True, errors="coerce")
result = loaned + pd.to_timedelta(num, unit="D")

# case: to-timedelta-text-direct
result = pd.to_timedelta(loans["days"], errors="coerce").dropna()

# case: overdue-fine
l = loans.merge(returns.sort_values("returned").drop_duplicates("loan_id", keep="last"), on="loan_id", how="left")
l["loaned"] = pd.to_datetime(l["loaned"], format="mixed", dayfirst=True, errors="coerce")
l["due"] = l["loaned"] + pd.Timedelta(days=14)
l["late_days"] = (l["returned"] - l["due"]).dt.days.clip(lower=0)
l["fine"] = (l["late_days"] * 0.25).fillna(0)
result = l.loc[l["fine"] > 0, ["loan_id", "late_days", "fine"]]

# case: first-and-last-return
result = returns.groupby("loan_id").agg(first=("returned", "first"), last=("returned", "last"), n=("returned", "size"), seen=("returned", "count"))

# case: return-weekday-open
r = returns.dropna().assign(weekday=lambda d: d["returned"].dt.day_name())
m = r.merge(hours, how="left", on="weekday")
result = m.loc[m["opens"].isna(), "loan_id"].tolist() or "all open"

# case: open-hours-per-week
span = pd.to_datetime(hours["closes"], format="%H:%M") - pd.to_datetime(hours["opens"], format="%H:%M")
result = {"total": span.sum(), "hours": span.sum() / pd.Timedelta("1h"), "longest": hours.loc[span.idxmax(), "weekday"], "by_day": (span.dt.total_seconds() / 3600).tolist()}

# case: open-hours-strings-compare
mask = ("16:30" >= hours["opens"]) & ("16:30" < hours["closes"])
result = hours.loc[mask, "weekday"].str.slice(0, 3).str.cat(sep="|")

# case: due-moved-to-open-day
due = returns["returned"] + timedelta(days=5)
due = due.where(due.dt.dayofweek != 6, due + timedelta(days=1))
result = due.dt.strftime("%a %d %b")

# case: datetime-index-attrs
ix = pd.DatetimeIndex(returns["returned"].dropna()).sort_values()
result = {
    "year": ix.year.unique().tolist(),
    "month": list(ix.month),
    "dow": ix.dayofweek.tolist(),
    "week": ix.isocalendar().week.tolist(),
    "is_mono": ix.is_monotonic_increasing,
    "dup": ix.has_duplicates,
    "freq": ix.freq,
    "min": ix.min(),
}

# case: returns-loc-year-month
s = returns.set_index("returned").sort_index()
result = s.loc["2024-02"]

# case: returned-isin-strings
result = returns["returned"].isin(["2024-02-20", "2024-07-10"]).tolist()

# case: fillna-with-text-mistake
r = returns["returned"].fillna("not returned")
result = r.tolist()

# case: fillna-nat-forward
r = returns.sort_values("loan_id")["returned"]
result = pd.DataFrame({"ff": r.ffill(), "bf": r.bfill(), "const": r.fillna(pd.Timestamp(2024, 12, 31)), "interp": r.fillna(r.mean())})

# case: where-mask-nat
r = returns["returned"]
result = r.where(r.dt.year == 2024).mask(r.dt.month == 7, pd.NaT).dropna()

# case: map-month-to-term
terms = {**dict.fromkeys([1, 2, 3], "Lent"), **dict.fromkeys([4, 5, 6], "Easter"), **dict.fromkeys([9, 10, 11, 12], "Michaelmas")}
result = returns.assign(term=returns["returned"].dt.month.map(terms)).fillna({"term": "none"})

# case: unstack-loans-monthly-by-borrower
l = loans.assign(b=loans["borrower"].str.strip().str.lower().replace("", np.nan), m=pd.to_datetime(loans["loaned"], format="mixed", dayfirst=True, errors="coerce"))
t = l.groupby(["b", pd.Grouper(key="m", freq="QS")]).size().unstack(fill_value=0)
t.columns = [f"{c.year}-Q{c.quarter}" for c in t.columns]
result = t

# case: reading-days-interval-overlaps
a = pd.Interval(pd.Timestamp("2024-02-01"), pd.Timestamp("2024-02-20"), closed="both")
b = pd.Interval(pd.Timestamp("2024-02-20"), pd.Timestamp("2024-03-15"), closed="left")
result = [a.overlaps(b), a.length, a.mid, pd.Timestamp("2024-02-20") in a, returns["returned"].apply(lambda x: x in a if pd.notna(x) else False).sum()]
