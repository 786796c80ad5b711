import pandas as pd
d = pd.DataFrame({'a': ['All', 'x', 'x'], 'b': ['p', 'q', 'p'], 'c': ['s', 't', 's'], 'v': [1, 2, 3]})
n = pd.DataFrame({3: ['A', 'x', 'x'], 2: ['p', 'q', 'p'], 0: ['k', 'k', 'l'], 1: ['A', 'x', 'x'], 'v': [1, 2, 3]})
# case: in-the-rows
result = d.pivot_table(index='a', columns='b', values='v', margins=True)
# case: in-the-columns
result = d.pivot_table(index='b', columns='a', values='v', margins=True)
# case: without-columns
result = d.pivot_table(index='a', values='v', margins=True)
# case: crosstab
result = pd.crosstab(d['a'], d['b'], margins=True)
# case: crosstab-rows
result = pd.crosstab(d['a'], d['b'], margins=True, margins_name='x')
# case: crosstab-columns
result = pd.crosstab(d['a'], d['b'], margins=True, margins_name='p')
# case: named-as-the-value
result = d.pivot_table(index='b', values='v', margins=True, margins_name='v')
# case: deep-rows
result = d.pivot_table(index=['a', 'b'], columns='c', values='v', margins=True, margins_name='q')
# case: no-text
result = d.pivot_table(index='b', columns='c', values='v', margins=True, margins_name=3)
# case: rows-named-by-a-number
result = n.pivot_table(index=3, columns=2, values='v', margins=True)
# case: deep-rows-named-by-numbers
result = n.pivot_table(index=[3, 2], values='v', margins=True)
# case: rows-named-zero
result = n.pivot_table(index=0, columns=1, values='v', margins=True)
