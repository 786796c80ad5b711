import pandas as pd
import numpy as np
import re
import math
from datetime import datetime
from collections import Counter

car_makers = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8],
    'Maker': ['amc', 'volkswagen', 'bmw', 'gm', 'ford', 'chrysler', 'citroen', 'nissan'],
    'FullName': ['American Motor Company', 'Volkswagen', 'BMW', 'General Motors', 'Ford Motor Company', 'Chrysler', 'Citroen', 'Nissan Motors'],
    'Country': ['1', '2', '2', '1', '1', '1', '3', 'null'],
})
countries = pd.DataFrame({
    'CountryId': [1, 2, 3, 4],
    'CountryName': ['usa', 'germany', 'france', 'japan'],
    'Continent': [1, 2, 2, 3],
})
model_list = pd.DataFrame({
    'ModelId': [1, 2, 3, 4, 5, 6, 7, 8],
    'Maker': [1, 2, 3, 4, 4, 5, 6, 11],
    'Model': ['amc', 'audi', 'bmw', 'buick', 'chevrolet', 'ford', 'plymouth', 'mazda'],
})
cars_data = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'Make': ['chevrolet chevelle malibu', 'buick skylark 320', 'plymouth satellite', 'amc rebel sst', 'ford torino', 'audi 100ls', 'bmw 2002', 'mazda rx3', 'ford pinto', 'amc gremlin', 'citroen ds-21 pallas'],
    'MPG': ['18', '15', '18', '16', '17', '24', '26', '18', 'null', '21', 'null'],
    'Cylinders': [8, 8, 8, 8, 8, 4, 4, 3, 4, 6, 4],
    'Horsepower': ['130', '165', '150', '150', '140', '90', '113', '90', 'null', '90', '115'],
    'Weight': [3504, 3693, 3436, 3433, 3449, 2430, 2234, 2124, 2046, 2648, 3090],
    'Accelerate': [12.0, 11.5, 11.0, 12.0, 10.5, 14.5, 12.5, 13.5, 19.0, 15.0, 17.5],
    'Year': [1970, 1970, 1970, 1970, 1970, 1970, 1970, 1973, 1971, 1970, 1970],
})
Properties = pd.DataFrame({
    'property_id': [1, 2, 3, 4, 5, 6, 7],
    'property_type_code': ['House', 'Apartment', 'House', 'Other', 'Apartment', 'house', None],
    'property_name': ['the Gasson', 'the Brandon', ' the Rosenbaum', '', 'the Dobson', 'the Gasson', 'Flat 9'],
    'date_on_market': ['1991-10-18 12:26:41', '1986-09-15 12:53:01', '2014-12-10 08:51:23', '1972-05-04', None, '1991-10-18', '12/25/2004'],
    'date_sold': ['2006-01-29 21:49:01', '1972-05-04 21:34:56', None, '', '2010-01-01', '1992-02-29', '2005-01-01'],
    'room_count': [9, 7, 9, 0, 4, None, 1],
    'vendor_requested_price': [191887.11, 254657.83, 246193.05, 1e5, np.nan, 331384.0, 99999.99],
    'buyer_offered_price': [150000.0, 254657.83, np.nan, 120000.5, 90000.0, 300000.0, 99999.99],
})

# case: maker-count-country
# SELECT count(*) FROM car_makers T1 JOIN countries T2 ON T1.country = T2.countryid WHERE T2.countryname = 'usa'
n = 0
for i in range(len(car_makers)):
    for j in range(len(countries)):
        if car_makers['Country'][i] == str(countries['CountryId'][j]):
            if countries['CountryName'][j] == 'usa':
                n = n + 1
result = n

# case: cars-by-continent
# countries per continent with makers
cm = car_makers[car_makers['Country'] != 'null'].copy()
cm['Country'] = cm['Country'].astype(int)
x = cm.merge(countries, left_on='Country', right_on='CountryId', how='left')
x = x.groupby('Continent')['Maker'].agg(['count', list]).reset_index()
x = x.rename(columns={'count': 'n', 'list': 'makers'})
result = x

