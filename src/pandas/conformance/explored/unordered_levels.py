import pandas as pd
import numpy as np

# case: repeated labels without an order
x = pd.DataFrame({'v':[1,2,3]}, index=pd.MultiIndex.from_tuples([('p',1),('p',1),('q',pd.Timestamp('2020-01-01'))]))
result = x.unstack()
# case: series of labels without an order
x = pd.Series([1,2,3], index=pd.MultiIndex.from_tuples([('p',2),('p',1),('q',pd.Timestamp('2020-01-01'))]))
result = x.unstack()
# case: frames with repeated labels without an order
x = pd.concat([pd.DataFrame({'v':[1,2]},index=[2,1]), pd.DataFrame({'v':[1,2]},index=pd.to_datetime(['2020-01-01','2020-01-01']))], keys=['p', 'q'])
result = x.unstack()
# case: frames of labels without an order
x = pd.concat([pd.DataFrame({'v':[1,2]},index=[2,1]), pd.DataFrame({'v':[1,2]},index=pd.to_datetime(['2020-01-01','2020-01-02']))], keys=['p', 'q'])
result = x.unstack()
# case: outer level beside labels without an order
x = pd.concat([pd.DataFrame({'v':[1,2]},index=[2,1]), pd.DataFrame({'v':[1,2]},index=pd.to_datetime(['2020-01-01','2020-01-02']))], keys=['p', 'q'])
result = x.unstack(level=0)
