import pandas as pd
import numpy as np
a = pd.DataFrame({'x':[1,2],'y':['a','b']}, index=['p','q'])
b = pd.DataFrame({'y':['c','d'],'z':[1.5,2.5]}, index=['q','r'])
s = pd.Series([1,2], index=['p','q'], name='s')
t = pd.Series([1.5,2.5], index=['q','r'], name='t')
mi = pd.MultiIndex.from_product([['N','S'],[1,2]], names=['reg','n'])
mf = pd.DataFrame({'v':[1,2,3,4]}, index=mi)
# case: c65
result = pd.concat([pd.DataFrame({'x':[1]}), pd.Series([5,6], name='x')], ignore_index=True)
# case: c66
result = pd.concat([pd.DataFrame({'x':[1]}), pd.Series([5,6])], ignore_index=True)
# case: c72
result = pd.concat([a,b], keys=['one'])
# case: c81
result = pd.concat([mf, mf.rename_axis(['reg','m'])])
# case: m32
result = a.join([s, t])
