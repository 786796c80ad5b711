import re
import random
import math
import numpy as np
import pandas as pd
from collections import defaultdict, Counter
from datetime import datetime, timedelta
from itertools import product, cycle, count, repeat, starmap, takewhile, dropwhile
from functools import lru_cache, reduce

def make_books():
    titles = ["Dune", "Emma", "emma", "It", "", None, "Ulysses"]
    years = [1965, 1815, 1815, 1986, 2001, None, 1922]
    genres = ["sf", "novel", "Novel", "horror", None, "sf", "novel"]
    return pd.DataFrame({"book_id": range(1, 8), "title": titles, "year": years, "genre": genres})

def make_loans(n=9, start="2024-03-28"):
    base = datetime.strptime(start, "%Y-%m-%d")
    members = cycle(["m1", "m2", None])
    rows = []
    for i in range(n):
        out = base + timedelta(days=i * 3)
        back = out + timedelta(days=7 + i) if i % 4 else None
        rows.append((i + 1, (i * 5) % 8 + 1, next(members), out, back))
    return pd.DataFrame(rows, columns=["loan_id", "book_id", "member", "out", "back"])

books = make_books()
loans = make_loans()

# case: frames as made
result = (books.dtypes.astype(str).to_dict(), loans.dtypes.astype(str).to_dict(), loans)

# case: days out by loop
days = []
for r in loans.itertuples():
    days.append((r.back - r.out).days if pd.notna(r.back) else None)
loans["days"] = days
result = loans[["loan_id", "days"]]

# case: late fee function
def fee(row, free=7, per_day=0.25, cap=1.0):
    if pd.isnull(row["back"]):
        return np.nan
    late = max(0, (row["back"] - row["out"]).days - free)
    return min(cap, late * per_day)
loans["fee"] = loans.apply(fee, axis=1)
result = loans.groupby("member", dropna=False)["fee"].sum().round(2)

# case: cached fibonacci column
@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
result = pd.Series([fib(i) for i in range(10)], name="fib")

# case: takewhile dropwhile
ids = loans["book_id"].tolist()
result = (ids, list(takewhile(lambda x: x < 7, ids)), list(dropwhile(lambda x: x < 7, ids)))

# case: starmap over pairs
pairs = zip(books["title"].fillna("?"), books["year"].fillna(0).astype(int))
result = list(starmap("{}-{:04d}".format, pairs))

# case: count labels
c = count(10, 5)
books.index = [f"r{next(c)}" for _ in range(len(books))]
result = books.loc[["r15", "r40"], ["title", "year"]]

# case: left join by hand
titles = books.set_index("book_id")["title"].to_dict()
joined = [{**r, "title": titles.get(r["book_id"], "<no book>")} for r in loans[["loan_id", "book_id"]].to_dict("records")]
result = pd.DataFrame(joined)

# case: compare join by hand with merge
merged = loans.merge(books, on="book_id", how="left", indicator=True)
missing = merged.loc[merged["_merge"] == "left_only", "book_id"].tolist()
by_hand = [b for b in loans["book_id"] if b not in set(books["book_id"])]
assert missing == by_hand, (missing, by_hand)
result = missing

# case: decade text
def decade(year):
    if year is None or math.isnan(year):
        return "unknown"
    return f"{int(year) // 10 * 10}s"
result = books["year"].apply(decade).value_counts().sort_index().to_dict()

# case: century with divmod
result = [divmod(int(y), 100) if y == y else None for y in books["year"]]

# case: words and vowels
def vowels(s):
    return sum(ch in "aeiou" for ch in s.lower())
result = {t: (vowels(t), t[::-1], t.swapcase(), t.center(9, "*")) for t in books["title"] if t}

# case: regex replacements with function
text = "Dune (1965); Emma (1815) ; It(1986)"
result = (
    re.sub(r"\((\d{4})\)", lambda m: f"[{int(m.group(1)) + 1}]", text),
    re.findall(r"(\w+)\s*\((\d+)\)", text),
    re.split(r"\s*;\s*", text),
    re.search(r"\d+", text).span(),
    bool(re.fullmatch(r"[A-Z]\w+", "Dune")),
)

