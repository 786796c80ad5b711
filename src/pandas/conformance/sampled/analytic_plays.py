import pandas as pd
import numpy as np
from functools import partial
from itertools import accumulate

plays = pd.DataFrame({
    "listener": ["ana", "ana", "ben", "Ana ", "ben", "cy", "ana", "ben", "cy", "cy", "dee", "ana", "ben", None, "dee"],
    "track_id": ["t1", "t2", "t1", "t1", "t3", "t2", "t4", "t3", "t2", "t9", "t1", "t3", "t1", "t1", None],
    "played_at": ["2024-05-01 08:00", "2024-05-01 08:04", "2024-05-01 09:00", "2024-05-02 08:00", "2024-05-02 21:30", "2024-05-03 10:00",
                  "2024-05-03 10:10", "2024-05-04 00:05", "2024-05-04 00:05", "2024-05-04 00:09", "2024-05-06 07:00", "2024-05-07 07:00",
                  "2024-05-07 23:59", "2024-05-08 00:00", "2024-05-08 12:00"],
    "secs": [180, 200, 30, 180, 0, 215, 240, 100, 215, None, 179, 95, 181, 12, 60],
    "skipped": [False, False, True, False, True, False, None, True, False, None, False, True, False, True, False],
})

tracks = pd.DataFrame({
    "track_id": ["t1", "t2", "t3", "t4", "t5"],
    "artist": ["Luna", "Luna", "Kosmo", "kosmo", None],
    "genre": ["pop|dance", "pop", "rock|indie|pop", "", None],
    "length": ["3:00", "3:35", "1:40", "4:00", "2:5"],
})

royalties = pd.DataFrame({
    "artist": ["luna", "kosmo", "vega"],
    "rate": [0.004, 0.003, 0.01],
})

# case: running-distinct-tracks-per-listener
p = plays.dropna(subset=["listener"]).assign(listener=lambda d: d["listener"].str.strip().str.lower())
p = p.sort_values(["listener", "played_at"])
first = ~p.duplicated(["listener", "track_id"]) & p["track_id"].notna()
p["distinct_tracks"] = first.groupby(p["listener"]).cumsum()
result = p[["listener", "played_at", "track_id", "distinct_tracks"]]
# case: day-streaks
d = plays.assign(day=pd.to_datetime(plays["played_at"]).dt.normalize(), listener=plays["listener"].str.strip().str.lower())
d = d[["listener", "day"]].dropna().drop_duplicates().sort_values(["listener", "day"])
d["grp"] = d["day"] - pd.to_timedelta(d.groupby("listener").cumcount(), unit="D")
s = d.groupby(["listener", "grp"])["day"].agg(start="min", end="max", days="count").reset_index().drop(columns="grp")
result = s.loc[s.groupby("listener")["days"].idxmax()]
# case: genre-explode-counts
g = tracks.assign(genre=tracks["genre"].str.split("|")).explode("genre")
g = g[g["genre"].fillna("") != ""]
m = plays.merge(g, on="track_id")
result = m["genre"].value_counts(normalize=True).round(3)
# case: length-to-seconds
parts = tracks["length"].str.split(":", expand=True).astype(int)
tracks["len_s"] = parts[0] * 60 + parts[1]
m = plays.merge(tracks[["track_id", "len_s"]], on="track_id", how="left")
m["completion"] = (m["secs"] / m["len_s"]).round(2)
result = m.groupby("track_id")["completion"].agg(["min", "median", "max"])
# case: royalty-per-artist
m = (plays.merge(tracks, on="track_id")
     .assign(artist=lambda d: d["artist"].str.lower())
     .merge(royalties, on="artist", how="right"))
