import pandas as pd
import numpy as np
# case: wide
w = pd.DataFrame({f'a_long_column_{i}': [i * 1.5, 'x' * i] for i in range(9)})
result = str(w)
# case: wide2
w = pd.DataFrame({f'column_{i}': [i * 1.5, 2.5] for i in range(12)}, index=['first', 'second'])
result = repr(w)
# case: wide3
w = pd.DataFrame({f'column_{i}': range(100) for i in range(12)})
result = str(w)
# case: wide4
w = pd.DataFrame({('a', f'column_{i}'): range(3) for i in range(12)})
result = str(w)
# case: wide5
w = pd.DataFrame({f'column_{i}': range(4) for i in range(12)}).set_index(['column_0', 'column_1'])
result = f'{w}'
# case: wide6
result = str(pd.DataFrame({'x' * 70: [1], 'y' * 5: [2]}))
# case: wide7
result = str(pd.DataFrame({'x' * 69: [1], 'y' * 5: [2]}))
# case: wide8
result = str(pd.DataFrame({'x' * 100: [1], 'y' * 85: [2]}))
# case: wide9
result = [str(pd.DataFrame({'x' * n: [1], 'y' * 5: [2], 'zz': [3]})) for n in range(60, 75)]
