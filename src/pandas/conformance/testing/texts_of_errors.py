import pandas as pd
import numpy as np
import re, json, math
from datetime import datetime, date, timedelta
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', None, 'z'], 'c': [1.5, np.nan, 2.0], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-01']), 'e': [True, False, True]}, index=['r', 's', 't'])
o = pd.DataFrame({'a': [1, 1, 4], 'w': [7, 8, 9]})


def told(f):
    try:
        return 'no error: ' + str(f())
    except Exception as e:
        return f'{type(e).__name__}: {e}'


# case: df['x']
result = told(lambda: df['x'])

# case: df.x
result = told(lambda: df.x)

# case: df.loc['zz']
result = told(lambda: df.loc['zz'])

# case: df.loc[0]
result = told(lambda: df.loc[0])

# case: df.loc['r', 'zz']
result = told(lambda: df.loc['r', 'zz'])

# case: df.iloc[5]
result = told(lambda: df.iloc[5])

# case: df.iloc[0, 9]
result = told(lambda: df.iloc[0, 9])

# case: df.iloc['r']
result = told(lambda: df.iloc['r'])

# case: df.iloc[[0, 7]]
result = told(lambda: df.iloc[[0, 7]])

# case: df.at['r', 'q']
result = told(lambda: df.at['r', 'q'])

# case: df.iat[9, 0]
result = told(lambda: df.iat[9, 0])

# case: df[['a', 'q']]
result = told(lambda: df[['a', 'q']])

# case: df[['q', 'w']]
result = told(lambda: df[['q', 'w']])

# case: df.drop('zz')
result = told(lambda: df.drop('zz'))

# case: df.drop(columns=['q', 'a'])
result = told(lambda: df.drop(columns=['q', 'a']))

# case: df.rename(columns={'q': 'z'}, errors='raise')
result = told(lambda: df.rename(columns={'q': 'z'}, errors='raise'))

# case: df.set_index('q')
result = told(lambda: df.set_index('q'))

# case: df.set_index(['a', 'q'])
result = told(lambda: df.set_index(['a', 'q']))

# case: df.sort_values('q')
result = told(lambda: df.sort_values('q'))

# case: df.sort_values(['a', 'q'])
result = told(lambda: df.sort_values(['a', 'q']))

# case: df.groupby('q').size()
result = told(lambda: df.groupby('q').size())

# case: df.groupby(['a', 'q']).size()
result = told(lambda: df.groupby(['a', 'q']).size())

# case: df.groupby('a')['q'].sum()
result = told(lambda: df.groupby('a')['q'].sum())

# case: df.groupby('a').agg({'q': 'sum'})
result = told(lambda: df.groupby('a').agg({'q': 'sum'}))

# case: df.groupby('a').agg(z=('q', 'sum'))
result = told(lambda: df.groupby('a').agg(z=('q', 'sum')))

# case: df.groupby('a').agg('foo')
result = told(lambda: df.groupby('a').agg('foo'))

# case: df.groupby('a').foo()
result = told(lambda: df.groupby('a').foo())

# case: df.groupby('a').get_group(99)
result = told(lambda: df.groupby('a').get_group(99))

# case: df.merge(o, on='q')
result = told(lambda: df.merge(o, on='q'))

# case: df.merge(o, left_on='a', right_on='q')
result = told(lambda: df.merge(o, left_on='a', right_on='q'))

# case: df.merge(o, left_on='a')
result = told(lambda: df.merge(o, left_on='a'))

# case: df.merge(o, how='sideways')
result = told(lambda: df.merge(o, how='sideways'))

# case: df.merge(o, on='a', validate='one_to_one')
result = told(lambda: df.merge(o, on='a', validate='one_to_one'))

# case: df.merge(o, on='a', validate='1:x')
result = told(lambda: df.merge(o, on='a', validate='1:x'))

# case: df.merge(o[['w']])
result = told(lambda: df.merge(o[['w']]))

# case: df.merge([1])
result = told(lambda: df.merge([1]))

# case: df.join(o)
result = told(lambda: df.join(o))

# case: df.join(o, on='q')
result = told(lambda: df.join(o, on='q'))

