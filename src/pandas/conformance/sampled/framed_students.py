import pandas as pd
import numpy as np

students = pd.DataFrame({
    'sid': ['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08'],
    'name': ['Mia', 'leo', 'Zoe ', 'Max', 'Ivy', 'Leo', None, 'Kai'],
    'grade': [9, 10, 9, 11, 10, 12, 9, 11],
    'score_math': [88.0, 92.5, np.nan, 67.0, 92.5, 55.0, 71.0, 100.0],
    'score_art': [70, 65, 90, 85, 65, 40, 0, 99],
    'absent': [0, 3, 1, 12, 3, 7, 0, 2],
    'club': ['chess', 'drama', 'chess', None, 'band', 'drama', 'band', 'chess'],
    'active': [True, False, True, True, True, False, True, True],
})

nums = pd.DataFrame({'A': [1, 2, 3, 4], 'B': [10.0, np.nan, 30.0, 40.0], 'C': [-1, 0, 1, 2]},
                    index=['r1', 'r2', 'r3', 'r4'])

odd = pd.DataFrame({'first name': ['Al', 'Di', 'Ed'], 'total $': [5, 15, 25], 'max': [3, 30, 13]})

# case: agg-dict-mixed
result = students.agg({'score_math': ['mean', 'max'], 'score_art': ['min', 'max'], 'absent': ['sum']})

# case: agg-dict-scalars
result = students.agg({'score_math': 'median', 'absent': 'sum', 'club': 'nunique'})

# case: agg-list-of-names
result = nums.agg(['sum', 'min', 'count'])

# case: agg-named-tuples
result = students.agg(top=('score_math', 'max'), low=('score_art', 'min'), days=('absent', 'sum'))

# case: agg-axis-1
result = nums.agg('mean', axis=1)

# case: agg-list-axis-columns
result = nums.agg(['sum', 'max'], axis='columns')

# case: agg-lambda-list
result = nums[['A', 'C']].agg(['sum', lambda s: s.max() - s.min()])

# case: groupby-named-agg
result = students.groupby('club', dropna=False).agg(
    n=('sid', 'size'), best=('score_math', 'max'), spread=('score_art', lambda s: s.max() - s.min()))

# case: groupby-agg-dict-lists
result = students.groupby('grade').agg({'score_math': ['mean', 'count'], 'absent': 'max'})

# case: agg-unknown-function
result = nums.agg(['sum', 'average_value'])

# case: apply-expand
result = students.apply(lambda r: [r['sid'], r['grade'] * 2], axis=1, result_type='expand')

# case: apply-reduce-list
result = nums.apply(lambda r: [r['A'], r['C']], axis=1)

# case: apply-args-kwargs
def scale(col, k, offset=0):
    return col * k + offset
result = nums.apply(scale, args=(10,), offset=1)

# case: apply-row-series
result = students.head(4).apply(lambda r: pd.Series({'key': f"{r['sid']}-{r['grade']}", 'fail': r['score_art'] < 70}), axis=1)

# case: apply-string-name
result = nums.apply('cumsum')

# case: apply-describe-range
result = nums.apply(lambda c: pd.Series([c.min(), c.max()], index=['min', 'max']))

# case: series-apply-args
result = students['absent'].apply(lambda x, lo, hi: lo <= x <= hi, args=(1, 5))

# case: map-na-action
result = students['name'].map(lambda s: s.strip().title(), na_action='ignore')

# case: frame-map
result = nums.map(lambda v: f'{v:.1f}', na_action='ignore')

# case: transform-list
result = nums[['A', 'C']].transform(['abs', 'cumsum'])

# case: transform-dict
result = nums.transform({'A': lambda x: x ** 2, 'B': 'ffill'})

# case: transform-reducer-raises
result = nums.transform('sum')

# case: groupby-transform-rank
result = students.assign(r=students.groupby('grade')['score_math'].transform('rank', ascending=False))[['sid', 'grade', 'r']]

# case: assign-chained-callables
result = nums.assign(D=lambda d: d['A'] + d['C'], E=lambda d: d['D'] * 2, B=lambda d: d['B'].fillna(d['E']))

# case: assign-dict-unpack
result = nums.assign(**{'A squared': nums['A'] ** 2, 'label': 'x'})

# case: insert-position
df = students[['sid', 'score_math', 'score_art']].copy()
df.insert(1, 'total', df['score_math'].fillna(0) + df['score_art'])
result = df

# case: insert-duplicate-raises
df = nums.copy()
df.insert(0, 'A', [9, 9, 9, 9])
result = df

# case: insert-allow-duplicates
df = nums.copy()
df.insert(len(df.columns), 'A', 0, allow_duplicates=True)
result = df['A']

# case: pop-and-put-last
df = students.copy()
df['absent'] = df.pop('absent')
result = list(df.columns)

# case: query-at-variable
min_score, clubs = 60, ['chess', 'band']
result = students.query('score_art >= @min_score and club in @clubs')[['sid', 'club', 'score_art']]

# case: query-not-in-literal
result = students.query("club not in ['chess', 'drama'] and not active == False")

# case: query-backticks
result = odd.query('`total $` > 10 and `max` < 20')

# case: query-chained-comparison-index
result = nums.query('0 <= C < 2 or index == "r4"')

# case: query-undefined-variable
result = students.query('grade > @threshold')

# case: query-isna-method
result = students.query('score_math.isna() or name.isnull()', engine='python')['sid'].tolist()

# case: eval-boolean
bonus = 5
result = students.eval('score_art + @bonus > score_math & active')

# case: filter-like-regex-items
result = (students.filter(like='score').columns.tolist(),
          nums.filter(regex=r'[13]$', axis=0),
          nums.filter(items=['C', 'Z', 'A']))

# case: select-dtypes-include-exclude
result = {
    'num': students.select_dtypes(include='number').columns.tolist(),
    'int_bool': students.select_dtypes(include=['int64', 'bool']).columns.tolist(),
    'rest': students.select_dtypes(exclude=['number', 'bool']).columns.tolist(),
}
