# data: arrays_visits
import pandas as pd
import numpy as np
import math
from datetime import datetime, timedelta

visits = pd.DataFrame({
    "visit": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    "user": ["u1", "u2", "u3", "u1", "u4", "u5", "u6", "u2", "u7", None, "u8", "U3", "u1", "u9"],
    "variant": ["A", "B", "A", "A", "B", "B", "A", "B", "A", "B", "b", "A", "A", None],
    "seconds": [30.0, 45.5, 12.0, 61.0, np.nan, 300.0, 0.0, 45.5, 18.0, 22.0, 95.0, 12.0, 40.0, 7.0],
    "pages": [3, 5, 1, 6, 2, 22, 1, 4, 2, 2, 8, 1, 3, 1],
    "converted": [False, True, False, True, False, True, False, False, False, False, True, False, True, False],
    "ref": ["google", "Google", "direct", "mail", None, "google", "direct", "mail ", "bing", "", "google", "direct", "mail", "direct"],
})

users = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4", "u5", "u6", "u7", "u10"],
    "signup": ["2024-01-01", "01-15-2024", "2024-02-30", None, "2024-03-03", "2024-03-03", "20240401", "2024-05-05"],
    "plan": ["free", "pro", "free", "free", "team", None, "pro", "free"],
    "rev": ["0", "19.99", "0", "", "99", "0", "19,99", "0"],
})

# case: arrays_visits/value-counts-multi
result = visits[["variant", "converted"]].value_counts(dropna=False).sort_index()

# data: numbered_employees
import pandas as pd
import numpy as np
import math
import re
import json
import statistics
import itertools
import functools
import bisect
import heapq
import copy
import operator
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date

employees = pd.DataFrame({
    'emp': ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10'],
    'dept': ['IT', 'HR', 'IT', 'Sales', 'Sales', 'it', 'HR', None, 'Sales', 'Legal'],
    'salary': [5200, 3100, 4800, 3900, 3900, 7000, np.nan, 4100, 12000, 6500],
    'years': [3, 10, 1, 5, 5, 12, 2, 0, 20, 7],
    'hired': pd.to_datetime(['2021-03-01', '2014-07-15', '2023-01-31', '2019-05-05', '2019-05-06',
                             '2012-11-30', '2022-02-28', None, '2004-02-29', '2017-09-09']),
    'manager': ['E6', None, 'E6', 'E9', 'E9', None, 'E2', 'E99', None, 'E9'],
    'remote': [True, False, True, True, False, False, True, False, False, True],
})
bonus = pd.DataFrame({
    'emp': ['E1', 'E1', 'E3', 'E5', 'E9', 'E11'],
    'amount': ['500', '250.5', 'n/a', '1,200', '-100', '75'],
    'year': [2022, 2023, 2023, 2023, 2023, 2022],
})
targets = {'IT': 5000, 'HR': 3500, 'Sales': 4000}

# case: numbered_employees/lexsort-dept-salary
d = employees.dropna(subset=['dept', 'salary'])
ix = np.lexsort((-d['salary'].values, d['dept'].str.upper().values))
result = d.iloc[ix][['emp', 'dept', 'salary']]
# case: numbered_employees/select-mixed-types-error
result = np.select([employees['years'] > 10], ['senior'], default=0)
# data: numbered_logs
import pandas as pd
import numpy as np
import math
import re
import json
import string
import statistics
import itertools
import bisect
import copy
from functools import reduce, partial, lru_cache, cmp_to_key
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date
from operator import itemgetter, attrgetter

logs = pd.DataFrame({
    'ts': ['2024-05-01 08:00:00', '2024-05-01 08:05:30', '2024-05-01 08:05:30', '2024-05-01 09:15:00', '2024-05-02 00:00:01',
           '2024-05-02 23:59:59', '2024-05-04 12:00:00', '2024-05-05 06:30:00', None, '2024-05-06 18:45:10'],
    'level': ['INFO', 'error', 'ERROR', 'WARN', 'INFO', 'Info', 'error', 'DEBUG', 'WARN', None],
    'msg': ['user=anna id=42 login ok', 'user=bob id=7 failed: code 500', 'timeout after 30s (retry 3)', 'disk 91% full on /dev/sda1',
            'user=anna id=42 logout', '', 'user=Carl id=103 failed: code 404', 'cache miss key=ab_12 key=cd_34', None, 'mail to x@site.com, y@site.org'],
    'ms': [12, 350, 30000, 5, 8, 9, 410, 1, 77, 0],
    'bytes': [1024.0, 2048.0, 0.0, np.nan, 512.0, np.inf, 4096.0, 65536.0, -1.0, 100.0],
})
servers = pd.DataFrame({
    'host': ['web-1', 'web-2', 'db-1', 'db-10', 'db-2', 'cache'],
    'cpu': [0.35, 0.92, 0.5, np.nan, 0.5, 1.0],
    'cores': [4, 8, 16, 16, 8, 2],
    'up_since': pd.to_datetime(['2024-01-01', '2024-02-29', '2023-12-31', '2024-04-15', None, '2024-05-01']),
    'tags': [['a', 'b'], ['b'], [], ['c', 'a', 'a'], None, ['b', 'c']],
})

