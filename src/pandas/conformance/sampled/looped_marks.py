import pandas as pd
import numpy as np
import re
import math
from collections import defaultdict, Counter, namedtuple, deque
from itertools import chain, combinations, groupby, islice, zip_longest
from operator import itemgetter, attrgetter

students = pd.DataFrame({
    "sid": [1, 2, 3, 4, 5, 6],
    "name": ["Mia Wong", "liam o'neil", "Zoë", None, "MIA WONG", " Noah  Kay "],
    "grade": ["A", "b", "A", "", None, "C"],
    "born": pd.to_datetime(["2008-02-29", "2007-12-31", None, "2008-07-01", "2008-02-29", "2009-01-01"]),
})
marks = pd.DataFrame(
    [(1, "math", 91), (1, "art", 77.5), (2, "math", np.nan), (2, "bio", 64), (3, "math", 91), (5, "art", 77.5), (9, "bio", 50), (3, "art", None)],
    columns=["sid", "subject", "score"],
)

# case: name cleaning helper
def clean(name, default="(none)"):
    if name is None or (isinstance(name, float) and math.isnan(name)):
        return default
    return " ".join(part.capitalize() for part in name.split())
result = students["name"].map(clean).tolist()

# case: initials from regex
def initials(text):
    return "".join(m.group(0).upper() for m in re.finditer(r"\b[^\W\d_]", text or ""))
result = {sid: initials(name) for sid, name in zip(students.sid, students.name)}

# case: grade points lookup
POINTS = {"A": 4.0, "B": 3.0, "C": 2.0}
students["points"] = [POINTS.get((g or "").upper(), 0.0) if isinstance(g, str) else np.nan for g in students["grade"]]
result = students[["sid", "grade", "points"]]

# case: namedtuple rows
Mark = namedtuple("Mark", ["sid", "subject", "score"])
rows = [Mark(*t) for t in marks.itertuples(index=False, name=None)]
best = max((m for m in rows if not pd.isna(m.score)), key=attrgetter("score", "sid"))
result = (best.sid, best.subject, best._asdict())

# case: frame from namedtuples
Point = namedtuple("Point", "x y label", defaults=["none"])
result = pd.DataFrame([Point(1, 2), Point(3, None, "b"), Point(y=5, x=4)])

# case: pairs of students sharing a subject
takers = marks.groupby("subject")["sid"].apply(list).to_dict()
pairs = Counter(chain.from_iterable(combinations(sorted(v), 2) for v in takers.values()))
result = sorted(pairs.items(), key=lambda p: (-p[1], p[0]))

# case: matrix by at
matrix = pd.DataFrame(0.0, index=students["sid"], columns=sorted(marks["subject"].unique()))
skipped = []
for sid, subject, score in marks.values.tolist():
    if sid not in matrix.index:
        skipped.append(int(sid))
        continue
    if score == score:
        matrix.at[sid, subject] += score
result = (matrix, skipped)

# case: ranking with ties by hand
ordered = sorted(marks.dropna().to_dict("records"), key=lambda r: -r["score"])
rank, previous, out = 0, None, []
for position, record in enumerate(ordered, 1):
    if record["score"] != previous:
        rank, previous = position, record["score"]
    out.append({**record, "rank": rank})
result = pd.DataFrame(out)

# case: multiindex access by tuples
indexed = marks.set_index(["sid", "subject"]).sort_index()
found = []
for key in [(1, "math"), (2, "math"), (4, "art")]:
    if key in indexed.index:
        found.append((key, indexed.loc[key, "score"]))
    else:
        found.append((key, "missing"))
result = found

# case: multiindex partial and xs
indexed = marks.set_index(["sid", "subject"]).sort_index()
result = {
    "one": indexed.loc[1].to_dict()["score"],
    "art": indexed.xs("art", level="subject")["score"].fillna(-1).to_dict(),
    "levels": [list(l) for l in indexed.index.levels],
    "values": indexed.index.get_level_values(1).unique().tolist(),
}

# case: multiindex assignment adds row
indexed = marks.set_index(["sid", "subject"])
indexed.loc[(4, "bio"), "score"] = 55
indexed.loc[(2, "math"), :] = 60
result = indexed

# case: unknown label raises key error
try:
    result = students.set_index("sid").loc[77]
except KeyError as e:
    result = ("KeyError", e.args, str(e))

# case: bool mask loop and iloc
chosen = []
mask = students["born"].dt.month.eq(2)
for i in range(len(students)):
    if mask.iloc[i]:
        chosen.append(students.iloc[i, 1])
