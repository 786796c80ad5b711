import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict
from itertools import combinations, chain

grades = pd.DataFrame({
    'student': ['ann', 'Ben', 'ann', 'Cho', 'ben ', 'Cho', 'Dia', 'ann', None],
    'subject': ['Math', 'math', 'Art', 'Math', 'ART', 'art', 'Math', 'Bio', 'Bio'],
    'score': ['90', '85%', '78', 'absent', '92 %', '88', '', '90', '71'],
})

def tidy(df):
    out = df.copy()
    out['student'] = out['student'].str.strip().str.capitalize()
    out['subject'] = out['subject'].str.lower()
    out['score'] = pd.to_numeric(out['score'].str.rstrip('% '), errors='coerce')
    return out
# case: student-mean-and-missing
g = tidy(grades)
result = (g.groupby('student')
           .agg(mean=('score', 'mean'), taken=('score', 'count'), registered=('score', 'size'))
           .assign(missing=lambda d: d['registered'] - d['taken'])
           .sort_values(['mean', 'student'], ascending=[False, True], na_position='last'))
# case: report-card-strings
g = tidy(grades).dropna(subset=['student'])
cards = []
for name, sub in g.groupby('student'):
    bits = [f"{s}={'-' if math.isnan(v) else int(v)}" for s, v in zip(sub['subject'], sub['score'])]
    cards.append(f"{name}: {', '.join(sorted(bits))}")
result = cards
# case: letter-grade-loop
def letter(score):
    for bound, l in [(90, 'A'), (80, 'B'), (70, 'C')]:
        if score >= bound:
            return l
    return 'F' if score == score else None

g = tidy(grades)
g['letter'] = [letter(s) for s in g['score']]
tally = defaultdict(Counter)
for row in g.itertuples():
    if row.letter is not None:
        tally[row.subject][row.letter] += 1
result = pd.DataFrame(tally).fillna(0).astype(int).sort_index().T
# case: best-per-subject-with-ties
g = tidy(grades)
top = g[g['score'] == g.groupby('subject')['score'].transform('max')]
result = top.groupby('subject')['student'].agg(lambda s: sorted(s.dropna())).to_dict()
# case: wide-scores-and-ranks
g = tidy(grades).dropna(subset=['student'])
wide = g.pivot_table(index='student', columns='subject', values='score')
ranks = wide.rank(ascending=False, method='min')
result = pd.concat({'score': wide, 'rank': ranks}, axis=1)
# case: compare-with-expected
g = tidy(grades)
got = g.groupby('subject')['score'].mean().round(1).to_dict()
expected = {'art': 86.0, 'bio': 80.5, 'math': 87.5}
mismatch = {k: (got.get(k), v) for k, v in expected.items() if got.get(k) != v}
assert not mismatch, mismatch
result = got
# case: mean-of-raw-column
result = grades.groupby('subject')['score'].mean().round(2)
# case: attendance-strings
att = pd.DataFrame({'name': ['Ann', 'Ben', 'Cho'], 'marks': ['PPAPLPPA', 'PPPPPPPP', 'aApp lp']})
def profile(marks):
    marks = marks.upper().replace(' ', '')
    c = Counter(marks)
    longest = max((len(x) for x in re.findall('P+', marks)), default=0)
    return pd.Series({'P': c['P'], 'A': c['A'], 'L': c['L'], 'rate': round((c['P'] + c['L']) / len(marks), 3), 'best_run': longest})
result = att.join(att['marks'].apply(profile)).drop(columns='marks')
# case: course-prerequisites-set
courses = pd.DataFrame({'course': ['CS1', 'CS2', 'CS3', 'AI', 'ML'], 'prereq': [None, 'CS1', 'CS2', 'CS3;STAT', 'AI; CS2']})
need = {r.course: set(filter(None, re.split(r';\s*', r.prereq or ''))) for r in courses.itertuples()}
def closure(c, seen=None):
    seen = seen if seen is not None else set()
    for p in need.get(c, ()):
        if p not in seen:
            seen.add(p)
            closure(p, seen)
    return seen
courses['all'] = courses['course'].map(lambda c: sorted(closure(c)))
courses['depth'] = courses['all'].str.len()
result = courses.sort_values('depth', ascending=False, kind='stable')[['course', 'all', 'depth']]
# case: study-pairs
clubs = pd.DataFrame({'student': ['a', 'b', 'c', 'a', 'c', 'd', 'b'], 'club': ['chess', 'chess', 'chess', 'choir', 'choir', 'choir', 'run']})
pairs = Counter(chain.from_iterable(combinations(sorted(g), 2) for _, g in clubs.groupby('club')['student']))
result = pd.Series(pairs).sort_values(ascending=False, kind='stable')
# case: grade-weighted-average
w = pd.DataFrame({
    'student': ['A', 'A', 'A', 'B', 'B', 'B'],
    'kind': ['hw', 'exam', 'quiz', 'hw', 'exam', 'quiz'],
    'score': [80, 90, None, 70, 60, 100],
})
weights = {'hw': 0.3, 'exam': 0.5, 'quiz': 0.2}
w['weight'] = w['kind'].map(weights)
def wavg(d):
    d = d.dropna(subset=['score'])
    return np.average(d['score'], weights=d['weight'])
result = w.groupby('student').apply(wavg, include_groups=False).round(2)
# case: ordered-category-max
df = pd.DataFrame({'pupil': ['x', 'y', 'x', 'y', 'z'], 'grade': ['B', 'C', 'A', 'F', None]})
order = pd.CategoricalDtype(['F', 'C', 'B', 'A'], ordered=True)
df['grade'] = df['grade'].astype(order)
best = df.sort_values('grade').groupby('pupil')['grade'].last()
result = best, df['grade'].min(), (df['grade'] >= 'B').sum()
# case: unordered-category-compare
df = pd.DataFrame({'pupil': ['x', 'y', 'z'], 'grade': pd.Categorical(['B', 'C', 'A'])})
result = df[df['grade'] >= 'B']['pupil'].tolist()
# case: exam-schedule-conflicts
exams = pd.DataFrame({
    'exam': ['Math', 'Bio', 'Art', 'Chem'],
    'start': ['9:00', '10:30', '11:00', '13:15'],
    'length': ['2h', '90 min', '1h30m', '45min'],
})
def minutes(t):
    h = re.search(r'(\d+)\s*h', t)
    m = re.search(r'(\d+)\s*m', t)
    return (int(h[1]) * 60 if h else 0) + (int(m[1]) if m else 0)
exams['start'] = exams['start'].str.split(':').map(lambda p: int(p[0]) * 60 + int(p[1]))
exams['end'] = exams['start'] + exams['length'].map(minutes)
c = exams.merge(exams, how='cross', suffixes=('', '_b'))
c = c[(c['exam'] < c['exam_b']) & (c['start'] < c['end_b']) & (c['start_b'] < c['end'])]
result = list(zip(c['exam'], c['exam_b']))
# case: zscore-by-class
df = pd.DataFrame({'cls': list('aaabbbc'), 'pts': [10, 12, 17, 5, 5, 5, 9]})
df['z'] = df.groupby('cls')['pts'].transform(lambda s: (s - s.mean()) / s.std())
df['above'] = df['z'].gt(0)
result = df.round(3)
