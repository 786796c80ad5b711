# data: broad_payroll
import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict
from datetime import datetime, timedelta, date
import itertools, functools, math, operator

emp = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6, 7, 8],
    'name': ['Ann Lee', 'bob ray', 'Cy Day', None, 'Eve  Fox', 'Ann Lee', 'Gus O\'Neil', ''],
    'dept': ['HR', 'IT', 'IT', 'Ops', None, 'HR', 'Ops', 'IT'],
    'salary': ['1000', '2,500', '1750.50', None, 'n/a', '1000', '3000', '900'],
    'hired': ['2020-01-15', '2019/03/01', '2021-07-30', None, '2020-02-29', '2020-01-15', '2018-12-31', '2022-05-05'],
    'boss': [None, 1.0, 1.0, 2.0, 2.0, None, 3.0, 3.0],
    'score': [3.5, np.nan, 4.0, 4.0, 2.5, 3.5, np.nan, 5.0],
})
tx = pd.DataFrame({
    'emp_id': [1, 1, 2, 3, 3, 3, 5, 9, 8, 8],
    'day': pd.to_datetime(['2024-01-01', '2024-01-03', '2024-01-03', '2024-02-10', '2024-02-11', '2024-03-01', '2024-03-31', '2024-04-01', '2024-04-15', '2024-12-31']),
    'amt': [10, 20, 5, 7, -3, 12, 0, 4, 8, 8],
    'kind': ['a', 'b', 'a', 'a', 'c', 'b', 'b', 'a', 'c', 'c'],
})

# case: broad_payroll/csv
result = emp.head(2).to_csv(index=False)

# data: clumsy_student
import pandas as pd
import numpy as np
import math
import statistics
from collections import Counter

Student = pd.DataFrame({
    'StuID': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    'LName': ['Smith', 'Kim', 'Jones', 'Kumar', 'Gompers', 'Schultz', 'Apap', 'Nelson', 'Tai', 'Lee'],
    'Fname': ['Linda', 'Tracy', 'Shiela', 'Dinesh', 'Paul', 'Andy', 'Lisa', 'Jandy', 'Eric', 'Derek'],
    'Age': [18, 19, 21, 20, 26, 18, 18, 20, 19, 17],
    'Sex': ['F', 'F', 'F', 'M', 'M', 'M', 'F', 'F', 'M', None],
    'Major': [600, 600, 600, 600, 600, 600, 600, 600, 550, 50],
    'Advisor': [1121.0, 7712.0, 7792.0, 8423.0, 1121.0, 1148.0, np.nan, 7792.0, 7712.0, np.nan],
    'city_code': ['BAL', 'HKG', 'WAS', 'CHI', 'YYZ', 'BAL', 'PIT', 'bal', 'YYZ', ''],
})
Has_Pet = pd.DataFrame({
    'StuID': [1001, 1002, 1002, 1003, 1005, 1005, 1099],
    'PetID': [2001, 2002, 2003, 2003, 2004, 2001, 2005],
})
Pets = pd.DataFrame({
    'PetID': [2001, 2002, 2003, 2004, 2005, 2006],
    'PetType': ['cat', 'dog', 'dog', 'Cat', 'hamster', None],
    'pet_age': [3, 2, 1, 4, np.nan, 0],
    'weight': ['12.0', '13.4', '9.3', ' 7.5', '', '0'],
})

# case: clumsy_student/pets-heavier-10
# SELECT count(*) FROM pets WHERE weight > 10
count = 0
for w in Pets['weight'].tolist():
    try:
        if float(w) > 10:
            count += 1
    except:
        pass
result = count

# data: guided_basics
import numpy as np
import pandas as pd

parcels = pd.DataFrame({"town": ["Ulm", "Bonn", "Ulm", "Kiel", None], "weight": [2.5, np.nan, 7.0, 1.25, 4.0], "count": [3, 1, 4, 1, 5]})
heights = pd.Series([1.5, 2.5, np.nan, 4.0], index=["ash", "elm", "fir", "oak"])
walk = pd.DataFrame({"one": pd.Series([1.0, 2.0, 3.0], index=["a", "b", "c"]), "two": pd.Series([4.0, 5.0, 6.0, 7.0], index=["a", "b", "c", "d"])})
panel = pd.DataFrame(np.arange(24).reshape(6, 4) - 10, index=pd.date_range("2021-03-01", periods=6), columns=list("ABCD"))

# case: guided_basics/standardise
ts_stand = (walk - walk.mean()) / walk.std()
result = [ts_stand.std(), walk.sub(walk.mean(1), axis=0).div(walk.std(1), axis=0)]

# case: guided_basics/align_frame_axis
df2 = walk.iloc[:2, :1]
a, b = walk.align(df2, join="inner", axis=0)
result = [a, b]

# data: guided_categories
import numpy as np
import pandas as pd
from pandas.api.types import CategoricalDtype

sizes = pd.Series(["a", "b", "c", "a"], dtype="category")

