import pandas as pd
import numpy as np
import re
import itertools
from collections import Counter, deque, OrderedDict
from datetime import datetime, timedelta

# Spider: flight_2 / flight_1
airlines = pd.DataFrame({
    'uid': [1, 2, 3, 4, 5, 6, 7],
    'Airline': ['United Airlines', 'US Airways', 'Delta Airlines', 'Southwest Airlines', 'American Airlines', 'JetBlue Airways', 'AirTran Airways'],
    'Abbreviation': ['UAL', 'USAir', 'Delta', 'Southwest', 'American', 'JetBlue', None],
    'Country': ['USA', 'USA', 'usa', 'USA ', 'USA', '', None],
})
airports = pd.DataFrame({
    'City': ['Aberdeen ', 'Aberdeen ', 'Abilene ', 'Abilene ', 'Akron ', 'Albany ', 'Ashley ', 'Anthony '],
    'AirportCode': ['APG', 'ABR', 'DYS', 'ABI', 'CAK', 'ALB', 'ASY', 'ANY'],
    'AirportName': ['Phillips AAF ', 'Municipal', 'Dyess AFB ', 'Municipal', 'Akron/canton Regional', 'Albany International Airport', 'Ashley', None],
    'Elev_ft': ['57', '1302', '1,789', '1791', '1228', '285', '', 'unknown'],
})
flights = pd.DataFrame({
    'Airline': [1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 9],
    'FlightNo': [28, 29, 44, 10, 11, 28, 29, 64, 54, 55, 56, 1],
    'SourceAirport': [' APG', ' ASY', ' CAK', ' ABR', ' ABI', ' APG', ' ASY', ' ALB', ' APG', ' ABR', None, ' ZZZ'],
    'DestAirport': [' ASY', ' APG', ' ALB', ' ABI', ' ABR', ' ASY', ' CAK', ' APG', ' ABR', None, ' ALB', ' APG'],
    'Departs': ['2024-02-28 23:15', '2024-02-29 06:05:00', '2024-03-01 00:00', '2024-03-01 12:40', '2024-03-02 05:30', '2024-03-02 18:00', None, '2024-03-31 23:59', '2024-04-01 08:00', '2024-04-01 08:00', '2024-04-02 09:30', ''],
    'Price': [220.98, 182.0, 182.0, 0.0, None, 252.5, 701.45, 1243.0, 99.99, None, 99.99, -5.0],
})

# case: airlines-with-most-flights
# SQL: SELECT T1.Airline FROM airlines T1 JOIN flights T2 ON T1.uid = T2.Airline GROUP BY T1.Airline ORDER BY COUNT(*) DESC LIMIT 1
# two airlines tie: accept any of the tied answers
cnt = flights['Airline'].map(airlines.set_index('uid')['Airline']).value_counts()
winners = cnt[cnt == cnt.max()].index.tolist()
answer = cnt.index[0]
ctr = Counter()
for f in flights['Airline']:
    for u, name in zip(airlines['uid'], airlines['Airline']):
        if f == u:
            ctr[name] += 1
top = max(ctr.values())
result = {'accepted': sorted(winners), 'match': set(winners) == {k for k, v in ctr.items() if v == top}, 'valid': answer in winners}

# case: flights-between-two-airports-trim
# SQL: SELECT COUNT(*) FROM flights WHERE TRIM(SourceAirport) = 'APG' AND TRIM(DestAirport) = 'ASY'
src, dst = (flights[c].str.strip() for c in ('SourceAirport', 'DestAirport'))
expected = ((src == 'APG') & (dst == 'ASY')).sum()
second = flights.set_index([src, dst]).index.isin([('APG', 'ASY')]).sum()
result = {'expected': int(expected), 'ok': bool(expected == second)}

# case: airports-unused
# SQL: SELECT AirportName FROM airports WHERE AirportCode NOT IN (SELECT TRIM(SourceAirport) FROM flights WHERE SourceAirport IS NOT NULL
#      UNION SELECT TRIM(DestAirport) FROM flights WHERE DestAirport IS NOT NULL)
used = pd.unique(flights[['SourceAirport', 'DestAirport']].stack().str.strip())
expected = airports.loc[~airports['AirportCode'].isin(used), ['AirportCode', 'AirportName']]
second = airports.set_index('AirportCode').drop(labels=[u for u in used if u in airports['AirportCode'].values]).reset_index()[['AirportCode', 'AirportName']]
result = {
    'expected': [tuple(None if pd.isna(v) else v for v in r) for r in expected.to_numpy()],
    'same': expected.reset_index(drop=True).equals(second),
}

