import pandas as pd
import numpy as np
import re
import math
import json
import copy
import statistics
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, chain, islice, zip_longest, pairwise, takewhile, dropwhile, starmap, cycle
from functools import reduce, partial, lru_cache, cmp_to_key
from operator import itemgetter, attrgetter, methodcaller

books = pd.DataFrame({
    "isbn": ["9780141036144", "9780061120084", "9780743273565", "978-0-452-28423-4", "9780307474278", "0000000000000", "9780140449136", None],
    "title": ["1984", "To Kill a Mockingbird", "the great gatsby", "Animal Farm ", "The Da Vinci Code", "Untitled", "The Odyssey", "1984"],
    "author": ["Orwell, George", "Lee, Harper", "Fitzgerald, F. Scott", "Orwell, George", "Brown, Dan", None, "Homer", "orwell, george"],
    "year": [1949, 1960, 1925, 1945, 2003, np.nan, -700, 1949],
    "copies": [3, 2, 1, 0, 5, 1, 2, 1],
})

members = pd.DataFrame({
    "member": ["M1", "M2", "M3", "M4", "M5", "M6"],
    "full_name": ["Grace Hopper", "alan turing", "ADA LOVELACE", "Linus  Torvalds", "Ken", "Barbara Liskov"],
    "joined": ["2020-01-15", "2021-06-30", "2020-02-29", "15.08.2022", "", "2023-12-31"],
    "phone": ["555-0101", "(555) 0102", "5550103", None, "n/a", "+1 555 0106"],
    "fines": [0.0, 2.5, 0.125, 10.0, np.nan, 2.675],
})

