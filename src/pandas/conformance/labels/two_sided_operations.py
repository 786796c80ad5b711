import pandas as pd
import numpy as np
a = pd.DataFrame({'x':[1,2,3],'y':[4,5,6]}, index=['p','q','r'])
b = pd.DataFrame({'y':[10,20,30],'z':[7,8,9]}, index=['q','r','s'])
s = pd.Series([1,2,3], index=['p','q','r'], name='s')
t = pd.Series([10,20,30], index=['q','r','s'], name='t')
mi = pd.MultiIndex.from_tuples([('N',1),('N',2),('S',1)], names=['reg','n'])
mj = pd.MultiIndex.from_tuples([('S',1),('N',2),('T',1)], names=['reg','n'])
ms = pd.Series([10,20,30], index=mi, name='m')
mt = pd.Series([1,2,3], index=mj, name='m')
dup = pd.Series([1,2,3], index=['a','a','b'])
# case: frame_and
result = (a > 1) & (b > 7)
# case: series_and
result = (s > 1) & (t > 10)
# case: series_or
result = (s > 1) | (t > 10)
# case: series_xor
result = (s > 1) ^ (t > 10)
# case: dup_frame_series
d = pd.DataFrame([[1,2,3]], columns=['a','a','b'])
result = d + pd.Series({'a':1,'b':2})
# case: combine_first_frame
result = a.combine_first(b)
# case: combine_first_bool
result = pd.DataFrame({'a':[True,False]}).combine_first(pd.DataFrame({'a':[False,False,True],'b':[True,True,False]}))
# case: combine_first_int_frame
result = pd.DataFrame({'a':[1,2]}).combine_first(pd.DataFrame({'a':[9,9],'b':[3,4]}))
# case: combine_first_strnone
result = pd.DataFrame({'a':['x',None]}).combine_first(pd.DataFrame({'a':['q','w'],'b':[3,4]}))
# case: combine_s
result = s.combine(t, max)
# case: combine_s_fill
result = s.combine(t, lambda x,y: x+y, fill_value=0)
# case: combine_f
result = a.combine(b, lambda x,y: x if x.sum() > y.sum() else y)
# case: combine_f_min
result = pd.DataFrame({'A':[0,0],'B':[4,4]}).combine(pd.DataFrame({'A':[1,1],'B':[3,3]}), np.minimum)
# case: where_frame
result = a.where(a > 2, b)
# case: where_frame2
result = a.where(a > 2, -a)
# case: where_cond_partial
result = a.where(pd.DataFrame({'x':[True,False]}, index=['p','q']))
# case: mask_cond_partial
result = a.mask(pd.DataFrame({'x':[True,False]}, index=['p','q']))
# case: mask_series_cond
result = s.mask(pd.Series([True], index=['q']))
# case: where_series_cond
result = s.where(pd.Series([True], index=['q']))
# case: mask_array
result = a.mask(np.array([[True,False],[False,False],[True,True]]), 0)
# case: bool_sum_frame
result = (a > 1).add(b > 7)
# case: frame_dupcols2
u = pd.DataFrame([[1,2]], columns=['a','a'])
result = u + pd.DataFrame([[1,2]], columns=['a','b'])
# case: and_nonbool
result = pd.Series([1,2,3]) & pd.Series([3,3])
# case: and_obj
result = pd.Series([True,None]) & pd.Series([True,True])
# case: or_obj
result = pd.Series([True,None,False]) | pd.Series([True,True,None])
# case: series_align_axis
l, r = a.align(s, axis=0)
result = r
# case: align_frame_series_axis1
l, r = a.align(pd.Series({'x':1,'q':2}), axis=1)
result = [l, r]
# case: frame_align_both
l, r = a.align(b, fill_value=0)
result = [l, r]
# case: align_right
l, r = s.align(t, join='right')
result = [l, r]
# case: align_inner
l, r = a.align(b, join='inner')
result = [l, r]
