import pandas as pd
import numpy as np
from datetime import datetime, timedelta

# case: stadium-capacity-avg-max
# Spider concert_singer: maximum capacity and average of all stadiums
stadium = pd.DataFrame({
    "Stadium_ID": [1, 2, 3, 4, 5],
    "Name": ["Stark's Park", "Somerset Park", "Bayview Stadium", "Hampden Park", "Forthbank Stadium"],
    "Capacity": [10104, 11998, 4000, 52500, 3808],
    "Average": [1477, 1294, 638, 730, 642],
})
result = stadium[["Capacity", "Average"]].agg({"Capacity": "max", "Average": "mean"})

# case: stadium-no-concert-2014
stadium = pd.DataFrame({"Stadium_ID": [1, 2, 7, 9, 10], "Name": ["Stark's Park", "Somerset Park", "Recreation Park", "Balmoor", "Glebe Park"]})
concert = pd.DataFrame({
    "concert_ID": [1, 2, 3, 4, 5, 6],
    "concert_Name": ["Auditions", "Super bootcamp", "Home Visits", "Week 1", "Week 1", "Week 2"],
    "Stadium_ID": ["1", "2", "2", "10", "9", "7"],
    "Year": ["2014", "2014", "2015", "2014", "2015", "2015"],
})
concert["Stadium_ID"] = concert["Stadium_ID"].astype(int)
in_2014 = concert.loc[concert["Year"] == "2014", "Stadium_ID"]
result = stadium.loc[~stadium["Stadium_ID"].isin(in_2014), "Name"].reset_index(drop=True)

# case: merge-dtype-mistake
# Number of concerts per stadium
stadium = pd.DataFrame({"Stadium_ID": [1, 2, 3], "Name": ["North", "South", "East"]})
concert = pd.DataFrame({"concert_ID": [1, 2, 3], "Stadium_ID": ["1", "2", "2"]})
result = stadium.merge(concert, on="Stadium_ID").groupby("Name").size()

# case: singers-older-than-average
singer = pd.DataFrame({
    "Singer_ID": [1, 2, 3, 4, 5, 6],
    "Name": ["Joe Sharp", "Timbaland", "Justin Brown", "Rose White", "John Nizinik", "Tribal King"],
    "Country": ["Netherlands", "United States", "France", "France", "France", "France"],
    "Song_Name": ["You", "Dangerous", "Hey Oh", "Sun", "Gentleman", "Love"],
    "Age": [52, 32, 29, 41, 43, 25],
})
result = singer.loc[singer.Age > singer.Age.mean(), ["Song_Name", "Name"]]

# case: country-age-stats
singer = pd.DataFrame({
    "Name": ["Joe Sharp", "Timbaland", "Justin Brown", "Rose White", "John Nizinik", "Tribal King"],
    "Country": ["Netherlands", "United States", "France", "France", "France", "France"],
    "Age": [52, 32, 29, 41, 43, 25],
})
result = (singer[singer["Country"] == "France"]["Age"].agg(["mean", "min", "max"]).round(1)).tolist()

# case: countries-over-40-and-under-30
# Countries that have singers above 40 as well as below 30
singer = pd.DataFrame({"Name": list("ABCDEFG"), "Country": ["NL", "US", "FR", "FR", "DE", "DE", "US"], "Age": [52, 32, 29, 41, 43, 25, None]})
over = singer.query("Age > 40").Country.unique()
under = singer.query("Age < 30").Country.unique()
result = sorted(set(over).intersection(under))

# case: tickets-revenue-sold-out
# Sold-out concerts and their revenue; the capacity is shared by two price classes
concerts = pd.DataFrame({"concert_id": [10, 11, 12, 13], "artist": ["Muse", "Adele", "Beck", "Muse"], "capacity": [500, 300, 200, 450]})
tickets = pd.DataFrame({
    "concert_id": [10, 10, 11, 11, 12, 13, 13],
    "cls": ["std", "vip", "std", "vip", "std", "std", "vip"],
    "sold": [450, 50, 200, 80, 200, 300, 40],
    "price": [40.0, 120.0, 55.5, 150.0, 30.0, 42.0, 125.0],
})
tickets["revenue"] = tickets["sold"] * tickets["price"]
s = tickets.groupby("concert_id")[["sold", "revenue"]].sum().reset_index()
c = pd.merge(concerts, s, on="concert_id", how="left")
c["fill_rate"] = (c["sold"] / c["capacity"] * 100).round(1)
c["sold_out"] = c["sold"] >= c["capacity"]
result = c[c["sold_out"]].drop(columns=["sold_out"]).to_dict("records")

