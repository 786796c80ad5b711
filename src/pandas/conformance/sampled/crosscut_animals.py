import pandas as pd
import numpy as np
import math
from functools import reduce

animals_df = pd.DataFrame({
    'animal_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'name': ['Leo', 'Nala', 'Dumbo', 'Pingu', 'pingu', 'Kaa', None, 'Baloo', 'Raja', 'Iggy', 'Gerda'],
    'species': ['Lion', 'lion', 'Elephant', 'Penguin', 'Penguin', 'Python', 'Parrot', 'Bear', 'Tiger', 'Iguana', 'Giraffe'],
    'sex': ['M', 'F', 'M', 'F', 'M', 'F', '?', 'M', 'F', None, 'F'],
    'birth_date': ['2012-06-01', '2014-08-17', '2001-01-01', '2019-11-05', '2020-02-29', '2016-03-12', None, '2009-12-24', '2018-05-05', 'unknown', '2011-10-10'],
    'weight': [190.5, 126.0, 5400.0, 5.2, 4.9, 41.0, 0.4, 310.0, np.nan, 3.1, 830.0],
    'enclosure_id': [1, 1, 2, 3, 3, 4, 5, 6, 1, 4, None],
    'endangered': [True, True, True, False, False, False, None, False, True, False, True],
})

enclosures_df = pd.DataFrame({
    'enclosure_id': [1, 2, 3, 4, 5, 7],
    'label': ['Big Cats', 'Elephant Park', 'Ice World', 'Reptile House', 'Aviary', 'Empty Lot'],
    'area_m2': [1200, 8000, 350, 200, 450, 600],
    'indoor': [False, False, True, True, True, False],
})

feedings_df = pd.DataFrame({
    'feeding_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    'animal_id': [1, 1, 2, 3, 3, 4, 5, 5, 6, 8, 9, 12, 1],
    'food': ['beef', 'chicken', 'beef', 'hay', 'fruit', 'fish', 'fish', 'Fish', 'mice', 'fruit', 'beef', 'hay', 'beef'],
    'kg': [7.5, 4.0, 5.0, 120.0, 35.0, 0.6, 0.5, 0.5, 0.3, 9.0, np.nan, 10.0, 6.5],
    'fed_at': ['2024-03-01 09:00', '2024-03-01 17:00', '2024-03-01 09:10', '2024-03-01 08:00', '2024-03-02 08:00', '2024-03-01 10:00', '2024-03-01 10:05', '2024-03-02 10:00', '2024-03-03 12:00', '2024-03-02 11:30', '2024-03-02 09:00', '2024-03-02 08:30', '2024-03-02 09:00'],
    'keeper': ['Mia', 'Tom', 'Mia', 'Omar', 'Omar', 'Mia', 'mia', 'Tom', 'Zed', 'Omar', None, 'Omar', 'Tom'],
})

# case: number-animals
# How many animals live in the zoo?
result = animals_df.shape[0]
# case: endangered-names
# Names of the endangered animals
result = animals_df[animals_df['endangered'] == True]['name'].tolist()
# case: heaviest
# Name and species of the heaviest animal
result = animals_df.sort_values(by='weight', ascending=False).head(1)[['name', 'species']]
# case: species-list
# All species in alphabetical order
result = sorted(animals_df['species'].str.title().unique())
# case: indoor-area
# Total area of indoor enclosures
result = enclosures_df.loc[enclosures_df['indoor'], 'area_m2'].sum()
# case: weight-between
# Animals between 100 and 1000 kg
result = animals_df[animals_df['weight'].between(100, 1000)][['name', 'weight']]
# case: avg-weight-per-species
# Average weight per species
result = animals_df.assign(species=animals_df.species.str.lower()).groupby('species').weight.mean().dropna().sort_values()
# case: animals-per-enclosure
# Number of animals in each enclosure, also those with none
left = enclosures_df.merge(animals_df, on='enclosure_id', how='left')
result = left.groupby('label')['animal_id'].count().reset_index().rename(columns={'animal_id': 'num_animals'})
# case: enclosure-with-most
# Which enclosure holds the most animals?
result = animals_df['enclosure_id'].mode()[0]
# case: food-totals
# Total kg of each food
f = feedings_df.copy()
f['food'] = f['food'].str.lower()
result = f.groupby('food', as_index=False).agg(total_kg=('kg', 'sum'), feedings=('feeding_id', 'count')).sort_values('total_kg', ascending=False)
# case: keepers-of-lions
# Keepers who have fed a lion
ids = animals_df.loc[animals_df['species'].str.lower() == 'lion', 'animal_id']
result = feedings_df.loc[feedings_df['animal_id'].isin(ids), 'keeper'].dropna().unique()
# case: never-fed
# Animals that were never fed
result = animals_df[~animals_df['animal_id'].isin(feedings_df['animal_id'])][['animal_id', 'name', 'species']].reset_index(drop=True)
# case: birth-year-error
# Number of animals born per year
animals_df['birth_date'] = pd.to_datetime(animals_df['birth_date'])
result = animals_df['birth_date'].dt.year.value_counts()
# case: birth-year-coerce
# Number of animals born in each year
year = pd.to_datetime(animals_df['birth_date'], errors='coerce').dt.year
result = year.dropna().astype(int).value_counts().sort_index()
# case: male-female-ratio
# Number of males per female, rounded to 2 decimals
vc = animals_df['sex'].value_counts()
result = round(vc.get('M', 0) / vc.get('F', 1), 2)
# case: size-class
# Size classes of the animals: small under 10, medium under 200, large
def size_class(w):
    if pd.isna(w):
        return 'unknown'
    elif w < 10:
        return 'small'
    elif w < 200:
        return 'medium'
    else:
        return 'large'

