import pandas as pd, numpy as np
# case: empty text makes fractions
result = pd.to_numeric(pd.Series(['1440',''],dtype='string'), errors='coerce')
# case: missing text stays missing
result = pd.to_numeric(pd.Series(['1440',None],dtype='string'), errors='coerce')
# case: whole
result = pd.to_numeric(pd.Series(['1440','3'],dtype='string'), errors='coerce')
# case: fractions
result = pd.to_numeric(pd.Series(['1440','3.5'],dtype='string'))
# case: coerced text stays missing among whole numbers
result = pd.to_numeric(pd.Series(['1440','x','5'],dtype='string'), errors='coerce').dropna()
# case: sum of coerced
result = pd.to_numeric(pd.Series(['1440','x','5',None],dtype='string'), errors='coerce').sum()
# case: without commas
result = pd.to_numeric(pd.Series(['1,440','1440'],dtype='string').str.replace(',',''), errors='coerce')
# case: without commas and empty
result = pd.to_numeric(pd.Series(['1,440','', None],dtype='string').str.replace(',',''), errors='coerce')
