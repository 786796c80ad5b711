import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
ft = pd.MultiIndex.from_tuples
fp = pd.MultiIndex.from_product
s = pd.Series([1, 2, 3], index=['a', 'b', 'c'])
def lv(m):
    return [(str(x.dtype), list(x), x.name) for x in m.levels]
def lg(m):
    return [str(m.get_level_values(i).dtype) for i in range(m.nlevels)]
p = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
pdf = pd.DataFrame({'k': ['a', 'b', None, 'a', 'c'], 'g': ['x', None, 'y', 'x', 'y'], 'v': [1, 2, 3, 4, 5]})

# case: replaced-1
result = pd.Index([], name='a').union(pd.Index([1], name='b')).name

# case: replaced-2
result = pd.Index([], name='a').union(pd.Index([1], name='a')).name

# case: replaced-3
result = pd.Index([1], name='a').union(pd.Index([], name='b')).name

# case: replaced-4
result = pd.Index([1], name='a').append(pd.Index([], name='b')).name

# case: replaced-5
result = pd.Index([1], name='a').difference(pd.Index([], name='b')).name

# case: replaced-6
result = pd.Index([1], name='a').intersection(pd.Index([], name='b')).name

# case: replaced-7
result = p.replace(pd.Period('2024-01', 'M'), pd.Period('2025-01', 'M'))

# case: replaced-8
result = p.replace(pd.Period('2024-01', 'M'), pd.Period('2024', 'Y'))

# case: replaced-9
result = p.replace(pd.Period('2024', 'Y'), pd.Period('2024-01', 'M'))

# case: replaced-10
result = p.replace(pd.Period('2024-01-01', 'D'), pd.Period('2024-05', 'M'))

# case: replaced-11
result = p.replace({pd.Period('2024-01', 'M'): pd.Period('2024-01-01', 'D')})

# case: replaced-12
result = p.replace([pd.Period('2024-01', 'M')], pd.Period('2024Q1', 'Q'))

# case: replaced-13
result = p.replace([pd.Period('2024-01', 'M')], [pd.Period('2024Q1', 'Q')])

# case: replaced-14
result = p.replace(pd.Period('2024-01', 'M'), None)

# case: replaced-15
result = p.replace(pd.Period('2024-01', 'M'), pd.NaT)

# case: replaced-16
result = p.replace(pd.Period('2024-01', 'M'), 'x')

# case: replaced-17
result = p.replace(pd.Period('2024-01', 'M'), 1)

# case: replaced-18
result = p.replace('2024-01', 'x')

# case: replaced-19
result = p.replace(pd.Timestamp('2024-01-01'), pd.Period('2025-01', 'M'))

# case: replaced-20
result = p.replace(pd.Period('2023-01', 'M'), pd.Period('2024', 'Y'))

# case: replaced-21
result = p.replace(pd.Period('2023-01', 'M'), 'x')

# case: replaced-22
result = pd.DataFrame({'p': p}).replace(pd.Period('2024-01', 'M'), pd.Period('2024', 'Y'))

# case: replaced-23
result = p.mask(p == pd.Period('2024-01', 'M'), pd.Period('2024', 'Y'))

# case: replaced-24
result = p.where(p == pd.Period('2024-01', 'M'), pd.Period('2024', 'Y'))

# case: replaced-25
result = p.fillna(pd.Period('2024', 'Y'))

# case: replaced-26
result = pd.Series(pd.PeriodIndex(['2024-01', 'NaT'], freq='M')).fillna(pd.Period('2024', 'Y'))

# case: replaced-27
result = pd.Series([pd.Period('2024-01', 'M'), pd.Period('2024', 'Y')]).replace(pd.Period('2024', 'Y'), 0)

