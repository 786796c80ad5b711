import pandas as pd
import numpy as np
# case: iS-sum
x = pd.Series([3, 1, 2, 1], name='n')
result = np.sum(x)
# case: iA-sum
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.sum(x)
# case: iS-mean
x = pd.Series([3, 1, 2, 1], name='n')
result = np.mean(x)
# case: iA-mean
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.mean(x)
# case: iS-min
x = pd.Series([3, 1, 2, 1], name='n')
result = np.min(x)
# case: iA-min
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.min(x)
# case: iS-max
x = pd.Series([3, 1, 2, 1], name='n')
result = np.max(x)
# case: iA-max
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.max(x)
# case: iS-median
x = pd.Series([3, 1, 2, 1], name='n')
result = np.median(x)
# case: iA-median
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.median(x)
# case: iS-std
x = pd.Series([3, 1, 2, 1], name='n')
result = np.std(x)
# case: iA-std
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.std(x)
# case: iS-var
x = pd.Series([3, 1, 2, 1], name='n')
result = np.var(x)
# case: iA-var
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.var(x)
# case: iS-prod
x = pd.Series([3, 1, 2, 1], name='n')
result = np.prod(x)
# case: iA-prod
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.prod(x)
# case: iS-any
x = pd.Series([3, 1, 2, 1], name='n')
result = np.any(x)
# case: iA-any
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.any(x)
# case: iS-all
x = pd.Series([3, 1, 2, 1], name='n')
result = np.all(x)
# case: iA-all
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.all(x)
# case: iS-argmax
x = pd.Series([3, 1, 2, 1], name='n')
result = np.argmax(x)
# case: iA-argmax
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.argmax(x)
# case: iS-argmin
x = pd.Series([3, 1, 2, 1], name='n')
result = np.argmin(x)
# case: iA-argmin
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.argmin(x)
# case: iS-argsort
x = pd.Series([3, 1, 2, 1], name='n')
result = np.argsort(x)
# case: iA-argsort
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.argsort(x)
# case: iS-sort
x = pd.Series([3, 1, 2, 1], name='n')
result = np.sort(x)
# case: iA-sort
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.sort(x)
# case: iS-unique
x = pd.Series([3, 1, 2, 1], name='n')
result = np.unique(x)
# case: iA-unique
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.unique(x)
# case: iS-cumsum
x = pd.Series([3, 1, 2, 1], name='n')
result = np.cumsum(x)
# case: iA-cumsum
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.cumsum(x)
# case: iS-cumprod
x = pd.Series([3, 1, 2, 1], name='n')
result = np.cumprod(x)
# case: iA-cumprod
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.cumprod(x)
# case: iS-diff
x = pd.Series([3, 1, 2, 1], name='n')
result = np.diff(x)
# case: iA-diff
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.diff(x)
# case: iS-abs
x = pd.Series([3, 1, 2, 1], name='n')
result = np.abs(x)
# case: iA-abs
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.abs(x)
# case: iS-sign
x = pd.Series([3, 1, 2, 1], name='n')
result = np.sign(x)
# case: iA-sign
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.sign(x)
# case: iS-sqrt
x = pd.Series([3, 1, 2, 1], name='n')
result = np.sqrt(x)
# case: iA-sqrt
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.sqrt(x)
# case: iS-exp
x = pd.Series([3, 1, 2, 1], name='n')
result = np.exp(x)
# case: iA-exp
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.exp(x)
# case: iS-log
x = pd.Series([3, 1, 2, 1], name='n')
result = np.log(x)
# case: iA-log
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.log(x)
# case: iS-floor
x = pd.Series([3, 1, 2, 1], name='n')
result = np.floor(x)
# case: iA-floor
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.floor(x)
# case: iS-ceil
x = pd.Series([3, 1, 2, 1], name='n')
result = np.ceil(x)
# case: iA-ceil
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.ceil(x)
# case: iS-round
x = pd.Series([3, 1, 2, 1], name='n')
result = np.round(x, 1)
# case: iA-round
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.round(x, 1)
# case: iS-rint
x = pd.Series([3, 1, 2, 1], name='n')
result = np.rint(x)
# case: iA-rint
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.rint(x)
# case: iS-isnan
x = pd.Series([3, 1, 2, 1], name='n')
result = np.isnan(x)
# case: iA-isnan
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.isnan(x)
# case: iS-isfinite
x = pd.Series([3, 1, 2, 1], name='n')
result = np.isfinite(x)
# case: iA-isfinite
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.isfinite(x)
# case: iS-isinf
x = pd.Series([3, 1, 2, 1], name='n')
result = np.isinf(x)
# case: iA-isinf
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.isinf(x)
# case: iS-square
x = pd.Series([3, 1, 2, 1], name='n')
result = np.square(x)
# case: iA-square
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.square(x)
# case: iS-nansum
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nansum(x)
# case: iA-nansum
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nansum(x)
# case: iS-nanmean
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanmean(x)
# case: iA-nanmean
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanmean(x)
# case: iS-nanmax
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanmax(x)
# case: iA-nanmax
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanmax(x)
# case: iS-nanmin
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanmin(x)
# case: iA-nanmin
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanmin(x)
# case: iS-nanmedian
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanmedian(x)
# case: iA-nanmedian
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanmedian(x)
# case: iS-nanstd
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanstd(x)
# case: iA-nanstd
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanstd(x)
# case: iS-nanvar
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanvar(x)
# case: iA-nanvar
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanvar(x)
# case: iS-ptp
x = pd.Series([3, 1, 2, 1], name='n')
result = np.ptp(x)
# case: iA-ptp
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.ptp(x)
# case: iS-count_nonzero
x = pd.Series([3, 1, 2, 1], name='n')
result = np.count_nonzero(x)
# case: iA-count_nonzero
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.count_nonzero(x)
# case: iS-flatnonzero
x = pd.Series([3, 1, 2, 1], name='n')
result = np.flatnonzero(x)
# case: iA-flatnonzero
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.flatnonzero(x)
# case: iS-flip
x = pd.Series([3, 1, 2, 1], name='n')
result = np.flip(x)
# case: iA-flip
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.flip(x)
# case: iS-size
x = pd.Series([3, 1, 2, 1], name='n')
result = np.size(x)
# case: iA-size
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.size(x)
# case: iS-shape
x = pd.Series([3, 1, 2, 1], name='n')
result = np.shape(x)
# case: iA-shape
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.shape(x)
# case: iS-ndim
x = pd.Series([3, 1, 2, 1], name='n')
result = np.ndim(x)
# case: iA-ndim
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.ndim(x)
# case: iS-array
x = pd.Series([3, 1, 2, 1], name='n')
result = np.array(x)
# case: iA-array
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.array(x)
# case: iS-asarray
x = pd.Series([3, 1, 2, 1], name='n')
result = np.asarray(x)
# case: iA-asarray
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.asarray(x)
# case: iS-copy
x = pd.Series([3, 1, 2, 1], name='n')
result = np.copy(x)
# case: iA-copy
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.copy(x)
# case: iS-negative
x = pd.Series([3, 1, 2, 1], name='n')
result = np.negative(x)
# case: iA-negative
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.negative(x)
# case: iS-logical_not
x = pd.Series([3, 1, 2, 1], name='n')
result = np.logical_not(x)
# case: iA-logical_not
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.logical_not(x)
# case: iS-isnat
x = pd.Series([3, 1, 2, 1], name='n')
result = np.isnat(x)
# case: iA-isnat
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.isnat(x)
# case: iS-clip1
x = pd.Series([3, 1, 2, 1], name='n')
result = np.clip(x, 1, 2)
# case: iA-clip1
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.clip(x, 1, 2)
# case: iS-clip2
x = pd.Series([3, 1, 2, 1], name='n')
result = np.clip(x, 0, None)
# case: iA-clip2
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.clip(x, 0, None)
# case: iS-percentile
x = pd.Series([3, 1, 2, 1], name='n')
result = np.percentile(x, 50)
# case: iA-percentile
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.percentile(x, 50)
# case: iS-quantile
x = pd.Series([3, 1, 2, 1], name='n')
result = np.quantile(x, [0.25, 0.5])
# case: iA-quantile
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.quantile(x, [0.25, 0.5])
# case: iS-nanpercentile
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanpercentile(x, 50)
# case: iA-nanpercentile
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanpercentile(x, 50)
# case: iS-where1
x = pd.Series([3, 1, 2, 1], name='n')
result = np.where(pd.isna(x), 0, x)
# case: iA-where1
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: iS-where2
x = pd.Series([3, 1, 2, 1], name='n')
result = np.where(pd.notna(x), x, None)
# case: iA-where2
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.where(pd.notna(x), x, None)
# case: iS-isin
x = pd.Series([3, 1, 2, 1], name='n')
result = np.isin(x, [1, 2])
# case: iA-isin
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.isin(x, [1, 2])
# case: iS-append
x = pd.Series([3, 1, 2, 1], name='n')
result = np.append(x, x)
# case: iA-append
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.append(x, x)
# case: iS-concatenate
x = pd.Series([3, 1, 2, 1], name='n')
result = np.concatenate([x, x])
# case: iA-concatenate
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.concatenate([x, x])
# case: iS-repeat
x = pd.Series([3, 1, 2, 1], name='n')
result = np.repeat(x, 2)
# case: iA-repeat
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.repeat(x, 2)
# case: iS-tile
x = pd.Series([3, 1, 2, 1], name='n')
result = np.tile(x, 2)
# case: iA-tile
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.tile(x, 2)
# case: iS-digitize
x = pd.Series([3, 1, 2, 1], name='n')
result = np.digitize(x, [0, 2])
# case: iA-digitize
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.digitize(x, [0, 2])
# case: iS-histogram
x = pd.Series([3, 1, 2, 1], name='n')
result = np.histogram(x, bins=2)
# case: iA-histogram
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.histogram(x, bins=2)
# case: iS-bincount
x = pd.Series([3, 1, 2, 1], name='n')
result = np.bincount(x)
# case: iA-bincount
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.bincount(x)
# case: iS-average
x = pd.Series([3, 1, 2, 1], name='n')
result = np.average(x, weights=[1, 2, 3, 4])
# case: iA-average
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: iS-nan_to_num
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nan_to_num(x)
# case: iA-nan_to_num
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nan_to_num(x)
# case: iS-full_like
x = pd.Series([3, 1, 2, 1], name='n')
result = np.full_like(x, 1)
# case: iA-full_like
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.full_like(x, 1)
# case: iS-zeros_like
x = pd.Series([3, 1, 2, 1], name='n')
result = np.zeros_like(x)
# case: iA-zeros_like
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.zeros_like(x)
# case: iS-ones_like
x = pd.Series([3, 1, 2, 1], name='n')
result = np.ones_like(x)
# case: iA-ones_like
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.ones_like(x)
# case: iS-roll
x = pd.Series([3, 1, 2, 1], name='n')
result = np.roll(x, 1)
# case: iA-roll
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.roll(x, 1)
# case: iS-searchsorted
x = pd.Series([3, 1, 2, 1], name='n')
result = np.searchsorted([1, 2, 3], x)
# case: iA-searchsorted
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: iS-interp
x = pd.Series([3, 1, 2, 1], name='n')
result = np.interp(x, [0, 3], [0, 30])
# case: iA-interp
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: iS-cumulative_sum
x = pd.Series([3, 1, 2, 1], name='n')
result = np.cumulative_sum(x)
# case: iA-cumulative_sum
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.cumulative_sum(x)
# case: iS-trunc
x = pd.Series([3, 1, 2, 1], name='n')
result = np.trunc(x)
# case: iA-trunc
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.trunc(x)
# case: iS-absolute
x = pd.Series([3, 1, 2, 1], name='n')
result = np.absolute(x)
# case: iA-absolute
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.absolute(x)
# case: iS-reciprocal
x = pd.Series([3, 1, 2, 1], name='n')
result = np.reciprocal(x)
# case: iA-reciprocal
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.reciprocal(x)
# case: iS-log1p
x = pd.Series([3, 1, 2, 1], name='n')
result = np.log1p(x)
# case: iA-log1p
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.log1p(x)
# case: iS-cbrt
x = pd.Series([3, 1, 2, 1], name='n')
result = np.cbrt(x)
# case: iA-cbrt
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.cbrt(x)
# case: iS-array_equal
x = pd.Series([3, 1, 2, 1], name='n')
result = np.array_equal(x, x)
# case: iA-array_equal
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.array_equal(x, x)
# case: iS-unique2
x = pd.Series([3, 1, 2, 1], name='n')
result = np.unique(x, return_counts=True)
# case: iA-unique2
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.unique(x, return_counts=True)
# case: iS-unique3
x = pd.Series([3, 1, 2, 1], name='n')
result = np.unique(x, return_inverse=True)
# case: iA-unique3
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.unique(x, return_inverse=True)
# case: iS-intersect1d
x = pd.Series([3, 1, 2, 1], name='n')
result = np.intersect1d(x, [1, 2])
# case: iA-intersect1d
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.intersect1d(x, [1, 2])
# case: iS-setdiff1d
x = pd.Series([3, 1, 2, 1], name='n')
result = np.setdiff1d(x, [1])
# case: iA-setdiff1d
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.setdiff1d(x, [1])
# case: iS-union1d
x = pd.Series([3, 1, 2, 1], name='n')
result = np.union1d(x, [1])
# case: iA-union1d
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.union1d(x, [1])
# case: iS-in_list
x = pd.Series([3, 1, 2, 1], name='n')
result = list(np.array(x))
# case: iA-in_list
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = list(np.array(x))
# case: iS-nanargmax
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanargmax(x)
# case: iA-nanargmax
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanargmax(x)
# case: iS-nanargmin
x = pd.Series([3, 1, 2, 1], name='n')
result = np.nanargmin(x)
# case: iA-nanargmin
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.nanargmin(x)
# case: iS-select
x = pd.Series([3, 1, 2, 1], name='n')
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: iA-select
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: iS-maximum_reduce
x = pd.Series([3, 1, 2, 1], name='n')
result = np.maximum.reduce([x, x])
# case: iA-maximum_reduce
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.maximum.reduce([x, x])
# case: iS-add_reduce
x = pd.Series([3, 1, 2, 1], name='n')
result = np.add.reduce(x)
# case: iA-add_reduce
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.add.reduce(x)
# case: iS-maximum_accumulate
x = pd.Series([3, 1, 2, 1], name='n')
result = np.maximum.accumulate(x)
# case: iA-maximum_accumulate
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.maximum.accumulate(x)
# case: iS-vectorize
x = pd.Series([3, 1, 2, 1], name='n')
result = np.vectorize(str)(x)
# case: iA-vectorize
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.vectorize(str)(x)
# case: iS-insert
x = pd.Series([3, 1, 2, 1], name='n')
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: iA-insert
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: iS-delete
x = pd.Series([3, 1, 2, 1], name='n')
result = np.delete(x, 0)
# case: iA-delete
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.delete(x, 0)
# case: iS-take
x = pd.Series([3, 1, 2, 1], name='n')
result = np.take(x, [0, 1])
# case: iA-take
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.take(x, [0, 1])
# case: iS-atleast_1d
x = pd.Series([3, 1, 2, 1], name='n')
result = np.atleast_1d(x)
# case: iA-atleast_1d
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.atleast_1d(x)
# case: iS-ravel
x = pd.Series([3, 1, 2, 1], name='n')
result = np.ravel(x)
# case: iA-ravel
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.ravel(x)
# case: iS-squeeze
x = pd.Series([3, 1, 2, 1], name='n')
result = np.squeeze(x)
# case: iA-squeeze
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.squeeze(x)
# case: iS-reshape
x = pd.Series([3, 1, 2, 1], name='n')
result = np.reshape(x, (2, 2))
# case: iA-reshape
x = pd.Series([3, 1, 2, 1], name='n').to_numpy()
result = np.reshape(x, (2, 2))
# case: fS-sum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.sum(x)
# case: fA-sum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.sum(x)
# case: fS-mean
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.mean(x)
# case: fA-mean
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.mean(x)
# case: fS-min
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.min(x)
# case: fA-min
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.min(x)
# case: fS-max
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.max(x)
# case: fA-max
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.max(x)
# case: fS-median
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.median(x)
# case: fA-median
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.median(x)
# case: fS-std
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.std(x)
# case: fA-std
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.std(x)
# case: fS-var
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.var(x)
# case: fA-var
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.var(x)
# case: fS-prod
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.prod(x)
# case: fA-prod
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.prod(x)
# case: fS-any
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.any(x)
# case: fA-any
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.any(x)
# case: fS-all
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.all(x)
# case: fA-all
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.all(x)
# case: fS-argmax
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.argmax(x)
# case: fA-argmax
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.argmax(x)
# case: fS-argmin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.argmin(x)
# case: fA-argmin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.argmin(x)
# case: fS-argsort
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.argsort(x)
# case: fA-argsort
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.argsort(x)
# case: fS-sort
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.sort(x)
# case: fA-sort
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.sort(x)
# case: fS-unique
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.unique(x)
# case: fA-unique
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.unique(x)
# case: fS-cumsum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.cumsum(x)
# case: fA-cumsum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.cumsum(x)
# case: fS-cumprod
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.cumprod(x)
# case: fA-cumprod
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.cumprod(x)
# case: fS-diff
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.diff(x)
# case: fA-diff
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.diff(x)
# case: fS-abs
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.abs(x)
# case: fA-abs
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.abs(x)
# case: fS-sign
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.sign(x)
# case: fA-sign
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.sign(x)
# case: fS-sqrt
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.sqrt(x)
# case: fA-sqrt
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.sqrt(x)
# case: fS-exp
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.exp(x)
# case: fA-exp
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.exp(x)
# case: fS-log
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.log(x)
# case: fA-log
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.log(x)
# case: fS-floor
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.floor(x)
# case: fA-floor
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.floor(x)
# case: fS-ceil
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.ceil(x)
# case: fA-ceil
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.ceil(x)
# case: fS-round
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.round(x, 1)
# case: fA-round
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.round(x, 1)
# case: fS-rint
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.rint(x)
# case: fA-rint
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.rint(x)
# case: fS-isnan
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.isnan(x)
# case: fA-isnan
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.isnan(x)
# case: fS-isfinite
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.isfinite(x)
# case: fA-isfinite
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.isfinite(x)
# case: fS-isinf
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.isinf(x)
# case: fA-isinf
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.isinf(x)
# case: fS-square
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.square(x)
# case: fA-square
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.square(x)
# case: fS-nansum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nansum(x)
# case: fA-nansum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nansum(x)
# case: fS-nanmean
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanmean(x)
# case: fA-nanmean
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanmean(x)
# case: fS-nanmax
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanmax(x)
# case: fA-nanmax
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanmax(x)
# case: fS-nanmin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanmin(x)
# case: fA-nanmin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanmin(x)
# case: fS-nanmedian
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanmedian(x)
# case: fA-nanmedian
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanmedian(x)
# case: fS-nanstd
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanstd(x)
# case: fA-nanstd
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanstd(x)
# case: fS-nanvar
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanvar(x)
# case: fA-nanvar
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanvar(x)
# case: fS-ptp
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.ptp(x)
# case: fA-ptp
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.ptp(x)
# case: fS-count_nonzero
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.count_nonzero(x)
# case: fA-count_nonzero
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.count_nonzero(x)
# case: fS-flatnonzero
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.flatnonzero(x)
# case: fA-flatnonzero
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.flatnonzero(x)
# case: fS-flip
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.flip(x)
# case: fA-flip
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.flip(x)
# case: fS-size
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.size(x)
# case: fA-size
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.size(x)
# case: fS-shape
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.shape(x)
# case: fA-shape
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.shape(x)
# case: fS-ndim
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.ndim(x)
# case: fA-ndim
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.ndim(x)
# case: fS-array
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.array(x)
# case: fA-array
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.array(x)
# case: fS-asarray
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.asarray(x)
# case: fA-asarray
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.asarray(x)
# case: fS-copy
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.copy(x)
# case: fA-copy
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.copy(x)
# case: fS-negative
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.negative(x)
# case: fA-negative
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.negative(x)
# case: fS-logical_not
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.logical_not(x)
# case: fA-logical_not
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.logical_not(x)
# case: fS-isnat
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.isnat(x)
# case: fA-isnat
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.isnat(x)
# case: fS-clip1
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.clip(x, 1, 2)
# case: fA-clip1
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.clip(x, 1, 2)
# case: fS-clip2
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.clip(x, 0, None)
# case: fA-clip2
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.clip(x, 0, None)
# case: fS-percentile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.percentile(x, 50)
# case: fA-percentile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.percentile(x, 50)
# case: fS-quantile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.quantile(x, [0.25, 0.5])
# case: fA-quantile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.quantile(x, [0.25, 0.5])
# case: fS-nanpercentile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanpercentile(x, 50)
# case: fA-nanpercentile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanpercentile(x, 50)
# case: fS-where1
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.where(pd.isna(x), 0, x)
# case: fA-where1
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: fS-where2
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.where(pd.notna(x), x, None)
# case: fA-where2
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: fS-isin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.isin(x, [1, 2])
# case: fA-isin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.isin(x, [1, 2])
# case: fS-append
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.append(x, x)
# case: fA-append
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.append(x, x)
# case: fS-concatenate
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.concatenate([x, x])
# case: fA-concatenate
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.concatenate([x, x])
# case: fS-repeat
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.repeat(x, 2)
# case: fA-repeat
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.repeat(x, 2)
# case: fS-tile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.tile(x, 2)
# case: fA-tile
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.tile(x, 2)
# case: fS-digitize
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.digitize(x, [0, 2])
# case: fA-digitize
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.digitize(x, [0, 2])
# case: fS-bincount
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.bincount(x)
# case: fS-average
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.average(x, weights=[1, 2, 3, 4])
# case: fA-average
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: fS-nan_to_num
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nan_to_num(x)
# case: fA-nan_to_num
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nan_to_num(x)
# case: fS-full_like
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.full_like(x, 1)
# case: fA-full_like
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.full_like(x, 1)
# case: fS-zeros_like
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.zeros_like(x)
# case: fA-zeros_like
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.zeros_like(x)
# case: fS-ones_like
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.ones_like(x)
# case: fA-ones_like
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.ones_like(x)
# case: fS-roll
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.roll(x, 1)
# case: fA-roll
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.roll(x, 1)
# case: fS-searchsorted
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.searchsorted([1, 2, 3], x)
# case: fA-searchsorted
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: fS-interp
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.interp(x, [0, 3], [0, 30])
# case: fA-interp
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: fS-cumulative_sum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.cumulative_sum(x)
# case: fA-cumulative_sum
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.cumulative_sum(x)
# case: fS-trunc
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.trunc(x)
# case: fA-trunc
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.trunc(x)
# case: fS-absolute
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.absolute(x)
# case: fA-absolute
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.absolute(x)
# case: fS-reciprocal
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.reciprocal(x)
# case: fA-reciprocal
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.reciprocal(x)
# case: fS-log1p
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.log1p(x)
# case: fA-log1p
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.log1p(x)
# case: fS-cbrt
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.cbrt(x)
# case: fA-cbrt
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.cbrt(x)
# case: fS-array_equal
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.array_equal(x, x)
# case: fA-array_equal
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.array_equal(x, x)
# case: fS-unique2
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.unique(x, return_counts=True)
# case: fA-unique2
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.unique(x, return_counts=True)
# case: fS-unique3
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.unique(x, return_inverse=True)
# case: fA-unique3
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.unique(x, return_inverse=True)
# case: fS-intersect1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.intersect1d(x, [1, 2])
# case: fA-intersect1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.intersect1d(x, [1, 2])
# case: fS-setdiff1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.setdiff1d(x, [1])
# case: fA-setdiff1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.setdiff1d(x, [1])
# case: fS-union1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.union1d(x, [1])
# case: fA-union1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.union1d(x, [1])
# case: fS-in_list
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = list(np.array(x))
# case: fA-in_list
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = list(np.array(x))
# case: fS-nanargmax
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanargmax(x)
# case: fA-nanargmax
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanargmax(x)
# case: fS-nanargmin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.nanargmin(x)
# case: fA-nanargmin
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.nanargmin(x)
# case: fS-select
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: fA-select
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: fS-maximum_reduce
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.maximum.reduce([x, x])
# case: fA-maximum_reduce
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.maximum.reduce([x, x])
# case: fS-add_reduce
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.add.reduce(x)
# case: fA-add_reduce
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.add.reduce(x)
# case: fS-maximum_accumulate
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.maximum.accumulate(x)
# case: fA-maximum_accumulate
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.maximum.accumulate(x)
# case: fS-vectorize
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.vectorize(str)(x)
# case: fA-vectorize
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.vectorize(str)(x)
# case: fS-insert
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: fA-insert
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: fS-delete
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.delete(x, 0)
# case: fA-delete
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.delete(x, 0)
# case: fS-take
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.take(x, [0, 1])
# case: fA-take
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.take(x, [0, 1])
# case: fS-atleast_1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.atleast_1d(x)
# case: fA-atleast_1d
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.atleast_1d(x)
# case: fS-ravel
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.ravel(x)
# case: fA-ravel
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.ravel(x)
# case: fS-squeeze
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.squeeze(x)
# case: fA-squeeze
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.squeeze(x)
# case: fS-reshape
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd'))
result = np.reshape(x, (2, 2))
# case: fA-reshape
x = pd.Series([1.5, np.nan, -2.0, 0.0], index=list('abcd')).to_numpy()
result = np.reshape(x, (2, 2))
# case: bS-sum
x = pd.Series([True, False, True, True])
result = np.sum(x)
# case: bA-sum
x = pd.Series([True, False, True, True]).to_numpy()
result = np.sum(x)
# case: bS-mean
x = pd.Series([True, False, True, True])
result = np.mean(x)
# case: bA-mean
x = pd.Series([True, False, True, True]).to_numpy()
result = np.mean(x)
# case: bS-min
x = pd.Series([True, False, True, True])
result = np.min(x)
# case: bA-min
x = pd.Series([True, False, True, True]).to_numpy()
result = np.min(x)
# case: bS-max
x = pd.Series([True, False, True, True])
result = np.max(x)
# case: bA-max
x = pd.Series([True, False, True, True]).to_numpy()
result = np.max(x)
# case: bS-median
x = pd.Series([True, False, True, True])
result = np.median(x)
# case: bA-median
x = pd.Series([True, False, True, True]).to_numpy()
result = np.median(x)
# case: bS-std
x = pd.Series([True, False, True, True])
result = np.std(x)
# case: bA-std
x = pd.Series([True, False, True, True]).to_numpy()
result = np.std(x)
# case: bS-var
x = pd.Series([True, False, True, True])
result = np.var(x)
# case: bA-var
x = pd.Series([True, False, True, True]).to_numpy()
result = np.var(x)
# case: bS-prod
x = pd.Series([True, False, True, True])
result = np.prod(x)
# case: bA-prod
x = pd.Series([True, False, True, True]).to_numpy()
result = np.prod(x)
# case: bS-any
x = pd.Series([True, False, True, True])
result = np.any(x)
# case: bA-any
x = pd.Series([True, False, True, True]).to_numpy()
result = np.any(x)
# case: bS-all
x = pd.Series([True, False, True, True])
result = np.all(x)
# case: bA-all
x = pd.Series([True, False, True, True]).to_numpy()
result = np.all(x)
# case: bS-argmax
x = pd.Series([True, False, True, True])
result = np.argmax(x)
# case: bA-argmax
x = pd.Series([True, False, True, True]).to_numpy()
result = np.argmax(x)
# case: bS-argmin
x = pd.Series([True, False, True, True])
result = np.argmin(x)
# case: bA-argmin
x = pd.Series([True, False, True, True]).to_numpy()
result = np.argmin(x)
# case: bS-argsort
x = pd.Series([True, False, True, True])
result = np.argsort(x)
# case: bA-argsort
x = pd.Series([True, False, True, True]).to_numpy()
result = np.argsort(x)
# case: bS-sort
x = pd.Series([True, False, True, True])
result = np.sort(x)
# case: bA-sort
x = pd.Series([True, False, True, True]).to_numpy()
result = np.sort(x)
# case: bS-unique
x = pd.Series([True, False, True, True])
result = np.unique(x)
# case: bA-unique
x = pd.Series([True, False, True, True]).to_numpy()
result = np.unique(x)
# case: bS-cumsum
x = pd.Series([True, False, True, True])
result = np.cumsum(x)
# case: bA-cumsum
x = pd.Series([True, False, True, True]).to_numpy()
result = np.cumsum(x)
# case: bS-cumprod
x = pd.Series([True, False, True, True])
result = np.cumprod(x)
# case: bA-cumprod
x = pd.Series([True, False, True, True]).to_numpy()
result = np.cumprod(x)
# case: bS-abs
x = pd.Series([True, False, True, True])
result = np.abs(x)
# case: bA-abs
x = pd.Series([True, False, True, True]).to_numpy()
result = np.abs(x)
# case: bS-floor
x = pd.Series([True, False, True, True])
result = np.floor(x)
# case: bA-floor
x = pd.Series([True, False, True, True]).to_numpy()
result = np.floor(x)
# case: bS-ceil
x = pd.Series([True, False, True, True])
result = np.ceil(x)
# case: bA-ceil
x = pd.Series([True, False, True, True]).to_numpy()
result = np.ceil(x)
# case: bS-round
x = pd.Series([True, False, True, True])
result = np.round(x, 1)
# case: bS-isnan
x = pd.Series([True, False, True, True])
result = np.isnan(x)
# case: bA-isnan
x = pd.Series([True, False, True, True]).to_numpy()
result = np.isnan(x)
# case: bS-isfinite
x = pd.Series([True, False, True, True])
result = np.isfinite(x)
# case: bA-isfinite
x = pd.Series([True, False, True, True]).to_numpy()
result = np.isfinite(x)
# case: bS-isinf
x = pd.Series([True, False, True, True])
result = np.isinf(x)
# case: bA-isinf
x = pd.Series([True, False, True, True]).to_numpy()
result = np.isinf(x)
# case: bS-nansum
x = pd.Series([True, False, True, True])
result = np.nansum(x)
# case: bA-nansum
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nansum(x)
# case: bS-nanmean
x = pd.Series([True, False, True, True])
result = np.nanmean(x)
# case: bA-nanmean
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanmean(x)
# case: bS-nanmax
x = pd.Series([True, False, True, True])
result = np.nanmax(x)
# case: bA-nanmax
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanmax(x)
# case: bS-nanmin
x = pd.Series([True, False, True, True])
result = np.nanmin(x)
# case: bA-nanmin
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanmin(x)
# case: bS-nanmedian
x = pd.Series([True, False, True, True])
result = np.nanmedian(x)
# case: bA-nanmedian
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanmedian(x)
# case: bS-nanstd
x = pd.Series([True, False, True, True])
result = np.nanstd(x)
# case: bA-nanstd
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanstd(x)
# case: bS-nanvar
x = pd.Series([True, False, True, True])
result = np.nanvar(x)
# case: bA-nanvar
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanvar(x)
# case: bS-ptp
x = pd.Series([True, False, True, True])
result = np.ptp(x)
# case: bA-ptp
x = pd.Series([True, False, True, True]).to_numpy()
result = np.ptp(x)
# case: bS-count_nonzero
x = pd.Series([True, False, True, True])
result = np.count_nonzero(x)
# case: bA-count_nonzero
x = pd.Series([True, False, True, True]).to_numpy()
result = np.count_nonzero(x)
# case: bS-flatnonzero
x = pd.Series([True, False, True, True])
result = np.flatnonzero(x)
# case: bA-flatnonzero
x = pd.Series([True, False, True, True]).to_numpy()
result = np.flatnonzero(x)
# case: bS-flip
x = pd.Series([True, False, True, True])
result = np.flip(x)
# case: bA-flip
x = pd.Series([True, False, True, True]).to_numpy()
result = np.flip(x)
# case: bS-size
x = pd.Series([True, False, True, True])
result = np.size(x)
# case: bA-size
x = pd.Series([True, False, True, True]).to_numpy()
result = np.size(x)
# case: bS-shape
x = pd.Series([True, False, True, True])
result = np.shape(x)
# case: bA-shape
x = pd.Series([True, False, True, True]).to_numpy()
result = np.shape(x)
# case: bS-ndim
x = pd.Series([True, False, True, True])
result = np.ndim(x)
# case: bA-ndim
x = pd.Series([True, False, True, True]).to_numpy()
result = np.ndim(x)
# case: bS-array
x = pd.Series([True, False, True, True])
result = np.array(x)
# case: bA-array
x = pd.Series([True, False, True, True]).to_numpy()
result = np.array(x)
# case: bS-asarray
x = pd.Series([True, False, True, True])
result = np.asarray(x)
# case: bA-asarray
x = pd.Series([True, False, True, True]).to_numpy()
result = np.asarray(x)
# case: bS-copy
x = pd.Series([True, False, True, True])
result = np.copy(x)
# case: bA-copy
x = pd.Series([True, False, True, True]).to_numpy()
result = np.copy(x)
# case: bA-negative
x = pd.Series([True, False, True, True]).to_numpy()
result = np.negative(x)
# case: bS-logical_not
x = pd.Series([True, False, True, True])
result = np.logical_not(x)
# case: bA-logical_not
x = pd.Series([True, False, True, True]).to_numpy()
result = np.logical_not(x)
# case: bS-isnat
x = pd.Series([True, False, True, True])
result = np.isnat(x)
# case: bA-isnat
x = pd.Series([True, False, True, True]).to_numpy()
result = np.isnat(x)
# case: bS-clip1
x = pd.Series([True, False, True, True])
result = np.clip(x, 1, 2)
# case: bS-clip2
x = pd.Series([True, False, True, True])
result = np.clip(x, 0, None)
# case: bS-where1
x = pd.Series([True, False, True, True])
result = np.where(pd.isna(x), 0, x)
# case: bA-where1
x = pd.Series([True, False, True, True]).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: bS-where2
x = pd.Series([True, False, True, True])
result = np.where(pd.notna(x), x, None)
# case: bA-where2
x = pd.Series([True, False, True, True]).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: bS-isin
x = pd.Series([True, False, True, True])
result = np.isin(x, [1, 2])
# case: bA-isin
x = pd.Series([True, False, True, True]).to_numpy()
result = np.isin(x, [1, 2])
# case: bS-append
x = pd.Series([True, False, True, True])
result = np.append(x, x)
# case: bA-append
x = pd.Series([True, False, True, True]).to_numpy()
result = np.append(x, x)
# case: bS-concatenate
x = pd.Series([True, False, True, True])
result = np.concatenate([x, x])
# case: bA-concatenate
x = pd.Series([True, False, True, True]).to_numpy()
result = np.concatenate([x, x])
# case: bS-repeat
x = pd.Series([True, False, True, True])
result = np.repeat(x, 2)
# case: bA-repeat
x = pd.Series([True, False, True, True]).to_numpy()
result = np.repeat(x, 2)
# case: bS-tile
x = pd.Series([True, False, True, True])
result = np.tile(x, 2)
# case: bA-tile
x = pd.Series([True, False, True, True]).to_numpy()
result = np.tile(x, 2)
# case: bS-digitize
x = pd.Series([True, False, True, True])
result = np.digitize(x, [0, 2])
# case: bA-digitize
x = pd.Series([True, False, True, True]).to_numpy()
result = np.digitize(x, [0, 2])
# case: bS-histogram
x = pd.Series([True, False, True, True])
result = np.histogram(x, bins=2)
# case: bA-histogram
x = pd.Series([True, False, True, True]).to_numpy()
result = np.histogram(x, bins=2)
# case: bS-bincount
x = pd.Series([True, False, True, True])
result = np.bincount(x)
# case: bA-bincount
x = pd.Series([True, False, True, True]).to_numpy()
result = np.bincount(x)
# case: bS-average
x = pd.Series([True, False, True, True])
result = np.average(x, weights=[1, 2, 3, 4])
# case: bA-average
x = pd.Series([True, False, True, True]).to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: bS-nan_to_num
x = pd.Series([True, False, True, True])
result = np.nan_to_num(x)
# case: bA-nan_to_num
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nan_to_num(x)
# case: bS-full_like
x = pd.Series([True, False, True, True])
result = np.full_like(x, 1)
# case: bA-full_like
x = pd.Series([True, False, True, True]).to_numpy()
result = np.full_like(x, 1)
# case: bS-zeros_like
x = pd.Series([True, False, True, True])
result = np.zeros_like(x)
# case: bA-zeros_like
x = pd.Series([True, False, True, True]).to_numpy()
result = np.zeros_like(x)
# case: bS-ones_like
x = pd.Series([True, False, True, True])
result = np.ones_like(x)
# case: bA-ones_like
x = pd.Series([True, False, True, True]).to_numpy()
result = np.ones_like(x)
# case: bS-roll
x = pd.Series([True, False, True, True])
result = np.roll(x, 1)
# case: bA-roll
x = pd.Series([True, False, True, True]).to_numpy()
result = np.roll(x, 1)
# case: bS-searchsorted
x = pd.Series([True, False, True, True])
result = np.searchsorted([1, 2, 3], x)
# case: bA-searchsorted
x = pd.Series([True, False, True, True]).to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: bS-interp
x = pd.Series([True, False, True, True])
result = np.interp(x, [0, 3], [0, 30])
# case: bA-interp
x = pd.Series([True, False, True, True]).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: bS-cumulative_sum
x = pd.Series([True, False, True, True])
result = np.cumulative_sum(x)
# case: bA-cumulative_sum
x = pd.Series([True, False, True, True]).to_numpy()
result = np.cumulative_sum(x)
# case: bS-trunc
x = pd.Series([True, False, True, True])
result = np.trunc(x)
# case: bA-trunc
x = pd.Series([True, False, True, True]).to_numpy()
result = np.trunc(x)
# case: bS-absolute
x = pd.Series([True, False, True, True])
result = np.absolute(x)
# case: bA-absolute
x = pd.Series([True, False, True, True]).to_numpy()
result = np.absolute(x)
# case: bS-array_equal
x = pd.Series([True, False, True, True])
result = np.array_equal(x, x)
# case: bA-array_equal
x = pd.Series([True, False, True, True]).to_numpy()
result = np.array_equal(x, x)
# case: bS-unique2
x = pd.Series([True, False, True, True])
result = np.unique(x, return_counts=True)
# case: bA-unique2
x = pd.Series([True, False, True, True]).to_numpy()
result = np.unique(x, return_counts=True)
# case: bS-unique3
x = pd.Series([True, False, True, True])
result = np.unique(x, return_inverse=True)
# case: bA-unique3
x = pd.Series([True, False, True, True]).to_numpy()
result = np.unique(x, return_inverse=True)
# case: bS-setdiff1d
x = pd.Series([True, False, True, True])
result = np.setdiff1d(x, [1])
# case: bA-setdiff1d
x = pd.Series([True, False, True, True]).to_numpy()
result = np.setdiff1d(x, [1])
# case: bS-in_list
x = pd.Series([True, False, True, True])
result = list(np.array(x))
# case: bA-in_list
x = pd.Series([True, False, True, True]).to_numpy()
result = list(np.array(x))
# case: bS-nanargmax
x = pd.Series([True, False, True, True])
result = np.nanargmax(x)
# case: bA-nanargmax
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanargmax(x)
# case: bS-nanargmin
x = pd.Series([True, False, True, True])
result = np.nanargmin(x)
# case: bA-nanargmin
x = pd.Series([True, False, True, True]).to_numpy()
result = np.nanargmin(x)
# case: bS-select
x = pd.Series([True, False, True, True])
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: bA-select
x = pd.Series([True, False, True, True]).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: bS-maximum_reduce
x = pd.Series([True, False, True, True])
result = np.maximum.reduce([x, x])
# case: bA-maximum_reduce
x = pd.Series([True, False, True, True]).to_numpy()
result = np.maximum.reduce([x, x])
# case: bS-maximum_accumulate
x = pd.Series([True, False, True, True])
result = np.maximum.accumulate(x)
# case: bA-maximum_accumulate
x = pd.Series([True, False, True, True]).to_numpy()
result = np.maximum.accumulate(x)
# case: bS-vectorize
x = pd.Series([True, False, True, True])
result = np.vectorize(str)(x)
# case: bA-vectorize
x = pd.Series([True, False, True, True]).to_numpy()
result = np.vectorize(str)(x)
# case: bS-insert
x = pd.Series([True, False, True, True])
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: bA-insert
x = pd.Series([True, False, True, True]).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: bS-delete
x = pd.Series([True, False, True, True])
result = np.delete(x, 0)
# case: bA-delete
x = pd.Series([True, False, True, True]).to_numpy()
result = np.delete(x, 0)
# case: bS-take
x = pd.Series([True, False, True, True])
result = np.take(x, [0, 1])
# case: bA-take
x = pd.Series([True, False, True, True]).to_numpy()
result = np.take(x, [0, 1])
# case: bS-atleast_1d
x = pd.Series([True, False, True, True])
result = np.atleast_1d(x)
# case: bA-atleast_1d
x = pd.Series([True, False, True, True]).to_numpy()
result = np.atleast_1d(x)
# case: bS-ravel
x = pd.Series([True, False, True, True])
result = np.ravel(x)
# case: bA-ravel
x = pd.Series([True, False, True, True]).to_numpy()
result = np.ravel(x)
# case: bS-squeeze
x = pd.Series([True, False, True, True])
result = np.squeeze(x)
# case: bA-squeeze
x = pd.Series([True, False, True, True]).to_numpy()
result = np.squeeze(x)
# case: bS-reshape
x = pd.Series([True, False, True, True])
result = np.reshape(x, (2, 2))
# case: bA-reshape
x = pd.Series([True, False, True, True]).to_numpy()
result = np.reshape(x, (2, 2))
# case: tS-sum
x = pd.Series(['b', None, 'a', 'b'])
result = np.sum(x)
# case: tA-sum
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.sum(x)
# case: tS-mean
x = pd.Series(['b', None, 'a', 'b'])
result = np.mean(x)
# case: tA-mean
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.mean(x)
# case: tS-min
x = pd.Series(['b', None, 'a', 'b'])
result = np.min(x)
# case: tA-min
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.min(x)
# case: tS-max
x = pd.Series(['b', None, 'a', 'b'])
result = np.max(x)
# case: tA-max
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.max(x)
# case: tS-median
x = pd.Series(['b', None, 'a', 'b'])
result = np.median(x)
# case: tA-median
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.median(x)
# case: tS-std
x = pd.Series(['b', None, 'a', 'b'])
result = np.std(x)
# case: tA-std
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.std(x)
# case: tS-var
x = pd.Series(['b', None, 'a', 'b'])
result = np.var(x)
# case: tA-var
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.var(x)
# case: tS-prod
x = pd.Series(['b', None, 'a', 'b'])
result = np.prod(x)
# case: tA-prod
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.prod(x)
# case: tS-any
x = pd.Series(['b', None, 'a', 'b'])
result = np.any(x)
# case: tA-any
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.any(x)
# case: tS-all
x = pd.Series(['b', None, 'a', 'b'])
result = np.all(x)
# case: tA-all
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.all(x)
# case: tS-argmax
x = pd.Series(['b', None, 'a', 'b'])
result = np.argmax(x)
# case: tA-argmax
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.argmax(x)
# case: tS-argmin
x = pd.Series(['b', None, 'a', 'b'])
result = np.argmin(x)
# case: tA-argmin
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.argmin(x)
# case: tS-argsort
x = pd.Series(['b', None, 'a', 'b'])
result = np.argsort(x)
# case: tA-argsort
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.argsort(x)
# case: tS-sort
x = pd.Series(['b', None, 'a', 'b'])
result = np.sort(x)
# case: tA-sort
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.sort(x)
# case: tS-unique
x = pd.Series(['b', None, 'a', 'b'])
result = np.unique(x)
# case: tA-unique
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.unique(x)
# case: tS-cumsum
x = pd.Series(['b', None, 'a', 'b'])
result = np.cumsum(x)
# case: tA-cumsum
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.cumsum(x)
# case: tS-cumprod
x = pd.Series(['b', None, 'a', 'b'])
result = np.cumprod(x)
# case: tA-cumprod
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.cumprod(x)
# case: tS-diff
x = pd.Series(['b', None, 'a', 'b'])
result = np.diff(x)
# case: tA-diff
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.diff(x)
# case: tS-abs
x = pd.Series(['b', None, 'a', 'b'])
result = np.abs(x)
# case: tA-abs
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.abs(x)
# case: tS-sqrt
x = pd.Series(['b', None, 'a', 'b'])
result = np.sqrt(x)
# case: tA-sqrt
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.sqrt(x)
# case: tS-exp
x = pd.Series(['b', None, 'a', 'b'])
result = np.exp(x)
# case: tA-exp
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.exp(x)
# case: tS-log
x = pd.Series(['b', None, 'a', 'b'])
result = np.log(x)
# case: tA-log
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.log(x)
# case: tS-floor
x = pd.Series(['b', None, 'a', 'b'])
result = np.floor(x)
# case: tA-floor
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.floor(x)
# case: tS-ceil
x = pd.Series(['b', None, 'a', 'b'])
result = np.ceil(x)
# case: tA-ceil
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.ceil(x)
# case: tS-round
x = pd.Series(['b', None, 'a', 'b'])
result = np.round(x, 1)
# case: tA-round
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.round(x, 1)
# case: tS-rint
x = pd.Series(['b', None, 'a', 'b'])
result = np.rint(x)
# case: tA-rint
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.rint(x)
# case: tS-isnan
x = pd.Series(['b', None, 'a', 'b'])
result = np.isnan(x)
# case: tA-isnan
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.isnan(x)
# case: tS-isfinite
x = pd.Series(['b', None, 'a', 'b'])
result = np.isfinite(x)
# case: tA-isfinite
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.isfinite(x)
# case: tS-isinf
x = pd.Series(['b', None, 'a', 'b'])
result = np.isinf(x)
# case: tA-isinf
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.isinf(x)
# case: tS-square
x = pd.Series(['b', None, 'a', 'b'])
result = np.square(x)
# case: tA-square
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.square(x)
# case: tS-nansum
x = pd.Series(['b', None, 'a', 'b'])
result = np.nansum(x)
# case: tA-nansum
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nansum(x)
# case: tS-nanmean
x = pd.Series(['b', None, 'a', 'b'])
result = np.nanmean(x)
# case: tA-nanmean
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nanmean(x)
# case: tS-nanmax
x = pd.Series(['b', None, 'a', 'b'])
result = np.nanmax(x)
# case: tA-nanmax
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nanmax(x)
# case: tS-nanmin
x = pd.Series(['b', None, 'a', 'b'])
result = np.nanmin(x)
# case: tA-nanmin
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nanmin(x)
# case: tS-nanmedian
x = pd.Series(['b', None, 'a', 'b'])
result = np.nanmedian(x)
# case: tA-nanmedian
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nanmedian(x)
# case: tS-nanstd
x = pd.Series(['b', None, 'a', 'b'])
result = np.nanstd(x)
# case: tA-nanstd
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nanstd(x)
# case: tS-nanvar
x = pd.Series(['b', None, 'a', 'b'])
result = np.nanvar(x)
# case: tA-nanvar
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nanvar(x)
# case: tS-ptp
x = pd.Series(['b', None, 'a', 'b'])
result = np.ptp(x)
# case: tA-ptp
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.ptp(x)
# case: tS-count_nonzero
x = pd.Series(['b', None, 'a', 'b'])
result = np.count_nonzero(x)
# case: tA-count_nonzero
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.count_nonzero(x)
# case: tS-flatnonzero
x = pd.Series(['b', None, 'a', 'b'])
result = np.flatnonzero(x)
# case: tA-flatnonzero
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.flatnonzero(x)
# case: tS-flip
x = pd.Series(['b', None, 'a', 'b'])
result = np.flip(x)
# case: tA-flip
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.flip(x)
# case: tS-size
x = pd.Series(['b', None, 'a', 'b'])
result = np.size(x)
# case: tA-size
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.size(x)
# case: tS-shape
x = pd.Series(['b', None, 'a', 'b'])
result = np.shape(x)
# case: tA-shape
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.shape(x)
# case: tS-ndim
x = pd.Series(['b', None, 'a', 'b'])
result = np.ndim(x)
# case: tA-ndim
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.ndim(x)
# case: tS-array
x = pd.Series(['b', None, 'a', 'b'])
result = np.array(x)
# case: tA-array
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.array(x)
# case: tS-asarray
x = pd.Series(['b', None, 'a', 'b'])
result = np.asarray(x)
# case: tA-asarray
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.asarray(x)
# case: tS-copy
x = pd.Series(['b', None, 'a', 'b'])
result = np.copy(x)
# case: tA-copy
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.copy(x)
# case: tS-negative
x = pd.Series(['b', None, 'a', 'b'])
result = np.negative(x)
# case: tA-negative
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.negative(x)
# case: tS-isnat
x = pd.Series(['b', None, 'a', 'b'])
result = np.isnat(x)
# case: tA-isnat
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.isnat(x)
# case: tS-clip1
x = pd.Series(['b', None, 'a', 'b'])
result = np.clip(x, 1, 2)
# case: tA-clip1
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.clip(x, 1, 2)
# case: tS-clip2
x = pd.Series(['b', None, 'a', 'b'])
result = np.clip(x, 0, None)
# case: tA-clip2
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.clip(x, 0, None)
# case: tS-nanpercentile
x = pd.Series(['b', None, 'a', 'b'])
result = np.nanpercentile(x, 50)
# case: tA-nanpercentile
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nanpercentile(x, 50)
# case: tS-where1
x = pd.Series(['b', None, 'a', 'b'])
result = np.where(pd.isna(x), 0, x)
# case: tA-where1
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: tS-where2
x = pd.Series(['b', None, 'a', 'b'])
result = np.where(pd.notna(x), x, None)
# case: tA-where2
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: tS-isin
x = pd.Series(['b', None, 'a', 'b'])
result = np.isin(x, [1, 2])
# case: tA-isin
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.isin(x, [1, 2])
# case: tS-append
x = pd.Series(['b', None, 'a', 'b'])
result = np.append(x, x)
# case: tA-append
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.append(x, x)
# case: tS-concatenate
x = pd.Series(['b', None, 'a', 'b'])
result = np.concatenate([x, x])
# case: tA-concatenate
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.concatenate([x, x])
# case: tS-repeat
x = pd.Series(['b', None, 'a', 'b'])
result = np.repeat(x, 2)
# case: tA-repeat
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.repeat(x, 2)
# case: tS-tile
x = pd.Series(['b', None, 'a', 'b'])
result = np.tile(x, 2)
# case: tA-tile
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.tile(x, 2)
# case: tS-digitize
x = pd.Series(['b', None, 'a', 'b'])
result = np.digitize(x, [0, 2])
# case: tA-digitize
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.digitize(x, [0, 2])
# case: tS-histogram
x = pd.Series(['b', None, 'a', 'b'])
result = np.histogram(x, bins=2)
# case: tA-histogram
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.histogram(x, bins=2)
# case: tA-bincount
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.bincount(x)
# case: tS-average
x = pd.Series(['b', None, 'a', 'b'])
result = np.average(x, weights=[1, 2, 3, 4])
# case: tA-average
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: tS-nan_to_num
x = pd.Series(['b', None, 'a', 'b'])
result = np.nan_to_num(x)
# case: tA-nan_to_num
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.nan_to_num(x)
# case: tS-full_like
x = pd.Series(['b', None, 'a', 'b'])
result = np.full_like(x, 1)
# case: tA-full_like
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.full_like(x, 1)
# case: tS-zeros_like
x = pd.Series(['b', None, 'a', 'b'])
result = np.zeros_like(x)
# case: tA-zeros_like
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.zeros_like(x)
# case: tS-ones_like
x = pd.Series(['b', None, 'a', 'b'])
result = np.ones_like(x)
# case: tA-ones_like
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.ones_like(x)
# case: tS-roll
x = pd.Series(['b', None, 'a', 'b'])
result = np.roll(x, 1)
# case: tA-roll
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.roll(x, 1)
# case: tS-searchsorted
x = pd.Series(['b', None, 'a', 'b'])
result = np.searchsorted([1, 2, 3], x)
# case: tA-searchsorted
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: tA-interp
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: tS-cumulative_sum
x = pd.Series(['b', None, 'a', 'b'])
result = np.cumulative_sum(x)
# case: tA-cumulative_sum
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.cumulative_sum(x)
# case: tS-trunc
x = pd.Series(['b', None, 'a', 'b'])
result = np.trunc(x)
# case: tA-trunc
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.trunc(x)
# case: tS-absolute
x = pd.Series(['b', None, 'a', 'b'])
result = np.absolute(x)
# case: tA-absolute
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.absolute(x)
# case: tS-log1p
x = pd.Series(['b', None, 'a', 'b'])
result = np.log1p(x)
# case: tA-log1p
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.log1p(x)
# case: tS-cbrt
x = pd.Series(['b', None, 'a', 'b'])
result = np.cbrt(x)
# case: tA-cbrt
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.cbrt(x)
# case: tS-array_equal
x = pd.Series(['b', None, 'a', 'b'])
result = np.array_equal(x, x)
# case: tA-array_equal
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.array_equal(x, x)
# case: tS-unique2
x = pd.Series(['b', None, 'a', 'b'])
result = np.unique(x, return_counts=True)
# case: tA-unique2
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.unique(x, return_counts=True)
# case: tS-unique3
x = pd.Series(['b', None, 'a', 'b'])
result = np.unique(x, return_inverse=True)
# case: tA-unique3
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.unique(x, return_inverse=True)
# case: tS-intersect1d
x = pd.Series(['b', None, 'a', 'b'])
result = np.intersect1d(x, [1, 2])
# case: tA-intersect1d
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.intersect1d(x, [1, 2])
# case: tS-setdiff1d
x = pd.Series(['b', None, 'a', 'b'])
result = np.setdiff1d(x, [1])
# case: tA-setdiff1d
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.setdiff1d(x, [1])
# case: tS-union1d
x = pd.Series(['b', None, 'a', 'b'])
result = np.union1d(x, [1])
# case: tA-union1d
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.union1d(x, [1])
# case: tS-in_list
x = pd.Series(['b', None, 'a', 'b'])
result = list(np.array(x))
# case: tA-in_list
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = list(np.array(x))
# case: tS-select
x = pd.Series(['b', None, 'a', 'b'])
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: tA-select
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: tS-maximum_reduce
x = pd.Series(['b', None, 'a', 'b'])
result = np.maximum.reduce([x, x])
# case: tA-maximum_reduce
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.maximum.reduce([x, x])
# case: tS-add_reduce
x = pd.Series(['b', None, 'a', 'b'])
result = np.add.reduce(x)
# case: tA-add_reduce
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.add.reduce(x)
# case: tS-maximum_accumulate
x = pd.Series(['b', None, 'a', 'b'])
result = np.maximum.accumulate(x)
# case: tA-maximum_accumulate
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.maximum.accumulate(x)
# case: tS-vectorize
x = pd.Series(['b', None, 'a', 'b'])
result = np.vectorize(str)(x)
# case: tA-vectorize
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.vectorize(str)(x)
# case: tS-insert
x = pd.Series(['b', None, 'a', 'b'])
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: tA-insert
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: tS-delete
x = pd.Series(['b', None, 'a', 'b'])
result = np.delete(x, 0)
# case: tA-delete
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.delete(x, 0)
# case: tS-take
x = pd.Series(['b', None, 'a', 'b'])
result = np.take(x, [0, 1])
# case: tA-take
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.take(x, [0, 1])
# case: tS-atleast_1d
x = pd.Series(['b', None, 'a', 'b'])
result = np.atleast_1d(x)
# case: tA-atleast_1d
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.atleast_1d(x)
# case: tS-ravel
x = pd.Series(['b', None, 'a', 'b'])
result = np.ravel(x)
# case: tA-ravel
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.ravel(x)
# case: tS-squeeze
x = pd.Series(['b', None, 'a', 'b'])
result = np.squeeze(x)
# case: tA-squeeze
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.squeeze(x)
# case: tS-reshape
x = pd.Series(['b', None, 'a', 'b'])
result = np.reshape(x, (2, 2))
# case: tA-reshape
x = pd.Series(['b', None, 'a', 'b']).to_numpy()
result = np.reshape(x, (2, 2))
# case: oS-sum
x = pd.Series([1, 'x', None, 2.5])
result = np.sum(x)
# case: oA-sum
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.sum(x)
# case: oS-mean
x = pd.Series([1, 'x', None, 2.5])
result = np.mean(x)
# case: oA-mean
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.mean(x)
# case: oS-min
x = pd.Series([1, 'x', None, 2.5])
result = np.min(x)
# case: oA-min
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.min(x)
# case: oS-max
x = pd.Series([1, 'x', None, 2.5])
result = np.max(x)
# case: oA-max
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.max(x)
# case: oS-median
x = pd.Series([1, 'x', None, 2.5])
result = np.median(x)
# case: oA-median
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.median(x)
# case: oS-std
x = pd.Series([1, 'x', None, 2.5])
result = np.std(x)
# case: oA-std
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.std(x)
# case: oS-var
x = pd.Series([1, 'x', None, 2.5])
result = np.var(x)
# case: oA-var
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.var(x)
# case: oS-prod
x = pd.Series([1, 'x', None, 2.5])
result = np.prod(x)
# case: oA-prod
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.prod(x)
# case: oS-any
x = pd.Series([1, 'x', None, 2.5])
result = np.any(x)
# case: oA-any
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.any(x)
# case: oS-all
x = pd.Series([1, 'x', None, 2.5])
result = np.all(x)
# case: oA-all
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.all(x)
# case: oS-argmax
x = pd.Series([1, 'x', None, 2.5])
result = np.argmax(x)
# case: oA-argmax
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.argmax(x)
# case: oS-argmin
x = pd.Series([1, 'x', None, 2.5])
result = np.argmin(x)
# case: oA-argmin
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.argmin(x)
# case: oS-argsort
x = pd.Series([1, 'x', None, 2.5])
result = np.argsort(x)
# case: oA-argsort
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.argsort(x)
# case: oS-sort
x = pd.Series([1, 'x', None, 2.5])
result = np.sort(x)
# case: oA-sort
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.sort(x)
# case: oS-unique
x = pd.Series([1, 'x', None, 2.5])
result = np.unique(x)
# case: oA-unique
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.unique(x)
# case: oS-cumsum
x = pd.Series([1, 'x', None, 2.5])
result = np.cumsum(x)
# case: oA-cumsum
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.cumsum(x)
# case: oS-cumprod
x = pd.Series([1, 'x', None, 2.5])
result = np.cumprod(x)
# case: oA-cumprod
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.cumprod(x)
# case: oS-diff
x = pd.Series([1, 'x', None, 2.5])
result = np.diff(x)
# case: oA-diff
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.diff(x)
# case: oS-abs
x = pd.Series([1, 'x', None, 2.5])
result = np.abs(x)
# case: oA-abs
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.abs(x)
# case: oS-sqrt
x = pd.Series([1, 'x', None, 2.5])
result = np.sqrt(x)
# case: oA-sqrt
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.sqrt(x)
# case: oS-exp
x = pd.Series([1, 'x', None, 2.5])
result = np.exp(x)
# case: oA-exp
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.exp(x)
# case: oS-log
x = pd.Series([1, 'x', None, 2.5])
result = np.log(x)
# case: oA-log
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.log(x)
# case: oS-floor
x = pd.Series([1, 'x', None, 2.5])
result = np.floor(x)
# case: oA-floor
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.floor(x)
# case: oS-ceil
x = pd.Series([1, 'x', None, 2.5])
result = np.ceil(x)
# case: oA-ceil
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.ceil(x)
# case: oS-round
x = pd.Series([1, 'x', None, 2.5])
result = np.round(x, 1)
# case: oA-round
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.round(x, 1)
# case: oS-rint
x = pd.Series([1, 'x', None, 2.5])
result = np.rint(x)
# case: oA-rint
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.rint(x)
# case: oS-isnan
x = pd.Series([1, 'x', None, 2.5])
result = np.isnan(x)
# case: oA-isnan
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.isnan(x)
# case: oS-isfinite
x = pd.Series([1, 'x', None, 2.5])
result = np.isfinite(x)
# case: oA-isfinite
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.isfinite(x)
# case: oS-isinf
x = pd.Series([1, 'x', None, 2.5])
result = np.isinf(x)
# case: oA-isinf
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.isinf(x)
# case: oS-square
x = pd.Series([1, 'x', None, 2.5])
result = np.square(x)
# case: oA-square
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.square(x)
# case: oS-nansum
x = pd.Series([1, 'x', None, 2.5])
result = np.nansum(x)
# case: oA-nansum
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nansum(x)
# case: oS-nanmean
x = pd.Series([1, 'x', None, 2.5])
result = np.nanmean(x)
# case: oA-nanmean
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanmean(x)
# case: oS-nanmax
x = pd.Series([1, 'x', None, 2.5])
result = np.nanmax(x)
# case: oA-nanmax
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanmax(x)
# case: oS-nanmin
x = pd.Series([1, 'x', None, 2.5])
result = np.nanmin(x)
# case: oA-nanmin
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanmin(x)
# case: oS-nanmedian
x = pd.Series([1, 'x', None, 2.5])
result = np.nanmedian(x)
# case: oA-nanmedian
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanmedian(x)
# case: oS-nanstd
x = pd.Series([1, 'x', None, 2.5])
result = np.nanstd(x)
# case: oA-nanstd
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanstd(x)
# case: oS-nanvar
x = pd.Series([1, 'x', None, 2.5])
result = np.nanvar(x)
# case: oA-nanvar
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanvar(x)
# case: oS-ptp
x = pd.Series([1, 'x', None, 2.5])
result = np.ptp(x)
# case: oA-ptp
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.ptp(x)
# case: oS-count_nonzero
x = pd.Series([1, 'x', None, 2.5])
result = np.count_nonzero(x)
# case: oA-count_nonzero
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.count_nonzero(x)
# case: oS-flatnonzero
x = pd.Series([1, 'x', None, 2.5])
result = np.flatnonzero(x)
# case: oA-flatnonzero
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.flatnonzero(x)
# case: oS-flip
x = pd.Series([1, 'x', None, 2.5])
result = np.flip(x)
# case: oA-flip
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.flip(x)
# case: oS-size
x = pd.Series([1, 'x', None, 2.5])
result = np.size(x)
# case: oA-size
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.size(x)
# case: oS-shape
x = pd.Series([1, 'x', None, 2.5])
result = np.shape(x)
# case: oA-shape
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.shape(x)
# case: oS-ndim
x = pd.Series([1, 'x', None, 2.5])
result = np.ndim(x)
# case: oA-ndim
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.ndim(x)
# case: oS-array
x = pd.Series([1, 'x', None, 2.5])
result = np.array(x)
# case: oA-array
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.array(x)
# case: oS-asarray
x = pd.Series([1, 'x', None, 2.5])
result = np.asarray(x)
# case: oA-asarray
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.asarray(x)
# case: oS-copy
x = pd.Series([1, 'x', None, 2.5])
result = np.copy(x)
# case: oA-copy
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.copy(x)
# case: oS-negative
x = pd.Series([1, 'x', None, 2.5])
result = np.negative(x)
# case: oA-negative
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.negative(x)
# case: oS-isnat
x = pd.Series([1, 'x', None, 2.5])
result = np.isnat(x)
# case: oA-isnat
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.isnat(x)
# case: oS-clip1
x = pd.Series([1, 'x', None, 2.5])
result = np.clip(x, 1, 2)
# case: oA-clip1
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.clip(x, 1, 2)
# case: oS-clip2
x = pd.Series([1, 'x', None, 2.5])
result = np.clip(x, 0, None)
# case: oA-clip2
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.clip(x, 0, None)
# case: oS-nanpercentile
x = pd.Series([1, 'x', None, 2.5])
result = np.nanpercentile(x, 50)
# case: oA-nanpercentile
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanpercentile(x, 50)
# case: oS-where1
x = pd.Series([1, 'x', None, 2.5])
result = np.where(pd.isna(x), 0, x)
# case: oA-where1
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: oS-where2
x = pd.Series([1, 'x', None, 2.5])
result = np.where(pd.notna(x), x, None)
# case: oA-where2
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: oS-isin
x = pd.Series([1, 'x', None, 2.5])
result = np.isin(x, [1, 2])
# case: oA-isin
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.isin(x, [1, 2])
# case: oS-append
x = pd.Series([1, 'x', None, 2.5])
result = np.append(x, x)
# case: oA-append
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.append(x, x)
# case: oS-concatenate
x = pd.Series([1, 'x', None, 2.5])
result = np.concatenate([x, x])
# case: oA-concatenate
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.concatenate([x, x])
# case: oS-repeat
x = pd.Series([1, 'x', None, 2.5])
result = np.repeat(x, 2)
# case: oA-repeat
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.repeat(x, 2)
# case: oS-tile
x = pd.Series([1, 'x', None, 2.5])
result = np.tile(x, 2)
# case: oA-tile
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.tile(x, 2)
# case: oS-digitize
x = pd.Series([1, 'x', None, 2.5])
result = np.digitize(x, [0, 2])
# case: oA-digitize
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.digitize(x, [0, 2])
# case: oS-histogram
x = pd.Series([1, 'x', None, 2.5])
result = np.histogram(x, bins=2)
# case: oA-histogram
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.histogram(x, bins=2)
# case: oA-bincount
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.bincount(x)
# case: oS-average
x = pd.Series([1, 'x', None, 2.5])
result = np.average(x, weights=[1, 2, 3, 4])
# case: oA-average
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: oS-nan_to_num
x = pd.Series([1, 'x', None, 2.5])
result = np.nan_to_num(x)
# case: oA-nan_to_num
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nan_to_num(x)
# case: oS-full_like
x = pd.Series([1, 'x', None, 2.5])
result = np.full_like(x, 1)
# case: oA-full_like
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.full_like(x, 1)
# case: oS-zeros_like
x = pd.Series([1, 'x', None, 2.5])
result = np.zeros_like(x)
# case: oA-zeros_like
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.zeros_like(x)
# case: oS-ones_like
x = pd.Series([1, 'x', None, 2.5])
result = np.ones_like(x)
# case: oA-ones_like
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.ones_like(x)
# case: oS-roll
x = pd.Series([1, 'x', None, 2.5])
result = np.roll(x, 1)
# case: oA-roll
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.roll(x, 1)
# case: oS-searchsorted
x = pd.Series([1, 'x', None, 2.5])
result = np.searchsorted([1, 2, 3], x)
# case: oA-searchsorted
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: oA-interp
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: oS-cumulative_sum
x = pd.Series([1, 'x', None, 2.5])
result = np.cumulative_sum(x)
# case: oA-cumulative_sum
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.cumulative_sum(x)
# case: oS-trunc
x = pd.Series([1, 'x', None, 2.5])
result = np.trunc(x)
# case: oA-trunc
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.trunc(x)
# case: oS-absolute
x = pd.Series([1, 'x', None, 2.5])
result = np.absolute(x)
# case: oA-absolute
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.absolute(x)
# case: oS-log1p
x = pd.Series([1, 'x', None, 2.5])
result = np.log1p(x)
# case: oA-log1p
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.log1p(x)
# case: oS-cbrt
x = pd.Series([1, 'x', None, 2.5])
result = np.cbrt(x)
# case: oA-cbrt
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.cbrt(x)
# case: oS-array_equal
x = pd.Series([1, 'x', None, 2.5])
result = np.array_equal(x, x)
# case: oA-array_equal
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.array_equal(x, x)
# case: oS-unique2
x = pd.Series([1, 'x', None, 2.5])
result = np.unique(x, return_counts=True)
# case: oA-unique2
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.unique(x, return_counts=True)
# case: oS-unique3
x = pd.Series([1, 'x', None, 2.5])
result = np.unique(x, return_inverse=True)
# case: oA-unique3
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.unique(x, return_inverse=True)
# case: oS-intersect1d
x = pd.Series([1, 'x', None, 2.5])
result = np.intersect1d(x, [1, 2])
# case: oA-intersect1d
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.intersect1d(x, [1, 2])
# case: oS-setdiff1d
x = pd.Series([1, 'x', None, 2.5])
result = np.setdiff1d(x, [1])
# case: oA-setdiff1d
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.setdiff1d(x, [1])
# case: oS-union1d
x = pd.Series([1, 'x', None, 2.5])
result = np.union1d(x, [1])
# case: oA-union1d
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.union1d(x, [1])
# case: oS-in_list
x = pd.Series([1, 'x', None, 2.5])
result = list(np.array(x))
# case: oA-in_list
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = list(np.array(x))
# case: oS-nanargmax
x = pd.Series([1, 'x', None, 2.5])
result = np.nanargmax(x)
# case: oA-nanargmax
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanargmax(x)
# case: oS-nanargmin
x = pd.Series([1, 'x', None, 2.5])
result = np.nanargmin(x)
# case: oA-nanargmin
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.nanargmin(x)
# case: oS-select
x = pd.Series([1, 'x', None, 2.5])
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: oA-select
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: oS-maximum_reduce
x = pd.Series([1, 'x', None, 2.5])
result = np.maximum.reduce([x, x])
# case: oA-maximum_reduce
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.maximum.reduce([x, x])
# case: oS-add_reduce
x = pd.Series([1, 'x', None, 2.5])
result = np.add.reduce(x)
# case: oA-add_reduce
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.add.reduce(x)
# case: oS-maximum_accumulate
x = pd.Series([1, 'x', None, 2.5])
result = np.maximum.accumulate(x)
# case: oA-maximum_accumulate
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.maximum.accumulate(x)
# case: oS-vectorize
x = pd.Series([1, 'x', None, 2.5])
result = np.vectorize(str)(x)
# case: oA-vectorize
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.vectorize(str)(x)
# case: oS-insert
x = pd.Series([1, 'x', None, 2.5])
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: oA-insert
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: oS-delete
x = pd.Series([1, 'x', None, 2.5])
result = np.delete(x, 0)
# case: oA-delete
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.delete(x, 0)
# case: oS-take
x = pd.Series([1, 'x', None, 2.5])
result = np.take(x, [0, 1])
# case: oA-take
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.take(x, [0, 1])
# case: oS-atleast_1d
x = pd.Series([1, 'x', None, 2.5])
result = np.atleast_1d(x)
# case: oA-atleast_1d
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.atleast_1d(x)
# case: oS-ravel
x = pd.Series([1, 'x', None, 2.5])
result = np.ravel(x)
# case: oA-ravel
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.ravel(x)
# case: oS-squeeze
x = pd.Series([1, 'x', None, 2.5])
result = np.squeeze(x)
# case: oA-squeeze
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.squeeze(x)
# case: oS-reshape
x = pd.Series([1, 'x', None, 2.5])
result = np.reshape(x, (2, 2))
# case: oA-reshape
x = pd.Series([1, 'x', None, 2.5]).to_numpy()
result = np.reshape(x, (2, 2))
# case: dS-sum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.sum(x)
# case: dA-sum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.sum(x)
# case: dS-mean
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.mean(x)
# case: dA-mean
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.mean(x)
# case: dS-min
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.min(x)
# case: dA-min
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.min(x)
# case: dS-max
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.max(x)
# case: dA-max
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.max(x)
# case: dS-std
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.std(x)
# case: dS-var
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.var(x)
# case: dS-prod
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.prod(x)
# case: dS-any
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.any(x)
# case: dS-all
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.all(x)
# case: dS-argmax
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.argmax(x)
# case: dA-argmax
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.argmax(x)
# case: dS-argmin
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.argmin(x)
# case: dA-argmin
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.argmin(x)
# case: dS-argsort
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.argsort(x)
# case: dA-argsort
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.argsort(x)
# case: dS-sort
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.sort(x)
# case: dA-sort
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.sort(x)
# case: dS-unique
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.unique(x)
# case: dA-unique
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.unique(x)
# case: dS-cumsum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.cumsum(x)
# case: dA-cumsum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.cumsum(x)
# case: dS-cumprod
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.cumprod(x)
# case: dA-cumprod
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.cumprod(x)
# case: dS-diff
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.diff(x)
# case: dA-diff
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.diff(x)
# case: dS-abs
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.abs(x)
# case: dA-abs
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.abs(x)
# case: dS-sign
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.sign(x)
# case: dA-sign
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.sign(x)
# case: dS-sqrt
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.sqrt(x)
# case: dA-sqrt
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.sqrt(x)
# case: dS-exp
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.exp(x)
# case: dA-exp
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.exp(x)
# case: dS-log
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.log(x)
# case: dA-log
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.log(x)
# case: dS-floor
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.floor(x)
# case: dA-floor
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.floor(x)
# case: dS-ceil
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.ceil(x)
# case: dA-ceil
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.ceil(x)
# case: dS-round
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.round(x, 1)
# case: dS-rint
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.rint(x)
# case: dA-rint
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.rint(x)
# case: dS-isnan
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.isnan(x)
# case: dA-isnan
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.isnan(x)
# case: dS-square
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.square(x)
# case: dA-square
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.square(x)
# case: dS-nansum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.nansum(x)
# case: dA-nansum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.nansum(x)
# case: dA-nanmax
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.nanmax(x)
# case: dA-nanmin
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.nanmin(x)
# case: dS-nanvar
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.nanvar(x)
# case: dA-nanvar
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.nanvar(x)
# case: dS-count_nonzero
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.count_nonzero(x)
# case: dA-count_nonzero
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.count_nonzero(x)
# case: dS-flatnonzero
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.flatnonzero(x)
# case: dA-flatnonzero
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.flatnonzero(x)
# case: dS-flip
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.flip(x)
# case: dA-flip
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.flip(x)
# case: dS-size
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.size(x)
# case: dA-size
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.size(x)
# case: dS-shape
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.shape(x)
# case: dA-shape
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.shape(x)
# case: dS-ndim
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.ndim(x)
# case: dA-ndim
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.ndim(x)
# case: dS-array
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.array(x)
# case: dA-array
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.array(x)
# case: dS-asarray
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.asarray(x)
# case: dA-asarray
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.asarray(x)
# case: dS-copy
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.copy(x)
# case: dA-copy
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.copy(x)
# case: dS-negative
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.negative(x)
# case: dA-negative
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.negative(x)
# case: dS-isnat
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.isnat(x)
# case: dA-isnat
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.isnat(x)
# case: dS-clip1
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.clip(x, 1, 2)
# case: dA-clip1
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.clip(x, 1, 2)
# case: dS-clip2
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.clip(x, 0, None)
# case: dA-clip2
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.clip(x, 0, None)
# case: dS-where1
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.where(pd.isna(x), 0, x)
# case: dA-where1
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: dS-where2
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.where(pd.notna(x), x, None)
# case: dA-where2
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: dS-isin
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.isin(x, [1, 2])
# case: dA-isin
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.isin(x, [1, 2])
# case: dS-append
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.append(x, x)
# case: dA-append
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.append(x, x)
# case: dS-concatenate
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.concatenate([x, x])
# case: dA-concatenate
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.concatenate([x, x])
# case: dS-repeat
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.repeat(x, 2)
# case: dA-repeat
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.repeat(x, 2)
# case: dS-tile
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.tile(x, 2)
# case: dA-tile
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.tile(x, 2)
# case: dS-digitize
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.digitize(x, [0, 2])
# case: dA-digitize
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.digitize(x, [0, 2])
# case: dA-bincount
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.bincount(x)
# case: dS-average
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.average(x, weights=[1, 2, 3, 4])
# case: dA-average
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: dS-nan_to_num
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.nan_to_num(x)
# case: dA-nan_to_num
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.nan_to_num(x)
# case: dS-full_like
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.full_like(x, 1)
# case: dA-full_like
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.full_like(x, 1)
# case: dS-zeros_like
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.zeros_like(x)
# case: dA-zeros_like
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.zeros_like(x)
# case: dS-ones_like
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.ones_like(x)
# case: dA-ones_like
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.ones_like(x)
# case: dS-roll
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.roll(x, 1)
# case: dA-roll
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.roll(x, 1)
# case: dS-searchsorted
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.searchsorted([1, 2, 3], x)
# case: dA-searchsorted
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: dA-interp
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: dS-cumulative_sum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.cumulative_sum(x)
# case: dA-cumulative_sum
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.cumulative_sum(x)
# case: dS-trunc
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.trunc(x)
# case: dA-trunc
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.trunc(x)
# case: dS-absolute
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.absolute(x)
# case: dA-absolute
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.absolute(x)
# case: dS-reciprocal
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.reciprocal(x)
# case: dA-reciprocal
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.reciprocal(x)
# case: dS-log1p
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.log1p(x)
# case: dA-log1p
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.log1p(x)
# case: dS-cbrt
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.cbrt(x)
# case: dA-cbrt
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.cbrt(x)
# case: dS-array_equal
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.array_equal(x, x)
# case: dA-array_equal
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.array_equal(x, x)
# case: dS-unique2
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.unique(x, return_counts=True)
# case: dA-unique2
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.unique(x, return_counts=True)
# case: dS-unique3
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.unique(x, return_inverse=True)
# case: dA-unique3
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.unique(x, return_inverse=True)
# case: dS-setdiff1d
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.setdiff1d(x, [1])
# case: dA-setdiff1d
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.setdiff1d(x, [1])
# case: dS-union1d
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.union1d(x, [1])
# case: dA-union1d
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.union1d(x, [1])
# case: dS-in_list
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = list(np.array(x))
# case: dA-in_list
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = list(np.array(x))
# case: dS-select
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: dA-select
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: dS-maximum_reduce
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.maximum.reduce([x, x])
# case: dA-maximum_reduce
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.maximum.reduce([x, x])
# case: dS-vectorize
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.vectorize(str)(x)
# case: dS-insert
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: dA-insert
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: dS-delete
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.delete(x, 0)
# case: dA-delete
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.delete(x, 0)
# case: dS-take
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.take(x, [0, 1])
# case: dA-take
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.take(x, [0, 1])
# case: dS-atleast_1d
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.atleast_1d(x)
# case: dA-atleast_1d
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.atleast_1d(x)
# case: dS-ravel
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.ravel(x)
# case: dA-ravel
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.ravel(x)
# case: dS-squeeze
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.squeeze(x)
# case: dA-squeeze
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.squeeze(x)
# case: dS-reshape
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02']))
result = np.reshape(x, (2, 2))
# case: dA-reshape
x = pd.Series(pd.to_datetime(['2024-01-02', None, '2024-01-01', '2024-01-02'])).to_numpy()
result = np.reshape(x, (2, 2))
# case: eS-sum
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.sum(x)
# case: eS-mean
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.mean(x)
# case: eS-min
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.min(x)
# case: eS-max
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.max(x)
# case: eS-std
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.std(x)
# case: eS-var
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.var(x)
# case: eS-prod
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.prod(x)
# case: eS-any
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.any(x)
# case: eS-all
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.all(x)
# case: eS-argmax
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.argmax(x)
# case: eA-argmax
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.argmax(x)
# case: eS-argmin
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.argmin(x)
# case: eA-argmin
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.argmin(x)
# case: eS-argsort
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.argsort(x)
# case: eA-argsort
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.argsort(x)
# case: eS-sort
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.sort(x)
# case: eA-sort
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.sort(x)
# case: eS-unique
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.unique(x)
# case: eA-unique
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.unique(x)
# case: eA-cumsum
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.cumsum(x)
# case: eS-diff
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.diff(x)
# case: eA-diff
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.diff(x)
# case: eS-abs
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.abs(x)
# case: eA-abs
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.abs(x)
# case: eS-sqrt
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.sqrt(x)
# case: eA-sqrt
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.sqrt(x)
# case: eS-exp
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.exp(x)
# case: eA-exp
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.exp(x)
# case: eS-log
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.log(x)
# case: eA-log
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.log(x)
# case: eS-floor
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.floor(x)
# case: eA-floor
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.floor(x)
# case: eS-ceil
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.ceil(x)
# case: eA-ceil
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.ceil(x)
# case: eS-round
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.round(x, 1)
# case: eS-rint
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.rint(x)
# case: eA-rint
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.rint(x)
# case: eS-isnan
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.isnan(x)
# case: eA-isnan
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.isnan(x)
# case: eS-square
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.square(x)
# case: eA-square
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.square(x)
# case: eS-nanvar
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.nanvar(x)
# case: eA-nanvar
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.nanvar(x)
# case: eS-count_nonzero
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.count_nonzero(x)
# case: eA-count_nonzero
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.count_nonzero(x)
# case: eS-flatnonzero
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.flatnonzero(x)
# case: eA-flatnonzero
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.flatnonzero(x)
# case: eS-flip
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.flip(x)
# case: eA-flip
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.flip(x)
# case: eS-size
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.size(x)
# case: eA-size
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.size(x)
# case: eS-shape
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.shape(x)
# case: eA-shape
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.shape(x)
# case: eS-ndim
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.ndim(x)
# case: eA-ndim
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.ndim(x)
# case: eS-array
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.array(x)
# case: eA-array
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.array(x)
# case: eS-asarray
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.asarray(x)
# case: eA-asarray
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.asarray(x)
# case: eS-copy
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.copy(x)
# case: eA-copy
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.copy(x)
# case: eS-negative
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.negative(x)
# case: eA-negative
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.negative(x)
# case: eS-isnat
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.isnat(x)
# case: eA-isnat
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.isnat(x)
# case: eS-where1
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.where(pd.isna(x), 0, x)
# case: eA-where1
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: eS-where2
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.where(pd.notna(x), x, None)
# case: eA-where2
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: eS-isin
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.isin(x, [1, 2])
# case: eA-isin
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.isin(x, [1, 2])
# case: eS-append
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.append(x, x)
# case: eA-append
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.append(x, x)
# case: eS-concatenate
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.concatenate([x, x])
# case: eA-concatenate
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.concatenate([x, x])
# case: eS-repeat
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.repeat(x, 2)
# case: eA-repeat
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.repeat(x, 2)
# case: eS-tile
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.tile(x, 2)
# case: eA-tile
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.tile(x, 2)
# case: eA-bincount
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.bincount(x)
# case: eS-average
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.average(x, weights=[1, 2, 3, 4])
# case: eA-average
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: eS-nan_to_num
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.nan_to_num(x)
# case: eA-nan_to_num
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.nan_to_num(x)
# case: eS-full_like
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.full_like(x, 1)
# case: eA-full_like
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.full_like(x, 1)
# case: eS-zeros_like
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.zeros_like(x)
# case: eA-zeros_like
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.zeros_like(x)
# case: eS-ones_like
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.ones_like(x)
# case: eA-ones_like
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.ones_like(x)
# case: eS-roll
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.roll(x, 1)
# case: eA-roll
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.roll(x, 1)
# case: eA-interp
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: eS-cumulative_sum
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.cumulative_sum(x)
# case: eA-cumulative_sum
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.cumulative_sum(x)
# case: eS-trunc
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.trunc(x)
# case: eA-trunc
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.trunc(x)
# case: eS-absolute
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.absolute(x)
# case: eA-absolute
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.absolute(x)
# case: eS-reciprocal
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.reciprocal(x)
# case: eA-reciprocal
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.reciprocal(x)
# case: eS-log1p
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.log1p(x)
# case: eA-log1p
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.log1p(x)
# case: eS-cbrt
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.cbrt(x)
# case: eA-cbrt
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.cbrt(x)
# case: eS-array_equal
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.array_equal(x, x)
# case: eA-array_equal
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.array_equal(x, x)
# case: eS-unique2
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.unique(x, return_counts=True)
# case: eA-unique2
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.unique(x, return_counts=True)
# case: eS-unique3
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.unique(x, return_inverse=True)
# case: eA-unique3
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.unique(x, return_inverse=True)
# case: eS-intersect1d
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.intersect1d(x, [1, 2])
# case: eA-intersect1d
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.intersect1d(x, [1, 2])
# case: eS-setdiff1d
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.setdiff1d(x, [1])
# case: eA-setdiff1d
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.setdiff1d(x, [1])
# case: eS-select
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: eA-select
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: eS-maximum_reduce
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.maximum.reduce([x, x])
# case: eA-maximum_reduce
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.maximum.reduce([x, x])
# case: eS-add_reduce
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.add.reduce(x)
# case: eS-vectorize
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.vectorize(str)(x)
# case: eS-insert
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: eA-insert
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: eS-delete
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.delete(x, 0)
# case: eA-delete
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.delete(x, 0)
# case: eS-take
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.take(x, [0, 1])
# case: eA-take
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.take(x, [0, 1])
# case: eS-atleast_1d
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.atleast_1d(x)
# case: eA-atleast_1d
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.atleast_1d(x)
# case: eS-ravel
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.ravel(x)
# case: eA-ravel
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.ravel(x)
# case: eS-squeeze
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.squeeze(x)
# case: eA-squeeze
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.squeeze(x)
# case: eS-reshape
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D']))
result = np.reshape(x, (2, 2))
# case: eA-reshape
x = pd.Series(pd.to_timedelta(['1D', None, '2h', '1D'])).to_numpy()
result = np.reshape(x, (2, 2))
# case: cS-sum
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.sum(x)
# case: cA-sum
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.sum(x)
# case: cS-mean
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.mean(x)
# case: cA-mean
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.mean(x)
# case: cS-min
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.min(x)
# case: cA-min
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.min(x)
# case: cS-max
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.max(x)
# case: cA-max
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.max(x)
# case: cA-median
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.median(x)
# case: cS-std
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.std(x)
# case: cA-std
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.std(x)
# case: cS-var
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.var(x)
# case: cA-var
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.var(x)
# case: cS-prod
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.prod(x)
# case: cA-prod
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.prod(x)
# case: cS-any
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.any(x)
# case: cA-any
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.any(x)
# case: cS-all
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.all(x)
# case: cA-all
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.all(x)
# case: cS-argmax
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.argmax(x)
# case: cA-argmax
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.argmax(x)
# case: cS-argmin
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.argmin(x)
# case: cA-argmin
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.argmin(x)
# case: cS-argsort
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.argsort(x)
# case: cA-argsort
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.argsort(x)
# case: cS-sort
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.sort(x)
# case: cA-sort
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.sort(x)
# case: cS-unique
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.unique(x)
# case: cA-unique
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.unique(x)
# case: cA-cumsum
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.cumsum(x)
# case: cA-cumprod
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.cumprod(x)
# case: cS-diff
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.diff(x)
# case: cA-diff
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.diff(x)
# case: cS-abs
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.abs(x)
# case: cA-abs
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.abs(x)
# case: cS-sign
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.sign(x)
# case: cS-sqrt
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.sqrt(x)
# case: cA-sqrt
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.sqrt(x)
# case: cS-exp
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.exp(x)
# case: cA-exp
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.exp(x)
# case: cS-log
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.log(x)
# case: cA-log
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.log(x)
# case: cS-floor
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.floor(x)
# case: cA-floor
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.floor(x)
# case: cS-ceil
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.ceil(x)
# case: cA-ceil
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.ceil(x)
# case: cS-round
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.round(x, 1)
# case: cA-round
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.round(x, 1)
# case: cS-rint
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.rint(x)
# case: cA-rint
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.rint(x)
# case: cA-isnan
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.isnan(x)
# case: cS-isfinite
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.isfinite(x)
# case: cA-isfinite
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.isfinite(x)
# case: cS-isinf
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.isinf(x)
# case: cA-isinf
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.isinf(x)
# case: cS-square
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.square(x)
# case: cA-square
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.square(x)
# case: cS-nansum
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nansum(x)
# case: cA-nansum
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nansum(x)
# case: cS-nanmean
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nanmean(x)
# case: cA-nanmean
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanmean(x)
# case: cS-nanmax
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nanmax(x)
# case: cA-nanmax
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanmax(x)
# case: cS-nanmin
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nanmin(x)
# case: cA-nanmin
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanmin(x)
# case: cS-nanmedian
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nanmedian(x)
# case: cA-nanmedian
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanmedian(x)
# case: cS-nanstd
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nanstd(x)
# case: cA-nanstd
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanstd(x)
# case: cS-nanvar
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nanvar(x)
# case: cA-nanvar
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanvar(x)
# case: cS-ptp
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.ptp(x)
# case: cA-ptp
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.ptp(x)
# case: cS-count_nonzero
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.count_nonzero(x)
# case: cA-count_nonzero
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.count_nonzero(x)
# case: cS-flatnonzero
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.flatnonzero(x)
# case: cA-flatnonzero
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.flatnonzero(x)
# case: cS-flip
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.flip(x)
# case: cA-flip
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.flip(x)
# case: cS-size
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.size(x)
# case: cA-size
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.size(x)
# case: cS-shape
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.shape(x)
# case: cA-shape
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.shape(x)
# case: cS-ndim
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.ndim(x)
# case: cA-ndim
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.ndim(x)
# case: cS-array
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.array(x)
# case: cA-array
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.array(x)
# case: cS-asarray
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.asarray(x)
# case: cA-asarray
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.asarray(x)
# case: cS-copy
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.copy(x)
# case: cA-copy
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.copy(x)
# case: cS-negative
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.negative(x)
# case: cA-negative
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.negative(x)
# case: cS-logical_not
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.logical_not(x)
# case: cS-isnat
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.isnat(x)
# case: cA-isnat
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.isnat(x)
# case: cS-clip1
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.clip(x, 1, 2)
# case: cA-clip1
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.clip(x, 1, 2)
# case: cS-clip2
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.clip(x, 0, None)
# case: cA-clip2
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.clip(x, 0, None)
# case: cS-nanpercentile
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nanpercentile(x, 50)
# case: cA-nanpercentile
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nanpercentile(x, 50)
# case: cS-where1
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.where(pd.isna(x), 0, x)
# case: cA-where1
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: cS-where2
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.where(pd.notna(x), x, None)
# case: cA-where2
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.where(pd.notna(x), x, None)
# case: cS-isin
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.isin(x, [1, 2])
# case: cA-isin
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.isin(x, [1, 2])
# case: cS-append
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.append(x, x)
# case: cA-append
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.append(x, x)
# case: cA-concatenate
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.concatenate([x, x])
# case: cS-repeat
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.repeat(x, 2)
# case: cA-repeat
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.repeat(x, 2)
# case: cS-tile
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.tile(x, 2)
# case: cA-tile
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.tile(x, 2)
# case: cS-digitize
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.digitize(x, [0, 2])
# case: cA-digitize
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.digitize(x, [0, 2])
# case: cS-histogram
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.histogram(x, bins=2)
# case: cA-histogram
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.histogram(x, bins=2)
# case: cA-bincount
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.bincount(x)
# case: cS-average
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.average(x, weights=[1, 2, 3, 4])
# case: cA-average
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: cS-nan_to_num
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.nan_to_num(x)
# case: cA-nan_to_num
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.nan_to_num(x)
# case: cS-full_like
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.full_like(x, 1)
# case: cA-full_like
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.full_like(x, 1)
# case: cS-zeros_like
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.zeros_like(x)
# case: cA-zeros_like
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.zeros_like(x)
# case: cS-ones_like
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.ones_like(x)
# case: cA-ones_like
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.ones_like(x)
# case: cS-roll
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.roll(x, 1)
# case: cA-roll
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.roll(x, 1)
# case: cS-searchsorted
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.searchsorted([1, 2, 3], x)
# case: cA-searchsorted
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: cA-interp
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: cS-cumulative_sum
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.cumulative_sum(x)
# case: cA-cumulative_sum
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.cumulative_sum(x)
# case: cS-trunc
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.trunc(x)
# case: cA-trunc
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.trunc(x)
# case: cS-absolute
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.absolute(x)
# case: cA-absolute
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.absolute(x)
# case: cS-reciprocal
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.reciprocal(x)
# case: cS-log1p
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.log1p(x)
# case: cA-log1p
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.log1p(x)
# case: cS-cbrt
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.cbrt(x)
# case: cA-cbrt
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.cbrt(x)
# case: cS-array_equal
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.array_equal(x, x)
# case: cA-array_equal
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.array_equal(x, x)
# case: cS-unique2
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.unique(x, return_counts=True)
# case: cA-unique2
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.unique(x, return_counts=True)
# case: cS-unique3
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.unique(x, return_inverse=True)
# case: cA-unique3
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.unique(x, return_inverse=True)
# case: cS-intersect1d
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.intersect1d(x, [1, 2])
# case: cA-intersect1d
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.intersect1d(x, [1, 2])
# case: cS-setdiff1d
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.setdiff1d(x, [1])
# case: cA-setdiff1d
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.setdiff1d(x, [1])
# case: cS-union1d
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.union1d(x, [1])
# case: cA-union1d
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.union1d(x, [1])
# case: cS-in_list
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = list(np.array(x))
# case: cA-in_list
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = list(np.array(x))
# case: cS-select
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: cA-select
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: cS-add_reduce
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.add.reduce(x)
# case: cA-add_reduce
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.add.reduce(x)
# case: cS-maximum_accumulate
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.maximum.accumulate(x)
# case: cA-maximum_accumulate
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.maximum.accumulate(x)
# case: cS-vectorize
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.vectorize(str)(x)
# case: cA-vectorize
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.vectorize(str)(x)
# case: cS-insert
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: cA-insert
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: cS-delete
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.delete(x, 0)
# case: cA-delete
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.delete(x, 0)
# case: cS-take
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.take(x, [0, 1])
# case: cA-take
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.take(x, [0, 1])
# case: cS-atleast_1d
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.atleast_1d(x)
# case: cA-atleast_1d
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.atleast_1d(x)
# case: cS-ravel
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.ravel(x)
# case: cA-ravel
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.ravel(x)
# case: cS-squeeze
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.squeeze(x)
# case: cA-squeeze
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.squeeze(x)
# case: cS-reshape
x = pd.Series(['b', None, 'a', 'b']).astype('category')
result = np.reshape(x, (2, 2))
# case: cA-reshape
x = pd.Series(['b', None, 'a', 'b']).astype('category').to_numpy()
result = np.reshape(x, (2, 2))
# case: IS-sum
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.sum(x)
# case: IA-sum
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.sum(x)
# case: IS-mean
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.mean(x)
# case: IA-mean
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.mean(x)
# case: IS-min
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.min(x)
# case: IA-min
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.min(x)
# case: IS-max
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.max(x)
# case: IA-max
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.max(x)
# case: IS-median
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.median(x)
# case: IA-median
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.median(x)
# case: IS-std
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.std(x)
# case: IA-std
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.std(x)
# case: IS-var
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.var(x)
# case: IA-var
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.var(x)
# case: IS-prod
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.prod(x)
# case: IA-prod
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.prod(x)
# case: IS-any
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.any(x)
# case: IA-any
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.any(x)
# case: IS-all
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.all(x)
# case: IA-all
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.all(x)
# case: IS-argmax
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.argmax(x)
# case: IA-argmax
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.argmax(x)
# case: IS-argmin
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.argmin(x)
# case: IA-argmin
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.argmin(x)
# case: IS-argsort
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.argsort(x)
# case: IA-argsort
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.argsort(x)
# case: IS-sort
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.sort(x)
# case: IA-sort
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.sort(x)
# case: IS-unique
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.unique(x)
# case: IA-unique
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.unique(x)
# case: IS-cumsum
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.cumsum(x)
# case: IA-cumsum
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.cumsum(x)
# case: IS-cumprod
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.cumprod(x)
# case: IA-cumprod
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.cumprod(x)
# case: IS-diff
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.diff(x)
# case: IA-diff
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.diff(x)
# case: IS-abs
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.abs(x)
# case: IA-abs
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.abs(x)
# case: IS-sign
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.sign(x)
# case: IA-sign
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.sign(x)
# case: IS-sqrt
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.sqrt(x)
# case: IA-sqrt
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.sqrt(x)
# case: IS-exp
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.exp(x)
# case: IA-exp
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.exp(x)
# case: IS-log
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.log(x)
# case: IA-log
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.log(x)
# case: IS-floor
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.floor(x)
# case: IA-floor
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.floor(x)
# case: IS-ceil
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.ceil(x)
# case: IA-ceil
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.ceil(x)
# case: IS-round
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.round(x, 1)
# case: IA-round
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.round(x, 1)
# case: IS-rint
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.rint(x)
# case: IA-rint
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.rint(x)
# case: IS-isnan
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.isnan(x)
# case: IA-isnan
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.isnan(x)
# case: IS-isfinite
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.isfinite(x)
# case: IA-isfinite
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.isfinite(x)
# case: IS-isinf
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.isinf(x)
# case: IA-isinf
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.isinf(x)
# case: IS-square
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.square(x)
# case: IA-square
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.square(x)
# case: IS-nansum
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nansum(x)
# case: IA-nansum
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nansum(x)
# case: IS-nanmean
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanmean(x)
# case: IA-nanmean
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanmean(x)
# case: IS-nanmax
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanmax(x)
# case: IA-nanmax
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanmax(x)
# case: IS-nanmin
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanmin(x)
# case: IA-nanmin
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanmin(x)
# case: IS-nanmedian
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanmedian(x)
# case: IA-nanmedian
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanmedian(x)
# case: IS-nanstd
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanstd(x)
# case: IA-nanstd
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanstd(x)
# case: IS-nanvar
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanvar(x)
# case: IA-nanvar
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanvar(x)
# case: IA-ptp
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.ptp(x)
# case: IS-count_nonzero
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.count_nonzero(x)
# case: IA-count_nonzero
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.count_nonzero(x)
# case: IS-flatnonzero
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.flatnonzero(x)
# case: IA-flatnonzero
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.flatnonzero(x)
# case: IS-flip
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.flip(x)
# case: IA-flip
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.flip(x)
# case: IS-size
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.size(x)
# case: IA-size
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.size(x)
# case: IS-shape
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.shape(x)
# case: IA-shape
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.shape(x)
# case: IS-ndim
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.ndim(x)
# case: IA-ndim
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.ndim(x)
# case: IS-array
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.array(x)
# case: IA-array
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.array(x)
# case: IS-asarray
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.asarray(x)
# case: IA-asarray
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.asarray(x)
# case: IS-copy
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.copy(x)
# case: IA-copy
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.copy(x)
# case: IS-negative
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.negative(x)
# case: IA-negative
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.negative(x)
# case: IA-logical_not
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.logical_not(x)
# case: IS-isnat
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.isnat(x)
# case: IA-isnat
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.isnat(x)
# case: IS-clip1
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.clip(x, 1, 2)
# case: IA-clip1
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.clip(x, 1, 2)
# case: IS-clip2
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.clip(x, 0, None)
# case: IA-clip2
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.clip(x, 0, None)
# case: IS-percentile
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.percentile(x, 50)
# case: IA-percentile
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.percentile(x, 50)
# case: IS-quantile
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.quantile(x, [0.25, 0.5])
# case: IA-quantile
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.quantile(x, [0.25, 0.5])
# case: IS-nanpercentile
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanpercentile(x, 50)
# case: IA-nanpercentile
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanpercentile(x, 50)
# case: IS-where1
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.where(pd.isna(x), 0, x)
# case: IA-where1
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: IS-where2
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.where(pd.notna(x), x, None)
# case: IA-where2
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.where(pd.notna(x), x, None)
# case: IS-isin
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.isin(x, [1, 2])
# case: IA-isin
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.isin(x, [1, 2])
# case: IS-append
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.append(x, x)
# case: IA-append
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.append(x, x)
# case: IA-concatenate
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.concatenate([x, x])
# case: IS-repeat
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.repeat(x, 2)
# case: IA-repeat
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.repeat(x, 2)
# case: IS-tile
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.tile(x, 2)
# case: IA-tile
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.tile(x, 2)
# case: IS-digitize
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.digitize(x, [0, 2])
# case: IA-digitize
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.digitize(x, [0, 2])
# case: IS-bincount
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.bincount(x)
# case: IS-average
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.average(x, weights=[1, 2, 3, 4])
# case: IA-average
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: IA-nan_to_num
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nan_to_num(x)
# case: IS-full_like
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.full_like(x, 1)
# case: IA-full_like
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.full_like(x, 1)
# case: IS-zeros_like
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.zeros_like(x)
# case: IA-zeros_like
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.zeros_like(x)
# case: IS-ones_like
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.ones_like(x)
# case: IA-ones_like
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.ones_like(x)
# case: IS-roll
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.roll(x, 1)
# case: IA-roll
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.roll(x, 1)
# case: IS-searchsorted
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.searchsorted([1, 2, 3], x)
# case: IA-searchsorted
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: IS-interp
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.interp(x, [0, 3], [0, 30])
# case: IA-interp
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: IS-cumulative_sum
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.cumulative_sum(x)
# case: IA-cumulative_sum
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.cumulative_sum(x)
# case: IS-trunc
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.trunc(x)
# case: IA-trunc
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.trunc(x)
# case: IS-absolute
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.absolute(x)
# case: IA-absolute
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.absolute(x)
# case: IA-reciprocal
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.reciprocal(x)
# case: IS-log1p
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.log1p(x)
# case: IA-log1p
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.log1p(x)
# case: IS-cbrt
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.cbrt(x)
# case: IA-cbrt
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.cbrt(x)
# case: IS-array_equal
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.array_equal(x, x)
# case: IA-array_equal
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.array_equal(x, x)
# case: IS-unique2
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.unique(x, return_counts=True)
# case: IA-unique2
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.unique(x, return_counts=True)
# case: IS-unique3
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.unique(x, return_inverse=True)
# case: IA-unique3
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.unique(x, return_inverse=True)
# case: IS-intersect1d
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.intersect1d(x, [1, 2])
# case: IA-intersect1d
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.intersect1d(x, [1, 2])
# case: IS-setdiff1d
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.setdiff1d(x, [1])
# case: IA-setdiff1d
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.setdiff1d(x, [1])
# case: IS-union1d
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.union1d(x, [1])
# case: IA-union1d
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.union1d(x, [1])
# case: IS-in_list
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = list(np.array(x))
# case: IA-in_list
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = list(np.array(x))
# case: IS-nanargmax
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanargmax(x)
# case: IA-nanargmax
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanargmax(x)
# case: IS-nanargmin
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.nanargmin(x)
# case: IA-nanargmin
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.nanargmin(x)
# case: IS-select
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: IA-select
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: IS-maximum_reduce
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.maximum.reduce([x, x])
# case: IA-maximum_reduce
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.maximum.reduce([x, x])
# case: IS-add_reduce
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.add.reduce(x)
# case: IA-add_reduce
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.add.reduce(x)
# case: IA-maximum_accumulate
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.maximum.accumulate(x)
# case: IS-vectorize
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.vectorize(str)(x)
# case: IA-vectorize
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.vectorize(str)(x)
# case: IS-insert
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: IA-insert
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: IS-delete
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.delete(x, 0)
# case: IA-delete
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.delete(x, 0)
# case: IS-take
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.take(x, [0, 1])
# case: IA-take
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.take(x, [0, 1])
# case: IS-atleast_1d
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.atleast_1d(x)
# case: IA-atleast_1d
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.atleast_1d(x)
# case: IS-ravel
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.ravel(x)
# case: IA-ravel
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.ravel(x)
# case: IS-squeeze
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.squeeze(x)
# case: IA-squeeze
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.squeeze(x)
# case: IS-reshape
x = pd.Series([3, None, 2, 1], dtype='Int64')
result = np.reshape(x, (2, 2))
# case: IA-reshape
x = pd.Series([3, None, 2, 1], dtype='Int64').to_numpy()
result = np.reshape(x, (2, 2))
# case: BS-sum
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.sum(x)
# case: BA-sum
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.sum(x)
# case: BS-mean
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.mean(x)
# case: BA-mean
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.mean(x)
# case: BS-min
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.min(x)
# case: BA-min
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.min(x)
# case: BS-max
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.max(x)
# case: BA-max
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.max(x)
# case: BS-std
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.std(x)
# case: BA-std
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.std(x)
# case: BS-var
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.var(x)
# case: BA-var
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.var(x)
# case: BS-prod
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.prod(x)
# case: BA-prod
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.prod(x)
# case: BS-any
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.any(x)
# case: BS-all
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.all(x)
# case: BA-all
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.all(x)
# case: BS-argmax
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.argmax(x)
# case: BA-argmax
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.argmax(x)
# case: BS-argmin
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.argmin(x)
# case: BA-argmin
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.argmin(x)
# case: BS-argsort
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.argsort(x)
# case: BA-argsort
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.argsort(x)
# case: BS-sort
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.sort(x)
# case: BA-sort
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.sort(x)
# case: BS-unique
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.unique(x)
# case: BA-unique
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.unique(x)
# case: BS-diff
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.diff(x)
# case: BA-diff
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.diff(x)
# case: BS-abs
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.abs(x)
# case: BA-sqrt
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.sqrt(x)
# case: BA-exp
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.exp(x)
# case: BA-log
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.log(x)
# case: BA-floor
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.floor(x)
# case: BA-ceil
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.ceil(x)
# case: BS-round
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.round(x, 1)
# case: BA-round
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.round(x, 1)
# case: BA-rint
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.rint(x)
# case: BS-isnan
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.isnan(x)
# case: BA-isnan
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.isnan(x)
# case: BS-isfinite
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.isfinite(x)
# case: BA-isfinite
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.isfinite(x)
# case: BS-isinf
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.isinf(x)
# case: BA-isinf
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.isinf(x)
# case: BA-square
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.square(x)
# case: BA-ptp
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.ptp(x)
# case: BS-flatnonzero
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.flatnonzero(x)
# case: BA-flatnonzero
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.flatnonzero(x)
# case: BS-flip
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.flip(x)
# case: BA-flip
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.flip(x)
# case: BS-size
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.size(x)
# case: BA-size
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.size(x)
# case: BS-shape
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.shape(x)
# case: BA-shape
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.shape(x)
# case: BS-ndim
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.ndim(x)
# case: BA-ndim
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.ndim(x)
# case: BS-array
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.array(x)
# case: BA-array
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.array(x)
# case: BS-asarray
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.asarray(x)
# case: BA-asarray
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.asarray(x)
# case: BS-copy
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.copy(x)
# case: BA-copy
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.copy(x)
# case: BA-negative
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.negative(x)
# case: BA-logical_not
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.logical_not(x)
# case: BS-isnat
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.isnat(x)
# case: BA-isnat
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.isnat(x)
# case: BS-clip1
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.clip(x, 1, 2)
# case: BS-clip2
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.clip(x, 0, None)
# case: BS-where1
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.where(pd.isna(x), 0, x)
# case: BA-where1
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: BS-where2
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.where(pd.notna(x), x, None)
# case: BA-where2
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.where(pd.notna(x), x, None)
# case: BS-append
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.append(x, x)
# case: BA-append
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.append(x, x)
# case: BA-concatenate
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.concatenate([x, x])
# case: BS-repeat
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.repeat(x, 2)
# case: BA-repeat
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.repeat(x, 2)
# case: BS-tile
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.tile(x, 2)
# case: BA-tile
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.tile(x, 2)
# case: BS-bincount
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.bincount(x)
# case: BS-nan_to_num
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.nan_to_num(x)
# case: BA-nan_to_num
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.nan_to_num(x)
# case: BS-full_like
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.full_like(x, 1)
# case: BA-full_like
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.full_like(x, 1)
# case: BS-zeros_like
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.zeros_like(x)
# case: BA-zeros_like
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.zeros_like(x)
# case: BS-ones_like
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.ones_like(x)
# case: BA-ones_like
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.ones_like(x)
# case: BS-roll
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.roll(x, 1)
# case: BA-roll
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.roll(x, 1)
# case: BS-searchsorted
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.searchsorted([1, 2, 3], x)
# case: BA-searchsorted
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: BS-interp
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.interp(x, [0, 3], [0, 30])
# case: BA-trunc
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.trunc(x)
# case: BS-absolute
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.absolute(x)
# case: BA-log1p
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.log1p(x)
# case: BA-cbrt
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.cbrt(x)
# case: BS-unique2
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.unique(x, return_counts=True)
# case: BA-unique2
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.unique(x, return_counts=True)
# case: BS-unique3
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.unique(x, return_inverse=True)
# case: BA-unique3
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.unique(x, return_inverse=True)
# case: BS-intersect1d
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.intersect1d(x, [1, 2])
# case: BA-intersect1d
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.intersect1d(x, [1, 2])
# case: BS-setdiff1d
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.setdiff1d(x, [1])
# case: BA-setdiff1d
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.setdiff1d(x, [1])
# case: BS-union1d
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.union1d(x, [1])
# case: BA-union1d
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.union1d(x, [1])
# case: BS-in_list
x = pd.Series([True, None, False, True], dtype='boolean')
result = list(np.array(x))
# case: BA-in_list
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = list(np.array(x))
# case: BS-select
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: BS-add_reduce
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.add.reduce(x)
# case: BA-add_reduce
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.add.reduce(x)
# case: BS-vectorize
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.vectorize(str)(x)
# case: BA-vectorize
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.vectorize(str)(x)
# case: BS-insert
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: BA-insert
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: BS-delete
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.delete(x, 0)
# case: BA-delete
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.delete(x, 0)
# case: BS-take
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.take(x, [0, 1])
# case: BA-take
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.take(x, [0, 1])
# case: BS-atleast_1d
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.atleast_1d(x)
# case: BA-atleast_1d
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.atleast_1d(x)
# case: BS-ravel
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.ravel(x)
# case: BA-ravel
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.ravel(x)
# case: BS-squeeze
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.squeeze(x)
# case: BA-squeeze
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.squeeze(x)
# case: BS-reshape
x = pd.Series([True, None, False, True], dtype='boolean')
result = np.reshape(x, (2, 2))
# case: BA-reshape
x = pd.Series([True, None, False, True], dtype='boolean').to_numpy()
result = np.reshape(x, (2, 2))
# case: sS-sum
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.sum(x)
# case: sS-mean
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.mean(x)
# case: sS-min
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.min(x)
# case: sA-min
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.min(x)
# case: sS-max
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.max(x)
# case: sA-max
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.max(x)
# case: sS-median
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.median(x)
# case: sA-median
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.median(x)
# case: sS-std
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.std(x)
# case: sA-std
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.std(x)
# case: sS-var
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.var(x)
# case: sA-var
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.var(x)
# case: sS-prod
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.prod(x)
# case: sS-any
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.any(x)
# case: sS-all
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.all(x)
# case: sA-all
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.all(x)
# case: sS-argmax
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.argmax(x)
# case: sA-argmax
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.argmax(x)
# case: sS-argmin
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.argmin(x)
# case: sA-argmin
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.argmin(x)
# case: sS-argsort
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.argsort(x)
# case: sA-argsort
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.argsort(x)
# case: sS-sort
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.sort(x)
# case: sA-sort
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.sort(x)
# case: sS-unique
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.unique(x)
# case: sA-unique
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.unique(x)
# case: sS-diff
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.diff(x)
# case: sA-diff
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.diff(x)
# case: sS-abs
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.abs(x)
# case: sA-abs
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.abs(x)
# case: sS-sign
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.sign(x)
# case: sS-sqrt
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.sqrt(x)
# case: sA-sqrt
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.sqrt(x)
# case: sS-exp
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.exp(x)
# case: sA-exp
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.exp(x)
# case: sS-log
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.log(x)
# case: sA-log
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.log(x)
# case: sS-floor
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.floor(x)
# case: sA-floor
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.floor(x)
# case: sS-ceil
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.ceil(x)
# case: sA-ceil
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.ceil(x)
# case: sS-round
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.round(x, 1)
# case: sA-round
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.round(x, 1)
# case: sS-rint
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.rint(x)
# case: sA-rint
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.rint(x)
# case: sS-isnan
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.isnan(x)
# case: sA-isnan
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.isnan(x)
# case: sS-isfinite
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.isfinite(x)
# case: sA-isfinite
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.isfinite(x)
# case: sS-isinf
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.isinf(x)
# case: sA-isinf
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.isinf(x)
# case: sS-square
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.square(x)
# case: sA-square
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.square(x)
# case: sS-nansum
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nansum(x)
# case: sA-nansum
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nansum(x)
# case: sS-nanmean
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanmean(x)
# case: sA-nanmean
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nanmean(x)
# case: sS-nanmax
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanmax(x)
# case: sA-nanmax
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nanmax(x)
# case: sS-nanmin
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanmin(x)
# case: sA-nanmin
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nanmin(x)
# case: sS-nanmedian
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanmedian(x)
# case: sA-nanmedian
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nanmedian(x)
# case: sS-nanstd
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanstd(x)
# case: sA-nanstd
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nanstd(x)
# case: sS-nanvar
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanvar(x)
# case: sA-nanvar
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nanvar(x)
# case: sA-ptp
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.ptp(x)
# case: sS-flatnonzero
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.flatnonzero(x)
# case: sA-flatnonzero
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.flatnonzero(x)
# case: sS-flip
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.flip(x)
# case: sA-flip
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.flip(x)
# case: sS-size
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.size(x)
# case: sA-size
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.size(x)
# case: sS-shape
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.shape(x)
# case: sA-shape
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.shape(x)
# case: sS-ndim
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.ndim(x)
# case: sA-ndim
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.ndim(x)
# case: sS-array
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.array(x)
# case: sA-array
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.array(x)
# case: sS-asarray
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.asarray(x)
# case: sA-asarray
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.asarray(x)
# case: sS-copy
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.copy(x)
# case: sA-copy
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.copy(x)
# case: sS-negative
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.negative(x)
# case: sA-negative
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.negative(x)
# case: sS-logical_not
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.logical_not(x)
# case: sA-logical_not
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.logical_not(x)
# case: sS-isnat
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.isnat(x)
# case: sA-isnat
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.isnat(x)
# case: sS-clip1
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.clip(x, 1, 2)
# case: sA-clip1
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.clip(x, 1, 2)
# case: sS-clip2
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.clip(x, 0, None)
# case: sA-clip2
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.clip(x, 0, None)
# case: sS-nanpercentile
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nanpercentile(x, 50)
# case: sA-nanpercentile
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nanpercentile(x, 50)
# case: sS-where1
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.where(pd.isna(x), 0, x)
# case: sA-where1
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: sS-where2
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.where(pd.notna(x), x, None)
# case: sA-where2
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.where(pd.notna(x), x, None)
# case: sS-append
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.append(x, x)
# case: sA-append
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.append(x, x)
# case: sA-concatenate
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.concatenate([x, x])
# case: sS-repeat
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.repeat(x, 2)
# case: sA-repeat
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.repeat(x, 2)
# case: sS-tile
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.tile(x, 2)
# case: sA-tile
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.tile(x, 2)
# case: sS-digitize
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.digitize(x, [0, 2])
# case: sA-digitize
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.digitize(x, [0, 2])
# case: sS-histogram
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.histogram(x, bins=2)
# case: sA-histogram
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.histogram(x, bins=2)
# case: sA-bincount
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.bincount(x)
# case: sS-nan_to_num
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.nan_to_num(x)
# case: sA-nan_to_num
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.nan_to_num(x)
# case: sS-full_like
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.full_like(x, 1)
# case: sA-full_like
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.full_like(x, 1)
# case: sS-zeros_like
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.zeros_like(x)
# case: sA-zeros_like
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.zeros_like(x)
# case: sS-ones_like
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.ones_like(x)
# case: sA-ones_like
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.ones_like(x)
# case: sS-roll
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.roll(x, 1)
# case: sA-roll
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.roll(x, 1)
# case: sS-searchsorted
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.searchsorted([1, 2, 3], x)
# case: sA-searchsorted
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: sA-interp
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: sS-trunc
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.trunc(x)
# case: sA-trunc
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.trunc(x)
# case: sS-absolute
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.absolute(x)
# case: sA-absolute
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.absolute(x)
# case: sS-reciprocal
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.reciprocal(x)
# case: sS-log1p
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.log1p(x)
# case: sA-log1p
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.log1p(x)
# case: sS-cbrt
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.cbrt(x)
# case: sA-cbrt
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.cbrt(x)
# case: sS-unique2
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.unique(x, return_counts=True)
# case: sA-unique2
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.unique(x, return_counts=True)
# case: sS-unique3
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.unique(x, return_inverse=True)
# case: sA-unique3
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.unique(x, return_inverse=True)
# case: sS-intersect1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.intersect1d(x, [1, 2])
# case: sA-intersect1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.intersect1d(x, [1, 2])
# case: sS-setdiff1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.setdiff1d(x, [1])
# case: sA-setdiff1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.setdiff1d(x, [1])
# case: sS-union1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.union1d(x, [1])
# case: sA-union1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.union1d(x, [1])
# case: sS-in_list
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = list(np.array(x))
# case: sA-in_list
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = list(np.array(x))
# case: sS-select
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: sS-maximum_reduce
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.maximum.reduce([x, x])
# case: sA-maximum_reduce
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.maximum.reduce([x, x])
# case: sS-add_reduce
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.add.reduce(x)
# case: sA-add_reduce
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.add.reduce(x)
# case: sS-maximum_accumulate
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.maximum.accumulate(x)
# case: sA-maximum_accumulate
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.maximum.accumulate(x)
# case: sS-vectorize
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.vectorize(str)(x)
# case: sA-vectorize
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.vectorize(str)(x)
# case: sS-insert
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: sA-insert
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: sS-delete
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.delete(x, 0)
# case: sA-delete
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.delete(x, 0)
# case: sS-take
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.take(x, [0, 1])
# case: sA-take
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.take(x, [0, 1])
# case: sS-atleast_1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.atleast_1d(x)
# case: sA-atleast_1d
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.atleast_1d(x)
# case: sS-ravel
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.ravel(x)
# case: sA-ravel
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.ravel(x)
# case: sS-squeeze
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.squeeze(x)
# case: sA-squeeze
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.squeeze(x)
# case: sS-reshape
x = pd.Series(['b', None, 'a', 'b'], dtype='string')
result = np.reshape(x, (2, 2))
# case: sA-reshape
x = pd.Series(['b', None, 'a', 'b'], dtype='string').to_numpy()
result = np.reshape(x, (2, 2))
# case: FS-sum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.sum(x)
# case: FA-sum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.sum(x)
# case: FS-mean
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.mean(x)
# case: FA-mean
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.mean(x)
# case: FS-min
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.min(x)
# case: FA-min
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.min(x)
# case: FS-max
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.max(x)
# case: FA-max
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.max(x)
# case: FS-median
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.median(x)
# case: FA-median
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.median(x)
# case: FS-std
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.std(x)
# case: FA-std
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.std(x)
# case: FS-var
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.var(x)
# case: FA-var
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.var(x)
# case: FS-prod
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.prod(x)
# case: FA-prod
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.prod(x)
# case: FS-any
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.any(x)
# case: FA-any
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.any(x)
# case: FS-all
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.all(x)
# case: FA-all
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.all(x)
# case: FS-argmax
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.argmax(x)
# case: FA-argmax
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.argmax(x)
# case: FS-argmin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.argmin(x)
# case: FA-argmin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.argmin(x)
# case: FS-argsort
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.argsort(x)
# case: FA-argsort
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.argsort(x)
# case: FS-sort
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.sort(x)
# case: FA-sort
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.sort(x)
# case: FS-unique
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.unique(x)
# case: FA-unique
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.unique(x)
# case: FS-cumsum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.cumsum(x)
# case: FA-cumsum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.cumsum(x)
# case: FS-cumprod
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.cumprod(x)
# case: FA-cumprod
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.cumprod(x)
# case: FS-diff
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.diff(x)
# case: FA-diff
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.diff(x)
# case: FS-abs
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.abs(x)
# case: FA-abs
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.abs(x)
# case: FA-sign
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.sign(x)
# case: FS-sqrt
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.sqrt(x)
# case: FA-sqrt
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.sqrt(x)
# case: FS-exp
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.exp(x)
# case: FA-exp
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.exp(x)
# case: FS-log
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.log(x)
# case: FA-log
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.log(x)
# case: FS-floor
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.floor(x)
# case: FA-floor
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.floor(x)
# case: FS-ceil
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.ceil(x)
# case: FA-ceil
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.ceil(x)
# case: FS-round
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.round(x, 1)
# case: FA-round
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.round(x, 1)
# case: FS-rint
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.rint(x)
# case: FA-rint
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.rint(x)
# case: FS-isnan
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.isnan(x)
# case: FA-isnan
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.isnan(x)
# case: FS-isfinite
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.isfinite(x)
# case: FA-isfinite
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.isfinite(x)
# case: FS-isinf
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.isinf(x)
# case: FA-isinf
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.isinf(x)
# case: FS-square
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.square(x)
# case: FA-square
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.square(x)
# case: FS-nansum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nansum(x)
# case: FA-nansum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nansum(x)
# case: FS-nanmean
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanmean(x)
# case: FA-nanmean
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanmean(x)
# case: FS-nanmax
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanmax(x)
# case: FA-nanmax
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanmax(x)
# case: FS-nanmin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanmin(x)
# case: FA-nanmin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanmin(x)
# case: FS-nanmedian
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanmedian(x)
# case: FA-nanmedian
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanmedian(x)
# case: FS-nanstd
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanstd(x)
# case: FA-nanstd
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanstd(x)
# case: FS-nanvar
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanvar(x)
# case: FA-nanvar
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanvar(x)
# case: FA-ptp
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.ptp(x)
# case: FS-count_nonzero
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.count_nonzero(x)
# case: FA-count_nonzero
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.count_nonzero(x)
# case: FS-flatnonzero
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.flatnonzero(x)
# case: FA-flatnonzero
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.flatnonzero(x)
# case: FS-flip
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.flip(x)
# case: FA-flip
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.flip(x)
# case: FS-size
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.size(x)
# case: FA-size
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.size(x)
# case: FS-shape
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.shape(x)
# case: FA-shape
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.shape(x)
# case: FS-ndim
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.ndim(x)
# case: FA-ndim
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.ndim(x)
# case: FS-array
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.array(x)
# case: FA-array
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.array(x)
# case: FS-asarray
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.asarray(x)
# case: FA-asarray
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.asarray(x)
# case: FS-copy
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.copy(x)
# case: FA-copy
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.copy(x)
# case: FS-negative
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.negative(x)
# case: FA-negative
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.negative(x)
# case: FA-logical_not
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.logical_not(x)
# case: FS-isnat
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.isnat(x)
# case: FA-isnat
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.isnat(x)
# case: FS-clip1
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.clip(x, 1, 2)
# case: FA-clip1
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.clip(x, 1, 2)
# case: FS-clip2
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.clip(x, 0, None)
# case: FA-clip2
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.clip(x, 0, None)
# case: FS-percentile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.percentile(x, 50)
# case: FA-percentile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.percentile(x, 50)
# case: FS-quantile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.quantile(x, [0.25, 0.5])
# case: FA-quantile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.quantile(x, [0.25, 0.5])
# case: FS-nanpercentile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanpercentile(x, 50)
# case: FA-nanpercentile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanpercentile(x, 50)
# case: FS-where1
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.where(pd.isna(x), 0, x)
# case: FA-where1
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: FS-where2
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.where(pd.notna(x), x, None)
# case: FA-where2
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.where(pd.notna(x), x, None)
# case: FS-isin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.isin(x, [1, 2])
# case: FA-isin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.isin(x, [1, 2])
# case: FS-append
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.append(x, x)
# case: FA-append
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.append(x, x)
# case: FA-concatenate
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.concatenate([x, x])
# case: FS-repeat
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.repeat(x, 2)
# case: FA-repeat
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.repeat(x, 2)
# case: FS-tile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.tile(x, 2)
# case: FA-tile
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.tile(x, 2)
# case: FS-digitize
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.digitize(x, [0, 2])
# case: FA-digitize
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.digitize(x, [0, 2])
# case: FS-bincount
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.bincount(x)
# case: FS-average
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.average(x, weights=[1, 2, 3, 4])
# case: FA-average
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: FA-nan_to_num
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nan_to_num(x)
# case: FS-full_like
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.full_like(x, 1)
# case: FA-full_like
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.full_like(x, 1)
# case: FS-zeros_like
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.zeros_like(x)
# case: FA-zeros_like
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.zeros_like(x)
# case: FS-ones_like
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.ones_like(x)
# case: FA-ones_like
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.ones_like(x)
# case: FS-roll
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.roll(x, 1)
# case: FA-roll
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.roll(x, 1)
# case: FS-searchsorted
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.searchsorted([1, 2, 3], x)
# case: FA-searchsorted
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: FS-interp
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.interp(x, [0, 3], [0, 30])
# case: FA-interp
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: FS-cumulative_sum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.cumulative_sum(x)
# case: FA-cumulative_sum
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.cumulative_sum(x)
# case: FS-trunc
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.trunc(x)
# case: FA-trunc
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.trunc(x)
# case: FS-absolute
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.absolute(x)
# case: FA-absolute
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.absolute(x)
# case: FS-reciprocal
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.reciprocal(x)
# case: FA-reciprocal
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.reciprocal(x)
# case: FS-log1p
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.log1p(x)
# case: FA-log1p
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.log1p(x)
# case: FS-cbrt
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.cbrt(x)
# case: FA-cbrt
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.cbrt(x)
# case: FS-array_equal
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.array_equal(x, x)
# case: FA-array_equal
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.array_equal(x, x)
# case: FS-unique2
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.unique(x, return_counts=True)
# case: FA-unique2
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.unique(x, return_counts=True)
# case: FS-unique3
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.unique(x, return_inverse=True)
# case: FA-unique3
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.unique(x, return_inverse=True)
# case: FS-intersect1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.intersect1d(x, [1, 2])
# case: FA-intersect1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.intersect1d(x, [1, 2])
# case: FS-setdiff1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.setdiff1d(x, [1])
# case: FA-setdiff1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.setdiff1d(x, [1])
# case: FS-union1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.union1d(x, [1])
# case: FA-union1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.union1d(x, [1])
# case: FS-in_list
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = list(np.array(x))
# case: FA-in_list
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = list(np.array(x))
# case: FS-nanargmax
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanargmax(x)
# case: FA-nanargmax
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanargmax(x)
# case: FS-nanargmin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.nanargmin(x)
# case: FA-nanargmin
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.nanargmin(x)
# case: FS-select
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: FA-select
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: FS-maximum_reduce
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.maximum.reduce([x, x])
# case: FA-maximum_reduce
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.maximum.reduce([x, x])
# case: FS-add_reduce
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.add.reduce(x)
# case: FA-add_reduce
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.add.reduce(x)
# case: FA-maximum_accumulate
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.maximum.accumulate(x)
# case: FS-vectorize
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.vectorize(str)(x)
# case: FA-vectorize
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.vectorize(str)(x)
# case: FS-insert
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: FA-insert
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: FS-delete
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.delete(x, 0)
# case: FA-delete
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.delete(x, 0)
# case: FS-take
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.take(x, [0, 1])
# case: FA-take
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.take(x, [0, 1])
# case: FS-atleast_1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.atleast_1d(x)
# case: FA-atleast_1d
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.atleast_1d(x)
# case: FS-ravel
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.ravel(x)
# case: FA-ravel
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.ravel(x)
# case: FS-squeeze
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.squeeze(x)
# case: FA-squeeze
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.squeeze(x)
# case: FS-reshape
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64')
result = np.reshape(x, (2, 2))
# case: FA-reshape
x = pd.Series([1.5, None, 2.0, 0.5], dtype='Float64').to_numpy()
result = np.reshape(x, (2, 2))
# case: nS-sum
x = pd.Series([], dtype=float)
result = np.sum(x)
# case: nA-sum
x = pd.Series([], dtype=float).to_numpy()
result = np.sum(x)
# case: nS-mean
x = pd.Series([], dtype=float)
result = np.mean(x)
# case: nA-mean
x = pd.Series([], dtype=float).to_numpy()
result = np.mean(x)
# case: nS-min
x = pd.Series([], dtype=float)
result = np.min(x)
# case: nA-min
x = pd.Series([], dtype=float).to_numpy()
result = np.min(x)
# case: nS-max
x = pd.Series([], dtype=float)
result = np.max(x)
# case: nA-max
x = pd.Series([], dtype=float).to_numpy()
result = np.max(x)
# case: nS-median
x = pd.Series([], dtype=float)
result = np.median(x)
# case: nA-median
x = pd.Series([], dtype=float).to_numpy()
result = np.median(x)
# case: nS-std
x = pd.Series([], dtype=float)
result = np.std(x)
# case: nA-std
x = pd.Series([], dtype=float).to_numpy()
result = np.std(x)
# case: nS-var
x = pd.Series([], dtype=float)
result = np.var(x)
# case: nA-var
x = pd.Series([], dtype=float).to_numpy()
result = np.var(x)
# case: nS-prod
x = pd.Series([], dtype=float)
result = np.prod(x)
# case: nA-prod
x = pd.Series([], dtype=float).to_numpy()
result = np.prod(x)
# case: nS-any
x = pd.Series([], dtype=float)
result = np.any(x)
# case: nA-any
x = pd.Series([], dtype=float).to_numpy()
result = np.any(x)
# case: nS-all
x = pd.Series([], dtype=float)
result = np.all(x)
# case: nA-all
x = pd.Series([], dtype=float).to_numpy()
result = np.all(x)
# case: nS-argmax
x = pd.Series([], dtype=float)
result = np.argmax(x)
# case: nS-argmin
x = pd.Series([], dtype=float)
result = np.argmin(x)
# case: nS-argsort
x = pd.Series([], dtype=float)
result = np.argsort(x)
# case: nA-argsort
x = pd.Series([], dtype=float).to_numpy()
result = np.argsort(x)
# case: nS-sort
x = pd.Series([], dtype=float)
result = np.sort(x)
# case: nA-sort
x = pd.Series([], dtype=float).to_numpy()
result = np.sort(x)
# case: nS-unique
x = pd.Series([], dtype=float)
result = np.unique(x)
# case: nA-unique
x = pd.Series([], dtype=float).to_numpy()
result = np.unique(x)
# case: nS-cumsum
x = pd.Series([], dtype=float)
result = np.cumsum(x)
# case: nA-cumsum
x = pd.Series([], dtype=float).to_numpy()
result = np.cumsum(x)
# case: nS-cumprod
x = pd.Series([], dtype=float)
result = np.cumprod(x)
# case: nA-cumprod
x = pd.Series([], dtype=float).to_numpy()
result = np.cumprod(x)
# case: nS-diff
x = pd.Series([], dtype=float)
result = np.diff(x)
# case: nA-diff
x = pd.Series([], dtype=float).to_numpy()
result = np.diff(x)
# case: nS-abs
x = pd.Series([], dtype=float)
result = np.abs(x)
# case: nA-abs
x = pd.Series([], dtype=float).to_numpy()
result = np.abs(x)
# case: nS-sign
x = pd.Series([], dtype=float)
result = np.sign(x)
# case: nA-sign
x = pd.Series([], dtype=float).to_numpy()
result = np.sign(x)
# case: nS-sqrt
x = pd.Series([], dtype=float)
result = np.sqrt(x)
# case: nA-sqrt
x = pd.Series([], dtype=float).to_numpy()
result = np.sqrt(x)
# case: nS-exp
x = pd.Series([], dtype=float)
result = np.exp(x)
# case: nA-exp
x = pd.Series([], dtype=float).to_numpy()
result = np.exp(x)
# case: nS-log
x = pd.Series([], dtype=float)
result = np.log(x)
# case: nA-log
x = pd.Series([], dtype=float).to_numpy()
result = np.log(x)
# case: nS-floor
x = pd.Series([], dtype=float)
result = np.floor(x)
# case: nA-floor
x = pd.Series([], dtype=float).to_numpy()
result = np.floor(x)
# case: nS-ceil
x = pd.Series([], dtype=float)
result = np.ceil(x)
# case: nA-ceil
x = pd.Series([], dtype=float).to_numpy()
result = np.ceil(x)
# case: nS-round
x = pd.Series([], dtype=float)
result = np.round(x, 1)
# case: nA-round
x = pd.Series([], dtype=float).to_numpy()
result = np.round(x, 1)
# case: nS-rint
x = pd.Series([], dtype=float)
result = np.rint(x)
# case: nA-rint
x = pd.Series([], dtype=float).to_numpy()
result = np.rint(x)
# case: nS-isnan
x = pd.Series([], dtype=float)
result = np.isnan(x)
# case: nA-isnan
x = pd.Series([], dtype=float).to_numpy()
result = np.isnan(x)
# case: nS-isfinite
x = pd.Series([], dtype=float)
result = np.isfinite(x)
# case: nA-isfinite
x = pd.Series([], dtype=float).to_numpy()
result = np.isfinite(x)
# case: nS-isinf
x = pd.Series([], dtype=float)
result = np.isinf(x)
# case: nA-isinf
x = pd.Series([], dtype=float).to_numpy()
result = np.isinf(x)
# case: nS-square
x = pd.Series([], dtype=float)
result = np.square(x)
# case: nA-square
x = pd.Series([], dtype=float).to_numpy()
result = np.square(x)
# case: nS-nansum
x = pd.Series([], dtype=float)
result = np.nansum(x)
# case: nA-nansum
x = pd.Series([], dtype=float).to_numpy()
result = np.nansum(x)
# case: nS-nanmean
x = pd.Series([], dtype=float)
result = np.nanmean(x)
# case: nA-nanmean
x = pd.Series([], dtype=float).to_numpy()
result = np.nanmean(x)
# case: nS-nanmedian
x = pd.Series([], dtype=float)
result = np.nanmedian(x)
# case: nA-nanmedian
x = pd.Series([], dtype=float).to_numpy()
result = np.nanmedian(x)
# case: nS-nanstd
x = pd.Series([], dtype=float)
result = np.nanstd(x)
# case: nA-nanstd
x = pd.Series([], dtype=float).to_numpy()
result = np.nanstd(x)
# case: nS-nanvar
x = pd.Series([], dtype=float)
result = np.nanvar(x)
# case: nA-nanvar
x = pd.Series([], dtype=float).to_numpy()
result = np.nanvar(x)
# case: nA-ptp
x = pd.Series([], dtype=float).to_numpy()
result = np.ptp(x)
# case: nS-count_nonzero
x = pd.Series([], dtype=float)
result = np.count_nonzero(x)
# case: nA-count_nonzero
x = pd.Series([], dtype=float).to_numpy()
result = np.count_nonzero(x)
# case: nS-flatnonzero
x = pd.Series([], dtype=float)
result = np.flatnonzero(x)
# case: nA-flatnonzero
x = pd.Series([], dtype=float).to_numpy()
result = np.flatnonzero(x)
# case: nS-flip
x = pd.Series([], dtype=float)
result = np.flip(x)
# case: nA-flip
x = pd.Series([], dtype=float).to_numpy()
result = np.flip(x)
# case: nS-size
x = pd.Series([], dtype=float)
result = np.size(x)
# case: nA-size
x = pd.Series([], dtype=float).to_numpy()
result = np.size(x)
# case: nS-shape
x = pd.Series([], dtype=float)
result = np.shape(x)
# case: nA-shape
x = pd.Series([], dtype=float).to_numpy()
result = np.shape(x)
# case: nS-ndim
x = pd.Series([], dtype=float)
result = np.ndim(x)
# case: nA-ndim
x = pd.Series([], dtype=float).to_numpy()
result = np.ndim(x)
# case: nS-array
x = pd.Series([], dtype=float)
result = np.array(x)
# case: nA-array
x = pd.Series([], dtype=float).to_numpy()
result = np.array(x)
# case: nS-asarray
x = pd.Series([], dtype=float)
result = np.asarray(x)
# case: nA-asarray
x = pd.Series([], dtype=float).to_numpy()
result = np.asarray(x)
# case: nS-copy
x = pd.Series([], dtype=float)
result = np.copy(x)
# case: nA-copy
x = pd.Series([], dtype=float).to_numpy()
result = np.copy(x)
# case: nS-negative
x = pd.Series([], dtype=float)
result = np.negative(x)
# case: nA-negative
x = pd.Series([], dtype=float).to_numpy()
result = np.negative(x)
# case: nS-logical_not
x = pd.Series([], dtype=float)
result = np.logical_not(x)
# case: nA-logical_not
x = pd.Series([], dtype=float).to_numpy()
result = np.logical_not(x)
# case: nS-isnat
x = pd.Series([], dtype=float)
result = np.isnat(x)
# case: nA-isnat
x = pd.Series([], dtype=float).to_numpy()
result = np.isnat(x)
# case: nS-clip1
x = pd.Series([], dtype=float)
result = np.clip(x, 1, 2)
# case: nA-clip1
x = pd.Series([], dtype=float).to_numpy()
result = np.clip(x, 1, 2)
# case: nS-clip2
x = pd.Series([], dtype=float)
result = np.clip(x, 0, None)
# case: nA-clip2
x = pd.Series([], dtype=float).to_numpy()
result = np.clip(x, 0, None)
# case: nS-percentile
x = pd.Series([], dtype=float)
result = np.percentile(x, 50)
# case: nA-percentile
x = pd.Series([], dtype=float).to_numpy()
result = np.percentile(x, 50)
# case: nS-quantile
x = pd.Series([], dtype=float)
result = np.quantile(x, [0.25, 0.5])
# case: nA-quantile
x = pd.Series([], dtype=float).to_numpy()
result = np.quantile(x, [0.25, 0.5])
# case: nS-where1
x = pd.Series([], dtype=float)
result = np.where(pd.isna(x), 0, x)
# case: nA-where1
x = pd.Series([], dtype=float).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: nS-where2
x = pd.Series([], dtype=float)
result = np.where(pd.notna(x), x, None)
# case: nA-where2
x = pd.Series([], dtype=float).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: nS-isin
x = pd.Series([], dtype=float)
result = np.isin(x, [1, 2])
# case: nA-isin
x = pd.Series([], dtype=float).to_numpy()
result = np.isin(x, [1, 2])
# case: nS-append
x = pd.Series([], dtype=float)
result = np.append(x, x)
# case: nA-append
x = pd.Series([], dtype=float).to_numpy()
result = np.append(x, x)
# case: nS-concatenate
x = pd.Series([], dtype=float)
result = np.concatenate([x, x])
# case: nA-concatenate
x = pd.Series([], dtype=float).to_numpy()
result = np.concatenate([x, x])
# case: nS-repeat
x = pd.Series([], dtype=float)
result = np.repeat(x, 2)
# case: nA-repeat
x = pd.Series([], dtype=float).to_numpy()
result = np.repeat(x, 2)
# case: nS-tile
x = pd.Series([], dtype=float)
result = np.tile(x, 2)
# case: nA-tile
x = pd.Series([], dtype=float).to_numpy()
result = np.tile(x, 2)
# case: nS-digitize
x = pd.Series([], dtype=float)
result = np.digitize(x, [0, 2])
# case: nA-digitize
x = pd.Series([], dtype=float).to_numpy()
result = np.digitize(x, [0, 2])
# case: nS-histogram
x = pd.Series([], dtype=float)
result = np.histogram(x, bins=2)
# case: nA-histogram
x = pd.Series([], dtype=float).to_numpy()
result = np.histogram(x, bins=2)
# case: nS-bincount
x = pd.Series([], dtype=float)
result = np.bincount(x)
# case: nS-nan_to_num
x = pd.Series([], dtype=float)
result = np.nan_to_num(x)
# case: nA-nan_to_num
x = pd.Series([], dtype=float).to_numpy()
result = np.nan_to_num(x)
# case: nS-full_like
x = pd.Series([], dtype=float)
result = np.full_like(x, 1)
# case: nA-full_like
x = pd.Series([], dtype=float).to_numpy()
result = np.full_like(x, 1)
# case: nS-zeros_like
x = pd.Series([], dtype=float)
result = np.zeros_like(x)
# case: nA-zeros_like
x = pd.Series([], dtype=float).to_numpy()
result = np.zeros_like(x)
# case: nS-ones_like
x = pd.Series([], dtype=float)
result = np.ones_like(x)
# case: nA-ones_like
x = pd.Series([], dtype=float).to_numpy()
result = np.ones_like(x)
# case: nS-roll
x = pd.Series([], dtype=float)
result = np.roll(x, 1)
# case: nA-roll
x = pd.Series([], dtype=float).to_numpy()
result = np.roll(x, 1)
# case: nS-searchsorted
x = pd.Series([], dtype=float)
result = np.searchsorted([1, 2, 3], x)
# case: nA-searchsorted
x = pd.Series([], dtype=float).to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: nS-interp
x = pd.Series([], dtype=float)
result = np.interp(x, [0, 3], [0, 30])
# case: nA-interp
x = pd.Series([], dtype=float).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: nS-cumulative_sum
x = pd.Series([], dtype=float)
result = np.cumulative_sum(x)
# case: nA-cumulative_sum
x = pd.Series([], dtype=float).to_numpy()
result = np.cumulative_sum(x)
# case: nS-trunc
x = pd.Series([], dtype=float)
result = np.trunc(x)
# case: nA-trunc
x = pd.Series([], dtype=float).to_numpy()
result = np.trunc(x)
# case: nS-absolute
x = pd.Series([], dtype=float)
result = np.absolute(x)
# case: nA-absolute
x = pd.Series([], dtype=float).to_numpy()
result = np.absolute(x)
# case: nS-reciprocal
x = pd.Series([], dtype=float)
result = np.reciprocal(x)
# case: nA-reciprocal
x = pd.Series([], dtype=float).to_numpy()
result = np.reciprocal(x)
# case: nS-log1p
x = pd.Series([], dtype=float)
result = np.log1p(x)
# case: nA-log1p
x = pd.Series([], dtype=float).to_numpy()
result = np.log1p(x)
# case: nS-cbrt
x = pd.Series([], dtype=float)
result = np.cbrt(x)
# case: nA-cbrt
x = pd.Series([], dtype=float).to_numpy()
result = np.cbrt(x)
# case: nS-array_equal
x = pd.Series([], dtype=float)
result = np.array_equal(x, x)
# case: nA-array_equal
x = pd.Series([], dtype=float).to_numpy()
result = np.array_equal(x, x)
# case: nS-unique2
x = pd.Series([], dtype=float)
result = np.unique(x, return_counts=True)
# case: nA-unique2
x = pd.Series([], dtype=float).to_numpy()
result = np.unique(x, return_counts=True)
# case: nS-unique3
x = pd.Series([], dtype=float)
result = np.unique(x, return_inverse=True)
# case: nA-unique3
x = pd.Series([], dtype=float).to_numpy()
result = np.unique(x, return_inverse=True)
# case: nS-intersect1d
x = pd.Series([], dtype=float)
result = np.intersect1d(x, [1, 2])
# case: nA-intersect1d
x = pd.Series([], dtype=float).to_numpy()
result = np.intersect1d(x, [1, 2])
# case: nS-setdiff1d
x = pd.Series([], dtype=float)
result = np.setdiff1d(x, [1])
# case: nA-setdiff1d
x = pd.Series([], dtype=float).to_numpy()
result = np.setdiff1d(x, [1])
# case: nS-union1d
x = pd.Series([], dtype=float)
result = np.union1d(x, [1])
# case: nA-union1d
x = pd.Series([], dtype=float).to_numpy()
result = np.union1d(x, [1])
# case: nS-in_list
x = pd.Series([], dtype=float)
result = list(np.array(x))
# case: nA-in_list
x = pd.Series([], dtype=float).to_numpy()
result = list(np.array(x))
# case: nS-nanargmax
x = pd.Series([], dtype=float)
result = np.nanargmax(x)
# case: nA-nanargmax
x = pd.Series([], dtype=float).to_numpy()
result = np.nanargmax(x)
# case: nS-nanargmin
x = pd.Series([], dtype=float)
result = np.nanargmin(x)
# case: nA-nanargmin
x = pd.Series([], dtype=float).to_numpy()
result = np.nanargmin(x)
# case: nS-select
x = pd.Series([], dtype=float)
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: nA-select
x = pd.Series([], dtype=float).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: nS-maximum_reduce
x = pd.Series([], dtype=float)
result = np.maximum.reduce([x, x])
# case: nA-maximum_reduce
x = pd.Series([], dtype=float).to_numpy()
result = np.maximum.reduce([x, x])
# case: nS-add_reduce
x = pd.Series([], dtype=float)
result = np.add.reduce(x)
# case: nA-add_reduce
x = pd.Series([], dtype=float).to_numpy()
result = np.add.reduce(x)
# case: nS-vectorize
x = pd.Series([], dtype=float)
result = np.vectorize(str)(x)
# case: nA-vectorize
x = pd.Series([], dtype=float).to_numpy()
result = np.vectorize(str)(x)
# case: nS-insert
x = pd.Series([], dtype=float)
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: nA-insert
x = pd.Series([], dtype=float).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: nS-delete
x = pd.Series([], dtype=float)
result = np.delete(x, 0)
# case: nA-delete
x = pd.Series([], dtype=float).to_numpy()
result = np.delete(x, 0)
# case: nS-take
x = pd.Series([], dtype=float)
result = np.take(x, [0, 1])
# case: nA-take
x = pd.Series([], dtype=float).to_numpy()
result = np.take(x, [0, 1])
# case: nS-atleast_1d
x = pd.Series([], dtype=float)
result = np.atleast_1d(x)
# case: nA-atleast_1d
x = pd.Series([], dtype=float).to_numpy()
result = np.atleast_1d(x)
# case: nS-ravel
x = pd.Series([], dtype=float)
result = np.ravel(x)
# case: nA-ravel
x = pd.Series([], dtype=float).to_numpy()
result = np.ravel(x)
# case: nS-squeeze
x = pd.Series([], dtype=float)
result = np.squeeze(x)
# case: nA-squeeze
x = pd.Series([], dtype=float).to_numpy()
result = np.squeeze(x)
# case: nS-reshape
x = pd.Series([], dtype=float)
result = np.reshape(x, (2, 2))
# case: nA-reshape
x = pd.Series([], dtype=float).to_numpy()
result = np.reshape(x, (2, 2))
# case: NS-sum
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.sum(x)
# case: NA-sum
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.sum(x)
# case: NS-mean
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.mean(x)
# case: NA-mean
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.mean(x)
# case: NS-min
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.min(x)
# case: NA-min
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.min(x)
# case: NS-max
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.max(x)
# case: NA-max
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.max(x)
# case: NS-median
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.median(x)
# case: NA-median
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.median(x)
# case: NS-std
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.std(x)
# case: NA-std
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.std(x)
# case: NS-var
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.var(x)
# case: NA-var
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.var(x)
# case: NA-prod
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.prod(x)
# case: NS-any
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.any(x)
# case: NA-any
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.any(x)
# case: NS-all
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.all(x)
# case: NA-all
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.all(x)
# case: NA-argmax
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.argmax(x)
# case: NA-argmin
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.argmin(x)
# case: NS-argsort
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.argsort(x)
# case: NA-argsort
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.argsort(x)
# case: NS-sort
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.sort(x)
# case: NA-sort
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.sort(x)
# case: NS-unique
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.unique(x)
# case: NA-unique
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.unique(x)
# case: NS-cumsum
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.cumsum(x)
# case: NS-cumprod
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.cumprod(x)
# case: NS-diff
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.diff(x)
# case: NA-diff
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.diff(x)
# case: NS-abs
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.abs(x)
# case: NA-abs
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.abs(x)
# case: NS-sqrt
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.sqrt(x)
# case: NA-sqrt
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.sqrt(x)
# case: NS-exp
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.exp(x)
# case: NA-exp
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.exp(x)
# case: NS-log
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.log(x)
# case: NA-log
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.log(x)
# case: NS-floor
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.floor(x)
# case: NA-floor
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.floor(x)
# case: NS-ceil
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.ceil(x)
# case: NA-ceil
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.ceil(x)
# case: NS-round
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.round(x, 1)
# case: NA-round
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.round(x, 1)
# case: NS-rint
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.rint(x)
# case: NA-rint
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.rint(x)
# case: NS-isnan
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.isnan(x)
# case: NA-isnan
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.isnan(x)
# case: NS-isfinite
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.isfinite(x)
# case: NA-isfinite
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.isfinite(x)
# case: NS-isinf
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.isinf(x)
# case: NA-isinf
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.isinf(x)
# case: NA-square
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.square(x)
# case: NS-ptp
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.ptp(x)
# case: NA-ptp
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.ptp(x)
# case: NS-count_nonzero
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.count_nonzero(x)
# case: NA-count_nonzero
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.count_nonzero(x)
# case: NS-flatnonzero
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.flatnonzero(x)
# case: NA-flatnonzero
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.flatnonzero(x)
# case: NS-flip
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.flip(x)
# case: NA-flip
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.flip(x)
# case: NS-size
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.size(x)
# case: NA-size
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.size(x)
# case: NS-shape
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.shape(x)
# case: NA-shape
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.shape(x)
# case: NS-ndim
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.ndim(x)
# case: NA-ndim
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.ndim(x)
# case: NS-array
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.array(x)
# case: NA-array
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.array(x)
# case: NS-asarray
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.asarray(x)
# case: NA-asarray
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.asarray(x)
# case: NS-copy
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.copy(x)
# case: NA-copy
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.copy(x)
# case: NS-negative
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.negative(x)
# case: NA-negative
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.negative(x)
# case: NS-isnat
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.isnat(x)
# case: NA-isnat
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.isnat(x)
# case: NS-clip1
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.clip(x, 1, 2)
# case: NS-clip2
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.clip(x, 0, None)
# case: NS-where1
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.where(pd.isna(x), 0, x)
# case: NA-where1
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: NS-where2
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.where(pd.notna(x), x, None)
# case: NA-where2
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: NS-isin
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.isin(x, [1, 2])
# case: NA-isin
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.isin(x, [1, 2])
# case: NS-append
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.append(x, x)
# case: NA-append
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.append(x, x)
# case: NS-concatenate
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.concatenate([x, x])
# case: NA-concatenate
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.concatenate([x, x])
# case: NS-repeat
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.repeat(x, 2)
# case: NA-repeat
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.repeat(x, 2)
# case: NS-tile
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.tile(x, 2)
# case: NA-tile
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.tile(x, 2)
# case: NS-nan_to_num
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.nan_to_num(x)
# case: NA-nan_to_num
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.nan_to_num(x)
# case: NS-full_like
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.full_like(x, 1)
# case: NA-full_like
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.full_like(x, 1)
# case: NS-zeros_like
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.zeros_like(x)
# case: NA-zeros_like
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.zeros_like(x)
# case: NS-ones_like
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.ones_like(x)
# case: NA-ones_like
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.ones_like(x)
# case: NS-roll
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.roll(x, 1)
# case: NA-roll
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.roll(x, 1)
# case: NS-searchsorted
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.searchsorted([1, 2, 3], x)
# case: NA-searchsorted
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.searchsorted([1, 2, 3], x)
# case: NS-interp
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.interp(x, [0, 3], [0, 30])
# case: NS-trunc
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.trunc(x)
# case: NA-trunc
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.trunc(x)
# case: NS-absolute
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.absolute(x)
# case: NA-absolute
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.absolute(x)
# case: NS-log1p
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.log1p(x)
# case: NA-log1p
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.log1p(x)
# case: NS-cbrt
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.cbrt(x)
# case: NA-cbrt
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.cbrt(x)
# case: NS-array_equal
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.array_equal(x, x)
# case: NA-array_equal
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.array_equal(x, x)
# case: NS-unique2
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.unique(x, return_counts=True)
# case: NA-unique2
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.unique(x, return_counts=True)
# case: NS-unique3
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.unique(x, return_inverse=True)
# case: NA-unique3
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.unique(x, return_inverse=True)
# case: NS-intersect1d
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.intersect1d(x, [1, 2])
# case: NA-intersect1d
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.intersect1d(x, [1, 2])
# case: NS-setdiff1d
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.setdiff1d(x, [1])
# case: NA-setdiff1d
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.setdiff1d(x, [1])
# case: NS-union1d
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.union1d(x, [1])
# case: NA-union1d
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.union1d(x, [1])
# case: NS-in_list
x = pd.Series([1, None, 3, 3], dtype=object)
result = list(np.array(x))
# case: NA-in_list
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = list(np.array(x))
# case: NS-select
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: NA-select
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: NS-add_reduce
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.add.reduce(x)
# case: NA-add_reduce
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.add.reduce(x)
# case: NS-vectorize
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.vectorize(str)(x)
# case: NA-vectorize
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.vectorize(str)(x)
# case: NS-insert
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: NA-insert
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: NS-delete
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.delete(x, 0)
# case: NA-delete
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.delete(x, 0)
# case: NS-take
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.take(x, [0, 1])
# case: NA-take
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.take(x, [0, 1])
# case: NS-atleast_1d
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.atleast_1d(x)
# case: NA-atleast_1d
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.atleast_1d(x)
# case: NS-ravel
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.ravel(x)
# case: NA-ravel
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.ravel(x)
# case: NS-squeeze
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.squeeze(x)
# case: NA-squeeze
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.squeeze(x)
# case: NS-reshape
x = pd.Series([1, None, 3, 3], dtype=object)
result = np.reshape(x, (2, 2))
# case: NA-reshape
x = pd.Series([1, None, 3, 3], dtype=object).to_numpy()
result = np.reshape(x, (2, 2))
# case: DS-sum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.sum(x)
# case: DA-sum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.sum(x)
# case: DS-mean
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.mean(x)
# case: DA-mean
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.mean(x)
# case: DS-min
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.min(x)
# case: DA-min
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.min(x)
# case: DS-max
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.max(x)
# case: DA-max
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.max(x)
# case: DS-std
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.std(x)
# case: DS-var
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.var(x)
# case: DA-var
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.var(x)
# case: DS-prod
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.prod(x)
# case: DA-prod
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.prod(x)
# case: DS-any
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.any(x)
# case: DA-any
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.any(x)
# case: DS-all
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.all(x)
# case: DA-all
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.all(x)
# case: DS-argmax
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.argmax(x)
# case: DA-argmax
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.argmax(x)
# case: DS-argmin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.argmin(x)
# case: DA-argmin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.argmin(x)
# case: DS-argsort
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.argsort(x)
# case: DA-argsort
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.argsort(x)
# case: DS-sort
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.sort(x)
# case: DA-sort
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.sort(x)
# case: DS-unique
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.unique(x)
# case: DA-unique
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.unique(x)
# case: DS-cumsum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.cumsum(x)
# case: DA-cumsum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.cumsum(x)
# case: DS-cumprod
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.cumprod(x)
# case: DA-cumprod
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.cumprod(x)
# case: DS-diff
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.diff(x)
# case: DA-diff
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.diff(x)
# case: DS-abs
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.abs(x)
# case: DA-abs
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.abs(x)
# case: DS-sign
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.sign(x)
# case: DA-sign
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.sign(x)
# case: DS-sqrt
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.sqrt(x)
# case: DA-sqrt
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.sqrt(x)
# case: DS-exp
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.exp(x)
# case: DA-exp
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.exp(x)
# case: DS-log
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.log(x)
# case: DA-log
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.log(x)
# case: DS-floor
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.floor(x)
# case: DA-floor
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.floor(x)
# case: DS-ceil
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.ceil(x)
# case: DA-ceil
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.ceil(x)
# case: DS-round
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.round(x, 1)
# case: DS-rint
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.rint(x)
# case: DA-rint
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.rint(x)
# case: DS-isnan
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.isnan(x)
# case: DA-isnan
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.isnan(x)
# case: DS-square
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.square(x)
# case: DA-square
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.square(x)
# case: DS-nansum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.nansum(x)
# case: DA-nansum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.nansum(x)
# case: DA-nanmax
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.nanmax(x)
# case: DA-nanmin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.nanmin(x)
# case: DS-nanvar
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.nanvar(x)
# case: DA-nanvar
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.nanvar(x)
# case: DS-count_nonzero
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.count_nonzero(x)
# case: DA-count_nonzero
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.count_nonzero(x)
# case: DS-flatnonzero
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.flatnonzero(x)
# case: DA-flatnonzero
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.flatnonzero(x)
# case: DS-flip
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.flip(x)
# case: DA-flip
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.flip(x)
# case: DS-size
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.size(x)
# case: DA-size
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.size(x)
# case: DS-shape
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.shape(x)
# case: DA-shape
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.shape(x)
# case: DS-ndim
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.ndim(x)
# case: DA-ndim
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.ndim(x)
# case: DS-array
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.array(x)
# case: DA-array
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.array(x)
# case: DS-asarray
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.asarray(x)
# case: DA-asarray
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.asarray(x)
# case: DS-copy
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.copy(x)
# case: DA-copy
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.copy(x)
# case: DS-negative
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.negative(x)
# case: DA-negative
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.negative(x)
# case: DS-isnat
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.isnat(x)
# case: DA-isnat
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.isnat(x)
# case: DS-clip1
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.clip(x, 1, 2)
# case: DA-clip1
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.clip(x, 1, 2)
# case: DS-clip2
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.clip(x, 0, None)
# case: DA-clip2
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.clip(x, 0, None)
# case: DS-where1
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.where(pd.isna(x), 0, x)
# case: DA-where1
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.where(pd.isna(x), 0, x)
# case: DS-where2
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.where(pd.notna(x), x, None)
# case: DA-where2
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.where(pd.notna(x), x, None)
# case: DS-isin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.isin(x, [1, 2])
# case: DA-isin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.isin(x, [1, 2])
# case: DS-append
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.append(x, x)
# case: DA-append
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.append(x, x)
# case: DS-concatenate
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.concatenate([x, x])
# case: DA-concatenate
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.concatenate([x, x])
# case: DS-repeat
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.repeat(x, 2)
# case: DA-repeat
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.repeat(x, 2)
# case: DS-tile
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.tile(x, 2)
# case: DA-tile
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.tile(x, 2)
# case: DS-histogram
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.histogram(x, bins=2)
# case: DA-histogram
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.histogram(x, bins=2)
# case: DA-bincount
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.bincount(x)
# case: DS-average
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.average(x, weights=[1, 2, 3, 4])
# case: DA-average
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.average(x, weights=[1, 2, 3, 4])
# case: DS-nan_to_num
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.nan_to_num(x)
# case: DA-nan_to_num
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.nan_to_num(x)
# case: DS-full_like
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.full_like(x, 1)
# case: DA-full_like
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.full_like(x, 1)
# case: DS-zeros_like
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.zeros_like(x)
# case: DA-zeros_like
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.zeros_like(x)
# case: DS-ones_like
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.ones_like(x)
# case: DA-ones_like
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.ones_like(x)
# case: DS-roll
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.roll(x, 1)
# case: DA-roll
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.roll(x, 1)
# case: DS-searchsorted
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.searchsorted([1, 2, 3], x)
# case: DA-interp
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.interp(x, [0, 3], [0, 30])
# case: DS-cumulative_sum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.cumulative_sum(x)
# case: DA-cumulative_sum
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.cumulative_sum(x)
# case: DS-trunc
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.trunc(x)
# case: DA-trunc
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.trunc(x)
# case: DS-absolute
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.absolute(x)
# case: DA-absolute
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.absolute(x)
# case: DS-reciprocal
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.reciprocal(x)
# case: DA-reciprocal
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.reciprocal(x)
# case: DS-log1p
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.log1p(x)
# case: DA-log1p
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.log1p(x)
# case: DS-cbrt
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.cbrt(x)
# case: DA-cbrt
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.cbrt(x)
# case: DS-array_equal
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.array_equal(x, x)
# case: DA-array_equal
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.array_equal(x, x)
# case: DS-unique2
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.unique(x, return_counts=True)
# case: DA-unique2
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.unique(x, return_counts=True)
# case: DS-unique3
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.unique(x, return_inverse=True)
# case: DA-unique3
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.unique(x, return_inverse=True)
# case: DS-setdiff1d
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.setdiff1d(x, [1])
# case: DA-setdiff1d
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.setdiff1d(x, [1])
# case: DS-union1d
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.union1d(x, [1])
# case: DA-union1d
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.union1d(x, [1])
# case: DS-in_list
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = list(np.array(x))
# case: DA-in_list
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = list(np.array(x))
# case: DS-nanargmax
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.nanargmax(x)
# case: DA-nanargmax
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.nanargmax(x)
# case: DS-nanargmin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.nanargmin(x)
# case: DA-nanargmin
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.nanargmin(x)
# case: DS-select
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: DA-select
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.select([x == 1, x == 2], ['one', 'two'], default='other')
# case: DS-maximum_reduce
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.maximum.reduce([x, x])
# case: DA-maximum_reduce
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.maximum.reduce([x, x])
# case: DS-add_reduce
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.add.reduce(x)
# case: DA-add_reduce
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.add.reduce(x)
# case: DS-vectorize
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.vectorize(str)(x)
# case: DS-insert
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.insert(x, 0, x[0] if 0 in x.index else x.iloc[0])
# case: DA-insert
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.insert(x, 0, x[0] if 0 in range(4) else x[0])
# case: DS-delete
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.delete(x, 0)
# case: DA-delete
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.delete(x, 0)
# case: DS-take
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.take(x, [0, 1])
# case: DA-take
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.take(x, [0, 1])
# case: DS-atleast_1d
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.atleast_1d(x)
# case: DA-atleast_1d
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.atleast_1d(x)
# case: DS-ravel
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.ravel(x)
# case: DA-ravel
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.ravel(x)
# case: DS-squeeze
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.squeeze(x)
# case: DA-squeeze
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.squeeze(x)
# case: DS-reshape
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02']))
result = np.reshape(x, (2, 2))
# case: DA-reshape
x = pd.Series(pd.to_datetime(['2024-01-02', '2024-01-01', '2024-01-03', '2024-01-02'])).to_numpy()
result = np.reshape(x, (2, 2))
