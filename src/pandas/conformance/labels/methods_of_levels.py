import pandas as pd
import numpy as np
mi = pd.MultiIndex.from_product([['a', 'b'], [1, 2]], names=['x', 'y'])

# case: dtypes
result = mi.dtypes
# case: a copy of other names
result = mi.copy(names=['m', 'n'])
# case: places of a label
result = mi.get_locs(['a'])
# case: places of labels
result = mi.get_locs([['a', 'b'], 2])
# case: places of all labels
result = mi.get_locs([slice(None), [1]])
# case: places of an unknown label
result = mi.get_locs(['z'])
# case: identical
result = mi.identical(mi.copy()), mi.identical(mi.set_names(['p', 'q'])), pd.Index([1]).identical(pd.Index([1.0]))
# case: text of labels
result = mi.str.len()
# case: an array
result = mi.array
# case: truth of all
result = mi.all()
# case: in places
result = mi.where([True] * 4)
# case: short tuples
result = pd.MultiIndex.from_tuples([('a',), ('b', 'c')])
# case: letters
result = pd.MultiIndex.from_tuples(['ab', 'cd'])
# case: lists
result = pd.MultiIndex.from_tuples([['a', 1], ['b', 2]], names=['x', 'y'])
# case: a product of letters
result = pd.MultiIndex.from_product(['ab', 'cd'])
# case: intervals that end before they begin
result = pd.IntervalIndex.from_tuples([(0, 1), (1, 0)])
# case: arrays that end before they begin
result = pd.IntervalIndex.from_arrays([0, 2], [1, 1])
# case: a missing interval
result = pd.IntervalIndex.from_tuples([(0, 1), np.nan])
# case: closed otherwise
result = pd.IntervalIndex.from_breaks([0, 1, 2], name='i').set_closed('both')
