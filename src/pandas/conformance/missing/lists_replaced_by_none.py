import numpy as np
import pandas as pd

# case: lists-replaced-by-none-1
result = pd.DataFrame({'k': [3], 'f2': [1.5], 'p': [np.nan]}).replace([0, 1.5], None)
# case: lists-replaced-by-none-2
result = pd.DataFrame({'p': [np.nan, np.nan]}).replace([0, 1.5], None)
# case: lists-replaced-by-none-3
result = pd.DataFrame({'p': [np.nan, 2.0]}).replace([0, 1.5], None)
# case: lists-replaced-by-none-4
result = pd.DataFrame({'p': [np.nan, 1.5]}).replace([0, 1.5], None)
# case: lists-replaced-by-none-5
result = pd.Series([np.nan, np.nan]).replace([0, 1.5], None)
# case: lists-replaced-by-none-6
result = pd.Series([np.nan, np.nan]).replace(1.5, None)
# case: lists-replaced-by-none-7
result = pd.DataFrame({'p': [np.nan, np.nan], 'q': [1.5, 2]}).replace({1.5: None})
# case: lists-replaced-by-none-8
result = pd.DataFrame({'p': [np.nan, np.nan], 'q': ['a', 'b']}).replace(['a'], None)
# case: lists-replaced-by-none-9
result = pd.DataFrame({'p': [1.0, np.nan], 'q': ['a', 'b']}).replace(['a'], None)
# case: lists-replaced-by-none-10
result = pd.DataFrame({'p': [1, 2], 'q': [True, False]}).replace([7, True], None)
# case: lists-replaced-by-none-11
result = pd.DataFrame({'q': [True, False]}).replace([7, True], None)
# case: lists-replaced-by-none-12
result = pd.DataFrame({'q': [True, False]}).replace(['new', True], None)
# case: lists-replaced-by-none-13
result = pd.DataFrame({'q': [True]}).replace(['new', True], None)
# case: lists-replaced-by-none-14
result = pd.DataFrame({'q': [False]}).replace(['new', True], None)
# case: lists-replaced-by-none-15
result = pd.DataFrame({'q': [False], 'r': [True]}).replace(['new', True], None)
# case: lists-replaced-by-none-16
result = pd.DataFrame({'q': [False]}).replace(True, None)
# case: lists-replaced-by-none-17
result = pd.Series([False]).replace(['new', True], None)
# case: lists-replaced-by-none-18
result = pd.factorize(np.array([[3, 1], [1, 2]]))
# case: lists-replaced-by-none-19
x = pd.crosstab(pd.Series([], dtype=float), pd.Series([], dtype=object))
result = (x.shape, x.dtypes.tolist(), x.columns, x.index)
# case: lists-replaced-by-none-20
result = pd.DataFrame(index=[], columns=[]).stack()
# case: lists-replaced-by-none-21
result = pd.DataFrame(index=pd.Index([], name='a'), columns=pd.Index([], name='b'), dtype=float).stack()
# case: lists-replaced-by-none-22
result = pd.DataFrame({'a': [1]}).iloc[:0, :0].stack()
# case: lists-replaced-by-none-23
result = pd.DataFrame({'a': [1.5], 'b': [2]})[[]].stack()
# case: lists-replaced-by-none-24
result = pd.DataFrame({'a': ['x'], 'b': ['y']}).iloc[:0].stack()
# case: lists-replaced-by-none-25
result = pd.DataFrame({'a': [1], 'b': [2]}).iloc[:0].stack()
# case: lists-replaced-by-none-26
x = pd.DataFrame([[1, 2]], columns=['k', 'k']).iloc[:0]
result = x['k'].apply(lambda v: None)
# case: lists-replaced-by-none-27
x = pd.DataFrame([[1, 2]], columns=['k', 'k']).iloc[:0]
def f(v):
    try:
        return float(v)
    except (TypeError, ValueError):
        return None
x['c'] = x['k'].apply(f)
result = x
# case: lists-replaced-by-none-28
x = pd.DataFrame([[1, 2]], columns=['k', 'k']).iloc[:0]
def f(v):
    try:
        return float(v)
    except (TypeError, ValueError):
        return None
result = x['k'].apply(f)
