import pandas as pd
import numpy as np
from functools import reduce

member = pd.DataFrame({
    'member_id': ['rec1', 'rec2', 'rec3', 'rec4', 'rec5', 'rec6', 'rec7', 'rec8'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Randy', 'Phillip', 'Keith', 'Elijah', 'Angela'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Woodard', 'Cullen', 'Dunlop', 'Allen', 'Sanders'],
    'email': ['angela.sanders@lpu.edu', 'grant.gilmour@lpu.edu', 'LUISA.GUIDI@LPU.EDU', None, 'phillip@gmail.com', '', 'elijah.allen@lpu.edu', 'as2@lpu.edu'],
    'position': ['Member', 'Member', 'Inactive', 'Vice President', 'Member', 'Treasurer', 'President', 'Member'],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'Large', 'Large', 'Medium', 'medium', None],
    'zip': [55108, 29440, 10002, 20780, 29440, 22043, 2461, 55108],
    'link_to_major': ['maj1', 'maj2', 'maj3', 'maj1', 'maj9', 'maj2', None, 'maj1'],
})
major = pd.DataFrame({'major_id': ['maj1', 'maj2', 'maj3', 'maj4'], 'major_name': ['Business', 'Computer Science', 'Interior Design', 'Physics'], 'college': ['College of Business', 'College of Engineering', 'College of Arts', 'College of Science']})
event = pd.DataFrame({
    'event_id': ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'],
    'event_name': ['March Meeting', "Women's Soccer", 'Yearly Kickoff', 'Spring Budget Review', 'Officers meeting - Nov', 'Laugh Out Loud'],
    'event_date': ['2020-03-10T12:00:00', '2019-10-05T12:00:00', '2019-09-10T12:00:00', '2020-03-24T12:00:00', '2019-11-20T09:30:00', '2020-10-10T20:00:00'],
    'type': ['Meeting', 'Game', 'Meeting', 'Budget', 'Meeting', 'Social'],
    'location': ['MU 215', 'Campus Soccer/Lacrosse stadium', 'MU 215', None, 'MU 215', '900 E. Washington St.'],
    'status': ['Closed', 'Closed', 'Closed', 'Open', 'Closed', 'Planning'],
})
attendance = pd.DataFrame({'event': ['e1', 'e1', 'e1', 'e2', 'e2', 'e3', 'e3', 'e3', 'e3', 'e5', 'e2', 'e1', 'e9'], 'member': ['rec1', 'rec2', 'rec4', 'rec1', 'rec5', 'rec1', 'rec2', 'rec3', 'rec7', 'rec7', 'rec2', 'rec1', 'rec1']})
budget = pd.DataFrame({
    'budget_id': ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'],
    'category': ['Food', 'Advertisement', 'Food', 'Speaker Gifts', 'Parking', 'Advertisement', 'food '],
    'spent': [121.14, 67.81, 0.0, 0.0, 6.0, 55.5, 0.0],
    'amount': [150, 75, 150, 25, 6, 50, 0],
    'event': ['e1', 'e2', 'e4', 'e5', 'e3', 'e3', 'e6'],
})
expense = pd.DataFrame({
    'expense_id': ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8'],
    'description': ['Post Cards, Posters', 'Water, Cookies', 'Pizza', 'Posters', 'Parking', 'Pizza', 'Water, chips', None],
    'date': ['2019-08-20', '2019-10-08', '10/09/2019', '2019-09-10', '2019-09-10', '2020-03-10', '2020-03-11', ''],
    'cost': ['122.06', '$20.20', '51.81', '67.81', '6.00', '1,051.81', '49.12', None],
    'approved': ['true', 'true', 'true', None, 'true', 'false', 'TRUE', 'true'],
    'link_to_member': ['rec4', 'rec4', 'rec2', 'rec2', 'rec7', 'rec6', 'rec4', 'rec6'],
    'link_to_budget': ['b2', 'b1', 'b1', 'b6', 'b5', 'b1', 'b1', 'b3'],
})

