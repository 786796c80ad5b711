import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter

pets_df = pd.DataFrame({
    'pet_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Rex', ' bella', 'Milo ', 'LUNA', 'Coco', None, 'Rex', 'Ziggy'],
    'species': ['Dog', 'cat', 'Cat', 'dog ', 'Rabbit', 'Dog', 'DOG', None],
    'birth': ['2018-03-01', '2020-07-15', '2015-11-30', None, '2022-02-29', '2019-12-31', '2018-03-01', '2021-06-06'],
    'weight': ['12.5', '4.1kg', '5', '', '1.8 kg', '30', 'n/a', '7.25'],
    'owner_id': [101, 102, 102, 103, None, 104, 105, 999],
})

owners_df = pd.DataFrame({
    'owner_id': [101, 102, 103, 104, 105, 106],
    'owner': ['Ann Lee', 'Bob O\'Neil', 'carla díaz', 'Dan Wu', 'Eve', 'Finn Mc Coy'],
    'phone': ['(555) 123-4567', '555.987.6543', None, '5550001111', '', '+1 555 222 3333'],
    'member': [True, False, None, True, False, True],
})

visits_df = pd.DataFrame({
    'visit_id': ['V01', 'V02', 'V03', 'V04', 'V05', 'V06', 'V07', 'V08', 'V09', 'V10', 'V11', 'V12'],
    'pet_id': [1, 1, 2, 3, 3, 3, 5, 6, 7, 9, 2, 1],
    'date': pd.to_datetime(['2024-01-05', '2024-02-10', '2024-01-05', '2024-01-20', '2024-03-01', '2024-03-01',
                            '2024-02-29', None, '2024-04-15', '2024-04-16', '2024-05-01', '2024-05-01']),
    'reason': ['checkup', 'vaccine', 'Checkup', 'surgery', 'checkup', 'vaccine', 'dental', 'checkup', None, 'surgery', 'dental', 'checkup'],
    'cost': [50.0, 30.0, 50.0, 820.5, 50.0, 30.0, 199.99, np.nan, 0.0, 640.0, 199.99, 55.0],
    'paid': [True, True, False, True, True, False, True, False, True, False, True, True],
})

# case: species-clean-count
pets = pets_df.copy()
pets['species'] = pets['species'].str.strip().str.lower()
result = pets['species'].value_counts(dropna=False)

# case: weight-extract
result = pets_df['weight'].str.extract(r'(\d+\.?\d*)')[0].astype(float)

# case: total-cost-per-owner
merged = visits_df.merge(pets_df, on='pet_id', how='left').merge(owners_df, on='owner_id', how='left')
result = merged.groupby('owner', dropna=False)['cost'].sum().reset_index().sort_values('cost', ascending=False)

# case: latest-visit-per-pet
idx = visits_df.dropna(subset=['date']).groupby('pet_id')['date'].idxmax()
result = visits_df.loc[idx, ['pet_id', 'visit_id', 'date']].reset_index(drop=True)

# case: days-since-previous
v = visits_df.sort_values(['pet_id', 'date', 'visit_id'])
v['prev'] = v.groupby('pet_id')['date'].shift(1)
v['gap_days'] = (v['date'] - v['prev']).dt.days
result = v[['pet_id', 'visit_id', 'gap_days']]

# case: phone-digits
def normalize_phone(p):
    if pd.isna(p) or p == '':
        return None
    digits = re.sub(r'\D', '', p)
    return digits[-10:]

owners = owners_df.copy()
owners['phone_clean'] = owners['phone'].apply(normalize_phone)
result = owners[['owner', 'phone_clean']]

# case: birth-strict-fail
# Convert birth dates and compute the age in years
pets_df['birth'] = pd.to_datetime(pets_df['birth'])
result = (pd.Timestamp('2024-06-01') - pets_df['birth']).dt.days // 365

# case: birth-coerce-age
birth = pd.to_datetime(pets_df['birth'], errors='coerce')
ref = pd.Timestamp('2024-06-01')
age = ref.year - birth.dt.year - ((birth.dt.month * 100 + birth.dt.day) > (ref.month * 100 + ref.day)).astype(int)
result = pets_df.assign(age=age)[['name', 'age']]

# case: monthly-revenue
result = (
    visits_df[visits_df['paid']]
    .dropna(subset=['date'])
    .groupby(visits_df['date'].dt.to_period('M'))['cost']
    .agg(['count', 'sum', 'mean'])
    .round(2)
)

