import pandas as pd
import numpy as np
import re
import datetime as dt
from collections import Counter, defaultdict

LISTINGS = {
    'mls': ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M3'],
    'price': ['$450,000', '$1.2M', '325k', 'Contact agent', ' $299,900 ', None, '1,050,000 USD', '325k'],
    'address': ['12 Oak St, Austin, TX 78701', '9 Elm Ave, Dallas, TX', '77 Pine Rd, austin, tx 78702', 'Unit 4/18 Bay Dr, Miami, FL 33101',
                '5 Main St, Tampa, FL 33602-1234', '', '1 Lake Ct, DALLAS, TX 75201', '77 Pine Rd, austin, tx 78702'],
    'beds': [3, '4', '2 bd', 'studio', np.nan, '3+1', 5, '2 bd'],
    'sqft': ['1,850', '3200 sqft', '980', '540 sq ft', '1,400', '', '4 100', '980'],
}
df = pd.DataFrame(LISTINGS)
# case: price-with-suffixes
def price(text):
    if text is None:
        return np.nan
    m = re.search(r'([\d.,]+)\s*([kKmM]?)', text)
    if not m:
        return np.nan
    mult = {'k': 1e3, 'm': 1e6, '': 1}[m.group(2).lower()]
    return float(m.group(1).replace(',', '')) * mult

df['price_num'] = df['price'].map(price)
result = df.drop_duplicates()['price_num'].describe().round(1)
# case: address-to-parts
addr = df['address'].str.extract(r'^(?P<street>[^,]+),\s*(?P<city>[^,]+),\s*(?P<state>[A-Za-z]{2})(?:\s+(?P<zip>\d{5})(?:-\d{4})?)?$')
addr['city'] = addr['city'].str.title()
addr['state'] = addr['state'].str.upper()
result = addr.groupby(['state', 'city'], as_index=False).agg(n=('street', 'nunique'), zips=('zip', 'count'))
# case: beds-mixed-parser
def beds(v):
    if isinstance(v, (int, float)):
        return v
    if v.strip().lower() == 'studio':
        return 0
    if '+' in v:
        return sum(int(p) for p in v.split('+'))
    return int(re.match(r'\d+', v).group())

df['beds'] = df['beds'].apply(beds)
result = df['beds'].astype('Int64').value_counts(dropna=False).sort_index()
# case: beds-sum-mixed-types
result = df['beds'].sum()
# case: price-per-sqft-ranking
df = df.drop_duplicates('mls', keep='first').reset_index(drop=True)
df['sqft'] = pd.to_numeric(df['sqft'].str.replace(r'\D', '', regex=True), errors='coerce')
df['p'] = pd.to_numeric(df['price'].str.replace(r'[$,\sUSD]', '', regex=True).replace({'1.2M': '1200000', '325k': '325000'}), errors='coerce')
df['ppsf'] = (df['p'] / df['sqft']).round(2)
ranked = df.nlargest(3, 'ppsf')[['mls', 'ppsf']]
result = [tuple(x) for x in ranked.to_records(index=False).tolist()]
# case: zip-leading-zeros
z = pd.DataFrame({'zip': [2139, '02139', '2139.0', 33101, None, ' 94105'], 'n': [1, 2, 3, 4, 5, 6]})
z['zip'] = z['zip'].astype('string').str.strip().str.replace(r'\.0$', '', regex=True).str.zfill(5)
result = z.groupby('zip', dropna=False)['n'].sum()
# case: amenities-explode-matrix
am = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'amenities': [['Pool', 'gym'], 'Pool, Garage', None, [], 'GYM']})

def as_list(v):
    if isinstance(v, list):
        return [x.lower() for x in v]
    if isinstance(v, str):
        return [x.strip().lower() for x in v.split(',')]
    return []

