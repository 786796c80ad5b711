import numpy as np
import pandas as pd

# case: own-1
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = d.note

# case: own-2
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = d

# case: own-3
d = pd.DataFrame({'a': [1, 2]})
d.x2 = d.a * 2
result = d.x2

# case: own-4
d = pd.DataFrame({'a': [1, 2]})
d.x2 = d.a * 2
result = list(d.columns)

# case: own-5
d = pd.DataFrame({'a': [1, 2]})
d.x2 = d.a * 2
result = d['x2']

# case: own-6
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.copy(), 'note')

# case: own-7
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d, 'note')

# case: own-8
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d[d.a > 0], 'note')

# case: own-9
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d['note'] = 5
result = d.note

# case: own-10
d = pd.DataFrame({'a': [1, 2]})
d['note'] = 5
d.note = 'hi'
result = d

# case: own-11
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d.note = 'ho'
result = d.note

# case: own-12
d = pd.DataFrame({'a': [1, 2]})
d.shape = (2, 2)
result = d

# case: own-13
d = pd.DataFrame({'a': [1, 2]})
d.values = [1]
result = d

# case: own-14
d = pd.DataFrame({'a': [1, 2]})
d.loc = 5
result = d

# case: own-15
d = pd.DataFrame({'a': [1, 2]})
d.note = [1, 2]
result = d.note

# case: own-16
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
e = d
result = e.note

# case: own-17
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d['b'] = 5
d.loc[5] = [1, 2]
d.drop(columns='b', inplace=True)
result = d.note

# case: own-18
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d = d.rename(columns={'a': 'c'})
result = hasattr(d, 'note')

# case: own-19
s = pd.Series([1, 2])
s.note = 'q'
result = s.note

# case: own-20
s = pd.Series([1, 2])
s.note = 'q'
result = s

# case: own-21
s = pd.Series([1, 2])
s.note = 'q'
result = hasattr(s + 1, 'note')

# case: own-22
s = pd.Series([1, 2], index=['a', 'b'])
s.a = 5
result = s

# case: own-23
s = pd.Series([1, 2], index=['a', 'b'])
s.c = 5
result = s

# case: own-24
s = pd.Series([1, 2], index=['a', 'b'])
s.c = 5
result = s.c

# case: own-25
s = pd.Series([1, 2])
s.dtype = 'float'
result = s

# case: own-26
d = pd.DataFrame({'a': [1, 2]})
d.a.note = 'x'
result = hasattr(d.a, 'note')

# case: own-27
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = d.equals(pd.DataFrame({'a': [1, 2]}))

# case: own-28
d = pd.DataFrame({'a': [1, 2]})
d._meta = 'hi'
result = d._meta

# case: own-29
d = pd.DataFrame()
d.a = [1, 2]
result = d

# case: own-30
d = pd.DataFrame()
d.a = [1, 2]
result = d.a

# case: own-31
d = pd.DataFrame({'a': [1, 2]})
d.f = lambda x: x + 1
result = d.f(1)

# case: own-32
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
def f(q):
    return q.note
result = d.pipe(f)

# case: own-33
x = np.array([1])
x.note = 5
result = x

# case: own-34
d = pd.DataFrame({'a': [1, 2]})
d.b: int = 5
result = d.b

# case: kept-1
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.copy(), 'note')

# case: kept-2
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.copy(deep=False), 'note')

# case: kept-3
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d[:], 'note')

# case: kept-4
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.loc[:], 'note')

# case: kept-5
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.iloc[:], 'note')

# case: kept-6
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d[['a']], 'note')

# case: kept-7
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.T, 'note')

# case: kept-8
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.head(), 'note')

# case: kept-9
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.tail(), 'note')

# case: kept-10
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.reset_index(drop=True), 'note')

# case: kept-11
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.sort_index(), 'note')

# case: kept-12
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.sort_values('a'), 'note')

# case: kept-13
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.dropna(), 'note')

