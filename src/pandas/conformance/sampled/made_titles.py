import pandas as pd
import numpy as np
import string
from itertools import chain, cycle, islice, product, zip_longest, groupby, count, starmap

titles = ["Dune", "Emma", "It", "1984", "emma", "The Trial", ""]
authors = {"Herbert": 1920, "Austen": 1775, "King": 1947, "Orwell": None, "Kafka": 1883}
genres = ["sci-fi", "classic", "horror", "dystopia|classic", None]
member_types = pd.Series(["student", "adult", "senior"], index=["S", "A", "R"])
LOAN_DAYS = {"student": 14, "adult": 21, "senior": 28}

# case: authors-dimension
authors_df = pd.Series(authors, name="born").rename_axis("name").reset_index()
authors_df.insert(0, "author_id", range(1, len(authors_df) + 1))
authors_df["born"] = authors_df["born"].astype("Int64")
authors_df["century"] = authors_df["born"] // 100 + 1
result = authors_df
# case: books-zip-cycle
books = pd.DataFrame(
    zip(count(1), titles, cycle(authors), cycle(genres)),
    columns=["book_id", "title", "author", "genre"],
)
books["isbn"] = [f"978-{b:05d}-{(b * 37) % 10}" for b in books["book_id"]]
result = books
# case: copies-per-book
books = pd.DataFrame({"book_id": range(1, 8), "title": titles})
books["copies"] = (books["book_id"] * 2) % 4
copies = books.loc[books.index.repeat(books["copies"]), ["book_id"]]
copies["copy_no"] = copies.groupby("book_id").cumcount().add(1)
copies["barcode"] = copies["book_id"].map("{:03d}".format) + "/" + copies["copy_no"].map(str)
result = copies.reset_index(drop=True)
# case: loans-with-due-dates
members = pd.DataFrame({"member_id": range(101, 107), "kind": list(islice(cycle(member_types), 6))})
loans = pd.DataFrame({"loan_id": range(1, 11), "member_id": [101 + (i * 4) % 7 for i in range(10)], "out": pd.date_range("2024-02-20", periods=10, freq="2D")})
loans = loans.merge(members, how="left", on="member_id")
loans["days"] = loans["kind"].map(LOAN_DAYS)
loans["due"] = loans["out"] + pd.to_timedelta(loans["days"], unit="D")
result = loans
# case: overdue-question
loans = pd.DataFrame({
    "loan_id": np.arange(1, 13),
    "member": np.tile(["ann", "Bob", "cy"], 4),
    "due": pd.date_range("2024-05-01", periods=12, freq="D"),
})
loans["returned"] = loans["due"] + pd.to_timedelta([(-1) ** i * i for i in range(12)], unit="D")
loans.loc[loans["loan_id"] % 5 == 0, "returned"] = pd.NaT
asof = pd.Timestamp("2024-05-15")
late = (loans["returned"].fillna(asof) - loans["due"]).dt.days.clip(lower=0)
result = late.groupby(loans["member"].str.lower()).agg(["sum", "max"]).sort_values("sum", ascending=False)
# case: shelf-codes-product
shelves = pd.DataFrame(starmap(lambda f, l, n: (f, l, n, f"{f}{l}{n:02}"), product([1, 2], string.ascii_uppercase[:3], range(1, 3))), columns=["floor", "aisle", "bay", "code"])
shelves["capacity"] = np.where(shelves["aisle"].eq("B"), 40, 25)
result = shelves.groupby(["floor", "aisle"])["capacity"].sum().unstack("floor")
# case: genre-explode-count
b = pd.DataFrame({"title": list(islice(cycle(titles), 10)), "genre": list(islice(cycle(genres), 10))})
g = b.assign(genre=b["genre"].str.split("|")).explode("genre", ignore_index=True)
cnt = g.groupby("genre", dropna=False).agg(n=("title", "size"), titles=("title", lambda s: ", ".join(sorted(t for t in s if t))))
result = cnt
# case: ratings-from-strings
txt = "5,4,,3,x,5\n1,1,2\n\n4"
rows = [line.split(",") for line in txt.split("\n")]
r = pd.DataFrame(list(zip_longest(*rows)), columns=titles[:4])
num = r.apply(pd.to_numeric, errors="coerce")
result = num.agg(["count", "mean", "std"]).T.round(2)
# case: reading-log-timeline
log = pd.DataFrame({"pages": [30, 0, 55, 12, 40, 40]}, index=pd.date_range("2024-03-29", periods=6, freq="D", name="day"))
log["total"] = log["pages"].cumsum()
log["weekend"] = log.index.day_name().isin(["Saturday", "Sunday"])
log["best_so_far"] = log["pages"].cummax()
log.loc[pd.Timestamp("2024-04-10")] = [5, np.nan, False, 55]
result = log
# case: series-volumes-tuples
vols = [(s, v, 200 + 35 * v) for s, nv in {"Saga": 3, "Solo": 1, "Trio": 3}.items() for v in range(1, nv + 1)]
df = pd.DataFrame(vols, columns=["series", "vol", "pages"]).set_index(["series", "vol"])
df["share"] = df["pages"] / df.groupby(level=0)["pages"].transform("sum")
result = df.xs(1, level="vol", drop_level=False)
# case: groupby-itertools-runs
events = ["out", "out", "in", "out", "in", "in", "in"]
runs = pd.DataFrame([(k, len(list(g))) for k, g in groupby(events)], columns=["event", "length"])
s = pd.Series(events)
alt = s.groupby((s != s.shift()).cumsum()).agg(["first", "size"])
result = (alt["size"].tolist() == runs["length"].tolist(), runs)
# case: member-cards-edge-ids
ids = pd.Series([0, 1, 999, 1000, -1, 10**9])
cards = pd.DataFrame({"id": ids, "card": ids.astype(str).str.zfill(6), "hex": ids.apply(hex), "ok": ids.between(1, 999, inclusive="both")})
cards["pad"] = cards["id"].astype(str).str.pad(8, side="both", fillchar="*")
result = cards
# case: titles-sort-ignoring-article
t = pd.Series(["The Trial", "a Room", "An Orchard", "Dune", "the trial", "", None])
key = t.str.lower().str.replace(r"^(the|an|a)\s+", "", regex=True)
result = pd.DataFrame({"t": t, "key": key}).sort_values("key", na_position="first", kind="mergesort")["t"]
# case: waitlist-first-come
w = pd.DataFrame({"book": ["Dune", "It", "Dune", "It", "Dune"], "who": ["a", "b", "c", "a", "d"], "ts": pd.to_datetime(["2024-01-03", "2024-01-01", "2024-01-01", "2024-01-01", None])})
w["pos"] = w.groupby("book")["ts"].rank(method="first").astype("Int64")
result = w.pivot(index="pos", columns="book", values="who").loc[lambda d: d.index.notna()]
# case: attribute-error-str-on-int
books = pd.DataFrame({"book_id": range(1, 5), "year": [1965, 1815, 1986, 1949]})
books["decade"] = books["year"].str[:3] + "0s"
result = books.groupby("decade").size()
# case: length-mismatch-error
books = pd.DataFrame({"book_id": range(1, 9), "title": titles, "author": list(authors)})
result = books.head()
# case: branch-inventory-fillgrid
inv = pd.DataFrame({"branch": ["N", "N", "S"], "title": ["Dune", "It", "Dune"], "n": [3, 1, 2]})
full = inv.set_index(["branch", "title"]).reindex(pd.MultiIndex.from_product([["N", "S", "W"], ["Dune", "It"]], names=["branch", "title"]), fill_value=0)
result = full.reset_index().pivot_table(values="n", index="branch", columns="title", aggfunc="sum", margins=True)
# case: dewey-interval-index
iv = pd.IntervalIndex.from_breaks([0, 100, 200, 500, 1000], closed="left")
lab = pd.Series(["general", "philosophy", "social", "science+"], index=iv)
calls = pd.Series([5.5, 100, 499.99, 500, 813.54])
result = pd.DataFrame({"call": calls, "class": lab.loc[calls].to_numpy()})
# case: donations-compound-table
years = np.arange(2020, 2026)
d = pd.DataFrame({"year": years, "inflow": np.where(years % 2 == 0, 1000, 0)})
bal = []
b = 0.0
for x in d["inflow"]:
    b = round(b * 1.04 + x, 2)
    bal.append(b)