# case: guided_categories/dtype_equality
c1 = CategoricalDtype(["a", "b", "c"], ordered=False)
result = [c1 == CategoricalDtype(["b", "c", "a"], ordered=False), c1 == CategoricalDtype(["a", "b", "c"], ordered=True), c1 == "category", CategoricalDtype(["a"], None) == "category"]

# case: guided_categories/comparison_categories_differ
cat = pd.Series([1, 2, 3]).astype(CategoricalDtype([3, 2, 1], ordered=True))
result = cat > pd.Series([2, 2, 2]).astype(CategoricalDtype(ordered=True))

# data: guided_cookbook
import functools
import numpy as np
import pandas as pd

bbb = pd.DataFrame({"AAA": [4, 5, 6, 7], "BBB": [10, 20, 30, 40], "CCC": [100, 50, -30, -50]})
pets = pd.DataFrame({"animal": "cat dog cat fish dog cat cat".split(), "size": list("SSMMMLL"), "weight": [8, 10, 11, 1, 20, 12, 12], "adult": [False] * 5 + [True] * 2})

# case: guided_cookbook/multiindex_arithmetic
cols = pd.MultiIndex.from_tuples([(x, y) for x in ["A", "B", "C"] for y in ["O", "I"]])
df = pd.DataFrame(np.arange(1.0, 13.0).reshape(2, 6), index=["n", "m"], columns=cols)
result = df.div(df["C"], level=1)

# data: guided_groups
import numpy as np
import pandas as pd

birds = pd.DataFrame([("bird", "Falconiformes", 389.0), ("bird", "Psittaciformes", 24.0), ("mammal", "Carnivora", 80.2), ("mammal", "Primates", np.nan), ("mammal", "Carnivora", 58)], index=["falcon", "parrot", "lion", "monkey", "leopard"], columns=("class", "order", "max_speed"))
foo = pd.DataFrame({"A": ["foo", "bar", "foo", "bar", "foo", "bar", "foo", "foo"], "B": ["one", "one", "two", "three", "two", "two", "one", "three"], "C": [1.0, -2.0, 3.5, 0.5, 2.0, -1.0, 4.0, 0.0], "D": [8, 7, 6, 5, 4, 3, 2, 1]})
lv = pd.Series(range(8), index=pd.MultiIndex.from_arrays([["bar", "bar", "baz", "baz", "foo", "foo", "qux", "qux"], ["one", "two"] * 4], names=["first", "second"]))
animals = pd.DataFrame({"kind": ["cat", "dog", "cat", "dog"], "height": [9.1, 6.0, 9.5, 34.0], "weight": [7.9, 7.5, 9.9, 198.0]})

# case: guided_groups/level_and_column
arrays = [["bar", "bar", "baz", "baz"], ["one", "two", "one", "two"]]
df = pd.DataFrame({"A": [1, 1, 2, 3], "B": np.arange(4)}, index=pd.MultiIndex.from_arrays(arrays, names=["first", "second"]))
result = [df.groupby([pd.Grouper(level=1), "A"]).sum(), df.groupby([pd.Grouper(level="second"), "A"]).sum(), df.groupby(["second", "A"]).sum()]

# data: guided_indexing
import numpy as np
import pandas as pd

dates = pd.date_range("2000-01-01", periods=8)
grid = pd.DataFrame(np.arange(32).reshape(8, 4) % 7 - 3, index=dates, columns=["A", "B", "C", "D"])
abc = pd.DataFrame({"a": ["one", "one", "two", "two", "two", "three", "four"], "b": ["x", "y", "x", "y", "x", "x", "x"], "c": [1.5, -0.5, 0.25, 2.0, -1.0, 3.0, 0.0]})
midx = pd.MultiIndex.from_product([["bar", "baz", "foo"], ["one", "two"]], names=["first", "second"])
ms = pd.Series([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], index=midx)

def mklbl(prefix, n):
    return ["%s%s" % (prefix, i) for i in range(n)]

# case: guided_indexing/swap_loc_aligns
df = grid.copy()
df.loc[:, ["B", "A"]] = df[["A", "B"]]
result = df[["A", "B"]].head(2)

# case: guided_indexing/take_booleans
result = [np.array([5, 6, 7]).take([False, False, True]), pd.Series([5, 6, 7]).take([0, 0, 1])]

# case: guided_indexing/interval_range_forms_1
result = pd.interval_range(start=pd.Timestamp("2017-01-01"), periods=4)

# case: guided_indexing/interval_range_forms_3
result = pd.interval_range(start=0, periods=5, freq=1.5)

# data: guided_structures
import numpy as np
import pandas as pd
from collections import namedtuple
from dataclasses import dataclass

marks = pd.Series([0.5, -1.5, 2.0, 0.25, 3.5], index=["a", "b", "c", "d", "e"])
flora = pd.DataFrame({"genus": ["Acer", "Ilex", "Rosa", "Ilex"], "length": [5.0, 4.5, 7.0, 6.25], "width": [3.0, 1.5, 3.5, 2.0]})

# case: guided_structures/series_from_dict_with_index
d = {"a": 0.0, "b": 1.0, "c": 2.0}
result = [pd.Series(d), pd.Series(d, index=["b", "c", "d", "a"])]

