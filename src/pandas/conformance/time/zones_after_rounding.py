import pandas as pd

late = pd.DatetimeIndex(["2021-10-31 02:30", "2021-10-31 03:30"]).tz_localize("Europe/Amsterdam", ambiguous=True)
early = pd.DatetimeIndex(["2021-03-28 01:40", "2021-03-28 04:00"]).tz_localize("Europe/Amsterdam")


# case: floor to the first of two
result = late.floor("2h", ambiguous=True)


# case: floor to the second of two
result = late.to_series().reset_index(drop=True).dt.floor("2h", ambiguous=False)


# case: floor to one of two
result = late.floor("2h")


# case: floor to none of two
result = late[:1].round("h", ambiguous="NaT")


# case: single time
result = [late[0].floor("h", ambiguous=True), late[0].floor("h", ambiguous=False)]


# case: ceil into a gap
result = early.ceil("h")


# case: ceil into a gap that is leapt over
result = early.ceil("h", nonexistent="shift_forward")


# case: single time into a gap
result = early[0].ceil("h", nonexistent="NaT")


# case: without a zone it is of no account
result = [pd.Timestamp("2021-03-28 01:40").round("h", ambiguous=True), pd.Series(late.tz_localize(None)).dt.ceil("D", nonexistent="NaT").tolist()]


# case: localized in a gap with a duration
result = pd.Series(pd.to_datetime(["2021-03-28 02:30", "2021-03-28 05:00"])).dt.tz_localize("Europe/Amsterdam", nonexistent=pd.Timedelta("1h"))


# case: localized in a gap with a duration that is too short
result = pd.Timestamp("2021-03-28 02:30").tz_localize("Europe/Amsterdam", nonexistent=pd.Timedelta("10min"))


# case: replaced fields keep nanoseconds
result = [pd.Timestamp("2020-03-14 15:32:52.192548651").replace(hour=4), pd.Timestamp("2020-03-14 15:32:52.192548651", tz="UTC").replace(year=1999)]


# case: timestamps made as in python
result = [pd.Timestamp.fromordinal(737425), pd.Timestamp.fromtimestamp(1584199972.5, tz="US/Pacific"), pd.Timestamp.utcfromtimestamp(1584199972), pd.Timestamp.fromisocalendar(2024, 9, 5)]


# case: ordinal with a zone
result = pd.Timestamp.fromordinal(737425, tz="Europe/Berlin")
