import numpy as np
import pandas as pd

import math, statistics, itertools, collections, datetime, json, re, operator, functools, bisect, heapq
s = pd.Series([3, 1, 2], index=['z', 'x', 'y'], name='n')
f = pd.Series([1.5, None, -2.0, 1.5])
D = pd.DataFrame({'a': [3, 1, 2], 'b': [1.5, np.nan, -2.0], 'c': ['x', 'y', 'x']})
a = np.array([3, 1, 2])
L = [3, 1, 2]
Lt = ['b', 'a', 'b']
tu = (3, 1)
d = {'b': 1, 'a': 2}
se = {3, 1}
st = 'Ab cB'

# case: O-op+-s.a
result = (s) + (a)
# case: O-op+-f.nf
result = (f) + (np.float64(2.5))
# case: O-op+-a.i
result = (a) + (2)
# case: O-op+-a.tu
result = (a) + (tu)
# case: O-op+-L.nf
result = (L) + (np.float64(2.5))
# case: O-op+-Lt.ts
result = (Lt) + (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op+-Lf.s
result = ([1.5, float("nan"), 2]) + (s)
# case: O-op+-tu.st
result = (tu) + (st)
# case: O-op+-tu.L
result = (tu) + (L)
# case: O-op+-tu.nf
result = (tu) + (np.float64(2.5))
# case: O-op+-st.d
result = (st) + (d)
# case: O-op+-st.s
result = (st) + (s)
# case: O-op+-i.s
result = (2) + (s)
# case: O-op+-m1.nat
result = (-1) + (pd.NaT)
# case: O-op+-fl.s
result = (2.5) + (s)
# case: O-op+-nan.fl
result = (float("nan")) + (2.5)
# case: O-op+-tr.na
result = (True) + (pd.NA)
# case: O-op+-ts.d
result = (pd.Timestamp('2024-01-31 10:20:30')) + (d)
# case: O-op+-td.nat
result = (pd.Timedelta('1 days 02:00:00')) + (pd.NaT)
# case: O-op+-dt.d
result = (datetime.datetime(2024, 2, 29, 1, 2)) + (d)
# case: O-op+-n64.da
result = (np.int64(5)) + (datetime.date(2024, 2, 29))
# case: O-op+-nb.a
result = (np.bool_(True)) + (a)
# case: O-op+-nb.dt
result = (np.bool_(True)) + (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op+-nat.n64
result = (pd.NaT) + (np.int64(5))
# case: O-op+-nat.ts
result = (pd.NaT) + (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op+-nat.nat
result = (pd.NaT) + (pd.NaT)
# case: O-op+-ix.L
result = (pd.Index(['x', 'y'])) + (L)
# case: O-op|-i.a
result = (2) | (a)
# case: O-op|-i.nat
result = (2) | (pd.NaT)
# case: O-op|-m1.tr
result = (-1) | (True)
# case: O-op|-m1.s
result = (-1) | (s)
# case: O-op|-m1.a
result = (-1) | (a)
# case: O-op|-tr.na
result = (True) | (pd.NA)
# case: O-op|-fn.ts
result = (lambda v: v) | (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op|-td.i
result = (pd.Timedelta('1 days 02:00:00')) | (2)
# case: O-op|-nb.s
result = (np.bool_(True)) | (s)
# case: O-op|-nb.n64
result = (np.bool_(True)) | (np.int64(5))
# case: O-op|-na.tr
result = (pd.NA) | (True)
# case: O-op|-nat.s
result = (pd.NaT) | (s)
# case: O-op|-ix.no
result = (pd.Index(['x', 'y'])) | (None)
# case: O-op|-by.tr
result = (1_000_000_000_000) | (True)
# case: O-opin-a.se
result = (a) in (se)
# case: O-opin-a.td
result = (a) in (pd.Timedelta('1 days 02:00:00'))
# case: O-opin-L.L
result = (L) in (L)
# case: O-opin-Lf.tu
result = ([1.5, float("nan"), 2]) in (tu)
# case: O-opin-Lf.nat
result = ([1.5, float("nan"), 2]) in (pd.NaT)
# case: O-opin-LL.a
result = ([[1, 2], [3, 4]]) in (a)
# case: O-opin-tu.s
result = (tu) in (s)
# case: O-opin-tu.ts
result = (tu) in (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opin-d.ts
result = (d) in (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opin-se.se
result = (se) in (se)
# case: O-opin-se.a
result = (se) in (a)
# case: O-opin-sd.st
result = ('12') in (st)
# case: O-opin-sd.dt
result = ('12') in (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-opin-e.D
result = ('') in (D)
# case: O-opin-i.no
result = (2) in (None)
# case: O-opin-z.L
result = (0) in (L)
# case: O-opin-z.d
result = (0) in (d)
# case: O-opin-z.se
result = (0) in (se)
# case: O-opin-nan.a
result = (float("nan")) in (a)
# case: O-opin-nan.da
result = (float("nan")) in (datetime.date(2024, 2, 29))
# case: O-opin-nan.D
result = (float("nan")) in (D)
# case: O-opin-inf.d
result = (float("inf")) in (d)
# case: O-opin-inf.s
result = (float("inf")) in (s)
# case: O-opin-no.d
result = (None) in (d)
# case: O-opin-tr.st
result = (True) in (st)
# case: O-opin-tr.tu
result = (True) in (tu)
# case: O-opin-tr.D
result = (True) in (D)
# case: O-opin-fn.i
result = (lambda v: v) in (2)
# case: O-opin-fn.tu
result = (lambda v: v) in (tu)
# case: O-opin-td.d
result = (pd.Timedelta('1 days 02:00:00')) in (d)
# case: O-opin-n64.d
result = (np.int64(5)) in (d)
# case: O-opin-n64.s
result = (np.int64(5)) in (s)
# case: O-opin-nf.s
result = (np.float64(2.5)) in (s)
# case: O-opin-nb.s
result = (np.bool_(True)) in (s)
# case: O-opin-nb.nat
result = (np.bool_(True)) in (pd.NaT)
# case: O-opin-nat.tu
result = (pd.NaT) in (tu)
# case: O-opin-nat.d
result = (pd.NaT) in (d)
# case: O-opin-nat.D
result = (pd.NaT) in (D)
# case: O-opin-rg.se
result = (range(3)) in (se)
# case: O-opin-by.d
result = (1_000_000_000_000) in (d)
# case: O-opand-f.D
result = (f) and (D)
# case: O-opand-L.s
result = (L) and (s)
# case: O-opand-L.n64
result = (L) and (np.int64(5))
# case: O-opand-L.ts
result = (L) and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opand-L.nan
result = (L) and (float("nan"))
# case: O-opand-Lt.L
result = (Lt) and (L)
# case: O-opand-Lt.nf
result = (Lt) and (np.float64(2.5))
# case: O-opand-Ln.nf
result = ([1, None, 2]) and (np.float64(2.5))
# case: O-opand-Ln.ts
result = ([1, None, 2]) and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opand-Ln.dt
result = ([1, None, 2]) and (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-opand-Lf.i
result = ([1.5, float("nan"), 2]) and (2)
# case: O-opand-Lf.tr
result = ([1.5, float("nan"), 2]) and (True)
# case: O-opand-Lf.na
result = ([1.5, float("nan"), 2]) and (pd.NA)
# case: O-opand-LL.td
result = ([[1, 2], [3, 4]]) and (pd.Timedelta('1 days 02:00:00'))
# case: O-opand-Ld.fl
result = ([('a', 1), ('b', 2)]) and (2.5)
# case: O-opand-Ld.tu
result = ([('a', 1), ('b', 2)]) and (tu)
# case: O-opand-Ld.s
result = ([('a', 1), ('b', 2)]) and (s)
# case: O-opand-Ld.nf
result = ([('a', 1), ('b', 2)]) and (np.float64(2.5))
# case: O-opand-Ld.td
result = ([('a', 1), ('b', 2)]) and (pd.Timedelta('1 days 02:00:00'))
# case: O-opand-tu.nf
result = (tu) and (np.float64(2.5))
# case: O-opand-tu.dt
result = (tu) and (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-opand-d.ts
result = (d) and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opand-se.na
result = (se) and (pd.NA)
# case: O-opand-se.nan
result = (se) and (float("nan"))
# case: O-opand-se.D
result = (se) and (D)
# case: O-opand-st.fl
result = (st) and (2.5)
# case: O-opand-st.nf
result = (st) and (np.float64(2.5))
# case: O-opand-st.ts
result = (st) and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opand-sd.s
result = ('12') and (s)
# case: O-opand-sf.fl
result = (' 1.5 ') and (2.5)
# case: O-opand-sf.s
result = (' 1.5 ') and (s)
# case: O-opand-e.s
result = ('') and (s)
# case: O-opand-e.da
result = ('') and (datetime.date(2024, 2, 29))
# case: O-opand-e.dt
result = ('') and (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-opand-e.D
result = ('') and (D)
# case: O-opand-i.tu
result = (2) and (tu)
# case: O-opand-i.s
result = (2) and (s)
# case: O-opand-i.nf
result = (2) and (np.float64(2.5))
# case: O-opand-i.na
result = (2) and (pd.NA)
# case: O-opand-m1.tr
result = (-1) and (True)
# case: O-opand-m1.ts
result = (-1) and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opand-m1.nan
result = (-1) and (float("nan"))
# case: O-opand-m1.D
result = (-1) and (D)
# case: O-opand-z.nan
result = (0) and (float("nan"))
# case: O-opand-fl.nf
result = (2.5) and (np.float64(2.5))
# case: O-opand-fl.ts
result = (2.5) and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opand-fl.nan
result = (2.5) and (float("nan"))
# case: O-opand-nan.fl
result = (float("nan")) and (2.5)
# case: O-opand-nan.st
result = (float("nan")) and (st)
# case: O-opand-nan.s
result = (float("nan")) and (s)
# case: O-opand-inf.D
result = (float("inf")) and (D)
# case: O-opand-no.tu
result = (None) and (tu)
# case: O-opand-no.tr
result = (None) and (True)
# case: O-opand-no.ts
result = (None) and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opand-no.td
result = (None) and (pd.Timedelta('1 days 02:00:00'))
# case: O-opand-tr.L
result = (True) and (L)
# case: O-opand-tr.tu
result = (True) and (tu)
# case: O-opand-tr.da
result = (True) and (datetime.date(2024, 2, 29))
# case: O-opand-fn.i
result = (lambda v: v) and (2)
# case: O-opand-fn.nf
result = (lambda v: v) and (np.float64(2.5))
# case: O-opand-ts.se
result = (pd.Timestamp('2024-01-31 10:20:30')) and (se)
# case: O-opand-ts.na
result = (pd.Timestamp('2024-01-31 10:20:30')) and (pd.NA)
# case: O-opand-td.n64
result = (pd.Timedelta('1 days 02:00:00')) and (np.int64(5))
# case: O-opand-td.dt
result = (pd.Timedelta('1 days 02:00:00')) and (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-opand-dt.i
result = (datetime.datetime(2024, 2, 29, 1, 2)) and (2)
# case: O-opand-dt.no
result = (datetime.datetime(2024, 2, 29, 1, 2)) and (None)
# case: O-opand-dt.a
result = (datetime.datetime(2024, 2, 29, 1, 2)) and (a)
# case: O-opand-dt.nat
result = (datetime.datetime(2024, 2, 29, 1, 2)) and (pd.NaT)
# case: O-opand-dt.D
result = (datetime.datetime(2024, 2, 29, 1, 2)) and (D)
# case: O-opand-da.tr
result = (datetime.date(2024, 2, 29)) and (True)
# case: O-opand-n64.L
result = (np.int64(5)) and (L)
# case: O-opand-n64.tu
result = (np.int64(5)) and (tu)
# case: O-opand-n64.a
result = (np.int64(5)) and (a)
# case: O-opand-n64.na
result = (np.int64(5)) and (pd.NA)
# case: O-opand-nf.a
result = (np.float64(2.5)) and (a)
# case: O-opand-nat.fl
result = (pd.NaT) and (2.5)
# case: O-opand-nat.a
result = (pd.NaT) and (a)
# case: O-opand-nat.nf
result = (pd.NaT) and (np.float64(2.5))
# case: O-opand-nat.td
result = (pd.NaT) and (pd.Timedelta('1 days 02:00:00'))
# case: O-opand-nat.D
result = (pd.NaT) and (D)
# case: O-opand-rg.L
result = (range(3)) and (L)
# case: O-opand-rg.no
result = (range(3)) and (None)
# case: O-opand-rg.na
result = (range(3)) and (pd.NA)
# case: O-opand-by.no
result = (1_000_000_000_000) and (None)
# case: O-opand-by.nf
result = (1_000_000_000_000) and (np.float64(2.5))
# case: O-opand-sl.no
result = ('a,b') and (None)
# case: O-opand-sl.nf
result = ('a,b') and (np.float64(2.5))
# case: O-opand-sl.ts
result = ('a,b') and (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opor-s.L
result = (s) or (L)
# case: O-opor-f.nan
result = (f) or (float("nan"))
# case: O-opor-D.st
result = (D) or (st)
# case: O-opor-a.st
result = (a) or (st)
# case: O-opor-L.st
result = (L) or (st)
# case: O-opor-L.nat
result = (L) or (pd.NaT)
# case: O-opor-L.D
result = (L) or (D)
# case: O-opor-Lt.i
result = (Lt) or (2)
# case: O-opor-Lt.no
result = (Lt) or (None)
# case: O-opor-Ln.L
result = ([1, None, 2]) or (L)
# case: O-opor-Ln.d
result = ([1, None, 2]) or (d)
# case: O-opor-Ln.n64
result = ([1, None, 2]) or (np.int64(5))
# case: O-opor-Ln.da
result = ([1, None, 2]) or (datetime.date(2024, 2, 29))
# case: O-opor-Ln.D
result = ([1, None, 2]) or (D)
# case: O-opor-Lf.no
result = ([1.5, float("nan"), 2]) or (None)
# case: O-opor-Lf.nan
result = ([1.5, float("nan"), 2]) or (float("nan"))
# case: O-opor-LL.a
result = ([[1, 2], [3, 4]]) or (a)
# case: O-opor-Ld.da
result = ([('a', 1), ('b', 2)]) or (datetime.date(2024, 2, 29))
# case: O-opor-tu.nat
result = (tu) or (pd.NaT)
# case: O-opor-tu.D
result = (tu) or (D)
# case: O-opor-d.st
result = (d) or (st)
# case: O-opor-d.tu
result = (d) or (tu)
# case: O-opor-se.i
result = (se) or (2)
# case: O-opor-st.no
result = (st) or (None)
# case: O-opor-st.n64
result = (st) or (np.int64(5))
# case: O-opor-sd.D
result = ('12') or (D)
# case: O-opor-sf.a
result = (' 1.5 ') or (a)
# case: O-opor-e.tr
result = ('') or (True)
# case: O-opor-e.ts
result = ('') or (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opor-e.td
result = ('') or (pd.Timedelta('1 days 02:00:00'))
# case: O-opor-e.nat
result = ('') or (pd.NaT)
# case: O-opor-i.i
result = (2) or (2)
# case: O-opor-i.d
result = (2) or (d)
# case: O-opor-i.no
result = (2) or (None)
# case: O-opor-i.D
result = (2) or (D)
# case: O-opor-m1.D
result = (-1) or (D)
# case: O-opor-z.fl
result = (0) or (2.5)
# case: O-opor-z.tu
result = (0) or (tu)
# case: O-opor-z.se
result = (0) or (se)
# case: O-opor-z.no
result = (0) or (None)
# case: O-opor-z.dt
result = (0) or (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-opor-fl.se
result = (2.5) or (se)
# case: O-opor-fl.nat
result = (2.5) or (pd.NaT)
# case: O-opor-fl.D
result = (2.5) or (D)
# case: O-opor-nan.s
result = (float("nan")) or (s)
# case: O-opor-nan.ts
result = (float("nan")) or (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opor-nan.nat
result = (float("nan")) or (pd.NaT)
# case: O-opor-inf.fl
result = (float("inf")) or (2.5)
# case: O-opor-inf.d
result = (float("inf")) or (d)
# case: O-opor-no.d
result = (None) or (d)
# case: O-opor-no.nf
result = (None) or (np.float64(2.5))
# case: O-opor-tr.tr
result = (True) or (True)
# case: O-opor-ts.tr
result = (pd.Timestamp('2024-01-31 10:20:30')) or (True)
# case: O-opor-ts.a
result = (pd.Timestamp('2024-01-31 10:20:30')) or (a)
# case: O-opor-ts.n64
result = (pd.Timestamp('2024-01-31 10:20:30')) or (np.int64(5))
# case: O-opor-ts.dt
result = (pd.Timestamp('2024-01-31 10:20:30')) or (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-opor-td.d
result = (pd.Timedelta('1 days 02:00:00')) or (d)
# case: O-opor-td.nan
result = (pd.Timedelta('1 days 02:00:00')) or (float("nan"))
# case: O-opor-dt.st
result = (datetime.datetime(2024, 2, 29, 1, 2)) or (st)
# case: O-opor-dt.L
result = (datetime.datetime(2024, 2, 29, 1, 2)) or (L)
# case: O-opor-dt.tu
result = (datetime.datetime(2024, 2, 29, 1, 2)) or (tu)
# case: O-opor-dt.da
result = (datetime.datetime(2024, 2, 29, 1, 2)) or (datetime.date(2024, 2, 29))
# case: O-opor-dt.D
result = (datetime.datetime(2024, 2, 29, 1, 2)) or (D)
# case: O-opor-da.s
result = (datetime.date(2024, 2, 29)) or (s)
# case: O-opor-n64.fl
result = (np.int64(5)) or (2.5)
# case: O-opor-n64.L
result = (np.int64(5)) or (L)
# case: O-opor-n64.n64
result = (np.int64(5)) or (np.int64(5))
# case: O-opor-n64.nan
result = (np.int64(5)) or (float("nan"))
# case: O-opor-nf.d
result = (np.float64(2.5)) or (d)
# case: O-opor-nf.n64
result = (np.float64(2.5)) or (np.int64(5))
# case: O-opor-nf.nf
result = (np.float64(2.5)) or (np.float64(2.5))
# case: O-opor-nb.d
result = (np.bool_(True)) or (d)
# case: O-opor-nb.td
result = (np.bool_(True)) or (pd.Timedelta('1 days 02:00:00'))
# case: O-opor-nb.na
result = (np.bool_(True)) or (pd.NA)
# case: O-opor-rg.L
result = (range(3)) or (L)
# case: O-opor-rg.a
result = (range(3)) or (a)
# case: O-opor-by.st
result = (1_000_000_000_000) or (st)
# case: O-opor-by.tr
result = (1_000_000_000_000) or (True)
# case: O-opor-by.a
result = (1_000_000_000_000) or (a)
# case: O-opor-by.nf
result = (1_000_000_000_000) or (np.float64(2.5))
# case: O-opor-by.ts
result = (1_000_000_000_000) or (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-opor-by.na
result = (1_000_000_000_000) or (pd.NA)
# case: O-opor-sl.a
result = ('a,b') or (a)
# case: O-op--by.fl
result = (1_000_000_000_000) - (2.5)
# case: O-op--by.tr
result = (1_000_000_000_000) - (True)
# case: O-op--by.nf
result = (1_000_000_000_000) - (np.float64(2.5))
# case: O-op--by.nat
result = (1_000_000_000_000) - (pd.NaT)
# case: O-op--sl.n64
result = ('a,b') - (np.int64(5))
# case: O-op--cat.tr
result = (pd.Series(['a', 'b'], dtype='category')) - (True)
# case: O-op*-s.i
result = (s) * (2)
# case: O-op*-s.a
result = (s) * (a)
# case: O-op*-s.na
result = (s) * (pd.NA)
# case: O-op*-f.s
result = (f) * (s)
# case: O-op*-D.i
result = (D) * (2)
# case: O-op*-D.na
result = (D) * (pd.NA)
# case: O-op*-a.L
result = (a) * (L)
# case: O-op*-a.d
result = (a) * (d)
# case: O-op*-a.s
result = (a) * (s)
# case: O-op*-L.a
result = (L) * (a)
# case: O-op*-L.D
result = (L) * (D)
# case: O-op*-Lt.d
result = (Lt) * (d)
# case: O-op*-Ln.n64
result = ([1, None, 2]) * (np.int64(5))
# case: O-op*-Lf.s
result = ([1.5, float("nan"), 2]) * (s)
# case: O-op*-Lf.n64
result = ([1.5, float("nan"), 2]) * (np.int64(5))
# case: O-op*-LL.se
result = ([[1, 2], [3, 4]]) * (se)
# case: O-op*-Ld.i
result = ([('a', 1), ('b', 2)]) * (2)
# case: O-op*-tu.fl
result = (tu) * (2.5)
# case: O-op*-sd.s
result = ('12') * (s)
# case: O-op*-e.s
result = ('') * (s)
# case: O-op*-i.fl
result = (2) * (2.5)
# case: O-op*-m1.tr
result = (-1) * (True)
# case: O-op*-m1.s
result = (-1) * (s)
# case: O-op*-z.s
result = (0) * (s)
# case: O-op*-nan.na
result = (float("nan")) * (pd.NA)
# case: O-op*-nan.nat
result = (float("nan")) * (pd.NaT)
# case: O-op*-nan.nan
result = (float("nan")) * (float("nan"))
# case: O-op*-tr.tr
result = (True) * (True)
# case: O-op*-fn.D
result = (lambda v: v) * (D)
# case: O-op*-td.a
result = (pd.Timedelta('1 days 02:00:00')) * (a)
# case: O-op*-td.n64
result = (pd.Timedelta('1 days 02:00:00')) * (np.int64(5))
# case: O-op*-dt.s
result = (datetime.datetime(2024, 2, 29, 1, 2)) * (s)
# case: O-op*-da.tu
result = (datetime.date(2024, 2, 29)) * (tu)
# case: O-op*-n64.tu
result = (np.int64(5)) * (tu)
# case: O-op*-n64.nan
result = (np.int64(5)) * (float("nan"))
# case: O-op*-nf.i
result = (np.float64(2.5)) * (2)
# case: O-op*-nf.s
result = (np.float64(2.5)) * (s)
# case: O-op*-nf.n64
result = (np.float64(2.5)) * (np.int64(5))
# case: O-op*-nb.L
result = (np.bool_(True)) * (L)
# case: O-op*-na.n64
result = (pd.NA) * (np.int64(5))
# case: O-op*-nat.fl
result = (pd.NaT) * (2.5)
# case: O-op*-ix.i
result = (pd.Index(['x', 'y'])) * (2)
# case: O-op*-by.fl
result = (1_000_000_000_000) * (2.5)
# case: O-op*-by.s
result = (1_000_000_000_000) * (s)
# case: O-op*-by.a
result = (1_000_000_000_000) * (a)
# case: O-op/-f.na
result = (f) / (pd.NA)
# case: O-op/-D.st
result = (D) / (st)
# case: O-op/-L.s
result = (L) / (s)
# case: O-op/-Lt.da
result = (Lt) / (datetime.date(2024, 2, 29))
# case: O-op/-Lf.n64
result = ([1.5, float("nan"), 2]) / (np.int64(5))
# case: O-op/-Ld.nat
result = ([('a', 1), ('b', 2)]) / (pd.NaT)
# case: O-op/-e.nf
result = ('') / (np.float64(2.5))
# case: O-op/-i.nf
result = (2) / (np.float64(2.5))
# case: O-op/-i.ts
result = (2) / (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op/-nan.nf
result = (float("nan")) / (np.float64(2.5))
# case: O-op/-tr.s
result = (True) / (s)
# case: O-op/-da.nf
result = (datetime.date(2024, 2, 29)) / (np.float64(2.5))
# case: O-op/-nf.n64
result = (np.float64(2.5)) / (np.int64(5))
# case: O-op/-nb.td
result = (np.bool_(True)) / (pd.Timedelta('1 days 02:00:00'))
# case: O-op/-nb.na
result = (np.bool_(True)) / (pd.NA)
# case: O-op/-na.fl
result = (pd.NA) / (2.5)
# case: O-op/-rg.a
result = (range(3)) / (a)
# case: O-op/-ix.nat
result = (pd.Index(['x', 'y'])) / (pd.NaT)
# case: O-op//-s.fl
result = (s) // (2.5)
# case: O-op//-s.s
result = (s) // (s)
# case: O-op//-s.a
result = (s) // (a)
# case: O-op//-s.td
result = (s) // (pd.Timedelta('1 days 02:00:00'))
# case: O-op//-f.i
result = (f) // (2)
# case: O-op//-a.i
result = (a) // (2)
# case: O-op//-a.d
result = (a) // (d)
# case: O-op//-a.tr
result = (a) // (True)
# case: O-op//-a.nan
result = (a) // (float("nan"))
# case: O-op//-LL.nf
result = ([[1, 2], [3, 4]]) // (np.float64(2.5))
# case: O-op//-LL.ts
result = ([[1, 2], [3, 4]]) // (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op//-Ld.nat
result = ([('a', 1), ('b', 2)]) // (pd.NaT)
# case: O-op//-tu.n64
result = (tu) // (np.int64(5))
# case: O-op//-e.na
result = ('') // (pd.NA)
# case: O-op//-i.tr
result = (2) // (True)
# case: O-op//-i.na
result = (2) // (pd.NA)
# case: O-op//-z.tu
result = (0) // (tu)
# case: O-op//-z.s
result = (0) // (s)
# case: O-op//-fl.nf
result = (2.5) // (np.float64(2.5))
# case: O-op//-nan.i
result = (float("nan")) // (2)
# case: O-op//-nan.nan
result = (float("nan")) // (float("nan"))
# case: O-op//-inf.se
result = (float("inf")) // (se)
# case: O-op//-inf.n64
result = (float("inf")) // (np.int64(5))
# case: O-op//-inf.nat
result = (float("inf")) // (pd.NaT)
# case: O-op//-no.dt
result = (None) // (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op//-tr.i
result = (True) // (2)
# case: O-op//-tr.s
result = (True) // (s)
# case: O-op//-td.a
result = (pd.Timedelta('1 days 02:00:00')) // (a)
# case: O-op//-td.nat
result = (pd.Timedelta('1 days 02:00:00')) // (pd.NaT)
# case: O-op//-da.se
result = (datetime.date(2024, 2, 29)) // (se)
# case: O-op//-n64.n64
result = (np.int64(5)) // (np.int64(5))
# case: O-op//-nb.i
result = (np.bool_(True)) // (2)
# case: O-op//-na.nf
result = (pd.NA) // (np.float64(2.5))
# case: O-op//-na.na
result = (pd.NA) // (pd.NA)
# case: O-op//-rg.td
result = (range(3)) // (pd.Timedelta('1 days 02:00:00'))
# case: O-op//-by.fl
result = (1_000_000_000_000) // (2.5)
# case: O-op//-cat.tu
result = (pd.Series(['a', 'b'], dtype='category')) // (tu)
# case: O-op//-cat.na
result = (pd.Series(['a', 'b'], dtype='category')) // (pd.NA)
# case: O-op%-f.fl
result = (f) % (2.5)
# case: O-op%-a.s
result = (a) % (s)
# case: O-op%-a.a
result = (a) % (a)
# case: O-op%-L.fl
result = (L) % (2.5)
# case: O-op%-Lf.nan
result = ([1.5, float("nan"), 2]) % (float("nan"))
# case: O-op%-LL.a
result = ([[1, 2], [3, 4]]) % (a)
# case: O-op%-LL.nf
result = ([[1, 2], [3, 4]]) % (np.float64(2.5))
# case: O-op%-d.tr
result = (d) % (True)
# case: O-op%-d.nat
result = (d) % (pd.NaT)
# case: O-op%-st.da
result = (st) % (datetime.date(2024, 2, 29))
# case: O-op%-sd.dt
result = ('12') % (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op%-sf.s
result = (' 1.5 ') % (s)
# case: O-op%-sf.nan
result = (' 1.5 ') % (float("nan"))
# case: O-op%-e.a
result = ('') % (a)
# case: O-op%-i.a
result = (2) % (a)
# case: O-op%-m1.s
result = (-1) % (s)
# case: O-op%-m1.n64
result = (-1) % (np.int64(5))
# case: O-op%-m1.nan
result = (-1) % (float("nan"))
# case: O-op%-fl.na
result = (2.5) % (pd.NA)
# case: O-op%-nan.s
result = (float("nan")) % (s)
# case: O-op%-nan.nf
result = (float("nan")) % (np.float64(2.5))
# case: O-op%-inf.no
result = (float("inf")) % (None)
# case: O-op%-tr.fl
result = (True) % (2.5)
# case: O-op%-tr.na
result = (True) % (pd.NA)
# case: O-op%-ts.d
result = (pd.Timestamp('2024-01-31 10:20:30')) % (d)
# case: O-op%-td.s
result = (pd.Timedelta('1 days 02:00:00')) % (s)
# case: O-op%-dt.s
result = (datetime.datetime(2024, 2, 29, 1, 2)) % (s)
# case: O-op%-da.tu
result = (datetime.date(2024, 2, 29)) % (tu)
# case: O-op%-da.n64
result = (datetime.date(2024, 2, 29)) % (np.int64(5))
# case: O-op%-n64.na
result = (np.int64(5)) % (pd.NA)
# case: O-op%-nb.a
result = (np.bool_(True)) % (a)
# case: O-op%-na.st
result = (pd.NA) % (st)
# case: O-op%-nat.tu
result = (pd.NaT) % (tu)
# case: O-op%-nat.a
result = (pd.NaT) % (a)
# case: O-op%-nat.ts
result = (pd.NaT) % (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op%-by.nf
result = (1_000_000_000_000) % (np.float64(2.5))
# case: O-op%-by.nan
result = (1_000_000_000_000) % (float("nan"))
# case: O-op%-sl.st
result = ('a,b') % (st)
# case: O-op**-s.i
result = (s) ** (2)
# case: O-op**-s.no
result = (s) ** (None)
# case: O-op**-f.nf
result = (f) ** (np.float64(2.5))
# case: O-op**-f.na
result = (f) ** (pd.NA)
# case: O-op**-a.nan
result = (a) ** (float("nan"))
# case: O-op**-Ln.n64
result = ([1, None, 2]) ** (np.int64(5))
# case: O-op**-Lf.a
result = ([1.5, float("nan"), 2]) ** (a)
# case: O-op**-Lf.nf
result = ([1.5, float("nan"), 2]) ** (np.float64(2.5))
# case: O-op**-st.tr
result = (st) ** (True)
# case: O-op**-e.st
result = ('') ** (st)
# case: O-op**-i.n64
result = (2) ** (np.int64(5))
# case: O-op**-m1.a
result = (-1) ** (a)
# case: O-op**-m1.nf
result = (-1) ** (np.float64(2.5))
# case: O-op**-fl.i
result = (2.5) ** (2)
# case: O-op**-nan.s
result = (float("nan")) ** (s)
# case: O-op**-nan.n64
result = (float("nan")) ** (np.int64(5))
# case: O-op**-inf.st
result = (float("inf")) ** (st)
# case: O-op**-tr.n64
result = (True) ** (np.int64(5))
# case: O-op**-tr.na
result = (True) ** (pd.NA)
# case: O-op**-tr.nan
result = (True) ** (float("nan"))
# case: O-op**-fn.no
result = (lambda v: v) ** (None)
# case: O-op**-n64.fl
result = (np.int64(5)) ** (2.5)
# case: O-op**-n64.tr
result = (np.int64(5)) ** (True)
# case: O-op**-n64.a
result = (np.int64(5)) ** (a)
# case: O-op**-n64.nf
result = (np.int64(5)) ** (np.float64(2.5))
# case: O-op**-n64.ts
result = (np.int64(5)) ** (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op**-nb.fl
result = (np.bool_(True)) ** (2.5)
# case: O-op**-nb.s
result = (np.bool_(True)) ** (s)
# case: O-op**-nat.fl
result = (pd.NaT) ** (2.5)
# case: O-op==-s.nat
result = (s) == (pd.NaT)
# case: O-op==-f.st
result = (f) == (st)
# case: O-op==-f.a
result = (f) == (a)
# case: O-op==-D.ts
result = (D) == (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op==-D.na
result = (D) == (pd.NA)
# case: O-op==-a.a
result = (a) == (a)
# case: O-op==-a.td
result = (a) == (pd.Timedelta('1 days 02:00:00'))
# case: O-op==-L.st
result = (L) == (st)
# case: O-op==-L.L
result = (L) == (L)
# case: O-op==-L.tr
result = (L) == (True)
# case: O-op==-Lt.se
result = (Lt) == (se)
# case: O-op==-Lt.s
result = (Lt) == (s)
# case: O-op==-Lt.D
result = (Lt) == (D)
# case: O-op==-Ln.tu
result = ([1, None, 2]) == (tu)
# case: O-op==-Ln.nf
result = ([1, None, 2]) == (np.float64(2.5))
# case: O-op==-Ln.nat
result = ([1, None, 2]) == (pd.NaT)
# case: O-op==-Lf.fl
result = ([1.5, float("nan"), 2]) == (2.5)
# case: O-op==-Lf.tr
result = ([1.5, float("nan"), 2]) == (True)
# case: O-op==-Lf.s
result = ([1.5, float("nan"), 2]) == (s)
# case: O-op==-Lf.dt
result = ([1.5, float("nan"), 2]) == (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op==-LL.i
result = ([[1, 2], [3, 4]]) == (2)
# case: O-op==-LL.tr
result = ([[1, 2], [3, 4]]) == (True)
# case: O-op==-LL.ts
result = ([[1, 2], [3, 4]]) == (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op==-LL.nan
result = ([[1, 2], [3, 4]]) == (float("nan"))
# case: O-op==-Ld.tu
result = ([('a', 1), ('b', 2)]) == (tu)
# case: O-op==-Ld.se
result = ([('a', 1), ('b', 2)]) == (se)
# case: O-op==-Ld.no
result = ([('a', 1), ('b', 2)]) == (None)
# case: O-op==-Ld.td
result = ([('a', 1), ('b', 2)]) == (pd.Timedelta('1 days 02:00:00'))
# case: O-op==-Ld.na
result = ([('a', 1), ('b', 2)]) == (pd.NA)
# case: O-op==-Ld.nat
result = ([('a', 1), ('b', 2)]) == (pd.NaT)
# case: O-op==-Ld.nan
result = ([('a', 1), ('b', 2)]) == (float("nan"))
# case: O-op==-tu.n64
result = (tu) == (np.int64(5))
# case: O-op==-d.fl
result = (d) == (2.5)
# case: O-op==-d.tu
result = (d) == (tu)
# case: O-op==-d.n64
result = (d) == (np.int64(5))
# case: O-op==-se.tr
result = (se) == (True)
# case: O-op==-se.na
result = (se) == (pd.NA)
# case: O-op==-st.d
result = (st) == (d)
# case: O-op==-st.n64
result = (st) == (np.int64(5))
# case: O-op==-st.td
result = (st) == (pd.Timedelta('1 days 02:00:00'))
# case: O-op==-sd.tr
result = ('12') == (True)
# case: O-op==-sd.n64
result = ('12') == (np.int64(5))
# case: O-op==-sd.td
result = ('12') == (pd.Timedelta('1 days 02:00:00'))
# case: O-op==-e.td
result = ('') == (pd.Timedelta('1 days 02:00:00'))
# case: O-op==-e.na
result = ('') == (pd.NA)
# case: O-op==-i.nat
result = (2) == (pd.NaT)
# case: O-op==-m1.d
result = (-1) == (d)
# case: O-op==-m1.a
result = (-1) == (a)
# case: O-op==-z.nf
result = (0) == (np.float64(2.5))
# case: O-op==-z.td
result = (0) == (pd.Timedelta('1 days 02:00:00'))
# case: O-op==-z.nat
result = (0) == (pd.NaT)
# case: O-op==-z.D
result = (0) == (D)
# case: O-op==-fl.tu
result = (2.5) == (tu)
# case: O-op==-nan.st
result = (float("nan")) == (st)
# case: O-op==-nan.tu
result = (float("nan")) == (tu)
# case: O-op==-nan.tr
result = (float("nan")) == (True)
# case: O-op==-inf.dt
result = (float("inf")) == (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op==-inf.D
result = (float("inf")) == (D)
# case: O-op==-no.se
result = (None) == (se)
# case: O-op==-tr.L
result = (True) == (L)
# case: O-op==-fn.tu
result = (lambda v: v) == (tu)
# case: O-op==-fn.nat
result = (lambda v: v) == (pd.NaT)
# case: O-op==-ts.st
result = (pd.Timestamp('2024-01-31 10:20:30')) == (st)
# case: O-op==-ts.tu
result = (pd.Timestamp('2024-01-31 10:20:30')) == (tu)
# case: O-op==-ts.no
result = (pd.Timestamp('2024-01-31 10:20:30')) == (None)
# case: O-op==-ts.s
result = (pd.Timestamp('2024-01-31 10:20:30')) == (s)
# case: O-op==-ts.nf
result = (pd.Timestamp('2024-01-31 10:20:30')) == (np.float64(2.5))
# case: O-op==-ts.na
result = (pd.Timestamp('2024-01-31 10:20:30')) == (pd.NA)
# case: O-op==-ts.nat
result = (pd.Timestamp('2024-01-31 10:20:30')) == (pd.NaT)
# case: O-op==-td.na
result = (pd.Timedelta('1 days 02:00:00')) == (pd.NA)
# case: O-op==-dt.st
result = (datetime.datetime(2024, 2, 29, 1, 2)) == (st)
# case: O-op==-dt.no
result = (datetime.datetime(2024, 2, 29, 1, 2)) == (None)
# case: O-op==-dt.ts
result = (datetime.datetime(2024, 2, 29, 1, 2)) == (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op==-dt.da
result = (datetime.datetime(2024, 2, 29, 1, 2)) == (datetime.date(2024, 2, 29))
# case: O-op==-dt.dt
result = (datetime.datetime(2024, 2, 29, 1, 2)) == (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op==-dt.D
result = (datetime.datetime(2024, 2, 29, 1, 2)) == (D)
# case: O-op==-nf.tu
result = (np.float64(2.5)) == (tu)
# case: O-op==-nf.se
result = (np.float64(2.5)) == (se)
# case: O-op==-nf.tr
result = (np.float64(2.5)) == (True)
# case: O-op==-nb.s
result = (np.bool_(True)) == (s)
# case: O-op==-na.nat
result = (pd.NA) == (pd.NaT)
# case: O-op==-nat.D
result = (pd.NaT) == (D)
# case: O-op==-rg.i
result = (range(3)) == (2)
# case: O-op==-ix.dt
result = (pd.Index(['x', 'y'])) == (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op==-by.ts
result = (1_000_000_000_000) == (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op==-by.da
result = (1_000_000_000_000) == (datetime.date(2024, 2, 29))
# case: O-op==-by.nat
result = (1_000_000_000_000) == (pd.NaT)
# case: O-op==-sl.st
result = ('a,b') == (st)
# case: O-op==-sl.L
result = ('a,b') == (L)
# case: O-op==-sl.nat
result = ('a,b') == (pd.NaT)
# case: O-op!=-s.i
result = (s) != (2)
# case: O-op!=-s.fl
result = (s) != (2.5)
# case: O-op!=-D.tr
result = (D) != (True)
# case: O-op!=-a.dt
result = (a) != (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op!=-L.tr
result = (L) != (True)
# case: O-op!=-Lt.L
result = (Lt) != (L)
# case: O-op!=-Lt.s
result = (Lt) != (s)
# case: O-op!=-Lt.dt
result = (Lt) != (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op!=-Lt.D
result = (Lt) != (D)
# case: O-op!=-Ln.no
result = ([1, None, 2]) != (None)
# case: O-op!=-Ln.a
result = ([1, None, 2]) != (a)
# case: O-op!=-Lf.tu
result = ([1.5, float("nan"), 2]) != (tu)
# case: O-op!=-Lf.se
result = ([1.5, float("nan"), 2]) != (se)
# case: O-op!=-Lf.na
result = ([1.5, float("nan"), 2]) != (pd.NA)
# case: O-op!=-Ld.dt
result = ([('a', 1), ('b', 2)]) != (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op!=-Ld.nat
result = ([('a', 1), ('b', 2)]) != (pd.NaT)
# case: O-op!=-tu.i
result = (tu) != (2)
# case: O-op!=-tu.no
result = (tu) != (None)
# case: O-op!=-tu.td
result = (tu) != (pd.Timedelta('1 days 02:00:00'))
# case: O-op!=-d.nf
result = (d) != (np.float64(2.5))
# case: O-op!=-d.nan
result = (d) != (float("nan"))
# case: O-op!=-se.nf
result = (se) != (np.float64(2.5))
# case: O-op!=-st.L
result = (st) != (L)
# case: O-op!=-st.no
result = (st) != (None)
# case: O-op!=-st.n64
result = (st) != (np.int64(5))
# case: O-op!=-st.na
result = (st) != (pd.NA)
# case: O-op!=-st.D
result = (st) != (D)
# case: O-op!=-sf.st
result = (' 1.5 ') != (st)
# case: O-op!=-sf.d
result = (' 1.5 ') != (d)
# case: O-op!=-sf.ts
result = (' 1.5 ') != (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op!=-e.d
result = ('') != (d)
# case: O-op!=-e.a
result = ('') != (a)
# case: O-op!=-i.i
result = (2) != (2)
# case: O-op!=-i.L
result = (2) != (L)
# case: O-op!=-i.a
result = (2) != (a)
# case: O-op!=-i.da
result = (2) != (datetime.date(2024, 2, 29))
# case: O-op!=-i.na
result = (2) != (pd.NA)
# case: O-op!=-m1.i
result = (-1) != (2)
# case: O-op!=-m1.fl
result = (-1) != (2.5)
# case: O-op!=-m1.st
result = (-1) != (st)
# case: O-op!=-m1.ts
result = (-1) != (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op!=-m1.td
result = (-1) != (pd.Timedelta('1 days 02:00:00'))
# case: O-op!=-m1.na
result = (-1) != (pd.NA)
# case: O-op!=-z.fl
result = (0) != (2.5)
# case: O-op!=-z.se
result = (0) != (se)
# case: O-op!=-z.n64
result = (0) != (np.int64(5))
# case: O-op!=-fl.da
result = (2.5) != (datetime.date(2024, 2, 29))
# case: O-op!=-fl.nat
result = (2.5) != (pd.NaT)
# case: O-op!=-nan.st
result = (float("nan")) != (st)
# case: O-op!=-nan.tr
result = (float("nan")) != (True)
# case: O-op!=-nan.ts
result = (float("nan")) != (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op!=-nan.nat
result = (float("nan")) != (pd.NaT)
# case: O-op!=-inf.i
result = (float("inf")) != (2)
# case: O-op!=-inf.td
result = (float("inf")) != (pd.Timedelta('1 days 02:00:00'))
# case: O-op!=-inf.da
result = (float("inf")) != (datetime.date(2024, 2, 29))
# case: O-op!=-no.a
result = (None) != (a)
# case: O-op!=-no.nf
result = (None) != (np.float64(2.5))
# case: O-op!=-tr.st
result = (True) != (st)
# case: O-op!=-tr.nf
result = (True) != (np.float64(2.5))
# case: O-op!=-fn.dt
result = (lambda v: v) != (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op!=-ts.se
result = (pd.Timestamp('2024-01-31 10:20:30')) != (se)
# case: O-op!=-ts.nat
result = (pd.Timestamp('2024-01-31 10:20:30')) != (pd.NaT)
# case: O-op!=-td.ts
result = (pd.Timedelta('1 days 02:00:00')) != (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op!=-dt.fl
result = (datetime.datetime(2024, 2, 29, 1, 2)) != (2.5)
# case: O-op!=-dt.se
result = (datetime.datetime(2024, 2, 29, 1, 2)) != (se)
# case: O-op!=-dt.s
result = (datetime.datetime(2024, 2, 29, 1, 2)) != (s)
# case: O-op!=-n64.i
result = (np.int64(5)) != (2)
# case: O-op!=-n64.L
result = (np.int64(5)) != (L)
# case: O-op!=-n64.d
result = (np.int64(5)) != (d)
# case: O-op!=-n64.s
result = (np.int64(5)) != (s)
# case: O-op!=-n64.nat
result = (np.int64(5)) != (pd.NaT)
# case: O-op!=-n64.nan
result = (np.int64(5)) != (float("nan"))
# case: O-op!=-n64.D
result = (np.int64(5)) != (D)
# case: O-op!=-nf.tu
result = (np.float64(2.5)) != (tu)
# case: O-op!=-nb.tr
result = (np.bool_(True)) != (True)
# case: O-op!=-nb.n64
result = (np.bool_(True)) != (np.int64(5))
# case: O-op!=-nb.td
result = (np.bool_(True)) != (pd.Timedelta('1 days 02:00:00'))
# case: O-op!=-na.s
result = (pd.NA) != (s)
# case: O-op!=-na.nf
result = (pd.NA) != (np.float64(2.5))
# case: O-op!=-na.da
result = (pd.NA) != (datetime.date(2024, 2, 29))
# case: O-op!=-na.nat
result = (pd.NA) != (pd.NaT)
# case: O-op!=-nat.L
result = (pd.NaT) != (L)
# case: O-op!=-nat.da
result = (pd.NaT) != (datetime.date(2024, 2, 29))
# case: O-op!=-rg.tu
result = (range(3)) != (tu)
# case: O-op!=-rg.a
result = (range(3)) != (a)
# case: O-op!=-ix.tu
result = (pd.Index(['x', 'y'])) != (tu)
# case: O-op!=-by.da
result = (1_000_000_000_000) != (datetime.date(2024, 2, 29))
# case: O-op!=-sl.tu
result = ('a,b') != (tu)
# case: O-op!=-sl.se
result = ('a,b') != (se)
# case: O-op!=-sl.nf
result = ('a,b') != (np.float64(2.5))
# case: O-op!=-sl.ts
result = ('a,b') != (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op!=-sl.nan
result = ('a,b') != (float("nan"))
# case: O-op!=-sl.D
result = ('a,b') != (D)
# case: O-op!=-cat.st
result = (pd.Series(['a', 'b'], dtype='category')) != (st)
# case: O-op!=-cat.tu
result = (pd.Series(['a', 'b'], dtype='category')) != (tu)
# case: O-op!=-cat.no
result = (pd.Series(['a', 'b'], dtype='category')) != (None)
# case: O-op!=-cat.ts
result = (pd.Series(['a', 'b'], dtype='category')) != (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op!=-cat.nan
result = (pd.Series(['a', 'b'], dtype='category')) != (float("nan"))
# case: O-op<-s.s
result = (s) < (s)
# case: O-op<-s.na
result = (s) < (pd.NA)
# case: O-op<-f.nf
result = (f) < (np.float64(2.5))
# case: O-op<-a.st
result = (a) < (st)
# case: O-op<-a.L
result = (a) < (L)
# case: O-op<-a.s
result = (a) < (s)
# case: O-op<-L.L
result = (L) < (L)
# case: O-op<-Lt.i
result = (Lt) < (2)
# case: O-op<-se.td
result = (se) < (pd.Timedelta('1 days 02:00:00'))
# case: O-op<-st.fl
result = (st) < (2.5)
# case: O-op<-st.n64
result = (st) < (np.int64(5))
# case: O-op<-st.na
result = (st) < (pd.NA)
# case: O-op<-sf.st
result = (' 1.5 ') < (st)
# case: O-op<-e.nat
result = ('') < (pd.NaT)
# case: O-op<-i.tr
result = (2) < (True)
# case: O-op<-i.s
result = (2) < (s)
# case: O-op<-m1.fl
result = (-1) < (2.5)
# case: O-op<-z.i
result = (0) < (2)
# case: O-op<-z.tr
result = (0) < (True)
# case: O-op<-z.nf
result = (0) < (np.float64(2.5))
# case: O-op<-fl.st
result = (2.5) < (st)
# case: O-op+-sl.nat
result = ('a,b') + (pd.NaT)
# case: O-op--s.i
result = (s) - (2)
# case: O-op--L.i
result = (L) - (2)
# case: O-op--L.s
result = (L) - (s)
# case: O-op--L.n64
result = (L) - (np.int64(5))
# case: O-op--L.nat
result = (L) - (pd.NaT)
# case: O-op--Ln.s
result = ([1, None, 2]) - (s)
# case: O-op--Ln.n64
result = ([1, None, 2]) - (np.int64(5))
# case: O-op--LL.fl
result = ([[1, 2], [3, 4]]) - (2.5)
# case: O-op--d.no
result = (d) - (None)
# case: O-op--st.na
result = (st) - (pd.NA)
# case: O-op--i.s
result = (2) - (s)
# case: O-op--i.dt
result = (2) - (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op--i.na
result = (2) - (pd.NA)
# case: O-op--i.nan
result = (2) - (float("nan"))
# case: O-op--m1.i
result = (-1) - (2)
# case: O-op--m1.tr
result = (-1) - (True)
# case: O-op--m1.nf
result = (-1) - (np.float64(2.5))
# case: O-op--fl.s
result = (2.5) - (s)
# case: O-op--nan.s
result = (float("nan")) - (s)
# case: O-op--nan.na
result = (float("nan")) - (pd.NA)
# case: O-op--tr.nan
result = (True) - (float("nan"))
# case: O-op--da.nat
result = (datetime.date(2024, 2, 29)) - (pd.NaT)
# case: O-op--n64.fl
result = (np.int64(5)) - (2.5)
# case: O-op--n64.nf
result = (np.int64(5)) - (np.float64(2.5))
# case: O-op--n64.da
result = (np.int64(5)) - (datetime.date(2024, 2, 29))
# case: O-op--na.da
result = (pd.NA) - (datetime.date(2024, 2, 29))
# case: O-op--na.nan
result = (pd.NA) - (float("nan"))
# case: O-op--nat.s
result = (pd.NaT) - (s)
# case: O-op--nat.n64
result = (pd.NaT) - (np.int64(5))
# case: O-op--nat.nf
result = (pd.NaT) - (np.float64(2.5))
# case: O-op--rg.da
result = (range(3)) - (datetime.date(2024, 2, 29))
# case: O-op--ix.st
result = (pd.Index(['x', 'y'])) - (st)
# case: O-op<-inf.se
result = (float("inf")) < (se)
# case: O-op<-inf.s
result = (float("inf")) < (s)
# case: O-op<-inf.nan
result = (float("inf")) < (float("nan"))
# case: O-op<-tr.a
result = (True) < (a)
# case: O-op<-ts.n64
result = (pd.Timestamp('2024-01-31 10:20:30')) < (np.int64(5))
# case: O-op<-dt.nat
result = (datetime.datetime(2024, 2, 29, 1, 2)) < (pd.NaT)
# case: O-op<-da.da
result = (datetime.date(2024, 2, 29)) < (datetime.date(2024, 2, 29))
# case: O-op<-da.D
result = (datetime.date(2024, 2, 29)) < (D)
# case: O-op<-n64.L
result = (np.int64(5)) < (L)
# case: O-op<-n64.nan
result = (np.int64(5)) < (float("nan"))
# case: O-op<-nb.tu
result = (np.bool_(True)) < (tu)
# case: O-op<-nb.a
result = (np.bool_(True)) < (a)
# case: O-op<-na.i
result = (pd.NA) < (2)
# case: O-op<-na.s
result = (pd.NA) < (s)
# case: O-op<-na.n64
result = (pd.NA) < (np.int64(5))
# case: O-op<-na.na
result = (pd.NA) < (pd.NA)
# case: O-op<-nat.n64
result = (pd.NaT) < (np.int64(5))
# case: O-op<-ix.st
result = (pd.Index(['x', 'y'])) < (st)
# case: O-op<-ix.na
result = (pd.Index(['x', 'y'])) < (pd.NA)
# case: O-op<-by.fl
result = (1_000_000_000_000) < (2.5)
# case: O-op<-by.tr
result = (1_000_000_000_000) < (True)
# case: O-op<-by.a
result = (1_000_000_000_000) < (a)
# case: O-op>=-s.fl
result = (s) >= (2.5)
# case: O-op>=-s.no
result = (s) >= (None)
# case: O-op>=-s.s
result = (s) >= (s)
# case: O-op>=-f.nan
result = (f) >= (float("nan"))
# case: O-op>=-a.tr
result = (a) >= (True)
# case: O-op>=-Ln.nat
result = ([1, None, 2]) >= (pd.NaT)
# case: O-op>=-Lf.nf
result = ([1.5, float("nan"), 2]) >= (np.float64(2.5))
# case: O-op>=-LL.tu
result = ([[1, 2], [3, 4]]) >= (tu)
# case: O-op>=-sd.L
result = ('12') >= (L)
# case: O-op>=-sf.n64
result = (' 1.5 ') >= (np.int64(5))
# case: O-op>=-e.D
result = ('') >= (D)
# case: O-op>=-i.s
result = (2) >= (s)
# case: O-op>=-i.td
result = (2) >= (pd.Timedelta('1 days 02:00:00'))
# case: O-op>=-m1.a
result = (-1) >= (a)
# case: O-op>=-m1.nan
result = (-1) >= (float("nan"))
# case: O-op>=-z.i
result = (0) >= (2)
# case: O-op>=-z.nf
result = (0) >= (np.float64(2.5))
# case: O-op>=-z.na
result = (0) >= (pd.NA)
# case: O-op>=-z.nan
result = (0) >= (float("nan"))
# case: O-op>=-nan.ts
result = (float("nan")) >= (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op>=-inf.d
result = (float("inf")) >= (d)
# case: O-op>=-no.nat
result = (None) >= (pd.NaT)
# case: O-op>=-tr.n64
result = (True) >= (np.int64(5))
# case: O-op>=-ts.td
result = (pd.Timestamp('2024-01-31 10:20:30')) >= (pd.Timedelta('1 days 02:00:00'))
# case: O-op>=-dt.nat
result = (datetime.datetime(2024, 2, 29, 1, 2)) >= (pd.NaT)
# case: O-op>=-nf.i
result = (np.float64(2.5)) >= (2)
# case: O-op>=-na.tr
result = (pd.NA) >= (True)
# case: O-op>=-na.nat
result = (pd.NA) >= (pd.NaT)
# case: O-op>=-nat.nf
result = (pd.NaT) >= (np.float64(2.5))
# case: O-op>=-nat.td
result = (pd.NaT) >= (pd.Timedelta('1 days 02:00:00'))
# case: O-op>=-nat.na
result = (pd.NaT) >= (pd.NA)
# case: O-op>=-rg.no
result = (range(3)) >= (None)
# case: O-op>=-ix.nat
result = (pd.Index(['x', 'y'])) >= (pd.NaT)
# case: O-op&-s.i
result = (s) & (2)
# case: O-op&-s.fl
result = (s) & (2.5)
# case: O-op&-f.st
result = (f) & (st)
# case: O-op&-a.i
result = (a) & (2)
# case: O-op&-a.no
result = (a) & (None)
# case: O-op&-a.s
result = (a) & (s)
# case: O-op&-Ln.se
result = ([1, None, 2]) & (se)
# case: O-op&-LL.nf
result = ([[1, 2], [3, 4]]) & (np.float64(2.5))
# case: O-op&-LL.na
result = ([[1, 2], [3, 4]]) & (pd.NA)
# case: O-op&-tu.da
result = (tu) & (datetime.date(2024, 2, 29))
# case: O-op&-st.no
result = (st) & (None)
# case: O-op&-sf.td
result = (' 1.5 ') & (pd.Timedelta('1 days 02:00:00'))
# case: O-op&-e.da
result = ('') & (datetime.date(2024, 2, 29))
# case: O-op&-i.se
result = (2) & (se)
# case: O-op&-z.st
result = (0) & (st)
# case: O-op&-fl.tu
result = (2.5) & (tu)
# case: O-op&-fl.nf
result = (2.5) & (np.float64(2.5))
# case: O-op&-fl.da
result = (2.5) & (datetime.date(2024, 2, 29))
# case: O-op&-fl.nan
result = (2.5) & (float("nan"))
# case: O-op&-nan.no
result = (float("nan")) & (None)
# case: O-op&-fn.nat
result = (lambda v: v) & (pd.NaT)
# case: O-op&-ts.td
result = (pd.Timestamp('2024-01-31 10:20:30')) & (pd.Timedelta('1 days 02:00:00'))
# case: O-op&-dt.s
result = (datetime.datetime(2024, 2, 29, 1, 2)) & (s)
# case: O-op&-da.no
result = (datetime.date(2024, 2, 29)) & (None)
# case: O-op&-n64.s
result = (np.int64(5)) & (s)
# case: O-op&-n64.n64
result = (np.int64(5)) & (np.int64(5))
# case: O-op&-n64.ts
result = (np.int64(5)) & (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op&-nf.da
result = (np.float64(2.5)) & (datetime.date(2024, 2, 29))
# case: O-op&-na.dt
result = (pd.NA) & (datetime.datetime(2024, 2, 29, 1, 2))
# case: O-op&-by.i
result = (1_000_000_000_000) & (2)
# case: O-op&-by.tu
result = (1_000_000_000_000) & (tu)
# case: O-op&-by.nat
result = (1_000_000_000_000) & (pd.NaT)
# case: O-op&-cat.nf
result = (pd.Series(['a', 'b'], dtype='category')) & (np.float64(2.5))
# case: O-op|-f.st
result = (f) | (st)
# case: O-op|-D.no
result = (D) | (None)
# case: O-op|-D.ts
result = (D) | (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op|-D.na
result = (D) | (pd.NA)
# case: O-op|-a.nan
result = (a) | (float("nan"))
# case: O-op|-Ln.na
result = ([1, None, 2]) | (pd.NA)
# case: O-op|-Lf.L
result = ([1.5, float("nan"), 2]) | (L)
# case: O-op|-LL.n64
result = ([[1, 2], [3, 4]]) | (np.int64(5))
# case: O-op|-tu.tu
result = (tu) | (tu)
# case: O-op|-se.ts
result = (se) | (pd.Timestamp('2024-01-31 10:20:30'))
# case: O-op|-sd.s
result = ('12') | (s)
