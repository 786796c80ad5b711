# data: accessors_and_what_follows
# Methods of .str and .dt on columns of each dtype, and what is done with their results.
import pandas as pd
import numpy as np
s = pd.Series(['Hello World', '  a b ', '', 'abc123', None, 'ÄÖ ß', 'a,b,,c', '2020-01-05', '12.50', 'ABC', "don't", 'x1y22', 'aXbXc'])
o = pd.Series(['ab', 1, None, 2.5, ['x', 'y'], ('p',), True, 'Cd'])
q = pd.Series(['ab cd', None, 'ef'], dtype='string')
c = pd.Series(['ab', 'cd', 'ab', None], dtype='category')
d = pd.Series(pd.to_datetime(['2020-01-31 13:45:10', '2021-12-31', None, '2019-02-28 23:59:59.123456', '2020-02-29'], format='ISO8601'))
e = pd.Series(pd.to_timedelta(['1 days 02:03:04', '-1 days', None, '36:00:00', '00:00:00.5']))
p = pd.Series(pd.period_range('2020-01', periods=3, freq='M'))
# case: accessors_and_what_follows/s.str.title()
result = s.str.title()
# case: accessors_and_what_follows/s.str.wrap(4).isna().sum()
result = s.str.wrap(4).isna().sum()
# case: accessors_and_what_follows/str(s.str.encode('utf-8'))
result = str(s.str.encode('utf-8'))
# case: accessors_and_what_follows/o.str.len().isna().sum()
result = o.str.len().isna().sum()
# case: accessors_and_what_follows/o.str.replace('A', 'q', case=False).dtype
result = o.str.replace('A', 'q', case=False).dtype
# case: accessors_and_what_follows/o.str.contains('.', regex=False).tolist()
result = o.str.contains('.', regex=False).tolist()
# case: accessors_and_what_follows/str(o.str.slice(-2))
result = str(o.str.slice(-2))
# case: accessors_and_what_follows/o.str.join('-').dtype
result = o.str.join('-').dtype
# case: accessors_and_what_follows/o.str.repeat(2).isna().sum()
result = o.str.repeat(2).isna().sum()
# case: accessors_and_what_follows/o.str.isdecimal().value_counts()
result = o.str.isdecimal().value_counts()
# case: accessors_and_what_follows/q.str.rsplit(expand=True, n=1).value_counts()
result = q.str.rsplit(expand=True, n=1).value_counts()
# case: accessors_and_what_follows/q.str.contains('b', na=False).isna().sum()
result = q.str.contains('b', na=False).isna().sum()
# case: accessors_and_what_follows/str(q.str.index('b'))
result = str(q.str.index('b'))
# case: accessors_and_what_follows/q.str.extract('([a-z]+)([0-9]+)').tolist()
result = q.str.extract('([a-z]+)([0-9]+)').tolist()
# case: accessors_and_what_follows/str(q.str.extractall('([0-9])'))
result = str(q.str.extractall('([0-9])'))
# case: accessors_and_what_follows/q.str.normalize('NFC').dtype
result = q.str.normalize('NFC').dtype
# case: accessors_and_what_follows/q.str[0].value_counts()
result = q.str[0].value_counts()
# case: accessors_and_what_follows/c.str.get_dummies(',').dtype
result = c.str.get_dummies(',').dtype
# case: accessors_and_what_follows/d.dt.nanosecond.dtype
result = d.dt.nanosecond.dtype
# case: accessors_and_what_follows/d.dt.daysinmonth.isna().sum()
result = d.dt.daysinmonth.isna().sum()
# case: accessors_and_what_follows/d.dt.is_quarter_start.isna().sum()
result = d.dt.is_quarter_start.isna().sum()
# case: accessors_and_what_follows/d.dt.is_quarter_end.tolist()
result = d.dt.is_quarter_end.tolist()
# case: accessors_and_what_follows/d.dt.is_year_start.dtype
result = d.dt.is_year_start.dtype
# case: accessors_and_what_follows/e.dt.floor('D').dtype
result = e.dt.floor('D').dtype
# case: accessors_and_what_follows/e.dt.ceil('h').isna().sum()
result = e.dt.ceil('h').isna().sum()
# case: accessors_and_what_follows/str(e.dt.round('min'))
result = str(e.dt.round('min'))
# case: accessors_and_what_follows/e.dt.microseconds.dtype
result = e.dt.microseconds.dtype
# case: accessors_and_what_follows/p.dt.start_time.dtype
result = p.dt.start_time.dtype
# data: decoded
import pandas as pd, numpy as np
s = pd.Series(['Zoë', None, 'naïve', 5])
b = s[:3].str.encode('utf-8')
# case: decoded/decode-wrong
result = b.str.decode('ascii')
# case: decoded/length-of-bytes
result = b.str.len()
# case: decoded/text-wanted
result = b.str.lower()
# case: decoded/index-split-into-one
result = pd.Index(['a1', None]).str.split('_', expand=True)
# data: display_options
import numpy as np
import pandas as pd

