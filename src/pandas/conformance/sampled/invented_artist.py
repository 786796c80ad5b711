import pandas as pd
import numpy as np
import datetime as dt

# Music streaming
artist_df = pd.DataFrame({
    "artist_id": [1, 2, 3, 4, 5],
    "artist": ["Nova", "The Foxes", "DJ Krill", "Sigur Ross", "the hollow"],
    "formed": [2010, 1999, 2015, 1994, None],
    "origin": ["Oslo, Norway", "Austin, USA", "Berlin, Germany", "Reykjavik, Iceland", "Austin , USA"],
})

album_df = pd.DataFrame({
    "album_id": [11, 12, 13, 14, 15, 16],
    "artist_id": [1, 1, 2, 3, 4, 2],
    "album": ["First Light", "Dusk", "Foxes", "Deep", "Ice", "Foxes II (Deluxe)"],
    "released": ["2012-03-02", "2016-10-21", "2001", "2017-06", "1999-06-12", "2005-01-31"],
})

track_df = pd.DataFrame({
    "track_id": [101, 102, 103, 104, 105, 106, 107, 108, 109],
    "album_id": [11, 11, 12, 13, 13, 14, 15, 16, 16],
    "track": ["Dawn", "Glow", "Fade (feat. DJ Krill)", "Run", "Hunt", "Krill Song", "Glacier", "Run (Live)", "Den"],
    "length": ["3:25", "4:01", "5:10", "2:59", "3:25", "7:45", "12:00", "6:02", None],
    "genre": ["pop", "Pop", "electronic", "rock", "rock", "Electronic", "post-rock", "rock", None],
})

users_df = pd.DataFrame({
    "user_id": ["u1", "u2", "u3", "u4", "u5"],
    "nick": ["jazz_cat", "Metal99", "lofi-girl", "NULL", "quiet"],
    "plan": ["premium", "free", "Premium", "family", None],
    "signup": [dt.date(2021, 1, 1), dt.date(2021, 1, 31), dt.date(2022, 2, 28), dt.date(2020, 12, 31), dt.date(2023, 5, 5)],
})

plays_df = pd.DataFrame({
    "user_id": ["u1", "u1", "u1", "u2", "u2", "u3", "u3", "u3", "u4", "u4", "u1", "u9"],
    "track_id": [101, 101, 106, 104, 105, 107, 107, 103, 104, 108, 102, 101],
    "played_at": pd.to_datetime([
        "2023-06-01 08:00:00", "2023-06-01 08:04:00", "2023-06-02 23:59:59", "2023-06-01 12:30:00",
        "2023-06-03 12:34:00", "2023-06-02 22:00:00", "2023-06-03 22:00:00", "2023-06-04 01:15:00",
        "2023-06-04 17:45:00", "2023-06-04 17:50:00", "2023-07-01 00:00:00", "2023-06-30 10:00:00"]),
    "skipped": [False, True, False, False, False, False, None, False, True, True, False, False],
})
# case: long-tracks
# Tracks longer than the average, length in seconds.
def to_sec(s):
    if pd.isna(s):
        return np.nan
    m, sec = s.split(":")
    return int(m) * 60 + int(sec)

t = track_df.assign(seconds=track_df["length"].apply(to_sec))
result = t[t["seconds"] > t["seconds"].mean()][["track", "seconds"]].sort_values("seconds", ascending=False).reset_index(drop=True)
# case: release-year
# Albums released before 2005 with year, oldest first.
a = album_df.copy()
a["year"] = a["released"].str[:4].astype(int)
result = a[a.year < 2005].sort_values("year")[["album", "year"]]
# case: artists-by-country
# Number of artists per country.
country = artist_df["origin"].str.rsplit(",", n=1).str[-1].str.strip()
result = country.value_counts().reset_index(name="artists").rename(columns={"origin": "country"})
# case: top-artist-by-plays
# The most played artist(s).
full = plays_df.merge(track_df, on="track_id").merge(album_df, on="album_id").merge(artist_df, on="artist_id")
c = full.groupby("artist")["track_id"].count()
result = c[c.eq(c.max())].reset_index().rename(columns={"track_id": "plays"})
# case: listeners-per-genre
# Distinct listeners for every genre, written in lower case, at least two listeners.
pg = plays_df.merge(track_df[["track_id", "genre"]], on="track_id")
pg["genre"] = pg["genre"].str.lower()
res = pg.groupby("genre")["user_id"].nunique().reset_index(name="listeners")
result = res[res["listeners"] >= 2].sort_values("genre").reset_index(drop=True)
# case: never-played
# Tracks which were never played.
result = track_df.loc[~track_df.track_id.isin(plays_df.track_id), ["track_id", "track"]]
# case: skip-rate
# Skip rate by user; unknown counts as not skipped.
sk = plays_df.copy()
sk["skipped"] = sk["skipped"].fillna(False).astype(bool)
result = sk.groupby("user_id", as_index=False).agg(plays=("skipped", "size"), skips=("skipped", "sum"), rate=("skipped", "mean"))
# case: june-daily
# Plays per day in June 2023.
june = plays_df[(plays_df["played_at"] >= "2023-06-01") & (plays_df["played_at"] < "2023-07-01")]
s = june.set_index("played_at").resample("D")["track_id"].count()
result = s[s > 0].reset_index()
result.columns = ["day", "plays"]
# case: night-owls
# Nicks of users who played something between 22:00 and 04:00.
h = plays_df["played_at"].dt.hour
owls = plays_df[(h >= 22) | (h < 4)]["user_id"].drop_duplicates()
result = users_df[users_df["user_id"].isin(owls)][["nick"]].reset_index(drop=True)
# case: featuring
# Track title and the guest named in it.
feat = track_df["track"].str.extract(r"\(feat\. (?P<guest>[^)]+)\)", expand=True)
result = pd.concat([track_df["track"], feat], axis=1).dropna()
# case: favourite-track-per-user
# Each user's most played track (ties: the lowest track id).
n = plays_df.groupby(["user_id", "track_id"]).size().reset_index(name="n")
n = n.sort_values(["user_id", "n", "track_id"], ascending=[True, False, True])
best = n.groupby("user_id").first().reset_index()
result = best.merge(track_df[["track_id", "track"]], on="track_id", how="left")[["user_id", "track", "n"]].sort_values("user_id")
# case: plan-normalised
# Number of users for each plan; missing is 'none'.
result = pd.DataFrame(
    users_df["plan"].str.lower().fillna("none").value_counts(dropna=False).sort_index().items(),
    columns=["plan", "users"],
)
# case: heard-rock-not-pop
# Users who played rock but not pop.
m = plays_df.merge(track_df, on="track_id", how="left")
m["genre"] = m["genre"].str.lower()
flags = m.groupby("user_id")["genre"].agg(rock=lambda s: (s == "rock").any(), pop=lambda s: (s == "pop").any())
result = flags[flags["rock"] & ~flags["pop"]].reset_index()[["user_id"]]
# case: album-gap
# Years between the first and last album of artists with more than one album.
y = album_df.assign(year=pd.to_numeric(album_df["released"].str.extract(r"^(\d{4})", expand=False)))
g = y.groupby("artist_id").filter(lambda d: len(d) > 1).groupby("artist_id")["year"].agg(["min", "max"])
g["gap"] = g["max"] - g["min"]
result = g.reset_index().merge(artist_df, on="artist_id")[["artist", "gap"]]
