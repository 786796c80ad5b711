import pandas as pd
import numpy as np

emp = pd.DataFrame({
    'emp_id': [1, 2, 3, 4, 5, 6, 7],
    'name': ['Ana', 'Bo', 'Cleo', 'Dov', 'Eve', 'Fin', 'Gus'],
    'dept': ['HR', 'IT', 'IT', None, 'OPS', 'LAW', 'HR'],
    'boss': [np.nan, 1, 2, 2, 1, 9, 1],
    'pay': [5200, 4100, 3900, np.nan, 4100, 6100, 3000],
})

dept = pd.DataFrame({
    'code': ['HR', 'IT', 'OPS', 'FIN', None],
    'name': ['Human Res', 'Tech', 'Operations', 'Finance', 'Unassigned'],
    'floor': [1, 3, 2, 2, 0],
}).set_index('code')

badges = pd.DataFrame({
    'emp_id': [1, 1, 3, 5, 8],
    'badge': ['gold', 'fire-aid', 'gold', 'silver', 'gold'],
    'year': [2020, 2021, 2020, 2019, 2022],
})

old = pd.DataFrame({'x': [1.0, np.nan, 3.0, 4.0], 'y': ['p', 'q', None, 's']}, index=[0, 1, 2, 3])
new = pd.DataFrame({'x': [1.0, 20.0, np.nan, 5.0], 'y': ['p', 'Q', 'r', 's']}, index=[0, 1, 2, 3])

q1 = pd.DataFrame({'rev': [10, 20], 'cost': [7.5, 8.0]}, index=['north', 'south'])
q2 = pd.DataFrame({'rev': [12, 9, 30], 'tax': [1, 2, 3]}, index=['south', 'east', 'north'])

# case: merge-left-on-right-index
result = emp.merge(dept, left_on='dept', right_index=True, how='left', suffixes=('', '_dept'))

# case: merge-left-index-right-on
result = dept.merge(emp, left_index=True, right_on='dept', suffixes=('_d', '_e'))

# case: merge-cross
result = emp[['name']].head(3).merge(badges[['badge']].drop_duplicates(), how='cross')

# case: merge-indicator-true
result = emp[['emp_id', 'name']].merge(badges, on='emp_id', how='outer', indicator=True)

# case: merge-indicator-text
m = pd.merge(emp, badges, on='emp_id', how='left', indicator='source')
result = m['source'].value_counts().to_dict()

# case: merge-validate-one-to-many
result = emp.merge(badges, on='emp_id', validate='one_to_many')[['name', 'badge']]

# case: merge-validate-fails
result = emp.merge(badges, on='emp_id', validate='1:1')

# case: merge-self-boss
result = pd.merge(emp, emp[['emp_id', 'name']], left_on='boss', right_on='emp_id',
                  how='left', suffixes=('', '_boss')).drop(columns='emp_id_boss')

# case: merge-suffix-none
result = emp.merge(emp[['dept', 'pay']], on='dept', suffixes=(None, '_peer')).query('pay < pay_peer')

# case: merge-no-common-column
result = pd.merge(q1.rename(columns=str.upper), badges)

# case: merge-right-sorted
result = emp[['emp_id', 'dept']].merge(badges, how='right', on='emp_id', sort=True)

# case: merge-anti-join
m = emp.merge(badges[['emp_id']].drop_duplicates(), how='left', indicator=True)
result = m.loc[m['_merge'].eq('left_only'), 'name'].tolist()

# case: merge-on-two-columns-differently-named
a = badges.assign(kind=badges['badge'].str[:4])
b = pd.DataFrame({'k': ['gold', 'silv', 'gold'], 'y': [2020, 2019, 2022], 'pts': [5, 3, 6]})
result = a.merge(b, left_on=['kind', 'year'], right_on=['k', 'y'], how='left')

# case: join-on-column
result = emp[['name', 'dept']].join(dept, on='dept', rsuffix='_full')

# case: join-outer-suffixes
result = q1.join(q2, how='outer', lsuffix='_q1', rsuffix='_q2')

# case: join-overlap-raises
result = q1.join(q2)

# case: join-list-of-frames
result = q1.join([q2[['tax']], pd.DataFrame({'head': [4, 5]}, index=['north', 'west'])])

# case: join-inner-sort
result = q2.join(q1[['cost']], how='inner', sort=True)

# case: join-index-level
left = badges.set_index(['emp_id', 'year'])
right = emp.set_index('emp_id')[['name', 'dept']]
result = left.join(right, how='inner')

# case: merge-on-index-level-and-column
left = badges.set_index('emp_id')
result = left.merge(emp[['emp_id', 'name']], on='emp_id', how='left')

# case: join-cross
result = q1[['rev']].join(pd.DataFrame({'scenario': ['low', 'high']}), how='cross')

# case: merge-asof-basic
l = pd.DataFrame({'year': [2018, 2020, 2023], 'tag': ['a', 'b', 'c']})
result = pd.merge_asof(l, badges.sort_values('year')[['year', 'badge']], on='year', direction='backward')

# case: concat-keys-names
result = pd.concat([q1, q2], keys=['Q1', 'Q2'], names=['quarter', 'region'])

# case: concat-inner
result = pd.concat([q1, q2], join='inner')

# case: concat-axis1
result = pd.concat([q1, q2], axis=1, sort=True)

# case: concat-axis1-inner-keys
result = pd.concat([q1, q2], axis='columns', join='inner', keys=['a', 'b'])

# case: concat-dict
result = pd.concat({'old': old, 'new': new}, names=['version', None])

# case: concat-dict-axis1-swaplevel
result = pd.concat({'old': old, 'new': new}, axis=1).swaplevel(axis=1).sort_index(axis=1)

# case: concat-ignore-index-series-row
row = pd.DataFrame([{'emp_id': 8, 'name': 'Hal', 'pay': 1}])
result = pd.concat([emp, row], ignore_index=True).tail(2)

# case: concat-verify-integrity
result = pd.concat([q1, q2], verify_integrity=True)

# case: concat-series-names-axis1
result = pd.concat([emp['pay'].rename('p'), emp['boss'].isna(), emp['dept'].rename(None)], axis=1)

# case: combine-first-frames
result = old.combine_first(new)

# case: combine-first-different-index
result = q1.combine_first(q2)

# case: combine-func-fill
take_smaller = lambda s1, s2: s1 if s1.sum() < s2.sum() else s2
result = q1.combine(q2, take_smaller, fill_value=0)

# case: series-combine-max
result = old['x'].combine(new['x'], max, fill_value=0)

# case: update-basic
df = old.copy()
df.update(new)
result = df

# case: update-no-overwrite
df = old.copy()
df.update(new, overwrite=False)
result = df

# case: compare-default
result = old.compare(new)