# case: guided_structures/series_array
result = [str(marks.array.dtype), marks.index.array.tolist()]

# data: guided_text_missing
import numpy as np
import pandas as pd

animals = pd.Series(["A", "B", "Aaba", "Baca", np.nan, "CABA", "dog", "cat"], dtype="string")
codes = pd.Series(["a_b_c", "c_d_e", np.nan, "f_g_h"], dtype="string")
holes = pd.DataFrame({"one": [0.5, np.nan, -1.0, np.nan, 2.0], "two": [np.nan, 1.0, 2.0, np.nan, 4.0], "three": [1.0, 2.0, 3.0, 4.0, 5.0]}, index=list("acefh"))

# case: guided_text_missing/na_logic
result = [pd.NA | True, pd.NA & False, pd.NA ** 0, 1 ** pd.NA, pd.NA == 1, True | pd.NA, False | pd.NA]

# data: guided_time
import datetime
import numpy as np
import pandas as pd

rng = pd.date_range("2011-01-01", periods=72, freq="h")
ts = pd.Series(range(len(rng)), index=rng)
year = pd.Series(range(60), index=pd.date_range("2012-01-01", periods=60, freq="D"))

# case: guided_time/truncate
result = [year.truncate(before="2012-02-27", after="2012-02"), year.truncate(before="2012-02-27")]

# case: guided_time/components
i = pd.DatetimeIndex(["2000-02-29 13:45:10.000123", "2011-12-31"])
result = [i.year, i.quarter, i.dayofyear, i.day_of_week, i.microsecond, i.is_leap_year, i.days_in_month, i.is_year_end, i.isocalendar(), i.day_name(), i.month_name(), i.time, i.date]

# case: guided_time/rollforward
offset = pd.offsets.BMonthEnd()
t = pd.Timestamp("2014-01-02 09:00")
result = [offset.rollforward(t), offset.rollback(t), (t + pd.offsets.Hour()).normalize(), t.normalize(), pd.offsets.Day().rollforward(t), pd.offsets.BDay().is_on_offset(pd.Timestamp("2018-01-06"))]

# case: guided_time/shift_lag
s = year[:5]
result = [s.shift(1), s.shift(5, freq="D"), s.shift(5, freq=pd.offsets.BDay()), s.shift(5, freq="BME")]

# case: guided_time/zone_set_operations
rng_utc = pd.date_range("3/6/2012", periods=3, freq="D", tz="UTC")
s_utc = pd.Series(range(3), rng_utc)
eastern = s_utc.tz_convert("US/Eastern")
result = [eastern + s_utc, eastern.tz_localize(None), eastern.tz_convert(None), rng_utc[2] == rng_utc.tz_convert("US/Eastern")[2]]

# case: guided_time/td_to
result = [pd.to_timedelta(["1 days 06:05:01.00003", "15.5us", "nan"]), pd.to_timedelta(np.arange(5), unit="s"), pd.to_timedelta(np.arange(3), unit="d"), pd.to_timedelta(["1 days", "2 days"]).freq, pd.TimedeltaIndex(["0 days", "10 days", "20 days"], freq="infer")]

# case: guided_time/td_reductions
y2 = pd.Series(pd.to_timedelta(["-1 days +00:00:05", "nat", "-1 days +00:00:05", "1 days"]))
result = [y2.mean(), y2.median(), y2.quantile(0.1), y2.sum(), abs(y2), (-1 * y2).abs(), y2.std() > pd.Timedelta(0)]

