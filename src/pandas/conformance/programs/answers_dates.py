# data: dated_accounts
import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date

tx = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "acct": ["a", "b", "a", "a", "c", "b", "a", None],
    "ts": ["2024-01-31 23:59", "2024-02-01 00:00", "2024-02-15 12:00", "2024-02-29 08:30", "2024-03-31 17:45", None, "2024-04-01 00:00", "2024-05-05 05:05"],
    "amt": [100.0, -20.0, None, 35.5, 60.0, 12.0, -100.0, 0.0],
})
tx["ts"] = pd.to_datetime(tx["ts"])
rates = pd.DataFrame({"d": pd.to_datetime(["2024-01-01", "2024-02-15", "2024-04-01"]), "r": [0.05, 0.045, 0.04]})

# case: dated_accounts/to_datetime_year_doy
d = pd.DataFrame({"y": [2024, 2023], "doy": [60, 365]})
result = pd.to_datetime(d["y"].astype(str) + d["doy"].astype(str).str.zfill(3), format="%Y%j")

# data: dated_formats
import pandas as pd
import numpy as np
import re
import datetime as dt
from datetime import datetime, timedelta, timezone

raw = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "when": ["2024-03-01", "03/15/2024", "20240402", "not a date", None, "2024-05-06 14:30:00", "7 Jun 2024", ""],
    "us": ["03/01/2024", "12/31/2023", "02/29/2024", "1/5/2024", None, "06/07/2024", "07/04/2024", "08/09/2024"],
    "eu": ["01.03.2024", "31.12.2023", "29.02.2024", "05.01.2024", "", "07.06.2024", "04.07.2024", "09.08.2024"],
    "iso": ["2024-03-01T08:15:30Z", "2023-12-31T23:59:59Z", "2024-02-29T00:00:00Z", "2024-01-05T12:00:00Z",
            None, "2024-06-07T17:45:00Z", "2024-07-04T06:06:06Z", "2024-08-09T09:09:09Z"],
    "epoch": [1709280000, 1704067199, 1709164800, 1704456000, np.nan, 1717782300, 1720073166, 1723194549],
    "dur": ["01:30:00", "00:45:10", "2 days 03:00:00", "1 days", None, "12:00:00", "00:00:01", "bad"],
    "value": [10, 20, 20, None, 5, 7.5, -3, 0],
})

# case: dated_formats/timestamp_attributes
t = pd.Timestamp("2024-02-29 13:45:59.123")
result = [t.year, t.quarter, t.dayofyear, t.week, t.day_name(), t.is_leap_year, t.floor("h"), t.ceil("D"), t.microsecond]

# case: dated_formats/dates_mixed_offsets
s = pd.Series(["2024-01-01T10:00:00+01:00", "2024-06-01T10:00:00+02:00"])
result = pd.to_datetime(s, utc=True).dt.tz_convert("Europe/Berlin").dt.strftime("%Y-%m-%d %H:%M %Z").tolist()

# case: dated_formats/to_datetime_scalar_and_list
result = [pd.to_datetime("15/03/2024", dayfirst=True), pd.to_datetime(["2024-01-01", None]).isna().tolist(), pd.to_datetime(None)]
# data: dated_prices
import pandas as pd
import numpy as np
from datetime import datetime, timedelta

trades = pd.DataFrame({
    "ts": pd.to_datetime(["2024-01-02 09:30:00", "2024-01-02 09:30:05", "2024-01-02 09:31:10", "2024-01-02 09:31:10",
                          "2024-01-02 09:34:00", "2024-01-03 10:00:00", "2024-01-03 10:02:30", "2024-01-05 16:00:00"]),
    "ticker": ["AAA", "BBB", "AAA", "BBB", "AAA", "AAA", "BBB", "AAA"],
    "price": [10.0, 20.5, 10.5, np.nan, 9.75, 11.0, 21.0, 11.0],
    "qty": [100, 50, 200, 10, 0, 150, 75, 20],
})
quotes = pd.DataFrame({
    "ts": pd.to_datetime(["2024-01-02 09:29:59", "2024-01-02 09:30:00", "2024-01-02 09:31:00", "2024-01-02 09:33:59", "2024-01-03 09:59:00"]),
    "ticker": ["AAA", "BBB", "AAA", "BBB", "AAA"],
    "bid": [9.9, 20.4, 10.4, 20.9, 10.9],
})
daily = pd.DataFrame({
    "date": ["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-08", "2024-01-09", "2024-01-10"],
    "close": [100.0, 102.0, 101.0, np.nan, 105.0, 103.0, 103.0, 110.0],
    "volume": [10, 20, 15, 0, 30, 25, 25, 40],
})
fx = pd.DataFrame({"date": ["2024-01-01", "2024-01-04", "2024-01-09"], "rate": [1.10, 1.08, 1.12]})

# case: dated_prices/at_time_between_time
t = trades.set_index("ts")
result = t.between_time("09:30", "09:31")["qty"].sum(), t.at_time("16:00").shape[0]

