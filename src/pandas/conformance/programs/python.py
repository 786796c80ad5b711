# data: arguments_out_of_range
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 2, None], 'b': ['x', 'y', None, 'x'], 'c': [1, 2, 3, 4], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-05', '2024-01-01'])})
e = pd.DataFrame({'b': ['x', 'y', 'z'], 'v': [10, 20, 30]})
s = df['a']
t = df['b']
g = df.groupby('b')
# case: arguments_out_of_range/merge lr
result = df.merge(e, left_on=['a', 'b'], right_on='b')
# case: arguments_out_of_range/merge val
result = df.merge(e, on='b', validate='1:2')
# case: arguments_out_of_range/merge suf2
result = df.merge(df, on='b', suffixes=['_l'])
# case: arguments_out_of_range/merge suf3
result = df.merge(df, on='b', suffixes='xy')
# case: arguments_out_of_range/merge cross
result = df.merge(e, how='cross', on='b')
# case: arguments_out_of_range/merge ind
result = df.merge(e, on='b', indicator='b')
# case: arguments_out_of_range/merge ind2
result = df.merge(e, on='b', indicator=3)
# case: arguments_out_of_range/drop dup dn3
result = df.dropna(thresh=2, how='any')
# case: arguments_out_of_range/drop ren5
result = df.rename(columns=str.upper, axis=1)
# case: arguments_out_of_range/fillna lst
result = s.fillna([1, 2])
# case: arguments_out_of_range/astype dic
result = df.astype({'zz': int})
# case: arguments_out_of_range/astype lst
result = s.astype(list)
# case: arguments_out_of_range/to_numeric e2
result = pd.to_numeric(pd.Series(['1', 'x']), errors='bogus')
# case: arguments_out_of_range/to_datetime bad
result = pd.to_datetime('2024-01-01', format='%Q')
# case: arguments_out_of_range/pivot pt3
result = df.pivot_table(values='a')
# case: arguments_out_of_range/pivot pt4
result = df.pivot_table(index='b', values='zz')
# case: arguments_out_of_range/pivot ct3
result = pd.crosstab(df['b'], df['c'], values=df['a'])
# case: arguments_out_of_range/pivot ct4
result = pd.crosstab(df['b'], df['c'], aggfunc='sum')
# case: arguments_out_of_range/pivot ex2
result = df.explode(['b', 'b'])
# case: arguments_out_of_range/selection b5
result = df[~s]
# case: arguments_out_of_range/selection f3
result = df.filter(like='a', regex='b')
# case: arguments_out_of_range/statistics r2
result = s.rank(na_option='bogus')
# case: arguments_out_of_range/statistics mp2
result = s.map({})
# case: arguments_out_of_range/text c17
result = t.str.startswith(1)
# case: arguments_out_of_range/text c24
result = t.str.count('[')
# case: arguments_out_of_range/text c31
result = df['d'].dt.floor('bogus')
# case: arguments_out_of_range/text c36
result = t.str.normalize('bogus')
# case: arguments_out_of_range/construction u
result = pd.concat([None])
# case: arguments_out_of_range/construction y
result = pd.concat([df, e], join='left')
# case: arguments_out_of_range/construction ar
result = pd.date_range('2024-01-01')
# case: arguments_out_of_range/construction at
result = pd.date_range('2024-01-01', '2024-01-03', periods=2, freq='D')
# case: arguments_out_of_range/construction be
result = df.to_dict('bogus')
# case: arguments_out_of_range/construction bh
result = df.where(1)
# case: arguments_out_of_range/construction bl
result = np.where(s > 1, 'a')
# case: arguments_out_of_range/construction bm
result = np.select([s > 1], ['a', 'b'])
# case: arguments_out_of_range/construction ce
result = df == e
# data: builtins_by_argument
import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: builtins_by_argument/B-sum-sd.st
result = sum('12', st)
# case: builtins_by_argument/B-abs-Lt
result = abs(Lt)
# case: builtins_by_argument/B-abs-nb
result = abs(np.bool_(True))
# case: builtins_by_argument/B-abs-by
result = abs(1_000_000_000_000)
# case: builtins_by_argument/B-round-by
result = round(1_000_000_000_000)
# case: builtins_by_argument/B-round-s.m1
result = round(s, -1)
# case: builtins_by_argument/B-round-s.no
result = round(s, None)
# case: builtins_by_argument/B-hex-n64
result = hex(np.int64(5))
# case: builtins_by_argument/B-format-fl.st
result = format(2.5, st)
# case: builtins_by_argument/B-int-sd.m1
result = int('12', -1)
# case: builtins_by_argument/B-float-ix
result = float(pd.Index(['x', 'y']))
# case: builtins_by_argument/B-reversed-se
result = list(reversed(se))
# case: builtins_by_argument/B-divmod-nf.m1
result = divmod(np.float64(2.5), -1)
# case: builtins_by_argument/B-divmod-nf.z
result = divmod(np.float64(2.5), 0)
# case: builtins_by_argument/B-pow-m1
result = pow(-1, 2)
# case: builtins_by_argument/B-pow-inf
result = pow(float("inf"), 2)
# case: builtins_by_argument/B-pow-fn
result = pow(lambda v: v, 2)
# case: builtins_by_argument/B-pow-nf.z
result = pow(np.float64(2.5), 0)
# case: builtins_by_argument/B-pow-nf.tr
result = pow(np.float64(2.5), True)
# data: calls
import math, itertools, re, collections, functools, operator, statistics, datetime, calendar, json, string, heapq, bisect, copy
# case: calls/call-0-7
result = 'a\nb'.splitlines(True)
# case: calls/call-1-10
result = 'abc'.rfind('c',0,2)
# case: calls/call-3-24
result = '²'.isdigit()
# case: calls/call-3-32
result = 'a b'.isidentifier()
# case: calls/call-3-33
result = '_x1'.isidentifier()
# case: calls/call-3-34
result = '\n'.isprintable()
# case: calls/call-7-51
result = 'abc'.replace('','-')
# case: calls/call-9-58
result = '-42'.zfill(5)
# case: calls/call-9-59
result = '+4'.zfill(1)
# case: calls/call-11-64
result = '%5.2f|%-5d|%05d|%+d|%x|%o|%e|%g|%s|%r|%%' % (3.14159,42,42,42,255,8,12345.678,0.0001,'s','r')
# case: calls/call-12-68
result = '%c' % 65
# case: calls/call-12-69
result = '%.3s' % 'abcdef'
# case: calls/call-13-89
result = '{:g}'.format(1e-7)
# case: calls/call-14-102
result = f'{0.1:.20f}'
# case: calls/call-14-108
result = f'{1/3:.3}'
# case: calls/call-15-118
result = repr('\x00é')
# case: calls/call-15-126
result = repr(set())
# case: calls/call-17-149
result = int('-0b11',0)
# case: calls/call-18-164
result = float('.5')
# case: calls/call-19-177
result = round(True)
# case: calls/call-20-194
result = 0**0
# case: calls/call-21-201
result = abs(True)
# case: calls/call-22-209
result = min([],default=0)
# case: calls/call-25-238
result = list(zip())
# case: calls/call-26-252
result = all([1,0])
# case: calls/call-26-261
result = bool(range(0))
# case: calls/call-27-268
result = hex(-1)
# case: calls/call-32-342
result = math.lcm(4,6)
# case: calls/call-32-344
result = math.perm(5,2)
# case: calls/call-32-346
result = math.fabs(-1)
# case: calls/call-32-347
result = math.fmod(7,3)
# case: calls/call-32-351
result = math.isinf(math.inf)
# case: calls/call-32-353
result = math.isfinite(1)
# case: calls/call-32-358
result = math.tan(0)
# case: calls/call-32-363
result = math.modf(1.5)
# case: calls/call-32-364
result = math.isqrt(10)
# case: calls/call-32-366
result = math.log1p(0.5)
# case: calls/call-32-367
result = math.expm1(0)
# case: calls/call-32-368
result = math.cbrt(27)
# case: calls/call-32-372
result = math.sinh(0)
# case: calls/call-32-376
result = math.floor(3)
# case: calls/call-33-387
result = list(itertools.islice(range(10),2,8,3))
# case: calls/call-33-390
result = list(itertools.dropwhile(lambda x:x<3,[1,2,5,1]))
# case: calls/call-33-393
result = list(itertools.repeat(1,3))
# case: calls/call-33-397
result = list(itertools.filterfalse(None,[0,1]))
# case: calls/call-33-400
result = list(itertools.islice(itertools.cycle('ab'),3))
# case: calls/call-33-402
result = list(itertools.combinations_with_replacement('ab',2))
# case: calls/call-34-415
result = {1}.issubset([1,2])
# case: calls/call-34-416
result = {1,2}.issuperset({1})
# case: calls/call-34-421
result = frozenset([1,2])
# case: calls/call-35-434
result = {'a':1}.copy()
# case: calls/call-35-436
result = list(reversed({'a':1,'b':2}))
# case: calls/call-35-438
result = {1:'a'}.pop(2,'x')
# case: calls/call-36-446
result = re.search(r'(?P<x>\d+)','ab12').group('x')
# case: calls/call-36-454
result = re.split('(-)','a-b')
# case: calls/call-36-459
result = re.subn('a','b','aa')
# case: calls/call-36-463
result = re.findall('[^aeiou ]+','hello world')
# case: calls/call-38-477
result = operator.attrgetter('real')(5)
# case: calls/call-38-481
result = operator.not_(1)
# case: calls/call-38-482
result = operator.contains([1],1)
# case: calls/call-39-493
result = statistics.median_low([1,2,3,4])
# case: calls/call-40-510
result = datetime.timedelta(hours=25)//datetime.timedelta(hours=1)
# case: calls/call-41-523
result = json.loads('[1,2.0,"a",null,true]')
# data: chain_map
import numpy as np
import pandas as pd

