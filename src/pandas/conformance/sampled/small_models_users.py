import pandas as pd
import numpy as np
import re
import math
import datetime
from collections import Counter, defaultdict

users_df = pd.DataFrame({
    'Id': [5, 6, 7, 8, 10, 11, 12],
    'DisplayName': ['Geoff Dalgas', 'csgillespie', 'Harlan', 'user28', 'Pierre', 'Noah Snyder', 'CSGillespie'],
    'Reputation': [101, 11540, 11540, 6764, 5, 1, 8822],
    'CreationDate': ['2010-07-19 06:55:26.0', '2010-07-19 19:04:52.0', '2010-07-19 19:05:00', '2010-08-02 11:11:11', '2011-01-01 00:00:00', '2012-03-05 10:00:00', None],
    'Location': ['Corvallis, OR', 'Newcastle, United Kingdom', '', None, 'Paris, France', 'New York', 'newcastle'],
    'Age': [38.0, None, 35.0, 66.0, 19.0, np.nan, 41.0],
    'UpVotes': [3, 200, 17, 0, 0, 1, 99]
})

posts_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'PostTypeId': [1, 1, 2, 2, 1, 2, 1, 1, 2],
    'Title': ['Eliciting priors from experts', 'What is normality?', None, None, 'Two-sample test in R', None, 'Hypothesis test', '  what is NORMALITY? ', None],
    'Score': [23, 24, 17, -1, 0, 5, 5, 24, 3],
    'ViewCount': [1278.0, 8198.0, None, None, 300.0, None, 55.0, 910.0, None],
    'OwnerUserId': [8.0, 6.0, 6.0, 7.0, 10.0, None, 6.0, 99.0, 7.0],
    'Tags': ['<bayesian><prior><elicitation>', '<distributions><normality>', None, None, '<r><hypothesis-testing>', None, '<r>', '<normality>', None],
    'CreaionDate': ['2010-07-19 19:12:12', '2010-07-19 19:12:57', '2010-07-20 08:00:00', '2010-07-21 09:30:00', '2011-05-05 12:00:00', '2011-05-06 12:00:00', '2012-02-29 23:59:59', '2012-03-01 00:00:01', '2010-07-19 20:00:00']
})

votes_df = pd.DataFrame({
    'Id': list(range(1, 9)),
    'PostId': ['1', '1', '2', '2', '2', '4', '7', '50'],
    'VoteTypeId': [2, 2, 2, 5, 3, 3, 2, 2],
    'BountyAmount': [np.nan, 50, np.nan, np.nan, 100, np.nan, 50, np.nan]
})
# case: higher-reputation-of-two
a = users_df[users_df['DisplayName'] == 'Harlan']['Reputation'].values[0]
b = users_df[users_df['DisplayName'] == 'user28']['Reputation'].values[0]
if a > b:
    result = 'Harlan'
else:
    result = 'user28'
# case: users-created-2010-str
res = []
for name, d in zip(users_df['DisplayName'], users_df['CreationDate']):
    if str(d)[:4] == '2010':
        res.append(name)
result = pd.DataFrame({'DisplayName': res})
# case: posts-by-case-insensitive-owner
ids = users_df[users_df['DisplayName'].str.lower() == 'csgillespie']['Id'].tolist()
n = 0
for owner in posts_df['OwnerUserId'].tolist():
    if owner in ids:
        n = n + 1
result = pd.DataFrame([n], columns=['COUNT'])
# case: tag-counts-regex
tags = []
for t in posts_df['Tags'].dropna().values:
    tags.extend(re.findall(r'<(.*?)>', t))
tag_df = pd.DataFrame(Counter(tags).most_common(), columns=['tag', 'n'])
result = tag_df[tag_df['n'] >= 2]
# case: owner-most-viewed-post
p = posts_df[posts_df['ViewCount'] == posts_df['ViewCount'].max()]
owner = int(p['OwnerUserId'])
result = users_df.loc[users_df['Id'] == owner, 'DisplayName'].iloc[0]
# case: elder-users-percentage-of-posts
elders = users_df[users_df['Age'] > 65]
elder_posts = posts_df[posts_df['OwnerUserId'].isin(elders['Id'])]
result = np.round(elder_posts.shape[0] / posts_df.shape[0] * 100, 2)
# case: votes-join-int-posts
votes_df['PostId'] = votes_df['PostId'].astype(np.int64)
m = votes_df.merge(posts_df, left_on='PostId', right_on='Id', suffixes=('_v', '_p'))
m = m[['Id_v', 'PostId', 'Title', 'BountyAmount']]
m['BountyAmount'] = m['BountyAmount'].fillna(0).astype(int)
m = m[m['BountyAmount'] > 0]
m['Title'] = m['Title'].fillna('(answer)')
result = m.reset_index(drop=True)
# case: score-avg-per-user-agg
g = posts_df.groupby('OwnerUserId', as_index=False).agg({'Score': ['mean', 'max'], 'Id': 'count'})
g.columns = ['OwnerUserId', 'mean', 'max', 'n']
g = g[g['n'] > 1]
g['OwnerUserId'] = g['OwnerUserId'].astype(int)
names = dict(zip(users_df['Id'], users_df['DisplayName']))
g['name'] = g['OwnerUserId'].apply(lambda x: names[x] if x in names else 'unknown')
result = g[['name', 'mean', 'max', 'n']]
# case: creation-date-wrong-column
try:
    posts_df['year'] = pd.to_datetime(posts_df['CreationDate']).dt.year
except KeyError:
    posts_df['year'] = pd.to_datetime(posts_df['CreaionDate']).dt.year
cnt = posts_df.groupby('year')['Id'].count().to_dict()
result = pd.DataFrame({'year': cnt.keys(), 'n': cnt.values()})
# case: duplicated-titles-normalized
posts_df['t'] = posts_df['Title'].str.strip().str.lower()
dups = posts_df[posts_df['t'].duplicated(keep=False) & posts_df['Title'].notna()]
result = dups[['Id', 't', 'Score']].values.tolist()
# case: popularity-answer-string
posts_df['popularity'] = ''
for i in range(len(posts_df)):
    v = posts_df.loc[i, 'ViewCount']
    if v > 1000:
        posts_df.loc[i, 'popularity'] = 'high'
    elif v <= 1000:
        posts_df.loc[i, 'popularity'] = 'low'
    else:
        posts_df.loc[i, 'popularity'] = 'n/a'
result = posts_df[['Id', 'ViewCount', 'popularity']]
# case: location-country-split
loc = users_df['Location'].tolist()
countries = []
for l in loc:
    if l is None or l == '':
        countries.append(np.nan)
    elif ',' in l:
        countries.append(l.split(',')[-1].strip())
    else:
        countries.append(l)
users_df['Country'] = countries
result = users_df[['DisplayName', 'Country']].dropna().set_index('DisplayName')
# case: reputation-rank-manual
s = users_df.sort_values('Reputation', ascending=False)
rank = 0
prev = None
ranks = []
for i, r in enumerate(s['Reputation'].tolist()):
    if r != prev:
        rank = i + 1
    ranks.append(rank)
    prev = r
s['rank'] = ranks
result = s[['DisplayName', 'Reputation', 'rank']].head(4)
# case: votes-types-unstack-empty-cells
ct = pd.crosstab(votes_df['PostId'], votes_df['VoteTypeId'])
ct.columns = ['type_' + str(c) for c in ct.columns]
ct['total'] = ct.sum(axis=1)
ct = ct[ct['total'] > 1]
result = ct.reset_index()
