import pandas as pd
import numpy as np
import datetime as dt

tickets_df = pd.DataFrame({
    'ticket_id': range(1, 13),
    'agent': ['Zoe', 'Zoe', 'Max', 'max', None, 'Lia', 'Lia', 'Lia', 'Max', 'Zoe', None, 'Lia'],
    'priority': ['High', 'Low', 'High', 'Medium', 'Low', 'Low', 'High', 'Medium', 'Low', 'Medium', 'High', 'Low'],
    'opened': ['2024-01-30', '2024-02-01', '2024-02-01', '2024-02-10', '2024-02-29', '2024-03-03',
               '2024-03-04', '2024-03-31', '2024-04-01', '2024-04-15', '2024-04-15', '2024-05-20'],
    'closed': ['2024-02-02', '2024-02-01', None, '2024-02-15', None, '2024-03-05',
               '2024-03-10', '2024-04-02', '2024-04-03', None, '2024-04-16', None],
    'csat': [5, 3, np.nan, 4, np.nan, 2, 4, 5, 3, np.nan, 1, np.nan],
    'reopened': [False, False, True, False, False, True, False, False, True, False, False, False],
})

agents_df = pd.DataFrame({
    'agent': ['Zoe', 'Max', 'Lia', 'Pat'],
    'team': ['Blue', 'Blue', 'Green', 'Green'],
    'level': [2, 1, 3, 1],
})
# case: resolution-days
df = tickets_df.copy()
df['opened'] = pd.to_datetime(df['opened'])
df['closed'] = pd.to_datetime(df['closed'])
df['days'] = (df['closed'] - df['opened']).dt.days
result = df.groupby('priority', sort=False)['days'].agg(['count', 'mean', 'median', 'max']).reset_index()
# case: open-backlog-by-agent
result = (
    tickets_df[tickets_df['closed'].isna()]
    .fillna({'agent': 'Unassigned'})
    .groupby('agent')['ticket_id']
    .agg(open_tickets='count', ids=list)
    .reset_index()
)
# case: team-csat
df = tickets_df.assign(agent=tickets_df['agent'].str.capitalize())
df = agents_df.merge(df, on='agent', how='left')
result = df.groupby('team').agg(
    tickets=('ticket_id', 'count'),
    rated=('csat', 'count'),
    avg_csat=('csat', 'mean'),
    reopen_rate=('reopened', lambda s: s.dropna().astype(float).mean()),
).round(3).reset_index()
# case: month-name-order
d = pd.to_datetime(tickets_df['opened'])
t = tickets_df.groupby([d.dt.month.rename('m'), d.dt.month_name().rename('month')]).size().rename('tickets')
result = t.reset_index().drop(columns='m')
# case: weekday-counts
day = pd.to_datetime(tickets_df['opened']).dt.day_name()
order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = tickets_df.groupby(day)['ticket_id'].count().reindex(order, fill_value=0).reset_index()
# case: quarter-priority
df = tickets_df.copy()
df['q'] = pd.PeriodIndex(pd.to_datetime(df['opened']), freq='Q')
out = df.groupby(['q', 'priority'])['ticket_id'].nunique().unstack(fill_value=0)
out.index = out.index.astype(str)
result = out
# case: multi-level-lambda-agg
result = tickets_df.groupby('priority')['csat'].agg([
    ('avg', 'mean'),
    ('range', lambda s: s.max() - s.min()),
    ('missing', lambda s: s.isna().sum()),
])
# case: first-and-last-ticket
g = tickets_df.sort_values('opened').groupby('agent')
first = g.first().add_prefix('first_')
last = g.last().add_prefix('last_')
result = first[['first_ticket_id', 'first_csat']].join(last[['last_ticket_id', 'last_csat']])
# case: top-agent-per-month
df = tickets_df.dropna(subset=['agent']).copy()
df['agent'] = df['agent'].str.title()
df['month'] = df['opened'].str[:7]
c = df.groupby(['month', 'agent']).size().reset_index(name='n')
c['rk'] = c.groupby('month')['n'].rank(method='min', ascending=False).astype(int)
result = c[c['rk'] == 1].drop(columns='rk').reset_index(drop=True)
# case: boolean-key
late = pd.to_datetime(tickets_df['closed']) > pd.Timestamp('2024-03-01')
result = tickets_df.groupby(late)['csat'].mean()
# case: cumulative-open-by-month
df = tickets_df.assign(month=pd.to_datetime(tickets_df['opened']).dt.strftime('%Y-%m'))
m = df.groupby('month').agg(opened=('ticket_id', 'count'), closed=('closed', 'count'))
m['backlog'] = (m['opened'] - m['closed']).cumsum()
result = m.reset_index()
# case: grouped-describe
result = tickets_df.groupby('reopened')['csat'].describe().round(2)
# case: level-above-one-only
keep = agents_df.loc[agents_df['level'] > 1, 'agent']
sub = tickets_df[tickets_df['agent'].isin(keep)]
result = pd.crosstab(sub['agent'], sub['priority'], margins=True, margins_name='All')
# case: dates-as-keys
df = tickets_df.copy()
df['opened'] = pd.to_datetime(df['opened']).dt.date
per_day = df.groupby('opened').size()
result = per_day[per_day > 1].reset_index(name='tickets')
