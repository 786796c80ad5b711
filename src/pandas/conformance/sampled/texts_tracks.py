import pandas as pd
import numpy as np
import re
from collections import Counter

tracks = pd.DataFrame({
    "track_no": ["1", "2", "10", "A1", "B2", "A10", "03", None, "11"],
    "title": ["Intro", "Hello (feat. Zed & Mia)", "Remix [2011 Remaster]", "99 Problems", "hello", "Ágætis byrjun", "", "Interlude - Live", "Hello (Feat. Kim)"],
    "artist": ["The Beatles", "beatles, the", "Jay-Z", "JAY Z", "Sigur Rós", "Sigur Ros", None, "The  Who", "the beatles"],
    "length": ["0:59", "3:05", "1:02:03", "4:00", "12:7", "9:99", "", None, "3:05"],
    "genres": [["rock"], ["rock", "pop"], [], ["hip-hop", "rap"], None, ["post-rock"], ["rock"], ["rock", "live"], ["pop"]],
    "plays": [1200, 35, 0, 1_000_000, 7, 88, -1, 412, 35],
})

artists = pd.DataFrame({
    "artist": ["Beatles", "Jay-Z", "Sigur Rós", "Who", "ABBA"],
    "country": ["UK", "US", "IS", "UK", "SE"],
    "active": ["1960–1970", "1995-present", "1994-", "1964-1983; 1999-", "1972-1982"],
})

charts = pd.DataFrame({
    "week": ["wk01", "wk02", "wk02", "wk03", "wk10"],
    "entry": ["1. Hello – The Beatles", "#2 Hello - the beatles", "3) 99 Problems / Jay-Z", "n/a", None],
    "move": ["+2", "-1", "=", "NEW", ""],
})

# case: natural-track-order
key = lambda s: s.str.replace(r"\d+", lambda m: m[0].rjust(5, "0"), regex=True)
result = tracks.sort_values("track_no", key=key, na_position="last")["track_no"].tolist()

# case: artist-canonical
c = tracks["artist"].str.lower().str.replace(r"^(.*), the$", r"the \1", regex=True).str.replace(r"^the\s+", "", regex=True)
result = c.str.replace("-", " ").value_counts()

# case: feat-extract
result = tracks["title"].str.extract(r"\((?:feat|ft)\.? (?P<guest>[^)]+)\)", flags=re.I)["guest"].str.split(" & ")

# case: base-title-groups
base = tracks["title"].str.replace(r"\s*(\(.*\)|\[.*\]|- .*)$", "", regex=True).str.casefold()
result = tracks.groupby(base)["plays"].agg(total="sum", n="count").query("n > 1 or total > 1000")

# case: length-seconds
def secs(t):
    if not t or pd.isna(t):
        return np.nan
    total = 0
    for p in t.split(":"):
        total = total * 60 + int(p)
    return total

result = tracks["length"].apply(secs).to_list()

# case: length-valid-mask
result = tracks["length"].str.fullmatch(r"(?:\d+:)?[0-5]?\d:[0-5]\d").astype("boolean").value_counts(dropna=False)

# case: seconds-to-clock
s = pd.Series([59, 185, 3723, 0, 86399])
result = s.apply(lambda x: f"{x // 3600:d}:{x % 3600 // 60:02d}:{x % 60:02d}").str.replace(r"^0:", "", regex=True)

# case: genres-join-len
g = tracks["genres"]
result = pd.DataFrame({"n": g.str.len(), "first": g.str[0], "all": g.str.join("/")})

# case: genres-multi-hot
result = tracks["genres"].str.join("|").str.get_dummies().groupby(tracks["artist"].str.lower()).max()

# case: plays-humanised
def human(n):
    for u in ["", "K", "M"]:
        if abs(n) < 1000:
            return f"{n:.3g}{u}"
        n /= 1000
    return f"{n:.1f}B"

result = tracks.set_index("title")["plays"].map(human)

# case: share-report
tot = tracks["plays"].sum()
top = tracks.nlargest(3, "plays")
result = [f"{i}. {t:<12}|{p:>9,}|{p / tot:7.2%}" for i, (t, p) in enumerate(zip(top["title"], top["plays"]), start=1)]

# case: chart-entry-regex
e = charts["entry"].str.extract(r"^\W?(?P<pos>\d+)[.)]?\s+(?P<song>.+?)\s+[–\-/]\s+(?P<by>.+)$")
e["pos"] = pd.to_numeric(e["pos"]).astype("Int64")
result = charts[["week"]].join(e)

# case: chart-move-signs
mv = charts["move"].replace({"=": "0", "NEW": None, "": None})
result = pd.to_numeric(mv).fillna(0).astype(int).cumsum().tolist()

# case: active-years
first = artists["active"].str.extract(r"^(\d{4})", expand=False).astype(int)
last = artists["active"].str.extract(r"[–-](\d{4})$", expand=False).astype(float).fillna(2024)
result = (last - first).astype(int).set_axis(artists["artist"])

# case: artist-join-fold
fold = lambda s: (s.str.normalize("NFKD").str.encode("ascii", errors="ignore").str.decode("ascii").str.lower()
                  .str.replace(r"\bthe\b|[^a-z]", "", regex=True))
result = pd.merge(tracks.assign(k=fold(tracks["artist"])), artists.assign(k=fold(artists["artist"])), on="k", how="left", suffixes=("", "_ref"))[["artist", "artist_ref", "country"]]

# case: group-concat-distinct-sorted
result = (
    artists.groupby("country")["artist"]
    .apply(lambda x: ", ".join(sorted(set(x), key=str.lower, reverse=True)))
    .to_dict()
)

# case: title-repeat-underline
t = tracks["title"].head(3)
result = t + "\n" + pd.Series("=", index=t.index).str.repeat(t.str.len())

# case: repeat-list-of-counts
result = pd.Series(["la", "na", None, "x"]).str.repeat([3, 2, 1, 0]).tolist()

# case: startswith-digit-find-index
t = tracks["title"]
result = pd.concat([t.str.find("o"), t.str.rfind("o"), t.str[0].str.isdigit()], axis=1, keys=["find", "rfind", "digit"])

# case: str-index-missing-raises
result = tracks["title"].str.index("o")

# case: str-on-int-column
tracks["plays_txt"] = tracks["plays"].str.zfill(8)
result = tracks[["title", "plays_txt"]]

# case: char-frequency
letters = Counter("".join(tracks["title"].str.lower().str.replace(r"[^a-z]", "", regex=True)))
result = sorted(letters.items(), key=lambda kv: (-kv[1], kv[0]))[:6]
