import pandas as pd
import numpy as np
import datetime
import itertools

customers = pd.DataFrame({
    'customer_id': ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'],
    'company': ['Acme Inc.', 'beta llc', 'Gamma  Corp', ' Delta', 'ACME INC', None],
    'country': ['US', 'us', 'DE', None, 'US', 'FR'],
    'signup': ['2023-01-31', '2023-02-15', '15/03/2023', '2023-03-31', '2023-11-05', '2024-02-29'],
    'active': pd.array([True, False, None, True, True, False], dtype='boolean'),
})

invoices = pd.DataFrame({
    'invoice': [9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008, 9009, 9010, 9011, 9012],
    'customer_id': ['C1', 'C1', 'C2', 'C3', 'C3', 'C1', 'C4', 'C7', 'C5', None, 'C2', 'C1'],
    'issued': pd.to_datetime(['2023-02-28', '2023-03-31', '2023-03-15', '2023-04-15', '2023-05-15', '2023-04-30', '2023-04-30',
                              '2023-05-01', '2023-12-05', '2023-12-31', '2023-04-15', '2023-06-30']),
    'amount': ['100.00', '100.00', '1,250.50', '80', '-80', '(25.00)', '0', '300', '75.5', 'TBD', '1,250.50', '110.00'],
    'currency': ['USD', 'USD', 'usd', 'EUR', 'EUR', 'USD', 'USD', 'GBP', 'USD', 'EUR', 'USD', 'USD'],
})

plans = pd.DataFrame({
    'customer_id': ['C1', 'C1', 'C2', 'C3', 'C4', 'C5', 'C5'],
    'plan': ['basic', 'pro', 'pro', 'basic', 'free', 'free', 'enterprise'],
    'start': pd.to_datetime(['2023-01-31', '2023-06-01', '2023-02-15', '2023-03-15', '2023-03-31', '2023-11-05', '2023-12-01']),
    'end': pd.to_datetime(['2023-05-31', None, '2023-04-30', '2023-05-20', None, '2023-11-30', None]),
    'seats': [5, 12, 3, 1, 1, 1, 250],
})

rates = {'USD': 1.0, 'EUR': 1.08}

# case: parse-amount
def parse_amount(x):
    x = str(x).strip().replace(',', '')
    neg = x.startswith('(') and x.endswith(')')
    x = x.strip('()')
    try:
        v = float(x)
    except ValueError:
        return np.nan
    return -v if neg else v

invoices['amt'] = invoices['amount'].apply(parse_amount)
result = invoices.groupby('customer_id')['amt'].sum()

# case: amount-astype-error
invoices['amount'] = invoices['amount'].str.replace(',', '').astype(float)
result = invoices['amount'].sum()

# case: amount-numeric-coerce
amt = pd.to_numeric(invoices['amount'].str.replace(',', '', regex=False).str.replace(r'^\((.*)\)$', r'-\1', regex=True), errors='coerce')
result = {'total': amt.sum(), 'bad': invoices.loc[amt.isna(), 'invoice'].tolist(), 'neg': int((amt < 0).sum())}

# case: fx-convert
df = invoices.assign(amount=pd.to_numeric(invoices['amount'], errors='coerce'))
df['rate'] = df['currency'].str.upper().map(rates)
df['usd'] = df['amount'] * df['rate']
result = df[['invoice', 'rate', 'usd']].dropna(how='any')

# case: company-normalize
norm = (customers['company'].str.lower()
        .str.replace(r'[^\w\s]', '', regex=True)
        .str.replace(r'\b(inc|llc|corp)\b', '', regex=True)
        .str.replace(r'\s+', ' ', regex=True)
        .str.strip())
result = customers.assign(norm=norm).groupby('norm')['customer_id'].apply(list).to_dict()

# case: active-boolean
result = customers.groupby('active', dropna=False).size()

# case: active-filter-fill
result = customers[customers['active'].fillna(False) & customers['country'].str.upper().eq('US')]['customer_id'].tolist()

# case: signup-formats
s1 = pd.to_datetime(customers['signup'], format='%Y-%m-%d', errors='coerce')
s2 = pd.to_datetime(customers['signup'], format='%d/%m/%Y', errors='coerce')
customers['signup_dt'] = s1.fillna(s2)
result = customers.set_index('customer_id')['signup_dt'].dt.to_period('Q').astype(str)

# case: month-offset
s = pd.to_datetime(customers['signup'].drop(2))
result = pd.DataFrame({'signup': s, 'plus1m': s + pd.DateOffset(months=1), 'eom': s + pd.offsets.MonthEnd(0)})

# case: month-diff
p = plans.copy()
p['end'] = p['end'].fillna(pd.Timestamp('2023-12-31'))
p['months'] = (p['end'].dt.year - p['start'].dt.year) * 12 + (p['end'].dt.month - p['start'].dt.month)
result = p.groupby('plan')['months'].sum().sort_index(ascending=False)

