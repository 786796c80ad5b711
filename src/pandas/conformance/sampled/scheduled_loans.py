import datetime
import numpy as np
import pandas as pd

loans = pd.DataFrame({
    'loan_id': [101, 102, 103, 104, 105, 106, 107, 107],
    'customer': ['Anna', 'Boris', 'Clara', 'Dmitri', 'Anna', 'Erik', 'Boris', 'Boris'],
    'opened': pd.to_datetime(['2021-02-28', '2022-07-15', '2020-02-29', '2023-01-01',
                              '2023-11-30', None, '2022-07-15', '2022-07-15']),
    'due': ['2024-02-28', '2024-07-15', '2024-03-31', '2024-03-30', None, '2025-01-01', '2024-04-01', '2024-04-01'],
    'amount': [12000.0, 5000.0, np.nan, 7500.0, 2500.0, 9800.0, 5000.0, 5000.0],
})

payments = pd.DataFrame({
    'loan_id': [101, 101, 102, 103, 103, 104, 106, 106, 108],
    'paid_on': pd.to_datetime(['2024-01-05', '2024-02-05', '2024-01-31', '2024-02-29', '2024-03-29',
                               '2024-03-01', '2024-02-05', None, '2024-03-15']),
    'paid': [350.5, 350.5, 200.0, 150.0, 150.0, np.nan, 410.25, 410.25, 90.0],
})

customers = pd.DataFrame({
    'customer': ['Anna', 'Boris', 'Clara', 'Dmitri', 'Erik'],
    'born': [datetime.date(1985, 6, 1), datetime.date(1992, 2, 29), datetime.date(1978, 12, 31),
             None, datetime.date(2001, 3, 31)],
    'branch': ['North', 'South', 'North', 'East', 'South'],
})

# case: as-of-loan-age-days
df = loans.copy()
df['as_of'] = pd.Timestamp('2024-03-31')
df['age_days'] = (df['as_of'] - df['opened']).dt.days
result = df[['loan_id', 'as_of', 'opened', 'age_days']]

# case: as-of-dtypes-by-source
df = loans[['loan_id']].copy()
df['ts'] = pd.Timestamp('2024-03-31')
df['dt'] = datetime.datetime(2024, 3, 31)
df['date'] = datetime.date(2024, 3, 31)
df['np_day'] = np.datetime64('2024-03-31')
df['parsed'] = pd.to_datetime('2024-03-31')
result = df.dtypes.astype(str).to_dict()

# case: overdue-flag-and-bucket
df = loans.copy()
df['due'] = pd.to_datetime(df['due'])
as_of = pd.Timestamp('2024-04-15')
df['days_past_due'] = (as_of - df['due']).dt.days.clip(lower=0)
df['bucket'] = pd.cut(df['days_past_due'], bins=[-1, 0, 15, 30, 90], labels=['current', '1-15', '16-30', '31-90'])
result = df[['loan_id', 'days_past_due', 'bucket']]

# case: fillna-due-with-default-date
df = loans.copy()
df['due'] = pd.to_datetime(df['due']).fillna(pd.Timestamp('2099-12-31'))
df['opened'] = df['opened'].fillna(df['opened'].min())
result = df[['loan_id', 'opened', 'due']].sort_values(['due', 'loan_id'])

# case: opened-month-end-offset
df = loans.dropna(subset=['opened']).copy()
df['month_end'] = df['opened'] + pd.offsets.MonthEnd(0)
df['next_month_end'] = df['opened'] + pd.offsets.MonthEnd(1)
df['month_start'] = df['opened'].dt.to_period('M').dt.to_timestamp()
result = df[['loan_id', 'month_end', 'next_month_end', 'month_start']]

# case: customer-age-in-years
df = customers.copy()
df['born'] = pd.to_datetime(df['born'])
ref = pd.Timestamp(2024, 3, 1)
had_birthday = (df['born'].dt.month < ref.month) | ((df['born'].dt.month == ref.month) & (df['born'].dt.day <= ref.day))
df['age'] = ref.year - df['born'].dt.year - np.where(had_birthday, 0, 1)
result = df[['customer', 'age']]

# case: age-apply-date-objects
def age_on(born, on=datetime.date(2024, 3, 31)):
    if born is None or pd.isna(born):
        return np.nan
    return on.year - born.year - ((on.month, on.day) < (born.month, born.day))
result = customers.set_index('customer')['born'].apply(age_on)

# case: payments-per-month-period
df = payments.dropna(subset=['paid_on']).copy()
df['month'] = df['paid_on'].dt.to_period('M')
result = df.groupby('month')['paid'].agg(['sum', 'count', 'mean'])

# case: payments-resample-month-end
s = payments.dropna().set_index('paid_on')['paid']
monthly = s.resample('ME').sum()
monthly.loc[pd.Timestamp('2024-04-30')] = 0.0
result = monthly

# case: scalar-date-frame-constructor
df = pd.DataFrame({
    'loan_id': [1, 2, 3],
    'as_of': pd.Timestamp('2024-03-31'),
    'grace': pd.Timedelta(days=10),
    'rate': 0.05,
})
df['limit'] = df['as_of'] + df['grace']
result = df

