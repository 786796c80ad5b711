import pandas as pd
import numpy as np
import re

patients = pd.DataFrame({
    'patient_id': ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08'],
    'name': ['Smith, John', 'DOE, jane', 'Lee, Ann', None, 'Khan, Omar', 'smith, john', 'Wu, Li', 'Lee, Ann'],
    'age': [34, 71, np.nan, 5, 45, 34, 0, 62],
    'sex': ['M', 'F', 'f', 'M', 'm', 'M', '', 'F'],
    'weight': ['70.5', '62', 'n/a', '18.2', '95 kg', '71', '3.4', ''],
    'smoker': [True, False, None, False, True, True, False, np.nan],
    'ward': ['A', 'B', 'A', 'C', 'B', 'A', 'C', 'B'],
})
visits = pd.DataFrame({
    'visit_id': [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    'patient_id': ['P01', 'P02', 'P01', 'P03', 'P09', 'P05', 'P02', 'P02', 'P07', 'P05', None],
    'date': ['2023-01-10', '2023/01/15', '2023-02-01', '15.02.2023', '2023-02-20', '2023-03-01', '2023-03-05', '2023-03-05', '2023-04-01', '', '2023-04-02'],
    'temp': [36.6, 38.2, 37.0, 39.5, np.nan, 36.9, 38.2, 40.1, 36.4, 37.7, 36.6],
    'bp_sys': [120, 150, 118, 99, 135, 142, 160, 155, 80, 141, 120],
    'fee': [100, 250, 0, 80, 60, 250, 100, -100, 45, 250, 100],
}, index=[5, 3, 8, 1, 9, 2, 7, 4, 6, 0, 10])
wards = pd.DataFrame({'beds': [10, 4, 0], 'head': ['Dr. Roe', None, 'Dr. Poe']}, index=pd.Index(['A', 'B', 'D'], name='ward'))

# case: loc-vs-iloc-int-index
result = (visits.loc[5, 'visit_id'], visits.iloc[5]['visit_id'], visits.loc[3:1, 'visit_id'].tolist(), visits.iloc[3:1, 0].tolist())
# case: sort-index-then-slice
v = visits.sort_index()
result = v.loc[2:5, ['patient_id', 'temp']]
# case: index-range-mask-and-where
pos = np.flatnonzero(visits.index >= 6)
result = visits.iloc[pos].sort_index(ascending=False)[['visit_id', 'bp_sys']]
# case: to-numeric-weight
patients['weight_kg'] = pd.to_numeric(patients['weight'].str.replace(' kg', '', regex=False), errors='coerce')
result = patients[['patient_id', 'weight_kg']][patients['weight_kg'].notna()]
# case: weight-astype-float
result = patients['weight'].astype(float).mean()
# case: fever-flag-np-where
visits['fever'] = np.where(visits['temp'].isna(), 'unknown', np.where(visits['temp'] >= 38, 'yes', 'no'))
result = visits.groupby('fever')['visit_id'].apply(list)
# case: where-mask-pair
t = visits['temp']
result = pd.DataFrame({'w': t.where(t < 38), 'w2': t.where(t < 38, 38.0), 'm': t.mask(t > 39, other=-1)})
# case: smoker-fillna-astype
s = patients['smoker'].fillna(False).astype(bool)
result = patients.loc[s, 'patient_id'].to_list()
# case: fill-age-by-ward-median
patients['age'] = patients['age'].fillna(patients.groupby('ward')['age'].transform('median'))
result = patients[['patient_id', 'ward', 'age']]
# case: sort-na-first
result = patients.sort_values(by='age', na_position='first', ascending=False)[['patient_id', 'age']]
# case: split-name-expand
parts = patients['name'].str.split(', ', expand=True)
parts.columns = ['last', 'first']
patients[['last', 'first']] = parts
patients['last'] = patients['last'].str.title()
patients['first'] = patients['first'].str.title()
result = patients.drop(columns=['name', 'weight', 'smoker']).duplicated(subset=['last', 'first'], keep=False)
# case: nlargest-keep-variants
result = [
    visits.nlargest(3, 'fee')['visit_id'].tolist(),
    visits.nlargest(2, 'fee', keep='all')['visit_id'].tolist(),
    visits.nlargest(2, 'fee', keep='last')['visit_id'].tolist(),
    visits['temp'].nsmallest(2, keep='all').to_dict(),
]
# case: last-visit-per-patient-idxmax
v = visits.dropna(subset=['patient_id', 'temp'])
idx = v.groupby('patient_id')['temp'].idxmax()
result = v.loc[idx, ['patient_id', 'temp', 'fee']]
# case: parse-mixed-dates
d = pd.to_datetime(visits['date'], format='mixed', dayfirst=False, errors='coerce')
result = d.dt.strftime('%Y-%m-%d').fillna('missing').tolist()
# case: align-series-other-index
visits['bonus'] = pd.Series([1, 2, 3, 4])
result = visits[['visit_id', 'bonus']]
# case: align-avoid-with-values
s = pd.Series(range(11))
visits['n'] = s.values
visits['n_aligned'] = s
result = visits[['n', 'n_aligned']].head(4)
# case: ward-join-beds
m = patients.merge(wards, left_on='ward', right_index=True, how='left')
m['beds'] = m['beds'].fillna(-1).astype(int)
result = m.loc[:, 'ward':].drop(columns='smoker', errors='ignore')
# case: ward-lookup-loc-missing
result = wards.loc[patients['ward'].unique(), 'beds']
# case: ward-reindex-instead
result = wards.reindex(patients['ward'].unique(), fill_value=0)
# case: sex-standardise-map
patients['sex'] = patients['sex'].str.upper().replace('', np.nan).map({'M': 'Male', 'F': 'Female'})
result = patients['sex'].value_counts(dropna=False).to_dict()
# case: at-iat-set
df = patients.set_index('patient_id')
df.at['P04', 'name'] = 'Unknown'
df.iat[2, 1] = 29
df.at['P10', 'age'] = 50
result = df[['name', 'age']].tail(3)
# case: categorise-bp-cut
def classify(row):
    if row['bp_sys'] < 90:
        return 'low'
    elif row['bp_sys'] < 140:
        return 'normal'
    elif row['temp'] > 39:
        return 'high+fever'
    return 'high'

visits['bp_cat'] = visits.apply(classify, axis=1)
result = pd.crosstab(visits['patient_id'], visits['bp_cat'])
