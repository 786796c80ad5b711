import pandas as pd
import numpy as np
df = pd.DataFrame({'id': [10, 20, 30, 40], 'name': ['Ann', 'Bob', None, 'Dan'], 'score': [1.5, np.nan, 3.5, 4.5], 'ok': [True, False, True, True]}, index=['a', 'b', 'c', 'd'])
nd = df.reset_index(drop=True)
# case: single-column
result = df['name']
# case: list-one-column
result = df[['name']]
# case: attribute
result = df.score
# case: mask
result = df[df['score'] > 2]
# case: mask-and
result = df[(df['score'] > 1) & (df['ok'])]
# case: mask-or-not
result = df[(df['id'] < 15) | ~df['ok']]
# case: mask-none-eq
result = df[df['name'] == 'Bob']
# case: mask-ne
result = df[df['name'] != 'Bob']
# case: mask-list
result = df[[True, False, False, True]]
# case: mask-wrong-length
result = df[[True, False]]
# case: slice-int
result = df[1:3]
# case: slice-label
result = df['b':'c']
# case: loc-label
result = df.loc['b']
# case: loc-label-list
result = df.loc[['d', 'a']]
# case: loc-slice
result = df.loc['b':'d', 'name':'score']
# case: loc-cell
result = df.loc['a', 'score']
# case: loc-cell-int
result = df.loc['a', 'id']
# case: loc-cell-str
result = df.loc['a', 'name']
# case: loc-mask-columns
result = df.loc[df['ok'], ['id', 'name']]
# case: loc-mask-column
result = df.loc[df['id'] > 15, 'name']
# case: loc-missing-label
result = df.loc['z']
# case: loc-missing-list
result = df.loc[['a', 'z']]
# case: loc-missing-column
result = df.loc[:, 'zz']
# case: loc-all-columns
result = df.loc[:, ['ok', 'id']]
# case: loc-callable
result = df.loc[lambda d: d['id'] > 20]
# case: loc-int-on-range
result = nd.loc[1:2]
# case: loc-int
result = nd.loc[2]
# case: iloc-row
result = df.iloc[0]
# case: iloc-negative
result = df.iloc[-1]['name']
# case: iloc-slice
result = df.iloc[1:3, 0:2]
# case: iloc-list
result = df.iloc[[0, 3], [1]]
# case: iloc-cell
result = df.iloc[1, 2]
# case: iloc-out-of-bounds
result = df.iloc[10]
# case: iloc-slice-out-of-bounds
result = df.iloc[2:100]
# case: iloc-column
result = df.iloc[:, 0]
# case: iloc-mask
result = df.iloc[[True, False, True, False]]
# case: at
result = df.at['c', 'id']
# case: iat
result = df.iat[3, 2]
# case: head
result = df.head(2)
# case: head-negative
result = df.head(-1)
# case: tail
result = df.tail(1)
# case: head-zero
result = df.head(0)
# case: query-basic
result = df.query('id > 10 and score < 4')
# case: query-str
result = df.query('name == "Bob" or id == 40')
# case: query-in
result = df.query('name in ["Ann", "Dan"]')
# case: query-not-in
result = df.query('id not in [10, 20]')
# case: query-var
limit = 25
result = df.query('id > @limit')
# case: query-local-var
def pick(frame, low):
    names = ['Dan', 'Bob']
    return frame.query('id > @low and name in @names')