# case: chain_map/chain-map-1
from collections import ChainMap
a = {'x': 1, 'y': 2}
b = {'y': 9, 'z': 3}
c = ChainMap(a, b)
c['w'] = 5
result = [c['y'], c['z'], list(c), dict(c), len(c), 'z' in c, 'q' in c, c.get('q', 7), list(c.items()), list(c.keys()), list(c.values()), a, bool(ChainMap()), list(c.maps)]
# case: chain_map/chain-map-3
from collections import ChainMap
c = ChainMap({'x': 1}, {'y': 2})
result = c['nope']
# case: chain_map/chain-map-5
from collections import ChainMap
c = ChainMap({'x': 1}, {'y': 2})
del c['y']
# case: chain_map/chain-map-8
from collections import ChainMap
result = hash(ChainMap())
# data: expressions
# Expressions of Python alone: numbers, text, formats, collections and dates.
import pandas as pd
import numpy as np
import re, math, datetime, json, itertools, collections, statistics, functools
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from datetime import date, timedelta
# case: expressions/math.log(0)
result = math.log(0)
# case: expressions/0 // -1
result = 0 // -1
# case: expressions/format(1, 'G')
result = format(1, 'G')
# case: expressions/format(1, 'X')
result = format(1, 'X')
# case: expressions/round(-1, 2)
result = round(-1, 2)
# case: expressions/format(-7, 'c')
result = format(-7, 'c')
# case: expressions/format(-7, 's')
result = format(-7, 's')
# case: expressions/format(0.1, '_d')
result = format(0.1, '_d')
# case: expressions/bin(0.1)
result = bin(0.1)
# case: expressions/0.1 ** 0
result = 0.1 ** 0
# case: expressions/0.5 // 0
result = 0.5 // 0
# case: expressions/0.5 / 0
result = 0.5 / 0
# case: expressions/'%x' % (1.5)
result = '%x' % (1.5)
# case: expressions/format(2.5, '*^12')
result = format(2.5, '*^12')
# case: expressions/'%+d' % (2.5)
result = '%+d' % (2.5)
# case: expressions/2.5 % 0
result = 2.5 % 0
# case: expressions/'%c' % (1e16)
result = '%c' % (1e16)
# case: expressions/format(float('inf'), 'G')
result = format(float('inf'), 'G')
# case: expressions/round(float('inf'))
result = round(float('inf'))
# case: expressions/format(True, '.5')
result = format(True, '.5')
# case: expressions/format(10**20, '.0f')
result = format(10**20, '.0f')
# case: expressions/format(10**20, 'c')
result = format(10**20, 'c')
# case: expressions/math.exp(10**20)
result = math.exp(10**20)
# case: expressions/10**20 - 1
result = 10**20 - 1
# case: expressions/10**20 % 0.5
result = 10**20 % 0.5
# case: expressions/format(-0.0, 'E')
result = format(-0.0, 'E')
# case: expressions/-0.0 ** -2.5
result = -0.0 ** -2.5
# case: expressions/'ÄÖ ß'.isprintable()
result = 'ÄÖ ß'.isprintable()
# case: expressions/'ÄÖ ß'.isascii()
result = 'ÄÖ ß'.isascii()
# case: expressions/ord('ÄÖ ß')
result = ord('ÄÖ ß')
# case: expressions/'12.50'.isascii()
result = '12.50'.isascii()
# case: expressions/re.findall(r'(?i)a', 'ǆ')
result = re.findall(r'(?i)a', 'ǆ')
# case: expressions/'42'.isidentifier()
result = '42'.isidentifier()
# case: expressions/0b101 + 0o17 + 0xff
result = 0b101 + 0o17 + 0xff
# data: fields_numbers_and_slices
import numpy as np
import pandas as pd

