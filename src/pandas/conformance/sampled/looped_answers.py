import pandas as pd, numpy as np
import re, math, statistics
from collections import Counter, defaultdict
import datetime

def answers(extra=None):
    data = {
        "who": ["u1", "u2", "u2", "U3", None, "u1"],
        "q": ["q1", "q1", "q2", "q1", "q2", "q2"],
        "answer": ["Yes", "no", "YES", "", None, "maybe"],
        "score": [5, 3, None, 1, 4, 5],
        "when": ["01/02/2024", "15/02/2024", "15/02/2024", "", None, "29/02/2024"],
    }
    if extra:
        data.update(extra)
    return pd.DataFrame(data)

df = answers()

# case: tri state answers
def tri(v):
    v = (v or "").strip().lower()
    return {"yes": True, "no": False}.get(v)
df["yes"] = df["answer"].apply(tri)
result = df[["who", "yes"]]

# case: extra columns default
result = answers({"lang": ["en"] * 6, "score": range(6)}).iloc[[0, -1]]

# case: statistics module
vals = [v for v in df["score"] if not math.isnan(v)]
result = (statistics.mean(vals), statistics.median(vals), statistics.mode(vals), round(statistics.stdev(vals), 4), statistics.pstdev(vals) < 2)

# case: parse european dates
def parse(s):
    if not s:
        return pd.NaT
    d, m, y = map(int, s.split("/"))
    return datetime.date(y, m, d)
df["day"] = df["when"].map(parse)
df["dow"] = [d.strftime("%A") if isinstance(d, datetime.date) and not pd.isna(d) else "" for d in df["day"]]
result = df[["when", "dow"]]

# case: wide by hand
wide = {}
for r in df.to_dict(orient="records"):
    if r["who"] is None:
        continue
    wide.setdefault(r["who"].lower(), {})[r["q"]] = r["answer"]
result = pd.DataFrame(wide).T.rename_axis("who").reset_index()

# case: pivot equals by hand
wide = df.dropna(subset=["who"]).pivot(index="who", columns="q", values="answer")
wide.columns.name = None
result = wide

# case: percentages as text
counts = df["answer"].fillna("none").replace("", "blank").str.lower().value_counts()
result = {k: f"{v / len(df):.1%}" for k, v in counts.items()}

# case: cross table with counters
table = defaultdict(Counter)
for q, a in df[["q", "answer"]].itertuples(index=False):
    table[q][(a or "none").lower()] += 1
result = pd.DataFrame({q: dict(c) for q, c in table.items()}).fillna(0).astype(int).sort_index()

# case: fill forward in a loop
last = None
filled = []
for s in df["score"]:
    last = s if not np.isnan(s) else last
    filled.append(last)
assert filled == df["score"].ffill().tolist()
result = filled

# case: group means by dict then map
sums, ns = {}, {}
for who, score in zip(df["who"], df["score"]):
    if who is None or score != score:
        continue
    sums[who] = sums.get(who, 0) + score
    ns[who] = ns.get(who, 0) + 1
means = {k: sums[k] / ns[k] for k in sums}
df["mean"] = df["who"].map(means)
df["above"] = df["score"] > df["mean"]
result = df[["who", "score", "mean", "above"]]

# case: loc with callable
result = df.loc[lambda d: d["score"].between(3, 5), ["who", "score"]]

# case: loc boolean list
keep = [bool(a) and a.lower() != "maybe" for a in df["answer"]]
result = df.loc[keep, "who":"answer"]

# case: loc with boolean series misaligned
mask = pd.Series([True, False, True], index=[5, 4, 3])
try:
    result = df.loc[mask]
except Exception as e:
    result = type(e).__name__

# case: iloc out of bounds
try:
    result = df.iloc[10]
except IndexError as e:
    result = str(e)

# case: iloc list with frame
result = df.iloc[[1, 1, 0], [3, 0]]

# case: at missing row
try:
    df.at[99, "who"]
except KeyError as e:
    result = repr(e)

# case: truth of a frame
try:
    if df:
        result = 1
except ValueError as e:
    result = str(e)

# case: truth of series
try:
    result = "x" if df["score"] > 3 else "y"
except ValueError as e:
    result = str(e)[:40]

# case: index label types
f = pd.DataFrame({"v": [1, 2, 3]}, index=[1, "1", 1.5])
result = [f.loc["1", "v"], f.loc[1.5, "v"], list(f.index), f.index.dtype == object]

# case: reindex columns and fill
result = df.reindex(columns=["who", "rank", "score"], fill_value=0)

# case: reset and set index chain
r = df.set_index(["q", "who"]).reset_index(level=0).reset_index()
result = (r.columns.tolist(), r.shape, r["q"].tolist())

# case: set index keep column
r = df.set_index("who", drop=False)
result = r.loc["u2", ["who", "score"]]

# case: set index append
r = df.set_index("q", append=True)[["score"]]
result = (r.index.names, r.loc[2].index.tolist(), r)

# case: index name changes
df.index.name = "row"
df.index = df.index + 100
result = df.reset_index()[["row", "who"]]

# case: tuples in cells
df["pair"] = list(zip(df["q"], df["score"].fillna(0).astype(int)))
result = df["pair"].value_counts().to_dict()

# case: explode lists made in loop
tags = []
for a in df["answer"]:
    tags.append(list(a.lower()) if a else [])
result = df.assign(tag=tags)[["who", "tag"]].explode("tag").dropna().groupby("tag").size().nlargest(3)

# case: regex flags per answer
flags = {a: bool(re.match(r"y(es)?$", a, flags=re.IGNORECASE)) for a in df["answer"] if a is not None}
result = flags

# case: min with default and key
empty = df[df["score"] > 10]
result = (min(empty["score"], default=None), max(df["who"].dropna(), key=lambda w: (w.lower(), w)), max([], default=-1))

# case: frame equals after round trip
again = pd.DataFrame.from_dict(df.to_dict("tight"), orient="tight")
split = df.to_dict("split")
other = pd.DataFrame(split["data"], index=split["index"], columns=split["columns"])
result = (again.equals(df), other.equals(df), list(split))

# case: comparison of frames cell by cell
a = df[["who", "score"]]
b = a.copy()
b.loc[1, "score"] = 9
b.iloc[3, 0] = "x"
diffs = []
for i in a.index:
    for c in a.columns:
        x, y = a.at[i, c], b.at[i, c]
        if not (x == y or (pd.isna(x) and pd.isna(y))):
            diffs.append((i, c, x, y))
result = diffs

# case: compare method
a = df[["who", "score"]]
b = a.copy()
b.loc[1, "score"] = 9
b.iloc[3, 0] = "x"
result = a.compare(b)

# case: markdown like by hand
cols = ["who", "q", "score"]
widths = {c: max(len(c), *(len(str(v)) for v in df[c])) for c in cols}
lines = [" | ".join(c.ljust(widths[c]) for c in cols)]
lines += [" | ".join(str(r[c]).rjust(widths[c]) for c in cols) for _, r in df.iterrows()]
result = lines
