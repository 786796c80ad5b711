import pandas as pd, numpy as np, datetime, zoneinfo
from datetime import datetime, timedelta, timezone, date, time
from zoneinfo import ZoneInfo
U=timezone.utc; E=ZoneInfo('US/Eastern'); F=timezone(timedelta(hours=5,minutes=30)); G=timezone(timedelta(hours=-5),'EST')
u=datetime(2024,3,10,12,30,15,250000,tzinfo=U); e=datetime(2024,3,9,12,0,tzinfo=E); f=datetime(2024,1,1,tzinfo=F); n=datetime(2024,3,10,12,30)
A=pd.Timestamp('2024-01-01 10:00',tz='UTC'); B=pd.Timestamp('2024-03-10 01:59',tz='US/Eastern'); N=pd.Timestamp('2024-01-01 10:00')

# case: u
result = u

# case: e
result = e

# case: f
result = f

# case: str-u
result = str(u)

# case: repr-u
result = repr(u)

# case: str-e
result = str(e)

# case: repr-e
result = repr(e)

# case: repr-f
result = repr(f)

# case: u.isoformat
result = u.isoformat()

# case: e.isoformat-sep=
result = e.isoformat(sep=' ')

# case: f.isoformat
result = f.isoformat()

# case: u.tzinfo
result = u.tzinfo

# case: str-u.tzinfo
result = str(u.tzinfo)

# case: e.tzinfo
result = e.tzinfo

# case: str-e.tzinfo
result = str(e.tzinfo)

# case: f.tzinfo
result = f.tzinfo

# case: e.tzinfo.key
result = e.tzinfo.key

# case: u.utcoffset
result = u.utcoffset()

# case: e.utcoffset
result = e.utcoffset()

# case: f.utcoffset
result = f.utcoffset()

# case: u.tzname
result = u.tzname()

# case: e.tzname
result = e.tzname()

# case: f.tzname
result = f.tzname()

# case: datetime-2024-1-1-tzinfo=G-.tzname
result = datetime(2024,1,1,tzinfo=G).tzname()

# case: n.utcoffset
result = n.utcoffset()

# case: n.tzname
result = n.tzname()

# case: n.tzinfo
result = n.tzinfo

# case: u.timestamp
result = u.timestamp()

# case: e.timestamp
result = e.timestamp()

# case: f.timestamp
result = f.timestamp()

# case: u.date
result = u.date()

# case: e.date
result = e.date()

# case: u.time
result = u.time()

# case: u.hour
result = u.hour

# case: e.day
result = e.day

# case: u.weekday
result = u.weekday()

# case: u.isocalendar
result = u.isocalendar()

# case: u.strftime-Y--m--d-H:-M:-S-z
result = u.strftime('%Y-%m-%d %H:%M:%S %z')

# case: e.strftime-d-m-Y-Z
result = e.strftime('%d/%m/%Y %Z')

# case: f.strftime-z
result = f.strftime('%z')

# case: f.strftime-Z
result = f.strftime('%Z')

# case: f-u
result = f'{u}'

# case: f-u:-H:-M-z
result = f'{u:%H:%M %z}'

# case: u.replace-tzinfo=None
result = u.replace(tzinfo=None)

# case: n.replace-tzinfo=U
result = n.replace(tzinfo=U)

# case: n.replace-tzinfo=E
result = n.replace(tzinfo=E)

# case: u.replace-hour=1
result = u.replace(hour=1)

# case: e.replace-day=10-hour=2-minute=30
result = e.replace(day=10,hour=2,minute=30)

# case: u.astimezone-E
result = u.astimezone(E)

# case: e.astimezone-U
result = e.astimezone(U)

# case: f.astimezone-U
result = f.astimezone(U)

# case: u.astimezone-timezone-timedelta-hours=2
result = u.astimezone(timezone(timedelta(hours=2)))

# case: u.astimezone-F-.date
result = u.astimezone(F).date()

# case: e.astimezone-ZoneInfo-Asia-Tokyo
result = e.astimezone(ZoneInfo('Asia/Tokyo'))

# case: u-e
result = u-e

# case: e-u
result = e-u

# case: f-u-2
result = f-u

