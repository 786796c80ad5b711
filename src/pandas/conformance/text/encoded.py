import pandas as pd
import numpy as np
from datetime import datetime
# case: without-accents
s = pd.Series(['café', 'naïve', None])
result = s.str.encode('ascii', 'ignore').str.decode('ascii')
# case: encode-and-decode
result = 'café'.encode('ascii', 'ignore').decode()
# case: not-ascii
result = pd.Series(['café']).str.encode('ascii')
# case: normalized-and-encoded
s = pd.Series(['Ünï', 'x'])
result = s.str.normalize('NFD').str.encode('ascii', errors='ignore').str.decode('utf-8')
# case: every-length-of-bytes
result = ['aé€😀ß'.encode('utf-8').decode('utf-8'), 'é€'.encode('latin-1', 'ignore').decode('latin-1'), 'é€'.encode(), 'x€😀'.encode('utf-8')]
# case: not-decodable
result = 'é'.encode('utf-8').decode('ascii')
# case: decodable-part
result = 'é€a'.encode('utf-8').decode('ascii', 'ignore'), 'éa'.encode('latin-1').decode('utf-8', 'ignore'), len('€'.encode())
