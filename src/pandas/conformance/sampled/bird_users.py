import pandas as pd
import numpy as np
import re

users_df = pd.DataFrame({
    'Id': [2, 3, 5, 8, 24, 37, 88],
    'Reputation': [101, 101, 6962, 22275, 583, 1, 3],
    'CreationDate': ['2010-07-19 06:55:26', '2010-07-19 14:01:36', '2010-07-19 19:03:27', '2010-07-19 19:04:07', '2011-02-28 08:00:00', '2014-01-01 00:00:01', '2012-12-31 23:59:59'],
    'DisplayName': ['Geoff Dalgas', 'Jarrod Dixon', 'csgillespie', 'Harlan', 'slashnick ', None, 'user88'],
    'LastAccessDate': ['2013-11-12 22:07:23', '2014-08-08 06:42:58', '2014-09-11 10:30:00', None, '2014-09-01 00:00:00', '2014-01-01 00:00:01', '2012-12-31 23:59:59'],
    'Location': ['Corvallis, OR', 'Raleigh, NC, United States', 'Newcastle, United Kingdom', 'Vienna, Austria', 'United Kingdom', '', None],
    'Age': [38.0, 35.0, 37.0, np.nan, 66.0, np.nan, 19.0],
    'UpVotes': [3, 19, 652, 7000, 0, 0, 12],
    'DownVotes': [0, 0, 5, 779, 0, 0, 4],
})

posts_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'PostTypeId': [1, 1, 1, 2, 2, 1, 2, 1, 2, 2],
    'OwnerUserId': [8, 24, 8, 5, 5, 88, 8, None, 2, 5],
    'CreaionDate': ['2010-07-19 19:12:12', '2010-07-19 19:12:57', '2010-07-20 08:00:00', '2010-07-19 19:13:28', '2010-08-01 10:10:10',
                    '2012-12-31 23:59:59', '2011-01-05 12:00:00', '2011-07-19 00:00:00', '2010-07-19 20:00:00', '2011-07-30 16:45:00'],
    'Score': [23, 22, 54, 13, 81, -2, 0, 4, 22, 13],
    'ViewCount': [1278.0, 8198.0, 3613.0, np.nan, np.nan, 0.0, np.nan, 150.0, np.nan, np.nan],
    'Title': ['Eliciting priors from experts', 'What is normality?', 'What are some valuable Statistical Analysis open source projects?', None, None, 'help!!  r  code', None, 'Bayesian vs frequentist', None, None],
    'Tags': ['<bayesian><prior><elicitation>', '<distributions><normality>', '<software><open-source>', None, None, '<r>', None, '<bayesian>', None, None],
    'AnswerCount': [5, 7, 19, None, None, 0, None, 1, None, None],
    'FavoriteCount': [14.0, 8.0, 36.0, np.nan, np.nan, np.nan, np.nan, 2.0, np.nan, np.nan],
    'ParentId': [None, None, None, 1, 3, None, 2, None, 1, 8],
})

comments_df = pd.DataFrame({
    'Id': [1, 2, 3, 5, 6, 9, 10],
    'PostId': [3, 5, 9, 5, 3, 1, 6],
    'Score': [5, 0, 0, 11, 1, 17, 0],
    'Text': ['Could be a poster child fo argumentative', 'Yes, R is nice', 'Again- why?', 'It\'s mature, see http://cran.r-project.org', 'Sounds like homework', 'THANKS <3', 'see www.google.com and http://r.com'],
    'CreationDate': ['2010-07-19', '2010-07-19', '2010-07-20', '2010-08-02', '2010-09-15', '2011-01-01', '2013-01-01'],
    'UserId': [13.0, 8.0, 13.0, 37.0, np.nan, 5.0, 8.0],
})