# case: guided_time/td_index_ops
tdi = pd.TimedeltaIndex(["1 days", pd.NaT, "2 days"])
dti = pd.date_range("20130101", periods=3)
result = [(dti + tdi).to_list(), (dti - tdi).to_list(), tdi / np.timedelta64(1, "s"), tdi.astype("timedelta64[s]"), tdi + pd.Timestamp("20130101"), (pd.Timestamp("20130110") - dti).tolist(), tdi + pd.Timedelta("10 days"), tdi // 2]

# case: guided_time/dateoffset_arith_1
t = pd.Timestamp("2016-10-30 00:00:00", tz="Europe/Helsinki")
friday = pd.Timestamp("2018-01-05")
two = 2 * pd.offsets.BDay()
result = t + pd.DateOffset(days=1)

# case: guided_time/parametric_offsets_2
d = datetime.datetime(2008, 8, 18, 9, 0)
result = (d + pd.offsets.Week(weekday=4)).weekday()

# case: guided_time/upsampling_4
s = pd.Series([0, 1], index=pd.date_range("2012-01-01", periods=2, freq="s"))
result = s.resample("250ms").interpolate()

# case: guided_time/representation_switch_0
r = pd.date_range("1/1/2012", periods=5, freq="ME")
s = pd.Series(range(5), index=r)
ps = s.to_period()
result = s

# case: guided_time/representation_switch_2
r = pd.date_range("1/1/2012", periods=5, freq="ME")
s = pd.Series(range(5), index=r)
ps = s.to_period()
result = ps.to_timestamp()

# data: idioms_people
import pandas as pd
import numpy as np
import re
import string
from collections import Counter
from functools import reduce
from itertools import chain

people = pd.DataFrame({
    "Full Name": ["Dr. John Smith Jr.", "maria garcia", "LEE, Ann", None, "O'Brien, Pat", ""],
    "Address": ["12 Main St, Springfield, IL 62704", "9 Elm Ave, Ames, IA", None, "PO Box 5", "", "1 A St, B, TX 75001-1234"],
    "Salary": ["$1,200.50", "2500", "N/A", "(300)", "", None],
    "Skills": ["python, sql", "SQL,  Excel", None, "python", "", "r,sql,python"],
    "Joined": ["2020-01-15", "15/02/2021", "", None, "March 3, 2022", "2022-13-01"],
})
ratings = pd.DataFrame({
    "user": ["u1", "u1", "u2", "u3", "u3", "u3"],
    "movie": ["Up", "Jaws", "Up", "Jaws", "Up", "Alien"],
    "stars": [5, 3, np.nan, 4, 4, 1],
})

# case: idioms_people/last_first_swap
result = people["Full Name"].str.replace(r"^(?P<last>[^,]+),\s*(?P<first>.+)$", r"\g<first> \g<last>", regex=True).str.title()

# data: looped_games
import numpy as np
import pandas as pd
from collections import Counter, defaultdict, OrderedDict
from itertools import permutations, pairwise, compress, chain, accumulate, tee, filterfalse
from functools import cmp_to_key, reduce
import operator as op
import bisect, heapq, copy
import re

teams = ["Ajax", "boca", "Celtic", "Dinamo"]
games = pd.DataFrame.from_records(
    [
        (1, "Ajax", "boca", 2, 1),
        (2, "Celtic", "Ajax", 0, 0),
        (3, "boca", "Celtic", 3, 3),
        (4, "Ajax", "Dinamo", None, None),
        (5, "Dinamo", "boca", 0, 4),
        (5, "Dinamo", "boca", 0, 4),
        (6, "Elche", "Ajax", 1, 2),
    ],
    columns=["id", "home", "away", "hg", "ag"],
)

# case: looped_games/regex parse of scores
text = ["Ajax 2-1 boca", "Celtic 0-0 Ajax", "x vs y", ""]
rx = re.compile(r"(?P<h>\w+) (?P<hg>\d+)-(?P<ag>\d+) (?P<a>\w+)")
out = []
for line in text:
    m = rx.fullmatch(line)
    if m is None:
        continue
    d = m.groupdict()
    out.append({k: int(v) if v.isdigit() else v for k, v in d.items()})
result = pd.DataFrame(out, columns=["h", "a", "hg", "ag"])

# case: looped_games/assignment to slice of list cells
vals = games["id"].tolist()
vals[1:3] = ["x"]
vals[-1:] = []
del vals[0]
result = vals

# data: made_airports
import itertools
import pandas as pd
import numpy as np
import math
from datetime import datetime, timedelta

AIRPORTS = {
    "JFK": {"city": "New York", "lat": 40.64, "lon": -73.78},
    "LHR": {"city": "London", "lat": 51.47, "lon": -0.45},
    "NRT": {"city": "tokyo", "lat": 35.77, "lon": 140.39},
    "GRU": {"city": None, "lat": -23.43, "lon": -46.47},
}
AIRCRAFT = [("B738", 160), ("A321", 194), ("B77W", 350), ("E190", None)]
DELAY_REASONS = ["weather", "crew", "", None, "ATC"]
FARE = {"Y": 100, "J": 420, "F": 900}

# case: made_airports/haversine-distance
ap = pd.DataFrame(AIRPORTS).T[["lat", "lon"]].astype(float)
r = np.radians(ap)
out = pd.DataFrame(index=ap.index, columns=ap.index, dtype=float)
for a in ap.index:
    for b in ap.index:
        dlat = r.at[b, "lat"] - r.at[a, "lat"]
        dlon = r.at[b, "lon"] - r.at[a, "lon"]
        h = math.sin(dlat / 2) ** 2 + math.cos(r.at[a, "lat"]) * math.cos(r.at[b, "lat"]) * math.sin(dlon / 2) ** 2
        out.loc[a, b] = round(2 * 6371 * math.asin(math.sqrt(h)))
result = out.astype(int)
# data: made_org
import pandas as pd
import numpy as np
import itertools
import calendar
from datetime import date, datetime

ORG = {"Engineering": {"Platform": 4, "Mobile": 2}, "Sales": {"EMEA": 3, "APAC": 0}, "Legal": {}}
FIRST = ["Nina", "omar", "PRIYA", "Tom", "Lucía", None]
LAST = ["Adeyemi", "Brown", "Castillo", "de Vries"]
GRADES = pd.DataFrame({"grade": ["G1", "G2", "G3"], "min_pay": [30000, 45000, 70000], "max_pay": [48000, 75000, None]})
LEAVE_TYPES = ("annual", "sick", "unpaid")
BASE_DATE = "2018-02-28"

# case: made_org/to-dict-tight-dept
df = pd.DataFrame.from_dict({"columns": ["hc", "open"], "index": ["Eng", "Ops"], "data": [[5, 1], [0, None]], "index_names": ["dept"], "column_names": [None]}, orient="tight")
df.loc["Legal"] = {"hc": 2, "open": 0}
result = df.to_dict(orient="split")
# data: noted_display_export
import io
import pandas as pd
import numpy as np

inv = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "D4", "E5"],
    "desc": ["Bolt, steel", 'Pipe 3"', "Nut", None, "Very long description of a thing that goes on"],
    "qty": [100, 0, 25, 7, 1250],
    "price": [0.5, 12.0, np.nan, 1234.5678, 0.00012],
    "added": pd.to_datetime(["2024-01-05", "2024-02-10 14:30", None, "2023-12-31", "2024-03-01"], format="ISO8601"),
    "live": [True, False, True, True, False],
})
small = pd.DataFrame({"g": ["x", "x", "y", "y"], "v": [1, 2, 3, 4], "w": [0.1, 0.25, 10.0, 2.5]}, index=["r1", "r2", "r3", "r4"])


