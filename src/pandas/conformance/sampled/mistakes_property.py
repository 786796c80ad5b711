import pandas as pd
import numpy as np
import math

property_df = pd.DataFrame({
    'property_id': [1, 2, 3, 4, 5, 6, 7],
    'address': ['12 Elm St', '98 Oak Dr', '5 Hill Ct', '77 Lake Rd', '12 Elm St', None, '3 Bay Way'],
    'type': ['House', 'apartment', 'House ', 'Apartment', 'house', 'Studio', 'Apartment'],
    'rooms': [3, 2, np.nan, 1, 4, 1, 2],
    'price': ['350000', '220,000', '415000', '180k', '350000', None, '275000'],
    'agent_id': [10, 11, 10, 12, 13, np.nan, 11],
})

agent_df = pd.DataFrame({
    'agent_id': [10, 11, 12, 14],
    'agent': ['Kate', 'Liam', 'kate', 'Noah'],
    'commission': [0.03, 0.025, 0.03, None],
    'phones': [{'home': '555-1', 'work': {'ext': 12}}, {'home': '555-2'}, {}, None],
})

sale_df = pd.DataFrame({
    'sale_id': ['S1', 'S2', 'S3', 'S4', 'S5'],
    'property_id': [1, 2, 4, 7, 1],
    'sold_on': ['2022-05-01', '2022/06/15', '15-07-2022', '2023-01-31', 'TBD'],
    'sold_price': [345000, 219000, 175000, 280000, None],
})
# case: price-int-with-suffix
property_df['price'] = property_df['price'].apply(lambda p: int(p.replace(',', '').replace('k', '000')))
result = property_df.groupby('type')['price'].mean()
# case: price-int-guarded
def to_price(p):
    if pd.isna(p):
        return np.nan
    p = p.replace(',', '')
    if p.endswith('k'):
        return int(p[:-1]) * 1000
    return int(p)

property_df['price_n'] = property_df['price'].apply(to_price)
result = property_df.groupby(property_df['type'].str.strip().str.title())['price_n'].agg(['mean', 'max'])
# case: phones-dict-get-chain
agent_df['ext'] = agent_df['phones'].apply(lambda d: d.get('work', {}).get('ext'))
result = agent_df[['agent', 'ext']]
# case: phones-dict-get-safe
agent_df['ext'] = agent_df['phones'].apply(lambda d: (d or {}).get('work', {}).get('ext', 'none'))
agent_df['home'] = agent_df['phones'].str.get('home')
result = agent_df[['agent', 'home', 'ext']]
# case: agent-int-format
property_df['agent_id'] = property_df['agent_id'].astype('int64')
result = property_df.merge(agent_df, on='agent_id', how='left')[['property_id', 'agent']]
# case: agent-fill-merge-outer
property_df['agent_id'] = property_df['agent_id'].fillna(0).astype(int)
m = property_df.merge(agent_df.drop(columns='phones'), on='agent_id', how='outer', indicator=True)
result = m['_merge'].value_counts()
# case: sqrt-of-series
property_df['root'] = math.sqrt(property_df['rooms'])
result = property_df[['property_id', 'root']]
# case: sold-on-dayfirst
d = pd.to_datetime(sale_df['sold_on'], format='mixed', dayfirst=True, errors='coerce')
sale_df['quarter'] = d.dt.to_period('Q').astype(str)
result = sale_df[['sale_id', 'quarter']]
# case: loc-missing-labels
p = property_df.set_index('property_id')
result = p.loc[[1, 4, 8], ['address', 'rooms']]
# case: reindex-missing-labels
p = property_df.set_index('property_id')
result = p.reindex([1, 4, 8])[['address', 'rooms']].reset_index()
# case: assign-wrong-length
sold = sale_df['property_id'].unique()
property_df['sold'] = [pid in sold for pid in sale_df['property_id']]
result = property_df
# case: duplicate-index-lookup
prices = sale_df.set_index('property_id')['sold_price']
out = {}
for pid in property_df['property_id']:
    try:
        out[pid] = float(prices.loc[pid])
    except KeyError:
        out[pid] = None
    except TypeError as e:
        out[pid] = 'several'
result = out
# case: len-of-count
n_houses = property_df['type'].eq('House').sum()
result = {'houses': len(n_houses), 'all': len(property_df)}
# case: agg-dict-renamer
result = property_df.groupby('agent_id')['rooms'].agg({'total_rooms': 'sum', 'avg_rooms': 'mean'})
