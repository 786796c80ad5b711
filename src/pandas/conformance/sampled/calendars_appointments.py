import pandas as pd
import numpy as np
from datetime import datetime, date, time, timedelta
from itertools import groupby

# Clinic appointments, shifts and closures
appointments_df = pd.DataFrame({
    'appt_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'patient': ['Ruiz', 'Ruiz', 'Chen', 'chen', 'Abebe', 'Ruiz', 'Meyer', 'Abebe', 'Meyer', 'Novak'],
    'doctor': ['Dr. Hall', 'Dr. Hall', 'Dr. Kim', 'Dr. Kim', 'Dr. Hall', 'Dr. Kim', None, 'Dr. Hall', 'Dr. Kim', 'Dr. Hall'],
    'appt_date': [20231229, 20240102, 20240102, 20240103, 20240104, 20240105, 20240106, 20240108, 20240229, 20240231],
    'appt_time': ['09:00', '9:30', '14:15', '16:45', '08:05', '12:00', '10:00', None, '13:30', '11:00'],
    'minutes': [30, 45, 15, 30, 60, 20, 30, 30, 15, 45],
    'no_show': ['N', 'Y', 'N', 'n', 'N', 'Y', 'N', 'N', 'N', None]
})

shifts_df = pd.DataFrame({
    'doctor': ['Dr. Hall', 'Dr. Hall', 'Dr. Kim', 'Dr. Kim', 'Dr. Kim'],
    'weekday': ['Tuesday', 'Thursday', 'Tuesday', 'Wednesday', 'Friday'],
    'start': ['08:00', '08:00', '12:00', '12:00', '09:00'],
    'end': ['12:00', '16:00', '18:00', '18:00', '12:30']
})

closures_df = pd.DataFrame({
    'reason': ['New year', 'Renovation', 'Strike'],
    'date_from': ['2023-12-30', '2024-02-12', '2024-02-29'],
    'date_to': ['2024-01-01', '2024-02-16', '2024-02-29']
})
# case: combine-date-and-time
a = appointments_df.copy()
a['starts'] = pd.to_datetime(a['appt_date'].astype(str) + ' ' + a['appt_time'].fillna('00:00'),
                             format='%Y%m%d %H:%M', errors='coerce')
a['ends'] = a['starts'] + pd.to_timedelta(a['minutes'], unit='min')
result = a[['appt_id', 'starts', 'ends']]
# case: int-date-arithmetic-parts
a = appointments_df[['appt_id', 'appt_date']].copy()
a['year'] = a['appt_date'] // 10000
a['month'] = a['appt_date'] // 100 % 100
a['day'] = a['appt_date'] % 100
result = a.groupby(['year', 'month']).agg(n=('appt_id', 'size'), last_day=('day', 'max')).reset_index()
# case: invalid-calendar-dates
d = pd.to_datetime(appointments_df['appt_date'], format='%Y%m%d', errors='coerce')
result = appointments_df.loc[d.isna(), ['appt_id', 'patient', 'appt_date']]
# case: appointment-in-shift
a = appointments_df.dropna(subset=['appt_time', 'doctor']).copy()
a['date'] = pd.to_datetime(a['appt_date'].astype(str), errors='coerce')
a['weekday'] = a['date'].dt.day_name()
a['appt_time'] = a['appt_time'].str.zfill(5)
m = a.merge(shifts_df, on=['doctor', 'weekday'], how='left')
m['in_shift'] = (m['appt_time'] >= m['start']) & (m['appt_time'] < m['end'])
result = m[['appt_id', 'doctor', 'weekday', 'appt_time', 'in_shift']]
# case: shift-hours-total
s = shifts_df.copy()
s['hours'] = (pd.to_datetime(s['end'], format='%H:%M') - pd.to_datetime(s['start'], format='%H:%M')).dt.total_seconds() / 3600
result = s.groupby('doctor')['hours'].sum()
# case: appointments-in-closures
a = appointments_df.assign(d=pd.to_datetime(appointments_df['appt_date'], format='%Y%m%d', errors='coerce'))
c = closures_df.assign(date_from=pd.to_datetime(closures_df['date_from']), date_to=pd.to_datetime(closures_df['date_to']))
x = a.merge(c, how='cross')
result = x[(x['d'] >= x['date_from']) & (x['d'] <= x['date_to'])][['appt_id', 'd', 'reason']]
# case: closure-interval-index
c = closures_df.copy()
iv = pd.IntervalIndex.from_arrays(pd.to_datetime(c['date_from']), pd.to_datetime(c['date_to']), closed='both')
days = pd.date_range('2024-02-10', '2024-02-18')
flags = [bool(iv.contains(d).any()) for d in days]
result = pd.DataFrame({'day': days, 'closed': flags, 'dow': days.day_name().str[:3]})
# case: open-business-days-per-month
closed = set()
for r in closures_df.itertuples():
    closed.update(pd.date_range(r.date_from, r.date_to).date)
