import pandas as pd
import numpy as np
import re

cards = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'name': ["Ancestor's Chosen", 'Angel of Mercy', 'Benalish Knight', 'Sublime Epiphany', 'Annul', 'Condemn', 'Tendo Ice Bridge', 'Annul', 'Mox', 'Big // Furry', None],
    'uuid': ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8', 'u9', 'u10', 'u11'],
    'setCode': ['10E', '10E', 'DOM', 'M21', 'DOM', '10E', 'BOK', 'KHM', 'LEA', 'UGL', '10E'],
    'rarity': ['uncommon', 'uncommon', 'common', 'rare', 'uncommon', 'Uncommon', 'rare', 'common', 'mythic', None, 'rare'],
    'convertedManaCost': [7.0, 5.0, 3.0, 6.0, 1.0, 1.0, 0.0, 1.0, 0.0, 9.5, np.nan],
    'manaCost': ['{5}{W}{W}', '{4}{W}', '{2}{W}', '{4}{U}{U}', '{U}', '{W}', None, '{U}', '{0}', '{5}{G}{B}', None],
    'power': ['4', '3', '2', None, None, None, None, None, None, '*', '1+*'],
    'toughness': ['4', '3', '2', None, None, None, None, None, None, '5', '*'],
    'edhrecRank': [15430.0, 15061.0, 17000.0, 800.0, 2950.0, 2950.0, 1500.0, 2950.0, 10.0, np.nan, np.nan],
    'artist': ['Pete Venters', 'Volkan Baga', 'Zoltan Boros', 'Stephen Tappin', 'Jason Chan', 'Daren Bader', 'John Avon', 'Jason Chan', None, 'John Avon', 'Aaron Miller'],
    'isTextless': [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1],
    'keywords': ['First strike', 'Flying', 'First strike,Flash', None, None, '', None, None, None, 'Trample,Flying', 'Foretell'],
    'hasFoil': [True, True, False, True, None, False, True, True, False, None, True],
})
sets = pd.DataFrame({
    'code': ['10E', 'DOM', 'M21', 'BOK', 'KHM', 'LEA', 'XLN'],
    'name': ['Tenth Edition', 'Dominaria', 'Core Set 2021', 'Betrayers of Kamigawa', 'Kaldheim', 'Limited Edition Alpha', 'Ixalan'],
    'releaseDate': ['2007-07-13', '2018-04-27', '2020-07-03', '2005-02-04', '2021-02-05', '1993-08-05', '2017-09-29'],
    'totalSetSize': [508, 280, 397, 165, 405, 295, 289],
    'baseSetSize': [383, 269, 274, 165, 285, 295, 279],
    'block': ['Core Set', None, 'Core Set', 'Kamigawa', None, 'Core Set', 'Ixalan'],
})
legalities = pd.DataFrame({
    'uuid': ['u1', 'u1', 'u2', 'u3', 'u4', 'u4', 'u5', 'u6', 'u7', 'u9', 'u9', 'u10', 'u77'],
    'format': ['commander', 'legacy', 'commander', 'legacy', 'commander', 'vintage', 'commander', 'legacy', 'vintage', 'vintage', 'legacy', 'commander', 'legacy'],
    'status': ['Legal', 'Legal', 'Legal', 'Legal', 'Legal', 'Legal', 'Legal', 'Legal', 'Legal', 'Restricted', 'Banned', 'Banned', 'Banned'],
})
foreign = pd.DataFrame({
    'uuid': ['u1', 'u1', 'u2', 'u4', 'u5', 'u5', 'u6', 'u8', 'u1', 'u10'],
    'language': ['Italian', 'Korean', 'Korean', 'Italian', 'Portuguese (Brazil)', 'French', 'Japanese', 'Japanese', 'Korean', ''],
    'fname': ['Prescelta', '선조의 선민', '자비의 천사', 'Epifania Sublime', 'Anular', 'Annulation', None, 'x', '선조의 선민', None],
})

