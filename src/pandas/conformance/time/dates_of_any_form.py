import pandas as pd, numpy as np
from datetime import datetime
def read(texts, **how):
    found = []
    for text in texts:
        try:
            found.append(str(pd.to_datetime(pd.Series([text, None]), **how)[0]))
        except Exception as error:
            found.append(type(error).__name__)
    return found
def alone(texts):
    found = []
    for text in texts:
        try:
            time = pd.Timestamp(text)
            found.append(str(time) + ' ' + time.unit)
        except Exception as error:
            found.append(type(error).__name__)
    return found
named = ['05JAN2024', '5Jan2024', '5-jan-2024', '5/jan/2024', 'Jan/5/2024', 'Jan,5,2024', 'Jan052024', '2024Jan05', '2024-5-Jan', 'Jan 5th, 2024', '5th of January 2024', 'Sept 5, 2024', 'Sep. 5, 2024', 'the 5th of May 2024', '5. Januar 2024']
numbers = ['5 1 24', '2024 01 05', '2024,01,05', '2024_01_05', '99-01-05', '31/12/69', '01/05/70', '31.12.95', '1/1/1', '240105', '202401', '24-1-5', '2024-1-5', '13/13/2024', '32/01/2024', '02/30/2024', '2024-13-01', '2024--01-05', '2024-001']
clocks = ['2024-01-05 10h20m30s', '10h 5 Jan 2024', '2024-01-05-10:20', '2024-01-05 10:20:30.', '2024-01-05T10', '20240105T102030', '20240105 1020', '202401051020', '1/5/2024 9 PM', 'Jan 5 2024 3pm', '2024-01-05 13:20 pm', '2024-01-05 12:20 am', 'Fri Jan  5 10:20:30 2024', '2024-01-05 24:00', '2024-01-05 10:60', '25:00', '2024-01-05 1:2']
parts = ['2024', '2024Q3', '3Q2024', '2024-q4', '4Q24', '24Q4', 'Q1 2024', '5Q24', 'Jan 2024', 'Jan-2024', '2024 Jan', 'May', 'Jan 5', '10-05', '12/2024', '13/2024', '01.2024', '2024/5', 'Friday', 'Fri Jan 2024', '1e5', '12', '0', '1000', 'a', 'None', 'nan', 'NaT', 'N/A', ' ', '-']
# case: names-of-months
result = read(named)
# case: names-of-months-day-first
result = read(named, dayfirst=True, errors='coerce')
# case: numbers
result = read(numbers)
# case: numbers-day-first
result = read(numbers, dayfirst=True)
# case: numbers-year-first
result = read(numbers, yearfirst=True)
# case: numbers-year-and-day-first
result = read(numbers, yearfirst=True, dayfirst=True, errors='coerce')
# case: clocks
result = read(clocks)
# case: parts-of-dates
result = read(parts)
# case: parts-alone
result = alone(['2024Q3', 'Jan-2024', '12/2024', '5/Jan/2024', '1/5/2024 9 PM', '2024-01-05 10:20:30.5', '2024-01-05 10:20:30.1234', 'Jan 5 2024 10:20:30.123', '20', 'x'])
# case: first-text-decides-what-others-become
result = pd.to_datetime(pd.Series(['5Jan2024', '2024-01-05', 'June 7 2024']), errors='coerce').tolist()
# case: first-text-has-a-format
result = pd.to_datetime(pd.Series(['5 Jan 2024', '2024-01-05', '6 Jun 2024', '7 june 2024']), errors='coerce').tolist()
# case: first-text-out-of-bounds
result = pd.to_datetime(pd.Series(['1000', '2024-01-05']), errors='coerce').tolist()
# case: mixed
result = pd.to_datetime(pd.Series(['05JAN2024', '2024Q2', '1/2/24', 'Mar 3rd 2024 4pm']), format='mixed').tolist()
# case: cast
result = pd.Series(['05JAN2024', '1/2/24']).astype('datetime64[ns]').tolist()
# case: index
result = pd.DatetimeIndex(['05JAN2024', '1/2/24'])
# case: compared-with-far-dates
d = pd.Series(pd.to_datetime(['2024-01-05', None]))
result = [(d < '9999-12-31').tolist(), (d >= '1500-01-01').tolist(), (d == '0001-01-01').tolist(), (d > '').tolist(), (d != 'NaT').tolist()]
# case: selected-by-a-quarter
s = pd.Series(range(6), index=pd.date_range('2024-01-31', periods=6, freq='ME'))
result = [s['2024Q1'].tolist(), s['Jan-2024'].tolist(), s.loc['02/2024'].tolist(), s.loc['2Q24':].tolist(), s['Mar 2024':'2024Q2'].tolist()]
# case: selected-by-a-minute
s = pd.Series(range(5), index=pd.date_range('2024-01-05 10:00:00', periods=5, freq='30s'))
result = [s['2024-01-05 10:01'].tolist(), s.loc[:'2024-01-05 10:01'].tolist(), s.loc['2024-01-05 10:00:30'].item()]
# case: format-of-locale
result = [pd.to_datetime('Fri Jan  5 10:20:30 2024', format='%c'), pd.to_datetime('01/05/24', format='%x'), datetime.strptime('10:20:30', '%X')]
# case: format-not-exact
result = [pd.to_datetime(['on 05/01/2024 at noon', '06/01/2024'], format='%d/%m/%Y', exact=False).tolist(), pd.to_datetime(pd.Series(['x 2024 y']), format='%Y', exact=False)[0]]
# case: format-that-is-none
try:
    result = pd.to_datetime(['2024-01-05'], format='%q', errors='coerce')
except ValueError:
    result = 'bad'
# case: exact-and-mixed
result = pd.to_datetime(['2024-01-05'], format='mixed', exact=True)