# case: display_options/options-1
with pd.option_context('display.max_rows', 4):
    result = str(pd.DataFrame({'a': range(10)}))

# case: display_options/options-7
pd.set_option('display.max_rows', 1)
result = str(pd.Series(range(10)))

# case: display_options/options-12
pd.set_option('display.max_rows', 30, 'display.min_rows', None)
result = str(pd.DataFrame({'a': range(90)}))

# case: display_options/options-13
pd.set_option('display.max_colwidth', 10)
result = str(pd.Series(['a' * 30]))

# case: display_options/options-15
pd.set_option('display.max_colwidth', None)
result = str(pd.DataFrame({'x': ['a' * 70], 'y': [1]}))

# case: display_options/options-25
pd.set_option('display.max_columns', 20)
result = str(pd.DataFrame({'c%d' % i: [1] for i in range(6)}))

# case: display_options/options-38
pd.set_option('display.expand_frame_repr', False)
pd.set_option('display.max_columns', None)
result = str(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))

# case: display_options/options-40
pd.set_option('display.max_columns', None)
print(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))
result = 1

# case: display_options/options-41
pd.set_option('display.max_rows')
result = 1
# data: encoded
import pandas as pd
import numpy as np
from datetime import datetime
# case: encoded/not-ascii
result = pd.Series(['café']).str.encode('ascii')
# case: encoded/decodable-part
result = 'é€a'.encode('utf-8').decode('ascii', 'ignore'), 'éa'.encode('latin-1').decode('utf-8', 'ignore'), len('€'.encode())
# data: items_of_nullable_text
import pandas as pd
import numpy as np
import re
s = pd.Series(['Apple pie', 'banana', None, 'Cherry-Tart 12', '', ' pad ', 'a,b,,c', 'ünïcode Straße'])
n = pd.Series(['a1b22', 'x', None, '007', 'A-1', '3.5', '-2', '½', '²'])
e = pd.Series(['John Smith <john@x.com>', 'Ann <ann@y.org>', 'nobody', None])
S = s.astype('string')
mixed = pd.Series(['a', 1, None, 2.5, True, ['x'], np.nan])
# case: items_of_nullable_text/item-179
result = pd.Index(['a_b', 'c_d']).str.split('_', expand=True)
# data: lookbehind
import re

import numpy as np
import pandas as pd

# case: lookbehind/lookbehind-6
import re
result = re.findall(r'(?<=a?)x', 'aax')
# case: lookbehind/lookbehind-7
import re
result = re.sub(r'(?<=(?:a|b)c)x', '-', 'acx bcx'), re.sub(r'(?<![ab]c(?=x))x', '-', 'acx bcx zx')
# data: nothing_but_missing
import pandas as pd
import numpy as np
# case: nothing_but_missing/pd.Series([None, None]).str.split('-').str.len()
result = pd.Series([None, None]).str.split('-').str.len()
# case: nothing_but_missing/pd.Series([], dtype=object).str.len()
result = pd.Series([], dtype=object).str.len()
# data: nothing_is_text
import pandas as pd
import numpy as np
# case: nothing_is_text/find-beside-nat
x = pd.DataFrame({'e': pd.to_timedelta(['1 days', None]), 'a': [1, 2]})
x.iloc[0, 0] = True
result = x['e'].str.find('b')
# data: printed
import pandas as pd
import numpy as np
a = pd.DataFrame({'num': [1, -2, 3], 'b': [0.5, 4.0, None], 't': ['x', 'Yes', None], 'Long name': ['a', 'b', 'c'], 'ok': [True, False, True]})
# case: printed/series-without-index
result = a['num'].to_string(index=False)
# case: printed/frame-without-header
result = a.to_string(header=False)
# case: printed/large-and-small
result = str(pd.DataFrame({'l': [1e10, 1.5], 's': [1e-10, 1.0], 'm': [123456.789, 0.001], 'i': [np.inf, -np.inf], 'z': [0.0, -0.0]}))
# data: separated
import io
import numpy as np
import pandas as pd

