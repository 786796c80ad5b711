import pandas as pd
import numpy as np

sensors_df = pd.DataFrame({
    'sensor_id': pd.array([1, 2, 3, 4, None, 6], dtype='Int64'),
    'location': pd.array(['Lab A', 'lab a', ' Roof', None, 'Roof', ''], dtype='string'),
    'enabled': pd.array([True, None, False, True, True, None], dtype='boolean'),
    'threshold': pd.array([10.5, None, 7.0, 0.0, 3.25, None], dtype='Float64'),
})

readings_df = pd.DataFrame({
    'reading_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'sensor_id': pd.array([1, 1, 2, 2, 3, 3, None, 9, 6, 6], dtype='Int64'),
    'value': pd.array([11.0, 9.5, None, 8.0, 7.0, 7.0, 1.0, 2.0, None, None], dtype='Float64'),
    'quality': pd.array([1, 2, 3, None, 1, 1, 2, None, 3, 3], dtype='Int64'),
    'note': pd.array(['ok', 'OK ', None, 'drift', 'ok', '', 'lost', 'ok', None, 'drift'], dtype='string'),
})

maintenance_df = pd.DataFrame({
    'sensor_id': pd.Series([], dtype='Int64'),
    'done_on': pd.Series([], dtype='datetime64[ns]'),
    'cost': pd.Series([], dtype='Float64'),
})
# case: enabled-filter-with-na
result = sensors_df[sensors_df['enabled'].fillna(False)]
# case: mask-with-na-directly
hot = readings_df[readings_df['value'] > 7.5]
result = hot[['reading_id', 'sensor_id', 'value']].reset_index(drop=True)
# case: int64-group-mean
result = readings_df.groupby('sensor_id')['quality'].mean().reset_index()
# case: int64-na-key-group
g = readings_df.groupby('sensor_id', dropna=False).agg(
    n=('reading_id', 'count'),
    avg=('value', 'mean'),
    worst=('quality', 'max'),
)
result = g.reset_index()
# case: left-merge-nullable
m = readings_df.merge(sensors_df, on='sensor_id', how='left')
m['over'] = m['value'] > m['threshold']
result = m[['reading_id', 'sensor_id', 'value', 'threshold', 'over']]
# case: maintenance-cost-outer
cost = maintenance_df.groupby('sensor_id', as_index=False)['cost'].sum()
full = sensors_df.merge(cost, on='sensor_id', how='outer')
full['cost'] = full['cost'].fillna(0)
result = full[['sensor_id', 'location', 'cost']].sort_values('sensor_id')
# case: kleene-logic-table
a = sensors_df['enabled']
b = sensors_df['threshold'] > 5
result = pd.DataFrame({'a': a, 'b': b, 'and': a & b, 'or': a | b, 'not': ~a, 'xor': a ^ b})
# case: note-clean-value-counts
notes = readings_df['note'].str.strip().str.lower().replace('', pd.NA)
result = notes.value_counts(dropna=False)
# case: location-dedupe-min-id
loc = sensors_df.assign(loc=sensors_df['location'].str.strip().str.casefold())
loc = loc[loc['loc'].notna() & (loc['loc'] != '')]
result = loc.groupby('loc', as_index=False)['sensor_id'].min()
# case: convert-dtypes-roundtrip
plain = pd.DataFrame({
    'i': [1, 2, None],
    'f': [1.5, None, 2.5],
    's': ['a', None, 'b'],
    'b': [True, False, None],
    'n': [None, None, None],
})
conv = plain.convert_dtypes()
result = {c: str(conv[c].dtype) for c in conv.columns}
# case: sum-of-all-na-float64
last = readings_df[readings_df['sensor_id'] == 6]
result = pd.DataFrame([{
    'sum': last['value'].sum(),
    'sum_min1': last['value'].sum(min_count=1),
    'mean': last['value'].mean(),
    'max': last['value'].max(),
    'n': last['value'].count(),
}])
# case: idxmax-per-sensor-skipna
rv = readings_df.dropna(subset=['value', 'sensor_id'])
top = rv.loc[rv.groupby('sensor_id')['value'].idxmax(), ['sensor_id', 'reading_id', 'value']]
result = top.reset_index(drop=True)
# case: division-and-rounding-na
r = readings_df.copy()
r['ratio'] = (r['value'] / r['quality']).round(2)
r['floor'] = r['quality'] // 2
r['bucket'] = r['quality'].map({1: 'good', 2: 'fair', 3: 'bad'}).fillna('unrated')
result = r[['reading_id', 'ratio', 'floor', 'bucket']]
# case: maintenance-overdue-check
def overdue(df, today=pd.Timestamp('2024-06-01')):
    if df.empty:
        return df.assign(days=pd.Series(dtype='Int64'))
    return df.assign(days=(today - df['done_on']).dt.days)

res = overdue(maintenance_df)
result = {'rows': len(res), 'columns': list(res.columns), 'days_dtype': str(res['days'].dtype), 'max_days': res['days'].max()}
