import pandas as pd
import numpy as np
import string

tracks = pd.DataFrame({
    "track": ["Alpha", "beta", "Gamma", "delta", "Epsilon", "zeta", "Eta", "theta", "Iota", "kappa"],
    "artist": ["Nova", "Nova", "Rex", "Rex", "Nova", "Sol", "sol", None, "Rex", "Tau"],
    "genre": pd.Categorical(["pop", "rock", "rock", "jazz", "pop", "pop", None, "rock", "rock", "jazz"],
                            categories=["jazz", "pop", "rock", "metal"]),
    "length": ["3:15", "4:02", "2:59", "10:00", "3:15", "0:45", None, "3:30", "4:02", "5:5"],
    "plays": [1500, 20, 3000000000, 0, 1500, 300, 7, 42, 42, -1],
    "year": [2001, 2001, 1999, 2010, 2020, 2020, 2020, np.nan, 1999, 2010],
    "explicit": [True, False, False, True, True, None, False, False, True, False],
})
plays = pd.DataFrame({
    "user": ["u1", "u1", "u1", "u1", "u2", "u2", "u3", "u3", "u3", "u1", "u2", None],
    "track": ["Alpha", "Alpha", "beta", "Gamma", "Gamma", "Alpha", "zeta", "zeta", "Omega", "beta", "Gamma", "Alpha"],
    "secs": [195, 10, 242, 179, 179, 0, 45, 45, 200, np.nan, 100, 195],
    "skipped": [False, True, False, False, False, True, False, False, True, True, True, False],
})
playlists = pd.DataFrame({"name": ["gym", "gym", "calm", "calm", "calm"], "track": ["Alpha", "Gamma", "delta", "beta", "Nope"]})

# case: genre-counts-default-observed
result = tracks.groupby("genre", observed=False).size()
# case: genre-mean-observed
result = tracks.groupby("genre", observed=True)["plays"].mean()
# case: genre-sort-false-observed
result = tracks.groupby("genre", observed=True, sort=False)["plays"].max()
# case: genre-dropna-false
result = tracks.groupby("genre", observed=False, dropna=False)["track"].count()
# case: genre-first-object
result = tracks.groupby("genre", observed=False)[["track", "year"]].first()
# case: length-to-seconds
def to_sec(x):
    if not isinstance(x, str):
        return np.nan
    m, s = x.split(":")
    return int(m) * 60 + int(s)

tracks["sec"] = tracks["length"].map(to_sec)
result = tracks.groupby(tracks["artist"].str.lower())["sec"].agg(["sum", "mean", "count"])
# case: decade-floor
decade = (tracks["year"] // 10 * 10).astype("Int64")
result = tracks.groupby(decade)["track"].agg(", ".join)
# case: initial-letter-vowel
vowels = set("aeiou")
key = tracks["track"].str[0].str.lower().isin(vowels).map({True: "vowel", False: "consonant"})
result = tracks.groupby(key)["plays"].median()
# case: top-track-per-user
c = plays.groupby(["user", "track"]).size().reset_index(name="n")
c = c.sort_values(["user", "n", "track"], ascending=[True, False, True])
result = c.drop_duplicates("user").set_index("user")["track"]
# case: top-two-rank-filter
c = plays.groupby(["user", "track"], as_index=False)["secs"].sum()
c["r"] = c.groupby("user")["secs"].rank(ascending=False, method="first")
result = c[c["r"] <= 2].sort_values(["user", "r"])
# case: size-column-clash-select
c = plays.groupby("user", as_index=False, dropna=False).size()
result = c.loc[c["n"] > 2]
# case: skip-rate-pivot
result = plays.pivot_table(index="track", columns="user", values="skipped", aggfunc="mean")
# case: consecutive-repeat-plays
same = plays.groupby("user")["track"].shift().eq(plays["track"])
result = same.groupby(plays["user"]).sum().astype(int).to_dict()
# case: jaccard-like-playlist-overlap
by_list = playlists.groupby("name")["track"].agg(set)
known = set(tracks["track"])
result = by_list.apply(lambda s: round(len(s & known) / len(s), 2))
# case: letter-position-group
pos = {c: i for i, c in enumerate(string.ascii_lowercase)}
result = tracks.groupby(tracks["track"].str.lower().str[0].map(pos) // 5)["track"].apply(list)
# case: agg-frame-wide-functions
result = plays.groupby("user").agg({"secs": ["sum", lambda x: x.isna().sum()], "skipped": "any"})
# case: duplicate-lambdas-named
f = lambda x: x.max()
f.__name__ = "biggest"
g = lambda x: x.min()
g.__name__ = "smallest"
result = tracks.groupby("artist")["plays"].agg([f, g])
# case: aggregate-rename-tuples
result = plays.groupby("user")["secs"].agg([("total", "sum"), ("longest", "max")])
# case: transform-nunique-and-count
plays["listeners"] = plays.groupby("track")["user"].transform("nunique")
plays["known_secs"] = plays.groupby("track")["secs"].transform("count")
result = plays.tail(5)
# case: listener-matrix-bool
m = plays.groupby(["user", "track"])["secs"].count().unstack(fill_value=0).astype(bool)
result = m.sum(axis=1).to_dict()
# case: categorical-sum-raises
result = tracks.groupby("artist")["genre"].sum()