loans = pd.DataFrame({
    "loan": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "member": ["M1", "M2", "M1", "M3", "M9", "M2", "M4", "M1", "M3", None],
    "title": ["1984", "1984", "Animal Farm", "The Odyssey", "Untitled", "The Da Vinci Code", "1984", "the great gatsby", "The Odyssey", "1984"],
    "out": pd.to_datetime(["2024-01-01", "2024-01-05", "2024-01-10", "2024-01-31", "2024-02-01", "2024-02-14", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-05"]),
    "back": pd.to_datetime(["2024-01-15", "2024-02-05", None, "2024-02-14", "2024-02-01", None, "2024-03-30", "2024-03-14", None, "2024-03-04"]),
})

# case: author-flip-names
def flip(a):
    if not isinstance(a, str):
        return "Anonymous"
    last, *rest = [p.strip() for p in a.split(",")]
    return " ".join([*rest, last]).title() if rest else last.title()
result = [flip(a) for a in books["author"]]
# case: isbn-check-digit
def valid13(raw):
    if raw is None:
        return None
    digits = [int(ch) for ch in raw if ch.isdigit()]
    if len(digits) != 13:
        return False
    return sum(d * (3 if i % 2 else 1) for i, d in enumerate(digits)) % 10 == 0
result = pd.Series([valid13(x) for x in books["isbn"]], index=books["title"].str.strip(), name="valid")
# case: loan-days-open
end = datetime(2024, 3, 31)
rows = []
for ln in loans.itertuples(index=False):
    finish = end if pd.isna(ln.back) else ln.back.to_pydatetime()
    days = (finish - ln.out.to_pydatetime()).days
    rows.append({"loan": ln.loan, "days": days, "late": max(0, days - 14), "open": bool(pd.isna(ln.back))})
result = pd.DataFrame(rows)
# case: namedtuple-members
Member = namedtuple("Member", "id name fines")
people = [Member(m, " ".join(n.split()).title(), f) for m, n, f in zip(members.member, members.full_name, members.fines)]
people = [p._replace(fines=0.0) if math.isnan(p.fines) else p for p in people]
richest = max(people, key=attrgetter("fines"))
result = (richest._asdict(), [p.name for p in people if p.fines == 0], Member._fields)
# case: round-half-even-fines
result = {m: (round(f), round(f, 1), round(f, 2), "%.2f" % f, f"{f:.0f}") for m, f in zip(members["member"], members["fines"]) if f == f}
# case: phone-digits-re
def digits(p):
    return re.sub(r"\D", "", p or "")
cleaned = {m: digits(p) for m, p in members.set_index("member")["phone"].items()}
result = {m: (f"{d[-7:-4]}-{d[-4:]}" if len(d) >= 7 else None) for m, d in cleaned.items()}
# case: title-sort-key
def key(t):
    t = t.strip().lower()
    for art in ("the ", "a ", "an "):
        if t.startswith(art):
            t = t[len(art):]
            break
    return (not t[0].isdigit(), t)
result = sorted(books["title"], key=key)
# case: century-label
def century(y):
    if y is None or y != y:
        return "?"
    y = int(y)
    c = (abs(y) - 1) // 100 + 1
    suffix = "th" if 10 <= c % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(c % 10, "th")
    return f"{c}{suffix} c. {'BC' if y < 0 else 'AD'}"
result = books.assign(century=books["year"].map(century))[["title", "century"]]
# case: member-history-nested-default
hist = defaultdict(lambda: defaultdict(list))
for m, t, o in zip(loans["member"], loans["title"], loans["out"]):
    hist[m or "?"][f"{o:%Y-%m}"].append(t)
result = {m: {k: len(v) for k, v in months.items()} for m, months in hist.items()}
# case: gap-between-loans-pairwise
outs = [t.date() for t in loans["out"]]
gaps = [(b - a).days for a, b in pairwise(outs)]
result = dict(gaps=gaps, longest=max(gaps), mean=round(statistics.mean(gaps), 3), median=statistics.median(gaps), mode=statistics.mode(gaps))
# case: shared-reference-bug
shelf = [[]] * 3
for i, t in enumerate(books["title"][:3]):
    shelf[i].append(t[:4])
good = [[] for _ in range(3)]
for i, t in enumerate(books["title"][:3]):
    good[i].append(t[:4])
result = [shelf, good, shelf[0] is shelf[1], good[0] == good[1]]
# case: late-binding-lambdas
fs = [lambda x: x + n for n in books["copies"].head(4)]
gs = [lambda x, n=n: x + n for n in books["copies"].head(4)]
result = [int(f(10)) for f in fs] + [int(g(10)) for g in gs]
# case: finally-order-log
log = []
def lookup(title):
    try:
        log.append("try")
        row = books[books["title"] == title].iloc[0]
    except IndexError as exc:
        log.append(type(exc).__name__)
        return None
    else:
        log.append("else")
        return int(row["copies"])
    finally:
        log.append("finally")
result = ([lookup("1984"), lookup("Animal Farm"), lookup("The Odyssey")], log)
# case: for-else-first-available
found = None
for t, c in books[["title", "copies"]].values.tolist():
    if c == 0:
        continue
    if t.endswith("Farm"):
        found = t
        break
else:
    found = "none available"
result = found
# case: zip-longest-columns
a = [t for t in books["title"] if t[0].isupper()]
b = sorted(set(loans["title"]))
result = pd.DataFrame(list(zip_longest(a, b, fillvalue="--")), columns=["book", "loaned"])
# case: assert-every-loan-has-member
unknown = set(loans["member"].dropna()) - set(members["member"])
assert not unknown, f"unknown members: {sorted(unknown)}"
result = "fine"
# case: generator-expression-stats
result = (
    sum(1 for b in loans["back"] if pd.isna(b)),
    any(c == 0 for c in books["copies"]),
    all(isinstance(i, str) for i in books["isbn"]),
    next((t for t, y in zip(books.title, books.year) if y < 0), "nobody"),
    next((t for t, y in zip(books.title, books.year) if y > 2100), "nobody"),
)
# case: initials-acronym
result = {
    m: "".join(w[0] for w in n.split()).upper() + str(len(n.replace(" ", "")))
    for m, n in members[["member", "full_name"]].itertuples(index=False, name=None)
}
# case: accumulate-max-copies
copies = books["copies"].tolist()
result = {
    "sum": list(accumulate(copies)),
    "max": list(accumulate(copies, max)),
    "prod": list(accumulate([c or 1 for c in copies], lambda x, y: x * y)),
    "from100": list(accumulate(copies[:3], initial=100)),
}
# case: title-merge-normalised
b = books.copy()
b["k"] = [t.strip().lower() for t in b["title"]]
l = loans.copy()
l["k"] = [t.strip().lower() for t in l["title"]]
j = l.merge(b[["k", "author"]], on="k", how="left")
result = [(n, len(list(g))) for n, g in groupby(sorted(x if isinstance(x, str) else "~" for x in j["author"]))]
# case: cmp-to-key-members
def compare(x, y):
    if len(x) != len(y):
        return len(x) - len(y)
    return (x > y) - (x < y)
result = sorted(members["full_name"], key=cmp_to_key(compare), reverse=True)
# case: add-string-and-int-year
labels = []
for t, y in zip(books["title"], books["year"]):
    labels.append(t + " (" + y + ")")
result = labels
# case: month-calendar-weekdays
days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
cnt = Counter(days[o.weekday()] for o in loans["out"])
result = pd.Series({d: cnt[d] for d in days}, name="loans")
