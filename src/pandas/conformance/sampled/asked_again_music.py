import itertools
import re

import numpy as np
import pandas as pd

artists = pd.DataFrame({
    "ArtistId": [1, 2, 3, 4, 5, 6],
    "Name": ["AC/DC", "Björk", "The Beatles", "the weeknd", "", "Miles Davis Quintet"],
    "Country": ["AU", "IS", "GB", "CA", None, "US"],
}).set_index("ArtistId")

albums = pd.DataFrame({
    "AlbumId": [10, 11, 12, 13, 14, 15, 16, 17],
    "Title": ["Back in Black", "Homogenic", "Abbey Road (Remastered)", "Abbey Road", "After Hours [Deluxe]", "Kind of Blue", "Highway To Hell", "Debut"],
    "ArtistId": [1, 2, 3, 3, 4, 6, 1, 2],
    "Released": ["1980-07-25", "1997", "1969-09-26", "1969-09-26", "2020-03-20", "1959-08", "1979-07-27", None],
})

tracks = pd.DataFrame({
    "TrackId": list(range(100, 126)),
    "AlbumId": [10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 16, 16, 16, 17, 17, 18, None],
    "Name": ["Hells Bells", "Shoot to Thrill", "Back in Black", "Hunter", "Jóga", "Bachelorette", "Come Together - Remastered", "Something", "Octopus's Garden",
             "Come Together", "something", "Octopus's  Garden", "Alone Again", "Too Late", "Blinding Lights", "In Your Eyes (feat. Doja Cat)", "So What", "Blue in Green",
             "All Blues", "Highway to Hell", "Girls Got Rhythm", "Beating Around the Bush", "Human Behaviour", "Crying", "Untitled", "Bonus (feat. A & B)"],
    "Length": ["5:12", "5:17", "4:15", "4:15", "5:05", "5:12", "4:19", "3:02", "2:51", "4:20", "3:03", "2:51", "4:10", "3:59", "3:20", "3:57", "9:22", "5:37", "11:33",
               "3:28", "3:23", "3:56", "4:12", "4:49", None, "0:59"],
    "Genre": ["Rock", "Rock", "Rock", "Electronic", "Electronic", "electronic", "Rock", "Rock", "Rock", "Rock", "ROCK", "Rock", "R&B", "R&B", "Synthpop;R&B", "R&B;Disco",
              "Jazz", "Jazz", "Jazz", "Rock", "Rock", "Rock", "Pop;House", "Pop", None, ""],
    "UnitPrice": ["0.99", "0.99", "1.29", "0.99", "0.99", "0.99", "1.29", "1.29", "0.99", "0.99", "0.99", "0.99", "1.29", "1.29", "1.29", "0.99", "0.99", "0.99", "0.99", "0.99", "0.99", "0.99", "0.69", "0.69", None, "free"],
})

plays = pd.DataFrame({
    "user": ["ann", "ann", "ann", "ann", "ann", "bea", "bea", "bea", "cy", "cy", "cy", "cy", "cy", "dot"],
    "ts": ["2024-01-01 08:00", "2024-01-01 08:06", "2024-01-01 08:12", "2024-01-01 10:00", "2024-01-02 08:00", "2024-01-01 23:50", "2024-01-02 00:05", "2024-01-02 01:30",
           "2024-01-03 12:00", "2024-01-03 12:00", "2024-01-03 12:25", "2024-01-03 12:54", "2024-01-03 14:00", "2024-01-05 07:30"],
    "TrackId": [100, 101, 100, 114, 114, 104, 103, 104, 116, 117, 118, 116, 999, 114],
})

# case: track_length_seconds_longest_per_album
def to_seconds(s: pd.Series) -> pd.Series:
    parts = s.str.split(":", expand=True).astype(float)
    return parts[0].mul(60).add(parts[1])

check = to_seconds(pd.Series(["1:05", None]))
assert check.iloc[0] == 65 and np.isnan(check.iloc[1])

secs = tracks.assign(seconds=to_seconds(tracks["Length"]))
longest = secs.loc[secs.groupby("AlbumId")["seconds"].transform("max") == secs["seconds"]]
result = longest.merge(albums[["AlbumId", "Title"]], how="left")[["Title", "Name", "seconds"]]

