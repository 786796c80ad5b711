import pandas as pd, numpy as np
L = [1, None, 3]
# case: of a list with None: flip
result = np.flip(L)
# case: of a list with None: repeat
result = np.repeat(L, 2)
# case: of a list with None: tile
result = np.tile(L, 2)
# case: of a list with None: roll
result = np.roll(L, 1)
# case: of a list with None: concatenate
result = np.concatenate([L, [2]])
# case: of a list with None: append
result = np.append(L, 5)
# case: of a list with None: delete
result = np.delete(L, 0)
# case: of a list with None: insert
result = np.insert(L, 0, 9)
# case: of a list with None: take
result = np.take(L, [0, 1])
# case: of a list with None: ravel
result = np.ravel(L)
# case: of a list with None: array
result = np.array(L)
# case: of a list with None: asarray
result = np.asarray(L)
# case: of a list with None: sort
result = np.sort(L)
# case: of a list with None: unique
result = np.unique(L)
# case: of a list with None: isin
result = np.isin(L, [1])
# case: of a list with None: reshape
result = np.reshape(L, (3,))
# case: of a list with None: hstack
result = np.hstack([L, [2]])
# case: of a list with None: vstack
result = np.vstack([L, [2, 3, 4]])
# case: of a list with None: stack
result = np.stack([L, [2, 3, 4]])
# case: of a list with None: column_stack
result = np.column_stack([L, [2, 3, 4]])
# case: of a list with None: nonzero
result = np.nonzero(L)
# case: of a list with None: count_nonzero
result = np.count_nonzero(L)
# case: of a list with None: flatnonzero
result = np.flatnonzero(L)
# case: of a list with None: copy
result = np.copy(L)
# case: of a list with None: squeeze
result = np.squeeze(L)
# case: of a list with None: array_split
result = np.array_split(L, 2)
# case: of a list with None: select
result = np.select([np.array([True, False, True])], [L], default=0)
# case: of a list with None: where
result = np.where([True, False, True], L, 0)
# case: of a list with None: argmax
result = np.argmax(L)
# case: of a list with None: compress
result = np.compress([True, True, False], L)
# case: of a list with None: any
result = np.any(L)
# case: of a list with None: all
result = np.all(L)
# case: of a list with None: fliplr
result = np.flipud(L)
# case: of a list with None: setdiff
result = np.setdiff1d(L, [1])
# case: of a list with None: pad
result = np.atleast_1d(L)
# case: of a list with None: full
result = np.full(3, L)
# case: of a list with None: resize
result = np.broadcast_to(L, (3,))
# case: of a list with None: ediff
result = np.ediff1d(L)
# case: of a list with None: trim
result = np.diff(L)
# case: None in array-rows
result = np.array([[1, None], [2, 3]])
# case: None in frame-of-array
result = pd.DataFrame(np.array([[1, None], [2, 3]]), columns=['a', 'b'])
# case: None in array-rows-t
result = np.array([['a', None], ['b', 'c']])
# case: None in tuple
result = np.where(np.array([True, False, True]), (1, None, 3), 'x')
# case: None in where-none
result = np.where(np.array([True, False, True]), None, 5)
# case: None in where-none-2
result = np.where(np.array([True, False, True]), [1, 2, None], np.nan)
# case: None in where-list-series
result = np.where(pd.Series([True, False, True]), [1, 2, None], pd.Series([5, 6, 7]))
# case: None in where-text
result = np.where([True, False, True], ['a', None, 'c'], 'z')
# case: None in where-time
result = np.where([True, False, True], [pd.Timestamp('2024-01-01'), None, pd.Timestamp('2024-01-03')], None)
# case: None in select-none
result = np.select([pd.Series([True, False, False]), pd.Series([False, True, False])], ['a', None], default='x')
# case: None in select-none-2
result = np.select([pd.Series([True, False, False]), pd.Series([False, True, False])], ['a', 'b'], default=None)
# case: None in select-none-3
result = np.select([pd.Series([True, False, False]), pd.Series([False, True, False])], [1, 2], default=None)
# case: None in sum
result = np.sum([1, None])
# case: None in mean
result = np.mean([1, None])
# case: None in nansum
result = np.nansum([1, None])
# case: None in nanmean
result = np.nanmean([1, None, 3])
# case: None in max
result = np.max([1, None])
# case: None in median
result = np.median([1, None])
# case: None in std
result = np.std([1, None])
# case: None in isnan
result = np.isnan([1, None])
# case: None in isnull
result = pd.isnull([1, None])
# case: None in cumsum
result = np.cumsum([1, None])
# case: None in round
result = np.round([1.5, None])
# case: None in abs
result = np.abs([1, None])
# case: None in add
result = np.add([1, None], 1)
# case: None in equal
result = np.equal([1, None], 1)
# case: None in greater
result = np.greater([1, None], 1)
# case: None in maximum
result = np.maximum([1, None], 1)
# case: None in minimum
result = np.fmax([1, None], 1)
# case: None in sqrt
result = np.sqrt([1, None])
# case: None in percentile
result = np.percentile([1, None], 50)
# case: None in argsort
result = np.argsort([1, None])
# case: None in nanmax
result = np.nanmax([1.0, None])
# case: None in float
result = np.array([1, None], dtype=float)
# case: None in nansum-float
result = np.nansum(np.array([1, None], dtype=float))
# case: None in in
result = np.isin(L, [None])
# case: None in logical_or
result = np.logical_or([1, None, 0], [False, False, True])
# case: None in logical_not
result = np.logical_not([1, None, 0])
# case: None in bincount
result = np.bincount([1, None])
# case: None in digitize
result = np.digitize([1, None], [0, 2])
# case: None in interp
result = np.interp([1, None], [0, 2], [0, 1])
# case: None in histogram
result = np.histogram([1, None, 2], bins=2)
# case: None in searchsorted
result = np.searchsorted([1, 2, 3], [1, None])
# case: None in union
result = np.union1d([1, 2], [None])
# case: None in intersect
result = np.intersect1d([1, 2, None], [None, 1])
# case: None in average
result = np.average([1, None])
# case: None in dot
result = np.dot([1, None], [1, 2])
# case: None in corr
result = np.corrcoef([1, None, 2], [1, 2, 3])
# case: None in vectorize
result = np.vectorize(lambda v: -1 if v is None else v)([1, None, 3])
# case: None in clip
result = np.clip([1, None], 0, 1)
# case: None in ptp
result = np.ptp([1, None])
# case: None in prod
result = np.prod([1, None])
# case: None in argmin
result = np.argmin([1, None])
# case: None in sign
result = np.sign([1, None])
# case: None in mod
result = np.mod([1, None], 2)
# case: None in lexsort
result = np.lexsort(([1, None, 0],))
# case: None in nan_to_num
result = np.nan_to_num([1, None])
# case: None in unique-text
result = np.unique(['b', 'a', None])
# case: None in isfinite
result = np.isfinite([1, None])
# case: None in array_equal
result = np.array_equal([1, None], [1, None])
# case: None in ones_like
result = np.zeros_like([1, None])
# case: None in trapz
result = np.array([None, None])
# case: None in tuple-array
result = np.array((1, None))
