import pandas as pd
import numpy as np
import statistics
import math
from collections import Counter, defaultdict, OrderedDict, ChainMap
from itertools import groupby, chain, zip_longest, accumulate, starmap, compress, count
from functools import reduce, partial
from operator import itemgetter

students_df = pd.DataFrame({
    'sid': [101, 102, 103, 104, 105, 106, 107],
    'name': ['Mia Wong', 'leo  park', ' Zoe Diaz', 'Omar', 'Mia Wong', None, 'Éric Blanc'],
    'year': ['1', '2', '2', 'three', '1', None, '3'],
    'active': [True, True, False, None, True, False, True],
})
grades_df = pd.DataFrame({
    'sid': [101, 101, 101, 102, 102, 103, 103, 104, 105, 105, 107, 999],
    'course': ['Math', 'Art', 'math ', 'Math', 'Bio', 'Bio', 'Art', 'Math', 'Art', 'Bio', 'Math', 'Art'],
    'score': [88, 92.5, 71, 64, np.nan, 90, 90, 100, 0, 55, 59.5, 77],
    'term': ['F23', 'F23', 'S24', 'F23', 'S24', 'S24', 'F23', 'F23', 'S24', 'F23', 'S24', 'F23'],
})
courses_df = pd.DataFrame({
    'course': ['Math', 'Art', 'Bio', 'Latin'],
    'credits': [4, 2, 3, None],
    'prereq': [None, None, 'Math', 'Bio'],
})
