import pandas as pd
import numpy as np

emp = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "dept": ["IT", "IT", "HR", "it", "HR", None, "IT", "HR", "Ops"],
    "name": ["Zoe", "adam", "Bea", "Carl", "bea", "Dee", "Adam", "Eve", "Fay"],
    "salary": [5000, 7000, 4000, 7000, 4000, 3000, 7000, None, 6000],
    "hired": ["2020-01-15", "2019-03-01", "2021-07-04", "2018-12-31", "2021-07-04", "2022-02-28", None, "2017-05-05", "2020-01-15"],
})
sales = pd.DataFrame({
    "store": ["S1", "S1", "S1", "S2", "S2", "S2", "S2", "S3"],
    "day": pd.to_datetime(["2024-03-01", "2024-03-02", "2024-03-04", "2024-03-01", "2024-03-03", "2024-03-04", "2024-03-05", "2024-03-02"]),
    "units": [5, 0, 7, 3, 3, np.nan, 9, 4],
})
logins = pd.DataFrame({
    "user": ["u1", "u1", "u1", "u1", "u2", "u2", "u3", "u1", "u2"],
    "date": ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-06", "2024-01-01", "2024-01-03", "2024-01-09", "2024-01-07", "2024-01-04"],
})

# case: row-number-per-dept
df = emp.sort_values(["dept", "salary", "id"], ascending=[True, False, True])
df["rn"] = df.groupby("dept").cumcount() + 1
result = df[df["rn"] <= 2][["dept", "name", "salary", "rn"]]

# case: rank-methods-together
r = emp[["name", "salary"]].copy()
for m in ["average", "min", "max", "first", "dense"]:
    r[m] = r["salary"].rank(method=m, ascending=False)
result = r

# case: dense-rank-int
emp["dr"] = emp.groupby("dept")["salary"].rank(method="dense", ascending=False)
emp["dr"] = emp["dr"].astype("Int64")
result = emp[["id", "dept", "dr"]]

# case: rank-pct-groups
result = emp.groupby("dept", dropna=False)["salary"].rank(pct=True)

# case: rank-na-option-bottom
result = emp["salary"].rank(method="min", na_option="bottom", ascending=False).astype(int)

# case: rank-na-keep-astype-int
result = emp["salary"].rank(method="min").astype(int)

# case: rank-strings
result = emp["name"].rank(method="dense")

# case: percent-rank-sql
s = sales.dropna().copy()
s["pr"] = s.groupby("store")["units"].transform(lambda g: (g.rank(method="min") - 1) / (len(g) - 1) if len(g) > 1 else 0.0)
result = s

# case: cume-dist
s = sales.dropna().copy()
s["cd"] = s.groupby("store")["units"].rank(method="max", pct=True)
result = s[["store", "units", "cd"]]

