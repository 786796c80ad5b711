import pandas as pd
import numpy as np
import re
from collections import Counter, OrderedDict

census = pd.DataFrame({
    'country': ['Chile', 'Chile', 'Peru', 'Peru', 'Peru', 'Kenya', 'Kenya', 'India', 'India', None],
    'year': [2010, 2020, 2010, 2020, 2020, 2010, 2020, 2010, 2020, 2020],
    'sex': ['F', 'F', 'M', 'M', 'F', 'M', 'F', 'M', 'M', 'F'],
    'pop': [8600000, 9700000, 14500000, 16200000, 16600000, 20800000, 26500000, 636000000, 717000000, 1],
    'urban': [0.87, 0.88, np.nan, 0.78, 0.79, 0.24, 0.28, 0.31, 0.35, 0.0]
})
wide = pd.DataFrame({
    'Country Name': ['Chile', 'Peru', 'Kenya', 'Nowhere'],
    'Country Code': ['CHL', 'PER', 'KEN', ''],
    'GDP 2010': ['217.1', '147.5', '45.4', '..'],
    'GDP 2020': ['254.3', '201.9', '100.7', '..'],
    'Life 2010': [78.5, 73.4, 61.0, None],
    'Life 2020': [79.4, 73.7, 62.7, None]
})
continents = {'South America': ['Chile', 'Peru', 'Bolivia'], 'Africa': ['Kenya'], 'Asia': ['India', 'Nepal']}

# case: continent-lookup-explode
s = pd.Series(continents).explode()
result = pd.DataFrame({'country': s.values, 'continent': s.index})

# case: continent-from-dict-index
result = pd.DataFrame.from_dict(continents, orient='index').stack().reset_index(level=1, drop=True).rename('country').reset_index()

# case: continent-uneven-error
result = pd.DataFrame(continents)

# case: continent-pivot
lookup = {c: k for k, v in continents.items() for c in v}
df = census.assign(continent=census['country'].map(lookup))
result = df.pivot_table(values='pop', index=['continent', 'country'], columns='year', aggfunc='sum')

# case: continent-subtotal-unstack
lookup = {c: k for k, v in continents.items() for c in v}
df = census.assign(continent=census['country'].map(lookup))
pt = df.pivot_table(values='pop', index=['continent', 'country'], columns=['year', 'sex'], aggfunc='sum', fill_value=0)
result = pt.groupby(level='continent').sum().T.groupby(level='year').sum().T

# case: wide-to-long-space-sep
w = pd.wide_to_long(wide, stubnames=['GDP', 'Life'], i='Country Name', j='Year', sep=' ')
w['GDP'] = pd.to_numeric(w['GDP'], errors='coerce')
result = w.sort_index()[['Country Code', 'GDP', 'Life']]

# case: wide-to-long-no-sep
result = pd.wide_to_long(wide, ['GDP', 'Life'], i='Country Name', j='Year')

# case: melt-extract-pivot
m = wide.melt(['Country Name', 'Country Code'])
m[['ind', 'year']] = m['variable'].str.extract(r'^(\w+)\s(\d{4})$')
m['value'] = pd.to_numeric(m['value'], errors='coerce')
result = m.pivot_table(index='Country Name', columns=['ind', 'year'], values='value', dropna=False)

# case: growth-pct-change
p = census.groupby(['country', 'year'])['pop'].sum().unstack()
p['growth'] = p[2020] / p[2010] - 1
result = p['growth'].round(4).sort_values(ascending=False)

# case: pct-change-axis1
p = census.pivot_table(index='country', columns='year', values='urban')
result = p.pct_change(axis='columns').iloc[:, 1:].mul(100).round(2)

# case: sex-ratio
t = census.pivot_table(index=['country', 'year'], columns='sex', values='pop', aggfunc='sum')
t['ratio'] = t.M.div(t.F)
result = t.dropna(how='any')

# case: columns-multi-level-names-cleared
t = census.pivot_table(index='country', columns='sex', values='pop', aggfunc=['min', 'max'])
t.columns = t.columns.set_names([None, None])
t.index.name = None
result = t

# case: sort-columns-by-total
t = census.pivot_table(index='country', columns='year', values='pop', aggfunc='sum', fill_value=0)
order = t.sum().sort_values(ascending=False).index
result = t[order].loc[t.sum(axis=1).nlargest(3).index]

# case: large-total-int
result = int(census.groupby('country')['pop'].sum().sum() * 10**6)

# case: rename-columns-regex
w = wide.rename(columns=lambda c: re.sub(r'(\w+) (\d{4})', r'\2_\1', c).lower().replace(' ', '_'))
result = w.columns.tolist(), w.filter(regex=r'^20').shape

# case: multiindex-insert-level
w = wide.set_index('Country Name')[['Life 2010', 'Life 2020']]
w.columns = pd.MultiIndex.from_product([['Life'], [2010, 2020]])
result = pd.concat({'src': w}, axis=1)

# case: query-index-level
g = census.set_index(['country', 'year']).sort_index()
result = g.query("year == 2020 and country in ['Peru', 'India']")

# case: sort-by-index-level-and-column
g = census.set_index(['country', 'year'])
result = g.sort_values(['year', 'pop'], ascending=[False, True])[['pop']]

# case: reset-one-level
g = census.groupby(['country', 'year', 'sex']).agg(total=('pop', 'sum'), urb=('urban', 'mean'))
result = g.reset_index(level=['sex']).loc['Peru']

# case: index-isin-levels
g = census.groupby(['country', 'year'])['pop'].sum()
result = g[g.index.isin(['Peru', 'Chile'], level='country')].unstack(0)

# case: count-first-letters
c = Counter(census['country'].dropna().str[0])
result = pd.DataFrame.from_dict(OrderedDict(sorted(c.items())), orient='index', columns=['n']).rename_axis('letter')

# case: add-float-text
wide['chg'] = wide['GDP 2020'] - wide['GDP 2010']
result = wide[['Country Name', 'chg']]
