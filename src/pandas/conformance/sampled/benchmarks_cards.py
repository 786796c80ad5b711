import pandas as pd
import numpy as np
import itertools

# Trading card games
cards_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'name': ["Ancestor's Chosen", 'Angel of Mercy', 'Aven Cloudchaser', 'Ballista Squad', 'Black Lotus', 'Serra Angel', 'Lightning Bolt',
             'Lightning Bolt', 'Annul', 'Jace, the Mind Sculptor', 'Tarmogoyf', 'Forest'],
    'artist': ['Pete Venters', 'Volkan Baǵa', 'Justin Sweet', 'Matthew D. Wilson', 'Christopher Rush', 'Douglas Shuler', 'Christopher Moeller',
               'Christopher Rush', 'Brian Snõddy', 'Jason Chan', 'Ryan Barger', None],
    'borderColor': ['black', 'black', 'white', 'black', 'black', 'borderless', 'black', 'white', 'black', 'black', 'borderless', 'black'],
    'cardKingdomFoilId': [123094.0, np.nan, 122871.0, np.nan, np.nan, 233100.0, np.nan, np.nan, 124000.0, np.nan, 244511.0, np.nan],
    'cardKingdomId': [122719.0, 122720.0, np.nan, 122758.0, np.nan, 233099.0, 10123.0, np.nan, 123999.0, 45678.0, 244510.0, np.nan],
    'colors': ['W', 'W', 'W', 'W', None, 'W', 'R', 'R', 'U', 'U', 'G', None],
    'convertedManaCost': [7.0, 5.0, 4.0, 4.0, 0.0, 5.0, 1.0, 1.0, 1.0, 4.0, 2.0, 0.0],
    'edhrecRank': ['9944', '6237', '19325', None, '1045', '2310', '87', '87', '8100', '650', '1200', None],
    'hasFoil': [1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1, 1],
    'isPromo': [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
    'isTextless': [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
    'layout': ['normal'] * 9 + ['planeswalker', 'normal', 'normal'],
    'manaCost': ['{5}{W}{W}', '{4}{W}', '{3}{W}', '{3}{W}', '{0}', '{3}{W}{W}', '{R}', '{R}', '{U}', '{2}{U}{U}', '{1}{G}', None],
    'power': ['4', '3', '2', '2', None, '4', None, None, None, None, '*', None],
    'toughness': ['4', '3', '2', '2', None, '4', None, None, None, None, '1+*', None],
    'rarity': ['uncommon', 'uncommon', 'common', 'uncommon', 'rare', 'Uncommon', 'common', 'common', 'common', 'mythic', 'mythic', 'common'],
    'setCode': ['10E', '10E', '10E', '10E', 'LEA', 'DOM', 'M10', '4ED', '10E', 'WWK', 'UMA', '10E'],
    'subtypes': ['Human,Cleric', 'Angel', 'Bird,Soldier', 'Human,Rebel', None, 'Angel', None, None, None, 'Jace', 'Lhurgoyf', 'Forest'],
    'types': ['Creature', 'Creature', 'Creature', 'Creature', 'Artifact', 'Creature', 'Instant', 'Instant', 'Instant', 'Planeswalker', 'Creature', 'Land'],
    'uuid': ['5f8287b1', 'b7c19924', '8ac972b5', '2ba42b6c', 'aa11bb22', 'dd44ee55', '00f1a0b2', '00f1a0b3', '9c3d1bd1', '55ccab21', '7cc1ad09', '6ff0112a'],
    'availability': ['mtgo,paper', 'mtgo,paper', 'paper', 'mtgo,paper', 'paper', 'arena,mtgo,paper', 'mtgo,paper', 'paper', 'mtgo,paper', 'mtgo,paper', 'mtgo', 'arena,mtgo,paper'],
})

