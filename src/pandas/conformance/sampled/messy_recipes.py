import pandas as pd
import numpy as np
import re
import math
import functools
import datetime
import itertools
import statistics
from collections import Counter, defaultdict, deque, namedtuple, OrderedDict

recipes = pd.DataFrame({
    'rid': ['R-01', 'R-02', 'r-03', 'R-04', 'R-05', 'R-06', 'R-07', 'R-08'],
    'title': ['Spaghetti alla Carbonara', 'CHICKEN tikka masala (easy!)', 'Crème brûlée', '  pancakes ', 'Pad Thai w/ tofu', 'Bread & Butter Pudding', '', None],
    'ingredients': [
        '200 g spaghetti; 2 eggs; 50g pecorino; 100 g guanciale',
        '500g chicken; 1 cup yoghurt; 2 tbsp garam masala; salt to taste',
        '4 egg yolks; 1/2 l cream; 80g sugar',
        '1 1/2 cups flour; 2 eggs; 300ml milk; pinch of salt',
        '250 g rice noodles; 200g tofu; 3 tbsp soy sauce; 2 limes',
        '8 slices bread; 50 g butter; 0.5 l milk; 3 Eggs',
        '', None],
    'time': ['25 min', '1h 10m', '1 hr', '20', 'PT35M', '1:05', 'n/a', None],
    'serves': ['2', '4-6', 'serves 4', 'about 12', '2 to 3', '6', '-', None],
    'tags': [['italian', 'Pasta'], ['indian', 'spicy'], ['french', 'dessert'], ['Breakfast'], ['thai', 'vegan', 'spicy'], ['dessert', 'british', 'dessert'], [], None],
    'nutrition': ['{"kcal": 650, "fat": "28g"}', '{"kcal": "540", "fat": "22 g"}', '{"kcal": 410}', '{}', 'kcal=480', '', None, '{"kcal": null}'],
    'rating': ['4.7 (321)', '4.5 (1,204)', '★★★★', '3.9 (58)', 'no reviews', '4 (7)', None, ''],
})

pantry = pd.DataFrame({
    'item': ['Flour', 'eggs', 'MILK', 'butter ', 'Sugar', 'soy-sauce', 'Rice  Noodles', 'salt', 'cream', None],
    'stock': ['1.5 kg', '10', '750 ml', '250g', '0', '1 bottle', '2 x 250 g', 'lots', '2x200ml', '5'],
    'price': ['0,89 €/kg', '$2.99/dozen', '1.19 EUR/l', '2,49/250g', '£1.10/kg', '', '1.75/250 g', '0.39/500g', 'EUR 0.99/200ml', None],
    'expires': ['2025-01-31', '12/06/2024', '2024-06-08', '30.06.24', 'never', '', '2026', None, '2024-06-05', '2024-06-31'],
    'organic': ['yes', 'Y', 'no', 'TRUE', None, 'false', '', 'n', 'Yes', 'maybe'],
})

inspections = pd.DataFrame({
    'place': ["Joe's Diner", 'JOES DINER', 'Café  Luna', 'cafe luna', 'Noodle Bar #2', 'Noodle Bar No. 2', 'The Golden Wok', 'Golden Wok, The', "Joe's Diner "],
    'when': ['2024-01-15', '2024-03-02', '03/05/2024', '2024-02-10 14:30', 'Feb 20 2024', '2024-04-01', None, '2024-04-18', '2024-05-30'],
    'score': ['92', '88/100', 'A', '95 pts', '71', 'seventy', '', '84.5', '90'],
    'codes': ['04L,08A', '', '10F; 06D', None, '02G/04L/08A', '04L, 04L', 'none', '06d', '02G-10F'],
    'fine': ['$0', '$1,200', None, '0.00', '2 x $350', '$75.50', 'waived', '(150)', '$40'],
    'phone': ['212-555-0101', '(212) 555.0101', '+1-718-555-0199', '718 555 0199', '9175550123', '917-555-123', '', '646/555/0177', '2125550101'],
})

# case: ingredient-parse-table
FRACTION = r'(?:\d+\s+)?\d+/\d+|\d+(?:\.\d+)?'

def qty(text):
    return sum(int(a) / int(b) if b else float(a) for a, b in re.findall(r'([\d.]+)(?:/(\d+))?', text))

rows = []
for rid, text in zip(recipes['rid'], recipes['ingredients']):
    for ing in (text or '').split(';'):
        m = re.match(rf'\s*({FRACTION})\s*(g|ml|l|cups?|tbsp|slices)?\b\s*(.+)', ing)
        if m:
            amount, unit, what = m.groups()
            rows.append([rid.upper(), qty(amount), unit or 'pc', what.strip().lower()])
