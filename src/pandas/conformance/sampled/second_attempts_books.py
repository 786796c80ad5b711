import pandas as pd
import numpy as np
import re

books_df = pd.DataFrame({
    'ISBN': ['978-0-14-044913-6', '9780140449136', '978-0-7432-7356-5', '0-452-28423-6', None, '978-1-86197-271-2', 'unknown'],
    'Title': ['The Odyssey', 'the odyssey', 'The Great Gatsby', '1984', 'Untitled', 'Dune ', 'Emma'],
    'Author': ['Homer', 'Homer', 'F. Scott Fitzgerald', 'George Orwell', '', 'Frank Herbert', 'Austen, Jane'],
    'Copies': [3, 3, 2, None, 1, 4, 0],
    'Published': [-700, -700, 1925, 1949, None, 1965, 1815],
})

members_df = pd.DataFrame({
    'member_id': [11, 12, 13, 14, 15],
    'name': ['Nora', 'Paul', 'nora', 'Quinn', None],
    'phone': ['(555) 123-4567', '555.987.6543', '5551234567', 'none', ''],
    'joined': pd.to_datetime(['2020-01-10', '2021-05-22', None, '2022-11-11', '2023-03-03']),
    'fees': ['0', '$2.50', '10', '-', None],
})

loans_df = pd.DataFrame({
    'loan_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'member': ['11', '11', '12', '14', '14', '14', '77', '15'],
    'title': ['The Odyssey', 'Dune', '1984', 'EMMA', 'dune', 'The Great Gatsby', '1984', None],
    'out_date': ['2023-01-01', '2023-01-15', '2023-02-01', '2023-02-10', '2023-03-01', '2023-03-05', '2023-03-08', '2023-03-09'],
    'in_date': ['2023-01-20', None, '2023-01-25', '2023-03-20', '', '2023-03-12', 'lost', '2023-03-30'],
})
# case: isbn-normalize
def norm_isbn(x):
    if x is None or pd.isna(x):
        return None
    digits = re.sub(r'[^0-9Xx]', '', str(x))
    if len(digits) == 13 or len(digits) == 10:
        return digits
    return None

b = books_df.copy()
b['isbn'] = b['ISBN'].apply(norm_isbn)
known = b[b['isbn'].notna()].drop_duplicates(subset=['isbn'])
unknown = b[b['isbn'].isna()]
out = pd.concat([known, unknown]).sort_index()
assert len(out) < len(b)
result = out[['isbn', 'Title']].reset_index(drop=True)
# case: overdue-loans
l = loans_df.copy()
l['out_date'] = pd.to_datetime(l['out_date'], errors='coerce')
l['in_date'] = pd.to_datetime(l['in_date'], errors='coerce')
asof = pd.to_datetime('2023-04-01')
l['end'] = l['in_date'].fillna(asof)
l['days'] = (l['end'] - l['out_date']).dt.days
l['bad'] = l['days'] < 0
late = l[(l['days'] > 21) & ~l['bad']]
if late.empty:
    result = pd.DataFrame(columns=['loan_id', 'member', 'days'])
else:
    result = late[['loan_id', 'member', 'days']].sort_values(['days', 'loan_id'], ascending=[False, True]).reset_index(drop=True)
# case: loans-per-member-all
mem = members_df[['member_id', 'name']].copy()
lo = loans_df.copy()
lo['member'] = pd.to_numeric(lo['member'], errors='coerce').astype('Int64')
mem['member_id'] = mem['member_id'].astype('Int64')
j = mem.merge(lo[['member', 'loan_id']], left_on='member_id', right_on='member', how='left')
cnt = j.groupby(['member_id', 'name'], dropna=False)['loan_id'].count().reset_index(name='loans')
cnt['name'] = cnt['name'].fillna('Anonymous').str.title()
result = cnt.sort_values(['loans', 'member_id'], ascending=[False, True]).reset_index(drop=True)
# case: phone-digits-dup
m = members_df.copy()
m['digits'] = m['phone'].fillna('').str.replace(r'\D', '', regex=True)
m.loc[m['digits'].str.len() != 10, 'digits'] = np.nan
valid = m.dropna(subset=['digits'])
dup = valid[valid.duplicated('digits', keep=False)].sort_values(['digits', 'member_id'])
result = dup.groupby('digits').agg(n=('member_id', 'size'), first_id=('member_id', 'min'), last_id=('member_id', 'max')).reset_index()
# case: fee-total
fees = members_df['fees'].copy()
fees = fees.fillna('0').str.replace('$', '', regex=False).str.strip()
num = pd.to_numeric(fees, errors='coerce')
bad = members_df.loc[num.isna(), 'member_id'].tolist()
total = float(num.fillna(0).sum())
manual = 0.0
for f in members_df['fees']:
    try:
        manual += float(str(f).lstrip('$'))
    except ValueError:
        pass
