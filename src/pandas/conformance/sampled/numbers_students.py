import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict
from itertools import product, combinations
import math

students_df = pd.DataFrame({
    'student_id': [1, 2, 3, 4, 5, 6, 7],
    'name': ['Alice Wong', 'Bob  Stone', 'carol diaz', 'DAN LEE', 'Eve Adams', 'Frank Moss', 'Grace Kim'],
    'class': ['9A', '9A', '9B', '9B', '10A', '10A', None],
    'gender': ['F', 'M', 'F', 'M', 'F', 'M', 'F'],
    'enrolled': ['2022-09-01', '2022-09-01', '2021-09-01', '01.09.2021', '2020/09/01', None, '2022-09-15'],
})

subjects_df = pd.DataFrame({
    'subject': ['Math', 'Physics', 'History', 'Art'],
    'credits': [5, 4, 3, 2],
    'pass_mark': [50, 45, 40, 40],
})

exams_df = pd.DataFrame({
    'student_id': [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
    'subject': ['Math', 'Physics', 'History', 'Math', 'Physics', 'Math', 'History', 'math', 'Art', 'Math', 'Physics', 'History'],
    'score': ['92', '88.5', '79', '45', 'absent', '67', '67', '92', '100', '73', '61', ''],
    'attempt': [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1],
})
# case: weighted-gpa
e = exams_df.copy()
e['subject'] = e['subject'].str.title()
e['score'] = pd.to_numeric(e['score'], errors='coerce')
m = e.merge(subjects_df, on='subject').dropna(subset=['score'])
w = m.groupby('student_id').apply(lambda d: np.average(d['score'], weights=d['credits']))
result = w.round(2).rename('weighted_avg').reset_index().merge(students_df[['student_id', 'name']], on='student_id')
# case: letter-grades
e = exams_df.assign(score=pd.to_numeric(exams_df['score'], errors='coerce'))
conds = [e['score'] >= 90, e['score'] >= 75, e['score'] >= 60, e['score'].notna()]
e['grade'] = np.select(conds, ['A', 'B', 'C', 'F'], default='N/A')
result = e['grade'].value_counts().sort_index().rename_axis('grade').reset_index(name='n')
# case: pass-fail-by-subject
e = exams_df.copy()
e['subject'] = e['subject'].str.capitalize()
e['score'] = e['score'].apply(lambda s: float(s) if re.fullmatch(r'\d+(\.\d+)?', s) else np.nan)
m = e.merge(subjects_df, how='left', on='subject')
m['passed'] = m['score'] >= m['pass_mark']
g = m.groupby('subject').agg(taken=('score', 'count'), passed=('passed', 'sum'))
g['pass_rate'] = (g['passed'] / g['taken'].where(g['taken'] > 0) * 100).round(1).astype(str) + '%'
result = g.sort_values('taken', ascending=False)
# case: percentile-rank-in-subject
e = exams_df.copy()
e['subject'] = e['subject'].str.title()
e['score'] = pd.to_numeric(e['score'], errors='coerce')
e['pct_rank'] = e.groupby('subject')['score'].rank(pct=True, method='max').round(3)
e['dense'] = e.groupby('subject')['score'].rank(method='dense', ascending=False)
result = e.dropna(subset=['score']).sort_values(['subject', 'dense', 'student_id']).reset_index(drop=True)
# case: standardise-scores
e = exams_df.copy()
e['score'] = pd.to_numeric(e['score'], errors='coerce')
e['subject'] = e['subject'].str.lower()
grp = e.groupby('subject')['score']
e['z'] = (e['score'] - grp.transform('mean')) / grp.transform('std')
result = e.loc[e['z'].notna(), ['student_id', 'subject', 'score', 'z']].round({'z': 3})
# case: geometric-and-harmonic-means
sc = pd.to_numeric(exams_df['score'], errors='coerce').dropna()
gm = np.exp(np.log(sc).mean())
hm = len(sc) / (1 / sc).sum()
am = sc.mean()
result = pd.DataFrame({'mean_type': ['arithmetic', 'geometric', 'harmonic'], 'value': np.round([am, gm, hm], 3)})
# case: study-pairs
ok = exams_df[exams_df['score'].str.contains(r'^\d', na=False)]
taken = ok.assign(subject=ok['subject'].str.title()).groupby('student_id')['subject'].apply(set)
rows = []
for a, b in combinations(taken.index, 2):
    common = taken[a] & taken[b]
    if common:
        jac = len(common) / len(taken[a] | taken[b])
        rows.append([a, b, ', '.join(sorted(common)), round(jac, 2)])
result = pd.DataFrame(rows, columns=['s1', 's2', 'shared', 'jaccard'])
# case: missing-exam-grid
full = pd.DataFrame(list(product(students_df['student_id'], subjects_df['subject'])), columns=['student_id', 'subject'])
have = exams_df.assign(subject=exams_df['subject'].str.title())[['student_id', 'subject']].drop_duplicates()
chk = full.merge(have, how='left', on=['student_id', 'subject'], indicator=True)
missing = chk[chk['_merge'] == 'left_only']
result = missing.groupby('student_id')['subject'].agg(n_missing='count', which=lambda s: '|'.join(s)).reset_index()
# case: score-mode-and-multimode
vals = [int(float(s)) for s in exams_df['score'] if s and s[0].isdigit()]
cnt = Counter(vals)
top = max(cnt.values())
modes = sorted(k for k, v in cnt.items() if v == top)
pmode = pd.Series(vals).mode()
result = {'modes': modes, 'freq': top, 'pandas_modes': pmode.tolist(), 'range': max(vals) - min(vals)}
# case: initials-and-format
def initials(n):
    return ''.join(w[0].upper() for w in n.split())

s = students_df.copy()
s['name'] = s['name'].map(lambda n: ' '.join(n.split()).title())
s['code'] = [f'{initials(n)}{i:04d}' for n, i in zip(s['name'], s['student_id'])]
s['grade_level'] = s['class'].str.extract(r'(\d+)', expand=False).astype('float').astype('Int64')
result = s[['code', 'name', 'grade_level']]
# case: class-score-spread
e = exams_df.assign(score=pd.to_numeric(exams_df['score'], errors='coerce'))
m = students_df.merge(e, on='student_id', how='left')
g = m.groupby('class', dropna=False)['score'].agg(
    n='count', mean='mean', sd_pop=lambda x: x.std(ddof=0), sd_samp='std', spread=lambda x: x.max() - x.min())
g['cv'] = g['sd_samp'] / g['mean']
result = g.round(3).reset_index()
# case: best-of-attempts-top2
e = exams_df.copy()
e['score'] = pd.to_numeric(e['score'], errors='coerce')
best = e.groupby(['student_id'])['score'].nlargest(2).groupby(level=0).agg(['sum', 'count'])
best = best[best['count'] == 2]
best['avg_floor'] = best['sum'] // 2
best['rem'] = best['sum'] % 2
result = best.reset_index()
# case: gender-gap-quantiles
e = exams_df.assign(score=pd.to_numeric(exams_df['score'], errors='coerce'))
m = e.merge(students_df[['student_id', 'gender']], on='student_id')
q = m.groupby('gender')['score'].quantile([0.25, 0.5, 0.75]).unstack()
q.columns = ['q25', 'median', 'q75']
q.loc['gap'] = q.loc['F'] - q.loc['M']
result = q
# case: cum-credits
e = exams_df.copy()
e['subject'] = e['subject'].str.title()
e['score'] = pd.to_numeric(e['score'], errors='coerce')
e = e.merge(subjects_df, on='subject', how='left')
e['earned'] = np.where(e['score'].ge(e['pass_mark']), e['credits'], 0)
e = e.sort_values(['student_id', 'subject'])
e['running'] = e.groupby('student_id')['earned'].cumsum()
result = e[['student_id', 'subject', 'earned', 'running']].reset_index(drop=True)
