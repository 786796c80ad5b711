import pandas as pd
import numpy as np
import re

tickets = pd.DataFrame({
    'ticket': ['T-01', 'T-02', 'T-03', 'T-04', 'T-05', 'T-06', 'T-07', 'T-08', 'T-09', 'T-10', 'T-11', 'T-12', 'T-13'],
    'agent': ['mia', 'Noah', 'mia', 'omar', 'Noah', ' mia', 'omar', None, 'pia', 'Noah', 'mia', 'omar', None],
    'priority': pd.Categorical(['high', 'low', 'low', 'med', 'high', 'med', 'low', 'low', 'high', 'med', 'high', 'high', 'med'],
                               categories=['low', 'med', 'high', 'urgent'], ordered=True),
    'opened': pd.to_datetime(['2023-12-30', '2024-01-01', '2024-01-01', '2024-01-05', '2024-01-08', '2024-01-09', '2024-01-15',
                              '2024-01-20', '2024-02-01', '2024-02-03', '2024-02-10', '2024-02-28', '2024-02-29']),
    'closed': pd.to_datetime(['2024-01-02', '2024-01-04', None, '2024-01-05', '2024-01-20', '2024-01-10', None, '2024-01-21',
                              '2024-02-02', '2024-02-10', '2024-02-10', None, None]),
    'rating': [5, 3, None, 4, 1, 5, None, 2, 5, 4, 4, None, None],
    'tags': ['net,vpn', 'printer', 'net', '', 'vpn, net', 'mail', None, 'printer', 'mail,net', 'vpn', 'Net', 'mail', 'net'],
    'reopened': [False, True, False, False, True, False, False, True, False, False, False, True, False],
})
agents = pd.DataFrame({
    'agent': ['mia', 'noah', 'omar', 'quinn'],
    'team': ['red', 'blue', 'red', 'blue'],
    'quota': [3, 4, 3, 2],
})

# case: f-category-size-observed
result = tickets.groupby('priority', observed=True).size()

# case: f-category-size-all
result = tickets.groupby('priority', observed=False).size()

# case: f-category-two-keys-all
result = tickets.groupby(['agent', 'priority'], observed=False)['rating'].mean().unstack()

# case: f-category-max
result = tickets.groupby('agent')['priority'].max()

# case: f-category-first-min
result = tickets.groupby('agent').agg(first_prio=('priority', 'first'), lowest=('priority', 'min'), n=('priority', 'count'))

# case: f-category-sum-error
result = tickets.groupby('agent')['priority'].sum()

# case: f-category-codes-mean
result = tickets['priority'].cat.codes.groupby(tickets['agent'].str.strip().str.lower()).mean()

# case: f-duration-agg
tickets['dur'] = tickets['closed'] - tickets['opened']
result = tickets.groupby('agent')['dur'].agg(['min', 'max', 'mean', 'count'])

# case: f-duration-days
tickets['days'] = (tickets['closed'] - tickets['opened']).dt.days
result = tickets.groupby('priority', observed=True)['days'].agg(mean='mean', med='median', p90=lambda s: s.quantile(.9))

# case: f-date-aggs
result = tickets.groupby('agent').agg({'opened': ['min', 'max'], 'closed': lambda c: c.isna().sum()})

# case: f-date-mean
result = tickets.groupby('reopened')['opened'].mean()

# case: f-date-sum-error
result = tickets.groupby('agent')['opened'].sum()

# case: f-open-rate
result = (tickets.assign(open_=tickets['closed'].isnull(), who=tickets['agent'].str.strip().str.title())
          .groupby('who', dropna=False)
          .agg(n_open=('open_', 'sum'), any_reopened=('reopened', 'any'), all_closed=('open_', lambda x: not x.any()))
          .reset_index())

# case: f-tags-explode-count
t = tickets.assign(tag=tickets['tags'].str.lower().str.split(r',\s*', regex=True)).explode('tag')
t = t[t['tag'].fillna('') != '']
result = t.groupby('tag').agg(n=('ticket', 'nunique'), agents=('agent', lambda s: sorted(s.dropna().str.strip().unique())))

# case: f-weekday-name
result = tickets.groupby(tickets['opened'].dt.day_name(), sort=False).size()

# case: f-monthly-priority-share
m = tickets.groupby(pd.Grouper(key='opened', freq='MS'))['priority'].value_counts(normalize=True)
result = m.round(2)

# case: f-period-key
result = tickets.groupby(tickets['opened'].dt.to_period('M'))['rating'].mean()

# case: f-idxmin-all-nan
result = tickets.groupby('priority', observed=True)['rating'].idxmin()

# case: f-oldest-open-per-agent
op = tickets[tickets['closed'].isna()]
result = op.loc[op.groupby('agent')['opened'].idxmin().values, ['agent', 'ticket', 'opened']]

# case: f-rating-fill-with-group-mean
tickets['rating'] = tickets['rating'].fillna(tickets.groupby('priority', observed=True)['rating'].transform('mean'))
result = tickets[['ticket', 'rating']].round(3)

# case: f-quota-compare
who = tickets['agent'].str.strip().str.lower()
cnt = tickets.groupby(who).size().rename('handled').rename_axis('agent').reset_index()
cmp = agents.merge(cnt, on='agent', how='outer')
cmp['gap'] = cmp['quota'].sub(cmp['handled'], fill_value=0)
result = cmp

# case: f-empty-selection-size
none = tickets[tickets['priority'] == 'urgent']
result = none.groupby('agent').agg(n=('ticket', 'count'), avg=('rating', 'mean'))

# case: f-empty-selection-categories
none = tickets[tickets['rating'] > 10]
result = none.groupby('priority', observed=False)['rating'].sum()

# case: f-rank-first-open-order
tickets['ord'] = tickets.groupby(tickets['agent'].str.strip())['opened'].rank(method='first')
result = tickets[['ticket', 'agent', 'ord']]
