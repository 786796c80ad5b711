import pandas as pd
import numpy as np
import warnings
import contextlib
from contextlib import suppress
d = pd.DataFrame({'a':[1,2],'b':[0,2]})
# case: errstate
with np.errstate(divide='ignore', invalid='ignore'):
    r = d['a'].values / d['b'].values
result = r, np.where(np.isfinite(r), r, -1)
# case: warnings
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    r = d['a'] / d['b']
result = r
# case: recorded
with warnings.catch_warnings(record=True) as w:
    r = 5
result = r, len(w)
# case: options
with pd.option_context('display.max_rows', None, 'display.max_columns', None):
    r = str(len(d))
result = r
# case: suppressed
out = []
with suppress(KeyError, ValueError):
    out.append(1)
    out.append(d['z'])
    out.append(2)
with contextlib.suppress(ZeroDivisionError):
    out.append(1 // 0)
result = out
# case: not-suppressed
with suppress(KeyError):
    result = int('x')
# case: nested
def f():
    with np.errstate(all='ignore'), suppress(TypeError):
        for i in range(3):
            with contextlib.nullcontext(i) as j:
                if j == 1:
                    return j
result = f()
# case: broken-out
for i in range(5):
    with np.errstate(all='ignore'):
        if i == 1:
            continue
        if i == 3:
            break
result = i
# case: no-manager
with 5:
    result = 1
# case: unpacked
with contextlib.nullcontext((1, 2)) as (a, b):
    pass
result = a, b
# case: in-generator
def g():
    with np.errstate(all='ignore'):
        x = 1
    yield x
    yield 2
result = list(g())
# case: settings
old = np.seterr(divide='ignore', invalid='ignore')
result = old, (d['a'] / d['b']).tolist()
# case: error-in-manager
with d['nope']:
    result = 1
