import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter, OrderedDict, namedtuple
from itertools import product, groupby, chain, combinations, cycle, islice, repeat, tee, filterfalse
from functools import reduce, partial
from operator import itemgetter, mul, or_

recipes_df = pd.DataFrame({
    'recipe_id': ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
    'title': ['Pancakes', 'tomato soup', 'Brownies ', 'Salad', 'Pizza', None],
    'serves': [4, 2, 12, 0, 3, 1],
    'tags': ['breakfast,sweet', 'Vegan, soup', 'sweet', '', 'dinner;cheese', None],
    'minutes': ['20', '35 min', '1h', '10', '1h 15', None],
})
ingredients_df = pd.DataFrame({
    'recipe_id': ['R1', 'R1', 'R1', 'R2', 'R2', 'R3', 'R3', 'R3', 'R5', 'R5', 'R5', 'R9'],
    'item': ['Flour', 'Milk', 'egg', 'Tomato', 'salt', 'flour', 'Sugar', 'Egg', 'Flour', 'cheese', 'Tomato', 'Salt'],
    'amount': ['1 1/2', '300', '2', '6', '1/4', '2', '1', '3', '2', '200', 'some', '1'],
    'unit': ['cup', 'ml', None, None, 'tsp', 'cup', 'cup', '', 'cup', 'g', None, 'tsp'],
})
pantry_df = pd.DataFrame({
    'item': ['flour', 'egg', 'milk', 'salt', 'sugar', 'butter'],
    'qty': [3.0, 6, 0, 10, np.nan, 1],
    'price': [1.2, 0.3, 0.9, 0.05, 1.1, 2.5],
    'expires': pd.to_datetime(['2025-01-10', '2024-12-01', '2024-12-01', None, '2026-01-01', '2024-11-30']),
})

# case: cookable-set-subset
stock = {r.item for r in pantry_df.itertuples() if r.qty and r.qty > 0}
need = {rid: set(g.str.lower()) for rid, g in ingredients_df.groupby('recipe_id')['item']}
result = {rid: {'can': items <= stock, 'missing': sorted(items - stock)} for rid, items in need.items()}
# case: tag-explode-counter
tags = Counter(chain.from_iterable(
    [t.strip().lower() for t in re.split('[,;]', s) if t.strip()] for s in recipes_df['tags'].dropna()))
result = sorted(tags.items(), key=lambda kv: (-kv[1], kv[0]))
# case: minutes-regex
def to_min(s):
    if s is None:
        return np.nan
    m = re.fullmatch(r'(?:(\d+)h)?\s*(?:(\d+)\s*(?:min)?)?', s.strip())
    h, mi = m.groups(default='0')
    return int(h) * 60 + int(mi)
r = recipes_df.assign(mins=recipes_df['minutes'].apply(to_min))
result = r.loc[r['mins'].idxmax(), 'title'], r['mins'].tolist()
# case: per-serving-zero-division
out = {}
for r in recipes_df.to_dict('records'):
    n = (ingredients_df['recipe_id'] == r['recipe_id']).sum()
    try:
        out[r['recipe_id']] = int(n) / r['serves']
    except ZeroDivisionError:
        out[r['recipe_id']] = None
    finally:
        out.setdefault('seen', []).append(r['recipe_id'])
result = out
# case: shared-ingredients-pairs
sets = ingredients_df.assign(item=ingredients_df['item'].str.lower()).groupby('recipe_id')['item'].agg(set)
rows = []
for (a, sa), (b, sb) in combinations(sets.items(), 2):
    inter = sa & sb
    rows.append({'a': a, 'b': b, 'common': len(inter), 'jaccard': round(len(inter) / len(sa | sb), 3)})
result = pd.DataFrame(rows).query('common > 0').reset_index(drop=True)
# case: shopping-list-accumulate-dict
shopping = {}
for rec in ingredients_df.itertuples(index=False):
    key = (rec.item.lower(), rec.unit or 'pc')
    try:
        amt = float(rec.amount)
    except ValueError:
        amt = 0.0
    shopping[key] = shopping.get(key, 0) + amt
