# Arguments that agg, apply, transform, map and pipe hand on to functions, and plain values of dicts.
import pandas as pd
import numpy as np
df = pd.DataFrame({'k':['u','v','u'],'x':[1.5,np.nan,3.0],'y':[1,2,3]})
def f(v, n=1, m=0): return v*n+m
def tot(s, n=1, m=0): return s.sum()*n+m
# case: handed_on_a1
result = df[['x','y']].map(f, n=3)
# case: handed_on_a2
result = df[['x','y']].applymap(f, n=3, m=1)
# case: handed_on_a3
result = df[['x','y']].apply(tot, n=2)
# case: handed_on_a4
result = df[['x','y']].apply(tot, args=(2,), m=5)
# case: handed_on_a5
result = df[['x','y']].apply(tot, axis=1, args=(2,), m=5)
# case: handed_on_a6
result = df['y'].apply(f, args=(2,), m=5)
# case: handed_on_a7
result = df['y'].apply(f, n=4)
# case: handed_on_a8
result = df['y'].agg(tot, 0, 2)
# case: handed_on_a9
result = df['y'].agg(tot, n=2)
# case: handed_on_a10
result = df['y'].agg([tot], n=2)
# case: handed_on_a11
result = df['y'].transform(f, 0, 2)
# case: handed_on_a12
result = df[['x','y']].transform(f, n=2)
# case: handed_on_a13
result = df[['x','y']].transform(f, 0, 2)
# case: handed_on_a14
result = df[['x','y']].agg(tot, 0, 2)
# case: handed_on_a15
result = df[['x','y']].agg('sum', min_count=3)
# case: handed_on_a16
result = df[['x','y']].agg(['sum','mean'], numeric_only=True)
# case: handed_on_a17
result = df.groupby('k')['x'].agg('sum', min_count=2)
# case: handed_on_a18
result = df.groupby('k')['x'].agg(tot, 2, m=1)
# case: handed_on_a20
result = df.groupby('k')['x'].transform(f, 2)
# case: handed_on_a21
result = df.groupby('k')['x'].transform('sum', min_count=2)
# case: handed_on_a22
result = df.groupby('k')['x'].apply(tot, 2, m=1)
# case: handed_on_a23
result = df.groupby('k')[['x','y']].apply(lambda g, n: g['y'].sum()*n, 3)
# case: handed_on_a24
result = df.groupby('k').filter(lambda g, n: len(g) > n, True, 1)
# case: handed_on_a25
result = df.groupby('k').filter(lambda g, n: len(g) > n, n=1)
# case: handed_on_a26
result = df.groupby('k')['x'].agg(['sum','mean'], min_count=2)
# case: handed_on_a27
result = df.groupby('k')['x'].pipe(lambda g, n: g.sum()*n, 3)
# case: handed_on_a32
result = df['x'].agg('sum', skipna=False)
# case: handed_on_a33
result = df['x'].agg('quantile', q=.25)
# case: handed_on_a34
result = df.groupby('k')['x'].agg('quantile', q=.25)
# case: handed_on_a35
result = df.groupby('k')['x'].agg('nth', 0)
# case: handed_on_a36
result = df['x'].apply('sum')
# case: handed_on_a37
result = df['x'].apply('fillna', args=(0,))
# case: handed_on_a38
result = df[['x','y']].apply('sum', axis=1, skipna=False)
# case: handed_on_a39
result = df[['x','y']].apply(np.sum, axis=1)
# case: handed_on_a40
result = df[['x','y']].apply(np.percentile, q=50)
# case: handed_on_a41
result = df['y'].apply(np.power, args=(2,))
# case: handed_on_a42
result = np.vectorize(lambda a, b: a+b, otypes=[float])([1,2],[3,4])
# case: handed_on_a44
result = np.vectorize(lambda s: len(s), cache=True)(['a','bb'])
# case: handed_on_a46
result = df['y'].map(f, na_action=None)
# case: handed_on_a48
result = pd.NaT.strftime('%Y')
# case: handed_on_a49
result = pd.NaT.isoformat()
# case: handed_on_a50
result = pd.NaT.round('D')
# case: handed_on_a51
result = pd.NaT.timestamp()
# case: handed_on_a52
result = pd.NaT.date()
# case: handed_on_a53
result = pd.NaT.replace(year=2020)
# case: handed_on_a55
result = df.pipe(lambda d, c: d[c], 'x')
# case: handed_on_a56
result = df.pipe((lambda c, d: d[c], 'd'), 'x')
# case: handed_on_a57
df.index = pd.date_range('2020-01-01', periods=3)
result = df.resample('2D')['x'].agg(tot, n=2)
# case: handed_on_a58
df.index = pd.date_range('2020-01-01', periods=3)
result = df.resample('2D')['x'].agg('sum', min_count=2)
# case: handed_on_a59
df.index = pd.date_range('2020-01-01', periods=3)
result = df.resample('2D')['x'].sum(min_count=2)
# case: handed_on_a60
df.index = pd.date_range('2020-01-01', periods=3)
result = df.resample('2D').apply(lambda g, n: len(g)*n, 2)
# case: handed_on_a61
result = df.iloc[0].to_dict()
# case: handed_on_a62
result = str(df.iloc[0].to_dict())
# case: handed_on_a63
result = str(df['y'].to_dict()) + str(df['x'].to_dict()) + str(df['y'].astype(object).to_dict()) + str(df['y'].astype('Int64').to_dict())
# case: handed_on_a64
result = str(df.to_dict()) + str(df.astype(object).to_dict('records')) + str(df.to_dict('list')) + str(df.to_dict('split'))+ str(df.to_dict('index'))+ str(df.to_dict('tight'))
# case: handed_on_a65
result = str(list(df.iloc[0].items())) + str(df.iloc[0].tolist()) + str(list(df.iloc[0])) + str(list(df.iloc[0].values))
# case: handed_on_a66
result = str([r for _, r in df.iterrows()][0].to_dict())
# case: handed_on_a67
result = str([tuple(r) for _, r in df.iterrows()]) + str([tuple(r) for r in df.itertuples(index=False)]) + str([list(r) for r in df.values])
# case: handed_on_a68
result = str(df.max().to_dict()) + str(df.max().tolist()) + str(df.nunique().to_dict())
# case: handed_on_a69
result = str(df.groupby('k')['y'].sum().to_dict()) + str(list(df.groupby('k')['y'].sum().items())) + str([(k, g['y'].sum()) for k, g in df.groupby('k')])
# case: handed_on_a70
result = str(df.agg({'x':'sum','k':'max'}).to_dict()) + str(df.agg({'x':'sum','y':'max'}).to_dict())
# case: handed_on_a71
result = str(df.apply(lambda r: {'a': r['x'], 'b': r['y']}, axis=1).tolist())
# case: handed_on_a72
result = str(pd.Series([1,'a',2.5,None]).to_dict()) + str(pd.Series([np.int64(1),'a']).to_dict())+ str(pd.Series([np.int64(1),'a']).tolist())
# case: handed_on_a73
result = str(df['y'].value_counts().to_dict()) + str(df['x'].value_counts(dropna=False).to_dict())
# case: handed_on_a74
result = str(df.set_index('y')['k'].to_dict()) + str(dict(df.set_index('y')['k'])) + str(dict(zip(df['y'], df['k'])))
# case: handed_on_a76
result = str(df.loc[0].to_dict()) + str(df.loc[0, ['y','k']].to_dict()) + str(df.sort_values('y').iloc[-1].to_dict())
# case: handed_on_a77
result = df.to_string(columns=['x','y'], index=False)
# case: handed_on_b2
result = np.vectorize(lambda a: str(a), otypes=[object])([1,2])
# case: handed_on_b3
result = np.vectorize(lambda a, b: a if a > b else b)([1,2,3], 2)
# case: handed_on_b4
result = np.vectorize(lambda a: 'hi' if a > 1 else 'low')(np.array([1,2]))
# case: handed_on_b5
result = np.vectorize(lambda a, b: a+b)([1,2,3],[1,2])
# case: handed_on_b7
result = np.vectorize(lambda a: a*1.5)(df['y'])
# case: handed_on_b8
result = np.vectorize({'u':1,'v':2}.get)(df['k'])
# case: handed_on_b9
result = df['x'].rolling(2).agg('sum')
# case: handed_on_b10
result = df['x'].rolling(2).apply(lambda w, n: w.sum()*n, args=(3,))
# case: handed_on_b11
result = df['x'].rolling(2).apply(lambda w, n=1: w.sum()*n, kwargs={'n':3})
# case: handed_on_b12
result = df['y'].rolling(2).agg(['sum','mean'])
# case: handed_on_b13
result = df['y'].rolling(2).agg('std', ddof=0)
# case: handed_on_b14
result = df['y'].rolling(2).quantile(.25)
# case: handed_on_b16
result = df.groupby('k').agg(['min','max'])
# case: handed_on_b17
result = df.groupby('k')[['x','y']].agg('std', ddof=0)
# case: handed_on_b18
result = df.groupby('k')[['x','y']].agg(np.std, ddof=0)
# case: handed_on_b19
result = df.groupby('k')['y'].agg(np.std, ddof=0)
# case: handed_on_b20
result = df['y'].agg(np.std, ddof=0)
# case: handed_on_b21
result = df['y'].agg('std', ddof=0)
# case: handed_on_b22
result = df[['x','y']].agg('std', ddof=0)
# case: handed_on_b23
result = df[['x','y']].agg(np.std, ddof=0)
# case: handed_on_b24
result = df[['x','y']].agg(['std','var'], ddof=0)
# case: handed_on_b25
result = df[['x','y']].apply(np.std, ddof=0)
# case: handed_on_b26
result = df['y'].agg(np.percentile, q=50)
# case: handed_on_b27
result = df.groupby('k')['y'].agg(np.percentile, q=50)
# case: handed_on_b28
result = df.groupby('k')['y'].agg(np.percentile, 50)
# case: handed_on_b29
result = df.groupby('k')['y'].agg(lambda s, q: s.quantile(q), .5)
# case: handed_on_b30
result = df.groupby('k')[['x','y']].agg(lambda s, q: s.quantile(q), .5)
# case: handed_on_b31
result = df.groupby(['k','y'])[['x']].agg(lambda s, q: s.quantile(q), .5)
# case: handed_on_b33
result = df.groupby('k')['x'].transform('quantile', .25)
# case: handed_on_b34
result = df.groupby('k')['x'].transform('std', ddof=0)
# case: handed_on_b35
result = df.groupby('k')[['x','y']].transform('sum', min_count=2)
# case: handed_on_b37
result = df.groupby('k')['x'].transform('rank', ascending=False)
# case: handed_on_b38
result = df.groupby('k')['x'].transform('shift', 1)
# case: handed_on_b39
result = df.groupby('k')['x'].transform('fillna', 0)
# case: handed_on_b41
result = df.groupby('k')['y'].transform('nth', 0)
# case: handed_on_b42
result = df.groupby('k')['x'].transform('first')
# case: handed_on_b43
result = df.groupby('k')['y'].apply('sum')
# case: handed_on_b46
result = df['y'].transform({'a': f, 'b': 'abs'})
# case: handed_on_b47
result = df['y'].transform('shift', 1)
# case: handed_on_b48
result = df['y'].transform('shift', periods=1)
# case: handed_on_b49
result = df[['x','y']].transform('fillna', value=0)
# case: handed_on_b50
result = df[['x','y']].transform({'x':'fillna'}, value=0)
# case: handed_on_b51
result = df['x'].apply(['sum','mean'])
# case: handed_on_b52
result = df['x'].apply({'a':'sum','b':'max'})
# case: handed_on_b55
result = df[['x','y']].apply('mean', skipna=False)
# case: handed_on_b56
result = df[['x','y']].agg('mean', axis=1, skipna=False)
# case: handed_on_b57
result = df[['x','y']].agg(['mean','sum'], axis=1, skipna=False)
# case: handed_on_b58
result = df[['x','y']].agg(lambda s, n: s.sum()+n, 0, 5)
# case: handed_on_b59
result = df[['x','y']].agg(lambda s, n: s.sum()+n, axis=1, n=5)
# case: handed_on_b60
result = df['y'].agg({'a':'sum','b':'max'}, min_count=9)
# case: handed_on_b61
result = df[['x','y']].agg({'x':'sum','y':'max'}, min_count=9)
# case: handed_on_b62
result = df[['x','y']].agg('size')
# case: handed_on_b63
result = df[['x','y']].agg('size', axis=1)
# case: handed_on_b64
result = df['y'].agg('size') + df['y'].agg('ndim')
# case: handed_on_b65
result = df['y'].agg('size', min_count=1)
# case: handed_on_b66
result = df[['x','y']].apply('size')
# case: handed_on_b68
result = pd.Series(['11','10']).apply(int, args=(2,))
# case: handed_on_b69
result = pd.Series([1.234, 2.345]).apply(round, args=(1,))
# case: handed_on_b70
result = pd.Series([1.234, 2.345]).apply(round, ndigits=1)
# case: handed_on_b72
result = pd.Series(['2020-01-01']).apply(pd.to_datetime, format='%Y-%m-%d')
# case: handed_on_b73
result = pd.DataFrame({'a':['1','x'],'b':['2','3']}).apply(pd.to_numeric, errors='coerce')
# case: handed_on_b74
result = pd.DataFrame({'a':['1','x'],'b':['2','3']}).apply(pd.to_numeric, args=('coerce',))
# case: handed_on_b75
result = df[['x','y']].apply(lambda r, a, b=1: r['x']*a+b, axis=1, args=(2,), b=3)
# case: handed_on_b76
result = df[['x','y']].iloc[:0].apply(tot, n=2)
# case: handed_on_b77
result = df['y'].pipe(f, 2, m=1)
# case: handed_on_b78
pd.set_option('display.max_rows', None, 'display.width', 100)
pd.set_option('mode.chained_assignment', None)
result = len(df)
# case: handed_on_b79
pd.set_option('display.max_rows')
result = 1
# case: handed_on_b80
result = df['x'].map(lambda v, n: v*n, n=3)
