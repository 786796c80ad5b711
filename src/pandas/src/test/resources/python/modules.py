import re, math
import datetime as dt
import itertools, functools, operator, string
from collections import Counter, defaultdict, OrderedDict, namedtuple
from datetime import datetime, date, timedelta, time
from itertools import (chain, groupby, combinations, permutations, product, accumulate, count, cycle, repeat, islice, takewhile, dropwhile, starmap, zip_longest, pairwise, combinations_with_replacement, filterfalse)
def attempt(f, *args):
    try:
        print(f(*args))
    except Exception as e:
        print(type(e).__name__, e)

print(math.pi, math.e, math.tau, math.inf, math.nan, math.sqrt(2), math.floor(2.7), math.floor(-2.7), math.ceil(2.1), math.ceil(-2.1), math.trunc(-2.7), math.fabs(-1), math.factorial(10), math.gcd(12, 18, 27), math.lcm(4, 6), math.comb(10, 3), math.perm(5, 2), math.perm(4), math.isqrt(17), math.prod([1, 2, 3]), math.prod([1.5, 2], start=2), math.fsum([0.1] * 10), math.hypot(3, 4), math.pow(2, 3), math.exp(1), math.log(10), math.log(8, 2), math.log2(8), math.log10(1000), math.log1p(1), math.expm1(1e-5), math.sin(0), math.cos(0), math.atan2(1, 1), math.degrees(math.pi), math.radians(180), math.fmod(-7, 3), math.copysign(1, -0.0), math.modf(2.5), math.modf(-2.5), math.isnan(math.nan), math.isinf(math.inf), math.isfinite(1), math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 1.1, rel_tol=0.2), math.floor(1e20))
attempt(math.sqrt, -1)
attempt(math.log, 0)
attempt(math.factorial, -1)
attempt(math.factorial, 1.5)
attempt(math.exp, 1000)
attempt(math.floor, math.nan)
attempt(math.sqrt, 'a')
print(Counter('hello'), Counter([1, 1, 2]).most_common(1), Counter(a=1) + Counter(a=2, b=1), Counter('aab') - Counter('ab'), Counter('ab') & Counter('bc'), Counter('ab') | Counter('bbc'), Counter()['x'], sorted(Counter('banana').items()), Counter('abc').total(), list(Counter(a=2).elements()), dict(Counter('aa')), Counter({'x': 1}) == Counter('x'))
c = Counter(); c['a'] += 1; c.update('aab'); c.subtract('b'); print(c, len(c), 'z' in c, c.get('z'), sum(c.values()), max(c, key=c.get), isinstance(c, dict))
d = defaultdict(int); d['a'] += 1; d['b']; print(d, dict(d), d.get('q'), 'q' in d, len(d)); e = defaultdict(list); e['x'].append(1); print(e, e.default_factory); n = defaultdict(lambda: defaultdict(int)); n['a']['b'] += 1; print(n['a']['b'], sorted(n))
o = OrderedDict([('a', 1), ('b', 2)]); o.move_to_end('a'); print(o.popitem(last=False), o == {'a': 1}, list(o))
Point = namedtuple('Point', ['x', 'y']); p = Point(1, 2); print(p, p.x, p[1], p == (1, 2), p._replace(x=5), p._asdict(), Point(y=1, x=2), list(p), len(p), Point._fields if False else p._fields); x, y = p; print(x + y)
attempt(lambda: p.z)
print(list(chain([1], 'ab')), list(chain.from_iterable([[1], [2, 3]])), [(k, list(g)) for k, g in groupby(sorted([3, 1, 3]))], [(k, len(list(g))) for k, g in groupby('aabba', key=lambda ch: ch == 'a')], list(combinations('abc', 2)), list(combinations([1, 2], 3)), list(permutations([1, 2, 3], 2)), list(product([1, 2], 'a', repeat=1)), list(product('ab', repeat=2)), list(product()), list(accumulate([1, 2, 3])), list(accumulate([1, 2, 3], lambda a, b: a * b)), list(accumulate([1, 2], initial=10)), list(islice(count(5, 2), 3)), list(islice('abcdef', 1, 5, 2)), list(islice(cycle('ab'), 5)), list(repeat('x', 2)), list(takewhile(lambda v: v < 3, [1, 2, 3, 1])), list(dropwhile(lambda v: v < 3, [1, 3, 1])), list(starmap(pow, [(2, 3), (3, 2)])), list(zip_longest([1, 2], 'a', fillvalue='-')), list(pairwise([1, 2, 3])), list(combinations_with_replacement('ab', 2)), list(filterfalse(None, [0, 1])), list(combinations([1, 2], 0)), list(itertools.permutations([])))
print(functools.reduce(lambda a, b: a + b, [1, 2, 3]), functools.reduce(operator.mul, [1, 2, 3], 10), functools.partial(int, base=2)('101'), sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a)), operator.itemgetter(1)([1, 2]), operator.itemgetter('a', 'b')({'a': 1, 'b': 2}), sorted([(1, 'b'), (2, 'a')], key=operator.itemgetter(1)), operator.attrgetter('x')(p), operator.add(1, 2), operator.truediv(1, 2), string.ascii_lowercase, string.digits, string.punctuation)
attempt(functools.reduce, lambda a, b: a, [])
print(re.match(r'\d+', '123abc').group(), re.match('a', 'ba'), re.search('b', 'abc').start(), re.fullmatch(r'\w+', 'abc').span(), re.findall('a', 'banana'), re.findall('(a)(n)', 'banana'), re.sub('a', 'o', 'banana'), re.sub('a', 'o', 'banana', count=1), re.sub(r'(\w)(\w)', r'\2\1', 'abcd'), re.sub('a', lambda m: m.group().upper(), 'banana'), re.split(',', 'a,b'), re.split('(,)', 'a,b'), re.split(r'\s+', ' a b '), re.split('x', 'axbxc', maxsplit=1), re.subn('a', 'b', 'aa'), re.escape('a.b*c'), re.sub('x*', '-', 'abxd'), [m.group() for m in re.finditer(r'\d', 'a1b2')], re.compile('(?i)ABC').search('xabc').group(), re.search('ABC', 'abc', re.I).group(), re.findall('^a', 'a\na', re.M), re.findall('a.b', 'a\nb', re.S), re.findall('a.b', 'a\nb'))
m = re.search(r'(?P<user>\w+)@(?P<host>[\w.]+)(:\d+)?', 'mail bob@example.com now'); print(m.group('user'), m['host'], m.group(1, 2), m.groups(), m.groups('none'), m.groupdict(), m.span('host'), m.end(), m.group(3), m.lastindex, m.string, bool(m)); print(m)
print(re.findall(r'[^\W\d_]+', 'ab1_é'), re.findall(r'\bfoo\b', 'foo food foo'), re.findall(r'a{2,3}', 'aaaaa'), re.findall(r'a{,2}', 'aaa'), re.findall(r'(?:ab)+', 'ababx'), re.findall(r'a|b', 'cab'), re.findall(r'(?<=x)\d', 'x1y2'), re.findall(r'\d(?!\d)', '12 3'), re.findall(r'(a)?b', 'ab b'), re.findall(r'a+?', 'aaa'), re.findall(r'[a-c]', 'abcd'), re.findall(r'[]a]', 'a]b'), re.findall(r'[\w-]+', 'a-b c'), re.findall(r'\$\d+\.\d\d', '$5.00'), re.findall(r'(?x) a  b # c', 'ab'), re.findall('{a}', '{a}'), re.findall(r'\Aa', 'aa'), re.findall(r'a\Z', 'aa'), re.findall(r'(\w)\1', 'aabbc'), re.findall(r'(?P<q>\w)(?P=q)', 'aabbc'), re.findall(r'a$', 'a\n'), re.sub(r'(?P<n>\d+)', r'<\g<n>>', 'a12'), re.sub('a', r'\n', 'a'), re.sub(r'\s+', ' ', 'a  b\n c'), re.findall('[[]', '['), re.findall(r'[&~#]', 'a&b#'))
attempt(re.search, '(', 'a')
attempt(re.search, 'a', 5)
attempt(lambda: re.match('a', 'a').group(1))
d1 = date(2024, 2, 29); d2 = datetime(2024, 2, 29, 13, 45, 30); td = timedelta(days=1, hours=2)
print(d1, d2, td, repr(d1), repr(d2), repr(td), d1.year, d2.hour, d1.weekday(), d1.isoweekday(), d1.isocalendar()[1], d1.isoformat(), d2.isoformat(), d2.date(), d2.time(), d1 + timedelta(1), d2 - td, d1 - date(2024, 1, 1), (d2 - datetime(2024, 1, 1)).days, (d2 - datetime(2024, 1, 1)).total_seconds(), (d2 - datetime(2024, 1, 1)).seconds, d1 < date(2024, 3, 1), d1 == date(2024, 2, 29), d2.replace(year=2023, day=1), d1.replace(month=1), d1.toordinal(), date.fromordinal(738945), date.fromisoformat('2024-01-02'), datetime.fromisoformat('2024-01-02T03:04:05'), datetime.fromisoformat('2024-01-02'), datetime.strptime('03/04/2024 05:06', '%d/%m/%Y %H:%M'), datetime.strptime('Jan 5, 2024', '%b %d, %Y'), datetime.combine(d1, time(1, 2)), time(1, 2, 3), datetime.min, date.max)
for f in ('%Y-%m-%d', '%d/%m/%y', '%B %d, %Y', '%b %e', '%A', '%a', '%H:%M:%S', '%I:%M %p', '%j', '%U', '%W', '%w', '%u', '%f', '%%', '%c', '%x', '%X', '%G-%V', '%y%m%d', '%D', '%-d'):
    print(f, d2.strftime(f))
