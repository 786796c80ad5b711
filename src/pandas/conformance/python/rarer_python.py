import pandas as pd
import re
import itertools
import functools
import statistics
from datetime import date, datetime
# case: function-attributes
def counted(f):
    @functools.wraps(f)
    def inner(*args):
        inner.calls += 1
        return f(*args)
    inner.calls = 0
    return inner
@counted
def double(x):
    return 2 * x
r = pd.Series([1, 2, 3]).map(double)
result = r, double.calls, double.__name__, hasattr(double, 'calls'), hasattr(double, 'other')
# case: missing-attribute
def f():
    return 1
result = f.calls
# case: tee
a, b = itertools.tee(iter([1, 2, 3]))
next(b)
c, d, e = itertools.tee(itertools.count(), 3)
result = list(zip(a, b)), next(c), next(c), next(d), list(itertools.islice(e, 3))
# case: last-group
p = re.compile(r'(?P<num>\d+)|(?P<word>[a-z]+)|(\W)')
result = [(m.lastgroup, m.lastindex, m.group()) for m in p.finditer('ab 12!')]
# case: iso-days
result = date.fromisocalendar(2024, 1, 1), date.fromisocalendar(2020, 53, 7), datetime.fromisocalendar(2021, 10, 3), date.fromisocalendar(2024, 9, 4).isocalendar().week
# case: no-such-week
result = date.fromisocalendar(2021, 53, 1)
# case: no-such-day
result = date.fromisocalendar(2021, 5, 8)
# case: quantiles
result = statistics.quantiles([1, 2, 3, 4, 5]), statistics.quantiles([5, 1.5, 9, 2]), statistics.quantiles([1, 2, 3], n=10), statistics.quantiles([3, 1, 2, 8], method='inclusive'), statistics.quantiles([1, 2], n=4), statistics.quantiles(range(1, 100), n=5, method='inclusive'), statistics.quantiles([1, 2], n=1)
# case: quantiles-of-one
result = statistics.quantiles([1])
# case: quantiles-method
result = statistics.quantiles([1, 2], method='x')
# case: bytes
result = list('añ'.encode('utf-8')), sum('abc'.encode()), [b ^ 1 for b in 'ab'.encode()], len('ab'.encode())
# case: sentinel
none = object()
d = {'a': None}
result = [d.get(k, none) is none for k in 'ab'], none == none, none == object(), isinstance(none, object)
# case: no-data
out = []
for f, d in ((statistics.mean, []), (statistics.median, []), (statistics.median_low, []), (statistics.mode, []), (statistics.stdev, [1]), (statistics.variance, [1]), (statistics.pstdev, []), (statistics.pvariance, []), (statistics.quantiles, [1])):
    try:
        out.append(f(d))
    except statistics.StatisticsError as e:
        out.append((type(e).__name__, str(e)))
result = out, issubclass(statistics.StatisticsError, ValueError)
# case: extended-until-it-fails
l = [1]
try:
    l.extend(1 / x for x in (1, 2, 0, 4))
except ZeroDivisionError:
    pass
try:
    l += (1 / x for x in (5, 0, 4))
except ZeroDivisionError:
    pass
l.extend(l)
l += l
result = l
