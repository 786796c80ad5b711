import pandas as pd
import numpy as np
df = pd.DataFrame({'a':[1,2,3,4],'b':[4.0,5.5,6.0,7.5],'c':['x','y','z','w']}, index=['p','q','r','s'])
d = pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
s = pd.Series([1,2,3], index=['p','q','r'], name='s')
mi = pd.MultiIndex.from_product([['N','S'],[1,2]], names=['reg','n'])
mf = pd.DataFrame({'v':[1,2,3,4],'w':[5,6,7,8]}, index=mi)
dup = pd.DataFrame({'v':[1,2,3]}, index=['a','a','b'])
# case: several_new_cols
df.loc[:, ['u','v']] = 0; result = df
# case: several_new_cols2
df[['u','v']] = [[1,2]]*4; result = df
# case: iloc_set5
df.iloc[0:2, 0:2] = np.array([[1.5,2],[3,4]]); result = df
# case: loc_slice_negstep
result = df.loc['s':'p':-1]
# case: enlarge_series5
t = pd.Series([True,False]); t.loc[2] = None; result = t
# case: set_loc_list_cell
df.at['p','c'] = [1,2]; result = df