# case: u-f
result = u-f

# case: e+timedelta-days=1
result = e+timedelta(days=1)

# case: e+timedelta-days=1-.utcoffset
result = (e+timedelta(days=1)).utcoffset()

# case: e+timedelta-hours=20--e
result = (e+timedelta(hours=20))-e

# case: u+timedelta-hours=1
result = u+timedelta(hours=1)

# case: u-timedelta-days=1
result = u-timedelta(days=1)

# case: u-n
result = u-n

# case: n-u
result = n-u

# case: u<e
result = u<e

# case: u>e
result = u>e

# case: u==e
result = u==e

# case: u-=e
result = u!=e

# case: u<n
result = u<n

# case: n<u
result = n<u

# case: u==n
result = u==n

# case: n==u
result = n==u

# case: u==u.astimezone-E
result = u==u.astimezone(E)

# case: hash-u-==hash-u.astimezone-E
result = hash(u)==hash(u.astimezone(E))

# case: u:1-u.astimezone-E
result = {u:1}[u.astimezone(E)]

# case: sorted-u-e-f
result = sorted([u,e,f])

# case: max-u-e
result = max(u,e)

# case: min-u-e-f
result = min([u,e,f])

# case: u-2
result = u

# case: in
result = in

# case: u.astimezone-E-2
result = [u.astimezone(E)]

# case: u==date-2024-3-10
result = u==date(2024,3,10)

# case: u<date-2024-3-10
result = u<date(2024,3,10)

# case: isinstance-u-datetime
result = isinstance(u,datetime)

# case: isinstance-u-date
result = isinstance(u,date)

# case: type-u-==datetime
result = type(u)==datetime

# case: type-u-.-name
result = type(u).__name__

# case: isinstance-U-timezone
result = isinstance(U,timezone)

# case: isinstance-E-ZoneInfo
result = isinstance(E,ZoneInfo)

# case: U==timezone.utc
result = U==timezone.utc

# case: U==timezone-timedelta-0
result = U==timezone(timedelta(0))

# case: F==timezone-timedelta-hours=5-minutes=30
result = F==timezone(timedelta(hours=5,minutes=30))

# case: E==ZoneInfo-US-Eastern
result = E==ZoneInfo('US/Eastern')

# case: E
result = E

# case: is
result = is

# case: E-2
result = E

# case: str-U
result = str(U)

# case: repr-U
result = repr(U)

# case: str-F
result = str(F)

# case: repr-F
result = repr(F)

# case: str-G
result = str(G)

# case: repr-G
result = repr(G)

# case: str-E
result = str(E)

# case: repr-E
result = repr(E)

# case: U.utcoffset-None
result = U.utcoffset(None)

# case: U.tzname-None
result = U.tzname(None)

# case: F.utcoffset-n
result = F.utcoffset(n)

# case: E.utcoffset-n
result = E.utcoffset(n)

# case: E.tzname-n
result = E.tzname(n)

# case: timezone-timedelta-hours=25
result = timezone(timedelta(hours=25))

# case: timezone-5
result = timezone(5)

# case: ZoneInfo-Nope-Zone
result = ZoneInfo('Nope/Zone')

# case: ZoneInfo-us-eastern
result = ZoneInfo('us/eastern')

# case: datetime-2024-1-1-tzinfo=-UTC
result = datetime(2024,1,1,tzinfo='UTC')

# case: datetime-2024-1-1-tzinfo=5
result = datetime(2024,1,1,tzinfo=5)

# case: datetime.fromisoformat-2024-01-01T10:00:00+00:00
result = datetime.fromisoformat('2024-01-01T10:00:00+00:00')

# case: datetime.fromisoformat-2024-01-01T10:00:00Z
result = datetime.fromisoformat('2024-01-01T10:00:00Z')

# case: datetime.fromisoformat-2024-01-01T10:00:00+05:30
result = datetime.fromisoformat('2024-01-01T10:00:00+05:30')

# case: datetime.fromisoformat-2024-01-01T10:00:00.123456-08:00
result = datetime.fromisoformat('2024-01-01T10:00:00.123456-08:00')

# case: datetime.fromisoformat-2024-01-01-10:00+01
result = datetime.fromisoformat('2024-01-01 10:00+01')

