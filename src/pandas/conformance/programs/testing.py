# data: texts_of_errors
import pandas as pd
import numpy as np
import re, json, math
from datetime import datetime, date, timedelta
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', None, 'z'], 'c': [1.5, np.nan, 2.0], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-01']), 'e': [True, False, True]}, index=['r', 's', 't'])
o = pd.DataFrame({'a': [1, 1, 4], 'w': [7, 8, 9]})


def told(f):
    try:
        return 'no error: ' + str(f())
    except Exception as e:
        return f'{type(e).__name__}: {e}'


# case: texts_of_errors/df.query('a = 1')
result = told(lambda: df.query('a = 1'))

# case: texts_of_errors/df.query('a > @zz')
result = told(lambda: df.query('a > @zz'))

# case: texts_of_errors/df['a'].rolling(-1)
result = told(lambda: df['a'].rolling(-1))

# case: texts_of_errors/range(1, 2, 0)
result = told(lambda: range(1, 2, 0))

# case: texts_of_errors/'{} {}'.format(1)
result = told(lambda: '{} {}'.format(1))

# case: texts_of_errors/'a,b'.split('')
result = told(lambda: 'a,b'.split(''))

# case: texts_of_errors/set().pop()
result = told(lambda: set().pop())

# case: texts_of_errors/chr(-1)
result = told(lambda: chr(-1))

# case: texts_of_errors/math.factorial(-1)
result = told(lambda: math.factorial(-1))

# case: texts_of_errors/isinstance(1, 2)
result = told(lambda: isinstance(1, 2))

# case: texts_of_errors/int('10', 99)
result = told(lambda: int('10', 99))

# case: texts_of_errors/(lambda *, k: k)()
result = told(lambda: (lambda *, k: k)())

# case: texts_of_errors/json.loads('{')
result = told(lambda: json.loads('{'))

# case: texts_of_errors/datetime(2024, 2, 30)
result = told(lambda: datetime(2024, 2, 30))

# case: texts_of_errors/date(2024, 1, 1) < datetime(2024, 1, 1)
result = told(lambda: date(2024, 1, 1) < datetime(2024, 1, 1))

# case: texts_of_errors/pd.to_numeric('x')
result = told(lambda: pd.to_numeric('x'))

# case: texts_of_errors/pd.DataFrame.foo
result = told(lambda: pd.DataFrame.foo)

# case: texts_of_errors/np.concatenate([])
result = told(lambda: np.concatenate([]))

# data: texts_of_operator_errors
import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', None, 'z'], 'c': [1.5, np.nan, 2.0], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-01']), 'e': [True, False, True],'t':pd.to_timedelta(['1h','2h',None])}, index=['r', 's', 't'])


def told(f):
    try:
        return 'no error: ' + str(f())
    except Exception as e:
        return f'{type(e).__name__}: {e}'


# case: texts_of_operator_errors/df['e']>df['d']
result = told(lambda: df['e']>df['d'])

# case: texts_of_operator_errors/df['t']>df['d']
result = told(lambda: df['t']>df['d'])

# case: texts_of_operator_errors/df['e']&df['b']
result = told(lambda: df['e']&df['b'])

# case: texts_of_operator_errors/~df['d']
result = told(lambda: ~df['d'])

# case: texts_of_operator_errors/np.nanmax([])
result = told(lambda: np.nanmax([]))

# case: texts_of_operator_errors/np.argmax([])
result = told(lambda: np.argmax([]))

# case: texts_of_operator_errors/np.linspace(0,1,-1)
result = told(lambda: np.linspace(0,1,-1))

# case: texts_of_operator_errors/np.arange(0,1,0)
result = told(lambda: np.arange(0,1,0))

# case: texts_of_operator_errors/np.ones((2,-1))
result = told(lambda: np.ones((2,-1)))

# case: texts_of_operator_errors/df['a']>[1,2]
result = told(lambda: df['a']>[1,2])
