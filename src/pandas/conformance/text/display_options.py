import numpy as np
import pandas as pd

# case: options-1
with pd.option_context('display.max_rows', 4):
    result = str(pd.DataFrame({'a': range(10)}))

# case: options-2
with pd.option_context('display.max_rows', None, 'display.max_columns', None):
    result = str(pd.DataFrame({'a': range(70)}))

# case: options-3
pd.set_option('display.max_rows', 4)
result = str(pd.Series(range(10)))

# case: options-4
pd.set_option('display.max_rows', 5)
result = str(pd.Series(range(10)))

# case: options-5
pd.set_option('display.max_rows', 5)
result = str(pd.DataFrame({'a': range(10)}))

# case: options-6
pd.set_option('display.max_rows', 1)
result = str(pd.DataFrame({'a': range(10)}))

# case: options-7
pd.set_option('display.max_rows', 1)
result = str(pd.Series(range(10)))

# case: options-8
pd.set_option('display.max_rows', 20)
result = str(pd.DataFrame({'a': range(30)}))

# case: options-9
pd.set_option('display.max_rows', 100)
result = str(pd.DataFrame({'a': range(90)}))

# case: options-10
pd.set_option('display.max_rows', None)
result = str(pd.Series(range(90)))

# case: options-11
pd.set_option('display.min_rows', 20)
result = str(pd.DataFrame({'a': range(90)}))

# case: options-12
pd.set_option('display.max_rows', 30, 'display.min_rows', None)
result = str(pd.DataFrame({'a': range(90)}))

# case: options-13
pd.set_option('display.max_colwidth', 10)
result = str(pd.Series(['a' * 30]))

# case: options-14
pd.set_option('display.max_colwidth', None)
result = str(pd.Series(['a' * 80]))

# case: options-15
pd.set_option('display.max_colwidth', None)
result = str(pd.DataFrame({'x': ['a' * 70], 'y': [1]}))

# case: options-16
pd.set_option('display.max_colwidth', 10)
result = str(pd.DataFrame({'a': ['a' * 30, 'b'], 'n': [1, 2]}))

# case: options-17
with pd.option_context('display.max_colwidth', 12):
    result = str(pd.DataFrame({'a': ['a' * 30, 'b'], 'n': [1, 2]}))

# case: options-18
with pd.option_context('display.max_rows', 4):
    pass
result = str(pd.DataFrame({'a': range(10)}))

# case: options-19
pd.set_option('display.max_columns', None)
result = str(pd.DataFrame({'a': [1], 'b': [2]}))

# case: options-20
pd.set_option('display.max_columns', None)
result = str(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))

# case: options-21
pd.set_option('display.max_columns', None)
pd.set_option('display.width', 1000)
result = str(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))

# case: options-22
pd.set_option('display.max_columns', None)
pd.set_option('display.width', None)
result = str(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))

# case: options-23
pd.set_option('display.width', 200)
result = str(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))

# case: options-24
pd.set_option('display.max_columns', 4)
result = str(pd.DataFrame({'c%d' % i: [1] for i in range(6)}))

# case: options-25
pd.set_option('display.max_columns', 20)
result = str(pd.DataFrame({'c%d' % i: [1] for i in range(6)}))

# case: options-26
pd.set_option('display.max_rows', 4)
result = pd.DataFrame({'a': range(10)}).to_string()

# case: options-27
pd.set_option('display.max_colwidth', 10)
result = pd.DataFrame({'a': ['a' * 30]}).to_string()

# case: options-28
pd.set_option('display.max_rows', 4)
result = f"{pd.DataFrame({'a': range(10)})}"

# case: options-29
pd.set_option('display.max_rows', 4)
result = repr([pd.Series(range(10))])

# case: options-30
pd.set_option('display.max_rows', 4)
result = str(pd.DataFrame({'a': range(10)}, index=list('abcdefghij')))

# case: options-31
pd.set_option('display.max_rows', 4)
result = str(pd.DataFrame({'a': [1.5] * 10, 'b': ['x'] * 10}).set_index('b'))

# case: options-32
pd.set_option('display.max_rows', 4)
result = str(pd.Series([1.5] * 10, name='n'))

# case: options-33
def show(df):
    with pd.option_context('display.max_rows', 4):
        return str(df)
result = [show(pd.DataFrame({'a': range(6)})), str(pd.Series(range(6)))]

# case: options-34
pd.set_option('display.max_columns', None)
result = str(pd.DataFrame({'column_%d' % i: ['text %d' % i, None] for i in range(12)}))

# case: options-35
pd.set_option('display.max_columns', None, 'display.max_rows', 4)
result = str(pd.DataFrame({'column_%d' % i: range(10) for i in range(12)}))

# case: options-36
pd.set_option('display.max_columns', 6)
pd.set_option('display.width', 40)
result = str(pd.DataFrame({'column_%d' % i: range(3) for i in range(12)}))

# case: options-37
pd.set_option('display.max_columns', None)
result = str(pd.DataFrame([[1] * 12], columns=pd.MultiIndex.from_product([['first', 'second'], range(6)])))

# case: options-38
pd.set_option('display.expand_frame_repr', False)
pd.set_option('display.max_columns', None)
result = str(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))

# case: options-39
pd.set_option('display.max_columns', 5)
result = str(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))

# case: options-40
pd.set_option('display.max_columns', None)
print(pd.DataFrame({'column_%d' % i: [1] for i in range(12)}))
result = 1

# case: options-41
pd.set_option('display.max_rows')
result = 1
