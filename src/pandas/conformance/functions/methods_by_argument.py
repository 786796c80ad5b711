import numpy as np
import pandas as pd

s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
t = pd.Series(['b', None, 'a', 'b'], name='t')
b = pd.Series([True, False, True])
N = pd.Series([3, None, 2], dtype='Int64')
d = pd.Series(pd.to_datetime(['2024-01-03', None, '2024-01-01']))
c = pd.Series(['u', 'v', 'u'], dtype='category')
m = pd.Series([1, 2, 3], index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q']))
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']}, index=['z', 'x', 'y'])
I = pd.DataFrame({'a': [3, 1, 2], 'b': [4, 0, -2]})

# case: b-add-f
result = b.add(f)
# case: b-add-i
result = b.add(2)
# case: N-add-l2
result = N.add(['a', 'b'])
# case: N-add-z
result = N.add(0)
# case: c-add-ls
result = c.add(['sum', 'mean'])
# case: m-add-ar
result = m.add(np.array([1, 2, 3]))
# case: c-add_prefix-sm
result = c.add_prefix('mean')
# case: m-add_prefix-sm
result = m.add_prefix('mean')
# case: t-add_suffix-st
result = t.add_suffix('a')
# case: t-add_suffix-sx
result = t.add_suffix('x')
# case: b-add_suffix-sx
result = b.add_suffix('x')
# case: s-agg-sx
result = s.agg('x')
# case: f-agg-axis-m1
result = f.agg(axis=-1)
# case: t-agg-fn
result = t.agg(lambda v: v)
# case: t-agg-func-fn
result = t.agg(func=lambda v: v)
# case: m-agg-ls
result = m.agg(['sum', 'mean'])
# case: t-aggregate-ln
result = t.aggregate(len)
# case: N-aggregate-ls
result = N.aggregate(['sum', 'mean'])
# case: d-aggregate-fn
result = d.aggregate(lambda v: v)
# case: d-aggregate-sm
result = d.aggregate('mean')
# case: c-aggregate-ln
result = c.aggregate(len)
# case: m-aggregate-ix
result = m.aggregate(pd.Index(['x', 'y']))
# case: s-align-f
result = s.align(f)
# case: f-align-s
result = f.align(s)
# case: b-align-s
result = b.align(s)
# case: N-align-f
result = N.align(f)
# case: s-all-axis-no
result = s.all(axis=None)
# case: f-all-axis-tr
result = f.all(axis=True)
# case: f-all-axis-no
result = f.all(axis=None)
# case: d-all-axis-fn
result = d.all(axis=lambda v: v)
# case: N-any
result = N.any()
# case: d-any
result = d.any()
# case: d-any-skipna-tr
result = d.any(skipna=True)
# case: f-append-z
result = f.append(0)
# case: m-append-i
result = m.append(2)
# case: s-apply-l2
result = s.apply(['a', 'b'])
# case: m-apply-fl
result = m.apply(1.5)
# case: s-argmax-skipna-st
result = s.argmax(skipna='a')
# case: b-argmax-skipna-fn
result = b.argmax(skipna=lambda v: v)
# case: N-argmax-no
result = N.argmax(None)
# case: N-argmax-axis-no
result = N.argmax(axis=None)
# case: d-argmax-axis-no
result = d.argmax(axis=None)
# case: c-argmax-skipna-l2
result = c.argmax(skipna=['a', 'b'])
# case: c-argmax-skipna-k
result = c.argmax(skipna={'a': 1, 'x': 2})
# case: m-argmax-axis-z
result = m.argmax(axis=0)
# case: s-argmin-I
result = s.argmin(I)
# case: s-argmin-axis-z
result = s.argmin(axis=0)
# case: f-argmin-skipna-z
result = f.argmin(skipna=0)
# case: b-argmin-skipna-z
result = b.argmin(skipna=0)
# case: N-argmin-skipna-st
result = N.argmin(skipna='a')
# case: m-argmin-i
result = m.argmin(2)
# case: m-argmin-skipna-m1
result = m.argmin(skipna=-1)
# case: t-argsort-kind-no
result = t.argsort(kind=None)
# case: b-argsort-z
result = b.argsort(0)
# case: b-argsort-nan
result = b.argsort(np.nan)
# case: N-argsort-i
result = N.argsort(2)
# case: N-argsort-z
result = N.argsort(0)
# case: c-argsort-z
result = c.argsort(0)
# case: t-astype-tr
result = t.astype(True)
# case: s-autocorr-lag-no
result = s.autocorr(lag=None)
# case: f-autocorr-tr
result = f.autocorr(True)
# case: b-autocorr-lt
result = b.autocorr([True, False, True])
# case: N-autocorr-sx
result = N.autocorr('x')
# case: N-autocorr-lag-tr
result = N.autocorr(lag=True)
# case: m-autocorr-kn
result = m.autocorr({'a': 'sum', 'b': 'mean'})
# case: m-autocorr-lag-i
result = m.autocorr(lag=2)
# case: b-backfill-axis-z
result = b.backfill(axis=0)
# case: N-backfill-limit-i
result = N.backfill(limit=2)
# case: d-backfill-axis-z
result = d.backfill(axis=0)
# case: c-backfill-inplace-tr
result = c.backfill(inplace=True)
# case: c-backfill-limit-i
result = c.backfill(limit=2)
# case: t-bfill-limit-i
result = t.bfill(limit=2)
# case: d-bfill-inplace-tr
result = d.bfill(inplace=True)
# case: c-bfill
result = c.bfill()
# case: c-bfill-axis-m1
result = c.bfill(axis=-1)
# case: s-case_when-tr
result = s.case_when(True)
# case: t-case_when-m1
result = t.case_when(-1)
# case: m-case_when-no
result = m.case_when(None)
# case: s-clip-upper-tr
result = s.clip(upper=True)
# case: f-clip-f
result = f.clip(f)
# case: b-clip-lower-fn
result = b.clip(lower=lambda v: v)
# case: b-clip-upper-no
result = b.clip(upper=None)
# case: N-clip-sx
result = N.clip('x')
# case: N-clip-rg
result = N.clip(range(3))
# case: d-clip-se
result = d.clip({1, 2, 'a'})
# case: d-clip-nan
result = d.clip(np.nan)
# case: d-clip-lower-no
result = d.clip(lower=None)
# case: d-clip-upper-i
result = d.clip(upper=2)
# case: c-clip-lower-no
result = c.clip(lower=None)
# case: c-clip-axis-fn
result = c.clip(axis=lambda v: v)
# case: m-clip-fl
result = m.clip(1.5)
# case: m-clip-rg
result = m.clip(range(3))
# case: m-clip-lower-tr
result = m.clip(lower=True)
# case: s-combine_first-l
result = s.combine_first([1, 2, 3])
# case: s-combine_first-m1
result = s.combine_first(-1)
# case: f-combine_first-kn
result = f.combine_first({'a': 'sum', 'b': 'mean'})
# case: t-combine_first-s
result = t.combine_first(s)
# case: d-combine_first-s
result = d.combine_first(s)
# case: m-combine_first-sx
result = m.combine_first('x')
# case: s-compare-lt
result = s.compare([True, False, True])
# case: f-compare-z
result = f.compare(0)
# case: f-compare-sm
result = f.compare('mean')
# case: t-compare-ix
result = t.compare(pd.Index(['x', 'y']))
# case: N-compare-kn
result = N.compare({'a': 'sum', 'b': 'mean'})
# case: m-compare-s
result = m.compare(s)
# case: t-convert_dtypes
result = t.convert_dtypes()
# case: t-convert_dtypes-tr
result = t.convert_dtypes(True)
# case: s-copy-fn
result = s.copy(lambda v: v)
# case: s-copy-ls
result = s.copy(['sum', 'mean'])
# case: s-copy-rg
result = s.copy(range(3))
# case: f-copy-l2
result = f.copy(['a', 'b'])
# case: f-copy-ts
result = f.copy(pd.Timestamp('2024-01-01'))
# case: f-copy-rg
result = f.copy(range(3))
# case: f-copy-deep-fn
result = f.copy(deep=lambda v: v)
# case: t-copy-se
result = t.copy({1, 2, 'a'})
# case: t-copy-st
result = t.copy('a')
# case: t-copy-ts
result = t.copy(pd.Timestamp('2024-01-01'))
# case: b-copy-no
result = b.copy(None)
# case: b-copy-tr
result = b.copy(True)
# case: b-copy-fn
result = b.copy(lambda v: v)
# case: b-copy-rg
result = b.copy(range(3))
# case: b-copy-kn
result = b.copy({'a': 'sum', 'b': 'mean'})
# case: N-copy-lt
result = N.copy([True, False, True])
# case: N-copy-sx
result = N.copy('x')
# case: N-copy-deep-l2
result = N.copy(deep=['a', 'b'])
# case: d-copy-ln
result = d.copy(len)
# case: c-copy-se
result = c.copy({1, 2, 'a'})
# case: c-copy-i
result = c.copy(2)
# case: c-copy-ln
result = c.copy(len)
# case: c-copy-deep-no
result = c.copy(deep=None)
# case: m-copy-tu
result = m.copy((1, 2))
# case: m-copy-nan
result = m.copy(np.nan)
# case: m-copy-ts
result = m.copy(pd.Timestamp('2024-01-01'))
# case: t-corr-kn
result = t.corr({'a': 'sum', 'b': 'mean'})
# case: b-corr-fl
result = b.corr(1.5)
# case: s-cov-m1
result = s.cov(-1)
# case: t-cov-k
result = t.cov({'a': 1, 'x': 2})
# case: N-cov-l
result = N.cov([1, 2, 3])
# case: b-cummax-fl
result = b.cummax(1.5)
# case: b-cummax-axis-z
result = b.cummax(axis=0)
# case: d-cummax-axis-m1
result = d.cummax(axis=-1)
# case: s-cummin-axis-no
result = s.cummin(axis=None)
# case: f-cummin-axis-z
result = f.cummin(axis=0)
# case: f-cummin-skipna-fn
result = f.cummin(skipna=lambda v: v)
# case: t-cummin-skipna-no
result = t.cummin(skipna=None)
# case: b-cummin-skipna-k
result = b.cummin(skipna={'a': 1, 'x': 2})
# case: N-cummin-skipna-tr
result = N.cummin(skipna=True)
# case: m-cummin
result = m.cummin()
# case: s-cumprod-sm
result = s.cumprod('mean')
# case: f-cumprod
result = f.cumprod()
# case: f-cumprod-axis-z
result = f.cumprod(axis=0)
# case: f-cumprod-skipna-fn
result = f.cumprod(skipna=lambda v: v)
# case: b-cumprod-skipna-tr
result = b.cumprod(skipna=True)
# case: b-cumprod-skipna-no
result = b.cumprod(skipna=None)
# case: N-cumprod-axis-z
result = N.cumprod(axis=0)
# case: s-cumsum
result = s.cumsum()
# case: f-cumsum-axis-m1
result = f.cumsum(axis=-1)
# case: f-cumsum-skipna-tr
result = f.cumsum(skipna=True)
# case: b-cumsum
result = b.cumsum()
# case: b-cumsum-z
result = b.cumsum(0)
# case: s-describe-percentiles-no
result = s.describe(percentiles=None)
# case: f-describe-I
result = f.describe(I)
# case: t-describe-percentiles-no
result = t.describe(percentiles=None)
# case: t-describe-include-fn
result = t.describe(include=lambda v: v)
# case: N-describe-include-l2
result = N.describe(include=['a', 'b'])
# case: N-describe-include-k
result = N.describe(include={'a': 1, 'x': 2})
# case: d-describe-percentiles-tr
result = d.describe(percentiles=True)
# case: d-describe-include-l2
result = d.describe(include=['a', 'b'])
# case: c-describe-percentiles-k
result = c.describe(percentiles={'a': 1, 'x': 2})
# case: m-describe-m1
result = m.describe(-1)
# case: s-diff-m1
result = s.diff(-1)
# case: s-diff-periods-k
result = s.diff(periods={'a': 1, 'x': 2})
# case: f-diff-periods-m1
result = f.diff(periods=-1)
# case: b-diff-periods-z
result = b.diff(periods=0)
# case: N-diff-m1
result = N.diff(-1)
# case: f-div-ln
result = f.div(len)
# case: f-div-nan
result = f.div(np.nan)
# case: b-div-f
result = b.div(f)
# case: c-div-l2
result = c.div(['a', 'b'])
# case: c-div-sm
result = c.div('mean')
# case: m-div-lt
result = m.div([True, False, True])
# case: f-divide-m1
result = f.divide(-1)
# case: f-divide-fn
result = f.divide(lambda v: v)
# case: b-divide-m1
result = b.divide(-1)
# case: N-divide-m1
result = N.divide(-1)
# case: c-divide-sm
result = c.divide('mean')
# case: f-drop-i
result = f.drop(2)
# case: f-drop-axis-m1
result = f.drop(axis=-1)
# case: f-drop-index-i
result = f.drop(index=2)
# case: t-drop-axis-tr
result = t.drop(axis=True)
# case: N-drop-axis-fn
result = N.drop(axis=lambda v: v)
# case: N-drop-index-tr
result = N.drop(index=True)
# case: N-drop-inplace-l2
result = N.drop(inplace=['a', 'b'])
# case: c-drop-labels-z
result = c.drop(labels=0)
# case: c-drop-axis-fn
result = c.drop(axis=lambda v: v)
# case: m-drop-labels-l2
result = m.drop(labels=['a', 'b'])
# case: f-drop_duplicates-keep-m1
result = f.drop_duplicates(keep=-1)
# case: f-drop_duplicates-ignore_index-tr
result = f.drop_duplicates(ignore_index=True)
# case: t-drop_duplicates-ignore_index-k
result = t.drop_duplicates(ignore_index={'a': 1, 'x': 2})
# case: d-drop_duplicates-inplace-tr
result = d.drop_duplicates(inplace=True)
# case: m-drop_duplicates-inplace-tr
result = m.drop_duplicates(inplace=True)
# case: d-droplevel-f
result = d.droplevel(f)
# case: c-droplevel-ix
result = c.droplevel(pd.Index(['x', 'y']))
# case: s-dropna-ignore_index-no
result = s.dropna(ignore_index=None)
# case: f-dropna
result = f.dropna()
# case: f-dropna-inplace-k
result = f.dropna(inplace={'a': 1, 'x': 2})
# case: f-dropna-ignore_index-tr
result = f.dropna(ignore_index=True)
# case: t-dropna-how-tr
result = t.dropna(how=True)
# case: t-dropna-how-no
result = t.dropna(how=None)
# case: b-dropna-ignore_index-tr
result = b.dropna(ignore_index=True)
# case: d-dropna-ignore_index-tr
result = d.dropna(ignore_index=True)
# case: c-dropna-how-i
result = c.dropna(how=2)
# case: m-dropna-how-k
result = m.dropna(how={'a': 1, 'x': 2})
# case: s-duplicated-nan
result = s.duplicated(np.nan)
# case: b-duplicated-fl
result = b.duplicated(1.5)
# case: N-duplicated
result = N.duplicated()
# case: c-duplicated-st
result = c.duplicated('a')
# case: t-eq-l
result = t.eq([1, 2, 3])
# case: t-eq-ln
result = t.eq(len)
# case: N-eq-ar
result = N.eq(np.array([1, 2, 3]))
# case: N-eq-fn
result = N.eq(lambda v: v)
# case: c-eq-ar
result = c.eq(np.array([1, 2, 3]))
# case: c-eq-sm
result = c.eq('mean')
# case: m-eq-nan
result = m.eq(np.nan)
# case: s-equals-s
result = s.equals(s)
# case: s-equals-D
result = s.equals(D)
# case: s-equals-k
result = s.equals({'a': 1, 'x': 2})
# case: s-equals-i
result = s.equals(2)
# case: s-equals-sm
result = s.equals('mean')
# case: f-equals-st
result = f.equals('a')
# case: f-equals-tr
result = f.equals(True)
# case: f-equals-rg
result = f.equals(range(3))
# case: t-equals-z
result = t.equals(0)
# case: t-equals-fn
result = t.equals(lambda v: v)
# case: t-equals-ix
result = t.equals(pd.Index(['x', 'y']))
# case: b-equals-k
result = b.equals({'a': 1, 'x': 2})
# case: b-equals-z
result = b.equals(0)
# case: b-equals-sm
result = b.equals('mean')
# case: N-equals-se
result = N.equals({1, 2, 'a'})
# case: N-equals-no
result = N.equals(None)
# case: N-equals-ls
result = N.equals(['sum', 'mean'])
# case: d-equals-kn
result = d.equals({'a': 'sum', 'b': 'mean'})
# case: c-equals-s
result = c.equals(s)
# case: c-equals-l2
result = c.equals(['a', 'b'])
# case: c-equals-fn
result = c.equals(lambda v: v)
# case: c-equals-rg
result = c.equals(range(3))
# case: c-equals-kn
result = c.equals({'a': 'sum', 'b': 'mean'})
# case: s-ewm-D
result = s.ewm(D)
# case: b-ewm-ignore_na-no
result = b.ewm(ignore_na=None)
# case: N-ewm-min_periods-tr
result = N.ewm(min_periods=True)
# case: c-ewm-adjust-k
result = c.ewm(adjust={'a': 1, 'x': 2})
# case: f-expanding-l
result = f.expanding([1, 2, 3])
# case: s-explode-m1
result = s.explode(-1)
# case: f-explode-l2
result = f.explode(['a', 'b'])
# case: f-explode-ignore_index-fn
result = f.explode(ignore_index=lambda v: v)
# case: t-explode-sx
result = t.explode('x')
# case: t-explode-no
result = t.explode(None)
# case: t-explode-ts
result = t.explode(pd.Timestamp('2024-01-01'))
# case: t-explode-ignore_index-z
result = t.explode(ignore_index=0)
# case: b-explode-m1
result = b.explode(-1)
# case: N-explode-l
result = N.explode([1, 2, 3])
# case: N-explode-m1
result = N.explode(-1)
# case: N-explode-z
result = N.explode(0)
# case: N-explode-rg
result = N.explode(range(3))
# case: N-explode-ignore_index-fn
result = N.explode(ignore_index=lambda v: v)
# case: d-explode-tr
result = d.explode(True)
# case: c-explode-k
result = c.explode({'a': 1, 'x': 2})
# case: c-explode-st
result = c.explode('a')
# case: c-explode-ignore_index-st
result = c.explode(ignore_index='a')
# case: m-explode-ignore_index-fn
result = m.explode(ignore_index=lambda v: v)
# case: s-factorize-z
result = s.factorize(0)
# case: f-factorize-l2
result = f.factorize(['a', 'b'])
# case: f-factorize-sort-no
result = f.factorize(sort=None)
# case: t-factorize-tu
result = t.factorize((1, 2))
# case: t-factorize-fn
result = t.factorize(lambda v: v)
# case: t-factorize-sort-l2
result = t.factorize(sort=['a', 'b'])
# case: b-factorize-k
result = b.factorize({'a': 1, 'x': 2})
# case: b-factorize-tu
result = b.factorize((1, 2))
# case: b-factorize-tr
result = b.factorize(True)
# case: N-factorize-k
result = N.factorize({'a': 1, 'x': 2})
# case: N-factorize-sort-z
result = N.factorize(sort=0)
# case: N-factorize-sort-st
result = N.factorize(sort='a')
# case: N-factorize-sort-k
result = N.factorize(sort={'a': 1, 'x': 2})
# case: d-factorize-l2
result = d.factorize(['a', 'b'])
# case: d-factorize-sort-tr
result = d.factorize(sort=True)
# case: d-factorize-sort-i
result = d.factorize(sort=2)
# case: d-factorize-sort-m1
result = d.factorize(sort=-1)
# case: d-factorize-sort-st
result = d.factorize(sort='a')
# case: c-factorize
result = c.factorize()
# case: c-factorize-sort-fn
result = c.factorize(sort=lambda v: v)
# case: s-ffill-limit-no
result = s.ffill(limit=None)
# case: f-ffill-inplace-i
result = f.ffill(inplace=2)
# case: f-ffill-limit-i
result = f.ffill(limit=2)
# case: t-ffill-axis-no
result = t.ffill(axis=None)
# case: N-ffill-axis-z
result = N.ffill(axis=0)
# case: N-ffill-inplace-tr
result = N.ffill(inplace=True)
# case: s-fillna-f
result = s.fillna(f)
# case: s-fillna-value-k
result = s.fillna(value={'a': 1, 'x': 2})
# case: s-fillna-axis-i
result = s.fillna(axis=2)
# case: s-fillna-limit-m1
result = s.fillna(limit=-1)
# case: f-fillna-k
result = f.fillna({'a': 1, 'x': 2})
# case: f-fillna-value-i
result = f.fillna(value=2)
# case: f-fillna-value-z
result = f.fillna(value=0)
# case: f-fillna-value-m1
result = f.fillna(value=-1)
# case: f-fillna-inplace-no
result = f.fillna(inplace=None)
# case: t-fillna-m1
result = t.fillna(-1)
# case: t-fillna-axis-k
result = t.fillna(axis={'a': 1, 'x': 2})
# case: b-fillna-st
result = b.fillna('a')
# case: b-fillna-kn
result = b.fillna({'a': 'sum', 'b': 'mean'})
# case: b-fillna-axis-i
result = b.fillna(axis=2)
# case: N-fillna
result = N.fillna()
# case: N-fillna-nan
result = N.fillna(np.nan)
# case: N-fillna-kn
result = N.fillna({'a': 'sum', 'b': 'mean'})
# case: N-fillna-value-z
result = N.fillna(value=0)
# case: N-fillna-limit-tr
result = N.fillna(limit=True)
# case: d-fillna-inplace-fn
result = d.fillna(inplace=lambda v: v)
# case: c-fillna-method-m1
result = c.fillna(method=-1)
# case: c-fillna-method-fn
result = c.fillna(method=lambda v: v)
# case: m-fillna-limit-st
result = m.fillna(limit='a')
# case: s-filter
result = s.filter()
# case: s-filter-se
result = s.filter({1, 2, 'a'})
# case: s-filter-like-i
result = s.filter(like=2)
# case: f-filter-l
result = f.filter([1, 2, 3])
# case: f-filter-items-l2
result = f.filter(items=['a', 'b'])
# case: f-filter-like-tr
result = f.filter(like=True)
# case: f-filter-like-st
result = f.filter(like='a')
# case: t-filter-like-z
result = t.filter(like=0)
# case: t-filter-regex-tr
result = t.filter(regex=True)
# case: b-filter-s
result = b.filter(s)
# case: b-filter-l2
result = b.filter(['a', 'b'])
# case: b-filter-items-fn
result = b.filter(items=lambda v: v)
# case: N-filter-ar
result = N.filter(np.array([1, 2, 3]))
# case: N-filter-items-l2
result = N.filter(items=['a', 'b'])
# case: N-filter-regex-tr
result = N.filter(regex=True)
# case: d-filter-tu
result = d.filter((1, 2))
# case: c-filter-items-k
result = c.filter(items={'a': 1, 'x': 2})
# case: m-filter-l2
result = m.filter(['a', 'b'])
# case: m-filter-se
result = m.filter({1, 2, 'a'})
# case: m-filter-ls
result = m.filter(['sum', 'mean'])
# case: t-first_valid_index
result = t.first_valid_index()
# case: t-floordiv-tr
result = t.floordiv(True)
# case: N-floordiv-s
result = N.floordiv(s)
# case: N-floordiv-f
result = N.floordiv(f)
# case: N-floordiv-fl
result = N.floordiv(1.5)
# case: m-floordiv-tr
result = m.floordiv(True)
# case: s-ge-l
result = s.ge([1, 2, 3])
# case: t-ge-m1
result = t.ge(-1)
# case: t-ge-st
result = t.ge('a')
# case: t-ge-ar
result = t.ge(np.array([1, 2, 3]))
# case: b-ge-tr
result = b.ge(True)
# case: b-ge-rg
result = b.ge(range(3))
# case: N-ge-tr
result = N.ge(True)
# case: s-get-f
result = s.get(f)
# case: s-get-l
result = s.get([1, 2, 3])
# case: f-get-tu
result = f.get((1, 2))
# case: f-get-sm
result = f.get('mean')
# case: b-get-z
result = b.get(0)
# case: b-get-tr
result = b.get(True)
# case: N-get-fl
result = N.get(1.5)
# case: N-get-sm
result = N.get('mean')
# case: d-get-tu
result = d.get((1, 2))
# case: d-get-rg
result = d.get(range(3))
# case: m-get-tr
result = m.get(True)
# case: t-groupby-l
result = t.groupby([1, 2, 3])
# case: t-groupby-tr
result = t.groupby(True)
# case: t-groupby-sort-fn
result = t.groupby(sort=lambda v: v)
# case: b-groupby-D
result = b.groupby(D)
# case: d-groupby-sort-tr
result = d.groupby(sort=True)
# case: c-groupby-z
result = c.groupby(0)
# case: m-groupby-sort-fn
result = m.groupby(sort=lambda v: v)
# case: m-groupby-dropna-l2
result = m.groupby(dropna=['a', 'b'])
# case: t-gt-sm
result = t.gt('mean')
# case: b-gt-s
result = b.gt(s)
# case: b-gt-m1
result = b.gt(-1)
# case: b-gt-ar
result = b.gt(np.array([1, 2, 3]))
# case: N-gt-s
result = N.gt(s)
# case: N-gt-l
result = N.gt([1, 2, 3])
# case: m-gt-i
result = m.gt(2)
# case: f-head-i
result = f.head(2)
# case: f-head-ar
result = f.head(np.array([1, 2, 3]))
# case: f-head-n-z
result = f.head(n=0)
# case: t-head-n-i
result = t.head(n=2)
# case: b-head-fn
result = b.head(lambda v: v)
# case: b-head-ls
result = b.head(['sum', 'mean'])
# case: b-head-n-i
result = b.head(n=2)
# case: f-idxmax-axis-z
result = f.idxmax(axis=0)
# case: b-idxmax-m1
result = b.idxmax(-1)
# case: b-idxmax-axis-z
result = b.idxmax(axis=0)
# case: N-idxmax-skipna-i
result = N.idxmax(skipna=2)
# case: N-idxmax-skipna-st
result = N.idxmax(skipna='a')
# case: d-idxmax-fn
result = d.idxmax(lambda v: v)
# case: d-idxmax-skipna-m1
result = d.idxmax(skipna=-1)
# case: c-idxmax-skipna-m1
result = c.idxmax(skipna=-1)
# case: m-idxmax-ln
result = m.idxmax(len)
# case: m-idxmax-axis-tr
result = m.idxmax(axis=True)
# case: s-idxmin-rg
result = s.idxmin(range(3))
# case: s-idxmin-skipna-i
result = s.idxmin(skipna=2)
# case: s-idxmin-skipna-fn
result = s.idxmin(skipna=lambda v: v)
# case: t-idxmin-axis-no
result = t.idxmin(axis=None)
# case: b-idxmin-axis-tr
result = b.idxmin(axis=True)
# case: d-idxmin-skipna-z
result = d.idxmin(skipna=0)
# case: d-idxmin-skipna-l2
result = d.idxmin(skipna=['a', 'b'])
# case: m-idxmin-skipna-tr
result = m.idxmin(skipna=True)
# case: m-idxmin-skipna-i
result = m.idxmin(skipna=2)
# case: m-idxmin-skipna-z
result = m.idxmin(skipna=0)
# case: s-infer_objects-z
result = s.infer_objects(0)
# case: s-infer_objects-rg
result = s.infer_objects(range(3))
# case: s-infer_objects-kn
result = s.infer_objects({'a': 'sum', 'b': 'mean'})
# case: s-infer_objects-copy-k
result = s.infer_objects(copy={'a': 1, 'x': 2})
# case: f-infer_objects
result = f.infer_objects()
# case: f-infer_objects-fn
result = f.infer_objects(lambda v: v)
# case: f-infer_objects-ls
result = f.infer_objects(['sum', 'mean'])
# case: f-infer_objects-copy-i
result = f.infer_objects(copy=2)
# case: f-infer_objects-copy-st
result = f.infer_objects(copy='a')
# case: t-infer_objects-l
result = t.infer_objects([1, 2, 3])
# case: t-infer_objects-i
result = t.infer_objects(2)
# case: t-infer_objects-st
result = t.infer_objects('a')
# case: t-infer_objects-copy-tr
result = t.infer_objects(copy=True)
# case: b-infer_objects-copy-m1
result = b.infer_objects(copy=-1)
# case: N-infer_objects-lt
result = N.infer_objects([True, False, True])
# case: N-infer_objects-ln
result = N.infer_objects(len)
# case: N-infer_objects-ts
result = N.infer_objects(pd.Timestamp('2024-01-01'))
# case: N-infer_objects-copy-l2
result = N.infer_objects(copy=['a', 'b'])
# case: d-infer_objects-l
result = d.infer_objects([1, 2, 3])
# case: d-infer_objects-l2
result = d.infer_objects(['a', 'b'])
# case: d-infer_objects-lt
result = d.infer_objects([True, False, True])
# case: d-infer_objects-se
result = d.infer_objects({1, 2, 'a'})
# case: d-infer_objects-i
result = d.infer_objects(2)
# case: d-infer_objects-copy-no
result = d.infer_objects(copy=None)
# case: d-infer_objects-copy-i
result = d.infer_objects(copy=2)
# case: c-infer_objects-st
result = c.infer_objects('a')
# case: m-infer_objects-z
result = m.infer_objects(0)
# case: m-infer_objects-fn
result = m.infer_objects(lambda v: v)
# case: m-infer_objects-copy-tr
result = m.infer_objects(copy=True)
# case: m-infer_objects-copy-no
result = m.infer_objects(copy=None)
# case: s-interpolate-axis-fn
result = s.interpolate(axis=lambda v: v)
# case: f-interpolate-limit-no
result = f.interpolate(limit=None)
# case: t-interpolate-inplace-st
result = t.interpolate(inplace='a')
# case: b-interpolate-axis-z
result = b.interpolate(axis=0)
# case: d-interpolate-inplace-st
result = d.interpolate(inplace='a')
# case: c-interpolate-inplace-i
result = c.interpolate(inplace=2)
# case: m-interpolate-limit-i
result = m.interpolate(limit=2)
# case: s-isin-ar
result = s.isin(np.array([1, 2, 3]))
# case: N-isin-s
result = N.isin(s)
# case: N-isin-l2
result = N.isin(['a', 'b'])
# case: N-isin-se
result = N.isin({1, 2, 'a'})
# case: d-isin-f
result = d.isin(f)
# case: c-isin-no
result = c.isin(None)
# case: c-isin-ln
result = c.isin(len)
# case: m-isin-se
result = m.isin({1, 2, 'a'})
# case: m-isin-ar
result = m.isin(np.array([1, 2, 3]))
# case: c-item
result = c.item()
# case: f-kurt-i
result = f.kurt(2)
# case: f-kurt-z
result = f.kurt(0)
# case: f-kurt-axis-z
result = f.kurt(axis=0)
# case: t-kurt-axis-m1
result = t.kurt(axis=-1)
# case: b-kurt-z
result = b.kurt(0)
# case: b-kurt-numeric_only-no
result = b.kurt(numeric_only=None)
# case: b-kurt-numeric_only-i
result = b.kurt(numeric_only=2)
# case: N-kurt-z
result = N.kurt(0)
# case: d-kurt-axis-m1
result = d.kurt(axis=-1)
# case: c-kurt-axis-st
result = c.kurt(axis='a')
# case: m-kurt-axis-tr
result = m.kurt(axis=True)
# case: m-kurt-skipna-tr
result = m.kurt(skipna=True)
# case: s-kurtosis-skipna-tr
result = s.kurtosis(skipna=True)
# case: s-kurtosis-numeric_only-tr
result = s.kurtosis(numeric_only=True)
# case: t-kurtosis
result = t.kurtosis()
# case: t-kurtosis-ts
result = t.kurtosis(pd.Timestamp('2024-01-01'))
# case: t-kurtosis-axis-no
result = t.kurtosis(axis=None)
# case: b-kurtosis-numeric_only-l2
result = b.kurtosis(numeric_only=['a', 'b'])
# case: m-kurtosis-numeric_only-z
result = m.kurtosis(numeric_only=0)
# case: s-le-m1
result = s.le(-1)
# case: f-le-f
result = f.le(f)
# case: f-le-lt
result = f.le([True, False, True])
# case: b-le-lt
result = b.le([True, False, True])
# case: b-le-tr
result = b.le(True)
# case: b-le-nan
result = b.le(np.nan)
# case: N-le-rg
result = N.le(range(3))
# case: m-le-i
result = m.le(2)
# case: s-lt-no
result = s.lt(None)
# case: f-lt-ls
result = f.lt(['sum', 'mean'])
# case: t-lt-no
result = t.lt(None)
# case: N-lt-nan
result = N.lt(np.nan)
# case: d-lt-fn
result = d.lt(lambda v: v)
# case: b-map-ix
result = b.map(pd.Index(['x', 'y']))
# case: N-map-no
result = N.map(None)
# case: N-map-fn
result = N.map(lambda v: v)
# case: m-map-s
result = m.map(s)
# case: s-max-numeric_only-i
result = s.max(numeric_only=2)
# case: s-max-numeric_only-z
result = s.max(numeric_only=0)
# case: f-max-st
result = f.max('a')
# case: t-max-numeric_only-fn
result = t.max(numeric_only=lambda v: v)
# case: N-max-numeric_only-tr
result = N.max(numeric_only=True)
# case: N-max-numeric_only-no
result = N.max(numeric_only=None)
# case: N-max-numeric_only-fn
result = N.max(numeric_only=lambda v: v)
# case: d-max-tr
result = d.max(True)
# case: m-max-axis-z
result = m.max(axis=0)
# case: m-max-skipna-tr
result = m.max(skipna=True)
# case: f-mean-numeric_only-no
result = f.mean(numeric_only=None)
# case: f-mean-numeric_only-st
result = f.mean(numeric_only='a')
# case: b-mean-numeric_only-i
result = b.mean(numeric_only=2)
# case: N-mean
result = N.mean()
# case: d-mean-fn
result = d.mean(lambda v: v)
# case: d-mean-nan
result = d.mean(np.nan)
# case: m-mean-numeric_only-st
result = m.mean(numeric_only='a')
# case: s-median-i
result = s.median(2)
# case: s-median-z
result = s.median(0)
# case: s-median-skipna-tr
result = s.median(skipna=True)
# case: f-median-z
result = f.median(0)
# case: t-median-z
result = t.median(0)
# case: b-median-numeric_only-st
result = b.median(numeric_only='a')
# case: N-median-axis-no
result = N.median(axis=None)
# case: d-median-numeric_only-m1
result = d.median(numeric_only=-1)
# case: d-median-numeric_only-fn
result = d.median(numeric_only=lambda v: v)
# case: c-median-numeric_only-tr
result = c.median(numeric_only=True)
# case: m-median-i
result = m.median(2)
# case: m-median-numeric_only-l2
result = m.median(numeric_only=['a', 'b'])
# case: s-min-numeric_only-no
result = s.min(numeric_only=None)
# case: f-min-ts
result = f.min(pd.Timestamp('2024-01-01'))
# case: t-min-axis-st
result = t.min(axis='a')
# case: t-min-skipna-l2
result = t.min(skipna=['a', 'b'])
# case: N-min-axis-m1
result = N.min(axis=-1)
# case: N-min-numeric_only-z
result = N.min(numeric_only=0)
# case: N-min-numeric_only-m1
result = N.min(numeric_only=-1)
# case: c-min-m1
result = c.min(-1)
# case: c-min-numeric_only-fn
result = c.min(numeric_only=lambda v: v)
# case: m-min
result = m.min()
# case: m-min-numeric_only-i
result = m.min(numeric_only=2)
# case: s-mod-no
result = s.mod(None)
# case: b-mod-lt
result = b.mod([True, False, True])
# case: N-mod-s
result = N.mod(s)
# case: N-mod-lt
result = N.mod([True, False, True])
# case: m-mod-ar
result = m.mod(np.array([1, 2, 3]))
# case: s-mode
result = s.mode()
# case: s-mode-fl
result = s.mode(1.5)
# case: s-mode-kn
result = s.mode({'a': 'sum', 'b': 'mean'})
# case: f-mode
result = f.mode()
# case: f-mode-i
result = f.mode(2)
# case: f-mode-no
result = f.mode(None)
# case: f-mode-fn
result = f.mode(lambda v: v)
# case: t-mode-sm
result = t.mode('mean')
# case: t-mode-dropna-tr
result = t.mode(dropna=True)
# case: t-mode-dropna-m1
result = t.mode(dropna=-1)
# case: b-mode-sx
result = b.mode('x')
# case: b-mode-dropna-i
result = b.mode(dropna=2)
# case: b-mode-dropna-m1
result = b.mode(dropna=-1)
# case: b-mode-dropna-l2
result = b.mode(dropna=['a', 'b'])
# case: N-mode
result = N.mode()
# case: N-mode-I
result = N.mode(I)
# case: N-mode-kn
result = N.mode({'a': 'sum', 'b': 'mean'})
# case: N-mode-dropna-tr
result = N.mode(dropna=True)
# case: N-mode-dropna-z
result = N.mode(dropna=0)
# case: d-mode-sm
result = d.mode('mean')
# case: c-mode-sm
result = c.mode('mean')
# case: c-mode-dropna-st
result = c.mode(dropna='a')
# case: m-mode-dropna-no
result = m.mode(dropna=None)
# case: m-mode-dropna-k
result = m.mode(dropna={'a': 1, 'x': 2})
# case: f-mul-f
result = f.mul(f)
# case: t-mul-ix
result = t.mul(pd.Index(['x', 'y']))
# case: b-mul-i
result = b.mul(2)
# case: b-mul-m1
result = b.mul(-1)
# case: b-mul-rg
result = b.mul(range(3))
# case: N-mul-f
result = N.mul(f)
# case: N-mul-lt
result = N.mul([True, False, True])
# case: N-mul-ar
result = N.mul(np.array([1, 2, 3]))
# case: c-mul-tr
result = c.mul(True)
# case: s-multiply-nan
result = s.multiply(np.nan)
# case: f-multiply-ln
result = f.multiply(len)
# case: b-multiply-fn
result = b.multiply(lambda v: v)
# case: N-multiply-k
result = N.multiply({'a': 1, 'x': 2})
# case: N-multiply-sx
result = N.multiply('x')
# case: N-multiply-tr
result = N.multiply(True)
# case: m-multiply-rg
result = m.multiply(range(3))
# case: s-ne-sm
result = s.ne('mean')
# case: f-ne-tr
result = f.ne(True)
# case: t-ne-f
result = t.ne(f)
# case: t-ne-l
result = t.ne([1, 2, 3])
# case: t-ne-st
result = t.ne('a')
# case: t-ne-ln
result = t.ne(len)
# case: b-ne-f
result = b.ne(f)
# case: b-ne-st
result = b.ne('a')
# case: b-ne-tr
result = b.ne(True)
# case: b-ne-nan
result = b.ne(np.nan)
# case: N-ne-nan
result = N.ne(np.nan)
# case: c-ne-f
result = c.ne(f)
# case: m-ne-f
result = m.ne(f)
# case: s-nlargest-m1
result = s.nlargest(-1)
# case: f-nlargest-lt
result = f.nlargest([True, False, True])
# case: f-nlargest-n-i
result = f.nlargest(n=2)
# case: b-nlargest-n-i
result = b.nlargest(n=2)
# case: b-nlargest-n-z
result = b.nlargest(n=0)
# case: m-nlargest-i
result = m.nlargest(2)
# case: s-nsmallest-n-z
result = s.nsmallest(n=0)
# case: b-nsmallest-n-m1
result = b.nsmallest(n=-1)
# case: N-nsmallest-i
result = N.nsmallest(2)
# case: d-nsmallest-tu
result = d.nsmallest((1, 2))
# case: m-nsmallest-n-z
result = m.nsmallest(n=0)
# case: s-nunique-l2
result = s.nunique(['a', 'b'])
# case: s-nunique-tu
result = s.nunique((1, 2))
# case: s-nunique-fl
result = s.nunique(1.5)
# case: f-nunique-l
result = f.nunique([1, 2, 3])
# case: f-nunique-sx
result = f.nunique('x')
# case: t-nunique-k
result = t.nunique({'a': 1, 'x': 2})
# case: b-nunique-dropna-no
result = b.nunique(dropna=None)
# case: b-nunique-dropna-fn
result = b.nunique(dropna=lambda v: v)
# case: N-nunique-lt
result = N.nunique([True, False, True])
# case: N-nunique-sx
result = N.nunique('x')
# case: d-nunique-m1
result = d.nunique(-1)
# case: d-nunique-no
result = d.nunique(None)
# case: d-nunique-dropna-i
result = d.nunique(dropna=2)
# case: c-nunique-no
result = c.nunique(None)
# case: c-nunique-ln
result = c.nunique(len)
# case: c-nunique-ls
result = c.nunique(['sum', 'mean'])
# case: c-nunique-dropna-z
result = c.nunique(dropna=0)
# case: m-nunique-l
result = m.nunique([1, 2, 3])
# case: m-nunique-m1
result = m.nunique(-1)
# case: m-nunique-z
result = m.nunique(0)
# case: s-pad
result = s.pad()
# case: b-pad-limit-no
result = b.pad(limit=None)
# case: N-pad-axis-m1
result = N.pad(axis=-1)
# case: m-pad
result = m.pad()
# case: s-pct_change-i
result = s.pct_change(2)
# case: s-pct_change-m1
result = s.pct_change(-1)
# case: s-pct_change-tr
result = s.pct_change(True)
# case: f-pct_change
result = f.pct_change()
# case: f-pct_change-tr
result = f.pct_change(True)
# case: f-pct_change-periods-m1
result = f.pct_change(periods=-1)
# case: t-pct_change-fn
result = t.pct_change(lambda v: v)
# case: N-pct_change-periods-i
result = N.pct_change(periods=2)
# case: d-pct_change-periods-tr
result = d.pct_change(periods=True)
# case: m-pct_change-periods-i
result = m.pct_change(periods=2)
# case: s-pipe-fl
result = s.pipe(1.5)
# case: t-pipe-l2
result = t.pipe(['a', 'b'])
# case: c-pipe-tu
result = c.pipe((1, 2))
# case: c-pipe-i
result = c.pipe(2)
# case: m-pipe-fl
result = m.pipe(1.5)
# case: t-pop-ls
result = t.pop(['sum', 'mean'])
# case: b-pop-z
result = b.pop(0)
# case: d-pop-fl
result = d.pop(1.5)
# case: s-pow-rg
result = s.pow(range(3))
# case: f-pow-fl
result = f.pow(1.5)
# case: t-pow-l
result = t.pow([1, 2, 3])
# case: b-pow-tr
result = b.pow(True)
# case: m-pow-fl
result = m.pow(1.5)
# case: m-pow-st
result = m.pow('a')
# case: f-prod-numeric_only-no
result = f.prod(numeric_only=None)
# case: t-prod-skipna-k
result = t.prod(skipna={'a': 1, 'x': 2})
# case: b-prod-i
result = b.prod(2)
# case: b-prod-skipna-l2
result = b.prod(skipna=['a', 'b'])
# case: b-prod-numeric_only-k
result = b.prod(numeric_only={'a': 1, 'x': 2})
# case: N-prod-numeric_only-m1
result = N.prod(numeric_only=-1)
# case: N-prod-numeric_only-l2
result = N.prod(numeric_only=['a', 'b'])
# case: d-prod-fn
result = d.prod(lambda v: v)
# case: c-prod-numeric_only-l2
result = c.prod(numeric_only=['a', 'b'])
# case: m-prod
result = m.prod()
# case: m-prod-m1
result = m.prod(-1)
# case: s-product-no
result = s.product(None)
# case: f-product-axis-z
result = f.product(axis=0)
# case: f-product-numeric_only-tr
result = f.product(numeric_only=True)
# case: f-product-numeric_only-no
result = f.product(numeric_only=None)
# case: f-product-numeric_only-m1
result = f.product(numeric_only=-1)
# case: t-product-skipna-st
result = t.product(skipna='a')
# case: b-product-axis-no
result = b.product(axis=None)
# case: N-product-numeric_only-i
result = N.product(numeric_only=2)
# case: m-product-z
result = m.product(0)
# case: m-product-numeric_only-i
result = m.product(numeric_only=2)
# case: m-product-numeric_only-st
result = m.product(numeric_only='a')
# case: s-quantile
result = s.quantile()
# case: s-quantile-tr
result = s.quantile(True)
# case: s-quantile-q-z
result = s.quantile(q=0)
# case: N-quantile-tr
result = N.quantile(True)
# case: m-quantile-fl
result = m.quantile(1.5)
# case: f-radd-z
result = f.radd(0)
# case: f-radd-nan
result = f.radd(np.nan)
# case: t-radd-no
result = t.radd(None)
# case: b-radd-f
result = b.radd(f)
# case: N-radd-z
result = N.radd(0)
# case: m-radd-i
result = m.radd(2)
# case: s-rank-z
result = s.rank(0)
# case: s-rank-axis-no
result = s.rank(axis=None)
# case: s-rank-ascending-l2
result = s.rank(ascending=['a', 'b'])
# case: s-rank-pct-st
result = s.rank(pct='a')
# case: s-rank-pct-fn
result = s.rank(pct=lambda v: v)
# case: f-rank-numeric_only-st
result = f.rank(numeric_only='a')
# case: f-rank-numeric_only-fn
result = f.rank(numeric_only=lambda v: v)
# case: f-rank-ascending-m1
result = f.rank(ascending=-1)
# case: f-rank-pct-k
result = f.rank(pct={'a': 1, 'x': 2})
# case: t-rank-ascending-m1
result = t.rank(ascending=-1)
# case: t-rank-pct-z
result = t.rank(pct=0)
# case: b-rank-numeric_only-no
result = b.rank(numeric_only=None)
# case: b-rank-numeric_only-i
result = b.rank(numeric_only=2)
# case: b-rank-numeric_only-z
result = b.rank(numeric_only=0)
# case: b-rank-ascending-k
result = b.rank(ascending={'a': 1, 'x': 2})
# case: b-rank-pct-m1
result = b.rank(pct=-1)
# case: N-rank-ascending-z
result = N.rank(ascending=0)
# case: d-rank-fl
result = d.rank(1.5)
# case: d-rank-ascending-tr
result = d.rank(ascending=True)
# case: c-rank-ascending-k
result = c.rank(ascending={'a': 1, 'x': 2})
# case: m-rank-na_option-k
result = m.rank(na_option={'a': 1, 'x': 2})
# case: m-rank-pct-z
result = m.rank(pct=0)
# case: s-rdiv-m1
result = s.rdiv(-1)
# case: N-rdiv-l
result = N.rdiv([1, 2, 3])
# case: N-rdiv-m1
result = N.rdiv(-1)
# case: m-rdiv-l
result = m.rdiv([1, 2, 3])
# case: m-rdiv-lt
result = m.rdiv([True, False, True])
# case: m-rdiv-fl
result = m.rdiv(1.5)
# case: t-reindex-index-l2
result = t.reindex(index=['a', 'b'])
# case: N-reindex-ar
result = N.reindex(np.array([1, 2, 3]))
# case: d-reindex-l2
result = d.reindex(['a', 'b'])
# case: d-reindex-sm
result = d.reindex('mean')
# case: c-reindex-k
result = c.reindex({'a': 1, 'x': 2})
# case: m-reindex-index-fn
result = m.reindex(index=lambda v: v)
# case: s-reindex_like-D
result = s.reindex_like(D)
# case: f-reindex_like-no
result = f.reindex_like(None)
# case: b-reindex_like-no
result = b.reindex_like(None)
# case: b-reindex_like-ar
result = b.reindex_like(np.array([1, 2, 3]))
# case: N-reindex_like-I
result = N.reindex_like(I)
# case: d-reindex_like-tu
result = d.reindex_like((1, 2))
# case: c-reindex_like-l
result = c.reindex_like([1, 2, 3])
# case: c-reindex_like-m1
result = c.reindex_like(-1)
# case: s-rename-no
result = s.rename(None)
# case: s-rename-index-m1
result = s.rename(index=-1)
# case: s-rename-inplace-i
result = s.rename(inplace=2)
# case: s-rename-level-i
result = s.rename(level=2)
# case: s-rename-level-z
result = s.rename(level=0)
# case: s-rename-errors-tr
result = s.rename(errors=True)
# case: s-rename-errors-fn
result = s.rename(errors=lambda v: v)
# case: f-rename-s
result = f.rename(s)
# case: f-rename-f
result = f.rename(f)
# case: f-rename-ln
result = f.rename(len)
# case: f-rename-index-fn
result = f.rename(index=lambda v: v)
# case: f-rename-level-k
result = f.rename(level={'a': 1, 'x': 2})
# case: t-rename-f
result = t.rename(f)
# case: t-rename-tr
result = t.rename(True)
# case: t-rename-nan
result = t.rename(np.nan)
# case: t-rename-index-z
result = t.rename(index=0)
# case: t-rename-errors-z
result = t.rename(errors=0)
# case: b-rename-index-z
result = b.rename(index=0)
# case: b-rename-axis-z
result = b.rename(axis=0)
# case: b-rename-level-i
result = b.rename(level=2)
# case: b-rename-errors-k
result = b.rename(errors={'a': 1, 'x': 2})
# case: N-rename-z
result = N.rename(0)
# case: N-rename-st
result = N.rename('a')
# case: N-rename-kn
result = N.rename({'a': 'sum', 'b': 'mean'})
# case: N-rename-index-i
result = N.rename(index=2)
# case: N-rename-inplace-tr
result = N.rename(inplace=True)
# case: N-rename-errors-tr
result = N.rename(errors=True)
# case: N-rename-errors-st
result = N.rename(errors='a')
# case: d-rename-st
result = d.rename('a')
# case: d-rename-index-tr
result = d.rename(index=True)
# case: d-rename-index-st
result = d.rename(index='a')
# case: d-rename-index-fn
result = d.rename(index=lambda v: v)
# case: d-rename-level-m1
result = d.rename(level=-1)
# case: d-rename-errors-no
result = d.rename(errors=None)
# case: d-rename-errors-i
result = d.rename(errors=2)
# case: c-rename-tu
result = c.rename((1, 2))
# case: c-rename-ln
result = c.rename(len)
# case: c-rename-axis-no
result = c.rename(axis=None)
# case: c-rename-level-l2
result = c.rename(level=['a', 'b'])
# case: c-rename-errors-i
result = c.rename(errors=2)
# case: m-rename-index-m1
result = m.rename(index=-1)
# case: m-rename-level-z
result = m.rename(level=0)
# case: m-rename-errors-st
result = m.rename(errors='a')
# case: m-rename-errors-l2
result = m.rename(errors=['a', 'b'])
# case: s-rename_axis-mapper-m1
result = s.rename_axis(mapper=-1)
# case: f-rename_axis-mapper-i
result = f.rename_axis(mapper=2)
# case: f-rename_axis-mapper-z
result = f.rename_axis(mapper=0)
# case: f-rename_axis-mapper-st
result = f.rename_axis(mapper='a')
# case: f-rename_axis-index-no
result = f.rename_axis(index=None)
# case: b-rename_axis-no
result = b.rename_axis(None)
# case: b-rename_axis-sm
result = b.rename_axis('mean')
# case: b-rename_axis-inplace-st
result = b.rename_axis(inplace='a')
# case: N-rename_axis-z
result = N.rename_axis(0)
# case: N-rename_axis-index-tr
result = N.rename_axis(index=True)
# case: N-rename_axis-index-m1
result = N.rename_axis(index=-1)
# case: d-rename_axis-z
result = d.rename_axis(0)
# case: d-rename_axis-ar
result = d.rename_axis(np.array([1, 2, 3]))
# case: d-rename_axis-index-i
result = d.rename_axis(index=2)
# case: c-rename_axis-mapper-st
result = c.rename_axis(mapper='a')
# case: m-rename_axis-tu
result = m.rename_axis((1, 2))
# case: m-rename_axis-index-l2
result = m.rename_axis(index=['a', 'b'])
# case: m-rename_axis-columns-fn
result = m.rename_axis(columns=lambda v: v)
# case: m-rename_axis-inplace-k
result = m.rename_axis(inplace={'a': 1, 'x': 2})
# case: f-repeat-i
result = f.repeat(2)
# case: f-repeat-tr
result = f.repeat(True)
# case: t-repeat-tr
result = t.repeat(True)
# case: b-repeat-z
result = b.repeat(0)
# case: b-repeat-no
result = b.repeat(None)
# case: N-repeat-s
result = N.repeat(s)
# case: N-repeat-tr
result = N.repeat(True)
# case: d-repeat-z
result = d.repeat(0)
# case: c-repeat-no
result = c.repeat(None)
# case: f-replace-to_replace-k
result = f.replace(to_replace={'a': 1, 'x': 2})
# case: t-replace-regex-k
result = t.replace(regex={'a': 1, 'x': 2})
# case: b-replace-value-st
result = b.replace(value='a')
# case: N-replace-to_replace-k
result = N.replace(to_replace={'a': 1, 'x': 2})
# case: m-replace-to_replace-k
result = m.replace(to_replace={'a': 1, 'x': 2})
# case: f-reset_index-name-z
result = f.reset_index(name=0)
# case: t-reset_index-level-no
result = t.reset_index(level=None)
# case: N-reset_index-z
result = N.reset_index(0)
# case: N-reset_index-name-i
result = N.reset_index(name=2)
# case: d-reset_index-name-tr
result = d.reset_index(name=True)
# case: d-reset_index-name-i
result = d.reset_index(name=2)
# case: c-reset_index
result = c.reset_index()
# case: c-reset_index-level-z
result = c.reset_index(level=0)
# case: c-reset_index-drop-i
result = c.reset_index(drop=2)
# case: m-reset_index-drop-z
result = m.reset_index(drop=0)
# case: s-rfloordiv-tr
result = s.rfloordiv(True)
# case: m-rfloordiv-ar
result = m.rfloordiv(np.array([1, 2, 3]))
# case: s-rmod-z
result = s.rmod(0)
# case: s-rmod-ar
result = s.rmod(np.array([1, 2, 3]))
# case: f-rmod-i
result = f.rmod(2)
# case: b-rmod-nan
result = b.rmod(np.nan)
# case: c-rmod-kn
result = c.rmod({'a': 'sum', 'b': 'mean'})
# case: s-rmul-f
result = s.rmul(f)
# case: t-rmul-ts
result = t.rmul(pd.Timestamp('2024-01-01'))
# case: b-rmul-i
result = b.rmul(2)
# case: N-rmul-m1
result = N.rmul(-1)
# case: m-rmul-tu
result = m.rmul((1, 2))
# case: t-rolling-k
result = t.rolling({'a': 1, 'x': 2})
# case: N-rolling-s
result = N.rolling(s)
# case: d-rolling-rg
result = d.rolling(range(3))
# case: s-round-decimals-tr
result = s.round(decimals=True)
# case: d-round-decimals-i
result = d.round(decimals=2)
# case: b-rpow-fl
result = b.rpow(1.5)
# case: b-rpow-rg
result = b.rpow(range(3))
# case: N-rpow-ar
result = N.rpow(np.array([1, 2, 3]))
# case: c-rpow-nan
result = c.rpow(np.nan)
# case: m-rpow-fn
result = m.rpow(lambda v: v)
# case: f-rsub-tr
result = f.rsub(True)
# case: t-rsub-ls
result = t.rsub(['sum', 'mean'])
# case: N-rsub-f
result = N.rsub(f)
# case: m-rsub-ls
result = m.rsub(['sum', 'mean'])
# case: f-rtruediv-tr
result = f.rtruediv(True)
# case: m-rtruediv-z
result = m.rtruediv(0)
# case: s-sem-z
result = s.sem(0)
# case: s-sem-skipna-tr
result = s.sem(skipna=True)
# case: f-sem-z
result = f.sem(0)
# case: f-sem-numeric_only-tr
result = f.sem(numeric_only=True)
# case: f-sem-numeric_only-l2
result = f.sem(numeric_only=['a', 'b'])
# case: t-sem-ddof-no
result = t.sem(ddof=None)
# case: t-sem-ddof-m1
result = t.sem(ddof=-1)
# case: t-sem-ddof-l2
result = t.sem(ddof=['a', 'b'])
# case: b-sem-skipna-tr
result = b.sem(skipna=True)
# case: b-sem-ddof-k
result = b.sem(ddof={'a': 1, 'x': 2})
# case: b-sem-numeric_only-m1
result = b.sem(numeric_only=-1)
# case: N-sem-numeric_only-z
result = N.sem(numeric_only=0)
# case: N-sem-numeric_only-fn
result = N.sem(numeric_only=lambda v: v)
# case: c-sem-ddof-fn
result = c.sem(ddof=lambda v: v)
# case: m-sem-skipna-tr
result = m.sem(skipna=True)
# case: m-sem-ddof-k
result = m.sem(ddof={'a': 1, 'x': 2})
# case: b-set_axis-rg
result = b.set_axis(range(3))
# case: d-set_axis-s
result = d.set_axis(s)
# case: m-set_axis-rg
result = m.set_axis(range(3))
# case: s-shift-freq-no
result = s.shift(freq=None)
# case: s-shift-fill_value-i
result = s.shift(fill_value=2)
# case: f-shift-z
result = f.shift(0)
# case: t-shift-periods-tr
result = t.shift(periods=True)
# case: t-shift-periods-m1
result = t.shift(periods=-1)
# case: t-shift-freq-tr
result = t.shift(freq=True)
# case: t-shift-fill_value-z
result = t.shift(fill_value=0)
# case: b-shift-tr
result = b.shift(True)
# case: b-shift-periods-m1
result = b.shift(periods=-1)
# case: b-shift-fill_value-st
result = b.shift(fill_value='a')
# case: N-shift
result = N.shift()
# case: N-shift-periods-z
result = N.shift(periods=0)
# case: N-shift-fill_value-no
result = N.shift(fill_value=None)
# case: d-shift-periods-tr
result = d.shift(periods=True)
# case: c-shift
result = c.shift()
# case: c-shift-i
result = c.shift(2)
# case: m-shift-m1
result = m.shift(-1)
# case: m-shift-z
result = m.shift(0)
# case: s-skew-no
result = s.skew(None)
# case: s-skew-numeric_only-no
result = s.skew(numeric_only=None)
# case: f-skew-numeric_only-l2
result = f.skew(numeric_only=['a', 'b'])
# case: b-skew-skipna-l2
result = b.skew(skipna=['a', 'b'])
# case: N-skew-numeric_only-l2
result = N.skew(numeric_only=['a', 'b'])
# case: c-skew-axis-z
result = c.skew(axis=0)
# case: c-skew-skipna-k
result = c.skew(skipna={'a': 1, 'x': 2})
# case: m-skew-numeric_only-k
result = m.skew(numeric_only={'a': 1, 'x': 2})
# case: s-sort_index
result = s.sort_index()
# case: s-sort_index-level-no
result = s.sort_index(level=None)
# case: s-sort_index-ascending-z
result = s.sort_index(ascending=0)
# case: s-sort_index-sort_remaining-st
result = s.sort_index(sort_remaining='a')
# case: s-sort_index-key-fn
result = s.sort_index(key=lambda v: v)
# case: f-sort_index-ascending-z
result = f.sort_index(ascending=0)
# case: t-sort_index-ignore_index-fn
result = t.sort_index(ignore_index=lambda v: v)
# case: t-sort_index-key-no
result = t.sort_index(key=None)
# case: b-sort_index-ascending-tr
result = b.sort_index(ascending=True)
# case: N-sort_index-ascending-i
result = N.sort_index(ascending=2)
# case: N-sort_index-inplace-st
result = N.sort_index(inplace='a')
# case: d-sort_index-inplace-tr
result = d.sort_index(inplace=True)
# case: d-sort_index-sort_remaining-k
result = d.sort_index(sort_remaining={'a': 1, 'x': 2})
# case: d-sort_index-ignore_index-i
result = d.sort_index(ignore_index=2)
# case: d-sort_index-key-fn
result = d.sort_index(key=lambda v: v)
# case: c-sort_index-ascending-i
result = c.sort_index(ascending=2)
# case: s-sort_values-ignore_index-no
result = s.sort_values(ignore_index=None)
# case: f-sort_values-na_position-l2
result = f.sort_values(na_position=['a', 'b'])
# case: f-sort_values-ignore_index-no
result = f.sort_values(ignore_index=None)
# case: t-sort_values-ascending-z
result = t.sort_values(ascending=0)
# case: t-sort_values-key-no
result = t.sort_values(key=None)
# case: b-sort_values-ascending-tr
result = b.sort_values(ascending=True)
# case: b-sort_values-ascending-fn
result = b.sort_values(ascending=lambda v: v)
# case: d-sort_values
result = d.sort_values()
# case: d-sort_values-ignore_index-i
result = d.sort_values(ignore_index=2)
# case: m-sort_values-ignore_index-m1
result = m.sort_values(ignore_index=-1)
# case: m-sort_values-ignore_index-k
result = m.sort_values(ignore_index={'a': 1, 'x': 2})
# case: f-squeeze-z
result = f.squeeze(0)
# case: t-squeeze-z
result = t.squeeze(0)
# case: b-squeeze-i
result = b.squeeze(2)
# case: c-squeeze-axis-fn
result = c.squeeze(axis=lambda v: v)
# case: m-squeeze-axis-fn
result = m.squeeze(axis=lambda v: v)
# case: s-std-axis-m1
result = s.std(axis=-1)
# case: f-std
result = f.std()
# case: f-std-no
result = f.std(None)
# case: f-std-axis-no
result = f.std(axis=None)
# case: f-std-axis-fn
result = f.std(axis=lambda v: v)
# case: f-std-skipna-tr
result = f.std(skipna=True)
# case: f-std-numeric_only-st
result = f.std(numeric_only='a')
# case: b-std-skipna-fn
result = b.std(skipna=lambda v: v)
# case: b-std-numeric_only-z
result = b.std(numeric_only=0)
# case: N-std
result = N.std()
# case: N-std-ddof-tr
result = N.std(ddof=True)
# case: N-std-ddof-m1
result = N.std(ddof=-1)
# case: N-std-numeric_only-l2
result = N.std(numeric_only=['a', 'b'])
# case: d-std-z
result = d.std(0)
# case: c-std-skipna-tr
result = c.std(skipna=True)
# case: m-std-axis-no
result = m.std(axis=None)
# case: m-std-numeric_only-tr
result = m.std(numeric_only=True)
# case: s-sub-s
result = s.sub(s)
# case: s-sub-rg
result = s.sub(range(3))
# case: f-sub-tr
result = f.sub(True)
# case: t-sub-ln
result = t.sub(len)
# case: b-sub-i
result = b.sub(2)
# case: b-sub-rg
result = b.sub(range(3))
# case: N-sub-i
result = N.sub(2)
# case: N-sub-m1
result = N.sub(-1)
# case: N-sub-rg
result = N.sub(range(3))
# case: c-sub-fl
result = c.sub(1.5)
# case: m-sub-ar
result = m.sub(np.array([1, 2, 3]))
# case: s-subtract-tr
result = s.subtract(True)
# case: f-subtract-ls
result = f.subtract(['sum', 'mean'])
# case: N-subtract-ar
result = N.subtract(np.array([1, 2, 3]))
# case: N-subtract-ln
result = N.subtract(len)
# case: t-sum-axis-z
result = t.sum(axis=0)
# case: t-sum-min_count-i
result = t.sum(min_count=2)
# case: b-sum-numeric_only-l2
result = b.sum(numeric_only=['a', 'b'])
# case: N-sum-rg
result = N.sum(range(3))
# case: N-sum-numeric_only-z
result = N.sum(numeric_only=0)
# case: d-sum-numeric_only-k
result = d.sum(numeric_only={'a': 1, 'x': 2})
# case: c-sum-m1
result = c.sum(-1)
# case: c-sum-min_count-l2
result = c.sum(min_count=['a', 'b'])
# case: m-sum
result = m.sum()
# case: m-sum-st
result = m.sum('a')
# case: m-sum-axis-no
result = m.sum(axis=None)
# case: m-sum-min_count-tr
result = m.sum(min_count=True)
# case: s-tail-lt
result = s.tail([True, False, True])
# case: s-tail-tr
result = s.tail(True)
# case: s-tail-n-tr
result = s.tail(n=True)
# case: s-tail-n-z
result = s.tail(n=0)
# case: f-tail-sx
result = f.tail('x')
# case: b-tail-n-z
result = b.tail(n=0)
# case: N-tail-n-tr
result = N.tail(n=True)
# case: N-tail-n-i
result = N.tail(n=2)
# case: d-tail-z
result = d.tail(0)
# case: c-tail-i
result = c.tail(2)
# case: c-tail-m1
result = c.tail(-1)
# case: m-tail-n-z
result = m.tail(n=0)
# case: f-take-l
result = f.take([1, 2, 3])
# case: f-take-ar
result = f.take(np.array([1, 2, 3]))
# case: t-take-rg
result = t.take(range(3))
# case: d-take-s
result = d.take(s)
# case: s-to_frame-no
result = s.to_frame(None)
# case: s-to_frame-name-no
result = s.to_frame(name=None)
# case: f-to_frame-l
result = f.to_frame([1, 2, 3])
# case: f-to_frame-sx
result = f.to_frame('x')
# case: f-to_frame-name-tr
result = f.to_frame(name=True)
# case: t-to_frame-s
result = t.to_frame(s)
# case: t-to_frame-D
result = t.to_frame(D)
# case: t-to_frame-l
result = t.to_frame([1, 2, 3])
# case: t-to_frame-fl
result = t.to_frame(1.5)
# case: t-to_frame-name-m1
result = t.to_frame(name=-1)
# case: b-to_frame-name-z
result = b.to_frame(name=0)
# case: N-to_frame-ix
result = N.to_frame(pd.Index(['x', 'y']))
# case: N-to_frame-rg
result = N.to_frame(range(3))
# case: d-to_frame-name-i
result = d.to_frame(name=2)
# case: d-to_frame-name-st
result = d.to_frame(name='a')
# case: c-to_frame-tu
result = c.to_frame((1, 2))
# case: c-to_frame-fl
result = c.to_frame(1.5)
# case: c-to_frame-name-z
result = c.to_frame(name=0)
# case: s-to_numpy-nan
result = s.to_numpy(np.nan)
# case: s-to_numpy-dtype-no
result = s.to_numpy(dtype=None)
# case: t-to_numpy
result = t.to_numpy()
# case: t-to_numpy-copy-st
result = t.to_numpy(copy='a')
# case: t-to_numpy-na_value-z
result = t.to_numpy(na_value=0)
# case: t-to_numpy-na_value-st
result = t.to_numpy(na_value='a')
# case: b-to_numpy-copy-st
result = b.to_numpy(copy='a')
# case: N-to_numpy-copy-no
result = N.to_numpy(copy=None)
# case: N-to_numpy-na_value-i
result = N.to_numpy(na_value=2)
# case: m-to_numpy
result = m.to_numpy()
# case: m-to_numpy-copy-i
result = m.to_numpy(copy=2)
# case: m-to_numpy-copy-l2
result = m.to_numpy(copy=['a', 'b'])
# case: s-to_period-nan
result = s.to_period(np.nan)
# case: t-to_period-i
result = t.to_period(2)
# case: b-to_period-freq-k
result = b.to_period(freq={'a': 1, 'x': 2})
# case: d-to_period-ls
result = d.to_period(['sum', 'mean'])
# case: m-tolist
result = m.tolist()
# case: d-transform-k
result = d.transform({'a': 1, 'x': 2})
# case: s-truediv-nan
result = s.truediv(np.nan)
# case: t-truediv-tu
result = t.truediv((1, 2))
# case: b-truediv-sx
result = b.truediv('x')
# case: d-truediv-se
result = d.truediv({1, 2, 'a'})
# case: d-truediv-sm
result = d.truediv('mean')
# case: m-truediv-lt
result = m.truediv([True, False, True])
# case: s-truncate-before-no
result = s.truncate(before=None)
# case: f-truncate-fl
result = f.truncate(1.5)
# case: f-truncate-sx
result = f.truncate('x')
# case: t-truncate-z
result = t.truncate(0)
# case: t-truncate-before-m1
result = t.truncate(before=-1)
# case: b-truncate-before-i
result = b.truncate(before=2)
# case: b-truncate-before-m1
result = b.truncate(before=-1)
# case: b-truncate-copy-fn
result = b.truncate(copy=lambda v: v)
# case: N-truncate-sx
result = N.truncate('x')
# case: d-truncate-before-z
result = d.truncate(before=0)
# case: c-truncate-before-z
result = c.truncate(before=0)
# case: c-truncate-before-m1
result = c.truncate(before=-1)
# case: c-truncate-copy-m1
result = c.truncate(copy=-1)
# case: d-unique
result = d.unique()
# case: s-unstack-fill_value-i
result = s.unstack(fill_value=2)
# case: m-unstack-level-m1
result = m.unstack(level=-1)
# case: m-unstack-fill_value-st
result = m.unstack(fill_value='a')
# case: s-update-no
result = s.update(None)
# case: s-update-tr
result = s.update(True)
# case: s-update-ix
result = s.update(pd.Index(['x', 'y']))
# case: f-update-kn
result = f.update({'a': 'sum', 'b': 'mean'})
# case: t-update-kn
result = t.update({'a': 'sum', 'b': 'mean'})
# case: b-update-sm
result = b.update('mean')
# case: d-update-fn
result = d.update(lambda v: v)
# case: d-update-nan
result = d.update(np.nan)
# case: m-update-s
result = m.update(s)
# case: m-update-f
result = m.update(f)
# case: m-update-m1
result = m.update(-1)
# case: s-value_counts-se
result = s.value_counts({1, 2, 'a'})
# case: s-value_counts-z
result = s.value_counts(0)
# case: s-value_counts-tr
result = s.value_counts(True)
# case: s-value_counts-ls
result = s.value_counts(['sum', 'mean'])
# case: s-value_counts-dropna-st
result = s.value_counts(dropna='a')
# case: f-value_counts-no
result = f.value_counts(None)
# case: f-value_counts-sm
result = f.value_counts('mean')
# case: t-value_counts-m1
result = t.value_counts(-1)
# case: t-value_counts-fl
result = t.value_counts(1.5)
# case: t-value_counts-st
result = t.value_counts('a')
# case: t-value_counts-nan
result = t.value_counts(np.nan)
# case: t-value_counts-normalize-i
result = t.value_counts(normalize=2)
# case: t-value_counts-normalize-z
result = t.value_counts(normalize=0)
# case: t-value_counts-sort-z
result = t.value_counts(sort=0)
# case: t-value_counts-ascending-z
result = t.value_counts(ascending=0)
# case: b-value_counts-k
result = b.value_counts({'a': 1, 'x': 2})
# case: b-value_counts-fl
result = b.value_counts(1.5)
# case: b-value_counts-tr
result = b.value_counts(True)
# case: b-value_counts-rg
result = b.value_counts(range(3))
# case: b-value_counts-normalize-i
result = b.value_counts(normalize=2)
# case: b-value_counts-sort-tr
result = b.value_counts(sort=True)
# case: b-value_counts-ascending-m1
result = b.value_counts(ascending=-1)
# case: b-value_counts-bins-no
result = b.value_counts(bins=None)
# case: b-value_counts-dropna-st
result = b.value_counts(dropna='a')
# case: N-value_counts-ls
result = N.value_counts(['sum', 'mean'])
# case: N-value_counts-dropna-fn
result = N.value_counts(dropna=lambda v: v)
# case: d-value_counts
result = d.value_counts()
# case: d-value_counts-tu
result = d.value_counts((1, 2))
# case: d-value_counts-st
result = d.value_counts('a')
# case: d-value_counts-ls
result = d.value_counts(['sum', 'mean'])
# case: d-value_counts-normalize-z
result = d.value_counts(normalize=0)
# case: d-value_counts-ascending-z
result = d.value_counts(ascending=0)
# case: c-value_counts-se
result = c.value_counts({1, 2, 'a'})
# case: c-value_counts-st
result = c.value_counts('a')
# case: c-value_counts-nan
result = c.value_counts(np.nan)
# case: c-value_counts-sort-m1
result = c.value_counts(sort=-1)
# case: c-value_counts-ascending-k
result = c.value_counts(ascending={'a': 1, 'x': 2})
# case: c-value_counts-dropna-tr
result = c.value_counts(dropna=True)
# case: m-value_counts-l2
result = m.value_counts(['a', 'b'])
# case: m-value_counts-tr
result = m.value_counts(True)
# case: m-value_counts-nan
result = m.value_counts(np.nan)
# case: m-value_counts-ascending-tr
result = m.value_counts(ascending=True)
# case: m-value_counts-dropna-k
result = m.value_counts(dropna={'a': 1, 'x': 2})
# case: s-var-skipna-tr
result = s.var(skipna=True)
# case: s-var-ddof-z
result = s.var(ddof=0)
# case: s-var-numeric_only-no
result = s.var(numeric_only=None)
# case: s-var-numeric_only-st
result = s.var(numeric_only='a')
# case: f-var-skipna-tr
result = f.var(skipna=True)
# case: f-var-numeric_only-fn
result = f.var(numeric_only=lambda v: v)
# case: t-var-ln
result = t.var(len)
# case: b-var-skipna-tr
result = b.var(skipna=True)
# case: d-var-axis-no
result = d.var(axis=None)
# case: b-where-fn
result = b.where(lambda v: v)
# case: m-where-no
result = m.where(None)
# case: b-xs-z
result = b.xs(0)
# case: I-add-D
result = I.add(D)
# case: I-add-I
result = I.add(I)
# case: I-add-z
result = I.add(0)
# case: I-add-fl
result = I.add(1.5)
# case: I-add-tr
result = I.add(True)
# case: I-add-nan
result = I.add(np.nan)
# case: D-agg-ln
result = D.agg(len)
# case: I-agg-ls
result = I.agg(['sum', 'mean'])
# case: I-agg-axis-st
result = I.agg(axis='a')
# case: D-align-I
result = D.align(I)
# case: D-append-sm
result = D.append('mean')
# case: D-append-rg
result = D.append(range(3))
# case: I-apply-st
result = I.apply('a')
# case: I-apply-kn
result = I.apply({'a': 'sum', 'b': 'mean'})
# case: D-assign-no
result = D.assign(None)
# case: I-assign-no
result = I.assign(None)
# case: I-backfill
result = I.backfill()
# case: D-bfill-axis-i
result = D.bfill(axis=2)
# case: I-clip
result = I.clip()
# case: I-clip-tr
result = I.clip(True)
# case: I-clip-upper-i
result = I.clip(upper=2)
# case: I-clip-upper-z
result = I.clip(upper=0)
# case: D-convert_dtypes-tr
result = D.convert_dtypes(True)
# case: D-copy-l2
result = D.copy(['a', 'b'])
# case: D-copy-st
result = D.copy('a')
# case: D-copy-sm
result = D.copy('mean')
# case: I-copy-nan
result = I.copy(np.nan)
# case: I-copy-rg
result = I.copy(range(3))
# case: I-copy-deep-no
result = I.copy(deep=None)
# case: D-corr-numeric_only-m1
result = D.corr(numeric_only=-1)
# case: I-corr-min_periods-k
result = I.corr(min_periods={'a': 1, 'x': 2})
# case: I-corrwith-D
result = I.corrwith(D)
# case: D-count
result = D.count()
# case: D-count-tu
result = D.count((1, 2))
# case: I-cov-min_periods-m1
result = I.cov(min_periods=-1)
# case: D-cummax-skipna-tr
result = D.cummax(skipna=True)
# case: D-cummin-axis-z
result = D.cummin(axis=0)
# case: D-cumprod
result = D.cumprod()
# case: D-cumprod-st
result = D.cumprod('a')
# case: I-cumprod-skipna-no
result = I.cumprod(skipna=None)
# case: D-cumsum-axis-no
result = D.cumsum(axis=None)
# case: I-describe-z
result = I.describe(0)
# case: D-div-kn
result = D.div({'a': 'sum', 'b': 'mean'})
# case: I-div-k
result = I.div({'a': 1, 'x': 2})
# case: D-divide-ls
result = D.divide(['sum', 'mean'])
# case: I-divide-m1
result = I.divide(-1)
# case: D-drop-l2
result = D.drop(['a', 'b'])
# case: D-drop-labels-fn
result = D.drop(labels=lambda v: v)
# case: D-drop-axis-no
result = D.drop(axis=None)
# case: D-drop-level-no
result = D.drop(level=None)
# case: D-drop-inplace-tr
result = D.drop(inplace=True)
# case: I-drop-z
result = I.drop(0)
# case: I-drop-level-fn
result = I.drop(level=lambda v: v)
# case: D-drop_duplicates-kn
result = D.drop_duplicates({'a': 'sum', 'b': 'mean'})
# case: D-drop_duplicates-subset-no
result = D.drop_duplicates(subset=None)
# case: D-drop_duplicates-subset-st
result = D.drop_duplicates(subset='a')
# case: D-drop_duplicates-ignore_index-tr
result = D.drop_duplicates(ignore_index=True)
# case: D-dropna-inplace-k
result = D.dropna(inplace={'a': 1, 'x': 2})
# case: I-dropna-thresh-k
result = I.dropna(thresh={'a': 1, 'x': 2})
# case: I-dropna-subset-st
result = I.dropna(subset='a')
# case: D-eq-l
result = D.eq([1, 2, 3])
# case: D-eq-sm
result = D.eq('mean')
# case: I-eq-l2
result = I.eq(['a', 'b'])
# case: I-eq-m1
result = I.eq(-1)
# case: I-eq-no
result = I.eq(None)
# case: D-equals-no
result = D.equals(None)
# case: D-equals-tr
result = D.equals(True)
# case: I-equals-D
result = I.equals(D)
# case: I-equals-l
result = I.equals([1, 2, 3])
# case: I-equals-tu
result = I.equals((1, 2))
# case: D-ewm-k
result = D.ewm({'a': 1, 'x': 2})
# case: I-ewm-adjust-i
result = I.ewm(adjust=2)
# case: D-explode-tu
result = D.explode((1, 2))
# case: D-explode-i
result = D.explode(2)
# case: D-ffill-limit-i
result = D.ffill(limit=2)
# case: I-ffill-inplace-l2
result = I.ffill(inplace=['a', 'b'])
# case: D-fillna-sx
result = D.fillna('x')
# case: D-fillna-ts
result = D.fillna(pd.Timestamp('2024-01-01'))
# case: I-fillna-D
result = I.fillna(D)
# case: I-fillna-i
result = I.fillna(2)
# case: I-fillna-tr
result = I.fillna(True)
# case: I-fillna-nan
result = I.fillna(np.nan)
# case: I-fillna-value-k
result = I.fillna(value={'a': 1, 'x': 2})
# case: D-filter-no
result = D.filter(None)
# case: I-filter-lt
result = I.filter([True, False, True])
# case: I-first_valid_index
result = I.first_valid_index()
# case: D-floordiv-I
result = D.floordiv(I)
# case: I-floordiv-D
result = I.floordiv(D)
# case: I-floordiv-fl
result = I.floordiv(1.5)
# case: D-from_dict-i
result = D.from_dict(2)
# case: I-from_dict-i
result = I.from_dict(2)
# case: I-from_records-I
result = I.from_records(I)
# case: D-get-ar
result = D.get(np.array([1, 2, 3]))
# case: I-get-no
result = I.get(None)
# case: D-groupby-dropna-z
result = D.groupby(dropna=0)
# case: I-groupby-group_keys-tr
result = I.groupby(group_keys=True)
# case: I-groupby-group_keys-fn
result = I.groupby(group_keys=lambda v: v)
# case: I-gt-k
result = I.gt({'a': 1, 'x': 2})
# case: I-gt-i
result = I.gt(2)
# case: D-idxmax-numeric_only-no
result = D.idxmax(numeric_only=None)
# case: D-idxmax-numeric_only-m1
result = D.idxmax(numeric_only=-1)
# case: I-idxmax-z
result = I.idxmax(0)
# case: I-idxmax-fl
result = I.idxmax(1.5)
# case: I-idxmax-numeric_only-z
result = I.idxmax(numeric_only=0)
# case: D-idxmin-numeric_only-tr
result = D.idxmin(numeric_only=True)
# case: D-idxmin-numeric_only-l2
result = D.idxmin(numeric_only=['a', 'b'])
# case: I-idxmin-numeric_only-m1
result = I.idxmin(numeric_only=-1)
# case: I-idxmin-numeric_only-st
result = I.idxmin(numeric_only='a')
# case: D-infer_objects-k
result = D.infer_objects({'a': 1, 'x': 2})
# case: D-infer_objects-tu
result = D.infer_objects((1, 2))
# case: D-infer_objects-fn
result = D.infer_objects(lambda v: v)
# case: D-infer_objects-copy-l2
result = D.infer_objects(copy=['a', 'b'])
# case: I-infer_objects-tu
result = I.infer_objects((1, 2))
# case: I-infer_objects-z
result = I.infer_objects(0)
# case: I-infer_objects-st
result = I.infer_objects('a')
# case: I-infer_objects-nan
result = I.infer_objects(np.nan)
# case: I-interpolate-limit_direction-no
result = I.interpolate(limit_direction=None)
# case: D-kurt-i
result = D.kurt(2)
# case: D-kurt-numeric_only-l2
result = D.kurt(numeric_only=['a', 'b'])
# case: D-kurt-numeric_only-k
result = D.kurt(numeric_only={'a': 1, 'x': 2})
# case: I-kurt
result = I.kurt()
# case: I-kurt-nan
result = I.kurt(np.nan)
# case: I-kurtosis-numeric_only-i
result = I.kurtosis(numeric_only=2)
# case: I-le-tu
result = I.le((1, 2))
# case: I-le-m1
result = I.le(-1)
# case: D-lt-D
result = D.lt(D)
# case: D-lt-tu
result = D.lt((1, 2))
# case: D-lt-ls
result = D.lt(['sum', 'mean'])
# case: I-lt-s
result = I.lt(s)
# case: I-lt-f
result = I.lt(f)
# case: I-lt-k
result = I.lt({'a': 1, 'x': 2})
# case: I-lt-i
result = I.lt(2)
# case: I-lt-tr
result = I.lt(True)
# case: D-map-tu
result = D.map((1, 2))
# case: I-map-fn
result = I.map(lambda v: v)
# case: D-mean-sx
result = D.mean('x')
# case: I-mean-sm
result = I.mean('mean')
# case: I-mean-skipna-tr
result = I.mean(skipna=True)
# case: D-median-skipna-tr
result = D.median(skipna=True)
# case: D-median-numeric_only-st
result = D.median(numeric_only='a')
# case: I-median-numeric_only-m1
result = I.median(numeric_only=-1)
# case: D-melt-value_vars-no
result = D.melt(value_vars=None)
# case: I-melt-ls
result = I.melt(['sum', 'mean'])
# case: I-melt-var_name-i
result = I.melt(var_name=2)
# case: I-melt-ignore_index-st
result = I.melt(ignore_index='a')
# case: D-merge-D
result = D.merge(D)
# case: D-merge-I
result = D.merge(I)
# case: I-merge-I
result = I.merge(I)
# case: D-min-skipna-tr
result = D.min(skipna=True)
# case: D-min-numeric_only-z
result = D.min(numeric_only=0)
# case: I-min-axis-z
result = I.min(axis=0)
# case: I-min-skipna-fn
result = I.min(skipna=lambda v: v)
# case: I-mod-k
result = I.mod({'a': 1, 'x': 2})
# case: I-mod-fl
result = I.mod(1.5)
# case: D-mode-numeric_only-no
result = D.mode(numeric_only=None)
# case: D-mode-numeric_only-m1
result = D.mode(numeric_only=-1)
# case: D-mode-dropna-st
result = D.mode(dropna='a')
# case: I-mode-numeric_only-tr
result = I.mode(numeric_only=True)
# case: I-mode-dropna-m1
result = I.mode(dropna=-1)
# case: D-mul-l
result = D.mul([1, 2, 3])
# case: D-mul-lt
result = D.mul([True, False, True])
# case: D-mul-sm
result = D.mul('mean')
# case: I-mul-z
result = I.mul(0)
# case: I-multiply-s
result = I.multiply(s)
# case: D-ne-fn
result = D.ne(lambda v: v)
# case: I-ne-no
result = I.ne(None)
# case: I-notna
result = I.notna()
# case: D-nunique-rg
result = D.nunique(range(3))
# case: I-nunique-dropna-no
result = I.nunique(dropna=None)
# case: I-nunique-dropna-fn
result = I.nunique(dropna=lambda v: v)
# case: D-pad-inplace-tr
result = D.pad(inplace=True)
# case: D-pivot_table-index-m1
result = D.pivot_table(index=-1)
# case: I-pivot_table-columns-tr
result = I.pivot_table(columns=True)
# case: I-pow-s
result = I.pow(s)
# case: I-pow-z
result = I.pow(0)
# case: D-prod-axis-m1
result = D.prod(axis=-1)
# case: D-prod-numeric_only-z
result = D.prod(numeric_only=0)
# case: I-prod-skipna-z
result = I.prod(skipna=0)
# case: D-product-skipna-m1
result = D.product(skipna=-1)
# case: D-quantile-lt
result = D.quantile([True, False, True])
# case: I-quantile-i
result = I.quantile(2)
# case: I-quantile-q-z
result = I.quantile(q=0)
# case: I-quantile-numeric_only-l2
result = I.quantile(numeric_only=['a', 'b'])
# case: I-radd-s
result = I.radd(s)
# case: I-radd-D
result = I.radd(D)
# case: D-rank-rg
result = D.rank(range(3))
# case: D-rank-numeric_only-st
result = D.rank(numeric_only='a')
# case: D-rank-ascending-no
result = D.rank(ascending=None)
# case: D-rank-ascending-z
result = D.rank(ascending=0)
# case: D-rank-pct-st
result = D.rank(pct='a')
# case: I-rank-numeric_only-m1
result = I.rank(numeric_only=-1)
# case: I-rank-numeric_only-fn
result = I.rank(numeric_only=lambda v: v)
# case: I-rank-numeric_only-k
result = I.rank(numeric_only={'a': 1, 'x': 2})
# case: I-rdiv-i
result = I.rdiv(2)
# case: D-reindex-f
result = D.reindex(f)
# case: D-reindex-ln
result = D.reindex(len)
# case: D-reindex-labels-fn
result = D.reindex(labels=lambda v: v)
# case: D-reindex-copy-no
result = D.reindex(copy=None)
# case: D-reindex-copy-z
result = D.reindex(copy=0)
# case: D-reindex-level-fn
result = D.reindex(level=lambda v: v)
# case: D-reindex-fill_value-m1
result = D.reindex(fill_value=-1)
# case: I-reindex-s
result = I.reindex(s)
# case: I-reindex-k
result = I.reindex({'a': 1, 'x': 2})
# case: I-reindex-columns-k
result = I.reindex(columns={'a': 1, 'x': 2})
# case: I-reindex_like-D
result = I.reindex_like(D)
# case: D-rename-i
result = D.rename(2)
# case: I-rename-errors-z
result = I.rename(errors=0)
# case: D-rename_axis-mapper-i
result = D.rename_axis(mapper=2)
# case: D-rename_axis-columns-m1
result = D.rename_axis(columns=-1)
# case: I-rename_axis-fl
result = I.rename_axis(1.5)
# case: I-rename_axis-st
result = I.rename_axis('a')
# case: D-replace-regex-k
result = D.replace(regex={'a': 1, 'x': 2})
# case: I-replace-inplace-st
result = I.replace(inplace='a')
# case: I-reset_index-level-l2
result = I.reset_index(level=['a', 'b'])
# case: I-reset_index-drop-fn
result = I.reset_index(drop=lambda v: v)
# case: I-reset_index-inplace-tr
result = I.reset_index(inplace=True)
# case: D-rfloordiv-l2
result = D.rfloordiv(['a', 'b'])
# case: I-rfloordiv-s
result = I.rfloordiv(s)
# case: D-rmod-fn
result = D.rmod(lambda v: v)
# case: I-rmod-f
result = I.rmod(f)
# case: I-rmod-k
result = I.rmod({'a': 1, 'x': 2})
# case: I-rmod-fl
result = I.rmod(1.5)
# case: D-rolling-l
result = D.rolling([1, 2, 3])
# case: D-rolling-ln
result = D.rolling(len)
# case: D-rolling-kn
result = D.rolling({'a': 'sum', 'b': 'mean'})
# case: D-round-k
result = D.round({'a': 1, 'x': 2})
# case: I-rpow-f
result = I.rpow(f)
# case: D-rsub-ln
result = D.rsub(len)
# case: D-select_dtypes-z
result = D.select_dtypes(0)
# case: I-select_dtypes-k
result = I.select_dtypes({'a': 1, 'x': 2})
# case: D-sem-nan
result = D.sem(np.nan)
# case: D-sem-ddof-m1
result = D.sem(ddof=-1)
# case: I-sem-i
result = I.sem(2)
# case: I-sem-ddof-i
result = I.sem(ddof=2)
# case: D-set_axis-s
result = D.set_axis(s)
# case: D-set_axis-l
result = D.set_axis([1, 2, 3])
# case: I-set_axis-sx
result = I.set_axis('x')
# case: D-set_index-l2
result = D.set_index(['a', 'b'])
# case: I-set_index-s
result = I.set_index(s)
# case: I-set_index-nan
result = I.set_index(np.nan)
# case: D-shift-fill_value-i
result = D.shift(fill_value=2)
# case: I-shift-periods-i
result = I.shift(periods=2)
# case: D-skew-skipna-z
result = D.skew(skipna=0)
# case: I-skew-z
result = I.skew(0)
# case: I-skew-no
result = I.skew(None)
# case: D-sort_index-ascending-i
result = D.sort_index(ascending=2)
# case: I-sort_index-axis-z
result = I.sort_index(axis=0)
# case: I-sort_index-ascending-no
result = I.sort_index(ascending=None)
# case: D-squeeze-no
result = D.squeeze(None)
# case: D-squeeze-axis-z
result = D.squeeze(axis=0)
# case: D-stack-dropna-z
result = D.stack(dropna=0)
# case: D-stack-future_stack-no
result = D.stack(future_stack=None)
# case: D-stack-future_stack-i
result = D.stack(future_stack=2)
# case: I-stack-dropna-m1
result = I.stack(dropna=-1)
# case: I-stack-sort-k
result = I.stack(sort={'a': 1, 'x': 2})
# case: D-std-st
result = D.std('a')
# case: D-std-skipna-no
result = D.std(skipna=None)
# case: D-std-numeric_only-z
result = D.std(numeric_only=0)
# case: D-std-numeric_only-fn
result = D.std(numeric_only=lambda v: v)
# case: I-std-no
result = I.std(None)
# case: I-std-axis-no
result = I.std(axis=None)
# case: I-std-numeric_only-i
result = I.std(numeric_only=2)
# case: I-std-numeric_only-st
result = I.std(numeric_only='a')
# case: D-sub-I
result = D.sub(I)
# case: D-sub-no
result = D.sub(None)
# case: I-sub-D
result = I.sub(D)
# case: I-subtract-z
result = I.subtract(0)
# case: D-sum-min_count-st
result = D.sum(min_count='a')
# case: I-sum-min_count-m1
result = I.sum(min_count=-1)
# case: D-swaplevel-axis-st
result = D.swaplevel(axis='a')
# case: I-swaplevel-axis-m1
result = I.swaplevel(axis=-1)
# case: D-to_numpy-dtype-tr
result = D.to_numpy(dtype=True)
# case: D-to_numpy-copy-st
result = D.to_numpy(copy='a')
# case: I-to_numpy-ln
result = I.to_numpy(len)
# case: I-to_numpy-ts
result = I.to_numpy(pd.Timestamp('2024-01-01'))
# case: I-to_numpy-copy-no
result = I.to_numpy(copy=None)
# case: I-to_numpy-copy-i
result = I.to_numpy(copy=2)
# case: I-to_timestamp
result = I.to_timestamp()
# case: I-to_timestamp-how-st
result = I.to_timestamp(how='a')
# case: I-transpose-copy-z
result = I.transpose(copy=0)
# case: D-truediv-k
result = D.truediv({'a': 1, 'x': 2})
# case: I-truediv-s
result = I.truediv(s)
# case: I-truediv-m1
result = I.truediv(-1)
# case: D-truncate-lt
result = D.truncate([True, False, True])
# case: I-truncate-copy-no
result = I.truncate(copy=None)
# case: I-unstack-m1
result = I.unstack(-1)
# case: I-unstack-z
result = I.unstack(0)
# case: I-unstack-fill_value-l2
result = I.unstack(fill_value=['a', 'b'])
# case: I-update-f
result = I.update(f)
# case: D-value_counts
result = D.value_counts()
# case: I-value_counts-st
result = I.value_counts('a')
# case: I-value_counts-ls
result = I.value_counts(['sum', 'mean'])
# case: I-value_counts-subset-st
result = I.value_counts(subset='a')
# case: I-value_counts-normalize-k
result = I.value_counts(normalize={'a': 1, 'x': 2})
# case: I-value_counts-ascending-tr
result = I.value_counts(ascending=True)
# case: I-var-numeric_only-l2
result = I.var(numeric_only=['a', 'b'])
# case: I-xs-fl
result = I.xs(1.5)
