import pandas as pd
import numpy as np
import re
import math
from datetime import date, datetime, timedelta, time
from collections import defaultdict, Counter, namedtuple, OrderedDict
from itertools import groupby, chain, accumulate, cycle, repeat, starmap, count

books_df = pd.DataFrame({
    "isbn": ["978-0-306-40615-7", "9780140449136", "978-3-16-148410-0", "0-306-40615-2", "123", "978-0-306-40615-8"],
    "title": ["The Iliad: A New Reading", "the odyssey", "A Tale of two Cities (2nd ed.)", "An Essay", "Untitled", "Zen & the Art"],
    "author": ["Homer", "homer ", "Dickens, Charles", "Locke, John", None, "Pirsig, Robert M."],
    "dewey": ["883.01", "883", "823.8", "121", "", "917.3"],
    "pages": [704, 541, np.nan, 1264, 12, 418],
})

loans_df = pd.DataFrame({
    "loan_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "isbn": ["9780140449136", "978-0-306-40615-7", "978-3-16-148410-0", "9780140449136", "0-306-40615-2", "978-0-306-40615-8", "9780140449136", "999"],
    "member": ["M01", "M02", "M01", "M03", "M02", "M01", "M02", "M03"],
    "out_on": ["2024-01-29", "2024-02-15", "2024-02-27", "2024-02-28", "2023-12-20", "2024-03-01", "2024-03-04", "2024-03-08"],
    "back_on": ["2024-02-12", "2024-03-20", None, "2024-03-01", "2024-01-31", None, "2024-03-04", ""],
})

members_df = pd.DataFrame({
    "member": ["M01", "M02", "M03", "M04"],
    "name": ["Quinn, Ada", "Rossi, Ben", "Sato, Chie", "Tran, Duc"],
    "born": ["1990-02-29", "1988-02-29", "15/08/2010", "01.12.1975"],
    "tier": ["gold", "SILVER", "child", None],
})
# case: isbn-checksum
def isbn_ok(raw):
    digits = raw.replace("-", "")
    if len(digits) == 13 and digits.isdigit():
        s = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits))
        return s % 10 == 0
    if len(digits) == 10:
        s = sum((10 if d == "X" else int(d)) * w for d, w in zip(digits, range(10, 0, -1)))
        return s % 11 == 0
    return False

books_df["ok"] = books_df["isbn"].apply(isbn_ok)
books_df["kind"] = books_df["isbn"].str.replace("-", "", regex=False).str.len().map({13: "isbn13", 10: "isbn10"}).fillna("other")
result = books_df[["isbn", "kind", "ok"]]
# case: due-dates-skip-sunday
def due(d, days=21):
    x = d + timedelta(days=days)
    while x.weekday() == 6 or (x.month, x.day) in {(12, 25), (1, 1)}:
        x += timedelta(days=1)
    return x

rows = []
for lid, out in zip(loans_df["loan_id"], loans_df["out_on"]):
    d = date.fromisoformat(out)
    x = due(d)
    rows.append((lid, d, x, x.strftime("%a"), (x - d).days))
result = pd.DataFrame(rows, columns=["loan_id", "out", "due", "due_day", "days"])
# case: fines-tiered
RATES = [(7, 0.10), (14, 0.25), (math.inf, 0.50)]

def fine(days):
    total, prev = 0.0, 0
    for upto, rate in RATES:
        if days <= prev:
            break
        total += (min(days, upto) - prev) * rate
        prev = upto
    return round(min(total, 10), 2)

today = date(2024, 3, 15)
out = []
for r in loans_df.itertuples(index=False):
    start = datetime.strptime(r.out_on, "%Y-%m-%d").date()
    end = date.fromisoformat(r.back_on) if r.back_on else today
    late = max(0, (end - start).days - 14)
    out.append({"loan_id": r.loan_id, "member": r.member, "late": late, "fine": fine(late), "open": not r.back_on})
df = pd.DataFrame(out)
result = df.groupby("member", as_index=False)[["late", "fine", "open"]].sum()
# case: title-sort-key
ARTICLES = {"the", "a", "an"}

def key(title):
    words = re.findall(r"[a-z0-9&]+", title.lower())
    return " ".join(words[1:] if words[0] in ARTICLES and len(words) > 1 else words)

ordered = sorted(books_df["title"], key=key)
result = pd.DataFrame({"title": ordered, "sort_key": [key(t) for t in ordered], "initial": [key(t)[0].upper() for t in ordered]})
# case: author-flip-name
def flip(a):
    if not a:
        return "Anonymous"
    last, sep, first = a.partition(",")
    return f"{first.strip()} {last}" if sep else a.strip().title()

c = Counter(map(flip, books_df["author"]))
result = pd.DataFrame({"author": list(c.keys()), "books": list(c.values())}).sort_values(by=["books", "author"], ascending=[False, True]).reset_index(drop=True)
# case: overlap-loans-same-book
def norm(i):
    return i.replace("-", "")

