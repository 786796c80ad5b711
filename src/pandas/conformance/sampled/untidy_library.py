import pandas as pd
import numpy as np
import re
import string
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, namedtuple
from itertools import islice, product

books = pd.DataFrame.from_records([
    ('978-0-306-40615-7', ' The Hobbit ', 'Tolkien, J.R.R.', '1937', 'Fantasy/Classic'),
    ('9780306406158', 'the hobbit', 'J.R.R. Tolkien', 1937, 'fantasy'),
    ('978 3 16 148410 0', 'Dune', 'Herbert, Frank', '[1965]', 'Sci-Fi'),
    (None, 'Emma', 'Austen, Jane', '1815.0', 'Classic / Romance'),
    ('0-306-40615-2', 'Good Omens', 'Gaiman, Neil; Pratchett, Terry', 'c1990', 'Fantasy/Humour'),
    ('', 'Untitled', None, '', None),
], columns=['isbn', 'title', 'author', 'year', 'genre'])
# case: isbn-validation
def check_isbn(raw):
    if not raw:
        return 'missing'
    digits = re.sub(r'[^0-9X]', '', raw.upper())
    if len(digits) == 13:
        total = sum(int(d) * (1 if i % 2 == 0 else 3) for i, d in enumerate(digits))
        return 'valid13' if total % 10 == 0 else 'bad13'
    if len(digits) == 10:
        total = sum((10 - i) * (10 if d == 'X' else int(d)) for i, d in enumerate(digits))
        return 'valid10' if total % 11 == 0 else 'bad10'
    return 'bad length'

result = books['isbn'].apply(check_isbn)
# case: author-explode-normalise
def flip(name):
    if pd.isna(name):
        return name
    if ',' in name:
        last, first = [p.strip() for p in name.split(',', 1)]
        return f'{first} {last}'
    return name.strip()

