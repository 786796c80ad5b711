# A row or a value under a label that is new, for columns of each dtype.
import pandas as pd
import numpy as np
import datetime
# case: s.loc['w'] = 2.0 of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc['w'] = 2.0
result = s
# case: s.loc['w'] = True of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc['w'] = True
result = s
# case: s.loc['w'] = pd.NaT of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = [1, 2] of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc['w'] = [1, 2]
result = s
# case: s.loc['w'] = (1, 2) of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc['w'] = (1, 2)
result = s
# case: s.loc['w'] = pd.Series([1]) of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc['w'] = pd.Series([1])
result = s
# case: s['w'] = 1.5 of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s['w'] = 1.5
result = s
# case: s['w'] = pd.Series([1]) of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s['w'] = pd.Series([1])
result = s
# case: s.at['w'] = 2.0 of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.at['w'] = 2.0
result = s
# case: s.at['w'] = pd.NA of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.at['w'] = pd.NA
result = s
# case: s.loc[['x', 'w']] = 1 of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc[['x', 'w']] = 1
result = s
# case: s.loc[['x', 'w']] = 'u' of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc[['x', 'w']] = 'u'
result = s
# case: s.loc[['x', 'w']] = [1] of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
s.loc[['x', 'w']] = [1]
result = s
# case: df.loc['w'] = 1 of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 1
result = df
# case: df.loc['w'] = np.nan of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = np.nan
result = df
# case: df.loc['w'] = np.int64(7) of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = np.int64(7)
result = df
# case: df.loc['w'] = [1] of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = [1]
result = df
# case: df.loc['w', 'v'] = 'u' of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 'u'
result = df
# case: df.loc['w', 'v'] = np.nan of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.nan
result = df
# case: df.loc['w', 'v'] = pd.NA of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.NA
result = df
# case: df.loc['w', 'v'] = pd.Timedelta('2 days') of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.loc['w', 'v'] = np.float64(2.5) of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.float64(2.5)
result = df
# case: df.loc['w', 'v'] = pd.Series([1]) of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Series([1])
result = df
# case: df.loc['w', 'v'] = pd.Period('2020-05', 'M') of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Period('2020-05', 'M')
result = df
# case: df.at['w', 'v'] = 2.0 of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 2.0
result = df
# case: df.at['w', 'v'] = pd.NaT of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = pd.NaT
result = df
# case: df.at['w', 'v'] = '2020-05-05' of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = '2020-05-05'
result = df
# case: df.at['w', 'v'] = (1, 2) of [1, 2]
s = pd.Series([1, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = (1, 2)
result = df
# case: s.loc['w'] = True of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc['w'] = True
result = s
# case: s.loc['w'] = pd.NaT of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = '2020-05-05' of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc['w'] = '2020-05-05'
result = s
# case: s.loc['w'] = np.int64(7) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc['w'] = np.int64(7)
result = s
# case: s.loc['w'] = [1, 2] of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc['w'] = [1, 2]
result = s
# case: s.loc['w'] = (1, 2) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc['w'] = (1, 2)
result = s
# case: s.loc['w'] = pd.Series([1]) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc['w'] = pd.Series([1])
result = s
# case: s['w'] = 2.0 of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s['w'] = 2.0
result = s
# case: s['w'] = True of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s['w'] = True
result = s
# case: s['w'] = np.int64(7) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s['w'] = np.int64(7)
result = s
# case: s['w'] = np.array([1]) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s['w'] = np.array([1])
result = s
# case: s['w'] = np.bool_(True) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s['w'] = np.bool_(True)
result = s
# case: s.at['w'] = 2.0 of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.at['w'] = 2.0
result = s
# case: s.at['w'] = None of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.at['w'] = None
result = s
# case: s.at['w'] = pd.NA of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.at['w'] = pd.NA
result = s
# case: s.at['w'] = '2020-05-05' of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.at['w'] = '2020-05-05'
result = s
# case: s.loc[['x', 'w']] = 1 of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc[['x', 'w']] = 1
result = s
# case: s.loc[['x', 'w']] = 'q' of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc[['x', 'w']] = 'q'
result = s
# case: s.loc[['x', 'w']] = pd.NA of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc[['x', 'w']] = pd.NA
result = s
# case: s.loc[['x', 'w']] = pd.NaT of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc[['x', 'w']] = pd.NaT
result = s
# case: s.loc[['x', 'w']] = [1, 2] of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc[['x', 'w']] = [1, 2]
result = s
# case: s.loc[['x', 'w']] = np.array([1]) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
s.loc[['x', 'w']] = np.array([1])
result = s
# case: df.loc['w'] = 'u' of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 'u'
result = df
# case: df.loc['w'] = None of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = None
result = df
# case: df.loc['w'] = [1, 2] of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = [1, 2]
result = df
# case: df.loc['w'] = np.array([1]) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = np.array([1])
result = df
# case: df.loc['w', 'v'] = '2020-05-05' of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = '2020-05-05'
result = df
# case: df.loc['w', 'v'] = np.float64(2.5) of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.float64(2.5)
result = df
# case: df.loc['w', 'v'] = [1] of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = [1]
result = df
# case: df.at['w', 'v'] = 1 of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 1
result = df
# case: df.at['w', 'v'] = 1.5 of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 1.5
result = df
# case: df.at['w', 'v'] = 'q' of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 'q'
result = df
# case: df.at['w', 'v'] = None of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = None
result = df
# case: df.at['w', 'v'] = '2020-05-05' of [1.5, 2]
s = pd.Series([1.5, 2], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = '2020-05-05'
result = df
# case: s.loc['w'] = np.nan of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc['w'] = np.nan
result = s
# case: s.loc['w'] = pd.Timedelta('2 days') of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc['w'] = pd.Timedelta('2 days')
result = s
# case: s.loc['w'] = np.int64(7) of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc['w'] = np.int64(7)
result = s
# case: s.loc['w'] = np.array([1]) of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc['w'] = np.array([1])
result = s
# case: s.loc['w'] = np.bool_(True) of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc['w'] = np.bool_(True)
result = s
# case: s['w'] = 1 of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s['w'] = 1
result = s
# case: s['w'] = True of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s['w'] = True
result = s
# case: s['w'] = np.int64(7) of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s['w'] = np.int64(7)
result = s
# case: s['w'] = np.array([1]) of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s['w'] = np.array([1])
result = s
# case: s.at['w'] = 2.0 of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.at['w'] = 2.0
result = s
# case: s.at['w'] = pd.Timestamp('2020-05-05') of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.at['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.at['w'] = '2020-05-05' of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.at['w'] = '2020-05-05'
result = s
# case: s.at['w'] = (1, 2) of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.at['w'] = (1, 2)
result = s
# case: s.loc[['x', 'w']] = 1 of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc[['x', 'w']] = 1
result = s
# case: s.loc[['x', 'w']] = 2.0 of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc[['x', 'w']] = 2.0
result = s
# case: s.loc[['x', 'w']] = np.float64(2.5) of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc[['x', 'w']] = np.float64(2.5)
result = s
# case: s.loc[['x', 'w']] = {'a': 1} of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
s.loc[['x', 'w']] = {'a': 1}
result = s
# case: df.loc['w'] = pd.NA of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = pd.NA
result = df
# case: df.loc['w'] = [1] of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = [1]
result = df
# case: df.loc['w', 'v'] = pd.Timedelta('2 days') of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.loc['w', 'v'] = '2020-05-05' of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = '2020-05-05'
result = df
# case: df.loc['w', 'v'] = [1, 2] of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = [1, 2]
result = df
# case: df.loc['w', 'v'] = {'a': 1} of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = {'a': 1}
result = df
# case: df.loc['w', 'v'] = 2**70 of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 2**70
result = df
# case: df.at['w', 'v'] = None of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = None
result = df
# case: df.at['w', 'v'] = pd.Timedelta('2 days') of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.at['w', 'v'] = 2**70 of [True, False]
s = pd.Series([True, False], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 2**70
result = df
# case: s.loc['w'] = 2.0 of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.loc['w'] = 2.0
result = s
# case: s.loc['w'] = pd.NA of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.loc['w'] = pd.NA
result = s
# case: s.loc['w'] = pd.Series([1]) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.loc['w'] = pd.Series([1])
result = s
# case: s['w'] = pd.NaT of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s['w'] = pd.NaT
result = s
# case: s['w'] = pd.Timestamp('2020-05-05') of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s['w'] = [1, 2] of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s['w'] = [1, 2]
result = s
# case: s['w'] = (1, 2) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s['w'] = (1, 2)
result = s
# case: s['w'] = np.array([1]) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s['w'] = np.array([1])
result = s
# case: s.at['w'] = 1.5 of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.at['w'] = 1.5
result = s
# case: s.at['w'] = np.nan of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.at['w'] = np.nan
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.at['w'] = np.array([1]) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.at['w'] = np.array([1])
result = s
# case: s.at['w'] = pd.Period('2020-05', 'M') of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.at['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.loc[['x', 'w']] = np.int64(7) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
s.loc[['x', 'w']] = np.int64(7)
result = s
# case: df.loc['w'] = 'q' of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 'q'
result = df
# case: df.loc['w'] = None of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = None
result = df
# case: df.loc['w'] = [1, 2] of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = [1, 2]
result = df
# case: df.loc['w'] = 2**70 of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 2**70
result = df
# case: df.loc['w', 'v'] = 2.0 of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 2.0
result = df
# case: df.loc['w', 'v'] = np.int64(7) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.int64(7)
result = df
# case: df.loc['w', 'v'] = pd.Series([1]) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Series([1])
result = df
# case: df.at['w', 'v'] = 'u' of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 'u'
result = df
# case: df.at['w', 'v'] = pd.Timestamp('2020-05-05') of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = pd.Timestamp('2020-05-05')
result = df
# case: df.at['w', 'v'] = [1, 2] of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = [1, 2]
result = df
# case: df.at['w', 'v'] = np.bool_(True) of ['p', None]
s = pd.Series(['p', None], index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = np.bool_(True)
result = df
# case: s.loc['w'] = pd.NaT of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = np.float64(2.5) of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.loc['w'] = np.float64(2.5)
result = s
# case: s.loc['w'] = [1, 2] of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.loc['w'] = [1, 2]
result = s
# case: s.loc['w'] = (1, 2) of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.loc['w'] = (1, 2)
result = s
# case: s['w'] = 1 of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s['w'] = 1
result = s
# case: s['w'] = '2020-05-05' of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s['w'] = '2020-05-05'
result = s
# case: s['w'] = pd.Series([1]) of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s['w'] = pd.Series([1])
result = s
# case: s.at['w'] = 2.0 of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.at['w'] = 2.0
result = s
# case: s.at['w'] = True of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.at['w'] = True
result = s
# case: s.at['w'] = np.nan of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.at['w'] = np.nan
result = s
# case: s.at['w'] = pd.Timestamp('2020-05-05') of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.at['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.at['w'] = np.array([1]) of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.at['w'] = np.array([1])
result = s
# case: s.loc[['x', 'w']] = True of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.loc[['x', 'w']] = True
result = s
# case: s.loc[['x', 'w']] = 'u' of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.loc[['x', 'w']] = 'u'
result = s
# case: s.loc[['x', 'w']] = [1] of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
s.loc[['x', 'w']] = [1]
result = s
# case: df.loc['w'] = None of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = None
result = df
# case: df.loc['w'] = np.int64(7) of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = np.int64(7)
result = df
# case: df.loc['w'] = np.array([1]) of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = np.array([1])
result = df
# case: df.loc['w'] = pd.Period('2020-05', 'M') of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = pd.Period('2020-05', 'M')
result = df
# case: df.loc['w', 'v'] = None of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = None
result = df
# case: df.loc['w', 'v'] = np.bool_(True) of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.bool_(True)
result = df
# case: df.at['w', 'v'] = 1 of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 1
result = df
# case: df.at['w', 'v'] = np.nan of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = np.nan
result = df
# case: df.at['w', 'v'] = pd.NA of pd.to_datetime(['2020-01-01', None])
s = pd.Series(pd.to_datetime(['2020-01-01', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = pd.NA
result = df
# case: s.loc['w'] = True of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc['w'] = True
result = s
# case: s.loc['w'] = 'q' of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc['w'] = 'q'
result = s
# case: s.loc['w'] = pd.Series([1]) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc['w'] = pd.Series([1])
result = s
# case: s['w'] = True of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = True
result = s
# case: s['w'] = 'q' of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = 'q'
result = s
# case: s['w'] = np.nan of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = np.nan
result = s
# case: s['w'] = np.int64(7) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = np.int64(7)
result = s
# case: s['w'] = np.float64(2.5) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = np.float64(2.5)
result = s
# case: s['w'] = pd.Series([1]) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = pd.Series([1])
result = s
# case: s['w'] = 2**70 of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s['w'] = 2**70
result = s
# case: s.at['w'] = 'q' of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.at['w'] = 'q'
result = s
# case: s.at['w'] = pd.NA of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.at['w'] = pd.NA
result = s
# case: s.at['w'] = pd.NaT of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.at['w'] = pd.NaT
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.at['w'] = [1, 2] of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.at['w'] = [1, 2]
result = s
# case: s.at['w'] = (1, 2) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.at['w'] = (1, 2)
result = s
# case: s.loc[['x', 'w']] = 1 of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc[['x', 'w']] = 1
result = s
# case: s.loc[['x', 'w']] = 'u' of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc[['x', 'w']] = 'u'
result = s
# case: s.loc[['x', 'w']] = None of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc[['x', 'w']] = None
result = s
# case: s.loc[['x', 'w']] = np.int64(7) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc[['x', 'w']] = np.int64(7)
result = s
# case: s.loc[['x', 'w']] = [1] of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
s.loc[['x', 'w']] = [1]
result = s
# case: df.loc['w'] = 'q' of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 'q'
result = df
# case: df.loc['w'] = np.nan of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = np.nan
result = df
# case: df.loc['w'] = pd.NA of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = pd.NA
result = df
# case: df.loc['w'] = '2020-05-05' of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = '2020-05-05'
result = df
# case: df.loc['w', 'v'] = 1.5 of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 1.5
result = df
# case: df.loc['w', 'v'] = 'q' of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 'q'
result = df
# case: df.loc['w', 'v'] = pd.NA of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.NA
result = df
# case: df.loc['w', 'v'] = pd.Timestamp('2020-05-05') of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timestamp('2020-05-05')
result = df
# case: df.loc['w', 'v'] = [1, 2] of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = [1, 2]
result = df
# case: df.loc['w', 'v'] = {'a': 1} of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = {'a': 1}
result = df
# case: df.loc['w', 'v'] = pd.Period('2020-05', 'M') of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Period('2020-05', 'M')
result = df
# case: df.at['w', 'v'] = 2.0 of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 2.0
result = df
# case: df.at['w', 'v'] = True of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = True
result = df
# case: df.at['w', 'v'] = pd.NaT of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = pd.NaT
result = df
# case: df.at['w', 'v'] = np.float64(2.5) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = np.float64(2.5)
result = df
# case: df.at['w', 'v'] = (1, 2) of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = (1, 2)
result = df
# case: df.at['w', 'v'] = 2**70 of pd.to_timedelta(['1 days', None])
s = pd.Series(pd.to_timedelta(['1 days', None]), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 2**70
result = df
# case: s.loc['w'] = 1.5 of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc['w'] = 1.5
result = s
# case: s.loc['w'] = True of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc['w'] = True
result = s
# case: s.loc['w'] = '2020-05-05' of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc['w'] = '2020-05-05'
result = s
# case: s.loc['w'] = pd.Series([1]) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc['w'] = pd.Series([1])
result = s
# case: s['w'] = 'u' of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = 'u'
result = s
# case: s['w'] = pd.NaT of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = pd.NaT
result = s
# case: s['w'] = pd.Timestamp('2020-05-05') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s['w'] = pd.Timedelta('2 days') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = pd.Timedelta('2 days')
result = s
# case: s['w'] = [1, 2] of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = [1, 2]
result = s
# case: s['w'] = [1] of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = [1]
result = s
# case: s['w'] = (1, 2) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = (1, 2)
result = s
# case: s['w'] = pd.Series([1]) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = pd.Series([1])
result = s
# case: s['w'] = pd.Period('2020-05', 'M') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.at['w'] = 1.5 of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.at['w'] = 1.5
result = s
# case: s.at['w'] = pd.NA of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.at['w'] = pd.NA
result = s
# case: s.at['w'] = pd.Period('2020-05', 'M') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.at['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.loc[['x', 'w']] = 1 of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc[['x', 'w']] = 1
result = s
# case: s.loc[['x', 'w']] = 'u' of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc[['x', 'w']] = 'u'
result = s
# case: s.loc[['x', 'w']] = pd.NA of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc[['x', 'w']] = pd.NA
result = s
# case: s.loc[['x', 'w']] = '2020-05-05' of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc[['x', 'w']] = '2020-05-05'
result = s
# case: s.loc[['x', 'w']] = [1] of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc[['x', 'w']] = [1]
result = s
# case: s.loc[['x', 'w']] = pd.Period('2020-05', 'M') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc[['x', 'w']] = pd.Period('2020-05', 'M')
result = s
# case: s.loc[['x', 'w']] = np.bool_(True) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
s.loc[['x', 'w']] = np.bool_(True)
result = s
# case: df.loc['w'] = pd.NA of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w'] = pd.NA
result = df
# case: df.loc['w'] = pd.NaT of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w'] = pd.NaT
result = df
# case: df.loc['w'] = pd.Timestamp('2020-05-05') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w'] = pd.Timestamp('2020-05-05')
result = df
# case: df.loc['w'] = np.int64(7) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w'] = np.int64(7)
result = df
# case: df.loc['w'] = [1] of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w'] = [1]
result = df
# case: df.loc['w'] = (1, 2) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w'] = (1, 2)
result = df
# case: df.loc['w'] = pd.Period('2020-05', 'M') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w'] = pd.Period('2020-05', 'M')
result = df
# case: df.loc['w', 'v'] = True of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w', 'v'] = True
result = df
# case: df.loc['w', 'v'] = 'u' of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w', 'v'] = 'u'
result = df
# case: df.loc['w', 'v'] = pd.Timedelta('2 days') of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.at['w', 'v'] = np.nan of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.at['w', 'v'] = np.nan
result = df
# case: df.at['w', 'v'] = np.int64(7) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.at['w', 'v'] = np.int64(7)
result = df
# case: df.at['w', 'v'] = np.float64(2.5) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.at['w', 'v'] = np.float64(2.5)
result = df
# case: df.at['w', 'v'] = [1] of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.at['w', 'v'] = [1]
result = df
# case: df.at['w', 'v'] = pd.Series([1]) of [1, None], dtype='Int64'
s = pd.Series([1, None], index=['x', 'y'], dtype='Int64')
df = s.to_frame('v')
df.at['w', 'v'] = pd.Series([1])
result = df
# case: s.loc['w'] = 'u' of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc['w'] = 'u'
result = s
# case: s.loc['w'] = np.nan of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc['w'] = np.nan
result = s
# case: s.loc['w'] = pd.NA of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc['w'] = pd.NA
result = s
# case: s.loc['w'] = '2020-05-05' of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc['w'] = '2020-05-05'
result = s
# case: s.loc['w'] = [1] of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc['w'] = [1]
result = s
# case: s['w'] = 'q' of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s['w'] = 'q'
result = s
# case: s['w'] = pd.NaT of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s['w'] = pd.NaT
result = s
# case: s['w'] = pd.Timestamp('2020-05-05') of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s['w'] = [1, 2] of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s['w'] = [1, 2]
result = s
# case: s['w'] = (1, 2) of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s['w'] = (1, 2)
result = s
# case: s.at['w'] = 1.5 of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.at['w'] = 1.5
result = s
# case: s.at['w'] = np.nan of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.at['w'] = np.nan
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.loc[['x', 'w']] = 2.0 of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc[['x', 'w']] = 2.0
result = s
# case: s.loc[['x', 'w']] = True of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc[['x', 'w']] = True
result = s
# case: s.loc[['x', 'w']] = pd.NA of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc[['x', 'w']] = pd.NA
result = s
# case: s.loc[['x', 'w']] = pd.Timestamp('2020-05-05') of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
s.loc[['x', 'w']] = pd.Timestamp('2020-05-05')
result = s
# case: df.loc['w'] = pd.NaT of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w'] = pd.NaT
result = df
# case: df.loc['w'] = np.int64(7) of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w'] = np.int64(7)
result = df
# case: df.loc['w'] = [1] of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w'] = [1]
result = df
# case: df.loc['w'] = (1, 2) of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w'] = (1, 2)
result = df
# case: df.loc['w'] = pd.Period('2020-05', 'M') of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w'] = pd.Period('2020-05', 'M')
result = df
# case: df.loc['w', 'v'] = 2.0 of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w', 'v'] = 2.0
result = df
# case: df.loc['w', 'v'] = np.nan of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w', 'v'] = np.nan
result = df
# case: df.loc['w', 'v'] = pd.Timedelta('2 days') of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.loc['w', 'v'] = {'a': 1} of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.loc['w', 'v'] = {'a': 1}
result = df
# case: df.at['w', 'v'] = 1 of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.at['w', 'v'] = 1
result = df
# case: df.at['w', 'v'] = 2.0 of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.at['w', 'v'] = 2.0
result = df
# case: df.at['w', 'v'] = np.nan of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.at['w', 'v'] = np.nan
result = df
# case: df.at['w', 'v'] = np.float64(2.5) of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.at['w', 'v'] = np.float64(2.5)
result = df
# case: df.at['w', 'v'] = pd.Series([1]) of [1.5, None], dtype='Float64'
s = pd.Series([1.5, None], index=['x', 'y'], dtype='Float64')
df = s.to_frame('v')
df.at['w', 'v'] = pd.Series([1])
result = df
# case: s.loc['w'] = np.int64(7) of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.loc['w'] = np.int64(7)
result = s
# case: s.loc['w'] = np.bool_(True) of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.loc['w'] = np.bool_(True)
result = s
# case: s['w'] = True of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = True
result = s
# case: s['w'] = 'q' of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = 'q'
result = s
# case: s['w'] = pd.NaT of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = pd.NaT
result = s
# case: s['w'] = pd.Timestamp('2020-05-05') of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s['w'] = pd.Timedelta('2 days') of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = pd.Timedelta('2 days')
result = s
# case: s['w'] = '2020-05-05' of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = '2020-05-05'
result = s
# case: s['w'] = [1, 2] of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = [1, 2]
result = s
# case: s['w'] = (1, 2) of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = (1, 2)
result = s
# case: s['w'] = pd.Series([1]) of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s['w'] = pd.Series([1])
result = s
# case: s.at['w'] = 1.5 of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.at['w'] = 1.5
result = s
# case: s.at['w'] = '2020-05-05' of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.at['w'] = '2020-05-05'
result = s
# case: s.at['w'] = pd.Period('2020-05', 'M') of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.at['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.loc[['x', 'w']] = 'u' of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.loc[['x', 'w']] = 'u'
result = s
# case: s.loc[['x', 'w']] = [1] of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.loc[['x', 'w']] = [1]
result = s
# case: s.loc[['x', 'w']] = pd.Period('2020-05', 'M') of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
s.loc[['x', 'w']] = pd.Period('2020-05', 'M')
result = s
# case: df.loc['w'] = True of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.loc['w'] = True
result = df
# case: df.loc['w'] = np.nan of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.loc['w'] = np.nan
result = df
# case: df.loc['w', 'v'] = True of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.loc['w', 'v'] = True
result = df
# case: df.loc['w', 'v'] = np.nan of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.loc['w', 'v'] = np.nan
result = df
# case: df.loc['w', 'v'] = {'a': 1} of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.loc['w', 'v'] = {'a': 1}
result = df
# case: df.at['w', 'v'] = 1 of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.at['w', 'v'] = 1
result = df
# case: df.at['w', 'v'] = pd.NaT of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.at['w', 'v'] = pd.NaT
result = df
# case: df.at['w', 'v'] = pd.Timedelta('2 days') of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.at['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.at['w', 'v'] = np.int64(7) of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.at['w', 'v'] = np.int64(7)
result = df
# case: df.at['w', 'v'] = pd.Period('2020-05', 'M') of [True, None], dtype='boolean'
s = pd.Series([True, None], index=['x', 'y'], dtype='boolean')
df = s.to_frame('v')
df.at['w', 'v'] = pd.Period('2020-05', 'M')
result = df
# case: s.loc['w'] = 2.0 of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = 2.0
result = s
# case: s.loc['w'] = True of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = True
result = s
# case: s.loc['w'] = pd.Timestamp('2020-05-05') of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc['w'] = '2020-05-05' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = '2020-05-05'
result = s
# case: s.loc['w'] = np.int64(7) of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = np.int64(7)
result = s
# case: s.loc['w'] = 2**70 of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = 2**70
result = s
# case: s.loc['w'] = pd.Period('2020-05', 'M') of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.loc['w'] = np.bool_(True) of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc['w'] = np.bool_(True)
result = s
# case: s['w'] = np.nan of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s['w'] = np.nan
result = s
# case: s['w'] = pd.Timestamp('2020-05-05') of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s['w'] = np.int64(7) of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s['w'] = np.int64(7)
result = s
# case: s['w'] = 2**70 of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s['w'] = 2**70
result = s
# case: s['w'] = np.bool_(True) of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s['w'] = np.bool_(True)
result = s
# case: s.at['w'] = 1 of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.at['w'] = 1
result = s
# case: s.at['w'] = 'q' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.at['w'] = 'q'
result = s
# case: s.at['w'] = pd.NA of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.at['w'] = pd.NA
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.at['w'] = '2020-05-05' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.at['w'] = '2020-05-05'
result = s
# case: s.loc[['x', 'w']] = 'q' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc[['x', 'w']] = 'q'
result = s
# case: s.loc[['x', 'w']] = pd.NA of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc[['x', 'w']] = pd.NA
result = s
# case: s.loc[['x', 'w']] = '2020-05-05' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc[['x', 'w']] = '2020-05-05'
result = s
# case: s.loc[['x', 'w']] = np.array([1]) of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
s.loc[['x', 'w']] = np.array([1])
result = s
# case: df.loc['w'] = 2.0 of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.loc['w'] = 2.0
result = df
# case: df.loc['w'] = pd.Timestamp('2020-05-05') of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.loc['w'] = pd.Timestamp('2020-05-05')
result = df
# case: df.loc['w'] = [1, 2] of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.loc['w'] = [1, 2]
result = df
# case: df.loc['w'] = 2**70 of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.loc['w'] = 2**70
result = df
# case: df.loc['w'] = pd.Period('2020-05', 'M') of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.loc['w'] = pd.Period('2020-05', 'M')
result = df
# case: df.loc['w', 'v'] = 'u' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.loc['w', 'v'] = 'u'
result = df
# case: df.loc['w', 'v'] = [1, 2] of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.loc['w', 'v'] = [1, 2]
result = df
# case: df.at['w', 'v'] = 'u' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.at['w', 'v'] = 'u'
result = df
# case: df.at['w', 'v'] = '2020-05-05' of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.at['w', 'v'] = '2020-05-05'
result = df
# case: df.at['w', 'v'] = [1, 2] of ['a', None], dtype='string'
s = pd.Series(['a', None], index=['x', 'y'], dtype='string')
df = s.to_frame('v')
df.at['w', 'v'] = [1, 2]
result = df
# case: s.loc['w'] = 'u' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc['w'] = 'u'
result = s
# case: s.loc['w'] = pd.NA of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc['w'] = pd.NA
result = s
# case: s.loc['w'] = pd.NaT of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = np.int64(7) of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc['w'] = np.int64(7)
result = s
# case: s.loc['w'] = (1, 2) of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc['w'] = (1, 2)
result = s
# case: s.loc['w'] = pd.Period('2020-05', 'M') of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc['w'] = pd.Period('2020-05', 'M')
result = s
# case: s['w'] = 1 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s['w'] = 1
result = s
# case: s['w'] = 'q' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s['w'] = 'q'
result = s
# case: s['w'] = '2020-05-05' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s['w'] = '2020-05-05'
result = s
# case: s['w'] = (1, 2) of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s['w'] = (1, 2)
result = s
# case: s.at['w'] = 1.5 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.at['w'] = 1.5
result = s
# case: s.at['w'] = True of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.at['w'] = True
result = s
# case: s.at['w'] = np.nan of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.at['w'] = np.nan
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.at['w'] = '2020-05-05' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.at['w'] = '2020-05-05'
result = s
# case: s.at['w'] = np.int64(7) of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.at['w'] = np.int64(7)
result = s
# case: s.loc[['x', 'w']] = 1.5 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc[['x', 'w']] = 1.5
result = s
# case: s.loc[['x', 'w']] = '2020-05-05' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc[['x', 'w']] = '2020-05-05'
result = s
# case: s.loc[['x', 'w']] = pd.Period('2020-05', 'M') of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
s.loc[['x', 'w']] = pd.Period('2020-05', 'M')
result = s
# case: df.loc['w'] = 'u' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = 'u'
result = df
# case: df.loc['w'] = pd.Timedelta('2 days') of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = pd.Timedelta('2 days')
result = df
# case: df.loc['w'] = '2020-05-05' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = '2020-05-05'
result = df
# case: df.loc['w'] = 2**70 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = 2**70
result = df
# case: df.loc['w', 'v'] = 2.0 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = 2.0
result = df
# case: df.loc['w', 'v'] = True of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = True
result = df
# case: df.loc['w', 'v'] = pd.Timedelta('2 days') of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.loc['w', 'v'] = np.float64(2.5) of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = np.float64(2.5)
result = df
# case: df.loc['w', 'v'] = 2**70 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = 2**70
result = df
# case: df.loc['w', 'v'] = np.bool_(True) of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = np.bool_(True)
result = df
# case: df.at['w', 'v'] = 2.0 of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = 2.0
result = df
# case: df.at['w', 'v'] = pd.Timedelta('2 days') of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.at['w', 'v'] = '2020-05-05' of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = '2020-05-05'
result = df
# case: df.at['w', 'v'] = np.int64(7) of ['u', 'v'], dtype='category'
s = pd.Series(['u', 'v'], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = np.int64(7)
result = df
# case: s.loc['w'] = True of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = True
result = s
# case: s.loc['w'] = 'u' of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = 'u'
result = s
# case: s.loc['w'] = pd.NaT of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = pd.Timestamp('2020-05-05') of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc['w'] = pd.Timedelta('2 days') of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = pd.Timedelta('2 days')
result = s
# case: s.loc['w'] = (1, 2) of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = (1, 2)
result = s
# case: s.loc['w'] = 2**70 of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = 2**70
result = s
# case: s.loc['w'] = pd.Period('2020-05', 'M') of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.loc['w'] = np.bool_(True) of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc['w'] = np.bool_(True)
result = s
# case: s['w'] = 1 of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s['w'] = 1
result = s
# case: s['w'] = pd.NA of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s['w'] = pd.NA
result = s
# case: s.at['w'] = 2.0 of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.at['w'] = 2.0
result = s
# case: s.at['w'] = True of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.at['w'] = True
result = s
# case: s.at['w'] = pd.NA of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.at['w'] = pd.NA
result = s
# case: s.loc[['x', 'w']] = 'q' of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc[['x', 'w']] = 'q'
result = s
# case: s.loc[['x', 'w']] = pd.Timedelta('2 days') of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
s.loc[['x', 'w']] = pd.Timedelta('2 days')
result = s
# case: df.loc['w'] = 2.0 of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 2.0
result = df
# case: df.loc['w'] = {'a': 1} of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = {'a': 1}
result = df
# case: df.loc['w'] = np.array([1]) of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = np.array([1])
result = df
# case: df.loc['w', 'v'] = 1 of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 1
result = df
# case: df.loc['w', 'v'] = 1.5 of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 1.5
result = df
# case: df.loc['w', 'v'] = 'q' of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = 'q'
result = df
# case: df.loc['w', 'v'] = None of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = None
result = df
# case: df.loc['w', 'v'] = pd.Timestamp('2020-05-05') of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timestamp('2020-05-05')
result = df
# case: df.loc['w', 'v'] = np.float64(2.5) of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.float64(2.5)
result = df
# case: df.loc['w', 'v'] = np.bool_(True) of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.bool_(True)
result = df
# case: df.at['w', 'v'] = 1 of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 1
result = df
# case: df.at['w', 'v'] = 'u' of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = 'u'
result = df
# case: df.at['w', 'v'] = pd.NA of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = pd.NA
result = df
# case: df.at['w', 'v'] = '2020-05-05' of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = '2020-05-05'
result = df
# case: df.at['w', 'v'] = np.int64(7) of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = np.int64(7)
result = df
# case: df.at['w', 'v'] = {'a': 1} of pd.Categorical(['u', 'v'], ordered=True)
s = pd.Series(pd.Categorical(['u', 'v'], ordered=True), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = {'a': 1}
result = df
# case: s.loc['w'] = 'q' of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.loc['w'] = 'q'
result = s
# case: s.loc['w'] = {'a': 1} of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.loc['w'] = {'a': 1}
result = s
# case: s.loc['w'] = pd.Period('2020-05', 'M') of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.loc['w'] = pd.Period('2020-05', 'M')
result = s
# case: s['w'] = 2.0 of [], dtype='float64'
s = pd.Series([], dtype='float64')
s['w'] = 2.0
result = s
# case: s['w'] = pd.NaT of [], dtype='float64'
s = pd.Series([], dtype='float64')
s['w'] = pd.NaT
result = s
# case: s['w'] = [1, 2] of [], dtype='float64'
s = pd.Series([], dtype='float64')
s['w'] = [1, 2]
result = s
# case: s['w'] = (1, 2) of [], dtype='float64'
s = pd.Series([], dtype='float64')
s['w'] = (1, 2)
result = s
# case: s['w'] = np.bool_(True) of [], dtype='float64'
s = pd.Series([], dtype='float64')
s['w'] = np.bool_(True)
result = s
# case: s.at['w'] = 1.5 of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.at['w'] = 1.5
result = s
# case: s.at['w'] = np.nan of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.at['w'] = np.nan
result = s
# case: s.at['w'] = pd.Timedelta('2 days') of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.at['w'] = pd.Timedelta('2 days')
result = s
# case: s.at['w'] = np.float64(2.5) of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.at['w'] = np.float64(2.5)
result = s
# case: s.loc[['x', 'w']] = 'q' of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.loc[['x', 'w']] = 'q'
result = s
# case: s.loc[['x', 'w']] = {'a': 1} of [], dtype='float64'
s = pd.Series([], dtype='float64')
s.loc[['x', 'w']] = {'a': 1}
result = s
# case: df.loc['w'] = None of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w'] = None
result = df
# case: df.loc['w'] = pd.NA of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w'] = pd.NA
result = df
# case: df.loc['w'] = pd.NaT of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w'] = pd.NaT
result = df
# case: df.loc['w'] = '2020-05-05' of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w'] = '2020-05-05'
result = df
# case: df.loc['w'] = [1] of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w'] = [1]
result = df
# case: df.loc['w'] = {'a': 1} of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w'] = {'a': 1}
result = df
# case: df.loc['w'] = np.array([1]) of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w'] = np.array([1])
result = df
# case: df.loc['w', 'v'] = 1.5 of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w', 'v'] = 1.5
result = df
# case: df.loc['w', 'v'] = 'q' of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w', 'v'] = 'q'
result = df
# case: df.loc['w', 'v'] = pd.Timestamp('2020-05-05') of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timestamp('2020-05-05')
result = df
# case: df.loc['w', 'v'] = np.int64(7) of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.loc['w', 'v'] = np.int64(7)
result = df
# case: df.at['w', 'v'] = True of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.at['w', 'v'] = True
result = df
# case: df.at['w', 'v'] = np.float64(2.5) of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.at['w', 'v'] = np.float64(2.5)
result = df
# case: df.at['w', 'v'] = [1, 2] of [], dtype='float64'
s = pd.Series([], dtype='float64')
df = s.to_frame('v')
df.at['w', 'v'] = [1, 2]
result = df
# case: s.loc['w'] = 1 of [], dtype=object
s = pd.Series([], dtype=object)
s.loc['w'] = 1
result = s
# case: s.loc['w'] = 2.0 of [], dtype=object
s = pd.Series([], dtype=object)
s.loc['w'] = 2.0
result = s
# case: s.loc['w'] = np.nan of [], dtype=object
s = pd.Series([], dtype=object)
s.loc['w'] = np.nan
result = s
# case: s.loc['w'] = pd.Timestamp('2020-05-05') of [], dtype=object
s = pd.Series([], dtype=object)
s.loc['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s.loc['w'] = 2**70 of [], dtype=object
s = pd.Series([], dtype=object)
s.loc['w'] = 2**70
result = s
# case: s.loc['w'] = np.bool_(True) of [], dtype=object
s = pd.Series([], dtype=object)
s.loc['w'] = np.bool_(True)
result = s
# case: s['w'] = 1 of [], dtype=object
s = pd.Series([], dtype=object)
s['w'] = 1
result = s
# case: s['w'] = 2.0 of [], dtype=object
s = pd.Series([], dtype=object)
s['w'] = 2.0
result = s
# case: s['w'] = pd.NA of [], dtype=object
s = pd.Series([], dtype=object)
s['w'] = pd.NA
result = s
# case: s['w'] = '2020-05-05' of [], dtype=object
s = pd.Series([], dtype=object)
s['w'] = '2020-05-05'
result = s
# case: s.at['w'] = 2.0 of [], dtype=object
s = pd.Series([], dtype=object)
s.at['w'] = 2.0
result = s
# case: s.at['w'] = pd.Timestamp('2020-05-05') of [], dtype=object
s = pd.Series([], dtype=object)
s.at['w'] = pd.Timestamp('2020-05-05')
result = s
# case: s.at['w'] = pd.Period('2020-05', 'M') of [], dtype=object
s = pd.Series([], dtype=object)
s.at['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.loc[['x', 'w']] = pd.Series([1]) of [], dtype=object
s = pd.Series([], dtype=object)
s.loc[['x', 'w']] = pd.Series([1])
result = s
# case: s.loc[['x', 'w']] = np.array([1]) of [], dtype=object
s = pd.Series([], dtype=object)
s.loc[['x', 'w']] = np.array([1])
result = s
# case: s.loc[['x', 'w']] = pd.Period('2020-05', 'M') of [], dtype=object
s = pd.Series([], dtype=object)
s.loc[['x', 'w']] = pd.Period('2020-05', 'M')
result = s
# case: df.loc['w'] = 2.0 of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.loc['w'] = 2.0
result = df
# case: df.loc['w'] = True of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.loc['w'] = True
result = df
# case: df.loc['w'] = pd.NaT of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.loc['w'] = pd.NaT
result = df
# case: df.loc['w'] = (1, 2) of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.loc['w'] = (1, 2)
result = df
# case: df.loc['w', 'v'] = True of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.loc['w', 'v'] = True
result = df
# case: df.loc['w', 'v'] = pd.NaT of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.loc['w', 'v'] = pd.NaT
result = df
# case: df.loc['w', 'v'] = np.bool_(True) of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.loc['w', 'v'] = np.bool_(True)
result = df
# case: df.at['w', 'v'] = 1 of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.at['w', 'v'] = 1
result = df
# case: df.at['w', 'v'] = np.nan of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.at['w', 'v'] = np.nan
result = df
# case: df.at['w', 'v'] = np.bool_(True) of [], dtype=object
s = pd.Series([], dtype=object)
df = s.to_frame('v')
df.at['w', 'v'] = np.bool_(True)
result = df
# case: s.loc['w'] = 'q' of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc['w'] = 'q'
result = s
# case: s.loc['w'] = np.nan of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc['w'] = np.nan
result = s
# case: s.loc['w'] = np.int64(7) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc['w'] = np.int64(7)
result = s
# case: s.loc['w'] = np.float64(2.5) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc['w'] = np.float64(2.5)
result = s
# case: s.loc['w'] = pd.Series([1]) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc['w'] = pd.Series([1])
result = s
# case: s.loc['w'] = pd.Period('2020-05', 'M') of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc['w'] = pd.Period('2020-05', 'M')
result = s
# case: s['w'] = 1.5 of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s['w'] = 1.5
result = s
# case: s['w'] = pd.NaT of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s['w'] = pd.NaT
result = s
# case: s['w'] = [1, 2] of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s['w'] = [1, 2]
result = s
# case: s['w'] = (1, 2) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s['w'] = (1, 2)
result = s
# case: s['w'] = np.bool_(True) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s['w'] = np.bool_(True)
result = s
# case: s.at['w'] = 1.5 of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.at['w'] = 1.5
result = s
# case: s.at['w'] = '2020-05-05' of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.at['w'] = '2020-05-05'
result = s
# case: s.at['w'] = pd.Period('2020-05', 'M') of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.at['w'] = pd.Period('2020-05', 'M')
result = s
# case: s.loc[['x', 'w']] = pd.Timedelta('2 days') of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc[['x', 'w']] = pd.Timedelta('2 days')
result = s
# case: s.loc[['x', 'w']] = np.bool_(True) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
s.loc[['x', 'w']] = np.bool_(True)
result = s
# case: df.loc['w'] = 1.5 of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w'] = 1.5
result = df
# case: df.loc['w'] = 'q' of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w'] = 'q'
result = df
# case: df.loc['w'] = pd.Timedelta('2 days') of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w'] = pd.Timedelta('2 days')
result = df
# case: df.loc['w'] = '2020-05-05' of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w'] = '2020-05-05'
result = df
# case: df.loc['w'] = np.int64(7) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w'] = np.int64(7)
result = df
# case: df.loc['w'] = np.bool_(True) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w'] = np.bool_(True)
result = df
# case: df.loc['w', 'v'] = 2.0 of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w', 'v'] = 2.0
result = df
# case: df.loc['w', 'v'] = np.nan of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w', 'v'] = np.nan
result = df
# case: df.loc['w', 'v'] = pd.NA of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.NA
result = df
# case: df.loc['w', 'v'] = pd.Timedelta('2 days') of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Timedelta('2 days')
result = df
# case: df.loc['w', 'v'] = '2020-05-05' of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w', 'v'] = '2020-05-05'
result = df
# case: df.loc['w', 'v'] = pd.Series([1]) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.Series([1])
result = df
# case: df.at['w', 'v'] = 2.0 of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.at['w', 'v'] = 2.0
result = df
# case: df.at['w', 'v'] = pd.NaT of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.at['w', 'v'] = pd.NaT
result = df
# case: df.at['w', 'v'] = (1, 2) of [1, 2], dtype='int32'
s = pd.Series([1, 2], index=['x', 'y'], dtype='int32')
df = s.to_frame('v')
df.at['w', 'v'] = (1, 2)
result = df
# case: s.loc['w'] = 1.5 of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc['w'] = 1.5
result = s
# case: s.loc['w'] = np.nan of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc['w'] = np.nan
result = s
# case: s.loc['w'] = np.int64(7) of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc['w'] = np.int64(7)
result = s
# case: s.loc['w'] = 2**70 of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc['w'] = 2**70
result = s
# case: s['w'] = 1 of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s['w'] = 1
result = s
# case: s['w'] = 'u' of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s['w'] = 'u'
result = s
# case: s.at['w'] = 'u' of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.at['w'] = 'u'
result = s
# case: s.at['w'] = None of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.at['w'] = None
result = s
# case: s.at['w'] = '2020-05-05' of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.at['w'] = '2020-05-05'
result = s
# case: s.loc[['x', 'w']] = pd.NaT of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc[['x', 'w']] = pd.NaT
result = s
# case: s.loc[['x', 'w']] = [1, 2] of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc[['x', 'w']] = [1, 2]
result = s
# case: s.loc[['x', 'w']] = (1, 2) of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc[['x', 'w']] = (1, 2)
result = s
# case: s.loc[['x', 'w']] = pd.Period('2020-05', 'M') of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
s.loc[['x', 'w']] = pd.Period('2020-05', 'M')
result = s
# case: df.loc['w'] = 1.5 of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = 1.5
result = df
# case: df.loc['w'] = 'q' of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = 'q'
result = df
# case: df.loc['w'] = np.nan of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = np.nan
result = df
# case: df.loc['w'] = np.float64(2.5) of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = np.float64(2.5)
result = df
# case: df.loc['w'] = pd.Series([1]) of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w'] = pd.Series([1])
result = df
# case: df.loc['w', 'v'] = True of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = True
result = df
# case: df.loc['w', 'v'] = pd.NA of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = pd.NA
result = df
# case: df.loc['w', 'v'] = [1] of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.loc['w', 'v'] = [1]
result = df
# case: df.at['w', 'v'] = None of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = None
result = df
# case: df.at['w', 'v'] = pd.NaT of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = pd.NaT
result = df
# case: df.at['w', 'v'] = np.array([1]) of [1, 2], dtype='category'
s = pd.Series([1, 2], index=['x', 'y'], dtype='category')
df = s.to_frame('v')
df.at['w', 'v'] = np.array([1])
result = df
# case: s.loc['w'] = pd.NaT of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.loc['w'] = pd.NaT
result = s
# case: s.loc['w'] = np.float64(2.5) of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.loc['w'] = np.float64(2.5)
result = s
# case: s['w'] = 1 of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s['w'] = 1
result = s
# case: s['w'] = None of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s['w'] = None
result = s
# case: s['w'] = np.nan of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s['w'] = np.nan
result = s
# case: s.at['w'] = pd.NA of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.at['w'] = pd.NA
result = s
# case: s.at['w'] = pd.NaT of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.at['w'] = pd.NaT
result = s
# case: s.loc[['x', 'w']] = 'q' of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.loc[['x', 'w']] = 'q'
result = s
# case: s.loc[['x', 'w']] = pd.NaT of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.loc[['x', 'w']] = pd.NaT
result = s
# case: s.loc[['x', 'w']] = '2020-05-05' of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.loc[['x', 'w']] = '2020-05-05'
result = s
# case: s.loc[['x', 'w']] = [1, 2] of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.loc[['x', 'w']] = [1, 2]
result = s
# case: s.loc[['x', 'w']] = (1, 2) of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
s.loc[['x', 'w']] = (1, 2)
result = s
# case: df.loc['w'] = 1 of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 1
result = df
# case: df.loc['w'] = 2.0 of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = 2.0
result = df
# case: df.loc['w'] = pd.NaT of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = pd.NaT
result = df
# case: df.loc['w'] = (1, 2) of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w'] = (1, 2)
result = df
# case: df.loc['w', 'v'] = np.int64(7) of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.loc['w', 'v'] = np.int64(7)
result = df
# case: df.at['w', 'v'] = np.float64(2.5) of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = np.float64(2.5)
result = df
# case: df.at['w', 'v'] = [1, 2] of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = [1, 2]
result = df
# case: df.at['w', 'v'] = {'a': 1} of pd.period_range('2020-01', periods=2, freq='M')
s = pd.Series(pd.period_range('2020-01', periods=2, freq='M'), index=['x', 'y'])
df = s.to_frame('v')
df.at['w', 'v'] = {'a': 1}
result = df
