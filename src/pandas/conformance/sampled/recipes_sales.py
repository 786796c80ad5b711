import pandas as pd
import numpy as np

sales_df = pd.DataFrame({
    'sale_id': [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    'region': ['North', 'South', 'North', 'East', 'South', 'North', 'East', 'South', 'West', 'West', 'North', 'East'],
    'rep': ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Ann', 'Fay', 'Bob', 'Gus', 'Gus', 'Hal', 'Dee'],
    'product': ['Lamp', 'Desk', 'Chair', 'Lamp', 'Desk', 'Desk', 'Chair', 'Lamp', 'Chair', 'Lamp', 'Chair', 'Desk'],
    'amount': [250.0, 400.0, 120.0, np.nan, 400.0, 310.5, 95.0, 180.25, 210.0, np.nan, 120.0, 500.0],
    'qty': [5, 2, 3, 4, 2, 1, 2, 3, 6, 1, 3, 2],
    'sale_date': ['2023-01-05', '2023-01-07', '2023-01-15', '2023-02-01', '2023-02-03', '2023-02-14',
                  '2023-02-20', '2023-03-01', '2023-03-04', '2023-03-09', '2023-03-15', '2023-03-31'],
})

reps_df = pd.DataFrame({
    'rep': ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gus', 'Ivy'],
    'team': ['Red', 'Red', 'Blue', 'Blue', 'Red', None, 'Green', 'Green'],
    'grade': ['Senior', 'Junior', 'Junior', 'Lead', 'Senior', 'Junior', 'Lead', 'Senior'],
    'target': ['1,000', '800', '650', '900', '700', 'n/a', '1,200', '500'],
})
# case: top-n-per-group-head
result = (sales_df.sort_values(['region', 'amount'], ascending=[True, False])
          .groupby('region')
          .head(2)
          .reset_index(drop=True)[['region', 'rep', 'amount']])
# case: top-n-per-group-nlargest
result = (sales_df.groupby('region')['amount']
          .nlargest(2)
          .reset_index(level=1, drop=True)
          .reset_index())
# case: fill-missing-by-group-mean
df = sales_df.copy()
df['amount'] = df.groupby('product')['amount'].transform(lambda s: s.fillna(s.mean()))
df['amount'] = df['amount'].round(2)
result = df[['sale_id', 'product', 'amount']]
# case: percent-of-group-total
df = sales_df.dropna(subset=['amount']).copy()
df['pct_of_region'] = (100 * df['amount'] / df.groupby('region')['amount'].transform('sum')).round(1)
result = df.sort_values(['region', 'pct_of_region'], ascending=[True, False])[['region', 'rep', 'amount', 'pct_of_region']]
# case: flatten-multiindex-columns
agg = sales_df.groupby('region').agg({'amount': ['sum', 'mean', 'count'], 'qty': ['min', 'max']})
agg.columns = ['_'.join(col).strip() for col in agg.columns.values]
result = agg.reset_index()
# case: row-of-max-per-group
idx = sales_df.groupby('product')['amount'].idxmax()
result = sales_df.loc[idx, ['product', 'rep', 'region', 'amount']].set_index('product')
# case: custom-sort-categorical
order = ['Lead', 'Senior', 'Junior']
df = reps_df.copy()
df['grade'] = pd.Categorical(df['grade'], categories=order, ordered=True)
result = df.sort_values(['grade', 'rep']).reset_index(drop=True)
# case: running-max-and-new-record-flag
df = sales_df.assign(sale_date=pd.to_datetime(sales_df['sale_date'])).sort_values('sale_date')
df['amount'] = df['amount'].fillna(0)
df['best_so_far'] = df['amount'].cummax()
df['is_record'] = df['best_so_far'].gt(df['best_so_far'].shift(fill_value=0))
result = df[['sale_date', 'amount', 'best_so_far', 'is_record']]
# case: target-vs-actual
t = reps_df.copy()
t['target'] = pd.to_numeric(t['target'].str.replace(',', '', regex=False), errors='coerce')
actual = sales_df.groupby('rep', as_index=False)['amount'].sum()
out = t.merge(actual, on='rep', how='outer', indicator=True)
out['gap'] = out['target'] - out['amount']
result = out[['rep', 'team', 'target', 'amount', 'gap', '_merge']]
# case: pivot-with-margins
result = pd.pivot_table(sales_df, index='region', columns='product', values='qty',
                        aggfunc='sum', fill_value=0, margins=True, margins_name='Total')
# case: rank-within-group-dense
df = sales_df.copy()
df['rank'] = df.groupby('region')['amount'].rank(method='dense', ascending=False)
df['rank'] = df['rank'].astype('Int64')
result = df.loc[df['rank'] == 1, ['region', 'rep', 'amount', 'rank']].sort_values('region')
# case: named-agg-with-lambda
result = (sales_df.groupby('region')
          .agg(total=('amount', 'sum'),
               n_reps=('rep', 'nunique'),
               amount_range=('amount', lambda s: s.max() - s.min()),
               products=('product', lambda s: ', '.join(sorted(set(s)))))
          .reset_index())
# case: month-over-month-change
s = sales_df.assign(month=pd.to_datetime(sales_df['sale_date']).dt.to_period('M'))
m = s.groupby('month')['amount'].sum().to_frame('total')
m['prev'] = m['total'].shift(1)
m['pct_change'] = (m['total'].pct_change() * 100).round(2)
m.index = m.index.astype(str)
result = m
# case: groups-above-overall-mean
overall = sales_df['amount'].mean()
result = sales_df.groupby('region').filter(lambda g: g['amount'].mean() > overall)[['sale_id', 'region', 'amount']]
