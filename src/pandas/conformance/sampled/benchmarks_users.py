import pandas as pd
import numpy as np
import math
from datetime import datetime, timedelta

# codebase_community (stats Q&A)
users_df = pd.DataFrame({
    'Id': [-1, 5, 8, 23, 24, 31, 55, 88],
    'Reputation': [1, 6764, 6764, 101, 2179, 457, 15, 101],
    'CreationDate': ['2010-07-19 06:55:26.0', '2010-07-19 19:03:27.0', '2010-07-19 19:04:07.0', '2010-07-19 19:08:18.0', '2010-07-19 19:08:35.0',
                     '2011-02-01 08:10:00.0', '2012-08-24 10:11:12.0', '2013-11-30 23:59:59.0'],
    'DisplayName': ['Community', 'csgillespie', 'Harlan', 'Tal Galili', 'user28', 'Noah Snyder', ' slashnick', None],
    'LastAccessDate': ['2014-01-01 00:00:00.0', '2014-09-12 14:23:42.0', '2014-09-01 05:13:44.0', '2014-08-13 00:00:00.0', '2013-03-08 11:45:09.0',
                       '2014-07-25 14:00:00.0', None, '2013-12-01 00:01:00.0'],
    'Location': ['on the server farm', 'Newcastle, United Kingdom', 'Madison, WI', 'Israel', '', 'Bloomington, IN', 'London, United Kingdom', None],
    'Age': [np.nan, 37.0, np.nan, 29.0, 35.0, np.nan, 66.0, 19.0],
    'Views': [0, 1145, 25, 230, 1145, 7, 0, 3],
    'UpVotes': [5007, 604, 34, 12, 71, 12, 0, 0],
    'DownVotes': [1920, 37, 4, 0, 0, 1, 0, 0],
})

posts_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'PostTypeId': [1, 1, 1, 2, 2, 2, 1, 2, 1, 2],
    'AcceptedAnswerId': [5.0, 6.0, np.nan, np.nan, np.nan, np.nan, 8.0, np.nan, np.nan, np.nan],
    'CreaionDate': ['2010-07-19 19:12:12', '2010-07-19 19:12:57', '2011-03-05 04:00:00', '2010-07-19 19:13:28', '2010-07-19 19:14:43',
                    '2010-07-20 02:00:00', '2012-08-24 12:30:00', '2012-08-26 12:30:00', '2013-01-31 09:00:00', '2011-03-06 04:00:01'],
    'Score': [23, 22, 54, 13, 81, 152, -2, 0, 5, 22],
    'ViewCount': [1278.0, 8198.0, 3613.0, np.nan, np.nan, np.nan, 56.0, np.nan, 120.0, np.nan],
    'Body': ['<p>How should I elicit prior distributions from experts?</p>', '<p>In many different statistical methods <b>normality</b> is assumed</p>',
             '<p>What are some valuable projects?</p>', '<p>The R-project</p>', '<p>See <a href="http://x.y">this</a></p>', '<p>Machine Learning...</p>',
             '<p>homework</p>', None, '<p>lme4 &amp; nlme</p>', '<p>Try <code>lm()</code></p>'],
    'OwnerUserId': [8.0, 24.0, 5.0, 23.0, 5.0, 24.0, 55.0, 5.0, np.nan, 31.0],
    'LasActivityDate': ['2010-09-15 21:08:26', '2012-11-12 09:21:54', '2013-05-27 14:48:36', '2010-07-19 19:13:28', '2010-07-19 19:21:15',
                        '2014-01-22 10:58:06', '2012-08-27 00:00:00', None, '2013-02-01 00:00:00', '2011-03-06 04:00:01'],
    'Title': ['Eliciting priors from experts', 'What is normality?', 'What are some valuable Statistical Analysis open source projects?', None, None, None,
              'Homework  question', None, 'lme4 vs nlme', None],
    'Tags': ['<bayesian><prior><elicitation>', '<distributions><normality>', '<software><open-source>', None, None, None, '<self-study>', None, '<r><mixed-model><lme4>', None],
    'ParentId': [np.nan, np.nan, np.nan, 3.0, 1.0, 2.0, np.nan, 7.0, np.nan, 3.0],
    'FavoriteCount': [14.0, 8.0, 36.0, np.nan, np.nan, np.nan, 0.0, np.nan, 2.0, np.nan],
    'ClosedDate': [None, None, None, None, None, None, '2012-08-25 00:00:00', None, None, None],
})

