import pandas as pd
import numpy as np
import datetime
from dateutil.relativedelta import relativedelta

# HR
employees_df = pd.DataFrame({
    "emp_id": ["E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E09"],
    "name": ["Alice", "Bob", "carol ", "Dan", "Eve", "Frank", None, "Heidi", "Ivan"],
    "dept": ["Eng", "Eng", "HR", "hr", "Sales", "Sales", "Eng", None, "Ops"],
    "birth_year": [1985, 1990, 1979, 2000, 1992, 1965, 1988, 1996, 1971],
    "birth_month": [2, 12, 7, 2, 6, 1, 13, 4, 10],
    "birth_day": [28, 31, 15, 29, 31, 1, 5, 30, 9],
    "hired": pd.to_datetime(["2015-03-01", "2019-11-18", "2010-01-31", "2023-02-28", "2020-02-29", "1999-12-31", None, "2021-08-16", "2015-03-01"]),
    "left": pd.to_datetime([None, "2023-06-30", None, None, "2024-02-29", "2020-01-01", None, None, None]),
    "salary": [95000, 72000, 68000, 41000, np.nan, 88000, 77000, 54000, 0],
})
reviews_df = pd.DataFrame({
    "emp_id": ["E01", "E01", "E02", "E03", "E03", "E03", "E05", "E10", "E08"],
    "review_date": ["2023/01/15", "2024/01/20", "15-02-2022", "2022.06.30", "2023.06.30", "2024.07.01", None, "2023/03/03", "20230816"],
    "score": [4, 5, 3, 2, 4, 4, 5, 1, 3],
})
leave_df = pd.DataFrame({
    "emp_id": ["E01", "E01", "E03", "E04", "E08", "E08", "E02"],
    "start": ["2024-03-28", "2024-07-01", "2024-12-23", "2024-05-06", "2024-02-28", "2024-03-04", "2023-05-01"],
    "end": ["2024-04-02", "2024-07-12", "2025-01-03", "2024-05-06", "2024-03-05", "2024-03-08", "2023-04-28"],
})
AS_OF = pd.Timestamp("2024-06-30")

# case: dob-from-columns
dob = pd.to_datetime(
    employees_df[["birth_year", "birth_month", "birth_day"]].rename(columns=lambda c: c.replace("birth_", "")),
    errors="coerce",
)
result = employees_df.assign(dob=dob)[["emp_id", "dob"]]

# case: dob-from-columns-strict
parts = employees_df[["birth_year", "birth_month", "birth_day"]]
parts.columns = ["year", "month", "day"]
result = pd.to_datetime(parts)

# case: tenure-years-rounded
df = employees_df.copy()
df["end"] = df["left"].fillna(AS_OF)
df["tenure_years"] = ((df["end"] - df["hired"]).dt.days / 365.25).round(2)
result = df.sort_values("tenure_years", ascending=False)[["emp_id", "tenure_years"]]

# case: tenure-relativedelta
def tenure(row):
    if pd.isna(row["hired"]):
        return None
    end = row["left"] if pd.notna(row["left"]) else AS_OF
    rd = relativedelta(end, row["hired"])
    return f"{rd.years}y {rd.months}m {rd.days}d"

out = employees_df.copy()
out["tenure"] = out.apply(tenure, axis=1)
result = dict(zip(out["emp_id"], out["tenure"]))

# case: months-employed-via-period
start = employees_df["hired"].dt.to_period("M")
end = employees_df["left"].fillna(AS_OF).dt.to_period("M")
months = [(e - s).n if s is not pd.NaT else None for s, e in zip(start, end)]
result = pd.Series(months, index=employees_df["emp_id"], dtype="Int64")

# case: active-on-date
d = pd.Timestamp("2020-01-01")
active = employees_df.query("hired <= @d and (left.isna() or left > @d)")
result = active["emp_id"].tolist()

# case: headcount-by-quarter-end
quarters = pd.date_range("2019-12-31", "2024-06-30", freq="QE")
rows = []
for q in quarters:
    n = ((employees_df["hired"] <= q) & (employees_df["left"].isna() | (employees_df["left"] > q))).sum()
    rows.append({"quarter": str(q.to_period("Q")), "headcount": int(n)})
result = pd.DataFrame(rows)