assert abs(total - manual) < 1e-6, (total, manual)
result = {'total': round(total, 2), 'unreadable': bad}
# case: title-match-case-insensitive
b = books_df.copy()
b['k'] = b['Title'].str.strip().str.lower()
b = b.drop_duplicates(subset=['k'])
l = loans_df.copy()
l['k'] = l['title'].str.strip().str.lower()
l = l[l['k'].notna()]
n = l.groupby('k').size().rename('times')
out = b.merge(n, left_on='k', right_index=True, how='left')
out['times'] = out['times'].fillna(0).astype(int)
result = out[['Title', 'times']].assign(Title=out['Title'].str.strip()).sort_values(['times', 'Title'], ascending=[False, True]).reset_index(drop=True)
# case: available-copies
b = books_df.copy()
b['key'] = b['Title'].str.strip().str.lower()
b['Copies'] = pd.to_numeric(b['Copies'], errors='coerce').fillna(0)
stock = b.drop_duplicates('key').set_index('key')['Copies'].astype(int)
l = loans_df.copy()
returned = pd.to_datetime(l['in_date'], errors='coerce').notna()
open_loans = l.loc[~returned, 'title'].dropna().str.lower().value_counts()
avail = stock.sub(open_loans, fill_value=0).astype(int)
negative = avail[avail < 0].index.tolist()
avail = avail.clip(lower=0)
result = (avail.sort_index().reset_index(name='available'), negative)
# case: author-surname
def surname(a):
    if not isinstance(a, str):
        return 'Unknown'
    a = a.strip()
    if not a:
        return 'Unknown'
    if ',' in a:
        return a.split(',')[0].strip()
    return a.split()[-1]

b = books_df.copy()
b['surname'] = b['Author'].apply(surname)
b['t'] = b['Title'].str.strip().str.title()
g = b.groupby('surname')['t'].agg(lambda s: sorted(set(s)))
result = {k: v for k, v in g.items()}
# case: century-of-books
b = books_df.drop_duplicates(subset=['Author', 'Published']).copy()
b['Published'] = pd.to_numeric(b['Published'], errors='coerce')
b['era'] = pd.cut(b['Published'], bins=[-np.inf, 0, 1900, 1950, np.inf], labels=['ancient', 'pre-1900', 'early 20c', 'modern'], right=False)
b['era'] = b['era'].cat.add_categories('unknown').fillna('unknown')
result = b.groupby('era', observed=False).size().reset_index(name='books')
# case: member-tenure
m = members_df.copy()
if not pd.api.types.is_datetime64_any_dtype(m['joined']):
    m['joined'] = pd.to_datetime(m['joined'], errors='coerce')
end = pd.Timestamp('2023-12-31')
m['months'] = (end.year - m['joined'].dt.year) * 12 + (end.month - m['joined'].dt.month)
med = m['months'].median()
m['group'] = np.where(m['months'].isna(), 'n/a', np.where(m['months'] >= med, 'senior', 'junior'))
m['months'] = m['months'].astype('Int64')
result = m[['member_id', 'months', 'group']].sort_values(['months', 'member_id'], ascending=[False, True]).reset_index(drop=True)
# case: return-status-map
def status(v):
    if v is None or (isinstance(v, str) and v.strip() == ''):
        return 'open'
    if pd.isna(v):
        return 'open'
    try:
        pd.to_datetime(v, format='%Y-%m-%d')
        return 'returned'
    except (ValueError, TypeError):
        return str(v).lower()

st = loans_df['in_date'].map(status)
st[loans_df['in_date'].isna()] = 'open'
result = st.value_counts().sort_index().to_dict()
assert sum(result.values()) == len(loans_df)
# case: expected-columns-reindex
expected = ['loan_id', 'member_id', 'title', 'out_date', 'in_date', 'fine']
l = loans_df.rename(columns={'member': 'member_id'}).copy()
l['member_id'] = l['member_id'].astype(int)
l = l.reindex(columns=expected)
l['fine'] = l['fine'].fillna(0.0)
l['in_date'] = l['in_date'].replace({'': np.nan, 'lost': np.nan})
l = l.dropna(subset=['title', 'in_date'], how='all')
result = l.tail(4).reset_index(drop=True)
# case: simultaneous-loans
l = loans_df.copy()
l['s'] = pd.to_datetime(l['out_date'])
l['e'] = pd.to_datetime(l['in_date'], errors='coerce').fillna(pd.Timestamp('2023-12-31'))
best = []
for mem, g in l.groupby('member'):
    peak = 0
    for d in g['s']:
        overlap = int(((g['s'] <= d) & (g['e'] >= d)).sum())
        if overlap > peak:
            peak = overlap
    best.append((int(mem), peak))
best.sort(key=lambda t: (-t[1], t[0]))
result = pd.DataFrame(best, columns=['member', 'max_at_once'])
# case: anti-join-unknown-borrowers
lo = loans_df.copy()
lo['member_id'] = lo['member'].str.strip().astype('int64')
j = lo.merge(members_df[['member_id', 'name']], on='member_id', how='left', indicator=True)
assert (j['_merge'] != 'right_only').all()
j['who'] = np.where(j['_merge'] == 'left_only', 'not a member', j['name'].fillna('name missing'))
odd = j[(j['_merge'] == 'left_only') | (j['name'].isna())]
result = odd[['loan_id', 'member_id', 'who']].sort_values('loan_id').reset_index(drop=True)
