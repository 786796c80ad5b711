import pandas as pd
import numpy as np
from itertools import combinations
from collections import Counter

subscriptions_df = pd.DataFrame([
    {'sub_id': 1, 'account': 'Acme Inc', 'plan': 'Basic', 'start_date': '2023-01-01', 'end_date': '2023-06-30', 'mrr': 50},
    {'sub_id': 2, 'account': 'acme inc', 'plan': 'Pro', 'start_date': '2023-07-01', 'end_date': None, 'mrr': 120},
    {'sub_id': 3, 'account': 'Blue Ocean', 'plan': 'Pro', 'start_date': '2023-02-15', 'end_date': '2023-05-14', 'mrr': 120},
    {'sub_id': 4, 'account': 'Cedar LLC', 'plan': 'Enterprise', 'start_date': '2023-03-01', 'end_date': None, 'mrr': 900},
    {'sub_id': 5, 'account': 'Blue Ocean ', 'plan': 'Basic', 'start_date': '2023-08-01', 'end_date': None, 'mrr': 50},
    {'sub_id': 6, 'account': 'Delta Co', 'plan': 'Basic', 'start_date': '2023-04-10', 'end_date': '2023-04-30', 'mrr': None},
    {'sub_id': 7, 'account': 'Cedar LLC', 'plan': 'Basic', 'start_date': '2023-05-01', 'end_date': '2023-09-30', 'mrr': 50},
    {'sub_id': 8, 'account': 'Echo GmbH', 'plan': 'Pro', 'start_date': '2023-06-20', 'end_date': '2023-12-31', 'mrr': 120},
])

invoices_df = pd.DataFrame({
    'invoice_id': ['INV-001', 'INV-002', 'INV-003', 'INV-004', 'INV-005', 'INV-006', 'INV-007'],
    'sub_id': [1, 1, 3, 4, 4, 7, 8],
    'issued': ['2023-01-31', '2023-02-28', '2023-03-15', '2023-03-31', '2023-04-30', '2023-05-31', '2023-07-01'],
    'due_days': [30, 30, 15, 45, 45, 30, 10],
    'paid_on': ['2023-02-20', '2023-04-15', None, '2023-05-01', '2023-06-20', '2023-06-30', None],
    'total': ['50.00', '50.00', '120.00', '900.00', '950.00', '50.00', '120.00'],
})

features_df = pd.DataFrame({
    'account': ['Acme Inc', 'Acme Inc', 'Cedar LLC', 'Cedar LLC', 'Cedar LLC', 'Echo GmbH', 'Blue Ocean', 'Blue Ocean'],
    'features': ['api,export', 'sso', 'api,sso,audit', 'export', 'api', 'api, export', '', None],
})
# case: monthly-active-mrr
# Expand each subscription over the months in which it was active (month starts)
subs = subscriptions_df.copy()
subs['start_date'] = pd.to_datetime(subs['start_date'])
subs['end_date'] = pd.to_datetime(subs['end_date']).fillna(pd.Timestamp('2023-12-31'))
subs['mrr'] = subs['mrr'].fillna(0)

months = pd.DataFrame({'month_start': pd.date_range('2023-01-01', '2023-12-01', freq='MS')})
months['month_end'] = months['month_start'] + pd.offsets.MonthEnd(0)

grid = months.merge(subs, how='cross')
active = grid[(grid['start_date'] <= grid['month_end']) & (grid['end_date'] >= grid['month_start'])]
result = (
    active.groupby('month_start')
    .agg(active_subs=('sub_id', 'nunique'), mrr=('mrr', 'sum'))
    .reset_index()
    .assign(mrr_change=lambda d: d['mrr'].diff().fillna(0))
)
# case: overlapping-subscriptions
# Same account holding two subscriptions whose periods overlap
s = subscriptions_df.copy()
s['account'] = s['account'].str.strip().str.lower()
s['start_date'] = pd.to_datetime(s['start_date'])
s['end_date'] = pd.to_datetime(s['end_date']).fillna(pd.Timestamp.max.normalize())