# case: elevation-cast-comma
# SQL: SELECT AirportCode, CAST(REPLACE(Elev_ft, ',', '') AS INTEGER) e FROM airports ORDER BY e DESC, AirportCode
clean = airports['Elev_ft'].str.replace(',', '', regex=False)
e = pd.to_numeric(clean, errors='coerce').fillna(0).astype(int)
expected = airports[['AirportCode']].assign(e=e).sort_values(['e', 'AirportCode'], ascending=[False, True], ignore_index=True)
alt = clean.str.extract(r'^(\d+)')[0].fillna('0').astype('int64')
result = {'rows': list(zip(expected['AirportCode'], expected['e'])), 'same': alt.tolist() == e.tolist(), 'max': expected.at[0, 'AirportCode']}

# case: city-with-many-airports
# SQL: SELECT TRIM(City) FROM airports GROUP BY TRIM(City) HAVING COUNT(*) > 1 ORDER BY 1
city = airports.City.str.rstrip()
expected = sorted(city[city.duplicated(keep=False)].unique())
second = [k for k, g in itertools.groupby(sorted(city)) if len(list(g)) > 1]
result = expected if expected == second else 'MISMATCH'

# case: routes-both-directions
# SQL: SELECT DISTINCT a.SourceAirport, a.DestAirport FROM flights a JOIN flights b ON a.SourceAirport = b.DestAirport AND a.DestAirport = b.SourceAirport WHERE a.SourceAirport < a.DestAirport
r = flights[['SourceAirport', 'DestAirport']].dropna()
j = r.merge(r, left_on=['SourceAirport', 'DestAirport'], right_on=['DestAirport', 'SourceAirport'], suffixes=('', '_b'))
expected = j.loc[j['SourceAirport'] < j['DestAirport'], ['SourceAirport', 'DestAirport']].drop_duplicates()
es = set(map(tuple, r.to_numpy()))
second = {(a, b) for a, b in es if (b, a) in es and a < b}
result = {'expected': sorted(map(tuple, expected.values)), 'match': set(map(tuple, expected.values)) == second}

# case: reachable-airports-recursive
# SQL: WITH RECURSIVE reach(code) AS (SELECT 'CAK' UNION SELECT TRIM(f.DestAirport) FROM flights f JOIN reach r ON TRIM(f.SourceAirport) = r.code) SELECT code FROM reach
edges = flights[['SourceAirport', 'DestAirport']].dropna().apply(lambda s: s.str.strip())
reach = pd.DataFrame({'code': ['CAK'], 'depth': [0]})
frontier = reach
while not frontier.empty:
    nxt = frontier.merge(edges, left_on='code', right_on='SourceAirport')[['DestAirport', 'depth']].rename(columns={'DestAirport': 'code'})
    nxt['depth'] += 1
    nxt = nxt.drop_duplicates('code')
    nxt = nxt[~nxt['code'].isin(reach['code'])]
    reach = pd.concat([reach, nxt], ignore_index=True)
    frontier = nxt
seen, todo = {'CAK': 0}, deque(['CAK'])
while todo:
    u = todo.popleft()
    for v in edges.loc[edges['SourceAirport'].eq(u), 'DestAirport']:
        if v not in seen:
            seen[v] = seen[u] + 1
            todo.append(v)
result = {'expected': reach.to_dict('list'), 'bfs_equal': dict(zip(reach['code'], reach['depth'])) == seen}

# case: price-null-comparison
# SQL: SELECT SUM(Price > 150), SUM(NOT Price > 150), SUM(Price IS NULL) FROM flights
p = flights['Price'].astype('Float64')
gt = p > 150
expected = (int(gt.sum()), int((~gt).sum()), int(p.isna().sum()))
second = tuple(sum(cond(x) for x in flights['Price']) for cond in (
    lambda x: x > 150, lambda x: x <= 150, lambda x: pd.isna(x)))
result = {'expected': expected, 'ok': expected == second, 'total': sum(expected) == len(flights)}

# case: departure-hour-histogram
# SQL: SELECT CAST(strftime('%H', Departs) AS INTEGER) h, COUNT(*) FROM flights WHERE strftime('%H', Departs) IS NOT NULL GROUP BY h ORDER BY COUNT(*) DESC, h LIMIT 3
d = pd.to_datetime(flights['Departs'], format='mixed', errors='coerce')
h = d.dt.hour.dropna().astype(int)
expected = h.value_counts().rename_axis('h').reset_index(name='n').sort_values(['n', 'h'], ascending=[False, True]).head(3)
hh = [int(m.group(1)) for m in (re.search(r' (\d\d):', s or '') for s in flights['Departs']) if m]
second = sorted(Counter(hh).items(), key=lambda kv: (-kv[1], kv[0]))[:3]
result = {'expected': expected.values.tolist(), 'ok': list(map(list, second)) == expected.values.tolist()}

