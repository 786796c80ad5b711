import pandas as pd
import numpy as np
import re

# student club
member_df = pd.DataFrame({
    'member_id': ['rec1x5zBFIqoOuPW8', 'rec280Sk7o31iG0Tx', 'rec28ORZgcm1dtqBZ', 'recD078PnS3x2doBe', 'recT92PyyZCGq2R62', 'recZ4PkGERzl9ziHO', 'recL94zpn6Xh6kQii'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Sacha', 'Phillip', 'Matthew ', 'Katy'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Harrison', 'Cullen', 'Snay', 'Balentine'],
    'email': ['angela.sanders@lpu.edu', 'grant.gilmour@lpu.edu', 'luisa.guidi@lpu.edu', 'Sacha.Harrison@LPU.edu', None, 'matthew.snay@lpu.edu', 'katy.balentine@gmail.com'],
    'position': ['Member', 'Member', 'Vice President', 'President', 'Inactive', 'Member', 'Treasurer'],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'Large', 'Small', 'Large', None],
    'phone': ['(651) 928-4507', '403-555-1310', '(410) 206-2135', '5405558080', None, '(928) 555-5646', '809-555-2121'],
    'zip': [55108, 29440, 10002, 55106, 95616, 10002, 10002],
    'link_to_major': ['recxK3MHQFbR9J5uO', 'rec7BxKpjJ7bNph3O', 'recdIBgeU38UbV2sy', 'recxK3MHQFbR9J5uO', 'recNope00000000000', 'rec7BxKpjJ7bNph3O', None],
})

major_df = pd.DataFrame({
    'major_id': ['recxK3MHQFbR9J5uO', 'rec7BxKpjJ7bNph3O', 'recdIBgeU38UbV2sy', 'rec09LedkREyskCNv'],
    'major_name': ['Business', 'Environmental Engineering', 'Interior Design', 'Agricultural Communication'],
    'department': ['School of Applied Sciences, Technology and Education', 'Civil and Environmental Engineering Department', 'School of Applied Sciences, Technology and Education', 'School of Applied Sciences, Technology and Education'],
    'college': ['College of Agriculture and Applied Sciences', 'College of Engineering', 'College of Agriculture and Applied Sciences', 'College of Agriculture and Applied Sciences'],
})

event_df = pd.DataFrame({
    'event_id': ['rec0Si5cQ4rJRVzd6', 'rec0akZnLLpGUloLH', 'rec0dZPcWXF0QjNnE', 'rec180D2MI4EpckHy', 'rec2N69DMcrqN9PJC', 'recggMW2eyCYceNcy'],
    'event_name': ['March Meeting', 'Officers meeting - January', 'Spring Elections', 'Officers meeting - March', "Women's Soccer", 'October Meeting'],
    'event_date': ['2020-03-10T12:00:00', '2020-01-14T09:30:00', '2019-11-24T09:00:00', '2020-03-10T09:30:00', '2019-10-05T12:00:00', '2019-10-08T12:00:00'],
    'type': ['Meeting', 'Meeting', 'Election', 'Meeting', 'Game', 'Meeting'],
    'location': ['MU 215', None, 'MU 215', None, 'Campus Soccer/Lacrosse stadium', 'MU 215'],
    'status': ['Open', 'Open', 'Open', 'Planning', 'Closed', 'Closed'],
})

attendance_df = pd.DataFrame({
    'link_to_event': ['rec2N69DMcrqN9PJC', 'rec2N69DMcrqN9PJC', 'rec2N69DMcrqN9PJC', 'recggMW2eyCYceNcy', 'recggMW2eyCYceNcy', 'rec0Si5cQ4rJRVzd6', 'rec0Si5cQ4rJRVzd6', 'rec0Si5cQ4rJRVzd6', 'rec0dZPcWXF0QjNnE', 'rec0Si5cQ4rJRVzd6'],
    'link_to_member': ['recD078PnS3x2doBe', 'rec1x5zBFIqoOuPW8', 'rec28ORZgcm1dtqBZ', 'rec1x5zBFIqoOuPW8', 'recZ4PkGERzl9ziHO', 'rec1x5zBFIqoOuPW8', 'rec280Sk7o31iG0Tx', 'recL94zpn6Xh6kQii', 'rec1x5zBFIqoOuPW8', 'rec1x5zBFIqoOuPW8'],
})