# case: df.join(o, lsuffix='_l')
result = told(lambda: df.join(o, lsuffix='_l'))

# case: pd.concat([])
result = told(lambda: pd.concat([]))

# case: pd.concat(df)
result = told(lambda: pd.concat(df))

# case: pd.concat([df, 1])
result = told(lambda: pd.concat([df, 1]))

# case: pd.concat([df, o], axis=2)
result = told(lambda: pd.concat([df, o], axis=2))

# case: df.pivot(index='a', columns='q', values='c')
result = told(lambda: df.pivot(index='a', columns='q', values='c'))

# case: df.pivot_table(index='q', values='a')
result = told(lambda: df.pivot_table(index='q', values='a'))

# case: df.pivot_table(index='a', values='a', aggfunc='foo')
result = told(lambda: df.pivot_table(index='a', values='a', aggfunc='foo'))

# case: df.melt(id_vars='q')
result = told(lambda: df.melt(id_vars='q'))

# case: df.melt(value_vars=['q'])
result = told(lambda: df.melt(value_vars=['q']))

# case: df.astype('foo')
result = told(lambda: df.astype('foo'))

# case: df.astype(int)
result = told(lambda: df.astype(int))

# case: df['b'].astype(int)
result = told(lambda: df['b'].astype(int))

# case: df['b'].astype(float)
result = told(lambda: df['b'].astype(float))

# case: df['c'].astype(int)
result = told(lambda: df['c'].astype(int))

# case: df['d'].astype(int)
result = told(lambda: df['d'].astype(int))

# case: df['a'].astype('datetime64[ns]').dt.foo
result = told(lambda: df['a'].astype('datetime64[ns]').dt.foo)

# case: df['a'].str.upper()
result = told(lambda: df['a'].str.upper())

# case: df['a'].dt.year
result = told(lambda: df['a'].dt.year)

# case: df['b'].dt.year
result = told(lambda: df['b'].dt.year)

# case: df['a'].cat.codes
result = told(lambda: df['a'].cat.codes)

# case: df['b'].sum()
result = told(lambda: df['b'].sum())

# case: df['b'].mean()
result = told(lambda: df['b'].mean())

# case: df[['a', 'b']].mean()
result = told(lambda: df[['a', 'b']].mean())

# case: df['b'].max()
result = told(lambda: df['b'].max())

# case: df['b'].std()
result = told(lambda: df['b'].std())

# case: df['b'] + 1
result = told(lambda: df['b'] + 1)

# case: df['a'] + 'x'
result = told(lambda: df['a'] + 'x')

# case: df['a'] + df['b']
result = told(lambda: df['a'] + df['b'])

# case: df['b'] > 1
result = told(lambda: df['b'] > 1)

# case: df['b'] < 'y'
result = told(lambda: df['b'] < 'y')

# case: df['a'] > 'y'
result = told(lambda: df['a'] > 'y')

# case: df['a'] == 'y'
result = told(lambda: df['a'] == 'y')

# case: df['d'] > 5
result = told(lambda: df['d'] > 5)

# case: df['d'] > 'foo'
result = told(lambda: df['d'] > 'foo')

# case: df['d'] + df['d']
result = told(lambda: df['d'] + df['d'])

# case: df['d'] + 1
result = told(lambda: df['d'] + 1)

# case: df['d'].sum()
result = told(lambda: df['d'].sum())

# case: df['e'] & 'x'
result = told(lambda: df['e'] & 'x')

# case: df['c'] & df['e']
result = told(lambda: df['c'] & df['e'])

# case: ~df['c']
result = told(lambda: ~df['c'])

# case: -df['b']
result = told(lambda: -df['b'])

# case: -df['e']
result = told(lambda: -df['e'])

# case: abs(df['b'])
result = told(lambda: abs(df['b']))

# case: df['b'].round(1)
result = told(lambda: df['b'].round(1))

# case: round(df['b'].iloc[0], 1)
result = told(lambda: round(df['b'].iloc[0], 1))

# case: df[df['b'].str.contains('x')]
result = told(lambda: df[df['b'].str.contains('x')])

# case: df[[True, False]]
result = told(lambda: df[[True, False]])

# case: df.loc[[True, False]]
result = told(lambda: df.loc[[True, False]])

