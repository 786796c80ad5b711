import pandas as pd
import numpy as np
import datetime

rooms_df = pd.DataFrame({
    'room_id': [201, 202, 203, 301],
    'room_type': ['Double', 'Single', 'double ', 'Suite'],
    'nightly_rate': [120.0, 80.0, 125.0, 310.0],
})

bookings_df = pd.DataFrame({
    'booking_id': ['B100', 'B101', 'B102', 'B103', 'B104', 'B105', 'B106', 'B107', 'B108', 'B109'],
    'room_id': [201, 201, 202, 301, 203, 202, 201, 301, 203, 999],
    'guest': ['R. Vega', 'S. Holt', 'T. Abe', 'R. Vega', 'U. Roy', 'T. Abe', 'V. Lind', 'W. Osei', 'S. Holt', 'X. Day'],
    'check_in': ['2024-06-01', '2024-06-03', '2024-06-01', '2024-06-02', '2024-06-05', '2024-06-04', '2024-06-06', '2024-06-04', '2024-06-07', '2024-06-01'],
    'check_out': ['2024-06-04', '2024-06-05', '2024-06-03', '2024-06-04', '2024-06-07', '2024-06-08', '2024-06-09', '2024-06-05', '2024-06-08', '2024-06-02'],
    'status': ['confirmed', 'confirmed', 'confirmed', 'Confirmed', 'cancelled', 'confirmed', 'no-show', 'confirmed', 'confirmed', 'confirmed'],
    'booked_on': ['05/01/2024', '05/28/2024', '04/15/2024', '05/30/2024', '05/05/2024', '05/20/2024', '06/05/2024', '06/04/2024', '05/31/2024', '06/01/2024'],
})

payments_df = pd.DataFrame({
    'payment_id': [1, 2, 3, 4, 5, 6, 7],
    'booking_id': ['B100', 'B100', 'B101', 'B102', 'B103', 'B105', 'b107'],
    'paid': [100.0, 260.0, 200.0, 160.0, 620.0, 300.0, 310.0],
    'method': ['card', 'cash', 'card', None, 'card', 'transfer', 'card'],
})
# case: double-booked-rooms
# Confirmed bookings of the same room whose nights overlap (check_out day is free again)
bk = bookings_df[bookings_df['status'].str.lower().eq('confirmed')].copy()
bk['check_in'] = pd.to_datetime(bk['check_in'])
bk['check_out'] = pd.to_datetime(bk['check_out'])

cross = bk.merge(bk, on='room_id', suffixes=('', '_other'))
clash = cross[
    (cross['booking_id'] < cross['booking_id_other'])
    & (cross['check_in'] < cross['check_out_other'])
    & (cross['check_in_other'] < cross['check_out'])
]
nights = (
    clash[['check_out', 'check_out_other']].min(axis=1) - clash[['check_in', 'check_in_other']].max(axis=1)
).dt.days
result = clash.assign(clash_nights=nights)[['room_id', 'booking_id', 'booking_id_other', 'clash_nights']].reset_index(drop=True)
# case: occupancy-per-day
# Share of rooms sold each day of the first week of June
days = pd.DataFrame({'day': pd.date_range('2024-06-01', periods=7)})
conf = bookings_df.loc[bookings_df['status'].str.lower() == 'confirmed'].copy()
conf = conf[conf['room_id'].isin(rooms_df['room_id'])]
conf[['check_in', 'check_out']] = conf[['check_in', 'check_out']].apply(pd.to_datetime)

