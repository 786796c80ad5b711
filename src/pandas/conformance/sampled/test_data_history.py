import pandas as pd
import numpy as np
import re
# case: shipments-status-history
history_df = pd.DataFrame.from_records(
    [
        (1, 'created', '2024-01-01 08:00'),
        (1, 'shipped', '2024-01-02 09:30'),
        (1, 'delivered', '2024-01-05 16:00'),
        (2, 'created', '2024-01-03 10:00'),
        (2, 'shipped', '2024-01-03 18:00'),
        (3, 'created', '2024-01-04 11:00'),
    ],
    columns=['ship_id', 'status', 'at'],
)
history_df['at'] = pd.to_datetime(history_df['at'])
wide = history_df.pivot(index='ship_id', columns='status', values='at')
wide = wide[['created', 'shipped', 'delivered']]
wide['transit'] = wide['delivered'] - wide['shipped']
wide['transit_h'] = wide['transit'].dt.total_seconds() / 3600
wide.columns.name = None
result = wide.reset_index()
# case: routes-cross-merge
origins_df = pd.DataFrame({'origin': ['BOS', 'NYC', 'CHI']})
dests_df = pd.DataFrame({'dest': ['NYC', 'LAX', 'CHI']})
pairs = origins_df.merge(dests_df, how='cross').query('origin != dest')
pairs['route'] = pairs['origin'].str.cat(pairs['dest'], sep='->')
result = pairs.reset_index(drop=True)
# case: weights-mixed-units
parcels_df = pd.DataFrame({
    'pid': ['p1', 'p2', 'p3', 'p4', 'p5'],
    'weight': ['2 kg', '500g', '1.5KG', '3 lb', 'heavy'],
})
ex = parcels_df['weight'].str.lower().str.extract(r'^([\d.]+)\s*(kg|g|lb)$')
factor = {'kg': 1.0, 'g': 0.001, 'lb': 0.4536}
parcels_df['kg'] = (ex[0].astype(float) * ex[1].map(factor)).round(3)
result = parcels_df
# case: trucks-object-column-mixed
trucks_df = pd.DataFrame({'truck': [1, 2, 3, 4], 'capacity': [10, '12', 15.5, None], 'plate': ['AB-1', 77, None, 'XY-9']})
types = {c: trucks_df[c].map(lambda v: type(v).__name__).tolist() for c in trucks_df.columns}
trucks_df['capacity'] = pd.to_numeric(trucks_df['capacity'])
result = (types, trucks_df['capacity'].tolist(), trucks_df.dtypes.astype(str).tolist())
# case: stops-multiindex-slice
stops_df = pd.DataFrame(
    [['R1', 1, 'Dock', 5], ['R1', 2, 'Mall', 12], ['R1', 3, 'Port', 7], ['R2', 1, 'Dock', 3], ['R2', 2, 'Farm', 20]],
    columns=['route', 'stop', 'place', 'mins'],
).set_index(['route', 'stop']).sort_index()
result = {
    'r1': stops_df.loc['R1'],
    'second': stops_df.xs(2, level='stop'),
    'one': stops_df.loc[('R2', 2), 'place'],
    'levels': list(stops_df.index.names),
}
# case: delivery-slots-interval-join
slots_df = pd.DataFrame({'slot': ['am', 'noon', 'pm'], 'lo': [6, 11, 14], 'hi': [11, 14, 20]})
drops_df = pd.DataFrame({'drop': [1, 2, 3, 4, 5], 'hour': [7, 11, 13, 19, 22]})
joined = drops_df.merge(slots_df, how='cross')
joined = joined[(joined['hour'] >= joined['lo']) & (joined['hour'] < joined['hi'])]
result = drops_df.merge(joined[['drop', 'slot']], on='drop', how='left')
# case: asof-price-lookup
tariff_df = pd.DataFrame({
    'valid_from': pd.to_datetime(['2024-01-01', '2024-02-01', '2024-03-15']),
    'per_kg': [1.0, 1.2, 1.5],
})
freight_df = pd.DataFrame({
    'id': ['a', 'b', 'c', 'd'],
    'day': pd.to_datetime(['2023-12-31', '2024-01-31', '2024-02-01', '2024-04-01']),
    'kg': [10, 20, 30, 40],
})
m = pd.merge_asof(freight_df, tariff_df, left_on='day', right_on='valid_from')
m['cost'] = m['kg'] * m['per_kg']
result = m[['id', 'day', 'per_kg', 'cost']]
# case: container-codes-regex
codes_df = pd.DataFrame({'code': ['MSCU1234567', 'hlxu 7654321', 'BAD', None, 'TGHU-000111-2']})
norm = codes_df['code'].str.upper().str.replace(r'[\s-]', '', regex=True)
codes_df['owner'] = norm.str[:4].where(norm.str.match(r'^[A-Z]{4}\d{7}$', na=False))
codes_df['serial'] = norm.str.extract(r'(\d{6})\d$', expand=False)
result = codes_df
# case: hub-stack-counts
hub_df = pd.DataFrame(
    {'in': {'H1': 5, 'H2': 8}, 'out': {'H1': 4, 'H3': 2}}
)
stacked = hub_df.stack().rename_axis(['hub', 'dir']).reset_index(name='n')
result = stacked.sort_values(['hub', 'dir']).reset_index(drop=True)
# case: driver-days-business-range
bd = pd.bdate_range('2024-05-03', periods=6)
drivers = ['Gus', 'Hal', 'Ivy']
plan_df = pd.DataFrame({'day': bd, 'driver': [drivers[i % 3] for i in range(len(bd))]})
plan_df['dow'] = plan_df['day'].dt.strftime('%a')
plan_df['week'] = plan_df['day'].dt.isocalendar().week
result = plan_df.groupby('week')['driver'].nunique().reset_index(name='drivers')
# case: fuel-rows-from-text-lines
raw = """
T1 | 2024-01-03 | 55.2 L
T2 | 03.01.2024 | 40 L
T1 | 2024-01-09 |
T3 | ??? | 61.75 L
"""
rows = []
for line in raw.strip().splitlines():
    truck, day, qty = [p.strip() for p in line.split('|')]
    m = re.match(r'([\d.]+)', qty)
    rows.append({'truck': truck, 'day': day, 'litres': float(m.group(1)) if m else None})