# case: models-per-maker
# SELECT T2.FullName, T2.Id, count(*) FROM model_list T1 JOIN car_makers T2 ON T1.Maker = T2.Id GROUP BY T2.Id
counts = {}
for m in model_list['Maker']:
    if m in counts:
        counts[m] = counts[m] + 1
    else:
        counts[m] = 1
rows = []
for _, mk in car_makers.iterrows():
    if mk['Id'] in counts:
        rows.append((mk['FullName'], mk['Id'], counts[mk['Id']]))
result = rows

# case: min-horsepower-model
# SELECT model FROM cars ORDER BY horsepower ASC LIMIT 1
c = cars_data.copy()
c = c[c['Horsepower'] != 'null']
c['Horsepower'] = c['Horsepower'].astype(int)
mn = c['Horsepower'].min()
c = c[c['Horsepower'] == mn]
c['Model'] = c['Make'].apply(lambda s: s.split(' ')[0])
result = c['Model'].values.tolist()

# case: mpg-int-mistake
# SELECT avg(MPG) FROM cars_data WHERE cylinders = 4
four = cars_data[cars_data['Cylinders'] == 4]
result = four['MPG'].astype(float).mean()

# case: mpg-avg-manual
# SELECT avg(MPG) FROM cars_data WHERE cylinders = 4
tot = 0
k = 0
for t in cars_data.itertuples(index=False):
    if t.Cylinders == 4 and t.MPG != 'null':
        tot += int(t.MPG)
        k += 1
result = tot / k if k > 0 else None

# case: weight-below-average
# SELECT model FROM cars WHERE weight < (SELECT avg(weight))
avg_w = np.mean(cars_data['Weight'])
l = []
for mk, w in zip(cars_data['Make'].tolist(), cars_data['Weight'].tolist()):
    if w < avg_w:
        l.append(mk.split()[0])
result = sorted(list(set(l)))

# case: cylinders-hp-max
# SELECT cylinders, max(horsepower), min(accelerate) GROUP BY cylinders
df = cars_data.copy()
df['hp'] = pd.to_numeric(df['Horsepower'], errors='coerce')
out = []
for c in sorted(df['Cylinders'].unique().tolist()):
    sub = df[df['Cylinders'] == c]
    out.append([c, sub['hp'].max(), sub['Accelerate'].min()])
result = pd.DataFrame(out, columns=['Cylinders', 'max_hp', 'min_acc'])

# case: hp-string-max-trap
# SELECT Make, max(Horsepower) FROM cars_data (forgets it is text)
result = cars_data['Horsepower'].max(), cars_data['Horsepower'].sort_values().head(3).tolist()

# case: fastest-and-slowest
# make with smallest and largest accelerate
i1 = cars_data['Accelerate'].argmin()
i2 = cars_data['Accelerate'].argmax()
result = {'fast': cars_data['Make'].iloc[i1], 'slow': cars_data['Make'].iloc[i2]}

# case: maker-no-models
# SELECT FullName FROM car_makers WHERE Id NOT IN (SELECT Maker FROM model_list)
result = list(car_makers.loc[~car_makers['Id'].isin(model_list['Maker'].tolist()), 'FullName'])

# case: three-way-join-loop
# SELECT T3.Make, T1.FullName FROM car_makers JOIN model_list JOIN cars_data on first word of Make = Model
model_to_maker = model_list.set_index('Model')['Maker'].to_dict()
maker_name = car_makers.set_index('Id')['FullName'].to_dict()
res = []
for make in cars_data['Make']:
    w = make.split(' ')[0]
    mid = model_to_maker.get(w)
    res.append({'Make': make, 'Company': maker_name.get(mid, 'N/A')})
result = pd.DataFrame(res)

# case: heavier-than-by-year
# count of cars by year and weight bucket
def bucket(w):
    if w < 2500:
        return 'light'
    elif w >= 2500 and w < 3400:
        return 'mid'
    else:
        return 'heavy'
tmp = cars_data.copy()
tmp['b'] = tmp['Weight'].apply(bucket)
result = tmp.groupby(['Year', 'b'])['Id'].count().reset_index(name='cnt').sort_values(['Year', 'cnt', 'b'], ascending=[True, False, True])

# case: country-merge-dtype-mistake
# SELECT Maker, CountryName FROM car_makers JOIN countries
result = car_makers.merge(countries, left_on='Country', right_on='CountryId')[['Maker', 'CountryName']]

