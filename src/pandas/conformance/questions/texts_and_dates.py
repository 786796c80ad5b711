import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
import re
e = pd.DataFrame({'id': [1, 2, 3, 4, 5], 'name': ['  Ann Lee', 'BOB o\'neil ', 'Çelik, Ayşe', None, 'dr. Eve X. Wu-Li'], 'born': ['1990-02-28', '1985/12/01', '03-04-2001', None, 'unknown'], 'pay': ['$1,234.50', '2.000', '€ 300', None, '12%'], 'when': ['2023-01-15T10:30:00', '2023-01-15 22:05', '2023-02-01', None, '2023-12-31 23:59:59.5'], 'tags': ['a;b;c', 'b', '', None, 'c;a'], 'score': [1.005, 2.5, -0.0, np.nan, 1e6]})
w = pd.to_datetime(pd.Series(['2023-01-15 10:30', '2023-01-31 22:05', '2024-02-29', None, '2023-12-31 23:59:59']), format='mixed')
# case: split-names
e['name'] = e['name'].str.strip()
e[['first', 'last']] = e['name'].str.split(' ', n=1, expand=True)
result = e[['first', 'last']]
# case: rsplit-last
result = e['name'].str.strip().str.rsplit(' ', n=1).str[-1]
# case: title-strip
result = e['name'].str.strip().str.title(), e['name'].str.strip().str.capitalize(), e['name'].str.swapcase()
# case: initials
result = e['name'].str.strip().apply(lambda s: ''.join(p[0].upper() for p in re.split(r'[\s,.-]+', s) if p) if isinstance(s, str) else None)
# case: extract-named
result = e['name'].str.extract(r'(?P<first>\w+)\W+(?P<second>\w+)')
# case: extractall
result = e['name'].str.extractall(r'([A-Z])')
# case: findall-count
result = e['name'].str.findall(r'[aeiou]').str.len(), e['name'].str.count(r'[aeiou]')
# case: replace-function
result = e['pay'].str.replace(r'[^\d.]', '', regex=True), e['name'].str.replace(r'(\w+) (\w+)', lambda m: m.group(2) + ' ' + m.group(1), regex=True)
# case: to-numeric-pay
result = pd.to_numeric(e['pay'].str.replace(r'[^\d.]', '', regex=True), errors='coerce')
# case: contains-regex
result = e[e['name'].str.contains(r'^\s*[A-Z]{2,}|wu', case=False, regex=True, na=False)]['id'].tolist()
# case: contains-plain-dot
result = e['name'].str.contains('.', regex=False), e['name'].str.contains('.')
# case: startswith-tuple
result = e['name'].str.strip().str.startswith(('Ann', 'BOB')), e['name'].str.endswith('e', na=False)
# case: tags-explode
t = e.assign(tag=e['tags'].str.split(';')).explode('tag')
result = t[['id', 'tag']], t['tag'].value_counts()
# case: tags-dummies
result = e['tags'].str.get_dummies(';')
# case: tags-contains
result = e['tags'].str.split(';').apply(lambda l: 'a' in l if isinstance(l, list) else False)
# case: tags-len-join
result = e['tags'].str.split(';').str.join('|'), e['tags'].str.split(';').str[0], e['tags'].str.split(';').str.get(1)
# case: zfill-pad
result = e['id'].astype(str).str.zfill(3), e['id'].map('{:05d}'.format), e['id'].astype(str).str.pad(4, side='right', fillchar='_')
# case: cat-columns
result = e['id'].astype(str) + '-' + e['name'].fillna('?'), e['name'].str.cat(e['tags'], sep='|', na_rep='-')
# case: slice-replace
result = e['when'].str[:10], e['when'].str.slice(5, 7), e['when'].str[-2:], e['name'].str[::-1]
# case: isdigit-kinds
result = e['born'].str.isdigit(), e['tags'].str.isalpha(), e['name'].str.strip().str.istitle()
# case: partition
result = e['when'].str.partition('T'), e['born'].str.rpartition('-')[2]
# case: wrap-center
result = e['tags'].str.center(7, '*').tolist(), e['tags'].str.ljust(5, '.').tolist()
# case: encode-compare
result = e['name'].str.lower().str.strip().sort_values().tolist()
# case: len-sort
result = e.sort_values('name', key=lambda s: s.str.len(), ascending=False)['id'].tolist()
# case: translate
result = e['tags'].str.translate(str.maketrans({';': ' ', 'a': 'A'}))
# case: removeprefix
result = e['pay'].str.removeprefix('$'), e['pay'].str.removesuffix('%'), e['pay'].str.lstrip('$€ ')
# case: coerce-dates
result = pd.to_datetime(e['born'], errors='coerce')
# case: mixed-dates
result = pd.to_datetime(e['when'], format='mixed')
# case: iso-dates
result = pd.to_datetime(e['when'], format='ISO8601')
# case: infer-dates-fail
result = pd.to_datetime(e['when'])
# case: format-dates
result = pd.to_datetime(pd.Series(['01/02/2023', '15/03/2023']), format='%d/%m/%Y'), pd.to_datetime(pd.Series(['Jan 5, 2023', 'Mar 15, 2023']), format='%b %d, %Y')
# case: dayfirst-dates
result = pd.to_datetime(pd.Series(['01/02/2023', '15/03/2023']), dayfirst=True), pd.to_datetime('03/04/2023')
# case: yyyymm-ints
result = pd.to_datetime(pd.Series([202301, 202312]), format='%Y%m'), pd.to_datetime(pd.Series([20230115, 20231231]), format='%Y%m%d'), pd.to_datetime(pd.Series(['2023', '2024']), format='%Y').dt.year
# case: parts-to-date
result = pd.to_datetime(pd.DataFrame({'year': [2023, 2024], 'month': [1, 2], 'day': [31, 29]}))
# case: time-only
result = pd.to_datetime(pd.Series(['10:30', '22:05']), format='%H:%M').dt.time, pd.to_datetime(pd.Series(['10:30 PM', '1:05 AM']), format='%I:%M %p').dt.hour
# case: strftime-many
result = w.dt.strftime('%Y-%m-%d %H:%M:%S|%a %A %b %B|%j|%U|%W|%y|%I %p|%-d|%f|%%').tolist()
# case: dt-parts
result = pd.DataFrame({k: getattr(w.dt, k) for k in ['year', 'month', 'day', 'hour', 'minute', 'second', 'dayofweek', 'weekday', 'dayofyear', 'quarter', 'is_month_start', 'is_month_end', 'is_year_end', 'is_leap_year', 'days_in_month']})
# case: dt-names
result = w.dt.day_name().tolist(), w.dt.month_name().str[:3].tolist(), w.dt.isocalendar()
# case: dt-periods
result = w.dt.to_period('M').astype(str).tolist(), w.dt.to_period('Q').astype(str).tolist(), w.dt.to_period('Y').astype(str).tolist(), w.dt.to_period('W').astype(str).tolist()
# case: dt-floor
result = w.dt.floor('h'), w.dt.ceil('D'), w.dt.round('15min'), w.dt.normalize()
# case: dt-date-types
result = w.dt.date.tolist(), w.dt.time.tolist(), type(w.dt.date[0]).__name__
# case: between-dates
result = w[w.between('2023-01-15', '2023-12-31')].tolist(), w[(w >= '2023-01-31') & (w < datetime(2024, 1, 1))].tolist()
# case: date-compare-date-object
result = (w.dt.date == date(2023, 1, 15)).tolist(), (w > pd.Timestamp(2023, 6, 1)).tolist()
# case: offset-months
result = w + pd.DateOffset(months=1), w + pd.DateOffset(years=1, days=-1), w - pd.offsets.MonthBegin(1)
# case: month-end-offset
result = (w + pd.offsets.MonthEnd(0)).dt.day, (w + pd.offsets.QuarterEnd(1)), (w + pd.offsets.YearBegin(1)), w + pd.offsets.BDay(2)
# case: differences
d = w.diff()
result = d, d.dt.days, d.dt.total_seconds() / 3600, d.mean(), d.abs().max()
# case: difference-to-now
n = pd.Timestamp('2024-03-01')
result = (n - w).dt.days, ((n - w).dt.days / 365.25).round(2), (n.year - w.dt.year), ((n - w) / pd.Timedelta(days=30)).round(1)
# case: months-between
n = pd.Timestamp('2024-03-01')
result = (n.year - w.dt.year) * 12 + n.month - w.dt.month
# case: timedelta-text
result = [str(x) for x in w.diff()], str(pd.Timedelta('1 days 02:03:04'))
# case: timestamp-text
t = pd.Timestamp('2023-01-15 10:30')
result = str(t), f'{t}', f'{t:%d.%m.%y}', repr(t), t.isoformat(), t.day_name(), t.strftime('%B %d, %Y'), str(t.date()), t.weekday(), t.isocalendar()[1], t.quarter
# case: datetime-module
a = datetime.strptime('15/01/2023 10:30', '%d/%m/%Y %H:%M')
result = a.strftime('%A'), (a + timedelta(weeks=2, hours=3)).isoformat(), (datetime(2024, 1, 1) - a).days, a.date().isoformat(), a.replace(day=1).day, a.weekday(), a.isoweekday()
# case: date-range-freqs
result = [pd.date_range('2023-01-31', periods=3, freq=f).strftime('%m-%d').tolist() for f in ['D', 'W', 'ME', 'MS', 'QE', 'YE', 'B', '2D', 'W-MON', 'h']]
# case: reindex-days
s = pd.Series([1, 2], index=pd.to_datetime(['2023-01-01', '2023-01-04']))
result = s.resample('D').ffill(), s.reindex(pd.date_range('2023-01-01', '2023-01-05'), fill_value=0)
# case: resample-agg
s = pd.Series(range(6), index=pd.date_range('2023-01-30', periods=6, freq='12h'))
result = s.resample('D').sum(), s.resample('ME').agg(['min', 'max', 'count']), s.resample('W-SUN').mean()
# case: dates-loc
s = pd.Series(range(4), index=pd.to_datetime(['2022-12-31', '2023-01-01', '2023-01-15', '2023-02-01']))
result = s.loc['2023-01'], s['2023'], s.loc['2023-01-10':], s[s.index.month == 1], s.groupby(s.index.year).sum()
# case: rolling-days
s = pd.Series([1, 2, 3, 4], index=pd.to_datetime(['2023-01-01', '2023-01-02', '2023-01-05', '2023-01-06']))
result = s.rolling('2D').sum(), s.rolling(2).mean(), s.expanding().max()
# case: group-by-year-month
v = pd.DataFrame({'d': w, 'v': [1, 2, 3, 4, 5]})
result = v.groupby([v['d'].dt.year, v['d'].dt.month])['v'].sum(), v.groupby(v['d'].dt.strftime('%Y-%m'))['v'].sum(), v.groupby([v['d'].dt.year.rename('y'), v['d'].dt.month.rename('m')])['v'].sum().reset_index()
# case: age-buckets
b = pd.to_datetime(pd.Series(['1990-02-28', '2001-04-03', None]))
age = ((pd.Timestamp('2023-02-27') - b).dt.days // 365).astype('Int64')
result = age, pd.cut(age.astype(float), [0, 25, 40], labels=['young', 'adult'])
# case: sort-by-month-name
v = pd.DataFrame({'m': ['Mar', 'Jan', 'Feb'], 'n': [3, 1, 2]})
v['o'] = pd.to_datetime(v['m'], format='%b').dt.month
v['c'] = pd.Categorical(v['m'], categories=['Jan', 'Feb', 'Mar'], ordered=True)
result = v.sort_values('o')['m'].tolist(), v.sort_values('c')['m'].tolist(), v['c'].max(), v['c'] > 'Jan'
# case: rounding-half
result = e['score'].round(2).tolist(), [round(x, 2) for x in (1.005, 2.675, 0.5, 1.5, -2.5)], f'{1.005:.2f} {2.5:.0f} {3.5:.0f}', np.round([0.5, 1.5, 2.5, 1.005], 0).tolist()
# case: number-formats
result = ['{:,}'.format(1234567), f'{1234567.891:,.2f}', f'{0.12345:.1%}', f'{12:>6}|{12:<6}|{12:^6}|{12:06d}', f'{3.0}', f'{1e16}', f'{1e-5}', f'{10**20}', f'{255:x} {255:b} {255:o}', f'{-5:+d} {5:+d}', f'{1.5e10:g}', f'{123.456:.3g}']
# case: str-of-floats
result = [str(x) for x in (1.0, 0.1 + 0.2, 1e16, 1e15, 1.5e-7, float('nan'), float('inf'), 100000000000000000000.0, 123456789.123456789)], pd.Series([1.0, 0.1 + 0.2, 1e16]).astype(str).tolist()
# case: str-of-column
result = e['score'].astype(str).tolist(), w.astype(str).tolist(), pd.Series([True, None]).astype(str).tolist(), pd.Series([1, None]).astype(str).tolist(), pd.Series([date(2023, 1, 1)]).astype(str).tolist()
# case: error-texts
out = []
for f in (lambda: {}['k'], lambda: [][0], lambda: int('x'), lambda: 1 / 0, lambda: None.foo, lambda: 'a' + 1, lambda: float('y'), lambda: e['zz'], lambda: undefined_name, lambda: [1, 2].index(9), lambda: 'abc'.index('z'), lambda: (1,)[3], lambda: max([]), lambda: int(None), lambda: len(5), lambda: next(iter([])), lambda: dict([1]), lambda: e.foo, lambda: 3()):
    try:
        f()
    except Exception as x:
        out.append((type(x).__name__, str(x)))
result = out