m["pay"] = m["rate"].where(m["secs"] >= 30, 0)
result = m.groupby("artist", as_index=False).agg(plays=("track_id", "count"), pay=("pay", "sum"))
# case: skip-rate-nullable
p = plays.copy()
p["skipped"] = p["skipped"].astype("boolean")
result = p.groupby("track_id")["skipped"].mean().astype(float).round(2).to_dict()
# case: skip-tilde-object
result = plays[~plays["skipped"]]["secs"].sum()
# case: top-track-per-listener-size-rank
c = plays.groupby(["listener", "track_id"]).size().rename("n").reset_index()
c["rn"] = c.sort_values(["n", "track_id"], ascending=[False, True]).groupby("listener").cumcount() + 1
result = c[c["rn"] == 1].drop(columns="rn").set_index("listener")
# case: heard-all-of-artist
lu = set(tracks.loc[tracks["artist"].str.lower() == "luna", "track_id"])
h = plays.groupby(plays["listener"].str.strip().str.lower())["track_id"].unique()
result = {k: lu.issubset(v) for k, v in h.items()}
# case: repeat-listen-gap
p = plays.assign(t=pd.to_datetime(plays["played_at"])).sort_values("t")
p["since"] = p.groupby(["listener", "track_id"])["t"].diff()
x = p.dropna(subset=["since"])
result = (x["since"].dt.total_seconds() / 3600).round(2).groupby(x["listener"]).min()
# case: sessions-with-cumsum-global
p = plays.dropna(subset=["listener"]).assign(listener=plays["listener"].str.strip().str.lower(), t=pd.to_datetime(plays["played_at"]))
p = p.sort_values(["listener", "t"])
is_new = p["listener"].ne(p["listener"].shift()) | p["t"].diff().gt("20min")
p["sid"] = is_new.cumsum()
result = p.groupby("sid").agg(listener=("listener", "first"), n=("t", "size"), secs=("secs", "sum")).query("n > 1")
# case: weekday-share
t = pd.to_datetime(plays["played_at"])
tab = pd.crosstab(t.dt.day_name(), plays["skipped"].fillna("unknown"), normalize="index")
result = tab.round(2)
# case: cume-secs-accumulate
vals = plays["secs"].fillna(0).astype(int).tolist()
run = list(accumulate(vals))
result = next(i for i, v in enumerate(run) if v >= 1000)
# case: half-of-total-listeners
s = plays.groupby("listener")["secs"].sum().sort_values(ascending=False)
k = (s.cumsum() >= s.sum() / 2).idxmax()
result = s.loc[:k]
# case: rolling-apply-range
rng = plays.groupby("listener")["secs"].rolling(3, min_periods=2).apply(lambda w: np.nanmax(w) - np.nanmin(w), raw=True)
result = rng.reset_index(level=0)
# case: top3-of-unknown-column
result = plays.groupby("listener")[["duration"]].sum().nlargest(3, "duration")
# case: listeners-co-play-jaccard
sets = plays.dropna(subset=["listener", "track_id"]).groupby("listener")["track_id"].agg(frozenset)
names = list(sets.index)
mat = pd.DataFrame([[len(sets[a] & sets[b]) / len(sets[a] | sets[b]) for b in names] for a in names], index=names, columns=names)
result = mat.round(2)
# case: lag-with-default-artist
p = plays.merge(tracks[["track_id", "artist"]], on="track_id", how="left").sort_values(["listener", "played_at"])
p["prev_artist"] = p.groupby("listener")["artist"].shift(1, fill_value="START")
result = p.groupby(["prev_artist", "artist"], dropna=False).size()
# case: unplayed-tracks-merge-style
x = pd.merge(tracks, plays, on="track_id", how="left")
result = x.loc[x["listener"].isnull() & x["played_at"].isnull(), ["track_id", "length"]].to_dict("records")
# case: ntile-listening-time-percent
s = plays["secs"].dropna()
q = pd.qcut(s, q=4, labels=False, duplicates="drop")
result = s.groupby(q).agg(["count", "min", "max", "sum"]).rename_axis("quartile").rename(index=lambda i: f"Q{int(i) + 1}")
