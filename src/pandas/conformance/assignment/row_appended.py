import pandas as pd
import numpy as np

# case: int_row
x = pd.DataFrame({'a':[1,2],'b':[1.5,2]})
x.loc[len(x)] = x.iloc[0]
result = x

# case: obj_row
x = pd.DataFrame({'a':[1,2],'b':['s','t'],'d':pd.to_datetime(['2020-01-01',None])})
x.loc[len(x)] = x.iloc[1]
result = x

# case: none_row
x = pd.DataFrame({'a':[1,2],'b':['s','t'],'d':pd.to_datetime(['2020-01-01',None])})
x.loc[5] = [None, None, None]
result = x

# case: nan_row
x = pd.DataFrame({'a':[1,2],'b':['s','t'],'d':pd.to_datetime(['2020-01-01',None]),'t':[True,False],'I':pd.array([1,None],dtype='Int64')})
x.loc[5] = np.nan
result = x

# case: none_scalar
x = pd.DataFrame({'a':[1,2],'b':['s','t'],'d':pd.to_datetime(['2020-01-01',None]),'t':[True,False],'I':pd.array([1,None],dtype='Int64')})
x.loc[5] = None
result = x

# case: dict_row
x = pd.DataFrame({'a':[1,2],'b':['s','t']})
x.loc['z'] = {'a': 5, 'q': 1}
result = x

# case: str_label
x = pd.DataFrame({'a':[1,2],'b':['s','t']})
x.loc['Total'] = x.sum(numeric_only=True)
result = x

# case: str_label2
x = pd.DataFrame({'a':[1,2],'b':[3,4]})
x.loc['Total'] = x.sum()
result = x

# case: float_label
x = pd.DataFrame({'a':[1,2],'b':[3,4]})
x.loc[2.5] = [1, 2]
result = x

# case: bool_index
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=[True, False])
x.loc[7] = [1, 2.5]
result = x

# case: dt_index
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=pd.to_datetime(['2020-01-01', '2020-01-02']))
x.loc[pd.Timestamp('2020-01-05')] = [1, 2.5]
result = x

# case: dt_index_int
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=pd.to_datetime(['2020-01-01', '2020-01-02']))
x.loc[7] = [1, 2.5]
result = x

# case: mi_tuple
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['u','v']))
x.loc[(3,'c'), :] = [1, 2]
result = x

# case: mi_scalar
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['u','v']))
x.loc[len(x)+3] = [1, 2]
result = x

# case: empty
x = pd.DataFrame({'a':[],'b':[]})
x.loc[0] = [1, 'a']
result = x

# case: empty_named
x = pd.DataFrame({'a':[],'b':[]}, index=pd.Index([], name='id'))
x.loc[0] = [1, None]
result = x

# case: empty_ser
x = pd.DataFrame({'a':[],'b':[]})
x.loc['q'] = pd.Series({'a': 1, 'b': 's'})
result = x

# case: empty_cols
x = pd.DataFrame(columns=['a', 'b'])
x.loc[len(x)] = ['x', 1]
x.loc[len(x)] = ['y', 2.5]
result = x

# case: cat
x = pd.DataFrame({'a':pd.Categorical(['p','q']),'b':[1,2]})
x.loc[len(x)] = ['p', 3]
result = x

# case: cat_row
x = pd.DataFrame({'a':pd.Categorical(['p','q']),'b':[1,2]})
x.loc[len(x)] = x.iloc[0]
result = x

# case: named_index
x = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=pd.Index([5,6], name='id'))
x.loc[9] = [0, 0]
result = x

# case: mism
x = pd.DataFrame({'a':[1,2],'b':[3,4]})
x.loc[9] = [0]
result = x

# case: ts
x = pd.DataFrame({'a':[1,2],'d':pd.to_timedelta(['1 days', None])})
x.loc[9] = [0, pd.Timedelta('2 days')]
result = x

# case: tf
x = pd.DataFrame({'a':[True,False],'d':[1.5, 2]})
x.loc[9] = [1, True]
result = x
