import datetime
from io import StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pandas as pd

A = pd.Timestamp('2024-01-01 10:00', tz='UTC')
B = pd.Timestamp('2024-01-01 10:00', tz='US/Eastern')
N = pd.Timestamp('2024-01-01 10:00')
P = datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)
z = pd.Series([A, pd.NaT, A + pd.Timedelta(days=1)])
n = z.dt.tz_localize(None)

# case: pd.to-datetime-2024-01-01T10:00:00Z
result = pd.to_datetime('2024-01-01T10:00:00Z')

# case: pd.to-datetime-2024-01-01-10:00:00+02:00
result = pd.to_datetime('2024-01-01 10:00:00+02:00')

# case: pd.to-datetime-2024-01-01-10:00:00-+0530
result = pd.to_datetime('2024-01-01 10:00:00 +0530')

# case: pd.to-datetime-2024-01-01-10:00-UTC
result = pd.to_datetime('2024-01-01 10:00 UTC')

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00-UTC-2024-01-02-10:00:00-U
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00 UTC','2024-01-02 10:00:00 UTC']))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-2024-01-02-10:00:00
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00+01:00']))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-2024-01-02-10:00:00-2
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00+01:00'])).tolist()

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-2024-01-02-10:00:00-2-2
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00']))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-2024-01-02-10:00:00-2-2-2
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00']),format='mixed')

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-2024-01-02-10:00:00-2-2-2-2-2-2
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00']),utc=True,format='mixed')

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00-2024-01-02-10:00:00+02:00
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00','2024-01-02 10:00:00+02:00']))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00Z-2024-01-02-10:00:00+02:0
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00Z','2024-01-02 10:00:00+02:00']),utc=True)

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00Z-2024-01-02-10:00:00+00:0
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00Z','2024-01-02 10:00:00+00:00']))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00Z-2024-01-02-10:00:00-Z
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00Z','2024-01-02 10:00:00 Z']))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00Z-None
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00Z',None]))

# case: pd.to-datetime-pd.Series-None-None-utc=True
result = pd.to_datetime(pd.Series([None,None]),utc=True)

# case: pd.to-datetime-None-utc=True
result = pd.to_datetime(None,utc=True)

# case: pd.to-datetime-float-nan-utc=True
result = pd.to_datetime(float('nan'),utc=True)

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00Z-x-errors=-coerce
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00Z','x']),errors='coerce')

# case: pd.to-datetime-pd.Series-2024-01-01T10:00:00.123Z
result = pd.to_datetime(pd.Series(['2024-01-01T10:00:00.123Z']))

# case: pd.to-datetime-pd.Series-1704103200-unit=-s-utc=True
result = pd.to_datetime(pd.Series([1704103200]),unit='s',utc=True)

# case: pd.to-datetime-1704103200-unit=-s-utc=True
result = pd.to_datetime(1704103200,unit='s',utc=True)

# case: pd.to-datetime-pd.Series-01-02-2024-10:00-AM-+0000
result = pd.to_datetime(pd.Series(['01/02/2024 10:00 AM +0000']))

# case: pd.to-datetime-pd.Series-01-02-2024-10:00-+0000
result = pd.to_datetime(pd.Series(['01/02/2024 10:00 +0000']))

# case: pd.to-datetime-pd.Series-01-02-2024-10:00-utc=True
result = pd.to_datetime(pd.Series(['01/02/2024 10:00']),utc=True)

# case: pd.to-datetime-pd.Series-pd.Timestamp-2024-01-01-utc=True
result = pd.to_datetime(pd.Series([pd.Timestamp('2024-01-01')]),utc=True)

# case: pd.to-datetime-pd.Series-pd.Timestamp-2024-01-01-tz=-US-Eastern-utc=Tr
result = pd.to_datetime(pd.Series([pd.Timestamp('2024-01-01',tz='US/Eastern')]),utc=True)

# case: pd.to-datetime-2024-01-01-10:00:00Z
result = pd.to_datetime(['2024-01-01 10:00:00Z'])

# case: pd.to-datetime-2024-01-01-utc=True
result = pd.to_datetime(['2024-01-01'],utc=True)

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-format=-Y--m--d-H:-
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00']),format='%Y-%m-%d %H:%M:%S%z')

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00-+0200-format=-Y--m--d-H:-
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00 +0200']),format='%Y-%m-%d %H:%M:%S %z')

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00-UTC-format=-Y--m--d-H:-M:
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00 UTC']),format='%Y-%m-%d %H:%M:%S %Z')

