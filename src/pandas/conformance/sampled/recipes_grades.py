import pandas as pd
import numpy as np
from collections import defaultdict, OrderedDict

grades_df = pd.DataFrame({
    'student': ['Amy', 'Amy', 'Amy', 'Ben', 'Ben', 'Cat', 'Cat', 'Cat', 'Dov', 'Dov'],
    'subject': ['Math', 'Art', 'Bio', 'Math', 'Bio', 'Math', 'Art', 'Bio', 'Art', 'Math'],
    'term': [1, 1, 2, 1, 2, 1, 2, 2, 1, 2],
    'score': [90, 85, np.nan, 72, 65, 90, 58, 77, np.nan, 49],
    'letter': ['A', 'B', None, 'C', 'D', 'A', 'F', 'C', None, 'F'],
})

classes_df = pd.DataFrame({
    'subject': ['Math', 'Art', 'Bio', 'Chem'],
    'teacher': ['Mr. Kay', 'Ms. Lin', 'Dr. Moe', 'Dr. Moe'],
    'room': ['101', '0204', ' 33', None],
    'size': ['S', 'XL', 'M', 'L'],
    'weight': [0.5, 0.2, 0.3, 0.0],
})

attendance_df = pd.DataFrame({
    'student': ['Amy', 'Ben', 'Cat', 'Dov', 'Eve'],
    'Mon': [1, 0, 1, 1, 0],
    'Tue': [1, 1, 1, 0, 0],
    'Wed': [0, 1, 1, 0, 0],
    'Thu': [1, 1, 1, 1, 1],
    'Fri': [1, 0, 1, 1, np.nan],
})
# case: pivot-student-by-subject
p = grades_df.pivot_table(index='student', columns='subject', values='score', aggfunc='mean')
p['avg'] = p.mean(axis=1).round(2)
result = p.rename_axis(None, axis=1).reset_index()
# case: weighted-average-per-student
def wavg(g):
    g = g.dropna(subset=['score'])
    if g.empty:
        return np.nan
    return np.average(g['score'], weights=g['weight'])

m = grades_df.merge(classes_df[['subject', 'weight']], on='subject')
result = m.groupby('student')[['score', 'weight']].apply(wavg).round(3)
# case: size-order-categorical
size_type = pd.CategoricalDtype(['S', 'M', 'L', 'XL'], ordered=True)
c = classes_df.assign(size=classes_df['size'].astype(size_type))
result = c[c['size'] >= 'M'].sort_values('size', ascending=False)[['subject', 'size']]
# case: sort-by-key-function
order = {'S': 0, 'M': 1, 'L': 2, 'XL': 3}
result = classes_df.sort_values('size', key=lambda s: s.map(order)).reset_index(drop=True)
# case: one-hot-subjects
oh = pd.get_dummies(grades_df[['student', 'subject']], columns=['subject'], prefix='took', dtype=int)
result = oh.groupby('student').max()
# case: student-without-every-subject
needed = set(classes_df['subject'])
taken = grades_df.groupby('student')['subject'].agg(set)
missing = taken.apply(lambda s: sorted(needed - s))
result = missing.rename('missing').reset_index()
# case: idxmax-best-day-row
days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
a = attendance_df.set_index('student')
result = pd.DataFrame({'present': a[days].sum(axis=1).astype(int),
                       'first_absent': a[days].eq(0).idxmax(axis=1).where(a[days].eq(0).any(axis=1), '')})
# case: absent-days-as-list
long = attendance_df.set_index('student').stack().reset_index()
long.columns = ['student', 'day', 'present']
result = long[long['present'] == 0].groupby('student')['day'].apply(list).to_dict()
# case: pad-room-numbers
r = classes_df['room'].str.strip().str.lstrip('0').str.zfill(4)
result = classes_df.assign(room=r, floor=pd.to_numeric(r.str[:2], errors='coerce'))[['subject', 'room', 'floor']]
# case: quartile-buckets
df = grades_df.dropna(subset=['score']).copy()
df['bucket'] = pd.qcut(df['score'], q=3, labels=['low', 'mid', 'high'])
result = df.groupby('bucket', observed=True)['score'].agg(['size', 'min', 'max'])
# case: cut-to-letter-and-compare
bins = [0, 60, 70, 80, 90, 101]
df = grades_df.copy()
df['calc'] = pd.cut(df['score'], bins=bins, right=False, labels=list('FDCBA'))
result = df[df['calc'].astype(object).fillna('?') != df['letter'].fillna('?')][['student', 'subject', 'score', 'letter', 'calc']]
# case: nested-dict-from-groups
d = defaultdict(dict)
for row in grades_df.dropna(subset=['score']).itertuples(index=False):
    d[row.student][row.subject] = row.score
result = pd.DataFrame.from_dict(d, orient='index').sort_index()
# case: first-valid-last-valid-index
wide = grades_df.pivot(index='student', columns='subject', values='score')
result = wide.apply(lambda c: pd.Series({'first': c.first_valid_index(), 'last': c.last_valid_index(), 'n': c.count()}))
# case: fill-by-group-then-overall
df = grades_df.copy()
df['score'] = (df['score']
               .fillna(df.groupby('student')['score'].transform('median'))
               .fillna(df['score'].median()))
df['rank_in_subject'] = df.groupby('subject')['score'].rank(ascending=False, method='min').astype(int)
result = df.sort_values(['subject', 'rank_in_subject', 'student'])[['subject', 'rank_in_subject', 'student', 'score']]
