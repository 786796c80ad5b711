import functools
import operator

import numpy as np
import pandas as pd

candidates = pd.DataFrame(
    {
        "cand_id": ["a1", "a2", "b1", "b2", "c1", "c2", "i1"],
        "name": ["Marta Velez", "Igor Blanc", "Priya Nair", "Tom O'Dell", "Lena Fischer", "LENA FISCHER", None],
        "party": ["Green", "Green", "Civic", "civic", "Labour", "Labour", ""],
        "birth": ["1971-04-09", "1985-10-30", "1990-02-14", "1958-07-01", "1966-12-12", "1966-12-12", "1979-01-01"],
        "incumbent": ["y", "n", "N", "Y", None, "n", "n"],
    }
)

results = pd.DataFrame(
    {
        "year": [2016] * 9 + [2020] * 11,
        "county": ["Ash", "Ash", "Ash", "Birch", "Birch", "Birch", "Cedar", "Cedar", "Cedar",
                   "Ash", "Ash", "Ash", "birch", "birch", "birch", "Cedar", "Cedar", "Cedar", "Dogwood", "Dogwood"],
        "cand_id": ["a1", "b2", "c1", "a1", "b2", "c1", "a1", "b2", "c1",
                    "a1", "b1", "c1", "a1", "b1", "c1", "a1", "b1", "i1", "b1", "zz"],
        "votes": ["1,204", "980", "1,204", "310", "655", "120", "2,010", "1,750", "400",
                  "1,350", "1,349", "700", "290", "702", "88", "2,500", "1,100", "150", "77", None],
    }
)

turnout = pd.DataFrame(
    {
        "county": ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"],
        "reg_2016": [5000, 1500, 6000, np.nan, 210, 330],
        "reg_2020": [5200, 1480, 6500, 160, 0, 345],
        "seats": [5, 2, 7, 1, 1, 1],
    }
)

polls = pd.DataFrame(
    {
        "pollster": ["Argo", "Argo", "Bell", "Bell", "Argo", "Crest", "Crest", "Bell"],
        "fieldwork": ["1-3 Sep 2020", "28 Sep-1 Oct 2020", "10-12 Sep 2020", "5-6 Oct 2020", "20 Oct 2020", "15-20 Sep 2020", "18-21 Oct 2020", "30-31 Oct 2020"],
        "n": [1000, 1100, 850, 900, 1050, 2000, None, 870],
        "Green": [41.5, 42.0, 39.0, 40.0, 44.0, 43.0, 43.0, None],
        "Civic": [38.0, 37.5, 41.0, 40.0, 37.0, 38.0, 38.5, 41.0],
        "Labour": [12, 12, 11, 12, 11, 13, 12, 9],
    }
)

# case: winners_and_margins_with_ties
r = (
    results.assign(votes=lambda d: d["votes"].str.replace(",", "").astype("Float64"), county=lambda d: d["county"].str.capitalize())
    .dropna(subset=["votes"])
    .assign(rank=lambda d: d.groupby(["year", "county"])["votes"].rank(method="min", ascending=False).astype(int))
)
top = r[r["rank"].eq(1)].groupby(["year", "county"])["cand_id"].agg("+".join).rename("winner")
two = r.groupby(["year", "county"])["votes"].apply(lambda s: s.nlargest(2).tolist()).map(lambda v: v[0] - v[1] if len(v) > 1 else np.nan).rename("margin")
result = pd.concat([top, two], axis=1)

# case: vote_share_pivot_with_totals
v = pd.to_numeric(results["votes"].str.replace(",", "", regex=False)).fillna(0)
share = (
    results.assign(v=v, party=results["cand_id"].map(candidates.set_index("cand_id")["party"].str.title()).replace("", "Independent").fillna("Unknown"))
    .pivot_table(index="party", columns="year", values="v", aggfunc="sum", margins=True, fill_value=0)
)
result = share.div(share.loc["All"], axis="columns").mul(100).round(2)

# case: dhondt_seat_allocation
def dhondt(votes: pd.Series, seats: int) -> pd.Series:
    quotients = pd.concat({k: votes / k for k in range(1, seats + 1)}, names=["div"])
    winners = quotients.sort_values(ascending=False, kind="stable").head(seats)
    return winners.groupby(level="cand_id").size().reindex(votes.index, fill_value=0)