sets_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7],
    'code': ['10E', 'LEA', 'DOM', 'M10', '4ED', 'WWK', 'UMA'],
    'name': ['Tenth Edition', 'Limited Edition Alpha', 'Dominaria', 'Magic 2010', 'Fourth Edition', 'Worldwake', 'Ultimate Masters'],
    'baseSetSize': [383, 295, 269, 249, 378, 145, 254],
    'totalSetSize': [508, 295, 280, 249, 378, 145, 254],
    'block': ['Core Set', 'Core Set', None, 'Core Set', 'Core Set', 'Zendikar', None],
    'releaseDate': ['2007-07-13', '1993-08-05', '2018-04-27', '2009-07-17', '1995-04-01', '2010-02-05', '2018-12-07'],
    'type': ['core', 'core', 'expansion', 'core', 'core', 'expansion', 'masters'],
    'mcmId': [74.0, np.nan, 2170.0, 85.0, 6.0, np.nan, 2393.0],
    'isFoilOnly': [0, 0, 0, 0, 0, 0, 0],
})

legalities_df = pd.DataFrame({
    'id': list(range(1, 13)),
    'format': ['commander', 'legacy', 'modern', 'vintage', 'vintage', 'legacy', 'commander', 'modern', 'legacy', 'commander', 'pauper', 'modern'],
    'status': ['Legal', 'Legal', 'Legal', 'Restricted', 'Banned', 'Banned', 'Banned', 'Legal', 'Legal', 'Legal', 'Legal', 'legal'],
    'uuid': ['5f8287b1', '5f8287b1', 'b7c19924', 'aa11bb22', '2ba42b6c', 'aa11bb22', 'aa11bb22', '00f1a0b2', '00f1a0b2', '55ccab21', '00f1a0b2', '7cc1ad09'],
})

foreign_data_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7],
    'language': ['Italian', 'German', 'French', 'Italian', 'Japanese', 'Korean', 'French'],
    'name': ['Scelto del Capostipite', 'Auserwählter der Ahnfrau', 'Élu de l’Ancêtre', 'Angelo di Serra', 'セラの天使', None, 'Foudre'],
    'flavorText': [None, '„Die Wünsche…', None, 'Nascere con le ali.', None, None, ' '],
    'uuid': ['5f8287b1', '5f8287b1', '5f8287b1', 'dd44ee55', 'dd44ee55', '8ac972b5', '00f1a0b2'],
})

rulings_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5],
    'date': ['2007-07-15', '2010-03-01', '2019-05-03', '2007-07-15', '08/07/2018'],
    'text': ['The controller of the ability picks.', 'You may activate one loyalty ability.', 'Its power is counted in all zones.', 'If the creature has morph...', 'Angel is still an Angel.'],
    'uuid': ['5f8287b1', '55ccab21', '7cc1ad09', '2ba42b6c', 'dd44ee55'],
})
# case: powerful-foils
mask = cards_df['cardKingdomFoilId'].notnull() & cards_df['cardKingdomId'].notnull()
result = cards_df[mask].sort_values('cardKingdomFoilId').head(3).reset_index(drop=True)[['id', 'name', 'cardKingdomFoilId']]
# case: borderless-percent
n = len(cards_df)
borderless_pct = (cards_df['borderColor'] == 'borderless').sum() / n * 100
no_ck_pct = cards_df.loc[cards_df['borderColor'] == 'borderless', 'cardKingdomFoilId'].isna().mean() * 100
result = pd.DataFrame({'metric': ['borderless', 'borderless_without_foil_id'], 'pct': [round(borderless_pct, 2), round(no_ck_pct, 2)]})
# case: subtypes-explode-count
sub = (cards_df.dropna(subset=['subtypes'])
       .assign(subtype=lambda d: d['subtypes'].str.split(','))
       .explode('subtype'))
result = (sub.groupby('subtype')
             .agg(cards=('id', 'count'), avg_cmc=('convertedManaCost', 'mean'))
             .sort_values(by=['cards', 'subtype'], ascending=[False, True])
             .reset_index())
