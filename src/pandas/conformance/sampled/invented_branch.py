import pandas as pd
import numpy as np

# Town library
branch_df = pd.DataFrame({
    "branch_id": [1, 2, 3, 4],
    "branch_name": ["Central", "Riverside", "North Hill", "Old Mill"],
    "city": ["Leeds", "Leeds", "York", None],
    "opened": ["1921-05-01", "1988-11-15", "2004-02-29", "1970-01-01"],
})

book_df = pd.DataFrame({
    "book_id": [10, 11, 12, 13, 14, 15, 16, 17, 18],
    "title": ["The Sea", "the sea wolf", "A Brief History", "Emma ", "Middlemarch",
              "Night & Day", "Sea of Poppies", "Emma", "Untitled (draft)"],
    "author_id": [1, 2, 3, 4, 5, 6, 7, 4, None],
    "genre": ["Fiction", "fiction", "Science", "Classic", "Classic", "Classic", "Fiction", "Classic", None],
    "pub_year": ["2005", "1904", "1988", "1815", "1871", "1919", "2008", "1815", "n/a"],
    "pages": [200, 366, 256, 474, 880, 442, 528, 448, np.nan],
})

author_df = pd.DataFrame({
    "author_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["John Banville", "Jack London", "Stephen Hawking", "Jane Austen",
             "George Eliot", "Virginia Woolf", "Amitav Ghosh", "Zadie Smith"],
    "country": ["Ireland", "USA", "UK", "UK", "UK", "UK", "India", "UK"],
})

member_df = pd.DataFrame({
    "member_id": [100, 101, 102, 103, 104, 105],
    "full_name": ["Ann Lee", "Bob Stone", "Cara Diaz", "Dev Patel", "Eve O'Neil", "ann lee"],
    "email": ["ann@mail.com", None, "cara@mail.org", "dev@work.co.uk", "", "ANN@MAIL.COM"],
    "joined": ["2020-01-15", "2019-07-30", "2021-12-31", "2020-02-29", "2022-06-01", "2020-01-15"],
    "home_branch": [1, 2, 1, 3, 2, 1],
})

