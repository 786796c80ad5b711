import numpy as np
import pandas as pd

# case: names-of-unlike-labels-1
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'q'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]})).index.name
# case: names-of-unlike-labels-2
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]})).index.name
# case: names-of-unlike-labels-3
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s'))
result = x.join(pd.DataFrame({'k': [1]})).index.name
# case: names-of-unlike-labels-4
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s'))
result = x.join(pd.DataFrame({'k': [1]}, index=['p'])).index.name
# case: names-of-unlike-labels-5
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]}, index=['p'])).index.name
# case: names-of-unlike-labels-6
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1.0, 1.0], name='s'))
result = x.join(pd.DataFrame({'k': [1]}, index=['p'])).index.name
# case: names-of-unlike-labels-7
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1.0, 1.0], name='s'))
result = x.join(pd.DataFrame({'k': [1]}, index=[1])).index.name
# case: names-of-unlike-labels-8
x = pd.DataFrame({'a': [1, 2]}, index=pd.to_datetime(['2020', '2020']).rename('s'))
result = x.join(pd.DataFrame({'k': [1]}, index=[1])).index.name
# case: names-of-unlike-labels-9
x = pd.DataFrame({'a': [1, 2]}, index=pd.to_datetime(['2020', '2020']).rename('s'))
result = x.join(pd.DataFrame({'k': [1]}, index=['p'])).index.name
# case: names-of-unlike-labels-10
x = pd.DataFrame({'a': [1, 2]}, index=pd.to_datetime(['2020', '2021']).rename('s'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=['p', 'p'])).index.name
# case: names-of-unlike-labels-11
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1, 1], name='s'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=['p', 'p'])).index.name
# case: names-of-unlike-labels-12
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1, 1], name='s'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=['p', 'q'])).index.name
# case: names-of-unlike-labels-13
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1, 1], name='s'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=['p', 'q']), how='right').index.name
# case: names-of-unlike-labels-14
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1, 1], name='s'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=['p', 'q']), how='outer').index.name
# case: names-of-unlike-labels-15
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1, 1], name='s'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=['p', 'q']), how='inner').index.name
# case: names-of-unlike-labels-16
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index([1, 1], name='s'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=pd.Index(['p', 'q'], name='z')), how='right').index.name
# case: names-of-unlike-labels-17
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]}), how='right').index.name
# case: names-of-unlike-labels-18
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]}, index=pd.Index([5], name='z')), how='right').index.name
# case: names-of-unlike-labels-19
x = pd.DataFrame({'a': [1, 2]}, index=pd.Index(['p', 'p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1]}, index=pd.Index([5], name='z')), how='outer').index.name
# case: names-of-unlike-labels-20
x = pd.DataFrame({'a': [1]}, index=pd.Index(['p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=pd.Index([5, 5], name='z')), how='left').index.name
# case: names-of-unlike-labels-21
x = pd.DataFrame({'a': [1]}, index=pd.Index(['p'], name='s', dtype='string'))
result = x.join(pd.DataFrame({'k': [1, 2]}, index=pd.Index([5, 5], name='z')), how='right').index.name
