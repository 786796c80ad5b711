import pandas as pd
import numpy as np

users = pd.DataFrame({
    'Id': [-1, 5, 8, 23, 36, 55, 102, 805],
    'DisplayName': ['Community', 'Shane', 'csgillespie', 'bmaddox', 'bmaddox', 'harvey-motulsky', None, 'Glen_b '],
    'Reputation': [1, 6962, 14412, 101, 96, 14412, 1, 87393],
    'CreationDate': ['2010-07-19 06:55:26', '2010-07-19 19:04:22', '2010-07-19 19:08:19', '2010-07-20 00:00:00', '2011-01-05 11:11:11', '2011-02-28 09:00:30', '2012-12-31 23:59:59', '2011-09-02 03:00:00'],
    'Location': ['on the server farm', 'New York, NY', 'Newcastle, United Kingdom', '', None, 'Los Angeles, CA', 'Vienna, Austria', 'New York'],
    'Age': [np.nan, 35.0, 37.0, 65.0, np.nan, 66.0, 17.0, 41.0],
    'UpVotes': [5007, 777, 762, 0, 2, 1086, 0, 12],
    'DownVotes': [1920, 17, 17, 0, 0, 7, 0, 3],
    'Views': [0, 0, 3280, 12, 12, 1145, 3, 5680],
})
posts = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'PostTypeId': [1, 1, 2, 1, 2, 2, 1, 1, 2, 4],
    'OwnerUserId': [8, 23, 5, 36, 55, 805, 8, np.nan, 55, -1],
    'ParentId': [np.nan, np.nan, 1, np.nan, 1, 2, np.nan, np.nan, 99, np.nan],
    'Score': [23, 0, 23, -2, 17, 5, 11, 3, 0, 0],
    'ViewCount': [1278.0, 8198.0, np.nan, 54.0, np.nan, np.nan, 1278.0, 12.0, np.nan, np.nan],
    'Tags': ['<bayesian><prior>', '<distributions><normality>', None, '<r>', None, None, '<r><distributions>', '', None, None],
    'Title': ['Eliciting priors from experts', 'What is normality?', None, 'R tutorial?', None, None, 'Normal distributions in R', 'who knows', None, None],
    'CreationDate': ['2010-07-19', '2010-07-20', '2010-07-20', '2011-03-01', '2010-07-21', '2011-09-03', '2012-02-29', '2013-01-01', '2011-12-31', '2010-07-19'],
    'LastEditorUserId': [88.0, 8.0, 5.0, np.nan, 55.0, np.nan, 805.0, -1.0, np.nan, -1.0],
})
comments = pd.DataFrame({
    'Id': [101, 102, 103, 104, 105, 106, 107, 108],
    'PostId': [3, 3, 1, 4, 6, 7, 7, 42],
    'Score': [5, 0, 1, 0, 17, 60, 0, 2],
    'UserId': [13, 8, 5, 8, 805, np.nan, 55, 8],
    'Text': ['Could be a poster child for argumentative', 'Yes, R is nice: ggplot2', 'see http://stats.org', 'thanks', '', 'linear regression & R', 'THANKS!', 'orphan'],
})
badges = pd.DataFrame({
    'UserId': [5, 8, 8, 8, 23, 36, 55, 55, 805, 805, 805, 1000],
    'Name': ['Teacher', 'Teacher', 'Autobiographer', 'Supporter', 'Supporter', 'Student', 'Teacher', 'Autobiographer', 'Teacher', 'Supporter', 'Organizer', 'Student'],
    'Date': ['2010-07-19', '2010-07-19', '2011-07-19', '2010-07-20', '2010-07-20', '2011-01-06', '2011-03-01', '2011-03-02', '2011-09-05', '2011-09-05', '2012-05-01', '2010-01-01'],
})

