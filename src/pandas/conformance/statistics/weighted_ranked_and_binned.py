import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': [4.5, 2.0, 7.5], 'c': [3, 9, 1]})
# case: diff axis
result = df.diff(axis=1)
# case: diff axis2
result = df[['a', 'c']].diff(axis=1)
# case: diff axis3
result = df.diff(axis='columns', periods=-1)
# case: diff axis rows
result = df.diff(axis=0, periods=2)
# case: spearman frame
result = df.corr(method='spearman')
# case: spearman nan
x = pd.DataFrame({'a': [1, 2, 2, np.nan, 9], 'b': [1, 5, 3, 4, np.nan], 'c': [1, 1, 1, 1, 1]})
result = x.corr(method='spearman')
# case: kurt
result = pd.Series([1, 2, 2, 5, 9.5, 3]).kurt()
# case: kurtosis
result = pd.DataFrame({'a': [1, 2, 2, 5, 9], 'b': [1, 2, 3, 4, 5.5]}).kurtosis()
# case: kurt few
result = [df['a'].kurt(), df['a'].iloc[:0].kurt()]
# case: kurt agg
result = pd.DataFrame({'a': [1, 2, 2, 5, 9], 'b': [1, 2, 3, 4, 5.5]}).agg(['kurt', 'skew'])
# case: kurt groupby
result = pd.DataFrame({'a': [1, 2, 2, 5, 9], 'b': [1, 2, 3, 4, 5.5]}).groupby('a').agg({'b': 'kurt'})
# case: kurt groupby apply
result = pd.DataFrame({'a': [1, 1, 1, 1, 1, 2], 'b': [1, 2, 3, 4, 5.5, 4]}).groupby('a')['b'].apply(pd.Series.kurt)
# case: bins
result = pd.Series([1, 2, 2, 5, 9.5, 3]).value_counts(bins=3)
# case: bins2
result = pd.Series([1, 2, 2, 5, 9, 3]).value_counts(bins=[0, 2, 6, 10], sort=False)
# case: bins named
result = pd.Series([1, 2, 2, 5, 9.5, np.nan], name='v').value_counts(bins=4, normalize=True)
# case: bins none
result = pd.Series([1, 2, 2, 5, 9.5, np.nan], name='v').value_counts(bins=[20, 30])
# case: cut lowest
result = pd.cut(pd.Series([1, 2, 9]), 3, include_lowest=True)
# case: ewm
result = pd.Series([1, 2, 2, 5, 9.5, 3]).ewm(span=3).mean()
# case: ewm2
result = df.ewm(alpha=0.5, adjust=False).mean()
# case: ewm nan
result = pd.Series([1, np.nan, 2, 5, np.nan, 3]).ewm(com=1.5, ignore_na=True).mean()
# case: ewm nan2
result = pd.Series([1, np.nan, 2, 5, np.nan, 3]).ewm(halflife=2, min_periods=2).mean()
# case: ewm nan3
result = pd.Series([np.nan, 1, np.nan, 2, 5, np.nan, 3]).ewm(alpha=0.3, adjust=False).mean()
# case: ewm bad
result = df['a'].ewm().mean()
# case: ewm bad2
result = df['a'].ewm(span=0.5).mean()
# case: ewm groupby transform
x = pd.DataFrame({'k': ['a', 'b', 'a', 'b', 'a'], 'v': [1, 2, 3, 4, 5]})
result = x.groupby('k')['v'].transform(lambda s: s.ewm(span=2).mean())
# case: fvi
result = pd.Series([np.nan, 1, 2, np.nan]).first_valid_index()
# case: fvi2
result = pd.DataFrame({'a': [np.nan, 1, 2, np.nan], 'b': [np.nan, np.nan, 1, 1]}).last_valid_index()
# case: fvi3
result = pd.Series([np.nan]).first_valid_index()
