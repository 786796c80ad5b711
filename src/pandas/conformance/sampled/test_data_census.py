import pandas as pd
import numpy as np
import json
from collections import deque
from itertools import product
# case: census-fixed-width-lines
raw = ["Springfield   IL 114394", "Portland      OR 652503", "Portland      ME  68408", "Augusta       ME"]
census_df = pd.DataFrame([(r[:14].strip(), r[14:16], r[16:].strip() or None) for r in raw], columns=['city', 'state', 'pop'])
census_df['pop'] = pd.to_numeric(census_df['pop'])
result = census_df.groupby('state', sort=False)['pop'].agg(['sum', 'max']).reset_index()
# case: permits-null-tokens-replace
permits_df = pd.DataFrame({
    'permit': ['p1', 'p2', 'p3', 'p4', 'p5'],
    'fee': ['100', 'N/A', 'null', '', '250.75'],
    'kind': ['New', 'none', 'NEW', '-', 'Renewal'],
})
permits_df = permits_df.replace(['N/A', 'null', 'none', '', '-'], np.nan)
permits_df['fee'] = permits_df['fee'].astype(float)
permits_df['kind'] = permits_df['kind'].str.capitalize()
result = permits_df.groupby('kind', dropna=False)['fee'].agg(['size', 'sum']).reset_index()
# case: votes-precinct-share
votes_df = pd.DataFrame(
    [[p, c, v] for p, row in {'P1': {'X': 120, 'Y': 80}, 'P2': {'X': 60, 'Y': 60, 'Z': 5}, 'P3': {'Z': 40}}.items() for c, v in row.items()],
    columns=['precinct', 'cand', 'votes'],
)
votes_df['share'] = votes_df['votes'] / votes_df.groupby('precinct')['votes'].transform('sum')
winners = votes_df.sort_values(['precinct', 'votes', 'cand'], ascending=[True, False, True]).drop_duplicates('precinct')
result = winners.assign(share=winners['share'].round(3)).reset_index(drop=True)
# case: budget-hierarchy-subtotals
budget_df = pd.DataFrame({
    'dept': ['Parks', 'Parks', 'Roads', 'Roads', 'Roads'],
    'item': ['trees', 'benches', 'asphalt', 'signs', 'paint'],
    'amt': [10, 5, 100, 20, 8],
})
sub = budget_df.groupby('dept', as_index=False)['amt'].sum().assign(item='TOTAL')
grand = pd.DataFrame([{'dept': 'ALL', 'item': 'TOTAL', 'amt': budget_df['amt'].sum()}])
result = pd.concat([budget_df, sub, grand]).sort_values(['dept', 'item'], kind='stable').reset_index(drop=True)
# case: crime-reports-hour-bins
crime_df = pd.DataFrame({
    'when': ['2024-01-01 23:15', '2024-01-02 02:40', '2024-01-02 13:05', '2024-01-03 08:00', '2024-01-03 18:59'],
    'type': ['theft', 'assault', 'theft', 'fraud', 'theft'],
})
crime_df['when'] = pd.to_datetime(crime_df['when'])
crime_df['part'] = pd.cut(crime_df['when'].dt.hour, [-1, 5, 11, 17, 23], labels=['night', 'morning', 'afternoon', 'evening'])
result = crime_df.pivot_table(index='part', columns='type', values='when', aggfunc='count', fill_value=0, observed=False)
# case: rainfall-generator-tuples
rain_df = pd.DataFrame.from_records(
    ((y, m, (y * m) % 7 + 0.5) for y, m in product((2022, 2023), range(1, 5))),
    columns=['y', 'm', 'mm'],
)
rain_df['date'] = pd.to_datetime(dict(year=rain_df['y'], month=rain_df['m'], day=1))
result = rain_df.set_index('date')['mm'].groupby(lambda d: d.year).agg(['sum', 'mean'])
# case: buses-json-mixed-types
txt = '[{"route": "10", "riders": 120, "late": false}, {"route": 11, "riders": "95", "late": "true"}, {"route": "12A", "riders": null, "late": null}]'
buses_df = pd.DataFrame(json.loads(txt))
buses_df['route'] = buses_df['route'].astype(str)
buses_df['riders'] = pd.to_numeric(buses_df['riders'])
buses_df['late'] = buses_df['late'].map({False: 0, True: 1, 'true': 1, 'false': 0})
result = (buses_df, buses_df.dtypes.astype(str).to_dict())
# case: school-districts-nunique-table
dist_df = pd.DataFrame({
    'district': ['D1', 'D1', 'D2', 'D2', 'D2', None],
    'school': ['s1', 's2', 's3', 's3', 's4', 's5'],
    'pupils': [100, 200, 150, 150, np.nan, 80],
})
result = dist_df.groupby('district').agg(
    schools=('school', 'nunique'),
    rows=('school', 'size'),
    pupils=('pupils', 'sum'),
    mean=('pupils', 'mean'),
    first=('school', 'first'),
)
# case: species-ordered-cat-reorder
obs_df = pd.DataFrame({'sp': ['owl', 'fox', 'owl', 'elk'], 'status': ['rare', 'common', 'rare', 'endangered']})
obs_df['status'] = obs_df['status'].astype('category')
obs_df['status'] = obs_df['status'].cat.reorder_categories(['common', 'rare', 'endangered'], ordered=True)
obs_df['status'] = obs_df['status'].cat.rename_categories({'rare': 'uncommon'})
result = {
    'cats': obs_df['status'].cat.categories.tolist(),
    'sorted': obs_df.sort_values(['status', 'sp'])['sp'].tolist(),
    'dtype': str(obs_df['status'].dtype),
    'ordered': obs_df['status'].cat.ordered,
    'max': obs_df['status'].max(),
}
# case: where-mask-bad-values
air_df = pd.DataFrame({'site': list('abcd'), 'pm25': [12.0, -999, 35.5, 900.0], 'no2': [-999, 20, 18, -999]})
num = air_df[['pm25', 'no2']]
clean = num.mask(num == -999).where(lambda d: (d < 500) | d.isna())
result = air_df[['site']].join(clean).assign(n_ok=clean.notna().sum(axis=1))
# case: complaints-wide-quarter-columns
wide_df = pd.DataFrame({'id': [1, 2], 'q1_2023': [5, 6], 'q2_2023': [7, 8], 'q1_2024': [9, np.nan]})
long = wide_df.melt('id', value_name='n')
long[['q', 'yr']] = long['variable'].str.split('_', expand=True)
long['yr'] = long['yr'].astype(int)
result = long.pivot_table(index=['id', 'yr'], columns='q', values='n').reset_index()
# case: leap-days-month-ends
me_df = pd.DataFrame({'d': pd.date_range('2023-12-31', periods=4, freq='ME')})
me_df['days'] = me_df['d'].dt.days_in_month
me_df['leap'] = me_df['d'].dt.is_leap_year
me_df['next'] = me_df['d'] + pd.offsets.MonthBegin(1)
me_df['qend'] = me_df['d'].dt.is_quarter_end
result = me_df
# case: deque-rolling-manual
vals = [3, 5, 8, 2, 9, 4]
win = deque(maxlen=3)
rows = []
for i, v in enumerate(vals, start=1):
    win.append(v)
    rows.append({'i': i, 'v': v, 'manual': sum(win) / len(win)})
roll_df = pd.DataFrame(rows)
roll_df['pandas'] = roll_df['v'].rolling(3, min_periods=1).mean()
roll_df['same'] = np.isclose(roll_df['manual'], roll_df['pandas'])
result = roll_df.round(3)
# case: set-index-compare-frames
v1 = pd.DataFrame({'id': [1, 2, 3], 'name': ['a', 'b', 'c'], 'val': [1.0, 2.0, None]}).set_index('id')
v2 = pd.DataFrame({'id': [1, 2, 3], 'name': ['a', 'B', 'c'], 'val': [1.0, 2.5, None]}).set_index('id')
diff = v1.compare(v2)
result = {'equal': v1.equals(v2), 'diff': diff, 'changed': diff.index.tolist()}
