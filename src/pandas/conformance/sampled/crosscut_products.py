import pandas as pd
import numpy as np
from collections import Counter, defaultdict

products_df = pd.DataFrame({
    'sku': ['A-100', 'A-101', 'B-200', 'B-201', 'C-300', 'c-301', 'D-400', 'D-401'],
    'name': ['Hammer', 'Claw Hammer', 'Drill 18V', 'drill bits ', 'Paint, white', 'Paint, Blue', 'Ladder', None],
    'category': ['Tools', 'Tools', 'Power', 'Power', 'Paint', 'paint', 'Access', None],
    'unit_price': [12.5, 18.0, 129.99, '24.90', 'N/A', 9.75, 89.0, 5],
    'weight_kg': [0.8, 1.1, 2.4, 0.3, 5.0, 5.0, 11.2, np.nan],
    'discontinued': [False, False, False, True, False, True, None, False],
})

warehouses_df = pd.DataFrame({
    'code': ['NY1', 'NY2', 'LA1', 'CH1', 'SE1'],
    'city': ['New York', 'New York', 'Los Angeles', 'Chicago', 'Seattle'],
    'capacity': [500, 300, 800, 400, 250],
    'manager': ['Ortiz', None, 'Kim', 'Ortiz', 'Bauer'],
})

boxes_df = pd.DataFrame({
    'box_code': ['0MN7', '4H8P', '4RT3', '7G3H', '8JN6', '8Y6U', '9J6F', 'LL08', 'P0H6', 'P2T6', 'TU55', 'ZZ99'],
    'contents': ['A-100', 'A-101', 'B-200', 'B-200', 'B-201', 'C-300', 'c-301', 'D-400', 'A-100', 'X-999', 'C-300', 'A-100'],
    'quantity': [40, 10, 5, 12, 200, 30, 0, 4, 60, 7, -2, 25],
    'value': [180, 250, 190, 200, 75, 50, 175, 140, 125, 150, 90, np.nan],
    'warehouse': ['NY1', 'NY1', 'LA1', 'NY2', 'CH1', 'CH1', 'LA1', 'LA1', 'NY1', 'NY2', 'ZZ9', None],
    'received': ['2023-05-01', '05/03/2023', '2023-05-03', '2023-06-11', '11.06.2023', '2023-06-30', '2023-07-01', None, '2023-07-15', '2023-07-15', '2023-08-02', '2023-08-20'],
})

moves_df = pd.DataFrame({
    'move_id': range(1, 11),
    'sku': ['A-100', 'A-100', 'B-200', 'A-100', 'C-300', 'B-200', 'D-400', 'A-101', 'B-200', 'A-100'],
    'kind': ['in', 'out', 'in', 'out', 'in', 'out', 'in', 'in', 'out', 'in'],
    'qty': [100, 30, 20, 45, 60, 8, 6, 15, 15, 10],
    'ts': pd.to_datetime(['2023-05-01 08:00', '2023-05-02 09:30', '2023-05-02 10:00', '2023-05-05 17:45', '2023-05-07 07:10', '2023-05-07 12:00', '2023-05-09 13:00', '2023-05-10 08:00', '2023-05-11 18:20', '2023-05-15 08:05']),
})

# case: warehouses-chicago
# What are the codes of warehouses in Chicago?
result = warehouses_df[warehouses_df.city == 'Chicago']['code'].values.tolist()
# case: total-value
# What is the total value of all boxes?
result = boxes_df['value'].sum()
# case: boxes-over-150
# Select all boxes with a value larger than 150.
result = boxes_df.loc[boxes_df['value'] > 150]
# case: avg-value-per-warehouse
# Average box value in each warehouse
result = boxes_df.groupby('warehouse')['value'].mean()
# case: distinct-contents
# How many distinct products are stored?
result = boxes_df['contents'].str.upper().nunique()
# case: no-manager
# Warehouses without manager
result = warehouses_df[warehouses_df['manager'].isna()][['code', 'city']]
# case: avg-value-over-150
# Warehouse codes where the average value is greater than 150
g = boxes_df.groupby('warehouse', as_index=False).agg({'value': 'mean'})
g.columns = ['warehouse', 'avg_value']
result = g[g['avg_value'] > 150]
# case: box-and-city
# Code of each box along with the name of the city the box is located in
result = pd.merge(boxes_df, warehouses_df, left_on='warehouse', right_on='code')[['box_code', 'city']]
# case: count-boxes-all-warehouses
# Number of boxes in each warehouse, including empty ones
counts = boxes_df['warehouse'].value_counts()
result = warehouses_df.set_index('code').index.to_series().map(counts).fillna(0).astype(int)
# case: manager-capacity
# Total capacity per manager, Unassigned if there is none
result = (warehouses_df.fillna({'manager': 'Unassigned'})
          .groupby('manager')
          .agg(total_capacity=('capacity', 'sum'), warehouses=('code', list))
          .reset_index())
