import pandas as pd
a = pd.DataFrame({'id': [1, 2], 'pts': [10, 20], 't': ['x', 'y']})
# case: alias-of-series
s = a['pts'].copy()
b = s
s += 1
result = b.tolist(), s.tolist(), b is s
# case: alias-other-dtype
s = a['pts'].copy()
b = s
s += 0.5
result = b.tolist(), s.tolist(), b is s
# case: alias-divided
s = a['pts'].copy()
b = s
s /= 2
result = b.tolist(), s.tolist()
# case: column
s = a['pts']
s *= 2
result = a['pts'].tolist(), s.tolist()
# case: column-other-dtype
s = a['pts']
s *= 2.5
result = a['pts'].tolist(), s.tolist()
# case: column-text
s = a['t']
s += '!'
result = a['t'].tolist()
# case: mask
m = a['pts'] > 5
n = m
m &= a['id'] > 1
result = m.tolist(), n.tolist()
# case: frame
f = a[['id', 'pts']].copy()
g = f
f += 1
result = g, f
# case: frame-other-dtype
f = a[['id', 'pts']].copy()
g = f
f /= 4
result = g, f
# case: item-augmented
a['pts'] += 1
b = a
b['pts'] -= 5
result = a['pts'].tolist()
# case: function-argument
def bump(s):
    s += 1
    return s
r = bump(a['pts'])
result = a['pts'].tolist(), r.tolist()
# case: function-argument-frame
def bump(d):
    d['pts'] = d['pts'] + 1
    return d
r = bump(a)
result = a['pts'].tolist()
# case: other-index
s = a['pts'].copy()
b = s
s += pd.Series([1, 2, 3])
result = b.tolist(), s.tolist()
# case: attribute
a.pts += 1
result = a['pts'].tolist()
# case: loc-whole-new
a.loc[:, 'k'] = range(2)
a.loc[:, 'm'] = 'z'
a.loc[:, 'n'] = None
result = a, a.dtypes.astype(str).tolist()
# case: loc-whole-old
a.loc[:, 'pts'] = [1.0, 2.0]
a.loc[:, 't'] = [1, 2]
result = a, a.dtypes.astype(str).tolist()
# case: repeated-labels
s = pd.Series([1, 2], index=['a', 'a'])
b = s
s += 1
f = pd.DataFrame([[1, 2]], columns=['a', 'a'])
g = f
f *= 2
result = b.tolist(), g
# case: list-plus-series
l = [1, 2]
l += a['id']
result = l.tolist() if hasattr(l, 'tolist') else l
# case: number-plus-series
t = 0
for c in ['id', 'pts']:
    t += a[c]
result = t.tolist(), a
# case: total-starting-from-column
t = a['id']
t += a['pts']
result = t.tolist(), a['id'].tolist()
# case: total-starting-from-copy
t = a['id'] * 1
t += a['pts']
result = t.tolist(), a['id'].tolist()
