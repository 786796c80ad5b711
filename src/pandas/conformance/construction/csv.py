import io
import numpy as np
import pandas as pd
from io import StringIO

PEOPLE = """
id,name,age,joined
1,Ann,30,2024-01-05
2,Bob,,2024-02-10
3,"Carl, Jr.",41,
"""
# case: text-in-memory
result = pd.read_csv(StringIO(PEOPLE))
# case: module-io
result = pd.read_csv(io.StringIO("a|b\n1|x\n2|y"), sep="|")
# case: dates
result = pd.read_csv(StringIO(PEOPLE), parse_dates=["joined"])
# case: dates-format
result = pd.read_csv(StringIO("d,v\n05/01/2024,1\n06/02/2024,2"), parse_dates=["d"], date_format="%d/%m/%Y")
# case: dates-unparsable
result = pd.read_csv(StringIO("d,v\n2024-01-05,1\nsoon,2"), parse_dates=["d"])
# case: index-column
result = pd.read_csv(StringIO(PEOPLE), index_col="id")
# case: index-column-number
result = pd.read_csv(StringIO(PEOPLE), index_col=0)
# case: index-dates
result = pd.read_csv(StringIO("d,v\n2024-01-05,1\n2024-02-05,2"), index_col="d", parse_dates=True)
# case: index-two
result = pd.read_csv(StringIO(PEOPLE), index_col=["id", "name"])
# case: dtype-one
result = pd.read_csv(StringIO(PEOPLE), dtype=str)
# case: dtype-dict
result = pd.read_csv(StringIO(PEOPLE), dtype={"id": "str", "age": "Int64", "name": "string"})
# case: dtype-float
result = pd.read_csv(StringIO("a,b\n1,2"), dtype={"a": float, "b": np.int32})
# case: dtype-missing
result = pd.read_csv(StringIO(PEOPLE), dtype={"age": int})
# case: dtype-leading-zeros
result = pd.read_csv(StringIO("zip,n\n01234,1\n00501,2"), dtype={"zip": str})
# case: leading-zeros
result = pd.read_csv(StringIO("zip,n\n01234,1\n00501,2"))
# case: names
result = pd.read_csv(StringIO("1,x\n2,y"), names=["a", "b"])
# case: names-and-header
result = pd.read_csv(StringIO("p,q\n1,x\n2,y"), names=["a", "b"], header=0)
# case: no-header
result = pd.read_csv(StringIO("1,x\n2,y"), header=None)
# case: header-later
result = pd.read_csv(StringIO("title\na,b\n1,2"), header=1)
# case: blanks
result = pd.read_csv(StringIO("""
  a   b  c
  1   x  2.5
  2   y  NaN
"""), sep=r"\s+")
# case: blanks-after-commas
result = pd.read_csv(StringIO("a, b\n1, x\n2, y"), skipinitialspace=True)
# case: blanks-kept
result = pd.read_csv(StringIO("a, b\n1, x\n2, y"))
# case: indented
result = pd.read_csv(StringIO("""a,b
    1,x
    2,y
    """))
