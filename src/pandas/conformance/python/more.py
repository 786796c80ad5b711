import pandas as pd
# case: generator
def numbers(n):
    for i in range(n):
        yield i * 2
result = list(numbers(3)), sum(numbers(4)), [x for x in numbers(2)]
# case: generator-without-end
def count():
    n = 0
    while True:
        n += 1
        yield n
numbers = count()
result = next(numbers), next(numbers), [x for x, _ in zip(numbers, range(3))]
# case: generator-delegates
def flat(items):
    for item in items:
        if isinstance(item, list):
            yield from flat(item)
        else:
            yield item
result = list(flat([1, [2, [3, 4]], 5]))
# case: generator-returns
def few(limit):
    for i in range(100):
        if i == limit:
            return
        yield i
    yield "never"
result = list(few(3))
# case: generator-breaks
def some():
    for i in range(5):
        if i == 1:
            continue
        if i == 3:
            break
        yield i
    else:
        yield "else"
    yield "end"
result = list(some())
# case: generator-else
def some():
    for i in range(2):
        yield i
    else:
        yield "else"
result = list(some())
# case: generator-lazy
seen = []
def watched():
    seen.append("start")
    yield 1
    seen.append("end")
it = watched()
before = list(seen)
first = next(it)
result = before, first, list(seen), list(it), seen
# case: generator-rows
def rows():
    yield {"a": 1, "b": "x"}
    yield {"a": 2, "b": "y"}
result = pd.DataFrame(rows())
# case: generator-raises
def bad():
    yield 1
    raise ValueError("stop")
out = []
try:
    for x in bad():
        out.append(x)
except ValueError as error:
    out.append(str(error))
result = out
# case: decorator
def twice(function):
    def inner(*args):
        return function(*args) * 2
    return inner
@twice
def plus(x):
    return x + 1
result = plus(3)
# case: decorators
from functools import wraps
def tagged(tag):
    def decorate(function):
        @wraps(function)
        def inner(*args, **kwargs):
            return tag + str(function(*args, **kwargs))
        return inner
    return decorate
@tagged("a")
@tagged("b")
def value(x, y=1):
    return x + y
result = value(1, y=2)
# case: cached
from functools import lru_cache, cache
@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
@cache
def double(n):
    return n * 2
@lru_cache
def triple(n): return n * 3
result = fib(60), double(4), triple(2)
# case: ellipsis-body
def nothing(): ...
result = nothing()
# case: json
import json
result = json.loads('{"a": [1, 2.5, null, true, "x\\u00e9"], "b": {"c": "y"}}'), json.dumps({"a": [1, 2.5, None, True], "b": {"c": "é"}, 1: 2})
# case: json-frame
import json
result = pd.DataFrame(json.loads('[{"a": 1, "b": "x"}, {"a": 2, "b": null}]'))
# case: json-wrong
import json
result = json.loads("{'a': 1}")
# case: literal
import ast
result = ast.literal_eval("[1, {'a': (2, None)}, -3.5, {1, 2}]")
# case: literal-wrong
import ast
result = ast.literal_eval("len('a')")
# case: statistics
import statistics
result = statistics.mean([1, 2, 3, 4]), statistics.mean([1, 2, 3]), statistics.median([1, 3, 2]), statistics.median([1, 2, 3, 4]), statistics.mode(["b", "a", "b"]), statistics.stdev([1, 2, 4]), statistics.pstdev([1, 2, 4]), statistics.variance([1, 2, 3]), statistics.multimode([1, 1, 2, 2]), statistics.fmean([1, 2])
# case: statistics-column
from statistics import mean, median
df = pd.DataFrame({"k": ["a", "a", "b"], "v": [1.5, 2.5, 4.0]})
result = mean(df["v"]), median(df["v"].tolist())
# case: deque
from collections import deque
q = deque([1, 2, 3], maxlen=3)
q.append(4)
q.appendleft(0)
q.rotate(1)
result = list(q), q[0], len(q), q.popleft(), q.pop(), bool(q), 3 in q, str(deque([1]))
# case: deque-empty
from collections import deque
result = deque().popleft()
# case: heapq
import heapq
heap = []
for x in [3, 1, 2]:
    heapq.heappush(heap, x)
result = heapq.heappop(heap), heapq.nlargest(2, [1, 3, 2]), heapq.nsmallest(1, [("b", 2), ("a", 1)], key=lambda t: t[1])
# case: bisect
import bisect
items = [1, 3, 5]
bisect.insort(items, 4)
result = bisect.bisect_left([1, 3, 5], 3), bisect.bisect([1, 3, 5], 3), items
# case: copy
import copy
a = {"x": [1]}
b = copy.deepcopy(a)
c = copy.copy(a)
a["x"].append(2)
result = a, b, c
# case: copy-frame
import copy
df = pd.DataFrame({"a": [1, 2]})
other = copy.deepcopy(df)
other["a"] = 0
result = df
# case: calendar
import calendar
result = calendar.month_name[3], calendar.monthrange(2024, 2), calendar.isleap(2024), calendar.day_name[0], calendar.month_abbr[1], list(calendar.month_name)[1:3]
# case: relativedelta
from datetime import date, datetime
from dateutil.relativedelta import relativedelta
result = datetime(2024, 1, 31) + relativedelta(months=1), date(2024, 3, 1) - relativedelta(years=1, days=1), pd.Timestamp("2024-01-31") + relativedelta(months=+13), date(2024, 5, 6) + relativedelta(day=1), date(2024, 5, 6) + relativedelta(day=31, months=1)
# case: relativedelta-between
from datetime import date
from dateutil.relativedelta import relativedelta
d = relativedelta(date(2024, 3, 1), date(2000, 5, 20))
e = relativedelta(date(2000, 5, 20), date(2024, 3, 1))
result = d.years, d.months, d.days, e.years, e.months, e.days, str(relativedelta(months=14, hours=25))
# case: relativedelta-column
from dateutil.relativedelta import relativedelta
s = pd.Series(pd.to_datetime(["2024-01-31", "2023-02-28"]))
result = s.apply(lambda d: d + relativedelta(months=1))
# case: parser
from dateutil import parser
from dateutil.parser import parse
result = parser.parse("March 5, 2024 10:30"), parse("2024-03-05")
