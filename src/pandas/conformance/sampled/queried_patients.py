import pandas as pd
import numpy as np
from collections import Counter

patient = pd.DataFrame({
    'ID': [2110, 11408, 12052, 14872, 27654, 30609, 43003],
    'SEX': ['F', 'F', 'F', 'M', None, 'M', ''],
    'Birthday': ['1934-02-13', '1937-05-02', '1956-04-14', '1936-09-21', '1936-03-25', None, '1950-01-01'],
    'First Date': ['1993-02-10', '1973-01-01', None, '1990-01-01', '1992-02-03', '1979-07-07', '1993-02-10'],
    'Admission': ['+', '+', '-', '-', '+', '', None],
    'Diagnosis': ['RA susp.', 'PSS', 'SLE', 'SLE', 'RA, SLE susp', None, 'raynaud'],
})
lab = pd.DataFrame({
    'ID': [2110, 2110, 11408, 12052, 12052, 12052, 27654, 99999],
    'Date': pd.to_datetime(['1986-04-19', '1986-04-30', '1991-05-02', '1991-06-10', '1991-07-01', None, '1992-01-01', '1992-02-02']),
    'GPT': [12.0, 13.0, 60.0, np.nan, 75.0, 30.0, 60.0, 5.0],
    'T-CHO': ['152', '<100', '250', '', None, '249.5', '251', '300'],
    'CRP': ['-', '+', '<0.3', '2+', '-', None, '1.1', '0.9'],
})
exam = pd.DataFrame({
    'ID': [2110, 12052, 14872, 43003, 14872],
    'Thrombosis': [0, 1, 2, 0, None],
    'aCL IgG': [1.3, 4.3, 3.1, None, 0.0],
    'Symptoms': ['AMI', 'CNS lupus', 'Brain infarction, CNS lupus', None, 'abortion'],
})
member = pd.DataFrame({
    'member_id': ['m1', 'm2', 'm3', 'm4', 'm5'],
    'first_name': ['Angela', 'Grant', 'Luisa', 'Randy', 'Angela'],
    'last_name': ['Sanders', 'Gilmour', 'Guidi', 'Woodard', 'sanders'],
    'position': ['Member', 'Member', 'Vice President', None, 'Member'],
    't_shirt_size': ['Medium', 'X-Large', 'Medium', 'Large', 'medium'],
    'zip': [55108, 29440, 10002, 99999, 55108],
    'link_to_major': ['r1', 'r2', 'r3', None, 'r2'],
})
major = pd.DataFrame({'major_id': ['r1', 'r2', 'r3', 'r4'], 'major_name': ['Business', 'Environmental Engineering', 'Physics', 'Physics'], 'college': ['Biz', 'Eng', 'Sci', None]})
event = pd.DataFrame({
    'event_id': ['e1', 'e2', 'e3', 'e4'],
    'event_name': ['March Meeting', "Women's Soccer", 'Laugh Out Loud', 'Budget Meeting'],
    'event_date': ['2020-03-10T12:00:00', '2019-10-05T12:00:00', '2019-11-19T18:30:00', None],
    'type': ['Meeting', 'Game', 'Social', 'Meeting'],
})
attendance = pd.DataFrame({'link_to_event': ['e1', 'e1', 'e1', 'e2', 'e2', 'e3', 'e9'], 'link_to_member': ['m1', 'm2', 'm3', 'm1', 'm5', 'm1', 'm4']})
budget = pd.DataFrame({
    'budget_id': ['b1', 'b2', 'b3', 'b4', 'b5'],
    'category': ['Food', 'Advertisement', 'Food', 'Parking', 'food'],
    'spent': [121.14, 54.25, 0.0, np.nan, 20.2],
    'amount': [150, 75, 150, 10, 0],
    'link_to_event': ['e1', 'e1', 'e2', 'e3', None],
})
zip_code = pd.DataFrame({'zip_code': ['55108', '29440', '10002'], 'state': ['Minnesota', 'South Carolina', 'New York'], 'short': ['MN', 'SC', 'NY']})

