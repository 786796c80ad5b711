import pandas as pd
import numpy as np

# case: bool_slice
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True]))
result = x.loc[True:]

# case: bool_slice2
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True]))
result = x.loc[False:True]

# case: bool_obj_slice
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True],dtype=object))
result = x.loc[True:]

# case: bool_get1
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True]))
result = x.loc[1]

# case: bool_obj_get1
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True],dtype=object))
result = x.loc[1]

# case: bool_obj_getT
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True],dtype=object))
result = x.loc[True]

# case: bool_getT
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True]))
result = x.loc[True]

# case: boolean_get1
x = pd.DataFrame({'a':[1,2]}, index=pd.Index(pd.array([False,True], dtype='boolean')))
result = x.loc[1]

# case: boolean_getT
x = pd.DataFrame({'a':[1,2]}, index=pd.Index(pd.array([False,True], dtype='boolean')))
result = x.loc[True]

# case: boolean_slice
x = pd.DataFrame({'a':[1,2]}, index=pd.Index(pd.array([False,True], dtype='boolean')))
result = x.loc[True:]

# case: mi_xs_1
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['a','b','k'])
result = x.xs(1, level=1)

# case: mi_xs_T
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['a','b','k'])
result = x.xs(True, level=1)

# case: mi_xs_0int
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['a','b','k'])
result = x.xs(True, level=0)

# case: mi_loc_int
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['b','k'])
result = x.loc[1]

# case: mi_loc_intT
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['k','b'])
result = x.loc[True]

# case: mi_loc_tuple
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['k','b'])
result = x.loc[(1, 1)]

# case: mi_slice
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['b','k']).sort_index()
result = x.loc[True:]

# case: mi_slice_int
x = pd.DataFrame({'a':[1,2],'b':[True,False],'k':[1,2]}).set_index(['k','b']).sort_index()
result = x.loc[1:]

# case: empty_mi_slice
x = pd.DataFrame({'a':[],'b':[],'k':[]}).set_index(['k','b']).sort_index()
result = x.loc[0:]

# case: empty_obj_slice
x = pd.DataFrame({'a':[]}, index=pd.Index([], dtype=object))
result = x.loc[0:]

# case: empty_dt_slice
x = pd.DataFrame({'a':[]}, index=pd.to_datetime([]))
result = x.loc[0:]

# case: obj_slice
x = pd.DataFrame({'a':[1,2]}, index=['a','b'])
result = x.loc[0:]

# case: int_slice_bool
x = pd.DataFrame({'a':[1,2]}, index=[0,1])
result = x.loc[False:]

# case: list_bool
x = pd.DataFrame({'a':[1,2]}, index=pd.Index([False,True]))
result = x.loc[[True, False]]

# case: get_col
x = pd.DataFrame([[1,2]], columns=[False,True])
result = x[1]
