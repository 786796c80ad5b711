import numpy as np
import pandas as pd

# case: text-1
result = '{0}{}'.format(1, 2)

# case: text-2
result = '{}{0}'.format(1, 2)

# case: text-3
result = '{a}{}'.format(1, a=2)

# case: text-4
result = '{}{a}{}'.format(1, 2, a=2)

# case: text-5
result = '{0:{1}}'.format(1, 5)

# case: text-6
result = '{:{}}'.format(1, 5)

# case: text-7
result = '{0:{}}'.format(1, 5)

# case: text-8
result = (1.5).hex()

# case: text-9
result = [x.hex() for x in (0.0, -0.0, 0.1, -2.5, 1e300, 5e-324, float('inf'), float('nan'), 255.0)]

# case: text-10
def f(x: int | None = None) -> list[int] | None:
    return x
result = f(3)

# case: text-11
import json
result = json.dumps({'a': np.float64(1.5)})

# case: text-12
import json
result = json.dumps([np.float64(1.5), np.float64('nan')])

# case: text-13
import json
result = json.dumps({'a': np.int64(1)})

# case: text-14
import json
result = json.dumps(pd.Series([1.5, 2]).mean())

# case: text-15
import json
result = json.dumps({np.float64(1.5): 1})

# case: text-16
result = list(slice(1, 10, 2).indices(5))

# case: text-17
result = slice(None, None, -1).indices(5)
