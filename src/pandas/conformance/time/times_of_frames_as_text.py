import pandas as pd
# case: days beside times that were made with them
df = pd.DataFrame({'day': pd.to_datetime(['2024-01-01', None]), 'at': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 11:30'])})
result = df.astype(str)
# case: days that were set after the times
df = pd.DataFrame({'at': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 11:30'])})
df['day'] = pd.to_datetime(['2024-01-01', None])
result = df.astype(str)
# case: columns of text that were read one after the other
df = pd.DataFrame({'day': ['2024-01-01', '2024-01-02'], 'at': ['2024-01-01 10:00', '2024-01-02 11:30'], 'n': [1, 2]})
df['day'] = pd.to_datetime(df['day'])
df['at'] = pd.to_datetime(df['at'])
result = df.astype(str)
# case: columns that a copy has put together again
df = pd.DataFrame({'day': ['2024-01-01', '2024-01-02'], 'at': ['2024-01-01 10:00', '2024-01-02 11:30'], 'n': [1, 2]})
df['day'] = pd.to_datetime(df['day'])
df['at'] = pd.to_datetime(df['at'])
result = df.copy().astype(str)
# case: a column of days that was written to
df = pd.DataFrame({'day': pd.to_datetime(['2024-01-01', None]), 'at': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 11:30'])})
df.loc[1, 'day'] = pd.Timestamp('2024-05-01')
result = df.astype(str)
# case: days of a frame with a column taken out
df = pd.DataFrame({'day': pd.to_datetime(['2024-01-01', None]), 'at': pd.to_datetime(['2024-01-01 10:00', '2024-01-02 11:30']), 'n': [1, 2]})
del df['n']
result = df.astype(str)
