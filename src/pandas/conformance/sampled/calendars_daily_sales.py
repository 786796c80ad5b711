import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta

# Daily sensor / store readings with gaps, plus store info
daily_sales_df = pd.DataFrame({
    'store': ['North', 'North', 'North', 'North', 'North', 'North', 'South', 'South', 'South', 'South', 'South'],
    'sale_date': ['2023-12-28', '2023-12-29', '2023-12-31', '2024-01-01', '2024-01-02', '2024-01-08',
                  '2023-12-29', '2023-12-30', '2023-12-30', '2024-01-05', '2024-01-06'],
    'units': [5, 8, 3, np.nan, 12, 7, 4, 6, 2, 9, 10],
    'revenue': ['50.00', '80.5', '30', None, '120.0', '70.00', '44', '66.6', '22', '$99', '110.0']
})

holidays_df = pd.DataFrame({
    'holiday_date': ['2023-12-25', '2023-12-26', '2024-01-01', '2024-01-06'],
    'holiday_name': ['Christmas Day', 'Boxing Day', "New Year's Day", 'Epiphany']
})

targets_df = pd.DataFrame({
    'store': ['North', 'North', 'South', 'South', 'East'],
    'month': ['2023-12', '2024-01', '2023-12', '2024-01', '2024-01'],
    'target_units': [15, 25, 20, 15, 5]
})
# case: calendar-left-merge
cal = pd.DataFrame({'sale_date': pd.date_range('2023-12-28', '2024-01-08', freq='D')})
s = daily_sales_df.copy()
s['sale_date'] = pd.to_datetime(s['sale_date'])
per_day = s.groupby('sale_date', as_index=False)['units'].sum()
result = cal.merge(per_day, on='sale_date', how='left')
result['units'] = result['units'].fillna(0).astype(int)
result['cum_units'] = result['units'].cumsum()
# case: store-by-day-grid
s = daily_sales_df.assign(sale_date=pd.to_datetime(daily_sales_df['sale_date']))
stores = s['store'].unique()
days = pd.date_range(s['sale_date'].min(), s['sale_date'].max())
idx = pd.MultiIndex.from_product([stores, days], names=['store', 'sale_date'])
grid = s.groupby(['store', 'sale_date'])['units'].sum().reindex(idx, fill_value=0).reset_index()
result = grid[grid['sale_date'] >= '2024-01-01']
# case: rolling-three-rows
s = daily_sales_df.copy()
s['sale_date'] = pd.to_datetime(s['sale_date'])
s = s.sort_values(['store', 'sale_date'])
s['ma3'] = s.groupby('store')['units'].transform(lambda x: x.rolling(3, min_periods=1).mean())
s['ma3'] = s['ma3'].round(2)
result = s[['store', 'sale_date', 'units', 'ma3']].reset_index(drop=True)
# case: rolling-seven-days-north
north = daily_sales_df.query("store == 'North'").copy()
north['sale_date'] = pd.to_datetime(north['sale_date'])
north = north.set_index('sale_date').sort_index()
north['units_7d'] = north['units'].rolling('7D').sum()
result = north[['units', 'units_7d']].reset_index()
# case: holiday-flag
s = daily_sales_df.copy()
s['is_holiday'] = s['sale_date'].isin(holidays_df['holiday_date'])
s = s.merge(holidays_df, left_on='sale_date', right_on='holiday_date', how='left')
result = s.loc[s['is_holiday'], ['store', 'sale_date', 'holiday_name', 'units']]
# case: actual-vs-target
s = daily_sales_df.copy()
s['month'] = pd.to_datetime(s['sale_date']).dt.to_period('M').astype(str)
actual = s.groupby(['store', 'month'])['units'].sum().rename('actual').reset_index()
m = targets_df.merge(actual, on=['store', 'month'], how='left')
m['actual'] = m['actual'].fillna(0)
m['pct'] = (m['actual'] / m['target_units'] * 100).round(1)
m['met'] = np.where(m['actual'] >= m['target_units'], 'yes', 'no')
result = m.sort_values(['month', 'store'])
# case: consecutive-day-streaks
s = daily_sales_df.copy()
s['sale_date'] = pd.to_datetime(s['sale_date'])
d = s.drop_duplicates(['store', 'sale_date']).sort_values(['store', 'sale_date']).copy()
gap = d.groupby('store')['sale_date'].diff().dt.days
d['streak_id'] = (gap != 1).cumsum()
streaks = d.groupby(['store', 'streak_id']).agg(
    start=('sale_date', 'min'), end=('sale_date', 'max'), length=('sale_date', 'size')).reset_index()
result = streaks.drop(columns='streak_id')
# case: weekly-sum-grouper
s = daily_sales_df.copy()
s['sale_date'] = pd.to_datetime(s['sale_date'])
result = (s.groupby(['store', pd.Grouper(key='sale_date', freq='W')])['units']
           .sum()
           .reset_index()
           .rename(columns={'sale_date': 'week_ending'}))
# case: iso-year-week
iso = pd.to_datetime(daily_sales_df['sale_date']).dt.isocalendar()
s = pd.concat([daily_sales_df, iso], axis=1)
s['iso_week'] = s['year'].astype(str) + '-W' + s['week'].astype(str).str.zfill(2)
result = s.groupby('iso_week')['units'].agg(['sum', 'count']).reset_index()
# case: business-days-between
start = np.datetime64('2023-12-25')
ends = pd.to_datetime(daily_sales_df['sale_date']).values.astype('datetime64[D]')
hol = pd.to_datetime(holidays_df['holiday_date']).values.astype('datetime64[D]')
out = daily_sales_df[['store', 'sale_date']].copy()
out['bdays_since_xmas'] = np.busday_count(start, ends, holidays=hol)
result = out.drop_duplicates()
# case: revenue-clean-cumulative-by-month
s = daily_sales_df.copy()
s['revenue'] = pd.to_numeric(s['revenue'].str.replace('$', '', regex=False), errors='coerce')
s['sale_date'] = pd.to_datetime(s['sale_date'])
s['ym'] = s['sale_date'].dt.to_period('M')
s = s.sort_values(['sale_date', 'store'])
s['mtd_revenue'] = s.groupby(['store', 'ym'])['revenue'].cumsum()
result = s[['store', 'ym', 'sale_date', 'revenue', 'mtd_revenue']].assign(ym=lambda x: x['ym'].astype(str))
# case: date-object-filter
s = daily_sales_df.copy()
s['d'] = pd.to_datetime(s['sale_date']).dt.date
cutoff = date(2024, 1, 1) - timedelta(days=2)
result = s[s['d'] >= cutoff].groupby('store')['units'].sum().to_dict()
# case: best-day-of-week-name
s = daily_sales_df.dropna(subset=['units']).copy()
s['weekday'] = pd.to_datetime(s['sale_date']).dt.day_name()
avg = s.groupby('weekday')['units'].mean()
week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
result = avg.reindex(week)
# case: missing-days-per-store
s = daily_sales_df.copy()
s['sale_date'] = pd.to_datetime(s['sale_date'])
rows = []
for store, g in s.groupby('store'):
    full = pd.date_range(g['sale_date'].min(), g['sale_date'].max())
    missing = full.difference(pd.DatetimeIndex(g['sale_date']))
    rows.append({'store': store, 'missing_days': len(missing),
                 'first_missing': missing[0].strftime('%d %b %Y') if len(missing) else None})
result = pd.DataFrame(rows)
