import pandas as pd
import numpy as np

employees_df = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'name': ['Ana', 'Ben', 'Cho', 'Dev', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim'],
    'dept_id': [10, 10, 20, 20, 20, 30, 30, 10, 40, None, 30],
    'title': ['Engineer', 'engineer', 'Analyst', 'Analyst', 'Manager', 'Clerk', 'Clerk', 'Manager', 'Intern', 'Intern', ' Clerk'],
    'salary': [90000, 85000, 70000, 70000, 110000, 42000, 45000, 120000, np.nan, 30000, 45000],
    'hired': ['2015-04-01', '2018/07/15', '2019-01-10', '2020-11-05', '2012-06-30', '2021-02-02',
              '2017-09-09', '2010-01-01', '2024-05-20', '2024-06-01', '2021-02-28'],
    'remote': [True, False, True, True, False, False, False, True, True, False, True],
})

departments_df = pd.DataFrame({
    'dept_id': [10, 20, 30, 40, 50],
    'dept_name': ['Engineering', 'Finance', 'Operations', 'HR', 'Legal'],
    'budget': ['350,000', '260,000', '150,000', '80,000', None],
})

reviews_df = pd.DataFrame({
    'emp_id': [1, 1, 2, 3, 3, 3, 5, 6, 7, 8, 8],
    'year': [2022, 2023, 2023, 2021, 2022, 2023, 2023, 2023, 2022, 2022, 2023],
    'score': [4.5, 4.0, 3.5, 3.0, np.nan, 4.0, 5.0, 2.5, 3.5, 4.8, 4.9],
})
# case: salary-rank-within-dept
df = employees_df.copy()
df['rnk'] = df.groupby('dept_id')['salary'].rank(method='dense', ascending=False)
result = (
    df[['dept_id', 'name', 'salary', 'rnk']]
    .sort_values(['dept_id', 'rnk', 'name'])
    .reset_index(drop=True)
)
# case: top-two-earners
result = (
    employees_df.sort_values('salary', ascending=False)
    .groupby('dept_id')
    .head(2)
    .merge(departments_df, on='dept_id')
    .sort_values(['dept_name', 'salary'], ascending=[True, False])
    [['dept_name', 'name', 'salary']]
    .reset_index(drop=True)
)
# case: payroll-vs-budget
dept = departments_df.copy()
dept['budget'] = pd.to_numeric(dept['budget'].str.replace(',', ''))
payroll = employees_df.groupby('dept_id')['salary'].sum().reset_index(name='payroll')
out = dept.merge(payroll, on='dept_id', how='left')
out['payroll'] = out['payroll'].fillna(0)
out['over_budget'] = out['payroll'] > out['budget']
out['pct_used'] = (out['payroll'] / out['budget'] * 100).round(1)
result = out
# case: multi-agg-flatten
agg = employees_df.groupby('dept_id').agg({'salary': ['min', 'max', 'mean'], 'emp_id': 'count'})
agg.columns = ['_'.join(c) for c in agg.columns]
result = agg.reset_index()
# case: title-counts-normalised
titles = employees_df['title'].str.strip().str.lower()
result = employees_df.groupby(titles)['emp_id'].count().sort_values(ascending=False)
# case: median-gap
med = employees_df.groupby('dept_id')['salary'].transform('median')
df = employees_df.assign(dept_median=med, gap=employees_df['salary'] - med)
result = df[df['gap'].abs() > 10000][['name', 'dept_id', 'salary', 'dept_median', 'gap']]
# case: remote-share
result = (
    employees_df.groupby('dept_id', dropna=False)['remote']
    .mean()
    .mul(100)
    .round(2)
    .rename('remote_pct')
    .reset_index()
)
# case: hires-by-decade-half
h = pd.to_datetime(employees_df['hired'].str.replace('/', '-'))
bucket = pd.cut(h.dt.year, bins=[2009, 2014, 2019, 2024], labels=['2010-14', '2015-19', '2020-24'])
result = employees_df.groupby(bucket, observed=False).agg(hires=('emp_id', 'size'), avg_salary=('salary', 'mean')).reset_index()
# case: review-score-change
df = reviews_df.sort_values(['emp_id', 'year'])
df['prev'] = df.groupby('emp_id')['score'].shift(1)
df['change'] = df.groupby('emp_id')['score'].diff()
result = df.dropna(subset=['prev'])[['emp_id', 'year', 'prev', 'score', 'change']]
# case: employees-without-reviews-per-dept
m = employees_df.merge(reviews_df.groupby('emp_id').size().rename('n_reviews'),
                       left_on='emp_id', right_index=True, how='left')
m['n_reviews'] = m['n_reviews'].fillna(0).astype(int)
result = m.groupby('dept_id').agg(
    staff=('emp_id', 'nunique'),
    unreviewed=('n_reviews', lambda s: (s == 0).sum()),
).query('unreviewed > 0').reset_index()
# case: salary-quantiles
q = employees_df.groupby('dept_id')['salary'].quantile([0.25, 0.5, 0.75]).unstack()
q.columns = ['q1', 'median', 'q3']
q['iqr'] = q['q3'] - q['q1']
result = q.reset_index()
# case: longest-serving
df = employees_df.copy()
df['hired'] = pd.to_datetime(df['hired'], format='mixed')
result = (
    df.sort_values('hired')
    .groupby('dept_id', as_index=False)
    .first()[['dept_id', 'name', 'hired']]
)
# case: salary-share-string
df = employees_df.dropna(subset=['dept_id', 'salary']).copy()
df['share'] = df['salary'] / df.groupby('dept_id')['salary'].transform('sum')
df['share_txt'] = df['share'].map('{:.1%}'.format)
result = df.sort_values(['dept_id', 'share'], ascending=[True, False])[['dept_id', 'name', 'share_txt']].reset_index(drop=True)
# case: running-headcount
df = employees_df.assign(hired=pd.to_datetime(employees_df['hired'], format='mixed')).sort_values('hired')
df['headcount'] = df.groupby('dept_id').cumcount() + 1
df['cum_payroll'] = df.groupby('dept_id')['salary'].cumsum()
result = df[['hired', 'dept_id', 'name', 'headcount', 'cum_payroll']].reset_index(drop=True)
