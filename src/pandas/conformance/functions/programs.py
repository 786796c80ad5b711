import pandas as pd
import numpy as np
from collections import Counter, defaultdict
students_df = pd.DataFrame({'StuID': [1, 2, 3, 4, 5], 'LName': ['Smith', 'Kim', 'Jones', 'Kumar', 'Gompers'], 'Age': [18, 20, 17, 21, 18], 'Sex': ['F', 'M', 'F', 'M', 'M'], 'city': ['BAL', 'HKG', 'WAS', 'HKG', 'BAL']})
pets_df = pd.DataFrame({'PetID': [2001, 2002, 2003], 'PetType': ['cat', 'dog', 'dog'], 'pet_age': [3, 2, 1], 'weight': [12.0, 13.4, 9.3]})
has_pet_df = pd.DataFrame({'StuID': [1, 2, 2, 4], 'PetID': [2001, 2002, 2003, 2001]})
# case: function-with-frame
def owners_of(kind):
    ids = pets_df.loc[pets_df['PetType'] == kind, 'PetID']
    return set(has_pet_df.loc[has_pet_df['PetID'].isin(ids), 'StuID'])
both = owners_of('cat') - owners_of('dog')
result = students_df[students_df['StuID'].isin(both)][['LName', 'Age']]
# case: counter
c = Counter(students_df['city'])
result = pd.DataFrame(c.most_common(), columns=['city', 'n'])
# case: defaultdict-groups
groups = defaultdict(list)
for _, r in students_df.iterrows():
    groups[r['city']].append(r['LName'])
result = pd.DataFrame([(k, len(v), ','.join(sorted(v))) for k, v in sorted(groups.items())], columns=['city', 'n', 'names'])
# case: comprehension-filter
result = pd.DataFrame([{'n': r.LName, 'a': r.Age} for r in students_df.itertuples() if r.Age > 18])
# case: nested-function
def report(df):
    def label(row):
        return f"{row['LName']} ({row['Age']})"
    return df.apply(label, axis=1)
result = report(students_df)
# case: early-return
def oldest(df):
    if df.empty:
        return None
    return df.loc[df['Age'].idxmax(), 'LName']
result = [oldest(students_df), oldest(students_df[students_df['Age'] > 99])]
# case: try-except
try:
    x = students_df['nope']
except KeyError as e:
    x = str(e)
result = x
# case: while-loop
i = 0
total = 0
while i < len(students_df):
    total += students_df.iloc[i]['Age']
    i += 1
result = total
# case: sorted-key
result = sorted(students_df['LName'], key=lambda n: (len(n), n))
# case: zip-lists
result = [f'{a}-{b}' for a, b in zip(students_df['LName'], students_df['Age'])]
# case: enumerate
result = pd.DataFrame([(i, n) for i, n in enumerate(students_df['LName'], start=1)], columns=['i', 'n'])
# case: dict-lookup
ages = dict(zip(students_df['StuID'], students_df['Age']))
has_pet_df['age'] = has_pet_df['StuID'].map(ages)
result = has_pet_df
# case: global-average
avg = students_df['Age'].mean()
result = students_df.assign(above=lambda d: d['Age'] > avg)['above'].tolist()
# case: lambda-conditional
result = students_df['Age'].apply(lambda a: 'adult' if a >= 18 else 'minor').value_counts()
# case: chained-ifelse
students_df['grp'] = ['a' if x < 18 else 'b' if x < 20 else 'c' for x in students_df['Age']]
result = students_df.groupby('grp')['StuID'].count()
# case: any-all
result = [any(students_df['Age'] > 20), all(a > 16 for a in students_df['Age'])]
# case: print-captured
print(students_df.head())
print(students_df.groupby('city').size())
result = 'done'
# case: merge-chain-verbose
step1 = pd.merge(students_df, has_pet_df, on='StuID', how='inner')
step2 = pd.merge(step1, pets_df, on='PetID', how='inner')
step3 = step2[step2['PetType'] == 'dog']
step4 = step3.groupby('LName', as_index=False).agg({'weight': 'max'})
result = step4.rename(columns={'weight': 'max_weight'})
# case: students-without-pets
result = students_df[~students_df['StuID'].isin(has_pet_df['StuID'])][['StuID', 'LName']]
# case: pets-per-student
result = has_pet_df.groupby('StuID').size().reset_index(name='pets').merge(students_df[['StuID', 'LName']], on='StuID')
# case: avg-weight-per-type
result = pets_df.groupby('PetType')['weight'].mean().reset_index().sort_values('weight', ascending=False)
# case: result-scalar-frame
result = pd.DataFrame({'c': [students_df[(students_df['Sex'] == 'F') & (students_df['Age'] < 20)].shape[0]]})
# case: intersect
a = set(students_df.query("Sex == 'M'")['city'])
b = set(students_df.query("Age > 18")['city'])
result = sorted(a & b)
# case: except
a = students_df[['StuID']]
b = has_pet_df[['StuID']]
result = a.merge(b, how='left', indicator=True).query("_merge == 'left_only'").drop(columns='_merge')
# case: min-by-group-join
m = students_df.groupby('city')['Age'].min().reset_index()
result = students_df.merge(m, on=['city', 'Age'])[['city', 'LName']]
# case: walrus
if (n := len(pets_df)) > 2:
    result = n
# case: format-strings
result = '{:.2f}|{:>5}|{:,}'.format(pets_df['weight'].mean(), pets_df['pet_age'].sum(), 1234567)
# case: isinstance-frame
result = [isinstance(pets_df, pd.DataFrame), isinstance(pets_df['weight'], pd.Series), isinstance(pets_df['pet_age'].max(), (int, np.integer))]
# case: reduce-merge
from functools import reduce
frames = [students_df, has_pet_df, pets_df[['PetID', 'PetType']]]
result = reduce(lambda l, r: l.merge(r), frames)[['LName', 'PetType']]
# case: map-filter
result = list(map(str.upper, filter(lambda n: n.startswith('K'), students_df['LName'])))
# case: type-error
result = students_df['Age'] + students_df['LName']
# case: name-error
result = student_df.head()
# case: attribute-error
result = students_df.Agee
# case: index-error
result = students_df.iloc[99]
# case: value-error
result = int('x')
# case: zero-division
result = 1 / 0
# case: key-error-groupby
result = students_df.groupby('nope').size()
# case: raise
raise ValueError('custom')
# case: no-result
x = 1
