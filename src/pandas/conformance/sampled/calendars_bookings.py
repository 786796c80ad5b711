import pandas as pd
import numpy as np
import calendar
from datetime import date, timedelta
from collections import Counter, OrderedDict

# Hotel bookings, rooms and seasons
bookings_df = pd.DataFrame({
    'booking_id': [501, 502, 503, 504, 505, 506, 507, 508, 509, 510],
    'room': ['101', '101', '102', '101', '103', '102', '103', '104', '102', '101 '],
    'guest': ['Sato', 'Muller', 'Rossi', 'sato', 'Diaz', 'Rossi', 'Kowalski', None, 'Sato', 'Diaz'],
    'check_in': ['2023-06-29', '2023-07-02', '2023-07-01', '2023-07-04', '2023-12-30', '2023-07-10', '2024-01-02', '2024-02-28', '2024-07-01', '2024-06-30'],
    'nights': [3, 2, 4, 1, 3, 7, 2, 2, 5, np.nan],
    'rate': [90.0, 95.0, 80.0, 95.0, 150.0, 82.5, 110.0, np.nan, 88.0, 92.0],
    'booked_on': ['Mar 3 2023', 'May 20 2023', 'Jun 30 2023', 'Jul 4 2023', 'Oct 1 2023', 'Jun 30 2023', 'Jan 1 2024', 'Feb 14 2024', 'Jan 15 2024', 'Jun 1 2024']
})

seasons_df = pd.DataFrame({
    'season': ['low', 'mid', 'high', 'mid', 'festive'],
    'from_md': ['01-07', '04-01', '06-15', '09-16', '12-20'],
    'to_md': ['03-31', '06-14', '09-15', '12-19', '01-06']
})

reviews_df = pd.DataFrame({
    'booking_id': [501, 503, 503, 505, 507, 999],
    'stars': [4, 5, 3, 2, None, 1],
    'review_epoch_ms': [1688342400000, 1688688000000, 1690848000000, 1704240000000, 1704412800000, 1704412800000]
})
# case: checkout-dates
b = bookings_df.copy()
b['check_in'] = pd.to_datetime(b['check_in'])
b['check_out'] = b['check_in'] + pd.to_timedelta(b['nights'], unit='D')
b['revenue'] = b['nights'] * b['rate']
result = b[['booking_id', 'check_in', 'check_out', 'revenue']]
# case: nights-by-month
b = bookings_df.dropna(subset=['nights']).copy()
b['night'] = b.apply(lambda r: pd.date_range(r['check_in'], periods=int(r['nights'])), axis=1)
n = b.explode('night')
n['month'] = pd.to_datetime(n['night']).dt.to_period('M').astype(str)
result = n.groupby('month').agg(nights=('booking_id', 'size'), revenue=('rate', 'sum')).reset_index()
# case: occupancy-rate-july
july = pd.date_range('2023-07-01', '2023-07-31')
ci = pd.to_datetime(bookings_df['check_in'])
co = ci + pd.to_timedelta(bookings_df['nights'].fillna(0), unit='D')
occ = [int(((ci <= d) & (co > d)).sum()) for d in july]
s = pd.Series(occ, index=july)
result = {'room_nights': int(s.sum()), 'peak': int(s.max()), 'peak_day': str(s.idxmax().date()), 'rate': round(s.sum() / (4 * len(july)), 4)}
# case: lead-time
b = bookings_df.copy()
b['booked_on'] = pd.to_datetime(b['booked_on'], format='%b %d %Y')
b['lead'] = (pd.to_datetime(b['check_in']) - b['booked_on']).dt.days
b['lead_group'] = pd.cut(b['lead'], bins=[-1, 0, 7, 30, 90, np.inf], labels=['same day', 'week', 'month', 'quarter', 'early'])
result = b.groupby('lead_group', observed=False)['booking_id'].count().reset_index(name='bookings')
# case: season-of-check-in
md = bookings_df['check_in'].str[5:]

def season(x):
    for r in seasons_df.itertuples(index=False):
        if r.from_md <= r.to_md:
            if r.from_md <= x <= r.to_md:
                return r.season
        elif x >= r.from_md or x <= r.to_md:
            return r.season
    return None

