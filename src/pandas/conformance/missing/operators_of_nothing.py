import numpy as np
import pandas as pd

# case: operators-of-nothing-1
result = pd.Series([],dtype=object)+pd.NA
# case: operators-of-nothing-2
result = pd.Series([],dtype=object)*'a'
# case: operators-of-nothing-3
result = pd.Series([],dtype=object)-'a'
# case: operators-of-nothing-4
result = pd.DataFrame({'k': []})+pd.NA
# case: operators-of-nothing-5
result = pd.DataFrame({'k': pd.Series([],dtype=float)})+'a'
# case: operators-of-nothing-6
result = pd.Series([],dtype=bool)+'a'
# case: operators-of-nothing-7
result = pd.Series([],dtype=int)*'a'
# case: operators-of-nothing-8
result = pd.Series([],dtype=int)-'a'
# case: operators-of-nothing-9
result = pd.Series([],dtype='Int64')+'a'
# case: operators-of-nothing-10
result = pd.Series([],dtype='string')+1
# case: operators-of-nothing-11
result = pd.Series([],dtype='string')+'a'
# case: operators-of-nothing-12
result = pd.Series([],dtype='datetime64[ns]')+'a'
# case: operators-of-nothing-13
result = pd.Series([],dtype='datetime64[ns]')+1
# case: operators-of-nothing-14
result = pd.Series([],dtype='datetime64[ns]')*2
# case: operators-of-nothing-15
result = pd.Series([],dtype='timedelta64[ns]')+1
# case: operators-of-nothing-16
result = pd.Series([],dtype='category')+1
# case: operators-of-nothing-17
result = 'a'+pd.Series([],dtype=int)
# case: operators-of-nothing-18
result = pd.Series([],dtype=int)+pd.Series([],dtype=object)
# case: operators-of-nothing-19
result = pd.Series([],dtype=int)+pd.Series([],dtype='string')
# case: operators-of-nothing-20
result = pd.Series([],dtype=int)<'a'
# case: operators-of-nothing-21
result = pd.Series([],dtype=object)<1
# case: operators-of-nothing-22
result = pd.Series([],dtype='string')<1
# case: operators-of-nothing-23
result = pd.Series([],dtype=object)&True
# case: operators-of-nothing-24
result = pd.Series([],dtype=int)+[1]
# case: operators-of-nothing-25
result = pd.Series([],dtype=object)+None
# case: operators-of-nothing-26
result = pd.Series([],dtype=int)+np.nan