am['amenities'] = am['amenities'].apply(as_list)
long = am.explode('amenities')
matrix = pd.crosstab(long['id'], long['amenities']).reindex(am['id'], fill_value=0).astype(bool)
result = matrix
# case: lease-overlaps-by-unit
leases = pd.DataFrame({
    'unit': ['1A', '1A', '1a ', '2B', '2B'],
    'start': ['2023-01-01', '2023-12-15', '2025-01-01', '2024-01-01', '2024-07-01'],
    'end': ['2023-12-31', '2024-12-14', None, '2024-06-30', '2025-06-30'],
})
leases['unit'] = leases['unit'].str.strip().str.upper()
leases[['start', 'end']] = leases[['start', 'end']].apply(pd.to_datetime)
leases = leases.sort_values(['unit', 'start'])
leases['next_start'] = leases.groupby('unit')['start'].shift(-1)
leases['overlap_days'] = (leases['end'] - leases['next_start']).dt.days.add(1).clip(lower=0)
leases['vacant_days'] = (leases['next_start'] - leases['end']).dt.days.sub(1).clip(lower=0)
result = leases.groupby('unit')[['overlap_days', 'vacant_days']].sum().astype(int)
# case: rent-roll-forward-fill
rent = pd.DataFrame({
    'unit': ['A', 'A', 'B', 'B', 'A'],
    'effective': pd.to_datetime(['2024-01-01', '2024-03-01', '2024-02-01', '2024-04-01', '2024-05-01']),
    'rent': ['$1,000', '$1,050', '$900', '$945', ''],
})
rent['rent'] = pd.to_numeric(rent['rent'].str.replace('[$,]', '', regex=True))
months = pd.date_range('2024-01-01', periods=6, freq='MS')
grid = rent.pivot(index='effective', columns='unit', values='rent').reindex(months).ffill()
result = grid
# case: agent-commission-tiers
sales = [
    ('Jo', '450000'), ('jo ', '1200000'), ('Al', '325000'), ('AL', 'withdrawn'), ('Max', '90000'), ('Jo', '0'),
]
tiers = [(1_000_000, 0.02), (400_000, 0.025), (0, 0.03)]
earned, skipped = defaultdict(float), []
for agent, amount in sales:
    agent = agent.strip().title()
    try:
        amount = int(amount)
    except ValueError as e:
        skipped.append((agent, str(e).split(':')[0]))
        continue
    rate = next(r for limit, r in tiers if amount >= limit)
    earned[agent] += amount * rate
table = pd.DataFrame({'agent': list(earned), 'commission': list(earned.values())})
table['share'] = (table['commission'] / table['commission'].sum()).map('{:.1%}'.format)
result = (table, skipped)
# case: quarter-over-quarter-median
s = pd.DataFrame({
    'sold': ['Jan 5, 2023', 'Feb 20, 2023', 'Apr 1, 2023', 'Jun 30, 2023', 'Jul 4, 2023', 'Nov 11, 2023', 'Dec 1, 2023'],
    'k': [300, 320, 310, 350, 400, 380, 360],
})
s['q'] = pd.to_datetime(s['sold'], format='%b %d, %Y').dt.to_period('Q')
med = s.groupby('q')['k'].median()
result = pd.DataFrame({'median': med, 'change_pct': med.pct_change().mul(100).round(2)})
# case: wrong-merge-key
agents = pd.DataFrame({'agent_id': [1, 2], 'agent': ['Jo', 'Al']})
sold = pd.DataFrame({'mls': ['M1', 'M2', 'M3'], 'agent': ['1', '2', '2']})
result = sold.merge(agents, on='agent_id', how='left')
# case: merge-int-with-text
agents = pd.DataFrame({'agent_id': [1, 2], 'agent': ['Jo', 'Al']})
sold = pd.DataFrame({'mls': ['M1', 'M2', 'M3'], 'agent_id': ['1', '2', '2']})
result = sold.merge(agents, on='agent_id', how='left')['agent'].value_counts()
# case: year-built-decade
h = pd.DataFrame({'id': range(7), 'built': ['1987', "c. 1920", '2005?', 'unknown', '1980s', None, 1999]})
h['year'] = h['built'].astype(str).str.extract(r'(\d{4})', expand=False).astype('Float64').astype('Int64')
h['decade'] = (h['year'] // 10 * 10).astype('string') + 's'
result = h[['id', 'year', 'decade']]
# case: outlier-flag-per-city
o = pd.DataFrame({'city': ['X'] * 5 + ['Y'] * 4, 'price': [100, 110, 105, 95, 400, 50, 52, 49, 51]})
def flag(g):
    q1, q3 = g.quantile(0.25), g.quantile(0.75)
    iqr = q3 - q1
    return (g < q1 - 1.5 * iqr) | (g > q3 + 1.5 * iqr)
o['outlier'] = o.groupby('city')['price'].transform(flag)
result = o.loc[o['outlier'], ['city', 'price']].to_dict('records')
