import pandas as pd
import numpy as np
# case: tuple-equal
result = pd.Series([(1,1)]) == (1,1)
# case: tuple-equal-each
result = pd.Series([(1,1),(2,2)]) == (1,1)
# case: tuple-less
result = pd.Series([(1,1),(2,2)]) < (2,1)
# case: tuple-unequal
result = pd.Series([(1,1),(2,2)]) != (1,1)
# case: tuple-beside-text
result = pd.Series(['a','b']) == ('a','c')
# case: tuple-of-one
result = pd.Series(['a','b']) == ('a',)
# case: melt-nothing-of-numbered
result = pd.DataFrame({1:[True,False]}).melt(id_vars=[1])
# case: melt-nothing-of-numbered-two
result = pd.DataFrame({1:[True,False],2:[1,2]}).melt(id_vars=[1,2])
# case: melt-nothing
result = pd.DataFrame({'a':[True,False]}).melt(id_vars=['a'])
# case: row-with-number-category
result = pd.DataFrame({'a':[1,2],'c':pd.Categorical([5,6])}).iloc[0]
# case: row-with-text-category
result = pd.DataFrame({'a':[1,2],'c':pd.Categorical(['x',None])}).iloc[1]
# case: apply-with-number-category
result = pd.DataFrame({'a':[1.5,2],'c':pd.Categorical([5,6])}).apply(lambda r: r['c'], axis=1)
# case: sum-with-number-category
result = pd.DataFrame({'a':[1.5,2],'c':pd.Categorical([5,6])}).sum(axis=1)
# case: pivot-by-column-named-as-index
x = pd.DataFrame({'k':[1],'b':['x'],'f':[1.5]})
x.index.name='k'
result = x.pivot(index='k',columns='b',values='f')
# case: split-of-na
result = pd.Series(['a-b',pd.NA,None,np.nan,3],dtype=object).str.split('-',expand=True)
# case: category-beside-nullable
result = pd.Series(pd.Categorical([1,2]))==pd.Series([1,None],dtype='Int64')
# case: category-beside-string-na
result = pd.Series(pd.Categorical(['a','b']))==pd.Series(['a',None],dtype='string')
# case: category-beside-nullable-whole
result = pd.Series(pd.Categorical([1,2]))==pd.Series([1,2],dtype='Int64')
# case: category-beside-string
result = pd.Series(pd.Categorical(['a','b']))==pd.Series(['a','c'],dtype='string')
# case: category-unlike-string
result = pd.Series(pd.Categorical(['a','b']))!=pd.Series(['a','c'],dtype='string')
# case: category-of-nullable-truths
result = pd.Series([True,None],dtype='boolean').astype('category')
# case: category-of-nullable-numbers
result = pd.Series([1,None],dtype='Int64').astype('category')
# case: category-of-string
result = pd.Series(['a',None],dtype='string').astype('category').tolist()
# case: apply-sqrt-nullable
result = pd.Series([4.0,None],dtype='Float64').apply(np.sqrt)
# case: apply-sqrt-nullable-ints
result = pd.Series([4,9],dtype='Int64').apply(np.sqrt)
# case: map-sqrt-nullable
result = pd.Series([4.0,None],dtype='Float64').map(np.sqrt)
# case: apply-isnan-nullable
result = pd.Series([4,9],dtype='Int64').apply(np.isnan)
# case: shift-truths-filled
result = pd.Series([True,False],dtype='boolean').shift(1,fill_value=0)
# case: shift-numbers-filled
result = pd.Series([1,2],dtype='Int64').shift(1,fill_value=True)
# case: nullable-truths
result = pd.Series([True,False],dtype='boolean')
# case: nullable-truths-of-text
result = pd.Series(['x'],dtype='boolean')