# case: datetime.fromisoformat-2024-01-01-.tzinfo
result = datetime.fromisoformat('2024-01-01').tzinfo

# case: datetime.strptime-2024-01-01-10:00:00-+0200-Y--m--d-H:-M:-S-z
result = datetime.strptime('2024-01-01 10:00:00 +0200','%Y-%m-%d %H:%M:%S %z')

# case: datetime.strptime-2024-01-01T10:00:00Z-Y--m--dT-H:-M:-S-z
result = datetime.strptime('2024-01-01T10:00:00Z','%Y-%m-%dT%H:%M:%S%z')

# case: datetime.strptime-2024-01-01T10:00:00+01:00-Y--m--dT-H:-M:-S-z
result = datetime.strptime('2024-01-01T10:00:00+01:00','%Y-%m-%dT%H:%M:%S%z')

# case: datetime.strptime-2024-01-01-10:00-Y--m--d-H:-M-.replace-tzinfo=U
result = datetime.strptime('2024-01-01 10:00','%Y-%m-%d %H:%M').replace(tzinfo=U)

# case: datetime.fromtimestamp-1704103200-tz=U
result = datetime.fromtimestamp(1704103200,tz=U)

# case: datetime.fromtimestamp-1704103200-U
result = datetime.fromtimestamp(1704103200,U)

# case: datetime.fromtimestamp-1704103200.5-tz=E
result = datetime.fromtimestamp(1704103200.5,tz=E)

# case: datetime.fromtimestamp-1704103200-F
result = datetime.fromtimestamp(1704103200,F)

# case: datetime.utcfromtimestamp-1704103200
result = datetime.utcfromtimestamp(1704103200)

# case: datetime.fromtimestamp-0-timezone.utc-.isoformat
result = datetime.fromtimestamp(0,timezone.utc).isoformat()

# case: datetime.combine-date-2024-1-1-time-1-2-.replace-tzinfo=U
result = datetime.combine(date(2024,1,1),time(1,2)).replace(tzinfo=U)

# case: datetime-2024-11-3-1-30-tzinfo=E
result = datetime(2024,11,3,1,30,tzinfo=E)

# case: datetime-2024-11-3-1-30-tzinfo=E-.utcoffset
result = datetime(2024,11,3,1,30,tzinfo=E).utcoffset()

# case: datetime-2024-11-3-5-30-tzinfo=U-.astimezone-E
result = (datetime(2024,11,3,5,30,tzinfo=U)).astimezone(E)

# case: datetime-2024-11-3-6-30-tzinfo=U-.astimezone-E
result = (datetime(2024,11,3,6,30,tzinfo=U)).astimezone(E)

# case: repr-datetime-2024-11-3-6-30-tzinfo=U-.astimezone-E
result = repr(datetime(2024,11,3,6,30,tzinfo=U).astimezone(E))

# case: datetime-2024-3-10-2-30-tzinfo=E-.utcoffset
result = datetime(2024,3,10,2,30,tzinfo=E).utcoffset()

# case: datetime-2024-3-10-2-30-tzinfo=E-.astimezone-U
result = datetime(2024,3,10,2,30,tzinfo=E).astimezone(U)

# case: datetime-2040-7-1-tzinfo=E-.utcoffset
result = datetime(2040,7,1,tzinfo=E).utcoffset()

# case: pd.Timestamp-2040-07-01-tz=-US-Eastern
result = pd.Timestamp('2040-07-01',tz='US/Eastern')

# case: pd.Timestamp-2040-07-01-tz=E
result = pd.Timestamp('2040-07-01',tz=E)

# case: pd.Timestamp-2037-12-31-12:00-tz=-Australia-Sydney
result = pd.Timestamp('2037-12-31 12:00',tz='Australia/Sydney')

# case: pd.Timestamp-2039-01-01-tz=-Australia-Sydney
result = pd.Timestamp('2039-01-01',tz='Australia/Sydney')

# case: pd.Timestamp-u
result = pd.Timestamp(u)

# case: pd.Timestamp-e
result = pd.Timestamp(e)

# case: pd.Timestamp-f
result = pd.Timestamp(f)