# case: pd.to-datetime-pd.Series-01-02-2024-10:00:00-+0200-01-02-2024-10:00:00
result = pd.to_datetime(pd.Series(['01/02/2024 10:00:00 +0200','01/02/2024 10:00:00 +0300']),format='%d/%m/%Y %H:%M:%S %z')

# case: pd.to-datetime-pd.Series-2024-01-01T10Z
result = pd.to_datetime(pd.Series(['2024-01-01T10Z']))

# case: pd.Series-pd.to-datetime-2024-01-01-10:00Z-2024-01-01-10:00:00.5Z-form
result = pd.Series(pd.to_datetime(['2024-01-01 10:00Z','2024-01-01 10:00:00.5Z'],format='mixed'))

# case: pd.DataFrame-a-:pd.to-datetime-2024-01-01-10:00Z-None
result = pd.DataFrame({'a':pd.to_datetime(['2024-01-01 10:00Z',None])})

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-None
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00',None]))

# case: type-x-for-x-in-pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-202
result = [type(x) for x in pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00+03:00']),format='mixed')]

# case: type-x-for-x-in-pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-202-2
result = [type(x) for x in pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00']),format='mixed')]

# case: type-x-for-x-in-pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-202-2-2
result = [type(x) for x in pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00+03:00']))]

# case: type-x-for-x-in-pd.to-datetime-2024-01-01-10:00:00+02:00-2024-01-02-10
result = [type(x) for x in pd.to_datetime(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00+03:00'])]

# case: type-x-for-x-in-pd.to-datetime-2024-01-01-10:00:00+02:00-2024-01-02-10-2
result = [type(x) for x in pd.to_datetime(['2024-01-01 10:00:00+02:00','2024-01-02 10:00:00+03:00'],format='ISO8601')]

# case: pd.to-datetime-A-N
result = pd.to_datetime([A,N])

# case: pd.to-datetime-pd.Series-A-N
result = pd.to_datetime(pd.Series([A,N]))

# case: pd.to-datetime-pd.Series-A-N-utc=True
result = pd.to_datetime(pd.Series([A,N]),utc=True)

# case: pd.to-datetime-pd.Series-A-B
result = pd.to_datetime(pd.Series([A,B]))

# case: pd.to-datetime-A-B-utc=True
result = pd.to_datetime([A,B],utc=True)

# case: pd.to-datetime-pd.Series-P-P
result = pd.to_datetime(pd.Series([P,P]))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00+02:00-None-2024-01-01-10:
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00+02:00',None,'2024-01-01 10:00:00+03:00']),errors='coerce')

# case: pd.read-csv-StringIO-a-b-n2024-01-01-10:00:00Z-1-n2024-01-02-10:00:00Z
result = pd.read_csv(StringIO('a,b\n2024-01-01 10:00:00Z,1\n2024-01-02 10:00:00Z,2'),parse_dates=['a']).dtypes.tolist()

# case: pd.read-csv-StringIO-a-b-n2024-01-01-10:00:00+02:00-1-n2024-01-02-10:0
result = pd.read_csv(StringIO('a,b\n2024-01-01 10:00:00+02:00,1\n2024-01-02 10:00:00+03:00,2'),parse_dates=['a']).a.tolist()

# case: pd.Series-2024-01-01-10:00Z-.astype-datetime64-ns-UTC
result = pd.Series(['2024-01-01 10:00Z']).astype('datetime64[ns, UTC]')

# case: pd.Series-2024-01-01-10:00-.astype-datetime64-ns-UTC
result = pd.Series(['2024-01-01 10:00']).astype('datetime64[ns, UTC]')

# case: pd.Series-2024-01-01-10:00Z-.astype-datetime64-ns
result = pd.Series(['2024-01-01 10:00Z']).astype('datetime64[ns]')

# case: pd.Series-2024-01-01-10:00-dtype=-datetime64-ns-UTC
result = pd.Series(['2024-01-01 10:00'],dtype='datetime64[ns, UTC]')

# case: pd.Series-N-dtype=-datetime64-ns-UTC
result = pd.Series([N],dtype='datetime64[ns, UTC]')

# case: pd.Series-A-dtype=-datetime64-ns
result = pd.Series([A],dtype='datetime64[ns]')

# case: z.dtype==-datetime64-ns-UTC
result = z.dtype=='datetime64[ns, UTC]'

# case: z.dtype==n.dtype
result = z.dtype==n.dtype

# case: A.to-datetime64
result = A.to_datetime64()
