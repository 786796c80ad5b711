import numpy as np
import pandas as pd
m = np.array([[3, 1, 2], [6, 5, 4]])
x = np.array([1, 2, 3])
# case: np.flip-m
result = np.flip(m)
# case: np.flip-m-axis-1
result = np.flip(m, axis=1)
# case: np.flip-x-axis-0
result = np.flip(x, axis=0)
# case: np.flip-x-axis-1
result = np.flip(x, axis=1)
# case: np.fliplr-m
result = np.fliplr(m)
# case: np.flipud-m
result = np.flipud(m)
# case: np.fliplr-x
result = np.fliplr(x)
# case: np.rot90-m
result = np.rot90(m)
# case: np.rot90-m-2
result = np.rot90(m, 2)
# case: np.rot90-m-k--1
result = np.rot90(m, k=-1)
# case: np.swapaxes-m-0-1
result = np.swapaxes(m, 0, 1)
# case: m.swapaxes-0-1
result = m.swapaxes(0, 1)
# case: x.swapaxes-0-1
result = x.swapaxes(0, 1)
# case: np.expand_dims-x-0
result = np.expand_dims(x, 0)
# case: np.expand_dims-x-axis-1
result = np.expand_dims(x, axis=1)
# case: np.expand_dims-x--1-.shape
result = np.expand_dims(x, -1).shape
# case: np.expand_dims-5-0
result = np.expand_dims(5, 0)
# case: np.atleast_1d-5
result = np.atleast_1d(5)
# case: np.atleast_1d-m
result = np.atleast_1d(m)
# case: np.atleast_2d-x
result = np.atleast_2d(x)
# case: np.atleast_2d-4
result = np.atleast_2d(4)
# case: np.broadcast_to-x-2-3
result = np.broadcast_to(x, (2, 3))
# case: np.broadcast_to-1-3
result = np.broadcast_to(1, 3)
# case: np.broadcast_to-x-2-2
result = np.broadcast_to(x, (2, 2))
# case: np.meshgrid-1-2-3-4-5
result = np.meshgrid([1, 2], [3, 4, 5])
# case: np.meshgrid-1-2-3-4-5-indexing-ij
result = np.meshgrid([1, 2], [3, 4, 5], indexing='ij')
# case: np.tile-x-2-1
result = np.tile(x, (2, 1))
# case: np.tile-m-2
result = np.tile(m, 2)
# case: np.tile-m-2-2
result = np.tile(m, (2, 2))
# case: np.tile-2
result = np.tile([], 2)
# case: m.transpose-1-0
result = m.transpose(1, 0)
# case: np.transpose-m-1-0-.shape
result = np.transpose(m, (1, 0)).shape
# case: m.squeeze-.shape
result = m.squeeze().shape
# case: m-1-.squeeze
result = m[:1].squeeze()
# case: x-None
result = x[None]
# case: empty-key
result = x[()]
# case: str-np.zeros-0-3-repr-np.zeros-0-3
result = str(np.zeros((0, 3))), repr(np.zeros((0, 3)))
# case: written-through-turned
y = np.fliplr(m)
y[0, 0] = 9
result = m
# case: np.column_stack-pd.DataFrame-m.T-7-8-9
result = np.column_stack([pd.DataFrame(m.T), [7, 8, 9]])
# case: np.concatenate-pd.DataFrame-m-m
result = np.concatenate([pd.DataFrame(m), m])
# case: np.hstack-m-7-8
result = np.hstack([m, [[7], [8]]])
# case: concatenate-other-dimensions
result = np.concatenate([m, x])
# case: concatenate-rows
result = np.concatenate([m, [x]])
# case: np.vstack-m-x
result = np.vstack([m, x])
# case: np.unique-m-return_inverse-True
result = np.unique(m, return_inverse=True)
# case: 1-in-m-9-in-m
result = 1 in m, 9 in m
# case: m.item-1-m.item-1-2
result = m.item(1), m.item(1, 2)
# case: m.nbytes-m.itemsize-x.nbytes
result = m.nbytes, m.itemsize, x.nbytes
# case: list-np.ndenumerate-x
result = list(np.ndenumerate(x))
# case: list-np.ndenumerate-m--1
result = list(np.ndenumerate(m))[-1]
# case: list-np.ndindex-2-2
result = list(np.ndindex(2, 2))
# case: m-i-j-for-i-j-in-np.ndindex-m.shape
result = [m[i, j] for i, j in np.ndindex(m.shape)]
# case: text-of-many-cells
m = np.arange(1200).reshape(40, 30)
result = str(m), repr(m)
# case: text-of-many-rows
m = np.arange(1200).reshape(400, 3) / 4
result = str(m), repr(m)
# case: text-of-wide-rows
result = str(np.arange(1200).reshape(3, 400)), repr(np.ones((2, 600), dtype=bool))
