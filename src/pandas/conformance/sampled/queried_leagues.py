import pandas as pd, numpy as np

league = pd.DataFrame({'id': [1, 2, 3], 'country_id': [10, 20, 30], 'name': ['Premier League', 'Serie A', 'La Liga']})
country = pd.DataFrame({'id': [10, 20, 40], 'name': ['England', 'Italy', 'Spain']})
match = pd.DataFrame({
    'id': range(100, 110),
    'league_id': [1, 1, 1, 2, 2, 2, 3, 3, 1, 9],
    'season': ['2015/2016'] * 4 + ['2014/2015'] * 4 + [None, '2015/2016'],
    'date': ['2015-08-08 00:00:00', '2015-08-09 00:00:00', '2015-08-10 00:00:00', '2016-01-06 00:00:00', '2014-09-13 00:00:00',
             '2014-09-14 00:00:00', '2014-08-23 00:00:00', '2015-05-23 00:00:00', None, '2015-12-01 00:00:00'],
    'home': ['A', 'B', 'C', 'J', 'R', 'J', 'X', 'Y', 'A', 'Q'],
    'away': ['B', 'C', 'A', 'R', 'J', 'M', 'Y', 'X', 'C', 'Q'],
    'hg': [1, 0, 2, 3, 1, 1, 4, 0, np.nan, 0],
    'ag': [0, 0, 2, 1, 2, 1, 0, 5, np.nan, 0],
})
player = pd.DataFrame({
    'player_api_id': [1, 2, 3, 4, 5],
    'player_name': ['Aaron Appindangoye', 'aaron Cresswell', 'Abdou Diallo ', 'Lionel Messi', None],
    'height': [182.88, 170.18, 182.88, 170.18, 193.04],
    'weight': [187, 146, 176, 159, None],
    'birthday': ['1992-02-29', '1989-12-15', '1996-05-04', '1987-06-24', '1970-01-01'],
})
attrs = pd.DataFrame({
    'player_api_id': [1, 1, 2, 2, 3, 4, 4, 4, 8],
    'date': ['2016-02-18', '2015-11-19', '2016-04-21', '2016-01-07', '2013-03-22', '2015-12-17', '2015-10-16', '2015-09-21', '2016-01-01'],
    'overall_rating': [67, 67, 74, 73, np.nan, 94, 94, 94, 50],
    'preferred_foot': ['right', 'right', 'left', 'left', None, 'Left', 'left', 'left', 'right'],
    'work_rate': ['medium', 'medium', 'high', '_0', 'None', 'medium', 'high', 'medium', 'norm'],
})
users = pd.DataFrame({
    'Id': [5, 8, 23, 25, 30],
    'DisplayName': ['csgillespie', 'Sharpie', 'Adam', 'jameszhao00', 'sharpie'],
    'Reputation': [5000, 5000, 134, 1, 0],
    'Age': [34, np.nan, 41, np.nan, 22],
    'Location': ['Newcastle, UK', 'Milwaukee, WI', '', None, 'Brooklyn, NY'],
    'CreationDate': ['2010-07-19 19:03:27', '2010-07-19 19:04:42', '2011-07-19 19:07:12', '2010-12-31 23:59:59', '2012-01-01 00:00:00'],
})
posts = pd.DataFrame({
    'Id': [1, 2, 3, 4, 5, 6, 7],
    'PostTypeId': [1, 1, 2, 2, 2, 1, 2],
    'ParentId': [None, None, 1, 1, 2, None, 77],
    'AcceptedAnswerId': [3, None, None, None, None, 99, None],
    'OwnerUserId': [8, 5, 5, 8, 23, None, 5],
    'Score': [23, 22, 54, 13, 13, -1, 0],
    'ViewCount': [1278, 8198, None, None, None, 0, None],
    'Tags': ['<bayesian><prior>', '<distributions><normality>', None, None, None, '', None],
    'Title': ['Eliciting priors from experts', 'What is normality?', None, None, None, 'what is it?', None],
})
votes = pd.DataFrame({'PostId': [1, 1, 2, 3, 3, 3, 9], 'BountyAmount': [np.nan, 50, np.nan, 100, 50, np.nan, 25], 'CreationDate': pd.to_datetime(['2010-07-19', '2011-07-19', '2010-07-20', '2010-07-19', '2010-08-01', '2012-03-03', '2010-01-01'])})

