import pandas as pd
import numpy as np
import re
from collections import Counter

survey = pd.DataFrame({
    "resp_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "date": ["2024-01-03", "2024-01-17", "2024-02-02", "2024-02-02", "2024-02-25", "2024-04-01", "2024-04-09", None, "2024-04-30"],
    "region": ["N", "S", "N", "E", "S", "E", "N", "S", None],
    "nps": [9, 10, 6, 7, 3, np.nan, 8, 10, 9],
    "comment": ["Great!", None, "slow delivery", "ok", "Bad, BAD support", "", "Fast delivery", "great support", "Ok"],
})

# case: nps-per-region
s = survey.dropna(subset=["nps"]).copy()
s["group"] = pd.cut(s["nps"], [-1, 6, 8, 10], labels=["detractor", "passive", "promoter"])
share = pd.crosstab(s["region"], s["group"], normalize="index") * 100
result = (share["promoter"] - share["detractor"]).round(1).rename("nps")

# case: monthly-nps-with-empty-month
s = survey.dropna(subset=["date", "nps"]).assign(date=lambda d: pd.to_datetime(d["date"]))
def nps(x):
    if len(x) == 0:
        return np.nan
    return round(100 * ((x >= 9).mean() - (x <= 6).mean()), 1)
result = s.resample("MS", on="date")["nps"].apply(nps)

# case: word-counts-in-comments
words = Counter()
for c in survey["comment"].dropna():
    words.update(re.findall(r"[a-z]+", c.lower()))
result = pd.Series(words).sort_values(ascending=False, kind="stable").head(4)

# case: fill-with-region-median
df = survey.copy()
df["nps"] = df["nps"].fillna(df.groupby("region")["nps"].transform("median"))
df["nps"] = df["nps"].fillna(df["nps"].mean())
result = df[["resp_id", "region", "nps"]]

# case: response-rate-cumulative
s = survey.assign(date=pd.to_datetime(survey["date"])).sort_values("date")
s["cum_n"] = s["date"].notna().cumsum()
s["cum_avg"] = s["nps"].expanding().mean().round(2)
result = s[["resp_id", "date", "cum_n", "cum_avg"]].reset_index(drop=True)

# case: likert-melt-means
wide = pd.DataFrame({
    "id": ["r1", "r2", "r3", "r4"],
    "q1": ["Agree", "Strongly agree", "Neutral", None],
    "q2": ["Disagree", "Neutral", "Agree", "Agree"],
    "q3": ["Strongly disagree", "Agree", "N/A", "Strongly agree"],
})
scale = {"Strongly disagree": 1, "Disagree": 2, "Neutral": 3, "Agree": 4, "Strongly agree": 5}
long = wide.melt(id_vars="id", var_name="question", value_name="answer")
long["score"] = long["answer"].map(scale)
result = long.groupby("question")["score"].agg(["mean", "count", lambda x: x.isna().sum()])

# case: multi-select-one-hot
m = pd.DataFrame({"id": [1, 2, 3, 4], "uses": ["email;chat", "phone", "chat; phone;email", np.nan]})
dummies = m["uses"].str.replace(" ", "").str.get_dummies(sep=";")
out = pd.concat([m[["id"]], dummies], axis=1)
out["n"] = dummies.sum(axis=1)
result = out

# case: weighted-mean-by-age
r = pd.DataFrame({
    "age": [19, 25, 34, 41, 52, 67, 30, 18],
    "score": [3, 4, 5, 2, 4, 1, 5, 4],
    "w": [0.8, 1.0, 1.2, 1.1, 0.9, 1.5, 1.0, 0.7],
})
r["band"] = pd.cut(r["age"], bins=[17, 29, 44, 120], labels=["18-29", "30-44", "45+"])
wm = r.groupby("band", observed=True)[["score", "w"]].apply(lambda g: np.average(g["score"], weights=g["w"]))
result = wm.round(3).to_dict()

# case: latest-response-per-person
resp = pd.DataFrame({
    "email": ["a@q.de", "b@q.de", "a@q.de", "c@q.de", "b@q.de"],
    "submitted": ["03/01/2024 10:00", "03/01/2024 11:30", "04/01/2024 09:00", "05/01/2024 12:00", "03/01/2024 11:31"],
    "rating": [4, 5, 2, 3, 5],
})
resp["submitted"] = pd.to_datetime(resp["submitted"], format="%d/%m/%Y %H:%M")
latest = resp.sort_values("submitted").drop_duplicates("email", keep="last")
first = resp.sort_values("submitted").drop_duplicates("email")
cmp = first.merge(latest, on="email", suffixes=("_first", "_last"))
cmp["changed"] = cmp["rating_last"] - cmp["rating_first"]
result = cmp[["email", "rating_first", "rating_last", "changed"]].sort_values("email", ignore_index=True)

# case: wave-over-wave-change
waves = pd.DataFrame({
    "wave": ["W1", "W1", "W1", "W2", "W2", "W2", "W3", "W3"],
    "brand": ["Acme", "Bolt", "Core", "Acme", "Bolt", "Core", "Acme", "Core"],
    "aware": [45.0, 30.5, 12.0, 47.5, 28.0, 15.0, 44.0, 18.0],
})
w = waves.sort_values(["brand", "wave"])
w["pp"] = w.groupby("brand")["aware"].diff()
w["pct"] = w.groupby("brand")["aware"].pct_change().mul(100).round(2)
w["rank"] = w.groupby("wave")["aware"].rank(ascending=False, method="dense")
result = w.set_index(["brand", "wave"]).unstack("wave")

# case: mean-of-text-ratings
r = pd.DataFrame({"region": ["N", "S", "N"], "rating": ["4", "five", "3"]})
result = r.groupby("region")["rating"].mean()

# case: to-numeric-strict
r = pd.DataFrame({"q": ["1", "2", "three", "4"]})
r["q"] = pd.to_numeric(r["q"])
result = r["q"].sum()

# case: quartiles-of-duration
t = pd.DataFrame({
    "id": list("abcdefgh"),
    "start": pd.to_datetime("2024-05-01 10:00") + pd.to_timedelta([0, 1, 2, 3, 4, 5, 6, 7], unit="h"),
    "secs": [65, 300, 42, 180, 180, 95, 610, 121],
})
t["end"] = t["start"] + pd.to_timedelta(t["secs"], unit="s")
t["quartile"] = pd.qcut(t["secs"], 4, labels=["Q1", "Q2", "Q3", "Q4"])
g = t.groupby("quartile", observed=True)
result = pd.DataFrame({"n": g.size(), "mean": g["secs"].mean(), "last_end": g["end"].max(), "ids": g["id"].apply("".join)})

# case: crosstab-with-margins
df = survey.assign(
    month=pd.to_datetime(survey["date"]).dt.month_name().str[:3],
    happy=survey["nps"] >= 8,
)
result = pd.crosstab(df["month"].fillna("unknown"), df["happy"], margins=True, margins_name="Total")

# case: speeders-and-straightliners
df = pd.DataFrame({
    "id": [11, 12, 13, 14, 15],
    "minutes": [12.5, 3.0, 9.0, 2.5, 11.0],
    "q1": [5, 3, 4, 2, 1], "q2": [4, 3, 4, 1, 1], "q3": [5, 3, 2, 2, 1],
})
q = df.filter(like="q")
df["straight"] = q.nunique(axis=1).eq(1)
df["speeder"] = df["minutes"] < df["minutes"].median() / 2
df["reason"] = df.apply(lambda r: "+".join(n for n in ("straight", "speeder") if r[n]) or None, axis=1)
result = df.query("straight or speeder")[["id", "reason"]]