# case: active-seats-timeline
months = pd.date_range('2023-01-01', '2023-12-01', freq='MS')
out = {}
for m in months:
    live = plans[(plans['start'] <= m) & (plans['end'].isna() | (plans['end'] >= m))]
    out[m.strftime('%Y-%m')] = int(live['seats'].sum())
result = out

# case: invoice-plan-range-join
j = invoices.merge(plans, on='customer_id', how='inner')
ok = j['issued'].ge(j['start']) & (j['end'].isna() | j['issued'].le(j['end']))
result = j.loc[ok, ['invoice', 'customer_id', 'plan']].sort_values('invoice').reset_index(drop=True)

# case: upgrade-detect
p = plans.sort_values(['customer_id', 'start'])
p['previous_plan'] = p.groupby('customer_id')['plan'].shift()
result = p[p['previous_plan'].notna() & (p['plan'] != p['previous_plan'])].apply(lambda r: f"{r['customer_id']}: {r['previous_plan']} -> {r['plan']}", axis=1).tolist()

# case: gap-days
p = plans.sort_values('start')
p['next_start'] = p.groupby('customer_id')['start'].shift(-1)
p['gap'] = p['next_start'] - p['end']
result = p['gap'].dropna()

# case: full-calendar-reindex
m = invoices.groupby(invoices['issued'].dt.to_period('M')).size()
full = pd.period_range(m.index.min(), m.index.max(), freq='M')
result = m.reindex(full, fill_value=0)

# case: cartesian-grid
grid = pd.DataFrame(list(itertools.product(['C1', 'C2', 'C3'], [3, 4, 5])), columns=['customer_id', 'month'])
cnt = invoices.assign(month=invoices['issued'].dt.month).groupby(['customer_id', 'month']).size().rename('n').reset_index()
result = grid.merge(cnt, on=['customer_id', 'month'], how='left').fillna({'n': 0}).astype({'n': 'int64'})

# case: cross-merge
result = customers[['customer_id']].head(2).merge(pd.DataFrame({'q': ['Q1', 'Q2']}), how='cross')

# case: merge-key-missing
result = customers.merge(invoices, on='customer')

# case: merge-none-keys
a = pd.DataFrame({'k': ['x', None, 'y'], 'v': [1, 2, 3]})
b = pd.DataFrame({'k': [None, 'x', 'x'], 'w': [10, 20, 30]})
result = a.merge(b, on='k', how='outer')

# case: combine-first-update
new = pd.DataFrame({'customer_id': ['C4', 'C6', 'C8'], 'country': ['CA', None, 'JP']}).set_index('customer_id')
old = customers.set_index('customer_id')[['country']]
result = new.combine_first(old).sort_index()

# case: consecutive-runs
c1 = invoices[invoices['customer_id'] == 'C1'].sort_values('issued')
per = c1['issued'].dt.year * 12 + c1['issued'].dt.month
c1['streak'] = (per.diff() != 1).cumsum()
result = c1.groupby('streak')['invoice'].agg(['first', 'count'])

# case: cohort-table
first = invoices.groupby('customer_id')['issued'].transform('min').dt.to_period('M')
d = invoices.dropna(subset=['customer_id']).copy()
d['cohort'] = first.astype(str)
d['k'] = d['issued'].dt.month - first.dt.month
result = d.pivot_table(index='cohort', columns='k', values='customer_id', aggfunc='nunique').fillna(0).astype(int)

# case: stack-roundtrip
w = plans.pivot_table(index='customer_id', columns='plan', values='seats')
result = w.stack().reset_index(name='seats')

# case: wide-to-long
wide = pd.DataFrame({'id': [1, 2], 'q_1': [10, 20], 'q_2': [30, None], 'name': ['a', 'b']})
result = pd.wide_to_long(wide, stubnames='q', i='id', j='quarter', sep='_').sort_index()

# case: tier-loop
tiers = []
for seats in plans['seats']:
    if seats >= 100:
        tiers.append('L')
    elif seats >= 5:
        tiers.append('M')
    else:
        tiers.append('S')
plans['tier'] = tiers
result = plans['tier'].value_counts(normalize=True).round(2).to_dict()

# case: loc-set-default
customers.loc[customers['country'].isna(), 'country'] = 'N/A'
customers['country'] = customers['country'].str.upper().replace({'US': 'United States', 'DE': 'Germany'})
result = customers['country'].tolist()

# case: date-minus-string
result = (plans['start'] - '2023-01-01').dt.days.tolist()

# case: date-plus-int
plans['due'] = plans['start'] + 30
result = plans['due']

# case: due-business-days
due = invoices['issued'] + pd.offsets.BDay(5)
late = due > datetime.datetime(2023, 5, 1)
result = list(zip(invoices.loc[late, 'invoice'], due[late].dt.strftime('%d %b %Y')))

# case: argsort-searchsorted
edges = np.array([1, 5, 50, 500])
plans['bucket'] = np.searchsorted(edges, plans['seats'], side='right')
order = np.argsort(-plans['seats'].to_numpy(), kind='stable')
result = plans.iloc[order][['customer_id', 'seats', 'bucket']]
