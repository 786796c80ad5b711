import pandas as pd
import numpy as np

prices_df = pd.DataFrame({
    'ticker': ['AAA', 'BBB', 'AAA', 'BBB', 'AAA', 'CCC', 'BBB', 'CCC', 'AAA', 'CCC'],
    'day': ['2024-01-02', '2024-01-02', '2024-01-03', '2024-01-03', '2024-01-04', '2024-01-03', '2024-01-05', '2024-01-04', '2024-01-05', '2024-01-05'],
    'close': [10.0, 50.0, 10.5, 49.0, np.nan, 7.0, 52.0, 7.0, 11.0, 6.5],
    'volume': [1000, 200, 1500, 180, 900, 5000, 260, 4000, 1200, 0],
})

holdings_df = pd.DataFrame({
    'investor': ['Kay', 'Kay', 'Lou', 'Lou', 'Mia', 'Ned'],
    'ticker': ['AAA', 'BBB', 'AAA', 'CCC', 'BBB', 'DDD'],
    'shares': [100, 10, 50, 400, 20, 5],
    'bought': ['Jan 2, 2023', 'Mar 15, 2023', 'Jan 2, 2023', 'Dec 31, 2022', None, 'Feb 1, 2023'],
})

sectors_df = pd.DataFrame({
    'ticker': ['AAA', 'BBB', 'CCC', 'DDD'],
    'sector': ['Tech', 'Energy', 'Tech', 'Health'],
})
# case: daily-returns
df = prices_df.sort_values(['ticker', 'day']).copy()
df['ret'] = df.groupby('ticker')['close'].pct_change(fill_method=None).round(4)
result = df.reset_index(drop=True)
# case: vwap
df = prices_df.dropna(subset=['close'])
result = df.groupby('ticker').apply(
    lambda g: (g['close'] * g['volume']).sum() / g['volume'].sum(),
    include_groups=False,
).round(3).reset_index(name='vwap')
# case: last-close-value
last = prices_df.sort_values('day').groupby('ticker')['close'].last()
h = holdings_df.copy()
h['value'] = h['shares'] * h['ticker'].map(last)
result = h.groupby('investor', as_index=False)['value'].sum()
# case: ewm-and-volume-rank
df = prices_df.sort_values(['ticker', 'day']).set_index('day')
out = []
for tick, grp in df.groupby('ticker'):
    part = grp[['close', 'volume']].copy()
    part['smooth'] = part['close'].ewm(span=2, adjust=False).mean().round(4)
    part['vol_rank'] = part['volume'].rank(method='max', ascending=False)
    out.append(part.assign(ticker=tick))
result = pd.concat(out).reset_index()[['ticker', 'day', 'smooth', 'vol_rank']]
# case: portfolio-weights
last = prices_df.dropna().sort_values('day').drop_duplicates('ticker', keep='last').set_index('ticker')['close']
h = holdings_df.assign(value=holdings_df['shares'] * holdings_df['ticker'].map(last)).dropna(subset=['value'])
h['weight'] = (h['value'] / h.groupby('investor')['value'].transform('sum')).round(4)
result = h.pivot(index='investor', columns='ticker', values='weight').fillna(0)
# case: cummax-drawdown
df = prices_df.dropna(subset=['close']).sort_values(['ticker', 'day'])
df['peak'] = df.groupby('ticker')['close'].cummax()
df['drawdown'] = df['close'] / df['peak'] - 1
result = df.groupby('ticker')['drawdown'].min().round(4)
# case: first-last-change
g = prices_df.sort_values('day').groupby('ticker')['close']
chg = pd.concat([g.first(), g.last()], axis=1, keys=['open', 'end'])
chg['pct'] = ((chg['end'] / chg['open'] - 1) * 100).round(2)
result = chg.sort_values('pct', ascending=False)
# case: days-up-streak
df = prices_df.dropna(subset=['close']).sort_values(['ticker', 'day']).copy()
df['up'] = df.groupby('ticker')['close'].diff() > 0
df['block'] = (df['up'] != df.groupby('ticker')['up'].shift()).cumsum()
streak = df[df['up']].groupby(['ticker', 'block']).size()
result = streak.groupby('ticker').max().reindex(df['ticker'].unique(), fill_value=0)
# case: sector-volume-rank
v = prices_df.merge(sectors_df, on='ticker').groupby('sector')['volume'].sum()
result = pd.DataFrame({'volume': v, 'rank': v.rank(ascending=False).astype(int)}).reset_index()
# case: rolling-sum-transform
df = prices_df.sort_values(['ticker', 'day']).reset_index(drop=True)
df['vol_2d'] = df.groupby('ticker')['volume'].transform(lambda s: s.rolling(2).sum())
result = df[['ticker', 'day', 'volume', 'vol_2d']]
# case: day-leader
day_best = prices_df.loc[prices_df.groupby('day')['volume'].idxmax(), ['day', 'ticker', 'volume']]
result = day_best['ticker'].value_counts().rename_axis('ticker').reset_index(name='days_led')
# case: investors-by-sector-set
m = holdings_df.merge(sectors_df, how='left')
s = m.groupby('sector')['investor'].agg(set)
result = {k: sorted(v) for k, v in s.items()}
# case: purchase-year
h = holdings_df.copy()
h['bought'] = pd.to_datetime(h['bought'], format='%b %d, %Y')
result = h.groupby(h['bought'].dt.year, dropna=False)['shares'].agg(['sum', 'max'])
# case: volume-std-var-sem
result = prices_df.groupby('ticker')['volume'].agg(['std', 'var', 'sem', 'skew']).round(3).reset_index()
