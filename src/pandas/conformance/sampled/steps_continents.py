import pandas as pd
import numpy as np

# ---------------------------------------------------------------
# car_1 : test data
# ---------------------------------------------------------------
continents_df = pd.DataFrame({
    'ContId': [1, 2, 3, 4, 5],
    'Continent': ['america', 'europe', 'asia', 'africa', 'australia'],
})

countries_df = pd.DataFrame({
    'CountryId': [1, 2, 3, 4, 5, 6, 7],
    'CountryName': ['usa', 'germany', 'france', 'japan', 'italy', 'egypt', ' brazil '],
    'Continent': [1, 2, 2, 3, 2, 4, 1],
})

car_makers_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'Maker': ['amc', 'volkswagen', 'bmw', 'gm', 'ford', 'chrysler', 'citroen', 'fiat', 'honda'],
    'FullName': ['American Motor Company', 'Volkswagen', 'BMW', 'General Motors',
                 'Ford Motor Company', 'Chrysler', None, 'Fiat', 'Honda '],
    'Country': ['1', '2', '2', '1', '1', '1', '3', '5', '4'],
})

model_list_df = pd.DataFrame({
    'ModelId': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'Maker': [1, 2, 2, 3, 4, 4, 5, 5, 8, 9],
    'Model': ['amc', 'audi', 'volkswagen', 'bmw', 'buick', 'chevrolet', 'ford', 'mercury', 'fiat', 'honda'],
})

car_names_df = pd.DataFrame({
    'MakeId': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'Model': ['chevrolet', 'buick', 'ford', 'amc', 'ford', 'chevrolet', 'audi', 'volkswagen', 'bmw', 'honda', 'fiat', 'mercury'],
    'Make': ['chevrolet impala', 'buick skylark 320', 'ford torino', 'amc rebel sst', 'ford galaxie 500',
             'chevrolet vega 2300', 'audi 100 ls', 'volkswagen 1131 deluxe sedan', 'bmw 2002',
             'honda civic', 'fiat 124b', 'mercury capri 2000'],
})

cars_data_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'MPG': ['18', '15', '17', '16', '15', '28', '24', '26', 'null', '33', '30', '23'],
    'Cylinders': [8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4, 4],
    'Edispl': [307.0, 350.0, 302.0, 304.0, 429.0, 140.0, 107.0, 97.0, 121.0, 91.0, 88.0, 122.0],
    'Horsepower': ['130', '165', '140', '150', '198', '90', '90', '46', '113', '53', '76', 'null'],
    'Weight': [3504, 3693, 3449, 3433, 4341, 2264, 2430, 1835, 2234, 1795, 2065, 2220],
    'Accelerate': [12.0, 11.5, 10.5, 12.0, 10.0, 15.5, 14.5, 20.5, 12.5, 17.4, 14.5, 14.0],
    'Year': [1970, 1970, 1970, 1970, 1970, 1971, 1970, 1970, 1970, 1976, 1971, 1981],
})
# case: max-mpg-8cyl-or-before-1980
# Step 1: keep only the cars that match at least one of the two conditions
eight_cylinders = cars_data_df['Cylinders'] == 8
before_1980 = cars_data_df['Year'] < 1980
matching_cars = cars_data_df[eight_cylinders | before_1980].copy()

# Step 2: MPG is stored as text, with the text 'null' for missing values
matching_cars['MPG_num'] = pd.to_numeric(matching_cars['MPG'], errors='coerce')

# Step 3: take the maximum
max_mpg = matching_cars['MPG_num'].max()

result = pd.DataFrame({'max(mpg)': [max_mpg]})
# case: light-models-not-ford-loop
# Build lookup dictionaries by hand, like the joins would do
maker_fullname = {}
for _, maker_row in car_makers_df.iterrows():
    maker_fullname[maker_row['Id']] = maker_row['FullName']

model_to_maker = {}
for _, model_row in model_list_df.iterrows():
    model_to_maker[model_row['Model']] = model_row['Maker']

weight_by_id = dict(zip(cars_data_df['Id'], cars_data_df['Weight']))

found_models = []
for _, name_row in car_names_df.iterrows():
    model = name_row['Model']
    weight = weight_by_id.get(name_row['MakeId'])
    maker_id = model_to_maker.get(model)
    full_name = maker_fullname.get(maker_id)
    # SQL: NULL != 'x' is not true, therefore rows with NULL are skipped
    if weight is None or pd.isna(full_name):
        continue
    if weight < 3500 and full_name.strip() != 'Ford Motor Company':
        if model not in found_models:
            found_models.append(model)