b = bookings_df.assign(season=md.map(season))
result = b.groupby('season')['rate'].agg(['mean', 'count']).sort_values('mean', ascending=False)
# case: double-booked-rooms
b = bookings_df.copy()
b['room'] = b['room'].str.strip()
b['ci'] = pd.to_datetime(b['check_in'])
b['co'] = b['ci'] + pd.to_timedelta(b['nights'].fillna(1), unit='D')
b = b.sort_values(['room', 'ci'])
b['prev_co'] = b.groupby('room')['co'].shift()
b['turnover'] = (b['ci'] - b['prev_co']).dt.days
result = b.loc[b['turnover'].notna(), ['room', 'booking_id', 'turnover']].assign(clash=lambda x: x['turnover'] < 0)
# case: review-delay-ms
r = reviews_df.copy()
r['reviewed'] = pd.to_datetime(r['review_epoch_ms'], unit='ms')
m = r.merge(bookings_df[['booking_id', 'check_in', 'nights']], on='booking_id', how='inner')
m['left'] = pd.to_datetime(m['check_in']) + m['nights'].apply(lambda n: timedelta(days=n))
m['delay'] = m['reviewed'] - m['left']
result = m[['booking_id', 'reviewed', 'delay', 'stars']]
# case: latest-review
r = reviews_df.sort_values('review_epoch_ms').groupby('booking_id').tail(1).copy()
r['reviewed_on'] = pd.to_datetime(r['review_epoch_ms'] // 1000, unit='s').dt.strftime('%d/%m/%y')
result = r[['booking_id', 'stars', 'reviewed_on']].sort_values('booking_id', ignore_index=True)
# case: check-in-weekday-counter
days = [calendar.day_abbr[date.fromisoformat(x).weekday()] for x in bookings_df['check_in']]
c = Counter(days)
result = OrderedDict((d, c.get(d, 0)) for d in calendar.day_abbr)
result = dict(result)
# case: same-month-prior-year
b = bookings_df.copy()
b['ci'] = pd.to_datetime(b['check_in'])
b['value'] = (b['nights'] * b['rate']).fillna(0)
m = b.set_index('ci')['value'].resample('MS').sum()
cmp = pd.DataFrame({'this': m, 'last_year': m.shift(12)})
result = cmp.dropna().query('this > 0 or last_year > 0')
# case: anniversary-stays
b = bookings_df.dropna(subset=['guest']).copy()
b['guest'] = b['guest'].str.title()
b['ci'] = pd.to_datetime(b['check_in'])
first = b.groupby('guest')['ci'].transform('min')
b['years_after_first'] = b['ci'].dt.year - first.dt.year
b['within_week_of_anniv'] = ((b['ci'] - (first + pd.DateOffset(years=1))).abs() <= pd.Timedelta(days=7))
result = b[['guest', 'ci', 'years_after_first', 'within_week_of_anniv']].sort_values(['guest', 'ci'])
# case: crosses-new-year
ci = pd.to_datetime(bookings_df['check_in'])
co = ci + pd.to_timedelta(bookings_df['nights'], 'D')
cross = ci.dt.year != co.dt.year
result = bookings_df.loc[cross & co.notna(), 'booking_id'].tolist()
# case: month-days-share
b = bookings_df.copy()
b['ci'] = pd.to_datetime(b['check_in'])
b['dim'] = b['ci'].dt.daysinmonth
b['nights_left_in_month'] = b['dim'] - b['ci'].dt.day + 1
b['nights_this_month'] = b[['nights', 'nights_left_in_month']].min(axis=1)
b['spill'] = (b['nights'] - b['nights_this_month']).fillna(0).astype(int)
result = b.loc[b['spill'] > 0, ['booking_id', 'ci', 'nights', 'nights_this_month', 'spill']]
# case: guest-stay-summary
b = bookings_df.copy()
b['guest'] = b['guest'].fillna('(walk-in)').str.lower()
b['ci'] = pd.to_datetime(b['check_in'])
g = b.groupby('guest')
result = pd.concat([
    g['ci'].min().rename('first_stay'),
    g['ci'].max().rename('last_stay'),
    g['nights'].sum().rename('nights'),
    g['ci'].apply(lambda s: ', '.join(s.sort_values().dt.strftime('%b-%y'))).rename('months')
], axis=1).reset_index()