print(f'{d2:%Y/%m}', f'{d1:%d}', '{:%H:%M}'.format(d2), str(d2), f'{d1}', str(timedelta(days=-1, hours=3)), timedelta(hours=36), timedelta(minutes=90), timedelta(weeks=1), timedelta(0), timedelta(seconds=1.5), timedelta(days=0.5), -timedelta(days=1), abs(timedelta(-1)), timedelta(1) * 2, 3 * timedelta(1), timedelta(1) / 2, timedelta(3) // timedelta(1), timedelta(1) / timedelta(hours=1), timedelta(days=1) > timedelta(hours=23), sum([timedelta(1), timedelta(2)], timedelta()), timedelta(1) == timedelta(hours=24), bool(timedelta(0)), repr(timedelta(0)), repr(timedelta(seconds=5)), max(d1, date(2025, 1, 1)), sorted([date(2024, 1, 2), date(2023, 1, 1)]), {d1: 1}[date(2024, 2, 29)])
attempt(date, 2023, 2, 29)
attempt(date, 2023, 13, 1)
attempt(date, 0, 1, 1)
attempt(lambda: d1 < d2)
attempt(lambda: d1 + 1)
attempt(lambda: d1 - 1)
attempt(lambda: datetime.strptime('2024', '%Y-%m'))
attempt(lambda: date.fromisoformat('nope'))
attempt(lambda: d1 == d2)
attempt(lambda: timedelta(1) + 1)
attempt(lambda: date(9999, 12, 31) + timedelta(1))
attempt(lambda: isinstance(d2, date))
attempt(lambda: isinstance(d1, datetime))
attempt(lambda: d2 - d1)