# case: in_patient_deviation_ratio
a = patient[patient['SEX'] == 'F']
num = len(a[a['Admission'] == '+'])
den = len(a[a['Admission'] == '-'])
result = num / den if den else None

# case: sle_share_of_admitted
adm = patient.loc[patient.Admission.eq('+')]
result = adm.Diagnosis.str.contains('SLE', na=False).sum() * 100 / adm.shape[0]

# case: age_at_first_visit
b = pd.to_datetime(patient['Birthday'])
f = pd.to_datetime(patient['First Date'])
result = pd.DataFrame({'ID': patient['ID'], 'age': f.dt.year - b.dt.year}).dropna().astype({'age': 'int64'})

# case: total_cholesterol_clean
c = pd.to_numeric(lab['T-CHO'].str.replace('<', '', regex=False), errors='coerce')
result = lab.assign(tcho=c).groupby('ID')['tcho'].agg(['min', 'max', 'count'])

# case: crp_positive_flag
s = lab['CRP'].fillna('')
result = np.where(s.str.contains(r'^\d?\+$'), 'pos', np.where(s == '-', 'neg', 'num')).tolist()

# case: latest_lab_per_patient
l = lab.sort_values('Date').groupby('ID').tail(1)
result = l[['ID', 'Date', 'GPT']]

# case: latest_lab_idxmax
l = lab.dropna(subset=['Date'])
result = l.loc[l.groupby('ID')['Date'].idxmax()].set_index('ID')['GPT']

# case: over_60_gpt_not_examined
ids = lab.groupby('ID')['GPT'].max().loc[lambda s: s >= 60].index
result = patient[patient.ID.isin(ids) & ~patient.ID.isin(exam.ID)].ID.tolist()

# case: sex_distribution_null_safe
result = patient['SEX'].replace('', None).value_counts(dropna=False, normalize=True)

# case: thrombosis_crosstab
m = pd.merge(patient, exam, how='inner', on='ID')
result = pd.crosstab(index=m['SEX'], columns=m['Thrombosis'], dropna=False)

# case: symptom_explode_counts
result = exam['Symptoms'].dropna().str.split(', ').explode().value_counts()

# case: oldest_sle_patient
d = patient[patient['Diagnosis'].fillna('').str.contains(r'\bSLE\b')].copy()
d['Birthday'] = pd.to_datetime(d['Birthday'])
result = d.loc[d['Birthday'].idxmin(), 'ID']