# case: series-from-scalar-timestamp
s = pd.Series(pd.Timestamp('2024-01-31'), index=['Anna', 'Boris', 'Clara'], name='statement')
s['Clara'] = pd.Timestamp('2024-02-29')
result = str(s) + '\n' + str(s - pd.Timedelta(days=31))

# case: loc-mask-set-timestamp
df = loans.copy()
df['closed'] = pd.NaT
df.loc[df['customer'] == 'Boris', 'closed'] = pd.Timestamp('2024-03-15')
result = df[['loan_id', 'customer', 'closed']]

# case: loc-mask-new-column-date
df = loans[['loan_id', 'amount']].copy()
df.loc[df['amount'] > 5000, 'review_on'] = pd.Timestamp('2024-06-30')
result = (df, str(df['review_on'].dtype))

# case: np-where-due-or-default
df = loans.copy()
due = pd.to_datetime(df['due'])
df['effective_due'] = np.where(due.isna(), np.datetime64('2024-12-31'), due)
result = df[['loan_id', 'effective_due']]

# case: last-payment-merge
last = payments.groupby('loan_id', as_index=False)['paid_on'].max().rename(columns={'paid_on': 'last_paid'})
df = loans.drop_duplicates('loan_id').merge(last, on='loan_id', how='left')
df['days_since'] = (pd.Timestamp('2024-03-31') - df['last_paid']).dt.days
result = df[['loan_id', 'customer', 'last_paid', 'days_since']]

# case: records-with-as-of
df = loans[['loan_id', 'opened']].head(3)
df = df.assign(as_of=datetime.datetime(2024, 3, 31, 18, 0), cutoff=lambda d: d['as_of'].dt.normalize())
result = df.to_dict('records')

# case: payment-gap-diff
df = payments.sort_values(['loan_id', 'paid_on']).copy()
df['gap'] = df.groupby('loan_id')['paid_on'].diff()
df['gap_days'] = df['gap'].dt.days
result = df

# case: min-max-mean-opened
opened = loans['opened']
first, last = opened.min(), opened.max()
result = {'first': first, 'last': last, 'mean': opened.mean(), 'span': last - first}

# case: describe-opened
df = loans[['opened', 'amount']].copy()
df['as_of'] = pd.to_datetime('2024-03-31')
result = df.describe()

# case: dedup-on-opened-date
df = loans.copy()
df['snapshot'] = datetime.date(2024, 3, 31)
df = df.drop_duplicates(subset=['customer', 'opened', 'snapshot'], keep='last')
result = df[['loan_id', 'customer', 'opened', 'snapshot']].reset_index(drop=True)

# case: opened-value-counts
counts = loans['opened'].value_counts(dropna=False)
top = counts.index[0]
result = (counts, top, top == pd.Timestamp(2022, 7, 15))

# case: format-statement-lines
lines = []
for _, row in payments.iterrows():
    when = row['paid_on'].strftime('%d %b %Y') if pd.notna(row['paid_on']) else 'pending'
    lines.append(f"{int(row['loan_id'])}: {row['paid']:.2f} on {when}")
result = lines

# case: query-payments-by-cutoff
cutoff = pd.Timestamp('2024-02-15')
recent = payments.query('paid_on >= @cutoff and paid > 100')
older = payments.query("paid_on < '2024-02-01'")
result = (recent, older['loan_id'].tolist())

# case: select-status-date
df = loans.copy()
df['due'] = pd.to_datetime(df['due'])
as_of = pd.Timestamp('2024-03-31')
conditions = [df['due'].isna(), df['due'] < as_of, df['due'] == as_of]
df['status'] = np.select(conditions, ['open-ended', 'overdue', 'due today'], default='current')
result = df.groupby('status')['loan_id'].nunique().to_dict()

# case: insert-report-date-first
df = payments.head(4).copy()
df.insert(0, 'report_date', pd.to_datetime('2024-03-31'))
df.insert(1, 'report_label', df['report_date'].dt.strftime('%Y-Q') + df['report_date'].dt.quarter.astype(str))
result = df

# case: pivot-paid-by-month
df = payments.dropna(subset=['paid_on']).copy()
df['month'] = df['paid_on'].dt.strftime('%Y-%m')
result = df.pivot_table(index='loan_id', columns='month', values='paid', aggfunc='sum', fill_value=0)

# case: isin-specific-dates
dates = pd.to_datetime(['2024-02-05', '2024-03-29'])
hits = payments[payments['paid_on'].isin(dates)]
by_py = payments['paid_on'].isin([datetime.datetime(2024, 2, 5), pd.NaT])
result = hits, int(by_py.sum())

# case: timedelta-interest-accrual
df = loans.dropna(subset=['opened', 'amount']).copy()
held = pd.Timestamp('2024-01-01') - df['opened']
df['years'] = held / pd.Timedelta(days=365)
df['interest'] = (df['amount'] * 0.04 * df['years'].clip(lower=0)).round(2)
result = df[['loan_id', 'years', 'interest']].round(4)

# case: due-astype-checks
due = pd.to_datetime(loans['due'])
result = {
    'is_ns': due.dtype == 'datetime64[ns]',
    'seconds': str(due.astype('datetime64[s]').dtype),
    'strings': due.dropna().astype(str).tolist(),
    'ints': due.dropna().astype('int64').tolist()[:2],
}
