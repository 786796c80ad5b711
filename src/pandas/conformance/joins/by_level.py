import pandas as pd
import numpy as np
sales = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'E', 'N'], 'product': ['a', 'b', 'a', 'b', 'a', 'a'], 'year': [2020, 2020, 2021, 2020, 2021, 2021], 'qty': [10, 5, 8, 0, 3, 7], 'rev': [100.0, 55.5, np.nan, 0.0, 30.25, 70.0]})
g = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = g['qty']
g3 = sales.groupby(['region', 'product', 'year'])[['qty', 'rev']].sum()
boss = pd.DataFrame({'region': ['S', 'Q', 'N'], 'boss': ['x', 'y', 'z']}).set_index('region')

# case: s = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
s = sales.groupby(['region', 'product'])[['qty', 'rev']].sum()
result = s.join(sales.groupby('region')['qty'].sum().rename('reg_total'))

# case: df = pd.DataFrame({'id': [1, 2], 'info': [{'x': 1, 'y': 2}, {'x': 3}]})
df = pd.DataFrame({'id': [1, 2], 'info': [{'x': 1, 'y': 2}, {'x': 3}]})
result = df.join(pd.json_normalize(df['info'])) if False else pd.concat([df.drop(columns='info'), df['info'].apply(pd.Series)], axis=1)

# case: g.merge(pd.DataFrame({'region': ['N', 'S'], 'boss': ['x', 'y']}).set_index('region'), left
result = g.merge(pd.DataFrame({'region': ['N', 'S'], 'boss': ['x', 'y']}).set_index('region'), left_index=True, right_index=True)

# case: g.join(pd.DataFrame({'region': ['N', 'S'], 'boss': ['x', 'y']}).set_index('region'))
result = g.join(pd.DataFrame({'region': ['N', 'S'], 'boss': ['x', 'y']}).set_index('region'))

# case: pd.DataFrame({'region': ['N', 'S', 'Q'], 'boss': ['x', 'y', 'z']}).set_index('region').joi
result = pd.DataFrame({'region': ['N', 'S', 'Q'], 'boss': ['x', 'y', 'z']}).set_index('region').join(g, how='left')

# case: g.join(boss, how='inner')
result = g.join(boss, how='inner')

# case: g.join(boss, how='right')
result = g.join(boss, how='right')

# case: g.join(boss, how='outer')
result = g.join(boss, how='outer')

# case: boss.join(g)
result = boss.join(g)

# case: boss.join(g, how='inner')
result = boss.join(g, how='inner')

# case: boss.join(g, how='outer')
result = boss.join(g, how='outer')

# case: boss.join(s)
result = boss.join(s)

# case: boss.join(s.unstack())
result = boss.join(s.unstack())

# case: g.merge(boss, left_index=True, right_index=True, how='left')
result = g.merge(boss, left_index=True, right_index=True, how='left')

# case: g.merge(boss, left_index=True, right_index=True, how='outer', indicator=True)
result = g.merge(boss, left_index=True, right_index=True, how='outer', indicator=True)

# case: boss.merge(g, left_index=True, right_index=True)
result = boss.merge(g, left_index=True, right_index=True)

# case: g.merge(boss, left_on='region', right_index=True)
result = g.merge(boss, left_on='region', right_index=True)

# case: g.join(boss.rename_axis('zzz'))
result = g.join(boss.rename_axis('zzz'))

# case: g.join(boss['boss'])
result = g.join(boss['boss'])

# case: g3.join(s.rename('tot'))
result = g3.join(s.rename('tot'))

# case: g3.join(g, rsuffix='_t')
result = g3.join(g, rsuffix='_t')

# case: g3.merge(g, left_index=True, right_index=True)
result = g3.merge(g, left_index=True, right_index=True)

# case: g3.reset_index().merge(s.rename('tot').reset_index())
result = g3.reset_index().merge(s.rename('tot').reset_index())
