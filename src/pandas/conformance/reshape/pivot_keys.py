import pandas as pd
import numpy as np
x = pd.DataFrame({'k': [1, 1, 2], 'top': [1.5, 1.5, 2.5], 'v': [3, 4, 5]})
# case: len fill
result = x[['k', 'top']].pivot_table(index='k', columns='top', values='k', aggfunc=len, fill_value=0)
# case: groups len
result = x[['k', 'top']].groupby(['k', 'top']).agg(len)
# case: groups len one
result = x[['k']].groupby(['k']).agg(len)
# case: groups len one str
result = x[['k']].groupby('k').agg(len)
# case: pivot list
result = x[['k', 'top']].pivot_table(index='k', columns='top', values='k', aggfunc=list)
# case: groups lambda
result = x[['k', 'top']].groupby(['k', 'top']).agg(lambda s: s.max())
# case: margins rows
result = x.pivot_table(index='k', columns='k', values='v', aggfunc='mean', margins=True)
# case: margins rows all
result = x[['k', 'v']].pivot_table(index='k', columns='k', values='v', aggfunc='mean', margins=True)
# case: margins value row
result = x[['k', 'v']].pivot_table(index='k', columns='v', values='k', aggfunc='mean', margins=True)
# case: margins value column
result = x[['k', 'v']].pivot_table(index='k', columns='v', values='v', aggfunc='mean', margins=True)
# case: margins value column text
result = pd.DataFrame({'k': ['a', 'b'], 'v': ['c', 'd']}).pivot_table(index='k', columns='v', values='v', aggfunc='mean', margins=True)
# case: margins value column three
result = x.pivot_table(index='k', columns='v', values=['v', 'top'], aggfunc='sum', margins=True)
# case: margins value row three
result = x.pivot_table(index='k', columns='v', values=['k', 'top'], aggfunc='sum', margins=True)
# case: margins no columns
result = x.pivot_table(index='k', values=['k', 'top', 'v'], aggfunc='sum', margins=True)
# case: categories len
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = c.groupby(['c', 'k'], observed=False).agg(len)
# case: categories lambda
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = c.groupby(['c', 'k'], observed=False).agg(lambda s: s.max())
# case: categories series
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = c.groupby(['c', 'k'], observed=False)['v'].agg(len)
# case: categories several
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = c.groupby(['c', 'k'], observed=False)['v'].agg([len, 'sum', 'max'])
# case: categories one
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = c.groupby('c', observed=False)['v'].agg(len)
# case: crosstab mean
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = pd.crosstab(c['c'], c['k'], values=c['v'], aggfunc='mean')
# case: crosstab len
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = pd.crosstab(c['c'], c['k'], values=c['v'], aggfunc=len)
# case: crosstab sum keep
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = pd.crosstab(c['c'], c['k'], values=c['v'], aggfunc='sum', dropna=False)
# case: crosstab sum margins
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = pd.crosstab(c['c'], c['k'], values=c['v'], aggfunc='sum', margins=True)
# case: crosstab texts
result = pd.crosstab(x['k'], x['top'], values=pd.Series(['a', 'b', 'c']), aggfunc='sum')
# case: crosstab other index
result = pd.crosstab(x['k'], x['top'], values=pd.Series([1, 2, 4], index=[2, 1, 7]), aggfunc='sum')
# case: crosstab other index keys
result = pd.crosstab(x['k'], pd.Series([1, 2, 4], index=[2, 1, 7]))
# case: pivot len categories
c = pd.DataFrame({'c': pd.Categorical(['a', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 2], 'v': [1, 2, 3]})
result = c.pivot_table(index='k', columns='c', values='v', aggfunc=len)
# case: categorical list
result = pd.Series(pd.Categorical([1, None, 3]))
# case: categorical truths
result = pd.Series(pd.Categorical([True, None])).cat.categories
