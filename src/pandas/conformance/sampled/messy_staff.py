import datetime as dt
import functools
import itertools as it
import math
import re
import statistics
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple

import numpy as np
import pandas as pd

staff = pd.DataFrame({
    'emp': ['E-001', 'e002', 'E-003', 'E-004', 'E-005', 'E 006', 'E-007', 'E-003', '', 'E-009', 'E-010'],
    'name': ['Anna  Berg', 'bob STONE', 'Chloé Dubois', 'Dmitri Ivanov', 'Eve', 'FRANK o\'hara', 'Grace Lee', 'Chloe Dubois', 'Temp', None, 'Hugo van der Berg'],
    'manager': [None, 'E-001', 'E-001', 'E-002', 'E-002', 'E-003', 'E-006', 'E-001', 'E-001', 'E-404', 'E-007'],
    'salary': ['95,000', '72k', '€61.500', '58000 EUR', '4.2k/month', '$70,000', 'confidential', '61500', '15/h', '', None],
    'hired': ['2015-03-01', '01.09.2018', '2019-11', '2020-02-29', 'Q3 2021', '2022-07-15', '2023-01-02', '2019-11', None, '??', '2023-12-31'],
    'skills': ['Python, SQL; leadership', 'sql,excel', 'Python|R|Sql', '', 'go / docker', 'Excel', None, 'python', '  ', 'SQL', 'Docker, Go, python'],
    'rating': ['4.5/5', '3', '90%', 'A', 'n/a', '4,0', '5/5', '88%', None, 'B+', '2/5'],
    'remote': ['True', 'false', 'Yes (2 days)', 'no', 'hybrid', '', 'TRUE', 'yes', None, '0', '1'],
    'address': [{'city': 'Berlin', 'zip': '10115'}, {'city': 'Oslo', 'zip': 150}, {'city': 'paris '}, None, {'city': 'Oslo', 'zip': '0151'}, {}, {'city': 'BERLIN', 'zip': '1011'}, {'city': 'Paris', 'zip': '75001'}, None, {'city': ''}, {'city': 'Gent', 'zip': '9000'}],
})

timesheet = pd.DataFrame({
    'emp': ['E-001', 'E-001', 'E-002', 'E-002', 'E-004', 'E-004', 'E-005', 'E-006', 'E-404', 'E-007', 'E-007', 'E-010'],
    'week': ['2024-W01', '2024-W02', '2024-W01', 'W2/2024', '2024-W01', '2024-W02', '2024-W02', '2024-W01', '2024-W01', '2024-W03', '2024-W01', '2024-W02'],
    'hours': ['38:30', '40', '41.25', '7h 15m', '36,5', '', '-', '45:10', '12', '39h', '30:00', '40:00'],
    'project': ['apollo/backend', 'Apollo/Ops', 'zeus', 'zeus/ui/forms', 'APOLLO / backend', None, '', 'hermes/api', '?', 'hermes/api/v2', 'zeus', 'apollo/backend'],
    'billable': [1, 1, 0, 1, 1, np.nan, 0, 1, np.nan, 1, 0, 1],
})

applicants = pd.DataFrame({
    'ref': ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'],
    'cv': ['Name: Nora Quist; Exp: 5 yrs; Lang: en,no,de', 'Name: Otto P.; Exp: 18 months; Lang: de', 'name=Pia Ray; exp=2.5 years; lang=EN,FR', '', 'Name: Quinn; Lang: en', None, 'Name: Rui Costa; Exp: ten years; Lang: pt, en'],
    'contact': ['nora@q.no / +47 912 34 567', 'otto.p@firm', 'PIA@RAY.FR', '0047-91234567', 'quinn@x.io;quinn@y.io', '', None],
    'scores': [[7, 8, 9], [5, None, 6], [], [10], None, [3, 3, 4, 8], ['9', 'x', 7]],
    'applied': ['2024-01-03', '2024/01/05', '20240107', 'Jan 9', '2024-01-11T10:00:00Z', None, '12-01-2024'],
    'stage': ['Interview', 'screening', 'OFFER', 'rejected ', 'Interview', '', 'Screening'],
})

# case: emp-id-canon
def canon_emp(x: str | None) -> str | None:
    m = re.search(r'(\d+)', x or '')
    return f'E-{int(m[1]):03d}' if m else None

s = staff[['emp', 'name']].copy()
s['id'] = s['emp'].map(canon_emp)
s['dupe'] = s['id'].notna() & s.duplicated('id', keep=False)
result = s.query('dupe or id.isna()')

