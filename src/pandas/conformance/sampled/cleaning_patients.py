import pandas as pd
import numpy as np

patients_df = pd.DataFrame({
    'patient_id': ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
    'age': ['34', '71', ' 5', 'unknown', '150', '18', None, '64.5'],
    'sex': ['F', 'm', 'Male', 'female', 'M ', '', None, 'F'],
    'smoker': ['yes', 'No', 'Y', 'n', None, 'TRUE', '0', 'maybe'],
    'weight_kg': [61.5, 82.0, 18.2, np.nan, 700.0, 55.0, 90.1, 71.0],
    'height_cm': [165, 180, 110, 172, 169, np.nan, 1.85, 158],
})
visits_df = pd.DataFrame({
    'visit_id': [1, 2, 3, 4, 5, 6, 7, 8, 8],
    'patient_id': ['P1', 'P1', 'P3', 'P9', 'P2', 'P2', None, 'P5', 'P5'],
    'bp': ['120/80', '118 / 76', '95/60', '130/85', '145-95', 'n/a', '110/70', '210/', '210/'],
    'temp': ['36.6', '98.1F', '37,2', '36.9C', '', '101.3 F', None, '36.5', '36.5'],
})
# case: age-clean-and-bin
age = pd.to_numeric(patients_df['age'], errors='coerce')
age = age.where(age.between(0, 120))
bands = pd.cut(age, bins=[0, 12, 18, 40, 65, 120], labels=['child', 'teen', 'adult', 'middle', 'senior'], right=False)
result = pd.DataFrame({'patient_id': patients_df['patient_id'], 'age': age, 'band': bands.astype(object).fillna('unknown')})
# case: band-counts-observed
age = pd.to_numeric(patients_df['age'], errors='coerce')
band = pd.cut(age, [0, 17, 64, 120], include_lowest=True)
result = band.value_counts(sort=False, dropna=False).rename_axis('band').reset_index()
result['band'] = result['band'].astype(str)
# case: sex-first-letter
sex = patients_df['sex'].str.strip().str.upper().str[:1]
result = patients_df[['patient_id']].assign(sex=sex.replace('', pd.NA).map({'F': 'Female', 'M': 'Male'}).fillna('Unknown'))
# case: smoker-to-nullable-bool
truth = {'yes': True, 'y': True, 'true': True, '1': True, 'no': False, 'n': False, '0': False, 'false': False}
smoker = patients_df['smoker'].str.lower().map(truth).astype('boolean')
result = pd.DataFrame({
    'patient_id': patients_df['patient_id'],
    'smoker': smoker,
    'not_smoker': ~smoker,
    'or_true': smoker | True,
    'and_false': smoker & False,
})
# case: kleene-truth-table
vals = [True, False, pd.NA]
a = pd.Series([v for v in vals for _ in range(3)], dtype='boolean')
b = pd.Series(vals * 3, dtype='boolean')
result = pd.DataFrame({'a': a, 'b': b, 'and': a & b, 'or': a | b, 'xor': a ^ b})
# case: bp-split-expand
bp = visits_df['bp'].str.replace('-', '/').str.replace(' ', '')
parts = bp.str.split('/', n=1, expand=True)
parts.columns = ['systolic', 'diastolic']
parts = parts.apply(pd.to_numeric, errors='coerce').astype('Int64')
result = visits_df[['visit_id']].join(parts)
# case: temp-units
t = visits_df['temp'].str.replace(',', '.', regex=False).str.strip()
num = t.str.extract(r'(\d+\.?\d*)')[0].astype(float)
is_f = t.str.contains('F', na=False) | (num > 45)
celsius = num.mask(is_f, (num - 32) * 5 / 9).round(1)
result = visits_df.assign(temp_c=celsius, fever=celsius.gt(38))[['visit_id', 'temp_c', 'fever']]
# case: orphan-visits
known = patients_df['patient_id']
orphan = ~visits_df['patient_id'].isin(known)
result = visits_df.loc[orphan, ['visit_id', 'patient_id']].assign(
    reason=lambda d: np.where(d['patient_id'].isna(), 'null key', 'no parent'))
# case: patients-without-visits
anti = patients_df.merge(visits_df[['patient_id']].drop_duplicates(), how='left', indicator=True)
result = anti.query("_merge == 'left_only'")[['patient_id', 'age', 'sex']].reset_index(drop=True)
# case: duplicated-visit-ids
vc = visits_df['visit_id'].value_counts()
bad = vc[vc > 1].index
result = visits_df[visits_df['visit_id'].isin(bad)].assign(copy_no=lambda d: d.groupby('visit_id').cumcount() + 1)
# case: bmi-apply-expand
def bmi_row(row, low, high):
    h, w = row['height_cm'], row['weight_kg']
    if pd.isna(h) or pd.isna(w):
        return None, 'missing'
    if h < 3:
        h = h * 100
    bmi = w / (h / 100) ** 2
    if not (low <= bmi <= high):
        return round(bmi, 1), 'implausible'
    return round(bmi, 1), 'ok'

out = patients_df.apply(bmi_row, axis=1, result_type='expand', args=(10, 60))
out.columns = ['bmi', 'status']
result = pd.concat([patients_df[['patient_id']], out], axis=1)
# case: iqr-outlier-flag
w = patients_df['weight_kg']
q1, q3 = w.quantile([0.25, 0.75])
iqr = q3 - q1
result = patients_df[['patient_id', 'weight_kg']].assign(
    low=round(q1 - 1.5 * iqr, 2),
    high=round(q3 + 1.5 * iqr, 2),
    outlier=(w < q1 - 1.5 * iqr) | (w > q3 + 1.5 * iqr),
)
# case: missing-profile
blank = patients_df.map(lambda v: isinstance(v, str) and v.strip() == '')
result = pd.DataFrame({
    'nulls': patients_df.isna().sum(),
    'blanks': blank.sum(),
    'distinct': patients_df.nunique(),
    'pct_missing': ((patients_df.isna() | blank).mean() * 100).round(1),
}).rename_axis('column').reset_index()
# case: clip-and-fill-median
w = patients_df['weight_kg'].clip(upper=200)
h = patients_df['height_cm'].mask(patients_df['height_cm'] < 3, lambda s: s * 100)
result = pd.DataFrame({'patient_id': patients_df['patient_id'], 'weight': w.fillna(w.median()), 'height': h.fillna(h.mean().round())})
