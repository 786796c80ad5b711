import pandas as pd
import numpy as np
import re

recipes = pd.DataFrame({
    'recipe': ['Pancake', 'Omelette', 'Salad', 'Soup', 'Toast', 'pancake'],
    'ingredients': ['flour, milk, egg', 'egg,cheese', 'lettuce; tomato', 'water', '', None],
    'minutes': ['20', '10 min', '5', '1h', None, '20'],
    'serves': [4, 2, 2, 6, 1, 4],
    'rating': [4.5, 4.0, np.nan, 3.25, 2.0, 5.0],
    'vegan': ['no', 'no', 'yes', 'yes', 'yes', None],
})
prices = pd.DataFrame({
    'item': ['flour', 'milk', 'egg', 'cheese', 'tomato', 'egg', 'salt'],
    'unit': ['kg', 'l', 'pc', 'kg', 'kg', 'dozen', None],
    'price': ['1.20', '0,99', '0.30', '9.50', '$2.10', '3.00', 'free'],
    'shop': ['X', 'X', 'Y', 'Y', 'X', 'X', 'Y'],
})
nutri = pd.DataFrame([[364, 10.3, 1.0], [42, 3.4, 1.0], [155, 13.0, 11.0], [402, 25.0, 33.0], [18, 0.9, 0.2]],
                     columns=['kcal', 'protein', 'fat'], index=['flour', 'milk', 'egg', 'cheese', 'tomato'])

# case: split-regex-explode
df = recipes[['recipe', 'ingredients']].copy()
df['ingredients'] = df['ingredients'].str.split(r'[,;]\s*', regex=True)
result = df.explode('ingredients').reset_index(drop=True)
# case: recipe-kcal
long = (recipes.dropna(subset=['ingredients'])
        .assign(item=lambda d: d['ingredients'].str.split(','))
        .explode('item')
        .assign(item=lambda d: d['item'].str.strip(), kcal=lambda d: d['item'].map(nutri['kcal'])))
result = long.groupby('recipe', sort=False)['kcal'].sum(min_count=1)
# case: clean-price-replace-regex
p = prices['price'].replace({r'^\$': '', ',': '.'}, regex=True).replace('free', '0')
prices['price'] = p.astype(float)
result = prices.sort_values(['price', 'item'], ascending=[False, True])
# case: price-astype-error
result = prices.astype({'price': float})
# case: minutes-extract
m = recipes['minutes'].str.extract(r'(?P<num>\d+)\s*(?P<unit>[a-z]*)')
m['num'] = m['num'].astype(float)
m.loc[m['unit'] == 'h', 'num'] *= 60
result = m.assign(recipe=recipes['recipe'])[['recipe', 'num']]
# case: replace-list-to-list
result = recipes['vegan'].replace(['yes', 'no'], [1, 0]).tolist()
# case: replace-method-value-none
result = recipes['serves'].replace([1, 2], 0).replace({4: 40, 6: 60})
# case: replace-frame-wide
result = recipes[['recipe', 'vegan', 'serves']].replace(to_replace='yes', value='Y').replace(2, 22)
# case: replace-regex-groups
result = prices['item'].replace(r'^(\w)(\w+)$', r'\2\1ay', regex=True).tolist()
# case: cheapest-per-item
prices['p'] = pd.to_numeric(prices['price'].str.replace(',', '.').str.strip('$'), errors='coerce')
result = prices.loc[prices.groupby('item')['p'].idxmin().dropna()].sort_values('p')[['item', 'shop', 'p']]
# case: cheapest-by-sort-dedupe
p = prices.assign(p=pd.to_numeric(prices['price'], errors='coerce')).sort_values('p').drop_duplicates(['item'], keep='first')
result = p.sort_index()
# case: nutri-filter-row-apply
result = nutri.apply(lambda row: 'fatty' if row.fat > row.protein else 'lean', axis=1)
# case: nutri-row-apply-series
result = nutri.apply(lambda r: pd.Series({'main': r[['protein', 'fat']].idxmax(), 'ratio': round(r['protein'] / r['fat'], 2)}), axis=1)
# case: nutri-apply-expand
result = nutri.apply(lambda r: [r['kcal'] // 10, r['fat'] * 2], axis=1, result_type='expand').rename(columns={0: 'k', 1: 'f2'})
# case: nutri-mask-rows-series
keep = pd.Series([True, False, True], index=['egg', 'milk', 'flour'])
result = nutri[keep.reindex(nutri.index, fill_value=False)]
# case: mask-unalignable
keep = pd.Series([True, False, True], index=['egg', 'milk', 'flour'])
result = nutri[keep]
# case: lookup-values-index-get-indexer
items = ['egg', 'flour', 'egg']
cols = ['fat', 'kcal', 'protein']
r = nutri.index.get_indexer(items)
c = nutri.columns.get_indexer(cols)
result = nutri.to_numpy()[r, c].tolist()
# case: insert-if-absent
for pos, col in enumerate(['kcal', 'salt', 'sugar']):
    if col not in nutri.columns:
        nutri.insert(pos, col, np.nan)
nutri.loc['egg', 'salt'] = 0.4
nutri['sugar'] = nutri['sugar'].fillna(nutri['fat'] / 2)
result = nutri
# case: insert-allow-duplicates
nutri.insert(0, 'kcal', nutri['kcal'] * 4.184, allow_duplicates=True)
result = (nutri.columns.tolist(), nutri['kcal'].shape, nutri.iloc[0].tolist())
# case: del-and-in
d = recipes.copy()
del d['ingredients']
d['per_person'] = d['rating'] / d['serves']
result = ('ingredients' in d, 'rating' in d, 'Soup' in d['recipe'], 'Soup' in d['recipe'].values, d.columns.get_loc('per_person'))
# case: drop-by-condition-index
bad = recipes[(recipes['rating'] < 3) | recipes['ingredients'].isna()].index
result = recipes.drop(index=bad)[['recipe', 'rating']]
# case: iterate-columns-summary
out = {}
for col in recipes:
    s = recipes[col]
    out[col] = (str(s.dtype), int(s.isna().sum()), s.nunique())
result = out
