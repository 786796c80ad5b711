import pandas as pd
import numpy as np
d = pd.DataFrame({'a': pd.to_datetime(['2020-01-01', '2020-01-02']), 'b': pd.to_datetime(['2020-01-03', '2020-01-04']), 'e': pd.to_timedelta(['1 days', '2 days']), 'n': [1, 2]})
# case: one-column
result = d[['a']].values.tolist()
# case: two-columns
result = d[['a', 'b']].values.tolist()
# case: with-number
result = d[['a', 'n']].values.tolist()
# case: with-duration
result = d[['a', 'e']].values.tolist()
# case: durations
result = d[['e']].values.tolist()
# case: series-values
result = d['a'].values.tolist()
# case: series-unique
result = d['a'].unique().tolist()
# case: series-tolist
result = d['a'].tolist()
# case: to-numpy
result = d['a'].to_numpy().tolist(), d[['a']].to_numpy().tolist()
# case: values-item
result = d['a'].values[0], d[['a']].values[0][0], d[['a']].values[0].tolist()
# case: list-of-values
result = list(d['a'].values), list(d['a'])
# case: index-values
result = d.set_index('a').index.values.tolist(), d.set_index('a').index.tolist()
# case: missing
result = pd.to_datetime(pd.Series(['2020-01-01', None])).values.tolist()
# case: pd-unique
result = pd.unique(d['a']).tolist()
# case: group-unique
result = d.groupby('n')['a'].unique().apply(lambda v: v.tolist()).tolist()
# case: np-unique
result = np.unique(d['a']).tolist(), np.array(d['a']).tolist(), np.sort(d['a'].values).tolist()
# case: unique-then-list
result = list(d['a'].unique()), sorted(d['a'].unique())[0], d['a'].unique()[0], len(d['a'].unique())
# case: array-of-series
result = [v for v in d['a'].values][0], d['a'].values.max()
# case: records
result = [r[0] for r in d[['a', 'n']].values], [r for r in d[['n']].values.tolist()], d.values.tolist()[0]
