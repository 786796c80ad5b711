import pandas as pd
import numpy as np
import datetime as dt
from collections import defaultdict

patients = pd.DataFrame({
    'pid': ['P1', 'P2', 'P3', 'P10', 'P11', 'P20'],
    'name': ['Zoë Müller', 'o\'brien, Pat', 'LI WEI', None, 'josé  garcía', 'Ng'],
    'dob': ['1980-02-29', '01/05/1975', '1999-12-31', '', None, '2010-07-04'],
    'smoker': pd.array([True, None, False, False, None, True], dtype='boolean'),
    'weight_kg': pd.array([70.25, 82.0, None, 55.5, 101.125, 18.0], dtype='Float64'),
    'visits': pd.array([3, 1, 0, None, 12, 1], dtype='Int64'),
})
visits = pd.DataFrame({
    'visit_id': range(1, 13),
    'pid': ['P1', 'P1', 'P2', 'P11', 'P11', 'P11', 'P20', 'P99', None, 'P1', 'P11', 'P2'],
    'arrived': pd.to_datetime(['2023-03-01 08:15', '2023-03-01 14:30', '2023-03-02 09:00', '2023-03-05 23:50', '2023-03-06 00:10',
                               None, '2023-03-07 12:00', '2023-03-08 07:45', '2023-03-08 07:45', '2023-04-01 10:00', '2023-04-15 16:20', '2023-05-20 11:11']),
    'left': pd.to_datetime(['2023-03-01 09:00', '2023-03-01 14:50', '2023-03-03 10:30', '2023-03-06 00:05', '2023-03-06 03:10',
                            '2023-03-06 12:00', None, '2023-03-08 08:45', '2023-03-08 07:45', '2023-04-01 10:00:30', '2023-04-18 17:20', '2023-05-20 11:41'], format='ISO8601'),
    'ward': pd.Categorical(['ER', 'GP', 'ER', 'ER', 'ICU', 'GP', None, 'ER', 'GP', 'GP', 'ICU', 'GP'], categories=['GP', 'ER', 'ICU', 'LAB'], ordered=True),
    'cost': [250.0, 80.0, 1250.75, 310.1, 9800.0, 80.0, np.nan, 250.0, 0.0, 80.0, 15250.5, 85.5],
})
labs = pd.DataFrame({
    'pid': ['P1', 'P1', 'P2', 'P11', 'P11', 'P20'],
    'test': ['HbA1c', 'LDL', 'HbA1c', 'LDL', 'HbA1c', 'TSH'],
    'value': ['5.6', '130', '<4.0', 'n/a', '7.25', ' 2.10 '],
    'unit': ['%', 'mg/dL', '%', 'mg/dL', '%', None],
})

# case: print-patients
result = f'{patients}'

# case: nullable-series-repr
result = '\n\n'.join(repr(patients[c]) for c in ['smoker', 'weight_kg', 'visits'])

# case: duration-hms
def hms(td):
    if pd.isna(td):
        return '-'
    secs = int(td.total_seconds())
    h, rem = divmod(secs, 3600)
    m, s = divmod(rem, 60)
    return f'{h:02d}:{m:02d}:{s:02d}'

visits['stay'] = visits['left'] - visits['arrived']
result = visits['stay'].apply(hms).tolist()

# case: timedelta-series-str
result = str(visits['left'] - visits['arrived'])

# case: timedelta-astype-str
stay = (visits['left'] - visits['arrived']).rename('stay')
result = stay.astype(str).tolist()

# case: category-repr
result = repr(visits['ward'])

# case: ward-value-counts
result = str(visits['ward'].value_counts(sort=False, dropna=False))

# case: categorical-values-str
result = str(visits['ward'].cat.categories) + '\n' + str(visits['ward'].values)

# case: to-dict-list
result = patients.to_dict('list')

# case: to-dict-split
result = labs.to_dict(orient='split')

# case: to-dict-tight
result = labs.set_index(['pid', 'test']).to_dict('tight')

# case: to-dict-series-keys
d = labs.to_dict('series')
result = {k: str(v) for k, v in d.items()}

# case: to-dict-bad-orient
result = labs.to_dict(orient='rows')

# case: lab-sentence
labs['num'] = pd.to_numeric(labs['value'], errors='coerce')
merged = labs.merge(patients[['pid', 'name']], on='pid', how='left')
sentences = []
for _, r in merged.iterrows():
    unit = r['unit'] if pd.notna(r['unit']) else ''
    val = f"{r['num']:.1f}" if pd.notna(r['num']) else f"not measured ({r['value'].strip()})"
    sentences.append(f"{r['name'].title()} had {r['test']} of {val} {unit}".strip() + '.')
result = ' '.join(sentences)

# case: multiindex-row-print
result = str(labs.set_index(['pid', 'test']))

# case: multiindex-repr
mi = labs.set_index(['pid', 'test']).index
result = repr(mi) + '\n' + str(mi.names) + '\n' + str(mi.tolist())

# case: dob-parse-format
d = pd.to_datetime(patients['dob'], errors='coerce', format='mixed')
result = d.dt.strftime('%d/%m/%Y').fillna('unknown').tolist()

# case: nested-dict-text
nested = defaultdict(dict)
for pid, test, value in labs[['pid', 'test', 'value']].itertuples(index=False):
    nested[pid][test] = value.strip()
result = str(dict(nested))

# case: bool-na-if
out = []
for v in patients['smoker']:
    out.append('Yes' if v else 'No')
result = out

# case: boolean-map-yes-no
result = patients.set_index('pid')['smoker'].map({True: 'Yes', False: 'No'}).fillna('-').to_dict()

# case: patient-card-kv
row = patients.set_index('pid').loc['P11']
result = '\n'.join(f'{k}={v}' for k, v in row.items())

# case: timestamps-str-list
result = [str(x) for x in visits['arrived'].tolist()] + [repr(x) for x in visits['left'].head(2)]
