import pandas as pd
import numpy as np
import re
from datetime import datetime

users_df = pd.DataFrame({
    'Id': [-1, 5, 8, 23, 24, 55, 88],
    'DisplayName': ['Community', 'Harlan', 'csgillespie', 'Noah Snyder', 'csgillespie', 'harlan', 'Jeromy Anglim'],
    'Reputation': [1, 101, 6764, 45, 6764, 2, 18561],
    'CreationDate': ['2010-07-19 06:55:26', '2010-07-19 19:03:27', '2010-07-19 19:04:52', '2011-02-01 10:00:00',
                     '2011-02-14 12:00:00', '2012-12-31 23:59:59', '2010-07-19 19:06:21'],
    'Age': [np.nan, 37.0, 35.0, 65.0, np.nan, 66.0, 36.0],
    'Location': ['on the server farm', 'New York, NY', 'Newcastle, United Kingdom', None, 'New York', '', 'Melbourne, Australia'],
    'UpVotes': [5007, 3, 300, 0, 20, 0, 1000],
    'DownVotes': [1920, 0, 5, 0, 1, 0, 3],
})

posts_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8],
    'PostTypeId': [1, 1, 2, 1, 2, 2, 1, 2],
    'ParentId': [None, None, 1, None, 2, 1, None, 4],
    'OwnerUserId': [8, 24, 23, 8, 88, 88, 5, None],
    'LastEditorUserId': [88, None, 23, 8, None, 8, 5, None],
    'Score': [23, 22, 54, -1, 90, 0, 0, 5],
    'ViewCount': [1278, 8198, None, 3613, None, None, 40, None],
    'Title': ['Eliciting priors from experts', 'What is normality?', None, 'Best machine learning book?', None, None, 'Test post', None],
    'Tags': ['<bayesian><prior><elicitation>', '<distributions><normality>', None, '<machine-learning><bayesian>', None, None, None, None],
    'CreaionDate': ['2010-07-19 19:12:12', '2010-07-19 19:12:57', '2010-07-19 19:13:28', '2011-02-19 19:13:31', '2011-03-01 08:00:00', '2012-01-01 00:00:00', '2012-05-05 05:05:05', '2012-05-06 06:06:06'],
    'FavoriteCount': [14.0, 6.0, np.nan, 36.0, np.nan, np.nan, 0.0, np.nan],
    'CommentCount': [1, 1, 4, 0, 3, 0, 0, 2],
})

comments_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7],
    'PostId': [3, 5, 3, 3, 1, 3, 99],
    'Score': [5, 0, 0, 11, 1, 60, 2],
    'Text': ['Could be a poster child fo argumentative', 'Yes, R is nice- but WHY is it "valuable"?', 'see http://stats.stackexchange.com', 'It\'s mature', 'thank you user93!', 'http://example.org is good', 'Orphan'],
    'UserId': [13, 8, 88, 24, 8, None, 5],
})

badges_df = pd.DataFrame({
    'Id': range(1, 11),
    'UserId': [5, 8, 8, 23, 24, 88, 88, 88, 8, 5],
    'Name': ['Teacher', 'Teacher', 'Student', 'Supporter', 'Teacher', 'Teacher', 'Autobiographer', 'Commentator', 'Organizer', 'teacher'],
    'Date': ['2010-07-19 19:39:07'] * 4 + ['2011-02-19 19:39:08'] * 3 + ['2012-07-19', '2012-08-01', '2012-09-01'],
})

# case: max-reputation-tie
# Which users have higher reputation, 'Harlan' or 'Noah Snyder'?
two = users_df[users_df['DisplayName'].isin(['Harlan', 'Noah Snyder'])]
result = two.loc[two['Reputation'].idxmax(), 'DisplayName']

# case: elder-posts-pct
# Among posts with score > 20, what is the percentage of them being owned by an elder user (Age > 65)?
m = posts_df[posts_df['Score'] > 20].merge(users_df, left_on='OwnerUserId', right_on='Id', suffixes=('', '_u'))
elder = m['Age'] > 65
result = elder.sum() * 100 / len(m) if len(m) else 0

# case: tags-explode
# How many questions per tag, with total views
t = posts_df[posts_df['Tags'].notna()].copy()
t['Tag'] = t['Tags'].apply(lambda s: re.findall(r'<([^>]+)>', s))
t = t.explode('Tag')
result = (t.groupby('Tag').agg(questions=('Id', 'nunique'), views=('ViewCount', 'sum'))
          .sort_values(['questions', 'views'], ascending=[False, False])
          .reset_index())