result = pd.Series(shopping).rename_axis(['item', 'unit']).sort_index()
# case: week-menu-cycle
days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
menu = dict(zip(days, cycle(recipes_df.dropna(subset=['title'])['title'].str.strip().str.title())))
result = pd.Series(menu)
# case: scale-recipe-kwargs
def scale(recipe_id, factor=1, **overrides):
    sub = ingredients_df[ingredients_df['recipe_id'] == recipe_id]
    nums = pd.to_numeric(sub['amount'], errors='coerce')
    out = {i.lower(): a * factor for i, a in zip(sub['item'], nums)}
    return {**out, **overrides}
result = scale('R3', 2, sugar=1.5, vanilla=1)
# case: expired-before
cutoff = pd.Timestamp('2024-12-15')
bad = [(i, e.strftime('%Y-%m-%d')) for i, e in zip(pantry_df['item'], pantry_df['expires']) if e < cutoff]
result = sorted(bad, key=itemgetter(1, 0))
# case: expiry-days-left
ref = pd.Timestamp(2024, 12, 1)
left = {}
for row in pantry_df.itertuples():
    left[row.item] = None if row.expires is pd.NaT else (row.expires - ref).days
result = left
# case: pantry-value-reduce
pairs = zip(pantry_df['qty'].fillna(0), pantry_df['price'])
result = round(reduce(lambda acc, p: acc + p[0] * p[1], pairs, 0.0), 2)
# case: title-none-concat-error
titles = []
for t in recipes_df['title']:
    titles.append('* ' + t)
result = titles
# case: partition-tee-filterfalse
def partition(pred, it):
    a, b = tee(it)
    return list(filterfalse(pred, a)), list(filter(pred, b))
no, yes = partition(lambda s: s.isdigit(), ingredients_df['amount'])
result = {'bad': no, 'good': yes}
# case: ordered-dict-move
od = OrderedDict(pantry_df.set_index('item')['price'])
od.move_to_end('salt')
od.move_to_end('butter', last=False)
last = od.popitem()
result = list(od.keys()), last
# case: pivot-check-has
items = sorted(ingredients_df['item'].str.lower().unique())
has = [[(ingredients_df.loc[ingredients_df.recipe_id == r, 'item'].str.lower() == i).any() for i in items] for r in recipes_df.recipe_id]
m = pd.DataFrame(has, index=recipes_df.recipe_id, columns=items).astype(int)
result = m.loc[:, m.sum() > 1]
# case: cost-of-recipe-merge-apply
m = ingredients_df.assign(item=lambda d: d['item'].str.lower()).merge(pantry_df, on='item', how='left')
def cost(row):
    try:
        return float(row['amount']) * row.price
    except ValueError:
        return np.nan
m['cost'] = m.apply(cost, axis=1)
result = m.groupby('recipe_id')['cost'].sum(min_count=1).round(2)
# case: menu-product-sum-under
t = {'R1': 20, 'R2': 35, 'R3': 60, 'R4': 10, 'R5': 75}
combos = [(a, b, t[a] + t[b]) for a, b in product(t, repeat=2) if a < b and t[a] + t[b] <= 60]
out = pd.DataFrame(combos, columns=list('abt')).sort_values('t')
result = out.merge(recipes_df[['recipe_id', 'title']], left_on='a', right_on='recipe_id')[['title', 'b', 't']]
# case: longest-title-key
names = [t for t in recipes_df['title'] if isinstance(t, str)]
result = max(names, key=len), min(names, key=lambda s: (len(s.strip()), s)), sorted(names, key=str.lower)[::2]
# case: insert-rows-concat-loop
out = pd.DataFrame()
for _, r in recipes_df.iterrows():
    if r['serves'] and r['title']:
        out = pd.concat([out, pd.DataFrame([{'title': r['title'].strip(), 'double': r['serves'] * 2}])], ignore_index=True)
out.loc[len(out)] = ['TOTAL', out['double'].sum()]
result = out
# case: union-all-reduce-or
sets = [set(g['item'].str.lower()) for _, g in ingredients_df.groupby('recipe_id')]
everything = reduce(or_, sets)
common = set.intersection(*sets[:1], *(s for s in sets if 'flour' in s))
result = len(everything), sorted(common), any('butter' in s for s in sets)
# case: unit-missing-labels
def describe(r):
    unit = r['unit'] if isinstance(r['unit'], str) and r['unit'] else 'pcs'
    return '%s %s of %-7s|' % (r['amount'], unit, r['item'])
result = ingredients_df.head(8).apply(describe, axis=1).str.cat(sep='\n')
