import pandas as pd
import numpy as np
x = pd.DataFrame({'c': pd.cut(pd.Series([0.5, -3., None]), bins=[-5, 0, 2]), 'k': [1, 2, 3]})
y = x.set_index('c')
# case: index
result = y, y.sort_index(), y.sort_values('k'), y['k'].sort_index(), y.query('k>1')
# case: dict
result = y['k'].to_dict(), y.to_dict('index'), y.to_dict(), y.to_dict('split')
# case: elements
result = y.index.tolist(), y.index[0], x.c.tolist(), x.c[0], list(y.index), y.sort_index().iloc[0].name, y['k'].idxmin(), y['k'].idxmax()
# case: parts
result = y.head(2), y.reset_index(), y.iloc[[0, 1]], y.T, y.dropna()
# case: text
result = str(y), str(y['k']), str(y.index)
# case: rows
result = [i for i, _ in y.iterrows()], [t.Index for t in y.itertuples()], list(y['k'].items()), y.loc[1.0], y.T.columns.tolist(), y.loc[pd.Interval(0, 2)]
# case: groups
result = y.groupby(level=0, observed=False).sum(), x.groupby('c', dropna=False, observed=False).sum(), y.index.unique().tolist(), pd.concat([y, y]), y.join(y, rsuffix='r'), y['k'] + y['k'], x['c'].value_counts(dropna=False), y.index.isna(), y.rename(index=str), y.index.map(str), y.index.astype(str)
