import numpy as np
import pandas as pd

# case: index-of-one-level-in-tuples-1
x = pd.DataFrame({'m': ['a', 'b', 'a']}).value_counts(['m'])
y = pd.DataFrame({'z': [1, 2]}, index=['a', 'b'])
result = pd.merge(x, y, left_index=True, right_index=True)
# case: index-of-one-level-in-tuples-2
x = pd.DataFrame({'m': ['a', 'b', 'a']}).value_counts(['m'])
y = pd.DataFrame({'z': [1, 2]}, index=pd.Index(['a', 'b'], name='q'))
result = pd.merge(y, x, left_index=True, right_index=True)
# case: index-of-one-level-in-tuples-3
x = pd.DataFrame({'m': ['a', 'b', 'a']}).value_counts(['m']).to_frame()
y = pd.DataFrame({'z': [1, 2]}, index=['a', 'b'])
result = x.join(y)
# case: index-of-one-level-in-tuples-4
x = pd.DataFrame({'m': []}).value_counts(['m'])
y = pd.DataFrame({})
result = pd.merge(x, y, left_index=True, right_index=True, how='left')
# case: index-of-one-level-in-tuples-5
x = pd.DataFrame({'m': [1]}).value_counts(['m'])
y = pd.DataFrame({})
result = pd.merge(x, y, left_index=True, right_index=True, how='left')
# case: index-of-one-level-in-tuples-6
x = pd.DataFrame({'m': ['a', 'b', 'a']}).value_counts(['m']).to_frame()
y = pd.DataFrame({'m': ['a', 'b', 'b']}).value_counts(['m']).to_frame('n')
result = x.join(y)
# case: index-of-one-level-in-tuples-7
x = pd.DataFrame({'m': ['a', 'b', 'a']}).value_counts(['m']).to_frame()
y = pd.DataFrame({'m': ['a', 'b'], 'z': [3, 4]})
result = y.merge(x, left_on='m', right_index=True)
# case: index-of-one-level-in-tuples-8
x = pd.DataFrame({'m': ['a', 'b', 'a']}).value_counts(['m']).to_frame()
y = pd.DataFrame({'m': ['a', 'b'], 'z': [3, 4]})
result = y.join(x, on='m')
