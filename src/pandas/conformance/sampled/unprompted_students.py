import pandas as pd
import numpy as np
import re
from collections import OrderedDict

students = pd.DataFrame({
    'sid': ['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08'],
    'full_name': ['Garcia, Maria', 'Smith, John', 'O\'Brien, Pat', 'Nguyen, Linh ', 'smith, jane', 'Kim', None, 'Van Dyke, Lee'],
    'year': ['1', '2', '2', 'three', '4', None, '1', '3'],
    'email': ['maria@uni.edu', 'JSMITH@UNI.EDU', 'pat.obrien@gmail.com', 'linh@uni', None, 'kim@uni.edu ', 'x@y.org', 'lee@uni.edu'],
    'gpa': [3.9, 3.2, 3.2, 2.75, np.nan, 3.95, 1.8, 3.2],
})

grades = pd.DataFrame({
    'sid': ['s01', 's01', 's01', 's02', 's02', 's03', 's03', 's04', 's05', 's05', 's06', 's99', 's02'],
    'course': ['MATH101', 'CS101', 'BIO110', 'MATH101', 'CS101', 'MATH101', 'BIO110', 'CS101', 'MATH101', 'CS101', 'CS101', 'CS101', 'MATH101'],
    'term': ['F23', 'F23', 'S24', 'F23', 'S24', 'F23', 'S24', 'F23', 'S24', 'S24', 'F23', 'F23', 'S24'],
    'score': [95, 88, 91, 58, 77, 77, None, 102, 64, 64, 88, 40, 81],
    'credits': [4, 3, 3, 4, 3, 4, 3, 3, 4, 3, 3, 3, 4],
})

courses = pd.DataFrame({
    'course': ['MATH101', 'CS101', 'BIO110', 'ART200'],
    'title': ['Calculus I', 'Intro to CS', 'Biology', 'Drawing'],
    'instructor': ['Dr. Euler', 'Prof. Hopper', 'dr. darwin', None],
    'seats': [2, 5, 0, 10],
})

# case: last-first-split
parts = students['full_name'].str.split(',', expand=True)
students['last'] = parts[0].str.strip().str.title()
students['first'] = parts[1].str.strip().str.title()
result = students[['sid', 'first', 'last']]

# case: letter-grade-apply
def letter(score):
    if pd.isnull(score):
        return 'I'
    elif score >= 90:
        return 'A'
    elif score >= 80:
        return 'B'
    elif score >= 70:
        return 'C'
    else:
        return 'F'
grades['letter'] = grades['score'].apply(letter)
result = grades.groupby('course')['letter'].value_counts().unstack(fill_value=0)

# case: letter-cut-right
result = pd.cut(grades['score'], [0, 60, 70, 80, 90, 101], right=False, labels=list('FDCBA')).tolist()

# case: weighted-gpa
g = grades.dropna(subset=['score']).copy()
g['points'] = g['score'].clip(upper=100) * g['credits']
tot = g.groupby('sid')[['points', 'credits']].sum()
result = (tot['points'] / tot['credits']).round(2).sort_values(ascending=False)

# case: best-attempt
result = (grades.sort_values('score', ascending=False, kind='stable')
          .drop_duplicates(['sid', 'course'])
          .sort_values(['sid', 'course'])
          .set_index(['sid', 'course'])['score'])

# case: score-improvement
w = grades.pivot_table(index='sid', columns='term', values='score', aggfunc='mean')
w['change'] = w['S24'] - w['F23']
result = w.dropna()

# case: course-rank-window
grades['pos'] = grades.groupby(['course', 'term'])['score'].rank(method='min', ascending=False)
result = grades[grades['pos'].eq(1)].sort_values(['course', 'term', 'sid'])

# case: percentile
result = grades['score'].rank(pct=True).round(3).tolist()

# case: email-domain
em = students['email'].str.strip().str.lower()
result = em.str.extract(r'^[\w.]+@(?P<domain>[\w]+)\.(?P<tld>\w+)$')