# case: df.loc[df['b'] == 'x', 'q']
result = told(lambda: df.loc[df['b'] == 'x', 'q'])

# case: df.query('q > 1')
result = told(lambda: df.query('q > 1'))

# case: df.query('a = 1')
result = told(lambda: df.query('a = 1'))

# case: df.query('b > 1')
result = told(lambda: df.query('b > 1'))

# case: df.query('a > @zz')
result = told(lambda: df.query('a > @zz'))

# case: df.eval('q + 1')
result = told(lambda: df.eval('q + 1'))

# case: df.assign(z=lambda d: d['q'])
result = told(lambda: df.assign(z=lambda d: d['q']))

# case: df.apply(lambda r: r['q'], axis=1)
result = told(lambda: df.apply(lambda r: r['q'], axis=1))

# case: df.apply('foo')
result = told(lambda: df.apply('foo'))

# case: df['a'].apply(lambda v: v.foo)
result = told(lambda: df['a'].apply(lambda v: v.foo))

# case: df['a'].map(lambda v: 1 / (v - 1))
result = told(lambda: df['a'].map(lambda v: 1 / (v - 1)))

# case: df['b'].map(len)
result = told(lambda: df['b'].map(len))

# case: df['a'].agg('foo')
result = told(lambda: df['a'].agg('foo'))

# case: df.agg({'q': 'sum'})
result = told(lambda: df.agg({'q': 'sum'}))

# case: df.agg(['sum', 'foo'])
result = told(lambda: df.agg(['sum', 'foo']))

# case: df.fillna()
result = told(lambda: df.fillna())

# case: df.fillna(None)
result = told(lambda: df.fillna(None))

# case: df.dropna(subset=['q'])
result = told(lambda: df.dropna(subset=['q']))

# case: df.drop_duplicates('q')
result = told(lambda: df.drop_duplicates('q'))

# case: df.nlargest(2, 'b')
result = told(lambda: df.nlargest(2, 'b'))

# case: df.nlargest(2, 'q')
result = told(lambda: df.nlargest(2, 'q'))

# case: df['b'].nlargest(2)
result = told(lambda: df['b'].nlargest(2))

# case: df.sort_values('a', ascending='x')
result = told(lambda: df.sort_values('a', ascending='x'))

# case: df.sort_values('a', kind='x')
result = told(lambda: df.sort_values('a', kind='x'))

# case: df.rank(method='foo')
result = told(lambda: df.rank(method='foo'))

# case: df['a'].rank(method='foo')
result = told(lambda: df['a'].rank(method='foo'))

# case: df['a'].quantile(2)
result = told(lambda: df['a'].quantile(2))

# case: df['a'].rolling(-1)
result = told(lambda: df['a'].rolling(-1))

# case: df['a'].rolling('2D').sum()
result = told(lambda: df['a'].rolling('2D').sum())

# case: df['b'].diff()
result = told(lambda: df['b'].diff())

# case: df['b'].cumsum()
result = told(lambda: df['b'].cumsum())

# case: df.set_axis(['p'], axis=1)
result = told(lambda: df.set_axis(['p'], axis=1))

# case: df.columns.get_loc('q')
result = told(lambda: df.columns.get_loc('q'))

# case: df.index.get_loc('q')
result = told(lambda: df.index.get_loc('q'))

# case: df.reindex(['r', 'r']).loc['r', 'zz']
result = told(lambda: df.reindex(['r', 'r']).loc['r', 'zz'])

# case: df.reset_index(level='q')
result = told(lambda: df.reset_index(level='q'))

# case: df.xs('q')
result = told(lambda: df.xs('q'))

# case: df.stack('q')
result = told(lambda: df.stack('q'))

# case: df.unstack('q')
result = told(lambda: df.unstack('q'))

# case: df.explode('q')
result = told(lambda: df.explode('q'))

# case: df['a'].item()
result = told(lambda: df['a'].item())

# case: df.squeeze().foo
result = told(lambda: df.squeeze().foo)

# case: bool(df)
result = told(lambda: bool(df))

# case: bool(df['a'])
result = told(lambda: bool(df['a']))

