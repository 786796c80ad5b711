import pandas as pd
import numpy as np

emp = pd.DataFrame({
    "emp_id": [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    "name": ["Ada", "Bo", "Cy", "Di", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim", "Lou"],
    "dept": ["eng", "eng", "eng", "ops", "ops", "hr", "eng", "ops", None, "hr", "eng", "legal"],
    "level": [3, 2, 3, 1, 2, 2, 1, 3, 1, 1, 2, 3],
    "salary": [150, 110, 150, 60, 85, 70, 90, 120, 45, 52, 110, 140],
    "bonus": [10.0, np.nan, 12.5, 2.0, np.nan, 3.0, 5.0, 9.5, 1.0, np.nan, 4.0, 20.0],
    "hired": pd.to_datetime(["2019-02-01", "2020-07-15", "2018-11-30", "2022-01-10", "2021-03-03", "2020-02-29",
                             "2023-05-05", "2017-08-21", "2023-10-01", "2022-12-12", "2021-06-30", "2016-04-18"]),
})

visits = pd.DataFrame({
    "store": pd.Categorical(["A", "B", "A", "A", "B", "A", "B", "B"], categories=["A", "B", "C"]),
    "day": pd.date_range("2024-01-01", periods=8, freq="4D"),
    "people": [10, 7, 15, 12, 0, 30, 9, 11],
})


# case: top_two_salaries_per_dept_dense_rank
e = emp.dropna(subset=["dept"]).copy()
e["rk"] = e.groupby("dept")["salary"].rank(method="dense", ascending=False).astype(int)
top = e.loc[e["rk"] <= 2, ["dept", "name", "salary", "rk"]]
result = top.sort_values(["dept", "rk", "name"], ignore_index=True)


# case: share_and_zscore_with_transform
g = emp.groupby("dept", dropna=False)["salary"]
out = emp[["name", "dept", "salary"]].assign(
    share=(emp["salary"] / g.transform("sum")).round(4),
    z=g.transform(lambda s: (s - s.mean()) / s.std(ddof=0) if s.std(ddof=0) else 0.0).round(3),
    above=emp["salary"] > g.transform("median"),
    n=g.transform("size"),
)
out["bonus_filled"] = emp["bonus"].fillna(emp.groupby("dept")["bonus"].transform("mean"))
result = out


# case: named_agg_with_custom_functions
def spread(s):
    return s.max() - s.min()

summary = (
    emp.groupby("dept")
    .agg(
        headcount=("emp_id", "count"),
        payroll=("salary", "sum"),
        spread=("salary", spread),
        p90=("salary", lambda s: s.quantile(0.9)),
        bonus_known=("bonus", "count"),
        first_hire=pd.NamedAgg(column="hired", aggfunc="min"),
        names=("name", lambda s: ", ".join(s)),
    )
    .reset_index()
)
summary["avg"] = summary["payroll"].div(summary["headcount"]).round(1)
result = summary.sort_values(["payroll", "dept"], ascending=[False, True]).reset_index(drop=True)


# case: apply_returning_series_and_frames
def profile(df):
    hi = df.loc[df["salary"].idxmax()]
    return pd.Series({
        "top": hi["name"],
        "gap": df["salary"].nlargest(2).diff().abs().iloc[-1] if len(df) > 1 else 0,
        "weighted_level": np.average(df["level"], weights=df["salary"]).round(3),
    })

a = emp.groupby("dept").apply(profile, include_groups=False)
b = (
    emp.groupby("dept", group_keys=False)[["dept", "name", "hired"]]
    .apply(lambda d: d.sort_values("hired").head(1))
)
result = {"profiles": a, "pioneers": b}


# case: filter_groups_then_cumcount_ngroup
big = emp.groupby("dept").filter(lambda d: len(d) >= 2 and d["salary"].mean() > 55)
big = big.sort_values(["dept", "hired"])
gb = big.groupby("dept", sort=False)
big["group_no"] = gb.ngroup()
big["seq"] = gb.cumcount() + 1
big["from_last"] = gb.cumcount(ascending=False)
big["running_pay"] = gb["salary"].cumsum()
big["days_since_prev"] = gb["hired"].diff().dt.days
result = big[["dept", "name", "group_no", "seq", "from_last", "running_pay", "days_since_prev"]]


# case: nth_head_tail_first_last
s = emp.sort_values(["dept", "salary", "name"])
second = s.groupby("dept").nth(1)[["dept", "name"]]
last_two = s.groupby("dept").tail(2)["name"].tolist()
firsts = s.groupby("dept")["bonus"].first()
nth_neg = s.groupby("dept", as_index=False).nth(-1)[["dept", "name", "salary"]]
sizes = s.groupby("dept", dropna=False).size()
result = (second, last_two, firsts, nth_neg, sizes)


# case: grouper_by_quarter_and_store
q = (
    visits.groupby([pd.Grouper(key="day", freq="2W"), "store"], observed=True)["people"]
    .agg(["sum", "count"])
)
all_stores = visits.groupby("store", observed=False)["people"].sum()
seen = visits.groupby("store", observed=True)["people"].mean().round(2)
years = emp.groupby(pd.Grouper(key="hired", freq="YE"))["salary"].sum()
result = {
    "biweekly": q.unstack(fill_value=0),
    "all": all_stores,
    "seen": seen,
    "busiest_year": years.idxmax().year,
    "empty_years": int((years == 0).sum()),
}


# case: rolling_and_expanding_inside_groups
v = visits.sort_values(["store", "day"])
v["avg_2"] = v.groupby("store", observed=True)["people"].rolling(2).mean().reset_index(level=0, drop=True)
v["max_so_far"] = v.groupby("store", observed=True)["people"].cummax()
v["exp_mean"] = (
    v.groupby("store", observed=True)["people"]
    .expanding()
    .mean()
    .droplevel(0)
    .round(3)
)
v["pct"] = v.groupby("store", observed=True)["people"].pct_change()
v["prev"] = v.groupby("store", observed=True)["people"].shift(1, fill_value=-1)
result = v.sort_index()


# case: group_by_level_and_multiple_stats
idx = emp.set_index(["dept", "level"]).sort_index()
stats = idx.groupby(level="dept")["salary"].agg(["min", "max", np.ptp])
by_level = idx.groupby(level=1).agg({"salary": ["mean", "std"], "bonus": "sum"})
by_level.columns = by_level.columns.map("_".join)
pairs = {k: list(d["name"]) for k, d in idx.groupby(level=["dept", "level"]) if len(d) > 1}
result = (stats, by_level.round(3), pairs)


# case: aggregate_mixed_columns_mean
# average of everything by department
means = emp.groupby("dept").mean().round(2)
means["rank"] = means["salary"].rank(ascending=False)
result = means.sort_values("rank")
