import datetime

import numpy as np
import pandas as pd

# case: iso-dates-1
def f(s):
    try:
        return datetime.datetime.fromisoformat(s)
    except ValueError:
        return 'no'
result = [f(s) for s in ['2024-W19-1', '2024-W19', '2024W191', '2024W19', '20240506', '2024-05-06', '2024-05-06T10', '2024-05-06T10:30', '20240506T103045', '2024-05-06 10:30:45', '2024-05-06 10:30:45.5', '2024-05-06T10:30:45,123', '2024-05-06T10:30:45.123456', '2024-05-06T10:30:45.1234567', '2024-W19-1T10:30', '2024-W54-1', '2024-W00-1', '2024-W19-8', '2024-W19-0', '2024-5-6', '2024-05', '2024', ' 2024-05-06', '2024-05-06 ', '2024-05-06x10:30', '2024-05-06T25:00', '2024-13-01', '2024-W1-1', '2024-W191', '2024W19-1', '', '2024-05-06T10:30:4', '2024-05-06T1030', '2024-05-06T103', '2020-W53-7', '2021-W53-7', '2024-05-06T24:00', '2024-05-06T', '2024W19T10', '2024-W19T10:30', '2024-W19-110']]
# case: iso-dates-2
def f(s):
    try:
        return datetime.date.fromisoformat(s)
    except ValueError:
        return 'no'
result = [f(s) for s in ['2024-W19-1', '2024-W19', '2024W191', '2024W19', '20240506', '2024-05-06', '2024-05-06T10', '2024-W54-1', '2024-W00-1', '2024-W19-8', '2024-5-6', '2024-05', '2024', ' 2024-05-06', '2024-W1-1', '2020-W53-7', '2021-W53-7', '0001-W01-1', '9999-W52-5']]
# case: iso-dates-3
def f(s):
    try:
        return datetime.time.fromisoformat(s)
    except ValueError:
        return 'no'
result = [f(s) for s in ['10:30', '1030', '10', 'T10:30', '10:30:45', '103045', '10:30:45.5', '10:30:45,25', '10:3', '25:00', '10:30:45.123456789', '']]
# case: iso-dates-4
result = [datetime.date.fromisocalendar(2024, 19, 1), datetime.datetime.fromisocalendar(2020, 53, 7)]
