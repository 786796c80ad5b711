import pandas as pd
import numpy as np
from itertools import combinations

member_df = pd.DataFrame({
    'member_id': ['rec1x5zBFIqoOuPW8', 'rec280Sk7o31iG0Tx', 'rec28ORZgcm1dtqBZ', 'recD078PnS3x2doBe', 'recEFd8s6pkrTt4Pz', 'recL94zpn6Xh6kQii', 'recTjHY5xXhvkCdVT'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Randy', 'Matthew', 'Phillip', 'Sacha'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Woodard', 'Snay', 'Cullen', 'Harrison'],
    'position': ['Member', 'Member', 'Treasurer', 'Inactive', 'Member', 'Vice President', None],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'medium', 'X-Large', 'Large', 'Large'],
    'phone': ['(651) 928-4507', '403-555-1310', '718-555-8871', None, '928.555.7721', '(651) 555-0000', ''],
    'zip': [55108, 29440, 10002, 25701, 28269, 57775, 99999],
    'link_to_major': ['recxK3MHQFbR9J5uO', 'rec7BxKpjJ7bNph3O', 'recdIBgeU38UbV2sy', 'recxK3MHQFbR9J5uO', 'rec7BxKpjJ7bNph3O', None, 'recdIBgeU38UbV2sy'],
})

major_df = pd.DataFrame({
    'major_id': ['recxK3MHQFbR9J5uO', 'rec7BxKpjJ7bNph3O', 'recdIBgeU38UbV2sy', 'recZZZ'],
    'major_name': ['Business', 'Environmental Engineering', 'Interior Design', 'Outdoor Recreation'],
    'department': ['School of Applied Sciences', 'Civil and Environmental Engineering Department', 'Art and Design Department', None],
    'college': ['College of Business', 'College of Engineering', 'College of Arts', 'College of Agriculture'],
})

zip_code_df = pd.DataFrame({
    'zip_code': [55108, 29440, 10002, 25701, 28269, 57775],
    'city': ['Saint Paul', 'Georgetown', 'New York', 'Huntington', 'Charlotte', 'Quinn'],
    'state': ['Minnesota', 'South Carolina', 'New York', 'West Virginia', 'North Carolina', 'South Dakota'],
    'short_state': ['MN', 'SC', 'NY', 'WV', 'NC', 'SD'],
})

event_df = pd.DataFrame({
    'event_id': ['e1', 'e2', 'e3', 'e4', 'e5'],
    'event_name': ["Women's Soccer", 'September Meeting', 'October Meeting', 'Yearly Kickoff', 'October Speaker'],
    'event_date': ['2019-10-05T12:00:00', '2019-09-10T12:00:00', '2019-10-08T12:00:00', '2019-08-20T12:00:00', '2019-10-22T12:00:00'],
    'type': ['Game', 'Meeting', 'Meeting', 'Meeting', 'Guest Speaker'],
    'location': ['Campus Soccer/Lacrosse stadium', None, None, 'MU 215', 'MU 215'],
    'status': ['Closed', 'Closed', 'Closed', 'Closed', 'Open'],
})

attendance_df = pd.DataFrame(
    [('e1', 'rec1x5zBFIqoOuPW8'), ('e1', 'rec28ORZgcm1dtqBZ'), ('e1', 'recEFd8s6pkrTt4Pz'),
     ('e2', 'rec1x5zBFIqoOuPW8'), ('e2', 'rec280Sk7o31iG0Tx'), ('e2', 'rec28ORZgcm1dtqBZ'), ('e2', 'recL94zpn6Xh6kQii'),
     ('e3', 'rec28ORZgcm1dtqBZ'), ('e3', 'rec28ORZgcm1dtqBZ'), ('e3', 'recXXXX'), ('e4', 'recD078PnS3x2doBe')],
    columns=['link_to_event', 'link_to_member'])

budget_df = pd.DataFrame({
    'budget_id': ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'],
    'category': ['Advertisement', 'Food', 'Food', 'Speaker Gifts', 'Advertisement', 'Parking', 'Food'],
    'spent': [67.81, 121.14, 20.2, 0.0, 50.0, 6.0, 173.06],
    'remaining': [7.19, 28.86, -0.2, 25.0, 5.0, 0.0, -23.06],
    'amount': [75, 150, 20, 25, 55, 6, 150],
    'link_to_event': ['e1', 'e2', 'e2', 'e5', 'e3', 'e1', 'e3'],
})

expense_df = pd.DataFrame({
    'expense_id': range(101, 110),
    'expense_description': ['Post Cards, Posters', 'Water, Cookies', 'Pizza', 'Posters', 'pizza', 'Parking', 'Water, chips, cookies', 'Pizza', 'Pencils'],
    'expense_date': ['2019-08-20', '2019-10-08', '2019-09-10', '2019-09-03', '2019-10-01', '2019-10-05', '2019-10-10', '2019-10-08', '2019-09-05'],
    'cost': ['122.06', '20.20', '51.81', '67.81', '$49.90', '6.00', '67.81', '54.25', None],
    'approved': ['true', 'true', 'true', 'true', 'false', 'true', None, 'true', 'true'],
    'link_to_member': ['rec28ORZgcm1dtqBZ', 'recEFd8s6pkrTt4Pz', 'rec28ORZgcm1dtqBZ', 'rec28ORZgcm1dtqBZ', 'recEFd8s6pkrTt4Pz', 'recL94zpn6Xh6kQii', 'recL94zpn6Xh6kQii', 'rec28ORZgcm1dtqBZ', 'rec1x5zBFIqoOuPW8'],
    'link_to_budget': ['b1', 'b2', 'b2', 'b1', 'b7', 'b6', 'b7', 'b7', None],
})