# case: artist-genre-explode
# Number of artists per genre; the genres are in one text
artists = pd.DataFrame({
    "artist": ["Miles", "Bjork", "Sting", "Nina", "Moby"],
    "genres": ["jazz, fusion", "electronic,pop , art", "rock, pop, jazz", None, "electronic"],
})
g = artists.assign(genre=artists["genres"].str.split(",")).explode("genre")
g["genre"] = g["genre"].str.strip()
result = g.groupby("genre")["artist"].agg(["count", lambda s: "|".join(sorted(s))]).rename(columns={"<lambda_0>": "who"}).sort_values(["count"], ascending=False, kind="stable")

# case: tour-gaps
# Longest break in each tour
gigs = [
    ("World", "2022-05-01"), ("World", "2022-05-03"), ("World", "2022-05-17"), ("World", "2022-05-18"),
    ("Club", "2022-09-09"), ("Club", "2022-09-30"), ("Solo", "2022-12-24"),
]
df = pd.DataFrame(gigs, columns=["tour", "gig_date"])
df["gig_date"] = df["gig_date"].apply(lambda s: datetime.strptime(s, "%Y-%m-%d"))
df["break"] = df.groupby("tour")["gig_date"].diff()
result = df.groupby("tour")["break"].max()

# case: attendance-rolling-mean
att = pd.DataFrame({
    "date": pd.date_range("2023-06-02", periods=8, freq="W-FRI"),
    "attendance": [120, 150, 90, np.nan, 210, 180, 160, 200],
})
att["ma3"] = att["attendance"].rolling(3, min_periods=2).mean().round(1)
att["vs_prev"] = att["attendance"].sub(att["attendance"].shift(1))
att["best_so_far"] = att["attendance"].cummax()
result = att

# case: top-two-songs-per-genre
# Two most highly rated songs a genre, with ties
songs = pd.DataFrame({
    "song_name": ["Tumi robe nirobe", "Shukno patar nupur pae", "I Am In Love", "My love", "Just beat it", "Aj ei akash", "Blue"],
    "genre_is": ["tagore", "nazrul", "pop", "pop", "pop", "modern", "pop"],
    "rating": [8, 5, 10, 9, 8, 10, 9],
    "resolution": [1080, 512, 128, 512, 720, 1080, 320],
})
rk = songs.groupby("genre_is")["rating"].rank(method="min", ascending=False)
result = songs[rk <= 2].sort_values(["genre_is", "rating", "song_name"], ascending=[True, False, True]).set_index(["genre_is", "song_name"])["rating"]

# case: file-duration-parse
# Song with the longest duration, from 'mm:ss'
files = pd.DataFrame({"f_id": [1, 2, 3, 4], "artist_name": ["Shrikanta", "Prity", "Farida", "Topu"], "file_size": ["3.78 MB", "4.12 MB", "3.69 MB", "4.79 MB"], "duration": ["3:45", "2:56", "4:12", "12:05"]})
mins = files["duration"].str.split(":", expand=True).astype(int)
files["seconds"] = mins[0] * 60 + mins[1]
files["mb"] = files["file_size"].str.extract(r"([\d.]+)", expand=False).astype(float)
result = files.loc[files["seconds"].idxmax(), ["artist_name", "seconds", "mb"]]

# case: concat-seasons-dedupe
s14 = pd.DataFrame({"singer": ["Amy", "Bo", "Cleo"], "year": 2014})
s15 = pd.DataFrame({"singer": ["Bo", "Cleo", "Dee"], "year": 2015})
both = pd.concat([s14, s15], ignore_index=True)
years = both.groupby("singer")["year"].apply(list)
result = years[years.str.len() == 2].to_dict()

# case: index-lookup-mistake
# Capacity of the stadium called 'Wembley'
stadium = pd.DataFrame({"Name": ["Hampden", "Celtic Park"], "Capacity": [51866, 60411]}).set_index("Name")
result = stadium.loc["Wembley", "Capacity"]

# case: weekday-concert-share
shows = pd.DataFrame({"show": ["a", "b", "c", "d", "e", "f"], "day": pd.to_datetime(["2024-06-01", "2024-06-02", "2024-06-07", "2024-06-08", "2024-06-12", "2024-06-15"])})
shows["weekday"] = shows["day"].dt.day_name()
shows["weekend"] = shows["day"].dt.dayofweek.isin([5, 6])
counts = shows.groupby(["weekend", "weekday"]).size()
result = (counts / counts.groupby(level="weekend").transform("sum")).rename("share").reset_index()
