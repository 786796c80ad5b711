import pandas as pd
import numpy as np

cards_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'name': ['Ancestor\'s Chosen', 'Angel of Mercy', 'Angel of Mercy', 'Serra Angel', 'Black Lotus', 'Lightning Bolt', 'Storm Crow', 'Fire // Ice', 'Fire // Ice', ' Forest'],
    'uuid': ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8', 'u9', 'u10'],
    'artist': ['Pete Venters', 'Volkan Baǵa', 'Volkan Baǵa', 'Greg Staples', 'Christopher Rush', 'Christopher Rush', 'John Matson', 'Franz Vohwinkel', 'franz vohwinkel', None],
    'borderColor': ['black', 'black', 'black', 'borderless', 'white', 'black', 'white', 'black', 'black', 'silver'],
    'colorIdentity': ['W', 'W', 'W', 'W', None, 'R', 'U', 'R,U', 'R,U', 'G'],
    'colors': ['W', 'W', 'W', 'W', None, 'R', 'U', 'R', 'U', None],
    'convertedManaCost': [7.0, 5.0, 5.0, 5.0, 0.0, 1.0, 2.0, 4.0, 4.0, 0.0],
    'edhrecRank': [15056, 13062, 13062, 8117, np.nan, 5, np.nan, 900, 900, 2],
    'frameVersion': ['2003', '2003', '2015', '2015', '1993', '1993', '1997', '2003', '2003', '2015'],
    'power': ['4', '3', '3', '4', None, None, '1', '*', None, None],
    'toughness': ['4', '3', '3', '4', None, None, '2', '1+*', None, None],
    'rarity': ['uncommon', 'uncommon', 'uncommon', 'Uncommon', 'rare', 'common', 'common', 'uncommon', 'uncommon', 'common'],
    'setCode': ['10E', '10E', 'M15', 'M15', 'LEA', 'LEA', '9ED', 'APC', 'APC', 'M15'],
    'isTextless': [0, 0, 0, 0, 0, 1, 0, 0, 0, 1],
    'availability': ['mtgo,paper', 'mtgo,paper', 'paper', 'arena,mtgo,paper', 'paper', 'mtgo,paper', 'paper', 'mtgo', 'mtgo', 'arena,mtgo,paper'],
    'originalReleaseDate': [None, '2014/7/18', '2014-07-18', None, '1993/8/5', '1993-08-05', None, '', None, '2014'],
})

legalities_df = pd.DataFrame({
    'uuid': ['u1', 'u1', 'u2', 'u4', 'u4', 'u5', 'u5', 'u6', 'u6', 'u7', 'u8', 'u10'],
    'format': ['commander', 'legacy', 'commander', 'commander', 'modern', 'commander', 'vintage', 'modern', 'legacy', 'pauper', 'legacy', 'standard'],
    'status': ['Legal', 'Legal', 'Legal', 'Legal', 'Legal', 'Banned', 'Restricted', 'Legal', 'Legal', 'legal', 'Legal', 'Banned'],
})

rulings_df = pd.DataFrame({
    'uuid': ['u2', 'u4', 'u4', 'u8', 'u8', 'u8', 'u5'],
    'date': ['2007-07-15', '2009-10-01', '2009-10-01', '2013-04-15', '2017-04-18', '2018-12-07', '2004-10-04'],
    'text': ['It has flying.', 'Vigilance means this does not tap when attacking.', 'See rule 702.20', 'All split cards have two card faces', 'In every zone except the stack', 'Each split card is a single card.', 'This is a mana ability.'],
})

sets_df = pd.DataFrame({
    'code': ['10E', 'M15', 'LEA', '9ED', 'APC', 'ISD'],
    'name': ['Tenth Edition', 'Magic 2015', 'Limited Edition Alpha', 'Ninth Edition', 'Apocalypse', 'Innistrad'],
    'releaseDate': ['2007-07-13', '2014-07-18', '1993-08-05', '2005-07-29', '2001-06-04', '2011-09-30'],
    'baseSetSize': [383, 269, 295, 350, 143, 264],
    'totalSetSize': [508, 284, 295, 359, 143, 264],
    'block': ['Core Set', 'Core Set', 'Core Set', 'core set', 'Invasion', 'Innistrad'],
})
# case: borderless-percentage
n = cards_df['borderColor'].eq('borderless').sum()
result = round(n * 100 / cards_df['borderColor'].count(), 3)
# case: explode-availability
av = cards_df[['id', 'availability', 'rarity']].assign(availability=cards_df['availability'].str.split(',')).explode('availability')
result = pd.crosstab(av['availability'], av['rarity'].str.lower(), margins=True, margins_name='Total')
# case: power-star-handling
c = cards_df[['name', 'power', 'toughness']].copy()
c['power_num'] = pd.to_numeric(c['power'], errors='coerce')
c['tough_num'] = c['toughness'].str.extract(r'^(\d+)')[0].astype(float)
c['kind'] = np.select([c['power'].isna(), c['power'].str.contains('*', regex=False, na=False)], ['no power', 'variable'], 'fixed')
c['ratio'] = c['power_num'] / c['tough_num']
result = c
# case: banned-share-by-format
lg = legalities_df.copy()
lg['status'] = lg['status'].str.capitalize()
cnt = lg.pivot_table(index='format', columns='status', values='uuid', aggfunc='nunique').fillna(0).astype(int)
cnt['banned_pct'] = cnt['Banned'].div(cnt[['Banned', 'Legal', 'Restricted']].sum(axis=1)).mul(100).round(1)
result = cnt.reset_index().sort_values(['banned_pct', 'format'], ascending=[False, True])
# case: mixed-release-dates
def parse_release(s):
    if not s:
        return pd.NaT
    s = s.replace('/', '-')
    if len(s) == 4:
        s = s + '-01-01'
    return pd.to_datetime(s)

