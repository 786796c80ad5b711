# data: chained_orders
import pandas as pd
import numpy as np

orders = pd.DataFrame({
    "order_id": [101, 102, 103, 104, 104, 105, 106],
    "customer": ["Ann", "ann ", None, "Bob", "Bob", "CARL", "Dee"],
    "status": ["paid", "PAID", "open", None, None, "cancelled", "Open"],
    "amount": [25.0, 25.0, np.nan, 13.5, 13.5, 0.0, 99.9],
    "qty": [1, 2, 3, 1, 1, 0, 10],
    "note": ["ok", "", None, "late", "late", "n/a", "?"],
})
left = pd.DataFrame({"a": [1, np.nan, 3, np.nan], "b": [None, "x", "y", None]}, index=["p", "q", "r", "s"])
right = pd.DataFrame({"a": [10.0, 20.0, np.nan], "b": ["z", None, "w"], "c": [1, 2, 3]}, index=["q", "s", "t"])

def clean_names(df, col):
    out = df.copy()
    out[col] = out[col].str.strip().str.title()
    return out

def top(df, n, by="amount"):
    return df.nlargest(n, by)

# case: chained_orders/pipe_tuple
def report(prefix, df):
    return f"{prefix}{len(df)}"
result = orders.pipe((report, "df"), "rows=")

# case: chained_orders/replace_regex_kw
result = orders[["status", "note"]].replace(regex={"^(?i:paid)$": "P", "late": "L"})

# case: chained_orders/between_inclusive
result = pd.DataFrame({i: orders["amount"].between(13.5, 25, inclusive=i) for i in ["both", "neither", "left", "right"]})

# data: combining_old
import pandas as pd
import numpy as np

old = pd.DataFrame({
    "id": [1, 2, 3, 4, 5],
    "email": ["a@x.com", "b@x.com", None, "d@x.com", "E@X.com"],
    "score": [10.0, np.nan, 30.0, 40.0, 50.0],
    "active": [True, True, False, None, False],
})
new = pd.DataFrame({
    "id": [2, 3, 4, 5, 6],
    "email": ["b@x.com", "c@x.com", "d@y.com", "e@x.com", "f@x.com"],
    "score": [np.nan, 30.0, 41.0, np.nan, 60.0],
    "active": [True, False, None, True, True],
})
blocklist = pd.DataFrame({"email": ["d@x.com ", "zz@x.com", None]})

# case: combining_old/align-axis1
l, r = old.set_index("id").align(new.set_index("id").drop(columns="active").assign(extra=1), join="outer", axis=1)
result = (l.columns.tolist(), r.columns.tolist(), l.shape, r.shape)
# data: framed_readings
import pandas as pd
import numpy as np

readings = pd.DataFrame({
    'station': ['N1', 'N1', 'N1', 'S4', 'S4', 'S4', 'E2', 'E2', None],
    'hour': [0, 6, 12, 0, 6, 12, 0, 6, 0],
    'temp': [3.5, np.nan, 9.0, np.nan, np.nan, 14.2, -7.0, -7.0, 3.5],
    'rain': [0.0, 1.2, np.nan, 0.0, 15.5, np.nan, np.nan, 0.0, 0.0],
    'sky': ['clear', 'Cloudy', None, 'n/a', 'rain', 'rain', '', 'clear', 'clear'],
    'flag': ['ok', 'OK', 'bad', 'ok', '?', 'ok', 'bad', 'ok', 'ok'],
})

grid = pd.DataFrame({
    'a': [1.0, np.nan, np.nan, np.nan, 5.0],
    'b': [np.nan, 2.0, np.nan, 4.0, np.nan],
    'c': [10, 20, -30, 40, 10],
    'd': [np.nan, -1.5, 2.5, np.nan, 2.5],
}, index=list('vwxyz'))

limits = pd.DataFrame({'lo': [0, 5, -10, 0, 8], 'hi': [15, 15, 15, 30, 9]}, index=list('vwxyz'))

scores = pd.DataFrame({
    'name': ['Ann', 'Ben', 'Cy', 'Dee', 'Eli', 'Fay', 'Ann'],
    'math': [90, 85, 90, 70, 85, 60, 90],
    'art': [75, 88, 75, np.nan, 91, 60, 75],
    'team': ['red', 'blue', 'red', 'blue', 'Red', 'green', 'red'],
})

# case: framed_readings/replace-length-mismatch
result = scores.replace([90, 85, 70], ['A', 'B'])