# case: noted_display_export/to_csv_text_and_read_back
txt = inv.to_csv(index=False, date_format="%Y-%m-%d", float_format="%.3f")
tsv = small.to_csv(sep="\t", header=["G", "V", "W"], index_label="row")
quoted = inv[["sku", "desc", "qty"]].head(2).to_csv(index=False, quoting=2, lineterminator="\n")
back = pd.read_csv(io.StringIO(txt), parse_dates=["added"])
same = back["qty"].equals(inv["qty"])
buf = io.StringIO()
small.to_csv(buf, columns=["w"], mode="w", na_rep="NULL")
result = (txt, tsv, quoted, same, back.dtypes.astype(str).to_dict(), buf.getvalue())


# case: noted_display_export/values_records_and_lists
rec = small.to_records()
rec2 = inv[["sku", "qty"]].to_records(index=False)
it = [tuple(t) for t in small.itertuples()]
named = [f"{t.Index}:{t.v * t.w:.2f}" for t in small.itertuples(name="Row")]
mix = inv[["sku", "qty", "live"]].values.tolist()
num = small[["v", "w"]].to_numpy()
result = {
    "rec": rec.tolist(),
    "fields": rec.dtype.names,
    "rec2": list(map(tuple, rec2)),
    "it": it,
    "named": named,
    "mix": mix,
    "num": (num.dtype.name, num.shape, num.tolist()),
    "types": [type(x).__name__ for x in (small["v"].tolist()[0], small["v"].iloc[0], small["v"].values[0], small.iloc[0].tolist()[1])],
}


# case: noted_display_export/format_string_column_as_number
view = inv.copy()
for col in ["sku", "qty", "price"]:
    view[col] = view[col].map(lambda v: f"{v:,.2f}")
result = view[["sku", "qty", "price"]].to_string(index=False)


# data: noted_plain_python
import itertools
import math
import re
import statistics
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from datetime import date, datetime, timedelta
from functools import lru_cache, partial, reduce
from operator import itemgetter

import pandas as pd

rows = [
    {"id": 1, "user": "ann", "amount": 25.0, "when": "2024-01-31", "tags": ["a", "b"]},
    {"id": 2, "user": "bob", "amount": 310.5, "when": "2024-02-29", "tags": []},
    {"id": 3, "user": "ann", "amount": -4.75, "when": "2024-02-01", "tags": ["b"]},
    {"id": 4, "user": "cid", "amount": 99.99, "when": "2023-12-25", "tags": ["c", "a", "a"]},
    {"id": 5, "user": "bob", "amount": 1200.0, "when": "2024-03-15", "tags": ["c"]},
    {"id": 6, "user": "eve", "amount": None, "when": "bad-date", "tags": ["a", "d"]},
]
df = pd.DataFrame(rows)


# case: noted_plain_python/generator_chunks_and_sliding_window
def chunks(seq, size):
    it = iter(seq)
    while batch := list(itertools.islice(it, size)):
        yield batch

def window(seq, n):
    buf = deque(maxlen=n)
    for x in seq:
        buf.append(x)
        if len(buf) == n:
            yield tuple(buf)

fib = lambda: (a for a, b in itertools.accumulate(itertools.repeat(None), lambda s, _: (s[1], s[0] + s[1]), initial=(0, 1)))
first = list(itertools.takewhile(lambda v: v < 60, fib()))
result = {
    "chunks": list(chunks(first, 4)),
    "sums": [sum(w) for w in window(first, 3)],
    "evens": [*filter(lambda v: not v % 2, first)],
    "flat": list(itertools.chain.from_iterable(chunks("abcde", 2))),
    "zipped": list(itertools.zip_longest([1, 2, 3], "ab", fillvalue="-")),
}


# data: plain_python_students
import pandas as pd
import numpy as np
import math
import re
import statistics
import heapq
from bisect import bisect, insort
from collections import Counter, defaultdict
from itertools import groupby, accumulate, chain, combinations, permutations
from functools import partial, reduce
from operator import itemgetter, mul, attrgetter

