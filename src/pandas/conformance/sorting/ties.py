import pandas as pd
import numpy as np

a_df = pd.DataFrame({'k': [3, 3, 3, 1, 1, 3, 1, 0, 3, 2, 1, 0], 'v': [2, 2, 2, 0, 2, 1, 1, 2, 2, 2, 2, 0], 's': ['u', 'x', 'u', 'x', 'x', 'x', 'y', 'y', 'u', 'x', 'w', 'z']})
b_df = pd.DataFrame({'k': [7, 3, 8, 3, 4, 7, 0, 1, 7, 4, 6, 8, 1, 4, 5, 3, 8, 4, 0, 1, 1, 6, 1, 4, 6, 1, 0, 0, 3, 3, 0, 7, 6, 6, 6, 1, 3, 4, 5, 1], 'f': [0.5, 0.5, 0.0, 0.75, 0.0, 0.25, 0.25, 1.25, 0.0, 0.0, 0.0, 0.75, 0.75, 0.25, 1.25, 1.0, 0.25, 0.75, 1.0, 0.25, 1.25, 0.25, 0.75, 1.25, 0.75, 0.0, 0.75, 0.75, 0.25, 0.0, 0.5, 1.0, 0.5, 0.0, 0.25, 0.25, 0.75, 1.0, 1.25, 1.0], 's': ['ann', 'ann', 'bob', 'bob', 'di', 'cy', 'ann', 'cy', 'cy', 'di', 'ann', 'ann', 'ann', 'bob', 'bob', 'ann', 'cy', 'cy', 'di', 'bob', 'di', 'bob', 'di', 'bob', 'bob', 'cy', 'bob', 'bob', 'bob', 'bob', 'bob', 'di', 'di', 'ann', 'di', 'ann', 'ann', 'ann', 'ann', 'cy']})
c_df = pd.DataFrame({'k': [(i * 37) % 11 for i in range(300)], 'v': [(i * i) % 97 for i in range(300)], 's': ['n%d' % (i * 7 % 13) for i in range(300)]})
# case: a-number-ascending
result = a_df.sort_values('k')
# case: a-number-descending
result = a_df.sort_values('k', ascending=False).head(7)
# case: a-text
result = a_df.sort_values('s')
# case: a-text-descending
result = a_df.sort_values(by=['s'], ascending=[False])
# case: a-stable
result = a_df.sort_values('k', kind='stable').head(5)
# case: a-two-keys
result = a_df.sort_values(['s', 'k']).index.tolist()
# case: a-counts
result = a_df['s'].value_counts()
# case: a-counts-of-numbers
result = a_df['k'].value_counts(ascending=True)
# case: a-counts-of-rows
result = a_df[['k', 's']].value_counts().head(9)
# case: a-series
result = a_df['k'].sort_values(ascending=False).index.tolist()
# case: a-index
result = a_df.set_index('k').sort_index()
# case: a-with-missing
result = a_df['k'].where(a_df['k'] > 1).sort_values(na_position='first')
# case: a-argsort
result = a_df['k'].argsort().tolist(), np.argsort(a_df['k'].values).tolist()
# case: a-sizes
result = a_df.groupby('s').size().sort_values(ascending=False)
# case: a-first-of-sorted
result = a_df.sort_values('k', ascending=False).groupby('s').head(1)
# case: a-key
result = a_df.sort_values('k', key=lambda s: -s).index.tolist()
# case: a-nullable
result = a_df['k'].astype('Int64').sort_values().index.tolist()
# case: b-number-ascending
result = b_df.sort_values('k')
# case: b-number-descending
result = b_df.sort_values('k', ascending=False).head(7)
# case: b-text
result = b_df.sort_values('s')
# case: b-text-descending
result = b_df.sort_values(by=['s'], ascending=[False])
# case: b-stable
result = b_df.sort_values('k', kind='stable').head(5)
# case: b-two-keys
result = b_df.sort_values(['s', 'k']).index.tolist()
# case: b-counts
result = b_df['s'].value_counts()
# case: b-counts-of-numbers
result = b_df['k'].value_counts(ascending=True)
# case: b-counts-of-rows
result = b_df[['k', 's']].value_counts().head(9)
# case: b-series
result = b_df['k'].sort_values(ascending=False).index.tolist()
# case: b-index
result = b_df.set_index('k').sort_index()
# case: b-with-missing
result = b_df['k'].where(b_df['k'] > 1).sort_values(na_position='first')
# case: b-argsort
result = b_df['k'].argsort().tolist(), np.argsort(b_df['k'].values).tolist()
# case: b-sizes
result = b_df.groupby('s').size().sort_values(ascending=False)
# case: b-first-of-sorted
result = b_df.sort_values('k', ascending=False).groupby('s').head(1)
# case: b-key
result = b_df.sort_values('k', key=lambda s: -s).index.tolist()
# case: b-nullable
result = b_df['k'].astype('Int64').sort_values().index.tolist()
# case: c-number-ascending
result = c_df.sort_values('k')
# case: c-number-descending
result = c_df.sort_values('k', ascending=False).head(7)
# case: c-text
result = c_df.sort_values('s')
# case: c-text-descending
result = c_df.sort_values(by=['s'], ascending=[False])
# case: c-stable
result = c_df.sort_values('k', kind='stable').head(5)
# case: c-two-keys
result = c_df.sort_values(['s', 'k']).index.tolist()
# case: c-counts
result = c_df['s'].value_counts()
# case: c-counts-of-numbers
result = c_df['k'].value_counts(ascending=True)
# case: c-counts-of-rows
result = c_df[['k', 's']].value_counts().head(9)
# case: c-series
result = c_df['k'].sort_values(ascending=False).index.tolist()
# case: c-index
result = c_df.set_index('k').sort_index()
# case: c-with-missing
result = c_df['k'].where(c_df['k'] > 1).sort_values(na_position='first')
# case: c-argsort
result = c_df['k'].argsort().tolist(), np.argsort(c_df['k'].values).tolist()
# case: c-sizes
result = c_df.groupby('s').size().sort_values(ascending=False)
# case: c-first-of-sorted
result = c_df.sort_values('k', ascending=False).groupby('s').head(1)
# case: c-key
result = c_df.sort_values('k', key=lambda s: -s).index.tolist()
# case: c-nullable
result = c_df['k'].astype('Int64').sort_values().index.tolist()
# case: times
result = pd.Series(pd.to_datetime('2024-01-01') + pd.to_timedelta(b_df['k'], unit='D')).sort_values().index.tolist()
# case: argsort-with-missing
result = pd.Series([3, np.nan, 2, 1.5, 2]).argsort()
# case: index-values
result = pd.Index([3, 1, 2, 1, 0]).sort_values(ascending=False)
