import pandas as pd
import numpy as np
import datetime as dt
from collections import OrderedDict, defaultdict

member = pd.DataFrame({
    'member_id': ['rec1', 'rec2', 'rec3', 'rec4', 'rec5', 'rec6', 'rec7', 'rec8'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Randy', 'Mitchell', 'Trent', 'grant', 'Ann_e'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Woodard', 'McMichael', 'Smith', 'Gilmour', None],
    'position': ['Member', 'Member', 'Member', 'Inactive', 'President', None, 'Treasurer', 'Vice President'],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'X-Large', 'Large', 'small', None, 'Medium'],
    'zip': [55108, 29440, 10002, None, 60614, 10002, 29440, 601],
    'link_to_major': ['m1', 'm2', 'm3', None, 'm1', 'm9', 'm2', 'm3'],
}, index=pd.RangeIndex(1, 9))
major = pd.DataFrame({
    'major_id': ['m1', 'm2', 'm3', 'm4'],
    'major_name': ['Computer Science', 'Env. Engineering', 'Business', 'Art'],
    'department': ['CS Dept', 'Engineering', 'Management', None],
})
event = pd.DataFrame({
    'event_id': ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'],
    'event_name': ['March Speaker', 'October Meeting', 'Yearly Kickoff', '50% off Sale', 'October Speaker', 'Laugh Out Loud'],
    'event_date': ['2020-03-10T12:00:00', '2019-10-08T12:00:00', '2019-08-14T00:00:00', '2020-01-31T09:30:00', '2019-10-22T12:00:00', None],
    'type': ['Guest Speaker', 'Meeting', 'Meeting', 'Fundraiser', 'guest speaker', None],
    'location': ['MU 215', 'MU 215', None, 'Kelly 2', '', '900 E. Washington St.'],
})
attendance = pd.DataFrame({
    'link_to_event': ['e1', 'e1', 'e1', 'e2', 'e2', 'e3', 'e3', 'e3', 'e3', 'e5', 'e9'],
    'link_to_member': ['rec1', 'rec2', 'rec5', 'rec1', 'rec3', 'rec1', 'rec4', 'rec5', 'rec5', 'rec8', 'rec1'],
})
budget = pd.DataFrame({
    'budget_id': ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'],
    'category': ['Advertisement', 'Food', 'Food', 'Parking', 'Advertisement', 'Speaker Gifts', None],
    'spent': [67.81, 121.14, 20.2, 0.0, None, 0.0, 54.25],
    'amount': [75, 150, 10, 0, 60, 25, 55],
    'event_status': ['Closed', 'Closed', 'Open', 'Planning', 'closed', 'Open', None],
    'link_to_event': ['e1', 'e2', 'e1', 'e4', 'e3', 'e1', None],
})


def py(v):
    """numpy scalar / NaN -> plain Python value."""
    if v is None or v is pd.NaT or (isinstance(v, (float, np.floating)) and np.isnan(v)):
        return None
    return v.item() if isinstance(v, np.generic) else v


def as_rows(df):
    return [tuple(py(v) for v in rec) for rec in df.to_dict('split')['data']]


def nulls_first(df, by, ascending=True):
    return df.sort_values(by, ascending=ascending, na_position='first' if ascending is True else 'last', kind='mergesort')


