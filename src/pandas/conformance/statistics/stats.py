import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3, 4], 'f': [1.5, np.nan, 2.5, 10.25], 's': ['x', 'y', 'x', None], 'b': [True, False, True, True]})
# case: sum
result = df['a'].sum()
# case: sum-frame
result = df.sum()
# case: sum-frame-numeric
result = df.sum(numeric_only=True)
# case: sum-axis1
result = df[['a', 'f']].sum(axis=1)
# case: mean-axis1
result = df[['a', 'f']].mean(axis=1)
# case: max-axis1
result = df[['a', 'f']].max(axis=1)
# case: mean
result = df['a'].mean()
# case: mean-float
result = df['f'].mean()
# case: mean-frame-error
result = df.mean()
# case: mean-frame-numeric
result = df.mean(numeric_only=True)
# case: mean-string-error
result = df['s'].mean()
# case: sum-string
result = df['s'].dropna().sum()
# case: sum-string-none
result = df['s'].sum()
# case: sum-bool
result = df['b'].sum()
# case: mean-bool
result = df['b'].mean()
# case: min-max
result = [df['a'].min(), df['f'].max(), df['s'].dropna().min()]
# case: max-frame
result = df[['a', 'f']].max()
# case: median
result = df['a'].median()
# case: median-float
result = df['f'].median()
# case: std-var
result = [df['a'].std(), df['a'].var(), df['f'].std()]
# case: std-ddof0
result = df['a'].std(ddof=0)
# case: std-single
result = pd.Series([1]).std()
# case: sem
result = df['a'].sem()
# case: skew
result = df['a'].skew()
# case: prod
result = df['a'].prod()
# case: quantile
result = df['a'].quantile(0.25)
# case: quantile-list
result = df['a'].quantile([0.25, 0.5, 0.9])
# case: quantile-frame
result = df[['a', 'f']].quantile(0.5)
# case: quantile-lower
result = df['a'].quantile(0.4, interpolation='lower')
# case: mode
result = df['s'].mode()
# case: mode-ties
result = pd.Series([2, 1, 2, 1, 3]).mode()
# case: mode-frame
result = df[['a', 's']].mode()
# case: corr
result = df['a'].corr(df['f'])
# case: corr-frame
result = df[['a', 'f']].corr()
# case: cov
result = df['a'].cov(df['f'])
# case: describe
result = df['a'].describe()
# case: describe-frame
result = df.describe()
# case: describe-object
result = df['s'].describe()
# case: describe-include-all
result = df[['a', 's']].describe(include='all')
# case: describe-bool
result = df['b'].describe()
# case: agg-list
result = df['a'].agg(['min', 'max', 'mean', 'count'])
# case: agg-dict
result = df.agg({'a': 'sum', 'f': 'mean'})
# case: agg-dict-list
result = df.agg({'a': ['sum', 'min'], 'f': ['max']})
# case: agg-str
result = df[['a', 'f']].agg('mean')
# case: agg-list-frame
result = df[['a', 'f']].agg(['sum', 'mean'])
# case: agg-lambda
result = df['a'].agg(lambda x: x.sum() * 2)
# case: agg-named-frame
result = df.agg(x=('a', 'max'), y=('f', 'min'))
# case: count
result = df['s'].count()
# case: count-frame
result = df.count()
# case: count-axis1
result = df.count(axis=1)
# case: idxmax-frame
result = df[['a', 'f']].idxmax()
# case: idxmax-axis1
result = df[['a', 'f']].idxmax(axis=1)
# case: cumsum
result = df['a'].cumsum()
# case: cumprod
result = df['a'].cumprod()
# case: cummax-nan
result = df['f'].cummax()
# case: cumsum-frame
result = df[['a', 'f']].cumsum()
# case: diff
result = df['a'].diff()
# case: diff-2
result = df['a'].diff(2)
# case: pct-change
result = df['a'].pct_change()
# case: shift
result = df['a'].shift()
# case: shift-negative
result = df['s'].shift(-1)
# case: shift-fill
result = df['a'].shift(1, fill_value=0)
# case: shift-compare
result = df['a'] > df['a'].shift()
# case: rolling-mean
result = df['a'].rolling(2).mean()
# case: rolling-min-periods
result = df['f'].rolling(2, min_periods=1).sum()
# case: rolling-max
result = df['a'].rolling(window=3).max()
# case: expanding-mean
result = df['a'].expanding().mean()
# case: expanding-sum
result = df['f'].expanding().sum()
# case: rolling-frame
result = df[['a', 'f']].rolling(2).sum()
# case: rolling-groupby
result = df.groupby('b')['a'].rolling(2).sum()
# case: rolling-apply
result = df['a'].rolling(2).apply(lambda x: x.max() - x.min())
# case: nunique-axis
result = df.nunique()
# case: division
result = df['a'] / df['a'].sum()
# case: division-zero
result = df['a'] / 0
# case: int-division-zero
result = df['a'] // 0
# case: zero-zero
result = pd.Series([0, 1]) / pd.Series([0, 0])
# case: modulo
result = df['a'] % 2
# case: modulo-negative
result = pd.Series([-3, 3]) % 2
# case: floor-negative
result = pd.Series([-3, 3]) // 2
# case: power
result = df['a'] ** 2
# case: power-negative
result = df['a'] ** -1
# case: power-float
result = df['a'] ** 0.5
# case: negate
result = -df['a']
# case: negate-bool
result = ~df['b']
# case: bool-arith
result = df['b'] + df['b']
# case: bool-times-int
result = df['b'] * 5
# case: int-float-add
result = df['a'] + df['f']
# case: radd
result = 10 - df['a']
# case: string-times
result = df['s'].dropna() * 2
# case: misaligned-add
result = pd.Series([1, 2], index=['a', 'b']) + pd.Series([10, 20], index=['b', 'c'])
# case: add-fill-value
result = pd.Series([1, 2], index=['a', 'b']).add(pd.Series([10, 20], index=['b', 'c']), fill_value=0)
# case: unordered-align
result = pd.Series([1, 2, 3], index=['c', 'a', 'b']) * pd.Series([1, 10, 100], index=['a', 'b', 'c'])
# case: frame-scalar
result = df[['a', 'f']] * 2
# case: frame-series-columns
result = df[['a', 'f']] - df[['a', 'f']].mean()
# case: frame-div-axis0
result = df[['a', 'f']].div(df['a'], axis=0)
# case: frame-frame
result = df[['a', 'f']] + df[['a', 'f']]
# case: compare-frames
result = df[['a', 'f']] > 2
# case: compare-lengths
result = df['a'] == [1, 2]
# case: compare-list
result = df['a'] == [1, 0, 3, 0]
# case: compare-unaligned
result = df['a'] == df['a'].iloc[:2]
# case: compare-str-int
result = df['a'] == 'x'
# case: compare-str-int-order
result = df['a'] > 'x'
# case: eq-method
result = df['a'].eq(2)
# case: and-or
result = (df['a'] > 1) & df['b'] | (df['f'] > 5)
# case: round-half-even
result = pd.Series([0.5, 1.5, 2.5, 2.675]).round()
# case: round-2
result = pd.Series([2.675, 1.005, 2.345]).round(2)
# case: scalar-round
result = round(df['f'].mean(), 2)
# case: scalar-types
result = [type(df['a'].sum()).__name__, type(df['f'].mean()).__name__, type(df['s'].iloc[0]).__name__, type(df['b'].all()).__name__]
# case: int-sum-divide
result = df['a'].sum() / len(df)
# case: zero-division-numpy
result = df['a'].sum() / df['a'].iloc[:0].sum()
# case: abs-sum
result = (df['a'] - df['a'].mean()).abs().sum()
# case: dot
result = df['a'].dot(df['a'])
# case: any-axis1
result = (df[['a', 'f']] > 3).any(axis=1)
# case: all-columns
result = (df[['a', 'f']] > 0).all()
# case: between-sum
result = df['a'].between(2, 3).sum()
# case: argsort-like
result = df['a'].sort_values(ascending=False).index.tolist()
# case: weighted-average
result = (df['a'] * df['a']).sum() / df['a'].sum()
# case: large-sum
result = pd.Series([0.1] * 10).sum()
# case: large-mean
result = pd.Series([0.1 * i for i in range(1000)]).mean()
# case: python-sum
result = sum(df['a'])
# case: python-max
result = max(df['a'])
# case: python-round-list
result = [round(x, 1) for x in df['f'].dropna()]
# case: len-unique
result = len(df['s'].unique())
# case: equals
result = [df['a'].equals(df['a'].copy()), df['f'].equals(df['f']), df.equals(df.head(2))]
# case: value-range
result = df['a'].max() - df['a'].min()
# case: clip-mean
result = df['f'].fillna(0).clip(upper=5).mean()
# case: zscore
result = (df['a'] - df['a'].mean()) / df['a'].std()
# case: cumulative-share
result = df['a'].cumsum() / df['a'].sum()
# case: int32-year
result = pd.Series(pd.to_datetime(['2020-01-01'])).dt.year.mean()
