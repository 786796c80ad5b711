import pandas as pd
import numpy as np
import re

query_a_df = pd.DataFrame(
    [('Berlin', 'DE', 3645000, 891.7), ('Paris', 'FR', 2161000, 105.4), ('Madrid', 'ES', 3223000, 604.3), ('Rome', 'IT', None, 1285.0), ('Vienna', 'AT', 1897000, 414.6)],
    columns=['city', 'cc', 'population', 'area'])
query_b_df = pd.DataFrame({
    'AREA': ['891.70', '105.40', '604.31', '1,285', '414.6', '105.40'],
    'CITY': ['berlin', 'Paris', ' Madrid', 'ROME', 'Wien', 'Paris'],
    'POPULATION': ['3,645,000', '2.161M', '3223000', 'NULL', '1897k', '2.161M'],
    'CC': ['de', 'FR', 'ES', 'it', 'AT', 'FR'],
})
countries_df = pd.DataFrame({
    'cc': ['DE', 'FR', 'ES', 'IT', 'PT', 'FR'],
    'country': ['Germany', 'France', 'Spain', 'Italy', 'Portugal', 'France'],
    'since': ['1958-01-01', '01/01/1958', '1986', '1958-01-01', 'Jan 1986', '01/01/1958'],
    'eur': [1, 1, 1, 1, 1, 1],
})
# case: normalise-b-like-a
b = query_b_df.rename(columns=str.lower)[['city', 'cc', 'population', 'area']].drop_duplicates()
b['city'] = b['city'].str.strip().str.capitalize()
b['cc'] = b['cc'].str.upper()
b['area'] = b['area'].str.replace(',', '').astype(float)
p = b['population'].replace('NULL', np.nan).str.replace(',', '')
scale = np.where(p.str.endswith('M', na=False), 1e6, np.where(p.str.endswith('k', na=False), 1e3, 1))
b['population'] = pd.to_numeric(p.str.rstrip('Mk')) * scale
result = b.reset_index(drop=True)
# case: score-by-column
b = query_b_df.drop_duplicates().rename(columns=str.lower).reset_index(drop=True)
score = {}
for col in query_a_df.columns:
    left = query_a_df[col].astype(str).str.strip().str.lower()
    right = b[col].astype(str).str.strip().str.lower()
    score[col] = float((left == right).mean())
result = pd.Series(score, name='match_rate')
# case: row-tuples-subset
key = lambda d: set(map(tuple, d.apply(lambda c: c.str.strip().str.lower()).to_numpy().tolist()))
a = key(query_a_df[['city', 'cc']])
b = key(query_b_df[['CITY', 'CC']])
result = a <= b, sorted(a & b), sorted(a ^ b)
# case: column-order-insensitive
b_cols = [c.lower() for c in query_b_df.columns]
result = {
    'same_set': set(b_cols) == set(query_a_df.columns),
    'same_order': b_cols == list(query_a_df.columns),
    'positions': query_a_df.columns.get_indexer(b_cols).tolist(),
}
# case: map-format-cells
def show(v):
    if pd.isna(v):
        return 'NULL'
    if isinstance(v, float):
        return f'{v:,.1f}'
    return str(v)

result = query_a_df.map(show).apply(' | '.join, axis=1).tolist()
# case: fixed-width-report
head = f"{'City':<10}{'CC':^4}{'Population':>14}{'Area':>10}"
rows = []
for r in query_a_df.to_dict('records'):
    pop = 'n/a' if pd.isna(r['population']) else f"{int(r['population']):,}"
    rows.append(f"{r['city']:<10}{r['cc']:^4}{pop:>14}{r['area']:>10.2f}")
result = '\n'.join([head, '-' * len(head)] + rows)
# case: density-assign-eval
d = query_a_df.eval('density = population / area')
d['rank'] = d['density'].rank(ascending=False, na_option='bottom').astype(int)
d['density'] = d['density'].round(1)
result = d.sort_values('rank')[['rank', 'city', 'density']]
# case: fan-out-check
m = query_a_df.merge(countries_df, on='cc', how='left')
grew = m.groupby('city', sort=False).size()
result = {'before': len(query_a_df), 'after': len(m), 'fan_out': grew[grew > 1].to_dict(), 'null_country': m.loc[m['country'].isna(), 'city'].tolist()}
# case: since-year-regex
year = countries_df['since'].str.extract(r'(\d{4})', expand=False).astype('int64')
result = countries_df.assign(year=year).drop_duplicates(['cc', 'year']).groupby('year')['cc'].agg(lambda s: '/'.join(sorted(s))).to_frame('members').reset_index()
# case: drop-constant-columns
nun = countries_df.nunique()
result = countries_df.loc[:, nun > 1].drop_duplicates().sort_values('cc').reset_index(drop=True)
# case: cumcount-dup-marker
b = query_b_df.copy()
b['n'] = b.groupby(['CITY', 'CC']).cumcount()
b['id'] = b['CITY'].str.strip().str.slice(0, 3).str.upper() + '-' + (b['n'] + 1).astype(str).str.zfill(2)
result = b.loc[:, ['id', 'CITY', 'n']]
# case: signature-of-sorted-rows
def signature(df):
    rows = df.fillna('').astype(str).apply(lambda r: '~'.join(r), axis=1)
    return sorted(rows.str.lower().str.replace(r'\s+', '', regex=True))

sig_a = signature(query_a_df[['city', 'cc']])
sig_b = signature(query_b_df[['CITY', 'CC']].drop_duplicates())
result = pd.DataFrame({'a': sig_a, 'b': sig_b}).assign(same=lambda d: d['a'] == d['b'])
# case: combine-first-patch
patch = pd.DataFrame({'city': ['Rome', 'Lisbon'], 'population': [2873000, 505000], 'area': [np.nan, 100.0]}).set_index('city')
result = query_a_df.set_index('city').combine_first(patch).reset_index()
# case: update-in-place-by-key
a = query_a_df.set_index('cc')
b = query_b_df.drop_duplicates().assign(CC=query_b_df['CC'].str.upper()).set_index('CC')
b.columns = b.columns.str.lower()
new = b[['area']].apply(lambda s: s.str.replace(',', '')).astype(float)
before = a['area'].copy()
a.update(new)
result = a.assign(changed=~np.isclose(a['area'], before))[['city', 'area', 'changed']].reset_index()
