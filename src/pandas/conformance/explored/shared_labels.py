import pandas as pd
import numpy as np

# case: set index by a repeated label
x = pd.DataFrame([[2,'a',1],[3,'b',1]], columns=['k','k','m'])
result = x.set_index('k').index.tolist()

# case: set index by an outer label
x = pd.DataFrame([[2,'a',1],[3,'b',1]], columns=pd.MultiIndex.from_tuples([('k','a'),('k','b'),('m','')]))
result = x.set_index('k')

# case: merge by an outer label of several columns
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'v':['min','max']})
result = x.merge(x[['v']], on='v')

# case: merge by an outer label of one column
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'v':['min']})
result = x.merge(x[['v']], on='v')

# case: merge columns of several levels by the index
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'v':['min','max']})
result = x.merge(x[['v']], on='k')

# case: merge by one column of several levels
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'v':['min','max']})
result = x.merge(x[['v']], on=[('v','min')])

# case: suffixes at the outer level
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'v':['min','max']})
x['c']=1
result = x.merge(x, on='k')

# case: merge by a label of a level and of columns
x = pd.DataFrame({'k':[2,1],'v':[1,2]}).groupby('k').agg({'k':['min','max']})
result = x.merge(x, on='k')

# case: combine first of repeated columns
x = pd.DataFrame([[1,2],[3,4]], columns=['k','k'])
result = x.combine_first(x)

# case: combine first with repeated columns
x = pd.DataFrame([[1,2],[3,4]], columns=['k','j'])
y= pd.DataFrame([[1,2],[3,4]], columns=['k','k'])
result = x.combine_first(y)

# case: combine first of a series with a frame
x = pd.DataFrame([[1,2],[3,4]], columns=['k','j'])
result = x['k'].combine_first(x)

# case: repeated label without rows
x = pd.DataFrame([[2,'a',1],[3,'b',1]], columns=['k','k','m']).iloc[:0]
result = x.set_index('k')

# case: repeated label of nullable columns
x = pd.DataFrame({'a':pd.array([1,None],dtype='Int64'),'b':pd.array([1,2],dtype='Int64')})
x.columns=['k','k']
result = x.set_index('k')

# case: repeated label of text and categories
x = pd.DataFrame({'a':pd.array(['a',None],dtype='string'),'b':pd.Categorical(['c','d'])})
x.columns=['k','k']
result = x.set_index('k')

# case: repeated label that stays
x = pd.DataFrame([[2,'a',1],[3,'b',1]], columns=['k','k','m'])
result = x.set_index('k', drop=False)

# case: repeated label of times and truths
x = pd.DataFrame({'a':pd.to_datetime(['2020-01-01',None]),'b':[True,False]})
x.columns=['k','k']
result = x.set_index('k')

# case: outer label with nothing below
x = pd.DataFrame([[2,'a',1],[3,'b',1]], columns=pd.MultiIndex.from_tuples([('k','a'),('k','b'),('m','')], names=['p','q']))
result = x.set_index('m')

# case: outer label with one column below
x = pd.DataFrame([['a','b',1],[3,'b',1]], columns=pd.MultiIndex.from_tuples([('k','a'),('j','b'),('m','')], names=['p','q']))
result = x.set_index('k')

# case: merge on an index of more levels
x = pd.DataFrame({'k': [1], 'v': [2]})
y = pd.DataFrame({'w': [1]}, index=pd.MultiIndex.from_arrays([[5], ['s']]))
result = x.merge(y, left_on='nowhere', right_index=True)
