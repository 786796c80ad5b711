import pandas as pd
import numpy as np
import re
from collections import Counter, OrderedDict, defaultdict
from functools import reduce
import itertools

books = pd.DataFrame({
    'isbn': ['978-1', '978-2', '978-3', '978-4', '978-5', '978-6', '978-7', '978-8'],
    'title': ['The Hobbit', 'dune', 'Emma ', '1984', 'Dune', None, 'War & Peace', ''],
    'authors': [['Tolkien'], ['Herbert'], ['Austen'], ['Orwell'], ['Herbert', 'Anderson'], [], ['Tolstoy'], None],
    'genres': ['fantasy|classic', 'sci-fi', 'classic|romance', 'sci-fi|dystopia|classic', 'sci-fi', None, 'classic', ''],
    'pages': [310, 412, 474, 328, 520, 100, 1225, -1],
    'rating': [4.7, 4.5, 4.1, 4.6, 3.2, np.nan, 4.3, 0.0],
    'info': [{'pub': {'name': 'Allen', 'year': 1937}}, {'pub': {'name': 'Chilton', 'year': 1965}}, {'pub': None}, {}, {'pub': {'name': 'Tor'}}, None, {'pub': {'year': 1869}}, {'pub': {'name': '', 'year': '2001'}}],
})
loans = pd.DataFrame({
    'isbn': ['978-1', '978-1', '978-2', '978-4', '978-4', '978-4', '978-7', '000-0', None],
    'member': ['m1', 'm2', 'm1', 'M3', 'm3', 'm2', 'm1', 'm9', 'm2'],
    'days': [14, 21, 7, 30, np.nan, 14, 60, 3, 10],
})

# case: nested-get-publisher
def pub_name(d):
    if not d:
        return None
    p = d.get('pub')
    if not p:
        return None
    return p.get('name') or None
result = books['info'].apply(pub_name)
# case: nested-str-get-chain
result = books['info'].str.get('pub').str.get('year')
# case: get-path-helper
def get_path(d, path, default=np.nan):
    for k in path.split('.'):
        if not isinstance(d, dict) or k not in d:
            return default
        d = d[k]
    return d
result = books.assign(year=books['info'].apply(get_path, path='pub.year'), name=books['info'].apply(get_path, args=('pub.name', 'n/a')))[['isbn', 'year', 'name']]
# case: year-to-int-safe
def to_int(v):
    try:
        return int(v)
    except Exception:
        return pd.NA
years = books['info'].apply(lambda d: (d or {}).get('pub')).apply(lambda p: to_int(p.get('year')) if isinstance(p, dict) else pd.NA)
result = years.astype('Int64')
# case: explode-genres-stats
g = books.assign(genre=books['genres'].str.split('|')).explode('genre')
result = g.groupby('genre', dropna=False)['rating'].agg(['mean', 'size'])
# case: get-dummies-genres
result = books['genres'].str.get_dummies('|')
# case: dummies-by-apply-compare
a = books['genres'].fillna('').apply(lambda s: 'classic' in s.split('|'))
b = books['genres'].str.contains('classic', na=False)
assert a.equals(b)
result = books.loc[a, 'title'].tolist()
# case: author-join-string
result = books['authors'].str.join(', ')
# case: author-pairs-combinations
pairs = books['authors'].dropna().apply(lambda l: list(itertools.combinations(sorted(l), 2)))
result = pairs[pairs.str.len() > 0]
# case: author-set-reduce
result = sorted(reduce(set.union, books['authors'].dropna().map(set), set()))
# case: sum-list-column-error-none
result = books['authors'].sum()
# case: sum-list-column-dropna
result = books['authors'].dropna().sum()
# case: agg-list-of-members
result = loans.groupby('isbn')['member'].agg(lambda s: sorted(set(s.str.lower())))
# case: agg-tuple-of-members
result = loans.groupby('isbn').agg(members=('member', tuple), n=('member', 'nunique'), longest=('days', 'max'))
# case: agg-join-strings
result = loans.groupby('member', sort=False)['isbn'].agg(lambda s: '|'.join(s.dropna().astype(str)))
# case: groupby-apply-dict
result = loans.groupby('isbn').apply(lambda g: dict(zip(g['member'], g['days'])), include_groups=False)
# case: groupby-apply-frame-head
result = loans.groupby('member', group_keys=False)[['isbn', 'days']].apply(lambda g: g.nlargest(1, 'days'))
# case: groupby-apply-unlike-series
result = loans.groupby('isbn')[['member', 'days']].apply(lambda g: g.set_index('member')['days'])
# case: groupby-apply-value-counts
result = loans.groupby('isbn')['member'].apply(lambda s: s.str.lower().value_counts())
# case: title-clean-early-return
def clean(t):
    if pd.isna(t):
        return '<none>'
    t = t.strip()
    if not t:
        return '<empty>'
    if t.isdigit():
        return int(t)
    return re.sub(r'\W+', '_', t).lower()
result = books['title'].map(clean)
# case: sort-key-len
result = books.sort_values(by='authors', key=lambda s: s.str.len().fillna(-1), ascending=False, kind='stable')['isbn']
# case: sort-multi-key-lower
result = books.sort_values(['title', 'pages'], key=lambda c: c.str.lower() if c.dtype == object else c, na_position='first')[['title', 'pages']]
# case: ambiguous-truth-error
result = books.assign(size=lambda d: 'long' if d['pages'] > 400 else 'short')
# case: series-of-dicts-to-frame
recs = books.set_index('isbn').apply(lambda r: {'len': r['pages'], 'score': r['rating'] * 2}, axis=1)
result = pd.DataFrame(recs.tolist(), index=recs.index)
