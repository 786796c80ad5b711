# What models do next with a summary: look a label up, go on counting, reshape, print.
import pandas as pd
import numpy as np
df = pd.DataFrame({'city': ['Rome', 'Oslo', 'Rome', 'Bonn', 'Oslo', None, 'Rome'], 'kind': ['a', 'b', 'a', 'c', 'a', 'b', 'c'], 'n': [3, 1, 2, 5, 1, 4, 3], 'price': [2.5, None, 1.0, 4.25, 3.0, 2.0, 2.5], 'day': pd.to_datetime(['2021-03-01', '2021-03-05', '2021-04-01', None, '2021-04-09', '2021-05-01', '2021-03-01']), 'ok': [True, False, True, True, False, False, True]})
other = pd.DataFrame({'city': ['Rome', 'Oslo', 'Paris'], 'pop': [28, 7, 22]})
# case: x.loc['Rome'] of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.loc['Rome']
if result is None: result = x
# case: x.reindex(['Rome']) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.reindex(['Rome'])
if result is None: result = x
# case: x.reset_index(name='v') of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: x.reset_index().columns.tolist() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: x.tail(2) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.tail(2)
if result is None: result = x
# case: x.iloc[0] of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.iloc[0]
if result is None: result = x
# case: x.name of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.name
if result is None: result = x
# case: x.fillna(0) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.fillna(0)
if result is None: result = x
# case: x.dropna() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.dropna()
if result is None: result = x
# case: x.isna().any() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.isna().any()
if result is None: result = x
# case: x * 2 of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x * 2
if result is None: result = x
# case: x.squeeze() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.squeeze()
if result is None: result = x
# case: x.clip(1, 2) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.clip(1, 2)
if result is None: result = x
# case: x.max(axis=1) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.max(axis=1)
if result is None: result = x
# case: x.droplevel(0) of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.droplevel(0)
if result is None: result = x
# case: x.prod() of df.groupby('city')['n'].sum()
x = df.groupby('city')['n'].sum()
result = x.prod()
if result is None: result = x
# case: x.get('Rome') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.get('Rome')
if result is None: result = x
# case: list(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = list(x)
if result is None: result = x
# case: x.drop_duplicates() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.drop_duplicates()
if result is None: result = x
# case: x + x of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x + x
if result is None: result = x
# case: x.shift(1) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.shift(1)
if result is None: result = x
# case: x.to_frame() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.to_frame()
if result is None: result = x
# case: x.all() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.all()
if result is None: result = x
# case: x.to_dict('index') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.to_dict('index')
if result is None: result = x
# case: x.set_index('n') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.set_index('n')
if result is None: result = x
# case: x.pivot(columns='n') of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.pivot(columns='n')
if result is None: result = x
# case: x.corr() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.corr()
if result is None: result = x
# case: x.ffill() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.ffill()
if result is None: result = x
# case: x.explode() of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = x.explode()
if result is None: result = x
# case: sorted(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = sorted(x)
if result is None: result = x
# case: set(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = set(x)
if result is None: result = x
# case: np.sqrt(x) of df.groupby('city')[['n', 'price']].sum()
x = df.groupby('city')[['n', 'price']].sum()
result = np.sqrt(x)
if result is None: result = x
# case: x.get(('Rome', 'a')) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.get(('Rome', 'a'))
if result is None: result = x
# case: ('Rome', 'a') in x.index of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = ('Rome', 'a') in x.index
if result is None: result = x
# case: x.reset_index(name='v') of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: x.idxmax() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.idxmax()
if result is None: result = x
# case: list(x.items()) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = list(x.items())
if result is None: result = x
# case: x.map(str) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.map(str)
if result is None: result = x
# case: x.rank() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.rank()
if result is None: result = x
# case: x.describe() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.describe()
if result is None: result = x
# case: x.to_frame('q') of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.to_frame('q')
if result is None: result = x
# case: x.idxmax(axis=1) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.idxmax(axis=1)
if result is None: result = x
# case: x.n of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.n
if result is None: result = x
# case: x.agg('sum') of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.agg('sum')
if result is None: result = x
# case: x.xs(('Rome', 'a')) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.xs(('Rome', 'a'))
if result is None: result = x
# case: x.loc[('Rome', 'a'):] of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.loc[('Rome', 'a'):]
if result is None: result = x
# case: x.skew() of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = x.skew()
if result is None: result = x
# case: pd.Series(x) of df.groupby(['city', 'kind'])['n'].sum()
x = df.groupby(['city', 'kind'])['n'].sum()
result = pd.Series(x)
if result is None: result = x
# case: x.reindex([('Rome', 'a')]) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.reindex([('Rome', 'a')])
if result is None: result = x
# case: x.sort_index() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.sort_index()
if result is None: result = x
# case: x.min() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.min()
if result is None: result = x
# case: x.name of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.name
if result is None: result = x
# case: x.shape of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.shape
if result is None: result = x
# case: x.dropna() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.dropna()
if result is None: result = x
# case: x.rank() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.rank()
if result is None: result = x
# case: x.to_frame() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.to_frame()
if result is None: result = x
# case: x.assign(z=1) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.assign(z=1)
if result is None: result = x
# case: x.swaplevel() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.swaplevel()
if result is None: result = x
# case: x.pivot(columns='n') of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.pivot(columns='n')
if result is None: result = x
# case: x.index.max() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.index.max()
if result is None: result = x
# case: x.axes of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.axes
if result is None: result = x
# case: dict(x) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = dict(x)
if result is None: result = x
# case: x.skew() of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = x.skew()
if result is None: result = x
# case: pd.DataFrame(x) of df.groupby(['city', 'kind'])[['n']].mean()
x = df.groupby(['city', 'kind'])[['n']].mean()
result = pd.DataFrame(x)
if result is None: result = x
# case: x.loc[0] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.loc[0]
if result is None: result = x
# case: 0 in x of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = 0 in x
if result is None: result = x
# case: 0 in x.index of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = 0 in x.index
if result is None: result = x
# case: x.rename({0: 'new'}) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.rename({0: 'new'})
if result is None: result = x
# case: x.iloc[0] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.iloc[0]
if result is None: result = x
# case: x.to_dict() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.to_dict()
if result is None: result = x
# case: list(x) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = list(x)
if result is None: result = x
# case: x.apply(lambda v: v) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.apply(lambda v: v)
if result is None: result = x
# case: x.isna().any() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.isna().any()
if result is None: result = x
# case: x[x > 1] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x[x > 1]
if result is None: result = x
# case: x.to_string() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.to_string()
if result is None: result = x
# case: x.rename(columns={'n': 'N'}) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: x.to_dict('list') of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.to_dict('list')
if result is None: result = x
# case: x.iloc[0, 0] of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.iloc[0, 0]
if result is None: result = x
# case: x.melt() of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = x.melt()
if result is None: result = x
# case: np.mean(x) of df.groupby('city', as_index=False)['n'].sum()
x = df.groupby('city', as_index=False)['n'].sum()
result = np.mean(x)
if result is None: result = x
# case: x.nunique() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.nunique()
if result is None: result = x
# case: x.idxmin() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.idxmin()
if result is None: result = x
# case: x.index.names of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.index.names
if result is None: result = x
# case: len(x) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = len(x)
if result is None: result = x
# case: x.apply(str) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.apply(str)
if result is None: result = x
# case: x.cumsum() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.cumsum()
if result is None: result = x
# case: x.assign(z=1) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.assign(z=1)
if result is None: result = x
# case: x.to_dict('list') of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.to_dict('list')
if result is None: result = x
# case: [i for i, r in x.iterrows()] of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: x.swaplevel() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.swaplevel()
if result is None: result = x
# case: x.at['Rome', 'n'] of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.at['Rome', 'n']
if result is None: result = x
# case: x.insert(0, 'w', 5) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.filter(items=['Rome'], axis=0) of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.filter(items=['Rome'], axis=0)
if result is None: result = x
# case: x.index.max() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.index.max()
if result is None: result = x
# case: x.sem() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.sem()
if result is None: result = x
# case: x.var() of df.groupby('city')['n'].agg(['min', 'max'])
x = df.groupby('city')['n'].agg(['min', 'max'])
result = x.var()
if result is None: result = x
# case: x.loc['Rome'] of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.loc['Rome']
if result is None: result = x
# case: x.sort_values() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.sort_values()
if result is None: result = x
# case: x.reset_index(name='v') of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.reset_index(name='v')
if result is None: result = x
# case: x.index.tolist() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.index.tolist()
if result is None: result = x
# case: list(x) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = list(x)
if result is None: result = x
# case: x.apply(lambda v: v) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.apply(lambda v: v)
if result is None: result = x
# case: x.shift(1) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.shift(1)
if result is None: result = x
# case: x.all() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.all()
if result is None: result = x
# case: x.div(x.sum()) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.div(x.sum())
if result is None: result = x
# case: x.to_dict('list') of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.to_dict('list')
if result is None: result = x
# case: x.insert(0, 'w', 5) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.mask(x > 2, 0) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.mask(x > 2, 0)
if result is None: result = x
# case: x.pipe(len) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.pipe(len)
if result is None: result = x
# case: x.keys().tolist() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.keys().tolist()
if result is None: result = x
# case: x.ewm(span=2).mean() of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = x.ewm(span=2).mean()
if result is None: result = x
# case: np.sqrt(x) of df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
x = df.groupby('city').agg({'n': ['min', 'max'], 'price': 'mean'})
result = np.sqrt(x)
if result is None: result = x
# case: x.max() of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.max()
if result is None: result = x
# case: x.std() of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.std()
if result is None: result = x
# case: x.astype(str) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.astype(str)
if result is None: result = x
# case: x.isna().any() of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.isna().any()
if result is None: result = x
# case: x + x of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x + x
if result is None: result = x
# case: x.shift(1) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.shift(1)
if result is None: result = x
# case: x.empty of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.empty
if result is None: result = x
# case: x.sum(axis=1) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.sum(axis=1)
if result is None: result = x
# case: x.to_dict('records') of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.to_dict('records')
if result is None: result = x
# case: x.sort_values(by=['n'], ascending=False).head(1) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.sort_values(by=['n'], ascending=False).head(1)
if result is None: result = x
# case: x.loc[:, 'n'] of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.loc[:, 'n']
if result is None: result = x
# case: x.insert(0, 'w', 5) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.filter(like='o') of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.filter(like='o')
if result is None: result = x
# case: x.ndim of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = x.ndim
if result is None: result = x
# case: max(x) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = max(x)
if result is None: result = x
# case: np.sqrt(x) of df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
x = df.groupby('city').agg(total=('n', 'sum'), top=('price', 'max'))
result = np.sqrt(x)
if result is None: result = x
# case: x.get('Rome') of df['city'].value_counts()
x = df['city'].value_counts()
result = x.get('Rome')
if result is None: result = x
# case: x.drop('Rome') of df['city'].value_counts()
x = df['city'].value_counts()
result = x.drop('Rome')
if result is None: result = x
# case: x.reset_index() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.reset_index()
if result is None: result = x
# case: x.median() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.median()
if result is None: result = x
# case: x.nunique() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.nunique()
if result is None: result = x
# case: x.columns.tolist() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.columns.tolist()
if result is None: result = x
# case: x.eq(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = x.eq(x)
if result is None: result = x
# case: str(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = str(x)
if result is None: result = x
# case: x.to_frame() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.to_frame()
if result is None: result = x
# case: x.between(1, 3) of df['city'].value_counts()
x = df['city'].value_counts()
result = x.between(1, 3)
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.corr() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.corr()
if result is None: result = x
# case: x.first_valid_index() of df['city'].value_counts()
x = df['city'].value_counts()
result = x.first_valid_index()
if result is None: result = x
# case: sum(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = sum(x)
if result is None: result = x
# case: np.where(x > 2, 1, 0) of df['city'].value_counts()
x = df['city'].value_counts()
result = np.where(x > 2, 1, 0)
if result is None: result = x
# case: pd.isna(x) of df['city'].value_counts()
x = df['city'].value_counts()
result = pd.isna(x)
if result is None: result = x
# case: x.loc['Rome'] of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.loc['Rome']
if result is None: result = x
# case: x.reset_index(name='v') of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.reset_index(name='v')
if result is None: result = x
# case: x.median() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.median()
if result is None: result = x
# case: x.fillna(0) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.fillna(0)
if result is None: result = x
# case: x.isna().any() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.isna().any()
if result is None: result = x
# case: x.rank() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.rank()
if result is None: result = x
# case: x.to_frame() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.to_frame()
if result is None: result = x
# case: x.squeeze() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.squeeze()
if result is None: result = x
# case: x.join(other.set_index('city'), on='city') of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.insert(0, 'w', 5) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.ffill() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.ffill()
if result is None: result = x
# case: sorted(x) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = sorted(x)
if result is None: result = x
# case: x.skew() of df[['city']].value_counts()
x = df[['city']].value_counts()
result = x.skew()
if result is None: result = x
# case: np.mean(x) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = np.mean(x)
if result is None: result = x
# case: pd.isna(x) of df[['city']].value_counts()
x = df[['city']].value_counts()
result = pd.isna(x)
if result is None: result = x
# case: x.get(('Rome', 'a')) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.get(('Rome', 'a'))
if result is None: result = x
# case: x.drop(index=[('Rome', 'a')]) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.drop(index=[('Rome', 'a')])
if result is None: result = x
# case: x.reindex([('Rome', 'a')]) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.reindex([('Rome', 'a')])
if result is None: result = x
# case: x.values.tolist() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.values.tolist()
if result is None: result = x
# case: x.rank() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.rank()
if result is None: result = x
# case: x.groupby(level=0).sum() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x.unstack() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.unstack()
if result is None: result = x
# case: x.value_counts() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.value_counts()
if result is None: result = x
# case: x.clip(1, 2) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.clip(1, 2)
if result is None: result = x
# case: x['n'] of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x['n']
if result is None: result = x
# case: pd.concat([x, x], axis=1) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: x.loc[('Rome', 'a'), 'n'] of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.loc[('Rome', 'a'), 'n']
if result is None: result = x
# case: x.ndim of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.ndim
if result is None: result = x
# case: x.update(x) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.update(x)
if result is None: result = x
# case: x.skew() of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = x.skew()
if result is None: result = x
# case: np.mean(x) of df[['city', 'kind']].value_counts()
x = df[['city', 'kind']].value_counts()
result = np.mean(x)
if result is None: result = x
# case: x.sort_index() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.sort_index()
if result is None: result = x
# case: x.head(1) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.head(1)
if result is None: result = x
# case: x.iloc[:2] of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.iloc[:2]
if result is None: result = x
# case: x.idxmin() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.idxmin()
if result is None: result = x
# case: list(x) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = list(x)
if result is None: result = x
# case: x.size of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.size
if result is None: result = x
# case: x.round(1) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.round(1)
if result is None: result = x
# case: x.isna() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.isna()
if result is None: result = x
# case: x.nlargest(2) of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.nlargest(2)
if result is None: result = x
# case: x.cumsum() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.cumsum()
if result is None: result = x
# case: x.tolist() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.tolist()
if result is None: result = x
# case: x.all() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.all()
if result is None: result = x
# case: x.query('n > 2') of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.query('n > 2')
if result is None: result = x
# case: x.to_dict('split') of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.to_dict('split')
if result is None: result = x
# case: x.add_prefix('p_') of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.add_prefix('p_')
if result is None: result = x
# case: x.explode() of df['city'].value_counts(normalize=True)
x = df['city'].value_counts(normalize=True)
result = x.explode()
if result is None: result = x
# case: x.reset_index() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.reset_index()
if result is None: result = x
# case: x.reset_index().columns.tolist() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: x.tail(2) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.tail(2)
if result is None: result = x
# case: x.median() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.median()
if result is None: result = x
# case: x.apply(str) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.apply(str)
if result is None: result = x
# case: x.apply(lambda v: v * 2) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: x.nsmallest(1) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.nsmallest(1)
if result is None: result = x
# case: x.to_string() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.to_string()
if result is None: result = x
# case: x.groupby(level=0).sum() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x.groupby(level=0).size() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.groupby(level=0).size()
if result is None: result = x
# case: x.between(1, 3) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.between(1, 3)
if result is None: result = x
# case: x.idxmax(axis=1) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.idxmax(axis=1)
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.nlargest(2, 'n') of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: x.skew() of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = x.skew()
if result is None: result = x
# case: pd.isna(x) of df.groupby('city')['kind'].value_counts()
x = df.groupby('city')['kind'].value_counts()
result = pd.isna(x)
if result is None: result = x
# case: x.reset_index(name='v') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.reset_index(name='v')
if result is None: result = x
# case: x.idxmax() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.idxmax()
if result is None: result = x
# case: x.idxmin() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.idxmin()
if result is None: result = x
# case: x.map(str) of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.map(str)
if result is None: result = x
# case: x.pct_change() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.pct_change()
if result is None: result = x
# case: x.mode() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.mode()
if result is None: result = x
# case: x.abs() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.abs()
if result is None: result = x
# case: x.to_dict('split') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.to_dict('split')
if result is None: result = x
# case: [i for i, r in x.iterrows()] of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: x.add_prefix('p_') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.add_prefix('p_')
if result is None: result = x
# case: x.dtypes of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.dtypes
if result is None: result = x
# case: x.dtype of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.dtype
if result is None: result = x
# case: x.truncate(before='Rome') of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.truncate(before='Rome')
if result is None: result = x
# case: x.sem() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.sem()
if result is None: result = x
# case: x.var() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.var()
if result is None: result = x
# case: x.prod() of pd.crosstab(df['city'], df['kind'])
x = pd.crosstab(df['city'], df['kind'])
result = x.prod()
if result is None: result = x
# case: x.get('zz', -1) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.get('zz', -1)
if result is None: result = x
# case: x.reset_index() of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.reset_index()
if result is None: result = x
# case: x.iloc[0] of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.iloc[0]
if result is None: result = x
# case: x.count() of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.count()
if result is None: result = x
# case: x.idxmax() of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.idxmax()
if result is None: result = x
# case: x.apply(str) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.apply(str)
if result is None: result = x
# case: x.eq(x) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.eq(x)
if result is None: result = x
# case: x.nlargest(2) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.nlargest(2)
if result is None: result = x
# case: x.between(1, 3) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.between(1, 3)
if result is None: result = x
# case: x.to_dict('records') of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.to_dict('records')
if result is None: result = x
# case: x.join(other.set_index('city'), on='city') of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: x.filter(like='o') of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.filter(like='o')
if result is None: result = x
# case: x.where(x > 2) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.where(x > 2)
if result is None: result = x
# case: x.transform(lambda s: s) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.loc[['Rome']] of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = x.loc[['Rome']]
if result is None: result = x
# case: np.round(x, 1) of pd.crosstab(df['city'], df['kind'], margins=True)
x = pd.crosstab(df['city'], df['kind'], margins=True)
result = np.round(x, 1)
if result is None: result = x
# case: x.get('Rome') of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.get('Rome')
if result is None: result = x
# case: x.head(1) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.head(1)
if result is None: result = x
# case: x.dropna() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.dropna()
if result is None: result = x
# case: x.eq(x) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.eq(x)
if result is None: result = x
# case: x.describe() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.describe()
if result is None: result = x
# case: x.div(x.sum()) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.div(x.sum())
if result is None: result = x
# case: x['n'] of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x['n']
if result is None: result = x
# case: x.to_dict('records') of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.to_dict('records')
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.set_index('n') of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.set_index('n')
if result is None: result = x
# case: x.corr() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.corr()
if result is None: result = x
# case: x.filter(items=['Rome'], axis=0) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.filter(items=['Rome'], axis=0)
if result is None: result = x
# case: x.ndim of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.ndim
if result is None: result = x
# case: x.combine_first(x) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.combine_first(x)
if result is None: result = x
# case: max(x) of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = max(x)
if result is None: result = x
# case: x.rolling(2).sum() of df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
x = df.pivot_table(index='city', columns='kind', values='n', aggfunc='sum')
result = x.rolling(2).sum()
if result is None: result = x
# case: x.get('Rome') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.get('Rome')
if result is None: result = x
# case: x.max() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.max()
if result is None: result = x
# case: x.std() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.std()
if result is None: result = x
# case: list(x.items()) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = list(x.items())
if result is None: result = x
# case: x.duplicated() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.duplicated()
if result is None: result = x
# case: str(x) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = str(x)
if result is None: result = x
# case: x.to_frame('q') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.to_frame('q')
if result is None: result = x
# case: x.unique() of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.unique()
if result is None: result = x
# case: x.empty of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.empty
if result is None: result = x
# case: x.rename(columns={'n': 'N'}) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: x.to_dict('split') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.to_dict('split')
if result is None: result = x
# case: x.pivot(columns='n') of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.pivot(columns='n')
if result is None: result = x
# case: x.replace(3, 30) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.replace(3, 30)
if result is None: result = x
# case: x.where(x > 2) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = x.where(x > 2)
if result is None: result = x
# case: np.round(x, 1) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = np.round(x, 1)
if result is None: result = x
# case: np.mean(x) of df.pivot_table(index='city', values=['n', 'price'])
x = df.pivot_table(index='city', values=['n', 'price'])
result = np.mean(x)
if result is None: result = x
# case: x.drop(index=[('Rome', 'a')]) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.drop(index=[('Rome', 'a')])
if result is None: result = x
# case: x.head(1) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.head(1)
if result is None: result = x
# case: x.idxmax() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.idxmax()
if result is None: result = x
# case: x.isin([1, 3]) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.isin([1, 3])
if result is None: result = x
# case: x.any() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.any()
if result is None: result = x
# case: x.sum(axis=1) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.sum(axis=1)
if result is None: result = x
# case: x.idxmax(axis=1) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.idxmax(axis=1)
if result is None: result = x
# case: x.to_dict('split') of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.to_dict('split')
if result is None: result = x
# case: [i for i, r in x.iterrows()] of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: x.loc[:, 'n'] of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.loc[:, 'n']
if result is None: result = x
# case: x.corr() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.corr()
if result is None: result = x
# case: x.explode() of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.explode()
if result is None: result = x
# case: x.loc[[('Rome', 'a')]] of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = x.loc[[('Rome', 'a')]]
if result is None: result = x
# case: bool(x.empty) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = bool(x.empty)
if result is None: result = x
# case: set(x) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = set(x)
if result is None: result = x
# case: pd.DataFrame(x) of df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
x = df.pivot_table(index=['city', 'kind'], values='n', aggfunc=['sum', 'count'])
result = pd.DataFrame(x)
if result is None: result = x
# case: x.reset_index(drop=True) of df.describe()
x = df.describe()
result = x.reset_index(drop=True)
if result is None: result = x
# case: x.min() of df.describe()
x = df.describe()
result = x.min()
if result is None: result = x
# case: x.median() of df.describe()
x = df.describe()
result = x.median()
if result is None: result = x
# case: x.shape of df.describe()
x = df.describe()
result = x.shape
if result is None: result = x
# case: x.astype(str) of df.describe()
x = df.describe()
result = x.astype(str)
if result is None: result = x
# case: x.fillna(0) of df.describe()
x = df.describe()
result = x.fillna(0)
if result is None: result = x
# case: x.duplicated() of df.describe()
x = df.describe()
result = x.duplicated()
if result is None: result = x
# case: x.squeeze() of df.describe()
x = df.describe()
result = x.squeeze()
if result is None: result = x
# case: x.empty of df.describe()
x = df.describe()
result = x.empty
if result is None: result = x
# case: pd.concat([x, x]) of df.describe()
x = df.describe()
result = pd.concat([x, x])
if result is None: result = x
# case: x.loc[:, 'n'] of df.describe()
x = df.describe()
result = x.loc[:, 'n']
if result is None: result = x
# case: x.filter(like='o') of df.describe()
x = df.describe()
result = x.filter(like='o')
if result is None: result = x
# case: bool(x.empty) of df.describe()
x = df.describe()
result = bool(x.empty)
if result is None: result = x
# case: dict(x) of df.describe()
x = df.describe()
result = dict(x)
if result is None: result = x
# case: set(x) of df.describe()
x = df.describe()
result = set(x)
if result is None: result = x
# case: pd.isna(x) of df.describe()
x = df.describe()
result = pd.isna(x)
if result is None: result = x
# case: x.reset_index().columns.tolist() of df['n'].describe()
x = df['n'].describe()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: x.iloc[:2] of df['n'].describe()
x = df['n'].describe()
result = x.iloc[:2]
if result is None: result = x
# case: x.T of df['n'].describe()
x = df['n'].describe()
result = x.T
if result is None: result = x
# case: x.to_dict() of df['n'].describe()
x = df['n'].describe()
result = x.to_dict()
if result is None: result = x
# case: x.round(1) of df['n'].describe()
x = df['n'].describe()
result = x.round(1)
if result is None: result = x
# case: x.tolist() of df['n'].describe()
x = df['n'].describe()
result = x.tolist()
if result is None: result = x
# case: x.between(1, 3) of df['n'].describe()
x = df['n'].describe()
result = x.between(1, 3)
if result is None: result = x
# case: x.div(x.sum()) of df['n'].describe()
x = df['n'].describe()
result = x.div(x.sum())
if result is None: result = x
# case: x.merge(other, left_index=True, right_on='city', how='left') of df['n'].describe()
x = df['n'].describe()
result = x.merge(other, left_index=True, right_on='city', how='left')
if result is None: result = x
# case: x.iloc[0, 0] of df['n'].describe()
x = df['n'].describe()
result = x.iloc[0, 0]
if result is None: result = x
# case: x.ndim of df['n'].describe()
x = df['n'].describe()
result = x.ndim
if result is None: result = x
# case: x.loc['mean':] of df['n'].describe()
x = df['n'].describe()
result = x.loc['mean':]
if result is None: result = x
# case: x.combine_first(x) of df['n'].describe()
x = df['n'].describe()
result = x.combine_first(x)
if result is None: result = x
# case: max(x) of df['n'].describe()
x = df['n'].describe()
result = max(x)
if result is None: result = x
# case: x.ewm(span=2).mean() of df['n'].describe()
x = df['n'].describe()
result = x.ewm(span=2).mean()
if result is None: result = x
# case: x.rolling(2).sum() of df['n'].describe()
x = df['n'].describe()
result = x.rolling(2).sum()
if result is None: result = x
# case: x.sort_index(ascending=False) of df.set_index('city')
x = df.set_index('city')
result = x.sort_index(ascending=False)
if result is None: result = x
# case: x.tail(2) of df.set_index('city')
x = df.set_index('city')
result = x.tail(2)
if result is None: result = x
# case: x.iloc[0] of df.set_index('city')
x = df.set_index('city')
result = x.iloc[0]
if result is None: result = x
# case: x.median() of df.set_index('city')
x = df.set_index('city')
result = x.median()
if result is None: result = x
# case: x.count() of df.set_index('city')
x = df.set_index('city')
result = x.count()
if result is None: result = x
# case: len(x) of df.set_index('city')
x = df.set_index('city')
result = len(x)
if result is None: result = x
# case: x.isna() of df.set_index('city')
x = df.set_index('city')
result = x.isna()
if result is None: result = x
# case: x + x of df.set_index('city')
x = df.set_index('city')
result = x + x
if result is None: result = x
# case: x.to_string() of df.set_index('city')
x = df.set_index('city')
result = x.to_string()
if result is None: result = x
# case: x.stack() of df.set_index('city')
x = df.set_index('city')
result = x.stack()
if result is None: result = x
# case: x.any() of df.set_index('city')
x = df.set_index('city')
result = x.any()
if result is None: result = x
# case: x.query('n > 2') of df.set_index('city')
x = df.set_index('city')
result = x.query('n > 2')
if result is None: result = x
# case: x[['n']] of df.set_index('city')
x = df.set_index('city')
result = x[['n']]
if result is None: result = x
# case: [i for i, r in x.iterrows()] of df.set_index('city')
x = df.set_index('city')
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: x.add_prefix('p_') of df.set_index('city')
x = df.set_index('city')
result = x.add_prefix('p_')
if result is None: result = x
# case: pd.isna(x) of df.set_index('city')
x = df.set_index('city')
result = pd.isna(x)
if result is None: result = x
# case: x.std() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.std()
if result is None: result = x
# case: x.T of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.T
if result is None: result = x
# case: x.map(str) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.map(str)
if result is None: result = x
# case: x.isna() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.isna()
if result is None: result = x
# case: x.to_string() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.to_string()
if result is None: result = x
# case: x.groupby(level=0).sum() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x.empty of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.empty
if result is None: result = x
# case: x[['n']] of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x[['n']]
if result is None: result = x
# case: x['n'] of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x['n']
if result is None: result = x
# case: x.to_dict('index') of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.to_dict('index')
if result is None: result = x
# case: pd.concat([x, x], axis=1) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: x.loc[('Rome', 'a'), 'n'] of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.loc[('Rome', 'a'), 'n']
if result is None: result = x
# case: x.ffill() of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.ffill()
if result is None: result = x
# case: x.ndim of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = x.ndim
if result is None: result = x
# case: max(x) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = max(x)
if result is None: result = x
# case: sorted(x) of df.set_index(['city', 'kind'])
x = df.set_index(['city', 'kind'])
result = sorted(x)
if result is None: result = x
# case: x.head(1) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.head(1)
if result is None: result = x
# case: x.iloc[:2] of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.iloc[:2]
if result is None: result = x
# case: x.max() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.max()
if result is None: result = x
# case: x.sum() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.sum()
if result is None: result = x
# case: x.std() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.std()
if result is None: result = x
# case: x.idxmin() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.idxmin()
if result is None: result = x
# case: x.round(1) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.round(1)
if result is None: result = x
# case: x.isna().any() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.isna().any()
if result is None: result = x
# case: x > 1 of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x > 1
if result is None: result = x
# case: x.cumsum() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.cumsum()
if result is None: result = x
# case: x.tolist() of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.tolist()
if result is None: result = x
# case: x.quantile(0.5) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.quantile(0.5)
if result is None: result = x
# case: x.empty of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.empty
if result is None: result = x
# case: [i for i, r in x.iterrows()] of df.set_index('day')['n']
x = df.set_index('day')['n']
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: x.droplevel(0) of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.droplevel(0)
if result is None: result = x
# case: x.rename_axis('ax') of df.set_index('day')['n']
x = df.set_index('day')['n']
result = x.rename_axis('ax')
if result is None: result = x
# case: 'Rome' in x of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = 'Rome' in x
if result is None: result = x
# case: x.reindex(['Rome']) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.reindex(['Rome'])
if result is None: result = x
# case: x.rename({'Rome': 'new'}) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.rename({'Rome': 'new'})
if result is None: result = x
# case: x.head(1) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.head(1)
if result is None: result = x
# case: x.idxmin() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.idxmin()
if result is None: result = x
# case: x.shape of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.shape
if result is None: result = x
# case: x.isna().any() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.isna().any()
if result is None: result = x
# case: x.cumsum() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.cumsum()
if result is None: result = x
# case: str(x) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = str(x)
if result is None: result = x
# case: x.mode() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.mode()
if result is None: result = x
# case: x.xs('Rome') of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.xs('Rome')
if result is None: result = x
# case: x.droplevel(0) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.droplevel(0)
if result is None: result = x
# case: x.nlargest(2, 'n') of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: x.filter(items=['Rome'], axis=0) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.filter(items=['Rome'], axis=0)
if result is None: result = x
# case: x.prod() of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = x.prod()
if result is None: result = x
# case: pd.DataFrame(x) of df.groupby(['city', 'kind'])['n'].sum().unstack()
x = df.groupby(['city', 'kind'])['n'].sum().unstack()
result = pd.DataFrame(x)
if result is None: result = x
# case: x.sort_values() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.sort_values()
if result is None: result = x
# case: x.columns.tolist() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.columns.tolist()
if result is None: result = x
# case: len(x) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = len(x)
if result is None: result = x
# case: x.apply(lambda v: v) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.apply(lambda v: v)
if result is None: result = x
# case: x.isna().any() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.isna().any()
if result is None: result = x
# case: x.abs() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.abs()
if result is None: result = x
# case: x.insert(0, 'w', 5) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.ffill() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.ffill()
if result is None: result = x
# case: x.pipe(len) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.pipe(len)
if result is None: result = x
# case: x.dtypes of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.dtypes
if result is None: result = x
# case: x.dtype of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.dtype
if result is None: result = x
# case: x.keys().tolist() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.keys().tolist()
if result is None: result = x
# case: sorted(x) of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = sorted(x)
if result is None: result = x
# case: x.sem() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.sem()
if result is None: result = x
# case: x.var() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.var()
if result is None: result = x
# case: x.ewm(span=2).mean() of df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
x = df.groupby(['city', 'kind'])['n'].sum().unstack(fill_value=0)
result = x.ewm(span=2).mean()
if result is None: result = x
# case: 0 in x.index of df.merge(other, on='city')
x = df.merge(other, on='city')
result = 0 in x.index
if result is None: result = x
# case: x.reindex([0]) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.reindex([0])
if result is None: result = x
# case: x.rename({0: 'new'}) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.rename({0: 'new'})
if result is None: result = x
# case: x.median() of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.median()
if result is None: result = x
# case: x.fillna(0) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.fillna(0)
if result is None: result = x
# case: x.apply(lambda v: v) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.apply(lambda v: v)
if result is None: result = x
# case: x.duplicated() of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.duplicated()
if result is None: result = x
# case: x.eq(x) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.eq(x)
if result is None: result = x
# case: x.squeeze() of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.squeeze()
if result is None: result = x
# case: x['n'] of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x['n']
if result is None: result = x
# case: x.to_dict('index') of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.to_dict('index')
if result is None: result = x
# case: x.merge(other, left_index=True, right_on='city', how='left') of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.merge(other, left_index=True, right_on='city', how='left')
if result is None: result = x
# case: x.iloc[0, 0] of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.iloc[0, 0]
if result is None: result = x
# case: x.index.is_unique of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.index.is_unique
if result is None: result = x
# case: x.loc[0:] of df.merge(other, on='city')
x = df.merge(other, on='city')
result = x.loc[0:]
if result is None: result = x
# case: pd.isna(x) of df.merge(other, on='city')
x = df.merge(other, on='city')
result = pd.isna(x)
if result is None: result = x
# case: x.loc[0] of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.loc[0]
if result is None: result = x
# case: x.drop(0) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.drop(0)
if result is None: result = x
# case: x.reindex([0]) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.reindex([0])
if result is None: result = x
# case: x.sort_index(ascending=False) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.sort_index(ascending=False)
if result is None: result = x
# case: x.iloc[0] of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.iloc[0]
if result is None: result = x
# case: x.iloc[:2] of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.iloc[:2]
if result is None: result = x
# case: x.count() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.count()
if result is None: result = x
# case: x.idxmin() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.idxmin()
if result is None: result = x
# case: x.to_dict() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_dict()
if result is None: result = x
# case: len(x) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = len(x)
if result is None: result = x
# case: x.round(1) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.round(1)
if result is None: result = x
# case: x.to_string() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_string()
if result is None: result = x
# case: x.to_frame() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_frame()
if result is None: result = x
# case: x.to_dict('index') of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.to_dict('index')
if result is None: result = x
# case: x.melt() of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.melt()
if result is None: result = x
# case: x.replace(3, 30) of df.merge(other, on='city', how='left')
x = df.merge(other, on='city', how='left')
result = x.replace(3, 30)
if result is None: result = x
# case: x.reset_index(drop=True) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.reset_index(drop=True)
if result is None: result = x
# case: x.iloc[:2] of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.iloc[:2]
if result is None: result = x
# case: x.max() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.max()
if result is None: result = x
# case: x.astype(str) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.astype(str)
if result is None: result = x
# case: x.round(1) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.round(1)
if result is None: result = x
# case: x.squeeze() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.squeeze()
if result is None: result = x
# case: x.mode() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.mode()
if result is None: result = x
# case: x.empty of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.empty
if result is None: result = x
# case: x / x.sum() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x / x.sum()
if result is None: result = x
# case: x.loc[:, 'n'] of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.loc[:, 'n']
if result is None: result = x
# case: x.ffill() of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.ffill()
if result is None: result = x
# case: x.transform(lambda s: s) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.index.is_unique of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.index.is_unique
if result is None: result = x
# case: x.combine_first(x) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = x.combine_first(x)
if result is None: result = x
# case: bool(x.empty) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = bool(x.empty)
if result is None: result = x
# case: sorted(x) of df.merge(other, how='outer', on='city', indicator=True)
x = df.merge(other, how='outer', on='city', indicator=True)
result = sorted(x)
if result is None: result = x
# case: x.reset_index(drop=True) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.reset_index(drop=True)
if result is None: result = x
# case: x.nunique() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.nunique()
if result is None: result = x
# case: x.to_dict() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.to_dict()
if result is None: result = x
# case: x.size of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.size
if result is None: result = x
# case: x.shift(1) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.shift(1)
if result is None: result = x
# case: x.describe() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.describe()
if result is None: result = x
# case: x.div(x.sum(axis=1), axis=0) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: x.to_dict('split') of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.to_dict('split')
if result is None: result = x
# case: x.agg('sum') of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.agg('sum')
if result is None: result = x
# case: x.at[('x', 0), 'n'] of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.at[('x', 0), 'n']
if result is None: result = x
# case: x.transform(lambda s: s) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.add_prefix('p_') of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.add_prefix('p_')
if result is None: result = x
# case: x.truncate(before=('x', 0)) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.truncate(before=('x', 0))
if result is None: result = x
# case: x.expanding().sum() of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = x.expanding().sum()
if result is None: result = x
# case: np.sqrt(x) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = np.sqrt(x)
if result is None: result = x
# case: pd.Series(x) of pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
x = pd.concat({'x': df[['n']].head(2), 'y': df[['n']].tail(2)})
result = pd.Series(x)
if result is None: result = x
# case: list(x.items()) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = list(x.items())
if result is None: result = x
# case: x.shape of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.shape
if result is None: result = x
# case: x.isin([1, 3]) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.isin([1, 3])
if result is None: result = x
# case: x + x of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x + x
if result is None: result = x
# case: x.shift(1) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.shift(1)
if result is None: result = x
# case: x.mode() of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.mode()
if result is None: result = x
# case: x.quantile(0.5) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.quantile(0.5)
if result is None: result = x
# case: x.to_dict('records') of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.to_dict('records')
if result is None: result = x
# case: x.replace(3, 30) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.replace(3, 30)
if result is None: result = x
# case: x.transform(lambda s: s) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.index.is_unique of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.index.is_unique
if result is None: result = x
# case: x.loc[0:] of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.loc[0:]
if result is None: result = x
# case: x.combine_first(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = x.combine_first(x)
if result is None: result = x
# case: sorted(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = sorted(x)
if result is None: result = x
# case: dict(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = dict(x)
if result is None: result = x
# case: set(x) of pd.concat([df.head(2), df.tail(2)])
x = pd.concat([df.head(2), df.tail(2)])
result = set(x)
if result is None: result = x
# case: x.loc[1] of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.loc[1]
if result is None: result = x
# case: x.iloc[-1] of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.iloc[-1]
if result is None: result = x
# case: x.size of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.size
if result is None: result = x
# case: x.values.tolist() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.values.tolist()
if result is None: result = x
# case: x.apply(lambda v: v * 2) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: x.duplicated() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.duplicated()
if result is None: result = x
# case: x.groupby(level=0).sum() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x.abs() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.abs()
if result is None: result = x
# case: x.n of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.n
if result is None: result = x
# case: x.nlargest(2, 'n') of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: x.where(x > 2) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.where(x > 2)
if result is None: result = x
# case: x.dtype of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.dtype
if result is None: result = x
# case: x.update(x) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.update(x)
if result is None: result = x
# case: x.argmax() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.argmax()
if result is None: result = x
# case: x.var() of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = x.var()
if result is None: result = x
# case: np.round(x, 1) of df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
x = df.groupby(pd.cut(df['n'], [0, 2, 5]), observed=False)['price'].mean()
result = np.round(x, 1)
if result is None: result = x
# case: x.iloc[0] of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.iloc[0]
if result is None: result = x
# case: x.count() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.count()
if result is None: result = x
# case: list(x.items()) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = list(x.items())
if result is None: result = x
# case: len(x) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = len(x)
if result is None: result = x
# case: x.map(str) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.map(str)
if result is None: result = x
# case: x.isna().any() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.isna().any()
if result is None: result = x
# case: x.describe() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.describe()
if result is None: result = x
# case: x.to_frame('q') of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.to_frame('q')
if result is None: result = x
# case: x.any() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.any()
if result is None: result = x
# case: [r for r in x.itertuples(index=False, name=None)] of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: pd.concat([x, x]) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = pd.concat([x, x])
if result is None: result = x
# case: x.agg('sum') of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.agg('sum')
if result is None: result = x
# case: x.agg(['min', 'max']) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: x.xs('2021-03-05') of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.xs('2021-03-05')
if result is None: result = x
# case: x.corr() of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = x.corr()
if result is None: result = x
# case: pd.Series(x) of df.set_index('day').dropna(subset=['n'])['n'].sort_index()
x = df.set_index('day').dropna(subset=['n'])['n'].sort_index()
result = pd.Series(x)
if result is None: result = x
# case: x.get('zz', -1) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.get('zz', -1)
if result is None: result = x
# case: x.drop(index=['2021-03-31']) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.drop(index=['2021-03-31'])
if result is None: result = x
# case: x.iloc[-1] of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.iloc[-1]
if result is None: result = x
# case: x.mean() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.mean()
if result is None: result = x
# case: len(x) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = len(x)
if result is None: result = x
# case: x.equals(x.copy()) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.equals(x.copy())
if result is None: result = x
# case: x[x > 1] of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x[x > 1]
if result is None: result = x
# case: x.nsmallest(1) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.nsmallest(1)
if result is None: result = x
# case: x.abs() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.abs()
if result is None: result = x
# case: x.div(x.sum(axis=1), axis=0) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: pd.concat([x, x], axis=1) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: x.sort_values('n') of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.sort_values('n')
if result is None: result = x
# case: x.replace(3, 30) of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.replace(3, 30)
if result is None: result = x
# case: x.index.max() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.index.max()
if result is None: result = x
# case: x.loc[['2021-03-31']] of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.loc[['2021-03-31']]
if result is None: result = x
# case: x.kurt() of df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
x = df.dropna(subset=['day']).set_index('day')['n'].resample('ME').sum()
result = x.kurt()
if result is None: result = x
# case: x.rename({1: 'new'}) of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.rename({1: 'new'})
if result is None: result = x
# case: x.reset_index(name='v') of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.reset_index(name='v')
if result is None: result = x
# case: x.iloc[-1] of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.iloc[-1]
if result is None: result = x
# case: x.count() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.count()
if result is None: result = x
# case: x.index.names of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.index.names
if result is None: result = x
# case: x.isin([1, 3]) of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.isin([1, 3])
if result is None: result = x
# case: x.drop_duplicates() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.drop_duplicates()
if result is None: result = x
# case: x.to_dict('records') of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.to_dict('records')
if result is None: result = x
# case: [r for r in x.itertuples(index=False, name=None)] of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: x.filter(like='o') of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.filter(like='o')
if result is None: result = x
# case: x.index.max() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.index.max()
if result is None: result = x
# case: x.dtype of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.dtype
if result is None: result = x
# case: set(x) of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = set(x)
if result is None: result = x
# case: x.argmax() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.argmax()
if result is None: result = x
# case: x.sem() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.sem()
if result is None: result = x
# case: x.var() of df['n'].rolling(2).mean()
x = df['n'].rolling(2).mean()
result = x.var()
if result is None: result = x
# case: 1 in x of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = 1 in x
if result is None: result = x
# case: x.head(1) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.head(1)
if result is None: result = x
# case: x.nunique() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.nunique()
if result is None: result = x
# case: x.to_dict() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.to_dict()
if result is None: result = x
# case: x.apply(lambda v: v) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.apply(lambda v: v)
if result is None: result = x
# case: x.dropna() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.dropna()
if result is None: result = x
# case: x.isna().any() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.isna().any()
if result is None: result = x
# case: x['n'] of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x['n']
if result is None: result = x
# case: x.droplevel(0) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.droplevel(0)
if result is None: result = x
# case: x.loc[1, 'n'] of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.loc[1, 'n']
if result is None: result = x
# case: x.rename_axis('ax') of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.rename_axis('ax')
if result is None: result = x
# case: x.ndim of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.ndim
if result is None: result = x
# case: max(x) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = max(x)
if result is None: result = x
# case: x.searchsorted(2) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.searchsorted(2)
if result is None: result = x
# case: x.ewm(span=2).mean() of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = x.ewm(span=2).mean()
if result is None: result = x
# case: pd.DataFrame(x) of df[['n', 'price']].cumsum()
x = df[['n', 'price']].cumsum()
result = pd.DataFrame(x)
if result is None: result = x
# case: x[1] of df['n'].rank()
x = df['n'].rank()
result = x[1]
if result is None: result = x
# case: x.reindex([1]) of df['n'].rank()
x = df['n'].rank()
result = x.reindex([1])
if result is None: result = x
# case: x.min() of df['n'].rank()
x = df['n'].rank()
result = x.min()
if result is None: result = x
# case: x.shape of df['n'].rank()
x = df['n'].rank()
result = x.shape
if result is None: result = x
# case: x.values.tolist() of df['n'].rank()
x = df['n'].rank()
result = x.values.tolist()
if result is None: result = x
# case: x.fillna(0) of df['n'].rank()
x = df['n'].rank()
result = x.fillna(0)
if result is None: result = x
# case: x.isna() of df['n'].rank()
x = df['n'].rank()
result = x.isna()
if result is None: result = x
# case: x.drop_duplicates() of df['n'].rank()
x = df['n'].rank()
result = x.drop_duplicates()
if result is None: result = x
# case: x.shift(1) of df['n'].rank()
x = df['n'].rank()
result = x.shift(1)
if result is None: result = x
# case: x.squeeze() of df['n'].rank()
x = df['n'].rank()
result = x.squeeze()
if result is None: result = x
# case: x / x.sum() of df['n'].rank()
x = df['n'].rank()
result = x / x.sum()
if result is None: result = x
# case: x[['n']] of df['n'].rank()
x = df['n'].rank()
result = x[['n']]
if result is None: result = x
# case: x.rename(columns=str.upper) of df['n'].rank()
x = df['n'].rank()
result = x.rename(columns=str.upper)
if result is None: result = x
# case: x.rename('nm') of df['n'].rank()
x = df['n'].rank()
result = x.rename('nm')
if result is None: result = x
# case: dict(x) of df['n'].rank()
x = df['n'].rank()
result = dict(x)
if result is None: result = x
# case: np.sqrt(x) of df['n'].rank()
x = df['n'].rank()
result = np.sqrt(x)
if result is None: result = x
# case: x[1] of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x[1]
if result is None: result = x
# case: x.sort_index(ascending=False) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.sort_index(ascending=False)
if result is None: result = x
# case: x.iloc[0] of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.iloc[0]
if result is None: result = x
# case: x.count() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.count()
if result is None: result = x
# case: x.name of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.name
if result is None: result = x
# case: list(x) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = list(x)
if result is None: result = x
# case: x.fillna(0) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.fillna(0)
if result is None: result = x
# case: x.dropna() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.dropna()
if result is None: result = x
# case: x > 1 of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x > 1
if result is None: result = x
# case: x.squeeze() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.squeeze()
if result is None: result = x
# case: x.all() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.all()
if result is None: result = x
# case: x.xs(1) of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.xs(1)
if result is None: result = x
# case: x.melt() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.melt()
if result is None: result = x
# case: x.filter(like='o') of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.filter(like='o')
if result is None: result = x
# case: x.keys().tolist() of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.keys().tolist()
if result is None: result = x
# case: x.axes of df['city'].str.split('o', expand=True)
x = df['city'].str.split('o', expand=True)
result = x.axes
if result is None: result = x
# case: x.nunique() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.nunique()
if result is None: result = x
# case: x.index.names of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.index.names
if result is None: result = x
# case: x.to_dict() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.to_dict()
if result is None: result = x
# case: list(x.items()) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = list(x.items())
if result is None: result = x
# case: x.apply(str) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.apply(str)
if result is None: result = x
# case: x.isna().any() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.isna().any()
if result is None: result = x
# case: x + x of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x + x
if result is None: result = x
# case: str(x) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = str(x)
if result is None: result = x
# case: x.idxmax(axis=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.idxmax(axis=1)
if result is None: result = x
# case: x.assign(z=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.assign(z=1)
if result is None: result = x
# case: pd.concat([x, x], axis=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: x.nlargest(2, 'n') of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.nlargest(2, 'n')
if result is None: result = x
# case: x.index.max() of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.index.max()
if result is None: result = x
# case: x.truncate(before=1) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = x.truncate(before=1)
if result is None: result = x
# case: sum(x) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = sum(x)
if result is None: result = x
# case: np.mean(x) of pd.get_dummies(df['kind'])
x = pd.get_dummies(df['kind'])
result = np.mean(x)
if result is None: result = x
# case: 3 in x of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = 3 in x
if result is None: result = x
# case: x.drop(3) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.drop(3)
if result is None: result = x
# case: x.iloc[-1] of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.iloc[-1]
if result is None: result = x
# case: x.values.tolist() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.values.tolist()
if result is None: result = x
# case: x.duplicated() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.duplicated()
if result is None: result = x
# case: x.drop_duplicates() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.drop_duplicates()
if result is None: result = x
# case: x.eq(x) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.eq(x)
if result is None: result = x
# case: x[x > 1] of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x[x > 1]
if result is None: result = x
# case: str(x) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = str(x)
if result is None: result = x
# case: x.to_dict('index') of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.to_dict('index')
if result is None: result = x
# case: [r for r in x.itertuples(index=False, name=None)] of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: x.merge(other, on='city', how='left') of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.merge(other, on='city', how='left')
if result is None: result = x
# case: x.melt() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.melt()
if result is None: result = x
# case: x.replace(3, 30) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.replace(3, 30)
if result is None: result = x
# case: x.argmax() of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = x.argmax()
if result is None: result = x
# case: pd.DataFrame(x) of df.nlargest(3, 'n')
x = df.nlargest(3, 'n')
result = pd.DataFrame(x)
if result is None: result = x
# case: x.reindex([4]) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.reindex([4])
if result is None: result = x
# case: x.tail(2) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.tail(2)
if result is None: result = x
# case: x.mean() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.mean()
if result is None: result = x
# case: x.columns.tolist() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.columns.tolist()
if result is None: result = x
# case: x.T of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.T
if result is None: result = x
# case: x.apply(str) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.apply(str)
if result is None: result = x
# case: x.stack() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.stack()
if result is None: result = x
# case: x.any() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.any()
if result is None: result = x
# case: x.idxmax(axis=1) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.idxmax(axis=1)
if result is None: result = x
# case: x.sort_values('n') of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.sort_values('n')
if result is None: result = x
# case: x.at[4, 'n'] of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.at[4, 'n']
if result is None: result = x
# case: x.insert(0, 'w', 5) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.pivot(columns='n') of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.pivot(columns='n')
if result is None: result = x
# case: x.melt() of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.melt()
if result is None: result = x
# case: x.pipe(len) of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.pipe(len)
if result is None: result = x
# case: x.index.is_unique of df.sort_values(['n', 'city'])
x = df.sort_values(['n', 'city'])
result = x.index.is_unique
if result is None: result = x
# case: x[0] of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x[0]
if result is None: result = x
# case: x.reindex([0]) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.reindex([0])
if result is None: result = x
# case: x.iloc[:2] of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.iloc[:2]
if result is None: result = x
# case: x.to_dict() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.to_dict()
if result is None: result = x
# case: x.size of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.size
if result is None: result = x
# case: x.round(1) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.round(1)
if result is None: result = x
# case: x.duplicated() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.duplicated()
if result is None: result = x
# case: x.groupby(level=0).size() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.groupby(level=0).size()
if result is None: result = x
# case: x.to_dict('list') of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.to_dict('list')
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.filter(items=[0], axis=0) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.filter(items=[0], axis=0)
if result is None: result = x
# case: x.pipe(len) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.pipe(len)
if result is None: result = x
# case: x.dtypes of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.dtypes
if result is None: result = x
# case: x.keys().tolist() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.keys().tolist()
if result is None: result = x
# case: x.combine_first(x) of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.combine_first(x)
if result is None: result = x
# case: x.expanding().sum() of df.drop_duplicates('city')
x = df.drop_duplicates('city')
result = x.expanding().sum()
if result is None: result = x
# case: x.drop('Rome') of df.groupby('city').first()
x = df.groupby('city').first()
result = x.drop('Rome')
if result is None: result = x
# case: x.index.tolist() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.index.tolist()
if result is None: result = x
# case: x.size of df.groupby('city').first()
x = df.groupby('city').first()
result = x.size
if result is None: result = x
# case: x.isin([1, 3]) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.isin([1, 3])
if result is None: result = x
# case: x.groupby(level=0).size() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.groupby(level=0).size()
if result is None: result = x
# case: x.abs() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.abs()
if result is None: result = x
# case: x.all() of df.groupby('city').first()
x = df.groupby('city').first()
result = x.all()
if result is None: result = x
# case: [i for i, r in x.iterrows()] of df.groupby('city').first()
x = df.groupby('city').first()
result = [i for i, r in x.iterrows()]
if result is None: result = x
# case: x.loc['Rome', 'n'] of df.groupby('city').first()
x = df.groupby('city').first()
result = x.loc['Rome', 'n']
if result is None: result = x
# case: x.insert(0, 'w', 5) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.mask(x > 2, 0) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.mask(x > 2, 0)
if result is None: result = x
# case: x.rename_axis('ax') of df.groupby('city').first()
x = df.groupby('city').first()
result = x.rename_axis('ax')
if result is None: result = x
# case: x.truncate(before='Rome') of df.groupby('city').first()
x = df.groupby('city').first()
result = x.truncate(before='Rome')
if result is None: result = x
# case: x.loc['Rome':] of df.groupby('city').first()
x = df.groupby('city').first()
result = x.loc['Rome':]
if result is None: result = x
# case: x.combine_first(x) of df.groupby('city').first()
x = df.groupby('city').first()
result = x.combine_first(x)
if result is None: result = x
# case: pd.isna(x) of df.groupby('city').first()
x = df.groupby('city').first()
result = pd.isna(x)
if result is None: result = x
# case: x['Rome'] of df.groupby('city').size()
x = df.groupby('city').size()
result = x['Rome']
if result is None: result = x
# case: x.idxmax() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.idxmax()
if result is None: result = x
# case: list(x) of df.groupby('city').size()
x = df.groupby('city').size()
result = list(x)
if result is None: result = x
# case: x.map(str) of df.groupby('city').size()
x = df.groupby('city').size()
result = x.map(str)
if result is None: result = x
# case: x * 2 of df.groupby('city').size()
x = df.groupby('city').size()
result = x * 2
if result is None: result = x
# case: x.pct_change() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.pct_change()
if result is None: result = x
# case: x.diff() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.diff()
if result is None: result = x
# case: x.describe() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.describe()
if result is None: result = x
# case: x.all() of df.groupby('city').size()
x = df.groupby('city').size()
result = x.all()
if result is None: result = x
# case: x.query('n > 2') of df.groupby('city').size()
x = df.groupby('city').size()
result = x.query('n > 2')
if result is None: result = x
# case: x.merge(other, on='city', how='left') of df.groupby('city').size()
x = df.groupby('city').size()
result = x.merge(other, on='city', how='left')
if result is None: result = x
# case: pd.concat([x, x], axis=1) of df.groupby('city').size()
x = df.groupby('city').size()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: x.agg('sum') of df.groupby('city').size()
x = df.groupby('city').size()
result = x.agg('sum')
if result is None: result = x
# case: x.ndim of df.groupby('city').size()
x = df.groupby('city').size()
result = x.ndim
if result is None: result = x
# case: max(x) of df.groupby('city').size()
x = df.groupby('city').size()
result = max(x)
if result is None: result = x
# case: pd.Series(x) of df.groupby('city').size()
x = df.groupby('city').size()
result = pd.Series(x)
if result is None: result = x
# case: x.loc['Rome'] of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.loc['Rome']
if result is None: result = x
# case: x['Rome'] of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x['Rome']
if result is None: result = x
# case: 'Rome' in x of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = 'Rome' in x
if result is None: result = x
# case: 'Rome' in x.index of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = 'Rome' in x.index
if result is None: result = x
# case: x.drop(index=['Rome']) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.drop(index=['Rome'])
if result is None: result = x
# case: len(x) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = len(x)
if result is None: result = x
# case: x.apply(str) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.apply(str)
if result is None: result = x
# case: x.duplicated() of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.duplicated()
if result is None: result = x
# case: x + x of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x + x
if result is None: result = x
# case: pd.concat([x, x]) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = pd.concat([x, x])
if result is None: result = x
# case: x.xs('Rome', level=0) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.xs('Rome', level=0)
if result is None: result = x
# case: x.where(x > 2) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.where(x > 2)
if result is None: result = x
# case: x.rename_axis('ax') of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.rename_axis('ax')
if result is None: result = x
# case: x.rename('nm') of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.rename('nm')
if result is None: result = x
# case: x.ndim of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.ndim
if result is None: result = x
# case: x.update(x) of df.groupby('city')['kind'].unique()
x = df.groupby('city')['kind'].unique()
result = x.update(x)
if result is None: result = x
# case: x['Rome'] of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x['Rome']
if result is None: result = x
# case: x.drop('Rome') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.drop('Rome')
if result is None: result = x
# case: x.reset_index(name='v') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.reset_index(name='v')
if result is None: result = x
# case: x.max() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.max()
if result is None: result = x
# case: x.sum() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.sum()
if result is None: result = x
# case: x.std() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.std()
if result is None: result = x
# case: x.isin([1, 3]) of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.isin([1, 3])
if result is None: result = x
# case: x.shift(1) of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.shift(1)
if result is None: result = x
# case: x.describe() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.describe()
if result is None: result = x
# case: x.squeeze() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.squeeze()
if result is None: result = x
# case: x.empty of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.empty
if result is None: result = x
# case: x.to_dict('records') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.to_dict('records')
if result is None: result = x
# case: x.agg('sum') of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.agg('sum')
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.loc['Rome':] of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = x.loc['Rome':]
if result is None: result = x
# case: pd.Series(x) of df.groupby('city')['kind'].apply(list)
x = df.groupby('city')['kind'].apply(list)
result = pd.Series(x)
if result is None: result = x
# case: x.iloc[0] of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.iloc[0]
if result is None: result = x
# case: x.min() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.min()
if result is None: result = x
# case: x.count() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.count()
if result is None: result = x
# case: x.shape of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.shape
if result is None: result = x
# case: x.astype(str) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.astype(str)
if result is None: result = x
# case: x.fillna(0) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.fillna(0)
if result is None: result = x
# case: x.pct_change() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.pct_change()
if result is None: result = x
# case: x.shift(1) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.shift(1)
if result is None: result = x
# case: x.squeeze() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.squeeze()
if result is None: result = x
# case: x / x.sum() of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x / x.sum()
if result is None: result = x
# case: x.to_dict('split') of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.to_dict('split')
if result is None: result = x
# case: x.loc[:, 'n'] of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.loc[:, 'n']
if result is None: result = x
# case: x.add_prefix('p_') of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = x.add_prefix('p_')
if result is None: result = x
# case: bool(x.empty) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = bool(x.empty)
if result is None: result = x
# case: dict(x) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = dict(x)
if result is None: result = x
# case: np.sqrt(x) of df.groupby('city')['kind'].nunique()
x = df.groupby('city')['kind'].nunique()
result = np.sqrt(x)
if result is None: result = x
# case: x.median() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.median()
if result is None: result = x
# case: x.T of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.T
if result is None: result = x
# case: x.apply(str) of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.apply(str)
if result is None: result = x
# case: x.pct_change() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.pct_change()
if result is None: result = x
# case: x.rank() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.rank()
if result is None: result = x
# case: x.abs() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.abs()
if result is None: result = x
# case: x / x.sum() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x / x.sum()
if result is None: result = x
# case: x.query('n > 2') of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.query('n > 2')
if result is None: result = x
# case: x.to_dict('index') of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.to_dict('index')
if result is None: result = x
# case: x.dtype of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.dtype
if result is None: result = x
# case: x.ndim of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.ndim
if result is None: result = x
# case: max(x) of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = max(x)
if result is None: result = x
# case: x.skew() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.skew()
if result is None: result = x
# case: x.sem() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.sem()
if result is None: result = x
# case: x.var() of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = x.var()
if result is None: result = x
# case: pd.isna(x) of df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
x = df.groupby('city').apply(lambda g: g['n'].max() - g['n'].min(), include_groups=False)
result = pd.isna(x)
if result is None: result = x
# case: x.loc[('Rome', 0)] of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.loc[('Rome', 0)]
if result is None: result = x
# case: x.nunique() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.nunique()
if result is None: result = x
# case: x.index.names of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.index.names
if result is None: result = x
# case: x.apply(lambda v: v * 2) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: x.dropna() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.dropna()
if result is None: result = x
# case: x.duplicated() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.duplicated()
if result is None: result = x
# case: x.eq(x) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.eq(x)
if result is None: result = x
# case: x.to_dict('list') of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.to_dict('list')
if result is None: result = x
# case: x.xs(('Rome', 0)) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.xs(('Rome', 0))
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.iloc[0, 0] of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.iloc[0, 0]
if result is None: result = x
# case: x.pivot(columns='n') of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.pivot(columns='n')
if result is None: result = x
# case: x.filter(like='o') of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.filter(like='o')
if result is None: result = x
# case: x.where(x > 2) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.where(x > 2)
if result is None: result = x
# case: x.dtypes of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = x.dtypes
if result is None: result = x
# case: set(x) of df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
x = df.groupby('city').apply(lambda g: g.nlargest(1, 'n'), include_groups=False)
result = set(x)
if result is None: result = x
# case: x.reindex([1]) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.reindex([1])
if result is None: result = x
# case: x.iloc[0] of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.iloc[0]
if result is None: result = x
# case: x.count() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.count()
if result is None: result = x
# case: x.shape of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.shape
if result is None: result = x
# case: x.apply(lambda v: v * 2) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: x.isna() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.isna()
if result is None: result = x
# case: x + x of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x + x
if result is None: result = x
# case: x.groupby(level=0).sum() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x[['n']] of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x[['n']]
if result is None: result = x
# case: x.to_dict('split') of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.to_dict('split')
if result is None: result = x
# case: pd.concat([x, x]) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = pd.concat([x, x])
if result is None: result = x
# case: x.replace(3, 30) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.replace(3, 30)
if result is None: result = x
# case: x.add_prefix('p_') of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.add_prefix('p_')
if result is None: result = x
# case: dict(x) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = dict(x)
if result is None: result = x
# case: set(x) of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = set(x)
if result is None: result = x
# case: x.argmax() of df.melt(id_vars='city', value_vars=['n', 'price'])
x = df.melt(id_vars='city', value_vars=['n', 'price'])
result = x.argmax()
if result is None: result = x
# case: (0, 'n') in x of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = (0, 'n') in x
if result is None: result = x
# case: (0, 'n') in x.index of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = (0, 'n') in x.index
if result is None: result = x
# case: x.reset_index().columns.tolist() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: x.diff() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.diff()
if result is None: result = x
# case: x.shift(1) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.shift(1)
if result is None: result = x
# case: x.describe() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.describe()
if result is None: result = x
# case: x.div(x.sum()) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.div(x.sum())
if result is None: result = x
# case: x['n'] of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x['n']
if result is None: result = x
# case: x.n of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.n
if result is None: result = x
# case: x.agg('sum') of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.agg('sum')
if result is None: result = x
# case: x.filter(like='o') of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.filter(like='o')
if result is None: result = x
# case: x.first_valid_index() of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.first_valid_index()
if result is None: result = x
# case: x.ndim of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = x.ndim
if result is None: result = x
# case: max(x) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = max(x)
if result is None: result = x
# case: np.where(x > 2, 1, 0) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = np.where(x > 2, 1, 0)
if result is None: result = x
# case: pd.Series(x) of df[['n', 'price']].stack()
x = df[['n', 'price']].stack()
result = pd.Series(x)
if result is None: result = x
# case: x.get('a') of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.get('a')
if result is None: result = x
# case: x.drop(index=['a']) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.drop(index=['a'])
if result is None: result = x
# case: x.sort_values(ascending=False) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.sort_values(ascending=False)
if result is None: result = x
# case: x.min() of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.min()
if result is None: result = x
# case: x.nunique() of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.nunique()
if result is None: result = x
# case: x.shape of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.shape
if result is None: result = x
# case: x * 2 of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x * 2
if result is None: result = x
# case: x.nlargest(2) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.nlargest(2)
if result is None: result = x
# case: x.diff() of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.diff()
if result is None: result = x
# case: x.empty of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.empty
if result is None: result = x
# case: x.to_dict('index') of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.to_dict('index')
if result is None: result = x
# case: x.iloc[0, 0] of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.iloc[0, 0]
if result is None: result = x
# case: x.replace(3, 30) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.replace(3, 30)
if result is None: result = x
# case: x.pipe(len) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.pipe(len)
if result is None: result = x
# case: x.rename('nm') of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = x.rename('nm')
if result is None: result = x
# case: dict(x) of df['kind'].astype('category').value_counts()
x = df['kind'].astype('category').value_counts()
result = dict(x)
if result is None: result = x
# case: x.reset_index(name='v') of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: x.iloc[-1] of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.iloc[-1]
if result is None: result = x
# case: list(x) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = list(x)
if result is None: result = x
# case: x.astype(str) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.astype(str)
if result is None: result = x
# case: x.isna() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.isna()
if result is None: result = x
# case: x.drop_duplicates() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.drop_duplicates()
if result is None: result = x
# case: x.sum(axis=1) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.sum(axis=1)
if result is None: result = x
# case: x.div(x.sum()) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.div(x.sum())
if result is None: result = x
# case: x.agg(['min', 'max']) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: x.set_index('n') of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.set_index('n')
if result is None: result = x
# case: x.filter(like='o') of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.filter(like='o')
if result is None: result = x
# case: x.loc[[3.0]] of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.loc[[3.0]]
if result is None: result = x
# case: x.keys().tolist() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.keys().tolist()
if result is None: result = x
# case: bool(x.empty) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = bool(x.empty)
if result is None: result = x
# case: x.argmax() of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = x.argmax()
if result is None: result = x
# case: pd.DataFrame(x) of df.groupby(df['day'].dt.month)['n'].sum()
x = df.groupby(df['day'].dt.month)['n'].sum()
result = pd.DataFrame(x)
if result is None: result = x
# case: x.tail(2) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.tail(2)
if result is None: result = x
# case: x.index.tolist() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.index.tolist()
if result is None: result = x
# case: x.index.name of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.index.name
if result is None: result = x
# case: list(x.items()) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = list(x.items())
if result is None: result = x
# case: x.isin([1, 3]) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.isin([1, 3])
if result is None: result = x
# case: x.eq(x) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.eq(x)
if result is None: result = x
# case: x + x of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x + x
if result is None: result = x
# case: x.rank() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.rank()
if result is None: result = x
# case: x.to_frame('q') of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.to_frame('q')
if result is None: result = x
# case: x.unique() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.unique()
if result is None: result = x
# case: x.mask(x > 2, 0) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.mask(x > 2, 0)
if result is None: result = x
# case: x.truncate(before=True) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.truncate(before=True)
if result is None: result = x
# case: x.loc[[True]] of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.loc[[True]]
if result is None: result = x
# case: x.combine_first(x) of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.combine_first(x)
if result is None: result = x
# case: x.expanding().sum() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.expanding().sum()
if result is None: result = x
# case: x.rolling(2).sum() of df.groupby('ok')['n'].mean()
x = df.groupby('ok')['n'].mean()
result = x.rolling(2).sum()
if result is None: result = x
# case: x.sort_index() of df.T
x = df.T
result = x.sort_index()
if result is None: result = x
# case: x.sort_index(ascending=False) of df.T
x = df.T
result = x.sort_index(ascending=False)
if result is None: result = x
# case: x.columns.tolist() of df.T
x = df.T
result = x.columns.tolist()
if result is None: result = x
# case: x.map(str) of df.T
x = df.T
result = x.map(str)
if result is None: result = x
# case: x.apply(lambda v: v * 2) of df.T
x = df.T
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: x.equals(x.copy()) of df.T
x = df.T
result = x.equals(x.copy())
if result is None: result = x
# case: x.eq(x) of df.T
x = df.T
result = x.eq(x)
if result is None: result = x
# case: x.groupby(level=0).sum() of df.T
x = df.T
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x.any() of df.T
x = df.T
result = x.any()
if result is None: result = x
# case: x.rename(columns={'n': 'N'}) of df.T
x = df.T
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: x.to_dict('records') of df.T
x = df.T
result = x.to_dict('records')
if result is None: result = x
# case: [r for r in x.itertuples(index=False, name=None)] of df.T
x = df.T
result = [r for r in x.itertuples(index=False, name=None)]
if result is None: result = x
# case: pd.concat([x, x]) of df.T
x = df.T
result = pd.concat([x, x])
if result is None: result = x
# case: x.agg(['min', 'max']) of df.T
x = df.T
result = x.agg(['min', 'max'])
if result is None: result = x
# case: x.rename_axis('ax') of df.T
x = df.T
result = x.rename_axis('ax')
if result is None: result = x
# case: x.axes of df.T
x = df.T
result = x.axes
if result is None: result = x
# case: x.rename({'price': 'new'}) of df.isna().sum()
x = df.isna().sum()
result = x.rename({'price': 'new'})
if result is None: result = x
# case: x.reset_index(drop=True) of df.isna().sum()
x = df.isna().sum()
result = x.reset_index(drop=True)
if result is None: result = x
# case: x.idxmax() of df.isna().sum()
x = df.isna().sum()
result = x.idxmax()
if result is None: result = x
# case: x.size of df.isna().sum()
x = df.isna().sum()
result = x.size
if result is None: result = x
# case: x.values.tolist() of df.isna().sum()
x = df.isna().sum()
result = x.values.tolist()
if result is None: result = x
# case: x.map(str) of df.isna().sum()
x = df.isna().sum()
result = x.map(str)
if result is None: result = x
# case: x.apply(str) of df.isna().sum()
x = df.isna().sum()
result = x.apply(str)
if result is None: result = x
# case: x.pct_change() of df.isna().sum()
x = df.isna().sum()
result = x.pct_change()
if result is None: result = x
# case: x.any() of df.isna().sum()
x = df.isna().sum()
result = x.any()
if result is None: result = x
# case: x.div(x.sum(axis=1), axis=0) of df.isna().sum()
x = df.isna().sum()
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: x.to_dict('split') of df.isna().sum()
x = df.isna().sum()
result = x.to_dict('split')
if result is None: result = x
# case: pd.concat([x, x], axis=1) of df.isna().sum()
x = df.isna().sum()
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: x.replace(3, 30) of df.isna().sum()
x = df.isna().sum()
result = x.replace(3, 30)
if result is None: result = x
# case: x.transform(lambda s: s) of df.isna().sum()
x = df.isna().sum()
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.add_prefix('p_') of df.isna().sum()
x = df.isna().sum()
result = x.add_prefix('p_')
if result is None: result = x
# case: x.explode() of df.isna().sum()
x = df.isna().sum()
result = x.explode()
if result is None: result = x
# case: x.get('n') of df.dtypes
x = df.dtypes
result = x.get('n')
if result is None: result = x
# case: x.get('zz', -1) of df.dtypes
x = df.dtypes
result = x.get('zz', -1)
if result is None: result = x
# case: 'n' in x of df.dtypes
x = df.dtypes
result = 'n' in x
if result is None: result = x
# case: x.reset_index() of df.dtypes
x = df.dtypes
result = x.reset_index()
if result is None: result = x
# case: x.head(1) of df.dtypes
x = df.dtypes
result = x.head(1)
if result is None: result = x
# case: x.values.tolist() of df.dtypes
x = df.dtypes
result = x.values.tolist()
if result is None: result = x
# case: x.fillna(0) of df.dtypes
x = df.dtypes
result = x.fillna(0)
if result is None: result = x
# case: x.to_string() of df.dtypes
x = df.dtypes
result = x.to_string()
if result is None: result = x
# case: x.squeeze() of df.dtypes
x = df.dtypes
result = x.squeeze()
if result is None: result = x
# case: x.groupby(level=0).size() of df.dtypes
x = df.dtypes
result = x.groupby(level=0).size()
if result is None: result = x
# case: x.any() of df.dtypes
x = df.dtypes
result = x.any()
if result is None: result = x
# case: x / x.sum() of df.dtypes
x = df.dtypes
result = x / x.sum()
if result is None: result = x
# case: x.to_dict('split') of df.dtypes
x = df.dtypes
result = x.to_dict('split')
if result is None: result = x
# case: x.replace(3, 30) of df.dtypes
x = df.dtypes
result = x.replace(3, 30)
if result is None: result = x
# case: x.add_prefix('p_') of df.dtypes
x = df.dtypes
result = x.add_prefix('p_')
if result is None: result = x
# case: x.index.is_unique of df.dtypes
x = df.dtypes
result = x.index.is_unique
if result is None: result = x
# case: x['n'] of df.iloc[0]
x = df.iloc[0]
result = x['n']
if result is None: result = x
# case: 'n' in x of df.iloc[0]
x = df.iloc[0]
result = 'n' in x
if result is None: result = x
# case: x.rename({'n': 'new'}) of df.iloc[0]
x = df.iloc[0]
result = x.rename({'n': 'new'})
if result is None: result = x
# case: x.sort_index(ascending=False) of df.iloc[0]
x = df.iloc[0]
result = x.sort_index(ascending=False)
if result is None: result = x
# case: x.reset_index().columns.tolist() of df.iloc[0]
x = df.iloc[0]
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: x.isin([1, 3]) of df.iloc[0]
x = df.iloc[0]
result = x.isin([1, 3])
if result is None: result = x
# case: x.isna() of df.iloc[0]
x = df.iloc[0]
result = x.isna()
if result is None: result = x
# case: x > 1 of df.iloc[0]
x = df.iloc[0]
result = x > 1
if result is None: result = x
# case: x.describe() of df.iloc[0]
x = df.iloc[0]
result = x.describe()
if result is None: result = x
# case: x[['n']] of df.iloc[0]
x = df.iloc[0]
result = x[['n']]
if result is None: result = x
# case: x['n'] of df.iloc[0]
x = df.iloc[0]
result = x['n']
if result is None: result = x
# case: x.join(other.set_index('city'), on='city') of df.iloc[0]
x = df.iloc[0]
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: x.ndim of df.iloc[0]
x = df.iloc[0]
result = x.ndim
if result is None: result = x
# case: pd.isna(x) of df.iloc[0]
x = df.iloc[0]
result = pd.isna(x)
if result is None: result = x
# case: pd.Series(x) of df.iloc[0]
x = df.iloc[0]
result = pd.Series(x)
if result is None: result = x
# case: pd.DataFrame(x) of df.iloc[0]
x = df.iloc[0]
result = pd.DataFrame(x)
if result is None: result = x
# case: x.iloc[:2] of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.iloc[:2]
if result is None: result = x
# case: x.min() of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.min()
if result is None: result = x
# case: x.idxmax() of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.idxmax()
if result is None: result = x
# case: x.shape of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.shape
if result is None: result = x
# case: x.map(str) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.map(str)
if result is None: result = x
# case: x.apply(str) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.apply(str)
if result is None: result = x
# case: x.nsmallest(1) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.nsmallest(1)
if result is None: result = x
# case: x.empty of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.empty
if result is None: result = x
# case: x.max(axis=1) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.max(axis=1)
if result is None: result = x
# case: x.join(other.set_index('city'), on='city') of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: pd.concat([x, x]) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = pd.concat([x, x])
if result is None: result = x
# case: pd.concat([x, x], axis=1) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = pd.concat([x, x], axis=1)
if result is None: result = x
# case: x.sort_values('n') of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.sort_values('n')
if result is None: result = x
# case: x.insert(0, 'w', 5) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.loc[0:] of df[df['n'] > 10]
x = df[df['n'] > 10]
result = x.loc[0:]
if result is None: result = x
# case: dict(x) of df[df['n'] > 10]
x = df[df['n'] > 10]
result = dict(x)
if result is None: result = x
# case: x.iloc[-1] of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.iloc[-1]
if result is None: result = x
# case: x.nunique() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.nunique()
if result is None: result = x
# case: x.index.name of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.index.name
if result is None: result = x
# case: x.to_dict() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.to_dict()
if result is None: result = x
# case: x.drop_duplicates() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.drop_duplicates()
if result is None: result = x
# case: x.nlargest(2) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.nlargest(2)
if result is None: result = x
# case: str(x) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = str(x)
if result is None: result = x
# case: x.groupby(level=0).sum() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x.any() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.any()
if result is None: result = x
# case: x.div(x.sum()) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.div(x.sum())
if result is None: result = x
# case: x.rename(columns=str.upper) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.rename(columns=str.upper)
if result is None: result = x
# case: x.set_index('n') of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.set_index('n')
if result is None: result = x
# case: x.combine_first(x) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.combine_first(x)
if result is None: result = x
# case: sum(x) of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = sum(x)
if result is None: result = x
# case: x.argmax() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.argmax()
if result is None: result = x
# case: x.rolling(2).sum() of df['n'].quantile([0.25, 0.5])
x = df['n'].quantile([0.25, 0.5])
result = x.rolling(2).sum()
if result is None: result = x
# case: x.rename({1: 'new'}) of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.rename({1: 'new'})
if result is None: result = x
# case: x.sort_index() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.sort_index()
if result is None: result = x
# case: x.reset_index(name='v') of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.reset_index(name='v')
if result is None: result = x
# case: x.iloc[0] of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.iloc[0]
if result is None: result = x
# case: x.idxmin() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.idxmin()
if result is None: result = x
# case: x.index.names of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.index.names
if result is None: result = x
# case: x + x of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x + x
if result is None: result = x
# case: x.cumsum() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.cumsum()
if result is None: result = x
# case: x.all() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.all()
if result is None: result = x
# case: x.assign(z=1) of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.assign(z=1)
if result is None: result = x
# case: x.xs(1) of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.xs(1)
if result is None: result = x
# case: x.set_index('n') of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.set_index('n')
if result is None: result = x
# case: x.filter(like='o') of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.filter(like='o')
if result is None: result = x
# case: x.index.max() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.index.max()
if result is None: result = x
# case: x.loc[[1]] of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.loc[[1]]
if result is None: result = x
# case: x.skew() of df.groupby('city')['n'].transform('mean')
x = df.groupby('city')['n'].transform('mean')
result = x.skew()
if result is None: result = x
# case: x['Rome'] of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x['Rome']
if result is None: result = x
# case: x.get('Rome') of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.get('Rome')
if result is None: result = x
# case: x.get('zz', -1) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.get('zz', -1)
if result is None: result = x
# case: 'Rome' in x of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = 'Rome' in x
if result is None: result = x
# case: list(x.items()) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = list(x.items())
if result is None: result = x
# case: list(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = list(x)
if result is None: result = x
# case: len(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = len(x)
if result is None: result = x
# case: str(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = str(x)
if result is None: result = x
# case: x.value_counts() of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.value_counts()
if result is None: result = x
# case: x.update(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.update(x)
if result is None: result = x
# case: dict(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = dict(x)
if result is None: result = x
# case: set(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = set(x)
if result is None: result = x
# case: x.rolling(2).sum() of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = x.rolling(2).sum()
if result is None: result = x
# case: pd.isna(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = pd.isna(x)
if result is None: result = x
# case: pd.Series(x) of df.set_index('city')['n'].to_dict()
x = df.set_index('city')['n'].to_dict()
result = pd.Series(x)
if result is None: result = x
# case: x.loc['Rome'] of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.loc['Rome']
if result is None: result = x
# case: x.sort_values(ascending=False) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.sort_values(ascending=False)
if result is None: result = x
# case: x.reset_index().columns.tolist() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: x.nunique() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.nunique()
if result is None: result = x
# case: x.index.name of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.index.name
if result is None: result = x
# case: x.name of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.name
if result is None: result = x
# case: x.to_dict() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.to_dict()
if result is None: result = x
# case: x.values.tolist() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.values.tolist()
if result is None: result = x
# case: x.isna().any() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.isna().any()
if result is None: result = x
# case: x.eq(x) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.eq(x)
if result is None: result = x
# case: x > 1 of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x > 1
if result is None: result = x
# case: x.rank() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.rank()
if result is None: result = x
# case: x.rename(columns={'n': 'N'}) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.rename(columns={'n': 'N'})
if result is None: result = x
# case: x.droplevel(0) of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.droplevel(0)
if result is None: result = x
# case: x.rename_axis('ax') of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.rename_axis('ax')
if result is None: result = x
# case: x.skew() of df.groupby('city')['n'].idxmax()
x = df.groupby('city')['n'].idxmax()
result = x.skew()
if result is None: result = x
# case: x.get('n') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.get('n')
if result is None: result = x
# case: x.rename({'n': 'new'}) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.rename({'n': 'new'})
if result is None: result = x
# case: x.min() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.min()
if result is None: result = x
# case: x.count() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.count()
if result is None: result = x
# case: x.columns.tolist() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.columns.tolist()
if result is None: result = x
# case: x.fillna(0) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.fillna(0)
if result is None: result = x
# case: x.to_frame() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.to_frame()
if result is None: result = x
# case: x.squeeze() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.squeeze()
if result is None: result = x
# case: x.mode() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.mode()
if result is None: result = x
# case: x / x.sum() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x / x.sum()
if result is None: result = x
# case: x.to_dict('records') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.to_dict('records')
if result is None: result = x
# case: x.xs('n') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.xs('n')
if result is None: result = x
# case: x.insert(0, 'w', 5) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.insert(0, 'w', 5)
if result is None: result = x
# case: x.truncate(before='n') of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.truncate(before='n')
if result is None: result = x
# case: dict(x) of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = dict(x)
if result is None: result = x
# case: x.prod() of df.corr(numeric_only=True)
x = df.corr(numeric_only=True)
result = x.prod()
if result is None: result = x
# case: x.loc['Rome'] of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.loc['Rome']
if result is None: result = x
# case: x.reindex(['Rome']) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.reindex(['Rome'])
if result is None: result = x
# case: x.iloc[:2] of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.iloc[:2]
if result is None: result = x
# case: x.idxmin() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.idxmin()
if result is None: result = x
# case: x.round(1) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.round(1)
if result is None: result = x
# case: x.cumsum() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.cumsum()
if result is None: result = x
# case: x.pct_change() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.pct_change()
if result is None: result = x
# case: str(x) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = str(x)
if result is None: result = x
# case: x.tolist() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.tolist()
if result is None: result = x
# case: x.abs() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.abs()
if result is None: result = x
# case: x.max(axis=1) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.max(axis=1)
if result is None: result = x
# case: x.div(x.sum(axis=1), axis=0) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.div(x.sum(axis=1), axis=0)
if result is None: result = x
# case: x.xs('Rome', level=0) of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.xs('Rome', level=0)
if result is None: result = x
# case: x.index.is_unique of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.index.is_unique
if result is None: result = x
# case: x.sem() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.sem()
if result is None: result = x
# case: x.var() of df.groupby('city')['n'].describe()
x = df.groupby('city')['n'].describe()
result = x.var()
if result is None: result = x
# case: x.reset_index(name='v') of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.reset_index(name='v')
if result is None: result = x
# case: x.iloc[:2] of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.iloc[:2]
if result is None: result = x
# case: x.max() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.max()
if result is None: result = x
# case: x.mean() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.mean()
if result is None: result = x
# case: x.std() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.std()
if result is None: result = x
# case: x.idxmin() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.idxmin()
if result is None: result = x
# case: x.round(1) of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.round(1)
if result is None: result = x
# case: x[x > 1] of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x[x > 1]
if result is None: result = x
# case: x.cumsum() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.cumsum()
if result is None: result = x
# case: x.tolist() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.tolist()
if result is None: result = x
# case: x.value_counts() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.value_counts()
if result is None: result = x
# case: x.empty of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.empty
if result is None: result = x
# case: x.div(x.sum()) of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.div(x.sum())
if result is None: result = x
# case: x.merge(other, left_index=True, right_on='city', how='left') of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.merge(other, left_index=True, right_on='city', how='left')
if result is None: result = x
# case: x.rename_axis('ax') of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.rename_axis('ax')
if result is None: result = x
# case: x.kurt() of df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
x = df.assign(y=df['day'].dt.year).groupby(['y', 'city'])['n'].sum()
result = x.kurt()
if result is None: result = x
# case: x.iloc[0] of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.iloc[0]
if result is None: result = x
# case: x.iloc[:2] of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.iloc[:2]
if result is None: result = x
# case: x.sum() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.sum()
if result is None: result = x
# case: x.std() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.std()
if result is None: result = x
# case: x.nunique() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.nunique()
if result is None: result = x
# case: x.round(1) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.round(1)
if result is None: result = x
# case: x.apply(lambda v: v * 2) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.apply(lambda v: v * 2)
if result is None: result = x
# case: x + x of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x + x
if result is None: result = x
# case: x.nsmallest(1) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.nsmallest(1)
if result is None: result = x
# case: x.cumsum() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.cumsum()
if result is None: result = x
# case: x.groupby(level=0).sum() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.groupby(level=0).sum()
if result is None: result = x
# case: x.tolist() of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.tolist()
if result is None: result = x
# case: x.empty of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.empty
if result is None: result = x
# case: x.query('n > 2') of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.query('n > 2')
if result is None: result = x
# case: x.xs(1, level=0) of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.xs(1, level=0)
if result is None: result = x
# case: x.loc[[1]] of df['price'].fillna(0).astype(int)
x = df['price'].fillna(0).astype(int)
result = x.loc[[1]]
if result is None: result = x
# case: x[1] of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x[1]
if result is None: result = x
# case: x.nunique() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.nunique()
if result is None: result = x
# case: x.idxmax() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.idxmax()
if result is None: result = x
# case: x.to_dict() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.to_dict()
if result is None: result = x
# case: x.isin([1, 3]) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.isin([1, 3])
if result is None: result = x
# case: x.map(str) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.map(str)
if result is None: result = x
# case: x.apply(str) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.apply(str)
if result is None: result = x
# case: x.mode() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.mode()
if result is None: result = x
# case: x.all() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.all()
if result is None: result = x
# case: x.max(axis=1) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.max(axis=1)
if result is None: result = x
# case: x.to_dict('list') of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.to_dict('list')
if result is None: result = x
# case: x.xs(1) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.xs(1)
if result is None: result = x
# case: x.transform(lambda s: s) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.dtypes of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.dtypes
if result is None: result = x
# case: x.keys().tolist() of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = x.keys().tolist()
if result is None: result = x
# case: sum(x) of df['n'].where(df['n'] > 2)
x = df['n'].where(df['n'] > 2)
result = sum(x)
if result is None: result = x
# case: x.get('a') of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.get('a')
if result is None: result = x
# case: x.sort_index(ascending=False) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.sort_index(ascending=False)
if result is None: result = x
# case: x.reset_index(drop=True) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.reset_index(drop=True)
if result is None: result = x
# case: x.head(1) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.head(1)
if result is None: result = x
# case: x.isna().any() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.isna().any()
if result is None: result = x
# case: x * 2 of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x * 2
if result is None: result = x
# case: x.to_string() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.to_string()
if result is None: result = x
# case: x.any() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.any()
if result is None: result = x
# case: x.n of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.n
if result is None: result = x
# case: x.agg(['min', 'max']) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: x.index.get_level_values(0).tolist() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.index.get_level_values(0).tolist()
if result is None: result = x
# case: x.corr() of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.corr()
if result is None: result = x
# case: x.transform(lambda s: s) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.truncate(before='a') of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.truncate(before='a')
if result is None: result = x
# case: x.loc[['a']] of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = x.loc[['a']]
if result is None: result = x
# case: pd.DataFrame(x) of df.groupby('kind', sort=False)['price'].max()
x = df.groupby('kind', sort=False)['price'].max()
result = pd.DataFrame(x)
if result is None: result = x
# case: 1 in x of df.explode('kind')
x = df.explode('kind')
result = 1 in x
if result is None: result = x
# case: x.drop(1) of df.explode('kind')
x = df.explode('kind')
result = x.drop(1)
if result is None: result = x
# case: x.tail(2) of df.explode('kind')
x = df.explode('kind')
result = x.tail(2)
if result is None: result = x
# case: x.iloc[:2] of df.explode('kind')
x = df.explode('kind')
result = x.iloc[:2]
if result is None: result = x
# case: x.idxmin() of df.explode('kind')
x = df.explode('kind')
result = x.idxmin()
if result is None: result = x
# case: x.index.name of df.explode('kind')
x = df.explode('kind')
result = x.index.name
if result is None: result = x
# case: x.values.tolist() of df.explode('kind')
x = df.explode('kind')
result = x.values.tolist()
if result is None: result = x
# case: x.round(1) of df.explode('kind')
x = df.explode('kind')
result = x.round(1)
if result is None: result = x
# case: x.duplicated() of df.explode('kind')
x = df.explode('kind')
result = x.duplicated()
if result is None: result = x
# case: x.eq(x) of df.explode('kind')
x = df.explode('kind')
result = x.eq(x)
if result is None: result = x
# case: x.cumsum() of df.explode('kind')
x = df.explode('kind')
result = x.cumsum()
if result is None: result = x
# case: x.stack() of df.explode('kind')
x = df.explode('kind')
result = x.stack()
if result is None: result = x
# case: x.query('n > 2') of df.explode('kind')
x = df.explode('kind')
result = x.query('n > 2')
if result is None: result = x
# case: x['n'] of df.explode('kind')
x = df.explode('kind')
result = x['n']
if result is None: result = x
# case: x.transform(lambda s: s) of df.explode('kind')
x = df.explode('kind')
result = x.transform(lambda s: s)
if result is None: result = x
# case: x.loc[[1]] of df.explode('kind')
x = df.explode('kind')
result = x.loc[[1]]
if result is None: result = x
# case: '2021-03' in x of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = '2021-03' in x
if result is None: result = x
# case: '2021-03' in x.index of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = '2021-03' in x.index
if result is None: result = x
# case: x.reset_index(name='v') of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.reset_index(name='v')
if result is None: result = x
# case: x.iloc[:2] of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.iloc[:2]
if result is None: result = x
# case: x.idxmin() of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.idxmin()
if result is None: result = x
# case: list(x.items()) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = list(x.items())
if result is None: result = x
# case: x.nsmallest(1) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.nsmallest(1)
if result is None: result = x
# case: x.cumsum() of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.cumsum()
if result is None: result = x
# case: x.to_frame('q') of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.to_frame('q')
if result is None: result = x
# case: x.tolist() of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.tolist()
if result is None: result = x
# case: x.quantile(0.5) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.quantile(0.5)
if result is None: result = x
# case: x.clip(1, 2) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.clip(1, 2)
if result is None: result = x
# case: x.nlargest(2, 'n') of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.nlargest(2, 'n')
if result is None: result = x
# case: x.sort_values(by=['n'], ascending=False).head(1) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.sort_values(by=['n'], ascending=False).head(1)
if result is None: result = x
# case: x.replace(3, 30) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = x.replace(3, 30)
if result is None: result = x
# case: set(x) of df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
x = df['day'].dt.strftime('%Y-%m').value_counts().sort_index()
result = set(x)
if result is None: result = x
# case: x.reindex(['Rome']) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.reindex(['Rome'])
if result is None: result = x
# case: x.reset_index().columns.tolist() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.reset_index().columns.tolist()
if result is None: result = x
# case: x.nunique() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.nunique()
if result is None: result = x
# case: x.idxmin() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.idxmin()
if result is None: result = x
# case: x.round(1) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.round(1)
if result is None: result = x
# case: x.apply(lambda v: v) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.apply(lambda v: v)
if result is None: result = x
# case: x.isna().any() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.isna().any()
if result is None: result = x
# case: x.equals(x.copy()) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.equals(x.copy())
if result is None: result = x
# case: x.cumsum() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.cumsum()
if result is None: result = x
# case: x.to_string() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.to_string()
if result is None: result = x
# case: x.agg(['min', 'max']) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.agg(['min', 'max'])
if result is None: result = x
# case: x.droplevel(0) of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.droplevel(0)
if result is None: result = x
# case: x.sort_values('n') of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.sort_values('n')
if result is None: result = x
# case: x.dtype of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.dtype
if result is None: result = x
# case: x.sem() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.sem()
if result is None: result = x
# case: x.var() of df.groupby('city')['ok'].mean()
x = df.groupby('city')['ok'].mean()
result = x.var()
if result is None: result = x
# case: x.min() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.min()
if result is None: result = x
# case: x.shape of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.shape
if result is None: result = x
# case: x.values.tolist() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.values.tolist()
if result is None: result = x
# case: x.drop_duplicates() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.drop_duplicates()
if result is None: result = x
# case: x.diff() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.diff()
if result is None: result = x
# case: x.shift(1) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.shift(1)
if result is None: result = x
# case: x.div(x.sum()) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.div(x.sum())
if result is None: result = x
# case: x.query('n > 2') of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.query('n > 2')
if result is None: result = x
# case: x.assign(z=1) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.assign(z=1)
if result is None: result = x
# case: x.join(other.set_index('city'), on='city') of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.join(other.set_index('city'), on='city')
if result is None: result = x
# case: x.swaplevel() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.swaplevel()
if result is None: result = x
# case: x.loc['sum', 'n'] of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.loc['sum', 'n']
if result is None: result = x
# case: x.index.max() of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.index.max()
if result is None: result = x
# case: x.loc[['sum']] of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = x.loc[['sum']]
if result is None: result = x
# case: dict(x) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = dict(x)
if result is None: result = x
# case: np.sqrt(x) of df.select_dtypes('number').agg(['sum', 'mean'])
x = df.select_dtypes('number').agg(['sum', 'mean'])
result = np.sqrt(x)
if result is None: result = x
