# dtypes of times that name no unit.
import pandas as pd
import numpy as np
# case: astype dates datetime64
s = pd.Series(pd.to_datetime(['2024']))
result = s.astype("datetime64")
# case: series dates datetime64
s = pd.Series(pd.to_datetime(['2024']))
result = pd.Series(s, dtype="datetime64")
# case: list dates datetime64
s = pd.Series(pd.to_datetime(['2024']))
result = pd.Series(s.tolist(), dtype="datetime64")
# case: astype spans datetime64
s = pd.Series(pd.to_timedelta([1]))
result = s.astype("datetime64")
# case: series spans datetime64
s = pd.Series(pd.to_timedelta([1]))
result = pd.Series(s, dtype="datetime64")
# case: list spans datetime64
s = pd.Series(pd.to_timedelta([1]))
result = pd.Series(s.tolist(), dtype="datetime64")
# case: astype int datetime64
s = pd.Series([1])
result = s.astype("datetime64")
# case: series int datetime64
s = pd.Series([1])
result = pd.Series(s, dtype="datetime64")
# case: list int datetime64
s = pd.Series([1])
result = pd.Series(s.tolist(), dtype="datetime64")
# case: astype float datetime64
s = pd.Series([1.5])
result = s.astype("datetime64")
# case: series float datetime64
s = pd.Series([1.5])
result = pd.Series(s, dtype="datetime64")
# case: list float datetime64
s = pd.Series([1.5])
result = pd.Series(s.tolist(), dtype="datetime64")
# case: astype text datetime64
s = pd.Series(['2024'])
result = s.astype("datetime64")
# case: series text datetime64
s = pd.Series(['2024'])
result = pd.Series(s, dtype="datetime64")
# case: list text datetime64
s = pd.Series(['2024'])
result = pd.Series(s.tolist(), dtype="datetime64")
# case: astype periods datetime64
s = pd.Series(pd.period_range('2024', periods=1, freq='M'))
result = s.astype("datetime64")
# case: series periods datetime64
s = pd.Series(pd.period_range('2024', periods=1, freq='M'))
result = pd.Series(s, dtype="datetime64")
# case: list periods datetime64
s = pd.Series(pd.period_range('2024', periods=1, freq='M'))
result = pd.Series(s.tolist(), dtype="datetime64")
# case: astype Int64 datetime64
s = pd.Series([1], dtype='Int64')
result = s.astype("datetime64")
# case: list Int64 datetime64
s = pd.Series([1], dtype='Int64')
result = pd.Series(s.tolist(), dtype="datetime64")
# case: astype zone datetime64
s = pd.Series(pd.to_datetime(['2024'], utc=True))
result = s.astype("datetime64")
# case: series zone datetime64
s = pd.Series(pd.to_datetime(['2024'], utc=True))
result = pd.Series(s, dtype="datetime64")
# case: list zone datetime64
s = pd.Series(pd.to_datetime(['2024'], utc=True))
result = pd.Series(s.tolist(), dtype="datetime64")
# case: index datetime64
result = pd.Series(pd.to_datetime(["2024"]), dtype="datetime64")
# case: astype dates timedelta64
s = pd.Series(pd.to_datetime(['2024']))
result = s.astype("timedelta64")
# case: series dates timedelta64
s = pd.Series(pd.to_datetime(['2024']))
result = pd.Series(s, dtype="timedelta64")
# case: list dates timedelta64
s = pd.Series(pd.to_datetime(['2024']))
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: astype spans timedelta64
s = pd.Series(pd.to_timedelta([1]))
result = s.astype("timedelta64")
# case: series spans timedelta64
s = pd.Series(pd.to_timedelta([1]))
result = pd.Series(s, dtype="timedelta64")
# case: list spans timedelta64
s = pd.Series(pd.to_timedelta([1]))
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: astype int timedelta64
s = pd.Series([1])
result = s.astype("timedelta64")
# case: series int timedelta64
s = pd.Series([1])
result = pd.Series(s, dtype="timedelta64")
# case: list int timedelta64
s = pd.Series([1])
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: astype float timedelta64
s = pd.Series([1.5])
result = s.astype("timedelta64")
# case: series float timedelta64
s = pd.Series([1.5])
result = pd.Series(s, dtype="timedelta64")
# case: list float timedelta64
s = pd.Series([1.5])
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: astype text timedelta64
s = pd.Series(['2024'])
result = s.astype("timedelta64")
# case: series text timedelta64
s = pd.Series(['2024'])
result = pd.Series(s, dtype="timedelta64")
# case: list text timedelta64
s = pd.Series(['2024'])
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: astype periods timedelta64
s = pd.Series(pd.period_range('2024', periods=1, freq='M'))
result = s.astype("timedelta64")
# case: series periods timedelta64
s = pd.Series(pd.period_range('2024', periods=1, freq='M'))
result = pd.Series(s, dtype="timedelta64")
# case: list periods timedelta64
s = pd.Series(pd.period_range('2024', periods=1, freq='M'))
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: astype Int64 timedelta64
s = pd.Series([1], dtype='Int64')
result = s.astype("timedelta64")
# case: list Int64 timedelta64
s = pd.Series([1], dtype='Int64')
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: astype zone timedelta64
s = pd.Series(pd.to_datetime(['2024'], utc=True))
result = s.astype("timedelta64")
# case: series zone timedelta64
s = pd.Series(pd.to_datetime(['2024'], utc=True))
result = pd.Series(s, dtype="timedelta64")
# case: list zone timedelta64
s = pd.Series(pd.to_datetime(['2024'], utc=True))
result = pd.Series(s.tolist(), dtype="timedelta64")
# case: index timedelta64
result = pd.Series(pd.to_datetime(["2024"]), dtype="timedelta64")
# case: None among fractions
result = pd.Series([1.5, None], dtype=int)
# case: fractions
result = pd.Series([1.5, 2.0], dtype=int)
# case: dict of series
result = pd.DataFrame({"a": pd.Series(pd.to_datetime(["2024"]))}, dtype="datetime64")
