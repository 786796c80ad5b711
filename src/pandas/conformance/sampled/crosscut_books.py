import pandas as pd
import numpy as np
import itertools
from collections import Counter

books = pd.DataFrame({
    'book_id': [1, 2, 3, 4, 5, 6, 7, 8, 9],
    'title': ['The Trial', 'Beloved', 'Dune', 'Emma', 'dune', 'Ulysses', 'It', 'The Road', 'Middlemarch: A Study'],
    'author': ['Kafka, Franz', 'Morrison, Toni', 'Herbert, Frank', 'Austen, Jane', 'Herbert, Frank', 'Joyce, James', 'King, Stephen', 'McCarthy, Cormac', None],
    'category': ['Classic', 'Fiction', 'Sci-Fi', 'Classic', 'sci-fi', 'Classic', 'Horror', 'Fiction', ''],
    'pages': ['255', '324', '612', '474', '612 pages', '730', '1138', None, '880'],
    'published': [1925, 1987, 1965, 1815, 1965, 1922, 1986, 2006, 1871],
})

members = pd.DataFrame({
    'member_id': [1, 2, 3, 4, 5, 6, 7],
    'name': ['Alice', 'Bruno', 'chloe', 'Dmitri', 'Elif', 'Farid', 'alice'],
    'age': [34, 28, np.nan, 61, 45, 19, 34],
    'city': ['Lyon', 'Paris', 'lyon', None, 'Paris', 'Nice', 'Lyon'],
    'joined': ['15/01/2020', '03/11/2019', '28/02/2021', '01/06/2018', '30/09/2022', '15/01/2020', None],
})

reviews = pd.DataFrame({
    'member_id': [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 8, 2],
    'book_id': [1, 2, 3, 1, 3, 3, 7, 4, 6, 2, 7, 7, 1, 99],
    'rating': [4, 5, 3, 2, 5, 4, None, 5, 1, 5, 3, 4, 5, 2],
    'comment': ['Dark but brilliant', 'A masterpiece!', None, 'too slow', 'Loved the worms, loved it', 'ok', '', 'Charming', 'Did not finish', 'A masterpiece', 'scary', 'Scary again', 'Great', None],
    'reviewed_on': ['2023-01-10', '2023-02-14', '2023-03-01', '2023-01-12', '2023-03-03', '2023-03-03', '2023-10-31', '2022-12-25', '2023-06-16', '2023-02-20', '2023-10-30', '2023-11-02', '2023-01-11', '2023-05-05'],
})

meetings = pd.DataFrame({
    'meeting_id': [1, 2, 3, 4],
    'book_id': [1, 3, 2, 6],
    'date': pd.to_datetime(['2023-01-20', '2023-03-15', '2023-02-24', None]),
    'attendees': [['Alice', 'Bruno'], ['Alice', 'Bruno', 'chloe'], ['Elif', 'Alice'], []],
})

