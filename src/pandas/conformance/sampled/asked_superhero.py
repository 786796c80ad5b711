import pandas as pd
import numpy as np
from collections import Counter

superhero = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'superhero_name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abin Sur', 'Abomination', 'Ant-Man', 'Ajax', 'Alan Scott', 'Amazo', 'Angel', 'Angel', 'Ymir'],
    'full_name': ['Charles Chandler', 'Richard Milhouse Jones', 'Abraham Sapien', '', 'Emil Blonsky', 'Hank Pym', 'Francis', 'Alan Scott', None, 'Warren Worthington', '-', None],
    'gender_id': [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3],
    'eye_colour_id': [9, 33, 7, 7, 14, 7, 9, 7, 27, 7, np.nan, 1],
    'publisher_id': [13, 13, 3, 4, 13, 13, 13, 4, 4, 13, None, 13],
    'alignment_id': [1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 1, None],
    'height_cm': [188, 203, 191, 185, 203, 211, 193, 180, 257, 183, 0, 30480],
    'weight_kg': ['90', '441', '65', '90', '441', '122', '90', '90', '173', '68', '', '0'],
})
publisher = pd.DataFrame({'id': [1, 3, 4, 13, 21], 'publisher_name': ['', 'Dark Horse Comics', 'DC Comics', 'Marvel Comics', 'Star Trek']})
colour = pd.DataFrame({'id': [1, 7, 9, 14, 27, 33], 'colour': ['No Colour', 'Blue', 'Brown', 'Green', 'Red', 'Yellow']})
hero_power = pd.DataFrame({
    'hero_id': [1, 1, 1, 2, 2, 3, 4, 5, 5, 5, 5, 8, 9, 9, 10, 40],
    'power': ['Agility', 'Super Strength', 'Stamina', 'Super Strength', 'Durability', 'Telepathy', 'Power Ring', 'Accelerated Healing', 'Super Strength', 'Stamina', 'Super Strength', 'Power Ring', 'Flight', 'Agility', 'Flight', 'Stamina'],
})
hero_attr = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 3, 3, 5, 5, 8, 8, 9, 9],
    'attribute': ['Strength', 'Speed'] * 6,
    'value': [30, 60, 100, 20, 30, 35, 80, 55, 80, np.nan, 100, 100],
})

# case: heroes-super-strength-over-200
strong = hero_power.loc[hero_power['power'] == 'Super Strength', 'hero_id'].unique()
result = superhero[superhero['id'].isin(strong) & (superhero['height_cm'] > 200)]['superhero_name'].tolist()
# case: more-than-three-powers
cnt = hero_power.drop_duplicates().groupby('hero_id')['power'].count()
result = cnt[cnt >= 3]
# case: blue-eyes-agility-pct
m = superhero.merge(colour, left_on='eye_colour_id', right_on='id', suffixes=('', '_c'))
blue = m[m['colour'] == 'Blue']
result = len(blue) / superhero['eye_colour_id'].notna().sum() * 100
# case: marvel-minus-dc
named = superhero.merge(publisher, left_on='publisher_id', right_on='id', how='left')
c = named['publisher_name'].value_counts()
result = c.get('Marvel Comics', 0) - c.get('DC Comics', 0)
# case: pct-bad-alignment-marvel
bad = superhero[superhero['alignment_id'] == 2]
marvel_id = publisher.loc[publisher['publisher_name'] == 'Marvel Comics', 'id'].item()
pct = 100 * bad['publisher_id'].eq(marvel_id).sum() / len(bad)
result = {'pct': pct, 'n': len(bad)}
# case: average-weight-text
w = pd.to_numeric(superhero['weight_kg'], errors='coerce').replace(0, np.nan)
result = w.mean()
# case: weight-string-max-trap
result = superhero['weight_kg'].max()
# case: bmi-valid
s = superhero.assign(w=pd.to_numeric(superhero['weight_kg'], errors='coerce'))
s = s[(s['height_cm'] > 0) & (s['height_cm'] < 1000) & s['w'].gt(0)]
s['bmi'] = (s['w'] / (s['height_cm'] / 100) ** 2).round(2)
result = s.set_index('superhero_name')['bmi'].sort_values(ascending=False).head(4)
# case: fastest-lowest-per-publisher
spd = hero_attr[hero_attr['attribute'] == 'Speed'].merge(superhero, left_on='hero_id', right_on='id')
spd['pub'] = spd['publisher_id'].map(publisher.set_index('id')['publisher_name'])
result = spd.loc[spd.groupby('pub')['value'].idxmin(), ['pub', 'superhero_name', 'value']]
# case: attr-pivot-strength-speed-diff
wide = hero_attr.pivot(index='hero_id', columns='attribute', values='value')
wide['diff'] = wide['Strength'].sub(wide['Speed'], fill_value=0)
wide.columns.name = None
result = wide.reset_index()
# case: strength-above-79pct-average
# evidence: value > AVG(value) * 79%
av = hero_attr['value'].mean() * 0.79
result = hero_attr.query('value > @av').groupby('attribute').size()
# case: missing-full-name-case
fn = superhero['full_name'].replace(['', '-'], pd.NA)
result = superhero.loc[fn.isna(), 'superhero_name'].to_list()
# case: full-name-coalesce
name = superhero['full_name'].where(~superhero['full_name'].isin(['', '-']))
result = name.combine_first(superhero['superhero_name']).str.split().str[-1].tolist()
# case: same-name-different-heroes
result = superhero[superhero.duplicated(subset=['superhero_name'], keep=False)].groupby('superhero_name').agg({'id': list, 'gender_id': 'nunique'})
# case: counter-powers
c = Counter(hero_power['power'])
top = max(c.values())
result = sorted(k for k, v in c.items() if v == top)
# case: height-band-case-when
h = superhero['height_cm']
band = pd.cut(h, [-1, 0, 185, 200, np.inf], labels=['missing', 'short', 'mid', 'tall'])
result = band.value_counts(sort=False)
# case: join-powers-per-hero
p = (hero_power.drop_duplicates()
     .sort_values('power')
     .groupby('hero_id')['power']
     .agg(', '.join)
     .rename('powers'))
result = superhero[['id', 'superhero_name']].join(p, on='id', how='inner')
# case: powers-of-alan-set
a = set(hero_power[hero_power.hero_id == 8]['power'])
b = set(hero_power.loc[hero_power['hero_id'].eq(4), 'power'])
result = {'both': sorted(a & b), 'either': sorted(a | b), 'same': a == b}
# case: height-rank-no-outlier
x = superhero[superhero['height_cm'].between(1, 999)].copy()
x['rk'] = x['height_cm'].rank(method='min', ascending=False)
result = x.loc[x['rk'] <= 3, ['superhero_name', 'height_cm', 'rk']].sort_values(['rk', 'superhero_name'])
# case: publisher-colour-crosstab
z = superhero.merge(publisher, left_on='publisher_id', right_on='id', how='left').merge(colour, left_on='eye_colour_id', right_on='id', how='left', suffixes=('', '_col'))
result = pd.crosstab(z['publisher_name'].fillna('Unknown'), z['colour'].fillna('Unknown'), normalize='index').round(2)
# case: mean-of-text-column
result = superhero.groupby('gender_id')['weight_kg'].mean()
# case: ratio-blue-brown-iif
e = superhero['eye_colour_id']
result = np.where(e == 7, 1, 0).sum() / np.where(e == 9, 1, 0).sum()
