import pandas as pd
# case: ends
r = []
for i in ('both', 'left', 'right', 'neither'):
    for a, b, f in (('2024-01-01', '2024-01-01', 'D'), ('2024-01-01', '2024-01-03', 'D'), ('2024-01-01', '2024-01-31', 'MS'), ('2024-01-01', '2024-01-02', 'D'), ('2024-01-01 10:00', '2024-01-02', 'D')):
        r.append(list(pd.date_range(a, b, freq=f, inclusive=i)))
result = r
# case: one-end
result = pd.date_range('2024-01-01', periods=3, inclusive='left'), pd.date_range('2024-01-01', periods=3, inclusive='right'), pd.date_range(end='2024-01-05', periods=3, inclusive='left'), pd.date_range('2024-01-01', periods=1, inclusive='left'), pd.bdate_range('2024-01-01', '2024-01-01', inclusive='left')
# case: no-such-end
result = pd.date_range('2024-01-01', '2024-01-05', inclusive='x')
# case: nights
s = pd.DataFrame({'g': ['m', 'n'], 'i': ['2024-02-27', '2024-03-05'], 'o': ['2024-03-01', '2024-03-05']})
s['night'] = [pd.date_range(a, b, inclusive='left') for a, b in zip(s['i'], s['o'])]
result = s.explode('night')[['g', 'night']].reset_index(drop=True)
