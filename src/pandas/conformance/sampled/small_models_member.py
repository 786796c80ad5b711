import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict, namedtuple

member_df = pd.DataFrame({
    'member_id': ['rec1', 'rec2', 'rec3', 'rec4', 'rec5', 'rec6'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Randy', 'Tyler ', 'angela'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Woodard', 'Hewitt', 'Mason'],
    'position': ['Member', 'Member', 'Member', 'Vice President', 'President', 'Inactive'],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'Large', 'Medium', None],
    'phone': ['(651) 928-4507', '403-555-1310', '442-555-5882', '773-555-1310', '', None],
    'zip': [55108, 29440, 10002, 60616, 55108, 55108],
    'link_to_major': ['m1', 'm2', 'm1', 'm3', 'm2', 'm9']
})

major_df = pd.DataFrame({
    'major_id': ['m1', 'm2', 'm3', 'm4'],
    'major_name': ['Business', 'Agricultural Communication', 'Environmental Engineering', 'Physics'],
    'department': ['School of Applied Sciences', 'Agriculture', 'Civil and Environmental Engineering Department', None],
    'college': ['College of Business', 'College of Agriculture', 'College of Engineering', 'College of Science']
})

event_df = pd.DataFrame({
    'event_id': ['e1', 'e2', 'e3', 'e4', 'e5'],
    'event_name': ['March Speaker', 'October Meeting', 'Women\'s Soccer', 'Yearly Kickoff', 'October Speaker'],
    'event_date': ['2020-03-24T12:00:00', '2019-10-08T12:00:00', '2019-10-05T16:00:00', '2019-09-03T12:00:00', '2019-10-22T12:00:00'],
    'type': ['Guest Speaker', 'Meeting', 'Game', 'Meeting', 'Guest Speaker'],
    'status': ['Open', 'Closed', 'Closed', 'Closed', 'closed']
})

attendance_df = pd.DataFrame({
    'link_to_event': ['e1', 'e1', 'e2', 'e2', 'e2', 'e3', 'e3', 'e4', 'e2'],
    'link_to_member': ['rec1', 'rec2', 'rec1', 'rec3', 'rec4', 'rec1', 'rec5', 'rec4', 'rec1']
})

expense_df = pd.DataFrame({
    'expense_id': ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'],
    'expense_description': ['Post Cards, Posters', 'Water, Cookies', 'Pizza', 'Posters', 'Pizza', 'Club shirts'],
    'expense_date': ['2019-08-20', '2019-10-08', '2019-09-10', '2019-09-04', '2020-02-11', '10/14/2019'],
    'cost': ['122.06', '20.20', '51.81', '67.81', '51.81', '$295.12'],
    'approved': ['true', 'true', 'true', 'false', 'true', None],
    'link_to_member': ['rec4', 'rec4', 'rec5', 'rec5', 'rec4', 'rec2']
})
# case: angela-sanders-major
mid = member_df[(member_df['first_name'] == 'Angela') & (member_df['last_name'] == 'Sanders')]['link_to_major'].item()
result = major_df[major_df['major_id'] == mid]['major_name'].item()
# case: attendance-over-two-meetings
event_counts = attendance_df.drop_duplicates().groupby('link_to_event')['link_to_member'].count()
big = event_counts[event_counts >= 2]
lst = []
for e in big.index.tolist():
    ev = event_df[event_df['event_id'] == e]
    if ev['type'].values[0] == 'Meeting':
        lst.append(ev['event_name'].values[0])
result = pd.DataFrame({'event_name': lst})
# case: total-cost-by-member
costs = defaultdict(float)
for i in expense_df.index:
    c = expense_df['cost'][i]
    c = c.replace('$', '')
    costs[expense_df['link_to_member'][i]] += float(c)
df = pd.DataFrame.from_dict(costs, orient='index', columns=['total'])
df.index.name = 'member_id'
df = df.reset_index()
result = df.merge(member_df[['member_id', 'first_name', 'last_name']], on='member_id')[['first_name', 'last_name', 'total']].round(2)
# case: medium-shirts-pct
medium = member_df[member_df['t_shirt_size'] == 'Medium']
result = len(medium) / len(member_df[member_df['t_shirt_size'].notnull()]) * 100
result = "{0:.1f} percent".format(result)
# case: events-october-2019-startswith
oct_events = event_df[event_df['event_date'].apply(lambda s: s.startswith('2019-10'))]
oct_events['status'] = oct_events['status'].apply(str.capitalize)
result = oct_events[['event_name', 'status']].sort_values('event_name')
# case: never-attended
attended = attendance_df['link_to_member'].tolist()
member_df['n'] = member_df['member_id'].map(lambda m: attended.count(m))
result = member_df[member_df['n'] == 0][['first_name', 'last_name', 'n']]
# case: most-attended-event-type
m = attendance_df.merge(event_df, left_on='link_to_event', right_on='event_id')
t = m['type'].value_counts()
result = {'type': t.index[0], 'n': int(t.iloc[0])}
# case: approved-bool-sum
approved = (expense_df['approved'] == 'true')
n_true = sum(approved)
n_false = sum(~approved)
result = pd.DataFrame({'approved': [True, False], 'n': [n_true, n_false]})
# case: expense-date-compare-mixed
late = expense_df[expense_df['expense_date'] > '2019-09-30']
late['cost'] = pd.to_numeric(late['cost'], errors='coerce')
result = late[['expense_id', 'expense_date', 'cost']]
# case: phone-digits-only
phones = []
for p in member_df['phone']:
    if p:
        phones.append(re.sub(r'\D', '', p))
    else:
        phones.append('missing')
member_df['phone'] = phones
result = member_df[['last_name', 'phone']][member_df['phone'] != 'missing']
# case: members-by-zip-concat-names
g = member_df.groupby('zip')
rows = []
for z, sub in g:
    names = sub['first_name'].str.strip().str.title().unique()
    rows.append((z, len(sub), ', '.join(names)))
result = pd.DataFrame(rows, columns=['zip', 'members', 'names'])
# case: college-member-left-join
maj = dict(major_df[['major_id', 'college']].values)
member_df['college'] = member_df['link_to_major'].replace(maj)
result = member_df.groupby('college').size().to_frame('count').reset_index()
# case: attended-all-closed-events
closed = set(event_df[event_df['status'].str.lower() == 'closed']['event_id'])
res = []
for mem in attendance_df['link_to_member'].unique():
    events = set(attendance_df[attendance_df['link_to_member'] == mem]['link_to_event'])
    if closed.issubset(events):
        res.append(mem)
if res == []:
    result = pd.DataFrame(columns=['member_id'])
else:
    result = pd.DataFrame({'member_id': res})
# case: pizza-average-cost-scalar
pizza = expense_df.loc[expense_df['expense_description'].str.contains('pizza', case=False)]
pizza_cost = pizza['cost'].astype(float).mean()
posters = expense_df.loc[expense_df['expense_description'].str.contains('posters', case=False), 'cost'].astype('float').mean()
result = 'Pizza' if pizza_cost > posters else 'Posters'