# case: email-contains-nan
result = students[students['email'].str.contains('uni.edu')]

# case: email-contains-na-false
result = students.loc[students['email'].str.contains(r'uni\.edu', case=False, na=False), 'sid'].tolist()

# case: year-map
year_map = {'1': 1, '2': 2, '3': 3, 'three': 3, '4': 4}
students['year'] = students['year'].map(year_map)
result = students.groupby('year', dropna=False)['gpa'].agg(['mean', 'size'])

# case: year-int-error
result = students['year'].fillna('0').astype(int).value_counts()

# case: not-enrolled
enrolled = grades.merge(students, on='sid')['sid'].unique()
result = students.query('sid not in @enrolled')['sid'].to_list()

# case: anti-join-courses
m = courses.merge(grades[['course']].drop_duplicates(), how='left', indicator='src')
result = m.loc[m['src'] == 'left_only', ['course', 'title']]

# case: over-capacity
counts = grades.groupby(['course', 'term'])['sid'].nunique().reset_index(name='n')
chk = counts.merge(courses[['course', 'seats']], on='course')
chk['over'] = (chk['n'] - chk['seats']).clip(lower=0)
result = chk

# case: dict-of-dicts
book = {}
for sid, grp in grades.groupby('sid'):
    book[sid] = dict(zip(grp['course'], grp['score']))
result = book['s01'], book['s02'], len(book)

# case: frame-from-nested
nested = {'s01': {'hw': 90, 'exam': 80}, 's02': {'hw': 70}, 's03': {'exam': 55, 'bonus': 5}}
df = pd.DataFrame.from_dict(nested, orient='index')
df['total'] = df.sum(axis=1)
result = df.sort_values('total')

# case: instructor-clean
result = courses['instructor'].str.replace(r'^(dr|prof)\.\s*', '', case=False, regex=True).str.title()

# case: dean-list-isin-keyerror
result = students.set_index('sid').loc[['s01', 's06', 's99'], 'gpa']

# case: reindex-missing
result = students.set_index('sid')['gpa'].reindex(['s01', 's06', 's99'], fill_value=0.0)

# case: gpa-ties-top3
result = students.nlargest(3, 'gpa', keep='all')[['sid', 'gpa']]

# case: corr-courses
wide = grades.pivot_table(index='sid', columns='course', values='score')
result = wide.corr(min_periods=2).round(4)

# case: and-keyword-error
result = grades[grades['score'] > 80 and grades['credits'] == 4]

# case: fillna-group-mean
grades['filled'] = grades['score'].fillna(grades.groupby('course')['score'].transform('mean'))
result = grades.loc[grades['score'].isna(), ['sid', 'course', 'filled']]

# case: multiindex-xs
mi = grades.set_index(['term', 'course', 'sid']).sort_index()
result = mi.xs('CS101', level='course')['score'].unstack('term')

# case: describe-by-term
result = grades.groupby('term')['score'].describe()[['count', 'mean', 'std', '50%']].round(3)

# case: expanding-mean
f = grades[grades['course'] == 'CS101'].reset_index(drop=True)
f['exp'] = f['score'].expanding().mean().round(2)
f['prev_max'] = f['score'].cummax().shift(fill_value=0)
result = f[['sid', 'score', 'exp', 'prev_max']]

# case: course-number-regex
od = OrderedDict()
for c in courses['course']:
    m = re.match(r'([A-Z]+)(\d+)', c)
    od[m.group(1)] = int(m.group(2))
result = pd.DataFrame({'dept': list(od.keys()), 'num': list(od.values())}).assign(level=lambda d: d['num'] // 100 * 100)

# case: curve-numpy
s = grades['score'].to_numpy()
curved = np.where(np.isnan(s), 0, np.minimum(100, np.sqrt(np.clip(s, 0, None)) * 10))
result = pd.Series(np.round(curved, 1), index=grades.index).groupby(grades['course']).max()
