import pandas as pd
import numpy as np
import re

survey = pd.DataFrame({
    'resp': ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11', 'R12'],
    'age': [17, 25, 34, 45, 65, 18, np.nan, 71, 30, 30, 0, 52],
    'income': [0, 32000, 54000.5, 120000, 41000, None, 28000, 15000, 54000.5, -500, 1000, 99000],
    'rating': ['good', 'Bad', 'excellent', ' good', None, 'bad', 'average', 'Excellent', 'average', 'good', 'terrible', 'good'],
    'size': ['M', 'S', 'XL', 'L', 'M', None, 'S', 'XS', 'L', 'M', 'S', 'M'],
    'subscribed': [True, False, None, True, True, False, None, False, True, True, False, True],
    'visits': [3, None, 1, 12, 0, 7, 7, 2, None, 5, 1, 3],
})

contacts = pd.DataFrame({
    'full_name': ['Smith, John A.', 'doe, jane', 'O\'Neil, Pat', 'Cher', None, 'van Dyke, Rik B.', ''],
    'phone': ['(555) 123-4567', '555.987.6543', 'ext 12', '5551112222', '555-123-4567 x89', None, 'n/a'],
    'email': ['john@EXAMPLE.com', 'jane.doe@mail.co.uk', 'pat_at_work', 'cher@music.org', 'x@y.z', None, 'rik+news@dyke.nl'],
    'note': ['paid $20 and $35.50', 'owes $5', 'none', '', 'paid $1,200', None, '$0 due $15'],
})

logs = pd.Series(['2024-03-01 ERROR db-1: timeout=30 retries=3', '2024-03-01 WARN web-2: latency=120', '03/02/2024 ERROR db-1: timeout=45', 'garbage line', None, '2024-03-03 INFO web-10: ok'], name='line')

