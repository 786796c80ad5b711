import numpy as np
import pandas as pd

df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3], "w": [1.5, np.nan, 2.5]})
m = np.array([[1, 2, 3], [4, 5, 6]])
# case: values
result = df[["v", "w"]].values
# case: values-mixed
result = df.values
# case: values-integers
result = df[["v"]].to_numpy()
# case: values-typed
result = df[["v"]].to_numpy(dtype=float)
# case: values-shape
result = df[["v", "w"]].values.shape
# case: values-sum
result = df[["v", "w"]].values.sum()
# case: values-axis
result = df[["v", "w"]].to_numpy().max(axis=1)
# case: values-cells
x = df[["v", "w"]].values
result = x[0, 1], x[:, 0], x[1:], x[-1], x[x[:, 0] > 1], x[[0, 2]], x[0:2, 1]
# case: values-loop
result = [row[0] + row[1] for row in df[["v", "w"]].values]
# case: values-tolist
result = df.values.tolist()
# case: values-ravel
result = df[["v", "w"]].values.ravel()
# case: values-flatten-unique
result = np.unique(df[["v"]].values.flatten())
# case: values-to-frame
result = pd.DataFrame(df[["v", "w"]].values, columns=["p", "q"])
# case: array
result = m
# case: array-arithmetic
result = m * 2 + 1, m / 2, m - m, -m, m ** 2, m % 2
# case: array-by-row
result = m * np.array([1, 10, 100])
# case: array-by-column
result = m / m.sum(axis=1).reshape(-1, 1)
# case: array-new-axis
result = m - m.mean(axis=1)[:, None]
# case: array-compare
result = m > 2, (m > 2).sum(), m == 5
# case: array-masked
result = m[m > 2]
# case: array-reductions
result = m.sum(), m.sum(axis=0), m.sum(axis=1), m.mean(), m.mean(axis=0), m.min(axis=1), m.std(), m.argmax(), m.argmax(axis=1), m.argmin(axis=0)
# case: array-any-all
result = (m > 5).any(), (m > 5).any(axis=0), (m > 0).all(axis=1)
# case: array-transposed
result = m.T, m.T.shape, np.transpose(m)
# case: array-reshape
result = np.arange(6).reshape(2, 3), np.arange(6).reshape(-1, 2), np.arange(6).reshape((3, -1)), m.reshape(6), m.reshape(-1)
# case: array-reshape-wrong
result = np.arange(6).reshape(4, 2)
# case: array-set
z = np.zeros((2, 3))
z[0, 1] = 5
z[1] = [1, 2, 3]
z[:, 2] = 9
result = z
# case: array-set-mask
y = m.copy()
y[y > 4] = 0
result = y, m
# case: array-float
result = np.array([[1, 2.5], [3, 4]])
# case: array-text
result = np.array([["a", "b"], ["c", "d"]], dtype=object)
# case: array-typed
result = np.array([[1, 2], [3, 4]], dtype=float)
# case: array-astype
result = m.astype(float), m.round(1)
# case: array-product
result = m @ np.array([1, 0, 1]), m @ m.T, np.dot([1, 2], [3, 4]), np.matmul(m, m.T), m.dot(np.array([1, 1, 1]))
# case: array-size
result = len(m), m.size, m.ndim, m.shape, str(m.dtype)
# case: array-frame
result = pd.DataFrame(m, columns=["a", "b", "c"], index=["x", "y"])
# case: zeros-ones-full
result = np.zeros((2, 2)), np.ones(2), np.full((1, 2), 7), np.ones((2, 1), dtype=int), np.zeros(2, dtype=bool), np.full(2, "x", dtype=object)
# case: like
result = np.zeros_like([1, 2]), np.ones_like([1.5]), np.full_like([1, 2], 9)
# case: eye
result = np.eye(2)
# case: stack
result = np.vstack([[1, 2], [3, 4]]), np.hstack([[1, 2], [3]]), np.column_stack([[1, 2], [3, 4]]), np.stack([[1, 2], [3, 4]])
# case: concatenate
result = np.concatenate([[1, 2], [3]]), np.concatenate([m, m]), np.concatenate([m, m], axis=1)
# case: append-insert-delete
result = np.append([1, 2], 3), np.append([1], [2, 3]), np.insert([1, 3], 1, 2), np.delete([1, 2, 3], 0), np.delete([1, 2, 3], [0, 2])
# case: flip-roll
result = np.flip([1, 2, 3]), np.roll([1, 2, 3], 1)
# case: where
result = np.where(m > 2, m, 0), np.where([[True, False]], "a", "b").tolist()
# case: where-positions
result = np.where(df["v"] > 1)[0]
# case: elementwise
result = np.sqrt(m), np.round(m / 7, 2), np.abs(-m), np.floor(m / 2)
# case: reductions-of-lists
result = np.sum([[1, 2], [3, 4]], axis=1), np.mean([[1, 2], [3, 4]], axis=0), np.max([[1, 2], [3, 4]]), np.median([[1, 2], [3, 4]])
# case: outer
result = np.outer([1, 2], [3, 4])
# case: ravel
result = np.ravel([[1, 2], [3, 4]])
# case: searchsorted
result = np.searchsorted([1, 3, 5], 4), np.searchsorted([1, 3, 5], [1, 3, 6]), np.searchsorted([1, 3, 5], 3, side="right")
# case: digitize
result = np.digitize([1, 5, 9], [3, 6]), np.digitize([3, 6], [3, 6]), np.digitize([3, 6], [3, 6], right=True)
# case: histogram
result = np.histogram([1, 2, 3, 4], bins=2), np.histogram([1, 2, 2, 9], bins=[0, 2, 5, 10])
# case: bincount
result = np.bincount([1, 1, 2])
# case: nonzero
result = np.nonzero([0, 1, 2]), np.flatnonzero([0, 1]), np.argwhere(np.array([0, 1]))
# case: close
result = np.isclose(0.1 + 0.2, 0.3), np.isclose([1, 2], [1, 2.1]), np.allclose([1.0], [1.0 + 1e-10]), np.array_equal([1, 2], [1, 2]), np.array_equal([1], [1, 2])
# case: vectorize
result = np.vectorize(lambda x: x * 2)(np.array([1, 2])), np.vectorize(lambda x: "big" if x > 1 else "small", otypes=[object])(df["v"]), np.vectorize(lambda a, b: a + b)([1, 2], 3)
# case: vectorize-column
df["size"] = np.vectorize(lambda v: v * 10)(df["v"])
result = df
# case: sets
result = np.union1d([1, 3], [2, 3]), np.setxor1d([1, 2], [2, 3]), np.intersect1d([1, 2], [2]), np.setdiff1d([3, 1], [3])
# case: cumulative
result = np.cumsum([1, 2, 3]), np.cumprod([1, 2, 3]), np.diff([1, 4, 9]), np.diff([1, 4, 9], n=2), np.ptp([1, 5])
# case: missing
result = np.nan_to_num([np.nan, 1]), np.nanargmax([np.nan, 2]), np.nanmean([1, np.nan]), np.nansum([np.nan])
# case: missing-series
result = np.nan_to_num(df["w"])
# case: operators
result = np.floor_divide(7, 2), np.remainder(7, 2), np.greater([1, 2], 1), np.equal(df["v"], 2), np.true_divide(1, 2)
# case: logical
result = np.logical_and([1, 0], [1, 1]), np.logical_or(df["v"] > 2, df["w"] > 2), np.logical_not([True, False]), np.logical_xor([True], [False])
# case: shapes
result = np.shape([[1, 2]]), np.ndim([1]), np.ndim(3), np.shape([1, 2]), np.isscalar(1), np.atleast_1d(1)
# case: rounding
result = np.fix(-1.5), np.fabs(-1), np.trunc(2.7), np.cbrt(8), np.exp2(3), np.hypot(3, 4)
# case: truth-of-many
result = bool(m)
# case: three-dimensions-shape
result = np.arange(4).reshape(2, 2).sum(axis=-1)
