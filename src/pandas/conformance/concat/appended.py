import pandas as pd
a = pd.DataFrame({'x': [1, 2], 'y': ['p', 'q']})
b = pd.DataFrame({'x': [3, 4], 'z': [True, False]})
named = a.set_index(pd.Index(['i', 'j'], name='k'))

# case: a frame
result = a._append(b)
# case: a frame, numbered
result = a._append(b, ignore_index=True)
# case: frames
result = a._append([b, b], ignore_index=True)
# case: rows as dicts
result = a._append([{'x': 9, 'y': 'r'}, {'x': 10}], ignore_index=True)
# case: a dict
result = a._append({'x': 9, 'y': 'r'}, ignore_index=True)
# case: a dict without new numbers
result = a._append({'x': 9, 'y': 'r'})
# case: a row that has a name
result = named._append(pd.Series({'x': 9, 'y': 'r'}, name='m'))
# case: a row without a name
result = named._append(pd.Series({'x': 9, 'y': 'r'}))
# case: in a loop
for n in range(3):
    a = a._append({'x': n, 'y': str(n)}, ignore_index=True)
result = a
# case: labels that are twice
result = a._append(a, verify_integrity=True)
# case: series
result = pd.Series([1, 2], name='s')._append(pd.Series([3.5], name='s'))
# case: series, numbered
result = pd.Series([1, 2], name='s')._append([pd.Series(['a'], name='t')], ignore_index=True)
# case: a number to a series
result = pd.Series([1, 2])._append(3)
# case: append is gone
result = a.append(b)
