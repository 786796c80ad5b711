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

# case: parse-day-month-name
s = pd.to_datetime(loans["start"], format="%d %b %Y")
result = s.dt.strftime("%Y-%m-%d").tolist()

# case: maturity-relativedelta
l = loans.copy()
l["start"] = pd.to_datetime(l["start"])
l["maturity"] = [s + relativedelta(months=n) for s, n in zip(l["start"], l["term_months"])]
result = l[["loan_id", "start", "maturity"]]

# case: maturity-apply-dateoffset
l = loans.copy()
l["start"] = pd.to_datetime(l["start"])
l["maturity"] = l.apply(lambda r: r["start"] + pd.DateOffset(months=int(r["term_months"])), axis=1)
l["days"] = (l["maturity"] - l["start"]).dt.days
result = l.set_index("loan_id")[["maturity", "days"]]

# case: payment-schedule
start = pd.to_datetime(loans.loc[0, "start"])
n = loans.loc[0, "term_months"]
sched = pd.DataFrame({"no": range(1, n + 1)})
sched["due"] = [start + pd.DateOffset(months=i) for i in sched["no"]]
sched["amount"] = loans.loc[0, "principal"] / n
sched["balance"] = loans.loc[0, "principal"] - sched["amount"].cumsum()
result = sched

# case: paid-mixed-formats
p = pd.to_datetime(payments["paid"], errors="coerce", format="mixed")
result = p

# case: paid-coerce-default
p = pd.to_datetime(payments["paid"], errors="coerce")
result = p.notna().sum(), p.max()

# case: days-late
p = payments.copy()
p["due"] = pd.to_datetime(p["due"])
p["paid"] = pd.to_datetime(p["paid"], errors="coerce", format="mixed").dt.normalize()
p["days_late"] = (p["paid"] - p["due"]).dt.days.clip(lower=0)
result = p.groupby("loan_id")["days_late"].agg(["max", "mean", "count"])

# case: aging-buckets
asof = pd.Timestamp("2023-01-31")
p = payments[payments["paid"].isna() | (payments["paid"] > "2023-01-31")].copy()
p["due"] = pd.to_datetime(p["due"])
p = p[p["due"] <= asof]
p["age"] = (asof - p["due"]).dt.days
p["bucket"] = np.select([p["age"] <= 30, p["age"] <= 60], ["0-30", "31-60"], default="60+")
result = p.pivot_table(index="loan_id", columns="bucket", values="amount", aggfunc="sum", fill_value=0)

# case: month-end-due-check
due = pd.to_datetime(payments["due"])
result = payments.loc[due.dt.is_month_end, ["loan_id", "due"]]

# case: last-day-calendar
due = pd.to_datetime(payments["due"])
last = [calendar.monthrange(d.year, d.month)[1] for d in due]
result = (pd.Series(last) - due.dt.day).tolist()

# case: eom-via-period
due = pd.to_datetime(payments["due"])
eom = due.dt.to_period("M").dt.end_time.dt.normalize()
result = pd.concat([due.rename("due"), eom.rename("eom")], axis=1).drop_duplicates().sort_values("due")

# case: som-via-timestamp
due = pd.to_datetime(payments["due"])
result = payments.groupby(due.dt.to_period("M").dt.to_timestamp())["amount"].sum().loc["2023"]

# case: som-replace-day
due = pd.to_datetime(payments["due"])
result = sorted({d.replace(day=1).strftime("%Y/%m/%d") for d in due})

# case: missed-installments-months
p = payments[payments["loan_id"] == "L-1"]
expected = pd.period_range("2023-02", "2023-08", freq="M")
have = pd.PeriodIndex(p["due"], freq="M")
result = [str(x) for x in expected if x not in have]

# case: consecutive-late-streak
p = payments.copy()
p["due"] = pd.to_datetime(p["due"])
p["paid"] = pd.to_datetime(p["paid"], errors="coerce")
p = p.sort_values(["loan_id", "due"])
p["late"] = p["paid"].isna() | (p["paid"] > p["due"])
blk = (p["late"] != p.groupby("loan_id")["late"].shift()).cumsum()
p["streak"] = p["late"].astype(int).groupby(blk).cumsum()
result = p.groupby("loan_id")["streak"].max().sort_values(ascending=False)

# case: holiday-isin
d = pd.date_range("2023-04-28", "2023-05-03")
cal = pd.DataFrame({"date": d, "holiday": d.isin(holidays), "weekend": d.dayofweek >= 5})
cal["working"] = ~(cal["holiday"] | cal["weekend"])
result = cal

# case: due-holiday-shift
p = payments.copy()
p["due"] = pd.to_datetime(p["due"])
p.loc[p["due"].isin(holidays), "due"] += pd.Timedelta(days=1)
result = p.loc[p["due"].dt.year == 2024, ["pay_id", "due"]]

# case: interest-accrual-year-fraction
l = loans.copy()
l["start"] = pd.to_datetime(l["start"], dayfirst=True)
yf = (pd.Timestamp("2024-06-30") - l["start"]) / pd.Timedelta(days=365)
l["interest"] = (l["principal"] * 0.05 * yf).round(2)
result = l[["loan_id", "interest"]]

# case: date-plus-int-error
l = loans.copy()
l["start"] = pd.to_datetime(l["start"])
l["maturity"] = l["start"] + l["term_months"] * 30
result = l

# case: date-plus-timedelta-column
l = loans.copy()
l["start"] = pd.to_datetime(l["start"])
l["approx_end"] = l["start"] + pd.to_timedelta(l["term_months"] * 30, unit="D")
result = l.loc[l["term_months"].gt(0), ["loan_id", "approx_end"]]

# case: full-months-elapsed
ref = date(2024, 7, 1)
starts = pd.to_datetime(loans["start"]).dt.date
def full_months(s):
    rd = relativedelta(ref, s)
    return rd.years * 12 + rd.months
result = starts.map(full_months).to_dict()

# case: client-first-loan
l = loans.copy()
l["client"] = l["client"].str.strip().str.lower()
l["start"] = pd.to_datetime(l["start"])
result = l.sort_values("start").groupby("client").agg(first=("start", "first"), last=("start", "last"), loans=("loan_id", "nunique"))

# case: collected-by-quarter-label
p = payments.copy()
p["paid"] = pd.to_datetime(p["paid"], errors="coerce", format="mixed")
p = p.dropna(subset=["paid"])
p["q"] = p["paid"].dt.to_period("Q").dt.strftime("Q%q/%y")
result = p.groupby("q", sort=False)["amount"].sum()

# case: unmatched-payments
m = payments.merge(loans, on="loan_id", how="outer", indicator=True)
m["due"] = pd.to_datetime(m["due"])
m["start"] = pd.to_datetime(m["start"])
m["ok"] = m["due"] > m["start"]
result = m.groupby("_merge", observed=False)["ok"].sum()
