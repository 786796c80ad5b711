import pandas as pd
import numpy as np
df = pd.DataFrame({'g': ['b', 'a', 'b', 'a'], 's': ['x', 'y', 'x', 'z'], 'v': [5, 3, 8, 1], 'w': [1.5, 2.0, 2.5, 0.5]})
# case: a column that was not chosen, by names
result = df.groupby('g')[['v']].agg(p=('w', 'sum'))
# case: a column that was not chosen, by a dict
result = df.groupby('g')[['v']].agg({'w': 'sum'})
# case: chosen ones
result = df.groupby('g')[['v', 'w']].agg({'w': 'sum', 'v': 'max'})
# case: numbers only of a text
result = df.groupby('g')['s'].mean(numeric_only=True)
# case: numbers only of numbers
result = df.groupby('g')['v'].mean(numeric_only=True)
# case: the place of the largest takes no such argument
result = df.groupby('g')['v'].idxmax(numeric_only=True)
# case: a deviation of texts
result = df.groupby('g')['s'].std()
# case: a variance of texts
result = df.groupby('g')['s'].var()
# case: a deviation of all columns
result = df.groupby('g').std()
# case: a skewness of texts
result = df.groupby('g')['s'].skew()
# case: the name of a group as a tuple
result = df.groupby('g').get_group(('a',))
# case: the name of a group of a list of keys
result = df.groupby(['g']).get_group(('a',))
# case: nothing to transform
result = df.head(0).groupby('g').transform(lambda s: s - s.mean())
# case: nothing to transform of one column
result = df.head(0).groupby('g')['v'].transform(lambda s: s - s.mean())
# case: frames as transformed values
result = df.groupby('g')['v'].transform(lambda s: s.to_frame())
# case: other labels than the group's
result = df.groupby('g')[['v', 'w']].transform(lambda s: pd.Series([1] * len(s)))
# case: the group's labels in another order
result = df.set_index(pd.Index([4, 2, 3, 1])).groupby('g')[['v', 'w']].transform(lambda s: s.sort_values())
# case: tuples beside keys
result = df.groupby('g', as_index=False).apply(lambda d: d.shape, include_groups=False)
