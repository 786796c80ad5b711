import pandas as pd
import numpy as np

# employee_hire_evaluation
employee_df = pd.DataFrame({
    'Employee_ID': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'Name': ['George Chuter', 'Lee Mears', 'Mark Regan', 'Jason Hobson', 'Tim Payne',
             'Andrew Sheridan', 'Matt Stevens', 'Phil Vickery', 'Steve Borthwick', 'Louis Deacon'],
    'Age': [23, 29, 43, 30, 29, 28, 29, None, 24, 36],
    'City': ['Bristol', 'Bath', 'Bristol', 'Bristol', 'Wasps', 'Sale', 'bath ', 'Wasps', 'Bath', 'Leicester'],
})

shop_df = pd.DataFrame({
    'Shop_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['FC Haka', 'HJK', 'FC Honka', 'FC Inter', 'FC Lahti', 'IFK Mariehamn', 'FF Jaro', 'JJK'],
    'Location': ['Valkeakoski', 'Helsinki', 'Espoo', 'Turku', 'Lahti', 'Mariehamn', 'Jakobstad', 'Helsinki'],
    'District': ['Tehtaan kenttä', 'Finnair Stadium', 'Tapiolan Urheilupuisto', 'Veritas Stadion',
                 'Lahden Stadion', 'Wiklöf Holding Arena', 'Finnair Stadium', 'Harjun stadion'],
    'Number_products': ['3516', '10770', '6000', '10000', '14500', '1600', '2500', None],
    'Manager_name': ['Olli Huttunen', 'Antti Muurinen', 'Mika Lehkosuo', 'Job Dragtsma', 'Ilkka Mäkelä',
                     'Pekka Lyyski', 'Mika Laurikainen', 'Kari Martonen'],
})

hiring_df = pd.DataFrame({
    'Shop_ID': [1, 1, 8, 4, 5, 2, 6, 1],
    'Employee_ID': [1, 2, 3, 4, 5, 6, 7, 9],
    'Start_from': ['2009', '2003', '2011', '2012', '2013', '2010', '2008', 'n/a'],
    'Is_full_time': ['T', 'T', 'F', 'T', 'T', 'F', 'f', None],
})

evaluation_df = pd.DataFrame({
    'Employee_ID': ['1', '2', '7', '10', '10', '4', '1'],
    'Year_awarded': ['2011', '2016', '2017', '2018', '2016', '2017', '2011'],
    'Bonus': [3000.0, 3200.0, 3200.0, 4000.0, 2900.0, np.nan, 3000.0],
})
# case: employees-sorted-by-age
# ORDER BY age ASC : in SQLite the NULL values come first
sorted_employees = employee_df.sort_values(by='Age', ascending=True, na_position='first', kind='mergesort')
result = sorted_employees[['Name']].reset_index(drop=True)
# case: employees-per-city-clean
# Clean the city names before grouping
cities = []
for city in employee_df['City']:
    cities.append(city.strip().capitalize())

clean = employee_df.copy()
clean['City'] = cities

counts = clean.groupby('City').size()
out = []
for city, n in counts.items():
    out.append((n, city))
result = pd.DataFrame(out, columns=['count(*)', 'City'])
# case: cities-with-young-employees
young = employee_df[employee_df['Age'] < 30].copy()
young['City'] = young['City'].str.strip().str.title()

cities = []
for city, group in young.groupby('City'):
    if len(group) > 1:
        cities.append({'City': city, 'names': ', '.join(sorted(group['Name'])), 'youngest': group['Age'].min()})
result = pd.DataFrame(cities)
# case: shops-per-location-counter
from collections import Counter

location_counter = Counter(shop_df['Location'])
rows = [{'count(*)': n, 'Location': loc} for loc, n in sorted(location_counter.items())]
result = pd.DataFrame(rows)
# case: manager-of-largest-shop
# Number_products is stored as text: convert, otherwise '6000' > '14500'
shops = shop_df.copy()
shops['Number_products'] = pd.to_numeric(shops['Number_products'], errors='coerce')

largest_numeric = shops.nlargest(1, 'Number_products')[['Manager_name', 'District']]
# what would happen without the conversion
as_text = shop_df.dropna(subset=['Number_products']).sort_values('Number_products', ascending=False).head(1)

comparison = []
for label, frame in [('numeric', largest_numeric), ('text', as_text)]:
    first = frame.iloc[0]
    comparison.append([label, first['Manager_name'], first['District']])
