import numpy as np
import pandas as pd

# case: level-directions-1
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.swaplevel('country', 'quarter').sort_index(level=[0, 1], ascending=[True, False])['output']
# case: level-directions-2
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.swaplevel('country', 'quarter').sort_index(level=[0, 1], ascending=[False, True])['output']
# case: level-directions-3
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.swaplevel('country', 'quarter').sort_index(level=[0, 1], ascending=[False, False])['output']
# case: level-directions-4
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.swaplevel('country', 'quarter').sort_index(level=[0, 1])['output']
# case: level-directions-5
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.swaplevel('country', 'quarter').sort_index(level=[0], ascending=[False])['output']
# case: level-directions-6
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.swaplevel('country', 'quarter').sort_index(level=1, ascending=False)['output']
# case: level-directions-7
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.sort_index(level=[2, 1], ascending=[True, False])['output']
# case: level-directions-8
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp.sort_index(level=[2, 1], ascending=[True, False], sort_remaining=False)['output']
# case: level-directions-9
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': [100, 110, 120, 125, 80, 82, np.nan, 90, 60, 61, 63, 0]}, index=idx)
result = gdp['output'].sort_index(level=['quarter'], ascending=[False])
# case: level-directions-10
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': range(12)}, index=idx)
result = gdp.sort_index(ascending=[False, True])
# case: level-directions-11
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': range(12)}, index=idx)
result = gdp.sort_index(ascending=[False, True, False, True])
# case: level-directions-12
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': range(12)}, index=idx)
result = gdp.sort_index(level=['year'], ascending=[False, True])
# case: level-directions-13
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': range(12)}, index=idx)
result = gdp.sort_index(level=['year','country'], ascending=(False, True))
# case: level-directions-14
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': range(12)}, index=idx)
result = gdp.sort_index(level='quarter', ascending=False, sort_remaining=False)
# case: level-directions-15
idx = pd.MultiIndex.from_product([['DE','FR','IT'],[2020,2021],['Q1','Q2']], names=['country','year','quarter'])
gdp = pd.DataFrame({'output': range(12)}, index=idx)
result = gdp.sort_index(level='quarter', ascending=[])
# case: level-directions-16
gdp = pd.DataFrame({'output': range(3)}, index=pd.Index([2,3,1], name='k'))
result = gdp.sort_index(level='k', ascending=[False])
# case: level-directions-17
gdp = pd.DataFrame({'output': range(3)}, index=pd.Index([2,3,1], name='k'))
result = gdp.sort_index(level=['k'], ascending=[False, True])
# case: level-directions-18
gdp = pd.DataFrame({'output': range(3)}, index=pd.Index([2,3,1], name='k'))
result = gdp.sort_index(ascending=[False])
# case: level-directions-19
gdp = pd.DataFrame({'output': range(3)}, index=pd.Index([2,3,1], name='k'))
result = gdp.sort_index(ascending=[True, False])
# case: level-directions-20
gdp = pd.DataFrame({'g': ['b','a','b','a'], 'h': [1,2,2,None], 'v': range(4)}).set_index(['g','h'])
result = gdp.sort_index(level='h', ascending=[False], na_position='first')
# case: level-directions-21
gdp = pd.DataFrame({'g': ['b','a','b','a'], 'h': [1,2,2,None], 'v': range(4)}).set_index(['g','h'])
result = gdp.T.sort_index(axis=1, level=['h'], ascending=[False])
# case: level-directions-22
gdp = pd.DataFrame({'g': ['b','a','b','a'], 'h': [1,2,2,None], 'v': range(4)}).set_index(['g','h'])
result = gdp.sort_index(level=[1, 1], ascending=[False, True])
# case: level-directions-23
gdp = pd.DataFrame({'g': ['b','a','b','a'], 'h': [1,2,2,None], 'v': range(4)}).set_index(['g','h'])
result = gdp['v'].sort_index(level=[1, 0], ascending=[False, 1])
# case: level-directions-24
gdp = pd.DataFrame({'g': ['b','a','b','a'], 'h': [1,2,2,None], 'v': range(4)}).set_index(['g','h'])
result = gdp['v'].sort_index(level='zz', ascending=False)
