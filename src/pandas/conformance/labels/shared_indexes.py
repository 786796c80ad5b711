import pandas as pd
df = pd.DataFrame({'a': [1, 2, 3], 'b': [3, 1, 2], 'c': ['x', 'y', 'x']})
# case: a column has the index of its frame
s = df['a']
s.index.name = 'w'
result = df
# case: columns have one index
s = df['a']
s.index.name = 'w'
result = df['b']
# case: other labels of a column are its own
s = df['a']
s.index = [7, 8, 9]
result = df
# case: a column that was taken keeps the labels of before
s = df['a']
df.index = [7, 8, 9]
result = s
# case: a copy of a column is named by itself
s = df['a'].copy()
s.index.name = 'w'
result = df
# case: a copy of a frame is named by itself
d = df.copy()
d.index.name = 'w'
d.columns.name = 'c'
result = df
# case: chosen rows have the columns of the frame
d = df[df.a > 1]
d.columns.name = 'c'
result = df
# case: chosen rows have an index of their own
d = df[df.a > 1]
d.index.name = 'c'
result = df
# case: the first rows
d = df.head(2)
d.columns.name = 'c'
d.index.name = 'i'
result = df
# case: operators keep both
d = df * 2
d.index.name = 'i'
d.columns.name = 'c'
result = df
# case: chosen columns have the index
d = df[['a']]
d.index.name = 'i'
result = df
# case: chosen columns are an index of their own
d = df[['a']]
d.columns.name = 'i'
result = df
# case: an index that is set is the frame's
idx = pd.Index([5, 6, 7], name='n')
df.index = idx
idx.name = 'm'
result = df
# case: an index that frames are made with
idx = pd.Index([5, 6, 7])
d = pd.DataFrame({'z': [1, 2, 3]}, index=idx)
idx.name = 'm'
result = d
# case: two series of one index
idx = pd.Index([5, 6, 7])
d = pd.Series([1, 2, 3], index=idx)
e = pd.Series([1, 2, 3], index=idx)
d.index.name = 'm'
result = e
# case: a new column makes other columns
cols = df.columns
df['new'] = 1
cols.name = 'c'
result = df
# case: cells leave the columns
i = df.columns
df.loc[df.a > 1, 'a'] = 5
i.name = 'n'
result = df
# case: rows sorted in place have another index
i = df.index
df.sort_values('b', inplace=True)
i.name = 'n'
result = df
# case: rows that are sorted already keep it in place
i = df.index
df.sort_values('a', inplace=True)
i.name = 'n'
result = df
# case: nothing dropped in place is another index
i = df.index
df.dropna(inplace=True)
i.name = 'n'
result = df
# case: columns renamed in place
i = df.index
df.rename(columns={'a': 'q'}, inplace=True)
i.name = 'n'
result = df
# case: names of the index seen by a column
s = df['a']
df.index.names = ['n']
result = s
# case: an axis named in place is another one
s = df['a']
df.rename_axis('k', inplace=True)
result = s
# case: names set in place
s = df['a']
s.index.set_names('k', inplace=True)
result = df
# case: a name of several levels
m = df.set_index(['a', 'b'])
m.index.name = 'x'
result = m
# case: a name of several levels read
m = df.set_index(['a', 'b'])
m.index.name = 'x'
result = m.index.name
# case: names of several levels seen by a column
m = df.set_index(['a', 'b'])
s = m['c']
m.index.names = ['x', 'y']
result = s
# case: names of a pivot
p = df.pivot_table(index='a', columns='c', values='b')
p.columns.name = None
p.index.name = None
result = p
# case: names of a pivot whose gaps are filled
p = df.pivot_table(index='a', columns='c', values='b')
q = p.fillna(0)
q.columns.name = None
result = p
# case: no name for two levels of columns
p = df.pivot_table(index='a', columns='c', values=['b'])
p.columns.name = None
result = p
# case: sorted groups
p = df.groupby('c')['a'].sum()
q = p.sort_values()
q.index.name = None
result = p
# case: shares of groups
p = df.groupby('c')['a'].sum()
q = p / p.sum()
q.index.name = None
result = p
# case: a renamed series
p = df.groupby('c')['a'].sum()
q = p.rename('z')
q.index.name = None
result = p
# case: a series as a frame
p = df.groupby('c')['a'].sum()
q = p.to_frame()
q.index.name = None
result = p
# case: frames side by side
p = df.groupby('c').agg({'a': 'sum', 'b': 'mean'})
q = pd.concat([p, p], axis=1)
q.index.name = None
result = p
# case: a freq that is set
t = pd.DataFrame({'v': [1, 2, 3]}, index=pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-03']))
s = t['v']
t.index.freq = 'D'
result = str(s.index.freq)
# case: rows and columns of correlations
c = df.corr(numeric_only=True)
c.index.name = 'x'
result = c
# case: sums have the columns as index
c = df.isna().sum()
c.index.name = 'x'
result = df
# case: rows of a loop
for i, row in df.iterrows():
    row.index.name = i
result = df
# case: groups of a loop
for k, g in df.groupby('c'):
    g.columns.name = k
result = df
# case: a frame's index is one object
result = [df.index is df.index, df['a'].index is df.index, df.copy().index is df.index, df[df.a > 1].columns is df.columns]
# case: a frame that is reindexed as it is
r = df.reindex(df.index)
r.index.name = 'i'
result = df
# case: other columns leave the index
r = df.reindex(columns=['a', 'b'])
r.index.name = 'i'
result = df
# case: all rows by loc
r = df.loc[:]
r.index.name = 'i'
result = df
# case: all rows by a mask
r = df[df.a > 0]
r.index.name = 'i'
r.columns.name = 'c'
result = df
# case: a column more
r = df.assign(z=1)
r.index.name = 'i'
result = df
