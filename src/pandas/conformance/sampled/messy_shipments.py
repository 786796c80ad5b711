import pandas as pd
import numpy as np
import re
import math
import functools
import itertools
from collections import Counter, defaultdict, namedtuple, deque
from datetime import datetime, timedelta, date
from statistics import mean, median, mode, pstdev

shipments = pd.DataFrame({
    'tracking': ['1Z 999 AA1', 'DHL-00042', 'dhl-43', 'FX#7781', 'FX7782 ', None, '1z999aa2', 'UNKNOWN', 'DHL_00045', 'FX#7790'],
    'route': ['HAM>ROT>NYC', 'HAM > MUC', 'muc->VIE->BUD', 'NYC', '', 'ROT>HAM', 'LAX>NYC>ROT', None, 'VIE>MUC>HAM', 'BUD>VIE'],
    'load': ['12 pallets', '3.5 t', '800kg', '2,200 lbs', '0', 'approx. 1t', '450 KG', '-', '7 pallets + 120 kg', None],
    'container': ['MSCU1234566', 'TEMU 765432-1', 'mscu1234567', '', 'ABCD123', None, 'CSQU3054383', 'CSQU3054384', 'N/A', 'MSCU1234566'],
    'eta': ['2024-05-01', '02.05.2024', '5/3/24', '2024-05-04T18:30', 'tomorrow', None, '2024-W19-1', '', '2024-05-09', '10 May 2024'],
    'departed': ['2024-04-20', '2024-05-01', '2024-05-02', None, '2024-04-30', '2024-05-01', '2024-04-25', None, '2024-05-08', '2024-05-09'],
    'cost': ['EUR 4.200,50', '310 EUR', '€95', 'USD 1,999.99', '0', 'tbd', '$ 2,450', None, 'EUR 780', '120'],
    'events': ['picked up 08:10|customs 11:45|released 16:20', 'picked up 07:00', '', 'held 09:15|released 13:00', None, 'picked up 10:05|delivered 18:59', 'picked up 06:30|customs 12:00', 'lost', 'picked up 05:55|delivered 21:10', 'delivered 12:00'],
    'fragile': ['Y', 'N', 'n', 'yes', '', None, 'Y', 'no', 'TRUE', 'N'],
})

drivers = pd.DataFrame({
    'id': [7, 11, 13, 17, 19, 23, 29],
    'name': ['Kowalski, Jan', 'Dr. Eva Horn', 'sam "the van" VANCE', 'N. N.', 'Ó Briain, Seán', 'Li Wei', None],
    'phone': ['+48 601-234-567', '0171/5551234', '(212) 555 0187 ext. 4', '', '+353 (0)87 123 4567', '8613912345678', None],
    'license': ['C,CE', 'B', 'b;c1', None, 'C/CE/D', 'B, C', ''],
    'hours': [[8, 9.5, 7], [4], [], [10, 11, 12.5, 9], None, [8, 8, 8], [6, np.nan]],
    'depot': [{'city': 'Hamburg', 'gps': (53.55, 9.99)}, {'city': 'München', 'gps': (48.14, 11.58)}, {'city': 'New York'}, None, {'city': 'hamburg', 'gps': None}, {'city': 'Wien', 'gps': (48.21, 16.37)}, {}],
})

sensors = pd.DataFrame({
    'truck': ['T-1', 'T-1', 'T-1', 'T-2', 'T-2', 't-3', 'T-3', 'T-1', 'T-2', 'T3'],
    'ts': ['2024-05-01 08:00', '2024-05-01 08:15', '2024-05-01 08:45', '2024-05-01 08:00', '2024-05-01 09:30', '2024-05-01 08:05', '2024-05-01 08:05', '2024-05-01 09:00', 'bad', '2024-05-01 10:00'],
    'temp': ['4.5C', '41F', 'ERR', '-18.2', '-17.9 °C', '6', '6.0C', '39.2F', '', '7,1C'],
    'odo': ['120,500', '120512', '120540', '80 000', '80091', '15', '15', '120.555', None, '47'],
    'payload': ['a=1;b=2;c=x', 'a=1;b=;c=y', '', 'b=5', 'a=10;a=11', 'noise', None, 'c=z;d=3.5', 'a=-1', 'b=2;c=x'],
})

# case: carrier-from-tracking
CARRIERS = [(r'^1Z', 'UPS'), (r'^DHL', 'DHL'), (r'^FX', 'FedEx')]

def carrier(code):
    if not isinstance(code, str):
        return None
    code = re.sub(r'[\s\-_#]', '', code).upper()
    return next((name for pat, name in CARRIERS if re.match(pat, code)), 'other')

out = shipments[['tracking']].copy()
out['carrier'] = out['tracking'].map(carrier)
out['n'] = out.groupby('carrier')['tracking'].transform('size')
result = out

