import pandas as pd
import numpy as np
f = pd.DataFrame({'d': pd.to_datetime(['2020-01-01', None]), 'k': [1, 2], 'e': pd.to_timedelta(['1D', '2D'])})
# case: d < 2
result = f.query('d < 2').index.tolist()
# case: d == 2
result = f.query('d == 2').index.tolist()
# case: d != 2
result = f.query('d != 2').index.tolist()
# case: d >= 2.0
result = f.query('d >= 2.0').index.tolist()
# case: d < 0
result = f.query('d < 0').index.tolist()
# case: d < 1.5
result = f.query('d < 1.5').index.tolist()
# case: d < "a"
result = f.query('d < "a"').index.tolist()
# case: d == "a"
result = f.query('d == "a"').index.tolist()
# case: d < "2020"
result = f.query('d < "2020"').index.tolist()
# case: d == "2020-01-01"
result = f.query('d == "2020-01-01"').index.tolist()
# case: d < -1
result = f.query('d < -1').index.tolist()
# case: d in [1]
result = f.query('d in [1]').index.tolist()
# case: e < 2
result = f.query('e < 2').index.tolist()
# case: e == 1
result = f.query('e == 1').index.tolist()
# case: e == "a"
result = f.query('e == "a"').index.tolist()
# case: e < "1 days"
result = f.query('e < "1 days"').index.tolist()
# case: d < 2020
result = f.query('d < 2020').index.tolist()
# case: d==202001
result = f.query('d==202001').index.tolist()
# case: d < True
result = f.query('d < True').index.tolist()
# case: d==True
result = f.query('d==True').index.tolist()
# case: 2 < d
result = f.query('2 < d').index.tolist()
# case: "a" > d
result = f.query('"a" > d').index.tolist()
# case: d > 20200101
result = f.query('d > 20200101').index.tolist()
# case: d>13
result = f.query('d>13').index.tolist()
# case: d > 2+1
result = f.query('d > 2+1').index.tolist()
# case: d>k.max()
result = f.query('d>k.max()').index.tolist()
# case: not d > 2
result = f.query('not d > 2').index.tolist()
# case: d.isna() and k > 1
result = f.query('d.isna() and k > 1').index.tolist()
# case: d < "zz"
result = f.query('d < "zz"').index.tolist()
# case: d >= "2019-12-31" and d < "2021-01-01"
result = f.query('d >= "2019-12-31" and d < "2021-01-01"').index.tolist()
# case: "2019" < d < "2021"
result = f.query('"2019" < d < "2021"').index.tolist()
# case: d == d.max()
result = f.query('d == d.max()').index.tolist()
# case: d > "15/01/2019"
result = f.query('d > "15/01/2019"').index.tolist()
# case: d.dt.year == 2020
result = f.query('d.dt.year == 2020').index.tolist()
# case: d != "2020-01-01"
result = f.query('d != "2020-01-01"').index.tolist()
# case: d > "t"
result = f.query('d > "t"').index.tolist()
# case: var 2
import datetime as dt
v = 2
result = f.query('d > @v').index.tolist()
# case: var '2020-01-01'
import datetime as dt
v = '2020-01-01'
result = f.query('d > @v').index.tolist()
# case: var pd.Timestamp('2019-01-01')
import datetime as dt
v = pd.Timestamp('2019-01-01')
result = f.query('d > @v').index.tolist()
# case: var np.int64(3)
import datetime as dt
v = np.int64(3)
result = f.query('d > @v').index.tolist()
# case: var 'a'
import datetime as dt
v = 'a'
result = f.query('d > @v').index.tolist()
# case: var dt.date(2019,1,1)
import datetime as dt
v = dt.date(2019,1,1)
result = f.query('d > @v').index.tolist()
# case: var dt.datetime(2019,1,1)
import datetime as dt
v = dt.datetime(2019,1,1)
result = f.query('d > @v').index.tolist()
# case: var 1.5
import datetime as dt
v = 1.5
result = f.query('d > @v').index.tolist()
