import pandas as pd
import numpy as np
import math

superhero_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'superhero_name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abomination', 'Batman', 'Batman', 'Blue Beetle II', 'Ant-Man', 'Wonder Woman', 'Ajax'],
    'full_name': ['Charles Chandler', 'Richard Milhouse Jones', 'Abraham Sapien', 'Emil Blonsky', 'Bruce Wayne', 'Terry McGinnis', '-', 'Hank Pym', 'Diana Prince', None],
    'gender_id': [1, 1, 1, 1, 1, 1, 1, 1, 2, 1],
    'eye_colour_id': [9, 33, 7, 14, 7, 7, 7, 7, 7, 1],
    'race_id': [1.0, 24.0, 33.0, 24.0, 24.0, 24.0, np.nan, 24.0, 2.0, np.nan],
    'publisher_id': [13, 13, 3, 13, 4, 4, 4, 13, 4, 13],
    'alignment_id': [1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 1.0, 2.0],
    'height_cm': [188.0, 203.0, 191.0, 203.0, 188.0, 178.0, 0.0, 211.0, 183.0, 193.0],
    'weight_kg': [90.0, 441.0, 65.0, 441.0, 95.0, 77.0, 0.0, 122.0, 74.0, np.nan],
})
publisher_df = pd.DataFrame({'id': [1, 3, 4, 13, 15], 'publisher_name': ['', 'Dark Horse Comics', 'DC Comics', 'Marvel Comics', 'NBC - Heroes']})
gender_df = pd.DataFrame({'id': [1, 2, 3], 'gender': ['Male', 'Female', 'N/A']})
alignment_df = pd.DataFrame({'id': [1, 2, 3, 4], 'alignment': ['Good', 'Bad', 'Neutral', 'N/A']})
colour_df = pd.DataFrame({'id': [1, 7, 9, 14, 33], 'colour': ['No Colour', 'Blue', 'Brown', 'Green', 'Yellow']})
superpower_df = pd.DataFrame({'id': [1, 2, 18, 26, 6], 'power_name': ['Agility', 'Accelerated Healing', 'Super Strength', 'Intelligence', 'Flight']})
hero_power_df = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 2, 3, 4, 5, 5, 6, 9, 9],
    'power_id': [1, 18, 2, 18, 18, 2, 18, 26, 1, 26, 6, 18],
})
hero_attribute_df = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 4, 4, 5, 5, 6, 6, 9, 9],
    'attribute_name': ['Intelligence', 'Strength', 'Intelligence', 'Strength', 'intelligence', 'Strength', 'Intelligence', 'Strength', 'Intelligence', 'Strength', 'Intelligence', 'Strength '],
    'attribute_value': [80, 75, 80, 100, 65, 80, 100, 30, 75, 35, 80, 100],
})
# case: bad-alignment-marvel-percent
h = superhero_df.merge(alignment_df, left_on='alignment_id', right_on='id', suffixes=('', '_al')).merge(publisher_df, left_on='publisher_id', right_on='id', suffixes=('', '_pub'))
bad = h[h['alignment'].isin(['Bad', 'Neutral'])]
pct_all = len(bad) * 100 / len(superhero_df)
n_marvel = (bad['publisher_name'] == 'Marvel Comics').sum()
result = pd.DataFrame([[pct_all, n_marvel]], columns=['percentage', 'marvel_count'])
# case: avg-height-excluding-zero
s = superhero_df[superhero_df['height_cm'] > 0].merge(publisher_df.rename(columns={'id': 'publisher_id'}), on='publisher_id')
result = s.groupby('publisher_name', as_index=False).agg({'height_cm': ['mean', 'median'], 'weight_kg': 'max'})
result.columns = ['_'.join(c).strip('_') for c in result.columns]
# case: missing-weight-percent-of-heroes
w = superhero_df['weight_kg'].replace(0, np.nan)
result = {
    'missing': int(w.isna().sum()),
    'percent': round(w.isna().mean() * 100, 2),
    'filled_mean': round(w.fillna(w.mean()).mean(), 3),
}
# case: distinct-power-count-having
pc = hero_power_df.drop_duplicates().groupby('hero_id')['power_id'].nunique()
pc = pc[pc >= 2]
result = superhero_df.set_index('id').loc[pc.index, ['superhero_name']].assign(powers=pc).reset_index().rename(columns={'id': 'hero_id'})
# case: bmi-and-height-feet
b = superhero_df[['superhero_name', 'height_cm', 'weight_kg']].replace({'height_cm': {0.0: np.nan}, 'weight_kg': {0.0: np.nan}})
b['feet'] = (b['height_cm'] / 30.48).apply(lambda v: f"{math.floor(v)}'{round((v % 1) * 12)}\"" if not math.isnan(v) else '')
b['bmi'] = b['weight_kg'].div(b['height_cm'].div(100).pow(2)).round(1)
b['over'] = b['bmi'].gt(30)
result = b
# case: duplicate-hero-names
dups = superhero_df[superhero_df.duplicated('superhero_name', keep=False)]
result = dups.groupby('superhero_name')['full_name'].agg(lambda s: ' / '.join(s)).reset_index()
# case: eye-colour-rank
e = superhero_df.merge(colour_df, left_on='eye_colour_id', right_on='id', how='left')
freq = e['colour'].value_counts().rename_axis('colour').reset_index(name='n')
freq['rank'] = freq['n'].rank(ascending=False, method='min').astype(int)
freq['pct'] = (freq['n'] / freq['n'].sum()).map('{:.0%}'.format)
result = freq.sort_values(['rank', 'colour']).reset_index(drop=True)
# case: strength-minus-intelligence
ha = hero_attribute_df.assign(attribute_name=hero_attribute_df['attribute_name'].str.strip().str.title())
wide = ha.pivot(index='hero_id', columns='attribute_name', values='attribute_value')
wide['gap'] = wide['Strength'] - wide['Intelligence']
wide['type'] = np.sign(wide['gap']).map({1: 'brawn', -1: 'brains', 0: 'balanced'})
wide.columns.name = None
result = wide.reset_index().merge(superhero_df[['id', 'superhero_name']], left_on='hero_id', right_on='id').drop(columns='id')
# case: heaviest-per-publisher-ties
sh = superhero_df.copy()
mx = sh.groupby('publisher_id')['weight_kg'].transform('max')
heavy = sh[sh['weight_kg'] == mx]
result = heavy.merge(publisher_df, left_on='publisher_id', right_on='id', suffixes=('_hero', '_pub'))[['publisher_name', 'superhero_name', 'weight_kg']].sort_values(['publisher_name', 'superhero_name'])
# case: name-hyphen-roman
nm = superhero_df[['superhero_name']].copy()
nm['has_hyphen'] = nm['superhero_name'].str.contains('-', regex=False)
nm['roman'] = nm['superhero_name'].str.extract(r'\b(I{1,3}|IV|V)$')
nm['slug'] = nm['superhero_name'].str.lower().str.replace(r'[^a-z0-9]+', '-', regex=True)
nm['first_letter'] = nm['superhero_name'].str.get(0)
result = nm[nm['has_hyphen'] | nm['roman'].notna()]
# case: publisher-difference-marvel-dc
cnt = superhero_df['publisher_id'].map(publisher_df.set_index('id')['publisher_name']).value_counts()
result = int(cnt['Marvel Comics'] - cnt['DC Comics'])
# case: gender-alignment-matrix
x = superhero_df.merge(gender_df, left_on='gender_id', right_on='id').merge(alignment_df, left_on='alignment_id', right_on='id')
result = pd.crosstab(x['gender'], x['alignment'], normalize='index').mul(100).round(1)
# case: power-popularity-by-publisher
q = (hero_power_df.drop_duplicates()
     .merge(superpower_df, left_on='power_id', right_on='id')
     .merge(superhero_df[['id', 'publisher_id']], left_on='hero_id', right_on='id', suffixes=('_p', '_h')))
q['DC'] = np.where(q['publisher_id'].eq(4), 1, 0)
q['Marvel'] = np.where(q['publisher_id'].eq(13), 1, 0)
z = q.groupby('power_name')[['DC', 'Marvel']].sum()
z['marvel_per_dc'] = z['Marvel'] / z['DC']
z['marvel_per_dc'] = z['marvel_per_dc'].replace(np.inf, np.nan)
result = z.sort_values('Marvel', ascending=False, kind='mergesort').reset_index()
# case: full-name-null-like
f = superhero_df[['id', 'superhero_name', 'full_name']].copy()
f['full_name'] = f['full_name'].mask(f['full_name'].isin(['-', '', 'None']))
f['display'] = f['full_name'].combine_first(f['superhero_name'])
f['surname'] = f['display'].str.split().str[-1]
f['n_words'] = f['display'].str.count(r'\S+')
result = f.sort_values(['n_words', 'surname'], ascending=[False, True], ignore_index=True)
