import pandas as pd
import numpy as np
import ast
from collections import Counter
from io import StringIO
# case: students-grades-merge-avg
students_df = pd.DataFrame({
    'student_id': [1, 2, 3, 4],
    'name': ['Ana', 'Ben', 'Cal', 'Dot'],
    'grade_level': ['9', '10', '9', ' 10 '],
})
grades_df = pd.DataFrame({
    'student_id': [1, 1, 2, 2, 3, 5],
    'course': ['Math', 'Art', 'Math', 'Art', 'Math', 'Math'],
    'score': [88.0, 92.5, 75.0, None, 64.0, 100.0],
})
students_df['grade_level'] = students_df['grade_level'].str.strip().astype(int)
avg = grades_df.groupby('student_id')['score'].mean().rename('avg_score')
result = students_df.join(avg, on='student_id').sort_values('avg_score', ascending=False, na_position='last')
# case: roster-zip-three-lists
names = ['Kim', 'Lou', 'Max', 'Ned']
ages = [15, 16, 15, 17]
houses = ['red', 'blue', 'red', 'green']
roster_df = pd.DataFrame(list(zip(names, ages, houses)), columns=['name', 'age', 'house'])
result = roster_df.groupby('house').agg({'name': 'first', 'age': ['min', 'max']})
# case: exam-matrix-numpy
scores = np.arange(12).reshape(4, 3) * 5 + 40
exams_df = pd.DataFrame(scores, index=['s1', 's2', 's3', 's4'], columns=['math', 'bio', 'chem'])
exams_df['best_subject'] = exams_df.idxmax(axis=1)
exams_df['avg'] = exams_df[['math', 'bio', 'chem']].mean(axis=1)
result = exams_df
# case: letter-grade-order
letters_df = pd.DataFrame({'student': ['p', 'q', 'r', 's', 't'], 'letter': ['B', 'A', 'C', 'F', 'A']})
grade_type = pd.CategoricalDtype(categories=['F', 'D', 'C', 'B', 'A'], ordered=True)
letters_df['letter'] = letters_df['letter'].astype(grade_type)
result = {
    'best': letters_df['letter'].max(),
    'worst': letters_df['letter'].min(),
    'codes': letters_df['letter'].cat.codes.tolist(),
    'passed': letters_df.loc[letters_df['letter'] > 'D', 'student'].tolist(),
    'counts': letters_df['letter'].value_counts().to_dict(),
}
# case: course-catalog-orient-index-dicts
catalog = {
    'MATH101': {'title': 'Calculus', 'credits': 4, 'seats': 30},
    'HIST200': {'title': 'World History', 'credits': 3},
    'CHEM110': {'title': 'Chemistry', 'credits': '4', 'seats': 24},
}
courses_df = pd.DataFrame.from_dict(catalog, orient='index')
courses_df.index.name = 'code'
courses_df = courses_df.reset_index()
courses_df['credits'] = courses_df['credits'].astype(int)
result = (courses_df.sort_values('code'), courses_df['credits'].sum(), str(courses_df['seats'].dtype))
# case: enrollment-crosstab
enroll_df = pd.DataFrame({
    'term': ['F23', 'F23', 'S24', 'S24', 'S24', 'F23'],
    'course': ['Math', 'Art', 'Math', 'Math', 'Art', 'Math'],
    'sid': [1, 2, 1, 3, 2, 4],
})
result = pd.crosstab(enroll_df['term'], enroll_df['course'], margins=True)
# case: absences-generator
absences_df = pd.DataFrame(
    {'sid': sid, 'day': day, 'excused': (sid + day) % 2 == 0} for sid in (1, 2, 3) for day in range(1, 4) if sid != day
)
result = absences_df.groupby('sid')['excused'].agg(['sum', 'count', 'mean'])
# case: quiz-answers-literal-list
quiz_df = pd.DataFrame({
    'sid': [1, 2, 3],
    'answers': ["['a', 'b', 'c']", "['a', 'c', 'c']", "['b', None, 'c']"],
})
key = ['a', 'b', 'c']
quiz_df['answers'] = quiz_df['answers'].apply(ast.literal_eval)
quiz_df['correct'] = quiz_df['answers'].apply(lambda a: sum(x == y for x, y in zip(a, key)))
quiz_df['blank'] = quiz_df['answers'].apply(lambda a: a.count(None))
wide = pd.DataFrame(quiz_df['answers'].tolist(), columns=['q1', 'q2', 'q3'])
result = pd.concat([quiz_df[['sid', 'correct', 'blank']], wide], axis=1)
# case: phone-as-text-leading-zeros
contacts_df = pd.read_csv(
    StringIO("sid;phone;zip\n1;0123456;02139\n2;;10001\n3;0999;N/A\n"),
    sep=';', dtype=str, keep_default_na=False, na_values=['', 'N/A'],
)
contacts_df['zip_ok'] = contacts_df['zip'].str.fullmatch(r'\d{5}').fillna(False)
contacts_df['phone_len'] = contacts_df['phone'].str.len()
result = contacts_df
# case: teachers-duplicates-flag
teachers_df = pd.DataFrame([
    {'tid': 1, 'name': 'Mr. Hill', 'room': 101},
    {'tid': 2, 'name': 'Ms. Dale', 'room': 102},
    {'tid': 2, 'name': 'Ms. Dale', 'room': 102},
    {'tid': 3, 'name': 'Mr. Hill', 'room': 103},
    {'tid': 4, 'name': 'Dr. Moor', 'room': None},
])
teachers_df['exact_dup'] = teachers_df.duplicated()
teachers_df['name_dup'] = teachers_df.duplicated(subset=['name'], keep=False)
result = teachers_df
# case: insert-and-reorder-columns
base_df = pd.DataFrame({'last': ['Orr', 'Poe'], 'first': ['Amy', 'Ian'], 'year': [2, 3]})
base_df.insert(0, 'full', base_df['first'] + ' ' + base_df['last'])
base_df.insert(2, 'initials', base_df['first'].str[0] + base_df['last'].str[0])
base_df.insert(len(base_df.columns), 'active', True)
result = base_df[['year', 'initials', 'full', 'active']]
# case: library-loans-nat-overdue
loans_df = pd.DataFrame({
    'book': ['Dune', 'Emma', 'Ulysses', 'Dune'],
    'due': pd.to_datetime(['2024-05-01', '2024-05-10', '2024-05-12', '2024-05-20']),
    'returned': [pd.Timestamp('2024-05-03'), pd.NaT, pd.Timestamp('2024-05-11'), pd.NaT],
})
as_of = pd.Timestamp('2024-05-15')
effective = loans_df['returned'].fillna(as_of)
loans_df['days_late'] = (effective - loans_df['due']).dt.days.clip(lower=0)
loans_df['fine'] = loans_df['days_late'] * 0.25
result = loans_df.loc[loans_df['days_late'] > 0, ['book', 'days_late', 'fine']]
# case: club-members-sets-counter
clubs = {'chess': ['Ana', 'Ben', 'Cal'], 'drama': ['Ben', 'Dot'], 'debate': ['Ana', 'Ben']}
clubs_df = pd.DataFrame([(club, m) for club, members in clubs.items() for m in members], columns=['club', 'member'])
counts = Counter(clubs_df['member'])
top = counts.most_common(1)[0]
pivot = clubs_df.assign(x=1).pivot(index='member', columns='club', values='x').fillna(0).astype(int)
result = (top, pivot)
# case: transpose-and-info
report_df = pd.DataFrame({'t1': ['80', '90'], 't2': ['85', None]}, index=['math', 'art']).T
report_df = report_df.apply(pd.to_numeric)
info_df = pd.DataFrame({
    'column': report_df.columns,
    'non_null': report_df.notna().sum().values,
    'dtype': [str(t) for t in report_df.dtypes],
})
result = info_df
