import pandas as pd
import numpy as np
d = pd.DataFrame({'k': [3, 1], 'b': [False, True], 'f': [1.5, np.nan], 't': ['a', 'b'], 'I': pd.array([1, None], dtype='Int64')})
n = d[['t']]
# case: sum-none
result = n.sum(numeric_only=True)
# case: mean-none
result = n.mean(numeric_only=True)
# case: min-none
result = n.min(numeric_only=True)
# case: median-none
result = n.median(numeric_only=True)
# case: std-none
result = n.std(numeric_only=True)
# case: prod-none
result = n.prod(numeric_only=True)
# case: nunique-none
result = n[[]].nunique()
# case: count-none
result = n.count(numeric_only=True)
# case: quantile-none
result = n.quantile(numeric_only=True)
# case: idxmax-none
result = n.idxmax(numeric_only=True)
# case: mean-mixed-axis1
result = d[['k', 'b']].mean(axis=1)
# case: sum-mixed-axis1
result = d[['k', 'b']].sum(axis=1)
# case: mean-mixed-axis1b
result = d[['k', 'f', 'b']].mean(axis=1)
# case: max-mixed-axis1
result = d[['k', 'f', 'b']].max(axis=1)
# case: sum-mixed3
result = d[['k', 'f']].sum(axis=1)
# case: str-upper-nonstr
result = pd.Series([1.5, 'a', 2], dtype=object).iloc[[0, 2]].str.upper()
# case: str-upper-none
result = pd.Series([None, None], dtype=object).str.upper()
# case: str-len-nonstr
result = pd.Series([1.5, 2], dtype=object).str.len()
# case: str-replace-list
result = pd.Series([[1], [2]]).str.replace('a', 'b')
# case: str-contains-nonstr
result = pd.Series([1.5, True], dtype=object).str.contains('a')
# case: str-strip-mixed
result = pd.Series([1.5, ' a '], dtype=object).str.strip()
# case: str-split-nonstr
result = pd.Series([1.5, 2], dtype=object).str.split('a')
# case: str-cat-get
result = pd.Series([1.5, 2], dtype=object).str[0]
# case: str-slice
result = pd.Series([1.5, 2], dtype=object).str[0:2]
# case: str-title-none2
result = pd.Series([np.nan, None, 1], dtype=object).str.title()
# case: map-cat-missing
result = pd.Series(['p', 'q'], dtype='category').map({1: 'a'})
# case: map-cat-some
result = pd.Series(['p', 'q'], dtype='category').map({'p': 1.5})
# case: map-cat-some-int
result = pd.Series(['p', 'q', 'p'], dtype='category').map({'p': 1})
# case: reindex-empty-int
result = d[d.k > 9].groupby('t').size().reindex([0, 1], fill_value=0)
# case: reindex-empty-int2
result = pd.Series([], dtype='int64').reindex([0, 1], fill_value=0)
# case: reindex-empty-str
result = d[d.k > 9].groupby('t').size().reindex(['a', 'b'], fill_value=0)
# case: reindex-frame
result = d[d.k > 9].groupby('t')[['k']].count().reindex(['a', 'b'], fill_value=0)
# case: corr-empty
result = d.k[:0].corr(d.f[:0])
# case: corr-one
result = d.k[:1].corr(d.f[:1])
# case: corr-nan
result = d.k.corr(d.f)
# case: cov-empty
result = d.k[:0].cov(d.f[:0])
# case: gcount-nullable
result = d.groupby('t').count()
# case: gcount-apply
result = d.groupby('t').count()[['k', 'I']].apply(np.sum)
# case: count1
result = d[['k', 'I']].count(axis=1)
# case: count-nlargest
result = d[['k', 'I']].count(axis=1).nlargest(3)
# case: shift-empty
result = d[d.k > 9].shift(2)
# case: shift-empty-s
result = d[d.k > 9].k.shift(1)
# case: shift-empty2
result = d[['k', 'b']][d.k > 9].shift(1)
# case: diff-empty
result = d[['k']][d.k > 9].diff()
# case: merge-empty-left-on-index
result = d.merge(d[['f']][:0], left_on='k', right_index=True)
# case: merge-left-on-index
result = d.merge(d[['f']].set_index(pd.Index(['x', 'y'])), left_on='t', right_index=True, suffixes=('', '_r'))
# case: merge-float-key-index
result = d.merge(d[['t']], left_on='f', right_index=True, how='left')
# case: merge-float-key-index-inner
result = d.assign(f=[7.5, 8.5]).merge(d[['t']], left_on='f', right_index=True)
# case: merge-index-right-on
result = d[['t']].merge(d.assign(f=[7.5, 8.5]), left_index=True, right_on='f')
# case: apply-sum-int64
result = pd.DataFrame({'a': pd.array([1], dtype='Int64'), 'b': [2]}).apply(np.sum)
# case: sum-int64
result = pd.DataFrame({'a': pd.array([1], dtype='Int64'), 'b': [2]}).sum()