comments_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7],
    'PostId': [3, 5, 5, 9, 7, 3, 2],
    'Score': [5, 0, 0, 11, 3, 1, 0],
    'Text': ['Could be a poster child for argumentative and subjective.', 'Yes, R is nice- but WHY', 'Again- why?', 'see http://cran.r-project.org', 'Is this homework?',
             'It is a great question', 'thank you user93!'],
    'CreationDate': ['2010-07-19 19:15:52', '2010-07-19 19:16:14', '2010-07-19 19:18:54', '2013-01-31 09:30:15', '2012-08-24 12:31:00', '2011-03-05 04:00:00', '2014-02-14 14:14:14'],
    'UserId': [13.0, 13.0, 23.0, 5.0, 8.0, 24.0, np.nan],
    'UserDisplayName': [None, None, None, None, None, None, 'user93'],
})

badges_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'UserId': [5, 6, 8, 23, 5, 24, 5, 31, 23],
    'Name': ['Teacher', 'Teacher', 'Teacher', 'Supporter', 'Autobiographer', 'supporter', 'Commentator', 'Student', 'Teacher'],
    'Date': ['2010-07-19 19:39:07.0', '2010-07-19 19:39:07.0', '2010-07-19 19:39:07.0', '2010-07-19 20:39:07.0', '2010-07-20 00:00:00.0', '2011-01-01 00:00:01.0',
             '2012-05-14 21:00:00.0', '2011-02-01 09:00:00.0', '2010-07-19 21:09:07.0'],
})

