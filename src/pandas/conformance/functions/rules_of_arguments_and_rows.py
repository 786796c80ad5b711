import numpy as np
import pandas as pd

s = pd.Series([1, None, 3, None, 6.0])
df = pd.DataFrame({'b': [1, 2], 'a': [1.5, None]}, index=['p', 'q'])
groups = pd.DataFrame({'a': s, 'g': [1, 1, 2, 2, 2]})
wide = pd.DataFrame({'id': ['a', 'b'], 'x': [1, 2], 'y': [3, 4]})
mixed = pd.DataFrame({'k': np.array([None, 1], dtype=object), 'n': [2.0, 3]})

# case: changes after filling forward
result = s.pct_change(fill_method='ffill')

# case: changes after filling backward
result = s.pct_change(fill_method='bfill')

# case: changes of columns after filling backward
result = groups.pct_change(fill_method='bfill')

# case: changes within groups after filling backward
result = groups.groupby('g')['a'].pct_change(fill_method='bfill')

# case: changes by an unknown method
result = s.pct_change(1, 2)

# case: changes along the rows
result = s.pct_change(axis=0)

# case: percents with few digits
result = s.describe(percentiles=[0.12345])

# case: percents with the digits that tell them apart
result = s.describe(percentiles=[0.12345, 0.5, 0.999])

# case: percents of columns
result = df.describe(percentiles=[0.1234])

# case: percents given twice
result = s.describe(percentiles=[0.1, 0.1, 0.9])

# case: columns in order without their names
result = df.sort_index(axis=1, ignore_index=True)

# case: columns that were in order number the rows
result = df.sort_index(axis=1, ascending=False, ignore_index=True)

# case: a column melted twice
result = wide.melt(id_vars='id', value_vars=['x', 'x'], ignore_index=False)

# case: a mask that holds nowhere
whole = pd.Series([1, 2, 3])
whole[whole > 9] = 'u'
result = whole

# case: a list that holds nowhere
whole = pd.Series([1, 2, 3])
whole[[False, False, False]] = 1.5
result = whole

# case: columns beside a row of objects
result = mixed % mixed.mean()

# case: columns beside objects
result = df * pd.Series({'b': 2, 'a': 1.5}, dtype=object)

# case: columns beside a dict with text
result = df.mul({'b': 2, 'c': ' '})

# case: records after None
result = pd.DataFrame.from_records([None, (2, 'b')])

# case: None after records
result = pd.DataFrame.from_records([(1, 2), None], columns=['a', 'b'])

# case: records that are numbers
result = pd.DataFrame.from_records([1, 2])

# case: None after dicts
result = pd.DataFrame([{'a': 1}, None, {'b': 2}])

# case: None after dicts whose columns are named
result = pd.DataFrame([{'a': 1}, None], columns=['a'])

# case: None after tuples
result = pd.DataFrame([(1, 2), None])

# case: quantiles of None
result = (s.quantile([0.1, 0.5]), s.quantile([None, 0.5]))
