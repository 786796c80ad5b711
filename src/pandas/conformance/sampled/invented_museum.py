import pandas as pd
import numpy as np

# Museums
museum_df = pd.DataFrame.from_records([
    {"museum_id": 1, "museum": "National Gallery", "city": "London", "free_entry": 1},
    {"museum_id": 2, "museum": "Louvre", "city": "Paris", "free_entry": 0},
    {"museum_id": 3, "museum": "Uffizi", "city": "Florence", "free_entry": 0},
    {"museum_id": 4, "museum": "tate modern", "city": "london", "free_entry": 1},
    {"museum_id": 5, "museum": "Small Museum", "city": None, "free_entry": None},
])

artwork_df = pd.DataFrame({
    "work_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "title": ["Sunflowers", "Mona Lisa", "Primavera", "Birth of Venus", "Whaam!", "Untitled", "untitled", "The Ambassadors", "Portrait of a Man", "Water-Lilies"],
    "artist": ["Vincent van Gogh", "Leonardo da Vinci", "Sandro Botticelli", "Sandro Botticelli", "Roy Lichtenstein", "Anonymous", None, "Hans Holbein", "Titian ", "Claude Monet"],
    "made": ["1888", "c. 1503", "c. 1480", "1485", "1963", "?", "1920s", "1533", "1510-1515", "after 1916"],
    "museum_id": [1, 2, 3, 3, 4, 4, 5, 1, 1, 1],
    "size_cm": ["92 x 73", "77x53", "203 x 314", "172.5 x 278.5", "172.7 x 406.4", None, "30 x 30", "207 x 209.5", "81.2 x 66.3", "200 x 427"],
    "insured_mil": [80.0, 860.0, 300.0, 300.0, 45.5, np.nan, 0.1, 120.0, 60.0, 70.0],
})

exhibit_df = pd.DataFrame({
    "exhibit_id": [100, 101, 102, 103, 104],
    "name": ["Spring Show", "Masters of Light", "Pop!", "Renaissance Now", "Spring Show"],
    "museum_id": [1, 2, 4, 3, 4],
    "start": ["2023-03-01", "2023-05-10", "2023-06-15", "2022-12-01", "2024-03-01"],
    "end": ["2023-05-31", "2023-09-01", "2023-06-30", "2023-03-15", None],
})

loaned_df = pd.DataFrame({
    "exhibit_id": [100, 100, 101, 101, 102, 103, 103, 101],
    "work_id": [3, 10, 1, 10, 5, 3, 4, 9],
})

ticket_df = pd.DataFrame({
    "exhibit_id": [100, 100, 101, 101, 101, 102, 103, 103],
    "kind": ["adult", "Child", "adult", "senior", "ADULT", "child", "adult", None],
    "sold": ["120", "45", "300", "80", "1 100", "20", "210", "5"],
    "price": [12.0, 0.0, 17.5, 10.0, 17.5, 5.0, 20.0, 20.0],
})
# case: year-extract
# Titles of works of the 15th or 16th century (1401-1600) with the first year given.
year = artwork_df["made"].str.extract(r"(\d{4})")[0].astype("float")
sel = artwork_df.assign(year=year).loc[year.between(1401, 1600), ["title", "year"]]
sel["year"] = sel["year"].astype(int)
result = sel.sort_values("year").reset_index(drop=True)
# case: largest-by-area
# The five largest works by area in square metres (2 decimals).
dims = artwork_df["size_cm"].str.split(r"\s*x\s*", regex=True, expand=True).astype(float)
area = (dims[0] * dims[1] / 10000).round(2)
result = artwork_df[["title"]].assign(area_m2=area).sort_values("area_m2", ascending=False).head(5)
# case: museums-in-london
# Museums in London, name in title case.
lon = museum_df[museum_df["city"].str.lower().eq("london")]
result = pd.DataFrame({"museum": lon["museum"].str.title().values})
# case: insured-total-per-museum
# Sum insured per museum, only museums with more than 200 million.
s = artwork_df.groupby("museum_id")["insured_mil"].sum()
s = s[s > 200]
s.index = s.index.map(museum_df.set_index("museum_id")["museum"])
result = s.rename_axis("museum").reset_index(name="insured").sort_values("insured", ascending=False)
# case: most-valuable-per-museum
# The most valuable work(s) in every museum, ties shown.
mx = artwork_df.groupby("museum_id")["insured_mil"].max().reset_index()
top = artwork_df.merge(mx, on=["museum_id", "insured_mil"])
result = top.merge(museum_df[["museum_id", "museum"]], on="museum_id")[["museum", "title", "insured_mil"]]
# case: exhibit-duration
# Days each exhibit lasted, open-ended ones null.
e = exhibit_df.copy()
for c in ("start", "end"):
    e[c] = pd.to_datetime(e[c])
