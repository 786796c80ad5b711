import numpy as np
import pandas as pd

# case: falling-times-1
df = pd.DataFrame({'k':[1,2,3],'x':[1.0,2,3]})
result = df.rolling(2, on='k').sum()

# case: falling-times-2
df = pd.DataFrame({'k':['a','b','c'],'x':[1.0,2,3]})
result = df.rolling(2, on='k').x.sum()

# case: falling-times-3
df = pd.DataFrame({'k':['a','b','c'],'x':[1.0,2,3]})
result = df.rolling(2, on='zz').x.sum()

# case: falling-times-4
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03','2020-01-01','2020-01-01','2019-12-31']),'x':[1.0,2,3,4,5]})
result = df.rolling('2D', on='t').x.sum()

# case: falling-times-5
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03','2020-01-01','2020-01-01','2019-12-31']),'x':[1.0,2,3,4,5]})
result = df.rolling('2D', on='t', closed='left').x.sum()

# case: falling-times-6
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03','2020-01-01','2020-01-01','2019-12-31']),'x':[1.0,2,3,4,5]})
result = df.rolling('2D', on='t', closed='both').x.mean()

# case: falling-times-7
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03','2020-01-01','2020-01-01','2019-12-31']),'x':[1.0,2,3,4,5]})
result = df.rolling('2D', on='t', closed='neither').x.count()

# case: falling-times-8
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03','2020-01-01','2020-01-01','2019-12-31']),'x':[1.0,2,3,4,5]})
result = df.rolling('2D', on='t').x.max()

# case: falling-times-9
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03','2020-01-01','2020-01-01','2019-12-31']),'x':[1.0,2,3,4,5]})
result = df.rolling('2D', on='t').x.apply(lambda s: s.iloc[0])

# case: falling-times-10
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-01','2020-01-02']),'x':[1.0,2,3]})
result = df.rolling('2D', on='t').x.sum()

# case: falling-times-11
df = pd.DataFrame({'g':[1,1,1,2],'t':pd.to_datetime(['2020-01-03','2020-01-01','2020-01-02','2020-01-02']),'x':[1.0,2,3,4]})
result = df.groupby('g').rolling('2D', on='t').x.sum()

# case: falling-times-12
df = pd.DataFrame({'g':[1,1,1,2],'t':pd.to_datetime(['2020-01-03','2020-01-02','2020-01-02','2020-01-02']),'x':[1.0,2,3,4]})
result = df.groupby('g').rolling('2D', on='t').x.var()

# case: falling-times-13
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-03','2020-01-03']),'x':[1.0,2]})
result = df.rolling('2D', on='t').x.sum()
