import pandas as pd
import numpy as np
import datetime as dt

houses = pd.DataFrame({
    'price': [250000, 310000, 0, 1250000, 199999, 310000, 475000],
    'beds': [3, 4, np.nan, 6, 2, 4, 3],
    'area': [120.456, 145.0, 60.5, 400.25, np.nan, 145.0, 180.0],
    'town': ['Ely', 'Bath', 'ely', 'Bath', ' York', 'Bath', None],
    'sold': ['2023-05-01', '', '2023-07-15', None, '2023-05-01', '2024-01-10', '2023-12-31'],
    2020: [1, 2, 3, 4, 5, 6, 7],
    2021: [7, 6, 5, 4, 3, 2, 1],
}, index=['h1', 'h2', 'h3', 'h4', 'h5', 'h2', 'h7'])
agents = pd.DataFrame({
    'agent': ['Mo', 'Jo', 'Al'],
    'house': ['h1', 'h4', 'h9'],
    'fee_pct': [1.5, 2.0, np.nan],
    'phone': ['0123', '00456', None],
}, index=[10, 20, 30])
offers = pd.DataFrame({
    'house': ['h1', 'h1', 'h2', 'h4', 'h8', 'h5', 'h1', 'h4'],
    'bid': [240000, 255000, 300000, 1200000, 1, 199999, 255000, np.nan],
    'buyer': ['Kit', 'Lou', 'Kit', 'Max', 'Ned', 'Lou', 'Max', 'Kit'],
    'cash': [True, False, True, True, False, True, False, True],
})

# case: dup-label-scalar-or-series
result = (houses.loc['h1', 'price'], houses.loc['h2', 'price'].tolist(), houses.at['h7', 'town'])
# case: dup-label-assignment
houses.loc['h2', 'price'] = 315000
houses.loc['h2', 'beds'] = [5, 6]
result = houses[['price', 'beds']]
# case: dup-label-slice-sorted
result = houses.sort_index().loc['h2':'h4', 'price']
# case: int-columns-select
result = (houses[2020].sum(), houses.loc[:, [2020, 2021]].sum(axis=1).tolist(), houses.loc['h1', 2021])
# case: int-columns-string-key-error
result = houses['2020'].mean()
# case: columns-map-str
h = houses.rename(columns=str)
h['change'] = h['2021'] - h['2020']
result = h.filter(regex=r'^(20|change)').sort_values('change')
# case: setting-column-by-attribute
h = houses.copy()
h.price = h.price // 1000
h['beds'] = h.beds.fillna(0).astype('int64')
result = h[['price', 'beds']].to_dict('split')
# case: alignment-after-dup-reset
h = houses.reset_index(names='house')
per_m2 = (h['price'] / h['area']).round(1)
h['per_m2'] = per_m2[per_m2 > 0].iloc[::-1]
result = h[['house', 'per_m2']]
# case: alignment-dup-index-error
h = agents.set_index('house')
h['price'] = houses['price']
result = h
# case: alignment-by-unique
h = agents.set_index('house')
h['price'] = houses.loc[~houses.index.duplicated(), 'price']
h['fee'] = h['price'] * h['fee_pct'] / 100
result = h
# case: best-bid-join
best = offers.groupby('house').bid.max().rename('best_bid')
h = houses[['price', 'town']].join(best, how='inner')
h['pct'] = (h['best_bid'] / h['price'] * 100).round(1)
result = h.sort_values('pct', ascending=False)
# case: highest-bid-cash-tiebreak
o = offers.sort_values(['house', 'bid', 'cash'], ascending=[True, False, False])
result = o.groupby('house', as_index=False).first()[['house', 'buyer', 'bid']]
# case: iat-chain-and-values
agents.iat[0, 2] = 9
agents.iloc[1:, 0] = ['JO', 'AL']
agents.iloc[-1, agents.columns.get_loc('phone')] = '999'
result = agents.values.tolist()
# case: enlarge-int-index
agents.loc[agents.index.max() + 10] = ['Bo', 'h7', 1.0, '007']
agents['region'] = pd.Series({10: 'N', 40: 'S', 50: 'W'})
result = agents
# case: iloc-out-of-bounds
result = agents.iloc[3]
# case: iloc-slice-out-of-bounds
result = agents.iloc[2:10]['agent'].tolist() + agents.iloc[:-5]['agent'].tolist()
# case: empty-result-stats
big = offers[offers['bid'] > 5_000_000]
result = (big.empty, len(big), big['bid'].sum(), big['bid'].max(), big['buyer'].tolist())
# case: town-clean-and-group-index
town = houses['town'].str.strip().str.title().fillna('Unknown')
g = houses.groupby(town)['price']
result = pd.concat({'n': g.size(), 'median': g.median()}, axis=1).sort_values(['n', 'median'], ascending=False)
# case: sold-dates-cleanup
s = pd.to_datetime(houses['sold'].replace('', None))
result = {k: (v.date().isoformat() if pd.notna(v) else None) for k, v in s.reset_index(drop=True).items()}
# case: where-keeps-shape-dropna
cheap = houses[['price', 'area']].where(houses['price'].between(1, 300000)).dropna(how='all')
result = cheap.astype({'price': 'Int64'})
# case: squeeze-shapes
one = houses.loc[['h1'], ['price']]
result = (one.squeeze(), one.squeeze(axis=1).index.tolist(), houses[['price']].squeeze().name, houses.iloc[[0]][['price', 'beds']].squeeze().to_dict())
# case: copy-versus-reference
a = houses['price']
b = houses
b['price'] = b['price'] + 1
c = houses.copy()
c.loc['h1', 'price'] = -1
result = (int(a.iloc[0]), int(houses['price'].iloc[0]), int(c['price'].iloc[0]))
