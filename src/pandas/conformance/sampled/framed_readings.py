import pandas as pd
import numpy as np

readings = pd.DataFrame({
    'station': ['N1', 'N1', 'N1', 'S4', 'S4', 'S4', 'E2', 'E2', None],
    'hour': [0, 6, 12, 0, 6, 12, 0, 6, 0],
    'temp': [3.5, np.nan, 9.0, np.nan, np.nan, 14.2, -7.0, -7.0, 3.5],
    'rain': [0.0, 1.2, np.nan, 0.0, 15.5, np.nan, np.nan, 0.0, 0.0],
    'sky': ['clear', 'Cloudy', None, 'n/a', 'rain', 'rain', '', 'clear', 'clear'],
    'flag': ['ok', 'OK', 'bad', 'ok', '?', 'ok', 'bad', 'ok', 'ok'],
})

grid = pd.DataFrame({
    'a': [1.0, np.nan, np.nan, np.nan, 5.0],
    'b': [np.nan, 2.0, np.nan, 4.0, np.nan],
    'c': [10, 20, -30, 40, 10],
    'd': [np.nan, -1.5, 2.5, np.nan, 2.5],
}, index=list('vwxyz'))

limits = pd.DataFrame({'lo': [0, 5, -10, 0, 8], 'hi': [15, 15, 15, 30, 9]}, index=list('vwxyz'))

scores = pd.DataFrame({
    'name': ['Ann', 'Ben', 'Cy', 'Dee', 'Eli', 'Fay', 'Ann'],
    'math': [90, 85, 90, 70, 85, 60, 90],
    'art': [75, 88, 75, np.nan, 91, 60, 75],
    'team': ['red', 'blue', 'red', 'blue', 'Red', 'green', 'red'],
})

# case: fillna-dict-per-column
result = readings.fillna({'temp': 0, 'rain': readings['rain'].mean(), 'sky': 'unknown'})

# case: fillna-with-means-series
result = grid.fillna(grid.mean())

# case: fillna-with-frame
filler = pd.DataFrame(-1.0, index=grid.index, columns=['a', 'b'])
result = grid.fillna(filler)

# case: fillna-limit
result = grid.fillna(0, limit=1)

# case: ffill-axis-columns
result = grid.ffill(axis=1)

# case: ffill-limit
result = grid.ffill(limit=1)

# case: bfill-limit-axis1
result = grid.bfill(axis='columns', limit=1)

# case: groupby-ffill-bfill
result = readings.groupby('station', dropna=False)['temp'].transform(lambda s: s.ffill().bfill())

# case: interpolate-limit-direction
result = grid[['a', 'b']].interpolate(limit_direction='both', limit=1)

# case: replace-dict-scalars
result = readings['flag'].replace({'?': np.nan, 'OK': 'ok'})

# case: replace-nested-dict
result = readings.replace({'sky': {'n/a': None, '': 'unknown'}, 'flag': {'?': 'bad'}})

# case: replace-list-to-list
result = scores['team'].replace(['red', 'Red', 'blue'], ['R', 'R', 'B'])

# case: replace-list-to-scalar
result = readings[['sky', 'flag']].replace(['n/a', '', '?'], 'missing')

# case: replace-regex-kw
result = readings[['sky', 'flag']].replace(regex=r'^(?i:ok|clear)$', value='good')

# case: replace-regex-dict
result = scores.replace(regex={r'^[Rr]ed$': 'RED', r'^b(.*)$': r'B-\1'})

# case: replace-column-dict-value-scalar
result = grid.replace({'c': 10, 'd': 2.5}, 999)

# case: replace-column-dict-to-dict-regex-true
result = readings.replace({'station': r'^([NSE])(\d)$'}, {'station': r'\2\1'}, regex=True)['station']

# case: replace-length-mismatch
result = scores.replace([90, 85, 70], ['A', 'B'])

# case: where-callable-cond-other
result = grid.where(lambda d: d > 0, lambda d: d * -1)

# case: where-other-series-axis
result = grid.where(grid.notna(), grid['c'], axis=0)

# case: mask-frame-scalar
result = scores[['math', 'art']].mask(scores[['math', 'art']] < 80, 0)

# case: mask-series-cond-axis
cond = pd.Series([True, False, True, False, False], index=list('vwxyz'))
result = grid['c'].mask(cond, other=grid['d'])

# case: clip-per-row-bounds
result = grid['c'].clip(limits['lo'], limits['hi'])

# case: clip-frame-axis0
result = grid.clip(lower=limits['lo'], axis=0)

# case: clip-series-by-quantile
q = scores['math'].quantile([0.1, 0.9])
result = scores['math'].clip(lower=q.iloc[0], upper=q.iloc[1])

# case: isin-dict
result = scores.isin({'math': [90, 60], 'team': ['blue']})

# case: isin-series-by-index
result = grid.isin(pd.Series([1.0, 20.0, 2.5], index=['v', 'w', 'x']))

# case: isin-frame-aligned
other = pd.DataFrame({'a': [1.0, 3.0], 'c': [10, 99]}, index=['v', 'w'])
result = grid.isin(other)

# case: isin-string-raises
result = scores['team'].isin('red')

# case: drop-duplicates-subset-last
result = readings.drop_duplicates(subset=['station', 'flag'], keep='last')

# case: drop-duplicates-keep-false
result = scores.drop_duplicates(keep=False, ignore_index=True)

# case: duplicated-subset-false
result = scores[scores.duplicated(['math', 'art'], keep=False)].sort_values(['math', 'name'])

# case: drop-duplicates-unknown-subset
result = scores.drop_duplicates(subset=['name', 'grade'])

# case: nlargest-several-columns
result = scores.nlargest(3, ['math', 'art'])

# case: nlargest-keep-all
result = scores.nlargest(2, 'math', keep='all')

# case: nsmallest-keep-last
result = scores.nsmallest(2, columns='art', keep='last')

# case: nlargest-object-raises
result = scores.nlargest(2, 'name')

# case: dropna-thresh-subset
result = (readings.dropna(subset=['temp', 'rain'], how='all').shape,
          grid.dropna(thresh=3).index.tolist(),
          grid.dropna(axis=1, thresh=3).columns.tolist())
