from collections import Counter, defaultdict
from itertools import combinations
import pandas as pd
import numpy as np

matches = pd.DataFrame({
    "match_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    "season": ["2019/20"] * 7 + ["2020/21"] * 7,
    "date": ["2019-09-01", "2019-09-08", "2019-09-15", "2019-10-02", "2019-10-20", "2020-02-11", "2020-03-01",
             "2020-09-05", "2020-09-12", "2020-09-30", "2020-10-18", "2021-01-09", "2021-02-27", "2021-03-03"],
    "home": ["Rovers", "United", "City", "Athletic", "Rovers", "United", "City", "Athletic", "Rovers", "united", "City", "Athletic", "Rovers", "United"],
    "away": ["United", "City", "Rovers", "Rovers", "City", "Athletic", "Athletic", "United", "Athletic", "Rovers", "United", "City", "United", "City"],
    "score": ["2-1", "0-0", "3-3", "1-2", "4-0", "1-1", None, "0-2", "2-2", "1-0", "5-1", "abandoned", "0-1", "2-2"],
    "attendance": ["21,400", "18,020", "25,900", None, "22,150", "17,500", "", "9,800", "0", "0", "0", "1,000", "2,000", "2,000"],
})

players = pd.DataFrame({
    "player_id": [11, 12, 13, 14, 15, 16, 17, 18, 19],
    "name": ["Aaron Appindangoye", "Ben Okoro", "carlos DIAZ", "Dmitri Volkov", "Emre Can Yildiz", "Felix Müller", "Gio Rossi", "Hugo O'Neil", "Ben Okoro"],
    "team": ["Rovers", "Rovers", "United", "United", "City", "City", "Athletic", None, "Athletic"],
    "height_cm": [182.88, 170.18, np.nan, 193.04, 182.88, 187.96, 170.18, 175.26, 182.88],
    "weight_lb": [187, 146, 163, 198, 163, np.nan, 154, 170, 187],
    "birthday": ["1992-02-29", "1989-12-15", "1991-05-13", "1982-05-08", "1992-02-29", "1979-11-08", "1995-01-01", None, "2000-02-29"],
})

ratings = pd.DataFrame({
    "player_id": [11, 11, 11, 12, 12, 13, 13, 13, 14, 15, 15, 16, 17, 17, 19],
    "rated_on": ["2018-02-18", "2018-11-19", "2019-09-21", "2018-02-18", "2020-01-05", "2018-02-18", "2018-07-07", "2021-02-02", "2019-03-03", "2018-02-18", "2020-12-24", "2017-01-01", "2019-09-21", "2020-09-21", "2020-12-24"],
    "overall": [67, 67, 62, 71, 74, 80, 82, 82, None, 55, 61, 82, 64, 64, 61],
    "foot": ["right", "Right", "right", "left", "left", "RIGHT", "right", "right", None, "left", "Left", "right", "right", "left", "right"],
})


# case: league_table_with_points
def build_table(df):
    table = defaultdict(lambda: {"P": 0, "W": 0, "D": 0, "L": 0, "GF": 0, "GA": 0})
    for _, m in df.iterrows():
        score = m["score"]
        if not isinstance(score, str) or "-" not in score:
            continue
        hg, ag = (int(x) for x in score.split("-"))
        for team, gf, ga in ((m["home"].title(), hg, ag), (m["away"].title(), ag, hg)):
            rec = table[team]
            rec["P"] += 1
            rec["GF"] += gf
            rec["GA"] += ga
            if gf > ga:
                rec["W"] += 1
            elif gf == ga:
                rec["D"] += 1
            else:
                rec["L"] += 1
    return pd.DataFrame.from_dict(table, orient="index")

league = build_table(matches)
league["GD"] = league["GF"] - league["GA"]
league["Pts"] = 3 * league["W"] + league["D"]
league = league.sort_values(["Pts", "GD", "GF"], ascending=[False, False, False])
league.insert(0, "Pos", range(1, len(league) + 1))
result = league.rename_axis("Team").reset_index()