# case: date-plus-one-month
# SQL: SELECT FlightNo, date(Departs, '+1 day'), date(Departs, 'start of month', '+1 month', '-1 day') FROM flights WHERE Airline = 1
f = flights[flights['Airline'] == 1].copy()
ts = pd.to_datetime(f['Departs'], format='mixed').dt.normalize()
f['next_day'] = (ts + pd.Timedelta(1, unit='D')).dt.strftime('%Y-%m-%d')
f['eom'] = (ts + pd.offsets.MonthEnd(0)).dt.strftime('%Y-%m-%d')
nd = [(datetime.strptime(s[:10], '%Y-%m-%d') + timedelta(days=1)).strftime('%Y-%m-%d') for s in f['Departs']]
assert f['next_day'].tolist() == nd
result = f[['FlightNo', 'next_day', 'eom']].to_dict('records')

# case: multi-airline-airports
# SQL: SELECT SourceAirport FROM flights GROUP BY SourceAirport HAVING COUNT(DISTINCT Airline) >= 2
n = flights.groupby('SourceAirport')['Airline'].nunique()
expected = set(n.index[n >= 2].str.strip())
pairs = flights[['SourceAirport', 'Airline']].drop_duplicates().dropna()
second = {k.strip() for k, v in Counter(pairs['SourceAirport']).items() if v >= 2}
result = {'expected': sorted(expected), 'match': not expected.symmetric_difference(second)}

# case: cheapest-flight-per-airline-tie
# SQL: SELECT Airline, FlightNo, Price FROM flights f WHERE Price = (SELECT MIN(Price) FROM flights g WHERE g.Airline = f.Airline)
expected = flights[flights['Price'] == flights.groupby('Airline')['Price'].transform('min')][['Airline', 'FlightNo', 'Price']]
idx = []
for a, g in flights.groupby('Airline'):
    lo = g['Price'].min()
    idx.extend(g.index[g['Price'] == lo].tolist())
second = flights.loc[sorted(idx), ['Airline', 'FlightNo', 'Price']]
result = {'expected': expected, 'equals': expected.equals(second)}

# case: self-route-count-mistake
# SQL: SELECT AVG(CAST(Elev_ft AS INTEGER)) FROM airports
avg = airports['Elev_ft'].astype(int).mean()
result = {'avg': avg}

# case: all-quantifier
# SQL: SELECT Airline FROM airlines a WHERE 150 < ALL (SELECT Price FROM flights f WHERE f.Airline = a.uid)  -- vacuous truth for no flights
def all_gt(uid):
    s = flights.loc[flights['Airline'] == uid, 'Price']
    if s.isna().any():
        return False
    return bool((s > 150).all())
expected = airlines[airlines['uid'].map(all_gt)]['Airline'].tolist()
ok = flights.assign(ok=flights['Price'].gt(150)).groupby('Airline')['ok'].all().reindex(airlines['uid'], fill_value=True)
second = airlines['Airline'][ok.to_numpy()].tolist()
result = {'expected': expected, 'second': second, 'verdict': expected == second}

# case: cross-join-codes
# SQL: SELECT a.Abbreviation || '-' || b.AirportCode FROM airlines a, airports b WHERE a.uid <= 2 AND b.Elev_ft LIKE '1_9%'
like = airports['Elev_ft'].str.match(r'^1.9.*$')
x = airlines.loc[airlines['uid'] <= 2].merge(airports[like], how='cross')
expected = (x['Abbreviation'] + '-' + x['AirportCode']).tolist()
second = [f'{a}-{b}' for a, b in itertools.product(['UAL', 'USAir'], airports.loc[like, 'AirportCode'])]
result = dict(expected=expected, second=second, ok=expected == second, like=like.sum())

# case: concat-with-null
# SQL: SELECT Airline || ' (' || Abbreviation || ')' AS label FROM airlines ORDER BY label  -- NULL first
label = airlines['Airline'].str.cat(airlines['Abbreviation'].radd(' (').add(')'))
expected = label.sort_values(na_position='first').reset_index(drop=True)
second = sorted([None if b is None else f'{a} ({b})' for a, b in zip(airlines.Airline, airlines.Abbreviation)], key=lambda s: (s is not None, s))
result = {'expected': expected.where(expected.notna(), None).tolist(), 'pass': expected.where(expected.notna(), None).tolist() == second}

