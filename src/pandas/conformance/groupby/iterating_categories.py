import pandas as pd
import numpy as np
c = pd.DataFrame({'c': pd.Categorical(['b', None, 'b'], categories=['a', 'b', 'z']), 'k': [1, 2, 1], 'v': [1, 2, 3]})
# case: [(k, len(g)) for k, g in c.groupby('c')]
result = [(k, len(g)) for k, g in c.groupby('c')]
# case: [(k, len(g)) for k, g in c.groupby(['c'])]
result = [(k, len(g)) for k, g in c.groupby(['c'])]
# case: [(k, len(g)) for k, g in c.groupby(['c', 'k'])]
result = [(k, len(g)) for k, g in c.groupby(['c', 'k'])]
# case: [(k, len(g)) for k, g in c.groupby('c')['v']]
result = [(k, len(g)) for k, g in c.groupby('c')['v']]
# case: [(k, len(g)) for k, g in c.groupby('c', observed=True)]
result = [(k, len(g)) for k, g in c.groupby('c', observed=True)]
# case: c.groupby('c').apply(len)
result = c.groupby('c').apply(len)
# case: c.groupby('c')['v'].apply(list)
result = c.groupby('c')['v'].apply(list)
# case: c.groupby('c').apply(lambda g: g.head(1))
result = c.groupby('c').apply(lambda g: g.head(1))
# case: c.groupby('c').apply(lambda g: g['v'].iloc[0])
result = c.groupby('c').apply(lambda g: g['v'].iloc[0])
# case: c.groupby('c')['v'].agg(lambda s: s.iloc[0])
result = c.groupby('c')['v'].agg(lambda s: s.iloc[0])
# case: c.groupby('c').filter(lambda g: len(g) > 1)
result = c.groupby('c').filter(lambda g: len(g) > 1)
# case: c.groupby(['c', 'k'])['v'].apply(list)
result = c.groupby(['c', 'k'])['v'].apply(list)
# case: c.groupby(['c', 'k']).apply(len)
result = c.groupby(['c', 'k']).apply(len)
# case: pd.concat([g.head(1) for _, g in c.groupby('c')])
result = pd.concat([g.head(1) for _, g in c.groupby('c')])
# case: rows of a report by bin
c['bin'] = pd.cut(c['v'], bins=[0, 1, 2, 3, 9], labels=['w', 'x', 'y', 'z'])
rows = []
for name, g in c.groupby('bin', observed=False):
    rows.append({'bin': name, 'n': len(g), 'total': g['v'].sum()})
result = pd.DataFrame(rows)
