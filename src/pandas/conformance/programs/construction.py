# data: arrays_of_pandas
import pandas as pd, numpy as np
# case: arrays_of_pandas/given 4
result = pd.array([None, None])
# case: arrays_of_pandas/given 5
result = pd.array([])
# case: arrays_of_pandas/given 9
result = pd.array([np.nan])
# case: arrays_of_pandas/given 10
result = pd.array(np.array([1.0, 2.0]))
# case: arrays_of_pandas/given 16
result = pd.array([pd.NA, 1])
# case: arrays_of_pandas/given 23
result = pd.array(pd.Series([], dtype=object))
# case: arrays_of_pandas/given 26
result = pd.array({1, 2})
# case: arrays_of_pandas/given 27
result = pd.array('abc')
# case: arrays_of_pandas/given 28
result = pd.array({'a': 1})
# case: arrays_of_pandas/given 30
result = pd.array([1, None], dtype='Int64').sum()
# data: arrays_of_times
import numpy as np
import pandas as pd

# case: arrays_of_times/arrays-of-times-6
x = pd.interval_range(0, 2)
result = pd.Index(np.array(list(x), dtype=object))
# case: arrays_of_times/arrays-of-times-9
result = pd.Index([pd.Period('2020','Y'), pd.Period('2020-01','M')])
# case: arrays_of_times/arrays-of-times-19
x = pd.Series(pd.to_datetime(['2021-12-31'])).dt.to_period('M')
result = pd.Series(np.unique(x))
# data: categories_from_codes
import pandas as pd
import numpy as np

# case: categories_from_codes/a missing one, ordered
result = pd.Series(pd.Categorical.from_codes([0, -1, 1], categories=['lo', 'hi'], ordered=True)) > 'lo'
# case: categories_from_codes/of a dtype
result = pd.Categorical.from_codes([1, 0], dtype=pd.CategoricalDtype(['p', 'q'], ordered=True)).codes
# case: categories_from_codes/of a dtype and categories
result = pd.Categorical.from_codes([1, 0], ['p'], dtype=pd.CategoricalDtype(['p', 'q']))
# case: categories_from_codes/none
result = pd.Categorical.from_codes([], ['a'])
# case: categories_from_codes/a place that there is not
result = pd.Categorical.from_codes([0, 2], ['a', 'b'])
# case: categories_from_codes/truths
result = pd.Categorical.from_codes([True, False], ['a', 'b'])
# case: categories_from_codes/nullable numbers
result = pd.Categorical.from_codes(pd.array([0, 1], dtype='Int64'), ['a', 'b'])
# case: categories_from_codes/a missing number
result = pd.Categorical.from_codes(pd.array([0, None], dtype='Int64'), ['a', 'b'])
# case: categories_from_codes/categories twice
result = pd.Categorical.from_codes([0], ['a', 'a'])
# case: categories_from_codes/no categories
result = pd.Categorical.from_codes([0])
# data: csv
import io
import numpy as np
import pandas as pd
from io import StringIO

PEOPLE = """
id,name,age,joined
1,Ann,30,2024-01-05
2,Bob,,2024-02-10
3,"Carl, Jr.",41,
"""
# case: csv/dtype-float
result = pd.read_csv(StringIO("a,b\n1,2"), dtype={"a": float, "b": np.int32})
# case: csv/dtype-missing
result = pd.read_csv(StringIO(PEOPLE), dtype={"age": int})
# case: csv/names-and-header
result = pd.read_csv(StringIO("p,q\n1,x\n2,y"), names=["a", "b"], header=0)
# case: csv/blanks
result = pd.read_csv(StringIO("""
  a   b  c
  1   x  2.5
  2   y  NaN
"""), sep=r"\s+")
# case: csv/blanks-after-commas
result = pd.read_csv(StringIO("a, b\n1, x\n2, y"), skipinitialspace=True)
# case: csv/indented
result = pd.read_csv(StringIO("""a,b
    1,x
    2,y
    """))
