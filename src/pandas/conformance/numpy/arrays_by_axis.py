import pandas as pd
import numpy as np
m = np.array([[1.0, 5.0], [np.nan, 2.0]])
w = np.array([[1, 5], [4, 2]])
# case: places-by-axis
result = np.argmax(w, axis=1), np.argmin(w, axis=0)
# case: weighted-average
result = np.average([1,2,3], weights=[3,2,1])
# case: no-such-axis
result = np.array([1,2]).sum(axis=1)
# case: only-axis
result = np.array([3,1]).max(axis=0), np.sum([1,2], axis=0), np.mean(np.array([1,2]), axis=-1)
# case: truths-by-axis
result = np.all(w > 0, axis=1), np.any(w > 4, axis=0)
# case: parts-of-matrix
result = w[w > 2], w[0], w[:, 0], w[1, 1], w[0:1], w.max(axis=1)
# case: arithmetic-of-matrix
result = np.round(w / 3, 2), w * 2, w + [1, 2], w.mean(), w == 5
# case: counts-of-unique
result = np.unique([3,1,1], return_counts=True), np.unique(['b','a','b']).tolist(), dict(zip(*np.unique([1,1,2], return_counts=True)))
