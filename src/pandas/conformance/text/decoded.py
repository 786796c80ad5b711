import pandas as pd, numpy as np
s = pd.Series(['Zoë', None, 'naïve', 5])
b = s[:3].str.encode('utf-8')
# case: decode
result = b.str.decode('utf-8')
# case: without-accents
result = s.str.normalize('NFKD').str.encode('ascii', errors='ignore').str.decode('utf-8')
# case: decode-ignoring
result = b.str.decode('ascii', errors='ignore')
# case: decode-wrong
result = b.str.decode('ascii')
# case: decode-text
result = s.str.decode('utf-8')
# case: decode-nullable-text
result = pd.Series(['a'], dtype='string').str.decode('utf-8')
# case: decode-index
result = pd.Index(['a', 'é']).str.encode('utf-8').str.decode('utf-8')
# case: length-of-bytes
result = b.str.len()
# case: text-wanted
result = b.str.lower()
# case: text-wanted-to-search
result = b.str.contains('a')
# case: index-split-into-one
result = pd.Index(['a1', None]).str.split('_', expand=True)
