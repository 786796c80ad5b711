import pandas as pd
import numpy as np

# case: slice of falling labels by ones that are not there
s = pd.Series([3, 1, 2, 5], index=[2020, 2018, 2018, 2014])
result = [s.loc[2019:2015], s.loc[2018:], s.loc[2014:2020], s.loc[:2017], s.loc[1:]]

# case: rows set in a slice of falling text labels
d = pd.DataFrame({'a': [1, 2, 3]}, index=['z', 'm', 'b'])
d.loc['k':, 'a'] = 0
result = d

# case: slice of falling columns
result = pd.DataFrame([[1, 2, 3]], columns=['z', 'm', 'b']).loc[:, 'x':'c']

# case: slice of falling dates by text takes what lies between
s = pd.Series([3, 1, 2, 5], index=pd.to_datetime(['2021-01-04', '2021-01-03', '2021-01-02', '2021-01-01']))
result = s.loc['2021-01-03':]

# case: slice of falling dates by times
s = pd.Series([3, 1, 2, 5], index=pd.to_datetime(['2021-01-04', '2021-01-03', '2021-01-02', '2021-01-01']))
result = [s.loc[pd.Timestamp('2021-01-03'):], s.loc[pd.Timestamp('2021-01-03 05:00'):pd.Timestamp('2021-01-01 12:00')]]

# case: slice of dates in no order by texts of which the last stands for a day
s = pd.Series([3, 1, 2, 5], index=pd.to_datetime(['2021-01-04', '2021-01-02', '2021-01-03', '2021-01-01']))
result = s['2021-01-02':'2021-01-03']

# case: slice of dates in no order from a text
s = pd.Series([3, 1, 2, 5], index=pd.to_datetime(['2021-01-04', '2021-01-02', '2021-01-03', '2021-01-01']))
result = s['2021-01-02':]

# case: greatest of dates beside a missing one
y = pd.Series(pd.to_datetime(['2020-01-02', '2020-01-03', None])).dt.date
result = y.max()

# case: least of dates of groups beside a missing one
y = pd.DataFrame({'d': pd.to_datetime(['2020-01-02', '2020-01-03', None, '2020-01-03']), 'g': [0, 0, 0, 1]})
y['d'] = y['d'].dt.date
result = y.groupby('g').agg(first=('d', 'min'))

# case: greatest of dates of groups that miss none
y = pd.DataFrame({'d': pd.to_datetime(['2020-01-02', '2020-01-03', None]), 'g': [0, 0, 1]})
y['d'] = y['d'].dt.date
result = y.groupby('g')['d'].max()

# case: greatest of dates so far beside a missing one
result = pd.Series(pd.to_datetime(['2020-01-02', None])).dt.date.cummax()

# case: greatest of datetimes that are objects beside a missing one
result = pd.Series(pd.to_datetime(['2020-01-02', None])).astype(object).max()

# case: greatest of datetimes of groups that are objects beside a missing one
y = pd.DataFrame({'d': pd.to_datetime(['2020-01-02', '2020-01-03', None]), 'g': [0, 0, 0]})
y['d'] = y['d'].astype(object)
result = y.groupby('g')['d'].max()

# case: greatest of tuples beside a missing one
result = pd.Series([(1, 2), (3, 4), None]).max()

# case: slice of dates in no order from a text that is none
s = pd.Series([3, 1, 2], index=pd.to_datetime(['2021-01-04', '2021-01-02', '2021-01-03']))
result = s.loc['zz':]

# case: text of dates mapped by labels that are dates
s = pd.Series([3, 4], index=pd.to_datetime(['2020-01-15', '2020-02-15']))
result = [pd.Series(['2020-01-15', '2020-03-15']).map(s), pd.Series(['2020-01-15', 'a']).map(s), pd.Series(['2020-02-15', None]).map(s)]

# case: text of dates mapped by a dict of dates
result = pd.Series(['2020-01-15', '2020-03-15']).map({pd.Timestamp('2020-01-15'): 1})

# case: rows arranged by text of dates
s = pd.Series([3, 4], index=pd.to_datetime(['2020-01-15', '2020-02-15']))
result = [s.reindex(['2020-01-15', '2020-03-15']), s.reindex(['2020-01-15', 'a']), s.to_frame('a').reindex(['2020-02-15'])]

# case: column set by labels that are dates beside text
d = pd.DataFrame({'a': [3, 4]}, index=['2020-01-15', '2020-02-15'])
d['b'] = pd.Series([7, 8], index=pd.to_datetime(['2020-02-15', '2020-01-15']))
result = d
