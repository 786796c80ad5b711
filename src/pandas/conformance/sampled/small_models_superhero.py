import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict, OrderedDict

superhero_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'superhero_name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abin Sur', 'Abomination', 'Agent Zero', 'Ajax', 'Copycat'],
    'full_name': ['Charles Chandler', 'Richard Milhouse Jones', 'Abraham Sapien', '-', 'Emil Blonsky', 'Christoph Nord', 'Francis', 'Vanessa Carlysle'],
    'gender_id': [1, 1, 1, 1, 1, 1, 1, 2],
    'eye_colour_id': [9, 33, 7, 7, 14, 1, 9, 7],
    'publisher_id': [13.0, 13.0, 3.0, 4.0, 13.0, 13.0, 13.0, None],
    'height_cm': [188, 203, 191, 185, 203, 191, 193, 183],
    'weight_kg': ['90', '441', '65', '0', '441', '104', '90', '67']
})

publisher_df = pd.DataFrame({
    'id': [3, 4, 13, 20],
    'publisher_name': ['Dark Horse Comics', 'DC Comics', 'Marvel Comics', '']
})

colour_df = pd.DataFrame({
    'id': [1, 7, 9, 14, 33],
    'colour': ['No Colour', 'Blue', 'Brown', 'Green', 'Yellow']
})

superpower_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5],
    'power_name': ['Agility', 'Super Strength', 'Stamina', 'Super Speed', 'Durability']
})

hero_power_df = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 2, 3, 4, 5, 5, 5, 5, 6],
    'power_id': ['1', '2', '2', '3', '5', '1', '2', '2', '3', '4', '5', '5']
})
# case: powers-of-3d-man
hid = superhero_df[superhero_df['superhero_name'] == '3-D Man']['id'].values
powers = hero_power_df[hero_power_df['hero_id'].isin(hid)]['power_id'].values
lst = []
for p in powers:
    lst.append(superpower_df[superpower_df['id'] == int(p)]['power_name'].values[0])
result = pd.DataFrame({'power_name': lst})
# case: super-strength-count
pid = superpower_df.loc[superpower_df['power_name'] == 'Super Strength', 'id'].item()
result = int((hero_power_df['power_id'] == str(pid)).sum())
# case: powers-more-than-two
def count_powers(hero):
    return len(hero_power_df[hero_power_df['hero_id'] == hero])
superhero_df['n_powers'] = superhero_df['id'].apply(count_powers)
result = superhero_df[superhero_df['n_powers'] > 2][['superhero_name', 'n_powers']].sort_values('n_powers', ascending=False).reset_index(drop=True)
# case: blue-eyes-left-on
m = superhero_df.merge(colour_df, left_on='eye_colour_id', right_on='id')
m = m[m['colour'] == 'Blue']
result = m[['id_x', 'superhero_name']]
result.columns = ['id', 'superhero_name']
# case: tallest-per-publisher-ties
pubs = dict(zip(publisher_df['id'], publisher_df['publisher_name']))
superhero_df['publisher'] = superhero_df['publisher_id'].map(pubs)
mx = superhero_df.groupby('publisher')['height_cm'].max().to_dict()
keep = []
for idx in superhero_df.index:
    p = superhero_df.at[idx, 'publisher']
    if p in mx and superhero_df.at[idx, 'height_cm'] == mx[p]:
        keep.append(idx)
result = superhero_df.loc[keep, ['publisher', 'superhero_name', 'height_cm']]
# case: weight-zero-to-mean
w = superhero_df['weight_kg'].astype(int).replace(0, np.nan)
w = w.fillna(w.mean())
superhero_df['weight_kg'] = w.round(1)
result = superhero_df[['superhero_name', 'weight_kg']].sort_values(by='weight_kg', ascending=False).head(4)
# case: heaviest-as-text
heavy = superhero_df[superhero_df['weight_kg'] == superhero_df['weight_kg'].max()]
result = heavy['superhero_name'].tolist()
# case: publisher-hero-counts-left
counts = superhero_df['publisher_id'].value_counts()
publisher_df['heroes'] = publisher_df['id'].map(counts).fillna(0).astype(int)
publisher_df['publisher_name'] = publisher_df['publisher_name'].apply(lambda x: 'Unknown' if x == '' else x)
result = publisher_df[['publisher_name', 'heroes']]
# case: bmi-apply-axis
def bmi(row):
    h = row['height_cm'] / 100
    w = float(row['weight_kg'])
    if w == 0:
        return np.nan
    return round(w / h ** 2, 1)
superhero_df['bmi'] = superhero_df.apply(lambda r: bmi(r), axis=1)
result = superhero_df.loc[superhero_df['bmi'] > superhero_df['bmi'].median(), ['superhero_name', 'bmi']]
# case: difference-marvel-dc
names = superhero_df.merge(publisher_df.rename(columns={'id': 'publisher_id'}), on='publisher_id', how='left')['publisher_name'].tolist()
marvel = names.count('Marvel Comics')
dc = names.count('DC Comics')
result = marvel - dc
# case: shared-powers-with-abomination
abom = set(hero_power_df.loc[hero_power_df['hero_id'] == 5, 'power_id'].tolist())
out = pd.DataFrame(columns=['hero', 'shared'])
for h in superhero_df['id'].tolist():
    if h == 5:
        continue
    mine = set(hero_power_df.loc[hero_power_df['hero_id'] == h, 'power_id'].tolist())
    out.loc[len(out)] = [superhero_df.set_index('id').loc[h, 'superhero_name'], len(mine & abom)]
out.sort_values(['shared', 'hero'], ascending=[False, True], inplace=True)
result = out[out['shared'] > 0]
# case: full-name-missing-dash
superhero_df['full_name'] = superhero_df['full_name'].replace({'-': None})
miss = superhero_df['full_name'].isnull().sum()
first = superhero_df['full_name'].str.split(' ').str[0]
result = pd.DataFrame({'name': first, 'len': first.str.len()})
result = result[result['len'] > 7]
# case: eye-colour-group-agg-list
g = superhero_df.groupby('eye_colour_id').agg({'superhero_name': list, 'height_cm': 'mean'})
g = g.reset_index()
g['colour'] = g['eye_colour_id'].apply(lambda e: colour_df[colour_df['id'] == e]['colour'].squeeze())
g['superhero_name'] = g['superhero_name'].apply(lambda l: '; '.join(sorted(l)))
result = g[['colour', 'superhero_name', 'height_cm']]
# case: strongest-power-popular-mode
total_heroes = len(set(superhero_df['id'].values))
hp = hero_power_df.copy()
hp['power_id'] = hp['power_id'].astype(int)
pc = hp.groupby('power_id')['hero_id'].count().sort_values(ascending=False)
pc = pc.reset_index(name='n')
pc['pct'] = (pc['n'] / total_heroes * 100).map('{:.1f}%'.format)
pc = pc.merge(superpower_df, left_on='power_id', right_on='id')
result = pc[['power_name', 'n', 'pct']]
