# case: unpack-star
a, *b, c = [1, 2, 3, 4, 5]
result = a, b, c
# case: unpack-nested
(a, b), c = (1, 2), 3
result = [a, b, c]
# case: unpack-too-many
a, b = [1, 2, 3]
# case: unpack-too-few
a, b, c = [1, 2]
# case: swap
x, y = 1, 2
x, y = y, x
result = x, y
# case: chained-assign
a = b = []
a.append(1)
result = b
# case: chained-compare
result = [1 < 2 < 3, 1 < 3 < 2, 1 == 1.0 == True, 3 > 2 != 1]
# case: bool-ops
result = [0 or 'x', 1 and '', not [], None or 0, [] and 1, 'a' or 1/0]
# case: conditional
result = ['even' if n % 2 == 0 else 'odd' for n in range(4)]
# case: walrus
data = [1, 5, 9]
result = [y for x in data if (y := x * 2) > 5]
# case: list-comp-nested
result = [(i, j) for i in range(3) for j in range(i)]
# case: dict-comp
result = {k: len(k) for k in ['a', 'bb', 'a', 'ccc']}
# case: set-comp
result = sorted({x % 3 for x in range(10)})
# case: gen-sum
result = sum(x * x for x in range(5)), max((len(w), w) for w in ['a', 'ccc', 'bb'])
# case: gen-any
result = any(x > 3 for x in [1, 5]), all(x > 0 for x in [])
# case: slice-step
s = 'abcdefg'
result = s[::2], s[::-1], s[-3:], s[:-3], s[1:5:2], s[10:], s[5:1:-1]
# case: slice-assign
x = [1, 2, 3, 4, 5]
x[1:3] = ['a', 'b', 'c']
x[::3] = [0, 0]
result = x
# case: slice-assign-bad
x = [1, 2, 3, 4]
x[::2] = [1]
# case: slice-del
x = list(range(6))
del x[1:4]
result = x
# case: int-division
result = [7 // 2, -7 // 2, 7 // -2, 7 % 3, -7 % 3, 7 % -3, divmod(-7, 2), 7.5 // 2, -7.5 % 2]
# case: int-big
result = 2 ** 100, 10 ** 20 // 7, -(2 ** 65) % 1000, int('123456789012345678901234567890')
# case: int-power
result = 2 ** -1, 2 ** 0.5, (-8) ** 2, -2 ** 2, pow(3, 4, 5)
# case: zero-division
result = 1 / 0
# case: zero-modulo
result = 5 % 0
# case: float-repr
result = [0.1 + 0.2, 1e16, 1e15, 1.0, 1e-5, 0.0001, 123456789.123456789, 1e22, 5e-324, -0.0, 100.0]
# case: float-str
result = [str(x) for x in [3.0, 1e100, 1.5e-7, float('inf'), float('nan'), -float('inf')]]
# case: float-methods
result = (2.0).is_integer(), (2.5).is_integer(), (0.75).as_integer_ratio()
# case: bankers
result = [round(x) for x in [0.5, 1.5, 2.5, -0.5, -1.5, 2.675]]
# case: bankers-digits
result = [round(2.675, 2), round(1.005, 2), round(1234.5678, -2), round(5, -1), round(15, -1), round(25, -1), round(0.125, 2)]
# case: int-of
result = [int('42'), int(' -7 '), int(3.99), int(-3.99), int('ff', 16), int('1_000'), int(True)]
# case: int-bad
result = int('4.5')
# case: int-none
result = int(None)
# case: float-of
result = [float('1.5'), float(' 2 '), float('1e3'), float('inf'), float(7)]
# case: float-bad
result = float('abc')
# case: bool-of
result = [bool(x) for x in [0, 1, '', 'a', [], [0], None, 0.0, {}, (), 'False']]
# case: str-methods
s = '  Hello, World  '
result = s.strip(), s.lstrip(), s.rstrip(), s.upper(), s.lower(), s.strip().title(), s.swapcase(), s.strip().replace('l', 'L', 2)
# case: str-split
result = 'a,b,,c'.split(','), ' a  b '.split(), 'a b c'.split(' ', 1), 'a-b-c'.rsplit('-', 1), 'x=1=2'.partition('='), 'abc'.rpartition('z'), 'a\nb\r\nc'.splitlines()
# case: str-find
s = 'banana'
result = s.find('an'), s.rfind('an'), s.index('n'), s.count('an'), s.find('z'), s.startswith(('a', 'b')), s.endswith('na')
# case: str-index-bad
result = 'abc'.index('z')
# case: str-tests
result = ['12'.isdigit(), 'a1'.isalnum(), 'ab'.isalpha(), ' '.isspace(), 'Ab'.istitle(), 'AB'.isupper(), 'ab'.islower(), ''.isdigit(), '1.5'.isnumeric(), 'x_1'.isidentifier()]
# case: str-pad
result = ['7'.zfill(3), '-7'.zfill(4), 'a'.center(5, '*'), 'a'.ljust(3) + '|', 'a'.rjust(3, '.'), 'ab'.center(5)]
# case: str-join
result = ', '.join(['a', 'b']), ''.join(reversed('abc')), '-'.join(str(i) for i in range(3))
# case: str-join-bad
result = ', '.join([1, 2])
# case: str-mult
result = 'ab' * 3, [0] * 3, 'a' + 'b' 'c', 'x' * -1
# case: str-add-bad
result = 'a' + 1
# case: str-in
result = ['a' in 'cat', '' in 'x', 'b' not in 'cat', 1 in [1.0], 'a' in {'a': 1}]
# case: str-compare
result = ['a' < 'b', 'Z' < 'a', 'abc' < 'abd', '10' < '9', [1, 2] < [1, 3], (1,) < (1, 0)]
# case: str-compare-bad
result = 'a' < 1
# case: str-translate
result = 'hello'.translate(str.maketrans('el', 'ip')), 'abc'.translate({97: None}), 'aXbX'.removesuffix('X').removeprefix('a')
# case: str-casefold
result = 'Straße'.casefold(), 'ÀÉ'.lower(), 'ß'.upper(), 'İ'.lower() == 'i̇', 'one two'.capitalize()
# case: str-expand
result = 'a\tb'.expandtabs(4), ord('A'), chr(233)
# case: escape
result = 'a\\n', r'a\n', 'tab\tend', '\x41\u00e9', '''tri'ple''', "it's", len('\\')
# case: format-spec
result = ['{:.2f}'.format(3.14159), '{:>8}|'.format('ab'), '{:<8}|'.format('ab'), '{:^8}|'.format('ab'), '{:+d}'.format(5), '{:,}'.format(1234567.891), '{:e}'.format(12345.678), '{:08.3f}'.format(-3.14159), '{:x} {:o} {:b} {:X}'.format(255, 8, 5, 255)]
# case: format-names
result = '{0}-{1}-{0}'.format('a', 'b'), '{x}{y!r}'.format(x=1, y='q'), '{0[k]}'.format({'k': 5}), '{{}}'.format()
# case: format-percent
result = '%d %s %.1f %5d|%-5d|%05d %x %%' % (3, 'a', 2.25, 42, 42, 42, 255), '%(n)s=%(v)r' % {'n': 'x', 'v': 'y'}
# case: format-percent-bad
result = '%d' % 'a'
# case: fstrings
n, s = 3.14159, 'abc'
result = f'{n:.2f}', f'{s!r:>8}', f'{n=:.1f}', f'{s[0].upper()}{len(s)}', f"{'a' if n > 3 else 'b'}", f'{{{s}}}', f'{1000000:,d}', f'{0.1234:.1%}', f'{7:>{4}}', f'{True:d}'
# case: fstring-nested
d = {'a': 1}
result = f"{d['a']}", f'{[x * 2 for x in range(3)]}', f'{(lambda x: x + 1)(2)}'
# case: format-general
result = ['{:g}'.format(x) for x in [1e10, 123456789.0, 0.0001, 0.00001, 1.5]], '{:.3g}'.format(1234.5), '{:n}'.format(5)
# case: list-methods
x = [3, 1, 2]
x.append(5)
x.extend([1, 9])
x.insert(1, 7)
x.remove(1)
last = x.pop()
first = x.pop(0)
x.sort(reverse=True)
result = x, last, first, x.index(5), x.count(1), x[::-1]
# case: list-remove-bad
[1].remove(2)
# case: list-pop-bad
[].pop()
# case: list-index-bad
result = [1, 2][5]
# case: list-copy
a = [[1], [2]]
b = a[:]
b[0].append(9)
b.append([3])
result = a, b, a is b, a == [[1, 9], [2]]
# case: list-sort-key
words = ['bb', 'a', 'ccc', 'dd', 'e']
result = sorted(words, key=len), sorted(words, key=len, reverse=True), sorted(words, key=lambda w: (-len(w), w))
# case: list-sort-mixed
result = sorted([1, 'a'])
# case: sort-stable
rows = [('b', 1), ('a', 2), ('b', 0), ('a', 1)]
result = sorted(rows, key=lambda r: r[0]), sorted(rows, key=lambda r: r[0], reverse=True)
# case: list-mult-alias
x = [[0]] * 2
x[0].append(1)
result = x
# case: dict-order
d = {'b': 1, 'a': 2}
d['c'] = 3
d['b'] = 9
del d['a']
d['a'] = 0
result = list(d), list(d.items())
# case: dict-methods
d = {'a': 1}
result = d.get('z'), d.get('z', 0), d.setdefault('b', []), d.pop('a'), d.pop('q', None), d, dict.fromkeys('xy', 0), {**d, 'c': 1}, d | {'k': 2}
# case: dict-keyerror
result = {}['x']
# case: dict-pop-bad
{}.pop('x')
# case: dict-unhashable
result = {[1]: 2}
# case: dict-views
d = {'a': 1, 'b': 2}
result = sorted(d.keys() & {'a', 'z'}), list(d.values()), max(d, key=d.get), dict(sorted(d.items(), key=lambda kv: -kv[1])), list(reversed(d))
# case: dict-numbers
result = {1: 'a', 1.0: 'b', True: 'c'}
# case: dict-zip
result = dict(zip(['a', 'b'], [1, 2])), dict([('x', 1)]), dict(a=1)
# case: dict-iter-change
d = {'a': 1}
for k in d:
    d[k + 'x'] = 1
# case: dict-update
d = {'a': 1}
d.update({'b': 2}, c=3)
d.update([('a', 9)])
result = d
# case: set-ops
a, b = {1, 2, 3}, {2, 3, 4}
result = sorted(a & b), sorted(a | b), sorted(a - b), sorted(a ^ b), a <= {1, 2, 3, 4}, a.isdisjoint({9}), len(a)
# case: set-methods
s = set()
s.add(1)
s.update([2, 3])
s.discard(9)
s.remove(1)
result = s, frozenset([1, 1]), {1} == {1.0}
# case: set-remove-bad
{1}.remove(5)
# case: tuple-ops
t = (1, 2, 2)
result = t.count(2), t.index(2), t + (3,), t * 2, t[1:], len(t), (1,), ()
# case: tuple-assign
t = (1, 2)
t[0] = 5
# case: ranges
result = list(range(5, 0, -2)), range(10)[3], len(range(0, 10, 3)), 4 in range(0, 10, 2), list(range(3))[::-1], range(0, 6)[1:4]
# case: enumerate-zip
result = list(enumerate('ab', 1)), list(zip([1, 2, 3], 'ab')), list(zip()), list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(zip(*[(1, 2), (3, 4)]))
# case: filter-map
result = list(filter(None, [0, 1, '', 'a'])), list(map(str, [1, 2.0, None, True])), list(reversed([1, 2]))
# case: iter-next
it = iter([1, 2])
result = next(it), next(it), next(it, 'end')
# case: iter-stop
it = iter([])
next(it)
# case: min-max
result = min([3, 1, 2]), max('b', 'a'), min([], default=0), max([1, 5, 3], key=lambda x: -x), max({'a': 1, 'b': 3}, key=lambda k: k), sum([[1], [2]], []), min((1, 'b'), (1, 'a'))
# case: min-empty
result = min([])
# case: closure
def counter():
    n = 0
    def inc(k=1):
        nonlocal n
        n += k
        return n
    return inc
c = counter()
c()
result = c(), c(5)
# case: closure-late
fs = [lambda: i for i in range(3)]
result = [f() for f in fs], [f() for f in [lambda i=i: i for i in range(3)]]
# case: mutable-default
def f(x, acc=[]):
    acc.append(x)
    return acc
f(1)
result = f(2)
# case: kwargs
def f(a, b=2, *args, c, d=4, **kw):
    return a, b, args, c, d, kw
result = f(1, c=3), f(1, 2, 3, 4, c=5, z=9), f(*[1, 2], **{'c': 0})
# case: kwargs-missing
def f(a, b):
    return a
result = f(1)
# case: kwargs-unexpected
def f(a):
    return a
result = f(1, z=2)
# case: global-scope
x = 1
def f():
    global x
    x += 1
f()
f()
result = x
# case: unbound
x = 1
def f():
    y = x
    x = 2
    return y
result = f()
# case: recursion
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)
result = fact(25)
# case: for-else
for i in range(3):
    if i == 5:
        break
