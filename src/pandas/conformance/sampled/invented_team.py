import pandas as pd
import numpy as np
import itertools

# Football league
team_df = pd.DataFrame({
    "team_id": [1, 2, 3, 4, 5],
    "team": ["Rovers", "United", "City", "Athletic", "Wanderers"],
    "stadium": ["Old Park", "The Den", "City Arena", "the oval", None],
    "capacity": ["21,500", "35,000", "35,000", "9,800", "unknown"],
    "founded": [1886, 1902, 1880, 1902, 1950],
})

player_df = pd.DataFrame({
    "player_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "player": ["Ibe, Sam", "Costa, Rui", "Novak, Jan", "Berg, Ola", "Ito, Ken", "Ali, Omar", "Costa, Leo", "Ruiz, Ana", "Free, Agent"],
    "team_id": [1, 1, 2, 2, 3, 3, 4, 4, None],
    "position": ["GK", "FW", "MF", "FW", "DF", "FW", "mf", "FW", "DF"],
    "height_cm": [191, 178, 180, np.nan, 185, 178, 171, 168, 200],
    "birth": ["1995-01-20", "1999-07-03", "1990-12-12", "2001-02-28", "1988-05-05", "1999-07-03", "2003-11-11", "1997-08-19", None],
    "value": ["£1.2m", "£15m", "£800k", "£4.5m", "£300k", "£15m", None, "£2m", "£0"],
})

match_df = pd.DataFrame({
    "match_id": range(1, 9),
    "date": ["2023-08-12", "2023-08-12", "2023-08-19", "2023-08-20", "2023-09-02", "2023-09-03", "2023-09-16", "2024-01-01"],
    "home": [1, 3, 2, 4, 1, 2, 3, 4],
    "away": [2, 4, 3, 1, 3, 4, 1, 2],
    "score": ["2-1", "0-0", "3-3", "0-2", "1-1", "4-0", "2-1", None],
    "attendance": [20100, 33000, 34999, 9100, 21500, 30000, np.nan, None],
})

goal_df = pd.DataFrame({
    "match_id": [1, 1, 1, 3, 3, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 7, 7, 7],
    "player_id": [2, 2, 3, 4, 4, 3, 6, 6, 5, 2, 2, 2, 6, 4, 4, 3, 4, 6, 6, 2],
    "minute": ["12", "45+2", "60", "5", "33", "70", "44", "81", "90+4", "10", "88", "2", "77", "15", "16", "50", "90", "30", "31", "90+1"],
})
# case: league-table
# Points of each team: 3 for a win, 1 for a draw.
m = match_df.dropna(subset=["score"]).copy()
m[["hg", "ag"]] = m["score"].str.split("-", expand=True).astype(int)
m["hp"] = np.select([m.hg > m.ag, m.hg == m.ag], [3, 1], default=0)
m["ap"] = np.select([m.hg < m.ag, m.hg == m.ag], [3, 1], default=0)
long = pd.concat([
    m[["home", "hp"]].set_axis(["team_id", "pts"], axis=1),
    m[["away", "ap"]].set_axis(["team_id", "pts"], axis=1),
])
result = (long.groupby("team_id")["pts"].sum()
          .reindex(team_df["team_id"], fill_value=0)
          .reset_index()
          .merge(team_df[["team_id", "team"]])
          .sort_values(["pts", "team"], ascending=[False, True])[["team", "pts"]]
          .reset_index(drop=True))
# case: capacity-numbers
# The stadium(s) with the largest capacity.
cap = pd.to_numeric(team_df["capacity"].str.replace(",", ""), errors="coerce")
result = team_df.assign(capacity=cap)[cap == cap.max()][["team", "stadium", "capacity"]]
# case: top-scorers
# Top three scorers with all ties at the last place.
g = goal_df.groupby("player_id").size().rename("goals").reset_index()
g = g.merge(player_df, on="player_id").nlargest(3, "goals", keep="all")
result = g[["player", "goals"]].sort_values(["goals", "player"], ascending=[False, True]).reset_index(drop=True)
# case: market-value
# Total market value in pounds of the players of each team.
def parse_value(v):
    if v is None:
        return 0.0
    v = v.replace("£", "")
    mult = {"m": 1e6, "k": 1e3}.get(v[-1], 1)
    return float(v.rstrip("mk")) * mult

