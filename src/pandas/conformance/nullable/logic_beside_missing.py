import numpy as np
import pandas as pd

# case: logic-beside-missing-1
s = pd.Series([True,False,None], dtype=object)
result = s | pd.NA
# case: logic-beside-missing-2
s = pd.Series([True,False,None], dtype=object)
result = s | True
# case: logic-beside-missing-3
s = pd.Series([True,False,None], dtype=object)
result = s | np.nan
# case: logic-beside-missing-4
s = pd.Series([True,False,None], dtype=object)
result = s | None
# case: logic-beside-missing-5
s = pd.Series([True,False,None], dtype=object)
result = s | False
# case: logic-beside-missing-6
s = pd.Series([True,False,None], dtype=object)
result = s & pd.NA
# case: logic-beside-missing-7
s = pd.Series([True,False,None], dtype=object)
result = s & True
# case: logic-beside-missing-8
s = pd.Series([True,False,None], dtype=object)
result = s & np.nan
# case: logic-beside-missing-9
s = pd.Series([True,False,None], dtype=object)
result = s & None
# case: logic-beside-missing-10
s = pd.Series([True,False,None], dtype=object)
result = s & False
# case: logic-beside-missing-11
s = pd.Series([True,False,None], dtype=object)
result = s ^ pd.NA
# case: logic-beside-missing-12
s = pd.Series([True,False,None], dtype=object)
result = s ^ True
# case: logic-beside-missing-13
s = pd.Series([True,False,None], dtype=object)
result = s ^ np.nan
# case: logic-beside-missing-14
s = pd.Series([True,False,None], dtype=object)
result = s ^ None
# case: logic-beside-missing-15
s = pd.Series([True,False,None], dtype=object)
result = s ^ False
# case: logic-beside-missing-16
s = pd.Series([True,False,np.nan], dtype=object)
result = s | pd.NA
# case: logic-beside-missing-17
s = pd.Series([True,False,np.nan], dtype=object)
result = s | True
# case: logic-beside-missing-18
s = pd.Series([True,False,np.nan], dtype=object)
result = s | np.nan
# case: logic-beside-missing-19
s = pd.Series([True,False,np.nan], dtype=object)
result = s | None
# case: logic-beside-missing-20
s = pd.Series([True,False,np.nan], dtype=object)
result = s | False
# case: logic-beside-missing-21
s = pd.Series([True,False,np.nan], dtype=object)
result = s & pd.NA
# case: logic-beside-missing-22
s = pd.Series([True,False,np.nan], dtype=object)
result = s & True
# case: logic-beside-missing-23
s = pd.Series([True,False,np.nan], dtype=object)
result = s & np.nan
# case: logic-beside-missing-24
s = pd.Series([True,False,np.nan], dtype=object)
result = s & None
# case: logic-beside-missing-25
s = pd.Series([True,False,np.nan], dtype=object)
result = s & False
# case: logic-beside-missing-26
s = pd.Series([True,False,np.nan], dtype=object)
result = s ^ pd.NA
# case: logic-beside-missing-27
s = pd.Series([True,False,np.nan], dtype=object)
result = s ^ True
# case: logic-beside-missing-28
s = pd.Series([True,False,np.nan], dtype=object)
result = s ^ np.nan
# case: logic-beside-missing-29
s = pd.Series([True,False,np.nan], dtype=object)
result = s ^ None
# case: logic-beside-missing-30
s = pd.Series([True,False,np.nan], dtype=object)
result = s ^ False
# case: logic-beside-missing-31
s = pd.Series([True, pd.NA], dtype=object)
result = s | pd.NA
# case: logic-beside-missing-32
s = pd.Series([True, pd.NA], dtype=object)
result = s | True
# case: logic-beside-missing-33
s = pd.Series([True, pd.NA], dtype=object)
result = s | np.nan
# case: logic-beside-missing-34
s = pd.Series([True, pd.NA], dtype=object)
result = s | None
# case: logic-beside-missing-35
s = pd.Series([True, pd.NA], dtype=object)
result = s | False
# case: logic-beside-missing-36
s = pd.Series([True, pd.NA], dtype=object)
result = s & pd.NA
# case: logic-beside-missing-37
s = pd.Series([True, pd.NA], dtype=object)
result = s & True
# case: logic-beside-missing-38
s = pd.Series([True, pd.NA], dtype=object)
result = s & np.nan
# case: logic-beside-missing-39
s = pd.Series([True, pd.NA], dtype=object)
result = s & None
# case: logic-beside-missing-40
s = pd.Series([True, pd.NA], dtype=object)
result = s & False
# case: logic-beside-missing-41
s = pd.Series([True, pd.NA], dtype=object)
result = s ^ pd.NA
# case: logic-beside-missing-42
s = pd.Series([True, pd.NA], dtype=object)
result = s ^ True
# case: logic-beside-missing-43
s = pd.Series([True, pd.NA], dtype=object)
result = s ^ np.nan
# case: logic-beside-missing-44
s = pd.Series([True, pd.NA], dtype=object)
result = s ^ None
# case: logic-beside-missing-45
s = pd.Series([True, pd.NA], dtype=object)
result = s ^ False
# case: logic-beside-missing-46
result = pd.Series([True, False]) | pd.NA
# case: logic-beside-missing-47
result = pd.Series([1, 0]) & pd.NA
# case: logic-beside-missing-48
result = pd.Series([1.5, 0]) & pd.NA
# case: logic-beside-missing-49
result = pd.Series([True, False]) | np.nan
# case: logic-beside-missing-50
result = pd.Series(['a', 'b']) | None
# case: logic-beside-missing-51
result = pd.Series(['a', 'b']) | pd.NaT
# case: logic-beside-missing-52
result = pd.Series(['a', 'b']) & pd.NA
# case: logic-beside-missing-53
result = pd.Series(pd.to_datetime(['2020-01-01'])) & pd.NA
# case: logic-beside-missing-54
result = pd.NA | pd.Series([True, False], dtype=object)
# case: logic-beside-missing-55
result = pd.DataFrame({'a': [True, False], 'b': [None, True]}) | None
# case: logic-beside-missing-56
result = pd.DataFrame({'a': [True, False], 'b': [None, True]}) & pd.NA
# case: logic-beside-missing-57
result = pd.Series([True, None, pd.NA], dtype=object) | pd.Series([False, True, True])
# case: logic-beside-missing-58
result = pd.Series([True, pd.NA], dtype=object) | pd.Series([False, True])
# case: logic-beside-missing-59
result = pd.Series([True, pd.NA], dtype=object) & pd.Series([False, False])
# case: logic-beside-missing-60
result = pd.Series([True, pd.NA], dtype=object) & pd.Series([False, False], dtype=object)
