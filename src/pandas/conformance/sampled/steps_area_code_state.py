import pandas as pd
import numpy as np

# voter_1
AREA_CODE_STATE_df = pd.DataFrame({
    'area_code': [201, 202, 203, 205, 212, 213, 310, 415, 907],
    'state': ['NJ', 'DC', 'CT', 'AL', 'NY', 'CA', 'CA', 'CA', 'AK'],
})

CONTESTANTS_df = pd.DataFrame({
    'contestant_number': [1, 2, 3, 4, 5, 6, 7, 8],
    'contestant_name': ['Edwina Burnam', 'Tabatha Gehling', 'Kelly Clauss', 'Jessie Alloway',
                        'Alana Bregman', 'Jessie Eichman', 'Allie Rogalski', None],
})

VOTES_df = pd.DataFrame({
    'vote_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'phone_number': [7182887233, 2021234567, 3102455555, 2125550101, 4155550000, 2051110000,
                     7182887233, 9075551234, 3105559999, 2125550199],
    'state': ['NY', 'DC', 'CA', 'NY', 'ca', 'AL', 'NY ', 'AK', 'CA', None],
    'contestant_number': [2, 5, 2, 3, 3, 7, 2, 4, 3, 9],
    'created': ['2018-03-09 20:20:12', '2018-03-09 21:44:02', '10/03/2018 08:15', '2018-03-10 09:00:00',
                '2018-03-10 23:59:59', '2018-03-11', '2018-03-09 20:20:12', '', '12 March 2018', '2018-03-10 09:00:00'],
})
# case: number-of-states
# count(*) counts rows, the question asks for states
row_count = len(AREA_CODE_STATE_df)
distinct_states = []
for state in AREA_CODE_STATE_df['state']:
    if state not in distinct_states:
        distinct_states.append(state)
result = pd.DataFrame({'rows': [row_count], 'states': [len(distinct_states)]})
# case: contestants-name-descending
# None names last
result = CONTESTANTS_df.sort_values('contestant_name', ascending=False, na_position='last')
result = result[['contestant_number', 'contestant_name']].reset_index(drop=True)
# case: votes-ids-phones-formatted
# Show phone numbers as (xxx) xxx-xxxx
def format_phone(number):
    digits = str(number).zfill(10)
    return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"

rows = []
for vote in VOTES_df.itertuples(index=False):
    state = vote.state.strip().upper() if vote.state else '??'
    rows.append({'vote_id': vote.vote_id, 'phone': format_phone(vote.phone_number), 'state': state})
result = pd.DataFrame(rows)
# case: min-max-area-code
largest = AREA_CODE_STATE_df['area_code'].iloc[0]
smallest = AREA_CODE_STATE_df['area_code'].iloc[0]
for code in AREA_CODE_STATE_df['area_code'].iloc[1:]:
    if code > largest:
        largest = code
    if code < smallest:
        smallest = code
result = pd.DataFrame([{'max(area_code)': largest, 'min(area_code)': smallest}])
# case: last-vote-from-ca
# The created column has several formats
formats = ['%Y-%m-%d %H:%M:%S', '%Y-%m-%d', '%d/%m/%Y %H:%M', '%d %B %Y']

def parse_created(text):
    for fmt in formats:
        parsed = pd.to_datetime(text, format=fmt, errors='coerce')
        if not pd.isna(parsed):
            return parsed
    return pd.NaT

votes = VOTES_df.copy()
votes['created'] = votes['created'].map(parse_created)
ca_votes = votes[votes['state'].str.upper() == 'CA']
last = ca_votes['created'].max()
result = pd.DataFrame({'max(created)': [last]})
# case: names-not-jessie-alloway
names = CONTESTANTS_df['contestant_name'].dropna()
others = names[names != 'Jessie Alloway']

# split in first and last names too
parts = []
for name in others:
    first, last = name.split(' ', 1)
    parts.append((name, first, last))
result = pd.DataFrame(parts, columns=['contestant_name', 'first', 'last']).sort_values('last', ignore_index=True)
# case: distinct-states-and-created
pairs = set()
ordered_pairs = []
for _, v in VOTES_df.iterrows():
    pair = (v['state'], v['created'])
    if pair not in pairs:
        pairs.add(pair)
        ordered_pairs.append(pair)

