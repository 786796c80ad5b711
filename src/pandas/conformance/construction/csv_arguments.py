from io import StringIO
import pandas as pd

PEOPLE = "id,name,age,joined,ok\n1,Ann,30,2024-01-05,True\n2,Bob,,2024-02-10,False\n3,Cid,41,,True\n"
EURO = "a;b;c\n1,5;2.000;x\n2,25;3.000;y\n"
RAGGED = "a,b\n1,2\n3\n4,5,6\n"
REPORT = "# of May\nk,v\nx,1\n# half\ny,2\n\nTotal,3\n"
FLAGS = "a,b\nyes,1\nno,0\n"
GAPS = "k,v\n-,3\nn/a,4\n7,?\n"
# case: usecols-that-are-lacking
result = pd.read_csv(StringIO(PEOPLE), usecols=["id", "salary"])
# case: usecols-in-another-order
result = pd.read_csv(StringIO(PEOPLE), usecols=["name", "id"])
# case: usecols-out-of-bounds
result = pd.read_csv(StringIO(PEOPLE), usecols=[0, 9])
# case: usecols-out-of-bounds-without-header
result = pd.read_csv(StringIO(PEOPLE), usecols=[0, 9], header=None)
# case: usecols-one-text
result = pd.read_csv(StringIO(PEOPLE), usecols="id")
# case: usecols-by-function
result = pd.read_csv(StringIO(PEOPLE), usecols=lambda name: name != "age")
# case: usecols-and-names
result = pd.read_csv(StringIO("1,x,2\n3,y,4\n"), names=["p", "q", "r"], usecols=["p", "r"])
# case: usecols-and-too-few-names
result = pd.read_csv(StringIO("1,x,2\n3,y,4\n"), names=["p", "q"], usecols=["p"])
# case: parse-dates-that-are-lacking
result = pd.read_csv(StringIO(PEOPLE), parse_dates=["hired"])
# case: parse-dates-by-place
result = pd.read_csv(StringIO(PEOPLE), parse_dates=[3])
# case: parse-dates-one-text
result = pd.read_csv(StringIO(PEOPLE), parse_dates="joined")
# case: parse-dates-of-each-format
result = pd.read_csv(StringIO("d,e\n05/01/2024,2024.01.06\n"), parse_dates=["d", "e"], date_format={"d": "%d/%m/%Y", "e": "%Y.%m.%d"})
# case: parse-dates-without-rows
result = pd.read_csv(StringIO("d,v\n"), parse_dates=["d"])
# case: names-twice
result = pd.read_csv(StringIO(PEOPLE), names=["x", "x"])
# case: names-too-many-below-header
result = pd.read_csv(StringIO("a,b\n1,2\n"), names=["x", "y", "z"], header=0)
# case: names-of-nothing
result = pd.read_csv(StringIO(""), names=["x", "y"])
# case: nothing
result = pd.read_csv(StringIO(""))
# case: header-twice-the-same
result = pd.read_csv(StringIO("a,a,b,a,a.1\n1,2,3,4,5\n"), dtype={"a": str})
# case: header-of-two-lines
result = pd.read_csv(StringIO("p,p,q\na,b,a\n1,2,3\n4,5,6\n"), header=[0, 1])
# case: header-of-two-lines-with-gaps
result = pd.read_csv(StringIO("p,,q\na,b,\n1,2,3\n"), header=[0, 1])
# case: header-bool
result = pd.read_csv(StringIO(PEOPLE), header=True)
# case: header-beyond
result = pd.read_csv(StringIO(PEOPLE), header=9)
# case: index-lacking
result = pd.read_csv(StringIO(PEOPLE), index_col="key")
# case: index-from-the-end
result = pd.read_csv(StringIO(PEOPLE), index_col=-1)
# case: index-false-of-wider-rows
result = pd.read_csv(StringIO("a,b\n1,2,3\n4,5,6\n"), index_col=False)
# case: index-of-wider-rows
result = pd.read_csv(StringIO("a,b\n1,2,3\n4,5,6\n"), index_col=0)
# case: index-of-wider-rows-as-text
result = pd.read_csv(StringIO("a,b\n1,2,3\n4,5,6\n"), dtype=str)
# case: usecols-of-wider-rows
result = pd.read_csv(StringIO("a,b\n1,2,3\n4,5,6\n"), usecols=["a", "b"])
# case: dtype-whole-of-fractions
result = pd.read_csv(StringIO("a\n1.5\n"), dtype={"a": int})
# case: dtype-whole-of-text
result = pd.read_csv(StringIO("a\nx\n"), dtype={"a": int})
# case: dtype-real-of-text
result = pd.read_csv(StringIO("a\nx\n"), dtype={"a": float})
# case: dtype-real-of-truths
result = pd.read_csv(StringIO("a\nTrue\n\nFalse\n"), dtype=float, skip_blank_lines=False)
# case: dtype-bool-with-gap
result = pd.read_csv(StringIO("a,b\nTrue,1\n,2\n"), dtype={"a": bool})
# case: dtype-bool-of-numbers
result = pd.read_csv(StringIO("a\n1\n0\n"), dtype={"a": bool})
# case: dtype-nullable
result = pd.read_csv(StringIO("i,f,b,s\n1,1.5,True,x\n,,,\n0,2,0,y\n"), dtype={"i": "Int64", "f": "Float64", "b": "boolean", "s": "string"})
# case: dtype-nullable-of-text
result = pd.read_csv(StringIO("i\nTrue\n"), dtype="Int64")
# case: dtype-category-is-of-text
result = pd.read_csv(StringIO("a\n2\n10\n2\n"), dtype={"a": "category"})["a"].cat.categories
# case: dtype-category-of-given-numbers
result = pd.read_csv(StringIO("a\n2\n10\n3\n"), dtype={"a": pd.CategoricalDtype([2, 10])})
# case: dtype-dates
result = pd.read_csv(StringIO(PEOPLE), dtype={"joined": "datetime64[ns]"})
# case: decimal-comma
result = pd.read_csv(StringIO(EURO), sep=";", decimal=",")
# case: decimal-comma-and-thousands
result = pd.read_csv(StringIO(EURO), sep=";", decimal=",", thousands=".")
# case: lines-left-out-by-number
result = pd.read_csv(StringIO(PEOPLE), skiprows=[1, 3])
# case: lines-left-out-by-function
result = pd.read_csv(StringIO(PEOPLE), skiprows=lambda number: number > 0 and number % 2 == 1)
# case: lines-left-out-count-empty-ones
result = pd.read_csv(StringIO("\n\na,b\n1,2\n"), skiprows=1)
# case: lines-left-out-with-names
result = pd.read_csv(StringIO(PEOPLE), skiprows=1, names=["p", "q", "r", "s", "t"])
# case: footer-and-comments
result = pd.read_csv(StringIO(REPORT), comment="#", skipfooter=1, engine="python")
# case: footer-counts-empty-lines
result = pd.read_csv(StringIO("a\n1\n2\n\n"), skipfooter=1, engine="python")
# case: empty-lines-kept
result = pd.read_csv(StringIO("a,b\n1,2\n\n3,4\n"), skip_blank_lines=False)
# case: long-lines
result = pd.read_csv(StringIO(RAGGED))
# case: long-lines-left-out
result = pd.read_csv(StringIO(RAGGED), on_bad_lines="skip")
# case: long-lines-beyond-those-read
result = pd.read_csv(StringIO(RAGGED), nrows=2)
# case: truths-named
result = pd.read_csv(StringIO(FLAGS), true_values=["yes"], false_values=["no"])
# case: truths-named-as-numbers
result = pd.read_csv(StringIO(FLAGS), true_values=["1"], false_values=["0"])
# case: missing-by-column
result = pd.read_csv(StringIO(GAPS), na_values={"k": ["-"], "v": ["?"]})
# case: missing-by-column-alone
result = pd.read_csv(StringIO(GAPS), na_values={"k": ["-"]}, keep_default_na=False)
# case: missing-numbers
result = pd.read_csv(StringIO("a,b\n-999,1\n2.0,-999.0\n"), na_values=[-999])
# case: nothing-is-missing
result = pd.read_csv(StringIO(PEOPLE), na_filter=False)
# case: converters-by-name-and-place
result = pd.read_csv(StringIO("p,n\n10%,NA\n20%,b\n"), converters={"p": lambda text: float(text.strip("%")), 1: str.lower})
# case: converters-give-text
result = pd.read_csv(StringIO("p\n1\n2\n"), converters={"p": str})
# case: escaped
result = pd.read_csv(StringIO('a,b\nx\\,y,"p\\"q"\n'), escapechar="\\")
# case: quotes-without-meaning
result = pd.read_csv(StringIO('a,b\n"x,y"\n'), quoting=3)
# case: blanks-between
result = pd.read_csv(StringIO("a  b\n1   2\n"), delim_whitespace=True)
# case: pattern-between
result = pd.read_csv(StringIO("  a   b\n  1  x y\n"), sep=r"\s{2,}", engine="python")
# case: engine-unknown
result = pd.read_csv(StringIO(PEOPLE), engine="fast")
# case: argument-unknown
result = pd.read_csv(StringIO(PEOPLE), separator=";")
# case: ignored-arguments
result = pd.read_csv(StringIO(PEOPLE), engine="c", low_memory=False, encoding="utf-8", memory_map=False, cache_dates=True)
# case: first-rows
result = pd.read_csv(StringIO(PEOPLE), nrows=1).dtypes.astype(str)
# case: no-rows
result = pd.read_csv(StringIO(PEOPLE), nrows=0).dtypes.astype(str)
