import pandas as pd
import numpy as np
import datetime

z = pd.Series(pd.to_datetime(["2024-01-01 10:00", None])).dt.tz_localize("UTC")
n = pd.Series(pd.to_datetime(["2024-01-01 10:00", None]))

# case: aware_localized_by_number
result = z.dt.tz_localize(2)

# case: aware_localized_by_nothing_known
result = z.dt.tz_localize("Nowhere")

# case: converted_to_seconds
result = z.dt.tz_convert(3600).iloc[0].isoformat()

# case: localized_by_seconds
result = pd.Timestamp("2024-01-01 10:00", tz=-7200).isoformat()

# case: zone_of_a_truth
result = pd.Timestamp("2024-01-01 10:00", tz=True)

# case: zone_of_a_fraction
result = n.dt.tz_localize(1.5)

# case: index_localized_twice
result = pd.DatetimeIndex(z).tz_localize("UTC")

# case: moment_localized_twice
result = z.iloc[0].tz_localize("UTC")

# case: naive_converted
result = n.dt.tz_convert(2)

# case: dates_of_no_unit
result = pd.Series(n, dtype="datetime64")

# case: texts_of_no_unit
result = pd.Series(pd.Series(["2024-01-01"]), dtype="datetime64")

# case: list_of_no_unit
result = pd.Series(["2024-01-01"], dtype="datetime64")

# case: durations_of_no_unit
result = pd.Series(n - n, dtype="timedelta64")

# case: cast_to_no_unit
result = n.astype("datetime64")

# case: true_periods
result = pd.date_range("2024-01-01", periods=True)

# case: text_periods
result = pd.date_range("2024-01-01", periods="3")

# case: fractional_periods
result = pd.date_range("2024-01-01", periods=2.0)

# case: true_spans
result = pd.timedelta_range("1 days", periods=True)

# case: filtered_by_lists
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
result = df.groupby("k")["v"].filter(list)

# case: frames_filtered_by_lists
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
result = df.groupby("k").filter(lambda g: [True])

# case: filtered_by_numbers
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 0, 3]})
result = df.groupby("k")["v"].filter("sum")

# case: filtered_by_nothing
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
result = df.groupby("k").filter(lambda g: None)

# case: filtered_by_text
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
result = df.groupby("k")["v"].filter(lambda s: "yes")

# case: filtered_by_series
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
result = df.groupby("k").filter(lambda g: g["v"] > 1)

# case: filtered_by_one_truth
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
result = df.groupby("k").filter(lambda g: (g["v"] > 1).any())

# case: series_filtered_by_series
df = pd.DataFrame({"k": ["a", "b", "a"], "v": [1, 2, 3]})
result = df.groupby("k")["v"].filter(lambda s: s > 1)
