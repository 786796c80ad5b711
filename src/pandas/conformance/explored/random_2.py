import pandas as pd
import numpy as np
# case: 3-150
x = pd.DataFrame({'k': [2], 't2': ['x1'], 'b2': [True], 'i2': [2], 'n2': ['Cc']})
y = pd.DataFrame({'k': [3, 1, 3, 2, 2, 2, 1, 2], 'i1': [10, 0, 10, 5, 2, -4, 10, -4], 'b1': [False, True, False, True, False, True, True, False], 'f2': [None, 2.0, 1.5, 2.0, 10.0, -3.25, 1.5, 2.0], 't2': ['a', '', '', 'a', 'b', 'x1', 'b', 'b']})
x = x.set_index('b2')
x['c'] = x['t2'] + '_'
result = x
# case: 3-151
x = pd.DataFrame({'k': [3, 2, 1, 2, 3, 1], 'b1': [False, True, False, False, True, False], 'f2': [10.0, 0.5, 0.0, 1.5, 0.0, 2.0], 'n1': ['Cc', ' d ', 'a', 'b', 'Cc', 'a']})
y = pd.DataFrame({'k': [2, 2, 3, 3, 1, 2], 'd2': pd.to_datetime(['2020-02-29', None, '2020-01-15', None, '2021-12-31', None]), 'i2': [10, 2, 1, 5, -4, 3]})
x = sorted(x['n1'].dropna().unique())
result = x
# case: 3-152
x = pd.DataFrame({'k': [1, 1, 1, 2], 'b2': [False, True, True, False], 'd1': pd.to_datetime(['2020-01-15', None, '2021-12-31', '2021-12-31']), 'i2': [10, 5, 2, -4]}, index=['s', 'p', 'r', 's'])
y = pd.DataFrame({'k': [3, 3, 3, 1, 3], 'f1': [None, -3.25, 10.0, -3.25, 1.5], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2020-01-15', None])})
x = pd.crosstab(x['k'], x['d1'])
x = x.head(2)
x = x.reset_index()
x = x.T
result = x
# case: 3-153
x = pd.DataFrame({'k': [2, 1, 1, 2], 'f2': [1.5, 1.5, 1.5, -3.25], 'i2': [10, 0, 0, 5], 'n1': ['Cc', 'b', ' d ', 'b'], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29'])}, index=['p', 's', 'r', 'p'])
y = pd.DataFrame({'k': [3, 1, 1], 'f1': [1.5, 1.5, 0.5], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15']), 'b2': [False, False, False], 't2': ['x1', 'x1', ' d ']}, index=['q', 'q', 'p'])
x = x[(x['f2'].notna()) | (x['f2'] % 2 == 0)]
x = x.apply(lambda r: str(r['f2']), axis=1)
x = x[x == x.max()]
x = x.fillna(0)
result = x
# case: 3-154
x = pd.DataFrame({'k': [2, 3, 3, 2, 2, 3], 'f1': [10.0, -3.25, -3.25, -3.25, -3.25, np.nan], 'i1': [1, 2, 2, 2, 5, 10], 'b1': [True, True, True, False, True, True], 'n1': ['a', 'b', 'b', ' d ', 'b', 'a']})
y = pd.DataFrame({'k': [2, 3, 2, 2, 1, 2], 'b2': [False, True, False, False, False, True], 't2': ['a-b', ' d ', 'b', ' d ', ' d ', 'x1'], 'd1': pd.to_datetime([None, '2020-01-15', '2020-02-29', '2020-02-29', '2020-01-15', '2020-01-15']), 'i1': [1, 0, 2, 2, 3, 1]})
x = x.dropna(subset=['f1'])
result = x
# case: 3-155
x = pd.DataFrame({'k': [2, 2, 1, 3, 3], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', '2020-01-15', '2020-01-15']), 't2': [None, 'x1', '', 'b', 'a']}, index=['p', 'r', 'r', 'p', 'q'])
y = pd.DataFrame({'k': [3, 3, 2, 1], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', '2020-02-29']), 't2': ['b', 'b', 'x1', 'b'], 'b2': [False, False, True, False], 'f2': [2.0, 0.5, 1.5, None]}, index=['q', 'q', 'q', 'p'])
x = x.shift(1)
x['c'] = pd.to_numeric(x['t2'], errors='coerce')
result = x
# case: 3-156
x = pd.DataFrame({'k': [2, 1, 3, 3, 1, 2, 3, 1], 'b2': [True, True, True, False, False, False, True, True], 'n1': ['b', 'a', ' d ', ' d ', 'b', ' d ', 'b', 'b'], 't1': ['b', None, 'Cc', '', '', '', 'b', '']})
y = pd.DataFrame({'k': [2], 'f2': [2.0], 'd1': pd.to_datetime([None])}, index=['q'])
x = x.nunique()
x = x.reset_index()
result = x
# case: 3-157
x = pd.DataFrame({'k': [], 'n1': [], 'i1': [], 't2': [], 'b2': []})
y = pd.DataFrame({'k': [2], 'n2': ['b'], 'd1': pd.to_datetime([None]), 'f1': [0.5]})
x = x.groupby('t2')['n1'].apply(lambda s: s.max() - s.min())
x = x.shift()
x = x.shift()
result = x
# case: 3-158
x = pd.DataFrame({'k': [3, 2, 1, 1, 2, 1], 'f1': [10.0, np.nan, np.nan, np.nan, -3.25, 1.5], 't1': ['a-b', 'b', 'a-b', 'b', 'a-b', 'a-b']})
y = pd.DataFrame({'k': [3], 'b2': [False], 'f1': [-3.25], 't1': ['a']})
x = x.drop_duplicates(['f1', 'k'])
x = x.set_index('f1')
result = x
# case: 3-159
x = pd.DataFrame({'k': [3, 1, 3, 3], 'i2': [1, 5, 1, 3], 'f1': [1.5, -3.25, np.nan, 2.0], 'n1': ['b', 'b', 'b', 'Cc'], 'b2': [True, True, False, True]})
y = pd.DataFrame({'k': [3], 't1': [None], 'b1': [True], 'd2': pd.to_datetime(['2021-12-31']), 'i2': [-4]})
x = x.describe()
x['c'] = x['i2'].fillna(x['i2'].mean())
x = x.iloc[::-1]
result = x
# case: 3-160
x = pd.DataFrame({'k': [3], 'b2': [True], 'd2': pd.to_datetime([None]), 'i1': [10], 'n1': ['a']})
y = pd.DataFrame({'k': [1, 3, 2], 't1': ['Cc', 'Cc', 'x1'], 'i1': [2, 1, 5]}, index=['q', 'r', 'r'])
x = x.astype({'d2': str})
x = x.astype({'i1': str})
result = x
# case: 3-161
x = pd.DataFrame({'k': [1, 1, 2, 3], 't1': ['a-b', 'x1', '', 'b'], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15']), 'b2': [True, True, True, False], 'n1': ['Cc', ' d ', ' d ', ' d ']})
y = pd.DataFrame({'k': [3, 3, 1, 1], 'd2': pd.to_datetime([None, '2021-12-31', '2020-01-15', '2021-12-31']), 'i2': [0, 5, 10, -4], 'n2': ['b', 'b', 'Cc', 'Cc']})
x['c'] = x['n1'].map({'a': 1, 'b': 2})
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
x = x.groupby(['n1', 'b2'])['c'].max().reset_index()
result = x
# case: 3-162
x = pd.DataFrame({'k': [1, 3, 1], 'f1': [10.0, 0.0, -3.25], 'i1': [-4, 3, 3], 'b2': [True, False, True]})
y = pd.DataFrame({'k': [2, 3, 2, 1, 3, 1, 3, 2], 't1': ['b', None, ' d ', '', 'Cc', 'Cc', 'a-b', 'x1'], 'f2': [0.0, np.nan, 0.5, 2.0, None, 1.5, 1.5, 2.0]})
x = x.groupby('b2').size()
x = x.sort_index()
x = x.to_frame()
result = x
# case: 3-163
x = pd.DataFrame({'k': [], 'f2': [], 'b2': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [1, 2, 2, 3, 3, 3, 3, 3], 'b1': [True, True, True, True, True, False, True, True], 'f1': [np.nan, 0.5, 10.0, 1.5, 1.5, 10.0, np.nan, np.nan]}, index=['r', 's', 'p', 's', 'q', 's', 's', 'p'])
x = x[['k', 'f2', 'b2']].corr()
x = x.groupby('f2').agg({'k': ['first', 'max']})
x = x.count()
x = x.abs()
result = x
# case: 3-164
x = pd.DataFrame({'k': [2], 'i1': [-4], 'b2': [False], 'n2': ['b'], 'f2': [1.5]}, index=['q'])
y = pd.DataFrame({'k': [1, 3, 3, 1], 'n1': ['a', 'b', 'a', 'Cc'], 'b1': [False, False, True, False]})
x = x['n2'].sort_values(key=lambda s: s.str.lower(), kind='stable')
x = x.reset_index(drop=True)
x = x.to_frame()
result = x
# case: 3-165
x = pd.DataFrame({'k': [1, 1, 2, 2, 3, 2], 'i1': [2, 0, 2, 2, 1, 3], 't2': ['', 'a', 'x1', None, '', 'Cc'], 'f2': [1.5, 1.5, 0.0, 1.5, 10.0, 0.5]})
y = pd.DataFrame({'k': [1, 1, 1, 1, 2, 3, 2, 3], 'b2': [False, False, True, True, False, True, False, False], 't1': ['b', 'b', None, None, 'a', 'a-b', 'b', None]}, index=['r', 'q', 'q', 'q', 'r', 'r', 'r', 's'])
x = x.groupby('f2').head(1)
x = x.groupby('f2')['i1'].apply(lambda s: s.max() - s.min())
x = x.median()
result = x
# case: 3-166
x = pd.DataFrame({'k': [3, 1, 1, 3], 'f1': [1.5, None, 1.5, 1.5], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-01-15', '2021-12-31']), 't1': ['b', '', 'x1', 'b'], 'b1': [True, True, True, True]})
y = pd.DataFrame({'k': [2], 'f2': [0.0], 'b1': [False], 'n1': ['b'], 'i1': [5]}, index=['r'])
x = x[['k', 'f1']].sum(axis=1)
x = x / x.sum()
x = x.cumsum()
x = x.max()
result = x
# case: 3-167
x = pd.DataFrame({'k': [2, 2, 1, 2], 't1': ['a-b', 'Cc', '', 'b'], 'i2': [1, 3, 10, 0], 'n2': ['Cc', 'b', 'Cc', ' d ']})
y = pd.DataFrame({'k': [3, 1, 3, 1, 1], 'b1': [False, True, True, True, True], 'n1': ['a', 'a', 'Cc', 'a', 'a'], 't2': ['a', 'b', ' d ', 'x1', 'Cc'], 'i2': [3, 5, 5, -4, 0]}, index=['s', 'r', 'r', 'q', 'r'])
x = x.query('i2 > 1')
result = x
# case: 3-168
x = pd.DataFrame({'k': [1, 3, 2], 'd1': pd.to_datetime(['2020-02-29', None, '2020-01-15']), 'n2': ['b', 'b', 'Cc'], 'f1': [None, 0.0, 2.0], 'b1': [True, True, False]})
y = pd.DataFrame({'k': [2, 2, 2, 2, 3], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29']), 't2': ['b', 'b', ' d ', 'a-b', 'x1'], 'i1': [2, -4, 0, 3, 1]})
x = x.set_index(['d1', 'f1'])
x = x.reset_index()
x = x.count()
result = x
# case: 3-169
x = pd.DataFrame({'k': [2, 2, 1, 3, 1], 'n1': ['b', 'b', ' d ', 'Cc', 'Cc'], 'b2': [False, True, True, True, False]})
y = pd.DataFrame({'k': [2, 1, 2], 'n1': [' d ', 'a', 'b'], 'b2': [False, True, True], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15'])})
x = x.drop(columns='k')
x = x.set_index(['b2'])
x = x['n1'].max()
result = x
# case: 3-170
x = pd.DataFrame({'k': [1], 'b2': [True], 'f2': [np.nan]})
y = pd.DataFrame({'k': [2, 1, 2, 1, 3], 'd1': pd.to_datetime(['2020-01-15', None, '2021-12-31', '2021-12-31', '2021-12-31']), 'i1': [1, 1, 2, 1, 2], 'n1': ['b', 'b', 'a', 'b', 'Cc'], 'b2': [True, False, False, True, True]}, index=['s', 'p', 's', 's', 'r'])
x = x[['k', 'f2']].corr()
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.reset_index()
result = x
# case: 3-171
x = pd.DataFrame({'k': [2, 1, 3, 2, 2], 'b1': [True, True, True, True, True], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', None, '2021-12-31', '2020-02-29'])})
y = pd.DataFrame({'k': [2, 2, 1, 1, 1, 3, 2, 3], 'i1': [3, 1, 0, -4, 3, 10, 2, 1], 't1': [None, 'a-b', 'Cc', ' d ', ' d ', ' d ', 'x1', 'a']})
x['c'] = x.groupby('d1')['k'].transform('nunique')
result = x
# case: 3-172
x = pd.DataFrame({'k': [3, 3, 3, 3, 1], 'n1': ['b', 'b', 'a', 'b', ' d '], 'i2': [0, 3, 1, -4, 5]})
y = pd.DataFrame({'k': [2, 2, 3, 3, 1, 3], 'f2': [0.5, 1.5, -3.25, None, 2.0, 10.0], 'n2': ['b', 'a', 'b', ' d ', 'a', 'b']}, index=['s', 'r', 'q', 's', 'p', 'r'])
x = x.to_dict('records')
result = x
# case: 3-173
x = pd.DataFrame({'k': [1, 1, 1, 2, 3], 'b2': [True, True, True, False, False], 'i2': [-4, 0, 2, 5, 1], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31']), 'n2': ['a', 'Cc', 'Cc', 'b', 'b']})
y = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2020-01-15']), 'i2': [10]}, index=['r'])
x = x.to_dict('records')
result = x
# case: 3-174
x = pd.DataFrame({'k': [3, 3, 1], 'd1': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-01-15']), 'f2': [np.nan, None, -3.25], 'b1': [True, True, True], 't1': ['b', 'a', 'x1']})
y = pd.DataFrame({'k': [1, 3, 2, 2, 2, 1, 2, 2], 'n1': ['a', 'b', 'a', 'Cc', 'Cc', ' d ', 'Cc', 'Cc'], 'f2': [-3.25, 1.5, 0.5, 0.5, None, np.nan, np.nan, 1.5]})
x = x.groupby(x['d1'].dt.year)['k'].count()
x = x.rolling(2).mean()
x = x.pct_change()
x = x.where(x.notna(), 0)
result = x
# case: 3-175
x = pd.DataFrame({'k': [1, 1, 1], 'f2': [0.5, 0.0, 2.0], 'b1': [False, True, True], 'd1': pd.to_datetime([None, '2020-02-29', '2020-01-15']), 't2': [None, 'b', '']})
y = pd.DataFrame({'k': [3, 3, 1, 1, 1, 3, 1, 2], 't2': ['a-b', ' d ', 'b', 'x1', 'b', 'a', 'a-b', 'x1'], 'n1': ['b', 'a', 'b', 'b', 'b', 'b', ' d ', ' d '], 'f1': [np.nan, 2.0, 0.0, np.nan, 2.0, 1.5, None, 0.5], 'i2': [3, 10, 5, 1, -4, 0, -4, 3]})
x = x.iloc[::-1]
x = x.set_index(['d1', 'k'])
result = x
# case: 3-176
x = pd.DataFrame({'k': [], 'b2': [], 'f1': [], 'i1': []})
y = pd.DataFrame({'k': [1, 1, 2, 1, 1], 'f1': [0.5, -3.25, np.nan, 2.0, -3.25], 't1': ['x1', '', '', 'a-b', 'b'], 'n1': [' d ', 'b', ' d ', 'b', 'b']})
x = x['k'].value_counts().sort_index()
x = x.rename('nn').reset_index()
x['c'] = x['k'].fillna(x['k'].mean())
x = x.sum(numeric_only=True)
result = x
# case: 3-177
x = pd.DataFrame({'k': [1, 2, 3, 1, 2, 1, 2, 2], 't2': [' d ', 'a-b', None, 'b', 'a-b', 'b', 'x1', 'a-b'], 'b2': [False, True, False, False, False, True, True, True], 'n2': [' d ', 'Cc', 'b', ' d ', 'b', 'b', 'b', 'b']}, index=['s', 'r', 'r', 'p', 'r', 's', 'q', 'q'])
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2020-01-15']), 'f2': [1.5]})
x = x.head(1)
x = x.sum(numeric_only=True)
x = x.rolling(2).mean()
x = x.dropna()
result = x
# case: 3-178
x = pd.DataFrame({'k': [3, 1, 2, 3], 't2': ['b', 'Cc', 'x1', 'b'], 'f1': [None, 0.0, 0.0, 1.5]}, index=['q', 'p', 'r', 's'])
y = pd.DataFrame({'k': [2], 'b2': [False], 't1': ['b'], 'd2': pd.to_datetime(['2021-12-31'])})
x = x['k']
result = x
# case: 3-179
x = pd.DataFrame({'k': [1, 2, 3, 3], 'd2': pd.to_datetime([None, '2020-02-29', '2020-02-29', '2020-02-29']), 'f1': [0.5, 0.5, 0.5, -3.25], 't2': ['a', 'b', 'b', 'b'], 'n1': ['a', ' d ', 'b', ' d ']})
y = pd.DataFrame({'k': [1, 3, 2, 3], 'f2': [None, -3.25, 1.5, 2.0], 't2': ['b', None, 'b', ' d '], 'n2': ['b', 'a', 'b', 'b'], 'b2': [True, True, True, False]}, index=['r', 's', 'p', 's'])
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
x['c'] = x['n1'].replace({'a': 'A', 'b': None})
x = x.loc[x['k'].idxmax()]
result = x
# case: 3-180
x = pd.DataFrame({'k': [], 'n1': [], 'i2': [], 'd1': pd.to_datetime([]), 'f2': []})
y = pd.DataFrame({'k': [2, 1, 1, 2, 1], 'f2': [2.0, 10.0, 10.0, 1.5, 0.0], 'n1': ['b', ' d ', 'b', 'b', 'Cc']})
x = x[x['i2'] == x['i2'].max()]
x = x[['k', 'f2', 'd1']]
x = x[['k', 'f2']].sum(axis=1)
x = x.to_dict()
result = x
# case: 3-181
x = pd.DataFrame({'k': [2, 1, 3, 2, 1, 1, 2, 2], 'i2': [1, 0, 0, 3, 2, 1, 1, 3], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', None, '2021-12-31', None])})
y = pd.DataFrame({'k': [3], 't1': [' d '], 'i1': [10], 'f1': [1.5]}, index=['s'])
x = x.groupby('d2').count()
x = x.head(4)
x = x.groupby('k')['k'].idxmax()
result = x
# case: 3-182
x = pd.DataFrame({'k': [2, 1, 3, 3, 2], 'i2': [1, 5, 2, 3, 3], 't2': ['x1', 'Cc', 'x1', 'b', 'b']})
y = pd.DataFrame({'k': [2, 2, 3, 3, 2, 2, 3, 3], 'd2': pd.to_datetime([None, '2021-12-31', '2020-02-29', '2021-12-31', '2020-02-29', '2021-12-31', None, '2020-02-29']), 'b1': [False, True, True, True, False, True, True, True]})
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
result = x
# case: 3-183
x = pd.DataFrame({'k': [2, 1, 2, 2, 3, 1], 'n1': [' d ', 'b', 'b', 'b', 'Cc', 'a'], 't1': [' d ', 'b', 'Cc', 'b', 'Cc', 'x1'], 'i2': [-4, 0, 0, -4, 3, 2], 'f2': [0.0, -3.25, None, None, 10.0, -3.25]})
y = pd.DataFrame({'k': [3, 2, 3, 2, 3, 3], 'f2': [2.0, np.nan, 1.5, 1.5, 1.5, -3.25], 'n2': [' d ', 'Cc', 'b', 'b', ' d ', 'a']})
x = x.groupby('t1')['k'].apply(lambda s: s.max() - s.min())
x = x / x.sum()
result = x
# case: 3-184
x = pd.DataFrame({'k': [1, 2, 1, 1, 3, 2, 2, 3], 'n1': ['a', 'Cc', ' d ', 'b', 'Cc', ' d ', 'b', 'a'], 'i2': [3, 2, 3, 5, 2, 2, 5, -4], 't1': ['a', 'b', 'x1', '', ' d ', 'a-b', None, ' d '], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2020-01-15', None, '2020-01-15', '2020-02-29', '2021-12-31'])})
y = pd.DataFrame({'k': [3, 3, 1, 1, 1, 1, 3, 2], 'i1': [0, 2, -4, 2, 1, -4, 5, 2], 'b2': [False, False, True, True, False, True, False, False], 'f1': [None, 10.0, np.nan, 10.0, None, 0.5, -3.25, np.nan], 't1': ['b', '', None, None, '', 'Cc', 'b', 'a-b']})
x = x.count()
x = x == x
x = x.rank()
result = x
# case: 3-185
x = pd.DataFrame({'k': [3, 2, 3, 2, 2], 't2': ['b', 'a', 'a', '', 'a-b'], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-02-29', None, '2020-02-29']), 'n1': ['b', 'Cc', 'a', ' d ', 'Cc'], 'i1': [2, 0, 10, -4, 3]})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2021-12-31']), 'f1': [0.0], 'n2': ['Cc'], 'i1': [2]}, index=['p'])
x['c'] = x['t2'].replace({'a': 'A', 'b': None})
result = x
# case: 3-186
x = pd.DataFrame({'k': [1, 3, 2, 3, 1], 'f1': [2.0, np.nan, 1.5, 0.5, -3.25], 'i2': [1, 1, 2, -4, 3]}, index=['q', 'p', 'q', 'p', 's'])
y = pd.DataFrame({'k': [2, 3, 3, 3], 'i2': [0, 1, 1, 10], 't2': ['a-b', 'Cc', None, None]})
x = x.groupby('f1', as_index=True).count()
x = x.shift(1)
x = x.nsmallest(2, 'i2', keep='all')
result = x
# case: 3-187
x = pd.DataFrame({'k': [2], 't2': ['a'], 'd1': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [1, 3, 2, 1, 2, 3, 3, 1], 'b1': [False, True, False, False, True, True, False, True], 'i2': [0, 0, 2, 1, 10, 0, 2, 10], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15', None, None, '2020-01-15', None, '2021-12-31'])})
x['c'] = x['k'].rank(method='max', ascending=False)
x = x.groupby('c').head(1)
x['c'] = x['t2'].replace({'a': 'A', 'b': None})
result = x
# case: 3-188
x = pd.DataFrame({'k': [2, 1, 2, 3, 1, 2, 1, 3], 'b1': [False, True, True, False, True, False, False, False], 'i2': [-4, 5, 2, 2, 2, 0, 0, 2], 'n2': ['b', 'Cc', ' d ', ' d ', 'b', ' d ', 'b', 'b']})
y = pd.DataFrame({'k': [2, 1, 2], 'b1': [False, True, False], 't2': ['b', 'Cc', 'a']})
x['c'] = np.where(x['k'] > 1, x['k'], 'lo')
x = x.max()
x = x.astype(str)
result = x
# case: 3-189
x = pd.DataFrame({'k': [1, 2, 1, 2], 'd2': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2021-12-31']), 'b1': [False, False, True, False]})
y = pd.DataFrame({'k': [2, 3, 2], 'i2': [3, -4, 1], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2021-12-31'])})
x = x.groupby(['d2', 'k'])['k'].sum().reset_index()
result = x
# case: 3-190
x = pd.DataFrame({'k': [3, 1, 1, 1, 2, 2, 1, 2], 'n1': ['a', 'a', 'b', 'b', 'b', 'Cc', ' d ', 'b'], 'i1': [5, -4, 2, -4, 2, 5, 1, 1]})
y = pd.DataFrame({'k': [1, 2, 2, 1], 't2': ['', ' d ', '', 'a'], 'b1': [False, True, False, True]}, index=['p', 's', 's', 'p'])
x = x.astype({'k': str})
x['c'] = x.groupby('i1')['i1'].transform('first')
result = x
# case: 3-191
x = pd.DataFrame({'k': [3, 2, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', None]), 'f2': [2.0, -3.25, 0.0], 't1': ['a-b', None, 'Cc'], 'b2': [True, True, True]}, index=['p', 'p', 'p'])
y = pd.DataFrame({'k': [1], 'i2': [-4], 'b1': [True], 'd1': pd.to_datetime([None]), 'f1': [10.0]})
x = x[['k', 'f2']].sum(axis=1)
x = x.idxmax()
result = x
# case: 3-192
x = pd.DataFrame({'k': [1, 2, 1], 'n1': ['Cc', 'Cc', 'a'], 'b2': [True, True, True], 'f2': [0.5, 0.5, 1.5]})
y = pd.DataFrame({'k': [2], 'f2': [1.5], 'i1': [1]})
x = x.drop_duplicates('n1', keep='first')
x = x.nunique()
x = x.median()
result = x
# case: 3-193
x = pd.DataFrame({'k': [1, 3, 1, 2, 1, 2], 'n2': [' d ', 'Cc', 'a', 'b', 'a', ' d '], 't1': ['Cc', None, 'b', None, 'a', None], 'b2': [True, False, False, True, True, False], 'i1': [1, 5, 5, 2, 3, -4]})
y = pd.DataFrame({'k': [1], 'f1': [None], 'b1': [False], 't2': ['a']})
x = x.drop_duplicates('i1', keep='last')
x = x.melt(id_vars=['k'])
result = x
# case: 3-194
x = pd.DataFrame({'k': [1, 1, 3, 3, 1, 2], 'n2': ['b', ' d ', 'b', 'b', ' d ', ' d '], 'b2': [True, True, True, True, True, False], 'd2': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', '2020-02-29', None, '2020-01-15']), 'i1': [1, 10, 2, 3, 5, 5]}, index=['r', 'p', 'q', 'r', 's', 'p'])
y = pd.DataFrame({'k': [3, 1, 2, 2], 'b1': [False, True, True, False], 'n2': ['b', 'Cc', ' d ', 'a'], 'f1': [1.5, None, 10.0, 2.0], 't2': ['', ' d ', ' d ', 'Cc']}, index=['q', 'p', 's', 'p'])
x = x.groupby('n2')['k'].agg(list)
x = x.where(x.notna(), 0)
x = x.max()
result = x
# case: 3-195
x = pd.DataFrame({'k': [3, 2, 1], 'n2': [' d ', ' d ', ' d '], 't2': ['x1', '', ''], 'b1': [True, False, False]}, index=['s', 'r', 's'])
y = pd.DataFrame({'k': [1, 2, 1, 2, 2], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31']), 'n2': [' d ', 'a', 'Cc', 'b', ' d ']})
x = x.groupby('n2')['k'].idxmax()
x = x.where(x.notna(), 0)
x = x.unique()
result = x
# case: 3-196
x = pd.DataFrame({'k': [3], 'f1': [2.0], 'i1': [1], 'n2': ['Cc']})
y = pd.DataFrame({'k': [1], 'd2': pd.to_datetime([None]), 'n2': ['b'], 't1': ['x1'], 'f1': [0.0]})
x = x.groupby(['f1']).size().reset_index(name='n')
x = x.values.tolist()
result = x
# case: 3-197
x = pd.DataFrame({'k': [1, 1, 3, 3, 1], 'f2': [-3.25, -3.25, 0.0, None, 2.0], 'n2': ['b', ' d ', ' d ', 'b', 'b'], 't2': ['b', ' d ', 'a-b', ' d ', ''], 'i1': [10, 1, 1, 1, 2]})
y = pd.DataFrame({'k': [2, 2, 3], 'n1': ['b', 'b', 'a'], 'b1': [False, True, True], 'f1': [10.0, 10.0, 2.0]}, index=['q', 'q', 's'])
x = x[x['f2'].notna()]
x = x.groupby('n2', as_index=False).count()
x['c'] = x['n2'].str.split('-')
x = x.groupby('c').nunique()
result = x
# case: 3-198
x = pd.DataFrame({'k': [], 'b1': [], 'f2': [], 't2': [], 'd2': pd.to_datetime([])})
y = pd.DataFrame({'k': [3, 1, 1, 3, 3, 2, 1, 3], 'n1': ['a', 'Cc', 'b', 'b', 'b', 'b', 'b', 'a'], 'f2': [10.0, 1.5, None, 2.0, 0.0, -3.25, np.nan, None], 't2': ['b', 'a-b', 'a-b', 'a', 'Cc', ' d ', 'a', 'Cc']})
x = x.groupby('k').nunique()
x = x.to_dict('records')
result = x
# case: 3-199
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 'i2': [], 'n2': []})
y = pd.DataFrame({'k': [1, 3, 2, 2, 3, 2], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', None, '2021-12-31', None, '2020-02-29']), 'b1': [True, False, False, False, False, False], 't1': [' d ', 'a', 'Cc', 'b', ' d ', 'b']})
x['c'] = x.groupby('i2')['n2'].transform('size')
x = x.fillna({'k': 0})
x['c'] = x['d1'] + pd.Timedelta(days=1)
result = x
# case: 3-200
x = pd.DataFrame({'k': [2], 'i2': [0], 'd1': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime([None]), 't2': [None], 'b1': [True]})
x['c'] = x['d1'].dt.day_name()
x['c'] = x['d1'] + pd.Timedelta(days=1)
x = x.merge(y, on='k', how='left')
result = x
# case: 3-201
x = pd.DataFrame({'k': [2, 1, 2, 3, 3, 2, 1, 1], 'b1': [True, False, True, False, True, True, False, True], 'f2': [2.0, 1.5, 1.5, 1.5, 0.0, 2.0, 0.5, 0.5]})
y = pd.DataFrame({'k': [2], 'n1': [' d '], 'f1': [0.5], 'd2': pd.to_datetime([None]), 'i1': [1]})
x = x.set_index(['b1', 'k'])
x['c'] = x['f2'].cumsum()
x = x.head(3)
x = x.head(4)
result = x
# case: 3-202
x = pd.DataFrame({'k': [3, 3, 3, 3], 'b2': [True, False, True, False], 'f2': [10.0, 1.5, None, -3.25], 'n1': ['b', 'Cc', 'a', 'a'], 't2': ['b', 'x1', 'x1', 'b']})
y = pd.DataFrame({'k': [3, 2, 2, 3, 3, 3, 2, 3], 'b1': [False, True, True, False, True, True, False, False], 'f2': [0.0, 1.5, 10.0, 0.0, 10.0, 0.0, -3.25, 2.0], 'i2': [1, -4, 5, 2, 1, 0, 1, -4]}, index=['r', 's', 'r', 'q', 'p', 's', 'r', 'p'])
x = x.prod(numeric_only=True)
x = x.std()
result = x
# case: 3-203
x = pd.DataFrame({'k': [3], 'n2': [' d '], 't1': ['x1'], 'b1': [True]}, index=['r'])
y = pd.DataFrame({'k': [1, 3, 1, 1], 'b1': [False, False, False, True], 'n2': ['a', 'Cc', 'Cc', 'Cc']})
x = x[['k']].corr()
x = x.groupby('k')['k'].idxmax()
result = x
# case: 3-204
x = pd.DataFrame({'k': [3, 3, 2, 3], 'b1': [False, False, False, False], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2021-12-31']), 'i1': [-4, -4, 5, 0]})
y = pd.DataFrame({'k': [1, 1, 3, 3, 3], 't2': [None, 'x1', None, 'Cc', ''], 'n1': [' d ', 'a', 'a', 'a', 'b'], 'i2': [0, 3, 1, 10, 1], 'f2': [0.5, 1.5, 10.0, 2.0, None]})
x = x['b1'].value_counts().sort_index()
x = x.drop_duplicates()
x = x.median()
result = x
# case: 3-205
x = pd.DataFrame({'k': [1, 2, 3, 2, 3, 2, 1, 1], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15', '2020-01-15', '2020-02-29', '2021-12-31']), 'f1': [2.0, 2.0, -3.25, 0.0, np.nan, np.nan, None, 10.0]})
y = pd.DataFrame({'k': [3], 'n2': ['Cc'], 'f1': [2.0], 't2': [' d ']})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.head(2)
result = x
# case: 3-206
x = pd.DataFrame({'k': [2, 1, 2], 'b2': [False, False, True], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-01-15']), 'n1': ['Cc', 'a', 'b']})
y = pd.DataFrame({'k': [1, 2, 3, 2, 2, 2, 1, 2], 'f2': [0.5, 1.5, 2.0, 10.0, 10.0, None, -3.25, np.nan], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', '2020-02-29', '2020-01-15', None, '2020-01-15', '2021-12-31'])})
x = x.set_index('b2')
x = x.nsmallest(2, 'k', keep='all')
result = x
# case: 3-207
x = pd.DataFrame({'k': [2, 1, 1, 2, 3, 3, 3, 1], 'n1': ['b', 'b', 'a', 'Cc', 'b', ' d ', 'Cc', 'a'], 't2': ['a', 'a', ' d ', 'Cc', '', 'a-b', ' d ', '']})
y = pd.DataFrame({'k': [2, 1, 2, 2, 3], 'f2': [0.5, 0.5, None, 1.5, 1.5], 'i2': [1, 1, 2, 3, 1], 't2': [' d ', 'a-b', 'x1', 'x1', 'Cc'], 'b2': [False, False, False, True, False]})
x = x.set_index('n1')
x['c'] = pd.to_numeric(x['t2'], errors='coerce')
x = x.mean(numeric_only=True)
x = x.sort_index()
result = x
# case: 3-208
x = pd.DataFrame({'k': [1, 1, 2, 2, 3, 2, 3, 3], 'i2': [1, 1, 1, 1, 10, 0, 2, 1], 'f1': [0.0, 1.5, 10.0, 1.5, np.nan, None, 2.0, 0.5]})
y = pd.DataFrame({'k': [3, 3, 3, 3, 2, 2], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', None, '2020-02-29', '2021-12-31']), 't2': ['b', 'b', 'b', '', 'a-b', 'a-b'], 'f2': [None, None, 1.5, 0.0, 1.5, 2.0], 'n1': ['b', 'Cc', 'b', 'b', 'a', 'a']})
x = x.groupby('k')['f1'].idxmax()
x = x.cumsum()
x = x.apply(lambda v: v)
x = x == x
result = x
# case: 3-209
x = pd.DataFrame({'k': [3, 2, 1], 'i1': [1, 2, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-02-29'])})
y = pd.DataFrame({'k': [2], 'n2': ['Cc'], 'f1': [2.0], 'd2': pd.to_datetime(['2021-12-31']), 'b1': [False]})
x = x[(x['k'].isin([1, 2.0])) | (x['d2'] > '2020-02-01')]
x = x.set_index('i1')
x = x.groupby('k')['k'].apply(lambda s: s.max() - s.min())
x = x / x.sum()
result = x
# case: 3-210
x = pd.DataFrame({'k': [1, 3, 1, 3, 2, 2, 3, 3], 'f1': [0.5, 0.5, 1.5, np.nan, 10.0, 1.5, 10.0, 1.5], 'b1': [False, False, False, False, False, True, True, False], 't2': ['a', 'x1', 'x1', 'b', 'a', 'Cc', ' d ', 'a'], 'n2': ['Cc', 'a', 'a', 'a', 'a', 'Cc', 'b', 'b']})
y = pd.DataFrame({'k': [3], 'b2': [True], 't1': [''], 'd2': pd.to_datetime(['2021-12-31']), 'f2': [0.0]})
x = x.nlargest(3, 'k')
result = x
# case: 3-211
x = pd.DataFrame({'k': [2, 3, 1, 2, 2, 2], 'n1': [' d ', 'b', ' d ', 'a', 'b', ' d '], 't2': ['x1', 'x1', None, ' d ', 'x1', None], 'f2': [2.0, 2.0, np.nan, 10.0, 0.0, 1.5], 'i2': [-4, 10, 10, 0, 2, 5]})
y = pd.DataFrame({'k': [2, 3, 3, 2, 3, 1], 'f2': [np.nan, 0.0, 1.5, 0.5, 2.0, 1.5], 'i2': [1, 3, 5, 1, 3, 1], 't1': ['a-b', 'a-b', 'b', 'x1', 'b', 'b'], 'b1': [True, True, False, False, True, False]})
x = x[['k', 'f2', 'i2']].sum(axis=1)
x = -x
result = x
# case: 3-212
x = pd.DataFrame({'k': [], 'f2': [], 'i1': []})
y = pd.DataFrame({'k': [3, 2, 3], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-01-15']), 'n1': ['b', 'a', 'Cc'], 'f2': [0.5, 2.0, 1.5], 'i1': [2, 1, 2]})
x = x.shift(1)
x = x.drop_duplicates('k', keep='last')
x['c'] = pd.cut(x['f2'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
result = x
# case: 3-213
x = pd.DataFrame({'k': [3, 3, 3, 2, 3], 'b2': [True, False, True, False, True], 't1': ['Cc', ' d ', None, None, 'b'], 'n1': ['b', 'b', 'b', 'a', 'Cc'], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2020-01-15', None])})
y = pd.DataFrame({'k': [2, 2, 3, 2, 3, 3, 1, 3], 't2': ['x1', 'b', 'b', None, ' d ', 'a', None, 'b'], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', None, '2020-02-29', '2021-12-31', None, '2021-12-31', None]), 'n1': ['a', 'b', 'b', 'b', 'a', 'b', ' d ', 'Cc'], 'b2': [False, False, False, False, False, True, False, True]})
x = x.iloc[::-1]
x['c'] = x['t1'].replace({'a': 'A', 'b': None})
result = x
# case: 3-214
x = pd.DataFrame({'k': [1, 3, 3], 't2': ['', 'a-b', 'b'], 'f2': [10.0, 2.0, np.nan]})
y = pd.DataFrame({'k': [1, 2, 2, 1, 2, 1], 'n1': ['b', 'a', ' d ', 'Cc', 'b', 'b'], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', None, '2021-12-31', '2020-02-29']), 't1': ['b', 'a-b', 'b', 'a', 'a-b', ''], 'b2': [True, True, False, True, False, False]})
x['c'] = x['t2'].map({'a': 1, 'b': 2})
result = x
# case: 3-215
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 't2': [], 'f2': []})
y = pd.DataFrame({'k': [1, 1, 3, 1, 2, 3, 1, 3], 'd2': pd.to_datetime(['2020-02-29', '2020-01-15', '2021-12-31', None, '2021-12-31', '2021-12-31', '2020-01-15', '2020-01-15']), 'n2': ['a', 'a', 'b', 'b', ' d ', ' d ', 'b', 'b'], 'b2': [False, False, True, True, True, True, True, False], 'f2': [0.5, None, 2.0, 1.5, -3.25, np.nan, None, 0.0]})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.T
x = x.T
x = x.head(2)
result = x
# case: 3-216
x = pd.DataFrame({'k': [1, 1, 2, 3, 2, 2, 3, 3], 'f2': [0.0, -3.25, 0.5, 0.0, -3.25, -3.25, -3.25, np.nan], 'n2': [' d ', ' d ', 'b', ' d ', 'a', 'b', ' d ', 'b']})
y = pd.DataFrame({'k': [2, 1, 2], 'd2': pd.to_datetime([None, '2021-12-31', '2021-12-31']), 'f1': [-3.25, 2.0, 10.0]}, index=['q', 'r', 'r'])
x = x.groupby(['k']).size().reset_index(name='n')
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
result = x
# case: 3-217
x = pd.DataFrame({'k': [1, 1, 2, 2, 2, 2, 1, 3], 'f2': [0.0, 1.5, 10.0, 10.0, 0.0, 0.0, None, None], 'i2': [-4, -4, 2, 0, 2, -4, 10, 1]})
y = pd.DataFrame({'k': [3, 1, 1, 2, 2, 2], 'b1': [True, True, False, True, False, True], 'f1': [-3.25, 0.0, 2.0, np.nan, 0.5, 0.5], 'n1': ['a', 'b', 'a', ' d ', 'b', 'a'], 'i2': [2, 2, 0, 1, 5, 1]})
x['c'] = x['i2'].fillna(x['i2'].mean())
x = x.tail(1)
result = x
# case: 3-218
x = pd.DataFrame({'k': [2], 'b1': [False], 'd2': pd.to_datetime(['2020-02-29']), 'i2': [3], 'n2': ['b']})
y = pd.DataFrame({'k': [3], 'b2': [True], 't1': [None]})
x = x.describe()
x['c'] = x['d2'].apply(lambda v: v if v is None or isinstance(v, float) else v.lower())
result = x
# case: 3-219
x = pd.DataFrame({'k': [3, 3, 3], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31']), 'b2': [True, True, True]})
y = pd.DataFrame({'k': [1, 1, 2], 'n2': [' d ', 'a', 'b'], 't2': ['', 'Cc', 'a'], 'i1': [1, -4, 10], 'b2': [True, True, True]})
x = x['k'].var()
result = x
# case: 3-220
x = pd.DataFrame({'k': [2], 'd2': pd.to_datetime(['2020-02-29']), 'i1': [1]}, index=['q'])
y = pd.DataFrame({'k': [1, 2, 2], 't1': ['', 'a', 'b'], 'd1': pd.to_datetime(['2021-12-31', None, None]), 'n1': [' d ', 'a', 'a'], 'b1': [False, True, True]})
x = x.fillna({'k': 0})
result = x
# case: 3-221
x = pd.DataFrame({'k': [1, 2, 1, 2, 3, 1], 'b1': [True, True, False, False, True, False], 'i2': [-4, 0, 10, 10, 0, 5], 'f2': [0.0, 1.5, -3.25, 0.0, -3.25, 1.5]})
y = pd.DataFrame({'k': [1, 3, 1, 2, 3, 2], 'i1': [1, 2, 2, 5, 5, 10], 't2': ['b', '', ' d ', 'b', 'b', 'b'], 'n1': [' d ', ' d ', 'b', 'b', 'b', ' d '], 'd1': pd.to_datetime(['2020-02-29', None, None, '2020-01-15', '2021-12-31', None])})
x = x[(x['i2'] > 1) & (x['i2'] <= 2)]
x = x.rename(columns={'f2': 'renamed'})
x = pd.concat([x, y.reset_index(drop=True)], axis=1)
x = x.T
result = x
# case: 3-222
x = pd.DataFrame({'k': [2, 2, 2, 1, 1, 2], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2021-12-31', None, None, '2021-12-31']), 't2': ['a', 'x1', 'b', 'Cc', 'x1', 'Cc'], 'b1': [False, False, False, False, False, False], 'i1': [10, 2, 2, -4, 1, 2]})
y = pd.DataFrame({'k': [1, 2, 1], 'n2': ['a', ' d ', 'b'], 'b1': [False, True, False], 't2': ['b', 'a-b', ' d ']})
x = x.to_dict('records')
result = x
# case: 3-223
x = pd.DataFrame({'k': [3, 1, 1, 3, 2, 3, 3, 3], 'b2': [True, False, False, True, False, False, False, False], 'f1': [2.0, 10.0, np.nan, None, 0.0, np.nan, 10.0, 1.5], 'i1': [10, 10, 10, 10, -4, -4, 2, 1], 'n1': ['Cc', 'b', 'b', 'a', 'b', ' d ', 'Cc', 'b']})
y = pd.DataFrame({'k': [1, 1, 1, 2, 3], 'f2': [1.5, 2.0, 2.0, None, 0.5], 'i2': [0, 1, 10, 1, 2], 'b2': [True, False, False, True, True]})
x = x.nlargest(1, 'k')
x = x.groupby(['k'])['k'].var().reset_index()
result = x
# case: 3-224
x = pd.DataFrame({'k': [1, 1, 3, 2], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2021-12-31', '2021-12-31']), 'i2': [5, 10, 2, -4], 'f2': [1.5, 0.0, 0.0, -3.25], 'b2': [True, False, False, True]})
y = pd.DataFrame({'k': [1, 2, 2, 3, 3, 2], 'b1': [True, False, False, True, True, True], 'i1': [-4, 0, -4, 1, -4, 1]})
x = x.reset_index()
x = x.set_index(['k'])
result = x
# case: 3-225
x = pd.DataFrame({'k': [3, 3, 2, 2, 1, 3], 'n2': [' d ', ' d ', 'b', 'a', 'a', 'b'], 'f1': [None, 2.0, 1.5, 0.5, 0.5, -3.25], 't2': ['', 'a-b', None, ' d ', 'a', 'a'], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31'])})
y = pd.DataFrame({'k': [2, 2, 3, 3, 2], 'b2': [False, True, True, True, False], 'd2': pd.to_datetime(['2020-02-29', '2020-02-29', '2020-02-29', None, None]), 't1': ['', 'a-b', 'a-b', 'x1', 'x1'], 'n1': ['b', 'b', 'a', 'b', 'a']})
x = pd.concat([x, y])
x = x['b2'].value_counts().sort_index()
result = x
# case: 3-226
x = pd.DataFrame({'k': [3, 2, 1, 2, 3], 'b1': [False, False, True, True, True], 'i2': [2, 1, 3, 10, 3], 'n2': ['b', 'b', 'b', ' d ', 'Cc'], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', '2021-12-31'])})
y = pd.DataFrame({'k': [3], 'd2': pd.to_datetime([None]), 't2': [None], 'b1': [True]}, index=['p'])
x = pd.concat([x, y])
x['c'] = x['n2'] + '_'
x = x['t2'].mode()
result = x
# case: 3-227
x = pd.DataFrame({'k': [3, 1, 1, 2], 't2': ['Cc', 'b', None, 'a'], 'f1': [None, 0.0, 2.0, np.nan], 'n1': [' d ', 'b', 'a', ' d ']})
y = pd.DataFrame({'k': [2], 'f1': [0.0], 'd1': pd.to_datetime([None])})
x = x.values.tolist()
result = x
# case: 3-228
x = pd.DataFrame({'k': [1, 2, 3, 3, 3], 'b1': [False, False, True, False, True], 't1': [None, 'a-b', ' d ', 'a-b', 'a'], 'f1': [np.nan, 1.5, 1.5, 1.5, 0.0]})
y = pd.DataFrame({'k': [1, 3, 2], 'f2': [0.0, np.nan, 10.0], 'i1': [-4, 2, 1]})
x['c'] = pd.to_numeric(x['t1'], errors='coerce')
result = x
# case: 3-229
x = pd.DataFrame({'k': [3, 3, 2, 2, 1, 2], 'b1': [True, True, False, False, True, False], 'n1': [' d ', 'b', 'Cc', ' d ', 'a', ' d '], 'i2': [10, 1, 2, 1, 5, 2]})
y = pd.DataFrame({'k': [2], 't2': [' d '], 'f1': [0.5]}, index=['q'])
x = x.groupby('b1').agg({'k': ['first', 'max']})
x = x.count()
x = x.loc[1]
result = x
# case: 3-230
x = pd.DataFrame({'k': [2, 1, 3, 2, 1, 1], 'n1': [' d ', 'b', ' d ', ' d ', 'a', 'a'], 'd1': pd.to_datetime(['2020-01-15', None, '2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15'])})
y = pd.DataFrame({'k': [3, 1, 1, 3, 2, 2], 't1': ['x1', '', 'Cc', 'a-b', ' d ', 'a-b'], 'd1': pd.to_datetime(['2020-02-29', None, '2021-12-31', '2020-01-15', None, '2020-02-29'])})
x = x.melt(id_vars=['k'])
x = x.groupby('variable').filter(lambda g: g['k'].sum() > 2)
x = x.nsmallest(2, 'k', keep='all')
x = x.sum(numeric_only=True)
result = x
# case: 3-231
x = pd.DataFrame({'k': [3, 3, 3], 't2': ['Cc', 'b', 'b'], 'n2': ['b', 'Cc', 'b']})
y = pd.DataFrame({'k': [2], 't2': ['b'], 'b1': [True], 'n1': ['b'], 'd1': pd.to_datetime(['2021-12-31'])})
x = x.to_dict('records')
result = x
# case: 3-232
x = pd.DataFrame({'k': [1, 1, 2, 3, 2, 1, 1, 1], 't2': ['Cc', 'b', 'a-b', 'b', 'x1', 'x1', 'b', 'Cc'], 'i2': [3, 5, -4, 2, 3, 5, 5, 1], 'b2': [True, False, True, True, True, False, False, True], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-01-15', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', None])})
y = pd.DataFrame({'k': [2, 2, 1, 2, 1], 'f2': [2.0, None, 0.0, 0.0, 1.5], 'b2': [False, True, False, True, False]})
x = x.loc[x['i2'].idxmax()]
x = x.max()
result = x
# case: 3-233
x = pd.DataFrame({'k': [1], 'f2': [0.5], 'i2': [10], 'n1': ['a'], 'd2': pd.to_datetime([None])})
y = pd.DataFrame({'k': [1, 1, 3, 2], 'i1': [5, 0, -4, 10], 't1': ['a', 'Cc', None, 'Cc'], 'd2': pd.to_datetime([None, '2020-02-29', '2021-12-31', '2021-12-31'])})
x = x.groupby('d2')['k'].agg(['min', 'count'])
x = x.to_dict('records')
result = x
# case: 3-234
x = pd.DataFrame({'k': [2, 2, 2], 'n2': [' d ', 'b', ' d '], 't2': [' d ', ' d ', 'Cc'], 'i2': [0, 2, 2]})
y = pd.DataFrame({'k': [3, 3, 3, 2], 'b2': [True, False, False, True], 'f1': [np.nan, 1.5, 1.5, 0.0], 'd1': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-02-29']), 'n2': ['b', 'a', ' d ', 'b']})
x = x[['k', 'i2']].sum(axis=1)
x = x.duplicated()
x = x.head(2)
result = x
# case: 3-235
x = pd.DataFrame({'k': [1], 'f2': [0.0], 'b1': [True]}, index=['r'])
y = pd.DataFrame({'k': [2, 3, 1, 2, 3, 1], 'n1': ['a', 'b', 'b', 'Cc', 'a', ' d '], 'i2': [-4, -4, 2, 1, 1, 3], 'd2': pd.to_datetime(['2020-02-29', None, None, '2021-12-31', '2021-12-31', '2020-01-15'])})
x = x.head(3)
x = x['f2'].std()
result = x
# case: 3-236
x = pd.DataFrame({'k': [2, 3, 2], 'b2': [False, True, False], 't2': [None, 'b', 'b'], 'n2': ['b', 'a', 'b'], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2021-12-31'])})
y = pd.DataFrame({'k': [1, 1, 3, 2], 'n2': ['a', 'a', 'b', 'a'], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', '2021-12-31']), 'i2': [10, 5, 3, 3]})
x = x['d2'].max()
result = x
# case: 3-237
x = pd.DataFrame({'k': [3], 'f2': [0.0], 'b2': [False], 'i2': [1], 't1': ['']})
y = pd.DataFrame({'k': [1, 3, 3], 'b2': [True, False, True], 'i2': [3, 0, -4], 't1': ['', 'b', 'a'], 'f2': [np.nan, 10.0, 0.0]})
x = x['i2'].var()
result = x
# case: 3-238
x = pd.DataFrame({'k': [1, 1, 3, 1, 3, 3], 'b2': [False, True, True, True, True, True], 'i2': [5, 0, 1, 1, 3, 1], 'd2': pd.to_datetime([None, '2021-12-31', None, '2021-12-31', '2020-02-29', '2021-12-31'])})
y = pd.DataFrame({'k': [2], 'i1': [5], 't2': [None], 'd2': pd.to_datetime(['2020-02-29']), 'b1': [False]})
x = x.groupby('k')['k'].sum()
result = x
# case: 3-239
x = pd.DataFrame({'k': [3, 3, 2, 2, 2], 'n2': ['b', 'Cc', 'b', 'a', ' d '], 'f2': [np.nan, 0.0, 2.0, 2.0, 1.5]})
y = pd.DataFrame({'k': [2], 'i1': [1], 't2': [' d '], 'n2': ['b']})
x['c'] = x['n2'] + '_'
result = x
# case: 3-240
x = pd.DataFrame({'k': [], 'f1': [], 'n1': [], 't1': [], 'b2': []})
y = pd.DataFrame({'k': [2, 2, 2, 1, 2], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29']), 't1': ['b', 'b', 'a', 'x1', None], 'f2': [10.0, 0.0, 0.5, 0.5, 2.0], 'n2': [' d ', ' d ', ' d ', 'b', 'b']})
x['c'] = x.groupby('t1')['t1'].cumsum()
x = x.sort_values('t1', na_position='first', ignore_index=True, kind='stable')
result = x
# case: 3-241
x = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2020-01-15']), 'b2': [False], 'n1': ['b']})
y = pd.DataFrame({'k': [3], 'n2': ['b'], 'f1': [1.5]})
x = x.rename(columns={'b2': 'renamed'})
x = x.nunique()
result = x
# case: 3-242
x = pd.DataFrame({'k': [2, 2, 3, 3, 2, 3], 'i2': [-4, 3, 1, 10, 1, 3], 'b1': [True, False, False, True, False, True], 'd2': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29'])})
y = pd.DataFrame({'k': [3, 3, 3, 2, 1, 2, 2, 2], 'b2': [True, True, True, True, False, True, False, True], 'n2': ['b', ' d ', 'b', 'Cc', 'a', 'b', ' d ', 'Cc'], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-01-15', '2020-01-15', '2021-12-31', '2020-01-15', '2021-12-31', '2020-01-15']), 'f2': [2.0, None, 10.0, 10.0, 0.5, 1.5, np.nan, 2.0]})
x = x.sort_values(['b1', 'd2'], ascending=True, kind='stable')
result = x
# case: 3-243
x = pd.DataFrame({'k': [3, 3, 3, 2, 1, 2], 'd2': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-01-15', None, '2021-12-31']), 'f1': [-3.25, 2.0, 1.5, None, 10.0, 1.5], 'b1': [False, False, False, True, False, True]})
y = pd.DataFrame({'k': [2, 2, 1], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31']), 'i1': [3, 1, 2], 'f1': [10.0, 0.0, 2.0]})
x = x.set_index(['b1', 'f1'])
x = x.value_counts(['k']).sort_index()
x = x.astype(str)
x = x.tolist()
result = x
# case: 3-244
x = pd.DataFrame({'k': [3, 3, 2, 3], 'n2': ['Cc', 'Cc', 'Cc', 'b'], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', None])})
y = pd.DataFrame({'k': [2], 'n1': ['Cc'], 'b1': [False], 'd1': pd.to_datetime(['2020-01-15'])})
x = x['n2'].max()
result = x
# case: 3-245
x = pd.DataFrame({'k': [], 't2': [], 'd1': pd.to_datetime([]), 'f2': [], 'i2': []})
y = pd.DataFrame({'k': [3], 'd1': pd.to_datetime(['2020-02-29']), 'n1': [' d '], 'b2': [True], 'i1': [2]})
x = x.groupby('t2')['f2'].min()
x = x[x == x.max()]
result = x
# case: 3-246
x = pd.DataFrame({'k': [3, 1, 3], 'b2': [False, False, False], 't1': ['x1', 'a-b', 'b'], 'd2': pd.to_datetime([None, '2020-02-29', '2021-12-31']), 'n2': ['a', 'b', 'b']})
y = pd.DataFrame({'k': [3], 'n2': ['Cc'], 't2': ['']})
x = x.loc[x['b2'], ['k', 'd2', 'b2']]
x = x['d2'].max()
result = x
# case: 3-247
x = pd.DataFrame({'k': [2, 1, 1, 3, 2, 2, 3, 3], 'b1': [False, False, False, True, False, False, True, False], 'i1': [-4, 0, -4, -4, 1, 1, 2, 2], 'f1': [None, 1.5, 10.0, 10.0, 1.5, 1.5, np.nan, 1.5], 'n2': ['b', 'b', 'b', 'b', 'b', 'b', 'b', 'b']}, index=['q', 'q', 'r', 'r', 'q', 'p', 'r', 's'])
y = pd.DataFrame({'k': [2], 'd2': pd.to_datetime(['2020-02-29']), 't1': ['x1'], 'n1': ['b']})
x = x.groupby('n2')['n2'].agg(list)
x = x.count()
result = x
# case: 3-248
x = pd.DataFrame({'k': [3, 3, 3, 2], 'd2': pd.to_datetime(['2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31']), 'i2': [10, -4, 3, 3], 'b2': [True, False, True, False], 'f2': [0.5, 0.5, 2.0, 1.5]})
y = pd.DataFrame({'k': [1], 'd1': pd.to_datetime(['2021-12-31']), 'f1': [-3.25]})
x['c'] = x['f2'].astype(int)
result = x
# case: 3-249
x = pd.DataFrame({'k': [], 'f2': [], 'n2': []})
y = pd.DataFrame({'k': [1, 2, 3], 'b1': [True, False, False], 'f2': [2.0, None, -3.25], 'n1': ['b', 'b', 'a'], 'i2': [0, 10, -4]})
x = x.apply(lambda r: str(r['k']), axis=1)
result = x
# case: 3-250
x = pd.DataFrame({'k': [], 'b2': [], 'n2': []})
y = pd.DataFrame({'k': [1], 'f1': [0.5], 'n1': [' d '], 'd1': pd.to_datetime([None])})
x['c'] = x['b2'].rank(method='min', ascending=True)
x = x.groupby('n2').size()
result = x
# case: 3-251
x = pd.DataFrame({'k': [2, 3, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-01-15']), 'b1': [True, True, True]}, index=['r', 'q', 'q'])
y = pd.DataFrame({'k': [3, 1, 3], 'b2': [True, False, True], 't1': ['a', None, None]})
x = x.melt(id_vars=['b1'])
x = x.count()
x = x.iloc[::-1]
x = x * 2
result = x
# case: 3-252
x = pd.DataFrame({'k': [1, 2, 1, 2, 1], 'i2': [5, 5, 2, 2, 2], 't1': ['Cc', 'a-b', 'Cc', 'x1', ' d ']})
y = pd.DataFrame({'k': [3, 1, 3, 3, 2], 't1': ['a-b', 'a-b', 'a', 'a', 'b'], 'f2': [np.nan, None, -3.25, 1.5, 2.0], 'n2': ['b', 'b', 'b', 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', '2020-02-29', '2020-01-15', None])})
x = x.values.tolist()
result = x
# case: 3-253
x = pd.DataFrame({'k': [1, 2, 3, 1], 't1': ['x1', 'Cc', '', None], 'i1': [1, 10, 1, 10], 'd1': pd.to_datetime([None, '2020-01-15', '2020-01-15', '2020-02-29']), 'b1': [True, True, False, True]})
y = pd.DataFrame({'k': [3, 3, 1, 2, 3, 1], 'i1': [10, 3, 5, 1, 1, 0], 'b2': [False, True, True, True, False, True], 'f2': [1.5, None, np.nan, -3.25, 0.0, 1.5]})
x['c'] = x['d1'].dt.month
x = x['t1'].unique().tolist()
result = x
# case: 3-254
x = pd.DataFrame({'k': [2, 3, 1], 't1': [' d ', 'Cc', 'a'], 'n1': ['b', 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31'])})
y = pd.DataFrame({'k': [3, 3, 3, 2, 2, 3], 'n2': ['b', 'Cc', 'b', 'a', 'b', ' d '], 'f2': [10.0, 1.5, 10.0, 10.0, 0.5, 1.5]})
x = x.nsmallest(2, 'k', keep='all')
x['c'] = x['n1'].replace({'a': 'A', 'b': None})
x = x.fillna(0)
x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)
result = x
# case: 3-255
x = pd.DataFrame({'k': [1, 2, 2], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', None]), 'f2': [1.5, 1.5, 0.5], 't2': [' d ', 'b', None]})
y = pd.DataFrame({'k': [1, 1, 1, 2], 'i1': [2, 2, 10, 5], 't1': ['a-b', 'b', ' d ', 'a'], 'n1': ['b', 'Cc', ' d ', 'b']})
x = x.drop_duplicates('f2', keep='last')
x = x.dropna(subset=['f2'])
result = x
# case: 3-256
x = pd.DataFrame({'k': [2, 3, 2, 2], 'n2': [' d ', 'b', 'a', 'b'], 'i2': [10, 1, 10, 1], 'f1': [1.5, 0.5, 1.5, 1.5]})
y = pd.DataFrame({'k': [3], 'i1': [2], 'b2': [False], 'd2': pd.to_datetime(['2021-12-31'])})
x = x.apply(lambda r: str(r['n2']), axis=1)
result = x
# case: 3-257
x = pd.DataFrame({'k': [1, 2, 1, 3, 2, 2, 3, 3], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15', '2021-12-31']), 'b1': [False, False, False, False, False, True, True, True], 'i2': [3, 5, 3, 1, 1, 1, 2, -4], 't2': [None, ' d ', 'b', 'Cc', ' d ', '', 'b', 'a']})
y = pd.DataFrame({'k': [1, 3, 2, 2], 'b2': [False, False, True, True], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', '2020-01-15'])}, index=['r', 'p', 'p', 'r'])
x = x.sum(numeric_only=True)
x = x.round(1)
result = x
# case: 3-258
x = pd.DataFrame({'k': [1, 1, 3, 1, 2], 'i2': [10, 5, 10, 5, 1], 'f1': [10.0, 10.0, 1.5, 1.5, np.nan], 'd1': pd.to_datetime(['2020-01-15', '2021-12-31', None, None, '2020-02-29']), 't2': ['b', None, 'a', None, 'b']})
y = pd.DataFrame({'k': [2], 'b2': [False], 'd1': pd.to_datetime(['2021-12-31']), 'n1': ['a']})
x['c'] = (x['d1'] - pd.Timestamp('2020-01-01')).dt.days
x = x.count()
result = x
# case: 3-259
x = pd.DataFrame({'k': [2, 3, 2, 1, 3], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31', '2021-12-31']), 'f2': [np.nan, 0.0, 2.0, 0.0, 2.0]})
y = pd.DataFrame({'k': [3], 'd2': pd.to_datetime(['2021-12-31']), 'i1': [0], 'f1': [1.5]}, index=['s'])
x = x.melt(id_vars=['d2'])
x['c'] = x['value'].round(1).astype(str)
x = x['d2'].min()
result = x
# case: 3-260
x = pd.DataFrame({'k': [1, 3, 1, 3, 2, 2], 'f1': [np.nan, 1.5, -3.25, 1.5, np.nan, 1.5], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31', '2020-02-29', '2021-12-31']), 'n1': ['Cc', 'b', 'Cc', 'Cc', 'b', 'b'], 'b2': [True, False, True, False, False, False]})
y = pd.DataFrame({'k': [1], 'i1': [5], 'n2': ['b'], 'f1': [10.0], 't1': ['']})
x = x.values.tolist()
result = x
# case: 3-261
x = pd.DataFrame({'k': [1, 3, 3], 't1': ['Cc', 'b', 'b'], 'd1': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-02-29'])})
y = pd.DataFrame({'k': [3], 't1': ['a-b'], 'i1': [2]})
x['c'] = x['k'].astype(int)
x['c'] = pd.cut(x['k'], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])
result = x
# case: 3-262
x = pd.DataFrame({'k': [], 'n1': [], 'b2': [], 't2': [], 'i1': []})
y = pd.DataFrame({'k': [1, 2, 1, 1], 't2': ['Cc', None, 'a-b', 'a'], 'f2': [np.nan, -3.25, 1.5, 1.5], 'n1': ['a', 'a', 'b', 'Cc'], 'b1': [False, False, True, True]})
x = x.describe()
x.loc[x['k'].between(1, 3), 'c'] = 1
result = x
# case: 3-263
x = pd.DataFrame({'k': [], 'd1': pd.to_datetime([]), 'i1': [], 'f2': [], 'n1': []})
y = pd.DataFrame({'k': [1, 3, 2], 'd1': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31']), 'n2': ['a', 'b', 'b']})
x = x.drop_duplicates(['i1'])
x = x.groupby('k', as_index=False)['k'].max()
result = x
# case: 3-264
x = pd.DataFrame({'k': [1, 3, 3, 1, 3, 2], 'i1': [3, 1, 1, 0, 0, 0], 't2': ['a-b', ' d ', 'x1', None, 'x1', ' d ']})
y = pd.DataFrame({'k': [2], 'd1': pd.to_datetime(['2021-12-31']), 'n1': ['b'], 'b2': [True], 't2': ['']})
x = x.describe()
x = x.set_index(['k', 'i1'])
x = x.head(2)
x = x.reset_index()
result = x
# case: 3-265
x = pd.DataFrame({'k': [], 'i1': [], 'n2': [], 'f2': []})
y = pd.DataFrame({'k': [1], 'b1': [True], 'f1': [None], 'i2': [-4]})
x = x['k']
x = x.rank()
x = x.value_counts(normalize=True).sort_index()
x = -x
result = x
# case: 3-266
x = pd.DataFrame({'k': [2, 2, 1, 1], 'n1': ['Cc', ' d ', 'b', 'a'], 'f1': [10.0, 10.0, np.nan, 1.5], 'b2': [True, True, False, True], 'i2': [2, 10, 10, 1]}, index=['s', 'r', 'p', 's'])
y = pd.DataFrame({'k': [1], 't2': ['a'], 'f2': [-3.25]})
x = x.dropna()
x['c'] = x['n1'].str.split('-')
result = x
# case: 3-267
x = pd.DataFrame({'k': [3, 2, 1, 3, 1, 3, 1, 1], 'n1': ['b', 'b', 'b', 'b', ' d ', 'b', 'b', 'a'], 'f1': [0.0, None, -3.25, 1.5, None, 1.5, 0.5, 2.0], 't1': [' d ', '', 'b', 'a', ' d ', '', None, 'x1'], 'b1': [False, False, True, True, True, False, False, True]})
y = pd.DataFrame({'k': [3, 2, 3, 2, 3, 3], 'f1': [0.5, -3.25, 0.5, None, 2.0, None], 'n1': ['b', 'b', 'Cc', 'b', 'a', 'a'], 't1': ['b', 'a-b', 'a', None, '', 'Cc'], 'b2': [True, True, False, False, False, True]})
x = x.T
x = x.reset_index()
x = x.T
result = x
# case: 3-268
x = pd.DataFrame({'k': [2, 1, 3, 3, 3], 'b2': [True, False, True, False, False], 't2': [None, 'Cc', 'b', '', ' d '], 'n1': ['Cc', ' d ', 'b', 'a', 'b']})
y = pd.DataFrame({'k': [3, 2, 3, 2, 3], 'f2': [-3.25, np.nan, 1.5, 0.5, -3.25], 'b2': [True, False, False, False, True]})
x = x.rename(columns={'n1': 'renamed'})
x['c'] = x['t2'].replace({'a': 'A', 'b': None})
x = x.groupby('t2')['k'].apply(lambda s: s.max() - s.min())
result = x
# case: 3-269
x = pd.DataFrame({'k': [1, 2, 1, 1, 1], 'f1': [0.5, 2.0, np.nan, 2.0, 0.0], 'b2': [False, True, False, False, True]}, index=['q', 'r', 'q', 'q', 'p'])
y = pd.DataFrame({'k': [3, 3, 2, 3, 3], 'f2': [-3.25, 2.0, -3.25, 0.5, 1.5], 'n2': ['Cc', 'b', 'Cc', 'b', 'b'], 'd2': pd.to_datetime(['2020-01-15', '2020-01-15', '2020-01-15', '2021-12-31', None])})
x = x.prod(numeric_only=True)
x = x.dropna()
x = x.astype(str)
result = x
# case: 3-270
x = pd.DataFrame({'k': [], 'i1': [], 't1': [], 'b2': []})
y = pd.DataFrame({'k': [3, 1, 1, 1, 3, 3], 'f1': [0.5, 10.0, 1.5, np.nan, 1.5, -3.25], 'i1': [1, 3, 5, -4, 2, 3], 'b2': [False, False, True, True, False, False]})
x['c'] = x['t1'].rank(method='max', ascending=False)
result = x
# case: 3-271
x = pd.DataFrame({'k': [2], 'b1': [False], 't2': [' d ']})
y = pd.DataFrame({'k': [3], 'n1': ['b'], 'b2': [False], 'd1': pd.to_datetime(['2020-02-29'])})
x = pd.concat([x, y])
result = x
# case: 3-272
x = pd.DataFrame({'k': [3, 1, 1, 3, 3, 3, 3, 2], 'f1': [0.0, np.nan, None, 1.5, None, np.nan, 2.0, None], 't2': ['b', 'Cc', 'a', '', 'a', ' d ', None, 'x1']})
y = pd.DataFrame({'k': [3, 1, 1, 2, 2, 3], 'b1': [False, False, True, False, True, False], 'i2': [1, 2, 3, 1, 3, 1], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', None, '2020-02-29', '2020-01-15', '2021-12-31'])})
x = x.drop_duplicates('t2', keep='first')
x = x.sort_values(['t2', 'f1'], ascending=False, kind='stable')
x = x.sum(numeric_only=True)
x = x.pct_change()
result = x
# case: 3-273
x = pd.DataFrame({'k': [2], 'n2': ['Cc'], 'f2': [-3.25]})
y = pd.DataFrame({'k': [1, 1, 2, 1, 2, 3], 'i2': [2, 0, -4, 0, 1, 3], 'f2': [-3.25, 1.5, np.nan, 1.5, None, np.nan]})
x['c'] = x.groupby('f2')['k'].diff()
x['c'] = x['n2'].apply(lambda v: v if v is None or isinstance(v, float) else v.lower())
x = x.melt(id_vars=['f2'])
result = x
# case: 3-274
x = pd.DataFrame({'k': [1, 2, 2], 'b1': [False, False, False], 't1': ['a-b', 'a-b', 'Cc']})
y = pd.DataFrame({'k': [3], 'n2': ['b'], 't1': ['Cc']})
x = x.reset_index()
result = x
# case: 3-275
x = pd.DataFrame({'k': [2, 3, 1, 3], 'n1': ['a', 'b', 'b', 'a'], 'i1': [5, 1, 3, -4]}, index=['s', 'p', 'p', 's'])
y = pd.DataFrame({'k': [1, 3, 3, 2, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', '2020-01-15', None]), 'i1': [2, 2, 2, 1, 10], 'n1': ['b', 'b', ' d ', 'a', 'b'], 't1': ['Cc', 'Cc', None, 'Cc', 'b']}, index=['p', 's', 'r', 'q', 's'])
x = x.loc[x['i1'].idxmax()]
result = x
# case: 3-276
x = pd.DataFrame({'k': [1, 2, 1, 2], 'f1': [0.0, 0.0, 10.0, np.nan], 'n2': ['a', 'b', 'b', ' d ']}, index=['p', 's', 's', 'r'])
y = pd.DataFrame({'k': [3, 3, 1], 'b1': [True, True, True], 'n1': ['a', 'Cc', 'Cc'], 't1': ['a-b', '', None], 'd2': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-02-29'])}, index=['q', 's', 'p'])
x = x.groupby('f1').head(1)
result = x
# case: 3-277
x = pd.DataFrame({'k': [1], 'f1': [0.0], 'i2': [10], 'b1': [True], 'd2': pd.to_datetime(['2021-12-31'])})
y = pd.DataFrame({'k': [3, 2, 3, 1, 2, 3, 2, 2], 'n1': ['b', 'b', 'b', 'Cc', 'b', 'a', ' d ', 'b'], 'd2': pd.to_datetime(['2020-02-29', None, '2020-01-15', '2020-01-15', '2020-01-15', '2021-12-31', '2020-01-15', '2020-02-29']), 'f2': [-3.25, 0.0, 1.5, np.nan, 0.0, 0.0, 0.0, 0.0], 't2': [None, 'Cc', 'x1', 'a-b', 'a-b', 'b', 'a-b', 'a']})
x = x.count()
x = x.index.tolist()
result = x
# case: 3-278
x = pd.DataFrame({'k': [3, 1, 2, 2], 'i2': [0, 5, 3, 1], 'f2': [-3.25, 1.5, None, -3.25], 'd1': pd.to_datetime([None, '2020-01-15', '2021-12-31', '2020-01-15'])})
y = pd.DataFrame({'k': [1, 1, 3, 2, 3, 1, 1, 2], 'f2': [0.0, np.nan, 0.0, 0.5, 0.0, None, None, None], 't1': ['a', 'Cc', '', ' d ', '', '', 'a', 'b'], 'i1': [2, 3, 3, -4, 5, 0, -4, 1], 'b1': [True, True, True, True, True, False, True, False]})
x = x.drop(columns='d1')
x = x.groupby('f2').head(1)
x = x.drop_duplicates('f2', keep='first')
x = x.apply(lambda r: str(r['i2']), axis=1)
result = x
# case: 3-279
x = pd.DataFrame({'k': [2, 2, 3, 2, 2, 1], 'i2': [2, 1, 1, 5, 2, -4], 't2': ['a', None, None, '', None, ''], 'f2': [None, 10.0, 1.5, 0.0, 2.0, None], 'b2': [False, False, False, True, False, False]})
y = pd.DataFrame({'k': [1, 2, 2], 'f1': [0.5, 0.0, -3.25], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', None]), 'b2': [True, False, True], 't2': ['b', 'a', 'b']})
x = x.groupby('t2').first()
x = x.groupby('k').cumcount()
result = x
# case: 3-280
x = pd.DataFrame({'k': [2, 3, 3, 1, 2, 3, 3, 1], 'i1': [-4, -4, 10, 2, 2, -4, 1, 10], 't2': [' d ', '', 'b', 'a', 'a', 'x1', 'a', 'b'], 'n1': ['b', 'b', 'b', 'Cc', 'b', 'b', ' d ', 'Cc']})
y = pd.DataFrame({'k': [1, 1, 3, 3, 1, 3], 't2': ['x1', None, None, ' d ', 'b', ''], 'b1': [False, False, False, False, True, True], 'd1': pd.to_datetime(['2020-02-29', None, '2020-02-29', '2021-12-31', None, '2020-01-15']), 'f2': [10.0, 0.0, 1.5, 10.0, 1.5, 2.0]}, index=['r', 'r', 'p', 'r', 's', 'q'])
x = x.nlargest(2, 'i1')
x = x.loc[x['t2'].isin(['a', 'b', None]), ['k']]
x = x.drop(columns='k')
x = x.count()
result = x
# case: 3-281
x = pd.DataFrame({'k': [2], 'i2': [2], 'b1': [False], 'f2': [0.0]})
y = pd.DataFrame({'k': [1, 3, 1, 3, 3], 't2': ['b', 'a-b', 'x1', 'a', ''], 'b1': [False, False, True, False, True], 'd2': pd.to_datetime([None, '2021-12-31', '2021-12-31', '2020-01-15', None])})
x = x.groupby(['f2'])['i2'].median().reset_index()
result = x
# case: 3-282
x = pd.DataFrame({'k': [3, 3, 2, 2, 3, 1], 'f1': [2.0, 2.0, 1.5, np.nan, 1.5, 1.5], 'b1': [False, False, False, True, True, True], 'i2': [-4, 2, 0, 2, 10, 2], 't2': ['b', 'b', 'a-b', 'b', 'b', 'a']}, index=['r', 'p', 's', 'q', 'q', 'p'])
y = pd.DataFrame({'k': [2], 'n2': [' d '], 't1': ['x1']})
x = x['b1']
result = x
# case: 3-283
x = pd.DataFrame({'k': [3, 3, 3, 2, 1, 1], 'd1': pd.to_datetime(['2021-12-31', None, '2021-12-31', '2021-12-31', None, '2021-12-31']), 'n1': ['Cc', 'b', ' d ', 'a', ' d ', 'b'], 'f2': [1.5, -3.25, None, np.nan, None, np.nan], 'b1': [False, True, True, True, False, True]})
y = pd.DataFrame({'k': [2], 'f2': [1.5], 'i1': [1], 'n2': [' d '], 't1': ['b']})
x = x.describe()
x = x.groupby('k').count()
x = x.head(1)
x = x.groupby('d1').cumcount()
result = x
# case: 3-284
x = pd.DataFrame({'k': [1, 1, 1, 1, 1, 1], 't2': ['b', 'b', 'b', None, 'b', ' d '], 'i2': [-4, 10, 2, 1, 0, 1], 'n2': [' d ', 'b', 'a', 'b', ' d ', 'a']})
y = pd.DataFrame({'k': [2, 3, 2, 1, 2], 'n1': ['b', 'a', 'b', 'b', ' d '], 'f1': [np.nan, 10.0, 1.5, 0.5, 0.5]})
x = x.groupby('i2').agg({'i2': ['mean', 'max']})
result = x
# case: 3-285
x = pd.DataFrame({'k': [2, 2, 3, 2, 2], 'b1': [False, True, False, True, True], 'n1': ['a', 'b', 'b', 'a', 'b']})
y = pd.DataFrame({'k': [2, 2, 2, 2, 1], 'n2': ['b', 'Cc', 'Cc', 'a', 'a'], 'b2': [True, False, True, False, True], 'i1': [0, 0, 1, 3, -4]})
x['c'] = x['n1'].replace({'a': 'A', 'b': None})
x = x.pivot_table(index='b1', columns='c', values='k', aggfunc='sum')
result = x
# case: 3-286
x = pd.DataFrame({'k': [2, 1, 1, 1, 2, 1], 'd1': pd.to_datetime(['2020-01-15', '2020-02-29', '2021-12-31', '2020-02-29', '2020-02-29', '2020-01-15']), 'i2': [0, 5, 2, -4, 5, -4], 't2': ['a', ' d ', None, 'a-b', 'Cc', 'x1'], 'b2': [True, True, False, False, True, False]})
y = pd.DataFrame({'k': [1, 1, 1, 2, 3], 'i2': [1, 2, 1, 2, 10], 'f1': [2.0, np.nan, np.nan, np.nan, 1.5]})
x = x.rename(columns={'k': 'renamed'})
x = x.merge(y, on='k', how='inner', suffixes=('', '_y'))
result = x
# case: 3-287
x = pd.DataFrame({'k': [2, 2, 3, 1, 1, 3, 1, 2], 'f1': [2.0, 0.5, 0.0, 0.5, 10.0, 10.0, 2.0, -3.25], 'b1': [True, False, False, True, False, True, False, True], 'd2': pd.to_datetime(['2020-02-29', None, None, '2020-01-15', '2021-12-31', '2020-01-15', '2021-12-31', '2021-12-31'])}, index=['p', 'p', 'p', 'q', 'p', 'r', 'q', 'p'])
y = pd.DataFrame({'k': [3], 'i2': [-4], 'd1': pd.to_datetime([None]), 'f1': [np.nan]})
x['c'] = x.groupby('d2')['k'].transform('max')
x = x[(x['k'].between(1, 3)) & (~x['b1'])]
result = x
# case: 3-288
x = pd.DataFrame({'k': [1, 1, 3], 'n1': ['a', ' d ', ' d '], 'f2': [2.0, np.nan, 1.5], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31'])})
y = pd.DataFrame({'k': [2], 't1': [' d '], 'd2': pd.to_datetime([None]), 'b2': [False]})
x = x.groupby('n1').cumcount()
x = x.idxmax()
result = x
# case: 3-289
x = pd.DataFrame({'k': [2, 1, 1, 1, 2, 1], 'd1': pd.to_datetime(['2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', None, '2020-01-15']), 'n2': ['b', ' d ', 'Cc', 'Cc', 'Cc', 'a'], 'f2': [0.5, -3.25, -3.25, -3.25, 0.5, 1.5]})
y = pd.DataFrame({'k': [3], 'd1': pd.to_datetime([None]), 'n1': [' d '], 't2': ['x1'], 'b2': [True]})
x = x['n2'].mode()
x = x.index.tolist()
result = x
# case: 3-290
x = pd.DataFrame({'k': [2, 2, 1, 1, 3, 1, 2, 3], 'i2': [-4, 1, 1, 3, 1, 2, -4, 3], 'f1': [np.nan, -3.25, 0.0, np.nan, 1.5, None, 0.0, 0.5], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', '2020-02-29', '2021-12-31', '2020-01-15', '2020-01-15', '2021-12-31', None])})
y = pd.DataFrame({'k': [2], 'n2': ['a'], 'i1': [10], 'f2': [None]})
x['c'] = x['k'].rank(method='average', ascending=False)
x['c'] = x['d1'] + pd.Timedelta(days=1)
x = x.groupby('k').filter(lambda g: g['f1'].sum() > 2)
result = x
# case: 3-291
x = pd.DataFrame({'k': [], 'n2': [], 'd2': pd.to_datetime([]), 't1': [], 'b1': []})
y = pd.DataFrame({'k': [1, 3, 3, 1, 2, 3, 3, 2], 'n2': [' d ', 'b', 'b', 'Cc', 'b', ' d ', ' d ', 'a'], 'i1': [5, 5, 1, 10, 0, 1, 1, 3], 'f2': [None, np.nan, 10.0, 1.5, 0.0, None, np.nan, 10.0]}, index=['s', 'r', 'r', 'q', 'q', 'q', 's', 'q'])
x = x.drop_duplicates(['n2', 'd2'])
x = x.head(-1)
result = x
# case: 3-292
x = pd.DataFrame({'k': [2], 'd2': pd.to_datetime(['2021-12-31']), 'f2': [None], 'n1': ['a']}, index=['s'])
y = pd.DataFrame({'k': [2, 1, 3, 3, 3, 2, 1, 3], 'd1': pd.to_datetime(['2021-12-31', '2020-01-15', '2020-01-15', '2021-12-31', '2021-12-31', None, '2020-02-29', '2021-12-31']), 'n1': ['Cc', 'b', 'b', 'b', 'b', ' d ', 'b', 'Cc']})
x = x.assign(c=lambda d: d['n1'].isna())
result = x
# case: 3-293
x = pd.DataFrame({'k': [2, 2, 1, 1, 3, 3], 'f2': [2.0, 0.5, np.nan, -3.25, 10.0, 0.5], 'i1': [2, 2, -4, 5, 0, 1]})
y = pd.DataFrame({'k': [3, 3, 3, 3, 2, 3, 3, 3], 't1': ['a', 'a-b', 'a-b', 'b', 'b', 'x1', 'Cc', 'Cc'], 'i2': [1, 2, 10, 1, -4, 0, 5, 2]})
x.loc[x['k'] == x['k'].max(), 'c'] = True
x = x.groupby('c').cumcount()
x = x.tolist()
result = x
# case: 3-294
x = pd.DataFrame({'k': [2], 'i1': [0], 't1': ['x1'], 'f2': [0.5]})
y = pd.DataFrame({'k': [2, 1, 1, 2, 1, 2, 1, 3], 't1': ['Cc', 'b', 'a', ' d ', 'x1', 'x1', 'a-b', ''], 'f2': [0.5, 1.5, np.nan, None, 2.0, 1.5, 10.0, np.nan]})
x = x.nlargest(1, 'f2')
x = x.nunique()
x = -x
x = x.describe()
result = x
# case: 3-295
x = pd.DataFrame({'k': [], 'i1': [], 'n1': []})
y = pd.DataFrame({'k': [2], 'f2': [0.5], 'd1': pd.to_datetime(['2021-12-31']), 'b1': [True], 't2': [None]})
x['c'] = np.where(x['i1'] > 1, 1, 0)
x['c'] = x['i1'] // x['n1']
x = x.duplicated('i1')
x = x.ffill()
result = x
# case: 3-296
x = pd.DataFrame({'k': [1, 1, 3, 3, 2, 2, 3, 1], 'b1': [True, False, False, False, True, True, True, True], 'i2': [3, 5, 3, 1, 1, -4, 10, 0], 'f2': [0.0, 0.5, 2.0, 1.5, None, 1.5, 10.0, 1.5]})
y = pd.DataFrame({'k': [2, 2, 2, 3, 3, 1, 2, 1], 'f2': [1.5, 0.0, 0.5, 0.5, -3.25, 0.5, np.nan, np.nan], 'd2': pd.to_datetime(['2021-12-31', '2020-02-29', '2020-02-29', '2021-12-31', '2020-02-29', '2021-12-31', '2021-12-31', '2020-01-15']), 'n1': ['b', 'b', 'a', 'Cc', 'b', 'a', 'Cc', 'a'], 'b2': [True, False, False, True, False, True, True, True]}, index=['s', 'q', 's', 'q', 'r', 'p', 'q', 's'])
x = x.groupby(['k']).size().reset_index(name='n')
x = x.groupby('n').filter(lambda g: g['n'].sum() > 2)
x = x.set_index('n')
x = x.duplicated('k')
result = x
# case: 3-297
x = pd.DataFrame({'k': [2, 1, 1, 1, 3, 3], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31', '2020-01-15', '2020-01-15']), 'b1': [False, True, False, False, True, True], 'i1': [3, 1, 1, 1, 2, 2]})
y = pd.DataFrame({'k': [2, 1, 1, 2, 1, 1], 'f1': [None, np.nan, 2.0, 0.0, None, 0.0], 't1': ['a-b', 'x1', 'x1', None, ' d ', None]})
x = x['i1']
x = x.iloc[0]
result = x
# case: 3-298
x = pd.DataFrame({'k': [], 'b1': [], 'i1': []})
y = pd.DataFrame({'k': [2, 3, 2, 1, 1, 2, 1, 1], 'b1': [True, True, False, True, False, True, False, False], 'd2': pd.to_datetime(['2021-12-31', '2021-12-31', '2020-01-15', '2020-02-29', '2021-12-31', '2021-12-31', '2021-12-31', '2021-12-31']), 'n2': ['b', 'b', 'Cc', 'a', 'a', 'b', 'b', 'b'], 'i1': [1, 10, 0, 2, 3, 2, 0, 0]})
x = x.shift(1)
result = x
# case: 3-299
x = pd.DataFrame({'k': [3, 3, 1, 3], 'i2': [3, 2, 1, 2], 't1': ['a-b', ' d ', None, None], 'b2': [True, False, False, True], 'd1': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2021-12-31'])})
y = pd.DataFrame({'k': [3, 3, 3, 3, 2], 't1': [' d ', 'b', None, '', ''], 'b2': [False, False, False, False, False], 'd2': pd.to_datetime(['2020-02-29', '2021-12-31', '2020-02-29', '2020-01-15', None]), 'f1': [-3.25, np.nan, 10.0, None, 0.5]})
x = x.drop_duplicates(['b2'])
x = x.loc[x['i2'].idxmax()]
result = x
