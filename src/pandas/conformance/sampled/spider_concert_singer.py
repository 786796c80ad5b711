import pandas as pd
import numpy as np

stadium_df = pd.DataFrame({
    "Stadium_ID": [1, 2, 3, 4, 5, 6],
    "Location": ["Raith Rovers", "Ayr United", "East Fife", "Queen's Park", "Stirling Albion", None],
    "Name": ["Stark's Park", "Somerset Park", "Bayview Stadium", "Hampden Park", "Forthbank Stadium", "Glebe Park"],
    "Capacity": [10104, 11998, 2000, 52500, 3808, 52500],
    "Highest": [4812, 2363, 1980, 1763, 1125, None],
    "Lowest": [1294, 1057, 533, 466, 404, None],
    "Average": [2106, 1477, 864, 730, 642, np.nan],
})

singer_df = pd.DataFrame({
    "Singer_ID": [1, 2, 3, 4, 5, 6, 7],
    "Name": ["Joe Sharp", "Timbaland", "Justin Brown", "Rose White", "John Nizinik", "Tribal King", "rose white"],
    "Country": ["Netherlands", "United States", "France", "France", "France", None, "france"],
    "Song_Name": ["You", "Dangerous", "Hey Oh", "Sun", "Gentleman", "Love", "hey jude"],
    "Song_release_year": ["1992", "2008", "2013", "2003", "2014", "2016", None],
    "Age": [52, 32, 29, 41, 43, 25, 25],
    "Is_male": ["F", "T", "T", "F", "T", "T", "F"],
})

concert_df = pd.DataFrame({
    "concert_ID": [1, 2, 3, 4, 5, 6, 7, 8],
    "concert_Name": ["Auditions", "Super bootcamp", "Home Visits", "Week 1", "Week 1", "Week 2", "Finals", "Encore"],
    "Theme": ["Free choice", "Free choice 2", "Bleeding Love", "Wide Awake", "Happy Tonight", "Party All Night", None, "Free choice"],
    "Stadium_ID": ["1", "2", "2", "10", "2", "1", "4", None],
    "Year": ["2014", "2014", "2015", "2014", "2015", "2015", "2013", "2014"],
})

singer_in_concert_df = pd.DataFrame({
    "concert_ID": [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 1],
    "Singer_ID": ["2", "3", "5", "3", "6", "5", "4", "6", "3", "99", "2"],
})

# case: stats-french-terse
result = singer_df[singer_df["Country"] == "France"]["Age"].agg(["mean", "min", "max"])

# case: stats-french-verbose
# Question: What is the average, minimum, and maximum age for all French singers?
# Step 1: filter for singers from France (normalise case first)
french_singers = singer_df.copy()
french_singers["Country"] = french_singers["Country"].fillna("").str.strip().str.lower()
french_singers = french_singers[french_singers["Country"] == "france"]

# Step 2: compute aggregates
avg_age = french_singers["Age"].mean()
min_age = french_singers["Age"].min()
max_age = french_singers["Age"].max()

# Step 3: collect them in a one-row DataFrame
result = pd.DataFrame({"avg_age": [avg_age], "min_age": [min_age], "max_age": [max_age]})

# case: stats-french-loop
def age_stats(singers, country):
    ages = []
    for _, row in singers.iterrows():
        if row["Country"] == country:
            ages.append(row["Age"])
    if not ages:
        return (None, None, None)
    return (sum(ages) / len(ages), min(ages), max(ages))

result = age_stats(singer_df, "France")

# case: stadium-no-concert-terse
result = stadium_df.loc[~stadium_df.Stadium_ID.astype(str).isin(concert_df.Stadium_ID.dropna()), "Name"].tolist()

# case: stadium-no-concert-verbose
# The concert table stores Stadium_ID as text, so convert before merging
concerts = concert_df.copy()
concerts["Stadium_ID"] = pd.to_numeric(concerts["Stadium_ID"], errors="coerce")

# Left join every stadium to its concerts
joined = stadium_df.merge(
    concerts[["Stadium_ID", "concert_ID"]],
    on="Stadium_ID",
    how="left",
    indicator=True,
)

# Keep stadiums that only exist on the left side
no_concerts = joined[joined["_merge"] == "left_only"]

# Final shaping
result = no_concerts[["Name"]].drop_duplicates().reset_index(drop=True)

# case: stadium-no-concert-merge-mismatch
# LEFT JOIN then keep rows where no concert matched
merged = pd.merge(stadium_df, concert_df, on="Stadium_ID", how="left")
result = merged[merged["concert_ID"].isna()]["Name"]

