import pandas as pd
import numpy as np

stadium_df = pd.DataFrame({
    "Stadium_ID": [1, 2, 3, 4, 5, 6],
    "Location": ["Raith Rovers", "Ayr United", "East Fife", "Queen's Park", "Stirling Albion", "Arbroath"],
    "Name": ["Stark's Park", "Somerset Park", "Bayview Stadium", "Hampden Park", "Forthbank Stadium", "Gayfield Park"],
    "Capacity": [10104, 11998, 2000, 52500, 3808, 4125],
    "Highest": [4812, 2363, 1980, 1763, 1125, 921],
    "Lowest": [1294, 1057, 533, 466, 404, 411],
    "Average": [2106, 1477, 864, 730, 642, 638],
})

singer_df = pd.DataFrame({
    "Singer_ID": [1, 2, 3, 4, 5, 6, 7],
    "Name": ["Joe Sharp", "Timbaland", "Justin Brown", "Rose White", "John Nizinik", "Tribal King", "Ana Silva"],
    "Country": ["Netherlands", "United States", "France", "France", "France", "France", "Brazil"],
    "Song_Name": ["You", "Dangerous", "Hey Oh", "Sun", "Gentleman", "Love", "hey Samba"],
    "Song_release_year": ["1992", "2008", "2013", "2003", "2014", "2016", "2013"],
    "Age": [52, 32, 29, 41, 43, 25, 25],
    "Is_male": ["F", "T", "T", "F", "T", "T", "F"],
})

concert_df = pd.DataFrame({
    "concert_ID": [1, 2, 3, 4, 5, 6, 7],
    "concert_Name": ["Auditions", "Super bootcamp", "Home Visits", "Week 1", "Week 1", "Week 2", "Finale"],
    "Theme": ["Free choice", "Free choice 2", "Bleeding Love", "Wide Awake", "Happy Tonight", "Party All Night", "Free choice"],
    "Stadium_ID": [1, 2, 2, 4, 5, 4, 2],
    "Year": [2014, 2014, 2015, 2014, 2015, 2015, 2016],
})

singer_in_concert_df = pd.DataFrame({
    "concert_ID": [1, 1, 1, 2, 2, 3, 4, 5, 6, 6],
    "Singer_ID": [2, 3, 5, 3, 6, 5, 4, 3, 2, 7],
})
# case: country-counts
result = (
    singer_df.groupby("Country", as_index=False)
    .agg(num_singers=("Singer_ID", "count"))
    .sort_values(["num_singers", "Country"], ascending=[False, True])
    .reset_index(drop=True)
)
# case: songs-above-average-age
result = singer_df.loc[lambda d: d["Age"] > d["Age"].mean(), ["Song_Name"]].reset_index(drop=True)
# case: stadium-most-concerts-since-2014
result = (
    concert_df.query("Year >= 2014")
    .merge(stadium_df, on="Stadium_ID")
    .groupby(["Stadium_ID", "Name", "Capacity"])
    .size()
    .reset_index(name="cnt")
    .nlargest(1, "cnt")[["Name", "Capacity"]]
)
# case: busiest-year
result = concert_df["Year"].value_counts().rename_axis("Year").reset_index(name="n").head(1)[["Year"]]
# case: stadiums-no-concert
result = stadium_df[~stadium_df["Stadium_ID"].isin(concert_df["Stadium_ID"])][["Name"]]
# case: countries-old-and-young
old = set(singer_df.query("Age > 40")["Country"])
young = set(singer_df.query("Age < 30")["Country"])
result = pd.DataFrame({"Country": sorted(old & young)})
# case: stadiums-except-2014
had = concert_df[concert_df["Year"] == 2014].merge(stadium_df, on="Stadium_ID")["Name"].unique()
result = stadium_df.loc[~stadium_df["Name"].isin(had), "Name"].drop_duplicates().sort_values().to_frame().reset_index(drop=True)
# case: singers-per-concert
result = (
    singer_in_concert_df.merge(concert_df, on="concert_ID", how="inner")
    .groupby("concert_ID", as_index=False)
    .agg({"concert_Name": "first", "Theme": "first", "Singer_ID": "size"})
    .rename(columns={"Singer_ID": "count"})
    .drop(columns="concert_ID")
)
# case: concerts-per-singer
result = (
    singer_in_concert_df.groupby("Singer_ID")["concert_ID"]
    .count()
    .to_frame("num_concerts")
    .join(singer_df.set_index("Singer_ID")["Name"])
    .reset_index(drop=True)[["Name", "num_concerts"]]
)
# case: both-2014-and-2015
years = concert_df.groupby("Stadium_ID")["Year"].agg(set)
ids = years[years.apply(lambda s: {2014, 2015} <= s)].index
result = stadium_df.set_index("Stadium_ID").loc[ids, ["Name", "Location"]].reset_index(drop=True)
# case: concerts-at-largest-stadium
top_id = stadium_df.sort_values("Capacity", ascending=False).iloc[0]["Stadium_ID"]
result = pd.DataFrame({"count": [(concert_df["Stadium_ID"] == top_id).sum()]})
# case: hey-songs
result = (
    singer_df[singer_df["Song_Name"].str.contains("Hey", case=False)]
    [["Name", "Country"]]
    .reset_index(drop=True)
)
# case: concert-year-pivot
result = (
    concert_df.merge(stadium_df[["Stadium_ID", "Name"]])
    .pivot_table(index="Name", columns="Year", values="concert_ID", aggfunc="count", fill_value=0)
    .reset_index()
    .rename_axis(columns=None)
)
# case: youngest-singer-song
result = singer_df.loc[[singer_df["Age"].idxmin()], ["Song_Name", "Song_release_year"]]
