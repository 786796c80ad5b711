import pandas as pd
import numpy as np

# BIRD: student_club
member_df = pd.DataFrame({
    'member_id': ['rec1', 'rec2', 'rec3', 'rec4', 'rec5', 'rec6'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Randy', 'angela', 'Sacha'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Woodard', 'Sanders ', None],
    'position': ['Member', 'Member', 'President', 'Vice President', 'member', 'Treasurer'],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'Large', 'Small', None],
    'zip': [55108, 29440, 10002, 95187, 55108, None],
})

event_df = pd.DataFrame({
    'event_id': ['ev1', 'ev2', 'ev3', 'ev4', 'ev5'],
    'event_name': ['March Speaker', 'Yearly Kickoff', 'Laugh Out Loud', 'Officers meeting', 'October Meeting'],
    'event_date': ['2020-03-10T12:00:00', '2019-09-03T12:00:00', '2020-10-15T09:00:00', '2019-08-27T17:30:00', '2019-10-08T12:00:00'],
    'type': ['Meeting', 'Social', 'Social', 'Meeting', 'Meeting'],
    'location': ['MU 215', None, '900 E. Washington St.', 'Campus Common', 'MU 215'],
})

attendance_df = pd.DataFrame({
    'link_to_event': ['ev1', 'ev1', 'ev1', 'ev2', 'ev2', 'ev3', 'ev5', 'ev5', 'ev5', 'ev5'],
    'link_to_member': ['rec1', 'rec2', 'rec3', 'rec1', 'rec4', 'rec2', 'rec1', 'rec2', 'rec3', 'rec5'],
})

budget_df = pd.DataFrame({
    'budget_id': ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'],
    'category': ['Food', 'Advertisement', 'Food', 'Speaker Gifts', 'Food', 'Parking'],
    'spent': [121.14, 67.81, 0.0, 25.0, 54.25, None],
    'amount': [150, 75, 150, 25, 55, 0],
    'event_status': ['Closed', 'Closed', 'Open', 'Closed', 'Closed', 'Planning'],
    'link_to_event': ['ev1', 'ev1', 'ev3', 'ev1', 'ev5', None],
})
# case: meetings-with-more-than-two
att = attendance_df.merge(event_df, left_on='link_to_event', right_on='event_id')
g = att[att['type'] == 'Meeting'].groupby(['event_id', 'event_name'])['link_to_member'].count().reset_index(name='attendees')
result = g[g['attendees'] > 2][['event_name', 'attendees']].reset_index(drop=True)
# case: member-full-name-event-count
full = member_df.assign(full_name=member_df['first_name'] + ' ' + member_df['last_name'])
j = full.merge(attendance_df, left_on='member_id', right_on='link_to_member', how='left')
result = j.groupby('full_name', dropna=False)['link_to_event'].nunique().sort_values(ascending=False).reset_index(name='events')
# case: budget-remaining-status
b = budget_df.copy()
b['remaining'] = b['amount'] - b['spent'].fillna(0)
b['state'] = np.select(
    [b['spent'].isna(), b['remaining'] < 0, b['remaining'] == 0],
    ['no data', 'over', 'exact'], 'under')
result = b[['budget_id', 'category', 'remaining', 'state']].sort_values('remaining', ascending=False)
# case: event-year-month-extract
d = pd.to_datetime(event_df['event_date'])
result = event_df[['event_name']].assign(
    year=d.dt.year, month=d.dt.month, dow=d.dt.day_name(), hour=d.dt.hour, quarter=d.dt.quarter
).sort_values(['year', 'month']).reset_index(drop=True)
# case: food-percentage-of-spend
spent_food = budget_df.loc[budget_df['category'].eq('Food'), 'spent'].sum()
result = round(100 * spent_food / budget_df['spent'].sum(), 2)
# case: both-ev1-and-ev5-intersect
a = attendance_df.query("link_to_event == 'ev1'")[['link_to_member']]
b = attendance_df.query("link_to_event == 'ev5'")[['link_to_member']]
inter = pd.merge(a, b, how='inner').drop_duplicates()
result = inter.merge(member_df, left_on='link_to_member', right_on='member_id')[['first_name', 'last_name']]
# case: position-normalised-counts
result = (
    member_df['position'].str.lower()
    .groupby(member_df['position'].str.lower())
    .count()
    .rename('n')
    .rename_axis('position')
    .reset_index()
    .sort_values(['n', 'position'], ascending=[False, True], ignore_index=True)
)
# case: most-expensive-event-subquery
tot = budget_df.groupby('link_to_event', dropna=False)['spent'].sum(min_count=1).reset_index()
mx = tot['spent'].max()
result = event_df.merge(tot[tot['spent'] == mx], left_on='event_id', right_on='link_to_event')[['event_name', 'spent']]
# case: zip-as-text
# CAST(zip AS TEXT) LIKE '55%'
z = member_df['zip'].astype('Int64').astype('string')
result = member_df.loc[z.str.startswith('55').fillna(False).astype(bool), ['member_id', 'first_name', 'zip']]
# case: budget-share-within-event
b = budget_df.dropna(subset=['link_to_event']).copy()
b['event_total'] = b.groupby('link_to_event')['amount'].transform('sum')
b['share'] = (b['amount'] / b['event_total']).round(3)
b['rn'] = b.groupby('link_to_event')['amount'].rank(method='first', ascending=False).astype(int)
result = b.sort_values(['link_to_event', 'rn'])[['link_to_event', 'rn', 'category', 'amount', 'share']].reset_index(drop=True)
# case: location-null-default-concat
ev = event_df.copy()
ev['label'] = ev['event_name'].str.upper() + ' @ ' + ev['location'].fillna('TBD')
ev['date_only'] = ev['event_date'].str.split('T').str[0]
result = ev.sort_values('date_only', ascending=False)[['label', 'date_only']].reset_index(drop=True)
# case: attendance-matrix-crosstab
ct = pd.crosstab(attendance_df['link_to_member'], attendance_df['link_to_event'])
ct['total'] = ct.sum(axis=1)
result = ct.reset_index().rename_axis(columns=None)
# case: members-never-attended-in-2019
d = event_df.assign(yr=pd.to_datetime(event_df['event_date']).dt.year)
ids_2019 = attendance_df[attendance_df['link_to_event'].isin(d.loc[d['yr'] == 2019, 'event_id'])]['link_to_member']
result = sorted(set(member_df['member_id']) - set(ids_2019))
# case: lag-attendance-change
cnt = attendance_df.groupby('link_to_event').size().rename('n')
ev = event_df.set_index('event_id').join(cnt)
ev['n'] = ev['n'].fillna(0).astype(int)
ev = ev.sort_values('event_date')
ev['prev_n'] = ev['n'].shift()
ev['change'] = ev['n'] - ev['prev_n']
ev['trend'] = np.sign(ev['change']).map({1.0: 'up', 0.0: 'flat', -1.0: 'down'})
result = ev[['event_name', 'n', 'prev_n', 'change', 'trend']]
