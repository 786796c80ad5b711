import pandas as pd
import numpy as np

tickets = pd.DataFrame({
    'id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009],
    'opened': ['2024-02-26', '26/02/2024', '2024-02-28', 'Mar 1, 2024', '2024-03-04', None, '2024-03-05', '2024-03-05', 'bad'],
    'priority': ['high', 'Low', 'low', 'HIGH', 'medium', 'low', None, 'medium', 'high'],
    'team': ['net', 'net', 'app', 'app', 'db', 'db', 'app', 'net', 'sec'],
    'tags': ['vpn|slow', 'vpn', None, 'login|crash|ui', 'crash', '', 'ui', 'slow|slow', 'login'],
    'hours': [4.5, 1.0, 0.5, 12.0, 3.25, 0.0, np.nan, 2.0, 30.0],
    'reopened': pd.array([True, False, None, True, False, False, None, True, False], dtype='boolean')
})
events = pd.DataFrame([
    (1001, 'open', 'ana'), (1001, 'assign', 'ben'), (1001, 'close', 'ben'),
    (1002, 'open', 'cy'), (1002, 'close', 'ana'),
    (1004, 'open', 'ana'), (1004, 'assign', 'cy'), (1004, 'assign', 'ben'), (1004, 'close', 'cy'),
    (1005, 'open', None), (2000, 'open', 'zed')
], columns=['id', 'step', 'who'])
sla = pd.DataFrame({'high': [4, 8], 'medium': [8, 16], 'low': [24, 72]}, index=pd.Index(['respond', 'fix'], name='kind'))

# case: sla-transpose
result = sla.T.rename_axis('priority').reset_index()

# case: sla-stack-series
result = sla.stack().rename_axis(['kind', 'priority']).swaplevel().sort_index()

# case: sla-unstack-frame
result = sla.unstack()

# case: sla-breach
t = tickets.assign(priority=tickets['priority'].str.lower())
t['limit'] = t['priority'].map(sla.loc['fix'])
t['breach'] = t['hours'].gt(t['limit'])
result = t.pivot_table(index='team', columns='priority', values='breach', aggfunc='sum', fill_value=0)

# case: steps-wide-cumcount
e = events.copy()
e['seq'] = e.groupby(['id', 'step']).cumcount()
w = e.pivot(index='id', columns=['step', 'seq'], values='who')
w.columns = [s if n == 0 else f'{s}{n + 1}' for s, n in w.columns]
result = w

# case: steps-pivot-dup
result = events.pivot(index='id', columns='step', values='who')

# case: steps-pivot-join
result = events.pivot_table(index='id', columns='step', values='who', aggfunc=lambda x: '>'.join(x.dropna()))

# case: steps-first-per-id
result = events.groupby('id').nth(0).set_index('id')['who'].fillna('?').to_dict()

# case: steps-transitions
e = events.assign(next_step=events.groupby('id')['step'].shift(-1)).dropna(subset=['next_step'])
result = pd.crosstab(e['step'], e['next_step'])

# case: steps-crosstab-normalize-1
result = pd.crosstab(events['who'], events['step'], normalize=1).round(3)

# case: tags-dummies-multi-join
d = tickets['tags'].str.get_dummies('|')
out = tickets[['id', 'team']].join(d)
result = out.groupby('team').sum(numeric_only=True).drop(columns='id')

# case: tags-dummies-stack
d = tickets.set_index('id')['tags'].str.get_dummies()
s = d.stack()
result = s[s == 1].index.to_frame(index=False, name=['id', 'tag'])

# case: tags-explode-agg
t = tickets.assign(tag=tickets['tags'].str.split('|')).explode('tag').drop_duplicates(['id', 'tag'])
t = t[t['tag'].fillna('').ne('')]
result = t.groupby('tag').agg(n=('id', 'size'), hours=('hours', 'sum'), teams=('team', lambda s: ','.join(sorted(set(s)))))

# case: mixed-dates-week
d = pd.to_datetime(tickets['opened'], errors='coerce', format='mixed', dayfirst=False)
wk = d.dt.isocalendar().week
result = pd.crosstab(tickets['team'], wk)

# case: reopened-nullable-pivot
result = tickets.groupby(['team', 'reopened'], dropna=False)['id'].count().unstack()

# case: reopened-mean
result = tickets.pivot_table(index='team', values='reopened', aggfunc='mean')

# case: get-dummies-priority-cat
p = pd.Categorical(tickets['priority'].str.lower(), categories=['low', 'medium', 'high', 'urgent'], ordered=True)
result = pd.get_dummies(p, dtype='int64').sum().to_dict()

# case: team-hours-percentiles
q = tickets.groupby('team')['hours'].quantile([0.25, 0.5, 0.75]).unstack()
q.columns = [f'p{int(c * 100)}' for c in q.columns]
result = q

# case: multi-pivot-several-aggs-sorted
pt = tickets.pivot_table(index='team', values=['hours', 'id'], aggfunc={'hours': ['sum', 'max'], 'id': 'count'})
result = pt.sort_values(('hours', 'sum'), ascending=False)

# case: multi-pivot-wrong-sort-key
pt = tickets.pivot_table(index='team', values=['hours'], aggfunc=['sum', 'max'])
result = pt.sort_values('sum')

# case: iterate-multiindex-dict
s = tickets.groupby(['team', tickets['priority'].str.lower()])['hours'].sum()
nested = {}
for (team, pr), h in s.items():
    nested.setdefault(team, {})[pr] = h
df = pd.DataFrame(nested).T
result = df.reindex(columns=['high', 'medium', 'low']).fillna(0.0)
