import pandas as pd
import numpy as np
import re
import string

books = pd.DataFrame({
    "isbn": ["978-0-14-028329-7", "0-306-40615-2", "9780306406157", "080442957X", "978-3-16-148410-0", None, "12345", "0-14-028329-X"],
    "title": ["The Great Gatsby", "A Tale of Two Cities", "the catcher in the rye", "WAR AND PEACE", "L'Étranger", "An Unknown Book, Vol. 2", "Emma", "the great gatsby "],
    "authors": ["Fitzgerald, F. Scott", "Dickens, Charles", "Salinger, J.D.", "Tolstoy, Leo; Garnett, Constance (trans.)", "Camus, Albert", None, "Austen, Jane", "Fitzgerald, F. Scott; Smith, Z."],
    "published": ["1925", "1859", "c. 1951", "1869 [1867]", "1942?", "n.d.", "1815-12-23", "2004"],
    "pages": ["180 p.", "341", "xvi, 277 p.", "1,225", "123p", "", None, "180 p."],
    "subjects": ["Fiction;American;Classic", "fiction; british ;classic", "Fiction;American", "Fiction;Russian;War;Classic", "fiction;French", "", "Fiction;British;Romance", None],
})

loans = pd.DataFrame({
    "loan": ["L1", "L2", "L3", "L10", "L11", "L20", "L21"],
    "title_typed": ["great gatsby", "The Catcher in the Rye", "war & peace", "Emma ", "letranger", None, "A Tale of Two Cities"],
    "member": ["M-07", "m-07", "M-12", "M-3", "M-12", "M-7", None],
    "days_late": [0, 3, -2, 14, 0, np.nan, 31],
})

members = pd.DataFrame({
    "member_no": [3, 7, 12, 15],
    "name": ["o'brien, PAT", "de la cruz, maria", "Lee, Bo", ""],
    "joined": ["2020-01-05", "5 Jan 2021", "01/02/2022", None],
})

# case: sort-ignoring-articles
result = books.sort_values(
    "title",
    key=lambda s: s.str.strip().str.lower().str.replace(r"^(the|a|an)\s+", "", regex=True),
)["title"].tolist()

# case: isbn-strip-and-type
raw = books["isbn"].str.replace("-", "", regex=False).str.upper()
kind = np.select([raw.str.fullmatch(r"\d{13}").fillna(False).astype(bool), raw.str.fullmatch(r"\d{9}[\dX]").fillna(False).astype(bool)], ["ISBN-13", "ISBN-10"], default="invalid")
result = pd.DataFrame({"raw": raw, "kind": kind})

# case: isbn10-checksum
def ok10(code):
    if not isinstance(code, str):
        return False
    c = code.replace("-", "")
    if not re.fullmatch(r"\d{9}[\dXx]", c):
        return False
    total = sum((10 - i) * (10 if ch in "xX" else int(ch)) for i, ch in enumerate(c))
    return total % 11 == 0

result = books["isbn"].map(ok10)

# case: isbn13-checksum-loop
valid = {}
for isbn in books["isbn"].dropna():
    d = re.sub(r"\D", "", isbn)
    if len(d) == 13:
        s = sum(int(x) * (1 if i % 2 == 0 else 3) for i, x in enumerate(d))
        valid[isbn] = s % 10 == 0
result = valid

# case: year-extract
yr = books["published"].str.extract(r"(\d{4})", expand=False)
result = pd.to_numeric(yr).astype("Int64")

# case: pages-numeric
pg = books["pages"].str.replace(",", "").str.findall(r"\d+").str.get(-1)
result = pg.astype(float).fillna(0).astype(int).sum()

# case: first-author-last-name
first = books["authors"].str.split(";").str[0].str.partition(",")[0].str.strip()
result = first.value_counts()

# case: author-count
result = books.assign(n_auth=books["authors"].str.count(";").add(1).fillna(0).astype(int))[["title", "n_auth"]]

# case: authors-one-per-row
a = (
    books[["title", "authors"]]
    .assign(authors=lambda d: d["authors"].str.split(r"\s*;\s*", regex=True))
    .explode("authors", ignore_index=True)
)
a["display"] = a["authors"].str.replace(r"^([^,]+), (.*)$", r"\2 \1", regex=True)
result = a

# case: subject-matrix
s = books["subjects"].str.lower().str.replace(r"\s*;\s*", ";", regex=True)
result = s.str.get_dummies(";").astype(bool)

# case: swapcase-and-case-tests
t = books["title"]
result = pd.DataFrame({
    "swap": t.str.swapcase(),
    "lower": t.str.islower(),
    "upper": t.str.isupper(),
    "title": t.str.istitle(),
})

# case: punctuation-translate
table = str.maketrans("", "", string.punctuation)
result = books["title"].str.translate(table).str.split().str.len()

# case: normalized-title-match
def norm(s):
    return (
        s.str.normalize("NFKD").str.encode("ascii", "ignore").str.decode("ascii")
        .str.lower().str.replace("&", "and").str.replace(r"[^a-z ]", "", regex=True)
        .str.replace(r"^(the|a|an) ", "", regex=True).str.strip()
    )

l = loans.assign(k=norm(loans["title_typed"]))
b = books.assign(k=norm(books["title"])).drop_duplicates("k")
result = l.merge(b[["k", "title"]], on="k", how="left")[["loan", "title_typed", "title"]]

# case: member-number-join
loans["member_no"] = pd.to_numeric(loans["member"].str.upper().str.removeprefix("M-")).astype("Int64")
members["member_no"] = members["member_no"].astype("Int64")
result = loans.merge(members, on="member_no", how="outer", indicator="src").groupby("src", observed=False)["loan"].count()

# case: member-merge-dtype-error
loans["member_no"] = loans["member"].str.extract(r"(\d+)", expand=False)
result = loans.merge(members, on="member_no")

# case: member-name-pretty
nm = members["name"].str.split(",", expand=True)
result = nm[1].str.strip().str.capitalize() + " " + nm[0].str.title()

# case: overdue-query-string
limit = 5
result = loans.query("days_late > @limit or title_typed.str.contains('gatsby', na=False)", engine="python")

# case: loan-ids-as-padded
n = loans["loan"].str[1:].str.zfill(4)
result = ("L" + n).where(loans["days_late"].gt(0), other="-")

# case: titles-joined-by-member
result = (
    loans.dropna(subset=["member", "title_typed"])
    .groupby(loans["member"].str.lower())["title_typed"]
    .agg(", ".join)
)

# case: title-wrap-center
w = books["title"].str.strip().str.wrap(10)
result = w.str.split("\n").str[0].str.center(14, "*").tolist()

# case: acronyms
result = books["title"].str.findall(r"\b[A-Za-z]").str.join("").str.upper()

# case: vowel-ratio
t = books["title"].str.strip()
v = t.str.count(r"(?i)[aeiou]")
result = (v / t.str.len()).round(3).rename("vowel_ratio")
