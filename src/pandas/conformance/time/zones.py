import pandas as pd
import numpy as np
import datetime as dt
from datetime import datetime
from io import StringIO
s = pd.Series(['2024-01-01T10:00:00Z', '2024-01-02T10:00:00Z'])
d = pd.DataFrame({'d': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 10:00']), 'v': [1, 2]})
# case: zones-naive-none
result = d['d'].dt.tz_localize(None)
# case: zones-naive-convert
result = d['d'].dt.tz_convert('UTC')
# case: zones-ts-localize-none
result = pd.Timestamp('2024-01-01').tz_localize(None)
# case: zones-fmt-literal
result = pd.to_datetime(s, format='%Y-%m-%dT%H:%M:%SZ')
# case: zones-fmt-shorter
result = pd.to_datetime(s, format='%Y-%m-%dT%H:%M:%S')
# case: zones-fmt-shorter-coerce
result = pd.to_datetime(s, format='%Y-%m-%dT%H:%M:%S', errors='coerce')
# case: zones-first-naive
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00', '2024-01-01 10:00:00Z']), errors='coerce')
# case: zones-tz-attr
result = str(d['d'].dt.tz)
# case: zones-idx-localize3
result = d.set_index('d').index.tz_localize(None)
# case: zones-dtype-check
result = [str(t) for t in d.dtypes], d.select_dtypes('datetimetz').shape, d.select_dtypes(include=['datetime', 'datetimetz']).shape
# case: zones-to-json-strftime
result = d['d'].dt.strftime('%Y-%m-%dT%H:%M:%S%z')
# case: zones-ts-strftime
result = pd.Timestamp('2024-01-01').strftime('%z|%Z')
# case: zones-py-strftime
result = datetime(2024, 1, 1).strftime('%z|%Z|')
# case: zones-astype-mixed
result = pd.Series(['2024-01-01', '2024-01-02 10:00']).astype('datetime64[ns]')
# case: zones-astype-us
result = pd.Series(['1/2/2024', '2024-01-02 10:00']).astype('datetime64[ns]')
# case: zones-astype-13
result = pd.Series(['1/2/2024', '13/2/2024']).astype('datetime64[ns]')
# case: zones-series-dtype
result = pd.Series(['2024-01-01', '2024-01-02 10:00'], dtype='datetime64[ns]')
# case: zones-index-astype
result = pd.Index(['2024-01-01', '2024-01-02 10:00']).astype('datetime64[ns]')
