import numpy as np
import pandas as pd

# case: common-names-1
a = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'c'),(2,'d')], names=['t','z']))
result = pd.concat([a,b],axis=1)

# case: common-names-2
a = pd.DataFrame([[1,2],[3,4]], index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','z']))
result = pd.concat([a,b],axis=1)

# case: common-names-3
a = pd.DataFrame([[1,2],[3,4]], index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], index=pd.MultiIndex.from_tuples([(1,'a'),(2,'c')], names=['t','z']))
result = pd.concat([a,b],axis=1)

# case: common-names-4
a = pd.DataFrame([[1,2],[3,4]], index=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], index=pd.MultiIndex.from_tuples([(1,'a'),(2,'c')], names=['t','z']))
result = pd.concat([a,b],axis=1, join='inner')

# case: common-names-5
a = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','z']))
result = pd.concat([a,b])

# case: common-names-6
a = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'b')], names=['t','s']))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.MultiIndex.from_tuples([(1,'a'),(2,'c')], names=['t','z']))
result = pd.concat([a,b])

# case: common-names-7
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=['a','b'])
result = pd.concat([a,b])

# case: common-names-8
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=['a','c'])
result = pd.concat([a,b], join='inner')

# case: common-names-9
a = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], columns=pd.Index(['a','b'],name='z'))
result = pd.concat([b,a], sort=True)

# case: common-names-10
a = pd.DataFrame([[1,2],[3,4]], index=pd.Index(['a','b'],name='s'))
b = pd.DataFrame([[1,2],[3,4]], index=['a','b'])
result = pd.concat([a,b], axis=1)