# case: work-anniversary-next
def next_anniv(h):
    if pd.isna(h):
        return pd.NaT
    a = h + pd.DateOffset(years=AS_OF.year - h.year)
    return a if a > AS_OF else h + pd.DateOffset(years=AS_OF.year - h.year + 1)

result = employees_df.set_index("emp_id")["hired"].map(next_anniv)

# case: mixed-review-dates
r = reviews_df.copy()
r["review_date"] = pd.to_datetime(r["review_date"], format="mixed", dayfirst=True, errors="coerce")
result = r.sort_values("review_date", na_position="first")

# case: review-dates-multi-format-combine
s = reviews_df["review_date"]
parsed = pd.to_datetime(s, format="%Y/%m/%d", errors="coerce")
for fmt in ("%d-%m-%Y", "%Y.%m.%d", "%Y%m%d"):
    parsed = parsed.fillna(pd.to_datetime(s, format=fmt, errors="coerce"))
result = parsed

# case: days-since-last-review
r = reviews_df.copy()
r["review_date"] = pd.to_datetime(r["review_date"].str.replace(r"[./]", "-", regex=True), format="mixed")
last = r.groupby("emp_id")["review_date"].max()
merged = employees_df[["emp_id", "name"]].merge(last.rename("last_review").reset_index(), how="left")
merged["days_since"] = (AS_OF - merged["last_review"]).dt.days
result = merged

# case: leave-business-days
l = leave_df.copy()
l["start"] = pd.to_datetime(l["start"])
l["end"] = pd.to_datetime(l["end"])
ok = l["end"] >= l["start"]
l.loc[ok, "bdays"] = np.busday_count(
    l.loc[ok, "start"].values.astype("datetime64[D]"),
    (l.loc[ok, "end"] + pd.Timedelta(days=1)).values.astype("datetime64[D]"),
)
result = l.groupby("emp_id", sort=False)["bdays"].sum()

# case: leave-overlap-with-prev
l = leave_df.sort_values(["emp_id", "start"]).reset_index(drop=True)
l[["start", "end"]] = l[["start", "end"]].apply(pd.to_datetime)
l["prev_end"] = l.groupby("emp_id")["end"].shift(1)
l["overlaps"] = l["start"] <= l["prev_end"]
result = l

# case: leave-bdate-range-len
result = {
    f"{r.emp_id}:{r.start}": len(pd.bdate_range(r.start, r.end))
    for r in leave_df.itertuples(index=False)
}

# case: hire-cohort-count
cohort = employees_df.groupby(employees_df["hired"].dt.year.astype("Int64"), dropna=False)["emp_id"].count()
result = cohort

# case: hired-month-accessors
h = employees_df["hired"]
result = pd.DataFrame({
    "month_end": h.dt.is_month_end,
    "quarter_start": h.dt.is_quarter_start,
    "year_end": h.dt.is_year_end,
    "dim": h.dt.days_in_month,
    "doy": h.dt.dayofyear,
    "q": h.dt.quarter,
}, index=employees_df.index)

# case: ambiguous-truth-hired
if employees_df["hired"] > pd.Timestamp("2020-01-01"):
    result = "new"
else:
    result = "old"

# case: probation-end
df = employees_df[["emp_id", "hired"]].copy()
df["probation_end"] = df["hired"] + pd.DateOffset(months=6) - pd.Timedelta(days=1)
df["first_payroll"] = df["hired"] + pd.offsets.MonthEnd(1)
df["first_payroll_same"] = df["hired"] + pd.offsets.MonthEnd(0)
result = df

# case: dept-tenure-median
df = employees_df.assign(
    dept=employees_df["dept"].str.lower(),
    tenure=(employees_df["left"].fillna(AS_OF) - employees_df["hired"]),
)
result = df.groupby("dept")["tenure"].agg(["min", "median", "max", "count"])

# case: turnover-left-by-year
left = employees_df.loc[employees_df["left"].notna()]
result = left.groupby(left["left"].dt.to_period("Y")).agg(n=("emp_id", "size"), who=("emp_id", list))

# case: retirement-date
year = employees_df["birth_year"] + 65
month = employees_df["birth_month"].clip(upper=12)
result = pd.to_datetime(year.astype(str) + "-" + month.astype(str).str.zfill(2) + "-01") + pd.offsets.MonthEnd(0)

# case: duration-as-text-mixed
secs = (employees_df["left"] - employees_df["hired"]).dropna()
result = [str(t) for t in secs] + [secs.sum(), secs.mean().days]
