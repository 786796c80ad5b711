import pandas as pd
import numpy as np

AREA_CODE_STATE_df = pd.DataFrame({
    'area_code': [201, 202, 205, 209, 212, 213, 907],
    'state': ['NJ', 'DC', 'AL', 'CA', 'NY', 'CA', 'AK'],
})

CONTESTANTS_df = pd.DataFrame({
    'contestant_number': [1, 2, 3, 4, 5, 6, 7],
    'contestant_name': ['Edwina Burnam', 'Tabatha Gehling', 'Kelly Clauss', 'Jessie Alloway', 'Alana Bregman', 'Jessie Eichman', 'allan lin'],
})

VOTES_df = pd.DataFrame({
    'vote_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'phone_number': ['7182887233', '2124567890', ' 5103452345', '2121237879', '2121237879', '9072223334', None, '2099998888', '2015550000'],
    'state': ['CA', 'NY', 'CA', 'NY', 'ny', 'AK', 'NJ', 'CA ', 'NY'],
    'contestant_number': [2, 5, 4, 3, 2, 2, 1, 3, np.nan],
    'created': ['2018-03-09 19:57:56', '2018-03-09 19:57:56', '09/03/2018 20:01', '2018-03-10 20:01:02',
                '2018-03-10 20:01:02', '2018-03-09 19:57:56', None, '2018-03-12', '2018-03-09'],
})
# case: state-count
result = AREA_CODE_STATE_df['state'].nunique()
# case: contestants-desc
result = CONTESTANTS_df.sort_values('contestant_name', ascending=False)[['contestant_number', 'contestant_name']].reset_index(drop=True)
# case: vote-listing-records
result = VOTES_df[['vote_id', 'phone_number', 'state']].fillna('').to_dict('records')
# case: area-code-range
codes = AREA_CODE_STATE_df['area_code'].to_numpy()
result = (codes.max(), codes.min(), np.ptp(codes))
# case: last-ca-vote
ca = VOTES_df[VOTES_df['state'].str.strip() == 'CA'].copy()
ca['created'] = pd.to_datetime(ca['created'], errors='coerce')
result = ca['created'].max()
# case: not-jessie-alloway
result = CONTESTANTS_df.query("contestant_name != 'Jessie Alloway'")[['contestant_name']]
# case: distinct-state-created-index
mi = pd.MultiIndex.from_frame(VOTES_df[['state', 'created']]).drop_duplicates()
result = mi.to_frame(index=False)
# case: two-votes-or-more-map
votes = VOTES_df['contestant_number'].value_counts()
n = CONTESTANTS_df['contestant_number'].map(votes).fillna(0).astype(int)
result = CONTESTANTS_df[n >= 2].assign(votes=n)
# case: least-voted
m = CONTESTANTS_df.merge(VOTES_df, on='contestant_number')
g = m.groupby(['contestant_number', 'contestant_name'])['vote_id'].count().reset_index(name='cnt')
result = g.sort_values('cnt').head(1)[['contestant_number', 'contestant_name']]
# case: ny-or-ca-votes
vc = VOTES_df['state'].str.strip().str.upper().value_counts()
result = int(vc.loc[['NY', 'CA']].sum())
# case: unvoted-contestants-setdiff
result = len(np.setdiff1d(CONTESTANTS_df['contestant_number'], VOTES_df['contestant_number'].dropna()))
# case: busiest-area-code-indexed-join
a = AREA_CODE_STATE_df.set_index('state')
v = VOTES_df.set_index(VOTES_df['state'].str.strip().str.upper()).drop(columns='state')
t = a.join(v, how='inner').groupby('area_code').size()
result = t[t == t.max()].reset_index(name='n_votes')
# case: tabatha-votes
num = CONTESTANTS_df.loc[CONTESTANTS_df['contestant_name'] == 'Tabatha Gehling', 'contestant_number'].values[0]
result = VOTES_df.loc[VOTES_df['contestant_number'] == num, ['created', 'state', 'phone_number']]
# case: both-contestants-areas
who = dict(CONTESTANTS_df.values.tolist())
v = VOTES_df.assign(name=VOTES_df['contestant_number'].map(who), st=VOTES_df['state'].str.strip().str.upper())
grid = v.pivot_table(index='st', columns='name', values='vote_id', aggfunc='count')
ok = grid[['Tabatha Gehling', 'Kelly Clauss']].gt(0).all(axis=1)
result = AREA_CODE_STATE_df[AREA_CODE_STATE_df['state'].isin(ok[ok].index)]['area_code'].tolist()
