import numpy as np
import pandas as pd

row = np.array([1, 2])
table = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})

# case: column_of_number
total = table['a'].sum()
result = total['a']

# case: column_of_mean
result = table['a'].mean()['a']

# case: column_of_truth
result = np.bool_(True)['a']

# case: number_at_position
result = np.int64(3)[0]

# case: number_at_nothing
result = np.float64(3)[()]

# case: column_of_array
result = table.to_numpy()['a']

# case: columns_of_array
result = table.to_numpy()[['a', 'b']]

# case: column_set_in_array
cells = table.to_numpy()
cells['c'] = 1
result = cells

# case: row_by_text
result = row['a']

# case: row_by_texts
result = row[['a', 'b']]

# case: row_by_fraction
result = row[1.5]

# case: index_by_text
result = table.columns['a']

# case: index_by_texts
result = table.columns[['a', 'b']]

# case: index_by_none
result = table.columns[None]

# case: levels_by_text
result = pd.MultiIndex.from_tuples([('a', 1)])['a']

# case: dates_by_text
result = pd.date_range('2024-01-01', periods=2)['2024-01-01']

# case: iloc_by_text
result = table['a'].iloc['a']

# case: caught_as_index_error
try:
    result = table['b'].max()['b']
except IndexError as e:
    result = str(e)
