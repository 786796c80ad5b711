import numpy as np
import pandas as pd

# case: inverted-queries-1
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~f")

# case: inverted-queries-2
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~k.isna()")

# case: inverted-queries-3
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~(x > 2)")

# case: inverted-queries-4
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~f or x > 3")

# case: inverted-queries-5
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~f and x > 3")

# case: inverted-queries-6
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~x.isin([1,2])")

# case: inverted-queries-7
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.eval("~f")

# case: inverted-queries-8
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.eval("g = ~f")

# case: inverted-queries-9
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~f & x > 1")

# case: inverted-queries-10
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("not f & x > 1")

# case: inverted-queries-11
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~f == True")

# case: inverted-queries-12
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("x > 1 & ~f")

# case: inverted-queries-13
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("(~f) & (x > 1)")

# case: inverted-queries-14
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("~~f")

# case: inverted-queries-15
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("  x > 2")

# case: inverted-queries-16
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("x > 2\nand f")

# case: inverted-queries-17
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("x > 2 and\n f")

# case: inverted-queries-18
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("(x > 2 and\n f)")

# case: inverted-queries-19
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("""
x > 2
""")

# case: inverted-queries-20
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("""
    x > 2
    and f
""")

# case: inverted-queries-21
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.query("\n x > 2")

# case: inverted-queries-22
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.eval("z = x\nw = z + 1")

# case: inverted-queries-23
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.eval("""
z = x * 2
w = z + 1
""")

# case: inverted-queries-24
df = pd.DataFrame({'x':[1,2,3,4],'f':[True,False,True,False],'k':['a','b',None,'b']})
result = df.eval("""
    z = x * 2
    w = z + 1
""")

# case: inverted-queries-25
df = pd.DataFrame({'x':[1,2,3,4]})
df.eval("z = x * 2\nx = z + 1", inplace=True)
result = df

# case: inverted-queries-26
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.eval("z = x * 2\nz + 1")

# case: inverted-queries-27
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.eval("x + 1\nx + 2")

# case: inverted-queries-28
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.query("")

# case: inverted-queries-29
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.query(5)

# case: inverted-queries-30
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.query("-x < -2")

# case: inverted-queries-31
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.query("+x > 2")

# case: inverted-queries-32
df = pd.DataFrame({'x':[1,2,3,4], 'a b':[1,2,3,4]})
result = df.query("~`a b`.isin([1])")

# case: inverted-queries-33
df = pd.DataFrame({'x':[1,2,3,4]})
result = df.query("~x.between(2, 3)")

# case: inverted-queries-34
df = pd.DataFrame({'x':[1,2,3,4],'k':['a','b','c','b']})
result = df.query("~k.str.contains('b')")

# case: inverted-queries-35
df = pd.DataFrame({'x':[1,2,3,4],'k':['a','b','c','b']})
result = df.query("~k.str.contains('b') & x < 3")

# case: inverted-queries-36
df = pd.DataFrame({'x':[1,2,3,4],'k':['a','b','c','b']})
result = df.query("~(k in ['b'])")

# case: inverted-queries-37
df = pd.DataFrame({'x':[1,2,3,4],'k':['a','b','c','b']})
result = df.query("~k == 'b'")

# case: inverted-queries-38
df = pd.DataFrame({'x':[1,2,3,4],'k':['a','b','c','b']})
result = df.query("~x")

# case: inverted-queries-39
df = pd.DataFrame({'x':[1,2,3,4],'k':['a','b','c','b']})
result = df.query("k == 'a~b'")

# case: inverted-queries-40
df = pd.DataFrame({'x':[1,2,3,4],'k':['a','b','c','b']})
m = df.x > 2
result = df.query("~@m")
