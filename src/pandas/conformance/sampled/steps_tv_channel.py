import pandas as pd
import numpy as np

# tvshow
TV_Channel_df = pd.DataFrame({
    'id': ['700', '701', '702', '703', '704', '705', '707', '708'],
    'series_name': ['Sky Radio', 'Sky Radio', 'Music Box', 'Rai Sport', 'MTV Dance', 'MTV Music', 'Fashion TV ', 'Studio Universal'],
    'Country': ['Italy', 'Italy', 'Poland', 'Italy', 'United Kingdom', 'United Kingdom', 'Poland', 'Italy'],
    'Language': ['Italian', 'English', 'Polish', 'Italian', 'English', 'english', None, 'Italian/English'],
    'Content': ['music', 'music', 'music', 'sport', 'music', 'music', 'fashion', 'cinema'],
    'Pixel_aspect_ratio_PAR': ['4:3', '4:3', '4:3 / 16:9', '16:9', '16:9', '4:3', '16:9', '4:3'],
    'Hight_definition_TV': ['no', 'no', 'yes', 'yes', 'Yes', 'no', 'yes', 'no'],
    'Package_Option': ['Sky Famiglia', 'Sky Famiglia', 'no ( FTV )', 'no ( FTV )', 'Sky Famiglia', None, 'option', 'Sky Cinema'],
})

TV_series_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7],
    'Episode': ['A Love of a Lifetime', 'Friendly Skies', 'Game Three', 'The Legend of Dylan McCleen',
                'Keepers', 'Double Down', 'Emily'],
    'Air_Date': ['September 24, 2007', 'October 1, 2007', '2007-10-08', 'October 15, 2007', 'October 22, 2007',
                 '11/12/2007', None],
    'Rating': ['5.8', '5.3', '4.4', '4.1', '4.1', 'TBA', '10.2'],
    'Share': [9, 9, 7, 7, 6, 6, None],
    'Viewers_m': ['9.16', '8.23', '6.94', '6.70', '6.87', '6.33', '6.4 '],
    'Weekly_Rank': [43, 50, np.nan, 48, 60, 69, 56],
    'Channel': ['700', '700', '707', '704', '700', '708', '999'],
})

Cartoon_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7],
    'Title': ['The Rise of the Blue Beetle!', 'Terror on Dinosaur Island!', 'Evil Under the Sea!',
              'Day of the Dark Knight!', 'Invasion of the Secret Santas!', 'Enter the Outsiders!', 'dawn of the dead man!'],
    'Directed_by': ['Ben Jones', 'Brandon Vietti', 'Michael Chang', 'Ben Jones', 'Brandon Vietti', 'Michael Chang', 'Ben Jones '],
    'Written_by': ['Michael Jelenic', 'Steven Melching', 'Joseph Kuhr', 'J. M. DeMatteis', 'Adam Beechen', 'Todd Casey', 'Todd Casey'],
    'Original_air_date': ['November14,2008', 'November21,2008', 'December5,2008', 'January2,2009', 'December12,2008',
                          'January9,2009', 'January16,2009'],
    'Production_code': [101, 102, 103, 104, 105, 106, 107],
    'Channel': ['700', '701', '704', '704', '707', '700', '701'],
})
# case: cartoon-titles-alphabetical
# Alphabetical order, without regard to case
titles = Cartoon_df['Title'].tolist()
titles_binary = sorted(titles)
titles_nocase = sorted(titles, key=str.lower)
result = pd.DataFrame({'binary': titles_binary, 'nocase': titles_nocase})
# case: cartoons-by-two-directors
wanted_directors = ['Ben Jones', 'Brandon Vietti']
found = []
for idx, cartoon in Cartoon_df.iterrows():
    director = cartoon['Directed_by'].strip()
    if director in wanted_directors:
        found.append({'Title': cartoon['Title'], 'Directed_by': director})
result = pd.DataFrame(found).sort_values(['Directed_by', 'Title']).reset_index(drop=True)
# case: cartoons-order-by-air-date
# Dates look like 'November14,2008'
cartoons = Cartoon_df.copy()
cartoons['aired'] = pd.to_datetime(cartoons['Original_air_date'], format='%B%d,%Y')
result = cartoons.sort_values('aired')[['Title', 'Directed_by', 'aired']].reset_index(drop=True)
# case: latest-cartoon-production-code
from datetime import datetime

latest = None
for c in Cartoon_df.itertuples():
    air_date = datetime.strptime(c.Original_air_date, '%B%d,%Y')
    if latest is None or air_date > latest[0]:
        latest = (air_date, c.Production_code, c.Channel)
result = pd.DataFrame({'production_code': [latest[1]], 'channel': [latest[2]]})
# case: country-most-channels
channel_counts = TV_Channel_df.groupby('Country')['id'].count()
most = channel_counts.max()
countries = []
for country, n in channel_counts.items():
    if n == most:
        countries.append({'Country': country, 'count(*)': n})
