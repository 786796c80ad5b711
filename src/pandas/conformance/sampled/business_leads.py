import pandas as pd
import numpy as np
import re

leads_df = pd.DataFrame({
    'lead_id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009],
    'email': ['Tom@Example.com', 'tom@example.com ', 'sue@corp.io', None, 'raj@corp.io', 'lea@mail.net', 'LEA@mail.net', 'bad-email', 'zed@corp.io'],
    'source': ['web', 'Web', 'event', 'web', 'referral', 'event', 'partner', 'web', None],
    'created_at': ['2023-10-01T08:00:00', '2023-10-03T09:30:00', '2023-10-02T10:00:00', '2023-10-05T11:00:00',
                   '2023-10-09T12:00:00', '2023-11-01T13:00:00', '2023-11-04T13:00:00', '2023-11-10T14:00:00', '2023-11-15T15:45:00'],
    'score': [55, 70, 88, 20, 88, 64, np.nan, 5, 47],
})

opportunities_df = pd.DataFrame({
    'opp_id': ['O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7'],
    'lead_id': [1002, 1003, 1005, 1006, 1003, 1009, 1099],
    'owner': ['Mia', 'Noah', 'Mia', 'Olga', 'Noah', 'Mia', 'Olga'],
    'amount': ['$12,000', '$4,500', '$30,000', '$7,250', '4500', None, '$1,000'],
    'stage': ['Won', 'Lost', 'Negotiation', 'won', 'Won', 'Proposal', 'Lost'],
})

stage_log_df = pd.DataFrame({
    'opp_id': ['O1', 'O1', 'O1', 'O2', 'O2', 'O3', 'O3', 'O4', 'O4', 'O5', 'O6', 'O1'],
    'stage': ['Qualify', 'Proposal', 'Won', 'Qualify', 'Lost', 'Qualify', 'Negotiation', 'Qualify', 'Won', 'Won', 'Proposal', 'Proposal'],
    'changed_at': ['2023-10-05', '2023-10-12', '2023-10-30', '2023-10-04', '2023-10-20', '2023-10-15', '2023-11-02',
                   '2023-11-03', '2023-11-21', '2023-11-25', '2023-11-18', '2023-10-14'],
})

targets_df = pd.DataFrame({
    'owner': ['Mia', 'Noah', 'Olga', 'Pia'],
    'target': [20000, 10000, 7250, 5000],
    'region': ['EMEA', 'AMER', 'EMEA', 'APAC'],
})
# case: dedupe-leads-latest
# One row per e-mail: keep the most recent lead but the best score ever seen
leads = leads_df.copy()
leads['email_key'] = leads['email'].str.strip().str.lower()
leads['created_at'] = pd.to_datetime(leads['created_at'])
valid = leads[leads['email_key'].str.match(r'^[^@\s]+@[^@\s]+\.\w+$', na=False)].copy()

valid['best_score'] = valid.groupby('email_key')['score'].transform('max')
valid['copies'] = valid.groupby('email_key')['lead_id'].transform('count')
latest = (
    valid.sort_values('created_at', ascending=False)
    .drop_duplicates('email_key')
    .sort_values('email_key')
)
result = latest[['email_key', 'lead_id', 'created_at', 'best_score', 'copies']].reset_index(drop=True)
# case: win-rate-by-owner
opp = opportunities_df.copy()
opp['stage'] = opp['stage'].str.title()
opp['amount'] = pd.to_numeric(opp['amount'].str.replace(r'[$,]', '', regex=True))

closed = opp[opp['stage'].isin(['Won', 'Lost'])].copy()
closed['won_amount'] = closed['amount'].where(closed['stage'] == 'Won', 0)
perf = closed.groupby('owner', as_index=False).agg(
    closed=('opp_id', 'count'),
    won=('stage', lambda s: s.eq('Won').sum()),
    won_amount=('won_amount', 'sum'),
)
perf['win_rate'] = perf['won'] / perf['closed']

