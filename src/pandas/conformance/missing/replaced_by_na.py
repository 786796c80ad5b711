import pandas as pd
import numpy as np
i = pd.Series([1, 0, 3])
f = pd.Series([1.5, 0, np.nan])
b = pd.Series([True, False, True])
o = pd.Series(["a", None, 1])
on = pd.Series([1, 2, "a"], dtype=object)
t = pd.Series(pd.to_datetime(["2020-01-01", None]))
d = pd.DataFrame({"a": [1, 2], "b": [2, 3], "c": ["x", "y"]})

# case: int_na
result = i.replace(0, pd.NA)

# case: int_na_list
result = i.replace([0, 5], pd.NA)

# case: int_na_dict
result = i.replace({0: pd.NA})

# case: int_na_dict_two
result = i.replace({0: pd.NA, 3: 4})

# case: int_na_dict_two_other
result = i.replace({0: 7, 3: pd.NA})

# case: float_na
result = f.replace(0, pd.NA)

# case: float_na_list
result = f.replace([0], pd.NA)

# case: float_na_dict
result = f.replace({1.5: pd.NA})

# case: float_nan_na
result = f.replace(np.nan, pd.NA)

# case: bool_na
result = b.replace(True, pd.NA)

# case: bool_na_dict
result = b.replace({True: pd.NA})

# case: time_na
result = t.replace(pd.Timestamp("2020-01-01"), pd.NA)

# case: object_na
result = o.replace("a", pd.NA)

# case: object_numbers_na
result = on.replace("a", pd.NA)

# case: object_numbers_na_list
result = on.replace(["a"], pd.NA)

# case: frame_na
result = d.replace(2, pd.NA)

# case: frame_na_dict
result = d.replace({2: pd.NA})

# case: frame_na_list
result = d.replace([1, 7], pd.NA)

# case: frame_na_nested
result = d.replace({"a": {2: pd.NA}})

# case: frame_na_column
result = d.replace({"a": 2}, pd.NA)

# case: int_nat
result = i.replace(0, pd.NaT)

# case: int_nat_list
result = i.replace([0], pd.NaT)

# case: float_nat
result = f.replace(0, pd.NaT)

# case: mask_na
result = i.mask(i.eq(0), pd.NA)

# case: where_na
result = f.where(f > 1, pd.NA)

# case: nullable_na
result = i.astype("Int64").replace(0, pd.NA)

# case: int_text_list
result = i.replace([0, 1], ["x", pd.NA])

# case: int_not_found
result = i.replace(9, pd.NA)
