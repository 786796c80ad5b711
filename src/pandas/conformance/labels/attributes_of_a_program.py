import pandas as pd
import numpy as np
d = pd.DataFrame({'k': ['a', 'b', 'a'], 'v': [1, 2, 3]})

# case: of-an-index
i = pd.Index([1, 2], name='n')
i.note = 'kept'
result = (i.note, i.name, list(i))

# case: not-of-a-part
i = pd.Index([1, 2])
i.note = 'kept'
result = hasattr(i[:1], 'note')

# case: index-of-an-index
i = pd.date_range('2024-01-01', periods=2)
i.index = [0, 0]
result = (i.index, i[0])

# case: index-of-several-levels
m = pd.MultiIndex.from_tuples([('b', 2), ('a', 1)])
m.index = [0, 1]
result = m.sort_values()

# case: computed
i = pd.Index([1, 2])
i.size = 4

# case: index-of-groups
g = d.groupby('k')
g.index = [0] * len(g)
result = g['v'].sum()

# case: column-of-groups
g = d.groupby('k')
g.v = 3
result = (g.v, g['v'].sum())

# case: rename-errors-true
result = d.rename(columns={'zz': 'q'}, errors=True)

# case: rename-errors-none
result = d.rename(columns={'zz': 'q'}, errors=None)

# case: rename-errors-raise
result = d['v'].rename({7: 1}, errors='raise')

# case: duplicated-of-zero
result = d['k'].duplicated(0)

# case: rows-duplicated-of-zero
result = d.duplicated(['k'], 0)

# case: drop-duplicates-of-one
result = d['k'].drop_duplicates(keep=1)