# case: goals_per_league_season
result = match.assign(g=match.hg + match.ag).groupby(['league_id', 'season'], dropna=False)['g'].sum().reset_index()

# case: most_matches_league_name
m = match[match.season == '2015/2016'].merge(league, left_on='league_id', right_on='id', how='left')
result = m['name'].value_counts(dropna=False).head(1).index[0]

# case: points_table
h = match[['home', 'hg', 'ag']].set_axis(['team', 'gf', 'ga'], axis=1)
a = match[['away', 'ag', 'hg']].set_axis(['team', 'gf', 'ga'], axis=1)
t = pd.concat([h, a]).dropna()
t['pts'] = np.select([t.gf > t.ga, t.gf == t.ga], [3, 1], 0)
result = t.groupby('team').agg(P=('pts', 'size'), Pts=('pts', 'sum'), GF=('gf', 'sum'), GA=('ga', 'sum')).assign(GD=lambda d: d.GF - d.GA).sort_values(['Pts', 'GD'], ascending=False)

# case: draw_percentage_by_league
d = match.dropna(subset=['hg', 'ag'])
result = d.groupby('league_id').apply(lambda x: round((x.hg == x.ag).mean() * 100, 1), include_groups=False).rename('draw_pct')

# case: away_wins_case_sum
result = match.eval('ag > hg').groupby(match['home']).sum().loc[lambda s: s > 0]

# case: league_country_full_outer
o = league.merge(country, left_on='country_id', right_on='id', how='outer', suffixes=('_league', '_country'), indicator=True)
result = o[['name_league', 'name_country', '_merge']]

# case: right_join_order
result = league.rename(columns={'name': 'league'}).merge(country.rename(columns={'id': 'country_id', 'name': 'country'}), on='country_id', how='right')[['league', 'country']]

# case: tallest_with_ties_sorted
result = player[player.height == player.height.max()].player_name.tolist() + player.nlargest(2, 'height', keep='first').player_api_id.tolist()

# case: nlargest_all_ties
result = player.nlargest(2, 'height', keep='all')[['player_api_id', 'height']]

# case: left_foot_percent
f = attrs['preferred_foot'].str.lower()
result = (f == 'left').sum() / f.notna().sum() * 100

# case: latest_rating_per_player
a = attrs.sort_values('date').drop_duplicates('player_api_id', keep='last')
result = player.merge(a[['player_api_id', 'overall_rating']], how='left')[['player_name', 'overall_rating']]

# case: avg_rating_by_height_bucket
p = player.assign(bucket=np.where(player.height < 180, 'short', 'tall')).merge(attrs, on='player_api_id')
result = p.groupby('bucket')['overall_rating'].agg(avg='mean', best='max', n='count')

# case: work_rate_cleanup
ok = {'low', 'medium', 'high'}
result = attrs['work_rate'].where(attrs['work_rate'].isin(ok), 'unknown').value_counts().to_dict()

# case: born_on_leap_day
b = pd.to_datetime(player['birthday'])
result = player.loc[(b.dt.month == 2) & (b.dt.day == 29), 'player_name'].iat[0].split()[0]

# case: age_group_by_decade
b = pd.to_datetime(player.birthday).dt.year // 10 * 10
result = player.groupby(b)['height'].mean().rename_axis('decade')

# case: rating_never_changed
result = attrs.groupby('player_api_id')['overall_rating'].nunique().eq(1).pipe(lambda s: s.index[s].tolist())

# case: rating_change_pct
s = attrs.sort_values(['player_api_id', 'date'])
s['chg'] = s.groupby('player_api_id')['overall_rating'].pct_change(fill_method=None)
result = s['chg'].round(4).to_dict()

# case: highest_average_not_max
g = attrs.groupby('player_api_id')['overall_rating'].mean()
result = g.drop(g.idxmax()).max()

# case: corr_height_weight
result = round(player['height'].corr(player['weight']), 6)

