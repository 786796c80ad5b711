"""Answers to ten questions about the town libraries."""
import math
import string
from collections import OrderedDict, deque

import numpy as np
import pandas as pd

books = pd.DataFrame([
    {"isbn": "978-0-306-40615-7", "title": "The Old Harbour", "author": "Marsh, Edith; Poole, J.", "pages": 312, "year": 1998, "dewey": "823.914"},
    {"isbn": "9780306406158", "title": "A Field Guide to Moss", "author": "Tanaka, Rei", "pages": 188, "year": 2005, "dewey": "588.2"},
    {"isbn": "0-8044-2957-X", "title": "an old harbour", "author": "Marsh, Edith", "pages": 96, "year": None, "dewey": "823.9"},
    {"isbn": None, "title": "Numbers & Nets", "author": "", "pages": 420, "year": 2016, "dewey": "510"},
    {"isbn": "978-1-86197-876-9", "title": "Zürich im Winter", "author": "Keller, Urs", "pages": 244, "year": 2011, "dewey": "914.94"},
    {"isbn": "", "title": "The Moss and the Stone ", "author": "Tanaka, Rei; Dube, S.; Keller, Urs", "pages": None, "year": 2019, "dewey": None},
    {"isbn": "9781861978769", "title": "Zurich im Winter", "author": "keller, urs", "pages": 244, "year": 2011, "dewey": "914.94"},
], index=pd.Index(["B1", "B2", "B3", "B4", "B5", "B6", "B7"], name="book"))

members = pd.DataFrame({
    "member": [501, 502, 503, 504, 505, 507],
    "name": ["iris vance", "Jonas  Pike", "KOFI ANAN", "Lea Q.", None, ""],
    "joined": ["2021-05-01", "2021-05-17", "2022-01-09", "2022-12-31", "2023-02-30", None],
    "branch": ["Main", "East", "Main", "West", "East", "west"],
})

loans = pd.DataFrame({
    "loan": np.arange(1, 17),
    "member": [501, 502, 501, 503, 503, 501, 504, 502, 504, 503, 501, 505, 502, 501, 506, 503],
    "book": ["B1", "B2", "B1", "B1", "B5", "B3", "B2", "B4", "B1", "B2", "B6", "B7", "B1", "B2", "B2", "B5"],
    "out": ["2023-01-02", "2023-01-05", "2023-02-01", "2023-02-10", "2023-02-10", "2023-03-03", "2023-03-03", "2023-03-20", "2023-04-01", "2023-04-02",
            "2023-05-06", "2023-05-20", "2023-06-01", "2023-06-02", "2023-06-09", "2023-06-11"],
    "back": ["2023-01-20", "2023-01-26", "2023-02-09", "2023-03-31", "2023-02-24", "2023-03-24", "", "2023-04-10", "2023-05-30", "2023-04-20",
             None, "2023-06-01", "2023-06-22", "", "2023-06-30", "2023-06-12"],
    "renewals": [0, 1, 0, 2, 0, 0, 1, None, 3, 0, 0, 0, 0, 1, 0, 0],
})


# case: isbn_checksum_validation
def valid_isbn(raw):
    if not raw:
        return None
    chars = [c for c in raw.upper() if c in string.digits + "X"]
    if len(chars) == 10:
        total = sum((10 if c == "X" else int(c)) * w for c, w in zip(chars, range(10, 0, -1)))
        return total % 11 == 0
    if len(chars) == 13:
        total = sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(chars))
        return total % 10 == 0
    return False


flags = books["isbn"].apply(valid_isbn)
result = OrderedDict((book, flag) for book, flag in flags.items() if flag is not None)
result = dict(result)

# case: overdue_fines_capped
# A loan lasts 21 days plus 14 per renewal; the fine is 0.25 a day, at most 10.
as_of = pd.Timestamp("2023-07-01")
df = loans.copy()
df["out"] = pd.to_datetime(df["out"])
df["back"] = pd.to_datetime(df["back"].replace("", np.nan))
df["due"] = df["out"] + pd.to_timedelta(21 + 14 * df["renewals"].fillna(0), unit="D")
df["late"] = (df["back"].fillna(as_of) - df["due"]).dt.days.clip(lower=0)
df["fine"] = (df["late"] * 0.25).clip(upper=10)
per_member = df.groupby("member")["fine"].sum()
per_member = per_member[per_member > 0]
result = per_member.sort_values(ascending=False)

