import pandas as pd
import numpy as np

# case: period_range_fraction
result = pd.period_range("2024-01", periods=2.0, freq="M")

# case: period_range_truth
result = pd.period_range("2024-01", periods=True, freq="M")

# case: interval_range_fraction
result = pd.interval_range(0, 4, periods=2.0)

# case: timedelta_range_fraction
result = pd.timedelta_range("1 days", periods=2.0)

# case: bdate_range_fraction
result = pd.bdate_range("2024-01-01", periods=2.5)

# case: date_range_half
result = pd.date_range("2024-01-01", periods=5 / 2)

# case: date_range_even_fraction
result = pd.date_range("2024-01-01", "2024-01-03", periods=3.0)

# case: product_rows
result = pd.DataFrame({"a": [2, None], "b": ["x", "y"]}, dtype=object).prod(axis=1)

# case: sum_rows_min_count
result = pd.DataFrame({"a": ["p", None], "b": ["x", None]}).sum(axis=1, min_count=1)

# case: sum_rows_numbers_and_none
result = pd.DataFrame({"a": [1, None], "b": [2.5, None]}, dtype=object).sum(axis=1)

# case: sum_rows_bools_none
result = pd.DataFrame({"a": [True, None], "b": [True, False]}).sum(axis=1)

# case: mean_rows_objects
result = pd.DataFrame({"a": [1, None], "b": [2.5, 3]}, dtype=object).mean(axis=1)

# case: category_dt_name
result = pd.Series(pd.to_datetime(["2024-01-05", None]), name="d").astype("category").dt.month

# case: reindex_frame_columns_rows
result = pd.DataFrame({"a": [1, 2]}).reindex(index=[0, 3], columns=["a", "b"], fill_value=0.5)

# case: unstack_fill_fraction
result = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([("a", 1), ("b", 2)])).unstack(fill_value=0.0)

# case: shift_fill_fraction
result = pd.Series([1, 2]).shift(fill_value=0.0)

# case: pivot_table_fill_fraction
result = pd.DataFrame({"a": ["x", "y"], "b": ["p", "q"], "v": [1, 2]}).pivot_table(index="a", columns="b", values="v", aggfunc="sum", fill_value=0.0)
