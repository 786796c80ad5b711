import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z'], 'c': [1.5, None, 3.5]})
# case: new-scalar
df['n'] = 5
result = df
# case: new-string
df['n'] = 'k'
result = df
# case: new-none
df['n'] = None
result = df
# case: new-nan
df['n'] = np.nan
result = df
# case: new-list
df['n'] = [1, None, 3]
result = df
# case: new-list-wrong-length
df['n'] = [1, 2]
result = df
# case: new-series-aligned
df['n'] = pd.Series([10, 20], index=[2, 0])
result = df
# case: new-array
df['n'] = np.array([1, 2, 3]) * 2
result = df
# case: new-expression
df['n'] = df['a'] * 2 + df['c']
result = df
# case: new-bool
df['n'] = df['a'] > 1
result = df
# case: string-concat
df['n'] = df['b'] + '-' + df['a'].astype(str)
result = df
# case: string-add-int-error
df['n'] = df['b'] + df['a']
result = df
# case: overwrite
df['a'] = df['a'].astype(float)
result = df
# case: attribute-assign
df.a = df.a * 10
result = df
# case: augmented
df['a'] += 1
result = df
# case: augmented-div
df['a'] /= 2
result = df
# case: loc-mask-existing
df.loc[df['a'] > 1, 'b'] = 'changed'
result = df
# case: loc-mask-new-column
df.loc[df['a'] > 1, 'flag'] = 'yes'
result = df
# case: loc-mask-new-int
df.loc[df['a'] > 1, 'flag'] = 1
result = df
# case: loc-mask-new-bool
df.loc[df['a'] > 1, 'flag'] = True
result = df
# case: loc-int-to-float
df.loc[0, 'a'] = 1.5
result = df
# case: loc-int-to-str
df.loc[0, 'a'] = 'q'
result = df
# case: loc-int-to-none
df.loc[0, 'a'] = None
result = df
# case: loc-int-to-nan
df.loc[1, 'a'] = np.nan
result = df
# case: loc-int-whole-float
df.loc[1, 'a'] = 7.0
result = df
# case: loc-str-to-none
df.loc[1, 'b'] = None
result = df
# case: loc-new-row-list
df.loc[3] = [4, 'w', 4.5]
result = df
# case: loc-new-row-dict
df.loc[len(df)] = {'a': 4, 'b': 'w', 'c': 4.5}
result = df
# case: loc-new-row-none
df.loc[3] = [4, None, None]
result = df
# case: loc-all-rows
df.loc[:, 'a'] = 9
result = df
# case: loc-all-rows-list
df.loc[:, 'c'] = [1, 2, 3]
result = df
# case: loc-series-value
df.loc[df['c'].isna(), 'c'] = df['a']
result = df
# case: loc-list-value
df.loc[[0, 2], 'a'] = [100, 300]
result = df
# case: loc-two-columns
df.loc[1, ['a', 'c']] = [20, 2.5]
result = df
# case: iloc-set
df.iloc[0, 0] = 50
result = df
# case: iloc-set-column
df.iloc[:, 2] = 0.0
result = df
# case: at-set
df.at[2, 'b'] = 'at'
result = df
# case: iat-set
df.iat[2, 1] = 'iat'
result = df
# case: multi-columns-list
df[['d', 'e']] = df[['a', 'c']]
result = df
# case: multi-columns-scalar
df[['d', 'e']] = 0
result = df
# case: multi-columns-split
s = pd.DataFrame({'full': ['A B', 'C D']})
s[['first', 'last']] = s['full'].str.split(' ', expand=True)
result = s
# case: mask-assign-frame
n = df[['a', 'c']].copy()
n[n > 2] = 0
result = n
# case: assign-lambda
result = df.assign(d=lambda t: t['a'] * 2, e=lambda t: t['d'] + 1)
# case: assign-overwrite
result = df.assign(a=0)
# case: assign-leaves-original
df.assign(z=1)
result = df
# case: insert
df.insert(1, 'new', [7, 8, 9])
result = df
# case: insert-existing
df.insert(0, 'a', 1)
result = df
# case: del
del df['b']
result = df
# case: del-missing
del df['zz']
result = df
# case: copy-is-independent
t = df.copy()
t['a'] = 0
result = df
# case: subset-assign
t = df[df['a'] > 1]
t['a'] = 100
result = [df['a'].tolist(), t['a'].tolist()]
# case: alias-shares
t = df
t['z'] = 1
result = df
# case: fillna-inplace-column
df['c'].fillna(0, inplace=True)
result = df
# case: chained-mask-assign
df['a'][df['a'] > 1] = 0
result = df
# case: where
df['a'] = df['a'].where(df['a'] > 1, -1)
result = df
# case: where-default
result = df['a'].where(df['a'] > 1)
# case: mask
result = df['a'].mask(df['a'] > 1, 0)
# case: mask-strings
result = df['b'].mask(df['a'] == 2, 'masked')
# case: map-dict
df['m'] = df['b'].map({'x': 1, 'y': 2})
result = df
# case: map-dict-str
result = df['b'].map({'x': 'ex', 'y': 'why'})
# case: map-lambda
result = df['a'].map(lambda v: v * v)
# case: map-series
result = df['b'].map(pd.Series({'x': 1.5, 'z': 2.5}))
# case: map-str-format
result = df['a'].map('{:03d}'.format)
# case: replace-value
result = df.replace('x', 'XX')
# case: replace-dict
result = df['b'].replace({'x': 'p', 'y': 'q'})
# case: replace-list
result = df['a'].replace([1, 2], 0)
# case: replace-to-nan
result = df['a'].replace(1, np.nan)
# case: replace-str-number
result = df['b'].replace({'x': 1, 'y': 2, 'z': 3})
# case: replace-nested
result = df.replace({'b': {'x': 'k'}, 'a': {3: 30}})
# case: replace-regex
result = df['b'].replace('[xy]', 'r', regex=True)
# case: apply-function
def f(v):
    if v > 2:
        return 'big'
    return None