# case: patients_per_decade
y = patient['Birthday'].str[:4].astype(float)
result = (y // 10 * 10).value_counts(sort=False).sort_index()

# case: lab_interval_days
l = lab.sort_values(['ID', 'Date'])
l['gap'] = l.groupby('ID')['Date'].diff().dt.days
result = l[['ID', 'gap']]

# case: multi_exam_having
result = exam.groupby('ID').size().loc[lambda x: x > 1].index.tolist()

# case: left_join_coalesce
j = patient.merge(exam[['ID', 'Thrombosis']], on='ID', how='left')
j['Thrombosis'] = j['Thrombosis'].combine_first(pd.Series(-1, index=j.index))
result = j[['ID', 'Thrombosis']]

# case: first_date_month_filter
f = pd.to_datetime(patient['First Date'])
result = patient[(f.dt.month == 2) & (f.dt.year.between(1990, 1993))].ID.values

# case: diagnosis_tokens_counter
cnt = Counter()
for d in patient['Diagnosis'].dropna():
    cnt.update(t.strip(' .').upper() for t in d.replace(',', ' ').split())
result = cnt.most_common(2)

# case: full_name_major_join
j = member.merge(major, left_on='link_to_major', right_on='major_id', how='left')
result = j[['first_name', 'last_name', 'major_name']].where(j['major_name'].notna(), 'n/a')

# case: attendance_over_two
att = attendance.groupby('link_to_event')['link_to_member'].count().reset_index(name='n')
result = event.merge(att[att['n'] > 1], left_on='event_id', right_on='link_to_event')[['event_name', 'n']]

# case: member_attended_most
top = attendance['link_to_member'].value_counts().idxmax()
result = member.loc[member['member_id'] == top, ['first_name', 'last_name']].agg(' '.join, axis=1).iloc[0]

# case: budget_remaining_percent
b = budget.groupby(budget['category'].str.title()).agg(spent=('spent', 'sum'), amount=('amount', 'sum'))
b['pct_left'] = ((b['amount'] - b['spent']) / b['amount'] * 100).round(2)
result = b

# case: overspent_flag_bool_sum
result = (budget['spent'] > budget['amount']).groupby(budget['category']).sum()

# case: zip_as_string_join
m = member.assign(zip_code=member['zip'].astype(str)).merge(zip_code, on='zip_code', how='left')
result = m.groupby('short', dropna=False).size().rename_axis('state').reset_index(name='members')

# case: type_mismatch_join
try:
    member.merge(zip_code, left_on='zip', right_on='zip_code')
    result = 'ok'
except ValueError as e:
    result = type(e).__name__

# case: event_month_pivot
e = event.assign(month=pd.to_datetime(event['event_date']).dt.strftime('%Y-%m'))
result = e.pivot_table(index='month', columns='type', values='event_id', aggfunc='count').fillna(0).astype(int)

# case: count_distinct_majors
result = member['link_to_major'].nunique(), member['link_to_major'].nunique(dropna=False)

# case: tshirt_ratio
c = member['t_shirt_size'].str.lower().value_counts()
result = (c / c.sum()).round(4).to_dict()

# case: not_exists_semijoin
result = event[~event['event_id'].isin(budget['link_to_event'])]['event_name'].tolist()

# case: same_last_name_self_join
m = member.assign(k=member['last_name'].str.lower())
p = m.merge(m, on='k', suffixes=('_1', '_2'))
result = p[p['member_id_1'] < p['member_id_2']][['member_id_1', 'member_id_2']].values.tolist()

# case: except_set_operation
a = attendance[attendance.link_to_event == 'e1']['link_to_member']
b = attendance[attendance.link_to_event == 'e2']['link_to_member']
result = pd.Index(a).difference(pd.Index(b)).tolist(), np.intersect1d(a, b).tolist(), pd.Index(a).union(b).tolist()

# case: event_cost_per_attendee
cost = budget.groupby('link_to_event')['spent'].sum(min_count=1)
n = attendance.groupby('link_to_event').size()
result = cost.div(n).round(3)

# case: budget_share_of_event
budget['share'] = budget['spent'] / budget.groupby('link_to_event')['spent'].transform('sum')
result = budget[['budget_id', 'share']]

# case: largest_budget_per_event
result = budget.sort_values('amount', ascending=False, kind='stable').drop_duplicates('link_to_event')[['link_to_event', 'category']]

# case: apply_series_result
def summary(g):
    return pd.Series({'n': len(g), 'spent': g['spent'].sum(), 'cats': '/'.join(g['category'])})
result = budget.groupby('link_to_event').apply(summary, include_groups=False)

# case: iterate_groups
out = {}
for k, g in attendance.groupby('link_to_event'):
    out[k] = sorted(g['link_to_member'])
result = out

# case: three_way_join_by_college
j = (attendance.merge(member, left_on='link_to_member', right_on='member_id')
     .merge(major, left_on='link_to_major', right_on='major_id', how='left')
     .merge(event, left_on='link_to_event', right_on='event_id'))
result = j.pivot_table(index='college', columns='type', values='member_id', aggfunc='nunique', fill_value=0)

# case: get_group
result = budget.groupby('category').get_group('Food')

# case: replace_position_case
result = member['position'].fillna('None').map(lambda p: 1 if p == 'Member' else 0).sum()
