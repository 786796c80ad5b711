import pandas as pd
import numpy as np
import ast
import math
# case: listings-price-text-k-m
listings_df = pd.DataFrame({
    'listing': ['L1', 'L2', 'L3', 'L4', 'L5'],
    'price': ['450k', '1.2M', '$399,000', 'Call', None],
    'beds': ['3', '4+', 'studio', '2', '1'],
})
def parse_price(p):
    if not isinstance(p, str):
        return np.nan
    p = p.replace('$', '').replace(',', '').strip().lower()
    mult = {'k': 1e3, 'm': 1e6}.get(p[-1], 1)
    try:
        return float(p.rstrip('km')) * mult
    except ValueError:
        return np.nan
listings_df['price_num'] = listings_df['price'].map(parse_price)
listings_df['beds_num'] = listings_df['beds'].str.extract(r'(\d+)', expand=False).fillna('0').astype(int)
result = listings_df
# case: agents-outer-merge-loop
sold_df = pd.DataFrame({'agent': ['Al', 'Bo', 'Cy'], 'sold': [3, 0, 7]})
listed_df = pd.DataFrame({'agent': ['Al', 'Cy', 'Di'], 'listed': [5, 9, 2]})
calls_df = pd.DataFrame({'agent': ['Bo', 'Di'], 'calls': [40, 12]})
agents_df = sold_df
for part in (listed_df, calls_df):
    agents_df = agents_df.merge(part, on='agent', how='outer')
agents_df = agents_df.fillna(0).astype({'sold': int, 'listed': int, 'calls': int})
result = agents_df.sort_values('agent').reset_index(drop=True)
# case: tenants-leases-active-between
leases_df = pd.DataFrame([
    dict(tenant='T1', unit='1A', start='01/15/2023', end='01/14/2024', rent='1,500'),
    dict(tenant='T2', unit='1B', start='03/01/2023', end='02/29/2024', rent='1,650'),
    dict(tenant='T3', unit='1A', start='02/01/2024', end='01/31/2025', rent='1,580'),
    dict(tenant='T4', unit='2C', start='07/01/2023', end=None, rent='2,000'),
])
leases_df[['start', 'end']] = leases_df[['start', 'end']].apply(pd.to_datetime, format='%m/%d/%Y')
leases_df['rent'] = leases_df['rent'].str.replace(',', '').astype('int64')
d = pd.Timestamp('2024-01-31')
cur = leases_df[(leases_df['start'] <= d) & (leases_df['end'].fillna(pd.Timestamp.max) >= d)]
result = {'tenants': cur['tenant'].tolist(), 'rent': int(cur['rent'].sum())}
# case: units-floor-multiindex-columns
cols = pd.MultiIndex.from_product([['2023', '2024'], ['rent', 'fee']])
units_df = pd.DataFrame([[100, 5, 110, 6], [200, 9, 210, 9]], index=['u1', 'u2'], columns=cols)
flat = units_df.copy()
flat.columns = ['_'.join(x) for x in flat.columns]
result = {
    'rent': units_df.xs('rent', axis=1, level=1),
    'flat': flat,
    'totals': units_df['2024'].sum(axis=1).to_dict(),
}
# case: inspections-latest-pass
insp_df = pd.DataFrame({
    'bldg': [1, 1, 2, 2, 3],
    'when': ['2024-01-10', '2024-03-05', '2024-02-02', '2024-02-02', '2023-12-30'],
    'ok': ['pass', 'FAIL', 'Fail', 'Pass', 'pass'],
}).assign(
    when=lambda d: pd.to_datetime(d['when']),
    ok=lambda d: d['ok'].str.lower().eq('pass'),
)
result = insp_df.sort_values(['bldg', 'when', 'ok']).groupby('bldg').tail(1).set_index('bldg')
# case: addresses-split-expand
addr_df = pd.DataFrame({'addr': ['12 Oak St, Salem, MA 01970', '9 Elm Ave,Lynn,MA', 'PO Box 4', None]})
parts = addr_df['addr'].str.split(',', expand=True)
parts.columns = ['street', 'city', 'state_zip']
parts = parts.apply(lambda s: s.str.strip())
parts['zip'] = parts['state_zip'].str.extract(r'(\d{5})')
parts['state'] = parts['state_zip'].str[:2]
result = parts.drop(columns='state_zip')
# case: mortgage-grid-apply
rates = [0.04, 0.05]
years = [15, 30]
grid_df = pd.DataFrame([(r, y) for r in rates for y in years], columns=['rate', 'years'])
def payment(row, principal=200000):
    i, n = row['rate'] / 12, row['years'] * 12
    return round(principal * i / (1 - math.pow(1 + i, -n)), 2)
