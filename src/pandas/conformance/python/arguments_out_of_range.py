import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 2, None], 'b': ['x', 'y', None, 'x'], 'c': [1, 2, 3, 4], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-05', '2024-01-01'])})
e = pd.DataFrame({'b': ['x', 'y', 'z'], 'v': [10, 20, 30]})
s = df['a']
t = df['b']
g = df.groupby('b')
# case: merge on
result = df.merge(e, on='zz')
# case: merge lo
result = df.merge(e, left_on='b')
# case: merge lr
result = df.merge(e, left_on=['a', 'b'], right_on='b')
# case: merge val
result = df.merge(e, on='b', validate='1:2')
# case: merge val2
result = df.merge(e, on='b', validate='one_to_one')
# case: merge suf
result = df.merge(df, on='b', suffixes=('', ''))
# case: merge suf2
result = df.merge(df, on='b', suffixes=['_l'])
# case: merge suf3
result = df.merge(df, on='b', suffixes='xy')
# case: merge cross
result = df.merge(e, how='cross', on='b')
# case: merge ind
result = df.merge(e, on='b', indicator='b')
# case: merge ind2
result = df.merge(e, on='b', indicator=3)
# case: merge none
result = df[['a']].merge(e)
# case: merge li
result = df.merge(e, left_index=True)
# case: merge both
result = df.merge(e, on='b', left_on='b', right_on='b')
# case: merge key
result = df.merge(e, left_on='c', right_on='b')
# case: merge none2
result = df.merge(None)
# case: sort kind
result = df.sort_values('c', kind='bogus')
# case: sort na
result = df.sort_values('a', na_position='middle')
# case: sort asc
result = df.sort_values(['a', 'c'], ascending=[True])
# case: sort asc2
result = df.sort_values('a', ascending='yes')
# case: sort asc3
result = df.sort_values('a', ascending=None)
# case: sort asc4
result = df.sort_values('a', ascending=0)
# case: sort by
result = df.sort_values(['a', 'zz'])
# case: sort by2
result = df.sort_values([])
# case: sort ax
result = df.sort_values('a', axis=2)
# case: sort ig
result = df.sort_values('c', ignore_index='yes')
# case: sort key
result = df.sort_values('c', key=lambda x: 1)
# case: sort key2
result = df.sort_values('c', key=abs)
# case: sort mixed
result = df.sort_values('b')
# case: sort si2
result = df.sort_index(ascending=[False, True])
# case: drop dup keep
result = df.drop_duplicates(keep='bad')
# case: drop dup sub
result = df.drop_duplicates('zz')
# case: drop dup sub2
result = df.drop_duplicates(subset=['a', 'zz'])
# case: drop dup k0
result = df.drop_duplicates('b', keep=None)
# case: drop dup dn
result = df.dropna(how='some')
# case: drop dup dn2
result = df.dropna(subset=['zz'])
# case: drop dup dn3
result = df.dropna(thresh=2, how='any')
# case: drop dup dn4
result = df.dropna(axis=3)
# case: drop dup dn5
result = df.dropna(axis='columns')
# case: drop dup dn6
result = df.dropna(how=None)
# case: drop dup sk
result = s.drop_duplicates(keep='none')
# case: drop dup dup
result = df.duplicated('b', keep='x')
# case: drop dup sdn
result = s.dropna(axis=1)
# case: drop dup sdn2
result = s.dropna(how='any')
# case: drop c
result = df.drop('zz', axis=1)
# case: drop c2
result = df.drop(columns=['a', 'zz'])
# case: drop c3
result = df.drop('a')
# case: drop c4
result = df.drop(columns='zz', errors='ignore')
# case: drop e
result = df.drop(columns='zz', errors='bogus')
# case: drop i
result = df.drop(index=9)
# case: drop n
result = df.drop()
# case: drop ax
result = df.drop('a', axis='column')
# case: drop ren
result = df.rename(columns={'zz': 'y'}, errors='raise')
# case: drop ren2
result = df.rename({'a': 'A'})
# case: drop ren3
result = df.rename({'a': 'A'}, axis=1)
# case: drop ren4
result = df.rename()
# case: drop ren5
result = df.rename(columns=str.upper, axis=1)
# case: drop ren6
result = df.rename(columns=['x', 'y'])
# case: fillna m
result = s.fillna(method='zz')
# case: fillna none
result = s.fillna()
# case: fillna both
result = s.fillna(0, method='ffill')
# case: fillna lst
result = s.fillna([1, 2])
# case: fillna d
result = s.fillna({3: 9})
# case: fillna txt
result = s.fillna('x')
# case: fillna lim
result = s.ffill(limit=0)
# case: fillna lim2
result = s.ffill(limit=-1)
# case: fillna lim3
result = s.fillna(0, limit=0)
# case: fillna ip2
result = t.interpolate()
# case: fillna ax
result = df.fillna(0, axis=3)
# case: fillna dfm
result = df.fillna({'zz': 1, 'a': 0})
# case: fillna ser
result = s.fillna(s.mean())
# case: fillna fr
result = df.fillna(df.mode().iloc[0])
# case: astype i
result = s.astype(int)
# case: astype i2
result = t.astype(int)
# case: astype bog
result = s.astype('bogus')
# case: astype I
result = s.astype('Int64')
# case: astype dt
result = t.astype('datetime64[ns]')
# case: astype fl
result = t.astype(float)
# case: astype b
result = s.astype(bool)
# case: astype b2
result = t.astype(bool)
# case: astype d
result = df['d'].astype(int)
# case: astype st
result = s.astype(str)
# case: astype cat
result = t.astype('category').cat.codes
# case: astype ig
result = t.astype(float, errors='ignore')
# case: astype er
result = t.astype(float, errors='coerce')
# case: astype dic
result = df.astype({'zz': int})
# case: astype lst
result = s.astype(list)
# case: astype date
result = df['d'].astype('date')
# case: astype num
result = s.astype('number')
# case: astype i8
result = pd.Series([300]).astype('int8')
# case: astype u
result = pd.Series([-1]).astype('uint8')
# case: astype o
result = s.astype(object)
# case: astype string
result = t.astype('string')
# case: astype td
result = pd.Series([1]).astype('timedelta64[ns]')
# case: to_numeric e
result = pd.to_numeric(pd.Series(['1', 'x']))
# case: to_numeric e2
result = pd.to_numeric(pd.Series(['1', 'x']), errors='bogus')
# case: to_numeric e3
result = pd.to_numeric(pd.Series(['1', 'x']), errors='ignore')
# case: to_numeric dc
result = pd.to_numeric(pd.Series(['1']), downcast='int')
# case: to_numeric dc2
result = pd.to_numeric(pd.Series(['1']), downcast='integer')
# case: to_numeric df
result = pd.to_numeric(df)
# case: to_numeric d
result = pd.to_numeric(df['d'])
# case: to_numeric b
result = pd.to_numeric(pd.Series([True, False]))
# case: to_numeric sc
result = pd.to_numeric('12')
# case: to_numeric sc2
result = pd.to_numeric('x', errors='coerce')
# case: to_numeric l
result = pd.to_numeric(['1', 2])
# case: to_numeric mix
result = pd.to_numeric(pd.Series(['1', True, 2.5, None]))
# case: to_datetime e
result = pd.to_datetime('x')
# case: to_datetime f
result = pd.to_datetime('2024-13-01')
# case: to_datetime f2
result = pd.to_datetime('01/02/2024', format='%Y')
# case: to_datetime f3
result = pd.to_datetime('2024', format='%Y')
# case: to_datetime f4
result = pd.to_datetime(['2024-01-01', '01/02/2024'])
# case: to_datetime f5
result = pd.to_datetime(['2024-01-01', 'x'], errors='coerce')
# case: to_datetime n
result = pd.to_datetime(20240101)
# case: to_datetime n2
result = pd.to_datetime(20240101, format='%Y%m%d')
# case: to_datetime n3
result = pd.to_datetime(2024, format='%Y')
# case: to_datetime n4
result = pd.to_datetime([1.5])
# case: to_datetime none
result = pd.to_datetime(None)
# case: to_datetime b
result = pd.to_datetime(True)
# case: to_datetime l
result = pd.to_datetime([])
# case: to_datetime ymd
result = pd.to_datetime(pd.DataFrame({'year': [2024], 'month': [2]}))
# case: to_datetime ymd2
result = pd.to_datetime(pd.DataFrame({'year': [2024], 'month': [2], 'day': [30]}))
# case: to_datetime df2
result = pd.to_datetime('31/12/2024', dayfirst=True)
# case: to_datetime df3
result = pd.to_datetime('13/01/2024')
# case: to_datetime o
result = pd.to_datetime('1500-01-01')
# case: to_datetime o2
result = pd.to_datetime('9999-12-31', errors='coerce')
# case: to_datetime fl
result = pd.to_datetime('2024-02-30', errors='coerce')
# case: to_datetime m
result = pd.to_datetime('Jan 2024')
# case: to_datetime bad
result = pd.to_datetime('2024-01-01', format='%Q')
# case: groupby k
result = df.groupby('zz')
# case: groupby k2
result = df.groupby([])
# case: groupby k3
result = df.groupby(None)
# case: groupby k4
result = df.groupby(['b', 'zz'])
# case: groupby agg
result = g['a'].agg('bogus')
# case: groupby agg2
result = g.agg({'zz': 'sum'})
# case: groupby agg3
result = g.agg(x=('zz', 'sum'))
# case: groupby agg4
result = g.agg(x=('a', 'bogus'))
# case: groupby agg5
result = g.agg(x='a')
# case: groupby agg6
result = g.agg()
# case: groupby agg7
result = g['a'].agg(['sum', 'sum'])
# case: groupby agg9
result = g['a'].agg({'x': 'sum'})
# case: groupby get
result = g.get_group('zz')
# case: groupby col
result = g['zz']
# case: groupby cols
result = g[['a', 'zz']]
# case: groupby q
result = g['a'].quantile(2)
# case: groupby nth
result = g.nth('a')
# case: groupby m
result = g['a'].mean(numeric_only=True)
# case: groupby m2
result = g.mean()
# case: groupby s
result = g.sum()
# case: groupby s2
result = g.sum(numeric_only=True)
# case: groupby ap
result = g.apply('sum')
# case: groupby fi
result = g.filter(lambda x: x['a'])
# case: groupby fi2
result = g.filter(lambda x: None)
# case: groupby ln
result = df.groupby([1, 2]).size()
# case: groupby lf
result = df.groupby([1, 1, 2, 2]).size()
# case: groupby lv0
result = df.groupby(level=0)['c'].sum()
# case: groupby ax
result = df.groupby('b', axis=2)
# case: groupby ag0
result = g['b'].mean()
# case: groupby med
result = g['b'].median()
# case: groupby head
result = g.head('a')
# case: groupby rank
result = g['a'].rank(method='bogus')
# case: pivot p
result = df.pivot(index='b', columns='c', values='zz')
# case: pivot p2
result = df.pivot(index='b', columns='b', values='c')
# case: pivot p3
result = df.pivot(columns='b')
# case: pivot p4
result = df.pivot(index='b')
# case: pivot d
result = pd.DataFrame({'i': [1, 1], 'j': [1, 1], 'v': [1, 2]}).pivot(index='i', columns='j', values='v')
# case: pivot pt
result = df.pivot_table(index='zz', values='a')
# case: pivot pt2
result = df.pivot_table(index='b', values='a', aggfunc='bogus')
# case: pivot pt3
result = df.pivot_table(values='a')
# case: pivot pt4
result = df.pivot_table(index='b', values='zz')
# case: pivot pt5
result = df.pivot_table(index='b', aggfunc='mean')
# case: pivot pt6
result = df.pivot_table(index='b', columns='c', values='a', aggfunc='sum', fill_value='-')
# case: pivot ct
result = pd.crosstab(df['b'], df['zz'])
# case: pivot ct2
result = pd.crosstab(df['b'], df['c'], normalize='bogus')
# case: pivot ct3
result = pd.crosstab(df['b'], df['c'], values=df['a'])
# case: pivot ct4
result = pd.crosstab(df['b'], df['c'], aggfunc='sum')
# case: pivot m
result = df.melt(id_vars='zz')
# case: pivot m2
result = df.melt(id_vars='b', value_vars=['a', 'zz'])
# case: pivot m3
result = df.melt(id_vars='b', value_name='a')
# case: pivot un
result = df.set_index('b')['a'].unstack()
# case: pivot st
result = s.stack()
# case: pivot ex
result = df.explode('zz')
# case: pivot ex2
result = df.explode(['b', 'b'])
# case: selection l
result = df.loc['x']
# case: selection l2
result = df.loc[[0, 9]]
# case: selection l3
result = df.loc[:, 'zz']
# case: selection l4
result = df.loc[True]
# case: selection l5
result = df.loc[[True, False]]
# case: selection l6
result = df.loc[df['c'] > 2, ['a', 'zz']]
# case: selection i
result = df.iloc[9]
# case: selection i2
result = df.iloc[[0, 9]]
# case: selection i3
result = df.iloc['a']
# case: selection i4
result = df.iloc[1.0]
# case: selection i5
result = df.iloc[:, 9]
# case: selection i6
result = df.iloc[0:99]
# case: selection at
result = df.at[9, 'a']
# case: selection at2
result = df.at[0, 'zz']
# case: selection iat
result = df.iat[0, 9]
# case: selection b
result = df[[True, False]]
# case: selection b2
result = df[df['a']]
# case: selection b3
result = df[s > 1 and s < 3]
# case: selection b4
result = df[(s > 1) & 'x']
# case: selection b5
result = df[~s]
# case: selection k
result = df[['zz']]
# case: selection k2
result = df['a', 'b']
# case: selection k3
result = df[0]
# case: selection k4
result = df[0:2]
# case: selection k5
result = df['a':'b']
# case: selection k6
result = df[None]
# case: selection k7
result = df[[]]
# case: selection h
result = df.head('x')
# case: selection h2
result = df.head(-2)
# case: selection h3
result = df.head(1.5)
# case: selection nl
result = df.nlargest(2, 'b')
# case: selection nl2
result = df.nlargest(2, 'zz')
# case: selection nl3
result = df.nlargest(2, 'a', keep='bad')
# case: selection nl4
result = df.nlargest('2', 'a')
# case: selection q
result = df.query('zz > 1')
# case: selection q2
result = df.query('a >')
# case: selection q3
result = df.query('a')
# case: selection q4
result = df.query('a > @zz')
# case: selection f
result = df.filter(items=['a', 'zz'])
# case: selection f2
result = df.filter()
# case: selection f3
result = df.filter(like='a', regex='b')
# case: selection x
result = df.xs('zz')
# case: selection tk
result = df.take([9])
# case: selection g
result = df.get('zz')
# case: selection gi
result = s.get(9, 'd')
# case: selection tr
result = df.truncate(1, 2)
# case: statistics q
result = s.quantile(1.5)
# case: statistics q2
result = s.quantile([0.5, 2])
# case: statistics q3
result = s.quantile(0.5, interpolation='bogus')
# case: statistics q4
result = t.quantile(0.5)
# case: statistics m
result = t.mean()
# case: statistics m2
result = df.mean()
# case: statistics m3
result = df.mean(numeric_only=True)
# case: statistics m4
result = s.mean(axis=1)
# case: statistics m5
result = df.mean(axis=2, numeric_only=True)
# case: statistics md
result = t.median()
# case: statistics st
result = t.std()
# case: statistics sm
result = t.sum()
# case: statistics sm2
result = df['b'].fillna('').sum()
# case: statistics c
result = df.corr()
# case: statistics c2
result = df.corr(numeric_only=True)
# case: statistics r
result = s.rank(method='bogus')
# case: statistics r2
result = s.rank(na_option='bogus')
# case: statistics r3
result = t.rank()
# case: statistics ro
result = t.round()
# case: statistics ro2
result = s.round('a')
# case: statistics ro3
result = df.round({'a': 1, 'zz': 2})
# case: statistics ro4
result = s.round(1.5)
# case: statistics cl
result = s.clip('a')
# case: statistics cl2
result = s.clip(3, 1)
# case: statistics cl3
result = t.clip('x', 'y')
# case: statistics ab
result = t.abs()
# case: statistics df1
result = t.diff()
# case: statistics pc
result = t.pct_change()
# case: statistics cs
result = t.cumsum()
# case: statistics mx
result = t.max()
# case: statistics mx2
result = df.max()
# case: statistics im
result = t.idxmax()
# case: statistics im2
result = s.idxmax()
# case: statistics im3
result = s[:0].idxmax()
# case: statistics im4
result = s[:0].max()
# case: statistics im5
result = df[:0].max()
# case: statistics vc
result = s.value_counts(bins=2)
# case: statistics vc2
result = s.value_counts(normalize='x')
# case: statistics nu
result = df.nunique(axis=2)
# case: statistics mo
result = s[:0].mode()
# case: statistics de
result = df.describe(include='bogus')
# case: statistics de2
result = df.describe(percentiles=[2])
# case: statistics ag
result = s.agg('bogus')
# case: statistics ag2
result = df.agg(['sum', 'bogus'])
# case: statistics ag3
result = s.agg(['sum', 'mean'])
# case: statistics ap
result = df.apply('bogus')
# case: statistics ap2
result = df.apply(lambda r: r['zz'], axis=1)
# case: statistics ap3
result = df.apply(lambda r: 1, axis=2)
# case: statistics mp
result = s.map('x')
# case: statistics mp2
result = s.map({})
# case: statistics mp3
result = t.map({'x': 1}, na_action='bogus')
# case: statistics be
result = s.between(1, 2, inclusive='bogus')
# case: statistics sh2
result = s.shift(1.5)
# case: statistics iq
result = s.isin('a')
# case: statistics iq2
result = s.isin(1)
# case: text c
result = t.str.contains('(')
# case: text c2
result = t.str.contains(1)
# case: text c3
result = s.str.upper()
# case: text c4
result = t.str.bogus()
# case: text c5
result = t[t.str.contains('x')]
# case: text c6
result = t.str.split(1)
# case: text c8
result = t.str.pad(3, side='bogus')
# case: text c9
result = t.str.extract('x')
# case: text c10
result = t.str.extract('(x')
# case: text c11
result = t.str.replace('x')
# case: text c14
result = t.str[9]
# case: text c15
result = t.str.cat(['a'])
# case: text c16
result = t.str.zfill('a')
# case: text c17
result = t.str.startswith(1)
# case: text c18
result = t.str.startswith(('x', 'y'))
# case: text c19
result = t.str.startswith(['x'])
# case: text c24
result = t.str.count('[')
# case: text c25
result = t.str.match(1)
# case: text c26
result = df['d'].str.upper()
# case: text c27
result = t.dt.year
# case: text c28
result = s.dt.year
# case: text c29
result = df['d'].dt.bogus
# case: text c30
result = df['d'].dt.strftime(1)
# case: text c31
result = df['d'].dt.floor('bogus')
# case: text c32
result = t.cat.codes
# case: text c33
result = df.str.upper()
# case: text c34
result = t.str.len().sum()
# case: text c36
result = t.str.normalize('bogus')
# case: text c37
result = t.str.get_dummies(1)
# case: text c39
result = t.str.center(3, 'ab')
# case: text c40
result = t.str.find(1)
# case: construction a
result = pd.DataFrame({'a': [1], 'b': [1, 2]})
# case: construction b
result = pd.DataFrame([[1, 2]], columns=['a'])
# case: construction c
result = pd.DataFrame({'a': 1})
# case: construction d
result = pd.DataFrame({'a': 1}, index=[0, 1])
# case: construction e
result = pd.DataFrame([1, 2], columns=['a', 'b'])
# case: construction f
result = pd.Series([1, 2], index=[0])
# case: construction g
result = pd.Series({'a': 1}, index=['a', 'b'])
# case: construction h
result = pd.Series(1, index=[0, 1])
# case: construction i
result = pd.Series('x')
# case: construction j
result = pd.DataFrame(5)
# case: construction k
result = pd.DataFrame('x')
# case: construction l
result = pd.DataFrame(5, index=[0], columns=['a'])
# case: construction m
result = pd.Series([1, 'x'], dtype=int)
# case: construction n
result = pd.Series([1.5], dtype=int)
# case: construction o
result = pd.Series([None, 1], dtype=int)
# case: construction p
result = pd.DataFrame([{'a': 1}, {'b': 2}])
# case: construction q
result = pd.DataFrame([(1, 2), (3,)])
# case: construction r
result = pd.DataFrame(np.zeros((2, 2)), columns=['a'])
# case: construction t
result = pd.concat([])
# case: construction u
result = pd.concat([None])
# case: construction v
result = pd.concat(df)
# case: construction w
result = pd.concat([df, 1])
# case: construction x
result = pd.concat([df, e], axis=2)
# case: construction y
result = pd.concat([df, e], join='left')
# case: construction z
result = pd.concat([df, df], verify_integrity=True)
# case: construction aa
result = pd.concat([df, e], keys=['a'])
# case: construction ab
result = df.append(e)
# case: construction ac
result = df.set_index('zz')
# case: construction ad
result = df.set_index('b', verify_integrity=True)
# case: construction ae
result = df.reset_index(level='zz')
# case: construction af
result = df.set_index('b').reset_index(names=['x', 'y'])
# case: construction ag
result = df.insert(0, 'a', 1)
# case: construction ah
result = df.insert(9, 'z', 1)
# case: construction ai
result = df.assign(z=[1])
# case: construction aj
result = df.assign(**{'x y': 1}).columns.tolist()
# case: construction ak
result = df.reindex(columns=['a', 'zz'])
# case: construction al
result = df.reindex([0, 0])
# case: construction am
result = pd.Index([1, 2]).get_loc(9)
# case: construction an
result = df.set_axis(['a'], axis=1)
# case: construction ao
result = df.join(e)
# case: construction ap
result = df.join(e, lsuffix='_l')
# case: construction ar
result = pd.date_range('2024-01-01')
# case: construction at
result = pd.date_range('2024-01-01', '2024-01-03', periods=2, freq='D')
# case: construction au
result = pd.cut(s, 0)
# case: construction av
result = pd.cut(s, [1])
# case: construction aw
result = pd.cut(s, [3, 2])
# case: construction ax
result = pd.cut(s, [0, 1, 2], labels=['a'])
# case: construction ay
result = pd.cut(t, 2)
# case: construction az
result = pd.qcut(s, 5)
# case: construction ba
result = pd.qcut(s, 2, labels=['a'])
# case: construction bb
result = pd.cut(s[:0], 2)
# case: construction bc
result = pd.get_dummies(t, prefix=['a'])
# case: construction bd
result = pd.get_dummies(df, columns=['zz'])
# case: construction be
result = df.to_dict('bogus')
# case: construction bf
result = df.to_dict(orient='r')
# case: construction bh
result = df.where(1)
# case: construction bi
result = df.where([True])
# case: construction bj
result = s.where('x')
# case: construction bl
result = np.where(s > 1, 'a')
# case: construction bm
result = np.select([s > 1], ['a', 'b'])
# case: construction bn
result = np.select([], [])
# case: construction bp
result = df.bogus()
# case: construction bq
result = pd.bogus
# case: construction br
result = np.bogus
# case: construction bs
result = df.a.b
# case: construction bt
result = len(5)
# case: construction bu
result = df['a'] + t
# case: construction bv
result = t + 1
# case: construction bw
result = df > 'x'
# case: construction bx
result = df['d'] > 'x'
# case: construction by
result = df['d'] > '2024-02-01'
# case: construction bz
result = df['d'] + 1
# case: construction ca
result = bool(df)
# case: construction cb
result = bool(s)
# case: construction cc
result = int(s)
# case: construction ce
result = df == e
# case: construction cf
result = s == pd.Series([1])
# case: construction cg
result = s + pd.Series([1])
# case: construction ch
result = s == [1]
# case: construction ci
result = s + [1]
# case: construction cj
result = hash(s)
# case: construction ck
result = {s: 1}
# case: construction cl
result = set(df)
# case: construction cm
result = list(df)
# case: construction cn
result = max(df)
# case: construction co
result = sum(s)
# case: construction cp
result = sorted(t)
