import pandas as pd
import numpy as np
import itertools

idx = pd.MultiIndex.from_product([['DE', 'FR', 'IT'], [2021, 2022], ['Q1', 'Q2']], names=['country', 'year', 'quarter'])
gdp = pd.DataFrame({
    'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0],
    'jobs': [40.5, 41, 42, 42.5, 30, 30.2, 30.9, np.nan, 22, 21.5, -1, 23],
    'flag': ['a', 'b', None, 'a', 'a', 'c', 'b', '', 'a', 'b', 'b', 'a'],
}, index=idx)

flat = pd.DataFrame({
    'site': ['X', 'X', 'X', 'Y', 'Y', 'Z', 'Z', 'X', None],
    'sensor': ['temp', 'hum', 'temp', 'temp', 'hum', 'temp', 'temp', 'hum', 'temp'],
    'day': ['mon', 'mon', 'tue', 'mon', 'tue', 'mon', 'mon', 'tue', 'mon'],
    'reading': [21.5, 45.0, 22.0, 19.0, None, 18.5, 18.5, 47.0, 20.0],
    'ok': [True, True, None, False, True, True, False, None, True],
})

prices = pd.DataFrame(
    [[1.0, 2.0, 10, 20], [1.1, np.nan, 11, 0], [1.2, 2.2, 12, 22]],
    index=pd.to_datetime(['2024-01-31', '2024-02-29', '2024-03-31']),
    columns=pd.MultiIndex.from_tuples([('price', 'gold'), ('price', 'silver'), ('vol', 'gold'), ('vol', 'silver')], names=['field', 'metal']),
)

# case: xs-single-level
result = gdp.xs(2022, level='year')
# case: xs-two-levels-keep
result = gdp.xs(('FR', 'Q1'), level=('country', 'quarter'), drop_level=False)
# case: loc-tuple-scalar
result = gdp.loc[('DE', 2021, 'Q2'), 'output']
# case: loc-partial-tuple
result = gdp.loc[('IT', 2022)]
# case: indexslice-middle-level
ix = pd.IndexSlice
result = gdp.sort_index().loc[ix[:, 2021, 'Q2'], ['output', 'jobs']]
# case: slice-range-first-level
result = gdp.loc['DE':'FR', 'output'].groupby(level='country').sum()
# case: loc-slice-none
result = gdp.loc[(slice(None), [2022], ['Q1']), :]
# case: swaplevel-sort
result = gdp.swaplevel('country', 'quarter').sort_index(level=[0, 1], ascending=[True, False])['output']
# case: reorder-droplevel
r = gdp['jobs'].reorder_levels(['year', 'quarter', 'country']).sort_index()
result = r.loc[2022].droplevel('quarter')
# case: columns-xs-axis1
result = prices.xs('gold', level='metal', axis=1)
# case: columns-swap-and-sort
out = prices.swaplevel(axis=1).sort_index(axis=1)
out.columns = [f'{m}_{f}' for m, f in out.columns]
result = out
# case: stack-columns-level
result = prices.rename_axis('date').stack(level='metal', future_stack=True).assign(value=lambda d: d['price'] * d['vol']).reset_index()
# case: unstack-two-levels
result = gdp['output'].unstack(['year', 'quarter'])
# case: query-by-index-level
result = gdp.query("year == 2021 and country != 'IT' and output > 81")
# case: get-level-values-mask
m = gdp.index.get_level_values('quarter').isin(['Q2']) & (gdp['jobs'].to_numpy() > 30)
result = gdp[m].index.tolist()
# case: groupby-level-pct-change
g = gdp.groupby(level=0)['output']
result = pd.concat({'chg': g.pct_change(fill_method=None).round(3), 'cum': g.cumsum(), 'share': (gdp['output'] / g.transform('sum')).round(3)}, axis=1)
# case: set-index-append-and-verify
t = flat.dropna(subset=['site']).set_index('site').set_index('sensor', append=True).set_index('day', append=True)
result = (t.index.nlevels, t.index.is_unique, t.index.duplicated().sum(), t.loc[('X', 'temp')].shape)
# case: verify-integrity-error
result = flat.set_index(['site', 'sensor', 'day'], verify_integrity=True)
# case: keyerror-missing-tuple
result = gdp.loc[('ES', 2021, 'Q1'), 'jobs']
# case: set-levels-rename
g2 = gdp.copy()
g2.index = g2.index.set_levels(['Germany', 'France', 'Italy'], level='country')
g2 = g2.rename(index={'Q1': 'first', 'Q2': 'second'}, level='quarter').rename_axis(index={'year': 'yr'})
result = g2[['output']].head(5)
# case: add-subtotals-concat
tot = gdp[['output', 'jobs']].groupby(level=['country', 'year']).sum()
tot.index = pd.MultiIndex.from_tuples([(c, y, 'Total') for c, y in tot.index], names=gdp.index.names)
result = pd.concat([gdp[['output', 'jobs']], tot]).sort_index()
# case: reindex-full-product
s = flat.groupby(['site', 'sensor'])['reading'].mean()
full = pd.MultiIndex.from_product(s.index.levels, names=s.index.names)
result = s.reindex(full, fill_value=-1)
# case: broadcast-level-arithmetic
base = gdp.xs('Q1', level='quarter')['jobs']
result = gdp['jobs'].sub(base, level=None) if base.index.nlevels == 3 else gdp['jobs'].unstack('quarter').sub(base, axis=0).round(2)
# case: multiindex-to-frame-map
f = gdp.index.to_frame(index=False)
f['label'] = gdp.index.map(lambda t: f'{t[0]}-{t[1] % 100}{t[2]}')
f['pos'] = [gdp.index.get_loc(t) for t in gdp.index]
result = f.loc[f['country'].eq('FR')].set_index('label')
# case: top-level-column-assign
p = prices.copy()
p[('value', 'gold')] = p[('price', 'gold')] * p[('vol', 'gold')]
p[('value', 'silver')] = p['price']['silver'].mul(p['vol']['silver']).fillna(0)
p.loc['total'] = p.sum()
result = p['value']