students_df = pd.DataFrame({
    "sid": ["S1", "S2", "S3", "S4", "S5", "S6", "S7"],
    "name": ["Amy Wu", "ben  hur", "Cid El", "Amy Wu", "Dot", "eli Roth", "Fay Ray"],
    "grade": ["9", "10", "10th", "9", "Grade 11", None, "11"],
    "house": ["Red", "Blue", "red", "Green", "Blue", "RED ", None],
})

scores_df = pd.DataFrame({
    "sid": ["S1", "S1", "S2", "S2", "S3", "S3", "S4", "S5", "S5", "S6", "S9"],
    "subject": ["Math", "Art", "Math", "Art", "Math", "Bio", "Math", "Art", "Bio", "Math", "Bio"],
    "score": [88.5, 92, 71, None, 88.5, 64, 100, 79.5, 80.5, 49.5, 55],
    "weight": [0.6, 0.4, 0.6, 0.4, 0.5, 0.5, 1, 0.5, 0.5, 1, 1],
})

attendance_df = pd.DataFrame({
    "sid": ["S1", "S2", "S3", "S4", "S5"],
    "marks": ["PPPAPPLPPP", "PPAAALPPAA", "PPPPPPPPPP", "LLPALPAAAP", ""],
})
# case: plain_python_students/study-pairs-combinations
subs = {sid: set(g) for sid, g in scores_df.groupby("sid")["subject"]}
rows = []
for a, b in combinations(subs, 2):
    common = subs[a] & subs[b]
    if not common or subs[a].isdisjoint(subs[b]):
        continue
    rows.append({"pair": f"{a}-{b}", "common": "+".join(sorted(common)), "same": subs[a] == subs[b], "a_sub_b": subs[a] < subs[b]})
result = pd.DataFrame(rows).sort_values(["same", "pair"], ascending=[False, True])
# data: plainly_recipes
import pandas as pd
import numpy as np
import re
from collections import defaultdict, Counter, OrderedDict, namedtuple
from itertools import product, groupby, chain, combinations, cycle, islice, repeat, tee, filterfalse
from functools import reduce, partial
from operator import itemgetter, mul, or_

recipes_df = pd.DataFrame({
    'recipe_id': ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
    'title': ['Pancakes', 'tomato soup', 'Brownies ', 'Salad', 'Pizza', None],
    'serves': [4, 2, 12, 0, 3, 1],
    'tags': ['breakfast,sweet', 'Vegan, soup', 'sweet', '', 'dinner;cheese', None],
    'minutes': ['20', '35 min', '1h', '10', '1h 15', None],
})
ingredients_df = pd.DataFrame({
    'recipe_id': ['R1', 'R1', 'R1', 'R2', 'R2', 'R3', 'R3', 'R3', 'R5', 'R5', 'R5', 'R9'],
    'item': ['Flour', 'Milk', 'egg', 'Tomato', 'salt', 'flour', 'Sugar', 'Egg', 'Flour', 'cheese', 'Tomato', 'Salt'],
    'amount': ['1 1/2', '300', '2', '6', '1/4', '2', '1', '3', '2', '200', 'some', '1'],
    'unit': ['cup', 'ml', None, None, 'tsp', 'cup', 'cup', '', 'cup', 'g', None, 'tsp'],
})
pantry_df = pd.DataFrame({
    'item': ['flour', 'egg', 'milk', 'salt', 'sugar', 'butter'],
    'qty': [3.0, 6, 0, 10, np.nan, 1],
    'price': [1.2, 0.3, 0.9, 0.05, 1.1, 2.5],
    'expires': pd.to_datetime(['2025-01-10', '2024-12-01', '2024-12-01', None, '2026-01-01', '2024-11-30']),
})

# case: plainly_recipes/ordered-dict-move
od = OrderedDict(pantry_df.set_index('item')['price'])
od.move_to_end('salt')
od.move_to_end('butter', last=False)
last = od.popitem()
result = list(od.keys()), last
# data: pythonic_emp
import pandas as pd
import numpy as np
import re
import math
import json
import copy
import bisect
import heapq
import string
import statistics
from datetime import date, datetime, timedelta, time
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, takewhile, dropwhile, zip_longest, count, repeat, cycle, pairwise, compress, filterfalse
from functools import reduce, partial, lru_cache, cmp_to_key, wraps
from operator import itemgetter, attrgetter, methodcaller

emp = pd.DataFrame({
    "emp_id": [10, 11, 12, 13, 14, 15, 16, 17, 18],
    "name": ["Alice Wong", "Bob Stone", "carol  díaz", "Dave", "EVE ADAMS", "Frank N. Furter", "Grace Lee", "", None],
    "dept": ["Eng", "Eng", "HR", "Ops", "eng", None, "HR", "Ops", "Legal"],
    "salary": ["95000", "72,500", "48k", "51000.50", "$88,000", "", "48000", "-1", None],
    "manager": [np.nan, 10, 10, 12, 11, 11, 12, 99, 18],
    "start": ["2015-03-09", "2018/07/15", "15 Jan 2020", "2020-01-15", "2016-02-29", "2023-11-30", "bad", "", None],
    "skills": ["python;sql;python", "java", "Excel; sql", "", None, "go;rust;python", "excel", "sql;;", "law"],
})