df = pd.DataFrame({"id": [1, 2, 3], "name": ["Ann", "Bob, Jr.", None], "v": [1.5, np.nan, 1e-7], "ok": [True, False, True]})
days = pd.DataFrame({"d": pd.to_datetime(["2024-01-05", None]), "e": pd.to_datetime(["2024-01-05", "2024-02-01"]), "n": [1, 2]})
times = pd.DataFrame({"d": pd.to_datetime(["2024-01-05 10:30", None]), "e": pd.to_datetime(["2024-01-05", "2024-02-01"]), "n": [1, 2]})
levels = pd.DataFrame([[1, 2], [3, 4]], columns=pd.MultiIndex.from_tuples([("p", "x"), ("p", "y")], names=["a", None]))
# case: separated/too-few-names
result = df.to_csv(header=["a"])
# case: separated/floats-formatted-by-function
result = df.to_csv(float_format="{:.1e}".format, index=False)
# case: separated/quotes-and-lines-in-text
result = pd.DataFrame({"t": ['a"b', "c\nd", " e", "", "f'g"]}).to_csv(index=False)
# case: separated/index-without-label
result = df.set_index("id").to_csv(index_label=False)
# case: separated/days
result = days.to_csv(index=False)
# case: separated/dates-formatted
result = times.to_csv(date_format="%d/%m/%Y", index=False)
# case: separated/whole-days-of-durations
result = pd.DataFrame({"t": pd.to_timedelta(["1 days", "2 days"])}).to_csv()
# case: separated/categories
result = pd.DataFrame({"c": pd.Categorical(["lo", None, "hi"]), "k": pd.Categorical([1, 2, None])}).to_csv()
# case: separated/series-without-header
result = pd.Series([1, 2], index=["a", "b"]).to_csv(header=False)
# case: separated/there-and-back-with-index
result = pd.read_csv(io.StringIO(df.to_csv()), index_col=0)
# data: shown_columns
import numpy as np
import pandas as pd

# case: shown_columns/shown-columns-4
result = str(pd.DataFrame({'f': pd.array([1.0, 1e10, 1e-8], dtype='Float64')}))
# data: shown_dtypes_and_lists
import numpy as np
import pandas as pd

# case: shown_dtypes_and_lists/shown-3
result = [pd.Series([1], dtype=d).dtype for d in ['Int64', 'Int8', 'UInt16', 'Float64', 'boolean', 'string', 'int64', 'category', 'object']].__repr__() if False else repr([pd.Series([1, 1], dtype=d).dtype for d in ['Int64', 'Int8', 'UInt16', 'Float64', 'int64', 'float64', 'object']])

# case: shown_dtypes_and_lists/shown-6
result = repr(pd.Series(pd.interval_range(0, 2)).dtype)

# case: shown_dtypes_and_lists/shown-10
result = pd.DataFrame({'a': [1, 2], 'b': [2.5, np.nan]}).to_numpy(dtype='str')

# case: shown_dtypes_and_lists/shown-12
result = pd.DataFrame({'a': [1, 2]}).to_numpy(dtype=object)

# case: shown_dtypes_and_lists/shown-13
result = pd.DataFrame({'a': [1, 2], 'b': [2.5, 1]}).to_numpy(dtype=float)

# case: shown_dtypes_and_lists/shown-16
result = str(pd.DataFrame({'a': [1, 1], 'b': [True, False]}).groupby('b').indices)

# case: shown_dtypes_and_lists/shown-22
result = str(pd.DataFrame({'a': [[1], [2]], 'b': ['x', 'y']}).values)

# data: shown_missing_and_dtypes
import numpy as np
import pandas as pd