result = pd.DataFrame({'Model': found_models})
# case: light-models-merge-chain
# JOIN MODEL_LIST -> CAR_NAMES -> CARS_DATA -> CAR_MAKERS
step1 = model_list_df.merge(car_names_df, on='Model', how='inner')
step2 = step1.merge(cars_data_df, left_on='MakeId', right_on='Id', how='inner')
step3 = step2.merge(car_makers_df, left_on='Maker', right_on='Id', how='inner', suffixes=('', '_maker'))

# WHERE weight < 3500 AND FullName != 'Ford Motor Company'
is_light = step3['Weight'] < 3500
not_ford = step3['FullName'].notna() & (step3['FullName'] != 'Ford Motor Company')
filtered = step3[is_light & not_ford]

# SELECT DISTINCT
result = (filtered[['Model']]
          .drop_duplicates()
          .sort_values('Model')
          .reset_index(drop=True))
# case: countries-without-maker-try
# The country column of car_makers is text, so convert each value carefully
def to_int_or_none(value):
    """Return the value as int, or None when it cannot be converted."""
    try:
        return int(str(value).strip())
    except ValueError:
        return None

used_ids = set()
for value in car_makers_df['Country']:
    number = to_int_or_none(value)
    if number is not None:
        used_ids.add(number)

rows = []
for country in countries_df.itertuples(index=False):
    if country.CountryId not in used_ids:
        rows.append({'CountryName': country.CountryName.strip()})

result = pd.DataFrame(rows, columns=['CountryName'])
# case: countries-without-maker-indicator
# A LEFT JOIN with indicator shows which countries have no partner
makers = car_makers_df.copy()
makers['Country'] = makers['Country'].astype(int)
joined = pd.merge(countries_df, makers[['Id', 'Country']],
                  left_on='CountryId', right_on='Country',
                  how='left', indicator=True)

no_maker = joined.loc[joined['_merge'] == 'left_only', ['CountryName']]
no_maker['CountryName'] = no_maker['CountryName'].str.strip()
result = no_maker.sort_values('CountryName').reset_index(drop=True)
# case: makers-two-models-three-cars
# Part 1: makers with at least two models
models_per_maker = model_list_df.groupby('Maker').size()
part1 = set(models_per_maker[models_per_maker >= 2].index)

# Part 2: makers with more than three cars
cars = model_list_df.merge(car_names_df, on='Model')
cars_per_maker = cars.groupby('Maker').size()
part2 = set(cars_per_maker[cars_per_maker > 2].index)   # small data: > 2 instead of > 3

# INTERSECT
both = sorted(part1 & part2)

rows = []
for maker_id in both:
    match = car_makers_df[car_makers_df['Id'] == maker_id]
    rows.append([maker_id, match['Maker'].iloc[0]])
result = pd.DataFrame(rows, columns=['Id', 'Maker'])
# case: makers-count-summary-table
# Count models and cars for each maker, keeping those with zero as well
summary = {}
for maker in car_makers_df.itertuples():
    own_models = model_list_df.loc[model_list_df['Maker'] == maker.Id, 'Model'].tolist()
    own_cars = car_names_df[car_names_df['Model'].isin(own_models)]
    summary[maker.Maker] = {
        'n_models': len(own_models),
        'n_cars': len(own_cars),
        'first_car': own_cars['Make'].iloc[0] if len(own_cars) > 0 else None,
    }

result = pd.DataFrame.from_dict(summary, orient='index')
result.index.name = 'Maker'
result = result.sort_values(['n_models', 'n_cars'], ascending=[False, False], kind='stable')
result = result.reset_index()
# case: countries-many-makers-or-fiat
countries = countries_df.copy()
countries['CountryName'] = countries['CountryName'].str.strip()
makers = car_makers_df.assign(Country=car_makers_df['Country'].astype('int64'))

# First SELECT : HAVING count(*) > 3
joined = countries.merge(makers, left_on='CountryId', right_on='Country')
first = (joined.groupby(['CountryId', 'CountryName'])
               .filter(lambda g: len(g) > 3)[['CountryId', 'CountryName']])

# Second SELECT : model = 'fiat'
joined_models = joined.merge(model_list_df, left_on='Id', right_on='Maker', suffixes=('_c', '_m'))
second = joined_models.loc[joined_models['Model'] == 'fiat', ['CountryId', 'CountryName']]

