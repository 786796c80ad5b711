import pandas as pd
import numpy as np
from io import StringIO
# case: empty-frame-no-columns
empty_df = pd.DataFrame()
empty_df['a'] = [1, 2, 3]
empty_df['b'] = empty_df['a'].map({1: 'one', 2: 'two'})
result = (empty_df, empty_df.shape, pd.DataFrame().empty)
# case: typed-empty-left-join
users_df = pd.DataFrame({'user_id': [1, 2, 3], 'email': ['a@x.io', None, ' C@X.IO ']})
logins_df = pd.DataFrame({'user_id': pd.Series([], dtype='int64'), 'login_at': pd.Series([], dtype='datetime64[ns]')})
out = users_df.merge(logins_df, on='user_id', how='left')
never = out[out['login_at'].isna()]
result = {'n': len(never), 'dtype': str(out['login_at'].dtype), 'emails': never['email'].str.strip().str.lower().tolist()}
# case: series-of-rows-to-frame
rows = [
    pd.Series({'k': 'a', 'v': 1}),
    pd.Series({'k': 'b', 'v': 2, 'w': 0.5}),
    pd.Series(['c', 3], index=['k', 'v'], name='named'),
]
s_df = pd.DataFrame(rows)
result = {'index': [str(i) for i in s_df.index], 'dtypes': s_df.dtypes.astype(str).to_dict(), 'sum_v': s_df['v'].sum(), 'w': s_df['w'].tolist()}
# case: dtype-param-whole-frame
f_df = pd.DataFrame({'x': ['1', '2'], 'y': ['3.5', '4']}, dtype='float64')
o_df = pd.DataFrame([[1, 2], [3, 4]], columns=['p', 'q'], dtype=object)
i_df = pd.DataFrame(np.zeros((2, 2)), columns=['m', 'n'], dtype='int16')
result = [d.dtypes.astype(str).to_dict() for d in (f_df, o_df, i_df)] + [f_df.sum().to_dict()]
# case: columns-subset-of-dict
data = {'a': [1, 2], 'b': [3, 4], 'c': [5, 6]}
sub_df = pd.DataFrame(data, columns=['c', 'a', 'zzz'])
sub_df['zzz'] = sub_df['zzz'].fillna('none')
result = sub_df
# case: large-ints-and-padded-text
big_df = pd.DataFrame({'id': ['9007199254740993', '12', '0007'], 'n': [2**53 + 1, 12, 7]})
big_df['id_int'] = big_df['id'].astype('int64')
big_df['match'] = big_df['id_int'] == big_df['n']
big_df['padded'] = big_df['n'].astype(str).str.zfill(5)
result = big_df
# case: stack-of-messy-booleans
raw = ['Y', 'n', 'TRUE', 'False', '1', '0', 'yes', '', None, 'maybe']
bool_df = pd.DataFrame({'raw': raw})
truthy, falsy = {'y', 'yes', 'true', '1'}, {'n', 'no', 'false', '0'}
def to_bool(v):
    if v is None:
        return pd.NA
    v = str(v).strip().lower()
    return True if v in truthy else False if v in falsy else pd.NA
bool_df['flag'] = pd.array([to_bool(v) for v in bool_df['raw']], dtype='boolean')
result = {'true': int(bool_df['flag'].sum()), 'na': int(bool_df['flag'].isna().sum()), 'counts': bool_df['flag'].value_counts(dropna=True).to_dict()}
# case: key-text-number-mismatch-merge
left_df = pd.DataFrame({'code': ['1', '2', '003', 'x'], 'a': [10, 20, 30, 40]})
right_df = pd.DataFrame({'code': [1, 2, 3], 'b': ['one', 'two', 'three']})
left_df['code_num'] = pd.to_numeric(left_df['code'], errors='coerce').astype('Int64')
right_df['code'] = right_df['code'].astype('Int64')
result = left_df.merge(right_df, left_on='code_num', right_on='code', how='left', suffixes=('', '_r')).drop(columns='code_r')
# case: describe-numeric-and-object
d_df = pd.DataFrame({
    'n': [1, 2, 2, 3, None],
    's': ['b', 'a', 'b', None, 'c'],
    't': pd.to_datetime(['2024-01-01', '2024-01-03', None, '2024-01-05', '2024-01-03']),
})
result = {'num': d_df['n'].describe(), 'obj': d_df['s'].describe(), 'tmin': d_df['t'].min(), 'tmean': d_df['t'].mean()}
# case: to-dict-every-orient
o_df = pd.DataFrame({'x': [1, 2], 'y': ['a', None]}, index=['r1', 'r2'])
result = {orient: o_df.to_dict(orient) for orient in ['dict', 'list', 'records', 'index', 'split', 'tight']}
# case: swap-levels-and-drop-level
idx = pd.MultiIndex.from_arrays([['a', 'a', 'b', 'b'], [1, 2, 1, 2], ['u', 'v', 'u', 'v']], names=['k', 'n', 'c'])
m_df = pd.DataFrame({'val': np.arange(4) ** 2}, index=idx)
sw = m_df.swaplevel('k', 'c').sort_index()
result = {
    'names': list(sw.index.names),
    'tuples': sw.index.tolist(),
    'by_c': m_df.groupby(level='c')['val'].sum().to_dict(),
    'dropped': m_df.droplevel('n').reset_index(),
}
# case: rows-from-matrix-with-blank-strings
sheet = [
    ['Region', 'Rep', 'Units'],
    ['East', 'Kim', ' 95 '],
    ['', 'Lee', '50'],
    ['West', 'Moe', ''],
    ['', 'Ned', '36'],
]
sheet_df = pd.DataFrame(sheet[1:], columns=[h.lower() for h in sheet[0]])
sheet_df['region'] = sheet_df['region'].replace('', pd.NA).ffill()
sheet_df['units'] = pd.to_numeric(sheet_df['units'].str.strip(), errors='coerce').fillna(0).astype(int)
result = sheet_df.groupby('region')['units'].agg(['sum', 'max']).T
# case: union-all-vs-union
q1_df = pd.DataFrame({'id': [1, 2, 2], 'tag': ['x', 'y', 'y']})
q2_df = pd.DataFrame({'id': [2, 3], 'tag': ['y', None]})
union_all = pd.concat([q1_df, q2_df], ignore_index=True)
union = union_all.drop_duplicates().reset_index(drop=True)
intersect = q1_df.drop_duplicates().merge(q2_df.drop_duplicates())
minus = q1_df.drop_duplicates().merge(q2_df, how='left', indicator=True).query("_merge == 'left_only'")[['id', 'tag']]
result = {'union_all': len(union_all), 'union': union, 'intersect': intersect, 'except': minus}