# case: bool(df['a'].iloc[:0])
result = told(lambda: bool(df['a'].iloc[:0]))

# case: len(df['a'].iloc[0])
result = told(lambda: len(df['a'].iloc[0]))

# case: int('x')
result = told(lambda: int('x'))

# case: int('1.5')
result = told(lambda: int('1.5'))

# case: int(None)
result = told(lambda: int(None))

# case: int(np.nan)
result = told(lambda: int(np.nan))

# case: float('x')
result = told(lambda: float('x'))

# case: float(None)
result = told(lambda: float(None))

# case: int([1])
result = told(lambda: int([1]))

# case: 'a' + 1
result = told(lambda: 'a' + 1)

# case: 1 + 'a'
result = told(lambda: 1 + 'a')

# case: 'a' * 'b'
result = told(lambda: 'a' * 'b')

# case: [1] + (2,)
result = told(lambda: [1] + (2,))

# case: {}['k']
result = told(lambda: {}['k'])

# case: [][0]
result = told(lambda: [][0])

# case: ()[1]
result = told(lambda: ()[1])

# case: 'abc'[9]
result = told(lambda: 'abc'[9])

# case: None + 1
result = told(lambda: None + 1)

# case: None.foo
result = told(lambda: None.foo)

# case: None[0]
result = told(lambda: None[0])

# case: (1).foo
result = told(lambda: (1).foo)

# case: 'x'.foo()
result = told(lambda: 'x'.foo())

# case: [1].foo
result = told(lambda: [1].foo)

# case: {1: 2}.foo
result = told(lambda: {1: 2}.foo)

# case: {1, 2}[0]
result = told(lambda: {1, 2}[0])

# case: (1, 2).append(3)
result = told(lambda: (1, 2).append(3))

# case: 'a' < 1
result = told(lambda: 'a' < 1)

# case: None < 1
result = told(lambda: None < 1)

# case: [1] < 1
result = told(lambda: [1] < 1)

# case: max([])
result = told(lambda: max([]))

# case: min(())
result = told(lambda: min(()))

# case: sum(['a'])
result = told(lambda: sum(['a']))

# case: sum([[1], 2])
result = told(lambda: sum([[1], 2]))

# case: max([1, 'a'])
result = told(lambda: max([1, 'a']))

# case: max(1)
result = told(lambda: max(1))

# case: sorted([1, None])
result = told(lambda: sorted([1, None]))

# case: sorted(5)
result = told(lambda: sorted(5))

# case: len(5)
result = told(lambda: len(5))

# case: len(None)
result = told(lambda: len(None))

# case: list(5)
result = told(lambda: list(5))

# case: dict([1])
result = told(lambda: dict([1]))

# case: set([[1]])
result = told(lambda: set([[1]]))

# case: {[1]: 2}
result = told(lambda: {[1]: 2})

# case: {{}: 1}
result = told(lambda: {{}: 1})

# case: iter(5)
result = told(lambda: iter(5))

# case: next(iter([]))
result = told(lambda: next(iter([])))

# case: zip(1)
result = told(lambda: zip(1))

# case: range('a')
result = told(lambda: range('a'))

# case: range(1, 2, 0)
result = told(lambda: range(1, 2, 0))

# case: '{} {}'.format(1)
result = told(lambda: '{} {}'.format(1))

# case: '%d' % 'x'
result = told(lambda: '%d' % 'x')

# case: '%s %s' % 1
result = told(lambda: '%s %s' % 1)

# case: f"{1:d}" + f"{'a':d}"
result = told(lambda: f"{1:d}" + f"{'a':d}")

# case: f"{1.5:d}"
result = told(lambda: f"{1.5:d}")

# case: 'a'.join([1])
result = told(lambda: 'a'.join([1]))

# case: 'a,b'.split('')
result = told(lambda: 'a,b'.split(''))

# case: 'abc'.index('z')
result = told(lambda: 'abc'.index('z'))

# case: [1].index(2)
result = told(lambda: [1].index(2))

# case: [1].remove(2)
result = told(lambda: [1].remove(2))

# case: [].pop()
result = told(lambda: [].pop())

# case: {}.pop('x')
result = told(lambda: {}.pop('x'))

