import pandas as pd
import numpy as np
import re
import string

books = pd.DataFrame({
    "title": ["the Old man", "  WAR and Peace", "dune", None, "Émile zola's", "1984", "catch-22", "Dune ", ""],
    "isbn": ["12", "0345", "978", "-7", None, "+15", "abc", "0", "1234567890"],
    "genre": ["fiction,classic", "classic, war", "scifi", None, "essay", "scifi,fiction", "", "scifi", "x"],
    "price": ["$1,200.50", "€15", "(3.20)", "12.5", None, "free", "$0", " 7 ", "1e3"],
})
first = pd.Series(["ann", "Bob", None, "dee", "Eve"], name="first")
last = pd.Series(["Lee", None, "Cho", "DAY", "o'hara"], name="last")
lists = pd.Series([["a", "b"], ["c"], [], None, ["d", "e", "f"]], name="items")
mixed = pd.Series(["a1", 2, None, 3.5, "b ", True], dtype=object)
cols = pd.Index(["  First Name", "AGE (yrs)", "zip-code ", "Total$"])

# case: replace-callable-groups
result = first.str.replace(r"^(\w)", lambda m: m.group(1).upper(), regex=True)

# case: replace-regex-backreference
result = books["title"].str.replace(r"(\w+) (\w+)", r"\2 \1", regex=True)

# case: replace-literal-dollar
result = books["price"].str.replace("$", "", regex=False).str.replace(",", "", regex=False)

# case: replace-price-clean-to-numeric
result = pd.to_numeric(books["price"].str.replace(r"[$€,\s]", "", regex=True), errors="coerce")

# case: replace-n-once
result = books["title"].str.replace("e", "E", n=1)

# case: replace-case-false
result = books["title"].str.replace("DUNE", "Sand", case=False, regex=True)

# case: replace-compiled-flags
pat = re.compile("^the |war", flags=re.IGNORECASE)
result = books["title"].str.replace(pat, "*", regex=True)

# case: replace-callable-without-regex
result = books["title"].str.replace("a", lambda m: m.group(0).upper())

# case: replace-parentheses-negative
result = books["price"].str.replace(r"^\((.*)\)$", r"-\1", regex=True)

# case: cat-self-sep
result = first.str.cat(sep=", ")

# case: cat-self-na-rep
result = first.str.cat(sep="/", na_rep="?")

# case: cat-others-sep
result = first.str.cat(last, sep=" ")

# case: cat-others-na-rep
result = last.str.cat(first, sep=", ", na_rep="-")

# case: cat-list-of-series
result = first.str.cat([last, first.str.len().astype("string")], sep="|", na_rep="")

# case: cat-join-inner-unaligned
other = pd.Series(["x", "y", "z"], index=[4, 0, 9])
result = first.str.cat(other, join="inner", na_rep="_")

# case: cat-list-of-strings
result = first.str.cat(["1", "2", "3", "4", "5"], sep="-")

# case: cat-wrong-length
result = first.str.cat(["1", "2"], sep="-")

# case: pad-both-fillchar
result = books["isbn"].str.pad(6, side="both", fillchar="*")

# case: zfill-signs
result = books["isbn"].str.zfill(5)

# case: center-width
result = first.str.center(8, fillchar="-")

# case: ljust-rjust-add
result = first.str.ljust(5, ".") + last.str.rjust(7, ".")

# case: wrap-width
result = pd.Series(["the quick brown fox jumps", "short", None]).str.wrap(10)

# case: get-negative
result = lists.str.get(-1)

# case: get-out-of-range
result = first.str.get(3)

# case: slice-step
result = books["title"].str.slice(start=0, stop=None, step=2)

# case: slice-brackets-negative
result = books["title"].str[-3:]

# case: slice-replace-middle
result = books["title"].str.slice_replace(1, 3, "##")

# case: slice-replace-start-only
result = books["isbn"].str.slice_replace(start=2, repl="X")

# case: get-dummies-comma
result = books["genre"].str.get_dummies(sep=",")

# case: get-dummies-after-strip
result = books["genre"].str.replace(" ", "").str.get_dummies(",").sum().sort_values(ascending=False, kind="stable")

# case: join-lists
result = lists.str.join("+")

# case: len-of-lists
result = lists.str.len()

# case: join-on-string
result = first.str.join(".")

# case: translate-punctuation
table = str.maketrans("", "", string.punctuation)
result = books["title"].str.translate(table)

# case: translate-dict
result = first.str.translate({ord("e"): "3", ord("a"): "4"})

# case: is-kin-frame
s = books["isbn"]
result = pd.DataFrame({"digit": s.str.isdigit(), "num": s.str.isnumeric(), "dec": s.str.isdecimal(), "alnum": s.str.isalnum(), "alpha": s.str.isalpha()})

# case: is-case-checks
result = pd.DataFrame({f: getattr(last.str, f)() for f in ["isupper", "islower", "istitle", "isspace"]})

# case: mixed-object-str-len
result = mixed.str.len()

# case: index-str-chain
result = cols.str.strip().str.lower().str.replace(r"[^a-z0-9]+", "_", regex=True).str.strip("_").tolist()

# case: str-accessor-on-numbers
result = pd.Series([1, 2, 3]).str.upper()
