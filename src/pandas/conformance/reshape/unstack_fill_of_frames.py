import numpy as np
import pandas as pd

# case: unstack-fill-of-frames-1
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3]})
result = x.groupby(['g','k']).agg(n=('v','sum'), m=('v','mean')).unstack(fill_value='')
# case: unstack-fill-of-frames-2
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3]})
result = x.groupby(['g','k']).agg(n=('v','sum'), m=('v','mean')).unstack(fill_value=0.5)
# case: unstack-fill-of-frames-3
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'w':['a','b','c'],'t':[True,False,True]})
result = x.set_index(['g','k']).unstack(fill_value=0.5)
# case: unstack-fill-of-frames-4
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'w':['a','b','c'],'t':[True,False,True]})
result = x.set_index(['g','k']).unstack(fill_value=True)
# case: unstack-fill-of-frames-5
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'w':['a','b','c'],'t':[True,False,True]})
result = x.set_index(['g','k']).unstack(fill_value='x')
# case: unstack-fill-of-frames-6
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'w':['a','b','c'],'t':[True,False,True]})
result = x.set_index(['g','k']).unstack()
# case: unstack-fill-of-frames-7
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'w':pd.array([1,2,None],dtype='Int64'),'t':pd.to_datetime(['2020-01-01','2020-01-02',None])})
result = x.set_index(['g','k']).unstack()
# case: unstack-fill-of-frames-8
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'w':pd.array([1,2,None],dtype='Int64')})
result = x.set_index(['g','k']).unstack(fill_value=0)
# case: unstack-fill-of-frames-9
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3]})
result = x.set_index(['g','k'])[['v']].unstack(fill_value='-')
# case: unstack-fill-of-frames-10
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3]})
result = x.set_index(['g','k'])['v'].unstack(fill_value='')
# case: unstack-fill-of-frames-11
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'u':[0,0,1]})
result = x.groupby(['g','k'])[['v','u']].sum().unstack('k', fill_value='none')
# case: unstack-fill-of-frames-12
x = pd.DataFrame({'g':['p','q','p'],'k':[1,2,2],'v':[1,2,3],'f':[0.5,None,1]})
result = x.groupby(['g','k'])[['v','f']].sum().unstack('g', fill_value=-1)