grid_df['pmt'] = grid_df.apply(payment, axis=1)
result = grid_df.pivot(index='years', columns='rate', values='pmt')
# case: neighborhoods-quantiles
sales_df = pd.DataFrame({
    'hood': ['N', 'N', 'N', 'S', 'S', 'E'],
    'price': [300, 340, 500, 200, 260, 410],
})
result = sales_df.groupby('hood')['price'].quantile([0.25, 0.5, 0.75]).unstack()
# case: features-literal-eval-mixed
feat_df = pd.DataFrame({
    'id': [10, 11, 12, 13],
    'features': ["{'pool': True, 'garage': 2}", "{}", "{'pool': False}", 'unknown'],
})
def safe_parse(txt):
    try:
        return ast.literal_eval(txt)
    except (ValueError, SyntaxError):
        return {}
parsed = feat_df['features'].apply(safe_parse)
feat_df['pool'] = parsed.apply(lambda d: d.get('pool', False))
feat_df['garage'] = parsed.apply(lambda d: d.get('garage')).astype('float64')
result = (feat_df[['id', 'pool', 'garage']], feat_df.dtypes.astype(str).to_dict())
# case: rent-roll-frame-info
roll_df = pd.DataFrame({
    'unit': ['1A', '1B', '2A', '2B'],
    'rent': [1500.0, None, 1700.0, 1650.0],
    'occupied': [True, False, True, True],
    'since': pd.to_datetime(['2022-01-01', None, '2023-05-01', '2023-09-15']),
})
result = pd.DataFrame({
    'dtype': roll_df.dtypes.astype(str),
    'non_null': roll_df.count(),
    'nunique': roll_df.nunique(),
    'first': roll_df.iloc[0].astype(str),
})
# case: utility-bills-period-index
bills_df = pd.DataFrame(
    {'elec': [90, 85, 70], 'gas': [60, 55, 20]},
    index=pd.period_range('2024-01', '2024-03', freq='M', name='month'),
)
bills_df['total'] = bills_df.eval('elec + gas')
bills_df['chg'] = bills_df['total'].diff()
out = bills_df.reset_index()
out['month'] = out['month'].dt.to_timestamp()
result = out
# case: maintenance-priority-sort-key
tickets_df = pd.DataFrame({
    'ticket': [1, 2, 3, 4, 5],
    'prio': ['low', 'High', 'medium', 'high', 'LOW'],
    'opened': ['2024-01-05', '2024-01-03', '2024-01-01', '2024-01-02', '2024-01-04'],
})
order = {'high': 0, 'medium': 1, 'low': 2}
result = tickets_df.sort_values(
    by=['prio', 'opened'],
    key=lambda s: s.str.lower().map(order) if s.name == 'prio' else s,
).reset_index(drop=True)
# case: parcels-dup-index-align
p1 = pd.DataFrame({'acres': [1.5, 2.0, 0.5]}, index=['x', 'y', 'x'])
p2 = pd.Series({'x': 100, 'y': 250, 'z': 0}, name='value')
j = p1.join(p2)
j['per_acre'] = (j['value'] / j['acres']).round(2)
result = {'joined': j, 'unique': p1.index.is_unique, 'sum': p1.groupby(level=0)['acres'].sum().to_dict()}
# case: no-rows-given-columns-query
viewings_df = pd.DataFrame([], columns=['id', 'agent', 'date', 'offer'])
viewings_df['offer'] = viewings_df['offer'].astype(float)
viewings_df['date'] = pd.to_datetime(viewings_df['date'])
hi = viewings_df.query('offer > 100000')
result = {
    'shape': hi.shape,
    'max': viewings_df['offer'].max(),
    'empty': viewings_df.empty,
    'dtypes': [str(t) for t in hi.dtypes],
    'records': hi.to_dict(orient='records'),
}
