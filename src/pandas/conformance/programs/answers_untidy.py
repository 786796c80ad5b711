# data: accidents_people
import pandas as pd
import numpy as np
import re
import json
import warnings
warnings.simplefilter("ignore")

df = pd.DataFrame({
    "id": [1, 2, 3, 4, 5],
    "name": ["Ann", "bob", None, "", "Ann"],
    "val": [1.5, np.nan, 3, -2, 1.5],
    "day": ["2024-01-01", "2024-02-30", None, "03/04/2024", "2024-01-01"],
    "grp": ["x", "y", "x", None, "x"],
    "lst": [["a"], ["b", "c"], [], None, ["a"]],
})
s = df["name"]

# case: accidents_people/str_join_numbers
result = pd.Series([[1, 2], ["a", "b"]]).str.join("-")

# case: accidents_people/to_datetime_ignore
result = pd.to_datetime(df["day"], errors="ignore")

# case: accidents_people/replace_callable_no_regex
result = s.str.replace("n", lambda m: "N")

# case: accidents_people/contains_special
result = s.str.contains("*")

# case: accidents_people/cat_column_number
result = s.str.cat(df["id"])

# case: accidents_people/query_spaces
result = df.rename(columns={"val": "my val"}).query("my val > 1")

# case: accidents_people/eval_syntax
result = df.eval("id +")

# case: accidents_people/re_none
result = s.apply(lambda v: re.sub("n", "m", v))

# case: accidents_people/zip_strict
result = list(zip([1, 2], [1], strict=True))

# case: accidents_people/numpy_str_sum
result = np.array(["a", "b"]).sum()

# case: accidents_people/float_series
result = float(pd.Series([1.5]))

# case: accidents_people/wide_to_long_bad_stub
result = pd.wide_to_long(df[["id", "val"]], stubnames="q", i="id", j="n")

# case: accidents_people/cat_add_existing
result = df["grp"].astype("category").cat.add_categories(["x"])

# case: accidents_people/cat_max_unordered
result = df["grp"].astype("category").max()
# data: edged_allna
import pandas as pd
import numpy as np
import math

allna = pd.DataFrame({"g": ["x", "x", "y"], "v": [np.nan, np.nan, np.nan], "o": [None, None, None]})
same = pd.DataFrame({"team": ["r", "r", "b", "b", "b"], "score": [5, 5, 5, 5, 5]})
ties = pd.DataFrame({
    "player": ["ann", "bob", "cat", "dan", "eve", "fay", "gus"],
    "team": ["r", "b", "r", None, "b", "b", "r"],
    "pts": [10, 20, 10, 20, 30, 10, 30],
    "avg": [1.5, np.nan, 1.5, np.inf, -np.inf, 0.0, -0.0],
})
tiny = pd.Series([1e-300, 2.5e-16, 0.1 + 0.2, 1.0])
big = pd.Series([9223372036854775807, 9007199254740993, -9223372036854775808])

# case: edged_allna/all-equal-stats
s = same["score"]
result = (s.std(), s.var(), s.skew(), s.kurt(), s.mode().tolist(), s.nunique(), s.idxmax(), s.idxmin())

# case: edged_allna/all-equal-cut
r = pd.cut(same["score"], 2, labels=False)
result = (r.tolist(), len(pd.cut(same["score"], 3).cat.categories))

# case: edged_allna/big-int-beyond-64
s = pd.Series([2**63, 2**64, 1])
result = (str(s.dtype), s.max(), s.sum())

# data: edged_empty
import pandas as pd
import numpy as np
import datetime

empty = pd.DataFrame()
cols_only = pd.DataFrame(columns=["id", "name", "amount"])
orders = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6],
    "cust": ["a", "b", None, "a", "", "b"],
    "amount": [10.5, np.nan, -0.0, 10.5, 1e300, -3.25],
    "paid": [True, False, None, True, None, False],
})
one = pd.DataFrame({"id": [7], "cust": ["z"], "amount": [np.nan], "paid": [True]})
nothing = orders[orders["id"] > 100]

# case: edged_empty/describe-empty-frame
stats = empty.describe()
result = stats.shape

# case: edged_empty/one-row-std-var-sem
s = pd.Series([5.0])
result = (s.std(), s.var(), s.sem(), s.std(ddof=0), s.mean(), s.skew())

# data: edged_left
import pandas as pd
import numpy as np
from functools import reduce