df = pd.DataFrame({"S": pd.array(["p", None], dtype="string"), "n": [1, 2]})
# case: shown_missing_and_dtypes/dtype-of-nullable-text
result = repr(df.dtypes)
# data: text
import pandas as pd
import numpy as np
s = pd.Series(['Apple pie', ' banana ', None, 'Cherry-Tart', 'date_99', ''], name='t')
# case: text/extract-no-groups
result = s.str.extract('a')
# case: text/to-numeric-scientific
result = pd.to_numeric(pd.Series(['1e3', '-2E-1', '+5']))
# data: wrong_arguments
import pandas as pd
import numpy as np
import re
t = pd.Series(['apple', 'banana', None, 'Cherry pie', ''], name='n')
q = pd.Series(['apple', 'banana', None, 'Cherry pie', ''], dtype='string')
m = pd.Series(['apple', 1, None, ['p', 'q'], 2.5])
w = pd.Series(['apple', 'banana', 'x'])
e = pd.Series([], dtype=object)
n = pd.Series([None, None], dtype=object)
i = pd.Index(['apple', 'banana', 'x'], name='n')
c = pd.Series(['apple', 'banana', None, 'apple', ''], dtype='category')

# case: wrong_arguments/wrong-arguments-2
result = c.str.startswith(('a',1))

# case: wrong_arguments/wrong-arguments-4
result = w.str.startswith('a', na=pd.NA)

# case: wrong_arguments/wrong-arguments-7
result = n.str.contains('a', na=0)

# case: wrong_arguments/wrong-arguments-14
result = i.str.contains(re.compile('a'), regex=False)

# case: wrong_arguments/wrong-arguments-29
result = w.str.replace('a', lambda m: 1, regex=True)

# case: wrong_arguments/wrong-arguments-32
result = i.str.extract('(a)', expand=0)

# case: wrong_arguments/wrong-arguments-37
result = i.str.extract('(?P<l>a)', expand=False)

# case: wrong_arguments/wrong-arguments-40
result = t.str.split(re.compile('a'), regex=False)

# case: wrong_arguments/wrong-arguments-52
result = w.str.get(True)

# case: wrong_arguments/wrong-arguments-55
result = q.str.get(slice(0,2))

# case: wrong_arguments/wrong-arguments-56
result = i.str.get(slice(0,2))

# case: wrong_arguments/wrong-arguments-66
result = m.str.slice_replace(1.0,2,'Z')

# case: wrong_arguments/wrong-arguments-71
result = e.str.pad('x')

# case: wrong_arguments/wrong-arguments-76
result = w.str.pad(8,side=None)

# case: wrong_arguments/wrong-arguments-77
result = e.str.pad(8,'left',None)

# case: wrong_arguments/wrong-arguments-82
result = n.str.rjust(8,'')

# case: wrong_arguments/wrong-arguments-88
result = n.str.repeat('a')

# case: wrong_arguments/wrong-arguments-93
result = t.str.repeat([1,2,3,0,1])

# case: wrong_arguments/wrong-arguments-112
result = i.str.repeat([2])

# case: wrong_arguments/wrong-arguments-120
result = i.str.lstrip(1)

# case: wrong_arguments/wrong-arguments-137
result = q.str.translate('abc')

# case: wrong_arguments/wrong-arguments-140
result = c.str.cat(sep=1)

# case: wrong_arguments/wrong-arguments-141
result = i.str.cat(na_rep=1)

# case: wrong_arguments/wrong-arguments-144
result = i.str.cat('x')

# case: wrong_arguments/wrong-arguments-145
result = i.str.cat([t,t],sep='/',na_rep='_')

# case: wrong_arguments/wrong-arguments-154
result = w.str.cat(t[:2],join='bad')

# case: wrong_arguments/wrong-arguments-155
result = i.str.cat(pd.DataFrame({'a':t,'b':t}))

# case: wrong_arguments/wrong-arguments-156
result = w.str.cat({'a':1})

# case: wrong_arguments/wrong-arguments-158
result = m.str.join(1)

# case: wrong_arguments/wrong-arguments-164
result = i.str.get_dummies(' ')

# case: wrong_arguments/wrong-arguments-170
result = t.str.wrap(3)

# case: wrong_arguments/wrong-arguments-174
result = t.str.wrap(0)
