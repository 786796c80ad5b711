import pandas as pd
import numpy as np
import itertools
from collections import defaultdict, Counter

flights_df = pd.DataFrame({
    'FlightNo': ['AA100', 'AA101', 'BA200', 'ba201', 'LH300', 'LH301', 'DL400', 'DL401', 'AA100'],
    'Origin': ['JFK', 'LAX', 'LHR', 'JFK', 'FRA', 'jfk', 'ATL', 'ATL ', 'JFK'],
    'Dest': ['LAX', 'JFK', 'JFK', 'LHR', 'JFK', 'FRA', 'LAX', None, 'LAX'],
    'SchedDep': ['08:00', '13:30', '09:15', '21:05', '10:00', '17:40', '25:00', '06:20', '08:00'],
    'ActualDep': ['08:12', '13:30', '', '23:50', '09:58', None, '07:00', '06:20', '08:12'],
    'Pax': ['180', '165', '210', '198', 'full', '0', '', '150', '180'],
    'Seats': [189, 189, 220, 220, 250, 250, 0, 160, 189],
})

airports_df = pd.DataFrame({
    'code': ['JFK', 'LAX', 'LHR', 'FRA', 'ORD'],
    'city': ['New York', 'Los Angeles', 'London', 'Frankfurt', 'Chicago'],
    'country': ['US', 'US', 'UK', 'DE', 'US'],
    'tz_offset': [-5, -8, 0, 1, -6],
})

delays_df = pd.DataFrame({
    'flight': ['AA100', 'AA100', 'AA101', 'BA200', 'BA201', 'LH300', 'LH300', 'DL400'],
    'date': ['2023-12-01', '2023-12-02', '2023-12-01', '12/01/2023', '2023-12-03', '2023-12-01', '2023-12-01', 'TBD'],
    'delay_min': [12, None, 0, 45, 165, -2, -2, 30],
    'reason': ['weather', 'Weather', None, 'crew', 'ATC', '', '', 'NULL'],
})
# case: dedupe-and-route-count
f = flights_df.copy()
f.columns = f.columns.str.lower()
f['flightno'] = f['flightno'].str.upper()
f = f.drop_duplicates()
f['origin'] = f['origin'].str.strip().str.upper()
f['dest'] = f['dest'].str.strip().str.upper()
routes = f.dropna(subset=['origin', 'dest'])
result = (
    routes.groupby(['origin', 'dest'])
    .agg(flights=('flightno', 'nunique'))
    .reset_index()
    .sort_values(['flights', 'origin', 'dest'], ascending=[False, True, True])
    .reset_index(drop=True)
)
# case: dep-delay-minutes
def to_min(hhmm):
    if hhmm is None or not isinstance(hhmm, str):
        return None
    hhmm = hhmm.strip()
    if ':' not in hhmm:
        return None
    try:
        h, m = map(int, hhmm.split(':'))
    except ValueError:
        return None
    if not (0 <= h < 24 and 0 <= m < 60):
        return None
    return h * 60 + m

f = flights_df.drop_duplicates(subset=['FlightNo']).copy()
f['sched'] = f['SchedDep'].apply(to_min)
f['act'] = f['ActualDep'].apply(to_min)
f['delay'] = f['act'] - f['sched']
ok = f.dropna(subset=['delay']).copy()
ok['delay'] = ok['delay'].astype(int)
result = ok[['FlightNo', 'delay']].sort_values(['delay', 'FlightNo'], ascending=[False, True]).reset_index(drop=True)
# case: load-factor
f = flights_df.drop_duplicates().copy()
f['Pax'] = pd.to_numeric(f['Pax'], errors='coerce')
f['Seats'] = f['Seats'].replace(0, np.nan)
f['load'] = (f['Pax'] / f['Seats'] * 100).round(1)
f['load'] = f['load'].replace([np.inf, -np.inf], np.nan)
result = f[['FlightNo', 'Pax', 'Seats', 'load']].dropna(how='any').sort_values('load', ascending=False).reset_index(drop=True)
# case: unknown-airports
used = pd.concat([flights_df['Origin'], flights_df['Dest']], ignore_index=True)
used = used.dropna().str.strip().str.upper().drop_duplicates().to_frame('code')
chk = used.merge(airports_df, on='code', how='left', indicator=True)
missing = chk.loc[chk['_merge'] == 'left_only', 'code'].tolist()
unused = sorted(set(airports_df['code']) - set(used['code']))
result = {'missing': sorted(missing), 'unused': unused}
# case: flights-with-city-names
f = flights_df.copy()
for col in ('Origin', 'Dest', 'FlightNo'):
    f[col] = f[col].apply(lambda x: x.strip().upper() if isinstance(x, str) else x)
