import numpy as np
import pandas as pd
m = np.array([[3, 1, 2], [6, 5, 4]])
df = pd.DataFrame({'a': [1.0, 2, 4, 3], 'b': [2.0, 1, 5, 7], 'c': [9.0, 3, 2, 1]})
# case: np.triu-m
result = np.triu(m)
# case: np.tril-m-k--1
result = np.tril(m, k=-1)
# case: np.triu-m-1
result = np.triu(m, 1)
# case: np.triu-1-2-3
result = np.triu([1, 2, 3])
# case: np.tril-df.corr-0.5
result = np.tril(df.corr() > 0.5)
# case: np.triu-np.ones-3-3-k-1-.astype-bool
result = np.triu(np.ones((3, 3)), k=1).astype(bool)
# case: pairs-of-correlations
c = df.corr().abs()
result = c.where(np.triu(np.ones(c.shape), k=1).astype(bool)).stack()
# case: mask-of-correlations
c = df.corr()
result = c.mask(np.tril(np.ones_like(c, dtype=bool)))
# case: np.diag-m
result = np.diag(m)
# case: np.diag-1-2
result = np.diag([1, 2])
# case: np.diag-1.5-2-k-1
result = np.diag([1.5, 2], k=1)
# case: np.diag-df.corr
result = np.diag(df.corr())
# case: np.diagonal-m-offset-1
result = np.diagonal(m, offset=1)
# case: m.diagonal
result = m.diagonal()
# case: np.trace-m
result = np.trace(m)
# case: m.trace-offset-1
result = m.trace(offset=1)
# case: trace-of-one-dimension
result = np.trace([1, 2])
# case: np.tri-2-3
result = np.tri(2, 3)
# case: np.eye-2-3
result = np.eye(2, 3)
# case: np.eye-3-k-1-dtype-int
result = np.eye(3, k=1, dtype=int)
# case: np.identity-2
result = np.identity(2)
# case: np.triu_indices-3-k-1
result = np.triu_indices(3, k=1)
# case: np.tril_indices-2
result = np.tril_indices(2)
# case: m-np.triu_indices_from-m
result = m[np.triu_indices_from(m)]
# case: df.corr-.values-np.triu_indices-3-1
result = df.corr().values[np.triu_indices(3, 1)]
# case: diag-of-a-number
result = np.diag(5)
