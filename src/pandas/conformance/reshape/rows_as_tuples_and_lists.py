import pandas as pd
import numpy as np
df = pd.DataFrame({'id':[1,1,2,2],'k':['a','b','a','b'],'v':[10,20,30,40]})
w = pd.DataFrame({'id':[1,2],'a':[10,30],'b':[20,40]})
mi = pd.MultiIndex.from_product([['N','S'],[1,2]], names=['reg','n'])
mf = pd.DataFrame({'v':[1,2,3,4],'w':[5,6,7,8]}, index=mi)
ms = mf['v']
# case: explode2
result = pd.DataFrame({'a':[[1,2],[3]],'b':[['x','y'],['z']]}).explode(['a','b'])
# case: explode4
result = pd.DataFrame({'a':[[1,2],[3]],'b':[['x'],['z']]}).explode(['a','b'])
# case: it4
result = [str(r) for r in df.rename(columns={'v':'my col','k':'class'}).itertuples(name='Row')]
# case: frd3
result = pd.DataFrame.from_dict({'index':[1],'columns':['a'],'data':[[5]],'index_names':['i'],'column_names':['c']}, orient='tight')
# case: pop1
s = pd.Series([1,2], index=['a','b']); p = s.pop('a'); result = [p, s]
