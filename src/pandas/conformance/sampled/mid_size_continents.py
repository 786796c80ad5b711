import pandas as pd
import numpy as np
from typing import List, Dict

continents = pd.DataFrame({
    'ContId': [1, 2, 3, 4, 5],
    'Continent': ['america', 'europe', 'asia', 'africa', 'australia'],
})

countries = pd.DataFrame({
    'CountryId': [1, 2, 3, 4, 5, 6, 15],
    'CountryName': ['usa', 'germany', 'france', 'japan', 'italy', 'sweden', 'new zealand'],
    'Continent': [1, 2, 2, 3, 2, 2, 5],
})

car_makers = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'Maker': ['amc', 'volkswagen', 'bmw', 'gm', 'ford', 'chrysler', 'citroen', 'nissan', 'fiat', 'hyundai'],
    'FullName': ['American Motor Company', 'Volkswagen', 'BMW', 'General Motors', 'Ford Motor Company', 'Chrysler', 'Citroen', 'Nissan Motors', 'Fiat', 'Hyundai'],
    'Country': ['1', '2', '2', '1', '1', '1', '3', '4', '5', 'null'],
})

model_list = pd.DataFrame({
    'ModelId': range(1, 13),
    'Maker': [1, 2, 3, 4, 4, 5, 6, 6, 6, 4, 8, 99],
    'Model': ['amc', 'audi', 'bmw', 'buick', 'chevrolet', 'ford', 'plymouth', 'dodge', 'chrysler', 'pontiac', 'datsun', 'volvo'],
})

cars_data = pd.DataFrame({
    'Id': list(range(1, 15)),
    'Model': ['chevrolet', 'buick', 'plymouth', 'amc', 'ford', 'ford', 'chevrolet', 'pontiac', 'dodge', 'datsun', 'bmw', 'audi', 'volvo', 'Ford '],
    'MPG': ['18', '15', '18', '16', '17', '15', '14', '14', '24', '27', '26', '24', 'null', 'null'],
    'Cylinders': [8, 8, 8, 8, 8, 8, 8, 8, 6, 4, 4, 4, 4, 3],
    'Edispl': [307.0, 350.0, 318.0, 304.0, 302.0, 429.0, 454.0, 455.0, 198.0, 97.0, 121.0, 107.0, 121.0, 70.0],
    'Horsepower': ['130', '165', '150', '150', '140', '198', '220', '225', '95', '88', '113', '90', 'null', '97'],
    'Weight': [3504, 3693, 3436, 3433, 3449, 4341, 4354, 4425, 2833, 2130, 2234, 2430, 2868, 2330],
    'Accelerate': [12.0, 11.5, 11.0, 12.0, 10.5, 10.0, 9.0, 10.0, 15.5, 14.5, 12.5, 14.5, 15.5, 13.5],
    'Year': [1970, 1970, 1970, 1970, 1970, 1970, 1971, 1971, 1971, 1971, 1972, 1972, 1972, 1974],
})

# case: continent-country-count
def countries_per_continent(continents, countries):
    """How many countries does each continent have? List the continent id, continent name and the number of countries."""
    merged = continents.merge(countries, left_on='ContId', right_on='Continent', how='inner')
    result = merged.groupby(['ContId', 'Continent_x']).size().reset_index(name='count')
    return result

result = countries_per_continent(continents, countries)
# case: makers-with-model-count
def models_per_maker(car_makers: pd.DataFrame, model_list: pd.DataFrame) -> pd.DataFrame:
    counts = model_list['Maker'].value_counts().rename_axis('Id').reset_index(name='model_count')
    return car_makers.merge(counts, on='Id', how='left').fillna({'model_count': 0})[['FullName', 'Id', 'model_count']]

result = models_per_maker(car_makers, model_list)
# case: min-horsepower-model
def model_with_min_horsepower(cars_data):
    cars = cars_data[cars_data['Horsepower'] != 'null'].copy()
    cars['Horsepower'] = cars['Horsepower'].astype(int)
    return cars.sort_values('Horsepower').iloc[0]['Model']

result = model_with_min_horsepower(cars_data)
# case: lighter-than-average
def lighter_than_average(cars_data: pd.DataFrame) -> List[str]:
    """Find the model of the cars whose weight is below the average weight."""
    avg_weight = cars_data['Weight'].mean()
    return cars_data.loc[cars_data['Weight'] < avg_weight, 'Model'].tolist()

result = lighter_than_average(cars_data)
# case: makers-1970
def makers_in_year(cars_data, model_list, car_makers, year=1970):
    df = cars_data[cars_data['Year'] == year]
    df = df.merge(model_list, on='Model')
    df = df.merge(car_makers, left_on='Maker', right_on='Id', suffixes=('', '_maker'))
    return df['Maker_maker'].drop_duplicates().tolist()

result = makers_in_year(cars_data, model_list, car_makers)
# case: average-mpg-by-cylinder
def avg_mpg(cars_data):
    mpg = pd.to_numeric(cars_data['MPG'], errors='coerce')
    return mpg.groupby(cars_data['Cylinders']).mean()

result = avg_mpg(cars_data)
# case: european-3-makers
def european_countries(continents, countries, car_makers, min_makers=3):
    """
    Which countries in europe have at least `min_makers` car manufacturers?
    """
    makers = car_makers.copy()
    makers['Country'] = pd.to_numeric(makers['Country'], errors='coerce')
    eu_id = continents.loc[continents['Continent'] == 'europe', 'ContId'].iloc[0]
    eu = countries[countries['Continent'] == eu_id]
    joined = eu.merge(makers, left_on='CountryId', right_on='Country')
    filtered = joined.groupby('CountryName').filter(lambda g: len(g) >= min_makers)
    return filtered['CountryName'].unique().tolist()

