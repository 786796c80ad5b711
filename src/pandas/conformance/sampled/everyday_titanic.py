import pandas as pd
import numpy as np
import re

titanic = pd.DataFrame({
    'PassengerId': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'Survived': [0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1],
    'Pclass': [3, 1, 3, 1, 3, 3, 1, 3, 3, 2, 3, 1],
    'Name': ['Braund, Mr. Owen Harris', 'Cumings, Mrs. John Bradley', 'Heikkinen, Miss. Laina', 'Futrelle, Mrs. Jacques', 'Allen, Mr. William', 'Moran, Mr. James', 'McCarthy, Mr. Timothy', 'Palsson, Master. Gosta', 'Johnson, Mrs. Oscar', 'Nasser, Mrs. Nicholas', 'Sandstrom, Miss. Marguerite', 'Bonnell, Miss. Elizabeth'],
    'Sex': ['male', 'female', 'female', 'female', 'male', 'male', 'male', 'male', 'female', 'female', 'female', 'female'],
    'Age': [22, 38, 26, 35, 35, np.nan, 54, 2, 27, 14, 4, 58],
    'SibSp': [1, 1, 0, 1, 0, 0, 0, 3, 0, 1, 1, 0],
    'Parch': [0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 0],
    'Fare': [7.25, 71.2833, 7.925, 53.1, 8.05, 8.4583, 51.8625, 21.075, 11.1333, 30.0708, 16.7, 26.55],
    'Cabin': [None, 'C85', None, 'C123', None, None, 'E46', None, None, None, 'G6', 'C103'],
    'Embarked': ['S', 'C', 'S', 'S', 'S', 'Q', 'S', 'S', 'S', 'C', 'S', None],
})

ports = pd.DataFrame({'code': ['S', 'C', 'Q', 'X'], 'port': ['Southampton', 'Cherbourg', 'Queenstown', 'Unknown'], 'country': ['UK', 'France', 'Ireland', None]})

# case: survival-by-sex
result = titanic.groupby('Sex')['Survived'].mean()

# case: survival-class-sex
result = titanic.groupby(['Pclass', 'Sex'])[['Survived']].mean().round(2)

# case: family-size
df = titanic.copy()
df['FamilySize'] = df['SibSp'] + df['Parch'] + 1
df['IsAlone'] = (df['FamilySize'] == 1).astype(int)
result = df[['FamilySize', 'IsAlone', 'Survived']].groupby('FamilySize', as_index=False).mean()

# case: title-extract
df = titanic.copy()
df['Title'] = df['Name'].str.extract(r' ([A-Za-z]+)\.', expand=False)
result = pd.crosstab(df['Title'], df['Sex'])

# case: age-fill-by-class
df = titanic.copy()
df['Age'] = df['Age'].fillna(df.groupby(['Pclass', 'Sex'])['Age'].transform('median'))
result = df.loc[5, 'Age']

# case: age-groups
df = titanic.dropna(subset=['Age']).copy()
df['AgeGroup'] = pd.cut(df['Age'], [0, 12, 18, 40, 80], labels=['Child', 'Teen', 'Adult', 'Senior'])
result = df.groupby('AgeGroup', observed=False)['Survived'].agg(['sum', 'count'])

# case: deck-letter
df = titanic.copy()
df['Deck'] = df['Cabin'].str[0].fillna('U')
result = df['Deck'].value_counts()

# case: get-dummies
result = pd.get_dummies(titanic[['Sex', 'Embarked']], columns=['Sex', 'Embarked'], drop_first=True)

# case: dummies-int
result = pd.get_dummies(titanic['Embarked'], prefix='emb', dtype=int, dummy_na=True).sum()

# case: describe-numeric
result = titanic[['Age', 'Fare']].describe().round(2)

# case: describe-object
result = titanic.describe(include='object')

# case: fare-qcut
titanic['FareBin'] = pd.qcut(titanic['Fare'], 4, labels=False)
result = titanic.groupby('FareBin')['Survived'].mean()

# case: pivot-margins
result = titanic.pivot_table('Survived', index='Sex', columns='Pclass', aggfunc='mean', margins=True)

# case: corr-matrix
result = titanic[['Survived', 'Pclass', 'Age', 'Fare']].corr().round(3)

# case: corr-all-error
result = titanic.corr()['Survived']

# case: sex-encode
df = titanic.copy()
df['Sex'] = df['Sex'].map({'male': 0, 'female': 1})
result = df[['Sex', 'Pclass', 'Survived']].head(6)

# case: port-merge
m = titanic.merge(ports, left_on='Embarked', right_on='code', how='left')
result = m['port'].value_counts(dropna=False)

# case: dtypes-counts
result = titanic.dtypes.astype(str).value_counts().to_dict()

# case: women-children-first
mask = (titanic['Sex'] == 'female') | (titanic['Age'] < 15)
result = {'wc': titanic[mask]['Survived'].mean(), 'others': titanic[~mask]['Survived'].mean()}

# case: and-mistake
result = titanic[titanic['Sex'] == 'female' and titanic['Pclass'] == 1]

# case: last-name-upper
result = titanic['Name'].apply(lambda x: re.split(r',\s*', x)[0].upper()).sort_values().tolist()

# case: fare-outliers-iqr
q1 = titanic['Fare'].quantile(0.25)
q3 = titanic['Fare'].quantile(0.75)
iqr = q3 - q1
outliers = titanic[(titanic['Fare'] < q1 - 1.5 * iqr) | (titanic['Fare'] > q3 + 1.5 * iqr)]
result = outliers[['Name', 'Fare']]

# case: min-max-scale
cols = ['Age', 'Fare']
scaled = (titanic[cols] - titanic[cols].min()) / (titanic[cols].max() - titanic[cols].min())
result = scaled.round(3)

# case: drop-columns-nullrate
null_rate = titanic.isna().mean()
to_drop = null_rate[null_rate > 0.5].index.tolist()
result = titanic.drop(columns=to_drop).shape, to_drop
