import pandas as pd, numpy as np
f = pd.DataFrame({'Year': [2024, 2023], 'month': [2, 12], 'days': [29, 31]})
# case: excel-days
result = pd.to_datetime([45000, 45000.5], unit='D', origin='1899-12-30')
# case: days-of-a-series
result = pd.to_datetime(pd.Series([0, 60, None]), unit='D', origin=pd.Timestamp('1960-01-01'))
# case: scalar
result = pd.to_datetime(1, unit='h', origin='2020-01-01')
# case: origin-of-text
result = pd.to_datetime(['2024-01-01'], unit='D', origin='2020-01-01')
# case: origin-and-no-date
result = pd.to_datetime([1], unit='D', origin='hello')
# case: parts-by-other-names
result = pd.to_datetime(f)
# case: parts-with-clock
result = pd.to_datetime(f.assign(hour=[1, 2], minutes=[30, 45], s=0).drop(columns='s').assign(ms=[5, 6], us=7, ns=8))
# case: parts-excess
result = pd.to_datetime(f.assign(x=1))
# case: parts-lacking
result = pd.to_datetime(f[['Year', 'month']])
# case: parts-missing
result = pd.to_datetime(pd.DataFrame({'year': [2024, np.nan], 'month': [1, 2], 'day': [3, 4]}), errors='coerce')
# case: parts-of-text
result = pd.to_datetime(pd.DataFrame({'year': ['2024', '2023'], 'month': ['01', '2'], 'day': ['3', '04']}))
# case: parts-impossible
result = pd.to_datetime(pd.DataFrame({'year': [2024], 'month': [2], 'day': [30]}))
# case: parts-impossible-coerced
result = pd.to_datetime(pd.DataFrame({'year': [2024, 2024], 'month': [2, 13], 'day': [30, 1]}), errors='coerce')
# case: parts-of-a-dict
result = pd.to_datetime({'year': [2024], 'month': [2], 'day': [3], 'hour': [25]})