# case: csv/rows-skipped
result = pd.read_csv(StringIO("made by hand\na,b\n1,2"), skiprows=1)
# case: csv/rows-long
result = pd.read_csv(StringIO("a,b\n1,2\n3,4,5"))
# case: csv/nothing
result = pd.read_csv(StringIO(""))
# case: csv/converters
result = pd.read_csv(StringIO("a,b\n 1 ,x"), converters={"a": lambda text: text.strip() + "!"})
# case: csv/stripped
result = pd.read_csv(StringIO(PEOPLE.strip()))["age"].mean()
# case: csv/huge-numbers
result = pd.read_csv(StringIO("a\n99999999999999999999\n1"))
# case: csv/reals
result = pd.read_csv(StringIO("a,b,c\n1.0,1e3,inf\n2,-.5,-inf"))
# case: csv/buffer
buffer = StringIO()
buffer.write("a,b\n")
buffer.write("1,2\n")
buffer.seek(0)
result = pd.read_csv(buffer), buffer.getvalue(), StringIO("x\ny").readlines(), [line for line in StringIO("p\nq")]
# case: csv/typed-thousands-whole
result = pd.read_csv(StringIO('a;b\n1,500;2\n-2,000;x\n'), sep=';', thousands=',')
# data: csv_arguments
from io import StringIO
import pandas as pd

PEOPLE = "id,name,age,joined,ok\n1,Ann,30,2024-01-05,True\n2,Bob,,2024-02-10,False\n3,Cid,41,,True\n"
EURO = "a;b;c\n1,5;2.000;x\n2,25;3.000;y\n"
RAGGED = "a,b\n1,2\n3\n4,5,6\n"
REPORT = "# of May\nk,v\nx,1\n# half\ny,2\n\nTotal,3\n"
FLAGS = "a,b\nyes,1\nno,0\n"
GAPS = "k,v\n-,3\nn/a,4\n7,?\n"
# case: csv_arguments/usecols-that-are-lacking
result = pd.read_csv(StringIO(PEOPLE), usecols=["id", "salary"])
# case: csv_arguments/usecols-out-of-bounds
result = pd.read_csv(StringIO(PEOPLE), usecols=[0, 9])
# case: csv_arguments/usecols-out-of-bounds-without-header
result = pd.read_csv(StringIO(PEOPLE), usecols=[0, 9], header=None)
# case: csv_arguments/usecols-one-text
result = pd.read_csv(StringIO(PEOPLE), usecols="id")
# case: csv_arguments/usecols-by-function
result = pd.read_csv(StringIO(PEOPLE), usecols=lambda name: name != "age")
# case: csv_arguments/parse-dates-that-are-lacking
result = pd.read_csv(StringIO(PEOPLE), parse_dates=["hired"])
# case: csv_arguments/parse-dates-by-place
result = pd.read_csv(StringIO(PEOPLE), parse_dates=[3])
# case: csv_arguments/parse-dates-one-text
result = pd.read_csv(StringIO(PEOPLE), parse_dates="joined")
# case: csv_arguments/parse-dates-of-each-format
result = pd.read_csv(StringIO("d,e\n05/01/2024,2024.01.06\n"), parse_dates=["d", "e"], date_format={"d": "%d/%m/%Y", "e": "%Y.%m.%d"})
# case: csv_arguments/parse-dates-without-rows
result = pd.read_csv(StringIO("d,v\n"), parse_dates=["d"])
# case: csv_arguments/names-twice
result = pd.read_csv(StringIO(PEOPLE), names=["x", "x"])
# case: csv_arguments/names-too-many-below-header
result = pd.read_csv(StringIO("a,b\n1,2\n"), names=["x", "y", "z"], header=0)
# case: csv_arguments/header-twice-the-same
result = pd.read_csv(StringIO("a,a,b,a,a.1\n1,2,3,4,5\n"), dtype={"a": str})
# case: csv_arguments/header-bool
result = pd.read_csv(StringIO(PEOPLE), header=True)
# case: csv_arguments/header-beyond
result = pd.read_csv(StringIO(PEOPLE), header=9)
# case: csv_arguments/index-lacking
result = pd.read_csv(StringIO(PEOPLE), index_col="key")
# case: csv_arguments/index-from-the-end
result = pd.read_csv(StringIO(PEOPLE), index_col=-1)
# case: csv_arguments/index-false-of-wider-rows
result = pd.read_csv(StringIO("a,b\n1,2,3\n4,5,6\n"), index_col=False)
# case: csv_arguments/dtype-real-of-text
result = pd.read_csv(StringIO("a\nx\n"), dtype={"a": float})
# case: csv_arguments/dtype-real-of-truths
result = pd.read_csv(StringIO("a\nTrue\n\nFalse\n"), dtype=float, skip_blank_lines=False)
# case: csv_arguments/dtype-bool-with-gap
result = pd.read_csv(StringIO("a,b\nTrue,1\n,2\n"), dtype={"a": bool})
# case: csv_arguments/dtype-bool-of-numbers
result = pd.read_csv(StringIO("a\n1\n0\n"), dtype={"a": bool})
# case: csv_arguments/dtype-category-of-given-numbers
result = pd.read_csv(StringIO("a\n2\n10\n3\n"), dtype={"a": pd.CategoricalDtype([2, 10])})
# case: csv_arguments/dtype-dates
result = pd.read_csv(StringIO(PEOPLE), dtype={"joined": "datetime64[ns]"})
# case: csv_arguments/lines-left-out-by-number
result = pd.read_csv(StringIO(PEOPLE), skiprows=[1, 3])
# case: csv_arguments/lines-left-out-by-function
result = pd.read_csv(StringIO(PEOPLE), skiprows=lambda number: number > 0 and number % 2 == 1)
# case: csv_arguments/missing-by-column-alone
result = pd.read_csv(StringIO(GAPS), na_values={"k": ["-"]}, keep_default_na=False)
# case: csv_arguments/missing-numbers
result = pd.read_csv(StringIO("a,b\n-999,1\n2.0,-999.0\n"), na_values=[-999])
# case: csv_arguments/nothing-is-missing
result = pd.read_csv(StringIO(PEOPLE), na_filter=False)
# data: dicts_of_rows
import pandas as pd
import numpy as np
# case: dicts_of_rows/columns chosen of rows
result = pd.DataFrame.from_dict({'a': {'x': 1, 'y': 'q'}, 'b': {'y': 'r', 'x': 3}}, orient='index', columns=['y', 'x', 'z'])
# case: dicts_of_rows/keys in tuples
result = pd.DataFrame.from_dict({('a', 1): [1, 2], ('b', 2): [3, 4]}, orient='index')
# case: dicts_of_rows/a dtype
result = pd.DataFrame.from_dict({'a': ['1', '2']}, dtype='int64')
# case: dicts_of_rows/an unknown orient
result = pd.DataFrame.from_dict({'a': [1]}, orient='rows')
# case: dicts_of_rows/parts without the index
result = pd.DataFrame({'a': [1]}).to_dict('split', index=False)
# case: dicts_of_rows/records without the index
result = pd.DataFrame({'a': [1]}).to_dict('records', index=False)
# data: dtype_of_text
import numpy as np
import pandas as pd

