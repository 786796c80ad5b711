import pandas as pd

d = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})

# case: an unknown one
result = d.apply(lambda r: [r.a, r.b], axis=1, result_type='x')

# case: expand
result = d.apply(lambda r: [r.a, r.b], axis=1, result_type='expand')

# case: reduce
result = d.apply(lambda r: [r.a, r.b], axis=1, result_type='reduce')
