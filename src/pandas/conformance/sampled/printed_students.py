import pandas as pd
import numpy as np
import datetime as dt
import re
from itertools import groupby as igroupby

students = pd.DataFrame({
    'sid': [1, 2, 3, 4, 5, 6],
    'Name': ['Ann Lee', 'bob STONE', ' Cy  Young', 'Émile Zola', '李小龙', None],
    'born': [dt.date(2008, 5, 1), dt.date(2007, 12, 31), None, dt.date(2008, 2, 29), dt.date(2009, 1, 1), dt.date(2008, 8, 8)],
    'class': ['9A', '10B', '9B', '10A', '9A', '11C'],
    'boarder': [True, True, False, None, False, True],
})
marks = pd.DataFrame({
    'sid': [1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 9],
    'subject': ['Math', 'Art', 'Bio', 'Math', 'Bio', 'Math', 'Math', 'Art', 'Math', 'Art', 'Bio'],
    'score': [88.5, 92.0, 79.25, 45.0, np.nan, 67.0, 71.0, 100.0, 88.5, 0.0, 50.0],
    'grade': pd.Categorical(['B', 'A', 'C', 'F', None, 'D', 'C', 'A', 'B', 'F', 'F'], categories=list('FDCBA'), ordered=True),
    'comment': ['good', '', None, 'Needs work', 'absent', 'ok', 'resit', 'Outstanding!', 'good', 'no show', '?'],
})
terms = pd.DataFrame({
    'term': ['2023-T1', '2023-T2', '2023-T10', '2024-T1'],
    'start': pd.to_datetime(['2023-09-04', '2024-01-08', '2024-04-15', '2024-09-02']),
    'end': pd.to_datetime(['2023-12-15', '2024-03-28', None, '2024-12-13']),
    'fee': pd.array([12000, None, 950, 1234567], dtype='Int64'),
})

# case: students-print
result = '%s' % students

# case: dtypes-text
result = str(students.dtypes) + '\n\n' + str(marks.dtypes)

# case: shape-summary
result = f"students: {students.shape[0]} rows x {students.shape[1]} cols, nulls: {students.isna().sum().to_dict()}"

# case: isna-sum-print
result = students.isna().sum().to_string() + '\n' + str(marks.isnull().any())

# case: marks-groupby-object-first
result = str(marks.groupby('subject').first())

# case: grades-min-max-str
result = f"{marks['grade'].min()}..{marks['grade'].max()} {marks['grade'].cat.codes.tolist()}"

# case: class-natural-sort
k = students['class'].str.extract(r'(?P<n>\d+)(?P<l>[A-Z])').astype({'n': int})
result = students.join(k).sort_values(['n', 'l'])[['class', 'Name']].to_string(index=False)

# case: report-card
m = marks.merge(students[['sid', 'Name']], on='sid', how='left')
m['Name'] = m['Name'].fillna('(unknown)').str.split().str.join(' ').str.title()
out = []
for name, g in m.groupby('Name', sort=True):
    avg = g['score'].mean()
    out.append(f'{name:-<20}{avg:->8.2f}')
    for s, sc in zip(g['subject'], g['score']):
        out.append(f"    {s:<6}{'absent' if np.isnan(sc) else f'{sc:.1f}':>10}")
result = '\n'.join(out)

# case: pivot-duplicate-error
result = marks.pivot(index='sid', columns='subject', values='score').to_string()

# case: pivot-table-two-aggs
pt = marks.pivot_table(index='subject', values='score', aggfunc=['mean', 'count'])
result = repr(pt)

# case: crosstab-str
result = str(pd.crosstab(marks['subject'], marks['grade']))

# case: crosstab-normalised
ct = pd.crosstab(marks['subject'], marks['score'] >= 50, normalize='index', colnames=['passed'])
result = ct.map('{:.0%}'.format).to_string()

# case: comments-join
c = marks['comment'].replace('', np.nan).dropna().str.lower().str.rstrip('!?')
result = ' / '.join(c[c != ''].unique())

# case: concat-with-number-error
result = marks['subject'] + ': ' + marks['score']

# case: concat-with-number
result = (marks['subject'] + ': ' + marks['score'].astype(str)).tolist()

# case: terms-print
result = str(terms)

# case: term-date-range-text
result = [f"{t}: {s:%d %b %Y} – {e:%d %b %Y}" if pd.notna(e) else f"{t}: from {s:%d %b %Y}" for t, s, e in zip(terms['term'], terms['start'], terms['end'])]

# case: fee-int64-text
result = terms['fee'].map(lambda v: f'{v:,}', na_action='ignore').fillna('-').tolist()

# case: terms-values-tolist
result = str(terms.values.tolist())

# case: length-days
d = (terms['end'] - terms['start'])
result = str(d) + '\n' + d.dt.days.to_string() + '\n' + str(d.mean())

# case: born-objects-str
result = str(students['born'].tolist()) + '\n' + students['born'].astype(str).str.cat(sep=',')

# case: parse-kv-back
lines = ['sid=%d;class=%s;boarder=%s' % t for t in students[['sid', 'class', 'boarder']].itertuples(index=False, name=None)]
back = pd.DataFrame([dict(p.split('=') for p in l.split(';')) for l in lines])
back['sid'] = back['sid'].astype(int)
back['boarder'] = back['boarder'].map({'True': True, 'False': False})
result = f'{back}\n{back.dtypes.to_dict()}'

# case: runs-of-grades
seq = marks['grade'].astype(object).fillna('-')
result = ' '.join(f'{k}{len(list(v))}' for k, v in igroupby(seq))
