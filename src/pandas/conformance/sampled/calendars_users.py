import pandas as pd
import numpy as np

# Cohort analysis: users, purchases and visits in the first half of 2023
users_df = pd.DataFrame({
    'user_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'registered': ['2023-01-03', '2023-01-20', '2023-02-11', '2023-02-11', '2023-03-30', '2023-03-01', None, '2023-05-05'],
    'channel': ['ads', 'organic', 'ads', 'Ads', 'referral', 'organic', 'ads', None],
    'country': ['US', 'US', 'DE', 'de', 'FR', 'US', 'FR', 'DE']
})

purchases_df = pd.DataFrame({
    'user_id': [1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 9],
    'purchased_at': ['2023-01-05 10:00', '2023-02-07 11:30', '2023-04-01 09:00', '2023-01-20 15:45', '2023-03-15 08:10',
                     '2023-02-12 22:00', '2023-02-28 23:59', '2023-05-01 00:00', '2023-03-31 12:00',
                     '2023-03-05 07:07', '2023-06-17 18:30', '2023-06-18 10:00'],
    'price': [20, 35.5, 10, 50, 50, 15, 5, 99, 12, 8, 8, 20]
})
# case: cohort-table
u = users_df.dropna(subset=['registered']).copy()
u['cohort'] = pd.to_datetime(u['registered']).dt.to_period('M')
p = purchases_df.merge(u[['user_id', 'cohort']], on='user_id')
p['order_month'] = pd.to_datetime(p['purchased_at']).dt.to_period('M')
p['offset'] = (p['order_month'] - p['cohort']).apply(lambda x: x.n)
table = p.groupby(['cohort', 'offset'])['user_id'].nunique().unstack(fill_value=0)
table.index = table.index.astype(str)
result = table
# case: cohort-retention-percent
u = users_df.copy()
u['reg'] = pd.to_datetime(u['registered'])
u['cohort_month'] = u['reg'].dt.strftime('%Y-%m')
size = u.groupby('cohort_month')['user_id'].nunique()
p = purchases_df.merge(u, on='user_id')
p['ts'] = pd.to_datetime(p['purchased_at'])
p['age_m'] = (p['ts'].dt.year - p['reg'].dt.year) * 12 + p['ts'].dt.month - p['reg'].dt.month
act = p.pivot_table(index='cohort_month', columns='age_m', values='user_id', aggfunc='nunique')
result = act.div(size, axis=0).mul(100).round(1)
# case: days-to-first-purchase
first = (purchases_df.assign(purchased_at=pd.to_datetime(purchases_df['purchased_at']))
         .groupby('user_id', as_index=False)['purchased_at'].min())
m = users_df.merge(first, on='user_id', how='left')
m['registered'] = pd.to_datetime(m['registered'])
m['days_to_first'] = (m['purchased_at'].dt.normalize() - m['registered']).dt.days
result = m[['user_id', 'registered', 'purchased_at', 'days_to_first']]
# case: within-30-days-of-signup
u = users_df.assign(registered=pd.to_datetime(users_df['registered']))
p = purchases_df.assign(purchased_at=pd.to_datetime(purchases_df['purchased_at']))
j = u.merge(p, on='user_id', how='left')
in30 = (j['purchased_at'] >= j['registered']) & (j['purchased_at'] < j['registered'] + pd.Timedelta(days=30))
j['rev30'] = j['price'].where(in30, 0)
result = j.groupby('user_id')['rev30'].sum().reset_index()
# case: repeat-buyers-next-month
p = purchases_df.copy()
p['ym'] = pd.to_datetime(p['purchased_at']).dt.to_period('M')
um = p[['user_id', 'ym']].drop_duplicates()
nxt = um.assign(ym=um['ym'] - 1, came_back=True)
out = um.merge(nxt, on=['user_id', 'ym'], how='left')
out['came_back'] = out['came_back'].notna()
result = out.groupby('ym')['came_back'].agg(['size', 'sum']).rename(columns={'size': 'buyers', 'sum': 'returned'})
result.index = result.index.astype(str)
# case: monthly-new-users-cumulative
reg = pd.to_datetime(users_df['registered']).dropna()
s = pd.Series(1, index=reg).resample('MS').sum()
result = pd.DataFrame({'month': s.index.strftime('%b %Y'), 'new_users': s.values, 'total_users': s.cumsum().values})
# case: recency-frequency
ref = pd.Timestamp('2023-07-01')
p = purchases_df.copy()
p['purchased_at'] = pd.to_datetime(p['purchased_at'])
rfm = p.groupby('user_id').agg(
    recency=('purchased_at', lambda x: (ref - x.max()).days),
    frequency=('purchased_at', 'count'),
    monetary=('price', 'sum')
).reset_index()
rfm['r_score'] = pd.qcut(rfm['recency'], 3, labels=[3, 2, 1]).astype(int)
result = rfm.sort_values(['r_score', 'monetary'], ascending=[False, False])
# case: channel-month-pivot-all-months
u = users_df.copy()
u['channel'] = u['channel'].str.lower().fillna('unknown')
u['month'] = pd.to_datetime(u['registered']).dt.month
pv = u.pivot_table(index='channel', columns='month', values='user_id', aggfunc='count')
pv = pv.reindex(columns=range(1, 7)).fillna(0).astype(int)
pv.columns = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
result = pv.reset_index()
# case: users-without-purchase-after-april
p = purchases_df.copy()
p['purchased_at'] = pd.to_datetime(p['purchased_at'])
recent = set(p.loc[p['purchased_at'] >= '2023-04-01', 'user_id'])
result = users_df[~users_df['user_id'].isin(recent)].sort_values('registered', na_position='first')[['user_id', 'registered']]
# case: second-purchase-date
p = purchases_df.copy()
p['purchased_at'] = pd.to_datetime(p['purchased_at'])
p = p.sort_values(['user_id', 'purchased_at'])
second = p.groupby('user_id').nth(1)
result = second[['user_id', 'purchased_at', 'price']].reset_index(drop=True)
# case: lag-lead-price
p = purchases_df.assign(ts=pd.to_datetime(purchases_df['purchased_at'])).sort_values(['user_id', 'ts'])
g = p.groupby('user_id')
p['prev_price'] = g['price'].shift(1)
p['next_ts'] = g['ts'].shift(-1)
p['until_next'] = p['next_ts'] - p['ts']
result = p[['user_id', 'ts', 'price', 'prev_price', 'until_next']]
# case: purchases-in-last-day-of-month
ts = pd.to_datetime(purchases_df['purchased_at'])
last_day = ts.dt.normalize() == (ts + pd.offsets.MonthEnd(0)).dt.normalize()
result = purchases_df[last_day]
# case: country-first-registration-rank
u = users_df.copy()
u['country'] = u['country'].str.upper()
u['registered'] = pd.to_datetime(u['registered'])
u['rank_in_country'] = u.groupby('country')['registered'].rank(method='min')
result = u.sort_values(['country', 'rank_in_country'])[['country', 'user_id', 'registered', 'rank_in_country']]
# case: average-gap-between-purchases
p = purchases_df.copy()
p['d'] = pd.to_datetime(p['purchased_at'])
avg_gap = p.sort_values('d').groupby('user_id')['d'].apply(lambda x: x.diff().mean())
result = avg_gap.dropna().dt.total_seconds().div(86400).round(2).rename('avg_gap_days').reset_index()
