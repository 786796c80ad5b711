import pandas as pd
import numpy as np
two = [['a', 'a'], ['n', 'm']]
tuples = [('a', 'n'), ('a', 'm')]
df = pd.DataFrame([[1, 2], [3, 4]])
# case: columns of lists are levels
result = pd.DataFrame([[1, 2], [3, 4]], columns=two)
# case: rows of lists are levels
result = pd.Series([1, 2], index=two)
# case: lists and arrays with names
result = pd.DataFrame({'v': [1, 2]}, index=[pd.Series(['x', 'y'], name='k'), np.array([1, 2])])
# case: lists of other lengths
result = pd.Series([1, 2], index=[['a', 'b'], [1]])
# case: as many lists as rows
result = pd.Series([1, 2], index=[['a'], ['b']])
# case: lists with missing labels
result = pd.Series([1, 2], index=[[1, 2], [None, 2]])
# case: columns that are set to lists
df.columns = two
result = df['a']['m'].tolist(), df
# case: rows that are set to lists
df.index = two
result = df.loc[('a', 'm')]
# case: set_axis with lists
result = df.set_axis(two, axis=1)
# case: tuples in a list are labels
df.columns = tuples
result = df.columns.nlevels, df
# case: tuples of tuples are levels
df.columns = tuple(tuples)
result = df.columns.nlevels, df
# case: rows of an array of text are labels
df.index = np.array([["a", "b"], ["c", "d"]])
result = df
# case: reindex to lists of levels
result = pd.Series([1, 2], index=two).reindex([['a', 'b'], ['m', 'n']])
# case: reindex labels to tuples
result = pd.Series([1, 2], index=pd.Index(tuples, tupleize_cols=False)).reindex(tuples[::-1])
# case: reindex levels to tuples
result = pd.Series([1, 2], index=two).reindex(tuples[::-1])
# case: one value for levels
result = pd.DataFrame({'v': 1}, index=two)
# case: rows from records with levels as columns
result = pd.DataFrame.from_records([(1, 2), (3, 4)], columns=two)
# case: tuples that stay tuples
result = pd.Index(tuples, tupleize_cols=False, name='t')
# case: tuples that stay tuples out of an iterator
result = pd.Index(iter(tuples), tupleize_cols=False)
# case: rows of numbers are no labels
df.index = np.array([[1, 2], [3, 4]])
result = df