spans = defaultdict(list)
for r in loans_df.to_dict("records"):
    end = r["back_on"] or "9999-12-31"
    spans[norm(r["isbn"])].append((r["out_on"], end, r["loan_id"]))
rows = []
for isbn, lst in spans.items():
    lst.sort()
    for (s1, e1, a), (s2, e2, b) in zip(lst, lst[1:]):
        rows.append({"isbn": isbn, "first": a, "second": b, "overlap": s2 < e1, "gap_from": min(e1, s2), "gap_to": max(e1, s2)})
result = pd.DataFrame(rows)
# case: age-from-messy-birthdays
def parse(text):
    for fmt in ("%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y"):
        try:
            return datetime.strptime(text, fmt).date()
        except ValueError as e:
            err = str(e)
    raise ValueError(f"cannot read {text!r}: {err}")

ref = date(2024, 2, 28)
rows = []
for m, b in zip(members_df["member"], members_df["born"]):
    try:
        d = parse(b)
    except ValueError as e:
        rows.append((m, None, None, "day is out of range" in str(e) or "error"))
    else:
        age = ref.year - d.year - ((ref.month, ref.day) < (d.month, d.day))
        rows.append((m, d.isoformat(), age, False))
result = pd.DataFrame(rows, columns=["member", "born", "age", "problem"])
# case: month-calendar-counts
daily = Counter()
for out, back in zip(loans_df["out_on"], loans_df["back_on"]):
    d = date.fromisoformat(out)
    end = date.fromisoformat(back) if back else date(2024, 3, 10)
    while d < end:
        daily[(d.year, d.month)] += 1
        d += timedelta(days=1)
result = pd.DataFrame(
    [(f"{y}-{m:02d}", n, n / (date(y + m // 12, m % 12 + 1, 1) - date(y, m, 1)).days) for (y, m), n in sorted(daily.items())],
    columns=["month", "loan_days", "avg_out"],
).round(3)
# case: dewey-hundreds-bucket
NAMES = {0: "General", 1: "Philosophy", 8: "Literature", 9: "History"}
buckets = OrderedDict()
for title, d in zip(books_df["title"], books_df["dewey"]):
    try:
        h = int(float(d)) // 100
    except ValueError:
        h = None
    buckets.setdefault(NAMES.get(h, "Unclassified"), []).append(title[:12].rstrip())
result = pd.DataFrame({"class": list(buckets), "titles": list(buckets.values())})
result["n"] = result["titles"].str.len()
result = result.sort_values("n", ascending=False, kind="mergesort")
# case: named-tuple-loans
Loan = namedtuple("Loan", "id member days")
loans = []
for r in loans_df.itertuples():
    if not r.back_on:
        continue
    days = (date.fromisoformat(r.back_on) - date.fromisoformat(r.out_on)).days
    loans.append(Loan(r.loan_id, r.member, days))
longest = max(loans, key=lambda l: l.days)
shortest = min(loans, key=lambda l: (l.days, -l.id))
result = pd.DataFrame([l._asdict() for l in loans])
result["note"] = np.where(result["id"] == longest.id, "longest", np.where(result["id"] == shortest.id, "shortest", ""))
# case: reading-plan-cycle
days = ["Mon", "Wed", "Fri"]
plan = []
left = 418
for n, day in zip(count(1), cycle(days)):
    take = min(75, left)
    left -= take
    plan.append({"session": n, "day": day, "pages": take, "left": left, "done": f"{1 - left / 418:.0%}"})
    if not left:
        break
result = pd.DataFrame(plan)
# case: tier-rules-dispatch
def gold(n): return n * 2
def silver(n): return n + 5
def child(n): return min(n, 3)
RULES = {f.__name__: f for f in (gold, silver, child)}
held = loans_df.groupby("member").size()
rows = []
for m, name, tier in zip(members_df["member"], members_df["name"], members_df["tier"]):
    n = int(held.get(m, 0))
    fn = RULES.get((tier or "").lower(), lambda n: 0)
    rows.append((m, " ".join(reversed(name.split(", "))), n, fn(n)))
result = pd.DataFrame(rows, columns=["member", "name", "loans", "allowance"])
# case: pages-format-specs
rows = []
for t, p in zip(books_df["title"], books_df["pages"]):
    if math.isnan(p):
        rows.append([t, "--", "--", "--", "--"])
    else:
        rows.append([t, f"{p:08.1f}", f"{p:+,.0f}", f"{p:.2e}", "%5d|%-6s|" % (p, "pp")])
result = pd.DataFrame(rows, columns=["title", "zero_pad", "signed", "sci", "percent"])
result["short"] = [f"{t:.10}..." if len(t) > 10 else f"{t:*<13}" for t in result["title"]]