# case: edited-by-other
# Posts last edited by somebody other than the owner, NULL editors excluded
mask = posts_df['LastEditorUserId'].notna() & posts_df['OwnerUserId'].notna() & (posts_df['LastEditorUserId'] != posts_df['OwnerUserId'])
result = posts_df.loc[mask, ['Id', 'OwnerUserId', 'LastEditorUserId']]

# case: edited-null-inequality
# naive inequality keeps rows with nulls
result = posts_df[posts_df['LastEditorUserId'] != posts_df['OwnerUserId']]['Id'].tolist()

# case: avg-badges
# Average number of badges of users with reputation > 100: COUNT(badges.Id) / COUNT(DISTINCT UserId)
b = badges_df.merge(users_df[users_df['Reputation'] > 100], left_on='UserId', right_on='Id')
result = len(b) / b['UserId'].nunique()

# case: id-column-after-merge
# Number of badges per user display name
b = badges_df.merge(users_df, left_on='UserId', right_on='Id')
result = b.groupby('DisplayName')['Id'].count()

# case: ratio-2010-2011-posts
# Ratio of posts created in 2010 and 2011
year = pd.to_datetime(posts_df['CreaionDate']).dt.strftime('%Y')
n2010 = (year == '2010').sum()
n2011 = (year == '2011').sum()
result = float(n2010) / n2011

# case: answers-to-question
# For every question: the title, number of answers, best answer's owner and score (self join)
q = posts_df[posts_df['PostTypeId'] == 1]
a = posts_df[posts_df['PostTypeId'] == 2]
qa = q.merge(a, left_on='Id', right_on='ParentId', how='left', suffixes=('_q', '_a'))
best = qa.sort_values('Score_a', ascending=False).drop_duplicates('Id_q')
names = users_df.set_index('Id')['DisplayName']
best['best_owner'] = best['OwnerUserId_a'].map(names)
counts = qa.groupby('Id_q')['Id_a'].count()
best['answers'] = best['Id_q'].map(counts)
result = best.sort_values('Id_q')[['Id_q', 'Title_q', 'answers', 'best_owner', 'Score_a']].reset_index(drop=True)

# case: comments-with-url
# Comments that have a url, with the display name of the poster
c = comments_df[comments_df['Text'].str.contains('http://', regex=False)]
c = c.merge(users_df[['Id', 'DisplayName']], how='left', left_on='UserId', right_on='Id', suffixes=('', '_user'))
c['DisplayName'] = c['DisplayName'].fillna('(anonymous)')
result = c[['Id', 'DisplayName', 'Score']]

# case: duplicates-displayname
# Display names which are held by more than one user ignoring case
low = users_df['DisplayName'].str.lower()
dup = users_df[low.duplicated(keep=False)].assign(key=low)
result = dup.groupby('key')['Id'].apply(list).to_dict()

# case: only-teacher
# Users with badge Teacher EXCEPT those with Student or Commentator
def with_badge(*names):
    return set(badges_df.loc[badges_df['Name'].isin(names), 'UserId'])

ids = with_badge('Teacher') - with_badge('Student', 'Commentator')
result = users_df.loc[users_df['Id'].isin(ids), 'DisplayName'].sort_values().tolist()

# case: age-groups
# adults are 19-65, elders > 65, teenagers 13-18
labels = ['teenager', 'adult', 'elder']
grp = pd.cut(users_df['Age'], bins=[12, 18, 65, np.inf], labels=labels)
result = users_df.groupby(grp, observed=False).agg(n=('Id', 'size'), rep=('Reputation', 'mean'))

# case: truth-of-series
# Popular post: view count above 5000 and favorites over 5
def popularity(df):
    if df['ViewCount'] > 5000 and df['FavoriteCount'] > 5:
        return 'popular'
    return 'normal'

posts_df['pop'] = popularity(posts_df)
result = posts_df['pop'].value_counts()

# case: upvote-ratio
# Ratio of UpVotes to DownVotes per user with inf for zero down votes; 0/0 is null
u = users_df.set_index('DisplayName')
ratio = u['UpVotes'] / u['DownVotes']
result = ratio.replace([np.inf, -np.inf], np.nan).dropna().sort_values(ascending=False).round(2)

# case: user-timeline
# Date difference between first badge and account creation, in days; only users with badges; dates have mixed lengths
first = badges_df.assign(Date=badges_df['Date'].str[:10]).groupby('UserId')['Date'].min()
u = users_df[users_df['Id'].isin(first.index)]
out = {}
for uid, created in zip(u['Id'], u['CreationDate']):
    d0 = datetime.strptime(created, '%Y-%m-%d %H:%M:%S')
    d1 = datetime.strptime(first[uid], '%Y-%m-%d')
    out[uid] = (d1 - d0).days
result = out

