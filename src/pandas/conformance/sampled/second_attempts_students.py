import pandas as pd
import numpy as np
import re

students_df = pd.DataFrame({
    'Student ID': ['S001', 'S002', 'S003', 's004', 'S005', 'S006', 'S002'],
    'First Name': ['Anna', 'Brian ', 'CHLOE', 'david', 'Ella', None, 'Brian '],
    'Last Name': ['Berg', 'Cole', 'Dunn', 'Evans', 'Berg', 'Fox', 'Cole'],
    'Grade Level': ['9', '10', '10th', '11', 'nine', None, '10'],
    'GPA': [3.9, 2.75, '3.10', 'N/A', 4.0, '', 2.75],
})

enrollments_df = pd.DataFrame({
    'student': ['S001', 'S001', 'S002', 'S003', 'S003', 'S004', 'S005', 'S007', 'S005', 'S001'],
    'course': ['MATH', 'BIO', 'math', 'ART', 'MATH', 'BIO', 'Art ', 'MATH', 'BIO', 'ART'],
    'score': [95.0, 88.0, 71.5, np.nan, 60.0, 88.0, 105.0, 77.0, 49.0, -1.0],
    'term': ['2023F', '2023F', '2023F', '2024S', '2024S', '2023F', '2024S', '2024S', '2023F', '2024S'],
})

courses_df = pd.DataFrame({
    'code': ['MATH', 'BIO', 'ART', 'PE'],
    'course_name': ['Algebra II', 'Biology', 'Studio Art', 'Gym'],
    'credits': ['4', '4', '2.5', None],
    'teacher': ['Mr. Hall', 'Ms. Ito', 'Ms. Ito', 'Mr. Hall'],
})

attendance_df = pd.DataFrame({
    'student': ['S001', 'S001', 'S001', 'S002', 'S002', 'S003', 'S004', 'S004'],
    'day': ['2024-02-01', '2024-02-02', '2024-02-05', '2024-02-01', '2024-02-02', '2024-02-01', '2024-02-01', '2024-02-01'],
    'present': ['Y', 'y', 'N', 'N', 'N', '1', 'Y', 'Y'],
})
# case: students-clean-frame
df = students_df.copy()
df.columns = [re.sub(r'\s+', '_', c.strip().lower()) for c in df.columns]
df = df.drop_duplicates()
df['student_id'] = df['student_id'].str.upper()
df['first_name'] = df['first_name'].fillna('Unknown').str.strip().str.capitalize()
df['grade_level'] = df['grade_level'].astype(str).str.extract(r'(\d+)', expand=False)
df['grade_level'] = pd.to_numeric(df['grade_level'], errors='coerce').astype('Int64')
df['gpa'] = pd.to_numeric(df['gpa'], errors='coerce')
assert df['student_id'].is_unique
result = df.sort_values('student_id').reset_index(drop=True)
# case: gpa-summary-guard
gpa = students_df.drop_duplicates(subset=['Student ID'])['GPA']
vals = []
for g in gpa:
    if isinstance(g, str):
        g = g.strip()
        if not re.fullmatch(r'\d+(\.\d+)?', g):
            continue
        g = float(g)
    if g is None or pd.isna(g):
        continue
    vals.append(float(g))
n = len(vals)
result = {'n': n, 'avg': round(sum(vals) / n, 3) if n else None, 'max': max(vals, default=None), 'min': min(vals, default=None)}
# case: course-average-valid-scores
e = enrollments_df.copy()
e['course'] = e['course'].str.strip().str.upper()
e['score'] = e['score'].where(e['score'].between(0, 100))
avg = e.groupby('course')['score'].agg(['mean', 'count']).reset_index()
c = courses_df.rename(columns={'code': 'course'})
out = c.merge(avg, on='course', how='left')
out['count'] = out['count'].fillna(0).astype(int)
out['mean'] = out['mean'].round(2)
out = out.rename(columns={'mean': 'avg_score', 'count': 'graded'})
result = out[['course', 'course_name', 'avg_score', 'graded']].sort_values(['avg_score', 'course'], ascending=[False, True], na_position='last').reset_index(drop=True)
# case: letter-grades
def letter(x):
    if x is None or pd.isna(x):
        return 'I'
    if x < 0 or x > 100:
        return 'invalid'
    for cut, l in [(90, 'A'), (80, 'B'), (70, 'C'), (60, 'D')]:
        if x >= cut:
            return l
    return 'F'

e = enrollments_df.copy()
e['letter'] = e['score'].apply(letter)
counts = e.groupby('letter').size()
order = ['A', 'B', 'C', 'D', 'F', 'I', 'invalid']
result = counts.reindex(order, fill_value=0).rename('n').rename_axis('letter').reset_index()
assert result['n'].sum() == len(enrollments_df)
# case: attendance-rate
a = attendance_df.copy()
a = a.drop_duplicates(subset=['student', 'day'])
flag = a['present'].astype(str).str.strip().str.upper()
a['is_present'] = flag.isin(['Y', 'YES', '1', 'TRUE']).astype(int)
rate = a.groupby('student')['is_present'].agg(['sum', 'count'])
rate['rate'] = (rate['sum'] / rate['count'].where(rate['count'] > 0)).round(3)
ids = students_df['Student ID'].str.upper().drop_duplicates()
rate = rate.reindex(ids)
rate[['sum', 'count']] = rate[['sum', 'count']].fillna(0).astype(int)
rate.index.name = 'student'
result = rate.reset_index().rename(columns={'sum': 'days_present', 'count': 'days'})
# case: students-not-enrolled
s = students_df[['Student ID', 'Last Name']].copy()
s['key'] = s['Student ID'].str.upper()
s = s.drop_duplicates(subset='key')
e = enrollments_df[['student']].drop_duplicates()
m = s.merge(e, left_on='key', right_on='student', how='outer', indicator=True)
m['problem'] = np.where(m['_merge'] == 'left_only', 'not enrolled', np.where(m['_merge'] == 'right_only', 'unknown student', None))
m['id'] = m['key'].fillna(m['student'])
result = m[m['problem'].notna()][['id', 'problem']].sort_values('id').reset_index(drop=True)
# case: credit-totals-passed
e = enrollments_df.copy()
e['code'] = e['course'].str.strip().str.upper()
cr = courses_df.copy()
cr['credits'] = pd.to_numeric(cr['credits'], errors='coerce').fillna(0.0)
credit_map = dict(zip(cr['code'], cr['credits']))
totals = {}
for st, code, score in zip(e['student'], e['code'], e['score']):
    if pd.isna(score) or score < 60:
        totals.setdefault(st, 0.0)
        continue
    totals[st] = totals.get(st, 0.0) + credit_map.get(code, 0.0)