# case: rank-price-window-null
# SQL: SELECT Airline, FlightNo, RANK() OVER (PARTITION BY Airline ORDER BY Price DESC) AS r FROM flights  -- NULLs come last when DESC
r = flights.groupby('Airline')['Price'].rank(method='min', ascending=False, na_option='bottom').astype('int64')
expected = flights[['Airline', 'FlightNo']].assign(r=r).sort_values(['Airline', 'r', 'FlightNo'])
out = []
for a, g in flights.groupby('Airline', sort=True):
    vals = [-np.inf if pd.isna(v) else v for v in g['Price']]
    out += sorted([(a, f, 1 + sum(o > v for o in vals)) for f, v in zip(g['FlightNo'], vals)], key=lambda t: (t[2], t[1]))
got = [tuple(map(int, t)) for t in expected.to_numpy()]
result = {'ok': got == [tuple(map(int, t)) for t in out], 'first': got[:5]}

# case: offset-beyond-end
# SQL: SELECT * FROM airlines ORDER BY Airline LIMIT 5 OFFSET 10
page = airlines.sort_values('Airline').iloc[10:15]
result = {'empty': page.empty, 'columns': page.columns.str.lower().tolist(), 'shape': page.shape, 'rows': page.values.tolist()}

# case: union-source-dest-activity
# SQL: SELECT code, COUNT(*) n FROM (SELECT SourceAirport code FROM flights UNION ALL SELECT DestAirport FROM flights) WHERE code IS NOT NULL GROUP BY code ORDER BY n DESC, code LIMIT 4
u = flights.melt(value_vars=['SourceAirport', 'DestAirport'], value_name='code')['code'].dropna()
expected = u.to_frame().groupby('code').size().reset_index(name='n').sort_values(['n', 'code'], ascending=[False, True]).head(4).reset_index(drop=True)
second = flights['SourceAirport'].value_counts().add(flights['DestAirport'].value_counts(), fill_value=0).astype(int)
second = second.rename_axis('code').reset_index(name='n').sort_values(['n', 'code'], ascending=[False, True]).head(4).reset_index(drop=True)
result = {'expected': expected, 'equals': expected.equals(second[['code', 'n']])}

# case: country-normalized-group
# SQL: SELECT UPPER(TRIM(COALESCE(Country, 'n/a'))), COUNT(*), COUNT(Abbreviation) FROM airlines GROUP BY 1 ORDER BY 1
k = airlines['Country'].fillna('n/a').str.strip().str.upper().rename('k')
expected = airlines.groupby(k).agg(**{'count(*)': ('uid', 'size'), 'count(abbr)': ('Abbreviation', 'count')}).reset_index()
rows = [tuple(r) for r in expected.itertuples(index=False)]
second = OrderedDict()
for key in sorted(set(k)):
    m = [i for i, v in enumerate(k) if v == key]
    second[key] = (len(m), sum(airlines['Abbreviation'].iloc[i] is not None for i in m))
result = {'rows': rows, 'ok': rows == [(a, *b) for a, b in second.items()]}

# case: total-price-rounding-groups
# SQL: SELECT a.Airline, ROUND(SUM(f.Price), 1) s, ROUND(AVG(f.Price)) FROM airlines a LEFT JOIN flights f ON f.Airline = a.uid GROUP BY a.uid ORDER BY s IS NULL, s DESC
j = airlines[['uid', 'Airline']].merge(flights.rename(columns={'Airline': 'uid'}), on='uid', how='left')
expected = j.groupby(['uid', 'Airline'])['Price'].agg(s=lambda x: x.sum(min_count=1), a='mean').reset_index()
expected['s'] = expected['s'].round(1)
expected['a'] = np.floor(expected['a'] + 0.5)
expected = expected.sort_values('s', ascending=False, na_position='last').drop(columns='uid')
result = {'rows': expected.astype(object).where(expected.notna(), None).values.tolist(), 'n_null': int(expected['s'].isna().sum())}

# case: pivot-airline-dest-matrix
# SQL: SELECT DestAirport, SUM(Airline=1) a1, SUM(Airline=2) a2, SUM(Airline=3) a3 FROM flights GROUP BY DestAirport ORDER BY DestAirport
flags = pd.DataFrame({f'a{i}': (flights['Airline'] == i).astype(int) for i in (1, 2, 3)})
expected = flags.groupby(flights['DestAirport'], dropna=False).sum().sort_index(na_position='first')
ct = flights.assign(one=1, DestAirport=flights['DestAirport'].fillna('<null>')).pivot_table(index='DestAirport', columns='Airline', values='one', aggfunc='sum', fill_value=0)
ct = ct.reindex(columns=[1, 2, 3]).set_axis(['a1', 'a2', 'a3'], axis=1)
result = {'sum_equal': expected.sum().to_dict() == ct.sum().to_dict(), 'sorted_rows': sorted(map(tuple, expected.values.tolist())) == sorted(map(tuple, ct.values.tolist())), 'expected': expected.fillna(0).values.tolist()}
