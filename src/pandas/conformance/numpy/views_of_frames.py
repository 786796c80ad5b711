import pandas as pd
import numpy as np
df=pd.DataFrame({'a':[1,2,3],'b':[4,5,6]})
mx=pd.DataFrame({'a':[1,2,3],'b':['x','y','z'],'c':[1.5,2.5,3.5]})
# case: ap1
def f(row):
    row['a']=row['a']*10
    return row
r=df.apply(f,axis=1)
result=(df,r)
# case: ap2
def f(row):
    row['a']=row['a']*10
    return row
r=mx.apply(f,axis=1)
result=(mx,r)
# case: ap3
def f(c):
    c[c>2]=0
    return c
r=df.apply(f)
result=(df,r)
# case: ap4
def f(row):
    row['t']=row['a']+row['b']
    return row
r=df.apply(f,axis=1)
result=(df,r)
# case: it1
for i,row in df.iterrows():
    row['a']=100
result=df
# case: it2
for i,row in mx.iterrows():
    row['a']=100
result=mx
# case: it3
df['z']=[7,8,9]
for i,row in mx.iterrows():
    row['a']=100
result=df
# case: r1
r=df.loc[1]; r['a']=50
result=df
# case: r2
r=mx.loc[1]; r['a']=50
result=mx
# case: r3
h=df.head(2); h.loc[0,'a']=99
result=df
# case: r4
h=df.head(2); h['a']=99
result=(df,h)
# case: r5
h=df[df['a']>1]; h.loc[1,'a']=99
result=(df,h)
# case: r6
h=df.head(2).copy(); h.loc[0,'a']=99
result=(df,h)
# case: r7
h=df; h.loc[0,'a']=99
result=df
# case: r8
t=df.T; t.iloc[0,0]=99
result=(df,t)
# case: r9
s=df['a']; df.loc[0,'a']=1.5
result=(df,s)
# case: r11
s=df['a']; s[0]=1.5
result=(df,s)
# case: r13
df['a'].fillna(0,inplace=True); df['a'].replace(1,5,inplace=True)
result=df
# case: r14
s=df['a'].copy(); s[0]=9
result=df
# case: r15
c=df.copy(); c.loc[0,'a']=9
result=df
# case: r16
v=df.values; df.loc[0,'a']=9
result=v.tolist()
# case: r17
v=df.values; v[:,0]=0
s=df['a']
result=(df,s)
# case: r18
s=df['a']; v=df.values; v[0,0]=5; 
result=s
# case: r19
s=df['a']; v=df.values; s[0]=5; 
result=(df,v.tolist())
# case: r20
x=df[['a','b']].values; x[x>3]=0
result=(df,x.tolist())
# case: r21
df['c']=df['a']*2
x=df.values; x[0,0]=55
result=x.tolist()
# case: r22
x=mx.values; x[0,0]=55
result=mx
# case: r23
x=mx[['a','c']].to_numpy(); x[0,0]=55
result=(mx,x.tolist())
# case: r24
df2=pd.DataFrame(df); df2['new']=1; df2.loc[0,'a']=9
result=(df,df2)
# case: r25
df['a']=df['b']; df.loc[0,'a']=100
result=df
# case: r26
s=df['b']; df['a']=s; s[0]=100
result=df
# case: r27
df['c']=0; s=df['c']; s[0]=5
result=df
# case: r28
del df['a']; s=df['b']; s[0]=5
result=df
# case: r29
s=df['b']; del df['a']; s[0]=5
result=df
# case: r30
s=df['b']; df.rename(columns={'b':'B'},inplace=True); s[0]=5
result=df
# case: r31
s=df['b']; df.columns=['x','y']; s[0]=5
result=df
# case: r32
s=df['b']; df.index=['x','y','z']; s.iloc[0]=5
result=(df,s)
# case: r33
s=df['b']; df.insert(0,'n',1); s[0]=5
result=df
# case: r34
for c in df.columns:
    s=df[c]; s[s>2]=0
result=df
# case: r35
for name,col in df.items():
    col[0]=0