# case: banned-in-any-format
banned = legalities.loc[legalities.status == 'Banned', 'uuid']
result = cards[cards.uuid.isin(banned)].name.tolist()
# case: pct-no-power
# percentage of cards without power that are in commander legal
x = cards.merge(legalities[(legalities['format'] == 'commander') & (legalities['status'] == 'Legal')], on='uuid')
result = x['power'].isna().mean() * 100
# case: korean-pct-distinct
f = foreign.drop_duplicates(['uuid', 'language'])
result = round(f['language'].eq('Korean').sum() * 100.0 / len(f), 2)
# case: rank-top-edhrec-with-ties
r = cards['edhrecRank'].rank(method='min')
result = cards.loc[r <= 4, ['name', 'edhrecRank']].assign(r=r).sort_values(['r', 'name'])
# case: power-text-numeric-max
pw = pd.to_numeric(cards['power'], errors='coerce')
result = cards.loc[pw == pw.max(), 'name'].item()
# case: infinite-power-filter
result = cards[cards['power'].str.contains('*', regex=False, na=False)][['id', 'power', 'toughness']]
# case: power-contains-na-mask-error
result = cards[cards['power'].str.contains(r'\*')]['id'].tolist()
# case: mana-symbols-count
sym = cards['manaCost'].str.findall(r'\{([WUBRG])\}')
cnt = sym.explode().value_counts()
result = cnt.to_dict()
# case: manacost-recomputed
def cmc(s):
    if pd.isnull(s):
        return 0
    return sum(int(t) if t.isdigit() else 1 for t in re.findall(r'\{(\w+)\}', s))
calc = cards['manaCost'].apply(cmc)
result = cards.loc[calc.ne(cards['convertedManaCost'].fillna(0)), ['name', 'manaCost', 'convertedManaCost']]
# case: avg-release-gap-days
s = sets.sort_values('releaseDate')
gap = pd.to_datetime(s['releaseDate']).diff().dt.days
result = {'mean': gap.mean(), 'max_after': s.loc[gap.idxmax(), 'code']}
# case: promo-size-diff-pct
pct = (sets['totalSetSize'] - sets['baseSetSize']) / sets['totalSetSize'] * 100
result = sets.assign(extra_pct=pct.round(1)).loc[pct > pct.mean(), ['code', 'extra_pct']]
# case: keyword-dummies
k = cards['keywords'].fillna('').str.get_dummies(sep=',')
result = k.sum().sort_values(ascending=False)
# case: annual-average-sets
yrs = pd.to_datetime(sets['releaseDate']).dt.year
result = len(sets[yrs.between(2012, 2021)]) / 10
# case: cards-left-join-sets-missing
j = cards.merge(sets, left_on='setCode', right_on='code', how='left', suffixes=('', '_set'))
result = j.loc[j['code'].isna(), 'name'].to_list()
# case: highest-cost-per-rarity
c = cards.assign(rarity=cards['rarity'].str.lower())
ix = c.groupby('rarity')['convertedManaCost'].transform('max') == c['convertedManaCost']
result = c[ix].sort_values(['rarity', 'id']).set_index('rarity')['name']
# case: artists-with-more-cards-than-average
vc = cards.groupby('artist')['id'].nunique()
result = vc.loc[lambda s: s > s.mean()].index.tolist()
# case: language-list-per-card
l = foreign.replace('', np.nan).dropna(subset=['language']).groupby('uuid')['language'].agg(lambda s: '|'.join(sorted(set(s))))
result = cards.set_index('uuid')['name'].to_frame().join(l).fillna({'language': 'none'}).head(8)
# case: status-format-matrix
result = legalities.pivot_table(index='format', columns='status', aggfunc='size', fill_value=0)
# case: foil-bool-with-none
hf = cards['hasFoil'].astype('boolean')
result = (int(hf.sum()), int(hf.isna().sum()), float(hf.mean()))
# case: foil-none-as-mask
result = cards[cards['hasFoil'] == True].groupby('setCode').size().nlargest(1)
# case: set-longest-name
result = sets.loc[sets['name'].str.len().idxmax(), 'name'].upper()
# case: block-before-after-2010
sets['era'] = np.where(sets['releaseDate'] < '2010-01-01', 'old', 'new')
result = sets.groupby(['era', sets['block'].fillna('(none)')])['totalSetSize'].sum().unstack('era')
