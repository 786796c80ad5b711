import numpy as np
import pandas as pd

# case: removed-1
result = ascii('é')

# case: removed-2
result = ascii(['é', 1, 'a'])

# case: removed-3
result = ascii('a\n\U0001F600')

# case: removed-4
result = isinstance('a', np.str_)

# case: removed-5
result = np.array(['a','b']).tolist()

# case: removed-6
result = pd.Series(['a']).astype(np.str_)

# case: removed-7
result = np.array([1,2]).astype(np.str_)

# case: removed-8
result = np.NaN

# case: removed-9
result = np.Inf

# case: removed-10
result = np.float_

# case: removed-11
result = np.inf

# case: removed-12
result = np.PINF

# case: removed-13
result = np.NINF

# case: removed-14
result = np.infty

# case: removed-15
result = np.Infinity

# case: removed-16
result = np.unicode_

# case: removed-17
result = np.string_

# case: removed-18
result = np.product([1])

# case: removed-19
result = np.cumproduct([1])

# case: removed-20
result = np.sometrue([1])

# case: removed-21
result = np.alltrue([1])

# case: removed-22
result = np.in1d([1],[1])

# case: removed-23
result = np.round_(1.5)

# case: removed-24
result = np.bool8

# case: removed-25
result = np.object

# case: removed-26
result = np.float

# case: removed-27
result = np.int

# case: removed-28
result = np.bool

# case: removed-29
result = np.str

# case: removed-30
result = np.long

# case: removed-31
result = np.complex

# case: removed-32
result = np.asfarray([1])

# case: removed-33
result = np.msort([1])

# case: removed-34
result = np.row_stack([[1]])

# case: removed-35
result = np.trapz([1,2])

# case: removed-36
result = np.NAN

# case: removed-37
result = np.object0

# case: removed-38
result = np.mat([1])

# case: removed-39
result = pd.Timestamp('2020-01-02','UTC')

# case: removed-40
result = pd.Timestamp('2020-01-02',None)

# case: removed-41
result = pd.Timestamp(2020,1,2)

# case: removed-42
result = pd.Timestamp('2020-01-02',5)

# case: removed-43
result = pd.Timestamp('2020-01-02',5,6)

# case: removed-44
result = pd.Timestamp(pd.Timestamp('2020-01-02'), 'UTC')

# case: removed-45
result = pd.Timestamp(5, 'UTC')

# case: removed-46
result = pd.Timestamp('2020-01-02', 'D')

# case: removed-47
result = pd.Timestamp(20200102, unit='s')

# case: removed-48
result = pd.Timestamp(2020, 1)

# case: removed-49
result = pd.Timestamp(year=2020, month=1, day=2)

# case: removed-50
import datetime
result = pd.Timestamp(datetime.date(2020,1,2), 'UTC')