# case: dtype_of_text/text-2
result = pd.Series(pd.Series([1.5, np.nan]), dtype=str)

# case: dtype_of_text/text-4
result = pd.Series(pd.Index(['a', np.nan]), dtype=str)

# case: dtype_of_text/text-5
result = pd.Series({'a': 1, 'b': None}, dtype=str)

# case: dtype_of_text/text-8
result = pd.Series(index=[0, 1], dtype=str)

# case: dtype_of_text/text-14
result = pd.Series(np.array([1, 2]), dtype='U')

# case: dtype_of_text/text-22
result = pd.DataFrame(pd.DataFrame({'a': [1, None]}), dtype=str)

# case: dtype_of_text/text-27
result = pd.Index(np.array([1.0, np.nan]), dtype='str')

# data: frames
import pandas as pd
import numpy as np
from datetime import datetime, date
# case: frames/series-set-error
result = pd.Series({1, 2})
# data: frames_of_arrays_of_objects
import numpy as np
import pandas as pd

pairs = pd.Series([(1, 2), (3, 4)])

# case: frames_of_arrays_of_objects/two names for one column
result = pd.DataFrame(pairs.values, columns=['a', 'b'])

# case: frames_of_arrays_of_objects/records of an array of dicts are rows
result = pd.DataFrame.from_records(pd.Series([{'a': 1}, {'a': 2}]).to_numpy())

# data: labels_and_dtypes_given
import datetime
import numpy as np
import pandas as pd

