import pandas as pd
import numpy as np
import re
import math
import statistics as stats
from collections import Counter, defaultdict, OrderedDict, namedtuple, deque
from datetime import datetime, date, timedelta
from functools import reduce, partial
from itertools import chain, groupby, product, combinations, accumulate, zip_longest

patients = pd.DataFrame({
    'mrn': ['000123', '124', 'MRN-00125', 'mrn 126', '00127', '', '129a', None],
    'full_name': ['Müller, Hans', 'o\'brien, KATE', 'Nguyen Thi Lan', ' SMITH , john ', 'Garcia-Lopez, Ana M.', 'unknown', '', None],
    'dob': ['1980-03-15', '12/25/1975', '7 Feb 1990', '1999-13-01', '2015-06-30', '1900-01-01', 'n/a', None],
    'sex': ['M', 'female', 'F ', 'male', 'f', 'U', '', None],
    'height': ['180 cm', '5\'6"', '1.62m', '72 in', '120', '-', 'n/a', None],
    'weight': ['82kg', '150 lbs', '55,5 kg', '0', '24 kg', '-', 'approx 70', None],
    'allergies': ['Penicillin; peanuts', 'none', 'LATEX', '', 'peanuts;Dust ; penicillin', None, 'NKDA', 'None known'],
    'meds': [{'metformin': '500 mg', 'aspirin': '81mg'}, {}, {'Lisinopril': '10 mg'}, None, {'albuterol': '90 mcg', 'cetirizine': '5mg'}, {'aspirin': '0.3 g'}, {}, None],
})

labs = pd.DataFrame({
    'mrn': ['123', '123', '124', '124', '125', '125', '126', '127', '127', '999', '123', '126', '125', '124'],
    'test': ['HbA1c', 'Glucose', 'glucose', 'Na+', 'Hb', 'GLUCOSE ', 'K+', 'Hb', 'glucose', 'Na+', 'hba1c', 'K', None, 'CRP'],
    'value': ['7.2 %', '126 mg/dL', '5.4 mmol/L', '138', '<7', '98', '5.9 H', '13.1 g/dl', 'hemolyzed', '140', '6,8%', '4.4', '12', '>200 mg/L'],
    'ref': ['4.0-5.6', '70-99', '3.9 - 5.5', '135-145', '12-16', '70-99', '3.5–5.1', '11.5-15.5', '', '135-145', '4.0-5.6', '3.5-5.1', None, '<5'],
    'taken': ['2024-01-10 08:30', '2024-01-10 08:30', '2024-01-11 9:05', '11.01.2024', '2024-01-12T07:45:00', '2024-01-12T07:45:00', '', '2024-01-15 10:00', '2024-01-15 10:00', '2024-02-01', '2024-04-10 08:15', '2024-04-11', None, '2024-01-11 9:05'],
})

visits = pd.DataFrame({
    'visit': ['V-24-0001', 'V-24-0002', 'V-24-0003', 'v24-4', 'V-24-0005', 'V-24-0006', 'V-23-0999', 'V-24-0005'],
    'mrn': [123, 124, 123, 126, 125, 127, 123, 125],
    'slot': ['09:00-09:30', '9:15-10', '14:00-13:30', 'walk-in', '10:00-10:45', '23:50-00:20', '08:00-08:10', '10:00-10:45'],
    'icd': ['E11.9, I10', 'J06.9', 'e11.9', '', 'I10;Z00.0', 'J45.20 / J06.9', None, 'I10;Z00.0'],
    'vitals': ['{"bp": "142/91", "hr": 88}', '{"bp": "118/76", "hr": 72}', '{"bp": "", "hr": null}', '', '{"bp": "130/85"}', 'bp=100/60;hr=110', None, '{"bp": "130/85"}'],
    'seen': ['True', 'yes', 'False', 'T', 'no show', 'true', 'Y', 'no show'],
    'fee': ['120.00', '95', '$0', 'waived', '1,050.50', '', None, '1,050.50'],
})

# case: clean-mrn
def clean_mrn(raw, width=6):
    """Return zero padded digits or None when nothing usable."""
    if raw is None:
        return None
    digits = ''.join(ch for ch in raw if ch.isdigit())
    return digits.zfill(width) if digits else None

df = patients[['mrn', 'full_name']].copy()
df['mrn_clean'] = df['mrn'].map(clean_mrn)
result = df

