import numpy as np
import pandas as pd

D = pd.DataFrame({'k': ['x', 'y', 'x', None, 'y', 'x'], 'a': [3, 1, 2, 5, 1, 2], 'b': [1.5, np.nan, -2.0, 0.0, np.nan, 1.5], 'c': ['p', None, 'q', 'p', 'r', 'p'], 't': [True, False, True, True, False, False]})
G = D.groupby('k')
g = D.groupby('k')['a']
h = D.groupby('k')['b']
o = D.groupby('k')['c']
W = D.groupby('k', as_index=False)
s = pd.Series([3.0, 1.0, np.nan, 2.0, 5.0])
R = s.rolling(2)
E = s.expanding()
M = D[['a', 'b']].rolling(2, min_periods=1)
w = s.ewm(span=2)
d = pd.Series(pd.to_datetime(['2024-01-03 10:20:30', None, '2023-12-31 00:00:00', '2024-02-29 23:59:59']))
T = d.dt
P = pd.Series(pd.to_timedelta(['1 days 02:03:04', None, '-1 days'])).dt
t = pd.Series(['Ab c', None, '12', 'a-b-c', '', ' x '])
S = t.str
x = pd.Index([3, 1, 2, 1], name='n')
y = pd.Index(['b', 'a', 'B'])
m = pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['p', 'q'])
z = pd.to_datetime(['2024-01-03', '2023-12-31', '2024-02-29'])
c = pd.Series(pd.Categorical(['u', 'v', None, 'u'], categories=['v', 'u', 'w'], ordered=True))
C = c.cat
Q = pd.Series([1, 2, 3, 4], index=pd.date_range('2024-01-30', periods=4)).resample('ME')

