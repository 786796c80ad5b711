import pandas as pd
import numpy as np
import itertools
import re

flights = pd.DataFrame({
    'flight': ['SK101', 'SK102', 'LH7', 'lh8', 'BA 9', 'SK101', None],
    'route': ['OSL-CPH', 'CPH-OSL', 'FRA-JFK', 'JFK-FRA', 'LHR', 'OSL-CPH', ''],
    'dep': ['06:30', '23:55', '10:00', None, '7:05', '06:30', '12:00'],
    'mins': [70, 75, 510, 455, -30, 70, 0],
    'price': ['1,200.50', '99', '$450', 'free', None, '1,200.50', '0'],
    'seats': pd.array([180, None, 300, 290, 0, 180, 12], dtype='Int64'),
})

airports = pd.DataFrame({
    'code': ['OSL', 'CPH', 'FRA', 'JFK', 'FRA'],
    'city': ['Oslo', 'Copenhagen', 'Frankfurt', 'New York', 'Frankfurt (Main)'],
    'alt': [208, 5, 111, 4, 111],
})

delays = pd.Series([5, -2, 0, 130, 15], index=[0, 2, 2, 4, 9], name='delay')

# case: price-clean-chain
f = flights.copy()
f['price'] = f['price'].replace({'free': '0'}).str.replace(r'[$,]', '', regex=True).astype(float)
f['price'] /= f['mins'].where(f['mins'] > 0)
result = f['price'].round(3)

# case: price-astype-error
f = flights.copy()
f['price'] = f['price'].str.replace(',', '').astype(float)
result = f

# case: route-split-assign-cols
f = flights.copy()
f[['from', 'to']] = f['route'].str.split('-', expand=True, n=1)
f['from'] = f['from'].replace('', np.nan)
f['to'] = f['to'].fillna(f['from'])
result = f[['flight', 'from', 'to']]

# case: route-rsplit-join-cities
f = flights[['route']].copy()
city = airports.drop_duplicates('code').set_index('code')['city']
f['origin'] = f['route'].str[:3].map(city)
f['dest'] = f['route'].str.rsplit('-', n=1).str[-1].map(city.to_dict())
f.loc[f[['origin', 'dest']].isna().any(axis=1), ['origin', 'dest']] = '?'
result = f

# case: map-with-dup-index-error
f = flights.copy()
f['city'] = f['route'].str[:3].map(airports.set_index('code')['city'])
result = f

# case: delays-setitem-dup-error
f = flights.copy()
f['delay'] = delays
result = f

# case: delays-loc-loop
f = flights.copy()
f['delay'] = 0
for i, d in delays.items():
    if i in f.index:
        f.loc[i, 'delay'] = d
result = f['delay'].tolist()

# case: delays-dict-to-series
f = flights.copy()
f['delay'] = pd.Series(delays.to_dict())
f['delay'] = f['delay'].fillna(0).astype('int64')
f.eval('total = mins + delay', inplace=True)
result = f[['mins', 'delay', 'total']]

# case: delays-duplicate-label-write
d = delays.copy()
d.loc[2] = [7, 8]
d[9] += 1
d.loc[10] = 1
result = d

# case: delays-integer-label-setitem
d = delays.copy()
d[1] = 44
d[0] = d[0] * 2
result = d

# case: delays-missing-label-augmented-error
d = delays.copy()
d[3] += 1
result = d

# case: dep-hour-minute-unpack
def hm(t):
    if t is None or t == '':
        return np.nan, np.nan
    h, m = t.split(':')
    return int(h), int(m)

f = flights.copy()
f['h'], f['m'] = zip(*f['dep'].map(hm))
f['dep_min'] = f['h'] * 60 + f['m']
f['arr_min'] = (f['dep_min'] + f['mins']) % 1440
result = f[['h', 'm', 'dep_min', 'arr_min']]

# case: dep-apply-list-column-to-cols
f = flights.dropna(subset=['dep']).copy()
f[['h', 'm']] = f['dep'].str.split(':').tolist()
f = f.astype({'h': int, 'm': int})
result = f[['dep', 'h', 'm']]

# case: dep-zfill-to-timedelta
f = flights.copy()
f['dep'] = f['dep'].str.zfill(5)
f['dep_td'] = pd.to_timedelta(f['dep'] + ':00')
f['arr_td'] = f['dep_td'] + pd.to_timedelta(f['mins'], unit='min')
f.loc[f['mins'] <= 0, 'arr_td'] = pd.NaT
result = f[['dep', 'arr_td']]

# case: seats-int64-writes
f = flights.copy()
f.loc[1, 'seats'] = 150
f.loc[4, 'seats'] = pd.NA
f['seats'] -= 10
f['big'] = f['seats'] > 200
f['big'] = f['big'].fillna(False)
result = f[['seats', 'big']]

# case: seats-where-na-condition
f = flights.copy()
f['cls'] = np.where(f['seats'].fillna(0) > 200, 'wide', 'narrow')
f['cls'] = f['cls'].where(f['seats'].notna(), None)
result = f['cls'].tolist()

# case: seats-float-setitem-error
f = flights.copy()
f.loc[0, 'seats'] = 180.5
result = f

# case: flight-regex-two-parts
f = flights.copy()
f['flight'] = f['flight'].str.upper().str.replace(' ', '', regex=False)
f['carrier'], f['num'] = f['flight'].str[:2], pd.to_numeric(f['flight'].str[2:])
f.loc[f.carrier.isna(), ['carrier', 'num']] = ['XX', -1]
result = f[['flight', 'carrier', 'num']]

# case: drop-duplicates-inplace-then-index
f = flights.copy()
f.drop_duplicates(subset=['flight', 'dep'], keep='last', inplace=True, ignore_index=True)
f.set_index('flight', inplace=True)
f.rename(index=lambda s: s.strip().upper() if isinstance(s, str) else 'UNKNOWN', inplace=True)
f.sort_index(ascending=False, inplace=True)
result = f[['route', 'mins']]

# case: alternating-build-rows-concat-ignore
rows = []
for (a, ra), (b, rb) in itertools.combinations(airports.drop_duplicates('code').iterrows(), 2):
    rows.append({'pair': f"{ra['code']}-{rb['code']}", 'climb': rb['alt'] - ra['alt']})
pairs = pd.DataFrame(rows)
pairs = pd.concat([pairs, pd.DataFrame([{'pair': 'total', 'climb': pairs['climb'].sum()}])], ignore_index=True)
result = pairs

# case: append-method-removed-error
a = airports.copy()
a = a.append({'code': 'LHR', 'city': 'London', 'alt': 25}, ignore_index=True)
result = a

# case: to-frame-t-append-row
a = airports.copy()
new = pd.Series({'code': 'LHR', 'city': 'London', 'alt': 25}, name='x')
a = pd.concat([a, new.to_frame().T])
a['alt'] = a['alt'].astype(int)
a.loc['x', 'city'] += ' (UK)'
result = a

# case: insert-row-in-middle
a = airports.copy()
a.loc[1.5] = ['ARN', 'Stockholm', 42]
a = a.sort_index().reset_index(drop=True)
result = a

# case: split-frame-top-bottom-insert
a = airports.copy()
pos = 2
line = pd.DataFrame({'code': ['HEL'], 'city': ['Helsinki'], 'alt': [55]})
a = pd.concat([a.iloc[:pos], line, a.iloc[pos:]]).reset_index(drop=True)
a.at[pos, 'alt'] += a['alt'].max()
result = a