budget_df = pd.DataFrame({
    'budget_id': ['rec0QmEc3cSQFQ6V2', 'rec1bG6HSft7XIvTP', 'rec1z6ISJU2HdIsVm', 'recTxLLAyBjYNVcvS', 'rec7QOxDXsP2Dp4yI', 'recKFgs1wZvgbMA7l', 'recvKTAWAFKkVNnXQ'],
    'category': ['Advertisement', 'Food', 'Food', 'Advertisement', 'Speaker Gifts', 'Food', 'Parking'],
    'spent': [67.81, 121.14, 20.2, 54.25, 0.0, 173.06, 6.0],
    'remaining': [7.19, 28.86, -0.2, 20.75, 25.0, -23.06, 4.0],
    'amount': [75, 150, 20, 75, 25, 150, 10],
    'event_status': ['Closed', 'Closed', 'Closed', 'Open', 'Open', 'Closed', 'Planning'],
    'link_to_event': ['rec2N69DMcrqN9PJC', 'rec2N69DMcrqN9PJC', 'rec0akZnLLpGUloLH', 'rec0Si5cQ4rJRVzd6', 'rec0Si5cQ4rJRVzd6', 'recggMW2eyCYceNcy', 'rec0dZPcWXF0QjNnE'],
})

expense_df = pd.DataFrame({
    'expense_id': ['rec017x6R3hQqkLAo', 'rec1nIjoZKTYayqZ6', 'rec1oMgNFt7Y0G40x', 'rec1sLF6I8QHWKpcA', 'recRnVLlK3MIEoI1p', 'recTTT'],
    'expense_description': ['Post Cards, Posters', 'Water, Cookies', 'Pizza', 'Posters', 'Pizza ', 'Parking'],
    'expense_date': ['2019-08-20', '2019-10-08', '2019-09-10', '9/4/2019', '2019-10-08', '2019-11-24'],
    'cost': ['122.06', '20.20', '$51.81', '67.81', '121.14', '6'],
    'approved': ['true', 'true', 'TRUE', 'true', None, 'true'],
    'link_to_member': ['rec280Sk7o31iG0Tx', 'recD078PnS3x2doBe', 'recD078PnS3x2doBe', 'rec28ORZgcm1dtqBZ', 'recD078PnS3x2doBe', 'recL94zpn6Xh6kQii'],
    'link_to_budget': ['recvKTAWAFKkVNnXQ', 'rec1z6ISJU2HdIsVm', 'recKFgs1wZvgbMA7l', 'rec0QmEc3cSQFQ6V2', 'rec1bG6HSft7XIvTP', 'recvKTAWAFKkVNnXQ'],
})

income_df = pd.DataFrame({
    'income_id': ['rec0s9ZrO15zhzUeE', 'rec7f5XMQZexgtQJo', 'rec8BUJa8GXUjiglg', 'recCRkQfUAAqvQBx7'],
    'date_received': ['2019-10-17', '2019-09-04', '2019-10-08', '2019-10-31'],
    'amount': [50, 200, 3000, 50],
    'source': ['Dues', 'Fundraising', 'School Appropration', 'Dues'],
    'notes': [None, 'Ad revenue for use on flyers.', 'Annual funding from Student Government.', None],
    'link_to_member': ['recL94zpn6Xh6kQii', None, None, 'recD078PnS3x2doBe'],
})