fuel_df = pd.DataFrame(rows)
iso = pd.to_datetime(fuel_df['day'], format='%Y-%m-%d', errors='coerce')
eu = pd.to_datetime(fuel_df['day'], format='%d.%m.%Y', errors='coerce')
fuel_df['day'] = iso.fillna(eu)
result = fuel_df
# case: empty-merge-shape
a_df = pd.DataFrame({'id': [1, 2], 'x': ['p', 'q']})
b_df = pd.DataFrame({'id': pd.Series([], dtype='int64'), 'y': pd.Series([], dtype='float64')})
inner = a_df.merge(b_df, on='id')
left = a_df.merge(b_df, on='id', how='left')
outer = b_df.merge(a_df, on='id', how='outer')
result = (inner.shape, inner.columns.tolist(), left, outer)
# case: mileage-float-ints-convert
mile_df = pd.DataFrame({'van': ['v1', 'v2', 'v3'], 'km': [100.0, np.nan, 250.0], 'trips': ['3', None, '7'], 'ok': [True, None, False]})
conv = mile_df.convert_dtypes()
result = {
    'before': mile_df.dtypes.map(str).to_dict(),
    'after': conv.dtypes.map(str).to_dict(),
    'km': conv['km'].fillna(0).tolist(),
}
# case: zones-get-dummies
zones_df = pd.DataFrame({'pkg': [1, 2, 3, 4], 'zone': ['N', 'S', 'N', None], 'tags': ['cold|fragile', 'cold', '', 'bulk']})
d1 = pd.get_dummies(zones_df['zone'], prefix='zone', dtype=int)
d2 = zones_df['tags'].str.get_dummies(sep='|')
result = pd.concat([zones_df[['pkg']], d1, d2], axis=1)