else:
    i = 'none'
result = i
# case: while-else
n = 5
while n > 0:
    n -= 2
    if n == 1:
        break
else:
    n = 'end'
result = n
# case: break-continue
out = []
for i in range(10):
    if i % 2:
        continue
    if i > 6:
        break
    out.append(i)
result = out
# case: try-order
log = []
try:
    log.append('try')
    int('x')
except ValueError as e:
    log.append(str(e))
else:
    log.append('else')
finally:
    log.append('finally')
result = log
# case: try-return
def f():
    try:
        return 'try'
    finally:
        pass
result = f()
# case: try-nested
try:
    try:
        {}['a']
    except ValueError:
        r = 1
except (KeyError, IndexError) as e:
    r = repr(e)
result = r
# case: raise-custom
def check(x):
    if x < 0:
        raise ValueError(f'bad {x}')
    return x
try:
    check(-1)
except ValueError as e:
    result = str(e), e.args
# case: raise-plain
raise KeyError('k')
# case: raise-from
try:
    1 / 0
except ZeroDivisionError as e:
    raise RuntimeError('wrapped') from e
# case: assert-fails
assert 1 == 2, 'no'
# case: exceptions-hierarchy
out = []
for bad in [lambda: [][1], lambda: {}['a'], lambda: int('q'), lambda: 1 + 'a', lambda: None.x, lambda: undefined]:
    try:
        bad()
    except LookupError as e:
        out.append('lookup ' + type(e).__name__)
    except Exception as e:
        out.append(type(e).__name__)
