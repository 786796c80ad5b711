import numpy as np
import pandas as pd

# case: chain-map-1
from collections import ChainMap
a = {'x': 1, 'y': 2}
b = {'y': 9, 'z': 3}
c = ChainMap(a, b)
c['w'] = 5
result = [c['y'], c['z'], list(c), dict(c), len(c), 'z' in c, 'q' in c, c.get('q', 7), list(c.items()), list(c.keys()), list(c.values()), a, bool(ChainMap()), list(c.maps)]
# case: chain-map-2
from collections import ChainMap
c = ChainMap({'x': 1}, {'y': 2})
d = c.new_child({'x': 5})
result = [d['x'], d.parents['x'], repr(d), str(c.parents), d == {'x': 5, 'y': 2}, c == ChainMap({'x': 1, 'y': 2})]
# case: chain-map-3
from collections import ChainMap
c = ChainMap({'x': 1}, {'y': 2})
result = c['nope']
# case: chain-map-4
from collections import ChainMap
c = ChainMap({'x': 1}, {'y': 2})
c.pop('y')
# case: chain-map-5
from collections import ChainMap
c = ChainMap({'x': 1}, {'y': 2})
del c['y']
# case: chain-map-6
from collections import ChainMap
result = pd.Series(dict(ChainMap({'b': 1}, {'a': 2, 'b': 3})))
# case: chain-map-7
from collections import ChainMap
result = pd.Series(['a', 'b', 'c']).map(dict(ChainMap({'b': 1}, {'a': 2, 'b': 3})))
# case: chain-map-8
from collections import ChainMap
result = hash(ChainMap())
# case: chain-map-9
from collections import ChainMap
result = [not ChainMap({}), ChainMap({}, {'a': 1}) != {'a': 1}]
