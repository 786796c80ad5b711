import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
import string
import json
# case: dict-frame
result = pd.DataFrame({'id': [1, 2], 'name': ['a', None], 'score': [1.5, None], 'ok': [True, False]})
# case: rows-appended
rows = []
for i in range(5):
    rows.append({'id': i + 1, 'name': f'User{i + 1}', 'age': 20 + i * 3, 'active': i % 2 == 0})
result = pd.DataFrame(rows)
# case: list-tuples-cols
data = [('Alice', 30, 'NY'), ('Bob', 25, 'LA')]
result = pd.DataFrame(data, columns=['name', 'age', 'city']).astype({'age': 'int32'}).dtypes.astype(str).tolist()
# case: loc-append
df = pd.DataFrame(columns=['id', 'name', 'score'])
df.loc[0] = [1, 'Ann', 9.5]
df.loc[1] = [2, 'Bob', 7]
df.loc[len(df)] = [3, None, 8]
result = df
# case: loc-append-dict
df = pd.DataFrame({'id': [1], 'v': [2.5]})
df.loc[len(df)] = {'id': 2, 'v': 3.5}
result = df
# case: concat-row
df = pd.DataFrame({'id': [1], 'v': ['x']})
new = pd.DataFrame([{'id': 2, 'v': 'y', 'w': 1}])
result = pd.concat([df, new], ignore_index=True)
# case: append-removed
df = pd.DataFrame({'id': [1]})
result = df.append({'id': 2}, ignore_index=True)
# case: date-range-daily
d = pd.date_range('2024-01-30', periods=4, freq='D')
result = pd.DataFrame({'date': d, 'value': range(4)})
# case: date-range-end
result = pd.DataFrame({'date': pd.date_range(start='2023-12-30', end='2024-01-02')})['date'].dt.strftime('%Y-%m-%d').tolist()
# case: date-range-month
result = [pd.date_range('2024-01-31', periods=3, freq=f).strftime('%Y-%m-%d').tolist() for f in ['ME', 'MS', 'W', 'B', 'QE', 'YE', '2D', 'W-MON']]
# case: date-range-M-deprecated
result = pd.date_range('2024-01-31', periods=3, freq='M').tolist()
# case: date-range-hours
result = pd.date_range('2024-01-01', periods=3, freq='h'), pd.date_range('2024-01-01', periods=3, freq='6h').hour.tolist(), pd.date_range('2024-01-01', '2024-01-01 02:00', freq='30min').size
# case: repeat-tile
df = pd.DataFrame({'store': np.repeat(['A', 'B'], 3), 'month': np.tile([1, 2, 3], 2), 'sales': np.arange(6) * 10})
result = df
# case: repeat-counts
result = np.repeat([1, 2, 3], [2, 0, 1]).tolist(), np.tile(['x', 'y'], 2).tolist()
# case: linspace
result = pd.DataFrame({'x': np.linspace(0, 1, 5), 'y': np.zeros(5), 'z': np.ones(5, dtype=int), 'w': np.full(5, 7)})
# case: dict-of-tables
tables = {
    'student': pd.DataFrame({'StuID': [1001, 1002, 1003], 'LName': ['Smith', 'Kim', 'Jones'], 'Fname': ['Linda', 'Tracy', 'Shiela'], 'Age': [18, 19, 21], 'Sex': ['F', 'F', 'F'], 'Major': [600, 600, 600]}),
    'has_pet': pd.DataFrame({'StuID': [1001, 1002, 1002], 'PetID': [2001, 2002, 2003]}),
    'pets': pd.DataFrame({'PetID': [2001, 2002, 2003], 'PetType': ['cat', 'dog', 'dog'], 'pet_age': [3, 2, 1], 'weight': [12.0, 13.4, 9.3]}),
}
result = {k: v.shape for k, v in tables.items()}
# case: tables-query
student = pd.DataFrame({'StuID': [1001, 1002, 1003], 'Fname': ['Linda', 'Tracy', 'Shiela'], 'Age': [18, 19, 21]})
has_pet = pd.DataFrame({'StuID': [1001, 1002, 1002], 'PetID': [2001, 2002, 2003]})
pets = pd.DataFrame({'PetID': [2001, 2002, 2003], 'PetType': ['cat', 'dog', 'dog'], 'weight': [12.0, 13.4, 9.3]})
cat = set(student.merge(has_pet).merge(pets[pets.PetType == 'cat']).StuID)
result = student[~student.StuID.isin(cat)][['Fname', 'Age']]
# case: index-named
df = pd.DataFrame({'v': [1, 2, 3]}, index=pd.Index(['a', 'b', 'c'], name='key'))
result = df.reset_index()
# case: multiindex-product
idx = pd.MultiIndex.from_product([['A', 'B'], [1, 2]], names=['g', 'n'])
result = pd.DataFrame({'v': [1, 2, 3, 4]}, index=idx).loc[('B', 2), 'v'], pd.Series(range(4), index=idx).unstack()
# case: multiindex-tuples
idx = pd.MultiIndex.from_tuples([('x', 1), ('y', 2)])
result = pd.Series([5, 6], index=idx).reset_index()
# case: from-dict-orient
result = pd.DataFrame.from_dict({'r1': [1, 'a'], 'r2': [2, 'b']}, orient='index', columns=['n', 's'])
# case: from-records
result = pd.DataFrame.from_records([(1, 'x'), (2, 'y')], columns=['a', 'b'], index='a')
# case: nested-lists
result = pd.DataFrame([[1, 2, 3], [4, 5, None]], columns=list('abc'), index=['r1', 'r2'])
# case: ragged-lists
result = pd.DataFrame([[1, 2], [3]])
# case: ragged-dict-error
result = pd.DataFrame({'a': [1, 2], 'b': [3]})
# case: mixed-key-dicts
result = pd.DataFrame([{'a': 1}, {'b': 2}, {}])
# case: all-scalars-error
result = pd.DataFrame({'a': 1, 'b': 2})
# case: all-scalars-index
result = pd.DataFrame({'a': 1, 'b': 'q'}, index=[0, 1])
# case: series-dict
result = pd.DataFrame({'x': pd.Series([1, 2], index=['a', 'b']), 'y': pd.Series([3, 4], index=['b', 'c'])})
# case: series-from-dict
result = pd.Series({'b': 2, 'a': 1}, name='n'), pd.Series({'a': 1, 'b': 2}, index=['b', 'c'])
# case: ints-with-none
result = pd.DataFrame({'a': [1, None, 3], 'b': [None, None, None], 'c': ['x', np.nan, None], 'd': [True, None, False]})
# case: dates-python
df = pd.DataFrame({'d': [date(2024, 1, 1), date(2024, 2, 29)], 't': [datetime(2024, 1, 1, 12), datetime(2024, 2, 29, 23, 59, 59)]})
result = df.dtypes.astype(str).to_dict(), df['t'].dt.hour.tolist(), df['d'].apply(lambda x: x.month).tolist()
# case: datetime-parse-mixed
result = pd.to_datetime(pd.Series(['2024-01-05', '01/06/2024', 'Jan 7, 2024']), format='mixed').tolist()
# case: datetime-parse-error
result = pd.to_datetime(pd.Series(['2024-01-05', 'not a date']))
# case: datetime-coerce
result = pd.to_datetime(pd.Series(['2024-01-05', 'not a date', None, '2024-13-01']), errors='coerce')
# case: datetime-units
result = pd.to_datetime([1700000000, 0], unit='s'), pd.to_datetime(19000, unit='D')
# case: datetime-yyyymmdd
result = pd.to_datetime(pd.Series([20240105, 20241231]), format='%Y%m%d').dt.dayofyear.tolist()
# case: datetime-from-cols
result = pd.to_datetime(pd.DataFrame({'year': [2023, 2024], 'month': [2, 3], 'day': [28, 1]}))
# case: timedelta-strings
result = pd.to_timedelta(pd.Series(['1 days 02:00:00', '00:30:00', None])).dt.total_seconds().tolist()
# case: hhmm-minutes
s = pd.Series(['1:05', '0:59', '12:30'])
result = s.str.split(':').apply(lambda p: int(p[0]) * 60 + int(p[1])).tolist()
# case: timedelta-loop
base = datetime(2024, 2, 27, 22, 0)
rows = [{'ts': base + timedelta(hours=7 * i), 'n': i ** 2} for i in range(4)]
df = pd.DataFrame(rows)
result = df.groupby(df['ts'].dt.date)['n'].sum()
# case: strftime-loop
d0 = date(2023, 12, 30)
result = [(d0 + timedelta(days=i)).strftime('%a %d %b %Y') for i in range(4)]
# case: string-module
result = list(string.ascii_uppercase[:5]), string.digits
# case: chr-codes
result = pd.DataFrame({'code': [chr(65 + i) * 2 for i in range(3)], 'n': [ord(c) for c in 'abc']})
# case: zip-dict
names = ['x', 'y', 'z']
vals = [3, 1, 2]
result = pd.DataFrame(sorted(zip(names, vals), key=lambda p: p[1]), columns=['name', 'val']).set_index('name').T
# case: comprehension-cross
result = pd.DataFrame([{'a': a, 'b': b, 'ab': a * b} for a in range(1, 4) for b in (10, 20) if a != 2])
# case: cross-merge
result = pd.DataFrame({'a': [1, 2]}).merge(pd.DataFrame({'b': ['x', 'y']}), how='cross')
# case: insert-cols
df = pd.DataFrame({'a': [1, 2]})
df.insert(0, 'id', range(100, 102))
df.insert(2, 'z', ['p', 'q'], allow_duplicates=False)
result = df
# case: pop-del
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4], 'c': [5, 6]})
b = df.pop('b')
del df['c']
result = df, b.tolist()
# case: eval-expr
df = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
df.eval('c = a + b * 2', inplace=True)
result = df.eval('c > 8').tolist(), df
# case: index-as-dates
s = pd.Series(range(6), index=pd.date_range('2024-01-29', periods=6))
result = s['2024-02'], s.loc['2024-01-30':'2024-02-01'].sum(), s.index.month.tolist()
# case: period-range
result = pd.DataFrame({'p': pd.period_range('2023-11', periods=4, freq='M')})['p'].astype(str).tolist()
# case: cat-ordered
c = pd.Categorical(['low', 'high', 'mid', 'low'], categories=['low', 'mid', 'high'], ordered=True)
s = pd.Series(c)
result = s.sort_values().tolist(), s.max(), (s > 'low').tolist(), s.cat.codes.tolist(), s.value_counts()
# case: cat-dtype
t = pd.CategoricalDtype(['S', 'M', 'L'], ordered=True)
df = pd.DataFrame({'size': ['M', 'S', 'XL']}).astype({'size': t})
result = df['size'].isna().tolist(), df.sort_values('size', na_position='first')
# case: json-loads
data = json.loads('[{"id": 1, "tags": ["a", "b"], "info": {"x": 1.5}}, {"id": 2, "tags": [], "info": null}]')
df = pd.DataFrame(data)
result = df.explode('tags')[['id', 'tags']]
# case: read-csv-io
from io import StringIO
txt = """id,name,joined,score
1,Ann,2024-01-05,3.5
2,"Lee, Bob",,
3,,2024-02-01,NA
"""
result = pd.read_csv(StringIO(txt), parse_dates=['joined'])
# case: to-string
result = pd.DataFrame({'a': [1, 22], 'b': ['x', 'yy']}).to_string(index=False)
# case: memory-copy
a = pd.DataFrame({'x': [1, 2]})
b = a
c = a.copy()
b['x'] = b['x'] * 10
result = a['x'].tolist(), c['x'].tolist()
# case: numpy-matrix-frame
m = np.array([[1, 2], [3, 4], [5, 6]])
result = pd.DataFrame(m, columns=['a', 'b']), m.sum(axis=0).tolist(), m.shape, m.T.tolist(), m[:, 1].tolist()
# case: arange-reshape
result = pd.DataFrame(np.arange(6).reshape(2, 3), columns=list('xyz'))
# case: column-stack
result = np.column_stack([[1, 2], [3, 4]]).tolist(), np.concatenate([[1], [2, 3]]).tolist(), np.vstack([[1, 2], [3, 4]]).tolist()
# case: dtype-specs
df = pd.DataFrame({'i': [1, 2], 'f': [1, 2], 's': [1, 2]}).astype({'f': float, 's': str})
result = df.dtypes.map(str).to_dict(), df['s'].tolist()
# case: series-ctor-dtypes
result = pd.Series([1, 2], dtype=float), pd.Series(['1', '2']).astype(int), pd.Series([1.0, 2.0]).astype('int64'), pd.Series([0, 1]).astype(bool), pd.Series(5, index=range(2)), pd.Series(dtype=float).sum(), pd.Series([], dtype=object).tolist()
# case: boundary-values
df = pd.DataFrame({'n': [0, -1, 2**31 - 1, -2**31, 2**63 - 1], 's': ['', ' ', "it's", 'ünï', 'a\nb'], 'f': [0.0, -0.0, 1e308, 1e-308, float('inf')]})
result = df
# case: duplicates-rows
df = pd.DataFrame([(1, 'a')] * 3 + [(2, 'b')], columns=['id', 'v'])
result = df.drop_duplicates(ignore_index=True), int(df.duplicated().sum()), df.value_counts().to_dict()
# case: unique-ids-check
df = pd.DataFrame({'id': [1, 2, 2]})
result = df['id'].is_unique, df['id'].duplicated().any(), df.index.is_monotonic_increasing, df['id'].nunique() == len(df)
# case: foreign-key-check
parent = pd.DataFrame({'id': [1, 2]})
child = pd.DataFrame({'cid': [1, 2, 3], 'pid': [1, 2, 5]})
orphans = child.loc[~child['pid'].isin(parent['id'])]
result = orphans.to_dict('list')
# case: enumerate-names
result = pd.DataFrame([[i, n, len(n)] for i, n in enumerate(['Ann', 'Bo', 'Cy'], start=1)], columns=['id', 'name', 'len'])
# case: set-types-to-datetime
df = pd.DataFrame({'d': ['2024-01-01', '2024-01-02']})
df['d'] = df['d'].astype('datetime64[ns]')
df['y'], df['m'] = df['d'].dt.year, df['d'].dt.month
result = df
# case: isinstance-checks
df = pd.DataFrame({'a': [1]})
result = isinstance(df, pd.DataFrame), isinstance(df['a'], pd.Series), type(df).__name__, type(df['a'].iloc[0]).__name__, isinstance(df['a'].iloc[0], (int, np.integer)), isinstance(1.5, (int, float))
# case: global-counter
counter = 0
def next_id():
    global counter
    counter += 1
    return counter
result = pd.DataFrame({'id': [next_id() for _ in range(3)], 'v': list('abc')})
# case: generator-rows
def gen(n):
    for i in range(n):
        yield i, i * i
result = pd.DataFrame(gen(3), columns=['i', 'sq'])
# case: star-args
def frame(*cols, **consts):
    d = {c: range(2) for c in cols}
    d.update(consts)
    return pd.DataFrame(d)
result = frame('a', 'b', k='z')
# case: main-guard
def main():
    return pd.DataFrame({'a': [1]})
if __name__ == '__main__':
    result = main()
# case: type-hints
def build(n: int = 2) -> pd.DataFrame:
    rows: list[dict[str, object]] = [{'i': i} for i in range(n)]
    return pd.DataFrame(rows)
x: int = 3
result = build(x)
# case: chained-assignment
df = pd.DataFrame({'a': [1, 2, 3], 'b': [0, 0, 0]})
df.loc[df['a'] > 1, 'b'] += 5
df.at[0, 'b'] = -1
df.iat[2, 0] = 99
result = df
# case: update-frame
df = pd.DataFrame({'a': [1, 2, 3]}, index=['x', 'y', 'z'])
df.update(pd.DataFrame({'a': [20]}, index=['y']))
result = df
