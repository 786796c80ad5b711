import pandas as pd
import numpy as np
s = pd.Series(pd.to_datetime(['2024-01-05', '2024-02-29', None, '2023-12-31']))
p = s.dt.to_period('M')
# case: eq-text
result = p == '2024-01', p != '2024-01', p < '2024-02', p >= '2024-01'
# case: eq-bad-text
result = p == 'x'
# case: lt-bad-text
result = p < 'x'
# case: eq-number
result = (p == 5).tolist()
# case: eq-day-text
result = (p == '2024-01-05').tolist(), (p == '2024-01-31').tolist(), (p <= '2024-01-15').tolist()
# case: quarters
q = s.dt.to_period('Q')
result = (q == '2024Q1').tolist(), (q == '2024-Q1').tolist(), (q == '2024-02').tolist(), (q > '2023Q4').tolist()
# case: years
q = s.dt.to_period('Y')
result = (q == '2024').tolist(), (q == 2024).tolist()
# case: days
q = s.dt.to_period('D')
result = (q == '2024-01-05').tolist(), (q >= '2024-01').tolist()
# case: weeks
q = s.dt.to_period('W')
result = (q == '2024-01-01').tolist()
# case: isin-text
result = p.isin(['2024-01']).tolist(), p.isin([pd.Period('2024-01', 'M')]).tolist()
# case: between-text
result = p.between('2024-01', '2024-02').tolist()
# case: filter-loc
df = pd.DataFrame({'p': p, 'v': [1, 2, 3, 4]})
result = df[df['p'] == '2024-02'], df.loc[df['p'] >= '2024-01', 'v'].sum(), df.query('p == "2024-01"')['v'].tolist()
# case: group-loc
g = pd.DataFrame({'p': p, 'v': [1, 2, 3, 4]}).groupby('p')['v'].sum()
result = g['2024-01'], g.loc['2024-02'], g.get('2024-01'), g.loc['2024'].tolist(), g['2024-01':].tolist()
# case: group-in
g = pd.DataFrame({'p': p, 'v': [1, 2, 3, 4]}).groupby('p')['v'].sum()
result = '2024-01' in g.index, pd.Period('2024-01', 'M') in g.index, g[pd.Period('2024-01', 'M')], g.index == '2024-01'
# case: group-missing-key
g = pd.DataFrame({'p': p, 'v': [1, 2, 3, 4]}).groupby('p')['v'].sum()
result = g['2022-01']
# case: scalar-text
result = pd.Period('2024-01', 'M') == '2024-01', p.iloc[0] == '2024-01', str(p.iloc[0]) == '2024-01'
# case: scalar-lt-text
result = pd.Period('2024-01', 'M') < '2024-02'
# case: map-dict
result = p.map({pd.Period('2024-01', 'M'): 'jan'}).tolist(), p.astype(str).map({'2024-01': 'jan'}).tolist()
# case: timestamp
result = (p == pd.Timestamp('2024-01-01')).tolist()
# case: lt-timestamp
result = p < pd.Timestamp('2024-02-01')
# case: other-freq
result = (p == pd.Period('2024', 'Y')).tolist()
# case: lt-other-freq
result = p < pd.Period('2024', 'Y')
# case: replace-fill
result = p.fillna(pd.Period('2000-01', 'M')), p.dropna().tolist(), p.sort_values().tolist(), p.max()
# case: np-where
result = np.where(p == '2024-01', 'first', 'other').tolist()
