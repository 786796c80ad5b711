import pandas as pd
import numpy as np
import re
import string
from datetime import datetime, timedelta
from collections import defaultdict, Counter
from itertools import groupby, permutations, islice, count
from operator import itemgetter, attrgetter
from statistics import mean, median

students_df = pd.DataFrame({
    'id': [10, 11, 12, 13, 14, 15, 16],
    'full_name': ['Li Wei', 'SMITH, John', 'Maria  Lopez', 'ana', '', None, 'Van Der Berg, Tom'],
    'grade': ['A', 'b', 'C', 'A', None, 'F', 'B+'],
    'birth_year': ['2006', '2005', 'two thousand', '2006', '2007', np.nan, '2005'],
    'house': ['red', 'Blue', 'red', 'green', 'blue', 'Red ', None],
})

scores_df = pd.DataFrame({
    'student': [10, 10, 10, 11, 11, 12, 12, 12, 13, 14, 17, 10],
    'subject': ['math', 'art', 'bio', 'math', 'Art', 'math', 'bio', 'bio', 'math', 'art', 'math', 'math'],
    'score': [88, 92.5, 79, 65, np.nan, 100, 45, 55, 88, 0, 70, 88],
    'taken': ['2024-01-10', '2024-01-11', '2024-01-12', '2024-01-10', '2024-01-11', '2024-01-10', '2024-01-12', '2024-02-12', '2024-01-10', None, '2024-01-10', '2024-01-10'],
})

subjects_df = pd.DataFrame({
    'subject': ['math', 'art', 'bio', 'chem'],
    'weight': [3, 1, 2, 2],
    'prereq': [None, None, 'chem', 'math'],
})

# case: swap-names-regex
def normalise(name):
    if not isinstance(name, str) or not name.strip():
        return 'UNKNOWN'
    name = re.sub(r'\s+', ' ', name.strip())
    if ',' in name:
        last, first = [p.strip() for p in name.split(',', 1)]
        name = f'{first} {last}'
    return name.title()

result = students_df['full_name'].apply(normalise).tolist()

# case: initials-apply
students_df['initials'] = students_df['full_name'].fillna('').apply(lambda s: ''.join(w[0] for w in re.findall(r'\w+', s)).upper())
result = students_df[['id', 'initials']]

# case: weighted-average-loop
weights = dict(zip(subjects_df['subject'], subjects_df['weight']))
acc = defaultdict(lambda: [0.0, 0])
for i, row in scores_df.drop_duplicates().iterrows():
    if pd.isna(row['score']):
        continue
    w = weights.get(row['subject'].lower(), 0)
    acc[row['student']][0] += row['score'] * w
    acc[row['student']][1] += w
result = pd.Series({k: round(t / w, 2) for k, (t, w) in acc.items() if w}, name='weighted').rename_axis('student')

# case: weighted-average-pandas
s = scores_df.drop_duplicates().dropna(subset=['score']).assign(subject=lambda d: d['subject'].str.lower())
m = s.merge(subjects_df[['subject', 'weight']], on='subject')
out = m.groupby('student').apply(lambda g: np.average(g['score'], weights=g['weight']), include_groups=False)
result = out.round(2)

# case: expected-best-subject
def expected(scores_df):
    df = scores_df.copy()
    df['subject'] = df['subject'].str.lower()
    idx = df.groupby('subject')['score'].idxmax()
    return df.loc[idx, ['subject', 'student', 'score']].sort_values('subject').reset_index(drop=True)

result = expected(scores_df)

# case: prereq-chain
pre = subjects_df.set_index('subject')['prereq'].to_dict()

def all_prereqs(sub):
    p = pre.get(sub)
    return [] if p is None else all_prereqs(p) + [p]

result = {s: ' > '.join(all_prereqs(s) + [s]) for s in subjects_df['subject']}

# case: birth-year-int
years = pd.to_numeric(students_df['birth_year'], errors='coerce')
ages = 2024 - years
result = ages.dropna().astype(int).to_dict()

# case: birth-year-astype-error
students_df['birth_year'] = students_df['birth_year'].fillna(0).astype(int)
result = students_df['birth_year'].tolist()

