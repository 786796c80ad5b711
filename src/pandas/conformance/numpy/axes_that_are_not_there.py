import numpy as np
import pandas as pd

# case: axis-1
result = np.sum([1, 2], axis=3)

# case: axis-2
result = np.sum([1, 2], axis=1)

# case: axis-3
result = np.mean(np.array([1, 2]), axis=1)

# case: axis-4
result = np.mean([1, 2], axis=-1)

# case: axis-5
result = np.mean([1, 2], axis=-2)

# case: axis-6
result = np.prod([1, 2], axis=1)

# case: axis-7
result = np.std([1, 2], axis=1)

# case: axis-8
result = np.var([1, 2], axis=1)

# case: axis-9
result = np.max([1, 2], axis=1)

# case: axis-10
result = np.min([1, 2], axis=-2)

# case: axis-11
result = np.median([1, 2], axis=1)

# case: axis-12
result = np.any([1, 2], axis=1)

# case: axis-13
result = np.all([1, 2], axis=1)

# case: axis-14
result = np.cumsum([1, 2], axis=1)

# case: axis-15
result = np.cumprod([1, 2], axis=1)

# case: axis-16
result = np.sort([2, 1], axis=1)

# case: axis-17
result = np.sort([2, 1], axis=-1)

# case: axis-18
result = np.argsort([2, 1], axis=1)

# case: axis-19
result = np.argmax([2, 1], axis=1)

# case: axis-20
result = np.argmin([2, 1], axis=-2)

# case: axis-21
result = np.concatenate([[2, 1], [3]], axis=1)

# case: axis-22
result = np.stack([[2, 1], [3, 4]], axis=2)

# case: axis-23
result = np.nansum([2, 1], axis=1)

# case: axis-24
result = np.nanmean([2, 1], axis=1)

# case: axis-25
result = np.average([2, 1], axis=1)

# case: axis-26
result = np.sum([[1, 2]], axis=2)

# case: axis-27
result = np.mean([[1, 2]], axis=-3)

# case: axis-28
result = np.array([1, 2]).sum(axis=1)

# case: axis-29
result = np.array([1, 2]).mean(axis=1)

# case: axis-30
result = np.array([1, 2]).std(axis=1)

# case: axis-31
result = np.array([1, 2]).cumsum(axis=1)

# case: axis-32
result = np.array([1, 2]).any(axis=1)

# case: axis-33
result = np.array([1, 2]).argmax(axis=1)

# case: axis-34
result = np.array([1, 2]).argsort(axis=1)

# case: axis-35
result = np.array([[1, 2]]).sum(axis=2)

# case: axis-36
result = np.array([[1, 2]]).max(axis=5)

# case: axis-37
result = np.sum(pd.Series([1, 2]), axis=1)

# case: axis-38
result = np.mean(pd.Series([1, 2]), axis=1)

# case: axis-39
result = np.std(pd.Series([1, 2]), axis=1)

# case: axis-40
result = np.cumsum(pd.Series([1, 2]), axis=1)

# case: axis-41
result = np.max(pd.Series([1, 2]), axis=1)

# case: axis-42
result = np.sum(pd.DataFrame({'a': [1, 2]}), axis=2)
