import pandas as pd
import numpy as np
orders = pd.DataFrame({'order_id': [101, 102, 103, 104, 105, 106, 107], 'user_id': [1, 2, 1, 3, 9, 2, 1], 'amount': [20.5, 35.0, np.nan, 12.25, 50.0, 35.0, 7.0], 'status': ['paid', 'open', 'paid', 'cancelled', 'paid', None, 'open'], 'order_date': pd.to_datetime(['2023-01-15', '2023-01-20', '2023-02-01', '2023-02-14', '2023-03-03', None, '2023-03-31']), 'items': [3, 1, 2, 5, 1, 1, 4]})
f = pd.DataFrame({'i': [3, 1, 2], 'x': [1.5, np.nan, 2.5], 't': ['b', None, 'a'], 'b': [True, False, True], 'o': [1, 'a', None], 'd': pd.to_datetime(['2020-01-02', None, '2020-01-01']), 'td': pd.to_timedelta(['1D', '2D', None])})

# case: orders['order_date'].map(lambda d: d.isoformat())
result = orders['order_date'].map(lambda d: d.isoformat())

# case: orders['order_date'].to_list()[-2].month_name()
result = orders['order_date'].to_list()[-2].month_name()

# case: pd.to_datetime({'year': [2020], 'month': [1], 'day': [3]})
result = pd.to_datetime({'year': [2020], 'month': [1], 'day': [3]})

# case: pd.to_timedelta(pd.Series(['01:30', 'bad']), errors='coerce')
result = pd.to_timedelta(pd.Series(['01:30', 'bad']), errors='coerce')

# case: f['d'].apply(lambda d: d.month_name())
result = f['d'].apply(lambda d: d.month_name())

# case: f['d'].apply(lambda d: d.day_name())
result = f['d'].apply(lambda d: d.day_name())

# case: f['d'].apply(lambda d: d.date())
result = f['d'].apply(lambda d: d.date())

# case: f['d'].apply(lambda d: d.quarter)
result = f['d'].apply(lambda d: d.quarter)

# case: f['d'].apply(lambda d: d.weekday())
result = f['d'].apply(lambda d: d.weekday())

# case: f['d'].apply(lambda d: d.week)
result = f['d'].apply(lambda d: d.week)

# case: f['d'].apply(lambda d: d.timestamp())
result = f['d'].apply(lambda d: d.timestamp())

# case: f['d'].apply(lambda d: d.replace(day=1))
result = f['d'].apply(lambda d: d.replace(day=1))

# case: f['d'].apply(lambda d: d.toordinal())
result = f['d'].apply(lambda d: d.toordinal())

# case: f['d'].apply(lambda d: d.isocalendar()[1])
result = f['d'].apply(lambda d: d.isocalendar()[1])

# case: f['d'].apply(lambda d: d.floor('D'))
result = f['d'].apply(lambda d: d.floor('D'))

# case: f['d'].apply(lambda d: d.to_pydatetime())
result = f['d'].apply(lambda d: d.to_pydatetime())

# case: f['td'].apply(lambda d: d.total_seconds())
result = f['td'].apply(lambda d: d.total_seconds())

# case: pd.NaT.month_name(), pd.NaT.quarter, pd.NaT.isoformat(), pd.NaT.is_month_end
result = pd.NaT.month_name(), pd.NaT.quarter, pd.NaT.isoformat(), pd.NaT.is_month_end

# case: pd.NaT.strftime('%Y')
result = pd.NaT.strftime('%Y')

# case: pd.NaT.replace(day=1), pd.NaT.floor('D'), pd.NaT.total_seconds()
result = pd.NaT.replace(day=1), pd.NaT.floor('D'), pd.NaT.total_seconds()

# case: orders['order_date'].apply(lambda d: d.dayofweek)
result = orders['order_date'].apply(lambda d: d.dayofweek)

# case: orders['order_date'].apply(lambda d: d.date()).tolist()
result = orders['order_date'].apply(lambda d: d.date()).tolist()

# case: orders['order_date'].apply(lambda d: d.isocalendar().week)
result = orders['order_date'].apply(lambda d: d.isocalendar().week)

# case: orders['order_date'].apply(lambda d: f"{d.year}-Q{d.quarter}")
result = orders['order_date'].apply(lambda d: f"{d.year}-Q{d.quarter}")

# case: orders['order_date'].apply(lambda d: d.weekday() >= 5)
result = orders['order_date'].apply(lambda d: d.weekday() >= 5)

# case: orders['order_date'].apply(lambda d: 'weekend' if d.weekday() >= 5 else 'weekday')
result = orders['order_date'].apply(lambda d: 'weekend' if d.weekday() >= 5 else 'weekday')
