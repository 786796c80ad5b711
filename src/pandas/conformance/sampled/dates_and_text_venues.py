import pandas as pd
import numpy as np
import re
from datetime import datetime, date, timedelta
from collections import Counter

# Concerts database
venues_df = pd.DataFrame({
    'venue_id': [1, 2, 3, 4],
    'venue_name': ['The Blue Note', 'RED ROCKS Amphitheatre', 'o2 arena ', 'Paradiso'],
    'address': ['131 W 3rd St, New York, NY 10012', '18300 W Alameda Pkwy, Morrison, CO 80465', 'Peninsula Square, London SE10 0DX', None],
    'capacity': ['250', '9,525', '20,000', '1500'],
})

artists_df = pd.DataFrame({
    'artist_id': [10, 11, 12, 13, 14],
    'artist_name': ['the national', 'Björk', 'KENDRICK LAMAR', 'Florence + the Machine', 'Sigur  Rós'],
    'genres': ['indie|rock', 'electronic|art pop|experimental', 'hip hop', 'indie|pop|rock', None],
    'formed': ['1999', '1977-01-01', '2003', '2007-05', '1994'],
})

concerts_df = pd.DataFrame({
    'concert_id': [100, 101, 102, 103, 104, 105, 106, 107],
    'artist_id': [10, 11, 12, 10, 13, 14, 11, 10],
    'venue_id': [1, 2, 3, 2, 3, 4, 4, 4],
    'concert_date': ['14/06/2022', '02/07/2022', '31/12/2022', '15/06/2022', '02/07/2022', '29/02/2024', '05/11/2022', 'TBA'],
    'start_time': ['19:30', '20:00', '21:15', '19:30', '18:45', '20:00', '20:30', None],
    'ticket_price': ['$45.00', '$120', 'USD 99.50', '$60.00', 'free', '$75.25', None, '$45.00'],
    'notes': ['Sold out! Sold out!', 'Extra show; rain or shine', 'NYE special - doors 20:00', '', 'Support: TBA',
              'Leap day show, doors 19:00', None, 'Date to be announced'],
})
# case: dayfirst-dates
c = concerts_df.copy()
c['concert_date'] = pd.to_datetime(c['concert_date'], dayfirst=True, errors='coerce')
result = c[['concert_id', 'concert_date']].sort_values('concert_date', na_position='first')
# case: genre-dummies
dummies = artists_df['genres'].str.get_dummies(sep='|')
result = pd.concat([artists_df['artist_name'].str.title(), dummies], axis=1)
# case: genre-explode-count
result = (artists_df.assign(genre=artists_df['genres'].str.split('|'))
          .explode('genre')
          .groupby('genre', dropna=True)['artist_name']
          .agg(['count', lambda x: '; '.join(x)]))
result.columns = ['n_artists', 'artists']
result = result.sort_values(['n_artists'], ascending=False).reset_index()
# case: ticket-price-number
price = concerts_df['ticket_price'].str.replace(r'[^\d.]', '', regex=True)
concerts = concerts_df.assign(price=pd.to_numeric(price, errors='coerce'))
concerts.loc[concerts['ticket_price'] == 'free', 'price'] = 0
result = concerts.groupby('venue_id')['price'].agg(['min', 'max', 'mean']).round(2)
# case: zip-state-from-address
ext = venues_df['address'].str.extract(r',\s*(?P<state>[A-Z]{2})\s+(?P<zip>\d{5})$')
result = venues_df[['venue_id', 'venue_name']].join(ext)
result['venue_name'] = result['venue_name'].str.strip().str.title()
# case: days-since-previous-concert
c = concerts_df.copy()
c['d'] = pd.to_datetime(c['concert_date'], format='%d/%m/%Y', errors='coerce')
c = c.dropna(subset=['d']).sort_values(['artist_id', 'd'])
c['gap_days'] = c.groupby('artist_id')['d'].diff().dt.days
result = c[['artist_id', 'concert_id', 'd', 'gap_days']].reset_index(drop=True)
# case: doors-time-in-notes
doors = concerts_df['notes'].str.extract(r'doors (\d{2}):(\d{2})')
doors.columns = ['h', 'm']
doors = doors.dropna().astype(int)
doors['minutes'] = doors['h'] * 60 + doors['m']
start = concerts_df['start_time'].str.split(':', expand=True).astype(float)
doors['wait'] = (start[0] * 60 + start[1]) - doors['minutes']
result = doors.join(concerts_df[['concert_id', 'start_time']])
# case: start-timestamp
c = concerts_df[concerts_df['concert_date'].str.match(r'\d{2}/\d{2}/\d{4}')].copy()
c['start'] = pd.to_datetime(c['concert_date'] + ' ' + c['start_time'], format='%d/%m/%Y %H:%M')
c['end'] = c['start'] + pd.Timedelta(hours=2, minutes=45)
c['ends_next_day'] = c['end'].dt.date > c['start'].dt.date
result = c[['concert_id', 'start', 'end', 'ends_next_day']]
# case: month-labels
dates = pd.to_datetime(concerts_df['concert_date'], dayfirst=True, errors='coerce').dropna()
labels = dates.dt.strftime('%B %Y')
result = labels.value_counts(sort=False).to_dict()
# case: word-counter-notes
words = Counter()
for note in concerts_df['notes'].dropna():
    words.update(re.findall(r'[a-z]+', note.lower()))
result = pd.DataFrame(sorted(words.items(), key=lambda kv: (-kv[1], kv[0]))[:6], columns=['word', 'n'])
# case: artist-slug
def slugify(name):
    name = re.sub(r'[^\w\s]', '', name.lower())
    return re.sub(r'\s+', '-', name.strip())
result = artists_df.assign(slug=artists_df['artist_name'].apply(slugify))[['artist_id', 'slug']]
# case: lineup-per-venue
m = concerts_df.merge(artists_df, on='artist_id').merge(venues_df, on='venue_id')
m['artist_name'] = m['artist_name'].str.replace(r'\s+', ' ', regex=True).str.title()
result = m.groupby('venue_name', sort=True)['artist_name'].agg(lambda s: ', '.join(dict.fromkeys(s))).reset_index(name='lineup')
# case: capacity-width-labels
v = venues_df.copy()
v['capacity'] = v['capacity'].str.replace(',', '').astype(int)
v['label'] = v.apply(lambda r: f"{r['venue_name'].strip():<25}|{r['capacity']:>8,}", axis=1)
result = v.sort_values('capacity', ascending=False)['label'].tolist()
# case: years-active-at-concert
a = artists_df.copy()
a['formed_year'] = a['formed'].str.slice(0, 4).astype(int)
c = concerts_df.assign(year=pd.to_numeric(concerts_df['concert_date'].str[-4:], errors='coerce'))
m = c.merge(a[['artist_id', 'artist_name', 'formed_year']], on='artist_id', how='left')
m['years_active'] = m['year'] - m['formed_year']
result = m.groupby('artist_name', as_index=False)['years_active'].max()