# case: fields_numbers_and_slices/text-2
result = '{}{0}'.format(1, 2)

# case: fields_numbers_and_slices/text-6
result = '{:{}}'.format(1, 5)

# case: fields_numbers_and_slices/text-7
result = '{0:{}}'.format(1, 5)

# case: fields_numbers_and_slices/text-9
result = [x.hex() for x in (0.0, -0.0, 0.1, -2.5, 1e300, 5e-324, float('inf'), float('nan'), 255.0)]

# case: fields_numbers_and_slices/text-13
import json
result = json.dumps({'a': np.int64(1)})

# case: fields_numbers_and_slices/text-14
import json
result = json.dumps(pd.Series([1.5, 2]).mean())

# case: fields_numbers_and_slices/text-15
import json
result = json.dumps({np.float64(1.5): 1})

# case: fields_numbers_and_slices/text-17
result = slice(None, None, -1).indices(5)
# data: imports_and_margins
import os
import random
import textwrap
import unittest.mock as mock
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from functools import total_ordering
from operator import attrgetter
from pathlib import Path

import pandas as pd

frame = pd.DataFrame({"k": ["b", "a"], "v": [1, 2]})

# case: imports_and_margins/an import in a function
def total(values):
    import sys
    from statistics import mean

    return mean(values)


result = total([1, 2, 6])

# case: imports_and_margins/dedent
result = [
    textwrap.dedent(text)
    for text in ["\n  a\n    b\n   \n  c\n", "a\n  b", "\tx\n  y", "", "  \n ", "  a\r\n  b", "   one"]
]

# case: imports_and_margins/attrgetter of an attribute's attribute
result = attrgetter("index.size", "shape")(frame)

# case: imports_and_margins/attrgetter of no text
result = attrgetter(1)

# data: iso_dates
import datetime

import numpy as np
import pandas as pd

# case: iso_dates/iso-dates-1
def f(s):
    try:
        return datetime.datetime.fromisoformat(s)
    except ValueError:
        return 'no'
result = [f(s) for s in ['2024-W19-1', '2024-W19', '2024W191', '2024W19', '20240506', '2024-05-06', '2024-05-06T10', '2024-05-06T10:30', '20240506T103045', '2024-05-06 10:30:45', '2024-05-06 10:30:45.5', '2024-05-06T10:30:45,123', '2024-05-06T10:30:45.123456', '2024-05-06T10:30:45.1234567', '2024-W19-1T10:30', '2024-W54-1', '2024-W00-1', '2024-W19-8', '2024-W19-0', '2024-5-6', '2024-05', '2024', ' 2024-05-06', '2024-05-06 ', '2024-05-06x10:30', '2024-05-06T25:00', '2024-13-01', '2024-W1-1', '2024-W191', '2024W19-1', '', '2024-05-06T10:30:4', '2024-05-06T1030', '2024-05-06T103', '2020-W53-7', '2021-W53-7', '2024-05-06T24:00', '2024-05-06T', '2024W19T10', '2024-W19T10:30', '2024-W19-110']]
# case: iso_dates/iso-dates-2
def f(s):
    try:
        return datetime.date.fromisoformat(s)
    except ValueError:
        return 'no'
result = [f(s) for s in ['2024-W19-1', '2024-W19', '2024W191', '2024W19', '20240506', '2024-05-06', '2024-05-06T10', '2024-W54-1', '2024-W00-1', '2024-W19-8', '2024-5-6', '2024-05', '2024', ' 2024-05-06', '2024-W1-1', '2020-W53-7', '2021-W53-7', '0001-W01-1', '9999-W52-5']]
# case: iso_dates/iso-dates-3
def f(s):
    try:
        return datetime.time.fromisoformat(s)
    except ValueError:
        return 'no'