hits = days.merge(conf, how='cross').query('check_in <= day < check_out')
sold = hits.groupby('day')['room_id'].nunique().reindex(days['day'], fill_value=0)
result = sold.rename('rooms_sold').reset_index()
result['occupancy'] = (result['rooms_sold'] / rooms_df['room_id'].nunique() * 100).round(1)
result['weekday'] = result['day'].dt.day_name().str[:3]
# case: balance-due
# Amount due per booking = nights x rate - payments; negative means overpaid
b = bookings_df.copy()
b['nights'] = (pd.to_datetime(b['check_out']) - pd.to_datetime(b['check_in'])).dt.days
b = b.merge(rooms_df, on='room_id', how='left')
pay = (
    payments_df.assign(booking_id=payments_df['booking_id'].str.upper())
    .groupby('booking_id', as_index=False)
    .agg(paid=('paid', 'sum'), methods=('method', lambda s: '+'.join(s.dropna().unique())))
)
b = b.merge(pay, on='booking_id', how='left')
b['paid'] = b['paid'].fillna(0)
b['gross'] = np.where(b['status'].str.lower().isin(['cancelled']), 0, b['nights'] * b['nightly_rate'])
b['balance'] = b['gross'] - b['paid']
b['state'] = np.select([b['balance'].isna(), b['balance'] > 0, b['balance'] < 0], ['unknown room', 'due', 'overpaid'], default='settled')
result = b[['booking_id', 'guest', 'gross', 'paid', 'balance', 'state']].sort_values('booking_id').reset_index(drop=True)
# case: lead-time-buckets
# Booking lead time in buckets with cancellation share
lead = bookings_df.assign(
    lead_days=lambda d: (pd.to_datetime(d['check_in']) - pd.to_datetime(d['booked_on'], format='%m/%d/%Y')).dt.days,
    lost=lambda d: d['status'].isin(['cancelled', 'no-show']),
)
labels = ['same day', '1-7', '8-30', '31+']
lead['bucket'] = pd.cut(lead['lead_days'], bins=[-1, 0, 7, 30, 999], labels=labels)
result = (
    lead.groupby('bucket', observed=False)['lost']
    .agg(bookings='size', lost='sum', lost_share='mean')
    .round(2)
    .reset_index()
)
# case: returning-guests
# Guests with several stays: days between the stays and the change of room type
types = rooms_df.assign(room_type=rooms_df['room_type'].str.strip().str.title())
gs = bookings_df.merge(types[['room_id', 'room_type']], on='room_id', how='left').sort_values(['guest', 'check_in'])
gs['visit_no'] = gs.groupby('guest').cumcount() + 1
gs['visits'] = gs.groupby('guest')['booking_id'].transform('nunique')
multi = gs.query('visits > 1').copy()
multi['previous_type'] = multi.groupby('guest')['room_type'].shift()
multi['days_since_prev'] = (
    pd.to_datetime(multi['check_in']) - pd.to_datetime(multi.groupby('guest')['check_out'].shift())
).dt.days
result = multi.loc[multi['visit_no'] > 1, ['guest', 'visit_no', 'previous_type', 'room_type', 'days_since_prev']].reset_index(drop=True)
# case: gap-nights-between-bookings
# Free nights between two consecutive bookings of the same room
gaps = bookings_df[~bookings_df['status'].eq('cancelled')].copy()
gaps['check_in'] = pd.to_datetime(gaps['check_in'])
gaps['check_out'] = pd.to_datetime(gaps['check_out'])
gaps = gaps.sort_values(['room_id', 'check_in'])
# running maximum of the check-outs so far, because stays may overlap
gaps['busy_until'] = gaps.groupby('room_id')['check_out'].cummax().groupby(gaps['room_id']).shift()
gaps['free_nights'] = (gaps['check_in'] - gaps['busy_until']).dt.days.clip(lower=0)
out = gaps.dropna(subset=['free_nights']).groupby('room_id')['free_nights'].sum().astype(int)
result = out.reset_index().query('free_nights > 0').reset_index(drop=True)
# case: revenue-per-room-type-share
# Revenue, share and ADR per room type
rt = rooms_df.copy()
rt['room_type'] = rt['room_type'].str.strip().str.capitalize()
rev = (
    bookings_df
    .query("status in ['confirmed', 'Confirmed']")
    .merge(rt, on='room_id')
    .assign(nights=lambda d: (pd.to_datetime(d['check_out']) - pd.to_datetime(d['check_in'])).dt.days)
    .eval('revenue = nights * nightly_rate')
)
agg = rev.groupby('room_type').agg(nights=('nights', 'sum'), revenue=('revenue', 'sum'))
agg['adr'] = (agg['revenue'] / agg['nights']).round(2)
agg['share'] = agg['revenue'].div(agg['revenue'].sum()).mul(100).round(1)
agg.loc['TOTAL'] = [agg['nights'].sum(), agg['revenue'].sum(), round(agg['revenue'].sum() / agg['nights'].sum(), 2), 100.0]
result = agg.reset_index()
# case: merge-contiguous-stays
# Merge touching or overlapping stays of each room into occupied blocks
st = bookings_df[['room_id', 'check_in', 'check_out']].copy()
st['check_in'], st['check_out'] = pd.to_datetime(st['check_in']), pd.to_datetime(st['check_out'])
st = st.sort_values(['room_id', 'check_in', 'check_out']).reset_index(drop=True)

