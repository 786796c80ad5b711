import numpy as np
import pandas as pd

# case: of-a-review-1
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df[-df.f]

# case: of-a-review-2
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df[-(df.x > 1)]

# case: of-a-review-3
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = (-df.f).sum(), (-df.f).dtype

# case: of-a-review-4
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -df[['f']]

# case: of-a-review-5
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -df[['x','f']]

# case: of-a-review-6
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = np.negative(df.f)

# case: of-a-review-7
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -df.f.values

# case: of-a-review-8
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -df.f.astype('boolean')

# case: of-a-review-9
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -df.f.astype(object)

# case: of-a-review-10
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = +df.f

# case: of-a-review-11
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -pd.Index([True, False])

# case: of-a-review-12
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -np.array([True, False])

# case: of-a-review-13
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -np.bool_(True)

# case: of-a-review-14
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = -df

# case: of-a-review-15
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.loc[(1,)]

# case: of-a-review-16
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.loc[(1,),]

# case: of-a-review-17
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.groupby('k')[['x']].sum().loc[('a',)]

# case: of-a-review-18
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.set_index('k').x.loc[('a',)]

# case: of-a-review-19
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.groupby('k').x.sum().loc[('a',)]

# case: of-a-review-20
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.groupby('k').x.sum()[('a',)]

# case: of-a-review-21
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.loc[([0,1],)]

# case: of-a-review-22
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.loc[(slice(0,1),)]

# case: of-a-review-23
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.loc[(df.f,)]

# case: of-a-review-24
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.loc[(5,)]

# case: of-a-review-25
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
result = df.iloc[(1,)]

# case: of-a-review-26
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
df.loc[(1,)] = 0
result = df

# case: of-a-review-27
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
df.loc[(1,), 'x'] = 10
result = df

# case: of-a-review-28
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
s = df.groupby('k').x.sum()
result = {key: s.loc[key] for key, g in df.groupby(['k'])}

# case: of-a-review-29
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
s = df.groupby('k').x.sum()
result = {key: s[key] for key, g in df.groupby(['k'])}

# case: of-a-review-30
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
s = df.groupby('k')[['x']].sum()
result = {key: s.loc[key, 'x'] for key, g in df.groupby(['k'])}

# case: of-a-review-31
df = pd.DataFrame({'x':[1,2,3],'f':[True,False,True],'k':['a','b','a']})
s = df.groupby('k')[['x']].sum()
result = {key: s.at[key, 'x'] for key, g in df.groupby(['k'])}

# case: of-a-review-32
df = pd.DataFrame([[1,2,3],[4,5,6]],columns=['a','a','b'])
result = df.pivot_table(index='b')

# case: of-a-review-33
df = pd.DataFrame([[1,2,3],[4,5,6]],columns=['a','a','b'])
result = df.pivot_table(index='b', values='a')

# case: of-a-review-34
df = pd.DataFrame([[1,2,3],[4,5,6]],columns=['a','a','b'])
result = df.pivot_table(index='b', aggfunc='sum')

# case: of-a-review-35
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-01','2020-01-02',None]),'x':[1.0,2,3]})
result = df.rolling(2, on='t').x.sum()

# case: of-a-review-36
df = pd.DataFrame({'t':pd.to_datetime(['2020-01-01','2020-01-02',None]),'x':[1.0,2,3]})
result = df.rolling(2, on='t').sum()

# case: of-a-review-37
df = pd.DataFrame({'w':[1,1,2,2],'v':[1.0,2,3,4]}, index=pd.to_datetime(['2020-01-04','2020-01-03','2020-01-02','2020-01-01']))
result = df.groupby('w').rolling('2D').v.sum()

# case: of-a-review-38
df = pd.DataFrame({'w':[1,1,2,2],'v':[1.0,2,3,4]}, index=pd.to_datetime(['2020-01-03','2020-01-04','2020-01-01','2020-01-02']))
result = df.groupby('w').rolling('2D').v.sum()

# case: of-a-review-39
df = pd.DataFrame({'w':[1,1,2,2],'v':[1.0,2,3,4]}, index=pd.to_datetime(['2020-01-03','2020-01-01','2020-01-01','2020-01-02']))
result = df.groupby('w').rolling('2D').v.sum()

# case: of-a-review-40
df = pd.DataFrame({'w':[1,1,2,2],'v':[1.0,2,3,4],'t':pd.to_datetime(['2020-01-03','2020-01-01','2020-01-01','2020-01-02'])})
result = df.groupby('w').rolling('2D', on='t').v.sum()

# case: of-a-review-41
df = pd.DataFrame({'w':[1,2,1,2],'v':[1.0,2,3,4],'t':pd.to_datetime(['2020-01-03','2020-01-01','2020-01-04','2020-01-02'])})
result = df.groupby('w').rolling('2D', on='t').v.mean()

# case: of-a-review-42
df = pd.DataFrame({'w':[1,2,1,2],'v':[1.0,2,3,4],'t':pd.to_datetime(['2020-01-03','2020-01-01','2020-01-04','2020-01-02'])})
result = df.set_index('t').groupby('w').v.rolling('2D').mean()

# case: of-a-review-43
df = pd.DataFrame({'w':[1,1,2,2],'v':[1.0,2,3,4]}, index=pd.to_datetime(['2020-01-04','2020-01-03','2020-01-02','2020-01-01']))
result = df.v.rolling('2D').sum()

# case: of-a-review-44
if (n := 5) > 3:
    (p := n + 1)
result = p

# case: of-a-review-45
(p := 5)
result = p
