import pandas as pd
import numpy as np
import re
t = pd.Series(['apple', 'banana', None, 'Cherry pie', ''], name='n')
q = pd.Series(['apple', 'banana', None, 'Cherry pie', ''], dtype='string')
m = pd.Series(['apple', 1, None, ['p', 'q'], 2.5])
w = pd.Series(['apple', 'banana', 'x'])
e = pd.Series([], dtype=object)
n = pd.Series([None, None], dtype=object)
i = pd.Index(['apple', 'banana', 'x'], name='n')
c = pd.Series(['apple', 'banana', None, 'apple', ''], dtype='category')

# case: wrong-arguments-1
result = t.str.startswith(('a',1))

# case: wrong-arguments-2
result = c.str.startswith(('a',1))

# case: wrong-arguments-3
result = t.str.startswith('a', na=np.nan)

# case: wrong-arguments-4
result = w.str.startswith('a', na=pd.NA)

# case: wrong-arguments-5
result = q.str.startswith('a', 5)

# case: wrong-arguments-6
result = m.str.contains('a', regex=None)

# case: wrong-arguments-7
result = n.str.contains('a', na=0)

# case: wrong-arguments-8
result = m.str.contains('', regex=False)

# case: wrong-arguments-9
result = w.str.contains(1, regex=False)

# case: wrong-arguments-10
result = t.str.contains(None, regex=False)

# case: wrong-arguments-11
result = e.str.contains(None, regex=False)

# case: wrong-arguments-12
result = c.str.contains(None, regex=False)

# case: wrong-arguments-13
result = w.str.contains(re.compile('a'), regex=False)

# case: wrong-arguments-14
result = i.str.contains(re.compile('a'), regex=False)

# case: wrong-arguments-15
result = q.str.match('a', na=0)

# case: wrong-arguments-16
result = t.str.replace(None, 'a')

# case: wrong-arguments-17
result = i.str.replace(None, 'a')

# case: wrong-arguments-18
result = m.str.replace('a','b',n='x')

# case: wrong-arguments-19
result = c.str.replace('a','b',n='x')

# case: wrong-arguments-20
result = w.str.replace('a','b',n=1.0)

# case: wrong-arguments-21
result = i.str.replace('a','b',n=1.0)

# case: wrong-arguments-22
result = q.str.replace({'a':'b'})

# case: wrong-arguments-23
result = i.str.replace({'a':'b'})

# case: wrong-arguments-24
result = q.str.replace({'a':'b','p':'q'})

# case: wrong-arguments-25
result = i.str.replace({'a':'b','p':'q'})

# case: wrong-arguments-26
result = n.str.replace({'a':1})

# case: wrong-arguments-27
result = m.str.replace({})

# case: wrong-arguments-28
result = c.str.replace({})

# case: wrong-arguments-29
result = w.str.replace('a', lambda m: 1, regex=True)

# case: wrong-arguments-30
result = t.str.extract('(a)', expand=0)

# case: wrong-arguments-31
result = w.str.extract('(a)', expand=0)

# case: wrong-arguments-32
result = i.str.extract('(a)', expand=0)

# case: wrong-arguments-33
result = q.str.extract('(a)', expand=None)

# case: wrong-arguments-34
result = i.str.extract('(a)', expand=None)

# case: wrong-arguments-35
result = q.str.extract('(a)', expand='x')

# case: wrong-arguments-36
result = i.str.extract('(a)', expand='x')

# case: wrong-arguments-37
result = i.str.extract('(?P<l>a)', expand=False)

# case: wrong-arguments-38
result = t.str.split(re.compile('a'))

# case: wrong-arguments-39
result = w.str.split(re.compile('a'))

# case: wrong-arguments-40
result = t.str.split(re.compile('a'), regex=False)

# case: wrong-arguments-41
result = w.str.split(re.compile('a'), regex=False)

# case: wrong-arguments-42
result = i.str.split(re.compile('a'), regex=False)

# case: wrong-arguments-43
result = q.str.split(re.compile('a'), regex=True)

# case: wrong-arguments-44
result = i.str.split(re.compile('a'), regex=True)

# case: wrong-arguments-45
result = m.str.partition(None)

# case: wrong-arguments-46
result = c.str.partition(None)

# case: wrong-arguments-47
result = w.str.get('a')

# case: wrong-arguments-48
result = t.str.get(None)

# case: wrong-arguments-49
result = i.str.get(None)

# case: wrong-arguments-50
result = m.str.get(1.0)

# case: wrong-arguments-51
result = c.str.get(1.0)

# case: wrong-arguments-52
result = w.str.get(True)