DATA = {"a": [1, 2], "b": ["x", "y"]}
ROWS = [{"a": 1, "b": 2}, {"a": 3}]
# case: labels_and_dtypes_given/dicts-beside-lists
result = pd.DataFrame({"a": {"x": 1}, "b": [1]})
# case: labels_and_dtypes_given/empty-dicts-with-index
result = pd.DataFrame([{}, {}], index=["p"])
# case: labels_and_dtypes_given/copies
result = [pd.DataFrame(DATA, copy=True), pd.Series([1, 2], copy=True), pd.Series([1], copy=False)]
# case: labels_and_dtypes_given/named-index-as-data
result = pd.DataFrame(pd.Index([1, 2], name="key"))
# case: labels_and_dtypes_given/index-of-a-value
result = pd.Index(5)
# data: more_frames
import pandas as pd
import numpy as np
# case: more_frames/from-b
result = pd.DataFrame({'x': range(2), 'y': (i * i for i in range(2))})
# data: nested_dicts
import pandas as pd
import numpy as np
import json
d = [{'id': 1, 'home': {'team': 'A', 'score': 3}, 'away': {'team': 'B', 'score': 2}, 'venue': None, 'z': [1]}, {'id': 2, 'home': {'team': 'C', 'score': 1}, 'away': {'team': 'A'}, 'venue': {'city': 'Oslo', 'geo': {'lat': 1.5}}}]
p = [{'name': 'Gym', 'owner': {'id': 7, 'tags': ['x']}, 'tracks': [{'t': 'A', 'bpm': 128}, {'t': 'B', 'bpm': 140, 'by': {'n': 'Q'}}]}, {'name': 'Calm', 'owner': {'id': 8}, 'tracks': [{'t': 'C', 'bpm': 70}]}, {'name': 'Empty', 'owner': {'id': 9}, 'tracks': []}]
s = [{'state': 'FL', 'info': {'gov': 'R'}, 'counties': [{'name': 'Dade', 'towns': [{'n': 'M'}, {'n': 'H'}]}, {'name': 'Palm', 'towns': []}]}, {'state': 'OH', 'info': {'gov': 'K'}, 'counties': [{'name': 'Summit', 'towns': [{'n': 'S'}]}]}]
# case: nested_dicts/deeper
result = pd.json_normalize(s, ['counties', 'towns'], ['state', ['info', 'gov'], ['counties', 'name']]), pd.json_normalize(s, 'counties', ['state', ['info', 'gov']]), pd.json_normalize(s, ['counties', 'towns'])
# case: nested_dicts/nothing
result = pd.json_normalize([]), pd.json_normalize({}), pd.json_normalize([{}]), pd.json_normalize([{'a': {}}]), pd.json_normalize([{'a': 1}, {}])
# case: nested_dicts/missing-records
result = pd.json_normalize([{'a': 1}], 'b')
# case: nested_dicts/no-list
result = pd.json_normalize([{'a': 1}], 'a')
# case: nested_dicts/parsed
result = pd.json_normalize(json.loads('{"rows": [{"k": 1, "v": {"a": true, "b": null}}, {"k": 2, "v": {"a": false}}]}')['rows'])
# case: nested_dicts/of-text
result = pd.json_normalize('a')
# data: one_row_for_all_labels
import pandas as pd
import numpy as np

# case: one_row_for_all_labels/one element and one value, no label
result = pd.DataFrame({'a': [5], 'b': 1}, index=[], dtype=object)

# case: one_row_for_all_labels/one row of dicts, no label
result = pd.DataFrame([{'a': 5}], index=[])

# data: records_with_fields
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2], 'b': ['x', None], 'c': [1.5, np.nan]}, index=['p', 'q'])
typed = pd.DataFrame({'n': pd.array([1, None], dtype='Int64'), 'c': pd.Categorical(['u', 'v']), 's': pd.array(['k', None], dtype='string')})

# case: records_with_fields/of dtypes of pandas' own
result = pd.DataFrame(typed.to_records(index=False)).dtypes.astype(str)
# case: records_with_fields/a field
result = df.to_records()['a']
# case: records_with_fields/a field as an attribute
result = df.to_records().a.sum()
# case: records_with_fields/names of fields
result = df.to_records().dtype.names
# case: records_with_fields/no such field
result = df.to_records()['z']
# case: records_with_fields/how many
result = len(df.to_records())
# data: rows_of_none
import numpy as np
import pandas as pd

# case: rows_of_none/nat_among_tuples
result = pd.DataFrame([(1, 2), pd.NaT])

# case: rows_of_none/none_among_lists
result = pd.DataFrame([[1, 2], None])

# data: rows_of_series
import pandas as pd
# case: rows_of_series/beside-a-list
result = pd.DataFrame([pd.Series([1, 2], name='x'), [3, 4]])
# data: senseless_arguments
import numpy as np
import pandas as pd

# case: senseless_arguments/refused-or-told-2
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].mask(df.a > 2, df.b)

# case: senseless_arguments/refused-or-told-4
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, df.b, axis=0)

# case: senseless_arguments/refused-or-told-7
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df[['a','b']].where(df[['a','b']] > 2, pd.Series({'a': 9, 'b': 7}), axis='columns')

# case: senseless_arguments/refused-or-told-11
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, on='a', left_index=True)

# case: senseless_arguments/refused-or-told-12
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, on='a', right_index=True)

# case: senseless_arguments/refused-or-told-14
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, left_on='a', left_index=True, right_on='a')

# case: senseless_arguments/refused-or-told-17
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.merge(df, on='a', left_on='a')