# case: reason-paid-crosstab
result = pd.crosstab(visits_df['reason'].str.lower(), visits_df['paid'], margins=True)

# case: pivot-cost
result = visits_df.pivot_table(index='pet_id', columns=visits_df['reason'].str.title(), values='cost', aggfunc='sum', fill_value=0)

# case: owners-without-pets
mask = ~owners_df['owner_id'].isin(pets_df['owner_id'])
result = owners_df.loc[mask, 'owner'].tolist()

# case: indicator-orphans
m = pd.merge(pets_df[['pet_id', 'owner_id']], owners_df[['owner_id', 'owner']], on='owner_id', how='outer', indicator=True)
result = m['_merge'].value_counts().to_dict()

# case: cost-rank
result = visits_df.assign(
    rank_dense=visits_df['cost'].rank(method='dense', ascending=False),
    rank_min=visits_df['cost'].rank(method='min', ascending=False, na_option='bottom'),
)[['visit_id', 'cost', 'rank_dense', 'rank_min']]

# case: loop-defaultdict
history = defaultdict(list)
for _, row in visits_df.iterrows():
    if pd.notna(row['reason']):
        history[row['pet_id']].append(row['reason'].lower())
result = {k: sorted(set(v)) for k, v in history.items()}

# case: ambiguous-truth
if visits_df['cost'] > 100:
    result = 'expensive'
else:
    result = 'cheap'

# case: cost-band-cut
bands = pd.cut(visits_df['cost'], bins=[-1, 0, 50, 200, np.inf], labels=['free', 'low', 'mid', 'high'])
result = bands.value_counts(sort=False)

# case: np-select-priority
cond = [
    visits_df['cost'].isna(),
    ~visits_df['paid'] & (visits_df['cost'] > 100),
    ~visits_df['paid'],
]
visits_df['status'] = np.select(cond, ['missing', 'urgent', 'pending'], default='ok')
result = visits_df.groupby('status').size()

# case: cumulative-spend
v = visits_df.dropna(subset=['date']).sort_values(['date', 'visit_id'])
v['running'] = v['cost'].cumsum()
v['pet_running'] = v.groupby('pet_id')['cost'].cumsum()
result = v.tail(5)[['visit_id', 'running', 'pet_running']]

# case: name-tidy
result = pets_df['name'].fillna('unknown').str.strip().str.capitalize().tolist()

# case: duplicates-name-species
p = pets_df.assign(key=pets_df['name'].str.strip().str.lower() + '|' + pets_df['species'].str.strip().str.lower())
result = p[p.duplicated('key', keep=False) & p['key'].notna()][['pet_id', 'key']]

# case: named-agg-multi
result = visits_df.groupby('pet_id').agg(
    visits=('visit_id', 'count'),
    first=('date', 'min'),
    last=('date', 'max'),
    total=('cost', 'sum'),
    unpaid=('paid', lambda s: (~s).sum()),
)

# case: owner-name-split
names = owners_df['owner'].str.title().str.split(' ', n=1, expand=True)
names.columns = ['first', 'last']
result = names.fillna('')

# case: weight-int-fail
result = pets_df['weight'].astype(float).mean()

# case: member-bool-fill
owners_df['member'] = owners_df['member'].fillna(False).astype(bool)
result = owners_df.groupby('member')['owner_id'].agg(list)

# case: counter-letters
letters = Counter(''.join(owners_df['owner'].str.lower().str.replace(r'[^a-z]', '', regex=True)))
result = pd.Series(letters).sort_index().nlargest(4)

# case: weekday-names
result = visits_df['date'].dt.day_name().value_counts().sort_index()

# case: missing-summary
summary = pd.DataFrame({
    'missing': pets_df.isnull().sum(),
    'pct': (pets_df.isnull().mean() * 100).round(1),
    'dtype': pets_df.dtypes.astype(str),
})
result = summary[summary['missing'] > 0]

# case: asof-price-list
prices = pd.DataFrame({'valid_from': pd.to_datetime(['2024-01-01', '2024-03-01', '2024-05-01']), 'tariff': ['A', 'B', 'C']})
v = visits_df.dropna(subset=['date']).sort_values('date')
result = pd.merge_asof(v[['visit_id', 'date']], prices, left_on='date', right_on='valid_from', direction='backward')
