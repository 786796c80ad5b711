import pandas as pd
import numpy as np
import json
import re
from functools import reduce

menu = pd.DataFrame({
    'dish': ['Crème brûlée', 'jalapeño poppers', '寿司セット', 'Bœuf Bourguignon', 'Soup of the day', 'CRÈME BRÛLÉE ', 'Café ☕', None],
    'price': ['€7.50', '5', '18,00 €', '$21.95', 'market', '€7.50', '3.2', ''],
    'kcal': [420, 310, 650, 1100, 0, 420, -1, 12],
    'vegan': [False, True, False, False, None, False, True, None],
    'tags': ['dessert|sweet', 'spicy', 'fish|raw|jp', 'beef|wine', None, 'dessert', '', 'misc'],
})
reviews = pd.DataFrame({
    'dish': ['Crème brûlée', 'Crème brûlée', '寿司セット', 'jalapeño poppers', 'Bœuf Bourguignon', 'Bœuf Bourguignon', 'Tacos', None, '寿司セット'],
    'stars': [5, 4, 5, 2, 3, None, 1, 4, 5],
    'text': ['Absolutely divine, would come back every single week just for this',
             'too sweet', 'すごい!', 'meh\nnot hot', 'Rich & hearty — "like grandma\'s"', None, '', 'OK', 'Fresh; pricey'],
    'when': ['2023-12-24', '24/12/2023', 'Jan 5, 2024', '2024-01-05', '2024.02.10', None, 'yesterday', '2024-03-01', '2024-03-01'],
})
tables_ = pd.DataFrame({
    'table': ['T1', 'T2', 'T10', 'T11', 'T3'],
    'seats': [2, 4, 6, 8, 2],
    'outdoor': [True, False, False, True, True],
    'rating': [4.123456789, 3.5, 2.0, 4.75, 5.0],
})

# case: menu-text
result = menu.to_string()

# case: reviews-wide-text-str
result = str(reviews)

# case: reviews-text-series
result = str(reviews['text'])

# case: price-to-number
p = menu['price'].str.replace(',', '.').str.extract(r'(\d+(?:\.\d+)?)', expand=False).astype(float)
result = [f'{x:.2f} EUR' if x == x else 'ask waiter' for x in p]

# case: dish-dedupe-casefold
key = menu['dish'].str.strip().str.casefold()
result = menu.assign(key=key).drop_duplicates('key')[['dish', 'kcal']].to_string(index=False, header=False)

# case: slugify
def slug(s):
    return re.sub(r'-+', '-', re.sub(r'[^\w]+', '-', s.lower())).strip('-')
result = menu['dish'].dropna().map(slug).to_dict()

# case: normalize-ascii
result = (menu['dish'].dropna().str.normalize('NFKD').str.encode('ascii', errors='ignore').str.decode('utf-8').str.strip()).tolist()

# case: tags-dummies-text
result = str(menu['tags'].str.get_dummies('|'))

# case: tags-join-sorted
result = menu['tags'].str.split('|').apply(lambda t: '-' if not isinstance(t, list) or t == [''] else ', '.join(sorted(t))).tolist()

# case: star-glyphs
result = reviews['stars'].map(lambda s: '★' * int(s) + '☆' * (5 - int(s)), na_action='ignore').fillna('n/a').tolist()

# case: star-repeat-broken
result = ('*' * reviews['stars']).tolist()

# case: stars-str-repeat
result = pd.Series(['*'] * len(tables_)).str.repeat(tables_['seats'].tolist()).tolist()

# case: review-summary-sentence
g = reviews.groupby('dish')['stars'].agg(['mean', 'count'])
top = g.sort_values(['mean', 'count'], ascending=[False, False]).iloc[0]
result = f"Best dish: {top.name} with {top['mean']:.1f} stars from {top['count']:.0f} reviews; {g['count'].sum()} rated in total."

# case: group-summary-print
result = str(reviews.groupby('dish', dropna=False)['stars'].agg(['mean', 'count', 'min']))

# case: when-formats
w = pd.to_datetime(reviews['when'], errors='coerce', format='mixed', dayfirst=False)
result = w.dt.strftime('%Y-%m-%d').where(w.notna(), reviews['when']).tolist()

# case: when-formats-raise
result = pd.to_datetime(reviews['when'], format='mixed').astype(str).tolist()

# case: str-truncate-pad
result = (reviews['text'].fillna('').str.replace('\n', ' ').str.slice(0, 12).str.pad(14, side='both', fillchar='.')).tolist()

# case: dict-json-pretty
d = tables_.set_index('table').to_dict(orient='index')
result = json.dumps(d, indent=2, default=str)

# case: records-numpy-json
recs = [{'t': r.table, 'seats': r.seats} for r in tables_.itertuples()]
result = json.dumps(recs)

# case: markdown-aligned
df = tables_.assign(outdoor=tables_['outdoor'].map({True: 'Yes', False: 'No'}), rating=tables_['rating'].round(1)).astype(str)
w = {c: max(df[c].str.len().max(), len(c)) for c in df.columns}
lines = ['| ' + ' | '.join(c.ljust(w[c]) for c in df) + ' |', '|' + '|'.join('-' * (w[c] + 2) for c in df) + '|']
for _, r in df.iterrows():
    lines.append('| ' + ' | '.join(r[c].rjust(w[c]) for c in df) + ' |')
result = '\n'.join(lines)

# case: reduce-concat-cols
cols = ['table', 'seats', 'rating']
result = reduce(lambda a, b: a + ';' + b, [tables_[c].astype(str) for c in cols]).str.replace('.', ',', regex=False)