zip_code_df = pd.DataFrame({
    'zip_code': [55108, 29440, 10002, 55106, 95616],
    'city': ['Saint Paul', 'Georgetown', 'New York', 'Saint Paul', 'Davis'],
    'county': ['Ramsey County', 'Georgetown County', 'New York County', 'Ramsey County', 'Yolo County'],
    'state': ['Minnesota', 'South Carolina', 'New York', 'Minnesota', 'California'],
    'short_state': ['MN', 'SC', 'NY', 'MN', 'CA'],
})
# case: womens-soccer-medium-shirts
soccer = event_df.loc[event_df['event_name'] == "Women's Soccer", 'event_id']
att = attendance_df[attendance_df['link_to_event'].isin(soccer)]
mm = att.merge(member_df, left_on='link_to_member', right_on='member_id')
result = len(mm[mm['t_shirt_size'] == 'Medium'])
# case: events-with-most-attendance
cnt = attendance_df.drop_duplicates().groupby('link_to_event').size().reset_index(name='attendees')
ev = event_df.merge(cnt, left_on='event_id', right_on='link_to_event', how='left')
ev['attendees'] = ev['attendees'].fillna(0).astype(int)
ev['type_avg'] = ev.groupby('type')['attendees'].transform('mean').round(2)
result = ev[['event_name', 'type', 'attendees', 'type_avg']].sort_values(['attendees', 'event_name'], ascending=[False, True])
# case: member-full-name-and-major
m = member_df.merge(major_df, left_on='link_to_major', right_on='major_id', how='left')
m['full_name'] = m['first_name'].str.strip().str.cat(m['last_name'], sep=' ')
m['major_name'] = m['major_name'].fillna('Undeclared')
result = m.set_index('full_name')[['position', 'major_name', 'department']]
# case: cost-as-number-by-member
e = expense_df.copy()
e['cost'] = e['cost'].str.replace('$', '', regex=False).astype(float)
e['approved'] = e['approved'].str.lower().map({'true': True}).fillna(False).astype(bool)
by = e.groupby('link_to_member').agg(total=('cost', 'sum'), n=('expense_id', 'count'), all_ok=('approved', 'all'))
result = by.join(member_df.set_index('member_id')[['first_name', 'last_name']]).sort_values('total', ascending=False).reset_index(drop=True)
# case: budget-category-percent-of-total
total = budget_df['amount'].sum()
summ = budget_df.groupby('category')[['spent', 'amount', 'remaining']].sum()
summ['pct_budget'] = summ['amount'].apply(lambda a: f'{a / total:.2%}')
summ['over'] = summ['remaining'] < 0
summ.loc['TOTAL'] = [summ['spent'].sum(), total, summ['remaining'].sum(), '100.00%', False]
result = summ
# case: advertisement-budget-ratio
b = budget_df[budget_df['category'] == 'Advertisement'].merge(event_df, left_on='link_to_event', right_on='event_id')
soccer_amt = b.loc[b['event_name'].str.contains('Soccer'), 'spent'].sum()
meet_amt = b.loc[b['event_name'] == 'March Meeting', 'spent'].sum()
result = {'times': round(soccer_amt / meet_amt, 4), 'mismatch_status': (b['event_status'] != b['status']).tolist()}
# case: phone-normalise
def norm_phone(p):
    if not isinstance(p, str):
        return None
    digits = re.sub(r'\D', '', p)
    return f'{digits[:3]}-{digits[3:6]}-{digits[6:]}' if len(digits) == 10 else None

out = member_df[['first_name', 'email', 'phone']].copy()
out['phone'] = [norm_phone(p) for p in out['phone']]
out['user'], out['domain'] = out['email'].str.lower().str.split('@').str
result = out.drop(columns='email')
# case: email-domain
em = member_df['email'].str.lower().str.split('@', expand=True)
em.columns = ['user', 'domain']
result = em['domain'].value_counts(dropna=False).rename_axis('domain').reset_index(name='members')
# case: event-time-parts
ev = event_df.assign(ts=pd.to_datetime(event_df['event_date']))
ev['day'] = ev['ts'].dt.day_name()
ev['hour'] = ev['ts'].dt.strftime('%I:%M %p')
ev['term'] = np.where(ev['ts'].dt.month >= 8, 'Fall ' + ev['ts'].dt.year.astype(str), 'Spring ' + ev['ts'].dt.year.astype(str))
ev['location'] = ev['location'].fillna('TBD')
result = ev.sort_values('ts')[['event_name', 'day', 'hour', 'term', 'location']].reset_index(drop=True)
# case: expense-mixed-dates-lag
x = expense_df[['expense_id', 'expense_description', 'expense_date']].copy()
x['d'] = pd.to_datetime(x['expense_date'], format='mixed')
x = x.sort_values(['d', 'expense_id'])
x['days_since_last'] = x['d'].diff().dt.days.fillna(0).astype(int)
x['expense_description'] = x['expense_description'].str.strip()
x['month'] = x['d'].dt.to_period('M').astype(str)
result = x.drop(columns=['expense_date']).reset_index(drop=True)
# case: members-by-state-list
mz = member_df.merge(zip_code_df, left_on='zip', right_on='zip_code', how='inner')
result = (mz.groupby(['state', 'short_state'])
            .agg(members=('member_id', 'count'),
                 names=('last_name', lambda s: ', '.join(sorted(s))),
                 cities=('city', 'nunique'))
            .query('members >= 2')
            .sort_values('members', ascending=False)
            .reset_index())
# case: income-vs-dues-flag
paid = set(income_df.loc[income_df['source'].eq('Dues'), 'link_to_member'].dropna())
who = member_df[['member_id', 'last_name', 'position']].copy()
who['dues_paid'] = who['member_id'].apply(lambda i: 'yes' if i in paid else 'no')
by_source = income_df.pivot_table(index='source', values='amount', aggfunc=['sum', 'count', 'max'])
by_source.columns = [f'{a}_{b}' for a, b in by_source.columns]
first = income_df.sort_values('date_received').groupby('source').first()['date_received']
result = [who[who.position != 'Inactive'], by_source.join(first)]
