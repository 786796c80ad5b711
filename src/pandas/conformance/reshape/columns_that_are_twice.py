import pandas as pd
d = pd.DataFrame([[1, 2], [3, 4]], columns=['k', 'k'])
z = d.assign(z=[1, 1])
x = pd.DataFrame({'a': [1, 2, 2], 'b': [3, 4, 3], 'v': [1.5, 2, 3], 's': ['p', 'q', 'p']})
# case: groups of both
result = z.groupby('z')['k'].max()
# case: ranks of both
result = z.groupby('z')['k'].rank()
# case: a mask of both
result = d.loc[d['k'] % 2 == 0, 'k']
# case: melted by them
result = d.melt(id_vars='k')
# case: both melted
result = z.melt(id_vars='z', value_vars=['k'])
# case: exploded
result = z.explode('z')
# case: below other columns
result = pd.concat([d, pd.DataFrame({'j': [1]})])
# case: below themselves
result = pd.concat([d, d])
# case: a crosstab
result = pd.crosstab(d['k'], d['k'])
# case: a key that is a value
result = x.pivot_table(index='a', columns='b', values='a', aggfunc='sum')
# case: a key that is twice
result = x.pivot_table(index='a', columns='a', values='v', aggfunc='sum')
# case: a key that is a value of a narrow frame
result = x[['a', 'b']].pivot_table(index='a', columns='b', values='b', aggfunc='count')
# case: a key that is a value, with margins
result = x[['a', 'b', 'v']].pivot_table(index='a', columns='b', values='a', aggfunc='sum', margins=True)
# case: a column that is a value, with margins
result = x[['a', 'b', 'v']].pivot_table(index='a', columns='b', values='b', aggfunc='sum', margins=True)
# case: a row of no columns
e = pd.DataFrame(index=[1, 2])
e.loc[5] = []
result = e
# case: rows that are twice at a place
m = pd.DataFrame({'v': [1, 2]}, index=pd.MultiIndex.from_tuples([(1, 'a'), (1, 'a')]))
result = m.at[(1, 'a'), 'v']
