import pandas as pd
import numpy as np
import re
import math
import itertools
import functools
import statistics
from collections import Counter, defaultdict, namedtuple, deque
from datetime import datetime, date, timedelta

orders = pd.DataFrame({
    'order_id': ['ORD-1001', 'ord-1002', 'ORD-1003 ', 'ORD_1004', 'ORD-1005', 'ORD-1005', None, 'ORD-1007', ' ord-1008', 'ORD-1009', 'X-77', 'ORD-1011'],
    'customer': ['C01', 'C02', 'c03', 'C01', 'C04', 'C04', 'C05', ' C02', 'C06', None, 'C03', 'C99'],
    'order_date': ['2024-01-05', '05/01/2024', 'Jan 17, 2024', '2024-02-30', '2024-02-11', '2024-02-11', '', '2024/03/01', '15.03.2024', None, '2024-03-20', '20240402'],
    'amount': ['$1,299.00', '€ 89,90', '45.5 USD', 'USD 120', '£15.00', '£15.00', None, '$-20.00', 'free', '1.250,00 EUR', '$0', ' 75 '],
    'status': ['Shipped', 'shipped ', 'PENDING', 'cancelled', 'Delivered', 'Delivered', '', 'Returned', 'pending', 'DELIVERED', None, 'Canceled'],
    'items': [['SKU-A1:2', 'SKU-B2:1'], ['SKU-C3:1'], ['sku-a1:1'], [], ['SKU-D4:3', 'SKU-A1:1'], ['SKU-D4:3', 'SKU-A1:1'], None, ['SKU-B2:-1'], ['SKU-E5:1', 'SKU-C3:2', 'SKU-Z9:1'], ['SKU-E5:10'], ['bad item'], ['SKU-A1:4']],
    'gift': ['yes', 'No', 'TRUE', 'false', 'y', 'y', '', None, '0', '1', 'N', 'Yes'],
    'coupon': ['WELCOME10', None, 'save5 ', 'SPRING-15%', '', '', 'WELCOME10', 'none', 'VIP20', 'N/A', 'save5', 'BOGO'],
})

products = pd.DataFrame({
    'sku': ['SKU-A1', 'SKU-B2', 'SKU-C3', 'SKU-D4', 'SKU-E5', 'SKU-F6', 'sku-g7'],
    'name': ['Desk Lamp (LED)', 'Notebook, A5 - 120 pages', 'USB-C Cable 1.5m', 'Water Bottle 750ml', '  Backpack 22 L', 'Mouse pad', None],
    'price': [39.99, 4.5, 9.95, 12.0, 64.25, np.nan, 7.1],
    'dims': ['20x15x40 cm', '14.8 x 21 x 1.2cm', '150 cm', '7x7x25 cm', '300x180x450 mm', '', None],
    'weight': ['1.2kg', '310 g', '45g', '0.18 kg', '1,1 kg', 'n/a', '2 lb'],
    'tags': ['home|lighting', 'office|paper|school', 'tech', 'outdoor|home', 'outdoor|travel', '', None],
    'attrs': [{'color': 'black', 'watt': 7}, {'color': 'Red', 'ruled': True}, {'color': 'white', 'length': 1.5}, {'color': 'blue'}, None, {}, {'color': 'BLACK'}],
})

customers = pd.DataFrame({
    'cust_id': ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'],
    'name': ['alice  SMITH', 'Bob O\'Neil', 'DE LA CRUZ, Maria', 'jürgen müller', '', 'Ann-Marie Lee'],
    'email': ['Alice@Example.com', 'bob.oneil@mail', ' maria@shop.co.uk ', 'jm@web.de', None, 'ann.lee+promo@gmail.com'],
    'phone': ['(555) 123-4567', '+1 555.987.6543', '555 222 33', '0049-30-1234567', 'unknown', '5551112222'],
    'joined': ['2021-06-01', '2022-13-05', '2020-02-29', '2023-11-11', None, '2019-07-04'],
    'address': ['12 High St, Springfield, IL 62704', 'PO Box 9; Boston; MA 02110', 'Main Rd 5, Austin, TX', None, '', '77 Lake Ave., Chicago, IL 60601-1234'],
})