badges_df = pd.DataFrame({
    'UserId': [5, 5, 5, 8, 8, 24, 2, 99],
    'Name': ['Teacher', 'Student', 'Autobiographer', 'Teacher', 'Organizer', 'supporter', 'Autobiographer', 'Student'],
    'Date': ['2010-07-19 19:39:07', '2010-07-19 19:39:08', '2011-03-01', '2010-07-19 19:39:08', '2010-07-20', '2012-02-29', '2010-07-19 19:39:07', '2010-07-19'],
})

votes_df = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7, 8],
    'PostId': [3, 2, 5, 5, 3, 4, 2, 1],
    'VoteTypeId': [2, 2, 2, 3, 5, 2, 16, 8],
    'CreationDate': ['2010-07-19', '2010-07-19', '2010-07-19', '2011-04-30', '2011-06-14', '2011-07-01', '2012-01-01', '2011-12-12'],
    'BountyAmount': [np.nan, np.nan, np.nan, np.nan, np.nan, np.nan, np.nan, 50.0],
})
# case: elder-score-percentage
p = posts_df[posts_df['Score'] > 5].merge(users_df[['Id', 'Age']], left_on='OwnerUserId', right_on='Id', how='left', suffixes=('', '_u'))
elder = (p['Age'] > 65).sum()
result = round(elder / len(p) * 100, 3)
# case: tag-parse-explode
t = posts_df.loc[posts_df['Tags'].notna(), ['Id', 'Tags', 'Score', 'ViewCount']].copy()
t['Tag'] = t['Tags'].apply(lambda s: re.findall(r'<([^>]+)>', s))
t = t.explode('Tag')
result = (t.groupby('Tag', as_index=False)
           .agg(posts=('Id', 'nunique'), score=('Score', 'sum'), views=('ViewCount', 'sum'))
           .sort_values(['posts', 'score'], ascending=False)
           .reset_index(drop=True))
