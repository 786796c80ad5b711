import datetime as dt
import pandas as pd
import numpy as np
from collections import Counter, defaultdict

patients = pd.DataFrame({
    'pid': ['P01', 'P02', 'P03', 'P04', 'P05', 'P06'],
    'name': ['Ruth', 'Samir', 'Tova', 'Uwe', 'Vera', 'Wen'],
    'dob': ['1950-07-04', '1988-02-29', '2015-10-10', None, '1950-07-04', '1999-12-31'],
    'sex': ['F', 'M', 'F', 'M', 'F', None],
})

visits = pd.DataFrame({
    'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'pid': ['P01', 'P02', 'P01', 'P03', 'P04', 'P05', 'P02', 'P01', 'P06', 'P99'],
    'admitted': pd.to_datetime([
        '2024-01-02 08:30', '2024-01-02 23:45', '2024-01-20 14:00', '2024-02-10 09:15', '2024-02-28 17:05',
        '2024-02-29 00:00', '2024-03-01 06:20', '2024-03-01 06:20', None, '2024-03-10 12:00']),
    'discharged': pd.to_datetime([
        '2024-01-05 10:00', '2024-01-03 11:15', '2024-01-20 20:30', '2024-02-14 09:15', None,
        '2024-03-04 13:00', '2024-03-02 06:20', None, None, '2024-03-10 18:45']),
    'ward': ['A', 'B', 'A', 'C', 'B', 'A', 'B', 'A', 'C', 'B'],
    'cost': [1200.0, 310.0, 95.5, 2100.0, np.nan, 1650.0, 310.0, 720.0, np.nan, 150.0],
})

shots = pd.DataFrame({
    'pid': ['P01', 'P01', 'P02', 'P03', 'P03', 'P03', 'P05'],
    'vaccine': ['flu', 'covid', 'flu', 'mmr', 'mmr', 'flu', 'covid'],
    'given': [dt.date(2023, 10, 1), dt.date(2023, 10, 15), dt.date(2023, 11, 1), dt.date(2016, 11, 1),
              dt.date(2020, 1, 15), dt.date(2023, 10, 1), dt.date(2022, 4, 30)],
})

# case: length-of-stay-hours
df = visits.copy()
df['los'] = df['discharged'] - df['admitted']
df['los_hours'] = df['los'].dt.total_seconds() / 3600
result = df[['visit_id', 'los', 'los_hours']]

# case: censor-open-stays
df = visits.copy()
censor = pd.Timestamp('2024-03-15')
df['end'] = df['discharged'].fillna(censor)
df['days'] = (df['end'] - df['admitted']).dt.days
result = df.groupby('ward')['days'].agg(['mean', 'max', 'count'])

# case: los-components-table
los = (visits['discharged'] - visits['admitted']).dropna()
los.index = visits.loc[los.index, 'visit_id']
result = los.dt.components[['days', 'hours', 'minutes']]

# case: patient-age-at-visit
p = patients.assign(dob=pd.to_datetime(patients['dob']))
m = visits.merge(p, on='pid', how='inner')
m['age'] = ((m['admitted'] - m['dob']).dt.days / 365.25)
m['age_years'] = np.floor(m['age'])
result = m[['visit_id', 'name', 'age_years']]

# case: admissions-by-calendar-day
daily = visits.groupby(visits['admitted'].dt.date).size()
daily.index.name = 'day'
result = daily.reset_index(name='n')

# case: admissions-by-normalized-day
df = visits.assign(day=visits['admitted'].dt.normalize())
daily = df.groupby('day').agg(n=('visit_id', 'count'), cost=('cost', 'sum'), wards=('ward', 'nunique'))
daily['report_date'] = np.datetime64('2024-03-31')
result = daily.reset_index()

# case: weekday-counts
names = visits['admitted'].dt.day_name()
order = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = names.value_counts().reindex(order, fill_value=0).to_dict()

# case: weekend-admission-flag
df = visits.dropna(subset=['admitted']).copy()
df['weekend'] = df['admitted'].dt.dayofweek >= 5
df['shift'] = pd.cut(df['admitted'].dt.hour, bins=[0, 8, 16, 24], labels=['night', 'day', 'evening'], right=False)
result = pd.crosstab(df['shift'], df['weekend'])

# case: readmission-within-30-days
df = visits.sort_values(['pid', 'admitted']).copy()
df['prev_discharge'] = df.groupby('pid')['discharged'].shift()
df['gap'] = df['admitted'] - df['prev_discharge']
df['readmit30'] = df['gap'] <= pd.Timedelta(days=30)
result = df[['pid', 'visit_id', 'prev_discharge', 'gap', 'readmit30']]

# case: date-column-from-date-object
df = patients[['pid', 'name']].copy()
df['registered'] = dt.date(2024, 1, 1)
result = {'dtype': str(df['registered'].dtype), 'type': type(df['registered'].iloc[0]).__name__, 'uniq': df['registered'].nunique()}

# case: convert-date-objects-and-diff
df = shots.copy()
df['as_of'] = pd.Timestamp('2024-03-31')
df['given'] = pd.to_datetime(df['given'])
df['months_ago'] = (df['as_of'].dt.year - df['given'].dt.year) * 12 + (df['as_of'].dt.month - df['given'].dt.month)
result = df