result = pd.DataFrame(sorted(totals.items(), key=lambda kv: (-kv[1], kv[0])), columns=['student', 'credits'])
# case: term-pivot-with-missing
e = enrollments_df.copy()
e.loc[(e['score'] < 0) | (e['score'] > 100), 'score'] = np.nan
pv = e.pivot_table(index='student', columns='term', values='score', aggfunc='mean')
for t in ['2023F', '2024S', '2024F']:
    if t not in pv.columns:
        pv[t] = np.nan
pv['change'] = pv['2024S'] - pv['2023F']
both = pv.dropna(subset=['change'])
if both.empty:
    result = pd.DataFrame(columns=['student', '2023F', '2024S', 'change'])
else:
    result = both[['2023F', '2024S', 'change']].reset_index()
# case: teacher-load
c = courses_df.copy()
e = enrollments_df.copy()
e['course'] = e['course'].str.upper().str.strip()
n = e.groupby('course')['student'].nunique()
c['students'] = c['code'].map(n)
c['students'] = c['students'].fillna(0).astype(int)
t = c.groupby('teacher', as_index=False).agg({'code': 'count', 'students': 'sum'})
t.columns = ['teacher', 'courses', 'seats']
t['seats_per_course'] = t.apply(lambda r: round(r['seats'] / r['courses'], 1) if r['courses'] else 0, axis=1)
result = t.sort_values(['seats', 'teacher'], ascending=[False, True]).reset_index(drop=True)
# case: top-score-per-course-ties
e = enrollments_df[enrollments_df['score'].between(0, 100)].copy()
e['course'] = e['course'].str.strip().str.upper()
e['rk'] = e.groupby('course')['score'].rank(method='min', ascending=False)
best = e[e['rk'] == 1].drop(columns=['rk', 'term'])
names = students_df.copy()
names['student'] = names['Student ID'].str.upper()
names = names.drop_duplicates(subset=['student'])[['student', 'Last Name']]
best = pd.merge(best, names, on='student', how='left')
best['Last Name'] = best['Last Name'].fillna('?')
result = best.sort_values(['course', 'student']).reset_index(drop=True)
# case: absences-streak
a = attendance_df.copy()
a['day'] = pd.to_datetime(a['day'], errors='coerce')
a = a.drop_duplicates(subset=['student', 'day']).sort_values(['student', 'day'])
best = {}
for st, g in a.groupby('student'):
    run = longest = 0
    for p in g['present']:
        if str(p).upper() == 'N':
            run += 1
            longest = max(longest, run)
        else:
            run = 0
    best[st] = longest
result = pd.Series(best, name='longest_absence').sort_values(ascending=False, kind='stable').reset_index()
result.columns = ['student', 'longest_absence']
# case: dtype-report
report = []
for name, fr in [('students', students_df), ('enrollments', enrollments_df), ('courses', courses_df)]:
    for col in fr.columns:
        conv = pd.to_numeric(fr[col], errors='coerce')
        if pd.api.types.is_numeric_dtype(fr[col]):
            verdict = 'numeric'
        elif conv.notna().sum() == 0:
            verdict = 'text'
        elif conv.notna().sum() == fr[col].notna().sum():
            verdict = 'numeric text'
        else:
            verdict = 'mixed'
        report.append((name, col, verdict))
result = pd.DataFrame(report, columns=['table', 'column', 'verdict'])
# case: full-name-search
def full_name(row):
    parts = []
    for c in ('First Name', 'Last Name'):
        v = row[c]
        if isinstance(v, str) and v.strip():
            parts.append(v.strip().capitalize())
    return ' '.join(parts)

df = students_df.drop_duplicates(subset=['Student ID']).copy()
df['full'] = df.apply(full_name, axis=1)
hits = df[df['full'].str.contains('berg', case=False, na=False)]
result = hits[['Student ID', 'full']].sort_values('full').reset_index(drop=True)
assert len(result) <= len(df)
# case: zscore-by-course
e = enrollments_df.copy()
e['course'] = e['course'].str.strip().str.upper()
e = e[e['score'].notna() & e['score'].ge(0) & e['score'].le(100)]
grp = e.groupby('course')['score']
mu, sd = grp.transform('mean'), grp.transform('std')
e['z'] = np.where((sd.isna()) | (sd == 0), 0.0, (e['score'] - mu) / sd)
e['z'] = e['z'].round(3)
result = e[['student', 'course', 'score', 'z']].sort_values(['course', 'z', 'student'], ascending=[True, False, True]).reset_index(drop=True)
