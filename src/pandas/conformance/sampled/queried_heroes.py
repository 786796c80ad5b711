import pandas as pd
import numpy as np

superhero = pd.DataFrame([
    (1, '3-D Man', 'Charles Chandler', 1, 9, 188.0, 90.0, 13, 1),
    (2, 'A-Bomb', 'Richard Milhouse Jones', 1, 33, 203, 441, 13, 1),
    (3, 'Abe Sapien', 'Abraham Sapien', 1, 7, 191, 65, 3, 1),
    (4, 'Abin Sur', '-', 1, 7, 185, 90, 4, 1),
    (5, 'Abomination', 'Emil Blonsky', 1, 14, 203, 441, 13, 2),
    (6, 'Ajax', None, 1, 4, 193, 0, 13, None),
    (7, 'Angel Dust', 'Christina', 2, 9, 165, np.nan, 13, 1),
    (8, 'angela', '', 2, None, 0, 0, 5, 3),
    (9, 'Abraxas', 'Abraxas', 1, 7, np.nan, np.nan, 99, 2),
], columns=['id', 'superhero_name', 'full_name', 'gender_id', 'eye_colour_id', 'height_cm', 'weight_kg', 'publisher_id', 'alignment_id'])
publisher = pd.DataFrame({'id': [3, 4, 5, 13, 20], 'publisher_name': ['Dark Horse Comics', 'DC Comics', 'Image Comics', 'Marvel Comics', '']})
colour = pd.DataFrame({'id': [4, 7, 9, 14, 33, 1], 'colour': ['Brown', 'Blue', 'Blue ', 'Green', 'Yellow', 'No Colour']})
gender = pd.DataFrame({'id': [1, 2, 3], 'gender': ['Male', 'Female', 'N/A']})
alignment = pd.DataFrame({'id': [1, 2, 3], 'alignment': ['Good', 'Bad', 'Neutral']})
hero_power = pd.DataFrame({
    'hero_id': [1, 1, 2, 2, 2, 3, 4, 4, 5, 7, 7, 42],
    'power_id': [1, 18, 1, 18, 26, 26, 31, 18, 18, 1, 1, 5],
})
superpower = pd.DataFrame({'id': [1, 18, 26, 31, 77], 'power_name': ['Agility', 'Super Strength', 'Stamina', 'Flight', 'Magic']})
cards = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7],
    'uuid': ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7'],
    'name': ["Ancestor's Chosen", 'Angel of Mercy', 'Angel of Mercy', 'Aven Cloudchaser', None, 'Bog Imp // Bog', 'Zzyx'],
    'manaCost': ['{5}{W}{W}', '{4}{W}', '{4}{W}', '{3}{W}', None, '{1}{B}', ''],
    'convertedManaCost': [7.0, 5.0, 5.0, 4.0, np.nan, 2.0, 0.0],
    'power': ['4', '3', '3', '2', '*', '1', None],
    'rarity': ['uncommon', 'uncommon', 'rare', 'common', 'mythic', 'common', 'Rare'],
    'artist': ['Pete Venters', 'Volkan Baǵa', 'Volkan Baǵa', 'Justin Sweet', 'Stephen Daniele', None, 'stephen daniele'],
    'colors': ['W', 'W', 'W', 'W', 'B,W', 'B', None],
    'hasFoil': [1, 1, 0, 1, 0, None, 1],
    'setCode': ['10E', '10E', '2ED', '10E', 'ZZZ', '2ED', ''],
})
legalities = pd.DataFrame({
    'uuid': ['a1', 'a1', 'b2', 'b2', 'c3', 'd4', 'e5', 'zz'],
    'format': ['commander', 'duel', 'commander', 'legacy', 'commander', 'duel', 'vintage', 'duel'],
    'status': ['Legal', 'Legal', 'Banned', 'legal', 'Restricted', 'Legal', None, 'Legal'],
})
sets = pd.DataFrame({
    'code': ['10E', '2ED', 'AAA'],
    'name': ['Tenth Edition', 'Unlimited Edition', None],
    'releaseDate': ['2007-07-13', '1993-12-01', '2021-02-30'],
    'baseSetSize': [383, 302, 10],
})

