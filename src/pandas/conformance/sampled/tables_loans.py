import pandas as pd
import numpy as np
import re
import datetime as dt
from collections import Counter, defaultdict

loans = pd.DataFrame({
    'loan': ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L10', 'L11', 'L12', 'L13'],
    'isbn': [9780131103627, 9780201633610, 9780131103627, 9780596517748, 9780201633610, 9781449340377, 9780131103627, 9780000000000, 9780596517748, 9781449340377, 9780201633610, 9780596517748, 9780131103627],
    'member': ['m01', 'M02', 'm03', 'm01', 'm02', 'm04', 'm04', 'm01', None, 'm03', 'm05', 'm05', 'm01'],
    'branch': ['Main', 'Main', 'East', 'East', 'Main', 'West', 'West', 'Main', 'East', 'West', 'Main', None, 'Main'],
    'out': ['2023-01-03', '2023-01-15', '2023-02-01', '2023-02-10', '2023-02-11', '2023-03-05', '2023-03-05', '2023-03-20', '2023-04-01', '2023-04-02', '2023-04-02', '2023-04-30', '2023-05-05'],
    'back': ['2023-01-20', '2023-02-20', None, '2023-02-17', '2023-03-01', '2023-03-12', '', '2023-03-25', '2023-04-29', '2023-04-02', None, '2023-05-01', '2023-05-20'],
    'fine': [0.0, 1.5, None, 0, 0.4, 0, 12.0, 0, 1.4, 0, None, 0, 0.1],
})

books = pd.DataFrame({
    'isbn': [9780131103627, 9780201633610, 9780596517748, 9781449340377, 9780262033848],
    'title': ['The C Programming Language', 'Design Patterns', 'JavaScript: The Good Parts', 'Python Cookbook', 'Algorithms'],
    'authors': ['Kernighan, Ritchie', 'Gamma, Helm, Johnson, Vlissides', 'Crockford', 'Beazley, Jones', None],
    'shelf': ['C-01', 'D-07', 'J-03', 'P-02', 'A-11'],
    'copies': [3, 2, 4, 1, 0],
})

members = pd.DataFrame({
    'member': ['m01', 'm02', 'm03', 'm04', 'm06'],
    'type': ['adult', 'student', 'adult', 'child', 'student'],
    'joined': [2015, 2020, 2018, 2022, 2023],
})

# case: branch-by-type
l = loans.assign(member=loans['member'].str.lower()).merge(members, on='member', how='left')
l['type'] = l['type'].fillna('unknown')
result = l.pivot_table(index='type', columns='branch', values='loan', aggfunc='count', fill_value=0, margins=True, dropna=True)

# case: months-as-rows
d = loans.copy()
d['month'] = pd.to_datetime(d['out']).dt.month_name().str[:3]
order = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
result = pd.crosstab(d['month'], d['branch'], dropna=False).reindex(order).fillna(0).astype(int)

# case: outstanding-table
b = pd.to_datetime(loans['back'], errors='coerce')
st = np.where(b.isna(), 'outstanding', 'returned')
result = loans.groupby([loans['branch'], st])['fine'].agg(['size', 'sum']).unstack(fill_value=0)

# case: duration-pivot
d = loans.copy()
d[['out', 'back']] = d[['out', 'back']].apply(pd.to_datetime, errors='coerce')
d['days'] = (d['back'] - d['out']).dt.days
result = d.pivot_table('days', 'member', 'branch', ['mean', 'max'])

# case: timedelta-agg
d = loans.replace({'back': {'': None}}).dropna(subset=['back'])
td = pd.to_datetime(d['back']) - pd.to_datetime(d['out'])
result = td.groupby(d['branch']).agg(['min', 'max'])

# case: authors-explode
a = books[['isbn', 'authors', 'copies']].copy()
a['author'] = a['authors'].str.split(r',\s*', regex=True)
a = a.explode('author').drop(columns='authors')
cnt = loans['isbn'].value_counts().rename('loans')
result = a.join(cnt, on='isbn').dropna(subset=['author']).set_index(['isbn', 'author']).sort_index()

