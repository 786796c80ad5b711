import pandas as pd
import numpy as np
import itertools

authors_df = pd.DataFrame({
    'author_id': [1, 2, 3, 4],
    'name': ['Ursula Le Guin', 'Isaac Asimov', 'Octavia Butler', 'Anonymous'],
    'born': [1929, 1920, 1947, np.nan],
    'country': ['US', 'RU', 'US', None],
})

books_df = pd.DataFrame({
    'book_id': [11, 12, 13, 14, 15, 16, 17],
    'title': ['The Dispossessed', 'Foundation', 'Kindred', 'I, Robot', 'Beowulf', ' kindred', 'The Lathe of Heaven'],
    'author_id': [1, 2, 3, 2, 4, 3, 1.0],
    'pub_year': ['1974', '1951', '1979', '1950', 'c. 1000', '1979', '1971'],
    'tags': [['sf', 'utopia'], ['sf'], ['sf', 'history'], 'sf', None, [], ['sf', 'dreams']],
    'copies': [3, 5, 0, 2, 1, 1, 0],
})

loans_df = pd.DataFrame({
    'loan_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'book_id': [11, 12, 12, 13, 11, 99, 14, 12],
    'member': ['Zoe', 'adam', 'Zoe', 'Mia', 'Adam', 'Mia', None, 'Zoe'],
    'out_date': ['2024-01-03', '2024-01-05', '2024-02-01', '2024-02-30', '2024-03-01', '2024-03-01', '2024-03-12', '2024-03-20'],
    'back_date': ['2024-01-20', None, '2024-02-10', '2024-03-10', None, '2024-03-02', '2024-04-12', None],
})
# case: explode-lists-and-plain
ex = books_df[['title', 'tags']].explode('tags')
result = ex.groupby('tags', dropna=False)['title'].count().reset_index(name='n')
# case: tags-contains-lambda
result = books_df[books_df['tags'].apply(lambda t: 'sf' in t)]['title'].tolist()
# case: tags-len
books_df['n_tags'] = books_df['tags'].str.len()
result = books_df[['title', 'n_tags']]
# case: groupby-on-list-column
result = books_df.groupby('tags').size()
# case: drop-duplicates-unhashable
result = books_df.drop_duplicates()
# case: bad-date-arithmetic
loans_df['out_date'] = pd.to_datetime(loans_df['out_date'])
loans_df['back_date'] = pd.to_datetime(loans_df['back_date'])
loans_df['days'] = (loans_df['back_date'] - loans_df['out_date']).dt.days
result = loans_df[['loan_id', 'days']]
# case: days-int-with-nat
out = pd.to_datetime(loans_df['out_date'], errors='coerce')
back = pd.to_datetime(loans_df['back_date'], errors='coerce')
days = (back - out).dt.days
try:
    loans_df['days'] = days.astype(int)
except (ValueError, TypeError) as e:
    loans_df['days'] = days.fillna(-1).astype(int)
result = loans_df[['loan_id', 'member', 'days']]
# case: rename-then-old-name
books = books_df.rename(columns={'author_id': 'aid'})
result = books.merge(authors_df, on='author_id')[['title', 'name']]
# case: name-attribute-clash
first = books_df.merge(authors_df, on='author_id').iloc[0]
result = {'title': first.title, 'author': first.name}
# case: sort-by-index-name
counts = loans_df.groupby('book_id').agg(n=('loan_id', 'count'))
result = counts.sort_values(['n', 'book_id'], ascending=[False, True])
# case: reset-index-existing
counts = loans_df['book_id'].value_counts().to_frame('count')
counts['book_id'] = counts.index
result = counts.reset_index()
# case: century-label
def century(y):
    if y >= 2000:
        return '21st'
    elif y >= 1900:
        return '20th'
    return 'older'

books_df['century'] = books_df['pub_year'].map(century)
result = books_df[['title', 'century']]
# case: pairs-of-borrowers
borrowers = loans_df.dropna(subset=['member']).groupby('book_id')['member'].apply(lambda s: sorted(s.str.title().unique()))
pairs = []
for book, names in borrowers.items():
    for a, b in itertools.combinations(names, 2):
        pairs.append({'book_id': book, 'a': a, 'b': b})
result = pd.DataFrame(pairs)
# case: ix-lookup
books = books_df.set_index('book_id')
result = books.ix[[11, 12], ['title', 'copies']]
