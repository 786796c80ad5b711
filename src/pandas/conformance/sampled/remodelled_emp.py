import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from collections import Counter

emp = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'name': ['Alice', 'bob', ' Carol', 'Dan', 'Eve', 'Frank', 'Grace', 'heidi', 'Ivan', 'Judy', 'Alice'],
    'dept': ['IT', 'HR', 'IT', 'Sales', 'Sales', 'HR', None, 'IT', 'Sales', 'Legal', 'IT'],
    'level': ['junior', 'senior', 'senior', 'mid', 'junior', 'mid', 'mid', 'junior', 'senior', 'mid', 'mid'],
    'salary': [52000, 61000, 87000, 58000, 58000, np.nan, 49000, 52000, 91000, 70000, 66000],
    'hired': ['2019-03-01', '2018-07-15', '2015-01-10', '2020-11-30', '2021-02-28', '2016-05-05', '2022-08-19', '2021-12-01', '2014-06-23', None, '2017-09-09'],
    'manager_id': [3, np.nan, np.nan, 9, 9, 2, 3, 3, None, 99, 3],
})

hours = pd.DataFrame({
    'emp_id': [1, 1, 1, 3, 3, 4, 4, 4, 4, 5, 8, 12],
    'day': pd.to_datetime(['2024-01-03', '2024-01-20', '2024-02-11', '2024-01-05', '2024-03-08', '2024-01-02', '2024-01-31', '2024-02-01', '2024-02-29', '2024-03-15', '2024-02-10', '2024-01-09']),
    'hours': [8.0, 7.5, 0.0, 9.0, 8.0, 6.0, np.nan, 8.0, 4.0, 8.0, 10.0, 3.5],
    'project': ['alpha', 'beta', 'alpha', 'alpha', 'gamma', 'beta', 'beta', 'alpha', 'beta', 'gamma', 'alpha', 'beta'],
})

stock = pd.DataFrame({
    'ticker': ['AAA', 'AAA', 'AAA', 'AAA', 'BBB', 'BBB', 'BBB', 'CCC', 'BBB', 'CCC'],
    'date': pd.to_datetime(['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-01', '2024-01-02', '2024-01-04', '2024-01-01', '2024-01-03', '2024-01-02']),
    'close': [10.0, 11.0, 11.0, 9.9, 200.0, 190.0, np.nan, 5.0, 209.0, 5.0],
    'volume': [1000, 1500, 0, 3000, 20, 25, 30, 700, 10, 700],
})

# case: named-agg-basic
result = emp.groupby('dept').agg(
    headcount=('emp_id', 'count'),
    avg_salary=('salary', 'mean'),
    max_salary=('salary', 'max'),
    first_hire=('hired', 'min'),
    names=('name', lambda s: '|'.join(s.str.strip().str.title())),
)
# case: named-agg-namedagg-object
result = emp.groupby(['dept', 'level'], dropna=False, as_index=False).agg(total=pd.NamedAgg(column='salary', aggfunc='sum'), n=pd.NamedAgg('salary', 'size'))
# case: transform-diff-from-mean
emp['diff_from_dept'] = emp['salary'] - emp.groupby('dept')['salary'].transform('mean')
result = emp[['name', 'dept', 'diff_from_dept']].round(2)
# case: fillna-group-median
emp['salary'] = emp['salary'].fillna(emp.groupby('dept')['salary'].transform('median'))
result = emp.loc[emp['dept'] == 'HR', ['emp_id', 'salary']]
# case: groupby-filter-size
result = emp.groupby('dept').filter(lambda g: len(g) >= 3 and g['salary'].mean() > 60000)
# case: apply-returns-series
def summarize(g):
    return pd.Series({
        'n': len(g),
        'range': g['salary'].max() - g['salary'].min(),
        'seniors': (g['level'] == 'senior').sum(),
        'share_senior': (g['level'] == 'senior').mean(),
    })
result = emp.groupby('dept').apply(summarize, include_groups=False)
# case: apply-returns-dataframe-topn
result = (emp.groupby('dept', group_keys=True)[['name', 'salary']]
          .apply(lambda g: g.nlargest(2, 'salary')))