# case: unbeaten_runs_rovers
team = "Rovers"
rows = []
for m in matches.sort_values("date").to_dict("records"):
    if team not in (m["home"], m["away"]):
        continue
    try:
        h, a = map(int, m["score"].split("-"))
    except (AttributeError, ValueError):
        continue
    diff = h - a if m["home"] == team else a - h
    rows.append((m["date"], np.sign(diff)))

longest, current = [], []
for day, sign in rows:
    if sign >= 0:
        current.append(day)
        if len(current) > len(longest):
            longest = current.copy()
    else:
        current = []
result = {"team": team, "length": len(longest), "from": longest[0], "to": longest[-1]}

# case: attendance_cleaned_season_change
att = pd.to_numeric(matches["attendance"].str.replace(",", ""), errors="coerce")
per = att.groupby(matches["season"]).agg(["mean", "median", "max"])
per.loc["change_%"] = (per.iloc[1] / per.iloc[0] - 1) * 100
result = per.round(1)

# case: same_birthday_pairs
bd = pd.to_datetime(players["birthday"])
key = bd.dt.strftime("%m-%d")
by_day = defaultdict(list)
for pid, k in zip(players["player_id"], key):
    if pd.notna(k):
        by_day[k].append(pid)
result = [pair for ids in by_day.values() if len(ids) > 1 for pair in combinations(sorted(ids), 2)]

# case: most_improved_player
r = ratings.assign(rated_on=pd.to_datetime(ratings["rated_on"])).sort_values(["player_id", "rated_on"])
span = r.groupby("player_id")["overall"].agg(first="first", last="last", n="count")
span["gain"] = span["last"] - span["first"]
span = span[span["n"] >= 2]
top = span[span["gain"] == span["gain"].max()]
result = top.join(players.set_index("player_id")["name"]).reset_index()[["player_id", "name", "gain"]]

# case: preferred_foot_mode_with_counter
votes = {}
for pid, grp in ratings.dropna(subset=["foot"]).groupby("player_id"):
    c = Counter(grp["foot"].str.lower())
    (foot, n), *rest = c.most_common()
    votes[pid] = "either" if rest and rest[0][1] == n else foot
result = players["player_id"].map(votes).fillna("unknown").value_counts().to_dict()

# case: bmi_top_three_with_ties
bmi = players["weight_lb"] * 0.45359237 / (players["height_cm"] / 100) ** 2
ranked = players.assign(bmi=bmi.round(2)).nlargest(3, "bmi", keep="all")
result = ranked[["name", "team", "bmi"]]

# case: head_to_head_matrix
ok = matches[matches["score"].str.fullmatch(r"\d+-\d+", na=False)].copy()
ok[["hg", "ag"]] = ok["score"].str.split("-", expand=True).astype(int)
ok["home"] = ok["home"].str.title()
long = pd.concat([
    ok[["home", "away", "hg", "ag"]].set_axis(["team", "opp", "gf", "ga"], axis=1),
    ok[["away", "home", "ag", "hg"]].set_axis(["team", "opp", "gf", "ga"], axis=1),
], ignore_index=True)
long["net"] = long["gf"] - long["ga"]
result = long.pivot_table(index="team", columns="opp", values="net", aggfunc="sum").fillna(0).astype(int)

# case: name_initials_and_shared_names
def initials(full):
    return "".join(part[0].upper() + "." for part in full.split())

tmp = players.assign(
    initials=players["name"].apply(initials),
    surname=players["name"].str.title().str.split().str[-1],
    dup=players.groupby("name")["player_id"].transform("count") > 1,
)
result = [f"{t.initials} {t.surname} ({t.team or 'free agent'}){'*' if t.dup else ''}" for t in tmp.itertuples()]

# case: cumulative_goals_by_team
goals = matches["score"].str.split("-", expand=True)
hg = goals[0].astype(int)
ag = goals[1].astype(int)
log = pd.DataFrame({"date": matches["date"], "team": matches["home"], "goals": hg})
log["running"] = log.groupby("team")["goals"].cumsum()
result = log