f = f.drop_duplicates(subset=['FlightNo', 'Origin', 'Dest'])
city = airports_df.set_index('code')['city']
f['from_city'] = f['Origin'].map(city).fillna(f['Origin'])
f['to_city'] = f['Dest'].map(city)
f['to_city'] = f['to_city'].fillna('Unknown')
result = f[['FlightNo', 'from_city', 'to_city']].sort_values('FlightNo').reset_index(drop=True)
# case: delay-by-reason
d = delays_df.copy()
d['reason'] = d['reason'].replace({'': None, 'NULL': None})
d['reason'] = d['reason'].str.lower().fillna('unspecified')
d['delay_min'] = pd.to_numeric(d['delay_min'], errors='coerce')
d = d.drop_duplicates()
g = d.groupby('reason')['delay_min'].agg(['count', 'sum', 'mean', 'max'])
g['mean'] = g['mean'].round(2)
result = g.sort_values(['sum', 'count'], ascending=False).reset_index()
# case: delay-dates-two-formats
d = delays_df.copy()
p1 = pd.to_datetime(d['date'], format='%Y-%m-%d', errors='coerce')
p2 = pd.to_datetime(d['date'], format='%m/%d/%Y', errors='coerce')
d['date_clean'] = p1.combine_first(p2)
bad = d.loc[d['date_clean'].isna(), 'flight'].tolist()
d = d.dropna(subset=['date_clean'])
daily = d.groupby('date_clean').agg(flights=('flight', 'nunique'), total_delay=('delay_min', 'sum'))
all_days = pd.date_range(daily.index.min(), daily.index.max(), freq='D')
daily = daily.reindex(all_days, fill_value=0)
daily.index.name = 'date'
daily = daily.reset_index()
daily['date'] = daily['date'].dt.strftime('%Y-%m-%d')
result = (daily, bad)
# case: on-time-percentage
def carrier(code):
    if not isinstance(code, str) or len(code) < 2:
        return 'XX'
    return code[:2].upper()

d = delays_df.drop_duplicates().copy()
d['carrier'] = d['flight'].map(carrier)
d['known'] = d['delay_min'].notna()
d['ontime'] = d['delay_min'].le(15) & d['known']
out = []
for c, g in d.groupby('carrier'):
    n = int(g['known'].sum())
    k = int(g['ontime'].sum())
    pct = round(100 * k / n, 1) if n > 0 else None
    out.append({'carrier': c, 'flights': n, 'on_time': k, 'pct': pct})
result = pd.DataFrame(out).sort_values(['pct', 'carrier'], ascending=[False, True]).reset_index(drop=True)
# case: round-trip-pairs
seen = set()
for o, d in zip(flights_df['Origin'], flights_df['Dest']):
    if pd.isna(o) or pd.isna(d):
        continue
    seen.add((o.strip().upper(), d.strip().upper()))
pairs = sorted({tuple(sorted(p)) for p in seen if (p[1], p[0]) in seen})
if pairs:
    result = pd.DataFrame(pairs, columns=['a', 'b'])
else:
    result = pd.DataFrame(columns=['a', 'b'])
# case: one-stop-connections
f = flights_df.copy()
f['Origin'] = f['Origin'].str.strip().str.upper()
f['Dest'] = f['Dest'].str.strip().str.upper()
legs = f[['Origin', 'Dest']].dropna().drop_duplicates()
two = legs.merge(legs, left_on='Dest', right_on='Origin', suffixes=('_1', '_2'))
two = two[two['Origin_1'] != two['Dest_2']]
direct = set(map(tuple, legs.values.tolist()))
two['has_direct'] = [(a, b) in direct for a, b in zip(two['Origin_1'], two['Dest_2'])]
result = two.rename(columns={'Origin_1': 'start', 'Dest_1': 'via', 'Dest_2': 'end'})[['start', 'via', 'end', 'has_direct']]
result = result.sort_values(['start', 'via', 'end']).reset_index(drop=True)
# case: hub-degree-counter
deg = Counter()
for col in ['Origin', 'Dest']:
    if col in flights_df.columns:
        deg.update(flights_df[col].dropna().str.strip().str.upper())
total = sum(deg.values())
assert total == flights_df[['Origin', 'Dest']].notna().sum().sum()
result = pd.DataFrame(deg.most_common(), columns=['airport', 'movements'])
result['share'] = (result['movements'] / total).round(3)
result = result.sort_values(['movements', 'airport'], ascending=[False, True]).reset_index(drop=True)
# case: delay-join-flights-coverage
f = flights_df.copy()
f['flight'] = f['FlightNo'].str.upper()
f = f.drop_duplicates(subset='flight')[['flight', 'Seats']]
d = delays_df.groupby('flight', as_index=False)['delay_min'].max()
j = f.merge(d, on='flight', how='outer', indicator='where_found')
j['where_found'] = j['where_found'].astype(str).replace({'both': 'ok', 'left_only': 'no delay data', 'right_only': 'no schedule'})
j['delay_min'] = j['delay_min'].fillna(0).astype(int)
result = j.sort_values(['where_found', 'flight']).reset_index(drop=True)
# case: time-zone-shift
a = airports_df.copy()
assert pd.api.types.is_integer_dtype(a['tz_offset'])
off = a.set_index('code')['tz_offset'].to_dict()
rows = []
for x, y in itertools.combinations(sorted(off), 2):
    diff = off[y] - off[x]
    if abs(diff) >= 6:
        rows.append({'from': x, 'to': y, 'hours': diff})
result = pd.DataFrame(rows, columns=['from', 'to', 'hours'])
result = result.sort_values(['hours', 'from', 'to']).reset_index(drop=True)
# case: pax-by-country
f = flights_df.drop_duplicates().copy()
f['code'] = f['Origin'].str.strip().str.upper()
f['Pax'] = pd.to_numeric(f['Pax'], errors='coerce').fillna(0).astype('int64')
m = pd.merge(f, airports_df[['code', 'country']], how='left', on='code')
m['country'] = m['country'].where(m['country'].notnull(), 'other')
acc = defaultdict(lambda: [0, 0])
for c, p in m[['country', 'Pax']].values:
    acc[c][0] += 1
    acc[c][1] += p
result = pd.DataFrame([(c, v[0], v[1]) for c, v in sorted(acc.items())], columns=['country', 'flights', 'pax'])
assert result['pax'].sum() == f['Pax'].sum()