loan_df = pd.DataFrame({
    "loan_id": range(1, 13),
    "book_id": [10, 11, 13, 13, 14, 10, 16, 12, 13, 10, 17, 15],
    "member_id": [100, 101, 100, 102, 103, 102, 100, 101, 103, 104, 102, 100],
    "branch_id": [1, 1, 2, 1, 3, 1, 2, 2, 3, 2, 1, 1],
    "out_date": ["2023-01-05", "2023-01-07", "2023-01-31", "2023-02-01", "2023-02-10", "2023-02-14",
                 "2023-03-01", "2023-03-03", "2023-03-15", "2023-04-01", "2023-04-02", "2023-12-30"],
    "back_date": ["2023-01-20", None, "2023-02-28", "2023-02-15", "2023-03-20", "2023-02-14",
                  None, "2023-03-10", "2023-04-20", "2023-04-10", None, "2024-01-05"],
    "fine": [0.0, np.nan, 2.5, 0.0, 4.0, 0.0, np.nan, 0.0, 4.0, 0.0, np.nan, 0.0],
})
# case: sea-titles
# Which book titles contain the word "sea", whatever the case? Show title and pages.
mask = book_df["title"].str.contains(r"\bsea\b", case=False, regex=True)
result = book_df.loc[mask, ["title", "pages"]].reset_index(drop=True)
# case: authors-without-books
# List the names of authors who have no book in the library.
result = author_df[~author_df["author_id"].isin(book_df["author_id"].dropna())][["name"]].reset_index(drop=True)
# case: most-borrowed-ties
# Which title(s) have been borrowed the most? Show title and number of loans.
counts = loan_df.merge(book_df, on="book_id").groupby(["book_id", "title"]).size().reset_index(name="num_loans")
result = counts[counts["num_loans"] == counts["num_loans"].max()][["title", "num_loans"]]
# case: loan-length-by-branch
# Average number of days a returned book was kept, for each branch name, longest first.
l = loan_df.assign(
    out_date=pd.to_datetime(loan_df["out_date"]),
    back_date=pd.to_datetime(loan_df["back_date"]),
)
l["days"] = (l["back_date"] - l["out_date"]).dt.days
result = (
    l.merge(branch_df[["branch_id", "branch_name"]], how="inner", on="branch_id")
    .groupby("branch_name", as_index=False)["days"]
    .mean()
    .rename(columns={"days": "avg_days"})
    .sort_values("avg_days", ascending=False)
    .reset_index(drop=True)
)
# case: branch-loan-counts-left-join
# Number of loans per branch, including branches with none.
result = (
    branch_df.set_index("branch_id")
    .join(loan_df["branch_id"].value_counts().rename("loans"))
    .fillna({"loans": 0})
    .astype({"loans": int})
    .reset_index()[["branch_name", "loans"]]
)
# case: longer-than-genre-average
# Books with more pages than the average of their genre (genre compared without case).
b = book_df.copy()
b["genre"] = b["genre"].str.title()
b["avg_pages"] = b.groupby("genre")["pages"].transform("mean")
result = b.query("pages > avg_pages")[["title", "genre", "pages"]].reset_index(drop=True)
# case: members-both-branches
# Names of members who have borrowed from both Central and Riverside.
lb = loan_df.merge(branch_df, on="branch_id")
central = set(lb.loc[lb.branch_name == "Central", "member_id"])
riverside = set(lb.loc[lb.branch_name == "Riverside", "member_id"])
result = member_df[member_df.member_id.isin(central & riverside)][["full_name"]].sort_values("full_name", ignore_index=True)
# case: pub-year-numbers
# Oldest publication year per country of the author.
ba = pd.merge(book_df, author_df, on="author_id", how="inner")
ba["pub_year"] = pd.to_numeric(ba["pub_year"], errors="coerce").astype("Int64")
result = ba.groupby("country").agg(oldest_year=("pub_year", "min")).reset_index().sort_values(["oldest_year", "country"])
# case: distinct-clean-emails
# How many different non-empty e-mail addresses are there (ignoring case)?
emails = member_df["email"].dropna().str.strip().str.lower()
emails = emails[emails.ne("")]
result = pd.DataFrame({"num_emails": [emails.nunique()]})
# case: monthly-loans
# Number of loans for every month of the first quarter of 2023 as YYYY-MM.
d = pd.to_datetime(loan_df["out_date"])
q1 = d[d.between("2023-01-01", "2023-03-31")]
result = q1.dt.strftime("%Y-%m").value_counts().sort_index().rename_axis("month").reset_index(name="loans")
# case: not-returned
# Title, borrower and out date of the books which are still out, newest first.
result = (
    loan_df[loan_df["back_date"].isnull()]
    .merge(book_df[["book_id", "title"]], on="book_id", how="left")
    .merge(member_df[["member_id", "full_name"]], on="member_id", how="left")
    .sort_values(by="out_date", ascending=False)
    .loc[:, ["title", "full_name", "out_date"]]
)
# case: first-loan-of-member
# For each member who has borrowed, the title of their first loan.
first = loan_df.sort_values("out_date").drop_duplicates("member_id", keep="first")
first = first.merge(book_df, on="book_id").merge(member_df, on="member_id")
result = first[["full_name", "title", "out_date"]].sort_values("full_name", key=lambda s: s.str.lower()).reset_index(drop=True)
# case: genre-having
# Genres (lower case) with at least two books and a mean of over 400 pages.
g = book_df.groupby(book_df["genre"].str.lower())
stats = pd.DataFrame({"n": g["book_id"].count(), "mean_pages": g["pages"].mean().round(1)})
result = stats[(stats.n >= 2) & (stats.mean_pages > 400)].reset_index()
# case: fine-share
# Percentage of returned loans that carried a fine, rounded to 2 decimals.
returned = loan_df[loan_df["back_date"].notna()]
pct = (returned["fine"] > 0).mean() * 100
result = pd.DataFrame([{"fined_percent": round(pct, 2)}])
