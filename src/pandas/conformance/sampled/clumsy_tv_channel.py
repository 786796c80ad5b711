import pandas as pd
import numpy as np
import re
from collections import Counter, OrderedDict

TV_Channel = pd.DataFrame({
    'id': ['700', '701', '707', '708', '717', '719', '725', '999'],
    'series_name': ['Sky Radio', 'Sky Radio', 'Music Channel', 'Music Channel', 'MTV Dance', 'Rock TV', 'mtv hits', None],
    'Country': ['Italy', 'Italy', 'Poland', 'United Kingdom', 'Portugal', 'Italy ', None, 'Brazil'],
    'Language': ['English', 'Italian', 'English', 'English', None, 'Italian', 'Portuguese', 'english'],
    'Content': ['music', 'music', 'music', 'music', 'music', 'music', 'general', ''],
    'Pixel_aspect_ratio_PAR': ['4:3', '4:3', '16:9', '16:9 / 4:3', '4:3', '16:9', '4:3 / 16:9', None],
    'Hight_definition_TV': ['no', 'no', 'yes', 'yes', 'no', 'yes', 'Yes', 'unknown'],
    'Package_Option': ['Sky Famiglia', 'Sky Famiglia', 'Option', 'Sky Famiglia', 'Sky Famiglia + Sky HD', 'none', 'Option', np.nan],
})
TV_series = pd.DataFrame({
    'id': [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0],
    'Episode': ['A Love of a Lifetime', 'Friendly Skies', 'Game Three', 'The Wrath of Graham', 'Emily', 'Friendly Skies', 'Keepers', None],
    'Air_Date': ['September 24, 2007', 'October 1, 2007', 'October 8, 2007', 'October 15, 2007', 'Oct 22, 2007', 'October 29, 2007', '2007-11-05', ''],
    'Rating': ['5.8', '5.3', '4.4', '4.0', '4.1', '4.4', 'N/A', '4.1'],
    'Share': [9, 9, 7, 6, 6, 7, 0, 5],
    'Viewers_m': [9.16, 8.23, 6.94, 6.60, 6.18, 6.94, None, 5.0],
    'Weekly_Rank': ['43', '50', 'tbd', '65', '66', '51', '', '#60'],
    'Channel': ['700', '700', '707', '707', '719', '725', '717', '000'],
})
Cartoon = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'Title': ['The Rise of the Blue Beetle!', 'Terror on Dinosaur Island!', 'Evil Under the Sea!', 'Day of the Dark Knight!', 'Invasion of the Secret Santas!', 'Enter the Outsiders!', 'Dawn of the Dead Man!', 'Fall of the Blue Beetle!', 'Untitled'],
    'Directed_by': ['Ben Jones', 'Brandon Vietti', 'Michael Chang', 'Ben Jones', 'Brandon Vietti', 'Michael Chang', 'Ben Jones', 'ben jones', None],
    'Written_by': ['Michael Jelenic', 'Joseph Kuhr', 'Joseph Kuhr', 'J. M. DeMatteis', 'Adam Beechen', 'Todd Casey', 'Steven Melching', 'James Krieg', 'Todd Casey'],
    'Original_air_date': ['November14,2008', 'November21,2008', 'December5,2008', 'January2,2009', 'December12,2008', 'January9,2009', 'January16,2009', 'January23,2009', None],
    'Production_code': [101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, np.nan, 108.0],
    'Channel': ['700', '700', '701', '707', '717', '719', '725', '700', '888'],
})

# case: ben-jones-titles
# SELECT Title FROM Cartoon WHERE Directed_by = "Ben Jones"
titles = []
for i in range(Cartoon.shape[0]):
    if str(Cartoon['Directed_by'][i]).lower() == 'ben jones':
        titles.append(Cartoon['Title'][i])
titles = sorted(titles)
result = titles

# case: joseph-kuhr-count
# SELECT count(*) FROM Cartoon WHERE Written_by = "Joseph Kuhr"
result = Cartoon[Cartoon['Written_by'] == 'Joseph Kuhr']['id'].count().item()

