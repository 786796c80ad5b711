import pandas as pd
import numpy as np

# ids and years come as text, as declared in the schema
stadium_df = pd.DataFrame(
    [
        [1, "Raith Rovers", " Stark's Park", 10104, 4812, 1294, 2106.0],
        [2, "Ayr United", "Somerset Park", 11998, 2363, 1057, 1477.0],
        [3, "East Fife", "Bayview Stadium", 2000, 1980, 533, None],
        [4, "Queen's Park", "Hampden Park ", 52500, 1763, 466, 730.5],
        [5, "Ayr United", "Forthbank Stadium", 9999, 1125, 404, 642.0],
        [6, None, "Gayfield Park", 5000, 921, 411, 638.0],
        [7, "Brechin City", "Glebe Park", 3960, 780, 315, 1477.0],
    ],
    columns=["Stadium_ID", "Location", "Name", "Capacity", "Highest", "Lowest", "Average"],
)

singer_df = pd.DataFrame(
    [
        (1, "Joe Sharp", "Netherlands", "You", "1992", 52, True),
        (2, "Timbaland", "united states", "Dangerous", "2008", 32, True),
        (3, "Justin Brown", "France", "Hey Oh", "2013", 29, True),
        (4, "Rose White", "France ", "Sun", "2003", 41, False),
        (5, "John Nizinik", "FRANCE", "Gentleman", "2014", 43, True),
        (6, "Tribal King", "France", "Love", None, 25, True),
        (7, "Mia Wong", "United States", "Heyday", "2014", 19, False),
        (8, "Joe Sharp", "Canada", None, "2001", 20, True),
    ],
    columns=["Singer_ID", "Name", "Country", "Song_Name", "Song_release_year", "Age", "Is_male"],
)

concert_df = pd.DataFrame(
    [
        (1, "Auditions", "Free choice", "1", "2014"),
        (2, "Super bootcamp", "Free choice 2", "2", "2014"),
        (3, "Home Visits", "Bleeding Love", "2", "2015"),
        (4, "Week 1", "Wide Awake", "10", "2014"),
        (5, "Week 1", "Happy Tonight", "5", "2015"),
        (6, "Week 2", "Party All Night", "7", "2013"),
        (7, "Encore", None, "7", "2015"),
    ],
    columns=["concert_ID", "concert_Name", "Theme", "Stadium_ID", "Year"],
)

singer_in_concert_df = pd.DataFrame(
    {"concert_ID": [1, 1, 2, 2, 3, 4, 5, 5, 7, 7], "Singer_ID": ["2", "3", "3", "6", "5", "4", "3", "3", "8", "1"]}
)
# case: french-age-stats
s = singer_df[singer_df.Country.str.strip().str.lower().eq("france")].Age
result = pd.DataFrame([{"avg": s.mean(), "min": s.min(), "max": s.max()}])
# case: concerts-by-stadium-text-id
result = (
    concert_df.assign(Stadium_ID=lambda d: d["Stadium_ID"].astype(int))
    .merge(stadium_df.assign(Name=stadium_df["Name"].str.strip()), on="Stadium_ID", how="inner")
    .groupby(["Stadium_ID", "Name"], sort=False)
    .size()
    .rename("concert_count")
    .reset_index()
    .drop(columns=["Stadium_ID"])
)
# case: cap-between
result = stadium_df[stadium_df["Capacity"].between(5000, 10000)].filter(["Location", "Name"])
# case: stadium-highest-average
result = stadium_df.dropna(subset=["Average"]).sort_values("Average", ascending=False, kind="mergesort")[["Name", "Capacity"]].head(1)
# case: singers-in-2014
result = (
    singer_df.astype({"Singer_ID": str})
    .merge(singer_in_concert_df, on="Singer_ID")
    .merge(concert_df, on="concert_ID")
    .query("Year == '2014'")
    .loc[:, ["Name"]]
    .reset_index(drop=True)
)
# case: distinct-countries-over-20
result = (
    singer_df.query("Age > 20")["Country"]
    .str.strip()
    .str.title()
    .drop_duplicates()
    .to_frame(name="country")
    .reset_index(drop=True)
)
# case: no-concert-left-join
result = (
    stadium_df.merge(
        concert_df[["Stadium_ID"]].drop_duplicates().astype(int),
        on="Stadium_ID",
        how="left",
        indicator=True,
    )
    .query('_merge == "left_only"')
    [["Name"]]
)
# case: concerts-2014-or-2015
result = pd.DataFrame({"count": [len(concert_df.query("Year in ['2014', '2015']"))]})
# case: same-name-singers
result = (
    singer_df.groupby("Name")
    .filter(lambda g: len(g) > 1)
    .sort_values("Age")[["Name", "Country", "Age"]]
)
# case: location-having
result = (
    stadium_df.groupby("Location", dropna=False)
    .agg(n=("Stadium_ID", "nunique"), total_capacity=("Capacity", "sum"))
    .query("n > 1 or total_capacity < 6000")
    .reset_index()
)
# case: intersect-years-merge
a = concert_df.loc[concert_df["Year"] == "2014", ["Stadium_ID"]].astype(int).merge(stadium_df)[["Name", "Location"]]
b = concert_df.loc[concert_df["Year"] == "2015", ["Stadium_ID"]].astype(int).merge(stadium_df)[["Name", "Location"]]
result = a.merge(b, how="inner").drop_duplicates()
# case: release-year-numeric
result = (
    singer_df.assign(yr=pd.to_numeric(singer_df["Song_release_year"], errors="coerce"))
    .dropna(subset=["yr"])
    .assign(yr=lambda d: d["yr"].astype(int), decade=lambda d: d["yr"] // 10 * 10)
    .groupby("decade")
    .agg(songs=("Song_Name", "count"), latest=("yr", "max"))
    .reset_index()
)
# case: singer-distinct-concerts
result = (
    singer_in_concert_df.assign(Singer_ID=singer_in_concert_df["Singer_ID"].astype("int64"))
    .drop_duplicates()
    .groupby("Singer_ID")
    .size()
    .reindex(singer_df["Singer_ID"], fill_value=0)
    .rename("concerts")
    .reset_index()
    .merge(singer_df[["Singer_ID", "Name"]])
    .sort_values(["concerts", "Name"], ascending=[False, True])
)
# case: names-like-hey
result = singer_df[singer_df["Song_Name"].str.contains("Hey", na=False)][["Name", "Country"]].values.tolist()
