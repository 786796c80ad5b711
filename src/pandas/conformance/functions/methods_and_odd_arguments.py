# Each method with arguments of every kind, fitting ones and odd ones.
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [3, 1, 2, 1], 'b': [1.5, None, 2.5, 0.5], 'c': ['x', 'y', 'x', None], 'd': pd.to_datetime(['2020-01-03', '2020-01-01', None, '2020-01-02'])}, index=[10, 11, 12, 13])
num = df[['a', 'b']]
s = df['a']
f = df['b']
t = pd.Series(['b 1', 'A2', None, 'cc'], index=list('wxyz'), name='t')
g = df.groupby('c')
gs = df.groupby('c')['a']
d = df['d']
m = df.set_index(['c', 'a'])
i = pd.Index([3, 1, 2, 1])
k = pd.Series(['u', 'v', 'u', None], dtype='category')
n = pd.Series([1, None, 3], dtype='Int64')
# case: df.abs(['a'])
result = df.abs(['a'])
if result is None: result = df
# case: df.add('mean')
result = df.add('mean')
if result is None: result = df
# case: df.add_prefix('b')
result = df.add_prefix('b')
if result is None: result = df
# case: df.add_prefix('mean')
result = df.add_prefix('mean')
if result is None: result = df
# case: df.add_prefix(inplace=True)
result = df.add_prefix(inplace=True)
if result is None: result = df
# case: df.add_suffix('a')
result = df.add_suffix('a')
if result is None: result = df
# case: df.add_suffix(level=0)
result = df.add_suffix(level=0)
if result is None: result = df
# case: df.add_suffix('x')
result = df.add_suffix('x')
if result is None: result = df
# case: df.agg('b')
result = df.agg('b')
if result is None: result = df
# case: df.agg(['a'])
result = df.agg(['a'])
if result is None: result = df
# case: df.agg({'a': ['min', 'max'], 'b': 'sum'})
result = df.agg({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = df
# case: df.aggregate('a')
result = df.aggregate('a')
if result is None: result = df
# case: df.aggregate(['a', 'b'])
result = df.aggregate(['a', 'b'])
if result is None: result = df
# case: df.aggregate(len)
result = df.aggregate(len)
if result is None: result = df
# case: df.align(df)
result = df.align(df)
if result is None: result = df
# case: df.align(axis=1)
result = df.align(axis=1)
if result is None: result = df
# case: df.all()
result = df.all()
if result is None: result = df
# case: df.all([0, 1])
result = df.all([0, 1])
if result is None: result = df
# case: df.all(axis=0)
result = df.all(axis=0)
if result is None: result = df
# case: df.any(axis=1)
result = df.any(axis=1)
if result is None: result = df
# case: df.any(axis='columns')
result = df.any(axis='columns')
if result is None: result = df
# case: df.any(level=0)
result = df.any(level=0)
if result is None: result = df
# case: df.apply('a')
result = df.apply('a')
if result is None: result = df
# case: df.apply('x')
result = df.apply('x')
if result is None: result = df
# case: df.apply(len)
result = df.apply(len)
if result is None: result = df
# case: df.applymap('zz')
result = df.applymap('zz')
if result is None: result = df
# case: df.applymap(str)
result = df.applymap(str)
if result is None: result = df
# case: df.asfreq(axis=1)
result = df.asfreq(axis=1)
if result is None: result = df
# case: df.assign()
result = df.assign()
if result is None: result = df
# case: df.assign(2.5)
result = df.assign(2.5)
if result is None: result = df
# case: df.assign(axis=1)
result = df.assign(axis=1)
if result is None: result = df
# case: df.astype(['a', 'b'])
result = df.astype(['a', 'b'])
if result is None: result = df
# case: df.astype({'a': 'b'})
result = df.astype({'a': 'b'})
if result is None: result = df
# case: df.astype(str)
result = df.astype(str)
if result is None: result = df
# case: df.backfill(df)
result = df.backfill(df)
if result is None: result = df
# case: df.backfill(axis=0)
result = df.backfill(axis=0)
if result is None: result = df
# case: df.backfill(axis='columns')
result = df.backfill(axis='columns')
if result is None: result = df
# case: df.bfill()
result = df.bfill()
if result is None: result = df
# case: df.bfill('zz')
result = df.bfill('zz')
if result is None: result = df
# case: df.bfill(axis=1)
result = df.bfill(axis=1)
if result is None: result = df
# case: df.clip(0)
result = df.clip(0)
if result is None: result = df
# case: df.clip(inplace=True)
result = df.clip(inplace=True)
if result is None: result = df
# case: df.clip(np.nan)
result = df.clip(np.nan)
if result is None: result = df
# case: df.combine(2.5)
result = df.combine(2.5)
if result is None: result = df
# case: df.combine_first(df)
result = df.combine_first(df)
if result is None: result = df
# case: df.combine_first(axis='columns')
result = df.combine_first(axis='columns')
if result is None: result = df
# case: df.compare(df)
result = df.compare(df)
if result is None: result = df
# case: df.compare(level=0)
result = df.compare(level=0)
if result is None: result = df
# case: df.convert_dtypes()
result = df.convert_dtypes()
if result is None: result = df
# case: df.convert_dtypes(axis=1)
result = df.convert_dtypes(axis=1)
if result is None: result = df
# case: df.copy(0)
result = df.copy(0)
if result is None: result = df
# case: df.copy('zz')
result = df.copy('zz')
if result is None: result = df
# case: df.copy('a', 'b')
result = df.copy('a', 'b')
if result is None: result = df
# case: df.corr(level=0)
result = df.corr(level=0)
if result is None: result = df
# case: df.corrwith([])
result = df.corrwith([])
if result is None: result = df
# case: df.count(axis=0)
result = df.count(axis=0)
if result is None: result = df
# case: df.count(np.nan)
result = df.count(np.nan)
if result is None: result = df
# case: df.count(0, 0)
result = df.count(0, 0)
if result is None: result = df
# case: df.cov(axis=0)
result = df.cov(axis=0)
if result is None: result = df
# case: df.cummax(np.nan)
result = df.cummax(np.nan)
if result is None: result = df
# case: df.cummin(str)
result = df.cummin(str)
if result is None: result = df
# case: df.cumprod('mean')
result = df.cumprod('mean')
if result is None: result = df
# case: df.cumsum()
result = df.cumsum()
if result is None: result = df
# case: df.describe()
result = df.describe()
if result is None: result = df
# case: df.describe(True)
result = df.describe(True)
if result is None: result = df
# case: df.describe([])
result = df.describe([])
if result is None: result = df
# case: df.diff(0)
result = df.diff(0)
if result is None: result = df
# case: df.diff(10)
result = df.diff(10)
if result is None: result = df
# case: df.div(['a', 'b'])
result = df.div(['a', 'b'])
if result is None: result = df
# case: df.divide(axis=0)
result = df.divide(axis=0)
if result is None: result = df
# case: df.dot(df)
result = df.dot(df)
if result is None: result = df
# case: df.drop('zz')
result = df.drop('zz')
if result is None: result = df
# case: df.drop([])
result = df.drop([])
if result is None: result = df
# case: df.drop(10)
result = df.drop(10)
if result is None: result = df
# case: df.drop_duplicates(['a'])
result = df.drop_duplicates(['a'])
if result is None: result = df
# case: df.drop_duplicates(pd.Timestamp('2020-01-02'))
result = df.drop_duplicates(pd.Timestamp('2020-01-02'))
if result is None: result = df
# case: df.drop_duplicates({'a': ['min', 'max'], 'b': 'sum'})
result = df.drop_duplicates({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = df
# case: df.droplevel()
result = df.droplevel()
if result is None: result = df
# case: df.droplevel([])
result = df.droplevel([])
if result is None: result = df
# case: df.dropna(df)
result = df.dropna(df)
if result is None: result = df
# case: df.dropna(axis=1)
result = df.dropna(axis=1)
if result is None: result = df
# case: df.dropna(inplace=True)
result = df.dropna(inplace=True)
if result is None: result = df
# case: df.duplicated('b')
result = df.duplicated('b')
if result is None: result = df
# case: df.duplicated(None)
result = df.duplicated(None)
if result is None: result = df
# case: df.duplicated(['sum', 'mean'])
result = df.duplicated(['sum', 'mean'])
if result is None: result = df
# case: df.eq('b')
result = df.eq('b')
if result is None: result = df
# case: df.eq(['a'])
result = df.eq(['a'])
if result is None: result = df
# case: df.eq(np.nan)
result = df.eq(np.nan)
if result is None: result = df
# case: df.equals({'a': 1})
result = df.equals({'a': 1})
if result is None: result = df
# case: df.equals(axis='columns')
result = df.equals(axis='columns')
if result is None: result = df
# case: df.equals(pd.Timestamp('2020-01-02'))
result = df.equals(pd.Timestamp('2020-01-02'))
if result is None: result = df
# case: df.eval('a')
result = df.eval('a')
if result is None: result = df
# case: df.eval('b')
result = df.eval('b')
if result is None: result = df
# case: df.eval(level=0)
result = df.eval(level=0)
if result is None: result = df
# case: df.ewm(df)
result = df.ewm(df)
if result is None: result = df
# case: df.expanding(True)
result = df.expanding(True)
if result is None: result = df
# case: df.explode()
result = df.explode()
if result is None: result = df
# case: df.explode('a')
result = df.explode('a')
if result is None: result = df
# case: df.explode('a', 'b')
result = df.explode('a', 'b')
if result is None: result = df
# case: df.ffill()
result = df.ffill()
if result is None: result = df
# case: df.ffill(axis=1)
result = df.ffill(axis=1)
if result is None: result = df
# case: df.ffill('a', 1)
result = df.ffill('a', 1)
if result is None: result = df
# case: df.fillna(['sum', 'mean'])
result = df.fillna(['sum', 'mean'])
if result is None: result = df
# case: df.fillna(df)
result = df.fillna(df)
if result is None: result = df
# case: df.fillna(10)
result = df.fillna(10)
if result is None: result = df
# case: df.filter(axis=0)
result = df.filter(axis=0)
if result is None: result = df
# case: df.filter(('a', 'b'))
result = df.filter(('a', 'b'))
if result is None: result = df
# case: df.filter({'a': ['min', 'max'], 'b': 'sum'})
result = df.filter({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = df
# case: df.first_valid_index()
result = df.first_valid_index()
if result is None: result = df
# case: df.first_valid_index(f)
result = df.first_valid_index(f)
if result is None: result = df
# case: df.floordiv(1, 2)
result = df.floordiv(1, 2)
if result is None: result = df
# case: df.ge(df)
result = df.ge(df)
if result is None: result = df
# case: df.ge(axis=0)
result = df.ge(axis=0)
if result is None: result = df
# case: df.get()
result = df.get()
if result is None: result = df
# case: df.get(False)
result = df.get(False)
if result is None: result = df
# case: df.get(len)
result = df.get(len)
if result is None: result = df
# case: df.groupby(len)
result = df.groupby(len)
if result is None: result = df
# case: df.gt(['a', 'b'])
result = df.gt(['a', 'b'])
if result is None: result = df
# case: df.gt(df)
result = df.gt(df)
if result is None: result = df
# case: df.head()
result = df.head()
if result is None: result = df
# case: df.head(-1)
result = df.head(-1)
if result is None: result = df
# case: df.head(inplace=True)
result = df.head(inplace=True)
if result is None: result = df
# case: df.idxmax('a', 1)
result = df.idxmax('a', 1)
if result is None: result = df
# case: df.idxmin(level=0)
result = df.idxmin(level=0)
if result is None: result = df
# case: df.iloc(['a'])
result = df.iloc(['a'])
if result is None: result = df
# case: df.infer_objects(['a'])
result = df.infer_objects(['a'])
if result is None: result = df
# case: df.infer_objects({'a': 'b'})
result = df.infer_objects({'a': 'b'})
if result is None: result = df
# case: df.infer_objects(1, 2)
result = df.infer_objects(1, 2)
if result is None: result = df
# case: df.insert('b')
result = df.insert('b')
if result is None: result = df
# case: df.isin(True)
result = df.isin(True)
if result is None: result = df
# case: df.isin([])
result = df.isin([])
if result is None: result = df
# case: df.isin(df)
result = df.isin(df)
if result is None: result = df
# case: df.isna()
result = df.isna()
if result is None: result = df
# case: df.isna(None)
result = df.isna(None)
if result is None: result = df
# case: df.isnull()
result = df.isnull()
if result is None: result = df
# case: df.isnull({'a': ['min', 'max'], 'b': 'sum'})
result = df.isnull({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = df
# case: df.items('mean')
result = df.items('mean')
if result is None: result = df
# case: df.iterrows(-1)
result = df.iterrows(-1)
if result is None: result = df
# case: df.itertuples(axis='columns')
result = df.itertuples(axis='columns')
if result is None: result = df
# case: df.join(0)
result = df.join(0)
if result is None: result = df
# case: df.join([])
result = df.join([])
if result is None: result = df
# case: df.keys()
result = df.keys()
if result is None: result = df
# case: df.keys(['sum', 'mean'])
result = df.keys(['sum', 'mean'])
if result is None: result = df
# case: df.kurt('a', 1)
result = df.kurt('a', 1)
if result is None: result = df
# case: df.kurtosis(level=0)
result = df.kurtosis(level=0)
if result is None: result = df
# case: df.last_valid_index()
result = df.last_valid_index()
if result is None: result = df
# case: df.last_valid_index(pd.Timestamp('2020-01-02'))
result = df.last_valid_index(pd.Timestamp('2020-01-02'))
if result is None: result = df
# case: df.le(df)
result = df.le(df)
if result is None: result = df
# case: df.le('a', 'b')
result = df.le('a', 'b')
if result is None: result = df
# case: df.loc(1, 2)
result = df.loc(1, 2)
if result is None: result = df
# case: df.lt(df)
result = df.lt(df)
if result is None: result = df
# case: df.lt(inplace=True)
result = df.lt(inplace=True)
if result is None: result = df
# case: df.map(inplace=True)
result = df.map(inplace=True)
if result is None: result = df
# case: df.map(str)
result = df.map(str)
if result is None: result = df
# case: df.mask(1, 2)
result = df.mask(1, 2)
if result is None: result = df
# case: df.max(np.nan)
result = df.max(np.nan)
if result is None: result = df
# case: df.mean(1)
result = df.mean(1)
if result is None: result = df
# case: df.median('a', 1)
result = df.median('a', 1)
if result is None: result = df
# case: df.melt(1)
result = df.melt(1)
if result is None: result = df
# case: df.melt(None)
result = df.melt(None)
if result is None: result = df
# case: df.melt(['a'])
result = df.melt(['a'])
if result is None: result = df
# case: df.merge()
result = df.merge()
if result is None: result = df
# case: df.merge(df)
result = df.merge(df)
if result is None: result = df
# case: df.merge(s)
result = df.merge(s)
if result is None: result = df
# case: df.min(-1)
result = df.min(-1)
if result is None: result = df
# case: df.mod(('a', 'b'))
result = df.mod(('a', 'b'))
if result is None: result = df
# case: df.mode(0)
result = df.mode(0)
if result is None: result = df
# case: df.mode(False)
result = df.mode(False)
if result is None: result = df
# case: df.mode(level=0)
result = df.mode(level=0)
if result is None: result = df
# case: df.mul(True)
result = df.mul(True)
if result is None: result = df
# case: df.multiply({'a': 'b'})
result = df.multiply({'a': 'b'})
if result is None: result = df
# case: df.ne(False)
result = df.ne(False)
if result is None: result = df
# case: df.ne(axis='columns')
result = df.ne(axis='columns')
if result is None: result = df
# case: df.ne(str)
result = df.ne(str)
if result is None: result = df
# case: df.nlargest(('a', 'b'))
result = df.nlargest(('a', 'b'))
if result is None: result = df
# case: df.notna()
result = df.notna()
if result is None: result = df
# case: df.notna(s)
result = df.notna(s)
if result is None: result = df
# case: df.notnull()
result = df.notnull()
if result is None: result = df
# case: df.notnull({'a': 'b'})
result = df.notnull({'a': 'b'})
if result is None: result = df
# case: df.nsmallest(True)
result = df.nsmallest(True)
if result is None: result = df
# case: df.nunique(0)
result = df.nunique(0)
if result is None: result = df
# case: df.nunique(axis=0)
result = df.nunique(axis=0)
if result is None: result = df
# case: df.nunique(str)
result = df.nunique(str)
if result is None: result = df
# case: df.pad()
result = df.pad()
if result is None: result = df
# case: df.pad(['a', 'b'])
result = df.pad(['a', 'b'])
if result is None: result = df
# case: df.pad(axis=0)
result = df.pad(axis=0)
if result is None: result = df
# case: df.pct_change(('a', 'b'))
result = df.pct_change(('a', 'b'))
if result is None: result = df
# case: df.pivot(1)
result = df.pivot(1)
if result is None: result = df
# case: df.pivot_table(axis=1)
result = df.pivot_table(axis=1)
if result is None: result = df
# case: df.pivot_table('a', 'b')
result = df.pivot_table('a', 'b')
if result is None: result = df
# case: df.pop(-1)
result = df.pop(-1)
if result is None: result = df
# case: df.pop('a')
result = df.pop('a')
if result is None: result = df
# case: df.pop('b')
result = df.pop('b')
if result is None: result = df
# case: df.pow(np.nan)
result = df.pow(np.nan)
if result is None: result = df
# case: df.prod(range(4))
result = df.prod(range(4))
if result is None: result = df
# case: df.product(inplace=True)
result = df.product(inplace=True)
if result is None: result = df
# case: df.quantile(s)
result = df.quantile(s)
if result is None: result = df
# case: df.query(axis=0)
result = df.query(axis=0)
if result is None: result = df
# case: df.radd()
result = df.radd()
if result is None: result = df
# case: df.rank()
result = df.rank()
if result is None: result = df
# case: df.rank(0)
result = df.rank(0)
if result is None: result = df
# case: df.rank('a', 'b')
result = df.rank('a', 'b')
if result is None: result = df
# case: df.rdiv('b')
result = df.rdiv('b')
if result is None: result = df
# case: df.reindex(axis=0)
result = df.reindex(axis=0)
if result is None: result = df
# case: df.reindex(level=0)
result = df.reindex(level=0)
if result is None: result = df
# case: df.reindex(str)
result = df.reindex(str)
if result is None: result = df
# case: df.reindex_like(df)
result = df.reindex_like(df)
if result is None: result = df
# case: df.reindex_like(str)
result = df.reindex_like(str)
if result is None: result = df
# case: df.rename({'a': 'b'})
result = df.rename({'a': 'b'})
if result is None: result = df
# case: df.rename(['sum', 'mean'])
result = df.rename(['sum', 'mean'])
if result is None: result = df
# case: df.rename(f)
result = df.rename(f)
if result is None: result = df
# case: df.rename_axis('b')
result = df.rename_axis('b')
if result is None: result = df
# case: df.rename_axis(True)
result = df.rename_axis(True)
if result is None: result = df
# case: df.rename_axis('a', 'b')
result = df.rename_axis('a', 'b')
if result is None: result = df
# case: df.reorder_levels('a', 'b')
result = df.reorder_levels('a', 'b')
if result is None: result = df
# case: df.replace({'a': 1})
result = df.replace({'a': 1})
if result is None: result = df
# case: df.replace(axis=1)
result = df.replace(axis=1)
if result is None: result = df
# case: df.replace(1, 2)
result = df.replace(1, 2)
if result is None: result = df
# case: df.resample('zz')
result = df.resample('zz')
if result is None: result = df
# case: df.reset_index()
result = df.reset_index()
if result is None: result = df
# case: df.reset_index(level=0)
result = df.reset_index(level=0)
if result is None: result = df
# case: df.reset_index(10)
result = df.reset_index(10)
if result is None: result = df
# case: df.rfloordiv(inplace=True)
result = df.rfloordiv(inplace=True)
if result is None: result = df
# case: df.rmod(pd.Timestamp('2020-01-02'))
result = df.rmod(pd.Timestamp('2020-01-02'))
if result is None: result = df
# case: df.rmul(['a'])
result = df.rmul(['a'])
if result is None: result = df
# case: df.rolling(-1)
result = df.rolling(-1)
if result is None: result = df
# case: df.round()
result = df.round()
if result is None: result = df
# case: df.round(1)
result = df.round(1)
if result is None: result = df
# case: df.round('b')
result = df.round('b')
if result is None: result = df
# case: df.rpow(level=0)
result = df.rpow(level=0)
if result is None: result = df
# case: df.rsub(level=0)
result = df.rsub(level=0)
if result is None: result = df
# case: df.rtruediv(str)
result = df.rtruediv(str)
if result is None: result = df
# case: df.select_dtypes('b')
result = df.select_dtypes('b')
if result is None: result = df
# case: df.select_dtypes(axis='columns')
result = df.select_dtypes(axis='columns')
if result is None: result = df
# case: df.sem(10)
result = df.sem(10)
if result is None: result = df
# case: df.set_axis({'a': 'b'})
result = df.set_axis({'a': 'b'})
if result is None: result = df
# case: df.set_axis(range(4))
result = df.set_axis(range(4))
if result is None: result = df
# case: df.set_axis([True, False, True, False])
result = df.set_axis([True, False, True, False])
if result is None: result = df
# case: df.set_index('b')
result = df.set_index('b')
if result is None: result = df
# case: df.set_index(f)
result = df.set_index(f)
if result is None: result = df
# case: df.set_index(level=0)
result = df.set_index(level=0)
if result is None: result = df
# case: df.shift(-1)
result = df.shift(-1)
if result is None: result = df
# case: df.shift(['sum', 'mean'])
result = df.shift(['sum', 'mean'])
if result is None: result = df
# case: df.shift(axis='columns')
result = df.shift(axis='columns')
if result is None: result = df
# case: df.skew(None)
result = df.skew(None)
if result is None: result = df
# case: df.sort_index(f)
result = df.sort_index(f)
if result is None: result = df
# case: df.sort_index(axis=1)
result = df.sort_index(axis=1)
if result is None: result = df
# case: df.sort_index(inplace=True)
result = df.sort_index(inplace=True)
if result is None: result = df
# case: df.sort_values([])
result = df.sort_values([])
if result is None: result = df
# case: df.sort_values(['a', 'b'])
result = df.sort_values(['a', 'b'])
if result is None: result = df
# case: df.sort_values(['sum', 'mean'])
result = df.sort_values(['sum', 'mean'])
if result is None: result = df
# case: df.squeeze(axis=0)
result = df.squeeze(axis=0)
if result is None: result = df
# case: df.squeeze(axis='columns')
result = df.squeeze(axis='columns')
if result is None: result = df
# case: df.squeeze(range(4))
result = df.squeeze(range(4))
if result is None: result = df
# case: df.stack(None)
result = df.stack(None)
if result is None: result = df
# case: df.stack({'a': 1})
result = df.stack({'a': 1})
if result is None: result = df
# case: df.stack(level=0)
result = df.stack(level=0)
if result is None: result = df
# case: df.std(1)
result = df.std(1)
if result is None: result = df
# case: df.sub(('a', 'b'))
result = df.sub(('a', 'b'))
if result is None: result = df
# case: df.subtract(f)
result = df.subtract(f)
if result is None: result = df
# case: df.sum(0)
result = df.sum(0)
if result is None: result = df
# case: df.swaplevel(['a'])
result = df.swaplevel(['a'])
if result is None: result = df
# case: df.tail()
result = df.tail()
if result is None: result = df
# case: df.tail(-1)
result = df.tail(-1)
if result is None: result = df
# case: df.tail([0, 1])
result = df.tail([0, 1])
if result is None: result = df
# case: df.take()
result = df.take()
if result is None: result = df
# case: df.take([])
result = df.take([])
if result is None: result = df
# case: df.take([0, 1])
result = df.take([0, 1])
if result is None: result = df
# case: df.to_dict()
result = df.to_dict()
if result is None: result = df
# case: df.to_dict(str)
result = df.to_dict(str)
if result is None: result = df
# case: df.to_period(str)
result = df.to_period(str)
if result is None: result = df
# case: df.to_timestamp()
result = df.to_timestamp()
if result is None: result = df
# case: df.transform(inplace=True)
result = df.transform(inplace=True)
if result is None: result = df
# case: df.transpose()
result = df.transpose()
if result is None: result = df
# case: df.transpose(None)
result = df.transpose(None)
if result is None: result = df
# case: df.transpose(0, 0)
result = df.transpose(0, 0)
if result is None: result = df
# case: df.truediv(('a', 'b'))
result = df.truediv(('a', 'b'))
if result is None: result = df
# case: df.truncate(0)
result = df.truncate(0)
if result is None: result = df
# case: df.truncate('x')
result = df.truncate('x')
if result is None: result = df
# case: df.truncate('a', 'b')
result = df.truncate('a', 'b')
if result is None: result = df
# case: df.unstack(-1)
result = df.unstack(-1)
if result is None: result = df
# case: df.unstack(None)
result = df.unstack(None)
if result is None: result = df
# case: df.unstack({'a': ['min', 'max'], 'b': 'sum'})
result = df.unstack({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = df
# case: df.update(df)
result = df.update(df)
if result is None: result = df
# case: df.update(f)
result = df.update(f)
if result is None: result = df
# case: df.update(1, 2)
result = df.update(1, 2)
if result is None: result = df
# case: df.value_counts('a')
result = df.value_counts('a')
if result is None: result = df
# case: df.value_counts(['a', 'b'])
result = df.value_counts(['a', 'b'])
if result is None: result = df
# case: df.value_counts(0, 0)
result = df.value_counts(0, 0)
if result is None: result = df
# case: df.var(('a', 'b'))
result = df.var(('a', 'b'))
if result is None: result = df
# case: df.where('b')
result = df.where('b')
if result is None: result = df
# case: df.xs(10)
result = df.xs(10)
if result is None: result = df
# case: df.xs(len)
result = df.xs(len)
if result is None: result = df
# case: df.xs('a', 1)
result = df.xs('a', 1)
if result is None: result = df
# case: num.abs()
result = num.abs()
if result is None: result = num
# case: num.abs(0, 0)
result = num.abs(0, 0)
if result is None: result = num
# case: num.add(True)
result = num.add(True)
if result is None: result = num
# case: num.add(False)
result = num.add(False)
if result is None: result = num
# case: num.add(axis=1)
result = num.add(axis=1)
if result is None: result = num
# case: num.add_prefix('b')
result = num.add_prefix('b')
if result is None: result = num
# case: num.add_prefix('zz')
result = num.add_prefix('zz')
if result is None: result = num
# case: num.add_prefix(axis=1)
result = num.add_prefix(axis=1)
if result is None: result = num
# case: num.add_suffix('b')
result = num.add_suffix('b')
if result is None: result = num
# case: num.add_suffix('zz')
result = num.add_suffix('zz')
if result is None: result = num
# case: num.add_suffix(axis=1)
result = num.add_suffix(axis=1)
if result is None: result = num
# case: num.agg(['a', 'b'])
result = num.agg(['a', 'b'])
if result is None: result = num
# case: num.agg({'a': ['min', 'max'], 'b': 'sum'})
result = num.agg({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = num
# case: num.agg(str)
result = num.agg(str)
if result is None: result = num
# case: num.aggregate('b')
result = num.aggregate('b')
if result is None: result = num
# case: num.aggregate(['sum', 'mean'])
result = num.aggregate(['sum', 'mean'])
if result is None: result = num
# case: num.aggregate(1, 2)
result = num.aggregate(1, 2)
if result is None: result = num
# case: num.align(df)
result = num.align(df)
if result is None: result = num
# case: num.align(axis='columns')
result = num.align(axis='columns')
if result is None: result = num
# case: num.all()
result = num.all()
if result is None: result = num
# case: num.all({'a': 'b'})
result = num.all({'a': 'b'})
if result is None: result = num
# case: num.all(axis=0)
result = num.all(axis=0)
if result is None: result = num
# case: num.any()
result = num.any()
if result is None: result = num
# case: num.any(-1)
result = num.any(-1)
if result is None: result = num
# case: num.any(axis=0)
result = num.any(axis=0)
if result is None: result = num
# case: num.apply('mean')
result = num.apply('mean')
if result is None: result = num
# case: num.apply(('a', 'b'))
result = num.apply(('a', 'b'))
if result is None: result = num
# case: num.apply(len)
result = num.apply(len)
if result is None: result = num
# case: num.applymap(0)
result = num.applymap(0)
if result is None: result = num
# case: num.applymap(str)
result = num.applymap(str)
if result is None: result = num
# case: num.asfreq(inplace=True)
result = num.asfreq(inplace=True)
if result is None: result = num
# case: num.assign()
result = num.assign()
if result is None: result = num
# case: num.assign(f)
result = num.assign(f)
if result is None: result = num
# case: num.assign(axis=1)
result = num.assign(axis=1)
if result is None: result = num
# case: num.astype('zz')
result = num.astype('zz')
if result is None: result = num
# case: num.astype(None)
result = num.astype(None)
if result is None: result = num
# case: num.astype({'a': 'b'})
result = num.astype({'a': 'b'})
if result is None: result = num
# case: num.backfill()
result = num.backfill()
if result is None: result = num
# case: num.backfill(False)
result = num.backfill(False)
if result is None: result = num
# case: num.backfill(axis=1)
result = num.backfill(axis=1)
if result is None: result = num
# case: num.bfill(['a'])
result = num.bfill(['a'])
if result is None: result = num
# case: num.bfill(axis=0)
result = num.bfill(axis=0)
if result is None: result = num
# case: num.bfill(axis='columns')
result = num.bfill(axis='columns')
if result is None: result = num
# case: num.clip(2.5)
result = num.clip(2.5)
if result is None: result = num
# case: num.clip(True)
result = num.clip(True)
if result is None: result = num
# case: num.clip('a', 1)
result = num.clip('a', 1)
if result is None: result = num
# case: num.combine(range(4))
result = num.combine(range(4))
if result is None: result = num
# case: num.combine_first(df)
result = num.combine_first(df)
if result is None: result = num
# case: num.combine_first(1, 2)
result = num.combine_first(1, 2)
if result is None: result = num
# case: num.compare(1, 2)
result = num.compare(1, 2)
if result is None: result = num
# case: num.convert_dtypes()
result = num.convert_dtypes()
if result is None: result = num
# case: num.convert_dtypes(axis='columns')
result = num.convert_dtypes(axis='columns')
if result is None: result = num
# case: num.copy({'a': 'b'})
result = num.copy({'a': 'b'})
if result is None: result = num
# case: num.copy(inplace=True)
result = num.copy(inplace=True)
if result is None: result = num
# case: num.copy(str)
result = num.copy(str)
if result is None: result = num
# case: num.corr()
result = num.corr()
if result is None: result = num
# case: num.corr(len)
result = num.corr(len)
if result is None: result = num
# case: num.corrwith(1)
result = num.corrwith(1)
if result is None: result = num
# case: num.corrwith(df)
result = num.corrwith(df)
if result is None: result = num
# case: num.corrwith(f)
result = num.corrwith(f)
if result is None: result = num
# case: num.count()
result = num.count()
if result is None: result = num
# case: num.count(axis=0)
result = num.count(axis=0)
if result is None: result = num
# case: num.count(level=0)
result = num.count(level=0)
if result is None: result = num
# case: num.cov()
result = num.cov()
if result is None: result = num
# case: num.cov(None)
result = num.cov(None)
if result is None: result = num
# case: num.cov(axis='columns')
result = num.cov(axis='columns')
if result is None: result = num
# case: num.cummax(0)
result = num.cummax(0)
if result is None: result = num
# case: num.cummax('a')
result = num.cummax('a')
if result is None: result = num
# case: num.cummax(axis='columns')
result = num.cummax(axis='columns')
if result is None: result = num
# case: num.cummin(0)
result = num.cummin(0)
if result is None: result = num
# case: num.cummin(axis='columns')
result = num.cummin(axis='columns')
if result is None: result = num
# case: num.cummin(pd.Timestamp('2020-01-02'))
result = num.cummin(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.cumprod(None)
result = num.cumprod(None)
if result is None: result = num
# case: num.cumprod(axis=0)
result = num.cumprod(axis=0)
if result is None: result = num
# case: num.cumprod('x')
result = num.cumprod('x')
if result is None: result = num
# case: num.cumsum(None)
result = num.cumsum(None)
if result is None: result = num
# case: num.cumsum(axis='columns')
result = num.cumsum(axis='columns')
if result is None: result = num
# case: num.cumsum(str)
result = num.cumsum(str)
if result is None: result = num
# case: num.describe(None)
result = num.describe(None)
if result is None: result = num
# case: num.describe([])
result = num.describe([])
if result is None: result = num
# case: num.describe(0, 0)
result = num.describe(0, 0)
if result is None: result = num
# case: num.diff()
result = num.diff()
if result is None: result = num
# case: num.diff(level=0)
result = num.diff(level=0)
if result is None: result = num
# case: num.diff(0, 0)
result = num.diff(0, 0)
if result is None: result = num
# case: num.div(0)
result = num.div(0)
if result is None: result = num
# case: num.div(None)
result = num.div(None)
if result is None: result = num
# case: num.div(f)
result = num.div(f)
if result is None: result = num
# case: num.divide(2.5)
result = num.divide(2.5)
if result is None: result = num
# case: num.divide(df)
result = num.divide(df)
if result is None: result = num
# case: num.divide(('a', 'b'))
result = num.divide(('a', 'b'))
if result is None: result = num
# case: num.dot([0, 1])
result = num.dot([0, 1])
if result is None: result = num
# case: num.dot('a', 'b')
result = num.dot('a', 'b')
if result is None: result = num
# case: num.drop([])
result = num.drop([])
if result is None: result = num
# case: num.drop(10)
result = num.drop(10)
if result is None: result = num
# case: num.drop(str)
result = num.drop(str)
if result is None: result = num
# case: num.drop_duplicates()
result = num.drop_duplicates()
if result is None: result = num
# case: num.drop_duplicates(['a'])
result = num.drop_duplicates(['a'])
if result is None: result = num
# case: num.drop_duplicates(axis='columns')
result = num.drop_duplicates(axis='columns')
if result is None: result = num
# case: num.droplevel()
result = num.droplevel()
if result is None: result = num
# case: num.droplevel([])
result = num.droplevel([])
if result is None: result = num
# case: num.dropna(axis=1)
result = num.dropna(axis=1)
if result is None: result = num
# case: num.dropna(axis='columns')
result = num.dropna(axis='columns')
if result is None: result = num
# case: num.dropna(1, 2)
result = num.dropna(1, 2)
if result is None: result = num
# case: num.duplicated(1)
result = num.duplicated(1)
if result is None: result = num
# case: num.duplicated('a')
result = num.duplicated('a')
if result is None: result = num
# case: num.duplicated({'a': ['min', 'max'], 'b': 'sum'})
result = num.duplicated({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = num
# case: num.eq(1)
result = num.eq(1)
if result is None: result = num
# case: num.eq(level=0)
result = num.eq(level=0)
if result is None: result = num
# case: num.eq(str)
result = num.eq(str)
if result is None: result = num
# case: num.equals('b')
result = num.equals('b')
if result is None: result = num
# case: num.equals(True)
result = num.equals(True)
if result is None: result = num
# case: num.equals(axis='columns')
result = num.equals(axis='columns')
if result is None: result = num
# case: num.eval('a')
result = num.eval('a')
if result is None: result = num
# case: num.eval('b')
result = num.eval('b')
if result is None: result = num
# case: num.eval(axis=1)
result = num.eval(axis=1)
if result is None: result = num
# case: num.ewm()
result = num.ewm()
if result is None: result = num
# case: num.expanding([0, 1])
result = num.expanding([0, 1])
if result is None: result = num
# case: num.explode('a')
result = num.explode('a')
if result is None: result = num
# case: num.explode('b')
result = num.explode('b')
if result is None: result = num
# case: num.explode(axis=1)
result = num.explode(axis=1)
if result is None: result = num
# case: num.ffill(axis=0)
result = num.ffill(axis=0)
if result is None: result = num
# case: num.ffill(inplace=True)
result = num.ffill(inplace=True)
if result is None: result = num
# case: num.ffill(len)
result = num.ffill(len)
if result is None: result = num
# case: num.fillna(1)
result = num.fillna(1)
if result is None: result = num
# case: num.fillna('zz')
result = num.fillna('zz')
if result is None: result = num
# case: num.fillna(inplace=True)
result = num.fillna(inplace=True)
if result is None: result = num
# case: num.filter(f)
result = num.filter(f)
if result is None: result = num
# case: num.filter(np.array([1, 2, 3, 4]))
result = num.filter(np.array([1, 2, 3, 4]))
if result is None: result = num
# case: num.filter('a', 1)
result = num.filter('a', 1)
if result is None: result = num
# case: num.first_valid_index()
result = num.first_valid_index()
if result is None: result = num
# case: num.first_valid_index(0, 0)
result = num.first_valid_index(0, 0)
if result is None: result = num
# case: num.floordiv(10)
result = num.floordiv(10)
if result is None: result = num
# case: num.floordiv(np.nan)
result = num.floordiv(np.nan)
if result is None: result = num
# case: num.floordiv([True, False, True, False])
result = num.floordiv([True, False, True, False])
if result is None: result = num
# case: num.ge(True)
result = num.ge(True)
if result is None: result = num
# case: num.ge([0, 1])
result = num.ge([0, 1])
if result is None: result = num
# case: num.ge(np.array([1, 2, 3, 4]))
result = num.ge(np.array([1, 2, 3, 4]))
if result is None: result = num
# case: num.get('a')
result = num.get('a')
if result is None: result = num
# case: num.get(f)
result = num.get(f)
if result is None: result = num
# case: num.get(level=0)
result = num.get(level=0)
if result is None: result = num
# case: num.groupby()
result = num.groupby()
if result is None: result = num
# case: num.gt(2.5)
result = num.gt(2.5)
if result is None: result = num
# case: num.gt(['sum', 'mean'])
result = num.gt(['sum', 'mean'])
if result is None: result = num
# case: num.gt(0, 0)
result = num.gt(0, 0)
if result is None: result = num
# case: num.head(1)
result = num.head(1)
if result is None: result = num
# case: num.head(-1)
result = num.head(-1)
if result is None: result = num
# case: num.head(['a'])
result = num.head(['a'])
if result is None: result = num
# case: num.idxmax()
result = num.idxmax()
if result is None: result = num
# case: num.idxmax(1)
result = num.idxmax(1)
if result is None: result = num
# case: num.idxmax(np.nan)
result = num.idxmax(np.nan)
if result is None: result = num
# case: num.idxmin()
result = num.idxmin()
if result is None: result = num
# case: num.idxmin(2.5)
result = num.idxmin(2.5)
if result is None: result = num
# case: num.idxmin(axis=0)
result = num.idxmin(axis=0)
if result is None: result = num
# case: num.iloc('a', 1)
result = num.iloc('a', 1)
if result is None: result = num
# case: num.infer_objects([])
result = num.infer_objects([])
if result is None: result = num
# case: num.infer_objects({'a': 'b'})
result = num.infer_objects({'a': 'b'})
if result is None: result = num
# case: num.infer_objects('a', 1)
result = num.infer_objects('a', 1)
if result is None: result = num
# case: num.insert(-1)
result = num.insert(-1)
if result is None: result = num
# case: num.isin([0, 1])
result = num.isin([0, 1])
if result is None: result = num
# case: num.isin(pd.Timestamp('2020-01-02'))
result = num.isin(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.isin([True, False, True, False])
result = num.isin([True, False, True, False])
if result is None: result = num
# case: num.isna()
result = num.isna()
if result is None: result = num
# case: num.isna(inplace=True)
result = num.isna(inplace=True)
if result is None: result = num
# case: num.isnull()
result = num.isnull()
if result is None: result = num
# case: num.isnull(df)
result = num.isnull(df)
if result is None: result = num
# case: num.items(f)
result = num.items(f)
if result is None: result = num
# case: num.iterrows(axis=0)
result = num.iterrows(axis=0)
if result is None: result = num
# case: num.itertuples(s)
result = num.itertuples(s)
if result is None: result = num
# case: num.join([])
result = num.join([])
if result is None: result = num
# case: num.join(10)
result = num.join(10)
if result is None: result = num
# case: num.keys()
result = num.keys()
if result is None: result = num
# case: num.keys([0, 1])
result = num.keys([0, 1])
if result is None: result = num
# case: num.kurt()
result = num.kurt()
if result is None: result = num
# case: num.kurt(1)
result = num.kurt(1)
if result is None: result = num
# case: num.kurt(pd.Timestamp('2020-01-02'))
result = num.kurt(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.kurtosis(0)
result = num.kurtosis(0)
if result is None: result = num
# case: num.kurtosis(2.5)
result = num.kurtosis(2.5)
if result is None: result = num
# case: num.kurtosis(axis=1)
result = num.kurtosis(axis=1)
if result is None: result = num
# case: num.last_valid_index()
result = num.last_valid_index()
if result is None: result = num
# case: num.last_valid_index(('a', 'b'))
result = num.last_valid_index(('a', 'b'))
if result is None: result = num
# case: num.le(0)
result = num.le(0)
if result is None: result = num
# case: num.le(f)
result = num.le(f)
if result is None: result = num
# case: num.le(1, 2)
result = num.le(1, 2)
if result is None: result = num
# case: num.loc(level=0)
result = num.loc(level=0)
if result is None: result = num
# case: num.lt(['a'])
result = num.lt(['a'])
if result is None: result = num
# case: num.lt(f)
result = num.lt(f)
if result is None: result = num
# case: num.lt(0, 0)
result = num.lt(0, 0)
if result is None: result = num
# case: num.map(s)
result = num.map(s)
if result is None: result = num
# case: num.map(str)
result = num.map(str)
if result is None: result = num
# case: num.mask(-1)
result = num.mask(-1)
if result is None: result = num
# case: num.max(None)
result = num.max(None)
if result is None: result = num
# case: num.max(axis=1)
result = num.max(axis=1)
if result is None: result = num
# case: num.max(('a', 'b'))
result = num.max(('a', 'b'))
if result is None: result = num
# case: num.mean(0)
result = num.mean(0)
if result is None: result = num
# case: num.mean(axis='columns')
result = num.mean(axis='columns')
if result is None: result = num
# case: num.mean('a', 1)
result = num.mean('a', 1)
if result is None: result = num
# case: num.median()
result = num.median()
if result is None: result = num
# case: num.median(axis=0)
result = num.median(axis=0)
if result is None: result = num
# case: num.median(len)
result = num.median(len)
if result is None: result = num
# case: num.melt('b')
result = num.melt('b')
if result is None: result = num
# case: num.melt(['sum', 'mean'])
result = num.melt(['sum', 'mean'])
if result is None: result = num
# case: num.melt({'a': ['min', 'max'], 'b': 'sum'})
result = num.melt({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = num
# case: num.merge(df)
result = num.merge(df)
if result is None: result = num
# case: num.merge(s)
result = num.merge(s)
if result is None: result = num
# case: num.merge(np.nan)
result = num.merge(np.nan)
if result is None: result = num
# case: num.min(1)
result = num.min(1)
if result is None: result = num
# case: num.min(axis=1)
result = num.min(axis=1)
if result is None: result = num
# case: num.min(str)
result = num.min(str)
if result is None: result = num
# case: num.mod(-1)
result = num.mod(-1)
if result is None: result = num
# case: num.mod([0, 1])
result = num.mod([0, 1])
if result is None: result = num
# case: num.mod({'a': 1})
result = num.mod({'a': 1})
if result is None: result = num
# case: num.mode()
result = num.mode()
if result is None: result = num
# case: num.mode(False)
result = num.mode(False)
if result is None: result = num
# case: num.mode(inplace=True)
result = num.mode(inplace=True)
if result is None: result = num
# case: num.mul(-1)
result = num.mul(-1)
if result is None: result = num
# case: num.mul('b')
result = num.mul('b')
if result is None: result = num
# case: num.mul(True)
result = num.mul(True)
if result is None: result = num
# case: num.multiply(inplace=True)
result = num.multiply(inplace=True)
if result is None: result = num
# case: num.multiply(10)
result = num.multiply(10)
if result is None: result = num
# case: num.multiply(0, 0)
result = num.multiply(0, 0)
if result is None: result = num
# case: num.ne(1)
result = num.ne(1)
if result is None: result = num
# case: num.ne(np.array([1, 2, 3, 4]))
result = num.ne(np.array([1, 2, 3, 4]))
if result is None: result = num
# case: num.ne('a', 1)
result = num.ne('a', 1)
if result is None: result = num
# case: num.nlargest(-1)
result = num.nlargest(-1)
if result is None: result = num
# case: num.notna()
result = num.notna()
if result is None: result = num
# case: num.notna('a', 'b')
result = num.notna('a', 'b')
if result is None: result = num
# case: num.notnull()
result = num.notnull()
if result is None: result = num
# case: num.notnull(axis=0)
result = num.notnull(axis=0)
if result is None: result = num
# case: num.nsmallest(('a', 'b'))
result = num.nsmallest(('a', 'b'))
if result is None: result = num
# case: num.nunique()
result = num.nunique()
if result is None: result = num
# case: num.nunique(axis=0)
result = num.nunique(axis=0)
if result is None: result = num
# case: num.nunique(range(4))
result = num.nunique(range(4))
if result is None: result = num
# case: num.pad({'a': 'b'})
result = num.pad({'a': 'b'})
if result is None: result = num
# case: num.pad(axis=1)
result = num.pad(axis=1)
if result is None: result = num
# case: num.pad(inplace=True)
result = num.pad(inplace=True)
if result is None: result = num
# case: num.pct_change(-1)
result = num.pct_change(-1)
if result is None: result = num
# case: num.pct_change(False)
result = num.pct_change(False)
if result is None: result = num
# case: num.pct_change(('a', 'b'))
result = num.pct_change(('a', 'b'))
if result is None: result = num
# case: num.pivot(pd.Timestamp('2020-01-02'))
result = num.pivot(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.pivot_table('a', 'b')
result = num.pivot_table('a', 'b')
if result is None: result = num
# case: num.pivot_table(0, 0)
result = num.pivot_table(0, 0)
if result is None: result = num
# case: num.pop('a')
result = num.pop('a')
if result is None: result = num
# case: num.pop('b')
result = num.pop('b')
if result is None: result = num
# case: num.pop(None)
result = num.pop(None)
if result is None: result = num
# case: num.pow(2.5)
result = num.pow(2.5)
if result is None: result = num
# case: num.pow([0, 1])
result = num.pow([0, 1])
if result is None: result = num
# case: num.pow(1, 2)
result = num.pow(1, 2)
if result is None: result = num
# case: num.prod(1)
result = num.prod(1)
if result is None: result = num
# case: num.prod(axis=1)
result = num.prod(axis=1)
if result is None: result = num
# case: num.prod(len)
result = num.prod(len)
if result is None: result = num
# case: num.product(0)
result = num.product(0)
if result is None: result = num
# case: num.product(axis='columns')
result = num.product(axis='columns')
if result is None: result = num
# case: num.product('a', 1)
result = num.product('a', 1)
if result is None: result = num
# case: num.quantile(0)
result = num.quantile(0)
if result is None: result = num
# case: num.quantile('x')
result = num.quantile('x')
if result is None: result = num
# case: num.quantile(0, 0)
result = num.quantile(0, 0)
if result is None: result = num
# case: num.query(axis='columns')
result = num.query(axis='columns')
if result is None: result = num
# case: num.radd(1)
result = num.radd(1)
if result is None: result = num
# case: num.radd([0, 1])
result = num.radd([0, 1])
if result is None: result = num
# case: num.radd(axis=1)
result = num.radd(axis=1)
if result is None: result = num
# case: num.rank(1)
result = num.rank(1)
if result is None: result = num
# case: num.rank(axis=0)
result = num.rank(axis=0)
if result is None: result = num
# case: num.rank('x')
result = num.rank('x')
if result is None: result = num
# case: num.rdiv(0)
result = num.rdiv(0)
if result is None: result = num
# case: num.rdiv(f)
result = num.rdiv(f)
if result is None: result = num
# case: num.rdiv(pd.Timestamp('2020-01-02'))
result = num.rdiv(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.reindex([0, 1])
result = num.reindex([0, 1])
if result is None: result = num
# case: num.reindex({'a': ['min', 'max'], 'b': 'sum'})
result = num.reindex({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = num
# case: num.reindex(len)
result = num.reindex(len)
if result is None: result = num
# case: num.reindex_like(df)
result = num.reindex_like(df)
if result is None: result = num
# case: num.reindex_like(axis=0)
result = num.reindex_like(axis=0)
if result is None: result = num
# case: num.rename({'a': 1})
result = num.rename({'a': 1})
if result is None: result = num
# case: num.rename(pd.Timestamp('2020-01-02'))
result = num.rename(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.rename(str)
result = num.rename(str)
if result is None: result = num
# case: num.rename_axis('zz')
result = num.rename_axis('zz')
if result is None: result = num
# case: num.rename_axis(axis='columns')
result = num.rename_axis(axis='columns')
if result is None: result = num
# case: num.rename_axis(str)
result = num.rename_axis(str)
if result is None: result = num
# case: num.reorder_levels(1)
result = num.reorder_levels(1)
if result is None: result = num
# case: num.replace(axis=0)
result = num.replace(axis=0)
if result is None: result = num
# case: num.replace({'a': ['min', 'max'], 'b': 'sum'})
result = num.replace({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = num
# case: num.replace('a', 'b')
result = num.replace('a', 'b')
if result is None: result = num
# case: num.resample(inplace=True)
result = num.resample(inplace=True)
if result is None: result = num
# case: num.reset_index('zz')
result = num.reset_index('zz')
if result is None: result = num
# case: num.reset_index(None)
result = num.reset_index(None)
if result is None: result = num
# case: num.reset_index(level=0)
result = num.reset_index(level=0)
if result is None: result = num
# case: num.rfloordiv('zz')
result = num.rfloordiv('zz')
if result is None: result = num
# case: num.rfloordiv(df)
result = num.rfloordiv(df)
if result is None: result = num
# case: num.rfloordiv(0, 0)
result = num.rfloordiv(0, 0)
if result is None: result = num
# case: num.rmod([0, 1])
result = num.rmod([0, 1])
if result is None: result = num
# case: num.rmod(df)
result = num.rmod(df)
if result is None: result = num
# case: num.rmod(('a', 'b'))
result = num.rmod(('a', 'b'))
if result is None: result = num
# case: num.rmul(True)
result = num.rmul(True)
if result is None: result = num
# case: num.rmul(df)
result = num.rmul(df)
if result is None: result = num
# case: num.rmul(str)
result = num.rmul(str)
if result is None: result = num
# case: num.rolling(False)
result = num.rolling(False)
if result is None: result = num
# case: num.round(0)
result = num.round(0)
if result is None: result = num
# case: num.round(s)
result = num.round(s)
if result is None: result = num
# case: num.round(('a', 'b'))
result = num.round(('a', 'b'))
if result is None: result = num
# case: num.rpow()
result = num.rpow()
if result is None: result = num
# case: num.rpow(False)
result = num.rpow(False)
if result is None: result = num
# case: num.rpow([0, 1])
result = num.rpow([0, 1])
if result is None: result = num
# case: num.rsub(0)
result = num.rsub(0)
if result is None: result = num
# case: num.rsub(f)
result = num.rsub(f)
if result is None: result = num
# case: num.rsub(axis=1)
result = num.rsub(axis=1)
if result is None: result = num
# case: num.rtruediv([0, 1])
result = num.rtruediv([0, 1])
if result is None: result = num
# case: num.rtruediv(df)
result = num.rtruediv(df)
if result is None: result = num
# case: num.rtruediv(range(4))
result = num.rtruediv(range(4))
if result is None: result = num
# case: num.select_dtypes('b')
result = num.select_dtypes('b')
if result is None: result = num
# case: num.select_dtypes(len)
result = num.select_dtypes(len)
if result is None: result = num
# case: num.sem(1)
result = num.sem(1)
if result is None: result = num
# case: num.sem(2.5)
result = num.sem(2.5)
if result is None: result = num
# case: num.sem(axis=0)
result = num.sem(axis=0)
if result is None: result = num
# case: num.set_axis([0, 1])
result = num.set_axis([0, 1])
if result is None: result = num
# case: num.set_axis(np.array([1, 2, 3, 4]))
result = num.set_axis(np.array([1, 2, 3, 4]))
if result is None: result = num
# case: num.set_axis(range(4))
result = num.set_axis(range(4))
if result is None: result = num
# case: num.set_index(['a'])
result = num.set_index(['a'])
if result is None: result = num
# case: num.set_index(np.array([1, 2, 3, 4]))
result = num.set_index(np.array([1, 2, 3, 4]))
if result is None: result = num
# case: num.set_index(range(4))
result = num.set_index(range(4))
if result is None: result = num
# case: num.shift(1)
result = num.shift(1)
if result is None: result = num
# case: num.shift({'a': 1})
result = num.shift({'a': 1})
if result is None: result = num
# case: num.shift(10)
result = num.shift(10)
if result is None: result = num
# case: num.skew()
result = num.skew()
if result is None: result = num
# case: num.skew('zz')
result = num.skew('zz')
if result is None: result = num
# case: num.skew(axis=0)
result = num.skew(axis=0)
if result is None: result = num
# case: num.sort_index(False)
result = num.sort_index(False)
if result is None: result = num
# case: num.sort_index(axis=1)
result = num.sort_index(axis=1)
if result is None: result = num
# case: num.sort_index(axis='columns')
result = num.sort_index(axis='columns')
if result is None: result = num
# case: num.sort_values(1)
result = num.sort_values(1)
if result is None: result = num
# case: num.sort_values('a')
result = num.sort_values('a')
if result is None: result = num
# case: num.sort_values('b')
result = num.sort_values('b')
if result is None: result = num
# case: num.squeeze(axis=1)
result = num.squeeze(axis=1)
if result is None: result = num
# case: num.squeeze(axis='columns')
result = num.squeeze(axis='columns')
if result is None: result = num
# case: num.squeeze(level=0)
result = num.squeeze(level=0)
if result is None: result = num
# case: num.stack(0)
result = num.stack(0)
if result is None: result = num
# case: num.stack(level=0)
result = num.stack(level=0)
if result is None: result = num
# case: num.stack('a', 1)
result = num.stack('a', 1)
if result is None: result = num
# case: num.std()
result = num.std()
if result is None: result = num
# case: num.std(1)
result = num.std(1)
if result is None: result = num
# case: num.std(str)
result = num.std(str)
if result is None: result = num
# case: num.sub(0)
result = num.sub(0)
if result is None: result = num
# case: num.sub(-1)
result = num.sub(-1)
if result is None: result = num
# case: num.sub('a')
result = num.sub('a')
if result is None: result = num
# case: num.subtract(1)
result = num.subtract(1)
if result is None: result = num
# case: num.subtract('a')
result = num.subtract('a')
if result is None: result = num
# case: num.subtract(df)
result = num.subtract(df)
if result is None: result = num
# case: num.sum(1)
result = num.sum(1)
if result is None: result = num
# case: num.sum(axis=1)
result = num.sum(axis=1)
if result is None: result = num
# case: num.sum(('a', 'b'))
result = num.sum(('a', 'b'))
if result is None: result = num
# case: num.swaplevel(df)
result = num.swaplevel(df)
if result is None: result = num
# case: num.tail()
result = num.tail()
if result is None: result = num
# case: num.tail(1)
result = num.tail(1)
if result is None: result = num
# case: num.tail(['sum', 'mean'])
result = num.tail(['sum', 'mean'])
if result is None: result = num
# case: num.take([])
result = num.take([])
if result is None: result = num
# case: num.take(np.array([1, 2, 3, 4]))
result = num.take(np.array([1, 2, 3, 4]))
if result is None: result = num
# case: num.take(range(4))
result = num.take(range(4))
if result is None: result = num
# case: num.to_dict()
result = num.to_dict()
if result is None: result = num
# case: num.to_dict(1, 2)
result = num.to_dict(1, 2)
if result is None: result = num
# case: num.to_period(-1)
result = num.to_period(-1)
if result is None: result = num
# case: num.to_timestamp(axis=0)
result = num.to_timestamp(axis=0)
if result is None: result = num
# case: num.transform(0, 0)
result = num.transform(0, 0)
if result is None: result = num
# case: num.transpose()
result = num.transpose()
if result is None: result = num
# case: num.transpose(None)
result = num.transpose(None)
if result is None: result = num
# case: num.transpose(1, 2)
result = num.transpose(1, 2)
if result is None: result = num
# case: num.truediv([0, 1])
result = num.truediv([0, 1])
if result is None: result = num
# case: num.truediv(df)
result = num.truediv(df)
if result is None: result = num
# case: num.truediv(inplace=True)
result = num.truediv(inplace=True)
if result is None: result = num
# case: num.truncate(0)
result = num.truncate(0)
if result is None: result = num
# case: num.truncate(True)
result = num.truncate(True)
if result is None: result = num
# case: num.truncate('mean')
result = num.truncate('mean')
if result is None: result = num
# case: num.unstack(0)
result = num.unstack(0)
if result is None: result = num
# case: num.unstack(pd.Timestamp('2020-01-02'))
result = num.unstack(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.unstack(0, 0)
result = num.unstack(0, 0)
if result is None: result = num
# case: num.update(df)
result = num.update(df)
if result is None: result = num
# case: num.update(f)
result = num.update(f)
if result is None: result = num
# case: num.update('a', 'b')
result = num.update('a', 'b')
if result is None: result = num
# case: num.value_counts(None)
result = num.value_counts(None)
if result is None: result = num
# case: num.value_counts(('a', 'b'))
result = num.value_counts(('a', 'b'))
if result is None: result = num
# case: num.value_counts('a', 'b')
result = num.value_counts('a', 'b')
if result is None: result = num
# case: num.var(axis=0)
result = num.var(axis=0)
if result is None: result = num
# case: num.var(axis='columns')
result = num.var(axis='columns')
if result is None: result = num
# case: num.var(len)
result = num.var(len)
if result is None: result = num
# case: num.where(['sum', 'mean'])
result = num.where(['sum', 'mean'])
if result is None: result = num
# case: num.xs(10)
result = num.xs(10)
if result is None: result = num
# case: num.xs('a', 1)
result = num.xs('a', 1)
if result is None: result = num
# case: num.xs(0, 0)
result = num.xs(0, 0)
if result is None: result = num
# case: s.abs()
result = s.abs()
if result is None: result = s
# case: s.abs(axis='columns')
result = s.abs(axis='columns')
if result is None: result = s
# case: s.add()
result = s.add()
if result is None: result = s
# case: s.add(False)
result = s.add(False)
if result is None: result = s
# case: s.add(10)
result = s.add(10)
if result is None: result = s
# case: s.add_prefix()
result = s.add_prefix()
if result is None: result = s
# case: s.add_prefix('a')
result = s.add_prefix('a')
if result is None: result = s
# case: s.add_prefix('mean')
result = s.add_prefix('mean')
if result is None: result = s
# case: s.add_suffix()
result = s.add_suffix()
if result is None: result = s
# case: s.add_suffix('b')
result = s.add_suffix('b')
if result is None: result = s
# case: s.add_suffix('mean')
result = s.add_suffix('mean')
if result is None: result = s
# case: s.agg('mean')
result = s.agg('mean')
if result is None: result = s
# case: s.agg(['sum', 'mean'])
result = s.agg(['sum', 'mean'])
if result is None: result = s
# case: s.agg('a', 'b')
result = s.agg('a', 'b')
if result is None: result = s
# case: s.aggregate('mean')
result = s.aggregate('mean')
if result is None: result = s
# case: s.aggregate(['sum', 'mean'])
result = s.aggregate(['sum', 'mean'])
if result is None: result = s
# case: s.aggregate(axis=1)
result = s.aggregate(axis=1)
if result is None: result = s
# case: s.align(s)
result = s.align(s)
if result is None: result = s
# case: s.align(f)
result = s.align(f)
if result is None: result = s
# case: s.align(axis=0)
result = s.align(axis=0)
if result is None: result = s
# case: s.all()
result = s.all()
if result is None: result = s
# case: s.all(s)
result = s.all(s)
if result is None: result = s
# case: s.all(axis=0)
result = s.all(axis=0)
if result is None: result = s
# case: s.any()
result = s.any()
if result is None: result = s
# case: s.any(axis=0)
result = s.any(axis=0)
if result is None: result = s
# case: s.any(range(4))
result = s.any(range(4))
if result is None: result = s
# case: s.apply('mean')
result = s.apply('mean')
if result is None: result = s
# case: s.apply(['sum', 'mean'])
result = s.apply(['sum', 'mean'])
if result is None: result = s
# case: s.apply(level=0)
result = s.apply(level=0)
if result is None: result = s
# case: s.argmax(False)
result = s.argmax(False)
if result is None: result = s
# case: s.argmax(axis=1)
result = s.argmax(axis=1)
if result is None: result = s
# case: s.argmax(axis=0)
result = s.argmax(axis=0)
if result is None: result = s
# case: s.argmin()
result = s.argmin()
if result is None: result = s
# case: s.argmin(0)
result = s.argmin(0)
if result is None: result = s
# case: s.argmin(f)
result = s.argmin(f)
if result is None: result = s
# case: s.argsort(0)
result = s.argsort(0)
if result is None: result = s
# case: s.argsort(axis=0)
result = s.argsort(axis=0)
if result is None: result = s
# case: s.argsort('a', 1)
result = s.argsort('a', 1)
if result is None: result = s
# case: s.asfreq(axis='columns')
result = s.asfreq(axis='columns')
if result is None: result = s
# case: s.astype(None)
result = s.astype(None)
if result is None: result = s
# case: s.astype(True)
result = s.astype(True)
if result is None: result = s
# case: s.astype({'a': 'b'})
result = s.astype({'a': 'b'})
if result is None: result = s
# case: s.backfill()
result = s.backfill()
if result is None: result = s
# case: s.backfill(1)
result = s.backfill(1)
if result is None: result = s
# case: s.backfill(axis=0)
result = s.backfill(axis=0)
if result is None: result = s
# case: s.between(None)
result = s.between(None)
if result is None: result = s
# case: s.between(1, 2)
result = s.between(1, 2)
if result is None: result = s
# case: s.between(0, 0)
result = s.between(0, 0)
if result is None: result = s
# case: s.bfill()
result = s.bfill()
if result is None: result = s
# case: s.bfill(inplace=True)
result = s.bfill(inplace=True)
if result is None: result = s
# case: s.bfill(10)
result = s.bfill(10)
if result is None: result = s
# case: s.case_when(pd.Timestamp('2020-01-02'))
result = s.case_when(pd.Timestamp('2020-01-02'))
if result is None: result = s
# case: s.clip(axis=0)
result = s.clip(axis=0)
if result is None: result = s
# case: s.clip(1, 2)
result = s.clip(1, 2)
if result is None: result = s
# case: s.clip('a', 1)
result = s.clip('a', 1)
if result is None: result = s
# case: s.combine(axis=1)
result = s.combine(axis=1)
if result is None: result = s
# case: s.combine_first(0)
result = s.combine_first(0)
if result is None: result = s
# case: s.combine_first(s)
result = s.combine_first(s)
if result is None: result = s
# case: s.combine_first(f)
result = s.combine_first(f)
if result is None: result = s
# case: s.compare(s)
result = s.compare(s)
if result is None: result = s
# case: s.compare(f)
result = s.compare(f)
if result is None: result = s
# case: s.compare({'a': ['min', 'max'], 'b': 'sum'})
result = s.compare({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = s
# case: s.convert_dtypes()
result = s.convert_dtypes()
if result is None: result = s
# case: s.convert_dtypes(True)
result = s.convert_dtypes(True)
if result is None: result = s
# case: s.convert_dtypes(axis='columns')
result = s.convert_dtypes(axis='columns')
if result is None: result = s
# case: s.copy(range(4))
result = s.copy(range(4))
if result is None: result = s
# case: s.copy('x')
result = s.copy('x')
if result is None: result = s
# case: s.copy('a', 'b')
result = s.copy('a', 'b')
if result is None: result = s
# case: s.corr(s)
result = s.corr(s)
if result is None: result = s
# case: s.corr(f)
result = s.corr(f)
if result is None: result = s
# case: s.corr(0, 0)
result = s.corr(0, 0)
if result is None: result = s
# case: s.count()
result = s.count()
if result is None: result = s
# case: s.count('b')
result = s.count('b')
if result is None: result = s
# case: s.cov(0)
result = s.cov(0)
if result is None: result = s
# case: s.cov(s)
result = s.cov(s)
if result is None: result = s
# case: s.cov(f)
result = s.cov(f)
if result is None: result = s
# case: s.cummax()
result = s.cummax()
if result is None: result = s
# case: s.cummax(None)
result = s.cummax(None)
if result is None: result = s
# case: s.cummax(level=0)
result = s.cummax(level=0)
if result is None: result = s
# case: s.cummin(0)
result = s.cummin(0)
if result is None: result = s
# case: s.cummin(False)
result = s.cummin(False)
if result is None: result = s
# case: s.cummin('mean')
result = s.cummin('mean')
if result is None: result = s
# case: s.cumprod(0)
result = s.cumprod(0)
if result is None: result = s
# case: s.cumprod(2.5)
result = s.cumprod(2.5)
if result is None: result = s
# case: s.cumprod(False)
result = s.cumprod(False)
if result is None: result = s
# case: s.cumsum(False)
result = s.cumsum(False)
if result is None: result = s
# case: s.cumsum(axis=1)
result = s.cumsum(axis=1)
if result is None: result = s
# case: s.cumsum(axis=0)
result = s.cumsum(axis=0)
if result is None: result = s
# case: s.describe([])
result = s.describe([])
if result is None: result = s
# case: s.describe([0, 1])
result = s.describe([0, 1])
if result is None: result = s
# case: s.describe(axis=0)
result = s.describe(axis=0)
if result is None: result = s
# case: s.diff()
result = s.diff()
if result is None: result = s
# case: s.diff(True)
result = s.diff(True)
if result is None: result = s
# case: s.diff(range(4))
result = s.diff(range(4))
if result is None: result = s
# case: s.div([])
result = s.div([])
if result is None: result = s
# case: s.div(np.nan)
result = s.div(np.nan)
if result is None: result = s
# case: s.div([True, False, True, False])
result = s.div([True, False, True, False])
if result is None: result = s
# case: s.divide(2.5)
result = s.divide(2.5)
if result is None: result = s
# case: s.divide(inplace=True)
result = s.divide(inplace=True)
if result is None: result = s
# case: s.divide([True, False, True, False])
result = s.divide([True, False, True, False])
if result is None: result = s
# case: s.dot(s)
result = s.dot(s)
if result is None: result = s
# case: s.dot(np.array([1, 2, 3, 4]))
result = s.dot(np.array([1, 2, 3, 4]))
if result is None: result = s
# case: s.dot(1, 2)
result = s.dot(1, 2)
if result is None: result = s
# case: s.drop([])
result = s.drop([])
if result is None: result = s
# case: s.drop([0, 1])
result = s.drop([0, 1])
if result is None: result = s
# case: s.drop(10)
result = s.drop(10)
if result is None: result = s
# case: s.drop_duplicates()
result = s.drop_duplicates()
if result is None: result = s
# case: s.drop_duplicates([])
result = s.drop_duplicates([])
if result is None: result = s
# case: s.drop_duplicates(inplace=True)
result = s.drop_duplicates(inplace=True)
if result is None: result = s
# case: s.droplevel(0)
result = s.droplevel(0)
if result is None: result = s
# case: s.droplevel([])
result = s.droplevel([])
if result is None: result = s
# case: s.dropna()
result = s.dropna()
if result is None: result = s
# case: s.dropna(True)
result = s.dropna(True)
if result is None: result = s
# case: s.dropna(inplace=True)
result = s.dropna(inplace=True)
if result is None: result = s
# case: s.duplicated()
result = s.duplicated()
if result is None: result = s
# case: s.duplicated(2.5)
result = s.duplicated(2.5)
if result is None: result = s
# case: s.duplicated(False)
result = s.duplicated(False)
if result is None: result = s
# case: s.eq(2.5)
result = s.eq(2.5)
if result is None: result = s
# case: s.eq('a')
result = s.eq('a')
if result is None: result = s
# case: s.eq(('a', 'b'))
result = s.eq(('a', 'b'))
if result is None: result = s
# case: s.equals(str)
result = s.equals(str)
if result is None: result = s
# case: s.equals(len)
result = s.equals(len)
if result is None: result = s
# case: s.equals(1, 2)
result = s.equals(1, 2)
if result is None: result = s
# case: s.ewm('a', 1)
result = s.ewm('a', 1)
if result is None: result = s
# case: s.expanding(inplace=True)
result = s.expanding(inplace=True)
if result is None: result = s
# case: s.explode('b')
result = s.explode('b')
if result is None: result = s
# case: s.explode('zz')
result = s.explode('zz')
if result is None: result = s
# case: s.explode(level=0)
result = s.explode(level=0)
if result is None: result = s
# case: s.factorize(False)
result = s.factorize(False)
if result is None: result = s
# case: s.factorize(np.array([1, 2, 3, 4]))
result = s.factorize(np.array([1, 2, 3, 4]))
if result is None: result = s
# case: s.factorize(('a', 'b'))
result = s.factorize(('a', 'b'))
if result is None: result = s
# case: s.ffill()
result = s.ffill()
if result is None: result = s
# case: s.ffill(None)
result = s.ffill(None)
if result is None: result = s
# case: s.ffill(axis=0)
result = s.ffill(axis=0)
if result is None: result = s
# case: s.fillna(f)
result = s.fillna(f)
if result is None: result = s
# case: s.fillna(axis='columns')
result = s.fillna(axis='columns')
if result is None: result = s
# case: s.fillna('x')
result = s.fillna('x')
if result is None: result = s
# case: s.filter([0, 1])
result = s.filter([0, 1])
if result is None: result = s
# case: s.filter(f)
result = s.filter(f)
if result is None: result = s
# case: s.filter(pd.Timestamp('2020-01-02'))
result = s.filter(pd.Timestamp('2020-01-02'))
if result is None: result = s
# case: s.first_valid_index()
result = s.first_valid_index()
if result is None: result = s
# case: s.first_valid_index('a', 1)
result = s.first_valid_index('a', 1)
if result is None: result = s
# case: s.floordiv(2.5)
result = s.floordiv(2.5)
if result is None: result = s
# case: s.floordiv('a')
result = s.floordiv('a')
if result is None: result = s
# case: s.floordiv(np.nan)
result = s.floordiv(np.nan)
if result is None: result = s
# case: s.ge(False)
result = s.ge(False)
if result is None: result = s
# case: s.ge(('a', 'b'))
result = s.ge(('a', 'b'))
if result is None: result = s
# case: s.ge(1, 2)
result = s.ge(1, 2)
if result is None: result = s
# case: s.get('mean')
result = s.get('mean')
if result is None: result = s
# case: s.get(level=0)
result = s.get(level=0)
if result is None: result = s
# case: s.get([True, False, True, False])
result = s.get([True, False, True, False])
if result is None: result = s
# case: s.groupby(['sum', 'mean'])
result = s.groupby(['sum', 'mean'])
if result is None: result = s
# case: s.gt(1)
result = s.gt(1)
if result is None: result = s
# case: s.gt(['sum', 'mean'])
result = s.gt(['sum', 'mean'])
if result is None: result = s
# case: s.gt(np.nan)
result = s.gt(np.nan)
if result is None: result = s
# case: s.head(0)
result = s.head(0)
if result is None: result = s
# case: s.head(-1)
result = s.head(-1)
if result is None: result = s
# case: s.head(pd.Timestamp('2020-01-02'))
result = s.head(pd.Timestamp('2020-01-02'))
if result is None: result = s
# case: s.idxmax(0)
result = s.idxmax(0)
if result is None: result = s
# case: s.idxmax(None)
result = s.idxmax(None)
if result is None: result = s
# case: s.idxmax(0, 0)
result = s.idxmax(0, 0)
if result is None: result = s
# case: s.idxmin()
result = s.idxmin()
if result is None: result = s
# case: s.idxmin('a')
result = s.idxmin('a')
if result is None: result = s
# case: s.idxmin(0, 0)
result = s.idxmin(0, 0)
if result is None: result = s
# case: s.iloc([0, 1])
result = s.iloc([0, 1])
if result is None: result = s
# case: s.infer_objects('zz')
result = s.infer_objects('zz')
if result is None: result = s
# case: s.infer_objects([])
result = s.infer_objects([])
if result is None: result = s
# case: s.infer_objects(inplace=True)
result = s.infer_objects(inplace=True)
if result is None: result = s
# case: s.isin(False)
result = s.isin(False)
if result is None: result = s
# case: s.isin({'a': 1})
result = s.isin({'a': 1})
if result is None: result = s
# case: s.isin({'a': ['min', 'max'], 'b': 'sum'})
result = s.isin({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = s
# case: s.isna()
result = s.isna()
if result is None: result = s
# case: s.isna([True, False, True, False])
result = s.isna([True, False, True, False])
if result is None: result = s
# case: s.isnull()
result = s.isnull()
if result is None: result = s
# case: s.isnull('x')
result = s.isnull('x')
if result is None: result = s
# case: s.item({'a': ['min', 'max'], 'b': 'sum'})
result = s.item({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = s
# case: s.items(f)
result = s.items(f)
if result is None: result = s
# case: s.keys()
result = s.keys()
if result is None: result = s
# case: s.keys({'a': 1})
result = s.keys({'a': 1})
if result is None: result = s
# case: s.kurt(None)
result = s.kurt(None)
if result is None: result = s
# case: s.kurt(axis=0)
result = s.kurt(axis=0)
if result is None: result = s
# case: s.kurt(('a', 'b'))
result = s.kurt(('a', 'b'))
if result is None: result = s
# case: s.kurtosis(2.5)
result = s.kurtosis(2.5)
if result is None: result = s
# case: s.kurtosis(None)
result = s.kurtosis(None)
if result is None: result = s
# case: s.kurtosis(False)
result = s.kurtosis(False)
if result is None: result = s
# case: s.last_valid_index()
result = s.last_valid_index()
if result is None: result = s
# case: s.last_valid_index(1)
result = s.last_valid_index(1)
if result is None: result = s
# case: s.le(s)
result = s.le(s)
if result is None: result = s
# case: s.le(pd.Timestamp('2020-01-02'))
result = s.le(pd.Timestamp('2020-01-02'))
if result is None: result = s
# case: s.le(1, 2)
result = s.le(1, 2)
if result is None: result = s
# case: s.loc([])
result = s.loc([])
if result is None: result = s
# case: s.lt([])
result = s.lt([])
if result is None: result = s
# case: s.lt(np.nan)
result = s.lt(np.nan)
if result is None: result = s
# case: s.lt([True, False, True, False])
result = s.lt([True, False, True, False])
if result is None: result = s
# case: s.map({'a': 'b'})
result = s.map({'a': 'b'})
if result is None: result = s
# case: s.map({'a': 1})
result = s.map({'a': 1})
if result is None: result = s
# case: s.map(['sum', 'mean'])
result = s.map(['sum', 'mean'])
if result is None: result = s
# case: s.mask(len)
result = s.mask(len)
if result is None: result = s
# case: s.mask([True, False, True, False])
result = s.mask([True, False, True, False])
if result is None: result = s
# case: s.max()
result = s.max()
if result is None: result = s
# case: s.max(False)
result = s.max(False)
if result is None: result = s
# case: s.max('mean')
result = s.max('mean')
if result is None: result = s
# case: s.mean(0)
result = s.mean(0)
if result is None: result = s
# case: s.mean(axis=0)
result = s.mean(axis=0)
if result is None: result = s
# case: s.mean(('a', 'b'))
result = s.mean(('a', 'b'))
if result is None: result = s
# case: s.median(0)
result = s.median(0)
if result is None: result = s
# case: s.median(None)
result = s.median(None)
if result is None: result = s
# case: s.median(len)
result = s.median(len)
if result is None: result = s
# case: s.min(0)
result = s.min(0)
if result is None: result = s
# case: s.min('zz')
result = s.min('zz')
if result is None: result = s
# case: s.min(None)
result = s.min(None)
if result is None: result = s
# case: s.mod(True)
result = s.mod(True)
if result is None: result = s
# case: s.mod({'a': 1})
result = s.mod({'a': 1})
if result is None: result = s
# case: s.mod(10)
result = s.mod(10)
if result is None: result = s
# case: s.mode(['a', 'b'])
result = s.mode(['a', 'b'])
if result is None: result = s
# case: s.mode([True, False, True, False])
result = s.mode([True, False, True, False])
if result is None: result = s
# case: s.mode(1, 2)
result = s.mode(1, 2)
if result is None: result = s
# case: s.mul()
result = s.mul()
if result is None: result = s
# case: s.mul(1)
result = s.mul(1)
if result is None: result = s
# case: s.mul([True, False, True, False])
result = s.mul([True, False, True, False])
if result is None: result = s
# case: s.multiply(False)
result = s.multiply(False)
if result is None: result = s
# case: s.multiply({'a': 1})
result = s.multiply({'a': 1})
if result is None: result = s
# case: s.multiply([True, False, True, False])
result = s.multiply([True, False, True, False])
if result is None: result = s
# case: s.ne(2.5)
result = s.ne(2.5)
if result is None: result = s
# case: s.ne(inplace=True)
result = s.ne(inplace=True)
if result is None: result = s
# case: s.ne(0, 0)
result = s.ne(0, 0)
if result is None: result = s
# case: s.nlargest(-1)
result = s.nlargest(-1)
if result is None: result = s
# case: s.nlargest({'a': 'b'})
result = s.nlargest({'a': 'b'})
if result is None: result = s
# case: s.nlargest(10)
result = s.nlargest(10)
if result is None: result = s
# case: s.notna()
result = s.notna()
if result is None: result = s
# case: s.notna(axis='columns')
result = s.notna(axis='columns')
if result is None: result = s
# case: s.notnull()
result = s.notnull()
if result is None: result = s
# case: s.notnull([])
result = s.notnull([])
if result is None: result = s
# case: s.nsmallest()
result = s.nsmallest()
if result is None: result = s
# case: s.nsmallest(0)
result = s.nsmallest(0)
if result is None: result = s
# case: s.nsmallest(2.5)
result = s.nsmallest(2.5)
if result is None: result = s
# case: s.nunique(True)
result = s.nunique(True)
if result is None: result = s
# case: s.nunique(axis='columns')
result = s.nunique(axis='columns')
if result is None: result = s
# case: s.nunique([True, False, True, False])
result = s.nunique([True, False, True, False])
if result is None: result = s
# case: s.pad()
result = s.pad()
if result is None: result = s
# case: s.pad(inplace=True)
result = s.pad(inplace=True)
if result is None: result = s
# case: s.pad({'a': ['min', 'max'], 'b': 'sum'})
result = s.pad({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = s
# case: s.pct_change(-1)
result = s.pct_change(-1)
if result is None: result = s
# case: s.pct_change(False)
result = s.pct_change(False)
if result is None: result = s
# case: s.pct_change(pd.Timestamp('2020-01-02'))
result = s.pct_change(pd.Timestamp('2020-01-02'))
if result is None: result = s
# case: s.pop({'a': 'b'})
result = s.pop({'a': 'b'})
if result is None: result = s
# case: s.pop(10)
result = s.pop(10)
if result is None: result = s
# case: s.pow({'a': 1})
result = s.pow({'a': 1})
if result is None: result = s
# case: s.pow(f)
result = s.pow(f)
if result is None: result = s
# case: s.pow(np.array([1, 2, 3, 4]))
result = s.pow(np.array([1, 2, 3, 4]))
if result is None: result = s
# case: s.prod(None)
result = s.prod(None)
if result is None: result = s
# case: s.prod(axis=1)
result = s.prod(axis=1)
if result is None: result = s
# case: s.prod(axis=0)
result = s.prod(axis=0)
if result is None: result = s
# case: s.product(None)
result = s.product(None)
if result is None: result = s
# case: s.product(False)
result = s.product(False)
if result is None: result = s
# case: s.product('mean')
result = s.product('mean')
if result is None: result = s
# case: s.quantile()
result = s.quantile()
if result is None: result = s
# case: s.quantile([0, 1])
result = s.quantile([0, 1])
if result is None: result = s
# case: s.quantile(['sum', 'mean'])
result = s.quantile(['sum', 'mean'])
if result is None: result = s
# case: s.radd(True)
result = s.radd(True)
if result is None: result = s
# case: s.radd(['a', 'b'])
result = s.radd(['a', 'b'])
if result is None: result = s
# case: s.radd(10)
result = s.radd(10)
if result is None: result = s
# case: s.rank(0)
result = s.rank(0)
if result is None: result = s
# case: s.rank(False)
result = s.rank(False)
if result is None: result = s
# case: s.rank(range(4))
result = s.rank(range(4))
if result is None: result = s
# case: s.rdiv()
result = s.rdiv()
if result is None: result = s
# case: s.rdiv(s)
result = s.rdiv(s)
if result is None: result = s
# case: s.rdiv(np.nan)
result = s.rdiv(np.nan)
if result is None: result = s
# case: s.reindex(True)
result = s.reindex(True)
if result is None: result = s
# case: s.reindex(['a'])
result = s.reindex(['a'])
if result is None: result = s
# case: s.reindex(f)
result = s.reindex(f)
if result is None: result = s
# case: s.reindex_like(df)
result = s.reindex_like(df)
if result is None: result = s
# case: s.reindex_like(f)
result = s.reindex_like(f)
if result is None: result = s
# case: s.reindex_like(axis=1)
result = s.reindex_like(axis=1)
if result is None: result = s
# case: s.rename(-1)
result = s.rename(-1)
if result is None: result = s
# case: s.rename(level=0)
result = s.rename(level=0)
if result is None: result = s
# case: s.rename(0, 0)
result = s.rename(0, 0)
if result is None: result = s
# case: s.rename_axis('mean')
result = s.rename_axis('mean')
if result is None: result = s
# case: s.rename_axis(np.nan)
result = s.rename_axis(np.nan)
if result is None: result = s
# case: s.rename_axis(len)
result = s.rename_axis(len)
if result is None: result = s
# case: s.reorder_levels(axis=1)
result = s.reorder_levels(axis=1)
if result is None: result = s
# case: s.repeat({'a': 1})
result = s.repeat({'a': 1})
if result is None: result = s
# case: s.repeat(np.array([1, 2, 3, 4]))
result = s.repeat(np.array([1, 2, 3, 4]))
if result is None: result = s
# case: s.repeat(10)
result = s.repeat(10)
if result is None: result = s
# case: s.replace({'a': 1})
result = s.replace({'a': 1})
if result is None: result = s
# case: s.replace(level=0)
result = s.replace(level=0)
if result is None: result = s
# case: s.replace(0, 0)
result = s.replace(0, 0)
if result is None: result = s
# case: s.resample(axis=0)
result = s.resample(axis=0)
if result is None: result = s
# case: s.reset_index()
result = s.reset_index()
if result is None: result = s
# case: s.reset_index(None)
result = s.reset_index(None)
if result is None: result = s
# case: s.reset_index(0, 0)
result = s.reset_index(0, 0)
if result is None: result = s
# case: s.rfloordiv(['sum', 'mean'])
result = s.rfloordiv(['sum', 'mean'])
if result is None: result = s
# case: s.rfloordiv(f)
result = s.rfloordiv(f)
if result is None: result = s
# case: s.rfloordiv(np.nan)
result = s.rfloordiv(np.nan)
if result is None: result = s
# case: s.rmod(10)
result = s.rmod(10)
if result is None: result = s
# case: s.rmod(('a', 'b'))
result = s.rmod(('a', 'b'))
if result is None: result = s
# case: s.rmod(0, 0)
result = s.rmod(0, 0)
if result is None: result = s
# case: s.rmul([0, 1])
result = s.rmul([0, 1])
if result is None: result = s
# case: s.rmul(f)
result = s.rmul(f)
if result is None: result = s
# case: s.rmul(10)
result = s.rmul(10)
if result is None: result = s
# case: s.rolling(len)
result = s.rolling(len)
if result is None: result = s
# case: s.round()
result = s.round()
if result is None: result = s
# case: s.round('b')
result = s.round('b')
if result is None: result = s
# case: s.round(False)
result = s.round(False)
if result is None: result = s
# case: s.rpow(1)
result = s.rpow(1)
if result is None: result = s
# case: s.rpow(True)
result = s.rpow(True)
if result is None: result = s
# case: s.rpow({'a': 'b'})
result = s.rpow({'a': 'b'})
if result is None: result = s
# case: s.rsub(-1)
result = s.rsub(-1)
if result is None: result = s
# case: s.rsub(['sum', 'mean'])
result = s.rsub(['sum', 'mean'])
if result is None: result = s
# case: s.rsub(0, 0)
result = s.rsub(0, 0)
if result is None: result = s
# case: s.rtruediv(-1)
result = s.rtruediv(-1)
if result is None: result = s
# case: s.rtruediv([True, False, True, False])
result = s.rtruediv([True, False, True, False])
if result is None: result = s
# case: s.rtruediv('a', 'b')
result = s.rtruediv('a', 'b')
if result is None: result = s
# case: s.sem()
result = s.sem()
if result is None: result = s
# case: s.sem(0)
result = s.sem(0)
if result is None: result = s
# case: s.sem('zz')
result = s.sem('zz')
if result is None: result = s
# case: s.set_axis(s)
result = s.set_axis(s)
if result is None: result = s
# case: s.set_axis(range(4))
result = s.set_axis(range(4))
if result is None: result = s
# case: s.set_axis('a', 'b')
result = s.set_axis('a', 'b')
if result is None: result = s
# case: s.shift(False)
result = s.shift(False)
if result is None: result = s
# case: s.shift(10)
result = s.shift(10)
if result is None: result = s
# case: s.shift({'a': ['min', 'max'], 'b': 'sum'})
result = s.shift({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = s
# case: s.skew(0)
result = s.skew(0)
if result is None: result = s
# case: s.skew(False)
result = s.skew(False)
if result is None: result = s
# case: s.skew(axis='columns')
result = s.skew(axis='columns')
if result is None: result = s
# case: s.sort_index()
result = s.sort_index()
if result is None: result = s
# case: s.sort_index(['a', 'b'])
result = s.sort_index(['a', 'b'])
if result is None: result = s
# case: s.sort_index(inplace=True)
result = s.sort_index(inplace=True)
if result is None: result = s
# case: s.sort_values()
result = s.sort_values()
if result is None: result = s
# case: s.sort_values(f)
result = s.sort_values(f)
if result is None: result = s
# case: s.sort_values(axis=0)
result = s.sort_values(axis=0)
if result is None: result = s
# case: s.squeeze(0)
result = s.squeeze(0)
if result is None: result = s
# case: s.squeeze(False)
result = s.squeeze(False)
if result is None: result = s
# case: s.squeeze('mean')
result = s.squeeze('mean')
if result is None: result = s
# case: s.std(0)
result = s.std(0)
if result is None: result = s
# case: s.std(axis=0)
result = s.std(axis=0)
if result is None: result = s
# case: s.std(10)
result = s.std(10)
if result is None: result = s
# case: s.sub(0)
result = s.sub(0)
if result is None: result = s
# case: s.sub({'a': 1})
result = s.sub({'a': 1})
if result is None: result = s
# case: s.sub(np.nan)
result = s.sub(np.nan)
if result is None: result = s
# case: s.subtract(['sum', 'mean'])
result = s.subtract(['sum', 'mean'])
if result is None: result = s
# case: s.subtract(np.nan)
result = s.subtract(np.nan)
if result is None: result = s
# case: s.subtract(range(4))
result = s.subtract(range(4))
if result is None: result = s
# case: s.sum(0)
result = s.sum(0)
if result is None: result = s
# case: s.sum(1)
result = s.sum(1)
if result is None: result = s
# case: s.sum(axis=0)
result = s.sum(axis=0)
if result is None: result = s
# case: s.swaplevel(axis=1)
result = s.swaplevel(axis=1)
if result is None: result = s
# case: s.tail(0)
result = s.tail(0)
if result is None: result = s
# case: s.tail(1)
result = s.tail(1)
if result is None: result = s
# case: s.tail({'a': 'b'})
result = s.tail({'a': 'b'})
if result is None: result = s
# case: s.take([])
result = s.take([])
if result is None: result = s
# case: s.take({'a': 'b'})
result = s.take({'a': 'b'})
if result is None: result = s
# case: s.take(range(4))
result = s.take(range(4))
if result is None: result = s
# case: s.to_dict()
result = s.to_dict()
if result is None: result = s
# case: s.to_dict('a', 1)
result = s.to_dict('a', 1)
if result is None: result = s
# case: s.to_frame(['a'])
result = s.to_frame(['a'])
if result is None: result = s
# case: s.to_frame(f)
result = s.to_frame(f)
if result is None: result = s
# case: s.to_frame('a', 1)
result = s.to_frame('a', 1)
if result is None: result = s
# case: s.to_list()
result = s.to_list()
if result is None: result = s
# case: s.to_list(('a', 'b'))
result = s.to_list(('a', 'b'))
if result is None: result = s
# case: s.to_period(('a', 'b'))
result = s.to_period(('a', 'b'))
if result is None: result = s
# case: s.to_timestamp(inplace=True)
result = s.to_timestamp(inplace=True)
if result is None: result = s
# case: s.transform(10)
result = s.transform(10)
if result is None: result = s
# case: s.transform(str)
result = s.transform(str)
if result is None: result = s
# case: s.truediv(0)
result = s.truediv(0)
if result is None: result = s
# case: s.truediv(2.5)
result = s.truediv(2.5)
if result is None: result = s
# case: s.truediv(axis=0)
result = s.truediv(axis=0)
if result is None: result = s
# case: s.truncate(None)
result = s.truncate(None)
if result is None: result = s
# case: s.truncate(pd.Timestamp('2020-01-02'))
result = s.truncate(pd.Timestamp('2020-01-02'))
if result is None: result = s
# case: s.truncate(0, 0)
result = s.truncate(0, 0)
if result is None: result = s
# case: s.unique()
result = s.unique()
if result is None: result = s
# case: s.unique(('a', 'b'))
result = s.unique(('a', 'b'))
if result is None: result = s
# case: s.unstack(False)
result = s.unstack(False)
if result is None: result = s
# case: s.update()
result = s.update()
if result is None: result = s
# case: s.update(-1)
result = s.update(-1)
if result is None: result = s
# case: s.update(('a', 'b'))
result = s.update(('a', 'b'))
if result is None: result = s
# case: s.value_counts(0)
result = s.value_counts(0)
if result is None: result = s
# case: s.value_counts(level=0)
result = s.value_counts(level=0)
if result is None: result = s
# case: s.value_counts(10)
result = s.value_counts(10)
if result is None: result = s
# case: s.var()
result = s.var()
if result is None: result = s
# case: s.var(0)
result = s.var(0)
if result is None: result = s
# case: s.var('x')
result = s.var('x')
if result is None: result = s
# case: s.where('b')
result = s.where('b')
if result is None: result = s
# case: s.where([True, False, True, False])
result = s.where([True, False, True, False])
if result is None: result = s
# case: s.xs('mean')
result = s.xs('mean')
if result is None: result = s
# case: s.xs(10)
result = s.xs(10)
if result is None: result = s
# case: f.abs()
result = f.abs()
if result is None: result = f
# case: f.abs([])
result = f.abs([])
if result is None: result = f
# case: f.add({'a': 'b'})
result = f.add({'a': 'b'})
if result is None: result = f
# case: f.add(np.array([1, 2, 3, 4]))
result = f.add(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.add(0, 0)
result = f.add(0, 0)
if result is None: result = f
# case: f.add_prefix('mean')
result = f.add_prefix('mean')
if result is None: result = f
# case: f.add_prefix(axis='columns')
result = f.add_prefix(axis='columns')
if result is None: result = f
# case: f.add_prefix('x')
result = f.add_prefix('x')
if result is None: result = f
# case: f.add_suffix('b')
result = f.add_suffix('b')
if result is None: result = f
# case: f.add_suffix('mean')
result = f.add_suffix('mean')
if result is None: result = f
# case: f.add_suffix(axis='columns')
result = f.add_suffix(axis='columns')
if result is None: result = f
# case: f.agg('mean')
result = f.agg('mean')
if result is None: result = f
# case: f.agg(['sum', 'mean'])
result = f.agg(['sum', 'mean'])
if result is None: result = f
# case: f.agg(1, 2)
result = f.agg(1, 2)
if result is None: result = f
# case: f.aggregate([])
result = f.aggregate([])
if result is None: result = f
# case: f.aggregate(['sum', 'mean'])
result = f.aggregate(['sum', 'mean'])
if result is None: result = f
# case: f.aggregate(len)
result = f.aggregate(len)
if result is None: result = f
# case: f.align(s)
result = f.align(s)
if result is None: result = f
# case: f.align(f)
result = f.align(f)
if result is None: result = f
# case: f.align(inplace=True)
result = f.align(inplace=True)
if result is None: result = f
# case: f.all()
result = f.all()
if result is None: result = f
# case: f.all(f)
result = f.all(f)
if result is None: result = f
# case: f.all(axis=0)
result = f.all(axis=0)
if result is None: result = f
# case: f.any()
result = f.any()
if result is None: result = f
# case: f.any(s)
result = f.any(s)
if result is None: result = f
# case: f.any(axis=0)
result = f.any(axis=0)
if result is None: result = f
# case: f.apply('mean')
result = f.apply('mean')
if result is None: result = f
# case: f.apply(['sum', 'mean'])
result = f.apply(['sum', 'mean'])
if result is None: result = f
# case: f.apply('x')
result = f.apply('x')
if result is None: result = f
# case: f.argmax(True)
result = f.argmax(True)
if result is None: result = f
# case: f.argmax(False)
result = f.argmax(False)
if result is None: result = f
# case: f.argmax(0, 0)
result = f.argmax(0, 0)
if result is None: result = f
# case: f.argmin(0)
result = f.argmin(0)
if result is None: result = f
# case: f.argmin(None)
result = f.argmin(None)
if result is None: result = f
# case: f.argmin(10)
result = f.argmin(10)
if result is None: result = f
# case: f.argsort(None)
result = f.argsort(None)
if result is None: result = f
# case: f.argsort(False)
result = f.argsort(False)
if result is None: result = f
# case: f.argsort(axis=0)
result = f.argsort(axis=0)
if result is None: result = f
# case: f.asfreq(axis='columns')
result = f.asfreq(axis='columns')
if result is None: result = f
# case: f.astype(None)
result = f.astype(None)
if result is None: result = f
# case: f.astype(level=0)
result = f.astype(level=0)
if result is None: result = f
# case: f.astype(str)
result = f.astype(str)
if result is None: result = f
# case: f.backfill()
result = f.backfill()
if result is None: result = f
# case: f.backfill(axis=0)
result = f.backfill(axis=0)
if result is None: result = f
# case: f.backfill(1, 2)
result = f.backfill(1, 2)
if result is None: result = f
# case: f.between(1)
result = f.between(1)
if result is None: result = f
# case: f.between(1, 2)
result = f.between(1, 2)
if result is None: result = f
# case: f.between(0, 0)
result = f.between(0, 0)
if result is None: result = f
# case: f.bfill()
result = f.bfill()
if result is None: result = f
# case: f.bfill(np.array([1, 2, 3, 4]))
result = f.bfill(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.bfill(inplace=True)
result = f.bfill(inplace=True)
if result is None: result = f
# case: f.case_when(axis=1)
result = f.case_when(axis=1)
if result is None: result = f
# case: f.clip(2.5)
result = f.clip(2.5)
if result is None: result = f
# case: f.clip('a')
result = f.clip('a')
if result is None: result = f
# case: f.clip(np.array([1, 2, 3, 4]))
result = f.clip(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.combine('b')
result = f.combine('b')
if result is None: result = f
# case: f.combine_first(['sum', 'mean'])
result = f.combine_first(['sum', 'mean'])
if result is None: result = f
# case: f.combine_first(s)
result = f.combine_first(s)
if result is None: result = f
# case: f.combine_first(f)
result = f.combine_first(f)
if result is None: result = f
# case: f.compare(df)
result = f.compare(df)
if result is None: result = f
# case: f.compare(s)
result = f.compare(s)
if result is None: result = f
# case: f.compare(f)
result = f.compare(f)
if result is None: result = f
# case: f.convert_dtypes(1)
result = f.convert_dtypes(1)
if result is None: result = f
# case: f.convert_dtypes(True)
result = f.convert_dtypes(True)
if result is None: result = f
# case: f.convert_dtypes(axis='columns')
result = f.convert_dtypes(axis='columns')
if result is None: result = f
# case: f.copy({'a': 1})
result = f.copy({'a': 1})
if result is None: result = f
# case: f.copy([True, False, True, False])
result = f.copy([True, False, True, False])
if result is None: result = f
# case: f.copy(0, 0)
result = f.copy(0, 0)
if result is None: result = f
# case: f.corr(s)
result = f.corr(s)
if result is None: result = f
# case: f.corr(f)
result = f.corr(f)
if result is None: result = f
# case: f.corr(axis=1)
result = f.corr(axis=1)
if result is None: result = f
# case: f.count()
result = f.count()
if result is None: result = f
# case: f.count(['a', 'b'])
result = f.count(['a', 'b'])
if result is None: result = f
# case: f.cov(s)
result = f.cov(s)
if result is None: result = f
# case: f.cov(f)
result = f.cov(f)
if result is None: result = f
# case: f.cov(level=0)
result = f.cov(level=0)
if result is None: result = f
# case: f.cummax()
result = f.cummax()
if result is None: result = f
# case: f.cummax(axis=0)
result = f.cummax(axis=0)
if result is None: result = f
# case: f.cummax('a', 'b')
result = f.cummax('a', 'b')
if result is None: result = f
# case: f.cummin(0)
result = f.cummin(0)
if result is None: result = f
# case: f.cummin('b')
result = f.cummin('b')
if result is None: result = f
# case: f.cummin(False)
result = f.cummin(False)
if result is None: result = f
# case: f.cumprod(False)
result = f.cumprod(False)
if result is None: result = f
# case: f.cumprod(axis=0)
result = f.cumprod(axis=0)
if result is None: result = f
# case: f.cumprod(np.nan)
result = f.cumprod(np.nan)
if result is None: result = f
# case: f.cumsum(0)
result = f.cumsum(0)
if result is None: result = f
# case: f.cumsum(False)
result = f.cumsum(False)
if result is None: result = f
# case: f.cumsum(range(4))
result = f.cumsum(range(4))
if result is None: result = f
# case: f.describe()
result = f.describe()
if result is None: result = f
# case: f.describe(['a'])
result = f.describe(['a'])
if result is None: result = f
# case: f.describe([0, 1])
result = f.describe([0, 1])
if result is None: result = f
# case: f.diff(1)
result = f.diff(1)
if result is None: result = f
# case: f.diff(True)
result = f.diff(True)
if result is None: result = f
# case: f.diff(axis=0)
result = f.diff(axis=0)
if result is None: result = f
# case: f.div(1)
result = f.div(1)
if result is None: result = f
# case: f.div(True)
result = f.div(True)
if result is None: result = f
# case: f.div(['a', 'b'])
result = f.div(['a', 'b'])
if result is None: result = f
# case: f.divide(0)
result = f.divide(0)
if result is None: result = f
# case: f.divide('zz')
result = f.divide('zz')
if result is None: result = f
# case: f.divide(np.array([1, 2, 3, 4]))
result = f.divide(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.dot(df)
result = f.dot(df)
if result is None: result = f
# case: f.dot(f)
result = f.dot(f)
if result is None: result = f
# case: f.dot([True, False, True, False])
result = f.dot([True, False, True, False])
if result is None: result = f
# case: f.drop([])
result = f.drop([])
if result is None: result = f
# case: f.drop(np.array([1, 2, 3, 4]))
result = f.drop(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.drop(10)
result = f.drop(10)
if result is None: result = f
# case: f.drop_duplicates()
result = f.drop_duplicates()
if result is None: result = f
# case: f.drop_duplicates(inplace=True)
result = f.drop_duplicates(inplace=True)
if result is None: result = f
# case: f.drop_duplicates('a', 1)
result = f.drop_duplicates('a', 1)
if result is None: result = f
# case: f.droplevel([])
result = f.droplevel([])
if result is None: result = f
# case: f.droplevel(df)
result = f.droplevel(df)
if result is None: result = f
# case: f.dropna()
result = f.dropna()
if result is None: result = f
# case: f.dropna(axis=0)
result = f.dropna(axis=0)
if result is None: result = f
# case: f.dropna('a', 'b')
result = f.dropna('a', 'b')
if result is None: result = f
# case: f.duplicated()
result = f.duplicated()
if result is None: result = f
# case: f.duplicated(False)
result = f.duplicated(False)
if result is None: result = f
# case: f.duplicated('a', 1)
result = f.duplicated('a', 1)
if result is None: result = f
# case: f.eq()
result = f.eq()
if result is None: result = f
# case: f.eq(-1)
result = f.eq(-1)
if result is None: result = f
# case: f.eq(False)
result = f.eq(False)
if result is None: result = f
# case: f.equals(s)
result = f.equals(s)
if result is None: result = f
# case: f.equals(axis='columns')
result = f.equals(axis='columns')
if result is None: result = f
# case: f.equals(10)
result = f.equals(10)
if result is None: result = f
# case: f.ewm(['sum', 'mean'])
result = f.ewm(['sum', 'mean'])
if result is None: result = f
# case: f.expanding(len)
result = f.expanding(len)
if result is None: result = f
# case: f.explode('zz')
result = f.explode('zz')
if result is None: result = f
# case: f.explode(['a', 'b'])
result = f.explode(['a', 'b'])
if result is None: result = f
# case: f.explode(axis='columns')
result = f.explode(axis='columns')
if result is None: result = f
# case: f.factorize('b')
result = f.factorize('b')
if result is None: result = f
# case: f.factorize(f)
result = f.factorize(f)
if result is None: result = f
# case: f.factorize(np.nan)
result = f.factorize(np.nan)
if result is None: result = f
# case: f.ffill(axis=0)
result = f.ffill(axis=0)
if result is None: result = f
# case: f.ffill(inplace=True)
result = f.ffill(inplace=True)
if result is None: result = f
# case: f.ffill('a', 1)
result = f.ffill('a', 1)
if result is None: result = f
# case: f.fillna(2.5)
result = f.fillna(2.5)
if result is None: result = f
# case: f.fillna(inplace=True)
result = f.fillna(inplace=True)
if result is None: result = f
# case: f.fillna({'a': ['min', 'max'], 'b': 'sum'})
result = f.fillna({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = f
# case: f.filter([])
result = f.filter([])
if result is None: result = f
# case: f.filter({'a': 'b'})
result = f.filter({'a': 'b'})
if result is None: result = f
# case: f.filter(np.nan)
result = f.filter(np.nan)
if result is None: result = f
# case: f.first_valid_index()
result = f.first_valid_index()
if result is None: result = f
# case: f.first_valid_index(np.array([1, 2, 3, 4]))
result = f.first_valid_index(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.floordiv(0)
result = f.floordiv(0)
if result is None: result = f
# case: f.floordiv(False)
result = f.floordiv(False)
if result is None: result = f
# case: f.floordiv(pd.Timestamp('2020-01-02'))
result = f.floordiv(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.ge(False)
result = f.ge(False)
if result is None: result = f
# case: f.ge(len)
result = f.ge(len)
if result is None: result = f
# case: f.ge([True, False, True, False])
result = f.ge([True, False, True, False])
if result is None: result = f
# case: f.get(1)
result = f.get(1)
if result is None: result = f
# case: f.get(-1)
result = f.get(-1)
if result is None: result = f
# case: f.get(inplace=True)
result = f.get(inplace=True)
if result is None: result = f
# case: f.groupby('a', 'b')
result = f.groupby('a', 'b')
if result is None: result = f
# case: f.gt(10)
result = f.gt(10)
if result is None: result = f
# case: f.gt(pd.Timestamp('2020-01-02'))
result = f.gt(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.gt(1, 2)
result = f.gt(1, 2)
if result is None: result = f
# case: f.head(-1)
result = f.head(-1)
if result is None: result = f
# case: f.head(10)
result = f.head(10)
if result is None: result = f
# case: f.head([True, False, True, False])
result = f.head([True, False, True, False])
if result is None: result = f
# case: f.idxmax(0)
result = f.idxmax(0)
if result is None: result = f
# case: f.idxmax(axis=0)
result = f.idxmax(axis=0)
if result is None: result = f
# case: f.idxmax('a', 1)
result = f.idxmax('a', 1)
if result is None: result = f
# case: f.idxmin(False)
result = f.idxmin(False)
if result is None: result = f
# case: f.idxmin(axis=0)
result = f.idxmin(axis=0)
if result is None: result = f
# case: f.idxmin(1, 2)
result = f.idxmin(1, 2)
if result is None: result = f
# case: f.iloc(df)
result = f.iloc(df)
if result is None: result = f
# case: f.infer_objects(-1)
result = f.infer_objects(-1)
if result is None: result = f
# case: f.infer_objects('a')
result = f.infer_objects('a')
if result is None: result = f
# case: f.infer_objects(level=0)
result = f.infer_objects(level=0)
if result is None: result = f
# case: f.isin({'a': 'b'})
result = f.isin({'a': 'b'})
if result is None: result = f
# case: f.isin(range(4))
result = f.isin(range(4))
if result is None: result = f
# case: f.isin(1, 2)
result = f.isin(1, 2)
if result is None: result = f
# case: f.isna()
result = f.isna()
if result is None: result = f
# case: f.isna('mean')
result = f.isna('mean')
if result is None: result = f
# case: f.isnull()
result = f.isnull()
if result is None: result = f
# case: f.isnull(10)
result = f.isnull(10)
if result is None: result = f
# case: f.item('mean')
result = f.item('mean')
if result is None: result = f
# case: f.items([])
result = f.items([])
if result is None: result = f
# case: f.keys()
result = f.keys()
if result is None: result = f
# case: f.keys('a', 'b')
result = f.keys('a', 'b')
if result is None: result = f
# case: f.kurt(0)
result = f.kurt(0)
if result is None: result = f
# case: f.kurt(True)
result = f.kurt(True)
if result is None: result = f
# case: f.kurt(False)
result = f.kurt(False)
if result is None: result = f
# case: f.kurtosis()
result = f.kurtosis()
if result is None: result = f
# case: f.kurtosis(-1)
result = f.kurtosis(-1)
if result is None: result = f
# case: f.kurtosis(axis=0)
result = f.kurtosis(axis=0)
if result is None: result = f
# case: f.last_valid_index()
result = f.last_valid_index()
if result is None: result = f
# case: f.last_valid_index(0, 0)
result = f.last_valid_index(0, 0)
if result is None: result = f
# case: f.le()
result = f.le()
if result is None: result = f
# case: f.le(10)
result = f.le(10)
if result is None: result = f
# case: f.le(1, 2)
result = f.le(1, 2)
if result is None: result = f
# case: f.loc(level=0)
result = f.loc(level=0)
if result is None: result = f
# case: f.lt(1)
result = f.lt(1)
if result is None: result = f
# case: f.lt(2.5)
result = f.lt(2.5)
if result is None: result = f
# case: f.lt('zz')
result = f.lt('zz')
if result is None: result = f
# case: f.map({'a': 'b'})
result = f.map({'a': 'b'})
if result is None: result = f
# case: f.map({'a': 1})
result = f.map({'a': 1})
if result is None: result = f
# case: f.map(['sum', 'mean'])
result = f.map(['sum', 'mean'])
if result is None: result = f
# case: f.mask(range(4))
result = f.mask(range(4))
if result is None: result = f
# case: f.mask([True, False, True, False])
result = f.mask([True, False, True, False])
if result is None: result = f
# case: f.max(0)
result = f.max(0)
if result is None: result = f
# case: f.max(False)
result = f.max(False)
if result is None: result = f
# case: f.max(level=0)
result = f.max(level=0)
if result is None: result = f
# case: f.mean(0)
result = f.mean(0)
if result is None: result = f
# case: f.mean(None)
result = f.mean(None)
if result is None: result = f
# case: f.mean(10)
result = f.mean(10)
if result is None: result = f
# case: f.median(0)
result = f.median(0)
if result is None: result = f
# case: f.median('b')
result = f.median('b')
if result is None: result = f
# case: f.median(False)
result = f.median(False)
if result is None: result = f
# case: f.min()
result = f.min()
if result is None: result = f
# case: f.min(False)
result = f.min(False)
if result is None: result = f
# case: f.min(str)
result = f.min(str)
if result is None: result = f
# case: f.mod(True)
result = f.mod(True)
if result is None: result = f
# case: f.mod(str)
result = f.mod(str)
if result is None: result = f
# case: f.mod(0, 0)
result = f.mod(0, 0)
if result is None: result = f
# case: f.mode(0)
result = f.mode(0)
if result is None: result = f
# case: f.mode(inplace=True)
result = f.mode(inplace=True)
if result is None: result = f
# case: f.mode(pd.Timestamp('2020-01-02'))
result = f.mode(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.mul(True)
result = f.mul(True)
if result is None: result = f
# case: f.mul(np.array([1, 2, 3, 4]))
result = f.mul(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.mul(str)
result = f.mul(str)
if result is None: result = f
# case: f.multiply(2.5)
result = f.multiply(2.5)
if result is None: result = f
# case: f.multiply(np.array([1, 2, 3, 4]))
result = f.multiply(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.multiply(level=0)
result = f.multiply(level=0)
if result is None: result = f
# case: f.ne(level=0)
result = f.ne(level=0)
if result is None: result = f
# case: f.ne([True, False, True, False])
result = f.ne([True, False, True, False])
if result is None: result = f
# case: f.ne('a', 'b')
result = f.ne('a', 'b')
if result is None: result = f
# case: f.nlargest(0)
result = f.nlargest(0)
if result is None: result = f
# case: f.nlargest(1)
result = f.nlargest(1)
if result is None: result = f
# case: f.nlargest('a')
result = f.nlargest('a')
if result is None: result = f
# case: f.notna()
result = f.notna()
if result is None: result = f
# case: f.notna(0, 0)
result = f.notna(0, 0)
if result is None: result = f
# case: f.notnull()
result = f.notnull()
if result is None: result = f
# case: f.notnull(10)
result = f.notnull(10)
if result is None: result = f
# case: f.nsmallest()
result = f.nsmallest()
if result is None: result = f
# case: f.nsmallest(False)
result = f.nsmallest(False)
if result is None: result = f
# case: f.nsmallest(0, 0)
result = f.nsmallest(0, 0)
if result is None: result = f
# case: f.nunique({'a': 'b'})
result = f.nunique({'a': 'b'})
if result is None: result = f
# case: f.nunique(axis='columns')
result = f.nunique(axis='columns')
if result is None: result = f
# case: f.nunique(np.nan)
result = f.nunique(np.nan)
if result is None: result = f
# case: f.pad()
result = f.pad()
if result is None: result = f
# case: f.pad(inplace=True)
result = f.pad(inplace=True)
if result is None: result = f
# case: f.pad(10)
result = f.pad(10)
if result is None: result = f
# case: f.pct_change(0)
result = f.pct_change(0)
if result is None: result = f
# case: f.pct_change(1)
result = f.pct_change(1)
if result is None: result = f
# case: f.pct_change(['a'])
result = f.pct_change(['a'])
if result is None: result = f
# case: f.pop(False)
result = f.pop(False)
if result is None: result = f
# case: f.pop(10)
result = f.pop(10)
if result is None: result = f
# case: f.pow(None)
result = f.pow(None)
if result is None: result = f
# case: f.pow(s)
result = f.pow(s)
if result is None: result = f
# case: f.pow(10)
result = f.pow(10)
if result is None: result = f
# case: f.prod()
result = f.prod()
if result is None: result = f
# case: f.prod(0)
result = f.prod(0)
if result is None: result = f
# case: f.prod(pd.Timestamp('2020-01-02'))
result = f.prod(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.product(0)
result = f.product(0)
if result is None: result = f
# case: f.product(1)
result = f.product(1)
if result is None: result = f
# case: f.product(None)
result = f.product(None)
if result is None: result = f
# case: f.quantile([])
result = f.quantile([])
if result is None: result = f
# case: f.quantile({'a': 'b'})
result = f.quantile({'a': 'b'})
if result is None: result = f
# case: f.quantile([True, False, True, False])
result = f.quantile([True, False, True, False])
if result is None: result = f
# case: f.radd(range(4))
result = f.radd(range(4))
if result is None: result = f
# case: f.radd(len)
result = f.radd(len)
if result is None: result = f
# case: f.radd(0, 0)
result = f.radd(0, 0)
if result is None: result = f
# case: f.rank(0)
result = f.rank(0)
if result is None: result = f
# case: f.rank(False)
result = f.rank(False)
if result is None: result = f
# case: f.rank(axis='columns')
result = f.rank(axis='columns')
if result is None: result = f
# case: f.rdiv(-1)
result = f.rdiv(-1)
if result is None: result = f
# case: f.rdiv(True)
result = f.rdiv(True)
if result is None: result = f
# case: f.rdiv('x')
result = f.rdiv('x')
if result is None: result = f
# case: f.reindex(0)
result = f.reindex(0)
if result is None: result = f
# case: f.reindex([])
result = f.reindex([])
if result is None: result = f
# case: f.reindex(np.array([1, 2, 3, 4]))
result = f.reindex(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.reindex_like({'a': 1})
result = f.reindex_like({'a': 1})
if result is None: result = f
# case: f.reindex_like(df)
result = f.reindex_like(df)
if result is None: result = f
# case: f.reindex_like(f)
result = f.reindex_like(f)
if result is None: result = f
# case: f.rename(0)
result = f.rename(0)
if result is None: result = f
# case: f.rename(1)
result = f.rename(1)
if result is None: result = f
# case: f.rename(axis=1)
result = f.rename(axis=1)
if result is None: result = f
# case: f.rename_axis(2.5)
result = f.rename_axis(2.5)
if result is None: result = f
# case: f.rename_axis(f)
result = f.rename_axis(f)
if result is None: result = f
# case: f.rename_axis(pd.Timestamp('2020-01-02'))
result = f.rename_axis(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.reorder_levels()
result = f.reorder_levels()
if result is None: result = f
# case: f.repeat(False)
result = f.repeat(False)
if result is None: result = f
# case: f.repeat(s)
result = f.repeat(s)
if result is None: result = f
# case: f.repeat(axis=0)
result = f.repeat(axis=0)
if result is None: result = f
# case: f.replace({'a': 'b'})
result = f.replace({'a': 'b'})
if result is None: result = f
# case: f.replace({'a': 1})
result = f.replace({'a': 1})
if result is None: result = f
# case: f.replace(axis=0)
result = f.replace(axis=0)
if result is None: result = f
# case: f.resample(None)
result = f.resample(None)
if result is None: result = f
# case: f.reset_index()
result = f.reset_index()
if result is None: result = f
# case: f.reset_index(0)
result = f.reset_index(0)
if result is None: result = f
# case: f.reset_index(2.5)
result = f.reset_index(2.5)
if result is None: result = f
# case: f.rfloordiv(-1)
result = f.rfloordiv(-1)
if result is None: result = f
# case: f.rfloordiv(True)
result = f.rfloordiv(True)
if result is None: result = f
# case: f.rfloordiv(('a', 'b'))
result = f.rfloordiv(('a', 'b'))
if result is None: result = f
# case: f.rmod(True)
result = f.rmod(True)
if result is None: result = f
# case: f.rmod({'a': 'b'})
result = f.rmod({'a': 'b'})
if result is None: result = f
# case: f.rmod(range(4))
result = f.rmod(range(4))
if result is None: result = f
# case: f.rmul('b')
result = f.rmul('b')
if result is None: result = f
# case: f.rmul(True)
result = f.rmul(True)
if result is None: result = f
# case: f.rmul(s)
result = f.rmul(s)
if result is None: result = f
# case: f.rolling(s)
result = f.rolling(s)
if result is None: result = f
# case: f.round(1)
result = f.round(1)
if result is None: result = f
# case: f.round(True)
result = f.round(True)
if result is None: result = f
# case: f.round(level=0)
result = f.round(level=0)
if result is None: result = f
# case: f.rpow(np.nan)
result = f.rpow(np.nan)
if result is None: result = f
# case: f.rpow(('a', 'b'))
result = f.rpow(('a', 'b'))
if result is None: result = f
# case: f.rpow(range(4))
result = f.rpow(range(4))
if result is None: result = f
# case: f.rsub([])
result = f.rsub([])
if result is None: result = f
# case: f.rsub(s)
result = f.rsub(s)
if result is None: result = f
# case: f.rsub([True, False, True, False])
result = f.rsub([True, False, True, False])
if result is None: result = f
# case: f.rtruediv(s)
result = f.rtruediv(s)
if result is None: result = f
# case: f.rtruediv(np.array([1, 2, 3, 4]))
result = f.rtruediv(np.array([1, 2, 3, 4]))
if result is None: result = f
# case: f.rtruediv('a', 1)
result = f.rtruediv('a', 1)
if result is None: result = f
# case: f.sem()
result = f.sem()
if result is None: result = f
# case: f.sem(axis=0)
result = f.sem(axis=0)
if result is None: result = f
# case: f.sem('a', 'b')
result = f.sem('a', 'b')
if result is None: result = f
# case: f.set_axis(s)
result = f.set_axis(s)
if result is None: result = f
# case: f.set_axis(pd.Timestamp('2020-01-02'))
result = f.set_axis(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.set_axis(range(4))
result = f.set_axis(range(4))
if result is None: result = f
# case: f.shift()
result = f.shift()
if result is None: result = f
# case: f.shift(-1)
result = f.shift(-1)
if result is None: result = f
# case: f.shift(1, 2)
result = f.shift(1, 2)
if result is None: result = f
# case: f.skew(False)
result = f.skew(False)
if result is None: result = f
# case: f.skew(axis=0)
result = f.skew(axis=0)
if result is None: result = f
# case: f.skew('x')
result = f.skew('x')
if result is None: result = f
# case: f.sort_index('zz')
result = f.sort_index('zz')
if result is None: result = f
# case: f.sort_index(level=0)
result = f.sort_index(level=0)
if result is None: result = f
# case: f.sort_index(inplace=True)
result = f.sort_index(inplace=True)
if result is None: result = f
# case: f.sort_values()
result = f.sort_values()
if result is None: result = f
# case: f.sort_values(False)
result = f.sort_values(False)
if result is None: result = f
# case: f.sort_values(axis=0)
result = f.sort_values(axis=0)
if result is None: result = f
# case: f.squeeze(0)
result = f.squeeze(0)
if result is None: result = f
# case: f.squeeze(None)
result = f.squeeze(None)
if result is None: result = f
# case: f.squeeze(('a', 'b'))
result = f.squeeze(('a', 'b'))
if result is None: result = f
# case: f.std(False)
result = f.std(False)
if result is None: result = f
# case: f.std(axis=0)
result = f.std(axis=0)
if result is None: result = f
# case: f.std(str)
result = f.std(str)
if result is None: result = f
# case: f.sub(2.5)
result = f.sub(2.5)
if result is None: result = f
# case: f.sub(True)
result = f.sub(True)
if result is None: result = f
# case: f.sub(['sum', 'mean'])
result = f.sub(['sum', 'mean'])
if result is None: result = f
# case: f.subtract(False)
result = f.subtract(False)
if result is None: result = f
# case: f.subtract([])
result = f.subtract([])
if result is None: result = f
# case: f.subtract(range(4))
result = f.subtract(range(4))
if result is None: result = f
# case: f.sum()
result = f.sum()
if result is None: result = f
# case: f.sum(True)
result = f.sum(True)
if result is None: result = f
# case: f.sum(axis=0)
result = f.sum(axis=0)
if result is None: result = f
# case: f.swaplevel(axis=1)
result = f.swaplevel(axis=1)
if result is None: result = f
# case: f.tail()
result = f.tail()
if result is None: result = f
# case: f.tail(False)
result = f.tail(False)
if result is None: result = f
# case: f.tail(('a', 'b'))
result = f.tail(('a', 'b'))
if result is None: result = f
# case: f.take([0, 1])
result = f.take([0, 1])
if result is None: result = f
# case: f.take(s)
result = f.take(s)
if result is None: result = f
# case: f.take(axis=0)
result = f.take(axis=0)
if result is None: result = f
# case: f.to_dict()
result = f.to_dict()
if result is None: result = f
# case: f.to_dict(pd.Timestamp('2020-01-02'))
result = f.to_dict(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.to_frame(-1)
result = f.to_frame(-1)
if result is None: result = f
# case: f.to_frame(False)
result = f.to_frame(False)
if result is None: result = f
# case: f.to_frame(inplace=True)
result = f.to_frame(inplace=True)
if result is None: result = f
# case: f.to_list()
result = f.to_list()
if result is None: result = f
# case: f.to_list({'a': 'b'})
result = f.to_list({'a': 'b'})
if result is None: result = f
# case: f.to_period({'a': 1})
result = f.to_period({'a': 1})
if result is None: result = f
# case: f.to_timestamp(inplace=True)
result = f.to_timestamp(inplace=True)
if result is None: result = f
# case: f.transform(-1)
result = f.transform(-1)
if result is None: result = f
# case: f.transform(str)
result = f.transform(str)
if result is None: result = f
# case: f.truediv(f)
result = f.truediv(f)
if result is None: result = f
# case: f.truediv(range(4))
result = f.truediv(range(4))
if result is None: result = f
# case: f.truediv(len)
result = f.truediv(len)
if result is None: result = f
# case: f.truncate()
result = f.truncate()
if result is None: result = f
# case: f.truncate(10)
result = f.truncate(10)
if result is None: result = f
# case: f.truncate(pd.Timestamp('2020-01-02'))
result = f.truncate(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.unique()
result = f.unique()
if result is None: result = f
# case: f.unique('zz')
result = f.unique('zz')
if result is None: result = f
# case: f.unstack(-1)
result = f.unstack(-1)
if result is None: result = f
# case: f.update('zz')
result = f.update('zz')
if result is None: result = f
# case: f.update(pd.Timestamp('2020-01-02'))
result = f.update(pd.Timestamp('2020-01-02'))
if result is None: result = f
# case: f.update('a', 'b')
result = f.update('a', 'b')
if result is None: result = f
# case: f.value_counts(True)
result = f.value_counts(True)
if result is None: result = f
# case: f.value_counts(f)
result = f.value_counts(f)
if result is None: result = f
# case: f.value_counts(range(4))
result = f.value_counts(range(4))
if result is None: result = f
# case: f.var(0)
result = f.var(0)
if result is None: result = f
# case: f.var('zz')
result = f.var('zz')
if result is None: result = f
# case: f.var(None)
result = f.var(None)
if result is None: result = f
# case: f.where(df)
result = f.where(df)
if result is None: result = f
# case: f.where([True, False, True, False])
result = f.where([True, False, True, False])
if result is None: result = f
# case: f.xs(-1)
result = f.xs(-1)
if result is None: result = f
# case: f.xs(10)
result = f.xs(10)
if result is None: result = f
# case: t.abs(-1)
result = t.abs(-1)
if result is None: result = t
# case: t.add('a')
result = t.add('a')
if result is None: result = t
# case: t.add('x')
result = t.add('x')
if result is None: result = t
# case: t.add({'a': ['min', 'max'], 'b': 'sum'})
result = t.add({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = t
# case: t.add_prefix('a')
result = t.add_prefix('a')
if result is None: result = t
# case: t.add_prefix('zz')
result = t.add_prefix('zz')
if result is None: result = t
# case: t.add_prefix(axis=1)
result = t.add_prefix(axis=1)
if result is None: result = t
# case: t.add_suffix('b')
result = t.add_suffix('b')
if result is None: result = t
# case: t.add_suffix('zz')
result = t.add_suffix('zz')
if result is None: result = t
# case: t.add_suffix(axis=0)
result = t.add_suffix(axis=0)
if result is None: result = t
# case: t.agg('b')
result = t.agg('b')
if result is None: result = t
# case: t.agg(str)
result = t.agg(str)
if result is None: result = t
# case: t.agg(len)
result = t.agg(len)
if result is None: result = t
# case: t.aggregate(axis=1)
result = t.aggregate(axis=1)
if result is None: result = t
# case: t.aggregate(str)
result = t.aggregate(str)
if result is None: result = t
# case: t.aggregate(len)
result = t.aggregate(len)
if result is None: result = t
# case: t.align(s)
result = t.align(s)
if result is None: result = t
# case: t.align(f)
result = t.align(f)
if result is None: result = t
# case: t.align(level=0)
result = t.align(level=0)
if result is None: result = t
# case: t.all()
result = t.all()
if result is None: result = t
# case: t.all(df)
result = t.all(df)
if result is None: result = t
# case: t.all(axis=0)
result = t.all(axis=0)
if result is None: result = t
# case: t.any()
result = t.any()
if result is None: result = t
# case: t.any(False)
result = t.any(False)
if result is None: result = t
# case: t.any(axis=0)
result = t.any(axis=0)
if result is None: result = t
# case: t.apply(axis=0)
result = t.apply(axis=0)
if result is None: result = t
# case: t.apply('x')
result = t.apply('x')
if result is None: result = t
# case: t.apply(str)
result = t.apply(str)
if result is None: result = t
# case: t.argmax(None)
result = t.argmax(None)
if result is None: result = t
# case: t.argmin(f)
result = t.argmin(f)
if result is None: result = t
# case: t.argsort(False)
result = t.argsort(False)
if result is None: result = t
# case: t.argsort(axis=0)
result = t.argsort(axis=0)
if result is None: result = t
# case: t.argsort(range(4))
result = t.argsort(range(4))
if result is None: result = t
# case: t.asfreq(axis='columns')
result = t.asfreq(axis='columns')
if result is None: result = t
# case: t.astype(False)
result = t.astype(False)
if result is None: result = t
# case: t.astype(str)
result = t.astype(str)
if result is None: result = t
# case: t.backfill({'a': 1})
result = t.backfill({'a': 1})
if result is None: result = t
# case: t.backfill(axis=0)
result = t.backfill(axis=0)
if result is None: result = t
# case: t.backfill(inplace=True)
result = t.backfill(inplace=True)
if result is None: result = t
# case: t.between('b')
result = t.between('b')
if result is None: result = t
# case: t.between('a', 'b')
result = t.between('a', 'b')
if result is None: result = t
# case: t.bfill()
result = t.bfill()
if result is None: result = t
# case: t.bfill(axis=0)
result = t.bfill(axis=0)
if result is None: result = t
# case: t.bfill('a', 1)
result = t.bfill('a', 1)
if result is None: result = t
# case: t.case_when(f)
result = t.case_when(f)
if result is None: result = t
# case: t.clip(inplace=True)
result = t.clip(inplace=True)
if result is None: result = t
# case: t.clip(np.nan)
result = t.clip(np.nan)
if result is None: result = t
# case: t.clip(0, 0)
result = t.clip(0, 0)
if result is None: result = t
# case: t.combine()
result = t.combine()
if result is None: result = t
# case: t.combine_first(s)
result = t.combine_first(s)
if result is None: result = t
# case: t.combine_first(f)
result = t.combine_first(f)
if result is None: result = t
# case: t.combine_first(10)
result = t.combine_first(10)
if result is None: result = t
# case: t.compare()
result = t.compare()
if result is None: result = t
# case: t.convert_dtypes()
result = t.convert_dtypes()
if result is None: result = t
# case: t.convert_dtypes(True)
result = t.convert_dtypes(True)
if result is None: result = t
# case: t.convert_dtypes(level=0)
result = t.convert_dtypes(level=0)
if result is None: result = t
# case: t.copy([0, 1])
result = t.copy([0, 1])
if result is None: result = t
# case: t.copy(axis=0)
result = t.copy(axis=0)
if result is None: result = t
# case: t.copy('x')
result = t.copy('x')
if result is None: result = t
# case: t.corr(np.array([1, 2, 3, 4]))
result = t.corr(np.array([1, 2, 3, 4]))
if result is None: result = t
# case: t.count()
result = t.count()
if result is None: result = t
# case: t.count(('a', 'b'))
result = t.count(('a', 'b'))
if result is None: result = t
# case: t.cov(axis=0)
result = t.cov(axis=0)
if result is None: result = t
# case: t.cummax('a')
result = t.cummax('a')
if result is None: result = t
# case: t.cummin(10)
result = t.cummin(10)
if result is None: result = t
# case: t.cumprod(axis='columns')
result = t.cumprod(axis='columns')
if result is None: result = t
# case: t.cumsum(('a', 'b'))
result = t.cumsum(('a', 'b'))
if result is None: result = t
# case: t.describe()
result = t.describe()
if result is None: result = t
# case: t.describe([0, 1])
result = t.describe([0, 1])
if result is None: result = t
# case: t.describe(['sum', 'mean'])
result = t.describe(['sum', 'mean'])
if result is None: result = t
# case: t.diff(10)
result = t.diff(10)
if result is None: result = t
# case: t.diff([True, False, True, False])
result = t.diff([True, False, True, False])
if result is None: result = t
# case: t.div()
result = t.div()
if result is None: result = t
# case: t.divide(inplace=True)
result = t.divide(inplace=True)
if result is None: result = t
# case: t.dot(axis=0)
result = t.dot(axis=0)
if result is None: result = t
# case: t.drop([])
result = t.drop([])
if result is None: result = t
# case: t.drop(('a', 'b'))
result = t.drop(('a', 'b'))
if result is None: result = t
# case: t.drop('x')
result = t.drop('x')
if result is None: result = t
# case: t.drop_duplicates()
result = t.drop_duplicates()
if result is None: result = t
# case: t.drop_duplicates('b')
result = t.drop_duplicates('b')
if result is None: result = t
# case: t.drop_duplicates(inplace=True)
result = t.drop_duplicates(inplace=True)
if result is None: result = t
# case: t.droplevel(False)
result = t.droplevel(False)
if result is None: result = t
# case: t.droplevel([])
result = t.droplevel([])
if result is None: result = t
# case: t.dropna(axis=0)
result = t.dropna(axis=0)
if result is None: result = t
# case: t.dropna(inplace=True)
result = t.dropna(inplace=True)
if result is None: result = t
# case: t.dropna(1, 2)
result = t.dropna(1, 2)
if result is None: result = t
# case: t.duplicated()
result = t.duplicated()
if result is None: result = t
# case: t.duplicated('zz')
result = t.duplicated('zz')
if result is None: result = t
# case: t.duplicated(False)
result = t.duplicated(False)
if result is None: result = t
# case: t.eq(['sum', 'mean'])
result = t.eq(['sum', 'mean'])
if result is None: result = t
# case: t.eq(f)
result = t.eq(f)
if result is None: result = t
# case: t.eq('a', 1)
result = t.eq('a', 1)
if result is None: result = t
# case: t.equals(['sum', 'mean'])
result = t.equals(['sum', 'mean'])
if result is None: result = t
# case: t.equals(df)
result = t.equals(df)
if result is None: result = t
# case: t.equals('a', 1)
result = t.equals('a', 1)
if result is None: result = t
# case: t.ewm(['a'])
result = t.ewm(['a'])
if result is None: result = t
# case: t.expanding(f)
result = t.expanding(f)
if result is None: result = t
# case: t.explode(-1)
result = t.explode(-1)
if result is None: result = t
# case: t.explode(['a'])
result = t.explode(['a'])
if result is None: result = t
# case: t.explode(level=0)
result = t.explode(level=0)
if result is None: result = t
# case: t.factorize(1)
result = t.factorize(1)
if result is None: result = t
# case: t.factorize('b')
result = t.factorize('b')
if result is None: result = t
# case: t.factorize(df)
result = t.factorize(df)
if result is None: result = t
# case: t.ffill()
result = t.ffill()
if result is None: result = t
# case: t.ffill(inplace=True)
result = t.ffill(inplace=True)
if result is None: result = t
# case: t.ffill(10)
result = t.ffill(10)
if result is None: result = t
# case: t.fillna()
result = t.fillna()
if result is None: result = t
# case: t.fillna(-1)
result = t.fillna(-1)
if result is None: result = t
# case: t.fillna({'a': 1})
result = t.fillna({'a': 1})
if result is None: result = t
# case: t.filter(('a', 'b'))
result = t.filter(('a', 'b'))
if result is None: result = t
# case: t.filter([True, False, True, False])
result = t.filter([True, False, True, False])
if result is None: result = t
# case: t.filter('a', 'b')
result = t.filter('a', 'b')
if result is None: result = t
# case: t.first_valid_index()
result = t.first_valid_index()
if result is None: result = t
# case: t.first_valid_index(['a', 'b'])
result = t.first_valid_index(['a', 'b'])
if result is None: result = t
# case: t.floordiv(level=0)
result = t.floordiv(level=0)
if result is None: result = t
# case: t.ge('b')
result = t.ge('b')
if result is None: result = t
# case: t.ge(None)
result = t.ge(None)
if result is None: result = t
# case: t.ge(0, 0)
result = t.ge(0, 0)
if result is None: result = t
# case: t.get([])
result = t.get([])
if result is None: result = t
# case: t.get(['a', 'b'])
result = t.get(['a', 'b'])
if result is None: result = t
# case: t.get({'a': 1})
result = t.get({'a': 1})
if result is None: result = t
# case: t.groupby(('a', 'b'))
result = t.groupby(('a', 'b'))
if result is None: result = t
# case: t.gt('b')
result = t.gt('b')
if result is None: result = t
# case: t.gt([])
result = t.gt([])
if result is None: result = t
# case: t.gt('a', 'b')
result = t.gt('a', 'b')
if result is None: result = t
# case: t.head()
result = t.head()
if result is None: result = t
# case: t.head(1)
result = t.head(1)
if result is None: result = t
# case: t.head('a', 1)
result = t.head('a', 1)
if result is None: result = t
# case: t.idxmax(0)
result = t.idxmax(0)
if result is None: result = t
# case: t.idxmin('zz')
result = t.idxmin('zz')
if result is None: result = t
# case: t.iloc(inplace=True)
result = t.iloc(inplace=True)
if result is None: result = t
# case: t.infer_objects(str)
result = t.infer_objects(str)
if result is None: result = t
# case: t.infer_objects(len)
result = t.infer_objects(len)
if result is None: result = t
# case: t.infer_objects(0, 0)
result = t.infer_objects(0, 0)
if result is None: result = t
# case: t.isin(('a', 'b'))
result = t.isin(('a', 'b'))
if result is None: result = t
# case: t.isin(range(4))
result = t.isin(range(4))
if result is None: result = t
# case: t.isin('a', 'b')
result = t.isin('a', 'b')
if result is None: result = t
# case: t.isna()
result = t.isna()
if result is None: result = t
# case: t.isna([True, False, True, False])
result = t.isna([True, False, True, False])
if result is None: result = t
# case: t.isnull()
result = t.isnull()
if result is None: result = t
# case: t.isnull(['a', 'b'])
result = t.isnull(['a', 'b'])
if result is None: result = t
# case: t.item(1, 2)
result = t.item(1, 2)
if result is None: result = t
# case: t.items(('a', 'b'))
result = t.items(('a', 'b'))
if result is None: result = t
# case: t.keys()
result = t.keys()
if result is None: result = t
# case: t.keys('a', 'b')
result = t.keys('a', 'b')
if result is None: result = t
# case: t.kurt(inplace=True)
result = t.kurt(inplace=True)
if result is None: result = t
# case: t.kurtosis()
result = t.kurtosis()
if result is None: result = t
# case: t.last_valid_index()
result = t.last_valid_index()
if result is None: result = t
# case: t.last_valid_index(-1)
result = t.last_valid_index(-1)
if result is None: result = t
# case: t.le(level=0)
result = t.le(level=0)
if result is None: result = t
# case: t.le('x')
result = t.le('x')
if result is None: result = t
# case: t.le('a', 'b')
result = t.le('a', 'b')
if result is None: result = t
# case: t.loc({'a': ['min', 'max'], 'b': 'sum'})
result = t.loc({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = t
# case: t.lt(None)
result = t.lt(None)
if result is None: result = t
# case: t.lt(inplace=True)
result = t.lt(inplace=True)
if result is None: result = t
# case: t.lt('x')
result = t.lt('x')
if result is None: result = t
# case: t.map(['sum', 'mean'])
result = t.map(['sum', 'mean'])
if result is None: result = t
# case: t.map(f)
result = t.map(f)
if result is None: result = t
# case: t.map(str)
result = t.map(str)
if result is None: result = t
# case: t.mask(axis=0)
result = t.mask(axis=0)
if result is None: result = t
# case: t.mask([True, False, True, False])
result = t.mask([True, False, True, False])
if result is None: result = t
# case: t.max(0)
result = t.max(0)
if result is None: result = t
# case: t.mean(np.nan)
result = t.mean(np.nan)
if result is None: result = t
# case: t.median(1, 2)
result = t.median(1, 2)
if result is None: result = t
# case: t.min('a', 1)
result = t.min('a', 1)
if result is None: result = t
# case: t.mod(True)
result = t.mod(True)
if result is None: result = t
# case: t.mode(str)
result = t.mode(str)
if result is None: result = t
# case: t.mode(len)
result = t.mode(len)
if result is None: result = t
# case: t.mode(0, 0)
result = t.mode(0, 0)
if result is None: result = t
# case: t.mul(True)
result = t.mul(True)
if result is None: result = t
# case: t.mul(s)
result = t.mul(s)
if result is None: result = t
# case: t.mul(range(4))
result = t.mul(range(4))
if result is None: result = t
# case: t.multiply(0)
result = t.multiply(0)
if result is None: result = t
# case: t.multiply(False)
result = t.multiply(False)
if result is None: result = t
# case: t.multiply(axis=0)
result = t.multiply(axis=0)
if result is None: result = t
# case: t.ne(['sum', 'mean'])
result = t.ne(['sum', 'mean'])
if result is None: result = t
# case: t.ne(np.array([1, 2, 3, 4]))
result = t.ne(np.array([1, 2, 3, 4]))
if result is None: result = t
# case: t.ne(len)
result = t.ne(len)
if result is None: result = t
# case: t.nlargest(1, 2)
result = t.nlargest(1, 2)
if result is None: result = t
# case: t.notna()
result = t.notna()
if result is None: result = t
# case: t.notna('zz')
result = t.notna('zz')
if result is None: result = t
# case: t.notnull()
result = t.notnull()
if result is None: result = t
# case: t.notnull('b')
result = t.notnull('b')
if result is None: result = t
# case: t.nsmallest(pd.Timestamp('2020-01-02'))
result = t.nsmallest(pd.Timestamp('2020-01-02'))
if result is None: result = t
# case: t.nunique('a')
result = t.nunique('a')
if result is None: result = t
# case: t.nunique(['sum', 'mean'])
result = t.nunique(['sum', 'mean'])
if result is None: result = t
# case: t.nunique(df)
result = t.nunique(df)
if result is None: result = t
# case: t.pad(axis=0)
result = t.pad(axis=0)
if result is None: result = t
# case: t.pad(inplace=True)
result = t.pad(inplace=True)
if result is None: result = t
# case: t.pad(str)
result = t.pad(str)
if result is None: result = t
# case: t.pct_change(10)
result = t.pct_change(10)
if result is None: result = t
# case: t.pct_change(str)
result = t.pct_change(str)
if result is None: result = t
# case: t.pop()
result = t.pop()
if result is None: result = t
# case: t.pop('x')
result = t.pop('x')
if result is None: result = t
# case: t.pow(inplace=True)
result = t.pow(inplace=True)
if result is None: result = t
# case: t.prod('mean')
result = t.prod('mean')
if result is None: result = t
# case: t.product(-1)
result = t.product(-1)
if result is None: result = t
# case: t.quantile('a', 1)
result = t.quantile('a', 1)
if result is None: result = t
# case: t.radd('zz')
result = t.radd('zz')
if result is None: result = t
# case: t.radd('mean')
result = t.radd('mean')
if result is None: result = t
# case: t.radd(s)
result = t.radd(s)
if result is None: result = t
# case: t.rank()
result = t.rank()
if result is None: result = t
# case: t.rank(axis=0)
result = t.rank(axis=0)
if result is None: result = t
# case: t.rank(axis='columns')
result = t.rank(axis='columns')
if result is None: result = t
# case: t.rdiv('a', 1)
result = t.rdiv('a', 1)
if result is None: result = t
# case: t.reindex(2.5)
result = t.reindex(2.5)
if result is None: result = t
# case: t.reindex([0, 1])
result = t.reindex([0, 1])
if result is None: result = t
# case: t.reindex({'a': 'b'})
result = t.reindex({'a': 'b'})
if result is None: result = t
# case: t.reindex_like(s)
result = t.reindex_like(s)
if result is None: result = t
# case: t.reindex_like(f)
result = t.reindex_like(f)
if result is None: result = t
# case: t.reindex_like(axis=1)
result = t.reindex_like(axis=1)
if result is None: result = t
# case: t.rename(['a', 'b'])
result = t.rename(['a', 'b'])
if result is None: result = t
# case: t.rename({'a': 1})
result = t.rename({'a': 1})
if result is None: result = t
# case: t.rename(level=0)
result = t.rename(level=0)
if result is None: result = t
# case: t.rename_axis('zz')
result = t.rename_axis('zz')
if result is None: result = t
# case: t.rename_axis(['a'])
result = t.rename_axis(['a'])
if result is None: result = t
# case: t.rename_axis(np.array([1, 2, 3, 4]))
result = t.rename_axis(np.array([1, 2, 3, 4]))
if result is None: result = t
# case: t.reorder_levels(1, 2)
result = t.reorder_levels(1, 2)
if result is None: result = t
# case: t.repeat(s)
result = t.repeat(s)
if result is None: result = t
# case: t.repeat(np.array([1, 2, 3, 4]))
result = t.repeat(np.array([1, 2, 3, 4]))
if result is None: result = t
# case: t.repeat(str)
result = t.repeat(str)
if result is None: result = t
# case: t.replace({'a': 'b'})
result = t.replace({'a': 'b'})
if result is None: result = t
# case: t.replace({'a': 1})
result = t.replace({'a': 1})
if result is None: result = t
# case: t.replace(level=0)
result = t.replace(level=0)
if result is None: result = t
# case: t.resample(axis=0)
result = t.resample(axis=0)
if result is None: result = t
# case: t.reset_index(0)
result = t.reset_index(0)
if result is None: result = t
# case: t.reset_index(None)
result = t.reset_index(None)
if result is None: result = t
# case: t.reset_index(axis=1)
result = t.reset_index(axis=1)
if result is None: result = t
# case: t.rfloordiv('a', 'b')
result = t.rfloordiv('a', 'b')
if result is None: result = t
# case: t.rmod(1, 2)
result = t.rmod(1, 2)
if result is None: result = t
# case: t.rmul(False)
result = t.rmul(False)
if result is None: result = t
# case: t.rmul('mean')
result = t.rmul('mean')
if result is None: result = t
# case: t.rmul(1, 2)
result = t.rmul(1, 2)
if result is None: result = t
# case: t.rolling('x')
result = t.rolling('x')
if result is None: result = t
# case: t.round([0, 1])
result = t.round([0, 1])
if result is None: result = t
# case: t.rpow([])
result = t.rpow([])
if result is None: result = t
# case: t.rsub(1, 2)
result = t.rsub(1, 2)
if result is None: result = t
# case: t.rtruediv(2.5)
result = t.rtruediv(2.5)
if result is None: result = t
# case: t.sem(inplace=True)
result = t.sem(inplace=True)
if result is None: result = t
# case: t.set_axis()
result = t.set_axis()
if result is None: result = t
# case: t.set_axis(f)
result = t.set_axis(f)
if result is None: result = t
# case: t.set_axis(np.array([1, 2, 3, 4]))
result = t.set_axis(np.array([1, 2, 3, 4]))
if result is None: result = t
# case: t.shift(True)
result = t.shift(True)
if result is None: result = t
# case: t.shift(axis=0)
result = t.shift(axis=0)
if result is None: result = t
# case: t.shift(level=0)
result = t.shift(level=0)
if result is None: result = t
# case: t.skew(pd.Timestamp('2020-01-02'))
result = t.skew(pd.Timestamp('2020-01-02'))
if result is None: result = t
# case: t.sort_index([0, 1])
result = t.sort_index([0, 1])
if result is None: result = t
# case: t.sort_index(axis=0)
result = t.sort_index(axis=0)
if result is None: result = t
# case: t.sort_index(inplace=True)
result = t.sort_index(inplace=True)
if result is None: result = t
# case: t.sort_values()
result = t.sort_values()
if result is None: result = t
# case: t.sort_values('b')
result = t.sort_values('b')
if result is None: result = t
# case: t.sort_values(axis=0)
result = t.sort_values(axis=0)
if result is None: result = t
# case: t.squeeze(None)
result = t.squeeze(None)
if result is None: result = t
# case: t.squeeze(axis=0)
result = t.squeeze(axis=0)
if result is None: result = t
# case: t.squeeze(pd.Timestamp('2020-01-02'))
result = t.squeeze(pd.Timestamp('2020-01-02'))
if result is None: result = t
# case: t.std(level=0)
result = t.std(level=0)
if result is None: result = t
# case: t.sub(['sum', 'mean'])
result = t.sub(['sum', 'mean'])
if result is None: result = t
# case: t.subtract(f)
result = t.subtract(f)
if result is None: result = t
# case: t.sum(-1)
result = t.sum(-1)
if result is None: result = t
# case: t.swaplevel(level=0)
result = t.swaplevel(level=0)
if result is None: result = t
# case: t.tail(-1)
result = t.tail(-1)
if result is None: result = t
# case: t.tail(10)
result = t.tail(10)
if result is None: result = t
# case: t.tail('a', 1)
result = t.tail('a', 1)
if result is None: result = t
# case: t.take([0, 1])
result = t.take([0, 1])
if result is None: result = t
# case: t.take(s)
result = t.take(s)
if result is None: result = t
# case: t.take(level=0)
result = t.take(level=0)
if result is None: result = t
# case: t.to_dict()
result = t.to_dict()
if result is None: result = t
# case: t.to_dict(axis=0)
result = t.to_dict(axis=0)
if result is None: result = t
# case: t.to_frame(range(4))
result = t.to_frame(range(4))
if result is None: result = t
# case: t.to_frame(len)
result = t.to_frame(len)
if result is None: result = t
# case: t.to_frame('a', 'b')
result = t.to_frame('a', 'b')
if result is None: result = t
# case: t.to_list()
result = t.to_list()
if result is None: result = t
# case: t.to_list(1)
result = t.to_list(1)
if result is None: result = t
# case: t.to_period(['a'])
result = t.to_period(['a'])
if result is None: result = t
# case: t.to_timestamp()
result = t.to_timestamp()
if result is None: result = t
# case: t.transform(np.nan)
result = t.transform(np.nan)
if result is None: result = t
# case: t.transform(str)
result = t.transform(str)
if result is None: result = t
# case: t.truediv('a', 1)
result = t.truediv('a', 1)
if result is None: result = t
# case: t.truncate('zz')
result = t.truncate('zz')
if result is None: result = t
# case: t.truncate(pd.Timestamp('2020-01-02'))
result = t.truncate(pd.Timestamp('2020-01-02'))
if result is None: result = t
# case: t.truncate('a', 'b')
result = t.truncate('a', 'b')
if result is None: result = t
# case: t.unique()
result = t.unique()
if result is None: result = t
# case: t.unique({'a': 'b'})
result = t.unique({'a': 'b'})
if result is None: result = t
# case: t.unstack(None)
result = t.unstack(None)
if result is None: result = t
# case: t.update('b')
result = t.update('b')
if result is None: result = t
# case: t.update(False)
result = t.update(False)
if result is None: result = t
# case: t.update(1, 2)
result = t.update(1, 2)
if result is None: result = t
# case: t.value_counts(0)
result = t.value_counts(0)
if result is None: result = t
# case: t.value_counts(False)
result = t.value_counts(False)
if result is None: result = t
# case: t.value_counts(f)
result = t.value_counts(f)
if result is None: result = t
# case: t.var('b')
result = t.var('b')
if result is None: result = t
# case: t.where(axis=1)
result = t.where(axis=1)
if result is None: result = t
# case: t.where([True, False, True, False])
result = t.where([True, False, True, False])
if result is None: result = t
# case: t.xs('b')
result = t.xs('b')
if result is None: result = t
# case: t.xs('x')
result = t.xs('x')
if result is None: result = t
# case: t.str.capitalize()
result = t.str.capitalize()
if result is None: result = t
# case: t.str.capitalize(axis=1)
result = t.str.capitalize(axis=1)
if result is None: result = t
# case: t.str.casefold()
result = t.str.casefold()
if result is None: result = t
# case: t.str.casefold(['sum', 'mean'])
result = t.str.casefold(['sum', 'mean'])
if result is None: result = t
# case: t.str.cat()
result = t.str.cat()
if result is None: result = t
# case: t.str.cat(s)
result = t.str.cat(s)
if result is None: result = t
# case: t.str.cat(10)
result = t.str.cat(10)
if result is None: result = t
# case: t.str.center()
result = t.str.center()
if result is None: result = t
# case: t.str.center(0)
result = t.str.center(0)
if result is None: result = t
# case: t.str.center(1)
result = t.str.center(1)
if result is None: result = t
# case: t.str.contains(2.5)
result = t.str.contains(2.5)
if result is None: result = t
# case: t.str.contains('zz')
result = t.str.contains('zz')
if result is None: result = t
# case: t.str.contains('mean')
result = t.str.contains('mean')
if result is None: result = t
# case: t.str.count('b')
result = t.str.count('b')
if result is None: result = t
# case: t.str.count(np.array([1, 2, 3, 4]))
result = t.str.count(np.array([1, 2, 3, 4]))
if result is None: result = t
# case: t.str.count('a', 1)
result = t.str.count('a', 1)
if result is None: result = t
# case: t.str.encode(axis='columns')
result = t.str.encode(axis='columns')
if result is None: result = t
# case: t.str.endswith('zz')
result = t.str.endswith('zz')
if result is None: result = t
# case: t.str.endswith(pd.Timestamp('2020-01-02'))
result = t.str.endswith(pd.Timestamp('2020-01-02'))
if result is None: result = t
# case: t.str.endswith('a', 1)
result = t.str.endswith('a', 1)
if result is None: result = t
# case: t.str.extract('b')
result = t.str.extract('b')
if result is None: result = t
# case: t.str.extractall(df)
result = t.str.extractall(df)
if result is None: result = t
# case: t.str.find(True)
result = t.str.find(True)
if result is None: result = t
# case: t.str.find('x')
result = t.str.find('x')
if result is None: result = t
# case: t.str.find('a', 1)
result = t.str.find('a', 1)
if result is None: result = t
# case: t.str.findall('zz')
result = t.str.findall('zz')
if result is None: result = t
# case: t.str.findall('mean')
result = t.str.findall('mean')
if result is None: result = t
# case: t.str.findall([True, False, True, False])
result = t.str.findall([True, False, True, False])
if result is None: result = t
# case: t.str.fullmatch('zz')
result = t.str.fullmatch('zz')
if result is None: result = t
# case: t.str.fullmatch(axis='columns')
result = t.str.fullmatch(axis='columns')
if result is None: result = t
# case: t.str.fullmatch('a', 1)
result = t.str.fullmatch('a', 1)
if result is None: result = t
# case: t.str.get(['a'])
result = t.str.get(['a'])
if result is None: result = t
# case: t.str.get('mean')
result = t.str.get('mean')
if result is None: result = t
# case: t.str.get(axis='columns')
result = t.str.get(axis='columns')
if result is None: result = t
# case: t.str.get_dummies(2.5)
result = t.str.get_dummies(2.5)
if result is None: result = t
# case: t.str.get_dummies('a')
result = t.str.get_dummies('a')
if result is None: result = t
# case: t.str.get_dummies('zz')
result = t.str.get_dummies('zz')
if result is None: result = t
# case: t.str.index(f)
result = t.str.index(f)
if result is None: result = t
# case: t.str.index('a', 'b')
result = t.str.index('a', 'b')
if result is None: result = t
# case: t.str.isalnum()
result = t.str.isalnum()
if result is None: result = t
# case: t.str.isalnum(1, 2)
result = t.str.isalnum(1, 2)
if result is None: result = t
# case: t.str.isalpha()
result = t.str.isalpha()
if result is None: result = t
# case: t.str.isalpha('a', 'b')
result = t.str.isalpha('a', 'b')
if result is None: result = t
# case: t.str.isdecimal()
result = t.str.isdecimal()
if result is None: result = t
# case: t.str.isdecimal(axis=0)
result = t.str.isdecimal(axis=0)
if result is None: result = t
# case: t.str.isdigit()
result = t.str.isdigit()
if result is None: result = t
# case: t.str.isdigit(inplace=True)
result = t.str.isdigit(inplace=True)
if result is None: result = t
# case: t.str.islower()
result = t.str.islower()
if result is None: result = t
# case: t.str.islower({'a': 'b'})
result = t.str.islower({'a': 'b'})
if result is None: result = t
# case: t.str.isnumeric()
result = t.str.isnumeric()
if result is None: result = t
# case: t.str.isnumeric(level=0)
result = t.str.isnumeric(level=0)
if result is None: result = t
# case: t.str.isspace()
result = t.str.isspace()
if result is None: result = t
# case: t.str.isspace(pd.Timestamp('2020-01-02'))
result = t.str.isspace(pd.Timestamp('2020-01-02'))
if result is None: result = t
# case: t.str.istitle()
result = t.str.istitle()
if result is None: result = t
# case: t.str.istitle(np.nan)
result = t.str.istitle(np.nan)
if result is None: result = t
# case: t.str.isupper()
result = t.str.isupper()
if result is None: result = t
# case: t.str.isupper(f)
result = t.str.isupper(f)
if result is None: result = t
# case: t.str.join('mean')
result = t.str.join('mean')
if result is None: result = t
# case: t.str.join(inplace=True)
result = t.str.join(inplace=True)
if result is None: result = t
# case: t.str.join('x')
result = t.str.join('x')
if result is None: result = t
# case: t.str.len()
result = t.str.len()
if result is None: result = t
# case: t.str.len(['sum', 'mean'])
result = t.str.len(['sum', 'mean'])
if result is None: result = t
# case: t.str.ljust(0)
result = t.str.ljust(0)
if result is None: result = t
# case: t.str.ljust(1)
result = t.str.ljust(1)
if result is None: result = t
# case: t.str.ljust(None)
result = t.str.ljust(None)
if result is None: result = t
# case: t.str.lower()
result = t.str.lower()
if result is None: result = t
# case: t.str.lower(['a', 'b'])
result = t.str.lower(['a', 'b'])
if result is None: result = t
# case: t.str.lstrip(10)
result = t.str.lstrip(10)
if result is None: result = t
# case: t.str.lstrip(range(4))
result = t.str.lstrip(range(4))
if result is None: result = t
# case: t.str.lstrip('a', 'b')
result = t.str.lstrip('a', 'b')
if result is None: result = t
# case: t.str.match('b')
result = t.str.match('b')
if result is None: result = t
# case: t.str.match('zz')
result = t.str.match('zz')
if result is None: result = t
# case: t.str.match([True, False, True, False])
result = t.str.match([True, False, True, False])
if result is None: result = t
# case: t.str.normalize(df)
result = t.str.normalize(df)
if result is None: result = t
# case: t.str.normalize(inplace=True)
result = t.str.normalize(inplace=True)
if result is None: result = t
# case: t.str.normalize(('a', 'b'))
result = t.str.normalize(('a', 'b'))
if result is None: result = t
# case: t.str.pad(-1)
result = t.str.pad(-1)
if result is None: result = t
# case: t.str.pad({'a': 1})
result = t.str.pad({'a': 1})
if result is None: result = t
# case: t.str.pad(10)
result = t.str.pad(10)
if result is None: result = t
# case: t.str.partition(['sum', 'mean'])
result = t.str.partition(['sum', 'mean'])
if result is None: result = t
# case: t.str.partition(axis=1)
result = t.str.partition(axis=1)
if result is None: result = t
# case: t.str.partition(('a', 'b'))
result = t.str.partition(('a', 'b'))
if result is None: result = t
# case: t.str.removeprefix(f)
result = t.str.removeprefix(f)
if result is None: result = t
# case: t.str.removeprefix(level=0)
result = t.str.removeprefix(level=0)
if result is None: result = t
# case: t.str.removeprefix({'a': ['min', 'max'], 'b': 'sum'})
result = t.str.removeprefix({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = t
# case: t.str.removesuffix('zz')
result = t.str.removesuffix('zz')
if result is None: result = t
# case: t.str.removesuffix(level=0)
result = t.str.removesuffix(level=0)
if result is None: result = t
# case: t.str.removesuffix([True, False, True, False])
result = t.str.removesuffix([True, False, True, False])
if result is None: result = t
# case: t.str.repeat(-1)
result = t.str.repeat(-1)
if result is None: result = t
# case: t.str.repeat(s)
result = t.str.repeat(s)
if result is None: result = t
# case: t.str.repeat(pd.Timestamp('2020-01-02'))
result = t.str.repeat(pd.Timestamp('2020-01-02'))
if result is None: result = t
# case: t.str.replace(level=0)
result = t.str.replace(level=0)
if result is None: result = t
# case: t.str.replace('a', 'b')
result = t.str.replace('a', 'b')
if result is None: result = t
# case: t.str.rfind('a')
result = t.str.rfind('a')
if result is None: result = t
# case: t.str.rfind(range(4))
result = t.str.rfind(range(4))
if result is None: result = t
# case: t.str.rfind('a', 'b')
result = t.str.rfind('a', 'b')
if result is None: result = t
# case: t.str.rindex(None)
result = t.str.rindex(None)
if result is None: result = t
# case: t.str.rindex('a', 'b')
result = t.str.rindex('a', 'b')
if result is None: result = t
# case: t.str.rjust(0)
result = t.str.rjust(0)
if result is None: result = t
# case: t.str.rjust(df)
result = t.str.rjust(df)
if result is None: result = t
# case: t.str.rjust(10)
result = t.str.rjust(10)
if result is None: result = t
# case: t.str.rpartition(f)
result = t.str.rpartition(f)
if result is None: result = t
# case: t.str.rpartition(np.array([1, 2, 3, 4]))
result = t.str.rpartition(np.array([1, 2, 3, 4]))
if result is None: result = t
# case: t.str.rpartition(0, 0)
result = t.str.rpartition(0, 0)
if result is None: result = t
# case: t.str.rsplit('b')
result = t.str.rsplit('b')
if result is None: result = t
# case: t.str.rsplit(df)
result = t.str.rsplit(df)
if result is None: result = t
# case: t.str.rsplit(0, 0)
result = t.str.rsplit(0, 0)
if result is None: result = t
# case: t.str.rstrip(2.5)
result = t.str.rstrip(2.5)
if result is None: result = t
# case: t.str.rstrip(None)
result = t.str.rstrip(None)
if result is None: result = t
# case: t.str.rstrip(level=0)
result = t.str.rstrip(level=0)
if result is None: result = t
# case: t.str.slice(0)
result = t.str.slice(0)
if result is None: result = t
# case: t.str.slice('mean')
result = t.str.slice('mean')
if result is None: result = t
# case: t.str.slice(level=0)
result = t.str.slice(level=0)
if result is None: result = t
# case: t.str.slice_replace(['a'])
result = t.str.slice_replace(['a'])
if result is None: result = t
# case: t.str.slice_replace(inplace=True)
result = t.str.slice_replace(inplace=True)
if result is None: result = t
# case: t.str.slice_replace(np.nan)
result = t.str.slice_replace(np.nan)
if result is None: result = t
# case: t.str.split('a')
result = t.str.split('a')
if result is None: result = t
# case: t.str.split({'a': 'b'})
result = t.str.split({'a': 'b'})
if result is None: result = t
# case: t.str.split('a', 'b')
result = t.str.split('a', 'b')
if result is None: result = t
# case: t.str.startswith('a')
result = t.str.startswith('a')
if result is None: result = t
# case: t.str.startswith(('a', 'b'))
result = t.str.startswith(('a', 'b'))
if result is None: result = t
# case: t.str.startswith(1, 2)
result = t.str.startswith(1, 2)
if result is None: result = t
# case: t.str.strip(-1)
result = t.str.strip(-1)
if result is None: result = t
# case: t.str.strip({'a': 1})
result = t.str.strip({'a': 1})
if result is None: result = t
# case: t.str.strip(inplace=True)
result = t.str.strip(inplace=True)
if result is None: result = t
# case: t.str.swapcase()
result = t.str.swapcase()
if result is None: result = t
# case: t.str.swapcase(df)
result = t.str.swapcase(df)
if result is None: result = t
# case: t.str.title()
result = t.str.title()
if result is None: result = t
# case: t.str.title(False)
result = t.str.title(False)
if result is None: result = t
# case: t.str.upper()
result = t.str.upper()
if result is None: result = t
# case: t.str.upper('a', 'b')
result = t.str.upper('a', 'b')
if result is None: result = t
# case: t.str.wrap(['sum', 'mean'])
result = t.str.wrap(['sum', 'mean'])
if result is None: result = t
# case: t.str.wrap({'a': ['min', 'max'], 'b': 'sum'})
result = t.str.wrap({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = t
# case: t.str.wrap(0, 0)
result = t.str.wrap(0, 0)
if result is None: result = t
# case: t.str.zfill(0)
result = t.str.zfill(0)
if result is None: result = t
# case: t.str.zfill(-1)
result = t.str.zfill(-1)
if result is None: result = t
# case: t.str.zfill(2.5)
result = t.str.zfill(2.5)
if result is None: result = t
# case: d.dt.ceil('b')
result = d.dt.ceil('b')
if result is None: result = d
# case: d.dt.day_name()
result = d.dt.day_name()
if result is None: result = d
# case: d.dt.day_name(None)
result = d.dt.day_name(None)
if result is None: result = d
# case: d.dt.day_name(axis=1)
result = d.dt.day_name(axis=1)
if result is None: result = d
# case: d.dt.floor('a')
result = d.dt.floor('a')
if result is None: result = d
# case: d.dt.isocalendar()
result = d.dt.isocalendar()
if result is None: result = d
# case: d.dt.isocalendar([])
result = d.dt.isocalendar([])
if result is None: result = d
# case: d.dt.month_name()
result = d.dt.month_name()
if result is None: result = d
# case: d.dt.month_name(None)
result = d.dt.month_name(None)
if result is None: result = d
# case: d.dt.month_name(axis=0)
result = d.dt.month_name(axis=0)
if result is None: result = d
# case: d.dt.normalize()
result = d.dt.normalize()
if result is None: result = d
# case: d.dt.normalize(f)
result = d.dt.normalize(f)
if result is None: result = d
# case: d.dt.round()
result = d.dt.round()
if result is None: result = d
# case: d.dt.strftime('b')
result = d.dt.strftime('b')
if result is None: result = d
# case: d.dt.strftime(['a', 'b'])
result = d.dt.strftime(['a', 'b'])
if result is None: result = d
# case: d.dt.strftime('mean')
result = d.dt.strftime('mean')
if result is None: result = d
# case: d.dt.to_period('a', 1)
result = d.dt.to_period('a', 1)
if result is None: result = d
# case: d.dt.to_pydatetime()
result = d.dt.to_pydatetime()
if result is None: result = d
# case: d.dt.to_pydatetime(10)
result = d.dt.to_pydatetime(10)
if result is None: result = d
# case: g.agg(axis=1)
result = g.agg(axis=1)
if result is None: result = g
# case: g.agg(str)
result = g.agg(str)
if result is None: result = g
# case: g.agg(len)
result = g.agg(len)
if result is None: result = g
# case: g.aggregate('mean')
result = g.aggregate('mean')
if result is None: result = g
# case: g.aggregate(10)
result = g.aggregate(10)
if result is None: result = g
# case: g.aggregate(str)
result = g.aggregate(str)
if result is None: result = g
# case: g.all(-1)
result = g.all(-1)
if result is None: result = g
# case: g.all('b')
result = g.all('b')
if result is None: result = g
# case: g.all(0, 0)
result = g.all(0, 0)
if result is None: result = g
# case: g.any([])
result = g.any([])
if result is None: result = g
# case: g.any(['sum', 'mean'])
result = g.any(['sum', 'mean'])
if result is None: result = g
# case: g.any(np.array([1, 2, 3, 4]))
result = g.any(np.array([1, 2, 3, 4]))
if result is None: result = g
# case: g.apply('mean')
result = g.apply('mean')
if result is None: result = g
# case: g.apply(('a', 'b'))
result = g.apply(('a', 'b'))
if result is None: result = g
# case: g.apply(str)
result = g.apply(str)
if result is None: result = g
# case: g.bfill(None)
result = g.bfill(None)
if result is None: result = g
# case: g.bfill(True)
result = g.bfill(True)
if result is None: result = g
# case: g.bfill([])
result = g.bfill([])
if result is None: result = g
# case: g.corr(inplace=True)
result = g.corr(inplace=True)
if result is None: result = g
# case: g.count()
result = g.count()
if result is None: result = g
# case: g.count('a', 'b')
result = g.count('a', 'b')
if result is None: result = g
# case: g.cov('a', 1)
result = g.cov('a', 1)
if result is None: result = g
# case: g.cumcount(False)
result = g.cumcount(False)
if result is None: result = g
# case: g.cumcount(('a', 'b'))
result = g.cumcount(('a', 'b'))
if result is None: result = g
# case: g.cumcount(0, 0)
result = g.cumcount(0, 0)
if result is None: result = g
# case: g.cummax(0)
result = g.cummax(0)
if result is None: result = g
# case: g.cummax(axis=0)
result = g.cummax(axis=0)
if result is None: result = g
# case: g.cummin()
result = g.cummin()
if result is None: result = g
# case: g.cummin(axis=0)
result = g.cummin(axis=0)
if result is None: result = g
# case: g.cumprod(False)
result = g.cumprod(False)
if result is None: result = g
# case: g.cumsum()
result = g.cumsum()
if result is None: result = g
# case: g.describe(1)
result = g.describe(1)
if result is None: result = g
# case: g.describe([])
result = g.describe([])
if result is None: result = g
# case: g.describe([0, 1])
result = g.describe([0, 1])
if result is None: result = g
# case: g.diff()
result = g.diff()
if result is None: result = g
# case: g.diff(str)
result = g.diff(str)
if result is None: result = g
# case: g.diff(0, 0)
result = g.diff(0, 0)
if result is None: result = g
# case: g.expanding(pd.Timestamp('2020-01-02'))
result = g.expanding(pd.Timestamp('2020-01-02'))
if result is None: result = g
# case: g.ffill()
result = g.ffill()
if result is None: result = g
# case: g.ffill(1)
result = g.ffill(1)
if result is None: result = g
# case: g.ffill(axis='columns')
result = g.ffill(axis='columns')
if result is None: result = g
# case: g.fillna(level=0)
result = g.fillna(level=0)
if result is None: result = g
# case: g.filter(['a'])
result = g.filter(['a'])
if result is None: result = g
# case: g.first(False)
result = g.first(False)
if result is None: result = g
# case: g.first(np.array([1, 2, 3, 4]))
result = g.first(np.array([1, 2, 3, 4]))
if result is None: result = g
# case: g.first({'a': ['min', 'max'], 'b': 'sum'})
result = g.first({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = g
# case: g.get_group(1)
result = g.get_group(1)
if result is None: result = g
# case: g.get_group('x')
result = g.get_group('x')
if result is None: result = g
# case: g.head()
result = g.head()
if result is None: result = g
# case: g.head(False)
result = g.head(False)
if result is None: result = g
# case: g.head('a', 1)
result = g.head('a', 1)
if result is None: result = g
# case: g.idxmax()
result = g.idxmax()
if result is None: result = g
# case: g.idxmax(axis=0)
result = g.idxmax(axis=0)
if result is None: result = g
# case: g.idxmax(inplace=True)
result = g.idxmax(inplace=True)
if result is None: result = g
# case: g.idxmin(False)
result = g.idxmin(False)
if result is None: result = g
# case: g.idxmin(axis=0)
result = g.idxmin(axis=0)
if result is None: result = g
# case: g.idxmin(level=0)
result = g.idxmin(level=0)
if result is None: result = g
# case: g.last({'a': 'b'})
result = g.last({'a': 'b'})
if result is None: result = g
# case: g.last(np.array([1, 2, 3, 4]))
result = g.last(np.array([1, 2, 3, 4]))
if result is None: result = g
# case: g.last(np.nan)
result = g.last(np.nan)
if result is None: result = g
# case: g.max(['a', 'b'])
result = g.max(['a', 'b'])
if result is None: result = g
# case: g.max({'a': 1})
result = g.max({'a': 1})
if result is None: result = g
# case: g.max(s)
result = g.max(s)
if result is None: result = g
# case: g.mean(['a', 'b'])
result = g.mean(['a', 'b'])
if result is None: result = g
# case: g.mean(f)
result = g.mean(f)
if result is None: result = g
# case: g.mean(np.nan)
result = g.mean(np.nan)
if result is None: result = g
# case: g.median({'a': 'b'})
result = g.median({'a': 'b'})
if result is None: result = g
# case: g.median(f)
result = g.median(f)
if result is None: result = g
# case: g.median(pd.Timestamp('2020-01-02'))
result = g.median(pd.Timestamp('2020-01-02'))
if result is None: result = g
# case: g.min([0, 1])
result = g.min([0, 1])
if result is None: result = g
# case: g.min(axis=0)
result = g.min(axis=0)
if result is None: result = g
# case: g.min('x')
result = g.min('x')
if result is None: result = g
# case: g.ngroup(None)
result = g.ngroup(None)
if result is None: result = g
# case: g.ngroup(np.array([1, 2, 3, 4]))
result = g.ngroup(np.array([1, 2, 3, 4]))
if result is None: result = g
# case: g.ngroup(pd.Timestamp('2020-01-02'))
result = g.ngroup(pd.Timestamp('2020-01-02'))
if result is None: result = g
# case: g.nth('zz')
result = g.nth('zz')
if result is None: result = g
# case: g.nth([])
result = g.nth([])
if result is None: result = g
# case: g.nth(s)
result = g.nth(s)
if result is None: result = g
# case: g.nunique(2.5)
result = g.nunique(2.5)
if result is None: result = g
# case: g.nunique('a')
result = g.nunique('a')
if result is None: result = g
# case: g.nunique(axis=1)
result = g.nunique(axis=1)
if result is None: result = g
# case: g.pct_change({'a': ['min', 'max'], 'b': 'sum'})
result = g.pct_change({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = g
# case: g.prod('mean')
result = g.prod('mean')
if result is None: result = g
# case: g.prod(np.array([1, 2, 3, 4]))
result = g.prod(np.array([1, 2, 3, 4]))
if result is None: result = g
# case: g.prod(range(4))
result = g.prod(range(4))
if result is None: result = g
# case: g.quantile()
result = g.quantile()
if result is None: result = g
# case: g.quantile(0)
result = g.quantile(0)
if result is None: result = g
# case: g.quantile(10)
result = g.quantile(10)
if result is None: result = g
# case: g.rank()
result = g.rank()
if result is None: result = g
# case: g.rank(axis=0)
result = g.rank(axis=0)
if result is None: result = g
# case: g.rank(level=0)
result = g.rank(level=0)
if result is None: result = g
# case: g.resample(level=0)
result = g.resample(level=0)
if result is None: result = g
# case: g.rolling(range(4))
result = g.rolling(range(4))
if result is None: result = g
# case: g.sem([True, False, True, False])
result = g.sem([True, False, True, False])
if result is None: result = g
# case: g.sem(1, 2)
result = g.sem(1, 2)
if result is None: result = g
# case: g.shift(-1)
result = g.shift(-1)
if result is None: result = g
# case: g.shift(['a', 'b'])
result = g.shift(['a', 'b'])
if result is None: result = g
# case: g.shift(10)
result = g.shift(10)
if result is None: result = g
# case: g.size()
result = g.size()
if result is None: result = g
# case: g.size(1)
result = g.size(1)
if result is None: result = g
# case: g.skew(axis='columns')
result = g.skew(axis='columns')
if result is None: result = g
# case: g.std(1)
result = g.std(1)
if result is None: result = g
# case: g.std(level=0)
result = g.std(level=0)
if result is None: result = g
# case: g.std(1, 2)
result = g.std(1, 2)
if result is None: result = g
# case: g.sum('a')
result = g.sum('a')
if result is None: result = g
# case: g.sum({'a': 1})
result = g.sum({'a': 1})
if result is None: result = g
# case: g.sum(df)
result = g.sum(df)
if result is None: result = g
# case: g.tail(True)
result = g.tail(True)
if result is None: result = g
# case: g.tail(10)
result = g.tail(10)
if result is None: result = g
# case: g.tail('a', 1)
result = g.tail('a', 1)
if result is None: result = g
# case: g.transform(str)
result = g.transform(str)
if result is None: result = g
# case: g.transform(len)
result = g.transform(len)
if result is None: result = g
# case: g.transform(1, 2)
result = g.transform(1, 2)
if result is None: result = g
# case: g.value_counts([])
result = g.value_counts([])
if result is None: result = g
# case: g.value_counts(['a'])
result = g.value_counts(['a'])
if result is None: result = g
# case: g.value_counts(range(4))
result = g.value_counts(range(4))
if result is None: result = g
# case: g.var(0)
result = g.var(0)
if result is None: result = g
# case: gs.agg('mean')
result = gs.agg('mean')
if result is None: result = gs
# case: gs.agg(len)
result = gs.agg(len)
if result is None: result = gs
# case: gs.agg(0, 0)
result = gs.agg(0, 0)
if result is None: result = gs
# case: gs.aggregate('mean')
result = gs.aggregate('mean')
if result is None: result = gs
# case: gs.aggregate(np.nan)
result = gs.aggregate(np.nan)
if result is None: result = gs
# case: gs.aggregate(len)
result = gs.aggregate(len)
if result is None: result = gs
# case: gs.all()
result = gs.all()
if result is None: result = gs
# case: gs.all(True)
result = gs.all(True)
if result is None: result = gs
# case: gs.all(level=0)
result = gs.all(level=0)
if result is None: result = gs
# case: gs.any(s)
result = gs.any(s)
if result is None: result = gs
# case: gs.any(range(4))
result = gs.any(range(4))
if result is None: result = gs
# case: gs.any({'a': ['min', 'max'], 'b': 'sum'})
result = gs.any({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = gs
# case: gs.apply(0)
result = gs.apply(0)
if result is None: result = gs
# case: gs.apply('mean')
result = gs.apply('mean')
if result is None: result = gs
# case: gs.apply(str)
result = gs.apply(str)
if result is None: result = gs
# case: gs.bfill(1)
result = gs.bfill(1)
if result is None: result = gs
# case: gs.bfill(level=0)
result = gs.bfill(level=0)
if result is None: result = gs
# case: gs.bfill(10)
result = gs.bfill(10)
if result is None: result = gs
# case: gs.corr(True)
result = gs.corr(True)
if result is None: result = gs
# case: gs.corr(s)
result = gs.corr(s)
if result is None: result = gs
# case: gs.corr(f)
result = gs.corr(f)
if result is None: result = gs
# case: gs.count()
result = gs.count()
if result is None: result = gs
# case: gs.count(0, 0)
result = gs.count(0, 0)
if result is None: result = gs
# case: gs.cov(s)
result = gs.cov(s)
if result is None: result = gs
# case: gs.cov(f)
result = gs.cov(f)
if result is None: result = gs
# case: gs.cov(range(4))
result = gs.cov(range(4))
if result is None: result = gs
# case: gs.cumcount('b')
result = gs.cumcount('b')
if result is None: result = gs
# case: gs.cumcount({'a': 'b'})
result = gs.cumcount({'a': 'b'})
if result is None: result = gs
# case: gs.cumcount(inplace=True)
result = gs.cumcount(inplace=True)
if result is None: result = gs
# case: gs.cummax()
result = gs.cummax()
if result is None: result = gs
# case: gs.cummax(axis=0)
result = gs.cummax(axis=0)
if result is None: result = gs
# case: gs.cummin()
result = gs.cummin()
if result is None: result = gs
# case: gs.cummin(0, 0)
result = gs.cummin(0, 0)
if result is None: result = gs
# case: gs.cumprod()
result = gs.cumprod()
if result is None: result = gs
# case: gs.cumprod(0)
result = gs.cumprod(0)
if result is None: result = gs
# case: gs.cumsum()
result = gs.cumsum()
if result is None: result = gs
# case: gs.cumsum(False)
result = gs.cumsum(False)
if result is None: result = gs
# case: gs.describe(None)
result = gs.describe(None)
if result is None: result = gs
# case: gs.describe([])
result = gs.describe([])
if result is None: result = gs
# case: gs.describe(level=0)
result = gs.describe(level=0)
if result is None: result = gs
# case: gs.diff()
result = gs.diff()
if result is None: result = gs
# case: gs.diff(-1)
result = gs.diff(-1)
if result is None: result = gs
# case: gs.diff(np.nan)
result = gs.diff(np.nan)
if result is None: result = gs
# case: gs.expanding(False)
result = gs.expanding(False)
if result is None: result = gs
# case: gs.ffill()
result = gs.ffill()
if result is None: result = gs
# case: gs.ffill(None)
result = gs.ffill(None)
if result is None: result = gs
# case: gs.ffill(axis=0)
result = gs.ffill(axis=0)
if result is None: result = gs
# case: gs.fillna(level=0)
result = gs.fillna(level=0)
if result is None: result = gs
# case: gs.filter({'a': 1})
result = gs.filter({'a': 1})
if result is None: result = gs
# case: gs.first(True)
result = gs.first(True)
if result is None: result = gs
# case: gs.first(axis='columns')
result = gs.first(axis='columns')
if result is None: result = gs
# case: gs.first(pd.Timestamp('2020-01-02'))
result = gs.first(pd.Timestamp('2020-01-02'))
if result is None: result = gs
# case: gs.get_group(np.nan)
result = gs.get_group(np.nan)
if result is None: result = gs
# case: gs.get_group('x')
result = gs.get_group('x')
if result is None: result = gs
# case: gs.head(0)
result = gs.head(0)
if result is None: result = gs
# case: gs.head(True)
result = gs.head(True)
if result is None: result = gs
# case: gs.head('mean')
result = gs.head('mean')
if result is None: result = gs
# case: gs.idxmax()
result = gs.idxmax()
if result is None: result = gs
# case: gs.idxmax(0)
result = gs.idxmax(0)
if result is None: result = gs
# case: gs.idxmax(level=0)
result = gs.idxmax(level=0)
if result is None: result = gs
# case: gs.idxmin()
result = gs.idxmin()
if result is None: result = gs
# case: gs.idxmin(0)
result = gs.idxmin(0)
if result is None: result = gs
# case: gs.idxmin(level=0)
result = gs.idxmin(level=0)
if result is None: result = gs
# case: gs.last(0)
result = gs.last(0)
if result is None: result = gs
# case: gs.last({'a': 'b'})
result = gs.last({'a': 'b'})
if result is None: result = gs
# case: gs.last(inplace=True)
result = gs.last(inplace=True)
if result is None: result = gs
# case: gs.max()
result = gs.max()
if result is None: result = gs
# case: gs.max(True)
result = gs.max(True)
if result is None: result = gs
# case: gs.max(axis=0)
result = gs.max(axis=0)
if result is None: result = gs
# case: gs.mean('b')
result = gs.mean('b')
if result is None: result = gs
# case: gs.mean(None)
result = gs.mean(None)
if result is None: result = gs
# case: gs.mean(axis=1)
result = gs.mean(axis=1)
if result is None: result = gs
# case: gs.median([])
result = gs.median([])
if result is None: result = gs
# case: gs.median(inplace=True)
result = gs.median(inplace=True)
if result is None: result = gs
# case: gs.median([True, False, True, False])
result = gs.median([True, False, True, False])
if result is None: result = gs
# case: gs.min(1)
result = gs.min(1)
if result is None: result = gs
# case: gs.min('b')
result = gs.min('b')
if result is None: result = gs
# case: gs.min(axis=0)
result = gs.min(axis=0)
if result is None: result = gs
# case: gs.ngroup([])
result = gs.ngroup([])
if result is None: result = gs
# case: gs.ngroup('mean')
result = gs.ngroup('mean')
if result is None: result = gs
# case: gs.ngroup(axis=0)
result = gs.ngroup(axis=0)
if result is None: result = gs
# case: gs.nlargest()
result = gs.nlargest()
if result is None: result = gs
# case: gs.nlargest(1)
result = gs.nlargest(1)
if result is None: result = gs
# case: gs.nlargest(2.5)
result = gs.nlargest(2.5)
if result is None: result = gs
# case: gs.nsmallest()
result = gs.nsmallest()
if result is None: result = gs
# case: gs.nsmallest(0)
result = gs.nsmallest(0)
if result is None: result = gs
# case: gs.nsmallest(pd.Timestamp('2020-01-02'))
result = gs.nsmallest(pd.Timestamp('2020-01-02'))
if result is None: result = gs
# case: gs.nth('a')
result = gs.nth('a')
if result is None: result = gs
# case: gs.nth([0, 1])
result = gs.nth([0, 1])
if result is None: result = gs
# case: gs.nth(s)
result = gs.nth(s)
if result is None: result = gs
# case: gs.nunique(['a'])
result = gs.nunique(['a'])
if result is None: result = gs
# case: gs.nunique(axis=0)
result = gs.nunique(axis=0)
if result is None: result = gs
# case: gs.nunique(('a', 'b'))
result = gs.nunique(('a', 'b'))
if result is None: result = gs
# case: gs.pct_change()
result = gs.pct_change()
if result is None: result = gs
# case: gs.pct_change(['a'])
result = gs.pct_change(['a'])
if result is None: result = gs
# case: gs.pct_change(axis=0)
result = gs.pct_change(axis=0)
if result is None: result = gs
# case: gs.prod(True)
result = gs.prod(True)
if result is None: result = gs
# case: gs.prod(['a', 'b'])
result = gs.prod(['a', 'b'])
if result is None: result = gs
# case: gs.prod(inplace=True)
result = gs.prod(inplace=True)
if result is None: result = gs
# case: gs.quantile(0)
result = gs.quantile(0)
if result is None: result = gs
# case: gs.quantile(True)
result = gs.quantile(True)
if result is None: result = gs
# case: gs.quantile({'a': ['min', 'max'], 'b': 'sum'})
result = gs.quantile({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = gs
# case: gs.rank()
result = gs.rank()
if result is None: result = gs
# case: gs.rank(2.5)
result = gs.rank(2.5)
if result is None: result = gs
# case: gs.rank(axis=0)
result = gs.rank(axis=0)
if result is None: result = gs
# case: gs.resample()
result = gs.resample()
if result is None: result = gs
# case: gs.rolling(df)
result = gs.rolling(df)
if result is None: result = gs
# case: gs.sem(0)
result = gs.sem(0)
if result is None: result = gs
# case: gs.sem(False)
result = gs.sem(False)
if result is None: result = gs
# case: gs.sem(pd.Timestamp('2020-01-02'))
result = gs.sem(pd.Timestamp('2020-01-02'))
if result is None: result = gs
# case: gs.shift(1)
result = gs.shift(1)
if result is None: result = gs
# case: gs.shift('zz')
result = gs.shift('zz')
if result is None: result = gs
# case: gs.shift(10)
result = gs.shift(10)
if result is None: result = gs
# case: gs.size()
result = gs.size()
if result is None: result = gs
# case: gs.size(['a', 'b'])
result = gs.size(['a', 'b'])
if result is None: result = gs
# case: gs.skew()
result = gs.skew()
if result is None: result = gs
# case: gs.skew(0)
result = gs.skew(0)
if result is None: result = gs
# case: gs.skew(np.array([1, 2, 3, 4]))
result = gs.skew(np.array([1, 2, 3, 4]))
if result is None: result = gs
# case: gs.std(0)
result = gs.std(0)
if result is None: result = gs
# case: gs.std(inplace=True)
result = gs.std(inplace=True)
if result is None: result = gs
# case: gs.std(0, 0)
result = gs.std(0, 0)
if result is None: result = gs
# case: gs.sum({'a': 'b'})
result = gs.sum({'a': 'b'})
if result is None: result = gs
# case: gs.sum(pd.Timestamp('2020-01-02'))
result = gs.sum(pd.Timestamp('2020-01-02'))
if result is None: result = gs
# case: gs.sum('a', 'b')
result = gs.sum('a', 'b')
if result is None: result = gs
# case: gs.tail(1)
result = gs.tail(1)
if result is None: result = gs
# case: gs.tail(10)
result = gs.tail(10)
if result is None: result = gs
# case: gs.tail(pd.Timestamp('2020-01-02'))
result = gs.tail(pd.Timestamp('2020-01-02'))
if result is None: result = gs
# case: gs.transform({'a': 1})
result = gs.transform({'a': 1})
if result is None: result = gs
# case: gs.transform('mean')
result = gs.transform('mean')
if result is None: result = gs
# case: gs.transform(len)
result = gs.transform(len)
if result is None: result = gs
# case: gs.unique()
result = gs.unique()
if result is None: result = gs
# case: gs.unique({'a': 1})
result = gs.unique({'a': 1})
if result is None: result = gs
# case: gs.value_counts('a')
result = gs.value_counts('a')
if result is None: result = gs
# case: gs.value_counts(axis=1)
result = gs.value_counts(axis=1)
if result is None: result = gs
# case: gs.value_counts('x')
result = gs.value_counts('x')
if result is None: result = gs
# case: gs.var(10)
result = gs.var(10)
if result is None: result = gs
# case: gs.var(range(4))
result = gs.var(range(4))
if result is None: result = gs
# case: gs.var(0, 0)
result = gs.var(0, 0)
if result is None: result = gs
# case: m.abs(level=0)
result = m.abs(level=0)
if result is None: result = m
# case: m.add('zz')
result = m.add('zz')
if result is None: result = m
# case: m.add_prefix()
result = m.add_prefix()
if result is None: result = m
# case: m.add_prefix('b')
result = m.add_prefix('b')
if result is None: result = m
# case: m.add_prefix('mean')
result = m.add_prefix('mean')
if result is None: result = m
# case: m.add_suffix('zz')
result = m.add_suffix('zz')
if result is None: result = m
# case: m.add_suffix('x')
result = m.add_suffix('x')
if result is None: result = m
# case: m.add_suffix('a', 'b')
result = m.add_suffix('a', 'b')
if result is None: result = m
# case: m.agg('b')
result = m.agg('b')
if result is None: result = m
# case: m.agg([])
result = m.agg([])
if result is None: result = m
# case: m.agg('mean')
result = m.agg('mean')
if result is None: result = m
# case: m.aggregate(str)
result = m.aggregate(str)
if result is None: result = m
# case: m.aggregate(len)
result = m.aggregate(len)
if result is None: result = m
# case: m.aggregate('a', 1)
result = m.aggregate('a', 1)
if result is None: result = m
# case: m.align(df)
result = m.align(df)
if result is None: result = m
# case: m.all(axis=0)
result = m.all(axis=0)
if result is None: result = m
# case: m.all(axis='columns')
result = m.all(axis='columns')
if result is None: result = m
# case: m.all(inplace=True)
result = m.all(inplace=True)
if result is None: result = m
# case: m.any()
result = m.any()
if result is None: result = m
# case: m.any(axis=1)
result = m.any(axis=1)
if result is None: result = m
# case: m.any(1, 2)
result = m.any(1, 2)
if result is None: result = m
# case: m.apply('b')
result = m.apply('b')
if result is None: result = m
# case: m.apply('mean')
result = m.apply('mean')
if result is None: result = m
# case: m.apply('a', 'b')
result = m.apply('a', 'b')
if result is None: result = m
# case: m.applymap(range(4))
result = m.applymap(range(4))
if result is None: result = m
# case: m.applymap(str)
result = m.applymap(str)
if result is None: result = m
# case: m.asfreq(level=0)
result = m.asfreq(level=0)
if result is None: result = m
# case: m.assign()
result = m.assign()
if result is None: result = m
# case: m.assign(None)
result = m.assign(None)
if result is None: result = m
# case: m.assign(axis='columns')
result = m.assign(axis='columns')
if result is None: result = m
# case: m.astype(np.nan)
result = m.astype(np.nan)
if result is None: result = m
# case: m.astype(str)
result = m.astype(str)
if result is None: result = m
# case: m.backfill(-1)
result = m.backfill(-1)
if result is None: result = m
# case: m.backfill(axis='columns')
result = m.backfill(axis='columns')
if result is None: result = m
# case: m.backfill(inplace=True)
result = m.backfill(inplace=True)
if result is None: result = m
# case: m.bfill('b')
result = m.bfill('b')
if result is None: result = m
# case: m.bfill(axis=1)
result = m.bfill(axis=1)
if result is None: result = m
# case: m.bfill(axis='columns')
result = m.bfill(axis='columns')
if result is None: result = m
# case: m.clip(True)
result = m.clip(True)
if result is None: result = m
# case: m.clip(axis=1)
result = m.clip(axis=1)
if result is None: result = m
# case: m.clip(axis=0)
result = m.clip(axis=0)
if result is None: result = m
# case: m.combine('x')
result = m.combine('x')
if result is None: result = m
# case: m.combine_first(['a', 'b'])
result = m.combine_first(['a', 'b'])
if result is None: result = m
# case: m.compare(('a', 'b'))
result = m.compare(('a', 'b'))
if result is None: result = m
# case: m.convert_dtypes()
result = m.convert_dtypes()
if result is None: result = m
# case: m.convert_dtypes(axis=0)
result = m.convert_dtypes(axis=0)
if result is None: result = m
# case: m.copy(0)
result = m.copy(0)
if result is None: result = m
# case: m.copy(len)
result = m.copy(len)
if result is None: result = m
# case: m.copy(1, 2)
result = m.copy(1, 2)
if result is None: result = m
# case: m.corr(inplace=True)
result = m.corr(inplace=True)
if result is None: result = m
# case: m.corrwith(['a'])
result = m.corrwith(['a'])
if result is None: result = m
# case: m.count(-1)
result = m.count(-1)
if result is None: result = m
# case: m.count(axis=1)
result = m.count(axis=1)
if result is None: result = m
# case: m.count(1, 2)
result = m.count(1, 2)
if result is None: result = m
# case: m.cov(axis='columns')
result = m.cov(axis='columns')
if result is None: result = m
# case: m.cummax(0)
result = m.cummax(0)
if result is None: result = m
# case: m.cummax(axis=0)
result = m.cummax(axis=0)
if result is None: result = m
# case: m.cummax(10)
result = m.cummax(10)
if result is None: result = m
# case: m.cummin(None)
result = m.cummin(None)
if result is None: result = m
# case: m.cummin(axis=0)
result = m.cummin(axis=0)
if result is None: result = m
# case: m.cummin(('a', 'b'))
result = m.cummin(('a', 'b'))
if result is None: result = m
# case: m.cumprod(2.5)
result = m.cumprod(2.5)
if result is None: result = m
# case: m.cumsum(-1)
result = m.cumsum(-1)
if result is None: result = m
# case: m.describe([])
result = m.describe([])
if result is None: result = m
# case: m.describe([0, 1])
result = m.describe([0, 1])
if result is None: result = m
# case: m.describe(np.array([1, 2, 3, 4]))
result = m.describe(np.array([1, 2, 3, 4]))
if result is None: result = m
# case: m.diff(1)
result = m.diff(1)
if result is None: result = m
# case: m.diff(1, 2)
result = m.diff(1, 2)
if result is None: result = m
# case: m.diff(0, 0)
result = m.diff(0, 0)
if result is None: result = m
# case: m.div('a')
result = m.div('a')
if result is None: result = m
# case: m.divide(inplace=True)
result = m.divide(inplace=True)
if result is None: result = m
# case: m.dot(0, 0)
result = m.dot(0, 0)
if result is None: result = m
# case: m.drop([])
result = m.drop([])
if result is None: result = m
# case: m.drop('x')
result = m.drop('x')
if result is None: result = m
# case: m.drop('a', 1)
result = m.drop('a', 1)
if result is None: result = m
# case: m.drop_duplicates()
result = m.drop_duplicates()
if result is None: result = m
# case: m.drop_duplicates('b')
result = m.drop_duplicates('b')
if result is None: result = m
# case: m.drop_duplicates(['sum', 'mean'])
result = m.drop_duplicates(['sum', 'mean'])
if result is None: result = m
# case: m.droplevel(0)
result = m.droplevel(0)
if result is None: result = m
# case: m.droplevel(['a'])
result = m.droplevel(['a'])
if result is None: result = m
# case: m.droplevel(inplace=True)
result = m.droplevel(inplace=True)
if result is None: result = m
# case: m.dropna(True)
result = m.dropna(True)
if result is None: result = m
# case: m.dropna(axis=0)
result = m.dropna(axis=0)
if result is None: result = m
# case: m.dropna(axis='columns')
result = m.dropna(axis='columns')
if result is None: result = m
# case: m.duplicated()
result = m.duplicated()
if result is None: result = m
# case: m.duplicated('b')
result = m.duplicated('b')
if result is None: result = m
# case: m.duplicated(['sum', 'mean'])
result = m.duplicated(['sum', 'mean'])
if result is None: result = m
# case: m.eq(0)
result = m.eq(0)
if result is None: result = m
# case: m.eq([])
result = m.eq([])
if result is None: result = m
# case: m.eq({'a': ['min', 'max'], 'b': 'sum'})
result = m.eq({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = m
# case: m.equals(f)
result = m.equals(f)
if result is None: result = m
# case: m.equals(axis=1)
result = m.equals(axis=1)
if result is None: result = m
# case: m.equals(('a', 'b'))
result = m.equals(('a', 'b'))
if result is None: result = m
# case: m.eval('a')
result = m.eval('a')
if result is None: result = m
# case: m.eval('b')
result = m.eval('b')
if result is None: result = m
# case: m.eval(1, 2)
result = m.eval(1, 2)
if result is None: result = m
# case: m.ewm(-1)
result = m.ewm(-1)
if result is None: result = m
# case: m.expanding(pd.Timestamp('2020-01-02'))
result = m.expanding(pd.Timestamp('2020-01-02'))
if result is None: result = m
# case: m.explode()
result = m.explode()
if result is None: result = m
# case: m.explode('b')
result = m.explode('b')
if result is None: result = m
# case: m.ffill()
result = m.ffill()
if result is None: result = m
# case: m.ffill(True)
result = m.ffill(True)
if result is None: result = m
# case: m.ffill(axis=0)
result = m.ffill(axis=0)
if result is None: result = m
# case: m.fillna('a')
result = m.fillna('a')
if result is None: result = m
# case: m.fillna(['sum', 'mean'])
result = m.fillna(['sum', 'mean'])
if result is None: result = m
# case: m.fillna(np.nan)
result = m.fillna(np.nan)
if result is None: result = m
# case: m.filter(['a'])
result = m.filter(['a'])
if result is None: result = m
# case: m.filter(axis='columns')
result = m.filter(axis='columns')
if result is None: result = m
# case: m.filter([True, False, True, False])
result = m.filter([True, False, True, False])
if result is None: result = m
# case: m.first_valid_index()
result = m.first_valid_index()
if result is None: result = m
# case: m.first_valid_index([True, False, True, False])
result = m.first_valid_index([True, False, True, False])
if result is None: result = m
# case: m.floordiv(df)
result = m.floordiv(df)
if result is None: result = m
# case: m.ge(pd.Timestamp('2020-01-02'))
result = m.ge(pd.Timestamp('2020-01-02'))
if result is None: result = m
# case: m.get()
result = m.get()
if result is None: result = m
# case: m.get(f)
result = m.get(f)
if result is None: result = m
# case: m.get([True, False, True, False])
result = m.get([True, False, True, False])
if result is None: result = m
# case: m.groupby()
result = m.groupby()
if result is None: result = m
# case: m.gt(axis=0)
result = m.gt(axis=0)
if result is None: result = m
# case: m.head(1)
result = m.head(1)
if result is None: result = m
# case: m.head(f)
result = m.head(f)
if result is None: result = m
# case: m.head(10)
result = m.head(10)
if result is None: result = m
# case: m.idxmax()
result = m.idxmax()
if result is None: result = m
# case: m.idxmax(axis=0)
result = m.idxmax(axis=0)
if result is None: result = m
# case: m.idxmax(level=0)
result = m.idxmax(level=0)
if result is None: result = m
# case: m.idxmin(0)
result = m.idxmin(0)
if result is None: result = m
# case: m.idxmin(axis=1)
result = m.idxmin(axis=1)
if result is None: result = m
# case: m.idxmin(axis=0)
result = m.idxmin(axis=0)
if result is None: result = m
# case: m.iloc({'a': 'b'})
result = m.iloc({'a': 'b'})
if result is None: result = m
# case: m.infer_objects('zz')
result = m.infer_objects('zz')
if result is None: result = m
# case: m.infer_objects('x')
result = m.infer_objects('x')
if result is None: result = m
# case: m.infer_objects('a', 'b')
result = m.infer_objects('a', 'b')
if result is None: result = m
# case: m.insert(df)
result = m.insert(df)
if result is None: result = m
# case: m.isin(['a'])
result = m.isin(['a'])
if result is None: result = m
# case: m.isin(['a', 'b'])
result = m.isin(['a', 'b'])
if result is None: result = m
# case: m.isin(10)
result = m.isin(10)
if result is None: result = m
# case: m.isna()
result = m.isna()
if result is None: result = m
# case: m.isna([True, False, True, False])
result = m.isna([True, False, True, False])
if result is None: result = m
# case: m.isnull()
result = m.isnull()
if result is None: result = m
# case: m.isnull(2.5)
result = m.isnull(2.5)
if result is None: result = m
# case: m.items(np.nan)
result = m.items(np.nan)
if result is None: result = m
# case: m.iterrows(s)
result = m.iterrows(s)
if result is None: result = m
# case: m.itertuples(df)
result = m.itertuples(df)
if result is None: result = m
# case: m.join([])
result = m.join([])
if result is None: result = m
# case: m.join(axis=0)
result = m.join(axis=0)
if result is None: result = m
# case: m.keys()
result = m.keys()
if result is None: result = m
# case: m.keys(False)
result = m.keys(False)
if result is None: result = m
# case: m.kurt(axis=0)
result = m.kurt(axis=0)
if result is None: result = m
# case: m.kurtosis(range(4))
result = m.kurtosis(range(4))
if result is None: result = m
# case: m.last_valid_index()
result = m.last_valid_index()
if result is None: result = m
# case: m.last_valid_index(1)
result = m.last_valid_index(1)
if result is None: result = m
# case: m.le(inplace=True)
result = m.le(inplace=True)
if result is None: result = m
# case: m.loc([True, False, True, False])
result = m.loc([True, False, True, False])
if result is None: result = m
# case: m.lt(axis=1)
result = m.lt(axis=1)
if result is None: result = m
# case: m.map(None)
result = m.map(None)
if result is None: result = m
# case: m.map(str)
result = m.map(str)
if result is None: result = m
# case: m.mask(np.array([1, 2, 3, 4]))
result = m.mask(np.array([1, 2, 3, 4]))
if result is None: result = m
# case: m.max()
result = m.max()
if result is None: result = m
# case: m.max(0)
result = m.max(0)
if result is None: result = m
# case: m.max(str)
result = m.max(str)
if result is None: result = m
# case: m.mean(0)
result = m.mean(0)
if result is None: result = m
# case: m.mean(-1)
result = m.mean(-1)
if result is None: result = m
# case: m.mean(axis=0)
result = m.mean(axis=0)
if result is None: result = m
# case: m.median(0)
result = m.median(0)
if result is None: result = m
# case: m.median(axis=0)
result = m.median(axis=0)
if result is None: result = m
# case: m.median(level=0)
result = m.median(level=0)
if result is None: result = m
# case: m.melt('b')
result = m.melt('b')
if result is None: result = m
# case: m.melt([])
result = m.melt([])
if result is None: result = m
# case: m.melt(['sum', 'mean'])
result = m.melt(['sum', 'mean'])
if result is None: result = m
# case: m.merge(df)
result = m.merge(df)
if result is None: result = m
# case: m.merge(f)
result = m.merge(f)
if result is None: result = m
# case: m.merge(range(4))
result = m.merge(range(4))
if result is None: result = m
# case: m.min()
result = m.min()
if result is None: result = m
# case: m.min('mean')
result = m.min('mean')
if result is None: result = m
# case: m.min(axis=0)
result = m.min(axis=0)
if result is None: result = m
# case: m.mod(s)
result = m.mod(s)
if result is None: result = m
# case: m.mode()
result = m.mode()
if result is None: result = m
# case: m.mode(axis=0)
result = m.mode(axis=0)
if result is None: result = m
# case: m.mode(level=0)
result = m.mode(level=0)
if result is None: result = m
# case: m.mul(1, 2)
result = m.mul(1, 2)
if result is None: result = m
# case: m.multiply(-1)
result = m.multiply(-1)
if result is None: result = m
# case: m.ne(True)
result = m.ne(True)
if result is None: result = m
# case: m.ne(level=0)
result = m.ne(level=0)
if result is None: result = m
# case: m.ne('a', 1)
result = m.ne('a', 1)
if result is None: result = m
# case: m.nlargest('x')
result = m.nlargest('x')
if result is None: result = m
# case: m.notna()
result = m.notna()
if result is None: result = m
# case: m.notna(-1)
result = m.notna(-1)
if result is None: result = m
# case: m.notnull()
result = m.notnull()
if result is None: result = m
# case: m.notnull(1, 2)
result = m.notnull(1, 2)
if result is None: result = m
# case: m.nsmallest({'a': 1})
result = m.nsmallest({'a': 1})
if result is None: result = m
# case: m.nunique()
result = m.nunique()
if result is None: result = m
# case: m.nunique(10)
result = m.nunique(10)
if result is None: result = m
# case: m.nunique(0, 0)
result = m.nunique(0, 0)
if result is None: result = m
# case: m.pad()
result = m.pad()
if result is None: result = m
# case: m.pad(inplace=True)
result = m.pad(inplace=True)
if result is None: result = m
# case: m.pad('x')
result = m.pad('x')
if result is None: result = m
# case: m.pct_change(inplace=True)
result = m.pct_change(inplace=True)
if result is None: result = m
# case: m.pivot(False)
result = m.pivot(False)
if result is None: result = m
# case: m.pivot_table(inplace=True)
result = m.pivot_table(inplace=True)
if result is None: result = m
# case: m.pop('b')
result = m.pop('b')
if result is None: result = m
# case: m.pop(level=0)
result = m.pop(level=0)
if result is None: result = m
# case: m.pow('a', 1)
result = m.pow('a', 1)
if result is None: result = m
# case: m.prod('zz')
result = m.prod('zz')
if result is None: result = m
# case: m.product(axis=1)
result = m.product(axis=1)
if result is None: result = m
# case: m.quantile(True)
result = m.quantile(True)
if result is None: result = m
# case: m.quantile({'a': 1})
result = m.quantile({'a': 1})
if result is None: result = m
# case: m.quantile(axis=0)
result = m.quantile(axis=0)
if result is None: result = m
# case: m.query('zz')
result = m.query('zz')
if result is None: result = m
# case: m.radd(f)
result = m.radd(f)
if result is None: result = m
# case: m.rank(0)
result = m.rank(0)
if result is None: result = m
# case: m.rank(axis=0)
result = m.rank(axis=0)
if result is None: result = m
# case: m.rank(axis='columns')
result = m.rank(axis='columns')
if result is None: result = m
# case: m.rdiv(10)
result = m.rdiv(10)
if result is None: result = m
# case: m.reindex()
result = m.reindex()
if result is None: result = m
# case: m.reindex(s)
result = m.reindex(s)
if result is None: result = m
# case: m.reindex({'a': ['min', 'max'], 'b': 'sum'})
result = m.reindex({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = m
# case: m.reindex_like('a')
result = m.reindex_like('a')
if result is None: result = m
# case: m.rename(2.5)
result = m.rename(2.5)
if result is None: result = m
# case: m.rename({'a': 'b'})
result = m.rename({'a': 'b'})
if result is None: result = m
# case: m.rename({'a': ['min', 'max'], 'b': 'sum'})
result = m.rename({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = m
# case: m.rename_axis(0)
result = m.rename_axis(0)
if result is None: result = m
# case: m.rename_axis(['a', 'b'])
result = m.rename_axis(['a', 'b'])
if result is None: result = m
# case: m.rename_axis(inplace=True)
result = m.rename_axis(inplace=True)
if result is None: result = m
# case: m.reorder_levels([0, 1])
result = m.reorder_levels([0, 1])
if result is None: result = m
# case: m.reorder_levels(10)
result = m.reorder_levels(10)
if result is None: result = m
# case: m.replace({'a': 1})
result = m.replace({'a': 1})
if result is None: result = m
# case: m.replace(level=0)
result = m.replace(level=0)
if result is None: result = m
# case: m.replace(0, 0)
result = m.replace(0, 0)
if result is None: result = m
# case: m.resample()
result = m.resample()
if result is None: result = m
# case: m.reset_index(1)
result = m.reset_index(1)
if result is None: result = m
# case: m.reset_index(None)
result = m.reset_index(None)
if result is None: result = m
# case: m.reset_index('mean')
result = m.reset_index('mean')
if result is None: result = m
# case: m.rfloordiv(len)
result = m.rfloordiv(len)
if result is None: result = m
# case: m.rmod(0)
result = m.rmod(0)
if result is None: result = m
# case: m.rmul([])
result = m.rmul([])
if result is None: result = m
# case: m.rolling(level=0)
result = m.rolling(level=0)
if result is None: result = m
# case: m.round(0)
result = m.round(0)
if result is None: result = m
# case: m.round(1)
result = m.round(1)
if result is None: result = m
# case: m.round(('a', 'b'))
result = m.round(('a', 'b'))
if result is None: result = m
# case: m.rpow(inplace=True)
result = m.rpow(inplace=True)
if result is None: result = m
# case: m.rsub(str)
result = m.rsub(str)
if result is None: result = m
# case: m.rtruediv(np.nan)
result = m.rtruediv(np.nan)
if result is None: result = m
# case: m.select_dtypes('b')
result = m.select_dtypes('b')
if result is None: result = m
# case: m.select_dtypes('zz')
result = m.select_dtypes('zz')
if result is None: result = m
# case: m.sem(10)
result = m.sem(10)
if result is None: result = m
# case: m.set_axis('b')
result = m.set_axis('b')
if result is None: result = m
# case: m.set_axis(s)
result = m.set_axis(s)
if result is None: result = m
# case: m.set_axis(range(4))
result = m.set_axis(range(4))
if result is None: result = m
# case: m.set_index('b')
result = m.set_index('b')
if result is None: result = m
# case: m.set_index(s)
result = m.set_index(s)
if result is None: result = m
# case: m.set_index(np.nan)
result = m.set_index(np.nan)
if result is None: result = m
# case: m.shift(False)
result = m.shift(False)
if result is None: result = m
# case: m.shift(axis='columns')
result = m.shift(axis='columns')
if result is None: result = m
# case: m.shift(pd.Timestamp('2020-01-02'))
result = m.shift(pd.Timestamp('2020-01-02'))
if result is None: result = m
# case: m.skew(axis='columns')
result = m.skew(axis='columns')
if result is None: result = m
# case: m.sort_index()
result = m.sort_index()
if result is None: result = m
# case: m.sort_index(inplace=True)
result = m.sort_index(inplace=True)
if result is None: result = m
# case: m.sort_index(np.nan)
result = m.sort_index(np.nan)
if result is None: result = m
# case: m.sort_values([])
result = m.sort_values([])
if result is None: result = m
# case: m.sort_values(['a'])
result = m.sort_values(['a'])
if result is None: result = m
# case: m.sort_values('a', 1)
result = m.sort_values('a', 1)
if result is None: result = m
# case: m.squeeze(axis=1)
result = m.squeeze(axis=1)
if result is None: result = m
# case: m.squeeze(axis=0)
result = m.squeeze(axis=0)
if result is None: result = m
# case: m.squeeze(1, 2)
result = m.squeeze(1, 2)
if result is None: result = m
# case: m.stack()
result = m.stack()
if result is None: result = m
# case: m.stack(inplace=True)
result = m.stack(inplace=True)
if result is None: result = m
# case: m.stack(0, 0)
result = m.stack(0, 0)
if result is None: result = m
# case: m.std()
result = m.std()
if result is None: result = m
# case: m.std(None)
result = m.std(None)
if result is None: result = m
# case: m.std(len)
result = m.std(len)
if result is None: result = m
# case: m.sub(['sum', 'mean'])
result = m.sub(['sum', 'mean'])
if result is None: result = m
# case: m.subtract(s)
result = m.subtract(s)
if result is None: result = m
# case: m.sum('b')
result = m.sum('b')
if result is None: result = m
# case: m.swaplevel()
result = m.swaplevel()
if result is None: result = m
# case: m.swaplevel('a')
result = m.swaplevel('a')
if result is None: result = m
# case: m.swaplevel(False)
result = m.swaplevel(False)
if result is None: result = m
# case: m.tail(0)
result = m.tail(0)
if result is None: result = m
# case: m.tail(False)
result = m.tail(False)
if result is None: result = m
# case: m.tail(pd.Timestamp('2020-01-02'))
result = m.tail(pd.Timestamp('2020-01-02'))
if result is None: result = m
# case: m.take(True)
result = m.take(True)
if result is None: result = m
# case: m.take([])
result = m.take([])
if result is None: result = m
# case: m.take(range(4))
result = m.take(range(4))
if result is None: result = m
# case: m.to_dict()
result = m.to_dict()
if result is None: result = m
# case: m.to_dict(inplace=True)
result = m.to_dict(inplace=True)
if result is None: result = m
# case: m.to_period(0, 0)
result = m.to_period(0, 0)
if result is None: result = m
# case: m.to_timestamp()
result = m.to_timestamp()
if result is None: result = m
# case: m.transform(1)
result = m.transform(1)
if result is None: result = m
# case: m.transpose()
result = m.transpose()
if result is None: result = m
# case: m.transpose(None)
result = m.transpose(None)
if result is None: result = m
# case: m.transpose(axis='columns')
result = m.transpose(axis='columns')
if result is None: result = m
# case: m.truediv(2.5)
result = m.truediv(2.5)
if result is None: result = m
# case: m.truncate(np.nan)
result = m.truncate(np.nan)
if result is None: result = m
# case: m.unstack(-1)
result = m.unstack(-1)
if result is None: result = m
# case: m.unstack([0, 1])
result = m.unstack([0, 1])
if result is None: result = m
# case: m.unstack(10)
result = m.unstack(10)
if result is None: result = m
# case: m.update(df)
result = m.update(df)
if result is None: result = m
# case: m.update(f)
result = m.update(f)
if result is None: result = m
# case: m.update(axis='columns')
result = m.update(axis='columns')
if result is None: result = m
# case: m.value_counts()
result = m.value_counts()
if result is None: result = m
# case: m.value_counts(None)
result = m.value_counts(None)
if result is None: result = m
# case: m.value_counts('x')
result = m.value_counts('x')
if result is None: result = m
# case: m.var(None)
result = m.var(None)
if result is None: result = m
# case: m.where(axis='columns')
result = m.where(axis='columns')
if result is None: result = m
# case: m.xs(inplace=True)
result = m.xs(inplace=True)
if result is None: result = m
# case: m.xs(np.nan)
result = m.xs(np.nan)
if result is None: result = m
# case: m.xs('x')
result = m.xs('x')
if result is None: result = m
# case: i.all()
result = i.all()
if result is None: result = i
# case: i.all(inplace=True)
result = i.all(inplace=True)
if result is None: result = i
# case: i.any()
result = i.any()
if result is None: result = i
# case: i.any(level=0)
result = i.any(level=0)
if result is None: result = i
# case: i.append([])
result = i.append([])
if result is None: result = i
# case: i.append(['a'])
result = i.append(['a'])
if result is None: result = i
# case: i.argmax(2.5)
result = i.argmax(2.5)
if result is None: result = i
# case: i.argmax(False)
result = i.argmax(False)
if result is None: result = i
# case: i.argmax(axis=0)
result = i.argmax(axis=0)
if result is None: result = i
# case: i.argmin(0)
result = i.argmin(0)
if result is None: result = i
# case: i.argmin(axis=0)
result = i.argmin(axis=0)
if result is None: result = i
# case: i.argmin(inplace=True)
result = i.argmin(inplace=True)
if result is None: result = i
# case: i.argsort()
result = i.argsort()
if result is None: result = i
# case: i.argsort(0, 0)
result = i.argsort(0, 0)
if result is None: result = i
# case: i.astype('b')
result = i.astype('b')
if result is None: result = i
# case: i.astype(['sum', 'mean'])
result = i.astype(['sum', 'mean'])
if result is None: result = i
# case: i.astype(str)
result = i.astype(str)
if result is None: result = i
# case: i.copy()
result = i.copy()
if result is None: result = i
# case: i.copy(None)
result = i.copy(None)
if result is None: result = i
# case: i.copy(inplace=True)
result = i.copy(inplace=True)
if result is None: result = i
# case: i.delete(s)
result = i.delete(s)
if result is None: result = i
# case: i.delete(range(4))
result = i.delete(range(4))
if result is None: result = i
# case: i.delete('a', 'b')
result = i.delete('a', 'b')
if result is None: result = i
# case: i.difference(f)
result = i.difference(f)
if result is None: result = i
# case: i.difference(range(4))
result = i.difference(range(4))
if result is None: result = i
# case: i.difference('x')
result = i.difference('x')
if result is None: result = i
# case: i.drop(2.5)
result = i.drop(2.5)
if result is None: result = i
# case: i.drop([])
result = i.drop([])
if result is None: result = i
# case: i.drop(s)
result = i.drop(s)
if result is None: result = i
# case: i.drop_duplicates()
result = i.drop_duplicates()
if result is None: result = i
# case: i.drop_duplicates('mean')
result = i.drop_duplicates('mean')
if result is None: result = i
# case: i.droplevel([])
result = i.droplevel([])
if result is None: result = i
# case: i.droplevel(0, 0)
result = i.droplevel(0, 0)
if result is None: result = i
# case: i.dropna()
result = i.dropna()
if result is None: result = i
# case: i.dropna(['sum', 'mean'])
result = i.dropna(['sum', 'mean'])
if result is None: result = i
# case: i.duplicated()
result = i.duplicated()
if result is None: result = i
# case: i.duplicated(False)
result = i.duplicated(False)
if result is None: result = i
# case: i.duplicated(str)
result = i.duplicated(str)
if result is None: result = i
# case: i.equals()
result = i.equals()
if result is None: result = i
# case: i.equals('zz')
result = i.equals('zz')
if result is None: result = i
# case: i.equals('x')
result = i.equals('x')
if result is None: result = i
# case: i.fillna(0)
result = i.fillna(0)
if result is None: result = i
# case: i.fillna(False)
result = i.fillna(False)
if result is None: result = i
# case: i.fillna([True, False, True, False])
result = i.fillna([True, False, True, False])
if result is None: result = i
# case: i.get_indexer(f)
result = i.get_indexer(f)
if result is None: result = i
# case: i.get_indexer_for(['a'])
result = i.get_indexer_for(['a'])
if result is None: result = i
# case: i.get_indexer_for(['a', 'b'])
result = i.get_indexer_for(['a', 'b'])
if result is None: result = i
# case: i.get_indexer_for(np.nan)
result = i.get_indexer_for(np.nan)
if result is None: result = i
# case: i.get_level_values(0)
result = i.get_level_values(0)
if result is None: result = i
# case: i.get_level_values(level=0)
result = i.get_level_values(level=0)
if result is None: result = i
# case: i.get_level_values(1, 2)
result = i.get_level_values(1, 2)
if result is None: result = i
# case: i.get_loc(1)
result = i.get_loc(1)
if result is None: result = i
# case: i.get_loc(pd.Timestamp('2020-01-02'))
result = i.get_loc(pd.Timestamp('2020-01-02'))
if result is None: result = i
# case: i.infer_objects()
result = i.infer_objects()
if result is None: result = i
# case: i.infer_objects(1)
result = i.infer_objects(1)
if result is None: result = i
# case: i.infer_objects(axis='columns')
result = i.infer_objects(axis='columns')
if result is None: result = i
# case: i.insert(-1)
result = i.insert(-1)
if result is None: result = i
# case: i.insert(1, 2)
result = i.insert(1, 2)
if result is None: result = i
# case: i.insert(0, 0)
result = i.insert(0, 0)
if result is None: result = i
# case: i.intersection({'a': 'b'})
result = i.intersection({'a': 'b'})
if result is None: result = i
# case: i.intersection(level=0)
result = i.intersection(level=0)
if result is None: result = i
# case: i.intersection({'a': ['min', 'max'], 'b': 'sum'})
result = i.intersection({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = i
# case: i.isin('b')
result = i.isin('b')
if result is None: result = i
# case: i.isin(f)
result = i.isin(f)
if result is None: result = i
# case: i.isin(('a', 'b'))
result = i.isin(('a', 'b'))
if result is None: result = i
# case: i.isna()
result = i.isna()
if result is None: result = i
# case: i.isna(inplace=True)
result = i.isna(inplace=True)
if result is None: result = i
# case: i.isnull()
result = i.isnull()
if result is None: result = i
# case: i.isnull(True)
result = i.isnull(True)
if result is None: result = i
# case: i.item({'a': 1})
result = i.item({'a': 1})
if result is None: result = i
# case: i.map([0, 1])
result = i.map([0, 1])
if result is None: result = i
# case: i.map({'a': 1})
result = i.map({'a': 1})
if result is None: result = i
# case: i.map(str)
result = i.map(str)
if result is None: result = i
# case: i.max(False)
result = i.max(False)
if result is None: result = i
# case: i.max(axis=1)
result = i.max(axis=1)
if result is None: result = i
# case: i.max(axis=0)
result = i.max(axis=0)
if result is None: result = i
# case: i.min()
result = i.min()
if result is None: result = i
# case: i.min(0)
result = i.min(0)
if result is None: result = i
# case: i.min(1, 2)
result = i.min(1, 2)
if result is None: result = i
# case: i.notna()
result = i.notna()
if result is None: result = i
# case: i.notna('a')
result = i.notna('a')
if result is None: result = i
# case: i.notnull()
result = i.notnull()
if result is None: result = i
# case: i.notnull('zz')
result = i.notnull('zz')
if result is None: result = i
# case: i.nunique(0)
result = i.nunique(0)
if result is None: result = i
# case: i.nunique([0, 1])
result = i.nunique([0, 1])
if result is None: result = i
# case: i.nunique('a', 1)
result = i.nunique('a', 1)
if result is None: result = i
# case: i.ravel()
result = i.ravel()
if result is None: result = i
# case: i.ravel(level=0)
result = i.ravel(level=0)
if result is None: result = i
# case: i.rename(-1)
result = i.rename(-1)
if result is None: result = i
# case: i.rename(f)
result = i.rename(f)
if result is None: result = i
# case: i.rename(pd.Timestamp('2020-01-02'))
result = i.rename(pd.Timestamp('2020-01-02'))
if result is None: result = i
# case: i.repeat(False)
result = i.repeat(False)
if result is None: result = i
# case: i.repeat({'a': 'b'})
result = i.repeat({'a': 'b'})
if result is None: result = i
# case: i.repeat(10)
result = i.repeat(10)
if result is None: result = i
# case: i.round(-1)
result = i.round(-1)
if result is None: result = i
# case: i.round(False)
result = i.round(False)
if result is None: result = i
# case: i.round(s)
result = i.round(s)
if result is None: result = i
# case: i.set_names(1)
result = i.set_names(1)
if result is None: result = i
# case: i.set_names(-1)
result = i.set_names(-1)
if result is None: result = i
# case: i.set_names(0, 0)
result = i.set_names(0, 0)
if result is None: result = i
# case: i.shift(level=0)
result = i.shift(level=0)
if result is None: result = i
# case: i.sort_values()
result = i.sort_values()
if result is None: result = i
# case: i.sort_values(inplace=True)
result = i.sort_values(inplace=True)
if result is None: result = i
# case: i.symmetric_difference([0, 1])
result = i.symmetric_difference([0, 1])
if result is None: result = i
# case: i.symmetric_difference(axis='columns')
result = i.symmetric_difference(axis='columns')
if result is None: result = i
# case: i.symmetric_difference(('a', 'b'))
result = i.symmetric_difference(('a', 'b'))
if result is None: result = i
# case: i.take(s)
result = i.take(s)
if result is None: result = i
# case: i.take(f)
result = i.take(f)
if result is None: result = i
# case: i.take(range(4))
result = i.take(range(4))
if result is None: result = i
# case: i.to_flat_index()
result = i.to_flat_index()
if result is None: result = i
# case: i.to_flat_index(None)
result = i.to_flat_index(None)
if result is None: result = i
# case: i.to_frame(None)
result = i.to_frame(None)
if result is None: result = i
# case: i.to_frame([0, 1])
result = i.to_frame([0, 1])
if result is None: result = i
# case: i.to_frame(axis=0)
result = i.to_frame(axis=0)
if result is None: result = i
# case: i.to_list()
result = i.to_list()
if result is None: result = i
# case: i.to_list(['a'])
result = i.to_list(['a'])
if result is None: result = i
# case: i.to_series()
result = i.to_series()
if result is None: result = i
# case: i.to_series(None)
result = i.to_series(None)
if result is None: result = i
# case: i.to_series(inplace=True)
result = i.to_series(inplace=True)
if result is None: result = i
# case: i.transpose()
result = i.transpose()
if result is None: result = i
# case: i.transpose(0, 0)
result = i.transpose(0, 0)
if result is None: result = i
# case: i.union(-1)
result = i.union(-1)
if result is None: result = i
# case: i.union(['a'])
result = i.union(['a'])
if result is None: result = i
# case: i.union({'a': 'b'})
result = i.union({'a': 'b'})
if result is None: result = i
# case: i.unique()
result = i.unique()
if result is None: result = i
# case: i.unique(['a'])
result = i.unique(['a'])
if result is None: result = i
# case: i.unique(level=0)
result = i.unique(level=0)
if result is None: result = i
# case: i.value_counts({'a': 1})
result = i.value_counts({'a': 1})
if result is None: result = i
# case: i.value_counts(s)
result = i.value_counts(s)
if result is None: result = i
# case: i.value_counts(10)
result = i.value_counts(10)
if result is None: result = i
# case: i.where('b')
result = i.where('b')
if result is None: result = i
# case: i.where([True, False, True, False])
result = i.where([True, False, True, False])
if result is None: result = i
# case: k.abs('zz')
result = k.abs('zz')
if result is None: result = k
# case: k.add(axis=0)
result = k.add(axis=0)
if result is None: result = k
# case: k.add_prefix('a')
result = k.add_prefix('a')
if result is None: result = k
# case: k.add_prefix(inplace=True)
result = k.add_prefix(inplace=True)
if result is None: result = k
# case: k.add_prefix('x')
result = k.add_prefix('x')
if result is None: result = k
# case: k.add_suffix('b')
result = k.add_suffix('b')
if result is None: result = k
# case: k.add_suffix(axis=0)
result = k.add_suffix(axis=0)
if result is None: result = k
# case: k.add_suffix('x')
result = k.add_suffix('x')
if result is None: result = k
# case: k.agg(('a', 'b'))
result = k.agg(('a', 'b'))
if result is None: result = k
# case: k.agg(str)
result = k.agg(str)
if result is None: result = k
# case: k.agg(len)
result = k.agg(len)
if result is None: result = k
# case: k.aggregate(['a'])
result = k.aggregate(['a'])
if result is None: result = k
# case: k.aggregate(str)
result = k.aggregate(str)
if result is None: result = k
# case: k.aggregate(len)
result = k.aggregate(len)
if result is None: result = k
# case: k.align(s)
result = k.align(s)
if result is None: result = k
# case: k.align(f)
result = k.align(f)
if result is None: result = k
# case: k.align(inplace=True)
result = k.align(inplace=True)
if result is None: result = k
# case: k.all(axis=1)
result = k.all(axis=1)
if result is None: result = k
# case: k.any('a', 1)
result = k.any('a', 1)
if result is None: result = k
# case: k.apply(axis=0)
result = k.apply(axis=0)
if result is None: result = k
# case: k.apply(str)
result = k.apply(str)
if result is None: result = k
# case: k.apply(len)
result = k.apply(len)
if result is None: result = k
# case: k.argmax(None)
result = k.argmax(None)
if result is None: result = k
# case: k.argmax(f)
result = k.argmax(f)
if result is None: result = k
# case: k.argmax(0, 0)
result = k.argmax(0, 0)
if result is None: result = k
# case: k.argmin()
result = k.argmin()
if result is None: result = k
# case: k.argmin(axis=0)
result = k.argmin(axis=0)
if result is None: result = k
# case: k.argmin(10)
result = k.argmin(10)
if result is None: result = k
# case: k.argsort()
result = k.argsort()
if result is None: result = k
# case: k.argsort(df)
result = k.argsort(df)
if result is None: result = k
# case: k.argsort(axis=0)
result = k.argsort(axis=0)
if result is None: result = k
# case: k.asfreq(axis=1)
result = k.asfreq(axis=1)
if result is None: result = k
# case: k.astype(0)
result = k.astype(0)
if result is None: result = k
# case: k.astype(str)
result = k.astype(str)
if result is None: result = k
# case: k.backfill()
result = k.backfill()
if result is None: result = k
# case: k.backfill({'a': 1})
result = k.backfill({'a': 1})
if result is None: result = k
# case: k.backfill(inplace=True)
result = k.backfill(inplace=True)
if result is None: result = k
# case: k.between(1)
result = k.between(1)
if result is None: result = k
# case: k.bfill(axis=0)
result = k.bfill(axis=0)
if result is None: result = k
# case: k.bfill(inplace=True)
result = k.bfill(inplace=True)
if result is None: result = k
# case: k.bfill('a', 1)
result = k.bfill('a', 1)
if result is None: result = k
# case: k.case_when('b')
result = k.case_when('b')
if result is None: result = k
# case: k.clip(inplace=True)
result = k.clip(inplace=True)
if result is None: result = k
# case: k.clip(np.nan)
result = k.clip(np.nan)
if result is None: result = k
# case: k.clip('a', 'b')
result = k.clip('a', 'b')
if result is None: result = k
# case: k.combine(False)
result = k.combine(False)
if result is None: result = k
# case: k.combine_first(s)
result = k.combine_first(s)
if result is None: result = k
# case: k.combine_first(f)
result = k.combine_first(f)
if result is None: result = k
# case: k.combine_first(axis=1)
result = k.combine_first(axis=1)
if result is None: result = k
# case: k.compare(None)
result = k.compare(None)
if result is None: result = k
# case: k.convert_dtypes(1)
result = k.convert_dtypes(1)
if result is None: result = k
# case: k.convert_dtypes(True)
result = k.convert_dtypes(True)
if result is None: result = k
# case: k.convert_dtypes(axis=0)
result = k.convert_dtypes(axis=0)
if result is None: result = k
# case: k.copy(0)
result = k.copy(0)
if result is None: result = k
# case: k.copy(['sum', 'mean'])
result = k.copy(['sum', 'mean'])
if result is None: result = k
# case: k.copy(0, 0)
result = k.copy(0, 0)
if result is None: result = k
# case: k.corr(pd.Timestamp('2020-01-02'))
result = k.corr(pd.Timestamp('2020-01-02'))
if result is None: result = k
# case: k.count()
result = k.count()
if result is None: result = k
# case: k.count(axis='columns')
result = k.count(axis='columns')
if result is None: result = k
# case: k.cov(('a', 'b'))
result = k.cov(('a', 'b'))
if result is None: result = k
# case: k.cummax('mean')
result = k.cummax('mean')
if result is None: result = k
# case: k.cummin('zz')
result = k.cummin('zz')
if result is None: result = k
# case: k.cumprod(level=0)
result = k.cumprod(level=0)
if result is None: result = k
# case: k.cumsum(('a', 'b'))
result = k.cumsum(('a', 'b'))
if result is None: result = k
# case: k.describe()
result = k.describe()
if result is None: result = k
# case: k.describe(None)
result = k.describe(None)
if result is None: result = k
# case: k.describe('a', 'b')
result = k.describe('a', 'b')
if result is None: result = k
# case: k.diff('a', 1)
result = k.diff('a', 1)
if result is None: result = k
# case: k.div(10)
result = k.div(10)
if result is None: result = k
# case: k.divide(inplace=True)
result = k.divide(inplace=True)
if result is None: result = k
# case: k.dot([True, False, True, False])
result = k.dot([True, False, True, False])
if result is None: result = k
# case: k.drop(s)
result = k.drop(s)
if result is None: result = k
# case: k.drop(range(4))
result = k.drop(range(4))
if result is None: result = k
# case: k.drop('a', 'b')
result = k.drop('a', 'b')
if result is None: result = k
# case: k.drop_duplicates()
result = k.drop_duplicates()
if result is None: result = k
# case: k.drop_duplicates(inplace=True)
result = k.drop_duplicates(inplace=True)
if result is None: result = k
# case: k.drop_duplicates(np.nan)
result = k.drop_duplicates(np.nan)
if result is None: result = k
# case: k.droplevel([])
result = k.droplevel([])
if result is None: result = k
# case: k.droplevel(s)
result = k.droplevel(s)
if result is None: result = k
# case: k.dropna()
result = k.dropna()
if result is None: result = k
# case: k.dropna(axis=0)
result = k.dropna(axis=0)
if result is None: result = k
# case: k.dropna('a', 'b')
result = k.dropna('a', 'b')
if result is None: result = k
# case: k.duplicated()
result = k.duplicated()
if result is None: result = k
# case: k.duplicated(False)
result = k.duplicated(False)
if result is None: result = k
# case: k.duplicated([])
result = k.duplicated([])
if result is None: result = k
# case: k.eq(f)
result = k.eq(f)
if result is None: result = k
# case: k.eq(level=0)
result = k.eq(level=0)
if result is None: result = k
# case: k.eq('x')
result = k.eq('x')
if result is None: result = k
# case: k.equals(10)
result = k.equals(10)
if result is None: result = k
# case: k.equals({'a': ['min', 'max'], 'b': 'sum'})
result = k.equals({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = k
# case: k.equals('a', 'b')
result = k.equals('a', 'b')
if result is None: result = k
# case: k.ewm(['sum', 'mean'])
result = k.ewm(['sum', 'mean'])
if result is None: result = k
# case: k.expanding(2.5)
result = k.expanding(2.5)
if result is None: result = k
# case: k.explode(['a', 'b'])
result = k.explode(['a', 'b'])
if result is None: result = k
# case: k.explode({'a': 1})
result = k.explode({'a': 1})
if result is None: result = k
# case: k.explode('a', 1)
result = k.explode('a', 1)
if result is None: result = k
# case: k.factorize([0, 1])
result = k.factorize([0, 1])
if result is None: result = k
# case: k.factorize(df)
result = k.factorize(df)
if result is None: result = k
# case: k.factorize('a', 1)
result = k.factorize('a', 1)
if result is None: result = k
# case: k.ffill()
result = k.ffill()
if result is None: result = k
# case: k.ffill(np.array([1, 2, 3, 4]))
result = k.ffill(np.array([1, 2, 3, 4]))
if result is None: result = k
# case: k.ffill(inplace=True)
result = k.ffill(inplace=True)
if result is None: result = k
# case: k.fillna(s)
result = k.fillna(s)
if result is None: result = k
# case: k.fillna(pd.Timestamp('2020-01-02'))
result = k.fillna(pd.Timestamp('2020-01-02'))
if result is None: result = k
# case: k.fillna({'a': ['min', 'max'], 'b': 'sum'})
result = k.fillna({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = k
# case: k.filter([])
result = k.filter([])
if result is None: result = k
# case: k.filter(('a', 'b'))
result = k.filter(('a', 'b'))
if result is None: result = k
# case: k.filter(str)
result = k.filter(str)
if result is None: result = k
# case: k.first_valid_index()
result = k.first_valid_index()
if result is None: result = k
# case: k.first_valid_index(s)
result = k.first_valid_index(s)
if result is None: result = k
# case: k.floordiv(range(4))
result = k.floordiv(range(4))
if result is None: result = k
# case: k.ge(f)
result = k.ge(f)
if result is None: result = k
# case: k.get(True)
result = k.get(True)
if result is None: result = k
# case: k.get(axis='columns')
result = k.get(axis='columns')
if result is None: result = k
# case: k.get(np.nan)
result = k.get(np.nan)
if result is None: result = k
# case: k.groupby(-1)
result = k.groupby(-1)
if result is None: result = k
# case: k.gt('a')
result = k.gt('a')
if result is None: result = k
# case: k.head(-1)
result = k.head(-1)
if result is None: result = k
# case: k.head(['sum', 'mean'])
result = k.head(['sum', 'mean'])
if result is None: result = k
# case: k.head(10)
result = k.head(10)
if result is None: result = k
# case: k.idxmax('a')
result = k.idxmax('a')
if result is None: result = k
# case: k.idxmax(False)
result = k.idxmax(False)
if result is None: result = k
# case: k.idxmax(0, 0)
result = k.idxmax(0, 0)
if result is None: result = k
# case: k.idxmin()
result = k.idxmin()
if result is None: result = k
# case: k.idxmin(0)
result = k.idxmin(0)
if result is None: result = k
# case: k.idxmin('a')
result = k.idxmin('a')
if result is None: result = k
# case: k.iloc(np.array([1, 2, 3, 4]))
result = k.iloc(np.array([1, 2, 3, 4]))
if result is None: result = k
# case: k.infer_objects(0)
result = k.infer_objects(0)
if result is None: result = k
# case: k.infer_objects(axis=0)
result = k.infer_objects(axis=0)
if result is None: result = k
# case: k.infer_objects(str)
result = k.infer_objects(str)
if result is None: result = k
# case: k.isin([])
result = k.isin([])
if result is None: result = k
# case: k.isin(f)
result = k.isin(f)
if result is None: result = k
# case: k.isin(1, 2)
result = k.isin(1, 2)
if result is None: result = k
# case: k.isna()
result = k.isna()
if result is None: result = k
# case: k.isna('b')
result = k.isna('b')
if result is None: result = k
# case: k.isnull()
result = k.isnull()
if result is None: result = k
# case: k.isnull(10)
result = k.isnull(10)
if result is None: result = k
# case: k.item(axis='columns')
result = k.item(axis='columns')
if result is None: result = k
# case: k.items(len)
result = k.items(len)
if result is None: result = k
# case: k.keys()
result = k.keys()
if result is None: result = k
# case: k.keys(np.nan)
result = k.keys(np.nan)
if result is None: result = k
# case: k.kurt(inplace=True)
result = k.kurt(inplace=True)
if result is None: result = k
# case: k.kurtosis(len)
result = k.kurtosis(len)
if result is None: result = k
# case: k.last_valid_index()
result = k.last_valid_index()
if result is None: result = k
# case: k.last_valid_index(False)
result = k.last_valid_index(False)
if result is None: result = k
# case: k.le(['sum', 'mean'])
result = k.le(['sum', 'mean'])
if result is None: result = k
# case: k.loc(['a', 'b'])
result = k.loc(['a', 'b'])
if result is None: result = k
# case: k.lt([True, False, True, False])
result = k.lt([True, False, True, False])
if result is None: result = k
# case: k.map({'a': 'b'})
result = k.map({'a': 'b'})
if result is None: result = k
# case: k.map(f)
result = k.map(f)
if result is None: result = k
# case: k.map(level=0)
result = k.map(level=0)
if result is None: result = k
# case: k.mask(np.array([1, 2, 3, 4]))
result = k.mask(np.array([1, 2, 3, 4]))
if result is None: result = k
# case: k.mask([True, False, True, False])
result = k.mask([True, False, True, False])
if result is None: result = k
# case: k.max(True)
result = k.max(True)
if result is None: result = k
# case: k.mean(range(4))
result = k.mean(range(4))
if result is None: result = k
# case: k.median(axis=0)
result = k.median(axis=0)
if result is None: result = k
# case: k.min(pd.Timestamp('2020-01-02'))
result = k.min(pd.Timestamp('2020-01-02'))
if result is None: result = k
# case: k.mod([])
result = k.mod([])
if result is None: result = k
# case: k.mode()
result = k.mode()
if result is None: result = k
# case: k.mode('mean')
result = k.mode('mean')
if result is None: result = k
# case: k.mode(df)
result = k.mode(df)
if result is None: result = k
# case: k.mul({'a': 'b'})
result = k.mul({'a': 'b'})
if result is None: result = k
# case: k.multiply(s)
result = k.multiply(s)
if result is None: result = k
# case: k.ne(1)
result = k.ne(1)
if result is None: result = k
# case: k.ne(['a', 'b'])
result = k.ne(['a', 'b'])
if result is None: result = k
# case: k.ne(0, 0)
result = k.ne(0, 0)
if result is None: result = k
# case: k.nlargest({'a': 'b'})
result = k.nlargest({'a': 'b'})
if result is None: result = k
# case: k.notna()
result = k.notna()
if result is None: result = k
# case: k.notna([])
result = k.notna([])
if result is None: result = k
# case: k.notnull()
result = k.notnull()
if result is None: result = k
# case: k.notnull(str)
result = k.notnull(str)
if result is None: result = k
# case: k.nsmallest(True)
result = k.nsmallest(True)
if result is None: result = k
# case: k.nunique('zz')
result = k.nunique('zz')
if result is None: result = k
# case: k.nunique([])
result = k.nunique([])
if result is None: result = k
# case: k.nunique(f)
result = k.nunique(f)
if result is None: result = k
# case: k.pad()
result = k.pad()
if result is None: result = k
# case: k.pad(None)
result = k.pad(None)
if result is None: result = k
# case: k.pad(axis=0)
result = k.pad(axis=0)
if result is None: result = k
# case: k.pct_change(axis=0)
result = k.pct_change(axis=0)
if result is None: result = k
# case: k.pop(0)
result = k.pop(0)
if result is None: result = k
# case: k.pop(1)
result = k.pop(1)
if result is None: result = k
# case: k.pop(False)
result = k.pop(False)
if result is None: result = k
# case: k.pow()
result = k.pow()
if result is None: result = k
# case: k.prod('a')
result = k.prod('a')
if result is None: result = k
# case: k.product(1)
result = k.product(1)
if result is None: result = k
# case: k.quantile({'a': 'b'})
result = k.quantile({'a': 'b'})
if result is None: result = k
# case: k.radd(10)
result = k.radd(10)
if result is None: result = k
# case: k.rank(0)
result = k.rank(0)
if result is None: result = k
# case: k.rank(False)
result = k.rank(False)
if result is None: result = k
# case: k.rank(axis='columns')
result = k.rank(axis='columns')
if result is None: result = k
# case: k.rdiv('b')
result = k.rdiv('b')
if result is None: result = k
# case: k.reindex('zz')
result = k.reindex('zz')
if result is None: result = k
# case: k.reindex({'a': 'b'})
result = k.reindex({'a': 'b'})
if result is None: result = k
# case: k.reindex(['sum', 'mean'])
result = k.reindex(['sum', 'mean'])
if result is None: result = k
# case: k.reindex_like(['a', 'b'])
result = k.reindex_like(['a', 'b'])
if result is None: result = k
# case: k.reindex_like(df)
result = k.reindex_like(df)
if result is None: result = k
# case: k.reindex_like(f)
result = k.reindex_like(f)
if result is None: result = k
# case: k.rename()
result = k.rename()
if result is None: result = k
# case: k.rename(['a', 'b'])
result = k.rename(['a', 'b'])
if result is None: result = k
# case: k.rename(s)
result = k.rename(s)
if result is None: result = k
# case: k.rename_axis(True)
result = k.rename_axis(True)
if result is None: result = k
# case: k.rename_axis(['a'])
result = k.rename_axis(['a'])
if result is None: result = k
# case: k.rename_axis(df)
result = k.rename_axis(df)
if result is None: result = k
# case: k.reorder_levels()
result = k.reorder_levels()
if result is None: result = k
# case: k.repeat()
result = k.repeat()
if result is None: result = k
# case: k.repeat(1)
result = k.repeat(1)
if result is None: result = k
# case: k.repeat(np.array([1, 2, 3, 4]))
result = k.repeat(np.array([1, 2, 3, 4]))
if result is None: result = k
# case: k.replace({'a': 'b'})
result = k.replace({'a': 'b'})
if result is None: result = k
# case: k.replace(axis='columns')
result = k.replace(axis='columns')
if result is None: result = k
# case: k.replace('a', 'b')
result = k.replace('a', 'b')
if result is None: result = k
# case: k.resample('zz')
result = k.resample('zz')
if result is None: result = k
# case: k.reset_index(-1)
result = k.reset_index(-1)
if result is None: result = k
# case: k.reset_index(level=0)
result = k.reset_index(level=0)
if result is None: result = k
# case: k.reset_index('a', 'b')
result = k.reset_index('a', 'b')
if result is None: result = k
# case: k.rfloordiv(df)
result = k.rfloordiv(df)
if result is None: result = k
# case: k.rmod(10)
result = k.rmod(10)
if result is None: result = k
# case: k.rmul(inplace=True)
result = k.rmul(inplace=True)
if result is None: result = k
# case: k.rolling(['a'])
result = k.rolling(['a'])
if result is None: result = k
# case: k.round()
result = k.round()
if result is None: result = k
# case: k.round(1)
result = k.round(1)
if result is None: result = k
# case: k.round(axis=0)
result = k.round(axis=0)
if result is None: result = k
# case: k.rpow(False)
result = k.rpow(False)
if result is None: result = k
# case: k.rsub(1)
result = k.rsub(1)
if result is None: result = k
# case: k.rtruediv('a')
result = k.rtruediv('a')
if result is None: result = k
# case: k.sem(10)
result = k.sem(10)
if result is None: result = k
# case: k.set_axis({'a': 'b'})
result = k.set_axis({'a': 'b'})
if result is None: result = k
# case: k.set_axis(s)
result = k.set_axis(s)
if result is None: result = k
# case: k.set_axis(np.array([1, 2, 3, 4]))
result = k.set_axis(np.array([1, 2, 3, 4]))
if result is None: result = k
# case: k.shift(-1)
result = k.shift(-1)
if result is None: result = k
# case: k.shift(axis=0)
result = k.shift(axis=0)
if result is None: result = k
# case: k.shift(inplace=True)
result = k.shift(inplace=True)
if result is None: result = k
# case: k.skew(axis='columns')
result = k.skew(axis='columns')
if result is None: result = k
# case: k.sort_index('zz')
result = k.sort_index('zz')
if result is None: result = k
# case: k.sort_index(axis=0)
result = k.sort_index(axis=0)
if result is None: result = k
# case: k.sort_index(inplace=True)
result = k.sort_index(inplace=True)
if result is None: result = k
# case: k.sort_values()
result = k.sort_values()
if result is None: result = k
# case: k.sort_values(1)
result = k.sort_values(1)
if result is None: result = k
# case: k.sort_values(axis=0)
result = k.sort_values(axis=0)
if result is None: result = k
# case: k.squeeze()
result = k.squeeze()
if result is None: result = k
# case: k.squeeze(False)
result = k.squeeze(False)
if result is None: result = k
# case: k.squeeze(np.nan)
result = k.squeeze(np.nan)
if result is None: result = k
# case: k.std(range(4))
result = k.std(range(4))
if result is None: result = k
# case: k.sub(['sum', 'mean'])
result = k.sub(['sum', 'mean'])
if result is None: result = k
# case: k.subtract(np.array([1, 2, 3, 4]))
result = k.subtract(np.array([1, 2, 3, 4]))
if result is None: result = k
# case: k.sum(len)
result = k.sum(len)
if result is None: result = k
# case: k.swaplevel(level=0)
result = k.swaplevel(level=0)
if result is None: result = k
# case: k.tail()
result = k.tail()
if result is None: result = k
# case: k.tail(True)
result = k.tail(True)
if result is None: result = k
# case: k.tail(('a', 'b'))
result = k.tail(('a', 'b'))
if result is None: result = k
# case: k.take([])
result = k.take([])
if result is None: result = k
# case: k.take(level=0)
result = k.take(level=0)
if result is None: result = k
# case: k.take(range(4))
result = k.take(range(4))
if result is None: result = k
# case: k.to_dict()
result = k.to_dict()
if result is None: result = k
# case: k.to_dict('a', 'b')
result = k.to_dict('a', 'b')
if result is None: result = k
# case: k.to_frame(range(4))
result = k.to_frame(range(4))
if result is None: result = k
# case: k.to_frame([True, False, True, False])
result = k.to_frame([True, False, True, False])
if result is None: result = k
# case: k.to_frame('a', 'b')
result = k.to_frame('a', 'b')
if result is None: result = k
# case: k.to_list()
result = k.to_list()
if result is None: result = k
# case: k.to_list(np.nan)
result = k.to_list(np.nan)
if result is None: result = k
# case: k.to_period([True, False, True, False])
result = k.to_period([True, False, True, False])
if result is None: result = k
# case: k.to_timestamp(level=0)
result = k.to_timestamp(level=0)
if result is None: result = k
# case: k.transform(['sum', 'mean'])
result = k.transform(['sum', 'mean'])
if result is None: result = k
# case: k.transform(str)
result = k.transform(str)
if result is None: result = k
# case: k.transform(len)
result = k.transform(len)
if result is None: result = k
# case: k.truediv({'a': ['min', 'max'], 'b': 'sum'})
result = k.truediv({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = k
# case: k.truncate()
result = k.truncate()
if result is None: result = k
# case: k.truncate(10)
result = k.truncate(10)
if result is None: result = k
# case: k.truncate('a', 'b')
result = k.truncate('a', 'b')
if result is None: result = k
# case: k.unique()
result = k.unique()
if result is None: result = k
# case: k.unique({'a': 'b'})
result = k.unique({'a': 'b'})
if result is None: result = k
# case: k.unstack(None)
result = k.unstack(None)
if result is None: result = k
# case: k.update(False)
result = k.update(False)
if result is None: result = k
# case: k.update([])
result = k.update([])
if result is None: result = k
# case: k.update({'a': 'b'})
result = k.update({'a': 'b'})
if result is None: result = k
# case: k.value_counts('b')
result = k.value_counts('b')
if result is None: result = k
# case: k.value_counts(inplace=True)
result = k.value_counts(inplace=True)
if result is None: result = k
# case: k.value_counts({'a': ['min', 'max'], 'b': 'sum'})
result = k.value_counts({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = k
# case: k.var('x')
result = k.var('x')
if result is None: result = k
# case: k.where(axis=1)
result = k.where(axis=1)
if result is None: result = k
# case: k.where([True, False, True, False])
result = k.where([True, False, True, False])
if result is None: result = k
# case: k.xs(0)
result = k.xs(0)
if result is None: result = k
# case: k.xs(2.5)
result = k.xs(2.5)
if result is None: result = k
# case: k.xs(0, 0)
result = k.xs(0, 0)
if result is None: result = k
# case: k.cat.add_categories([])
result = k.cat.add_categories([])
if result is None: result = k
# case: k.cat.add_categories(['a'])
result = k.cat.add_categories(['a'])
if result is None: result = k
# case: k.cat.add_categories(axis='columns')
result = k.cat.add_categories(axis='columns')
if result is None: result = k
# case: k.cat.as_ordered()
result = k.cat.as_ordered()
if result is None: result = k
# case: k.cat.as_ordered(-1)
result = k.cat.as_ordered(-1)
if result is None: result = k
# case: k.cat.as_unordered()
result = k.cat.as_unordered()
if result is None: result = k
# case: k.cat.as_unordered(2.5)
result = k.cat.as_unordered(2.5)
if result is None: result = k
# case: k.cat.remove_categories([])
result = k.cat.remove_categories([])
if result is None: result = k
# case: k.cat.remove_categories('a', 1)
result = k.cat.remove_categories('a', 1)
if result is None: result = k
# case: k.cat.remove_unused_categories()
result = k.cat.remove_unused_categories()
if result is None: result = k
# case: k.cat.remove_unused_categories('zz')
result = k.cat.remove_unused_categories('zz')
if result is None: result = k
# case: k.cat.rename_categories([0, 1])
result = k.cat.rename_categories([0, 1])
if result is None: result = k
# case: k.cat.rename_categories(['sum', 'mean'])
result = k.cat.rename_categories(['sum', 'mean'])
if result is None: result = k
# case: k.cat.rename_categories(range(4))
result = k.cat.rename_categories(range(4))
if result is None: result = k
# case: k.cat.reorder_categories(inplace=True)
result = k.cat.reorder_categories(inplace=True)
if result is None: result = k
# case: k.cat.set_categories(['a'])
result = k.cat.set_categories(['a'])
if result is None: result = k
# case: k.cat.set_categories(['sum', 'mean'])
result = k.cat.set_categories(['sum', 'mean'])
if result is None: result = k
# case: k.cat.set_categories(axis=0)
result = k.cat.set_categories(axis=0)
if result is None: result = k
# case: n.abs()
result = n.abs()
if result is None: result = n
# case: n.abs(None)
result = n.abs(None)
if result is None: result = n
# case: n.add(True)
result = n.add(True)
if result is None: result = n
# case: n.add(s)
result = n.add(s)
if result is None: result = n
# case: n.add({'a': ['min', 'max'], 'b': 'sum'})
result = n.add({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.add_prefix('b')
result = n.add_prefix('b')
if result is None: result = n
# case: n.add_prefix('zz')
result = n.add_prefix('zz')
if result is None: result = n
# case: n.add_prefix(axis=1)
result = n.add_prefix(axis=1)
if result is None: result = n
# case: n.add_suffix('a')
result = n.add_suffix('a')
if result is None: result = n
# case: n.add_suffix('zz')
result = n.add_suffix('zz')
if result is None: result = n
# case: n.add_suffix(inplace=True)
result = n.add_suffix(inplace=True)
if result is None: result = n
# case: n.agg({'a': 'b'})
result = n.agg({'a': 'b'})
if result is None: result = n
# case: n.agg('mean')
result = n.agg('mean')
if result is None: result = n
# case: n.agg(['sum', 'mean'])
result = n.agg(['sum', 'mean'])
if result is None: result = n
# case: n.aggregate('zz')
result = n.aggregate('zz')
if result is None: result = n
# case: n.aggregate('mean')
result = n.aggregate('mean')
if result is None: result = n
# case: n.aggregate(len)
result = n.aggregate(len)
if result is None: result = n
# case: n.align(s)
result = n.align(s)
if result is None: result = n
# case: n.align(f)
result = n.align(f)
if result is None: result = n
# case: n.align(axis='columns')
result = n.align(axis='columns')
if result is None: result = n
# case: n.all()
result = n.all()
if result is None: result = n
# case: n.all({'a': 1})
result = n.all({'a': 1})
if result is None: result = n
# case: n.all(axis=0)
result = n.all(axis=0)
if result is None: result = n
# case: n.any()
result = n.any()
if result is None: result = n
# case: n.any(False)
result = n.any(False)
if result is None: result = n
# case: n.any(axis=0)
result = n.any(axis=0)
if result is None: result = n
# case: n.apply('mean')
result = n.apply('mean')
if result is None: result = n
# case: n.apply(str)
result = n.apply(str)
if result is None: result = n
# case: n.apply('a', 1)
result = n.apply('a', 1)
if result is None: result = n
# case: n.argmax(None)
result = n.argmax(None)
if result is None: result = n
# case: n.argmax(s)
result = n.argmax(s)
if result is None: result = n
# case: n.argmax(0, 0)
result = n.argmax(0, 0)
if result is None: result = n
# case: n.argmin(0)
result = n.argmin(0)
if result is None: result = n
# case: n.argmin(None)
result = n.argmin(None)
if result is None: result = n
# case: n.argmin(inplace=True)
result = n.argmin(inplace=True)
if result is None: result = n
# case: n.argsort(0)
result = n.argsort(0)
if result is None: result = n
# case: n.argsort(False)
result = n.argsort(False)
if result is None: result = n
# case: n.argsort(1, 2)
result = n.argsort(1, 2)
if result is None: result = n
# case: n.asfreq(level=0)
result = n.asfreq(level=0)
if result is None: result = n
# case: n.astype(None)
result = n.astype(None)
if result is None: result = n
# case: n.astype('x')
result = n.astype('x')
if result is None: result = n
# case: n.astype(str)
result = n.astype(str)
if result is None: result = n
# case: n.backfill(axis=0)
result = n.backfill(axis=0)
if result is None: result = n
# case: n.backfill(inplace=True)
result = n.backfill(inplace=True)
if result is None: result = n
# case: n.backfill({'a': ['min', 'max'], 'b': 'sum'})
result = n.backfill({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.between(False)
result = n.between(False)
if result is None: result = n
# case: n.between(1, 2)
result = n.between(1, 2)
if result is None: result = n
# case: n.between(0, 0)
result = n.between(0, 0)
if result is None: result = n
# case: n.bfill([0, 1])
result = n.bfill([0, 1])
if result is None: result = n
# case: n.bfill(axis=0)
result = n.bfill(axis=0)
if result is None: result = n
# case: n.bfill(inplace=True)
result = n.bfill(inplace=True)
if result is None: result = n
# case: n.case_when('x')
result = n.case_when('x')
if result is None: result = n
# case: n.clip(None)
result = n.clip(None)
if result is None: result = n
# case: n.clip(('a', 'b'))
result = n.clip(('a', 'b'))
if result is None: result = n
# case: n.clip(0, 0)
result = n.clip(0, 0)
if result is None: result = n
# case: n.combine(1, 2)
result = n.combine(1, 2)
if result is None: result = n
# case: n.combine_first('mean')
result = n.combine_first('mean')
if result is None: result = n
# case: n.combine_first(s)
result = n.combine_first(s)
if result is None: result = n
# case: n.combine_first(f)
result = n.combine_first(f)
if result is None: result = n
# case: n.compare(['sum', 'mean'])
result = n.compare(['sum', 'mean'])
if result is None: result = n
# case: n.convert_dtypes()
result = n.convert_dtypes()
if result is None: result = n
# case: n.convert_dtypes(True)
result = n.convert_dtypes(True)
if result is None: result = n
# case: n.convert_dtypes(axis=1)
result = n.convert_dtypes(axis=1)
if result is None: result = n
# case: n.copy('a')
result = n.copy('a')
if result is None: result = n
# case: n.copy('zz')
result = n.copy('zz')
if result is None: result = n
# case: n.copy(axis=1)
result = n.copy(axis=1)
if result is None: result = n
# case: n.corr(1)
result = n.corr(1)
if result is None: result = n
# case: n.corr(s)
result = n.corr(s)
if result is None: result = n
# case: n.corr(f)
result = n.corr(f)
if result is None: result = n
# case: n.count()
result = n.count()
if result is None: result = n
# case: n.count('zz')
result = n.count('zz')
if result is None: result = n
# case: n.cov(s)
result = n.cov(s)
if result is None: result = n
# case: n.cov(f)
result = n.cov(f)
if result is None: result = n
# case: n.cov(axis='columns')
result = n.cov(axis='columns')
if result is None: result = n
# case: n.cummax()
result = n.cummax()
if result is None: result = n
# case: n.cummax(axis=0)
result = n.cummax(axis=0)
if result is None: result = n
# case: n.cummax(pd.Timestamp('2020-01-02'))
result = n.cummax(pd.Timestamp('2020-01-02'))
if result is None: result = n
# case: n.cummin(0)
result = n.cummin(0)
if result is None: result = n
# case: n.cummin('b')
result = n.cummin('b')
if result is None: result = n
# case: n.cummin(axis=0)
result = n.cummin(axis=0)
if result is None: result = n
# case: n.cumprod('b')
result = n.cumprod('b')
if result is None: result = n
# case: n.cumprod(None)
result = n.cumprod(None)
if result is None: result = n
# case: n.cumprod(axis=0)
result = n.cumprod(axis=0)
if result is None: result = n
# case: n.cumsum(0)
result = n.cumsum(0)
if result is None: result = n
# case: n.cumsum(None)
result = n.cumsum(None)
if result is None: result = n
# case: n.cumsum(('a', 'b'))
result = n.cumsum(('a', 'b'))
if result is None: result = n
# case: n.describe()
result = n.describe()
if result is None: result = n
# case: n.describe(2.5)
result = n.describe(2.5)
if result is None: result = n
# case: n.describe([0, 1])
result = n.describe([0, 1])
if result is None: result = n
# case: n.diff(0)
result = n.diff(0)
if result is None: result = n
# case: n.diff(1)
result = n.diff(1)
if result is None: result = n
# case: n.diff({'a': ['min', 'max'], 'b': 'sum'})
result = n.diff({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.div(f)
result = n.div(f)
if result is None: result = n
# case: n.div('a', 'b')
result = n.div('a', 'b')
if result is None: result = n
# case: n.div(0, 0)
result = n.div(0, 0)
if result is None: result = n
# case: n.divide(-1)
result = n.divide(-1)
if result is None: result = n
# case: n.divide(inplace=True)
result = n.divide(inplace=True)
if result is None: result = n
# case: n.divide(10)
result = n.divide(10)
if result is None: result = n
# case: n.dot(level=0)
result = n.dot(level=0)
if result is None: result = n
# case: n.drop(0)
result = n.drop(0)
if result is None: result = n
# case: n.drop(1)
result = n.drop(1)
if result is None: result = n
# case: n.drop('a')
result = n.drop('a')
if result is None: result = n
# case: n.drop_duplicates()
result = n.drop_duplicates()
if result is None: result = n
# case: n.drop_duplicates('zz')
result = n.drop_duplicates('zz')
if result is None: result = n
# case: n.drop_duplicates(inplace=True)
result = n.drop_duplicates(inplace=True)
if result is None: result = n
# case: n.droplevel(False)
result = n.droplevel(False)
if result is None: result = n
# case: n.droplevel([])
result = n.droplevel([])
if result is None: result = n
# case: n.dropna()
result = n.dropna()
if result is None: result = n
# case: n.dropna(['a', 'b'])
result = n.dropna(['a', 'b'])
if result is None: result = n
# case: n.dropna(axis=0)
result = n.dropna(axis=0)
if result is None: result = n
# case: n.duplicated()
result = n.duplicated()
if result is None: result = n
# case: n.duplicated(False)
result = n.duplicated(False)
if result is None: result = n
# case: n.duplicated(('a', 'b'))
result = n.duplicated(('a', 'b'))
if result is None: result = n
# case: n.eq(['a'])
result = n.eq(['a'])
if result is None: result = n
# case: n.eq(1, 2)
result = n.eq(1, 2)
if result is None: result = n
# case: n.eq('a', 1)
result = n.eq('a', 1)
if result is None: result = n
# case: n.equals({'a': 1})
result = n.equals({'a': 1})
if result is None: result = n
# case: n.equals(df)
result = n.equals(df)
if result is None: result = n
# case: n.equals(axis=1)
result = n.equals(axis=1)
if result is None: result = n
# case: n.ewm(['a'])
result = n.ewm(['a'])
if result is None: result = n
# case: n.expanding(df)
result = n.expanding(df)
if result is None: result = n
# case: n.explode('mean')
result = n.explode('mean')
if result is None: result = n
# case: n.explode(df)
result = n.explode(df)
if result is None: result = n
# case: n.explode(('a', 'b'))
result = n.explode(('a', 'b'))
if result is None: result = n
# case: n.factorize(0)
result = n.factorize(0)
if result is None: result = n
# case: n.factorize(None)
result = n.factorize(None)
if result is None: result = n
# case: n.factorize(df)
result = n.factorize(df)
if result is None: result = n
# case: n.ffill()
result = n.ffill()
if result is None: result = n
# case: n.ffill(inplace=True)
result = n.ffill(inplace=True)
if result is None: result = n
# case: n.ffill(('a', 'b'))
result = n.ffill(('a', 'b'))
if result is None: result = n
# case: n.fillna(0)
result = n.fillna(0)
if result is None: result = n
# case: n.fillna(-1)
result = n.fillna(-1)
if result is None: result = n
# case: n.fillna(('a', 'b'))
result = n.fillna(('a', 'b'))
if result is None: result = n
# case: n.filter(('a', 'b'))
result = n.filter(('a', 'b'))
if result is None: result = n
# case: n.filter(range(4))
result = n.filter(range(4))
if result is None: result = n
# case: n.filter(0, 0)
result = n.filter(0, 0)
if result is None: result = n
# case: n.first_valid_index()
result = n.first_valid_index()
if result is None: result = n
# case: n.first_valid_index(s)
result = n.first_valid_index(s)
if result is None: result = n
# case: n.floordiv(0)
result = n.floordiv(0)
if result is None: result = n
# case: n.floordiv(10)
result = n.floordiv(10)
if result is None: result = n
# case: n.floordiv('a', 'b')
result = n.floordiv('a', 'b')
if result is None: result = n
# case: n.ge(s)
result = n.ge(s)
if result is None: result = n
# case: n.ge(inplace=True)
result = n.ge(inplace=True)
if result is None: result = n
# case: n.ge(1, 2)
result = n.ge(1, 2)
if result is None: result = n
# case: n.get({'a': 1})
result = n.get({'a': 1})
if result is None: result = n
# case: n.get(f)
result = n.get(f)
if result is None: result = n
# case: n.get(10)
result = n.get(10)
if result is None: result = n
# case: n.groupby([])
result = n.groupby([])
if result is None: result = n
# case: n.gt(False)
result = n.gt(False)
if result is None: result = n
# case: n.gt([])
result = n.gt([])
if result is None: result = n
# case: n.gt(1, 2)
result = n.gt(1, 2)
if result is None: result = n
# case: n.head(-1)
result = n.head(-1)
if result is None: result = n
# case: n.head(axis=1)
result = n.head(axis=1)
if result is None: result = n
# case: n.head(10)
result = n.head(10)
if result is None: result = n
# case: n.idxmax(False)
result = n.idxmax(False)
if result is None: result = n
# case: n.idxmax(axis=1)
result = n.idxmax(axis=1)
if result is None: result = n
# case: n.idxmax(axis=0)
result = n.idxmax(axis=0)
if result is None: result = n
# case: n.idxmin()
result = n.idxmin()
if result is None: result = n
# case: n.idxmin(axis=0)
result = n.idxmin(axis=0)
if result is None: result = n
# case: n.idxmin('x')
result = n.idxmin('x')
if result is None: result = n
# case: n.iloc([True, False, True, False])
result = n.iloc([True, False, True, False])
if result is None: result = n
# case: n.infer_objects(None)
result = n.infer_objects(None)
if result is None: result = n
# case: n.infer_objects(str)
result = n.infer_objects(str)
if result is None: result = n
# case: n.infer_objects(0, 0)
result = n.infer_objects(0, 0)
if result is None: result = n
# case: n.isin(-1)
result = n.isin(-1)
if result is None: result = n
# case: n.isin(('a', 'b'))
result = n.isin(('a', 'b'))
if result is None: result = n
# case: n.isin({'a': ['min', 'max'], 'b': 'sum'})
result = n.isin({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.isna()
result = n.isna()
if result is None: result = n
# case: n.isna(False)
result = n.isna(False)
if result is None: result = n
# case: n.isnull()
result = n.isnull()
if result is None: result = n
# case: n.isnull(axis=0)
result = n.isnull(axis=0)
if result is None: result = n
# case: n.item('a', 'b')
result = n.item('a', 'b')
if result is None: result = n
# case: n.items(range(4))
result = n.items(range(4))
if result is None: result = n
# case: n.keys()
result = n.keys()
if result is None: result = n
# case: n.keys(level=0)
result = n.keys(level=0)
if result is None: result = n
# case: n.kurt(0)
result = n.kurt(0)
if result is None: result = n
# case: n.kurt(False)
result = n.kurt(False)
if result is None: result = n
# case: n.kurt('mean')
result = n.kurt('mean')
if result is None: result = n
# case: n.kurtosis()
result = n.kurtosis()
if result is None: result = n
# case: n.kurtosis(False)
result = n.kurtosis(False)
if result is None: result = n
# case: n.kurtosis(len)
result = n.kurtosis(len)
if result is None: result = n
# case: n.last_valid_index()
result = n.last_valid_index()
if result is None: result = n
# case: n.last_valid_index(axis='columns')
result = n.last_valid_index(axis='columns')
if result is None: result = n
# case: n.le(2.5)
result = n.le(2.5)
if result is None: result = n
# case: n.le([])
result = n.le([])
if result is None: result = n
# case: n.le(1, 2)
result = n.le(1, 2)
if result is None: result = n
# case: n.loc(1, 2)
result = n.loc(1, 2)
if result is None: result = n
# case: n.lt(0)
result = n.lt(0)
if result is None: result = n
# case: n.lt(1)
result = n.lt(1)
if result is None: result = n
# case: n.lt('zz')
result = n.lt('zz')
if result is None: result = n
# case: n.map(['sum', 'mean'])
result = n.map(['sum', 'mean'])
if result is None: result = n
# case: n.map(f)
result = n.map(f)
if result is None: result = n
# case: n.map({'a': ['min', 'max'], 'b': 'sum'})
result = n.map({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.mask(np.array([1, 2, 3, 4]))
result = n.mask(np.array([1, 2, 3, 4]))
if result is None: result = n
# case: n.max()
result = n.max()
if result is None: result = n
# case: n.max(0)
result = n.max(0)
if result is None: result = n
# case: n.max('a', 'b')
result = n.max('a', 'b')
if result is None: result = n
# case: n.mean()
result = n.mean()
if result is None: result = n
# case: n.mean('mean')
result = n.mean('mean')
if result is None: result = n
# case: n.mean(axis=0)
result = n.mean(axis=0)
if result is None: result = n
# case: n.median()
result = n.median()
if result is None: result = n
# case: n.median(0)
result = n.median(0)
if result is None: result = n
# case: n.median(axis='columns')
result = n.median(axis='columns')
if result is None: result = n
# case: n.min()
result = n.min()
if result is None: result = n
# case: n.min(False)
result = n.min(False)
if result is None: result = n
# case: n.min(1, 2)
result = n.min(1, 2)
if result is None: result = n
# case: n.mod(s)
result = n.mod(s)
if result is None: result = n
# case: n.mod(len)
result = n.mod(len)
if result is None: result = n
# case: n.mod(0, 0)
result = n.mod(0, 0)
if result is None: result = n
# case: n.mode(1)
result = n.mode(1)
if result is None: result = n
# case: n.mode(['sum', 'mean'])
result = n.mode(['sum', 'mean'])
if result is None: result = n
# case: n.mode(0, 0)
result = n.mode(0, 0)
if result is None: result = n
# case: n.mul(s)
result = n.mul(s)
if result is None: result = n
# case: n.mul(len)
result = n.mul(len)
if result is None: result = n
# case: n.mul(0, 0)
result = n.mul(0, 0)
if result is None: result = n
# case: n.multiply(s)
result = n.multiply(s)
if result is None: result = n
# case: n.multiply(1, 2)
result = n.multiply(1, 2)
if result is None: result = n
# case: n.multiply('a', 1)
result = n.multiply('a', 1)
if result is None: result = n
# case: n.ne('b')
result = n.ne('b')
if result is None: result = n
# case: n.ne(True)
result = n.ne(True)
if result is None: result = n
# case: n.ne(['sum', 'mean'])
result = n.ne(['sum', 'mean'])
if result is None: result = n
# case: n.nlargest(0)
result = n.nlargest(0)
if result is None: result = n
# case: n.nlargest(1)
result = n.nlargest(1)
if result is None: result = n
# case: n.nlargest({'a': 'b'})
result = n.nlargest({'a': 'b'})
if result is None: result = n
# case: n.notna()
result = n.notna()
if result is None: result = n
# case: n.notna({'a': 'b'})
result = n.notna({'a': 'b'})
if result is None: result = n
# case: n.notnull()
result = n.notnull()
if result is None: result = n
# case: n.notnull(np.array([1, 2, 3, 4]))
result = n.notnull(np.array([1, 2, 3, 4]))
if result is None: result = n
# case: n.nsmallest(-1)
result = n.nsmallest(-1)
if result is None: result = n
# case: n.nsmallest({'a': 'b'})
result = n.nsmallest({'a': 'b'})
if result is None: result = n
# case: n.nsmallest(10)
result = n.nsmallest(10)
if result is None: result = n
# case: n.nunique(False)
result = n.nunique(False)
if result is None: result = n
# case: n.nunique(axis=0)
result = n.nunique(axis=0)
if result is None: result = n
# case: n.nunique([True, False, True, False])
result = n.nunique([True, False, True, False])
if result is None: result = n
# case: n.pad()
result = n.pad()
if result is None: result = n
# case: n.pad(f)
result = n.pad(f)
if result is None: result = n
# case: n.pad(inplace=True)
result = n.pad(inplace=True)
if result is None: result = n
# case: n.pct_change(-1)
result = n.pct_change(-1)
if result is None: result = n
# case: n.pct_change(2.5)
result = n.pct_change(2.5)
if result is None: result = n
# case: n.pct_change(True)
result = n.pct_change(True)
if result is None: result = n
# case: n.pop(0)
result = n.pop(0)
if result is None: result = n
# case: n.pop(1)
result = n.pop(1)
if result is None: result = n
# case: n.pop(10)
result = n.pop(10)
if result is None: result = n
# case: n.pow(True)
result = n.pow(True)
if result is None: result = n
# case: n.pow(10)
result = n.pow(10)
if result is None: result = n
# case: n.pow(len)
result = n.pow(len)
if result is None: result = n
# case: n.prod()
result = n.prod()
if result is None: result = n
# case: n.prod(0)
result = n.prod(0)
if result is None: result = n
# case: n.prod(np.nan)
result = n.prod(np.nan)
if result is None: result = n
# case: n.product(0)
result = n.product(0)
if result is None: result = n
# case: n.product(axis=0)
result = n.product(axis=0)
if result is None: result = n
# case: n.product('x')
result = n.product('x')
if result is None: result = n
# case: n.quantile(True)
result = n.quantile(True)
if result is None: result = n
# case: n.quantile([0, 1])
result = n.quantile([0, 1])
if result is None: result = n
# case: n.quantile(s)
result = n.quantile(s)
if result is None: result = n
# case: n.radd(-1)
result = n.radd(-1)
if result is None: result = n
# case: n.radd(10)
result = n.radd(10)
if result is None: result = n
# case: n.radd(range(4))
result = n.radd(range(4))
if result is None: result = n
# case: n.rank(('a', 'b'))
result = n.rank(('a', 'b'))
if result is None: result = n
# case: n.rdiv(2.5)
result = n.rdiv(2.5)
if result is None: result = n
# case: n.rdiv('a')
result = n.rdiv('a')
if result is None: result = n
# case: n.rdiv(False)
result = n.rdiv(False)
if result is None: result = n
# case: n.reindex([])
result = n.reindex([])
if result is None: result = n
# case: n.reindex(inplace=True)
result = n.reindex(inplace=True)
if result is None: result = n
# case: n.reindex({'a': ['min', 'max'], 'b': 'sum'})
result = n.reindex({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.reindex_like(-1)
result = n.reindex_like(-1)
if result is None: result = n
# case: n.reindex_like(df)
result = n.reindex_like(df)
if result is None: result = n
# case: n.reindex_like(s)
result = n.reindex_like(s)
if result is None: result = n
# case: n.rename('zz')
result = n.rename('zz')
if result is None: result = n
# case: n.rename(f)
result = n.rename(f)
if result is None: result = n
# case: n.rename([True, False, True, False])
result = n.rename([True, False, True, False])
if result is None: result = n
# case: n.rename_axis(None)
result = n.rename_axis(None)
if result is None: result = n
# case: n.rename_axis(['a'])
result = n.rename_axis(['a'])
if result is None: result = n
# case: n.rename_axis([0, 1])
result = n.rename_axis([0, 1])
if result is None: result = n
# case: n.reorder_levels(level=0)
result = n.reorder_levels(level=0)
if result is None: result = n
# case: n.repeat(1)
result = n.repeat(1)
if result is None: result = n
# case: n.repeat(True)
result = n.repeat(True)
if result is None: result = n
# case: n.repeat(pd.Timestamp('2020-01-02'))
result = n.repeat(pd.Timestamp('2020-01-02'))
if result is None: result = n
# case: n.replace({'a': 'b'})
result = n.replace({'a': 'b'})
if result is None: result = n
# case: n.replace(axis=1)
result = n.replace(axis=1)
if result is None: result = n
# case: n.replace({'a': ['min', 'max'], 'b': 'sum'})
result = n.replace({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.resample(axis=0)
result = n.resample(axis=0)
if result is None: result = n
# case: n.reset_index(0)
result = n.reset_index(0)
if result is None: result = n
# case: n.reset_index('zz')
result = n.reset_index('zz')
if result is None: result = n
# case: n.reset_index([])
result = n.reset_index([])
if result is None: result = n
# case: n.rfloordiv(s)
result = n.rfloordiv(s)
if result is None: result = n
# case: n.rfloordiv(axis=0)
result = n.rfloordiv(axis=0)
if result is None: result = n
# case: n.rfloordiv(1, 2)
result = n.rfloordiv(1, 2)
if result is None: result = n
# case: n.rmod(s)
result = n.rmod(s)
if result is None: result = n
# case: n.rmod(1, 2)
result = n.rmod(1, 2)
if result is None: result = n
# case: n.rmod('a', 1)
result = n.rmod('a', 1)
if result is None: result = n
# case: n.rmul(s)
result = n.rmul(s)
if result is None: result = n
# case: n.rmul(('a', 'b'))
result = n.rmul(('a', 'b'))
if result is None: result = n
# case: n.rmul(1, 2)
result = n.rmul(1, 2)
if result is None: result = n
# case: n.rolling(f)
result = n.rolling(f)
if result is None: result = n
# case: n.round(1)
result = n.round(1)
if result is None: result = n
# case: n.round(-1)
result = n.round(-1)
if result is None: result = n
# case: n.round('x')
result = n.round('x')
if result is None: result = n
# case: n.rpow('zz')
result = n.rpow('zz')
if result is None: result = n
# case: n.rpow(False)
result = n.rpow(False)
if result is None: result = n
# case: n.rpow(s)
result = n.rpow(s)
if result is None: result = n
# case: n.rsub(2.5)
result = n.rsub(2.5)
if result is None: result = n
# case: n.rsub(range(4))
result = n.rsub(range(4))
if result is None: result = n
# case: n.rsub(1, 2)
result = n.rsub(1, 2)
if result is None: result = n
# case: n.rtruediv(True)
result = n.rtruediv(True)
if result is None: result = n
# case: n.rtruediv(s)
result = n.rtruediv(s)
if result is None: result = n
# case: n.rtruediv(inplace=True)
result = n.rtruediv(inplace=True)
if result is None: result = n
# case: n.sem('b')
result = n.sem('b')
if result is None: result = n
# case: n.sem(False)
result = n.sem(False)
if result is None: result = n
# case: n.sem(axis=0)
result = n.sem(axis=0)
if result is None: result = n
# case: n.set_axis([])
result = n.set_axis([])
if result is None: result = n
# case: n.shift(-1)
result = n.shift(-1)
if result is None: result = n
# case: n.shift(axis=0)
result = n.shift(axis=0)
if result is None: result = n
# case: n.shift(1, 2)
result = n.shift(1, 2)
if result is None: result = n
# case: n.skew()
result = n.skew()
if result is None: result = n
# case: n.skew(False)
result = n.skew(False)
if result is None: result = n
# case: n.skew(inplace=True)
result = n.skew(inplace=True)
if result is None: result = n
# case: n.sort_index(axis=0)
result = n.sort_index(axis=0)
if result is None: result = n
# case: n.sort_index(inplace=True)
result = n.sort_index(inplace=True)
if result is None: result = n
# case: n.sort_index('a', 1)
result = n.sort_index('a', 1)
if result is None: result = n
# case: n.sort_values()
result = n.sort_values()
if result is None: result = n
# case: n.sort_values(axis=0)
result = n.sort_values(axis=0)
if result is None: result = n
# case: n.sort_values(10)
result = n.sort_values(10)
if result is None: result = n
# case: n.squeeze(None)
result = n.squeeze(None)
if result is None: result = n
# case: n.squeeze(True)
result = n.squeeze(True)
if result is None: result = n
# case: n.squeeze(axis=0)
result = n.squeeze(axis=0)
if result is None: result = n
# case: n.std(False)
result = n.std(False)
if result is None: result = n
# case: n.std(axis=0)
result = n.std(axis=0)
if result is None: result = n
# case: n.std(('a', 'b'))
result = n.std(('a', 'b'))
if result is None: result = n
# case: n.sub(s)
result = n.sub(s)
if result is None: result = n
# case: n.sub(level=0)
result = n.sub(level=0)
if result is None: result = n
# case: n.sub(0, 0)
result = n.sub(0, 0)
if result is None: result = n
# case: n.subtract(2.5)
result = n.subtract(2.5)
if result is None: result = n
# case: n.subtract('a')
result = n.subtract('a')
if result is None: result = n
# case: n.subtract(True)
result = n.subtract(True)
if result is None: result = n
# case: n.sum(None)
result = n.sum(None)
if result is None: result = n
# case: n.sum(axis=0)
result = n.sum(axis=0)
if result is None: result = n
# case: n.sum('a', 1)
result = n.sum('a', 1)
if result is None: result = n
# case: n.swaplevel(inplace=True)
result = n.swaplevel(inplace=True)
if result is None: result = n
# case: n.tail()
result = n.tail()
if result is None: result = n
# case: n.tail(False)
result = n.tail(False)
if result is None: result = n
# case: n.tail(axis=1)
result = n.tail(axis=1)
if result is None: result = n
# case: n.take([])
result = n.take([])
if result is None: result = n
# case: n.take([0, 1])
result = n.take([0, 1])
if result is None: result = n
# case: n.take(0, 0)
result = n.take(0, 0)
if result is None: result = n
# case: n.to_dict()
result = n.to_dict()
if result is None: result = n
# case: n.to_dict(str)
result = n.to_dict(str)
if result is None: result = n
# case: n.to_frame(axis=1)
result = n.to_frame(axis=1)
if result is None: result = n
# case: n.to_frame(pd.Timestamp('2020-01-02'))
result = n.to_frame(pd.Timestamp('2020-01-02'))
if result is None: result = n
# case: n.to_frame(range(4))
result = n.to_frame(range(4))
if result is None: result = n
# case: n.to_list()
result = n.to_list()
if result is None: result = n
# case: n.to_list(1)
result = n.to_list(1)
if result is None: result = n
# case: n.to_period(['a'])
result = n.to_period(['a'])
if result is None: result = n
# case: n.to_timestamp()
result = n.to_timestamp()
if result is None: result = n
# case: n.transform(str)
result = n.transform(str)
if result is None: result = n
# case: n.transform('a', 1)
result = n.transform('a', 1)
if result is None: result = n
# case: n.truediv(s)
result = n.truediv(s)
if result is None: result = n
# case: n.truediv(np.array([1, 2, 3, 4]))
result = n.truediv(np.array([1, 2, 3, 4]))
if result is None: result = n
# case: n.truediv(0, 0)
result = n.truediv(0, 0)
if result is None: result = n
# case: n.truncate('zz')
result = n.truncate('zz')
if result is None: result = n
# case: n.truncate(10)
result = n.truncate(10)
if result is None: result = n
# case: n.truncate('a', 'b')
result = n.truncate('a', 'b')
if result is None: result = n
# case: n.unique()
result = n.unique()
if result is None: result = n
# case: n.unique(-1)
result = n.unique(-1)
if result is None: result = n
# case: n.unstack(-1)
result = n.unstack(-1)
if result is None: result = n
# case: n.update({'a': 'b'})
result = n.update({'a': 'b'})
if result is None: result = n
# case: n.update(axis='columns')
result = n.update(axis='columns')
if result is None: result = n
# case: n.update(np.nan)
result = n.update(np.nan)
if result is None: result = n
# case: n.value_counts(-1)
result = n.value_counts(-1)
if result is None: result = n
# case: n.value_counts(s)
result = n.value_counts(s)
if result is None: result = n
# case: n.value_counts({'a': ['min', 'max'], 'b': 'sum'})
result = n.value_counts({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = n
# case: n.var(2.5)
result = n.var(2.5)
if result is None: result = n
# case: n.var(None)
result = n.var(None)
if result is None: result = n
# case: n.var(False)
result = n.var(False)
if result is None: result = n
# case: n.where()
result = n.where()
if result is None: result = n
# case: n.xs(0)
result = n.xs(0)
if result is None: result = n
# case: n.xs(1)
result = n.xs(1)
if result is None: result = n
# case: n.xs(str)
result = n.xs(str)
if result is None: result = n
# case: df.index.all()
result = df.index.all()
if result is None: result = df
# case: df.index.all(inplace=True)
result = df.index.all(inplace=True)
if result is None: result = df
# case: df.index.any()
result = df.index.any()
if result is None: result = df
# case: df.index.any(inplace=True)
result = df.index.any(inplace=True)
if result is None: result = df
# case: df.index.append([])
result = df.index.append([])
if result is None: result = df
# case: df.index.append(f)
result = df.index.append(f)
if result is None: result = df
# case: df.index.argmax(0)
result = df.index.argmax(0)
if result is None: result = df
# case: df.index.argmax(True)
result = df.index.argmax(True)
if result is None: result = df
# case: df.index.argmax(axis=0)
result = df.index.argmax(axis=0)
if result is None: result = df
# case: df.index.argmin(False)
result = df.index.argmin(False)
if result is None: result = df
# case: df.index.argmin(s)
result = df.index.argmin(s)
if result is None: result = df
# case: df.index.argmin(axis=0)
result = df.index.argmin(axis=0)
if result is None: result = df
# case: df.index.argsort()
result = df.index.argsort()
if result is None: result = df
# case: df.index.argsort('mean')
result = df.index.argsort('mean')
if result is None: result = df
# case: df.index.astype(2.5)
result = df.index.astype(2.5)
if result is None: result = df
# case: df.index.astype('b')
result = df.index.astype('b')
if result is None: result = df
# case: df.index.astype(str)
result = df.index.astype(str)
if result is None: result = df
# case: df.index.copy()
result = df.index.copy()
if result is None: result = df
# case: df.index.copy(None)
result = df.index.copy(None)
if result is None: result = df
# case: df.index.copy(axis=1)
result = df.index.copy(axis=1)
if result is None: result = df
# case: df.index.delete(-1)
result = df.index.delete(-1)
if result is None: result = df
# case: df.index.delete([])
result = df.index.delete([])
if result is None: result = df
# case: df.index.delete(['sum', 'mean'])
result = df.index.delete(['sum', 'mean'])
if result is None: result = df
# case: df.index.difference(-1)
result = df.index.difference(-1)
if result is None: result = df
# case: df.index.difference({'a': 'b'})
result = df.index.difference({'a': 'b'})
if result is None: result = df
# case: df.index.difference({'a': ['min', 'max'], 'b': 'sum'})
result = df.index.difference({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = df
# case: df.index.drop(False)
result = df.index.drop(False)
if result is None: result = df
# case: df.index.drop([])
result = df.index.drop([])
if result is None: result = df
# case: df.index.drop(10)
result = df.index.drop(10)
if result is None: result = df
# case: df.index.drop_duplicates()
result = df.index.drop_duplicates()
if result is None: result = df
# case: df.index.drop_duplicates(['a'])
result = df.index.drop_duplicates(['a'])
if result is None: result = df
# case: df.index.droplevel(-1)
result = df.index.droplevel(-1)
if result is None: result = df
# case: df.index.droplevel([])
result = df.index.droplevel([])
if result is None: result = df
# case: df.index.dropna()
result = df.index.dropna()
if result is None: result = df
# case: df.index.dropna(10)
result = df.index.dropna(10)
if result is None: result = df
# case: df.index.duplicated()
result = df.index.duplicated()
if result is None: result = df
# case: df.index.duplicated(False)
result = df.index.duplicated(False)
if result is None: result = df
# case: df.index.duplicated(1, 2)
result = df.index.duplicated(1, 2)
if result is None: result = df
# case: df.index.equals({'a': 1})
result = df.index.equals({'a': 1})
if result is None: result = df
# case: df.index.equals(s)
result = df.index.equals(s)
if result is None: result = df
# case: df.index.equals(axis='columns')
result = df.index.equals(axis='columns')
if result is None: result = df
# case: df.index.fillna(1)
result = df.index.fillna(1)
if result is None: result = df
# case: df.index.fillna(True)
result = df.index.fillna(True)
if result is None: result = df
# case: df.index.fillna(range(4))
result = df.index.fillna(range(4))
if result is None: result = df
# case: df.index.get_indexer('b')
result = df.index.get_indexer('b')
if result is None: result = df
# case: df.index.get_indexer([])
result = df.index.get_indexer([])
if result is None: result = df
# case: df.index.get_indexer({'a': 'b'})
result = df.index.get_indexer({'a': 'b'})
if result is None: result = df
# case: df.index.get_indexer_for('zz')
result = df.index.get_indexer_for('zz')
if result is None: result = df
# case: df.index.get_indexer_for([])
result = df.index.get_indexer_for([])
if result is None: result = df
# case: df.index.get_indexer_for({'a': 'b'})
result = df.index.get_indexer_for({'a': 'b'})
if result is None: result = df
# case: df.index.get_level_values(-1)
result = df.index.get_level_values(-1)
if result is None: result = df
# case: df.index.get_level_values([])
result = df.index.get_level_values([])
if result is None: result = df
# case: df.index.get_level_values(level=0)
result = df.index.get_level_values(level=0)
if result is None: result = df
# case: df.index.get_loc(10)
result = df.index.get_loc(10)
if result is None: result = df
# case: df.index.get_loc(1, 2)
result = df.index.get_loc(1, 2)
if result is None: result = df
# case: df.index.infer_objects()
result = df.index.infer_objects()
if result is None: result = df
# case: df.index.infer_objects(1)
result = df.index.infer_objects(1)
if result is None: result = df
# case: df.index.infer_objects(1, 2)
result = df.index.infer_objects(1, 2)
if result is None: result = df
# case: df.index.insert('zz')
result = df.index.insert('zz')
if result is None: result = df
# case: df.index.insert(1, 2)
result = df.index.insert(1, 2)
if result is None: result = df
# case: df.index.insert(0, 0)
result = df.index.insert(0, 0)
if result is None: result = df
# case: df.index.intersection()
result = df.index.intersection()
if result is None: result = df
# case: df.index.intersection(['sum', 'mean'])
result = df.index.intersection(['sum', 'mean'])
if result is None: result = df
# case: df.index.intersection({'a': ['min', 'max'], 'b': 'sum'})
result = df.index.intersection({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = df
# case: df.index.isin(True)
result = df.index.isin(True)
if result is None: result = df
# case: df.index.isin({'a': 'b'})
result = df.index.isin({'a': 'b'})
if result is None: result = df
# case: df.index.isin(s)
result = df.index.isin(s)
if result is None: result = df
# case: df.index.isna()
result = df.index.isna()
if result is None: result = df
# case: df.index.isna('mean')
result = df.index.isna('mean')
if result is None: result = df
# case: df.index.isnull()
result = df.index.isnull()
if result is None: result = df
# case: df.index.isnull(df)
result = df.index.isnull(df)
if result is None: result = df
# case: df.index.item(1)
result = df.index.item(1)
if result is None: result = df
# case: df.index.map('b')
result = df.index.map('b')
if result is None: result = df
# case: df.index.map(s)
result = df.index.map(s)
if result is None: result = df
# case: df.index.map(f)
result = df.index.map(f)
if result is None: result = df
# case: df.index.max(False)
result = df.index.max(False)
if result is None: result = df
# case: df.index.max(axis=0)
result = df.index.max(axis=0)
if result is None: result = df
# case: df.index.max(level=0)
result = df.index.max(level=0)
if result is None: result = df
# case: df.index.min(False)
result = df.index.min(False)
if result is None: result = df
# case: df.index.min(axis=0)
result = df.index.min(axis=0)
if result is None: result = df
# case: df.index.min(inplace=True)
result = df.index.min(inplace=True)
if result is None: result = df
# case: df.index.notna()
result = df.index.notna()
if result is None: result = df
# case: df.index.notna(-1)
result = df.index.notna(-1)
if result is None: result = df
# case: df.index.notnull()
result = df.index.notnull()
if result is None: result = df
# case: df.index.notnull(f)
result = df.index.notnull(f)
if result is None: result = df
# case: df.index.nunique(-1)
result = df.index.nunique(-1)
if result is None: result = df
# case: df.index.nunique(('a', 'b'))
result = df.index.nunique(('a', 'b'))
if result is None: result = df
# case: df.index.nunique(1, 2)
result = df.index.nunique(1, 2)
if result is None: result = df
# case: df.index.ravel()
result = df.index.ravel()
if result is None: result = df
# case: df.index.ravel(inplace=True)
result = df.index.ravel(inplace=True)
if result is None: result = df
# case: df.index.rename(True)
result = df.index.rename(True)
if result is None: result = df
# case: df.index.rename(np.array([1, 2, 3, 4]))
result = df.index.rename(np.array([1, 2, 3, 4]))
if result is None: result = df
# case: df.index.rename(10)
result = df.index.rename(10)
if result is None: result = df
# case: df.index.repeat(-1)
result = df.index.repeat(-1)
if result is None: result = df
# case: df.index.repeat(np.array([1, 2, 3, 4]))
result = df.index.repeat(np.array([1, 2, 3, 4]))
if result is None: result = df
# case: df.index.repeat(range(4))
result = df.index.repeat(range(4))
if result is None: result = df
# case: df.index.round(1)
result = df.index.round(1)
if result is None: result = df
# case: df.index.round(False)
result = df.index.round(False)
if result is None: result = df
# case: df.index.round(['sum', 'mean'])
result = df.index.round(['sum', 'mean'])
if result is None: result = df
# case: df.index.set_names(0)
result = df.index.set_names(0)
if result is None: result = df
# case: df.index.set_names(-1)
result = df.index.set_names(-1)
if result is None: result = df
# case: df.index.set_names(['sum', 'mean'])
result = df.index.set_names(['sum', 'mean'])
if result is None: result = df
# case: df.index.shift(axis=0)
result = df.index.shift(axis=0)
if result is None: result = df
# case: df.index.sort_values()
result = df.index.sort_values()
if result is None: result = df
# case: df.index.sort_values(axis=0)
result = df.index.sort_values(axis=0)
if result is None: result = df
# case: df.index.symmetric_difference('b')
result = df.index.symmetric_difference('b')
if result is None: result = df
# case: df.index.symmetric_difference(['a'])
result = df.index.symmetric_difference(['a'])
if result is None: result = df
# case: df.index.symmetric_difference({'a': 'b'})
result = df.index.symmetric_difference({'a': 'b'})
if result is None: result = df
# case: df.index.take(s)
result = df.index.take(s)
if result is None: result = df
# case: df.index.take(np.array([1, 2, 3, 4]))
result = df.index.take(np.array([1, 2, 3, 4]))
if result is None: result = df
# case: df.index.take(range(4))
result = df.index.take(range(4))
if result is None: result = df
# case: df.index.to_flat_index()
result = df.index.to_flat_index()
if result is None: result = df
# case: df.index.to_flat_index(df)
result = df.index.to_flat_index(df)
if result is None: result = df
# case: df.index.to_frame(['a', 'b'])
result = df.index.to_frame(['a', 'b'])
if result is None: result = df
# case: df.index.to_frame(s)
result = df.index.to_frame(s)
if result is None: result = df
# case: df.index.to_frame('a', 1)
result = df.index.to_frame('a', 1)
if result is None: result = df
# case: df.index.to_list()
result = df.index.to_list()
if result is None: result = df
# case: df.index.to_list('mean')
result = df.index.to_list('mean')
if result is None: result = df
# case: df.index.to_series()
result = df.index.to_series()
if result is None: result = df
# case: df.index.to_series(None)
result = df.index.to_series(None)
if result is None: result = df
# case: df.index.to_series(level=0)
result = df.index.to_series(level=0)
if result is None: result = df
# case: df.index.transpose()
result = df.index.transpose()
if result is None: result = df
# case: df.index.transpose(level=0)
result = df.index.transpose(level=0)
if result is None: result = df
# case: df.index.union(1)
result = df.index.union(1)
if result is None: result = df
# case: df.index.union([0, 1])
result = df.index.union([0, 1])
if result is None: result = df
# case: df.index.union({'a': 1})
result = df.index.union({'a': 1})
if result is None: result = df
# case: df.index.unique(None)
result = df.index.unique(None)
if result is None: result = df
# case: df.index.unique(axis='columns')
result = df.index.unique(axis='columns')
if result is None: result = df
# case: df.index.unique(level=0)
result = df.index.unique(level=0)
if result is None: result = df
# case: df.index.value_counts(0)
result = df.index.value_counts(0)
if result is None: result = df
# case: df.index.value_counts(True)
result = df.index.value_counts(True)
if result is None: result = df
# case: df.index.value_counts(axis=0)
result = df.index.value_counts(axis=0)
if result is None: result = df
# case: df.index.where(['a'])
result = df.index.where(['a'])
if result is None: result = df
# case: df.index.where([True, False, True, False])
result = df.index.where([True, False, True, False])
if result is None: result = df
# case: num.rolling(2).agg('mean')
result = num.rolling(2).agg('mean')
if result is None: result = num
# case: num.rolling(2).agg(np.nan)
result = num.rolling(2).agg(np.nan)
if result is None: result = num
# case: num.rolling(2).agg(len)
result = num.rolling(2).agg(len)
if result is None: result = num
# case: num.rolling(2).aggregate('mean')
result = num.rolling(2).aggregate('mean')
if result is None: result = num
# case: num.rolling(2).aggregate(axis='columns')
result = num.rolling(2).aggregate(axis='columns')
if result is None: result = num
# case: num.rolling(2).aggregate(len)
result = num.rolling(2).aggregate(len)
if result is None: result = num
# case: num.rolling(2).apply([])
result = num.rolling(2).apply([])
if result is None: result = num
# case: num.rolling(2).apply(len)
result = num.rolling(2).apply(len)
if result is None: result = num
# case: num.rolling(2).count(pd.Timestamp('2020-01-02'))
result = num.rolling(2).count(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.rolling(2).count([True, False, True, False])
result = num.rolling(2).count([True, False, True, False])
if result is None: result = num
# case: num.rolling(2).count(0, 0)
result = num.rolling(2).count(0, 0)
if result is None: result = num
# case: num.rolling(2).max(1)
result = num.rolling(2).max(1)
if result is None: result = num
# case: num.rolling(2).max({'a': ['min', 'max'], 'b': 'sum'})
result = num.rolling(2).max({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = num
# case: num.rolling(2).mean('a')
result = num.rolling(2).mean('a')
if result is None: result = num
# case: num.rolling(2).mean(level=0)
result = num.rolling(2).mean(level=0)
if result is None: result = num
# case: num.rolling(2).mean(np.nan)
result = num.rolling(2).mean(np.nan)
if result is None: result = num
# case: num.rolling(2).median('zz')
result = num.rolling(2).median('zz')
if result is None: result = num
# case: num.rolling(2).median({'a': 1})
result = num.rolling(2).median({'a': 1})
if result is None: result = num
# case: num.rolling(2).median(axis=1)
result = num.rolling(2).median(axis=1)
if result is None: result = num
# case: num.rolling(2).min(2.5)
result = num.rolling(2).min(2.5)
if result is None: result = num
# case: num.rolling(2).min(level=0)
result = num.rolling(2).min(level=0)
if result is None: result = num
# case: num.rolling(2).min(('a', 'b'))
result = num.rolling(2).min(('a', 'b'))
if result is None: result = num
# case: num.rolling(2).quantile(0)
result = num.rolling(2).quantile(0)
if result is None: result = num
# case: num.rolling(2).quantile(True)
result = num.rolling(2).quantile(True)
if result is None: result = num
# case: num.rolling(2).quantile('a', 1)
result = num.rolling(2).quantile('a', 1)
if result is None: result = num
# case: num.rolling(2).std(1)
result = num.rolling(2).std(1)
if result is None: result = num
# case: num.rolling(2).std('a', 'b')
result = num.rolling(2).std('a', 'b')
if result is None: result = num
# case: num.rolling(2).std(0, 0)
result = num.rolling(2).std(0, 0)
if result is None: result = num
# case: num.rolling(2).sum('zz')
result = num.rolling(2).sum('zz')
if result is None: result = num
# case: num.rolling(2).sum(axis=1)
result = num.rolling(2).sum(axis=1)
if result is None: result = num
# case: num.rolling(2).sum(10)
result = num.rolling(2).sum(10)
if result is None: result = num
# case: num.rolling(2).var(True)
result = num.rolling(2).var(True)
if result is None: result = num
# case: num.rolling(2).var(False)
result = num.rolling(2).var(False)
if result is None: result = num
# case: num.rolling(2).var(s)
result = num.rolling(2).var(s)
if result is None: result = num
# case: num.expanding().agg([])
result = num.expanding().agg([])
if result is None: result = num
# case: num.expanding().agg(['sum', 'mean'])
result = num.expanding().agg(['sum', 'mean'])
if result is None: result = num
# case: num.expanding().agg(len)
result = num.expanding().agg(len)
if result is None: result = num
# case: num.expanding().aggregate(['sum', 'mean'])
result = num.expanding().aggregate(['sum', 'mean'])
if result is None: result = num
# case: num.expanding().aggregate(pd.Timestamp('2020-01-02'))
result = num.expanding().aggregate(pd.Timestamp('2020-01-02'))
if result is None: result = num
# case: num.expanding().aggregate(len)
result = num.expanding().aggregate(len)
if result is None: result = num
# case: num.expanding().apply([])
result = num.expanding().apply([])
if result is None: result = num
# case: num.expanding().apply(len)
result = num.expanding().apply(len)
if result is None: result = num
# case: num.expanding().count('mean')
result = num.expanding().count('mean')
if result is None: result = num
# case: num.expanding().count(inplace=True)
result = num.expanding().count(inplace=True)
if result is None: result = num
# case: num.expanding().count(range(4))
result = num.expanding().count(range(4))
if result is None: result = num
# case: num.expanding().max(2.5)
result = num.expanding().max(2.5)
if result is None: result = num
# case: num.expanding().max(False)
result = num.expanding().max(False)
if result is None: result = num
# case: num.expanding().max(inplace=True)
result = num.expanding().max(inplace=True)
if result is None: result = num
# case: num.expanding().mean('a')
result = num.expanding().mean('a')
if result is None: result = num
# case: num.expanding().mean([])
result = num.expanding().mean([])
if result is None: result = num
# case: num.expanding().mean(axis=1)
result = num.expanding().mean(axis=1)
if result is None: result = num
# case: num.expanding().median('b')
result = num.expanding().median('b')
if result is None: result = num
# case: num.expanding().median(False)
result = num.expanding().median(False)
if result is None: result = num
# case: num.expanding().median(axis=1)
result = num.expanding().median(axis=1)
if result is None: result = num
# case: num.expanding().min('b')
result = num.expanding().min('b')
if result is None: result = num
# case: num.expanding().min(axis=0)
result = num.expanding().min(axis=0)
if result is None: result = num
# case: num.expanding().min(10)
result = num.expanding().min(10)
if result is None: result = num
# case: num.expanding().quantile(1)
result = num.expanding().quantile(1)
if result is None: result = num
# case: num.expanding().quantile('b')
result = num.expanding().quantile('b')
if result is None: result = num
# case: num.expanding().quantile(True)
result = num.expanding().quantile(True)
if result is None: result = num
# case: num.expanding().std(1)
result = num.expanding().std(1)
if result is None: result = num
# case: num.expanding().std('b')
result = num.expanding().std('b')
if result is None: result = num
# case: num.expanding().std(10)
result = num.expanding().std(10)
if result is None: result = num
# case: num.expanding().sum('zz')
result = num.expanding().sum('zz')
if result is None: result = num
# case: num.expanding().sum('mean')
result = num.expanding().sum('mean')
if result is None: result = num
# case: num.expanding().sum(inplace=True)
result = num.expanding().sum(inplace=True)
if result is None: result = num
# case: num.expanding().var(True)
result = num.expanding().var(True)
if result is None: result = num
# case: num.expanding().var(s)
result = num.expanding().var(s)
if result is None: result = num
# case: num.expanding().var(10)
result = num.expanding().var(10)
if result is None: result = num
# case: f.rolling(2).agg(None)
result = f.rolling(2).agg(None)
if result is None: result = f
# case: f.rolling(2).agg(['sum', 'mean'])
result = f.rolling(2).agg(['sum', 'mean'])
if result is None: result = f
# case: f.rolling(2).agg(len)
result = f.rolling(2).agg(len)
if result is None: result = f
# case: f.rolling(2).aggregate(['sum', 'mean'])
result = f.rolling(2).aggregate(['sum', 'mean'])
if result is None: result = f
# case: f.rolling(2).aggregate('x')
result = f.rolling(2).aggregate('x')
if result is None: result = f
# case: f.rolling(2).aggregate(len)
result = f.rolling(2).aggregate(len)
if result is None: result = f
# case: f.rolling(2).apply({'a': 'b'})
result = f.rolling(2).apply({'a': 'b'})
if result is None: result = f
# case: f.rolling(2).apply(len)
result = f.rolling(2).apply(len)
if result is None: result = f
# case: f.rolling(2).count('b')
result = f.rolling(2).count('b')
if result is None: result = f
# case: f.rolling(2).count(True)
result = f.rolling(2).count(True)
if result is None: result = f
# case: f.rolling(2).count(axis=0)
result = f.rolling(2).count(axis=0)
if result is None: result = f
# case: f.rolling(2).max(str)
result = f.rolling(2).max(str)
if result is None: result = f
# case: f.rolling(2).max(len)
result = f.rolling(2).max(len)
if result is None: result = f
# case: f.rolling(2).mean()
result = f.rolling(2).mean()
if result is None: result = f
# case: f.rolling(2).mean(-1)
result = f.rolling(2).mean(-1)
if result is None: result = f
# case: f.rolling(2).mean(level=0)
result = f.rolling(2).mean(level=0)
if result is None: result = f
# case: f.rolling(2).median(['a'])
result = f.rolling(2).median(['a'])
if result is None: result = f
# case: f.rolling(2).median({'a': 1})
result = f.rolling(2).median({'a': 1})
if result is None: result = f
# case: f.rolling(2).median(axis=1)
result = f.rolling(2).median(axis=1)
if result is None: result = f
# case: f.rolling(2).min()
result = f.rolling(2).min()
if result is None: result = f
# case: f.rolling(2).min(True)
result = f.rolling(2).min(True)
if result is None: result = f
# case: f.rolling(2).min(level=0)
result = f.rolling(2).min(level=0)
if result is None: result = f
# case: f.rolling(2).quantile(1)
result = f.rolling(2).quantile(1)
if result is None: result = f
# case: f.rolling(2).quantile(False)
result = f.rolling(2).quantile(False)
if result is None: result = f
# case: f.rolling(2).quantile({'a': ['min', 'max'], 'b': 'sum'})
result = f.rolling(2).quantile({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = f
# case: f.rolling(2).std(1)
result = f.rolling(2).std(1)
if result is None: result = f
# case: f.rolling(2).std(True)
result = f.rolling(2).std(True)
if result is None: result = f
# case: f.rolling(2).std(len)
result = f.rolling(2).std(len)
if result is None: result = f
# case: f.rolling(2).sum('b')
result = f.rolling(2).sum('b')
if result is None: result = f
# case: f.rolling(2).sum(axis='columns')
result = f.rolling(2).sum(axis='columns')
if result is None: result = f
# case: f.rolling(2).sum(10)
result = f.rolling(2).sum(10)
if result is None: result = f
# case: f.rolling(2).var(True)
result = f.rolling(2).var(True)
if result is None: result = f
# case: f.rolling(2).var(axis=1)
result = f.rolling(2).var(axis=1)
if result is None: result = f
# case: f.rolling(2).var(0, 0)
result = f.rolling(2).var(0, 0)
if result is None: result = f
# case: d.abs(range(4))
result = d.abs(range(4))
if result is None: result = d
# case: d.add(False)
result = d.add(False)
if result is None: result = d
# case: d.add_prefix('b')
result = d.add_prefix('b')
if result is None: result = d
# case: d.add_prefix('zz')
result = d.add_prefix('zz')
if result is None: result = d
# case: d.add_prefix(inplace=True)
result = d.add_prefix(inplace=True)
if result is None: result = d
# case: d.add_suffix('zz')
result = d.add_suffix('zz')
if result is None: result = d
# case: d.add_suffix(axis=1)
result = d.add_suffix(axis=1)
if result is None: result = d
# case: d.add_suffix('x')
result = d.add_suffix('x')
if result is None: result = d
# case: d.agg('b')
result = d.agg('b')
if result is None: result = d
# case: d.agg(str)
result = d.agg(str)
if result is None: result = d
# case: d.agg(len)
result = d.agg(len)
if result is None: result = d
# case: d.aggregate(str)
result = d.aggregate(str)
if result is None: result = d
# case: d.aggregate(len)
result = d.aggregate(len)
if result is None: result = d
# case: d.aggregate(1, 2)
result = d.aggregate(1, 2)
if result is None: result = d
# case: d.align(s)
result = d.align(s)
if result is None: result = d
# case: d.align(f)
result = d.align(f)
if result is None: result = d
# case: d.align(level=0)
result = d.align(level=0)
if result is None: result = d
# case: d.all()
result = d.all()
if result is None: result = d
# case: d.all(['a'])
result = d.all(['a'])
if result is None: result = d
# case: d.all(axis=0)
result = d.all(axis=0)
if result is None: result = d
# case: d.any()
result = d.any()
if result is None: result = d
# case: d.any(df)
result = d.any(df)
if result is None: result = d
# case: d.any(axis=0)
result = d.any(axis=0)
if result is None: result = d
# case: d.apply('mean')
result = d.apply('mean')
if result is None: result = d
# case: d.apply(10)
result = d.apply(10)
if result is None: result = d
# case: d.apply(str)
result = d.apply(str)
if result is None: result = d
# case: d.argmax()
result = d.argmax()
if result is None: result = d
# case: d.argmax(0)
result = d.argmax(0)
if result is None: result = d
# case: d.argmax(1)
result = d.argmax(1)
if result is None: result = d
# case: d.argmin(False)
result = d.argmin(False)
if result is None: result = d
# case: d.argmin(inplace=True)
result = d.argmin(inplace=True)
if result is None: result = d
# case: d.argmin(0, 0)
result = d.argmin(0, 0)
if result is None: result = d
# case: d.argsort()
result = d.argsort()
if result is None: result = d
# case: d.argsort(False)
result = d.argsort(False)
if result is None: result = d
# case: d.argsort(range(4))
result = d.argsort(range(4))
if result is None: result = d
# case: d.asfreq(level=0)
result = d.asfreq(level=0)
if result is None: result = d
# case: d.astype(str)
result = d.astype(str)
if result is None: result = d
# case: d.astype([True, False, True, False])
result = d.astype([True, False, True, False])
if result is None: result = d
# case: d.backfill()
result = d.backfill()
if result is None: result = d
# case: d.backfill(inplace=True)
result = d.backfill(inplace=True)
if result is None: result = d
# case: d.backfill('x')
result = d.backfill('x')
if result is None: result = d
# case: d.between('a')
result = d.between('a')
if result is None: result = d
# case: d.bfill()
result = d.bfill()
if result is None: result = d
# case: d.bfill(['a'])
result = d.bfill(['a'])
if result is None: result = d
# case: d.bfill(axis=0)
result = d.bfill(axis=0)
if result is None: result = d
# case: d.case_when()
result = d.case_when()
if result is None: result = d
# case: d.clip(level=0)
result = d.clip(level=0)
if result is None: result = d
# case: d.clip(inplace=True)
result = d.clip(inplace=True)
if result is None: result = d
# case: d.clip(pd.Timestamp('2020-01-02'))
result = d.clip(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.combine(-1)
result = d.combine(-1)
if result is None: result = d
# case: d.combine_first(s)
result = d.combine_first(s)
if result is None: result = d
# case: d.combine_first(f)
result = d.combine_first(f)
if result is None: result = d
# case: d.combine_first('a', 'b')
result = d.combine_first('a', 'b')
if result is None: result = d
# case: d.compare('mean')
result = d.compare('mean')
if result is None: result = d
# case: d.compare(s)
result = d.compare(s)
if result is None: result = d
# case: d.compare(f)
result = d.compare(f)
if result is None: result = d
# case: d.convert_dtypes()
result = d.convert_dtypes()
if result is None: result = d
# case: d.convert_dtypes(True)
result = d.convert_dtypes(True)
if result is None: result = d
# case: d.convert_dtypes(inplace=True)
result = d.convert_dtypes(inplace=True)
if result is None: result = d
# case: d.copy('mean')
result = d.copy('mean')
if result is None: result = d
# case: d.copy(str)
result = d.copy(str)
if result is None: result = d
# case: d.copy(0, 0)
result = d.copy(0, 0)
if result is None: result = d
# case: d.corr(pd.Timestamp('2020-01-02'))
result = d.corr(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.count()
result = d.count()
if result is None: result = d
# case: d.count('b')
result = d.count('b')
if result is None: result = d
# case: d.cov(axis=1)
result = d.cov(axis=1)
if result is None: result = d
# case: d.cummax(None)
result = d.cummax(None)
if result is None: result = d
# case: d.cummax(True)
result = d.cummax(True)
if result is None: result = d
# case: d.cummax(axis=0)
result = d.cummax(axis=0)
if result is None: result = d
# case: d.cummin()
result = d.cummin()
if result is None: result = d
# case: d.cummin('a')
result = d.cummin('a')
if result is None: result = d
# case: d.cummin(axis=0)
result = d.cummin(axis=0)
if result is None: result = d
# case: d.cumprod(-1)
result = d.cumprod(-1)
if result is None: result = d
# case: d.cumsum('x')
result = d.cumsum('x')
if result is None: result = d
# case: d.describe([])
result = d.describe([])
if result is None: result = d
# case: d.describe([0, 1])
result = d.describe([0, 1])
if result is None: result = d
# case: d.describe('a', 1)
result = d.describe('a', 1)
if result is None: result = d
# case: d.diff(True)
result = d.diff(True)
if result is None: result = d
# case: d.diff(False)
result = d.diff(False)
if result is None: result = d
# case: d.diff(['sum', 'mean'])
result = d.diff(['sum', 'mean'])
if result is None: result = d
# case: d.div({'a': ['min', 'max'], 'b': 'sum'})
result = d.div({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = d
# case: d.divide(len)
result = d.divide(len)
if result is None: result = d
# case: d.dot(axis=1)
result = d.dot(axis=1)
if result is None: result = d
# case: d.drop([])
result = d.drop([])
if result is None: result = d
# case: d.drop(axis=1)
result = d.drop(axis=1)
if result is None: result = d
# case: d.drop(10)
result = d.drop(10)
if result is None: result = d
# case: d.drop_duplicates()
result = d.drop_duplicates()
if result is None: result = d
# case: d.drop_duplicates(inplace=True)
result = d.drop_duplicates(inplace=True)
if result is None: result = d
# case: d.drop_duplicates('a', 'b')
result = d.drop_duplicates('a', 'b')
if result is None: result = d
# case: d.droplevel(0)
result = d.droplevel(0)
if result is None: result = d
# case: d.droplevel([])
result = d.droplevel([])
if result is None: result = d
# case: d.dropna(s)
result = d.dropna(s)
if result is None: result = d
# case: d.dropna(axis=0)
result = d.dropna(axis=0)
if result is None: result = d
# case: d.dropna(inplace=True)
result = d.dropna(inplace=True)
if result is None: result = d
# case: d.duplicated()
result = d.duplicated()
if result is None: result = d
# case: d.duplicated(False)
result = d.duplicated(False)
if result is None: result = d
# case: d.duplicated(f)
result = d.duplicated(f)
if result is None: result = d
# case: d.eq('b')
result = d.eq('b')
if result is None: result = d
# case: d.eq(inplace=True)
result = d.eq(inplace=True)
if result is None: result = d
# case: d.eq(pd.Timestamp('2020-01-02'))
result = d.eq(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.equals('zz')
result = d.equals('zz')
if result is None: result = d
# case: d.equals(False)
result = d.equals(False)
if result is None: result = d
# case: d.equals(axis='columns')
result = d.equals(axis='columns')
if result is None: result = d
# case: d.ewm('a', 'b')
result = d.ewm('a', 'b')
if result is None: result = d
# case: d.expanding(inplace=True)
result = d.expanding(inplace=True)
if result is None: result = d
# case: d.explode(level=0)
result = d.explode(level=0)
if result is None: result = d
# case: d.explode(10)
result = d.explode(10)
if result is None: result = d
# case: d.explode([True, False, True, False])
result = d.explode([True, False, True, False])
if result is None: result = d
# case: d.factorize()
result = d.factorize()
if result is None: result = d
# case: d.factorize(False)
result = d.factorize(False)
if result is None: result = d
# case: d.factorize(axis='columns')
result = d.factorize(axis='columns')
if result is None: result = d
# case: d.ffill()
result = d.ffill()
if result is None: result = d
# case: d.ffill(inplace=True)
result = d.ffill(inplace=True)
if result is None: result = d
# case: d.ffill('a', 'b')
result = d.ffill('a', 'b')
if result is None: result = d
# case: d.fillna()
result = d.fillna()
if result is None: result = d
# case: d.fillna(True)
result = d.fillna(True)
if result is None: result = d
# case: d.fillna(np.nan)
result = d.fillna(np.nan)
if result is None: result = d
# case: d.filter(2.5)
result = d.filter(2.5)
if result is None: result = d
# case: d.filter(['sum', 'mean'])
result = d.filter(['sum', 'mean'])
if result is None: result = d
# case: d.filter(range(4))
result = d.filter(range(4))
if result is None: result = d
# case: d.first_valid_index()
result = d.first_valid_index()
if result is None: result = d
# case: d.first_valid_index(s)
result = d.first_valid_index(s)
if result is None: result = d
# case: d.floordiv(level=0)
result = d.floordiv(level=0)
if result is None: result = d
# case: d.ge(pd.Timestamp('2020-01-02'))
result = d.ge(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.ge('a', 1)
result = d.ge('a', 1)
if result is None: result = d
# case: d.get(-1)
result = d.get(-1)
if result is None: result = d
# case: d.get(None)
result = d.get(None)
if result is None: result = d
# case: d.get({'a': 1})
result = d.get({'a': 1})
if result is None: result = d
# case: d.groupby(True)
result = d.groupby(True)
if result is None: result = d
# case: d.gt(pd.Timestamp('2020-01-02'))
result = d.gt(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.gt([True, False, True, False])
result = d.gt([True, False, True, False])
if result is None: result = d
# case: d.head()
result = d.head()
if result is None: result = d
# case: d.head(1)
result = d.head(1)
if result is None: result = d
# case: d.head(range(4))
result = d.head(range(4))
if result is None: result = d
# case: d.idxmax(False)
result = d.idxmax(False)
if result is None: result = d
# case: d.idxmax(str)
result = d.idxmax(str)
if result is None: result = d
# case: d.idxmax(0, 0)
result = d.idxmax(0, 0)
if result is None: result = d
# case: d.idxmin(axis=1)
result = d.idxmin(axis=1)
if result is None: result = d
# case: d.idxmin(axis=0)
result = d.idxmin(axis=0)
if result is None: result = d
# case: d.idxmin(0, 0)
result = d.idxmin(0, 0)
if result is None: result = d
# case: d.iloc(np.array([1, 2, 3, 4]))
result = d.iloc(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.infer_objects([])
result = d.infer_objects([])
if result is None: result = d
# case: d.infer_objects(axis=1)
result = d.infer_objects(axis=1)
if result is None: result = d
# case: d.infer_objects(('a', 'b'))
result = d.infer_objects(('a', 'b'))
if result is None: result = d
# case: d.isin(['sum', 'mean'])
result = d.isin(['sum', 'mean'])
if result is None: result = d
# case: d.isin(('a', 'b'))
result = d.isin(('a', 'b'))
if result is None: result = d
# case: d.isin('x')
result = d.isin('x')
if result is None: result = d
# case: d.isna()
result = d.isna()
if result is None: result = d
# case: d.isna(['a', 'b'])
result = d.isna(['a', 'b'])
if result is None: result = d
# case: d.isnull()
result = d.isnull()
if result is None: result = d
# case: d.isnull(False)
result = d.isnull(False)
if result is None: result = d
# case: d.item(level=0)
result = d.item(level=0)
if result is None: result = d
# case: d.items(axis=1)
result = d.items(axis=1)
if result is None: result = d
# case: d.keys()
result = d.keys()
if result is None: result = d
# case: d.keys('a')
result = d.keys('a')
if result is None: result = d
# case: d.kurt(0)
result = d.kurt(0)
if result is None: result = d
# case: d.kurtosis(False)
result = d.kurtosis(False)
if result is None: result = d
# case: d.last_valid_index()
result = d.last_valid_index()
if result is None: result = d
# case: d.last_valid_index(['sum', 'mean'])
result = d.last_valid_index(['sum', 'mean'])
if result is None: result = d
# case: d.le(pd.Timestamp('2020-01-02'))
result = d.le(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.le(('a', 'b'))
result = d.le(('a', 'b'))
if result is None: result = d
# case: d.loc(s)
result = d.loc(s)
if result is None: result = d
# case: d.lt(None)
result = d.lt(None)
if result is None: result = d
# case: d.lt(pd.Timestamp('2020-01-02'))
result = d.lt(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.map(['sum', 'mean'])
result = d.map(['sum', 'mean'])
if result is None: result = d
# case: d.map(s)
result = d.map(s)
if result is None: result = d
# case: d.map(str)
result = d.map(str)
if result is None: result = d
# case: d.mask(np.array([1, 2, 3, 4]))
result = d.mask(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.mask([True, False, True, False])
result = d.mask([True, False, True, False])
if result is None: result = d
# case: d.max()
result = d.max()
if result is None: result = d
# case: d.max(None)
result = d.max(None)
if result is None: result = d
# case: d.max('a', 'b')
result = d.max('a', 'b')
if result is None: result = d
# case: d.mean(None)
result = d.mean(None)
if result is None: result = d
# case: d.mean(axis=0)
result = d.mean(axis=0)
if result is None: result = d
# case: d.mean(pd.Timestamp('2020-01-02'))
result = d.mean(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.median()
result = d.median()
if result is None: result = d
# case: d.median(None)
result = d.median(None)
if result is None: result = d
# case: d.median('mean')
result = d.median('mean')
if result is None: result = d
# case: d.min(0)
result = d.min(0)
if result is None: result = d
# case: d.min(-1)
result = d.min(-1)
if result is None: result = d
# case: d.min(None)
result = d.min(None)
if result is None: result = d
# case: d.mod(level=0)
result = d.mod(level=0)
if result is None: result = d
# case: d.mode(0)
result = d.mode(0)
if result is None: result = d
# case: d.mode('x')
result = d.mode('x')
if result is None: result = d
# case: d.mode('a', 'b')
result = d.mode('a', 'b')
if result is None: result = d
# case: d.mul('a', 'b')
result = d.mul('a', 'b')
if result is None: result = d
# case: d.multiply(str)
result = d.multiply(str)
if result is None: result = d
# case: d.ne(np.array([1, 2, 3, 4]))
result = d.ne(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.ne(inplace=True)
result = d.ne(inplace=True)
if result is None: result = d
# case: d.ne(np.nan)
result = d.ne(np.nan)
if result is None: result = d
# case: d.nlargest(-1)
result = d.nlargest(-1)
if result is None: result = d
# case: d.nlargest({'a': 'b'})
result = d.nlargest({'a': 'b'})
if result is None: result = d
# case: d.nlargest(10)
result = d.nlargest(10)
if result is None: result = d
# case: d.notna()
result = d.notna()
if result is None: result = d
# case: d.notna(pd.Timestamp('2020-01-02'))
result = d.notna(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.notnull()
result = d.notnull()
if result is None: result = d
# case: d.notnull('a')
result = d.notnull('a')
if result is None: result = d
# case: d.nsmallest(1)
result = d.nsmallest(1)
if result is None: result = d
# case: d.nsmallest(-1)
result = d.nsmallest(-1)
if result is None: result = d
# case: d.nsmallest(level=0)
result = d.nsmallest(level=0)
if result is None: result = d
# case: d.nunique('b')
result = d.nunique('b')
if result is None: result = d
# case: d.nunique(np.array([1, 2, 3, 4]))
result = d.nunique(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.nunique({'a': ['min', 'max'], 'b': 'sum'})
result = d.nunique({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = d
# case: d.pad()
result = d.pad()
if result is None: result = d
# case: d.pad(inplace=True)
result = d.pad(inplace=True)
if result is None: result = d
# case: d.pad({'a': ['min', 'max'], 'b': 'sum'})
result = d.pad({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = d
# case: d.pct_change(pd.Timestamp('2020-01-02'))
result = d.pct_change(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.pop(1)
result = d.pop(1)
if result is None: result = d
# case: d.pop(10)
result = d.pop(10)
if result is None: result = d
# case: d.pow(inplace=True)
result = d.pow(inplace=True)
if result is None: result = d
# case: d.prod(False)
result = d.prod(False)
if result is None: result = d
# case: d.product(1, 2)
result = d.product(1, 2)
if result is None: result = d
# case: d.quantile()
result = d.quantile()
if result is None: result = d
# case: d.quantile(True)
result = d.quantile(True)
if result is None: result = d
# case: d.quantile(df)
result = d.quantile(df)
if result is None: result = d
# case: d.radd(axis=0)
result = d.radd(axis=0)
if result is None: result = d
# case: d.rank()
result = d.rank()
if result is None: result = d
# case: d.rank(axis=0)
result = d.rank(axis=0)
if result is None: result = d
# case: d.rank('x')
result = d.rank('x')
if result is None: result = d
# case: d.rdiv()
result = d.rdiv()
if result is None: result = d
# case: d.reindex('b')
result = d.reindex('b')
if result is None: result = d
# case: d.reindex(['sum', 'mean'])
result = d.reindex(['sum', 'mean'])
if result is None: result = d
# case: d.reindex(('a', 'b'))
result = d.reindex(('a', 'b'))
if result is None: result = d
# case: d.reindex_like(df)
result = d.reindex_like(df)
if result is None: result = d
# case: d.reindex_like(s)
result = d.reindex_like(s)
if result is None: result = d
# case: d.reindex_like(np.array([1, 2, 3, 4]))
result = d.reindex_like(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.rename(-1)
result = d.rename(-1)
if result is None: result = d
# case: d.rename(None)
result = d.rename(None)
if result is None: result = d
# case: d.rename(0, 0)
result = d.rename(0, 0)
if result is None: result = d
# case: d.rename_axis(0)
result = d.rename_axis(0)
if result is None: result = d
# case: d.rename_axis(axis='columns')
result = d.rename_axis(axis='columns')
if result is None: result = d
# case: d.rename_axis(np.nan)
result = d.rename_axis(np.nan)
if result is None: result = d
# case: d.reorder_levels('a', 'b')
result = d.reorder_levels('a', 'b')
if result is None: result = d
# case: d.repeat(1)
result = d.repeat(1)
if result is None: result = d
# case: d.repeat({'a': 1})
result = d.repeat({'a': 1})
if result is None: result = d
# case: d.repeat(10)
result = d.repeat(10)
if result is None: result = d
# case: d.replace(axis=0)
result = d.replace(axis=0)
if result is None: result = d
# case: d.replace({'a': ['min', 'max'], 'b': 'sum'})
result = d.replace({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = d
# case: d.replace(1, 2)
result = d.replace(1, 2)
if result is None: result = d
# case: d.resample(None)
result = d.resample(None)
if result is None: result = d
# case: d.reset_index(0)
result = d.reset_index(0)
if result is None: result = d
# case: d.reset_index(-1)
result = d.reset_index(-1)
if result is None: result = d
# case: d.reset_index(['a'])
result = d.reset_index(['a'])
if result is None: result = d
# case: d.rfloordiv(str)
result = d.rfloordiv(str)
if result is None: result = d
# case: d.rmod(2.5)
result = d.rmod(2.5)
if result is None: result = d
# case: d.rmul(2.5)
result = d.rmul(2.5)
if result is None: result = d
# case: d.rolling(np.array([1, 2, 3, 4]))
result = d.rolling(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.round(True)
result = d.round(True)
if result is None: result = d
# case: d.round(False)
result = d.round(False)
if result is None: result = d
# case: d.round(axis=1)
result = d.round(axis=1)
if result is None: result = d
# case: d.rpow('a')
result = d.rpow('a')
if result is None: result = d
# case: d.rsub('mean')
result = d.rsub('mean')
if result is None: result = d
# case: d.rsub(pd.Timestamp('2020-01-02'))
result = d.rsub(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.rtruediv(10)
result = d.rtruediv(10)
if result is None: result = d
# case: d.sem(inplace=True)
result = d.sem(inplace=True)
if result is None: result = d
# case: d.set_axis(f)
result = d.set_axis(f)
if result is None: result = d
# case: d.set_axis(np.array([1, 2, 3, 4]))
result = d.set_axis(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.set_axis(inplace=True)
result = d.set_axis(inplace=True)
if result is None: result = d
# case: d.shift(False)
result = d.shift(False)
if result is None: result = d
# case: d.shift({'a': 'b'})
result = d.shift({'a': 'b'})
if result is None: result = d
# case: d.shift(axis=0)
result = d.shift(axis=0)
if result is None: result = d
# case: d.skew(axis='columns')
result = d.skew(axis='columns')
if result is None: result = d
# case: d.sort_index()
result = d.sort_index()
if result is None: result = d
# case: d.sort_index(1)
result = d.sort_index(1)
if result is None: result = d
# case: d.sort_index(inplace=True)
result = d.sort_index(inplace=True)
if result is None: result = d
# case: d.sort_values()
result = d.sort_values()
if result is None: result = d
# case: d.sort_values([])
result = d.sort_values([])
if result is None: result = d
# case: d.sort_values(axis=0)
result = d.sort_values(axis=0)
if result is None: result = d
# case: d.squeeze(0)
result = d.squeeze(0)
if result is None: result = d
# case: d.squeeze('b')
result = d.squeeze('b')
if result is None: result = d
# case: d.squeeze(axis=0)
result = d.squeeze(axis=0)
if result is None: result = d
# case: d.std()
result = d.std()
if result is None: result = d
# case: d.std(None)
result = d.std(None)
if result is None: result = d
# case: d.std('x')
result = d.std('x')
if result is None: result = d
# case: d.sub(['sum', 'mean'])
result = d.sub(['sum', 'mean'])
if result is None: result = d
# case: d.sub(pd.Timestamp('2020-01-02'))
result = d.sub(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.subtract(np.array([1, 2, 3, 4]))
result = d.subtract(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.subtract(pd.Timestamp('2020-01-02'))
result = d.subtract(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.sum(pd.Timestamp('2020-01-02'))
result = d.sum(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.swaplevel(level=0)
result = d.swaplevel(level=0)
if result is None: result = d
# case: d.tail(-1)
result = d.tail(-1)
if result is None: result = d
# case: d.tail(10)
result = d.tail(10)
if result is None: result = d
# case: d.tail(0, 0)
result = d.tail(0, 0)
if result is None: result = d
# case: d.take(s)
result = d.take(s)
if result is None: result = d
# case: d.take(range(4))
result = d.take(range(4))
if result is None: result = d
# case: d.take({'a': ['min', 'max'], 'b': 'sum'})
result = d.take({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = d
# case: d.to_dict()
result = d.to_dict()
if result is None: result = d
# case: d.to_dict('mean')
result = d.to_dict('mean')
if result is None: result = d
# case: d.to_frame([0, 1])
result = d.to_frame([0, 1])
if result is None: result = d
# case: d.to_frame(axis=0)
result = d.to_frame(axis=0)
if result is None: result = d
# case: d.to_frame(pd.Timestamp('2020-01-02'))
result = d.to_frame(pd.Timestamp('2020-01-02'))
if result is None: result = d
# case: d.to_list()
result = d.to_list()
if result is None: result = d
# case: d.to_list('x')
result = d.to_list('x')
if result is None: result = d
# case: d.to_period([True, False, True, False])
result = d.to_period([True, False, True, False])
if result is None: result = d
# case: d.to_timestamp(None)
result = d.to_timestamp(None)
if result is None: result = d
# case: d.transform(np.nan)
result = d.transform(np.nan)
if result is None: result = d
# case: d.transform(str)
result = d.transform(str)
if result is None: result = d
# case: d.truediv(None)
result = d.truediv(None)
if result is None: result = d
# case: d.truncate(1)
result = d.truncate(1)
if result is None: result = d
# case: d.truncate('b')
result = d.truncate('b')
if result is None: result = d
# case: d.truncate(1, 2)
result = d.truncate(1, 2)
if result is None: result = d
# case: d.unique()
result = d.unique()
if result is None: result = d
# case: d.unique(np.nan)
result = d.unique(np.nan)
if result is None: result = d
# case: d.unstack(axis=0)
result = d.unstack(axis=0)
if result is None: result = d
# case: d.update(-1)
result = d.update(-1)
if result is None: result = d
# case: d.update(f)
result = d.update(f)
if result is None: result = d
# case: d.update(0, 0)
result = d.update(0, 0)
if result is None: result = d
# case: d.value_counts(np.array([1, 2, 3, 4]))
result = d.value_counts(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.value_counts({'a': ['min', 'max'], 'b': 'sum'})
result = d.value_counts({'a': ['min', 'max'], 'b': 'sum'})
if result is None: result = d
# case: d.value_counts([True, False, True, False])
result = d.value_counts([True, False, True, False])
if result is None: result = d
# case: d.var(1)
result = d.var(1)
if result is None: result = d
# case: d.where(np.array([1, 2, 3, 4]))
result = d.where(np.array([1, 2, 3, 4]))
if result is None: result = d
# case: d.where([True, False, True, False])
result = d.where([True, False, True, False])
if result is None: result = d
# case: d.xs(10)
result = d.xs(10)
if result is None: result = d
# case: d.xs('a', 'b')
result = d.xs('a', 'b')
if result is None: result = d