# case: salary-parser-yearly
def yearly(raw, hours=1720):
    if raw is None or not re.search(r'\d', raw):
        return None
    m = re.search(r'(\d+(?:[.,]\d+)*)(k?)', raw)
    digits, k = m.groups()
    if re.search(r'[.,]\d{3}$', digits):
        digits = re.sub('[.,]', '', digits)
    amount = float(digits) * (1000 if k else 1)
    factor = 12 if '/month' in raw else hours if raw.endswith('/h') else 1
    return amount * factor

result = {e or '-': yearly(s) for e, s in zip(staff['emp'], staff['salary'])}

# case: salary-format-table
pay = pd.Series([95000, 72000, 61500, 58000, 50400, 70000, np.nan], name='pay')
lines = ['{:<4}|{:>12}|{:^7}'.format('no', 'pay', 'share')]
total = pay.sum()
for i, p in pay.items():
    txt = f'{p:,.0f}' if not math.isnan(p) else '--'
    share = '%5.1f%%' % (100 * p / total) if p == p else ''
    lines.append('{:<4d}|{:>12s}|{:^7s}'.format(i, txt, share))
result = '\n'.join(lines)

# case: org-depth-recursive
boss = dict(zip(staff['emp'], staff['manager']))

def depth(emp, limit=10):
    mgr = boss.get(emp)
    if mgr is None or limit == 0:
        return 0
    return 1 + depth(mgr, limit - 1)

levels = {e: depth(e) for e in boss if e}
result = pd.Series(levels, name='depth').sort_values(ascending=False, kind='mergesort')

# case: org-tree-nested
children = defaultdict(list)
for e, m in staff.drop_duplicates('emp')[['emp', 'manager']].itertuples(index=False):
    children[m].append(e or 'temp')

def tree(node):
    return {kid: tree(kid) for kid in sorted(children.get(node, []))}

result = tree('E-001')

# case: management-chain-while
boss = staff.drop_duplicates('emp').set_index('emp')['manager'].to_dict()
chains = {}
for emp in ('E-007', 'E-010', 'E-009'):
    cur, chain = emp, []
    while cur is not None:
        chain.append(cur)
        cur = boss.get(cur)
        if len(chain) > 20:
            raise RuntimeError('cycle')
    chains[emp] = ' < '.join(chain)
result = chains

# case: dangling-managers
ids = set(staff['emp'].str.replace(r'[^A-Z0-9]', '', regex=True, case=True))
refs = {m.replace('-', '') for m in staff['manager'] if m}
ghost = sorted(refs - ids)
ok = sorted(refs & ids)
never = ids.difference(refs) - {''}
result = {'ghost': ghost, 'ok': ok, 'leafs': sorted(never, key=lambda s: (len(s), s))}

# case: hired-fuzzy-dates
def hired_on(txt):
    patterns = {
        r'(\d{4})-(\d{2})-(\d{2})$': lambda y, m, d: (y, m, d),
        r'(\d{2})\.(\d{2})\.(\d{4})$': lambda d, m, y: (y, m, d),
        r'(\d{4})-(\d{2})$': lambda y, m: (y, m, 1),
        r'Q(\d) (\d{4})$': lambda q, y: (y, int(q) * 3 - 2, 1),
    }
    for pat, build in patterns.items():
        if m := re.match(pat, txt or ''):
            return dt.date(*map(int, build(*m.groups())))
    return pd.NaT

dates = pd.to_datetime(staff['hired'].map(hired_on))
result = pd.DataFrame({'hired': staff['hired'], 'date': dates, 'quarter': dates.dt.to_period('Q').astype(str)})

# case: hired-per-year-counter
years = staff['hired'].str.extract(r'(20\d{2})')[0]
per_year = Counter(years.dropna().astype(int))
full = {y: per_year.get(y, 0) for y in range(min(per_year), max(per_year) + 1)}
cumulative = dict(zip(full, it.accumulate(full.values())))
result = pd.DataFrame({'hires': full, 'headcount': cumulative})

# case: skills-split-matrix
split = staff['skills'].str.lower().str.split(r'\s*[,;|/]\s*', regex=True)
long = split.explode().str.strip()
long = long[long.notna() & (long != '')]
mat = pd.crosstab(long.index, long.values)
mat.index.name, mat.columns.name = 'row', None
result = mat.clip(upper=1)

# case: skill-gap-sets
required = {'data': {'python', 'sql'}, 'infra': {'docker', 'go'}, 'office': {'excel'}}
gaps = {}
for emp, raw in zip(staff['emp'], staff['skills']):
    have = set(re.findall(r'[a-z]+', (raw or '').lower()))
    best = min(required, key=lambda r: (len(required[r] - have), r))
    missing = sorted(required[best] - have)
    if have:
        gaps.setdefault(best, []).append((emp, missing))
