# Quarters and years that end in another month than December, and weeks that end on other days.
import pandas as pd
import numpy as np
d = pd.to_datetime(pd.Series(["2023-11-15", None, "2024-01-31", "2024-02-01", "2024-12-31", "1969-12-30"]))
# case: texts Q-JAN
result = d.dt.to_period("Q-JAN").astype(str).tolist()
# case: parts Q-JAN
p = d.dt.to_period("Q-JAN")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one Q-JAN
p = pd.Period("2024-03-15", freq="Q-JAN")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range Q-JAN
r = pd.period_range("2024-01-01", periods=3, freq="Q-JAN")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts Q-MAR
result = d.dt.to_period("Q-MAR").astype(str).tolist()
# case: parts Q-MAR
p = d.dt.to_period("Q-MAR")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one Q-MAR
p = pd.Period("2024-03-15", freq="Q-MAR")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range Q-MAR
r = pd.period_range("2024-01-01", periods=3, freq="Q-MAR")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts Q-NOV
result = d.dt.to_period("Q-NOV").astype(str).tolist()
# case: parts Q-NOV
p = d.dt.to_period("Q-NOV")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one Q-NOV
p = pd.Period("2024-03-15", freq="Q-NOV")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range Q-NOV
r = pd.period_range("2024-01-01", periods=3, freq="Q-NOV")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts A-MAR
result = d.dt.to_period("A-MAR").astype(str).tolist()
# case: parts A-MAR
p = d.dt.to_period("A-MAR")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one A-MAR
p = pd.Period("2024-03-15", freq="A-MAR")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range A-MAR
r = pd.period_range("2024-01-01", periods=3, freq="A-MAR")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts Y-JUN
result = d.dt.to_period("Y-JUN").astype(str).tolist()
# case: parts Y-JUN
p = d.dt.to_period("Y-JUN")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one Y-JUN
p = pd.Period("2024-03-15", freq="Y-JUN")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range Y-JUN
r = pd.period_range("2024-01-01", periods=3, freq="Y-JUN")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts W-MON
result = d.dt.to_period("W-MON").astype(str).tolist()
# case: parts W-MON
p = d.dt.to_period("W-MON")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one W-MON
p = pd.Period("2024-03-15", freq="W-MON")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range W-MON
r = pd.period_range("2024-01-01", periods=3, freq="W-MON")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts W-SAT
result = d.dt.to_period("W-SAT").astype(str).tolist()
# case: parts W-SAT
p = d.dt.to_period("W-SAT")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one W-SAT
p = pd.Period("2024-03-15", freq="W-SAT")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range W-SAT
r = pd.period_range("2024-01-01", periods=3, freq="W-SAT")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts Q
result = d.dt.to_period("Q").astype(str).tolist()
# case: parts Q
p = d.dt.to_period("Q")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one Q
p = pd.Period("2024-03-15", freq="Q")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range Q
r = pd.period_range("2024-01-01", periods=3, freq="Q")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts Y
result = d.dt.to_period("Y").astype(str).tolist()
# case: parts Y
p = d.dt.to_period("Y")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one Y
p = pd.Period("2024-03-15", freq="Y")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range Y
r = pd.period_range("2024-01-01", periods=3, freq="Y")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts W
result = d.dt.to_period("W").astype(str).tolist()
# case: parts W
p = d.dt.to_period("W")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one W
p = pd.Period("2024-03-15", freq="W")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range W
r = pd.period_range("2024-01-01", periods=3, freq="W")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts M
result = d.dt.to_period("M").astype(str).tolist()
# case: parts M
p = d.dt.to_period("M")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one M
p = pd.Period("2024-03-15", freq="M")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range M
r = pd.period_range("2024-01-01", periods=3, freq="M")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts D
result = d.dt.to_period("D").astype(str).tolist()
# case: parts D
p = d.dt.to_period("D")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one D
p = pd.Period("2024-03-15", freq="D")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range D
r = pd.period_range("2024-01-01", periods=3, freq="D")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: texts q-mar
result = d.dt.to_period("q-mar").astype(str).tolist()
# case: parts q-mar
p = d.dt.to_period("q-mar")
result = pd.DataFrame({"year": p.dt.year, "quarter": p.dt.quarter, "month": p.dt.month, "qyear": p.dt.qyear, "start": p.dt.start_time, "last": p.dt.end_time.dt.normalize()})
# case: one q-mar
p = pd.Period("2024-03-15", freq="q-mar")
result = [p.year, p.quarter, p.qyear, p.ordinal, repr(p), p.freqstr, p + 1, repr(p - (p - 3)), repr(p.freq)]
# case: range q-mar
r = pd.period_range("2024-01-01", periods=3, freq="q-mar")
result = [str(r.dtype), r, r.qyear.tolist(), r.quarter.tolist(), r.asfreq("M").astype(str).tolist()]
# case: written quarters Q-JAN
try:
    result = [pd.Period("2024Q1", freq="Q-JAN"), pd.Period("4Q2023", freq="Q-JAN"), pd.Period("2024", freq="Q-JAN"), pd.Period(year=2024, quarter=1, freq="Q-JAN")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts Q-JAN
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="Q-JAN")
except ValueError as error:
    result = type(error).__name__
