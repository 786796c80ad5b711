import pandas as pd
import numpy as np
import re
import math
from collections import Counter, defaultdict, OrderedDict

survey_df = pd.DataFrame({
    'resp': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'country': ['USA', 'U.S.A.', 'usa ', 'United Kingdom', 'UK', 'u.k.', 'Germany', 'DE', None, 'Germny'],
    'income': ['50k', '62,000', '-', '1.2M', 'N/A', '45000', '38 500', '40k-50k', '', '52K'],
    'rating': ['5', '4/5', 'five', '80%', '3.5', ' 2 ', '0', '11', None, '4'],
    'langs': ['en', 'en, es', 'EN|fr', 'en', 'en;cy', '', 'de,en', 'de', None, 'de; EN'],
    'age': [25, 34, np.nan, 51, 67, 19, 34, 42, 42, -1],
})
codes_df = pd.DataFrame({
    'code': ['US', 'GB', 'DE', 'FR'],
    'aliases': ['usa,united states', 'uk,united kingdom,great britain', 'germany,de', 'france,fr'],
})
# case: alias-lookup-built-from-table
lookup = {}
for code, aliases in codes_df.itertuples(index=False):
    for a in aliases.split(','):
        lookup[a] = code
c = survey_df['country'].str.lower().str.replace('.', '', regex=False).str.strip()
result = survey_df[['resp', 'country']].assign(code=c.map(lookup))
# case: alias-explode-merge
al = codes_df.assign(alias=codes_df['aliases'].str.split(',')).explode('alias').drop(columns='aliases')
s = survey_df.assign(alias=survey_df['country'].str.lower().str.replace(r'\.|\s+$', '', regex=True))
m = s.merge(al, how='left', on='alias')
result = m.groupby('code', dropna=False)['resp'].agg(['count', 'min', 'max']).reset_index()
# case: income-range-midpoint
def mid(text):
    nums = [float(n) * (1000 if u.lower() == 'k' else 1_000_000 if u == 'M' else 1)
            for n, u in re.findall(r'(\d+(?:\.\d+)?)([kKM]?)', text.replace(',', '').replace(' ', ''))]
    return sum(nums) / len(nums) if nums else float('nan')

result = survey_df[['resp', 'income']].assign(mid=survey_df['income'].map(mid)).sort_values('mid', ignore_index=True, kind='mergesort')
# case: rating-normalised
def norm(r):
    if r is None:
        return pd.NA
    r = r.strip()
    words = {'one': 1, 'two': 2, 'three': 3, 'four': 4, 'five': 5}
    if r in words:
        return words[r]
    if r.endswith('%'):
        return float(r[:-1]) / 20
    if '/' in r:
        a, b = r.split('/')
        return float(a) / float(b) * 5
    v = float(r)
    return v if 1 <= v <= 5 else pd.NA

vals = [norm(r) for r in survey_df['rating']]
rating = pd.Series(vals, dtype='Float64')
result = pd.DataFrame({'resp': survey_df['resp'], 'rating': rating, 'good': rating >= 4})
# case: language-counter
cnt = Counter()
for text in survey_df['langs'].dropna():
    cnt.update(t.strip().lower() for t in re.split(r'[,;|]', text) if t.strip())
result = pd.DataFrame(sorted(cnt.items(), key=lambda kv: (-kv[1], kv[0])), columns=['lang', 'n'])
# case: multi-language-respondents
lists = survey_df['langs'].str.lower().str.findall(r'[a-z]{2}')
result = survey_df.assign(n_langs=lists.str.len(), first=lists.str[0], speaks_en=lists.map(lambda x: 'en' in x, na_action='ignore'))[['resp', 'n_langs', 'first', 'speaks_en']]
# case: defaultdict-of-typos
seen = defaultdict(list)
for i, row in survey_df.iterrows():
    key = (row['country'] or '?').strip().upper().replace('.', '')[:2]
    seen[key].append(row['resp'])
result = dict(OrderedDict(sorted(seen.items())))
# case: age-mask-and-impute
age = survey_df['age'].mask(survey_df['age'] < 0)
med = age.median()
result = survey_df[['resp']].assign(age=age.fillna(med).astype(int), was_bad=age.isna(), dev=(age - med).abs())
# case: age-hist-cut-strings
labels = [f'{lo}-{lo + 9}' for lo in range(10, 70, 10)]
band = pd.cut(survey_df['age'], bins=range(10, 80, 10), right=False, labels=labels)
counts = band.value_counts().reindex(labels)
result = '\n'.join(f'{lab:>6} | {"#" * n} {n}' for lab, n in counts.items())
# case: chained-where-label
age = survey_df['age']
lab = pd.Series('adult', index=survey_df.index)
lab = lab.where(age >= 21, 'young').where(age.notna() & (age >= 0), 'invalid').mask(age.gt(65), 'retired')
result = pd.crosstab(lab.rename('group'), survey_df['country'].isna().rename('no_country'))
# case: replace-dict-of-dict
out = survey_df[['resp', 'country', 'rating']].replace({
    'country': {'Germny': 'Germany', 'DE': 'Germany', 'U.S.A.': 'USA', 'usa ': 'USA'},
    'rating': {'five': '5', '4/5': '4', '80%': '4'},
})
out['rating'] = pd.to_numeric(out['rating'])
result = out.groupby('country')['rating'].mean().round(2).reset_index()
# case: any-all-null-rows
n = survey_df.replace({'': np.nan, '-': np.nan, 'N/A': np.nan}).set_index('resp').isna()
result = {
    'rows_any': n.index[n.any(axis=1)].tolist(),
    'rows_2plus': n.index[n.sum(axis=1) >= 2].tolist(),
    'cols_complete': n.columns[~n.any()].tolist(),
    'cells': int(n.to_numpy().sum()),
}
# case: dropna-thresh
d = survey_df.replace(['', '-', 'N/A'], None)
result = d.dropna(thresh=5)[['resp', 'country', 'langs']]
# case: log-income-with-guard
inc = pd.to_numeric(survey_df['income'].str.replace(r'[, ]', '', regex=True).str.replace('k$', 'e3', regex=True, case=False).str.replace('M', 'e6'), errors='coerce')
result = [(int(r), None if math.isnan(v) else round(math.log10(v), 3)) for r, v in zip(survey_df['resp'], inc)]
