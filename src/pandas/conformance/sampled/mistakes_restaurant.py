import pandas as pd
import numpy as np

restaurant_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6],
    'name': ['Thai Palace', 'La Piazza', 'Burger Barn', 'Sushi Go', 'la piazza', 'Closed Cafe'],
    'cuisine': ['thai', 'Italian', 'american', 'Japanese', 'italian', None],
    'rating': ['4.5', '4.0', '3.2', 'N/A', '4', '-'],
    'price_level': ['$$', '$$$', '$', '$$$$', '$$$', ''],
    'open_year': [2010, 2005, 1999, 2018, 2005, 0],
})

location_df = pd.DataFrame({
    'restaurant_id': [1, 2, 2, 3, 4, 7],
    'street': ['12 Main St', '400 Oak Ave', '7 Pine Rd', ' 12 Main St', '88 Bay Blvd', 'Unknown'],
    'city': ['San Jose', 'Palo Alto', 'San Jose', 'san jose', 'Berkeley', None],
    'zip': [95112, 94301, 95113, 95112, 94704, np.nan],
})

order_df = pd.DataFrame({
    'id': [10, 11, 12, 13, 14, 15, 16, 17],
    'restaurant_id': ['1', '1', '2', '3', '3', '3', '4', 'x'],
    'amount': [25.5, 30.0, 80.25, 12.0, 9.5, 12.0, None, 5.0],
    'tip': ['15%', '20%', None, '0', '10%', 'ten', '18%', '0%'],
    'ordered_at': ['2024-05-01 12:10', '2024-05-01 19:45', '2024-05-02 20:00', '2024-05-03 11:59', '2024-05-03 13:00', '2024-05-04', 'bad', '2024-05-05 08:00'],
})
# case: id-clash-after-merge
order_df['restaurant_id'] = pd.to_numeric(order_df['restaurant_id'], errors='coerce')
m = order_df.merge(restaurant_df, left_on='restaurant_id', right_on='id')
result = m.groupby('id')['amount'].sum()
# case: id-clash-right-name
order_df['restaurant_id'] = pd.to_numeric(order_df['restaurant_id'], errors='coerce')
m = order_df.merge(restaurant_df, left_on='restaurant_id', right_on='id', how='outer', suffixes=('', '_r'))
result = m.groupby('name', dropna=False)['amount'].sum(min_count=1).reset_index()
# case: rating-max-as-text
best = restaurant_df['rating'].max()
result = restaurant_df[restaurant_df['rating'] == best]['name'].tolist()
# case: rating-filter-float
restaurant_df['rating'] = pd.to_numeric(restaurant_df['rating'])
result = restaurant_df.query('rating >= 4')[['name', 'rating']]
# case: rating-loop-safe-float
def safe_float(x, default=np.nan):
    try:
        return float(x)
    except (TypeError, ValueError):
        return default

r = restaurant_df.assign(score=restaurant_df['rating'].map(safe_float))
result = r.groupby(r['cuisine'].str.lower())['score'].mean().sort_values(ascending=False).head(1)
# case: price-level-len
restaurant_df['dollars'] = restaurant_df['price_level'].apply(len)
cut = pd.cut(restaurant_df['dollars'], bins=[0, 1, 2, 4], labels=['cheap', 'mid'])
result = restaurant_df.assign(band=cut)
# case: price-level-cut-right-labels
dollars = restaurant_df['price_level'].map(len)
restaurant_df['band'] = pd.cut(dollars, bins=[0, 1, 2, 4], labels=['cheap', 'mid', 'expensive'])
result = restaurant_df.groupby('band').size().reset_index(name='n')
# case: tip-percent-multiply
order_df['tip_amount'] = order_df['amount'] * order_df['tip'].str.replace('%', '') / 100
result = order_df[['id', 'tip_amount']]
# case: tip-percent-extract
pct = order_df['tip'].str.extract(r'(\d+)%', expand=False).astype(float)
order_df['tip_amount'] = (order_df['amount'] * pct / 100).round(2)
result = order_df.loc[order_df['tip_amount'].notnull(), ['id', 'tip_amount']]
# case: ordered-at-dt-without-parse
order_df['day'] = order_df['ordered_at'].dt.date
result = order_df.groupby('day')['amount'].sum()
# case: ordered-at-coerce-first-format
t = pd.to_datetime(order_df['ordered_at'], errors='coerce')
order_df['day'] = t.dt.strftime('%Y-%m-%d')
result = order_df.groupby('day', dropna=False, as_index=False)['amount'].sum()
# case: street-number-unpack
out = []
for rid, street, *rest in location_df.itertuples(index=False):
    num, st = street.split(' ', 1)
    out.append({'restaurant_id': rid, 'number': int(num), 'street': st})
result = pd.DataFrame(out)
# case: zip-to-str-format
location_df['zip'] = location_df['zip'].map(lambda z: f'{z:05d}')
result = location_df[['restaurant_id', 'zip']]
# case: multi-or-city
result = location_df[location_df['city'] == 'San Jose' | location_df['city'] == 'Berkeley']
