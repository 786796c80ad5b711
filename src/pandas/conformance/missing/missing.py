import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, None, 3, None], 'b': ['x', None, 'z', 'w'], 'c': [None, None, None, 1.0], 'd': pd.to_datetime(['2020-01-01', None, '2020-03-01', None])})
# case: isna
result = df.isna()
# case: isna-sum
result = df.isna().sum()
# case: notna
result = df['b'].notna()
# case: dropna
result = df.dropna()
# case: dropna-subset
result = df.dropna(subset=['a'])
# case: dropna-how-all
result = df.dropna(how='all')
# case: dropna-thresh
result = df.dropna(thresh=3)
# case: dropna-axis
result = df.dropna(axis=1)
# case: dropna-axis-all
result = df.dropna(axis=1, how='all')
# case: dropna-subset-missing
result = df.dropna(subset=['zz'])
# case: dropna-inplace
df.dropna(subset=['b'], inplace=True)
result = df
# case: fillna-zero
result = df['a'].fillna(0)
# case: fillna-frame
result = df.fillna(0)
# case: fillna-string
result = df['b'].fillna('none')
# case: fillna-dict
result = df.fillna({'a': -1, 'b': '?'})
# case: fillna-mean
result = df['a'].fillna(df['a'].mean())
# case: fillna-frame-mean
result = df[['a', 'c']].fillna(df[['a', 'c']].mean())
# case: fillna-str-into-float
result = df['a'].fillna('x')
# case: fillna-series
result = df['a'].fillna(pd.Series([10, 20, 30, 40]))
# case: fillna-object-to-number
result = pd.Series([None, 1, 'x'], dtype=object).fillna(0)
# case: fillna-all-none
result = pd.Series([None, None]).fillna(0)
# case: fillna-bool
result = pd.Series([True, None]).fillna(False)
# case: fillna-none-error
result = df['a'].fillna(None)
# case: ffill
result = df.ffill()
# case: bfill
result = df['a'].bfill()
# case: fillna-method
result = df['a'].fillna(method='ffill')
# case: ffill-limit
result = pd.Series([1, None, None, 4]).ffill(limit=1)
# case: fillna-astype
result = df['a'].fillna(0).astype(int)
# case: replace-nan
result = df['a'].replace(np.nan, 0)
# case: replace-string-nan
result = pd.Series(['a', 'null', 'b']).replace('null', np.nan)
# case: replace-empty
result = pd.Series(['a', '', 'b']).replace('', None)
# case: sum-skips
result = df['a'].sum()
# case: mean-skips
result = df['a'].mean()
# case: sum-skipna-false
result = df['a'].sum(skipna=False)
# case: count
result = df.count()
# case: max-none
result = df['a'].max()
# case: sum-all-nan
result = pd.Series([np.nan, np.nan]).sum()
# case: sum-min-count
result = pd.Series([np.nan, np.nan]).sum(min_count=1)
# case: mean-all-nan
result = pd.Series([np.nan]).mean()
# case: mean-empty
result = pd.Series([], dtype=float).mean()
# case: sum-empty
result = pd.Series([], dtype=float).sum()
# case: max-empty
result = pd.Series([], dtype=float).max()
# case: compare-nan
result = df['a'] == df['a']
# case: compare-none-object
result = df['b'] == None
# case: nan-equality
result = np.nan == np.nan
# case: isna-scalar
result = [pd.isna(None), pd.isna(np.nan), pd.isna('x'), pd.isna(pd.NaT), pd.isnull(0)]
# case: isna-list
result = pd.isna([1, None])
# case: nan-arithmetic
result = df['a'] + 1
# case: nan-compare-greater
result = df[df['a'] > 1]
# case: string-none-compare-greater
result = df[df['b'] > 'x']
# case: sort-values
result = df.sort_values('b')['b'].tolist()
# case: unique
result = df['b'].unique().tolist()
# case: unique-nan-count
result = df['a'].nunique()
# case: first-valid-index
result = df['c'].first_valid_index()
# case: none-in-list
result = None in df['b'].tolist()
# case: combine
result = df['a'].combine_first(df['c'])
# case: where-notna
result = np.where(df['a'].notna(), df['a'], -1)
# case: where-notna-str
result = np.where(df['b'].isna(), 'missing', df['b'])
# case: any-isna
result = df.isna().any()
# case: any-axis
result = df.isna().any(axis=1)
# case: isna-mean
result = df.isna().mean()
# case: nan-groupby
result = df.groupby('a')['b'].count()
# case: nan-groupby-keep
result = df.groupby('a', dropna=False)['b'].count()
# case: nan-merge
l = pd.DataFrame({'k': [1, None], 'l': ['a', 'b']})
r = pd.DataFrame({'k': [None, 1], 'r': ['c', 'd']})
result = l.merge(r, on='k')
# case: none-merge-strings
l = pd.DataFrame({'k': ['x', None], 'l': [1, 2]})
r = pd.DataFrame({'k': [None, 'x'], 'r': [3, 4]})
result = l.merge(r, on='k')
# case: cumsum-nan
result = df['a'].cumsum()
# case: diff-nan
result = df['a'].diff()
# case: interpolate-int
result = df['a'].isna().astype(int)
# case: coalesce-chain
result = df['c'].fillna(df['a']).fillna(-1)
# case: apply-isna
result = df['b'].apply(lambda v: 'none' if pd.isna(v) else v)
# case: not-none-filter
result = [v for v in df['b'] if v is not None]
# case: to-dict-nan
result = df[['a']].to_dict('list')
# case: nan-in-mask-object
m = pd.Series([True, None, False, True])
result = df[m]
