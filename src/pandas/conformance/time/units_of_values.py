# Units of times and durations: single values, columns filled with them, and what is made of both.
import datetime as dt
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": [1, 2, 3], "d": pd.to_datetime(["2020-01-01", "2021-05-05", None])})
t = pd.Timestamp("2024-01-01")
d = dt.datetime(2024, 1, 1)
td = pd.Timedelta(days=1)
ptd = dt.timedelta(days=1)
frac = pd.Timestamp("2024-01-01 10:00:00.123456")
ns = pd.Timestamp("2024-01-01 10:00:00.123456789")
s = df.assign(n=t).n
u = df.assign(n=d).n
ms = df.assign(n=pd.Timestamp("2024-01-01 10:00:00.5")).n
ds = s - s
du = df.assign(n=ptd).n

# case: units-of-values-1
r = pd.Timestamp(2024,1,1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-2
r = pd.Timestamp(year=2024,month=1,day=1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-3
r = pd.Timestamp("2024-01-01").to_pydatetime()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-4
r = pd.Timestamp(d)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-5
r = pd.Timestamp(d.date())
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-6
r = pd.Timestamp(1700000000,unit="s")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-7
r = pd.Timestamp(1700000000.5,unit="s")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-8
r = pd.Timestamp(1700000000000,unit="ms")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-9
r = pd.Timestamp(5)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-10
r = pd.Timestamp("2024-01-01 10:00")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-11
r = pd.Timestamp("2024-01-01 10:00:00.1")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-12
r = pd.Timestamp("2024-01-01 10:00:00.0001")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-13
r = pd.Timestamp("2024-01-01T10:00:00.123456789")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-14
r = pd.Timestamp("2024-01")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-15
r = pd.Timestamp("Jan 5 2024")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-16
r = pd.Timestamp("20240105")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-17
r = pd.Timestamp("5/1/2024")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-18
r = pd.Timestamp("2024")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-19
r = pd.Timestamp(np.datetime64("2020-01-01"))
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-20
r = pd.Timestamp(np.datetime64("2020-01-01","ns"))
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-21
r = pd.Timestamp(t)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-22
r = pd.to_datetime("2024-01-01")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-23
r = pd.to_datetime(d)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-24
r = pd.to_datetime("2024-01-01",format="%Y-%m-%d")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-25
r = pd.to_datetime("01/02/2024")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-26
r = pd.to_datetime(5)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-27
r = pd.to_datetime(1700000000,unit="s")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-28
r = pd.to_datetime(t)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-29
r = df.d[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-30
r = df.d.max()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-31
r = df.d.min()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-32
r = s[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-33
r = u[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-34
r = pd.Timedelta("1 days")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-35
r = pd.Timedelta(days=1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-36
r = pd.Timedelta(ptd)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-37
r = pd.Timedelta(1,unit="D")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-38
r = pd.Timedelta("1h")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-39
r = pd.Timedelta(1,"s")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-40
r = pd.Timedelta(np.timedelta64(1,"D"))
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-41
r = pd.Timedelta(5)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-42
r = pd.to_timedelta("1 days")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-43
r = pd.to_timedelta(1,unit="D")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-44
r = t-t
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-45
r = t-pd.Timestamp(d)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-46
r = t-d
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-47
r = d-t
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-48
r = t-df.d[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-49
r = t+td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-50
r = t+ptd
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-51
r = t-ptd
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-52
r = t+pd.DateOffset(days=1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-53
r = t+pd.offsets.MonthEnd(0)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-54
r = t+pd.offsets.Day(1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-55
r = t+pd.offsets.Hour(1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-56
r = t+np.timedelta64(1,"D")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-57
r = t.replace(day=5)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-58
r = t.normalize()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-59
r = t.floor("D")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-60
r = t.round("h")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-61
r = t.ceil("h")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-62
r = ns.floor("s")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-63
r = frac.floor("D")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-64
r = (t-t)*2
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-65
r = (t-t)/2
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-66
r = (t-t)//2
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-67
r = -(t-t)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-68
r = abs(t-t)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-69
r = (t-t)+td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-70
r = (t-t)+(t-t)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-71
r = (t-t)%td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-72
r = t.to_period("M").start_time
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-73
r = t.to_period("M").to_timestamp()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-74
r = pd.Timestamp.fromisoformat("2024-01-01")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-75
r = t.to_datetime64()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-76
r = t.to_numpy()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-77
r = t.asm8
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-78
r = (t-t).to_timedelta64()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-79
r = t.value
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-80
r = (t-t).value
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-81
r = t.as_unit("ns")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-82
r = t.unit
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-83
r = (t-t).unit
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-84
r = t.as_unit("ns").value
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-85
r = t.timestamp()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-86
result = hash(t)==hash(df.d[0])
# case: units-of-values-87
r = pd.Timestamp("2020-01-01")==df.d[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-88
result = {pd.Timestamp("2020-01-01"):1}[df.d[0]]
# case: units-of-values-89
r = td.unit
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-90
r = (t-t).as_unit("ns")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-91
result = pd.date_range(t,periods=2)[0]
# case: units-of-values-92
r = max(t,df.d[0])
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-93
r = pd.Timestamp.min
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-94
r = pd.Timestamp.max
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-95
r = t.day
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-96
result = pd.NaT
# case: units-of-values-97
r = pd.Timestamp("2024-01-01")+pd.Timedelta(hours=5)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-98
r = next(iter(s))
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-99
result = s.tolist()[0]
# case: units-of-values-100
r = list(s)[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-101
result = s.values[0]
# case: units-of-values-102
result = u.values
# case: units-of-values-103
result = s.to_numpy()
# case: units-of-values-104
r = ds.values
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-105
result = s.astype("int64")
# case: units-of-values-106
r = ds.astype("int64")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-107
result = u.astype("int64")
# case: units-of-values-108
result = s.astype("datetime64[ns]")
# case: units-of-values-109
r = df.d.astype("datetime64[s]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-110
r = df.d.dt.as_unit("s")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-111
result = pd.Series([ns]).astype("datetime64[s]")
# case: units-of-values-112
result = pd.Series([ns]).dt.as_unit("ms")
# case: units-of-values-113
result = pd.Series([pd.Timestamp("1960-01-01 00:00:00.5")]).astype("datetime64[s]")
# case: units-of-values-114
result = pd.Series([-td/3]).astype("timedelta64[s]")
# case: units-of-values-115
result = s.astype(str)
# case: units-of-values-116
result = u.astype(str)
# case: units-of-values-117
result = ms.astype(str)
# case: units-of-values-118
result = ms.astype("int64")
# case: units-of-values-119
result = s.astype(object)
# case: units-of-values-120
result = s.astype("category").cat.categories
# case: units-of-values-121
result = pd.to_numeric(s)
# case: units-of-values-122
result = pd.to_numeric(ds)
# case: units-of-values-123
r = ds.astype(float)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-124
r = ds/2
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-125
r = ds/td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-126
r = ds//td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-127
r = ds*2
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-128
r = ds*1.5
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-129
r = ds%td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-130
result = td/ds
# case: units-of-values-131
r = ds.abs()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-132
result = -ds
# case: units-of-values-133
r = ds.sum()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-134
r = ds.mean()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-135
r = ds.dt.days
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-136
r = ds+ds
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-137
r = ds+td
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-138
r = ds+s
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-139
result = s+ds
# case: units-of-values-140
result = s+td
# case: units-of-values-141
result = s-td
# case: units-of-values-142
result = s-ptd
# case: units-of-values-143
result = s+ptd
# case: units-of-values-144
result = s+pd.offsets.Day(1)
# case: units-of-values-145
result = s+pd.offsets.Hour(1)
# case: units-of-values-146
result = s+pd.offsets.MonthBegin(1)
# case: units-of-values-147
result = s+pd.offsets.BDay(1)
# case: units-of-values-148
result = s+pd.DateOffset(days=1)
# case: units-of-values-149
result = s+pd.DateOffset(hours=1)
# case: units-of-values-150
result = s+np.timedelta64(1,"D")
# case: units-of-values-151
result = s-t
# case: units-of-values-152
result = s-d
# case: units-of-values-153
result = s-frac
# case: units-of-values-154
result = t-s
# case: units-of-values-155
result = d-s
# case: units-of-values-156
r = df.d-t
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-157
r = df.d-d
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-158
r = df.d+ptd
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-159
result = s-u
# case: units-of-values-160
result = u-s
# case: units-of-values-161
result = ms-s
# case: units-of-values-162
result = s+pd.to_timedelta("1 day")
# case: units-of-values-163
result = s.dt.floor("D")
# case: units-of-values-164
result = s.dt.to_period("M").dt.to_timestamp()
# case: units-of-values-165
result = s.dt.time
# case: units-of-values-166
result = s==df.d
# case: units-of-values-167
result = s>df.d
# case: units-of-values-168
result = s.isin(df.d)
# case: units-of-values-169
result = s.map({t:1})
# case: units-of-values-170
r = df.d.fillna(s)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-171
result = s.fillna(ns)
# case: units-of-values-172
result = s.shift().fillna(ns)
# case: units-of-values-173
result = s.shift().fillna(d)
# case: units-of-values-174
result = s.shift().fillna(frac)
# case: units-of-values-175
result = s.shift().fillna(pd.Timestamp("2020-01-01"))
# case: units-of-values-176
result = s.shift().fillna(df.d)
# case: units-of-values-177
result = s.where(df.a>1)
# case: units-of-values-178
result = s.where(df.a>1,ns)
# case: units-of-values-179
result = s.where(df.a>1,pd.NaT)
# case: units-of-values-180
result = s.where(df.a>1,df.d)
# case: units-of-values-181
result = s.where(df.a>1,d)
# case: units-of-values-182
result = s.mask(df.a>1,"2020-01-01")
# case: units-of-values-183
r = df.d.where(df.a>1,s)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-184
r = df.d.mask(df.a>1,t)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-185
result = s.clip(upper=t)
# case: units-of-values-186
result = s.replace(t,ns)
# case: units-of-values-187
result = s.replace(t,pd.Timestamp("2020-01-01"))
# case: units-of-values-188
result = np.where(df.a>1,s,df.d)
# case: units-of-values-189
result = np.where(df.a>1,s,s)
# case: units-of-values-190
result = s.combine_first(u)
# case: units-of-values-191
result = s.shift().combine_first(u)
# case: units-of-values-192
result = s.combine(df.d,max)
# case: units-of-values-193
r = s.update(df.d)
result = s
# case: units-of-values-194
result = np.maximum(s,df.d)
# case: units-of-values-195
result = s.unique()
# case: units-of-values-196
result = s.drop_duplicates()
# case: units-of-values-197
result = s.value_counts().index
# case: units-of-values-198
result = s.sort_values()
# case: units-of-values-199
result = s.rank()
# case: units-of-values-200
result = s.mode()
# case: units-of-values-201
result = s.median()
# case: units-of-values-202
result = s.quantile(.5)
# case: units-of-values-203
result = s.quantile([.5])
# case: units-of-values-204
result = s.mean()
# case: units-of-values-205
result = s.max()
# case: units-of-values-206
result = s.std()
# case: units-of-values-207
result = s.diff()
# case: units-of-values-208
result = s.cummax()
# case: units-of-values-209
result = s.agg(["min","max"])
# case: units-of-values-210
result = s.agg("max")
# case: units-of-values-211
result = s.describe()
# case: units-of-values-212
result = s.nunique()
# case: units-of-values-213
result = s.explode()
# case: units-of-values-214
result = s.repeat(2)
# case: units-of-values-215
result = s.to_frame().dtypes
# case: units-of-values-216
result = s.reindex([0,9])
# case: units-of-values-217
result = s.reindex([0,9],fill_value=t)
# case: units-of-values-218
result = s.reindex([0,9],fill_value=ns)
# case: units-of-values-219
result = s.groupby(df.a).first()
# case: units-of-values-220
result = s.groupby(df.a).max()
# case: units-of-values-221
result = s.groupby(df.a).agg(["min","max"]).dtypes.to_dict()
# case: units-of-values-222
result = s.groupby(df.a).agg(lambda x:x.max())
# case: units-of-values-223
result = s.groupby(df.a).transform("max")
# case: units-of-values-224
result = s.groupby(df.a).apply(lambda x:x.max())
# case: units-of-values-225
result = s.groupby(df.a).agg(lambda x:x.iloc[0])
# case: units-of-values-226
result = s.groupby(df.a).nth(0)
# case: units-of-values-227
result = s.groupby(df.a).shift()
# case: units-of-values-228
result = s.groupby(df.a).diff()
# case: units-of-values-229
result = s.groupby(df.a).cummax()
# case: units-of-values-230
result = s.groupby(df.a).quantile(.5)
# case: units-of-values-231
result = s.groupby(df.a).mean()
# case: units-of-values-232
result = s.groupby(df.a).median()
# case: units-of-values-233
result = s.groupby(df.a).unique()
# case: units-of-values-234
result = s.groupby(s).size().index
# case: units-of-values-235
r = df.groupby(s).a.sum().index
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-236
result = pd.concat([s,u])
# case: units-of-values-237
result = pd.concat([s,ms])
# case: units-of-values-238
result = pd.concat([s,df.d])
# case: units-of-values-239
result = pd.concat([s,pd.Series([pd.NaT])])
# case: units-of-values-240
result = pd.concat([s,pd.Series([None])])
# case: units-of-values-241
result = pd.concat([s,pd.Series([1])])
# case: units-of-values-242
result = pd.concat([df.assign(n=t),df]).n
# case: units-of-values-243
result = pd.concat([df.assign(n=t),df.assign(n=df.d)]).n
# case: units-of-values-244
result = pd.concat([df.assign(n=t),df.assign(n=t)]).n
# case: units-of-values-245
result = pd.concat([df.assign(n=t),df.assign(n=d)]).n
# case: units-of-values-246
result = pd.concat([df.assign(n=t)[:0],df.assign(n=d)]).n
# case: units-of-values-247
result = pd.Series(t,index=[0,1])
# case: units-of-values-248
result = pd.Series(d,index=[0,1])
# case: units-of-values-249
result = pd.Series(np.datetime64("2020-01-01"),index=[0])
# case: units-of-values-250
result = pd.Series({"a":t})
# case: units-of-values-251
result = pd.Series([t,t])
# case: units-of-values-252
result = pd.Series((t,t))
# case: units-of-values-253
result = pd.Series(np.array([t,t]))
# case: units-of-values-254
result = pd.Series(np.array(["2020-01-01"],dtype="datetime64[D]"))
# case: units-of-values-255
result = pd.Series(np.array(["2020-01-01"],dtype="datetime64[s]"))
# case: units-of-values-256
result = pd.Series([np.datetime64("2020-01-01")])
# case: units-of-values-257
result = pd.Series(["2020-01-01"],dtype="datetime64[s]")
# case: units-of-values-258
result = pd.to_datetime(s)
# case: units-of-values-259
result = pd.to_datetime(pd.Series([t]))
# case: units-of-values-260
result = pd.to_datetime([t])
# case: units-of-values-261
result = pd.to_datetime(np.array(["2020-01-01"],dtype="datetime64[D]"))
# case: units-of-values-262
result = pd.DatetimeIndex([t])
# case: units-of-values-263
result = pd.DatetimeIndex(s)
# case: units-of-values-264
result = pd.Index([t])
# case: units-of-values-265
result = pd.Index(s)
# case: units-of-values-266
result = pd.to_timedelta(ds)
# case: units-of-values-267
result = pd.array(s)
# case: units-of-values-268
result = pd.array([t])
# case: units-of-values-269
result = np.array(s)
# case: units-of-values-270
result = np.array([t])
# case: units-of-values-271
result = np.unique(s)
# case: units-of-values-272
result = np.max(s)
# case: units-of-values-273
r = df.assign(n=t).loc[0].n.unit
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-274
r = df.assign(n=t).iloc[0].n.unit
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-275
r = df.assign(n=t).to_dict("records")[0]["n"].unit
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-276
result = [r.n.unit for r in df.assign(n=t).itertuples()]
# case: units-of-values-277
result = [r.n.unit for _,r in df.assign(n=t).iterrows()]
# case: units-of-values-278
r = df.assign(n=t).apply(lambda r:r.n.unit,axis=1).tolist()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-279
r = df.assign(n=t).apply(lambda r:r.n,axis=1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-280
r = df.assign(n=t).apply(lambda c:c.dtype).to_dict()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-281
r = df.assign(n=t).agg({"n":"max"})
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-282
r = df.assign(n=t).max()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-283
r = df.assign(n=t)[["n"]].max()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-284
r = df.assign(n=t)[["n","d"]].max()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-285
r = df.assign(n=t,m=t)[["n","m"]].max(axis=1)
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-286
r = df.assign(n=t,m=t)[["n","m"]].T
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-287
r = df.assign(n=t,m=t)[["n","m"]].stack()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-288
r = df.assign(n=t,m=t)[["n","m"]].melt().value
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-289
r = df.assign(n=t,m=d)[["n","m"]].melt().value
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-290
r = df.assign(n=t).pivot_table(index="a",values="n",aggfunc="max").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-291
r = df.assign(n=t).pivot(index="a",columns="d",values="n").dtypes.tolist()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-292
r = df.assign(n=t).groupby("a").n.max()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-293
r = df.assign(n=t).groupby("a").agg(x=("n","max")).x
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-294
r = df.assign(n=t).groupby("a").agg(x=("n",lambda v:v.max())).x
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-295
r = df.assign(n=t).groupby("n").a.sum().index
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-296
r = df.assign(n=t).groupby(["n","a"]).size().reset_index().n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-297
r = df.assign(n=t).groupby(["n","a"]).size().index.levels[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-298
r = df.assign(n=t).set_index("n").index
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-299
r = df.assign(n=t).set_index("n").reset_index().n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-300
r = df.assign(n=t).set_index(["n","a"]).index.levels[0]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-301
r = df.assign(n=t).set_index("n").loc[t]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-302
r = df.assign(n=t).merge(df.assign(n=t),on="n").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-303
r = df.assign(n=t).merge(pd.DataFrame({"n":pd.to_datetime(["2024-01-01"])}),on="n").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-304
result = pd.DataFrame({"n":pd.to_datetime(["2024-01-01"])}).merge(df.assign(n=t),on="n").n
# case: units-of-values-305
r = df.assign(n=t).merge(pd.DataFrame({"n":pd.to_datetime(["2024-01-01"])}),on="n",how="outer").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-306
r = df.assign(n=t).merge(pd.DataFrame({"n":pd.to_datetime(["2024-01-01"])}),on="n",how="right").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-307
r = df.merge(pd.DataFrame({"a":[1],"n":t}),how="left",on="a").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-308
r = df.assign(n=t).reindex([0,7]).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-309
r = df.assign(n=t).drop_duplicates("n").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-310
r = df.assign(n=t).query("n > @t").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-311
r = df.assign(n=t).sort_values("n").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-312
r = df.assign(n=t).fillna(0).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-313
r = df.assign(n=t).where(df.a>1).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-314
r = df.assign(n=t).explode("n").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-315
r = df.assign(n=t).convert_dtypes().n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-316
r = df.assign(n=t).infer_objects().n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-317
r = df.assign(n=t).astype({"n":"datetime64[ns]"}).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-318
r = df.assign(n=t).shift().n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-319
r = df.assign(n=t).describe().n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-320
r = df.assign(n=t).nlargest(1,"n").n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-321
r = df.assign(n=t).rank().n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-322
r = df.assign(n=t).select_dtypes("datetime").columns.tolist()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-323
r = df.assign(n=t).select_dtypes("datetime64[ns]").columns.tolist()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-324
r = df.assign(n=t).select_dtypes("datetime64").columns.tolist()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-325
r = df.assign(n=t).select_dtypes("datetime64[s]").columns.tolist()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-326
r = df.assign(n=t).n.dtype=="datetime64[ns]"
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-327
r = df.assign(n=t).n.dtype=="datetime64[s]"
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-328
r = df.assign(n=t).n.dtype=="datetime64"
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-329
r = df.assign(n=t).n.dtype==np.dtype("<M8[s]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-330
result = pd.api.types.is_datetime64_any_dtype(s)
# case: units-of-values-331
result = pd.api.types.is_datetime64_ns_dtype(s)
# case: units-of-values-332
result = pd.api.types.is_datetime64_dtype(s)
# case: units-of-values-333
result = s.dtype.kind
# case: units-of-values-334
result = s.dtype.name
# case: units-of-values-335
result = str(s.dtype)
# case: units-of-values-336
result = repr(s.dtype)
# case: units-of-values-337
result = s.equals(pd.to_datetime(s.astype(str)))
# case: units-of-values-338
result = pd.Index(s).equals(pd.Index(pd.to_datetime(s.astype(str))))
# case: units-of-values-339
result = s.eq(pd.to_datetime(s.astype(str)))
# case: units-of-values-340
result = repr(pd.Index(s))
# case: units-of-values-341
result = repr(s)
# case: units-of-values-342
result = repr(pd.Index(ds))
# case: units-of-values-343
result = repr(s.values)
# case: units-of-values-344
result = repr(u.values)
# case: units-of-values-345
result = repr(ds.values)
# case: units-of-values-346
result = repr(s.unique())
# case: units-of-values-347
result = repr(s.array)
# case: units-of-values-348
result = s.hasnans
# case: units-of-values-349
result = s.is_monotonic_increasing
# case: units-of-values-350
result = s.between(t,t)
# case: units-of-values-351
result = s.dt.strftime("%Y")
# case: units-of-values-352
result = s.dt.date
# case: units-of-values-353
result = s.dt.year
# case: units-of-values-354
result = s.dt.isocalendar().dtypes.to_dict()
# case: units-of-values-355
result = s.dt.normalize()
# case: units-of-values-356
result = s.dt.round("D")
# case: units-of-values-357
result = s.dt.unit
# case: units-of-values-358
result = s.dt.to_pydatetime()
# case: units-of-values-359
result = s.dt.tz
# case: units-of-values-360
result = s.dt.day_name()
# case: units-of-values-361
r = ds.dt.total_seconds()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-362
r = ds.dt.to_pytimedelta()
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-363
r = ds.dt.components.dtypes.tolist()[:2]
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-364
r = ds.dt.round("D")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-365
result = pd.cut(s,2)
# case: units-of-values-366
result = pd.cut(s,[t,t+td])
# case: units-of-values-367
result = pd.cut(df.d,[t,t+td]).cat.categories
# case: units-of-values-368
result = pd.qcut(u,1)
# case: units-of-values-369
result = pd.date_range(s.min(),s.max())
# case: units-of-values-370
result = pd.date_range(s[0],periods=2,freq="D")
# case: units-of-values-371
result = pd.Grouper(key="n",freq="D") and df.assign(n=t).groupby(pd.Grouper(key="n",freq="D")).a.sum().index
# case: units-of-values-372
r = df.assign(n=t).set_index("n").resample("D").a.sum().index
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-373
r = df.assign(n=t).set_index("n").resample("ME").a.sum().index
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-374
r = df.assign(n=t).set_index("n").rolling("2D").a.sum().index
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-375
result = s.to_list()[0].unit
# case: units-of-values-376
result = s.iloc[:1].item().unit
# case: units-of-values-377
result = s.at[0].unit
# case: units-of-values-378
result = s.apply(lambda x:x.unit).tolist()
# case: units-of-values-379
result = s.apply(lambda x:x)
# case: units-of-values-380
result = s.map(lambda x:x)
# case: units-of-values-381
result = s.apply(lambda x:x+td)
# case: units-of-values-382
result = s.apply(lambda x:x-t)
# case: units-of-values-383
result = s.transform(lambda x:x)
# case: units-of-values-384
result = s.agg(lambda x:x.max()).unit
# case: units-of-values-385
result = s.pipe(lambda x:x)
# case: units-of-values-386
result = s.tolist()==[t]*3
# case: units-of-values-387
result = s.sum()
# case: units-of-values-388
result = s.argmax()
# case: units-of-values-389
result = s.idxmax()
# case: units-of-values-390
result = s.max()-s.min()
# case: units-of-values-391
result = (s.max()-df.d).dtype
# case: units-of-values-392
result = s.to_frame("q").q
# case: units-of-values-393
result = s.rename("q")
# case: units-of-values-394
result = s.reset_index().n
# case: units-of-values-395
result = s.reset_index(drop=True)
# case: units-of-values-396
result = s.xs(0)
# case: units-of-values-397
result = s.get(0).unit
# case: units-of-values-398
result = s.loc[:1]
# case: units-of-values-399
result = s[s>=t]
# case: units-of-values-400
result = s.value_counts()
# case: units-of-values-401
result = s.factorize()[1]
# case: units-of-values-402
result = s.ffill()
# case: units-of-values-403
result = s.shift().bfill()
# case: units-of-values-404
result = s.interpolate()
# case: units-of-values-405
result = s.dropna()
# case: units-of-values-406
result = s.isna()
# case: units-of-values-407
result = s.cummin()
# case: units-of-values-408
result = s.nlargest(1)
# case: units-of-values-409
result = s.combine(u,max)
# case: units-of-values-410
result = s.to_numpy(dtype=object)
# case: units-of-values-411
result = s.copy()
# case: units-of-values-412
result = s.truncate(0,1)
# case: units-of-values-413
result = s.add(td)
# case: units-of-values-414
result = s.sub(t)
# case: units-of-values-415
result = s.rsub(t)
# case: units-of-values-416
result = s.astype(int)
# case: units-of-values-417
result = s.astype("string")
# case: units-of-values-418
result = s.astype("M8[ms]")
# case: units-of-values-419
result = s.astype("datetime64[D]")
# case: units-of-values-420
result = pd.to_datetime(df.a,unit="s")
# case: units-of-values-421
result = pd.to_datetime(["2020-01-01"]).as_unit("s")
# case: units-of-values-422
result = pd.to_datetime(["2020-01-01"]).unit
# case: units-of-values-423
result = pd.to_datetime(["2020-01-01"]).as_unit("s").astype("int64")
# case: units-of-values-424
result = pd.to_datetime(pd.Series(["2020-01-01"])).astype("datetime64[s]").astype("int64")
# case: units-of-values-425
result = pd.to_datetime(pd.Series(["2020-01-01"])).dt.as_unit("s").astype(int)
# case: units-of-values-426
r = df.d.astype("datetime64[D]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-427
r = df.d.astype("datetime64[M]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-428
r = df.d.values.astype("datetime64[D]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-429
r = df.d.values.astype("datetime64[M]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-430
result = pd.Series(df.d.values.astype("datetime64[M]"))
# case: units-of-values-431
r = df.assign(m=df.d.values.astype("datetime64[M]")).m
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-432
r = df.assign(m=df.d.values.astype("datetime64[D]")).m
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-433
r = df.assign(m=df.d.values.astype("datetime64[s]")).m
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-434
result = pd.Series(np.array([1,2],dtype="timedelta64[D]"))
# case: units-of-values-435
r = df.a.astype("timedelta64[s]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-436
r = df.a.astype("timedelta64[ns]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-437
r = df.a.astype("datetime64[s]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-438
r = df.a.values.astype("timedelta64[D]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-439
r = df.d+df.a.values.astype("timedelta64[D]")
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-440
result = s+df.a.values.astype("timedelta64[D]")
# case: units-of-values-441
result = pd.Series([ptd,ptd])
# case: units-of-values-442
result = pd.Series(td,index=[0])
# case: units-of-values-443
result = pd.Series(ptd,index=[0])
# case: units-of-values-444
result = pd.Series(np.timedelta64(1,"D"),index=[0])
# case: units-of-values-445
r = df.assign(n=np.timedelta64(1,"D")).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-446
r = df.assign(n=np.datetime64("2020-01-01T10")).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-447
r = df.assign(n=pd.to_datetime("2024-01-01")).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-448
r = df.assign(n=s.max()).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-449
r = df.assign(n=df.d.max()).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-450
r = df.assign(n=pd.NaT).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-451
r = df.assign(n=[t]*3).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
# case: units-of-values-452
r = df.assign(n=np.datetime64("NaT")).n
result = (r, getattr(r, "unit", None), str(r), str(pd.Series(r, index=[0, 1]).dtype) if not isinstance(r, (str, list, dict, pd.Series, pd.DataFrame, np.ndarray)) else None)
