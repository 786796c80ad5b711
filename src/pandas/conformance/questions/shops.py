import pandas as pd
import numpy as np
f = pd.DataFrame({'date': pd.to_datetime(['2024-01-05', '2024-01-07', '2024-01-07', '2024-02-01', '2024-02-20', '2024-03-02']), 'shop': ['A', 'B', 'A', 'B', 'C', 'A'], 'item': ['tea', 'tea', 'jam', 'jam', 'tea', 'jam'], 'n': [3, 1, 4, 1, 5, 9], 'p': [2.5, 2.75, 4.0, 4.5, np.nan, 3.0], 'ok': [True, False, True, True, False, True]})
# case: agg-tuple-lambda-name
result = f.groupby('shop').agg(**{'total n': ('n', 'sum'), 'mean p': ('p', 'mean')})
# case: agg-two-lambdas
result = f.groupby('shop')['n'].agg([lambda s: s.max(), lambda s: s.min()])
# case: agg-dict-of-list-reset
result = f.groupby(['shop', 'item']).agg({'n': ['sum', 'max'], 'p': 'mean'}).reset_index()
# case: agg-rename-droplevel
g = f.groupby('shop').agg({'n': ['sum', 'mean']})
g.columns = g.columns.droplevel(0)
result = g.rename(columns={'sum': 'total'}).sort_values('total', ascending=False)
# case: agg-nlargest-each
result = f.groupby('shop')['n'].nlargest(1).reset_index(level=1, drop=True)
# case: agg-size-merge
result = f.merge(f.groupby('shop').size().rename('cnt'), left_on='shop', right_index=True)[['shop', 'cnt']]
# case: agg-cumcount-filter
result = f[f.groupby('shop').cumcount() == 0]
# case: agg-transform-compare
result = f[f['n'] == f.groupby('item')['n'].transform('max')]
# case: agg-transform-size
result = f.loc[f.groupby('shop')['shop'].transform('size') > 1, 'shop'].unique()
# case: agg-diff-first-last
result = f.groupby('shop')['n'].agg(lambda s: s.iloc[-1] - s.iloc[0]), f.groupby('shop')['n'].apply(lambda s: s.iloc[-1] / s.iloc[0])
# case: agg-weighted
result = f.groupby('item').apply(lambda d: (d['n'] * d['p']).sum() / d.loc[d['p'].notna(), 'n'].sum(), include_groups=False)
# case: agg-top-share
t = f.groupby('shop')['n'].sum()
result = (t / t.sum()).sort_values(ascending=False).cumsum().round(3)
# case: agg-multi-first
result = f.sort_values('date').groupby('shop', as_index=False).first(), f.sort_values('date').groupby('shop').last()['item']
# case: agg-list-join
result = f.groupby('shop')['item'].agg(lambda s: ', '.join(sorted(s.unique()))).to_dict(), f.groupby('shop')['item'].agg(set).map(sorted), f.groupby('shop')['n'].agg(list), f.groupby('shop')['n'].agg(tuple)
# case: agg-bool
result = f.groupby('shop')['ok'].mean(), f.groupby('shop')['ok'].all(), f.groupby('shop')['ok'].sum(), f.groupby('ok')['n'].sum()
# case: agg-dates
result = f.groupby('shop')['date'].agg(['min', 'max', 'count']), f.groupby('shop')['date'].agg(lambda d: (d.max() - d.min()).days), f.groupby('shop')['date'].apply(lambda d: d.diff().dt.days.mean())
# case: agg-rolling
f['r'] = f.groupby('shop')['n'].transform(lambda s: s.rolling(2).mean())
f['e'] = f.groupby('shop')['n'].transform(lambda s: s.expanding().mean())
result = f[['shop', 'r', 'e']]
# case: agg-rank-pct
result = f.groupby('item')['n'].rank(pct=True), f['n'].rank(method='dense', ascending=False).astype(int), f['n'].rank(), f['p'].rank(na_option='bottom')
# case: agg-shift-group
f['prev'] = f.groupby('shop')['date'].shift()
f['gap'] = (f['date'] - f['prev']).dt.days
result = f[['shop', 'gap']], f.groupby('shop')['gap'].mean()
# case: idxmax-all
result = f.loc[f.groupby('shop')['n'].idxmax()], f['p'].idxmax(), f['p'].idxmin(), f[['n', 'p']].idxmax()
# case: nlargest-ties
result = f.nlargest(2, 'n', keep='all'), f.nsmallest(1, 'n', keep='all'), f['n'].nlargest(3), f.nlargest(2, ['n', 'p'])
# case: sort-many
result = f.sort_values(['item', 'n'], ascending=[True, False]), f.sort_values('p', na_position='first')['p'].tolist(), f.sort_values('shop', key=lambda s: s.map({'C': 0, 'B': 1, 'A': 2}), kind='stable')['shop'].tolist()
# case: sort-index-multi
g = f.groupby(['shop', 'item'])['n'].sum()
result = g.sort_index(level=1), g.sort_index(ascending=[True, False]), g.sort_values(ascending=False).head(2), g.swaplevel().sort_index()
# case: multi-access
g = f.groupby(['shop', 'item'])[['n', 'p']].sum()
result = g.loc['A'], g.loc[('A', 'jam')], g.loc[('A', 'jam'), 'n'], g.xs('tea', level='item'), g.loc[(slice(None), 'jam'), :], g['n'].unstack(), g.reset_index().shape, g.index.get_level_values(0).unique().tolist(), g.query("item == 'tea'")
# case: multi-columns-access
g = f.groupby('shop')[['n', 'p']].agg(['min', 'max'])
result = g['n'], g[('p', 'max')], g['n']['max'], g.xs('max', axis=1, level=1), g.columns.get_level_values(1).tolist(), g.stack(future_stack=True), g.loc['A', ('n', 'max')]
# case: cut-variants
result = pd.cut(f['n'], 3, labels=False), pd.cut(f['n'], [0, 3, 6, 9]), pd.cut(f['n'], [0, 3, 6, 9], labels=['a', 'b', 'c']).value_counts(), pd.cut(f['n'], bins=[0, 3, 9], right=False), pd.cut(f['p'], 2).astype(str).tolist(), pd.cut(f['n'], [1, 3, 9], include_lowest=True).astype(str).tolist(), pd.cut(f['n'], 3, retbins=True)[1].tolist()
# case: qcut-variants
result = pd.qcut(f['n'], 3, labels=False), pd.qcut(f['n'], 2), pd.qcut(f['n'], [0, 0.5, 1], labels=['lo', 'hi']), pd.qcut(f['n'], 4, duplicates='drop').cat.codes.tolist(), pd.qcut(f['p'], 2).value_counts()
# case: where-mask
result = f['n'].where(f['n'] > 2), f['n'].where(f['n'] > 2, 0), f['n'].mask(f['n'] > 2, -1), f['shop'].where(f['ok'], 'other'), f[['n', 'p']].where(f[['n', 'p']] > 2), np.where(f['ok'], f['n'], -f['n'])
# case: select-cases
c = [f['n'] >= 5, f['n'] >= 3]
f['lvl'] = np.select(c, ['high', 'mid'], 'low')
result = f['lvl'].tolist(), f['n'].case_when([(f['n'] > 4, 99)]) if hasattr(f['n'], 'case_when') else None
# case: fill-variants
result = f['p'].fillna(f['p'].mean()), f['p'].fillna(0).astype(int), f['p'].ffill(), f['p'].bfill(), f['p'].interpolate(), f.fillna({'p': -1})['p'], f['p'].fillna(f['n']), f.groupby('item')['p'].transform(lambda s: s.fillna(s.mean()))
# case: dropna-variants
result = f.dropna().shape, f.dropna(subset=['p']).index.tolist(), f.dropna(axis=1).columns.tolist(), f['p'].dropna().tolist(), f.isna().sum().to_dict(), f.isna().any(axis=1).tolist(), f['p'].isna().mean(), f.notna().all().tolist(), f['p'].count()
# case: dupes
result = f.drop_duplicates('shop'), f.drop_duplicates(['shop', 'item'], keep='last').index.tolist(), f.duplicated('item').tolist(), f['shop'].drop_duplicates().tolist(), f[f.duplicated(['shop'], keep=False)]['shop'].tolist(), f['shop'].is_unique, f['date'].nunique()
# case: counts
result = f['shop'].value_counts(), f['shop'].value_counts(normalize=True).round(2), f['p'].value_counts(dropna=False), f['shop'].value_counts().idxmax(), f['shop'].mode()[0], f['shop'].value_counts().reset_index(), f['shop'].value_counts().to_dict(), f['ok'].value_counts()[True], f['shop'].value_counts(ascending=True).index.tolist()
# case: stats
result = f['n'].describe(), f['n'].quantile([0.1, 0.9]), f['n'].std(), f['n'].var(ddof=0), f['n'].median(), f['n'].mode().tolist(), f[['n', 'p']].corr(), f['n'].skew(), f['n'].sem(), f['n'].cumsum().tolist(), f['n'].pct_change().round(3).tolist(), f['n'].diff().tolist(), f['n'].prod(), f['p'].sum(skipna=False), f['n'].agg(['min', 'max']), f['n'].cov(f['p']), f['n'].clip(2, 5).tolist(), f['n'].between(2, 4).tolist()
# case: describe-all
result = f.describe(include='all').loc[['count', 'unique', 'top', 'freq']], f.describe(include='object'), f['date'].describe(), f.describe(percentiles=[0.5])
# case: index-ops
g = f.set_index('shop')
result = g.loc['A', 'n'].tolist(), g.loc[['B', 'C']], g.index.unique().tolist(), g.index.value_counts(), g.reset_index().columns.tolist(), g.rename_axis('s').index.name, g.index.duplicated().tolist(), f.set_index('date')['n'].loc['2024-01'], f.set_index(['shop', 'item']).loc[('A', 'tea'), 'n'], f.reindex([0, 99]).shape
# case: filter-query
v = 2
names = ['A', 'B']
result = f.query('n > @v and shop in @names'), f.query('item == "tea" or ok'), f.query('date >= "2024-02-01"')['n'].tolist(), f.query('not ok'), f.query('p.isnull()'), f.query('n > p'), f.query('shop != "A" & n == 1').index.tolist(), f.query("item.str.startswith('j')")['item'].tolist(), f.query('1 < n <= 4')['n'].tolist()
# case: filter-isin-between
result = f[f['shop'].isin(['A', 'C']) & ~f['item'].eq('jam')], f[(f['date'] > '2024-01-31') | f['ok']].index.tolist(), f[f['date'].between('2024-01-01', '2024-01-31')].shape, f[f['date'].dt.month.isin([1, 3])]['n'].sum(), f[f['shop'].str.match('[AB]')].shape, f.loc[lambda d: d['n'] > 3, ['shop']], f[f['n'] > f['n'].mean()]['n'].tolist(), f.filter(like='o').columns.tolist(), f.filter(regex='^[a-i]').columns.tolist()
# case: melt-variants
w = pd.DataFrame({'id': [1, 2], 'q1': [10, 20], 'q2': [30, None]})
result = w.melt(id_vars='id'), w.melt(id_vars=['id'], value_vars=['q1'], var_name='q', value_name='v'), w.melt('id').dropna().sort_values(['id', 'variable']), w.set_index('id').stack().reset_index(), pd.wide_to_long(w, 'q', i='id', j='quarter').reset_index() if False else None, w.set_index('id').T, w.melt(id_vars='id').pivot(index='id', columns='variable', values='value')
# case: explode-variants
w = pd.DataFrame({'k': ['a', 'b', 'c'], 'l': [[1, 2], [], None], 's': ['x,y', '', None]})
result = w.explode('l'), w.assign(s=w['s'].str.split(',')).explode('s', ignore_index=True), w['l'].explode().dropna().astype(int).sum(), w['l'].str.len(), w['s'].str.split(',').explode().value_counts(), w['l'].apply(lambda v: len(v) if isinstance(v, list) else 0).tolist()
# case: assign-chain
result = (f.assign(rev=lambda d: d['n'] * d['p'], month=lambda d: d['date'].dt.to_period('M').astype(str)).groupby('month', as_index=False)['rev'].sum().assign(share=lambda d: (d['rev'] / d['rev'].sum()).round(3)).sort_values('rev', ascending=False).reset_index(drop=True))
# case: month-over-month
m = f.groupby(f['date'].dt.to_period('M'))['n'].sum()
result = m.pct_change().round(3), m.diff(), m.index.astype(str).tolist(), m.idxmax(), str(m.idxmax()), m.reset_index(), m.shift(1), (m / m.shift(1) - 1).round(2).tolist()
# case: full-months
m = f.set_index('date')['n'].resample('MS').sum()
result = m, m.index.strftime('%b').tolist(), m.reindex(pd.date_range('2024-01-01', '2024-05-01', freq='MS'), fill_value=0), m.rolling(2).sum(), f.set_index('date').resample('ME').agg({'n': 'sum', 'p': 'mean'}), f.resample('W', on='date')['n'].sum().head(3)
# case: date-keys
result = f.groupby(f['date'].dt.date)['n'].sum(), f.groupby(['shop', f['date'].dt.month])['n'].sum().unstack(fill_value=0), f.groupby(f['date'].dt.strftime('%Y-%m'))['n'].sum().to_dict(), f.groupby(f['date'].dt.weekday)['n'].mean(), f.pivot_table(index=f['date'].dt.month_name(), values='n', aggfunc='sum')
# case: text-keys
result = f.groupby(f['item'].str.upper())['n'].sum(), f.groupby(f['shop'] + '-' + f['item'])['n'].sum(), f.groupby(f['n'] > 3)['p'].mean(), f.groupby(f['n'] % 2 == 0).size(), f.groupby(lambda i: i % 2)['n'].sum(), f.groupby(f['shop'].map({'A': 'x', 'B': 'y'}))['n'].sum(), f.groupby(np.where(f['n'] > 3, 'big', 'small'))['n'].count()
# case: dummies
result = pd.get_dummies(f['shop']), pd.get_dummies(f[['shop', 'n']], drop_first=True), pd.get_dummies(f, columns=['item'], dtype=int).columns.tolist(), f['shop'].str.get_dummies(), pd.get_dummies(f['p'].isna(), prefix='na')
# case: factorize-codes
result = pd.factorize(f['shop'])[0].tolist(), f['shop'].astype('category').cat.codes.tolist(), f['shop'].astype('category').cat.categories.tolist(), pd.Categorical(f['item'], categories=['jam', 'tea'], ordered=True).codes.tolist(), f['shop'].unique().tolist(), f.groupby('shop').ngroup().tolist()
# case: category-order
s = pd.Series(['lo', 'hi', 'mid', 'lo'], dtype=pd.CategoricalDtype(['lo', 'mid', 'hi'], ordered=True))
result = s.sort_values().tolist(), s.min(), s.max(), (s > 'lo').tolist(), s.value_counts(), s.value_counts(sort=False), s.cat.codes.tolist(), s.groupby(s, observed=False).size(), s.cat.rename_categories({'lo': 'L'}).tolist(), s.astype(str).tolist(), s.map({'lo': 1, 'mid': 2, 'hi': 3}).tolist(), s.cat.as_unordered().dtype.name
# case: to-structures
result = f[['shop', 'n']].to_dict('list'), f.set_index('item')['n'].to_dict() , f[['shop', 'n']].values.tolist()[:2], list(f[['shop', 'n']].itertuples(index=False, name=None))[:2], f['n'].to_numpy()[:2].tolist(), f.groupby('shop')['n'].sum().items().__class__.__name__ if False else list(f.groupby('shop')['n'].sum().items()), dict(f.groupby('shop')['n'].sum()), f.head(1).to_dict('records'), f[['n']].to_json() if False else None, f.groupby('shop')['item'].apply(list).to_dict()
# case: scalar-results
result = f['n'].sum(), float(f['p'].mean()), int((f['n'] > 2).sum()), f.shape, f.loc[0, 'shop'], f['shop'].iloc[-1], len(f[f['ok']]), f['n'].max() - f['n'].min(), f['p'].max() / f['p'].min(), f['date'].max(), f['date'].max() - f['date'].min(), (f['date'].max() - f['date'].min()).days, f['n'].sum() / len(f), round(f['n'].mean(), 2), f['ok'].any(), bool(f['ok'].all()), f.empty, f['n'].values.max(), np.mean(f['n']), f['p'].isnull().sum(), f['n'].dtype == 'int64', sum(f['n']), max(f['n']), sorted(f['shop'].unique())[0]
# case: safe-division
f['z'] = f['n'] / (f['n'] - 1).replace(0, np.nan)
result = f['z'].round(2), (f['n'] / 0).tolist()[:1], (f['n'] % 2).tolist(), (f['n'] // 2).tolist(), (f['n'] ** 2).tolist(), (-f['n']).tolist(), (f['n'] * 1.1).round(1).tolist(), (f['n'] - f['p']).tolist(), f['n'].div(f['p']).fillna(0).round(2).tolist(), f['n'].add(1).mul(2).sub(1).tolist(), (f['n'] > 2) & f['ok'], ~f['ok'], f['ok'].astype(int).tolist()
# case: column-text-ops
f.columns = [c.title() for c in f.columns]
result = f.columns.tolist(), f.rename(columns={'Shop': 'Store'}).columns[1], f.rename(columns=str.upper).columns.tolist(), [c for c in f.columns if f[c].dtype == 'object'], f.dtypes.value_counts().to_dict() if False else None, f.columns.get_loc('Item'), 'Shop' in f.columns, 'Shop' in f, list(f)[:2], f.columns.str.len().tolist(), f.columns.isin(['N']).tolist()
# case: conditional-counts
result = (f['n'] > 2).value_counts(), f.groupby('shop')['n'].apply(lambda s: (s > 2).sum()), f[f['n'] > 2].groupby('shop').size().reindex(f['shop'].unique(), fill_value=0), f.assign(b=f['n'] > 2).groupby('shop')['b'].agg(['sum', 'mean']), f.groupby(['shop', f['n'] > 2]).size().unstack(fill_value=0), f.eval('n > 2').sum()
# case: previous-next
f = f.sort_values('date')
f['next_n'] = f['n'].shift(-1)
f['chg'] = f['n'].diff().fillna(0).astype(int)
f['up'] = f['chg'] > 0
result = f[['next_n', 'chg', 'up']], f['up'].sum(), (f['n'].diff() > 0).cumsum().tolist(), f['n'].cummax().tolist(), (f['n'] == f['n'].cummax()).tolist(), f['shop'].ne(f['shop'].shift()).cumsum().tolist()
# case: streaks
s = pd.Series([1, 1, 0, 1, 1, 1, 0])
g = (s != s.shift()).cumsum()
result = s.groupby(g).agg(['first', 'size']), s.groupby(g).cumsum().max(), s[s == 1].groupby(g).size().max(), s.groupby(g).transform('size').tolist()
# case: repeated-levels
g = f.set_index(['shop', 'item'])
result = g.loc[('A', 'tea')], g.loc[('A', 'tea'), 'n'], g['n'].loc[('A', 'tea')], g['n'][('A', 'tea')], g.loc[('A', 'tea'), ['n', 'p']], g.loc[[('A', 'tea')]]
# case: intervals-listed
c = pd.cut(f['n'], [0, 2, 5])
result = list(c), c.tolist(), c.astype(str).tolist(), c.iloc[0], [str(v) for v in c], c.map(lambda v: v.left if pd.notna(v) else None).tolist(), c.cat.categories.tolist(), c.value_counts().index.tolist(), f.assign(c=c).groupby('c', observed=False)['n'].sum(), f.assign(c=c)['c'].dropna().tolist()
