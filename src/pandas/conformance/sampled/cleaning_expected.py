import pandas as pd
import numpy as np

expected_df = pd.DataFrame({
    'dept': ['Sales', 'IT', 'HR', 'Finance', 'Legal'],
    'headcount': [12, 8, 3, 5, 2],
    'avg_salary': [52000.333, 71000.0, 48000.5, 65500.126, np.nan],
    'oldest_hire': ['2009-03-01', '2011-07-15', '2015-01-20', '2010-10-10', None],
})
actual_df = pd.DataFrame({
    'Dept': ['IT', 'sales', 'Finance ', 'HR', 'Ops', 'HR'],
    'headcount': [8.0, 12.0, 6.0, 3.0, 1.0, 3.0],
    'avg_salary': [71000.0000001, 52000.33, 65500.13, 48000.5, 40000.0, 48000.5],
    'oldest_hire': pd.to_datetime(['2011-07-15', '2009-03-01', '2010-10-10', '2015-01-21', '2020-05-05', '2015-01-21']),
})
# case: outer-merge-diff
act = actual_df.rename(columns=str.lower)
act['dept'] = act['dept'].str.strip().str.title().replace({'It': 'IT', 'Hr': 'HR'})
m = expected_df.merge(act.drop_duplicates(), on='dept', how='outer', suffixes=('_exp', '_act'), indicator='side')
m['side'] = m['side'].map({'left_only': 'missing', 'right_only': 'unexpected', 'both': 'matched'})
result = m[['dept', 'headcount_exp', 'headcount_act', 'side']]
# case: isclose-per-column
left = expected_df.set_index(expected_df['dept'].str.lower()).sort_index()
right = actual_df.drop_duplicates().assign(key=lambda d: d['Dept'].str.strip().str.lower()).set_index('key').sort_index()
common = left.index.intersection(right.index)
checks = {}
for col in ['headcount', 'avg_salary']:
    checks[col] = np.isclose(left.loc[common, col], right.loc[common, col], atol=0.01, equal_nan=True)
result = pd.DataFrame(checks, index=common).reset_index(names='dept')
# case: compare-aligned-frames
e = expected_df.iloc[:4].set_index('dept').sort_index()[['headcount', 'avg_salary']].astype(float).round(2)
a = actual_df.drop_duplicates(subset='Dept').set_index('Dept')[['headcount', 'avg_salary']].round(2)
a.index = a.index.str.strip().map(lambda x: 'Sales' if x == 'sales' else x)
a = a.reindex(e.index).rename_axis('dept')
result = e.compare(a, result_names=('expected', 'actual'))
# case: row-set-difference
exp_rows = set(zip(expected_df['dept'].str.upper(), expected_df['headcount']))
act_rows = set(zip(actual_df['Dept'].str.strip().str.upper(), actual_df['headcount'].astype(int)))
result = {
    'only_expected': sorted(exp_rows - act_rows),
    'only_actual': sorted(act_rows - exp_rows),
    'both': len(exp_rows & act_rows),
}
# case: equals-after-sort
def canonical(df):
    df = df.copy()
    df.columns = df.columns.str.lower()
    df['dept'] = df['dept'].str.strip().str.lower()
    df['headcount'] = df['headcount'].astype('int64')
    return df[['dept', 'headcount']].drop_duplicates().sort_values('dept', ignore_index=True)

x, y = canonical(expected_df), canonical(actual_df)
both = set(x['dept']) & set(y['dept'])
x2 = x[x['dept'].isin(both)].reset_index(drop=True)
y2 = y[y['dept'].isin(both)].reset_index(drop=True)
result = (x.equals(y), x2.equals(y2), x2['dept'].equals(y2['dept']), x2.shape, y2.shape)
# case: dtypes-side-by-side
result = pd.DataFrame({
    'expected': expected_df.dtypes.astype(str),
    'actual': actual_df.rename(columns={'Dept': 'dept'}).dtypes.astype(str),
})
result['same'] = result['expected'] == result['actual']
# case: duplicate-rows-in-actual
dups = actual_df[actual_df.duplicated(keep=False)]
result = dups.groupby(list(actual_df.columns), as_index=False).size().rename(columns={'size': 'copies'})
# case: hire-date-mismatch
e = expected_df[['dept', 'oldest_hire']].assign(oldest_hire=pd.to_datetime(expected_df['oldest_hire']))
a = actual_df.assign(dept=actual_df['Dept'].str.strip().replace('sales', 'Sales'))[['dept', 'oldest_hire']].drop_duplicates()
j = e.merge(a, on='dept', suffixes=('', '_act'))
j['gap_days'] = (j['oldest_hire_act'] - j['oldest_hire']).dt.days
result = j.loc[j['gap_days'].ne(0)]
# case: tolerance-summary-dict
e = expected_df.set_index('dept')['avg_salary']
a = actual_df.drop_duplicates('Dept').assign(dept=lambda d: d['Dept'].str.strip().replace({'sales': 'Sales'})).set_index('dept')['avg_salary']
diff = (a - e).abs().dropna()
result = {
    'max_diff': round(float(diff.max()), 4),
    'within_cent': int((diff <= 0.01).sum()),
    'exact': int((diff == 0).sum()),
    'worst': diff.idxmax(),
}
# case: multiset-compare-counts
from collections import Counter
ce = Counter(expected_df['dept'].str.lower())
ca = Counter(actual_df['Dept'].str.lower().str.strip())
keys = sorted(set(ce) | set(ca))
result = pd.DataFrame([(k, ce[k], ca[k], ca[k] - ce[k]) for k in keys], columns=['dept', 'n_exp', 'n_act', 'delta'])
# case: concat-keep-false
cols = ['dept', 'headcount']
a = actual_df.rename(columns={'Dept': 'dept'})[cols].drop_duplicates()
a['dept'] = a['dept'].str.strip()
both = pd.concat([expected_df[cols].assign(src='E'), a.assign(src='A')], ignore_index=True)
result = both[~both.duplicated(subset=cols, keep=False)].sort_values(['dept', 'src'])
# case: isin-multiindex
mi_e = pd.MultiIndex.from_frame(expected_df[['dept', 'headcount']])
mi_a = pd.MultiIndex.from_arrays([actual_df['Dept'].str.strip(), actual_df['headcount'].astype(int)], names=['dept', 'headcount'])
result = actual_df.assign(found=mi_a.isin(mi_e))[['Dept', 'headcount', 'found']]
# case: stringify-rows-for-compare
def to_text(df):
    out = df.copy()
    for c in out.columns:
        if pd.api.types.is_float_dtype(out[c]):
            out[c] = out[c].map('{:.2f}'.format)
        elif pd.api.types.is_datetime64_any_dtype(out[c]):
            out[c] = out[c].dt.strftime('%Y-%m-%d')
        else:
            out[c] = out[c].astype(str)
    return out.agg('|'.join, axis=1)

result = sorted(to_text(actual_df).str.lower().unique().tolist())
# case: ne-mask-cells
e = expected_df.loc[[1, 3, 2], ['headcount', 'avg_salary']].reset_index(drop=True)
a = actual_df.loc[[0, 2, 3], ['headcount', 'avg_salary']].reset_index(drop=True)
mask = e.round(2).ne(a.round(2))
rows, cols = np.where(mask)
result = [(int(r), mask.columns[c], float(e.iat[r, c]), float(a.iat[r, c])) for r, c in zip(rows, cols)]