votes20 = (
    results.query("year == 2020 and votes.notnull()", engine="python")
    .assign(votes=lambda d: d["votes"].str.replace(",", "").astype(int), county=lambda d: d["county"].str.title())
    .set_index(["county", "cand_id"])["votes"]
)
seats = turnout.set_index("county")["seats"]
alloc = {c: dhondt(votes20.xs(c), int(seats[c])) for c in votes20.index.unique("county")}
result = pd.DataFrame(alloc).T.fillna(0).astype(int).rename_axis("county")

# case: turnout_change_wide_to_long
long = pd.wide_to_long(turnout, stubnames="reg", i="county", j="year", sep="_").reset_index()
cast = (
    results.assign(v=pd.to_numeric(results["votes"].str.replace(",", "")), county=results["county"].str.title())
    .groupby(["county", "year"], as_index=False)["v"].sum()
)
t = long.merge(cast, on=["county", "year"], how="left")
t["turnout"] = (t["v"] / t["reg"].where(t["reg"].gt(0)) * 100).round(1)
w = t.pivot(index="county", columns="year", values="turnout")
result = w.assign(diff=w[2020] - w[2016]).sort_values("diff", ascending=False, na_position="last")

# case: parties_winning_in_every_county
lookup = candidates.assign(party=candidates["party"].str.title().replace("", None))
by_county = (
    results.assign(county=results["county"].str.title())
    .query("year == 2020")
    .merge(lookup[["cand_id", "party"]], on="cand_id")
    .groupby("county")["party"].agg(lambda s: set(s.dropna()))
)
common = functools.reduce(operator.and_, by_county)
either = functools.reduce(operator.or_, by_county)
result = {"everywhere": sorted(common), "not_everywhere": sorted(either - common)}

# case: poll_end_dates_and_latest_per_pollster
ends = pd.to_datetime(polls["fieldwork"].str.extract(r"(\d{1,2} [A-Z][a-z]{2} \d{4})$", expand=False), format="%d %b %Y")
latest = polls.assign(end=ends).sort_values("end").groupby("pollster").tail(1)
result = latest.set_index("pollster")[["end", "Green", "Civic"]].assign(lead=lambda d: d["Green"] - d["Civic"])

# case: weighted_poll_average_by_month
month = polls["fieldwork"].str[-8:-5]
w = polls["n"].fillna(polls["n"].median())
parties = ["Green", "Civic", "Labour"]
num = polls[parties].mul(w, axis=0).groupby(month, sort=False).sum()
den = polls[parties].notna().mul(w, axis=0).groupby(month, sort=False).sum()
result = (num / den).round(2).rename_axis("month")

# case: swing_between_elections
v = results.assign(votes=results["votes"].str.replace(",", "").astype(float), county=results["county"].str.title())
tot = v.set_index(["county", "year", "cand_id"])["votes"].unstack("year")
swing = tot.div(tot.groupby("county").transform("sum")).mul(100)
swing["swing"] = swing[2020].sub(swing[2016], fill_value=0)
best = swing["swing"].groupby(level="county").idxmax()
result = [(c, cand, round(float(swing.loc[(c, cand), "swing"]), 2)) for c, cand in best]

# case: candidate_age_on_election_day
births = candidates["birth"].astype("datetime64[ns]")
eday = pd.Timestamp(2020, 11, 3)
age = (eday.to_period("M").ordinal - births.dt.to_period("M").dt.ordinal) // 12
result = candidates.assign(age=age)[["name", "age"]].dropna().nsmallest(2, "age")

# case: duplicate_candidates_and_incumbents
dd = (
    candidates.assign(key=candidates["name"].str.casefold(), incumbent=candidates["incumbent"].str.upper().map({"Y": True, "N": False}))
    .astype({"incumbent": "boolean"})
    .groupby(["key", "birth"], dropna=False)
    .agg(ids=pd.NamedAgg("cand_id", ", ".join), n=pd.NamedAgg("cand_id", "size"), incumbent=pd.NamedAgg("incumbent", "max"))
)
result = dd.reset_index().sort_values(["n", "ids"], ascending=[False, True], ignore_index=True)