# case: repr-pd.Timestamp-e
result = repr(pd.Timestamp(e))

# case: pd.to-datetime-u
result = pd.to_datetime(u)

# case: pd.to-datetime-u-u
result = pd.to_datetime([u,u])

# case: pd.to-datetime-u-e
result = pd.to_datetime([u,e])

# case: pd.to-datetime-u-e-utc=True
result = pd.to_datetime([u,e],utc=True)

# case: pd.Series-u-e
result = pd.Series([u,e])

# case: pd.Series-u-u
result = pd.Series([u,u])

# case: pd.Series-e-e
result = pd.Series([e,e])

# case: pd.Series-e-e-.dtype
result = pd.Series([e,e]).dtype

# case: pd.Series-f-None
result = pd.Series([f,None])

# case: pd.DataFrame-t-:-u-u-.dtypes.astype-str-.tolist
result = pd.DataFrame({'t':[u,u]}).dtypes.astype(str).tolist()

# case: pd.DataFrame-t-:u
result = pd.DataFrame([{'t':u}])

# case: pd.Index-u-u
result = pd.Index([u,u])

# case: pd.Series-n-n-.dt.tz-localize-U
result = pd.Series([n,n]).dt.tz_localize(U)

# case: pd.Series-n-n-.dt.tz-localize-E
result = pd.Series([n,n]).dt.tz_localize(E)

# case: pd.Series-n-.dt.tz-localize-F
result = pd.Series([n]).dt.tz_localize(F)

# case: pd.Series-u-.dt.tz-convert-E
result = pd.Series([u]).dt.tz_convert(E)

# case: pd.Series-u-.dt.tz-convert-timezone-timedelta-hours=2
result = pd.Series([u]).dt.tz_convert(timezone(timedelta(hours=2)))

# case: pd.Series-u-.dt.tz
result = pd.Series([u]).dt.tz

# case: pd.Series-e-.dt.tz
result = pd.Series([e]).dt.tz

# case: pd.Series-u->u
result = pd.Series([u])>u

# case: pd.Series-u--u
result = pd.Series([u])-u

# case: pd.Series-u-==e
result = pd.Series([u])==e

# case: A-u
result = A-u

# case: u-A
result = u-A

# case: A>u
result = A>u

# case: u<A
result = u<A

# case: A==u
result = A==u

# case: A+timedelta-hours=1
result = A+timedelta(hours=1)

# case: A.astimezone-E
result = A.astimezone(E)

# case: A.astimezone-U
result = A.astimezone(U)

# case: A.tz-convert-F
result = A.tz_convert(F)

# case: A.tz==U
result = A.tz==U

# case: A.tzinfo==U
result = A.tzinfo==U

# case: A.tzinfo
result = A.tzinfo

# case: is-2
result = is

# case: not
result = not

# case: None
result = None

# case: N.tzinfo
result = N.tzinfo

# case: is-2-2
result = is

# case: None-2
result = None

# case: N.tz
result = N.tz

# case: A.tz
result = A.tz

# case: is-2-2-2
result = is

# case: None-2-2
result = None

# case: B+pd.Timedelta-minutes=1
result = B+pd.Timedelta(minutes=1)

# case: B+pd.Timedelta-hours=1
result = B+pd.Timedelta(hours=1)

# case: B-pd.Timedelta-days=1
result = B-pd.Timedelta(days=1)

# case: B.normalize
result = B.normalize()

# case: B.floor-h
result = B.floor('h')

# case: B.ceil-h
result = B.ceil('h')

# case: B.round-D
result = B.round('D')

# case: B.replace-hour=3
result = B.replace(hour=3)

# case: B.tz-convert-None
result = B.tz_convert(None)

# case: B.tz-localize-None
result = B.tz_localize(None)

# case: B.tz-convert-UTC-.hour
result = B.tz_convert('UTC').hour

# case: B.timestamp
result = B.timestamp()

# case: B.isoformat
result = B.isoformat()

# case: B.strftime-Z
result = B.strftime('%Z')

# case: B.utcoffset
result = B.utcoffset()

# case: B.dayofyear
result = B.dayofyear

# case: B.date
result = B.date()

