import pandas as pd
import numpy as np

sales_df = pd.DataFrame({
    'Region ': ['North', 'north', 'South', 'South', 'East', 'West', 'West', None],
    ' Product': ['pen', 'ink', 'pen', 'ink', 'pen', 'pen', 'ink', 'pen'],
    'Q1 Sales($)': [100, 150, 80, np.nan, 60, 75, 75, 10],
    'Q2 Sales($)': [110, 140, 95, 50, np.nan, 70, 80, 0],
    'Sold-On': ['2024-01-31', '31/01/2024', '2024-02-28', '2024-02-29', '2024-03-31', '2024-03-31', None, '2024-04-01'],
})
targets_df = pd.DataFrame({
    'region': ['North', 'South', 'East', 'Central'],
    'q1': ['200', '100', '90', '50'],
    'q2': ['250', '100', '-', '55'],
})
# case: clean-column-names
df = sales_df.copy()
df.columns = (df.columns.str.strip().str.lower()
              .str.replace(r'[^a-z0-9]+', '_', regex=True)
              .str.strip('_'))
result = df
# case: rename-with-function
def snake(name):
    out = ''.join(ch if ch.isalnum() else '_' for ch in name.strip().lower())
    while '__' in out:
        out = out.replace('__', '_')
    return out.strip('_')

result = sales_df.rename(columns=snake).columns.tolist()
# case: column-filter-and-contains
cols = sales_df.columns
result = {
    'sales': cols[cols.str.contains('Sales')].tolist(),
    'lens': dict(zip(cols, cols.str.len().tolist())),
    'has_space': cols[cols.str.strip() != cols].tolist(),
    'filter': sales_df.filter(regex=r'^Q\d').sum().to_dict(),
}
# case: flatten-multiindex-columns
df = sales_df.rename(columns=str.strip)
df['Region'] = df['Region'].str.title().fillna('Unknown')
agg = df.groupby('Region').agg({'Q1 Sales($)': ['sum', 'mean'], 'Q2 Sales($)': ['sum', 'count']})
agg.columns = ['_'.join(c).replace(' Sales($)', '').lower() for c in agg.columns]
result = agg.round(2).reset_index()
# case: flatten-to-flat-index-map
df = sales_df.set_axis(['region', 'product', 'q1', 'q2', 'sold'], axis=1)
wide = df.dropna(subset='region').assign(region=lambda d: d['region'].str.upper()).pivot_table(
    index='region', columns='product', values=['q1', 'q2'], aggfunc='sum', fill_value=0)
wide.columns = wide.columns.map(lambda t: f'{t[1]}_{t[0]}')
result = wide.sort_index(axis=1).reset_index()
# case: stack-to-long
df = sales_df.set_axis(['region', 'product', 'q1', 'q2', 'sold'], axis=1)
long = df.loc[:4].set_index(['region', 'product'])[['q1', 'q2']].rename_axis('quarter', axis=1).stack()
result = long.rename('sales').reset_index()
# case: unstack-fill
df = sales_df.rename(columns={'Region ': 'region', ' Product': 'product'})
df['region'] = df['region'].fillna('n/a').str.lower()
result = df.groupby(['region', 'product'])['Q2 Sales($)'].sum().unstack('product', fill_value=0).astype(int)
# case: transpose-summary
nums = sales_df.select_dtypes('number')
t = nums.agg(['count', 'sum', 'min', 'max']).T
t.index = t.index.str.split().str[0]
t['range'] = t['max'] - t['min']
result = t.rename_axis('quarter').reset_index()
# case: target-melt-compare
tm = targets_df.melt(id_vars='region', var_name='quarter', value_name='target')
tm['target'] = pd.to_numeric(tm['target'].replace('-', np.nan))
sm = (sales_df.set_axis(['region', 'product', 'q1', 'q2', 'sold'], axis=1)
      .assign(region=lambda d: d['region'].str.capitalize())
      .groupby('region')[['q1', 'q2']].sum()
      .reset_index()
      .melt('region', var_name='quarter', value_name='actual'))
out = tm.merge(sm, on=['region', 'quarter'], how='outer')
out['met'] = np.where(out[['target', 'actual']].isna().any(axis=1), 'n/a', np.where(out['actual'] >= out['target'], 'yes', 'no'))
result = out.sort_values(['region', 'quarter'], ignore_index=True)
# case: add-prefix-and-suffix
a = targets_df.set_index('region').add_prefix('tgt_')
b = targets_df.set_index('region').replace('-', '0').astype(int).add_suffix('_num')
result = a.join(b)
# case: two-date-styles
raw = sales_df['Sold-On']
iso = pd.to_datetime(raw, format='%Y-%m-%d', errors='coerce')
eu = pd.to_datetime(raw, format='%d/%m/%Y', errors='coerce')
sold = iso.combine_first(eu)
result = pd.DataFrame({
    'raw': raw,
    'sold': sold,
    'month_end': sold.dt.is_month_end,
    'quarter': sold.dt.to_period('Q').astype(str),
})
# case: missing-column-check
required = ['region', 'product', 'q1 sales($)', 'discount']
have = set(sales_df.columns.str.strip().str.lower())
result = {
    'missing': [c for c in required if c not in have],
    'extra': sorted(have.difference(required)),
    'sym': sorted(have ^ set(required)),
}
# case: wrong-column-caught
try:
    total = sales_df['Region'].nunique()
except KeyError as e:
    total = f'missing column {e}'
result = total, sales_df['Region '].str.lower().nunique(dropna=False)
# case: row-total-and-share
df = sales_df.copy()
df.columns = ['region', 'product', 'q1', 'q2', 'sold']
df['total'] = df[['q1', 'q2']].sum(axis=1, min_count=2)
df['share'] = df['total'].div(df['total'].sum()).mul(100).round(1).astype(str) + '%'
df.loc[df['total'].isna(), 'share'] = '-'
result = df[['region', 'product', 'total', 'share']]
