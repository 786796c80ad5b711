import io
import pandas as pd

def read(text, **options):
    return pd.read_csv(io.StringIO(text), parse_dates=True, **options)

# case: numbers that are no dates
result = read('id,name\n1,Ann\n2,Bob\n', index_col='id')
# case: days
result = read('day,v\n2024-01-05,1\n2024-02-10,2\n', index_col='day')
# case: years
result = read('y,v\n2020,1\n2021,2\n', index_col='y')
# case: dates without marks
result = read('d,v\n20240105,1\n20240210,2\n', index_col=0)
# case: fractions
result = read('f,v\n1.5,1\n2.5,2\n', index_col='f')
# case: fractions with a gap
result = read('f,v\n1.5,1\n,2\n', index_col='f')
# case: years with a gap
result = read('f,v\n2020,1\n,2\n', index_col='f')
# case: text
result = read('t,v\nx,1\ny,2\n', index_col='t')
# case: truths
result = read('t,v\nTrue,1\nFalse,2\n', index_col='t')
# case: a number and a day
result = read('id,d,v\n1,2024-01-05,7\n2,2024-02-10,8\n', index_col=['id', 'd'])
# case: without an index
result = read('d,v\n2024-01-05,1\n')