# case: genre_explode_counts
g = tracks["Genre"].replace("", pd.NA).dropna().str.split(";").explode().str.casefold()
counts = g.value_counts()
assert counts.sum() >= g.index.nunique()
expected_top = pd.Series({"rock": 12}, name="count")
pd.testing.assert_series_equal(counts.head(1), expected_top, check_names=False)
result = counts.sort_index()

# case: deduplicate_remasters
canon = (
    albums["Title"]
    .str.replace(r"\s*[\(\[].*?[\)\]]", "", regex=True)
    .str.strip()
)
dupes = albums.assign(canon=canon).groupby(["ArtistId", "canon"], sort=False).filter(lambda g: len(g) > 1)
keep = dupes.sort_values("Title", key=lambda s: s.str.len()).drop_duplicates(["ArtistId", "canon"])
assert len(keep) == 1, "only Abbey Road should be duplicated"
result = keep.iloc[0].to_dict()

# case: partial_release_dates_to_decade
def parse_partial(text):
    if pd.isna(text):
        return pd.NaT
    for fmt in ("%Y-%m-%d", "%Y-%m", "%Y"):
        try:
            return pd.to_datetime(text, format=fmt)
        except ValueError:
            pass
    return pd.NaT

released = albums["Released"].map(parse_partial)
decade = (released.dt.year // 10 * 10).astype("Int64").astype("string") + "s"
result = albums.groupby(decade.fillna("unknown"))["Title"].apply(lambda s: " / ".join(sorted(s))).rename_axis("decade")

# case: listening_sessions_thirty_minutes
p = plays.assign(ts=pd.to_datetime(plays["ts"])).sort_values(["user", "ts"], kind="mergesort")
gap = p.groupby("user")["ts"].diff()
p["session"] = (gap.isna() | (gap > pd.Timedelta("30min"))).groupby(p["user"]).cumsum()
sessions = p.groupby(["user", "session"], as_index=False).agg(start=("ts", "min"), end=("ts", "max"), n=("TrackId", "size"))
sessions["minutes"] = (sessions["end"] - sessions["start"]) / pd.Timedelta(minutes=1)
assert sessions["n"].sum() == len(plays)
result = sessions

# case: featured_artists_from_titles
feat_re = re.compile(r"\(feat\.\s*([^)]+)\)", flags=re.I)
feat = tracks["Name"].str.extract(feat_re, expand=False)
result = feat.dropna().str.split(r"\s*&\s*", regex=True).to_dict()

# case: users_sharing_tracks
sets = plays.groupby("user")["TrackId"].agg(frozenset)
rows = []
for (u, a), (v, b) in itertools.combinations(sets.items(), 2):
    rows.append({"u": u, "v": v, "common": len(a & b), "jaccard": len(a & b) / len(a | b)})
sim = pd.DataFrame(rows)
assert len(sim) == len(sets) * (len(sets) - 1) / 2
result = sim[sim["common"] > 0].round(3)

# case: album_revenue_potential
price = tracks["UnitPrice"].astype(float)
result = price.groupby(tracks["AlbumId"]).sum().sort_values(ascending=False).head(3)

# case: artists_sorted_ignoring_article
names = artists["Name"].replace("", np.nan).dropna()
order = names.str.lower().str.removeprefix("the ").str.normalize("NFKD").str.encode("ascii", "ignore").str.decode("ascii")
result = names.loc[order.sort_values().index].str.title().reset_index()

# case: tracks_priced_above_album_mode
t = tracks.assign(price=pd.to_numeric(tracks["UnitPrice"], errors="coerce")).dropna(subset=["price", "AlbumId"])
mode = t.groupby("AlbumId")["price"].agg(lambda s: s.mode().iat[0]).rename("album_mode")
above = t.join(mode, on="AlbumId").query("price > album_mode")
expected = pd.DataFrame({"TrackId": [102], "price": [1.29], "album_mode": [0.99]}, index=[2])
pd.testing.assert_frame_equal(above.loc[above["AlbumId"].eq(10), ["TrackId", "price", "album_mode"]], expected)
result = above[["TrackId", "Name", "price"]]