# data: framed_students
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

# case: framed_students/frame-map
result = nums.map(lambda v: f'{v:.1f}', na_action='ignore')

# data: hierarchies_budget
import pandas as pd
import numpy as np

budget = pd.DataFrame({
    'Dept': ['Ops', 'IT', 'Legal', 'Mktg'],
    'Owner': ['Sue', 'raj', None, 'Lin'],
    'Jan-23': [1000, 500, 0, '1,200'],
    'Feb-23': [1100, None, 250, '900'],
    'Mar-23': [900, 700, -50, '']
})
ledger = pd.DataFrame({
    'txn': ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'],
    'dept': ['Ops', 'IT', 'Ops', 'Ops', 'Legal', 'IT', 'HR', 'Mktg', 'IT'],
    'account': ['travel', 'software', 'travel', 'rent', 'fees', 'hardware', 'travel', 'ads', 'software'],
    'posted': ['01/15/2023', '01/20/2023', '02/03/2023', '02/28/2023', '02/10/2023', '03/01/2023', '03/03/2023', '13/03/2023', '03/31/2023'],
    'amount': [250.75, 499.99, 300.0, 800.0, 125.0, -75.0, 60.0, 1000.0, 499.99],
    'approved': [True, True, False, None, True, False, True, True, True]
})
fx = pd.Series({('USD', 'EUR'): 0.9, ('USD', 'GBP'): 0.8, ('EUR', 'USD'): 1.1, ('EUR', 'GBP'): 0.87, ('GBP', 'USD'): 1.25})

# case: hierarchies_budget/transposed-months-index
t = budget.drop('Owner', axis=1).set_index('Dept').transpose()
t.index = pd.to_datetime(t.index, format='%b-%y').to_period('Q').astype(str)
result = t[['Ops', 'IT']].astype(float).groupby(level=0).sum()

# data: hierarchies_games
import pandas as pd
import numpy as np
from functools import reduce

games = pd.DataFrame({
    'game_id': [1, 2, 3, 4, 5, 6, 7, 8],
    'season': [2022, 2022, 2022, 2023, 2023, 2023, 2023, 2024],
    'home': ['Lions', 'Bears', 'Hawks', 'Lions', 'Bears', 'Hawks', 'lions', 'Bears'],
    'away': ['Bears', 'Hawks', 'Lions', 'Hawks', 'Lions', 'Bears', 'Bears', 'Wolves'],
    'home_goals': [3, 1, 2, 0, 2, 2, 1, None],
    'away_goals': [1, 1, 2, 4, 0, 3, 1, None]
})
players = pd.DataFrame({
    'player': ['Kim', 'Lou', 'Max', 'Ned', 'Oz', 'Pat', 'Kim'],
    'team': ['Lions', 'Lions', 'Bears', 'Hawks', None, 'Bears', 'Wolves'],
    'pos': ['FW', 'DF', 'FW', 'GK', 'MF', 'GK', 'FW'],
    'stats': [{'g': 3, 'a': 1}, {'g': 0, 'a': 2}, {'g': 2}, {}, {'g': 1, 'a': 1}, {'a': 4}, {'g': 5, 'a': 0}]
})
goals = pd.DataFrame({
    'game_id': [1, 1, 1, 2, 3, 3, 5, 5, 9],
    'player': ['Kim', 'Kim', 'Max', 'Max', 'Ned', 'Kim', 'Max', 'Pat', 'Zoe'],
    'minute': [5, 44, 90, 12, 45, 46, 3, 60, 1]
})

# case: hierarchies_games/stats-from-records
result = pd.DataFrame.from_records(players['stats'].tolist(), index=players['player']).rename(columns=str.upper)

# data: hierarchies_tickets
import pandas as pd
import numpy as np