# case: B.to-pydatetime
result = B.to_pydatetime()

# case: repr-B
result = repr(B)

# case: pd.Timestamp-2024-11-03-01:30-tz=-US-Eastern
result = pd.Timestamp('2024-11-03 01:30',tz='US/Eastern')

# case: pd.Timestamp-2024-03-10-02:30-tz=-US-Eastern
result = pd.Timestamp('2024-03-10 02:30',tz='US/Eastern')

# case: pd.Timestamp-2024-11-03-01:30-.tz-localize-US-Eastern-ambiguous=True
result = pd.Timestamp('2024-11-03 01:30').tz_localize('US/Eastern',ambiguous=True)

# case: pd.Timestamp-2024-11-03-01:30-.tz-localize-US-Eastern-ambiguous=False
result = pd.Timestamp('2024-11-03 01:30').tz_localize('US/Eastern',ambiguous=False)

# case: pd.Timestamp-2024-11-03-01:30-.tz-localize-US-Eastern-ambiguous=-NaT
result = pd.Timestamp('2024-11-03 01:30').tz_localize('US/Eastern',ambiguous='NaT')

# case: pd.Timestamp-2024-03-10-02:30-.tz-localize-US-Eastern-nonexistent=-shi
result = pd.Timestamp('2024-03-10 02:30').tz_localize('US/Eastern',nonexistent='shift_forward')

# case: pd.Timestamp-2024-03-10-02:30-.tz-localize-US-Eastern-nonexistent=-shi-2
result = pd.Timestamp('2024-03-10 02:30').tz_localize('US/Eastern',nonexistent='shift_backward')

# case: pd.Timestamp-2024-03-10-02:30-.tz-localize-US-Eastern-nonexistent=-NaT
result = pd.Timestamp('2024-03-10 02:30').tz_localize('US/Eastern',nonexistent='NaT')

# case: pd.Series-pd.to-datetime-2024-11-03-01:30-2024-03-10-02:30-.dt.tz-loca
result = pd.Series(pd.to_datetime(['2024-11-03 01:30','2024-03-10 02:30'])).dt.tz_localize('US/Eastern',ambiguous='NaT',nonexistent='NaT')

# case: pd.Series-pd.to-datetime-2024-11-03-01:30-.dt.tz-localize-US-Eastern
result = pd.Series(pd.to_datetime(['2024-11-03 01:30'])).dt.tz_localize('US/Eastern')

# case: pd.Series-pd.to-datetime-2024-03-10-02:30-.dt.tz-localize-US-Eastern
result = pd.Series(pd.to_datetime(['2024-03-10 02:30'])).dt.tz_localize('US/Eastern')

# case: pd.Series-pd.to-datetime-2024-03-10-02:30-.dt.tz-localize-US-Eastern-n
result = pd.Series(pd.to_datetime(['2024-03-10 02:30'])).dt.tz_localize('US/Eastern',nonexistent='shift_forward')

# case: pd.Series-pd.to-datetime-2024-01-01-2024-07-01-.dt.tz-localize-Europe-
result = pd.Series(pd.to_datetime(['2024-01-01','2024-07-01'])).dt.tz_localize('Europe/London')

# case: pd.Series-pd.to-datetime-2024-01-01-2024-07-01-.dt.tz-localize-Europe--2
result = pd.Series(pd.to_datetime(['2024-01-01','2024-07-01'])).dt.tz_localize('Europe/Berlin').dt.tz_convert('UTC')

# case: pd.Series-pd.to-datetime-2024-01-01-2024-07-01-.dt.tz-localize-Asia-Ko
result = pd.Series(pd.to_datetime(['2024-01-01','2024-07-01'])).dt.tz_localize('Asia/Kolkata').dt.strftime('%Z%z')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-+02:00
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('+02:00')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-UTC+02:00
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('UTC+02:00')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-utc
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('utc')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-us-eastern
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('us/eastern')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-GMT
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('GMT')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-Etc-UTC
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('Etc/UTC')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-Etc-GMT+5
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('Etc/GMT+5')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-America-New-York-=
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('America/New_York')==pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('US/Eastern')