result = pd.DataFrame(rows, columns=['rid', 'qty', 'unit', 'what'])

# case: unparsed-ingredients
first_char = re.compile(r'^\d')
odd = {
    rid: [p.strip() for p in text.split(';') if not first_char.match(p.strip())]
    for rid, text in recipes[['rid', 'ingredients']].dropna().values
}
result = {k: v for k, v in odd.items() if any(v)}

# case: cook-time-minutes
def to_minutes(t):
    if t is None:
        return -1
    t = t.lower().removeprefix('pt')
    if t.isdigit():
        return int(t)
    if ':' in t:
        h, m = t.split(':')
        return int(h) * 60 + int(m)
    h = re.search(r'(\d+)\s*h', t)
    m = re.search(r'(\d+)\s*m', t)
    if not (h or m):
        return -1
    return sum(int(x.group(1)) * k for x, k in ((h, 60), (m, 1)) if x)

mins = recipes['time'].apply(to_minutes)
result = pd.concat([recipes['rid'], mins.where(mins >= 0)], axis=1).dropna().sort_values('time')

# case: timedelta-from-text
td = recipes['time'].replace({'1h 10m': '1 hour 10 min', '1 hr': '1 hour', '1:05': '01:05:00', '20': '20 min'})
parsed = pd.to_timedelta(td, errors='coerce')
total = parsed.sum()
result = {'parsed': parsed.dt.total_seconds().div(60).tolist(), 'total': str(total), 'max': str(parsed.max())}

# case: serves-range
nums = recipes['serves'].str.findall(r'\d+')
lo = nums.map(lambda x: min(map(int, x), default=0), na_action='ignore')
hi = nums.map(lambda x: max(map(int, x), default=0), na_action='ignore')
out = pd.DataFrame({'lo': lo, 'hi': hi, 'mid': (lo + hi) / 2})
out['label'] = [f'{a:.0f}' if a == b else f'{a:.0f}–{b:.0f}' for a, b in zip(out['lo'], out['hi'])]
result = out

# case: tag-inverted-index
index = {}
for rid, tags in recipes.set_index('rid')['tags'].items():
    for tag in {t.lower() for t in tags or ()}:
        index.setdefault(tag, set()).add(rid.upper())
shared = {t: sorted(r) for t, r in sorted(index.items()) if len(r) > 1}
unique = sorted(t for t, r in index.items() if len(r) == 1)
result = {'shared': shared, 'unique': unique}

# case: tag-jaccard-matrix
sets = {r: frozenset(map(str.lower, t)) for r, t in zip(recipes['rid'], recipes['tags']) if t}
sim = pd.DataFrame(0.0, index=list(sets), columns=list(sets))
for a, b in itertools.product(sets, repeat=2):
    union = sets[a] | sets[b]
    sim.loc[a, b] = round(len(sets[a] & sets[b]) / len(union), 2)
result = sim

# case: kcal-json-like
def kcal(txt, key='kcal'):
    body = (txt or '').strip('{} ')
    pairs = [re.split(r'[:=]', chunk, maxsplit=1) for chunk in body.split(',') if chunk]
    data = {k.strip(' "'): v.strip(' "') for k, v in pairs}
    try:
        return float(data[key])
    except (KeyError, ValueError) as exc:
        return np.nan if isinstance(exc, KeyError) else -1.0

k = recipes['nutrition'].map(kcal)
k = k.mask(k < 0)
result = k.fillna(k.median()).astype(int).tolist()

# case: kcal-regex-extract
n = recipes['nutrition'].str.extract(r'"?kcal"?\s*[:=]\s*"?(?P<kcal>\d+)')
n['fat'] = recipes['nutrition'].str.extract(r'"fat": "(\d+)\s?g"', expand=False)
n = n.apply(pd.to_numeric)
n['fat_pct'] = (n['fat'] * 9 / n['kcal']).map('{:.1%}'.format, na_action='ignore')
result = n.set_index(recipes['rid'].str.upper())

# case: rating-weighted-mean
def parse_rating(s):
    if not s:
        return (None, 0)
    if set(s) == {'★'}:
        return (float(len(s)), 1)
    m = re.match(r'(\d(?:\.\d)?) \(([\d,]+)\)', s)
    return (float(m[1]), int(m[2].replace(',', ''))) if m else (None, 0)

stars, votes = zip(*recipes['rating'].map(parse_rating))
pairs = [(s, v) for s, v in zip(stars, votes) if s is not None]
weighted = sum(s * v for s, v in pairs) / sum(v for _, v in pairs)
result = {'weighted': round(weighted, 4), 'simple': round(statistics.mean(s for s, _ in pairs), 4), 'votes': sum(votes)}

