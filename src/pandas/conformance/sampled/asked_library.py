import pandas as pd
import numpy as np
import re
import datetime

books = pd.DataFrame({
    "book_id": [1, 2, 3, 4, 5, 6, 7],
    "title": ["Dune", "Emma", "Ulysses", "Beloved", "It", "The Trial", "Dune"],
    "author": ["Frank Herbert", "Jane Austen", "James Joyce", "Toni Morrison", "Stephen King", "Franz Kafka", "Frank Herbert"],
    "year": ["1965", "1815", "1922", "1987", "1986", "1925", "1965"],
    "pages": [412, 474, 730, 324, 1138, None, 412],
    "genre": ["SciFi", "Classic", "Classic", "Fiction", "Horror", "Classic", "SciFi"],
})
members = pd.DataFrame({
    "member_id": [11, 12, 13, 14, 15],
    "name": ["Olga Petrova", "  Paul Smith", "quentin blake ", "Rita O'Neil", "Sam Hill"],
    "joined": ["03/15/2020", "07/01/2021", "12/24/2019", "01/31/2022", "02/02/2022"],
})
loans = pd.DataFrame({
    "loan_id": range(1, 11),
    "book_id": [1, 2, 1, 3, 5, 2, 7, 6, 1, 4],
    "member_id": [11, 11, 12, 13, 11, 12, 13, 99, 13, 11],
    "out": pd.to_datetime(["2023-01-01", "2023-01-04", "2023-01-20", "2023-02-01", "2023-02-02", "2023-02-11", "2023-03-01", "2023-03-03", "2023-03-09", "2023-03-20"]),
    "back": pd.to_datetime(["2023-01-12", "2023-01-30", "2023-01-25", None, "2023-02-10", "2023-03-15", "2023-03-08", "2023-03-20", None, None]),
})

# case: most-borrowed-title
# Most borrowed title (copies of one title counted together)
j = loans.merge(books, on="book_id")
result = j["title"].value_counts().head(1)

# case: overdue-fines
# Fine of 0.25 for each day beyond 14 days, per member; open loans count until 2023-04-01
as_of = pd.Timestamp(2023, 4, 1)
l = loans.copy()
l["days"] = (l["back"].fillna(as_of) - l["out"]).dt.days
l["late"] = (l["days"] - 14).clip(lower=0)
l["fine"] = l["late"] * 0.25
fines = l.groupby("member_id")["fine"].sum()
result = members.set_index("member_id").join(fines)["fine"].fillna(0.0)

# case: clean-member-names
# Clean names to title case and last-name initials
clean = members["name"].str.strip().str.title()
first, last = clean.str.split(" ", n=1).str[0], clean.str.split(" ", n=1).str[1]
result = pd.DataFrame({"first": first, "last": last, "initials": first.str[0] + last.str[0]})

# case: joined-per-quarter
m = members.assign(joined=pd.to_datetime(members["joined"], format="%m/%d/%Y"))
result = m.groupby(m["joined"].dt.to_period("Q").astype(str))["member_id"].count().to_dict()

# case: decades-by-genre
books["decade"] = books["year"].astype(int) // 10 * 10
books["century"] = (books["year"].astype(int) - 1) // 100 + 1
result = books.drop_duplicates(subset=["title", "author"]).groupby(["century", "genre"]).agg(titles=("title", "unique"), oldest=("year", "min"))

# case: longer-than-any-classic
# Books with more pages than every Classic (nested ALL)
lim = books.loc[books["genre"] == "Classic", "pages"].max()
result = books.query("pages > @lim")["title"].item()

# case: authors-more-than-one-book
c = books.groupby("author").size()
result = c[c > 1].index.tolist()

# case: members-no-loans-and-orphans
out = members.merge(loans, on="member_id", how="outer", indicator="src")
result = out.groupby("src", observed=False)["member_id"].nunique()

# case: year-between-mistake
# Books from the 20th century
result = books[books["year"].between(1901, 2000)]["title"].tolist()

# case: currently-on-loan
open_loans = loans[loans["back"].isna()]
result = (open_loans.merge(books[["book_id", "title"]], how="left")
          .merge(members[["member_id", "name"]], how="left")
          .assign(name=lambda d: d["name"].str.strip())
          .sort_values("out", ascending=False)[["title", "name", "out"]]
          .values.tolist())

# case: loan-gap-per-book
l = loans.sort_values(["book_id", "out"])
l["prev_back"] = l.groupby("book_id")["back"].shift()
l["idle"] = l["out"] - l["prev_back"]
result = l.loc[l["idle"].notna(), ["book_id", "loan_id", "idle"]].set_index("loan_id")

# case: monthly-active-members
result = loans.set_index("out").resample("MS")["member_id"].agg(["nunique", "count"])

# case: isbn-check
isbns = pd.DataFrame({"isbn": ["0-306-40615-2", "0306406153", "080442957X", "12345", None]})
def valid(x):
    if not isinstance(x, str):
        return False
    s = re.sub(r"[^0-9X]", "", x.upper())
    if len(s) != 10:
        return False
    tot = sum((10 - i) * (10 if ch == "X" else int(ch)) for i, ch in enumerate(s))
    return tot % 11 == 0
isbns["ok"] = isbns["isbn"].map(valid)
result = isbns["ok"].mean()

# case: pages-int-mistake
# Average pages per genre as whole numbers
books["pages"] = books["pages"].astype(int)
result = books.groupby("genre")["pages"].mean().astype(int)

# case: title-word-stats
t = books["title"].drop_duplicates()
result = pd.concat([t, t.str.len().rename("length"), t.str.count("(?i)[aeiou]").rename("vowels"), t.str.contains(r"^The\b").rename("has_article")], axis=1).sort_values("length", ascending=False).reset_index(drop=True)