# case: cut-age-groups-labels
survey['age_group'] = pd.cut(survey['age'], bins=[0, 17, 29, 44, 64, 120], labels=['<18', '18-29', '30-44', '45-64', '65+'], include_lowest=True)
result = survey['age_group'].value_counts(sort=False)
# case: cut-right-false-intervals
result = pd.cut(survey['income'], [-np.inf, 0, 30000, 60000, np.inf], right=False).astype(str)
# case: qcut-quartiles-labels
q = pd.qcut(survey['age'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4'])
result = survey.groupby(q, observed=False)['income'].agg(['count', 'mean', 'max'])
# case: qcut-duplicate-edges-error
result = pd.qcut(pd.Series([1, 1, 1, 1, 2, 3]), 4)
# case: qcut-retbins-drop
cats, edges = pd.qcut(survey['visits'], q=[0, .25, .5, .75, 1], retbins=True, duplicates='drop', labels=False)
result = {'codes': cats.tolist(), 'edges': [float(round(e, 3)) for e in edges]}
# case: np-select-tiers
conds = [survey['income'] < 0, survey['income'] < 30000, survey['income'].between(30000, 60000), survey['income'] > 60000]
survey['tier'] = np.select(conds, ['invalid', 'low', 'mid', 'high'], default='unknown')
result = survey.groupby('tier')['resp'].apply(list)
# case: np-where-nested
result = pd.Series(np.where(survey['age'].isna(), 'n/a', np.where(survey['age'] >= 18, 'adult', 'minor')), index=survey['resp'])
# case: case-when-discount
result = survey['visits'].case_when([
    (survey['visits'].isna(), -1),
    (survey['visits'] >= 7, 100),
    (survey['visits'].gt(2) & survey['subscribed'].eq(True), 50),
])
# case: mask-and-where
inc = survey['income'].mask(survey['income'] < 0).where(lambda s: s <= 100000, 100000)
result = pd.DataFrame({'raw': survey['income'], 'clean': inc, 'clip': survey['income'].clip(lower=0, upper=60000)})
# case: where-on-dataframe
num = survey[['age', 'income', 'visits']]
result = num.where(num > 0, other=np.nan).isna().sum()
# case: ambiguous-if-series
def bucket(df):
    if df['age'] > 30:
        return 'old'
    return 'young'
survey['bucket'] = bucket(survey)
result = survey
# case: categorical-order-sort
order = ['XS', 'S', 'M', 'L', 'XL']
survey['size'] = pd.Categorical(survey['size'], categories=order, ordered=True)
result = survey.sort_values(['size', 'age'], na_position='first')[['resp', 'size', 'age']]
# case: categorical-compare-min-max
rating_type = pd.CategoricalDtype(['terrible', 'bad', 'average', 'good', 'excellent'], ordered=True)
r = survey['rating'].str.strip().str.lower().astype(rating_type)
result = (r.min(), r.max(), (r >= 'good').sum(), r.cat.codes.tolist())
# case: categorical-rename-unused
r = survey['rating'].str.strip().str.capitalize().astype('category')
r = r.cat.rename_categories({'Terrible': 'Awful'}).cat.add_categories('Missing').fillna('Missing')
r = r.cat.reorder_categories(['Missing', 'Awful', 'Bad', 'Average', 'Good', 'Excellent'], ordered=True)
result = r[r > 'Bad'].cat.remove_unused_categories().value_counts().sort_index()
# case: nullable-int64-visits
v = survey['visits'].astype('Int64')
result = pd.DataFrame({'v': v, 'plus': v + 1, 'half': v // 2, 'big': v > 3, 'filled': v.fillna(0)}).set_index(survey['resp'])
# case: nullable-boolean-logic
b = survey['subscribed'].astype('boolean')
result = {'and_true': int((b & True).sum()), 'or': (b | (survey['age'] > 40)).tolist(), 'not': (~b).isna().sum(), 'any': b.any(), 'all': b.all(skipna=True), 'mean': float(b.mean())}
# case: int-cast-with-nan-error
survey['visits'] = survey['visits'].astype(int)
result = survey['visits'].sum()
# case: extract-named-groups-log
df = logs.str.extract(r'^(?P<date>\S+) (?P<level>[A-Z]+) (?P<host>[a-z]+)-(?P<num>\d+)')
df['date'] = pd.to_datetime(df['date'], errors='coerce', format='mixed')
df['num'] = df['num'].astype('Int64')
result = df
# case: extractall-key-values
kv = logs.str.extractall(r'(\w+)=(\d+)')
kv.columns = ['key', 'value']
result = kv.reset_index().astype({'value': int}).pivot(index='level_0', columns='key', values='value')
# case: findall-dollar-sum
amounts = contacts['note'].str.findall(r'\$([\d,]+(?:\.\d+)?)')
result = amounts.apply(lambda lst: sum(float(x.replace(',', '')) for x in lst) if isinstance(lst, list) else np.nan)
# case: split-name-expand
parts = contacts['full_name'].str.split(',', n=1, expand=True)
contacts['last'] = parts[0].str.strip().str.title()
contacts['first'] = parts[1].str.strip().str.split().str.get(0).str.title()
contacts['mi'] = parts[1].str.strip().str.split().str[1].str.rstrip('.')
result = contacts[['last', 'first', 'mi']]
# case: phone-normalise
digits = contacts['phone'].str.replace(r'\D', '', regex=True)
ok = digits.str.len().ge(10)
result = (digits.where(ok).str[:10].str.replace(r'(\d{3})(\d{3})(\d{4})', r'\1-\2-\3', regex=True))
# case: email-domain-partition
e = contacts['email'].str.lower()
valid = e.str.fullmatch(r'[\w.+-]+@[\w-]+\.[\w.]+', na=False)
dom = e[valid].str.rpartition('@')[2]
result = pd.DataFrame({'domain': dom, 'tld': dom.str.split('.').str[-1]}).join(contacts['full_name'])
# case: convert-dtypes-and-string
c = survey[['age', 'income', 'rating', 'subscribed', 'visits']].convert_dtypes()
result = c.dtypes.astype(str).to_dict()
# case: crosstab-cut-and-rating
ag = pd.cut(survey['age'].fillna(survey['age'].median()), 3, labels=['young', 'middle', 'senior'])
rt = survey['rating'].str.strip().str.lower().fillna('none')
result = pd.crosstab(ag, rt, margins=True, margins_name='All')