# case: senseless_arguments/refused-or-told-28
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.assign(c=df.b.astype('category')).interpolate(method='ffill')

# case: senseless_arguments/refused-or-told-43
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.select_dtypes()

# case: senseless_arguments/refused-or-told-46
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame({'a': frozenset([1, 2, 3])})

# case: senseless_arguments/refused-or-told-51
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
df['k'] = {1, 2, 3, 4}
result = df

# case: senseless_arguments/refused-or-told-57
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.DataFrame.from_dict({'a':[1,2],'b':[3,4]}, columns=['a','b'])

# case: senseless_arguments/refused-or-told-61
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
s = pd.Series([1, 2])
s.name = {'a': 1}
result = s

# case: senseless_arguments/refused-or-told-62
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 2]).rename(['a', 'b'])

# case: senseless_arguments/refused-or-told-72
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series(300, index=[0, 1], dtype='int8')

# case: senseless_arguments/refused-or-told-77
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_arrays([['a','b'],[1]])

# case: senseless_arguments/refused-or-told-79
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_arrays([])

# case: senseless_arguments/refused-or-told-80
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.MultiIndex.from_tuples([])

# case: senseless_arguments/refused-or-told-86
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index({'a'})

# case: senseless_arguments/refused-or-told-87
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index({'a': 1})

# case: senseless_arguments/refused-or-told-88
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(frozenset(['a']))

# case: senseless_arguments/refused-or-told-89
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(('a', 'b'))

# case: senseless_arguments/refused-or-told-91
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.set_index(['s','a']).reset_index(names='p')

# case: senseless_arguments/refused-or-told-102
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = df.a.drop(columns='q')

# case: senseless_arguments/refused-or-told-103
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
result = pd.Series([1, 2]).replace(1, [1, 2])

# case: senseless_arguments/refused-or-told-105
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
u = pd.Series([1,2,3], index=['a','a','b'])
result = u.reindex(u.index)

# case: senseless_arguments/refused-or-told-110
df = pd.DataFrame({'a':[1,2,3,4],'b':[1.5,None,2.5,4.0],'s':['x',None,'z','x']})
z = df.set_index(pd.Index(list('badc')))
result = z.index.where(z.a > 1, 'none')

# case: senseless_arguments/refused-or-told-112
result = pd.DataFrame([[1, 200]], dtype='int8')

# case: senseless_arguments/refused-or-told-114
result = pd.Series([1.0, 100.0], dtype='int8')

# case: senseless_arguments/refused-or-told-118
result = pd.Series(range(300), dtype='int8')

# case: senseless_arguments/refused-or-told-123
result = pd.DataFrame(pd.Series([1,2]), columns=['q', 'r'])
# case: senseless_arguments/a column of the name that a series has
result = pd.DataFrame(pd.Series([1, 2], name='a'), columns=['a'])

# data: series_of_series_that_do_not_fit
import pandas as pd
import numpy as np

# case: series_of_series_that_do_not_fit/unknown-dtype
result = pd.Series(pd.Series([1, 2]), dtype='int6')

# data: times_without_unit
# dtypes of times that name no unit.
import pandas as pd
import numpy as np
# case: times_without_unit/astype spans datetime64
s = pd.Series(pd.to_timedelta([1]))
result = s.astype("datetime64")
# case: times_without_unit/series int datetime64
s = pd.Series([1])
result = pd.Series(s, dtype="datetime64")
# case: times_without_unit/list int datetime64
s = pd.Series([1])
result = pd.Series(s.tolist(), dtype="datetime64")
# case: times_without_unit/astype Int64 datetime64
s = pd.Series([1], dtype='Int64')
result = s.astype("datetime64")
# case: times_without_unit/astype zone datetime64
s = pd.Series(pd.to_datetime(['2024'], utc=True))
result = s.astype("datetime64")
# case: times_without_unit/astype int timedelta64
s = pd.Series([1])
result = s.astype("timedelta64")
# case: times_without_unit/astype periods timedelta64
s = pd.Series(pd.period_range('2024', periods=1, freq='M'))
result = s.astype("timedelta64")
# case: times_without_unit/fractions
result = pd.Series([1.5, 2.0], dtype=int)
# case: times_without_unit/dict of series
result = pd.DataFrame({"a": pd.Series(pd.to_datetime(["2024"]))}, dtype="datetime64")
# data: whole_numbers_of_lists
import numpy as np
import pandas as pd

# case: whole_numbers_of_lists/a list among numbers
result = pd.Series([1, [2]], dtype=int)

# case: whole_numbers_of_lists/NaN in an array
result = pd.Series(np.array([1, np.nan]), dtype=int)
