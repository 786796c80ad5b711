import pandas as pd
# case: some-named
result = pd.DataFrame([pd.Series({'k': 'a', 'v': 1}), pd.Series({'k': 'b', 'v': 2, 'w': 0.5}), pd.Series(['c', 3], index=['k', 'v'], name='named')])
# case: all-or-none-named
result = pd.DataFrame([pd.Series({'k': 'a', 'v': 1}), pd.Series({'k': 'b', 'v': 2})]), pd.DataFrame([pd.Series([1, 2], name=3), pd.Series([3, 4])]), pd.DataFrame([pd.Series([1, 2], name='x'), pd.Series([3, 4], name='y')])
# case: beside-a-list
result = pd.DataFrame([pd.Series([1, 2], name='x'), [3, 4]])