# case: wrong-arguments-53
result = t.str.get([0])

# case: wrong-arguments-54
result = i.str.get([0])

# case: wrong-arguments-55
result = q.str.get(slice(0,2))

# case: wrong-arguments-56
result = i.str.get(slice(0,2))

# case: wrong-arguments-57
result = q.str.get(np.int64(1))

# case: wrong-arguments-58
result = c.str.get(np.int64(1))

# case: wrong-arguments-59
result = w.str.slice('a')

# case: wrong-arguments-60
result = t.str.slice(1.0)

# case: wrong-arguments-61
result = i.str.slice(1.0)

# case: wrong-arguments-62
result = m.str.slice(0,'x')

# case: wrong-arguments-63
result = c.str.slice(0,'x')

# case: wrong-arguments-64
result = t.str.slice_replace('a')

# case: wrong-arguments-65
result = i.str.slice_replace('a')

# case: wrong-arguments-66
result = m.str.slice_replace(1.0,2,'Z')

# case: wrong-arguments-67
result = c.str.slice_replace(1.0,2,'Z')

# case: wrong-arguments-68
result = w.str.slice_replace(1,2,5)

# case: wrong-arguments-69
result = t.str.slice_replace(1,2,None)

# case: wrong-arguments-70
result = w.str.slice_replace(1,2,None)

# case: wrong-arguments-71
result = e.str.pad('x')

# case: wrong-arguments-72
result = n.str.pad(8,fillchar='')

# case: wrong-arguments-73
result = t.str.pad(True)

# case: wrong-arguments-74
result = w.str.pad(True)

# case: wrong-arguments-75
result = t.str.pad(8,side=None)

# case: wrong-arguments-76
result = w.str.pad(8,side=None)

# case: wrong-arguments-77
result = e.str.pad(8,'left',None)

# case: wrong-arguments-78
result = n.str.center('x')

# case: wrong-arguments-79
result = e.str.center(None)

# case: wrong-arguments-80
result = n.str.ljust('x')

# case: wrong-arguments-81
result = e.str.rjust('x')

# case: wrong-arguments-82
result = n.str.rjust(8,'')

# case: wrong-arguments-83
result = e.str.zfill(None)

# case: wrong-arguments-84
result = q.str.zfill(True)

# case: wrong-arguments-85
result = i.str.zfill(True)

# case: wrong-arguments-86
result = n.str.zfill([1])

# case: wrong-arguments-87
result = m.str.repeat('a')

# case: wrong-arguments-88
result = n.str.repeat('a')

# case: wrong-arguments-89
result = t.str.repeat(2.0)

# case: wrong-arguments-90
result = w.str.repeat(2.0)

# case: wrong-arguments-91
result = t.str.repeat(None)

# case: wrong-arguments-92
result = w.str.repeat(None)

# case: wrong-arguments-93
result = t.str.repeat([1,2,3,0,1])

# case: wrong-arguments-94
result = e.str.repeat([1,2,3,0,1])

# case: wrong-arguments-95
result = c.str.repeat([1,2,3,0,1])

# case: wrong-arguments-96
result = m.str.repeat([1,2])

# case: wrong-arguments-97
result = c.str.repeat([1,2])

# case: wrong-arguments-98
result = m.str.repeat(True)

# case: wrong-arguments-99
result = c.str.repeat(True)

# case: wrong-arguments-100
result = w.str.repeat(np.array([1,2,3,4,5]))

# case: wrong-arguments-101
result = i.str.repeat(np.array([1,2,3,4,5]))

# case: wrong-arguments-102
result = q.str.repeat(pd.Series([1,2,3,4,5]))

# case: wrong-arguments-103
result = c.str.repeat(pd.Series([1,2,3,4,5]))

# case: wrong-arguments-104
result = t.str.repeat((1,2,3,0,1))

# case: wrong-arguments-105
result = e.str.repeat((1,2,3,0,1))

# case: wrong-arguments-106
result = c.str.repeat((1,2,3,0,1))

# case: wrong-arguments-107
result = w.str.repeat([1,None,1,2,3])

# case: wrong-arguments-108
result = t.str.repeat(1.5)

# case: wrong-arguments-109
result = w.str.repeat(1.5)

# case: wrong-arguments-110
result = i.str.repeat(1.5)

# case: wrong-arguments-111
result = q.str.repeat([2])

# case: wrong-arguments-112
result = i.str.repeat([2])

# case: wrong-arguments-113
result = i.str.repeat([1,2,3,0,1.5])

# case: wrong-arguments-114
result = w.str.repeat(range(5))

# case: wrong-arguments-115
result = i.str.repeat(range(5))

