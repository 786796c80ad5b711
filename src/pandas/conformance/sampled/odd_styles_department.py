import pandas as pd
import numpy as np
import re
import itertools
import math
from collections import Counter, defaultdict
from datetime import datetime, date

department_df = pd.DataFrame({
    'Department_ID': [1, 2, 3, 4, 5, 6, 7, 8],
    'Name': ['State', 'Treasury', 'Defense', 'Justice', 'Interior', 'Agriculture', 'Commerce', 'Labor'],
    'Creation': ['1789', '1789', '1947', '1870', '1849', '1889', '1903', '1913'],
    'Ranking': [1, 2, 3, 4, 5, 6, 7, 8],
    'Budget_in_Billions': [9.96, 11.1, 439.3, 23.4, 10.7, 77.6, 6.2, 59.7],
    'Num_Employees': [30266.0, 115897.0, 3000000.0, 112557.0, 71436.0, 109832.0, 36000.0, np.nan]
})

head_df = pd.DataFrame({
    'head_ID': [1, 2, 3, 4, 5, 6],
    'name': ['Tiger Woods', 'Sergio García', 'K. J. Choi', 'Dudley Hart', 'Jeff Maggert', 'Billy Mayfair'],
    'born_state': ['Alabama', 'California', 'Alabama', 'California', 'Delaware', ' California'],
    'age': ['67', '68', '69', '52', '53', '69']
})

management_df = pd.DataFrame({
    'department_ID': [2, 3, 4, 5, 7],
    'head_ID': [5, 4, 6, 3, 3],
    'temporary_acting': ['Yes', 'Yes', 'No', 'yes', None]
})

contracts_df = pd.DataFrame({
    'contract_no': ['C-001', 'C-002', 'C-003', 'C-004', 'C-005', 'C-006', 'C-007', 'C-008', 'C-009'],
    'dept': ['Defense', 'defense', 'Treasury', 'Labor', 'Labor', 'State', 'State', 'Energy', 'Defense'],
    'vendor': ['Acme', 'Globex', 'Acme', 'Initech', 'Acme', 'Globex', 'Umbrella', 'Initech', 'Umbrella'],
    'amount': ['1,200,000', '350,500', '99,000', '12,750', '12,750', '0', None, '5,000', '2,000,001'],
    'signed': ['03/15/2019', '2019-04-01', 'Apr 20, 2019', '01/07/2020', '2020-01-08', '12/31/2018', '2018-06-30', '', '2021-02-29']
})
# case: heads-older-than-56-text
result = head_df[head_df['age'] > 56].shape[0]
# case: heads-older-than-56-int
ages = head_df['age'].astype(int).tolist()
result = len([a for a in ages if a > 56])
# case: contract-amount-commas
contracts_df['amt'] = contracts_df['amount'].apply(lambda x: float(x.replace(',', '')) if pd.notnull(x) else 0)
contracts_df['dept'] = contracts_df['dept'].str.capitalize()
tot = contracts_df.groupby('dept')['amt'].sum().sort_values(ascending=False)
result = tot.reset_index().values.tolist()
# case: signed-year-try-formats
def parse(x):
    for fmt in ('%m/%d/%Y', '%Y-%m-%d', '%b %d, %Y'):
        try:
            return datetime.strptime(x, fmt)
        except ValueError:
            pass
    return None
contracts_df['signed'] = contracts_df['signed'].apply(parse)
contracts_df['yr'] = contracts_df['signed'].apply(lambda d: d.year if pd.notnull(d) else -1)
result = contracts_df.groupby('yr').agg({'contract_no': 'count'}).rename(columns={'contract_no': 'n'}).reset_index()
# case: departments-no-head
managed = management_df['department_ID'].tolist()
rows = []
for i in range(len(department_df)):
    if department_df['Department_ID'][i] not in managed:
        rows.append({'Department_ID': department_df['Department_ID'][i], 'Name': department_df['Name'][i], 'Num_Employees': department_df['Num_Employees'][i]})
result = pd.DataFrame(rows)
# case: acting-yes-count
flags = management_df['temporary_acting'].str.lower() == 'yes'
result = pd.DataFrame({'count': [management_df.loc[flags, 'head_ID'].nunique()]})
# case: case-mismatch-join-column
merged = pd.merge(department_df, management_df, on='Department_ID')
result = merged[['Name', 'temporary_acting']]
# case: head-with-many-departments
vc = management_df['head_ID'].value_counts()
multi = vc[vc > 1].index.tolist()
result = head_df.loc[head_df['head_ID'].isin(multi), ['head_ID', 'name']]
# case: states-with-both-acting
h = head_df.merge(management_df, on='head_ID')
h['born_state'] = h['born_state'].str.strip()
by = h.groupby('born_state')['temporary_acting'].apply(set)
result = [st for st, s in by.items() if 'Yes' in s and 'No' in s]
# case: budget-share-format
total = department_df['Budget_in_Billions'].sum()
department_df['share'] = department_df['Budget_in_Billions'].apply(lambda b: '{0:.2f} %'.format(b / total * 100))
result = department_df[['Name', 'share']].head(5).set_index('Name')['share'].to_dict()
# case: creation-century-group
century = [(int(y) - 1) // 100 + 1 for y in department_df['Creation']]
result = department_df.groupby(century)['Budget_in_Billions'].mean().round(3)
result.index.name = 'century'
result = result.reset_index()
# case: employees-per-budget-numpy
arr = department_df[['Num_Employees', 'Budget_in_Billions']].values
ratio = arr[:, 0] / arr[:, 1]
order = np.argsort(-ratio)
result = department_df.iloc[order][['Name']].assign(ratio=np.round(ratio[order], 1)).dropna()
# case: vendors-in-all-years-bug
contracts_df['signed'] = pd.to_datetime(contracts_df['signed'])
contracts_df['year'] = contracts_df['signed'].dt.year
result = contracts_df.groupby('vendor')['year'].nunique()
# case: vendor-dept-matrix
mat = contracts_df.assign(dept=contracts_df['dept'].str.title()).groupby(['vendor', 'dept']).size().unstack(fill_value=0)
mat['any'] = (mat > 0).sum(axis=1)
result = mat.sort_values('any', ascending=False, kind='stable')[['any']].T.to_dict('records')[0]
