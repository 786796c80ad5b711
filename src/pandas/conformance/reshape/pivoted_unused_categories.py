import numpy as np
import pandas as pd

# case: unused_categories-1
x = pd.DataFrame({'k': pd.Categorical([1, 3, 1, 2, 1], categories=[3, 2, 1, 0]), 'n1': ['b', 'a', 'd', 'd', 'Cc']})
result = x.pivot(index='n1', columns='k', values='k')

# case: unused_categories-2
x = pd.DataFrame({'k': pd.Categorical([1, 3, 1, 2, 1], categories=[3, 2, 1, 0]), 'n1': ['b', 'a', 'd', 'd', 'Cc']})
result = x.pivot(index='n1', columns='k', values='n1')

# case: unused_categories-3
x = pd.DataFrame({'k': pd.Categorical([1, 3, 1, 2, 1], categories=[3, 2, 1, 0]), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values='v')

# case: unused_categories-4
x = pd.DataFrame({'k': pd.Categorical([1, 3, 1, 2, 1], categories=[3, 2, 1, 0]), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k')

# case: unused_categories-5
x = pd.DataFrame({'k': pd.Categorical([1, 3, 1, 2, 1], categories=[3, 2, 1, 0]), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values=['v'])

# case: unused_categories-6
x = pd.DataFrame({'k': pd.Categorical([1, 3, 1, 2, 1], categories=[3, 2, 1, 0]), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='k', columns='n1', values='v')

# case: unused_categories-7
x = pd.DataFrame({'k': pd.Categorical([1, 3, 1, 2, 1], categories=[3, 2, 1, 0]), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='k', columns='n1', values='k')

# case: unused_categories-8
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values='k')

# case: unused_categories-9
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values=['k', 'v'])

# case: unused_categories-10
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values=['v', 'k'])

# case: unused_categories-11
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns=['k'], values='k')

# case: unused_categories-12
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns=['k', 'v'], values='k')

# case: unused_categories-13
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.set_index(['n1', 'k'])['v'].unstack()

# case: unused_categories-14
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.set_index(['n1', 'k'], drop=False)['k'].unstack()

# case: unused_categories-15
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'c': pd.Categorical(['u', 'v', 'u', 'w', 'v']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values='c')

# case: unused_categories-16
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'c': pd.Categorical(['u', 'v', 'u', 'w', 'v']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='c', columns='k', values='v')

# case: unused_categories-17
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'u'], categories=['w', 'v', 'u', 't']), 'c': pd.Categorical(['u', 'v', 'u', 'w', 'v']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(columns='k', values='k')

# case: unused_categories-18
x = pd.DataFrame({'k': pd.Categorical(['u', None, 'u', 'w', 'v'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values='v')

# case: unused_categories-19
x = pd.DataFrame({'k': pd.Categorical(['u', None, 'u', 'w', 'v'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='k', columns='n1', values='v')

# case: unused_categories-20
x = pd.DataFrame({'k': pd.Categorical(['u', None, 'u', 'w', 'v'], categories=['w', 'v', 'u']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='k', columns='n1', values='v')

# case: unused_categories-21
x = pd.DataFrame({'k': pd.Categorical(['u', None, 'u', 'w', 'v'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.set_index(['n1', 'k'])['v'].unstack()

# case: unused_categories-22
x = pd.DataFrame({'k': pd.Categorical([None, 'u', 'u', 'w', 'v'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
result = x.pivot(index='n1', columns='k', values='v')

# case: unused_categories-23
x = pd.DataFrame({'k': pd.Categorical(['u', 'v', 'u', 'w', 'v'], categories=['w', 'v', 'u', 't']), 'n1': ['b', 'a', 'd', 'd', 'Cc'], 'v': [1, 2, 3, 4, 5]})
y = x[x['k'] != 'w']
result = y.pivot(index='n1', columns='k', values='v').fillna(0)

# case: unused_categories-24
d = pd.DataFrame({'month': ['Feb', 'Jan', 'Feb', 'Mar'], 'shop': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
d['month'] = pd.Categorical(d['month'], categories=['Jan', 'Feb', 'Mar', 'Apr'], ordered=True)
result = d.pivot(index='shop', columns='month', values='v')

# case: unused_categories-25
d = pd.DataFrame({'month': ['Feb', 'Jan', 'Feb', 'Mar'], 'shop': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
d['month'] = pd.Categorical(d['month'], categories=['Jan', 'Feb', 'Mar'], ordered=True)
result = d.pivot(index='shop', columns='month', values='v')

# case: unused_categories-26
d = pd.DataFrame({'month': ['Feb', 'Jan', 'Feb', 'Mar'], 'shop': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
d['month'] = pd.Categorical(d['month'], categories=['Jan', 'Feb', 'Mar', 'Apr'], ordered=True)
result = d.pivot(index='month', columns='shop', values='v').sort_index()

# case: unused_categories-27
d = pd.DataFrame({'month': ['Feb', 'Jan', 'Feb', 'Mar'], 'shop': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
d['month'] = pd.Categorical(d['month'], categories=['Jan', 'Feb', 'Mar', 'Apr'], ordered=True)
result = d.groupby(['shop', 'month'], observed=True)['v'].sum().unstack()

# case: unused_categories-28
d = pd.DataFrame({'month': ['Feb', 'Jan', 'Feb', 'Mar'], 'shop': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
d['month'] = pd.Categorical(d['month'], categories=['Jan', 'Feb', 'Mar', 'Apr'], ordered=True)
result = d.pivot(index=['shop', 'month'], columns='v', values='shop')

# case: unused_categories-29
d = pd.DataFrame({'month': ['Feb', 'Jan', 'Feb', 'Mar'], 'shop': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
d['month'] = pd.Categorical(d['month'], categories=['Jan', 'Feb', 'Mar', 'Apr'], ordered=True)
result = d.pivot(index='shop', columns=['month', 'v'], values='v')

# case: unused_categories-30
d = pd.DataFrame({'month': ['Feb', 'Jan', 'Feb', 'Mar'], 'shop': ['a', 'a', 'b', 'b'], 'v': [1, 2, 3, 4]})
d['month'] = pd.Categorical(d['month'], categories=['Jan', 'Feb', 'Mar', 'Apr'], ordered=True)
result = pd.pivot(d, index='shop', columns='month', values='v').reset_index()