# case: pd.Series-pd.to-datetime-2024-01-01-2024-03-01-.dt.tz-localize-America
result = pd.Series(pd.to_datetime(['2024-01-01','2024-03-01'])).dt.tz_localize('America/Sao_Paulo')

# case: pd.Series-pd.to-datetime-2024-01-01-.dt.tz-localize-Bogus
result = pd.Series(pd.to_datetime(['2024-01-01'])).dt.tz_localize('Bogus')

# case: pd.date-range-2024-01-01-2024-01-03-tz=-UTC
result = pd.date_range('2024-01-01','2024-01-03',tz='UTC')

# case: pd.date-range-2024-01-01T00:00Z-2024-01-03T00:00Z
result = pd.date_range('2024-01-01T00:00Z','2024-01-03T00:00Z')

# case: pd.date-range-A-periods=3-freq=-h
result = pd.date_range(A,periods=3,freq='h')

# case: pd.date-range-2024-11-02-periods=3-tz=-US-Eastern
result = pd.date_range('2024-11-02',periods=3,tz='US/Eastern')

# case: pd.date-range-2024-11-03-periods=4-freq=-h-tz=-US-Eastern
result = pd.date_range('2024-11-03',periods=4,freq='h',tz='US/Eastern')

# case: pd.date-range-2024-03-10-periods=4-freq=-12h-tz=-US-Eastern
result = pd.date_range('2024-03-10',periods=4,freq='12h',tz='US/Eastern')

# case: pd.date-range-2024-01-31-periods=3-freq=-ME-tz=-US-Eastern
result = pd.date_range('2024-01-31',periods=3,freq='ME',tz='US/Eastern')

# case: pd.date-range-2024-01-01-periods=3-freq=-MS-tz=-Europe-Berlin
result = pd.date_range('2024-01-01',periods=3,freq='MS',tz='Europe/Berlin')

# case: pd.date-range-2024-01-01-2024-01-02-periods=3-tz=-UTC
result = pd.date_range('2024-01-01','2024-01-02',periods=3,tz='UTC')

# case: pd.date-range-2024-03-09-2024-03-11-tz=-US-Eastern-freq=-6h
result = pd.date_range('2024-03-09','2024-03-11',tz='US/Eastern',freq='6h')

# case: pd.date-range-A-2024-01-03
result = pd.date_range(A,'2024-01-03')

# case: pd.date-range-N-A
result = pd.date_range(N,A)

# case: pd.date-range-2024-01-01-periods=2-tz=-UTC-name=-q
result = pd.date_range('2024-01-01',periods=2,tz='UTC',name='q')

# case: repr-pd.date-range-2024-01-01-periods=2-tz=-UTC
result = repr(pd.date_range('2024-01-01',periods=2,tz='UTC'))

# case: pd.date-range-2024-01-01-periods=3-freq=-B-tz=-UTC
result = pd.date_range('2024-01-01',periods=3,freq='B',tz='UTC')

# case: pd.bdate-range-2024-01-01-periods=3-tz=-UTC
result = pd.bdate_range('2024-01-01',periods=3,tz='UTC')

# case: pd.date-range-end=-2024-01-03-periods=3-tz=-Asia-Tokyo
result = pd.date_range(end='2024-01-03',periods=3,tz='Asia/Tokyo')

# case: pd.date-range-2024-01-01-2024-01-03-tz=-UTC-inclusive=-left
result = pd.date_range('2024-01-01','2024-01-03',tz='UTC',inclusive='left')

# case: pd.DatetimeIndex-2024-01-01-2024-01-02-tz=-UTC
result = pd.DatetimeIndex(['2024-01-01','2024-01-02'],tz='UTC')

# case: pd.DatetimeIndex-2024-01-01Z
result = pd.DatetimeIndex(['2024-01-01Z'])

# case: pd.DatetimeIndex-2024-01-01-00:00Z-2024-01-02-00:00Z
result = pd.DatetimeIndex(['2024-01-01 00:00Z','2024-01-02 00:00Z'])

# case: pd.DatetimeIndex-A-A-name=-x
result = pd.DatetimeIndex([A,A],name='x')

# case: pd.DatetimeIndex-N-.tz-localize-UTC
result = pd.DatetimeIndex([N]).tz_localize('UTC')

