import pandas as pd
import numpy as np
import re
from collections import Counter
from itertools import chain

articles_df = pd.DataFrame({
    'article_id': [1, 2, 3, 4, 5, 6, 7],
    'title': ['  Intro to SQL', 'Pandas: Tips & Tricks ', 'intro to sql', 'NoSQL -- a primer', None, 'Window Functions (Part 2)', 'Pandas   in   Production'],
    'tags': ['sql, beginner', 'python,pandas', 'SQL,Beginner,sql', 'nosql', '', 'sql, advanced ', None],
    'author': ['Lee, Anna', 'Smith, John P.', 'Lee, Anna', 'García, José', 'Smith, John P.', 'O\'Neil, Pat', 'Madonna'],
    'views': ['1,204', '980', '  75', '3.2k', 'unknown', '1,204', None],
})

comments_df = pd.DataFrame({
    'comment_id': [11, 12, 13, 14, 15, 16, 17, 18],
    'article_id': [1, 1, 2, 3, 6, 6, 6, 9],
    'body': ['Great post!', 'great POST', 'See https://example.com/a?b=1 for more', '', 'call 555-1234 or 555-9876', 'Thanks @anna and @joe', None, 'spam spam spam'],
    'likes': [3, 0, 5, 1, 2, 2, 7, 0],
})
# case: explode-comma-list
df = articles_df[['article_id', 'tags']].copy()
df['tags'] = df['tags'].str.lower().str.split(',')
df = df.explode('tags')
df['tags'] = df['tags'].str.strip()
result = df[df['tags'].notna() & (df['tags'] != '')].drop_duplicates().reset_index(drop=True)
# case: counter-on-lists
lists = articles_df['tags'].fillna('').str.lower().apply(lambda t: [x.strip() for x in t.split(',') if x.strip()])
c = Counter(chain.from_iterable(lists))
result = pd.DataFrame(c.most_common(), columns=['tag', 'n'])
# case: split-author-into-two
names = articles_df['author'].str.split(', ', n=1, expand=True)
names.columns = ['last', 'first']
result = articles_df[['article_id']].join(names)
# case: clean-title-whitespace
t = articles_df['title'].str.strip().str.replace(r'\s+', ' ', regex=True).str.title()
result = articles_df.assign(title_clean=t)[['article_id', 'title_clean']].dropna()
# case: parse-views-with-k
def to_number(v):
    if pd.isna(v):
        return np.nan
    v = str(v).strip().replace(',', '').lower()
    m = re.fullmatch(r'(\d+(?:\.\d+)?)(k?)', v)
    if not m:
        return np.nan
    return float(m.group(1)) * (1000 if m.group(2) else 1)

result = articles_df.assign(views_num=articles_df['views'].map(to_number))[['article_id', 'views', 'views_num']]
# case: slugify-titles
result = (articles_df['title'].fillna('untitled')
          .str.lower()
          .str.replace(r'[^a-z0-9]+', '-', regex=True)
          .str.strip('-'))
# case: tags-to-dummies
d = articles_df['tags'].fillna('').str.lower().str.replace(' ', '').str.get_dummies(sep=',')
result = pd.concat([articles_df['article_id'], d], axis=1)
# case: extract-all-phone-numbers
ph = comments_df.set_index('comment_id')['body'].str.extractall(r'(?P<prefix>\d{3})-(?P<line>\d{4})')
result = ph.reset_index()
# case: mentions-findall-count
df = comments_df.copy()
df['mentions'] = df['body'].fillna('').str.findall(r'@(\w+)')
df['n_mentions'] = df['mentions'].str.len()
result = df.loc[df['n_mentions'] > 0, ['comment_id', 'mentions', 'n_mentions']]
# case: case-insensitive-dupes
key = articles_df['title'].str.strip().str.casefold()
df = articles_df.assign(key=key)
result = df[df.duplicated('key', keep=False) & df['key'].notna()][['article_id', 'title']]
# case: most-liked-comment-per-article
best = (comments_df.sort_values(['likes', 'comment_id'], ascending=[False, True])
        .drop_duplicates('article_id', keep='first'))
result = articles_df[['article_id', 'author']].merge(best[['article_id', 'comment_id', 'likes']], on='article_id', how='left')
# case: word-frequency
words = (comments_df['body'].dropna()
         .str.lower()
         .str.replace(r'https?://\S+', '', regex=True)
         .str.findall(r'[a-z]+')
         .explode()
         .dropna())
result = words.value_counts().head(3)
# case: left-anti-join
merged = comments_df.merge(articles_df[['article_id']], on='article_id', how='left', indicator=True)
result = merged.query("_merge == 'left_only'").drop(columns='_merge')
# case: join-strings-per-group
df = comments_df.dropna(subset=['body'])
df = df[df['body'].str.len() > 0]
result = (df.groupby('article_id')['body']
          .agg([('n', 'count'), ('all_text', ' | '.join)])
          .reset_index())
