import pandas as pd
import numpy as np
trades = pd.DataFrame({'time': pd.to_datetime(['2016-05-25 13:30:00.023', '2016-05-25 13:30:00.038', '2016-05-25 13:30:00.048', '2016-05-25 13:30:00.048']), 'ticker': ['MSFT', 'MSFT', None, 'AAPL'], 'price': [51.95, 51.95, 720.77, 98.0]})
quotes = pd.DataFrame({'time': pd.to_datetime(['2016-05-25 13:30:00.023', '2016-05-25 13:30:00.030', '2016-05-25 13:30:00.041', '2016-05-25 13:30:00.049']), 'ticker': [None, 'MSFT', 'MSFT', 'AAPL'], 'bid': [720.5, 51.95, 51.97, 97.99]})
left = pd.DataFrame({'a': [1, 5, 10], 'v': ['a', 'b', 'c']})
right = pd.DataFrame({'a': [1, 2, 3, 6, 7], 'w': [1, 2, 3, 6, 7]})
big = pd.DataFrame({'a': [9007199254740993, 9007199254740995], 'v': [1, 2]})

# case: milliseconds by ticker
result = pd.merge_asof(trades, quotes, on='time', by='ticker')
# case: milliseconds by ticker, tolerated
result = pd.merge_asof(trades, quotes, on='time', by='ticker', tolerance=pd.Timedelta('2ms'), direction='nearest')
# case: missing groups are one group
result = pd.merge_asof(trades, quotes, on='time', by=['ticker'], direction='forward')
# case: groups of two names
result = pd.merge_asof(trades, quotes.rename(columns={'ticker': 'symbol'}), on='time', left_by='ticker', right_by='symbol')
# case: a column beside an index
result = pd.merge_asof(left, right.set_index('a'), left_on='a', right_index=True)
# case: an index beside a column
result = pd.merge_asof(left.set_index('a'), right, left_index=True, right_on='a')
# case: an index beside a column, nothing near
result = pd.merge_asof(left.set_index('a'), right, left_index=True, right_on='a', tolerance=0, suffixes=('_l', '_r'))
# case: an index beside an index by groups
result = pd.merge_asof(trades.set_index('time'), quotes.set_index('time'), left_index=True, right_index=True, by='ticker')
# case: the only column in common
result = pd.merge_asof(left, right)
# case: two columns in common
result = pd.merge_asof(trades, quotes)
# case: whole numbers that no float is equal to
result = pd.merge_asof(big, pd.DataFrame({'a': [9007199254740992, 9007199254740994], 'w': [1, 2]}), on='a')
# case: unlike dtypes
result = pd.merge_asof(left, right.astype({'a': float}), on='a')
# case: unlike dtypes of groups
result = pd.merge_asof(left.assign(g='x'), right.assign(g=1), on='a', by='g')
# case: text
result = pd.merge_asof(left, right.assign(v='a'), on='v')
# case: a group of one side
result = pd.merge_asof(trades, quotes, on='time', left_by='ticker')
# case: fractions tolerated in whole numbers
result = pd.merge_asof(left, right, on='a', tolerance=0.5)
# case: a span of numpy's tolerated
result = pd.merge_asof(trades, quotes, on='time', by='ticker', tolerance=np.timedelta64(5, 'ms'))
# case: not in order
result = pd.merge_asof(left.iloc[::-1], right, on='a')
# case: missing keys
result = pd.merge_asof(left.assign(a=[1, np.nan, 3]), right.astype({'a': float}), on='a')
# case: no rows
result = pd.merge_asof(left.iloc[:0], right, on='a')
# case: periods
result = pd.merge_asof(left.assign(a=pd.period_range('2024-01', periods=3, freq='M')), right.assign(a=pd.period_range('2023-12', periods=5, freq='M')), on='a')
