import pandas as pd
import numpy as np
a = pd.DataFrame({'x': [1, 2]}, index=['p', 'q'])
b = pd.DataFrame({'x': [3, 4]}, index=['q', 'r'])
c = pd.DataFrame({'y': [5, 6, 7]}, index=['q', 'q', 'p'])
d = pd.DataFrame({'z': [8]}, index=['p'])
levels = pd.DataFrame({'v': [1, 2, 3]}, index=pd.MultiIndex.from_tuples([('a', 1), ('a', 2), ('b', 1)], names=['k', 'n']))
flat = pd.DataFrame({'w': [1, 2, 3]}, index=pd.Index(['a', 'a', 'b'], name='k'))
tall = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([('p', 'k'), ('q', 'v')]))

# case: shared names of a list, unique labels
result = a.join([b, d])
# case: shared names of a list, labels that repeat
result = a.join([b, c])
# case: a list, right rows
result = a.join([c], how='right')
# case: a list, right rows of unique labels
result = a.join([d], how='right')
# case: a list, whole product
result = a.join([c], how='cross')
# case: a list, validated
result = a.join([c], validate='1:1')
# case: a list of text
result = a.join([c, d], how='inner')
# case: whole product, one row each
result = a.merge(c, how='cross', validate='1:m')
# case: whole product, one right row
result = a.merge(d, how='cross', validate='m:1')
# case: whole product, any
result = a.merge(c, how='cross', validate='many_to_many', indicator=True)
# case: whole product, validated by what is not known
result = a.merge(c, how='cross', validate='once')
# case: whole product by a key
result = a.join(d, on='x', how='cross')
# case: whole product of join
result = a.join(b, how='cross', lsuffix='_a', rsuffix='_b')
# case: a level beside labels that repeat
result = levels.join(flat)
# case: labels that repeat beside a level
result = flat.join(levels, how='outer')
# case: a level beside labels that repeat, validated
result = levels.join(flat, validate='1:1')
# case: origin below two levels
result = tall.merge(tall, left_index=True, right_index=True, indicator=True, suffixes=('_l', '_r'))
# case: origin beside columns that are twice
result = a.merge(pd.DataFrame([[1, 2, 3]], columns=['k', 'x', 'x']), left_on='x', right_on='k', suffixes=('', '_r'), indicator=True)
# case: common columns that are twice
result = pd.DataFrame([[1, 2]], columns=['k', 'k']).merge(pd.DataFrame({'k': [1]}))
