import pandas as pd
import numpy as np
a=pd.Series([1.,np.nan], index=pd.MultiIndex.from_tuples([('a','m'),('b','m')],names=['x','y']))
b=pd.Series({('b','m'):50., ('z','m'):1.})
c=pd.Series({('b','m'):50., ('z','m'):1.})
c.index.names=['x',None]
d=pd.Series({('b','m'):50., ('a','m'):1.})
# case: a.combine_first(b)
result = a.combine_first(b)

# case: b.combine_first(a)
result = b.combine_first(a)

# case: a+b
result = a+b

# case: a.align(b)[0]
result = a.align(b)[0]

# case: a.combine(b,max)
result = a.combine(b,max)

# case: a.combine_first(c)
result = a.combine_first(c)

# case: a+c
result = a+c

# case: a.combine_first(d)
result = a.combine_first(d)

# case: a+d
result = a+d

# case: d+b
result = d+b

# case: a.to_frame("v").combine_first(b.to_frame("v"))
result = a.to_frame("v").combine_first(b.to_frame("v"))

# case: a.to_frame("v")+b.to_frame("v")
result = a.to_frame("v")+b.to_frame("v")

# case: a.to_frame("v").align(b.to_frame("v"))[0]
result = a.to_frame("v").align(b.to_frame("v"))[0]

# case: a.to_frame("v").align(b, axis=0)[0]
result = a.to_frame("v").align(b, axis=0)[0]

# case: a.reindex(b.index)
result = a.reindex(b.index)

# case: pd.concat([a,b],axis=1)
result = pd.concat([a,b],axis=1)

# case: a.where(b > 1, b)
result = a.where(b > 1, b)

# case: a == b
result = a == b

# case: a.eq(b)
result = a.eq(b)

# case: a.corr(b)
result = a.corr(b)

# case: a.compare(b)
result = a.compare(b)

# case: a.isin(b)
result = a.isin(b)

# case: a.to_frame("v").assign(w=b)
result = a.to_frame("v").assign(w=b)

# case: np.where(a > b, 1, 0)
result = np.where(a > b, 1, 0)

# case: a.fillna(b)
result = a.fillna(b)

# case: a.to_frame("v").join(b.rename("w"))
result = a.to_frame("v").join(b.rename("w"))

# case: a.where(d > 1, d)
result = a.where(d > 1, d)

# case: a.mask(d > 1)
result = a.mask(d > 1)

# case: a[d > 1]
result = a[d > 1]

# case: a.div(b, fill_value=0)
result = a.div(b, fill_value=0)

# case: a.combine_first(pd.Series({("b","m"):50.}))
result = a.combine_first(pd.Series({("b","m"):50.}))

# case: a & d
result = a & d

# case: a.to_frame("v").mul(b, axis=0)
result = a.to_frame("v").mul(b, axis=0)

# case: a.to_frame("v").combine(b.to_frame("v"), lambda p,q: p)
result = a.to_frame("v").combine(b.to_frame("v"), lambda p,q: p)
