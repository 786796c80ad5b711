import pandas as pd
import numpy as np

singer = pd.DataFrame({
    'Singer_ID': [1, 2, 3, 4, 5, 6],
    'Name': ['Joe Sharp', 'Timbaland', 'Justin Brown', 'Rose White', 'John Nizinik', 'Tribal King'],
    'Country': ['Netherlands', 'United States', 'France', 'France', 'France', None],
    'Song_Year': ['1992', '2008', '2013', '2003', '', '2016'],
    'Age': [52, 32, 29, 41, 43, 25],
    'Is_male': ['F', 'T', 'T', 'F', 'T', 'T'],
})
concert = pd.DataFrame({
    'concert_ID': [1, 2, 3, 4, 5],
    'Theme': ['Free choice', 'Free choice 2', 'Bleeding Love', 'Wide Awake', 'Party All Night'],
    'Stadium_ID': [1, 2, 2, 10, 99],
    'Year': ['2014', '2014', '2015', '2015', '2014'],
})
stadium = pd.DataFrame({
    'Stadium_ID': [1, 2, 3, 10],
    'Name': ["Stark's Park", 'Somerset Park', 'Recreation Park', 'Balmoor'],
    'Capacity': [10104, 11998, 3100, 4000],
    'Average': [1477, 1294, np.nan, 779],
})
singer_in_concert = pd.DataFrame({'concert_ID': [1, 1, 2, 3, 3, 4, 5, 5], 'Singer_ID': [2, 3, 3, 5, 4, 6, 3, 2]})
employee = pd.DataFrame({
    'emp_id': [10, 11, 12, 13, 14, 15],
    'name': ['Ana', 'Bo', 'Cy', 'Di', 'ed', None],
    'dept': ['IT', 'IT', 'HR', None, 'HR', 'Ops'],
    'salary': [100.0, 90.0, 90.0, None, 70.0, 120.0],
    'mgr': [None, 10, 10, 12, 12, 99],
})
shop = pd.DataFrame({'shop_id': [1, 2, 3], 'shop': ['FC Haka', 'HJK', None], 'district': ['Valkeakoski', 'Helsinki', 'Helsinki']})
hiring = pd.DataFrame({'shop_id': [1, 1, 2, 8], 'emp_id': [10, 11, 12, 13], 'full_time': [True, False, None, True]})
orders = pd.DataFrame({
    'order_id': [1, 2, 3, 4, 5, 6, 7],
    'customer': ['ann', 'Ann ', 'bob', 'bob', None, 'cat', 'cat'],
    'amount': ['10.50', '$20', '5', 'n/a', '7.25', '1,000', '0'],
    'status': ['paid', 'PAID', 'open', 'paid', 'void', 'paid', ''],
    'day': pd.to_datetime(['2024-01-01', '2024-01-31', '2024-02-01', '2024-02-29', '2024-03-01', '2024-03-15', None]),
})

# case: singers_by_country_count
result = singer.groupby('Country').size().sort_values(ascending=False).to_frame('n')

# case: avg_min_max_age_french
f = singer[singer.Country == 'France']['Age']
result = [f.mean(), f.min(), f.max()]

# case: songs_by_young_singers
result = singer.loc[singer.Age == singer.Age.min(), ['Name', 'Song_Year']].iloc[0].tolist()

# case: stadiums_without_concert
result = stadium[~stadium.Stadium_ID.isin(concert.Stadium_ID)].Name.tolist()

# case: concert_count_per_stadium_zero
cnt = concert.groupby('Stadium_ID').size()
result = stadium.set_index('Stadium_ID').assign(n=cnt)['n'].fillna(0).astype(int)

# case: most_concerts_year
result = concert['Year'].mode()[0], concert['Year'].value_counts().max()

# case: stadiums_both_years
y14 = concert[concert.Year == '2014'].merge(stadium, on='Stadium_ID')['Name']
y15 = concert[concert.Year == '2015'].merge(stadium, on='Stadium_ID')['Name']
result = list(set(y14) & set(y15))

# case: singers_not_in_concert_outer
m = singer.merge(singer_in_concert, on='Singer_ID', how='outer', indicator=True)
result = m.query("_merge == 'left_only'")['Name'].tolist()

# case: countries_above_and_below
old = singer.loc[singer.Age > 40, 'Country'].dropna()
young = singer.loc[singer.Age < 30, 'Country'].dropna()
result = sorted(set(old).intersection(young))

# case: capacity_between_and_like
result = stadium[stadium.Capacity.between(3000, 10104) & stadium.Name.str.endswith('Park')]['Name'].to_numpy()

# case: theme_and_singer_names
j = concert.merge(singer_in_concert, on='concert_ID').merge(singer, on='Singer_ID')
result = j.groupby('Theme')['Name'].agg(list).reset_index()