votes_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8],
    'PostId': [3, 2, 5, 5, 3, 9, 1, 1],
    'VoteTypeId': [2, 2, 2, 5, 8, 8, 2, 3],
    'CreationDate': ['2010-07-19', '2010-07-19', '2010-07-20', '2010-07-21', '2011-03-07', '2013-02-01', '2011-07-19', '2010-12-31'],
    'UserId': [np.nan, np.nan, np.nan, 24.0, 5.0, 8.0, np.nan, np.nan],
    'BountyAmount': [np.nan, np.nan, np.nan, np.nan, 50.0, 100.0, np.nan, np.nan],
})
# case: highest-reputation-ties
top = users_df['Reputation'].max()
result = users_df.loc[users_df['Reputation'] == top, ['DisplayName', 'Reputation', 'Views']].sort_values('Views', ascending=False)
# case: tags-split-popularity
q = posts_df[posts_df['PostTypeId'] == 1]
tags = q.assign(tag=q['Tags'].str.strip('<>').str.split('><')).explode('tag')
result = tags.groupby('tag', as_index=False)[['ViewCount', 'FavoriteCount']].sum().sort_values(['ViewCount', 'tag'], ascending=[False, True]).head(6)
# case: accepted-answer-response-time
questions = posts_df[posts_df.AcceptedAnswerId.notna()]
answers = posts_df[['Id', 'CreaionDate', 'OwnerUserId', 'Score']]
pairs = questions.merge(answers, left_on='AcceptedAnswerId', right_on='Id', suffixes=('_q', '_a'))
pairs['wait'] = pd.to_datetime(pairs['CreaionDate_a']) - pd.to_datetime(pairs['CreaionDate_q'])
pairs['wait_hours'] = pairs['wait'] / pd.Timedelta(hours=1)
result = pairs[['Title', 'Score_q', 'Score_a', 'wait', 'wait_hours']]
# case: teacher-badge-percentage
b = badges_df.copy()
b['Name'] = b['Name'].str.capitalize()
teacher_users = b.loc[b['Name'] == 'Teacher', 'UserId'].nunique()
all_users = b['UserId'].nunique()
result = round(teacher_users * 100.0 / all_users, 2)
# case: elder-users-posts
u = users_df.rename(columns={'Id': 'OwnerUserId'})
j = posts_df.merge(u[['OwnerUserId', 'DisplayName', 'Age']], on='OwnerUserId', how='left')
j['age_group'] = j['Age'].apply(lambda a: 'unknown' if pd.isnull(a) else 'elder' if a > 65 else 'adult' if a >= 19 else 'teen')
result = j.groupby('age_group').agg(n=('Id', 'count'), total_score=('Score', 'sum'), max_view=('ViewCount', 'max'))
# case: comments-with-links-and-zero-score
ct = comments_df.copy()
ct['has_url'] = ct['Text'].str.contains('http://', regex=False)
ct['zero'] = ct['Score'].eq(0)
ct['n_words'] = ct['Text'].str.split().apply(len)
tab = ct.pivot_table(index='has_url', columns='zero', values='Id', aggfunc='count', fill_value=0)
tab.columns = ['nonzero' if not c else 'zero' for c in tab.columns]
result = tab.reset_index()
# case: badge-monthly-counts
bd = badges_df.assign(Date=pd.to_datetime(badges_df['Date']))
monthly = bd.set_index('Date').resample('MS')['Id'].count()
monthly = monthly[monthly > 0]
result = monthly.rename_axis('month').reset_index(name='badges')
result['month'] = result['month'].dt.strftime('%Y-%m')
# case: votes-ratio-2010-2011
v = votes_df.copy()
v['year'] = v['CreationDate'].apply(lambda s: int(s.split('-')[0]))
n10 = (v['year'] == 2010).sum()
n11 = (v['year'] == 2011).sum()
bounties = v.groupby('UserId')['BountyAmount'].sum()
result = [float(n10 / n11), bounties.to_dict(), v['BountyAmount'].mean()]
# case: country-from-location
loc = users_df['Location'].replace('', np.nan)
country = loc.str.split(',').str[-1].str.strip()
country = country.where(loc.str.contains(',', na=False), loc)
tmp = users_df.assign(country=country.fillna('Unknown'), name=users_df['DisplayName'].fillna('(deleted)').str.strip())
tmp['vote_ratio'] = tmp['UpVotes'] / tmp['DownVotes'].replace(0, np.nan)
result = tmp[tmp['Id'] > 0].groupby('country').agg(users=('name', list), avg_ratio=('vote_ratio', 'mean'), rep=('Reputation', 'sum'))
# case: body-without-html
clean = (posts_df['Body'].fillna('')
         .str.replace(r'<[^>]+>', '', regex=True)
         .str.replace('&amp;', '&', regex=False)
         .str.strip())
out = pd.DataFrame({'Id': posts_df['Id'], 'text': clean, 'len': clean.str.len()})
out['bucket'] = pd.cut(out['len'], [-1, 0, 15, 40, np.inf], labels=['empty', 'short', 'medium', 'long'])
result = out.sort_values('len', ascending=False).head(7)
# case: user-activity-summary
act = pd.DataFrame(index=users_df['Id'])
act['posts'] = posts_df.groupby('OwnerUserId')['Id'].count()
act['comments'] = comments_df['UserId'].value_counts()
act['badges'] = badges_df.groupby('UserId').size()
act = act.fillna(0).astype(int)
act['total'] = act.sum(axis=1)
act['log_total'] = act['total'].apply(lambda t: round(math.log1p(t), 3))
result = act.sort_values('total', ascending=False, kind='stable').reset_index().head(5)
# case: inactive-users-before-cutoff
cutoff = datetime(2014, 9, 13) - timedelta(days=60)
uu = users_df.copy()
for col in ['CreationDate', 'LastAccessDate']:
    uu[col] = pd.to_datetime(uu[col])
uu['active_days'] = (uu['LastAccessDate'] - uu['CreationDate']).dt.days
uu['inactive'] = uu['LastAccessDate'] < cutoff
uu['rep_per_day'] = (uu['Reputation'] / uu['active_days']).replace([np.inf, -np.inf], np.nan).round(2)
result = uu.loc[uu['inactive'] | uu['LastAccessDate'].isna(), ['Id', 'DisplayName', 'active_days', 'rep_per_day']]
