import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta

customers_df = pd.DataFrame({
    'Customer_ID': [194, 214, 256, 562, 582, 807, 831, 919],
    'Customer_Details': ['America Jaskolski', 'Ellsworth Paucek', 'Mrs. Hanna Willms', 'Dr. Diana Rath', 'Selena Gerhold', 'Dayana Robel', 'Mr. Edwardo Blick', None],
    'Birthdate': ['1961-03-02', '1985-07-19', '1972-12-30', '1990-02-28', '1958/11/11', '2000-01-01', None, '1949-05-05'],
    'Region': ['North', 'South', 'north', 'West', 'South ', None, 'East', 'North'],
    'Smoker': ['yes', 'no', 'no', 'No', 'YES', 'no', None, 'yes'],
})

policies_df = pd.DataFrame({
    'Policy_ID': [119, 142, 143, 218, 264, 270, 282, 396, 406, 438],
    'Customer_ID': [214, 194, 807, 582, 194, 583, 831, 807, 256, 919],
    'Policy_Type_Code': ['Car', 'Life', 'Car', 'Car', 'Car', 'Mortgage', 'Car', 'Mortgage', 'Life', None],
    'Start_Date': ['2018-01-21', '2017-01-21', '2018-01-11', '2017-12-07', '2016-06-20', '2016-10-13', '2017-02-12', '2017-11-12', '2016-05-10', '2015-08-08'],
    'End_Date': ['2017-12-15', '2019-01-05', '2019-01-21', '2019-12-01', '2020-02-01', '2020-12-01', '2021-05-30', '2018-12-01', None, '2025-08-08'],
    'Premium': ['$1,200.00', '$350.00', '$980.50', '1100', '$1,200.00', '$2,300.00', '', '$1,990.00', '$410.00', None],
})

claims_df = pd.DataFrame({
    'Claim_ID': [143, 423, 442, 486, 546, 563, 569, 571, 621, 761, 801],
    'Policy_ID': [142, 119, 143, 142, 143, 119, 282, 999, 264, 264, 438],
    'Date_Claim_Made': ['2018-04-11', '2017-03-11', '2017-05-12', '2016-11-02', '2017-06-15', '2017-08-02', '2018-05-05', '2018-09-09', '2019-01-31', '2019-02-28', None],
    'Date_Claim_Settled': ['2018-05-01', '2017-05-25', '2017-07-24', '2017-01-22', '2017-07-24', '2018-01-21', None, '2018-10-10', '2019-03-01', '2019-02-28', None],
    'Amount_Claimed': [43884, 79134, 70088, 65183, 54942, 54942, 12000, 500, 0, 23001, 15000],
    'Amount_Settled': [1085.0, 1724.0, 1189.0, 1638.0, 1361.0, 1361.0, np.nan, 500.0, 0.0, 23001.0, np.nan],
})

# case: policy-types
# Which policy types are used, and how often?
result = policies_df['Policy_Type_Code'].value_counts()
# case: max-min-claimed
# What are the maximum and the minimum claimed amount?
result = (claims_df['Amount_Claimed'].max(), claims_df['Amount_Claimed'].min())
# case: count-unsettled
# How many claims are not settled yet?
result = int(claims_df['Date_Claim_Settled'].isna().sum())
# case: settled-ids-order
# List claim id and settled amount, most recent settlement first
result = claims_df.sort_values(by='Date_Claim_Settled', ascending=False)[['Claim_ID', 'Amount_Settled']]
# case: smokers
# How many customers smoke?
result = len(customers_df[customers_df['Smoker'].str.lower() == 'yes'])
# case: total-settled
# Total settled amount rounded to two decimals
result = round(claims_df['Amount_Settled'].sum(), 2)
# case: customers-without-policy
# Names of the customers without any policy
result = customers_df.loc[~customers_df['Customer_ID'].isin(policies_df['Customer_ID']), 'Customer_Details'].tolist()
# case: policies-per-customer
# Number of policies per customer name
j = customers_df.merge(policies_df, on='Customer_ID', how='left')
result = j.groupby(['Customer_ID', 'Customer_Details'])['Policy_ID'].count().reset_index(name='Num_Policies')
# case: type-with-most-customers
# The policy type used by the most customers
result = policies_df.groupby('Policy_Type_Code')['Customer_ID'].nunique().idxmax()
# case: claims-of-customer
# Claims by customers whose name includes "Diana" or "Jaskolski"
merged = claims_df.merge(policies_df[['Policy_ID', 'Customer_ID']], on='Policy_ID').merge(customers_df, on='Customer_ID')
result = merged[merged['Customer_Details'].str.contains('Diana|Jaskolski', na=False)][['Claim_ID', 'Customer_Details', 'Amount_Claimed']]
# case: days-to-settle
# Days needed to settle each claim
c = claims_df.copy()
c['Date_Claim_Made'] = pd.to_datetime(c['Date_Claim_Made'])
c['Date_Claim_Settled'] = pd.to_datetime(c['Date_Claim_Settled'])
c['Days'] = (c['Date_Claim_Settled'] - c['Date_Claim_Made']).dt.days
result = c[['Claim_ID', 'Days']].sort_values('Days', ascending=False)
# case: settled-without-filter
# Average settlement ratio of settled claims in percent
s = claims_df[claims_df['Amount_Settled'].notnull() & (claims_df['Amount_Claimed'] > 0)]
result = '{:.1f}%'.format((s['Amount_Settled'] / s['Amount_Claimed']).mean() * 100)
# case: premium-number
# Average premium per policy type
policies_df['Premium_Num'] = (policies_df['Premium'].str.replace('$', '', regex=False)
                              .str.replace(',', '', regex=False)
                              .replace('', np.nan).astype(float))