# case: dob-formats-age
def parse_dob(s):
    for fmt in ('%Y-%m-%d', '%m/%d/%Y', '%d %b %Y'):
        try:
            return datetime.strptime(s, fmt).date()
        except (ValueError, TypeError):
            pass
    return None

def age_on(born, today=date(2024, 6, 15)):
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))

dobs = [parse_dob(s) for s in patients['dob']]
ages = [age_on(d) if d else None for d in dobs]
result = pd.DataFrame({'dob': [d.isoformat() if d else '' for d in dobs], 'age': ages})

# case: sex-first-letter
first = patients['sex'].str.strip().str.upper().str.slice(0, 1)
sex = first.where(first.isin(['M', 'F']), 'U')
result = pd.Series(sex.values, index=patients.index, name='sex').value_counts()

# case: height-to-cm
def to_cm(h):
    if h is None:
        return np.nan
    feet = re.match(r"(\d+)'(\d+)\"", h)
    if feet:
        ft, inch = map(int, feet.groups())
        return round((ft * 12 + inch) * 2.54, 1)
    m = re.match(r'([\d.]+)\s*(cm|m|in)?$', h)
    if not m:
        return np.nan
    scale = {'cm': 1, 'm': 100, 'in': 2.54, None: 1}[m.group(2)]
    return round(float(m.group(1)) * scale, 1)

result = patients['height'].apply(to_cm).rename('height_cm')

# case: weight-kg-extract
ex = patients['weight'].str.extract(r'(?P<num>\d+(?:[.,]\d+)?)\s*(?P<unit>kg|lbs)?')
ex['num'] = pd.to_numeric(ex['num'].str.replace(',', '.', regex=False))
ex['kg'] = np.where(ex['unit'].eq('lbs'), ex['num'] * 0.45359237, ex['num'])
ex['kg'] = ex['kg'].round(1).replace(0, np.nan)
result = ex

# case: allergy-matrix
NONE = {'none', 'nkda', 'none known', ''}
cleaned = patients['allergies'].fillna('').apply(
    lambda s: '|'.join(sorted(a for a in (p.strip().lower() for p in s.split(';')) if a not in NONE)))
mat = cleaned.str.get_dummies()
result = mat.loc[mat.any(axis=1)]

# case: allergy-index
idx = defaultdict(list)
for i, text in patients['allergies'].items():
    if not text:
        continue
    for a in map(str.strip, text.lower().split(';')):
        if a not in ('none', 'nkda', 'none known'):
            idx[a].append(i)
result = dict(sorted(idx.items(), key=lambda kv: (-len(kv[1]), kv[0])))

# case: meds-long-table
UNIT_MG = {'g': 1000.0, 'mg': 1.0, 'mcg': 0.001}
rows = []
for i, meds in enumerate(patients['meds']):
    for drug, dose in (meds or {}).items():
        num, unit = re.fullmatch(r'([\d.]+)\s*(\w+)', dose).groups()
        rows.append(dict(patient=i, drug=drug.capitalize(), mg=float(num) * UNIT_MG[unit]))
long = pd.DataFrame(rows, columns=['patient', 'drug', 'mg'])
result = long.groupby('drug')['mg'].agg(['count', 'max']).reset_index()

# case: name-swap
def swap(m):
    return f"{m.group('first').title()} {m.group('last').title()}"

names = patients['full_name'].str.strip()
swapped = names.str.replace(r'^(?P<last>[^,]+?)\s*,\s*(?P<first>.+)$', swap, regex=True)
result = pd.DataFrame({'raw': patients['full_name'], 'display': swapped.replace('', np.nan).fillna('<missing>')})

# case: lab-value-parts
parts = labs['value'].str.extract(r'^(?P<op>[<>])?\s*(?P<num>\d+(?:[.,]\d+)?)\s*(?P<rest>.*)$')
parts['num'] = parts['num'].str.replace(',', '.').astype(float)
parts['rest'] = parts['rest'].replace('', np.nan).str.lower()
result = labs[['test']].join(parts)

# case: ref-range-flag
def bounds(ref):
    nums = re.findall(r'\d+(?:\.\d+)?', ref or '')
    if len(nums) == 2:
        return float(nums[0]), float(nums[1])
    if len(nums) == 1 and ref.startswith('<'):
        return -math.inf, float(nums[0])
    return None

def flag(value, ref):
    m = re.search(r'\d+(?:[.,]\d+)?', value)
    rng = bounds(ref)
    if not m or rng is None:
        return '?'
    v, (lo, hi) = float(m.group().replace(',', '.')), rng
    return 'L' if v < lo else 'H' if v > hi else 'N'