# case: clean-price
# Mean unit price per category
df = products_df.copy()
df['unit_price'] = pd.to_numeric(df['unit_price'], errors='coerce')
df['category'] = df['category'].str.capitalize()
result = df.groupby('category')['unit_price'].mean().round(2)
# case: price-times-qty-error
# Total stock value (unit price times quantity)
j = boxes_df.merge(products_df, left_on='contents', right_on='sku')
j['total'] = j['unit_price'].astype(float) * j['quantity']
result = j['total'].sum()
# case: most-expensive-box
# City of the most expensive box
top = boxes_df.sort_values('value', ascending=False).iloc[0]
result = warehouses_df.loc[warehouses_df['code'] == top['warehouse'], 'city'].item()
# case: out-of-stock
# Boxes with no stock or a negative one, with the name of the product
bad = boxes_df.query('quantity <= 0')
result = bad.merge(products_df[['sku', 'name']], left_on='contents', right_on='sku', how='left').drop(columns=['sku', 'value'])
# case: mixed-dates
# Boxes received per month
def parse(s):
    if s is None:
        return pd.NaT
    for fmt in ('%Y-%m-%d', '%m/%d/%Y', '%d.%m.%Y'):
        try:
            return pd.to_datetime(s, format=fmt)
        except ValueError:
            pass
    return pd.NaT

received = boxes_df['received'].apply(parse)
result = received.dt.strftime('%Y-%m').value_counts().sort_index()
# case: stock-level
# Net stock movement for each sku
signed = np.where(moves_df['kind'] == 'in', moves_df['qty'], -moves_df['qty'])
result = moves_df.assign(signed=signed).groupby('sku')['signed'].sum().reset_index(name='net')
# case: weight-stored
# Total weight stored in each city, heaviest first
w = (boxes_df[boxes_df['quantity'] > 0]
     .merge(products_df[['sku', 'weight_kg']], left_on='contents', right_on='sku', how='left')
     .merge(warehouses_df[['code', 'city']], left_on='warehouse', right_on='code', how='left'))
w['weight'] = w['quantity'] * w['weight_kg']
result = w.groupby('city')['weight'].sum().sort_values(ascending=False).round(1)
# case: used-capacity
# Percentage of the capacity in use for each warehouse
used = boxes_df.groupby('warehouse')['quantity'].sum()
wh = warehouses_df.set_index('code')
wh['used_pct'] = (used / wh['capacity'] * 100).round(2)
result = wh['used_pct'].fillna(0).sort_values()
# case: overloaded-in-loop
# Warehouses which hold more than 2 different products
contents = defaultdict(set)
for _, row in boxes_df.iterrows():
    if pd.notna(row['warehouse']):
        contents[row['warehouse']].add(row['contents'])
result = {k: sorted(v) for k, v in contents.items() if len(v) > 2}
# case: running-stock
# Stock of each sku after every movement, and whether it ever dropped under 20
mv = moves_df.sort_values('ts').copy()
mv['delta'] = mv['qty'].where(mv['kind'].eq('in'), -mv['qty'])
mv['stock'] = mv.groupby('sku')['delta'].cumsum()
mv['low'] = mv['stock'] < 20
result = mv[['sku', 'ts', 'delta', 'stock', 'low']]
# case: boxes-above-city-average
# Boxes which are worth more than the average of their city
j = boxes_df.merge(warehouses_df, left_on='warehouse', right_on='code')
j['city_avg'] = j.groupby('city')['value'].transform('mean')
result = j[j['value'] > j['city_avg']][['box_code', 'city', 'value', 'city_avg']].reset_index(drop=True)
# case: products-in-multiple-warehouses
# Products stored in more than one warehouse
s = boxes_df.groupby('contents')['warehouse'].nunique()
names = s[s > 1].index.tolist()
result = products_df[products_df['sku'].isin(names)].set_index('sku')['name'].to_dict()
# case: abc-analysis
# Classify the boxes: A for the first 60% of the value, B for the next 25%, C for the rest
b = boxes_df.dropna(subset=['value']).sort_values(['value', 'box_code'], ascending=[False, True])
b['cum_share'] = b['value'].cumsum() / b['value'].sum()
b['class'] = pd.cut(b['cum_share'], bins=[0, 0.6, 0.85, 1.0001], labels=['A', 'B', 'C'])
result = b.groupby('class', observed=True).agg(n=('box_code', 'count'), value=('value', 'sum'))
# case: weekly-turnover
# In and out quantity by ISO week and sku, with the ratio of out to in
mv = moves_df.copy()
mv['week'] = mv['ts'].dt.isocalendar().week
pivot = mv.pivot_table(index=['week', 'sku'], columns='kind', values='qty', aggfunc='sum', fill_value=0).reset_index()
pivot.columns.name = None
pivot['ratio'] = (pivot['out'] / pivot['in'].replace(0, np.nan)).round(3)
result = pivot[pivot['ratio'].notna() | (pivot['out'] > 0)]
