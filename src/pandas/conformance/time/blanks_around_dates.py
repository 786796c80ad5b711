import pandas as pd
from datetime import datetime
def tried(*calls):
    out = []
    for call in calls:
        try:
            out.append(call())
        except Exception as e:
            out.append(type(e).__name__)
    return out
# case: blanks-1
result = tried(
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), format='mixed'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), format='mixed'))
# case: blanks-2
result = tried(
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30'])),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30'])),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01'])),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), format='ISO8601'))
# case: blanks-3
result = tried(
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30', '2023-01-01']), dayfirst=True),
    lambda: (pd.to_datetime(' 2023-06-30'), pd.Timestamp(' 2023-06-30')),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), errors='coerce', format='%Y-%m-%d'))
# case: blanks-4
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 '])),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 '])),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), errors='coerce'))
# case: blanks-5
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01'])),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 ']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), errors='coerce', dayfirst=True))
# case: blanks-6
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30 ', '2023-01-01']), dayfirst=True),
    lambda: (pd.to_datetime('2023-06-30 '), pd.Timestamp('2023-06-30 ')),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), format='mixed'))
# case: blanks-7
result = tried(
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), format='mixed'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 '])),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 '])),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01'])),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), format='ISO8601'))
# case: blanks-8
result = tried(
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 ']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 ', '2023-01-01']), dayfirst=True),
    lambda: (pd.to_datetime(' 2023-06-30 '), pd.Timestamp(' 2023-06-30 ')),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), errors='coerce', format='%Y-%m-%d'))
# case: blanks-9
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n'])),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), errors='coerce'))
# case: blanks-10
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n'])),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01'])),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), errors='coerce', dayfirst=True))
# case: blanks-11
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30\n']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-06-30\n', '2023-01-01']), dayfirst=True),
    lambda: (pd.to_datetime('2023-06-30\n'), pd.Timestamp('2023-06-30\n')),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), format='mixed'))
# case: blanks-12
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30'])),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30'])),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01'])),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), format='ISO8601'))
# case: blanks-13
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '\t2023-06-30']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['\t2023-06-30', '2023-01-01']), dayfirst=True),
    lambda: (pd.to_datetime('\t2023-06-30'), pd.Timestamp('\t2023-06-30')),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), errors='coerce', format='%Y-%m-%d'))
# case: blanks-14
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), errors='coerce', format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), format='mixed'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), errors='coerce'))
# case: blanks-15
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30  '])),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  '])),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01'])),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), errors='coerce', format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), format='ISO8601'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), errors='coerce', dayfirst=True))
# case: blanks-16
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  ']), dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), errors='coerce', dayfirst=True),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  ', '2023-01-01']), dayfirst=True),
    lambda: (pd.to_datetime('2023-06-30  '), pd.Timestamp('2023-06-30  ')),
    lambda: pd.to_datetime(pd.Series([' 30/06/2023']), errors='coerce', format='%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 30/06/2023']), errors='coerce', format='%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series([' 30/06/2023']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 30/06/2023'])),
    lambda: datetime.strptime(' 30/06/2023', '%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series(['30/06/2023 ']), errors='coerce', format='%d/%m/%Y'))
# case: blanks-17
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '30/06/2023 ']), errors='coerce', format='%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series(['30/06/2023 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['30/06/2023 '])),
    lambda: datetime.strptime('30/06/2023 ', '%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series([' 30/06/2023 ']), errors='coerce', format='%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 30/06/2023 ']), errors='coerce', format='%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series([' 30/06/2023 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 30/06/2023 '])),
    lambda: datetime.strptime(' 30/06/2023 ', '%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series([' 2023/06/30']), errors='coerce', format='%Y/%m/%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023/06/30']), errors='coerce', format='%Y/%m/%d'),
    lambda: pd.to_datetime(pd.Series([' 2023/06/30']), errors='coerce'))
# case: blanks-18
result = tried(
    lambda: pd.to_datetime(pd.Series([' 2023/06/30'])),
    lambda: datetime.strptime(' 2023/06/30', '%Y/%m/%d'),
    lambda: pd.to_datetime(pd.Series(['2023/06/30 ']), errors='coerce', format='%Y/%m/%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023/06/30 ']), errors='coerce', format='%Y/%m/%d'),
    lambda: pd.to_datetime(pd.Series(['2023/06/30 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023/06/30 '])),
    lambda: datetime.strptime('2023/06/30 ', '%Y/%m/%d'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 10:00:00']), errors='coerce', format='%Y-%m-%d %H:%M:%S'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023-06-30 10:00:00']), errors='coerce', format='%Y-%m-%d %H:%M:%S'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 10:00:00']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 2023-06-30 10:00:00'])),
    lambda: datetime.strptime(' 2023-06-30 10:00:00', '%Y-%m-%d %H:%M:%S'))
