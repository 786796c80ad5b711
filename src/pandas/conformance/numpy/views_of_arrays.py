import pandas as pd
import numpy as np
# case: a1
a=np.array([1,2,3]); b=a[:2]; b[0]=9
result=a.tolist()
# case: a2
a=np.array([1,2,3]); b=a; b+=1
result=a.tolist()
# case: a3
m=np.array([[1,2],[3,4]]); m[0][1]=5
result=m.tolist()
# case: a4
m=np.array([[1,2],[3,4]]); t=m.T; t[0,1]=7
result=m.tolist()
# case: a5
a=np.arange(6); m=a.reshape(2,3); m[0,0]=100
result=a.tolist()
# case: a6
m=np.zeros((2,2)); m.ravel()[0]=3
result=m.tolist()
# case: a7
a=np.array([1,2,3]); b=np.asarray(a); b[0]=5
result=a.tolist()
# case: s1
s=pd.Series([1,2,3]); v=s.values; v[0]=9
result=s
# case: s2
s=pd.Series([1,2,3]); v=s.values; s[0]=9
result=v.tolist()
# case: s3
s=pd.Series([1,2,3]); v=s.to_numpy(); v[0]=9
result=s
# case: s4
df=pd.DataFrame({'x':[1,2,3],'y':[1.0,2,3]}); v=df['x'].values; v[0]=9
result=df
# case: s5
df=pd.DataFrame({'x':[1,2,3],'y':[1.0,2,3]}); v=df['x'].values; df.loc[0,'x']=9
result=v.tolist()
# case: s6
df=pd.DataFrame({'x':[1,2,3],'y':[1.0,2,3]}); s=df['x']; df.loc[0,'x']=9
result=s
# case: s7
df=pd.DataFrame({'x':[1,2,3],'y':[1.0,2,3]}); s=df['x']; df['x']=9
result=s
# case: s8
s=pd.Series([1,2,3,4]); t=s[:2]; t[0]=9
result=s
# case: s9
a=np.array([1,2,3]); s=pd.Series(a); s[0]=9
result=a.tolist()
# case: s10
a=np.array([1,2,3]); s=pd.Series(a); a[0]=9
result=s
# case: s11
a=np.array([[1,2],[3,4]]); df=pd.DataFrame(a,columns=['p','q']); df.loc[0,'p']=9
result=a.tolist()
# case: s12
df=pd.DataFrame({'x':[1,2,3],'y':[4,5,6]}); v=df.values; v[0,0]=9
result=df
# case: s13
df=pd.DataFrame({'x':[1,2,3],'y':[1.0,2,3]}); v=df.values; v[0,0]=9
result=df
# case: s14
df=pd.DataFrame([[1,2],[3,4]],columns=['a','b']); v=df.values; v[0,0]=9
result=df
# case: s15
df=pd.DataFrame({'x':[1.0,2,3]}); v=df.values; v[0,0]=9
result=df
# case: s16
df=pd.DataFrame({'x':[1.0,2,3],'y':[1.0,2,3]}); v=df[['x','y']].values; v[0,0]=9
result=df
# case: s17
df=pd.DataFrame({'x':[1.0,2,3],'y':[1.0,2,3]}); t=df[:2]; t.iloc[0,0]=9
result=df
# case: s18
df=pd.DataFrame({'x':[1.0,2,3],'y':[1.0,2,3]}); r=df.iloc[0]; r['x']=9
result=df
# case: s19
df=pd.DataFrame({'x':[1.0,2,3],'y':[1.0,2,3]}); t=df.loc[:,'x']; t[0]=9
result=df
# case: s20
s=pd.Series([1,2,3]); t=s; t+=1
result=s
# case: s21
s=pd.Series([1,2,3]); v=s.values; s+=1
result=v.tolist()
# case: s22
s=pd.Series(['a','b']); v=s.values; v[0]='z'
result=s
# case: s24
s=pd.Series(pd.to_datetime(['2024-01-01','2024-01-02'])); v=s.values; v[0]=np.datetime64('2020-01-01')
result=s
# case: s25
s=pd.Series([1,2,3]); v=np.array(s); v[0]=9
result=s
# case: s26
s=pd.Series([1,2,3]); v=np.asarray(s); v[0]=9
result=s
# case: s27
df=pd.DataFrame({'x':[3,1,2]}); df['x'].values.sort()
result=df
# case: s28
m=np.zeros((2,3))
for row in m:
    row[0]=1
result=m.tolist()
# case: s29
a=np.arange(5); b=a[::2]; b[:]=0
result=a.tolist()
# case: s30
a=np.arange(5); b=a[1:4]; a[2]=50
result=b.tolist()
# case: s31
a=np.arange(5); b=a[1:4]; c=b[::-1]; c[0]=77
result=(a.tolist(),b.tolist())
# case: s32
a=np.arange(5); b=a[[0,1]]; b[0]=77
result=a.tolist()
# case: s33
a=np.arange(5); a[a>2]+=10
result=a.tolist()
# case: s34
m=np.arange(6).reshape(2,3); c=m[:,1]; c[:]=0
result=m.tolist()
# case: s35
a=np.array([1,2,3]); a+=0.5
result=a.tolist()
# case: s36
a=np.array([1,2,3]); a/=2
result=a.tolist()
# case: s37
def f(x):
    x*=2
    return x
a=np.array([1.,2.]); f(a)
result=a.tolist()
# case: s38
df=pd.DataFrame({'x':[1,2,3],'y':[1.0,2,3]}); s=df['x']; s[0]=9
result=df
# case: s41
m=np.array([[3,1],[2,0]]); m+=1; result=m.tolist()
# case: s42
a=np.arange(4); b=a.view(); b[0]=9; result=a.tolist()
# case: s43
a=np.arange(4); b=a.flatten(); b[0]=9; result=a.tolist()
# case: s44
a=np.arange(4); b=a.squeeze(); b[0]=9; result=a.tolist()
# case: s45
a=np.arange(4); b=a[:,None]; b[0,0]=9; result=a.tolist()
# case: s46
a=np.arange(4.); a.fill(2); result=a.tolist()
# case: s47
a=np.arange(4); x,y=np.split(a,2); x[0]=9; result=a.tolist()
# case: s50
a=np.arange(4.); np.add(a,1,out=a); result=a.tolist()
# case: s51
df=pd.DataFrame({'x':[1,2,3]}); v=df['x'].values; df['x']=df['x']*2; v[0]=100; result=df
# case: s52
df=pd.DataFrame({'x':[1,2,3]}); a=np.array([1,2,3]); df['y']=a; a[0]=9; result=df
# case: s53
a=np.array([1,2,3]); df=pd.DataFrame({'x':a}); a[0]=9; result=df
# case: s54
s=pd.Series([1.0,np.nan,3]); v=s.values; s.fillna(0,inplace=True); result=v.tolist()
# case: s55
a=np.array([1,2,3]); a[0]=2.7; result=a.tolist()
# case: s56
a=np.array(['a','b']); b=a[:1]; b[0]='xyz'; result=a.tolist()
