import pandas as pd
import numpy as np
fa = pd.MultiIndex.from_arrays
ft = pd.MultiIndex.from_tuples
fp = pd.MultiIndex.from_product
s = pd.Series([1, 2, 3], index=['a', 'b', 'c'])
def lv(m):
    return [(str(x.dtype), list(x), x.name) for x in m.levels]
def lg(m):
    return [str(m.get_level_values(i).dtype) for i in range(m.nlevels)]
p = pd.Series(pd.PeriodIndex(['2024-01', '2024-02'], freq='M'))
pdf = pd.DataFrame({'k': ['a', 'b', None, 'a', 'c'], 'g': ['x', None, 'y', 'x', 'y'], 'v': [1, 2, 3, 4, 5]})

# case: sizes-1
result = pdf.pivot_table(index='k', columns='g', aggfunc='size')

# case: sizes-2
result = pdf.pivot_table(index='k', columns='g', aggfunc='size', dropna=False)

# case: sizes-3
result = pdf.pivot_table(index='k', columns='g', aggfunc='size', fill_value=0)

# case: sizes-4
result = pdf.pivot_table(index=['k', 'g'], aggfunc='size')

# case: sizes-5
result = pdf.pivot_table(index=['k', 'g'], aggfunc='size', dropna=False)

# case: sizes-6
result = pdf.pivot_table(index='k', aggfunc='size')

# case: sizes-7
result = pdf.pivot_table(index='k', aggfunc='size', dropna=False)

# case: sizes-8
result = pdf.pivot_table(index=['g', 'k'], aggfunc='size')

# case: sizes-9
result = pdf.pivot_table(index=['g', 'k'], aggfunc='size', sort=False)

# case: sizes-10
result = pdf.pivot_table(index='k', columns='g', aggfunc='size', sort=False)

# case: sizes-11
result = pdf.pivot_table(columns=['k', 'g'], aggfunc='size')

# case: sizes-12
result = pdf.pivot_table(columns=['k', 'g'], aggfunc='size', dropna=False)

# case: sizes-13
result = pdf.pivot_table(columns='g', aggfunc='size')

# case: sizes-14
result = pdf.pivot_table(index='k', columns='g', values='v', aggfunc='size')

# case: sizes-15
result = pdf.pivot_table(index=['k', 'g'], values='v', aggfunc='size')

# case: sizes-16
result = pdf.pivot_table(index=['k', 'g'], values='v', aggfunc='size', dropna=False)

# case: sizes-17
result = pdf.pivot_table(index=['k', 'g'], columns='v', aggfunc='size')

# case: sizes-18
result = pdf.pivot_table(index=['k', 'g'], columns='v', aggfunc='size', dropna=False)

# case: sizes-19
result = pdf.pivot_table(index='k', columns=['g', 'v'], aggfunc='size')

# case: sizes-20
result = pdf.pivot_table(index='k', columns=['g', 'v'], aggfunc='size', dropna=False)

# case: sizes-21
result = pdf.pivot_table(index='k', columns='g', aggfunc='count', dropna=False)

# case: sizes-22
result = pdf.pivot_table(index='v', columns='g', aggfunc='size')

# case: sizes-23
result = pdf.assign(k=[3, 1, None, 3, 2]).pivot_table(index=['k', 'g'], aggfunc='size')

# case: sizes-24
result = pdf.assign(k=[3, 1, None, 3, 2]).pivot_table(index=['k', 'g'], aggfunc='size', dropna=False)

# case: sizes-25
result = pdf.assign(k=[3, 1, None, 3, 2]).pivot_table(index=['g', 'k'], aggfunc='size', dropna=False)

# case: sizes-26
result = pdf.assign(k=[3, 1, None, 3, 2]).pivot_table(index='g', columns='k', aggfunc='size', dropna=False)

# case: sizes-27
result = pdf.assign(k=[3, 1, None, 3, 2]).pivot_table(index='k', columns='g', aggfunc='size', dropna=False)

# case: sizes-28
result = pdf.groupby(['k', 'g'], dropna=False).size()

# case: sizes-29
result = pdf.groupby(['k', 'g'], dropna=False, sort=False).size()

# case: sizes-30
result = pdf.groupby(['k', 'g'], dropna=False).size().unstack()