# case: title-smart-case
SMALL = {'alla', 'w/', '&', 'and', 'of'}

def smart(title):
    words = re.sub(r'\(.*?\)', '', title).split()
    return ' '.join(w.lower() if w.lower() in SMALL and i else w.capitalize() for i, w in enumerate(words))

titles = recipes['title'].fillna('').map(smart)
result = titles.str.cat(recipes['rid'].str.upper(), sep=' / ').str.lstrip(' /')

# case: title-slug-ascii
slug = (recipes['title'].dropna()
        .str.normalize('NFKD').str.encode('ascii', 'ignore').str.decode('utf-8')
        .str.lower()
        .str.findall(r'[a-z]+')
        .str.join('-'))
longest = max(slug, key=len)
result = {'slugs': slug.tolist(), 'longest': longest, 'lengths': slug.str.len().describe().round(2).to_dict()}

# case: word-frequencies
words = Counter(itertools.chain.from_iterable(
    re.findall(r"[a-zà-ÿ]{3,}", t.lower()) for t in recipes['ingredients'].dropna()))
by_len = defaultdict(list)
for w, c in words.items():
    if c > 1:
        by_len[len(w)].append(f'{w}×{c}')
result = {n: sorted(ws) for n, ws in sorted(by_len.items())}

# case: stock-units-expression
UNITS = {'kg': ('g', 1000), 'g': ('g', 1), 'ml': ('ml', 1), 'l': ('ml', 1000)}

def stock(txt):
    m = re.match(r'(?:(\d+)\s*x\s*)?([\d.]+)\s*(\w*)', txt)
    if m is None:
        return np.nan, None
    times, num, unit = m.groups(default='1')
    base, factor = UNITS.get(unit, (unit or 'pc', 1))
    return int(times) * float(num) * factor, base

out = pantry[['item']].copy()
out[['amount', 'base']] = [stock(s) for s in pantry['stock']]
result = out

# case: unit-price-per-100
def per100(txt):
    m = re.search(r'(?P<p>\d+[.,]\d+).*?/(?P<n>\d*)\s*(?P<u>kg|g|l|ml)\b', txt or '')
    if not m:
        return None
    g = m.groupdict()
    size = float(g['n'] or 1) * (1000 if g['u'] in ('kg', 'l') else 1)
    return round(float(g['p'].replace(',', '.')) * 100 / size, 3)

prices = {str(i).strip().lower(): per100(p) for i, p in zip(pantry['item'], pantry['price'])}
valid = {k: v for k, v in prices.items() if v is not None}
result = sorted(valid.items(), key=lambda kv: kv[1]), [k for k in prices if k not in valid]

# case: expiry-buckets
today = pd.Timestamp(2024, 6, 6)
exp = pd.Series(pd.NaT, index=pantry.index, dtype='datetime64[ns]')
for fmt in ('%Y-%m-%d', '%d/%m/%Y', '%d.%m.%y', '%Y'):
    exp = exp.fillna(pd.to_datetime(pantry['expires'], format=fmt, errors='coerce'))
left = (exp - today).dt.days
bucket = np.select([left < 0, left <= 7, left > 7], ['expired', 'soon', 'fine'], 'unknown')
result = pd.DataFrame({'item': pantry['item'], 'left': left, 'bucket': bucket})

# case: organic-map-report
lookup = {**dict.fromkeys(['yes', 'y', 'true'], True), **dict.fromkeys(['no', 'n', 'false'], False)}
org = pantry['organic'].str.lower().map(lookup)
unresolved = pantry.loc[org.isna(), 'organic'].map(repr).tolist()
share = org.dropna().astype(bool).mean()
result = f'{share:.0%} organic, unresolved: {", ".join(unresolved)}'

# case: pantry-coverage
have = {' '.join(i.lower().split()).replace('-', ' ') for i in pantry['item'] if i}
cover = []
for r in recipes.dropna(subset=['ingredients']).itertuples():
    parts = [p.strip().lower() for p in r.ingredients.split(';') if p.strip()]
    hits = [p for p in parts if any(h in p for h in have)]
    cover.append({'rid': r.rid, 'need': len(parts), 'have': len(hits), 'ratio': len(hits) / len(parts) if parts else float('nan')})
result = pd.DataFrame(cover).sort_values(['ratio', 'rid'], ascending=[False, True], na_position='last').round(2)

# case: pantry-fifo-consume
Lot = namedtuple('Lot', ['left', 'day'])
lots = deque(Lot(q, d) for q, d in [(200, 3), (200, 5), (100, 9)])
log = []
for need in (150, 120, 500):
    taken = 0
    while lots and taken < need:
        lot = lots.popleft()
        use = min(lot.left, need - taken)
        taken += use
        if use < lot.left:
            lots.appendleft(lot._replace(left=lot.left - use))
    log.append((need, taken, 'ok' if taken == need else f'short {need - taken}'))