# case: authors-dummies
m = books.set_index('title')['authors'].str.get_dummies(', ')
result = m.loc[:, m.columns.str.match('[A-J]')].sum(axis=1)

# case: title-tokens-counter
words = Counter(w for t in books['title'] for w in re.findall(r'[a-z]+', t.lower()))
result = pd.Series(words).sort_index().nlargest(3, keep='all')

# case: loans-per-copy
n = loans.groupby('isbn').size().reindex(books['isbn'], fill_value=0)
t = books.set_index('isbn')[['title', 'copies']].assign(loans=n)
t['per_copy'] = t['loans'] / t['copies'].replace(0, np.nan)
result = t.sort_values('per_copy', ascending=False, na_position='last')

# case: shelf-split-index
s = books.set_index(books['shelf'].str.split('-').map(tuple))['copies']
s.index = pd.MultiIndex.from_tuples(s.index, names=['row', 'slot'])
result = s.sort_index(level='slot')

# case: rename-axis-both
t = pd.crosstab(loans['branch'], loans['fine'].fillna(0).gt(0))
result = t.rename_axis(index='Branch', columns=None).rename(columns={True: 'fined', False: 'clean'})

# case: fine-share-of-total
f = loans.groupby('branch', dropna=False)['fine'].sum()
out = f.to_frame().assign(pct=lambda d: 100 * d['fine'] / d['fine'].sum())
out.loc['Total'] = out.sum()
result = out.round(1)

# case: records-orient
t = loans.pivot_table(index='branch', values='fine', aggfunc=['sum', 'max'])
t.columns = t.columns.get_level_values(0)
result = t.reset_index().to_dict('records')

# case: to-dict-list-tight
t = loans.groupby('branch')['fine'].sum().to_frame()
result = [t.to_dict('list'), t.to_dict('series')['fine'].tolist(), t.to_dict('tight')]

# case: nested-member-branch-list
tree = defaultdict(lambda: defaultdict(list))
for _, r in loans.iterrows():
    if r['member'] and r['branch']:
        tree[r['member'].lower()][r['branch']].append(r['loan'])
result = {k: dict(v) for k, v in tree.items()}

# case: normalize-records
raw = [
    {'id': 1, 'info': {'title': 'A', 'year': 1999}, 'tags': ['x', 'y']},
    {'id': 2, 'info': {'title': 'B'}, 'tags': []},
    {'id': 3, 'info': {'title': 'C', 'year': 2004, 'lang': 'en'}},
]
result = pd.json_normalize(raw, sep='_')

# case: normalize-record-path
raw = [
    {'branch': 'Main', 'city': 'York', 'loans': [{'id': 1, 'fine': 0.5}, {'id': 2, 'fine': 0}]},
    {'branch': 'East', 'city': None, 'loans': [{'id': 3, 'fine': None}]},
    {'branch': 'West', 'city': 'Hull', 'loans': []},
]
result = pd.json_normalize(raw, record_path='loans', meta=['branch', 'city'], record_prefix='loan.')

# case: previous-loan-same-book
l = loans.sort_values(['isbn', 'out'])
l['prev_member'] = l.groupby('isbn')['member'].shift(1)
l['n'] = l.groupby('isbn').cumcount() + 1
result = l.set_index(['isbn', 'n'])['prev_member'].unstack().fillna('')

# case: value-counts-multi-normalize
result = loans.value_counts(['branch', 'member'], normalize=True, sort=False).round(3).unstack(0)

# case: level-drop-bad-name
s = loans.groupby(['branch', 'member'])['fine'].sum()
result = s.droplevel('isbn')

# case: isbn-text-merge-mismatch
books['isbn'] = books['isbn'].astype(str)
result = loans.merge(books, on='isbn').pivot_table(index='title', columns='branch', values='fine')