# case: join_on_index_different_names
result = concert.join(stadium.set_index('Stadium_ID'), on='Stadium_ID', how='left')[['Theme', 'Name', 'Capacity']]

# case: average_attendance_ratio
s = stadium.assign(ratio=lambda d: d.Average.div(d.Capacity).round(4))
result = s.sort_values('ratio', ascending=False, na_position='last')[['Name', 'ratio']]

# case: salary_rank_in_dept
e = employee.copy()
e['rk'] = e.groupby('dept', dropna=False)['salary'].rank(method='min', ascending=False, na_option='bottom')
result = e[['emp_id', 'dept', 'rk']]

# case: manager_self_join
j = employee.merge(employee[['emp_id', 'name', 'salary']], left_on='mgr', right_on='emp_id', how='left', suffixes=('', '_mgr'))
result = j.loc[j.salary > j.salary_mgr * 0.8, ['name', 'name_mgr']]

# case: dept_over_company_avg
avg = employee.salary.mean()
result = employee.groupby('dept').filter(lambda g: g['salary'].mean() > avg)

# case: agg_multiple_funcs_series
result = employee.groupby('dept')['salary'].agg(['sum', 'mean', 'nunique', 'size', 'median'])

# case: agg_named_with_lambda
result = employee.groupby('dept', as_index=False).agg(spread=('salary', lambda s: s.max() - s.min()), names=('name', lambda s: '+'.join(map(str, s))))

# case: transform_zscore
result = employee.groupby('dept')['salary'].transform(lambda s: (s - s.mean()) / s.std(ddof=0))

# case: transform_fill_missing_with_group_mean
result = employee['salary'].fillna(employee.groupby('mgr')['salary'].transform('mean'))

# case: second_salary_per_dept
result = employee.sort_values('salary', ascending=False).groupby('dept')['salary'].nth(1)

# case: shops_with_no_employees
m = shop.merge(hiring, how='left', on='shop_id')
result = m[m['emp_id'].isna()]['district'].to_list()

# case: fulltime_pct_by_shop
h = hiring.assign(ft=hiring['full_time'].fillna(False).astype(bool))
result = h.groupby('shop_id')['ft'].mean() * 100

# case: value_counts_subset_frame
result = hiring[['shop_id', 'full_time']].value_counts(dropna=False)

# case: district_more_than_one
result = shop['district'].value_counts()[lambda s: s > 1].index[0]

# case: clean_money_sum
amt = pd.to_numeric(orders['amount'].str.replace(r'[$,]', '', regex=True), errors='coerce')
result = orders.assign(amt=amt).groupby(orders['customer'].str.strip().str.lower(), dropna=False)['amt'].sum()

# case: paid_rate
st = orders.status.str.lower().str.strip()
result = round((st == 'paid').sum() / (st != '').sum() * 100, 1)

# case: monthly_orders_period
result = orders.groupby(orders['day'].dt.to_period('M'))['order_id'].count()

# case: resample_weekly
result = orders.dropna(subset=['day']).set_index('day').resample('MS')['order_id'].agg(['count', 'max'])

# case: grouper_monthly
result = orders.groupby(pd.Grouper(key='day', freq='ME')).size()

# case: days_between_orders
o = orders.sort_values('day')
result = o.groupby('customer')['day'].apply(lambda s: s.diff().dt.days.max())

# case: last_day_of_month_orders
result = orders[orders['day'].dt.is_month_end]['order_id'].tolist()

# case: pivot_wide_then_melt
p = orders.assign(m=orders.day.dt.month).pivot_table(index='customer', columns='m', values='order_id', aggfunc='count')
result = p.reset_index().melt(id_vars='customer', value_name='n').dropna(subset=['n'])

# case: exception_key_error
try:
    result = orders['price'].sum()
except KeyError as ex:
    result = str(ex)

# case: groupby_level_multiindex
mi = singer.set_index(['Country', 'Is_male'])['Age']
result = mi.groupby(level=0).max()

# case: groupby_multi_unstack_pct
t = singer.groupby(['Country', 'Is_male']).size().unstack(fill_value=0)
result = t.div(t.sum(axis=1), axis=0)

# case: string_year_compare
result = singer[singer['Song_Year'].replace('', np.nan).astype(float) > 2005]['Name'].tolist()

# case: sql_coalesce_chain
result = employee['salary'].combine_first(employee['mgr']).fillna(0).tolist()

# case: head_per_group
result = singer.sort_values(['Country', 'Age']).groupby('Country').head(1)[['Country', 'Name']]

# case: any_all_group
result = singer.groupby('Country')['Age'].agg(any_old=lambda s: (s > 50).any(), all_adult=lambda s: (s > 18).all())