# case: category-distinct
# How many categories are there?
result = books['category'].nunique()
# case: books-before-1950
# Titles and years of books published before 1950 in order of year
result = books[books.published < 1950].sort_values('published')[['title', 'published']]
# case: average-rating
# Average rating of all reviews
result = reviews['rating'].mean().round(2)
# case: lyon-members
# Members from Lyon
result = members[members['city'].str.lower() == 'lyon']['name'].tolist()
# case: oldest-member
# Who is the oldest member?
result = members.loc[members['age'] == members['age'].max(), 'name'].values[0]
# case: five-star-count
# Number of reviews per rating
result = reviews.groupby('rating')['member_id'].count()
# case: avg-rating-per-book
# Average rating of each book with its title, best first
ratings = reviews.groupby('book_id')['rating'].mean().reset_index()
merged = ratings.merge(books[['book_id', 'title']], on='book_id')
result = merged[['title', 'rating']].sort_values(by=['rating', 'title'], ascending=[False, True]).reset_index(drop=True)
# case: unreviewed-books
# Titles without a review
result = books[~books['book_id'].isin(reviews['book_id'].unique())]['title'].to_list()
# case: author-last-names
# Last names of the authors with number of books
result = books['author'].str.split(',').str[0].value_counts()
# case: mean-pages
# Mean number of pages per category
b = books.copy()
b['pages'] = b['pages'].str.extract(r'(\d+)').astype(float)
b['category'] = b['category'].str.lower().replace({'': 'none'})
result = b.groupby('category')['pages'].mean()
# case: mean-pages-int-cast
# Average number of pages
books['pages'] = books['pages'].astype(int)
result = books['pages'].mean()
# case: reviews-per-month
# Number of reviews by month in 2023
r = reviews.copy()
r['reviewed_on'] = pd.to_datetime(r['reviewed_on'])
r = r[r['reviewed_on'].dt.year == 2023]
result = r.groupby(r['reviewed_on'].dt.month_name(), sort=False).size()
# case: more-than-two-reviews
# Members with more than two reviews
cnt = reviews['member_id'].value_counts()
result = members.loc[members['member_id'].isin(cnt[cnt > 2].index), ['member_id', 'name']]
# case: joined-order
# Members in order of joining
members['joined'] = pd.to_datetime(members['joined'], format='%d/%m/%Y')
result = members.sort_values('joined').set_index('name')['joined'].dt.strftime('%Y-%m-%d')
# case: comment-length
# Average length of the comments by rating, ignoring empty ones
c = reviews[reviews['comment'].fillna('') != '']
result = c.assign(length=c['comment'].str.len()).groupby('rating', as_index=False)['length'].mean()
# case: decade-count
# Books per decade
decade = (books['published'] // 10 * 10).astype(str) + 's'
result = books.groupby(decade)['title'].apply(list)
# case: attendance
# How many meetings did each member attend?
att = meetings.explode('attendees')
counts = att['attendees'].value_counts()
result = members[['name']].assign(meetings=members['name'].map(counts).fillna(0).astype(int))
# case: review-after-meeting
# Reviews written after the meeting on the book
m = reviews.merge(meetings, on='book_id', how='inner')
m['reviewed_on'] = pd.to_datetime(m['reviewed_on'])
late = m[m['reviewed_on'] > m['date']]
result = late[['member_id', 'book_id', 'reviewed_on', 'date']].assign(days=(late['reviewed_on'] - late['date']).dt.days)
# case: classic-and-scifi
# Names of members who reviewed both a classic and a sci-fi book
rb = reviews.merge(books, on='book_id').merge(members, on='member_id')
rb['category'] = rb['category'].str.lower()
classic = set(rb.loc[rb['category'] == 'classic', 'name'])
scifi = set(rb.loc[rb['category'] == 'sci-fi', 'name'])
result = sorted(classic.intersection(scifi))
# case: strict-reviewers
# Members whose average rating lies under the overall average
overall = reviews['rating'].mean()
avg = reviews.groupby('member_id').agg(avg_rating=('rating', 'mean'), n=('rating', 'count'))
low = avg[avg['avg_rating'] < overall].reset_index()
result = pd.merge(low, members[['member_id', 'name']], on='member_id', how='left').fillna({'name': 'former member'})
# case: latest-review-each
# Last review of each member as a sentence
r = reviews.sort_values('reviewed_on').drop_duplicates('member_id', keep='last').merge(members, on='member_id').merge(books, on='book_id')
result = [f"{row['name'].title()} rated {row['title']} {row['rating']:.0f}" if pd.notna(row['rating']) else f"{row['name'].title()} did not rate {row['title']}" for _, row in r.iterrows()]
# case: word-counts
# Most frequent words in the comments
words = Counter()
for text in reviews['comment'].dropna():
    words.update(text.lower().replace('!', '').replace(',', '').split())
result = pd.DataFrame(sorted(words.items(), key=lambda t: (-t[1], t[0]))[:6], columns=['word', 'n'])
# case: similar-members
# Pairs of members that rated at least one common book, with the mean absolute difference
mat = reviews.dropna(subset=['rating']).pivot_table(index='member_id', columns='book_id', values='rating', aggfunc='mean')
rows = []
for a, b in itertools.combinations(mat.index, 2):
    diff = (mat.loc[a] - mat.loc[b]).abs().dropna()
    if not diff.empty:
        rows.append({'a': a, 'b': b, 'common': len(diff), 'mad': diff.mean()})
result = pd.DataFrame(rows).sort_values(['common', 'mad'], ascending=[False, True]).reset_index(drop=True)
# case: top-book-per-city
# The best rated book in every city; ties are broken by the number of reviews, then title
x = (reviews.merge(members.assign(city=members['city'].str.title())[['member_id', 'city']], on='member_id')
     .merge(books[['book_id', 'title']], on='book_id'))
agg = x.groupby(['city', 'title'])['rating'].agg(['mean', 'count']).reset_index()
agg = agg.sort_values(['city', 'mean', 'count', 'title'], ascending=[True, False, False, True])
result = agg.groupby('city').first().rename(columns={'mean': 'avg_rating', 'count': 'reviews'})