# case: numbered_logs/datetime64-unit-month
m = servers['up_since'].dropna().values.astype('datetime64[M]')
result = [str(v) for v in np.unique(m)]
# case: numbered_logs/re-finditer-spans
result = [(m.start(), m.end(), m.group(0)) for m in re.finditer(r'\b[a-z]+@(\w+\.\w+)', logs.loc[9, 'msg'])]
# case: numbered_logs/re-flags-verbose
rx = re.compile(r'''
    failed:\s+code\s+   # prefix
    (\d{3})             # status
''', re.VERBOSE | re.IGNORECASE)
result = [int(rx.search(m).group(1)) if m and rx.search(m) else None for m in logs['msg']]
# case: numbered_logs/cmp-to-key-sort
def cmp(a, b):
    if a['cores'] != b['cores']:
        return b['cores'] - a['cores']
    return -1 if a['host'] < b['host'] else 1
result = [r['host'] for r in sorted(servers.to_dict('records'), key=cmp_to_key(cmp))]
# case: numbered_logs/counter-update-subtract
c = Counter(logs['level'].str.upper().dropna())
c.subtract({'ERROR': 1, 'FATAL': 2})
result = dict(c), c.total()
# data: numbered_trades
import pandas as pd
import numpy as np
import math
import re
import json
import string
import statistics as st
import itertools as it
import functools
import bisect
import heapq
import copy
from collections import Counter, defaultdict, deque, OrderedDict, namedtuple
from datetime import datetime, timedelta, date
from operator import itemgetter, attrgetter, add, mul

trades = pd.DataFrame({
    'acct': ['A1', 'A2', 'A1', 'A3', 'A2', 'A1', 'A3', None, 'A2', 'A4', 'A1'],
    'sym': ['XYZ', 'abc', 'ABC', 'XYZ', 'Xyz ', 'DEF', 'DEF', 'ABC', 'ABC', 'GHI', 'XYZ'],
    'side': ['B', 'S', 'B', 'B', 'S', 'S', 'B', 'B', 'S', 'B', 'S'],
    'shares': [100, 50, 200, 75, 50, 10, 0, 30, 50, 9007199254740993, 40],
    'px': [10.25, 99.9, 101.0, 10.0, np.nan, 5.0, 5.125, 100.5, 98.0, 0.0001, 11.5],
    'when': pd.to_datetime(['2024-01-02', '2024-01-02', '2024-01-03', '2024-01-05', '2024-01-08', '2024-01-31',
                            '2024-02-01', '2024-02-01', '2024-02-15', '2024-03-01', '2024-03-29']),
    'fee': ['1.50', '$2.00', '', '0', None, '1e1', '(3.25)', '1,000.5', ' 4 ', 'free', '0.75'],
})
prices = pd.DataFrame({
    'XYZ': [10.0, 10.5, 10.2, 11.0, 10.8],
    'ABC': [100.0, 99.0, 101.5, np.nan, 103.0],
    'DEF': [5.0, 5.0, 5.0, 5.0, 5.0],
}, index=pd.date_range('2024-01-01', periods=5, freq='B'))
meta = pd.DataFrame({
    'sym': ['XYZ', 'ABC', 'DEF', 'QQQ'],
    'sector': ['Tech', 'Energy', 'Tech', None],
    'info': ['{"lot": 100, "tags": ["a", "b"]}', '{"lot": 50}', '{}', 'not json'],
})

# case: numbered_trades/fifo-deque
lots = deque()
pnl = 0.0
for r in trades[trades['acct'] == 'A1'].query("sym == 'XYZ'").itertuples():
    if r.side == 'B':
        lots.append([r.shares, r.px])
    else:
        lots[0][0] -= r.shares
        pnl += r.shares * (r.px - lots[0][1])
result = pnl, list(lots)
# case: numbered_trades/counter-arithmetic
b = Counter(trades.loc[trades.side == 'B', 'sym'])
s = Counter(trades.loc[trades.side == 'S', 'sym'])
result = b - s, b & s, sorted((b + s).items(), key=lambda kv: (-kv[1], kv[0]))
# data: numbers_parties
import pandas as pd
import numpy as np
import math
from collections import Counter, defaultdict
from itertools import accumulate, groupby, combinations

