import pandas as pd
# case: with-nat
y = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', '2020-01-15', None, '2021-12-31']), 'i': [1, 2, 3, 4]}).set_index('d')
x = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', None]), 'j': [1, 2]}).set_index('d')
result = pd.concat([y, x], axis=1), pd.concat([x, y], axis=1), y['i'] + x['j'], y.index.union(x.index), pd.DataFrame({'a': y['i'], 'b': x['j']})
# case: dates
y = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', '2020-01-15', '2021-12-31']), 'i': [1, 2, 4]}).set_index('d')
x = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', '2019-01-01']), 'j': [1, 2]}).set_index('d')
result = pd.concat([y, x], axis=1), pd.concat([x, y], axis=1), pd.concat([y, y], axis=1), pd.concat([y, x.head(0)], axis=1), pd.concat([x.head(0), y], axis=1), pd.concat([y, x], axis=1, sort=True), pd.concat([y, x], axis=1, join='inner'), pd.concat([y, x, y], axis=1), pd.concat([y['i'], x['j']], axis=1), pd.concat([y, x.rename_axis('q')], axis=1), pd.concat([y.T, x.T])
# case: durations
y = pd.DataFrame({'d': pd.to_timedelta(['3 days', '1 days']), 'i': [1, 2]}).set_index('d')
x = pd.DataFrame({'d': pd.to_timedelta(['2 days', '1 days']), 'j': [1, 2]}).set_index('d')
result = pd.concat([y, x], axis=1), pd.concat([x, y], axis=1), pd.concat([x, y.reset_index(drop=True)], axis=1)
# case: dates-and-text
y = pd.DataFrame({'d': pd.to_datetime(['2020-02-29', '2020-01-15']), 'i': [1, 2]}).set_index('d')
x = pd.DataFrame({'d': ['a', 'b'], 'j': [1, 2]}).set_index('d')
result = pd.concat([y, x], axis=1), pd.concat([x, y], axis=1)
# case: series
y = pd.Series([1, 2], index=pd.to_datetime(['2020-02-29', '2020-01-15']))
x = pd.Series([1, 2], index=pd.to_datetime(['2020-03-29', '2020-01-15']))
result = pd.DataFrame([y, x]), pd.DataFrame({'a': y, 'b': x}), pd.concat({'a': y, 'b': x}, axis=1), y.combine_first(x), y.add(x, fill_value=0), pd.concat([y, x, y + x], axis=1, keys=['p', 'q', 'r'])
# case: periods
y = pd.Series([1, 2], index=pd.PeriodIndex(['2020-02', '2020-01'], freq='M'))
x = pd.Series([1, 2], index=pd.PeriodIndex(['2020-03', '2020-01'], freq='M'))
result = pd.concat([y, x], axis=1), pd.DataFrame({'a': y, 'b': x})
# case: categories
y = pd.Series([1, 2], index=pd.CategoricalIndex(['b', 'a']))
x = pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'b']))
z = pd.Series([1, 2], index=pd.CategoricalIndex(['a', 'c']))
result = pd.concat([y, x], axis=1), pd.concat([y, z], axis=1), pd.DataFrame({'a': y, 'b': x}), pd.concat([z, y], axis=1)
