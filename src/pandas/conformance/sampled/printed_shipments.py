import pandas as pd
import numpy as np
import itertools
import re

shipments = pd.DataFrame({
    'tracking': ['PKG-9', 'PKG-10', 'PKG-101', 'PKG-2', 'pkg-2', 'PKG-11', 'PKG-20', 'PKG-3', 'PKG-1'],
    'origin': ['Berlin', 'Tokyo', 'São Paulo', 'Berlin', 'berlin', None, 'Lagos', 'Tokyo', 'Berlin'],
    'dest': ['Paris', 'Oslo', 'Lima', 'Paris', 'Paris ', 'Oslo', 'Lima', 'Tokyo', 'Lagos'],
    'kg': [1.5, 20.0, 0.25, 1000.0, 3.75, np.nan, 12.0, 0.0, 7.125],
    'fragile': [True, False, True, True, False, None, False, True, False],
    'shipped': pd.to_datetime(['2024-01-31', '2024-02-01', '2024-02-01', '2024-02-10', None, '2024-02-29', '2024-03-01', '2024-03-01', '2024-03-15']),
    'status': pd.Categorical(['delivered', 'in transit', 'lost', 'delivered', 'delivered', 'in transit', None, 'delivered', 'created']),
})
rates = pd.DataFrame({
    'zone': ['EU', 'EU', 'ASIA', 'ASIA', 'LATAM'],
    'tier': ['std', 'exp', 'std', 'exp', 'std'],
    'rate': [4.5, 9.0, 12.25, 30.0, 18.999],
    'days': [3, 1, 9, 4, 14],
}).set_index(['zone', 'tier'])
zones = {'Paris': 'EU', 'Oslo': 'EU', 'Tokyo': 'ASIA', 'Lima': 'LATAM'}
log = pd.DataFrame({
    'seq': np.arange(1, 91),
    'hub': list(itertools.islice(itertools.cycle(['B1', 'B2', 'A10', 'A9']), 90)),
    'load': np.round(np.arange(90) * 1.37, 2),
})

# case: long-log-truncated
result = str(log)

# case: long-series-truncated
result = repr(log['load'])

# case: long-to-string-lines
txt = log.to_string()
result = (len(txt.splitlines()), txt.splitlines()[-1])

# case: long-option-context
with pd.option_context('display.max_rows', 10):
    result = str(log)

# case: series-bool-truncated
result = str(log['load'] > 50)

# case: range-index-repr
result = [repr(log.index), repr(log.index[10:20:2]), repr(log.set_index('seq').index[:5])]

# case: rates-print
result = f'{rates}'

# case: rates-unstack-columns
u = rates.unstack('tier')
result = str(u)

# case: tuple-columns-str
u = rates.unstack('tier')
result = str(u.columns.tolist()) + '\n' + str(u.columns)

# case: shipments-str
result = str(shipments)

# case: status-series-repr
result = str(shipments['status'])

# case: status-astype-str
result = shipments['status'].astype(str).value_counts().to_string()

# case: tracking-natural
s = shipments['tracking'].str.upper().drop_duplicates()
result = sorted(s, key=lambda t: [int(x) if x.isdigit() else x for x in re.split(r'(\d+)', t)])

# case: route-arrow
route = shipments['origin'].fillna('?').str.strip().str.title() + ' → ' + shipments['dest'].str.strip()
result = route.value_counts().to_dict()

# case: route-sum-kg-report
df = shipments.assign(dest=shipments['dest'].str.strip(), zone=lambda d: d['dest'].map(zones).fillna('OTHER'))
g = df.groupby('zone', as_index=False).agg(n=('tracking', 'size'), kg=('kg', 'sum'))
lines = ['ZONE'.ljust(8) + 'N'.rjust(4) + 'KG'.rjust(12), '=' * 24]
for zone, n, kg in g.itertuples(index=False, name=None):
    lines.append(zone.ljust(8) + str(n).rjust(4) + f'{kg:,.2f}'.rjust(12))
lines.append('TOTAL'.ljust(8) + str(g['n'].sum()).rjust(4) + f"{g['kg'].sum():,.2f}".rjust(12))
result = '\n'.join(lines)

# case: tsv-lines
result = ['\t'.join('' if pd.isna(v) else str(v) for v in row) for row in shipments.itertuples(index=False)]

# case: single-row-print
result = str(shipments[shipments['kg'] == 0])

# case: empty-print
result = str(shipments[shipments['kg'] > 5000]) + '\n' + str(shipments.loc[shipments['kg'] > 5000, 'kg'])

# case: row-as-series-str
result = str(shipments.iloc[2])

# case: filter-by-attr-error
result = shipments[shipments['kg'] > 1 and shipments['fragile']].to_string()
