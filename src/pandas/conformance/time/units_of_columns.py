import datetime

import numpy as np
import pandas as pd

# case: units-of-columns-1
result = pd.Series(pd.DataFrame({'a': [1, 2], 'b': [3, 4]}).values, index=[0, 1])
# case: units-of-columns-2
result = pd.Series(pd.DataFrame({'a': [1, 2], 'b': [3, 4]}).values)
# case: units-of-columns-3
result = pd.Series(pd.DataFrame({'a': pd.to_datetime(['2020', '2021']), 'b': pd.to_datetime(['2020', '2021'])}).values, index=[0, 1])
# case: units-of-columns-4
result = pd.Series(pd.Series(['a', 'b'], dtype='string'), index=[0, 1]).dtype.name
# case: units-of-columns-5
u = pd.DataFrame({'a': [1, 2]}).assign(n=datetime.datetime(2024, 1, 1)).n
result = pd.qcut(u, 1)
# case: units-of-columns-6
u = pd.Series(pd.to_datetime(['2024-01-01', '2024-01-01']))
result = pd.qcut(u, 1)
# case: units-of-columns-7
u = pd.DataFrame({'a': [1, 2]}).assign(n=datetime.datetime(2024, 1, 1)).n
result = pd.cut(u, 3)
# case: units-of-columns-8
u = pd.DataFrame({'a': [1, 2]}).assign(n=pd.Timestamp(2024, 1, 1) - pd.to_timedelta([1, 5], unit='D')).n
result = pd.cut(u, 3)
# case: units-of-columns-9
s = pd.Series([1, 2])
s.loc[7] = pd.Timestamp('2020-01-01')
result = s
# case: units-of-columns-10
s = pd.Series([], dtype=float)
s.loc[7] = pd.Timestamp('2020-01-01')
result = s
# case: units-of-columns-11
s = pd.Series([], dtype=object)
s['a'] = datetime.datetime(2020, 1, 1)
result = s
# case: units-of-columns-12
s = pd.Series(dtype='datetime64[ns]')
s['a'] = datetime.datetime(2020, 1, 1)
result = s
# case: units-of-columns-13
x = pd.DataFrame({'a': [1, 2]})
x.loc[2, 'b'] = pd.Timestamp('2020-01-01')
result = x
# case: units-of-columns-14
x = pd.DataFrame({'a': [1, 2]})
x.loc[0, 'b'] = pd.Timestamp('2020-01-01')
result = x
# case: units-of-columns-15
x = pd.DataFrame({'a': [1, 2]})
x.at[0, 'b'] = pd.Timestamp('2020-01-01')
result = x
# case: units-of-columns-16
x = pd.DataFrame({'a': [1, 2]})
x.loc[:, 'b'] = pd.Timestamp('2020-01-01')
result = x
# case: units-of-columns-17
x = pd.DataFrame({'a': [1, 2]})
x.loc[x.a > 5, 'b'] = pd.Timestamp('2020-01-01')
result = x
# case: units-of-columns-18
x = pd.DataFrame(columns=['a', 'b'])
x.loc[0] = [1, pd.Timestamp('2020-01-01')]
result = x
# case: units-of-columns-19
x = pd.DataFrame({'a': [1, 2], 'd': [None, None]})
x['d'] = x['d'].fillna(pd.Timestamp('2020-01-01'))
result = x
# case: units-of-columns-20
x = pd.DataFrame({'a': [1, 2]}, index=[pd.Timestamp('2020-01-01'), pd.Timestamp('2020-01-02')])
result = x
# case: units-of-columns-21
result = pd.DataFrame(pd.Timestamp('2020-01-01'), index=[0, 1], columns=['a', 'b'])
# case: units-of-columns-22
result = pd.Series(pd.NaT, index=[0, 1])
# case: units-of-columns-23
result = pd.DataFrame({'a': pd.Timestamp('2020-01-01')}, index=[0])
# case: units-of-columns-24
result = pd.Series([1, 2]).map(lambda v: pd.Timestamp('2020-01-01'))
# case: units-of-columns-25
result = pd.Series(np.repeat(pd.Timestamp('2020-01-01'), 2))
# case: units-of-columns-26
result = pd.Series([pd.Timestamp('2020-01-01')] * 2, dtype='datetime64[s]')
# case: units-of-columns-27
result = pd.Series([1, 2]).apply(lambda v: datetime.timedelta(days=v))
# case: units-of-columns-28
result = pd.DataFrame({'a': [1, 2]}).assign(x=lambda z: pd.Timestamp('2020-01-01') + pd.to_timedelta(z.a, unit='D'))
# case: units-of-columns-29
result = pd.DataFrame({'a': [1, 2]}).assign(x=datetime.date(2020, 1, 1)).x
# case: units-of-columns-30
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['e'] = np.where(x.a > 1, pd.Timestamp('2021-01-01'), x.d)
result = x
# case: units-of-columns-31
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['e'] = np.where(x.a > 1, np.datetime64('2021-01-01'), x.d)
result = x
# case: units-of-columns-32
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x.loc[x.d.isna(), 'd'] = pd.Timestamp('2021-01-01')
x['y'] = (pd.Timestamp('2022-01-01') - x.d).dt.days
result = x
# case: units-of-columns-33
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
x['y'] = x.ref - x.d
x['z'] = (x.ref.dt.year - x.d.dt.year)
result = x
# case: units-of-columns-34
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x.melt(id_vars='a', value_vars=['ref', 'd'])
# case: units-of-columns-35
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x[['ref', 'd']].max(axis=1)
# case: units-of-columns-36
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x[['ref', 'd']].apply(lambda r: r.max(), axis=1)
# case: units-of-columns-37
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x.d.combine_first(x.ref)
# case: units-of-columns-38
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x.iloc[0]
# case: units-of-columns-39
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x.to_dict('list')
# case: units-of-columns-40
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = (x.dtypes.astype(str).to_dict(), str(x), x.ref.dtype == 'datetime64[ns]')
# case: units-of-columns-41
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x.groupby('ref').agg(n=('a', 'sum'), d=('d', 'max')).reset_index()
# case: units-of-columns-42
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = x.set_index('ref').join(x.set_index('d'), rsuffix='_r')
# case: units-of-columns-43
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = pd.concat([x.ref, x.d], axis=1)
# case: units-of-columns-44
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
result = pd.concat([x.ref, x.d], ignore_index=True).drop_duplicates()
# case: units-of-columns-45
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
x.loc[2] = [3, pd.Timestamp('2020-02-02'), pd.Timestamp('2020-02-03')]
result = x
# case: units-of-columns-46
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
x.iloc[0, 2] = pd.Timestamp('2020-02-02 10:00:00.5')
result = x
# case: units-of-columns-47
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
x.loc[0, 'ref'] = x.loc[0, 'd']
result = x
# case: units-of-columns-48
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = pd.Timestamp('2022-01-01')
x['ref'] = x['ref'] + pd.to_timedelta(x.a, unit='D')
result = x
# case: units-of-columns-49
x = pd.DataFrame({'a': [1, 2], 'd': pd.to_datetime(['2020-01-01', None])})
x['ref'] = datetime.datetime(2020, 1, 1)
x['ref2'] = x['ref'] + pd.DateOffset(months=1)
x['k'] = x.ref2 - x.ref
x['secs'] = x.k.dt.total_seconds()
result = x
