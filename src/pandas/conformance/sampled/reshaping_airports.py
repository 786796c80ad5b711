import pandas as pd
import numpy as np

airports_df = pd.DataFrame({
    'code': ['JFK', 'LAX', 'ORD', 'SEA', 'ATL'],
    'city': ['New York', 'Los Angeles', 'Chicago', 'Seattle', 'Atlanta'],
    'region': ['East', 'West', 'Midwest', 'West', None],
})

flights_df = pd.DataFrame({
    'flight_no': ['AA1', 'AA2', 'DL5', 'DL5', 'UA7', 'UA8', 'AA1', 'WN9', 'DL6', 'UA7', 'WN9'],
    'carrier': ['AA', 'AA', 'DL', 'DL', 'UA', 'UA', 'AA', 'WN', 'DL', 'UA', 'WN'],
    'origin': ['JFK', 'LAX', 'ATL', 'ATL', 'ORD', 'SEA', 'JFK', 'ORD', 'JFK', 'ORD', 'DAL'],
    'dest': ['LAX', 'JFK', 'ORD', 'ORD', 'SEA', 'LAX', 'LAX', 'ATL', 'SEA', 'SEA', 'ORD'],
    'fl_date': ['03/01/2024', '03/01/2024', '03/02/2024', '03/03/2024', '03/03/2024', '03/04/2024',
                '03/05/2024', '03/05/2024', '03/06/2024', '03/06/2024', '03/07/2024'],
    'dep_delay': [5, -3, 0, 42, np.nan, 12, 65, 0, -1, 18, 7],
    'passengers': ['150', '162', '98', '101', '88', ' 120', '149', '75', '130', None, '80'],
})

carriers_df = pd.DataFrame({
    'Carrier': ['AA', 'DL', 'UA', 'B6'],
    'carrier_name': ['American', 'Delta', 'United', 'JetBlue'],
    'alliance': ['Oneworld', 'SkyTeam', 'Star', None],
})

capacity_df = pd.DataFrame({
    'carrier': ['AA', 'AA', 'DL', 'UA', 'WN'],
    'year': [2023, 2024, 2024, 2024, 2023],
    'seats_jan': [1000, 1100, 900, 700, 400],
    'seats_feb': [980, 1050, 910, np.nan, 420],
    'seats_mar': [1200, 1150, 950, 720, 430],
})
# case: route-delay-matrix
result = flights_df.pivot_table(values='dep_delay', index='origin', columns='dest', aggfunc='mean')
# case: double-airport-join
r = (flights_df
     .merge(airports_df, left_on='origin', right_on='code', how='left')
     .merge(airports_df, left_on='dest', right_on='code', how='left', suffixes=('_origin', '_dest')))
result = r[['flight_no', 'fl_date', 'city_origin', 'city_dest', 'region_origin', 'region_dest']]
# case: region-flow-crosstab
reg = airports_df.set_index('code')['region']
o = flights_df['origin'].map(reg).fillna('Other').rename('from')
d = flights_df['dest'].map(reg).fillna('Other').rename('to')
result = pd.crosstab(o, d, margins=True, margins_name='All flights')
# case: normalize-all
result = pd.crosstab(flights_df['carrier'], flights_df['dest'], normalize='all').mul(100).round(1)
# case: normalize-columns-margins
delayed = np.where(flights_df['dep_delay'] > 10, 'late', 'on time')
result = pd.crosstab(flights_df['carrier'], delayed, normalize='columns', margins=True)
# case: capacity-wide-to-long-suffix
l = pd.wide_to_long(capacity_df, ['seats'], i=['carrier', 'year'], j='month', sep='_', suffix=r'\w+')
order = {'jan': 1, 'feb': 2, 'mar': 3}
l = l.reset_index()
l['mnum'] = l['month'].map(order)
result = l.sort_values(['carrier', 'year', 'mnum']).reset_index(drop=True)
# case: capacity-month-over-month
m = capacity_df.melt(['carrier', 'year'], value_name='seats', var_name='month')
m['month'] = m['month'].str[6:]
m['change'] = m.groupby(['carrier', 'year'])['seats'].diff()
m['pct'] = m.groupby(['carrier', 'year'])['seats'].pct_change(fill_method=None).round(4)
result = m.sort_values(['carrier', 'year'], kind='stable')
# case: carrier-name-case-mismatch
x = pd.merge(flights_df, carriers_df, left_on='carrier', right_on='Carrier', how='outer', indicator=True)
result = x.groupby('_merge', observed=True).size().rename('rows').reset_index()
# case: passenger-totals-date-fill
f = flights_df.copy()
f['fl_date'] = pd.to_datetime(f['fl_date'], format='%m/%d/%Y')
f['passengers'] = pd.to_numeric(f['passengers'])
daily = f.groupby('fl_date')['passengers'].sum()
idx = pd.date_range('2024-03-01', '2024-03-10', freq='D')
result = daily.reindex(idx, fill_value=0).rename_axis('day').reset_index(name='pax')
# case: carrier-date-grid
f = flights_df.assign(fl_date=pd.to_datetime(flights_df['fl_date']))
grid = pd.MultiIndex.from_product([sorted(f['carrier'].unique()), pd.date_range(f['fl_date'].min(), f['fl_date'].max())],
                                  names=['carrier', 'fl_date'])
cnt = f.groupby(['carrier', 'fl_date']).size().reindex(grid, fill_value=0)
result = cnt.reset_index(name='flights').query('flights == 0').groupby('carrier').size()
# case: describe-delay-series
def stats(s):
    return pd.Series({'n': s.count(), 'worst': s.max(), 'median': s.median(), 'late_share': (s > 15).mean()})

result = flights_df.groupby('carrier')['dep_delay'].apply(stats).unstack()
# case: return-routes
a = flights_df[['origin', 'dest']].drop_duplicates()
b = a.rename(columns={'origin': 'dest', 'dest': 'origin'})
result = a.merge(b, on=['origin', 'dest'])
# case: concat-departures-arrivals
dep = flights_df[['origin', 'flight_no']].rename(columns={'origin': 'code'})
arr = flights_df[['dest', 'flight_no']].rename(columns={'dest': 'code'})
both = pd.concat([dep, arr], keys=['departure', 'arrival'], names=['kind', 'row'])
t = both.groupby(['code', 'kind'])['flight_no'].count().unstack('kind', fill_value=0)
t['total'] = t.sum(axis=1)
result = t.sort_values(['total', 'departure'], ascending=False).reset_index()
# case: busiest-dest-per-carrier
g = flights_df.groupby(['carrier', 'dest'], as_index=False).size()
g['r'] = g.groupby('carrier')['size'].rank(method='first', ascending=False)
top = g[g['r'] == 1].drop(columns='r')
result = top.merge(carriers_df.rename(columns=str.lower), on='carrier', how='left')[['carrier', 'carrier_name', 'dest', 'size']]
