import pandas as pd
import numpy as np
import datetime as dt

survey = pd.DataFrame({
    'country': ['FR', 'FR', 'DE', 'DE', 'IT', 'IT', 'FR', 'DE', 'it', None, 'FR', 'IT'],
    'age': ['18-25', '26-40', '18-25', '41+', '26-40', '18-25', '18-25', '26-40', '41+', '41+', '26-40', '18-25'],
    'gender': ['F', 'M', 'F', 'M', 'F', 'M', 'M', None, 'F', 'M', 'F', 'M'],
    'q1': [5, 3, 4, 2, 5, 1, 4, np.nan, 3, 5, 3, 2],
    'q2': [1.0, 2.0, np.nan, 4.0, 5.0, 2.0, 1.0, 3.0, 3.0, np.nan, 2.0, 2.0],
    'sent': ['2024-05-01', '2024-05-02', '02.05.2024', '2024-05-03', None, '2024-05-03', '2024-05-04', '', '2024-05-04', '2024-05-01', 'bad', '2024-05-05'],
})
pop = pd.DataFrame({
    'country': ['FR', 'FR', 'DE', 'DE', 'IT', 'ES'],
    'gender': ['F', 'M', 'F', 'M', 'F', 'F'],
    'mln': [34.9, 32.9, 42.1, 40.9, 30.2, 24.1],
})
labels = {'q1': 'Service', 'q2': 'Price'}

# case: agg-three-keys
result = survey.groupby(['country', 'age', 'gender'])[['q1', 'q2']].agg(['mean', 'count'])
# case: value-counts-pair-unstack
vc = survey.value_counts(['country', 'gender'])
result = vc.unstack('gender', fill_value=0)
# case: value-counts-normalize-dropna
result = survey[['country', 'gender']].value_counts(normalize=True, dropna=False, sort=False)
# case: group-value-counts
result = survey.groupby(['country', 'age'])['q1'].value_counts()
# case: group-value-counts-norm-unstack
result = survey.groupby('age')['gender'].value_counts(normalize=True).unstack().fillna(0.0).round(3)
# case: set-levels-mapping
s = survey.groupby(['country', 'gender'])['q1'].mean()
names = {'F': 'Female', 'M': 'Male'}
s.index = s.index.set_levels([names[x] for x in s.index.levels[1]], level='gender')
result = s
# case: rename-both-axes
g = survey.groupby('country')[['q1', 'q2']].agg(['mean', 'max'])
result = g.rename(columns=labels, index={'FR': 'France', 'DE': 'Germany'})
# case: columns-map-dict-lookup
g = survey.groupby('country')[['q1', 'q2']].agg(['mean', 'max'])
nice = {('q1', 'mean'): 'Service avg', ('q1', 'max'): 'Service best', ('q2', 'mean'): 'Price avg', ('q2', 'max'): 'Price best'}
g.columns = g.columns.map(nice)
result = g
# case: set-axis-flat
g = survey.groupby('country')[['q1', 'q2']].agg(['mean', 'std'])
result = g.set_axis([f'{fn}_{q}' for q, fn in g.columns], axis='columns')
# case: melt-with-levels
g = survey.groupby('country')[['q1', 'q2']].agg(['mean', 'count'])
g.columns.names = ['question', 'stat']
result = g.reset_index().melt(id_vars=[('country', '')], var_name=['question', 'stat'])
# case: melt-ignore-index
g = survey.groupby('country')[['q1', 'q2']].agg(['min', 'max'])
g.columns.names = ['question', 'stat']
result = g.melt(ignore_index=False, value_name='v').sort_values(['question', 'stat']).head(5)
# case: melt-then-pivot
m = survey.melt(id_vars=['country', 'gender'], value_vars=['q1', 'q2'], var_name='q', value_name='score')
result = m.pivot_table(index='country', columns=['q', 'gender'], values='score', aggfunc='mean').round(2)
# case: stack-questions
s = survey.set_index(['country', 'age'])[['q1', 'q2']].stack()
s.index.names = ['country', 'age', 'question']
result = s.groupby(['question', 'country']).mean()
# case: pop-weighted-join
g = survey.groupby(['country', 'gender'])[['q1']].mean()
j = g.join(pop.set_index(['country', 'gender']), how='left')
j['w'] = j['q1'] * j['mln']
t = j.groupby(level='country').sum()
result = t['w'] / t['mln']
# case: merge-index-name-with-column
g = survey.groupby(['country', 'gender'])['q2'].mean()
result = pd.merge(g.reset_index(name='avg_q2'), pop, on=['country', 'gender'], how='right')
# case: join-partial-level
g = survey.groupby(['country', 'gender'])[['q1']].median()
c = pop.groupby('country')[['mln']].sum()
result = g.join(c, on='country', how='inner')
# case: cut-observed-levels
b = pd.cut(survey['q1'], bins=[0, 2, 4, 5], labels=['low', 'mid', 'high'])
result = survey.groupby(['country', b], observed=False).size().unstack()
# case: categorical-order-levels
cat = pd.Categorical(survey['age'], categories=['41+', '26-40', '18-25', '<18'], ordered=True)
result = survey.assign(age=cat).groupby(['age', 'gender'], observed=True)['q1'].sum()
# case: crosstab-three
ct = pd.crosstab([survey.country, survey.age], survey.gender)
result = ct.loc[('FR', slice(None)), 'F']
# case: crosstab-normalize-all
ct = pd.crosstab(survey['country'], [survey['gender'], survey['age']], normalize='all')
result = ct['F'].sum(axis=1)
# case: best-age-per-country
s = survey.groupby(['country', 'age'])['q1'].mean()
best = s.groupby('country').idxmax()
result = best.str[1].to_dict()
# case: idxmax-list-loc
s = survey.groupby(['country', 'age'])['q2'].mean()
result = s.loc[s.groupby(level=0).idxmax()]
# case: dates-by-level
d = pd.to_datetime(survey['sent'], errors='coerce')
s = survey.groupby([survey['country'], d.dt.date])['q1'].count()
result = [(c, day.isoformat(), int(n)) for (c, day), n in s.items()]
# case: attribute-agg-error
g = survey.groupby(['country', 'age']).agg({'q1': ['mean'], 'q3': ['sum']})
result = g
