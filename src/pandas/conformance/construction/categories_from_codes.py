import pandas as pd
import numpy as np

# case: places of categories
result = pd.Categorical.from_codes([0, 1, 0], ['a', 'b'])
# case: a missing one, ordered
result = pd.Series(pd.Categorical.from_codes([0, -1, 1], categories=['lo', 'hi'], ordered=True)) > 'lo'
# case: of a dtype
result = pd.Categorical.from_codes([1, 0], dtype=pd.CategoricalDtype(['p', 'q'], ordered=True)).codes
# case: of a dtype and categories
result = pd.Categorical.from_codes([1, 0], ['p'], dtype=pd.CategoricalDtype(['p', 'q']))
# case: what factorize gives
codes, uniques = pd.factorize(['q', 'p', 'q'])
result = pd.Series(pd.Categorical.from_codes(codes, uniques))
# case: none
result = pd.Categorical.from_codes([], ['a'])
# case: a place that there is not
result = pd.Categorical.from_codes([0, 2], ['a', 'b'])
# case: fractions
result = pd.Categorical.from_codes([0.0, 1.0], ['a', 'b'])
# case: truths
result = pd.Categorical.from_codes([True, False], ['a', 'b'])
# case: nullable numbers
result = pd.Categorical.from_codes(pd.array([0, 1], dtype='Int64'), ['a', 'b'])
# case: a missing number
result = pd.Categorical.from_codes(pd.array([0, None], dtype='Int64'), ['a', 'b'])
# case: categories twice
result = pd.Categorical.from_codes([0], ['a', 'a'])
# case: no categories
result = pd.Categorical.from_codes([0])