running_end = st.groupby('room_id')['check_out'].cummax()
prev_end = running_end.groupby(st['room_id']).shift()
st['block'] = (prev_end.isna() | (st['check_in'] > prev_end)).cumsum()
result = (
    st.groupby(['room_id', 'block'])
    .agg(block_start=('check_in', 'min'), block_end=('check_out', 'max'), bookings=('check_in', 'size'))
    .reset_index()
    .drop(columns='block')
    .assign(nights=lambda d: (d['block_end'] - d['block_start']).dt.days)
)
# case: payment-method-mix
# Payment methods as share of money and share of payments
pm = payments_df.copy()
pm['method'] = pm['method'].fillna('unknown')
mix = pm.groupby('method')['paid'].agg(['sum', 'count'])
mix['money_share'] = (mix['sum'] / mix['sum'].sum()).round(3)
mix['count_share'] = (mix['count'] / mix['count'].sum()).round(3)
mix['avg_ticket'] = mix['sum'] / mix['count']
result = (
    mix.sort_values('money_share', ascending=False)
    .rename(columns={'sum': 'total', 'count': 'payments'})
    .reset_index()
)
# case: weekend-stays
# Nights that fall on Friday or Saturday, per booking
wk = bookings_df.loc[bookings_df['status'].str.lower() != 'cancelled', ['booking_id', 'guest', 'check_in', 'check_out']].copy()

def weekend_nights(row):
    start = datetime.date.fromisoformat(row['check_in'])
    end = datetime.date.fromisoformat(row['check_out'])
    n = (end - start).days
    return sum((start + datetime.timedelta(days=i)).weekday() in (4, 5) for i in range(n))

wk['weekend_nights'] = wk.apply(weekend_nights, axis=1)
wk['nights'] = (pd.to_datetime(wk['check_out']) - pd.to_datetime(wk['check_in'])).dt.days
wk['only_weekend'] = wk['weekend_nights'] == wk['nights']
result = wk[wk['weekend_nights'] > 0].sort_values(['weekend_nights', 'booking_id'], ascending=[False, True])
result = result[['booking_id', 'guest', 'nights', 'weekend_nights', 'only_weekend']].reset_index(drop=True)
# case: busiest-arrival-day
# Arrival day(s) with the most check-ins, ties included
arr = bookings_df.groupby('check_in').agg(arrivals=('booking_id', 'count'), guests=('guest', 'nunique'))
arr['rank'] = arr['arrivals'].rank(method='min', ascending=False).astype(int)
busiest = arr[arr['arrivals'] == arr['arrivals'].max()].reset_index()
names = bookings_df.merge(busiest[['check_in']], on='check_in').groupby('check_in')['guest'].apply(lambda s: '; '.join(sorted(s)))
busiest['guest_list'] = busiest['check_in'].map(names)
result = busiest.sort_values('check_in').reset_index(drop=True)
# case: rate-card-coverage
# Rooms with rate above the median of their type, and the number of bookings each had
rc = rooms_df.assign(room_type=lambda d: d['room_type'].str.strip().str.lower())
rc['type_median'] = rc.groupby('room_type')['nightly_rate'].transform('median')
rc['position'] = np.sign(rc['nightly_rate'] - rc['type_median']).astype(int).replace({-1: 'below', 0: 'at', 1: 'above'})
n_book = bookings_df['room_id'].value_counts()
rc['bookings'] = rc['room_id'].map(n_book).fillna(0).astype(int)
rc['premium'] = ((rc['nightly_rate'] / rc['type_median'] - 1) * 100).round(1)
result = rc.drop(columns=['type_median']).sort_values(['room_type', 'room_id']).reset_index(drop=True)