by_hand = pd.DataFrame(ordered_pairs, columns=['state', 'created'])
by_pandas = VOTES_df[['state', 'created']].drop_duplicates().reset_index(drop=True)
result = {'equal': by_hand.equals(by_pandas), 'n': len(by_hand), 'rows': by_hand}
# case: contestants-at-least-two-votes
joined = CONTESTANTS_df.merge(VOTES_df, on='contestant_number')
grouped = joined.groupby('contestant_number')

rows = []
for number, group in grouped:
    if len(group) >= 2:
        rows.append({'contestant_number': number,
                     'contestant_name': group['contestant_name'].iloc[0],
                     'states': sorted(set(group['state'].str.strip().str.upper()))})
result = pd.DataFrame(rows)
# case: contestant-fewest-votes
vote_counter = {}
for number in VOTES_df['contestant_number']:
    vote_counter[number] = vote_counter.get(number, 0) + 1

counts = pd.Series(vote_counter, name='votes').rename_axis('contestant_number').reset_index()
with_names = counts.merge(CONTESTANTS_df, on='contestant_number', how='inner')
fewest = with_names['votes'].min()
result = with_names[with_names['votes'] == fewest].sort_values('contestant_number')
result = result[['contestant_number', 'contestant_name']].reset_index(drop=True)
# case: votes-from-ny-or-ca
states = VOTES_df['state'].fillna('').str.strip().str.upper()
per_state = states[states.isin(['NY', 'CA'])].value_counts()
result = pd.DataFrame({'state': list(per_state.index) + ['total'],
                       'votes': list(per_state.values) + [per_state.sum()]})
# case: contestants-not-voted
voted = VOTES_df['contestant_number'].unique()
not_voted = CONTESTANTS_df[~CONTESTANTS_df['contestant_number'].isin(voted)]
unknown = np.setdiff1d(voted, CONTESTANTS_df['contestant_number'])
result = {
    'count': not_voted.shape[0],
    'names': not_voted['contestant_name'].fillna('(no name)').tolist(),
    'unknown_numbers': unknown.tolist(),
}
# case: area-code-most-votes
# CA has several area codes: each vote of CA counts for all of them
votes = VOTES_df.copy()
votes['state'] = votes['state'].str.strip().str.upper()
joined = AREA_CODE_STATE_df.merge(votes, on='state', how='left')

area_rows = []
for (area_code, state), group in joined.groupby(['area_code', 'state']):
    area_rows.append([area_code, state, group['vote_id'].count()])
areas = pd.DataFrame(area_rows, columns=['area_code', 'state', 'votes'])
areas['place'] = areas['votes'].rank(method='min', ascending=False).astype(int)
result = areas.sort_values(['place', 'area_code']).reset_index(drop=True)
# case: tabatha-votes
# the votes for Tabatha Gehling
numbers = {row['contestant_name']: row['contestant_number'] for _, row in CONTESTANTS_df.iterrows()}
try:
    number = numbers['Tabatha Gehling']
except KeyError:
    number = -1

tabatha = VOTES_df.loc[VOTES_df['contestant_number'] == number, ['created', 'state', 'phone_number']].copy()
tabatha['repeated'] = tabatha.duplicated(subset=['phone_number'], keep=False)
tabatha['state'] = tabatha['state'].str.strip()
result = tabatha.sort_values(['state', 'created']).reset_index(drop=True)
# case: area-codes-both-contestants
def area_codes_for(contestant_name):
    contestant = CONTESTANTS_df[CONTESTANTS_df['contestant_name'] == contestant_name]
    votes = VOTES_df[VOTES_df['contestant_number'].isin(contestant['contestant_number'])]
    states = votes['state'].dropna().map(lambda s: s.strip().upper()).unique()
    return set(AREA_CODE_STATE_df[AREA_CODE_STATE_df['state'].isin(states)]['area_code'])

tabatha = area_codes_for('Tabatha Gehling')
kelly = area_codes_for('Kelly Clauss')
both = sorted(tabatha.intersection(kelly))

# contestants with 'al' in the name
al_names = CONTESTANTS_df.loc[CONTESTANTS_df['contestant_name'].str.contains('al', case=False, na=False), 'contestant_name']

result = (pd.DataFrame({'area_code': both}), al_names.tolist())