# case: set().pop()
result = told(lambda: set().pop())

# case: {1}.remove(2)
result = told(lambda: {1}.remove(2))

# case: chr(-1)
result = told(lambda: chr(-1))

# case: ord('ab')
result = told(lambda: ord('ab'))

# case: divmod(1, 0)
result = told(lambda: divmod(1, 0))

# case: 1 % 0
result = told(lambda: 1 % 0)

# case: 1 // 0
result = told(lambda: 1 // 0)

# case: 0 ** -1
result = told(lambda: 0 ** -1)

# case: 1.5 / 0
result = told(lambda: 1.5 / 0)

# case: math.sqrt(-1)
result = told(lambda: math.sqrt(-1))

# case: math.log(0)
result = told(lambda: math.log(0))

# case: math.factorial(-1)
result = told(lambda: math.factorial(-1))

# case: round('a')
result = told(lambda: round('a'))

# case: abs('a')
result = told(lambda: abs('a'))

# case: pow('a', 2)
result = told(lambda: pow('a', 2))

# case: isinstance(1, 2)
result = told(lambda: isinstance(1, 2))

# case: int('10', 99)
result = told(lambda: int('10', 99))

# case: (lambda x: x)()
result = told(lambda: (lambda x: x)())

# case: (lambda x: x)(1, 2)
result = told(lambda: (lambda x: x)(1, 2))

# case: (lambda x: x)(y=1)
result = told(lambda: (lambda x: x)(y=1))

# case: (lambda *, k: k)()
result = told(lambda: (lambda *, k: k)())

# case: foo
result = told(lambda: foo)

# case: foo.bar
result = told(lambda: foo.bar)

# case: re.compile('(')
result = told(lambda: re.compile('('))

# case: re.match(1, 'a')
result = told(lambda: re.match(1, 'a'))

# case: re.search('a', 1)
result = told(lambda: re.search('a', 1))

# case: re.match('a', 'b').group()
result = told(lambda: re.match('a', 'b').group())

# case: json.loads('{')
result = told(lambda: json.loads('{'))

# case: json.loads('')
result = told(lambda: json.loads(''))

# case: json.dumps({1, 2})
result = told(lambda: json.dumps({1, 2}))

# case: datetime(2024, 13, 1)
result = told(lambda: datetime(2024, 13, 1))

# case: datetime(2024, 2, 30)
result = told(lambda: datetime(2024, 2, 30))

# case: datetime.strptime('x', '%Y')
result = told(lambda: datetime.strptime('x', '%Y'))

# case: datetime.strptime('2024-01-01 1', '%Y-%m-%d')
result = told(lambda: datetime.strptime('2024-01-01 1', '%Y-%m-%d'))

# case: date(2024, 1, 1) - 1
result = told(lambda: date(2024, 1, 1) - 1)

# case: date(2024, 1, 1) < datetime(2024, 1, 1)
result = told(lambda: date(2024, 1, 1) < datetime(2024, 1, 1))

# case: timedelta(days='x')
result = told(lambda: timedelta(days='x'))

# case: pd.Timestamp('foo')
result = told(lambda: pd.Timestamp('foo'))

# case: pd.Timestamp('2024-02-30')
result = told(lambda: pd.Timestamp('2024-02-30'))

# case: pd.Timedelta('foo')
result = told(lambda: pd.Timedelta('foo'))

# case: pd.to_datetime('foo')
result = told(lambda: pd.to_datetime('foo'))

# case: pd.to_datetime(['2024-01-01', 'foo'])
result = told(lambda: pd.to_datetime(['2024-01-01', 'foo']))

# case: pd.to_datetime(['2024-01-01', '01/02/2024'])
result = told(lambda: pd.to_datetime(['2024-01-01', '01/02/2024']))

# case: pd.to_datetime('2024-01-01', format='%d/%m/%Y')
result = told(lambda: pd.to_datetime('2024-01-01', format='%d/%m/%Y'))

# case: pd.to_datetime(pd.Series(['1/2/2024', '13/1/2024']))
result = told(lambda: pd.to_datetime(pd.Series(['1/2/2024', '13/1/2024'])))

# case: pd.to_timedelta('foo')
result = told(lambda: pd.to_timedelta('foo'))

# case: pd.to_numeric('x')
result = told(lambda: pd.to_numeric('x'))

# case: pd.to_numeric(pd.Series(['1', 'x']))
result = told(lambda: pd.to_numeric(pd.Series(['1', 'x'])))

# case: pd.to_numeric([1, [2]])
result = told(lambda: pd.to_numeric([1, [2]]))

# case: pd.date_range('2024-01-01')
result = told(lambda: pd.date_range('2024-01-01'))

# case: pd.cut([1, 2], 0)
result = told(lambda: pd.cut([1, 2], 0))

# case: pd.cut([1, 2], [3, 1])
result = told(lambda: pd.cut([1, 2], [3, 1]))

# case: pd.cut([1, 2], [0, 1, 2], labels=['a'])
result = told(lambda: pd.cut([1, 2], [0, 1, 2], labels=['a']))

# case: pd.qcut([1, 1, 1], 2)
result = told(lambda: pd.qcut([1, 1, 1], 2))

# case: pd.Series([1, 2], index=['a'])
result = told(lambda: pd.Series([1, 2], index=['a']))

# case: pd.Series({'a': 1})['b']
result = told(lambda: pd.Series({'a': 1})['b'])

# case: pd.Series([1, 2])[5]
result = told(lambda: pd.Series([1, 2])[5])

# case: pd.Series([1, 2]).loc[5]
result = told(lambda: pd.Series([1, 2]).loc[5])

# case: pd.Series([1, 2]).iloc[5]
result = told(lambda: pd.Series([1, 2]).iloc[5])

# case: pd.Series([1, 2], dtype='foo')
result = told(lambda: pd.Series([1, 2], dtype='foo'))

# case: pd.Series(['a'], dtype=int)
result = told(lambda: pd.Series(['a'], dtype=int))

# case: pd.DataFrame({'a': [1], 'b': [1, 2]})
result = told(lambda: pd.DataFrame({'a': [1], 'b': [1, 2]}))

# case: pd.DataFrame({'a': 1})
result = told(lambda: pd.DataFrame({'a': 1}))

# case: pd.DataFrame([[1, 2]], columns=['a'])
result = told(lambda: pd.DataFrame([[1, 2]], columns=['a']))

# case: pd.DataFrame('x')
result = told(lambda: pd.DataFrame('x'))

# case: pd.DataFrame({'a': [1, 2]}, index=[1])
result = told(lambda: pd.DataFrame({'a': [1, 2]}, index=[1]))

# case: pd.Series([1, 2]).to_frame().foo
result = told(lambda: pd.Series([1, 2]).to_frame().foo)

# case: np.array([1, 2]) + np.array([1, 2, 3])
result = told(lambda: np.array([1, 2]) + np.array([1, 2, 3]))

# case: np.array([1, 2])[5]
result = told(lambda: np.array([1, 2])[5])

# case: np.array([1]).foo
result = told(lambda: np.array([1]).foo)

# case: np.sqrt('a')
result = told(lambda: np.sqrt('a'))

# case: np.log(None)
result = told(lambda: np.log(None))

# case: np.foo
result = told(lambda: np.foo)

# case: pd.foo
result = told(lambda: pd.foo)

# case: pd.DataFrame.foo
result = told(lambda: pd.DataFrame.foo)

# case: np.concatenate([])
result = told(lambda: np.concatenate([]))

# case: np.reshape([1, 2, 3], (2, 2))
result = told(lambda: np.reshape([1, 2, 3], (2, 2)))

# case: np.where([True], [1, 2])
result = told(lambda: np.where([True], [1, 2]))

# case: np.select([[True]], [1, 2])
result = told(lambda: np.select([[True]], [1, 2]))

# case: np.argmax([])
result = told(lambda: np.argmax([]))

# case: np.max([])
result = told(lambda: np.max([]))

# case: np.percentile([1], 200)
result = told(lambda: np.percentile([1], 200))

# case: np.linspace(0, 1, -1)
result = told(lambda: np.linspace(0, 1, -1))

# case: np.int64('x')
result = told(lambda: np.int64('x'))

# case: np.float64('x')
result = told(lambda: np.float64('x'))