result = targets_df.merge(perf, on='owner', how='left').fillna({'closed': 0, 'won': 0, 'won_amount': 0})
result['attainment'] = (result['won_amount'] / result['target']).round(2)
result = result.sort_values(['attainment', 'owner'], ascending=[False, True]).reset_index(drop=True)
# case: days-in-stage
# How long did every opportunity stay in each stage; the current stage is measured until 2023-12-01
log = stage_log_df.assign(changed_at=pd.to_datetime(stage_log_df['changed_at']))
log = log.sort_values(['opp_id', 'changed_at']).reset_index(drop=True)
# drop entries which repeat the stage already in place
same = log['stage'].eq(log.groupby('opp_id')['stage'].shift())
log = log[~same].copy()
log['left_at'] = log.groupby('opp_id')['changed_at'].shift(-1)
log['is_open'] = log['left_at'].isna() & ~log['stage'].isin(['Won', 'Lost'])
log.loc[log['is_open'], 'left_at'] = pd.Timestamp('2023-12-01')
log['days'] = (log['left_at'] - log['changed_at']).dt.days
result = log.dropna(subset=['days']).groupby('stage')['days'].agg(['count', 'mean', 'median', 'max']).round(1).reset_index()
# case: sales-cycle
# Days from lead creation to Won
won = (
    stage_log_df.query("stage == 'Won'")
    .groupby('opp_id', as_index=False)['changed_at'].max()
    .rename(columns={'changed_at': 'won_at'})
)
cycle = (
    opportunities_df[['opp_id', 'lead_id', 'owner']]
    .merge(won, on='opp_id')
    .merge(leads_df[['lead_id', 'created_at', 'source']], on='lead_id')
)
cycle['cycle_days'] = (
    pd.to_datetime(cycle['won_at']) - pd.to_datetime(cycle['created_at']).dt.normalize()
).dt.days
cycle['speed'] = pd.cut(cycle['cycle_days'], [0, 20, 30, 365], labels=['fast', 'normal', 'slow'])
result = cycle[['opp_id', 'owner', 'source', 'cycle_days', 'speed']].sort_values('cycle_days').reset_index(drop=True)
result['speed'] = result['speed'].astype(object)
# case: pipeline-funnel-reach
# How many opportunities ever reached each stage, in pipeline order
order = pd.CategoricalDtype(['Qualify', 'Proposal', 'Negotiation', 'Won'], ordered=True)
reach = stage_log_df[stage_log_df['stage'] != 'Lost'].copy()
reach['stage'] = reach['stage'].astype(order)
furthest = reach.groupby('opp_id')['stage'].max()
codes = furthest.cat.codes
funnel = pd.DataFrame({
    'stage': order.categories,
    'reached': [(codes >= i).sum() for i in range(len(order.categories))],
})
funnel['pct_of_first'] = (funnel['reached'] / funnel.loc[0, 'reached'] * 100).round(1)
result = funnel
# case: source-quality
# Lead count, opportunity count and mean score by source; source null -> 'unknown'
ls = leads_df.assign(source=leads_df['source'].str.lower().fillna('unknown'))
ls = ls.assign(has_opp=ls['lead_id'].isin(opportunities_df['lead_id']))
q = ls.groupby('source').agg(
    leads=pd.NamedAgg(column='lead_id', aggfunc='size'),
    with_opp=pd.NamedAgg(column='has_opp', aggfunc='sum'),
    avg_score=pd.NamedAgg(column='score', aggfunc='mean'),
)
q = q.assign(opp_rate=(q.with_opp / q.leads * 100).round(0).astype(int).astype(str) + '%')
result = q.sort_values(['leads', 'avg_score'], ascending=[False, False]).reset_index()
# case: corporate-domains
# Domains with more than one lead and their pipeline
dom = leads_df.dropna(subset=['email']).copy()
dom['domain'] = dom['email'].apply(lambda e: re.sub(r'.*@', '', e.strip().lower()) if '@' in e else None)
amounts = opportunities_df.assign(
    amount=opportunities_df['amount'].str.replace('$', '', regex=False).str.replace(',', '', regex=False).astype(float)
).groupby('lead_id')['amount'].sum()
dom['pipeline'] = dom['lead_id'].map(amounts)
by_dom = dom.groupby('domain').agg(leads=('lead_id', 'nunique'), pipeline=('pipeline', 'sum'))
result = by_dom[by_dom['leads'] > 1].sort_values('pipeline', ascending=False).reset_index()
# case: duplicate-opportunities
# Same lead and same amount reported twice
op = opportunities_df.copy()
op['amt'] = op['amount'].str.replace(r'\D', '', regex=True).astype(float)
mask = op.duplicated(subset=['lead_id', 'amt'], keep=False) & op['amt'].notna()
suspects = op.loc[mask].sort_values(['lead_id', 'opp_id'])
result = (
    suspects.groupby(['lead_id', 'amt'])
    .apply(lambda g: pd.Series({'opps': '|'.join(g['opp_id']), 'stages': '|'.join(g['stage']), 'n': len(g)}), include_groups=False)
    .reset_index()
)
# case: monthly-leads-by-source
# Leads per month by source in wide form plus month over month change of the total
lm = leads_df.copy()
lm['month'] = pd.to_datetime(lm['created_at']).dt.strftime('%b %Y')
lm['month_sort'] = pd.to_datetime(lm['created_at']).dt.to_period('M')
wide = (
    lm.assign(source=lm['source'].fillna('n/a').str.lower())
    .groupby(['month_sort', 'month', 'source'])
    .size()
    .unstack(fill_value=0)
    .reset_index()
    .sort_values('month_sort')
    .drop(columns='month_sort')
)
wide.columns.name = None
src_cols = [c for c in wide.columns if c != 'month']
wide['total'] = wide[src_cols].sum(axis=1)
wide['mom_pct'] = (wide['total'].pct_change() * 100).round(1)
result = wide
# case: owner-share-in-region
# Share of the region target and cumulative share, biggest first
tg = targets_df.copy()
tg['region_total'] = tg.groupby('region')['target'].transform('sum')
tg['share'] = tg['target'] / tg['region_total']
tg = tg.sort_values(['region', 'target'], ascending=[True, False])
tg['cum_share'] = tg.groupby('region')['share'].cumsum().round(3)
tg['share'] = tg['share'].round(3)
tg['is_lead'] = ~tg.duplicated('region')
result = tg[['region', 'owner', 'target', 'share', 'cum_share', 'is_lead']].reset_index(drop=True)
# case: score-tercile-conversion
# Score terciles against win
sq = leads_df.dropna(subset=['score']).copy()
sq['tercile'] = pd.qcut(sq['score'], q=3, labels=['low', 'mid', 'high'])
won_leads = opportunities_df.loc[opportunities_df['stage'].str.lower() == 'won', 'lead_id']
sq['won'] = np.where(sq['lead_id'].isin(won_leads), 1, 0)
result = (
    sq.groupby('tercile', observed=True)
    .agg(n=('lead_id', 'count'), min_score=('score', 'min'), max_score=('score', 'max'), won=('won', 'sum'))
    .reset_index()
    .assign(win_rate=lambda d: (d['won'] / d['n']).round(3), tercile=lambda d: d['tercile'].astype(str))
)
# case: stage-transition-matrix
# Counts of stage -> next stage transitions
seq = stage_log_df.sort_values(['opp_id', 'changed_at'])
seq = seq.assign(next_stage=seq.groupby('opp_id')['stage'].shift(-1)).dropna(subset=['next_stage'])
matrix = pd.crosstab(seq['stage'], seq['next_stage'], normalize='index').round(2)
cnt = pd.crosstab(seq['stage'], seq['next_stage'])
long = cnt.stack().reset_index(name='n').merge(matrix.stack().reset_index(name='p'), on=['stage', 'next_stage'])
result = long[long['n'] > 0].sort_values(['stage', 'n', 'next_stage'], ascending=[True, False, True]).reset_index(drop=True)
