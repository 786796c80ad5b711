import numpy as np
import pandas as pd

df = pd.DataFrame({"S": pd.array(["p", None], dtype="string"), "n": [1, 2]})
# case: row-of-missing-values
result = repr(pd.DataFrame({"a": [np.nan], "b": [None]}).iloc[0])
# case: dtype-of-nullable-text
result = repr(df.dtypes)
# case: dtypes-converted
result = str(pd.DataFrame({"t": ["x", None], "n": [1, 2]}).convert_dtypes().dtypes)
# case: dtype-alone
result = [str(df["S"].dtype), repr(df["S"].dtype), f"{df['S'].dtype}"]
# case: columns-of-text-chosen
result = df.select_dtypes("string")
# case: columns-of-str-chosen
result = df.select_dtypes("str")
# case: columns-of-the-type-str-chosen
result = df.select_dtypes(include=[str])
