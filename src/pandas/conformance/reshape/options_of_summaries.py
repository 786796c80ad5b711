# Options of summaries, counts, pivots, groups and their kin, each on one small frame with gaps.
import pandas as pd
import numpy as np
# case: k000
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(percentiles=[.1,.9])
# case: k001
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(percentiles=[])
# case: k002
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(include='all')
# case: k003
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(include=[object])
# case: k004
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(include='object')
# case: k005
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(include=['number'])
# case: k006
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(exclude=['number'])
# case: k007
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(exclude='object')
# case: k008
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(include=[np.number], exclude=['int64'])
# case: k009
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.describe(include='datetime')
# case: k010
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.describe()
# case: k011
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.describe()
# case: k012
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.describe(percentiles=[.5])
# case: k013
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.describe(percentiles=[.25,.5,.99])
# case: k014
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').describe()
# case: k015
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.describe(percentiles=[.5])
# case: k016
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').t.describe()
# case: k017
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.describe()
# case: k018
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['a','b']].describe().loc['x']
# case: k019
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.value_counts(dropna=False)
# case: k020
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.value_counts(normalize=True, dropna=False)
# case: k021
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.value_counts(ascending=True)
# case: k022
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.value_counts(sort=False)
# case: k023
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.value_counts(sort=False, dropna=False)
# case: k024
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.value_counts(bins=3)
# case: k025
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.value_counts(bins=2, sort=False)
# case: k026
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.value_counts(bins=[0,2,5])
# case: k027
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.value_counts(normalize=True)
# case: k028
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.value_counts()
# case: k029
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.value_counts(dropna=False)
# case: k030
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.value_counts()
# case: k031
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts()
# case: k032
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts(dropna=False)
# case: k033
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts(['g','h'])
# case: k034
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts(['g','h'], dropna=False)
# case: k035
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts(subset=['h'])
# case: k036
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts('h')
# case: k037
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts(['g','h'], normalize=True)
# case: k038
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts(['g','h'], sort=False)
# case: k039
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.value_counts(['g','h'], ascending=True)
# case: k040
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['g','h']].value_counts().reset_index()
# case: k041
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['g','h']].value_counts().reset_index(name='n')
# case: k042
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['g','h']].value_counts().to_frame('n')
# case: k043
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.value_counts()
# case: k044
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.value_counts(normalize=True)
# case: k045
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.value_counts(sort=False)
# case: k046
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.value_counts(ascending=True)
# case: k047
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', dropna=False).h.value_counts(dropna=False)
# case: k048
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.value_counts().unstack(fill_value=0)
# case: k049
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['h','a']].value_counts()
# case: k050
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['h','a']].value_counts(subset=['h'])
# case: k051
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').value_counts(subset=['h'])
# case: k052
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', as_index=False).h.value_counts()
# case: k054
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a')
# case: k055
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', aggfunc='sum', fill_value=0)
# case: k056
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', aggfunc='sum', margins=True)
# case: k057
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', aggfunc='count', margins=True, margins_name='T')
# case: k058
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', aggfunc=['sum','mean'])
# case: k059
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', aggfunc=['sum','mean'], margins=True)
# case: k060
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values=['a','b'], aggfunc={'a':'sum','b':'mean'})
# case: k061
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values=['a','b'], aggfunc={'a':['sum','max'],'b':'mean'})
# case: k062
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', aggfunc='size')
# case: k063
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', aggfunc='size', fill_value=0)
# case: k064
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', aggfunc='size')
# case: k065
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', aggfunc=len)
# case: k066
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', aggfunc=len, fill_value=0)
# case: k067
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index=['g','h'], values='a')
# case: k068
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index=['g','h'], values='a', dropna=False)
# case: k069
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='b', dropna=False)
# case: k070
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='b')
# case: k071
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='b', aggfunc='sum')
# case: k072
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='b', aggfunc='sum', margins=True)
# case: k073
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='b', aggfunc='sum', margins=True, dropna=False)
# case: k074
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns=['h','a'], values='b')
# case: k075
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', values='a', aggfunc='nunique')
# case: k076
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', values='h', aggfunc='nunique')
# case: k077
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', values='h', aggfunc='first')
# case: k078
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='t', aggfunc='max')
# case: k079
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', values=['a'], aggfunc=lambda v: v.max() - v.min())
# case: k080
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', values='a', aggfunc=np.sum)
# case: k081
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', values='a', aggfunc=[np.sum, 'mean'])
# case: k082
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(values='a', columns='h')
# case: k083
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(values='a', columns='h', aggfunc='sum')
# case: k084
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(values=['a','b'], columns='h', aggfunc='sum')
# case: k085
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index=d.t.dt.year, values='a')
# case: k086
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index=d.t.dt.year, columns='h', values='a', aggfunc='sum')
# case: k087
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index=pd.Grouper(key='t', freq='ME'), values='a', aggfunc='sum')
# case: k088
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', sort=False)
# case: k089
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a', observed=True)
# case: k090
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table('a', 'g', 'h')
# case: k091
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table('a', ['g'], ['h'], 'sum', 0)
# case: k092
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a').reset_index()
# case: k093
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', columns='h', values='a').rename_axis(None, axis=1).reset_index()
# case: k094
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g')
# case: k095
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='g', values='zz')
# case: k096
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(index='zz', values='a')
# case: k097
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot_table(values='a')
# case: k098
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot(index='a', columns='h', values='b')
# case: k099
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(['g','h']).pivot(index='g', columns='h', values='a')
# case: k100
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(['g','h']).pivot(index='g', columns='h')
# case: k101
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(['g','h']).pivot(index='g', columns='h', values=['a','b'])
# case: k102
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(['g','h']).pivot(columns='h', values='a')
# case: k103
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(['g','h']).pivot(index=['g','a'], columns='h', values='b')
# case: k104
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(['g','h']).pivot(index='g', columns=['h','a'], values='b')
# case: k105
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pivot(index='g', columns='h', values='a')
# case: k106
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h)
# case: k107
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, margins=True)
# case: k108
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, margins=True, margins_name='T')
# case: k109
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, normalize=True)
# case: k110
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, normalize='index')
# case: k111
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, normalize='columns')
# case: k112
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, normalize='all', margins=True)
# case: k113
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, normalize='index', margins=True)
# case: k114
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, normalize='columns', margins=True)
# case: k115
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, values=d.a, aggfunc='sum')
# case: k116
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, values=d.a, aggfunc='mean')
# case: k117
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, values=d.b, aggfunc='sum', margins=True)
# case: k118
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, values=d.a, aggfunc='sum', normalize='index')
# case: k119
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, rownames=['r'], colnames=['c'])
# case: k120
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.h, dropna=False)
# case: k121
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab([d.g, d.a], d.h)
# case: k122
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, [d.h, d.a])
# case: k123
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab([d.g, d.h], d.a > 1)
# case: k124
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, d.a > 1)
# case: k125
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g.values, d.h.values)
# case: k126
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.g, 'count')
# case: k127
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(index=d.g, columns='n')
# case: k128
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.t.dt.month, d.h)
# case: k129
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.h, d.a, values=d.b, aggfunc=['sum','mean'])
# case: k130
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.h, d.a, values=d.b, aggfunc='max').fillna(0)
# case: k131
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.crosstab(d.h, d.a, values=d.b)
# case: k132
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt()
# case: k133
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g')
# case: k134
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars=['g','h'], value_vars=['a','b'])
# case: k135
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars='a')
# case: k136
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(value_vars=['a','b'])
# case: k137
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars=['a','b'], var_name='k', value_name='v')
# case: k138
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars=['b','a'], ignore_index=False)
# case: k139
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt('g', ['a'])
# case: k140
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='zz')
# case: k141
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars=['zz'])
# case: k142
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars=[])
# case: k143
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars=['a'], value_name='a')
# case: k144
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars=['a','h'])
# case: k145
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars='g', value_vars=['a','t'])
# case: k146
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.melt(id_vars=[], value_vars=['a'])
# case: k147
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index('h').melt(ignore_index=False)
# case: k148
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index(['g','h'])[['a','b']].stack()
# case: k149
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index(['g','h'])[['a','b']].stack(dropna=False)
# case: k150
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index(['g','h'])[['a','b']].stack(future_stack=True)
# case: k151
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].stack()
# case: k152
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].stack(future_stack=True)
# case: k153
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].stack().reset_index()
# case: k154
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].stack().unstack()
# case: k155
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].T.stack()
# case: k156
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].unstack()
# case: k157
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h']).a.sum().unstack()
# case: k158
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h']).a.sum().unstack(0)
# case: k159
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h']).a.sum().unstack('g')
# case: k160
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h']).a.sum().unstack(fill_value=0)
# case: k161
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'])[['a','b']].sum().unstack()
# case: k162
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'])[['a','b']].sum().unstack().stack()
# case: k163
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'])[['a','b']].sum().unstack().stack(0)
# case: k164
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'])[['a','b']].sum().unstack().stack('h', future_stack=True)
# case: k165
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'])[['a','b']].sum().unstack().swaplevel(axis=1)
# case: k166
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'])[['a','b']].sum().unstack().swaplevel(axis=1).sort_index(axis=1)
# case: k167
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'])[['a','b']].sum().unstack().droplevel(0, axis=1)
# case: k168
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h','a']).b.sum().unstack([1,2])
# case: k169
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h','a']).b.sum().unstack(['a','h'])
# case: k170
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.explode('h')
# case: k171
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.assign(l=[[1,2],[],[3],None,[4],5]).explode('l')
# case: k172
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.assign(l=[[1,2],[],[3],None,[4],5]).explode('l', ignore_index=True)
# case: k173
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.assign(l=[(1,2),(3,),(4,),(5,),(6,),(7,)], m=[[1,2],[3],[4],[5],[6],[7]]).explode(['l','m'])
# case: k174
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.assign(l=d.g.str.split('')).explode('l')
# case: k175
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d.g)
# case: k176
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d.g, dtype=int)
# case: k177
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d.g, prefix='p')
# case: k178
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d[['g','h']])
# case: k179
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d[['g','h']], prefix_sep='.')
# case: k180
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d[['g','h']], prefix=['p','q'])
# case: k181
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d[['g','h']], prefix={'g':'p','h':'q'})
# case: k182
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d[['g','h','a']], columns=['g'])
# case: k183
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d[['g','h','a']], drop_first=True)
# case: k184
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.get_dummies(d[['g','h','a']], columns=['a'])
# case: k185
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, 3)
# case: k186
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, 3, labels=False)
# case: k187
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, 3, labels=['l','m','h'])
# case: k188
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, [0,2,4])
# case: k189
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, [0,2,4], right=False)
# case: k190
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, [1,2,5], include_lowest=True)
# case: k191
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, [0,2,4,6], labels=['l','m','h']).value_counts()
# case: k192
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, [0,2,4,6], labels=['l','l','h'], ordered=False)
# case: k193
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.b, [0,1,np.inf], precision=1)
# case: k194
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, 2, retbins=True)
# case: k195
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, bins=pd.IntervalIndex.from_tuples([(0,2),(2,6)]))
# case: k196
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.a, [0,2,2,4], duplicates='drop')
# case: k197
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.t, 2)
# case: k198
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.cut(d.t, pd.to_datetime(['2023-12-01','2024-01-15','2024-03-01']))
# case: k199
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.qcut(d.a, 2)
# case: k200
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.qcut(d.a, 4, duplicates='drop')
# case: k201
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.qcut(d.a, 4)
# case: k202
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.qcut(d.b, [0,.5,1], labels=['lo','hi'])
# case: k203
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.qcut(d.a, 2, labels=False)
# case: k204
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = pd.qcut(d.b, 2, retbins=True)
# case: k205
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.rank()
# case: k206
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.rank(numeric_only=True)
# case: k207
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.rank(method='min')
# case: k208
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.rank(method='dense', ascending=False)
# case: k209
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.rank(method='first')
# case: k210
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.rank(method='max', pct=True)
# case: k211
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.rank(na_option='top')
# case: k212
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.rank(na_option='bottom', ascending=False)
# case: k213
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.rank()
# case: k214
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.rank()
# case: k215
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].rank(axis=1)
# case: k216
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.rank()
# case: k217
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.rank(method='dense', ascending=False)
# case: k218
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').b.rank(na_option='bottom')
# case: k219
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['a','b']].rank(pct=True)
# case: k220
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.quantile(numeric_only=True)
# case: k221
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.quantile([.25,.5], interpolation='lower')
# case: k222
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.quantile(.4, interpolation='nearest')
# case: k223
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.quantile(.4, interpolation='midpoint')
# case: k224
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.quantile(.5)
# case: k225
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].quantile([.1,.5])
# case: k226
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.quantile(.25)
# case: k227
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.quantile([.25,.75])
# case: k228
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['a','b']].quantile(.5, interpolation='higher')
# case: k229
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.nlargest(2, 'a')
# case: k230
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.nlargest(2, ['a','b'])
# case: k231
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.nsmallest(3, 'a', keep='all')
# case: k232
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.nsmallest(3, 'a', keep='last')
# case: k233
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_values(['g','a'], ascending=[False, True])
# case: k234
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_values('g', na_position='first')
# case: k235
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_values(['g','b'], na_position='first')
# case: k236
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_values('h', key=lambda v: v.map({'u':3,'v':2,'w':1}))
# case: k237
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_values(['h','a'], key=lambda v: v if v.dtype == 'int64' else v.str.upper(), ascending=False)
# case: k238
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_values('b', ignore_index=True)
# case: k239
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_values(by='t', ascending=False, na_position='first')
# case: k240
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_index(ascending=False)
# case: k241
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sort_index(axis=1)
# case: k242
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates('g')
# case: k243
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(['g','h'], keep='last')
# case: k244
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates('g', keep=False)
# case: k245
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.drop_duplicates(subset=['g'], ignore_index=True)
# case: k246
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.duplicated(['g','h'])
# case: k247
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.duplicated('h', keep=False)
# case: k248
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna()
# case: k249
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(subset=['g'])
# case: k250
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(subset=['b','t'], how='all')
# case: k251
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(thresh=4)
# case: k252
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(axis=1)
# case: k253
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(axis='columns', how='all')
# case: k254
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(ignore_index=True)
# case: k255
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.fillna({'g':'?','b':0})
# case: k256
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.fillna({'b': d.b.mean()})
# case: k257
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].fillna(d[['a','b']].mean())
# case: k258
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.fillna(d.a)
# case: k259
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.ffill()
# case: k260
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.bfill(limit=1)
# case: k261
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.interpolate()
# case: k262
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.fillna(pd.Timestamp('2020-01-01'))
# case: k263
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.fillna('none').str.upper()
# case: k264
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.isna().sum()
# case: k265
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.isna().any(axis=1)
# case: k266
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.notna().all()
# case: k267
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.isna().mean().round(2)
# case: k268
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.count()
# case: k269
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.count(axis=1)
# case: k270
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.nunique()
# case: k271
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.nunique(dropna=False)
# case: k272
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].nunique(axis=1)
# case: k273
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.agg({'a':['sum','mean'],'b':['max']})
# case: k274
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.agg({'a':'sum','b':'mean','g':'nunique'})
# case: k275
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].agg(['sum','mean','count'])
# case: k276
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].agg('mean', axis=1)
# case: k277
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].agg(['min','max'], axis=1)
# case: k278
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.agg(x=('a','sum'), y=('b','mean'))
# case: k279
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.agg(n=('a', lambda v: v.max()), m=('b', 'min'))
# case: k280
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.agg(['sum','mean'])
# case: k281
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.agg({'s':'sum','m':'mean'})
# case: k282
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.agg(lambda v: v.sum())
# case: k283
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.select_dtypes('number').sum()
# case: k284
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.select_dtypes(include=['object'])
# case: k285
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.select_dtypes(exclude=['object','datetime'])
# case: k286
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.corr(numeric_only=True)
# case: k287
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.corr(d.b)
# case: k288
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].cov()
# case: k289
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].corrwith(d.a)
# case: k291
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].cumsum()
# case: k292
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].cummax()
# case: k293
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.cumsum(skipna=False)
# case: k294
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').cumcount()
# case: k295
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').cumcount(ascending=False)
# case: k296
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').ngroup()
# case: k297
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', dropna=False).ngroup()
# case: k298
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').head(1)
# case: k299
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').tail(1)
# case: k300
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').nth(0)
# case: k301
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').nth([0,1])
# case: k302
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').nth(-1)
# case: k304
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').first()
# case: k305
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').last()
# case: k307
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').sum(numeric_only=True)
# case: k308
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').sum()
# case: k309
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').max()
# case: k310
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').mean()
# case: k311
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', dropna=False).a.sum()
# case: k312
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', sort=False).a.sum()
# case: k313
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'], as_index=False).a.sum()
# case: k314
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h'], as_index=False, dropna=False).agg(n=('a','sum'))
# case: k315
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').agg(n=('a','size'), m=('b','mean'), f=('h', lambda v: '|'.join(v)))
# case: k316
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').agg({'a':['sum','max'],'h':'first'})
# case: k317
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').agg(['min','max'])[['a','h']]
# case: k318
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['a','b']].agg(['sum', lambda v: v.count()])
# case: k319
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.agg(['sum','mean'])
# case: k320
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.agg(total='sum', n='count')
# case: k321
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.agg([('x','sum'),('y','max')])
# case: k322
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').apply(lambda v: v.nlargest(1, 'a'))
# case: k323
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').apply(lambda v: v.a.sum(), include_groups=False)
# case: k324
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', group_keys=False).apply(lambda v: v.sort_values('a').head(1))
# case: k325
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').filter(lambda v: len(v) > 2)
# case: k326
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').filter(lambda v: v.a.mean() > 2, dropna=False)
# case: k327
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.transform('sum')
# case: k328
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', dropna=False).a.transform('sum')
# case: k329
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.transform(lambda v: v / v.sum())
# case: k330
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['a','b']].transform('max')
# case: k331
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').b.transform(lambda v: v.fillna(v.mean()))
# case: k332
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.shift()
# case: k333
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.diff()
# case: k334
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.pct_change()
# case: k335
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.rolling(2).sum()
# case: k336
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.rolling(2, min_periods=1).mean().reset_index(level=0, drop=True)
# case: k337
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.expanding().max()
# case: k338
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.cumsum()
# case: k339
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').idxmax()
# case: k340
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.idxmin()
# case: k341
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.loc[d.groupby('h').a.idxmax()]
# case: k342
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.apply(list)
# case: k343
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.agg(lambda v: v.mode()[0])
# case: k344
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.unique()
# case: k345
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').h.nunique()
# case: k346
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(d.t.dt.year).a.sum()
# case: k347
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(d.t.dt.to_period('M')).a.sum()
# case: k348
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(pd.Grouper(key='t', freq='ME')).a.sum()
# case: k349
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby([d.t.dt.year, 'g']).a.sum()
# case: k350
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(lambda i: i % 2).a.sum()
# case: k351
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby({0:'p',1:'q',2:'p'}).a.sum()
# case: k352
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(d.a > 1).b.mean()
# case: k353
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g', d.a > 1]).size()
# case: k354
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').size().reset_index(name='n')
# case: k355
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').size().sort_values(ascending=False).index[0]
# case: k356
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g', as_index=False).size()
# case: k358
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').indices['x'].tolist()
# case: k359
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = [k for k, _ in d.groupby('g')]
# case: k360
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = [(k, len(v)) for k, v in d.groupby(['g','h'])]
# case: k361
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').get_group('x')
# case: k362
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby(['g','h']).get_group(('x','u'))
# case: k363
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.std(ddof=0)
# case: k364
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.var()
# case: k365
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.sem()
# case: k366
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.median()
# case: k367
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').a.prod()
# case: k368
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').b.sum(min_count=2)
# case: k369
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g').b.count()
# case: k371
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.groupby('g')[['a','b']].corr()
# case: k374
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(subset=['t']).set_index('t').resample('ME').a.sum()
# case: k375
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(subset=['t']).set_index('t').resample('QE').agg({'a':'sum','b':'mean'})
# case: k376
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(subset=['t']).set_index('t').sort_index().loc['2024']
# case: k377
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dropna(subset=['t']).set_index('t').sort_index().loc['2024-01':'2024-02'].a.sum()
# case: k378
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d)
# case: k379
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.head(2))
# case: k380
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.b)
# case: k381
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.groupby('g').a.sum())
# case: k382
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_string()
# case: k383
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_string(index=False)
# case: k384
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.b.to_string()
# case: k385
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = repr(d[['a']])
# case: k386
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.describe())
# case: k387
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.dtypes)
# case: k388
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.t)
# case: k389
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.set_index(['g','h']))
# case: k390
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = str(d.pivot_table(index='g', columns='h', values='a'))
# case: k391
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_dict()
# case: k392
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_dict('records')
# case: k393
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_dict('list')
# case: k394
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_dict('split')
# case: k395
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_dict('index')
# case: k396
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.to_dict('tight')
# case: k398
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.values.tolist()
# case: k402
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.T
# case: k403
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.shape, d.size, d.ndim, d.empty
# case: k404
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.axes
# case: k405
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.keys()
# case: k406
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.columns.tolist()
# case: k407
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.dtypes.to_dict()
# case: k408
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.eq(d).all()
# case: k409
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.equals(d.copy())
# case: k411
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.is_unique, d.a.is_monotonic_increasing, d.b.hasnans
# case: k412
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.squeeze()
# case: k413
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a']].squeeze()
# case: k414
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.iloc[[0]].squeeze()
# case: k416
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.filter(like='a')
# case: k417
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.filter(regex='^[ab]$')
# case: k418
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.filter(items=['a','zz'])
# case: k419
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.rename(columns=str.upper)
# case: k420
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.rename(columns={'a':'b','b':'a'})
# case: k421
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.rename(index={0:'z'})
# case: k422
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.add_prefix('p_')
# case: k423
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.add_suffix('_s')
# case: k424
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_axis(list('vwxyz'), axis=1)
# case: k425
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.reindex(columns=['b','zz','a'])
# case: k426
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.reindex([0,9])
# case: k427
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.reindex([0,9], fill_value=0)
# case: k428
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index('g', drop=False)
# case: k429
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index('g', append=True)
# case: k430
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index(['g','h']).reset_index('h')
# case: k431
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index(['g','h']).loc['x']
# case: k432
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index(['g','h']).loc[('x','u')]
# case: k434
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.set_index(['g','h']).xs('u', level='h')
# case: k435
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.reset_index(names='id')
# case: k436
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.reset_index(drop=True)
# case: k437
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.where(d.a > 1)
# case: k438
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.where(d.a > 1, 0)
# case: k439
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.mask(d.a > 1, 'm')
# case: k440
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.where(d.a > 1, -d.a)
# case: k441
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.clip(2, 3)
# case: k442
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].clip(lower=2)
# case: k443
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.replace({'x':'X'})
# case: k444
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.replace({'g':{'x':'X'}, 'a':{1:100}})
# case: k445
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.replace([1,2],[10,20])
# case: k446
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.replace('x', np.nan)
# case: k447
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.replace({'x':'X','y':None})
# case: k448
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.replace(['u','v'], 'uv')
# case: k449
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.replace(r'^[uv]$', 'k', regex=True)
# case: k450
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.map({'u':1})
# case: k451
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.map({'u':1,'v':2,'w':3})
# case: k452
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.map(len, na_action='ignore')
# case: k453
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.map(lambda v: str(v))
# case: k455
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.apply(lambda c: c.nunique())
# case: k456
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.apply(lambda r: f"{r['g']}-{r['a']}", axis=1)
# case: k457
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.apply(lambda r: pd.Series({'p': r.a, 'q': r.b}), axis=1)
# case: k458
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.apply(lambda r: [r.a, r.b], axis=1, result_type='expand')
# case: k459
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.transform({'a': lambda v: v + 1})
# case: k460
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.pipe(lambda x: x[x.a > 1]).shape
# case: k461
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.eval('a + b')
# case: k462
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.eval('c = a * 2')
# case: k463
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('a > 1 and h == "u"')
# case: k464
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('g.isna()')
# case: k465
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('h in ["u","w"]')
# case: k466
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('a == a.max()')
# case: k467
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('b != b')
# case: k468
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('t > "2024-01-15"')
# case: k469
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('not (a > 1)')
# case: k470
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('a > @s.mean()')
# case: k471
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.query('`a` > 1 & b < 3')
# case: k472
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.isin(['x', 1])
# case: k473
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.isin({'g':['x'],'a':[1]})
# case: k474
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.isin([1, 2]).sum()
# case: k475
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.between(1, 2, inclusive='left')
# case: k476
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.str.cat(d.g, sep='-')
# case: k477
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.str.cat(d.g, sep='-', na_rep='?')
# case: k478
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.str.cat(sep=',')
# case: k479
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.idxmax(numeric_only=True)
# case: k480
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].idxmin(axis=1)
# case: k481
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.mode()
# case: k482
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.mode(numeric_only=True)
# case: k483
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.h.mode()
# case: k484
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.mode(dropna=False)
# case: k485
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.pct_change()
# case: k486
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].pct_change()
# case: k487
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].diff(-1)
# case: k488
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.shift(1)
# case: k489
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.shift(1, fill_value=0)
# case: k490
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].shift(1, axis=1)
# case: k491
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.rolling(3, center=True).mean()
# case: k492
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.rolling(2).apply(lambda v: v.max())
# case: k493
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].rolling(2, min_periods=1).sum()
# case: k494
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.expanding(2).sum()
# case: k495
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.ewm(span=2).mean()
# case: k497
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sum()
# case: k498
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.sum(numeric_only=True)
# case: k499
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.max()
# case: k500
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.min(numeric_only=True)
# case: k501
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].mean(axis=1)
# case: k502
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].sum(axis=1, skipna=False)
# case: k503
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].sum(min_count=5)
# case: k504
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].std(ddof=0)
# case: k505
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].sem()
# case: k506
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].skew()
# case: k507
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].kurt()
# case: k508
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].prod()
# case: k509
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d[['a','b']].median(axis=1)
# case: k510
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.max() - d.t.min()
# case: k511
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.days_in_month
# case: k512
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.strftime('%d/%m/%y')
# case: k513
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.day_name()
# case: k514
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.isocalendar()
# case: k515
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.quarter
# case: k516
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.is_month_end
# case: k517
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.normalize()
# case: k518
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.floor('D')
# case: k519
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.dt.to_period('Q').astype(str)
# case: k520
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = (d.t - pd.Timestamp('2024-01-01')).dt.days
# case: k521
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t + pd.DateOffset(months=1)
# case: k522
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t + pd.offsets.MonthEnd(0)
# case: k523
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.diff()
# case: k524
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.t.astype(str)
# case: k525
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.astype(str) + d.h
# case: k526
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.a.astype('category').cat.codes
# case: k527
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.g.astype('category').cat.categories.tolist()
# case: k528
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.astype({'a':'float','h':'category'}).dtypes.astype(str)
# case: k529
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.convert_dtypes().dtypes.astype(str)
# case: k530
d = pd.DataFrame({'g':['x','y','x',None,'y','x'],'h':['u','v','u','v','u','w'],'a':[3,1,2,2,5,1],'b':[1.5,np.nan,2.5,0.5,np.nan,4.0],'t':pd.to_datetime(['2024-01-05','2024-02-01','2024-01-31',None,'2023-12-31','2024-02-29'])})
s = d['b']
result = d.infer_objects().dtypes.astype(str)
