import pandas as pd
import numpy as np

# Regional sales / finance reporting database
regions_df = pd.DataFrame({
    'region_id': ['N', 'S', 'E', 'W'],
    'region_name': ['North', 'South', 'East', 'West'],
    'parent': [None, None, 'N', 'N'],
})

reps_df = pd.DataFrame({
    'rep_id': [1, 2, 3, 4, 5, 6],
    'rep_name': ['Ito', 'Okafor', 'Silva', 'Novak', "O'Brien", 'Ito'],
    'region_id': ['N', 'N', 'S', 'E', None, 'X'],
    'quota': [1000, 1500, None, 800, 500, 700],
})

sales_df = pd.DataFrame({
    'sale_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'rep_id': [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, None, 5],
    'sale_date': ['2023-01-15', '2023-02-20', '2023-05-03', '15/02/2023', '2023-08-09', '2023-03-31', '2023-04-01', '2023-12-25', '2023-07-04', '2023-07-04', '2023-09-09', 'unknown'],
    'product': ['A', 'B', 'A', 'A', 'C', 'B', 'B', 'A', 'C', 'C', 'A', 'b'],
    'amount': ['500', '700.50', '250', '1,900', '-100', '400', '400', ' 650 ', '300', '300', '', None],
    'currency': ['USD', 'EUR', 'USD', 'USD', 'usd', 'EUR', 'EUR', 'USD', 'GBP', 'GBP', 'USD', 'USD'],
})

fx_df = pd.DataFrame({
    'currency': ['USD', 'EUR', 'EUR', 'GBP'],
    'valid_from': ['2023-01-01', '2023-01-01', '2023-04-01', '2023-01-01'],
    'rate': [1.0, 1.07, 1.10, 1.25],
})

targets_df = pd.DataFrame({
    'region_id': ['N', 'S', 'E', 'W'],
    'q1': [1000, 500, 300, 100],
    'q2': [1000, 600, None, 100],
    'q3': [1200, 600, 400, None],
    'q4': [1500, 900, 500, 250],
})
# case: cast-amount-and-sum-product
amt = pd.to_numeric(sales_df['amount'].str.replace(',', '').str.strip(), errors='coerce')
result = (
    sales_df.assign(amount=amt, product=sales_df['product'].str.upper())
    .groupby('product', as_index=False)
    .agg(total=('amount', 'sum'), n=('amount', 'count'), n_rows=('sale_id', 'count'), reps=('rep_id', 'nunique'))
)
# case: two-format-dates-coalesce
# COALESCE(TRY_CAST(date), TRY_TO_DATE(date,'DD/MM/YYYY'))
iso = pd.to_datetime(sales_df['sale_date'], format='%Y-%m-%d', errors='coerce')
dmy = pd.to_datetime(sales_df['sale_date'], format='%d/%m/%Y', errors='coerce')
d = iso.combine_first(dmy)
q = d.dt.quarter
result = sales_df.assign(d=d, qtr=q).dropna(subset=['d']).groupby('qtr').agg(
    n=('sale_id', 'count'), first_sale=('d', 'min'), last_sale=('d', 'max')
).reset_index().astype({'qtr': int})
# case: fx-latest-rate-row-number
s = sales_df[['sale_id', 'currency', 'sale_date', 'amount']].copy()
s['currency'] = s['currency'].str.upper()
s['sale_date'] = pd.to_datetime(s['sale_date'], errors='coerce', format='%Y-%m-%d')
s['amount'] = pd.to_numeric(s['amount'], errors='coerce')
f = fx_df.assign(valid_from=pd.to_datetime(fx_df['valid_from']))
j = s.dropna().merge(f, on='currency')
j = j[j['valid_from'] <= j['sale_date']]
j = j.sort_values(['sale_id', 'valid_from'], ascending=[True, False]).groupby('sale_id').head(1)
j['usd'] = (j['amount'] * j['rate']).round(2)
result = j[['sale_id', 'currency', 'amount', 'rate', 'usd']].reset_index(drop=True)
# case: fx-merge-asof
s = sales_df.assign(
    d=pd.to_datetime(sales_df['sale_date'], errors='coerce', format='%Y-%m-%d'),
    currency=sales_df['currency'].str.upper(),
)[['sale_id', 'd', 'currency']].dropna().sort_values('d')
f = fx_df.assign(valid_from=pd.to_datetime(fx_df['valid_from'])).sort_values('valid_from')
result = (
    pd.merge_asof(s, f, left_on='d', right_on='valid_from', by='currency')
    .sort_values('sale_id')
    [['sale_id', 'currency', 'd', 'rate']]
    .reset_index(drop=True)
)
# case: unpivot-targets-melt
long = targets_df.melt(id_vars='region_id', value_vars=['q1', 'q2', 'q3', 'q4'], var_name='quarter', value_name='target')
long['quarter'] = long['quarter'].str.extract(r'(\d)').astype(int)
long = long.merge(regions_df[['region_id', 'region_name']], on='region_id')
result = long.dropna(subset=['target']).sort_values(['region_name', 'quarter']).reset_index(drop=True)[['region_name', 'quarter', 'target']]
# case: greatest-least-row-wise
t = targets_df.set_index('region_id')
result = pd.DataFrame({
    'greatest': t.max(axis=1),
    'least': t.min(axis=1),
    'least_strict': t.min(axis=1, skipna=False),
    'best_q': t.idxmax(axis=1),
    'filled': t.notna().sum(axis=1),
}).reset_index()
# case: quota-attainment-left-join-case
amt = sales_df['amount'].str.replace(',', '').str.strip().replace('', np.nan).astype(float)
sold = sales_df.assign(amt=amt).groupby('rep_id', as_index=False)['amt'].sum(min_count=1)
r = reps_df.merge(sold, on='rep_id', how='left')
r['pct'] = r['amt'].div(r['quota']).mul(100).round(1)
r['grade'] = np.where(r['pct'].isna(), 'n/a', np.where(r['pct'] >= 100, 'hit', 'miss'))
result = r.sort_values(['grade', 'pct', 'rep_id'], ascending=[True, False, True])[['rep_name', 'quota', 'amt', 'pct', 'grade']].reset_index(drop=True)
# case: right-join-regions
rj = reps_df.merge(regions_df, on='region_id', how='right')
result = rj.groupby('region_name', sort=True).agg(
    reps=('rep_id', 'count'),
    quota=('quota', lambda s: s.sum(min_count=1)),
    names=('rep_name', lambda s: '; '.join(s.dropna().sort_values())),
).reset_index()
# case: region-parent-rollup-self-join
reg = regions_df.merge(regions_df, left_on='parent', right_on='region_id', how='left', suffixes=('', '_p'))
reg['top'] = reg['region_name_p'].fillna(reg['region_name'])
t = targets_df.assign(total=targets_df[['q1', 'q2', 'q3', 'q4']].fillna(0).sum(axis=1))
result = reg.merge(t[['region_id', 'total']], on='region_id').groupby('top')['total'].agg(['sum', 'count']).reset_index()
# case: not-in-null-removed-vs-kept
def not_in(left, right):
    if right.isna().any():
        return pd.Series(False, index=left.index)
    return left.notna() & ~left.isin(right)