a = books.assign(author=books['author'].str.split(';')).explode('author')
a['author'] = a['author'].map(flip)
result = a.groupby('author')['title'].agg(lambda t: sorted({x.strip().title() for x in t})).to_dict()
# case: year-cleanup-decades
y = books['year'].astype(str).str.extract(r'(\d{4})')[0]
y = pd.to_numeric(y).astype('Int64')
century = ((y - 1) // 100 + 1)
result = pd.DataFrame({'title': books['title'].str.strip(), 'year': y, 'century': century}).sort_values('year', na_position='first')
# case: year-to-int-directly
books['decade'] = books['year'].astype(int) // 10 * 10
result = books.groupby('decade').size()
# case: genre-long-counts
g = (books['genre'].str.lower().str.split('/').explode().str.strip().dropna())
counts = g.value_counts()
result = counts[counts > 1].sort_index().to_dict(), sorted(counts[counts == 1].index)
# case: sort-title-ignoring-article
titles = ['The Hobbit', 'dune', 'An Emma', "A Bee's Life", 'théa', None, 'Zoo']
def sort_key(t):
    return re.sub(r'^(the|an|a)\s+', '', (t or '~').lower())
df = pd.DataFrame({'title': titles})
df = df.sort_values('title', key=lambda s: s.map(sort_key), ignore_index=True)
result = df['title'].tolist()
# case: fines-by-loop
loans = pd.DataFrame({
    'member': ['m1', 'm2', 'm1', 'm3', 'm2'],
    'due': [date(2024, 1, 10), date(2024, 1, 15), date(2024, 2, 1), date(2024, 2, 3), date(2024, 2, 20)],
    'returned': [date(2024, 1, 12), None, date(2024, 1, 30), date(2024, 3, 1), date(2024, 2, 20)],
})
close = date(2024, 3, 1)
fines = defaultdict(float)
for _, loan in loans.iterrows():
    back = loan['returned'] if not pd.isna(loan['returned']) else close
    late = max((back - loan['due']).days, 0)
    fines[loan['member']] += min(late * 0.25, 5)
result = dict(sorted(fines.items(), key=lambda kv: kv[1], reverse=True))
# case: loans-currently-out
ev = pd.DataFrame({
    'copy': ['c1', 'c2', 'c1', 'c3', 'c2', 'c1'],
    'event': ['OUT', 'out', 'IN', 'Out', 'renew', 'out '],
    'on': ['2024-01-01', '2024-01-02', '2024-01-09', '2024-01-10', '2024-01-16', '2024-01-20'],
})
ev['event'] = ev['event'].str.strip().str.lower()
last = ev.sort_values('on').groupby('copy').tail(1).set_index('copy')
out = last.query("event != 'in'").copy()
out['due'] = pd.to_datetime(out['on']) + pd.Timedelta(days=14)
result = out.sort_values('due')
# case: namedtuple-records
Loan = namedtuple('Loan', 'member book days')
data = [Loan('ann', 'b1', 3), Loan('bob', 'b2', None), Loan('ann', 'b2', 10)]
df = pd.DataFrame(data)
df['long'] = df['days'] > 7
result = df.set_index(['member', 'book']).sort_index()
# case: multiindex-xs-and-swap
df = pd.DataFrame({
    'branch': ['N', 'N', 'S', 'S', 'N', 'S'],
    'kind': ['book', 'dvd', 'book', 'dvd', 'book', 'cd'],
    'n': [3, 1, 4, 1, 5, 9],
})
t = df.groupby(['branch', 'kind'])['n'].sum()
share = t / t.groupby(level='branch').transform('sum')
book = share.xs('book', level='kind')
result = pd.concat([t.rename('n'), share.round(3).rename('share')], axis=1).swaplevel().sort_index(), book.round(3).to_dict()
# case: word-frequency-in-titles
stop = {'the', 'a', 'of', 'and'}
titles = pd.Series(['The Lord of the Rings', 'A Game of Thrones!', 'Lord Jim', 'Game, set and match', None, ''])
table = str.maketrans('', '', string.punctuation)
words = Counter(w for t in titles.dropna() for w in t.lower().translate(table).split() if w not in stop)
result = pd.Series(words, name='freq').rename_axis('word').reset_index().sort_values(['freq', 'word'], ascending=[False, True]).head(4)
# case: attribute-of-none
def initials(name):
    parts = re.split(r'[,;\s]+', name)
    return ''.join(p[0] for p in parts if p)
result = books['author'].apply(initials).tolist()
# case: combine-first-catalogues
a = pd.DataFrame({'id': [1, 2, 3], 'title': ['Dune', None, 'Emma'], 'pages': [412, None, 0]}).set_index('id')
b = pd.DataFrame({'id': [2, 3, 4], 'title': ['It', 'EMMA', 'Ulysses'], 'lang': ['en', 'en', '']}).set_index('id')
merged = a.replace({'pages': {0: np.nan}}).combine_first(b)
a.update(b)
result = merged, a
# case: shelf-code-ranges
shelf = pd.DataFrame({'code': ['823.912 TOL', '813.54 HER', '004 KNU', 'FIC AUS', None, '100']})
num = pd.to_numeric(shelf['code'].str.split().str[0], errors='coerce')
shelf['class'] = pd.cut(num, bins=range(0, 1001, 100), right=False, labels=[f'{i:03d}s' for i in range(0, 1000, 100)])
used = shelf['class'].cat.remove_unused_categories()
result = used.value_counts(sort=False)
# case: membership-tiers-validate
def validate(df):
    errors = []
    for name, rule in {
        'id is digits': df['id'].astype(str).str.isdigit(),
        'tier known': df['tier'].isin(['gold', 'silver']),
        'age in range': df['age'].between(5, 120),
        'no dup': ~df['id'].duplicated(keep=False),
    }.items():
        bad = df.index[~rule].tolist()
        if bad:
            errors.append(f'{name}: rows {bad}')
    return errors

m = pd.DataFrame({'id': ['10', '11', 'x2', '11'], 'tier': ['gold', 'Silver', 'silver', None], 'age': [30, 4, np.nan, 61]})
before = validate(m)
m['tier'] = m['tier'].str.lower()
after = validate(m.drop_duplicates('id', keep='last'))
result = {'before': before, 'after': after, 'fixed': len(before) - len(after)}