result = [f(s) for s in ['10:30', '1030', '10', 'T10:30', '10:30:45', '103045', '10:30:45.5', '10:30:45,25', '10:3', '25:00', '10:30:45.123456789', '']]
# data: json_texts
import json
import pandas as pd
d = {'b': [1, 2.5, {'x': None}], 'a': (), 'é': 'tab\t\x0c"q"', 'e': {}}
# case: json_texts/indented by text and sorted
result = json.dumps(d, indent='\t', sort_keys=True, ensure_ascii=False)
# case: json_texts/keys of other types
result = json.dumps({1: 'a', 1.5: 'b', None: 'c', True: 'd', float('nan'): 'e', float('inf'): 'f'})
# case: json_texts/numbers as keys sorted
result = json.dumps({10: 'a', 9: 'b', 2.5: 'c'}, sort_keys=True)
# case: json_texts/one separator
result = json.dumps([1], separators=(',',))
# case: json_texts/read again
result = json.loads(json.dumps(d, indent=3)) == {**d, 'a': []}
# case: json_texts/whole numbers of numpy as text
result = json.dumps({'n': pd.Series([1, 2]).sum()}, default=str)
# data: language
# case: language/unpack-too-many
a, b = [1, 2, 3]
# case: language/unpack-too-few
a, b, c = [1, 2]
# case: language/slice-step
s = 'abcdefg'
result = s[::2], s[::-1], s[-3:], s[:-3], s[1:5:2], s[10:], s[5:1:-1]
# case: language/slice-assign
x = [1, 2, 3, 4, 5]
x[1:3] = ['a', 'b', 'c']
x[::3] = [0, 0]
result = x
# case: language/slice-assign-bad
x = [1, 2, 3, 4]
x[::2] = [1]
# case: language/slice-del
x = list(range(6))
del x[1:4]
result = x
# case: language/int-big
result = 2 ** 100, 10 ** 20 // 7, -(2 ** 65) % 1000, int('123456789012345678901234567890')
# case: language/zero-modulo
result = 5 % 0
# case: language/float-methods
result = (2.0).is_integer(), (2.5).is_integer(), (0.75).as_integer_ratio()
# case: language/int-of
result = [int('42'), int(' -7 '), int(3.99), int(-3.99), int('ff', 16), int('1_000'), int(True)]
# case: language/str-tests
result = ['12'.isdigit(), 'a1'.isalnum(), 'ab'.isalpha(), ' '.isspace(), 'Ab'.istitle(), 'AB'.isupper(), 'ab'.islower(), ''.isdigit(), '1.5'.isnumeric(), 'x_1'.isidentifier()]
# case: language/str-join-bad
result = ', '.join([1, 2])
# case: language/str-expand
result = 'a\tb'.expandtabs(4), ord('A'), chr(233)
# case: language/format-names
result = '{0}-{1}-{0}'.format('a', 'b'), '{x}{y!r}'.format(x=1, y='q'), '{0[k]}'.format({'k': 5}), '{{}}'.format()
# case: language/format-percent-bad
result = '%d' % 'a'
# case: language/fstrings
n, s = 3.14159, 'abc'
result = f'{n:.2f}', f'{s!r:>8}', f'{n=:.1f}', f'{s[0].upper()}{len(s)}', f"{'a' if n > 3 else 'b'}", f'{{{s}}}', f'{1000000:,d}', f'{0.1234:.1%}', f'{7:>{4}}', f'{True:d}'
# case: language/list-remove-bad
[1].remove(2)
# case: language/list-pop-bad
[].pop()
# case: language/dict-order
d = {'b': 1, 'a': 2}
d['c'] = 3
d['b'] = 9
del d['a']
d['a'] = 0
result = list(d), list(d.items())
# case: language/dict-pop-bad
{}.pop('x')
# case: language/dict-iter-change
d = {'a': 1}
for k in d:
    d[k + 'x'] = 1
# case: language/set-methods
s = set()
s.add(1)
s.update([2, 3])
s.discard(9)
s.remove(1)
result = s, frozenset([1, 1]), {1} == {1.0}
# case: language/set-remove-bad
{1}.remove(5)
# case: language/tuple-ops
t = (1, 2, 2)
result = t.count(2), t.index(2), t + (3,), t * 2, t[1:], len(t), (1,), ()
# case: language/tuple-assign
t = (1, 2)
t[0] = 5
# case: language/ranges
result = list(range(5, 0, -2)), range(10)[3], len(range(0, 10, 3)), 4 in range(0, 10, 2), list(range(3))[::-1], range(0, 6)[1:4]
# case: language/iter-next
it = iter([1, 2])
result = next(it), next(it), next(it, 'end')
# case: language/unbound
x = 1
def f():
    y = x
    x = 2
    return y
result = f()
# case: language/while-else
n = 5
while n > 0:
    n -= 2
    if n == 1:
        break
else:
    n = 'end'
result = n
# case: language/try-return
def f():
    try:
        return 'try'
    finally:
        pass
result = f()
# case: language/raise-from
try:
    1 / 0
except ZeroDivisionError as e:
    raise RuntimeError('wrapped') from e
# case: language/subscript-bad
result = 5[0]
# case: language/iterate-bad
for x in 5:
    pass
# case: language/math
import math
result = math.floor(-2.5), math.ceil(2.1), math.trunc(-2.7), math.gcd(12, 18), math.factorial(5), math.log10(1000), math.log(8, 2), math.hypot(3, 4), math.pi, math.inf > 1, math.copysign(1, -0.0)
# case: language/math-domain
import math
result = math.sqrt(-1)
# case: language/bitwise
result = 5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 10, -9 >> 1, True + True, hex(255), bin(5), oct(8)
# case: language/del-name
x = 1
del x
result = x
# case: language/repr
result = repr('it\'s'), repr("q\"'"), repr(1.0), repr([None, 'a', 2.5]), repr({'a': {1}}), repr((1,)), repr('tab\t\n\\')
# case: language/annotations
from typing import List, Optional
x: int = 5
def f(a: List[int], b: Optional[str] = None) -> int:
    return len(a)
