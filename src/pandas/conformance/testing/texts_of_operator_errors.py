import pandas as pd
import numpy as np
df = pd.DataFrame({'a': [1, 2, 3], 'b': ['x', None, 'z'], 'c': [1.5, np.nan, 2.0], 'd': pd.to_datetime(['2024-01-01', None, '2024-03-01']), 'e': [True, False, True],'t':pd.to_timedelta(['1h','2h',None])}, index=['r', 's', 't'])


def told(f):
    try:
        return 'no error: ' + str(f())
    except Exception as e:
        return f'{type(e).__name__}: {e}'


# case: df['a']>'y'
result = told(lambda: df['a']>'y')

# case: df['a']<None
result = told(lambda: df['a']<None)

# case: df['a']>df['d']
result = told(lambda: df['a']>df['d'])

# case: df['d']>df['a']
result = told(lambda: df['d']>df['a'])

# case: df['d']>[1,2,3]
result = told(lambda: df['d']>[1,2,3])

# case: df['d']>np.array([1,2,3])
result = told(lambda: df['d']>np.array([1,2,3]))

# case: df['c']<'x'
result = told(lambda: df['c']<'x')

# case: df['e']<'x'
result = told(lambda: df['e']<'x')

# case: df['e']>df['d']
result = told(lambda: df['e']>df['d'])

# case: df['d']>1.5
result = told(lambda: df['d']>1.5)

# case: df['d']>True
result = told(lambda: df['d']>True)

# case: df['t']>5
result = told(lambda: df['t']>5)

# case: df['t']>df['d']
result = told(lambda: df['t']>df['d'])

# case: df['t']>'foo'
result = told(lambda: df['t']>'foo')

# case: df.index>5
result = told(lambda: df.index>5)

# case: df['a']+'x'
result = told(lambda: df['a']+'x')

# case: df['a']-'x'
result = told(lambda: df['a']-'x')

# case: df['a']*'x'
result = told(lambda: df['a']*'x')

# case: df['a']/'x'
result = told(lambda: df['a']/'x')

# case: df['c']+'xyz'
result = told(lambda: df['c']+'xyz')

# case: 'x'+df['a']
result = told(lambda: 'x'+df['a'])

# case: df['e']+'x'
result = told(lambda: df['e']+'x')