# case: parse lines into frame
raw = """
id|name|score
1|ann|10
2||7.5
3|cid|
""".strip().splitlines()
head, *body = [line.split("|") for line in raw]
frame = pd.DataFrame(body, columns=head)
frame["score"] = pd.to_numeric(frame["score"], errors="coerce")
frame["name"] = frame["name"].replace("", None)
result = frame

# case: weekdays of loans
names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
result = Counter(names[d.weekday()] for d in loans["out"]).most_common()

# case: timestamps to iso text
result = [d.isoformat() if d is not pd.NaT else None for d in loans["back"]]

# case: month keys with defaultdict of counters
months = defaultdict(Counter)
for out, member in zip(loans["out"], loans["member"]):
    months[out.strftime("%Y-%m")][member or "guest"] += 1
result = {k: dict(v) for k, v in months.items()}

# case: dataframe from dict of counters
months = defaultdict(Counter)
for out, member in zip(loans["out"], loans["member"]):
    months[f"{out:%b}"][member or "guest"] += 1
result = pd.DataFrame.from_dict(months, orient="index").fillna(0).astype(int)

# case: test harness with results
def run_tests():
    outcomes = {}
    def test(name, condition):
        outcomes[name] = "PASS" if condition else "FAIL"
    test("ids unique", books["book_id"].is_unique)
    test("titles unique", books["title"].str.lower().is_unique)
    test("no null years", not books["year"].isna().any())
    test("loans known", loans["book_id"].isin(books["book_id"]).all())
    return outcomes
result = run_tests()

# case: parametrised checks
cases = [("dune", 1), ("EMMA", 2), ("nope", 0)]
report = []
for needle, expected in cases:
    found = books["title"].str.lower().eq(needle.lower()).sum()
    report.append((needle, int(found), "ok" if found == expected else f"expected {expected}"))
result = report

# case: nested loops over product
slots = []
for (day, hour), room in zip(product(["Mon", "Tue"], range(9, 12)), cycle("AB")):
    slots.append(dict(day=day, hour=hour, room=room))
slots = pd.DataFrame(slots)
result = slots.pivot(index="hour", columns="day", values="room")

# case: reduce counts longest title
longest = reduce(lambda a, b: a if len(a) >= len(b) else b, (t for t in books["title"] if t), "")
result = (longest, len(longest), sum(map(len, filter(None, books["title"]))))

# case: try to read a missing column
out = []
for col in ["title", "isbn", "year"]:
    try:
        series = books[col]
    except KeyError as err:
        out.append(f"{col}: {err}")
    else:
        out.append(f"{col}: {series.count()}")
result = out

# case: string building of insert statements
def quote(v):
    if v is None or (isinstance(v, float) and math.isnan(v)):
        return "NULL"
    if isinstance(v, str):
        return "'" + v.replace("'", "''") + "'"
    return str(int(v)) if float(v).is_integer() else repr(v)
result = [
    f"INSERT INTO books VALUES ({', '.join(quote(v) for v in row)});"
    for row in books.itertuples(index=False, name=None)
]

# case: types of cells seen
kinds = {c: sorted({type(v).__name__ for v in books[c]}) for c in books.columns}
result = kinds

# case: chunks of rows
def chunks(frame, size):
    for i in range(0, len(frame), size):
        yield frame.iloc[i : i + size]
result = [chunk["loan_id"].tolist() for chunk in chunks(loans, 4)]

# case: unpacking and star args
def stats(*values, **options):
    digits = options.get("digits", 1)
    lo, *mid, hi = sorted(values)
    return {"lo": lo, "mid": round(sum(mid) / len(mid), digits), "hi": hi}
result = stats(*books["year"].dropna(), digits=2)

# case: enumerate groups reset
parts = []
for n, (genre, group) in enumerate(books.groupby(books["genre"].str.lower(), sort=False)):
    part = group.copy()
    part.insert(0, "block", n)
    part["seq"] = range(1, len(part) + 1)
    parts.append(part)
result = pd.concat(parts).reset_index(drop=True)