# case: parse-amount-helper
def parse_amount(text, default=None):
    if not isinstance(text, str) or not text.strip():
        return default
    m = re.search(r'-?[\d.,]+', text)
    if m is None:
        return default
    num = m.group(0)
    if re.search(r',\d{2}$', num):
        num = num.replace('.', '').replace(',', '.')
    else:
        num = num.replace(',', '')
    return float(num)

df = orders.copy()
df['value'] = df['amount'].apply(parse_amount, default=0.0)
result = df[['order_id', 'amount', 'value']]

# case: currency-detection
symbols = {'$': 'USD', '€': 'EUR', '£': 'GBP'}

def currency_of(text):
    if pd.isna(text):
        return 'UNKNOWN'
    for sym, code in symbols.items():
        if sym in text:
            return code
    m = re.search(r'\b(USD|EUR|GBP)\b', text)
    return m.group(1) if m else 'UNKNOWN'

cur = orders['amount'].map(currency_of)
result = cur.value_counts().sort_index().to_dict()

# case: normalise-order-ids
ids = (orders['order_id']
       .str.strip()
       .str.upper()
       .str.replace('_', '-', regex=False))
valid = ids.str.fullmatch(r'ORD-\d{4}', na=False)
report = pd.DataFrame({'raw': orders['order_id'], 'clean': ids, 'valid': valid})
report['dup'] = report['clean'].duplicated(keep=False) & report['clean'].notna()
result = report

# case: explode-items-loop
rows = []
for row in orders.itertuples(index=False):
    for pos, item in enumerate(row.items or [], start=1):
        try:
            sku, qty = item.upper().split(':')
            qty = int(qty)
        except ValueError as exc:
            rows.append({'order': row.order_id, 'pos': pos, 'sku': None, 'qty': None, 'error': type(exc).__name__})
        else:
            rows.append({'order': row.order_id, 'pos': pos, 'sku': sku, 'qty': qty, 'error': ''})
lines = pd.DataFrame(rows)
lines['order'] = lines['order'].fillna('?').str.strip().str.upper()
result = lines

# case: qty-counter
totals = Counter()
for items in orders['items'].dropna():
    for it in items:
        m = re.match(r'(sku-\w+):(-?\d+)$', it, flags=re.IGNORECASE)
        if m:
            totals[m.group(1).upper()] += int(m.group(2))
result = totals.most_common(4)

# case: revenue-by-sku
price = dict(zip(products['sku'], products['price']))
sold = defaultdict(int)
for items in orders.drop_duplicates('order_id')['items']:
    if not items:
        continue
    for it in items:
        sku, sep, qty = it.upper().partition(':')
        if sep:
            sold[sku] += int(qty)
revenue = {sku: round(q * price[sku], 2) for sku, q in sold.items() if sku in price}
missing = sorted(set(sold) - set(price))
result = {'revenue': dict(sorted(revenue.items(), key=lambda kv: -kv[1])), 'missing': missing}

# case: multi-format-dates
FORMATS = ['%Y-%m-%d', '%d/%m/%Y', '%b %d, %Y', '%Y/%m/%d', '%d.%m.%Y', '%Y%m%d']

def parse_date(s, formats=FORMATS):
    if not s:
        return pd.NaT
    for f in formats:
        try:
            return pd.Timestamp(datetime.strptime(s, f))
        except ValueError:
            continue
    else:
        return pd.NaT

dates = orders['order_date'].apply(parse_date)
result = pd.DataFrame({'raw': orders['order_date'], 'parsed': dates, 'month': dates.dt.strftime('%b %Y')})

# case: to-datetime-coerce
parsed = pd.to_datetime(orders['order_date'], format='%Y-%m-%d', errors='coerce')
bad = orders.loc[parsed.isna() & orders['order_date'].notna(), 'order_date'].tolist()
good = parsed.dropna()
result = {
    'n_good': int(good.count()),
    'first': good.min().date().isoformat(),
    'last': good.max().date().isoformat(),
    'bad': [b for b in bad if b],
}

# case: bool-text-mapping
TRUE = {'yes', 'y', 'true', '1'}
FALSE = {'no', 'n', 'false', '0'}

def to_bool(v):
    if v is None:
        return None
    key = str(v).strip().lower()
    return True if key in TRUE else False if key in FALSE else None

flags = [to_bool(v) for v in orders['gift']]
result = Counter(flags), sum(1 for f in flags if f), any(f is None for f in flags)