pairs = s.merge(s, on='account', suffixes=('_1', '_2')).query('sub_id_1 < sub_id_2')
overlap = pairs[(pairs['start_date_1'] <= pairs['end_date_2']) & (pairs['start_date_2'] <= pairs['end_date_1'])].copy()
overlap['overlap_start'] = overlap[['start_date_1', 'start_date_2']].max(axis=1)
overlap['overlap_end'] = overlap[['end_date_1', 'end_date_2']].min(axis=1)
overlap['overlap_days'] = (overlap['overlap_end'] - overlap['overlap_start']).dt.days + 1
result = overlap[['account', 'sub_id_1', 'sub_id_2', 'overlap_start', 'overlap_end', 'overlap_days']].reset_index(drop=True)
# case: reactivated-accounts
# Accounts that came back after a gap, with gap length in days
r = (
    subscriptions_df
    .assign(account=lambda d: d['account'].str.strip().str.upper(),
            start_date=lambda d: pd.to_datetime(d['start_date']),
            end_date=lambda d: pd.to_datetime(d['end_date']))
    .sort_values(['account', 'start_date'])
)
r['prev_end'] = r.groupby('account')['end_date'].shift(1)
r['gap'] = (r['start_date'] - r['prev_end']).dt.days - 1
result = (
    r[r['gap'] > 0]
    .loc[:, ['account', 'sub_id', 'prev_end', 'start_date', 'gap']]
    .rename(columns={'sub_id': 'new_sub_id', 'start_date': 'returned_on', 'gap': 'gap_days'})
    .astype({'gap_days': 'int64'})
    .reset_index(drop=True)
)
# case: plan-upgrades
# Movement between plans: upgrade / downgrade / same
plan_order = {'Basic': 1, 'Pro': 2, 'Enterprise': 3}
p = subscriptions_df.copy()
p['account'] = p['account'].str.strip().str.title()
p['tier'] = p['plan'].map(plan_order)
p = p.sort_values(['account', 'start_date'])
p['prev_plan'] = p.groupby('account')['plan'].shift()
p['prev_tier'] = p.groupby('account')['tier'].shift()

moves = p.dropna(subset=['prev_tier']).copy()
moves['movement'] = np.sign(moves['tier'] - moves['prev_tier']).map({1.0: 'upgrade', -1.0: 'downgrade', 0.0: 'same'})
moves['route'] = moves['prev_plan'].str.cat(moves['plan'], sep=' -> ')
result = moves[['account', 'route', 'movement']].sort_values('account').reset_index(drop=True)
# case: invoice-ageing
# Ageing buckets at the end of July 2023 for unpaid invoices, or days late if paid
today = pd.Timestamp('2023-07-31')
inv = invoices_df.copy()
inv[['issued', 'paid_on']] = inv[['issued', 'paid_on']].apply(pd.to_datetime)
inv['due_date'] = inv['issued'] + pd.to_timedelta(inv['due_days'], unit='D')
inv['days_late'] = (inv['paid_on'].fillna(today) - inv['due_date']).dt.days
inv['bucket'] = np.select(
    [
        inv['days_late'] <= 0,
        inv['days_late'].between(1, 30),
        inv['days_late'].between(31, 90),
    ],
    ['on time', '1-30', '31-90'],
    default='90+',
)
inv['open_amount'] = np.where(inv['paid_on'].isna(), pd.to_numeric(inv['total']), 0.0)
result = inv[['invoice_id', 'due_date', 'days_late', 'bucket', 'open_amount']].sort_values('days_late', ascending=False).reset_index(drop=True)
# case: feature-cooccurrence
# One row per account with the set of its features, then co-occurring pairs over accounts
feat = features_df.dropna(subset=['features']).copy()
feat['feature'] = feat['features'].str.split(',')
feat = feat.explode('feature')
feat['feature'] = feat['feature'].str.strip()
feat = feat[feat['feature'] != ''].drop_duplicates(['account', 'feature'])

counter = Counter()
for _, grp in feat.groupby('account'):
    counter.update(combinations(sorted(grp['feature']), 2))

result = pd.DataFrame(
    [(a, b, n) for (a, b), n in counter.items()],
    columns=['feature_a', 'feature_b', 'accounts'],
).sort_values(['accounts', 'feature_a', 'feature_b'], ascending=[False, True, True]).reset_index(drop=True)
# case: churn-rate-quarterly
# Churned subscriptions / active at the start of each quarter
sub = subscriptions_df.copy()
sub['start_date'] = pd.to_datetime(sub['start_date'])
sub['end_date'] = pd.to_datetime(sub['end_date'])