df['f'] = df['a'].apply(f)
result = df
# case: apply-args
result = df['a'].apply(lambda v, k: v + k, args=(10,))
# case: apply-none-numeric
result = df['a'].apply(lambda v: v if v > 1 else None)
# case: apply-none-strings
result = df['b'].apply(lambda v: None)
# case: apply-dict-get
names = {'x': 'one'}
result = df['b'].apply(names.get)
# case: apply-str
result = df['a'].apply(str)
# case: apply-len
result = df['b'].apply(len)
# case: apply-returns-tuple
result = df['a'].apply(lambda v: (v, v + 1))
# case: apply-series
result = df['a'].apply(lambda v: pd.Series({'p': v, 'q': v * 2}))
# case: apply-frame-column
result = df[['a', 'c']].apply(lambda col: col.max() - col.min())
# case: apply-frame-sum
result = df[['a', 'c']].apply(np.sum)
# case: apply-axis1-series
result = df.apply(lambda r: pd.Series([r['a'], r['b']], index=['A', 'B']), axis=1)
# case: apply-axis1-bool
result = df[df.apply(lambda r: r['a'] > 1 and r['b'] != 'z', axis=1)]
# case: apply-axis1-list
result = df.apply(lambda r: [r['a'], r['c']], axis=1)
# case: apply-expand
result = df.apply(lambda r: [r['a'], r['c']], axis=1, result_type='expand')
# case: apply-zero-division
result = df['a'].apply(lambda v: 1 / (v - 1))
# case: applymap
result = df[['a']].map(lambda v: v + 0.5)
# case: pipe
result = df.pipe(lambda d, k: d[d['a'] > k], 1)
# case: clip
result = df['a'].clip(lower=2, upper=2)
# case: clip-frame
result = df[['a', 'c']].clip(0, 2)
# case: round
result = (df[['c']] / 3).round(2)
# case: round-dict
result = (df[['a', 'c']] / 7).round({'a': 1, 'c': 3})
# case: abs
result = (df['a'] - 2).abs()
# case: astype-int-nan-error
result = df['c'].astype(int)
# case: astype-str
result = df['c'].astype(str)
# case: astype-float-str
result = df['a'].astype(float).astype(str)
# case: astype-category
result = df['b'].astype('category')
# case: astype-bool
result = df['a'].astype(bool)
# case: astype-str-int-error
result = df['b'].astype(int)
# case: astype-dict
result = df.astype({'a': 'float64', 'b': 'category'})
# case: astype-unknown
result = df['a'].astype('foo')
# case: update
df.update(pd.DataFrame({'a': [10, None, 30]}))
result = df
# case: combine-first
o = pd.DataFrame({'c': [9.0, 9.0, 9.0], 'd': [1, 2, 3]})
result = df.combine_first(o)
# case: loop-building
out = []
for i in range(len(df)):
    out.append(df['a'].iloc[i] * 2 if df['b'].iloc[i] != 'y' else 0)
df['out'] = out
result = df
# case: loop-loc-set
for i, row in df.iterrows():
    df.loc[i, 'tag'] = f"{row['b']}{row['a']}"
result = df
# case: empty-frame-add-column
e = pd.DataFrame()
e['x'] = [1, 2]
e['y'] = 'k'
result = e
# case: empty-columns-append
e = pd.DataFrame(columns=['p', 'q'])
e.loc[0] = [1, 'a']
e.loc[1] = [2, 'b']
result = e
# case: rename-columns-list
df.columns = [c.upper() for c in df.columns]
result = df
# case: rename-str
df.columns = df.columns.str.upper()
result = df
