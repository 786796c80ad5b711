import pandas as pd
import numpy as np
import re
import datetime as dt

results = pd.DataFrame({
    "athlete": ["Mia", "Leo", "Zoe", "Mia", "Leo", "Zoe", "Ivo", "Mia", "Leo", "ivo ", "Zoe", "Ana"],
    "meet": ["Oslo", "Oslo", "Oslo", "Rome", "Rome", "Rome", "Rome", "Doha", "Doha", "Doha", "Doha", None],
    "meet_date": pd.to_datetime(["2023-05-01"] * 3 + ["2023-05-15"] * 4 + ["2023-06-20"] * 4 + ["2023-07-01"]),
    "time": ["10.91", "10.95", "10.91", "10.88", "DNF", "11.02", "10.88", "10.75", "10.80", "", "10.75", "11.50"],
    "points": [8, 6, 8, 10, 0, 4, 10, 12, 9, np.nan, 12, 1],
    "wind": [1.2, 1.2, 1.2, -0.4, -0.4, -0.4, -0.4, 2.3, 2.3, 2.3, 2.3, None],
})
athletes = pd.DataFrame({
    "athlete": ["Mia", "Leo", "Zoe", "Ivo", "Bea"],
    "country": ["SWE", "ita", "SWE", None, "NOR"],
    "born": ["1999-01-05", "2001", "12 Mar 2000", "1998-11-30", ""],
})
scores = pd.DataFrame(
    {"run": [9.1, 8.7, 8.7, np.nan, 7.0], "jump": [8.0, 9.5, 9.5, 6.5, 8.0], "throw": [7.7, 7.7, 9.9, 7.7, np.nan]},
    index=["Mia", "Leo", "Zoe", "Ivo", "Bea"],
)

# case: place-in-meet
results["sec"] = pd.to_numeric(results["time"], errors="coerce")
results["place"] = results.groupby("meet")["sec"].rank(method="min").astype("Int64")
result = results[["meet", "athlete", "sec", "place"]].sort_values(["meet", "place"], na_position="last")
# case: place-first-vs-average
results["sec"] = pd.to_numeric(results["time"], errors="coerce")
g = results.groupby("meet", dropna=False)["sec"]
result = pd.DataFrame({"avg": g.rank(), "first": g.rank(method="first"), "max": g.rank(method="max", na_option="bottom"), "pct": g.rank(pct=True)})
# case: scores-rank-axis1
result = scores.rank(axis=1, method="average", ascending=False, na_option="bottom")
# case: scores-rank-overall
ranks = scores.rank(method="min", ascending=False)
ranks["total"] = ranks.sum(axis=1, skipna=True)
result = ranks.sort_values("total")
# case: personal-best-progress
r = results.assign(sec=pd.to_numeric(results["time"], errors="coerce"))
r = r.sort_values(["athlete", "meet_date"])
r["pb"] = r.groupby("athlete")["sec"].cummin()
r["new_pb"] = r["sec"] < r.groupby("athlete")["pb"].shift()
result = r.loc[r["new_pb"], ["athlete", "meet", "sec"]]
# case: winners-with-ties
r = results.copy()
r["top"] = r.groupby("meet")["points"].transform("max")
winners = r[r["points"] == r["top"]]
result = winners.groupby("meet", sort=False)["athlete"].agg(", ".join)
# case: nlargest-keep-all
result = results.nlargest(3, "points", keep="all")[["athlete", "meet", "points"]]
# case: standings-cumulative
t = results.assign(athlete=results["athlete"].str.strip().str.title()).pivot_table(index="meet_date", columns="athlete", values="points", aggfunc="sum", fill_value=0)
c = t.cumsum()
result = c.rank(axis=1, ascending=False, method="dense").astype(int)
# case: rows-cumsum-axis1
result = scores.cumsum(axis=1).round(1)
# case: rows-cummax-axis-name
result = scores.cummax(axis="columns")
# case: diff-axis1
result = scores.diff(axis=1).round(2)
# case: shift-axis1
result = scores.shift(1, axis=1, fill_value=0)
# case: vs-winner-gap
r = results.assign(sec=pd.to_numeric(results["time"], errors="coerce")).dropna(subset=["sec", "meet"])
r = r.sort_values(["meet_date", "sec"])
r["to_winner"] = r["sec"] - r.groupby("meet")["sec"].transform("first")
r["to_prev"] = r.groupby("meet")["sec"].diff().fillna(0)
result = r[["meet", "athlete", "to_winner", "to_prev"]].round(2).reset_index(drop=True)
# case: trimmed-mean
def trimmed(s):
    s = s.dropna().sort_values()
    return s.iloc[1:-1].mean() if len(s) > 2 else np.nan
result = scores.apply(trimmed, axis=0).round(3)
# case: trimmed-mean-rows
result = scores.apply(lambda r: (r.sum() - r.min() - r.max()) if r.notna().all() else r.mean(), axis=1).round(2)
# case: zscore-group
results["z"] = results.groupby("meet")["points"].transform(lambda x: (x - x.mean()) / x.std(ddof=0))
result = results["z"].round(3)
# case: fillna-series-columns
result = scores.fillna(scores.mean()).round(2)
# case: fillna-row-mean
result = scores.T.fillna(scores.mean(axis=1)).T.round(3)
# case: rank-mixed-error
results["rank"] = results[["time", "points"]].sum(axis=1).rank()
result = results["rank"]
# case: wind-legal-mask
pts = results["points"].mask(results["wind"].gt(2.0), 0).where(results["time"].ne("DNF"), -1)
result = pts.groupby(results["athlete"]).sum().sort_values(ascending=False, kind="stable")
# case: win-streak
r = results.dropna(subset=["meet"]).copy()
r["win"] = r["points"].ge(8).astype(int)
def streak(s):
    blocks = s.eq(0).cumsum()
    return s.groupby(blocks).cumsum()
r["streak"] = r.groupby("athlete")["win"].transform(streak)
result = r.groupby("athlete")["streak"].max()
# case: age-at-meet
a = athletes.copy()
a["born"] = pd.to_datetime(a["born"], errors="coerce", format="mixed")
m = results.merge(a, on="athlete", how="left")
m["age"] = ((m["meet_date"] - m["born"]).dt.days // 365.25)
result = m.groupby("country", dropna=False)["age"].mean()
# case: percentile-of-score
x = scores["run"].dropna()
result = {k: round(float((x <= v).mean() * 100), 1) for k, v in x.items()}
# case: leader-name-idxmax
result = scores.idxmax().to_dict(), scores.idxmin(axis=1).tolist()
