import pandas as pd
import numpy as np
import re
from collections import Counter, OrderedDict
from datetime import datetime, date

# University database
students_df = pd.DataFrame({
    'student_id': ['S2019-001', 'S2019-014', 'S2020-003', 'S2021-100', 's2021-101', 'S2022-007'],
    'name': ['Ivan Petrov', 'PETROVA Anna', 'Müller, Hans', 'Chen Li ', 'sofia  rossi', 'Ivan Petrov'],
    'enrolled': ['2019-09-02', '02.09.2019', '2020/09/01', '2021-09-06', 'Sept 6 2021', '2022-09-05'],
    'email': ['ipetrov@uni.edu', 'a.petrova@UNI.edu', 'hans.mueller@cs.uni.edu', 'cli@uni.edu', None, 'ipetrov2@uni.edu'],
})

courses_df = pd.DataFrame({
    'course_code': ['CS101', 'CS205L', 'MATH110', 'PHY 300', 'BIO-210'],
    'course_title': ['Intro to Computer Science', 'Data Structures (Lab)', 'Calculus I', 'Quantum Mechanics', 'Cell biology & genetics'],
    'credits': ['4', '2', '5', '4.5', None],
    'schedule': ['Mon/Wed 09:00-10:30', 'Fri 14:00-17:00', 'Tue/Thu 11:00-12:30', 'Mon 16:00-18:00', 'Tue/Wed/Fri 08:00-09:00'],
})

exams_df = pd.DataFrame({
    'exam_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'student_id': ['S2019-001', 'S2019-001', 'S2019-014', 'S2020-003', 'S2021-100', 's2021-101', 'S2022-007', 'S2019-014'],
    'course_code': ['CS101', 'MATH110', 'CS101', 'PHY 300', 'BIO-210', 'CS101', 'CS205L', 'MATH110'],
    'exam_date': [20191218, 20200124, 20191218, 20210630, 20220115, 20211220, 20230228, 20200124],
    'grade': ['A-', 'B+', 'C', 'A', 'F', 'b', 'A', 'B+'],
})
# case: cohort-from-id
s = students_df.copy()
s['student_id'] = s['student_id'].str.upper()
s['cohort'] = s['student_id'].str[1:5].astype(int)
s['serial'] = s['student_id'].str[-3:]
result = s.groupby('cohort').agg(n=('student_id', 'size'), serials=('serial', ', '.join)).reset_index()
# case: exam-date-int
e = exams_df.copy()
e['exam_date'] = pd.to_datetime(e['exam_date'], format='%Y%m%d')
e['weekday'] = e['exam_date'].dt.day_name().str[:3]
e['semester'] = np.where(e['exam_date'].dt.month.isin([12, 1, 2]), 'winter', 'summer')
result = e[['exam_id', 'exam_date', 'weekday', 'semester']]
# case: enrolled-try-formats
def parse(s):
    for fmt in ('%Y-%m-%d', '%d.%m.%Y', '%Y/%m/%d', '%b %d %Y'):
        try:
            return datetime.strptime(s.replace('Sept', 'Sep'), fmt)
        except ValueError:
            continue
    return None
