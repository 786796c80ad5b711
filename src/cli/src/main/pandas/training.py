# What the JVM learns the cache of `assay pandas` from: the operations that programs use most. It is
# run alone first, and then with options: people_df is read from the folder, since its name stands here.
import pandas as pd
import numpy as np

people = pd.DataFrame({'id': [1, 2, 3], 'name': ['Ann', 'Bob', None], 'city': ['a', 'b', 'a'], 'age': [30, 41, None]})
orders = pd.DataFrame({'person': [1, 1, 3, 2], 'amount': [10.0, 2.5, 7.0, 1.0], 'day': ['2024-01-31', '2024-02-01', '2024-02-02', None]})
orders['day'] = pd.to_datetime(orders['day'])
orders['year'] = orders['day'].dt.year
adults = people[(people['age'] > 18) & people['name'].notna()].copy()
adults['initial'] = adults['name'].str.upper().str[0]
joined = people.merge(orders, left_on='id', right_on='person', how='left')
totals = joined.groupby('city').agg(total=('amount', 'sum'), n=('id', 'nunique')).reset_index()
totals['share'] = np.where(totals['total'] > 5, totals['total'] / totals['total'].sum(), 0)
most = totals.sort_values(['total', 'city'], ascending=[False, True]).head(1)
counts = joined['city'].value_counts().rename_axis('city').reset_index(name='count')
names = [name for name in people['name'].dropna().unique() if name.startswith('A')]
print(f'{len(names)} names, {orders["amount"].mean():.2f}')
result = pd.concat([most, counts.merge(totals, on='city')], ignore_index=True).fillna(0).drop_duplicates()