# case: cartoon-by-date
# SELECT title, Directed_by FROM Cartoon ORDER BY Original_air_date
months = {'January': 1, 'November': 11, 'December': 12}
keys = []
for d in Cartoon['Original_air_date']:
    if d == None:
        keys.append(99999999)
        continue
    year = d.split(',')[1]
    rest = d.split(',')[0]
    mname = ''.join([c for c in rest if not c.isdigit()])
    day = ''.join([c for c in rest if c.isdigit()])
    keys.append(int(year) * 10000 + months[mname] * 100 + int(day))
c2 = Cartoon.copy()
c2['k'] = keys
c2 = c2.sort_values('k')
del c2['k']
result = c2[['Title', 'Directed_by']]

# case: directed-or
# SELECT Title FROM Cartoon WHERE Directed_by = "Ben Jones" OR Directed_by = "Brandon Vietti"
result = Cartoon[(Cartoon.Directed_by == 'Ben Jones') | (Cartoon.Directed_by == 'Brandon Vietti')].Title.values.tolist()

# case: country-most-channels
# SELECT Country, count(*) FROM TV_Channel GROUP BY Country ORDER BY count(*) DESC LIMIT 1
countries = []
for c in TV_Channel['Country']:
    if c is None:
        pass
    else:
        countries.append(c.strip())
cnt = Counter(countries)
result = cnt.most_common(1)[0]

# case: distinct-series-content
# SELECT count(DISTINCT series_name), count(DISTINCT content) FROM TV_Channel
a = len(TV_Channel['series_name'].unique())
b = len(TV_Channel['Content'].unique())
c = TV_Channel['series_name'].nunique()
result = [a, b, c]

# case: sky-radio-content
# SELECT Content FROM TV_Channel WHERE series_name = "Sky Radio"
val = TV_Channel.loc[TV_Channel['series_name'] == 'Sky Radio', 'Content']
if len(val) > 1:
    result = list(set(val.values))[0]
else:
    result = val.item()

# case: sky-radio-item-mistake
# SELECT Package_Option FROM TV_Channel WHERE series_name = "Sky Radio"
result = TV_Channel.loc[TV_Channel['series_name'] == 'Sky Radio', 'Package_Option'].item()

# case: english-count
# SELECT count(*) FROM TV_Channel WHERE language = "English"
n = 0
for x in TV_Channel['Language'].values:
    if isinstance(x, str) and x.lower() == 'english':
        n += 1
result = f"English channels: {n}"

# case: language-fewest
# SELECT LANGUAGE, count(*) GROUP BY LANGUAGE ORDER BY count(*) ASC LIMIT 1
t = TV_Channel.copy()
t['Language'] = t['Language'].str.capitalize()
g = t.groupby('Language').size().reset_index(name='count')
g = g.sort_values(by=['count', 'Language']).reset_index(drop=True)
result = g.loc[0].tolist()

# case: language-counts-null
# SELECT language, count(*) GROUP BY language including null
g = TV_Channel.groupby('Language', dropna=False)['id'].count()
d = {}
for k in g.index:
    if k != k or k is None:
        d['NULL'] = int(g[g.index.isnull()].values[0])
    else:
        d[k] = int(g[k])
result = d

# case: blue-beetle-channel
# SELECT T1.series_name FROM TV_Channel T1 JOIN Cartoon T2 WHERE T2.Title = "The Rise of the Blue Beetle!"
ch = Cartoon[Cartoon['Title'] == 'The Rise of the Blue Beetle!'].iloc[0]['Channel']
result = TV_Channel[TV_Channel['id'] == ch].iloc[0]['series_name']

# case: rating-sort
# SELECT Episode, Rating FROM TV_series ORDER BY Rating
df = TV_series[['Episode', 'Rating']].copy()
df['r'] = df['Rating'].apply(lambda x: float(x) if x.replace('.', '', 1).isdigit() else None)
df = df.sort_values(by='r', na_position='first')
df = df.drop('r', axis=1)
result = df.values.tolist()

