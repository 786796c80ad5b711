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

# case: clean-paid-running
p = payments.copy()
p["paid"] = p["paid"].str.replace(r"[$,]", "", regex=True).astype(float)
p = p.sort_values(["account", "month"])
p["ltv"] = p.groupby("account")["paid"].cumsum()
result = p.reset_index(drop=True)
# case: cohort-by-first-payment
p = payments.assign(m=pd.PeriodIndex(payments["month"], freq="M"))
p["cohort"] = p.groupby("account")["m"].transform("min")
p["age"] = (p["m"].dt.year - p["cohort"].dt.year) * 12 + (p["m"].dt.month - p["cohort"].dt.month)
tab = p.pivot_table(index="cohort", columns="age", values="account", aggfunc="nunique")
result = tab
# case: cohort-retention-percent
p = payments[payments["month"] >= "2023-01"].copy()
first = p.groupby("account")["month"].min().rename("cohort")
p = p.join(first, on="account")
p["offset"] = p["month"].str[-2:].astype(int) - p["cohort"].str[-2:].astype(int)
c = p.groupby(["cohort", "offset"])["account"].nunique().unstack()
result = c.divide(c[0], axis="index").mul(100).round(1).fillna("")
# case: mrr-active-by-month
s = subs.copy()
s["start"] = pd.to_datetime(s["start"])
s["end"] = pd.to_datetime(s["end"]).fillna(pd.Timestamp.max.normalize())
rows = []
for m in pd.date_range("2023-01-31", "2023-06-30", freq="ME"):
    act = s[(s["start"] <= m) & (s["end"] >= m)]
    rows.append((m.strftime("%b %Y"), int(act["mrr"].sum()), act["account"].nunique()))
result = pd.DataFrame(rows, columns=["month", "mrr", "accounts"]).assign(delta=lambda d: d["mrr"].diff().fillna(0).astype(int))
# case: plan-change-direction
s = subs.dropna(subset=["account"]).assign(account=subs["account"].str.lower()).merge(plans, on="plan").sort_values(["account", "start"])
s["prev"] = s.groupby("account")["tier"].shift()
s["move"] = np.select([s["prev"].isna(), s["tier"] > s["prev"], s["tier"] < s["prev"]], ["new", "upgrade", "downgrade"], "same")
result = s[["account", "plan", "move"]]
# case: overlapping-subs-self-join
s = subs.dropna(subset=["account"]).reset_index(names="sid").assign(account=lambda d: d["account"].str.lower())
s["end"] = s["end"].fillna("9999-12-31")
x = s.merge(s, on="account", suffixes=("", "_o"))
x = x[(x["sid"] < x["sid_o"]) & (x["start"] <= x["end_o"]) & (x["start_o"] <= x["end"])]
result = x[["account", "plan", "plan_o"]]
# case: churn-gap-over-30
s = subs.assign(account=subs["account"].str.lower(), start=pd.to_datetime(subs["start"]), end=pd.to_datetime(subs["end"]))
s = s.sort_values(["account", "start"])
s["gap"] = s["start"] - s.groupby("account")["end"].shift()
result = s.loc[s["gap"] > pd.Timedelta(days=1), ["account", "gap"]].to_dict("list")
# case: months-missed
p = payments[payments["month"].str.startswith("2023")]
grid = pd.MultiIndex.from_product([p["account"].unique(), sorted(p["month"].unique())], names=["account", "month"])
have = pd.MultiIndex.from_frame(p[["account", "month"]])
missed = grid.difference(have)
result = missed.to_frame(index=False).groupby("account")["month"].agg(list).to_dict()
# case: yoy-by-month
p = payments.copy()
p["amt"] = p["paid"].str.replace("$", "", regex=False).str.replace(",", "").astype(float)
p["year"], p["mon"] = p["month"].str.split("-", expand=True)[0], p["month"].str.split("-", expand=True)[1]
y = p.groupby(["mon", "year"])["amt"].sum().unstack("year")
y["yoy_pct"] = (y["2023"] / y["2022"] - 1) * 100
result = y.round(1)
# case: paid-astype-error
result = payments.groupby("account")["paid"].apply(lambda x: x.astype(float).sum())
# case: abc-accounts
p = payments.assign(amt=payments["paid"].str.replace(r"[^\d.\-]", "", regex=True).astype(float))
t = p.groupby("account", as_index=False)["amt"].sum().sort_values("amt", ascending=False, ignore_index=True)
t["cum_pct"] = t["amt"].cumsum() / t["amt"].sum() * 100
t["abc"] = pd.cut(t["cum_pct"], bins=[0, 80, 95, 100.0001], labels=list("ABC"))
result = t.set_index("account")[["amt", "abc"]]
# case: latest-plan-per-account
latest = subs.loc[subs.groupby(subs["account"].str.lower())["start"].idxmax()]
result = dict(zip(latest["account"].str.lower(), latest["plan"]))
# case: mode-plan-ties
vc = subs.groupby(subs["account"].str.lower())["plan"].agg(lambda s: s.mode().tolist())
result = vc
# case: paying-not-subscribed
a = pd.Index(payments["account"].unique())
b = pd.Index(subs["account"].dropna().str.lower().unique())
result = (a.difference(b).tolist(), b.difference(a).tolist(), a.intersection(b).tolist())
# case: duration-percentiles
s = subs.dropna(subset=["end"])
days = (pd.to_datetime(s["end"]) - pd.to_datetime(s["start"])).dt.days
result = days.describe(percentiles=[0.1, 0.5, 0.9]).round(1)
# case: seats-int-error
plans["seats"] = plans["seats"].astype(int)
result = subs.merge(plans, on="plan")["seats"].sum()
# case: seats-nullable
plans["seats"] = plans["seats"].astype("Int64")
m = subs.merge(plans, on="plan", how="right")
result = m.groupby("plan").agg({"seats": "max", "account": "count", "mrr": ["sum", "mean"]})
# case: trailing-three-month
p = payments.assign(amt=payments["paid"].replace({r"\$": "", ",": ""}, regex=True).astype(float))
ser = p[p["month"] >= "2023"].groupby("month")["amt"].sum()
result = pd.concat([ser, ser.rolling(3, min_periods=1).sum().rename("t3m"), ser.rolling(3).mean().rename("avg3")], axis="columns")
# case: consecutive-months-streak
p = payments.drop_duplicates().copy()
p["idx"] = p["month"].str[:4].astype(int) * 12 + p["month"].str[5:].astype(int)
p = p.sort_values(["account", "idx"])
p["grp"] = p["idx"] - p.groupby("account").cumcount()
result = p.groupby(["account", "grp"]).size().groupby(level="account").max().rename("longest_streak")
# case: strptime-list
starts = [datetime.strptime(x, "%Y-%m-%d") for x in subs["start"]]
q = pd.Series(starts).dt.quarter
result = subs.groupby(q)["mrr"].agg(["sum", "count"]).rename_axis("quarter")
# case: plan-mix-crosstab
result = pd.crosstab(subs["start"].str[:7], subs["plan"], values=subs["mrr"], aggfunc="sum", margins=True, margins_name="Total").fillna(0)
# case: first-value-plan-window
s = subs.assign(acc=subs["account"].fillna("?").str.lower()).sort_values(["acc", "start"])
s["first_plan"] = s.groupby("acc")["plan"].transform("first")
s["last_plan"] = s.groupby("acc")["plan"].transform("last")
s["changed"] = s["first_plan"].ne(s["last_plan"])
result = s.drop_duplicates("acc")[["acc", "first_plan", "last_plan", "changed"]].set_index("acc").sort_index(ascending=False)