e["days"] = (e["end"] - e["start"]) / np.timedelta64(1, "D")
result = e[["name", "days"]]
# case: overlapping-exhibits
# Pairs of exhibits that were open at the same time.
x = exhibit_df.assign(
    start=pd.to_datetime(exhibit_df["start"]),
    end=pd.to_datetime(exhibit_df["end"]).fillna(pd.Timestamp("2099-12-31")),
)
c = x.merge(x, how="cross", suffixes=("_1", "_2"))
c = c[(c.exhibit_id_1 < c.exhibit_id_2) & (c.start_1 <= c.end_2) & (c.start_2 <= c.end_1)]
result = c[["name_1", "name_2"]].reset_index(drop=True)
# case: revenue-per-exhibit
# Revenue per exhibit id and name; no sale gives 0.
t = ticket_df.assign(revenue=ticket_df["sold"].str.replace(" ", "").astype(int) * ticket_df["price"])
rev = t.groupby("exhibit_id", as_index=False)["revenue"].sum()
result = exhibit_df[["exhibit_id", "name"]].merge(rev, how="left", on="exhibit_id")
result["revenue"] = result["revenue"].fillna(0)
# case: tickets-by-kind
# Tickets sold by kind, cleaned, with a total line.
k = ticket_df.copy()
k["kind"] = k["kind"].fillna("unknown").str.lower()
k["sold"] = k["sold"].str.replace(r"\s", "", regex=True).astype(int)
tot = k.groupby("kind")["sold"].sum()
tot.loc["total"] = tot.sum()
result = tot.reset_index()
# case: lent-away
# Works shown in a museum other than their own.
l = (loaned_df
     .merge(artwork_df[["work_id", "title", "museum_id"]], on="work_id")
     .merge(exhibit_df[["exhibit_id", "name", "museum_id"]], on="exhibit_id", suffixes=("_own", "_shown")))
result = l[l["museum_id_own"] != l["museum_id_shown"]][["title", "name"]].sort_values(["title", "name"])
# case: never-lent-count
# How many works were never in an exhibit?
never = set(artwork_df["work_id"]).difference(loaned_df["work_id"])
result = pd.DataFrame({"never_lent": [len(never)]})
# case: multi-exhibit-works
# Works that were in two or more exhibits, with the exhibits' names in order of start.
ll = loaned_df.merge(exhibit_df, on="exhibit_id").sort_values("start")
agg = ll.groupby("work_id")["name"].agg(["count", lambda s: " > ".join(s)])
agg.columns = ["n", "exhibits"]
result = agg[agg["n"] >= 2].join(artwork_df.set_index("work_id")["title"])[["title", "n", "exhibits"]].sort_values("title").reset_index(drop=True)
# case: artist-last-word
# Number of works by the last word of the artist's name; without artist 'anonymous'.
last = artwork_df["artist"].fillna("Anonymous").str.strip().str.split().str.get(-1).str.lower()
result = last.to_frame("surname").groupby("surname", as_index=False).size().sort_values(["size", "surname"], ascending=[False, True])
# case: share-of-value
# Each museum's share in per cent of the total insured value.
v = artwork_df.groupby("museum_id", as_index=False)["insured_mil"].sum()
v["share"] = v["insured_mil"].div(v["insured_mil"].sum()).mul(100).round(1)
result = museum_df.merge(v, on="museum_id")[["museum", "share"]]