result = gaps

# case: skill-pairs-product
a, b = [set(s.lower().replace(' ', '').split(',')) for s in (staff.at[1, 'skills'], staff.at[10, 'skills'])]
pairs = [f'{x}+{y}' for x, y in it.product(sorted(a), sorted(b)) if x != y]
groups = {k: list(g) for k, g in it.groupby(pairs, key=lambda p: p.split('+')[0])}
result = {'pairs': len(pairs), **groups}

# case: rating-unify
LETTERS = dict(zip('ABCDE', range(5, 0, -1)))

def to_five(r):
    if r in (None, '', 'n/a'):
        return np.nan
    if '/' in r:
        num, den = r.split('/')
        return float(num) / float(den) * 5
    if r.endswith('%'):
        return float(r.rstrip('%')) / 20
    if r[0] in LETTERS:
        return LETTERS[r[0]] + (0.5 if r[1:] == '+' else 0)
    return float(r.replace(',', '.'))

score = staff['rating'].map(to_five)
result = pd.DataFrame({'rating': staff['rating'], 'score': score, 'rank': score.rank(method='min', ascending=False)})

# case: remote-ternary
def remote(v):
    head, *rest = str(v).strip().lower().split() or ['']
    if head == 'hybrid':
        return 'hybrid'
    kind = 'remote' if head in {'true', 'yes', '1'} else 'office' if head in {'false', 'no', '0'} else 'unknown'
    return f"{kind} {' '.join(rest)}" if rest else kind

result = staff['remote'].map(remote).value_counts().to_dict()

# case: city-zip-report
rows, issues = [], []
for i, addr in enumerate(staff['address']):
    city = (addr or {}).get('city', '').strip().title()
    zipc = str((addr or {}).get('zip', '')).zfill(4) if addr and 'zip' in addr else None
    if not city:
        issues.append(f'row {i}: no city')
    elif zipc is None:
        issues.append(f'row {i}: {city} without zip')
    else:
        rows.append((city, zipc, len(zipc)))
result = {'table': pd.DataFrame(rows, columns=['city', 'zip', 'len']), 'issues': issues}

# case: name-parts-regex
pat = re.compile(r"^(?P<first>\S+)\s*(?P<particle>(?:van|der|de|von|\s)*)\s*(?P<last>\S+)?$", re.I)
recs = []
for nm in staff['name'].dropna():
    m = pat.match(' '.join(nm.split()))
    d = {k: (v or '').strip() for k, v in m.groupdict().items()}
    d['last'] = d['last'].capitalize() if d['last'].isupper() or d['last'].islower() else d['last']
    recs.append(d)
result = pd.DataFrame(recs).sort_values(['last', 'first'], key=lambda c: c.str.lower()).reset_index(drop=True)

# case: near-duplicate-names
def dist(a, b):
    prev = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        cur = [i]
        for j, cb in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (ca != cb)))
        prev = cur
    return prev[-1]

names = staff['name'].dropna().str.lower().str.split().str.join(' ').tolist()
close = [(x, y, dist(x, y)) for x, y in it.combinations(names, 2) if dist(x, y) <= 4]
result = sorted(close, key=lambda t: t[2])

# case: hours-to-decimal
def decimal_hours(h):
    h = h.strip().replace(',', '.')
    if m := re.fullmatch(r'(\d+):(\d\d)', h):
        return int(m[1]) + int(m[2]) / 60
    if m := re.fullmatch(r'(\d+)h(?: (\d+)m)?', h):
        return int(m[1]) + int(m[2] or 0) / 60
    try:
        return float(h)
    except ValueError:
        return None

t = timesheet.assign(dec=timesheet['hours'].map(decimal_hours).round(2))
result = t.groupby('emp')['dec'].agg(['sum', 'count']).query('count > 0')

# case: week-normalise-monday
def monday(w):
    y = re.search(r'\d{4}', w).group()
    n = re.search(r'W0?(\d+)', w).group(1)
    return dt.date.fromisocalendar(int(y), int(n), 1)

weeks = timesheet['week'].map(monday)
by_week = timesheet.groupby(weeks)['emp'].agg(lambda s: ' '.join(sorted(set(s))))
result = {k.isoformat(): v for k, v in by_week.items()}

# case: project-rsplit
p = timesheet['project'].str.lower().str.replace(' ', '').replace({'?': None, '': None})
parts = p.str.split('/', n=1, expand=True).set_axis(['root', 'path'], axis=1)
tail = p.str.rsplit('/', n=1).str[-1]
parts['leaf'] = tail.where(parts['path'].notna())
parts['depth'] = p.str.count('/').add(1)
result = parts.drop_duplicates().reset_index(drop=True)

