import pandas as pd
import numpy as np
# case: 3-300
x = pd.DataFrame({'k': [1, 1, 2, 1, 1, 1, 2, 3], 'f2': [0.5, 1.5, 1.5, 0.5, 0.5, 0.0, -3.25, np.nan], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-01-15', '2021-12-31', '2021-12-31', '2020-01-15', None, '2020-02-29']), 'n2': [' d ', 'b', ' d ', 'Cc', 'a', 'a', 'b', 'a']})
y = pd.DataFrame({'k': [3, 2, 3, 2, 3], 't1': ['a', 'b', None, 'Cc', 'x1'], 'n1': ['a', 'Cc', 'a', 'b', 'b'], 'd2': pd.to_datetime(['2020-02-29', None, '2021-12-31', '2020-02-29', '2021-12-31'])})
x = x.assign(c=lambda d: d['n2'].isna())
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x.drop(columns='_merge')
result = x
# case: 3-301
x = pd.DataFrame({'k': [3, 2, 3], 'i1': [0, -4, 0], 't2': ['a', 'a', ' d '], 'b1': [False, True, False]})
y = pd.DataFrame({'k': [3, 3, 2, 2, 1, 3, 1, 2], 'i1': [10, 0, -4, 2, 10, 10, 10, 3], 'f1': [2.0, 0.5, -3.25, np.nan, 1.5, None, None, 0.5], 'b1': [True, False, False, False, False, False, True, True], 'n1': ['b', ' d ', 'b', 'a', 'b', 'a', 'b', 'a']})
x = x.assign(c=lambda d: d['i1'].isna())
x = x['t2'].mode()
x = x.sort_values(kind='stable')
x = x.drop_duplicates()
result = x
# case: 3-302
x = pd.DataFrame({'k': [3, 2, 1, 2], 'f1': [10.0, 1.5, 1.5, -3.25], 'n1': ['Cc', 'b', 'Cc', 'Cc'], 'd1': pd.to_datetime(['2020-01-15', None, '2020-02-29', '2021-12-31'])})
y = pd.DataFrame({'k': [2], 'b2': [True], 'f2': [1.5], 'i2': [5]})
x['c'] = x['f1'].rank(method='first', ascending=False)
x['c'] = x['n1'].map(lambda v: v)
result = x
# case: 3-303
x = pd.DataFrame({'k': [3, 1, 2, 2, 2, 2], 'n2': ['b', 'Cc', 'b', ' d ', 'b', 'a'], 't2': [' d ', '', None, 'Cc', '', ' d '], 'i1': [10, -4, 10, -4, 0, 2], 'f1': [10.0, -3.25, None, 2.0, 0.0, np.nan]})
y = pd.DataFrame({'k': [2, 1, 1, 1], 'b2': [False, True, True, True], 't2': ['x1', 'Cc', 'x1', '']})
x = x.to_dict('records')
result = x
# case: 3-304
x = pd.DataFrame({'k': [1, 1, 1, 1, 2, 2], 'n2': [' d ', ' d ', 'b', ' d ', 'b', 'Cc'], 't1': ['b', 'b', 'b', 'Cc', None, 'a']})
y = pd.DataFrame({'k': [2, 2, 1, 1, 3], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31']), 'n1': [' d ', 'b', 'b', ' d ', 'b'], 'i1': [2, 5, 5, 1, 1], 'b2': [True, True, False, True, True]})
x['c'] = x['t1'].replace({'a': 'A', 'b': None})
x['c'] = x['n2'].replace({'a': 'A', 'b': None})
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
result = x
# case: 3-305
x = pd.DataFrame({'k': [], 'n2': [], 'i1': [], 't1': []})
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2021-12-31']), 'n1': ['b'], 'b1': [True]})
x['c'] = np.where(x['k'] > 1, x['k'], 'lo')
x['c'] = x['c'].str.upper()
result = x
# case: 3-306
x = pd.DataFrame({'k': [3, 3, 1, 1, 1, 3, 3, 2], 'n1': [' d ', 'b', ' d ', ' d ', 'a', 'a', ' d ', ' d '], 'i1': [10, 2, 10, 3, 3, 0, -4, -4]})
y = pd.DataFrame({'k': [3, 3, 3], 't1': ['', 'Cc', 'a'], 'f2': [1.5, 2.0, 1.5]})
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
x = x.head(2)
result = x
# case: 3-307
x = pd.DataFrame({'k': [1, 1, 3, 1], 'i2': [5, -4, -4, 3], 'f1': [np.nan, None, np.nan, 10.0], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31'])}, index=['q', 'q', 'r', 's'])
y = pd.DataFrame({'k': [3], 'b2': [True], 'f2': [np.nan], 'i2': [1], 't2': ['a']})
x = x.groupby('i2').agg({'i2': ['prod', 'max']})
x = x.count()
x = x.astype(str)
x = x.apply(lambda v: v)
result = x
# case: 3-308
x = pd.DataFrame({'k': [], 't1': [], 'f1': []})
y = pd.DataFrame({'k': [2, 2, 1, 1], 'i1': [2, 5, -4, 2], 'b1': [True, False, False, False], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', '2021-12-31', '2021-12-31'])})
x = x.shift(1)
result = x
# case: 3-309
x = pd.DataFrame({'k': [2, 3, 1], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-01-15']), 'f2': [1.5, 2.0, 0.5], 'b1': [True, True, True], 'n2': ['Cc', 'Cc', 'b']})
y = pd.DataFrame({'k': [1, 3, 2, 1, 1, 3, 3, 3], 'n2': ['b', 'b', 'a', 'b', 'b', 'b', ' d ', 'b'], 'b2': [True, False, False, False, False, False, True, True], 'i2': [2, 1, 1, 2, -4, 5, 1, 1], 'f2': [0.0, 1.5, 0.5, 1.5, np.nan, 0.5, 0.0, 1.5]}, index=['r', 'p', 'q', 'q', 's', 's', 'q', 'q'])
x = x.groupby('k').cumcount()
x = x ** 2
x = x.sort_values(ascending=False, kind='stable')
x = x.clip(0, 2)
result = x
# case: 3-310
x = pd.DataFrame({'k': [2, 1, 1, 2], 'n2': [' d ', ' d ', 'a', 'b'], 'd2': pd.to_datetime(['2021-12-31', None, '2020-01-15', '2021-12-31']), 't1': [' d ', 'a-b', 'b', None], 'i1': [0, 10, -4, 2]})
y = pd.DataFrame({'k': [1, 2, 3], 'b2': [True, False, False], 'f1': [0.0, -3.25, 1.5]}, index=['p', 'p', 's'])
x = x.head(1)
x = x['t1'].max()
result = x
# case: 3-311
x = pd.DataFrame({'k': [1, 2, 3], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31']), 't1': ['b', 'Cc', 'a']})
y = pd.DataFrame({'k': [2, 3, 2, 2, 1, 1, 1, 3], 't2': ['a', None, 'a', 'b', 'Cc', 'a-b', 'b', None], 'n2': ['b', 'b', 'a', 'a', ' d ', 'b', ' d ', 'Cc'], 'f2': [-3.25, 0.0, 10.0, -3.25, -3.25, np.nan, 10.0, 0.0], 'b2': [True, False, False, True, False, False, True, False]}, index=['p', 'q', 'q', 'r', 's', 'q', 'r', 'p'])
x = x.groupby('t1').last()
x = x.nlargest(1, 'k')
x = x[x['k'] == x['k'].max()]
x = x.groupby('d1', as_index=True).count()
result = x
# case: 3-312
x = pd.DataFrame({'k': [2, 1, 2, 1, 3], 'i2': [0, 5, 0, 1, 5], 'n1': ['Cc', 'Cc', 'a', 'a', 'b'], 'b2': [True, False, False, True, True], 't2': ['a-b', 'a-b', 'x1', ' d ', 'b']})
y = pd.DataFrame({'k': [2, 1, 3, 3], 't1': [' d ', 'x1', 'b', None], 'b2': [False, False, False, True]})
x['c'] = x['n1'].str.isalpha()
result = x
# case: 3-313
x = pd.DataFrame({'k': [2], 'n2': [' d '], 'i1': [5], 'd2': pd.to_datetime(['2021-12-31']), 'f2': [0.5]})
y = pd.DataFrame({'k': [3], 'i2': [1], 'd1': pd.to_datetime(['2021-12-31']), 'f1': [None]})
x['c'] = x['n2'].str.split('-')
result = x
# case: 3-314
x = pd.DataFrame({'k': [2, 1, 2], 'n1': ['a', 'b', 'b'], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15']), 'b2': [False, True, True]}, index=['p', 'q', 's'])
y = pd.DataFrame({'k': [1, 1, 3, 3, 3, 3], 't1': ['Cc', 'b', None, '', 'a-b', 'Cc'], 'f2': [np.nan, np.nan, 0.5, 0.5, 0.0, 2.0], 'b1': [True, False, False, False, True, True]})
x['c'] = x['d2'].diff()
x['c'] = x['c'].map(lambda v: v)
x = x[x['k'] == x['k'].max()]
result = x
# case: 3-315
x = pd.DataFrame({'k': [3, 1, 1, 3, 2], 'b1': [False, True, False, False, True], 'f2': [0.5, 1.5, 10.0, 0.5, -3.25]})
y = pd.DataFrame({'k': [1], 'b1': [False], 'd1': pd.to_datetime([None])})
x['c'] = x['f2'].astype(int)
result = x
# case: 3-316
x = pd.DataFrame({'k': [2, 2, 2, 1, 1, 2], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15']), 'f1': [10.0, 0.0, 2.0, 1.5, None, -3.25]})
y = pd.DataFrame({'k': [1, 2, 1, 1], 'i1': [2, -4, 2, 1], 'd2': pd.to_datetime(['2020-01-15', None, '2020-01-15', '2021-12-31'])})
x = x.max()
x = x.astype('category')
x = x.mode()
x = x.fillna(0)
result = x
# case: 3-317
x = pd.DataFrame({'k': [2, 1, 2], 'd2': pd.to_datetime([None, None, '2021-12-31']), 'b2': [False, False, False], 'n2': ['a', 'b', 'Cc']})
y = pd.DataFrame({'k': [2, 3, 1, 3, 1, 3, 2, 3], 'b2': [True, False, False, True, True, False, False, False], 'f1': [10.0, 10.0, 10.0, 0.0, np.nan, 0.0, 10.0, 0.5], 'i2': [1, 0, -4, 10, 1, 5, 10, 3], 'd1': pd.to_datetime(['2021-12-31', None, None, '2020-02-29', '2021-12-31', '2020-01-15', '2020-01-15', '2021-12-31'])})
x = x.rename(columns={'k': 'renamed'})
x = x.groupby('d2')['renamed'].agg(['min', 'mean'])
x = x.fillna(0)
result = x
# case: 3-318
x = pd.DataFrame({'k': [1], 'b1': [True], 'n1': [' d ']})
y = pd.DataFrame({'k': [2, 1, 2], 'i1': [1, 2, 5], 'f2': [1.5, np.nan, None], 'b1': [True, True, False], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31'])})
x['c'] = x['k'].cumsum()
x = x.tail(2)
x = x.isna().sum()
x = x * 2
result = x
# case: 3-319
x = pd.DataFrame({'k': [3, 3, 3, 1, 2, 1, 3, 1], 'f1': [0.0, 0.0, 2.0, 0.5, 2.0, 0.0, 0.5, -3.25], 'b1': [False, False, False, True, True, True, True, False], 'i1': [0, 10, 5, 10, 2, 0, 10, 1]})
y = pd.DataFrame({'k': [3, 2, 1], 'b1': [False, False, True], 't1': ['x1', 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2020-01-15', '2021-12-31']), 'i1': [1, 2, 3]})
x = x.apply(lambda r: str(r['f1']), axis=1)
x = x.isna()
x = x.max()
result = x
# case: 3-320
x = pd.DataFrame({'k': [1], 'd2': pd.to_datetime(['2020-01-15']), 'i2': [2]}, index=['r'])
y = pd.DataFrame({'k': [3, 2, 1, 3, 1, 1], 'f1': [0.5, np.nan, 1.5, 0.5, 1.5, None], 'b2': [False, False, True, False, False, True], 'i2': [0, 3, 1, 1, 10, -4], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31', None, None])})
x = x.nsmallest(2, 'k', keep='all')
x = x.groupby('d2').head(1)
result = x
# case: 3-321
x = pd.DataFrame({'k': [3, 2, 3], 'n1': ['b', 'a', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29']), 't2': ['b', 'a', 'x1'], 'f1': [0.0, None, 2.0]})
y = pd.DataFrame({'k': [3, 3, 2, 1, 1, 2, 3, 1], 'b2': [False, True, True, True, False, False, True, False], 'i1': [2, -4, 3, 2, 5, 1, 3, 10]})
x['c'] = x['f1'].astype(int)
result = x
# case: 3-322
x = pd.DataFrame({'k': [1, 2, 3, 1, 1, 1], 'b2': [True, True, True, True, True, False], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2020-02-29', None, '2020-02-29']), 't2': ['', ' d ', 'b', None, 'a', 'b']})
y = pd.DataFrame({'k': [2, 3, 3, 2], 't2': ['b', None, ' d ', 'b'], 'f1': [None, 0.0, 0.0, 1.5]})
x = x.groupby('d1').filter(lambda g: g['k'].sum() > 2)
x = x.astype({'k': str})
x = x.merge(y, on='k', how='inner')
result = x
# case: 3-323
x = pd.DataFrame({'k': [2, 3, 2, 2, 3, 3], 'f2': [10.0, 10.0, 1.5, np.nan, 10.0, np.nan], 't1': ['a', 'a-b', 'a', None, 'x1', ''], 'b2': [True, True, True, True, False, False], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15', None])})
y = pd.DataFrame({'k': [2], 'd2': pd.to_datetime(['2020-02-29']), 'b1': [False], 'f2': [2.0]})
x = x.query('f2 > 1')
x['c'] = x.groupby('f2')['f2'].transform('min')
x = x.groupby('c', as_index=True).count()
x = x[(x['k'].notna()) & (x['k'] % 2 == 0)]
result = x
# case: 3-324
x = pd.DataFrame({'k': [3, 3, 2, 3], 'f1': [0.5, None, np.nan, 0.5], 'd2': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-01-15']), 't1': ['Cc', 'b', 'a', 'a-b'], 'i2': [2, 2, 0, 2]})
y = pd.DataFrame({'k': [2], 'b1': [True], 'i1': [10], 't2': ['a-b'], 'f1': [10.0]})
x['c'] = x['d2'].dt.month
x = x['t1'].unique().tolist()
result = x
# case: 3-325
x = pd.DataFrame({'k': [2, 1, 3, 2, 3, 1], 't1': ['b', 'Cc', 'b', 'b', 'x1', 'a'], 'n1': ['b', 'a', 'b', 'Cc', 'b', 'b'], 'f1': [1.5, np.nan, 1.5, 10.0, 0.5, 0.5]})
y = pd.DataFrame({'k': [3, 3, 3, 1, 3], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', '2020-02-29', '2021-12-31']), 'n1': ['b', 'b', 'b', 'a', 'Cc'], 'f2': [-3.25, 0.0, 0.5, 0.5, np.nan]})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.count()
x = x.dropna()
x = x ** 2
result = x
# case: 3-326
x = pd.DataFrame({'k': [1, 2, 1, 3, 1], 'n2': ['b', 'b', ' d ', ' d ', 'b'], 'i1': [1, 3, 2, 0, 5], 'b2': [True, True, True, True, False], 'f1': [0.5, 0.5, 1.5, 1.5, 1.5]})
y = pd.DataFrame({'k': [1, 2, 1, 3, 3, 3], 'i1': [1, 1, 2, 1, 2, 0], 'n2': ['b', 'b', 'b', 'b', 'b', 'a'], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2020-02-29', '2020-01-15', '2021-12-31', '2020-01-15']), 'b2': [True, True, True, False, False, False]})
x = x.value_counts(['f1']).sort_index()
x = x.sort_values(ascending=False, kind='stable')
x = x[x == x.max()]
x = x.value_counts().sort_index()
result = x
# case: 3-327
x = pd.DataFrame({'k': [3], 'i2': [2], 'b1': [False], 'd2': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [3, 1, 1, 2, 1, 2, 1, 1], 'n2': [' d ', 'Cc', 'b', 'a', 'b', 'Cc', 'b', ' d '], 'f1': [10.0, 1.5, 2.0, -3.25, 0.5, 10.0, 1.5, 1.5], 'b1': [True, False, True, False, True, False, False, True]}, index=['p', 'r', 's', 's', 'p', 's', 's', 'p'])
x.loc[x['k'] == x['k'].max(), 'd2'] = 1
x = x[~x['b1']]
x = x.astype({'k': str})
result = x
# case: 3-328
x = pd.DataFrame({'k': [2, 1, 2, 3, 1], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', None, '2021-12-31', '2021-12-31']), 'i2': [0, -4, -4, 2, 5]})
y = pd.DataFrame({'k': [1, 2, 1], 't2': ['b', 'a-b', 'b'], 'b2': [True, False, False], 'i1': [2, -4, 2]})
x = x.isna().sum()
x = x.quantile(0.3)
result = x
# case: 3-329
x = pd.DataFrame({'k': [3, 1, 1, 2], 'n1': ['a', ' d ', 'b', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', '2020-02-29']), 'b2': [True, True, True, True]}, index=['r', 'p', 'p', 'p'])
y = pd.DataFrame({'k': [2, 1, 1], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-01-15']), 'n1': [' d ', 'Cc', 'b'], 'f1': [-3.25, 0.0, np.nan]})
x['c'] = x['k'].astype(int)
x = x.head(3)
x = x.assign(c=lambda d: d['c'].isna())
x = x.pivot_table(index='b2', values='k', aggfunc='std')
result = x
# case: 3-330
x = pd.DataFrame({'k': [3, 2, 3, 2, 3, 3], 'b1': [False, True, False, True, False, True], 't2': [None, '', 'a-b', ' d ', 'b', None], 'f1': [10.0, 1.5, None, 0.0, 2.0, None], 'n1': ['b', 'b', 'Cc', 'Cc', 'a', 'b']})
y = pd.DataFrame({'k': [1, 1, 1, 1, 1], 'f2': [2.0, 0.5, 10.0, 10.0, 10.0], 'b1': [True, True, False, True, True]})
x = x.shift(1)
x = x['k'].std()
result = x
# case: 3-331
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 'n1': [], 'i1': []})
y = pd.DataFrame({'k': [1, 1, 3, 3], 'i1': [-4, 1, 3, 2], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', '2020-02-29']), 't1': ['Cc', '', 'a', 'b']})
x = x.groupby('k').cumcount()
result = x
# case: 3-332
x = pd.DataFrame({'k': [2, 2, 1, 1, 2], 'd1': pd.to_datetime(['2020-02-29', '2020-02-29', '2020-01-15', None, '2021-12-31']), 'f1': [None, -3.25, 0.0, np.nan, 0.0], 'n1': ['a', ' d ', 'a', 'Cc', 'b']})
y = pd.DataFrame({'k': [2, 3, 3, 2, 2], 'b2': [True, False, False, True, False], 't1': ['x1', 'a-b', 'Cc', 'a-b', 'b'], 'd1': pd.to_datetime([None, None, '2021-12-31', None, '2021-12-31']), 'n2': ['b', 'b', 'b', 'Cc', 'b']})
x = x.iloc[[0]]
result = x
# case: 3-333
x = pd.DataFrame({'k': [2, 3, 1], 'f2': [-3.25, None, 10.0], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31']), 'i1': [-4, 3, 2]})
y = pd.DataFrame({'k': [2, 2, 3, 3, 2], 't2': ['b', 'a-b', 'x1', 'x1', 'a-b'], 'b1': [True, True, False, False, False], 'f2': [np.nan, 2.0, 10.0, np.nan, 10.0], 'n1': ['b', ' d ', ' d ', 'b', ' d ']})
x['c'] = x['f2'] - x['f2']
x = x.groupby('c').cumcount()
x = x.std()
result = x
# case: 3-334
x = pd.DataFrame({'k': [], 'i1': [], 'd1': pd.to_datetime([])})
y = pd.DataFrame({'k': [3, 3, 2], 'i2': [0, 10, 3], 'n2': [' d ', 'Cc', 'b'], 't2': ['b', 'b', 'a']}, index=['s', 'r', 'p'])
x['c'] = x['d1'].dt.strftime('%Y-%m')
x = x.loc[x['k'].idxmax()]
result = x
# case: 3-335
x = pd.DataFrame({'k': [3, 3, 3, 1, 3, 3, 2, 2], 'd2': pd.to_datetime([None, '2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31', '2021-12-31']), 'f2': [1.5, 1.5, 1.5, None, 0.0, 10.0, np.nan, 2.0]})
y = pd.DataFrame({'k': [3], 'b1': [False], 'n1': ['b'], 't2': ['Cc']})
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
x['c'] = x['d2'] + pd.Timedelta(days=1)
result = x
# case: 3-336
x = pd.DataFrame({'k': [3, 1, 2, 1], 'f1': [np.nan, None, 10.0, 1.5], 'n2': ['Cc', 'Cc', 'Cc', 'Cc'], 'i1': [1, 2, 3, 1], 'd1': pd.to_datetime(['2020-02-29', '2020-02-29', '2020-02-29', '2020-01-15'])})
y = pd.DataFrame({'k': [2, 3, 1, 1, 1, 1, 1, 2], 'n1': [' d ', 'b', 'Cc', 'a', ' d ', 'a', 'b', 'a'], 'b1': [True, False, True, False, False, True, False, False], 't2': ['Cc', 'b', 'b', ' d ', '', 'x1', 'Cc', ' d '], 'i1': [1, 0, 5, 10, 3, 10, 3, 2]})
x['c'] = x['d1'].dt.month
x = x.groupby('f1')['k'].apply(lambda s: s.max() - s.min())
result = x
# case: 3-337
x = pd.DataFrame({'k': [2, 2, 1, 2, 3, 1, 3, 1], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15']), 'n2': ['Cc', ' d ', ' d ', 'a', 'b', ' d ', 'b', 'b'], 'i2': [2, 2, 2, 3, 1, -4, 2, 3], 't2': ['b', 'b', '', 'x1', None, 'b', 'x1', 'Cc']})
y = pd.DataFrame({'k': [3, 3, 2, 1, 1, 1, 3, 3], 'f2': [1.5, 0.0, 2.0, 2.0, None, None, 0.5, 0.0], 'n1': ['b', 'b', 'Cc', 'b', 'Cc', 'b', 'a', ' d ']})
x = x[['k', 'i2']].sum(axis=1)
result = x
# case: 3-338
x = pd.DataFrame({'k': [], 'd2': pd.to_datetime([]), 'f1': []})
y = pd.DataFrame({'k': [3, 3, 1, 1, 1], 't2': ['', None, 'a', 'x1', 'Cc'], 'f1': [10.0, None, 0.5, np.nan, 0.0], 'b1': [False, True, True, False, True], 'i2': [2, 1, 1, 2, 10]})
x['c'] = x['k'].astype(int)
x = x['d2']
result = x
# case: 3-339
x = pd.DataFrame({'k': [3, 2, 2, 1, 1], 'f1': [-3.25, np.nan, 2.0, np.nan, None], 'i1': [-4, 2, 3, 5, 1]})
y = pd.DataFrame({'k': [2, 2, 2, 1, 3], 'f1': [1.5, 1.5, 1.5, -3.25, 1.5], 'i1': [2, 0, 3, 2, 5]})
x = x.groupby('k')['i1'].idxmax()
x = x.sum()
result = x
# case: 3-340
x = pd.DataFrame({'k': [1, 2, 3], 'b2': [True, False, False], 'f2': [None, 1.5, -3.25]})
y = pd.DataFrame({'k': [2, 1, 3, 3, 2, 1, 2, 3], 't2': [' d ', 'a-b', 'Cc', 'Cc', None, 'a', 'a', 'a-b'], 'f1': [-3.25, np.nan, None, 0.5, 0.5, np.nan, 1.5, 10.0], 'b2': [False, False, False, False, False, False, False, False]})
x['c'] = x['b2'].map(lambda v: v)
x['c'] = x['k'].round(1).astype(str)
x['c'] = x.groupby('b2')['f2'].cumsum()
x = x.reset_index(drop=True)
result = x
# case: 3-341
x = pd.DataFrame({'k': [1, 3, 1, 2], 't2': [None, ' d ', '', ''], 'b2': [False, True, False, True], 'n1': ['b', 'Cc', 'Cc', 'b']}, index=['q', 's', 'p', 'p'])
y = pd.DataFrame({'k': [2, 3, 3, 2, 3, 1], 'd1': pd.to_datetime(['2020-02-29', None, '2021-12-31', '2021-12-31', None, '2021-12-31']), 'b1': [True, False, True, False, False, False], 'n1': ['b', 'a', 'b', 'b', 'b', 'a']})
x = x.merge(y, on='k', how='left', suffixes=('', '_y'))
x['c'] = x.groupby('n1')['k'].shift()
x = x.drop(columns='d1')
x = x.groupby('c')['k'].agg(['min', 'max'])
result = x
# case: 3-342
x = pd.DataFrame({'k': [], 'i1': [], 'b2': []})
y = pd.DataFrame({'k': [2, 3, 3, 2, 1], 'f1': [1.5, 0.0, np.nan, 10.0, 10.0], 'b1': [False, False, True, True, False], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', None, '2021-12-31', '2021-12-31'])}, index=['s', 's', 's', 'r', 'p'])
x = x.merge(y, on='k', how='left', suffixes=('', '_y'))
x = x.T
result = x
# case: 3-343
x = pd.DataFrame({'k': [1, 2, 1], 'i2': [-4, 3, 3], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', None]), 'f2': [None, None, 10.0]})
y = pd.DataFrame({'k': [2], 'n2': ['b'], 't1': [' d '], 'f1': [-3.25]})
x = x['d1'].max()
result = x
# case: 3-344
x = pd.DataFrame({'k': [1, 2, 2, 3, 2, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15', '2020-02-29', '2020-01-15']), 'i2': [0, 5, 10, 2, 1, 1], 'n1': ['a', 'b', 'Cc', 'b', 'a', ' d '], 'b1': [False, False, False, True, True, False]})
y = pd.DataFrame({'k': [1, 3, 3, 1, 2, 1, 2, 2], 'i2': [2, 1, 3, 2, 1, 2, 1, 1], 'd2': pd.to_datetime([None, '2020-02-29', '2020-01-15', '2020-02-29', None, '2020-02-29', '2020-02-29', '2020-02-29'])})
x = x['d1']
x = x.fillna(0)
x = x[x == x.max()]
result = x
# case: 3-345
x = pd.DataFrame({'k': [1, 3, 2, 2, 2, 1], 'f1': [0.5, 0.0, 1.5, None, 10.0, np.nan], 'n1': ['a', ' d ', 'b', ' d ', 'a', ' d ']})
y = pd.DataFrame({'k': [1, 2, 1, 1, 3, 1, 3, 2], 'f2': [0.0, -3.25, 0.5, None, 2.0, None, 0.5, -3.25], 'i1': [1, 1, 1, 0, 2, 1, 2, 2], 'n1': ['a', 'b', 'Cc', 'a', 'b', ' d ', 'a', 'a'], 't1': ['a-b', 'Cc', 'b', 'a-b', 'a-b', None, 'b', 'b']})
x = x.nlargest(3, 'k')
result = x
# case: 3-346
x = pd.DataFrame({'k': [], 'i2': [], 'd1': pd.to_datetime([]), 'f1': [], 'n2': []})
y = pd.DataFrame({'k': [3, 2, 2, 1], 'i2': [-4, 3, 5, 0], 'n1': ['b', 'b', 'a', ' d '], 't2': [None, None, 'b', 'Cc'], 'd2': pd.to_datetime(['2020-01-15', None, '2021-12-31', None])})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
result = x
# case: 3-347
x = pd.DataFrame({'k': [1, 3, 1, 2, 2, 3, 2, 3], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2020-01-15', '2021-12-31', '2021-12-31', None, '2020-01-15', '2020-02-29']), 'n1': ['b', 'b', 'b', 'a', ' d ', 'b', 'b', 'b'], 'f1': [-3.25, np.nan, None, 2.0, None, None, 0.0, 1.5]})
y = pd.DataFrame({'k': [3, 1, 3, 1, 3], 't2': ['a-b', 'Cc', 'a', 'b', 'b'], 'n2': ['a', ' d ', 'Cc', 'Cc', 'b'], 'b1': [True, True, True, False, False], 'i1': [1, 10, 0, 10, 3]})
x = pd.concat([x, y])
x['c'] = x['f1'] - x['i1']
x['c'] = x['c'].astype(int)
result = x
# case: 3-348
x = pd.DataFrame({'k': [], 't1': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [2, 2, 2, 3, 1, 2, 2, 2], 'i1': [2, 1, 3, 1, -4, 3, 2, 0], 't1': ['a', 'Cc', 'Cc', 'b', None, 'Cc', ' d ', 'b'], 'f1': [np.nan, np.nan, 1.5, 0.5, 1.5, None, 0.0, None], 'b1': [True, True, False, False, False, True, False, True]}, index=['p', 'p', 'q', 'r', 's', 'q', 's', 'q'])
x = x.melt(id_vars=['k'])
result = x
# case: 3-349
x = pd.DataFrame({'k': [2, 3, 1], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15']), 't2': ['b', 'a', 'a'], 'i2': [-4, 10, 0], 'n2': ['b', 'b', 'Cc']}, index=['p', 's', 'r'])
y = pd.DataFrame({'k': [2], 'b1': [False], 't1': ['Cc'], 'i1': [5], 'n1': ['b']})
x = x.to_dict('records')
result = x
# case: 3-350
x = pd.DataFrame({'k': [1, 1, 2, 1, 3], 'n1': ['b', 'a', 'b', 'b', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15', '2020-02-29']), 'b2': [True, False, True, False, False]})
y = pd.DataFrame({'k': [1], 't2': ['b'], 'b1': [True]})
x = x.to_dict('records')
result = x
# case: 3-351
x = pd.DataFrame({'k': [2, 2, 3, 3, 2, 3, 1, 2], 'i2': [3, 1, -4, 2, -4, 1, 1, 3], 'b2': [False, True, False, False, True, False, True, False], 'f1': [None, 10.0, 2.0, None, 0.5, 1.5, 0.0, 1.5]}, index=['p', 's', 's', 'r', 'p', 'q', 'p', 's'])
y = pd.DataFrame({'k': [3, 2, 3, 2, 2, 2], 'i2': [10, 2, 2, 1, 0, 1], 't2': ['', 'a-b', 'Cc', 'b', 'a', None], 'n2': [' d ', 'Cc', 'b', 'Cc', 'b', 'b'], 'b1': [True, False, False, False, False, False]})
x['c'] = x['i2'].astype(int)
x = x[['k', 'i2', 'f1', 'c']].corr()
result = x
# case: 3-352
x = pd.DataFrame({'k': [1, 3, 2], 'i2': [1, 1, 2], 'f1': [10.0, 0.5, 0.5]})
y = pd.DataFrame({'k': [3], 'n1': ['b'], 't2': [None], 'd1': pd.to_datetime(['2020-01-15'])})
x = x.fillna(0)
result = x
# case: 3-353
x = pd.DataFrame({'k': [2, 2, 2, 1, 2, 1, 2, 3], 'f1': [0.0, 10.0, 10.0, 1.5, 2.0, 0.0, 10.0, -3.25], 'b2': [False, True, True, False, True, False, False, False], 't1': ['a-b', 'Cc', 'b', 'a-b', '', 'a', ' d ', 'b'], 'n1': ['b', 'a', 'Cc', 'Cc', 'b', 'b', ' d ', 'b']})
y = pd.DataFrame({'k': [3], 't2': ['a'], 'b2': [False], 'i1': [3], 'f1': [-3.25]}, index=['p'])
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.head(2)
result = x
# case: 3-354
x = pd.DataFrame({'k': [3, 2, 1, 3, 1, 3, 2, 3], 'd2': pd.to_datetime([None, '2020-01-15', '2020-01-15', '2021-12-31', '2021-12-31', None, '2020-02-29', '2021-12-31']), 'i1': [2, 2, 10, 1, -4, 10, 5, 5]})
y = pd.DataFrame({'k': [3], 't2': [None], 'f1': [np.nan]})
x['c'] = x['i1'].astype(int)
x['c'] = x['c'].cumsum()
x = x[x['c'] > x['c'].mean()]
result = x
# case: 3-355
x = pd.DataFrame({'k': [1], 't2': ['b'], 'b2': [True], 'f1': [-3.25]})
y = pd.DataFrame({'k': [2, 2, 1, 3, 3, 2, 1, 1], 'n1': ['Cc', 'Cc', 'a', 'a', 'a', 'b', 'b', 'b'], 't2': [' d ', ' d ', '', 'a-b', 'b', 'b', 'x1', 'b'], 'i1': [-4, 1, 10, 2, 5, 3, 1, 2], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', '2020-01-15', None, '2020-02-29', '2021-12-31', None])})
x = pd.concat([x, y])
x = x.groupby('n1').filter(lambda g: g['k'].sum() > 2)
x = x.duplicated('t2')
result = x
# case: 3-356
x = pd.DataFrame({'k': [1, 3, 3, 2, 2, 1], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-01-15', None, '2020-01-15', '2021-12-31']), 'f1': [0.5, -3.25, 0.0, 1.5, 1.5, 2.0], 'i2': [2, 2, 1, 1, -4, 3]})
y = pd.DataFrame({'k': [2], 'i1': [5], 't1': ['a-b']})
x = x.groupby('d2')['i2'].idxmax()
x = x.nlargest(2)
x = x.index.tolist()
result = x
# case: 3-357
x = pd.DataFrame({'k': [1, 2, 2, 1, 3], 'n1': [' d ', 'a', ' d ', ' d ', 'b'], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2020-01-15', '2021-12-31']), 'i2': [0, 10, 1, 2, -4], 'b2': [False, True, True, True, True]})
y = pd.DataFrame({'k': [3], 'b2': [True], 'n2': ['a'], 'i1': [2]})
x['c'] = x['k'].fillna(x['k'].mean())
x['c'] = x['i2'].cumsum()
x = pd.concat([x, y], ignore_index=True)
x['c'] = x['c'].rank(method='first', ascending=False)
result = x
# case: 3-358
x = pd.DataFrame({'k': [3, 1, 2, 1, 1], 't1': ['a-b', None, 'Cc', None, None], 'n2': ['b', ' d ', 'Cc', 'b', 'a']}, index=['r', 's', 'p', 's', 'q'])
y = pd.DataFrame({'k': [2], 'f1': [2.0], 'n1': ['b']})
x = x.drop_duplicates('t1', keep='last')
x = x.sum(numeric_only=True)
x = x.mean()
result = x
# case: 3-359
x = pd.DataFrame({'k': [2], 'f2': [2.0], 'b1': [False], 'i2': [1]})
y = pd.DataFrame({'k': [2, 3, 2, 3, 1], 'i1': [1, 3, 5, -4, 2], 'f1': [None, np.nan, 1.5, -3.25, 10.0], 'd2': pd.to_datetime(['2020-02-29', None, '2021-12-31', '2021-12-31', '2020-02-29']), 'b2': [True, False, False, True, True]})
x = x.query('i2 > 1')
x = x.head(2)
x = x.drop_duplicates()
x = x.max()
result = x
# case: 3-360
x = pd.DataFrame({'k': [2, 2, 1], 'b2': [True, True, True], 'f1': [0.0, 0.5, 1.5]})
y = pd.DataFrame({'k': [1, 3, 1, 2, 3, 3], 'b1': [True, False, True, False, False, False], 'i1': [2, 0, 1, 2, 1, 2], 't1': ['b', 'b', 'x1', 'b', 'b', ' d '], 'f2': [None, 0.5, -3.25, 10.0, -3.25, 0.5]})
x = x['f1'].nunique()
result = x
# case: 3-361
x = pd.DataFrame({'k': [], 'f2': [], 'b2': [], 'i2': []})
y = pd.DataFrame({'k': [2, 1, 1, 2, 2, 2, 2, 2], 'n1': ['Cc', 'b', 'b', 'Cc', 'b', ' d ', 'Cc', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15', '2021-12-31'])})
x.loc[x['i2'] <= 2, 'k'] = 0.5
result = x
# case: 3-363
x = pd.DataFrame({'k': [3, 2, 2], 'i2': [5, 10, 10], 't1': ['Cc', '', 'Cc']})
y = pd.DataFrame({'k': [2, 1, 3, 3, 3, 2, 1, 3], 'n1': ['b', 'b', 'Cc', 'Cc', ' d ', 'b', 'a', ' d '], 'b1': [True, False, True, False, False, False, True, False], 'f2': [1.5, 0.5, 0.5, None, 2.0, 1.5, 0.0, 1.5], 'i2': [2, 5, 2, 3, -4, 2, 3, 3]}, index=['s', 'q', 's', 'r', 'r', 's', 'q', 'r'])
x = x.isna().sum()
x = x ** 2
x = x.value_counts(normalize=True).sort_index()
x = x.value_counts().sort_index()
result = x
# case: 3-364
x = pd.DataFrame({'k': [3, 2, 3, 2, 3, 1, 1, 3], 'n2': [' d ', 'b', 'b', 'b', 'b', 'b', 'Cc', 'a'], 'd2': pd.to_datetime([None, '2021-12-31', '2020-01-15', None, '2020-01-15', '2020-02-29', None, '2020-02-29']), 't2': ['a-b', '', 'a', None, ' d ', ' d ', ' d ', 'b']})
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2021-12-31']), 'b2': [False]})
x = x.shift(1)
x = x['t2']
x = x == x
result = x
# case: 3-365
x = pd.DataFrame({'k': [], 'n1': [], 't2': [], 'i2': []})
y = pd.DataFrame({'k': [1, 3, 3], 'b2': [True, True, False], 'd2': pd.to_datetime([None, None, '2020-01-15'])})
x = x.melt(id_vars=['i2'])
x = x.groupby('value', as_index=False).count()
x = x.nunique()
result = x
# case: 3-366
x = pd.DataFrame({'k': [], 'i1': [], 'f1': [], 'n1': []})
y = pd.DataFrame({'k': [1, 1, 1, 2, 2, 2], 't2': [' d ', 'a-b', ' d ', '', 'b', ' d '], 'i2': [0, 1, 5, 0, 0, 1], 'b1': [False, True, False, False, True, False], 'n2': ['b', 'b', 'b', 'a', 'b', 'b']})
x = x.drop_duplicates('k', keep='first')
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x.loc[x['k'].notna(), 'c'] = 't'
result = x
# case: 3-367
x = pd.DataFrame({'k': [3, 1, 3, 2], 'i1': [5, 0, 2, 2], 'b1': [False, True, True, True], 'f2': [0.5, None, 10.0, None]}, index=['q', 'r', 'q', 'r'])
y = pd.DataFrame({'k': [1, 2, 3, 2, 1], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', None, '2021-12-31', '2020-02-29']), 'n1': ['b', 'a', 'Cc', 'Cc', 'b'], 'i1': [-4, 2, 2, -4, 5]})
x = x[['k', 'i1', 'f2']].corr()
x = x.query('i1 > 1')
x = x.dropna()
x = x['f2'].std()
result = x
# case: 3-368
x = pd.DataFrame({'k': [2, 3, 3, 1], 'i2': [2, 2, 0, 1], 'n1': ['b', 'a', 'Cc', 'b'], 'f2': [10.0, 10.0, np.nan, 10.0]}, index=['s', 's', 's', 'q'])
y = pd.DataFrame({'k': [2, 1, 2], 'b2': [True, False, False], 'f1': [0.5, -3.25, 0.0]})
x = x[x['f2'] > x['f2'].mean()]
x = x.merge(y, on='k', how='outer')
result = x
# case: 3-369
x = pd.DataFrame({'k': [], 'n1': [], 't1': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [1, 3, 2, 3, 3, 2, 1, 1], 'i2': [1, 2, 5, 2, 2, 0, 0, 2], 'f2': [2.0, 1.5, 0.5, 0.5, 0.5, 1.5, None, 1.5], 'n2': ['a', 'a', 'b', ' d ', ' d ', 'b', 'b', ' d '], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15'])})
x = x.drop(columns='d2')
x = x[x['t1'] > x['t1'].mean()]
result = x
# case: 3-370
x = pd.DataFrame({'k': [3, 1, 1], 'd2': pd.to_datetime(['2020-02-29', None, '2020-01-15']), 'n1': [' d ', ' d ', 'a']})
y = pd.DataFrame({'k': [3], 'f2': [1.5], 't2': [' d ']}, index=['s'])
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x['c'] = x['n1'].apply(lambda v: v if v is None or isinstance(v, float) else v.lower())
x = x.sort_values('k', na_position='first', ignore_index=True, kind='stable')
result = x
# case: 3-371
x = pd.DataFrame({'k': [2, 1, 3, 1, 2, 2, 3, 2], 'i1': [5, 5, 1, 3, 2, 1, 10, -4], 'n2': [' d ', 'Cc', ' d ', 'Cc', ' d ', ' d ', ' d ', 'b'], 'f2': [1.5, np.nan, 1.5, np.nan, 1.5, 0.0, 0.0, 1.5], 'd1': pd.to_datetime([None, None, '2020-02-29', None, '2021-12-31', '2020-02-29', '2020-01-15', '2020-01-15'])})
y = pd.DataFrame({'k': [3, 1, 2, 1, 2], 't2': ['b', 'x1', 'x1', 'a', ''], 'i2': [2, 2, 1, 1, 2], 'b1': [True, False, True, True, False], 'n1': ['Cc', 'Cc', ' d ', 'Cc', ' d ']})
x = x.sum(numeric_only=True)
x = x.max()
result = x
# case: 3-372
x = pd.DataFrame({'k': [1], 't2': ['b'], 'b1': [False], 'i1': [2]})
y = pd.DataFrame({'k': [1], 't2': ['x1'], 'b1': [True], 'f1': [-3.25], 'i1': [3]})
x = x['t2'].max()
result = x
# case: 3-373
x = pd.DataFrame({'k': [3, 2, 2, 1], 'i1': [1, 1, 5, 0], 'd1': pd.to_datetime(['2020-01-15', '2020-01-15', None, None]), 't1': [' d ', 'x1', 'x1', 'Cc']})
y = pd.DataFrame({'k': [2, 1, 3, 2, 2], 'b1': [False, False, False, True, False], 'n1': ['b', 'Cc', 'b', 'a', 'b'], 't2': ['x1', '', 'a', 'a-b', 'x1'], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', None, '2020-02-29'])})
x = x.values.tolist()
result = x
# case: 3-374
x = pd.DataFrame({'k': [3, 3, 1, 1], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-01-15', None]), 'i2': [3, 5, -4, 0]})
y = pd.DataFrame({'k': [2, 1, 3, 2, 3], 'd2': pd.to_datetime(['2021-12-31', None, None, None, '2020-01-15']), 'f2': [0.0, np.nan, 10.0, 1.5, np.nan], 'b2': [True, True, True, False, False], 'i2': [5, 10, -4, -4, 5]})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = x
# case: 3-375
x = pd.DataFrame({'k': [], 'n1': [], 'i1': [], 't1': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [1, 2, 3, 2], 'f2': [-3.25, 1.5, 1.5, 1.5], 'i2': [5, 3, 3, 2], 't1': ['a', ' d ', 'b', '']})
x = x.drop_duplicates(['t1', 'd2'])
x = x.fillna({'n1': 'z'})
result = x
# case: 3-376
x = pd.DataFrame({'k': [2, 3, 1], 'b2': [True, False, False], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29'])})
y = pd.DataFrame({'k': [1, 3, 2, 2, 2, 1, 1, 1], 'b1': [True, False, False, False, True, True, True, True], 'f1': [1.5, None, 0.0, 0.0, np.nan, 10.0, 1.5, None], 't1': ['', '', ' d ', 'Cc', 'a-b', 'a', ' d ', '']})
x = pd.concat([x, y], ignore_index=True)
x['c'] = x['f1'].cumsum()
result = x
# case: 3-377
x = pd.DataFrame({'k': [], 'i1': [], 't1': []})
y = pd.DataFrame({'k': [2, 3, 1, 2, 3], 'i1': [0, 1, 1, -4, 3], 'b2': [True, False, True, True, True], 'f2': [10.0, 0.0, 0.0, -3.25, 1.5], 't1': ['b', 'x1', None, 'a', '']}, index=['p', 's', 'r', 's', 'p'])
x = x.groupby('i1')['k'].apply(lambda s: s.max() - s.min())
result = x
# case: 3-378
x = pd.DataFrame({'k': [2, 3, 3, 3, 2], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31']), 'b2': [True, False, True, False, True], 'i1': [5, 10, 2, 5, -4], 'f1': [1.5, 10.0, 10.0, np.nan, None]})
y = pd.DataFrame({'k': [2, 2, 3, 3], 'i1': [2, 3, 2, 3], 'd1': pd.to_datetime([None, None, None, '2020-01-15']), 't1': [None, ' d ', 'b', 'a'], 'n2': ['b', 'b', ' d ', 'a']})
x = x.groupby('b2').head(1)
x = x.to_dict('records')
result = x
# case: 3-379
x = pd.DataFrame({'k': [1, 2, 2, 1, 2], 'i1': [10, 1, 2, 10, 2], 'n2': ['Cc', ' d ', 'a', 'Cc', 'b'], 'f2': [-3.25, 0.5, 0.0, 1.5, -3.25], 't1': ['b', 'a-b', 'x1', '', 'b']})
y = pd.DataFrame({'k': [2, 2, 2, 3, 3, 1], 'b2': [False, True, False, True, False, True], 'i1': [-4, 2, 1, 3, 2, -4], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-01-15', '2020-02-29', '2020-02-29', '2021-12-31'])})
x = x.groupby(['t1'])['i1'].size().reset_index()
result = x
# case: 3-380
x = pd.DataFrame({'k': [2], 'i1': [-4], 'n2': ['b'], 'b1': [True]})
y = pd.DataFrame({'k': [1, 1, 2, 3, 1, 3, 1, 2], 'b2': [False, False, False, True, True, True, False, True], 'i1': [10, 1, 0, 5, 5, 2, 10, 2]})
x = x.groupby('b1').agg({'i1': ['min', 'max']})
result = x
# case: 3-381
x = pd.DataFrame({'k': [2, 2, 3, 2, 3, 1, 1, 1], 'b1': [False, True, False, False, True, False, False, True], 'n2': [' d ', 'Cc', ' d ', 'Cc', ' d ', 'b', 'b', 'b']})
y = pd.DataFrame({'k': [1, 3, 1, 2, 1], 'b2': [True, True, True, False, True], 'f2': [10.0, 10.0, 2.0, 1.5, 2.0]})
x = pd.concat([x, y], ignore_index=True)
x = x.groupby('f2').filter(lambda g: g['k'].sum() > 2)
result = x
# case: 3-382
x = pd.DataFrame({'k': [1, 1, 1, 1, 2, 1, 2, 1], 'i1': [0, -4, 1, 3, 0, 2, 2, 2], 'n1': [' d ', 'b', 'Cc', 'b', 'b', 'a', 'Cc', 'b'], 't1': ['x1', ' d ', 'Cc', 'a-b', 'a', '', 'Cc', 'b']})
y = pd.DataFrame({'k': [2], 'f2': [1.5], 'i2': [1], 'b1': [False]})
x = x[['i1', 't1', 'n1']]
result = x
# case: 3-383
x = pd.DataFrame({'k': [1, 3, 2, 2], 'i1': [1, 5, 3, 2], 'f1': [1.5, -3.25, 10.0, 1.5], 'b2': [True, True, False, False]})
y = pd.DataFrame({'k': [1, 3, 3], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-02-29']), 'f1': [None, 10.0, 2.0]})
x = x.groupby('i1').agg(v=('k', 'mean'), w=('f1', 'count'))
result = x
# case: 3-384
x = pd.DataFrame({'k': [2], 'i1': [5], 'f2': [0.5], 'd1': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [3, 3, 3], 't1': [None, 'b', 'x1'], 'b1': [True, False, True]})
x['c'] = pd.cut(x['i1'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
result = x
# case: 3-385
x = pd.DataFrame({'k': [1, 3, 3], 't1': ['', 'a', 'b'], 'n1': [' d ', 'b', 'b'], 'f2': [2.0, 1.5, -3.25]})
y = pd.DataFrame({'k': [2, 1, 2, 1, 3, 3], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', None, None]), 'i1': [10, 5, 10, 3, 5, 1]})
x = x.groupby('f2', as_index=False)['f2'].max()
x = x.duplicated('f2')
result = x
# case: 3-386
x = pd.DataFrame({'k': [3, 2, 1, 2, 1], 'f1': [0.5, 2.0, 2.0, None, 10.0], 'i1': [10, 0, 1, 3, 2], 'b1': [True, True, False, False, False], 't2': ['b', 'x1', ' d ', 'a-b', ' d ']}, index=['r', 'r', 'r', 'p', 'q'])
y = pd.DataFrame({'k': [2, 2, 1, 1, 1, 3], 'b1': [True, False, True, True, True, False], 'f2': [1.5, 10.0, 10.0, np.nan, np.nan, np.nan], 'n2': ['b', 'Cc', 'b', 'b', 'a', ' d ']})
x['c'] = x['t2'].map({'a': 1, 'b': 2})
x = pd.crosstab(x['k'], x['t2'])
result = x
# case: 3-387
x = pd.DataFrame({'k': [1, 3, 3, 3, 1, 2], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', None, None, '2020-02-29']), 'f2': [np.nan, -3.25, 1.5, 10.0, 1.5, -3.25], 'n2': ['a', ' d ', 'Cc', 'b', ' d ', ' d ']})
y = pd.DataFrame({'k': [1], 't1': ['a'], 'f1': [0.0], 'b2': [True], 'd1': pd.to_datetime(['2021-12-31'])})
x['c'] = x['n2'].map({'a': 1, 'b': 2})
result = x
# case: 3-388
x = pd.DataFrame({'k': [1, 3, 3, 3, 1, 1, 1, 3], 'i2': [2, 5, 3, 1, 3, 2, 2, 5], 'b2': [False, False, True, False, False, False, False, True], 'f2': [1.5, 0.5, 10.0, 2.0, 10.0, 0.0, None, 1.5], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', '2020-01-15', '2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31'])})
y = pd.DataFrame({'k': [2, 2, 2], 'f1': [-3.25, 2.0, None], 't2': ['', 'a-b', ''], 'i2': [0, 2, 3], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31'])})
x = x.groupby('k').agg({'f2': ['mean', 'max']})
x = x.reset_index()
x = x.T
result = x
# case: 3-389
x = pd.DataFrame({'k': [3], 't2': ['b'], 'f1': [-3.25]})
y = pd.DataFrame({'k': [1], 'n1': ['Cc'], 'i2': [2]}, index=['s'])
x = x.groupby('f1').cumcount()
result = x
# case: 3-390
x = pd.DataFrame({'k': [1], 'd2': pd.to_datetime(['2020-02-29']), 't1': ['a'], 'f2': [1.5]})
y = pd.DataFrame({'k': [3, 2, 3, 3], 'n2': ['Cc', ' d ', ' d ', ' d '], 'i2': [-4, 2, 5, 1], 'f2': [10.0, np.nan, 2.0, np.nan], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', None, None])})
x = x.fillna({'k': 1.5})
x['c'] = pd.to_numeric(x['t1'], errors='coerce')
x = pd.concat([x, y], ignore_index=True)
x = x.nlargest(2, 'i2')
result = x
# case: 3-391
x = pd.DataFrame({'k': [], 'b2': [], 'd2': pd.to_datetime([]), 'n2': []})
y = pd.DataFrame({'k': [3], 'n1': [' d '], 'd1': pd.to_datetime(['2020-02-29']), 't2': ['x1'], 'b2': [True]})
x = x.loc[x['k'] == x['k'].max(), ['d2', 'n2']]
x['c'] = x['n2'].cumsum()
result = x
# case: 3-392
x = pd.DataFrame({'k': [2, 1, 2], 'b1': [True, True, False], 't2': [' d ', 'Cc', 'b'], 'i1': [2, 1, -4]})
y = pd.DataFrame({'k': [2, 3, 2], 'b1': [False, True, False], 'n1': [' d ', ' d ', ' d '], 't2': ['a-b', 'b', 'a'], 'i2': [5, 1, 0]})
x = x.values.tolist()
result = x
# case: 3-393
x = pd.DataFrame({'k': [3, 2, 3, 2, 1, 2, 1, 2], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', '2020-01-15', None, '2021-12-31', '2021-12-31', '2020-02-29']), 'i1': [-4, 2, 2, 2, 3, 1, 2, 0]})
y = pd.DataFrame({'k': [2, 1, 3, 3, 3], 'i1': [2, 1, 2, 3, 10], 'n1': ['a', 'a', 'b', 'b', 'Cc'], 'b2': [False, True, False, True, True]}, index=['q', 'q', 'q', 's', 's'])
x['c'] = x['i1'].map(lambda v: v)
x = x.groupby('i1').agg(v=('c', 'mean'), w=('d2', 'count'))
x = x[x['v'] == x['v'].max()]
x = x.reset_index(drop=True)
result = x
# case: 3-394
x = pd.DataFrame({'k': [3, 1, 2, 2], 'f1': [None, 0.5, 1.5, 1.5], 't2': ['x1', 'x1', ' d ', 'x1'], 'i2': [2, 2, 10, 5], 'n2': ['a', ' d ', ' d ', 'Cc']}, index=['p', 's', 'q', 'p'])
y = pd.DataFrame({'k': [1, 1, 2, 1], 'n2': [' d ', 'Cc', 'b', 'b'], 'i2': [0, 2, 1, 1], 'd2': pd.to_datetime(['2021-12-31', None, '2021-12-31', None]), 'f2': [None, -3.25, 0.5, 0.0]})
x = x.groupby('k').head(1)
result = x
# case: 3-395
x = pd.DataFrame({'k': [1, 1, 2, 2], 'i2': [1, 10, 3, 2], 'd2': pd.to_datetime(['2020-01-15', None, '2020-02-29', '2020-02-29'])})
y = pd.DataFrame({'k': [3, 3, 1], 't2': ['x1', 'a-b', 'Cc'], 'b2': [True, True, False]})
x = x.groupby('k')['i2'].apply(lambda s: s.max() - s.min())
x = x.mode()
result = x
# case: 3-396
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 't1': [], 'i2': []})
y = pd.DataFrame({'k': [3], 'b2': [True], 't2': ['']})
x = x.merge(y, on='k', how='outer')
x = x.reset_index(drop=True)
x['c'] = x['d1'].diff()
result = x
# case: 3-397
x = pd.DataFrame({'k': [2, 2, 1, 2], 'b2': [False, True, False, True], 'f2': [0.5, 0.0, -3.25, 0.0], 't2': ['a-b', 'a', 'b', 'x1'], 'n1': ['a', 'b', 'a', 'Cc']})
y = pd.DataFrame({'k': [1, 3, 2], 'f2': [1.5, -3.25, 2.0], 't2': [None, 'x1', 'a-b'], 'd2': pd.to_datetime([None, None, '2020-01-15']), 'n2': ['b', 'b', 'b']})
x = x.query('f2 > 1')
x['c'] = pd.to_numeric(x['n1'], errors='coerce')
result = x
# case: 3-398
x = pd.DataFrame({'k': [2, 2, 3, 2, 2, 1, 2, 3], 'b1': [True, True, True, False, True, False, True, True], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31', None, '2020-02-29', '2020-02-29']), 'f1': [0.5, 1.5, 0.0, 0.0, 10.0, None, 2.0, np.nan], 'n1': ['Cc', 'b', 'Cc', 'b', 'a', 'Cc', 'b', ' d ']})
y = pd.DataFrame({'k': [2, 2, 1], 'b1': [False, True, False], 'n1': [' d ', 'b', ' d '], 'f1': [np.nan, 0.0, 10.0], 'i2': [1, 2, 1]})
x = x.sort_values('b1', na_position='first', ignore_index=True, kind='stable')
result = x
# case: 3-399
x = pd.DataFrame({'k': [2], 'n2': ['b'], 'd2': pd.to_datetime(['2020-01-15']), 'i2': [0]})
y = pd.DataFrame({'k': [3, 3, 2, 1, 1], 'n2': ['Cc', 'Cc', ' d ', 'a', 'b'], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31']), 't2': ['x1', ' d ', 'x1', ' d ', 'b'], 'f1': [10.0, None, 0.0, None, 1.5]})
x['c'] = pd.to_numeric(x['n2'], errors='coerce')
x.loc[x['d2'].isna(), 'c'] = 't'
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
result = x
# case: 3-400
x = pd.DataFrame({'k': [], 'f2': [], 'd2': pd.to_datetime([]), 'b2': []})
y = pd.DataFrame({'k': [3, 2, 1, 1, 3], 'i1': [1, 0, -4, 1, 5], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', None, '2020-02-29', '2020-02-29'])})
x = x.groupby('k').agg(v=('b2', 'median'), w=('b2', 'count'))
x = x.drop_duplicates('v', keep='last')
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
result = x
# case: 3-401
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 1], 't1': [' d ', 'a-b', 'a-b', '', None, 'x1'], 'd1': pd.to_datetime(['2020-02-29', '2020-02-29', None, '2020-01-15', None, '2020-01-15'])})
y = pd.DataFrame({'k': [2, 3, 1, 3, 3, 3, 2, 2], 't2': ['x1', 'b', '', 'Cc', '', ' d ', 'b', 'b'], 'n2': ['a', 'b', ' d ', 'b', 'b', ' d ', ' d ', 'b']})
x = x.apply(lambda r: r['t1'], axis=1)
x = x.reset_index(drop=True)
result = x
# case: 3-402
x = pd.DataFrame({'k': [2, 2, 2], 'f1': [np.nan, None, 0.0], 'n2': ['b', ' d ', ' d '], 't1': [None, 'Cc', 'a-b']}, index=['s', 'p', 'r'])
y = pd.DataFrame({'k': [3, 2, 1, 1, 2], 'i1': [0, 1, 0, -4, 10], 't1': ['Cc', None, 'b', None, 'x1'], 'f1': [10.0, None, 0.5, 0.5, None]})
x = pd.concat([x, y], ignore_index=True)
result = x
# case: 3-403
x = pd.DataFrame({'k': [2, 3, 2, 3, 2], 'i2': [1, 2, 3, 3, 1], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', '2021-12-31'])})
y = pd.DataFrame({'k': [2, 1, 1, 3, 1, 3], 'b1': [True, False, False, False, True, True], 'f2': [1.5, 2.0, 10.0, 1.5, 2.0, 2.0], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31'])})
x = x.reset_index()
x = x.groupby('i2')['i2'].idxmax()
x = x.count()
result = x
# case: 3-404
x = pd.DataFrame({'k': [3, 3, 3, 3, 3, 1, 2, 1], 'b2': [False, True, False, False, False, False, False, False], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15', '2020-01-15', '2020-01-15', '2021-12-31', '2021-12-31']), 't1': [' d ', ' d ', 'a', 'a-b', 'a', 'Cc', 'b', '']})
y = pd.DataFrame({'k': [2, 3, 1, 1, 2, 2], 'b2': [True, True, True, True, True, True], 'n1': ['a', ' d ', 'b', 'Cc', ' d ', ' d '], 'i2': [-4, 10, 5, 2, 3, 5]})
x = x.prod(numeric_only=True)
result = x
# case: 3-405
x = pd.DataFrame({'k': [3, 2, 2, 3, 3, 3, 3, 2], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', None, '2020-02-29', None, '2021-12-31', '2020-01-15', '2021-12-31']), 'n1': ['b', 'b', ' d ', 'b', 'b', 'Cc', 'Cc', 'b']})
y = pd.DataFrame({'k': [3, 2, 3, 1, 1, 2, 1, 1], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15', '2020-02-29', '2021-12-31']), 'b2': [True, True, False, False, True, True, True, False], 'i1': [-4, 0, 0, 0, 1, 10, 1, 1], 'n2': ['Cc', 'a', 'b', 'b', 'b', 'Cc', 'a', ' d ']})
x = x.groupby('n1').cumcount()
x = x.clip(0, 2)
result = x
# case: 3-406
x = pd.DataFrame({'k': [3], 'b1': [False], 'i2': [3], 'n1': ['a']})
y = pd.DataFrame({'k': [3, 1, 1, 2, 3], 'i2': [3, 2, -4, 5, 10], 't1': [None, 'b', 'a-b', 'a-b', 'b'], 'f2': [-3.25, 0.5, 2.0, np.nan, 2.0]})
x['c'] = x['k'] % 0.5
x = x.merge(y, on='k', how='right')
result = x
# case: 3-407
x = pd.DataFrame({'k': [1, 2, 3], 'b2': [False, True, True], 'f1': [-3.25, -3.25, 0.0], 't2': ['b', ' d ', 'a-b'], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2020-01-15'])}, index=['q', 'r', 'q'])
y = pd.DataFrame({'k': [1, 3, 3], 'n2': ['b', 'a', 'a'], 'd1': pd.to_datetime([None, '2020-01-15', None]), 'f2': [np.nan, 1.5, 0.0], 't1': [None, 'b', 'a']})
x['c'] = x['f1'] + 0.5
x = x.groupby('c', as_index=False)['c'].nunique()
x = x.nlargest(1, 'c')
x = pd.concat([x, y], ignore_index=True)
result = x
# case: 3-408
x = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2020-01-15']), 'f2': [0.5], 't2': ['a']})
y = pd.DataFrame({'k': [1, 2, 1, 3, 1], 'i1': [2, 1, 3, 1, 0], 't2': ['x1', 'a-b', 'b', 'a', ' d '], 'b1': [True, False, True, True, False]})
x['c'] = x['f2'].astype(int)
x['c'] = (x['d1'] - pd.Timestamp('2020-01-01')).dt.days
x = x.groupby('c').agg(v=('f2', 'sum'), w=('c', 'count'))
result = x
# case: 3-409
x = pd.DataFrame({'k': [1, 1, 3, 1, 3, 1, 1, 2], 'n1': ['a', 'b', 'Cc', ' d ', 'b', 'b', 'b', ' d '], 'd2': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31', None, '2020-01-15']), 'b2': [True, False, True, True, False, True, True, False]})
y = pd.DataFrame({'k': [1, 2, 2], 'f1': [-3.25, 2.0, 2.0], 'd2': pd.to_datetime(['2020-02-29', None, None]), 'n2': [' d ', 'a', 'Cc'], 'i2': [5, 2, 10]}, index=['s', 'p', 's'])
x = x['n1'].mode()
x = x[x == x.max()]
x = x.nunique()
result = x
# case: 3-410
x = pd.DataFrame({'k': [2, 3, 1, 2], 'i1': [2, 0, 1, -4], 'b1': [True, True, True, True], 'd1': pd.to_datetime([None, None, '2020-02-29', None])})
y = pd.DataFrame({'k': [1], 'b2': [True], 'd1': pd.to_datetime(['2020-02-29']), 'n1': ['b']})
x['c'] = x.groupby('k')['i1'].rank()
result = x
# case: 3-411
x = pd.DataFrame({'k': [3, 1, 1], 'i1': [1, 1, 3], 'd2': pd.to_datetime([None, None, '2021-12-31'])})
y = pd.DataFrame({'k': [1, 1, 3, 1, 2], 'i1': [10, 1, 1, 2, 10], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', None, '2020-01-15'])})
x['c'] = pd.cut(x['i1'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x.count()
x = x.count()
result = x
# case: 3-412
x = pd.DataFrame({'k': [1, 2, 3, 2, 2, 1], 'b2': [True, False, True, True, True, False], 't1': ['x1', 'b', ' d ', 'Cc', 'a-b', ' d '], 'i1': [-4, 5, 1, -4, 3, -4]})
y = pd.DataFrame({'k': [3, 3, 1, 3, 2, 2], 't2': ['x1', '', 'b', '', 'x1', 'x1'], 'n1': ['b', 'Cc', 'b', 'b', 'b', 'a'], 'i2': [10, 5, 0, 1, 10, -4], 'f1': [2.0, 10.0, 1.5, None, 10.0, 1.5]})
x['c'] = pd.to_numeric(x['t1'], errors='coerce')
x['c'] = x['t1'].apply(lambda v: v if v is None or isinstance(v, float) else v.lower())
x = x.value_counts(['t1']).sort_index()
x = x ** 2
result = x
# case: 3-413
x = pd.DataFrame({'k': [], 'n1': [], 't2': []})
y = pd.DataFrame({'k': [3, 1, 3], 'f1': [0.5, 0.0, 2.0], 't2': ['', 'b', 'b'], 'i2': [2, -4, 0]}, index=['q', 's', 'q'])
x.loc[x['t2'] == x['t2'].max(), 't2'] = 1
x = x.dropna()
x = x.isna().sum()
result = x
# case: 3-414
x = pd.DataFrame({'k': [3], 't1': ['x1'], 'd1': pd.to_datetime(['2020-01-15']), 'f1': [0.5], 'b2': [True]})
y = pd.DataFrame({'k': [3, 1, 1, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', None]), 't1': ['b', 'b', 'Cc', 'x1'], 'n2': [' d ', 'b', ' d ', ' d ']})
x = x.groupby(['f1']).size().reset_index(name='n')
x['c'] = x['n'] % x['f1']
result = x
# case: 3-415
x = pd.DataFrame({'k': [2, 2, 1, 3], 'n2': ['b', 'b', 'Cc', 'b'], 'f2': [1.5, 0.0, 1.5, 1.5]})
y = pd.DataFrame({'k': [3, 3, 1], 'd2': pd.to_datetime(['2020-01-15', None, '2021-12-31']), 'b1': [True, True, False], 't1': [' d ', 'a-b', '']})
x = x.rename(columns={'k': 'renamed'})
x = x.reset_index(drop=True)
result = x
# case: 3-416
x = pd.DataFrame({'k': [3, 1, 3, 1, 2], 'i1': [3, 2, 1, 1, 3], 'b2': [True, False, True, False, False]})
y = pd.DataFrame({'k': [2, 3, 3, 3, 1, 1], 'i1': [1, -4, 2, 10, 1, 5], 'b1': [False, False, True, False, False, True]})
x = x['k']
result = x
# case: 3-417
x = pd.DataFrame({'k': [2, 3, 3, 3, 1], 't2': ['a', 'b', ' d ', 'b', 'b'], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2020-02-29', '2020-01-15', '2020-02-29']), 'n2': ['a', 'a', 'a', 'Cc', ' d ']})
y = pd.DataFrame({'k': [3], 'b2': [True], 'n2': ['b'], 'i1': [10]})
x = x.sort_values('n2', na_position='first', ignore_index=True, kind='stable')
result = x
# case: 3-418
x = pd.DataFrame({'k': [1, 1, 2, 2], 't2': ['Cc', 'a', ' d ', ''], 'n2': ['b', 'Cc', 'b', 'a']}, index=['p', 's', 'r', 'p'])
y = pd.DataFrame({'k': [2, 1, 1, 3, 3, 1], 'b1': [False, True, True, True, False, False], 'f1': [np.nan, 0.0, 2.0, 10.0, 0.5, 10.0]})
x = x.value_counts(['t2']).sort_index()
x = x.mode()
result = x
# case: 3-419
x = pd.DataFrame({'k': [1, 2, 1], 'b1': [False, False, True], 'f2': [10.0, 2.0, 1.5], 'n1': [' d ', 'b', 'b'], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', None])})
y = pd.DataFrame({'k': [1, 3, 1, 1, 1], 'b2': [False, False, True, False, False], 't2': ['b', 'b', 'a', None, 'b']})
x['c'] = x['n1'].fillna('?')
x = x.apply(lambda r: str(r['b1']), axis=1)
x = x == x
result = x
# case: 3-420
x = pd.DataFrame({'k': [1, 1, 2, 1, 1, 2], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', None, '2020-01-15', '2020-01-15', '2021-12-31']), 'f1': [None, 0.5, 2.0, 0.5, np.nan, 0.5], 'n2': ['Cc', 'b', 'a', 'a', 'a', ' d '], 'b2': [True, False, False, True, True, True]}, index=['s', 'p', 'p', 'q', 's', 's'])
y = pd.DataFrame({'k': [2, 1, 1, 2], 'i2': [-4, 2, -4, 1], 'f2': [2.0, 1.5, 2.0, 1.5], 't2': ['a-b', 'b', 'b', 'x1']})
x = x.nunique()
x = x[x > 1]
x = x.quantile(0.3)
result = x
# case: 3-421
x = pd.DataFrame({'k': [3], 'b1': [True], 't1': ['Cc'], 'f1': [1.5]}, index=['s'])
y = pd.DataFrame({'k': [2, 1, 2, 1, 3, 2], 't1': [' d ', 'a-b', '', None, '', 'b'], 'b1': [True, False, True, True, False, False]}, index=['p', 's', 's', 's', 'r', 'p'])
x['c'] = x['t1'].map(lambda v: v)
x = x.tail(1)
result = x
# case: 3-422
x = pd.DataFrame({'k': [], 'b2': [], 't1': [], 'd1': pd.to_datetime([])})
y = pd.DataFrame({'k': [2, 1, 1, 3, 1, 2], 'd1': pd.to_datetime(['2021-12-31', None, '2020-01-15', '2020-02-29', '2020-02-29', '2021-12-31']), 't2': ['b', 'b', 'b', 'x1', 'x1', '']})
x = x.value_counts(['t1', 'k']).sort_index()
result = x
# case: 3-423
x = pd.DataFrame({'k': [2, 2, 1, 1, 1, 2, 1, 1], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-02-29', '2021-12-31', '2020-02-29', None, '2021-12-31', '2020-02-29']), 't2': ['Cc', 'a', '', 'a', 'b', 'b', 'b', '']})
y = pd.DataFrame({'k': [3, 1, 2, 3, 3, 2], 'f2': [10.0, np.nan, np.nan, 0.5, None, 0.0], 't1': ['b', None, 'b', 'b', 'b', ''], 'b1': [False, True, False, False, True, False]})
x = x.describe()
x['c'] = x['k'].astype(int)
x['c'] = x['d2'].str.len()
x = x.nunique()
result = x
# case: 3-424
x = pd.DataFrame({'k': [1, 3, 2, 1, 1, 2], 't2': ['a', None, 'x1', 'Cc', 'b', ' d '], 'b1': [True, False, True, False, True, True]})
y = pd.DataFrame({'k': [3, 1, 2, 3, 2, 1], 'n1': ['b', 'b', ' d ', ' d ', 'a', 'b'], 'b2': [True, False, False, True, True, True], 't1': ['Cc', None, 'x1', 'Cc', 'x1', 'b']})
x.loc[x['k'] == x['k'].max(), 'c'] = 't'
x = x['t2'].sort_values(key=lambda s: s.str.lower(), kind='stable')
result = x
# case: 3-425
x = pd.DataFrame({'k': [1, 2, 2, 1, 3, 1, 1, 3], 'i2': [2, 0, 2, -4, 2, -4, -4, 2], 't2': ['a', 'a-b', '', 'a', 'b', 'b', None, None], 'b1': [False, False, True, False, True, False, False, True]})
y = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2020-02-29']), 'n2': [' d ']})
x = x.nunique()
x = x[x > 1]
x = x.clip(0, 2)
x = x.sum()
result = x
# case: 3-426
x = pd.DataFrame({'k': [1], 'd2': pd.to_datetime(['2021-12-31']), 'i1': [2], 'f1': [2.0], 'n2': ['b']})
y = pd.DataFrame({'k': [1], 'i2': [3], 'n2': [' d '], 'f1': [0.5]})
x = x.nunique()
x = x.tolist()
result = x
# case: 3-427
x = pd.DataFrame({'k': [2], 'f1': [np.nan], 't1': ['x1']})
y = pd.DataFrame({'k': [3], 'b2': [True], 'd2': pd.to_datetime(['2020-01-15']), 'f2': [np.nan]})
x = x.fillna(0)
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x.shift(1)
result = x
# case: 3-428
x = pd.DataFrame({'k': [2, 3, 2, 2, 1, 2], 'i2': [2, 2, 5, 0, 2, 5], 'f1': [10.0, 2.0, None, 1.5, 0.0, 0.5], 'n2': ['b', 'Cc', 'b', 'b', 'a', 'Cc']})
y = pd.DataFrame({'k': [2], 'b1': [False], 't1': ['b'], 'd1': pd.to_datetime(['2021-12-31']), 'i2': [1]})
x = x[['f1']]
result = x
# case: 3-429
x = pd.DataFrame({'k': [], 'd2': pd.to_datetime([]), 'n2': [], 'f1': []})
y = pd.DataFrame({'k': [2], 'b1': [True], 'i1': [1]})
x = x['d2'].value_counts().sort_index()
x = x[x == x.max()]
x = x.reset_index()
x = x.T
result = x
# case: 3-430
x = pd.DataFrame({'k': [3, 2, 3], 'f1': [10.0, -3.25, np.nan], 't1': ['a', None, 'Cc'], 'i1': [2, 2, 0], 'b2': [False, False, False]}, index=['q', 'p', 'r'])
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2020-02-29']), 'i2': [5], 'b1': [False]})
x['c'] = x['i1'] * x['f1']
result = x
# case: 3-431
x = pd.DataFrame({'k': [3, 3, 3, 1, 1, 2, 1, 3], 'b2': [True, True, True, False, True, True, False, False], 'n2': ['b', 'b', ' d ', ' d ', 'b', 'b', 'b', 'a'], 'f1': [np.nan, 1.5, 0.5, 0.5, 1.5, 1.5, 2.0, np.nan], 't2': ['b', ' d ', '', 'x1', 'Cc', 'b', 'b', 'b']}, index=['p', 'r', 's', 'q', 'q', 'p', 'p', 's'])
y = pd.DataFrame({'k': [1], 'i2': [1], 't1': ['Cc'], 'f1': [np.nan]})
x = x.apply(lambda r: r['t2'], axis=1)
result = x
# case: 3-432
x = pd.DataFrame({'k': [1, 1, 3, 1, 3], 't2': ['b', ' d ', 'x1', 'Cc', ' d '], 'f2': [np.nan, np.nan, None, 2.0, None], 'b2': [False, True, True, False, False]})
y = pd.DataFrame({'k': [1, 1, 3, 1, 3, 1], 'i1': [0, 5, 2, 2, 10, 0], 'f2': [1.5, 2.0, 2.0, 1.5, 0.5, None], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', None, '2020-01-15', None]), 'b2': [False, False, True, True, True, False]}, index=['p', 'q', 's', 'q', 'q', 'p'])
x = x.apply(lambda r: str(r['t2']), axis=1)
x = x.describe()
x = x.sort_index()
result = x
# case: 3-433
x = pd.DataFrame({'k': [], 't2': [], 'i2': [], 'f2': []})
y = pd.DataFrame({'k': [2], 't1': ['x1'], 'f1': [np.nan], 'd2': pd.to_datetime(['2020-02-29']), 'i1': [2]}, index=['s'])
x = x.fillna({'t2': 0})
result = x
# case: 3-434
x = pd.DataFrame({'k': [1, 3, 1, 3, 1, 1, 3, 2], 'i1': [1, 2, 10, 2, 5, -4, -4, 0], 'f1': [1.5, 10.0, 0.5, 10.0, 0.0, 0.0, None, 10.0], 't2': ['a-b', 'Cc', 'a', 'b', ' d ', 'b', '', 'b'], 'd1': pd.to_datetime(['2021-12-31', None, None, '2020-02-29', '2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31'])})
y = pd.DataFrame({'k': [2, 2, 1, 3, 2], 't1': [None, 'b', None, 'Cc', ' d '], 'n2': [' d ', ' d ', ' d ', 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2020-01-15', None, '2021-12-31'])})
x['c'] = x.groupby('f1')['i1'].transform('prod')
x = x.melt(id_vars=['k'])
x = x['value'].max()
result = x
# case: 3-435
x = pd.DataFrame({'k': [1, 1, 3], 'i1': [10, 5, 0], 'b2': [True, True, False]})
y = pd.DataFrame({'k': [3], 'i2': [2], 'b2': [False], 'f1': [None]})
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x.head(-1)
x = x['k'].value_counts().sort_index()
result = x
# case: 3-436
x = pd.DataFrame({'k': [1, 2, 3, 1, 3], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31']), 'n1': [' d ', 'b', 'b', 'a', 'a']})
y = pd.DataFrame({'k': [1, 2, 1], 'n2': ['b', 'a', 'b'], 'b1': [True, False, True]})
x = x.T
result = x
# case: 3-437
x = pd.DataFrame({'k': [2, 2, 1, 3, 3], 'f2': [0.0, 1.5, np.nan, 0.0, -3.25], 'n1': ['a', 'Cc', 'b', 'b', 'Cc']})
y = pd.DataFrame({'k': [2], 'b1': [False], 't1': [None], 'f1': [2.0]})
x = x.groupby('k').agg({'f2': ['median', 'max']})
x = x.head(2)
result = x
# case: 3-438
x = pd.DataFrame({'k': [2, 3, 3, 1, 1, 2, 1, 2], 't1': ['b', 'b', 'a-b', 'b', 'b', 'b', 'b', ' d '], 'd2': pd.to_datetime([None, None, None, '2021-12-31', None, '2020-02-29', '2021-12-31', None])}, index=['q', 'r', 'p', 'r', 'q', 'q', 'p', 's'])
y = pd.DataFrame({'k': [2, 2, 3, 3, 3, 3], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', None, '2021-12-31', '2020-02-29', '2021-12-31']), 'f1': [np.nan, None, -3.25, 1.5, 1.5, 1.5], 'n2': ['b', 'b', 'Cc', 'b', 'Cc', ' d ']})
x = x.head(3)
x = x.dropna(subset=['t1'])
result = x
# case: 3-439
x = pd.DataFrame({'k': [1, 2, 3, 3, 1, 2], 'n1': ['a', ' d ', 'b', 'b', ' d ', 'Cc'], 'f1': [2.0, np.nan, None, 10.0, 0.0, np.nan]})
y = pd.DataFrame({'k': [3, 1, 1, 3], 'f1': [None, 0.0, 0.0, 2.0], 'b2': [False, True, True, True], 'i2': [0, 2, 10, -4], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-01-15', '2021-12-31'])}, index=['r', 'r', 'p', 'r'])
x = x.groupby('k').agg(v=('k', 'sum'), w=('k', 'count'))
x['c'] = pd.cut(x['w'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x[x['v'] > x['v'].mean()]
result = x
# case: 3-440
x = pd.DataFrame({'k': [], 'f2': [], 'n1': [], 'b1': [], 't1': []})
y = pd.DataFrame({'k': [2], 't1': ['a'], 'f2': [0.0]})
x = x.groupby('t1')['f2'].idxmax()
result = x
# case: 3-441
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 'i2': [], 't2': [], 'b2': []})
y = pd.DataFrame({'k': [3, 3, 3, 2, 1, 2], 'b1': [False, True, False, True, False, True], 'i1': [1, -4, 2, 1, -4, 1], 't1': ['a', 'x1', None, 'x1', ' d ', 'b'], 'f1': [-3.25, 0.5, 1.5, None, 0.5, np.nan]})
x = x.groupby('t2')['k'].idxmax()
x = x.cumsum()
result = x
# case: 3-442
x = pd.DataFrame({'k': [3, 1, 2], 'b2': [False, True, True], 'i2': [1, 3, 2]})
y = pd.DataFrame({'k': [3, 1, 3, 2, 1, 1], 't1': ['a', '', 'a', None, 'b', ' d '], 'i2': [1, 2, 10, 10, 10, 0]})
x['c'] = x['k'].fillna(x['k'].mean())
x = x.astype({'k': str})
x = x.assign(c=lambda d: d['b2'].isna())
result = x
# case: 3-443
x = pd.DataFrame({'k': [3, 2, 1, 2, 2], 'i2': [1, 10, 1, 5, 1], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', '2021-12-31']), 'f2': [np.nan, 0.0, 10.0, 10.0, 0.0]})
y = pd.DataFrame({'k': [2, 2, 2], 'f2': [0.0, 0.5, 10.0], 'b2': [True, True, False], 'i2': [3, 1, 5]})
x = x.groupby('i2', as_index=False)['f2'].first()
x = x[['f2']]
result = x
# case: 3-444
x = pd.DataFrame({'k': [1, 1, 2], 'b2': [True, True, False], 't1': [' d ', 'b', ' d '], 'i1': [1, 2, 5], 'f1': [0.5, 0.0, np.nan]}, index=['s', 's', 'q'])
y = pd.DataFrame({'k': [3, 1, 2], 'f2': [-3.25, 2.0, None], 'i1': [2, 1, 2], 't1': ['a', ' d ', 'b'], 'b2': [True, False, False]}, index=['r', 'q', 'r'])
x = x['t1'].unique().tolist()
result = x
# case: 3-445
x = pd.DataFrame({'k': [1, 3, 1, 1, 3], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15', '2020-02-29']), 'b2': [True, False, False, True, False], 'i2': [1, -4, 3, 5, 3]})
y = pd.DataFrame({'k': [1, 2, 3, 3], 'b2': [False, False, True, True], 'n1': ['Cc', 'a', 'Cc', 'Cc'], 'i1': [3, 5, 10, 0], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31'])})
x = x.value_counts(['i2', 'd1']).sort_index()
x = x.abs()
x = x.rank()
result = x
# case: 3-446
x = pd.DataFrame({'k': [3, 2, 3, 2], 'i2': [2, 1, 3, 0], 'f1': [np.nan, 0.0, np.nan, 0.5]})
y = pd.DataFrame({'k': [2, 3, 2, 3, 3, 1], 'n2': ['b', 'b', 'a', 'b', 'b', 'b'], 'd1': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2020-02-29', None, '2021-12-31']), 'f1': [-3.25, 1.5, -3.25, 1.5, 10.0, -3.25], 't1': ['x1', 'b', ' d ', 'b', 'b', 'x1']})
x = x['k'].value_counts().sort_index()
x = x.diff()
x = x[x > 1]
result = x
# case: 3-447
x = pd.DataFrame({'k': [3, 3, 3], 'b1': [False, False, True], 'f2': [0.5, 2.0, 2.0]})
y = pd.DataFrame({'k': [1, 1, 2], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-01-15']), 'n2': ['a', 'b', ' d ']})
x = x.rename(columns={'k': 'renamed'})
x = x.groupby('f2').size()
x = x.describe()
result = x
# case: 3-448
x = pd.DataFrame({'k': [2, 3, 3, 3, 3, 2, 1, 1], 't1': [None, 'x1', '', '', 'b', 'b', 'b', 'Cc'], 'n2': ['b', 'a', 'Cc', 'b', ' d ', ' d ', 'b', 'b']})
y = pd.DataFrame({'k': [3, 2, 3], 'b1': [False, False, False], 'i2': [1, 1, 1]})
x = x.groupby('k')['k'].min()
x = x.sort_index()
x = x ** 2
x = x.drop_duplicates()
result = x
# case: 3-449
x = pd.DataFrame({'k': [3, 3, 2, 1, 3, 3, 2, 1], 'n1': ['b', ' d ', ' d ', 'a', 'Cc', 'b', 'a', 'b'], 'b2': [False, False, False, False, False, True, False, True], 't2': [None, 'a', ' d ', 'Cc', '', 'a', ' d ', ''], 'f2': [None, 10.0, 2.0, 1.5, 0.5, None, 10.0, -3.25]})
y = pd.DataFrame({'k': [2, 2, 1], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31']), 'b2': [True, True, False]})
x = x.count()
x = x.iloc[::-1]
x = x.astype(str)
x = x.fillna(0)
result = x
# case: 3-450
x = pd.DataFrame({'k': [2], 'b2': [True], 'n1': ['b']})
y = pd.DataFrame({'k': [1], 'i2': [5], 't1': ['x1'], 'd2': pd.to_datetime(['2020-02-29'])})
x = x.drop_duplicates()
x = x['n1'].max()
result = x