# case: kept-14
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.fillna(0), 'note')

# case: kept-15
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.drop_duplicates(), 'note')

# case: kept-16
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.astype(int), 'note')

# case: kept-17
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.rename(columns={}), 'note')

# case: kept-18
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.assign(), 'note')

# case: kept-19
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.query('a>0'), 'note')

# case: kept-20
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.reindex([0,1]), 'note')

# case: kept-21
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.reindex(columns=['a']), 'note')

# case: kept-22
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.infer_objects(), 'note')

# case: kept-23
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.convert_dtypes(), 'note')

# case: kept-24
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.where(d.a>0), 'note')

# case: kept-25
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.replace(5,6), 'note')

# case: kept-26
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.round(), 'note')

# case: kept-27
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.abs(), 'note')

# case: kept-28
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d+0, 'note')

# case: kept-29
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(-d, 'note')

# case: kept-30
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.apply(lambda c:c), 'note')

# case: kept-31
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.pipe(lambda q:q), 'note')

# case: kept-32
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.filter(['a']), 'note')

# case: kept-33
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.drop(columns=[]), 'note')

# case: kept-34
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.drop([]), 'note')

# case: kept-35
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.set_axis(['a'],axis=1), 'note')

# case: kept-36
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.rename_axis('x'), 'note')

# case: kept-37
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.squeeze(axis=1), 'note')

# case: kept-38
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.transform(lambda c:c), 'note')

# case: kept-39
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(pd.DataFrame(d), 'note')

# case: kept-40
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(pd.concat([d]), 'note')

# case: kept-41
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.merge(d), 'note')

# case: kept-42
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.align(d)[0], 'note')

# case: kept-43
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.shift(0), 'note')

# case: kept-44
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.truncate(), 'note')

# case: kept-45
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.interpolate(), 'note')

# case: kept-46
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.ffill(), 'note')

# case: kept-47
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.clip(0,9), 'note')

# case: kept-48
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.isin([1]), 'note')

# case: kept-49
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.nlargest(5,'a'), 'note')

# case: kept-50
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.select_dtypes('number'), 'note')

# case: kept-51
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.get('a'), 'note')

# case: kept-52
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.combine_first(d), 'note')

# case: kept-53
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.take([0,1]), 'note')

# case: kept-54
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d[d.columns], 'note')

# case: kept-55
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.loc[:,:], 'note')

# case: kept-56
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.loc[d.index], 'note')

# case: kept-57
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.a, 'note')

# case: kept-58
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.a.to_frame(), 'note')

# case: kept-59
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(copy.copy(d), 'note')

# case: kept-60
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(copy.deepcopy(d), 'note')

# case: kept-61
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr([d][0], 'note')

# case: kept-62
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr({'k':d}['k'], 'note')

# case: kept-63
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d.drop_duplicates(inplace=True)
result = hasattr(d, 'note')

# case: kept-64
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d.sort_values('a',inplace=True)
result = hasattr(d, 'note')

# case: kept-65
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d.rename(columns={'a':'b'},inplace=True)
result = hasattr(d, 'note')

# case: kept-66
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d.fillna(0,inplace=True)
result = hasattr(d, 'note')

# case: kept-67
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
d.reset_index(drop=True,inplace=True)
result = hasattr(d, 'note')

# case: kept-68
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr((lambda q: q)(d), 'note')

# case: kept-69
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.pipe(lambda q: q.assign()), 'note')

# case: kept-70
import copy
d = pd.DataFrame({'a': [1, 2]})
d.note = 'hi'
result = hasattr(d.map(lambda x:x), 'note')

# case: kept-71
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.copy(), 'note')

# case: kept-72
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s[:], 'note')

# case: kept-73
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.loc[:], 'note')

# case: kept-74
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.iloc[:], 'note')

# case: kept-75
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.head(), 'note')

# case: kept-76
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.reset_index(drop=True), 'note')

# case: kept-77
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.sort_index(), 'note')

