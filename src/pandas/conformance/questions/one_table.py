import pandas as pd
import numpy as np

shop_df = pd.DataFrame({'shop_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 'name': ['Alpha', 'beta', 'Corner Cafe', 'Delta', None, 'Echo Bar', 'Foxtrot', 'golf', 'Hotel', 'alpha', 'Juliet', 'Kilo', 'Lima', 'Mike', 'Nov', 'Oscar', 'Papa', 'Que'], 'city': ['Ulm', 'Bern', 'Ulm', None, 'Oslo', 'Bern', 'Ulm', 'Oslo', 'Riga', 'Ulm', 'Bern', 'Riga', 'Ulm', 'Oslo', 'Pisa', 'Bern', 'Ulm', None], 'kind': ['food', 'food', 'cafe', 'bar', 'bar', 'bar', 'food', None, 'cafe', 'food', 'cafe', 'food', 'bar', 'food', 'food', 'cafe', 'bar', 'food'], 'staff': [12, 5, 7, 5, 30, 2, 12, 9, 9, 14, 5, 8, 21, 3, 5, 17, 12, 1], 'rent': [900.5, 450.0, np.nan, 450.0, 2100.25, 120.0, 900.5, 640.0, 333.3, np.nan, 450.0, 510.0, 1200.0, 75.5, 450.0, 980.0, 900.5, 60.0], 'year': ['2001', '2010', '1999', '2010', '2015', '', '2001', '1987', 'unknown', '2020', '2010', '1999', '2001', '2003', '2004', '2005', '2006', '2007']})
visit_df = pd.DataFrame({'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'shop': ['3', '1', '3', '7', '2', '3', '99', '1', '6', '3'], 'guest': ['Ann', 'Bob', 'Cy', 'Ann', 'Di', 'Bob', 'Ann', 'Eve', 'Cy', 'Ann'], 'spent': [10.0, 25.5, 10.0, 7.25, 0.0, 31.0, 5.0, 25.5, 12.5, 8.0]})
owner_df = pd.DataFrame({'owner_id': [1, 2, 3, 4], 'owner': ['Ann', 'Ben', 'Cy', 'Dee'], 'age': [31, 45, 45, 28]})
owns_df = pd.DataFrame({'owner_id': [1, 1, 2, 5, 2, 1, 3], 'shop_id': [3, 7, 1, 2, 9, 1, 18], 'share': [50, 100, 25, 100, 75, 75, 10]})
# case: count-len-0
result = pd.DataFrame({'count': [len(shop_df)]})
# case: count-shape-1
result = visit_df.shape[0]
# case: count-col-2
result = shop_df['shop_id'].count()
# case: nunique-0
result = pd.DataFrame({'n': [shop_df['city'].nunique()]})
# case: distinct-1
result = visit_df[['guest']].drop_duplicates().reset_index(drop=True)
# case: distinct-sorted-2
result = pd.DataFrame(sorted(shop_df['year'].dropna().unique()), columns=['year'])
# case: avgminmax-0
result = pd.DataFrame([[shop_df['staff'].mean(), shop_df['staff'].min(), shop_df['staff'].max()]], columns=['avg', 'min', 'max'])
# case: agg-list-1
result = visit_df['spent'].agg(['mean', 'min', 'max'])
# case: agg-list-frame-2
result = shop_df[['rent', 'staff']].agg(['mean', 'min', 'max', 'sum', 'count'])
# case: agg-dict-0
result = shop_df.agg({'staff': ['min', 'max'], 'rent': ['mean']})
# case: agg-dict-str-1
result = visit_df.agg({'spent': 'sum', 'guest': 'nunique'})
# case: group-size-2
result = shop_df.groupby('year').size().reset_index(name='count')
# case: group-count-rename-0
result = shop_df.groupby('city')['shop_id'].count().reset_index().rename(columns={'shop_id': 'num'})
# case: group-named-1
result = visit_df.groupby('guest', as_index=False).agg(cnt=('visit_id', 'count'), total=('spent', 'sum'), avg=('spent', 'mean')).sort_values(['cnt', 'guest'], ascending=[False, True])
# case: vc-0
result = shop_df['city'].value_counts()
# case: vc-1
result = visit_df['guest'].value_counts()
# case: vc-2
result = shop_df['year'].value_counts()
# case: vc-reset-0
result = shop_df['city'].value_counts().reset_index()
# case: vc-reset-name-1
vc = visit_df['guest'].value_counts().reset_index(name='freq')
vc.columns = ['value', 'freq']
result = vc.sort_values(['freq', 'value'], ascending=[False, True]).head(3)
# case: vc-idxmax-2
result = shop_df['year'].value_counts().idxmax()
# case: vc-index0-0
result = shop_df['city'].value_counts().index[0]
# case: vc-norm-1
result = (visit_df['guest'].value_counts(normalize=True) * 100).round(2)
# case: vc-ties-2
counts = shop_df['year'].value_counts()
result = counts[counts == counts.max()].index.tolist()
# case: having-0
g = shop_df.groupby('city').size()
result = g[g > 1].index.to_frame(index=False)
# case: having-filter-1
result = visit_df.groupby('guest').filter(lambda x: len(x) >= 2)[['guest', 'spent']]
# case: having-transform-2
result = shop_df[shop_df.groupby('year')['shop_id'].transform('count') > 1][['shop_id', 'year']]
# case: above-avg-0
result = shop_df[shop_df['staff'] > shop_df['staff'].mean()][['name', 'staff']]
# case: query-avg-1
result = visit_df.query('spent > spent.mean()')[['shop']]
# case: query-var-2
threshold = 450
result = shop_df.query('rent >= @threshold').sort_values('rent')[['shop_id', 'rent']]
# case: query-str-0
result = shop_df.query('city == "Ulm"')
# case: eq-value-1
result = visit_df.loc[visit_df['guest'] == 'Ann', ['visit_id', 'shop']]
# case: ne-value-2
result = shop_df.loc[shop_df['year'] != '2001', 'kind'].to_frame()
# case: sort-desc-head-0
result = shop_df.sort_values(by='staff', ascending=False).head(1)[['name', 'staff']]
# case: sort-two-1
result = visit_df.sort_values(['guest', 'spent'], ascending=[True, False])[['guest', 'spent']]
# case: nlargest-2
result = shop_df.nlargest(3, 'rent')[['shop_id', 'rent']]
# case: nsmallest-0
result = shop_df.nsmallest(2, 'staff')['name'].tolist()
# case: nlargest-all-1
result = visit_df.nlargest(2, 'spent', keep='all')[['spent']]
# case: idxmax-loc-2
result = shop_df.loc[shop_df['rent'].idxmax()]
# case: idxmin-val-0
result = shop_df.loc[shop_df['staff'].idxmin(), 'name']
# case: eq-max-1
result = visit_df[visit_df['spent'] == visit_df['spent'].max()][['shop']]
# case: iloc0-2
row = shop_df.sort_values('rent').iloc[0]
result = pd.DataFrame([{'s': row['kind'], 'n': row['rent']}])
# case: between-0
result = shop_df[shop_df['staff'].between(7, 7 + 1000)][['shop_id', 'staff']]
# case: str-contains-1
result = visit_df[visit_df['shop'].str.contains('a', case=False, na=False)][['shop']]
# case: str-startswith-2
result = shop_df[shop_df['kind'].str.startswith('B')]['kind']
# case: str-lower-strip-0
result = shop_df['name'].astype(str).str.strip().str.lower().unique().tolist()
# case: str-len-1
result = visit_df.assign(l=visit_df['shop'].str.len()).sort_values(['l', 'shop'], ascending=False)[['shop', 'l']].head(4)
# case: to-numeric-2
x = pd.to_numeric(shop_df['kind'], errors='coerce')
result = x.describe()
# case: to-numeric-N-0
x = pd.to_numeric(shop_df['staff'], errors='coerce')
result = pd.DataFrame({'avg': [x.mean()], 'max': [x.max()]})
# case: astype-int-1
result = visit_df['guest'].astype(int).sum()
# case: astype-float-2
result = shop_df['year'].astype(float).mean()
# case: isin-list-0
result = shop_df[shop_df['city'].isin(['Ulm', 'other'])][['shop_id', 'city']]
# case: isna-1
result = visit_df.isna().sum()
# case: isnull-any-2
result = shop_df[shop_df.isnull().any(axis=1)]
# case: dropna-0
result = shop_df.dropna(subset=['city', 'staff'])[['city']].shape
# case: describe-1
result = visit_df['spent'].describe()
# case: describe-all-2
result = shop_df.describe()
# case: describe-obj-0
result = shop_df.describe(include='object')
# case: dtypes-1
result = visit_df.dtypes.astype(str)
# case: cols-2
result = list(shop_df.columns)
# case: iterrows-0
out = []
for idx, row in shop_df.iterrows():
    if row['staff'] is not None and row['city'] == 'Ulm':
        out.append((row['shop_id'], row['staff']))
result = pd.DataFrame(out, columns=['id', 'n'])
# case: itertuples-1
result = [r.visit_id for r in visit_df.itertuples(index=False) if r.guest == 'Ann']
# case: itertuples-frame-2
result = pd.DataFrame([(i, r.rent) for i, r in enumerate(shop_df.itertuples())], columns=['a', 'b'])
# case: dict-counter-0
from collections import Counter
c = Counter(shop_df['city'])
result = c.most_common(2)
# case: dict-default-1
from collections import defaultdict
d = defaultdict(list)
for k, v in zip(visit_df['guest'], visit_df['spent']):
    d[k].append(v)
result = {k: max(v) for k, v in d.items()}
# case: apply-axis1-2
result = shop_df.apply(lambda r: str(r['year']) + '-' + str(r['rent']), axis=1)
# case: apply-cond-0
shop_df['level'] = shop_df['staff'].apply(lambda x: 'high' if x > 7 else 'low')
result = shop_df.groupby('level').size()
# case: np-where-1
visit_df['flag'] = np.where(visit_df['spent'] > 10, 1, 0)
result = visit_df.groupby('guest')['flag'].agg(['sum', 'mean'])
# case: np-select-2
conds = [shop_df['rent'] > 450, shop_df['rent'] == 450]
shop_df['b'] = np.select(conds, ['hi', 'eq'], default='lo')
result = shop_df['b'].value_counts().to_dict()
# case: groupby-multi-0
result = shop_df.groupby(['city', 'kind'])['staff'].mean().reset_index()
# case: groupby-multi-asindex-1
result = visit_df.groupby(['guest', 'shop'], as_index=False)['spent'].max()
# case: groupby-multi-unstack-2
result = shop_df.groupby(['year', 'city']).size().unstack(fill_value=0)
# case: groupby-agg-flatten-0
g = shop_df.groupby('city').agg({'staff': ['min', 'max', 'mean'], 'shop_id': 'count'})
g.columns = ['_'.join(c) for c in g.columns]
result = g.reset_index()
# case: groupby-agg-multi-1
result = visit_df.groupby('guest')[['spent', 'visit_id']].agg(['sum', 'mean'])
# case: groupby-first-2
result = shop_df.groupby('year').first()
# case: groupby-last-col-0
result = shop_df.groupby('city')['name'].last()
# case: groupby-nth-1
result = visit_df.groupby('guest').nth(0)[['shop']]
# case: groupby-head-2
result = shop_df.sort_values('rent', ascending=False).groupby('year').head(1)[['year', 'kind', 'rent']]
# case: groupby-idxmax-0
result = shop_df.loc[shop_df.groupby('city')['staff'].idxmax()][['city', 'name']]
# case: groupby-max-merge-1
mx = visit_df.groupby('guest')['spent'].max().reset_index()
result = visit_df.merge(mx, on=['guest', 'spent'])[['guest', 'shop', 'spent']]
# case: groupby-transform-max-2
result = shop_df[shop_df['rent'] == shop_df.groupby('year')['rent'].transform('max')][['year', 'kind']].sort_values('year')
# case: groupby-apply-series-0
result = shop_df.groupby('city').apply(lambda g: pd.Series({'n': len(g), 'mx': g['staff'].max()}))
# case: groupby-apply-scalar-1
result = visit_df.groupby('guest').apply(lambda g: g['spent'].max() - g['spent'].min())
# case: groupby-apply-frame-2
result = shop_df.groupby('year').apply(lambda g: g.nlargest(1, 'rent'))
# case: groupby-apply-include-0
result = shop_df.groupby('city').apply(lambda g: g.head(1), include_groups=False)
# case: groupby-apply-list-1
result = visit_df.groupby('guest')['shop'].apply(list).reset_index()
# case: groupby-apply-join-2
result = shop_df.groupby('year')['kind'].apply(lambda s: ', '.join(sorted(s.astype(str)))).reset_index(name='all')
# case: groupby-agg-lambda-0
result = shop_df.groupby('city')['staff'].agg(lambda s: s.max() - s.min())
# case: groupby-agg-lambdas-1
result = visit_df.groupby('guest')['spent'].agg(rng=lambda s: s.max() - s.min(), n='count')
# case: groupby-nunique-2
result = shop_df.groupby('year')['city'].nunique().sort_values(ascending=False)
# case: groupby-size-idxmax-0
result = shop_df.groupby('city').size().idxmax()
# case: groupby-size-sort-1
result = visit_df.groupby('guest').size().sort_values(ascending=False).head(1).reset_index(name='n')
# case: groupby-size-nlargest-2
result = shop_df.groupby('year').size().nlargest(2)
# case: groupby-cumcount-0
shop_df['rn'] = shop_df.sort_values('staff').groupby('city').cumcount() + 1
result = shop_df[shop_df['rn'] == 1][['city', 'staff', 'rn']]
# case: groupby-rank-1
visit_df['rk'] = visit_df.groupby('guest')['spent'].rank(method='dense', ascending=False)
result = visit_df.query('rk == 1')[['guest', 'spent', 'rk']]
# case: groupby-cumsum-2
result = shop_df.groupby('year')['rent'].cumsum()
# case: groupby-shift-0
result = shop_df.assign(prev=shop_df.groupby('city')['staff'].shift(1))[['city', 'staff', 'prev']]
# case: groupby-diff-1
result = visit_df.groupby('guest')['spent'].diff().fillna(0)
# case: groupby-iter-2
rows = []
for name, grp in shop_df.groupby('year'):
    rows.append([name, grp['rent'].sum(), len(grp)])
result = pd.DataFrame(rows, columns=['k', 's', 'n'])
# case: groupby-multi-iter-0
result = [(k, len(g)) for k, g in shop_df.groupby(['city', 'kind'])]
# case: groupby-dict-1
result = visit_df.groupby('guest')['spent'].mean().to_dict()
# case: groupby-get-2
result = shop_df.groupby('year').get_group('2001')[['kind']]
# case: groupby-groups-0
result = {k: list(v) for k, v in shop_df.groupby('city').groups.items()}
# case: groupby-sum-all-1
result = visit_df.groupby('guest').sum(numeric_only=True)
# case: groupby-mean-all-2
result = shop_df.groupby('year').mean()
# case: groupby-describe-0
result = shop_df.groupby('city')['staff'].describe()
# case: groupby-quantile-1
result = visit_df.groupby('guest')['spent'].quantile([0.25, 0.75]).unstack()
# case: groupby-std-2
result = shop_df.groupby('year')['rent'].std().round(3)
# case: groupby-sort-false-0
result = shop_df.groupby('city', sort=False)['staff'].sum()
# case: groupby-dropna-false-1
result = visit_df.groupby('guest', dropna=False).size()
# case: groupby-ngroup-2
result = shop_df.groupby('year').ngroup().tolist()
# case: groupby-pct-0
result = shop_df.groupby('city')['staff'].sum() / shop_df['staff'].sum() * 100
# case: groupby-pct-size-1
result = (visit_df.groupby('guest').size() / len(visit_df) * 100).round(1).astype(str) + '%'
# case: pivot-0
result = pd.pivot_table(shop_df, values='staff', index='city', columns='kind', aggfunc='mean', fill_value=0)
# case: pivot-1
result = pd.pivot_table(visit_df, values='spent', index='guest', columns='shop', aggfunc='mean', fill_value=0)
# case: pivot-2
result = pd.pivot_table(shop_df, values='rent', index='year', columns='city', aggfunc='mean', fill_value=0)
# case: pivot-margins-0
result = shop_df.pivot_table(values='staff', index='city', aggfunc=['sum', 'count'], margins=True)
# case: crosstab-0
result = pd.crosstab(shop_df['city'], shop_df['kind'])
# case: crosstab-1
result = pd.crosstab(visit_df['guest'], visit_df['shop'])
# case: crosstab-2
result = pd.crosstab(shop_df['year'], shop_df['city'])
# case: crosstab-norm-2
result = pd.crosstab(shop_df['year'], shop_df['city'], normalize='index', margins=True)
# case: rank-1
result = visit_df['spent'].rank(ascending=False, method='min').astype(int)
# case: rank-frame-2
shop_df['rank'] = shop_df['rent'].rank(method='first')
result = shop_df.loc[shop_df['rank'] <= 3, ['kind', 'rank']]
# case: cut-0
result = pd.cut(shop_df['staff'], bins=3, labels=['l', 'm', 'h']).value_counts()
# case: qcut-1
result = pd.qcut(visit_df['spent'], 2, labels=False, duplicates='drop')
# case: cumsum-2
result = shop_df['rent'].cumsum()
# case: expanding-0
result = shop_df['staff'].expanding().mean()
# case: rolling-1
result = visit_df.sort_values('spent')['spent'].rolling(2).sum()
# case: shift-diff-2
result = (shop_df['rent'] - shop_df['rent'].shift(1)).fillna(0)
# case: pct-change-0
result = shop_df['staff'].pct_change().round(4)
# case: dup-1
result = visit_df[visit_df.duplicated(subset=['guest'], keep=False)][['visit_id', 'guest']]
# case: dropdup-last-2
result = shop_df.drop_duplicates(subset='year', keep='last')
# case: set-index-loc-0
result = shop_df.set_index('city').loc['Ulm']
# case: set-index-loc-col-1
result = visit_df.set_index('guest').loc['Ann', 'spent']
# case: set-index-dict-2
result = shop_df.set_index('shop_id')['kind'].to_dict()
# case: map-dict-0
m = dict(zip(shop_df['shop_id'], shop_df['name']))
result = shop_df['shop_id'].map(m)
# case: map-fillna-1
result = visit_df['guest'].map({'Ann': 'yes'}).fillna('no')
# case: replace-2
result = shop_df['year'].replace({'2001': 'X'})
# case: replace-frame-0
result = shop_df.replace('Ulm', np.nan)
# case: where-1
result = visit_df['spent'].where(visit_df['spent'] > 10)
# case: mask-other-2
result = shop_df['rent'].mask(shop_df['rent'] > 450, -1)
# case: clip-0
result = shop_df['staff'].clip(upper=7)
# case: to-dict-records-1
result = visit_df[['shop', 'spent']].head(2).to_dict('records')
# case: to-dict-list-2
result = shop_df[['kind', 'rent']].to_dict(orient='list')
# case: to-dict-0
result = shop_df[['name', 'staff']].head(3).to_dict()
# case: values-tolist-1
result = visit_df[['shop', 'spent']].values.tolist()
# case: tuple-list-2
result = list(shop_df[['kind', 'rent']].itertuples(index=False, name=None))
# case: zip-list-0
result = list(zip(shop_df['name'], shop_df['staff']))
# case: concat-rows-1
a = visit_df[visit_df['spent'] > 10]
b = visit_df[visit_df['spent'] <= 10]
result = pd.concat([a, b], ignore_index=True)[['visit_id', 'spent']]
# case: concat-scalar-df-2
result = pd.concat([shop_df['rent'].rename('a'), shop_df['staff'].rename('b')], axis=1)
# case: union-0
a = set(shop_df[shop_df['city'] == 'Ulm']['name'])
b = set(shop_df[shop_df['staff'] > 7]['name'])
result = pd.DataFrame({'x': sorted(a | b, key=str)})
# case: except-1
a = set(visit_df['guest'])
b = set(visit_df[visit_df['guest'] == 'Ann']['guest'])
result = sorted(a - b, key=str)
# case: intersect-2
a = shop_df[shop_df['rent'] > 450][['year']]
b = shop_df[shop_df['rent'] <= 450][['year']]
result = pd.merge(a, b, on='year').drop_duplicates().reset_index(drop=True)
# case: rename-cols-0
result = shop_df[['name', 'staff']].rename(columns={'name': 'name', 'staff': 'value'}).set_index('name')
# case: rename-upper-1
result = visit_df.rename(columns=str.lower).columns
# case: cols-assign-2
d = shop_df[['shop_id', 'rent']].copy()
d.columns = ['a', 'b']
result = d[d.b == d.b.min()]
# case: cols-assign-bad-0
d = shop_df[['shop_id', 'staff']].copy()
d.columns = ['a', 'b', 'c']
result = d
# case: keyerror-1
result = visit_df['missing_column']
# case: keyerror-list-2
result = shop_df[['shop_id', 'nope']]
# case: attr-error-0
result = shop_df.nope
# case: keyerror-sort-1
result = visit_df.sort_values('nope')
# case: keyerror-group-2
result = shop_df.groupby('nope').size()
# case: drop-missing-0
result = shop_df.drop(columns=['nope'])
# case: name-error-1
result = unknown_df.head()
# case: type-error-add-2
result = shop_df['kind'] + 1
# case: type-error-cmp-0
result = shop_df[shop_df['name'] > 5]
# case: str-accessor-num-1
result = visit_df['spent'].str.upper()
# case: mean-str-2
result = shop_df['kind'].mean()
# case: sum-str-0
result = shop_df['name'].sum()
# case: max-str-1
result = visit_df['shop'].max()
# case: median-2
result = shop_df['rent'].median()
# case: mode-0
result = shop_df['city'].mode()
# case: mode-0-1
result = visit_df['guest'].mode().iloc[0]
# case: var-2
result = shop_df[['rent', 'staff']].var()
# case: corr-0
result = shop_df[['staff', 'rent']].corr()
# case: quantile-1
result = visit_df['spent'].quantile([.1, .5, .9])
# case: head-tail-2
result = pd.concat([shop_df.head(2), shop_df.tail(2)])
# case: iloc-slice-0
result = shop_df.iloc[1:4, [0, 1]]
# case: iloc-neg-1
result = visit_df.iloc[-1]['shop']
# case: iloc-out-2
result = shop_df.iloc[1000000]
# case: loc-slice-0
result = shop_df.loc[1:3, 'city':]
# case: at-1
result = visit_df.at[0, 'shop']
# case: empty-check-2
f = shop_df[shop_df['year'] == 'no such']
if f.empty:
    result = pd.DataFrame(columns=['a', 'b'])
else:
    result = f
# case: empty-agg-0
f = shop_df[shop_df['city'] == 'no such']
result = pd.DataFrame({'a': [f['staff'].mean()], 'b': [f['staff'].sum()], 'c': [f['staff'].max()], 'd': [len(f)]})
# case: empty-group-1
f = visit_df[visit_df['guest'] == 'no such']
result = f.groupby('guest')['spent'].agg(['sum', 'count', 'max']).reset_index()
# case: empty-idxmax-2
f = shop_df[shop_df['year'] == 'no such']
result = f.loc[f['rent'].idxmax()]
# case: empty-iloc-0
f = shop_df[shop_df['city'] == 'no such']
result = f.iloc[0]
# case: pipe-1
def top(df, n, col):
    return df.sort_values(col, ascending=False).head(n)
result = visit_df.pipe(top, 2, 'spent')[['shop']]
# case: assign-lambda-2
result = shop_df.assign(d=lambda x: x['rent'] * 2, e=lambda x: x['d'] + x['staff'])[['d', 'e']]
# case: eval-new-0
result = shop_df.eval('z = staff + rent')[['z']]
# case: insert-1
d = visit_df[['shop']].copy()
d.insert(0, 'row', range(1, len(d) + 1))
result = d
# case: index-reset-2
result = shop_df.sort_values('kind').reset_index(drop=True).reset_index().rename(columns={'index': 'pos'})[['pos', 'kind']]
# case: index-plus1-0
d = shop_df[['name']].copy()
d.index = d.index + 1
d.index.name = 'rank'
result = d.reset_index()
# case: transpose-1
result = visit_df[['spent', 'visit_id']].head(3).T
# case: stack-2
result = shop_df[['rent', 'kind']].head(3).stack()
# case: squeeze-0
result = shop_df[['staff']].squeeze()
# case: select-dtypes-1
result = visit_df.select_dtypes(include=['number']).columns.tolist()
# case: select-dtypes-obj-2
result = shop_df.select_dtypes('object').nunique()
# case: filter-cols-0
result = shop_df.filter(like='a').columns.tolist()
# case: fstring-1
result = [f"{a}: {b:.2f}" for a, b in zip(visit_df['shop'], visit_df['spent'])][:5]
# case: series-tolist-sorted-2
result = sorted(shop_df['rent'].tolist(), reverse=True)[:3]
# case: bool-count-0
result = (shop_df['staff'] > 7).sum()
# case: bool-mean-1
result = (visit_df['spent'] > 10).mean()
# case: any-all-2
result = [(shop_df['rent'] > 450).any(), (shop_df['rent'] > 0).all(), bool((shop_df['year'] == '2001').any())]
# case: ratio-0
result = round(len(shop_df[shop_df['city'] == 'Ulm']) / len(shop_df) * 100, 2)
# case: ratio-sum-1
result = visit_df.loc[visit_df['guest'] == 'Ann', 'spent'].sum() * 100.0 / visit_df['spent'].sum()
# case: try-except-0
try:
    val = int(shop_df['city'].iloc[0])
except (ValueError, TypeError) as e:
    val = -1
result = val
# case: isinstance-1
s = visit_df['guest']
result = 'num' if pd.api.types.is_numeric_dtype(s) else 'obj'
# case: if-dtype-2
if shop_df['year'].dtype == 'object':
    result = shop_df['year'].str.upper().tolist()
else:
    result = (shop_df['year'] * 2).tolist()
# case: hasattr-0
result = hasattr(shop_df, 'city'), getattr(shop_df, 'nope', None)
# case: dict-get-1
d = visit_df.set_index('visit_id')['spent'].to_dict()
result = d.get(-99, 'none')
# case: np-unique-2
u, c = np.unique(shop_df['rent'].values, return_counts=True)
result = dict(zip(u.tolist(), c.tolist()))
# case: np-agg-0
v = shop_df['staff'].to_numpy()
result = [np.mean(v), np.median(v), np.std(v), np.percentile(v, 50)]
# case: np-arr-1
a = np.array(visit_df['spent'])
result = a[a > a.mean()]
# case: np-argsort-2
result = shop_df.iloc[np.argsort(shop_df['rent'].values, kind='stable')]['kind'].tolist()
# case: second-largest-0
result = shop_df['staff'].drop_duplicates().nlargest(2).iloc[-1]
# case: sorted-unique-idx-1
u = sorted(visit_df['spent'].dropna().unique())
result = u[-2] if len(u) > 1 else None
# case: agg-str-fn-2
result = shop_df.groupby('year')['rent'].agg([np.mean, 'max', len])
# case: agg-mixed-0
result = shop_df.groupby('city').agg({'staff': 'sum', 'name': lambda s: s.iloc[0]})
# case: count-distinct-agg-1
result = visit_df.groupby('guest').agg(n=('shop', pd.Series.nunique)).reset_index()
# case: sort-index-2
result = shop_df.set_index('kind').sort_index(ascending=False)[['rent']]
# case: sort-key-0
result = shop_df.sort_values('name', key=lambda s: s.astype(str).str.lower())[['name']]
# case: sort-len-key-1
result = visit_df.sort_values(by='shop', key=lambda c: c.str.len(), kind='stable')['shop']
# case: sort-na-first-2
result = shop_df.sort_values('city', na_position='first', kind='mergesort')[['city']]
# case: bool-and-or-0
result = shop_df[(shop_df['staff'] > 7) & (shop_df['city'] == 'Ulm') | ~(shop_df['staff'] >= 7)]['shop_id'].tolist()
# case: and-error-1
result = visit_df[visit_df['spent'] > 10 and visit_df['guest'] == 'Ann']
# case: truth-error-2
if shop_df['rent'] > 3:
    result = 1
# case: len-groups-0
result = len(shop_df.groupby('city')), shop_df.groupby('city').ngroups
# case: multiindex-loc-1
g = visit_df.groupby(['guest', 'shop'])['spent'].sum()
result = g.loc['Ann']
# case: multiindex-reset-2
result = shop_df.groupby(['year', 'city']).agg(n=('rent', 'count'), s=('rent', 'sum')).reset_index(level=1)
# case: multi-level-agg-0
g = shop_df.groupby('city').agg({'staff': ['mean', 'std']})
g.columns = g.columns.droplevel(0)
result = g
# case: multi-col-get-1
g = visit_df.groupby('guest').agg({'spent': ['mean', 'max']})
result = g['spent']['max']
# case: multi-col-tuple-2
g = shop_df.groupby('year').agg({'rent': ['mean', 'max']})
result = g[('rent', 'max')]
# case: to-frame-T-0
result = shop_df['staff'].describe().to_frame().T
# case: groupby-list-key-1
result = visit_df.groupby(['guest'])['spent'].mean()
# case: groupby-list-iter-2
result = [k for k, _ in shop_df.groupby(['year'])]
# case: groupby-series-key-0
result = shop_df.groupby(shop_df['staff'] > 7)['staff'].count()
# case: groupby-two-lambda-1
result = visit_df.groupby(visit_df['shop'].str[0])['spent'].sum()
# case: groupby-filter-agg-2
result = shop_df.groupby('year').filter(lambda g: g['rent'].mean() > 450)['year'].unique()
# case: unique-arr-0
result = shop_df['city'].unique()
# case: series-reset-1
result = visit_df['guest'].drop_duplicates().reset_index(drop=True)
# case: explode-2
d = shop_df.groupby('year')['kind'].apply(list).reset_index()
result = d.explode('kind')
# case: str-split-0
result = shop_df['name'].str.split(' ', expand=True)
# case: str-split-get-1
result = visit_df['shop'].str.split().str[0]
# case: str-cat-2
result = shop_df['kind'].astype(str) + ' (' + shop_df['year'].astype(str) + ')'
# case: str-cat-join-0
result = shop_df['name'].str.cat(sep=';')
# case: str-extract-1
result = visit_df['shop'].str.extract(r'([A-Za-z]+)')
# case: str-replace-2
result = shop_df['kind'].str.replace(' ', '_', regex=False)
# case: str-zfill-0
result = shop_df['shop_id'].astype(str).str.zfill(6)
# case: str-slice-num-1
result = visit_df['visit_id'].astype(str).str[-1].astype(int).sum()
# case: str-count-2
result = shop_df['kind'].str.count('a').sum()
# case: str-title-0
result = shop_df['name'].str.title().tolist()
# case: contains-regex-1
result = visit_df['shop'].str.contains('^[A-M]', regex=True).sum()
# case: contains-mask-2
result = shop_df[shop_df['kind'].str.contains('e')]
# case: wide-agg-join-1
g1 = visit_df.groupby('guest')['spent'].sum().rename('total')
g2 = visit_df.groupby('guest').size().rename('cnt')
result = pd.concat([g1, g2], axis=1).reset_index()
# case: series-arith-align-2
g1 = shop_df[shop_df['rent'] > 450].groupby('year').size()
g2 = shop_df.groupby('year').size()
result = (g1 / g2).fillna(0)
# case: div-frames-0
g = shop_df.groupby(['city', 'kind']).size()
result = g / g.groupby(level=0).sum()
# case: unstack-idx-1
result = visit_df.groupby(['guest', 'shop'])['spent'].sum().unstack().fillna(0).astype(int)
# case: reindex-2
result = shop_df.groupby('year').size().reindex(['2001', 'zzz'], fill_value=0)
# case: series-get-0
result = shop_df.groupby('city').size().get('Ulm', 0)
# case: series-in-1
result = 'Ann' in visit_df['guest'].values, 'Ann' in visit_df['guest']
# case: item-2
result = shop_df.loc[shop_df['shop_id'] == shop_df['shop_id'].iloc[0], 'kind'].item()
# case: values-0-0
result = shop_df.loc[shop_df['city'] == 'Ulm', 'name'].values[0]
# case: scalar-df-1
m = visit_df['spent'].max()
result = pd.DataFrame({'max': m}, index=[0])
# case: scalar-df-err-2
result = pd.DataFrame({'max': shop_df['rent'].max()})
# case: df-dict-mixed-0
result = pd.DataFrame({'a': shop_df['staff'], 'b': 1, 'c': ['x'] * len(shop_df)})
# case: df-len-mismatch-1
result = pd.DataFrame({'a': [1, 2], 'b': visit_df['spent'].tolist()})
# case: col-assign-len-2
shop_df['new'] = [1]
result = shop_df
# case: col-arith-0
shop_df['r'] = shop_df['staff'] / shop_df['rent']
result = shop_df[['r']].replace([np.inf, -np.inf], np.nan)
# case: floor-mod-1
result = pd.DataFrame({'q': visit_df['spent'] // 7, 'm': visit_df['spent'] % 7, 'p': visit_df['spent'] ** 2})
# case: round-neg-2
result = shop_df['rent'].round(-2)
# case: abs-neg-0
result = (-shop_df['staff']).abs().equals(shop_df['staff'])
# case: compare-series-1
result = (visit_df['spent'] == visit_df['visit_id']).value_counts()
# case: info-shape-2
n, m = shop_df.shape
result = {'rows': n, 'cols': m, 'size': shop_df.size}
# case: print-loop-0
for i, (a, b) in enumerate(zip(shop_df['name'], shop_df['staff'])):
    print(i, a, b)
result = i
# case: str-join-1
result = ', '.join(map(str, visit_df['shop'].head(3)))
# case: to-string-list-2
result = shop_df['rent'].astype(str).tolist()
# case: count-col-groupby-0
result = shop_df.groupby('city').count()
# case: groupby-size-frame-1
result = visit_df.groupby('guest', as_index=False).size()
# case: groupby-size-frame2-2
result = shop_df.groupby(['year', 'city'], as_index=False).size().sort_values('size', ascending=False).head(1)
# case: groupby-tail-sorted-0
result = shop_df.sort_values('staff').groupby('city').tail(1)
# case: groupby-agg-first-sorted-1
result = visit_df.sort_values('spent', ascending=False).groupby('guest', as_index=False).first()[['guest', 'shop']]
# case: cummax-2
result = shop_df['rent'].cummax().tolist()
# case: nunique-all-0
result = shop_df.nunique()
# case: memory-1
result = visit_df.index
# case: columns-obj-2
result = shop_df.columns
# case: keys-0
result = shop_df.keys().tolist()
# case: items-1
result = {k: v.iloc[0] for k, v in visit_df.items()}
# case: any-null-2
result = shop_df['year'].isnull().any()
# case: notnull-count-0
result = shop_df[shop_df['kind'].notnull()].shape[0]
# case: fillna-mode-1
result = visit_df['shop'].fillna('none').value_counts().sort_index()
# case: idx-set-2
result = shop_df.set_index(['year', 'city']).sort_index().head(3)
# case: xs-0
result = shop_df.set_index(['city', 'kind']).xs('Ulm')
# case: date-parse-S-1
result = pd.to_datetime(visit_df['shop'])
# case: date-parse-coerce-2
result = pd.to_datetime(shop_df['kind'], errors='coerce').dt.year.dropna().tolist()
# case: date-of-C-0
result = pd.to_datetime(shop_df['city'], format='%Y', errors='coerce')
# case: int-index-get-1
result = visit_df['spent'][0]
# case: bool-index-scalar-2
result = shop_df['rent'].iloc[0] > 450
# case: ne-none-0
result = shop_df[shop_df['city'] != None].shape
# case: eq-none-1
result = visit_df[visit_df['shop'] == None]
# case: applymap-2
result = shop_df[['rent', 'staff']].applymap(lambda v: v + 1)
# case: map-frame-0
result = shop_df[['name', 'city']].map(str)
# case: agg-fn-1
result = visit_df['spent'].agg(lambda s: s.sum() / len(s))
# case: reduce-2
from functools import reduce
result = reduce(lambda a, b: a + b, shop_df['rent'].tolist(), 0)
# case: while-0
i = 0
total = 0
vals = shop_df['staff'].tolist()
while i < len(vals) and i < 5:
    total += vals[i]
    i += 1
result = total
# case: func-early-1
def f(df):
    for _, r in df.iterrows():
        if r['guest'] == 'Ann':
            return r['shop']
    return None
result = f(visit_df)
# case: global-max-row-dict-2
rows = shop_df.to_dict('records')
best = max(rows, key=lambda r: r['rent'])
result = best['kind'], best['rent']
# case: sorted-records-0
rows = sorted(shop_df.to_dict('records'), key=lambda r: (r['city'], -r['staff']))
result = pd.DataFrame(rows)