# case: top3-rating-manual
# SELECT Episode, Rating FROM TV_series ORDER BY Rating DESC LIMIT 3
items = []
for e, r in zip(TV_series['Episode'], TV_series['Rating']):
    try:
        items.append((float(r), str(e)))
    except ValueError:
        continue
items.sort(key=lambda t: -t[0])
top = items[:3]
result = pd.DataFrame([[b, a] for a, b in top], columns=['Episode', 'Rating'])

# case: rating-astype-mistake
# SELECT avg(Rating) FROM TV_series
TV_series['Rating'] = TV_series['Rating'].astype(float)
result = TV_series['Rating'].mean()

# case: max-min-share
# SELECT max(SHARE), min(SHARE) FROM TV_series
mx = -999
mn = 999
for s in TV_series['Share'].tolist():
    if s > mx:
        mx = s
    if s < mn:
        mn = s
result = {'max(Share)': mx, 'min(Share)': mn}

# case: weekly-rank-clean
# SELECT Weekly_Rank FROM TV_series WHERE Episode = "A Love of a Lifetime" and others, cleaned
wr = TV_series['Weekly_Rank'].astype(str).str.replace('#', '').replace('', np.nan).replace('tbd', np.nan)
wr = wr.astype(float)
result = pd.concat([TV_series['Episode'], wr], axis=1).set_index('Episode')['Weekly_Rank']

# case: series-of-channel
# SELECT T1.series_name, T2.Episode FROM TV_Channel T1 JOIN TV_series T2 ON T1.id = T2.Channel
pairs = []
for i, a in TV_Channel.iterrows():
    for j, b in TV_series.iterrows():
        if a['id'] == b['Channel']:
            pairs.append([a['series_name'], b['Episode']])
result = pd.DataFrame(pairs, columns=['series_name', 'Episode'])

# case: channels-not-playing-ben-jones
# SELECT package_option FROM TV_Channel WHERE id NOT IN (SELECT channel FROM cartoon WHERE directed_by = 'Ben Jones')
bad = Cartoon.query('Directed_by == "Ben Jones"').Channel.tolist()
mask = []
for x in TV_Channel['id']:
    mask.append(x not in bad)
opts = TV_Channel[mask]['Package_Option']
result = [o for o in opts if str(o) != 'nan']

# case: hd-par-crosstab
# hd by aspect ratio
t = TV_Channel.copy()
t['hd'] = t['Hight_definition_TV'].str.lower().map({'yes': True, 'no': False})
t['wide'] = t['Pixel_aspect_ratio_PAR'].str.contains('16:9', na=False)
result = pd.crosstab(t['hd'], t['wide'])

# case: air-date-year-month
# month name of the air date, by splitting
tmp = []
for ad in TV_series['Air_Date']:
    if ad == '':
        tmp.append('')
    elif '-' in ad:
        tmp.append(pd.to_datetime(ad).strftime('%b'))
    else:
        tmp.append(ad.split(' ')[0][:3])
ts = TV_series.copy()
ts['Month'] = tmp
result = ts.groupby('Month', sort=False)['Viewers_m'].mean().round(2).reset_index()

# case: duplicate-episodes
# SELECT Episode, count(*) HAVING count(*) > 1
e = TV_series['Episode'].tolist()
seen = []
dups = []
for x in e:
    if x in seen and x not in dups:
        dups.append(x)
    seen.append(x)
result = dups

# case: written-by-multiple-filter
# writers with more than one cartoon with their channels
f = Cartoon.groupby('Written_by').filter(lambda g: len(g) > 1)
out = f.groupby('Written_by')['Channel'].agg(lambda s: '/'.join(sorted(s)))
result = out.to_dict()

# case: production-code-gap
# production codes as ints, missing as -1
codes = []
for p in Cartoon['Production_code']:
    if p == np.nan:
        codes.append(-1)
    elif pd.isna(p):
        codes.append(-2)
    else:
        codes.append(int(p))
result = codes