# case: most-concerts-since-2014-terse
c = concert_df[concert_df.Year.astype(int) >= 2014]
top = c.groupby("Stadium_ID").size().nlargest(1, keep="all")
result = stadium_df[stadium_df.Stadium_ID.isin(top.index.astype(int))][["Name", "Capacity"]]

# case: most-concerts-since-2014-verbose
# Filter concerts held in 2014 or after
recent = concert_df[concert_df["Year"] >= "2014"].copy()

# Drop concerts without a known stadium and align the key types
recent = recent.dropna(subset=["Stadium_ID"])
recent["Stadium_ID"] = recent["Stadium_ID"].astype("int64")

# Count concerts per stadium
counts = (
    recent.groupby("Stadium_ID", as_index=False)
    .agg(num_concerts=("concert_ID", "count"))
)

# Attach stadium information
info = counts.merge(stadium_df, on="Stadium_ID", how="inner")

# Pick the stadium(s) with the maximum count
max_count = info["num_concerts"].max()
result = (
    info.loc[info["num_concerts"] == max_count, ["Name", "Capacity", "num_concerts"]]
    .sort_values("Name")
    .reset_index(drop=True)
)

# case: most-concerts-since-2014-counter
from collections import Counter

def most_concerts(stadiums, concerts, since=2014):
    tally = Counter()
    for sid, year in zip(concerts["Stadium_ID"], concerts["Year"]):
        if sid is None:
            continue
        if int(year) >= since:
            tally[int(sid)] += 1
    known = set(stadiums["Stadium_ID"])
    best = max(n for s, n in tally.items() if s in known)
    out = []
    for s, n in sorted(tally.items()):
        if n == best and s in known:
            row = stadiums.set_index("Stadium_ID").loc[s]
            out.append((row["Name"], int(row["Capacity"]), n))
    return out

result = most_concerts(stadium_df, concert_df)

# case: both-years-terse
years = concert_df.groupby("Stadium_ID")["Year"].agg(set)
ids = years[years.apply(lambda s: {"2014", "2015"} <= s)].index.astype(int)
result = stadium_df.loc[stadium_df["Stadium_ID"].isin(ids), ["Name", "Location"]]

# case: both-years-crosstab
# Build a stadium x year table of concert counts
table = pd.crosstab(concert_df["Stadium_ID"], concert_df["Year"])

# Stadiums that have at least one concert in both 2014 and 2015
mask = (table["2014"] > 0) & (table["2015"] > 0)
both = table[mask].reset_index()
both["Stadium_ID"] = both["Stadium_ID"].astype(int)

# Join to the stadium table for name and location
result = both.merge(stadium_df, on="Stadium_ID")[["Name", "Location"]].sort_values("Name", ascending=False)

# case: both-years-sets-function
def stadiums_in_year(df, year):
    return set(df.loc[df["Year"] == str(year), "Stadium_ID"].dropna().map(int))

common = stadiums_in_year(concert_df, 2014) & stadiums_in_year(concert_df, 2015)
result = {
    row.Name: row.Location
    for row in stadium_df.itertuples(index=False)
    if row.Stadium_ID in common
}

# case: singers-per-concert-terse
result = (concert_df.merge(singer_in_concert_df, on="concert_ID")
          .groupby(["concert_ID", "concert_Name", "Theme"], dropna=False)["Singer_ID"].nunique()
          .reset_index(name="n"))

# case: singers-per-concert-verbose
# 1. Remove duplicate assignments (a singer listed twice for one concert)
sic = singer_in_concert_df.drop_duplicates()

# 2. Only keep singers that exist in the singer table
sic = sic.assign(Singer_ID=sic["Singer_ID"].astype(int))
sic = sic[sic["Singer_ID"].isin(singer_df["Singer_ID"])]

# 3. Count singers per concert
counts = sic["concert_ID"].value_counts().rename_axis("concert_ID").reset_index(name="num_singers")

# 4. Merge; concerts without singers get 0
out = concert_df[["concert_ID", "concert_Name", "Theme"]].merge(counts, how="left", on="concert_ID")
out["num_singers"] = out["num_singers"].fillna(0).astype(int)
out["Theme"] = out["Theme"].fillna("(none)")

# 5. Sort
result = out.sort_values(["num_singers", "concert_Name", "concert_ID"], ascending=[False, True, True]).drop(columns="concert_ID").reset_index(drop=True)

# case: singers-per-concert-wrong-column
def solve(concerts, links):
    n = links.groupby("concert_id").size().rename("count")
    return concerts.set_index("concert_ID").join(n)[["concert_Name", "Theme", "count"]]

result = solve(concert_df, singer_in_concert_df)