result = pd.DataFrame(log, columns=['need', 'taken', 'note'])

# case: place-key-grouping
def place_key(name):
    name = name.lower().replace('é', 'e').replace('no.', '#')
    name = re.sub(r"[^\w\s]", '', name)
    return ' '.join(sorted(w for w in name.split() if w != 'the'))

keys = inspections['place'].map(place_key)
variants = inspections['place'].str.strip().groupby(keys).agg(lambda s: sorted(set(s)))
result = variants.to_dict()

# case: score-coercion-steps
raw = inspections['score'].astype('string')
num = pd.to_numeric(raw.str.replace(r'/100$| pts$', '', regex=True), errors='coerce')
letters = {'A': 95.0, 'B': 85.0}
num = num.astype('float64').fillna(raw.map(letters).astype('float64'))
result = pd.DataFrame({'raw': inspections['score'], 'num': num, 'grade': pd.cut(num, [0, 75, 90, 100], labels=list('CBA')).astype(str)})

# case: violation-dummies
codes = inspections['codes'].str.upper().str.replace(r'[;/\-\s]+', ',', regex=True).str.replace(r',+', ',', regex=True)
flags = codes.replace('NONE', '').str.get_dummies(',')
freq = flags.sum().sort_values(ascending=False, kind='stable')
result = flags.assign(total=flags.sum(axis=1)), freq.head(2).to_dict()

# case: violation-extractall
long = inspections['codes'].str.extractall(r'(?P<section>\d{2})(?P<letter>[A-Za-z])')
long['letter'] = long['letter'].str.upper()
tab = long.groupby('section')['letter'].agg(['count', 'nunique', lambda s: ''.join(sorted(s.unique()))])
tab.columns = ['n', 'distinct', 'letters']
result = tab.reset_index()

# case: fine-parser-accounting
def fine(s, default=0.0):
    try:
        s = s.replace('$', '').replace(',', '')
    except AttributeError:
        return default
    if 'x' in s:
        return functools.reduce(lambda a, b: a * b, map(float, s.split('x')))
    if s.startswith('(') and s.endswith(')'):
        return -float(s[1:-1])
    try:
        return float(s)
    except ValueError:
        return default

vals = inspections['fine'].map(fine)
result = {'sum': vals.sum(), 'neg': int((vals < 0).sum()), 'top': vals.nlargest(2).to_dict()}

# case: phone-mask-formatting
d = inspections['phone'].str.replace(r'\D+', '', regex=True).str.removeprefix('1')
ok = d.str.fullmatch(r'\d{10}')
masked = d.str.slice_replace(3, 8, '*****')
area = d.str[:3].where(ok, '---')
print('invalid:', (~ok).sum())
result = pd.DataFrame({'ok': ok, 'area': area, 'masked': masked.where(ok, '')})

# case: visits-between-gaps
when = pd.to_datetime(inspections['when'], format='mixed', errors='coerce')
joe = when[inspections['place'].str.contains(r"^joe'?s", case=False, regex=True)].sort_values()
gaps = [(b - a).days for a, b in zip(joe[:-1], joe[1:])]
result = {'dates': [f'{d:%d %b}' for d in joe], 'gaps': gaps, 'avg': sum(gaps) / len(gaps) if gaps else None}

# case: iterrows-validation-errors
errors = defaultdict(list)
for i, row in inspections.iterrows():
    if not re.fullmatch(r'\d{1,3}(\.\d+)?', row['score']):
        errors[i].append(f"score {row['score']!r}")
    if row['when'] is None:
        errors[i].append('no date')
    if sum(c.isdigit() for c in row['phone']) not in (10, 11):
        errors[i].append('phone')
severity = sorted(errors, key=lambda i: (-len(errors[i]), i))
result = [(i, '; '.join(errors[i])) for i in severity]

# case: scale-recipe-kwargs
def scale(text, factor=1, /, *extra, rounding=1, **overrides):
    def sub(m):
        val = round(float(m.group()) * factor, rounding)
        return f'{val:g}'
    lines = [re.sub(r'\d+(?:\.\d+)?', sub, p.strip(), count=1) for p in text.split(';')]
    lines = [overrides.get(l.split()[-1], l) for l in lines]
    return lines + list(extra)

result = scale(recipes.loc[5, 'ingredients'], 1.5, 'love', rounding=2, butter='no butter')

# case: sort-mixed-cells
cells = recipes['serves'].tolist() + recipes['rating'].tolist()
ordered = sorted(cells)
result = ordered[:5]
