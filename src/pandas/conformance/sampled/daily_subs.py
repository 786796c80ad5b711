import pandas as pd
import numpy as np
from functools import reduce
from datetime import date, datetime, timedelta

subs = pd.DataFrame({
    "sub_id": [1, 2, 3, 4, 5, 6, 7],
    "account": ["acme", "Beta", "acme", "gamma", "delta", "Beta", None],
    "plan": ["basic", "pro", "pro", "basic", "pro", "basic", "basic"],
    "start": [20230115, 20230201, 20230801, 20230331, 20240101, 20230615, 20231010],
    "end": [20230731, None, 20240115, 20230331, None, 20230614, None],
    "mrr": [10, 50, 50, 10, 45, 10, 0],
})

invoices = pd.DataFrame({
    "invoice": ["I01", "I02", "I03", "I04", "I05", "I06", "I07", "I08", "I09", "I10"],
    "sub_id": [1, 1, 2, 2, 2, 3, 4, 5, 5, 8],
    "issued": ["2023-01-15T09:00:00", "2023-03-15T09:00:00", "2023-02-01T00:00:00", "2023-03-01T00:00:00", "2023-05-01T00:00:00", "2023-08-01T12:30:00", "2023-03-31T23:59:59", "2024-01-01T00:00:00", "2024-02-01T00:00:00", "2023-12-24T18:00:00"],
    "amount": ["10.00", "10.00", "50.00", "50,00", "50.00", "$50", "10", "45", "45.5", ""],
})

logins = pd.DataFrame({
    "account": ["acme", "acme", "Beta", "beta", "gamma", "acme", "delta", "acme", "Beta", "acme"],
    "epoch": [1673784000, 1673870400, 1675252800, 1677672000, 1680264000, 1673956800, 1704110400, 1681560000, 1688169600, 1681646400],
})

# case: parse-yyyymmdd-int
s = subs.copy()
s["start"] = pd.to_datetime(s["start"], format="%Y%m%d")
result = s.set_index("sub_id")["start"]

# case: parse-int-wrong-epoch
d = pd.to_datetime(subs["start"])
result = d.dt.year.unique().tolist()

# case: parse-float-end
end = pd.to_datetime(subs["end"].astype("Int64").astype("string"), format="%Y%m%d")
result = end.dt.strftime("%b-%Y").fillna("active").tolist()

# case: active-by-month-cross
s = subs.copy()
s["start"] = pd.to_datetime(s["start"].astype(str))
s["end"] = pd.to_datetime(s["end"], format="%Y%m%d").fillna(pd.Timestamp("2099-12-31"))
months = pd.DataFrame({"month": pd.date_range("2023-01-01", periods=14, freq="MS")})
months["month_end"] = months["month"] + pd.offsets.MonthEnd(1)
x = months.merge(s, how="cross")
x = x[(x["start"] <= x["month_end"]) & (x["end"] >= x["month"])]
result = x.groupby("month").agg(subs=("sub_id", "nunique"), mrr=("mrr", "sum"))

# case: bad-interval
s = subs.copy()
s["start"] = pd.to_datetime(s["start"], format="%Y%m%d")
s["end"] = pd.to_datetime(s["end"], format="%Y%m%d")
s["length"] = (s["end"] - s["start"]).dt.days
result = s[s["length"] <= 0][["sub_id", "start", "end", "length"]]

# case: lifetime-months-mean
start = pd.to_datetime(subs["start"], format="%Y%m%d")
end = pd.to_datetime(subs["end"], format="%Y%m%d").fillna(pd.Timestamp("2024-02-29"))
life = ((end - start) / np.timedelta64(1, "D") / 30.44).round(1)
result = life.groupby(subs["plan"]).mean()

# case: churn-by-month
end = pd.to_datetime(subs["end"], format="%Y%m%d")
churn = end.dropna().dt.to_period("M").value_counts().sort_index()
result = churn.reindex(pd.period_range("2023-03", "2024-01", freq="M"), fill_value=0).cumsum()

# case: epoch-seconds
l = logins.copy()
l["at"] = pd.to_datetime(l["epoch"], unit="s")
l["date"] = l["at"].dt.date
result = l[["account", "at", "date"]]

# case: login-streak-acme
l = logins.copy()
l["day"] = pd.to_datetime(l["epoch"], unit="s").dt.normalize()
a = l.loc[l["account"] == "acme", "day"].sort_values().reset_index(drop=True)
grp = a.diff().dt.days.ne(1).cumsum()
result = a.groupby(grp).agg(["min", "max", "count"])

