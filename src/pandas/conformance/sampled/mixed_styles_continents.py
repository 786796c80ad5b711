import pandas as pd
import numpy as np

continents_df = pd.DataFrame({
    'ContId': [1, 2, 3, 4, 5],
    'Continent': ['america', 'europe', 'asia', 'africa', 'australia'],
})

countries_df = pd.DataFrame({
    'CountryId': [1, 2, 3, 4, 5, 6, 7],
    'CountryName': ['usa', 'germany', 'france', 'japan', 'italy', 'nigeria', 'brazil'],
    'Continent': [1, 2, 2, 3, 2, 4, None],
})

car_makers_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8],
    'Maker': ['amc', 'volkswagen', 'bmw', 'gm', 'ford', 'citroen', 'fiat', 'daimler benz'],
    'FullName': ['American Motor Company', 'Volkswagen', 'BMW', 'General Motors', 'Ford Motor Company', 'Citroen', 'Fiat', 'Daimler Benz'],
    'Country': ['1', '2', '2', '1', '1', '3', '5', '2'],
})

model_list_df = pd.DataFrame({
    'ModelId': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'Maker': [1, 2, 3, 4, 4, 4, 4, 5, 6],
    'Model': ['amc', 'audi', 'bmw', 'buick', 'cadillac', 'chevrolet', 'pontiac', 'ford', 'citroen'],
})

car_names_df = pd.DataFrame({
    'MakeId': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'Model': ['chevrolet', 'buick', 'amc', 'ford', 'citroen', 'ford', 'audi', 'bmw', 'chevrolet'],
    'Make': ['chevrolet chevelle malibu', 'buick skylark 320', 'amc hornet sportabout (sw)', 'ford torino',
             'citroen ds-21 pallas', 'ford torino (sw)', 'audi 100 ls', 'bmw 2002', 'chevrolet citation'],
})

cars_data_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'MPG': ['18', '15', '18', '17', 'null', 'null', '24', '26', '28'],
    'Cylinders': [8, 8, 6, 8, 4, 8, 4, 4, 4],
    'Edispl': [307.0, 350.0, 258.0, 302.0, 133.0, 351.0, 107.0, 121.0, 151.0],
    'Horsepower': ['130', '165', '110', '140', '115', '153', '90', '113', 'null'],
    'Weight': [3504, 3693, 2962, 3449, 3090, 4034, 2430, 2234, 2556],
    'Accelerate': [12.0, 11.5, 13.5, 10.5, 17.5, 11.0, 14.5, 12.5, 13.2],
    'Year': [1970, 1970, 1971, 1970, 1970, 1974, 1974, 1970, 1980],
})
# case: countries-per-continent
result = (continents_df.merge(countries_df, left_on='ContId', right_on='Continent', suffixes=('', '_c'))
          .groupby(['ContId', 'Continent']).size().reset_index(name='count'))
# case: models-per-maker-map
n_models = model_list_df['Maker'].value_counts()
out = car_makers_df.copy()
out['n'] = out['Id'].map(n_models)
result = out.dropna(subset=['n']).astype({'n': int})[['FullName', 'Id', 'n']]
# case: min-horsepower-model
hp = pd.to_numeric(cars_data_df['Horsepower'], errors='coerce')
result = car_names_df.set_index('MakeId').loc[cars_data_df.loc[hp.idxmin(), 'Id'], 'Model']
# case: below-average-weight
m = car_names_df.merge(cars_data_df, left_on='MakeId', right_on='Id')
result = m[m['Weight'] < cars_data_df['Weight'].mean()][['Model']]
# case: makers-of-1970-chained-maps
year = cars_data_df.set_index('Id')['Year']
model_to_maker_id = model_list_df.set_index('Model')['Maker']
maker_name = car_makers_df.set_index('Id')['Maker']
cars = car_names_df.assign(Year=car_names_df['MakeId'].map(year))
maker_ids = cars.loc[cars['Year'] == 1970, 'Model'].map(model_to_maker_id)
result = pd.DataFrame({'Maker': maker_ids.map(maker_name).unique()})
# case: earliest-year-makes
joined = cars_data_df.set_index('Id').join(car_names_df.set_index('MakeId'))
result = joined.loc[joined['Year'] == joined['Year'].min(), ['Make', 'Year']].reset_index(drop=True)
# case: makers-per-continent
car_makers_df['Country'] = car_makers_df['Country'].astype(int)
t = (continents_df.merge(countries_df, left_on='ContId', right_on='Continent')
     .merge(car_makers_df, left_on='CountryId', right_on='Country'))
result = t.groupby('Continent_x').size().reset_index(name='cnt').rename(columns={'Continent_x': 'Continent'})
# case: most-makers-mode
top = car_makers_df['Country'].astype('int64').mode()
result = countries_df[countries_df['CountryId'].isin(top)][['CountryName']]
# case: hornet-accelerate
car_id = car_names_df.loc[car_names_df['Make'] == 'amc hornet sportabout (sw)', 'MakeId'].iloc[0]
result = cars_data_df.loc[cars_data_df['Id'] == car_id, 'Accelerate'].item()
# case: usa-models-sum
is_usa = dict(zip(countries_df['CountryId'].astype(str), countries_df['CountryName'] == 'usa'))
usa_makers = {i for i, c in zip(car_makers_df['Id'], car_makers_df['Country']) if is_usa.get(c, False)}
result = sum(m in usa_makers for m in model_list_df['Maker'])
# case: four-cylinder-mpg
four = cars_data_df[cars_data_df['Cylinders'] == 4]
result = pd.to_numeric(four['MPG'].replace('null', np.nan)).mean()
# case: weight-by-year
result = cars_data_df.groupby('Year', as_index=False)['Weight'].mean()[['Weight', 'Year']]
# case: europe-three-makers-unstack
c = countries_df.set_index('CountryId')
cont = continents_df.set_index('ContId')['Continent']
mk = car_makers_df.assign(cid=pd.to_numeric(car_makers_df['Country']))
mk['CountryName'] = mk['cid'].map(c['CountryName'])
mk['Continent'] = mk['cid'].map(c['Continent']).map(cont)
wide = mk.groupby(['CountryName', 'Continent']).size().unstack(fill_value=0)
result = wide.index[wide['europe'] >= 3].to_frame(index=False)
# case: three-cylinder-max-hp
d = cars_data_df.query('Cylinders == 3').merge(car_names_df, left_on='Id', right_on='MakeId')
d['Horsepower'] = pd.to_numeric(d['Horsepower'], errors='coerce')
result = d.sort_values('Horsepower', ascending=False).head(1)[['Horsepower', 'Make']]