p = player_df.copy()
p["value_gbp"] = p["value"].apply(parse_value)
result = p.groupby("team_id")["value_gbp"].sum().reset_index().merge(team_df, on="team_id")[["team", "value_gbp"]]
# case: teams-without-players
# Teams that have no player on the books.
result = team_df.merge(player_df, on="team_id", how="left").loc[lambda d: d["player_id"].isna(), ["team"]].reset_index(drop=True)
# case: taller-than-position-average
# Players taller than the average of their position.
pos = player_df["position"].str.upper()
avg = player_df["height_cm"].groupby(pos).transform("mean")
out = player_df[player_df["height_cm"] > avg]
result = out[["player", "position", "height_cm"]].reset_index(drop=True)
# case: stoppage-time-goals
# Number of goals scored in added time by each player.
added = goal_df[goal_df["minute"].str.contains("+", regex=False)]
result = added.merge(player_df[["player_id", "player"]], on="player_id")["player"].value_counts().rename_axis("player").reset_index(name="late_goals").sort_values("player", ignore_index=True)
# case: last-first-names
# Names as "First Last", sorted by last and first name, with the team name.
names = player_df["player"].str.split(", ", expand=True)
names.columns = ["last", "first"]
df = pd.concat([player_df, names], axis=1).merge(team_df, on="team_id", how="left")
df["full_name"] = df["first"] + " " + df["last"]
df["team"] = df["team"].fillna("(no team)")
result = df.sort_values(["last", "first"])[["full_name", "team"]].reset_index(drop=True)
# case: matches-not-played
# All home-away pairings of the first four teams which have not been drawn up yet.
pairs = pd.DataFrame(list(itertools.permutations([1, 2, 3, 4], 2)), columns=["home", "away"])
x = pairs.merge(match_df[["home", "away"]], how="left", indicator="src")
x = x.query("src == 'left_only'")
nm = dict(zip(team_df.team_id, team_df.team))
result = x[["home", "away"]].replace(nm).reset_index(drop=True)
# case: attendance-month
# Average attendance by month, missing ones not counted, with number of matches.
d = pd.to_datetime(match_df["date"])
result = (match_df.groupby(d.dt.to_period("M"))
          .agg(matches=("match_id", "count"), avg_attendance=("attendance", "mean"))
          .reset_index())
result["date"] = result["date"].astype(str)
result = result.rename(columns={"date": "month"})
# case: scored-in-every-match
# Players who scored in at least three different matches.
k = goal_df.drop_duplicates(["match_id", "player_id"]).groupby("player_id")["match_id"].count()
ids = k.index[k >= 3]
result = player_df.set_index("player_id").loc[ids, ["player"]].reset_index(drop=True)
# case: oldest-per-position
# The oldest player per position.
pl = player_df.dropna(subset=["birth"]).assign(position=lambda d: d["position"].str.upper())
pl["birth"] = pd.to_datetime(pl["birth"])
result = pl[pl["birth"] == pl.groupby("position")["birth"].transform("min")][["position", "player", "birth"]].sort_values("position").reset_index(drop=True)
# case: home-vs-away-goals
# Total goals of home sides and away sides and the difference.
sc = match_df["score"].dropna().str.extract(r"(?P<home>\d+)-(?P<away>\d+)").astype(int).sum()
result = pd.DataFrame({"home_goals": [sc["home"]], "away_goals": [sc["away"]], "difference": [sc["home"] - sc["away"]]})
# case: same-founding-year
# Teams founded in the same year as another team.
result = team_df.groupby("founded").filter(lambda d: len(d) > 1)[["team", "founded"]].sort_values("team")