# case: heroes_with_super_strength
ids = hero_power.loc[hero_power['power_id'].isin(superpower.loc[superpower['power_name'].str.contains('strength', case=False), 'id']), 'hero_id']
result = superhero[superhero['id'].isin(ids)]['superhero_name'].sort_values().tolist()

# case: blue_eyed_agile_count
df = superhero.merge(colour, left_on='eye_colour_id', right_on='id', suffixes=('', '_c'))
df = df.merge(hero_power, left_on='id', right_on='hero_id').merge(superpower, left_on='power_id', right_on='id', suffixes=('', '_p'))
result = df[(df.colour.str.strip() == 'Blue') & (df.power_name == 'Agility')]['superhero_name'].nunique()

# case: marvel_percentage
m = superhero.merge(publisher, left_on='publisher_id', right_on='id', how='left')
result = (m['publisher_name'] == 'Marvel Comics').mean() * 100

# case: power_count_ranking
pc = hero_power.groupby('hero_id')['power_id'].nunique().sort_values(ascending=False)
result = pc[pc == pc.max()]

# case: avg_height_zero_as_null
h = superhero['height_cm'].replace(0, np.nan)
result = superhero.assign(h=h).groupby('gender_id').agg(avg=('h', 'mean'), med=('h', 'median'), sd=('h', 'std'), n=('h', 'count'))

# case: alignment_by_publisher_crosstab
j = superhero.merge(alignment, left_on='alignment_id', right_on='id', how='left').merge(publisher, left_on='publisher_id', right_on='id', how='left')
result = pd.crosstab(j['publisher_name'].fillna('unknown'), j['alignment'].fillna('none'), margins=True, margins_name='All')

# case: difference_marvel_dc
vc = superhero['publisher_id'].map(publisher.set_index('id')['publisher_name']).value_counts()
result = int(vc.get('Marvel Comics', 0) - vc.get('DC Comics', 0))

# case: heaviest_hero_with_ties
mx = superhero['weight_kg'].max()
result = superhero.loc[superhero['weight_kg'].eq(mx), ['superhero_name', 'weight_kg']].to_dict(orient='records')

# case: duplicate_powers
dup = hero_power[hero_power.duplicated(keep=False)]
result = dup.groupby(['hero_id', 'power_id']).size().reset_index(name='n')

# case: hero_power_list_agg
j = hero_power.merge(superpower, left_on='power_id', right_on='id', how='left')
result = j.groupby('hero_id')['power_name'].agg(lambda s: ' | '.join(sorted(set(s.dropna()))))

# case: powers_nobody_has
left = superpower.merge(hero_power, left_on='id', right_on='power_id', how='left')
result = left.loc[left['hero_id'].isnull(), 'power_name'].values

# case: full_name_unknown
fn = superhero['full_name']
result = superhero[fn.isna() | fn.str.strip().isin(['', '-'])].filter(items=['id', 'superhero_name', 'full_name'])

# case: agg_dict_of_lists
result = superhero.groupby('gender_id').agg({'height_cm': ['min', 'max'], 'weight_kg': ['mean', 'sum'], 'superhero_name': 'count'})

# case: flatten_agg_columns
a = superhero.groupby(['publisher_id', 'gender_id'], as_index=False).agg({'height_cm': ['mean', 'count']})
a.columns = ['_'.join([str(c) for c in col if c]) for col in a.columns]
result = a

# case: bmi_case_logic
h = superhero.query('height_cm > 0 and weight_kg > 0').copy()
h['bmi'] = (h['weight_kg'] / (h['height_cm'] / 100) ** 2).round(1)
h['class'] = pd.cut(h['bmi'], bins=[0, 18.5, 25, np.inf], labels=['under', 'normal', 'over'])
result = h.groupby('class', observed=False)['id'].count()

# case: names_starting_with_a_case_insensitive
result = superhero['superhero_name'].str.lower().str.startswith('a').sum()

# case: fastest_map_with_dict
eyes = dict(zip(colour['id'], colour['colour'].str.strip()))
result = superhero['eye_colour_id'].map(eyes).fillna('missing').value_counts().to_dict()

