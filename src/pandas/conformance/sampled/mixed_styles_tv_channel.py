import pandas as pd
import numpy as np

TV_Channel_df = pd.DataFrame({
    'id': ['700', '701', '703', '704', '705', '706', '707'],
    'series_name': ['Sky Radio', 'Sky Radio', 'Music Box', 'Fox Life', 'Fox Crime', 'FX', 'MTV Music '],
    'Country': ['Italy', 'Italy', 'Italy', 'Poland', 'Poland', 'Spain', None],
    'Language': ['Italian', 'English', 'Italian', 'english', 'English', 'Spanish', 'English'],
    'Content': ['music', 'music', 'music', 'general television', 'crime', 'general television', None],
    'Pixel_aspect_ratio_PAR': ['4:3', '16:9', '4:3 / 16:9', '16:9', '16:9', '4:3', '4:3'],
    'Hight_definition_TV': ['no', 'yes', 'no', 'Yes', 'yes', 'no', 'yes '],
    'Pay_per_view_PPV': ['no', 'no', 'no', 'no', None, 'no', 'no'],
    'Package_Option': ['no', 'Sky Famiglia', 'Option', 'Sky Famiglia + Sky HD', None, 'Option', 'Sky HD'],
})

TV_series_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6],
    'Episode': ['A Love of a Lifetime', 'Friendly Skies', 'Game Three', 'The Great Wall', 'Keepers', 'Emily'],
    'Air_Date': ['September 24, 2007', 'October 1, 2007', '2007-10-08', 'October 15, 2007', 'Oct 22, 2007', None],
    'Rating': ['5.8', '5.3', '10.2', '4.4', '5.3', None],
    'Share': [9, 9, 7, 7, 6, 6],
    '18_49_Rating_Share': ['3.5/9', '3.2/8', '3.1/8', '2.9/7', '2.7/6', '2.5/6'],
    'Viewers_m': ['9.16', '8.23', '7.69', '6.86', '6.24', ' 6.1'],
    'Weekly_Rank': [43, 50, 61, 61, None, 70],
    'Channel': ['700', '700', '707', '706', '703', '999'],
})

Cartoon_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'Title': ['The Rise of the Blue Beetle!', 'Terror on Dinosaur Island!', 'Evil Under the Sea!', 'Day of the Dark Knight!',
              'Invasion of the Secret Santas!', 'enter the Outsiders!', 'Dawn of the Dead Man!', 'Fall of the Blue Beetle!'],
    'Directed_by': ['Ben Jones', 'Brandon Vietti', 'Michael Chang', 'Ben Jones', 'Brandon Vietti', 'Michael Chang', 'Ben Jones', None],
    'Written_by': ['Michael Jelenic', 'Steven Melching', 'Joseph Kuhr', 'J. M. DeMatteis', 'Adam Beechen', 'Todd Casey', 'Steven Melching', 'Todd Casey '],
    'Original_air_date': ['November14,2008', 'November21,2008', 'December5,2008', 'January2,2009', 'December12,2008', 'January9,2009', 'January16,2009', None],
    'Production_code': [101.0, 102.0, 103.0, 104.0, 105.0, 106.0, 107.0, np.nan],
    'Channel': ['700', '701', '703', '704', '705', '704', '701', '700'],
})
# case: titles-alphabetical
result = Cartoon_df['Title'].sort_values(key=lambda s: s.str.lower()).reset_index(drop=True)
# case: by-air-date
Cartoon_df['d'] = pd.to_datetime(Cartoon_df['Original_air_date'], format='%B%d,%Y')
result = Cartoon_df.sort_values('d')[['Title', 'Directed_by']]
# case: jones-or-vietti
result = Cartoon_df.query("Directed_by == 'Ben Jones' or Directed_by == 'Brandon Vietti'")[['Title']]
# case: top-country-vc
result = TV_Channel_df['Country'].value_counts().head(1).rename_axis('Country').reset_index(name='n')
# case: distinct-series-contents
result = TV_Channel_df[['series_name', 'Content']].nunique().to_frame().T
# case: rarest-language-rank
lang = TV_Channel_df['Language'].str.capitalize().value_counts()
result = lang[lang.rank(method='min') == 1].reset_index()
# case: sky-radio-cartoons
c = TV_Channel_df.merge(Cartoon_df, left_on='id', right_on='Channel', suffixes=('_tv', '_c'))
result = c[c['series_name'] == 'Sky Radio'][['Title']]
# case: lifetime-series-name-chain
channel = TV_series_df.set_index('Episode')['Channel']
series = TV_Channel_df.set_index('id')['series_name']
result = series[channel['A Love of a Lifetime']]
# case: hd-packages
result = TV_Channel_df.loc[TV_Channel_df['Hight_definition_TV'].str.strip().str.lower() == 'yes', ['Package_Option', 'series_name']].fillna({'Package_Option': 'none'})
# case: countries-without-casey
casey = Cartoon_df[Cartoon_df['Written_by'].str.strip() == 'Todd Casey']
bad = TV_Channel_df.loc[TV_Channel_df['id'].isin(casey['Channel']), 'Country']
result = TV_Channel_df[~TV_Channel_df['Country'].isin(bad)]['Country'].drop_duplicates()
# case: jones-and-chang-pivot
dirs = Cartoon_df.assign(x=1).pivot_table(index='Channel', columns='Directed_by', values='x', aggfunc='size', fill_value=0)
both = dirs.loc[dirs['Ben Jones'].astype(bool) & dirs['Michael Chang'].astype(bool)]
result = TV_Channel_df.set_index('id').loc[both.index, ['series_name', 'Country']]
# case: big-country-ids-transform
size = TV_Channel_df.groupby('Country')['id'].transform('size')
result = TV_Channel_df.loc[size > 2, ['id']].reset_index(drop=True)
# case: packages-without-jones
play = Cartoon_df.groupby('Channel')['Directed_by'].apply(lambda s: 'Ben Jones' in s.values)
flag = TV_Channel_df['id'].map(play.to_dict()).fillna(False).astype(bool)
result = TV_Channel_df[~flag]['Package_Option'].tolist()
