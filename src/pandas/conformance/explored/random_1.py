import pandas as pd
import numpy as np
# case: 3-0
x = pd.DataFrame({'k': [2], 'b1': [True], 'f2': [-3.25], 't1': ['Cc'], 'n2': [' d ']})
y = pd.DataFrame({'k': [3, 1, 3, 2], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', None, '2020-01-15']), 'f2': [0.5, -3.25, 10.0, np.nan], 'b2': [False, False, True, False]}, index=['q', 's', 'q', 'r'])
x = x.nsmallest(2, 'f2', keep='all')
x = x.apply(lambda r: str(r['f2']), axis=1)
x = x.sort_index()
x = x.shift()
result = x
# case: 3-1
x = pd.DataFrame({'k': [3, 3, 1, 3, 3], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-01-15', '2020-01-15']), 'f2': [10.0, 1.5, None, 1.5, np.nan], 't1': ['a', ' d ', '', '', 'b'], 'n1': [' d ', ' d ', 'a', 'Cc', ' d ']})
y = pd.DataFrame({'k': [1, 1, 3], 'f1': [2.0, np.nan, -3.25], 'i2': [1, 0, 3], 't2': ['x1', 'b', ''], 'b2': [False, False, True]})
x = x.groupby('t1').filter(lambda g: g['k'].sum() > 2)
x = x[(x['t1'].str.contains('b', na=False)) | (x['n1'].str.len() > 1)]
x = x.values.tolist()
result = x
# case: 3-2
x = pd.DataFrame({'k': [1, 3, 1, 3, 1, 2], 'b2': [False, False, False, True, False, True], 't2': ['x1', ' d ', ' d ', '', 'b', 'a'], 'n1': ['b', ' d ', 'b', 'b', 'b', 'b']})
y = pd.DataFrame({'k': [2, 2, 3, 1], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2021-12-31', '2020-02-29']), 'i2': [2, 2, 1, 0], 'b1': [False, True, False, False], 't1': ['x1', 'b', '', ' d ']})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x = x.reset_index(drop=True)
x = x[x['k'] > x['k'].mean()]
result = x
# case: 3-3
x = pd.DataFrame({'k': [3, 3, 3, 2, 3, 2], 'i1': [1, 2, 1, 2, 0, 0], 'n1': ['Cc', ' d ', 'a', 'a', 'Cc', 'a']})
y = pd.DataFrame({'k': [3, 3, 2], 'd1': pd.to_datetime([None, '2020-01-15', '2021-12-31']), 'i1': [2, 10, -4]})
x['c'] = x['k'] + 2
result = x
# case: 3-4
x = pd.DataFrame({'k': [3, 3, 2, 1, 2, 1, 2, 3], 'f2': [0.5, 10.0, None, 0.5, 0.5, 1.5, 0.5, 1.5], 'i1': [1, -4, 0, 1, 10, 10, -4, 3], 'n1': ['b', 'a', 'b', 'Cc', 'Cc', ' d ', 'b', 'b']})
y = pd.DataFrame({'k': [3, 3, 2], 'i1': [1, 0, 3], 'f2': [0.0, np.nan, 0.5], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31'])})
x = x[(x['f2'] <= 2) | (x['i1'].notna())]
x = x.set_index('k')
x = x.rename(columns={'f2': 'renamed'})
result = x
# case: 3-5
x = pd.DataFrame({'k': [1, 3, 2, 3], 'i1': [0, -4, 1, 2], 'b2': [True, True, True, False], 'n1': ['a', 'b', 'a', 'a'], 't1': [None, ' d ', ' d ', 'b']}, index=['q', 'p', 'p', 'p'])
y = pd.DataFrame({'k': [1, 1, 3, 1, 2], 'b2': [False, False, False, False, False], 'f1': [np.nan, 0.0, 2.0, np.nan, 1.5], 'i2': [10, -4, 1, 5, 1]})
x = x.set_index(['i1', 't1'])
x = x[['k']].sum(axis=1)
x = x.diff()
x = x.where(x.notna(), 0)
result = x
# case: 3-6
x = pd.DataFrame({'k': [2], 'i1': [1], 't2': ['Cc'], 'n2': ['Cc']})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2021-12-31']), 'n1': ['Cc'], 'f1': [10.0]})
x = x.groupby(['i1', 'k']).size().reset_index(name='n')
x = x.sort_values(['i1', 'n'], ascending=False, kind='stable')
result = x
# case: 3-7
x = pd.DataFrame({'k': [1], 'i2': [2], 'd1': pd.to_datetime(['2021-12-31']), 'b2': [False]}, index=['r'])
y = pd.DataFrame({'k': [1, 3, 3], 'n2': ['Cc', 'b', ' d '], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15']), 'i2': [1, -4, 10]})
x = x.head(3)
result = x
# case: 3-8
x = pd.DataFrame({'k': [3, 3, 3, 3, 1, 3], 'd2': pd.to_datetime([None, '2021-12-31', '2020-01-15', '2021-12-31', None, '2020-02-29']), 't1': ['b', 'x1', None, 'b', 'b', 'a-b'], 'i1': [3, 5, 10, 2, 1, -4], 'f2': [-3.25, 1.5, 1.5, 1.5, 1.5, 0.0]})
y = pd.DataFrame({'k': [2, 2, 1, 1, 1, 2], 't2': ['Cc', 'a-b', 'x1', 'x1', '', None], 'i1': [3, -4, 1, 1, 2, 1], 'd1': pd.to_datetime([None, '2020-01-15', '2020-02-29', '2020-02-29', None, '2021-12-31'])})
x['c'] = x['d2'].dt.month
x = x.nunique()
x = x.astype(str)
x = x.fillna(0)
result = x
# case: 3-9
x = pd.DataFrame({'k': [], 'n2': [], 'd2': pd.to_datetime([]), 't2': []})
y = pd.DataFrame({'k': [3, 1, 1, 3, 1, 2, 1, 3], 'n2': ['b', 'b', ' d ', 'b', 'a', ' d ', 'Cc', 'a'], 'i2': [1, 1, -4, 1, 0, 0, 3, 2], 'f1': [10.0, 0.0, 0.5, None, None, None, None, 1.5], 't1': ['a', 'b', 'x1', 'Cc', 'b', 'Cc', '', 'Cc']})
x = x.groupby(x['d2'].dt.year)['k'].count()
result = x
# case: 3-10
x = pd.DataFrame({'k': [3], 'n2': ['b'], 'd2': pd.to_datetime(['2021-12-31']), 'i1': [-4]})
y = pd.DataFrame({'k': [1, 3, 2, 2, 2, 2], 'n2': [' d ', 'Cc', 'b', 'a', 'b', 'b'], 'f2': [1.5, 10.0, 0.0, 2.0, 1.5, 2.0], 'd1': pd.to_datetime(['2020-02-29', None, '2021-12-31', None, '2020-02-29', '2020-01-15'])}, index=['q', 's', 's', 'q', 'p', 'p'])
x = x.value_counts(['k', 'n2']).sort_index()
x = x.unstack(level=0)
x = x.reset_index()
x = x.head(2)
result = x
# case: 3-11
x = pd.DataFrame({'k': [1], 'n1': ['b'], 'd1': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [2, 2, 2, 2, 1], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15']), 't1': ['', 'b', 'a', 'b', 'a']})
x['c'] = x['k'].astype(int)
result = x
# case: 3-12
x = pd.DataFrame({'k': [2, 2, 3, 1, 2], 'f2': [np.nan, 1.5, -3.25, 1.5, np.nan], 'n1': [' d ', 'Cc', ' d ', 'b', ' d '], 't2': ['b', '', 'a-b', 'x1', 'b']})
y = pd.DataFrame({'k': [2, 2, 1, 3], 'f2': [10.0, 0.5, 1.5, 1.5], 'n1': ['Cc', 'a', 'a', 'b'], 'b1': [True, True, False, False]})
x = x.duplicated('n1')
x = x.dropna()
x = x.iloc[0]
result = x
# case: 3-13
x = pd.DataFrame({'k': [3, 1, 1, 3, 1], 'i1': [1, 0, 1, 2, 2], 'n1': ['b', ' d ', ' d ', 'Cc', ' d '], 'd2': pd.to_datetime([None, '2020-02-29', '2021-12-31', '2020-02-29', None])}, index=['p', 'p', 'p', 'q', 'r'])
y = pd.DataFrame({'k': [1], 'n1': ['Cc'], 'd2': pd.to_datetime(['2021-12-31'])})
x = x.groupby('k', as_index=True).count()
x = pd.concat([x, y])
x = x.groupby('i1')['k'].agg(['min', 'std'])
x['c'] = x['std'].fillna(x['std'].mean())
result = x
# case: 3-14
x = pd.DataFrame({'k': [], 'b1': [], 'f2': [], 'd1': pd.to_datetime([]), 'n2': []})
y = pd.DataFrame({'k': [2, 1, 3, 1], 't1': [None, 'a-b', '', 'x1'], 'f1': [np.nan, 10.0, np.nan, 10.0]})
x = x.loc[x['b1'].between(1, 3), ['n2', 'k', 'f2']]
result = x
# case: 3-15
x = pd.DataFrame({'k': [2, 2, 2, 1], 'f2': [10.0, 2.0, -3.25, 1.5], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31'])}, index=['q', 's', 'r', 's'])
y = pd.DataFrame({'k': [2, 2, 3, 3, 1, 2, 2, 2], 't1': [None, 'x1', 'x1', ' d ', 'Cc', 'a-b', 'a', 'a'], 'f1': [0.0, 1.5, 0.0, 0.5, 1.5, 0.5, 0.5, 2.0], 'n2': ['b', 'b', ' d ', 'a', 'Cc', 'b', 'b', 'a'], 'b2': [False, False, True, True, False, False, False, True]})
x = x.loc[x['f2'] > 1, ['d1', 'k', 'f2']]
x = x['f2'].max()
result = x
# case: 3-16
x = pd.DataFrame({'k': [1, 2, 3], 'f1': [10.0, 10.0, 0.0], 'i2': [3, 10, 1]})
y = pd.DataFrame({'k': [2], 'f2': [10.0], 'b2': [False], 'i2': [2], 'd1': pd.to_datetime([None])})
x = x.groupby('f1', as_index=False)['f1'].max()
result = x
# case: 3-17
x = pd.DataFrame({'k': [3, 3, 1, 2, 1], 't2': [' d ', 'b', '', 'b', 'x1'], 'i1': [10, -4, -4, 2, 2], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15']), 'n2': ['b', 'a', 'b', 'b', ' d ']})
y = pd.DataFrame({'k': [2, 2, 1], 'f2': [2.0, 2.0, 1.5], 'n1': ['a', 'a', 'b']})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = x
# case: 3-18
x = pd.DataFrame({'k': [1, 1, 1, 3, 1], 'i2': [5, 0, 1, 5, 0], 'f1': [1.5, -3.25, 2.0, 1.5, 1.5], 'b1': [True, True, False, True, False], 'n2': ['b', 'a', 'b', 'a', 'b']}, index=['r', 'q', 's', 'r', 'p'])
y = pd.DataFrame({'k': [2], 't1': ['b'], 'f2': [0.0]})
x = x[(x['f1'].isin([1, 2.0])) | (~x['b1'])]
x = x.sum(numeric_only=True)
x = x.tolist()
result = x
# case: 3-19
x = pd.DataFrame({'k': [3, 3, 1, 2, 1], 'n2': ['b', 'b', 'b', 'a', ' d '], 'f1': [np.nan, 1.5, 1.5, 0.5, 1.5], 't1': ['', 'x1', 'a-b', ' d ', 'b']})
y = pd.DataFrame({'k': [2, 2, 3, 3, 2], 't2': ['x1', 'x1', 'x1', ' d ', ' d '], 'f2': [1.5, 1.5, 0.0, 2.0, None], 'b1': [False, False, False, False, True]})
x = x.describe()
x.loc[x['f1'] <= 2, 'c'] = 1
result = x
# case: 3-20
x = pd.DataFrame({'k': [2, 3, 2], 'f2': [0.5, -3.25, None], 'i2': [5, -4, 3], 'n1': [' d ', 'Cc', 'b'], 'b2': [True, True, False]}, index=['p', 'q', 'p'])
y = pd.DataFrame({'k': [1], 'n1': [' d '], 't2': ['a-b'], 'f2': [None]})
x = x.groupby('n1')['f2'].apply(lambda s: s.max() - s.min())
x = x % 2
result = x
# case: 3-21
x = pd.DataFrame({'k': [2, 2, 3, 1], 'n1': ['b', ' d ', 'a', 'Cc'], 'f1': [None, np.nan, 0.5, 10.0]})
y = pd.DataFrame({'k': [1], 't2': [' d '], 'f2': [-3.25], 'n1': ['a']}, index=['r'])
x['c'] = x['f1'].cumsum()
result = x
# case: 3-22
x = pd.DataFrame({'k': [], 't1': [], 'n2': [], 'f1': [], 'b1': []})
y = pd.DataFrame({'k': [1, 1, 1, 2, 3, 2], 'i2': [3, -4, 10, 2, 2, 2], 'b2': [True, False, False, False, True, False], 'f1': [np.nan, -3.25, 2.0, 10.0, 2.0, 1.5], 't1': [None, 'b', 'a-b', '', 'Cc', 'x1']})
x.loc[x['k'] <= 2, 'n2'] = 0.5
result = x
# case: 3-23
x = pd.DataFrame({'k': [2, 2, 2], 'f1': [None, 1.5, 2.0], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29']), 't1': ['Cc', None, 'Cc']})
y = pd.DataFrame({'k': [3, 3, 2, 3, 3, 2], 'b1': [False, False, False, True, True, False], 'f2': [0.5, 1.5, -3.25, 0.0, np.nan, 10.0], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', '2021-12-31', None])})
x = x.fillna({'k': 'z'})
x['c'] = x['f1'].map(lambda v: v)
result = x
# case: 3-24
x = pd.DataFrame({'k': [3, 1, 3, 1], 'b2': [False, False, False, False], 't1': ['', 'a-b', 'x1', '']})
y = pd.DataFrame({'k': [3, 1, 3, 2, 3], 'f1': [None, 0.0, 1.5, None, 10.0], 't1': ['a-b', '', None, 'Cc', '']})
x['c'] = x['t1'].str.title()
x = x['k'].prod()
result = x
# case: 3-25
x = pd.DataFrame({'k': [], 'b2': [], 'd2': pd.to_datetime([]), 't1': []})
y = pd.DataFrame({'k': [2, 1, 1, 1], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31']), 't2': ['b', ' d ', 'a-b', 'Cc'], 'f1': [2.0, -3.25, None, None]})
x = x.apply(lambda r: r['b2'], axis=1)
result = x
# case: 3-26
x = pd.DataFrame({'k': [], 'f2': [], 'd2': pd.to_datetime([]), 'i1': []})
y = pd.DataFrame({'k': [2, 2, 2], 'd2': pd.to_datetime([None, '2021-12-31', '2020-02-29']), 'n1': ['a', 'b', 'Cc'], 'b1': [True, True, True]})
x = x.groupby('d2').count()
x = x.drop_duplicates()
x = x[['k', 'f2', 'i1']].sum(axis=1)
result = x
# case: 3-27
x = pd.DataFrame({'k': [1, 3, 1, 3, 1, 1, 1, 3], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', None, None, '2021-12-31', '2021-12-31', '2020-02-29']), 'f1': [1.5, -3.25, np.nan, 1.5, 0.5, 0.5, None, 0.0], 't2': ['x1', 'b', 'a', 'Cc', '', 'a', 'a-b', None], 'i2': [2, -4, -4, 2, 0, 3, 2, 2]})
y = pd.DataFrame({'k': [3, 1, 3, 3], 'n1': ['b', 'a', 'a', 'Cc'], 't1': ['x1', 'Cc', 'Cc', None]})
x['c'] = x['f1'].round(1).astype(str)
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
x = x.groupby('t1').head(1)
result = x
# case: 3-28
x = pd.DataFrame({'k': [1, 2, 1], 't2': ['a', 'a', 'a'], 'i2': [0, 0, 10], 'b2': [True, True, False], 'f2': [-3.25, 10.0, 10.0]})
y = pd.DataFrame({'k': [1, 2, 3], 't1': ['b', 'Cc', 'Cc'], 'b1': [True, False, True]})
x['c'] = x.groupby('i2')['f2'].transform('first')
result = x
# case: 3-29
x = pd.DataFrame({'k': [], 'd2': pd.to_datetime([]), 'n2': [], 'i2': []})
y = pd.DataFrame({'k': [2, 2, 2, 3], 't2': [None, ' d ', 'Cc', 'x1'], 'b1': [False, False, False, False], 'i1': [3, 0, 2, 0]})
x['c'] = x['k'].astype(int)
x = x.T
result = x
# case: 3-30
x = pd.DataFrame({'k': [2, 3, 2, 2, 3], 't2': [' d ', 'a-b', 'Cc', 'b', 'Cc'], 'n1': [' d ', 'a', 'Cc', 'a', ' d '], 'b2': [False, False, False, False, True], 'i2': [5, 0, 10, 1, 0]})
y = pd.DataFrame({'k': [1, 1, 1, 3, 1, 2], 'i1': [5, 5, 1, 1, 2, 5], 'f2': [None, 10.0, 0.0, 0.5, -3.25, 0.0], 'n1': [' d ', 'b', 'b', ' d ', 'Cc', 'b'], 't1': [' d ', 'Cc', 'b', 'Cc', '', 'Cc']})
x = x['n1'].mode()
x = x.index.tolist()
result = x
# case: 3-31
x = pd.DataFrame({'k': [3, 3, 2, 1, 1, 2, 3, 1], 'f2': [None, 2.0, -3.25, 1.5, None, 2.0, 2.0, 0.0], 'b1': [False, False, False, True, False, False, False, True], 'n2': ['b', 'b', 'b', 'a', 'a', 'Cc', 'Cc', 'b'], 'i1': [2, 1, 1, 0, 1, 3, 3, 1]})
y = pd.DataFrame({'k': [3], 't1': [''], 'b2': [False]}, index=['s'])
x = x['n2'].max()
result = x
# case: 3-32
x = pd.DataFrame({'k': [3], 'n1': ['Cc'], 't2': [None], 'd2': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [3, 2, 1, 2, 1], 'n2': ['b', 'b', ' d ', 'a', 'b'], 'b1': [False, False, True, False, True], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', None, '2020-01-15', '2021-12-31'])})
x['c'] = x['k'].astype(int)
x = x.groupby('c').count()
x = x.apply(lambda r: r['t2'], axis=1)
x = x.sort_index()
result = x
# case: 3-33
x = pd.DataFrame({'k': [1, 1, 3, 3, 1, 2, 3, 2], 'i2': [3, 0, 2, 10, 0, 2, 5, 1], 'n2': ['Cc', ' d ', ' d ', 'Cc', 'Cc', 'b', ' d ', 'b']})
y = pd.DataFrame({'k': [3, 2, 2], 'f2': [2.0, 0.0, 0.0], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31'])})
x.loc[x['n2'].notna(), 'i2'] = 0.5
x['c'] = x['i2'].cumsum()
result = x
# case: 3-34
x = pd.DataFrame({'k': [2, 1, 3], 'b2': [False, False, False], 't1': [' d ', 'b', 'b']})
y = pd.DataFrame({'k': [2, 3, 1, 3, 3, 2, 1, 1], 'n1': ['b', 'Cc', ' d ', 'a', 'b', 'b', 'b', ' d '], 'f1': [0.5, None, 10.0, -3.25, 10.0, 0.5, None, -3.25], 'b1': [False, False, False, False, False, True, True, True]})
x = x.iloc[1:3]
x = x.tail(2)
x = x[(x['t1'] != 'a') & (x['t1'].notna())]
result = x
# case: 3-35
x = pd.DataFrame({'k': [2], 't2': ['b'], 'b2': [False], 'f2': [0.5], 'n2': ['Cc']})
y = pd.DataFrame({'k': [2, 2, 1, 1, 1, 1], 'b2': [True, False, False, True, True, False], 'i1': [2, 3, 1, 5, 3, 5], 't1': ['Cc', 'x1', 'a-b', 'Cc', '', 'x1'], 'f2': [-3.25, 1.5, 2.0, None, 0.5, 2.0]})
x = sorted(x['n2'].dropna().unique())
result = x
# case: 3-36
x = pd.DataFrame({'k': [2, 3, 2, 1, 1], 'n2': ['a', 'b', ' d ', 'b', 'b'], 'f2': [-3.25, np.nan, 0.0, np.nan, 1.5], 'd2': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2021-12-31', None]), 'b2': [True, True, False, True, True]})
y = pd.DataFrame({'k': [1, 3, 1], 't1': ['', 'a', 'a-b'], 'n2': ['b', ' d ', 'b'], 'f1': [0.0, 1.5, -3.25], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31'])})
x = x[(~x['b2']) & (x['k'].isin([1, 2.0]))]
x = x['d2'].value_counts().sort_index()
result = x
# case: 3-37
x = pd.DataFrame({'k': [1, 2, 1, 1, 3, 2, 2, 3], 't1': [' d ', 'a-b', 'b', 'Cc', 'a-b', 'x1', ' d ', 'Cc'], 'b2': [False, True, True, True, True, True, True, True], 'n1': ['b', 'b', ' d ', 'a', 'b', 'Cc', ' d ', 'Cc']}, index=['p', 'r', 'q', 's', 's', 'q', 'p', 'p'])
y = pd.DataFrame({'k': [1], 'i1': [-4], 'b1': [True], 't2': ['b'], 'n2': [' d ']})
x = x.merge(y, on='k', how='outer')
x = x[['k', 'i1']].corr()
result = x
# case: 3-38
x = pd.DataFrame({'k': [1, 3, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-02-29']), 'f1': [1.5, 1.5, 0.0]})
y = pd.DataFrame({'k': [2, 1, 2], 'f1': [0.0, 10.0, 2.0], 'b1': [False, True, True], 'n2': ['a', 'b', 'Cc'], 'i2': [0, 5, 1]})
x = x.groupby('f1').agg(v=('k', 'mean'), w=('k', 'count'))
x = x.head(4)
x = x.groupby('w', as_index=False)['w'].size()
x = x.values.tolist()
result = x
# case: 3-39
x = pd.DataFrame({'k': [1, 1, 1, 2, 1], 'i1': [2, -4, 0, 5, 5], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', None, '2021-12-31']), 't1': ['b', 'x1', ' d ', 'a-b', ''], 'f1': [np.nan, -3.25, 1.5, 2.0, 10.0]})
y = pd.DataFrame({'k': [3], 't1': ['Cc'], 'i1': [10], 'd2': pd.to_datetime(['2021-12-31'])})
x = x.iloc[::-1]
x['c'] = x['t1'].replace({'a': 'A', 'b': None})
x['c'] = x['f1'] / 2
result = x
# case: 3-40
x = pd.DataFrame({'k': [2, 3, 2, 2, 3, 2], 'b2': [True, True, False, False, True, True], 't2': [None, 'Cc', None, ' d ', 'a', ' d '], 'i2': [1, 1, 2, 0, 0, -4], 'n2': [' d ', 'Cc', ' d ', 'Cc', 'Cc', 'a']})
y = pd.DataFrame({'k': [1], 'n1': ['b'], 'd2': pd.to_datetime(['2020-01-15']), 'i2': [3]})
x = x.groupby('t2')['k'].agg(['min', 'prod'])
x.loc[x['min'].between(1, 3), 'c'] = 1
x = x[x['min'] == x['min'].max()]
result = x
# case: 3-41
x = pd.DataFrame({'k': [1, 2, 1, 2], 'n2': [' d ', 'b', 'Cc', 'b'], 'd1': pd.to_datetime(['2021-12-31', None, '2020-01-15', '2020-01-15'])}, index=['p', 'q', 'p', 'q'])
y = pd.DataFrame({'k': [2, 1, 1, 2, 1, 2], 't1': ['', 'b', 'x1', 'b', 'x1', 'x1'], 'n2': ['a', 'b', 'Cc', 'a', 'b', 'b'], 'i2': [2, 1, 1, -4, 10, 2]})
x = x.fillna({'d1': 0})
x['c'] = x['k'].fillna(x['k'].mean())
x['c'] = x['n2'].str.len()
result = x
# case: 3-42
x = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2021-12-31']), 't1': ['Cc'], 'f2': [-3.25]}, index=['s'])
y = pd.DataFrame({'k': [3, 2, 3], 'b1': [False, True, False], 't2': ['Cc', None, ' d '], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31'])})
x = x.apply(lambda r: r['d1'], axis=1)
x = x.sort_values(ascending=False, kind='stable')
x = x.value_counts(normalize=True).sort_index()
x = x.shift()
result = x
# case: 3-43
x = pd.DataFrame({'k': [], 't2': [], 'd1': pd.to_datetime([])})
y = pd.DataFrame({'k': [2, 3, 2, 3, 3], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15', '2021-12-31']), 'f1': [1.5, -3.25, 1.5, 1.5, 0.0], 'b1': [False, False, False, False, False]})
x = x.sum(numeric_only=True)
x = x.mode()
x = x.head(2)
x = x.nlargest(2)
result = x
# case: 3-44
x = pd.DataFrame({'k': [1, 3, 2, 1, 2], 'd2': pd.to_datetime([None, '2021-12-31', '2020-01-15', '2021-12-31', '2020-02-29']), 'b1': [False, False, False, False, True]})
y = pd.DataFrame({'k': [1, 1, 1], 'f1': [np.nan, 0.5, 10.0], 'i2': [10, -4, 2]}, index=['r', 'r', 'p'])
x = x.pivot_table(index='b1', columns='d2', values='k', aggfunc='max')
x = x.reset_index()
result = x
# case: 3-45
x = pd.DataFrame({'k': [2, 1, 2, 1, 2, 2], 'n2': ['b', 'b', ' d ', 'a', 'a', ' d '], 't2': ['b', 'a-b', 'b', ' d ', None, ' d '], 'f2': [10.0, 1.5, 0.0, -3.25, -3.25, 0.5]})
y = pd.DataFrame({'k': [1, 1, 2], 'd1': pd.to_datetime([None, '2021-12-31', '2020-01-15']), 't1': ['a', 'a-b', None]})
x = x.groupby('f2', as_index=False)['f2'].median()
x = x.dropna(subset=['f2'])
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
result = x
# case: 3-46
x = pd.DataFrame({'k': [3, 3, 2], 'f2': [None, None, 2.0], 't1': ['a-b', 'a', None]}, index=['r', 's', 'p'])
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime([None]), 'i1': [10], 't1': [None], 'b2': [False]})
x['c'] = pd.cut(x['f2'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x.merge(y, on='k', how='left', suffixes=('', '_y'))
x['c'] = x['t1_y'].str.replace('b', 'Q')
result = x
# case: 3-47
x = pd.DataFrame({'k': [], 'i2': [], 'n2': []})
y = pd.DataFrame({'k': [2, 2, 1, 3, 2, 1], 'b1': [True, True, True, False, False, False], 'n2': [' d ', 'b', 'a', 'a', 'b', 'b'], 't2': [' d ', '', 'Cc', 'x1', '', 'x1'], 'f1': [10.0, 2.0, 2.0, 0.0, 2.0, 1.5]})
x = x.groupby('n2', as_index=False)['i2'].size()
result = x
# case: 3-48
x = pd.DataFrame({'k': [2, 3, 2], 'f2': [-3.25, 2.0, 0.5], 'b2': [True, False, True], 'n1': ['Cc', 'a', 'Cc'], 'i1': [5, 0, 1]})
y = pd.DataFrame({'k': [1, 3, 2, 1, 1, 3, 2, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-01-15', None, '2021-12-31', None, None, '2020-01-15']), 'n2': ['b', ' d ', 'a', 'Cc', ' d ', 'Cc', 'a', 'a'], 't2': ['x1', 'x1', 'x1', '', 'b', ' d ', 'x1', ' d ']})
x = x.nlargest(1, 'k')
x = x.groupby('b2', as_index=False).count()
x = x.drop_duplicates('k', keep='last')
x = x['i1']
result = x
# case: 3-49
x = pd.DataFrame({'k': [2, 2, 3, 3, 2, 2], 'b1': [False, True, False, False, True, True], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31', '2021-12-31', '2020-01-15'])})
y = pd.DataFrame({'k': [1, 2, 3], 'i2': [10, 3, 3], 'f2': [np.nan, 0.0, np.nan], 'n1': ['Cc', 'b', ' d ']})
x = x.dropna(subset=['k'])
x['c'] = x['k'].rank(method='average', ascending=True)
x['c'] = np.where(x['c'] > 1, x['c'], np.nan)
result = x
# case: 3-50
x = pd.DataFrame({'k': [1, 1, 3, 2, 2, 3, 3, 2], 't1': ['x1', 'a-b', ' d ', 'x1', 'Cc', 'b', ' d ', 'a'], 'n2': ['a', 'a', ' d ', 'b', 'Cc', 'b', 'b', 'Cc'], 'i1': [0, 2, 2, 0, 3, 10, 1, 1], 'b2': [False, True, False, True, False, False, True, True]}, index=['q', 's', 'p', 'p', 'p', 's', 's', 'p'])
y = pd.DataFrame({'k': [3, 2, 3], 'f2': [10.0, -3.25, 0.0], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15']), 't2': [None, 'b', 'a-b']})
x = x.dropna()
x = x.isna().sum()
result = x
# case: 3-51
x = pd.DataFrame({'k': [3, 3, 3, 1, 2], 'd1': pd.to_datetime([None, '2020-01-15', None, '2021-12-31', '2021-12-31']), 'b1': [False, True, False, True, False], 't2': ['b', None, '', ' d ', 'x1'], 'i2': [10, 2, 3, 1, 2]}, index=['p', 'p', 'q', 's', 'p'])
y = pd.DataFrame({'k': [3], 'b1': [False], 'f1': [1.5]})
x['c'] = x['t2'] + '_'
x['c'] = np.where(x['i2'] > 1, x['i2'], 'lo')
result = x
# case: 3-52
x = pd.DataFrame({'k': [3, 1, 2, 2], 'i1': [1, 1, 1, 1], 'b2': [False, True, True, True], 'd2': pd.to_datetime(['2020-02-29', None, '2021-12-31', '2020-01-15']), 'f1': [-3.25, 2.0, 10.0, -3.25]})
y = pd.DataFrame({'k': [2, 3, 3, 3, 3, 2], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', None, '2020-02-29', None, '2020-02-29']), 'f2': [1.5, np.nan, 1.5, 0.0, 0.0, 0.0]})
x = x.sort_values('i1', na_position='first', ignore_index=True, kind='stable')
x = x.merge(y, on='k', how='right')
result = x
# case: 3-53
x = pd.DataFrame({'k': [1, 2, 3], 'f2': [0.0, 0.0, np.nan], 'i2': [10, 3, 2], 't2': ['', 'Cc', 'x1']})
y = pd.DataFrame({'k': [3, 2, 1, 2, 2, 1], 't1': ['Cc', 'b', 'x1', 'Cc', 'Cc', 'a'], 'i2': [2, 2, 0, 5, 1, 0]})
x['c'] = x['i2'].map(lambda v: v)
x['c'] = x['i2'].round(1).astype(str)
x['c'] = x.groupby('f2')['f2'].transform('mean')
result = x
# case: 3-54
x = pd.DataFrame({'k': [3, 3, 2], 'b2': [False, True, True], 't2': [None, ' d ', ''], 'n1': ['b', ' d ', 'Cc'], 'f1': [1.5, 1.5, -3.25]})
y = pd.DataFrame({'k': [3, 2, 3], 't2': ['x1', 'b', 'x1'], 'f1': [np.nan, None, 0.0]})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x['c'] = x['t2'].replace({'a': 'A', 'b': None})
x['c'] = x['k'].round(1).astype(str)
result = x
# case: 3-55
x = pd.DataFrame({'k': [1, 3, 3, 1, 3, 2, 1, 3], 't2': ['', ' d ', 'b', 'a-b', 'Cc', 'a', ' d ', None], 'i1': [-4, 10, 2, 0, 10, 2, 1, 1], 'f2': [0.0, 0.5, -3.25, -3.25, -3.25, 1.5, None, 0.5]})
y = pd.DataFrame({'k': [3], 'b1': [False], 'n2': ['a'], 'i2': [1]})
x = x[x['i1'] > x['i1'].mean()]
x = x.drop_duplicates(['i1'])
result = x
# case: 3-56
x = pd.DataFrame({'k': [], 'f2': [], 'd1': pd.to_datetime([])})
y = pd.DataFrame({'k': [1, 3, 3, 1], 'b1': [True, False, True, True], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', '2020-02-29']), 'f1': [0.0, -3.25, np.nan, 0.5]}, index=['p', 'p', 'q', 'r'])
x['c'] = x.groupby('d1')['f2'].transform('sum')
result = x
# case: 3-57
x = pd.DataFrame({'k': [1, 3, 3, 2, 3, 1, 1, 3], 'b2': [True, False, True, True, False, False, True, False], 'd2': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', None, None, '2020-01-15', '2021-12-31']), 'i2': [5, -4, 10, -4, 2, 1, 3, 1]})
y = pd.DataFrame({'k': [2], 'd2': pd.to_datetime(['2021-12-31']), 't2': ['a'], 'b1': [True]})
x = x.head(1)
x = x[(x['i2'].notna()) | (x['b2'])]
x = x.head(1)
x = x.rename(columns={'d2': 'renamed'})
result = x
# case: 3-58
x = pd.DataFrame({'k': [3, 2, 1], 'n2': [' d ', 'Cc', 'b'], 'b2': [False, True, True]})
y = pd.DataFrame({'k': [1, 2, 1, 3, 1, 3, 1, 3], 'f2': [10.0, 1.5, None, 10.0, 0.5, np.nan, 1.5, 1.5], 'i2': [0, 1, 5, 3, 1, 1, 5, 5]})
x = x.apply(lambda r: r['b2'], axis=1)
x = x.iloc[::-1]
x = x.astype(str)
result = x
# case: 3-59
x = pd.DataFrame({'k': [1, 2, 1, 2], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', '2021-12-31']), 'i1': [-4, 3, -4, 2]}, index=['r', 'r', 'r', 's'])
y = pd.DataFrame({'k': [2, 1, 1], 'n2': ['b', 'b', ' d '], 'f2': [0.5, -3.25, 2.0]})
x['c'] = x['i1'].round(1).astype(str)
result = x
# case: 3-60
x = pd.DataFrame({'k': [3, 1, 2, 3, 1, 2, 1, 2], 'f1': [1.5, 2.0, 0.5, np.nan, 0.5, 0.0, 1.5, None], 't1': ['a', 'a', 'x1', ' d ', None, None, 'b', 'Cc'], 'b2': [False, False, True, False, False, True, True, False], 'i2': [10, 1, 2, -4, -4, -4, 1, 1]})
y = pd.DataFrame({'k': [2, 3, 2, 2, 2, 3, 1, 2], 'b1': [True, True, False, True, False, True, False, True], 'n1': ['a', 'a', 'a', 'Cc', 'b', ' d ', 'b', ' d '], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2020-02-29', None, None]), 'f2': [0.5, 2.0, np.nan, -3.25, 0.5, 10.0, 10.0, -3.25]})
x = x[['f1', 'b2']]
x = x['b2']
x = x.to_dict()
result = x
# case: 3-61
x = pd.DataFrame({'k': [3, 2, 1, 1, 3, 3, 2, 1], 't1': [' d ', '', 'x1', 'b', 'a', 'Cc', 'a', ''], 'i1': [1, 0, 10, 2, 1, 5, 2, 5], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-01-15', '2020-02-29', '2021-12-31', '2020-02-29', '2020-01-15', None]), 'b1': [True, False, True, True, False, False, True, True]})
y = pd.DataFrame({'k': [2, 3, 3, 1, 2, 1, 2, 2], 'i1': [3, 1, 10, -4, 1, 10, 1, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29'])})
x = x.rename(columns={'i1': 'renamed'})
x['c'] = x['t1'].map(lambda v: v)
x = x.sort_values('c', na_position='first', ignore_index=True, kind='stable')
result = x
# case: 3-62
x = pd.DataFrame({'k': [1], 't2': [''], 'i1': [5], 'f2': [np.nan], 'd2': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [1, 2, 1, 3], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31']), 't2': ['Cc', 'b', 'a', 'a'], 'i1': [0, 2, 1, 1]})
x['c'] = x.groupby('i1')['f2'].transform('size')
result = x
# case: 3-63
x = pd.DataFrame({'k': [3, 2, 1, 1, 3], 'b1': [True, False, False, True, True], 'i2': [3, 2, 1, 3, 10], 'n2': ['b', 'a', ' d ', 'Cc', 'b']})
y = pd.DataFrame({'k': [3, 2, 2, 1, 2], 'i1': [1, 2, 10, -4, 1], 't1': ['', 'a', 'b', '', 'b'], 'n2': ['a', 'a', 'a', 'b', 'b'], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31'])})
x = x.set_index(['i2', 'n2'])
result = x
# case: 3-64
x = pd.DataFrame({'k': [1], 'f1': [0.5], 't1': ['a']})
y = pd.DataFrame({'k': [2, 3, 1], 'n2': ['b', 'b', 'a'], 'f2': [np.nan, np.nan, 10.0], 't1': [' d ', '', 'x1'], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-01-15'])})
x = x.merge(y, on='k', how='outer')
x = x.isna().sum()
x = -x
x = x.quantile(0.3)
result = x
# case: 3-65
x = pd.DataFrame({'k': [3, 2, 3, 3, 1, 2, 1, 1], 't2': ['a-b', 'a-b', 'a', ' d ', 'a', None, 'x1', ''], 'b2': [False, False, False, False, False, False, False, True]}, index=['s', 'q', 's', 'q', 'q', 'q', 'q', 's'])
y = pd.DataFrame({'k': [3], 'n1': [' d '], 'd2': pd.to_datetime([None])})
x = x.head(3)
x = x.count()
result = x
# case: 3-66
x = pd.DataFrame({'k': [2, 2, 2, 1, 1, 1], 'f2': [-3.25, None, 1.5, 1.5, 10.0, 10.0], 't1': ['', '', None, 'Cc', 'b', 'Cc']})
y = pd.DataFrame({'k': [1, 3, 1], 't2': [' d ', 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31'])})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.T
result = x
# case: 3-67
x = pd.DataFrame({'k': [1, 3, 1, 2], 'f2': [0.5, 10.0, np.nan, -3.25], 'i2': [10, 2, 5, 2], 't2': ['Cc', 'a-b', 'Cc', ' d ']})
y = pd.DataFrame({'k': [1, 3, 2, 1, 2], 't2': ['a-b', 'x1', 'Cc', 'Cc', ' d '], 'n1': ['b', 'a', 'Cc', 'b', 'b'], 'i2': [1, 1, 2, -4, 2]})
x['c'] = pd.cut(x['f2'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
x = x.value_counts(['n1']).sort_index()
x = x.to_dict()
result = x
# case: 3-68
x = pd.DataFrame({'k': [3, 2, 1, 1, 3], 'i2': [0, 0, 1, 2, 2], 'b1': [False, False, True, False, False]})
y = pd.DataFrame({'k': [3], 'b2': [True], 'n1': ['b'], 'd2': pd.to_datetime(['2020-01-15'])})
x = x.groupby('i2').head(1)
x = x.groupby(['k', 'i2']).size().reset_index(name='n')
x = x.groupby('n').cumcount()
x = x.reset_index()
result = x
# case: 3-69
x = pd.DataFrame({'k': [2, 2, 2, 3, 3, 2], 't2': [None, ' d ', 'x1', 'Cc', 'Cc', 'b'], 'b2': [True, False, False, False, False, True]})
y = pd.DataFrame({'k': [1, 2, 2], 'f2': [0.5, 0.0, 2.0], 't1': ['b', '', 'b']})
x = x.loc[x['k'].idxmax()]
x = x.isin([1, 'a', None])
x = x.sort_values(kind='stable')
result = x
# case: 3-70
x = pd.DataFrame({'k': [1, 2, 1, 2, 3, 3, 3, 3], 't2': ['Cc', '', 'b', '', 'b', ' d ', ' d ', 'Cc'], 'b2': [False, True, True, True, False, True, False, False], 'f1': [None, 10.0, -3.25, 0.0, 1.5, 1.5, 1.5, 0.5]}, index=['r', 'q', 'r', 's', 's', 'q', 'p', 'r'])
y = pd.DataFrame({'k': [1, 3, 2, 2], 'f2': [0.0, 0.5, 0.0, 2.0], 'i2': [-4, 2, 1, 1], 'n1': ['b', 'b', 'b', 'b'], 'b1': [False, False, False, False]})
x = x.drop_duplicates(['t2'])
x['c'] = x.groupby('t2')['k'].transform('std')
x = x.set_index(['t2', 'c'])
result = x
# case: 3-71
x = pd.DataFrame({'k': [3, 3, 2, 2, 3], 't2': ['a', 'Cc', ' d ', 'b', 'x1'], 'f2': [0.5, 2.0, 1.5, 1.5, np.nan], 'b2': [False, True, False, True, False], 'i1': [1, 2, 5, 2, 2]})
y = pd.DataFrame({'k': [3, 3, 3, 2, 3, 2, 1, 1], 't1': ['x1', 'Cc', 'x1', 'a', '', 'Cc', 'b', 'b'], 'b1': [False, True, False, False, False, True, True, True], 'd1': pd.to_datetime([None, None, '2021-12-31', None, None, '2021-12-31', '2020-01-15', '2021-12-31']), 'n1': ['a', ' d ', 'a', ' d ', 'b', ' d ', 'b', 'Cc']})
x = x.set_index(['b2'])
x = x.groupby('k').agg({'f2': ['max', 'max']})
x = x.head(2)
x = x.T
result = x
# case: 3-72
x = pd.DataFrame({'k': [1, 2, 1, 3, 2, 2], 'i2': [0, 2, 3, 2, 5, 0], 'n2': ['a', 'b', 'Cc', 'Cc', 'Cc', 'b'], 'f2': [-3.25, -3.25, 1.5, 1.5, np.nan, 10.0]})
y = pd.DataFrame({'k': [2], 't2': ['Cc'], 'n1': ['Cc'], 'f1': [np.nan], 'b1': [False]})
x = x.query('k > 1')
x = x.loc[x['i2'] == x['i2'].max(), ['i2', 'n2', 'f2']]
x['c'] = x['f2'].round(1).astype(str)
result = x
# case: 3-73
x = pd.DataFrame({'k': [2, 3, 2, 2, 3, 3, 1, 2], 't1': ['', 'b', 'a', None, '', 'a', 'Cc', 'a-b'], 'b2': [True, True, False, False, True, False, True, True], 'f2': [0.5, None, None, 1.5, None, 2.0, 0.5, np.nan]})
y = pd.DataFrame({'k': [1, 1, 3, 1, 1, 1], 't2': ['b', 'b', 'x1', ' d ', 'a-b', ' d '], 'b1': [False, False, True, False, False, False]}, index=['p', 's', 'q', 's', 's', 'q'])
x = x['k'].nunique()
result = x
# case: 3-74
x = pd.DataFrame({'k': [3, 2, 3, 3], 'b2': [False, True, True, True], 'f2': [0.5, 2.0, 0.0, 1.5], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-02-29', None])})
y = pd.DataFrame({'k': [2, 3, 1, 3, 2, 2], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15', None, '2021-12-31']), 't2': ['a', 'b', None, '', 'Cc', 'a-b'], 'n2': ['Cc', ' d ', 'b', 'a', 'b', ' d ']})
x = x.groupby('b2').filter(lambda g: g['k'].sum() > 2)
x = x.groupby('d1').cumcount()
x = x.pct_change()
x = x.std()
result = x
# case: 3-75
x = pd.DataFrame({'k': [1, 2, 1], 't2': ['b', 'a-b', 'b'], 'b2': [False, True, True]})
y = pd.DataFrame({'k': [2, 3, 3], 'f2': [None, 0.0, None], 'i2': [1, 2, 0], 'b1': [False, False, False], 'n1': ['a', 'a', 'a']})
x['c'] = x['t2'].map({'a': 1, 'b': 2})
x = x.count()
x = x.iloc[::-1]
x = x.quantile(0.3)
result = x
# case: 3-76
x = pd.DataFrame({'k': [2, 3, 2], 'i2': [10, 3, 1], 'f1': [-3.25, -3.25, 1.5], 'n1': ['b', 'b', 'Cc']}, index=['s', 's', 's'])
y = pd.DataFrame({'k': [2, 1, 1, 3, 2, 3], 'f2': [1.5, 1.5, -3.25, 2.0, 2.0, 2.0], 'b1': [True, True, True, True, True, False], 't2': ['x1', ' d ', 'b', 'Cc', '', ''], 'n2': ['Cc', 'b', 'b', 'b', 'b', 'b']})
x = x.dropna()
x = x.sort_values(['i2', 'n1'], ascending=False, kind='stable')
result = x
# case: 3-77
x = pd.DataFrame({'k': [], 't1': [], 'b2': [], 'f2': [], 'n2': []})
y = pd.DataFrame({'k': [2, 3, 1, 3], 't1': ['b', 'b', ' d ', ' d '], 'i1': [10, 5, 1, 10], 'b1': [True, True, False, False], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15'])})
x = x.nlargest(1, 'k')
result = x
# case: 3-78
x = pd.DataFrame({'k': [], 'n2': [], 'b1': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [1, 2, 3, 1, 2, 1, 1, 2], 't1': ['', 'a', ' d ', '', None, 'x1', '', 'Cc'], 'i2': [10, 5, -4, 3, 3, -4, 1, 1]})
x = x.groupby('n2').head(1)
x = x.sum(numeric_only=True)
x = x.quantile(0.3)
result = x
# case: 3-79
x = pd.DataFrame({'k': [], 'f1': [], 'i1': [], 't1': []})
y = pd.DataFrame({'k': [3, 2, 1, 3, 2, 2, 2, 3], 'f1': [1.5, 1.5, 10.0, 1.5, 10.0, 1.5, 0.0, 0.0], 't1': ['b', '', 'x1', '', 'a-b', 'b', '', 'a']})
x = x.melt(id_vars=['f1'])
x = x.groupby('variable')['f1'].apply(lambda s: s.max() - s.min())
result = x
# case: 3-80
x = pd.DataFrame({'k': [2, 2, 2, 3, 1, 1], 'i1': [0, 5, 10, 10, 10, 2], 't1': ['b', None, 'a-b', 'a', 'b', ''], 'b2': [True, False, False, True, True, True], 'n2': ['b', 'b', 'b', 'Cc', 'b', 'b']})
y = pd.DataFrame({'k': [1, 2, 1, 2, 3, 2], 'i1': [10, 1, 2, 1, -4, -4], 'b1': [False, False, False, True, False, False]})
x = x.reset_index(drop=True)
result = x
# case: 3-81
x = pd.DataFrame({'k': [2, 1, 2, 1, 2, 2, 1, 2], 't1': [None, 'a-b', ' d ', None, 'x1', None, ' d ', 'x1'], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2020-02-29']), 'f1': [np.nan, 1.5, None, np.nan, -3.25, 1.5, 2.0, 1.5], 'b2': [True, True, True, False, False, True, True, False]})
y = pd.DataFrame({'k': [3], 't1': ['x1'], 'd2': pd.to_datetime(['2021-12-31'])})
x = x.apply(lambda r: r['t1'], axis=1)
x = x.shift()
x = x[x == x.max()]
result = x
# case: 3-82
x = pd.DataFrame({'k': [3], 'b2': [True], 't2': ['x1']})
y = pd.DataFrame({'k': [3, 2, 3, 2, 1, 3], 'b1': [True, False, True, True, True, True], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', None, None, '2020-01-15', '2020-01-15'])})
x = x.groupby('b2').agg(v=('k', 'size'), w=('k', 'count'))
x = x.sum(numeric_only=True)
result = x
# case: 3-83
x = pd.DataFrame({'k': [1, 1, 3, 1], 't1': ['a', 'b', '', 'b'], 'n1': ['b', 'a', ' d ', 'b'], 'b1': [True, False, True, False]})
y = pd.DataFrame({'k': [1, 3, 1, 2, 2, 2, 2, 2], 'n1': ['a', ' d ', 'b', 'b', 'Cc', 'Cc', 'b', 'a'], 't1': ['', '', 'b', 'b', 'x1', 'b', 'b', 'a']})
x = x.groupby('n1').head(1)
x = x.groupby(['t1', 'n1'])['k'].size().reset_index()
result = x
# case: 3-84
x = pd.DataFrame({'k': [], 'd2': pd.to_datetime([]), 'n2': [], 't2': [], 'i1': []})
y = pd.DataFrame({'k': [1], 't2': ['a'], 'd2': pd.to_datetime(['2020-02-29']), 'i1': [2], 'b2': [False]}, index=['p'])
x = x.sort_values(['t2', 'i1'], ascending=True, kind='stable')
x = x.groupby(['t2'])['k'].std().reset_index()
x = x.assign(c=lambda d: d['k'].isna())
x = x.groupby('t2').agg({'k': ['mean', 'max']})
result = x
# case: 3-85
x = pd.DataFrame({'k': [3, 2, 3, 1], 'i1': [5, 2, 1, 3], 'b2': [False, False, True, True], 'n2': ['a', 'b', 'b', 'b']})
y = pd.DataFrame({'k': [2, 1, 3], 'i2': [1, 1, 2], 'b2': [True, False, False], 'd1': pd.to_datetime(['2021-12-31', None, '2020-02-29']), 'f1': [0.0, 1.5, 2.0]})
x = x.groupby('b2', as_index=False)['i1'].first()
x = x['b2']
x = x.value_counts(normalize=True).sort_index()
result = x
# case: 3-86
x = pd.DataFrame({'k': [3, 2, 3, 2], 'n2': ['a', 'a', 'b', 'b'], 'i1': [2, -4, 1, 1], 'f1': [np.nan, 1.5, 0.0, None]})
y = pd.DataFrame({'k': [3], 'f1': [1.5], 'i1': [1]})
x = x[(x['k'] > 1) & (x['i1'].between(1, 3))]
result = x
# case: 3-87
x = pd.DataFrame({'k': [1, 2, 1, 3], 't1': [' d ', 'b', ' d ', 'x1'], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', None, '2021-12-31']), 'b2': [False, True, False, False]})
y = pd.DataFrame({'k': [3, 1, 1], 'b2': [True, False, False], 'i2': [5, 10, 5], 'n2': ['b', 'b', 'a']}, index=['r', 's', 's'])
x = x.fillna({'t1': 0})
x = x.count()
x = x.sort_values(kind='stable')
result = x
# case: 3-88
x = pd.DataFrame({'k': [1, 3, 3, 1, 3, 1], 'f1': [1.5, -3.25, 0.5, None, None, 1.5], 'n2': ['a', 'b', ' d ', ' d ', 'b', 'a'], 't2': ['a-b', '', 'x1', ' d ', None, 'a-b']})
y = pd.DataFrame({'k': [2, 1, 2, 1], 'n1': [' d ', ' d ', 'b', ' d '], 'b2': [False, False, True, True], 'f1': [np.nan, -3.25, -3.25, 2.0]})
x['c'] = x['n2'] + '_'
x = x.groupby('c').count()
result = x
# case: 3-89
x = pd.DataFrame({'k': [1, 1, 3, 2, 2], 'i2': [2, -4, 2, 1, 0], 'd2': pd.to_datetime(['2020-01-15', None, '2021-12-31', None, '2021-12-31']), 'n2': ['a', ' d ', 'Cc', 'a', ' d '], 'f2': [1.5, 2.0, 0.5, -3.25, None]})
y = pd.DataFrame({'k': [3, 2, 2, 1], 't1': ['b', 'b', 'a', None], 'f1': [2.0, None, 2.0, 0.5], 'b1': [True, True, True, True]})
x = x.groupby('n2')['f2'].min()
x = x.sort_values(ascending=False, kind='stable')
x = x.ffill()
x = x.index.tolist()
result = x
# case: 3-90
x = pd.DataFrame({'k': [], 'f2': [], 'b1': []})
y = pd.DataFrame({'k': [1, 2, 2, 2], 'i1': [5, 10, 1, 0], 'f2': [10.0, np.nan, 1.5, -3.25], 't2': ['a', 'Cc', 'a', 'x1'], 'n1': [' d ', 'Cc', 'b', 'b']})
x = x.values.tolist()
result = x
# case: 3-91
x = pd.DataFrame({'k': [], 'i1': [], 'b1': [], 'd2': pd.to_datetime([]), 't2': []})
y = pd.DataFrame({'k': [1], 'b1': [True], 't1': [None]})
x = x.apply(lambda r: r['d2'], axis=1)
x = x.astype('category')
x = x.drop_duplicates()
result = x
# case: 3-92
x = pd.DataFrame({'k': [2, 2, 2, 3], 'b1': [False, True, False, False], 't1': ['', 'a-b', ' d ', None], 'n2': ['b', 'a', 'Cc', 'b'], 'i2': [5, 1, 5, 2]})
y = pd.DataFrame({'k': [2, 2, 1], 'f2': [1.5, 0.0, 0.5], 't2': ['', 'a-b', '']})
x['c'] = x['n2'].map({'a': 1, 'b': 2})
x.loc[x['k'] <= 2, 'c'] = None
result = x
# case: 3-93
x = pd.DataFrame({'k': [], 'b1': [], 'n1': [], 't2': [], 'f2': []})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2020-01-15']), 'n1': ['Cc'], 'b2': [False], 't1': ['a']})
x['c'] = x['t2'].rank(method='max', ascending=False)
x = x.sort_values('t2', na_position='first', ignore_index=True, kind='stable')
x = x.head(2)
result = x
# case: 3-94
x = pd.DataFrame({'k': [2], 'n2': ['b'], 't2': ['']})
y = pd.DataFrame({'k': [1, 3, 3, 2], 'n1': ['b', 'a', 'a', 'Cc'], 'b1': [True, True, True, False], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', None, '2021-12-31']), 'f2': [-3.25, 10.0, 0.5, 10.0]})
x = x.fillna(0)
result = x
# case: 3-95
x = pd.DataFrame({'k': [2], 't1': ['x1'], 'f1': [1.5]})
y = pd.DataFrame({'k': [1], 'n1': ['b'], 'f2': [-3.25], 't1': ['a'], 'i2': [10]})
x = pd.crosstab(x['f1'], x['k'])
result = x
# case: 3-96
x = pd.DataFrame({'k': [1, 3, 1, 1, 1, 3], 'i1': [10, 1, 1, 0, 10, 5], 'b1': [False, False, False, False, False, True], 'd1': pd.to_datetime([None, '2020-02-29', '2020-02-29', None, '2021-12-31', '2020-02-29'])}, index=['q', 'q', 'p', 's', 'p', 's'])
y = pd.DataFrame({'k': [3, 1, 3], 'd2': pd.to_datetime(['2020-01-15', None, None]), 'f1': [1.5, -3.25, 0.5], 'b2': [True, True, True]})
x = x.loc[x['i1'].idxmax()]
x = x.shift(1)
x = x.groupby('b1').head(1)
x = x.duplicated('b1')
result = x
# case: 3-97
x = pd.DataFrame({'k': [2, 3, 3, 2, 2, 2, 2, 3], 't1': ['x1', 'a-b', 'x1', 'a-b', 'b', 'a-b', 'b', 'b'], 'f2': [1.5, 0.0, 1.5, 10.0, -3.25, 0.5, None, None], 'n2': ['Cc', ' d ', 'a', 'b', 'Cc', 'a', 'Cc', 'b']})
y = pd.DataFrame({'k': [1], 't1': ['x1'], 'd1': pd.to_datetime([None]), 'n2': ['b']}, index=['r'])
x = x.reset_index()
x = x[['index']]
result = x
# case: 3-98
x = pd.DataFrame({'k': [2], 'i1': [5], 'n2': ['b'], 'd1': pd.to_datetime(['2020-01-15']), 'f1': [2.0]})
y = pd.DataFrame({'k': [3, 2, 2, 2, 2, 2, 2, 1], 'i2': [-4, 5, 1, 1, 1, 10, 2, 1], 'n2': ['b', 'Cc', 'b', 'b', ' d ', 'b', 'b', 'b'], 'f1': [0.5, None, 2.0, 1.5, 1.5, np.nan, 0.5, np.nan]})
x['c'] = x['n2'] + '_'
result = x
# case: 3-99
x = pd.DataFrame({'k': [1, 3, 3], 'n1': [' d ', ' d ', 'Cc'], 't1': ['Cc', None, ''], 'b2': [True, True, False]})
y = pd.DataFrame({'k': [1, 2, 1, 2, 2, 3, 1, 3], 't2': ['a', ' d ', 'a-b', 'Cc', ' d ', 'Cc', 'x1', 'a'], 'i1': [10, 1, 2, 0, 3, 5, 5, 2], 'b2': [True, True, False, True, False, False, False, False], 'd2': pd.to_datetime(['2020-02-29', None, None, '2021-12-31', None, '2021-12-31', '2020-01-15', '2021-12-31'])})
x = x.to_dict('records')
result = x
# case: 3-100
x = pd.DataFrame({'k': [2, 3, 1, 3, 2, 2, 1, 2], 'f1': [np.nan, 1.5, None, 1.5, -3.25, -3.25, 10.0, 0.0], 'n1': ['b', 'Cc', 'b', 'b', ' d ', 'b', 'a', 'b'], 'i2': [0, 10, 2, 5, 5, 1, 10, 1]})
y = pd.DataFrame({'k': [3], 'n2': ['a'], 'i2': [3]}, index=['r'])
x = x.groupby('k').cumcount()
x = x // 2
result = x
# case: 3-101
x = pd.DataFrame({'k': [1, 1, 2, 2], 'b1': [False, False, True, False], 't2': ['Cc', ' d ', 'a', 'a-b']}, index=['r', 'p', 'p', 'q'])
y = pd.DataFrame({'k': [3, 1, 1, 3, 3, 3], 'd1': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31']), 'f2': [0.5, 10.0, np.nan, -3.25, 2.0, 10.0], 't2': ['a-b', 'x1', 'b', '', 'a-b', None]})
x = x.groupby('t2')['t2'].agg(list)
x = x.index.tolist()
result = x
# case: 3-102
x = pd.DataFrame({'k': [2, 3, 1], 'i1': [1, 10, 1], 't2': ['a-b', None, 'x1'], 'f1': [None, np.nan, 1.5], 'b2': [True, True, True]})
y = pd.DataFrame({'k': [1, 1, 1], 't2': ['a', 'b', 'x1'], 'i2': [3, 3, 1], 'b2': [True, False, True], 'f2': [10.0, None, np.nan]})
x = x['t2'].mode()
x = x.apply(lambda v: v)
result = x
# case: 3-103
x = pd.DataFrame({'k': [3, 2, 3, 1, 3, 3, 2, 2], 'n1': ['Cc', ' d ', ' d ', 'b', ' d ', ' d ', 'a', 'b'], 't2': [None, '', ' d ', ' d ', 'a-b', 'x1', 'Cc', ''], 'b2': [True, False, False, True, False, True, False, False], 'f1': [1.5, 2.0, 1.5, 0.0, 1.5, 0.5, 10.0, None]})
y = pd.DataFrame({'k': [2], 'd2': pd.to_datetime(['2021-12-31']), 'i2': [10], 't1': ['b'], 'f1': [0.5]})
x = x.count()
result = x
# case: 3-104
x = pd.DataFrame({'k': [2, 2, 1], 'n2': [' d ', 'b', 'Cc'], 'f2': [0.0, -3.25, 2.0], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', None]), 'b1': [True, True, False]})
y = pd.DataFrame({'k': [3, 2, 1, 2], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29']), 'n1': ['a', 'Cc', 'Cc', 'b'], 't1': [None, 'a', ' d ', 'a-b']})
x.loc[x['k'].isin([1, 2.0]), 'b1'] = 1
x = x.head(-1)
x = x.nsmallest(2, 'k', keep='all')
x = x.isna().sum()
result = x
# case: 3-105
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 'i2': [], 't1': []})
y = pd.DataFrame({'k': [3, 2, 2], 't2': ['', '', 'b'], 'f1': [np.nan, 0.5, 0.5], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31'])})
x = x.fillna(0)
x = x.query('t1 > 1')
x = x.groupby(['d1'])['k'].nunique().reset_index()
result = x
# case: 3-106
x = pd.DataFrame({'k': [3, 3, 2, 1, 1, 3, 1, 1], 'f2': [np.nan, None, 0.5, np.nan, 10.0, 10.0, 1.5, 1.5], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', '2020-02-29', '2020-02-29', None, '2021-12-31', None]), 'b1': [True, True, False, True, False, True, False, False]}, index=['p', 'r', 'p', 's', 'p', 'p', 'q', 'p'])
y = pd.DataFrame({'k': [2, 3, 2, 2, 2], 't2': [None, 'b', 'a', None, 'b'], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29'])})
x = x[x['f2'] > x['f2'].mean()]
x = x.tail(2)
x = x.groupby(['f2'])['f2'].count().reset_index()
result = x
# case: 3-107
x = pd.DataFrame({'k': [3, 1, 2, 3], 't1': ['a', 'Cc', ' d ', ' d '], 'n1': ['Cc', ' d ', 'b', 'Cc'], 'b1': [False, True, False, False]}, index=['p', 'q', 's', 'r'])
y = pd.DataFrame({'k': [1, 1, 3, 2], 'n1': ['b', 'b', 'a', 'Cc'], 'i1': [2, 5, 1, 3], 't1': ['x1', 'b', 'x1', 'a']})
x['c'] = x['k'].cumsum()
x = x.loc[x['k'].idxmax()]
x = x.count()
result = x
# case: 3-108
x = pd.DataFrame({'k': [1, 2, 1, 2, 3], 'd1': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31']), 'b1': [True, True, False, True, False], 'f2': [2.0, None, 0.5, 0.5, -3.25]})
y = pd.DataFrame({'k': [2, 1, 2, 3, 1, 3, 2, 3], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15', '2020-02-29', '2021-12-31', None]), 'n1': ['Cc', 'Cc', ' d ', 'a', 'Cc', 'Cc', 'a', 'b']})
x = x[(x['f2'] <= 2) | (x['k'].between(1, 3))]
x = x['k'].value_counts().sort_index()
x = x.clip(0, 2)
x = x[x == x.max()]
result = x
# case: 3-109
x = pd.DataFrame({'k': [3, 3, 2], 'b2': [False, False, True], 'f1': [1.5, 0.5, 2.0]})
y = pd.DataFrame({'k': [1, 2, 3, 1], 'f2': [np.nan, 2.0, 1.5, 2.0], 'b1': [True, False, False, True], 'n1': ['a', 'Cc', 'b', 'a'], 'i2': [2, 10, -4, 3]})
x['c'] = x.groupby('k')['f1'].transform('max')
x = x.groupby('b2', as_index=False)['k'].mean()
result = x
# case: 3-110
x = pd.DataFrame({'k': [1, 3, 3, 1, 2], 'b2': [True, False, True, True, False], 'f1': [1.5, 0.0, None, 2.0, 0.5]})
y = pd.DataFrame({'k': [1, 2, 2, 1], 'i1': [2, 5, 3, 10], 'b2': [False, False, False, True]})
x['c'] = x['b2'].map(lambda v: v)
x['c'] = x['k'] % x['f1']
result = x
# case: 3-111
x = pd.DataFrame({'k': [3], 'i1': [-4], 'n2': ['b']})
y = pd.DataFrame({'k': [2, 1, 3], 'b1': [True, True, True], 't2': [None, ' d ', 'a-b'], 'f1': [None, np.nan, 1.5]})
x = x.loc[x['i1'].idxmax()]
x = x.astype('category')
result = x
# case: 3-112
x = pd.DataFrame({'k': [1, 3, 3, 1, 3, 3], 't1': ['x1', 'Cc', '', 'Cc', 'Cc', 'a'], 'b1': [False, False, False, True, False, True], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31']), 'f1': [0.0, 2.0, None, 10.0, 10.0, None]})
y = pd.DataFrame({'k': [3, 2, 3], 'b1': [False, False, True], 'n1': ['Cc', 'b', 'a']})
x = x.shift(1)
result = x
# case: 3-113
x = pd.DataFrame({'k': [2, 3, 3], 'd2': pd.to_datetime([None, '2020-01-15', None]), 'b2': [True, True, False], 'f2': [0.5, np.nan, -3.25], 't1': ['b', 'b', None]})
y = pd.DataFrame({'k': [2, 1, 1], 'i1': [3, 1, 2], 'b2': [True, True, False]})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x = x.to_dict('records')
result = x
# case: 3-114
x = pd.DataFrame({'k': [], 'b1': [], 'd1': pd.to_datetime([]), 'n2': [], 't1': []})
y = pd.DataFrame({'k': [3, 2, 3, 2, 1], 'n2': ['b', ' d ', ' d ', 'b', 'Cc'], 't2': ['a', 'a-b', 'a', None, 'b']})
x = x.loc[x['k'] > 1, ['d1']]
x = x.sort_values(['d1'], ascending=False, kind='stable')
x = x.dropna(subset=['d1'])
result = x
# case: 3-115
x = pd.DataFrame({'k': [1, 2, 3, 3, 1], 'n2': ['b', 'Cc', 'Cc', 'Cc', ' d '], 'f2': [2.0, 10.0, 0.0, None, 0.0]})
y = pd.DataFrame({'k': [2, 1, 3, 3], 'i1': [2, 2, 2, 1], 't1': ['x1', None, 'Cc', '']})
x['c'] = x['k'].fillna(x['k'].mean())
x = x.groupby('c', as_index=False).count()
result = x
# case: 3-116
x = pd.DataFrame({'k': [], 'f2': [], 'i2': [], 'd2': pd.to_datetime([]), 'n1': []})
y = pd.DataFrame({'k': [2, 2, 3, 1, 2], 'b2': [False, True, False, True, False], 'd2': pd.to_datetime([None, '2020-01-15', '2020-01-15', '2020-01-15', '2021-12-31']), 'i1': [1, 1, 0, 5, -4], 'f2': [-3.25, 0.5, None, 1.5, -3.25]})
x = x.groupby('d2').last()
x = x.groupby('i2')['i2'].idxmax()
x = x.value_counts().sort_index()
result = x
# case: 3-117
x = pd.DataFrame({'k': [], 'n2': [], 'b2': []})
y = pd.DataFrame({'k': [1], 'f2': [0.5], 'n1': ['b'], 'b1': [True]})
x = x.sort_values('k', na_position='first', ignore_index=True, kind='stable')
x['c'] = x['b2'].cumsum()
x = pd.concat([x, y])
x['c'] = x['c'].round(1).astype(str)
result = x
# case: 3-118
x = pd.DataFrame({'k': [1], 'i2': [5], 'd1': pd.to_datetime(['2020-01-15']), 'b2': [True], 'n2': ['b']})
y = pd.DataFrame({'k': [1], 't1': ['Cc'], 'i2': [2]})
x = x['k'].mean()
result = x
# case: 3-119
x = pd.DataFrame({'k': [1, 2, 2, 2, 2], 'i1': [5, 2, -4, 3, 10], 'b2': [False, False, False, True, True], 'f2': [1.5, np.nan, None, 1.5, 1.5], 'n2': ['a', 'a', 'Cc', 'b', 'b']})
y = pd.DataFrame({'k': [1, 1, 2, 2, 1, 1], 'n1': ['b', ' d ', 'b', 'b', 'a', 'b'], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', None, '2021-12-31', '2021-12-31'])})
x = x.groupby('f2')['k'].apply(lambda s: s.max() - s.min())
x = x == x
x = x.idxmax()
result = x
# case: 3-120
x = pd.DataFrame({'k': [2], 'b1': [True], 'n1': [' d '], 'f1': [2.0]})
y = pd.DataFrame({'k': [3], 'n1': ['b'], 't1': ['a']})
x = x[x['f1'] <= 2]
x = x.groupby(['b1', 'f1'])['k'].prod().reset_index()
x = x.count()
x = x.sort_index()
result = x
# case: 3-121
x = pd.DataFrame({'k': [], 'n1': [], 'd2': pd.to_datetime([]), 'b2': []})
y = pd.DataFrame({'k': [3, 1, 3], 'i2': [10, 3, 2], 'f1': [np.nan, 0.5, 0.5], 't1': ['a', 'a-b', ''], 'd2': pd.to_datetime([None, '2020-01-15', '2021-12-31'])})
x = x.groupby('n1')['k'].apply(lambda s: s.max() - s.min())
x = x.clip(0, 2)
x = x.min()
result = x
# case: 3-122
x = pd.DataFrame({'k': [3], 'i1': [2], 'd2': pd.to_datetime(['2020-02-29'])})
y = pd.DataFrame({'k': [1], 'n2': ['a'], 'i2': [5], 't2': ['a-b'], 'd1': pd.to_datetime(['2021-12-31'])})
x = x.sort_values('d2', na_position='first', ignore_index=True, kind='stable')
x['c'] = (x['d2'] - pd.Timestamp('2020-01-01')).dt.days
x = x.iloc[::-1]
result = x
# case: 3-123
x = pd.DataFrame({'k': [1, 2, 3, 3, 3, 2], 'f1': [10.0, 0.0, 2.0, 1.5, 1.5, None], 't2': ['a-b', '', 'x1', 'x1', ' d ', 'b'], 'b2': [False, True, False, False, False, True]})
y = pd.DataFrame({'k': [2], 't2': ['Cc'], 'i2': [0], 'd1': pd.to_datetime(['2021-12-31']), 'b2': [False]})
x['c'] = x['t2'].replace({'a': 'A', 'b': None})
x = x.reset_index(drop=True)
x = x.sum(numeric_only=True)
x = x.clip(0, 2)
result = x
# case: 3-124
x = pd.DataFrame({'k': [3, 3, 3, 1, 1, 2], 't1': ['b', 'Cc', 'b', 'a-b', 'Cc', None], 'n1': [' d ', 'b', ' d ', 'a', 'b', 'Cc'], 'd1': pd.to_datetime(['2020-02-29', None, '2020-01-15', None, '2021-12-31', '2021-12-31'])})
y = pd.DataFrame({'k': [1, 2, 3, 1], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', None]), 'i2': [2, -4, -4, 10]})
x['c'] = pd.to_numeric(x['t1'], errors='coerce')
result = x
# case: 3-125
x = pd.DataFrame({'k': [2, 2, 2, 1, 1], 'i1': [2, 10, 2, 10, 2], 'f1': [1.5, 0.0, 1.5, np.nan, None], 'd2': pd.to_datetime([None, None, '2020-01-15', '2021-12-31', '2020-01-15']), 't1': ['a-b', '', 'b', 'a', 'Cc']})
y = pd.DataFrame({'k': [1, 3, 1, 2, 2, 2, 1, 2], 'n2': ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'a'], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', '2020-02-29', None, None, '2020-01-15', '2021-12-31']), 'f1': [-3.25, -3.25, 0.0, 1.5, -3.25, 2.0, 10.0, 2.0], 'i2': [10, 1, 2, 5, 3, 3, 5, 10]})
x['c'] = pd.to_numeric(x['t1'], errors='coerce')
x = x.groupby('t1').agg({'c': ['first', 'max']})
result = x
# case: 3-126
x = pd.DataFrame({'k': [3, 1, 3, 2, 3, 2], 'i1': [1, 2, 2, 5, 0, 10], 'b1': [True, True, True, False, False, False], 'f1': [-3.25, np.nan, 0.0, None, 10.0, 2.0], 'd2': pd.to_datetime(['2020-02-29', None, '2021-12-31', '2020-02-29', '2021-12-31', None])})
y = pd.DataFrame({'k': [2, 1, 1, 1, 2, 3, 2, 2], 'n1': ['b', 'a', 'b', 'Cc', 'Cc', ' d ', 'b', 'Cc'], 'i1': [0, 10, 1, 2, 1, 1, 10, 1], 't1': [None, 'a-b', 'b', 'a', 'a', ' d ', 'b', None]})
x = x.describe()
x.loc[x['k'].isin([1, 2.0]), 'f1'] = None
x = x.loc[x['f1'] == x['f1'].max(), ['f1', 'i1', 'd2']]
x = x.assign(c=lambda d: d['i1'].isna())
result = x
# case: 3-127
x = pd.DataFrame({'k': [1, 2, 2, 2, 3, 2, 1, 2], 'n1': ['Cc', 'b', 'b', 'a', 'b', 'b', ' d ', 'a'], 'i1': [2, -4, 5, 0, 2, 2, 1, -4], 't2': ['', 'Cc', 'x1', 'a-b', 'a', 'Cc', 'b', 'b']})
y = pd.DataFrame({'k': [1], 't1': [''], 'b1': [True], 'i2': [5], 'n2': ['b']}, index=['r'])
x = x['n1']
x = x.isin([1, 'a', None])
result = x
# case: 3-128
x = pd.DataFrame({'k': [1], 'n1': [' d '], 'b1': [True]})
y = pd.DataFrame({'k': [2, 2, 3, 2, 1], 'f1': [None, 1.5, np.nan, 10.0, None], 'b1': [False, True, True, False, True]})
x = x.groupby('k', dropna=False, sort=False).size()
x = x % 2
x = x.sort_values(kind='stable')
result = x
# case: 3-129
x = pd.DataFrame({'k': [1, 3, 2, 1], 'n1': ['b', 'b', 'Cc', 'b'], 'b2': [True, False, False, False], 'i1': [3, 2, 3, 0], 'f1': [2.0, -3.25, None, 0.0]})
y = pd.DataFrame({'k': [2, 3, 3, 3, 2, 2], 'i1': [1, -4, 1, 10, 3, 10], 'n2': ['Cc', 'a', 'a', 'b', 'Cc', 'a']}, index=['s', 'q', 'r', 'q', 'q', 'q'])
x['c'] = np.where(x['k'] > 1, 'hi', 0)
result = x
# case: 3-130
x = pd.DataFrame({'k': [1, 2, 2, 2, 1, 2], 'd2': pd.to_datetime([None, '2020-01-15', '2020-01-15', '2020-01-15', '2020-02-29', None]), 'i2': [10, 1, 3, 1, 10, -4]})
y = pd.DataFrame({'k': [3, 2, 2, 1], 't2': ['Cc', 'b', 'a', 'a'], 'f1': [None, np.nan, -3.25, 0.5]})
x = x.nlargest(2, 'k')
result = x
# case: 3-131
x = pd.DataFrame({'k': [3], 't1': [None], 'b2': [True], 'i1': [2]})
y = pd.DataFrame({'k': [3, 1, 2, 2], 'f1': [2.0, np.nan, 0.0, 10.0], 'b1': [False, False, True, True], 'd1': pd.to_datetime([None, None, '2021-12-31', '2020-02-29']), 't1': ['b', 'b', '', 'x1']})
x = x.apply(lambda r: str(r['i1']), axis=1)
result = x
# case: 3-132
x = pd.DataFrame({'k': [2, 1, 1], 'f2': [0.5, 2.0, 0.5], 'n2': ['b', ' d ', 'Cc'], 'd2': pd.to_datetime(['2020-02-29', None, '2020-02-29']), 'b1': [False, False, False]})
y = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3, 1, 2], 'n1': ['Cc', 'b', 'Cc', ' d ', 'b', 'b', 'b', 'b'], 'b2': [False, False, False, True, False, False, True, False], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-01-15', '2020-01-15', '2020-02-29', '2020-01-15', '2020-01-15']), 't2': ['a', 'Cc', 'b', None, 'a-b', 'Cc', 'b', 'b']})
x['c'] = x.groupby('b1')['f2'].transform('mean')
x['c'] = x['f2'].map(lambda v: v)
x = x.apply(lambda r: str(r['n2']), axis=1)
x = x.count()
result = x
# case: 3-133
x = pd.DataFrame({'k': [2, 3, 2, 1], 'n1': ['a', 'Cc', 'Cc', 'a'], 't2': ['a', 'Cc', 'x1', 'Cc'], 'i2': [1, 0, 5, 0], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', None])})
y = pd.DataFrame({'k': [3, 2, 3, 3], 'b1': [True, False, True, True], 'n1': ['b', 'Cc', 'b', ' d ']})
x.loc[x['n1'].str.contains('b', na=False), 'c'] = 't'
x = x.groupby('c').size()
x = x.dropna()
result = x
# case: 3-134
x = pd.DataFrame({'k': [3, 2, 3, 3], 'f1': [np.nan, None, np.nan, np.nan], 'i2': [0, 2, 2, 3], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31'])})
y = pd.DataFrame({'k': [2, 2, 1, 2], 'f1': [np.nan, 2.0, np.nan, 10.0], 'n2': ['b', 'b', 'b', ' d '], 't2': ['a', 'b', 'a', 'Cc']})
x = x.groupby('d1', dropna=False, sort=True).size()
x = x[x > 1]
x = x.isin([1, 'a', None])
result = x
# case: 3-135
x = pd.DataFrame({'k': [2, 2, 2, 2, 2, 3, 2, 2], 'n2': ['Cc', 'a', 'a', 'Cc', ' d ', 'b', ' d ', ' d '], 'i2': [2, 1, 0, 10, -4, 1, 1, 2], 'f2': [0.5, 1.5, -3.25, 2.0, 1.5, 0.0, 1.5, 0.0]}, index=['p', 's', 'p', 'q', 's', 'r', 's', 'r'])
y = pd.DataFrame({'k': [3, 2, 1, 2], 'n1': ['b', 'b', ' d ', ' d '], 'i2': [5, 5, 0, 1]})
x = x[x['k'] == x['k'].max()]
x = x[x['f2'] > x['f2'].mean()]
result = x
# case: 3-136
x = pd.DataFrame({'k': [3], 'd1': pd.to_datetime(['2021-12-31']), 'b2': [False], 'f1': [2.0], 'i2': [1]})
y = pd.DataFrame({'k': [1, 3, 1], 'i2': [5, 0, 3], 'n1': ['Cc', ' d ', ' d '], 'f1': [np.nan, np.nan, None], 'b2': [False, False, True]})
x = x.fillna(0)
x = x.sum(numeric_only=True)
result = x
# case: 3-137
x = pd.DataFrame({'k': [], 'n2': [], 'f1': [], 'i2': [], 't2': []})
y = pd.DataFrame({'k': [1, 2, 2, 3, 1, 2, 3, 3], 'f1': [np.nan, 0.0, np.nan, 0.5, 2.0, 1.5, -3.25, 2.0], 'b1': [False, True, False, True, True, False, False, False], 'n1': ['b', ' d ', 'a', ' d ', 'a', 'Cc', 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', '2021-12-31', '2020-02-29', '2021-12-31', None, '2021-12-31'])})
x = x[['k', 'n2', 'f1', 'i2', 't2']].sum(axis=1)
x = x == x
result = x
# case: 3-138
x = pd.DataFrame({'k': [3, 3, 1, 1, 1], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-02-29', '2020-01-15', None]), 'f2': [1.5, -3.25, np.nan, -3.25, None]})
y = pd.DataFrame({'k': [3, 1, 3, 1, 2, 2], 'n2': ['b', 'a', ' d ', 'Cc', 'a', 'b'], 'b2': [True, False, False, True, False, True], 'f1': [1.5, 0.5, 1.5, 1.5, 2.0, 1.5], 'd1': pd.to_datetime([None, '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29'])})
x = x.set_index(['f2'])
x = x.values.tolist()
result = x
# case: 3-139
x = pd.DataFrame({'k': [], 'd2': pd.to_datetime([]), 'b2': [], 't2': [], 'n2': []})
y = pd.DataFrame({'k': [3, 1, 1, 1, 1, 3, 3, 2], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', None, '2021-12-31', '2020-01-15', '2021-12-31', '2020-02-29', '2021-12-31']), 't1': [' d ', 'a', 'b', 'Cc', None, 'x1', '', ''], 'i2': [1, 0, 1, 5, -4, 2, 1, 1]})
x = pd.concat([x, y])
result = x
# case: 3-140
x = pd.DataFrame({'k': [1, 3, 1, 2], 't1': ['a-b', 'a', '', 'b'], 'b2': [False, False, False, True], 'i2': [2, 10, 2, 2], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', '2020-02-29'])})
y = pd.DataFrame({'k': [3, 1, 2, 2, 1, 2, 2, 1], 'i1': [0, 1, -4, 5, 3, 0, 5, 3], 'f2': [10.0, 0.0, 2.0, 2.0, 1.5, 1.5, 0.5, 1.5], 't2': [' d ', 'Cc', 'b', 'a-b', '', None, 'a-b', 'x1'], 'b2': [True, True, False, False, True, True, True, True]})
x = x.groupby('d1').size()
result = x
# case: 3-141
x = pd.DataFrame({'k': [3, 2, 2], 'b2': [True, True, True], 't1': ['a', 'x1', 'b']})
y = pd.DataFrame({'k': [2], 'b1': [True], 't2': ['b']}, index=['s'])
x = x.head(-1)
result = x
# case: 3-142
x = pd.DataFrame({'k': [], 't2': [], 'b2': []})
y = pd.DataFrame({'k': [3], 'f2': [0.5], 'n2': ['a'], 'i2': [-4], 'b2': [True]})
x = x[['k', 't2', 'b2']].sum(axis=1)
x = x.between(1, 2)
x = x.fillna(0)
x = x.index.tolist()
result = x
# case: 3-143
x = pd.DataFrame({'k': [2, 3, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31']), 'n2': ['a', 'a', ' d '], 't2': ['x1', 'a', None], 'f2': [0.0, 1.5, -3.25]})
y = pd.DataFrame({'k': [3, 2, 2, 2, 2, 3, 1, 1], 't2': ['b', ' d ', ' d ', None, '', 'b', 'b', 'a'], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15', None, '2021-12-31', '2020-01-15']), 'n2': ['b', 'Cc', 'Cc', 'b', 'b', 'Cc', 'Cc', 'a']}, index=['s', 'q', 'p', 's', 'q', 'q', 's', 'q'])
x = x.loc[x['f2'].idxmax()]
x = x.to_dict()
result = x
# case: 3-144
x = pd.DataFrame({'k': [1, 1, 3, 3, 1, 2], 't1': ['Cc', 'a', 'x1', ' d ', 'b', ''], 'i1': [10, 3, 2, 1, 5, 0], 'd1': pd.to_datetime(['2020-02-29', None, '2021-12-31', None, '2021-12-31', '2020-02-29'])})
y = pd.DataFrame({'k': [2, 2, 1], 't2': ['b', '', 'a'], 'f2': [np.nan, 0.0, None]})
x = x.fillna(0)
result = x
# case: 3-145
x = pd.DataFrame({'k': [2], 't2': [' d '], 'i1': [2], 'd2': pd.to_datetime([None]), 'f2': [0.5]})
y = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2021-12-31']), 't1': [' d '], 'f2': [1.5]})
x = x['k'].nunique()
result = x
# case: 3-146
x = pd.DataFrame({'k': [2, 1, 2, 2, 1, 2, 1, 3], 'i1': [1, 10, 2, 3, 10, 3, 2, 5], 'n2': ['b', 'b', 'b', ' d ', ' d ', 'a', 'b', 'b'], 'b1': [False, True, False, False, True, True, False, False], 'f2': [-3.25, -3.25, 1.5, 2.0, 1.5, 0.0, 1.5, None]})
y = pd.DataFrame({'k': [1, 1, 2, 2], 'i1': [2, 0, 0, 3], 'f2': [10.0, 1.5, 10.0, 10.0], 'n2': ['a', 'b', 'b', 'a']})
x = x.describe()
x = x.nunique()
x = -x
result = x
# case: 3-147
x = pd.DataFrame({'k': [1, 1, 3], 'n1': ['b', 'b', 'b'], 'b2': [False, True, False], 'f1': [-3.25, 2.0, 1.5], 't2': ['a', 'Cc', 'b']}, index=['s', 'q', 'r'])
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2021-12-31']), 't2': ['b'], 'f2': [1.5], 'i1': [1]})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.T
result = x
# case: 3-148
x = pd.DataFrame({'k': [3, 2, 3, 1, 1, 1], 'i2': [10, -4, 2, 2, 3, 10], 'b2': [False, False, False, True, False, True], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-01-15', '2021-12-31', None, '2021-12-31'])})
y = pd.DataFrame({'k': [1, 2, 3, 3, 2], 'n2': [' d ', 'b', 'b', ' d ', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2020-01-15', '2021-12-31', None, None])})
x.loc[x['d2'].isna(), 'c'] = 0.5
x = pd.concat([x, y])
result = x
# case: 3-149
x = pd.DataFrame({'k': [1], 'b1': [False], 'i1': [10], 'n2': [' d '], 'd1': pd.to_datetime(['2021-12-31'])}, index=['s'])
y = pd.DataFrame({'k': [2, 3, 2, 3, 2, 1], 'f2': [2.0, 10.0, 1.5, 0.5, -3.25, -3.25], 'i2': [5, 3, 5, 0, 1, 10], 't2': ['x1', 'a-b', 'b', None, 'a-b', 'a'], 'n2': ['a', 'Cc', ' d ', 'Cc', 'a', 'Cc']})
x = x['n2'].unique().tolist()
result = x
