import pandas as pd
import numpy as np
from collections import namedtuple
d = pd.DataFrame({'a':[1,2],'count':[3,4],'index':[5,6]})
A = namedtuple('A','x y')
B = namedtuple('B','p q z')
# case: fields-called-as-methods
result = [(r.count, r.index, r.a, r.Index) for r in d.itertuples()]
# case: rows-into-frames
result = [r._fields for r in d.itertuples(index=False)], pd.DataFrame(d.itertuples(index=False)), pd.DataFrame([r for r in d.itertuples()]), pd.DataFrame(list(d.itertuples(name=None)))
# case: text-of-rows
r = list(d.itertuples(name='P'))[0]
result = str(r), r._asdict(), type(r).__name__, isinstance(r, tuple), len(r), r[0], r[-1], list(r), r == (0,1,3,5), hash(r) == hash((0,1,3,5)), r._replace(a=9), r + (1,), r[1:]
# case: chosen-rows
result = pd.DataFrame([r for r in d.itertuples() if r.a > 5]), pd.DataFrame([r for r in d.itertuples() if r.a > 1]).set_index('Index'), pd.DataFrame(sorted(d.itertuples(index=False),key=lambda r: -r.a)),pd.DataFrame([max(d.itertuples(index=False),key=lambda r: r.count)])
# case: generator
result = pd.DataFrame(((r) for r in d.itertuples()))
# case: columns-given
result = pd.DataFrame([r for r in d.itertuples()],columns=['x','y','z','w'])
# case: among-tuples
result = pd.DataFrame([A(1,2),(3,4)]), pd.DataFrame([A(1,2),A(3,4)],index=['i','j'])
# case: longer-later
result = pd.DataFrame([A(1,2),B(3,4,5)])
# case: two-kinds
C=namedtuple('C','p q')
result = pd.DataFrame([A(1,2),C(3,4)]), pd.DataFrame([(1,2),C(3,4)])
# case: shorter-later
result = pd.DataFrame([B(3,4,5), A(1,2)])
# case: types
a=A(1,y=2)
result = isinstance(a,A), isinstance((1,2),A), isinstance(a,tuple), isinstance(a,B), A._make([5,6]), type(a)==A, type(a).__name__, A.__name__, str(a), a==(1,2), a.x, pd.Series(a), pd.Series([a,a]), pd.DataFrame({'v':[a,a]}), A._make([1,2])._asdict(),A(*(3,4)), A(**{'x':1,'y':2}), [*a], a[0], dict(a._asdict()), A._fields
# case: counts-by-name
Row = namedtuple('Row', 'decade, index, count')
result = Row(5,6,7).count, Row(5,6,7).index, Row._fields, pd.DataFrame([Row(1,2,3)]), Row(1,2,3)._replace(count=4).count
# case: defaults
R = namedtuple('R', ['a','b'], defaults=[5])
result = R(1), R(1,2), R._field_defaults, pd.DataFrame([R(1),R(2)])
# case: too-few
result = A(1)
# case: too-many
result = A(1,2,3)
# case: make-wrong
result = A._make([1])
# case: unknown-field
result = A(1,2).z
# case: field-set
a = A(1,2)
a.x = 5
# case: unpacked
for i, (x, y) in enumerate([A(1,2), A(3,4)]):
    pass
result = i, x, y, sum(r.count for r in d.itertuples()), {r.a: r for r in d.itertuples()}, [r for r in d.itertuples(index=False)] == [(1,3,5),(2,4,6)], max(d.itertuples(index=False)), sorted(d.itertuples(), reverse=True)[0].a
# case: odd-names
w = pd.DataFrame([[1,2,3,4]],columns=['first name','class','_x','ok'])
r = next(w.itertuples())
result = r._fields, r._1, r._2, r.ok, str(r), getattr(r,'_1'), hasattr(r,'class')
# case: namedtuple-in-agg
result = d.groupby('a').agg(s=pd.NamedAgg(column='count',aggfunc='sum'), t=pd.NamedAgg('index','max')), d.groupby('a').agg(x=A('count','sum'))