d["endowment"] = bal
d["yoy"] = d["endowment"].pct_change().mul(100).round(1)
result = d
# case: compare-two-inventories
a = pd.DataFrame({"id": range(1, 6), "shelf": list("ABCDE"), "n": [1, 2, 3, 4, 5]}).set_index("id")
b = a.copy()
b.loc[2, "shelf"] = "Z"
b.loc[[3, 5], "n"] = [0, 50]
result = a.compare(b, result_names=("system", "count"))
# case: update-from-corrections
books = pd.DataFrame({"title": ["Dune", "Emma", "It"], "year": [1956.0, None, 1986.0]}, index=pd.Index([1, 2, 3], name="id"))
fix = pd.DataFrame({"year": [1965, 1815, None]}, index=[1, 2, 3])
books.update(fix)
books["year"] = books["year"].astype(int)
result = books
# case: letters-frequency-title
letters = pd.Series(list("".join(titles).lower())).loc[lambda s: s.str.isalpha()]
vc = letters.value_counts()
top = vc[vc >= 3].rename_axis("letter").reset_index(name="n").sort_values(["n", "letter"], ascending=[False, True])
result = top.set_index("letter")["n"].to_dict()
# case: loan-duration-stats-describe
dur = pd.Series([i ** 2 % 23 for i in range(1, 16)], name="days")
desc = dur.describe(percentiles=[0.1, 0.5, 0.9])
result = desc.round(3)
# case: popular-authors-filter
l = pd.DataFrame({"author": [list(authors)[(i * i) % 5] for i in range(20)], "m": [i % 6 for i in range(20)]})
f = l.groupby("author").filter(lambda g: g["m"].nunique() >= 3)
result = f.groupby("author")["m"].agg(loans="size", readers="nunique", top=lambda s: s.mode().iat[0])
