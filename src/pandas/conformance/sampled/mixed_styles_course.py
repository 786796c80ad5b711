import pandas as pd
import numpy as np

course_df = pd.DataFrame({
    'Course_ID': [1, 2, 3, 4, 5, 6],
    'Staring_Date': ['5 May', '6 May', '7 May', '9 May', '10-May', None],
    'Course': ['Language Arts', 'Math', 'Science', 'History', 'Bible', 'math '],
})

teacher_df = pd.DataFrame({
    'Teacher_ID': [1, 2, 3, 4, 5, 6, 7],
    'Name': ['Joseph Huts', 'Gustaaf Deloor', 'Vicente Carretero', 'John Deloor', 'Kearsley Brown', 'Anne Walker', 'Lucy Wong'],
    'Age': ['32', '29', '26', '33', '41', ' 27', '32'],
    'Hometown': ['Blackrod Urban District', 'Bolton County Borough', 'Farnworth Municipal Borough', 'Little Lever Urban District',
                 'Little Lever Urban District', 'Bolton County Borough', None],
})

course_arrange_df = pd.DataFrame({
    'Course_ID': [2, 2, 2, 3, 4, 5, 3, 1],
    'Teacher_ID': [5, 3, 3, 2, 6, 6, 4, 9],
    'Grade': [1, 3, 5, 7, 10, 10, None, 2],
})
# case: names-by-age-asc
teacher_df['Age'] = teacher_df['Age'].str.strip().astype(int)
result = teacher_df.sort_values('Age')['Name'].tolist()
# case: not-little-lever
result = teacher_df.loc[teacher_df['Hometown'].str.lower() != 'little lever urban district', ['Name']]
# case: aged-32-or-33
result = teacher_df[teacher_df['Age'].isin(['32', '33'])][['Name']]
# case: youngest-hometown-min-zip
pairs = list(zip(teacher_df['Age'].map(int), teacher_df['Hometown'], teacher_df['Name']))
result = min(pairs, key=lambda p: p[0])[1]
# case: teachers-per-hometown-transform
t = teacher_df.copy()
t['n'] = t.groupby('Hometown')['Teacher_ID'].transform('count')
result = t[['Hometown', 'n']].dropna().drop_duplicates().astype({'n': int}).sort_values(['n', 'Hometown'], ascending=[False, True])
# case: most-common-hometown
result = teacher_df['Hometown'].mode().to_frame()
# case: shared-hometowns-duplicated
dup = teacher_df['Hometown'].dropna()
result = dup[dup.duplicated()].unique().tolist()
# case: teacher-course-pairs
result = (course_arrange_df.merge(course_df, on='Course_ID')
          .merge(teacher_df, on='Teacher_ID')[['Name', 'Course']])
# case: pairs-sorted-by-name-lookup
names = teacher_df.set_index('Teacher_ID').Name
courses = course_df.set_index('Course_ID').Course
out = pd.DataFrame({
    'Name': names.reindex(course_arrange_df['Teacher_ID']).values,
    'Course': courses.reindex(course_arrange_df['Course_ID']).values,
})
result = out.dropna(subset=['Name']).sort_values(['Name', 'Course']).reset_index(drop=True)
# case: math-teachers
math_ids = course_df.loc[course_df['Course'].str.strip().str.title() == 'Math', 'Course_ID']
tids = course_arrange_df.loc[course_arrange_df['Course_ID'].isin(math_ids), 'Teacher_ID'].unique()
result = teacher_df.loc[teacher_df['Teacher_ID'].isin(tids), 'Name'].reset_index(drop=True)
# case: courses-per-teacher-bincount
counts = np.bincount(course_arrange_df['Teacher_ID'], minlength=teacher_df['Teacher_ID'].max() + 1)
res = teacher_df[['Name']].assign(cnt=counts[teacher_df['Teacher_ID'].to_numpy()])
result = res[res['cnt'] > 0]
# case: at-least-two-courses
g = course_arrange_df.merge(teacher_df, on='Teacher_ID').groupby('Name')['Course_ID'].nunique()
result = g[g >= 2].reset_index()[['Name']]
# case: unarranged-teachers-map
arranged = course_arrange_df['Teacher_ID'].value_counts().to_dict()
load = teacher_df['Teacher_ID'].map(lambda i: arranged.get(i, 0))
result = teacher_df['Name'].where(load == 0).dropna()
# case: grade-matrix
w = course_arrange_df.merge(course_df, on='Course_ID').pivot_table(index='Teacher_ID', columns='Course', values='Grade', aggfunc='max')
w.index = w.index.map(teacher_df.set_index('Teacher_ID')['Name'])
result = w