result = f([1, x])
# case: language/line-joins
x = (1 +
     2)
y = 3 + \
    4
result = x, y
# case: language/indentation-bad
def f():
return 1
# case: language/syntax-bad
result = (1 +
# data: methods_by_argument
import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: methods_by_argument/dict0-clear
v = dict(d)
r = v.clear()
result = (r, v)
# case: methods_by_argument/list0-pop-tr
v = L[:]
r = v.pop(True)
result = (r, v)
# case: methods_by_argument/set0-discard-se
v = set(se)
r = v.discard(se)
result = (r, v)
# case: methods_by_argument/set0-intersection_update-e
v = set(se)
r = v.intersection_update('')
result = (r, v)
# case: methods_by_argument/set0-symmetric_difference_update-tu
v = set(se)
r = v.symmetric_difference_update(tu)
result = (r, v)
# case: methods_by_argument/set1-add-nb
v = {'a', 'b'}
r = v.add(np.bool_(True))
result = (r, v)
# case: methods_by_argument/set1-difference_update
v = {'a', 'b'}
r = v.difference_update()
result = (r, v)
# case: methods_by_argument/str1-translate-rg
result = (' x-y ').translate(range(3))
# case: methods_by_argument/str2-rindex-sl
result = ('a,b,,c').rindex('a,b')
# case: methods_by_argument/str2-join-ts
result = ('a,b,,c').join(pd.Timestamp('2024-01-31 10:20:30'))
# case: methods_by_argument/tuple0-index-L.i
result = (tu).index(L, 2)
# data: modules_by_behaviour
# case: modules_by_behaviour/strptime-messages
from datetime import datetime
found = []
for text, form in [('2024-01-05T10:00', '%Y-%m-%d'), ('05.01.2024', '%Y-%m-%d'), ('2024-02-30', '%Y-%m-%d'), ('13:45:07', '%H:%M')]:
    try:
        datetime.strptime(text, form)
    except ValueError as e:
        found.append(str(e))
result = found
# case: modules_by_behaviour/strftime-directives
from datetime import date, datetime
result = datetime(2024, 3, 5, 4, 7).strftime('%k|%l|%P|%r|%g|%-d|%e'), date(1, 1, 1).ctime()
# case: modules_by_behaviour/patterns-and-matches
import re
m = re.match(r'((\d+)-(\d+))', '12-34 x')
result = type(m).__name__, type(re.compile('a')).__name__, m.expand(r'\3/\2'), m.lastindex
# case: modules_by_behaviour/function-that-returns-none-in-sub
import re
result = re.sub(r'\d', lambda m: None if m.group() == '1' else 'x', 'a1b2')
# case: modules_by_behaviour/deque-and-list
from collections import deque
result = deque([1]) + [2]
# case: modules_by_behaviour/extremes-with-default
result = max(1, 2, default=3)
# case: modules_by_behaviour/parts-of-truths
result = repr([True.real, True.numerator, True.conjugate(), True.as_integer_ratio()])
# case: modules_by_behaviour/binary-logarithms
import math
result = math.log2(100), math.log2(1e16), math.log2(0.3), math.log2(3), math.log2(1 / 3), math.log2(8), math.log2(5e-324), math.log2(math.inf)
# case: modules_by_behaviour/logarithms-of-large-integers
import math
result = math.log(10 ** 400), math.log10(10 ** 400), math.log2(2 ** 5000)
# case: modules_by_behaviour/root-of-large-integer
import math
result = math.sqrt(10 ** 400)
# case: modules_by_behaviour/outside-of-domain
import math
found = []
for f, x in [(math.atanh, 1), (math.log1p, -1), (math.acosh, 0.5), (math.acosh, -1e20)]:
    try:
        found.append(f(x))
    except ValueError as e:
        found.append(str(e))
result = found
# case: modules_by_behaviour/walrus-without-parentheses
x = y := 5
# case: modules_by_behaviour/global-after-assignment
def f():
    x = 1
    global x
# case: modules_by_behaviour/global-of-parameter
def f(x):
    global x
# case: modules_by_behaviour/slash-twice
def f(a, /, b, /):
    pass
# case: modules_by_behaviour/bare-star-before-keywords
def f(*, **k):
    pass
# case: modules_by_behaviour/signs-of-counters
from collections import Counter
c = Counter('aab')
c.subtract('aaab')
c['z'] = 3
result = dict(c), +c, -c, type(+c).__name__
# case: modules_by_behaviour/day-before-the-first
from datetime import date
result = date.fromordinal(0)
# data: more
import pandas as pd
# case: more/generator-without-end
def count():
    n = 0
    while True:
        n += 1
        yield n
numbers = count()
result = next(numbers), next(numbers), [x for x, _ in zip(numbers, range(3))]
# case: more/generator-delegates
def flat(items):
    for item in items:
        if isinstance(item, list):
            yield from flat(item)
        else:
            yield item
result = list(flat([1, [2, [3, 4]], 5]))
# case: more/generator-returns
def few(limit):
    for i in range(100):
        if i == limit:
            return
        yield i
    yield "never"
result = list(few(3))
# case: more/generator-breaks
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
# case: more/generator-raises
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
# case: more/cached
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
# case: more/ellipsis-body
def nothing(): ...
result = nothing()
# case: more/literal
import ast
result = ast.literal_eval("[1, {'a': (2, None)}, -3.5, {1, 2}]")
# case: more/literal-wrong
import ast
result = ast.literal_eval("len('a')")
# case: more/statistics
import statistics
result = statistics.mean([1, 2, 3, 4]), statistics.mean([1, 2, 3]), statistics.median([1, 3, 2]), statistics.median([1, 2, 3, 4]), statistics.mode(["b", "a", "b"]), statistics.stdev([1, 2, 4]), statistics.pstdev([1, 2, 4]), statistics.variance([1, 2, 3]), statistics.multimode([1, 1, 2, 2]), statistics.fmean([1, 2])
# case: more/deque
from collections import deque
q = deque([1, 2, 3], maxlen=3)
q.append(4)
q.appendleft(0)
q.rotate(1)
result = list(q), q[0], len(q), q.popleft(), q.pop(), bool(q), 3 in q, str(deque([1]))
# case: more/deque-empty
from collections import deque
result = deque().popleft()
# case: more/heapq
import heapq
heap = []
for x in [3, 1, 2]:
    heapq.heappush(heap, x)
result = heapq.heappop(heap), heapq.nlargest(2, [1, 3, 2]), heapq.nsmallest(1, [("b", 2), ("a", 1)], key=lambda t: t[1])
# case: more/bisect
import bisect
items = [1, 3, 5]
bisect.insort(items, 4)
result = bisect.bisect_left([1, 3, 5], 3), bisect.bisect([1, 3, 5], 3), items
# case: more/copy
import copy
a = {"x": [1]}
b = copy.deepcopy(a)
c = copy.copy(a)
a["x"].append(2)
result = a, b, c
# case: more/relativedelta
from datetime import date, datetime
from dateutil.relativedelta import relativedelta
result = datetime(2024, 1, 31) + relativedelta(months=1), date(2024, 3, 1) - relativedelta(years=1, days=1), pd.Timestamp("2024-01-31") + relativedelta(months=+13), date(2024, 5, 6) + relativedelta(day=1), date(2024, 5, 6) + relativedelta(day=31, months=1)
# case: more/relativedelta-between
from datetime import date
from dateutil.relativedelta import relativedelta
d = relativedelta(date(2024, 3, 1), date(2000, 5, 20))
e = relativedelta(date(2000, 5, 20), date(2024, 3, 1))
result = d.years, d.months, d.days, e.years, e.months, e.days, str(relativedelta(months=14, hours=25))
# case: more/parser
from dateutil import parser
from dateutil.parser import parse
result = parser.parse("March 5, 2024 10:30"), parse("2024-03-05")
# data: named_tuples_into_frames
import pandas as pd
import numpy as np
from collections import namedtuple
d = pd.DataFrame({'a':[1,2],'count':[3,4],'index':[5,6]})
A = namedtuple('A','x y')
B = namedtuple('B','p q z')
# case: named_tuples_into_frames/longer-later
result = pd.DataFrame([A(1,2),B(3,4,5)])
# case: named_tuples_into_frames/too-many
result = A(1,2,3)
# case: named_tuples_into_frames/make-wrong
result = A._make([1])
# case: named_tuples_into_frames/field-set
a = A(1,2)
a.x = 5
# data: nan_keys
import numpy as np
import pandas as pd
# case: nan_keys/(np.nan, 1) in {(np.nan, 1)}
from collections import Counter
result = (np.nan, 1) in {(np.nan, 1)}
# data: numpy_beside_python
import numpy as np
import pandas as pd
from datetime import date, datetime, timedelta
n, x, t = np.int64(3), np.float64(2.5), np.bool_(True)
# case: numpy_beside_python/equality-with-number-or-text
result = repr([n == 3, n == 'a', x == 2.5, 'a' != n, t == True, n == x])
# case: numpy_beside_python/durations-times-numbers
result = timedelta(days=1) * n, x * timedelta(hours=1), timedelta(days=1) / n, timedelta(days=3) // n, timedelta(days=1) * True
# case: numpy_beside_python/durations-of-numpys-floats
result = timedelta(days=x), timedelta(hours=np.float64(1.5))
# case: numpy_beside_python/durations-of-numpys-integers
result = timedelta(days=n)
# case: numpy_beside_python/duration-divided-by-float
result = timedelta(days=1) // 2.5
# case: numpy_beside_python/duration-times-nan
result = timedelta(days=1) * float('nan')
# case: numpy_beside_python/pandas-duration-and-missing
d = pd.Timedelta('1D')
result = d + np.nan, d - None, np.nan + d, None - d
# case: numpy_beside_python/pandas-duration-rests
d = pd.Timedelta('1D')
result = d % 7, divmod(d, 5), d % 2.5
# case: numpy_beside_python/percent-of-truth
result = '%d|%5.1f|%s' % (t, t, t), '%d' % n, 'done' % n
# case: numpy_beside_python/percent-with-flags-and-no-value
result = '%5%' % ()
# case: numpy_beside_python/truth-in-math
import math
result = math.floor(t), math.isnan(t), math.sqrt(t)
# data: operators_by_operand
import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: operators_by_operand/O-op+-a.tu
result = (a) + (tu)
# case: operators_by_operand/O-op+-Lt.ts
result = (Lt) + (pd.Timestamp('2024-01-31 10:20:30'))
# case: operators_by_operand/O-op+-tu.nf
result = (tu) + (np.float64(2.5))
# case: operators_by_operand/O-op+-st.s
result = (st) + (s)
# case: operators_by_operand/O-op|-td.i
result = (pd.Timedelta('1 days 02:00:00')) | (2)
# case: operators_by_operand/O-op|-ix.no
result = (pd.Index(['x', 'y'])) | (None)
# case: operators_by_operand/O-opin-nb.nat
result = (np.bool_(True)) in (pd.NaT)
# case: operators_by_operand/O-opor-td.d
result = (pd.Timedelta('1 days 02:00:00')) or (d)
# case: operators_by_operand/O-op*-tu.fl
result = (tu) * (2.5)
# case: operators_by_operand/O-op/-D.st
result = (D) / (st)
# case: operators_by_operand/O-op//-td.nat
result = (pd.Timedelta('1 days 02:00:00')) // (pd.NaT)
# case: operators_by_operand/O-op//-nb.i
result = (np.bool_(True)) // (2)
# case: operators_by_operand/O-op%-d.tr
result = (d) % (True)
# case: operators_by_operand/O-op%-sl.st
result = ('a,b') % (st)
# case: operators_by_operand/O-op**-tr.n64
result = (True) ** (np.int64(5))
# case: operators_by_operand/O-op**-tr.nan
result = (True) ** (float("nan"))
# case: operators_by_operand/O-op**-n64.ts
result = (np.int64(5)) ** (pd.Timestamp('2024-01-31 10:20:30'))
# case: operators_by_operand/O-op**-nb.fl
result = (np.bool_(True)) ** (2.5)
# case: operators_by_operand/O-op==-d.tu
result = (d) == (tu)
# case: operators_by_operand/O-op==-se.tr
result = (se) == (True)
# case: operators_by_operand/O-op==-se.na
result = (se) == (pd.NA)
# case: operators_by_operand/O-op==-rg.i
result = (range(3)) == (2)
# case: operators_by_operand/O-op!=-Ln.no
result = ([1, None, 2]) != (None)
# case: operators_by_operand/O-op!=-dt.se
result = (datetime.datetime(2024, 2, 29, 1, 2)) != (se)
# case: operators_by_operand/O-op!=-na.s
result = (pd.NA) != (s)
# case: operators_by_operand/O-op!=-ix.tu
result = (pd.Index(['x', 'y'])) != (tu)
# case: operators_by_operand/O-op<-se.td
result = (se) < (pd.Timedelta('1 days 02:00:00'))
# case: operators_by_operand/O-op--i.dt
result = (2) - (datetime.datetime(2024, 2, 29, 1, 2))
# case: operators_by_operand/O-op--na.da
result = (pd.NA) - (datetime.date(2024, 2, 29))
# case: operators_by_operand/O-op<-nat.n64
result = (pd.NaT) < (np.int64(5))
# case: operators_by_operand/O-op>=-Ln.nat
result = ([1, None, 2]) >= (pd.NaT)
# case: operators_by_operand/O-op>=-nat.td
result = (pd.NaT) >= (pd.Timedelta('1 days 02:00:00'))
# case: operators_by_operand/O-op>=-rg.no
result = (range(3)) >= (None)
# case: operators_by_operand/O-op&-a.no
result = (a) & (None)
# case: operators_by_operand/O-op&-fl.nf
result = (2.5) & (np.float64(2.5))
# case: operators_by_operand/O-op&-fl.nan
result = (2.5) & (float("nan"))
# case: operators_by_operand/O-op&-by.nat
result = (1_000_000_000_000) & (pd.NaT)
# case: operators_by_operand/O-op|-D.no
result = (D) | (None)
# case: operators_by_operand/O-op|-D.ts
result = (D) | (pd.Timestamp('2024-01-31 10:20:30'))
# data: rarer_python
import pandas as pd
import re
import itertools
import functools
import statistics
from datetime import date, datetime
# case: rarer_python/function-attributes
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
# case: rarer_python/tee
a, b = itertools.tee(iter([1, 2, 3]))
next(b)
c, d, e = itertools.tee(itertools.count(), 3)
result = list(zip(a, b)), next(c), next(c), next(d), list(itertools.islice(e, 3))
# case: rarer_python/last-group
p = re.compile(r'(?P<num>\d+)|(?P<word>[a-z]+)|(\W)')
result = [(m.lastgroup, m.lastindex, m.group()) for m in p.finditer('ab 12!')]
# case: rarer_python/quantiles
result = statistics.quantiles([1, 2, 3, 4, 5]), statistics.quantiles([5, 1.5, 9, 2]), statistics.quantiles([1, 2, 3], n=10), statistics.quantiles([3, 1, 2, 8], method='inclusive'), statistics.quantiles([1, 2], n=4), statistics.quantiles(range(1, 100), n=5, method='inclusive'), statistics.quantiles([1, 2], n=1)
# case: rarer_python/quantiles-method
result = statistics.quantiles([1, 2], method='x')
# case: rarer_python/bytes
result = list('añ'.encode('utf-8')), sum('abc'.encode()), [b ^ 1 for b in 'ab'.encode()], len('ab'.encode())
# case: rarer_python/sentinel
none = object()
d = {'a': None}
result = [d.get(k, none) is none for k in 'ab'], none == none, none == object(), isinstance(none, object)
# case: rarer_python/no-data
out = []
for f, d in ((statistics.mean, []), (statistics.median, []), (statistics.median_low, []), (statistics.mode, []), (statistics.stdev, [1]), (statistics.variance, [1]), (statistics.pstdev, []), (statistics.pvariance, []), (statistics.quantiles, [1])):
    try:
        out.append(f(d))
    except statistics.StatisticsError as e:
        out.append((type(e).__name__, str(e)))
result = out, issubclass(statistics.StatisticsError, ValueError)
# case: rarer_python/extended-until-it-fails
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
# data: shown_and_rolled
import pandas as pd
import datetime, re
import itertools
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
d = pd.Series(pd.to_datetime(['2024-01-15 10:00', None]))
df = pd.DataFrame({'date': pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-15']), 'v': [1, 2, 3]})
P = namedtuple('P', 'x y z', defaults=[5, 6])
# case: shown_and_rolled/repr-counter
result = repr(Counter())
# case: shown_and_rolled/repr-ordereddict
result = repr(OrderedDict())
# case: shown_and_rolled/repr-defaultdict-int
result = repr(defaultdict(int))
# case: shown_and_rolled/repr-ordereddict-a-1
result = repr(OrderedDict(a=1))
# case: shown_and_rolled/repr-counter-ab
result = repr(Counter('ab'))
# case: shown_and_rolled/repr-deque-1-maxlen-2
result = repr(deque([1], maxlen=2))
# case: shown_and_rolled/p-1
result = P(1)
# case: shown_and_rolled/namedtuple-q-a-defaults-1-2
result = namedtuple('Q', ['a'], defaults=[1, 2])
# case: shown_and_rolled/list-itertools.compress-1-2-3-true-false-1
result = list(itertools.compress([1, 2, 3], [True, False, 1]))
# case: shown_and_rolled/d.dt.strftime-p-r-k-l-c-r
result = d.dt.strftime('%P %R %k %l %C %r')
# case: shown_and_rolled/df.rolling-2-on-q-.sum
result = df.rolling(2, on='q').sum()
# case: shown_and_rolled/pd.series-ab-none-.str.replace-re.compile-a-x
result = pd.Series(['ab', None]).str.replace(re.compile('a'), 'x')
# case: shown_and_rolled/pd.series-ab-.str.contains-re.compile-a-case-false
result = pd.Series(['ab']).str.contains(re.compile('A'), case=False)
# case: shown_and_rolled/pd.to-timedelta-90-min-.round-h
result = pd.to_timedelta(90, 'min').round('h')
# case: shown_and_rolled/pd.timedelta-1-days-02-03-00-.floor-h
result = pd.Timedelta('1 days 02:03:00').floor('h')
# case: shown_and_rolled/pd.timedelta-1-days-02-03-00-.ceil-d
result = pd.Timedelta('1 days 02:03:00').ceil('D')
# case: shown_and_rolled/pd.timedelta-1h-.to-pytimedelta
result = pd.Timedelta('1h').to_pytimedelta()
# case: shown_and_rolled/pd.to-datetime-year-2024-month-2
result = pd.to_datetime({'year': [2024], 'month': [2]})
# data: times_by_argument
import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: times_by_argument/Timestamp0-ceil-sl
result = (pd.Timestamp('2024-01-31 10:20:30')).ceil('a,b')
# case: times_by_argument/Timestamp0-to_numpy
result = (pd.Timestamp('2024-01-31 10:20:30')).to_numpy()
# data: unions_of_types
import numpy as np
import pandas as pd

# case: unions_of_types/unions-3
result = isinstance(None, int | None)

# data: what_arrays_and_lists_are
import datetime

import numpy as np
import pandas as pd

# case: what_arrays_and_lists_are/what-arrays-and-lists-are-1
td = pd.Timedelta('1 days 02:00:00')
result = [td * np.nan, np.nan * td, td / np.nan, td // np.nan, td * float('nan')]
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-2
dt = datetime.datetime(2024, 2, 29, 1, 2)
td = pd.Timedelta('1 days 02:00:00')
result = [type(dt + td).__name__, type(td + dt).__name__, type(dt - td).__name__, str(dt + td), type(datetime.timedelta(1) + td).__name__, type(td - datetime.timedelta(1)).__name__, type(pd.Timestamp(dt) + datetime.timedelta(1)).__name__]
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-4
result = pd.isna([[1, None], [2, 3]])
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-8
result = pd.value_counts([1, None, 2, 1])
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-11
import statistics
result = [statistics.variance([1, 2, 3], 0), statistics.stdev([1, 2, 3], 2), statistics.pvariance([1, 2, 3], 1), statistics.pstdev([1.0, 2, 3], mu=1), statistics.variance([1, 2, 3], xbar=2)]
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-12
x = [[1, 2], 'a', (1,), {}, {1}, 5, None, 2.5, pd.Series([1]), range(2), iter([1]), np.array([1])]
result = [[hasattr(v, n) for v in x] for n in ('__iter__', '__len__', '__getitem__', '__contains__', '__call__', '__next__')]
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-13
import heapq
h = [5, 1, 4, 2, 3]
heapq.heapify(h)
a = list(h)
heapq.heappush(h, 0)
b = list(h)
c = heapq.heappop(h)
result = a, b, c, h
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-24
s = pd.Series([3.0, 1, 2])
result = s * (1, None, 2)
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-25
a = np.array([1, 2])
result = a < None
# case: what_arrays_and_lists_are/what-arrays-and-lists-are-29
result = round(np.array([1.5, 2.5]))
# data: with_statements
import pandas as pd
import numpy as np
import warnings
import contextlib
from contextlib import suppress
d = pd.DataFrame({'a':[1,2],'b':[0,2]})
# case: with_statements/recorded
with warnings.catch_warnings(record=True) as w:
    r = 5
result = r, len(w)
# case: with_statements/suppressed
out = []
with suppress(KeyError, ValueError):
    out.append(1)
    out.append(d['z'])
    out.append(2)
with contextlib.suppress(ZeroDivisionError):
    out.append(1 // 0)
result = out
# case: with_statements/not-suppressed
with suppress(KeyError):
    result = int('x')
# case: with_statements/nested
def f():
    with np.errstate(all='ignore'), suppress(TypeError):
        for i in range(3):
            with contextlib.nullcontext(i) as j:
                if j == 1:
                    return j
result = f()
# case: with_statements/no-manager
with 5:
    result = 1
# case: with_statements/settings
old = np.seterr(divide='ignore', invalid='ignore')
result = old, (d['a'] / d['b']).tolist()
# data: words_and_hashes
# Words of regular expressions in every language, titles, and hashes of numbers.
import re
# case: words_and_hashes/6
result = re.findall(r'(?a)\w+', 'ab é1 x')