# case: grouped Q-JAN
result = pd.Series(range(6)).groupby(d.dt.to_period("Q-JAN")).sum()
# case: strftime Q-JAN
result = d.dt.to_period("Q-JAN").dt.strftime("%F-Q%q %f %Y-%m")
# case: written quarters Q-JUN
try:
    result = [pd.Period("2024Q1", freq="Q-JUN"), pd.Period("4Q2023", freq="Q-JUN"), pd.Period("2024", freq="Q-JUN"), pd.Period(year=2024, quarter=1, freq="Q-JUN")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts Q-JUN
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="Q-JUN")
except ValueError as error:
    result = type(error).__name__
# case: grouped Q-JUN
result = pd.Series(range(6)).groupby(d.dt.to_period("Q-JUN")).sum()
# case: strftime Q-JUN
result = d.dt.to_period("Q-JUN").dt.strftime("%F-Q%q %f %Y-%m")
# case: written quarters A-MAR
try:
    result = [pd.Period("2024Q1", freq="A-MAR"), pd.Period("4Q2023", freq="A-MAR"), pd.Period("2024", freq="A-MAR"), pd.Period(year=2024, quarter=1, freq="A-MAR")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts A-MAR
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="A-MAR")
except ValueError as error:
    result = type(error).__name__
# case: grouped A-MAR
result = pd.Series(range(6)).groupby(d.dt.to_period("A-MAR")).sum()
# case: strftime A-MAR
result = d.dt.to_period("A-MAR").dt.strftime("%F-Q%q %f %Y-%m")
# case: written quarters Y-JUN
try:
    result = [pd.Period("2024Q1", freq="Y-JUN"), pd.Period("4Q2023", freq="Y-JUN"), pd.Period("2024", freq="Y-JUN"), pd.Period(year=2024, quarter=1, freq="Y-JUN")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts Y-JUN
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="Y-JUN")
except ValueError as error:
    result = type(error).__name__
# case: grouped Y-JUN
result = pd.Series(range(6)).groupby(d.dt.to_period("Y-JUN")).sum()
# case: strftime Y-JUN
result = d.dt.to_period("Y-JUN").dt.strftime("%F-Q%q %f %Y-%m")
# case: written quarters W-MON
try:
    result = [pd.Period("2024Q1", freq="W-MON"), pd.Period("4Q2023", freq="W-MON"), pd.Period("2024", freq="W-MON"), pd.Period(year=2024, quarter=1, freq="W-MON")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts W-MON
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="W-MON")
except ValueError as error:
    result = type(error).__name__
# case: grouped W-MON
result = pd.Series(range(6)).groupby(d.dt.to_period("W-MON")).sum()
# case: strftime W-MON
result = d.dt.to_period("W-MON").dt.strftime("%F-Q%q %f %Y-%m")
# case: written quarters W
try:
    result = [pd.Period("2024Q1", freq="W"), pd.Period("4Q2023", freq="W"), pd.Period("2024", freq="W"), pd.Period(year=2024, quarter=1, freq="W")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts W
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="W")
except ValueError as error:
    result = type(error).__name__
# case: grouped W
result = pd.Series(range(6)).groupby(d.dt.to_period("W")).sum()
# case: strftime W
result = d.dt.to_period("W").dt.strftime("%F-Q%q %f %Y-%m")
# case: written quarters M
try:
    result = [pd.Period("2024Q1", freq="M"), pd.Period("4Q2023", freq="M"), pd.Period("2024", freq="M"), pd.Period(year=2024, quarter=1, freq="M")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts M
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="M")
except ValueError as error:
    result = type(error).__name__
# case: grouped M
result = pd.Series(range(6)).groupby(d.dt.to_period("M")).sum()
# case: strftime M
result = d.dt.to_period("M").dt.strftime("%F-Q%q %f %Y-%m")
# case: written quarters D
try:
    result = [pd.Period("2024Q1", freq="D"), pd.Period("4Q2023", freq="D"), pd.Period("2024", freq="D"), pd.Period(year=2024, quarter=1, freq="D")]
except ValueError as error:
    result = type(error).__name__
# case: index of texts D
try:
    result = pd.PeriodIndex(["2024Q1", "2023Q4", None], freq="D")
except ValueError as error:
    result = type(error).__name__
# case: grouped D
result = pd.Series(range(6)).groupby(d.dt.to_period("D")).sum()
# case: strftime D
result = d.dt.to_period("D").dt.strftime("%F-Q%q %f %Y-%m")
# case: length found QE-JAN
result = pd.date_range("2024-01-01", periods=3, freq="QE-JAN").to_period()
# case: length found YE-JUN
result = pd.date_range("2024-01-01", periods=3, freq="YE-JUN").to_period()
# case: length found W-WED
result = pd.date_range("2024-01-01", periods=3, freq="W-WED").to_period()
# case: length found QS-FEB
result = pd.date_range("2024-01-01", periods=3, freq="QS-FEB").to_period()
# case: length found W
result = pd.date_range("2024-01-01", periods=3, freq="W").to_period()
# case: revenue by fiscal quarter
orders = pd.DataFrame({"day": d, "amount": [10.0, 5.0, 20.0, None, 7.5, 1.0]})
orders["fq"] = orders["day"].dt.to_period("Q-MAR")
result = orders.groupby("fq")["amount"].agg(["sum", "count"]).reset_index()
# case: fiscal year label
result = "FY" + d.dropna().dt.to_period("Y-JUN").dt.qyear.astype(str)
# case: end instead of length
result = d.dt.to_period("QE-MAR")
# case: no such month
result = d.dt.to_period("Q-XYZ")
# case: asfreq at the start
result = pd.period_range("2024-01", periods=3, freq="M").asfreq("D", how="start")