# case: pd.DatetimeIndex-A-.tz-convert-Asia-Tokyo
result = pd.DatetimeIndex([A]).tz_convert('Asia/Tokyo')

# case: pd.api.types.is-datetime64tz-dtype-pd.Series-A
result = pd.api.types.is_datetime64tz_dtype(pd.Series([A]))

# case: pd.api.types.is-datetime64-any-dtype-pd.Series-A
result = pd.api.types.is_datetime64_any_dtype(pd.Series([A]))

# case: pd.api.types.is-datetime64-dtype-pd.Series-A
result = pd.api.types.is_datetime64_dtype(pd.Series([A]))

# case: pd.api.types.is-datetime64-ns-dtype-pd.Series-A
result = pd.api.types.is_datetime64_ns_dtype(pd.Series([A]))

# case: isinstance-pd.Series-A-.dtype-pd.DatetimeTZDtype
result = isinstance(pd.Series([A]).dtype,pd.DatetimeTZDtype)

# case: pd.DatetimeTZDtype-tz=-UTC
result = pd.DatetimeTZDtype(tz='UTC')

# case: str-pd.DatetimeTZDtype-tz=-UTC
result = str(pd.DatetimeTZDtype(tz='UTC'))

# case: pd.Series-A-.dtype==pd.DatetimeTZDtype-tz=-UTC
result = pd.Series([A]).dtype==pd.DatetimeTZDtype(tz='UTC')

# case: pd.Series-A-.dtype.name
result = pd.Series([A]).dtype.name

# case: pd.Series-A-.dtype.kind
result = pd.Series([A]).dtype.kind

# case: pd.Series-A-.dtype==-datetime64-ns
result = pd.Series([A]).dtype=='datetime64[ns]'

# case: pd.Series-A-.dtype==object
result = pd.Series([A]).dtype==object

# case: pd.Series-A-.dtype-=-object
result = pd.Series([A]).dtype!='object'

# case: np.issubdtype-pd.Series-A-.dtype-np.datetime64
result = np.issubdtype(pd.Series([A]).dtype,np.datetime64)

# case: pd.api.types.is-numeric-dtype-pd.Series-A
result = pd.api.types.is_numeric_dtype(pd.Series([A]))

# case: pd.api.types.is-object-dtype-pd.Series-A
result = pd.api.types.is_object_dtype(pd.Series([A]))

# case: pd.api.types.is-string-dtype-pd.Series-A
result = pd.api.types.is_string_dtype(pd.Series([A]))

# case: pd.Timestamp-np.datetime64-2024-01-01-tz=-UTC
result = pd.Timestamp(np.datetime64('2024-01-01'),tz='UTC')

# case: A.to-julian-date
result = A.to_julian_date()

# case: N.to-julian-date
result = N.to_julian_date()

# case: N.timestamp
result = N.timestamp()

# case: N.tz-localize-UTC-.timestamp
result = N.tz_localize('UTC').timestamp()

# case: pd.NaT.tz-localize-UTC
result = pd.NaT.tz_localize('UTC')

# case: pd.isna-pd.Timestamp-NaT-tz=-UTC
result = pd.isna(pd.Timestamp('NaT',tz='UTC'))

# case: pd.Timestamp-2024-01-01-10:00-tz=-UTC-.tz-convert-US-Eastern-.strftime
result = pd.Timestamp('2024-01-01 10:00',tz='UTC').tz_convert('US/Eastern').strftime('%Y-%m-%d %H:%M:%S %Z')

# case: pd.Timestamp-2024-01-01-.tz-localize-Asia-Tokyo-.isoformat
result = pd.Timestamp('2024-01-01').tz_localize('Asia/Tokyo').isoformat()

# case: A.tz-localize-UTC
result = A.tz_localize('UTC')

# case: N.tz-convert-UTC
result = N.tz_convert('UTC')

# case: A-pd.Timestamp-1970-01-01-tz=-UTC-.total-seconds
result = (A-pd.Timestamp('1970-01-01',tz='UTC')).total_seconds()

# case: A-pd.Timestamp-0-tz=-UTC-pd.Timedelta-1s
result = (A-pd.Timestamp(0,tz='UTC'))//pd.Timedelta('1s')