# case: ntile-quartile
t = emp.dropna(subset=["salary"]).sort_values(["salary", "id"]).reset_index(drop=True)
t["ntile"] = (np.arange(len(t)) * 4 // len(t)) + 1
result = t[["id", "salary", "ntile"]]

# case: ntile-qcut-rank-first
t = emp.dropna(subset=["salary"]).copy()
t["q"] = pd.qcut(t["salary"].rank(method="first"), 3, labels=False) + 1
result = t[["id", "salary", "q"]].sort_values(["q", "id"])

# case: qcut-duplicates-error
result = pd.qcut(emp["salary"], 4)

# case: qcut-duplicates-drop
result = pd.qcut(emp["salary"], 4, duplicates="drop").value_counts(sort=False).tolist()

# case: lag-lead
d = sales.sort_values(["store", "day"]).copy()
d["prev"] = d.groupby("store")["units"].shift(1)
d["next"] = d.groupby("store")["units"].shift(-1)
d["delta"] = d["units"] - d["prev"]
result = d

# case: lag-default-zero
d = sales.copy()
d["prev"] = d.groupby("store")["units"].shift(1, fill_value=0)
result = d[["store", "prev"]]

# case: lag-two-periods-days
d = sales.copy()
d["gap"] = d.groupby("store")["day"].diff().dt.days
result = d

# case: cumulative-share
t = emp.groupby("dept", as_index=False)["salary"].sum().sort_values("salary", ascending=False)
t["cum"] = t["salary"].cumsum()
t["cum_pct"] = (100 * t["cum"] / t["salary"].sum()).round(2)
result = t

# case: pareto-80
t = sales.groupby("store")["units"].sum().sort_values(ascending=False)
c = t.cumsum() / t.sum()
result = c[c.shift(fill_value=0) < 0.8].index.tolist()

# case: running-total-and-max
d = sales.copy()
g = d.groupby("store")["units"]
d["rt"] = g.cumsum()
d["rm"] = g.cummax()
d["rmin"] = g.cummin()
result = d

# case: gaps-and-islands
d = logins.copy()
d["date"] = pd.to_datetime(d["date"])
d = d.drop_duplicates().sort_values(["user", "date"])
d["rn"] = d.groupby("user").cumcount()
d["grp"] = d["date"] - pd.to_timedelta(d["rn"], unit="D")
streaks = d.groupby(["user", "grp"]).agg(start=("date", "min"), end=("date", "max"), days=("date", "count")).reset_index()
result = streaks.drop(columns="grp")

# case: islands-by-diff-cumsum
d = logins.assign(date=pd.to_datetime(logins["date"])).sort_values(["user", "date"])
new = d.groupby("user")["date"].diff().ne(pd.Timedelta(days=1))
d["island"] = new.cumsum()
result = d.groupby(["user", "island"]).size().groupby("user").max()

# case: runs-of-equal-values
s = pd.Series(["a", "a", "b", "b", "b", "a", None, None, "c"])
run = (s != s.shift()).cumsum()
result = s.groupby(run).agg(["first", "size"])

# case: moving-average-3
d = sales.sort_values(["store", "day"])
result = d.groupby("store")["units"].rolling(3, min_periods=1).mean().reset_index()

# case: rolling-transform
d = sales.copy()
d["ma2"] = d.groupby("store")["units"].transform(lambda s: s.rolling(window=2).mean())
result = d

# case: rolling-time-window
d = sales.dropna().set_index("day").sort_index()
result = d["units"].rolling("2D").sum()

# case: rolling-centered-std
s = pd.Series([1, 2, 4, 8, 16, 32])
result = s.rolling(3, center=True).std()

# case: expanding-mean-by-group
result = sales.groupby("store")["units"].expanding().mean().droplevel(0)

# case: ewm-alpha
s = pd.Series([10.0, 12.0, np.nan, 9.0, 15.0])
result = s.ewm(alpha=0.5, adjust=False).mean()

# case: ewm-span
result = pd.Series([1, 2, 3, 4]).ewm(span=3).mean().round(6)

# case: first-last-value
d = emp.sort_values("hired", na_position="last")
result = d.groupby("dept").agg(first=("name", "first"), last=("name", "last"), nth=("salary", lambda s: s.iloc[1] if len(s) > 1 else None))

# case: pct-change-by-store
d = sales.copy()
d["pc"] = d.groupby("store")["units"].pct_change(fill_method=None)
result = d[["store", "units", "pc"]]

# case: share-of-group
d = sales.copy()
d["share"] = d["units"] / d.groupby("store")["units"].transform("sum")
result = d.round(3)

# case: above-group-average
avg = emp.groupby("dept")["salary"].transform("mean")
result = emp.loc[emp["salary"] > avg, ["name", "dept", "salary"]]

# case: top-n-nlargest-per-group
result = emp.groupby("dept")["salary"].nlargest(2)

# case: top-n-keep-all
result = emp.nlargest(2, "salary", keep="all")[["id", "salary"]]

# case: nsmallest-two-columns
result = emp.nsmallest(3, ["salary", "id"])

# case: nlargest-keep-last
result = emp["salary"].nlargest(2, keep="last")

# case: idxmax-per-group
d = emp.dropna(subset=["salary", "dept"])
result = d.loc[d.groupby("dept")["salary"].idxmax(), ["dept", "name", "salary"]]

# case: second-highest
u = emp["salary"].drop_duplicates().nlargest(2)
result = u.iloc[-1]

# case: second-highest-dense
emp["rnk"] = emp["salary"].rank(method="dense", ascending=False)
result = emp.query("rnk == 2")["name"].tolist()

# case: median-per-group-sorted
result = emp.groupby("dept")["salary"].median().sort_values(ascending=False, kind="stable")

# case: cumcount-descending
d = emp.copy()
d["from_end"] = d.groupby("dept").cumcount(ascending=False)
result = d[["dept", "from_end"]]

# case: ngroup-dense
d = emp.copy()
d["g"] = d.groupby("dept", sort=False).ngroup()
result = d[["dept", "g"]]

# case: consecutive-login-self-merge
d = logins.copy()
d["date"] = pd.to_datetime(d["date"])
d["next"] = d["date"] + pd.Timedelta(days=1)
m = d.merge(d[["user", "date"]], left_on=["user", "next"], right_on=["user", "date"], how="inner", suffixes=("", "_r"))
result = m.groupby("user").size().reset_index(name="pairs")

# case: missing-days-reindex
d = sales[sales["store"] == "S2"].set_index("day")["units"]
full = pd.date_range(d.index.min(), d.index.max(), freq="D")
result = d.reindex(full)

# case: fill-forward-limit
d = sales[sales["store"] == "S2"].set_index("day")["units"]
result = d.asfreq("D").ffill(limit=1)

# case: session-id
t = pd.DataFrame({"u": [1, 1, 1, 2, 2], "t": pd.to_datetime(["2024-01-01 10:00", "2024-01-01 10:20", "2024-01-01 11:30", "2024-01-01 10:05", "2024-01-01 10:06"])})
gap = t.groupby("u")["t"].diff() > pd.Timedelta(minutes=30)
t["session"] = gap.groupby(t["u"]).cumsum() + 1
result = t

# case: row-number-global
d = emp.sort_values("salary", ascending=False, na_position="first").reset_index(drop=True)
d.insert(0, "rn", d.index + 1)
result = d[["rn", "id", "salary"]]

# case: lag-compare-count
d = sales.sort_values(["store", "day"])
d["up"] = d.groupby("store")["units"].diff().gt(0)
result = d.groupby("store")["up"].sum()

# case: filter-window-last-day
last = sales.groupby("store")["day"].transform("max")
result = sales[sales["day"] == last].reset_index(drop=True)