tickets = pd.DataFrame({
    'id': [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009],
    'opened': ['2024-02-26', '26/02/2024', '2024-02-28', 'Mar 1, 2024', '2024-03-04', None, '2024-03-05', '2024-03-05', 'bad'],
    'priority': ['high', 'Low', 'low', 'HIGH', 'medium', 'low', None, 'medium', 'high'],
    'team': ['net', 'net', 'app', 'app', 'db', 'db', 'app', 'net', 'sec'],
    'tags': ['vpn|slow', 'vpn', None, 'login|crash|ui', 'crash', '', 'ui', 'slow|slow', 'login'],
    'hours': [4.5, 1.0, 0.5, 12.0, 3.25, 0.0, np.nan, 2.0, 30.0],
    'reopened': pd.array([True, False, None, True, False, False, None, True, False], dtype='boolean')
})
events = pd.DataFrame([
    (1001, 'open', 'ana'), (1001, 'assign', 'ben'), (1001, 'close', 'ben'),
    (1002, 'open', 'cy'), (1002, 'close', 'ana'),
    (1004, 'open', 'ana'), (1004, 'assign', 'cy'), (1004, 'assign', 'ben'), (1004, 'close', 'cy'),
    (1005, 'open', None), (2000, 'open', 'zed')
], columns=['id', 'step', 'who'])
sla = pd.DataFrame({'high': [4, 8], 'medium': [8, 16], 'low': [24, 72]}, index=pd.Index(['respond', 'fix'], name='kind'))

# case: hierarchies_tickets/multi-pivot-wrong-sort-key
pt = tickets.pivot_table(index='team', values=['hours'], aggfunc=['sum', 'max'])
result = pt.sort_values('sum')

# data: labelled_emp
import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
import math

emp = pd.DataFrame({
    "emp_id": [7, 3, 5, 3, 11, 2, 9],
    "name": ["Mia", "Leo", "Ada", "leo", "Tom", None, "Zoe "],
    "dept": ["HR", "IT", "IT", "IT", "Ops", "HR", ""],
    "salary": [4200, 5100.5, np.nan, 5100.5, 3900, 0, 6000],
    "hired": ["2019-03-01", "2020-07-15", "15/01/2021", None, "2018-11-30", "2022-02-30", "2020-07-15"],
    "remote": [True, None, False, True, False, True, None],
})

raises = pd.Series({5: 0.10, 3: 0.05, 99: 0.5, 7: np.nan}, name="pct")

budget = pd.DataFrame({
    "dept": ["IT", "Ops", "Legal", "HR"],
    "cap": [12000, 3000, 1000, None],
    "lead": [5, 11, None, 7],
})

# case: labelled_emp/is-monotonic-checks
ids = pd.Index(emp["emp_id"])
s = ids.sort_values()
result = (ids.is_monotonic_increasing, s.is_monotonic_increasing, s.is_unique, ids.has_duplicates,
          s.drop_duplicates().is_monotonic_decreasing, ids.nunique())

# data: levelled_energy
import pandas as pd
import numpy as np
import math
from collections import Counter

energy = pd.DataFrame({
    'site': ['A', 'A', 'A', 'B', 'B', 'C', 'C', 'A', 'B', 'C', 'D'],
    'fuel': ['gas', 'coal', 'gas', 'gas', 'wind', 'wind', 'sun', 'coal', 'wind', 'sun', ''],
    'year': [2020, 2020, 2021, 2020, 2021, 2020, 2021, 2021, 2020, 2020, 2021],
    'mwh': [100.0, 50.0, 110.0, 70.0, 30.0, 25.0, np.nan, 0.0, 30.0, 12.5, 1e9],
    'cost': [10, 4, 12, 8, 0, 0, 1, 5, -1, 1, 12345678901],
})
sites = pd.DataFrame({
    'site': ['A', 'B', 'C', 'E'],
    'country': ['US', 'US', 'CA', None],
    'active': [True, None, False, True],
})
co2 = pd.DataFrame({
    'fuel': ['gas', 'coal', 'oil', 'wind'],
    'kg': [0.4, 0.9, 0.7, 0.0],
})

# case: levelled_energy/dropna-levels-how
w = energy.pivot_table(index=['site'], columns=['year', 'fuel'], values='mwh')
result = w.dropna(axis=1, thresh=2)
# data: reshaped_sales
import pandas as pd
import numpy as np

wide = pd.DataFrame({
    "student": ["Ann", "Bob", "Cid", "Bob"],
    "class": ["A", "B", None, "B"],
    "math_2022": [90, 85, np.nan, 70],
    "math_2023": [95, np.nan, 60, 75],
    "bio_2022": [80, 82, 78, np.nan],
    "bio_2023": [88, 84, 79, 66],
})
sales = pd.DataFrame({
    "region": ["North", "South", "north", "East", "South", None, "North"],
    "product": ["A", "B", "A", "C", "B", "A", "B"],
    "quarter": ["Q1", "Q1", "Q2", "Q1", "Q2", "Q2", "Q1"],
    "units": [10, 5, 7, 0, 5, 3, 10],
    "price": [1.5, 2.0, 1.5, np.nan, 2.5, 1.5, 2.0],
})