# case: medium-attendees
# How many students who attended "Women's Soccer" want a T-shirt in Medium size?
e = event_df.loc[event_df['event_name'] == "Women's Soccer", ['event_id']]
m = (e.merge(attendance_df, left_on='event_id', right_on='link_to_event')
      .merge(member_df, left_on='link_to_member', right_on='member_id'))
result = int((m['t_shirt_size'] == 'Medium').sum())

# case: events-over-attended
# Meetings attended by more than 3 distinct known members EXCEPT fundraisers
known = attendance_df[attendance_df.link_to_member.isin(member_df.member_id)].drop_duplicates()
cnt = known.groupby('link_to_event').size().rename('n')
ev = event_df.join(cnt, on='event_id').fillna({'n': 0}).astype({'n': 'int64'})
result = ev[['event_name', 'type', 'n']].sort_values(['n', 'event_name'], ascending=[False, True], ignore_index=True)

# case: budget-ratio
# How many times was the budget in Advertisement for "Women's Soccer" more than "October Meeting"?
# DIVIDE(SUM(amount when Women's Soccer), SUM(amount when October Meeting))
b = budget_df[budget_df['category'] == 'Advertisement'].merge(event_df, left_on='link_to_event', right_on='event_id')
s = b.groupby('event_name')['amount'].sum()
result = float(s["Women's Soccer"]) / float(s['October Meeting'])

# case: cost-text-sum
# Total cost of pizza (any case), approved only; cost text may have a dollar sign
x = expense_df[expense_df['expense_description'].str.lower() == 'pizza'].copy()
x['cost'] = x['cost'].str.replace('$', '', regex=False).astype(float)
result = x.groupby('approved')['cost'].agg(['sum', 'count']).to_dict('index')

# case: cost-sum-mistake
# Total cost of approved expenses
expense_df['cost'] = expense_df['cost'].astype(float)
result = expense_df.query("approved == 'true'")['cost'].sum()

# case: member-spend-by-event
# Member full name, event name, and total cost (three composite joins), where at least two expenses
e = expense_df.assign(cost=pd.to_numeric(expense_df['cost'].str.lstrip('$')))
big = (e.merge(budget_df, left_on='link_to_budget', right_on='budget_id')
        .merge(event_df, left_on='link_to_event', right_on='event_id')
        .merge(member_df, left_on='link_to_member', right_on='member_id'))
big['full_name'] = big['first_name'].str.cat(big['last_name'], sep=' ')
g = big.groupby(['full_name', 'event_name'], as_index=False).agg(total=('cost', 'sum'), n=('expense_id', 'count'))
result = g[g['n'] >= 2].sort_values('total', ascending=False)

# case: overspent
# Which categories went over budget, and by which percent of the amount
over = budget_df[budget_df['remaining'] < 0]
result = [(c, round(-r * 100 / a, 2)) for c, r, a in zip(over['category'], over['remaining'], over['amount'])]

# case: event-month-parts
# events per month (strftime) and weekday name
dt = pd.to_datetime(event_df['event_date'])
result = (event_df.assign(month=dt.dt.strftime('%Y-%m'), weekday=dt.dt.day_name())
          .groupby(['month', 'weekday'])['event_name'].agg(lambda s: ', '.join(sorted(s))).to_frame())

# case: month-from-text
# Events in October
event_df['month'] = event_df['event_date'].dt.month
result = event_df[event_df['month'] == 10]['event_name'].tolist()

# case: college-zip-left
# number of members for each college and state, keeping members without a major or unknown zip
m = (member_df.merge(major_df, how='left', left_on='link_to_major', right_on='major_id')
     .merge(zip_code_df, how='left', left_on='zip', right_on='zip_code'))
result = m.groupby(['college', 'short_state'], dropna=False).size().reset_index(name='members')

# case: co-attendance
# Pairs of members that met in most events
groups = attendance_df.drop_duplicates().groupby('link_to_event')['link_to_member'].apply(sorted)
pairs = {}
for members in groups:
    for p in combinations(members, 2):
        pairs[p] = pairs.get(p, 0) + 1
top = max(pairs.values())
result = [p for p, n in pairs.items() if n == top]

# case: phone-digits
# normalised phones of members, null for missing ones
digits = member_df['phone'].str.replace(r'\D', '', regex=True)
ok = digits.str.len() == 10
result = member_df.assign(phone=np.where(ok, digits.str[:3] + '-' + digits.str[3:6] + '-' + digits.str[6:], None))[['first_name', 'phone']].set_index('first_name')['phone']

# case: longest-remaining
# expense with the highest cost below the average, nested
c = pd.to_numeric(expense_df['cost'], errors='coerce')
below = expense_df[c < c.mean()].assign(c=c)
result = below[below['c'] == below['c'].max()][['expense_id', 'expense_description', 'c']].values.tolist()

