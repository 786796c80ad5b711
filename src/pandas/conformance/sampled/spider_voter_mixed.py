import pandas as pd
import numpy as np
from collections import Counter, defaultdict

area_code_state_df = pd.DataFrame({
    "area_code": [201, 212, 213, 415, 718, 714, 305],
    "state": ["NJ", "NY", "CA", "CA", "NY", "CA", "FL"],
})

contestants_df = pd.DataFrame({
    "contestant_number": [1, 2, 3, 4, 5, 6],
    "contestant_name": ["Edwina Burnam", "Tabatha Gehling", "Kelly Clauss", "Jessie Alloway", "Alana Bregman", "al Green"],
})

votes_df = pd.DataFrame({
    "vote_id": [1, 2, 3, 5, 6, 7, 8, 9],
    "phone_number": [7182887233, 7148407040, 2017776666, 2122887233, 7182887234, 7148407040, 9995550000, 2125550101],
    "state": ["NY", "CA", "NJ", "NY", "NY", "CA", "ny", None],
    "contestant_number": [2, 3, 2, 3, 3, 2, 9, 5],
    "created": ["2018-03-09 19:03:21", "2018-03-09 19:03:36", "2018-03-09 19:03:50", "2018-03-09 19:04:12",
                "2018-03-10 08:15:00", "2018-03-10 08:15:00", "2018-03-11 23:59:59", None],
})

# case: least-votes-terse
v = votes_df.merge(contestants_df).value_counts(["contestant_number", "contestant_name"])
result = v[v == v.min()].reset_index()

# case: least-votes-verbose
# Of all the contestants who got voted, who got least votes?

# Step 1: inner join contestants with votes
joined = pd.merge(contestants_df, votes_df, on="contestant_number", how="inner")

# Step 2: group and count votes
vote_counts = joined.groupby(["contestant_number", "contestant_name"]).agg(num_votes=("vote_id", "count")).reset_index()

# Step 3: order ascending and take the first row
vote_counts = vote_counts.sort_values(by="num_votes", ascending=True)
least = vote_counts.iloc[[0]]

# Step 4: select
result = least[["contestant_number", "contestant_name"]].reset_index(drop=True)

# case: least-votes-counter
tally = Counter(votes_df["contestant_number"].tolist())
names = contestants_df.set_index("contestant_number")["contestant_name"].to_dict()
ranked = sorted(((n, num, names[num]) for num, n in tally.items() if num in names))
result = {"least": ranked[0][2], "ranking": ranked, "no_votes": [nm for num, nm in names.items() if num not in tally]}

