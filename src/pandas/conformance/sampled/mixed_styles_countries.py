import pandas as pd
import numpy as np

countries_df = pd.DataFrame(
    [(1, 'usa', 1), (2, 'germany', 2), (3, 'france', 2), (4, 'japan', 3), (5, 'italy', 2), (6, 'sweden', 2), (7, 'egypt', 4)],
    columns=['CountryId', 'CountryName', 'Continent'])

car_makers_df = pd.DataFrame(
    [(1, 'amc', 'American Motor Company', 1), (2, 'volkswagen', 'Volkswagen', 2), (3, 'bmw', 'BMW', 2),
     (4, 'gm', 'General Motors', 1), (5, 'ford', 'Ford Motor Company', 1), (6, 'chrysler', 'Chrysler', 1),
     (7, 'fiat', 'Fiat', 5), (8, 'volvo', 'Volvo', 6), (9, 'mazda', 'Mazda', None)],
    columns=['Id', 'Maker', 'FullName', 'Country'])

model_list_df = pd.DataFrame(
    [(1, 1, 'amc'), (2, 2, 'audi'), (3, 2, 'volkswagen'), (4, 4, 'buick'), (5, 4, 'chevrolet'), (6, 4, 'pontiac'),
     (7, 4, 'oldsmobile'), (8, 5, 'ford'), (9, 5, 'mercury'), (10, 7, 'fiat'), (11, 8, 'volvo'), (12, 9, 'mazda')],
    columns=['ModelId', 'Maker', 'Model'])

car_names_df = pd.DataFrame(
    [(1, 'chevrolet', 'chevrolet impala'), (2, 'ford', 'ford galaxie 500'), (3, 'volvo', 'volvo 145e (sw)'),
     (4, 'volvo', 'volvo 244dl'), (5, 'mazda', 'mazda rx2 coupe'), (6, 'mazda', 'mazda rx-4'), (7, 'fiat', 'fiat 128'),
     (8, 'buick', 'buick lesabre custom'), (9, 'ford', 'ford pinto'), (10, 'volvo', 'volvo diesel'),
     (11, 'chevrolet', 'chevrolet vega'), (12, 'ford', 'ford fiesta')],
    columns=['MakeId', 'Model', 'Make'])

cars_data_df = pd.DataFrame(
    [(1, '14', 8, 454, '220', 4354, 9.0, 1970), (2, '15', 8, 429, '198', 4341, 10.0, 1970),
     (3, '18', 4, 121, '112', 2933, 14.5, 1972), (4, '22', 4, 121, '98', 2945, 14.5, 1975),
     (5, '19', 3, 70, '97', 2330, 13.5, 1972), (6, '21.5', 3, 80, '110', 2720, 13.5, 1977),
     (7, '29', 4, 68, '49', 1867, 19.5, 1973), (8, '13', 8, 350, '155', 4502, 13.5, 1972),
     (9, '25', 4, 98, 'null', 2046, 19.0, 1971), (10, '30.7', 6, 145, '76', 3160, 19.6, 1981),
     (11, None, 4, 140, '90', 2408, 19.5, 1972), (12, '36.1', 4, 98, '66', 1800, 14.4, 1980)],
    columns=['Id', 'MPG', 'Cylinders', 'Edispl', 'Horsepower', 'Weight', 'Accelerate', 'Year'])
# case: best-mpg-model
cars_data_df['MPG'] = cars_data_df['MPG'].astype(float)
best = cars_data_df.sort_values('MPG', ascending=False).iloc[0]['Id']
result = car_names_df[car_names_df['MakeId'] == best][['Model']]
# case: hp-before-1980
old = cars_data_df.loc[cars_data_df['Year'].lt(1980)]
result = old['Horsepower'].apply(lambda x: float(x) if x != 'null' else np.nan).mean()
# case: volvo-edispl-index
ids = pd.Index(car_names_df.loc[car_names_df.Model.eq('volvo'), 'MakeId'])
result = round(cars_data_df.set_index('Id')['Edispl'].reindex(ids).mean(), 2)
# case: accelerate-by-cylinders
result = cars_data_df.groupby('Cylinders')['Accelerate'].max().reset_index()[['Accelerate', 'Cylinders']]
# case: model-with-most-makes
vc = car_names_df['Model'].value_counts()
result = sorted(vc[vc == vc.max()].index)
# case: over-three-models
g = model_list_df.groupby('Maker').filter(lambda x: len(x) > 3)
result = car_makers_df[car_makers_df['Id'].isin(g['Maker'])][['FullName', 'Id']]
# case: gm-or-heavy-where
maker_full = model_list_df['Maker'].map(car_makers_df.set_index('Id')['FullName'].to_dict())
full_by_model = dict(zip(model_list_df['Model'], maker_full))
w = cars_data_df.set_index('Id').loc[car_names_df['MakeId'], 'Weight'].to_numpy()
f = car_names_df['Model'].map(full_by_model).to_numpy()
mask = np.logical_or(f == 'General Motors', w > 3500)
result = list(pd.unique(car_names_df['Model'].to_numpy()[mask]))
# case: years-of-mid-weight
result = cars_data_df[cars_data_df['Weight'].between(3000, 4000)][['Year']].drop_duplicates()
# case: slowest-volvo-rank
v = cars_data_df.join(car_names_df.set_index('MakeId'), on='Id')
v = v[v['Model'] == 'volvo']
result = v[v['Accelerate'].rank(method='first') == 1]['Cylinders']
# case: faster-than-most-powerful
power = pd.to_numeric(cars_data_df['Horsepower'], errors='coerce')
ref = cars_data_df['Accelerate'].iloc[power.argmax()]
result = int(np.count_nonzero(cars_data_df['Accelerate'].values > ref))
# case: countries-over-two-makers
result = (car_makers_df.groupby('Country').size() > 2).sum()
# case: not-lowest-hp-few-cylinders
df = cars_data_df.merge(car_names_df, left_on='Id', right_on='MakeId')
df['hp'] = pd.to_numeric(df['Horsepower'], errors='coerce')
result = df[(df['hp'] > df['hp'].min()) & (df['Cylinders'] <= 3)][['MakeId', 'Make']]
# case: no-maker-countries-difference
has = pd.Index(car_makers_df['Country'].dropna().astype(int).unique())
left = pd.Index(countries_df['CountryId']).difference(has)
names = countries_df.set_index('CountryId')['CountryName']
result = names.loc[left].reset_index(drop=True)
# case: many-makers-or-fiat-union
per_country = car_makers_df.groupby('Country')['Id'].count()
a = set(per_country[per_country > 3].index)
fiat_makers = model_list_df.loc[model_list_df['Model'] == 'fiat', 'Maker']
b = set(car_makers_df.loc[car_makers_df['Id'].isin(fiat_makers), 'Country'])
result = countries_df[countries_df['CountryId'].isin(a | b)][['CountryId', 'CountryName']].sort_values('CountryId')
