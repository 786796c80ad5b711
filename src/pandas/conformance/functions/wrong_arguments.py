import pandas as pd
import numpy as np
s = pd.Series([1.0, np.nan, 3.0, 4.0, np.nan, np.nan])
t = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'])
q = pd.Series(['apple', 'banana', None, 'Cherry pie', 'x'], dtype='string')
m = pd.Series(['a', 1, None, ['p', 'q'], 2.5])
df = pd.DataFrame({'g': ['a', 'b', 'a', None], 'v': [1, 2, 3, 4], 'w': [1.5, None, 2.5, 3.5], 't': ['x', 'y', None, 'z']})
td = pd.Series(pd.to_timedelta(['1 days', '2 days', None]))

# case: wrong-arguments-1
result = pd.to_datetime(['2024-01-01', 'x'], errors='ignore')

# case: wrong-arguments-2
result = pd.to_datetime(('2024-01-01', 'x'), errors='ignore')

# case: wrong-arguments-3
result = pd.to_datetime(np.array(['2024-01-01', 'x']), errors='ignore')

# case: wrong-arguments-4
result = pd.to_datetime([1, 'x', None], errors='ignore')

# case: wrong-arguments-5
result = pd.to_datetime(['2024-01-01', 'x'], errors='ignore', format='%Y-%m-%d')

# case: wrong-arguments-6
result = pd.to_datetime(['01/02/2024', 'x'], errors='ignore', dayfirst=True)

# case: wrong-arguments-7
result = pd.to_numeric(['1', 'x'], errors='ignore')

# case: wrong-arguments-8
result = pd.to_numeric(('1', 'x'), errors='ignore')

# case: wrong-arguments-9
result = pd.to_numeric([1, 'x', None], errors='ignore')

# case: wrong-arguments-10
result = pd.to_numeric(['1', 'x'], errors='ignore', downcast='integer')

# case: wrong-arguments-11
result = pd.to_timedelta(['1 days', 'x'], errors='ignore')

# case: wrong-arguments-12
result = pd.to_timedelta(('1 days', 'x'), errors='ignore')

# case: wrong-arguments-13
result = pd.to_datetime(['2024'], errors='bad')

# case: wrong-arguments-14
result = pd.to_datetime(['2024'], errors=None)

# case: wrong-arguments-15
result = t.str.split(expand='yes')

# case: wrong-arguments-16
result = t.str.split(expand=1)

# case: wrong-arguments-17
result = t.str.split('a', expand=0)

# case: wrong-arguments-18
result = t.str.rsplit(expand='yes')

# case: wrong-arguments-19
result = t.str.partition('a', expand='yes')

# case: wrong-arguments-20
result = t.str.split('a', n='x')

# case: wrong-arguments-21
result = t.str.split('a', n=1.0)

# case: wrong-arguments-22
result = t.str.split('a', n=None)

# case: wrong-arguments-23
result = t.str.split(['a'])

# case: wrong-arguments-24
result = t.str.rsplit(1)

# case: wrong-arguments-25
result = t.str.partition(1)

# case: wrong-arguments-26
result = df.groupby('g').agg({})

# case: wrong-arguments-27
result = df.agg([])

# case: wrong-arguments-28
result = df['v'].agg([])

# case: wrong-arguments-29
result = df.agg({})

# case: wrong-arguments-30
result = df['v'].agg({})

# case: wrong-arguments-31
result = s.astype(None)

# case: wrong-arguments-32
result = df['v'].astype(None)

# case: wrong-arguments-33
result = t.astype(None)

# case: wrong-arguments-34
result = df[['v','w']].astype(None)

# case: wrong-arguments-35
result = pd.Series(['1','2']).astype(None)

# case: wrong-arguments-36
result = pd.Series([True,False]).astype(None)

# case: wrong-arguments-37
result = pd.Series([1,2],dtype='Int64').astype(None)

# case: wrong-arguments-38
result = df.astype({'v': None})

# case: wrong-arguments-39
result = pd.Index([1,2]).astype(None)

# case: wrong-arguments-40
result = np.array([1,2]).astype(None)

# case: wrong-arguments-41
result = float(pd.Series([1]))

# case: wrong-arguments-42
result = int(pd.Series([1]))

# case: wrong-arguments-43
result = int(pd.Series([1.7]))

# case: wrong-arguments-44
result = float(pd.Series(['1.5']))

# case: wrong-arguments-45
result = int(pd.Series(['x']))

# case: wrong-arguments-46
result = int(pd.Series(['5']))

# case: wrong-arguments-47
result = float(df.loc[df.v==2,'v'])

# case: wrong-arguments-48
result = int(df.loc[df.v==2,'v'])

# case: wrong-arguments-49
result = int(pd.Series([True]))

# case: wrong-arguments-50
result = float(s.iloc[:1])

# case: wrong-arguments-51
result = list(range(int(pd.Series([3]))))

# case: wrong-arguments-52
result = '%d' % pd.Series([3])

# case: wrong-arguments-53
result = s.mask(s > 2, other=[1])

# case: wrong-arguments-54
result = s.mask(s > 2, [1])

# case: wrong-arguments-55
result = s.where(s > 2, [1])

# case: wrong-arguments-56
result = s.where(s > 2, ['a'])

# case: wrong-arguments-57
result = s.where(s > 2, (1,))

# case: wrong-arguments-58
result = s.where(s > 2, np.array([1]))

# case: wrong-arguments-59
result = df[['v','w']].where(df[['v','w']] > 2, [1])

# case: wrong-arguments-60
result = pd.TimedeltaIndex(['1 days', '2 days']).isin(['1 days'])