left = pd.DataFrame({"k": ["a", "b", "b", None, "c"], "x": [1, 2, 3, 4, 5]})
right = pd.DataFrame({"k": ["b", "b", None, "d", "A"], "y": [10.0, np.nan, 30.0, 40.0, 50.0]})
sales = pd.DataFrame({
    "region": ["N", "S", "N", None, "S", "E"],
    "prod": ["p", "p", "q", "q", None, "p"],
    "qty": [1, 0, -2, 5, 5, 0],
    "price": [1.5, np.nan, 2.0, 2.0, 1e10, 0.0],
})
single = pd.DataFrame({"only": [42]})
none = sales[sales["qty"] > 99]

# case: edged_left/merge-none-keys-match
m = left.merge(right, on="k")
result = (len(m), m["k"].isna().sum(), m["y"].sum())

# data: edged_notes
import pandas as pd
import numpy as np
import re

notes = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "text": ["He said \"hi\"", "it's ok", "line1\nline2", "", None, "  padded\t", "naïve café ☕", "ÀÉÎ straße"],
    "tag": ["a,b", "a", ",", "", None, "b,,c", "A , B", "a,b"],
})
codes = pd.Series(["007", "7", " 7 ", "-7", "+7", "7.0", "1e3", "nan", "", "abc", None])
blank = pd.Series([], dtype=object)
emoji = pd.Series(["👍", "👨‍👩‍👧", "e\u0301", "é", "日本語", "İ"])

# case: edged_notes/codes-astype-int-float-text
f = codes.iloc[:8].astype(float)
result = (f.tolist(), f.dropna().astype(int).tolist(), f.sum())

# case: edged_notes/unicode-sort-order
order = emoji.sort_values().index.tolist()
result = order + [emoji.is_unique, emoji.nunique(), sorted(emoji) == emoji.sort_values().tolist()]

# data: edged_visits
import pandas as pd
import numpy as np
import datetime as dt

visits = pd.DataFrame({
    "day": pd.to_datetime(["2024-02-29", "2023-02-28", "2024-01-31", None, "2024-12-31", "2024-01-31", "1999-12-31", "2000-01-01"]),
    "who": ["ann", "bob", "ann", "cy", None, "ann", "bob", "cy"],
    "fee": [10.0, 0.0, np.nan, 5.0, -5.0, 10.0, 7.5, 1e-9],
})
texts = pd.Series(["2024-02-30", "2024-13-01", "", None, "2024-02-29", "not a date"])
ts = pd.Series([1, 2, 3, 4, 5], index=pd.to_datetime(["2024-01-30", "2024-01-31", "2024-02-01", "2024-02-29", "2024-03-01"]))
nodates = visits[visits["fee"] > 1000]

# case: edged_visits/year-int-of-nat
row = visits[visits["who"] == "cy"].iloc[0]
result = int(row["day"].year)

# case: edged_visits/resample-no-rows
r = ts.iloc[:0].resample("D").sum()
result = (len(r), type(r.index).__name__)

# data: mistakes_account
import pandas as pd
import numpy as np
import datetime

account_df = pd.DataFrame({
    'account_id': [1, 2, 3, 4, 5, 6],
    'holder': ['Marta K.', 'Pavel N.', None, 'Jana S.', 'Pavel N.', 'Ota V.'],
    'type': ['checking', 'savings', 'Savings', 'checking', 'LOAN', ''],
    'balance': ['1500.00', '-20', '8,250.10', '0', None, '99.9'],
    'district': ['Praha', 'Brno', 'Praha', 'Ostrava', 'brno', 'Praha'],
})

trans_df = pd.DataFrame({
    'trans_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'account_id': [1, 1, 2, 2, 3, 3, 3, 4, 9, 1],
    'date': [950101, 950215, 950101, 951231, 960229, 960301, 970515, 970515, 980101, 980704],
    'kind': ['credit', 'debit', 'credit', 'debit', 'credit', 'credit', None, 'debit', 'credit', 'debit'],
    'amount': [1000, 250, 500, 520, 4000, 4250, 0, 10, 77, 250],
})

loan_df = pd.DataFrame({
    'loan_id': [701, 702, 703],
    'account_id': [2, 5, 5],
    'amount': [96396, 165960, 127080],
    'duration': [12, 0, 60],
    'status': ['A', 'B', 'A'],
})
# case: mistakes_account/apply-returns-series-or-scalar
def describe(g):
    if g['kind'].nunique() == 1:
        return g['amount'].sum()
    return pd.Series({'credit': g.loc[g['kind'] == 'credit', 'amount'].sum(),
                      'debit': g.loc[g['kind'] == 'debit', 'amount'].sum()})

