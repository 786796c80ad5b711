import pandas as pd
import numpy as np
# case: 3-451
x = pd.DataFrame({'k': [], 'd2': pd.to_datetime([]), 't1': []})
y = pd.DataFrame({'k': [3, 2, 2, 1], 'b2': [True, True, True, True], 'i2': [3, 1, 10, 1], 't1': ['Cc', '', ' d ', ' d '], 'f1': [10.0, None, np.nan, None]})
x = x.describe()
x = x.melt(id_vars=['t1'])
x = x.tail(2)
x = x.loc[x['variable'].str.contains('b', na=False), ['t1', 'value']]
result = x
# case: 3-452
x = pd.DataFrame({'k': [2, 2, 1, 3, 3, 2], 't1': ['b', 'x1', ' d ', ' d ', 'x1', 'b'], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', None, '2021-12-31']), 'n1': ['a', 'Cc', 'b', ' d ', 'Cc', 'a']}, index=['p', 'p', 'q', 'p', 'q', 'r'])
y = pd.DataFrame({'k': [3, 2, 2, 3, 1, 2], 'n2': ['b', 'a', 'a', ' d ', ' d ', 'b'], 't1': ['', 'b', 'a-b', None, ' d ', 'x1']})
x = x[x['k'] > 1]
x = x.groupby(['t1'])['k'].first().reset_index()
x = x.fillna(0)
x = x.sum(numeric_only=True)
result = x
# case: 3-453
x = pd.DataFrame({'k': [1], 'b2': [False], 'f2': [1.5], 'n2': ['Cc'], 'd1': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2020-01-15']), 'f1': [None]})
x = x.apply(lambda r: str(r['d1']), axis=1)
x = x.iloc[0]
result = x
# case: 3-454
x = pd.DataFrame({'k': [1, 1, 2, 2], 'i1': [3, 5, 5, 10], 'n2': ['b', 'b', 'a', 'b']})
y = pd.DataFrame({'k': [3, 3, 1, 3, 2, 2], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', '2021-12-31', None, '2020-01-15']), 't1': ['x1', 'x1', 'x1', 'b', 'x1', None], 'n2': ['a', 'Cc', 'b', ' d ', 'a', 'a'], 'f1': [-3.25, None, 1.5, 0.0, 1.5, 10.0]})
x = sorted(x['n2'].dropna().unique())
result = x
# case: 3-455
x = pd.DataFrame({'k': [2, 2, 2, 2, 1, 2], 'n1': ['b', 'a', ' d ', 'b', 'Cc', 'b'], 'f2': [2.0, np.nan, 0.0, 1.5, -3.25, 0.0]})
y = pd.DataFrame({'k': [2], 'f1': [np.nan], 'b2': [False], 't1': [' d '], 'n2': [' d ']})
x = x.tail(1)
x = x.shift(1)
x = x['f2']
result = x
# case: 3-456
x = pd.DataFrame({'k': [1, 1, 3, 1, 3], 't2': ['a-b', 'b', 'b', 'b', ' d '], 'i2': [2, -4, 0, 2, 0], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', '2020-01-15', '2020-01-15']), 'b1': [False, False, False, False, False]}, index=['r', 'q', 'p', 's', 'q'])
y = pd.DataFrame({'k': [2, 3, 1], 't1': ['', 'b', None], 'n1': ['Cc', 'a', 'b']})
x = x.dropna(subset=['i2'])
result = x
# case: 3-457
x = pd.DataFrame({'k': [2, 1, 3, 2, 2, 2], 'i1': [2, 5, 3, 1, 2, 1], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', None, '2021-12-31', '2020-01-15']), 'n2': ['a', 'a', ' d ', 'b', ' d ', 'b']}, index=['p', 'q', 'p', 'r', 'q', 'q'])
y = pd.DataFrame({'k': [3, 3, 3, 2, 3, 3, 1, 3], 'f2': [-3.25, 0.5, 1.5, 1.5, 0.0, -3.25, None, 0.5], 'i1': [2, 1, 10, -4, 3, 5, 0, 1], 'b2': [False, True, False, False, False, True, False, False], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2020-02-29'])})
x['c'] = x['d2'] + pd.Timedelta(days=1)
x = x['d2'].min()
result = x
# case: 3-458
x = pd.DataFrame({'k': [1, 2, 2], 'b1': [True, False, False], 't2': ['x1', 'b', None], 'n2': ['b', 'b', ' d ']})
y = pd.DataFrame({'k': [3, 1, 3], 'f2': [2.0, np.nan, -3.25], 'n1': [' d ', 'b', 'b'], 'i1': [0, 10, 2], 't2': ['Cc', ' d ', None]})
x = x.groupby(['t2'])['k'].min().reset_index()
result = x
# case: 3-460
x = pd.DataFrame({'k': [1, 2, 1, 2], 'i2': [5, -4, 10, 0], 'n1': ['b', 'b', 'a', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-02-29', '2020-01-15'])})
y = pd.DataFrame({'k': [1, 2, 3, 2, 3], 'd2': pd.to_datetime([None, '2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31']), 'i1': [2, -4, 0, 3, 2], 'n2': ['Cc', 'b', ' d ', 'a', 'a']})
x['c'] = x['n1'].replace({'a': 'A', 'b': None})
result = x
# case: 3-461
x = pd.DataFrame({'k': [1], 'n2': ['b'], 'i2': [5], 't1': ['a']}, index=['p'])
y = pd.DataFrame({'k': [1, 1, 2, 1, 3, 2], 'i1': [1, 10, 2, 1, 0, 10], 'd2': pd.to_datetime(['2020-02-29', None, '2020-02-29', '2021-12-31', '2020-02-29', '2020-02-29']), 'b1': [False, True, True, False, False, False], 't1': ['', 'x1', 'x1', 'b', 'b', ' d ']})
x = x.drop(columns='n2')
x = x.shift(1)
x['c'] = x['t1'].fillna('?')
result = x
# case: 3-462
x = pd.DataFrame({'k': [2, 2, 2, 1, 2], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29']), 'f2': [-3.25, np.nan, 10.0, 1.5, -3.25]}, index=['q', 'p', 'r', 's', 's'])
y = pd.DataFrame({'k': [1, 3, 2, 2, 1, 1, 1, 3], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', None, '2021-12-31']), 'f2': [2.0, 10.0, 1.5, 1.5, 10.0, 1.5, 1.5, 2.0]}, index=['q', 's', 'r', 'p', 'p', 'q', 'p', 'q'])
x = x.isna().sum()
x = x.duplicated()
x = x.reset_index()
x = x.T
result = x
# case: 3-463
x = pd.DataFrame({'k': [2, 3, 3], 'n1': ['Cc', 'Cc', 'b'], 't2': ['b', ' d ', 'a-b']})
y = pd.DataFrame({'k': [3, 2, 1], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31']), 'f2': [2.0, np.nan, None], 't1': ['a', 'b', ' d '], 'i1': [0, 0, 2]})
x = x[(x['k'] > 1) | (x['k'] % 2 == 0)]
x = x.nunique()
x = x.unique()
result = x
# case: 3-464
x = pd.DataFrame({'k': [3, 1, 3, 2, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2020-02-29', None]), 'b2': [True, False, False, True, True]})
y = pd.DataFrame({'k': [2, 1, 2], 'n2': ['a', 'a', 'a'], 'b1': [False, False, False], 't2': [' d ', 'Cc', 'b'], 'd1': pd.to_datetime(['2020-02-29', '2020-02-29', '2020-01-15'])})
x = x.sort_values(['d1'], ascending=False, kind='stable')
x = x.groupby('b2').agg(v=('k', 'min'), w=('d1', 'count'))
x = x.dropna()
x['c'] = x['v'].round(1).astype(str)
result = x
# case: 3-465
x = pd.DataFrame({'k': [1], 't1': [' d '], 'b2': [True], 'i2': [1], 'n2': ['b']})
y = pd.DataFrame({'k': [2, 1, 2], 'n2': ['Cc', 'b', 'Cc'], 'b1': [False, True, True], 'f1': [None, None, 10.0]})
x = x['n2']
result = x
# case: 3-466
x = pd.DataFrame({'k': [3, 3, 3, 3, 1, 3], 'i2': [2, -4, -4, 3, 5, 1], 't1': ['', 'a', 'b', None, 'b', ''], 'n2': ['a', 'b', 'b', 'b', 'a', 'Cc']}, index=['r', 's', 's', 'r', 's', 'q'])
y = pd.DataFrame({'k': [1], 'b2': [True], 'f2': [-3.25], 'd1': pd.to_datetime(['2020-02-29'])})
x = x.head(3)
x = x.astype({'t1': str})
x = x.nsmallest(2, 'i2', keep='all')
result = x
# case: 3-467
x = pd.DataFrame({'k': [1, 1, 2, 1, 1, 2], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31']), 'n2': ['b', 'b', 'b', 'Cc', 'b', 'Cc'], 'b1': [True, True, False, False, False, False], 'f1': [None, 0.5, 1.5, 1.5, None, 0.0]})
y = pd.DataFrame({'k': [1, 3, 1, 1, 3, 2], 'i1': [-4, -4, -4, 0, 5, 5], 'b2': [True, True, True, False, True, False]})
x = x.groupby('k').agg(v=('f1', 'nunique'), w=('k', 'count'))
x = x[(x['v'] > 1) & (x['v'] <= 2)]
result = x
# case: 3-468
x = pd.DataFrame({'k': [1, 3, 2], 'f2': [None, 1.5, 0.5], 't2': [' d ', None, ' d ']})
y = pd.DataFrame({'k': [1, 2, 1, 1], 'n2': ['b', 'b', 'b', 'Cc'], 'i2': [-4, -4, -4, 2]}, index=['q', 'p', 'p', 's'])
x = x.head(2)
result = x
# case: 3-469
x = pd.DataFrame({'k': [3, 2, 2], 'b1': [True, False, False], 'f1': [1.5, 0.0, 1.5], 'n2': ['b', ' d ', ' d ']})
y = pd.DataFrame({'k': [2, 1, 3, 2, 2, 2, 3, 3], 'b2': [True, False, True, False, True, False, True, True], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29']), 't2': ['', ' d ', None, 'a', 'Cc', 'a-b', '', 'a-b'], 'n1': ['b', 'b', 'b', ' d ', 'Cc', 'Cc', ' d ', 'b']})
x = x.pivot_table(index='b1', values='f1', aggfunc='first')
x = x.sort_values(['f1'], ascending=False, kind='stable')
result = x
# case: 3-470
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 'n1': []})
y = pd.DataFrame({'k': [1, 1, 2, 2], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31']), 't1': ['Cc', 'x1', 'b', ''], 'n2': ['b', ' d ', 'a', ' d ']})
x = x.iloc[::2]
x = x.set_index(['n1', 'k'])
x = x.reset_index(drop=True)
result = x
# case: 3-471
x = pd.DataFrame({'k': [2, 1, 3, 2, 3, 1, 1, 1], 'f1': [-3.25, 1.5, 0.0, 0.5, None, 2.0, -3.25, 0.0], 'n1': ['b', 'b', 'a', ' d ', 'Cc', ' d ', 'b', ' d ']}, index=['p', 'r', 'p', 'q', 'q', 'q', 's', 'p'])
y = pd.DataFrame({'k': [1, 1, 1, 2, 2, 3], 'n2': ['a', 'a', ' d ', 'Cc', 'b', 'Cc'], 'i1': [10, 1, 5, 3, 10, 2], 't1': ['a', 'b', '', ' d ', 'a', None]})
x = x.groupby('f1').size()
x = x.rolling(2).mean()
x = x.nlargest(2)
result = x
# case: 3-472
x = pd.DataFrame({'k': [2, 3, 1], 't1': ['x1', 'a', 'b'], 'i2': [0, 5, 2], 'f2': [1.5, np.nan, None]})
y = pd.DataFrame({'k': [1, 3, 1, 2], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-02-29', '2020-01-15']), 't2': ['a', 'b', 'a', 'a'], 'b1': [False, True, False, False]})
x = x.set_index(['t1', 'k'])
x.loc[x['i2'].between(1, 3), 'i2'] = 0.5
x['c'] = x['f2'] * x['i2']
result = x
# case: 3-473
x = pd.DataFrame({'k': [1, 1, 2, 1, 2, 1, 2, 2], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', None, '2021-12-31', None, '2020-02-29', '2021-12-31', '2020-01-15']), 'f2': [-3.25, 2.0, np.nan, np.nan, 0.0, 1.5, 10.0, 10.0], 't2': ['b', 'b', None, 'x1', '', None, 'b', ' d '], 'i1': [2, 1, 0, 2, 10, 1, 2, 0]})
y = pd.DataFrame({'k': [1, 2, 1], 't2': ['b', '', 'a'], 'n2': ['b', 'b', 'a']})
x = x.count()
result = x
# case: 3-474
x = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2021-12-31']), 'f1': [np.nan], 'n2': [' d ']})
y = pd.DataFrame({'k': [3, 3, 2, 1], 'n1': ['Cc', 'b', 'Cc', 'b'], 'f2': [0.5, -3.25, 1.5, 2.0]})
x = x.describe()
result = x
# case: 3-475
x = pd.DataFrame({'k': [], 't2': [], 'f1': []})
y = pd.DataFrame({'k': [2, 2, 1, 3, 2], 't1': ['x1', 'b', 'Cc', ' d ', 'Cc'], 'd1': pd.to_datetime(['2020-02-29', '2020-02-29', None, '2021-12-31', '2020-01-15']), 'b2': [True, False, True, True, True]})
x = x.shift(1)
x = x.groupby('t2')['f1'].nunique()
x = x.rolling(2).mean()
x = x.index.tolist()
result = x
# case: 3-476
x = pd.DataFrame({'k': [3, 1, 3], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31']), 'n2': ['Cc', ' d ', 'b'], 'b1': [True, False, True], 'f2': [0.0, 0.0, 10.0]})
y = pd.DataFrame({'k': [2], 'b2': [False], 'n1': [' d '], 't1': [None], 'd2': pd.to_datetime(['2020-02-29'])})
x['c'] = np.where(x['k'] > 1, 'hi', 'lo')
result = x
# case: 3-477
x = pd.DataFrame({'k': [], 'i2': [], 'b1': [], 'n1': [], 't2': []})
y = pd.DataFrame({'k': [2, 2, 2, 3], 'i1': [1, -4, 3, 3], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15'])})
x = x.value_counts(['i2']).sort_index()
x = x.sort_index()
x = x.nlargest(2)
x = x.duplicated()
result = x
# case: 3-478
x = pd.DataFrame({'k': [1, 2, 1, 1], 'b2': [False, True, False, False], 't2': ['a-b', '', 'b', ''], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', '2021-12-31']), 'n1': [' d ', ' d ', ' d ', 'Cc']}, index=['p', 'q', 'r', 's'])
y = pd.DataFrame({'k': [1, 3, 1, 2, 3, 3], 'n2': [' d ', 'a', 'b', ' d ', 'b', 'b'], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-02-29', '2020-02-29', '2020-01-15', '2021-12-31']), 'i1': [10, 0, 10, 10, 2, 1], 'b1': [False, True, True, False, True, False]})
x = x[['n1']]
x = x.groupby('n1').head(1)
x = x.drop(columns='n1')
result = x
# case: 3-479
x = pd.DataFrame({'k': [1, 2, 3, 3, 3], 'b1': [True, True, True, False, False], 'n2': ['b', 'b', 'b', ' d ', 'b']})
y = pd.DataFrame({'k': [2, 1, 3, 3, 2, 3], 'i1': [10, 0, 5, 1, 5, 10], 't1': ['x1', 'x1', None, 'b', 'Cc', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', None, '2021-12-31'])})
x = pd.concat([x, y])
x = x.set_index('i1')
result = x
# case: 3-480
x = pd.DataFrame({'k': [2, 2, 2, 1], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', None]), 'f2': [1.5, 0.5, 0.0, 1.5], 'i1': [3, 3, 0, 3]})
y = pd.DataFrame({'k': [2, 2, 2, 2, 2], 'n2': [' d ', 'Cc', 'a', ' d ', 'b'], 'i1': [5, 10, 1, 2, 10], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', None, None]), 'f2': [np.nan, 0.5, -3.25, 0.5, 1.5]})
x = x.drop_duplicates(['i1'])
x = x.nlargest(3, 'f2')
x['c'] = pd.cut(x['f2'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x['c'] = (x['d1'] - pd.Timestamp('2020-01-01')).dt.days
result = x
# case: 3-481
x = pd.DataFrame({'k': [2, 1, 2], 'i1': [2, 5, -4], 'f2': [10.0, 1.5, 0.5], 'n2': [' d ', 'a', 'a'], 'b1': [False, False, False]})
y = pd.DataFrame({'k': [1, 2, 3, 1, 3, 3, 1, 1], 't2': [' d ', None, 'a-b', 'Cc', 'x1', 'a-b', 'x1', 'a'], 'd1': pd.to_datetime(['2020-02-29', None, None, '2020-02-29', '2020-02-29', '2021-12-31', None, '2021-12-31']), 'n1': ['b', 'b', 'b', 'b', 'b', 'b', 'b', 'b'], 'b1': [True, True, False, True, False, False, False, False]})
x = x.apply(lambda r: str(r['i1']), axis=1)
result = x
# case: 3-482
x = pd.DataFrame({'k': [2, 3, 2, 3, 3, 3, 3, 3], 't1': ['b', ' d ', 'Cc', 'b', 'b', None, 'x1', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', '2020-02-29', None, None, None, None]), 'f2': [np.nan, 0.5, 10.0, 1.5, 0.5, 1.5, np.nan, None]})
y = pd.DataFrame({'k': [1, 3, 3, 1], 'f1': [10.0, np.nan, np.nan, 0.5], 'n1': [' d ', 'a', ' d ', 'b'], 'b1': [True, False, True, True]}, index=['q', 'q', 's', 'p'])
x = x[['k', 'f2']].corr()
x = x.dropna(subset=['f2'])
x = x.groupby('f2').agg(v=('k', 'min'), w=('k', 'count'))
result = x
# case: 3-483
x = pd.DataFrame({'k': [3], 'f1': [1.5], 'i2': [-4], 'b2': [True]})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2021-12-31']), 't1': ['b'], 'b2': [False]})
x = x.groupby('b2').agg({'f1': ['var', 'max']})
result = x
# case: 3-484
x = pd.DataFrame({'k': [2, 3, 3, 3, 2, 2, 3, 1], 'd2': pd.to_datetime([None, '2021-12-31', '2020-02-29', None, '2020-01-15', None, '2020-01-15', '2020-01-15']), 't1': ['a-b', 'b', 'x1', 'Cc', 'b', 'b', 'Cc', 'b'], 'b2': [True, True, False, True, True, True, False, True]})
y = pd.DataFrame({'k': [3, 1, 3, 1, 2], 't1': ['b', 'a-b', 'a', 'a-b', 'b'], 'f1': [0.5, 2.0, np.nan, 1.5, None], 'i2': [5, 2, 1, 2, 1], 'n1': ['a', 'Cc', 'b', 'a', 'a']})
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x.count()
x = x.iloc[0]
result = x
# case: 3-485
x = pd.DataFrame({'k': [2, 2, 1, 1, 2, 1], 'd2': pd.to_datetime([None, None, '2020-01-15', '2020-02-29', '2021-12-31', '2021-12-31']), 't2': ['Cc', 'Cc', '', 'a-b', 'b', 'b']})
y = pd.DataFrame({'k': [2, 3, 1, 2], 'f1': [None, 10.0, np.nan, 2.0], 't1': ['Cc', 'a-b', 'b', 'b'], 'n1': ['b', 'Cc', 'b', 'b']})
x = pd.crosstab(x['k'], x['t2'])
x = x.sum(numeric_only=True)
result = x
# case: 3-486
x = pd.DataFrame({'k': [2, 2, 3, 1, 1, 2, 2, 3], 'i1': [2, 5, 1, 10, 2, 5, 3, 1], 'n1': ['Cc', 'a', ' d ', 'a', 'b', ' d ', ' d ', 'b']})
y = pd.DataFrame({'k': [1, 3, 2], 'f2': [0.0, None, np.nan], 'i2': [1, 2, 0], 't1': ['b', '', 'Cc'], 'b1': [True, False, True]})
x = pd.concat([x, y])
x = x.head(3)
x['c'] = np.where(x['i1'] > 1, 1, 0)
result = x
# case: 3-487
x = pd.DataFrame({'k': [3], 'n1': [' d '], 'b1': [False], 'f1': [0.0]})
y = pd.DataFrame({'k': [1, 1, 3, 3, 1], 'f2': [1.5, 1.5, None, np.nan, 1.5], 'b1': [False, False, False, False, True]})
x['c'] = x['n1'].fillna('?')
x = x.reset_index(drop=True)
x['c'] = x['c'].str.strip()
x = x.rename(columns={'f1': 'renamed'})
result = x
# case: 3-488
x = pd.DataFrame({'k': [1, 2, 2, 2], 'f1': [10.0, 0.0, None, 2.0], 'n1': [' d ', 'a', 'b', ' d ']})
y = pd.DataFrame({'k': [2, 2, 1], 'f1': [1.5, None, 2.0], 'b1': [True, True, True]})
x = x.astype({'f1': str})
x = x['f1'].sort_values(key=lambda s: s.str.lower(), kind='stable')
result = x
# case: 3-489
x = pd.DataFrame({'k': [], 't1': [], 'f1': [], 'n2': []})
y = pd.DataFrame({'k': [3, 3, 1, 1, 3, 3], 'i2': [0, -4, 2, 10, 2, 0], 't2': ['Cc', 'b', 'Cc', None, 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', None, '2021-12-31', '2021-12-31', '2020-02-29'])})
x['c'] = x['k'].fillna(x['k'].mean())
result = x
# case: 3-490
x = pd.DataFrame({'k': [3, 1, 3], 'i1': [1, 1, 0], 'n2': ['b', ' d ', 'b'], 't1': ['a', 'a', None]})
y = pd.DataFrame({'k': [3, 3, 3], 'n2': ['a', ' d ', ' d '], 'f1': [np.nan, 1.5, 1.5], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31'])})
x = x.to_dict('records')
result = x
# case: 3-491
x = pd.DataFrame({'k': [2, 2, 2, 2, 3], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', None, '2021-12-31', '2020-02-29']), 't1': ['a', 'b', 'a', ' d ', ' d ']})
y = pd.DataFrame({'k': [1, 2, 2], 'f1': [2.0, 10.0, 1.5], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-01-15'])})
x = x.groupby('k', as_index=False)['k'].nunique()
x = x[(x['k'].isin([1, 2.0])) | (x['k'] == x['k'].max())]
x = x.count()
result = x
# case: 3-492
x = pd.DataFrame({'k': [1, 3, 1, 2, 1], 'd2': pd.to_datetime([None, '2020-01-15', None, '2021-12-31', '2021-12-31']), 'f1': [np.nan, -3.25, 0.5, 10.0, None]})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime([None]), 'b1': [True]})
x = x.set_index('f1')
x = x[(x['k'] > 1) & (x['d2'].isna())]
result = x
# case: 3-493
x = pd.DataFrame({'k': [2, 2, 2, 2, 3, 3], 'n2': ['a', 'b', 'a', 'Cc', 'b', 'a'], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2020-01-15', '2021-12-31', '2020-01-15']), 'b2': [True, True, False, False, False, False], 'i1': [2, 1, 3, 1, 1, 2]})
y = pd.DataFrame({'k': [2, 3, 2, 3, 2, 2], 'f2': [2.0, 2.0, 0.5, 0.5, -3.25, 2.0], 'n1': ['b', 'b', 'b', ' d ', 'a', ' d ']}, index=['s', 'r', 'q', 'p', 'r', 'p'])
x = x.groupby('i1').head(1)
result = x
# case: 3-494
x = pd.DataFrame({'k': [3, 2, 3, 1, 2, 2], 'f1': [0.5, 0.0, 1.5, 1.5, 1.5, np.nan], 'n1': ['b', ' d ', 'b', 'Cc', 'a', 'a']}, index=['s', 's', 'r', 'p', 's', 'q'])
y = pd.DataFrame({'k': [3, 2, 2], 'n1': ['b', 'a', ' d '], 'i2': [1, 1, 5], 't1': [' d ', ' d ', 'b']})
x = x.fillna({'f1': 'z'})
x = x.nunique()
x = x == x
result = x
# case: 3-495
x = pd.DataFrame({'k': [2, 3, 2, 3, 3], 'i2': [10, 5, 3, 10, 10], 'f2': [None, 10.0, 0.0, 0.0, np.nan], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', '2021-12-31', '2020-01-15', '2020-01-15']), 'b1': [True, False, False, False, True]})
y = pd.DataFrame({'k': [3, 2, 1, 2, 2], 'f2': [2.0, 0.5, -3.25, -3.25, 0.5], 't1': [None, 'a-b', ' d ', 'a-b', ' d ']})
x = x.duplicated('i2')
result = x
# case: 3-496
x = pd.DataFrame({'k': [2, 3, 1, 1, 2, 2], 'f1': [np.nan, 0.0, 10.0, 0.5, 1.5, 0.0], 'd1': pd.to_datetime([None, '2020-02-29', None, '2021-12-31', '2020-02-29', '2020-01-15']), 'i2': [-4, -4, 3, -4, 3, 0]})
y = pd.DataFrame({'k': [3, 3, 2, 3, 3, 2, 1, 2], 'n2': ['a', 'b', 'Cc', 'b', ' d ', 'b', 'Cc', 'b'], 'f2': [-3.25, 0.0, None, 10.0, 10.0, 10.0, np.nan, np.nan], 'd2': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2020-02-29', '2020-02-29', '2021-12-31', '2020-01-15', None])})
x = x.merge(y, on='k', how='inner')
x = x.set_index('f2')
x = x.head(3)
result = x
# case: 3-497
x = pd.DataFrame({'k': [3, 2, 1, 3], 'f2': [1.5, 10.0, 10.0, None], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', None])}, index=['q', 'p', 's', 'q'])
y = pd.DataFrame({'k': [1, 2, 3, 2], 'i2': [2, 1, -4, -4], 'f2': [np.nan, -3.25, 10.0, 0.0], 'n2': ['Cc', 'b', 'Cc', 'b'], 't2': [' d ', 'a', ' d ', 'b']})
x['c'] = x['d1'].diff()
x = x.groupby('f2')['f2'].apply(lambda s: s.max() - s.min())
x = x.sum()
result = x
# case: 3-498
x = pd.DataFrame({'k': [2], 'b2': [True], 'i1': [2], 'f1': [1.5]})
y = pd.DataFrame({'k': [3, 2, 3], 'n2': ['a', 'b', ' d '], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29']), 'b2': [False, False, True]})
x['c'] = x['i1'].cumsum()
x = x['f1']
x = x.astype(float)
x = x[x == x.max()]
result = x
# case: 3-499
x = pd.DataFrame({'k': [2, 3, 3, 3, 3, 2, 2, 3], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2020-01-15', '2020-02-29']), 't1': ['a', 'b', None, 'b', '', 'a-b', 'a', 'a-b'], 'i2': [5, 1, 2, 1, 2, -4, 2, 3]})
y = pd.DataFrame({'k': [2, 2, 1], 'n2': [' d ', 'a', ' d '], 'f2': [np.nan, 0.0, 1.5], 'i2': [3, 5, 5]}, index=['r', 'q', 'q'])
x = x.query('k > 1')
result = x
# case: 3-500
x = pd.DataFrame({'k': [], 'b2': [], 'n1': [], 'f1': [], 't1': []})
y = pd.DataFrame({'k': [3, 2, 1, 3, 3, 2], 't1': [None, ' d ', None, 'Cc', 'x1', 'x1'], 'b1': [False, True, True, True, False, True], 'n2': ['b', 'b', 'b', ' d ', 'b', 'b'], 'i2': [1, 0, 0, 2, 1, 2]})
x = x.groupby('k')['t1'].nunique()
x = x.std()
result = x
# case: 3-501
x = pd.DataFrame({'k': [3, 3, 1, 2, 1, 3], 'f1': [-3.25, None, np.nan, 1.5, np.nan, 1.5], 'b2': [False, True, False, False, True, False], 'd2': pd.to_datetime([None, None, '2021-12-31', '2021-12-31', '2020-01-15', None])})
y = pd.DataFrame({'k': [2, 1, 3], 'f2': [-3.25, -3.25, 10.0], 'n2': [' d ', 'b', ' d ']}, index=['r', 'p', 'q'])
x['c'] = x['f1'] / 0.5
result = x
# case: 3-502
x = pd.DataFrame({'k': [], 'b1': [], 'f2': []})
y = pd.DataFrame({'k': [2, 3, 3, 1, 1, 1, 3, 1], 'i1': [1, 1, 10, 1, 1, 3, 5, 0], 't2': ['b', 'a', 'Cc', 'x1', None, 'b', 'a', 'a'], 'd1': pd.to_datetime([None, None, '2021-12-31', '2021-12-31', '2020-02-29', '2020-01-15', '2020-01-15', '2021-12-31'])})
x = x.groupby('f2').agg(v=('f2', 'prod'), w=('k', 'count'))
result = x
# case: 3-503
x = pd.DataFrame({'k': [1, 3, 3, 3, 3, 3], 't2': ['Cc', 'Cc', 'b', 'a', 'a', 'a'], 'f2': [10.0, 0.0, 1.5, np.nan, -3.25, 1.5], 'b2': [True, True, False, False, False, True], 'i2': [5, 2, 3, 2, 3, 1]})
y = pd.DataFrame({'k': [2], 'n1': ['b'], 'i2': [1], 'f2': [0.0]})
x = x.T
x = x.count()
x = x.astype(str)
result = x
# case: 3-504
x = pd.DataFrame({'k': [3, 3, 3, 2, 2, 1, 1, 2], 't2': ['b', ' d ', None, ' d ', 'b', 'b', ' d ', 'b'], 'n1': ['Cc', ' d ', 'Cc', 'b', 'b', 'b', 'b', 'b'], 'i2': [2, 1, 2, -4, 2, 3, 1, 0], 'f2': [np.nan, 0.0, 0.5, 0.5, 0.5, None, np.nan, np.nan]})
y = pd.DataFrame({'k': [1, 2, 3, 2], 'f2': [np.nan, 1.5, np.nan, 10.0], 'n2': ['b', 'Cc', 'a', ' d '], 'b1': [False, False, True, False], 't1': ['b', 'a-b', 'x1', 'a']})
x = x['i2'].prod()
result = x
# case: 3-505
x = pd.DataFrame({'k': [2, 1, 3, 3, 1], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', None, '2021-12-31']), 'f1': [1.5, None, 0.0, 0.5, 0.5]})
y = pd.DataFrame({'k': [3], 'i1': [0], 'b2': [False], 'd2': pd.to_datetime(['2021-12-31'])})
x['c'] = x['d2'] + pd.Timedelta(days=1)
x = x.sort_values('f1', na_position='first', ignore_index=True, kind='stable')
result = x
# case: 3-506
x = pd.DataFrame({'k': [], 'f1': [], 't2': []})
y = pd.DataFrame({'k': [3, 3, 1, 1], 'i2': [-4, 0, 1, -4], 'b2': [False, True, True, False]})
x = x.loc[x['f1'].idxmax()]
result = x
# case: 3-507
x = pd.DataFrame({'k': [2, 1, 1, 2, 3, 3, 2, 2], 'i2': [3, 2, 3, 2, 1, 10, 2, 3], 't1': [None, 'Cc', 'x1', 'b', ' d ', '', None, 'b']})
y = pd.DataFrame({'k': [1], 'i2': [5], 'f1': [10.0], 'd1': pd.to_datetime([None])})
x = x[['k', 'i2']].sum(axis=1)
x = x.round(1)
x = x.abs()
result = x
# case: 3-508
x = pd.DataFrame({'k': [2, 2, 1], 'd1': pd.to_datetime(['2020-01-15', None, '2020-02-29']), 't1': ['a', 'a-b', 'a'], 'b1': [False, False, True], 'i2': [0, -4, 2]})
y = pd.DataFrame({'k': [2, 1, 2], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29']), 'i2': [1, 5, -4], 'b1': [True, False, True], 'n2': ['Cc', 'b', 'a']})
x = x.T
result = x
# case: 3-509
x = pd.DataFrame({'k': [2], 'n1': ['Cc'], 'f1': [0.0]})
y = pd.DataFrame({'k': [2], 'n2': ['b'], 'b2': [True], 'i1': [2], 't1': ['']})
x = x['f1'].var()
result = x
# case: 3-510
x = pd.DataFrame({'k': [2, 2, 3, 2], 'n1': ['Cc', 'b', 'Cc', 'a'], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-01-15', None])})
y = pd.DataFrame({'k': [3], 't2': ['b'], 'b2': [True], 'n2': ['a'], 'd1': pd.to_datetime(['2021-12-31'])})
x = x.max()
x = x.apply(lambda v: v)
x = x.min()
result = x
# case: 3-511
x = pd.DataFrame({'k': [1, 3, 1, 3, 1, 3, 3, 3], 'b2': [False, False, False, False, True, True, False, False], 'n2': ['Cc', ' d ', 'b', 'a', ' d ', 'b', 'Cc', 'b'], 'f2': [0.0, 0.5, 1.5, np.nan, 0.0, 0.0, 10.0, 2.0], 'i2': [10, 5, 1, 3, 1, 2, 3, 1]})
y = pd.DataFrame({'k': [3], 'f1': [None], 'n2': ['b'], 'b1': [True]})
x = x.merge(y, on='k', how='left', suffixes=('', '_y'))
x = x.apply(lambda r: r['n2_y'], axis=1)
x = x.iloc[::-1]
x = x.dropna()
result = x
# case: 3-512
x = pd.DataFrame({'k': [3, 2, 2, 3, 1, 1], 'i2': [2, 3, 1, 2, -4, 5], 't1': ['x1', ' d ', 'Cc', 'b', 'Cc', 'a'], 'b2': [True, False, True, False, True, True], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29', '2020-02-29'])})
y = pd.DataFrame({'k': [1], 't2': ['a-b'], 'f1': [10.0], 'i1': [1]})
x = x.max()
x = x.sort_index()
result = x
# case: 3-513
x = pd.DataFrame({'k': [2, 3, 2, 3, 1], 'd1': pd.to_datetime(['2020-01-15', None, '2021-12-31', '2020-02-29', '2020-02-29']), 'n1': ['b', 'b', 'Cc', 'Cc', 'Cc']})
y = pd.DataFrame({'k': [2], 'i2': [10], 'n1': [' d '], 'f2': [1.5]})
x = x.reset_index(drop=True)
result = x
# case: 3-514
x = pd.DataFrame({'k': [1, 1, 2, 1], 'd2': pd.to_datetime([None, None, '2021-12-31', '2021-12-31']), 'i1': [1, 10, 2, 10], 'b2': [True, False, False, True]})
y = pd.DataFrame({'k': [1, 2, 3, 1, 1], 'n1': ['a', 'Cc', 'b', 'Cc', 'b'], 'f1': [1.5, 10.0, 0.5, 1.5, 0.5], 't2': ['x1', 'a-b', 'a', 'a-b', 'b']})
x = x.head(0)
x = x[['k', 'i1']].sum(axis=1)
x = x.max()
result = x
# case: 3-515
x = pd.DataFrame({'k': [2, 1, 2, 1, 3, 3, 2, 2], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2020-02-29', '2020-02-29', '2020-01-15', None, '2021-12-31']), 't1': [None, 'b', 'x1', 'x1', 'a-b', '', 'a-b', 'Cc']})
y = pd.DataFrame({'k': [3], 'i2': [-4], 'n1': ['b'], 'f1': [0.5], 't1': [None]})
x = x.groupby('t1').agg({'k': ['median', 'max']})
x = x.T
result = x
# case: 3-516
x = pd.DataFrame({'k': [], 'n2': [], 'f2': []})
y = pd.DataFrame({'k': [3], 'b2': [False], 'f2': [1.5], 'i2': [5]})
x = x.merge(y, on='k', how='right')
result = x
# case: 3-517
x = pd.DataFrame({'k': [2], 'd2': pd.to_datetime(['2021-12-31']), 'b2': [False], 'n1': ['a']})
y = pd.DataFrame({'k': [2, 3, 2, 2], 't2': ['x1', 'b', '', 'a-b'], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-01-15', '2020-02-29']), 'i1': [1, 0, 0, 10]})
x = x.drop(columns='d2')
result = x
# case: 3-518
x = pd.DataFrame({'k': [2, 3, 2, 3], 'd2': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2020-01-15']), 't2': [None, 'a-b', None, ''], 'b1': [False, True, False, False]})
y = pd.DataFrame({'k': [1, 1, 2, 1, 1, 3], 't2': [' d ', 'b', 'b', 'a', 'Cc', 'b'], 'b2': [True, False, False, True, False, True], 'n2': ['b', 'b', 'a', 'b', 'a', 'a']})
x = x.groupby(['d2']).size().reset_index(name='n')
result = x
# case: 3-519
x = pd.DataFrame({'k': [], 'n2': [], 'd1': pd.to_datetime([]), 'i1': [], 't1': []})
y = pd.DataFrame({'k': [2, 2, 3, 3], 'i1': [5, 10, 1, 3], 'f1': [0.5, 1.5, 1.5, 1.5]})
x = x.apply(lambda r: str(r['n2']), axis=1)
x = x.value_counts(normalize=True).sort_index()
x = x.diff()
result = x
# case: 3-520
x = pd.DataFrame({'k': [1, 1, 1, 2], 'i2': [2, -4, 2, 3], 'b1': [True, True, True, True], 'n1': [' d ', 'Cc', 'a', 'a'], 't2': ['x1', 'b', 'a', 'Cc']})
y = pd.DataFrame({'k': [3], 'i1': [0], 'd1': pd.to_datetime(['2021-12-31']), 'f1': [2.0]})
x['c'] = x['t2'] + '_'
result = x
# case: 3-521
x = pd.DataFrame({'k': [3], 'n2': ['Cc'], 'i2': [10]})
y = pd.DataFrame({'k': [2, 3, 3], 'f1': [10.0, 2.0, 1.5], 'n2': [' d ', ' d ', 'a']})
x = x[['i2']]
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
result = x
# case: 3-522
x = pd.DataFrame({'k': [1, 1, 2, 3], 'b1': [False, False, True, False], 'n1': ['Cc', 'a', 'b', 'a'], 'i1': [-4, 0, -4, 10], 'f2': [0.5, 0.0, -3.25, 1.5]})
y = pd.DataFrame({'k': [3], 'd1': pd.to_datetime([None]), 'f2': [0.0]})
x = x[x['i1'] > x['i1'].mean()]
x['c'] = np.where(x['i1'] > 1, 1, np.nan)
result = x
# case: 3-523
x = pd.DataFrame({'k': [1, 1, 3, 1, 3, 3], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31']), 't2': ['x1', 'a-b', 'b', '', 'Cc', ' d ']})
y = pd.DataFrame({'k': [3, 2, 3, 1], 'i1': [1, 10, 5, 10], 't1': ['x1', 'a-b', 'Cc', 'Cc'], 'n1': ['Cc', 'a', ' d ', 'b']}, index=['r', 's', 'q', 's'])
x['c'] = x['d1'].diff()
x['c'] = x['d1'].dt.dayofweek
result = x
# case: 3-524
x = pd.DataFrame({'k': [3, 3, 1, 2, 1, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31', '2021-12-31', None]), 'i1': [5, 2, 2, 3, 5, 10], 'n2': ['b', 'Cc', ' d ', 'b', 'Cc', 'Cc']}, index=['r', 'q', 'p', 's', 'p', 'q'])
y = pd.DataFrame({'k': [1, 2, 3, 3, 2, 2], 't1': ['', 'b', '', 'b', ' d ', ''], 'f1': [2.0, 0.5, 0.0, 1.5, None, 1.5]}, index=['q', 'r', 'q', 'q', 'r', 'p'])
x = x['d2'].min()
result = x
# case: 3-525
x = pd.DataFrame({'k': [1, 2, 1, 2], 'i1': [3, 3, 0, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', None]), 'b1': [False, True, True, False]})
y = pd.DataFrame({'k': [1, 2, 1, 3], 't1': ['a', '', ' d ', 'b'], 'i1': [10, 2, 1, 1], 'd1': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2020-01-15']), 'b2': [True, True, False, True]})
x = x.shift(1)
x['c'] = x['b1'].replace({'a': 'A', 'b': None})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = x
# case: 3-526
x = pd.DataFrame({'k': [], 'b2': [], 'f1': [], 'd2': pd.to_datetime([]), 'n1': []})
y = pd.DataFrame({'k': [2], 'n1': [' d '], 't2': ['a'], 'i1': [10]}, index=['s'])
x = x.assign(c=lambda d: d['f1'].isna())
x = x.apply(lambda r: str(r['k']), axis=1)
x = x == x
result = x
# case: 3-527
x = pd.DataFrame({'k': [2, 2, 1, 3, 3, 3, 1, 2], 't1': [' d ', 'b', 'a-b', None, 'x1', '', 'a', 'b'], 'n1': [' d ', 'b', 'b', 'b', 'b', 'Cc', 'b', ' d '], 'f2': [0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.5, np.nan]})
y = pd.DataFrame({'k': [3], 'n2': ['b'], 't2': [''], 'd1': pd.to_datetime(['2021-12-31'])})
x = x.groupby('t1').filter(lambda g: g['f2'].sum() > 2)
x = x.groupby('t1').cumcount()
x = x.shift()
x = x.abs()
result = x
# case: 3-528
x = pd.DataFrame({'k': [3, 3, 1], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2021-12-31']), 't1': [' d ', '', 'a'], 'i1': [0, 0, -4]})
y = pd.DataFrame({'k': [3, 3, 1], 'n1': ['Cc', 'Cc', 'b'], 't2': ['', '', 'b'], 'b2': [True, False, True], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29'])})
x = x['t1'].unique().tolist()
result = x
# case: 3-529
x = pd.DataFrame({'k': [1, 1, 1, 1, 3], 'b1': [False, False, False, True, False], 't1': [' d ', None, 'b', None, 'b'], 'f2': [np.nan, None, 1.5, 1.5, 1.5], 'i2': [2, 5, -4, 1, 0]})
y = pd.DataFrame({'k': [1, 3, 2, 1], 'n2': ['a', 'b', ' d ', 'b'], 'i2': [3, 10, 1, -4], 'd1': pd.to_datetime([None, '2021-12-31', '2020-02-29', '2020-01-15'])})
x = x.merge(y, on='k', how='inner')
x = x.value_counts(['f2']).sort_index()
result = x
# case: 3-530
x = pd.DataFrame({'k': [1], 't1': ['a-b'], 'b2': [True], 'i2': [3], 'f1': [2.0]})
y = pd.DataFrame({'k': [1, 2, 2, 2, 1, 2], 'n2': [' d ', ' d ', 'a', 'b', 'b', 'Cc'], 'i1': [5, 1, 2, 2, -4, 1], 'b1': [True, False, True, True, True, True]}, index=['s', 'p', 'p', 'p', 'p', 's'])
x = x.groupby('t1').head(1)
x = x.groupby('k')['i2'].agg(['min', 'nunique'])
x = x.apply(lambda r: r['nunique'], axis=1)
x = x.to_frame()
result = x
# case: 3-531
x = pd.DataFrame({'k': [2, 3, 1], 'f1': [1.5, 2.0, 0.0], 't2': ['a-b', 'b', 'b'], 'b2': [True, False, True], 'n2': ['b', 'a', 'b']})
y = pd.DataFrame({'k': [3, 1, 2, 1, 3, 2], 't2': ['a', 'x1', 'a-b', None, 'b', 'Cc'], 'i2': [1, 1, -4, 2, 2, 2], 'b2': [False, False, False, True, True, True]})
x = x.sort_values('b2', na_position='first', ignore_index=True, kind='stable')
x = x[(x['f1'] == x['f1'].max()) | (x['n2'] == 'b')]
x = x.mean(numeric_only=True)
result = x
# case: 3-532
x = pd.DataFrame({'k': [1, 2, 3, 1], 'n1': ['Cc', ' d ', 'b', 'Cc'], 'b2': [True, False, True, True], 'd2': pd.to_datetime(['2020-01-15', None, None, '2020-01-15']), 'f1': [-3.25, None, None, -3.25]})
y = pd.DataFrame({'k': [3, 1, 2, 1, 1, 1], 'b1': [False, False, True, True, True, False], 'f2': [1.5, 0.0, 0.0, None, 1.5, 0.0], 't2': ['b', None, None, 'b', ' d ', 'x1']})
x = x.shift(1)
x = x.groupby('n1').head(1)
result = x
# case: 3-533
x = pd.DataFrame({'k': [2, 3, 2, 1, 1, 3], 't2': ['Cc', None, 'x1', 'a-b', 'b', 'Cc'], 'n2': ['Cc', 'b', 'Cc', 'b', 'a', ' d '], 'i1': [1, 1, 5, 1, 3, 3], 'f2': [10.0, 0.5, np.nan, 0.0, None, 0.0]}, index=['r', 'p', 'p', 'q', 'p', 'p'])
y = pd.DataFrame({'k': [3], 'f2': [1.5], 'i1': [5]})
x.loc[x['t2'] != 'a', 'f2'] = 0.5
x = x.head(-1)
x = x.loc[x['t2'].notna(), ['t2', 'f2', 'n2']]
result = x
# case: 3-534
x = pd.DataFrame({'k': [2, 2, 1], 't2': ['Cc', 'x1', 'b'], 'i1': [0, 1, 5], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', None]), 'f2': [0.0, 0.5, 10.0]})
y = pd.DataFrame({'k': [3], 'n2': ['b'], 'i2': [10], 'b2': [False]})
x = x.groupby('d1', dropna=False, sort=False).size()
x = x.between(1, 2)
x = x.unique()
result = x
# case: 3-535
x = pd.DataFrame({'k': [], 'd2': pd.to_datetime([]), 'n1': [], 't2': [], 'b1': []})
y = pd.DataFrame({'k': [1], 'n1': ['b'], 't1': ['Cc']})
x = x.groupby('t2').filter(lambda g: g['k'].sum() > 2)
x = x.loc[x['k'].idxmax()]
result = x
# case: 3-536
x = pd.DataFrame({'k': [2, 3, 1, 1, 2], 't1': ['b', 'a-b', 'a-b', 'b', ''], 'b1': [False, False, True, False, True], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31'])})
y = pd.DataFrame({'k': [1, 3, 2, 2, 1, 2, 3, 3], 'i1': [3, 2, 0, 3, 2, 3, 3, 1], 'b1': [False, True, True, False, False, True, True, True]})
x = x[(x['b1']) & (x['k'].between(1, 3))]
x['c'] = x['t1'] + '_'
x['c'] = x.groupby('c')['k'].cummax()
result = x
# case: 3-537
x = pd.DataFrame({'k': [1, 1, 3, 1], 'f2': [np.nan, 10.0, 1.5, None], 'n2': [' d ', 'a', ' d ', 'b']})
y = pd.DataFrame({'k': [1, 2, 2, 3, 1, 2, 1, 3], 't2': ['Cc', 'x1', 'a', 'a', 'a-b', None, 'a', ''], 'i1': [3, 0, 3, 10, 2, 3, -4, 2], 'b2': [False, False, False, True, True, False, True, False]})
x = x[['k', 'f2']].corr()
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
x = x.set_index('f2')
x = x.values.tolist()
result = x
# case: 3-538
x = pd.DataFrame({'k': [1, 2, 3, 3, 3], 't1': [' d ', 'a', 'x1', 'a-b', ''], 'n1': ['b', 'b', 'b', 'a', 'a'], 'f1': [0.5, None, 2.0, None, 1.5]})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2020-02-29']), 't2': ['Cc'], 'f1': [1.5], 'n1': ['b']})
x['c'] = x['k'].cumsum()
x = x.drop_duplicates(['c', 't1'])
result = x
# case: 3-539
x = pd.DataFrame({'k': [], 'i2': [], 'b1': [], 'n1': []})
y = pd.DataFrame({'k': [3], 'n2': ['b'], 'f1': [0.0], 't1': ['x1'], 'b1': [False]})
x = x.nunique()
x = x.sort_values(ascending=False, kind='stable')
x = x.drop_duplicates()
x = x.astype('category')
result = x
# case: 3-540
x = pd.DataFrame({'k': [1, 2, 1, 2, 2, 3], 't1': [' d ', 'Cc', 'b', 'b', ' d ', ''], 'n1': [' d ', 'b', ' d ', 'b', 'a', 'b']})
y = pd.DataFrame({'k': [3, 2, 1, 3, 2], 'b1': [True, False, True, False, False], 'n1': ['Cc', ' d ', 'b', 'a', 'b'], 't1': ['b', '', 'a', None, ' d ']})
x = x['t1']
x = x[x == x.max()]
result = x
# case: 3-541
x = pd.DataFrame({'k': [3], 'd1': pd.to_datetime(['2020-02-29']), 't1': [' d ']})
y = pd.DataFrame({'k': [1], 'f1': [0.5], 'n1': ['a']})
x = x['t1'].unique().tolist()
result = x
# case: 3-543
x = pd.DataFrame({'k': [2, 1, 1, 2], 'i1': [10, 1, 0, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', None])})
y = pd.DataFrame({'k': [1], 't2': ['a'], 'd2': pd.to_datetime([None]), 'f2': [1.5]})
x = x.duplicated('i1')
x = x.mode()
result = x
# case: 3-544
x = pd.DataFrame({'k': [2, 1, 3, 2, 3], 't2': ['x1', ' d ', None, 'Cc', 'b'], 'd1': pd.to_datetime(['2021-12-31', None, '2020-01-15', '2021-12-31', '2020-02-29']), 'f1': [None, None, 10.0, 1.5, 1.5], 'i2': [5, 2, 10, 0, -4]})
y = pd.DataFrame({'k': [3], 'd1': pd.to_datetime(['2021-12-31']), 'f1': [-3.25]})
x = x.melt(id_vars=['t2'])
x['c'] = x['variable'].str.title()
result = x
# case: 3-545
x = pd.DataFrame({'k': [2, 3, 1, 1], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', None, '2020-01-15']), 'f2': [0.5, 1.5, None, 0.5]})
y = pd.DataFrame({'k': [1, 1, 2, 1, 3, 1], 'f2': [10.0, None, 1.5, 10.0, 2.0, 1.5], 't2': ['a-b', None, 'a-b', 'a', 'a-b', ''], 'd2': pd.to_datetime(['2021-12-31', None, '2020-01-15', '2020-02-29', None, '2021-12-31']), 'i2': [1, 5, 1, 2, -4, 5]})
x = x.apply(lambda r: str(r['d2']), axis=1)
x = x.iloc[::-1]
x = x.reset_index(drop=True)
result = x
# case: 3-546
x = pd.DataFrame({'k': [], 'n2': [], 'f1': [], 'i1': []})
y = pd.DataFrame({'k': [1], 'i2': [2], 'd1': pd.to_datetime(['2020-01-15']), 'n2': ['Cc']})
x = x.set_index('n2')
x = pd.crosstab(x['i1'], x['k'])
x = x.count()
result = x
# case: 3-547
x = pd.DataFrame({'k': [1, 3, 3, 1, 1], 'n1': ['Cc', 'a', 'b', 'b', 'Cc'], 'f1': [-3.25, 0.5, 0.5, None, 10.0], 't2': ['b', 'b', ' d ', 'a', None]}, index=['q', 'p', 'q', 'r', 's'])
y = pd.DataFrame({'k': [3, 2, 2, 3, 3, 2], 'd2': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', None, '2020-01-15']), 'i2': [1, 3, 0, 5, 1, 2], 't1': ['b', 'a', 'Cc', ' d ', 'b', 'x1'], 'b1': [False, True, True, True, True, True]})
x['c'] = np.where(x['f1'] > 1, x['f1'], np.nan)
result = x
# case: 3-549
x = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2021-12-31']), 'i2': [2], 'b1': [False]})
y = pd.DataFrame({'k': [3, 2, 1, 1], 'n1': ['b', 'b', 'b', 'b'], 't1': ['Cc', ' d ', 'x1', 'b'], 'f2': [None, 2.0, 0.0, 0.5]})
x = x.apply(lambda r: str(r['i2']), axis=1)
x = x.where(x.notna(), 0)
x = x.duplicated()
result = x
# case: 3-550
x = pd.DataFrame({'k': [2], 'i1': [2], 'f1': [-3.25], 'd1': pd.to_datetime(['2020-02-29'])})
y = pd.DataFrame({'k': [3, 3, 2, 1, 1, 2], 'd2': pd.to_datetime(['2020-01-15', None, '2021-12-31', '2020-01-15', None, None]), 'n1': ['a', 'b', ' d ', 'a', 'b', 'b']})
x = x.melt(id_vars=['i1'])
result = x
# case: 3-551
x = pd.DataFrame({'k': [3, 1, 3], 'f2': [None, 0.5, np.nan], 'n1': ['a', ' d ', 'Cc'], 'b1': [False, True, False], 't1': ['Cc', 'Cc', '']})
y = pd.DataFrame({'k': [2], 't1': ['a'], 'n2': ['Cc']})
x = x.max()
x = x.min()
result = x
# case: 3-552
x = pd.DataFrame({'k': [2, 1, 1, 3, 1, 3], 't1': ['', 'Cc', 'a', '', '', 'x1'], 'n1': ['Cc', 'b', ' d ', 'a', 'Cc', 'Cc'], 'f1': [10.0, 10.0, 1.5, -3.25, 10.0, -3.25], 'i2': [1, 1, 0, 5, 3, 1]})
y = pd.DataFrame({'k': [1, 1, 3, 1, 3], 'f2': [None, -3.25, None, -3.25, -3.25], 'b1': [True, True, False, False, True], 't2': ['a', 'a', 'a-b', ' d ', 'b']})
x = x.set_index('i2')
x = x[['f1', 'k']]
x = x.shift(1)
x = x.iloc[::-1]
result = x
# case: 3-553
x = pd.DataFrame({'k': [1, 2, 1, 1], 'i1': [1, 10, 1, 1], 'f1': [0.5, -3.25, np.nan, 10.0]}, index=['r', 'q', 's', 's'])
y = pd.DataFrame({'k': [1, 1, 1], 'i2': [2, 2, 2], 'n1': ['b', 'a', 'a']})
x = x.isna().sum()
x = x.round(1)
x = x.median()
result = x
# case: 3-554
x = pd.DataFrame({'k': [2, 2, 3, 3, 1], 't2': ['', 'Cc', 'a-b', 'x1', 'a'], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', '2021-12-31', '2020-01-15']), 'n1': ['a', 'b', 'b', ' d ', 'Cc']}, index=['s', 'r', 's', 'q', 'q'])
y = pd.DataFrame({'k': [1, 3, 1, 3, 1, 2], 'n1': ['b', 'b', 'b', 'Cc', ' d ', 'b'], 't1': ['a', ' d ', 'x1', 'x1', 'x1', None], 'i1': [5, 2, 2, 1, 10, 0], 'f1': [2.0, 1.5, -3.25, 2.0, 1.5, 1.5]})
x = x.isna().sum()
x = x.astype(str)
result = x
# case: 3-555
x = pd.DataFrame({'k': [], 'f2': [], 'b1': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [3, 2, 3, 2, 3], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31']), 'b1': [False, True, False, True, True], 't1': ['', 'Cc', 'Cc', 'Cc', 'a-b'], 'n1': ['a', ' d ', 'a', 'b', 'Cc']})
x = x.drop(columns='k')
x = x.assign(c=lambda d: d['d2'].isna())
x = x.tail(1)
x = x.isna().sum()
result = x
# case: 3-556
x = pd.DataFrame({'k': [3, 3, 2], 'f2': [np.nan, 0.5, 2.0], 'n2': [' d ', 'a', 'a'], 'b1': [True, True, False]}, index=['r', 's', 's'])
y = pd.DataFrame({'k': [1], 'f2': [None], 'i1': [5], 'd1': pd.to_datetime(['2021-12-31'])})
x = x.max()
x = x.ffill()
x = x.max()
result = x
# case: 3-557
x = pd.DataFrame({'k': [1, 2, 2], 'b1': [True, False, False], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', None]), 'i1': [0, -4, -4], 'f1': [1.5, -3.25, 0.5]})
y = pd.DataFrame({'k': [1, 1, 2, 2, 1], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', None, None, '2021-12-31']), 't1': ['a', None, 'Cc', 'b', 'a-b'], 'f1': [2.0, 2.0, 2.0, 0.0, None], 'i2': [1, 2, 1, 3, -4]})
x = x.pivot_table(index='i1', columns='d2', values='f1', aggfunc='sum')
x = x.head(2)
x = x.T
x = x.T
result = x
# case: 3-558
x = pd.DataFrame({'k': [3, 3, 3], 't1': ['Cc', 'x1', 'Cc'], 'i2': [1, -4, 3], 'f1': [10.0, 10.0, 1.5], 'n2': ['b', 'b', 'Cc']})
y = pd.DataFrame({'k': [1, 1, 1], 't1': [' d ', 'x1', 'Cc'], 'i2': [3, 1, 5], 'f2': [-3.25, 0.5, 10.0]}, index=['r', 's', 'q'])
x = x.groupby('n2').size()
x = x.min()
result = x
# case: 3-559
x = pd.DataFrame({'k': [2, 2, 3, 2], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-02-29', '2021-12-31']), 'f1': [-3.25, None, 2.0, 0.5], 'i2': [2, 2, 3, 2], 'n1': [' d ', ' d ', 'a', 'a']}, index=['p', 's', 'q', 'r'])
y = pd.DataFrame({'k': [3, 1, 3, 2, 2, 1, 3, 2], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-01-15', None, '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31']), 't2': ['a-b', 'Cc', 'a-b', '', ' d ', 'a-b', 'b', 'a-b'], 'n2': [' d ', 'b', 'b', ' d ', ' d ', ' d ', 'b', 'Cc']})
x = x['n1'].mode()
x = x.rank()
x = x.abs()
x = x.apply(lambda v: v)
result = x
# case: 3-560
x = pd.DataFrame({'k': [1, 1, 3, 2, 1], 'd2': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2020-02-29', '2021-12-31']), 'f2': [0.0, 2.0, 1.5, 1.5, 10.0], 'n2': ['a', 'b', ' d ', 'a', ' d ']})
y = pd.DataFrame({'k': [1, 3, 1, 1], 'n1': ['Cc', 'b', 'b', ' d '], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-02-29']), 't2': [' d ', '', 'b', 'Cc'], 'i1': [2, 1, 10, 1]})
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
x.loc[x['f2'] % 2 == 0, 'c'] = 't'
result = x
# case: 3-561
x = pd.DataFrame({'k': [3, 1, 2, 3, 2, 3], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', '2020-01-15', '2020-01-15', '2021-12-31']), 'f1': [10.0, -3.25, 1.5, -3.25, -3.25, None], 't2': [None, 'Cc', 'Cc', 'Cc', 'a', None], 'n1': ['a', ' d ', 'a', 'b', 'Cc', ' d ']})
y = pd.DataFrame({'k': [3, 2, 2], 't2': ['', 'b', None], 'i2': [2, 0, 0], 'n2': ['b', 'b', 'b'], 'f2': [0.0, 2.0, 10.0]})
x = x.count()
x = x.ffill()
x = x.fillna(0)
result = x
# case: 3-562
x = pd.DataFrame({'k': [3, 2, 1, 1, 1], 'b2': [True, True, False, True, False], 'f2': [1.5, None, 2.0, np.nan, 1.5], 'n1': ['Cc', 'Cc', ' d ', 'b', ' d ']}, index=['p', 's', 'p', 'p', 'r'])
y = pd.DataFrame({'k': [3, 2, 2, 3, 1], 'f2': [0.5, 10.0, 1.5, 1.5, np.nan], 'i2': [2, 1, 3, -4, 3], 't1': ['Cc', 'b', 'Cc', 'a', ' d ']})
x = x[~x['b2']]
x = pd.concat([x, y], ignore_index=True)
x = x.groupby('i2', as_index=False).count()
result = x
# case: 3-563
x = pd.DataFrame({'k': [3], 'b2': [False], 'f1': [0.0], 'n2': ['Cc']})
y = pd.DataFrame({'k': [2, 1, 2, 3, 3, 3, 3, 2], 'b2': [False, True, False, True, True, True, True, True], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', None, '2020-02-29', '2021-12-31', '2021-12-31', None, '2021-12-31']), 'n1': ['b', 'a', ' d ', 'b', 'b', 'a', 'a', ' d '], 'i1': [0, 3, 5, 2, 10, 5, 3, 1]})
x = x.pivot_table(index='b2', values='f1', aggfunc='median')
x = x.groupby('f1').agg(v=('f1', 'size'), w=('f1', 'count'))
x = x.nsmallest(2, 'v', keep='all')
x = x.T
result = x
# case: 3-564
x = pd.DataFrame({'k': [1, 3, 3, 3, 2, 3, 3, 1], 'i2': [0, 2, -4, -4, 0, 0, 3, 2], 't2': ['b', 'a', 'a', 'a-b', 'b', 'a-b', 'x1', 'b'], 'f2': [np.nan, 1.5, np.nan, np.nan, 1.5, 0.5, 1.5, 1.5], 'b2': [False, False, True, True, True, False, True, False]})
y = pd.DataFrame({'k': [1], 'i2': [3], 'd1': pd.to_datetime(['2020-01-15']), 't1': ['Cc']}, index=['r'])
x = x[['k', 'i2', 'f2']].corr()
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.reset_index()
result = x
# case: 3-565
x = pd.DataFrame({'k': [2, 1, 1, 2, 1], 'f2': [-3.25, None, 0.0, 2.0, 2.0], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31', '2020-01-15'])})
y = pd.DataFrame({'k': [1, 1, 3, 3, 2, 1], 'n1': ['a', 'b', 'b', ' d ', 'b', 'b'], 'i2': [5, 1, 10, 2, 5, 1]}, index=['p', 's', 'p', 'q', 'q', 'q'])
x = x.duplicated('f2')
x = x.drop_duplicates()
x = x.describe()
x = x.iloc[::-1]
result = x
# case: 3-566
x = pd.DataFrame({'k': [1, 2, 3, 2, 3, 3, 3, 1], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', None, '2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31', None]), 'i1': [5, 2, 1, 5, 3, 3, 2, -4], 'n2': [' d ', 'Cc', 'a', 'Cc', 'b', 'Cc', 'b', 'Cc'], 't1': ['a', '', 'b', 'b', 'x1', 'a-b', 'b', 'Cc']})
y = pd.DataFrame({'k': [1], 'd2': pd.to_datetime(['2021-12-31']), 't2': ['x1'], 'n1': [' d ']}, index=['r'])
x['c'] = pd.cut(x['i1'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = sorted(x['t1'].dropna().unique())
result = x
# case: 3-567
x = pd.DataFrame({'k': [3, 3, 3, 3, 1, 1, 2, 1], 't2': ['b', 'a-b', 'a-b', 'a-b', 'b', 'a', 'a-b', None], 'f1': [0.5, None, np.nan, 0.5, 10.0, np.nan, 1.5, 10.0], 'i1': [1, 0, 2, -4, 0, 2, 2, -4]})
y = pd.DataFrame({'k': [3], 'n1': ['b'], 'b2': [True], 'i1': [-4], 'f2': [np.nan]})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.count()
result = x
# case: 3-568
x = pd.DataFrame({'k': [2, 1, 2, 3, 2, 2], 'n1': ['Cc', 'b', 'Cc', ' d ', 'b', 'Cc'], 'i1': [10, 5, 3, 5, 3, 0], 'f2': [0.5, 10.0, 1.5, 0.0, np.nan, 0.5], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2020-01-15', None, '2020-01-15'])})
y = pd.DataFrame({'k': [3, 2, 2, 3, 2, 1], 'b1': [True, False, True, True, True, False], 'i2': [5, -4, 2, -4, 3, 10]})
x = x.groupby(['n1', 'k']).size().reset_index(name='n')
x['c'] = x['n'].fillna(x['n'].mean())
x = x.groupby('n').agg(v=('c', 'first'), w=('n1', 'count'))
x = x.groupby('v', dropna=False, sort=True).size()
result = x
# case: 3-569
x = pd.DataFrame({'k': [1], 'd2': pd.to_datetime(['2021-12-31']), 'i2': [3]})
y = pd.DataFrame({'k': [2], 'f2': [None], 'n1': ['b']})
x = x[x['k'] > x['k'].mean()]
result = x
# case: 3-570
x = pd.DataFrame({'k': [1, 1, 2], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', None]), 'b2': [True, True, True]}, index=['q', 'r', 'p'])
y = pd.DataFrame({'k': [1], 't1': ['a-b'], 'f2': [1.5]})
x = x.drop_duplicates()
x = x.groupby('b2').agg({'k': ['nunique', 'max']})
x = x.reset_index()
x = x.head(2)
result = x
# case: 3-571
x = pd.DataFrame({'k': [3, 1, 3, 1, 1], 't2': ['a', 'x1', '', ' d ', 'a-b'], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29', '2020-01-15']), 'n2': ['a', 'b', 'a', 'b', 'a'], 'f1': [1.5, 1.5, 0.0, 10.0, 0.0]})
y = pd.DataFrame({'k': [2], 'f1': [np.nan], 'd1': pd.to_datetime(['2020-01-15']), 'n2': ['Cc'], 'i1': [10]})
x = x.groupby('k')['k'].idxmax()
x = x.to_dict()
result = x
# case: 3-572
x = pd.DataFrame({'k': [1, 2, 1, 3, 1, 2], 't1': [None, None, 'a-b', 'b', '', 'a'], 'i2': [10, 0, 1, 1, 1, 1], 'f1': [0.5, np.nan, None, 1.5, 2.0, 10.0]})
y = pd.DataFrame({'k': [3, 1, 1, 1, 2, 2], 't2': ['a-b', 'b', 'Cc', 'b', 'x1', ''], 'd1': pd.to_datetime(['2021-12-31', None, '2020-02-29', '2020-02-29', '2020-01-15', '2020-01-15'])})
x = x['t1'].mode()
x = x.duplicated()
x = x.sort_values(ascending=False, kind='stable')
result = x
# case: 3-573
x = pd.DataFrame({'k': [3, 1, 2, 2, 2, 1], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-01-15', '2020-01-15', '2021-12-31', None]), 't2': ['', 'a', ' d ', '', 'a', 'a-b'], 'f1': [0.5, 2.0, 1.5, 1.5, 1.5, np.nan]})
y = pd.DataFrame({'k': [1, 2, 2, 2, 1, 3, 3, 3], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', None, '2021-12-31', '2020-01-15', '2020-02-29', '2021-12-31']), 'f1': [None, 10.0, 1.5, 0.5, np.nan, None, 2.0, 1.5], 'n1': ['a', 'b', ' d ', 'b', 'b', ' d ', 'Cc', ' d '], 't2': [' d ', 'Cc', '', 'b', 'a-b', 'Cc', 'Cc', 'x1']})
x = x.groupby('f1').last()
x = x.sort_values(['d1'], ascending=False, kind='stable')
x['c'] = np.where(x['k'] > 1, x['k'], np.nan)
x = x.set_index('d1')
result = x
# case: 3-574
x = pd.DataFrame({'k': [2], 't1': ['a'], 'n1': ['b'], 'd2': pd.to_datetime(['2020-02-29'])})
y = pd.DataFrame({'k': [2, 1, 2, 3], 'n1': ['b', ' d ', ' d ', 'a'], 'b2': [False, True, False, False]})
x = x.groupby('n1')['k'].idxmax()
x = x.fillna(0)
x = x.between(1, 2)
result = x
# case: 3-575
x = pd.DataFrame({'k': [1, 1, 1, 3, 3, 1, 2, 1], 'd2': pd.to_datetime(['2020-02-29', None, '2021-12-31', '2020-02-29', None, '2020-02-29', None, '2021-12-31']), 'b1': [True, False, True, False, False, False, True, False], 'i2': [1, 3, 2, 2, 3, -4, 3, 2]})
y = pd.DataFrame({'k': [1, 3, 1, 1, 2, 2], 'b1': [False, True, False, False, True, False], 't2': [' d ', 'a-b', 'b', 'b', 'a', ''], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', None, '2021-12-31', '2021-12-31'])})
x = x.apply(lambda r: r['d2'], axis=1)
x = x == x
x = x.astype(float)
x = x * 2
result = x
# case: 3-576
x = pd.DataFrame({'k': [1, 1, 3, 2, 3, 3], 'f1': [None, 0.5, 2.0, 1.5, -3.25, 1.5], 't2': ['a-b', 'a-b', 'Cc', 'a-b', 'a-b', 'b']})
y = pd.DataFrame({'k': [2, 3, 1, 1, 2], 'n1': ['Cc', 'b', 'b', 'Cc', 'Cc'], 'f1': [2.0, -3.25, 0.0, 10.0, 0.5]})
x = pd.concat([x, y])
x['c'] = x['f1'].rank(method='average', ascending=False)
x = x.std(numeric_only=True)
x = x.describe()
result = x
# case: 3-577
x = pd.DataFrame({'k': [], 'n2': [], 'b1': [], 'i2': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [1, 1, 3, 1], 'b1': [False, True, True, False], 'i1': [1, 1, 1, 0]})
x = x.groupby(['n2', 'd2']).size().reset_index(name='n')
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.groupby('n').head(1)
result = x
# case: 3-578
x = pd.DataFrame({'k': [1, 1, 2, 1], 'n1': [' d ', 'b', ' d ', 'b'], 't1': ['b', None, 'b', 'b'], 'f1': [0.5, np.nan, 0.5, 2.0]})
y = pd.DataFrame({'k': [1, 1, 3, 2], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', None, '2020-02-29']), 'n2': ['b', 'a', 'b', 'b']})
x = x.groupby('f1', as_index=False)['k'].sum()
x = x.groupby('f1').filter(lambda g: g['k'].sum() > 2)
result = x
# case: 3-579
x = pd.DataFrame({'k': [1, 1, 3, 2, 3, 1], 'b1': [False, True, True, True, True, False], 'f2': [1.5, np.nan, 0.0, 1.5, 1.5, None]})
y = pd.DataFrame({'k': [2, 3, 1, 3, 1, 2, 3, 3], 'n1': ['Cc', ' d ', 'b', ' d ', 'a', 'Cc', 'Cc', ' d '], 'i2': [10, 3, 5, 10, 2, -4, 5, 0], 'b2': [True, False, True, False, True, True, True, False]})
x = x.loc[x['f2'].idxmax()]
result = x
# case: 3-580
x = pd.DataFrame({'k': [2, 2, 1, 3, 3, 2, 3, 2], 't2': ['a', 'b', 'Cc', '', 'a', None, 'b', 'Cc'], 'n1': [' d ', 'b', ' d ', 'b', ' d ', 'Cc', ' d ', 'a']}, index=['r', 's', 'q', 'r', 'r', 'p', 's', 's'])
y = pd.DataFrame({'k': [1, 3, 3, 3, 3], 'i1': [0, 1, 2, 2, 2], 'd1': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31']), 'f2': [2.0, 10.0, -3.25, -3.25, np.nan]})
x = x.isna().sum()
x = x.apply(lambda v: v)
x = x.mode()
result = x
# case: 3-581
x = pd.DataFrame({'k': [3], 'i2': [3], 'f1': [0.5], 't2': [' d '], 'd2': pd.to_datetime(['2020-02-29'])})
y = pd.DataFrame({'k': [2, 2, 3, 1, 1, 2, 2, 2], 't1': [' d ', ' d ', 'b', None, None, 'x1', ' d ', ' d '], 'i1': [0, 1, 0, 1, 5, -4, 0, 0], 'n2': ['b', 'a', 'a', 'Cc', 'a', 'a', 'Cc', ' d '], 'b2': [True, False, True, True, False, True, False, False]})
x['c'] = x.groupby('i2')['f1'].diff()
x = x.groupby('d2')['c'].min()
result = x
# case: 3-582
x = pd.DataFrame({'k': [3, 1, 1, 2, 2, 2, 3, 1], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', None, '2020-01-15', '2020-01-15', '2021-12-31', '2020-01-15', None]), 'i2': [2, 2, 0, 5, 2, -4, 5, 2], 'f2': [0.0, None, None, 1.5, None, 1.5, 2.0, -3.25]}, index=['p', 'q', 'q', 'p', 'p', 'r', 'r', 'p'])
y = pd.DataFrame({'k': [3], 'i2': [5], 't2': ['b'], 'f1': [None], 'b2': [False]})
x = x.groupby('f2').head(1)
x = x.dropna()
x = x[x['f2'] == x['f2'].max()]
x = x.astype({'i2': str})
result = x
# case: 3-583
x = pd.DataFrame({'k': [2, 1, 2], 'b2': [False, False, False], 't1': ['x1', None, '']})
y = pd.DataFrame({'k': [1, 1, 3, 3, 2, 1, 2, 2], 'f1': [1.5, 1.5, 0.5, np.nan, 0.5, 0.5, 1.5, 2.0], 'd1': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', '2020-02-29', '2021-12-31', '2020-02-29', '2021-12-31', '2020-01-15'])})
x['c'] = pd.to_numeric(x['t1'], errors='coerce')
x = x.set_index('t1')
x = x[(x['c'].notna()) & (x['c'] == x['c'].max())]
result = x
# case: 3-584
x = pd.DataFrame({'k': [1, 1, 3, 2, 2, 1, 2, 2], 'f1': [None, -3.25, 10.0, 0.5, 1.5, None, 1.5, 1.5], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2020-01-15', None, '2020-01-15', None, '2021-12-31', '2020-02-29'])}, index=['r', 'p', 'p', 'r', 's', 'r', 'r', 'r'])
y = pd.DataFrame({'k': [2, 3, 3, 2, 3, 1], 't2': ['a', 'b', 'a', 'x1', '', 'a'], 'f2': [1.5, 0.5, 1.5, None, -3.25, 1.5], 'n2': ['b', 'Cc', 'b', ' d ', 'Cc', 'b']})
x = x[x['f1'] > x['f1'].mean()]
x = x.melt(id_vars=['k'])
x = x.drop_duplicates()
x = pd.concat([x, y])
result = x
# case: 3-585
x = pd.DataFrame({'k': [2, 1, 1, 3, 2, 1], 'f2': [0.0, 2.0, None, np.nan, -3.25, 0.0], 'i1': [2, 1, 10, 10, 5, 2], 'b1': [False, False, True, False, False, False], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29'])})
y = pd.DataFrame({'k': [3, 1, 1, 1, 2, 2], 'b2': [True, True, False, True, False, True], 'i1': [10, 3, 5, 2, 5, 2]})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x = x.tail(1)
x = x.merge(y, on='k', how='left', suffixes=('', '_y'))
result = x
# case: 3-586
x = pd.DataFrame({'k': [3, 3, 1, 1], 'f1': [-3.25, 10.0, np.nan, -3.25], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2020-02-29'])})
y = pd.DataFrame({'k': [2, 3, 2, 2, 3, 1], 'n1': ['a', 'b', ' d ', 'b', 'b', 'a'], 'i1': [2, 3, 2, 1, 2, 0], 't1': ['b', None, ' d ', 'a', 'a-b', 'b']})
x = x[['k', 'f1']].corr()
x = x.groupby('k').count()
x = x.describe()
x['c'] = x.groupby('f1')['f1'].diff()
result = x
# case: 3-587
x = pd.DataFrame({'k': [3, 2, 1, 2], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', '2021-12-31']), 't2': [None, 'b', None, 'b'], 'f1': [1.5, 0.0, 10.0, 0.0], 'i1': [10, 2, 2, 3]})
y = pd.DataFrame({'k': [3], 'f1': [0.5], 'd2': pd.to_datetime([None])})
x = x[(x['k'].isin([1, 2.0])) | (x['t2'].str.len() > 1)]
x = x.groupby(['f1'])['f1'].size().reset_index()
result = x
# case: 3-588
x = pd.DataFrame({'k': [2, 1, 3], 'd1': pd.to_datetime(['2021-12-31', None, None]), 'b2': [False, False, True], 'i2': [1, 2, 5], 'n1': [' d ', 'Cc', 'b']})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2020-01-15']), 't1': [' d '], 'f2': [1.5]})
x = x.reset_index(drop=True)
result = x
# case: 3-589
x = pd.DataFrame({'k': [1, 2, 3, 3], 'i2': [3, 1, 2, 2], 'd1': pd.to_datetime([None, '2020-02-29', '2020-01-15', '2021-12-31'])}, index=['r', 'q', 'q', 'r'])
y = pd.DataFrame({'k': [3, 2, 1, 1, 3, 2], 't1': [None, None, 'a-b', None, 'x1', 'Cc'], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31', None, None])})
x = x.nlargest(2, 'k')
x = x.pivot_table(index='d1', columns='i2', values='k', aggfunc='max')
result = x
# case: 3-590
x = pd.DataFrame({'k': [1, 2, 1], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31']), 't1': ['a', '', None], 'f1': [10.0, -3.25, 2.0]})
y = pd.DataFrame({'k': [3, 1, 2], 't2': ['a', 'b', 'a'], 'n1': ['a', 'a', 'b'], 'b1': [True, True, False], 'f2': [2.0, 0.0, 10.0]}, index=['r', 'p', 's'])
x = x.iloc[::-1]
x = x[['f1', 't1']]
x = x.reset_index()
result = x
# case: 3-591
x = pd.DataFrame({'k': [], 't2': [], 'd2': pd.to_datetime([]), 'b1': []})
y = pd.DataFrame({'k': [3], 'i1': [5], 'b2': [True], 't2': [None]})
x = x.groupby(x['d2'].dt.year)['k'].count()
x = x.apply(lambda v: v)
x = x.round(1)
result = x
# case: 3-592
x = pd.DataFrame({'k': [], 't2': [], 'd2': pd.to_datetime([]), 'i2': [], 'f2': []})
y = pd.DataFrame({'k': [3, 2, 2, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', None, None]), 'f2': [-3.25, 0.0, None, 1.5], 'n1': ['b', ' d ', ' d ', 'a']})
x = pd.concat([x, y], ignore_index=True)
x = x['k']
result = x
# case: 3-593
x = pd.DataFrame({'k': [1, 2, 3, 3, 3, 3], 'f2': [0.0, 0.5, 1.5, 1.5, 2.0, -3.25], 't1': ['a', 'b', 'a-b', ' d ', 'b', None], 'b1': [False, False, True, False, False, True], 'i2': [10, 2, 1, 1, 3, 10]})
y = pd.DataFrame({'k': [1, 1, 1, 2, 1, 2, 1, 1], 'f1': [10.0, -3.25, -3.25, 1.5, np.nan, 0.0, 1.5, None], 't2': ['x1', ' d ', '', '', 'Cc', 'a-b', 'a-b', 'a-b'], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', None, '2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31'])})
x['c'] = np.where(x['f2'] > 1, 1, 'lo')
result = x
# case: 3-594
x = pd.DataFrame({'k': [1, 1, 2, 2, 1], 'i1': [1, 1, 10, 3, -4], 'n2': ['a', 'Cc', 'b', ' d ', 'b']}, index=['r', 'q', 'r', 'q', 's'])
y = pd.DataFrame({'k': [2, 3, 3, 1], 'i2': [3, 1, -4, 3], 'b1': [False, False, True, True], 'd2': pd.to_datetime([None, '2020-02-29', '2020-02-29', '2020-02-29']), 'n1': ['b', 'b', ' d ', 'Cc']}, index=['q', 'r', 'p', 'p'])
x = x.sort_values(['i1'], ascending=True, kind='stable')
result = x
# case: 3-595
x = pd.DataFrame({'k': [3, 1, 3, 1, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', None, '2020-02-29', '2020-02-29']), 't2': ['b', None, 'x1', 'x1', '']})
y = pd.DataFrame({'k': [2, 1, 3, 1], 'i2': [2, 1, 0, 1], 'b1': [False, True, False, False]})
x = x.drop_duplicates('d1', keep='last')
x = x.shift(1)
x['c'] = x['k'].fillna(x['k'].mean())
result = x
# case: 3-596
x = pd.DataFrame({'k': [3, 2, 3, 2, 2, 2], 'n2': ['a', 'b', 'b', 'a', ' d ', 'b'], 't2': ['x1', 'Cc', 'a', 'x1', 'Cc', 'Cc'], 'f1': [2.0, 0.0, -3.25, 2.0, 0.0, 1.5], 'b1': [True, False, False, False, True, True]})
y = pd.DataFrame({'k': [3, 3, 1, 1, 1], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31']), 'n1': ['Cc', 'b', 'Cc', 'b', 'a']}, index=['p', 's', 'r', 'r', 'r'])
x = sorted(x['t2'].dropna().unique())
result = x
# case: 3-597
x = pd.DataFrame({'k': [1, 1, 2, 3], 'b1': [True, False, True, False], 'i1': [3, 10, 0, -4], 'n1': [' d ', 'Cc', ' d ', 'b'], 't1': ['', 'b', 'x1', ' d ']})
y = pd.DataFrame({'k': [3, 2, 1, 2], 't1': ['a', 'b', ' d ', ' d '], 'f2': [1.5, 1.5, None, 2.0], 'n2': ['a', 'a', ' d ', ' d ']})
x = x.groupby('k', dropna=False, sort=False).size()
x = x.nlargest(2)
result = x
# case: 3-598
x = pd.DataFrame({'k': [2, 1, 3, 1, 1, 3, 1, 2], 'f1': [0.0, None, -3.25, None, np.nan, np.nan, 2.0, 1.5], 'i1': [2, 10, 1, 3, 1, 1, 5, 1]}, index=['p', 'q', 's', 'p', 'q', 'q', 'r', 'r'])
y = pd.DataFrame({'k': [3], 'i1': [1], 'n2': ['b'], 'f2': [1.5]})
x = x.to_dict('records')
result = x
# case: 3-599
x = pd.DataFrame({'k': [1, 1, 2, 2, 2, 2], 'f2': [10.0, None, 10.0, None, np.nan, 0.5], 'n1': ['b', 'a', ' d ', 'b', 'a', 'b']})
y = pd.DataFrame({'k': [2, 1, 3], 'b1': [False, False, True], 't1': [None, 'a-b', 'a-b']}, index=['p', 'r', 'r'])
x = x[['k', 'f2']].sum(axis=1)
result = x
# case: 3-600
x = pd.DataFrame({'k': [3, 1, 3, 1, 2, 2], 'i2': [1, 1, 0, 1, 2, 5], 't2': [None, ' d ', 'a', 'b', '', 'Cc']})
y = pd.DataFrame({'k': [3, 3, 2, 3], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', '2020-01-15']), 't1': ['Cc', 'b', 'b', 'a'], 'b1': [True, False, False, True]})
x = x.value_counts(['t2', 'k']).sort_index()
result = x
# case: 3-601
x = pd.DataFrame({'k': [3, 2, 1, 1], 'b1': [False, True, False, True], 'i2': [2, 3, -4, 5], 'n1': ['Cc', 'b', ' d ', ' d '], 'f1': [1.5, 1.5, 1.5, 1.5]})
y = pd.DataFrame({'k': [2], 'i1': [2], 'n2': ['b'], 't1': [' d '], 'd2': pd.to_datetime(['2021-12-31'])}, index=['r'])
x = x[['f1', 'i2']]
x['c'] = x['f1'].fillna(x['f1'].mean())
x['c'] = x['c'].astype(int)
result = x
# case: 3-602
x = pd.DataFrame({'k': [3, 1, 3, 1, 3], 'b1': [False, False, False, False, False], 'd2': pd.to_datetime([None, '2020-02-29', None, '2021-12-31', None])})
y = pd.DataFrame({'k': [1], 'n2': [' d '], 'i1': [10], 'f1': [np.nan]})
x = x.sort_values(['k', 'b1'], ascending=False, kind='stable')
result = x
# case: 3-603
x = pd.DataFrame({'k': [1, 2, 1, 1], 'b1': [True, False, False, False], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2021-12-31', '2020-01-15']), 'i1': [1, 0, 1, 10], 'n1': ['a', ' d ', 'a', 'a']})
y = pd.DataFrame({'k': [3, 2, 2, 2, 3, 1, 3, 3], 'd2': pd.to_datetime(['2021-12-31', None, '2020-01-15', '2020-01-15', '2020-01-15', None, None, '2021-12-31']), 'b1': [False, True, True, True, False, True, True, True], 'n1': ['a', ' d ', 'b', 'b', ' d ', 'Cc', 'Cc', 'b'], 't1': ['Cc', 'a-b', 'x1', 'b', 'b', 'x1', 'a-b', 'b']})
x['c'] = x['i1'].cumsum()
x = x.apply(lambda r: r['b1'], axis=1)
x = x == x
result = x
