import pandas as pd
import numpy as np

employee_df = pd.DataFrame({
    'Employee_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['George Chuter', 'Lee Mears', 'Mark Regan', 'Jason Hobson', 'Tim Payne', 'Andrew Sheridan', 'lee mears', None],
    'Age': [23, 29, 43, 30, 29, 28, None, 41],
    'City': ['Bristol', 'Bath', 'Bristol', 'Bristol', 'Wasps', 'Bath', 'bristol ', 'Sale'],
})

shop_df = pd.DataFrame({
    'Shop_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['FC Haka', 'HJK', 'FF Jaro', 'FC Inter', 'FC KooTeePee', 'KuPS'],
    'Location': ['Valkeakoski', 'Helsinki', 'Jakobstad', 'Turku', 'Helsinki', None],
    'District': ['Tehtaan kenttä', 'Finnair Stadium', 'Jakobstads Centralplan', 'Veritas Stadion', 'Finnair Stadium', 'Magnum Areena'],
    'Number_products': [3516, 10770, 5000, 10000, 2999, 10770],
    'Manager_name': ['Olli Huttunen', 'Antti Muurinen', 'Mika Laurikainen', 'Job Dragtsma', None, 'Esa Pekonen'],
})

hiring_df = pd.DataFrame({
    'Shop_ID': [1, 1, 4, 2, 5, 2, 1],
    'Employee_ID': [1, 2, 3, 4, 5, 6, 7],
    'Start_from': ['2009', '2003', '2011', '2012', '2013', '2010', ' 2008'],
    'Is_full_time': ['T', 'T', 'F', 'T', 'T', 'F', None],
})

evaluation_df = pd.DataFrame({
    'Employee_ID': ['1', '2', '1', '4', '10', '2'],
    'Year_awarded': ['2011', '2016', '2017', '2014', '2014', '2017'],
    'Bonus': [3000.0, 3200.0, 2900.0, 3200.0, 4000.0, np.nan],
})
# case: names-by-age
result = employee_df.sort_values(by='Age')[['Name']]
# case: employees-per-city-counter
from collections import Counter
c = Counter(x.strip().title() for x in employee_df['City'] if isinstance(x, str))
result = pd.DataFrame(c.most_common(), columns=['City', 'cnt'])
# case: young-cities
young = employee_df[employee_df['Age'] < 30].groupby('City').size()
result = young[young > 1].index.tolist()
# case: shops-per-location
result = shop_df.groupby('Location', dropna=False).agg(num=('Shop_ID', 'count')).reset_index()[['num', 'Location']]
# case: biggest-shop-numpy
k = np.argmax(shop_df['Number_products'].to_numpy())
result = shop_df[['Manager_name', 'District']].iloc[[k]]
# case: min-max-products
result = shop_df['Number_products'].agg(['min', 'max']).to_dict()
# case: shops-desc-products
result = shop_df.sort_values(['Number_products', 'Name'], ascending=[False, True]).loc[:, ['Name', 'Location', 'District']]
# case: most-awards
ev = evaluation_df.assign(Employee_ID=evaluation_df['Employee_ID'].astype(int))
m = ev.merge(employee_df, on='Employee_ID')
result = m['Name'].value_counts().idxmax()
# case: top-bonus-rank
name_by_id = {str(k): v for k, v in employee_df.set_index('Employee_ID')['Name'].items()}
ranked = evaluation_df.assign(Name=evaluation_df['Employee_ID'].map(name_by_id)).dropna(subset=['Name'])
ranked['rk'] = ranked['Bonus'].rank(ascending=False, method='min')
result = ranked.loc[ranked['rk'] == 1, ['Name', 'Bonus']].reset_index(drop=True)
# case: never-awarded
result = employee_df[~employee_df['Employee_ID'].astype(str).isin(evaluation_df['Employee_ID'])]['Name']
# case: shop-hiring-counts-reindex
hires = hiring_df.groupby('Shop_ID').size()
hires = hires.reindex(shop_df['Shop_ID'], fill_value=0)
hires.index = shop_df['Name']
result = hires.rename('n').reset_index().sort_values('n', ascending=False, kind='mergesort')
# case: idle-shops-indicator
x = shop_df.merge(hiring_df[['Shop_ID']].drop_duplicates(), how='left', on='Shop_ID', indicator=True)
result = x.loc[x['_merge'] == 'left_only', ['Name']]
# case: district-low-and-high-cut
band = pd.cut(shop_df['Number_products'], bins=[-np.inf, 2999, 10000, np.inf], labels=['low', 'mid', 'high'])
tab = pd.crosstab(shop_df['District'], band)
result = tab.index[(tab['low'] > 0) & (tab['high'] > 0)].tolist()
# case: bonus-per-year-share
total = evaluation_df['Bonus'].sum()
by_year = evaluation_df.pivot_table(index='Year_awarded', values='Bonus', aggfunc='sum')
by_year['share'] = (by_year['Bonus'] / total).round(3)
result = by_year
