import pandas as pd
import numpy as np

# ------------------- course_teach -------------------
course_df = pd.DataFrame({
    'Course_ID': [1, 2, 3, 4, 5, 6, 7],
    'Staring_Date': ['5 May', '6 May', '7 May', '9 May', '10 May', '2024-05-11', None],
    'Course': ['Language Arts', 'Math', 'Science', 'History', 'Bible', 'Geography', ' math'],
})

teacher_df = pd.DataFrame({
    'Teacher_ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Joseph Huts', 'Gustaaf Deloor', 'Vicente Carretero', 'John Deloor', 'Kearsley Brown',
             'Anne Walker', 'Lucy Wong'],
    'Age': ['32', '29', '26', '33', '45', '41 ', '39'],
    'Hometown': ['Blackrod Urban District', 'Bolton County Borough', 'Farnworth Municipal Borough',
                 'Horwich Urban District', 'Kearsley Urban District', 'Little Lever Urban District',
                 'blackrod urban district'],
})

course_arrange_df = pd.DataFrame({
    'Course_ID': [2, 2, 2, 3, 4, 5, 10, 1],
    'Teacher_ID': [5, 3, 3, 4, 6, 6, 6, 99],
    'Grade': [1, 3, 5, 1, 5, np.nan, 4, 2],
})
# case: teachers-ascending-age
# The Age column is text. Strip and convert it first.
teachers = teacher_df.copy()
ages = []
for value in teachers['Age']:
    ages.append(int(value.strip()))
teachers['Age'] = ages

result = teachers.sort_values('Age')[['Name', 'Age']].reset_index(drop=True)
# case: age-and-hometown
result = teacher_df.loc[:, ['Age', 'Hometown']].copy()
result['Age'] = result['Age'].str.strip().astype(int)
result['Hometown'] = result['Hometown'].str.title()
result = result.drop_duplicates(subset='Hometown', keep='first')
# case: hometown-not-little-lever
# Compare in lower case, because the question text has another case
excluded = 'little lever urban district'
names = []
for name, hometown in zip(teacher_df['Name'], teacher_df['Hometown']):
    if hometown.lower() != excluded:
        names.append(name)
result = pd.DataFrame({'Name': names})
# case: teachers-32-or-33
# Age is text so compare with texts
wanted_ages = ['32', '33']
is_wanted = teacher_df['Age'].isin(wanted_ages)
result = teacher_df[is_wanted]['Name'].to_frame().reset_index(drop=True)
# case: youngest-teacher-hometown
youngest_age = None
youngest_hometown = None
for i, row in teacher_df.iterrows():
    age = int(row['Age'])
    if youngest_age is None or age < youngest_age:
        youngest_age = age
        youngest_hometown = row['Hometown']

result = pd.DataFrame([{'Hometown': youngest_hometown}])
# case: hometown-statistics
# Number of teachers from each hometown, the shared ones and the most common
hometowns = teacher_df['Hometown'].str.lower().str.replace(' urban district', '', regex=False)
counts = hometowns.value_counts()

statistics = pd.DataFrame({'n': counts}).reset_index()
statistics.columns = ['Hometown', 'n']
statistics['shared'] = np.where(statistics['n'] >= 2, 'yes', 'no')
statistics['common'] = statistics['n'] == statistics['n'].max()
result = statistics.sort_values(['n', 'Hometown'], ascending=[False, True]).reset_index(drop=True)
# case: teacher-course-pairs
# FROM course_arrange JOIN course JOIN teacher
pairs = []
for arrangement in course_arrange_df.to_dict('records'):
    course_match = course_df.loc[course_df['Course_ID'] == arrangement['Course_ID'], 'Course']
    teacher_match = teacher_df.loc[teacher_df['Teacher_ID'] == arrangement['Teacher_ID'], 'Name']
    # inner join: both sides must exist
    for teacher_name in teacher_match:
        for course_name in course_match:
            pairs.append((teacher_name, course_name))

pairs.sort(key=lambda pair: (pair[0], pair[1]))
result = pd.DataFrame(pairs, columns=['Name', 'Course'])
# case: math-teachers
courses = course_df.copy()
courses['Course'] = courses['Course'].str.strip().str.capitalize()
joined = (course_arrange_df
          .merge(courses, on='Course_ID')
          .merge(teacher_df, on='Teacher_ID'))
math_teachers = joined[joined['Course'] == 'Math']
result = math_teachers[['Name', 'Grade']].sort_values(['Name', 'Grade'], ascending=[True, False])
# case: number-of-courses-per-teacher
# GROUP BY name with every teacher kept (0 when nothing is arranged)
number = {name: 0 for name in teacher_df['Name']}
id_to_name = dict(teacher_df[['Teacher_ID', 'Name']].values)

for teacher_id in course_arrange_df['Teacher_ID']:
    try:
        number[id_to_name[teacher_id]] += 1
    except KeyError:
        # teacher 99 does not exist
        continue

result = pd.DataFrame.from_dict(number, orient='index', columns=['n_courses'])
# case: teachers-two-courses-at-least
merged = pd.merge(course_arrange_df, teacher_df, how='inner', on='Teacher_ID')
result_rows = []
for name, group in merged.groupby('Name'):
    distinct_courses = group['Course_ID'].nunique()
    if len(group) >= 2:
        result_rows.append({'Name': name, 'arranged': len(group), 'distinct': distinct_courses})
result = pd.DataFrame(result_rows)
# case: teachers-without-courses
arranged = course_arrange_df['Teacher_ID'].drop_duplicates()
mask = teacher_df['Teacher_ID'].isin(arranged)
without = teacher_df[~mask]
# a sentence for each of them
sentences = [f"{t.Name} ({t.Age.strip()}) from {t.Hometown.split()[0]}" for t in without.itertuples()]
result = pd.Series(sentences)
# case: course-start-dates
# Dates like '5 May' have no year, suppose 2024
def read_date(text, year=2024):
    if text is None:
        return None
    try:
        return pd.to_datetime(f"{text} {year}", format='%d %B %Y')
    except ValueError:
        return pd.to_datetime(text, errors='coerce')

starts = course_df.copy()
starts['date'] = pd.to_datetime(starts['Staring_Date'].apply(read_date))
starts['weekday'] = starts['date'].dt.day_name()
starts['gap'] = starts['date'].diff().dt.days
result = starts[['Course', 'date', 'weekday', 'gap']]
# case: grade-table-by-teacher
# Lowest, highest and average grade of each teacher, using describe-like steps
joined = course_arrange_df.merge(teacher_df[['Teacher_ID', 'Name']], on='Teacher_ID', how='left')
joined['Name'] = joined['Name'].fillna('(unknown)')

table = {}
for name, grades in joined.groupby('Name')['Grade']:
    values = grades.dropna()
    table[name] = [values.min(), values.max(), round(values.mean(), 2), len(grades) - len(values)]

result = pd.DataFrame(table, index=['lowest', 'highest', 'average', 'missing']).T
# case: age-groups-loop
groups = {'20-29': [], '30-39': [], '40+': []}
for teacher in teacher_df.itertuples():
    age = int(teacher.Age.strip())
    if age < 30:
        groups['20-29'].append(teacher.Name)
    elif age < 40:
        groups['30-39'].append(teacher.Name)
    else:
        groups['40+'].append(teacher.Name)

data = []
for label in groups:
    data.append({'group': label, 'n': len(groups[label]), 'names': ', '.join(sorted(groups[label]))})
total = sum(d['n'] for d in data)
assert total == len(teacher_df)

result = pd.DataFrame(data)
result['percent'] = (result['n'] / total * 100).round(1)