# case: tabs
result = pd.read_csv(StringIO("a\tb\n1\tx y"), sep="\t")
# case: table
result = pd.read_table(StringIO("a\tb\n1\tx y"))
# case: separator-pattern
result = pd.read_csv(StringIO("a | b\n1 | x\n2 | y"), sep=r"\s*\|\s*", engine="python")
# case: delimiter
result = pd.read_csv(StringIO("a;b\n1;x"), delimiter=";")
# case: truths
result = pd.read_csv(StringIO("a,b,c\nTrue,true,TRUE\nFalse,,x"))
# case: missing-values
result = pd.read_csv(StringIO("a,b,c\nNA,NULL,-\n1,None,x\n,nan,y"), na_values=["-"])
# case: missing-kept
result = pd.read_csv(StringIO("a,b\nNA,1\nx,2"), keep_default_na=False)
# case: missing-all
result = pd.read_csv(StringIO("a,b\n,1\n,2"))
# case: quotes
result = pd.read_csv(StringIO('a,b\n"x ""y""",1\n"p\nq",2'))
# case: quoted-number
result = pd.read_csv(StringIO('a,b\n"1","x"\n"2","y"'))
# case: apostrophe
result = pd.read_csv(StringIO("a,b\nO'Neil,1"))
# case: thousands
result = pd.read_csv(StringIO('a;b\n1,000;x\n2,500;y'), sep=";", thousands=",")
# case: comment
result = pd.read_csv(StringIO("# people\na,b\n1,x # one\n2,y"), comment="#")
# case: columns-used
result = pd.read_csv(StringIO(PEOPLE), usecols=["name", "id"])
# case: rows
result = pd.read_csv(StringIO(PEOPLE), nrows=2)
# case: rows-skipped
result = pd.read_csv(StringIO("made by hand\na,b\n1,2"), skiprows=1)
# case: rows-short
result = pd.read_csv(StringIO("a,b,c\n1\n2,x"))
# case: rows-long
result = pd.read_csv(StringIO("a,b\n1,2\n3,4,5"))
# case: rows-all-long
result = pd.read_csv(StringIO("a,b\nx,1,2\ny,3,4"))
# case: columns-repeated
result = pd.read_csv(StringIO("a,a,b\n1,2,3"))
# case: columns-unnamed
result = pd.read_csv(StringIO(",a,b,\n0,1,2,"))
# case: only-header
result = pd.read_csv(StringIO("a,b\n"))
# case: nothing
result = pd.read_csv(StringIO(""))
# case: converters
result = pd.read_csv(StringIO("a,b\n 1 ,x"), converters={"a": lambda text: text.strip() + "!"})
# case: stripped
result = pd.read_csv(StringIO(PEOPLE.strip()))["age"].mean()
# case: huge-numbers
result = pd.read_csv(StringIO("a\n99999999999999999999\n1"))
# case: reals
result = pd.read_csv(StringIO("a,b,c\n1.0,1e3,inf\n2,-.5,-inf"))
# case: buffer
buffer = StringIO()
buffer.write("a,b\n")
buffer.write("1,2\n")
buffer.seek(0)
result = pd.read_csv(buffer), buffer.getvalue(), StringIO("x\ny").readlines(), [line for line in StringIO("p\nq")]
# case: typed-thousands-whole
result = pd.read_csv(StringIO('a;b\n1,500;2\n-2,000;x\n'), sep=';', thousands=',')
# case: typed-thousands-real
result = pd.read_csv(StringIO('a;b\n1,500.5;2\n;x\n'), sep=';', thousands=',')
# case: typed-huge
result = pd.read_csv(StringIO('a\n12345678901234567890123\n1\n'))
# case: typed-int64-max
result = pd.read_csv(StringIO('a\n9223372036854775807\n-9223372036854775808\n'))
# case: typed-exponent
result = pd.read_csv(StringIO('a,b,c\n1e3,+5,.5\n2,-0,5.\n'))
# case: typed-underscore
result = pd.read_csv(StringIO('a\n1_000\n2\n'))
# case: typed-spaces
result = pd.read_csv(StringIO('a,b\n 1 , x \n2,y\n'))
# case: typed-truth-mixed
result = pd.read_csv(StringIO('a\nTrue\nyes\n'))
# case: typed-inf
result = pd.read_csv(StringIO('a\ninf\n-Infinity\n1\n'))
# case: typed-own-missing
result = pd.read_csv(StringIO('a,b\n-,1\n2,-\n'), na_values='-')
# case: typed-int-missing
result = pd.read_csv(StringIO('a,b\n1,x\nNA,y\n'))
# case: typed-nan-text
result = pd.read_csv(StringIO('a\nnan\nNone\nnull\n'))
# case: typed-quoted-number
result = pd.read_csv(StringIO('a,b\n"1","x"\n"2","y"\n'))
# case: typed-hex
result = pd.read_csv(StringIO('a\n0x10\n1\n'))
# case: typed-leading-zero
result = pd.read_csv(StringIO('a\n007\n010\n'))
# case: typed-empty-column
result = pd.read_csv(StringIO('a,b\n,1\n,2\n'))
# case: typed-short-row
result = pd.read_csv(StringIO('a,b,c\n1,2\n3,4,5\n'))
# case: typed-percent
result = pd.read_csv(StringIO('a\n5%\n6%\n'))
# case: typed-float-precision
result = pd.read_csv(StringIO('a\n0.1234567890123456789\n1.7976931348623157e308\n'))