# case: islands-subtract-rank
l = logins.assign(account=logins["account"].str.lower(), day=pd.to_datetime(logins["epoch"], unit="s").dt.floor("D"))
l = l.sort_values(["account", "day"])
l["rn"] = l.groupby("account").cumcount()
l["island"] = l["day"] - pd.to_timedelta(l["rn"], unit="D")
result = l.groupby(["account", "island"])["day"].agg(["min", "max", "size"]).reset_index(level="island", drop=True)

# case: inactive-accounts
l = logins.copy()
l["at"] = pd.to_datetime(l["epoch"], unit="s")
last = l.groupby(l["account"].str.lower())["at"].max()
cut = pd.Timestamp("2023-07-01") - pd.DateOffset(months=3)
result = last[last < cut].sort_values().index.tolist()

# case: to-epoch-back
d = pd.to_datetime(subs["start"], format="%Y%m%d")
result = ((d - pd.Timestamp("1970-01-01")) // pd.Timedelta("1s")).tolist()

# case: invoice-month-pivot
i = invoices.copy()
i["issued"] = pd.to_datetime(i["issued"])
i["amount"] = pd.to_numeric(i["amount"].str.replace("$", "", regex=False).str.replace(",", "."), errors="coerce")
result = i.pivot_table(index="sub_id", columns=i["issued"].dt.to_period("Q"), values="amount", aggfunc="sum")

# case: skipped-invoice-months
i = invoices.copy()
i["m"] = pd.to_datetime(i["issued"]).dt.to_period("M")
out = {}
for sid, g in i.groupby("sub_id"):
    rng = pd.period_range(g["m"].min(), g["m"].max(), freq="M")
    missing = rng.difference(pd.PeriodIndex(g["m"]))
    if len(missing):
        out[sid] = [str(p) for p in missing]
result = out

# case: month-gap-periods
i = invoices.copy()
i["m"] = pd.to_datetime(i["issued"]).dt.to_period("M")
i["ord"] = i["m"].dt.year * 12 + i["m"].dt.month
i["gap"] = i.groupby("sub_id")["ord"].diff()
result = i.loc[i["gap"] > 1, ["invoice", "m", "gap"]]

# case: period-to-timestamp-labels
i = pd.to_datetime(invoices["issued"]).dt.to_period("M")
c = i.value_counts().sort_index()
c.index = c.index.to_timestamp(how="end").normalize()
result = c.rename_axis("month_end").reset_index(name="n")

# case: first-invoice-cohort-revenue
i = invoices.copy()
i["issued"] = pd.to_datetime(i["issued"])
i["amount"] = pd.to_numeric(i["amount"], errors="coerce").fillna(0)
i["cohort"] = i.groupby("sub_id")["issued"].transform("min").dt.strftime("%Y-Q") + i.groupby("sub_id")["issued"].transform("min").dt.quarter.astype(str)
result = i.groupby("cohort")["amount"].sum()

# case: sum-text-amount-mistake
i = invoices.copy()
i["month"] = pd.to_datetime(i["issued"]).dt.month
result = i.groupby("month")["amount"].mean()

# case: last-second-of-quarter
i = pd.to_datetime(invoices["issued"])
q_end = i.dt.to_period("Q").dt.end_time
result = ((q_end - i) < pd.Timedelta(hours=1)).tolist()

# case: mrr-mom
s = subs.copy()
s["start"] = pd.to_datetime(s["start"], format="%Y%m%d")
new = s.set_index("start").sort_index()["mrr"].resample("MS").sum()
cum = new.cumsum()
result = pd.DataFrame({"new": new, "total": cum, "growth": cum.pct_change().round(3)})

# case: upgrade-detection
s = subs.copy()
s["start"] = pd.to_datetime(s["start"], format="%Y%m%d")
s["end"] = pd.to_datetime(s["end"], format="%Y%m%d")
s = s.sort_values(["account", "start"])
s["prev_plan"] = s.groupby("account")["plan"].shift()
s["prev_end"] = s.groupby("account")["end"].shift()
s["contig"] = (s["start"] - s["prev_end"]) == pd.Timedelta(days=1)
result = s.loc[s["prev_plan"].notna(), ["account", "prev_plan", "plan", "contig"]]

# case: fiscal-october-quarter
i = pd.to_datetime(invoices["issued"])
fy = i.dt.year + (i.dt.month >= 10)
fq = ((i.dt.month - 10) % 12) // 3 + 1
result = ("FY" + fy.astype(str).str[2:] + "Q" + fq.astype(str)).tolist()
