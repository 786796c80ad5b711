import pandas as pd
import numpy as np
# case: agg1
result = pd.Series([[1,2],[3]]).agg(lambda s: len(s))
# case: agg2
result = pd.Series([1,2,3]).agg(lambda s: s.max() - s.min())
# case: agg3
result = pd.Series([1,2,3]).agg(lambda s: s + 1)
# case: agg4
result = pd.Series(['a','bb']).agg(lambda s: len(s))
# case: agg6
result = pd.Series([1,2]).agg([lambda s: s.sum()])
# case: agg7
result = pd.DataFrame({'a':[1,2]}).agg(lambda s: len(s))
# case: agg8
result = pd.Series([1,2]).agg(lambda s: float(s.sum()) if hasattr(s, 'sum') else 0)
# case: dictagg
x = pd.DataFrame([[1, 2]], columns=['a', 'a'])
result = x.agg({'a': 'count'})
# case: ag1
result = pd.DataFrame({'a': ['x', 'yy']}).agg({'a': lambda s: ', '.join(s)})
# case: ag2
result = pd.DataFrame({'a': [1, 2]}).agg({'a': lambda s: np.mean(s)})
# case: ag3
result = pd.DataFrame({'a': [1, 2]}).agg({'a': lambda s: s.max() - s.min()})
# case: ag5
result = pd.DataFrame({'a': [1, 2]}).agg({'a': ['sum', lambda s: s.sum() / 2]})
# case: ag6
result = pd.DataFrame({'a': [1, 2]}).agg(lambda s: np.mean(s))
# case: ag7
result = pd.DataFrame({'a': [1, 2]}).agg(total=('a', lambda s: s.sum()))
# case: ag8
result = pd.Series(['x', 'yy']).agg(lambda s: ', '.join(s))
# case: ag9
result = pd.Series(['x', 'yy']).agg(', '.join)
# case: ag10
result = pd.Series(['x', 'yy']).agg(len)
# case: ag11
result = pd.Series([1.5, 2]).agg(lambda x: (x > 1).mean())
# case: ag12
result = pd.Series([1.5, 2]).agg(lambda x: x.sum() if x.any() else 0)
# case: ag13
def f(s):
    return s.iloc[0]
result = pd.Series([1.5, 2]).agg(f)
# case: ag14
result = pd.Series([1, 2]).agg(np.sum)
# case: ag15
result = pd.Series([3, 1]).agg(max)
# case: ag16
result = pd.Series([3, 1]).agg(sorted)
# case: ag17
result = pd.Series([3, 1]).agg(lambda x: list(x))
# case: ag18
result = pd.Series(['b', 'a']).agg(set)
# case: ag19
result = pd.Series(['b', 'a']).agg(list)
# case: ag20
result = pd.Series([True, False]).agg(lambda x: x.sum())
# case: ag21
result = pd.Series(pd.to_datetime(['2020-01-01', '2020-01-05'])).agg(lambda x: x.max() - x.min())
# case: ag22
result = pd.Series([1, 2]).agg({'m': lambda x: x.sum(), 'n': 'max'})
# case: ag23
result = pd.Series([], dtype=float).agg(lambda x: x.sum())
# case: ag24
result = pd.Series([], dtype=float).agg(lambda x: len(x))
# case: ag25
result = pd.Series([1, 2]).agg(lambda x: len(x))
# case: np1
result = [np.mean(5), np.std(5), np.sum(3), np.max(2.5), np.median(4), np.mean(True), np.min(np.int64(3))]
# case: np2
result = type(np.mean(5)).__name__
