import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta, time

# Hotel bookings database
hotels_df = pd.DataFrame({
    'hotel_id': [1, 2, 3],
    'hotel_name': ['Grand Plaza', 'sea view inn', 'Alpine Lodge ***'],
    'city': ['Vienna', 'BRIGHTON', 'Zermatt'],
    'check_in_time': ['15:00', '2 PM', '16:30'],
    'amenities': ['wifi, pool, spa', 'WiFi,Parking', 'ski storage, wifi, sauna'],
})

bookings_df = pd.DataFrame({
    'booking_ref': ['GP-23-A7', 'GP-23-A8', 'SV-23-001', 'AL-24-X', 'SV-24-002', 'SV-23-001', 'GP-24-B1', 'AL-23-Y'],
    'hotel_id': [1, 1, 2, 3, 2, 2, 1, 3],
    'guest': ['Mr Jean Dupont', 'Ms. Lena Meyer', 'lena meyer', 'Dr Ken Sato', None, 'lena meyer', 'Jean Dupont', 'Mrs. Eva Novak'],
    'check_in': ['2023-12-23', '2023-12-30', '2023-07-07', '2024-02-26', '2024-05-31', '2023-07-07', '2024-01-05', '2023-11-31'],
    'nights': [3, 4, 2, 5, 1, 2, 14, 2],
    'rate': ['€150.00', '€150.00', '£95', 'CHF 310.50', '£ 99', '£95', '€140', 'CHF 280'],
    'booked_on': ['2023-10-01T12:00:00', '2023-12-30T09:10:00', '2023-06-30T23:30:00', '2023-12-24T08:00:00', '2024-05-01T00:00:00', '2023-06-30T23:30:00', '2024-01-02T16:45:00', '2023-10-15T10:15:00'],
})
# case: check-out-dates
b = bookings_df.drop_duplicates('booking_ref').copy()
b['check_in'] = pd.to_datetime(b['check_in'], errors='coerce')
b['check_out'] = b['check_in'] + pd.to_timedelta(b['nights'], unit='d')
b['crosses_year'] = b['check_in'].dt.year != b['check_out'].dt.year
result = b.dropna(subset=['check_in'])[['booking_ref', 'check_in', 'check_out', 'crosses_year']]
# case: rate-currency-split
r = bookings_df['rate'].str.extract(r'^(?P<cur>[^\d\s]+)\s*(?P<val>[\d.]+)$')
r['cur'] = r['cur'].replace({'€': 'EUR', '£': 'GBP'})
r['val'] = r['val'].astype(float)
r['total'] = r['val'] * bookings_df['nights']
result = r.groupby('cur')[['val', 'total']].agg({'val': 'mean', 'total': 'sum'}).reset_index()
# case: lead-time
b = bookings_df.drop_duplicates().copy()
booked = pd.to_datetime(b['booked_on'])
arrive = pd.to_datetime(b['check_in'], errors='coerce') + pd.Timedelta('15:00:00')
b['lead'] = arrive - booked
b['lead_days'] = b['lead'].dt.days
b['lead_rest_hours'] = b['lead'].dt.components['hours']
result = b[['booking_ref', 'lead_days', 'lead_rest_hours']]
# case: night-by-night
b = bookings_df.drop_duplicates('booking_ref')
b = b[pd.to_datetime(b['check_in'], errors='coerce').notna()]
b = b.assign(night=[list(pd.date_range(c, periods=n, freq='D')) for c, n in zip(b['check_in'], b['nights'])])
x = b.explode('night')
x['night'] = pd.to_datetime(x['night'])
result = x.groupby([x['night'].dt.to_period('M').astype(str).rename('month'), 'hotel_id'])['booking_ref'].count().reset_index(name='room_nights')
# case: guest-names
g = (bookings_df['guest']
     .str.replace(r'^(mr|mrs|ms|dr)\.?\s+', '', regex=True, flags=re.I)
     .str.title())