# case: kept-78
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.sort_values(), 'note')

# case: kept-79
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.dropna(), 'note')

# case: kept-80
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.fillna(0), 'note')

# case: kept-81
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.astype(int), 'note')

# case: kept-82
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.rename('x'), 'note')

# case: kept-83
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.rename(None), 'note')

# case: kept-84
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.reindex([0,1]), 'note')

# case: kept-85
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.infer_objects(), 'note')

# case: kept-86
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.convert_dtypes(), 'note')

# case: kept-87
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.where(s>0), 'note')

# case: kept-88
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.replace(5,6), 'note')

# case: kept-89
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.round(), 'note')

# case: kept-90
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.abs(), 'note')

# case: kept-91
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s+0, 'note')

# case: kept-92
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(-s, 'note')

# case: kept-93
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(+s, 'note')

# case: kept-94
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.apply(lambda c:c), 'note')

# case: kept-95
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.map(lambda c:c), 'note')

# case: kept-96
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.pipe(lambda q:q), 'note')

# case: kept-97
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.drop([]), 'note')

# case: kept-98
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.transform(lambda c:c), 'note')

# case: kept-99
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(pd.Series(s), 'note')

# case: kept-100
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(pd.concat([s]), 'note')

# case: kept-101
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.align(s)[0], 'note')

# case: kept-102
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.shift(0), 'note')

# case: kept-103
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.ffill(), 'note')

# case: kept-104
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.clip(0,9), 'note')

# case: kept-105
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.isin([1]), 'note')

# case: kept-106
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.nlargest(5), 'note')

# case: kept-107
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.take([0,1]), 'note')

# case: kept-108
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.to_frame()[0], 'note')

# case: kept-109
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.explode(), 'note')

# case: kept-110
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.T, 'note')

# case: kept-111
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.set_axis([0,1]), 'note')

# case: kept-112
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(pd.to_numeric(s), 'note')

# case: kept-113
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.drop_duplicates(), 'note')

# case: kept-114
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.reindex_like(s), 'note')

# case: kept-115
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.combine_first(s), 'note')

# case: kept-116
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.unstack, 'note')

# case: kept-117
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.where(True), 'note')

# case: kept-118
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.rename_axis('x'), 'note')

# case: kept-119
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.truncate(), 'note')

# case: kept-120
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(np.abs(s), 'note')

# case: kept-121
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.str if 0 else s, 'note')

# case: kept-122
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(pd.to_datetime(s), 'note')

# case: kept-123
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.loc[s.index], 'note')

# case: kept-124
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s[s>0], 'note')

# case: kept-125
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.mask(s<0), 'note')

# case: kept-126
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.interpolate(), 'note')

# case: kept-127
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.cumsum(), 'note')

# case: kept-128
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.rank(), 'note')

# case: kept-129
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.diff(), 'note')

# case: kept-130
s = pd.Series([1, 2])
s.note = 'hi'
result = hasattr(s.between(0,1), 'note')

# case: kept-131
d = pd.DataFrame({'a': [1, 2]})
s = d.a
s.note = 'x'
result = hasattr(d['a'], 'note')

# case: kept-132
d = pd.DataFrame({'a': [1, 2]})
d.a.note = 'x'
d.loc[0, 'a'] = 9
result = hasattr(d.a, 'note')

# case: kept-133
d = pd.DataFrame({'a': [1, 2]})
d.a.note = 'x'
d['a'] = 9
result = hasattr(d.a, 'note')

# case: kept-134
d = pd.DataFrame({'a': [1, 2]})
d.note = 'x'
result = [c for c in d]

# case: kept-135
d = pd.DataFrame({'a': [1, 2]})
d.note = 'x'
result = 'note' in d

# case: kept-136
d = pd.DataFrame({'a': [1, 2]})
d.note = 1
result = d.query('a > @d.note')

# case: kept-137
d = pd.DataFrame({'a': [1, 2]})
d.note = 1
result = d.query('a > note')