# case: reshaped_sales/wide_to_long_suffix
df = pd.DataFrame({"id": [1, 2], "score-one": [5, 6], "score-two": [7, None], "x": ["p", "q"]})
result = pd.wide_to_long(df, ["score"], i="id", j="round", sep="-", suffix=r"\w+")

# data: reshaped_stock
import pandas as pd
import numpy as np
import json

stock = pd.DataFrame({
    "shop": ["A", "A", "B", "B", "C", None],
    "item": ["pen", "ink", "pen", "pen", "pad", "pen"],
    "year": [2022, 2023, 2022, 2023, 2022, 2023],
    "qty": [5, 0, 7, np.nan, 3, 1],
    "cost": [1.0, 2.5, 1.1, 1.2, 4.0, None],
    "tags": [["x", "y"], [], ["y"], None, ["x", "x"], ["z"]],
})
quarters = pd.DataFrame({"id": [1, 2, 3], "Q1": [1, 2, None], "Q2": [4, 5, 6], "note": ["a", None, "c"]})
multi = stock.pivot_table(index="shop", columns=["item", "year"], values=["qty", "cost"], aggfunc="sum")
levels = stock.dropna(subset=["shop"]).set_index(["shop", "item", "year"])[["qty", "cost"]]

# case: reshaped_stock/concat_axis1_ignore
result = pd.concat([stock["qty"], stock["cost"]], axis=1, ignore_index=True)

# case: reshaped_stock/loads_nested
doc = json.loads('{"shops": [{"n": "A", "items": [{"i": "pen", "q": 1}, {"i": "ink", "q": null}]}, {"n": "B", "items": []}]}')
result = pd.json_normalize(doc["shops"], record_path="items", meta="n", record_prefix="it_", meta_prefix="s_")

# data: reshaping_accounts
import pandas as pd
import numpy as np

accounts_df = pd.DataFrame({
    'account_no': ['A-01', 'A-02', 'A-03', 'B-01', 'B-02', 'C-01'],
    'owner_id': [1, 1, 2, 3, 4, 8],
    'type': ['checking', 'savings', 'checking', 'Checking', 'loan', 'savings'],
    'opened': ['2019-01-01', '2019-06-30', '2020-02-02', '2021-10-10', '2022-03-03', '2022-03-03'],
    'balance': [1200.50, 8000.0, -50.25, 300.0, -15000.0, np.nan],
})

clients_df = pd.DataFrame({
    'client_id': [1, 2, 3, 4, 5],
    'first': ['Ana', 'Raj', 'Liu', 'Tom', 'Eva'],
    'last': ['Silva', 'Patel', 'Wei', 'Hill', 'Novak'],
    'branch': ['Lisbon', 'Porto', 'Lisbon', 'Porto', 'Faro'],
})

transactions_df = pd.DataFrame({
    'tx_id': range(1, 13),
    'account': ['A-01', 'A-01', 'A-02', 'A-03', 'A-03', 'B-01', 'B-01', 'B-02', 'A-01', 'a-02', 'Z-99', 'A-03'],
    'tx_date': ['2023-01-15', '2023-02-15', '2023-01-31', '2023-02-01', '2023-03-01', '2023-01-20', '2023-01-20', '2023-03-31', '2023-03-15', '2023-03-02', '2023-02-02', '2023-03-09'],
    'amount': [500, -120.5, 200, -75, 40, 1000, -1000, -250, -60, 35, 10, np.nan],
    'channel': ['atm', 'card', 'online', 'card', 'online', 'atm', 'atm', 'online', 'card', None, 'atm', 'card'],
})

rates_df = pd.DataFrame({
    'type': ['checking', 'savings', 'savings', 'loan', 'deposit'],
    'tier': [1, 1, 2, 1, 1],
    'min_balance': [0, 0, 5000, -100000, 1000],
    'rate': [0.001, 0.015, 0.02, 0.07, 0.03],
})
# case: reshaping_accounts/many-to-many-validate
status = []
for how in ['one_to_one', 'one_to_many', 'many_to_one', 'many_to_many']:
    try:
        accounts_df.assign(type=accounts_df['type'].str.lower()).merge(rates_df, on='type', validate=how)
        status.append((how, True))
    except pd.errors.MergeError:
        status.append((how, False))
result = pd.DataFrame(status, columns=['validate', 'ok'])
