import pandas as pd
import numpy as np

stadium_df = pd.DataFrame.from_records([
    {"Stadium_ID": 1, "Name": "Stark's Park", "Location": "Raith Rovers", "Capacity": "10104", "Highest": 4812, "Average": 2106},
    {"Stadium_ID": 2, "Name": "Somerset Park", "Location": "Ayr United", "Capacity": "11998", "Highest": 2363, "Average": 1477},
    {"Stadium_ID": 3, "Name": "Bayview", "Location": "East Fife", "Capacity": "2,000", "Highest": 1980, "Average": 864},
    {"Stadium_ID": 4, "Name": "Hampden Park", "Location": "Queen's Park", "Capacity": "52500", "Highest": 1763, "Average": 730},
    {"Stadium_ID": 9, "Name": "Balmoor", "Location": "Peterhead", "Capacity": "n/a", "Highest": 837, "Average": 2106},
])

singer_df = pd.DataFrame.from_records([
    {"Singer_ID": 1, "Name": "Joe Sharp", "Country": "Netherlands", "Song_Name": "You", "Song_release_year": 1992, "Age": 52.0},
    {"Singer_ID": 2, "Name": "Timbaland", "Country": "United States", "Song_Name": "Dangerous", "Song_release_year": 2008, "Age": 32.0},
    {"Singer_ID": 3, "Name": "Justin Brown", "Country": "France", "Song_Name": "Hey Oh", "Song_release_year": 2013, "Age": 29.0},
    {"Singer_ID": 4, "Name": "Rose White", "Country": "France", "Song_Name": "Sun", "Song_release_year": 2003, "Age": np.nan},
    {"Singer_ID": 5, "Name": "John Nizinik", "Country": "France", "Song_Name": "Gentleman", "Song_release_year": 2014, "Age": 43.0},
    {"Singer_ID": 6, "Name": "Tribal King", "Country": None, "Song_Name": "Love", "Song_release_year": 2016, "Age": 25.0},
    {"Singer_ID": 7, "Name": "Lena Fox", "Country": "United States", "Song_Name": "Sun", "Song_release_year": 2016, "Age": 25.0},
])

concert_df = pd.DataFrame.from_records([
    {"concert_ID": 1, "concert_Name": "Auditions", "Theme": "Free choice", "Stadium_ID": 1.0, "Year": 2014, "Date": "2014-03-02"},
    {"concert_ID": 2, "concert_Name": "Super bootcamp", "Theme": "free choice", "Stadium_ID": 2.0, "Year": 2014, "Date": "2014-11-30"},
    {"concert_ID": 3, "concert_Name": "Home Visits", "Theme": "Bleeding Love", "Stadium_ID": 2.0, "Year": 2015, "Date": "2015-01-15"},
    {"concert_ID": 4, "concert_Name": "Week 1", "Theme": "Wide Awake", "Stadium_ID": np.nan, "Year": 2014, "Date": "2014-07-04"},
    {"concert_ID": 5, "concert_Name": "Week 1", "Theme": "Happy Tonight", "Stadium_ID": 9.0, "Year": 2015, "Date": "2015-07-04"},
    {"concert_ID": 6, "concert_Name": "Week 2", "Theme": "Party All Night", "Stadium_ID": 9.0, "Year": 2015, "Date": None},
])

singer_in_concert_df = pd.DataFrame(
    [(1, 2), (1, 3), (1, 5), (2, 3), (2, 6), (3, 5), (4, 4), (5, 6), (5, 3), (6, 99)],
    columns=["concert_ID", "Singer_ID"],
)
# case: capacity-clean-max-avg
cap = stadium_df["Capacity"].str.replace(",", "", regex=False).pipe(pd.to_numeric, errors="coerce")
result = cap.agg(["max", "mean"]).to_frame().T
# case: stadium-count-with-zero
result = (
    stadium_df[["Stadium_ID", "Name"]]
    .merge(concert_df[["Stadium_ID", "concert_ID"]], on="Stadium_ID", how="left")
    .groupby("Name")["concert_ID"]
    .count()
    .reset_index(name="concerts")
    .sort_values(by=["concerts", "Name"], ascending=[False, True], ignore_index=True)
)
# case: sung-in-more-than-one-year
result = (
    singer_in_concert_df.merge(concert_df)
    .merge(singer_df, on="Singer_ID")
    .groupby("Name")
    .agg(years=("Year", "nunique"))
    .loc[lambda d: d.years > 1]
    .reset_index()[["Name"]]
)
# case: singers-never-2015
in_2015 = singer_in_concert_df.loc[
    singer_in_concert_df.concert_ID.isin(concert_df.query("Year == 2015").concert_ID), "Singer_ID"
]
result = singer_df.query("Singer_ID not in @in_2015")[["Name"]].reset_index(drop=True)
# case: country-mean-age-having
result = (
    singer_df.groupby("Country")
    .agg(avg_age=("Age", "mean"), singers=("Name", "size"))
    .query("singers >= 2")
    .round(1)
    .reset_index()
)
# case: youngest-with-ties
result = singer_df[singer_df["Age"].rank(method="min") == 1][["Song_Name", "Song_release_year"]]
# case: shared-song-titles
dup = singer_df[singer_df.duplicated("Song_Name", keep=False)]
result = dup.groupby("Song_Name")["Name"].apply(", ".join).reset_index(name="singers")
# case: most-concerts-per-year
result = (
    concert_df.dropna(subset=["Stadium_ID"])
    .groupby(["Year", "Stadium_ID"], as_index=False)
    .size()
    .sort_values(["Year", "size"], ascending=[True, False])
    .groupby("Year")
    .head(1)
    .merge(stadium_df[["Stadium_ID", "Name"]], on="Stadium_ID")
    [["Year", "Name", "size"]]
)
# case: months-of-concerts
result = (
    concert_df.assign(Date=pd.to_datetime(concert_df["Date"]))
    .dropna(subset=["Date"])
    .assign(month=lambda d: d["Date"].dt.month_name())
    .groupby("month")
    .agg(concerts=("concert_ID", "count"), first_date=("Date", "min"))
    .sort_values("first_date")
    .reset_index()
)
# case: pairs-singing-together
p = singer_in_concert_df.merge(singer_in_concert_df, on="concert_ID", suffixes=("_a", "_b"))
result = (
    p[p["Singer_ID_a"] < p["Singer_ID_b"]]
    .groupby(["Singer_ID_a", "Singer_ID_b"])
    .size()
    .reset_index(name="together")
    .sort_values("together", ascending=False, kind="stable")
)
# case: orphan-singers
result = singer_in_concert_df[~singer_in_concert_df["Singer_ID"].isin(singer_df["Singer_ID"])].drop_duplicates("Singer_ID")
# case: theme-counts-ci
result = concert_df["Theme"].str.lower().value_counts().head(3).reset_index()
# case: highest-average-all-ties
result = stadium_df[stadium_df["Average"].eq(stadium_df["Average"].max())][["Name", "Capacity"]].reset_index(drop=True)
# case: all-french-in-concert
french = singer_df.query("Country == 'France'")
per = singer_in_concert_df[singer_in_concert_df["Singer_ID"].isin(french["Singer_ID"])].groupby("concert_ID")["Singer_ID"].nunique()
result = concert_df.set_index("concert_ID")[["concert_Name", "Year"]].join(per.rename("n_french"), how="left").fillna({"n_french": 0}).astype({"n_french": int}).reset_index()