result = european_countries(continents, countries, car_makers, min_makers=2)
# case: merge-type-mismatch
def makers_by_country(countries, car_makers):
    df = countries.merge(car_makers, left_on='CountryId', right_on='Country')
    return df.groupby('CountryName').size()

result = makers_by_country(countries, car_makers)
# case: max-hp-3-cyl
def max_horsepower(cars_data, cylinders: int):
    sub = cars_data.query(f'Cylinders == {cylinders}')
    if sub.empty:
        return None
    top = sub.loc[sub['Horsepower'].astype(int).idxmax()]
    return {'horsepower': top['Horsepower'], 'model': top['Model'].strip()}

result = (max_horsepower(cars_data, 3), max_horsepower(cars_data, 5))
# case: most-economical
def top_saver(cars_data):
    df = cars_data.assign(MPG=lambda x: x['MPG'].replace('null', np.nan).astype(float))
    return df.nlargest(3, 'MPG', keep='all')[['Model', 'MPG']]

result = top_saver(cars_data)
# case: hp-text-max
def max_hp_text(cars_data):
    # compares text, so '98' > '220'; kept as in the question's naive SQL
    return cars_data['Horsepower'].max()

result = max_hp_text(cars_data)
# case: avg-edispl-volvo
def avg_edispl(cars_data: pd.DataFrame, model: str) -> float:
    return float(cars_data.loc[cars_data['Model'].str.strip().str.lower() == model.lower(), 'Edispl'].mean())

result = [avg_edispl(cars_data, m) for m in ['Volvo', 'ford', 'saab']]
# case: max-accelerate-by-cyl
def max_accelerate_by_cylinders(cars_data):
    return cars_data.groupby(by='Cylinders')['Accelerate'].max().sort_index(ascending=False)

result = max_accelerate_by_cylinders(cars_data)
# case: versions-of-model
def model_with_most_versions(cars_data: pd.DataFrame) -> str:
    versions = cars_data['Model'].str.strip().str.lower().value_counts()
    return versions.idxmax()

result = model_with_most_versions(cars_data)
# case: more-than-4-cyl
def count_more_than(cars_data, n=4):
    return (cars_data.Cylinders > n).sum()

result = count_more_than(cars_data)
# case: countries-no-maker
def countries_without_maker(countries, car_makers):
    """Find the name of the countries without any car maker."""
    with_makers = set(car_makers['Country'])
    mask = ~countries['CountryId'].astype(str).isin(with_makers)
    return countries[mask]['CountryName'].tolist()

result = countries_without_maker(countries, car_makers)
# case: makers-two-models
def makers_two_models(car_makers, model_list):
    """Which car makers have at least 2 models and more than 3 characters in the name."""
    n_models = model_list.groupby('Maker')['ModelId'].transform('count')
    ids = model_list.loc[n_models >= 2, 'Maker'].unique()
    sel = car_makers['Id'].isin(ids) & (car_makers['Maker'].str.len() > 3)
    return car_makers.loc[sel, ['Id', 'Maker']]

result = makers_two_models(car_makers, model_list)
# case: yearly-min-max-weight
def yearly_weights(cars_data):
    out = cars_data.groupby('Year').agg({'Weight': ['min', 'max', 'mean']})
    out.columns = ['_'.join(c) for c in out.columns]
    return out.round(1)

result = yearly_weights(cars_data)
# case: weight-power-corr
def correlation(cars_data: pd.DataFrame) -> float:
    df = cars_data[['Weight', 'Horsepower']].copy()
    df['Horsepower'] = pd.to_numeric(df['Horsepower'], errors='coerce')
    df = df.dropna()
    return round(df['Weight'].corr(df['Horsepower']), 4)

result = correlation(cars_data)
# case: sum-text-hp
def total_hp_8_cylinders(cars_data):
    total = cars_data[cars_data['Cylinders'] == 8]['Horsepower'].sum()
    return total / 8

result = total_hp_8_cylinders(cars_data)
# case: weight-between-year
def years_with_weight(cars_data, low=3000, high=4000):
    in_range = cars_data[(cars_data['Weight'] >= low) & (cars_data['Weight'] <= high)]
    return sorted(in_range['Year'].unique().tolist())

result = years_with_weight(cars_data)
# case: continent-title-names
def continent_overview(continents, countries) -> Dict[str, List[str]]:
    overview = {}
    for _, row in continents.iterrows():
        names = countries.loc[countries['Continent'] == row['ContId'], 'CountryName']
        overview[row['Continent'].title()] = names.str.title().tolist()
    return overview

result = continent_overview(continents, countries)
# case: quartile-weights
def weight_quartiles(cars_data):
    q = cars_data['Weight'].quantile([0.25, 0.5, 0.75])
    labels = pd.qcut(cars_data['Weight'], 4, labels=['Q1', 'Q2', 'Q3', 'Q4'])
    return q.to_dict(), labels.value_counts().sort_index().tolist()

result = weight_quartiles(cars_data)
# case: cylinder-accelerate-tie
def lowest_accelerate(cars_data):
    """Number of cylinders of the car with the least acceleration, the heaviest first for ties."""
    ordered = cars_data.sort_values(by=['Accelerate', 'Weight'], ascending=[True, False], kind='mergesort')
    return ordered[['Model', 'Cylinders', 'Accelerate']].head(5).reset_index(drop=True)

result = lowest_accelerate(cars_data)