parties_df = pd.DataFrame({
    'party_id': [1, 2, 3, 4, 5],
    'party': ['Greens', 'Labour', 'Conservative', 'Liberal', 'Independent'],
    'founded': [1980, 1900, 1834, None, None],
    'bloc': ['left', 'left', 'right', 'centre', None],
})

districts_df = pd.DataFrame({
    'district': ['North', 'South', 'East', 'West'],
    'seats': [5, 4, 3, 0],
    'registered': ['12,500', '9,800', '7,250', '0'],
    'region': ['Upper', 'Lower', 'lower ', 'Upper'],
})

votes_df = pd.DataFrame({
    'district': ['North', 'North', 'North', 'North', 'South', 'South', 'South', 'East', 'East', 'East', 'East', 'West'],
    'party_id': [1, 2, 3, 4, 1, 2, 3, 1, 2, 3, 5, 2],
    'year': [2022] * 12,
    'votes': [1200, 4300, 3900, 600, 800, 2500, 2500, 1500, 900, 1750, 50, 0],
    'postal': [120, 300, np.nan, 45, 60, 410, 380, np.nan, 100, 90, 5, 0],
})

polls_df = pd.DataFrame({
    'poll_id': [1, 2, 3, 4, 5, 6],
    'pollster': ['Ipso', 'YouAsk', 'Ipso', 'Datum', 'YouAsk', 'Datum'],
    'date': ['2022-03-01', '2022-03-08', '2022-04-01', '2022-04-15', '2022-05-01', '2022-05-01'],
    'labour': ['41.5%', '39%', '40.0%', '38.2 %', '42%', None],
    'conservative': ['37%', '38%', '39.5%', '40%', '36.5%', '37%'],
    'sample': [1000, 850, 1200, 640, 2000, 900],
})
# case: numbers_parties/gini-of-votes
def gini(x):
    x = np.sort(np.asarray(x, dtype=float))
    n = len(x)
    if n == 0 or x.sum() == 0:
        return np.nan
    i = np.arange(1, n + 1)
    return (2 * (i * x).sum() / (n * x.sum())) - (n + 1) / n

result = votes_df.groupby('district')['votes'].apply(gini).round(4).reset_index(name='gini')
# data: numeric_runs
import pandas as pd
import numpy as np
import math
import statistics
from functools import reduce

# Science experiment and astronomy tables
runs = pd.DataFrame({
    "run": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "lab": ["A", "B", "A", "C", "B", "A", None, "C", "D"],
    "x": [0.1, 0.2, 0.30000000000000004, -1.5, 0.0, 2.5, 3.5, np.nan, 1e16],
    "y": [0.1, 0.20000001, 0.3, -1.5, -0.0, 2.5000001, 3.4, np.nan, 1e16 + 2],
    "n": [3, 0, -7, 12, 5, 1, 0, 9, 2],
    "note": ["1.0", "1e-3", "-2", "+4", "1e400", "inf", "NaN", "", "12abc"],
})
bodies = pd.DataFrame({
    "body": ["Sun", "Earth", "Moon", "Ceres", "X"],
    "mass": [1.989e30, 5.972e24, 7.342e22, 9.39e20, 0.0],
    "radius_km": [696340, 6371, 1737, 473, 0],
    "moons": pd.array([None, 1, 0, 0, None], dtype="Int64"),
    "distance_m": [0, 149597870700, 384400000, 413700000000, 9223372036854775807],
})

# case: numeric_runs/dtypes-eq-int64-and-select
t = pd.concat([runs, bodies], axis=1)
result = {
    "int": t.columns[t.dtypes == "int64"].tolist(),
    "float": t.columns[t.dtypes == "float64"].tolist(),
    "sel": t.select_dtypes(include=["int64", "Int64"]).columns.tolist(),
    "excl": t.select_dtypes(exclude=["object", "float"]).columns.tolist(),
    "nk": {c: t[c].dtype.kind for c in t.columns},
}

# data: operated_items
import pandas as pd
import numpy as np
import math
import datetime as dt
from datetime import date, timedelta

items = pd.DataFrame({
    'sku': ['A-1', 'a-1', 'B-2', 'C-3', 'C-3', None, 'D-4 '],
    'qty': pd.array([5, None, 0, -2, 8, 3, 1], dtype='Int64'),
    'cost': [1.1, 2.2, None, 0.3, 0.1, 100.0, 0.2],
    'on_sale': pd.array([True, None, False, True, False, None, True], dtype='boolean'),
    'label': pd.array(['red', None, 'blue', '', 'Red', 'green', 'blue'], dtype='string'),
    'expires': ['2024-12-01', None, '2025-01-15', '2024-02-29', 'never', '2024-12-01', '2026-06-30'],
})
stock = pd.Series([4, 9, 1], index=['C-3', 'A-1', 'Z-9'], name='stock')
mi = pd.MultiIndex.from_tuples([('x', 1), ('x', 2), ('y', 1), ('y', 3)], names=['grp', 'num'])
ms = pd.Series([10.0, 20.0, np.nan, 40.0], index=mi)
empty = pd.Series([], dtype='float64')