# case: area-both-contestants-terse
m = votes_df.assign(area_code=votes_df.phone_number // 10**7).merge(contestants_df).merge(area_code_state_df, on="area_code")
g = m.groupby("area_code").contestant_name.agg(set)
result = g[g.apply(lambda s: {"Tabatha Gehling", "Kelly Clauss"} <= s)].index.tolist()

# case: area-both-contestants-verbose
# Area codes come from states (as in the SQL): area_code_state JOIN votes ON state
by_state = area_code_state_df.merge(votes_df, on="state", how="inner")
with_names = by_state.merge(contestants_df, on="contestant_number", how="left")

# Votes for the two contestants
tabatha = with_names[with_names["contestant_name"] == "Tabatha Gehling"]["area_code"].unique()
kelly = with_names[with_names["contestant_name"] == "Kelly Clauss"]["area_code"].unique()

# INTERSECT
both = np.intersect1d(tabatha, kelly)
result = area_code_state_df[area_code_state_df["area_code"].isin(both)].sort_values(["state", "area_code"]).reset_index(drop=True)

# case: area-code-str-slice-error
def area_code(df):
    return df["phone_number"].str[:3].astype(int)

votes_df["area_code"] = area_code(votes_df)
result = votes_df.groupby("area_code")["vote_id"].count().idxmax()

# case: last-vote-by-state-terse
result = votes_df.assign(created=pd.to_datetime(votes_df.created), state=votes_df.state.str.upper()).groupby("state").created.max()

# case: votes-per-day-verbose
# Parse timestamps; one is missing
votes = votes_df.copy()
votes["created"] = pd.to_datetime(votes["created"])
votes = votes.dropna(subset=["created"])

# Votes for each day, with running total and share
daily = votes.set_index("created").resample("D")["vote_id"].count().rename("votes").reset_index()
daily["running"] = daily["votes"].cumsum()
daily["share"] = (daily["running"] / daily["votes"].sum() * 100).round(1)
daily["day"] = daily["created"].dt.strftime("%a %d %b")
result = daily[["day", "votes", "running", "share"]]

# case: vote-gaps-loop
times = sorted(t for t in pd.to_datetime(votes_df["created"]) if not pd.isna(t))
gaps = []
for prev, cur in zip(times, times[1:]):
    seconds = (cur - prev).total_seconds()
    gaps.append(seconds)
bursts = [1]
for g in gaps:
    if g <= 60:
        bursts[-1] += 1
    else:
        bursts.append(1)
result = {"gaps": gaps, "bursts": bursts, "longest": max(bursts)}

# case: concert-countries-ages-terse
singer_df = pd.DataFrame({"Name": ["Joe", "Tim", "Ann", "Rose", "John", "Kim"], "Country": ["US", "US", "France", "France", "UK", None],
                          "Age": [52, 29, 41, 30, 25, 60]})
result = singer_df.groupby("Country").Age.agg(lambda a: (a > 40).any() and (a < 30).any()).loc[lambda s: s].index.tolist()

# case: singer-first-song-verbose
singer_df = pd.DataFrame({
    "Name": ["Joe Sharp", "Timbaland", "Rose White", "John Nizinik", "Tribal King"],
    "Song_Name": ["You", "Dangerous", "Hey Oh", "THE HEY", None],
    "Song_release_year": ["1992", "2008", "2003", "", "2016"],
    "Age": [52, 32, 41, 43, 25],
})

# Songs having 'Hey' in the name (case sensitive, then insensitive)
strict = singer_df[singer_df["Song_Name"].str.contains("Hey", na=False)]
loose = singer_df[singer_df["Song_Name"].str.contains("hey", case=False, na=False)]

# Age of the singer relative to the average, and the decade of release
out = loose.copy()
out["strict"] = out.index.isin(strict.index)
out["vs_avg"] = (out["Age"] - singer_df["Age"].mean()).round(2)
out["year"] = pd.to_numeric(out["Song_release_year"], errors="coerce")
out["decade"] = out["year"].floordiv(10).mul(10)
result = out.drop(columns=["Song_release_year", "Age"])

# case: singer-above-average-append
singer_df = pd.DataFrame({"Name": ["A", "B", "C", "D"], "Song_Name": ["s1", "s2", "s3", "s4"], "Age": [20, 40, None, 33]})
out = pd.DataFrame(columns=["Song_Name"])
avg = singer_df["Age"].mean()
for _, row in singer_df.iterrows():
    if row["Age"] > avg:
        out = out.append({"Song_Name": row["Song_Name"]}, ignore_index=True)
result = out

# case: visitors-not-after-2010-terse
museum = pd.DataFrame({"Museum_ID": [1, 2, 3, 4], "Open_Year": [2000, 2012, 2010, 2011]})
visitor = pd.DataFrame({"ID": list("12345"), "Age": [35, 28, 27, 56, 36]})
visit = pd.DataFrame([(1, 5), (2, 5), (4, 3), (1, 2), (3, 2)], columns=["Museum_ID", "visitor_ID"])
recent = visit.merge(museum.query("Open_Year > 2010"), on="Museum_ID")["visitor_ID"].astype(str)
result = len(set(visitor.ID) - set(recent))

# case: staff-above-minimum-verbose
museum = pd.DataFrame({
    "Name": ["Plaza", "Capital Plaza", "Jefferson", "Willow", "Places", "Central"],
    "Num_of_Staff": [62, 25, 18, 112, 25, np.nan],
    "Open_Year": ["2000", "2012", "2010", "2011", "2008", "2013"],
})

# Minimum staff of the museums opened after 2010
museum["Open_Year"] = museum["Open_Year"].astype(int)
recent = museum[museum["Open_Year"] > 2010]
min_staff = recent["Num_of_Staff"].min()

# More staff than that minimum
bigger = museum[museum["Num_of_Staff"] > min_staff]

# Add quantile group and rank among all museums
museum["staff_rank"] = museum["Num_of_Staff"].rank(ascending=False, method="min")
museum["third"] = pd.qcut(museum["Num_of_Staff"], 3, labels=["low", "mid", "high"])
result = museum.loc[bigger.index, ["Name", "Num_of_Staff", "staff_rank", "third"]]

# case: museum-most-visited-helper
def top_with_ties(df, key, n=1):
    counts = df[key].value_counts(sort=True)
    cutoff = counts.iloc[n - 1]
    return counts[counts >= cutoff]

visit = pd.DataFrame({"Museum_ID": [1, 2, 4, 1, 2, 3], "visitor_ID": [5, 5, 3, 5, 2, 5], "Num_of_Ticket": [20, 4, 10, 8, 20, 1]})
top = top_with_ties(visit, "Museum_ID")
repeat = visit.groupby(["visitor_ID", "Museum_ID"]).filter(lambda g: len(g) > 1)
result = {
    "museums": top.sort_index().to_dict(),
    "visitors": top_with_ties(visit, "visitor_ID", 2).to_dict(),
    "repeat": sorted(repeat["visitor_ID"].unique().tolist()),
    "tickets": visit["Num_of_Ticket"].agg(["mean", "max"]).round(2).to_dict(),
}
