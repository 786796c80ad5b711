import pandas as pd
import numpy as np
import calendar
import datetime as dt

loans = pd.DataFrame({
    "loan": ["L1", "L2", "L3", "L4", "L5", "L6"],
    "start": pd.to_datetime(["2023-08-31", "2024-01-31", "2024-02-29", "2023-12-15", "2024-03-30", None]),
    "months": [6, 12, 3, 24, 1, 6],
    "principal": [1200.0, 5000.0, 300.0, 24000.0, 0.0, 600.0],
    "rate": [0.05, 0.12, 0.0, 0.035, np.nan, 0.08],
})
payments = pd.DataFrame({
    "loan": ["L1", "L1", "L1", "L2", "L2", "L3", "L3", "L4", "L9", "L1"],
    "paid_on": ["30.09.2023", "31.10.2023", "05.12.2023", "29.02.2024", "01.04.2024", "29.03.2024", "29.03.2024", "15.01.2024", "01.01.2024", None],
    "amount": ["200,00", "200,00", "199,50", "416,67", "416,67", "100", "100", "1.000,00", "50,00", "200,00"],
})
ym = pd.DataFrame({
    "year": [2023, 2023, 2024, 2024, 2024],
    "month": [11, 12, 1, 2, 13],
    "day": [30, 31, 15, 30, 1],
    "ym": ["2023-11", "202312", "Jan 2024", "02/2024", "2024"],
})
index_rates = pd.Series([3.1, 3.25, 3.5, 3.4], index=pd.to_datetime(["2023-07-01", "2023-10-15", "2024-01-02", "2024-03-01"]), name="euribor")

# case: build-from-columns-coerce
result = pd.to_datetime(ym[["year", "month", "day"]], errors="coerce")

# case: build-from-columns-raise
result = pd.to_datetime(ym[["year", "month", "day"]])

# case: build-text
txt = ym["year"].astype(str) + "-" + ym["month"].astype(str).str.zfill(2) + "-01"
ym["first"] = pd.to_datetime(txt, errors="coerce")
ym["last"] = ym["first"] + pd.offsets.MonthEnd(0)
result = ym[["year", "month", "first", "last"]]

# case: clip-day-to-month
valid = ym[ym["month"].between(1, 12)].copy()
valid["dim"] = valid.apply(lambda r: calendar.monthrange(r["year"], r["month"])[1], axis=1)
valid["day"] = valid[["day", "dim"]].min(axis=1)
result = pd.to_datetime(valid[["year", "month", "day"]]).dt.strftime("%d-%b-%Y").tolist()

# case: parse-year-month
out = []
for t in ym["ym"]:
    for f in ("%Y-%m", "%Y%m", "%b %Y", "%m/%Y"):
        try:
            out.append(pd.Period(dt.datetime.strptime(t, f), freq="M"))
            break
        except ValueError:
            pass
    else:
        out.append(None)
result = [str(p) if p is not None else "?" for p in out]

# case: ym-coerce
result = pd.to_datetime(ym["ym"], format="%Y-%m", errors="coerce").fillna(pd.to_datetime(ym["ym"], format="%Y%m", errors="coerce"))

# case: monthend-variants
s = loans["start"]
result = pd.DataFrame({"s": s, "me0": s + pd.offsets.MonthEnd(0), "me1": s + pd.offsets.MonthEnd(1), "mb-1": s - pd.offsets.MonthBegin(1), "qe": s + pd.offsets.QuarterEnd(0)})

# case: rollforward-map
me = pd.offsets.MonthEnd()
result = [me.rollforward(d) for d in loans["start"].dropna()] + [me.rollback(loans.loc[3, "start"])]

# case: maturity
loans["maturity"] = [d + pd.DateOffset(months=int(n)) if pd.notna(d) else pd.NaT for d, n in zip(loans["start"], loans["months"])]
result = loans[["loan", "start", "maturity"]].assign(days=lambda x: (x["maturity"] - x["start"]).dt.days)

# case: maturity-period
p = loans["start"].dt.to_period("M") + loans["months"]
result = p.dt.to_timestamp(how="end").dt.normalize()

# case: parse-payments
payments["paid_on"] = pd.to_datetime(payments["paid_on"], format="%d.%m.%Y")
payments["amount"] = payments["amount"].str.replace(".", "", regex=False).str.replace(",", ".").astype(float)
result = payments.groupby(payments["paid_on"].dt.to_period("M"))["amount"].sum()

# case: payments-dayfirst
payments["paid_on"] = pd.to_datetime(payments["paid_on"], dayfirst=True)
result = payments.sort_values("paid_on", ascending=False, na_position="first").head(4)

# case: days-late
pay = payments.assign(paid_on=pd.to_datetime(payments["paid_on"], format="%d.%m.%Y")).dropna()
pay["n"] = pay.groupby("loan").cumcount() + 1
pay = pay.merge(loans[["loan", "start"]], on="loan")
pay["due"] = pay.apply(lambda r: r["start"] + pd.DateOffset(months=r["n"]), axis=1)
pay["late"] = (pay["paid_on"] - pay["due"]).dt.days.clip(lower=0)
result = pay[["loan", "n", "paid_on", "due", "late"]]

# case: rate-ffill-reindex
daily = index_rates.reindex(pd.date_range("2023-12-30", "2024-01-05"), method="ffill")
result = daily

# case: rate-month-average
d = index_rates.resample("D").ffill()
result = d.resample("ME").mean().round(4)

# case: year-frac-30-360
def yf(a, b):
    return ((b.year - a.year) * 360 + (b.month - a.month) * 30 + (min(b.day, 30) - min(a.day, 30))) / 360
ref = pd.Timestamp("2024-06-30")
loans["accrued"] = [round(p * r * yf(s, ref), 2) if pd.notna(s) else None for p, r, s in loans[["principal", "rate", "start"]].itertuples(index=False)]
result = loans.set_index("loan")["accrued"]

# case: duplicates-payments
payments["paid_on"] = pd.to_datetime(payments["paid_on"], format="%d.%m.%Y")
result = payments[payments.duplicated(["loan", "paid_on", "amount"], keep=False)]

# case: last-payment-idxmax
payments["paid_on"] = pd.to_datetime(payments["paid_on"], format="%d.%m.%Y")
idx = payments.groupby("loan")["paid_on"].idxmax()
result = payments.loc[idx, ["loan", "paid_on", "amount"]].set_index("loan")

# case: month-name-text
result = [f"{calendar.month_name[d.month]} {d.day}, {d.year}" if d is not pd.NaT else "TBA" for d in loans["start"]]

# case: int-plus-timestamp
result = loans["start"] + loans["months"]
