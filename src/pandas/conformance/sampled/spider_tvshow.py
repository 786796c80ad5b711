import pandas as pd
import numpy as np
import re
from datetime import datetime

tv_channel_df = pd.DataFrame([
    ["700", "Sky Radio", "Italy", "Italian", "music", "4:3", "no", "Sky Famiglia"],
    ["701", "Sky Music", "Italy", "Italian", "music", "4:3", "no", "Sky Famiglia"],
    ["703", "Music Box Italia", "Italy", "Italian", "music", "4:3 / 16:9", "yes", None],
    ["704", "MTV Dance", "United Kingdom", "English", "music", "16:9", "yes", "Sky Famiglia"],
    ["705", "Fashion TV", "Poland", "English", "fashion", "16:9", "yes", "no"],
    ["706", "Sky Radio", "USA", "english", "music", "4:3", "no", "Option"],
], columns=["id", "series_name", "Country", "Language", "Content", "Pixel_aspect_ratio_PAR", "Hight_definition_TV", "Package_Option"])

tv_series_df = pd.DataFrame({
    "id": [1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
    "Episode": ["A Love of a Lifetime", "Friendly Skies", "Game Three", "The Wrath of Graham", "Keepers", "Emily"],
    "Air_Date": ["September 24, 2007", "October 1, 2007", "October 8, 2007", "October 15, 2007", None, "November 21, 2007"],
    "Rating": ["5.8", "5.3", "10.1", "4.6", "n/a", "5.3"],
    "Share": [9.0, 9.0, 7.0, 7.0, np.nan, 6.0],
    "18_49_Rating_Share": ["3.5/9", "3.2/8", "3.1/9", "2.9/8", None, "2.4/7"],
    "Weekly_Rank": [43.0, 50.0, np.nan, 59.0, 57.0, np.nan],
    "Channel": ["700", "701", "703", "700", "705", "799"],
})

cartoon_df = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6],
    "Title": ["The Rise of the Blue Beetle!", "Terror on Dinosaur Island!", "Evil Under the Sea!", "Day of the Dark Knight!",
              "Invasion of the Secret Santas!", "Enter the Outsiders!"],
    "Directed_by": ["Ben Jones", "Brandon Vietti", "Michael Chang", "Ben Jones", "Brandon Vietti", "Michael Chang"],
    "Written_by": ["Michael Jelenic", "Steven Melching", "Joseph Kuhr", "J. M. DeMatteis", "Adam Beechen", "Todd Casey"],
    "Original_air_date": ["November14,2008", "November21,2008", "December5,2008", "January2,2009", "December12,2008", "January9,2009"],
    "Production_code": [101, 102, 103, 104, 105, 106],
    "Channel": ["700", "701", "700", "704", "705", None],
})

# case: cartoons-by-air-date-terse
result = cartoon_df.assign(d=pd.to_datetime(cartoon_df.Original_air_date, format="%B%d,%Y")).sort_values("d")[["Title", "Directed_by"]]

# case: cartoons-by-air-date-verbose
# The dates are text such as 'November14,2008'; split them with a regular expression
parts = cartoon_df["Original_air_date"].str.extract(r"(?P<month>[A-Za-z]+)(?P<day>\d+),(?P<year>\d{4})")
parts["day"] = parts["day"].astype(int)
parts["year"] = parts["year"].astype(int)

# Combine again to a datetime
iso = parts["day"].astype(str) + " " + parts["month"] + " " + parts["year"].astype(str)
df = cartoon_df.copy()
df["aired"] = pd.to_datetime(iso, format="%d %B %Y")

# Days since the previous cartoon
df = df.sort_values("aired")
df["days_since_prev"] = df["aired"].diff().dt.days
df["weekday"] = df["aired"].dt.day_name()
result = df[["Title", "Directed_by", "aired", "days_since_prev", "weekday"]].reset_index(drop=True)

# case: cartoons-latest-function
def parse(text):
    m = re.match(r"([A-Za-z]+)(\d+),(\d+)", text)
    return datetime.strptime(" ".join(m.groups()), "%B %d %Y")

latest = None
for rec in cartoon_df.to_dict("records"):
    when = parse(rec["Original_air_date"])
    if latest is None or when > latest[0]:
        latest = (when, rec["Production_code"], rec["Channel"])
result = latest[1:]

# case: country-most-channels-terse
result = tv_channel_df.Country.value_counts().head(1).reset_index()

# case: language-least-verbose
# Normalise language names, then count the channels for each language
languages = tv_channel_df["Language"].str.title()
language_counts = languages.value_counts()

