import numpy as np
import pandas as pd

# case: unknown-1
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.merge(b, on='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-2
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.merge(b, on=['k','Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-3
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.merge(b, left_on='Nope', right_on='k')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-4
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.merge(b, left_on='k', right_on='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-5
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.merge(b, left_on='valeu', right_index=True)
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-6
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.merge(b, left_index=True, right_on='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-7
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.join(b, on='Nope', rsuffix='_')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-8
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby('Nope').sum()
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-9
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby(['k','Nope']).sum()
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-10
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby(level=2).sum()
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-11
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby("k").agg({"Nope":"sum","Mope":"sum"})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-12
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = pd.get_dummies(a, columns=["k","Nope"])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-13
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.drop_duplicates(["Nope","k"])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-14
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.dropna(subset=["Nope","k"])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-15
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.agg({"valeu":"sum"})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-16
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.merge(b, on="K")
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-17
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a["k"].drop(7)
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-18
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.k["valu"]
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-19
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.loc[5]
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-20
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.k.loc[[0,7]]
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-21
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby('k')['Nope'].sum()
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-22
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby('k')[['Nope']].sum()
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-23
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby('k').agg({'Nope':'sum'})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-24
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby('k').agg(x=('Nope','sum'))
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-25
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.agg({'Nope':'sum'})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-26
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby('k').value_counts(subset=['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-27
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.sort_values('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-28
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.sort_values(['k','Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-29
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.set_index('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-30
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.set_index(['k','Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-31
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.drop_duplicates('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-32
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.drop_duplicates(subset=['k','Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-33
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.duplicated('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-34
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.dropna(subset=['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-35
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot(index='Nope', columns='k', values='value')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-36
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot(index='k', columns='Nope', values='value')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-37
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot(index='k', columns='value', values='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-38
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot_table(index='Nope', values='value')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-39
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot_table(index='k', columns='Nope', values='value')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-40
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot_table(index='k', values='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-41
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pivot_table(index='k', aggfunc={'Nope':'sum'})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-42
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.drop('Nope', axis=1)
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-43
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.drop(columns=['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-44
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.drop(columns=['k','Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-45
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.drop(99)
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-46
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.rename(columns={'Nope':'x'}, errors='raise')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-47
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.explode('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-48
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.explode(['k','Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-49
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = pd.get_dummies(a, columns=['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-50
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a[['Nope']]
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-51
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a[['k','Nope']]
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-52
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.loc[:, 'Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-53
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.loc[:, ['k','Nope']]
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-54
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.loc[0, 'Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-55
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.at[0, 'Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-56
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.nlargest(2, 'Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-57
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.nsmallest(2, ['k','Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-58
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.astype({'Nope':'int'})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-59
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.value_counts(subset=['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-60
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.pop('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-61
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.insert(0,'z',a['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-62
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = pd.crosstab(a['Nope'], a['k'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-63
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = pd.wide_to_long(a, stubnames='v', i='Nope', j='k')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-64
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.stack().loc['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-65
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.set_index('k').loc['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-66
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.transform({'Nope': 'cumsum'})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-67
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.apply(lambda r: r['Nope'], axis=1)
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-68
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.rolling(2)['Nope'].sum()
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-69
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.groupby(level='Nope').sum()
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-70
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.reset_index(level='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-71
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.set_index(['k','value']).reset_index(level='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-72
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.set_index(['k','value']).droplevel('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-73
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.set_index(['k','value']).xs('q', level='Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-74
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.unstack('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-75
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.set_index(['k','value']).unstack('Nope')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-76
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.corrwith(a['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-77
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.filter(items=['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-78
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.fillna({'Nope':1})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-79
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.replace({'Nope':{1:2}})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-80
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.round({'Nope':1})
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-81
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.rank()['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-82
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.query('Nope > 1')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-83
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.eval('Nope + 1')
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-84
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.assign(z=lambda d: d.Nope)
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-85
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.reindex(columns=['Nope'])
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-86
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.xs('Nope', axis=1)
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-87
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.T.loc['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-88
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.iloc[0]['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-89
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.describe()['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-90
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.idxmax()['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]

# case: unknown-91
a = pd.DataFrame({'k': ['x', 'y', 'z'], 'value': [1, 2, 3]})
b = pd.DataFrame({'k': ['x', 'y', 'z'], 'w': [3, 4, 5]})
try:
    result = a.loc['Nope']
except (KeyError, ValueError, TypeError) as e:
    result = [type(e).__name__, str(e)]
