import pandas as pd
import numpy as np
import warnings
warnings.simplefilter('ignore')

# case: pd_array_1_one_dtype_int64
result = pd.array([1,None],dtype='int64')

# case: pd_array_1_np_nan_dtype_int64
result = pd.array([1,np.nan],dtype='int64')

# case: pd_array_1_5_one_dtype_int64
result = pd.array([1.5,None],dtype='int64')

# case: pd_array_a_one_dtype_int64
result = pd.array(['a',None],dtype='int64')

# case: pd_array_rue_one_dtype_int64
result = pd.array([True,None],dtype='int64')

# case: pd_array_1_one_dtype_int8
result = pd.array([1,None],dtype='int8')

# case: pd_array_rue_one_dtype_bool
result = pd.array([True,None],dtype='bool')

# case: pd_array_1_one_dtype_float64
result = pd.array([1,None],dtype='float64')

# case: pd_array_a_one_dtype_float64
result = pd.array(['a',None],dtype='float64')

# case: pd_array_1_2_dtype_datetime64
result = pd.array([1,2],dtype='datetime64')

# case: pd_array_a_dtype_datetime64
result = pd.array(['a'],dtype='datetime64')

# case: pd_array_rue_dtype_datetime64
result = pd.array([True],dtype='datetime64')

# case: pd_array_1_5_dtype_np_datetime64
result = pd.array([1.5],dtype=np.datetime64)

# case: pd_eries_1_one_dtype_int64
result = pd.Series([1,None],dtype='int64')

# case: pd_eries_a_one_dtype_int64
result = pd.Series(['a',None],dtype='int64')

# case: pd_eries_rue_one_dtype_int8
result = pd.Series([True,None],dtype='int8')

# case: pd_array_300_one_dtype_int8
result = pd.array([300,None],dtype='int8')

# case: pd_array_1_pd_dtype_int64
result = pd.array([1,pd.NA],dtype='int64')

# case: pd_array_1_one_dtype_int64_2
result = pd.array(['1',None],dtype='int64')

# case: pd_array_1_one_dtype_int
result = pd.array([1,None],dtype=int)

# case: pd_array_one_one_dtype_int
result = pd.array([None,None],dtype=int)

# case: pd_array_np_nan_dtype_int
result = pd.array([np.nan],dtype=int)

# case: pd_array_np_inf_dtype_int
result = pd.array([np.inf],dtype=int)

# case: pd_array_1_5_2_5_dtype_int
result = pd.array([1.5,2.5],dtype=int)

# case: pd_array_300_dtype_int8
result = pd.array([300],dtype='int8')

# case: np_array_1_one_dtype_int64
result = np.array([1,None],dtype='int64')

# case: np_array_1_np_nan_dtype_int64
result = np.array([1,np.nan],dtype='int64')