# Language(s) with the smallest count
fewest = language_counts[language_counts == language_counts.min()]

# Percentages as well
shares = languages.value_counts(normalize=True).mul(100).round(1)
result = pd.concat([fewest.rename("n_channels"), shares.rename("pct")], axis=1, join="inner").reset_index()

# case: country-most-channels-mode-error
def most_channels(df):
    top = df["Country"].mode()
    n = df[df["Country"] == top]["id"].count()
    return top.iloc[0], n

result = most_channels(tv_channel_df[tv_channel_df["Language"] == "English"])

# case: top-rated-terse
result = tv_series_df.assign(r=pd.to_numeric(tv_series_df.Rating, errors="coerce")).nlargest(3, "r", keep="all")[["Episode", "r"]]

# case: top-rated-verbose
# Convert rating to a number
series = tv_series_df.copy()
series["Rating"] = pd.to_numeric(series["Rating"], errors="coerce")

# Split the share text '3.5/9' into two columns
split = series["18_49_Rating_Share"].str.split("/", expand=True).astype(float)
split.columns = ["rating_18_49", "share_18_49"]
series = pd.concat([series, split], axis=1)

# Order by rating, then by share
series = series.sort_values(["Rating", "share_18_49", "Episode"], ascending=[False, False, True], na_position="last")

# First three
top3 = series.head(3)
result = top3[["Episode", "Rating", "rating_18_49", "share_18_49"]].set_index("Episode")

# case: top-rated-float-cast
top = sorted(
    ((float(r["Rating"]), r["Episode"]) for _, r in tv_series_df.iterrows()),
    reverse=True,
)[:3]
result = [name for _, name in top]

# case: not-todd-casey-terse
result = list(set(tv_channel_df.Country) - set(tv_channel_df.merge(cartoon_df.query("Written_by == 'Ben Jones' or Directed_by == 'Ben Jones'"), left_on="id", right_on="Channel").Country))
result.sort()

# case: not-ben-jones-verbose
# find the id of tv channels that do not play any cartoon directed by Ben Jones
ben = cartoon_df[cartoon_df["Directed_by"].eq("Ben Jones")]
ben_channels = ben["Channel"].dropna().unique().tolist()

# Anti filter
channels = tv_channel_df[~tv_channel_df["id"].isin(ben_channels)]

# Also show which directors they do play, if any
played = (
    cartoon_df.dropna(subset=["Channel"])
    .groupby("Channel")["Directed_by"]
    .agg(lambda s: "; ".join(sorted(set(s))))
)
out = channels[["id", "series_name", "Package_Option"]].copy()
out["directors"] = out["id"].map(played).fillna("")
result = out.reset_index(drop=True)

# case: both-directors-helper
def channels_of(director):
    return cartoon_df.loc[cartoon_df["Directed_by"] == director, "Channel"].dropna()

common = pd.Index(channels_of("Ben Jones")).intersection(pd.Index(channels_of("Michael Chang")))
result = tv_channel_df.set_index("id").loc[common, ["series_name", "Country"]].reset_index()

# case: sky-radio-episodes-terse
result = tv_series_df[tv_series_df.Channel.isin(tv_channel_df[tv_channel_df.series_name.str.contains("sky radio", case=False)].id)].Episode.tolist()

# case: sky-radio-everything-verbose
# Everything shown on the channels called Sky Radio: cartoons and series in one list
channels = tv_channel_df.loc[tv_channel_df["series_name"] == "Sky Radio", ["id", "series_name", "Country"]]

cartoons = cartoon_df[["Channel", "Title"]].rename(columns={"Title": "name"}).assign(kind="cartoon")
episodes = tv_series_df[["Channel", "Episode"]].rename(columns={"Episode": "name"}).assign(kind="series")
shows = pd.concat([cartoons, episodes], ignore_index=True)

# Join; channels without shows remain
listing = channels.merge(shows, how="left", left_on="id", right_on="Channel").drop(columns=["Channel"])
listing["kind"] = listing["kind"].fillna("nothing")
listing["position"] = listing.groupby(["id", "kind"]).cumcount() + 1
result = listing

# case: share-by-channel-loop
stats = {}
for channel, group in tv_series_df.groupby("Channel"):
    shares = group["Share"].dropna()
    name = tv_channel_df.loc[tv_channel_df["id"] == channel, "series_name"]
    stats[name.iloc[0] if not name.empty else f"channel {channel}"] = (
        (float(shares.min()), float(shares.max())) if len(shares) else None
    )
result = stats