result = out
# case: attribute-none
result = None.upper()
# case: attribute-bad
result = [1].push(2)
# case: call-bad
result = 5()
# case: subscript-bad
result = 5[0]
# case: iterate-bad
for x in 5:
    pass
# case: is-none
x = None
result = x is None, x is not None, type(x).__name__, x == None, isinstance(True, int), isinstance(1.0, (int, float)), type('a') is str
# case: counter
from collections import Counter
c = Counter('banana')
result = c.most_common(), c['z'], c + Counter('an'), sum(c.values()), c.most_common(1)[0][0]
# case: defaultdict
from collections import defaultdict
d = defaultdict(int)
for w in 'a b a'.split():
    d[w] += 1
e = defaultdict(list)
e['x'].append(1)
result = dict(d), dict(e), d['q'], len(d)
# case: named-tuples
from collections import OrderedDict, namedtuple
P = namedtuple('P', 'x y')
p = P(1, y=2)
result = p.x + p.y, p._asdict(), list(OrderedDict(a=1))
# case: itertools
from itertools import chain, product, combinations, groupby, accumulate, islice, count
result = list(chain([1], [2])), list(product('ab', [1])), list(combinations([1, 2, 3], 2)), [(k, len(list(g))) for k, g in groupby('aabbb')], list(accumulate([1, 2, 3])), list(islice(count(5), 2))
# case: functools
from functools import reduce, partial
result = reduce(lambda a, b: a * b, [1, 2, 3, 4]), partial(int, base=2)('101')
# case: datetime-basics
from datetime import datetime, date, timedelta
d = datetime(2024, 2, 28, 13, 5)
result = (d + timedelta(days=2)).isoformat(), d.strftime('%d/%m/%y %I:%M %p %A %b'), datetime.strptime('2023-12-31', '%Y-%m-%d').weekday(), (date(2024, 3, 1) - date(2024, 2, 1)).days, d.date() == date(2024, 2, 28), d.replace(year=2020).year, str(timedelta(hours=30))
# case: datetime-bad
from datetime import datetime
result = datetime.strptime('x', '%Y')
# case: regex
import re
m = re.search(r'(\w+)@(\w+)\.com', 'me: bob@site.com')
result = m.group(1), m.groups(), m.start(), re.sub(r'(\d+)', lambda k: str(int(k.group()) * 2), 'a1b22'), re.split(r'[,;]\s*', 'a, b;c'), re.match('b', 'abc') is None, re.findall(r'(a)(b)?', 'abac'), bool(re.fullmatch(r'\d{3}', '123'))
# case: math
import math
result = math.floor(-2.5), math.ceil(2.1), math.trunc(-2.7), math.gcd(12, 18), math.factorial(5), math.log10(1000), math.log(8, 2), math.hypot(3, 4), math.pi, math.inf > 1, math.copysign(1, -0.0)
# case: math-domain
import math
result = math.sqrt(-1)
# case: bitwise
result = 5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 10, -9 >> 1, True + True, hex(255), bin(5), oct(8)
# case: augmented
x = [1]
y = x
x += [2]
n = 5
n **= 2
n //= 3
n %= 5
s = 'a'
s *= 3
result = y, n, s
# case: del-name
x = 1
del x
result = x
# case: star-call
def f(*a, **k):
    return a, k
