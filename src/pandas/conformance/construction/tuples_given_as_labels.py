import pandas as pd

pairs = [('a', 1), ('b', 2)]

# case: a list of tuples as the index of a frame
result = pd.DataFrame({'x': [1, 2]}, index=pairs)

# case: a list of tuples as the columns of a frame
result = pd.DataFrame([[1, 2], [3, 4]], columns=pairs)

# case: a list of tuples as the index of a series
result = pd.Series([1, 2], index=pairs)

# case: a list of tuples as the index of rows
result = pd.DataFrame([(1, 2), (3, 4)], columns=['x', 'y'], index=pairs)

# case: pairs of zip as the index
result = pd.Series([1, 2], index=zip('ab', [1, 2])).index.nlevels

# case: a tuple of tuples as the index
result = pd.Series([1, 2], index=tuple(pairs))

# case: tuples as keys of a dict
result = pd.Series(dict(zip(pairs, [5, 6])))

# case: tuples of an index that is made first
result = pd.Series([1, 2], index=pd.MultiIndex.from_tuples(pairs))

# case: one of the tuples
result = pd.Series([1, 2], index=pairs)[('a', 1)]
