import pandas as pd
import numpy as np
t = pd.DataFrame({'g': ['a', 'a', 'b', 'c'], 'v': [1, 2, 3, 4], 'd': pd.to_datetime(['2020-01-01', '2020-01-02', None, '2020-02-01'])})
# case: f1
result = t.groupby('g').apply(lambda g: None if g.name=='b' else g.iloc[0])
# case: f2
result = t.groupby('g').apply(lambda g: None if g.name=='a' else g.iloc[0])
# case: f3
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series({'x':1,'y':2}))
# case: f4
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series({'x':'p','y':2}))
# case: f5
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series([1],index=[g.name]))
# case: f6
result = t.groupby('g').apply(lambda g: None if g.name=='b' else g['v'])
# case: f7
result = t.groupby('g',as_index=False).apply(lambda g: None if g.name=='b' else pd.Series({'x':1,'y':2}))
# case: f8
result = t.groupby('g')['v'].apply(lambda g: None if g.name=='b' else pd.Series({'x':1,'y':2}))
# case: f9
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series({'x':True}))
# case: f10
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series({'x':pd.Timestamp('2020')}))
# case: f11
result = t.groupby('g').apply(lambda g: None if g.name=='b' else g.loc[g['v'].idxmax(),['v','d']])
# case: f12
result = t.groupby('g').apply(lambda g: None)
# case: f13
result = t.groupby('g',group_keys=False).apply(lambda g: None if g.name=='b' else pd.Series({'x':1,'y':2}))
# case: f14
result = t.groupby(['g','v']).apply(lambda g: None if g.name[0]=='b' else pd.Series({'x':1,'y':2}))
# case: f15
result = t.groupby('g').apply(lambda g: None if g.name=='b' else 5)
# case: f16
result = t.groupby('g').apply(lambda g: None if g.name=='b' else g)
# case: f17
result = t.groupby('g').apply(lambda g: None if g.name=='b' else pd.Series({'x':1},name='q'))
# case: f18
result = t.groupby('g').apply(lambda g: None if g.name=='c' else g['v'].describe())
# case: f19
result = t.groupby('g').apply(lambda g: None if g.name=='b' else [1,2])
# case: f20
result = t.groupby('g').apply(lambda g: None if g.name=='b' else {'a':1})
# case: f21
result = t.groupby('g')['v'].apply(lambda g: None if g.name=='b' else g.nlargest(1))