# case: operated_items/na-arith
result = str(pd.NA + 1), pd.NA ** 0, True | pd.NA, str(pd.NA & True), None == None

# data: operated_loans
import pandas as pd
import numpy as np
import datetime
from collections import Counter, defaultdict
import operator
from functools import reduce

loans = pd.DataFrame({
    'loan_id': ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'],
    'amount': [1000, 2500, 0, 2500, 99, 123456789012],
    'paid': [1000.0, np.nan, 0.0, 500.5, -20.0, 3.0],
    'active': [False, True, True, True, False, True],
    'flag': [1, 0, None, 1, 0, 1],
    'risk': pd.Categorical(['low', 'high', None, 'mid', 'low', 'high'], categories=['low', 'mid', 'high'], ordered=True),
    'start': pd.to_datetime(['2023-01-31', '2023-02-28', '2024-02-29', None, '2022-12-31', '2023-08-15']),
    'end': pd.to_datetime(['2024-01-31', '2023-03-01', None, '2024-01-01', '2022-12-31', '2023-01-01']),
    'month': pd.PeriodIndex(['2023-01', '2023-02', '2024-02', 'NaT', '2022-12', '2023-08'], freq='M'),
    'mixed': [1, 'two', 3.0, None, True, datetime.date(2024, 1, 1)],
})
ids = pd.Index(['L2', 'L3', 'L9', 'L1'])
days = pd.DatetimeIndex(['2024-01-01', '2024-01-15', '2024-02-01'])

# case: operated_loans/bool-minus-bool
result = loans['active'] - loans['active']

# case: operated_loans/bool-and-float-error
result = loans['active'] & loans['flag']

# case: operated_loans/risk-add-error
result = loans['risk'].sum()

# case: operated_loans/period-diff
result = (loans['month'] - pd.Period('2022-12', freq='M')).tolist()

# data: operated_readings
import pandas as pd
import numpy as np
import datetime as dt
import math

readings = pd.DataFrame({
    'sensor': ['s1', 's2', 's1', 's3', 's2', 's1', 'S3', None],
    'temp': [21.5, -3.2, np.nan, 0.0, 18.75, 21.5, 1e3, -0.5],
    'hum': [40, 55, 61, 0, 33, 47, 100, 12],
    'code': ['7', '12', 'x', '', '005', None, '-3', '4.0'],
    'at': pd.to_datetime(['2024-01-01 00:15:00', '2024-01-01 13:00:00', '2024-01-02 23:59:30', None, '2024-01-03 06:00:00', '2024-02-01 00:00:00', '2024-01-01 00:15:00', '2024-03-10 12:30:00']),
})
span = pd.Series(pd.to_timedelta(['1 days', '02:30:00', None, '-1 days +06:00:00', '45 min', '0s']))
limits = pd.Series([20.0, 50.0, 0.0], index=['s1', 's2', 's4'])
dup = pd.Series([1, 2, 3, 4], index=['s1', 's2', 's1', 's3'])
grid = np.array([[1, 2, 3], [4, 5, 6]])

# case: operated_readings/span-mod
result = span % pd.Timedelta('1h')

# data: operated_scores
import pandas as pd
import numpy as np
import math
from datetime import date, timedelta

scores = pd.DataFrame({
    'math': [90, 75, np.nan, 60, 88],
    'art': [70, 75, 80, np.nan, 91],
    'gym': [100, 0, 55, 60, 45],
}, index=['ana', 'ben', 'cat', 'dan', 'eli'])

curve = pd.Series({'gym': 5, 'math': -2, 'music': 10})
weights = np.array([0.5, 0.3, 0.2])
attempts = pd.DataFrame({
    'student': ['ana', 'ben', 'ben', 'cat', 'fay', None, 'eli', 'ana'],
    'passed': [True, False, True, None, True, False, None, True],
    'mins': pd.array([30, None, 45, 20, 0, 15, 60, None], dtype='Int64'),
    'grade': ['A', 'c', 'B', 'b ', '', None, 'A', 'D'],
    'taken': pd.to_datetime(['2024-05-01', '2024-05-03', '2024-05-10', None, '2024-04-30', '2024-05-01', '2024-06-01', '2024-05-20']),
})

# case: operated_scores/object-invert
result = ~attempts['passed']

# case: operated_scores/nullable-invert
result = (~attempts['passed'].astype('boolean')).tolist()