# case: upvote-downvote-ratio
u = users_df[['Id', 'DisplayName', 'UpVotes', 'DownVotes']].copy()
u['ratio'] = u['UpVotes'] / u['DownVotes']
u['ratio'] = u['ratio'].replace([np.inf, -np.inf], np.nan)
u['pct_up'] = (u['UpVotes'] * 100 / (u['UpVotes'] + u['DownVotes'])).fillna(0).round(2)
result = u.sort_values(['pct_up', 'Id'])
# case: answer-delay-hours
ps = posts_df.copy()
ps['ts'] = pd.to_datetime(ps['CreaionDate'])
q = ps[ps['PostTypeId'] == 1][['Id', 'Title', 'ts']]
a = ps[ps['PostTypeId'] == 2][['Id', 'ParentId', 'ts']]
qa = q.merge(a, left_on='Id', right_on='ParentId', suffixes=('_q', '_a'))
qa['delay_h'] = ((qa['ts_a'] - qa['ts_q']).dt.total_seconds() / 3600).round(2)
result = qa.groupby(['Id_q', 'Title'])['delay_h'].min().reset_index().rename(columns={'Id_q': 'question', 'delay_h': 'first_answer_h'})
# case: badge-date-formats
b = badges_df.copy()
b['Date'] = pd.to_datetime(b['Date'], format='mixed')
b['Name'] = b['Name'].str.capitalize()
first = b.sort_values(['UserId', 'Date']).groupby('UserId').agg(first_badge=('Name', 'first'), at=('Date', 'first'), total=('Name', 'count'))
first['at'] = first['at'].dt.strftime('%Y-%m-%d %H:%M')
result = first.reset_index()
# case: student-vs-teacher-badge-pct
vc = badges_df['Name'].str.lower().value_counts()
total = vc.sum()
result = pd.Series({name: 100.0 * vc.get(name, 0) / total for name in ['student', 'teacher', 'supporter', 'editor']}).round(2)
# case: comments-with-links-scores
c = comments_df.copy()
c['has_http'] = c['Text'].str.contains('http://', regex=False)
c['n_words'] = c['Text'].str.split().apply(len)
c['url'] = c['Text'].str.extract(r'(http://\S+)')
summary = c.groupby('has_http').agg(n=('Id', 'count'), avg_score=('Score', 'mean'), zero=('Score', lambda s: (s == 0).sum()))
summary['pct_zero'] = summary['zero'] * 100 / summary['n']
result = summary.reset_index()
# case: location-country
loc = users_df[['Id', 'Location', 'Reputation']].copy()
loc['Location'] = loc['Location'].replace('', np.nan)
loc['country'] = loc['Location'].str.split(',').str[-1].str.strip()
loc['country'] = loc['country'].where(loc['country'].str.len() > 2, 'United States').fillna('Unknown')
result = loc.groupby('country')['Reputation'].agg(['size', 'mean', 'max']).sort_values('mean', ascending=False)
# case: votes-yearly-difference
v = votes_df.assign(year=pd.to_datetime(votes_df['CreationDate']).dt.year)
yr = v['year'].value_counts().sort_index()
yr = yr.reindex(range(2010, 2014), fill_value=0)
result = pd.DataFrame({'year': yr.index, 'votes': yr.values, 'change': yr.diff().values})
# case: age-group-average-views
ug = users_df.assign(grp=np.where(users_df['Age'].isna(), 'unknown', np.where(users_df['Age'] < 19, 'teen', np.where(users_df['Age'] <= 65, 'adult', 'elder'))))
m = posts_df.merge(ug[['Id', 'grp']], left_on='OwnerUserId', right_on='Id', how='left', suffixes=('', '_user'))
m['grp'] = m['grp'].fillna('no owner')
result = m.groupby('grp').agg(posts=('Id', 'size'), with_views=('ViewCount', 'count'), avg_views=('ViewCount', 'mean'), score=('Score', 'mean')).round(2).reset_index()
# case: top-score-posts-ties-dense
pp = posts_df[['Id', 'PostTypeId', 'Score']].copy()
pp['dr'] = pp.groupby('PostTypeId')['Score'].rank(method='dense', ascending=False).astype(int)
pp['rn'] = pp.sort_values(['Score', 'Id'], ascending=[False, True]).groupby('PostTypeId').cumcount() + 1
result = pp[pp['dr'] <= 2].sort_values(['PostTypeId', 'rn'])
# case: account-lifetime-days
w = users_df.copy()
for col in ['CreationDate', 'LastAccessDate']:
    w[col] = pd.to_datetime(w[col])
w['life'] = w['LastAccessDate'] - w['CreationDate']
w['life_days'] = w['life'].dt.days
w['rep_per_day'] = np.where(w['life_days'] > 0, w['Reputation'] / w['life_days'], 0).round(4)
w['DisplayName'] = w['DisplayName'].fillna('anonymous').str.strip()
result = w[['DisplayName', 'life_days', 'rep_per_day']].sort_values('life_days', ascending=False, na_position='first')
# case: title-clean-case
tt = posts_df['Title'].dropna()
clean = tt.str.replace(r'[!?]+', '', regex=True).str.replace(r'\s{2,}', ' ', regex=True).str.strip()
out = pd.DataFrame({'raw': tt, 'clean': clean.str.title(), 'swap': clean.str.swapcase(), 'n_upper': tt.str.count('[A-Z]')})
out['short'] = out['clean'].str.slice(0, 15).str.ljust(15, '.')
result = out.reset_index(names='post_index')
# case: popularity-compare-owners
own = posts_df.merge(users_df, left_on='OwnerUserId', right_on='Id', suffixes=('_post', '_user'))
sums = own.groupby('DisplayName')['ViewCount'].sum(min_count=1).sort_values(ascending=False)
a, b = sums.get('Harlan', 0), sums.get('slashnick', 0)
result = pd.DataFrame({'name': sums.index.str.strip(), 'views': sums.values}).assign(winner='Harlan' if a >= b else 'slashnick')