# case: tag_counts_regex
result = posts['Tags'].str.findall(r'<([^>]+)>').explode().value_counts().sort_index()

# case: questions_without_accepted_answer
q = posts[posts.PostTypeId.eq(1)]
ans = posts.loc[posts.PostTypeId == 2, 'Id']
result = q.loc[~q.AcceptedAnswerId.isin(ans), ['Id', 'Title']]

# case: answer_to_question_self_join
q = posts[posts.PostTypeId == 1]
a = posts[posts.PostTypeId == 2]
j = q.merge(a, left_on='Id', right_on='ParentId', how='left', suffixes=('_q', '_a'))
result = j.groupby('Id_q').agg(answers=('Id_a', 'count'), best=('Score_a', 'max'))

# case: users_top_by_reputation_ties
users['rnk'] = users['Reputation'].rank(ascending=False, method='min')
result = users.loc[users.rnk == 1, 'DisplayName'].sort_values(key=lambda s: s.str.lower()).tolist()

# case: case_duplicate_displaynames
k = users.DisplayName.str.casefold()
result = users[k.groupby(k).transform('size') > 1][['Id', 'DisplayName']]

# case: location_state
result = users['Location'].str.extract(r',\s*([A-Z]{2})$', expand=False).fillna('??').tolist()

# case: bounty_sum_null_for_none
result = votes.groupby('PostId')['BountyAmount'].sum(min_count=1)

# case: votes_by_year_ratio
y = votes.CreationDate.dt.year.value_counts()
result = y[2010] / y[2011]

# case: scores_per_user_left
u = users.merge(posts, left_on='Id', right_on='OwnerUserId', how='left', suffixes=('', '_post'))
result = u.groupby('DisplayName', sort=False)['Score'].agg(['count', 'sum', 'mean'])

# case: avg_view_by_age_group
j = posts.merge(users, left_on='OwnerUserId', right_on='Id')
j['grp'] = pd.cut(j['Age'], bins=[0, 30, 40, 100], right=False)
result = j.groupby('grp', observed=False)['ViewCount'].mean()

# case: creation_window
c = pd.to_datetime(users['CreationDate'])
result = users[(c >= '2010-07-19 19:04:00') & (c < '2011-01-01')].Id.to_list()

# case: users_elapsed
c = pd.to_datetime(users['CreationDate'])
result = (c.max() - c.min()).total_seconds() / 3600

# case: posts_pivot_mean_and_count
result = pd.pivot_table(posts, index='OwnerUserId', columns='PostTypeId', values=['Score', 'ViewCount'], aggfunc={'Score': 'mean', 'ViewCount': 'max'})

# case: crosstab_two_columns
result = pd.crosstab([match.league_id], [match.season.fillna('?'), match.hg > match.ag])

# case: crosstab_normalize_all_margins
result = pd.crosstab(attrs.preferred_foot.str.lower(), attrs.work_rate, normalize=True, margins=True).round(3)

# case: title_question_marks
result = posts.loc[posts['Title'].str.endswith('?', na=False), 'Title'].str.len().max()

# case: score_bucket_dict
def bucket(s):
    if s < 0: return 'neg'
    elif s == 0: return 'zero'
    elif s <= 20: return 'low'
    return 'high'
result = posts.groupby(posts['Score'].apply(bucket))['Id'].apply(list).to_dict()

# case: union_all_ids
result = pd.concat([users[['Id']].assign(t='u'), posts[['Id']].assign(t='p')]).groupby('Id')['t'].agg(lambda x: ''.join(sorted(x))).loc[lambda s: s == 'pu'].index.tolist()

# case: expanding_best_score
p = posts.sort_values('Id')
result = p.groupby('OwnerUserId')['Score'].cummax().tolist()

# case: isin_multi_column_tuple
keys = set(zip(match.home, match.away))
result = [x for x in match[['home', 'away']].itertuples(index=False, name=None) if (x[1], x[0]) in keys]

# case: to_json_records
result = league.merge(country, left_on='country_id', right_on='id', suffixes=('', '_c')).drop(columns=['id_c']).to_dict('records')