# case: tracking-zero-pad
t = shipments['tracking'].str.strip().str.upper().str.replace(r'[\s#_]+', '-', regex=True)
prefix = t.str.extract(r'^([A-Z]+)', expand=False)
serial = t.str.extract(r'(\d+)$', expand=False)
result = prefix.str.pad(4, side='right', fillchar='.').str.cat(serial.str.zfill(6), na_rep='??????')

# case: route-legs
legs = Counter()
for route in shipments['route'].dropna():
    stops = [s.strip().upper() for s in re.split(r'-?>', route) if s.strip()]
    legs.update(zip(stops, stops[1:]))
undirected = Counter()
for (a, b), n in legs.items():
    undirected[tuple(sorted((a, b)))] += n
result = {'directed': len(legs), 'undirected': dict(sorted(undirected.items()))}

# case: route-recursive-search
graph = defaultdict(set)
for route in shipments['route'].fillna(''):
    stops = [s.strip().upper() for s in route.replace('->', '>').split('>')]
    for a, b in zip(stops, stops[1:]):
        graph[a].add(b)

def paths(start, goal, seen=()):
    if start == goal:
        return [[goal]]
    found = []
    for nxt in sorted(graph.get(start, ())):
        if nxt not in seen:
            found += [[start] + p for p in paths(nxt, goal, seen + (start,))]
    return found

result = [' > '.join(p) for p in paths('LAX', 'BUD')], min(map(len, paths('HAM', 'NYC')), default=0)

# case: route-bfs-deque
edges = {}
for r in shipments['route'].dropna().str.upper().str.replace(r'\s*-?>\s*', '>', regex=True):
    hops = r.split('>')
    for i in range(len(hops) - 1):
        edges.setdefault(hops[i], []).append(hops[i + 1])
dist, todo = {'HAM': 0}, deque(['HAM'])
while todo:
    node = todo.popleft()
    for nb in edges.get(node, []):
        if nb not in dist:
            dist[nb] = dist[node] + 1
            todo.append(nb)
result = pd.Series(dist, name='hops').sort_values(kind='stable')

# case: route-split-expand
parts = shipments['route'].str.upper().str.split(r'\s*-?>\s*', regex=True, expand=True)
parts.columns = [f'stop_{i}' for i in range(1, parts.shape[1] + 1)]
parts['n_stops'] = parts.notna().sum(axis=1)
parts['dest'] = parts[['stop_1', 'stop_2', 'stop_3']].ffill(axis=1).iloc[:, -1]
result = parts

# case: load-to-kg
TO_KG = {'kg': 1, 't': 1000, 'lbs': 0.4536, 'pallets': 400}

def load_kg(text):
    total = 0.0
    for num, unit in re.findall(r'(\d[\d.,]*)\s*(kg|t|lbs|pallets)\b', (text or '').lower()):
        total += float(num.replace(',', '')) * TO_KG[unit]
    return total or None

result = {t: kg for t, kg in zip(shipments['load'], shipments['load'].apply(load_kg)) if not pd.isna(kg)}

# case: container-check-digit
def letter_value(ch):
    v = ord(ch) - ord('A') + 10
    return v + (v - 1) // 10 if v < 38 else v

def check_digit(code):
    vals = [int(c) if c.isdigit() else letter_value(c) for c in code[:10]]
    return sum(v * 2 ** i for i, v in enumerate(vals)) % 11 % 10

norm = shipments['container'].fillna('').str.upper().str.replace(r'[^A-Z0-9]', '', regex=True)
ok = []
for code in norm:
    if not re.fullmatch(r'[A-Z]{4}\d{7}', code):
        ok.append('malformed')
        continue
    ok.append('valid' if check_digit(code) == int(code[-1]) else f'expected {check_digit(code)}')
result = dict(enumerate(zip(norm, ok)))

# case: eta-parser-chain
def iso_week(s):
    y, w, d = re.fullmatch(r'(\d{4})-W(\d{2})-(\d)', s).groups()
    return datetime.strptime(f'{y} {int(w)} {d}', '%G %V %u')

parsers = [lambda s: datetime.fromisoformat(s), lambda s: datetime.strptime(s, '%d.%m.%Y'),
           lambda s: datetime.strptime(s, '%m/%d/%y'), lambda s: datetime.strptime(s, '%d %b %Y')]

def parse(s):
    for p in parsers:
        try:
            return p(s)
        except (ValueError, TypeError, AttributeError):
            continue
    return None

eta = [parse(s) for s in shipments['eta']]
result = [d.strftime('%a %d.%m. %H:%M') if d else None for d in eta]

