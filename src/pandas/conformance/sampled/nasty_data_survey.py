import pandas as pd
import numpy as np
from collections import OrderedDict

survey_df = pd.DataFrame({
    'resp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'age': [25, '31', 'forty', None, 19.0, '  52', '', 31, '31 yrs', -1],
    'answer': ['Yes', 'yes', 'Y', 'NO', 'no ', None, 1, 0, True, 'maybe'],
    'score': [1, 2.5, '3', '4,0', None, 'NaN', '1e1', np.nan, '5', 5],
    'group': ['A', 'A', 'a', 'B', 'B', None, 'B', 'C', np.nan, ''],
})

weights_df = pd.DataFrame({
    'group': ['A', 'B', 'B', None, 'D'],
    'weight': ['50%', '30%', None, '15 %', '5%'],
})

blank_df = pd.DataFrame({'resp_id': pd.Series(dtype='int64'), 'reason': pd.Series(dtype='object')})
# case: age-to-numeric-valid
age = pd.to_numeric(survey_df['age'], errors='coerce')
valid = age.between(0, 120)
result = survey_df.assign(age=age)[valid][['resp_id', 'age']].astype({'age': 'Int64'})
# case: age-extract-then-bucket
age = survey_df['age'].astype(str).str.extract(r'(\d+)')[0].astype(float)
bucket = pd.cut(age, [0, 18, 30, 45, 100], right=False)
result = bucket.astype(str).value_counts().sort_index().reset_index()
# case: answer-normaliser
YES = {'yes', 'y', '1', 'true'}
NO = {'no', 'n', '0', 'false'}

def norm(v):
    if v is None:
        return pd.NA
    k = str(v).strip().lower()
    return True if k in YES else False if k in NO else pd.NA

a = survey_df['answer'].apply(norm).astype('boolean')
result = pd.DataFrame({'resp_id': survey_df['resp_id'], 'answer': a})
# case: answer-counts-raw-mixed
result = survey_df.groupby(survey_df['answer'].astype(str).str.strip().str.lower())['resp_id'].count().rename('n').reset_index()
# case: sort-mixed-safely
try:
    out = survey_df.sort_values('age')
except TypeError:
    out = survey_df.assign(k=pd.to_numeric(survey_df['age'], errors='coerce')).sort_values('k', kind='stable').drop(columns='k')
result = out['resp_id'].tolist()
# case: score-decimal-comma
sc = survey_df['score'].map(lambda x: x.replace(',', '.') if isinstance(x, str) else x)
sc = pd.to_numeric(sc, errors='coerce')
result = sc.describe().round(3)
# case: group-weighted-score
w = weights_df.copy()
w['weight'] = w['weight'].str.replace('%', '').str.strip().astype(float) / 100
w = w.dropna()
s = survey_df.assign(score=pd.to_numeric(survey_df['score'], errors='coerce'), group=survey_df['group'].str.upper())
g = s.groupby('group', as_index=False)['score'].mean().merge(w, on='group')
g['weighted'] = g['score'] * g['weight']
result = g
# case: group-null-merge
m = survey_df[['resp_id', 'group']].merge(weights_df, on='group', how='left')
result = m[m['group'].isna()]
# case: empty-reasons-coalesce
m = survey_df[['resp_id', 'answer']].merge(blank_df, on='resp_id', how='left')
m['reason'] = m['reason'].combine_first(m['answer'].astype(str))
result = m.head(5)
# case: type-breakdown-crosstab
long = survey_df.melt(id_vars='resp_id', value_vars=['age', 'answer', 'score'])
long['type'] = long['value'].map(lambda v: 'null' if pd.isna(v) else type(v).__name__)
result = pd.crosstab(long['variable'], long['type'])
# case: null-report-per-column
rep = OrderedDict()
for col in survey_df.columns:
    s = survey_df[col]
    blanks = s.map(lambda v: isinstance(v, str) and v.strip() == '').sum()
    rep[col] = [int(s.isna().sum()), int(blanks), s.nunique()]
result = pd.DataFrame.from_dict(rep, orient='index', columns=['nulls', 'blanks', 'distinct'])
# case: mode-of-group
clean = survey_df['group'].replace('', np.nan).str.upper()
modes = clean.mode()
result = {'modes': modes.tolist(), 'top': modes.iloc[0] if len(modes) else None, 'missing_pct': round(clean.isna().mean() * 100, 1)}
# case: blank-frame-aggregations
by = blank_df.groupby('reason')['resp_id'].nunique()
result = {
    'len': len(by),
    'total': by.sum(),
    'max_id': blank_df['resp_id'].max(),
    'first': blank_df['resp_id'].head(1).tolist(),
    'joined': ', '.join(blank_df['reason']),
}
# case: where-mask-clip
n = pd.to_numeric(survey_df['age'], errors='coerce')
result = pd.DataFrame({
    'resp_id': survey_df['resp_id'],
    'raw': n,
    'clipped': n.clip(lower=0, upper=40),
    'masked': n.mask(n < 0),
    'filled': n.where(n > 0).fillna(n[n > 0].median()),
    'ranked': n.rank(method='min', na_option='bottom'),
})