result = chosen

# case: ages on a day
from datetime import date
def age(born, on=date(2024, 2, 28)):
    if pd.isnull(born):
        return None
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))
result = students["born"].apply(age)

# case: birthdays formatted
result = [b.strftime("%d %b %Y") if not pd.isna(b) else "unknown" for b in students["born"]]

# case: string checks table
tests = {
    "lower": str.islower,
    "upper": str.isupper,
    "title": str.istitle,
    "space": lambda s: s != s.strip(),
    "ascii": lambda s: s.isascii(),
}
rows = {n: {label: f(n) for label, f in tests.items()} for n in students["name"].dropna()}
result = pd.DataFrame.from_dict(rows, orient="index")

# case: deque window
window, averages = deque(maxlen=3), []
for score in marks["score"].fillna(0):
    window.append(score)
    averages.append(round(sum(window) / len(window), 2))
result = averages

# case: zip longest columns
a = students["name"].dropna().tolist()
b = marks["subject"].unique().tolist()
result = pd.DataFrame(list(zip_longest(a, b, fillvalue="")), columns=["name", "subject"])

# case: islice and slice labels
gen = (f"{r.sid}:{r.subject}" for r in marks.itertuples())
first = list(islice(gen, 3))
rest = list(gen)
result = (first, rest, marks.loc[2:4, "subject":"score"])

# case: groupby itemgetter
rows = sorted(zip(marks["subject"], marks["score"].fillna(-1)), key=itemgetter(0, 1))
result = {k: [v for _, v in g] for k, g in groupby(rows, key=itemgetter(0))}

# case: report with padding
header = f"{'name':<12}|{'n':>3}|{'mean':>7}"
lines = [header, "-" * len(header)]
for sid, grp in marks.groupby("sid"):
    who = students.loc[students["sid"] == sid, "name"]
    label = who.iat[0] if len(who) else "?"
    lines.append(f"{label or '':<12}|{len(grp):>3d}|{grp['score'].mean():>7.1f}")
result = lines

# case: letter for score by thresholds
bands = [(90, "A"), (75, "B"), (60, "C")]
def letter(score):
    for low, name in bands:
        if score >= low:
            return name
    return "F" if score == score else None
marks["letter"] = marks["score"].apply(letter)
result = marks.groupby("letter", dropna=False).size().to_dict()

# case: columns renamed by enumerating
marks.columns = [f"{i}_{c}" for i, c in enumerate(marks.columns)]
marks = marks.rename(columns={c: c.split("_", 1)[1].upper() for c in marks.columns if c.endswith("t")})
result = marks.head(3)

# case: insert computed column by position
where = marks.columns.get_loc("score")
marks.insert(where, "passed", marks["score"].ge(60))
marks.insert(len(marks.columns), "note", [None] * len(marks))
result = marks

# case: pivot by dictionary of dictionaries
table = defaultdict(dict)
for r in marks.to_dict("records"):
    table[r["subject"]][r["sid"]] = r["score"]
result = pd.DataFrame(table).sort_index().reindex(columns=["math", "bio", "art", "pe"])

# case: while loop drops outliers
scores = marks["score"].dropna().sort_values().tolist()
steps = 0
while scores and max(scores) - min(scores) > 20:
    scores.pop(0) if np.mean(scores) - scores[0] > scores[-1] - np.mean(scores) else scores.pop()
    steps += 1
result = (steps, scores)

# case: generator of test rows
def make_rows(n, subjects=("math", "art"), start=100, step=7):
    for i in range(n):
        yield {"sid": start + i, "subject": subjects[i % len(subjects)], "score": (i * step) % 50 if i % 3 else None}
extra = pd.DataFrame(make_rows(5))
result = pd.concat([marks, extra], ignore_index=True)

# case: any and all with generators
result = [
    any(pd.isna(v) for v in marks["score"]),
    all(isinstance(s, str) for s in marks["subject"]),
    all(s for s in students["grade"]),
    any(n and n != n.strip() for n in students["name"]),
    sum(1 for s in marks["score"] if s == 77.5),
]

# case: drop duplicates with key function
seen, keep = set(), []
for i, name in students["name"].items():
    key = (name or "").casefold()
    if key in seen:
        continue
    seen.add(key)
    keep.append(i)
result = students.loc[keep].reset_index(drop=True)

# case: map with dict missing
lookup = students.set_index("sid")["name"].to_dict()
marks["name"] = marks["sid"].map(lookup)
marks["known"] = marks["sid"].map(lambda s: s in lookup)
result = marks