# case: status-canonical
canon = {'canceled': 'cancelled', '': 'unknown'}
status = orders['status'].fillna('').str.strip().str.lower().replace(canon)
counts = status.groupby(status).size()
result = counts.sort_values(ascending=False, kind='stable')

# case: coupon-extract
cp = orders['coupon'].str.strip().replace({'none': None, 'N/A': None, '': None})
parts = cp.str.extract(r'^(?P<code>[A-Za-z]+)-?(?P<pct>\d+)?(?P<sign>%)?$')
parts['pct'] = pd.to_numeric(parts['pct'], errors='coerce').fillna(0).astype(int)
parts['code'] = parts['code'].str.title()
result = parts.dropna(subset=['code'])

# case: weights-to-grams
FACTORS = {'kg': 1000, 'g': 1, 'lb': 453.592}

def grams(w, ndigits=0):
    m = re.fullmatch(r'\s*([\d.,]+)\s*([a-z]+)\s*', str(w))
    if not m:
        return np.nan
    num, unit = m.groups()
    return round(float(num.replace(',', '.')) * FACTORS[unit], ndigits)

out = products[['sku', 'weight']].assign(grams=products['weight'].map(grams))
out['band'] = np.select([out['grams'] < 200, out['grams'] < 1000, out['grams'] >= 1000], ['light', 'medium', 'heavy'], default='n/a')
result = out

# case: volume-litres
def litres(text):
    if not text:
        return None
    unit = 10 if text.endswith('mm') else 1
    nums = [float(x) / unit for x in re.findall(r'\d+(?:\.\d+)?', text)]
    if len(nums) != 3:
        return None
    return math.prod(nums) / 1000

vols = {r['sku']: litres(r['dims']) for _, r in products.iterrows()}
known = {k: round(v, 3) for k, v in vols.items() if v is not None}
result = {'known': known, 'biggest': max(known, key=known.get), 'unknown': [k for k, v in vols.items() if v is None]}

# case: tag-dummies
dummies = products['tags'].fillna('').str.get_dummies(sep='|')
dummies.index = products['sku'].str.upper()
dummies['n_tags'] = dummies.sum(axis=1)
result = dummies

# case: tag-pairs
pair_counts = Counter()
for tags in products['tags'].dropna():
    names = sorted(t for t in tags.split('|') if t)
    pair_counts.update(itertools.combinations(names, 2))
result = sorted(pair_counts.items(), key=lambda x: (-x[1], x[0]))

# case: attrs-flatten
records = [{'sku': sku, **(attrs or {})} for sku, attrs in zip(products['sku'], products['attrs'])]
flat = pd.DataFrame.from_records(records)
flat['color'] = flat['color'].str.lower()
flat['has_color'] = flat['color'].notna()
result = flat

# case: name-parser
Person = namedtuple('Person', ['first', 'last'])

def split_name(raw):
    raw = ' '.join(raw.split())
    if not raw:
        return Person(None, None)
    if ',' in raw:
        last, first = [p.strip() for p in raw.split(',', 1)]
    else:
        first, _, last = raw.rpartition(' ')
    return Person(first.title(), last.title())

people = [split_name(n) for n in customers['name']]
result = pd.DataFrame(people, index=customers['cust_id'])

# case: phone-digits
digits = customers['phone'].str.replace(r'\D', '', regex=True)
local = digits.str[-10:]
fmt = local.where(local.str.len() == 10)
pretty = fmt.str.replace(r'^(\d{3})(\d{3})(\d{4})$', lambda m: '({}) {}-{}'.format(*m.groups()), regex=True)
result = pd.DataFrame({'id': customers['cust_id'], 'digits': digits, 'pretty': pretty.fillna('invalid')})

# case: email-validation-report
pattern = re.compile(r'^[\w.+-]+@[\w-]+(\.[\w-]+)+$')
report = {'ok': [], 'invalid': [], 'missing': []}
for cid, email in customers[['cust_id', 'email']].itertuples(index=False, name=None):
    if email is None or pd.isna(email):
        report['missing'].append(cid)
        continue
    bucket = 'ok' if pattern.match(email.strip().lower()) else 'invalid'
    report[bucket].append(f'{cid}:{email.strip().lower()}')
result = report