# case: transit-days
df = shipments[['tracking', 'departed', 'eta']].copy()
df['departed'] = pd.to_datetime(df['departed'])
df['eta'] = pd.to_datetime(df['eta'], errors='coerce', format='%Y-%m-%d')
df['days'] = (df['eta'] - df['departed']).dt.days
df['late'] = np.where(df['days'].isna(), 'unknown', np.where(df['days'] > 5, 'late', 'on time'))
result = df[['tracking', 'days', 'late']]

# case: cost-with-fx
def money(text, rates={'EUR': 1.0, 'USD': 0.9}, default='EUR'):
    text = (text or '').replace('€', 'EUR').replace('$', 'USD')
    m = re.search(r'(\d[\d.,]*)', text)
    if not m:
        return None
    cur = next((c for c in rates if c in text), default)
    digits = m.group(1)
    if re.search(r'\.\d{3},', digits):
        digits = digits.replace('.', '').replace(',', '.')
    return round(float(digits.replace(',', '')) * rates[cur], 2)

eur = shipments['cost'].map(money)
result = pd.DataFrame({'cost': shipments['cost'], 'eur': eur, 'shown': eur.map('{:,.2f} €'.format, na_action='ignore')})

# case: events-extractall
ev = shipments['events'].str.extractall(r'(?P<what>[a-z ]+?) (?P<hh>\d{2}):(?P<mm>\d{2})')
ev['minute'] = ev['hh'].astype(int) * 60 + ev['mm'].astype(int)
ev = ev.drop(columns=['hh', 'mm']).reset_index()
ev['wait'] = ev.groupby('level_0')['minute'].diff().fillna(0).astype(int)
result = ev

# case: event-timeline-dicts
timelines = []
for idx, text in shipments['events'].items():
    if not text:
        continue
    steps = {}
    for chunk in text.split('|'):
        *words, last = chunk.split()
        if ':' in last:
            steps['_'.join(words)] = last
        else:
            steps[last] = None
    timelines.append({'idx': idx, 'n': len(steps), **steps})
result = pd.DataFrame(timelines).set_index('idx').sort_index(axis=1)

# case: fragile-to-nullable-bool
m = {'y': True, 'yes': True, 'true': True, 'n': False, 'no': False}
frag = shipments['fragile'].str.lower().map(m).astype('boolean')
result = {'dtype': str(frag.dtype), 'true': int(frag.sum()), 'na': int(frag.isna().sum()), 'filled': frag.fillna(False).tolist()}

# case: driver-initials
def initials(name, sep='.'):
    if not name:
        return '??'
    name = re.sub(r'"[^"]*"|^Dr\.', '', name)
    if ',' in name:
        name = ' '.join(reversed(name.split(',')))
    return sep.join(w[0].upper() for w in name.split()) + sep

result = dict(zip(drivers['id'], drivers['name'].map(initials)))

# case: strip-accents-normalize
names = drivers['name'].fillna('')
ascii_ = names.str.normalize('NFKD').str.encode('ascii', errors='ignore').str.decode('ascii')
keys = ascii_.str.casefold().str.replace(r'[^a-z]+', '', regex=True)
result = pd.DataFrame({'name': names, 'key': keys, 'len': keys.str.len()})

# case: license-sets
classes = drivers['license'].fillna('').str.upper().str.findall(r'[A-Z]\d?E?')
sets = {i: set(c) for i, c in zip(drivers['id'], classes)}
everyone = set().union(*sets.values())
heavy = [i for i, s in sets.items() if s & {'C', 'CE', 'C1'}]
superset = [(a, b) for a, b in itertools.permutations(sets, 2) if sets[b] and sets[a] > sets[b]]
result = {'all': sorted(everyone), 'heavy': heavy, 'covers': superset}

# case: hours-stats
def safe(fn, xs, default=None):
    try:
        return fn([x for x in xs if not math.isnan(x)])
    except Exception as e:
        return default

rows = [{'id': i, 'n': len(h or []), 'mean': safe(mean, h or []), 'max': safe(max, h or [], -1), 'sd': safe(pstdev, h or [], 0)}
        for i, h in zip(drivers['id'], drivers['hours'])]
result = pd.DataFrame(rows).round(2)

# case: overtime-for-else
over = {}
for row in drivers.itertuples():
    for day, h in enumerate(row.hours or [], 1):
        if h > 10:
            over[row.id] = f'day {day} ({h:g}h)'
            break
    else:
        over[row.id] = 'ok'
result = pd.Series(over).loc[lambda s: s != 'ok']

# case: haversine-depots
def haversine(p, q, r=6371.0):
    (la1, lo1), (la2, lo2) = [tuple(map(math.radians, x)) for x in (p, q)]
    a = math.sin((la2 - la1) / 2) ** 2 + math.cos(la1) * math.cos(la2) * math.sin((lo2 - lo1) / 2) ** 2
    return 2 * r * math.asin(math.sqrt(a))

gps = {d['city']: d['gps'] for d in drivers['depot'] if d and d.get('gps')}
result = {f'{a}-{b}': round(haversine(gps[a], gps[b])) for a, b in itertools.combinations(sorted(gps), 2)}