animals_df['size_class'] = animals_df['weight'].apply(size_class)
result = animals_df.groupby('size_class')['name'].apply(list).to_dict()
# case: kg-per-day
# Food per day
feedings_df['day'] = pd.to_datetime(feedings_df['fed_at']).dt.date
result = feedings_df.groupby('day')['kg'].agg(['sum', 'count'])
# case: food-share-of-weight
# How much did each animal eat as percentage of its weight?
eaten = feedings_df.groupby('animal_id')['kg'].sum().rename('eaten')
m = animals_df.set_index('animal_id').join(eaten, how='inner')
m['pct'] = m['eaten'] / m['weight'] * 100
result = m[['name', 'eaten', 'pct']].sort_values('pct', ascending=False, na_position='last').round(2)
# case: density
# Square metres per animal in occupied enclosures
occ = animals_df.groupby('enclosure_id').size().rename('n').reset_index()
d = enclosures_df.merge(occ, on='enclosure_id')
d['m2_per_animal'] = d['area_m2'] / d['n']
result = d.sort_values('m2_per_animal').set_index('label')['m2_per_animal']
# case: keeper-busy-species
# The keeper that fed the greatest number of distinct species
x = feedings_df.merge(animals_df[['animal_id', 'species']], on='animal_id')
x['keeper'] = x['keeper'].str.title()
per_keeper = x.groupby('keeper')['species'].nunique()
result = per_keeper[per_keeper == per_keeper.max()].index.tolist()
# case: fed-on-both-days
# Names of animals that were fed on both the 1st and 2nd of March
fed = feedings_df.assign(d=pd.to_datetime(feedings_df['fed_at']).dt.strftime('%Y-%m-%d'))
sets = [set(fed.loc[fed['d'] == day, 'animal_id']) for day in ['2024-03-01', '2024-03-02']]
both = reduce(lambda a, b: a & b, sets)
result = animals_df[animals_df['animal_id'].isin(list(both))]['name'].tolist()
# case: diet-string
# For each animal a comma separated list of its different foods
diet = (feedings_df.assign(food=feedings_df['food'].str.lower())
        .drop_duplicates(['animal_id', 'food'])
        .sort_values('food')
        .groupby('animal_id')['food']
        .agg(', '.join))
result = animals_df.set_index('animal_id')['name'].to_frame().join(diet).fillna('-')
# case: food-per-enclosure-pivot
# Kilograms of each food per enclosure as table with total row and column
full = (feedings_df.assign(food=feedings_df['food'].str.lower())
        .merge(animals_df[['animal_id', 'enclosure_id']], on='animal_id', how='left')
        .merge(enclosures_df[['enclosure_id', 'label']], on='enclosure_id', how='left'))
full['label'] = full['label'].fillna('No enclosure')
result = pd.pivot_table(full, values='kg', index='label', columns='food', aggfunc='sum', fill_value=0, margins=True, margins_name='Total')
# case: heavier-than-enclosure-mates
# Animals that are heavier than the mean of the others in the same enclosure, with the difference
a = animals_df.dropna(subset=['weight', 'enclosure_id']).copy()
grp = a.groupby('enclosure_id')['weight']
a['n'] = grp.transform('count')
a['others_mean'] = (grp.transform('sum') - a['weight']) / (a['n'] - 1)
a = a[a['n'] > 1]
a['difference'] = a['weight'] - a['others_mean']
out = a[a['difference'] > 0].merge(enclosures_df[['enclosure_id', 'label']], on='enclosure_id')
result = out[['label', 'name', 'weight', 'difference']].round(1).to_dict(orient='records')