result = f(*range(2), *[9], x=1, **{'y': 2})
# case: star-display
result = [*'ab', *[1]], {*[1, 1]}, (*range(2), 5), {**{'a': 1}, **{'a': 2}}
# case: lambda-default
add = lambda a, b=10: a + b
result = add(1), add(1, 2), (lambda *a: sum(a))(1, 2, 3)
# case: string-numbers
result = '10' + '5', int('10') + int('5'), '3' * 2, str(1) + str(2.0) + str(None) + str(True) + str([1, 'a']) + str({'k': (1,)})
# case: repr
result = repr('it\'s'), repr("q\"'"), repr(1.0), repr([None, 'a', 2.5]), repr({'a': {1}}), repr((1,)), repr('tab\t\n\\')
# case: print-result
print('a', 1, 2.50, None, sep='-')
result = print('x')
# case: type-names
result = [type(x).__name__ for x in [1, 1.0, 'a', None, True, [], (), {}, set(), range(1), len, lambda: 0]]
# case: hash-eq
result = hash(1) == hash(1.0) == hash(True), {1, 1.0, True}, (1, 2) == (1.0, 2.0), [] == ()
# case: comparison-none
result = None < 1
# case: pass-ellipsis
def f():
    pass
result = f()
# case: nested-functions
def outer(xs):
    def inner(x):
        return x + len(xs)
    return [inner(x) for x in xs]
result = outer([1, 2, 3])
# case: nested-data
rows = [{'g': 'a', 'v': 1}, {'g': 'b', 'v': 2}, {'g': 'a', 'v': 3}]
out = {}
for r in rows:
    out.setdefault(r['g'], []).append(r['v'])
result = {k: sum(v) / len(v) for k, v in out.items()}
# case: sort-records
rows = [{'n': 'x', 's': 2}, {'n': 'a', 's': 2}, {'n': 'm', 's': 5}]
result = [r['n'] for r in sorted(rows, key=lambda r: (-r['s'], r['n']))]
# case: annotations
from typing import List, Optional
x: int = 5
def f(a: List[int], b: Optional[str] = None) -> int:
    return len(a)
result = f([1, x])
# case: semicolons
a = 1; b = 2; result = a + b
# case: line-joins
x = (1 +
     2)
y = 3 + \
    4
result = x, y
# case: indentation-bad
def f():
return 1
# case: syntax-bad
result = (1 +
# case: match-none
x = [1, None, 3]
result = [v for v in x if v], [v or 0 for v in x], sum(v for v in x if v is not None)