# case: intersection_of_powers
s1 = set(hero_power[hero_power.power_id == 1].hero_id)
s18 = set(hero_power[hero_power.power_id == 18].hero_id)
result = sorted(s1 & s18), sorted(s1 - s18), sorted(s1 ^ s18)

# case: relational_division_all_powers
need = {1, 18}
result = hero_power.groupby('hero_id')['power_id'].apply(lambda s: need.issubset(set(s))).pipe(lambda s: s[s].index.tolist())

# case: gendered_ratio_string
c = superhero.merge(gender, left_on='gender_id', right_on='id')['gender'].value_counts()
result = '{}:{}'.format(c['Male'], c['Female'])

# case: mana_symbols_extractall
result = cards['manaCost'].str.extractall(r'\{(\w)\}')[0].value_counts()

# case: mana_symbol_count
result = cards['manaCost'].str.count(r'\{').fillna(0).astype(int).rename('symbols').to_frame().assign(name=cards['name'])

# case: banned_in_commander
b = cards.merge(legalities, on='uuid').loc[lambda d: (d['format'] == 'commander') & (d['status'] != 'Legal')]
result = b.groupby('status', sort=False)['name'].first()

# case: cards_without_legality
result = cards.loc[~cards['uuid'].isin(legalities['uuid']), 'name'].fillna('(none)').tolist()

# case: status_percentage_per_format
g = legalities.assign(ok=legalities['status'].str.lower().eq('legal'))
result = g.groupby('format').agg(total=('ok', 'size'), legal=('ok', 'sum')).assign(pct=lambda d: d['legal'] * 100.0 / d['total'])

# case: power_to_numeric_max
p = pd.to_numeric(cards['power'], errors='coerce')
result = cards.loc[p == p.max(), ['name', 'power']]

# case: explode_colors
e = cards.assign(color=cards['colors'].str.split(',')).explode('color')
result = e.groupby('color')['convertedManaCost'].agg(['size', 'mean'])

# case: artists_case_insensitive
result = cards.groupby(cards['artist'].str.lower())['id'].count().sort_values(ascending=False, kind='mergesort')

# case: foil_rate_per_rarity
result = cards.groupby(cards['rarity'].str.capitalize())['hasFoil'].apply(lambda s: s.sum() / s.count())

# case: card_set_join_release
s = sets.assign(rel=pd.to_datetime(sets['releaseDate'], errors='coerce'))
j = cards.merge(s, left_on='setCode', right_on='code', how='left', suffixes=('', '_set'))
result = j.groupby('name_set', dropna=False)['rel'].max()

# case: split_card_names
result = cards['name'].dropna().str.split(' // ', expand=True)

# case: oldest_set_cards
s = sets.copy()
s['rel'] = pd.to_datetime(s['releaseDate'], format='%Y-%m-%d', errors='coerce')
code = s.sort_values('rel').iloc[0]['code']
result = cards.query('setCode == @code')['id'].tolist()

# case: distinct_count_formats
result = legalities.groupby('uuid').agg({'format': pd.Series.nunique, 'status': lambda s: s.isna().any()})

# case: union_names
u = pd.concat([cards['name'], sets['name'], superhero['superhero_name']], ignore_index=True).drop_duplicates()
result = len(u), u.isna().sum()

# case: most_common_rarity_mode
result = cards['rarity'].str.lower().mode().tolist()

# case: cost_quantile_filter
q = cards['convertedManaCost'].quantile([0.25, 0.5, 0.75])
result = cards[cards['convertedManaCost'].between(q[0.25], q[0.75], inclusive='left')][['id', 'convertedManaCost']]

# case: where_mask_costs
result = cards['convertedManaCost'].where(cards['convertedManaCost'] > 3).mask(cards['rarity'] == 'rare', -1).tolist()

# case: groupby_describe
result = cards.groupby('setCode')['convertedManaCost'].describe()

# case: groupby_nth_and_cumcount
g = cards.sort_values('convertedManaCost', ascending=False).groupby('setCode')
result = cards.assign(rn=g.cumcount() + 1).query('rn == 1')[['setCode', 'id']]

# case: set_size_share
sz = cards.groupby('setCode').size()
result = (sz / sets.set_index('code')['baseSetSize']).dropna().mul(100).round(2)
