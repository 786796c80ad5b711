import pandas as pd
import numpy as np

px = pd.DataFrame({
    'acme': [10.0, 10.5, 10.5, np.nan, 12.0, 11.4],
    'bolt': [200, 198, 205, 205, 190, 210],
    'cora': [5.5, 5.5, np.nan, 6.0, 6.6, 3.3],
}, index=pd.date_range('2024-03-01', periods=6, freq='D'))

runs = pd.DataFrame({
    'runner': ['kim', 'lou', 'ned', 'ola', 'pat', 'kim', 'ned'],
    'time': [31.256, 29.914, 31.256, np.nan, 45.0, 30.005, 29.914],
    'laps': [5, 5, 4, 0, 5, 6, 4],
    'age': ['34', '41', '28', '', '34', '34', '28'],
    'won': [False, True, False, False, False, False, True],
})

flags = pd.DataFrame({'p': [True, False, True], 'q': [True, True, True], 'r': [0, 1, 0]}, index=['k1', 'k2', 'k3'])

m1 = pd.DataFrame([[1, 2], [3, 4]], index=['a', 'b'], columns=['x', 'y'])
m2 = pd.DataFrame([[0, 1, 2], [1, 0, -1]], index=['x', 'y'], columns=['u', 'v', 'w'])

# case: quantile-list
result = px.quantile([0.1, 0.5, 0.9])

# case: quantile-axis1
result = px.quantile(0.5, axis=1)

# case: quantile-interpolation
result = runs[['time', 'laps']].quantile([0.25, 0.75], interpolation='lower')

# case: quantile-numeric-only
result = runs.quantile(0.5, numeric_only=True)

# case: quantile-out-of-range
result = runs['laps'].quantile(1.5)

# case: rank-pct
result = runs['time'].rank(pct=True, na_option='bottom')

# case: rank-axis1
result = px.rank(axis=1, ascending=False)

# case: rank-methods-side-by-side
result = pd.DataFrame({m: runs['laps'].rank(method=m) for m in ['average', 'min', 'max', 'first', 'dense']})

# case: rank-numeric-only-dense
result = runs.rank(method='dense', numeric_only=True, ascending=False)

# case: describe-percentiles
result = runs.describe(percentiles=[0.1, 0.9]).round(3)

# case: describe-include-object
result = runs.describe(include=['object', 'bool'])

# case: describe-include-all
result = runs.describe(include='all').loc[['count', 'unique', 'top', 'mean']]

# case: describe-exclude
result = runs.describe(exclude=[object]).columns.tolist()

# case: mode-frame
result = runs.mode()

# case: corr-spearman
result = px.corr(method='spearman', min_periods=3).round(4)

# case: corr-text-columns-raise
result = runs.corr()

# case: corrwith
result = px.corrwith(px['bolt']).round(5)

# case: cov-ddof
result = px.cov(ddof=0, min_periods=4).round(6)

# case: diff-periods-negative
result = px.diff(periods=-1)

# case: diff-axis1
result = px.diff(axis=1)

# case: shift-fill-value
result = px.shift(2, fill_value=0)

# case: shift-axis-columns
result = px.shift(periods=1, axis='columns')

# case: shift-freq
result = px['bolt'].shift(1, freq='D').head(2)

# case: pct-change-options
result = px.pct_change(periods=2, fill_method=None).round(4)

# case: pct-change-axis1
result = px[['cora', 'acme', 'bolt']].pct_change(axis=1, fill_method=None).round(3)

# case: cumsum-axis1-skipna
result = (px.cumsum(axis=1), px['acme'].cumsum(skipna=False))

# case: cummax-cummin-cumprod
result = pd.concat([px['cora'].cummax(), px['cora'].cummin(), m1['x'].cumprod()], axis=0, keys=['max', 'min', 'prod'])

# case: idxmax-axis1
result = px[['acme', 'cora']].idxmax(axis=1)

# case: idxmin-columns
result = px.idxmin(), runs.set_index('runner')['time'].idxmax()

# case: round-dict-and-series
result = runs.round({'time': 1, 'laps': -1}), px.round(pd.Series([0, -1], index=['acme', 'bolt']))

# case: astype-dict-and-error
result = runs.astype({'laps': 'float64', 'won': int, 'age': 'category'}).dtypes.astype(str).to_dict()

# case: astype-empty-text-raises
result = runs.astype({'age': 'int64'})

# case: itertuples-name-index
result = [tuple(t) for t in runs.itertuples(index=False, name=None)][:2], [(r.Index, r.runner) for r in runs.itertuples(name='Run')][-1]

# case: dot-frames
result = (m1.dot(m2), m1 @ pd.Series([1, -1], index=['x', 'y']))

# case: at-iat-set-enlarge
df = m1.copy()
df.at['b', 'y'] = 40
df.iat[0, 0] += 100
df.loc['c'] = [7, 8]
result = df

# case: loc-callable-slices-iloc-lists
result = {
    'callable': px.loc[lambda d: d['bolt'] > 200, 'acme':'bolt'],
    'dates': px.loc['2024-03-02':'2024-03-04', ['cora']],
    'iloc': runs.iloc[[0, -1, 3], [0, 2]],
    'step': runs.iloc[::-2, -1].tolist(),
}