# case: full-name-concat-null
# SELECT first_name || ' ' || last_name AS full_name FROM member WHERE position IS NOT 'Member' ORDER BY full_name
m = member[member['position'].ne('Member')]
full = m['first_name'] + ' ' + m['last_name']
result = [py(v) for v in full.sort_values(na_position='first')]
# case: members-of-major
# SELECT m.first_name, j.major_name FROM member m INNER JOIN major j ON m.link_to_major = j.major_id WHERE j.department LIKE '%dept' ORDER BY m.first_name
j = member.merge(major, left_on='link_to_major', right_on='major_id')
keep = j['department'].fillna('').str.lower().str.endswith('dept')
result = as_rows(j.loc[keep, ['first_name', 'major_name']].sort_values('first_name'))
# case: event-with-most-attendance
# SELECT e.event_name, COUNT(*) n FROM event e JOIN attendance a ON e.event_id = a.link_to_event GROUP BY e.event_id ORDER BY n DESC LIMIT 1
n = attendance['link_to_event'].value_counts().reindex(event['event_id']).dropna().astype(int)
top = n.idxmax()
result = (event.set_index('event_id').at[top, 'event_name'], int(n[top]))
# case: attendance-over-threshold-not-fundraiser
# SELECT event_name FROM event WHERE type <> 'Fundraiser' AND event_id IN (SELECT link_to_event FROM attendance GROUP BY link_to_event HAVING COUNT(DISTINCT link_to_member) >= 3)
uniq = attendance.drop_duplicates().groupby('link_to_event').size()
ids = uniq.index[uniq >= 3]
mask = event['type'].notna() & (event['type'] != 'Fundraiser') & event['event_id'].isin(ids)
result = event['event_name'][mask].tolist()
# case: strftime-month-text
# SELECT strftime('%m', event_date) AS mon, COUNT(*) FROM event GROUP BY mon ORDER BY mon
mon = event['event_date'].str.slice(5, 7)
out = mon.to_frame('mon').assign(n=1).groupby('mon', dropna=False)['n'].sum()
lst = sorted(((py(k), int(v)) for k, v in out.items()), key=lambda t: (t[0] is not None, t[0]))
result = lst
# case: dow-and-yearday
# SELECT event_id, strftime('%w', event_date), strftime('%j', event_date) FROM event ORDER BY event_id
d = pd.to_datetime(event['event_date'])
w = ((d.dt.dayofweek + 1) % 7).astype('Int64').astype('string')
jday = d.dt.dayofyear.astype('Int64').astype('string').str.zfill(3)
result = [(e, None if a is pd.NA else a, None if b is pd.NA else b) for e, a, b in zip(event['event_id'], w, jday)]
# case: date-start-of-month
# SELECT event_id, date(event_date, 'start of month'), date(event_date, '+7 days') FROM event WHERE type = 'Meeting'
s = event.loc[event['type'] == 'Meeting', ['event_id', 'event_date']].copy()
s['event_date'] = s['event_date'].astype('datetime64[ns]')
som = s['event_date'].dt.to_period('M').dt.start_time.dt.strftime('%Y-%m-%d')
plus = (s['event_date'] + dt.timedelta(days=7)).dt.strftime('%Y-%m-%d')
result = list(zip(s['event_id'], som, plus))
# case: budget-ratio-two-events
# SELECT CAST(SUM(CASE WHEN event_name = 'March Speaker' THEN amount ELSE 0 END) AS REAL) / SUM(CASE WHEN event_name = 'October Meeting' THEN amount ELSE 0 END) FROM budget JOIN event ON link_to_event = event_id
b = budget.merge(event, left_on='link_to_event', right_on='event_id', how='inner')
num = b['amount'].where(b['event_name'].eq('March Speaker'), 0).sum()
den = b['amount'].where(b['event_name'].eq('October Meeting'), 0).sum()
result = None if den == 0 else float(num) / int(den)
# case: overspent-real-vs-integer
# SELECT category, SUM(spent), SUM(amount), SUM(spent) > SUM(amount) FROM budget GROUP BY category
g = budget.groupby('category', dropna=False).agg(spent=('spent', lambda s: s.sum(min_count=1)), amount=('amount', 'sum'))
g['over'] = np.where(g['spent'].isna(), None, (g['spent'] > g['amount']).astype(int))
result = sorted(as_rows(g.reset_index()), key=lambda r: (r[0] is not None, r[0] or ''))
# case: status-nocase-average
# SELECT LOWER(event_status) AS st, AVG(spent), COUNT(spent), COUNT(*) FROM budget GROUP BY 1 ORDER BY 1
st = budget['event_status'].str.lower().rename('st')
out = budget.groupby(st, dropna=False)['spent'].agg(['mean', 'count', 'size'])
out = out.reset_index().sort_values('st', na_position='first')
result = as_rows(out)
# case: zip-text-padding
# SELECT first_name, SUBSTR('00000' || CAST(zip AS TEXT), -5) FROM member ORDER BY zip LIMIT 4
mm = nulls_first(member, 'zip').head(4)
z = mm['zip'].map(lambda v: None if pd.isna(v) else ('00000' + str(int(v)))[-5:])
result = list(zip(mm['first_name'], z.where(z.notna(), None)))
# case: size-order-by-case
# SELECT first_name FROM member ORDER BY CASE t_shirt_size WHEN 'small' THEN 1 WHEN 'Medium' THEN 2 WHEN 'Large' THEN 3 WHEN 'X-Large' THEN 4 END, first_name
rank = member['t_shirt_size'].map({'small': 1, 'Medium': 2, 'Large': 3, 'X-Large': 4})
result = member.assign(r=rank).sort_values(['r', 'first_name'], na_position='first')['first_name'].tolist()
# case: percent-members-by-size
# SELECT t_shirt_size, ROUND(COUNT(*) * 100.0 / (SELECT COUNT(*) FROM member), 1) FROM member GROUP BY t_shirt_size ORDER BY 2 DESC, 1
pct = member['t_shirt_size'].value_counts(normalize=True, dropna=False).mul(100).round(1)
pairs = [(py(k), v) for k, v in pct.to_dict().items()]
pairs.sort(key=lambda kv: (-kv[1], kv[0] is not None, kv[0] or ''))
result = pairs
# case: full-outer-emulated
# SELECT m.first_name, j.major_name FROM member m LEFT JOIN major j ON ... UNION ALL SELECT NULL, major_name FROM major WHERE major_id NOT IN (SELECT link_to_major FROM member WHERE link_to_major IS NOT NULL)
fo = pd.merge(member, major, how='outer', left_on='link_to_major', right_on='major_id', indicator='src')
out = fo[['first_name', 'major_name', 'src']].astype({'src': str})
result = sorted(as_rows(out), key=lambda r: tuple((v is not None, v or '') for v in r))
# case: attended-all-meetings-division
# SELECT member_id FROM member m WHERE NOT EXISTS (SELECT 1 FROM event e WHERE e.type = 'Meeting' AND NOT EXISTS (SELECT 1 FROM attendance a WHERE a.link_to_event = e.event_id AND a.link_to_member = m.member_id))
need = set(event.query('type == "Meeting"')['event_id'])
had = attendance.groupby('link_to_member')['link_to_event'].agg(set)
result = [mid for mid in member['member_id'] if need.issubset(had.get(mid, set()))]
# case: coattendance-self-join
# SELECT a.link_to_member, b.link_to_member, COUNT(DISTINCT a.link_to_event) FROM attendance a JOIN attendance b ON a.link_to_event = b.link_to_event AND a.link_to_member < b.link_to_member GROUP BY 1, 2 HAVING COUNT(DISTINCT a.link_to_event) > 1
p = attendance.merge(attendance, on='link_to_event')
p = p[p['link_to_member_x'].lt(p['link_to_member_y'])]
cnt = p.groupby(['link_to_member_x', 'link_to_member_y'])['link_to_event'].nunique()
result = [(*k, int(v)) for k, v in cnt[cnt.gt(1)].items()]
# case: literal-percent-like
# SELECT event_name FROM event WHERE event_name LIKE '50\%%' ESCAPE '\' UNION SELECT event_name FROM event WHERE event_name LIKE 'O%SPEAKER'
low = event['event_name'].str.lower()
hit = low.str.startswith('50%') | low.str.fullmatch('o.*speaker')
result = event.loc[hit, 'event_name'].drop_duplicates().sort_values().tolist()
# case: underscore-in-like
# SELECT member_id FROM member WHERE first_name LIKE 'ann_e' OR last_name LIKE '_uidi'
f = member['first_name'].str.contains(r'^ann.e$', case=False, regex=True)
l = member['last_name'].str.contains(r'^.uidi$', case=False, regex=True, na=False)
result = member.loc[f | l].get('member_id').to_list()
# case: zip-of-each-pair-max-bare
# SELECT category, spent, MAX(amount) FROM budget GROUP BY category      -- the bare column comes from the row of the maximum
idx = budget.assign(category=budget['category'].fillna('<NULL>')).groupby('category')['amount'].idxmax()
out = budget.loc[idx, ['category', 'spent', 'amount']].rename(columns={'amount': 'MAX(amount)'})
out.index = range(len(out))
result = out
# case: exists-nested-or
# SELECT event_name FROM event e WHERE EXISTS (SELECT * FROM budget b WHERE b.link_to_event = e.event_id AND b.spent > b.amount) OR location = ''
over = budget[budget.spent > budget.amount].link_to_event
result = event[event.event_id.isin(over) | event.location.eq('')].event_name.tolist()
# case: rownumber-latest-event-per-type
# SELECT type, event_name FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY LOWER(type) ORDER BY event_date DESC) rn FROM event) WHERE rn = 1
e = event.assign(_t=event['type'].str.lower()).sort_values('event_date', ascending=False, na_position='last')
e['rn'] = e.groupby('_t', dropna=False).cumcount() + 1
result = sorted(as_rows(e.loc[e['rn'].eq(1), ['type', 'event_name']]), key=lambda r: (r[0] is not None, r[0] or ''))
# case: treasurer-string-case-lost
# SELECT first_name FROM member WHERE position = 'treasurer'
out = member.loc[member['position'] == 'treasurer', 'first_name']
result = out.to_list() or None
# case: mean-on-text-mistake
# SELECT department, AVG(zip) FROM ... the model averages every column
j = member.merge(major, left_on='link_to_major', right_on='major_id')
result = j.groupby('department').mean()
# case: total-spent-by-member-majors
# SELECT j.major_name, COUNT(DISTINCT a.link_to_event) FROM major j LEFT JOIN member m ON m.link_to_major = j.major_id LEFT JOIN attendance a ON a.link_to_member = m.member_id GROUP BY j.major_name ORDER BY 2 DESC, 1
lj = (major.merge(member[['member_id', 'link_to_major']], how='left', left_on='major_id', right_on='link_to_major')
           .merge(attendance, how='left', left_on='member_id', right_on='link_to_member'))
cnt = lj.groupby('major_name')['link_to_event'].nunique().reset_index(name='n')
cnt.sort_values(['n', 'major_name'], ascending=[False, True], inplace=True)
result = OrderedDict((k, int(v)) for k, v in cnt.itertuples(index=False))
result = list(result.items())