# case: apply-scalar-weighted-average
result = stock.groupby('ticker')[['close', 'volume']].apply(lambda g: np.average(g['close'].fillna(0), weights=g['volume']))
# case: rolling-within-group
s = stock.sort_values(['ticker', 'date'])
s['ma2'] = s.groupby('ticker')['close'].rolling(window=2, min_periods=1).mean().reset_index(level=0, drop=True)
result = s
# case: expanding-max-group
s = stock.sort_values(['ticker', 'date']).set_index('date')
result = s.groupby('ticker')['close'].expanding().max()
# case: pct-change-group
stock = stock.sort_values(['ticker', 'date'])
stock['ret'] = stock.groupby('ticker')['close'].pct_change(fill_method=None)
result = stock.set_index(['ticker', 'date'])['ret'].round(4)
# case: shift-lag-lead-group
df = stock.sort_values(['ticker', 'date']).copy()
g = df.groupby('ticker')['volume']
df['prev'] = g.shift(1)
df['next'] = g.shift(-1, fill_value=0)
df['delta'] = g.diff()
result = df.reset_index(drop=True)
# case: rank-dense-desc-group
emp['rk'] = emp.groupby('dept')['salary'].rank(method='dense', ascending=False)
emp['rk_min'] = emp.groupby('dept')['salary'].rank(method='min', ascending=False, na_option='bottom')
emp['pct'] = emp['salary'].rank(pct=True)
result = emp.sort_values(['dept', 'rk', 'emp_id'])[['dept', 'emp_id', 'rk', 'rk_min', 'pct']]
# case: cumcount-ngroup
emp['seq'] = emp.groupby('dept').cumcount()
emp['seq_desc'] = emp.groupby('dept').cumcount(ascending=False)
emp['gid'] = emp.groupby('dept').ngroup()
result = emp[['dept', 'seq', 'seq_desc', 'gid']]
# case: resample-by-month-in-group
result = hours.set_index('day').groupby('project').resample('ME')['hours'].sum()
# case: grouper-month-start
result = hours.groupby([pd.Grouper(key='day', freq='MS'), 'project'])['hours'].agg(['sum', 'count', 'max'])
# case: grouper-pivot-month-unstack
m = hours.groupby(['emp_id', pd.Grouper(key='day', freq='ME')])['hours'].sum().unstack(fill_value=0)
m.columns = m.columns.strftime('%b-%Y')
m['total'] = m.sum(axis=1)
result = m
# case: groupby-idxmax-loc
idx = emp.groupby('dept')['salary'].idxmax()
result = emp.loc[idx, ['dept', 'name', 'salary']].reset_index(drop=True)
# case: agg-dict-multi-flatten
out = emp.groupby('level').agg({'salary': ['mean', 'std', 'count'], 'hired': ['min', 'max']})
out.columns = out.columns.map('_'.join)
result = out.round(1).reset_index()
# case: value-counts-group-normalize
result = emp.groupby('dept')['level'].value_counts(normalize=True).mul(100).round(1).rename('pct').reset_index()
# case: consecutive-runs
s = stock.sort_values(['ticker', 'date'])
s['run'] = (s['close'] != s['close'].shift()).cumsum()
result = s.groupby('run').agg(ticker=('ticker', 'first'), start=('date', 'min'), end=('date', 'max'), n=('close', 'size')).reset_index(drop=True)
# case: self-join-manager-avg
mgr = emp.merge(emp[['emp_id', 'name', 'salary']], left_on='manager_id', right_on='emp_id', how='left', suffixes=('', '_mgr'), indicator=True)
mgr['earns_more'] = mgr['salary'] > mgr['salary_mgr']
result = mgr.groupby('_merge', observed=False).agg(n=('emp_id', 'size'), more=('earns_more', 'sum'))
# case: groupby-mean-on-strings-error
result = emp.groupby('dept').mean()
# case: get-group-and-iterate
groups = emp.groupby('dept')
report = {}
for name, g in groups:
    report[name] = {'size': int(len(g)), 'top': g.sort_values('salary', ascending=False)['name'].iloc[0].strip(), 'ids': g['emp_id'].tolist()}
report['it_rows'] = groups.get_group('IT').shape
result = report
# case: nth-head-tail
g = hours.sort_values(['emp_id', 'day']).groupby('emp_id')
result = (g.nth(1), g.head(1)['hours'].sum(), g.tail(1)[['emp_id', 'day']], g['hours'].last())
