# Intervals of whole numbers in every form that lists values, times among truths, and remainders by truths.
import pandas as pd
import numpy as np
# case: binned 1
result = pd.cut(pd.Series([2.0, None, 1.5], dtype='Float64'), bins=[-5, 0, 2, 20])
# case: binned 2
result = pd.cut(pd.Series([2.0, None, 1.5], dtype='Float64'), bins=[-5, 0, 2, 20]).astype(str)
# case: binned 3
result = pd.cut(pd.Series([2, None, 1], dtype='Int64'), bins=[-5, 0, 2, 20]).astype(str)
# case: binned 4
result = pd.cut(pd.Series([2.0, None, 1]), bins=[-5, 0, 2, 20]).astype(str)
# case: binned 5
result = pd.cut(pd.Series([2.0, None, 1]), bins=[-5, 0, 2, 20])
# case: binned 6
x = pd.DataFrame({'v': pd.array([2.0, None, 1.5], dtype='Float64')})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = [str(v) for v in x.values.tolist()]
# case: binned 7
x = pd.DataFrame({'v': [2.0, None, 1.5]})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = [str(v) for v in x.values.tolist()]
# case: binned 8
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = [str(v) for v in x.values.tolist()]
# case: binned 9
result = pd.to_numeric(pd.Series(['a', 'b']).astype('category'), errors='coerce')
# case: binned 10
result = pd.to_numeric(pd.cut(pd.Series([1, 2]), 2), errors='coerce')
# case: binned 11
result = pd.to_numeric(pd.cut(pd.Series([1, 2]), 2))
# case: binned 12
result = pd.to_numeric(pd.Series(['1', '2']).astype('category'))
# case: listed 1
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x['c'].tolist())
# case: listed 2
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.values.tolist())
# case: listed 3
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x['c'].values.tolist())
# case: listed 4
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x['c'].astype(object).tolist())
# case: listed 5
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x[['c']].values.tolist())
# case: listed 6
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(pd.Series(['a', None], dtype='category').to_frame('k').assign(v=1).values.tolist())
# case: listed 8
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(pd.Series([1, None, 2], dtype='category').to_frame('k').assign(v='a').values.tolist())
# case: listed 9
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.to_dict('records'))
# case: listed 10
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.iloc[0].tolist())
# case: listed 11
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str([r for r in x.itertuples(index=False)])
# case: listed 12
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.to_numpy().tolist())
# case: listed 13
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.to_datetime(pd.Series([], dtype='datetime64[ns]')).isin(pd.Series([True, None], dtype='boolean'))
# case: listed 14
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.to_datetime(pd.Series(['2020-01-01'])).isin(pd.Series([True, None], dtype='boolean'))
# case: listed 15
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.to_datetime(pd.Series([], dtype='datetime64[ns]')).isin(pd.Series([True, False], dtype='boolean'))
# case: listed 16
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.to_datetime(pd.Series([], dtype='datetime64[ns]')).isin(pd.Series([1, None], dtype='Int64'))
# case: listed 17
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.to_datetime(pd.Series([], dtype='datetime64[ns]')).isin(pd.Series([True, False]))
# case: listed 18
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = ~pd.to_datetime(pd.Series([], dtype='datetime64[ns]')).isin(pd.Series([True, None], dtype='boolean'))
# case: listed 19
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.Series([2, 3]) % pd.Series([True, None], dtype='boolean')
# case: listed 20
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.Series([2, 3]) // pd.Series([False, True], dtype='boolean')
# case: listed 21
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = pd.Series([2, 3]) / pd.Series([False, True], dtype='boolean')
# case: as a dict series
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = x.to_dict('series')['c']
# case: as a dict list
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.to_dict('list'))
# case: as a dict dict
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.to_dict())
# case: as a dict split
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.to_dict('split'))
# case: as a dict index
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x.to_dict('index'))
# case: as a dict iterrows
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str([r.tolist() for _, r in x.iterrows()])
# case: as a dict apply
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = x.apply(lambda r: str(r['c']), axis=1)
# case: as a dict map
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = x['c'].map(str)
# case: as a dict loop
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = [str(v) for v in x['c']]
# case: as a dict zip
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = [str(v) for v in zip(x['h'], x['c'])]
# case: as a dict items
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = [str(v) for v in x['c'].items()]
# case: as a dict unique
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = str(x['c'].unique())
# case: as a dict agg
x = pd.DataFrame({'v': [2.0, None, 1.5], 'h': ['a', 'b', 'c']})
x['c'] = pd.cut(x['v'], bins=[-5, 0, 2, 20])
result = x.groupby('h')['c'].first().map(str)