result = pick(df, 15)
# case: query-backtick
t = df.rename(columns={'id': 'the id'})
result = t.query('`the id` >= 30')
# case: query-chained
result = df.query('10 < id <= 30')
# case: query-not
result = df.query('not ok')
# case: query-ampersand
result = df.query('id > 10 & ok')
# case: query-method
result = df.query('name.notna()')
# case: query-str-method
result = df[df.name.notna()].query('name.str.startswith("A")')
# case: query-undefined
result = df.query('foo > 1')
# case: query-index
result = nd.query('index >= 2')
# case: isin
result = df[df['id'].isin([10, 40, 99])]
# case: isin-none
result = df['name'].isin([None, 'Ann'])
# case: isin-nan
result = df['score'].isin([np.nan, 1.5])
# case: isin-str-int
result = df['id'].isin(['10', 20])
# case: between
result = df[df['score'].between(1.5, 3.5)]
# case: between-exclusive
result = df['id'].between(10, 40, inclusive='neither')
# case: filter-like
result = df.filter(like='s')
# case: filter-items
result = df.filter(items=['ok', 'id', 'zz'])
# case: filter-regex
result = df.filter(regex='^[is]')
# case: select-dtypes-number
result = df.select_dtypes(include='number')
# case: select-dtypes-exclude
result = df.select_dtypes(exclude=['object'])
# case: nlargest
result = df.nlargest(2, 'score')
# case: nsmallest
result = df.nsmallest(3, 'score')
# case: series-nlargest
result = df['score'].nlargest(2)
# case: series-getitem-label
result = df['id']['b']
# case: series-slice
result = df['id'][1:3]
# case: series-mask
result = df['id'][df['id'] > 15]
# case: series-missing-label
result = df['id']['zz']
# case: series-get
result = [df['id'].get('a'), df['id'].get('zz'), df['id'].get('zz', -1)]
# case: df-get
result = df.get('nope')
# case: row-dict
result = df.loc['a'].to_dict()
# case: values-list
result = df['id'].values.tolist()
# case: df-values
result = df[['id', 'score']].values.tolist()
# case: first-valid
result = df['name'].dropna().iloc[0]
# case: item
result = df.loc[df['id'] == 10, 'name'].item()
# case: item-error
result = df['name'].item()
# case: empty-mask
result = df[df['id'] > 1000]
# case: empty-mask-iloc
result = df[df['id'] > 1000].iloc[0]
# case: contains-operator
result = ['id' in df, 'x' in df, 'a' in df.index, 10 in df['id'].values]
# case: truth-error
result = 1 if df['ok'] else 0
# case: truth-error-frame
if df[df['id'] > 10]:
    result = 1
# case: boolean-and-error
result = df[(df['id'] > 10) and (df['ok'])]
# case: duplicated-index-loc
t = df.copy()
t.index = ['x', 'x', 'y', 'z']
result = t.loc['x']
# case: duplicated-index-cell
t = df.copy()
t.index = ['x', 'x', 'y', 'z']
result = t.loc['x', 'id']
# case: take
result = df.take([2, 0])
# case: xs
m = df.set_index(['name', 'id'])
result = m.xs('Bob')
# case: pop
col = df.pop('ok')
result = (list(df.columns), col.tolist())
# case: squeeze
result = df[['id']].squeeze()
# case: squeeze-scalar
result = df.loc[['a'], ['id']].squeeze()
# case: iteration
result = [c for c in df]
# case: items
result = {k: v.tolist() for k, v in df[['id', 'ok']].items()}
# case: iterrows
result = [(i, r['id'], r['name']) for i, r in df.iterrows()]
# case: itertuples
result = [(t.Index, t.id, t.name) for t in df.itertuples()]
# case: itertuples-noindex
result = [tuple(t) for t in df[['id', 'score']].itertuples(index=False)]
# case: to-dict-records
result = df[['id', 'ok']].to_dict('records')
# case: to-dict-list
result = df[['id', 'score']].to_dict(orient='list')
# case: to-dict
result = df[['id']].to_dict()
# case: to-dict-index
result = df[['id']].to_dict('index')
# case: tolist
result = df['score'].tolist()
# case: columns-tolist
result = df.columns.tolist()
# case: sum-of-mask
result = (df['id'] > 15).sum()
# case: any-all
result = [(df['id'] > 15).any(), (df['id'] > 5).all()]
# case: duplicates-chain
result = df.drop_duplicates('ok')['id'].tolist()