result = pd.DataFrame(comparison, columns=['order', 'Manager_name', 'District'])
# case: min-max-products
# Convert the products to numbers one by one
numbers = []
errors = []
for shop in shop_df.itertuples():
    try:
        numbers.append(int(shop.Number_products))
    except (TypeError, ValueError) as exc:
        errors.append(f"{shop.Name}: {type(exc).__name__}")

result = {'min': min(numbers), 'max': max(numbers), 'errors': errors}
# case: shops-above-average
shops = shop_df.copy()
shops['Number_products'] = shops['Number_products'].astype(float)
average = shops['Number_products'].mean()

above = []
for idx, row in shops.iterrows():
    if row['Number_products'] > average:
        difference = row['Number_products'] - average
        above.append({'Name': row['Name'], 'diff': round(difference, 1)})

result = pd.DataFrame(above).sort_values('diff', ascending=False)
# case: most-awarded-employee
# Employee_ID is text in evaluation and a number in employee
evaluation = evaluation_df.copy()
evaluation['Employee_ID'] = evaluation['Employee_ID'].astype(int)

award_counts = evaluation['Employee_ID'].value_counts()
top = award_counts.max()

winners = []
for employee_id, n in award_counts.items():
    if n == top:
        name = employee_df.loc[employee_df['Employee_ID'] == employee_id, 'Name'].values[0]
        winners.append({'Name': name, 'awards': n})

result = pd.DataFrame(winners).sort_values('Name').reset_index(drop=True)
# case: highest-one-time-bonus-bad-join
# Join without converting the text key first
try:
    joined = employee_df.merge(evaluation_df, on='Employee_ID', how='inner')
    message = 'merged without conversion'
except ValueError as e:
    message = 'conversion needed'
    fixed = evaluation_df.assign(Employee_ID=evaluation_df['Employee_ID'].astype('int64'))
    joined = employee_df.merge(fixed, on='Employee_ID', how='inner')

best = joined.sort_values('Bonus', ascending=False).head(1)
result = {'message': message, 'Name': best['Name'].tolist()}
# case: employees-never-awarded
awarded_ids = set()
for value in evaluation_df['Employee_ID'].unique():
    awarded_ids.add(int(value))

never = employee_df[~employee_df['Employee_ID'].isin(awarded_ids)]
result = never[['Name']].reset_index(drop=True)
# case: shop-hiring-counts-reindex
# Number of hired employees for every shop, including shops that hire nobody
hired = hiring_df.groupby('Shop_ID')['Employee_ID'].nunique()
hired = hired.reindex(shop_df['Shop_ID'], fill_value=0)

table = shop_df[['Shop_ID', 'Name']].copy()
table['employees'] = hired.values
table['hires_nobody'] = table['employees'].eq(0)

# shop with the largest number of employees is placed first
result = table.sort_values(['employees', 'Name'], ascending=[False, True]).set_index('Shop_ID')
# case: total-bonus-running
# Running total of the bonus by year
evaluation = evaluation_df.copy()
evaluation['Year_awarded'] = pd.to_datetime(evaluation['Year_awarded'], format='%Y').dt.year

yearly = evaluation.groupby('Year_awarded', as_index=False)['Bonus'].sum()
yearly['running'] = yearly['Bonus'].cumsum()

total = 0.0
manual = []
for r in yearly.itertuples(index=False):
    total += r.Bonus
    manual.append(total)
yearly['manual'] = manual
yearly['same'] = np.isclose(yearly['running'], yearly['manual'])
result = yearly
# case: hiring-information-pretty
# All the information about hiring, flags translated
flag_names = {'T': 'full time', 'F': 'part time'}

def describe(row):
    flag = row['Is_full_time']
    if pd.isna(flag):
        kind = 'unknown'
    else:
        kind = flag_names[flag.upper()]
    start = row['Start_from'] if row['Start_from'].isdigit() else '????'
    return f"{row['employee']} @ {row['shop']} since {start} ({kind})"

names = employee_df.set_index('Employee_ID')['Name'].to_dict()
shops = shop_df.set_index('Shop_ID')['Name'].to_dict()
info = hiring_df.copy()
info['employee'] = [names[i] for i in info['Employee_ID']]
info['shop'] = [shops[i] for i in info['Shop_ID']]
result = info.apply(describe, axis=1)
# case: district-small-and-big-shops
# Stores with less than 3000 and stores with more than 10000 products
shops = shop_df.assign(n=pd.to_numeric(shop_df['Number_products']))
small = shops.loc[shops['n'] < 3000, 'District']
big = shops.loc[shops['n'] > 10000, 'District']

common = np.intersect1d(small.unique(), big.unique())
number_of_locations = shops['Location'].nunique()

result = (pd.DataFrame({'District': common}), number_of_locations)