# case: depot-normalize
flat = pd.json_normalize([d or {} for d in drivers['depot']])
flat.insert(0, 'id', drivers['id'])
flat['city'] = flat['city'].str.title().fillna('(none)')
flat['lat'] = flat['gps'].str[0]
result = flat.groupby('city', as_index=False).agg(drivers=('id', list), lat=('lat', 'max'))

# case: phone-country-code
def country(p):
    d = re.sub(r'\(0\)|[^\d+]', '', p or '')
    if not d:
        return ('none', '')
    for prefix, cc in sorted({'+48': 'PL', '+353': 'IE', '0': 'DE', '86': 'CN'}.items(), key=lambda kv: -len(kv[0])):
        if d.startswith(prefix):
            return (cc, d[len(prefix):])
    return ('US', d[:10])

pairs = drivers['phone'].map(country)
result = pd.DataFrame(pairs.tolist(), columns=['cc', 'national'], index=drivers['id'])

# case: temp-celsius-clean
raw = sensors['temp'].str.replace(',', '.', regex=False)
num = pd.to_numeric(raw.str.extract(r'(-?\d+(?:\.\d+)?)', expand=False), errors='coerce')
is_f = raw.str.endswith('F')
c = num.where(~is_f, (num - 32) * 5 / 9).round(2)
result = sensors[['truck', 'temp']].assign(celsius=c, frozen=c.lt(0))

# case: odometer-diffs
s = sensors.copy()
s['truck'] = s['truck'].str.upper().str.replace(r'^T-?', 'T-', regex=True)
s['km'] = pd.to_numeric(s['odo'].str.replace(r'[ ,.]', '', regex=True), errors='coerce')
s['ts'] = pd.to_datetime(s['ts'], errors='coerce')
s = s.dropna(subset=['ts']).sort_values(['truck', 'ts'], kind='stable')
s['km_step'] = s.groupby('truck')['km'].diff()
s['hrs'] = s.groupby('truck')['ts'].diff().dt.total_seconds() / 3600
s['kmh'] = (s['km_step'] / s['hrs']).replace([np.inf, -np.inf], np.nan).round(1)
result = s[['truck', 'ts', 'km', 'kmh']]

# case: payload-kv
def kv(text, sep=';', **defaults):
    out = dict(defaults)
    for part in filter(None, (text or '').split(sep)):
        key, eq, val = part.partition('=')
        if not eq:
            out['_junk'] = key
            continue
        try:
            out[key] = float(val)
        except ValueError:
            out[key] = val or None
    return out

result = [kv(p, a=0) for p in sensors['payload']]

# case: dedupe-readings
seen, kept, dropped = set(), [], 0
for rec in sensors.to_dict(orient='records'):
    key = (re.sub(r'\W', '', rec['truck']).upper(), rec['ts'])
    if key in seen:
        dropped += 1
        print('drop', key)
        continue
    seen.add(key)
    kept.append(rec)
result = pd.DataFrame(kept), dropped

# case: validation-decorator
checks = {}

def check(name):
    def deco(fn):
        checks[name] = fn
        return fn
    return deco

@check('temp')
def has_unit(v):
    return bool(re.search('[CF]$', v))

@check('odo')
def plain_int(v):
    return v is not None and v.isdigit()

result = {n: [i for i, v in enumerate(sensors[n]) if not f(v)] for n, f in checks.items()}

# case: memo-stop-codes
calls = []

@functools.lru_cache(maxsize=None)
def region(code):
    calls.append(code)
    return 'US' if code in ('NYC', 'LAX') else 'EU'

stops = [s for r in shipments['route'].dropna() for s in re.findall('[A-Z]{3}', r.upper())]
per_region = Counter(region(s) for s in stops)
result = (per_region, len(calls), len(stops))

# case: binned-loads
kg = pd.Series([4800, 3500, 800, 997.92, 0, 1000, 450, np.nan, 2920, np.nan], index=shipments.index)
edges = np.array([0, 500, 1000, 3000])
pos = np.searchsorted(edges, kg.fillna(-1).to_numpy(), side='right')
labels = np.array(['n/a', 'xs', 's', 'm', 'l'])[pos]
clipped = np.clip(kg, 100, 3000)
result = pd.DataFrame({'kg': kg, 'size': labels, 'clipped': clipped, 'cum': np.nancumsum(kg)})

# case: unit-lookup-keyerror
rates = {'EUR': 1.0}

def convert(text):
    cur, amt = text.split(' ', 1)
    return rates[cur] * float(amt.replace('.', '').replace(',', '.'))

valid = shipments['cost'].dropna()
valid = valid[valid.str.match(r'^[A-Z]{3} ')]
result = valid.apply(convert).sum()
