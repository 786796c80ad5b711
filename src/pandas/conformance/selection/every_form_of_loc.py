import pandas as pd
import numpy as np
def tried(taker, rows, columns=None):
    out = []
    for r in rows:
        for c in columns or [None]:
            try:
                out.append(taker[r] if c is None else taker[r, c])
            except Exception as e:
                out.append(type(e).__name__)
    return out
# case: loc-mixed
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2],'e':[True,False,True]})
result = tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], d["a"]>1, lambda x: x["a"]>1, 7, [7], -1, slice(1, None)], ['a', ['a'], ['c','a'], ['a','c','e'], slice('a', 'b'), slice(None), [True,False,True,False], 'z', d.columns[:2], d.dtypes!=object]), tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], d["a"]>1, lambda x: x["a"]>1, 7, [7], -1, slice(1, None)])
# case: iloc-mixed
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2],'e':[True,False,True]})
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-numbers
d=pd.DataFrame({'a':[1,2,3],'b':[5,6,7],'c':[1.5,None,2]})
result = tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])])
# case: iloc-numbers
d=pd.DataFrame({'a':[1,2,3],'b':[5,6,7],'c':[1.5,None,2]})
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-whole
d=pd.DataFrame({'a':[1,2,3],'b':[5,6,7],'c':[8,9,10]})
result = tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])])
# case: iloc-whole
d=pd.DataFrame({'a':[1,2,3],'b':[5,6,7],'c':[8,9,10]})
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-text-index
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=['p','q','r'])
result = tried(d.loc, ['q', ['q'], ['r','p'], slice('p', 'q'), [True,False,True], d['a']>1, slice(None), 'z', ['z'], [], pd.Index(['q'])], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, ['q', ['q'], ['r','p'], slice('p', 'q'), [True,False,True], d['a']>1, slice(None), 'z', ['z'], [], pd.Index(['q'])])
# case: iloc-text-index
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=['p','q','r'])
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-twice
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=['p','q','p'])
result = tried(d.loc, ['q', 'p', ['q'], ['p'], ['p','q'], [True,False,True], slice(None), slice('p', 'q')], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, ['q', 'p', ['q'], ['p'], ['p','q'], [True,False,True], slice(None), slice('p', 'q')])
# case: iloc-twice
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=['p','q','p'])
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-twice-columns
d=pd.DataFrame([[1,'x',1.5],[2,'y',None],[3,'z',2.5]],columns=['a','b','a'],index=['p','q','r'])
result = tried(d.loc, ['q', ['q'], slice('p', 'q'), [True,False,True], slice(None)], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, ['q', ['q'], slice('p', 'q'), [True,False,True], slice(None)])
# case: iloc-twice-columns
d=pd.DataFrame([[1,'x',1.5],[2,'y',None],[3,'z',2.5]],columns=['a','b','a'],index=['p','q','r'])
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-dates
d=pd.DataFrame({'a':[1,2,3],'b':pd.to_datetime(['2020-01-01',None,'2021-01-01']),'c':pd.array([1,None,3],dtype='Int64')},index=pd.to_datetime(['2020-01-01','2020-01-02','2020-02-01']))
result = tried(d.loc, ['2020-01-01', '2020-01', '2020', pd.Timestamp('2020-01-02'), ['2020-01-02'], slice('2020-01-02', None), [True,False,True]], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, ['2020-01-01', '2020-01', '2020', pd.Timestamp('2020-01-02'), ['2020-01-02'], slice('2020-01-02', None), [True,False,True]])
# case: iloc-dates
d=pd.DataFrame({'a':[1,2,3],'b':pd.to_datetime(['2020-01-01',None,'2021-01-01']),'c':pd.array([1,None,3],dtype='Int64')},index=pd.to_datetime(['2020-01-01','2020-01-02','2020-02-01']))
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-levels
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=pd.MultiIndex.from_tuples([('p',1),('p',2),('q',1)],names=['u','v']))
result = tried(d.loc, ['p', ('p',1), ('p',), ['p'], [('p',1)], slice(None), (slice(None),1), ('p',[1,2]), slice('p', 'q'), ('z',1), (['p','q'],1), pd.IndexSlice[:,1]], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, ['p', ('p',1), ('p',), ['p'], [('p',1)], slice(None), (slice(None),1), ('p',[1,2]), slice('p', 'q'), ('z',1), (['p','q'],1), pd.IndexSlice[:,1]])
# case: iloc-levels
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=pd.MultiIndex.from_tuples([('p',1),('p',2),('q',1)],names=['u','v']))
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-column-levels
d=pd.DataFrame([[1,'x',1.5],[2,'y',None],[3,'z',2.5]],columns=pd.MultiIndex.from_tuples([('a','s'),('a','t'),('b','s')]),index=['p','q','r'])
result = tried(d.loc, ['q', ['q'], slice('p', 'q'), [True,False,True], slice(None)], ['a', ('a','s'), ['a'], [('a','s')], ('a',slice(None)), (slice(None),'s'), slice(None), 'b', 'z', pd.IndexSlice[:,'s']]), tried(d.loc, ['q', ['q'], slice('p', 'q'), [True,False,True], slice(None)])
# case: iloc-column-levels
d=pd.DataFrame([[1,'x',1.5],[2,'y',None],[3,'z',2.5]],columns=pd.MultiIndex.from_tuples([('a','s'),('a','t'),('b','s')]),index=['p','q','r'])
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-empty
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=['p','q','r']).iloc[:0]
result = tried(d.loc, ['q', ['q'], slice('p', 'q'), [], slice(None)], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, ['q', ['q'], slice('p', 'q'), [], slice(None)])
# case: iloc-empty
d=pd.DataFrame({'a':[1,2,3],'b':['x','yy',None],'c':[1.5,None,2]},index=['p','q','r']).iloc[:0]
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-one
d=pd.DataFrame({'a':[1],'b':['x'],'c':[1.5]},index=['p'])
result = tried(d.loc, ['p', ['p'], [True], slice(None)], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, ['p', ['p'], [True], slice(None)])
# case: iloc-one
d=pd.DataFrame({'a':[1],'b':['x'],'c':[1.5]},index=['p'])
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-ints-columns
d=pd.DataFrame([[1,'x',1.5],[2,'y',None],[3,'z',2.5]])
result = tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], 9, []]), tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])])
# case: iloc-ints-columns
d=pd.DataFrame([[1,'x',1.5],[2,'y',None],[3,'z',2.5]])
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: loc-nullable
d=pd.DataFrame({'a':pd.array([1,None,3],dtype='Int64'),'b':pd.array(['x',None,'z'],dtype='string'),'c':pd.array([True,None,False],dtype='boolean')})
result = tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])], ['a', ['a'], ['c','a'], slice('a', 'b'), slice(None), [True,False,True], lambda x: ['b'], 'z', ['a','z'], [], slice('b', None), pd.Index(['a','c'])]), tried(d.loc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], [], 7, np.array([2,0]), pd.Series([1,0])])
# case: iloc-nullable
d=pd.DataFrame({'a':pd.array([1,None,3],dtype='Int64'),'b':pd.array(['x',None,'z'],dtype='string'),'c':pd.array([True,None,False],dtype='boolean')})
result = tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])], [0, [0], [2,0], slice(0, 1), slice(None), [True,False,True], -1, 9, [], slice(None, None, 2)]), tried(d.iloc, [1, [1], [0,2], slice(0, 1), slice(None), [True,False,True], -1, [-1], 7, [7], [], slice(None, None, -1), slice(1, None), np.array([2,0])])
# case: at
result = []
for last in 'rp':
    for key in ('p', ['p'], slice(None), [True, False, True], lambda x: 'p', 'z'):
        for column in ('a', ['a'], 'z', slice(None)):
            d = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', 'y', 'z']}, index=['p', 'q', last])
            result += tried(d.at, [key], [column])
            try:
                d.at[key, column] = 9
            except Exception as e:
                d = type(e).__name__
            result.append(d)
