import pandas as pd
import numpy as np
import datetime
import warnings
warnings.simplefilter("ignore")
# case: signs-1
s=pd.Series(['1','2'])
result=-s
# case: signs-2
s=pd.Series(['1','2'],name='n')
result=s.sort_values(key=lambda s: -s)
# case: signs-3
d=pd.DataFrame({'n':['1','2']})
result=d.sort_values('n',key=lambda s: -s)
# case: signs-4
d=pd.DataFrame({'n':['1','2'],'m':[1,2]})
result=d.sort_values(['n','m'],key=lambda s: -s)
# case: signs-5
d=pd.DataFrame({'n':['1','2'],'m':[1,2]})
result=-d
# case: signs-6
d=pd.DataFrame({'n':['1','2'],'m':[1,2]}).astype(object)
result=d.sort_values('n',key=lambda s: -s)
# case: signs-7
d=pd.DataFrame({'n':['1',''],'m':[1,2]}).astype(object)
result=d.sort_values('n',key=lambda s: -s)
# case: signs-8
s=pd.Series(['1','2',None])
result=-s
# case: signs-9
s=pd.Series(['1','2',1])
result=-s
# case: signs-10
s=pd.Series([None,1],dtype=object)
result=-s
# case: signs-11
d=pd.DataFrame({'id':[1,2]},dtype=object)
result=d.eval('id*2')
# case: signs-12
d=pd.DataFrame({'id':[1,2]},dtype=object)
result=d.eval('z=id+1')
# case: signs-13
d=pd.DataFrame({'id':[1,2]},dtype=object)
result=d.query('id*2>2')
# case: signs-14
d=pd.DataFrame({'id':['a','b']})
result=d.eval('z=id+id')
# case: signs-15
d=pd.DataFrame({'id':['a','b']})
result=d.eval('z=id*2')
# case: signs-16
d=pd.DataFrame({'id':['a','b']})
result=d.eval('z=id+"x"')
# case: signs-17
d=pd.DataFrame({'id':['a','b']})
result=d.query('id+"x"=="ax"')
# case: signs-18
s=pd.Series(['1','2','x'])
result = +s
# case: signs-19
s=pd.Series(['1','2','x'])
result = s.abs()
# case: signs-20
s=pd.Series(['1','2','x'])
result = s.clip(0,1)
# case: signs-21
s=pd.Series(['1','2','x'])
result = np.log(s)
# case: signs-22
s=pd.Series(['1','2','x'])
result = np.isnan(s)
# case: signs-23
s=pd.Series(['1','2','x'])
result = np.square(s)
# case: signs-24
s=pd.Series(['1','2','x'])
result = np.min(s)
# case: signs-25
s=pd.Series(['1','2','x'])
result = np.cumsum(s)
# case: signs-26
s=pd.Series(['1','2','x'])
result = np.argsort(s)
# case: signs-27
s=pd.Series(['1','2','x'])
result = np.all(s)
# case: signs-28
s=pd.Series(['1','2','x'])
result = np.multiply(s,2)
# case: signs-29
s=pd.Series(['1','2','x'])
result = np.array(s)*2
# case: signs-30
s=pd.Series(['1','2','x'])
result = np.array(s)>1
# case: signs-31
s=pd.Series(['1','2','x'])
result = np.array(s).astype(float)
# case: signs-32
s=pd.Series(['1','2','x'])
result = sorted(s)
# case: signs-33
s=pd.Series(['1','2','x'])
result = set(s)
# case: signs-34
s=pd.Series(['1','2','x'])
result = list(map(int,s))
# case: signs-35
s=pd.Series(['1','2','x'])
result = s+1
# case: signs-36
s=pd.Series(['1','2','x'])
result = s%2
# case: signs-37
s=pd.Series(['1','2','x'])
result = 1-s
# case: signs-38
s=pd.Series(['1','2','x'])
result = s+'x'
# case: signs-39
s=pd.Series(['1','2','x'])
result = s>'1'
# case: signs-40
s=pd.Series(['1','2','x'])
result = s.mean()
# case: signs-41
s=pd.Series(['1','2','x'])
result = s.prod()
# case: signs-42
s=pd.Series(['1','2','x'])
result = s.cumsum()
# case: signs-43
s=pd.Series(['1','2','x'])
result = s.rank()
# case: signs-44
s=pd.Series(['1','2','x'])
result = s.nlargest(1)
# case: signs-45
s=pd.Series(['1','2','x'])
result = s.any()
# case: signs-46
s=pd.Series(['1','2','x'])
result = s.rolling(2).sum()
# case: signs-47
s=pd.Series(['1','2','x'])
result = s.astype(int)
# case: signs-48
s=pd.Series(['1','2','x'])
result = s.agg(['sum','mean'])
# case: signs-49
s=pd.Series(['1','2','x'])
result = s.sub(1)
# case: signs-50
s=pd.Series(['1','2','x'])
result = s.gt(1)
# case: signs-51
s=pd.Series(['1','2','x'])
result = s.sort_values(key=lambda x: -x)
# case: signs-52
s=pd.Series(['1','2','x'])
result = pd.DataFrame({'s':s}).mean()
# case: signs-53
s=pd.Series(['1','2','x'])
result = pd.DataFrame({'s':s}).abs()
# case: signs-54
s=pd.Series(['1','2','x'])
result = pd.DataFrame({'s':s}).std()
# case: signs-55
s=pd.Series(['1','2','x'])
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-56
s=pd.Series(['1','2','x'])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-57
s=pd.Series(['1','2','x'])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-58
s=pd.Series(['1','2','x'])
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-59
s=pd.Series(['1',None])
result = +s
# case: signs-60
s=pd.Series(['1',None])
result = s.abs()
# case: signs-61
s=pd.Series(['1',None])
result = s.clip(0,1)
# case: signs-62
s=pd.Series(['1',None])
result = np.log(s)
# case: signs-63
s=pd.Series(['1',None])
result = np.isnan(s)
# case: signs-64
s=pd.Series(['1',None])
result = np.square(s)
# case: signs-65
s=pd.Series(['1',None])
result = np.min(s)
# case: signs-66
s=pd.Series(['1',None])
result = np.cumsum(s)
# case: signs-67
s=pd.Series(['1',None])
result = np.argsort(s)
# case: signs-68
s=pd.Series(['1',None])
result = np.all(s)
# case: signs-69
s=pd.Series(['1',None])
result = np.multiply(s,2)
# case: signs-70
s=pd.Series(['1',None])
result = np.array(s)*2
# case: signs-71
s=pd.Series(['1',None])
result = np.array(s)>1
# case: signs-72
s=pd.Series(['1',None])
result = np.array(s).astype(float)
# case: signs-73
s=pd.Series(['1',None])
result = sorted(s)
# case: signs-74
s=pd.Series(['1',None])
result = set(s)
# case: signs-75
s=pd.Series(['1',None])
result = list(map(int,s))
# case: signs-76
s=pd.Series(['1',None])
result = s+1
# case: signs-77
s=pd.Series(['1',None])
result = s%2
# case: signs-78
s=pd.Series(['1',None])
result = 1-s
# case: signs-79
s=pd.Series(['1',None])
result = s+'x'
# case: signs-80
s=pd.Series(['1',None])
result = s>'1'
# case: signs-81
s=pd.Series(['1',None])
result = s.mean()
# case: signs-82
s=pd.Series(['1',None])
result = s.cumsum()
# case: signs-83
s=pd.Series(['1',None])
result = s.rank()
# case: signs-84
s=pd.Series(['1',None])
result = s.nlargest(1)
# case: signs-85
s=pd.Series(['1',None])
result = s.any()
# case: signs-86
s=pd.Series(['1',None])
result = s.rolling(2).sum()
# case: signs-87
s=pd.Series(['1',None])
result = s.astype(int)
# case: signs-88
s=pd.Series(['1',None])
result = s.agg(['sum','mean'])
# case: signs-89
s=pd.Series(['1',None])
result = s.sub(1)
# case: signs-90
s=pd.Series(['1',None])
result = s.gt(1)
# case: signs-91
s=pd.Series(['1',None])
result = s.sort_values(key=lambda x: -x)
# case: signs-92
s=pd.Series(['1',None])
result = pd.DataFrame({'s':s}).mean()
# case: signs-93
s=pd.Series(['1',None])
result = pd.DataFrame({'s':s}).abs()
# case: signs-94
s=pd.Series(['1',None])
result = pd.DataFrame({'s':s}).std()
# case: signs-95
s=pd.Series(['1',None])
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-96
s=pd.Series(['1',None])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-97
s=pd.Series(['1',None])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-98
s=pd.Series(['1',None])
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-99
s=pd.Series([1,'2'],dtype=object)
result = +s
# case: signs-100
s=pd.Series([1,'2'],dtype=object)
result = s.abs()
# case: signs-101
s=pd.Series([1,'2'],dtype=object)
result = s.clip(0,1)
# case: signs-102
s=pd.Series([1,'2'],dtype=object)
result = np.log(s)
# case: signs-103
s=pd.Series([1,'2'],dtype=object)
result = np.isnan(s)
# case: signs-104
s=pd.Series([1,'2'],dtype=object)
result = np.square(s)
# case: signs-105
s=pd.Series([1,'2'],dtype=object)
result = np.min(s)
# case: signs-106
s=pd.Series([1,'2'],dtype=object)
result = np.cumsum(s)
# case: signs-107
s=pd.Series([1,'2'],dtype=object)
result = np.argsort(s)
# case: signs-108
s=pd.Series([1,'2'],dtype=object)
result = np.all(s)
# case: signs-109
s=pd.Series([1,'2'],dtype=object)
result = np.multiply(s,2)
# case: signs-110
s=pd.Series([1,'2'],dtype=object)
result = np.array(s)*2
# case: signs-111
s=pd.Series([1,'2'],dtype=object)
result = np.array(s)>1
# case: signs-112
s=pd.Series([1,'2'],dtype=object)
result = np.array(s).astype(float)
# case: signs-113
s=pd.Series([1,'2'],dtype=object)
result = sorted(s)
# case: signs-114
s=pd.Series([1,'2'],dtype=object)
result = set(s)
# case: signs-115
s=pd.Series([1,'2'],dtype=object)
result = list(map(int,s))
# case: signs-116
s=pd.Series([1,'2'],dtype=object)
result = s+1
# case: signs-117
s=pd.Series([1,'2'],dtype=object)
result = s%2
# case: signs-118
s=pd.Series([1,'2'],dtype=object)
result = 1-s
# case: signs-119
s=pd.Series([1,'2'],dtype=object)
result = s+'x'
# case: signs-120
s=pd.Series([1,'2'],dtype=object)
result = s>'1'
# case: signs-121
s=pd.Series([1,'2'],dtype=object)
result = s.mean()
# case: signs-122
s=pd.Series([1,'2'],dtype=object)
result = s.cumsum()
# case: signs-123
s=pd.Series([1,'2'],dtype=object)
result = s.rank()
# case: signs-124
s=pd.Series([1,'2'],dtype=object)
result = s.nlargest(1)
# case: signs-125
s=pd.Series([1,'2'],dtype=object)
result = s.any()
# case: signs-126
s=pd.Series([1,'2'],dtype=object)
result = s.rolling(2).sum()
# case: signs-127
s=pd.Series([1,'2'],dtype=object)
result = s.astype(int)
# case: signs-128
s=pd.Series([1,'2'],dtype=object)
result = s.agg(['sum','mean'])
# case: signs-129
s=pd.Series([1,'2'],dtype=object)
result = s.sub(1)
# case: signs-130
s=pd.Series([1,'2'],dtype=object)
result = s.gt(1)
# case: signs-131
s=pd.Series([1,'2'],dtype=object)
result = s.sort_values(key=lambda x: -x)
# case: signs-132
s=pd.Series([1,'2'],dtype=object)
result = pd.DataFrame({'s':s}).mean()
# case: signs-133
s=pd.Series([1,'2'],dtype=object)
result = pd.DataFrame({'s':s}).abs()
# case: signs-134
s=pd.Series([1,'2'],dtype=object)
result = pd.DataFrame({'s':s}).std()
# case: signs-135
s=pd.Series([1,'2'],dtype=object)
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-136
s=pd.Series([1,'2'],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-137
s=pd.Series([1,'2'],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-138
s=pd.Series([1,'2'],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-139
s=pd.Series([1,None],dtype=object)
result = +s
# case: signs-140
s=pd.Series([1,None],dtype=object)
result = s.abs()
# case: signs-141
s=pd.Series([1,None],dtype=object)
result = s.clip(0,1)
# case: signs-142
s=pd.Series([1,None],dtype=object)
result = np.log(s)
# case: signs-143
s=pd.Series([1,None],dtype=object)
result = np.isnan(s)
# case: signs-144
s=pd.Series([1,None],dtype=object)
result = np.min(s)
# case: signs-145
s=pd.Series([1,None],dtype=object)
result = np.cumsum(s)
# case: signs-146
s=pd.Series([1,None],dtype=object)
result = np.argsort(s)
# case: signs-147
s=pd.Series([1,None],dtype=object)
result = np.all(s)
# case: signs-148
s=pd.Series([1,None],dtype=object)
result = np.multiply(s,2)
# case: signs-149
s=pd.Series([1,None],dtype=object)
result = np.array(s)*2
# case: signs-150
s=pd.Series([1,None],dtype=object)
result = np.array(s).astype(float)
# case: signs-151
s=pd.Series([1,None],dtype=object)
result = sorted(s)
# case: signs-152
s=pd.Series([1,None],dtype=object)
result = set(s)
# case: signs-153
s=pd.Series([1,None],dtype=object)
result = list(map(int,s))
# case: signs-154
s=pd.Series([1,None],dtype=object)
result = s+1
# case: signs-155
s=pd.Series([1,None],dtype=object)
result = s%2
# case: signs-156
s=pd.Series([1,None],dtype=object)
result = 1-s
# case: signs-157
s=pd.Series([1,None],dtype=object)
result = s+'x'
# case: signs-158
s=pd.Series([1,None],dtype=object)
result = s>'1'
# case: signs-159
s=pd.Series([1,None],dtype=object)
result = s.mean()
# case: signs-160
s=pd.Series([1,None],dtype=object)
result = s.cumsum()
# case: signs-161
s=pd.Series([1,None],dtype=object)
result = s.rank()
# case: signs-162
s=pd.Series([1,None],dtype=object)
result = s.nlargest(1)
# case: signs-163
s=pd.Series([1,None],dtype=object)
result = s.any()
# case: signs-164
s=pd.Series([1,None],dtype=object)
result = s.rolling(2).sum()
# case: signs-165
s=pd.Series([1,None],dtype=object)
result = s.astype(int)
# case: signs-166
s=pd.Series([1,None],dtype=object)
result = s.agg(['sum','mean'])
# case: signs-167
s=pd.Series([1,None],dtype=object)
result = s.sub(1)
# case: signs-168
s=pd.Series([1,None],dtype=object)
result = s.gt(1)
# case: signs-169
s=pd.Series([1,None],dtype=object)
result = s.sort_values(key=lambda x: -x)
# case: signs-170
s=pd.Series([1,None],dtype=object)
result = pd.DataFrame({'s':s}).mean()
# case: signs-171
s=pd.Series([1,None],dtype=object)
result = pd.DataFrame({'s':s}).abs()
# case: signs-172
s=pd.Series([1,None],dtype=object)
result = pd.DataFrame({'s':s}).std()
# case: signs-173
s=pd.Series([1,None],dtype=object)
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-174
s=pd.Series([1,None],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-175
s=pd.Series([1,None],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-176
s=pd.Series([1,None],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-177
s=pd.Series(['a','b'],dtype='string')
result = s.abs()
# case: signs-178
s=pd.Series(['a','b'],dtype='string')
result = s.clip(0,1)
# case: signs-179
s=pd.Series(['a','b'],dtype='string')
result = np.log(s)
# case: signs-180
s=pd.Series(['a','b'],dtype='string')
result = np.isnan(s)
# case: signs-181
s=pd.Series(['a','b'],dtype='string')
result = np.square(s)
# case: signs-182
s=pd.Series(['a','b'],dtype='string')
result = np.min(s)
# case: signs-183
s=pd.Series(['a','b'],dtype='string')
result = np.argsort(s)
# case: signs-184
s=pd.Series(['a','b'],dtype='string')
result = np.all(s)
# case: signs-185
s=pd.Series(['a','b'],dtype='string')
result = np.multiply(s,2)
# case: signs-186
s=pd.Series(['a','b'],dtype='string')
result = np.array(s)>1
# case: signs-187
s=pd.Series(['a','b'],dtype='string')
result = np.array(s).astype(float)
# case: signs-188
s=pd.Series(['a','b'],dtype='string')
result = sorted(s)
# case: signs-189
s=pd.Series(['a','b'],dtype='string')
result = set(s)
# case: signs-190
s=pd.Series(['a','b'],dtype='string')
result = list(map(int,s))
# case: signs-191
s=pd.Series(['a','b'],dtype='string')
result = s+1
# case: signs-192
s=pd.Series(['a','b'],dtype='string')
result = s%2
# case: signs-193
s=pd.Series(['a','b'],dtype='string')
result = 1-s
# case: signs-194
s=pd.Series(['a','b'],dtype='string')
result = s+'x'
# case: signs-195
s=pd.Series(['a','b'],dtype='string')
result = s>'1'
# case: signs-196
s=pd.Series(['a','b'],dtype='string')
result = s.mean()
# case: signs-197
s=pd.Series(['a','b'],dtype='string')
result = s.prod()
# case: signs-198
s=pd.Series(['a','b'],dtype='string')
result = s.rank()
# case: signs-199
s=pd.Series(['a','b'],dtype='string')
result = s.nlargest(1)
# case: signs-200
s=pd.Series(['a','b'],dtype='string')
result = s.any()
# case: signs-201
s=pd.Series(['a','b'],dtype='string')
result = s.rolling(2).sum()
# case: signs-202
s=pd.Series(['a','b'],dtype='string')
result = s.astype(int)
# case: signs-203
s=pd.Series(['a','b'],dtype='string')
result = s.agg(['sum','mean'])
# case: signs-204
s=pd.Series(['a','b'],dtype='string')
result = s.sub(1)
# case: signs-205
s=pd.Series(['a','b'],dtype='string')
result = s.gt(1)
# case: signs-206
s=pd.Series(['a','b'],dtype='string')
result = s.sort_values(key=lambda x: -x)
# case: signs-207
s=pd.Series(['a','b'],dtype='string')
result = pd.DataFrame({'s':s}).mean()
# case: signs-208
s=pd.Series(['a','b'],dtype='string')
result = pd.DataFrame({'s':s}).abs()
# case: signs-209
s=pd.Series(['a','b'],dtype='string')
result = pd.DataFrame({'s':s}).std()
# case: signs-210
s=pd.Series(['a','b'],dtype='string')
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-211
s=pd.Series(['a','b'],dtype='string')
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-212
s=pd.Series(['a','b'],dtype='string')
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-213
s=pd.Series(['a','b'],dtype='category')
result = s.abs()
# case: signs-214
s=pd.Series(['a','b'],dtype='category')
result = s.clip(0,1)
# case: signs-215
s=pd.Series(['a','b'],dtype='category')
result = np.log(s)
# case: signs-216
s=pd.Series(['a','b'],dtype='category')
result = np.square(s)
# case: signs-217
s=pd.Series(['a','b'],dtype='category')
result = np.min(s)
# case: signs-218
s=pd.Series(['a','b'],dtype='category')
result = np.argsort(s)
# case: signs-219
s=pd.Series(['a','b'],dtype='category')
result = np.all(s)
# case: signs-220
s=pd.Series(['a','b'],dtype='category')
result = np.multiply(s,2)
# case: signs-221
s=pd.Series(['a','b'],dtype='category')
result = np.array(s)>1
# case: signs-222
s=pd.Series(['a','b'],dtype='category')
result = np.array(s).astype(float)
# case: signs-223
s=pd.Series(['a','b'],dtype='category')
result = sorted(s)
# case: signs-224
s=pd.Series(['a','b'],dtype='category')
result = set(s)
# case: signs-225
s=pd.Series(['a','b'],dtype='category')
result = list(map(int,s))
# case: signs-226
s=pd.Series(['a','b'],dtype='category')
result = s+1
# case: signs-227
s=pd.Series(['a','b'],dtype='category')
result = s%2
# case: signs-228
s=pd.Series(['a','b'],dtype='category')
result = 1-s
# case: signs-229
s=pd.Series(['a','b'],dtype='category')
result = s+'x'
# case: signs-230
s=pd.Series(['a','b'],dtype='category')
result = s>'1'
# case: signs-231
s=pd.Series(['a','b'],dtype='category')
result = s.mean()
# case: signs-232
s=pd.Series(['a','b'],dtype='category')
result = s.prod()
# case: signs-233
s=pd.Series(['a','b'],dtype='category')
result = s.rank()
# case: signs-234
s=pd.Series(['a','b'],dtype='category')
result = s.nlargest(1)
# case: signs-235
s=pd.Series(['a','b'],dtype='category')
result = s.any()
# case: signs-236
s=pd.Series(['a','b'],dtype='category')
result = s.rolling(2).sum()
# case: signs-237
s=pd.Series(['a','b'],dtype='category')
result = s.astype(int)
# case: signs-238
s=pd.Series(['a','b'],dtype='category')
result = s.agg(['sum','mean'])
# case: signs-239
s=pd.Series(['a','b'],dtype='category')
result = s.sub(1)
# case: signs-240
s=pd.Series(['a','b'],dtype='category')
result = s.gt(1)
# case: signs-241
s=pd.Series(['a','b'],dtype='category')
result = s.sort_values(key=lambda x: -x)
# case: signs-242
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s}).mean()
# case: signs-243
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s}).abs()
# case: signs-244
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s}).std()
# case: signs-245
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-246
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-247
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-248
s=pd.Series(['a','b'],dtype='category')
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-249
s=pd.Series([[1],[2]])
result = +s
# case: signs-250
s=pd.Series([[1],[2]])
result = s.abs()
# case: signs-251
s=pd.Series([[1],[2]])
result = s.clip(0,1)
# case: signs-252
s=pd.Series([[1],[2]])
result = np.log(s)
# case: signs-253
s=pd.Series([[1],[2]])
result = np.isnan(s)
# case: signs-254
s=pd.Series([[1],[2]])
result = np.square(s)
# case: signs-255
s=pd.Series([[1],[2]])
result = np.min(s)
# case: signs-256
s=pd.Series([[1],[2]])
result = np.cumsum(s)
# case: signs-257
s=pd.Series([[1],[2]])
result = np.argsort(s)
# case: signs-258
s=pd.Series([[1],[2]])
result = np.all(s)
# case: signs-259
s=pd.Series([[1],[2]])
result = np.multiply(s,2)
# case: signs-260
s=pd.Series([[1],[2]])
result = np.array(s)*2
# case: signs-261
s=pd.Series([[1],[2]])
result = np.array(s)>1
# case: signs-262
s=pd.Series([[1],[2]])
result = np.array(s).astype(float)
# case: signs-263
s=pd.Series([[1],[2]])
result = sorted(s)
# case: signs-264
s=pd.Series([[1],[2]])
result = set(s)
# case: signs-265
s=pd.Series([[1],[2]])
result = list(map(int,s))
# case: signs-266
s=pd.Series([[1],[2]])
result = s+1
# case: signs-267
s=pd.Series([[1],[2]])
result = s%2
# case: signs-268
s=pd.Series([[1],[2]])
result = 1-s
# case: signs-269
s=pd.Series([[1],[2]])
result = s+'x'
# case: signs-270
s=pd.Series([[1],[2]])
result = s>'1'
# case: signs-271
s=pd.Series([[1],[2]])
result = s.mean()
# case: signs-272
s=pd.Series([[1],[2]])
result = s.prod()
# case: signs-273
s=pd.Series([[1],[2]])
result = s.cumsum()
# case: signs-274
s=pd.Series([[1],[2]])
result = s.rank()
# case: signs-275
s=pd.Series([[1],[2]])
result = s.nlargest(1)
# case: signs-276
s=pd.Series([[1],[2]])
result = s.any()
# case: signs-277
s=pd.Series([[1],[2]])
result = s.rolling(2).sum()
# case: signs-278
s=pd.Series([[1],[2]])
result = s.astype(int)
# case: signs-279
s=pd.Series([[1],[2]])
result = s.agg(['sum','mean'])
# case: signs-280
s=pd.Series([[1],[2]])
result = s.sub(1)
# case: signs-281
s=pd.Series([[1],[2]])
result = s.gt(1)
# case: signs-282
s=pd.Series([[1],[2]])
result = s.sort_values(key=lambda x: -x)
# case: signs-283
s=pd.Series([[1],[2]])
result = pd.DataFrame({'s':s}).mean()
# case: signs-284
s=pd.Series([[1],[2]])
result = pd.DataFrame({'s':s}).abs()
# case: signs-285
s=pd.Series([[1],[2]])
result = pd.DataFrame({'s':s}).std()
# case: signs-286
s=pd.Series([[1],[2]])
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-287
s=pd.Series([[1],[2]])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-288
s=pd.Series([[1],[2]])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-289
s=pd.Series([[1],[2]])
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-290
s=pd.Series([True,None],dtype=object)
result = +s
# case: signs-291
s=pd.Series([True,None],dtype=object)
result = s.abs()
# case: signs-292
s=pd.Series([True,None],dtype=object)
result = s.clip(0,1)
# case: signs-293
s=pd.Series([True,None],dtype=object)
result = np.log(s)
# case: signs-294
s=pd.Series([True,None],dtype=object)
result = np.isnan(s)
# case: signs-295
s=pd.Series([True,None],dtype=object)
result = np.min(s)
# case: signs-296
s=pd.Series([True,None],dtype=object)
result = np.cumsum(s)
# case: signs-297
s=pd.Series([True,None],dtype=object)
result = np.argsort(s)
# case: signs-298
s=pd.Series([True,None],dtype=object)
result = np.all(s)
# case: signs-299
s=pd.Series([True,None],dtype=object)
result = np.multiply(s,2)
# case: signs-300
s=pd.Series([True,None],dtype=object)
result = np.array(s)*2
# case: signs-301
s=pd.Series([True,None],dtype=object)
result = np.array(s).astype(float)
# case: signs-302
s=pd.Series([True,None],dtype=object)
result = sorted(s)
# case: signs-303
s=pd.Series([True,None],dtype=object)
result = set(s)
# case: signs-304
s=pd.Series([True,None],dtype=object)
result = list(map(int,s))
# case: signs-305
s=pd.Series([True,None],dtype=object)
result = s+1
# case: signs-306
s=pd.Series([True,None],dtype=object)
result = s%2
# case: signs-307
s=pd.Series([True,None],dtype=object)
result = 1-s
# case: signs-308
s=pd.Series([True,None],dtype=object)
result = s+'x'
# case: signs-309
s=pd.Series([True,None],dtype=object)
result = s>'1'
# case: signs-310
s=pd.Series([True,None],dtype=object)
result = s.mean()
# case: signs-311
s=pd.Series([True,None],dtype=object)
result = s.cumsum()
# case: signs-312
s=pd.Series([True,None],dtype=object)
result = s.rank()
# case: signs-313
s=pd.Series([True,None],dtype=object)
result = s.nlargest(1)
# case: signs-314
s=pd.Series([True,None],dtype=object)
result = s.any()
# case: signs-315
s=pd.Series([True,None],dtype=object)
result = s.rolling(2).sum()
# case: signs-316
s=pd.Series([True,None],dtype=object)
result = s.astype(int)
# case: signs-317
s=pd.Series([True,None],dtype=object)
result = s.agg(['sum','mean'])
# case: signs-318
s=pd.Series([True,None],dtype=object)
result = s.sub(1)
# case: signs-319
s=pd.Series([True,None],dtype=object)
result = s.gt(1)
# case: signs-320
s=pd.Series([True,None],dtype=object)
result = s.sort_values(key=lambda x: -x)
# case: signs-321
s=pd.Series([True,None],dtype=object)
result = pd.DataFrame({'s':s}).mean()
# case: signs-322
s=pd.Series([True,None],dtype=object)
result = pd.DataFrame({'s':s}).abs()
# case: signs-323
s=pd.Series([True,None],dtype=object)
result = pd.DataFrame({'s':s}).std()
# case: signs-324
s=pd.Series([True,None],dtype=object)
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-325
s=pd.Series([True,None],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-326
s=pd.Series([True,None],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-327
s=pd.Series([True,None],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-328
s=pd.Series([datetime.date(2020,1,1)])
result = +s
# case: signs-329
s=pd.Series([datetime.date(2020,1,1)])
result = s.abs()
# case: signs-330
s=pd.Series([datetime.date(2020,1,1)])
result = s.clip(0,1)
# case: signs-331
s=pd.Series([datetime.date(2020,1,1)])
result = np.log(s)
# case: signs-332
s=pd.Series([datetime.date(2020,1,1)])
result = np.isnan(s)
# case: signs-333
s=pd.Series([datetime.date(2020,1,1)])
result = np.square(s)
# case: signs-334
s=pd.Series([datetime.date(2020,1,1)])
result = np.min(s)
# case: signs-335
s=pd.Series([datetime.date(2020,1,1)])
result = np.cumsum(s)
# case: signs-336
s=pd.Series([datetime.date(2020,1,1)])
result = np.argsort(s)
# case: signs-337
s=pd.Series([datetime.date(2020,1,1)])
result = np.all(s)
# case: signs-338
s=pd.Series([datetime.date(2020,1,1)])
result = np.multiply(s,2)
# case: signs-339
s=pd.Series([datetime.date(2020,1,1)])
result = np.array(s)*2
# case: signs-340
s=pd.Series([datetime.date(2020,1,1)])
result = np.array(s)>1
# case: signs-341
s=pd.Series([datetime.date(2020,1,1)])
result = np.array(s).astype(float)
# case: signs-342
s=pd.Series([datetime.date(2020,1,1)])
result = sorted(s)
# case: signs-343
s=pd.Series([datetime.date(2020,1,1)])
result = set(s)
# case: signs-344
s=pd.Series([datetime.date(2020,1,1)])
result = list(map(int,s))
# case: signs-345
s=pd.Series([datetime.date(2020,1,1)])
result = s+1
# case: signs-346
s=pd.Series([datetime.date(2020,1,1)])
result = s%2
# case: signs-347
s=pd.Series([datetime.date(2020,1,1)])
result = 1-s
# case: signs-348
s=pd.Series([datetime.date(2020,1,1)])
result = s+'x'
# case: signs-349
s=pd.Series([datetime.date(2020,1,1)])
result = s>'1'
# case: signs-350
s=pd.Series([datetime.date(2020,1,1)])
result = s.mean()
# case: signs-351
s=pd.Series([datetime.date(2020,1,1)])
result = s.cumsum()
# case: signs-352
s=pd.Series([datetime.date(2020,1,1)])
result = s.rank()
# case: signs-353
s=pd.Series([datetime.date(2020,1,1)])
result = s.nlargest(1)
# case: signs-354
s=pd.Series([datetime.date(2020,1,1)])
result = s.any()
# case: signs-355
s=pd.Series([datetime.date(2020,1,1)])
result = s.rolling(2).sum()
# case: signs-356
s=pd.Series([datetime.date(2020,1,1)])
result = s.astype(int)
# case: signs-357
s=pd.Series([datetime.date(2020,1,1)])
result = s.agg(['sum','mean'])
# case: signs-358
s=pd.Series([datetime.date(2020,1,1)])
result = s.sub(1)
# case: signs-359
s=pd.Series([datetime.date(2020,1,1)])
result = s.gt(1)
# case: signs-360
s=pd.Series([datetime.date(2020,1,1)])
result = s.sort_values(key=lambda x: -x)
# case: signs-361
s=pd.Series([datetime.date(2020,1,1)])
result = pd.DataFrame({'s':s}).mean()
# case: signs-362
s=pd.Series([datetime.date(2020,1,1)])
result = pd.DataFrame({'s':s}).abs()
# case: signs-363
s=pd.Series([datetime.date(2020,1,1)])
result = pd.DataFrame({'s':s}).std()
# case: signs-364
s=pd.Series([datetime.date(2020,1,1)])
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-365
s=pd.Series([datetime.date(2020,1,1)])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-366
s=pd.Series([datetime.date(2020,1,1)])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-367
s=pd.Series([datetime.date(2020,1,1)])
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-368
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.abs()
# case: signs-369
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.clip(0,1)
# case: signs-370
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.log(s)
# case: signs-371
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.isnan(s)
# case: signs-372
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.square(s)
# case: signs-373
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.min(s)
# case: signs-374
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.cumsum(s)
# case: signs-375
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.logical_and(s,True)
# case: signs-376
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.argsort(s)
# case: signs-377
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.all(s)
# case: signs-378
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.multiply(s,2)
# case: signs-379
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.array(s)*2
# case: signs-380
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = np.array(s)>1
# case: signs-381
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = sorted(s)
# case: signs-382
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = set(s)
# case: signs-383
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = list(map(int,s))
# case: signs-384
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s+1
# case: signs-385
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s%2
# case: signs-386
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = 1-s
# case: signs-387
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s+'x'
# case: signs-388
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s>'1'
# case: signs-389
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.mean()
# case: signs-390
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.prod()
# case: signs-391
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.cumsum()
# case: signs-392
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.rank()
# case: signs-393
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.nlargest(1)
# case: signs-394
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.any()
# case: signs-395
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.rolling(2).sum()
# case: signs-396
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.astype(int)
# case: signs-397
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.agg(['sum','mean'])
# case: signs-398
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.sub(1)
# case: signs-399
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.gt(1)
# case: signs-400
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = s.sort_values(key=lambda x: -x)
# case: signs-401
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = pd.DataFrame({'s':s}).mean()
# case: signs-402
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = pd.DataFrame({'s':s}).abs()
# case: signs-403
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = pd.DataFrame({'s':s}).std()
# case: signs-404
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-405
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-406
s=pd.Series(pd.to_datetime(['2020-01-01',None]))
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-407
s=pd.Series([(1,2),(3,4)])
result = +s
# case: signs-408
s=pd.Series([(1,2),(3,4)])
result = s.abs()
# case: signs-409
s=pd.Series([(1,2),(3,4)])
result = s.clip(0,1)
# case: signs-410
s=pd.Series([(1,2),(3,4)])
result = np.log(s)
# case: signs-411
s=pd.Series([(1,2),(3,4)])
result = np.isnan(s)
# case: signs-412
s=pd.Series([(1,2),(3,4)])
result = np.square(s)
# case: signs-413
s=pd.Series([(1,2),(3,4)])
result = np.min(s)
# case: signs-414
s=pd.Series([(1,2),(3,4)])
result = np.cumsum(s)
# case: signs-415
s=pd.Series([(1,2),(3,4)])
result = np.argsort(s)
# case: signs-416
s=pd.Series([(1,2),(3,4)])
result = np.all(s)
# case: signs-417
s=pd.Series([(1,2),(3,4)])
result = np.multiply(s,2)
# case: signs-418
s=pd.Series([(1,2),(3,4)])
result = np.array(s)*2
# case: signs-419
s=pd.Series([(1,2),(3,4)])
result = np.array(s)>1
# case: signs-420
s=pd.Series([(1,2),(3,4)])
result = np.array(s).astype(float)
# case: signs-421
s=pd.Series([(1,2),(3,4)])
result = sorted(s)
# case: signs-422
s=pd.Series([(1,2),(3,4)])
result = set(s)
# case: signs-423
s=pd.Series([(1,2),(3,4)])
result = list(map(int,s))
# case: signs-424
s=pd.Series([(1,2),(3,4)])
result = s+1
# case: signs-425
s=pd.Series([(1,2),(3,4)])
result = s%2
# case: signs-426
s=pd.Series([(1,2),(3,4)])
result = 1-s
# case: signs-427
s=pd.Series([(1,2),(3,4)])
result = s+'x'
# case: signs-428
s=pd.Series([(1,2),(3,4)])
result = s>'1'
# case: signs-429
s=pd.Series([(1,2),(3,4)])
result = s.mean()
# case: signs-430
s=pd.Series([(1,2),(3,4)])
result = s.prod()
# case: signs-431
s=pd.Series([(1,2),(3,4)])
result = s.cumsum()
# case: signs-432
s=pd.Series([(1,2),(3,4)])
result = s.rank()
# case: signs-433
s=pd.Series([(1,2),(3,4)])
result = s.nlargest(1)
# case: signs-434
s=pd.Series([(1,2),(3,4)])
result = s.any()
# case: signs-435
s=pd.Series([(1,2),(3,4)])
result = s.rolling(2).sum()
# case: signs-436
s=pd.Series([(1,2),(3,4)])
result = s.astype(int)
# case: signs-437
s=pd.Series([(1,2),(3,4)])
result = s.agg(['sum','mean'])
# case: signs-438
s=pd.Series([(1,2),(3,4)])
result = s.sub(1)
# case: signs-439
s=pd.Series([(1,2),(3,4)])
result = s.gt(1)
# case: signs-440
s=pd.Series([(1,2),(3,4)])
result = s.sort_values(key=lambda x: -x)
# case: signs-441
s=pd.Series([(1,2),(3,4)])
result = pd.DataFrame({'s':s}).mean()
# case: signs-442
s=pd.Series([(1,2),(3,4)])
result = pd.DataFrame({'s':s}).abs()
# case: signs-443
s=pd.Series([(1,2),(3,4)])
result = pd.DataFrame({'s':s}).std()
# case: signs-444
s=pd.Series([(1,2),(3,4)])
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-445
s=pd.Series([(1,2),(3,4)])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-446
s=pd.Series([(1,2),(3,4)])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-447
s=pd.Series([(1,2),(3,4)])
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-448
s=pd.Series([{'a':1}])
result = +s
# case: signs-449
s=pd.Series([{'a':1}])
result = s.abs()
# case: signs-450
s=pd.Series([{'a':1}])
result = s.clip(0,1)
# case: signs-451
s=pd.Series([{'a':1}])
result = np.log(s)
# case: signs-452
s=pd.Series([{'a':1}])
result = np.isnan(s)
# case: signs-453
s=pd.Series([{'a':1}])
result = np.square(s)
# case: signs-454
s=pd.Series([{'a':1}])
result = np.min(s)
# case: signs-455
s=pd.Series([{'a':1}])
result = np.cumsum(s)
# case: signs-456
s=pd.Series([{'a':1}])
result = np.argsort(s)
# case: signs-457
s=pd.Series([{'a':1}])
result = np.all(s)
# case: signs-458
s=pd.Series([{'a':1}])
result = np.multiply(s,2)
# case: signs-459
s=pd.Series([{'a':1}])
result = np.array(s)*2
# case: signs-460
s=pd.Series([{'a':1}])
result = np.array(s)>1
# case: signs-461
s=pd.Series([{'a':1}])
result = np.array(s).astype(float)
# case: signs-462
s=pd.Series([{'a':1}])
result = sorted(s)
# case: signs-463
s=pd.Series([{'a':1}])
result = set(s)
# case: signs-464
s=pd.Series([{'a':1}])
result = list(map(int,s))
# case: signs-465
s=pd.Series([{'a':1}])
result = s+1
# case: signs-466
s=pd.Series([{'a':1}])
result = s%2
# case: signs-467
s=pd.Series([{'a':1}])
result = 1-s
# case: signs-468
s=pd.Series([{'a':1}])
result = s+'x'
# case: signs-469
s=pd.Series([{'a':1}])
result = s>'1'
# case: signs-470
s=pd.Series([{'a':1}])
result = s.mean()
# case: signs-471
s=pd.Series([{'a':1}])
result = s.cumsum()
# case: signs-472
s=pd.Series([{'a':1}])
result = s.rank()
# case: signs-473
s=pd.Series([{'a':1}])
result = s.nlargest(1)
# case: signs-474
s=pd.Series([{'a':1}])
result = s.any()
# case: signs-475
s=pd.Series([{'a':1}])
result = s.rolling(2).sum()
# case: signs-476
s=pd.Series([{'a':1}])
result = s.astype(int)
# case: signs-477
s=pd.Series([{'a':1}])
result = s.agg(['sum','mean'])
# case: signs-478
s=pd.Series([{'a':1}])
result = s.sub(1)
# case: signs-479
s=pd.Series([{'a':1}])
result = s.gt(1)
# case: signs-480
s=pd.Series([{'a':1}])
result = s.sort_values(key=lambda x: -x)
# case: signs-481
s=pd.Series([{'a':1}])
result = pd.DataFrame({'s':s}).mean()
# case: signs-482
s=pd.Series([{'a':1}])
result = pd.DataFrame({'s':s}).abs()
# case: signs-483
s=pd.Series([{'a':1}])
result = pd.DataFrame({'s':s}).std()
# case: signs-484
s=pd.Series([{'a':1}])
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-485
s=pd.Series([{'a':1}])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-486
s=pd.Series([{'a':1}])
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-487
s=pd.Series([{'a':1}])
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-488
s=pd.Series([1.5,2],dtype=object)
result = +s
# case: signs-489
s=pd.Series([1.5,2],dtype=object)
result = s.abs()
# case: signs-490
s=pd.Series([1.5,2],dtype=object)
result = s.clip(0,1)
# case: signs-491
s=pd.Series([1.5,2],dtype=object)
result = np.log(s)
# case: signs-492
s=pd.Series([1.5,2],dtype=object)
result = np.isnan(s)
# case: signs-493
s=pd.Series([1.5,2],dtype=object)
result = np.square(s)
# case: signs-494
s=pd.Series([1.5,2],dtype=object)
result = np.min(s)
# case: signs-495
s=pd.Series([1.5,2],dtype=object)
result = np.cumsum(s)
# case: signs-496
s=pd.Series([1.5,2],dtype=object)
result = np.argsort(s)
# case: signs-497
s=pd.Series([1.5,2],dtype=object)
result = np.all(s)
# case: signs-498
s=pd.Series([1.5,2],dtype=object)
result = np.multiply(s,2)
# case: signs-499
s=pd.Series([1.5,2],dtype=object)
result = np.array(s)*2
# case: signs-500
s=pd.Series([1.5,2],dtype=object)
result = np.array(s)>1
# case: signs-501
s=pd.Series([1.5,2],dtype=object)
result = np.array(s).astype(float)
# case: signs-502
s=pd.Series([1.5,2],dtype=object)
result = sorted(s)
# case: signs-503
s=pd.Series([1.5,2],dtype=object)
result = set(s)
# case: signs-504
s=pd.Series([1.5,2],dtype=object)
result = list(map(int,s))
# case: signs-505
s=pd.Series([1.5,2],dtype=object)
result = s+1
# case: signs-506
s=pd.Series([1.5,2],dtype=object)
result = s%2
# case: signs-507
s=pd.Series([1.5,2],dtype=object)
result = 1-s
# case: signs-508
s=pd.Series([1.5,2],dtype=object)
result = s+'x'
# case: signs-509
s=pd.Series([1.5,2],dtype=object)
result = s>'1'
# case: signs-510
s=pd.Series([1.5,2],dtype=object)
result = s.mean()
# case: signs-511
s=pd.Series([1.5,2],dtype=object)
result = s.cumsum()
# case: signs-512
s=pd.Series([1.5,2],dtype=object)
result = s.rank()
# case: signs-513
s=pd.Series([1.5,2],dtype=object)
result = s.nlargest(1)
# case: signs-514
s=pd.Series([1.5,2],dtype=object)
result = s.any()
# case: signs-515
s=pd.Series([1.5,2],dtype=object)
result = s.rolling(2).sum()
# case: signs-516
s=pd.Series([1.5,2],dtype=object)
result = s.astype(int)
# case: signs-517
s=pd.Series([1.5,2],dtype=object)
result = s.agg(['sum','mean'])
# case: signs-518
s=pd.Series([1.5,2],dtype=object)
result = s.sub(1)
# case: signs-519
s=pd.Series([1.5,2],dtype=object)
result = s.gt(1)
# case: signs-520
s=pd.Series([1.5,2],dtype=object)
result = s.sort_values(key=lambda x: -x)
# case: signs-521
s=pd.Series([1.5,2],dtype=object)
result = pd.DataFrame({'s':s}).mean()
# case: signs-522
s=pd.Series([1.5,2],dtype=object)
result = pd.DataFrame({'s':s}).abs()
# case: signs-523
s=pd.Series([1.5,2],dtype=object)
result = pd.DataFrame({'s':s}).std()
# case: signs-524
s=pd.Series([1.5,2],dtype=object)
result = pd.DataFrame({'s':s}).eval('s*2')
# case: signs-525
s=pd.Series([1.5,2],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].mean()
# case: signs-526
s=pd.Series([1.5,2],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).groupby('k')['s'].cumsum()
# case: signs-527
s=pd.Series([1.5,2],dtype=object)
result = pd.DataFrame({'s':s,'k':1}).pivot_table(index='k',values='s')
# case: signs-528
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d*2
# case: signs-529
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.ne(d)
# case: signs-530
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d[(d['id']>1)|d['v'].isna()]
# case: signs-531
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.query('v==v')
# case: signs-532
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.mean(numeric_only=True)
# case: signs-533
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.count(axis=1)
# case: signs-534
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.median(numeric_only=True)
# case: signs-535
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.agg(x=('id','max'),y=('v','min'))
# case: signs-536
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.apply(lambda r: [r['id'],r['v']],axis=1)
# case: signs-537
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.apply(pd.to_numeric,errors='coerce')
# case: signs-538
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.dropna()
# case: signs-539
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.fillna(0)
# case: signs-540
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.replace({'v':{1.5:9}})
# case: signs-541
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.drop_duplicates('n')
# case: signs-542
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.sort_values('v',na_position='first')
# case: signs-543
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.rank()
# case: signs-544
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.shape
# case: signs-545
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.dtypes.astype(str).to_dict()
# case: signs-546
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.to_dict()
# case: signs-547
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.iloc[0] if len(d) else None
# case: signs-548
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.loc[d['v'].idxmax()] if len(d) else None
# case: signs-549
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.set_index('id')
# case: signs-550
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.rename(columns={'id':'key'})
# case: signs-551
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.assign(z=lambda x: x['v']+x['n'])
# case: signs-552
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.pop('v')
# case: signs-553
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d[['id','v']].diff()
# case: signs-554
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d[['id','v']].round(0)
# case: signs-555
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.describe()
# case: signs-556
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.explode('v')
# case: signs-557
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d['v'].values.tolist()
# case: signs-558
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.convert_dtypes().dtypes.astype(str).tolist()
# case: signs-559
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.update(pd.DataFrame({'v':[7,7]})) or d
# case: signs-560
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.groupby('n')['v'].mean().idxmax() if len(d) else None
# case: signs-561
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.filter(like='i')
# case: signs-562
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.loc[:, d.columns!='v']
# case: signs-563
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d[['id','v']].transform(['min','max']) if False else d[['id']].transform(lambda c: c-c.min())
# case: signs-564
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
result = d.index.tolist()
# case: signs-565
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d.loc[d['id']>1,'v']=0
result = d
# case: signs-566
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['v']=d['v'].fillna('none')
result = d.dtypes.astype(str).tolist()
# case: signs-567
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d.loc[0,'v']='text'
result = d
# case: signs-568
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d.loc[len(d)]=[9]*len(d.columns)
result = d.dtypes.astype(str).tolist()
# case: signs-569
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['id']=d['id'].astype(str)
result = d
# case: signs-570
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d[['id','v']]=d[['v','id']]
result = d.dtypes.astype(str).tolist()
# case: signs-571
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d.loc[:,'v']=1
result = d
# case: signs-572
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d.columns=[c.upper() for c in d]
result = d.dtypes.astype(str).tolist()
# case: signs-573
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['n'].replace(2,20,inplace=True)
result = d
# case: signs-574
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d.sort_values('v',inplace=True)
result = d.dtypes.astype(str).tolist()
# case: signs-575
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['n']+=1
result = d
# case: signs-576
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d.loc[[0,3],['id','v']]=[[0,0],[1,1]]
result = d.dtypes.astype(str).tolist()
# case: signs-577
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['c']=d.groupby('n')['v'].transform('sum')
result = d
# case: signs-578
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['v']=d['v'].where(d['v']>0)
result = d.dtypes.astype(str).tolist()
# case: signs-579
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['s']=d['id'].astype(str)+'_'+d['n'].astype(str)
result = d
# case: signs-580
d=pd.DataFrame({'id':[1,2,3,4],'cat':['x','y','x',None],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3],'f':[True,False,True,True],'day':pd.to_datetime(['2020-01-01','2020-02-01',None,'2021-01-01'])})
d['id']=pd.cut(d['n'],[0,1,5])
result = d.dtypes.astype(str).tolist()
# case: signs-581
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.eq(1)
# case: signs-582
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d[(d['id']>1)&(d['v']>0)]
# case: signs-583
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.query('id in [1,2]')
# case: signs-584
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.sum(numeric_only=True)
# case: signs-585
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.count()
# case: signs-586
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.all(axis=1)
# case: signs-587
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.agg({'id':'sum','v':['min','max']})
# case: signs-588
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.apply(lambda r: pd.Series({'a':r['id'],'b':r['v']}),axis=1)
# case: signs-589
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.apply(lambda r: r.isna().sum(),axis=1)
# case: signs-590
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.isna().sum().sum()
# case: signs-591
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.dropna(axis=1)
# case: signs-592
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.bfill(limit=1)
# case: signs-593
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.drop_duplicates()
# case: signs-594
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.sort_values(['n','v'],ascending=[False,True])
# case: signs-595
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.nsmallest(2,['n','id'])
# case: signs-596
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.columns.tolist()
# case: signs-597
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.to_dict('index')
# case: signs-598
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = list(d.iterrows())[0][1] if len(d) else None
# case: signs-599
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.at[0,'id'] if len(d) else None
# case: signs-600
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.iloc[1:3,[0,1]]
# case: signs-601
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.set_index('n').loc[2] if len(d) else None
# case: signs-602
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.assign(z=d['id']*2)
# case: signs-603
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.insert(0,'z',1) or d
# case: signs-604
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.cumsum(numeric_only=True) if False else d[['id','v']].cumsum()
# case: signs-605
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d[['id','v']].abs()
# case: signs-606
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d[['id','v']].describe()
# case: signs-607
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.stack()
# case: signs-608
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d[['v']].squeeze()
# case: signs-609
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.astype({'id':float})
# case: signs-610
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.combine_first(pd.DataFrame({'v':[9,9,9,9],'q':[1,2,3,4]}))
# case: signs-611
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.groupby('n').agg(c=('id','count'),s=('v','sum')).reset_index()
# case: signs-612
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.to_numpy().tolist()
# case: signs-613
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.get('zz')
# case: signs-614
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.reindex([0,9])
# case: signs-615
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.transform(lambda c: c)
# case: signs-616
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.index.max()
# case: signs-617
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
result = d.memory_usage() if False else d.ndim
# case: signs-618
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d['v']=d['v'].fillna('none')
result = d
# case: signs-619
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d['z']=d['v']>1
result = d.dtypes.astype(str).tolist()
# case: signs-620
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.loc[len(d)]=[9]*len(d.columns)
result = d
# case: signs-621
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.at[1,'n']=7.5
result = d.dtypes.astype(str).tolist()
# case: signs-622
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d[['id','v']]=d[['v','id']]
result = d
# case: signs-623
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.loc[d['id']==99,'v']=1
result = d.dtypes.astype(str).tolist()
# case: signs-624
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.columns=[c.upper() for c in d]
result = d
# case: signs-625
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
del d['v']
result = d.dtypes.astype(str).tolist()
# case: signs-626
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.sort_values('v',inplace=True)
result = d
# case: signs-627
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d['q']=pd.Series([1,2],index=[3,2])
result = d.dtypes.astype(str).tolist()
# case: signs-628
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.loc[[0,3],['id','v']]=[[0,0],[1,1]]
result = d
# case: signs-629
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.iloc[:,0]=9
result = d.dtypes.astype(str).tolist()
# case: signs-630
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d['v']=d['v'].where(d['v']>0)
result = d
# case: signs-631
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d.rename(columns=str.upper,inplace=True)
result = d.dtypes.astype(str).tolist()
# case: signs-632
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,np.nan,3,-2],'n':[1,2,2,3]})
d['id']=pd.cut(d['n'],[0,1,5])
result = d
# case: signs-633
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d[['id','v']]+d[['v','id']]
# case: signs-634
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d[d['id']>1]
# case: signs-635
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.query('v.isnull()',engine='python')
# case: signs-636
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.sum(axis=1)
# case: signs-637
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.min(numeric_only=True)
# case: signs-638
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.any()
# case: signs-639
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.agg(['min','max'])
# case: signs-640
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.apply(lambda r: r['id'],axis=1)
# case: signs-641
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.apply(lambda r: r['v'] if r['id']>1 else None,axis=1)
# case: signs-642
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.isna()
# case: signs-643
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.dropna(thresh=4)
# case: signs-644
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.ffill()
# case: signs-645
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.replace(np.nan,None)
# case: signs-646
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.sort_values('v')
# case: signs-647
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.nlargest(2,'v')
# case: signs-648
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.tail(1)
# case: signs-649
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.empty
# case: signs-650
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.to_dict('list')
# case: signs-651
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = [tuple(x) for x in d.values]
# case: signs-652
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.loc[0,'v'] if len(d) else None
# case: signs-653
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.loc[d['id']>1,['id','v']]
# case: signs-654
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.set_index('id').loc[[1,3]] if len(d) else None
# case: signs-655
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.drop(index=[0]) if len(d) else None
# case: signs-656
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.assign(z=d['v'].rank())
# case: signs-657
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.corr(numeric_only=True)
# case: signs-658
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d[['id','v']].rolling(2).sum()
# case: signs-659
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d[['id','v']].quantile(.5)
# case: signs-660
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.melt(id_vars='id')
# case: signs-661
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.squeeze()
# case: signs-662
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.astype(str)
# case: signs-663
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.compare(d.assign(id=0)) if len(d) else None
# case: signs-664
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d['n'].value_counts().to_dict()
# case: signs-665
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = str(d)
# case: signs-666
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = 'v' in d
# case: signs-667
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.reindex(columns=['v','id','new'])
# case: signs-668
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.columns.get_loc('v')
# case: signs-669
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.first_valid_index()
# case: signs-670
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
result = d.bool() if False else bool(len(d))
# case: signs-671
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.loc[d['v'].isna(),'v']=d['v'].mean()
result = d.dtypes.astype(str).tolist()
# case: signs-672
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d['z']=d['v']>1
result = d
# case: signs-673
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.loc[9]=d.iloc[0]
result = d.dtypes.astype(str).tolist()
# case: signs-674
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.at[1,'n']=7.5
result = d
# case: signs-675
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d[['a','b']]=0
result = d.dtypes.astype(str).tolist()
# case: signs-676
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.loc[d['id']==99,'v']=1
result = d
# case: signs-677
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d['v'][0]=5
result = d.dtypes.astype(str).tolist()
# case: signs-678
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
del d['v']
result = d
# case: signs-679
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.fillna(0,inplace=True)
result = d.dtypes.astype(str).tolist()
# case: signs-680
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d['q']=pd.Series([1,2],index=[3,2])
result = d
# case: signs-681
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.loc[1:2,'n']*=2
result = d.dtypes.astype(str).tolist()
# case: signs-682
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.iloc[:,0]=9
result = d
# case: signs-683
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d['r']=d.groupby('n').cumcount()
result = d.dtypes.astype(str).tolist()
# case: signs-684
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d.rename(columns=str.upper,inplace=True)
result = d
# case: signs-685
d=pd.DataFrame({'id':[1,2,3,4],'v':[1,None,'a',2.5],'n':['1','2','x',''],'cat':['x','y','x',None]},dtype=object)
d['id']=range(4)
result = d.dtypes.astype(str).tolist()
# case: signs-686
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d[['id','v']].sub(d['id'],axis=0)
# case: signs-687
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.isin({'id':[1]})
# case: signs-688
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.query('id>1 and v>0')
# case: signs-689
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.sum()
# case: signs-690
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.max()
# case: signs-691
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.nunique(axis=1)
# case: signs-692
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.agg('max')
# case: signs-693
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.apply(lambda c: c.dtype.name)
# case: signs-694
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.apply(lambda r: f"{r['id']}-{r['n']}",axis=1)
# case: signs-695
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.map(lambda x: x)
# case: signs-696
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.dropna(how='all')
# case: signs-697
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.fillna(d.mean(numeric_only=True))
# case: signs-698
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.replace({1:100,'x':'z'})
# case: signs-699
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.duplicated(subset=['n']).sum()
# case: signs-700
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.sort_index(ascending=False)
# case: signs-701
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.head(2)
# case: signs-702
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = len(d)
# case: signs-703
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.to_dict('records')
# case: signs-704
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = list(d.itertuples(index=False,name=None))
# case: signs-705
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.iloc[0,0] if len(d) else None
# case: signs-706
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.loc[d['id']==2,'v'].item() if len(d) else None
# case: signs-707
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.reset_index()
# case: signs-708
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.drop(columns=['v'])
# case: signs-709
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.assign(z=np.where(d['id']>1,'hi','lo'))
# case: signs-710
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.eval('z=id*2')
# case: signs-711
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d[['id','v']].pct_change()
# case: signs-712
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d[['id','v']].idxmax()
# case: signs-713
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d[['id','v']].T
# case: signs-714
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.mask(d['id']>1,0)
# case: signs-715
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.select_dtypes(exclude='object').columns.tolist()
# case: signs-716
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.equals(d.copy())
# case: signs-717
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d['n'].value_counts().reset_index()
# case: signs-718
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.keys().tolist()
# case: signs-719
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.filter(regex='^[iv]')
# case: signs-720
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d[[c for c in d if c!='v']]
# case: signs-721
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.xs(0) if len(d) else None
# case: signs-722
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
result = d.swapaxes(0,1) if False else d.transpose()
# case: signs-723
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.loc[d['v'].isna(),'v']=d['v'].mean()
result = d
# case: signs-724
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d['z']=None
result = d.dtypes.astype(str).tolist()
# case: signs-725
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.loc[9]=d.iloc[0]
result = d
# case: signs-726
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.iloc[0,1]=None
result = d.dtypes.astype(str).tolist()
# case: signs-727
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d[['a','b']]=0
result = d
# case: signs-728
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d['l']=[[1],[2],[3],[4]]
result = d.dtypes.astype(str).tolist()
# case: signs-729
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d['v'][0]=5
result = d
# case: signs-730
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.index=['a','b','c','d']
result = d.dtypes.astype(str).tolist()
# case: signs-731
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.fillna(0,inplace=True)
result = d
# case: signs-732
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.drop('v',axis=1,inplace=True)
result = d.dtypes.astype(str).tolist()
# case: signs-733
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.loc[1:2,'n']*=2
result = d
# case: signs-734
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d.loc[d.n==2,['id','n']]=[5,6]
result = d.dtypes.astype(str).tolist()
# case: signs-735
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d['r']=d.groupby('n').cumcount()
result = d
# case: signs-736
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d['v']=d['v'].astype('Int64') if d['v'].dropna().astype(str).str.fullmatch('-?\d+(\.0)?').all() else 0
result = d.dtypes.astype(str).tolist()
# case: signs-737
d=pd.DataFrame({'id':[1,2,3,4],'v':[1.5,None,3,-2],'n':[1,None,2,3],'cat':['x','y','x',None]}).convert_dtypes()
d['id']=range(4)
result = d
# case: signs-738
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d[['id','n']]/d['n']
# case: signs-739
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.isin([1,'x'])
# case: signs-740
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d[~(d['id']>1)]
# case: signs-741
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.query('id>n')
# case: signs-742
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.mean()
# case: signs-743
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.nunique()
# case: signs-744
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.std(numeric_only=True)
# case: signs-745
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.apply(lambda c: c.nunique())
# case: signs-746
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.map(str)
# case: signs-747
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.dropna(subset=['v'])
# case: signs-748
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.fillna({'v':0,'n':9})
# case: signs-749
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.replace(1,100)
# case: signs-750
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.drop_duplicates(['n'],keep='last')
# case: signs-751
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.sort_values('n',key=lambda s: -s)
# case: signs-752
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.rank(method='min',ascending=False,numeric_only=True)
# case: signs-753
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.size
# case: signs-754
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.values.tolist()
# case: signs-755
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.to_records(index=False).tolist()
# case: signs-756
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.iloc[-1].tolist() if len(d) else None
# case: signs-757
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.loc[d['id']==2,'v'].iloc[0] if len(d) else None
# case: signs-758
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.set_index(['id','n'])
# case: signs-759
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.add_prefix('p_')
# case: signs-760
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.assign(z='c')
# case: signs-761
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.eval('id+n')
# case: signs-762
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d[['id','v']].shift(1)
# case: signs-763
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d[['id','v']].clip(lower=0)
# case: signs-764
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.describe(include='all')
# case: signs-765
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.where(d['id']>1)
# case: signs-766
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.select_dtypes(include='number').columns.tolist()
# case: signs-767
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.infer_objects().dtypes.astype(str).tolist()
# case: signs-768
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.value_counts()
# case: signs-769
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.to_string()
# case: signs-770
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = dict(d.items())['id']
# case: signs-771
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.filter(items=['id','zz'])
# case: signs-772
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d[d.columns[::-1]]
# case: signs-773
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.pipe(lambda x: x[x['id']>2])
# case: signs-774
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
result = d.truncate(1,2)
# case: signs-775
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.loc[d['id']>1,'v']=0
result = d.dtypes.astype(str).tolist()
# case: signs-776
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['z']=None
result = d
# case: signs-777
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.loc[0,'v']='text'
result = d.dtypes.astype(str).tolist()
# case: signs-778
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.iloc[0,1]=None
result = d
# case: signs-779
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['id']=d['id'].astype(str)
result = d.dtypes.astype(str).tolist()
# case: signs-780
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['l']=[[1],[2],[3],[4]]
result = d
# case: signs-781
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.loc[:,'v']=1
result = d.dtypes.astype(str).tolist()
# case: signs-782
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.index=['a','b','c','d']
result = d
# case: signs-783
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['n'].replace(2,20,inplace=True)
result = d.dtypes.astype(str).tolist()
# case: signs-784
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.drop('v',axis=1,inplace=True)
result = d
# case: signs-785
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['n']+=1
result = d.dtypes.astype(str).tolist()
# case: signs-786
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d.loc[d.n==2,['id','n']]=[5,6]
result = d
# case: signs-787
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['c']=d.groupby('n')['v'].transform('sum')
result = d.dtypes.astype(str).tolist()
# case: signs-788
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['v']=d['v'].astype('Int64') if d['v'].dropna().astype(str).str.fullmatch('-?\d+(\.0)?').all() else 0
result = d
# case: signs-789
d=pd.DataFrame({'id':[1],'v':[1.5],'n':[2],'cat':['x']}).iloc[:0]
d['s']=d['id'].astype(str)+'_'+d['n'].astype(str)
result = d.dtypes.astype(str).tolist()
# case: signs-790
a=pd.Series([3,1,2,2])
result = pd.cut(a,2)
# case: signs-791
a=pd.Series([3,1,2,2])
result = pd.qcut(a,2,duplicates='drop')
# case: signs-792
a=pd.Series([3,1,2,2])
result = a.mask(a.isna(),'x')
# case: signs-793
a=pd.Series([3,1,2,2])
result = a.replace(1,None)
# case: signs-794
a=pd.Series([3,1,2,2])
result = a.apply(lambda v: v)
# case: signs-795
a=pd.Series([3,1,2,2])
result = a.astype('string')
# case: signs-796
a=pd.Series([3,1,2,2])
result = a.value_counts(normalize=True)
# case: signs-797
a=pd.Series([3,1,2,2])
result = a.sort_values()
# case: signs-798
a=pd.Series([3,1,2,2])
result = a.sum()
# case: signs-799
a=pd.Series([3,1,2,2])
result = a.quantile([0.25,0.5])
# case: signs-800
a=pd.Series([3,1,2,2])
result = a.shift(1)
# case: signs-801
a=pd.Series([3,1,2,2])
result = a.expanding().sum()
# case: signs-802
a=pd.Series([3,1,2,2])
result = a.duplicated()
# case: signs-803
a=pd.Series([3,1,2,2])
result = a.str.contains('a',na=False)
# case: signs-804
a=pd.Series([3,1,2,2])
result = list(a.items())
# case: signs-805
a=pd.Series([3,1,2,2])
result = pd.to_numeric(a,errors='coerce')
# case: signs-806
a=pd.Series([3,1,2,2])
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-807
a=pd.Series([3,1,2,2])
result = a.equals(a.copy())
# case: signs-808
a=pd.Series([3,1,2,2])
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-809
a=pd.Series([3,1,2,2])
result = a.isna().mean()
# case: signs-810
a=pd.Series([3,1,2,2])
result = a.is_monotonic_increasing
# case: signs-811
a=pd.Series([3,1,2,2])
result = pd.DataFrame({'a':a}).T
# case: signs-812
a=pd.Series([3,1,2,2])
result = pd.DataFrame({'a':a}).describe()
# case: signs-813
a=pd.Series([3,1,2,2])
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-814
a=pd.Series([3,1,2,2])
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-815
a=pd.Series([3,1,2,2])
result = pd.DataFrame({'a':a}).mode()
# case: signs-816
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.cut(a,2)
# case: signs-817
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.qcut(a,2,duplicates='drop')
# case: signs-818
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.mask(a.isna(),'x')
# case: signs-819
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.replace(1,None)
# case: signs-820
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.apply(lambda v: v)
# case: signs-821
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.astype('string')
# case: signs-822
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.value_counts(normalize=True)
# case: signs-823
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.sort_values()
# case: signs-824
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.sum()
# case: signs-825
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.quantile([0.25,0.5])
# case: signs-826
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.shift(1)
# case: signs-827
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.expanding().sum()
# case: signs-828
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.duplicated()
# case: signs-829
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.str.contains('a',na=False)
# case: signs-830
a=pd.Series([1.5,np.nan,2.5,-1])
result = list(a.items())
# case: signs-831
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.to_numeric(a,errors='coerce')
# case: signs-832
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-833
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.equals(a.copy())
# case: signs-834
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-835
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.isna().mean()
# case: signs-836
a=pd.Series([1.5,np.nan,2.5,-1])
result = a.is_monotonic_increasing
# case: signs-837
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.DataFrame({'a':a}).T
# case: signs-838
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.DataFrame({'a':a}).describe()
# case: signs-839
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-840
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-841
a=pd.Series([1.5,np.nan,2.5,-1])
result = pd.DataFrame({'a':a}).mode()
# case: signs-842
a=pd.Series(['b','a',None,'a b'])
result = pd.cut(a,2)
# case: signs-843
a=pd.Series(['b','a',None,'a b'])
result = pd.qcut(a,2,duplicates='drop')
# case: signs-844
a=pd.Series(['b','a',None,'a b'])
result = a.mask(a.isna(),'x')
# case: signs-845
a=pd.Series(['b','a',None,'a b'])
result = a.replace(1,None)
# case: signs-846
a=pd.Series(['b','a',None,'a b'])
result = a.apply(lambda v: v)
# case: signs-847
a=pd.Series(['b','a',None,'a b'])
result = a.astype('string')
# case: signs-848
a=pd.Series(['b','a',None,'a b'])
result = a.value_counts(normalize=True)
# case: signs-849
a=pd.Series(['b','a',None,'a b'])
result = a.sort_values()
# case: signs-850
a=pd.Series(['b','a',None,'a b'])
result = a.sum()
# case: signs-851
a=pd.Series(['b','a',None,'a b'])
result = a.quantile([0.25,0.5])
# case: signs-852
a=pd.Series(['b','a',None,'a b'])
result = a.shift(1)
# case: signs-853
a=pd.Series(['b','a',None,'a b'])
result = a.expanding().sum()
# case: signs-854
a=pd.Series(['b','a',None,'a b'])
result = a.duplicated()
# case: signs-855
a=pd.Series(['b','a',None,'a b'])
result = a.str.contains('a',na=False)
# case: signs-856
a=pd.Series(['b','a',None,'a b'])
result = list(a.items())
# case: signs-857
a=pd.Series(['b','a',None,'a b'])
result = pd.to_numeric(a,errors='coerce')
# case: signs-858
a=pd.Series(['b','a',None,'a b'])
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-859
a=pd.Series(['b','a',None,'a b'])
result = a.equals(a.copy())
# case: signs-860
a=pd.Series(['b','a',None,'a b'])
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-861
a=pd.Series(['b','a',None,'a b'])
result = a.isna().mean()
# case: signs-862
a=pd.Series(['b','a',None,'a b'])
result = a.is_monotonic_increasing
# case: signs-863
a=pd.Series(['b','a',None,'a b'])
result = pd.DataFrame({'a':a}).T
# case: signs-864
a=pd.Series(['b','a',None,'a b'])
result = pd.DataFrame({'a':a}).describe()
# case: signs-865
a=pd.Series(['b','a',None,'a b'])
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-866
a=pd.Series(['b','a',None,'a b'])
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-867
a=pd.Series(['b','a',None,'a b'])
result = pd.DataFrame({'a':a}).mode()
# case: signs-868
a=pd.Series([True,False,True,True])
result = pd.cut(a,2)
# case: signs-869
a=pd.Series([True,False,True,True])
result = pd.qcut(a,2,duplicates='drop')
# case: signs-870
a=pd.Series([True,False,True,True])
result = a.mask(a.isna(),'x')
# case: signs-871
a=pd.Series([True,False,True,True])
result = a.replace(1,None)
# case: signs-872
a=pd.Series([True,False,True,True])
result = a.apply(lambda v: v)
# case: signs-873
a=pd.Series([True,False,True,True])
result = a.astype('string')
# case: signs-874
a=pd.Series([True,False,True,True])
result = a.value_counts(normalize=True)
# case: signs-875
a=pd.Series([True,False,True,True])
result = a.sort_values()
# case: signs-876
a=pd.Series([True,False,True,True])
result = a.sum()
# case: signs-877
a=pd.Series([True,False,True,True])
result = a.quantile([0.25,0.5])
# case: signs-878
a=pd.Series([True,False,True,True])
result = a.shift(1)
# case: signs-879
a=pd.Series([True,False,True,True])
result = a.expanding().sum()
# case: signs-880
a=pd.Series([True,False,True,True])
result = a.duplicated()
# case: signs-881
a=pd.Series([True,False,True,True])
result = a.str.contains('a',na=False)
# case: signs-882
a=pd.Series([True,False,True,True])
result = list(a.items())
# case: signs-883
a=pd.Series([True,False,True,True])
result = pd.to_numeric(a,errors='coerce')
# case: signs-884
a=pd.Series([True,False,True,True])
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-885
a=pd.Series([True,False,True,True])
result = a.equals(a.copy())
# case: signs-886
a=pd.Series([True,False,True,True])
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-887
a=pd.Series([True,False,True,True])
result = a.isna().mean()
# case: signs-888
a=pd.Series([True,False,True,True])
result = a.is_monotonic_increasing
# case: signs-889
a=pd.Series([True,False,True,True])
result = pd.DataFrame({'a':a}).T
# case: signs-890
a=pd.Series([True,False,True,True])
result = pd.DataFrame({'a':a}).describe()
# case: signs-891
a=pd.Series([True,False,True,True])
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-892
a=pd.Series([True,False,True,True])
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-893
a=pd.Series([True,False,True,True])
result = pd.DataFrame({'a':a}).mode()
# case: signs-894
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.cut(a,2)
# case: signs-895
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.qcut(a,2,duplicates='drop')
# case: signs-896
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.mask(a.isna(),'x')
# case: signs-897
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.replace(1,None)
# case: signs-898
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.apply(lambda v: v)
# case: signs-899
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.astype('string')
# case: signs-900
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.value_counts(normalize=True)
# case: signs-901
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.sort_values()
# case: signs-902
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.sum()
# case: signs-903
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.quantile([0.25,0.5])
# case: signs-904
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.shift(1)
# case: signs-905
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.expanding().sum()
# case: signs-906
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.duplicated()
# case: signs-907
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.str.contains('a',na=False)
# case: signs-908
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = list(a.items())
# case: signs-909
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.to_numeric(a,errors='coerce')
# case: signs-910
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-911
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.equals(a.copy())
# case: signs-912
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-913
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.isna().mean()
# case: signs-914
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = a.is_monotonic_increasing
# case: signs-915
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.DataFrame({'a':a}).T
# case: signs-916
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.DataFrame({'a':a}).describe()
# case: signs-917
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-918
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-919
a=pd.Series([1,None,2.5,'x'],dtype=object)
result = pd.DataFrame({'a':a}).mode()
# case: signs-920
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.mask(a.isna(),'x')
# case: signs-921
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.replace(1,None)
# case: signs-922
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.apply(lambda v: v)
# case: signs-923
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.astype('string')
# case: signs-924
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.value_counts(normalize=True)
# case: signs-925
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.sort_values()
# case: signs-926
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.sum()
# case: signs-927
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.shift(1)
# case: signs-928
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.expanding().sum()
# case: signs-929
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.duplicated()
# case: signs-930
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.str.contains('a',na=False)
# case: signs-931
a=pd.Series([1,None,2.5,3],dtype=object)
result = list(a.items())
# case: signs-932
a=pd.Series([1,None,2.5,3],dtype=object)
result = pd.to_numeric(a,errors='coerce')
# case: signs-933
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-934
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.equals(a.copy())
# case: signs-935
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-936
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.isna().mean()
# case: signs-937
a=pd.Series([1,None,2.5,3],dtype=object)
result = a.is_monotonic_increasing
# case: signs-938
a=pd.Series([1,None,2.5,3],dtype=object)
result = pd.DataFrame({'a':a}).T
# case: signs-939
a=pd.Series([1,None,2.5,3],dtype=object)
result = pd.DataFrame({'a':a}).describe()
# case: signs-940
a=pd.Series([1,None,2.5,3],dtype=object)
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-941
a=pd.Series([1,None,2.5,3],dtype=object)
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-942
a=pd.Series([1,None,2.5,3],dtype=object)
result = pd.DataFrame({'a':a}).mode()
# case: signs-943
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.cut(a,2)
# case: signs-944
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.qcut(a,2,duplicates='drop')
# case: signs-945
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.mask(a.isna(),'x')
# case: signs-946
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.replace(1,None)
# case: signs-947
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.apply(lambda v: v)
# case: signs-948
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.astype('string')
# case: signs-949
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.value_counts(normalize=True)
# case: signs-950
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.sort_values()
# case: signs-951
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.sum()
# case: signs-952
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.quantile([0.25,0.5])
# case: signs-953
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.shift(1)
# case: signs-954
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.expanding().sum()
# case: signs-955
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.duplicated()
# case: signs-956
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.str.contains('a',na=False)
# case: signs-957
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = list(a.items())
# case: signs-958
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.to_numeric(a,errors='coerce')
# case: signs-959
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-960
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.equals(a.copy())
# case: signs-961
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-962
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.isna().mean()
# case: signs-963
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = a.is_monotonic_increasing
# case: signs-964
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.DataFrame({'a':a}).T
# case: signs-965
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.DataFrame({'a':a}).describe()
# case: signs-966
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-967
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-968
a=pd.Series(pd.to_datetime(['2020-01-03',None,'2020-01-01','2021-02-03']))
result = pd.DataFrame({'a':a}).mode()
# case: signs-969
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.cut(a,2)
# case: signs-970
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.qcut(a,2,duplicates='drop')
# case: signs-971
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.mask(a.isna(),'x')
# case: signs-972
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.replace(1,None)
# case: signs-973
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.apply(lambda v: v)
# case: signs-974
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.astype('string')
# case: signs-975
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.value_counts(normalize=True)
# case: signs-976
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.sort_values()
# case: signs-977
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.sum()
# case: signs-978
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.quantile([0.25,0.5])
# case: signs-979
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.shift(1)
# case: signs-980
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.expanding().sum()
# case: signs-981
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.duplicated()
# case: signs-982
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.str.contains('a',na=False)
# case: signs-983
a=pd.Series([3,None,2,2],dtype='Int64')
result = list(a.items())
# case: signs-984
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.to_numeric(a,errors='coerce')
# case: signs-985
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-986
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.equals(a.copy())
# case: signs-987
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-988
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.isna().mean()
# case: signs-989
a=pd.Series([3,None,2,2],dtype='Int64')
result = a.is_monotonic_increasing
# case: signs-990
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.DataFrame({'a':a}).T
# case: signs-991
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.DataFrame({'a':a}).describe()
# case: signs-992
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-993
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-994
a=pd.Series([3,None,2,2],dtype='Int64')
result = pd.DataFrame({'a':a}).mode()
# case: signs-995
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.mask(a.isna(),'x')
# case: signs-996
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.replace(1,None)
# case: signs-997
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.apply(lambda v: v)
# case: signs-998
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.astype('string')
# case: signs-999
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.value_counts(normalize=True)
# case: signs-1000
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.sort_values()
# case: signs-1001
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.sum()
# case: signs-1002
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.quantile([0.25,0.5])
# case: signs-1003
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.shift(1)
# case: signs-1004
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.expanding().sum()
# case: signs-1005
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.duplicated()
# case: signs-1006
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.str.contains('a',na=False)
# case: signs-1007
a=pd.Series([True,None,False,True],dtype='boolean')
result = list(a.items())
# case: signs-1008
a=pd.Series([True,None,False,True],dtype='boolean')
result = pd.to_numeric(a,errors='coerce')
# case: signs-1009
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1010
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.equals(a.copy())
# case: signs-1011
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1012
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.isna().mean()
# case: signs-1013
a=pd.Series([True,None,False,True],dtype='boolean')
result = a.is_monotonic_increasing
# case: signs-1014
a=pd.Series([True,None,False,True],dtype='boolean')
result = pd.DataFrame({'a':a}).T
# case: signs-1015
a=pd.Series([True,None,False,True],dtype='boolean')
result = pd.DataFrame({'a':a}).describe()
# case: signs-1016
a=pd.Series([True,None,False,True],dtype='boolean')
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1017
a=pd.Series([True,None,False,True],dtype='boolean')
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1018
a=pd.Series([True,None,False,True],dtype='boolean')
result = pd.DataFrame({'a':a}).mode()
# case: signs-1019
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.cut(a,2)
# case: signs-1020
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.qcut(a,2,duplicates='drop')
# case: signs-1021
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.mask(a.isna(),'x')
# case: signs-1022
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.replace(1,None)
# case: signs-1023
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.apply(lambda v: v)
# case: signs-1024
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.astype('string')
# case: signs-1025
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.value_counts(normalize=True)
# case: signs-1026
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.sort_values()
# case: signs-1027
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.sum()
# case: signs-1028
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.quantile([0.25,0.5])
# case: signs-1029
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.shift(1)
# case: signs-1030
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.expanding().sum()
# case: signs-1031
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.duplicated()
# case: signs-1032
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.str.contains('a',na=False)
# case: signs-1033
a=pd.Series(['b',None,'a','a'],dtype='string')
result = list(a.items())
# case: signs-1034
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.to_numeric(a,errors='coerce')
# case: signs-1035
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1036
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.equals(a.copy())
# case: signs-1037
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1038
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.isna().mean()
# case: signs-1039
a=pd.Series(['b',None,'a','a'],dtype='string')
result = a.is_monotonic_increasing
# case: signs-1040
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.DataFrame({'a':a}).T
# case: signs-1041
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.DataFrame({'a':a}).describe()
# case: signs-1042
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1043
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1044
a=pd.Series(['b',None,'a','a'],dtype='string')
result = pd.DataFrame({'a':a}).mode()
# case: signs-1045
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.cut(a,2)
# case: signs-1046
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.qcut(a,2,duplicates='drop')
# case: signs-1047
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.mask(a.isna(),'x')
# case: signs-1048
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.replace(1,None)
# case: signs-1049
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.apply(lambda v: v)
# case: signs-1050
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.astype('string')
# case: signs-1051
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.value_counts(normalize=True)
# case: signs-1052
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.sort_values()
# case: signs-1053
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.sum()
# case: signs-1054
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.shift(1)
# case: signs-1055
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.expanding().sum()
# case: signs-1056
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.duplicated()
# case: signs-1057
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.str.contains('a',na=False)
# case: signs-1058
a=pd.Series(['b','a',None,'a'],dtype='category')
result = list(a.items())
# case: signs-1059
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.to_numeric(a,errors='coerce')
# case: signs-1060
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1061
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.equals(a.copy())
# case: signs-1062
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1063
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.isna().mean()
# case: signs-1064
a=pd.Series(['b','a',None,'a'],dtype='category')
result = a.is_monotonic_increasing
# case: signs-1065
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.DataFrame({'a':a}).T
# case: signs-1066
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.DataFrame({'a':a}).describe()
# case: signs-1067
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1068
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1069
a=pd.Series(['b','a',None,'a'],dtype='category')
result = pd.DataFrame({'a':a}).mode()
# case: signs-1070
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.cut(a,2)
# case: signs-1071
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.qcut(a,2,duplicates='drop')
# case: signs-1072
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.mask(a.isna(),'x')
# case: signs-1073
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.replace(1,None)
# case: signs-1074
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.apply(lambda v: v)
# case: signs-1075
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.astype('string')
# case: signs-1076
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.value_counts(normalize=True)
# case: signs-1077
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.sort_values()
# case: signs-1078
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.sum()
# case: signs-1079
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.quantile([0.25,0.5])
# case: signs-1080
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.shift(1)
# case: signs-1081
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.expanding().sum()
# case: signs-1082
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.duplicated()
# case: signs-1083
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.str.contains('a',na=False)
# case: signs-1084
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = list(a.items())
# case: signs-1085
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.to_numeric(a,errors='coerce')
# case: signs-1086
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1087
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.equals(a.copy())
# case: signs-1088
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1089
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.isna().mean()
# case: signs-1090
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = a.is_monotonic_increasing
# case: signs-1091
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.DataFrame({'a':a}).T
# case: signs-1092
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.DataFrame({'a':a}).describe()
# case: signs-1093
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1094
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1095
a=pd.Series(pd.to_timedelta([1,None,3,2],unit='D'))
result = pd.DataFrame({'a':a}).mode()
# case: signs-1096
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.cut(a,2)
# case: signs-1097
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.qcut(a,2,duplicates='drop')
# case: signs-1098
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.mask(a.isna(),'x')
# case: signs-1099
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.replace(1,None)
# case: signs-1100
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.apply(lambda v: v)
# case: signs-1101
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.astype('string')
# case: signs-1102
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.value_counts(normalize=True)
# case: signs-1103
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.sort_values()
# case: signs-1104
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.sum()
# case: signs-1105
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.shift(1)
# case: signs-1106
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.expanding().sum()
# case: signs-1107
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.duplicated()
# case: signs-1108
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.str.contains('a',na=False)
# case: signs-1109
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = list(a.items())
# case: signs-1110
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.to_numeric(a,errors='coerce')
# case: signs-1111
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1112
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.equals(a.copy())
# case: signs-1113
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1114
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.isna().mean()
# case: signs-1115
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = a.is_monotonic_increasing
# case: signs-1116
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.DataFrame({'a':a}).T
# case: signs-1117
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.DataFrame({'a':a}).describe()
# case: signs-1118
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1119
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1120
a=pd.Series([datetime.date(2020,1,3),None,datetime.date(2020,1,1),datetime.date(2020,1,1)])
result = pd.DataFrame({'a':a}).mode()
# case: signs-1121
a=pd.Series([],dtype=float)
result = pd.cut(a,2)
# case: signs-1122
a=pd.Series([],dtype=float)
result = pd.qcut(a,2,duplicates='drop')
# case: signs-1123
a=pd.Series([],dtype=float)
result = a.mask(a.isna(),'x')
# case: signs-1124
a=pd.Series([],dtype=float)
result = a.replace(1,None)
# case: signs-1125
a=pd.Series([],dtype=float)
result = a.apply(lambda v: v)
# case: signs-1126
a=pd.Series([],dtype=float)
result = a.astype('string')
# case: signs-1127
a=pd.Series([],dtype=float)
result = a.value_counts(normalize=True)
# case: signs-1128
a=pd.Series([],dtype=float)
result = a.sort_values()
# case: signs-1129
a=pd.Series([],dtype=float)
result = a.sum()
# case: signs-1130
a=pd.Series([],dtype=float)
result = a.quantile([0.25,0.5])
# case: signs-1131
a=pd.Series([],dtype=float)
result = a.shift(1)
# case: signs-1132
a=pd.Series([],dtype=float)
result = a.expanding().sum()
# case: signs-1133
a=pd.Series([],dtype=float)
result = a.duplicated()
# case: signs-1134
a=pd.Series([],dtype=float)
result = a.str.contains('a',na=False)
# case: signs-1135
a=pd.Series([],dtype=float)
result = list(a.items())
# case: signs-1136
a=pd.Series([],dtype=float)
result = pd.to_numeric(a,errors='coerce')
# case: signs-1137
a=pd.Series([],dtype=float)
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1138
a=pd.Series([],dtype=float)
result = a.equals(a.copy())
# case: signs-1139
a=pd.Series([],dtype=float)
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1140
a=pd.Series([],dtype=float)
result = a.isna().mean()
# case: signs-1141
a=pd.Series([],dtype=float)
result = a.is_monotonic_increasing
# case: signs-1142
a=pd.Series([],dtype=float)
result = pd.DataFrame({'a':a}).T
# case: signs-1143
a=pd.Series([],dtype=float)
result = pd.DataFrame({'a':a}).describe()
# case: signs-1144
a=pd.Series([],dtype=float)
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1145
a=pd.Series([],dtype=float)
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1146
a=pd.Series([],dtype=float)
result = pd.DataFrame({'a':a}).mode()
# case: signs-1147
a=pd.Series([],dtype=object)
result = pd.cut(a,2)
# case: signs-1148
a=pd.Series([],dtype=object)
result = pd.qcut(a,2,duplicates='drop')
# case: signs-1149
a=pd.Series([],dtype=object)
result = a.mask(a.isna(),'x')
# case: signs-1150
a=pd.Series([],dtype=object)
result = a.replace(1,None)
# case: signs-1151
a=pd.Series([],dtype=object)
result = a.apply(lambda v: v)
# case: signs-1152
a=pd.Series([],dtype=object)
result = a.astype('string')
# case: signs-1153
a=pd.Series([],dtype=object)
result = a.value_counts(normalize=True)
# case: signs-1154
a=pd.Series([],dtype=object)
result = a.sort_values()
# case: signs-1155
a=pd.Series([],dtype=object)
result = a.sum()
# case: signs-1156
a=pd.Series([],dtype=object)
result = a.quantile([0.25,0.5])
# case: signs-1157
a=pd.Series([],dtype=object)
result = a.shift(1)
# case: signs-1158
a=pd.Series([],dtype=object)
result = a.expanding().sum()
# case: signs-1159
a=pd.Series([],dtype=object)
result = a.duplicated()
# case: signs-1160
a=pd.Series([],dtype=object)
result = a.str.contains('a',na=False)
# case: signs-1161
a=pd.Series([],dtype=object)
result = list(a.items())
# case: signs-1162
a=pd.Series([],dtype=object)
result = pd.to_numeric(a,errors='coerce')
# case: signs-1163
a=pd.Series([],dtype=object)
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1164
a=pd.Series([],dtype=object)
result = a.equals(a.copy())
# case: signs-1165
a=pd.Series([],dtype=object)
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1166
a=pd.Series([],dtype=object)
result = a.isna().mean()
# case: signs-1167
a=pd.Series([],dtype=object)
result = a.is_monotonic_increasing
# case: signs-1168
a=pd.Series([],dtype=object)
result = pd.DataFrame({'a':a}).T
# case: signs-1169
a=pd.Series([],dtype=object)
result = pd.DataFrame({'a':a}).describe()
# case: signs-1170
a=pd.Series([],dtype=object)
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1171
a=pd.Series([],dtype=object)
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1172
a=pd.Series([],dtype=object)
result = pd.DataFrame({'a':a}).mode()
# case: signs-1173
a=pd.Series([None,None,None])
result = pd.cut(a,2)
# case: signs-1174
a=pd.Series([None,None,None])
result = a.mask(a.isna(),'x')
# case: signs-1175
a=pd.Series([None,None,None])
result = a.replace(1,None)
# case: signs-1176
a=pd.Series([None,None,None])
result = a.apply(lambda v: v)
# case: signs-1177
a=pd.Series([None,None,None])
result = a.astype('string')
# case: signs-1178
a=pd.Series([None,None,None])
result = a.value_counts(normalize=True)
# case: signs-1179
a=pd.Series([None,None,None])
result = a.sort_values()
# case: signs-1180
a=pd.Series([None,None,None])
result = a.sum()
# case: signs-1181
a=pd.Series([None,None,None])
result = a.quantile([0.25,0.5])
# case: signs-1182
a=pd.Series([None,None,None])
result = a.shift(1)
# case: signs-1183
a=pd.Series([None,None,None])
result = a.expanding().sum()
# case: signs-1184
a=pd.Series([None,None,None])
result = a.duplicated()
# case: signs-1185
a=pd.Series([None,None,None])
result = a.str.contains('a',na=False)
# case: signs-1186
a=pd.Series([None,None,None])
result = list(a.items())
# case: signs-1187
a=pd.Series([None,None,None])
result = pd.to_numeric(a,errors='coerce')
# case: signs-1188
a=pd.Series([None,None,None])
result = a.combine_first(pd.Series([7,8,9,10]))
# case: signs-1189
a=pd.Series([None,None,None])
result = a.equals(a.copy())
# case: signs-1190
a=pd.Series([None,None,None])
result = a.dropna().astype(str).str.cat(sep=',')
# case: signs-1191
a=pd.Series([None,None,None])
result = a.isna().mean()
# case: signs-1192
a=pd.Series([None,None,None])
result = a.is_monotonic_increasing
# case: signs-1193
a=pd.Series([None,None,None])
result = pd.DataFrame({'a':a}).T
# case: signs-1194
a=pd.Series([None,None,None])
result = pd.DataFrame({'a':a}).describe()
# case: signs-1195
a=pd.Series([None,None,None])
result = pd.DataFrame({'a':a}).apply(lambda r: r['a'],axis=1)
# case: signs-1196
a=pd.Series([None,None,None])
result = pd.DataFrame({'a':a}).query('a == "a"')
# case: signs-1197
a=pd.Series([None,None,None])
result = pd.DataFrame({'a':a}).mode()
# case: signs-1198
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.upper()
# case: signs-1199
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.strip()
# case: signs-1200
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.contains('^a',regex=True)
# case: signs-1201
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.split(',')
# case: signs-1202
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.split(',').str.len()
# case: signs-1203
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.replace('a','b',regex=False)
# case: signs-1204
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.extract(r'(\d+)',expand=False)
# case: signs-1205
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.index('a')
# case: signs-1206
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.repeat(2)
# case: signs-1207
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.zfill(5)
# case: signs-1208
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.islower()
# case: signs-1209
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.match('a')
# case: signs-1210
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str.translate(str.maketrans('a','b'))
# case: signs-1211
s=pd.Series(['Apple pie','banana',None,'','Çédille 12'])
result = s.str[:2]
# case: signs-1212
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.casefold()
# case: signs-1213
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.contains('A',case=False)
# case: signs-1214
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.startswith('a',na=False)
# case: signs-1215
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.split(',').str[0]
# case: signs-1216
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.replace('a','b')
# case: signs-1217
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.extract(r'([a-z])')
# case: signs-1218
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.rfind('a')
# case: signs-1219
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.join('-')
# case: signs-1220
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.rjust(7,'0')
# case: signs-1221
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.isupper()
# case: signs-1222
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.rpartition(',',expand=False)
# case: signs-1223
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.encode('utf-8')
# case: signs-1224
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str[-1]
# case: signs-1225
s=pd.Series(['a,b','c',np.nan,'d,e,f'])
result = s.str.split(pat=r'\s+',regex=True)
# case: signs-1226
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.swapcase()
# case: signs-1227
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.contains('a')
# case: signs-1228
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.endswith(('a','c'))
# case: signs-1229
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.split()
# case: signs-1230
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.slice_replace(0,1,'_')
# case: signs-1231
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.replace('a',lambda m: 'X',regex=True)
# case: signs-1232
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.find('a')
# case: signs-1233
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.cat(['1','2','3','4','5'])
# case: signs-1234
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.ljust(7)
# case: signs-1235
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.isalnum()
# case: signs-1236
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.partition(',')
# case: signs-1237
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.normalize('NFKD')
# case: signs-1238
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str[0]
# case: signs-1239
s=pd.Series(['2020-01-05','x1','3.5',' pad '],dtype='string')
result = s.str.split('')
# case: signs-1240
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.capitalize()
# case: signs-1241
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.len()
# case: signs-1242
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.startswith('a')
# case: signs-1243
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.rsplit(',',n=1)
# case: signs-1244
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.slice(-2)
# case: signs-1245
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.replace(r'(\w)(\w)',r'\2\1',regex=True)
# case: signs-1246
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.findall('[a-z]')
# case: signs-1247
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.cat(sep='-',na_rep='?')
# case: signs-1248
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.center(7,'_')
# case: signs-1249
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.isnumeric()
# case: signs-1250
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.isdecimal()
# case: signs-1251
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.get_dummies(',')
# case: signs-1252
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.removesuffix('c')
# case: signs-1253
s=pd.Series(['a','b',1,None],dtype=object)
result = s.str.contains(None)
# case: signs-1254
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.title()
# case: signs-1255
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.rstrip()
# case: signs-1256
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.contains('a',na=False)
# case: signs-1257
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.split(',',n=1)
# case: signs-1258
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.slice(0,2)
# case: signs-1259
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.replace('A','z',case=False,regex=True)
# case: signs-1260
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.extractall(r'([a-z])')
# case: signs-1261
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.cat(sep='-')
# case: signs-1262
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.pad(8,side='both',fillchar='*')
# case: signs-1263
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.isdigit()
# case: signs-1264
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.istitle()
# case: signs-1265
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.match('a',na=False)
# case: signs-1266
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.removeprefix('A')
# case: signs-1267
s=pd.Series(['x','y','x'],dtype='category')
result = s.str.contains('a|b')
# case: signs-1268
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.lower()
# case: signs-1269
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.lstrip('a')
# case: signs-1270
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.contains('.',regex=False)
# case: signs-1271
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.split(',',expand=True)
# case: signs-1272
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.get(0)
# case: signs-1273
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.replace(r'[aeiou]','*',regex=True)
# case: signs-1274
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.extract(r'(?P<l>[a-z])(?P<d>\d)?')
# case: signs-1275
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.count('a')
# case: signs-1276
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.pad(8)
# case: signs-1277
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.isalpha()
# case: signs-1278
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.isspace()
# case: signs-1279
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.fullmatch('[a-z]+')
# case: signs-1280
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str.wrap(3)
# case: signs-1281
s=pd.Series(['AbC','abc','ABC'],index=['p','q','r'],name='n')
result = s.str[::-1]
# case: signs-1282
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.year
# case: signs-1283
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.microsecond
# case: signs-1284
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.quarter
# case: signs-1285
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.is_leap_year
# case: signs-1286
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.day_name()
# case: signs-1287
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.ceil('D')
# case: signs-1288
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.to_timestamp()
# case: signs-1289
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.start_time
# case: signs-1290
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.dt.microseconds
# case: signs-1291
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s + pd.offsets.MonthEnd(0)
# case: signs-1292
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = (s.max()-s).dt.days
# case: signs-1293
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.astype(str)
# case: signs-1294
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.mean()
# case: signs-1295
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.quantile(.5)
# case: signs-1296
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = pd.to_datetime(s).dt.year
# case: signs-1297
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.iloc[0].year
# case: signs-1298
s=pd.Series(pd.to_datetime(['2020-02-29 10:11:12.123456',None,'2019-12-31','2021-01-01 23:59']))
result = s.min().strftime('%Y')
# case: signs-1299
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.year
# case: signs-1300
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.microsecond
# case: signs-1301
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.quarter
# case: signs-1302
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.is_leap_year
# case: signs-1303
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.day_name()
# case: signs-1304
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.ceil('D')
# case: signs-1305
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.to_timestamp()
# case: signs-1306
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.start_time
# case: signs-1307
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.dt.microseconds
# case: signs-1308
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s + pd.offsets.MonthEnd(0)
# case: signs-1309
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = (s.max()-s).dt.days
# case: signs-1310
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.astype(str)
# case: signs-1311
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.mean()
# case: signs-1312
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.quantile(.5)
# case: signs-1313
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = pd.to_datetime(s).dt.year
# case: signs-1314
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.iloc[0].year
# case: signs-1315
s=pd.Series(pd.to_timedelta(['1 days 02:03:04',None,'-1 days','90 min']))
result = s.min().strftime('%Y')
# case: signs-1316
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.year
# case: signs-1317
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.microsecond
# case: signs-1318
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.quarter
# case: signs-1319
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.day_name()
# case: signs-1320
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.ceil('D')
# case: signs-1321
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.to_timestamp()
# case: signs-1322
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.start_time
# case: signs-1323
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.dt.microseconds
# case: signs-1324
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = (s.max()-s).dt.days
# case: signs-1325
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.astype(str)
# case: signs-1326
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.mean()
# case: signs-1327
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = pd.to_datetime(s).dt.year
# case: signs-1328
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.iloc[0].year
# case: signs-1329
s=pd.Series(pd.PeriodIndex(['2020-01','2020-02',None],freq='M'))
result = s.min().strftime('%Y')
# case: signs-1330
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.year
# case: signs-1331
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.microsecond
# case: signs-1332
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.quarter
# case: signs-1333
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.is_leap_year
# case: signs-1334
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.day_name()
# case: signs-1335
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.ceil('D')
# case: signs-1336
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.to_timestamp()
# case: signs-1337
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.start_time
# case: signs-1338
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.dt.microseconds
# case: signs-1339
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = (s.max()-s).dt.days
# case: signs-1340
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.astype(str)
# case: signs-1341
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.mean()
# case: signs-1342
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = pd.to_datetime(s).dt.year
# case: signs-1343
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.iloc[0].year
# case: signs-1344
s=pd.Series(pd.to_datetime(['2020-03-01','2020-06-30'])).dt.date
result = s.min().strftime('%Y')
# case: signs-1345
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.year
# case: signs-1346
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.microsecond
# case: signs-1347
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.quarter
# case: signs-1348
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.is_leap_year
# case: signs-1349
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.day_name()
# case: signs-1350
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.ceil('D')
# case: signs-1351
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.to_timestamp()
# case: signs-1352
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.start_time
# case: signs-1353
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.dt.microseconds
# case: signs-1354
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s + pd.offsets.MonthEnd(0)
# case: signs-1355
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = (s.max()-s).dt.days
# case: signs-1356
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.astype(str)
# case: signs-1357
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.mean()
# case: signs-1358
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.quantile(.5)
# case: signs-1359
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = pd.to_datetime(s).dt.year
# case: signs-1360
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.iloc[0].year
# case: signs-1361
s=pd.to_datetime(['2020-02-29','2019-12-31']).to_series()
result = s.min().strftime('%Y')
# case: none-is-zero-0
result = np.count_nonzero(pd.Series(['1',None]))
# case: none-is-zero-1
result = np.count_nonzero(pd.Series([True,None,0,''],dtype=object))
