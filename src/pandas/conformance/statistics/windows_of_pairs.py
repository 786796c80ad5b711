import numpy as np
import pandas as pd

# case: pairs-and-diagonals-1
a = pd.Series([1.0,2,4,3,5,2,8], name='a')
b = pd.Series([2.0,1,5,4,4,3,7], name='b')
result = a.rolling(3).corr(b)

# case: pairs-and-diagonals-2
a = pd.Series([1.0,2,4,3,5,2,8], name='a')
b = pd.Series([2.0,1,5,4,4,3,7], name='b')
result = a.rolling(3).cov(b)

# case: pairs-and-diagonals-3
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,None,4,4,3,7]})
result = df['x'].rolling(3, min_periods=2).corr(df['y'])

# case: pairs-and-diagonals-4
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,None,4,4,3,7]})
result = df['x'].expanding().corr(df['y'])

# case: pairs-and-diagonals-5
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,None,4,4,3,7]})
result = df['x'].expanding(2).cov(df['y'], ddof=0)

# case: pairs-and-diagonals-6
df = pd.DataFrame({'x':[1,1,1,3,5,2,8],'y':[2.0,2,2,4,4,3,7]})
result = df['x'].rolling(3).corr(df['y'])

# case: pairs-and-diagonals-7
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,None,4,4,3,7]}, index=pd.date_range('2020-01-01', periods=7))
result = df['x'].rolling('3D').corr(df['y'])

# case: pairs-and-diagonals-8
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,3,4,4,3,7]})
result = df['x'].rolling(4).corr(df['x'])

# case: pairs-and-diagonals-9
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,3,4,4,3,7]})
df['r'] = df['x'].pct_change().rolling(3).corr(df['y'].pct_change())
result = df.round(4)

# case: pairs-and-diagonals-10
df = pd.DataFrame({'x':[1,2,4,3,5,2,8],'y':[2.0,1,3,4,4,3,7]})
result = df['x'].rolling(4).corr(5)

# case: pairs-and-diagonals-11
df = pd.DataFrame({'x':[0.1,0.2,0.4,0.31,0.5,2,0.8],'y':[2.3,1.1,3.7,4.9,4.01,3.3,7.123]})
result = df['x'].rolling(4, center=True).corr(df['y'])

# case: pairs-and-diagonals-12
df = pd.DataFrame({'x':[0.1,0.2,0.4,0.31,0.5,2,np.inf],'y':[2.3,1.1,3.7,4.9,4.01,3.3,7.123]})
result = df['x'].rolling(2).cov(df['y'])

# case: pairs-and-diagonals-13
m = np.arange(9).reshape(3,3)
np.fill_diagonal(m, 0)
result = m

# case: pairs-and-diagonals-14
m = np.arange(6.0).reshape(2,3)
np.fill_diagonal(m, np.nan)
result = m

# case: pairs-and-diagonals-15
df = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=['a','b'])
np.fill_diagonal(df.values, 0)
result = df

# case: pairs-and-diagonals-16
df = pd.DataFrame({'a':[1,2],'b':[3,4]}, index=['a','b'])
v = df.to_numpy(copy=True)
np.fill_diagonal(v, 7)
result = pd.DataFrame(v, index=df.index, columns=df.columns)

# case: pairs-and-diagonals-17
m = np.arange(9).reshape(3,3)
np.fill_diagonal(m, 1.7)
result = m

# case: pairs-and-diagonals-18
m = np.arange(3)
np.fill_diagonal(m, 1)
result = m

# case: pairs-and-diagonals-19
m = np.zeros((3,3))
result = np.fill_diagonal(m, [1,2,3])

# case: frames-in-pairs-1
df = pd.DataFrame({'x':[1,2,4,3,5],'y':[2.0,1,3,4,4],'z':[1.0,None,2,2,5]})
result = df.rolling(3).corr()

# case: frames-in-pairs-2
df = pd.DataFrame({'x':[1,2,4,3,5],'y':[2.0,1,3,4,4],'z':[1.0,None,2,2,5]}, index=pd.date_range('2020-01-01', periods=5, name='d'))
result = df.rolling(3).cov()

# case: frames-in-pairs-3
df = pd.DataFrame({'x':[1,2,4,3,5],'y':[2.0,1,3,4,4],'z':[1.0,None,2,2,5]}, index=pd.date_range('2020-01-01', periods=5, name='d'))
result = df.rolling(3).corr()['x'].xs('y', level=1)

# case: frames-in-pairs-4
df = pd.DataFrame({'x':[1,2,4,3,5],'y':[2.0,1,3,4,4],'z':[1.0,None,2,2,5]}, index=pd.date_range('2020-01-01', periods=5, name='d'))
result = df[['x','y']].rolling(3).corr().unstack()['x']['y']

# case: frames-in-pairs-5
df = pd.DataFrame({'x':[1,2,4,3,5],'y':[2.0,1,3,4,4],'z':[1.0,None,2,2,5]})
result = df.expanding().corr().iloc[-3:]

# case: frames-in-pairs-6
df = pd.DataFrame({'x':[1,2,4,3,5],'y':[2.0,1,3,4,4]})
result = df.rolling(3).corr().iloc[1::2, 0].reset_index(level=1, drop=True)

# case: frames-in-pairs-7
df = pd.DataFrame({'x':[1,2,4,3,5],'k':list('abcab')})
result = df.rolling(3).corr()