# case: grade-order-category
order = ['F', 'C', 'B', 'B+', 'A']
g = pd.Categorical(students_df['grade'].str.upper(), categories=order, ordered=True)
df = students_df.assign(grade=g)
df = df.sort_values('grade', ascending=False, na_position='first')
result = {'ids': df['id'].tolist(), 'min': df['grade'].min(), 'max': df['grade'].max()}

# case: house-counter
houses = Counter(h.strip().lower() for h in students_df['house'] if h)
result = pd.DataFrame(houses.most_common(), columns=['house', 'n'])

# case: house-value-counts-bins
result = students_df['house'].str.strip().str.lower().value_counts(normalize=True, dropna=False).mul(100).round(1).to_dict()

# case: score-bins-int
result = scores_df['score'].value_counts(bins=4)

# case: python-stats-vs-pandas
vals = [x for x in scores_df['score'] if x == x]
result = {
    'mean_same': abs(mean(vals) - scores_df['score'].mean()) < 1e-9,
    'median': median(vals),
    'pd_median': scores_df['score'].median(),
    'mode': scores_df['score'].mode().tolist(),
}

# case: groupby-itertools-student
recs = sorted(scores_df.dropna(subset=['score']).to_dict('records'), key=itemgetter('student'))
out = []
for sid, grp in groupby(recs, key=itemgetter('student')):
    grp = list(grp)
    best = max(grp, key=itemgetter('score'))
    out.append({'student': sid, 'n': len(grp), 'best': best['subject'], 'score': best['score']})
result = pd.DataFrame(out).set_index('student')

# case: unmatched-indicator
m = students_df.merge(scores_df, left_on='id', right_on='student', how='outer', indicator='source')
left_only = m.loc[m['source'] == 'left_only', 'id'].astype(int).tolist()
right_only = m.loc[m['source'] == 'right_only', 'student'].astype(int).tolist()
result = left_only, right_only

# case: validate-merge-error
result = students_df.merge(scores_df, left_on='id', right_on='student', validate='one_to_one')

# case: rank-methods
r = pd.DataFrame({m: scores_df['score'].rank(method=m, ascending=False) for m in ['average', 'min', 'max', 'dense', 'first']})
result = r.loc[scores_df['subject'] == 'math']

# case: days-since-first
d = pd.to_datetime(scores_df['taken'])
first = d.min()
days = [(x - first).days if not pd.isnull(x) else None for x in d]
result = days

# case: week-number-format
d = pd.to_datetime(scores_df['taken'])
iso = d.dt.isocalendar()
result = ('W' + iso['week'].astype('string').str.zfill(2)).tolist()

# case: pass-fail-apply-expand
def judge(row):
    if pd.isna(row['score']):
        return pd.Series({'status': 'absent', 'points': 0})
    elif row['score'] >= 50:
        return pd.Series({'status': 'pass', 'points': int(row['score'] // 10)})
    return pd.Series({'status': 'fail', 'points': -1})

result = pd.concat([scores_df[['student', 'subject']], scores_df.apply(judge, axis=1)], axis=1)

# case: retake-improvement
attempts = scores_df.drop_duplicates().groupby(['student', 'subject'])['score'].agg(['first', 'last', 'count'])
re_takes = attempts[attempts['count'] > 1]
result = [(idx, row['last'] - row['first']) for idx, row in re_takes.iterrows()]

# case: transpose-dict-of-lists
d = scores_df.groupby('subject')['score'].apply(list).to_dict()
width = max(len(v) for v in d.values())
padded = {k: v + [np.nan] * (width - len(v)) for k, v in d.items()}
result = pd.DataFrame(padded)

# case: unequal-lists-error
d = {k: v['score'].tolist() for k, v in scores_df.groupby('subject')}
result = pd.DataFrame(d)

# case: compare-two-versions
v1 = scores_df.drop_duplicates(['student', 'subject']).set_index(['student', 'subject'])['score']
v2 = scores_df.drop_duplicates(['student', 'subject'], keep='last').set_index(['student', 'subject'])['score']
assert not v1.equals(v2)
changed = [k for k in v1.index if v1[k] != v2[k] and not (pd.isna(v1[k]) and pd.isna(v2[k]))]
result = changed, v1.sort_index().compare(v2.sort_index())

# case: describe-all-object
desc = students_df[['grade', 'house']].describe()
result = {c: (desc.loc['count', c], desc.loc['unique', c], desc.loc['top', c], desc.loc['freq', c]) for c in desc}