# case: banned-formats-list
b = legalities_df[legalities_df['status'].str.lower() == 'banned'].merge(cards_df[['uuid', 'name', 'artist']], on='uuid')
result = b.groupby(['name', 'artist'])['format'].apply(lambda s: ', '.join(sorted(s))).reset_index(name='banned_in')
# case: mana-symbols-parse
sym = cards_df['manaCost'].str.findall(r'\{([^}]+)\}')
df = cards_df[['name', 'manaCost', 'convertedManaCost']].copy()
df['n_symbols'] = sym.str.len()
df['generic'] = sym.apply(lambda l: sum(int(x) for x in l if x.isdigit()) if isinstance(l, list) else 0)
df['colored'] = df['manaCost'].str.count(r'\{[WUBRG]\}').fillna(0).astype(int)
df['ok'] = (df['generic'] + df['colored']) == df['convertedManaCost']
result = df
# case: power-numeric-average
pw = pd.to_numeric(cards_df['power'], errors='coerce')
tough = pd.to_numeric(cards_df['toughness'].str.replace('*', '0', regex=False), errors='coerce')
creatures = cards_df.assign(p=pw, t=tough).loc[lambda d: d['types'] == 'Creature']
result = creatures.groupby('setCode')[['p', 't']].mean().dropna(how='all')
# case: set-translation-coverage
langs = ['Italian', 'German', 'French', 'Japanese']
merged = cards_df[['uuid', 'name', 'setCode']].merge(foreign_data_df[['uuid', 'language']], on='uuid', how='left')
wide = pd.crosstab(merged['setCode'], merged['language'])
wide = wide.reindex(columns=langs, fill_value=0)
wide['languages'] = (wide > 0).sum(axis=1)
result = wide.merge(sets_df[['code', 'name']], left_index=True, right_on='code').set_index('code')
# case: avg-cards-released-per-block-year
s = sets_df.copy()
s['releaseDate'] = pd.to_datetime(s['releaseDate'])
s['extra'] = s['totalSetSize'] - s['baseSetSize']
s['weekday'] = s['releaseDate'].dt.day_name()
core = s[s['block'] == 'Core Set'].sort_values('releaseDate')
core['days_since_prev'] = core['releaseDate'].diff().dt.days
result = core[['name', 'releaseDate', 'weekday', 'extra', 'days_since_prev']]
# case: edhrec-rank-top-quartile
c = cards_df[['name', 'edhrecRank', 'rarity']].drop_duplicates('name').copy()
c['edhrecRank'] = c['edhrecRank'].astype(float)
q25 = c['edhrecRank'].quantile(0.25)
c['tier'] = pd.qcut(c['edhrecRank'], 4, labels=['S', 'A', 'B', 'C'])
c['rarity'] = c['rarity'].str.lower()
result = c[c['edhrecRank'] <= q25].sort_values('edhrecRank')[['name', 'edhrecRank', 'tier', 'rarity']]
# case: availability-combinations
avail = cards_df['availability'].str.get_dummies(sep=',')
combos = []
for a, b in itertools.combinations(avail.columns, 2):
    combos.append({'a': a, 'b': b, 'both': int((avail[a] & avail[b]).sum()), 'either': int((avail[a] | avail[b]).sum())})
result = pd.DataFrame(combos)
result['jaccard'] = (result['both'] / result['either']).round(3)
# case: rulings-date-formats
r = rulings_df.merge(cards_df[['uuid', 'name', 'isTextless', 'setCode']], on='uuid', how='left')
iso = pd.to_datetime(r['date'], format='%Y-%m-%d', errors='coerce')
us = pd.to_datetime(r['date'], format='%m/%d/%Y', errors='coerce')
r['ruling_date'] = iso.fillna(us)
r = r.merge(sets_df[['code', 'releaseDate']], left_on='setCode', right_on='code')
r['days_after_release'] = (r['ruling_date'] - pd.to_datetime(r['releaseDate'])).dt.days
result = r.loc[r['days_after_release'] <= 60, ['name', 'ruling_date', 'days_after_release', 'text']]
# case: reprints-and-artists
grp = cards_df.groupby('name')
rep = grp.filter(lambda g: len(g) > 1)
summary = rep.groupby('name').agg(
    printings=('setCode', lambda x: '/'.join(x)),
    artists=('artist', 'nunique'),
    first_id=('id', 'min'),
)
per_artist = cards_df['artist'].value_counts(dropna=False).head(1)
result = {'reprints': summary, 'busiest': per_artist.index[0], 'busiest_n': int(per_artist.iloc[0])}
