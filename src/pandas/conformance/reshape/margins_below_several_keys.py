import pandas as pd
import numpy as np
df = pd.DataFrame({'region': ['N', 'N', 'S', 'S', 'N', 'S'], 'year': [2023, 2024, 2023, 2024, 2024, 2024], 'kind': ['a', 'b', 'a', 'b', 'a', 'b'], 'qty': [1, 2, 3, 4, 5, 6], 'rev': [1.5, np.nan, 2.5, 3.0, 4.0, 5.5]})
dated = df.assign(day=pd.to_datetime(['2024-01-01'] * 3 + ['2024-01-02'] * 3))

# case: two column keys
result = df.pivot_table(index='region', columns=['year', 'kind'], values='qty', aggfunc='sum', margins=True)
# case: two column keys, filled
result = df.pivot_table(index='region', columns=['year', 'kind'], values='qty', aggfunc='sum', margins=True, fill_value=0, margins_name='Total')
# case: two column keys, two values
result = df.pivot_table(index='region', columns=['year', 'kind'], values=['qty', 'rev'], aggfunc='mean', margins=True)
# case: two row keys and two column keys
result = df.pivot_table(index=['region', 'kind'], columns=['year', 'kind'], values='qty', aggfunc='sum', margins=True)
# case: two keys of each side
result = df.assign(g=list('uvuvuv')).pivot_table(index=['region', 'g'], columns=['year', 'kind'], values='qty', aggfunc='count', margins=True)
# case: a crosstab of two column keys
result = pd.crosstab(df['region'], [df['year'], df['kind']], margins=True)
# case: a crosstab of two column keys, named
result = pd.crosstab(df['region'], [df['year'], df['kind']], values=df['qty'], aggfunc='sum', margins=True, margins_name='Sum')
# case: a date as the second key
result = dated.pivot_table(index='region', columns=['year', 'day'], values='qty', aggfunc='sum', margins=True)
# case: a date as the first key
result = dated.pivot_table(index='region', columns=['day', 'year'], values='qty', aggfunc='sum', margins=True)
# case: first has no total
result = df.pivot_table(index='region', columns='year', values='qty', aggfunc='first', margins=True)
# case: a series as a key
result = df.pivot_table(index=df['region'], columns='year', values='qty', aggfunc='sum', margins=True)
# case: functions of values that are not asked for
result = df.pivot_table(index='region', values='qty', aggfunc={'qty': 'sum', 'rev': 'mean'})
# case: functions of values that are asked for
result = df.pivot_table(index='region', values=['qty', 'rev'], aggfunc={'qty': 'sum', 'rev': 'mean'})
# case: a function as a key
result = df.pivot_table(index=lambda row: row % 2, values='qty', aggfunc='sum')
# case: a function beside a name
result = df.pivot_table(index=['region', lambda row: 'even' if row % 2 == 0 else 'odd'], values='qty', aggfunc='sum')
# case: several functions of no rows
result = df.iloc[:0].pivot_table(index='region', columns='year', values='qty', aggfunc=['sum', 'mean'])
# case: names of rows that are too many
result = pd.crosstab(df['region'], df['year'], rownames=['r', 's'])
# case: shares of columns with gaps
result = pd.crosstab(df['region'], df['year'], values=df['rev'], aggfunc='sum', normalize='columns')
# case: shares of all with gaps
result = pd.crosstab(df['region'], df['kind'], values=df['qty'], aggfunc='count', normalize='all')
# case: shares of all with margins
result = pd.crosstab(df['region'], df['kind'], normalize=True, margins=True)
# case: shares of rows with margins
result = pd.crosstab(df['region'], df['year'], values=df['rev'], aggfunc='sum', normalize='index', margins=True)
# case: shares of columns with margins
result = pd.crosstab(df['region'], df['year'], values=df['rev'], aggfunc='sum', normalize='columns', margins=True)
# case: shares with margins and missing keys
result = pd.crosstab(df['region'].replace('S', None), df['kind'], normalize='all', margins=True, dropna=False)
# case: shares of nothing with margins
result = pd.crosstab(df['region'].iloc[:0], df['kind'].iloc[:0], normalize='all', margins=True)
# case: dates beside numbers pivoted
result = dated.drop_duplicates(['region', 'kind']).pivot(index='region', columns='kind', values=['qty', 'day']).dtypes.astype(str)
# case: durations beside text pivoted
result = dated.assign(d=pd.to_timedelta(df['qty'], 'D')).drop_duplicates(['region', 'kind']).pivot(index='region', columns='kind', values=['d', 'kind'])
