import itertools
import math
import re
import statistics
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from datetime import date, datetime, timedelta
from functools import lru_cache, partial, reduce
from operator import itemgetter

import pandas as pd

rows = [
    {"id": 1, "user": "ann", "amount": 25.0, "when": "2024-01-31", "tags": ["a", "b"]},
    {"id": 2, "user": "bob", "amount": 310.5, "when": "2024-02-29", "tags": []},
    {"id": 3, "user": "ann", "amount": -4.75, "when": "2024-02-01", "tags": ["b"]},
    {"id": 4, "user": "cid", "amount": 99.99, "when": "2023-12-25", "tags": ["c", "a", "a"]},
    {"id": 5, "user": "bob", "amount": 1200.0, "when": "2024-03-15", "tags": ["c"]},
    {"id": 6, "user": "eve", "amount": None, "when": "bad-date", "tags": ["a", "d"]},
]
df = pd.DataFrame(rows)


# case: group_totals_defaultdict_sorted
totals = defaultdict(lambda: {"n": 0, "sum": 0.0})
for r in rows:
    bucket = totals[r["user"]]
    bucket["n"] += 1
    bucket["sum"] += r["amount"] or 0
ranked = sorted(totals.items(), key=lambda kv: (-kv[1]["sum"], kv[0]))
lines = [f"{i:>2}. {u:<5}{d['n']:^5d}{d['sum']:>12,.2f}" for i, (u, d) in enumerate(ranked, start=1)]
result = lines


# case: tag_counter_and_cooccurrence
counts = Counter(t for r in rows for t in r["tags"])
pairs = Counter()
for r in rows:
    pairs.update(itertools.combinations(sorted(set(r["tags"])), 2))
best, *others = counts.most_common()
only_one = {t for t, c in counts.items() if c == 1}
counts.subtract({"a": 2, "z": 1})
result = {
    "best": best,
    "others": sorted(others),
    "pairs": sorted(pairs.items(), key=itemgetter(1, 0), reverse=True),
    "only_one": sorted(only_one),
    "after": dict(counts),
    "positive": dict(+counts),
}


# case: date_parsing_with_try_finally
seen, errors = [], []
parsed = {}
for r in rows:
    try:
        d = datetime.strptime(r["when"], "%Y-%m-%d").date()
    except ValueError as e:
        errors.append(f"row {r['id']}: {e}")
        continue
    else:
        nxt = (d.replace(day=28) + timedelta(days=4)).replace(day=1)
        parsed[r["id"]] = (d.isoformat(), d.strftime("%a, %d %b %Y"), (nxt - d).days, d.isocalendar()[1])
    finally:
        seen.append(r["id"])
span = date(2024, 3, 15) - date(2023, 12, 25)
result = {"parsed": parsed, "errors": errors, "seen": seen, "span": span.days, "weeks": divmod(span.days, 7)}


# case: generator_chunks_and_sliding_window
def chunks(seq, size):
    it = iter(seq)
    while batch := list(itertools.islice(it, size)):
        yield batch

def window(seq, n):
    buf = deque(maxlen=n)
    for x in seq:
        buf.append(x)
        if len(buf) == n:
            yield tuple(buf)

fib = lambda: (a for a, b in itertools.accumulate(itertools.repeat(None), lambda s, _: (s[1], s[0] + s[1]), initial=(0, 1)))
first = list(itertools.takewhile(lambda v: v < 60, fib()))
result = {
    "chunks": list(chunks(first, 4)),
    "sums": [sum(w) for w in window(first, 3)],
    "evens": [*filter(lambda v: not v % 2, first)],
    "flat": list(itertools.chain.from_iterable(chunks("abcde", 2))),
    "zipped": list(itertools.zip_longest([1, 2, 3], "ab", fillvalue="-")),
}


# case: closures_partial_and_kwargs
def make_discount(pct, *, floor=0.0):
    calls = 0

    def apply(amount, *extras, **opts):
        nonlocal calls
        calls += 1
        base = amount * (1 - pct / 100) - sum(extras)
        if opts.get("rounded"):
            base = round(base, opts.get("digits", 2))
        return max(base, floor)

    apply.count = lambda: calls
    return apply

d10 = make_discount(10, floor=5)
vip = partial(d10, rounded=True, digits=1)
vals = [d10(100), d10(100, 3, 2), vip(33.333), vip(1), d10(*[50, 1], **{"rounded": True})]
fns = [lambda x, i=i: x ** i for i in range(4)]
late = [f(2) for f in [lambda x: x * i for i in range(3)]]
result = (vals, d10.count(), [f(3) for f in fns], late)


# case: sum_amounts_with_none
amounts = [r["amount"] for r in rows]
total = reduce(lambda acc, x: acc + x, amounts, 0)
avg = total / len(amounts)
result = {"total": total, "avg": avg, "median": statistics.median(amounts)}


# case: statistics_and_math_summary
xs = [r["amount"] for r in rows if r["amount"] is not None]
q1, q2, q3 = statistics.quantiles(xs, n=4)
summary = OrderedDict(
    mean=round(statistics.fmean(xs), 3),
    median=statistics.median(xs),
    stdev=round(statistics.stdev(xs), 3),
    pstdev=round(statistics.pstdev(xs), 3),
    iqr=round(q3 - q1, 4),
    mode=statistics.mode(r["user"] for r in rows),
    multimode=statistics.multimode("aabbc"),
)
summary["fsum"] = math.fsum([0.1] * 10) == 1.0 != sum([0.1] * 10)
summary["misc"] = (math.comb(6, 2), math.gcd(84, 36), math.isqrt(50), math.ceil(-2.5), round(2.5), -7 // 2, -7 % 3, math.floor(7 / -2))
summary["close"] = math.isclose(0.1 + 0.2, 0.3, rel_tol=1e-9)
result = dict(summary)


# case: format_spec_showcase
Point = namedtuple("Point", "x y label")
p = Point(3.14159, -42, "π-ish")
n = 1234567.891
out = [
    f"{n:,.2f}|{n:.3e}|{n:>15.1f}|{n:_.0f}",
    f"{p.y:+d}|{abs(p.y):08b}|{255:#x}|{255:X}|{65:c}",
    f"{0.1234:.1%}|{1e-7:g}|{100000000.0:g}|{2/3:.4g}",
    f"{p.label:*^11}|{p.label!r:>9}|{'abc':.2}|{True:d}",
    "{0[user]}-{1.x:.2f}-{kw:{width}}".format(rows[0], p, kw="k", width=4),
    "%s has %5.1f%% of %-6s|" % ("ann", 12.345, "all"),
    f"{datetime(2024, 2, 29, 13, 5):%d/%m/%y %I:%M %p}",
    f"{p.x=:.2f}",
    f"{None!s:>6}{[1, 2]!r}",
]
result = out