result = [flag(v, r) for v, r in zip(labs['value'], labs['ref'])]

# case: canonical-test-names
alias = {'k+': 'potassium', 'k': 'potassium', 'na+': 'sodium', 'hb': 'hemoglobin'}
tests = labs['test'].str.strip().str.lower()
canon = tests.map(lambda t: alias.get(t, t), na_action='ignore')
summary = canon.value_counts(dropna=False)
result = {('missing' if pd.isna(k) else k): int(v) for k, v in summary.items()}

# case: taken-mixed-format
ts = pd.to_datetime(labs['taken'], format='mixed', dayfirst=False, errors='coerce')
out = pd.DataFrame({'mrn': labs['mrn'], 'ts': ts})
out['day'] = out['ts'].dt.day_name().str[:3]
out['hour'] = out['ts'].dt.hour.astype('Int64')
result = out.sort_values(['mrn', 'ts'], na_position='first').reset_index(drop=True)

# case: labs-per-patient-nested
nested = {}
for rec in labs.dropna(subset=['test']).to_dict('records'):
    key = rec['test'].strip().lower()
    nested.setdefault(rec['mrn'], {}).setdefault(key, []).append(rec['value'])
result = {mrn: {t: v if len(v) > 1 else v[0] for t, v in tests.items()} for mrn, tests in nested.items()}

# case: slot-duration
def minutes(hhmm):
    h, _, m = hhmm.partition(':')
    return int(h) * 60 + int(m or 0)

def duration(slot, wrap=True):
    try:
        start, end = map(minutes, slot.split('-'))
    except ValueError:
        return np.nan
    d = end - start
    return d + 24 * 60 if d < 0 and wrap else d

v = visits.copy()
v['mins'] = v['slot'].apply(duration)
v['raw_mins'] = v['slot'].apply(duration, wrap=False)
result = v[['visit', 'slot', 'mins', 'raw_mins']]

# case: icd-findall-chapters
codes = visits['icd'].str.upper().str.findall(r'[A-Z]\d{2}(?:\.\d+)?')
chapters = Counter(c[0] for lst in codes.dropna() for c in lst)
n = codes.str.len().fillna(0).astype(int)
result = pd.DataFrame({'visit': visits['visit'], 'n_codes': n, 'first': codes.str[0]}), dict(chapters)

# case: icd-cooccurrence
pairs = Counter()
for text in visits.drop_duplicates('visit')['icd'].fillna(''):
    found = sorted(set(re.findall(r'[A-Z]\d\d', text.upper())))
    for a, b in combinations(found, 2):
        pairs[f'{a}+{b}'] += 1
assert all(n > 0 for n in pairs.values())
result = pairs.most_common()

# case: vitals-tolerant-parse
def parse_vitals(txt):
    out = {'sys': None, 'dia': None, 'hr': None}
    if not txt:
        return out
    bp = re.search(r'(\d{2,3})/(\d{2,3})', txt)
    if bp:
        out['sys'], out['dia'] = int(bp[1]), int(bp[2])
    hr = re.search(r'hr\W+(\d+)', txt)
    out['hr'] = int(hr.group(1)) if hr else None
    return out

vit = pd.DataFrame([parse_vitals(t) for t in visits['vitals']], index=visits['visit'])
vit['map'] = ((vit['sys'] + 2 * vit['dia']) / 3).round(1)
result = vit

# case: bp-category-select
bp = visits['vitals'].str.extract(r'(\d{2,3})/(\d{2,3})').astype(float)
bp.columns = ['sys', 'dia']
conds = [bp['sys'].isna(), (bp['sys'] >= 140) | (bp['dia'] >= 90), bp['sys'] >= 130]
bp['cat'] = np.select(conds, ['unknown', 'stage 2', 'stage 1'], default='normal')
result = bp.groupby('cat', sort=True)['sys'].agg(['size', 'mean'])

# case: seen-boolean-validation
truthy = re.compile(r'^(t(rue)?|y(es)?|1)$', re.I)
falsy = re.compile(r'^(f(alse)?|no?|0)$', re.I)
report = {'true': [], 'false': [], 'invalid': []}
for visit, seen in zip(visits['visit'], visits['seen']):
    if truthy.match(seen):
        report['true'].append(visit)
    elif falsy.match(seen):
        report['false'].append(visit)
    else:
        report['invalid'].append((visit, seen))
result = report