# case: date-minus-date-objects
df = shots.copy()
df['as_of'] = dt.date(2024, 3, 31)
df['elapsed'] = df['as_of'] - df['given']
result = df[['pid', 'vaccine', 'elapsed']]

# case: booster-due-offset
df = shots.copy()
df['given'] = pd.to_datetime(df['given'])
months = df['vaccine'].map({'flu': 12, 'covid': 6, 'mmr': 48})
df['next_due'] = [d + pd.DateOffset(months=int(m)) for d, m in zip(df['given'], months)]
df['overdue'] = df['next_due'] < pd.Timestamp('2024-04-15')
result = df.sort_values('next_due')

# case: latest-shot-per-patient
df = shots.assign(given=pd.to_datetime(shots['given']))
idx = df.groupby('pid')['given'].idxmax()
result = df.loc[idx].set_index('pid')

# case: shot-pivot-first-date
df = shots.assign(given=pd.to_datetime(shots['given']))
wide = df.pivot_table(index='pid', columns='vaccine', values='given', aggfunc='min')
result = wide.fillna(pd.Timestamp('1900-01-01'))

# case: merge-asof-nearest-shot
left = visits.dropna(subset=['admitted']).sort_values('admitted')[['visit_id', 'pid', 'admitted']]
right = shots.assign(given=pd.to_datetime(shots['given']).astype('datetime64[ns]')).sort_values('given')
result = pd.merge_asof(left, right, left_on='admitted', right_on='given', by='pid')

# case: census-per-day
days = pd.date_range('2024-02-27', '2024-03-05')
census = {}
for d in days:
    end = visits['discharged'].fillna(pd.Timestamp.max)
    census[d.strftime('%m-%d')] = int(((visits['admitted'] < d + pd.Timedelta(days=1)) & (end >= d)).sum())
result = census

# case: set-of-admission-dates
dates = set(visits['admitted'].dropna().dt.date)
dates.add(dt.date(2024, 3, 1))
result = sorted(d.isoformat() for d in dates)

# case: dict-of-dates-by-patient
by_patient = defaultdict(list)
for row in visits.itertuples(index=False):
    if not pd.isna(row.admitted):
        by_patient[row.pid].append(row.admitted.strftime('%Y-%m-%d'))
result = dict(by_patient)

# case: counter-of-months
months = visits['admitted'].dropna().dt.strftime('%b %Y')
counts = Counter(months)
counts.update(visits['discharged'].dropna().dt.strftime('%b %Y'))
result = dict(counts)

# case: string-of-frame-with-times
df = visits.loc[:4, ['visit_id', 'admitted', 'discharged']].copy()
df['printed'] = dt.datetime(2024, 3, 31, 9, 5)
df['batch'] = pd.Timestamp('2024-03-31')
result = str(df)

# case: ward-first-last-visit
g = visits.groupby('ward').agg(first=('admitted', 'min'), last=('admitted', 'max'), n=('admitted', 'count'))
g['span'] = g['last'] - g['first']
result = g

# case: round-and-floor-admission
s = visits['admitted'].dropna().head(5)
df = pd.DataFrame({'orig': s, 'hour': s.dt.floor('h'), 'quarter': s.dt.round('15min'), 'day': s.dt.ceil('D')})
df.loc[df['orig'] == df['day'], 'note'] = 'midnight'
result = df

# case: fillna-discharge-with-admit-plus
df = visits.copy()
df['discharged'] = df['discharged'].fillna(df['admitted'] + pd.Timedelta(days=3))
result = df[['visit_id', 'discharged']]

# case: apply-row-label
def label(row):
    if pd.isna(row['admitted']):
        return 'scheduled'
    if pd.isna(row['discharged']):
        return f"in since {row['admitted']:%Y-%m-%d}"
    return f"out after {(row['discharged'] - row['admitted']).days}d"
result = visits.apply(label, axis=1).tolist()

# case: where-future-visits
cut = pd.Timestamp('2024-02-15')
s = visits['admitted'].where(visits['admitted'] < cut, cut)
result = s

# case: mask-early-admissions
s = visits['admitted'].mask(visits['admitted'] < '2024-02-01')
t = visits['admitted'].mask(visits['admitted'].isna(), dt.datetime(2024, 1, 1))
result = (int(s.isna().sum()), s.min(), str(s.dtype), t.min(), str(t.dtype))

# case: between-february
feb = visits[visits['admitted'].between('2024-02-01', '2024-02-29')]
march = visits[visits['admitted'].between(pd.Timestamp('2024-03-01'), dt.datetime(2024, 3, 31), inclusive='left')]
result = pd.concat([feb, march])[['visit_id', 'admitted', 'ward']]

# case: timedelta-stats-by-ward
df = visits.assign(los=visits['discharged'] - visits['admitted'])
stats = df.groupby('ward')['los'].agg(['min', 'max', 'mean', 'sum'])
result = stats

# case: median-and-quantile-los
los = visits['discharged'] - visits['admitted']
longest = visits.loc[los.idxmax(), 'visit_id']
result = {'median': los.median(), 'q90': los.quantile(0.9), 'total': str(los.sum()), 'longest': int(longest)}
