import pandas as pd
import numpy as np

restaurants_df = pd.DataFrame({
    'rest_id': ['R1', 'R2', 'R3', 'R4', 'R5'],
    'rest_name': ['Pasta Bar', 'Sushi Go', 'Taco Town', 'Green Bowl', 'Pasta Bar'],
    'cuisines': ['Italian', 'Japanese, Asian', 'Mexican,Tex-Mex', 'Vegan, Salads,Healthy', 'Italian, Pizza'],
    'zone': ['N', 'S', 'S', 'N', 'E'],
    'rating': [4.5, 4.8, np.nan, 4.1, 3.9],
})

orders_df = pd.DataFrame({
    'id': [501, 502, 503, 504, 505, 506, 507, 508, 509, 510],
    'rest_id': ['R1', 'R2', 'R2', 'R3', 'R1', 'R4', 'r2', 'R9', 'R3', 'R1'],
    'courier': ['Tom', 'Una', 'Tom', 'Vic', 'Vic', None, 'Una', 'Tom', 'Vic', 'Tom'],
    'placed_at': ['2024-05-01 12:10', '2024-05-01 12:40', '2024-05-01 19:05', '2024-05-02 12:15', '2024-05-02 20:30',
                  '2024-05-03 13:00', '2024-05-03 18:45', '2024-05-03 21:00', '2024-05-04 11:59', '2024-05-04 19:20'],
    'total': ['$23.50', '$41.00', '$18.25', '$15.00', '$30.00', '$12.75', '$41.00', '$9.99', '$22.10', '$27.80'],
    'minutes': [35, 28, 44, 31, np.nan, 25, 39, 52, 30, 41],
})

items_df = pd.DataFrame({
    'order_id': [501, 501, 502, 503, 503, 504, 505, 505, 506, 509, 510, 511],
    'item': ['Lasagna', 'Water', 'Sushi Set', 'Miso', 'Roll', 'Taco', 'Lasagna', 'Tiramisu', 'Bowl', 'Burrito', 'Water', 'Cola'],
    'qty': [1, 2, 1, 1, 2, 3, 2, 1, 1, 2, 4, 1],
})

couriers_df = pd.DataFrame({
    'courier': ['Tom', 'Una', 'Vic', 'Wes'],
    'vehicle': ['bike', 'scooter', 'bike', 'car'],
    'zones': [['N', 'S'], ['S'], ['E', 'S'], []],
})
# case: cuisine-explode-rating
r = restaurants_df.assign(cuisine=restaurants_df['cuisines'].str.split(',')).explode('cuisine')
r['cuisine'] = r['cuisine'].str.strip()
result = r.groupby('cuisine', as_index=False)['rating'].mean().sort_values(['rating', 'cuisine'], ascending=[False, True])
# case: courier-zone-explode
z = couriers_df.explode('zones').rename(columns={'zones': 'zone'})
result = z.merge(restaurants_df[['zone', 'rest_name']], on='zone', how='left').reset_index(drop=True)
# case: daypart-pivot
o = orders_df.copy()
o['placed_at'] = pd.to_datetime(o['placed_at'])
o['amount'] = o['total'].str.replace('$', '', regex=False).astype(float)
o['part'] = pd.cut(o['placed_at'].dt.hour, bins=[0, 12, 18, 24], right=False, labels=['morning', 'afternoon', 'evening'])
result = o.pivot_table(values='amount', index=o['placed_at'].dt.date, columns='part', aggfunc='sum', observed=False, fill_value=0)
# case: courier-weekday-counts
o = orders_df.assign(day=pd.to_datetime(orders_df['placed_at']).dt.day_name())
t = pd.crosstab(o['courier'], o['day'])
result = t.reindex(columns=['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], fill_value=0)
# case: restaurant-left-join-upper
o = orders_df.copy()
o['rest_id'] = o['rest_id'].str.upper()
m = restaurants_df.merge(o, on='rest_id', how='left')
result = m.groupby(['rest_id', 'rest_name']).agg(orders=('id', 'count'), avg_min=('minutes', 'mean')).reset_index()
# case: orders-items-different-keys
m = pd.merge(orders_df, items_df, left_on='id', right_on='order_id', how='outer', indicator=True)
result = m['_merge'].value_counts().sort_index()
# case: item-list-per-order
lst = items_df.groupby('order_id').apply(lambda g: ' + '.join(f'{q}x {i}' for i, q in zip(g['item'], g['qty'])), include_groups=False)
result = orders_df.set_index('id').join(lst.rename('basket'))[['rest_id', 'basket']].reset_index()
# case: bought-together
m = items_df.merge(items_df, on='order_id')
m = m[m['item_x'] < m['item_y']]
result = m.groupby(['item_x', 'item_y']).size().reset_index(name='times')
# case: fastest-courier-rank
o = orders_df.dropna(subset=['courier'])
o = o.assign(rk=o.groupby('courier')['minutes'].rank(method='first'))
result = o[o['rk'] == 1].set_index('courier')[['id', 'minutes']].join(couriers_df.set_index('courier')['vehicle'], how='right')
# case: vehicle-stats-multi
m = orders_df.merge(couriers_df, on='courier', how='inner')
m['total'] = m['total'].str.lstrip('$').astype(float)
g = m.groupby('vehicle')[['total', 'minutes']].agg(['sum', 'mean']).round(2)
g.columns = g.columns.to_flat_index()
g.columns = [f'{b}_{a}' for a, b in g.columns]
result = g.T
# case: pivot-list-values
m = orders_df.assign(total=pd.to_numeric(orders_df['total'].str[1:]), rest_id=orders_df['rest_id'].str.upper())
result = pd.pivot_table(m, index='rest_id', columns='courier', values=['total', 'minutes'], aggfunc='mean').round(1)
# case: transform-above-own-average
m = orders_df.assign(total=orders_df['total'].str.replace(r'[^\d.]', '', regex=True).astype(float))
avg = m.groupby('courier')['total'].transform('mean')
result = m.loc[m['total'] > avg, ['id', 'courier', 'total']].assign(diff=lambda d: d['total'] - avg)
# case: couriers-slow-filter
slow = orders_df.groupby('courier').filter(lambda d: d['minutes'].mean() > 35)
result = slow.groupby('courier').agg(first=('placed_at', 'first'), n=('id', 'size'), worst=('minutes', 'max'))
# case: items-qty-matrix
mat = items_df.set_index(['order_id', 'item'])['qty'].unstack(fill_value=0)
mat.loc['Total'] = mat.sum()
result = mat.loc[:, mat.loc['Total'] > 1]
