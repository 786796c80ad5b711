import pandas as pd
import numpy as np
import re
import json
import ast
from collections import Counter, defaultdict, ChainMap
from itertools import chain, zip_longest

events = pd.DataFrame({
    'user': ['u1', 'u2', 'u1', 'U3', 'u3', None, 'u2', 'u4', 'u1'],
    'event': ['click', 'view', 'Click', 'buy', 'view ', 'view', 'buy', '', 'buy'],
    'payload': ['{"x": 1, "y": 2}', '{"x": 5}', 'not json', '{"items": ["a", "b"], "total": 19.5}', None, '{}', '{"items": [], "total": 0}', '', '{"items": ["c"], "total": "7"}'],
    'ms': [120, 3400, 80, 99, 15000, -1, 450, 0, 2**40],
    'path': ['/home', '/a/b/c', '/a//b', '/', '', None, '/cart?id=1&id=2', '/a/b', '/cart?x=&y=3'],
})
users = pd.DataFrame({
    'user': ['u1', 'u2', 'u3', 'u5'],
    'profile': [{'age': 30, 'langs': ['en', 'fr'], 'addr': {'city': 'Paris', 'zip': '75001'}},
                {'age': None, 'langs': []}, {'age': '41', 'addr': {'city': 'Rome'}}, {'langs': ['de']}],
    'groups': [('admin', 'dev'), ('dev',), (), ('ops', 'dev')],
})
