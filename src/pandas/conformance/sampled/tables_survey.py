import pandas as pd
import numpy as np
import datetime
import itertools
from collections import defaultdict

survey = pd.DataFrame({
    'resp': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'country': ['DE', 'DE', 'FR', 'FR', 'us', 'US', 'US', None, 'JP', 'DE'],
    'gender': ['f', 'm', 'f', 'F', 'm', None, 'x', 'm', 'f', 'm'],
    'age': ['34', '27', '41', 'n/a', '19', '65', '33', '27', '', '58'],
    'q1': [5, 4, 3, np.nan, 1, 5, 2, 4, 3, 5],
    'q2': [4, 4, 2, 5, 1, np.nan, 2, 3, 3, 5],
    'q3': ['yes', 'no', 'yes', 'no', None, 'Yes', 'no', 'yes', 'NO', 'yes'],
    'wave': [1, 1, 1, 2, 2, 2, 1, 2, 2, 1],
    'apps': ['mail,chat', 'mail', 'chat, video', '', 'video', None, 'mail,video,chat', 'chat', 'mail', 'mail,mail'],
})

weights = pd.DataFrame({
    'country': ['DE', 'FR', 'US', 'GB'],
    'wave1': [1.2, 0.8, 1.0, 1.1],
    'wave2': [1.1, 0.9, None, 1.0],
})

subs = pd.DataFrame({
    'account': ['a1', 'a1', 'a2', 'a2', 'a2', 'a3', 'a4'],
    'plan': ['free', 'pro', 'free', 'pro', 'team', 'free', 'pro'],
    'start': pd.to_datetime(['2022-01-01', '2022-04-01', '2022-02-15', '2022-03-01', '2023-01-01', '2022-12-31', '2023-02-01']),
    'mrr': [0, 20, 0, 20, 95, 0, 20],
    'active': [False, True, False, False, True, None, True],
})

# case: likert-long-crosstab
m = survey.melt(id_vars='resp', value_vars=['q1', 'q2'], var_name='question', value_name='answer')
result = pd.crosstab(m['question'], m['answer'], normalize='index').round(3)

# case: likert-top2box
t = survey.assign(country=survey['country'].str.upper()).groupby('country')[['q1', 'q2']].agg(lambda s: (s >= 4).mean())
result = t.mul(100).round(1).rename_axis(columns='question').T

# case: value-counts-apply
result = survey[['q1', 'q2']].apply(pd.Series.value_counts).fillna(0).astype(int).sort_index(ascending=False).rename_axis('score')

# case: apps-dummies-clean
d = survey['apps'].str.replace(' ', '').str.get_dummies(',')
result = d.groupby(survey['wave']).mean().round(2)

# case: apps-cooccurrence
d = survey['apps'].fillna('').str.replace(' ', '', regex=False).str.get_dummies(sep=',')
result = d.T.dot(d)

# case: apps-explode-index-kept
e = survey.set_index(['country', 'resp'])['apps'].str.split(r'\s*,\s*').explode().replace('', np.nan).dropna()
result = e.groupby(level='country', dropna=False).nunique()

# case: apply-series-spread
def summarize(g):
    return pd.Series({'n': len(g), 'q1': g['q1'].mean(), 'yes': g['q3'].str.lower().eq('yes').sum()})
result = survey.groupby('wave')[['q1', 'q3']].apply(summarize)

# case: weights-long-join
w = weights.melt('country', var_name='wave', value_name='w')
w['wave'] = w['wave'].str.extract(r'(\d+)', expand=False).astype(int)
s = survey.assign(country=survey['country'].str.upper()).merge(w, on=['country', 'wave'], how='left')
s['w'] = s['w'].fillna(1.0)
result = s.groupby('wave')[['q1', 'w']].apply(lambda g: np.average(g['q1'].fillna(0), weights=g['w'])).round(4)

# case: weights-stack-names
st = weights.set_index('country').rename(columns=lambda c: int(c[-1])).rename_axis(columns='wave').stack(future_stack=True)
st.name = 'w'
result = st.loc[lambda x: x.isna() | (x > 1)].reset_index()

# case: weights-index-orient
result = weights.set_index('country').to_dict(orient='index')['US']

# case: age-numeric-band
age = pd.to_numeric(survey['age'], errors='coerce')
band = pd.cut(age, [0, 30, 50, np.inf], labels=['<30', '30-49', '50+'], right=False).cat.add_categories('n/a').fillna('n/a')
result = survey.groupby(band, observed=False)[['q1', 'q2']].mean()

# case: age-cut-text-fails
result = pd.cut(survey['age'], bins=[0, 30, 50, 100]).value_counts()

# case: gender-unknown-crosstab
g = survey['gender'].str.lower().map({'f': 'female', 'm': 'male'}).fillna('other')
result = pd.crosstab([g, survey['wave']], survey['q3'].str.lower(), rownames=['gender', 'wave'], colnames=['q3'], margins=True, margins_name='n')

# case: wave-compare
t = survey.groupby(['country', 'wave'])[['q1', 'q2']].mean().unstack('wave')
result = t.stack(0, future_stack=True).assign(diff=lambda d: d[2] - d[1])

# case: wave-corr-pair
q = survey.groupby('wave')[['q1', 'q2']].corr().round(3)
result = q.unstack().iloc[:, 1]

# case: subs-latest-plan
s = subs.sort_values('start').groupby('account').tail(1).set_index('account')
result = s[['plan', 'mrr']].T

# case: subs-plan-matrix-dates
result = subs.pivot(index='account', columns='plan', values='start').rename_axis(columns=None).reindex(columns=['free', 'pro', 'team', 'enterprise'])

# case: subs-days-between-plans
p = subs.pivot(index='account', columns='plan', values='start')
result = (p['pro'] - p['free']).dt.days.to_dict()

# case: subs-yearly-mrr-period
y = subs.groupby([subs['start'].dt.year.rename('year'), 'plan'])['mrr'].sum()
out = y.unstack(fill_value=0)
out.loc['all'] = out.sum()
out['total'] = out.sum(axis=1)
result = out

# case: subs-active-object-pivot
result = subs.pivot_table(index='plan', columns='active', values='mrr', aggfunc='count', dropna=False, fill_value=0)

# case: insert-level-from-product
t = subs.groupby('plan')['mrr'].agg(['sum', 'mean'])
t.columns = pd.MultiIndex.from_product([['MRR'], t.columns], names=['metric', 'stat'])
t = pd.concat([t], keys=['2022-23'], names=['span'])
result = t

# case: pivot-no-numeric
result = survey.pivot_table(index='country', columns='wave', values='q3')