# case: higher-reputation-of-two
sub = users[users['DisplayName'].isin(['Shane', 'csgillespie'])]
result = sub.loc[sub['Reputation'].idxmax(), 'DisplayName']
# case: created-in-2011-count
result = (pd.to_datetime(users['CreationDate']).dt.year == 2011).sum()
# case: most-upvotes-and-most-votes-user
votes = users.eval('UpVotes + DownVotes')
result = users.loc[votes == votes.max(), ['Id', 'DisplayName']].values.tolist()
# case: pct-elder-posts
# evidence: Age > 65; percentage of posts with score over 5 owned by elder users
p = posts.merge(users, left_on='OwnerUserId', right_on='Id', suffixes=('_p', '_u'))
p5 = p[p['Score'] >= 5]
result = p5['Age'].gt(65).sum() * 100.0 / p5['Id_p'].count()
# case: tag-explode-counts
tags = posts['Tags'].str.findall(r'<([^>]+)>').explode().dropna()
result = tags.value_counts()
# case: tag-views
t = posts.assign(tag=posts['Tags'].fillna('').str.strip('<>').str.split('><')).explode('tag')
t = t[t['tag'] != '']
result = t.groupby('tag').agg(posts=('Id', 'nunique'), views=('ViewCount', 'sum'), best=('Score', 'max')).sort_values(['posts', 'views'], ascending=[False, True])
# case: answers-difference-votes-ratio
u = users.set_index('Id')
result = u.at[8, 'UpVotes'] / u.at[55, 'UpVotes']
# case: upvotes-downvotes-ratio-inf
r = users['UpVotes'] / users['DownVotes']
result = r[np.isfinite(r)].round(2).to_dict()
# case: users-both-badges
b = badges.groupby('UserId')['Name'].apply(set)
need = {'Teacher', 'Supporter'}
result = b[b.apply(lambda s: need <= s)].index.tolist()
# case: badge-per-user-average
result = len(badges) / badges['UserId'].nunique()
# case: badge-first-after-signup-days
fb = badges.groupby('UserId', as_index=False)['Date'].min()
m = users.merge(fb, left_on='Id', right_on='UserId')
m['days'] = (pd.to_datetime(m['Date']) - pd.to_datetime(m['CreationDate']).dt.normalize()).dt.days
result = m[['DisplayName', 'days']]
# case: most-valuable-post-last-editor
top = posts.sort_values(['Score', 'ViewCount'], ascending=[False, False]).head(1)
ed = top['LastEditorUserId'].iloc[0]
match = users[users['Id'] == ed]
result = match['DisplayName'].iloc[0] if len(match) else 'no such user'
# case: comment-percent-with-score
# evidence: percentage of zero score comments on posts with positive score
j = comments.merge(posts, left_on='PostId', right_on='Id', suffixes=('_c', '_p'))
result = 100 * ((j['Score_c'] == 0) & (j['Score_p'] > 0)).sum() / len(j)
# case: merge-ambiguous-score-keyerror
j = comments.merge(posts, left_on='PostId', right_on='Id')
result = j[j['Score'] > 5]['Text'].tolist()
# case: location-city-country
loc = users['Location'].str.split(',', n=1, expand=True)
loc.columns = ['city', 'country']
loc['country'] = loc['country'].str.strip()
result = pd.concat([users['DisplayName'], loc], axis=1)
# case: adult-teen-case
def group(a):
    if a < 18: return 'teen'
    if a <= 65: return 'adult'
    return 'elder'
result = users['Age'].map(group, na_action='ignore').value_counts(dropna=False).to_dict()
# case: age-group-no-na-handling
result = users.groupby(np.where(users['Age'] > 65, 'elder', np.where(users['Age'] >= 18, 'adult', 'teen')))['Reputation'].mean()
# case: users-with-many-posts-and-views
g = posts.groupby('OwnerUserId')
h = g.filter(lambda d: d['ViewCount'].sum() > 1000)
result = h['OwnerUserId'].astype(int).unique().tolist()
# case: top-rep-ties-dense
rk = users['Reputation'].rank(method='dense', ascending=False)
result = users[rk <= 2].sort_values(['Reputation', 'Id'], ascending=[False, True])[['Id', 'Reputation']]
# case: question-answers-count
q = posts[posts['PostTypeId'] == 1].set_index('Id')
a = posts[posts['PostTypeId'] == 2].groupby('ParentId').size()
q['answers'] = a.reindex(q.index, fill_value=0)
result = q[['Title', 'answers']]
# case: thanks-comments-text
mask = comments['Text'].str.contains('thanks', case=False) | comments['Text'].str.len().eq(0)
result = comments.loc[mask, 'UserId'].tolist()
# case: monthly-posts-period
per = pd.to_datetime(posts['CreationDate']).dt.to_period('M')
mm = per.value_counts().sort_index()
result = {str(k): int(v) for k, v in mm.items()}