result=df
# case: r36
s=pd.Series([1,2,3]); t=s.head(2); t[0]=9
result=s
# case: r37
s=pd.Series([1,2,3]); t=s.iloc[1:]; t.iloc[0]=9
result=s
# case: r38
s=pd.Series([1,2,3],index=list('abc')); t=s['a':'b']; t['a']=9
result=s
# case: r39
s=pd.Series([1,2,3]); t=pd.Series(s); t[0]=9
result=s
# case: r40
s=pd.Series([1,2,3]); t=s.reset_index(drop=True); t[0]=9
result=s
# case: r41
s=pd.Series([1,2,3],name='q'); t=s.rename('x'); t[0]=9
result=s
# case: r42
s=pd.Series([1,2,3],name='q'); t=s.to_frame(); t.loc[0,'q']=9
result=s
# case: r43
df.iloc[1:]['a']=7
result=df
# case: r44
df['a'][df['a']>1]=7
result=df
# case: r45
df.loc[df['a']>1,'a']=7
s=df['a']; df.loc[df['a']>1,'b']=0
result=(df,s)
# case: r46
s=df['a']; df.loc[:, 'a']=[7,8,9]
result=(df,s)
# case: r47
s=df['a']; df.iloc[:,0]=[7,8,9]
result=(df,s)
# case: r48
s=df['a']; df[df>2]=0
result=(df,s)
# case: r49
s=df['a']; df.at[0,'a']=5; df.iat[1,0]=6
result=(df,s)
# case: r50
s=df['a']; df+=1
result=(df,s)
# case: r51
s=df['a']; df['a']+=1
result=(df,s)
# case: r52
s=df['a']; df.update(pd.DataFrame({'a':[9,8,7]}))
result=(df,s)
# case: r53
s=df['a']; df.replace(1,100,inplace=True)
result=(df,s)
# case: r54
s=df['a']; df.drop(columns='b',inplace=True); s[0]=9
result=df
# case: r55
s=df['a']; df.reset_index(inplace=True); s[0]=9
result=df
# case: r56
s=df['a']; df.loc[3]=[1,2]; s[0]=9
result=(df,s)
# case: r57
m=np.zeros((2,3)); df=pd.DataFrame(m,columns=list('abc')); df['a']=1; m[0,1]=5
result=(df,m.tolist())
# case: r58
m=np.arange(4).reshape(2,2); df=pd.DataFrame(m); df.iloc[0,0]=50
result=m.tolist()
# case: r59
a=np.array([1.,2.,3.]); s=pd.Series(a); s.iloc[0]=7; s2=s*2; s2[1]=0
result=(a.tolist(),s.tolist())
# case: r60
a=np.array([3,1,2]); s=pd.Series(a); a.sort()
result=s
# case: r61
df['a'].values[:]=0
result=df
# case: r62
df['a'].values[df['b'].values>4]=0
result=df
# case: r63
s=df['a']; s.drop(0,inplace=True)
result=(df,s)
# case: r64
s=df['a']; s.sort_values(ascending=False,inplace=True)
result=(df,s)
# case: r65
g=df.iloc[0:2]; g.iloc[0,0]=8; df.iloc[1,1]=88
result=(df,g)
# case: r66
w=df.loc[:, 'a':'b']; w.loc[0,'a']=8
result=df
# case: r67
w=df.loc[:, ['a','b']]; w.loc[0,'a']=8
result=df
# case: r68
w=df.squeeze(); w.loc[0,'a']=8
result=df
# case: r69
s=df.get('a'); s[0]=8
result=df
# case: r70
s=df.a; s[0]=8
result=df
# case: r71
s=df['a']; s.name='zz'
result=(df, df['a'].name)
# case: r72
s=df['a']; s.index=[5,6,7]
result=(df, df['a'])
# case: r73
s=df['a']; s['new']=5
result=(df,s)
# case: r74
s=df['a']; s*=2
result=(df,s)
# case: r75
s=df['a']; s/=2
result=(df,s)
# case: r76
x=df.pop('a'); x[0]=5
result=(df,x)
# case: r77
lst=[df['a'],df['b']]
for s in lst: s.iloc[0]=0
result=df
# case: r78
a=np.arange(6).reshape(2,3)
for row in a:
    row*=2
result=a.tolist()
# case: r79
a=np.arange(6).reshape(2,3); b=a[:, ::-1]; b[0,0]=9; c=a[1:]; c+=1
result=(a.tolist(),b.tolist())
# case: r80
a=np.arange(6).reshape(2,3); b=a.T.ravel(); b[0]=100; c=a[0].reshape(3,1); c[0,0]=7
result=(a.tolist(), c.tolist())
# case: r82
a=np.arange(3); l=[a,a]; l[0][0]=9
result=[x.tolist() for x in l]
# case: r83
a=np.arange(3); d={'k':a[1:]}; d['k'][0]=9; d['k']+=1
result=a.tolist()
# case: q1
s=df['a']; s/=2; s[0]=9
result=df
# case: q2
s=df['a']; s.name='zz'; df.loc[0,'b']=5
result=[df['a'].name, df['b'].name]
# case: q3
result=[df['a'] is df['a'], df.a is df['a']]
# case: q4
s=df['a']; df.columns=['x','y']
result=[df['x'].name, s.name]
# case: q5
a=np.array([1,2,3],dtype='int32'); a+=1; b=np.array([True,False]); b|=True
result=(a,b)
# case: q6
m=np.ones((2,2)); v=np.array([1.,2.]); m+=v; m*=2; m-=m[0]
result=m.tolist()
# case: q7
a=np.zeros(3); 
for i in range(3): a[i]=i*2
a[1:]+=a[:-1]
result=a.tolist()
# case: q8
a=np.array([1.,2.]); s=pd.Series([3.,4.]); a+=s
result=(type(a).__name__, a.tolist())
# case: q9
a=np.arange(5); a[1:4]=a[0:3]
result=a.tolist()
# case: q10
grid=np.zeros((3,3),dtype=int)
for i in range(3):
    for j in range(3):
        grid[i][j]=i*j
result=grid.tolist()
# case: q11
t=np.array(['a','b']); t+='x'
result=t.tolist()
# case: q12
a=np.array([1,2,3],dtype=object); a+=1; 
result=a.tolist()
# case: q13
a=np.array([5,6]); a-=np.array([1,2]); a**=2; a//=3; a%=4
result=a.tolist()
# case: q14
d=np.array(['2024-01-01'],dtype='datetime64[D]'); d+=np.timedelta64(1,'D')
result=str(d[0])
# case: q15
a=np.arange(3); b=a; b=b+1
result=a.tolist()
