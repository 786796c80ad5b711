import pandas as pd
import numpy as np
import re

# case: melt-extract-question-and-year
resp = pd.DataFrame({
    "resp": ["r1", "r2", "r3"],
    "q1_2022": [4, 5, 3],
    "q2_2022": [2, 4, None],
    "q1_2023": [5, 5, 4],
    "q2_2023": [3, None, 4],
})
long = resp.melt(id_vars="resp", var_name="item", value_name="score")
long[["question", "year"]] = long["item"].str.extract(r"^(q\d)_(\d{4})$")
long["year"] = long["year"].astype(int)
result = long.groupby(["question", "year"])["score"].mean().unstack("year")

# case: multi-select-dummies
s = pd.DataFrame({
    "id": [1, 2, 3, 4],
    "group": ["a", "b", "a", "b"],
    "uses": ["email|chat", "chat", "phone|email", None],
})
dummies = s["uses"].str.get_dummies(sep="|")
result = dummies.groupby(s["group"]).sum()

# case: likert-map-and-mean
likert = {"strongly disagree": 1, "disagree": 2, "neutral": 3, "agree": 4, "strongly agree": 5}
df = pd.DataFrame({
    "team": ["X", "X", "Y", "Y", "Y", "Z"],
    "answer": ["Agree", "neutral ", "Strongly Agree", "disagree", "AGREE", "don't know"],
})
df["score"] = df["answer"].str.strip().str.lower().map(likert)
result = df.groupby("team")["score"].agg(["count", "mean"]).round(2)

# case: get-dummies-drop-first
df = pd.DataFrame({"city": ["Rome", "Oslo", "Rome", "Lima"], "plan": ["pro", "free", "free", "pro"], "nps": [9, 3, 7, 10]})
enc = pd.get_dummies(df, columns=["city", "plan"], drop_first=True, dtype=int)
result = enc

# case: nps-per-segment
df = pd.DataFrame({
    "segment": ["smb", "smb", "ent", "ent", "ent", "smb", "edu"],
    "score": [10, 6, 9, 9, 3, 8, 7],
})
df["cls"] = np.where(df["score"] >= 9, "promoter", np.where(df["score"] <= 6, "detractor", "passive"))
tab = pd.crosstab(df["segment"], df["cls"], normalize="index").mul(100)
result = (tab["promoter"] - tab["detractor"]).round(1).sort_values(ascending=False).rename("nps")

# case: stack-non-missing-answers
wide = pd.DataFrame({"q1": ["yes", None, "no"], "q2": [None, None, "yes"], "q3": ["no", "yes", "yes"]},
                    index=pd.Index([101, 102, 103], name="person"))
st = wide.stack().rename_axis(["person", "question"]).rename("answer")
result = st[st == "yes"].reset_index()[["person", "question"]]

# case: mode-per-question
ans = pd.DataFrame({"q": ["a", "a", "a", "a", "b", "b", "b"], "v": ["red", "blue", "red", "blue", "green", "red", "green"]})
result = ans.groupby("q")["v"].agg(lambda s: s.mode().tolist())

# case: value-counts-normalized-with-missing
sat = pd.Series(["good", "bad", None, "good", "ok", "good", None, "bad"], name="sat")
result = sat.value_counts(normalize=True, dropna=False).round(3)

# case: response-time-text-to-timedelta
df = pd.DataFrame({"user": ["a", "b", "c", "d"], "took": ["00:01:30", "00:00:45", "00:10:05", None]})
df["took"] = pd.to_timedelta(df["took"])
df["slow"] = df["took"] > df["took"].median()
result = df.assign(seconds=df["took"].dt.total_seconds())

# case: bad-timedelta-text
df = pd.DataFrame({"user": ["a", "b"], "took": ["1 min 30 s", "about two minutes"]})
result = pd.to_timedelta(df["took"]).sum()

# case: free-text-word-counts
comments = pd.DataFrame({"id": [1, 2, 3], "text": ["Great app, great team!", "App crashes... again", "the team is GREAT"]})
stop = {"the", "is", "again"}
words = comments["text"].str.lower().str.findall(r"[a-z]+").explode()
words = words[~words.isin(stop)]
result = words.value_counts().head(3).to_dict()

# case: cut-income-labels-agg
inc = pd.DataFrame({
    "income": [0, 19999, 20000, 45000, 60000, 150000, -5],
    "happy": [3, 4, 6, 7, 7, 8, 5],
})
inc["bracket"] = pd.cut(inc["income"], [0, 20000, 60000, float("inf")], labels=["low", "mid", "high"], include_lowest=True)
result = inc.groupby("bracket", observed=True).agg(n=("happy", "size"), avg=("happy", "mean")).reset_index()

# case: cut-labels-mismatch
inc = pd.DataFrame({"income": [12000, 34000, 80000]})
inc["bracket"] = pd.cut(inc["income"], bins=[0, 20000, 50000, 100000], labels=["low", "mid", "high", "top"])
result = inc["bracket"].value_counts()

# case: compare-two-waves
w1 = pd.DataFrame({"job": ["nurse", "chef", "pilot"], "kids": [1, 0, 2]}, index=["p1", "p2", "p3"])
w2 = pd.DataFrame({"job": ["nurse", "baker", "pilot"], "kids": [2, 0, 2]}, index=["p1", "p2", "p3"])
diff = w1.compare(w2, result_names=("wave1", "wave2"))
result = diff.stack(level=0, future_stack=True).dropna(how="all")

# case: factorize-codes
langs = pd.Series(["en", "no", "en", None, "fr", "no"])
codes, uniques = pd.factorize(langs)
result = (codes.tolist(), uniques.tolist())

# case: normalize-phone-and-dedupe
def clean(p):
    digits = re.sub(r"\D", "", p)
    return digits[-8:] if len(digits) >= 8 else None

people = pd.DataFrame({
    "name": ["Tor", "Ida", "TOR ", "Per", "Eva"],
    "phone": ["+47 912 34 567 8", "4455 6677", "91234567-8", "123", "0047 4455 6677"],
    "seen": ["2024-01-03", "2024-02-01", "2024-03-01", "2024-01-01", "2024-01-15"],
})
people["phone"] = people["phone"].map(clean)
latest = people.dropna(subset=["phone"]).sort_values("seen").drop_duplicates("phone", keep="last")
result = latest.assign(name=latest["name"].str.strip().str.title()).to_dict("records")
