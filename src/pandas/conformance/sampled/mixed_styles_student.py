import pandas as pd
import numpy as np

Student_df = pd.DataFrame([
    [1001, 'Smith', 'Linda', 18, 'F', 600, 1121, 'BAL'],
    [1002, 'Kim', 'Tracy', 19, 'F', 600, 7712, 'HKG'],
    [1003, 'Jones', 'Shiela', 21, 'F', 600, 7792, 'WAS'],
    [1004, 'Kumar', 'Dinesh', 20, 'M', 600, 8423, 'CHI'],
    [1005, 'Gompers', 'Paul', 26, 'M', 600, 1121, 'YYZ'],
    [1006, 'Schultz', 'Andy', 18, 'M', None, 1148, 'BAL'],
    [1007, 'Smith ', 'Lisa', 21, 'F', 550, 8772, 'PIT'],
    [1008, 'Apap', 'Linda', None, 'f', 520, np.nan, None],
], columns=['StuID', 'LName', 'Fname', 'Age', 'Sex', 'Major', 'Advisor', 'city_code'])

Pets_df = pd.DataFrame([
    [2001, 'cat', 3, 12.0],
    [2002, 'dog', 2, 13.4],
    [2003, 'dog', 1, 9.3],
    [2004, 'Dog', 1, 9.3],
    [2005, 'cat', 3, None],
    [2006, 'hamster', 1, 0.4],
    [2007, None, 5, 10.0],
], columns=['PetID', 'PetType', 'pet_age', 'weight'])

Has_Pet_df = pd.DataFrame([
    [1001, 2001], [1002, 2002], [1002, 2005], [1003, 2003],
    [1003, 2003], [1007, 2006], [1009, 2004], [1008, 2007],
], columns=['StuID', 'PetID'])
# case: heavy-pets
result = (Pets_df['weight'] > 10).sum()
# case: youngest-dog-weight
dogs = Pets_df[Pets_df['PetType'].str.lower() == 'dog']
result = dogs.nsmallest(1, 'pet_age')[['weight']]
# case: max-weight-by-type-pivot
result = Pets_df.pivot_table(index='PetType', values='weight', aggfunc='max').reset_index()[['weight', 'PetType']]
# case: pets-of-older-map
age_by_id = Student_df.set_index('StuID')['Age']
owner_age = Has_Pet_df['StuID'].map(age_by_id)
result = int(owner_age.gt(20).sum())
# case: female-dogs
m = Student_df.merge(Has_Pet_df, on='StuID').merge(Pets_df, on='PetID')
result = len(m[(m['Sex'] == 'F') & (m['PetType'] == 'dog')])
# case: distinct-types
result = pd.DataFrame({'num_types': [Pets_df['PetType'].nunique()]})
# case: cat-and-dog-sets
types = Has_Pet_df.join(Pets_df.set_index('PetID'), on='PetID').groupby('StuID')['PetType'].apply(set)
owners = [sid for sid, s in types.items() if {'cat', 'dog'} <= s]
result = Student_df.set_index('StuID').loc[owners, 'Fname'].tolist()
# case: no-cat-major-age
cat_ids = Has_Pet_df.merge(Pets_df.query("PetType == 'cat'"), on='PetID')['StuID']
result = Student_df.loc[~Student_df['StuID'].isin(cat_ids), ['Major', 'Age']]
# case: dog-no-cat-crosstab
j = Has_Pet_df.merge(Pets_df, on='PetID', how='left')
tab = pd.crosstab(j['StuID'], j['PetType'].str.lower())
keep = tab[(tab['dog'] >= 1) & (tab['cat'] == 0)].index
result = Student_df[Student_df['StuID'].isin(keep)][['Fname', 'Age']].reset_index(drop=True)
# case: youngest-pet-argsort
order = np.argsort(Pets_df['pet_age'].values, kind='stable')
first = Pets_df.iloc[order[0]]
result = (first['PetType'], first['weight'])
# case: avg-max-age-type
result = Pets_df.groupby('PetType', dropna=False)['pet_age'].agg(['mean', 'max']).reset_index()
result.columns = ['PetType', 'avg_age', 'max_age']
# case: smith-pets-index-join
s = Student_df.assign(LName=Student_df['LName'].str.strip()).set_index('StuID')
h = Has_Pet_df.set_index('StuID')
joined = h.join(s, how='inner')
result = joined.loc[joined['LName'].eq('Smith'), ['PetID']]
# case: more-than-one-pet-vc
n = Has_Pet_df.drop_duplicates()['StuID'].value_counts()
result = Student_df[Student_df['StuID'].map(n).fillna(0) > 1][['Fname', 'Sex']]
# case: petless-average-age
result = Student_df[~Student_df.StuID.isin(Has_Pet_df.StuID)]['Age'].mean()