hours = pd.DataFrame({
    "emp_id": [10, 10, 11, 11, 11, 12, 13, 14, 14, 20],
    "week": [1, 2, 1, 2, 2, 1, 1, 1, 3, 1],
    "hrs": [40.0, 45.5, 38.0, 0.0, 4.25, 37.5, np.nan, 60.0, 41.0, 8.0],
    "note": ["ok", "late: 3 days", "ok", "sick (2d)", "WFH", "ok", None, "overtime 12.5h!", "", "temp"],
})

depts = pd.DataFrame({
    "dept": ["Eng", "HR", "Ops", "Sales"],
    "budget": [300000, 90000, 60000, 0],
    "floor": ["3rd", "1st", "2nd", "11th"],
})

# case: pythonic_emp/dict-merge-operators
a = dict(zip(depts["dept"], depts["budget"].tolist()))
b = {"Eng": 1, "Legal": 2}
merged = a | b
a |= {"Sales": -1}
result = merged, a, list(merged), a.keys() & b.keys(), sorted(a.items() - merged.items())
# data: pythonic_teams
import pandas as pd
import numpy as np
import re
import math
import json
import statistics
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, takewhile, dropwhile, zip_longest, pairwise, starmap, repeat, count
from functools import reduce, partial, lru_cache, cmp_to_key
from operator import itemgetter, attrgetter, methodcaller

teams = pd.DataFrame({
    "team": ["Rovers", "United", "City", "Albion", "Town", "Wanderers"],
    "nick": ["the Reds", None, "the Blues", "", "the Hammers", "the Wolves"],
    "founded": [1885, 1902, 1880, None, 1899, 1877],
    "stadium": ["Mill Lane (12,500)", "Old Park (75,100)", "Bluefield (40,000)", "The Nest", "Station Rd (3,210)", "Molineux(31,750)"],
    "colors": ["red-white", "red", "blue-white", "green", "claret-blue-white", "old gold-black"],
})

matches = pd.DataFrame({
    "date": ["2023-08-12", "2023-08-12", "2023-08-19", "2023-08-19", "2023-08-26", "2023-09-02", "2023-09-02", "2023-09-09", "2023-12-26", "2024-01-01"],
    "home": ["Rovers", "City", "United", "Albion", "Rovers", "Town", "City", "United", "Albion", "Rovers"],
    "away": ["United", "Town", "City", "Rovers", "City", "Albion", "United", "Town", "City", "Ghosts"],
    "score": ["2-1", "0-0", "3-3", "1-4", "postponed", "2 - 2", "5-0", "1-0", None, "0-1"],
    "att": [12000, 38000, 74999, 8000, 0, 3210, 40000, 70001, 9500, -1],
})

players = pd.DataFrame({
    "player": ["Kane", "Son", "Saka", "Rice", "Foden", "Palmer", "Watkins", "Kane", "Müller", "o'neil"],
    "team": ["Rovers", "Rovers", "United", "City", "City", "Albion", None, "Town", "Wanderers", "United"],
    "goals": [5, 3, 4, 0, 3, 1, 2, 0, 10, 4],
    "minutes": [450, 360, 400, 90, 270, 0, 180, 15, 900, 377],
    "pos": ["FW", "FW/MF", "MF/FW", "MF", "MF", "FW", "FW", "GK", "FW", "DF"],
})

# case: pythonic_teams/colour-set-algebra
kits = {t: frozenset(c.split("-")) for t, c in zip(teams["team"], teams["colors"])}
clash = [(a, b, sorted(kits[a] & kits[b])) for a, b in combinations(kits, 2) if not kits[a].isdisjoint(kits[b])]
result = {"clash": clash, "sub": kits["United"] < kits["Rovers"], "sym": sorted(kits["City"] ^ kits["Town"]), "all": len(frozenset().union(*kits.values()))}
# case: pythonic_teams/timedelta-between-matches
ds = sorted({date.fromisoformat(d) for d in matches["date"]})
gaps = [b - a for a, b in pairwise(ds)]
result = {
    "total": sum(gaps, timedelta()).days,
    "longest": max(gaps).days,
    "avg": str(sum(gaps, timedelta(0)) / len(gaps)),
    "secs": gaps[0].total_seconds(),
    "neg": str(ds[0] - ds[1]),
    "half": gaps[0] // 2 == timedelta(days=3, hours=12),
    "ratio": max(gaps) / min(gaps),
}
# case: pythonic_teams/team-sheet-unequal-zip-strict
try:
    pairs = list(zip(teams["team"], players["player"], strict=True))
except ValueError as e:
    pairs = str(e)
result = pairs
# data: uncommon_clinic
import pandas as pd
import numpy as np
from datetime import datetime, timedelta

