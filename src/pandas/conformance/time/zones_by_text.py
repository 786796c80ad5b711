import pandas as pd

# case: 2024-01-05 10:00:00Z
text = '2024-01-05 10:00:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00Z in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05T10:00:00+02:00
text = '2024-01-05T10:00:00+02:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05T10:00:00+02:00 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05T10:00:00+02:00', 'none']), utc=True, errors='coerce')

# case: 2024-01-05T10:00+0200
text = '2024-01-05T10:00+0200'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05T10:00+0200 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05T10:00+0200', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00 +0200
text = '2024-01-05 10:00:00 +0200'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00 +0200 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00 +0200', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00.123+00:00
text = '2024-01-05 10:00:00.123+00:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00.123+00:00 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00.123+00:00', 'none']), utc=True, errors='coerce')

# case: 2024-01-05T10:00:00.123456789Z
text = '2024-01-05T10:00:00.123456789Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05T10:00:00.123456789Z in UTC
result = pd.to_datetime(pd.Series(['2024-01-05T10:00:00.123456789Z', 'none']), utc=True, errors='coerce')

# case: 2024/01/05 10:00:00Z
text = '2024/01/05 10:00:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024/01/05 10:00:00Z in UTC
result = pd.to_datetime(pd.Series(['2024/01/05 10:00:00Z', 'none']), utc=True, errors='coerce')

# case: 01/05/2024 10:00:00+00:00
text = '01/05/2024 10:00:00+00:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 01/05/2024 10:00:00+00:00 in UTC
result = pd.to_datetime(pd.Series(['01/05/2024 10:00:00+00:00', 'none']), utc=True, errors='coerce')

# case: 05.01.2024 10:00 +0100
text = '05.01.2024 10:00 +0100'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 05.01.2024 10:00 +0100 in UTC
result = pd.to_datetime(pd.Series(['05.01.2024 10:00 +0100', 'none']), utc=True, errors='coerce')

# case: Jan 5, 2024 10:00 AM +0000
text = 'Jan 5, 2024 10:00 AM +0000'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: Jan 5, 2024 10:00 AM +0000 in UTC
result = pd.to_datetime(pd.Series(['Jan 5, 2024 10:00 AM +0000', 'none']), utc=True, errors='coerce')

# case: 5 January 2024 10:00:00 UTC
text = '5 January 2024 10:00:00 UTC'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 5 January 2024 10:00:00 UTC in UTC
result = pd.to_datetime(pd.Series(['5 January 2024 10:00:00 UTC', 'none']), utc=True, errors='coerce')

# case: 20240105T100000Z
text = '20240105T100000Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 20240105T100000Z in UTC
result = pd.to_datetime(pd.Series(['20240105T100000Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05T10Z
text = '2024-01-05T10Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05T10Z in UTC
result = pd.to_datetime(pd.Series(['2024-01-05T10Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00 UTC
text = '2024-01-05 10:00 UTC'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00 UTC in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00 UTC', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00-00:00
text = '2024-01-05 10:00:00-00:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00-00:00 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00-00:00', 'none']), utc=True, errors='coerce')

# case: 2024-01-05T10:00:00 Z
text = '2024-01-05T10:00:00 Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05T10:00:00 Z in UTC
result = pd.to_datetime(pd.Series(['2024-01-05T10:00:00 Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00+14:00
text = '2024-01-05 10:00:00+14:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00+14:00 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00+14:00', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00-11:30
text = '2024-01-05 10:00:00-11:30'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00-11:30 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00-11:30', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 24:00:00Z
text = '2024-01-05 24:00:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 24:00:00Z in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 24:00:00Z', 'none']), utc=True, errors='coerce')

# case: 2024-13-05 10:00:00Z
text = '2024-13-05 10:00:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-13-05 10:00:00Z in UTC
result = pd.to_datetime(pd.Series(['2024-13-05 10:00:00Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05Z
text = '2024-01-05Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05Z in UTC
result = pd.to_datetime(pd.Series(['2024-01-05Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05+02:00
text = '2024-01-05+02:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05+02:00 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05+02:00', 'none']), utc=True, errors='coerce')

# case: Fri Jan 05 2024 10:00:00 +0100
text = 'Fri Jan 05 2024 10:00:00 +0100'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: Fri Jan 05 2024 10:00:00 +0100 in UTC
result = pd.to_datetime(pd.Series(['Fri Jan 05 2024 10:00:00 +0100', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00 America/New_York
text = '2024-01-05 10:00:00 America/New_York'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00 America/New_York in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00 America/New_York', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00 PST
text = '2024-01-05 10:00:00 PST'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00 PST in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00 PST', 'none']), utc=True, errors='coerce')

# case: 1677-01-01 00:00:00Z
text = '1677-01-01 00:00:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 1677-01-01 00:00:00Z in UTC
result = pd.to_datetime(pd.Series(['1677-01-01 00:00:00Z', 'none']), utc=True, errors='coerce')

# case: 2300-01-01 00:00:00Z
text = '2300-01-01 00:00:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2300-01-01 00:00:00Z in UTC
result = pd.to_datetime(pd.Series(['2300-01-01 00:00:00Z', 'none']), utc=True, errors='coerce')

# case: 2024-W01-5T10:00Z
text = '2024-W01-5T10:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-W01-5T10:00Z in UTC
result = pd.to_datetime(pd.Series(['2024-W01-5T10:00Z', 'none']), utc=True, errors='coerce')

# case: 0001-01-01T00:00:00Z
text = '0001-01-01T00:00:00Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 0001-01-01T00:00:00Z in UTC
result = pd.to_datetime(pd.Series(['0001-01-01T00:00:00Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00:00+00:00:00
text = '2024-01-05 10:00:00+00:00:00'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00:00+00:00:00 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00:00+00:00:00', 'none']), utc=True, errors='coerce')

# case: 2024-01-05T10:00:00+05:30
text = '2024-01-05T10:00:00+05:30'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05T10:00:00+05:30 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05T10:00:00+05:30', 'none']), utc=True, errors='coerce')

# case: 2024-1-5 9:05Z
text = '2024-1-5 9:05Z'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-1-5 9:05Z in UTC
result = pd.to_datetime(pd.Series(['2024-1-5 9:05Z', 'none']), utc=True, errors='coerce')

# case: 2024-01-05 10:00PM+0000
text = '2024-01-05 10:00PM+0000'
alone = pd.to_datetime(text)
result = [alone, str(alone), pd.to_datetime(pd.Series([text, None])).tolist()]

# case: 2024-01-05 10:00PM+0000 in UTC
result = pd.to_datetime(pd.Series(['2024-01-05 10:00PM+0000', 'none']), utc=True, errors='coerce')
