import pandas as pd
import numpy as np

survey_df = pd.DataFrame({
    'respondent': [1, 2, 3, 4, 5, 6],
    'gender': ['F', 'M', 'f', None, 'M ', 'F'],
    'age': [23, 35, 41, 29, np.nan, 67],
    'q1_score': [4, 5, np.nan, 3, 2, 5],
    'q2_score': [3, np.nan, np.nan, 4, 2, 5],
    'q3_score': [5, 4, 1, np.nan, 2, 4],
    'q1_comment': ['good', None, '', 'ok', 'Bad', 'good'],
    'city': ['Rome', 'rome', 'Paris', 'PARIS', 'Oslo', 'Rome'],
})

contacts_df = pd.DataFrame({
    'person_id': [1, 2, 3, 4, 5],
    'mobile': [None, '555-0101', None, None, '555-0105'],
    'home': ['555-0201', None, None, '555-0204', '555-0205'],
    'work': ['555-0301', '555-0302', None, None, None],
})

income_df = pd.DataFrame({
    'country': ['Italy', 'France', 'Norway'],
    'inc2019': [31.5, 38.2, 67.1],
    'inc2020': [29.3, np.nan, 64.0],
    'inc2021': [32.0, 39.9, 70.4],
    'pop2019': [60.1, 67.2, 5.3],
    'pop2020': [59.6, 67.4, 5.4],
    'pop2021': [59.1, 67.6, 5.4],
})
# case: melt-wide-survey
long = survey_df.melt(id_vars=['respondent', 'gender'],
                      value_vars=[c for c in survey_df.columns if c.endswith('_score')],
                      var_name='question', value_name='score')
long['question'] = long['question'].str.replace('_score', '')
result = long.dropna(subset=['score']).sort_values(['respondent', 'question']).reset_index(drop=True)
# case: wide-to-long
w = pd.wide_to_long(income_df, stubnames=['inc', 'pop'], i='country', j='year')
result = w.sort_index().reset_index()
# case: pivot-and-back
long = income_df.melt(id_vars='country', value_vars=['inc2019', 'inc2020', 'inc2021'])
long['year'] = long['variable'].str[-4:].astype(int)
wide = long.pivot(index='year', columns='country', values='value')
wide.columns.name = None
result = wide.reset_index()
# case: first-non-null-phone
result = contacts_df.assign(phone=contacts_df[['mobile', 'home', 'work']].bfill(axis=1).iloc[:, 0])[['person_id', 'phone']]
# case: combine-first-chain
phone = contacts_df['mobile'].combine_first(contacts_df['work']).combine_first(contacts_df['home'])
result = phone.fillna('(none)').rename('best_phone').to_frame().set_index(contacts_df['person_id'])
# case: which-column-was-used
cols = ['mobile', 'home', 'work']
present = contacts_df[cols].notna()
source = present.idxmax(axis=1).where(present.any(axis=1))
result = pd.DataFrame({'person_id': contacts_df['person_id'], 'source': source, 'n_phones': present.sum(axis=1)})
# case: columns-by-regex
result = survey_df.filter(regex=r'^q\d+_score$').describe().loc[['count', 'mean', 'max']]
# case: numeric-columns-by-dtype
num = survey_df.select_dtypes(include='number').drop(columns='respondent')
result = pd.DataFrame({'mean': num.mean(), 'std': num.std(), 'missing': num.isna().sum()}).round(3)
# case: row-mean-with-threshold
scores = survey_df.filter(like='_score')
df = survey_df[['respondent']].copy()
df['avg'] = scores.mean(axis=1).where(scores.count(axis=1) >= 2)
df['n_answered'] = scores.notna().sum(axis=1)
result = df
# case: bin-age-and-count
bins = [0, 25, 40, 60, 120]
labels = ['<=25', '26-40', '41-60', '60+']
g = pd.cut(survey_df['age'], bins=bins, labels=labels)
result = g.value_counts(dropna=False, sort=False)
# case: gender-city-crosstab
df = survey_df.copy()
df['gender'] = df['gender'].str.strip().str.upper().fillna('Unknown')
df['city'] = df['city'].str.capitalize()
result = pd.crosstab(df['city'], df['gender'], normalize='index').round(2)
# case: likert-labels-counts
likert = {1: 'Strongly disagree', 2: 'Disagree', 3: 'Neutral', 4: 'Agree', 5: 'Strongly agree'}
long = survey_df.melt(id_vars='respondent', value_vars=['q1_score', 'q2_score', 'q3_score'], var_name='q', value_name='v')
long['label'] = pd.Categorical(long['v'].map(likert), categories=list(likert.values()), ordered=True)
result = long.groupby(['q', 'label'], observed=False).size().unstack('label')
# case: stack-multiindex-columns
wide = income_df.set_index('country')
wide.columns = pd.MultiIndex.from_tuples([(c[:3], int(c[3:])) for c in wide.columns], names=['measure', 'year'])
result = wide.stack('year', future_stack=True).reset_index()
# case: reorder-columns-priority
first = ['respondent', 'city']
rest = [c for c in survey_df.columns if c not in first]
result = survey_df[first + sorted(rest, reverse=True)].head(3)
