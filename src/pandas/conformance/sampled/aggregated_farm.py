import pandas as pd
import numpy as np
from operator import itemgetter

farm = pd.DataFrame({
    'field': ['N1', 'N1', 'S2', 'S2', 'S2', 'E3', 'E3', 'W4', 'N1', 'S2', 'E3', None],
    'crop': ['wheat', 'Wheat', 'corn', 'corn', 'rye', 'rye', 'wheat', 'corn', 'rye', 'wheat ', None, 'corn'],
    'year': [2020, 2021, 2020, 2021, 2022, 2020, 2022, 2021, 2022, 2023, 2023, 2020],
    'yield_t': [5.2, 4.8, 9.1, np.nan, 3.3, 2.9, 5.5, 8.0, 3.1, 0.0, np.nan, 7.7],
    'area': [10, 10, 4, 4, 4, 7, 7, 12, 10, 4, 7, 2],
    'irrigated': [False, True, True, True, False, False, False, True, False, True, False, True],
})
rain = pd.DataFrame({
    'year': [2020, 2020, 2020, 2021, 2021, 2022, 2022, 2022, 2024],
    'month': [4, 5, 6, 4, 6, 4, 5, 5, 1],
    'mm': [40.0, 55.5, np.nan, 0.0, 120.25, 33.0, 12.0, 12.0, -1.0],
})
prices = pd.Series({'wheat': 200, 'corn': 150, 'rye': 180, 'oats': 90}, name='price')

# case: j-group-yield-per-area
farm['crop'] = farm['crop'].str.strip().str.lower()
g = farm.groupby('crop')
result = (g['yield_t'].sum() / g['area'].sum()).round(3).sort_values()

# case: j-crop-income-map
crop = farm['crop'].str.strip().str.lower()
income = farm['yield_t'] * crop.map(prices)
result = income.groupby([farm['field'], farm['year']]).sum().groupby('field').agg(['sum', 'max'])

# case: j-lag-yoy
f = farm.dropna(subset=['field']).sort_values(['field', 'year'])
f['yoy'] = f.groupby('field')['yield_t'].pct_change(fill_method=None)
result = f[['field', 'year', 'yield_t', 'yoy']].round(3)

# case: j-rain-year-describe
result = rain.groupby('year')['mm'].describe(percentiles=[0.5])

# case: j-rain-cumulative-pivot
rain['cum'] = rain.groupby('year')['mm'].cumsum()
result = rain.pivot_table(index='month', columns='year', values='cum', aggfunc='last')

# case: j-agg-func-kwargs
result = rain.groupby('year')['mm'].agg('sum', min_count=2)

# case: j-quantile-interpolation
result = rain.groupby('year')['mm'].quantile(0.5, interpolation='lower')

# case: j-select-before-after
a = farm.groupby('field')[['yield_t', 'area']].mean()
b = farm.groupby('field').mean(numeric_only=True)[['yield_t', 'area']]
result = a.equals(b)

# case: j-attribute-access
result = farm.groupby('field').yield_t.max().add_prefix('field_')

# case: j-frame-agg-lambda-all
result = farm.groupby('field')[['yield_t', 'area']].agg(lambda c: c.iloc[-1])

# case: j-agg-returns-list
result = farm.groupby('field')[['yield_t']].agg(lambda s: s.tolist())

# case: j-agg-unknown-func
result = farm.groupby('field')['yield_t'].agg('average')

# case: j-agg-missing-column
result = farm.groupby('field').agg({'yield_t': 'sum', 'acres': 'mean'})

# case: j-transform-rank-filter
farm['r'] = farm.groupby('field')['yield_t'].rank(method='min', ascending=False, na_option='bottom')
result = farm.loc[farm['r'] == 1, ['field', 'crop', 'year', 'yield_t']].sort_values('field')

# case: j-transform-cumulative-share
f = farm.sort_values('yield_t', ascending=False)
f['cumshare'] = f.groupby('irrigated')['yield_t'].cumsum() / f.groupby('irrigated')['yield_t'].transform('sum')
result = f.loc[f['cumshare'] <= 0.8, ['irrigated', 'crop', 'yield_t', 'cumshare']].round(3)

# case: j-groupby-year-bin
result = farm.groupby(pd.cut(farm['year'], bins=[2019, 2021, 2023]), observed=True)['area'].sum()

# case: j-qcut-groups
farm['q'] = pd.qcut(farm['area'], 3, labels=False, duplicates='drop')
result = farm.groupby('q').agg(n=('area', 'size'), lo=('area', 'min'), hi=('area', 'max'))

# case: j-groupby-pipe
result = farm.groupby('field').pipe(lambda g: g['yield_t'].max() - g['yield_t'].min())

# case: j-multi-level-unstack-fill
t = farm.groupby(['year', 'irrigated'])['area'].sum().unstack(fill_value=0)
t.columns = ['dry', 'wet']
result = t.loc[2021:]

# case: j-rolling-sum-multi-cols
f = farm.dropna(subset=['field']).sort_values(['field', 'year']).set_index('year')
result = f.groupby('field')[['yield_t', 'area']].rolling(2, min_periods=1).sum()

# case: j-expanding-mean-transform
f = farm.sort_values('year', kind='stable')
f['hist_mean'] = f.groupby('field')['yield_t'].transform(lambda s: s.shift().expanding().mean())
result = f[['field', 'year', 'yield_t', 'hist_mean']]

# case: j-sorted-items-top
tot = farm.groupby('field')['yield_t'].sum().to_dict()
result = sorted(tot.items(), key=itemgetter(1), reverse=True)[:2]

# case: j-rain-join-on-year
annual = rain.groupby('year').mm.sum().rename('rain')
f = farm.join(annual, on='year')
result = f.groupby(f['rain'].gt(100).map({True: 'wet', False: 'dry'}))['yield_t'].agg(['mean', 'std', 'count']).round(2)

# case: j-complete-years-reindex
n = farm.groupby('field')['year'].agg(lambda y: sorted(set(range(2020, 2024)) - set(y)))
result = n[n.str.len() > 0]