# case: wrong-arguments-116
result = m.str.strip(1)

# case: wrong-arguments-117
result = c.str.strip(1)

# case: wrong-arguments-118
result = w.str.strip(['a'])

# case: wrong-arguments-119
result = t.str.lstrip(1)

# case: wrong-arguments-120
result = i.str.lstrip(1)

# case: wrong-arguments-121
result = m.str.rstrip(1)

# case: wrong-arguments-122
result = c.str.rstrip(1)

# case: wrong-arguments-123
result = w.str.removeprefix(1)

# case: wrong-arguments-124
result = t.str.removeprefix(None)

# case: wrong-arguments-125
result = i.str.removeprefix(None)

# case: wrong-arguments-126
result = q.str.removeprefix(('a',))

# case: wrong-arguments-127
result = i.str.removeprefix(('a',))

# case: wrong-arguments-128
result = m.str.removesuffix(1)

# case: wrong-arguments-129
result = c.str.removesuffix(1)

# case: wrong-arguments-130
result = w.str.removesuffix(None)

# case: wrong-arguments-131
result = t.str.find('a','x')

# case: wrong-arguments-132
result = i.str.find('a','x')

# case: wrong-arguments-133
result = m.str.find('a',1.0)

# case: wrong-arguments-134
result = c.str.find('a',1.0)

# case: wrong-arguments-135
result = t.str.find('a', end='x')

# case: wrong-arguments-136
result = i.str.find('a', end='x')

# case: wrong-arguments-137
result = q.str.translate('abc')

# case: wrong-arguments-138
result = i.str.translate('abc')

# case: wrong-arguments-139
result = q.str.cat(sep=1)

# case: wrong-arguments-140
result = c.str.cat(sep=1)

# case: wrong-arguments-141
result = i.str.cat(na_rep=1)

# case: wrong-arguments-142
result = i.str.cat(t,sep='-',na_rep='?')

# case: wrong-arguments-143
result = t.str.cat('x')

# case: wrong-arguments-144
result = i.str.cat('x')

# case: wrong-arguments-145
result = i.str.cat([t,t],sep='/',na_rep='_')

# case: wrong-arguments-146
result = i.str.cat(t[:2])

# case: wrong-arguments-147
result = m.str.cat(t[:2],join='outer')

# case: wrong-arguments-148
result = c.str.cat(t[:2],join='outer')

# case: wrong-arguments-149
result = m.str.cat(t[:2],join='inner')

# case: wrong-arguments-150
result = c.str.cat(t[:2],join='inner')

# case: wrong-arguments-151
result = m.str.cat(t[:2],join='right')

# case: wrong-arguments-152
result = n.str.cat(t[:2],join='right')

# case: wrong-arguments-153
result = t.str.cat(t[:2],join='bad')

# case: wrong-arguments-154
result = w.str.cat(t[:2],join='bad')

# case: wrong-arguments-155
result = i.str.cat(pd.DataFrame({'a':t,'b':t}))

# case: wrong-arguments-156
result = w.str.cat({'a':1})

# case: wrong-arguments-157
result = i.str.cat(others=t, sep=' ')

# case: wrong-arguments-158
result = m.str.join(1)

# case: wrong-arguments-159
result = c.str.join(1)

# case: wrong-arguments-160
result = m.str.join(None)

# case: wrong-arguments-161
result = c.str.join(None)

# case: wrong-arguments-162
result = m.str.join(['-'])

# case: wrong-arguments-163
result = c.str.join(['-'])

# case: wrong-arguments-164
result = i.str.get_dummies(' ')

# case: wrong-arguments-165
result = c.str.get_dummies('a')

# case: wrong-arguments-166
result = i.str.get_dummies(sep=',')

# case: wrong-arguments-167
result = c.str.get_dummies('an')

# case: wrong-arguments-168
result = m.str.wrap(5)

# case: wrong-arguments-169
result = n.str.wrap(5)

# case: wrong-arguments-170
result = t.str.wrap(3)

# case: wrong-arguments-171
result = w.str.wrap(3)

# case: wrong-arguments-172
result = t.str.wrap('x')

# case: wrong-arguments-173
result = w.str.wrap('x')

# case: wrong-arguments-174
result = t.str.wrap(0)

# case: wrong-arguments-175
result = w.str.wrap(0)

# case: wrong-arguments-176
result = i.str.wrap(0)

# case: wrong-arguments-177
result = q.str.wrap(width=4)

# case: wrong-arguments-178
result = i.str.wrap(width=4)

# case: wrong-arguments-179
result = m.str.normalize(1)

# case: wrong-arguments-180
result = c.str.normalize(1)

