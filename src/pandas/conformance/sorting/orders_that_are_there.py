import pandas as pd
import numpy as np
# case: categories
r = []
for v in ([None, 'b'], ['b', None], [None, 'a', 'b'], ['b', 'a', None], ['a', 'b'], ['b', 'a'], [None, None, 'a']):
    d = pd.DataFrame({'v': range(len(v))}, index=pd.CategoricalIndex(v))
    r += [d.sort_index(), d.sort_index(ascending=False), d.sort_index(na_position='first'), d['v'].sort_index()]
result = r
# case: modes-of-mixed-kinds
result = [pd.Series(v, dtype=object).mode() for v in ([1.5, 2, 'x', pd.Timestamp('2020')], [1.5, 'x', 'x'], ['x', 1, 'x', 1, None], [(1,), 2])]
# case: no-match
s = pd.Series(['1', '2'], index=['p', 'q'])
result = s.str.extractall('([a-z])'), s.str.extractall('([a-z])').reset_index().dtypes, s.str.extractall('([a-z])').index.get_level_values(0), s.str.extractall(r'(\d)'), s.str.extractall('([a-z])').groupby(level=0).size()
# case: labels-of-the-greatest
r = []
for i in (pd.Index(['b', 'a'], dtype='string'), pd.to_datetime(['2020-01-01', '2020-01-02']), pd.to_timedelta(['1 days', '2 days']), pd.PeriodIndex(['2020-01', '2020-02'], freq='M'), pd.CategoricalIndex(['x', 'y']), pd.Index([1, 2]), pd.Index([1.5, 2]), pd.Index([True, False]), pd.Index([1, 2], dtype='Int64')):
    for v in ([1, 2], [None, None], [3., None]):
        d = pd.DataFrame({'k': v}, index=i, dtype=float)
        r += [d.idxmax(), d.idxmin()]
result = r
