import pandas as pd
import numpy as np
import re

# Hotel bookings, rooms and reviews
rooms = pd.DataFrame({
    'room': [101, 102, 103, 201, 202, 301],
    'type': ['single', 'Double', 'double ', 'suite', 'suite', 'SINGLE'],
    'rate': [80.0, 120.0, 120.0, 300.0, np.nan, 75.5],
    'beds': [1, 2, 2, 3, 3, 1],
})

bookings = pd.DataFrame({
    'bid': [9007199254740993, 11, 12, 13, 14, 15, 16, 17],
    'room': [101.0, 102.0, 101.0, 201.0, np.nan, 999.0, 103.0, 102.0],
    'nights': [3, 1, 0, 7, 2, 4, -2, 1],
    'guests': [1, 2, 2, 4, 1, 3, 2, 2],
    'checkin': ['2023-12-30', '2024-01-01', '2024-01-05', '2024-02-27', '2024/03/01', '', None, '2024-01-01'],
    'paid': [True, False, None, True, True, False, True, None],
})

reviews = pd.DataFrame({
    'room': [101, 101, 102, 201, 201, 201, 301, 555],
    'stars': [5, 3, 4, 1, 5, 5, 2, 4],
    'comment': ['Great!', '', 'ok', 'Noisy, cold', None, 'great view', 'BAD', 'great'],
})

# case: stars-histogram-bincount
counts = np.bincount(reviews['stars'], minlength=6)[1:]
result = pd.Series(counts, index=np.arange(1, 6), name='n')
# case: stars-hist-edges
h, e = np.histogram(reviews['stars'], bins=5, range=(0.5, 5.5))
result = pd.DataFrame({'left': e[:-1], 'right': e[1:], 'n': h})
# case: full-like-default-rate
rate = rooms['rate'].to_numpy()
default = np.full_like(rate, 99.0)
rooms['eff_rate'] = np.where(np.isnan(rate), default, rate)
result = rooms.set_index('room')['eff_rate']
# case: zeros-like-occupancy
occ = np.zeros_like(rooms['room'])
for r, n in zip(bookings['room'], bookings['nights']):
    hit = rooms['room'].to_numpy() == r
    occ[hit] += max(n, 0)
rooms['occ'] = occ
result = rooms[['room', 'occ']]
# case: room-float-to-int-keys
b = bookings.dropna(subset=['room']).copy()
b['room'] = b['room'].astype(int)
m = b.merge(rooms, how='left', on='room', indicator=True)
m['cost'] = m['nights'].clip(lower=0).mul(m['rate'])
result = m[['bid', 'room', 'cost', '_merge']]
# case: room-astype-int-nan-error
bookings['room'] = bookings['room'].astype('int64')
result = bookings.merge(rooms, on='room')
# case: big-bid-float-precision
f = bookings['bid'].to_numpy().astype(float)
back = f.astype(np.int64)
result = (bookings['bid'] != back).tolist(), int(back[0])
# case: power-negative-int
result = np.power(2.0, bookings['nights'])
# case: power-int-negative-error
result = np.power(np.array([2, 2, 2]), bookings['nights'].to_numpy()[-3:])
# case: reciprocal-and-negative
r = rooms['rate']
result = pd.concat([np.reciprocal(r).round(4).rename('inv'), np.negative(r).rename('neg'), np.abs(-r).rename('abs')], axis=1)
# case: ufunc-with-scalar-left
result = np.subtract(100, rooms.set_index('room')[['rate', 'beds']])
# case: equal-ufunc-series
eq = np.equal(rooms['beds'], rooms['beds'].iloc[::-1].reset_index(drop=True))
gt = np.greater(rooms['rate'], 100)
result = pd.DataFrame({'eq': eq, 'gt': gt})
# case: logical-xor-not
a = rooms['rate'] > 100
b = rooms['beds'] == 2
result = {'xor': np.logical_xor(a, b).tolist(), 'not': np.logical_not(a).sum(), 'or': np.logical_or(a, b).tolist()}
# case: isin-with-numpy
known = np.isin(bookings['room'], rooms['room'])
result = bookings.loc[~known, ['bid', 'room']]
# case: mean-stars-map-room
avg = reviews.groupby('room').stars.mean()
rooms['stars'] = rooms['room'].map(avg)
rooms['scaled'] = (rooms['stars'] - np.nanmin(rooms['stars'])) / (np.nanmax(rooms['stars']) - np.nanmin(rooms['stars']))
result = rooms[['room', 'stars', 'scaled']].round(3)
# case: vectorize-two-args
def price(n, g):
    if n <= 0:
        return 0.0
    return n * 50.0 + max(g - 1, 0) * 15
vprice = np.vectorize(price)
result = vprice(bookings['nights'], bookings['guests']).sum().item()
# case: vectorize-otypes-string
f = np.vectorize(lambda s: re.sub(r'[^a-z]', '', s.lower()), otypes=[object])
reviews['norm'] = f(reviews['comment'].fillna(''))
result = reviews.groupby('norm')['stars'].mean()
# case: char-length-array
lens = np.array([len(c) if isinstance(c, str) else 0 for c in reviews['comment']])
result = reviews[lens == lens.max()]['comment'].item()
# case: arange-checkin-dates
start = pd.to_datetime(bookings['checkin'], errors='coerce')
row = bookings.loc[0]
d = start[0].to_datetime64() + np.arange(row['nights']) * np.timedelta64(1, 'D')
result = pd.Series(1, index=pd.DatetimeIndex(d)).groupby(lambda t: t.year).sum()
# case: item-on-many
result = reviews.loc[reviews['room'] == 201, 'stars'].item()
