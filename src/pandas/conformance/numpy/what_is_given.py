import numpy as np
import pandas as pd

# case: what-is-given-1
result = np.sum(x for x in [1, 2, 3])
# case: what-is-given-2
result = np.mean({'a': 1, 'b': 2}.values())
# case: what-is-given-3
result = np.mean(map(int, ['1', '2']))
# case: what-is-given-4
result = np.mean(x for x in [1, 2])
# case: what-is-given-5
result = np.median({1, 2, 3})
# case: what-is-given-6
result = np.in1d([1, 2], {1, 3})
# case: what-is-given-7
result = np.where(pd.Series([1, 2]).isin({1, 3}), 'a', 'b')
# case: what-is-given-8
result = np.mean(zip([1, 2]))
# case: what-is-given-9
result = np.std({1, 2})
# case: what-is-given-10
result = np.array(range(3))
# case: what-is-given-11
result = np.concatenate([np.array([1]), []])
# case: what-is-given-12
result = np.mean({'a': 1})
# case: what-is-given-13
result = np.array(list({'a': 1}.values()))
# case: what-is-given-14
result = np.percentile({'a': 1}.values(), 50)
# case: what-is-given-15
result = np.append([], [1])
# case: what-is-given-16
result = np.append([1], [])
# case: what-is-given-17
result = np.unique([])
# case: what-is-given-18
result = np.mean([])
# case: what-is-given-19
result = np.sum([])
# case: what-is-given-20
result = np.intersect1d([], [1])
# case: what-is-given-21
result = np.setdiff1d([1, 2], [])
# case: what-is-given-22
result = np.union1d([], ['a'])
# case: what-is-given-23
result = np.unique(['a', 1])
# case: what-is-given-24
result = np.concatenate(([1, 2], [3]))
# case: what-is-given-25
result = np.hstack(([1, 2], [3, 4]))
# case: what-is-given-26
result = np.vstack(((1, 2), (3, 4)))
# case: what-is-given-27
result = np.column_stack(((1, 2), (3, 4)))
# case: what-is-given-28
result = np.array(((1, 2), (3, 4))).tolist()
# case: what-is-given-29
result = np.mean(((1, 2), (3, 4)), axis=0)
# case: what-is-given-30
result = np.array([(1, 2), (3, 4)]).sum(axis=0)
# case: what-is-given-31
result = np.unique(((1, 2), (1, 4)))
# case: what-is-given-32
result = np.where(np.array([True, False]), [], [])
# case: what-is-given-33
result = np.select([np.array([True, False])], [[1, 2]], default=0)
# case: what-is-given-34
result = np.select([], [])
# case: what-is-given-35
result = np.lexsort(([1, 2, 1], [3, 2, 1]))
# case: what-is-given-36
result = np.lexsort((pd.Series([1, 2, 1]), pd.Series([3, 2, 1])))
# case: what-is-given-37
result = np.isnan([])
# case: what-is-given-38
result = np.maximum([], [])
# case: what-is-given-39
result = np.array(()).tolist()