# case: df['a']//'x'
result = told(lambda: df['a']//'x')

# case: df['a']**'x'
result = told(lambda: df['a']**'x')

# case: df['a']%'x'
result = told(lambda: df['a']%'x')

# case: df['c']*'x'
result = told(lambda: df['c']*'x')

# case: np.array([1])+'a'
result = told(lambda: np.array([1])+'a')

# case: df['d']+df['d']
result = told(lambda: df['d']+df['d'])

# case: df['d']+1
result = told(lambda: df['d']+1)

# case: df['d']-1
result = told(lambda: df['d']-1)

# case: 1+df['d']
result = told(lambda: 1+df['d'])

# case: df['d']+1.5
result = told(lambda: df['d']+1.5)

# case: df['t']+1
result = told(lambda: df['t']+1)

# case: df['d']+df['a']
result = told(lambda: df['d']+df['a'])

# case: df['d'].sum()
result = told(lambda: df['d'].sum())

# case: df['d'].prod()
result = told(lambda: df['d'].prod())

# case: df['d'].std()
result = told(lambda: df['d'].std())

# case: df[['d']].sum()
result = told(lambda: df[['d']].sum())

# case: df.sum()
result = told(lambda: df.sum())

# case: df['e']&'x'
result = told(lambda: df['e']&'x')

# case: df['e']&1.5
result = told(lambda: df['e']&1.5)

# case: df['e']&None
result = told(lambda: df['e']&None)

# case: df['c']&df['e']
result = told(lambda: df['c']&df['e'])

# case: df['a']&df['c']
result = told(lambda: df['a']&df['c'])

# case: df['b']&df['e']
result = told(lambda: df['b']&df['e'])

# case: df['e']&df['b']
result = told(lambda: df['e']&df['b'])

# case: ~df['c']
result = told(lambda: ~df['c'])

# case: ~df['d']
result = told(lambda: ~df['d'])

# case: ~df['b']
result = told(lambda: ~df['b'])

# case: -df['d']
result = told(lambda: -df['d'])

# case: +df['d']
result = told(lambda: +df['d'])

# case: df.iloc[9,0]
result = told(lambda: df.iloc[9,0])

# case: df.iloc[0,9]
result = told(lambda: df.iloc[0,9])

# case: df.iloc[-9,0]
result = told(lambda: df.iloc[-9,0])

# case: df.iat[0,9]
result = told(lambda: df.iat[0,9])

# case: df.iat[0,'x']
result = told(lambda: df.iat[0,'x'])

# case: df.iloc[0,-9]
result = told(lambda: df.iloc[0,-9])

# case: df['a'].iloc[9]
result = told(lambda: df['a'].iloc[9])

# case: df['b'].mean()
result = told(lambda: df['b'].mean())

# case: pd.Series(['x','y']).mean()
result = told(lambda: pd.Series(['x','y']).mean())

# case: pd.Series([None,'x']).mean()
result = told(lambda: pd.Series([None,'x']).mean())

# case: pd.Series(['1','2']).mean()
result = told(lambda: pd.Series(['1','2']).mean())

# case: pd.Series(['x','y']).std()
result = told(lambda: pd.Series(['x','y']).std())

# case: pd.Series(['x',None]).median()
result = told(lambda: pd.Series(['x',None]).median())

# case: pd.Series(['x','y']).median()
result = told(lambda: pd.Series(['x','y']).median())

# case: pd.Series(['x','y']).var()
result = told(lambda: pd.Series(['x','y']).var())

# case: pd.Series(['x','y']).skew()
result = told(lambda: pd.Series(['x','y']).skew())

# case: df[['b']].mean()
result = told(lambda: df[['b']].mean())

# case: df.mean()
result = told(lambda: df.mean())

# case: df.std()
result = told(lambda: df.std())

# case: df[['a','b']].std()
result = told(lambda: df[['a','b']].std())

# case: df.groupby('a')['b'].mean()
result = told(lambda: df.groupby('a')['b'].mean())

# case: df.groupby('a').mean()
result = told(lambda: df.groupby('a').mean())

# case: df.groupby('a')['b'].std()
result = told(lambda: df.groupby('a')['b'].std())

# case: df.groupby('a')['d'].sum()
result = told(lambda: df.groupby('a')['d'].sum())

# case: pd.Series([1,'x']).mean()
result = told(lambda: pd.Series([1,'x']).mean())

# case: pd.Series(['x',1]).sum()
result = told(lambda: pd.Series(['x',1]).sum())

# case: pd.Series([1,'x']).max()
result = told(lambda: pd.Series([1,'x']).max())

# case: pd.Series(['x',1.5]).min()
result = told(lambda: pd.Series(['x',1.5]).min())

# case: pd.Series(['x',None]).max()
result = told(lambda: pd.Series(['x',None]).max())

# case: np.max([])
result = told(lambda: np.max([]))

# case: np.min([])
result = told(lambda: np.min([]))

# case: np.array([]).max()
result = told(lambda: np.array([]).max())

# case: np.array([]).min()
result = told(lambda: np.array([]).min())

# case: np.nanmax([])
result = told(lambda: np.nanmax([]))

# case: np.argmax([])
result = told(lambda: np.argmax([]))

# case: np.array([]).argmax()
result = told(lambda: np.array([]).argmax())

# case: np.sqrt('a')
result = told(lambda: np.sqrt('a'))

# case: np.log('a')
result = told(lambda: np.log('a'))

# case: np.sqrt(df['b'])
result = told(lambda: np.sqrt(df['b']))

# case: np.log(None)
result = told(lambda: np.log(None))

# case: np.exp([None])
result = told(lambda: np.exp([None]))

# case: np.isnan('a')
result = told(lambda: np.isnan('a'))

# case: np.isnan(['a'])
result = told(lambda: np.isnan(['a']))

# case: np.isnan(df['b'])
result = told(lambda: np.isnan(df['b']))

# case: np.isnan(None)
result = told(lambda: np.isnan(None))

# case: np.reshape([1,2,3],(2,2))
result = told(lambda: np.reshape([1,2,3],(2,2)))

# case: np.array([1,2,3]).reshape(2,2)
result = told(lambda: np.array([1,2,3]).reshape(2,2))

# case: np.array([1,2,3]).reshape(2,-1)
result = told(lambda: np.array([1,2,3]).reshape(2,-1))

# case: np.array([1,2,3]).reshape((5,))
result = told(lambda: np.array([1,2,3]).reshape((5,)))

# case: np.linspace(0,1,-1)
result = told(lambda: np.linspace(0,1,-1))

# case: np.zeros(-1)
result = told(lambda: np.zeros(-1))

# case: np.arange(0,1,0)
result = told(lambda: np.arange(0,1,0))

# case: np.ones((2,-1))
result = told(lambda: np.ones((2,-1)))

# case: np.full(-2,1)
result = told(lambda: np.full(-2,1))

# case: np.array([1,2])+np.array([1,2,3])
result = told(lambda: np.array([1,2])+np.array([1,2,3]))

# case: df['a'].values+np.array([1,2])
result = told(lambda: df['a'].values+np.array([1,2]))

# case: df['a']+np.array([1,2])
result = told(lambda: df['a']+np.array([1,2]))

# case: df['a']+[1,2]
result = told(lambda: df['a']+[1,2])

# case: df['a']>[1,2]
result = told(lambda: df['a']>[1,2])

# case: df['a']==[1,2]
result = told(lambda: df['a']==[1,2])

# case: df['a']==df['a'].iloc[:2]
result = told(lambda: df['a']==df['a'].iloc[:2])

# case: df['a']>df['a'].iloc[:2]
result = told(lambda: df['a']>df['a'].iloc[:2])

# case: np.maximum(df['a'].values,np.array([1,2]))
result = told(lambda: np.maximum(df['a'].values,np.array([1,2])))

# case: pd.DataFrame([[1,2],[3,4]],columns=['a'])
result = told(lambda: pd.DataFrame([[1,2],[3,4]],columns=['a']))

# case: pd.DataFrame({'a':[1,2]},index=[1])
result = told(lambda: pd.DataFrame({'a':[1,2]},index=[1]))

# case: pd.DataFrame({'a':[1,2],'b':[1,2]},index=[1,2,3])
result = told(lambda: pd.DataFrame({'a':[1,2],'b':[1,2]},index=[1,2,3]))

# case: pd.DataFrame([[1],[2]],index=[1])
result = told(lambda: pd.DataFrame([[1],[2]],index=[1]))

# case: pd.DataFrame({'a':np.array([1,2])},index=[1])
result = told(lambda: pd.DataFrame({'a':np.array([1,2])},index=[1]))

# case: pd.DataFrame({'a':(1,2)},index=[1])
result = told(lambda: pd.DataFrame({'a':(1,2)},index=[1]))

# case: pd.DataFrame({'a':range(2)},index=[1])
result = told(lambda: pd.DataFrame({'a':range(2)},index=[1]))

# case: pd.Series(np.array([1,2]),index=[1])
result = told(lambda: pd.Series(np.array([1,2]),index=[1]))
