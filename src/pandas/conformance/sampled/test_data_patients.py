import pandas as pd
import numpy as np
import ast
from datetime import datetime, timedelta
from io import StringIO
# case: patients-mixed-missing-kinds
patients_df = pd.DataFrame({
    'patient_id': ['P001', 'P002', 'P003', 'P004', 'P005'],
    'age': [34, None, np.nan, 71, float('nan')],
    'admitted': [pd.Timestamp('2024-01-02'), pd.NaT, None, pd.Timestamp('2024-01-10 14:30'), np.nan],
    'blood': ['A+', None, pd.NA, 'O-', np.nan],
    'weight': [70.5, 80, None, 65, 90.25],
})
result = {
    'dtypes': {col: str(dt) for col, dt in patients_df.dtypes.items()},
    'nulls': patients_df.isnull().sum().to_dict(),
    'complete': patients_df.dropna()['patient_id'].tolist(),
}
# case: visits-helper-make-row
def make_visit(vid, pid, day, cost=None, **extra):
    row = {'visit_id': vid, 'patient_id': pid, 'visit_date': f'2024-02-{day:02d}', 'cost': cost}
    row.update(extra)
    return row

visits_df = pd.DataFrame([
    make_visit(1, 'P1', 3, 120.0),
    make_visit(2, 'P2', 3, 80.0, ward='East'),
    make_visit(3, 'P1', 17, None, ward='West'),
    make_visit(4, 'P3', 28, 200.0, ward='East', urgent=True),
    make_visit(5, 'P2', 29, 80.0),
])
visits_df['visit_date'] = pd.to_datetime(visits_df['visit_date'])
visits_df['prev_visit'] = visits_df.groupby('patient_id')['visit_date'].shift()
visits_df['gap_days'] = (visits_df['visit_date'] - visits_df['prev_visit']).dt.days
result = visits_df
# case: lab-results-linspace
lab_df = pd.DataFrame({
    'sample': [f'S{i:03d}' for i in range(1, 7)],
    'glucose': np.linspace(80, 130, 6),
    'plate': np.repeat(['P1', 'P2'], 3),
    'baseline': np.full(6, 95.0),
})
lab_df['flag'] = np.where(lab_df['glucose'] > 110, 'HIGH', np.where(lab_df['glucose'] < 85, 'LOW', 'OK'))
result = lab_df.groupby(['plate', 'flag']).size().unstack(fill_value=0)
# case: diagnoses-read-csv-dtype
csv = StringIO(
    "patient_id,icd,severity,onset\n"
    "0001,J45.0,2,2023-11-02\n"
    "0002,E11,3,2022-01-15\n"
    "0003,I10,NA,2021-07-30\n"
    "0001,E11,1,\n"
)
diagnoses_df = pd.read_csv(csv, dtype={'patient_id': str, 'severity': 'Int64'}, parse_dates=['onset'])
result = (diagnoses_df, diagnoses_df.dtypes.astype(str).to_dict())
# case: vitals-multiindex-tuples
index = pd.MultiIndex.from_tuples(
    [('P1', 'morning'), ('P1', 'evening'), ('P2', 'morning'), ('P3', 'evening')],
    names=['patient', 'time'],
)
vitals_df = pd.DataFrame({'pulse': [70, 82, 65, 90], 'temp': [36.6, 37.1, 36.4, 38.2]}, index=index)
result = vitals_df.unstack('time')['temp'].reindex(columns=['morning', 'evening'])
# case: blood-pressure-split-text
bp_df = pd.DataFrame({'pid': [1, 2, 3, 4, 5], 'bp': ['120/80', '140 / 95', '  110/70', 'bad', None]})
parts = bp_df['bp'].str.extract(r'(?P<systolic>\d+)\s*/\s*(?P<diastolic>\d+)')
bp_df = bp_df.join(parts.astype('float'))
bp_df['hypertensive'] = (bp_df['systolic'] >= 140) | (bp_df['diastolic'] >= 90)
result = bp_df[['pid', 'systolic', 'diastolic', 'hypertensive']]
# case: age-groups-cut
ages_df = pd.DataFrame({'name': ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'age': [0, 12, 18, 35, 65, 90, None]})
ages_df['grp'] = pd.cut(ages_df['age'], bins=[0, 18, 65, 120], labels=['child', 'adult', 'senior'], right=False)
result = ages_df['grp'].value_counts(sort=False, dropna=False).to_frame('n')
# case: ward-beds-period-range
beds_df = pd.DataFrame({
    'month': pd.period_range('2023-11', periods=5, freq='M'),
    'occupied': [40, 42, 38, 45, 41],
})
beds_df['quarter'] = beds_df['month'].dt.quarter
beds_df['year'] = beds_df['month'].dt.year
beds_df['label'] = beds_df['month'].astype(str)
result = beds_df.groupby(['year', 'quarter'])['occupied'].mean().reset_index()
# case: doses-timedelta-range
start = pd.Timestamp('2024-04-01 08:00')
offsets = pd.timedelta_range(start='0h', periods=5, freq='6h')
doses_df = pd.DataFrame({'dose_no': range(1, 6), 'given_at': start + offsets, 'mg': [50, 50, 25, 25, 25]})
doses_df['cum_mg'] = doses_df['mg'].cumsum()
doses_df['day'] = doses_df['given_at'].dt.date.astype(str)
result = doses_df.groupby('day').agg(doses=('dose_no', 'count'), mg=('mg', 'sum'), last=('given_at', 'max'))
# case: dedupe-registrations
reg_df = pd.DataFrame([
    ['jane doe', 'JANE@X.ORG', '2024-01-01'],
    ['Jane Doe ', 'jane@x.org', '2024-01-05'],
    ['John Roe', 'john@y.org', '2024-01-02'],
    ['JOHN ROE', None, '2024-01-03'],
    ['Max Poe', 'max@z.org', '2024-01-04'],
], columns=['name', 'email', 'registered'])
reg_df = reg_df.map(lambda v: v.strip() if isinstance(v, str) else v)
reg_df['key'] = reg_df['name'].str.lower()
latest = reg_df.sort_values('registered').drop_duplicates('key', keep='last').sort_index()
result = latest[['name', 'email', 'registered']]
# case: allergies-literal-eval-dict
allergies_df = pd.DataFrame({
    'pid': [1, 2, 3],
    'info': ["{'allergy': 'nuts', 'level': 3}", "{'allergy': None, 'level': 0}", "{'allergy': 'latex'}"],
})
parsed = pd.DataFrame(allergies_df['info'].map(ast.literal_eval).tolist(), index=allergies_df.index)
result = pd.concat([allergies_df[['pid']], parsed], axis=1)
# case: empty-claims-append
claims_df = pd.DataFrame(columns=['claim_id', 'amount', 'status']).astype(
    {'claim_id': 'int64', 'amount': 'float64', 'status': 'str'}
)
new_rows = pd.DataFrame({'claim_id': [1, 2], 'amount': [99.9, 10.0], 'status': ['open', 'paid']})
combined = pd.concat([claims_df, new_rows], ignore_index=True)
result = {
    'before': claims_df.dtypes.astype(str).to_dict(),
    'after': combined.dtypes.astype(str).to_dict(),
    'rows': combined.to_dict('records'),
}
# case: describe-all-include
mix_df = pd.DataFrame({
    'ward': ['A', 'B', 'A', 'C', 'A'],
    'stay': [3, 5, 2, 8, 3],
    'discharged': [True, True, False, True, True],
})
result = mix_df.describe(include='all')
# case: staff-rota-reindex
rota_df = pd.DataFrame({'nurse': ['N1', 'N2', 'N3']}, index=['mon', 'wed', 'fri'])
week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
full_week = rota_df.reindex(week)
full_week['covered'] = full_week['nurse'].notna().map({True: 'Y', False: 'N'})
full_week['nurse_ffill'] = full_week['nurse'].ffill()
result = full_week.reset_index(names='day')
