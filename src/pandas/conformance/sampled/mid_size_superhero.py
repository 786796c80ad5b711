import pandas as pd
import numpy as np
from typing import List, Dict, Any
from collections import Counter, defaultdict

superhero = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'superhero_name': ['3-D Man', 'A-Bomb', 'Abe Sapien', 'Abin Sur', 'Batman', 'batman ', 'Catwoman', 'Blackwulf', 'Wonder Woman', 'Emma Frost'],
    'full_name': ['Charles Chandler', 'Richard Milhouse Jones', 'Abraham Sapien', '-', 'Bruce Wayne', 'Dick Grayson', 'Selina Kyle', None, 'Diana Prince', 'Emma Grace Frost'],
    'gender_id': [1, 1, 1, 1, 1, 1, 2, 1, 2, 2],
    'eye_colour_id': [9, 33, 7, 7, 7, 7, 14, 28, 7, 7],
    'publisher_id': [13.0, 13.0, 3.0, 4.0, 4.0, 4.0, 4.0, 13.0, 4.0, np.nan],
    'height_cm': [188.0, 203.0, 191.0, 185.0, 188.0, 178.0, 175.0, 188.0, 183.0, 0.0],
    'weight_kg': [90.0, 441.0, 65.0, 90.0, 95.0, 79.0, np.nan, 88.0, 74.0, 65.0],
})

publisher = pd.DataFrame({
    'id': [1, 3, 4, 13, 20],
    'publisher_name': ['', 'Dark Horse Comics', 'DC Comics', 'Marvel Comics', 'Sony Pictures'],
})

colour = pd.DataFrame({'id': [1, 7, 9, 14, 28, 33], 'colour': ['No Colour', 'Blue', 'Brown', 'Green', 'Red', 'Yellow']})

hero_power = pd.DataFrame({
    'hero_id': [1, 1, 1, 2, 2, 3, 3, 5, 5, 5, 7, 9, 9, 9, 77],
    'power_name': ['Super Strength', 'Agility', 'Super Speed', 'Super Strength', 'Longevity', 'Agility', 'Agility', 'Intelligence', 'Stealth', 'Agility', 'Agility', 'Super Strength', 'Flight', None, 'Flight'],
})

# case: hero-count-by-publisher
def hero_count_by_publisher(superhero: pd.DataFrame, publisher: pd.DataFrame) -> pd.DataFrame:
    """Counts superheroes for each publisher (publishers without heroes have 0)."""
    merged = publisher.merge(superhero, how='left', left_on='id', right_on='publisher_id', suffixes=('_pub', '_hero'))
    counts = merged.groupby('publisher_name')['id_hero'].count().reset_index(name='hero_count')
    return counts.sort_values(by=['hero_count', 'publisher_name'], ascending=[False, True])

result = hero_count_by_publisher(superhero, publisher)
# case: super-strength-over-200
def strong_and_tall(superhero, hero_power, height=200):
    strong_ids = hero_power.loc[hero_power['power_name'] == 'Super Strength', 'hero_id']
    tall = superhero[superhero['height_cm'] > height]
    return tall[tall['id'].isin(strong_ids)]['superhero_name'].tolist()

result = strong_and_tall(superhero, hero_power)
# case: more-than-two-powers
def heroes_with_many_powers(superhero: pd.DataFrame, hero_power: pd.DataFrame, n: int = 2) -> List[str]:
    """
    List the full names of heroes with more than n powers.
    """
    power_counts = hero_power['hero_id'].value_counts()
    ids = power_counts[power_counts > n].index
    return superhero.loc[superhero['id'].isin(ids), 'full_name'].sort_values().tolist()

result = heroes_with_many_powers(superhero, hero_power)
# case: blue-eyes
def count_eye_colour(superhero, colour, name: str = 'Blue') -> int:
    colour_id = colour[colour['colour'] == name]['id'].values[0]
    return len(superhero[superhero['eye_colour_id'] == colour_id])

result = count_eye_colour(superhero, colour)
# case: eye-colour-percentages
def eye_colour_pct(superhero, colour):
    m = superhero.merge(colour, left_on='eye_colour_id', right_on='id')
    return m['colour'].value_counts(normalize=True).mul(100).round(1)

result = eye_colour_pct(superhero, colour)
# case: average-height-nonzero
def average_height(superhero: pd.DataFrame) -> float:
    heights = superhero['height_cm'].replace(0, np.nan)
    return heights.mean()

result = average_height(superhero)
# case: missing-weight
def heroes_missing_weight(superhero, publisher):
    """Heroes with missing weight data, and their publisher."""
    missing = superhero[superhero['weight_kg'].isna() | (superhero['weight_kg'] == 0)]
    lookup = dict(zip(publisher['id'], publisher['publisher_name']))
    return [(r.superhero_name, lookup.get(r.publisher_id)) for r in missing.itertuples()]

result = heroes_missing_weight(superhero, publisher)
# case: most-common-power
def most_common_power(hero_power: pd.DataFrame) -> Dict[str, Any]:
    power_counter = Counter(hero_power['power_name'].dropna())
    power, n = power_counter.most_common(1)[0]
    return {'power': power, 'count': n}

result = most_common_power(hero_power)
# case: bmi
def add_bmi(superhero):
    """Compute the BMI of each hero, with protection against height 0."""
    df = superhero.copy()
    height_m = df['height_cm'] / 100
    df['bmi'] = np.where(height_m > 0, df['weight_kg'] / height_m ** 2, np.nan)
    return df[['superhero_name', 'bmi']].round({'bmi': 2})

