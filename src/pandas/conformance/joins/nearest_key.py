import pandas as pd
import numpy as np
l = pd.DataFrame({'t': pd.to_datetime(['2024-01-01 10:00', '2024-01-01 10:05', '2024-01-01 10:10', '2024-01-02 00:00']), 'k': ['a', 'b', 'a', 'c'], 'v': [1, 2, 3, 4]})
r = pd.DataFrame({'t': pd.to_datetime(['2024-01-01 09:58', '2024-01-01 10:05', '2024-01-01 10:06', '2024-01-01 10:20']), 'k': ['a', 'a', 'b', 'a'], 'p': [10, 20, 30, 40], 'v': [5, 6, 7, 8]})
a = pd.DataFrame({'x': [1, 5, 10], 'lv': ['a', 'b', 'c']})
b = pd.DataFrame({'x': [1, 2, 3, 6, 7], 'rv': [1, 2, 3, 6, 7]})
# case: asof-1
result = pd.merge_asof(l, r, on='t')

# case: asof-2
result = pd.merge_asof(l, r, on='t', by='k')

# case: asof-3
result = pd.merge_asof(l, r, on='t', by=['k'])

# case: asof-4
result = pd.merge_asof(l, r, on='t', direction='forward')

# case: asof-5
result = pd.merge_asof(l, r, on='t', direction='nearest')

# case: asof-6
result = pd.merge_asof(l, r, on='t', direction='nearest', by='k')

# case: asof-7
result = pd.merge_asof(l, r, on='t', direction='forward', by='k', allow_exact_matches=False)

# case: asof-8
result = pd.merge_asof(l, r, on='t', allow_exact_matches=False)

# case: asof-9
result = pd.merge_asof(l, r, on='t', tolerance=pd.Timedelta('4min'))

# case: asof-10
result = pd.merge_asof(l, r, on='t', tolerance=pd.Timedelta(minutes=4), by='k', direction='nearest')

# case: asof-11
result = pd.merge_asof(l, r, on='t', tolerance='4min')

# case: asof-12
result = pd.merge_asof(l, r, on='t', tolerance=5)

# case: asof-13
result = pd.merge_asof(l, r, on='t', suffixes=('_l', '_r'))

# case: asof-14
result = pd.merge_asof(l, r, on='t', direction='bad')

# case: asof-15
result = pd.merge_asof(l[::-1], r, on='t')

# case: asof-16
result = pd.merge_asof(l, r[::-1], on='t')

# case: asof-17
result = pd.merge_asof(l, r)

# case: asof-18
result = pd.merge_asof(l, r, on='k')

# case: asof-19
result = pd.merge_asof(l, r, on='zz')

# case: asof-20
result = pd.merge_asof(l, r, left_on='t', right_on='t')

# case: asof-21
result = pd.merge_asof(l, r.rename(columns={'t': 'u'}), left_on='t', right_on='u')

# case: asof-22
result = pd.merge_asof(l, r.rename(columns={'k': 'q'}), on='t', left_by='k', right_by='q')

# case: asof-23
result = pd.merge_asof(l.set_index('t'), r.set_index('t'), left_index=True, right_index=True)

# case: asof-24
result = pd.merge_asof(l.set_index('t'), r.set_index('t'), left_index=True, right_index=True, by='k')

# case: asof-26
result = pd.merge_asof(a, b, on='x')

# case: asof-27
result = pd.merge_asof(a, b, on='x', allow_exact_matches=False)

# case: asof-28
result = pd.merge_asof(a, b, on='x', direction='forward')

# case: asof-29
result = pd.merge_asof(a, b, on='x', direction='nearest')

# case: asof-30
result = pd.merge_asof(a, b, on='x', tolerance=2)

# case: asof-31
result = pd.merge_asof(a, b, on='x', tolerance=-2)

# case: asof-32
result = pd.merge_asof(a, b, on='x', tolerance=2.5)

# case: asof-33
result = pd.merge_asof(a, b, on='x', tolerance='x')

# case: asof-34
result = pd.merge_asof(a, b, on='x', tolerance=pd.Timedelta('1D'))

# case: asof-35
result = pd.merge_asof(a, b.astype({'x': float}), on='x')

# case: asof-36
result = pd.merge_asof(a.astype({'x': float}), b.astype({'x': float}), on='x', tolerance=1.5)

# case: asof-37
result = pd.merge_asof(a.astype({'x': float}), b.astype({'x': float}), on='x', tolerance=1)

# case: asof-38
result = pd.merge_asof(a, b[:0], on='x')

# case: asof-39
result = pd.merge_asof(a[:0], b, on='x')

# case: asof-40
result = pd.merge_asof(a, b, on='x', allow_exact_matches=0)

# case: asof-41
result = pd.merge_asof(a, b.assign(x=[1, 2, 2, 6, 7]), on='x')

# case: asof-42
result = pd.merge_asof(a.assign(x=[2, 2, 6]), b.assign(x=[1, 2, 2, 6, 7]), on='x', direction='forward')

# case: asof-43
result = pd.merge_asof(a.set_index('lv', drop=False), b, on='x')

# case: asof-44
result = pd.merge_asof(a.astype({'x': float}).assign(x=[1.0, None, 2.0]), b.astype({'x': float}), on='x')

# case: asof-45
result = pd.merge_asof(l, r, on='t', by='k').groupby('k')['p'].sum()

# case: asof-46
result = pd.merge_asof(l, r[['t', 'p']], on='t', direction='backward')['p'].fillna(0).astype(int).tolist()

# case: asof-47
result = pd.merge_asof(a, b, left_on='x', right_on='rv')

# case: asof-48
result = pd.merge_asof(a, b, on='x', left_on='x')

# case: asof-49
result = pd.merge_asof(l, r, on='t', by='k', left_by='k')

# case: asof-50
result = pd.merge_asof(l, r, on='t', left_by='k')

# case: asof-51
result = pd.merge_asof(l, r, on=['t'])

# case: asof-52
result = pd.merge_asof(l, r, on=['t', 'k'])