# case: majors-of-angela-sanders
who = member[(member['first_name'] == 'Angela') & (member['last_name'] == 'Sanders')]
result = pd.merge(who, major, left_on='link_to_major', right_on='major_id')['major_name'].unique().tolist()
# case: events-attended-by-more-than-two
n = attendance.drop_duplicates().groupby('event')['member'].nunique()
result = event[event['event_id'].isin(n[n > 2].index) & (event['type'] != 'Meeting')]['event_name'].tolist()
# case: meeting-share-of-attended
att = attendance.drop_duplicates().merge(event, left_on='event', right_on='event_id', how='inner')
result = att.groupby('type').size().div(len(att)).mul(100).round(2)
# case: ad-budget-ratio-two-events
# How many times was the budget in Advertisement for Women's Soccer more than for Yearly Kickoff?
ad = budget[budget['category'] == 'Advertisement'].merge(event, left_on='event', right_on='event_id').set_index('event_name')['amount']
result = ad["Women's Soccer"] / ad['Yearly Kickoff']
# case: cost-clean-total-per-member
c = pd.to_numeric(expense['cost'].str.replace(r'[$,]', '', regex=True))
tot = c.groupby(expense['link_to_member']).sum()
names = member.set_index('member_id').apply(lambda r: r['first_name'] + ' ' + r['last_name'], axis=1)
result = tot.rename(names.to_dict()).sort_values(ascending=False)
# case: cost-value-error
expense['cost'] = pd.to_numeric(expense['cost'])
result = expense['cost'].sum()
# case: pizza-cost-pct
clean = expense['cost'].str.strip('$').str.replace(',', '').astype(float)
result = clean[expense['description'] == 'Pizza'].sum() / clean.sum() * 100
# case: items-explode-distinct
items = expense['description'].str.split(', ').explode().str.lower()
result = items.value_counts().head(3)
# case: mixed-dates-parse
d = pd.to_datetime(expense['date'], errors='coerce', format='mixed')
result = expense.assign(d=d).groupby(d.dt.strftime('%Y-%m'))['expense_id'].apply(list)
# case: approved-bool-map
ap = expense['approved'].str.lower().map({'true': True, 'false': False}).astype('boolean')
result = [int(ap.sum()), int((~ap).sum()), int(ap.isna().sum())]
# case: remaining-overspent-case
b = budget.copy()
b['remaining'] = b['amount'] - b['spent']
b['state'] = b['remaining'].apply(lambda v: 'over' if v < 0 else ('even' if v == 0 else 'left'))
result = b.groupby('state').remaining.agg(['count', 'sum'])
# case: spent-to-budget-highest-ratio
ratio = budget['spent'].div(budget['amount'].replace(0, np.nan))
result = event.loc[event['event_id'] == budget.loc[ratio.idxmax(), 'event'], 'event_name'].squeeze()
# case: tshirt-pct-medium
s = member['t_shirt_size'].str.capitalize()
result = s.eq('Medium').sum() / s.size * 100
# case: email-domain
dom = member['email'].str.lower().str.split('@').str.get(1)
result = dom.value_counts(dropna=False).to_dict()
# case: zip-text-padded
result = member['zip'].astype(str).str.zfill(5).loc[lambda z: z.str.startswith('0')].tolist()
# case: never-attended
result = member.loc[~member['member_id'].isin(attendance['member']), ['first_name', 'last_name']].agg(' '.join, axis=1).tolist()
# case: same-name-members-attendance
cnt = attendance.value_counts('member')
m = member.assign(events=member['member_id'].map(cnt).fillna(0).astype(int))
result = m.groupby(['first_name', 'last_name'])['events'].agg(['sum', 'size']).query('size > 1')
# case: event-hour-and-month
dt = pd.to_datetime(event['event_date'])
result = event[(dt.dt.hour < 12) | (dt.dt.month_name() == 'March')]['event_name'].sort_values().tolist()
# case: events-both-years
y = event['event_date'].str[:4]
a = set(event.loc[y == '2019', 'type'])
bb = set(event.loc[y == '2020', 'type'])
result = sorted(a.intersection(bb)), sorted(a.symmetric_difference(bb))
# case: reduce-merge-chain
frames = [
    attendance.groupby('event').size().rename('att').reset_index(),
    budget.groupby('event', as_index=False)['spent'].sum(),
    event.rename(columns={'event_id': 'event'})[['event', 'event_name']],
]
result = reduce(lambda l, r: pd.merge(l, r, on='event', how='outer'), frames).sort_values('event').reset_index(drop=True)
# case: spent-per-attendee
sp = budget.groupby('event')['spent'].sum()
at = attendance.groupby('event')['member'].nunique()
result = (sp / at).dropna().round(2)
# case: category-cleaned-max-tie
bc = budget.assign(category=budget['category'].str.strip().str.title())
g = bc.groupby('category').agg(total=('amount', 'sum'), n=('budget_id', 'size'))
result = g[g['n'] == g['n'].max()].sort_index().reset_index().to_dict(orient='list')