# case: titles_sorted_without_articles
ARTICLES = {"the", "a", "an", "der", "die"}

def sort_title(title):
    first, _, rest = title.strip().partition(" ")
    if first.lower() in ARTICLES and rest:
        return f"{rest}, {first.capitalize()}"
    return title.strip()

table = str.maketrans({"ü": "u", "ö": "o", "ä": "a"})
s = books["title"].map(sort_title)
result = s.sort_values(key=lambda k: k.str.lower().str.translate(table)).to_list()

# case: concurrent_loans_peak
events = []
for row in loans.itertuples():
    events.append((row.out, 1))
    if row.back:
        events.append((row.back, -1))
ev = pd.DataFrame(events, columns=["day", "delta"])
by_day = ev.groupby("day")["delta"].sum().sort_index().cumsum()
peak = by_day.max()
result = (int(peak), by_day[by_day == peak].index.tolist())

# case: reading_queue_last_three_books
history = {}
for row in loans.sort_values("out").itertuples(index=False):
    history.setdefault(row.member, deque(maxlen=3)).append(row.book)
wide = pd.DataFrame.from_dict({m: list(q) for m, q in history.items()}, orient="index")
wide.columns = [f"recent_{i + 1}" for i in range(wide.shape[1])]
result = wide.rename_axis("member").reset_index()

# case: loans_per_branch_and_month_calendar
m = members.set_index("member")["branch"]
loans_m = loans.assign(branch=loans["member"].map(m).fillna("unknown"), month=pd.to_datetime(loans["out"]).dt.to_period("M"))
grid = pd.MultiIndex.from_product([sorted(loans_m["branch"].unique()), pd.period_range("2023-01", "2023-06", freq="M")], names=["branch", "month"])
counts = loans_m.groupby(["branch", "month"]).size().reindex(grid, fill_value=0)
running = counts.groupby(level="branch").cumsum()
result = pd.DataFrame({"n": counts, "running": running}).unstack("month").swaplevel(axis=1)["2023-06"]

# case: author_page_totals
auth = books.assign(author=books["author"].str.split(r";\s*", regex=True)).explode("author")
auth["author"] = auth["author"].str.title()
auth = auth[auth["author"] != ""]
n = auth.groupby(level="book")["author"].transform("size")
auth["share"] = auth["pages"] / n
result = auth.groupby("author").agg(titles=("title", "nunique"), pages=("share", "sum"), newest=("year", "max")).sort_values("pages", ascending=False)

# case: member_join_cohort_quarters
joined = pd.to_datetime(members["joined"], format="%Y-%m-%d")
quarter = joined.dt.to_period("Q").astype(str)
result = members.groupby(quarter)["member"].count()

# case: dewey_class_interval_lookup
classes = pd.Series(
    ["General", "Mathematics and science", "Technology", "Arts", "Literature", "Geography and history"],
    index=pd.IntervalIndex.from_breaks([0, 500, 600, 700, 800, 900, 1000], closed="left"),
)
num = pd.to_numeric(books["dewey"])
names = num.map(lambda x: "unclassified" if math.isnan(x) else classes.loc[x])
borrowed = loans["book"].value_counts().reindex(books.index, fill_value=0)
out = pd.DataFrame({"cls": names, "loans": borrowed}).groupby("cls")["loans"].agg(["sum", "mean"])
result = out.rename(columns={"sum": "loans", "mean": "per_title"}).sort_index()

# case: same_member_reborrowed_within_sixty_days
x = loans[["loan", "member", "book", "out"]].copy()
x["out"] = pd.to_datetime(x["out"])
pairs = x.merge(x, on=["member", "book"], suffixes=("_1", "_2"))
pairs = pairs[pairs["loan_1"] < pairs["loan_2"]]
pairs["days"] = (pairs["out_2"] - pairs["out_1"]).dt.days
hit = pairs[pairs["days"].between(0, 60, inclusive="both")]
summary = hit.merge(members[["member", "name"]], on="member", how="left")
summary["name"] = summary["name"].str.title().str.split().str.join(" ")
result = summary[["name", "book", "days"]]
