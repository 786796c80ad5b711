import pandas as pd
import numpy as np
df = pd.DataFrame({'p': pd.to_datetime(['2024-01-05', '2024-02-29', '2023-12-31']).to_period('M'), 'v': [1, 2, 3]})
# case: query-equal
result = df.query('p == "2024-01"')['v'].tolist(), df.query('p != "2024-01"')['v'].tolist()
# case: query-order
result = df.query('p >= "2024-01"')['v'].tolist()
# case: query-variable
m = '2024-01'
result = df.query('p == @m')['v'].tolist()
# case: query-period
m = pd.Period('2024-01', 'M')
result = df.query('p == @m')['v'].tolist()
# case: query-in
result = df.query('p in ["2024-01"]')['v'].tolist(), df.query('p == ["2024-01"]')['v'].tolist()
# case: array-of-objects
result = (df['p'].values == '2024-01').tolist()
# case: frame-eq
result = (df[['p']] == '2024-01')['p'].tolist()
# case: eq-method
result = df['p'].eq('2024-01').tolist(), df['p'].ge('2024-01').tolist(), (df['p'].dt.year == 2024).tolist()
# case: reversed
result = ('2024-01' == df['p']).tolist(), ('2024-01' < df['p']).tolist()
# case: list-eq
result = (df['p'] == ['2024-01', '2024-02', '2024-03']).tolist()
# case: series-eq
result = (df['p'] == pd.Series(['2024-01', '2024-02', '2024-03'])).tolist()
# case: groups
g = df.set_index('p')
result = g.loc['2024-02', 'v'], g.loc['2023-12':'2024-01', 'v'].tolist(), g.loc['2023':'2023', 'v'].tolist(), g.loc[['2024-01'], 'v'].tolist() if False else 0
# case: loc-list
g = df.set_index('p')
result = g.loc[['2024-01', '2024-02'], 'v']
# case: drop-text
g = df.set_index('p')
result = g.drop('2024-01')
# case: duplicates
g = pd.concat([df, df]).set_index('p')['v']
result = g['2024-01'], g.loc['2024-01'].sum()
# case: coarse-in
g = pd.Series([1, 2, 3], index=pd.period_range('2023-12', periods=3, freq='M'))
result = '2024' in g.index, '2022' in g.index, 'x' in g.index, '2023-12' in g
# case: coarse-missing
g = pd.Series([1, 2, 3], index=pd.period_range('2023-12', periods=3, freq='M'))
result = g['2022']
