import pandas as pd
import numpy as np
import re
import math
import itertools
from collections import Counter, defaultdict
from datetime import datetime, date

employee_df = pd.DataFrame({
    'emp_no': [7369, 7499, 7521, 7566, 7654, 7698, 7782, 7839, 7844],
    'ename': ['Smith', 'ALLEN', 'Ward', 'jones', 'Martin', 'Blake', 'Clark', 'King', 'Turner'],
    'job': ['CLERK', 'SALESMAN', 'SALESMAN', 'MANAGER', 'SALESMAN', 'MANAGER', 'MANAGER', 'PRESIDENT', 'Salesman'],
    'mgr': [7902.0, 7698.0, 7698.0, 7839.0, 7698.0, 7839.0, 7839.0, np.nan, 7698.0],
    'hire_date': ['1980-12-17', '20-02-1981', '1981-02-22', '1981-04-02', '28-09-1981', '1981-05-01', '1981-06-09', '1981-11-17', '1981-09-08'],
    'salary': [800, 1600, 1250, 2975, 1250, 2850, 2450, 5000, 1500],
    'comm': [None, 300, 500, None, 1400, None, None, None, 0],
    'dept_no': [20, 30, 30, 20, 30, 30, 10, 10, 30]
})

dept_df = pd.DataFrame({
    'dept_no': ['10', '20', '30', '40'],
    'dname': ['ACCOUNTING', 'RESEARCH', 'SALES', 'OPERATIONS'],
    'loc': ['New York', 'Dallas', 'Chicago', 'Boston']
})

museum_df = pd.DataFrame({
    'Museum_ID': [1, 2, 3, 4, 5],
    'Name': ['Plaza Museum', 'Capital Plaza Museum', 'Jefferson Development Museum', 'Willow Grande Museum', 'RiverPark Museum'],
    'Num_of_Staff': [62, 25, 18, 17, 16],
    'Open_Year': ['2000', '2012', '2010', '2011', '2008']
})

visit_df = pd.DataFrame({
    'Museum_ID': [1, 2, 4, 2, 4, 4],
    'visitor_ID': ['5', '5', '3', '3', '10', '6'],
    'Num_of_Ticket': [20, 4, 10, 6, 2, 24],
    'Total_spent': [320.14, 89.98, 320.44, 120.0, 20.2, np.nan]
})

visitor_df = pd.DataFrame({
    'ID': [1, 2, 3, 4, 5, 6, 10],
    'Name': ['Gonzalo Higuaín ', 'Guti Midfielder', 'Arjen Robben', 'Raúl Brave', 'Fernando Gago', 'Rafael van der Vaart', 'Arjen Robben'],
    'Level_of_membership': [8, 5, 1, 5, 6, 1, 2],
    'Age': [35, 28, 27, 56, 36, 25, 27]
})
# case: manager-name-self-lookup
emp = employee_df.set_index('emp_no')
pairs = []
for no in emp.index:
    mgr = emp.loc[no, 'mgr']
    if not pd.isnull(mgr) and int(mgr) in emp.index:
        pairs.append((emp.loc[no, 'ename'].title(), emp.loc[int(mgr), 'ename'].title()))
result = pd.DataFrame(pairs, columns=['employee', 'manager'])
# case: earns-more-than-manager-merge
m = employee_df.merge(employee_df[['emp_no', 'salary', 'ename']], left_on='mgr', right_on='emp_no', suffixes=('', '_mgr'))
result = m[m['salary'] > m['salary_mgr']][['ename', 'salary', 'salary_mgr']]
# case: dept-total-pay-with-comm
employee_df['comm'] = employee_df['comm'].fillna(0)
employee_df['pay'] = employee_df[['salary', 'comm']].sum(axis=1)
s = employee_df.groupby('dept_no')['pay'].agg(['sum', 'mean', 'size'])
s.index = s.index.astype(str)
j = dept_df.set_index('dept_no').join(s)
j['size'] = j['size'].fillna(0).astype(int)
result = j.reset_index()[['dname', 'sum', 'mean', 'size']].round(2)
# case: dept-merge-int-vs-str
j = employee_df.merge(dept_df, on='dept_no', how='left')
result = j['dname'].value_counts()
# case: max-salary-dict-of-dept
top = {}
for d, n, s in employee_df[['dept_no', 'ename', 'salary']].to_numpy().tolist():
    if d not in top or s > top[d][1]:
        top[d] = (n, s)
result = pd.DataFrame([[k, v[0], v[1]] for k, v in sorted(top.items())], columns=['dept_no', 'ename', 'salary'])
# case: salary-nth-highest-distinct
sal = sorted(set(employee_df['salary']), reverse=True)
third = sal[2]
result = employee_df[employee_df['salary'] == third][['ename', 'salary']].to_dict(orient='list')
# case: hire-month-mixed
def to_date(x):
    if re.match(r'\d{4}-', x):
        return datetime.strptime(x, '%Y-%m-%d')
    return datetime.strptime(x, '%d-%m-%Y')
employee_df['hire_date'] = employee_df['hire_date'].apply(to_date)
employee_df['q'] = 'Q' + employee_df['hire_date'].dt.quarter.astype(str)
result = employee_df[employee_df['hire_date'].dt.year == 1981].groupby('q').agg(hires=('emp_no', 'size'), first=('hire_date', 'min'))
# case: job-salary-quantile-label
employee_df['job'] = employee_df['job'].str.upper()
q = np.percentile(employee_df['salary'], [25, 75])
employee_df['band'] = employee_df['salary'].map(lambda x: 'low' if x <= q[0] else 'high' if x >= q[1] else 'mid')
ct = employee_df.groupby(['job', 'band'])['emp_no'].count().unstack('band').fillna(0).astype(int)
ct = ct[['low', 'mid', 'high']]
result = ct.reset_index().rename_axis(None, axis=1)
# case: visitors-never-visited
ids = visit_df['visitor_ID'].unique()
result = visitor_df[~visitor_df['ID'].isin(ids)]['Name']
# case: visitors-never-visited-cast
ids = set(map(int, visit_df['visitor_ID']))
never = visitor_df[[i not in ids for i in visitor_df['ID']]]
result = never[['Name', 'Age']].sort_values('Age').reset_index(drop=True)
# case: visitor-spend-concat-rows
final = pd.DataFrame()
for vid, grp in visit_df.groupby('visitor_ID'):
    name = visitor_df[visitor_df['ID'] == int(vid)]['Name'].iloc[0]
    row = pd.DataFrame({'Name': [name], 'visits': [len(grp)], 'spent': [grp['Total_spent'].sum()]})
    final = pd.concat([final, row], ignore_index=True)
result = final.sort_values('spent', ascending=False)
# case: museum-opened-before-and-after
a = museum_df[museum_df['Open_Year'].astype(int) < 2010]['Num_of_Staff'].min()
result = museum_df[museum_df['Num_of_Staff'] > a].Name.tolist()
# case: museum-tickets-both-ages
visit_df['visitor_ID'] = visit_df['visitor_ID'].astype(int)
v = visit_df.merge(visitor_df, left_on='visitor_ID', right_on='ID').merge(museum_df, on='Museum_ID', suffixes=('_visitor', '_museum'))
young = v[v['Age'] < 30]['Name_museum']
older = v[v['Age'] > 30]['Name_museum']
result = sorted(set(young) & set(older))
# case: avg-ticket-price-wrong-attr
visit_df['unit'] = visit_df.Total_spent / visit_df.Num_of_Tickets
result = visit_df.groupby('Museum_ID')['unit'].mean()