# case: second-largest-weight
# second heaviest car
w = sorted(cars_data['Weight'].values.tolist())
second = w[-2]
result = cars_data[cars_data['Weight'] == second].squeeze()[['Make', 'Weight']].to_dict()

# case: property-types-count
# SELECT property_type_code, count(*) FROM Properties GROUP BY property_type_code
p = Properties.copy()
p['t'] = p['property_type_code'].apply(lambda v: v.capitalize() if isinstance(v, str) else 'Missing')
c = p['t'].value_counts()
types = c.index.tolist()
nums = c.values.tolist()
result = sorted([(t, n) for t, n in zip(types, nums)], key=lambda z: (-z[1], z[0]))

# case: house-or-apartment-rooms
# SELECT property_name FROM Properties WHERE property_type_code = "House" UNION SELECT ... "Apartment" AND room_count > 1
h = Properties[Properties['property_type_code'] == 'House'][['property_name']]
a = Properties[(Properties['property_type_code'] == 'Apartment') & (Properties['room_count'] > 1)][['property_name']]
u = pd.concat([h, a])
u['property_name'] = u['property_name'].str.strip()
result = u.drop_duplicates().sort_values('property_name').reset_index(drop=True)

# case: and-mistake
# properties with price over 200000 and at least 8 rooms
result = Properties[Properties['vendor_requested_price'] > 200000 and Properties['room_count'] >= 8]

# case: price-difference-pct
# how many percent under the request is the offer
def pct(row):
    a = row['vendor_requested_price']
    b = row['buyer_offered_price']
    if a != a or b != b:
        return None
    if a == b:
        return 0
    return int((a - b) / a * 10000) / 100
P = Properties.copy()
P['pct'] = P.apply(pct, axis=1)
result = P[['property_id', 'pct']]

# case: sold-year-minus-market-year
# years on the market using split
years = []
for i in range(Properties.shape[0]):
    m = Properties['date_on_market'].iloc[i]
    s = Properties['date_sold'].iloc[i]
    if m is None or s is None or m == '' or s == '':
        years.append(np.nan)
        continue
    if '/' in m:
        y1 = int(m.split('/')[2])
    else:
        y1 = int(m.split('-')[0])
    y2 = int(s.split('-')[0])
    years.append(y2 - y1)
result = pd.Series(years, index=Properties['property_id'].tolist(), name='years')

# case: sold-before-market
# properties sold before they were on the market
d1 = pd.to_datetime(Properties['date_on_market'].str.slice(0, 10), errors='coerce')
d2 = pd.to_datetime(Properties['date_sold'].str.slice(0, 10), errors='coerce')
bad = Properties[(d2 < d1)]
result = {'ids': bad['property_id'].tolist(), 'days': (d1 - d2).dt.days.max()}

# case: room-mode-manual
# most frequent room count
rooms = [r for r in Properties['room_count'] if not math.isnan(r)]
c = Counter(rooms)
top = c.most_common()[0][1]
modes = [int(k) for k in c if c[k] == top]
result = modes if modes == [int(q) for q in Properties['room_count'].mode().tolist()] else 'different'

# case: rank-prices-loop
# dense rank of requested price within type
P = Properties[['property_id', 'property_type_code', 'vendor_requested_price']].dropna().copy()
P['property_type_code'] = P['property_type_code'].str.lower()
ranks = []
for i, r in P.iterrows():
    same = P[P['property_type_code'] == r['property_type_code']]
    vals = sorted(set(same['vendor_requested_price']), reverse=True)
    ranks.append(vals.index(r['vendor_requested_price']) + 1)
P['rnk'] = ranks
result = P.sort_values(by=['property_type_code', 'rnk'])

# case: summary-string
# one line text on the prices
s = Properties['vendor_requested_price']
txt = ''
txt += 'count=' + str(s.count())
txt += ', mean=' + str(round(s.mean(), 2))
txt += ', missing=' + str(s.isna().sum())
txt += ', max=' + '{:,.2f}'.format(s.max())
txt += ', equal=' + str((Properties['vendor_requested_price'] == Properties['buyer_offered_price']).sum())
result = txt