bd = pd.bdate_range('2023-12-01', '2024-02-29')
opens = pd.Series([d.date() not in closed for d in bd], index=bd)
out = opens.groupby(opens.index.to_period('M')).sum()
out.index = out.index.strftime('%Y/%m')
result = out
# case: morning-afternoon-no-show
a = appointments_df.copy()
t = pd.to_datetime(a['appt_time'], format='%H:%M', errors='coerce').dt.time
a['slot'] = ['none' if pd.isnull(x) else ('am' if x < time(12, 0) else 'pm') for x in t]
a['missed'] = a['no_show'].str.upper().eq('Y')
result = a.groupby('slot')['missed'].mean().round(3).to_dict()
# case: patient-visit-streak-itertools
a = appointments_df[appointments_df['patient'].str.lower().isin(['ruiz', 'chen', 'abebe'])]
out = {}
for patient, rows in groupby(sorted(zip(a['patient'].str.title(), a['appt_date'])), key=lambda r: r[0]):
    days = [datetime.strptime(str(d), '%Y%m%d').date() for _, d in rows]
    best = cur = 1
    for p, q in zip(days, days[1:]):
        cur = cur + 1 if q - p == timedelta(days=1) else 1
        best = max(best, cur)
    out[patient] = best
result = out
# case: doctor-busiest-weekday
a = appointments_df.dropna(subset=['doctor']).copy()
a['dow'] = pd.to_datetime(a['appt_date'], format='%Y%m%d', errors='coerce').dt.day_name()
cnt = a.groupby(['doctor', 'dow']).size().reset_index(name='n')
cnt = cnt.sort_values(['doctor', 'n', 'dow'], ascending=[True, False, True])
result = cnt.groupby('doctor').head(1)
# case: next-appointment-lead
a = appointments_df[appointments_df['appt_date'] < 20240200].copy()
a['patient'] = a['patient'].str.capitalize()
a['d'] = pd.to_datetime(a['appt_date'].astype(str))
a = a.sort_values(['patient', 'd'])
a['next'] = a.groupby('patient')['d'].shift(-1)
a['wait'] = np.busday_count(a['d'].values.astype('datetime64[D]'),
                            a['next'].fillna(a['d']).values.astype('datetime64[D]'))
result = a[['patient', 'd', 'next', 'wait']]
# case: week-start-monday
d = pd.to_datetime(appointments_df['appt_date'], format='%Y%m%d', errors='coerce')
week_start = d - pd.to_timedelta(d.dt.weekday, unit='D')
result = (appointments_df.assign(week_start=week_start)
          .groupby('week_start')['minutes'].agg(total='sum', n='count', avg='mean')
          .reset_index())
# case: compare-with-date-object
a = appointments_df.copy()
a['d'] = pd.to_datetime(a['appt_date'], format='%Y%m%d', errors='coerce')
limit = pd.Timestamp(date(2024, 1, 4))
result = {
    'before': a.loc[a['d'] < limit, 'appt_id'].tolist(),
    'on': a.loc[a['d'] == limit, 'appt_id'].tolist(),
    'after': a.loc[a['d'] > limit, 'appt_id'].tolist(),
    'unknown': a.loc[a['d'].isna(), 'appt_id'].tolist()
}