result = policies_df.groupby('Policy_Type_Code')['Premium_Num'].mean()
# case: premium-float-fail
# Sum of premiums
result = policies_df['Premium'].str.replace(r'[$,]', '', regex=True).astype(float).sum()
# case: above-average-claims
# Claims with amount larger than average
result = claims_df[claims_df['Amount_Claimed'] > claims_df['Amount_Claimed'].mean()][['Claim_ID', 'Amount_Claimed']]
# case: invalid-policies
# Policies that ended before they started
start = pd.to_datetime(policies_df['Start_Date'])
end = pd.to_datetime(policies_df['End_Date'])
result = policies_df[end < start]['Policy_ID'].tolist()
# case: claims-by-year-type
# Number and amount of claims per year and policy type
m = pd.merge(claims_df, policies_df, on='Policy_ID', how='inner')
m['Year'] = m['Date_Claim_Made'].str[:4]
result = m.groupby(['Year', 'Policy_Type_Code']).agg(Claims=('Claim_ID', 'count'), Total=('Amount_Claimed', 'sum'))
# case: loss-ratio
# Loss ratio per policy: settled amount over premium
def to_number(value):
    if value is None or value == '':
        return None
    return float(value.replace('$', '').replace(',', ''))

p = policies_df.assign(premium=policies_df['Premium'].map(to_number))
settled = claims_df.groupby('Policy_ID')['Amount_Settled'].sum()
p['settled'] = p['Policy_ID'].map(settled)
p['loss_ratio'] = p['settled'] / p['premium']
result = p.dropna(subset=['loss_ratio'])[['Policy_ID', 'premium', 'settled', 'loss_ratio']].round(3).sort_values('loss_ratio')
# case: name-without-title
# Customer names without title, sorted by last name
names = customers_df['Customer_Details'].dropna().str.replace(r'^(Mr|Mrs|Dr)\.\s+', '', regex=True)
order = names.str.split().str[-1].sort_values().index
result = names.loc[order].reset_index(drop=True)
# case: age-group-claims
# Claimed amount by age group on 2019-01-01
cust = customers_df.copy()
cust['Birthdate'] = pd.to_datetime(cust['Birthdate'].str.replace('/', '-'))
cust['Age'] = (pd.Timestamp('2019-01-01') - cust['Birthdate']).dt.days // 365
cust['Group'] = pd.cut(cust['Age'], [0, 30, 50, 120], labels=['<=30', '31-50', '50+'])
full = cust.merge(policies_df, on='Customer_ID').merge(claims_df, on='Policy_ID')
result = full.groupby('Group', observed=False)['Amount_Claimed'].sum()
# case: both-car-and-life
# Customers having both a car and a life policy
g = policies_df.dropna(subset=['Policy_Type_Code']).groupby('Customer_ID')['Policy_Type_Code'].apply(set)
ids = g[g.apply(lambda s: {'Car', 'Life'} <= s)].index
result = customers_df[customers_df['Customer_ID'].isin(ids)][['Customer_ID', 'Customer_Details']]
# case: claims-made-before-start
# Claims made outside of the term of their policy
m = claims_df.merge(policies_df, on='Policy_ID')
for col in ['Date_Claim_Made', 'Start_Date', 'End_Date']:
    m[col] = pd.to_datetime(m[col])
m['End_Date'] = m['End_Date'].fillna(pd.Timestamp('2099-12-31'))
outside = (m['Date_Claim_Made'] < m['Start_Date']) | (m['Date_Claim_Made'] > m['End_Date'])
result = m.loc[outside, ['Claim_ID', 'Policy_ID', 'Date_Claim_Made', 'Start_Date', 'End_Date']]
# case: region-report
# For each region: customers, policies, total claimed, average settlement and the share of all claims
c = customers_df.copy()
c['Region'] = c['Region'].str.strip().str.title().fillna('Unknown')
base = c.merge(policies_df, on='Customer_ID', how='left').merge(claims_df, on='Policy_ID', how='left')
report = base.groupby('Region').agg(
    customers=('Customer_ID', 'nunique'),
    policies=('Policy_ID', 'nunique'),
    claimed=('Amount_Claimed', 'sum'),
    avg_settled=('Amount_Settled', 'mean'),
)
report['share'] = report['claimed'] / report['claimed'].sum()
result = report.sort_values('claimed', ascending=False).round({'avg_settled': 2, 'share': 4})
# case: repeat-claims-within-year
# Policies with two claims within 365 days of one another, and the shortest gap
c = claims_df.dropna(subset=['Date_Claim_Made']).copy()
c['Date_Claim_Made'] = pd.to_datetime(c['Date_Claim_Made'])
c = c.sort_values(['Policy_ID', 'Date_Claim_Made'])
c['Gap'] = c.groupby('Policy_ID')['Date_Claim_Made'].diff()
short = c[c['Gap'] <= timedelta(days=365)]
summary = short.groupby('Policy_ID')['Gap'].min().dt.days.reset_index()
result = summary.merge(policies_df[['Policy_ID', 'Policy_Type_Code']], on='Policy_ID', how='left')