# case: kept-138
d = pd.DataFrame({'a': [1, 2]})
d.note = 1
d.note += 1
result = d.note

# case: kept-139
d = pd.DataFrame({'a': [1, 2]})
d.total = d.a.sum()
d['share'] = d.a / d.total
result = d

# case: kept-140
d = pd.DataFrame({'a': [1, 2]})
d.b = d.a * 2
d['c'] = d.b + 1
result = d

# case: kept-141
d = pd.DataFrame({'a': [1, 2]})
d.b = d.a * 2
d.a[0] = 50
result = d.b

# case: kept-142
d = pd.DataFrame({'a': [1, 2]})
d.b = d.a
d.loc[0, 'a'] = 50
result = d.b

# case: kept-143
d = pd.DataFrame({'a': [1, 2]})
d.columns = ['q']
d.a = 5
result = d

# case: kept-144
d = pd.DataFrame({'a': [1, 2]})
d.me = d
result = d.me.me.a

# case: kept-145
d = pd.DataFrame({'a': [1, 2]})
d.me = d
result = d

# case: kept-146
d = pd.DataFrame({'a': [1, 2]})
d.name = 'frame'
result = d.name

# case: kept-147
d = pd.DataFrame({'a': [1, 2]})
d.name = 'frame'
result = d.groupby('a').apply(lambda g: g.name)

# case: kept-148
d = pd.DataFrame({'a': [1, 2]})
def f(g):
    g.extra = 5
    return g.extra + g.a.sum()
result = d.groupby('a').apply(f)

# case: kept-149
d = pd.DataFrame({'a': [1, 2]})
def f(r):
    r.total = r.a * 2
    return r
result = d.apply(f, axis=1)

# case: kept-150
d = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
def f(r):
    r.b = r.a * 2
    return r
result = d.apply(f, axis=1)

# case: kept-151
d = pd.DataFrame({'a': [1, 2], 'b': [3, 4]})
for i, r in d.iterrows():
    r.b = 9
result = d

# case: kept-152
s = pd.Series({'a': 1, 'b': 2})
s.a += 5
result = s

# case: kept-153
s = pd.Series({'a': 1, 'b': 2})
s.a = 'x'
result = s

# case: kept-154
s = pd.Series([1, 2], index=pd.to_datetime(['2020-01-01', '2020-01-02']))
result = hasattr(s, 'a')

# case: kept-155
s = pd.Series([1, 2], index=pd.to_datetime(['2020-01-01', '2020-01-02']))
s.a = 5
result = s

# case: kept-156
s = pd.Series([1, 2], index=pd.Categorical(['a', 'b']))
result = s.a

# case: kept-157
s = pd.Series([1, 2], index=pd.Categorical(['a', 'b']))
s.a = 7
result = s

# case: kept-158
s = pd.Series([1, 2], index=['a', 5])
result = s.a

# case: kept-159
s = pd.Series([1, 2], index=pd.period_range('2020-01', periods=2, freq='M'))
result = hasattr(s, 'x')

# case: kept-160
s = pd.Series([1, 2], index=pd.interval_range(0, 2))
result = hasattr(s, 'x')

# case: kept-161
s = pd.Series([1, 2], index=pd.interval_range(0, 2))
s.x = 5
result = s.x

# case: kept-162
s = pd.Series([1, 2], index=[1.5, 2.5])
s.x = 5
result = s.x

# case: kept-163
d = pd.DataFrame([[1, 2]], columns=['count', 'sum'])
result = d.count()

# case: kept-164
d = pd.DataFrame([[1, 2]], columns=pd.date_range('2020-01-01', periods=2))
result = hasattr(d, 'x')

# case: kept-165
d = pd.DataFrame([[1, 2]], columns=[0, 1])
d.x = 5
result = d.x

# case: kept-166
d = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y')]))
d.a.x = 5
result = d

# case: kept-167
d = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('a', 'x'), ('a', 'y')]))
result = d.c