# case: blanks-19
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30 10:00:00 ']), errors='coerce', format='%Y-%m-%d %H:%M:%S'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 10:00:00 ']), errors='coerce', format='%Y-%m-%d %H:%M:%S'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 10:00:00 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 10:00:00 '])),
    lambda: datetime.strptime('2023-06-30 10:00:00 ', '%Y-%m-%d %H:%M:%S'),
    lambda: pd.to_datetime(pd.Series([' June 3, 2023']), errors='coerce', format='%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' June 3, 2023']), errors='coerce', format='%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series([' June 3, 2023']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' June 3, 2023'])),
    lambda: datetime.strptime(' June 3, 2023', '%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series(['June 3, 2023 ']), errors='coerce', format='%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', 'June 3, 2023 ']), errors='coerce', format='%B %d, %Y'))
# case: blanks-20
result = tried(
    lambda: pd.to_datetime(pd.Series(['June 3, 2023 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['June 3, 2023 '])),
    lambda: datetime.strptime('June 3, 2023 ', '%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series(['June  3, 2023']), errors='coerce', format='%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', 'June  3, 2023']), errors='coerce', format='%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series(['June  3, 2023']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['June  3, 2023'])),
    lambda: datetime.strptime('June  3, 2023', '%B %d, %Y'),
    lambda: pd.to_datetime(pd.Series([' 20230630']), errors='coerce', format='%Y%m%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 20230630']), errors='coerce', format='%Y%m%d'),
    lambda: pd.to_datetime(pd.Series([' 20230630']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 20230630'])))
# case: blanks-21
result = tried(
    lambda: datetime.strptime(' 20230630', '%Y%m%d'),
    lambda: pd.to_datetime(pd.Series(['20230630 ']), errors='coerce', format='%Y%m%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '20230630 ']), errors='coerce', format='%Y%m%d'),
    lambda: pd.to_datetime(pd.Series(['20230630 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['20230630 '])),
    lambda: datetime.strptime('20230630 ', '%Y%m%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06 ']), errors='coerce', format='%Y-%m'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06 ']), errors='coerce', format='%Y-%m'),
    lambda: pd.to_datetime(pd.Series(['2023-06 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06 '])),
    lambda: datetime.strptime('2023-06 ', '%Y-%m'),
    lambda: pd.to_datetime(pd.Series([' 2023']), errors='coerce', format='%Y'))
# case: blanks-22
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-01-01', ' 2023']), errors='coerce', format='%Y'),
    lambda: pd.to_datetime(pd.Series([' 2023']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series([' 2023'])),
    lambda: datetime.strptime(' 2023', '%Y'),
    lambda: pd.to_datetime(pd.Series(['2023 ']), errors='coerce', format='%Y'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023 ']), errors='coerce', format='%Y'),
    lambda: pd.to_datetime(pd.Series(['2023 ']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023 '])),
    lambda: datetime.strptime('2023 ', '%Y'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  10:00']), errors='coerce', format='%Y-%m-%d %H:%M'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30  10:00']), errors='coerce', format='%Y-%m-%d %H:%M'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30  10:00']), errors='coerce'))
# case: blanks-23
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30  10:00'])),
    lambda: datetime.strptime('2023-06-30  10:00', '%Y-%m-%d %H:%M'),
    lambda: pd.to_datetime(pd.Series(['2023-6-3']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-6-3']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-6-3']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-6-3'])),
    lambda: datetime.strptime('2023-6-3', '%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['3/6/2023']), errors='coerce', format='%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '3/6/2023']), errors='coerce', format='%d/%m/%Y'),
    lambda: pd.to_datetime(pd.Series(['3/6/2023']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['3/6/2023'])),
    lambda: datetime.strptime('3/6/2023', '%d/%m/%Y'))
# case: blanks-24
result = tried(
    lambda: pd.to_datetime(pd.Series(['2023-06-30T10:00']), errors='coerce', format='%Y-%m-%d %H:%M'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30T10:00']), errors='coerce', format='%Y-%m-%d %H:%M'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30T10:00']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30T10:00'])),
    lambda: datetime.strptime('2023-06-30T10:00', '%Y-%m-%d %H:%M'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 10:00']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-01-01', '2023-06-30 10:00']), errors='coerce', format='%Y-%m-%d'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 10:00']), errors='coerce'),
    lambda: pd.to_datetime(pd.Series(['2023-06-30 10:00'])),
    lambda: datetime.strptime('2023-06-30 10:00', '%Y-%m-%d'))
