import pandas as pd
import numpy as np
import math
import re
from datetime import timedelta

runs = pd.DataFrame({
    'runner': ['Ivy', 'Ivy', 'Omar', 'omar ', 'Søren', 'Søren', 'Kai', None, 'Ivy', 'Kai', 'Omar'],
    'race': ['5k', '10k', '5k', 'half', 'marathon', '5k', '10k', '5k', 'half', 'half', 'marathon'],
    'seconds': [1325, 2890, 1199.5, 5405, 12960, np.nan, 3100, 1800, 6333, 6333, 0],
    'km': [5.0, 10.0, 5.0, 21.0975, 42.195, 5.0, 10.0, 5.0, 21.0975, 21.0975, 42.195],
    'day': ['2024-05-04', '2024-05-11', '04.05.2024', '2024/06/01', '2024-09-29', '2024-05-04', None, '2024-05-04', '2024-06-01', '2024-06-01', '2024-09-29'],
    'bib': ['A12', 'A2', 'B1', 'A100', 'C07', 'B10', 'B2', '', 'A12', 'C7', None],
})
athletes = pd.DataFrame({
    'runner': ['Ivy', 'Omar', 'Søren', 'Kai', 'Lena'],
    'age': [29, 41, 35, 19, 52],
    'club': ['Harriers', None, 'Nørrebro Løb', 'Harriers', 'Solo'],
    'pb_5k': ['22:05', '19:59', '18:30', None, '1:02:03'],
})
splits = pd.DataFrame({
    'runner': ['Ivy', 'Ivy', 'Ivy', 'Omar', 'Omar', 'Kai'],
    'leg': [1, 2, 3, 1, 2, 1],
    'pace': [5.25, 5.5, 6.125, 4.0, 4.3333333, 10.0],
    'hr': [150, 162, 171, None, 158, 190],
})

# case: pace-table
df = runs.dropna(subset=['seconds', 'runner']).query('seconds > 0').copy()
df['pace_s'] = df['seconds'] / df['km']
df['pace'] = df['pace_s'].apply(lambda s: f'{int(s // 60)}:{int(round(s % 60)):02d}')
result = df[['runner', 'race', 'pace']].to_string(index=False)

# case: str-runs
result = str(runs)

# case: timedelta-strings
td = pd.to_timedelta(runs['seconds'], unit='s')
result = [str(t) for t in td]

# case: split-timedelta-tail
td = pd.to_timedelta(runs['seconds'], unit='s')
result = td.astype(str).str.split().str[-1].tolist()

# case: timedelta-components
td = pd.to_timedelta(runs['seconds'].dropna(), unit='s')
comp = td.dt.components[['hours', 'minutes', 'seconds']]
result = comp.astype(str).apply(lambda r: ':'.join(v.zfill(2) for v in r), axis=1).tolist()

# case: parse-pb
def to_sec(t):
    if t is None:
        return None
    parts = [int(p) for p in t.split(':')]
    total = 0
    for p in parts:
        total = total * 60 + p
    return total

athletes['pb_sec'] = athletes['pb_5k'].map(to_sec)
result = repr(athletes[['runner', 'pb_sec']])

# case: python-timedelta-str
result = {r: str(timedelta(seconds=s)) for r, s in zip(runs['bib'], runs['seconds'].fillna(0))}

# case: natural-bib-sort
def natkey(s):
    return [int(p) if p.isdigit() else p for p in re.split(r'(\d+)', s)]
bibs = runs['bib'].dropna().loc[lambda s: s != ''].unique().tolist()
result = ' < '.join(sorted(bibs, key=natkey))

# case: natural-bib-sort-none
def natkey(s):
    return [int(p) if p.isdigit() else p for p in re.split(r'(\d+)', s)]
result = sorted(runs['bib'].tolist(), key=natkey)

# case: describe-print
result = f"{runs[['seconds', 'km']].describe()}"

# case: describe-object-text
result = str(runs[['runner', 'race']].describe(include='all'))

# case: markdown-hand
df = splits.copy()
head = '| ' + ' | '.join(df.columns) + ' |'
sep = '|' + '|'.join(['---'] * len(df.columns)) + '|'
body = ['| ' + ' | '.join(str(v) for v in row) + ' |' for row in df.values]
result = '\n'.join([head, sep] + body)

# case: numpy-array-str
result = str(splits['pace'].values) + '\n' + str(splits['hr'].to_numpy()) + '\n' + str(splits['leg'].values)

# case: numpy-scalar-list-repr
result = str([splits['pace'].max(), splits['leg'].max(), splits['hr'].isna().any()])

# case: tolist-str
result = str(splits['pace'].tolist()) + str(splits['hr'].tolist())

# case: cut-interval-text
bins = pd.cut(athletes['age'], bins=[0, 20, 40, 60])
result = str(bins) + '\n' + str(bins.astype(str).tolist())

# case: cut-label-value-counts
bins = pd.cut(athletes['age'], 3, precision=1)
result = bins.value_counts().sort_index().to_string()

# case: interval-scalar
iv = pd.cut(athletes['age'], [0, 30, 60], right=False).iloc[0]
result = f'{iv} / {iv!r} / left={iv.left} right={iv.right} mid={iv.mid}'

# case: leaderboard-center
best = runs[runs['seconds'] > 0].assign(runner=lambda d: d['runner'].str.strip().str.title()) \
    .groupby(['race', 'runner'])['seconds'].min().reset_index() \
    .sort_values(['race', 'seconds', 'runner'])
best['rank'] = best.groupby('race')['seconds'].rank(method='min').astype(int)
out = []
for race, g in best.groupby('race', sort=False):
    out.append(f' {race.upper()} '.center(28, '='))
    for _, r in g.iterrows():
        out.append(f"{r['rank']:>2}. {r['runner'].ljust(12)}{r['seconds']:>12.1f}")
result = '\n'.join(out)

# case: series-multiindex-str
result = str(splits.set_index(['runner', 'leg'])['hr'])

# case: format-strings-mixed
s = runs['seconds']
result = ['{:>10.1f}|{:<8}|{:^6}'.format(a, b, c) for a, b, c in zip(s, runs['race'], runs['km'].round(1))]

# case: date-mixed-parse
d = pd.to_datetime(runs['day'], format='%Y-%m-%d')
result = d.dt.strftime('%a %d %b').tolist()

# case: club-roster-text
r = athletes.assign(club=athletes['club'].fillna('No club')).groupby('club')['runner'].agg(['count', ', '.join])
result = '\n'.join(f"{c} ({row['count']}): {row['join']}" for c, row in r.iterrows())