result = trans_df.groupby('account_id').apply(describe)
# case: mistakes_account/fillna-inplace-none-result
accounts = account_df.fillna({'holder': 'unknown'}, inplace=True)
result = accounts.groupby('holder').size()
# data: mistakes_restaurant
import pandas as pd
import numpy as np

restaurant_df = pd.DataFrame({
    'id': [1, 2, 3, 4, 5, 6],
    'name': ['Thai Palace', 'La Piazza', 'Burger Barn', 'Sushi Go', 'la piazza', 'Closed Cafe'],
    'cuisine': ['thai', 'Italian', 'american', 'Japanese', 'italian', None],
    'rating': ['4.5', '4.0', '3.2', 'N/A', '4', '-'],
    'price_level': ['$$', '$$$', '$', '$$$$', '$$$', ''],
    'open_year': [2010, 2005, 1999, 2018, 2005, 0],
})

location_df = pd.DataFrame({
    'restaurant_id': [1, 2, 2, 3, 4, 7],
    'street': ['12 Main St', '400 Oak Ave', '7 Pine Rd', ' 12 Main St', '88 Bay Blvd', 'Unknown'],
    'city': ['San Jose', 'Palo Alto', 'San Jose', 'san jose', 'Berkeley', None],
    'zip': [95112, 94301, 95113, 95112, 94704, np.nan],
})

order_df = pd.DataFrame({
    'id': [10, 11, 12, 13, 14, 15, 16, 17],
    'restaurant_id': ['1', '1', '2', '3', '3', '3', '4', 'x'],
    'amount': [25.5, 30.0, 80.25, 12.0, 9.5, 12.0, None, 5.0],
    'tip': ['15%', '20%', None, '0', '10%', 'ten', '18%', '0%'],
    'ordered_at': ['2024-05-01 12:10', '2024-05-01 19:45', '2024-05-02 20:00', '2024-05-03 11:59', '2024-05-03 13:00', '2024-05-04', 'bad', '2024-05-05 08:00'],
})
# case: mistakes_restaurant/street-number-unpack
out = []
for rid, street, *rest in location_df.itertuples(index=False):
    num, st = street.split(' ', 1)
    out.append({'restaurant_id': rid, 'number': int(num), 'street': st})
result = pd.DataFrame(out)
# data: untidy_sensors
import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, timedelta
from collections import Counter, defaultdict, deque
from itertools import accumulate, groupby, zip_longest
# case: untidy_sensors/checksum-validation
pk = pd.DataFrame({'packet': ['01-02-03', 'FF-00-FF', '0A-0B-15', 'zz-01-00', '', None]})
def check(p):
    try:
        *body, cs = [int(x, 16) for x in p.split('-')]
    except (ValueError, AttributeError) as exc:
        return type(exc).__name__
    return 'ok' if sum(body) % 256 == cs else f'bad ({sum(body) % 256:02X} != {cs:02X})'
pk['check'] = [check(p) for p in pk['packet']]
result = pk['check'].tolist()
# data: untidy_shop
import pandas as pd
import numpy as np
import re
import json
from collections import Counter, defaultdict, OrderedDict
from functools import reduce
# case: untidy_shop/json-attributes
p = pd.DataFrame({'sku': ['s1', 's2', 's3', 's4'], 'attrs': ['{"color": "Red", "kg": 1.5}', '{"kg": "2", "tags": ["a", "b"]}', '', '{bad json}']})
def load(text):
    try:
        return json.loads(text)
    except (ValueError, TypeError):
        return {}
attrs = p['attrs'].apply(load).apply(pd.Series)
attrs['kg'] = attrs['kg'].astype(float)
result = p[['sku']].join(attrs)
# case: untidy_shop/json-normalize-nested
payload = [
    {'id': 1, 'customer': {'name': 'Ann', 'address': {'city': 'Oslo'}}, 'items': [{'sku': 'a', 'qty': 1}, {'sku': 'b', 'qty': 2}]},
    {'id': 2, 'customer': {'name': 'Bob'}, 'items': []},
    {'id': 3, 'customer': {'name': None, 'address': {'city': ''}}, 'items': [{'sku': 'a', 'qty': None}]},
]
flat = pd.json_normalize(payload)
items = pd.json_normalize(payload, record_path='items', meta=['id'])
result = flat.drop(columns='items').merge(items, on='id', how='left')