rows = []
for q in pd.period_range('2023Q2', '2023Q4', freq='Q'):
    q_start, q_end = q.start_time, q.end_time
    at_start = (sub['start_date'] < q_start) & (sub['end_date'].isna() | (sub['end_date'] >= q_start))
    churned = at_start & sub['end_date'].between(q_start, q_end)
    rows.append({'quarter': str(q), 'active_at_start': at_start.sum(), 'churned': churned.sum()})
churn = pd.DataFrame(rows)
churn['churn_rate'] = (churn['churned'] / churn['active_at_start']).round(4)
result = churn
# case: account-lifetime-value
# LTV: months active x mrr, summed per normalised account, with a rank
end_default = pd.to_datetime('2023-12-31')
ltv = (
    subscriptions_df
    .assign(
        account=lambda d: d['account'].str.strip().str.title(),
        start_date=lambda d: pd.to_datetime(d['start_date']),
        end_date=lambda d: pd.to_datetime(d['end_date']).fillna(end_default),
        months=lambda d: (d['end_date'].dt.year - d['start_date'].dt.year) * 12
                         + d['end_date'].dt.month - d['start_date'].dt.month + 1,
        value=lambda d: d['months'] * d['mrr'].fillna(0),
    )
    .groupby('account', as_index=False)[['months', 'value']]
    .sum()
)
ltv['rank'] = ltv['value'].rank(ascending=False, method='min').astype(int)
result = ltv.sort_values('rank').reset_index(drop=True)
# case: invoice-next-and-previous
# Previous and next invoice total of the same subscription
i = invoices_df.assign(total=invoices_df['total'].astype(float)).sort_values(['sub_id', 'issued'])
grouped = i.groupby('sub_id')['total']
i = i.assign(
    prev_total=grouped.shift(1),
    next_total=grouped.shift(-1),
    n_in_sub=grouped.transform('size'),
    seq=i.groupby('sub_id').cumcount().add(1),
)
i['change'] = i['total'].sub(i['prev_total'])
result = i.loc[i['n_in_sub'].gt(1), ['sub_id', 'seq', 'invoice_id', 'prev_total', 'total', 'next_total', 'change']].reset_index(drop=True)
# case: billing-gaps-by-account
# Billed vs expected: subscriptions without invoice and those billed off-plan
billed = (
    invoices_df.assign(total=pd.to_numeric(invoices_df['total']))
    .groupby('sub_id')
    .agg(n_inv=('invoice_id', 'nunique'), avg_total=('total', 'mean'))
)
chk = subscriptions_df.merge(billed, left_on='sub_id', right_index=True, how='left')
chk['n_inv'] = chk['n_inv'].fillna(0).astype(int)
chk['status'] = 'ok'
chk.loc[chk['n_inv'] == 0, 'status'] = 'never billed'
chk.loc[(chk['n_inv'] > 0) & (chk['avg_total'] != chk['mrr']), 'status'] = 'off plan'
result = chk.groupby('status')['sub_id'].agg(['count', list]).reset_index().rename(columns={'list': 'sub_ids'})
# case: concurrent-subscriptions-peak
# Sweep line: +1 on start, -1 on the day after the end, peak of simultaneous subscriptions
starts = pd.DataFrame({'day': pd.to_datetime(subscriptions_df['start_date']), 'delta': 1})
ends = pd.DataFrame({
    'day': pd.to_datetime(subscriptions_df['end_date'].dropna()) + pd.Timedelta(1, unit='D'),
    'delta': -1,
})
sweep = (
    pd.concat([starts, ends])
    .groupby('day')['delta'].sum()
    .cumsum()
    .rename('concurrent')
    .reset_index()
)
sweep['until'] = sweep['day'].shift(-1) - pd.Timedelta(days=1)
peak = sweep['concurrent'].max()
result = sweep.query('concurrent == @peak').reset_index(drop=True)
# case: payment-behaviour-score
# On-time share by plan, worst first
pay = invoices_df.merge(subscriptions_df[['sub_id', 'plan']], on='sub_id', how='left')
issued = pd.to_datetime(pay['issued'])
paid = pd.to_datetime(pay['paid_on'])
pay['took'] = (paid - issued).dt.days
pay['on_time'] = pay['took'].le(pay['due_days'])
score = pay.groupby('plan').agg(
    invoices=('invoice_id', 'count'),
    unpaid=('paid_on', lambda s: s.isna().sum()),
    on_time_share=('on_time', 'mean'),
    avg_days=('took', 'mean'),
)
result = score.sort_values(['on_time_share', 'invoices'], ascending=[True, False]).round(2).reset_index()
