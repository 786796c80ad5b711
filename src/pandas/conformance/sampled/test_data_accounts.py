import pandas as pd
import numpy as np
from collections import OrderedDict
from io import StringIO
# case: accounts-transactions-balance
accounts_df = pd.DataFrame(
    data=[['ACC1', 'checking', 100.0], ['ACC2', 'savings', 2500.5], ['ACC3', 'checking', 0]],
    columns=['acct', 'kind', 'opening'],
)
tx_df = pd.DataFrame(
    [('ACC1', '2024-01-02', -40.25), ('ACC1', '2024-01-03', 500), ('ACC2', '2024-01-03', -100), ('ACC9', '2024-01-04', 5)],
    columns=['acct', 'day', 'amount'],
)
net = tx_df.groupby('acct', as_index=False)['amount'].sum()
out = accounts_df.merge(net, how='left', on='acct').fillna({'amount': 0})
out['closing'] = out['opening'] + out['amount']
result = out
# case: money-text-parentheses
ledger_df = pd.DataFrame({
    'line': range(1, 7),
    'amt': ['1,200.00', '(350.25)', '-20', '$75', '', None],
})
s = ledger_df['amt'].str.strip()
neg = s.str.startswith('(', na=False)
num = pd.to_numeric(s.str.replace(r'[^0-9.\-]', '', regex=True), errors='coerce')
ledger_df['value'] = num.where(~neg, -num)
result = ledger_df
# case: running-balance-cumsum
moves = [('A', 10), ('B', 5), ('A', -3), ('A', 7), ('B', -5), ('C', 0)]
moves_df = pd.DataFrame(moves, columns=['acct', 'delta'])
moves_df['seq'] = moves_df.groupby('acct').cumcount() + 1
moves_df['balance'] = moves_df.groupby('acct')['delta'].cumsum()
result = moves_df.sort_values(['acct', 'seq']).reset_index(drop=True)
# case: fx-rates-multiplied-lists
rates_df = pd.DataFrame({
    'ccy': ['EUR'] * 3 + ['GBP'] * 3,
    'day': ['2024-01-01', '2024-01-02', '2024-01-03'] * 2,
    'rate': [1.10, 1.11, 1.09, 1.27, 1.26, 1.28],
})
wide = rates_df.pivot(index='day', columns='ccy', values='rate')
wide['spread'] = (wide['GBP'] - wide['EUR']).round(4)
result = wide
# case: loan-schedule-loop
principal, rate, n = 1200.0, 0.01, 4
pay = principal * rate / (1 - (1 + rate) ** -n)
rows, bal = [], principal
for k in range(1, n + 1):
    interest = bal * rate
    bal = bal + interest - pay
    rows.append({'period': k, 'interest': round(interest, 2), 'principal': round(pay - interest, 2), 'balance': round(abs(bal), 2)})
schedule_df = pd.DataFrame(rows).set_index('period')
result = schedule_df
# case: card-types-category-unused
cards_df = pd.DataFrame({
    'card': ['1', '2', '3', '4'],
    'brand': pd.Categorical(['visa', 'amex', 'visa', 'visa'], categories=['visa', 'amex', 'discover']),
    'limit': [1000, 5000, 2000, None],
})
g = cards_df.groupby('brand', observed=False)['limit'].agg(['count', 'sum'])
h = cards_df.groupby('brand', observed=True)['limit'].mean()
result = {'all': g, 'seen': h, 'categories': list(cards_df['brand'].cat.categories)}
# case: quarter-periods-fiscal
fin_df = pd.DataFrame({
    'q': pd.PeriodIndex(['2023Q3', '2023Q4', '2024Q1', '2024Q2'], freq='Q'),
    'revenue': [200, 260, 240, 300],
})
fin_df['start'] = fin_df['q'].dt.start_time
fin_df['end'] = fin_df['q'].dt.end_time.dt.normalize()
fin_df['growth'] = fin_df['revenue'].pct_change().round(3)
result = fin_df.assign(q=fin_df['q'].astype(str))
# case: fraud-flags-np-select
tx_df = pd.DataFrame({
    'tx': [1, 2, 3, 4, 5],
    'amount': [5, 9999, 15000, 120, np.nan],
    'country': ['US', 'us', 'RU', 'FR', 'US'],
})
conds = [
    tx_df['amount'].isna(),
    tx_df['amount'] > 10000,
    (tx_df['amount'] > 100) & (tx_df['country'].str.upper() != 'US'),
]
tx_df['risk'] = np.select(conds, ['unknown', 'high', 'medium'], default='low')
result = tx_df.groupby('risk')['tx'].agg(list).sort_index().to_dict()
# case: portfolio-ordered-dict
od = OrderedDict([
    ('ticker', ['AAA', 'BBB', 'CCC']),
    ('shares', [10, 0, 25]),
    ('price', ['12.5', '8', '101.10']),
])
port_df = pd.DataFrame(od, index=['x', 'y', 'z'])
port_df['value'] = port_df['shares'] * port_df['price'].astype(float)
port_df['weight'] = (port_df['value'] / port_df['value'].sum() * 100).round(1).astype(str) + '%'
result = port_df
# case: nan-vs-none-equality
left_df = pd.DataFrame({'k': ['a', None, np.nan, 'b'], 'v': [1, 2, 3, 4]})
right_df = pd.DataFrame({'k': ['a', None, 'c'], 'w': [10, 20, 30]})
result = left_df.merge(right_df, on='k', how='inner').sort_values('v')
# case: invoice-parts-concat-keys
paid_df = pd.DataFrame({'inv': [1, 2], 'amt': [50, 60]})
open_df = pd.DataFrame({'inv': [3], 'amt': [70.5]})
void_df = pd.DataFrame({'inv': [], 'amt': []})
all_df = pd.concat([paid_df.assign(state='paid'), open_df.assign(state='open'), void_df.assign(state='void')])
result = {'dtypes': all_df.dtypes.astype(str).to_dict(), 'index': all_df.index.tolist(), 'by': all_df.groupby('state')['amt'].sum().to_dict()}
# case: update-by-mask-and-loc
fees_df = pd.DataFrame({'acct': ['a', 'b', 'c', 'd'], 'fee': [1.0, 2.0, 3.0, 4.0], 'waived': ['N', 'Y', 'N', None]})
fees_df.loc[fees_df['waived'] == 'Y', 'fee'] = 0
fees_df.loc[fees_df['waived'].isna(), ['fee', 'waived']] = [np.nan, 'N']
fees_df.loc[4] = ['e', 9.5, 'Y']
fees_df.loc['x'] = {'acct': 'f', 'fee': 1, 'waived': 'N'}
result = fees_df
# case: year-month-groupby-describe
pay_df = pd.DataFrame({
    'd': ['2024-01-15', '2024-01-20', '2024-02-01', '2024-02-15', '2024-02-28'],
    'amt': [10, 30, 5, 15, 25],
})
pay_df['d'] = pd.to_datetime(pay_df['d'])
result = pay_df.groupby(pay_df['d'].dt.to_period('M').astype(str))['amt'].describe()[['count', 'mean', 'min', '50%', 'max']]