# case: fee-to-numeric
fee = visits['fee'].str.replace('[$,]', '', regex=True)
num = pd.to_numeric(fee, errors='coerce')
problems = visits.loc[num.isna(), ['visit', 'fee']].fillna('<null>').to_dict('records')
result = {'total': f'{num.sum():,.2f}', 'mean': round(num.mean(), 3), 'problems': problems}

# case: to-numeric-raise
try:
    fees = pd.to_numeric(visits['fee'])
except (ValueError, TypeError) as e:
    outcome = type(e).__name__
    fees = pd.to_numeric(visits['fee'], errors='coerce')
finally:
    n_missing = int(fees.isna().sum())
result = (outcome, n_missing, fees.max())

# case: visit-code-regex
m = visits['visit'].str.upper().str.extract(r'V-?(\d{2})-(\d+)')
m.columns = ['yy', 'seq']
m['year'] = 2000 + m['yy'].astype(int)
m['code'] = 'V-' + m['yy'].str.cat(m['seq'].str.zfill(4), sep='-')
m['dup'] = m.duplicated(['year', 'code'], keep='first')
result = m

# case: gap-between-tests
hist = labs[labs['test'].str.strip().str.lower().eq('hba1c')].copy()
hist['ts'] = pd.to_datetime(hist['taken'])
hist['pct'] = [float(re.sub('[^0-9.]', '', v.replace(',', '.'))) for v in hist['value']]
hist = hist.sort_values('ts')
first, *_, last = hist.itertuples()
delta = last.ts - first.ts
result = f'{first.pct:.1f} -> {last.pct:.1f} ({last.pct - first.pct:+.1f}) in {delta.days} days'

# case: compose-pipeline
def compose(*funcs):
    return reduce(lambda f, g: lambda x: g(f(x)), funcs, lambda x: x)

normalise = compose(str, str.strip, str.lower, lambda s: re.sub(r'\s+', ' ', s), lambda s: s.replace('none', ''))
result = [normalise(x) for x in patients['full_name']] + [normalise(x) for x in patients['sex']]

# case: missing-summary
NULLISH = ('', '-', 'n/a', 'none', 'unknown', 'nkda')

def nullish(v):
    return v is None or (isinstance(v, str) and v.strip().lower() in NULLISH)

text_cols = [c for c in patients.columns if c != 'meds']
miss = {c: sum(nullish(v) for v in patients[c]) for c in text_cols}
worst = sorted(miss, key=miss.get, reverse=True)[:3]
result = pd.DataFrame({'missing': miss, 'pct': {c: f'{100 * n / len(patients):.1f}%' for c, n in miss.items()}}).loc[worst]

# case: name-similarity
def bigrams(s):
    s = re.sub('[^a-z]', '', s.lower())
    return {s[i:i + 2] for i in range(len(s) - 1)}

def dice(a, b):
    x, y = bigrams(a), bigrams(b)
    return 2 * len(x & y) / (len(x) + len(y)) if x or y else 0.0

query = 'Jon Smith'
names = [n for n in patients['full_name'] if n]
scored = sorted(((round(dice(query, n), 3), n.strip()) for n in names), reverse=True)
result = scored[:3]

# case: accession-queue
queue = deque(visits.drop_duplicates()['visit'])
done, postponed = [], set()
while queue:
    v = queue.popleft()
    if not v.startswith('V-24') and v not in postponed:
        postponed.add(v)
        queue.append(v)
        continue
    done.append(v)
result = {'order': done, 'postponed': sorted(postponed)}

# case: visits-vs-labs-merge
v = visits.drop_duplicates('visit').assign(mrn=lambda d: d['mrn'].astype(str))
n_labs = labs.groupby('mrn').size().rename('n_labs')
out = v[['visit', 'mrn']].merge(n_labs, left_on='mrn', right_index=True, how='outer', indicator='src')
out['src'] = out['src'].astype(str).str.replace('_only', '')
result = out.sort_values(['mrn', 'visit']).reset_index(drop=True)

# case: assertion-on-schema
def check(df, **rules):
    failed = []
    for col, rule in rules.items():
        try:
            assert df[col].dropna().map(rule).all(), f'{col}: rule broken'
        except AssertionError as e:
            failed.append(str(e))
        except KeyError as e:
            failed.append(f'missing column {e}')
    return failed

result = check(visits, visit=lambda s: s[0] == 'V', mrn=lambda n: 100 < n < 200, slot=lambda s: '-' in s, room=bool)
