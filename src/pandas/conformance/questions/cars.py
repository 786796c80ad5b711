import pandas as pd
import numpy as np

car_makers_df = pd.DataFrame({'Id': [1, 2, 3, 4, 5], 'Maker': ['amc', 'volkswagen', 'bmw', 'gm', 'ford'], 'FullName': ['American Motor Company', 'Volkswagen', 'BMW', 'General Motors', 'Ford Motor Company'], 'Country': ['1', '2', '2', '1', '1']})
countries_df = pd.DataFrame({'CountryId': [1, 2, 3, 4], 'CountryName': ['usa', 'germany', 'france', 'japan'], 'Continent': [1, 2, 2, 3]})
continents_df = pd.DataFrame({'ContId': [1, 2, 3], 'Continent': ['america', 'europe', 'asia']})
model_list_df = pd.DataFrame({'ModelId': [1, 2, 3, 4, 5, 6], 'Maker': [1, 2, 3, 4, 4, 5], 'Model': ['amc', 'volkswagen', 'bmw', 'buick', 'chevrolet', 'ford']})
car_names_df = pd.DataFrame({'MakeId': [1, 2, 3, 4, 5, 6, 7], 'Model': ['chevrolet', 'buick', 'amc', 'ford', 'volkswagen', 'bmw', 'ford'], 'Make': ['chevrolet chevelle malibu', 'buick skylark 320', 'amc rebel sst', 'ford torino', 'vw 1131', 'bmw 2002', 'ford pinto']})
cars_data_df = pd.DataFrame({'Id': [1, 2, 3, 4, 5, 6, 7], 'MPG': ['18', '15', '16', 'null', '26', '26', None], 'Cylinders': [8, 8, 8, 8, 4, 4, 4], 'Edispl': [307.0, 350.0, 304.0, 302.0, 97.0, 121.0, 98.0], 'Horsepower': ['130', '165', '150', '140', '46', '113', 'null'], 'Weight': [3504, 3693, 3433, 3449, 1835, 2234, 2046], 'Accelerate': [12.0, 11.5, 12.0, 10.5, 20.5, 12.5, 19.0], 'Year': [1970, 1970, 1970, 1971, 1971, 1972, 1974]})
# case: merge-key-types
m = car_makers_df.merge(countries_df, left_on='Country', right_on='CountryId')
result = m
# case: merge-key-cast
car_makers_df['Country'] = car_makers_df['Country'].astype(int)
m = car_makers_df.merge(countries_df, left_on='Country', right_on='CountryId')
result = m[['FullName', 'CountryName']]
# case: makers-per-continent
car_makers_df['Country'] = pd.to_numeric(car_makers_df['Country'])
m = car_makers_df.merge(countries_df, left_on='Country', right_on='CountryId', how='inner').merge(continents_df, left_on='Continent', right_on='ContId')
result = m.groupby('Continent_y').size().reset_index(name='n').rename(columns={'Continent_y': 'Continent'})
# case: countries-per-continent
result = continents_df.merge(countries_df, left_on='ContId', right_on='Continent', suffixes=('_a', '_b')).groupby(['ContId', 'Continent_a']).agg({'CountryId': 'count'}).reset_index()
# case: lowest-horsepower-model
cars_data_df['hp'] = pd.to_numeric(cars_data_df['Horsepower'], errors='coerce')
row = cars_data_df.sort_values('hp').head(1)
result = row.merge(car_names_df, left_on='Id', right_on='MakeId')[['Model']]
# case: avg-mpg-by-cylinders
cars_data_df['MPG'] = pd.to_numeric(cars_data_df['MPG'], errors='coerce')
result = cars_data_df.groupby('Cylinders', as_index=False)['MPG'].mean()
# case: to-numeric-raises
result = pd.to_numeric(cars_data_df['MPG'])
# case: weight-above-average
avg = cars_data_df['Weight'].mean()
result = cars_data_df.loc[cars_data_df['Weight'] > avg, ['Id', 'Weight']]
# case: accelerate-max-per-year
result = cars_data_df.groupby('Year')['Accelerate'].max()
# case: years-with-multiple-cars
vc = cars_data_df['Year'].value_counts()
result = sorted(vc[vc > 1].index.tolist())
# case: makers-with-at-least-two-models
m = car_makers_df.merge(model_list_df, left_on='Id', right_on='Maker')
g = m.groupby(['Id', 'FullName']).size()
result = g[g >= 2].reset_index(name='count')
# case: merge-overlap-suffixes
result = car_makers_df.merge(model_list_df, left_on='Id', right_on='Maker').columns.tolist()
# case: country-without-makers
car_makers_df['Country'] = car_makers_df['Country'].astype('int64')
m = pd.merge(countries_df, car_makers_df, left_on='CountryId', right_on='Country', how='left', indicator=True)
result = m[m['_merge'] == 'left_only'][['CountryName']]
# case: models-lighter-than-3500-not-ford
m = cars_data_df.merge(car_names_df, left_on='Id', right_on='MakeId')
result = m[(m['Weight'] < 3500) & (m['Model'] != 'ford')]['Model'].unique().tolist()
# case: mask-precedence-error
result = cars_data_df[cars_data_df['Weight'] < 3500 & cars_data_df['Cylinders'] == 8]
# case: four-cylinders-min-max
f = cars_data_df.query("Cylinders == 4")
result = f.agg({'Weight': ['min', 'max'], 'Accelerate': ['mean']})
# case: horsepower-above-mean
hp = pd.to_numeric(cars_data_df['Horsepower'], errors='coerce')
result = cars_data_df[hp > hp.mean()][['Id', 'Horsepower']]
# case: title-case
result = car_names_df['Make'].str.title().str.split(' ').str[0].value_counts()
# case: makes-with-ford
result = car_names_df[car_names_df['Make'].str.startswith('ford')].sort_values('Make', ascending=False)['Make'].tolist()
# case: string-compare
result = cars_data_df[cars_data_df['Horsepower'] > '140'][['Id', 'Horsepower']]
# case: string-compare-number-error
result = cars_data_df[cars_data_df['Horsepower'] > 140]
# case: none-string-compare
result = cars_data_df[cars_data_df['MPG'] == '26']['Id'].tolist()
# case: apply-axis-1
result = cars_data_df.apply(lambda r: r['Weight'] / r['Cylinders'], axis=1)
# case: apply-axis-1-mixed
result = cars_data_df.apply(lambda r: f"{r['Id']}-{r['Year']}-{r['Edispl']}", axis=1)
# case: per-year-stats
result = cars_data_df.groupby('Year').agg(avg_weight=('Weight', 'mean'), n=('Id', 'count'), max_acc=('Accelerate', 'max')).query('n > 1')
# case: cumulative
result = cars_data_df.groupby('Cylinders')['Weight'].cumsum()
# case: most-common-cylinders
result = cars_data_df['Cylinders'].mode()[0]
# case: where-categories
cars_data_df['size'] = np.where(cars_data_df['Weight'] > 3000, 'heavy', 'light')
result = cars_data_df.groupby(['size', 'Cylinders']).size().unstack(fill_value=0)
# case: np-select
conds = [cars_data_df['Weight'] > 3500, cars_data_df['Weight'] > 2500]
result = pd.Series(np.select(conds, ['big', 'mid'], default='small'))