kept = reps_df[not_in(reps_df['rep_id'], sales_df['rep_id'])]
removed = reps_df[not_in(reps_df['rep_id'], sales_df['rep_id'].dropna())]
result = {'with_null': kept['rep_name'].tolist(), 'without_null': removed['rep_name'].tolist()}
# case: three-valued-where
# WHERE NOT (quota > 700): NULL row must drop
q = reps_df['quota'].astype('Int64')
cond = q > 700
neg = ~cond
result = reps_df[neg.fillna(False)][['rep_id', 'rep_name', 'quota']].reset_index(drop=True)
# case: year-to-date-by-rep-monthly
x = sales_df.copy()
x['amount'] = pd.to_numeric(x['amount'].str.replace(',', '', regex=False), errors='coerce').fillna(0)
x['sale_date'] = pd.to_datetime(x['sale_date'], errors='coerce', dayfirst=True, format='mixed')
x = x.dropna(subset=['rep_id', 'sale_date'])
x['month'] = x['sale_date'].dt.strftime('%Y-%m')
mon = x.groupby(['rep_id', 'month'])['amount'].sum().reset_index()
mon['ytd'] = mon.groupby('rep_id')['amount'].cumsum()
mon['pct_of_rep'] = (mon['amount'] / mon.groupby('rep_id')['amount'].transform('sum')).round(3)
result = mon
# case: intersect-all-multiset
# INTERSECT ALL / EXCEPT ALL of products sold by rep 1 and rep 3 by numbering the duplicates
a = sales_df.loc[sales_df['rep_id'] == 1, ['product']].copy()
b = sales_df.loc[sales_df['rep_id'] == 3, ['product']].copy()
a['rn'] = a.groupby('product').cumcount()
b['rn'] = b.groupby('product').cumcount()
inter = a.merge(b, on=['product', 'rn'])
exc = a.merge(b, on=['product', 'rn'], how='left', indicator=True).query("_merge == 'left_only'")
result = (inter['product'].tolist(), exc['product'].tolist())
# case: page-two-offset
# SELECT rep_name, quota FROM reps ORDER BY quota DESC NULLS LAST, rep_name ASC LIMIT 2 OFFSET 2
page, size = 2, 2
ordered = reps_df.sort_values(by=['quota', 'rep_name'], ascending=[False, True], na_position='last')
out = ordered.iloc[(page - 1) * size: page * size][['rep_name', 'quota']].reset_index(drop=True)
out.insert(0, 'row_no', range((page - 1) * size + 1, (page - 1) * size + 1 + len(out)))
result = out