# case: pd.Timestamp-0-unit=-s-tz=-UTC
result = pd.Timestamp(0,unit='s',tz='UTC')

# case: pd.Timestamp-1704103200-unit=-s-tz=-US-Eastern
result = pd.Timestamp(1704103200,unit='s',tz='US/Eastern')

# case: pd.to-datetime-1704103200-1704189600-unit=-s-utc=True
result = pd.to_datetime([1704103200,1704189600],unit='s',utc=True)

# case: pd.to-datetime-pd.Series-1704103200-None-unit=-s-utc=True
result = pd.to_datetime(pd.Series([1704103200,None]),unit='s',utc=True)

# case: pd.to-datetime-1704103200000-unit=-ms-utc=True-.tz-convert-US-Eastern
result = pd.to_datetime(1704103200000,unit='ms',utc=True).tz_convert('US/Eastern')

# case: pd.to-datetime-2024-01-01-utc=True
result = pd.to_datetime('2024-01-01',utc=True)

# case: pd.to-datetime-2024-01-01T10:00:00+02:00-utc=True
result = pd.to_datetime('2024-01-01T10:00:00+02:00',utc=True)

# case: pd.to-datetime-2024-01-01T10:00:00+02:00-2024-01-01T10:00:00Z-utc=True
result = pd.to_datetime(['2024-01-01T10:00:00+02:00','2024-01-01T10:00:00Z'],utc=True)

# case: pd.to-datetime-pd.Series-2024-01-01-bad-utc=True-errors=-coerce
result = pd.to_datetime(pd.Series(['2024-01-01','bad']),utc=True,errors='coerce')

# case: pd.to-datetime-pd.Series-2024-01-01T00:00:00Z-bad-errors=-coerce
result = pd.to_datetime(pd.Series(['2024-01-01T00:00:00Z','bad']),errors='coerce')

# case: pd.to-datetime-pd.Series-bad-utc=True
result = pd.to_datetime(pd.Series(['bad']),utc=True)

# case: pd.to-datetime-pd.Series-2024-01-01T00:00:00Z-bad-errors=-ignore
result = pd.to_datetime(pd.Series(['2024-01-01T00:00:00Z','bad']),errors='ignore')

# case: pd.to-datetime-pd.Series-dtype=object-utc=True
result = pd.to_datetime(pd.Series([],dtype=object),utc=True)

# case: pd.to-datetime-pd.Series-01-02-2024-utc=True-dayfirst=True
result = pd.to_datetime(pd.Series(['01/02/2024']),utc=True,dayfirst=True)

# case: pd.to-datetime-pd.Series-2024-01-01-10:00-+0200-2024-01-01-10:00-+0300
result = pd.to_datetime(pd.Series(['2024-01-01 10:00 +0200','2024-01-01 10:00 +0300']))

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00-05:00-2024-07-01-10:00:00
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00-05:00','2024-07-01 10:00:00-04:00'])).dt

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00-05:00-2024-07-01-10:00:00-2
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00-05:00','2024-07-01 10:00:00-04:00'])).apply(lambda x:x.hour)

# case: pd.to-datetime-pd.Series-2024-01-01-10:00:00-05:00-2024-07-01-10:00:00-2-2
result = pd.to_datetime(pd.Series(['2024-01-01 10:00:00-05:00','2024-07-01 10:00:00-04:00']),utc=True).dt.tz_convert('US/Eastern')

# case: pd.to-datetime-pd.Series-u-None
result = pd.to_datetime(pd.Series([u,None]))

# case: pd.to-datetime-pd.Series-u-n-utc=True
result = pd.to_datetime(pd.Series([u,n]),utc=True)

# case: pd.to-datetime-pd.Series-n-u
result = pd.to_datetime(pd.Series([n,u]))

# case: pd.to-datetime-pd.Series-A-2024-01-02Z
result = pd.to_datetime(pd.Series([A,'2024-01-02Z']))

# case: pd.to-datetime-pd.Series-A-2024-01-02-00:00Z
result = pd.to_datetime(pd.Series([A,'2024-01-02 00:00Z']))