result = add_bmi(superhero)
# case: chained-comparison-error
def medium_height(superhero):
    """Heroes with a height between 180 and 190 cm."""
    return superhero[180 <= superhero['height_cm'] <= 190]['superhero_name']

result = medium_height(superhero)
# case: publisher-difference
def publisher_difference(superhero, publisher, a='DC Comics', b='Marvel Comics') -> int:
    df = superhero.merge(publisher, left_on='publisher_id', right_on='id')
    counts = df['publisher_name'].value_counts()
    return int(counts.get(a, 0) - counts.get(b, 0))

result = publisher_difference(superhero, publisher)
# case: power-lists
def powers_by_hero(superhero, hero_power):
    df = superhero.merge(hero_power, left_on='id', right_on='hero_id', how='left')
    return df.groupby('superhero_name')['power_name'].agg(lambda x: ', '.join(sorted(set(x.dropna()))))

result = powers_by_hero(superhero, hero_power)
# case: heaviest-without-cape
def heaviest(superhero: pd.DataFrame) -> str:
    """Return the name of the heaviest hero."""
    if superhero.empty or superhero['weight_kg'].isnull().all():
        return ''
    return superhero.loc[superhero['weight_kg'].idxmax(), 'superhero_name']

result = heaviest(superhero)
# case: same-name-different-case
def normalise(name):
    return name.strip().lower()

def duplicated_names(superhero):
    seen = defaultdict(list)
    for _, row in superhero.iterrows():
        seen[normalise(row['superhero_name'])].append(row['id'])
    return {k: v for k, v in seen.items() if len(v) > 1}

result = duplicated_names(superhero)
# case: female-pct-marvel
def female_percentage(superhero, publisher, publisher_name):
    pid = publisher.set_index('publisher_name').loc[publisher_name, 'id']
    sub = superhero[superhero['publisher_id'] == pid]
    return sub['gender_id'].eq(2).mean() * 100

result = [female_percentage(superhero, publisher, p) for p in ('DC Comics', 'Marvel Comics')]
# case: rank-heights-per-publisher
def rank_heights(superhero):
    df = superhero[['publisher_id', 'superhero_name', 'height_cm']].copy()
    df['rnk'] = df.groupby('publisher_id')['height_cm'].rank(ascending=False, method='min')
    return df[df['rnk'] <= 2].sort_values(['publisher_id', 'rnk', 'superhero_name'])

result = rank_heights(superhero)
# case: full-name-words
def first_last(superhero):
    """Split the full name into first and last name."""
    names = superhero['full_name'].replace('-', np.nan).dropna()
    out = names.str.split().apply(lambda parts: (parts[0], parts[-1]))
    return pd.DataFrame(out.tolist(), columns=['first', 'last'], index=names.index)

result = first_last(superhero)
# case: power-pairs
def shared_powers(hero_power):
    pairs = hero_power.dropna().drop_duplicates()
    joined = pairs.merge(pairs, on='power_name', suffixes=('_a', '_b'))
    joined = joined[joined['hero_id_a'] < joined['hero_id_b']]
    return joined.groupby(['hero_id_a', 'hero_id_b']).size().sort_values(ascending=False).head(4)

result = shared_powers(hero_power)
# case: wrong-id-column
def heroes_of_publisher(superhero, publisher, name):
    """Return hero names for a publisher."""
    merged = superhero.merge(publisher, on='publisher_id', how='inner')
    return merged[merged['publisher_name'] == name]['superhero_name'].tolist()

result = heroes_of_publisher(superhero, publisher, 'DC Comics')
# case: merge-on-wrong-id
def publisher_of(superhero, publisher, hero):
    # joins hero id with publisher id: runs but is not the intended key
    m = superhero.merge(publisher, on='id', how='left')
    return m.loc[m['superhero_name'] == hero, 'publisher_name'].iloc[0]

result = publisher_of(superhero, publisher, 'Abe Sapien')
# case: hyphen-names
def hyphenated(superhero):
    return superhero.filter(items=['id', 'superhero_name']).loc[lambda d: d['superhero_name'].str.contains('-', regex=False)]

result = hyphenated(superhero)
# case: min-max-range
def height_range(superhero: pd.DataFrame) -> pd.DataFrame:
    """Minimum and maximum height for each gender."""
    g = superhero.groupby('gender_id')['height_cm'].agg(['min', 'max', 'median'])
    g['range'] = g['max'] - g['min']
    g.index = g.index.map({1: 'Male', 2: 'Female'})
    return g

result = height_range(superhero)
# case: unknown-publisher
def hero_publishers(superhero, publisher):
    mapping = publisher.set_index('id')['publisher_name']
    names = superhero['publisher_id'].map(mapping).fillna('Unknown')
    return pd.concat([superhero['superhero_name'], names.rename('publisher')], axis=1).tail(4)

result = hero_publishers(superhero, publisher)
# case: heroes-without-power
def heroes_without_power(superhero, hero_power):
    powered = hero_power['hero_id'].unique()
    no_power = superhero.loc[~superhero['id'].isin(powered)]
    return no_power.shape[0], no_power['superhero_name'].str.strip().to_list()

result = heroes_without_power(superhero, hero_power)
