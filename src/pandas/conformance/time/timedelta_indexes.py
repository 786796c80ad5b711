import pandas as pd
t = pd.to_timedelta(['1 days 02:00:00', '00:30:00', None])
i = pd.Index(t, name='t')
# case: timedelta-index-total-seconds
result = (t.total_seconds() / 3600).tolist(), i.total_seconds().name, i[:2].total_seconds()
# case: timedelta-index-days
result = i.days, i[:2].days, i[:2].seconds.tolist(), i[:2].microseconds.tolist()
# case: timedelta-index-of-dates
d = pd.to_datetime(['2021-01-05', '2021-03-01'])
result = (d - d.min()).days.tolist(), (d.max() - d).total_seconds().tolist()
# case: timedelta-index-has-no-year
result = t.year
# case: datetime-index-has-no-days
result = pd.to_datetime(['2021-01-05']).days
# case: timedelta-index-sums
result = t.sum(), t.mean(), i[:0].sum()
# case: plain-index-has-no-sum
result = pd.Index([1, 2]).sum()


# case: evenly between two
result = pd.timedelta_range(start="1 day", end="5 days", periods=4)


# case: evenly with fractions
result = pd.timedelta_range("0s", "1s", periods=7, name="span")


# case: without the first
result = pd.timedelta_range(start="1 day", periods=4, closed="right")


# case: without the last
result = pd.timedelta_range("1h", "4h", freq="h", closed="left")


# case: one between two
result = pd.timedelta_range("1h", "4h", periods=1)


# case: closed by another word
result = pd.timedelta_range("1h", "4h", freq="h", closed="both")