# case: C-add_categories-l2
result = C.add_categories(['a', 'b'])
# case: C-add_categories-i
result = C.add_categories(2)
# case: C-add_categories-fn
result = C.add_categories(lambda v: v)
# case: C-rename_categories-ar
result = C.rename_categories(np.array([1, 2, 3]))
# case: C-rename_categories-fn
result = C.rename_categories(lambda v: v)
# case: C-reorder_categories-l2
result = C.reorder_categories(['a', 'b'])
# case: C-reorder_categories-ln
result = C.reorder_categories(len)
# case: C-set_categories-D
result = C.set_categories(D)
# case: C-set_categories-ix
result = C.set_categories(pd.Index([1, 2]))
# case: E-aggregate-sm
result = E.aggregate('mean')
# case: E-aggregate-rg
result = E.aggregate(range(3))
# case: E-apply-sm
result = E.apply('mean')
# case: E-count-lt
result = E.count([True, False, True])
# case: E-count-fl
result = E.count(0.5)
# case: E-count-fn
result = E.count(lambda v: v)
# case: E-count-numeric_only-k
result = E.count(numeric_only={'a': 1, 'x': 2})
# case: E-max-lt
result = E.max([True, False, True])
# case: E-max-k
result = E.max({'a': 1, 'x': 2})
# case: E-max-tu
result = E.max((1, 2))
# case: E-max-no
result = E.max(None)
# case: E-max-rg
result = E.max(range(3))
# case: E-max-kn
result = E.max({'a': 'sum', 'b': 'mean'})
# case: E-mean
result = E.mean()
# case: E-mean-re
result = E.mean(r'(\w)')
# case: E-mean-numeric_only-fn
result = E.mean(numeric_only=lambda v: v)
# case: E-median-k
result = E.median({'a': 1, 'x': 2})
# case: E-median-st
result = E.median('a')
# case: E-median-dash
result = E.median('-')
# case: E-median-re
result = E.median(r'(\w)')
# case: E-median-numeric_only-tr
result = E.median(numeric_only=True)
# case: E-median-numeric_only-no
result = E.median(numeric_only=None)
# case: E-min-st
result = E.min('a')
# case: E-min-rg
result = E.min(range(3))
# case: E-min-dash
result = E.min('-')
# case: E-quantile-fl
result = E.quantile(0.5)
# case: E-std
result = E.std()
# case: E-std-i
result = E.std(2)
# case: E-std-sx
result = E.std('x')
# case: E-std-ddof-k
result = E.std(ddof={'a': 1, 'x': 2})
# case: E-sum-l2
result = E.sum(['a', 'b'])
# case: E-sum-i
result = E.sum(2)
# case: E-sum-z
result = E.sum(0)
# case: E-sum-sx
result = E.sum('x')
# case: E-sum-nan
result = E.sum(np.nan)
# case: E-sum-D1
result = E.sum('D')
# case: E-sum-numeric_only-st
result = E.sum(numeric_only='a')
# case: E-var
result = E.var()
# case: G-all-i
result = G.all(2)
# case: G-all-st
result = G.all('a')
# case: G-all-no
result = G.all(None)
# case: G-all-fn
result = G.all(lambda v: v)
# case: G-all-rg
result = G.all(range(3))
# case: G-all-skipna-l2
result = G.all(skipna=['a', 'b'])
# case: G-any-l
result = G.any([1, 2, 3])
# case: G-any-se
result = G.any({1, 2})
# case: G-any-no
result = G.any(None)
# case: G-any-ln
result = G.any(len)
# case: G-any-dash
result = G.any('-')
# case: G-any-D1
result = G.any('D')
# case: G-any-skipna-tr
result = G.any(skipna=True)
# case: G-any-skipna-l2
result = G.any(skipna=['a', 'b'])
# case: G-any-skipna-k
result = G.any(skipna={'a': 1, 'x': 2})
# case: G-bfill-kn
result = G.bfill({'a': 'sum', 'b': 'mean'})
# case: G-bfill-re
result = G.bfill(r'(\w)')
# case: G-corr-k
result = G.corr({'a': 1, 'x': 2})
# case: G-corr-no
result = G.corr(None)
# case: G-corr-numeric_only-tr
result = G.corr(numeric_only=True)
# case: G-cov-D1
result = G.cov('D')
# case: G-cov-numeric_only-st
result = G.cov(numeric_only='a')
# case: G-cumcount-ix
result = G.cumcount(pd.Index([1, 2]))
# case: G-cumcount-rg
result = G.cumcount(range(3))
# case: G-cumcount-ascending-z
result = G.cumcount(ascending=0)
# case: G-cumcount-ascending-m1
result = G.cumcount(ascending=-1)
# case: G-cummax-numeric_only-i
result = G.cummax(numeric_only=2)
# case: G-cummax-numeric_only-l2
result = G.cummax(numeric_only=['a', 'b'])
# case: G-cummin-numeric_only-fn
result = G.cummin(numeric_only=lambda v: v)
# case: G-cumprod-skipna-no
result = G.cumprod(skipna=None)
# case: G-describe-k
result = G.describe({'a': 1, 'x': 2})
# case: G-ffill
result = G.ffill()
# case: G-ffill-i
result = G.ffill(2)
# case: G-ffill-tr
result = G.ffill(True)
# case: G-prod-numeric_only-st
result = G.prod(numeric_only='a')
# case: G-rank-ascending-m1
result = G.rank(ascending=-1)
# case: G-rank-pct-tr
result = G.rank(pct=True)
# case: G-rank-pct-k
result = G.rank(pct={'a': 1, 'x': 2})
# case: G-shift-m1
result = G.shift(-1)
# case: G-shift-periods-z
result = G.shift(periods=0)
# case: G-shift-fill_value-i
result = G.shift(fill_value=2)
# case: G-std-numeric_only-st
result = G.std(numeric_only='a')
# case: G-std-numeric_only-l2
result = G.std(numeric_only=['a', 'b'])
# case: G-std-numeric_only-fn
result = G.std(numeric_only=lambda v: v)
# case: G-sum
result = G.sum()
# case: G-sum-l2
result = G.sum(['a', 'b'])
# case: G-sum-ix
result = G.sum(pd.Index([1, 2]))
# case: G-sum-re
result = G.sum(r'(\w)')
# case: G-sum-D1
result = G.sum('D')
# case: G-tail-z
result = G.tail(0)
# case: G-tail-tr
result = G.tail(True)
# case: G-value_counts-kn
result = G.value_counts({'a': 'sum', 'b': 'mean'})
# case: G-value_counts-sort-tr
result = G.value_counts(sort=True)
# case: G-value_counts-sort-l2
result = G.value_counts(sort=['a', 'b'])
# case: G-var-engine_kwargs-tr
result = G.var(engine_kwargs=True)
# case: G-var-numeric_only-tr
result = G.var(numeric_only=True)
# case: G-first-l2
result = G.first(['a', 'b'])
# case: G-first-nan
result = G.first(np.nan)
# case: G-first-numeric_only-tr
result = G.first(numeric_only=True)
# case: G-get_group-sx
result = G.get_group('x')
# case: G-idxmax
result = G.idxmax()
# case: G-idxmax-numeric_only-m1
result = G.idxmax(numeric_only=-1)
# case: G-idxmax-numeric_only-st
result = G.idxmax(numeric_only='a')
# case: G-idxmax-numeric_only-k
result = G.idxmax(numeric_only={'a': 1, 'x': 2})
# case: G-idxmin
result = G.idxmin()
# case: G-idxmin-numeric_only-no
result = G.idxmin(numeric_only=None)
# case: G-idxmin-numeric_only-z
result = G.idxmin(numeric_only=0)
# case: G-idxmin-numeric_only-st
result = G.idxmin(numeric_only='a')
# case: G-last-tr
result = G.last(True)
# case: G-last-numeric_only-i
result = G.last(numeric_only=2)
# case: G-max-lt
result = G.max([True, False, True])
# case: G-max-k
result = G.max({'a': 1, 'x': 2})
# case: G-max-tu
result = G.max((1, 2))
# case: G-max-nan
result = G.max(np.nan)
# case: G-max-ls
result = G.max(['sum', 'mean'])
# case: G-max-dash
result = G.max('-')
# case: G-mean-l2
result = G.mean(['a', 'b'])
# case: G-mean-se
result = G.mean({1, 2})
# case: G-mean-fn
result = G.mean(lambda v: v)
# case: G-mean-D1
result = G.mean('D')
# case: G-mean-numeric_only-st
result = G.mean(numeric_only='a')
# case: G-mean-numeric_only-fn
result = G.mean(numeric_only=lambda v: v)
# case: G-median-l2
result = G.median(['a', 'b'])
# case: G-median-k
result = G.median({'a': 1, 'x': 2})
# case: G-median-se
result = G.median({1, 2})
# case: G-median-fn
result = G.median(lambda v: v)
# case: G-median-nan
result = G.median(np.nan)
# case: G-median-dash
result = G.median('-')
# case: G-median-numeric_only-k
result = G.median(numeric_only={'a': 1, 'x': 2})
# case: G-min-D
result = G.min(D)
# case: G-min-k
result = G.min({'a': 1, 'x': 2})
# case: G-min-ln
result = G.min(len)
# case: G-min-nan
result = G.min(np.nan)
# case: G-ngroup-lt
result = G.ngroup([True, False, True])
# case: G-ngroup-i
result = G.ngroup(2)
# case: G-ngroup-z
result = G.ngroup(0)
# case: G-ngroup-sx
result = G.ngroup('x')
# case: G-ngroup-nan
result = G.ngroup(np.nan)
# case: G-nth-D1
result = G.nth('D')
# case: G-nunique-l
result = G.nunique([1, 2, 3])
# case: G-nunique-sx
result = G.nunique('x')
# case: G-nunique-tr
result = G.nunique(True)
# case: G-nunique-dropna-no
result = G.nunique(dropna=None)
# case: G-pct_change-z
result = G.pct_change(0)
# case: M-agg-ar
result = M.agg(np.array([1, 2, 3]))
# case: M-aggregate-ln
result = M.aggregate(len)
# case: M-aggregate-sm
result = M.aggregate('mean')
# case: M-aggregate-ls
result = M.aggregate(['sum', 'mean'])
# case: M-apply-ln
result = M.apply(len)
# case: M-apply-kwargs-i
result = M.apply('a', kwargs=2)
# case: M-count-l
result = M.count([1, 2, 3])
# case: M-count-no
result = M.count(None)
# case: M-count-ls
result = M.count(['sum', 'mean'])
# case: M-count-rg
result = M.count(range(3))
# case: M-count-dash
result = M.count('-')
# case: M-count-numeric_only-m1
result = M.count(numeric_only=-1)
# case: M-max-lt
result = M.max([True, False, True])
# case: M-max-re
result = M.max(r'(\w)')
# case: M-max-numeric_only-k
result = M.max(numeric_only={'a': 1, 'x': 2})
# case: M-mean-i
result = M.mean(2)
# case: M-mean-kn
result = M.mean({'a': 'sum', 'b': 'mean'})
# case: M-mean-numeric_only-l2
result = M.mean(numeric_only=['a', 'b'])
# case: M-median-l2
result = M.median(['a', 'b'])
# case: M-median-re
result = M.median(r'(\w)')
# case: M-median-numeric_only-i
result = M.median(numeric_only=2)
# case: M-min-k
result = M.min({'a': 1, 'x': 2})
# case: M-min-z
result = M.min(0)
# case: M-min-sx
result = M.min('x')
# case: M-min-numeric_only-k
result = M.min(numeric_only={'a': 1, 'x': 2})
# case: M-quantile-lt
result = M.quantile([True, False, True])
# case: M-quantile-tr
result = M.quantile(True)
# case: M-quantile-interpolation-z
result = M.quantile('a', interpolation=0)
# case: M-std-z
result = M.std(0)
# case: M-std-ddof-i
result = M.std(ddof=2)
# case: M-std-numeric_only-l2
result = M.std(numeric_only=['a', 'b'])
# case: M-std-numeric_only-fn
result = M.std(numeric_only=lambda v: v)
# case: M-sum-ln
result = M.sum(len)
# case: M-sum-numeric_only-tr
result = M.sum(numeric_only=True)
# case: M-sum-numeric_only-m1
result = M.sum(numeric_only=-1)
# case: M-sum-numeric_only-fn
result = M.sum(numeric_only=lambda v: v)
# case: M-var-z
result = M.var(0)
# case: M-var-rg
result = M.var(range(3))
# case: M-var-kn
result = M.var({'a': 'sum', 'b': 'mean'})
# case: M-var-ddof-z
result = M.var(ddof=0)
# case: M-var-numeric_only-m1
result = M.var(numeric_only=-1)
# case: P-floor-sx
result = P.floor('x')
# case: Q-aggregate-func-z
result = Q.aggregate(func=0)
# case: Q-asfreq-no
result = Q.asfreq(None)
# case: R-count-k
result = R.count({'a': 1, 'x': 2})
# case: R-count-m1
result = R.count(-1)
# case: R-count-z
result = R.count(0)
# case: R-count-no
result = R.count(None)
# case: R-count-tr
result = R.count(True)
# case: R-count-ln
result = R.count(len)
# case: R-count-rg
result = R.count(range(3))
# case: R-count-numeric_only-no
result = R.count(numeric_only=None)
# case: R-count-numeric_only-i
result = R.count(numeric_only=2)
# case: R-max-l2
result = R.max(['a', 'b'])
# case: R-max-lt
result = R.max([True, False, True])
# case: R-max-fl
result = R.max(0.5)
# case: R-max-numeric_only-i
result = R.max(numeric_only=2)
# case: R-max-numeric_only-l2
result = R.max(numeric_only=['a', 'b'])
# case: R-max-numeric_only-fn
result = R.max(numeric_only=lambda v: v)
# case: R-max-numeric_only-k
result = R.max(numeric_only={'a': 1, 'x': 2})
# case: R-mean-k
result = R.mean({'a': 1, 'x': 2})
# case: R-mean-z
result = R.mean(0)
# case: R-mean-dash
result = R.mean('-')
# case: R-median-k
result = R.median({'a': 1, 'x': 2})
# case: R-median-i
result = R.median(2)
# case: R-median-z
result = R.median(0)
# case: R-median-ln
result = R.median(len)
# case: R-median-nan
result = R.median(np.nan)
# case: R-median-numeric_only-no
result = R.median(numeric_only=None)
# case: R-median-numeric_only-z
result = R.median(numeric_only=0)
# case: R-median-numeric_only-st
result = R.median(numeric_only='a')
# case: R-median-numeric_only-fn
result = R.median(numeric_only=lambda v: v)
# case: R-min
result = R.min()
# case: R-min-l
result = R.min([1, 2, 3])
# case: R-min-numeric_only-no
result = R.min(numeric_only=None)
# case: R-min-numeric_only-st
result = R.min(numeric_only='a')
# case: R-min-numeric_only-l2
result = R.min(numeric_only=['a', 'b'])
# case: R-min-numeric_only-k
result = R.min(numeric_only={'a': 1, 'x': 2})
# case: R-quantile-fl
result = R.quantile(0.5)
# case: R-std-i
result = R.std(2)
# case: R-std-z
result = R.std(0)
# case: R-std-ddof-i
result = R.std(ddof=2)
# case: R-std-numeric_only-tr
result = R.std(numeric_only=True)
# case: R-std-numeric_only-z
result = R.std(numeric_only=0)
# case: R-std-numeric_only-st
result = R.std(numeric_only='a')
# case: R-sum-l
result = R.sum([1, 2, 3])
# case: R-sum-m1
result = R.sum(-1)
# case: R-sum-fl
result = R.sum(0.5)
# case: R-sum-sx
result = R.sum('x')
# case: R-sum-rg
result = R.sum(range(3))
# case: R-sum-numeric_only-tr
result = R.sum(numeric_only=True)
# case: R-var-numeric_only-no
result = R.var(numeric_only=None)
# case: R-var-numeric_only-k
result = R.var(numeric_only={'a': 1, 'x': 2})
# case: S-cat-fn
result = S.cat(lambda v: v)
# case: S-cat-sep-st
result = S.cat(sep='a')
# case: S-cat-na_rep-st
result = S.cat(na_rep='a')
# case: S-cat-join-fn
result = S.cat(join=lambda v: v)
# case: S-contains-sx
result = S.contains('x')
# case: S-contains-case-fn
result = S.contains('a', case=lambda v: v)
# case: S-contains-flags-z
result = S.contains('a', flags=0)
# case: S-contains-na-z
result = S.contains('a', na=0)
# case: S-contains-na-m1
result = S.contains('a', na=-1)
# case: S-contains-regex-no
result = S.contains('a', regex=None)
# case: S-contains-regex-z
result = S.contains('a', regex=0)
# case: S-contains-regex-st
result = S.contains('a', regex='a')
# case: S-count-sx
result = S.count('x')
# case: S-count-flags-tr
result = S.count('a', flags=True)
# case: S-endswith-tu
result = S.endswith((1, 2))
# case: S-extractall-s
result = S.extractall(s)
# case: S-findall-l2
result = S.findall(['a', 'b'])
# case: S-findall-re
result = S.findall(r'(\w)')
# case: S-findall-flags-fn
result = S.findall('a', flags=lambda v: v)
# case: S-fullmatch-st
result = S.fullmatch('a')
# case: S-fullmatch-sx
result = S.fullmatch('x')
# case: S-fullmatch-case-tr
result = S.fullmatch('a', case=True)
# case: S-fullmatch-flags-i
result = S.fullmatch('a', flags=2)
# case: S-fullmatch-na-k
result = S.fullmatch('a', na={'a': 1, 'x': 2})
# case: S-get-st
result = S.get('a')
# case: S-get-fn
result = S.get(lambda v: v)
# case: S-get_dummies-D1
result = S.get_dummies('D')
# case: S-index-start-tr
result = S.index('a', start=True)
# case: S-index-start-l2
result = S.index('a', start=['a', 'b'])
# case: S-index-end-l2
result = S.index('a', end=['a', 'b'])
# case: S-index-end-fn
result = S.index('a', end=lambda v: v)
# case: S-isalnum
result = S.isalnum()
# case: S-isdecimal
result = S.isdecimal()
# case: S-isdigit
result = S.isdigit()
# case: S-islower
result = S.islower()
# case: S-lstrip-s
result = S.lstrip(s)
# case: S-lstrip-to_strip-z
result = S.lstrip(to_strip=0)
# case: S-lstrip-to_strip-st
result = S.lstrip(to_strip='a')
# case: S-lstrip-to_strip-k
result = S.lstrip(to_strip={'a': 1, 'x': 2})
# case: S-match-st
result = S.match('a')
# case: S-match-sx
result = S.match('x')
# case: S-match-flags-i
result = S.match('a', flags=2)
# case: S-normalize-tu
result = S.normalize((1, 2))
# case: S-normalize-ar
result = S.normalize(np.array([1, 2, 3]))
# case: S-pad-z
result = S.pad(0)
# case: S-pad-fillchar-st
result = S.pad('a', fillchar='a')
# case: S-pad-fillchar-fn
result = S.pad('a', fillchar=lambda v: v)
# case: S-partition-s
result = S.partition(s)
# case: S-partition-l
result = S.partition([1, 2, 3])
# case: S-partition-se
result = S.partition({1, 2})
# case: S-partition-sep-fn
result = S.partition(sep=lambda v: v)
# case: S-partition-sep-k
result = S.partition(sep={'a': 1, 'x': 2})
# case: S-removeprefix-D
result = S.removeprefix(D)
# case: S-removeprefix-i
result = S.removeprefix(2)
# case: S-removeprefix-se
result = S.removeprefix({1, 2})
# case: S-removeprefix-ar
result = S.removeprefix(np.array([1, 2, 3]))
# case: S-removeprefix-ix
result = S.removeprefix(pd.Index([1, 2]))
# case: S-removesuffix-s
result = S.removesuffix(s)
# case: S-removesuffix-l
result = S.removesuffix([1, 2, 3])
# case: S-removesuffix-l2
result = S.removesuffix(['a', 'b'])
# case: S-removesuffix-tr
result = S.removesuffix(True)
# case: S-removesuffix-kn
result = S.removesuffix({'a': 'sum', 'b': 'mean'})
# case: S-repeat-ls
result = S.repeat(['sum', 'mean'])
# case: S-rfind-st
result = S.rfind('a')
# case: S-rfind-start-no
result = S.rfind('a', start=None)
# case: S-rfind-start-m1
result = S.rfind('a', start=-1)
# case: S-rfind-end-i
result = S.rfind('a', end=2)
# case: S-rfind-end-l2
result = S.rfind('a', end=['a', 'b'])
# case: S-rindex-start-l2
result = S.rindex('a', start=['a', 'b'])
# case: S-rindex-start-k
result = S.rindex('a', start={'a': 1, 'x': 2})
# case: S-rpartition-i
result = S.rpartition(2)
# case: S-rpartition-rg
result = S.rpartition(range(3))
# case: S-rpartition-sep-tr
result = S.rpartition(sep=True)
# case: S-rpartition-sep-k
result = S.rpartition(sep={'a': 1, 'x': 2})
# case: S-rpartition-expand-no
result = S.rpartition(expand=None)
# case: S-rsplit-lt
result = S.rsplit([True, False, True])
# case: S-rsplit-no
result = S.rsplit(None)
# case: S-rsplit-ls
result = S.rsplit(['sum', 'mean'])
# case: S-rstrip
result = S.rstrip()
# case: S-rstrip-sm
result = S.rstrip('mean')
# case: S-rstrip-to_strip-z
result = S.rstrip(to_strip=0)
# case: S-rstrip-to_strip-st
result = S.rstrip(to_strip='a')
# case: S-slice
result = S.slice()
# case: S-slice-l
result = S.slice([1, 2, 3])
# case: S-slice-st
result = S.slice('a')
# case: S-slice-no
result = S.slice(None)
# case: S-slice-stop-l2
result = S.slice(stop=['a', 'b'])
# case: S-slice-step-m1
result = S.slice(step=-1)
# case: S-slice_replace
result = S.slice_replace()
# case: S-slice_replace-l2
result = S.slice_replace(['a', 'b'])
# case: S-slice_replace-i
result = S.slice_replace(2)
# case: S-slice_replace-fl
result = S.slice_replace(0.5)
# case: S-slice_replace-sx
result = S.slice_replace('x')
# case: S-slice_replace-ar
result = S.slice_replace(np.array([1, 2, 3]))
# case: S-slice_replace-nan
result = S.slice_replace(np.nan)
# case: S-slice_replace-rg
result = S.slice_replace(range(3))
# case: S-slice_replace-start-m1
result = S.slice_replace(start=-1)
# case: S-slice_replace-start-fn
result = S.slice_replace(start=lambda v: v)
# case: S-slice_replace-stop-m1
result = S.slice_replace(stop=-1)
# case: S-slice_replace-stop-st
result = S.slice_replace(stop='a')
# case: S-slice_replace-stop-k
result = S.slice_replace(stop={'a': 1, 'x': 2})
# case: S-slice_replace-repl-no
result = S.slice_replace(repl=None)
# case: S-slice_replace-repl-l2
result = S.slice_replace(repl=['a', 'b'])
# case: S-slice_replace-repl-fn
result = S.slice_replace(repl=lambda v: v)
# case: S-split-st
result = S.split('a')
# case: S-split-sm
result = S.split('mean')
# case: T-isocalendar
result = T.isocalendar()
# case: T-month_name-no
result = T.month_name(None)
# case: T-round-D1
result = T.round('D')
# case: T-strftime-l
result = T.strftime([1, 2, 3])
# case: T-tz_convert-tr
result = T.tz_convert(True)
# case: W-agg-ln
result = W.agg(len)
# case: W-agg-func-m1
result = W.agg(func=-1)
# case: W-aggregate
result = W.aggregate()
# case: W-aggregate-func-l2
result = W.aggregate(func=['a', 'b'])
# case: W-all
result = W.all()
# case: W-all-sx
result = W.all('x')
# case: W-any-lt
result = W.any([True, False, True])
# case: W-any-fn
result = W.any(lambda v: v)
# case: W-any-skipna-tr
result = W.any(skipna=True)
# case: W-any-skipna-i
result = W.any(skipna=2)
# case: W-apply-ix
result = W.apply(pd.Index([1, 2]))
# case: W-bfill-tr
result = W.bfill(True)
# case: W-corr-numeric_only-z
result = W.corr(numeric_only=0)
# case: W-corr-numeric_only-l2
result = W.corr(numeric_only=['a', 'b'])
# case: W-cumcount-tu
result = W.cumcount((1, 2))
# case: W-cumcount-m1
result = W.cumcount(-1)
# case: W-cumcount-z
result = W.cumcount(0)
# case: W-cumcount-nan
result = W.cumcount(np.nan)
# case: W-cumcount-sm
result = W.cumcount('mean')
# case: W-cumcount-dash
result = W.cumcount('-')
# case: W-cummax-numeric_only-i
result = W.cummax(numeric_only=2)
# case: W-cummax-numeric_only-st
result = W.cummax(numeric_only='a')
# case: W-cummin-numeric_only-m1
result = W.cummin(numeric_only=-1)
# case: W-cumprod-z
result = W.cumprod(0)
# case: W-cumprod-numeric_only-i
result = W.cumprod(numeric_only=2)
# case: W-cumsum-numeric_only-fn
result = W.cumsum(numeric_only=lambda v: v)
# case: W-describe
result = W.describe()
# case: W-describe-l
result = W.describe([1, 2, 3])
# case: W-describe-percentiles-k
result = W.describe(percentiles={'a': 1, 'x': 2})
# case: W-diff-fn
result = W.diff(lambda v: v)
# case: W-pipe-se
result = W.pipe({1, 2})
# case: W-prod-l
result = W.prod([1, 2, 3])
# case: W-prod-fn
result = W.prod(lambda v: v)
# case: W-prod-ln
result = W.prod(len)
# case: W-prod-ix
result = W.prod(pd.Index([1, 2]))
# case: W-prod-ls
result = W.prod(['sum', 'mean'])
# case: W-prod-numeric_only-st
result = W.prod(numeric_only='a')
# case: W-prod-numeric_only-l2
result = W.prod(numeric_only=['a', 'b'])
# case: W-quantile-numeric_only-i
result = W.quantile(numeric_only=2)
# case: W-quantile-numeric_only-m1
result = W.quantile(numeric_only=-1)
# case: W-quantile-numeric_only-k
result = W.quantile(numeric_only={'a': 1, 'x': 2})
# case: W-rank-ascending-fn
result = W.rank(ascending=lambda v: v)
# case: W-rank-pct-st
result = W.rank(pct='a')
# case: W-rolling-on-no
result = W.rolling('a', on=None)
# case: W-sem-lt
result = W.sem([True, False, True])
# case: W-sem-numeric_only-l2
result = W.sem(numeric_only=['a', 'b'])
# case: W-sem-numeric_only-fn
result = W.sem(numeric_only=lambda v: v)
# case: W-shift-i
result = W.shift(2)
# case: W-shift-periods-z
result = W.shift(periods=0)
# case: W-shift-fill_value-st
result = W.shift(fill_value='a')
# case: W-size
result = W.size()
# case: W-skew-numeric_only-m1
result = W.skew(numeric_only=-1)
# case: W-skew-numeric_only-st
result = W.skew(numeric_only='a')
# case: W-std-s
result = W.std(s)
# case: W-sum
result = W.sum()
# case: W-sum-l2
result = W.sum(['a', 'b'])
# case: W-sum-st
result = W.sum('a')
# case: W-sum-dash
result = W.sum('-')
# case: W-sum-re
result = W.sum(r'(\w)')
# case: W-sum-numeric_only-no
result = W.sum(numeric_only=None)
# case: W-sum-numeric_only-z
result = W.sum(numeric_only=0)
# case: W-sum-numeric_only-l2
result = W.sum(numeric_only=['a', 'b'])
# case: W-sum-min_count-i
result = W.sum(min_count=2)
# case: W-tail-l
result = W.tail([1, 2, 3])
# case: W-tail-i
result = W.tail(2)
# case: W-transform-ln
result = W.transform(len)
# case: W-transform-ls
result = W.transform(['sum', 'mean'])
# case: W-value_counts-st
result = W.value_counts('a')
# case: W-value_counts-sort-z
result = W.value_counts(sort=0)
# case: W-value_counts-sort-st
result = W.value_counts(sort='a')
# case: W-value_counts-ascending-m1
result = W.value_counts(ascending=-1)
# case: W-value_counts-dropna-tr
result = W.value_counts(dropna=True)
# case: W-value_counts-subset-no
result = W.value_counts(subset=None)
# case: W-var-engine-tr
result = W.var(engine=True)
# case: W-var-numeric_only-k
result = W.var(numeric_only={'a': 1, 'x': 2})
# case: W-first-st
result = W.first('a')
# case: W-first-fn
result = W.first(lambda v: v)
# case: W-first-ls
result = W.first(['sum', 'mean'])
# case: W-first-numeric_only-i
result = W.first(numeric_only=2)
# case: W-first-numeric_only-m1
result = W.first(numeric_only=-1)
# case: W-get_group-re
result = W.get_group(r'(\w)')
# case: W-head-i
result = W.head(2)
# case: W-head-n-m1
result = W.head(n=-1)
# case: W-idxmax
result = W.idxmax()
# case: W-idxmax-numeric_only-no
result = W.idxmax(numeric_only=None)
# case: W-idxmin-numeric_only-z
result = W.idxmin(numeric_only=0)
# case: W-last-l
result = W.last([1, 2, 3])
# case: W-last-ls
result = W.last(['sum', 'mean'])
# case: W-max-lt
result = W.max([True, False, True])
# case: W-max-tu
result = W.max((1, 2))
# case: W-max-m1
result = W.max(-1)
# case: W-max-se
result = W.max({1, 2})
# case: W-max-ln
result = W.max(len)
# case: W-max-nan
result = W.max(np.nan)
# case: W-max-ls
result = W.max(['sum', 'mean'])
# case: W-max-numeric_only-tr
result = W.max(numeric_only=True)
# case: W-max-numeric_only-m1
result = W.max(numeric_only=-1)
# case: W-max-numeric_only-fn
result = W.max(numeric_only=lambda v: v)
# case: W-mean-k
result = W.mean({'a': 1, 'x': 2})
# case: W-mean-m1
result = W.mean(-1)
# case: W-mean-tr
result = W.mean(True)
# case: W-mean-numeric_only-st
result = W.mean(numeric_only='a')
# case: W-mean-numeric_only-fn
result = W.mean(numeric_only=lambda v: v)
# case: W-median-sx
result = W.median('x')
# case: W-median-ln
result = W.median(len)
# case: W-median-sm
result = W.median('mean')
# case: W-median-kn
result = W.median({'a': 'sum', 'b': 'mean'})
# case: W-min-st
result = W.min('a')
# case: W-min-numeric_only-m1
result = W.min(numeric_only=-1)
# case: W-ngroup-l2
result = W.ngroup(['a', 'b'])
# case: W-ngroup-sx
result = W.ngroup('x')
# case: W-ngroup-ascending-z
result = W.ngroup(ascending=0)
# case: W-ngroup-ascending-st
result = W.ngroup(ascending='a')
# case: W-nth-l
result = W.nth([1, 2, 3])
# case: W-nth-i
result = W.nth(2)
# case: W-nth-m1
result = W.nth(-1)
# case: W-nth-z
result = W.nth(0)
# case: W-nth-se
result = W.nth({1, 2})
# case: W-nunique-se
result = W.nunique({1, 2})
# case: W-nunique-nan
result = W.nunique(np.nan)
# case: W-nunique-re
result = W.nunique(r'(\w)')
# case: W-nunique-D1
result = W.nunique('D')
# case: W-pct_change-s
result = W.pct_change(s)
# case: W-pct_change-periods-st
result = W.pct_change(periods='a')
# case: g-agg-ls
result = g.agg(['sum', 'mean'])
# case: g-aggregate-ln
result = g.aggregate(len)
# case: g-aggregate-ls
result = g.aggregate(['sum', 'mean'])
# case: g-all-z
result = g.all(0)
# case: g-all-sx
result = g.all('x')
# case: g-all-tr
result = g.all(True)
# case: g-all-kn
result = g.all({'a': 'sum', 'b': 'mean'})
# case: g-all-skipna-fn
result = g.all(skipna=lambda v: v)
# case: g-any-lt
result = g.any([True, False, True])
# case: g-any-ln
result = g.any(len)
# case: g-any-kn
result = g.any({'a': 'sum', 'b': 'mean'})
# case: g-any-D1
result = g.any('D')
# case: g-any-skipna-i
result = g.any(skipna=2)
# case: g-bfill-ln
result = g.bfill(len)
# case: g-corr-s
result = g.corr(s)
# case: g-corr-ls
result = g.corr(['sum', 'mean'])
# case: g-cov-tu
result = g.cov((1, 2))
# case: g-cumcount-l2
result = g.cumcount(['a', 'b'])
# case: g-cumcount-no
result = g.cumcount(None)
# case: g-cumcount-ascending-tr
result = g.cumcount(ascending=True)
# case: g-cumcount-ascending-no
result = g.cumcount(ascending=None)
# case: g-cumcount-ascending-m1
result = g.cumcount(ascending=-1)
# case: g-cummax-z
result = g.cummax(0)
# case: g-cummax-numeric_only-no
result = g.cummax(numeric_only=None)
# case: g-cummax-numeric_only-k
result = g.cummax(numeric_only={'a': 1, 'x': 2})
# case: g-cummax-skipna-z
result = g.cummax(skipna=0)
# case: g-cummax-skipna-k
result = g.cummax(skipna={'a': 1, 'x': 2})
# case: g-cummin-z
result = g.cummin(0)
# case: g-cumprod-z
result = g.cumprod(0)
# case: g-cumprod-skipna-l2
result = g.cumprod(skipna=['a', 'b'])
# case: g-cumsum-skipna-l2
result = g.cumsum(skipna=['a', 'b'])
# case: g-describe
result = g.describe()
# case: g-describe-percentiles-fn
result = g.describe(percentiles=lambda v: v)
# case: g-diff-periods-z
result = g.diff(periods=0)
# case: g-diff-periods-l2
result = g.diff(periods=['a', 'b'])
# case: g-ffill-i
result = g.ffill(2)
# case: g-pipe-m1
result = g.pipe(-1)
# case: g-pipe-se
result = g.pipe({1, 2})
# case: g-prod-fl
result = g.prod(0.5)
# case: g-prod-dash
result = g.prod('-')
# case: g-prod-numeric_only-tr
result = g.prod(numeric_only=True)
# case: g-quantile-z
result = g.quantile(0)
# case: g-rank
result = g.rank()
# case: g-rank-pct-i
result = g.rank(pct=2)
# case: g-rolling-m1
result = g.rolling(-1)
# case: g-rolling-closed-tr
result = g.rolling('a', closed=True)
# case: g-sem-ddof-i
result = g.sem(ddof=2)
# case: g-shift-z
result = g.shift(0)
# case: g-shift-fill_value-z
result = g.shift(fill_value=0)
# case: g-skew-numeric_only-i
result = g.skew(numeric_only=2)
# case: g-std-i
result = g.std(2)
# case: g-std-ddof-i
result = g.std(ddof=2)
# case: g-std-engine-k
result = g.std(engine={'a': 1, 'x': 2})
# case: g-std-engine_kwargs-z
result = g.std(engine_kwargs=0)
# case: g-std-engine_kwargs-m1
result = g.std(engine_kwargs=-1)
# case: g-std-engine_kwargs-l2
result = g.std(engine_kwargs=['a', 'b'])
# case: g-std-numeric_only-tr
result = g.std(numeric_only=True)
# case: g-std-numeric_only-fn
result = g.std(numeric_only=lambda v: v)
# case: g-sum-l2
result = g.sum(['a', 'b'])
# case: g-sum-i
result = g.sum(2)
# case: g-sum-st
result = g.sum('a')
# case: g-sum-kn
result = g.sum({'a': 'sum', 'b': 'mean'})
# case: g-sum-min_count-m1
result = g.sum(min_count=-1)
# case: g-tail
result = g.tail()
# case: g-tail-tr
result = g.tail(True)
# case: g-tail-n-tr
result = g.tail(n=True)
# case: g-tail-n-i
result = g.tail(n=2)
# case: g-transform-fn
result = g.transform(lambda v: v)
# case: g-transform-sm
result = g.transform('mean')
# case: g-value_counts-lt
result = g.value_counts([True, False, True])
# case: g-value_counts-fl
result = g.value_counts(0.5)
# case: g-value_counts-st
result = g.value_counts('a')
# case: g-value_counts-se
result = g.value_counts({1, 2})
# case: g-value_counts-ln
result = g.value_counts(len)
# case: g-value_counts-nan
result = g.value_counts(np.nan)
# case: g-value_counts-sm
result = g.value_counts('mean')
# case: g-value_counts-dash
result = g.value_counts('-')
# case: g-value_counts-sort-m1
result = g.value_counts(sort=-1)
# case: g-value_counts-ascending-m1
result = g.value_counts(ascending=-1)
# case: g-var-lt
result = g.var([True, False, True])
# case: g-var-i
result = g.var(2)
# case: g-var-engine-fn
result = g.var(engine=lambda v: v)
# case: g-var-numeric_only-l2
result = g.var(numeric_only=['a', 'b'])
# case: g-first-lt
result = g.first([True, False, True])
# case: g-first-i
result = g.first(2)
# case: g-first-tr
result = g.first(True)
# case: g-first-nan
result = g.first(np.nan)
# case: g-first-ls
result = g.first(['sum', 'mean'])
# case: g-first-numeric_only-tr
result = g.first(numeric_only=True)
# case: g-first-numeric_only-st
result = g.first(numeric_only='a')
# case: g-head-i
result = g.head(2)
# case: g-head-z
result = g.head(0)
# case: g-head-n-m1
result = g.head(n=-1)
# case: g-idxmin-z
result = g.idxmin(0)
# case: g-last-lt
result = g.last([True, False, True])
# case: g-last-se
result = g.last({1, 2})
# case: g-last-rg
result = g.last(range(3))
# case: g-last-numeric_only-l2
result = g.last(numeric_only=['a', 'b'])
# case: g-max-l2
result = g.max(['a', 'b'])
# case: g-max-i
result = g.max(2)
# case: g-max-D1
result = g.max('D')
# case: g-max-numeric_only-m1
result = g.max(numeric_only=-1)
# case: g-max-numeric_only-st
result = g.max(numeric_only='a')
# case: g-max-numeric_only-k
result = g.max(numeric_only={'a': 1, 'x': 2})
# case: g-mean-m1
result = g.mean(-1)
# case: g-mean-tr
result = g.mean(True)
# case: g-mean-ln
result = g.mean(len)
# case: g-mean-re
result = g.mean(r'(\w)')
# case: g-median-l
result = g.median([1, 2, 3])
# case: g-median-tu
result = g.median((1, 2))
# case: g-median-i
result = g.median(2)
# case: g-median-no
result = g.median(None)
# case: g-median-numeric_only-i
result = g.median(numeric_only=2)
# case: g-min-tu
result = g.min((1, 2))
# case: g-min-fl
result = g.min(0.5)
# case: g-min-st
result = g.min('a')
# case: g-min-numeric_only-tr
result = g.min(numeric_only=True)
# case: g-min-numeric_only-st
result = g.min(numeric_only='a')
# case: g-min-numeric_only-fn
result = g.min(numeric_only=lambda v: v)
# case: g-ngroup-sx
result = g.ngroup('x')
# case: g-ngroup-se
result = g.ngroup({1, 2})
# case: g-ngroup-ls
result = g.ngroup(['sum', 'mean'])
# case: g-ngroup-kn
result = g.ngroup({'a': 'sum', 'b': 'mean'})
# case: g-ngroup-ascending-tr
result = g.ngroup(ascending=True)
# case: g-ngroup-ascending-z
result = g.ngroup(ascending=0)
# case: g-ngroup-ascending-l2
result = g.ngroup(ascending=['a', 'b'])
# case: g-ngroup-ascending-k
result = g.ngroup(ascending={'a': 1, 'x': 2})
# case: g-nlargest-z
result = g.nlargest(0)
# case: g-nth-i
result = g.nth(2)
# case: g-nunique-s
result = g.nunique(s)
# case: g-nunique-l2
result = g.nunique(['a', 'b'])
# case: g-nunique-fl
result = g.nunique(0.5)
# case: g-nunique-no
result = g.nunique(None)
# case: g-nunique-nan
result = g.nunique(np.nan)
# case: g-nunique-dropna-st
result = g.nunique(dropna='a')
# case: g-nunique-dropna-fn
result = g.nunique(dropna=lambda v: v)
# case: g-nunique-dropna-k
result = g.nunique(dropna={'a': 1, 'x': 2})
# case: g-pct_change-z
result = g.pct_change(0)
# case: h-agg-ls
result = h.agg(['sum', 'mean'])
# case: h-all-m1
result = h.all(-1)
# case: h-all-ln
result = h.all(len)
# case: h-all-ls
result = h.all(['sum', 'mean'])
# case: h-all-skipna-l2
result = h.all(skipna=['a', 'b'])
# case: h-any-dash
result = h.any('-')
# case: h-any-re
result = h.any(r'(\w)')
# case: h-any-D1
result = h.any('D')
# case: h-any-skipna-i
result = h.any(skipna=2)
# case: h-any-skipna-z
result = h.any(skipna=0)
# case: h-any-skipna-l2
result = h.any(skipna=['a', 'b'])
# case: h-apply-fl
result = h.apply(0.5)
# case: h-apply-no
result = h.apply(None)
# case: h-apply-fn
result = h.apply(lambda v: v)
# case: h-apply-rg
result = h.apply(range(3))
# case: h-bfill-ln
result = h.bfill(len)
# case: h-bfill-limit-st
result = h.bfill(limit='a')
# case: h-cumcount-tu
result = h.cumcount((1, 2))
# case: h-cumcount-sx
result = h.cumcount('x')
# case: h-cumcount-se
result = h.cumcount({1, 2})
# case: h-cumcount-fn
result = h.cumcount(lambda v: v)
# case: h-cumcount-ln
result = h.cumcount(len)
# case: h-cumcount-dash
result = h.cumcount('-')
# case: h-cumcount-ascending-tr
result = h.cumcount(ascending=True)
# case: h-cummax-numeric_only-i
result = h.cummax(numeric_only=2)
# case: h-cummax-numeric_only-z
result = h.cummax(numeric_only=0)
# case: h-cummax-skipna-z
result = h.cummax(skipna=0)
# case: h-cummin-numeric_only-st
result = h.cummin(numeric_only='a')
# case: h-cumprod
result = h.cumprod()
# case: h-cumprod-numeric_only-z
result = h.cumprod(numeric_only=0)
# case: h-cumprod-skipna-k
result = h.cumprod(skipna={'a': 1, 'x': 2})
# case: h-cumsum
result = h.cumsum()
# case: h-cumsum-numeric_only-z
result = h.cumsum(numeric_only=0)
# case: h-cumsum-numeric_only-m1
result = h.cumsum(numeric_only=-1)
# case: h-cumsum-skipna-tr
result = h.cumsum(skipna=True)
# case: h-describe-no
result = h.describe(None)
# case: h-describe-sm
result = h.describe('mean')
# case: h-describe-dash
result = h.describe('-')
# case: h-describe-percentiles-no
result = h.describe(percentiles=None)
# case: h-describe-percentiles-st
result = h.describe(percentiles='a')
# case: h-diff
result = h.diff()
# case: h-diff-z
result = h.diff(0)
# case: h-diff-periods-z
result = h.diff(periods=0)
# case: h-ffill-limit-no
result = h.ffill(limit=None)
# case: h-prod-l2
result = h.prod(['a', 'b'])
# case: h-prod-tu
result = h.prod((1, 2))
# case: h-prod-m1
result = h.prod(-1)
# case: h-prod-z
result = h.prod(0)
# case: h-prod-sx
result = h.prod('x')
# case: h-prod-se
result = h.prod({1, 2})
# case: h-prod-nan
result = h.prod(np.nan)
# case: h-prod-numeric_only-no
result = h.prod(numeric_only=None)
# case: h-prod-numeric_only-i
result = h.prod(numeric_only=2)
# case: h-prod-numeric_only-z
result = h.prod(numeric_only=0)
# case: h-prod-numeric_only-st
result = h.prod(numeric_only='a')
# case: h-quantile
result = h.quantile()
# case: h-quantile-numeric_only-z
result = h.quantile(numeric_only=0)
# case: h-rank-D
result = h.rank(D)
# case: h-rank-method-m1
result = h.rank(method=-1)
# case: h-rank-ascending-tr
result = h.rank(ascending=True)
# case: h-rank-pct-m1
result = h.rank(pct=-1)
# case: h-rank-pct-l2
result = h.rank(pct=['a', 'b'])
# case: h-rolling-closed-st
result = h.rolling('a', closed='a')
# case: h-sem-kn
result = h.sem({'a': 'sum', 'b': 'mean'})
# case: h-sem-numeric_only-z
result = h.sem(numeric_only=0)
# case: h-shift-fill_value-tr
result = h.shift(fill_value=True)
# case: h-size
result = h.size()
# case: h-skew
result = h.skew()
# case: h-skew-numeric_only-tr
result = h.skew(numeric_only=True)
# case: h-std-m1
result = h.std(-1)
# case: h-std-ix
result = h.std(pd.Index([1, 2]))
# case: h-std-engine-no
result = h.std(engine=None)
# case: h-std-engine_kwargs-i
result = h.std(engine_kwargs=2)
# case: h-std-numeric_only-tr
result = h.std(numeric_only=True)
# case: h-std-numeric_only-no
result = h.std(numeric_only=None)
# case: h-sum
result = h.sum()
# case: h-sum-fl
result = h.sum(0.5)
# case: h-sum-numeric_only-no
result = h.sum(numeric_only=None)
# case: h-transform-ar
result = h.transform(np.array([1, 2, 3]))
# case: h-unique
result = h.unique()
# case: h-value_counts-fl
result = h.value_counts(0.5)
# case: h-value_counts-D1
result = h.value_counts('D')
# case: h-value_counts-normalize-i
result = h.value_counts(normalize=2)
# case: h-value_counts-sort-z
result = h.value_counts(sort=0)
# case: h-value_counts-ascending-z
result = h.value_counts(ascending=0)
# case: h-value_counts-dropna-fn
result = h.value_counts(dropna=lambda v: v)
# case: h-var-l
result = h.var([1, 2, 3])
# case: h-var-ar
result = h.var(np.array([1, 2, 3]))
# case: h-var-engine_kwargs-tr
result = h.var(engine_kwargs=True)
# case: h-var-engine_kwargs-i
result = h.var(engine_kwargs=2)
# case: h-var-engine_kwargs-m1
result = h.var(engine_kwargs=-1)
# case: h-var-engine_kwargs-fn
result = h.var(engine_kwargs=lambda v: v)
# case: h-var-engine_kwargs-k
result = h.var(engine_kwargs={'a': 1, 'x': 2})
# case: h-var-numeric_only-st
result = h.var(numeric_only='a')
# case: h-var-numeric_only-k
result = h.var(numeric_only={'a': 1, 'x': 2})
# case: h-first-no
result = h.first(None)
# case: h-first-numeric_only-fn
result = h.first(numeric_only=lambda v: v)
# case: h-get_group-rg
result = h.get_group(range(3))
# case: h-head-z
result = h.head(0)
# case: h-head-tr
result = h.head(True)
# case: h-head-n-i
result = h.head(n=2)
# case: h-last-l
result = h.last([1, 2, 3])
# case: h-last-tr
result = h.last(True)
# case: h-last-ls
result = h.last(['sum', 'mean'])
# case: h-last-kn
result = h.last({'a': 'sum', 'b': 'mean'})
# case: h-last-numeric_only-k
result = h.last(numeric_only={'a': 1, 'x': 2})
# case: h-max-lt
result = h.max([True, False, True])
# case: h-max-tr
result = h.max(True)
# case: h-max-sm
result = h.max('mean')
# case: h-max-kn
result = h.max({'a': 'sum', 'b': 'mean'})
# case: h-max-D1
result = h.max('D')
# case: h-max-numeric_only-z
result = h.max(numeric_only=0)
# case: h-max-numeric_only-st
result = h.max(numeric_only='a')
# case: h-mean-k
result = h.mean({'a': 1, 'x': 2})
# case: h-mean-m1
result = h.mean(-1)
# case: h-mean-fl
result = h.mean(0.5)
# case: h-mean-fn
result = h.mean(lambda v: v)
# case: h-mean-rg
result = h.mean(range(3))
# case: h-mean-numeric_only-no
result = h.mean(numeric_only=None)
# case: h-median-i
result = h.median(2)
# case: h-median-z
result = h.median(0)
# case: h-median-ln
result = h.median(len)
# case: h-median-kn
result = h.median({'a': 'sum', 'b': 'mean'})
# case: h-min-z
result = h.min(0)
# case: h-min-kn
result = h.min({'a': 'sum', 'b': 'mean'})
# case: h-min-dash
result = h.min('-')
# case: h-min-numeric_only-tr
result = h.min(numeric_only=True)
# case: h-min-numeric_only-m1
result = h.min(numeric_only=-1)
# case: h-ngroup-l2
result = h.ngroup(['a', 'b'])
# case: h-ngroup-sx
result = h.ngroup('x')
# case: h-ngroup-ascending-i
result = h.ngroup(ascending=2)
# case: h-ngroup-ascending-st
result = h.ngroup(ascending='a')
# case: h-nlargest-keep-k
result = h.nlargest(keep={'a': 1, 'x': 2})
# case: h-nsmallest-n-m1
result = h.nsmallest(n=-1)
# case: h-nth-z
result = h.nth(0)
# case: h-nth-ln
result = h.nth(len)
# case: h-nunique
result = h.nunique()
# case: h-nunique-m1
result = h.nunique(-1)
# case: h-nunique-fl
result = h.nunique(0.5)
# case: h-nunique-tr
result = h.nunique(True)
# case: h-nunique-nan
result = h.nunique(np.nan)
# case: h-nunique-rg
result = h.nunique(range(3))
# case: h-nunique-dropna-fn
result = h.nunique(dropna=lambda v: v)
# case: h-pct_change-m1
result = h.pct_change(-1)
# case: h-pct_change-periods-i
result = h.pct_change(periods=2)
# case: m-argmin
result = m.argmin()
# case: m-argsort
result = m.argsort()
# case: m-astype-tu
result = m.astype((1, 2))
# case: m-astype-copy-l2
result = m.astype([1], copy=['a', 'b'])
# case: m-copy-deep-tr
result = m.copy(deep=True)
# case: m-droplevel-m1
result = m.droplevel(-1)
# case: m-droplevel-dash
result = m.droplevel('-')
# case: m-dropna-l
result = m.dropna([1, 2, 3])
# case: m-duplicated-kn
result = m.duplicated({'a': 'sum', 'b': 'mean'})
# case: m-equals-m1
result = m.equals(-1)
# case: m-equals-nan
result = m.equals(np.nan)
# case: m-equals-dash
result = m.equals('-')
# case: m-floor-fl
result = m.floor(0.5)
# case: m-floor-sm
result = m.floor('mean')
# case: m-from_product-sortorder-st
result = m.from_product([1], sortorder='a')
# case: m-get_indexer-ar
result = m.get_indexer(np.array([1, 2, 3]))
# case: m-get_indexer-ls
result = m.get_indexer(['sum', 'mean'])
# case: m-get_indexer_for-l2
result = m.get_indexer_for(['a', 'b'])
# case: m-get_indexer_for-se
result = m.get_indexer_for({1, 2})
# case: m-isin-re
result = m.isin(r'(\w)')
# case: m-max-z
result = m.max(0)
# case: m-min-skipna-i
result = m.min(skipna=2)
# case: m-min-skipna-m1
result = m.min(skipna=-1)
# case: m-min-skipna-st
result = m.min(skipna='a')
# case: m-nunique-tu
result = m.nunique((1, 2))
# case: m-nunique-st
result = m.nunique('a')
# case: m-nunique-no
result = m.nunique(None)
# case: m-ravel
result = m.ravel()
# case: m-remove_unused_levels
result = m.remove_unused_levels()
# case: m-rename-se
result = m.rename({1, 2})
# case: m-rename-ix
result = m.rename(pd.Index([1, 2]))
# case: m-repeat-i
result = m.repeat(2)
# case: m-repeat-rg
result = m.repeat(range(3))
# case: m-round-se
result = m.round({1, 2})
# case: m-round-tr
result = m.round(True)
# case: m-set_levels-k
result = m.set_levels({'a': 1, 'x': 2})
# case: m-set_names-ls
result = m.set_names(['sum', 'mean'])
# case: o-aggregate-i
result = o.aggregate(2)
# case: o-all-se
result = o.all({1, 2})
# case: o-all-skipna-m1
result = o.all(skipna=-1)
# case: o-any-l
result = o.any([1, 2, 3])
# case: o-any-nan
result = o.any(np.nan)
# case: o-any-skipna-i
result = o.any(skipna=2)
# case: o-any-skipna-m1
result = o.any(skipna=-1)
# case: o-any-skipna-l2
result = o.any(skipna=['a', 'b'])
# case: o-any-skipna-k
result = o.any(skipna={'a': 1, 'x': 2})
# case: o-apply-ln
result = o.apply(len)
# case: o-bfill-s
result = o.bfill(s)
# case: o-bfill-D
result = o.bfill(D)
# case: o-corr-i
result = o.corr(2)
# case: o-corr-ln
result = o.corr(len)
# case: o-corr-other-m1
result = o.corr(other=-1)
# case: o-corr-numeric_only-no
result = o.corr(numeric_only=None)
# case: o-cumcount-s
result = o.cumcount(s)
# case: o-cumcount-m1
result = o.cumcount(-1)
# case: o-cumcount-z
result = o.cumcount(0)
# case: o-cumcount-ascending-m1
result = o.cumcount(ascending=-1)
# case: o-cumcount-ascending-l2
result = o.cumcount(ascending=['a', 'b'])
# case: o-cumsum-numeric_only-l2
result = o.cumsum(numeric_only=['a', 'b'])
# case: o-diff-periods-tr
result = o.diff(periods=True)
# case: o-ffill-tr
result = o.ffill(True)
# case: o-quantile-l
result = o.quantile([1, 2, 3])
# case: o-rank-ascending-l2
result = o.rank(ascending=['a', 'b'])
# case: o-rolling-min_periods-i
result = o.rolling('a', min_periods=2)
# case: o-shift-periods-z
result = o.shift(periods=0)
# case: o-shift-periods-m1
result = o.shift(periods=-1)
# case: o-size
result = o.size()
# case: o-sum
result = o.sum()
# case: o-sum-no
result = o.sum(None)
# case: o-tail-m1
result = o.tail(-1)
# case: o-tail-tr
result = o.tail(True)
# case: o-tail-fn
result = o.tail(lambda v: v)
# case: o-tail-n-tr
result = o.tail(n=True)
# case: o-tail-n-k
result = o.tail(n={'a': 1, 'x': 2})
# case: o-transform-lt
result = o.transform([True, False, True])
# case: o-transform-sm
result = o.transform('mean')
# case: o-value_counts-i
result = o.value_counts(2)
# case: o-value_counts-sort-m1
result = o.value_counts(sort=-1)
# case: o-var-ddof-tr
result = o.var(ddof=True)
# case: o-var-engine_kwargs-i
result = o.var(engine_kwargs=2)
# case: o-filter-tu
result = o.filter((1, 2))
# case: o-filter-fn
result = o.filter(lambda v: v)
# case: o-first-numeric_only-no
result = o.first(numeric_only=None)
# case: o-first-numeric_only-z
result = o.first(numeric_only=0)
# case: o-get_group-ls
result = o.get_group(['sum', 'mean'])
# case: o-head-n-m1
result = o.head(n=-1)
# case: o-last
result = o.last()
# case: o-last-ix
result = o.last(pd.Index([1, 2]))
# case: o-ngroup-i
result = o.ngroup(2)
# case: o-ngroup-z
result = o.ngroup(0)
# case: o-ngroup-st
result = o.ngroup('a')
# case: o-ngroup-rg
result = o.ngroup(range(3))
# case: o-ngroup-dash
result = o.ngroup('-')
# case: o-ngroup-ascending-tr
result = o.ngroup(ascending=True)
# case: o-ngroup-ascending-st
result = o.ngroup(ascending='a')
# case: o-ngroup-ascending-fn
result = o.ngroup(ascending=lambda v: v)
# case: o-nlargest-dash
result = o.nlargest('-')
# case: o-nsmallest-D1
result = o.nsmallest('D')
# case: o-nunique-tu
result = o.nunique((1, 2))
# case: o-nunique-kn
result = o.nunique({'a': 'sum', 'b': 'mean'})
# case: o-nunique-dropna-tr
result = o.nunique(dropna=True)
# case: o-pct_change-m1
result = o.pct_change(-1)
# case: w-mean-dash
result = w.mean('-')
# case: w-mean-re
result = w.mean(r'(\w)')
# case: w-mean-numeric_only-tr
result = w.mean(numeric_only=True)
# case: x-append-ar
result = x.append(np.array([1, 2, 3]))
# case: x-append-ix
result = x.append(pd.Index([1, 2]))
# case: x-argmax-ar
result = x.argmax(np.array([1, 2, 3]))
# case: x-argmax-ix
result = x.argmax(pd.Index([1, 2]))
# case: x-argmin
result = x.argmin()
# case: x-as_unit-l2
result = x.as_unit(['a', 'b'])
# case: x-as_unit-re
result = x.as_unit(r'(\w)')
# case: x-copy-deep-z
result = x.copy(deep=0)
# case: x-copy-deep-st
result = x.copy(deep='a')
# case: x-copy-deep-k
result = x.copy(deep={'a': 1, 'x': 2})
# case: x-difference-D1
result = x.difference('D')
# case: x-drop-ar
result = x.drop(np.array([1, 2, 3]))
# case: x-drop_duplicates-keep-i
result = x.drop_duplicates(keep=2)
# case: x-droplevel-s
result = x.droplevel(s)
# case: x-droplevel-level-m1
result = x.droplevel(level=-1)
# case: x-dropna-sm
result = x.dropna('mean')
# case: x-equals-kn
result = x.equals({'a': 'sum', 'b': 'mean'})
# case: x-sort_values-ascending-l2
result = x.sort_values(ascending=['a', 'b'])
# case: x-strftime-dash
result = x.strftime('-')
# case: x-symmetric_difference-ar
result = x.symmetric_difference(np.array([1, 2, 3]))
# case: x-take-ar
result = x.take(np.array([1, 2, 3]))
# case: x-take-axis-tr
result = x.take([1], axis=True)
# case: x-take-axis-z
result = x.take([1], axis=0)
# case: x-take-axis-st
result = x.take([1], axis='a')
# case: x-to_frame-tu
result = x.to_frame((1, 2))
# case: x-to_frame-z
result = x.to_frame(0)
# case: x-to_frame-ls
result = x.to_frame(['sum', 'mean'])
# case: x-to_frame-D1
result = x.to_frame('D')
# case: x-to_frame-index-i
result = x.to_frame(index=2)
# case: x-to_frame-index-st
result = x.to_frame(index='a')
# case: x-to_numpy-tu
result = x.to_numpy((1, 2))
# case: x-to_numpy-dtype-z
result = x.to_numpy(dtype=0)
# case: x-to_numpy-dtype-m1
result = x.to_numpy(dtype=-1)
# case: x-to_period-no
result = x.to_period(None)
# case: x-tolist
result = x.tolist()
# case: x-union-s
result = x.union(s)
# case: x-union-l2
result = x.union(['a', 'b'])
# case: x-union-rg
result = x.union(range(3))
# case: x-union-kn
result = x.union({'a': 'sum', 'b': 'mean'})
# case: x-unique-m1
result = x.unique(-1)
# case: x-value_counts-l
result = x.value_counts([1, 2, 3])
# case: x-value_counts-fl
result = x.value_counts(0.5)
# case: x-value_counts-st
result = x.value_counts('a')
# case: x-value_counts-re
result = x.value_counts(r'(\w)')
# case: x-value_counts-sort-i
result = x.value_counts(sort=2)
# case: x-value_counts-sort-z
result = x.value_counts(sort=0)
# case: x-value_counts-ascending-z
result = x.value_counts(ascending=0)
# case: x-view-no
result = x.view(None)
# case: x-where-other-l2
result = x.where([1], other=['a', 'b'])
# case: x-get_indexer_for-l2
result = x.get_indexer_for(['a', 'b'])
# case: x-get_indexer_for-tu
result = x.get_indexer_for((1, 2))
# case: x-get_indexer_for-m1
result = x.get_indexer_for(-1)
# case: x-get_loc-m1
result = x.get_loc(-1)
# case: x-get_loc-dash
result = x.get_loc('-')
# case: x-infer_objects-tr
result = x.infer_objects(True)
# case: x-intersection-k
result = x.intersection({'a': 1, 'x': 2})
# case: x-intersection-nan
result = x.intersection(np.nan)
# case: x-isin-k
result = x.isin({'a': 1, 'x': 2})
# case: x-isin-level-z
result = x.isin([1], level=0)
# case: x-map-k
result = x.map({'a': 1, 'x': 2})
# case: x-max-no
result = x.max(None)
# case: x-max-skipna-no
result = x.max(skipna=None)
# case: x-max-skipna-l2
result = x.max(skipna=['a', 'b'])
# case: x-min-skipna-i
result = x.min(skipna=2)
# case: x-min-skipna-z
result = x.min(skipna=0)
# case: x-notnull
result = x.notnull()
# case: x-nunique-m1
result = x.nunique(-1)
# case: x-nunique-z
result = x.nunique(0)
# case: x-nunique-st
result = x.nunique('a')
# case: x-nunique-tr
result = x.nunique(True)
# case: x-nunique-fn
result = x.nunique(lambda v: v)
# case: x-nunique-sm
result = x.nunique('mean')
# case: x-nunique-re
result = x.nunique(r'(\w)')
# case: x-nunique-dropna-tr
result = x.nunique(dropna=True)
# case: x-nunique-dropna-no
result = x.nunique(dropna=None)
# case: x-nunique-dropna-fn
result = x.nunique(dropna=lambda v: v)
# case: x-round-decimals-m1
result = x.round(decimals=-1)
# case: x-set_names-l
result = x.set_names([1, 2, 3])
# case: x-set_names-fl
result = x.set_names(0.5)
# case: x-set_names-no
result = x.set_names(None)
# case: x-set_names-sm
result = x.set_names('mean')
# case: x-set_names-dash
result = x.set_names('-')
# case: x-set_names-D1
result = x.set_names('D')
# case: y-any
result = y.any()
# case: y-argmax
result = y.argmax()
# case: y-argmax-z
result = y.argmax(0)
# case: y-argmax-axis-z
result = y.argmax(axis=0)
# case: y-astype-no
result = y.astype(None)
# case: y-copy
result = y.copy()
# case: y-copy-no
result = y.copy(None)
# case: y-copy-deep-no
result = y.copy(deep=None)
# case: y-copy-deep-fn
result = y.copy(deep=lambda v: v)
# case: y-copy-deep-k
result = y.copy(deep={'a': 1, 'x': 2})
# case: y-day_name
result = y.day_name()
# case: y-delete-tu
result = y.delete((1, 2))
# case: y-difference-se
result = y.difference({1, 2})
# case: y-difference-ix
result = y.difference(pd.Index([1, 2]))
# case: y-difference-rg
result = y.difference(range(3))
# case: y-drop-fn
result = y.drop(lambda v: v)
# case: y-dropna-se
result = y.dropna({1, 2})
# case: y-equals-lt
result = y.equals([True, False, True])
# case: y-equals-tu
result = y.equals((1, 2))
# case: y-equals-st
result = y.equals('a')
# case: y-equals-tr
result = y.equals(True)
# case: y-equals-kn
result = y.equals({'a': 'sum', 'b': 'mean'})
# case: y-fillna-m1
result = y.fillna(-1)
# case: y-fillna-sx
result = y.fillna('x')
# case: y-fillna-dash
result = y.fillna('-')
# case: y-floor-se
result = y.floor({1, 2})
# case: y-symmetric_difference-z
result = y.symmetric_difference(0)
# case: y-to_frame-ls
result = y.to_frame(['sum', 'mean'])
# case: y-to_frame-rg
result = y.to_frame(range(3))
# case: y-to_frame-re
result = y.to_frame(r'(\w)')
# case: y-to_frame-index-m1
result = y.to_frame(index=-1)
# case: y-to_frame-name-i
result = y.to_frame(name=2)
# case: y-to_numpy-dtype-no
result = y.to_numpy(dtype=None)
# case: y-to_numpy-copy-l2
result = y.to_numpy(copy=['a', 'b'])
# case: y-to_numpy-copy-fn
result = y.to_numpy(copy=lambda v: v)
# case: y-to_period-tu
result = y.to_period((1, 2))
# case: y-to_period-kn
result = y.to_period({'a': 'sum', 'b': 'mean'})
# case: y-to_period-freq-l2
result = y.to_period(freq=['a', 'b'])
# case: y-tz_localize-fn
result = y.tz_localize(lambda v: v)
# case: y-tz_localize-rg
result = y.tz_localize(range(3))
# case: y-union-l2
result = y.union(['a', 'b'])
# case: y-union-fl
result = y.union(0.5)
# case: y-unique-level-m1
result = y.unique(level=-1)
# case: y-value_counts-k
result = y.value_counts({'a': 1, 'x': 2})
# case: y-value_counts-st
result = y.value_counts('a')
# case: y-value_counts-fn
result = y.value_counts(lambda v: v)
# case: y-value_counts-kn
result = y.value_counts({'a': 'sum', 'b': 'mean'})
# case: y-value_counts-re
result = y.value_counts(r'(\w)')
# case: y-value_counts-normalize-i
result = y.value_counts(normalize=2)
# case: y-value_counts-normalize-st
result = y.value_counts(normalize='a')
# case: y-value_counts-sort-tr
result = y.value_counts(sort=True)
# case: y-value_counts-ascending-i
result = y.value_counts(ascending=2)
# case: y-where-other-fn
result = y.where([1], other=lambda v: v)
# case: y-get_indexer-m1
result = y.get_indexer(-1)
# case: y-get_indexer-ls
result = y.get_indexer(['sum', 'mean'])
# case: y-get_indexer_for-s
result = y.get_indexer_for(s)
# case: y-get_indexer_for-k
result = y.get_indexer_for({'a': 1, 'x': 2})
# case: y-get_indexer_for-ix
result = y.get_indexer_for(pd.Index([1, 2]))
# case: y-get_indexer_for-kn
result = y.get_indexer_for({'a': 'sum', 'b': 'mean'})
# case: y-get_level_values-m1
result = y.get_level_values(-1)
# case: y-get_loc-st
result = y.get_loc('a')
# case: y-infer_objects
result = y.infer_objects()
# case: y-intersection-ls
result = y.intersection(['sum', 'mean'])
# case: y-isin-l
result = y.isin([1, 2, 3])
# case: y-isin-lt
result = y.isin([True, False, True])
# case: y-isin-tu
result = y.isin((1, 2))
# case: y-isin-st
result = y.isin('a')
# case: y-isin-ln
result = y.isin(len)
# case: y-isin-level-st
result = y.isin([1], level='a')
# case: y-isna
result = y.isna()
# case: y-map-m1
result = y.map(-1)
# case: y-map-no
result = y.map(None)
# case: y-max-no
result = y.max(None)
# case: y-max-skipna-m1
result = y.max(skipna=-1)
# case: y-min-skipna-z
result = y.min(skipna=0)
# case: y-min-skipna-st
result = y.min(skipna='a')
# case: y-nunique-l2
result = y.nunique(['a', 'b'])
# case: y-nunique-k
result = y.nunique({'a': 1, 'x': 2})
# case: y-nunique-fl
result = y.nunique(0.5)
# case: y-nunique-ln
result = y.nunique(len)
# case: y-nunique-nan
result = y.nunique(np.nan)
# case: y-nunique-dropna-no
result = y.nunique(dropna=None)
# case: y-rename-k
result = y.rename({'a': 1, 'x': 2})
# case: y-rename-fl
result = y.rename(0.5)
# case: y-rename-sx
result = y.rename('x')
# case: y-rename-tr
result = y.rename(True)
# case: y-rename-D1
result = y.rename('D')
# case: y-repeat-m1
result = y.repeat(-1)
# case: y-repeat-ar
result = y.repeat(np.array([1, 2, 3]))
# case: y-round-i
result = y.round(2)
# case: y-round-decimals-tr
result = y.round(decimals=True)
# case: y-set_names-st
result = y.set_names('a')
# case: z-append-l
result = z.append([1, 2, 3])
# case: z-copy-deep-m1
result = z.copy(deep=-1)
# case: z-delete-tu
result = z.delete((1, 2))
# case: z-delete-rg
result = z.delete(range(3))
# case: z-difference-z
result = z.difference(0)
# case: z-difference-kn
result = z.difference({'a': 'sum', 'b': 'mean'})
# case: z-drop-kn
result = z.drop({'a': 'sum', 'b': 'mean'})
# case: z-dropna
result = z.dropna()
# case: z-dropna-D
result = z.dropna(D)
# case: z-equals-no
result = z.equals(None)
# case: z-equals-fn
result = z.equals(lambda v: v)
# case: z-fillna-m1
result = z.fillna(-1)
# case: z-fillna-z
result = z.fillna(0)
# case: z-fillna-fl
result = z.fillna(0.5)
# case: z-fillna-sx
result = z.fillna('x')
# case: z-fillna-ix
result = z.fillna(pd.Index([1, 2]))
# case: z-fillna-nan
result = z.fillna(np.nan)
# case: z-sort_values-ascending-l2
result = z.sort_values(ascending=['a', 'b'])
# case: z-symmetric_difference-k
result = z.symmetric_difference({'a': 1, 'x': 2})
# case: z-to_frame-no
result = z.to_frame(None)
# case: z-to_frame-re
result = z.to_frame(r'(\w)')
# case: z-to_frame-D1
result = z.to_frame('D')
# case: z-to_frame-index-k
result = z.to_frame(index={'a': 1, 'x': 2})
# case: z-to_frame-name-tr
result = z.to_frame(name=True)
# case: z-to_frame-name-no
result = z.to_frame(name=None)
# case: z-to_numpy-copy-i
result = z.to_numpy(copy=2)
# case: z-tolist
result = z.tolist()
# case: z-union-kn
result = z.union({'a': 'sum', 'b': 'mean'})
# case: z-value_counts-l
result = z.value_counts([1, 2, 3])
# case: z-value_counts-lt
result = z.value_counts([True, False, True])
# case: z-value_counts-z
result = z.value_counts(0)
# case: z-value_counts-fn
result = z.value_counts(lambda v: v)
# case: z-value_counts-ls
result = z.value_counts(['sum', 'mean'])
# case: z-value_counts-D1
result = z.value_counts('D')
# case: z-value_counts-sort-fn
result = z.value_counts(sort=lambda v: v)
# case: z-value_counts-dropna-l2
result = z.value_counts(dropna=['a', 'b'])
# case: z-view-no
result = z.view(None)
# case: z-get_indexer-s
result = z.get_indexer(s)
# case: z-get_indexer-tu
result = z.get_indexer((1, 2))
# case: z-get_indexer-ls
result = z.get_indexer(['sum', 'mean'])
# case: z-get_indexer_for-s
result = z.get_indexer_for(s)
# case: z-get_indexer_for-k
result = z.get_indexer_for({'a': 1, 'x': 2})
# case: z-get_indexer_for-ix
result = z.get_indexer_for(pd.Index([1, 2]))
# case: z-get_indexer_for-kn
result = z.get_indexer_for({'a': 'sum', 'b': 'mean'})
# case: z-infer_objects-tr
result = z.infer_objects(True)
# case: z-intersection-se
result = z.intersection({1, 2})
# case: z-intersection-ls
result = z.intersection(['sum', 'mean'])
# case: z-intersection-sort-tr
result = z.intersection([1], sort=True)
# case: z-isin-ls
result = z.isin(['sum', 'mean'])
# case: z-isin-kn
result = z.isin({'a': 'sum', 'b': 'mean'})
# case: z-isin-level-z
result = z.isin([1], level=0)
# case: z-map-re
result = z.map(r'(\w)')
# case: z-max-axis-z
result = z.max(axis=0)
# case: z-max-skipna-z
result = z.max(skipna=0)
# case: z-min
result = z.min()
# case: z-min-skipna-no
result = z.min(skipna=None)
# case: z-min-skipna-st
result = z.min(skipna='a')
# case: z-min-skipna-fn
result = z.min(skipna=lambda v: v)
# case: z-month_name
result = z.month_name()
# case: z-nunique-l2
result = z.nunique(['a', 'b'])
# case: z-nunique-z
result = z.nunique(0)
# case: z-nunique-st
result = z.nunique('a')
# case: z-nunique-no
result = z.nunique(None)
# case: z-rename-z
result = z.rename(0)
# case: z-rename-fl
result = z.rename(0.5)
# case: z-rename-tr
result = z.rename(True)
# case: z-rename-nan
result = z.rename(np.nan)
# case: z-repeat-i
result = z.repeat(2)
# case: z-repeat-z
result = z.repeat(0)
# case: z-repeat-ar
result = z.repeat(np.array([1, 2, 3]))
# case: z-repeat-axis-no
result = z.repeat([1], axis=None)
