import pandas as pd
import numpy as np

# case: mi_str
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([x, pd.DataFrame({'z':[1],'k':[2]})])

# case: mi_int
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)]))
result = pd.concat([x, pd.DataFrame({0:[1],1:[2]})])

# case: str_mi
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)]))
result = pd.concat([pd.DataFrame({'z':[1],'k':[2]}), x])

# case: int_mi
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)]))
result = pd.concat([pd.DataFrame({0:[1],1:[2]}), x])

# case: mi_mi3
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)]))
y = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1, 3),('a',2, 3)]))
result = pd.concat([x, y])

# case: mi3_mi
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)]))
y = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1, 3),('a',2, 3)]))
result = pd.concat([y, x])

# case: mi_str_1
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([x, pd.DataFrame({'z':[1],'k':[2]})], axis=1)

# case: mi_str_1_rows
x = pd.DataFrame({'u':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([x, pd.DataFrame({'z':[1],'k':[2]}, index=['q'])], axis=1)

# case: mi_int_1_rows
x = pd.DataFrame({'u':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([x, pd.DataFrame({'z':[1],'k':[2]})], axis=1)

# case: int_mi_1_rows
x = pd.DataFrame({'u':[1,2]}, index=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([pd.DataFrame({'z':[1],'k':[2]}), x], axis=1)

# case: inner
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([x, pd.DataFrame({'z':[1],'k':[2]})], join='inner')

# case: inner2
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([pd.DataFrame({'z':[1],'k':[2]}), x], join='inner')

# case: sort
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([pd.DataFrame({'z':[1],'k':[2]}), x], sort=True)

# case: dt
x = pd.DataFrame([[1,2]], columns=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']))
result = pd.concat([x, pd.DataFrame([[1, 2]], columns=pd.to_datetime(['2020-01-01', '2020-01-02']))])

# case: rowser
x = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']), name='s')
result = pd.concat([x, pd.Series([1,2])])

# case: rowser1
x = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']), name='s')
result = pd.concat([x, pd.Series([1,2])], axis=1)

# case: ignore
x = pd.Series([1,2], index=pd.MultiIndex.from_tuples([('a',1),('a',2)], names=['p','q']), name='s')
result = pd.concat([x, pd.Series([1,2])], axis=1, ignore_index=True)
