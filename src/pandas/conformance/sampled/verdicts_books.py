import pandas as pd
import numpy as np
import math
import re
import string
import datetime as dt
from collections import Counter, defaultdict, ChainMap
from itertools import accumulate, chain, zip_longest

# library lending
books = pd.DataFrame({
    'isbn': ['978-0-06-112008-4', '9780451524935', '978-0-7432-7356-5', ' 9780141439518', '9780316769488', None, '9780060850524', '9780060850524'],
    'title': ['To Kill a Mockingbird', '1984', 'The Great Gatsby', 'pride and prejudice', 'The Catcher in the Rye', 'Untitled', 'Brave New World', 'Brave New World'],
    'author_id': [1, 2, 3, 4, 5, None, 6, 6],
    'pub_year': ['1960', '1949', '1925', '1813', '1951', '', '1932', 'c. 1932'],
    'copies': [3, 0, 2, 1, 4, None, 2, -1],
})
authors = pd.DataFrame({
    'author_id': [1, 2, 3, 4, 5, 6, 7],
    'full_name': ['Lee, Harper', 'Orwell, George', 'Fitzgerald, F. Scott', 'Austen, Jane', 'Salinger, J. D.', 'Huxley, Aldous', 'Anonymous'],
    'born': [1926, 1903, 1896, 1775, 1919, 1894, None],
    'died': [2016, 1950, 1940, 1817, 2010, 1963, None],
})
members = pd.DataFrame({
    'mid': ['M1', 'M2', 'M3', 'm4', 'M5', 'M6'],
    'name': ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', None],
    'joined': ['2020-02-29', '2021-06-30', '2021-12-31', '2022-01-01', None, '2022-01-01'],
    'parent': [None, 'M1', 'M1', 'M2', 'M4', 'M9'],
    'fine': [0.0, 2.5, 2.5, None, 10.25, -1.0],
})
loans = pd.DataFrame({
    'loan_id': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    'mid': ['M1', 'M1', 'M2', 'M2', 'M3', 'M4', 'm4', 'M7', None, 'M1'],
    'title': ['1984', 'The Great Gatsby', '1984', '1984', 'Brave New World', '1984', 'Pride and Prejudice', 'Untitled', 'Untitled', '1984'],
    'out_on': ['2022-01-05', '2022-01-05', '2022-02-01', '2022-03-01', '2022-02-28', '2022-03-15', '2022-04-01', '2022-04-02', '2022-04-02', '2022-12-31'],
    'back_on': ['2022-01-19', None, '2022-02-15', '', '2022-03-30', '2022-03-15', None, '2022-04-30', '2022-04-03', None],
})