# UNION removes the duplicates
result = (pd.concat([first, second], ignore_index=True)
            .drop_duplicates()
            .sort_values('CountryId')
            .reset_index(drop=True))
# case: country-maker-union-sets
def countries_with_more_than(n):
    counter = {}
    for code in car_makers_df['Country']:
        counter[int(code)] = counter.get(int(code), 0) + 1
    return {code for code, cnt in counter.items() if cnt > n}

def countries_of_model(model_name):
    maker_ids = model_list_df.query('Model == @model_name')['Maker']
    codes = car_makers_df.loc[car_makers_df['Id'].isin(maker_ids), 'Country']
    return set(codes.astype(int))

wanted = countries_with_more_than(3).union(countries_of_model('fiat'))
mask = countries_df['CountryId'].isin(wanted)
result = countries_df.loc[mask, ['CountryId', 'CountryName']].reset_index(drop=True)
# case: avg-horsepower-per-cylinder-loop
# Horsepower contains 'null' texts, so compute by hand in a loop
totals = {}
counts = {}
skipped = 0
for index, row in cars_data_df.iterrows():
    try:
        hp = float(row['Horsepower'])
    except ValueError:
        skipped += 1
        continue
    key = row['Cylinders']
    totals[key] = totals.get(key, 0.0) + hp
    counts[key] = counts.get(key, 0) + 1

records = []
for key in sorted(totals):
    records.append({'Cylinders': key,
                    'avg_hp': round(totals[key] / counts[key], 2),
                    'n': counts[key]})
result = {'table': pd.DataFrame(records), 'skipped': skipped}
# case: continent-report-fstring
# Attach continent names to countries and count the makers of each continent
cc = countries_df.rename(columns={'Continent': 'ContId'}).merge(continents_df, on='ContId', how='right')
makers_per_country = car_makers_df['Country'].astype(int).value_counts()
cc['n_makers'] = cc['CountryId'].map(makers_per_country).fillna(0).astype(int)

lines = []
for continent, group in cc.groupby('Continent', sort=True):
    names = [str(x).strip() for x in group['CountryName'].dropna()]
    lines.append(f"{continent.title()}: {', '.join(names) if names else '-'} ({group['n_makers'].sum()})")

result = pd.Series(lines, name='report')
# case: heaviest-car-of-each-maker
merged = (car_names_df
          .merge(cars_data_df, left_on='MakeId', right_on='Id')
          .merge(model_list_df, on='Model')
          .merge(car_makers_df[['Id', 'Maker']].rename(columns={'Id': 'MakerId', 'Maker': 'MakerName'}),
                 left_on='Maker', right_on='MakerId'))

best_rows = []
for maker_name, group in merged.groupby('MakerName'):
    # idxmax gives the first index in case of ties
    idx = group['Weight'].idxmax()
    best_rows.append(group.loc[idx, ['MakerName', 'Make', 'Weight']])

result = pd.DataFrame(best_rows).sort_values('Weight', ascending=False).reset_index(drop=True)
# case: weight-classes-cut
# Put the cars in weight classes
limits = [0, 2000, 3000, 4000, 5000]
labels = ['very light', 'light', 'medium', 'heavy']
cars = cars_data_df.copy()
cars['mpg'] = cars['MPG'].replace('null', np.nan).astype(float)
cars['class'] = pd.cut(cars['Weight'], bins=limits, labels=labels, right=False)

stats = cars.groupby('class', observed=False).agg(
    n=('Id', 'count'),
    mean_mpg=('mpg', 'mean'),
    max_accel=('Accelerate', 'max'),
)
stats['mean_mpg'] = stats['mean_mpg'].round(1)
result = stats.reset_index()
result['class'] = result['class'].astype(str)
# case: check-query-result-against-expected
# Expected rows, written by hand
expected = [('germany', 2), ('usa', 4), ('japan', 1)]

# Count
makers = car_makers_df.copy()
makers['Country'] = pd.to_numeric(makers['Country'])
actual = makers.merge(countries_df, left_on='Country', right_on='CountryId').groupby('CountryName')['Id'].count()

checks = []
for name, number in expected:
    try:
        value = actual.loc[name]
        status = 'ok' if value == number else f'expected {number}, got {value}'
    except KeyError:
        value = None
        status = 'missing'
    checks.append({'country': name, 'expected': number, 'actual': value, 'status': status})

result = pd.DataFrame(checks)
