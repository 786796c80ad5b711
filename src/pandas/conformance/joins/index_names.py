import pandas as pd
a = pd.DataFrame({'id': [1, 2, 3], 'v': [1, 2, 3]}).set_index('id')
c = pd.DataFrame({'id': [3, 1, 2], 'v': [1, 2, 3]}).set_index('id')
d = pd.DataFrame({'id': [3, 1, 1], 'v': [1, 2, 3]}).set_index('id')
# case: joined-index-names-unlike
r = []
for frame in (a, c, d):
    for labels in ([2, 9], [2, 3], [1, 2, 3], [2, 2, 3, 9], [3, 1, 2], [9, 1], [1], [3, 1, 1], []):
        for how in ('left', 'right', 'inner', 'outer'):
            b = pd.Series(range(len(labels)), index=pd.Index(labels, name='cid', dtype='int64'), name='o')
            r.append((how, frame.join(b, how=how).index.name, frame.merge(b.to_frame(), left_index=True, right_index=True, how=how).index.name))
result = r
# case: joined-index-name-of-text
b = pd.Series([1.5, 2.5], index=pd.Index(['1', '2'], name='t'), name='o')
result = [a.rename(index=str).join(b, how=how).index.name for how in ('left', 'right', 'inner', 'outer')]
# case: joined-index-name-of-floats
b = pd.Series([1.5, 2.5], index=pd.Index([1.0, 2.5], name='t'), name='o')
result = [a.join(b, how=how).index.name for how in ('left', 'right', 'inner', 'outer')]
# case: joined-index-aligned
b = pd.Series([1.5, 2.5], index=pd.Index([1, 2], name='t'), name='o')
result = [x.index.name for x in a['v'].align(b, join='left')], [x.index.name for x in a['v'].align(b, join='inner')], (a['v'] + b).index.name, [x.index.name for x in a['v'].align(b, join='right')]
