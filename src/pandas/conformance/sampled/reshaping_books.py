import pandas as pd
import numpy as np

books_df = pd.DataFrame({
    'isbn': ['111', '222', '333', '444', '555', '666'],
    'title': ['Dune', 'Emma', 'It', 'Ulysses', 'emma', 'Holes'],
    'authors': ['F. Herbert', 'J. Austen', 'S. King', 'J. Joyce', 'J. Austen|A. Editor', None],
    'genre': ['SciFi', 'Classic', 'Horror', 'Classic', 'Classic', 'Kids'],
    'year': [1965, 1815, 1986, 1922, 2010, 1998],
    'copies': [3, 2, 1, 2, 0, 4],
})

members_df = pd.DataFrame({
    'member_id': [1, 2, 3, 4, 5],
    'member': ['Zoe', 'Yan', 'Xena', 'Will', 'Vera'],
    'branch': ['Main', 'East', 'Main', None, 'West'],
    'joined': ['2020-01-10', '2021-05-05', '2021-05-20', '2022-12-01', '2023-02-02'],
})

loans_df = pd.DataFrame({
    'loan_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'isbn': [111, 222, 111, 333, 444, 222, 111, 666, 777, 222],
    'member_id': [1.0, 1.0, 2.0, 3.0, 3.0, 2.0, np.nan, 5.0, 1.0, 1.0],
    'out_date': ['2023-01-02', '2023-01-10', '2023-01-15', '2023-02-01', '2023-02-01', '2023-02-20', '2023-03-03', '2023-03-05', '2023-03-09', '2023-04-01'],
    'in_date': ['2023-01-20', None, '2023-02-20', '2023-02-10', '2023-03-15', '2023-03-01', None, '2023-03-06', '2023-03-10', '2023-04-21'],
})

fines_df = pd.DataFrame({
    'branch': ['Main', 'Main', 'East', 'East', 'West'],
    'category': ['late', 'damage', 'late', 'lost', 'late'],
    'jan': [10.5, 0.0, 4.0, 15.0, np.nan],
    'feb': [7.25, 20.0, 3.0, 0.0, 2.0],
    'mar': [0.0, np.nan, 6.5, 12.0, 1.0],
})
# case: cast-key-join
l = loans_df.assign(isbn=loans_df['isbn'].astype(str))
result = books_df.merge(l, on='isbn', how='left').groupby('title')['loan_id'].count().reset_index(name='times_loaned')
# case: mismatched-key-dtype
try:
    result = books_df.merge(loans_df, on='isbn', how='inner')
except ValueError:
    result = books_df.assign(isbn=books_df['isbn'].astype(int)).merge(loans_df, on='isbn', how='inner')
result = result[['isbn', 'title', 'loan_id', 'member_id']].sort_values('loan_id')
# case: nan-keys-merge
m = members_df.assign(member_id=members_df['member_id'].astype(float))
m.loc[len(m)] = [np.nan, 'Walk-in', 'Main', None]
result = loans_df[['loan_id', 'member_id']].merge(m[['member_id', 'member', 'branch']], on='member_id', how='left')
# case: genre-branch-table
b = books_df.astype({'isbn': int})
x = loans_df.merge(b, on='isbn', how='left').merge(members_df, on='member_id', how='left')
result = x.pivot_table(index='genre', columns='branch', values='loan_id', aggfunc='count', fill_value=0, margins=True, margins_name='all')
# case: fines-melt-total-row
l = fines_df.melt(id_vars=['branch', 'category'], value_vars=['jan', 'feb', 'mar'], var_name='month', value_name='amount')
p = l.pivot_table(index='branch', columns='month', values='amount', aggfunc='sum')[['jan', 'feb', 'mar']]
p['total'] = p.sum(axis=1)
result = pd.concat([p, p.sum().to_frame('TOTAL').T])
# case: fines-unstack-two-levels
f = fines_df.set_index(['branch', 'category']).rename_axis('month', axis=1).stack()
result = f.unstack(['month', 'category']).sort_index(axis=1)
# case: authors-explode
a = books_df.dropna(subset=['authors']).assign(author=lambda d: d['authors'].str.split('|')).explode('author', ignore_index=True)
result = a.groupby('author').agg(titles=('title', lambda s: sorted(s)), copies=('copies', 'sum')).sort_values('copies', ascending=False)
# case: late-loans
l = loans_df.copy()
for c in ['out_date', 'in_date']:
    l[c] = pd.to_datetime(l[c])
l['days'] = (l['in_date'] - l['out_date']).dt.days
l['state'] = np.select([l['days'].isna(), l['days'] > 14], ['open', 'late'], 'ok')
result = l.merge(members_df, on='member_id', how='left').groupby(['member', 'state'], dropna=False).size().unstack(fill_value=0)
# case: readmissions-cumcount
l = loans_df.sort_values(['member_id', 'isbn', 'out_date'])
l['repeat'] = l.groupby(['member_id', 'isbn']).cumcount()
result = l[l['repeat'] > 0][['loan_id', 'member_id', 'isbn', 'repeat']]
# case: month-matrix-reindex
l = loans_df.assign(month=pd.to_datetime(loans_df['out_date']).dt.strftime('%b'))
months = ['Jan', 'Feb', 'Mar', 'Apr', 'May']
result = l.groupby(['isbn', 'month']).size().unstack(fill_value=0).reindex(columns=months, fill_value=0)
# case: reset-level-droplevel
g = fines_df.groupby(['branch', 'category']).agg({'jan': ['sum'], 'feb': ['sum', 'mean']})
g.columns = g.columns.droplevel(1)
result = g.reset_index(level='category')
# case: right-join-index
n = loans_df['member_id'].value_counts().rename('n_loans')
result = n.to_frame().merge(members_df, left_index=True, right_on='member_id', how='right')[['member', 'n_loans']].fillna({'n_loans': 0})
# case: era-cut-crosstab
b = books_df.copy()
b['era'] = pd.cut(b['year'], [-np.inf, 1900, 1980, np.inf], labels=['old', 'modern', 'recent'])
result = pd.crosstab(b['genre'], b['era'], values=b['copies'], aggfunc='sum').fillna(0).astype(int)
# case: title-dup-groups
b = books_df.assign(key=books_df['title'].str.lower())
b['gid'] = b.groupby('key').ngroup()
b['n'] = b.groupby('key')['isbn'].transform('count')
result = b.query('n > 1')[['gid', 'isbn', 'title', 'year']].sort_values(['gid', 'year'], ascending=[True, False])