result = students_df.assign(enrolled=students_df['enrolled'].map(parse))[['student_id', 'enrolled']]
# case: schedule-days-expanded
sc = courses_df['schedule'].str.extract(r'^(?P<days>[\w/]+) (?P<start>\d{2}:\d{2})-(?P<end>\d{2}:\d{2})$')
sc.insert(0, 'course_code', courses_df['course_code'])
sc['day'] = sc.pop('days').str.split('/')
sc = sc.explode('day', ignore_index=True)
dur = pd.to_timedelta(sc['end'] + ':00') - pd.to_timedelta(sc['start'] + ':00')
sc['minutes'] = (dur.dt.total_seconds() / 60).astype(int)
result = sc.groupby('day')['minutes'].sum().reindex(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
# case: course-code-normalised
code = courses_df['course_code'].str.replace(r'[\s-]+', '', regex=True)
ex = code.str.extract(r'([A-Z]+)(\d)(\d{2})([A-Z]?)')
ex.columns = ['subject', 'level', 'rest', 'suffix']
result = ex.assign(level=ex['level'].astype(int) * 100, is_lab=ex['suffix'].eq('L'))[['subject', 'level', 'is_lab']]
# case: email-parts
em = students_df['email'].str.lower().str.rpartition('@')
result = pd.DataFrame({'student': students_df['student_id'], 'local': em[0], 'host': em[2]})
result['dept'] = result['host'].str.extract(r'^(\w+)\.uni\.edu$', expand=False)
# case: grade-points
pts = {'A': 4.0, 'B': 3.0, 'C': 2.0, 'D': 1.0, 'F': 0.0}
g = exams_df['grade'].str.upper()
adj = g.str[1:].map({'+': 0.3, '-': -0.3}).fillna(0)
e = exams_df.assign(points=g.str[0].map(pts) + adj)
e['course_code'] = e['course_code'].str.replace('[^A-Z0-9]', '', regex=True)
c = courses_df.assign(course_code=courses_df['course_code'].str.replace('[^A-Z0-9]', '', regex=True), credits=pd.to_numeric(courses_df['credits']).fillna(3))
m = e.merge(c, on='course_code')
m['w'] = m['points'] * m['credits']
agg = m.groupby('student_id')[['w', 'credits']].sum()
result = (agg['w'] / agg['credits']).round(3).rename('gpa').reset_index()
# case: months-from-enrolment-to-first-exam
st = students_df[['student_id', 'enrolled']].copy()
st['enrolled'] = pd.to_datetime(st['enrolled'], format='%Y-%m-%d', errors='coerce')
first = pd.to_datetime(exams_df['exam_date'].astype(str)).groupby(exams_df['student_id']).min()
st['first_exam'] = st['student_id'].map(first)
st = st.dropna()
st['months'] = (st['first_exam'].dt.to_period('M') - st['enrolled'].dt.to_period('M')).apply(lambda x: x.n)
result = st
# case: title-acronym
result = courses_df['course_title'].apply(lambda t: ''.join(w[0].upper() for w in re.findall(r'[A-Za-z]+', t) if w.lower() not in ('to', 'and'))).tolist()
# case: exams-same-day
d = pd.to_datetime(exams_df['exam_date'], format='%Y%m%d').dt.strftime('%d-%b-%y')
result = (exams_df.assign(day=d)
          .groupby(['day', 'course_code'])
          .filter(lambda g: len(g) > 1)
          .groupby('day')['student_id'].agg(' & '.join)
          .reset_index())
# case: name-token-counts
tokens = students_df['name'].str.lower().str.findall(r'\w+')
c = Counter()
tokens.apply(c.update)
result = c.most_common(3)
# case: academic-year
d = pd.to_datetime(exams_df['exam_date'], format='%Y%m%d')
ay = d.dt.year.where(d.dt.month >= 9, d.dt.year - 1)
label = ay.astype(str) + '/' + (ay + 1).astype(str).str[2:]
result = exams_df.groupby(label.rename('academic_year')).agg(exams=('exam_id', 'count'), best=('grade', 'min'))
# case: certificate-lines
e = exams_df.merge(students_df[['student_id', 'name']], on='student_id').query("grade != 'F'")
lines = [
    f"{row['name'].strip():>15} | {row['course_code']:^9} | {pd.to_datetime(str(row['exam_date'])).strftime('%d.%m.%Y')}"
    for _, row in e.iterrows()
]
result = pd.Series(lines, name='line')
# case: bad-course-codes
c = courses_df['course_code']
ok = c.str.fullmatch(r'[A-Z]{2,4}\d{3}[A-Z]?')
result = courses_df.loc[~ok, ['course_code', 'course_title']].assign(fixed=lambda d: d['course_code'].str.translate({ord(' '): None, ord('-'): None}))