# case: address-zip-state
ext = customers['address'].str.extract(r'(?P<state>[A-Z]{2})(?:\s+(?P<zip>\d{5})(?:-(?P<plus4>\d{4}))?)?$')
ext.insert(0, 'cust_id', customers['cust_id'])
city = customers['address'].str.split(r'[,;]\s*', regex=True).str.get(-2)
ext['city'] = city
result = ext

# case: closure-discounts
def make_discount(pct, cap=None):
    def apply_to(x):
        off = x * pct / 100
        if cap is not None:
            off = min(off, cap)
        return round(x - off, 2)
    return apply_to

discounts = {'ten': make_discount(10), 'half_cap': make_discount(50, cap=5)}
out = products[['sku', 'price']].dropna().copy()
for name, fn in discounts.items():
    out[name] = out['price'].map(fn)
result = out.reset_index(drop=True)

# case: reduce-masks
masks = [
    orders['order_id'].notna(),
    orders['customer'].str.strip().str.match(r'(?i)^c0\d$', na=False),
    orders['status'].fillna('').str.strip().ne(''),
    orders['items'].map(lambda x: bool(x)),
]
keep = functools.reduce(lambda a, b: a & b, masks)
result = orders.loc[keep, ['order_id', 'customer', 'status']].reset_index(drop=True)

# case: unknown-customer-sets
ordered = {c.strip().upper() for c in orders['customer'] if isinstance(c, str)}
known = set(customers['cust_id'])
result = {
    'unknown': sorted(ordered - known),
    'inactive': sorted(known - ordered),
    'both': len(ordered & known),
    'jaccard': round(len(ordered & known) / len(ordered | known), 4),
}

# case: price-statistics
prices = [p for p in products['price'] if not math.isnan(p)]
summary = {
    'mean': f'{statistics.mean(prices):.2f}',
    'median': statistics.median(prices),
    'stdev': '%.3f' % statistics.stdev(prices),
    'spread': '{:>10,.2f}'.format(max(prices) - min(prices)),
    'np_median': float(np.nanmedian(products['price'])),
}
result = summary

# case: slugify-products
def slugify(text, *, sep='-', max_len=20):
    if not isinstance(text, str):
        return 'unnamed'
    s = re.sub(r'[^a-z0-9]+', sep, text.lower()).strip(sep)
    return s[:max_len].rstrip(sep)

slugs = products['name'].apply(slugify)
short = products['name'].apply(slugify, max_len=8, sep='_')
result = list(zip(products['sku'].str.upper(), slugs, short))

# case: merge-order-customers
o = orders.copy()
o['customer'] = o['customer'].str.strip().str.upper()
m = o.merge(customers[['cust_id', 'name']], left_on='customer', right_on='cust_id', how='left', indicator=True)
m['label'] = [f'{n.title()!r}' if isinstance(n, str) and n else '-' for n in m['name']]
result = m[['order_id', 'customer', 'label', '_merge']].astype({'_merge': str})

# case: running-balance-accumulate
vals = pd.to_numeric(orders['amount'].str.replace(r'[^\d.\-]', '', regex=True), errors='coerce').fillna(0)
running = list(itertools.accumulate(vals, lambda acc, v: max(acc + v, 0)))
peak = list(itertools.accumulate(vals, max))
result = pd.DataFrame({'val': vals, 'running': running, 'peak': peak}).round(2)

# case: consecutive-status-groups
clean = orders['status'].fillna('?').str.strip().str.lower().str[:6]
runs = [(key, len(list(grp))) for key, grp in itertools.groupby(clean)]
longest = max(runs, key=lambda r: r[1])
print('runs found:', len(runs))
result = {'runs': runs, 'longest': longest}

# case: strict-parse-raises
def strict_float(x):
    cleaned = x.replace('$', '').replace(',', '')
    return float(cleaned)

try:
    values = orders['amount'].dropna().map(strict_float)
except ValueError as e:
    message = str(e)
else:
    message = 'all parsed'
finally:
    checked = True
result = (message, checked)

# case: joined-tenure
joined = pd.to_datetime(customers['joined'], errors='coerce')
ref = pd.Timestamp('2024-04-01')
days = (ref - joined).dt.days
years = days.floordiv(365)
labels = pd.cut(years, bins=[-1, 1, 3, 10], labels=['new', 'regular', 'loyal'])
result = customers[['cust_id']].assign(days=days, years=years, tier=labels.astype(object).fillna('n/a'))
