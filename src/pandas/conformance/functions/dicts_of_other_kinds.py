import pandas as pd
from collections import OrderedDict, defaultdict
df = pd.DataFrame({'a': [1, 2], 'b': ['x', None]}, index=['p', 'q'])
s = pd.Series([3, 1, 2, 2], index=['u', 'u', 'v', 'v'], name='n')
# case: into-ordered
result = df.to_dict(into=OrderedDict)
# case: into-ordered-inner
result = [type(v).__name__ for v in df.to_dict(into=OrderedDict).values()]
# case: into-ordered-records
result = df.to_dict('records', into=OrderedDict)
# case: into-default
d = df.to_dict(into=defaultdict(list))
result = [d['zz'], d['a']['p'], d['b']['none']]
# case: into-default-records
result = [r['c'] for r in df.to_dict('records', into=defaultdict(int))]
# case: into-default-class
result = df.to_dict(into=defaultdict)
# case: into-list
result = df.to_dict('list', into=OrderedDict)
# case: into-index-inner
result = [type(v).__name__ for v in df.to_dict('index', into=OrderedDict).values()]
# case: into-split
result = type(df.to_dict('split', into=OrderedDict)).__name__
# case: into-series-orient
result = type(df.to_dict('series', into=OrderedDict)).__name__
# case: into-dict
result = df.to_dict(into=dict)
# case: into-list-type
result = df.to_dict(into=list)
# case: into-dict-given
result = df.to_dict(into={})
# case: series-into
result = s.drop_duplicates().to_dict(into=OrderedDict)
# case: series-into-default
result = s.to_dict(into=defaultdict(int))['zz']
# case: series-info
result = s.info()
# case: rises
result = s.groupby(level=0).is_monotonic_increasing
# case: falls
result = s.groupby(level=0).is_monotonic_decreasing
# case: rises-of-column
result = df.assign(k=['m', 'm']).groupby('k')['a'].is_monotonic_increasing
# case: rises-of-frame
result = df.groupby('a').is_monotonic_increasing
# case: rises-of-two-keys
result = df.assign(k=['m', 'm'], j=[1, 1]).groupby(['k', 'j'])['a'].is_monotonic_increasing