rd = cards_df[['id', 'name', 'originalReleaseDate']].copy()
rd['release'] = rd['originalReleaseDate'].apply(parse_release)
rd['release_text'] = rd['release'].dt.strftime('%d/%m/%Y').fillna('unknown')
result = rd
# case: edhrec-rank-best-per-frame
ok = cards_df[cards_df['edhrecRank'].notna()]
best = ok.sort_values(['frameVersion', 'edhrecRank', 'id']).groupby('frameVersion').head(1)
result = best[['frameVersion', 'name', 'edhrecRank']].reset_index(drop=True)
# case: artist-count-distinct-cards
ar = cards_df.assign(artist=cards_df['artist'].str.title().fillna('(unknown)'))
tab = ar.groupby('artist').agg(cards=('uuid', 'count'), names=('name', 'nunique'), avg_cost=('convertedManaCost', 'mean'))
result = tab.sort_values(['cards', 'artist'], ascending=[False, True]).reset_index()
# case: split-card-faces
sp = cards_df[cards_df['name'].str.contains(' // ')].copy()
sp[['front', 'back']] = sp['name'].str.split(' // ', n=1, expand=True)
result = sp.drop_duplicates(['front', 'back'])[['setCode', 'front', 'back', 'convertedManaCost']]
# case: set-age-at-ruling
r = rulings_df.merge(cards_df[['uuid', 'name', 'setCode']], on='uuid').merge(sets_df[['code', 'releaseDate']], left_on='setCode', right_on='code')
r['gap_days'] = (pd.to_datetime(r['date']) - pd.to_datetime(r['releaseDate'])).dt.days
result = (r.groupby(['setCode', 'name'])['gap_days']
            .agg(first_gap='min', last_gap='max', rulings='count')
            .reset_index()
            .sort_values('rulings', ascending=False, kind='stable'))
# case: textless-and-normal-diff-cost
by = cards_df.groupby('isTextless')['convertedManaCost'].mean()
result = float(by.loc[0] - by.loc[1])
# case: extra-cards-pct-in-block
s = sets_df.copy()
s['block'] = s['block'].str.title()
s['extra'] = s['totalSetSize'] - s['baseSetSize']
s['extra_pct'] = (s['extra'] / s['baseSetSize'] * 100).round(2)
s['rank_in_block'] = s.groupby('block')['extra_pct'].rank(method='dense', ascending=False).astype(int)
result = s.loc[s['extra'] > 0, ['block', 'name', 'extra', 'extra_pct', 'rank_in_block']].sort_values(['block', 'rank_in_block'])
# case: color-identity-dummies
dm = cards_df['colorIdentity'].str.get_dummies(sep=',')
dm.insert(0, 'name', cards_df['name'].str.strip())
dm['n_colors'] = dm[['G', 'R', 'U', 'W']].sum(axis=1)
dm['label'] = dm['n_colors'].map({0: 'colorless', 1: 'mono', 2: 'dual'})
result = dm
# case: ruling-text-word-stats
t = rulings_df.copy()
t['words'] = t['text'].str.split().str.len()
t['has_number'] = t['text'].str.contains(r'\d', regex=True)
t['year'] = t['date'].str.slice(0, 4)
result = t.groupby('uuid').agg(
    rulings=('text', 'size'),
    words=('words', 'sum'),
    any_number=('has_number', 'any'),
    years=('year', lambda y: '|'.join(sorted(set(y)))),
).reset_index()
# case: sets-without-cards
missing = sets_df[~sets_df['code'].isin(cards_df['setCode'])]
per_set = cards_df['setCode'].value_counts()
out = sets_df[['code', 'name', 'baseSetSize']].copy()
out['in_db'] = out['code'].map(per_set).fillna(0).astype(int)
out['coverage'] = (out['in_db'] / out['baseSetSize']).map(lambda v: f'{v:.2%}')
result = (missing['name'].tolist(), out.sort_values('in_db', ascending=False).reset_index(drop=True))