# case: project-nested-totals
def nested():
    return defaultdict(nested)

root = nested()
for path, n in Counter(timesheet['project'].fillna('').str.lower().str.replace(r'\s', '', regex=True)).items():
    node = root
    for part in filter(str.isalnum, path.split('/')):
        node = node[part]
    node['#'] = n

def plain(d):
    return {k: plain(v) if isinstance(v, dict) else v for k, v in sorted(d.items())}

result = plain(root)

# case: billable-share
b = timesheet['billable']
share = timesheet.assign(known=b.notna(), yes=b.fillna(0).astype(int)).groupby('emp')[['known', 'yes']].sum()
share['pct'] = np.where(share['known'] > 0, share['yes'] / share['known'].replace(0, np.nan) * 100, np.nan)
result = share.loc[share['known'] > 0].round(1).sort_values(['pct', 'known'], ascending=[False, False])

# case: cv-to-records
def parse_cv(cv):
    pairs = (re.split('[:=]', p, maxsplit=1) for p in (cv or '').split(';') if p.strip())
    rec = {k.strip().lower(): v.strip() for k, v in pairs}
    rec['lang'] = [x.strip().lower() for x in rec.get('lang', '').split(',') if x.strip()]
    return rec

cvs = pd.DataFrame([parse_cv(c) for c in applicants['cv']], index=applicants['ref'])
cvs['n_lang'] = cvs['lang'].map(len)
result = cvs.sort_values('n_lang', ascending=False, kind='stable')

# case: experience-months
WORDS = {'one': 1, 'two': 2, 'five': 5, 'ten': 10}
exp = applicants['cv'].str.extract(r'exp[:=]\s*(?P<n>[\w.]+)\s*(?P<unit>yrs|years?|months?)', flags=re.I)
exp['n'] = exp['n'].map(lambda v: WORDS.get(v, v), na_action='ignore').astype(float)
exp['months'] = np.where(exp['unit'].str.startswith('m', na=False), exp['n'], exp['n'] * 12)
result = exp.assign(ref=applicants['ref']).set_index('ref')['months'].dropna().astype(int).to_dict()

# case: contact-classify
Contact = namedtuple('Contact', 'kind value', defaults=['email', None])
found = []
for text in applicants['contact']:
    for tok in re.split(r'\s*[;]\s*|\s+/\s+', text or ''):
        if not tok:
            continue
        digits = re.sub(r'\D', '', tok)
        if re.fullmatch(r'[^@\s]+@[^@\s]+\.[a-z]{2,}', tok, re.I):
            found.append(Contact(value=tok.lower()))
        elif len(digits) >= 8:
            found.append(Contact('phone', digits[-8:]))
        else:
            found.append(Contact('bad', tok)._replace(value=tok.upper()))
result = [tuple(c) for c in found]

# case: scores-robust-mean
def robust(xs, *, trim=0):
    nums = []
    for x in xs or []:
        try:
            nums.append(float(x))
        except (TypeError, ValueError):
            continue
    nums.sort()
    kept = nums[trim:len(nums) - trim] if trim else nums
    return statistics.fmean(kept) if kept else float('nan')

a = applicants.set_index('ref')['scores']
result = pd.DataFrame({'plain': a.map(robust), 'trimmed': a.map(functools.partial(robust, trim=1))}).round(3)

# case: stage-ordered-category
order = ['screening', 'interview', 'offer', 'rejected']
st = applicants['stage'].str.strip().str.lower().replace('', None)
cat = pd.Categorical(st, categories=order, ordered=True)
app = applicants[['ref']].assign(stage=cat, rank=cat.codes)
print(app['stage'].value_counts(sort=False).to_dict())
result = app.sort_values(['stage', 'ref'], ascending=[False, True], na_position='last')

# case: chainmap-config
defaults = {'currency': 'EUR', 'hours': 40, 'remote': False}
result = {}
for emp, remote, addr in zip(staff['emp'], staff['remote'], staff['address']):
    own = {'remote': True} if str(remote).lower().startswith(('t', 'y', '1')) else {}
    local = {'currency': 'NOK', 'hours': 37.5} if (addr or {}).get('city') == 'Oslo' else {}
    cfg = ChainMap(own, local, defaults)
    result[emp] = '{currency}/{hours}/{remote!s:.1}'.format(**cfg)
result = pd.Series(result).groupby(level=0).first()

# case: direct-int-cast
ratings = staff['rating'].str.extract(r'^(\d+)', expand=False)
n_missing = ratings.isna().sum()
as_int = ratings.astype(int)
result = as_int.mean(), n_missing