result = pd.DataFrame(countries)
# case: distinct-series-and-content
distinct_series = set()
distinct_content = set()
for channel in TV_Channel_df.itertuples(index=False):
    distinct_series.add(channel.series_name)
    distinct_content.add(channel.Content)
result = pd.DataFrame([[len(distinct_series), len(distinct_content)]],
                      columns=['count(DISTINCT series_name)', 'count(DISTINCT content)'])
# case: language-channel-counts
# A channel may list several languages: split them
languages = TV_Channel_df[['id', 'Language']].copy()
languages['Language'] = languages['Language'].fillna('unknown').str.split('/')
exploded = languages.explode('Language')
exploded['Language'] = exploded['Language'].str.strip().str.capitalize()
counts = exploded.groupby('Language').size().reset_index(name='n')

fewest = counts['n'].min()
counts['least_used'] = counts['n'].eq(fewest)
result = counts.sort_values(['n', 'Language']).reset_index(drop=True)
# case: sky-radio-shows
# Titles and episodes shown on channels with the series name 'Sky Radio'
channel_ids = TV_Channel_df.query("series_name == 'Sky Radio'")['id'].tolist()
rows = []
for table_name, frame, title_column in [('Cartoon', Cartoon_df, 'Title'), ('TV_series', TV_series_df, 'Episode')]:
    shown = frame[frame['Channel'].isin(channel_ids)]
    for title in shown[title_column]:
        rows.append([table_name, title])
result = pd.DataFrame(rows, columns=['table', 'title'])
# case: episodes-by-rating-top-three
# Rating is text: 'TBA' is no number
def rating_value(text):
    try:
        return float(text)
    except (ValueError, TypeError):
        return np.nan

series = TV_series_df.copy()
series['Rating'] = series['Rating'].map(rating_value)
top3 = series.nlargest(3, 'Rating')[['Episode', 'Rating']]
result = top3.reset_index(drop=True)
# case: love-of-a-lifetime-facts
# One record with all the facts of an episode
episode = TV_series_df[TV_series_df['Episode'] == 'A Love of a Lifetime'].iloc[0]
channel = TV_Channel_df[TV_Channel_df['id'] == episode['Channel']]
facts = {
    'Air_Date': pd.to_datetime(episode['Air_Date']).strftime('%Y-%m-%d'),
    'Weekly_Rank': int(episode['Weekly_Rank']),
    'series_name': channel['series_name'].iloc[0] if not channel.empty else None,
    'max_share': TV_series_df['Share'].max(),
    'min_share': TV_series_df['Share'].min(),
}
result = pd.DataFrame([facts])
# case: countries-not-playing-todd-casey
playing = set()
for channel_id in Cartoon_df.loc[Cartoon_df['Written_by'] == 'Todd Casey', 'Channel']:
    country = TV_Channel_df.loc[TV_Channel_df['id'] == channel_id, 'Country'].iat[0]
    playing.add(country)

all_countries = list(dict.fromkeys(TV_Channel_df['Country']))
result = pd.DataFrame({
    'Country': all_countries,
    'plays_todd_casey': [country in playing for country in all_countries],
})
result = result[~result['plays_todd_casey']].reset_index(drop=True)
# case: channels-with-both-directors
joined = TV_Channel_df.merge(Cartoon_df, left_on='id', right_on='Channel', suffixes=('_channel', '_cartoon'))
joined['Directed_by'] = joined['Directed_by'].str.strip()

matches = []
for (series_name, country), group in joined.groupby(['series_name', 'Country']):
    directors = group['Directed_by'].unique().tolist()
    if 'Ben Jones' in directors and 'Michael Chang' in directors:
        matches.append((series_name, country))
result = pd.DataFrame(matches, columns=['series_name', 'Country'])
# case: hd-channels-not-english
# high definition channels, and those which do not use English
hd = TV_Channel_df['Hight_definition_TV'].str.lower() == 'yes'
not_english = TV_Channel_df['Language'].str.lower() != 'english'

table = TV_Channel_df.loc[hd & not_english, ['Package_Option', 'series_name', 'Pixel_aspect_ratio', 'Country']]
result = table.reset_index(drop=True)
# case: channels-without-ben-jones
# EXCEPT with a loop, package option at the end
ben_jones_channels = Cartoon_df.loc[Cartoon_df['Directed_by'].str.strip().eq('Ben Jones'), 'Channel'].unique()
options = {}
for row in TV_Channel_df.itertuples():
    if row.id in ben_jones_channels:
        continue
    option = row.Package_Option or 'none'
    options.setdefault(option, [])
    options[option].append(row.id)

result = pd.DataFrame([{'Package_Option': k, 'ids': ','.join(v), 'n': len(v)} for k, v in options.items()])
