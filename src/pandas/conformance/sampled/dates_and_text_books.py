import pandas as pd
import numpy as np
import re
from datetime import date, datetime

# Library database
books_df = pd.DataFrame({
    'book_id': [1, 2, 3, 4, 5, 6],
    'title': ['The Old Man and the Sea', 'War and Peace (Vol. 1)', 'war and peace (vol. 2)', 'Harry Potter and the Philosopher\'s Stone', '1984', 'Dune: Messiah '],
    'author': ['Hemingway, Ernest', 'Tolstoy, Leo', 'Tolstoy,Leo', 'Rowling, J. K.', 'Orwell, George', 'Herbert, Frank'],
    'isbn': ['978-0-684-80122-3', '9780140447934', '978 0 14 044793 4', '0-7475-3269-9', '978-0451524935', None],
    'published': ['1952', '1869-01-01', '1869', 'June 26, 1997', '8 June 1949', '1969'],
})

members_df = pd.DataFrame({
    'member_id': [501, 502, 503, 504],
    'name': ['Grace Hopper', 'ALAN TURING', 'ada lovelace', 'Linus'],
    'joined': ['05-01-2021', '17-08-2020', '29-02-2020', '01-12-2022'],
    'phone': ['020 7946 0958', '(020) 7946-0018', '07700 900123', None],
})

loans_df = pd.DataFrame({
    'loan_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'book_id': [1, 2, 3, 1, 5, 4, 6, 2],
    'member_id': [501, 501, 502, 503, 503, 502, 504, 503],
    'loaned': pd.to_datetime(['2022-12-20', '2023-01-03', '2023-01-03', '2023-01-15', '2023-02-01', '2023-02-25', '2023-03-10', '2023-03-10']),
    'returned': pd.to_datetime(['2023-01-02', '2023-01-30', None, '2023-01-29', '2023-02-22', '2023-03-01', None, '2023-03-31']),
})
# case: overdue-fines
l = loans_df.copy()
l['due'] = l['loaned'] + pd.Timedelta(days=14)
l['returned'] = l['returned'].fillna(pd.Timestamp('2023-04-01'))
l['days_late'] = (l['returned'] - l['due']).dt.days.clip(lower=0)
l['fine'] = l['days_late'] * 0.25
result = l.groupby('member_id')[['days_late', 'fine']].sum().reset_index()
# case: isbn-cleaned
b = books_df.copy()
b['isbn_digits'] = b['isbn'].str.replace(r'[-\s]', '', regex=True)
b['isbn_kind'] = b['isbn_digits'].str.len().map({10: 'ISBN-10', 13: 'ISBN-13'})
result = b[['book_id', 'isbn_digits', 'isbn_kind']]
# case: author-flip
result = books_df.assign(
    author_name=books_df['author'].str.replace(r'^(\w+),\s*(.+)$', r'\2 \1', regex=True)
)[['book_id', 'author_name']]
# case: publication-year
year = books_df['published'].str.extract(r'(\d{4})')[0].astype(int)
century = ((year - 1) // 100 + 1).astype(str) + 'th'
result = books_df[['title']].assign(year=year, century=century).sort_values(['year', 'title'])
# case: title-case-and-volume
t = books_df['title'].str.strip()
vol = t.str.extract(r'\((?:vol\.?\s*)(\d+)\)', flags=re.IGNORECASE, expand=False)
base = t.str.replace(r'\s*\(.*\)$', '', regex=True).str.title()
result = pd.DataFrame({'base': base, 'vol': pd.to_numeric(vol)}).groupby('base', dropna=False)['vol'].agg(['count', 'max'])
# case: loans-week-start
l = loans_df.copy()
l['week_start'] = l['loaned'] - pd.to_timedelta(l['loaned'].dt.dayofweek, unit='D')
result = l.groupby('week_start').agg(loans=('loan_id', 'count'), books=('book_id', lambda x: ','.join(map(str, sorted(x))))).reset_index()
# case: joined-dash-dayfirst
m = members_df.copy()
m['joined'] = pd.to_datetime(m['joined'], format='%d-%m-%Y')
m['joined_text'] = m['joined'].dt.strftime('%A, %d %B %Y')
m['doy'] = m['joined'].dt.dayofyear
result = m[['name', 'joined_text', 'doy']].sort_values('doy')
# case: renewals-up-to
m = members_df.assign(joined=pd.to_datetime(members_df['joined'], dayfirst=True))
rows = []
for r in m.itertuples():
    for k in range(1, 4):
        d = r.joined + pd.DateOffset(years=k)
        if d <= pd.Timestamp('2023-06-30'):
            rows.append({'member_id': r.member_id, 'renewal_no': k, 'renewal_date': d.date()})
result = pd.DataFrame(rows)
# case: monthly-loans-pivot
l = loans_df.merge(members_df[['member_id', 'name']], on='member_id')
l['month'] = l['loaned'].dt.to_period('M')
result = l.pivot_table(index='name', columns='month', values='loan_id', aggfunc='count', fill_value=0)
result.columns = [str(c) for c in result.columns]
result = result.reset_index()
# case: uk-phone-format
d = members_df['phone'].str.findall(r'\d').str.join('')
is_mobile = d.str.startswith('07', na=False)
result = members_df[['member_id']].assign(intl='+44' + d.str[1:], kind=np.where(is_mobile, 'mobile', np.where(d.isna(), 'none', 'landline')))
# case: overlapping-loans
l = loans_df.copy()
l['returned'] = l['returned'].fillna(pd.Timestamp.max.normalize())
x = l.merge(l, on='member_id', suffixes=('_1', '_2'))
x = x[(x['loan_id_1'] < x['loan_id_2']) & (x['loaned_1'] <= x['returned_2']) & (x['loaned_2'] <= x['returned_1'])]
result = x[['member_id', 'loan_id_1', 'loan_id_2']].sort_values(['member_id', 'loan_id_1'])
# case: most-common-title-words
words = books_df['title'].str.lower().str.findall(r"[a-z']+").explode()
stop = {'the', 'and', 'of'}
result = words[~words.isin(stop)].value_counts().head(5).sort_index()
# case: loans-vs-python-date
cut = date(2023, 2, 1)
before = loans_df[loans_df['loaned'].dt.date < cut]
after = loans_df[loans_df['loaned'] >= datetime(2023, 2, 1)]
result = {'before': len(before), 'after': len(after), 'first_after': after['loaned'].min().strftime('%Y/%m/%d')}
# case: the-prefix-sort-key
key = books_df['title'].str.strip().str.removeprefix('The ').str.casefold()
result = books_df.assign(sort_title=key).sort_values('sort_title')[['sort_title', 'title']].reset_index(drop=True)
