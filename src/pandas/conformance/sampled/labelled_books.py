import pandas as pd
import numpy as np
import re
import datetime as dt
from collections import OrderedDict

books = pd.DataFrame({
    "isbn": [9780306406157, 9780140449136, 9780679783268, 9780553213119, 9780141439518, 9780000000002],
    "title": ["Signals", "Crime and Punishment", " Emma", "moby dick", "Pride & Prejudice", ""],
    "author": ["Hall, A.", "Dostoevsky, F.", "Austen, J.", "Melville, H.", "Austen, J.", None],
    "copies": [3, 1, 0, 2, 5, 1],
    "published": ["1980", "1866-01-01", "Dec 1815", None, "28/01/1813", "unknown"],
}, index=["b1", "b2", "b3", "b4", "b5", "b6"])

loans = pd.DataFrame({
    "book": ["b1", "b2", "b1", "b5", "b4", "b9", "b5", None],
    "member": ["m1", "m2", "m3", "m1", "m1", "m2", "m4", "m3"],
    "days": [14, 30, 7, 21, 21, 3, None, 10],
    "returned": [True, False, True, True, None, False, True, False],
})

members = {"m1": "Ida", "m2": "Jon", "m3": "Kim", "m5": "Lou"}

# case: rename-index-with-dict
result = books["title"].rename({"b1": "signals", "b9": "ghost"}).str.strip()

# case: rename-scalar-vs-function
s = books["copies"]
result = s.rename("n").name, s.rename(str.upper).index.tolist(), s.rename(lambda x: int(x[1:])).loc[5]

# case: rename-axis-frame
df = books.rename_axis("book").rename_axis("field", axis="columns")
result = df.index.name, df.columns.name, df.reset_index().columns.tolist()

# case: rename-axis-index-kw
df = loans.set_index(["member", "book"]).rename_axis(index={"member": "who"})
result = df.sort_index().head(4)

# case: reset-index-name-kw
result = books["copies"].reset_index(name="n_copies")

# case: reset-index-names-frame
result = books[["author", "copies"]].reset_index(names="book_id").query("copies > 1")

# case: reset-index-level-drop
s = loans.set_index(["member", "book"])["days"]
result = s.reset_index(level="book", drop=True)

# case: reset-index-collision
df = loans.set_index("member", drop=False)
result = df.reset_index()

# case: set-index-append
df = loans.set_index("member", append=True)["days"]
result = df.index.nlevels, df.index.names, df.loc[(3, "m1")]

# case: set-index-with-array
df = books.set_index(np.arange(6) * 10)
result = df.loc[20:40, "copies"]

# case: set-index-series-and-column
df = loans.set_index([loans["member"].map(members), "book"])
result = df["days"]

# case: set-index-missing-column
result = loans.set_index("member_id")

# case: axes-direct-name-assignment
df = books[["copies"]].copy()
df.index.name = "bk"
df.columns.names = ["attr"]
result = df.T

# case: swap-title-index
inv = pd.Series(books.index, index=books["title"].str.strip().str.lower())
result = inv.get("emma"), inv.get("dune", "not held"), inv[""]

# case: swap-dict-zip
fwd = loans.dropna().set_index("member")["book"]
back = dict(zip(fwd.values, fwd.index))
result = back

# case: loans-per-book-all
n = loans["book"].value_counts().reindex(books.index).fillna(0).astype(int)
available = books["copies"] - n
result = available[available < 0].index.tolist(), available

# case: active-loans-diff-unaligned
out = loans.loc[~loans["returned"].fillna(True).astype(bool), "book"].value_counts()
result = (books["copies"] - out).sort_index(ascending=False)

# case: members-map-fallback
result = loans["member"].map(members).fillna("id:" + loans["member"])

# case: members-replace
result = loans["member"].replace(members).unique()

# case: index-isin-level
s = loans.set_index(["book", "member"])["days"]
keep = s.index.isin(["m1", "m4"], level="member")
result = s[keep]

# case: isbn-as-index-lookup
by_isbn = books.reset_index().set_index("isbn")
result = by_isbn.at[9780141439518, "index"], by_isbn.index.dtype.name, by_isbn.index.max() - by_isbn.index.min()

# case: isbn-string-lookup-fails
by_isbn = books.set_index("isbn")
result = by_isbn.loc["9780141439518", "title"]

# case: ordered-dict-authors
groups = books.dropna(subset=["author"]).groupby("author").groups
od = OrderedDict((a, list(ix)) for a, ix in groups.items())
result = dict(od)