# case: uncommon_clinic/blood-pressure-extract
df = pd.DataFrame({"pid": [1, 2, 3, 4, 5], "bp": ["120/80", "135/85 mmHg", "n/a", "142 / 91", None]})
parts = df["bp"].str.extract(r"(?P<sys>\d{2,3})\s*/\s*(?P<dia>\d{2,3})").astype(float)
df = df.join(parts)
df["hypertensive"] = np.where(df["sys"].isna(), None, (df["sys"] >= 140) | (df["dia"] >= 90))
result = df.drop(columns="bp")

# data: uncommon_projects
import pandas as pd
import numpy as np

tasks = pd.DataFrame({
    "project": ["Apollo", "Apollo", "Apollo", "Borea", "Borea", "Ceres", "Ceres", "Ceres"],
    "task": ["design", "build", "test", "design", "build", "design", "build", "test"],
    "owner": ["Jo", "Kai", "Jo", "Lu", "Lu", "Kai", "Mo", "Mo"],
    "start": ["2024-01-08", "2024-01-22", "2024-03-04", "2024-02-01", "2024-02-19", "2024-01-31", "2024-03-01", "2024-04-15"],
    "end": ["2024-01-19", "2024-03-01", "2024-03-15", "2024-02-16", "2024-04-12", "2024-02-29", "2024-04-12", None],
    "hours": [80, 210.5, 64, 75, 240, 120, 200, 16],
})
for col in ["start", "end"]:
    tasks[col] = pd.to_datetime(tasks[col])

# case: uncommon_projects/interval-contains-date
t = tasks.dropna().reset_index(drop=True)
iv = pd.IntervalIndex.from_arrays(t["start"], t["end"], closed="both")
hit = iv.contains(pd.Timestamp("2024-03-01"))
result = (t.loc[hit, "project"] + ":" + t.loc[hit, "task"]).tolist()

# data: uncommon_surveys
import pandas as pd
import numpy as np
import re

# case: uncommon_surveys/cut-labels-mismatch
inc = pd.DataFrame({"income": [12000, 34000, 80000]})
inc["bracket"] = pd.cut(inc["income"], bins=[0, 20000, 50000, 100000], labels=["low", "mid", "high", "top"])
result = inc["bracket"].value_counts()

# case: uncommon_surveys/compare-two-waves
w1 = pd.DataFrame({"job": ["nurse", "chef", "pilot"], "kids": [1, 0, 2]}, index=["p1", "p2", "p3"])
w2 = pd.DataFrame({"job": ["nurse", "baker", "pilot"], "kids": [2, 0, 2]}, index=["p1", "p2", "p3"])
diff = w1.compare(w2, result_names=("wave1", "wave2"))
result = diff.stack(level=0, future_stack=True).dropna(how="all")

# data: written_sales
import pandas as pd
import numpy as np
import itertools

sales = pd.DataFrame({
    'region': ['North', 'North', 'South', 'South', 'East', 'East', 'West'],
    'quarter': ['Q1', 'Q2', 'Q1', 'Q3', 'Q1', 'Q2', 'Q4'],
    'units': [10, 15, 0, -4, 22, 22, 7],
    'revenue': [100.0, 180.5, 0.0, np.nan, 310.25, 298.0, 63.0],
    'rep': ['amy', 'Amy', 'BO', None, 'cy', 'cy', ''],
})

mi = sales.set_index(['region', 'quarter'])

targets = pd.DataFrame(
    [[120, 150], [50, np.nan], [300, 310]],
    index=pd.Index(['North', 'South', 'Central'], name='region'),
    columns=['Q1', 'Q2'])

stock = pd.Series({'apple': 5, 'pear': 0, 'fig': 12, 'plum': -2})

# case: written_sales/series-delete-and-pop
s = stock.copy()
del s['fig']
v = s.pop('apple')
s['popped'] = v
result = (v, s.index.tolist(), s.tolist())

# data: written_teams
import pandas as pd
import numpy as np
import copy

teams = pd.DataFrame({
    'team': ['Reds', 'Blues', 'Greens', 'Golds', 'reds'],
    'coach': ['Ada', None, 'Cy', 'Di', 'Ada'],
    'wins': [3, 1, 0, 2, 1],
    'losses': [0, 2, 3, 1, 2],
})

matches = pd.DataFrame({
    'home': ['Reds', 'Blues', 'Greens', 'Golds', 'Reds', 'Blues', 'Whites'],
    'away': ['Blues', 'Greens', 'Golds', 'Reds', 'Greens', 'Golds', 'Reds'],
    'score': ['3-1', '2-2', '0-4', '1 - 2', '', None, '5-0'],
    'crowd': [1200, 800, None, 950, 1000, 800, 0],
})

wide = pd.DataFrame(np.arange(20).reshape(4, 5), index=list('abcd'), columns=list('VWXYZ'))

# case: written_teams/wide-loc-bool-rows-and-cols
w = wide.copy()
rows = w['V'] >= 10
cols = w.loc['a'] > 2
w.loc[rows, cols] = 77
result = w