result = g.value_counts(dropna=False)
# case: check-in-times-parsed
def to_time(s):
    s = s.strip()
    fmt = '%I %p' if s.upper().endswith('M') else '%H:%M'
    return datetime.strptime(s, fmt).strftime('%H:%M')
result = hotels_df.assign(check_in_24=hotels_df['check_in_time'].apply(to_time))[['hotel_name', 'check_in_24']].sort_values('check_in_24')
# case: amenity-dummies
am = hotels_df['amenities'].str.lower().str.replace(r'\s*,\s*', ',', regex=True).str.get_dummies(sep=',')
result = hotels_df[['hotel_name']].join(am.astype(bool))
# case: hotel-name-stars
n = hotels_df['hotel_name']
result = pd.DataFrame({
    'hotel': n.str.replace('*', '', regex=False).str.strip().str.title(),
    'stars': n.str.count(r'\*'),
    'city': hotels_df['city'].str.capitalize(),
})
# case: booking-ref-reconciled
ref = bookings_df['booking_ref'].str.split('-', expand=True).rename(columns={0: 'prefix', 1: 'yy', 2: 'serial'})
ref['year'] = 2000 + ref['yy'].astype(int)
ci = pd.to_datetime(bookings_df['check_in'], errors='coerce')
ref['matches'] = ref['year'].eq(ci.dt.year)
initials = hotels_df.set_index('hotel_id')['hotel_name'].apply(lambda s: ''.join(p[0] for p in s.upper().split()[:2]))
ref['prefix_ok'] = ref['prefix'] == bookings_df['hotel_id'].map(initials)
result = ref[['prefix', 'serial', 'matches', 'prefix_ok']]
# case: weekend-nights
def weekend_nights(start, n):
    days = pd.date_range(start, periods=n)
    return int(days.dayofweek.isin([4, 5]).sum())
b = bookings_df.iloc[:7].copy()
b['we'] = b.apply(lambda r: weekend_nights(r['check_in'], r['nights']), axis=1)
b['wd'] = b['nights'] - b['we']
result = b.groupby('hotel_id')[['we', 'wd']].sum()
# case: booked-hour-histogram
h = pd.to_datetime(bookings_df['booked_on']).dt.time
late = h.apply(lambda t: t >= time(22, 0) or t < time(6, 0))
result = bookings_df.loc[late, ['booking_ref', 'booked_on']].drop_duplicates()
# case: quarter-period-revenue
b = bookings_df[bookings_df['check_in'] != '2023-11-31'].copy()
b['rev'] = b['rate'].str.replace(r'[^0-9.]', '', regex=True).astype(float) * b['nights']
b['q'] = pd.PeriodIndex(b['check_in'], freq='Q')
result = b.groupby('q')['rev'].sum()
result.index = result.index.strftime('%Y Q%q')
result = result.reset_index()
# case: repeat-guests-concat
b = bookings_df.copy()
b['g'] = b['guest'].fillna('').str.lower().str.extract(r'(\w+ \w+)$')[0]
out = b.dropna(subset=['g']).groupby('g').agg(
    refs=('booking_ref', lambda x: '+'.join(sorted(set(x)))),
    first=('check_in', 'min'),
    visits=('booking_ref', 'nunique'))
result = out[out['visits'] > 1]
# case: season-by-month-map
seasons = {12: 'winter', 1: 'winter', 2: 'winter', 3: 'spring', 4: 'spring', 5: 'spring',
           6: 'summer', 7: 'summer', 8: 'summer', 9: 'autumn', 10: 'autumn', 11: 'autumn'}
month = bookings_df['check_in'].str.split('-').str.get(1).astype(int)
b = bookings_df.assign(season=month.map(seasons)).merge(hotels_df[['hotel_id', 'city']], on='hotel_id')
result = b.groupby(['city', 'season'], as_index=False).agg(bookings=('booking_ref', 'size'), nights=('nights', 'sum')).sort_values(['nights', 'city'], ascending=[False, True])
