import pandas as pd
import numpy as np
import re
import math
import json
import copy
import bisect
import heapq
import string
import statistics as st
import datetime as dt
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple, ChainMap
from itertools import groupby, accumulate, product, permutations, combinations, chain, islice, zip_longest, count, repeat, cycle
from functools import reduce, partial, lru_cache
from operator import itemgetter, add, mul

patients = pd.DataFrame({
    "pid": [1, 2, 3, 4, 5, 6, 7],
    "name": ["O'Brien, Pat", "de la Cruz, Ana", "SMITH, JOHN", "smith, john", "Ng, Wei", "", None],
    "dob": ["1980-02-29", "1955-12-31", "2001-07-04", "2001-07-04", "not known", "1999-1-5", None],
    "height_cm": ["180", "165.5", "1.75m", "", "158", None, "170 "],
    "weight": [82.0, 60.5, 70.0, np.nan, 48.25, 0.0, 95.0],
    "smoker": [True, False, None, False, True, False, None],
})

visits = pd.DataFrame({
    "pid": [1, 1, 2, 3, 3, 3, 5, 8, 2, 1],
    "day": ["2024-01-08", "2024-01-22", "2024-01-09", "2024-01-08", "2024-02-12", "2024-03-11", "2024-02-29", "2024-03-01", "2024-01-09", "2024-04-01"],
    "time": ["09:00", "9:30", "14:15", "09:00", "16:45", "08:05", "12:00", "23:59", "14:15", "00:00"],
    "code": ["A10", "B2", "A10", "C300", "A9", "b2", "A10", "Z1", "A10", None],
    "fee": [120, 80, 120, 45, 0, 80, -20, 120, 120, 15],
    "bp": ["120/80", "135/85", "140 / 90", "110/70", "n/a", "", "100/60", "bad", "140/90", None],
})

doctors = pd.DataFrame({
    "doc": ["House", "Grey", "Who", "Strange"],
    "codes": [["A10", "A9"], ["B2"], [], ["C300", "A10", "Z1"]],
    "max_per_day": [3, 1, 0, 2],
})
