import pandas as pd
import numpy as np
import itertools
from collections import Counter

# scholar style + flights and pilots
author_df = pd.DataFrame({
    "authorid": [1, 2, 3, 4, 5, 6],
    "authorname": ["Ras Bodik", "Luke Zettlemoyer", "Noah A Smith", "Christopher D. Manning", "Sharon Goldwater", "ras bodik"],
})
paper_df = pd.DataFrame({
    "paperid": [10, 11, 12, 13, 14, 15, 16, 17],
    "title": ["Parsing with CRFs", "Sketch Synthesis", "Deep  Semantic Parsing", "Word Segmentation", "Question Answering", "sketch synthesis", None, "Parsing Revisited"],
    "venueid": [1, 2, 1, 3, 1, 2, 3, None],
    "year": [2010, 2008, 2014, 2009, 2014, 2008, 2015, 2016],
    "numcitedby": ["120", "85", "300", "12", "n/a", "85", None, "3"],
})
venue_df = pd.DataFrame({"venueid": [1, 2, 3, 4], "venuename": ["ACL", "PLDI", "TACL ", "chi"]})
writes_df = pd.DataFrame({
    "paperid": [10, 10, 11, 12, 12, 13, 14, 14, 14, 15, 16, 17],
    "authorid": [3, 2, 1, 2, 4, 5, 2, 3, 4, 6, 5, 3],
})
cite_df = pd.DataFrame({
    "citingpaperid": [12, 14, 14, 16, 17, 17, 17, 11],
    "citedpaperid": [10, 10, 12, 13, 10, 12, 14, 11],
})
paperkeyphrase_df = pd.DataFrame({
    "paperid": [10, 11, 12, 12, 13, 14, 17, 17],
    "keyphrase": ["parsing", "Synthesis", "parsing", "semantic parsing", "segmentation", "QA", "Parsing", "survey"],
})
pilot_df = pd.DataFrame({
    "pilot_id": [1, 2, 3, 4, 5, 6],
    "name": ["Prof. Zackery Collins", "Katheryn Gorczany", "Mr. Cristian Halvorson II", "Ayana Spencer", "Dellie Kulas", "Mrs. Raegan Ferry"],
    "age": [23, 20, 23, 25, 45, None],
})
flight_df = pd.DataFrame({
    "flno": [99, 13, 346, 387, 7, 149, 600, 701],
    "origin": ["Los Angeles", "Los Angeles", "Los Angeles", "Los Angeles", "los angeles", "Pittsburgh", "Chicago", "Boston"],
    "destination": ["Washington D.C.", "Chicago", "Dallas", "Boston", "Sydney", "New York", "Los Angeles", None],
    "distance": [2308, 1749, 1251, 2606, 7487, 303, 1749, 300],
    "departure_date": ["04/12/2005 09:30", "04/12/2005 08:45", "04/12/2005 11:50", "04/12/2005 07:03", "04/12/2005 22:30", "2005-04-12 09:42", "2005-04-13 10:10", None],
    "arrival_date": ["04/12/2005 21:40", "04/12/2005 20:45", "04/12/2005 19:05", "04/12/2005 17:03", "04/14/2005 06:10", "2005-04-12 12:02", "2005-04-13 13:00", "2005-04-13 11:00"],
    "price": ["235.98", "220.98", "$225.43", "261.56", "1278.56", "165.00", "", "99"],
    "pilot_id": [1, 2, 1, 3, 5, 2, 1, 9],
})
# case: acl-papers-per-year
# Number of ACL papers for every year, latest first.
acl_ids = venue_df.loc[venue_df["venuename"].str.strip() == "ACL", "venueid"]
p = paper_df[paper_df["venueid"].isin(acl_ids)]
result = p.groupby("year").size().sort_index(ascending=False).reset_index(name="num_papers")
# case: author-total-citations
# Authors (case-insensitive) with total citations as recorded in numcitedby.
pp = paper_df.assign(cited=pd.to_numeric(paper_df["numcitedby"], errors="coerce").fillna(0).astype(int))
x = writes_df.merge(pp[["paperid", "cited"]], on="paperid").merge(author_df, on="authorid")
x["authorname"] = x["authorname"].str.lower().str.title()
result = x.groupby("authorname")["cited"].sum().sort_values(ascending=False).reset_index()
# case: h-index
# The h-index for each author, computed from numcitedby.
cites = dict(zip(paper_df.paperid, pd.to_numeric(paper_df.numcitedby, errors="coerce").fillna(0)))
res = []
for aid, grp in writes_df.groupby("authorid"):
    vals = sorted((cites[p] for p in grp["paperid"]), reverse=True)
    h = 0
    for i, v in enumerate(vals, start=1):
        if v >= i:
            h = i
    res.append([aid, h])
result = pd.DataFrame(res, columns=["authorid", "h_index"]).merge(author_df, on="authorid")[["authorname", "h_index"]]
# case: co-author-pairs
# Pairs of coauthors with the number of papers written together.
names = author_df.set_index("authorid").authorname
pairs = Counter()
for _, ids in writes_df.groupby("paperid")["authorid"]:
    pairs.update(itertools.combinations(sorted(names.loc[ids]), 2))
result = pd.DataFrame([(a, b, n) for (a, b), n in pairs.items()], columns=["author1", "author2", "papers"])
result = result.sort_values(["papers", "author1", "author2"], ascending=[False, True, True]).reset_index(drop=True)
# case: cited-more-than-average
# Papers cited (in the cite table, self citations left out) more often than the average cited paper.
c = cite_df.query("citingpaperid != citedpaperid").groupby("citedpaperid").agg(n=("citingpaperid", "count"))
c = c[c["n"] > c["n"].mean()]
result = paper_df.merge(c, left_on="paperid", right_index=True)[["title", "year", "n"]].sort_values("n", ascending=False)
# case: venue-without-papers
# Venues which have no papers at all, and papers without a venue, in one list.
v = venue_df[~venue_df.venueid.isin(paper_df.venueid.dropna())][["venuename"]].rename(columns={"venuename": "item"}).assign(kind="venue")
q = paper_df[paper_df.venueid.isna()][["title"]].rename(columns={"title": "item"}).assign(kind="paper")
result = pd.concat([v, q], ignore_index=True)
# case: keyphrase-trend
# How often each keyphrase occurs by year, wide format.
k = paperkeyphrase_df.assign(keyphrase=paperkeyphrase_df["keyphrase"].str.lower())
k = k.merge(paper_df[["paperid", "year"]], on="paperid", how="left")
wide = k.groupby(["keyphrase", "year"]).size().unstack(fill_value=0)
wide["total"] = wide.sum(axis=1)
result = wide.sort_values("total", ascending=False, kind="mergesort").reset_index()
result.columns.name = None
# case: first-paper-of-author
# The title of the first paper of every author, and years since then until their latest paper.
w = writes_df.merge(paper_df, on="paperid").sort_values(["authorid", "year", "paperid"])
first = w.drop_duplicates("authorid", keep="first").set_index("authorid")
last = w.groupby("authorid")["year"].last()
out = first[["title", "year"]].copy()
out["active_years"] = last - first["year"]
result = author_df.join(out, on="authorid").drop(columns=["authorid"])
# case: duplicate-titles
# Titles appearing more than once after normalising case and spaces.
t = paper_df.dropna(subset=["title"]).copy()
t["norm"] = t["title"].str.lower().str.replace(r"\s+", " ", regex=True).str.strip()
result = t.groupby("norm").filter(lambda g: len(g) > 1)[["paperid", "title", "year"]].reset_index(drop=True)
# case: pilot-most-flights
# Name of the pilot with the most flights, and the total distance flown.
agg = flight_df.groupby("pilot_id").agg(flights=("flno", "count"), total_distance=("distance", "sum"))
top_id = agg["flights"].idxmax()
result = pilot_df[pilot_df["pilot_id"] == top_id][["name"]].assign(
    flights=agg.loc[top_id, "flights"], total_distance=agg.loc[top_id, "total_distance"]
)
# case: la-destinations-duration
# Flight duration in hours for flights leaving Los Angeles.
la = flight_df[flight_df["origin"].str.lower() == "los angeles"].copy()
dep = pd.to_datetime(la["departure_date"], format="%m/%d/%Y %H:%M")
arr = pd.to_datetime(la["arrival_date"], format="%m/%d/%Y %H:%M")
la["hours"] = ((arr - dep).dt.total_seconds() / 3600).round(2)
result = la[["flno", "destination", "hours"]].sort_values("hours")
# case: price-per-mile
# Cheapest flight by price per mile; prices are text with symbols.
f = flight_df.copy()
f["price"] = pd.to_numeric(f["price"].str.lstrip("$"), errors="coerce")
f["ppm"] = f["price"].div(f["distance"]).round(4)
result = f.dropna(subset=["ppm"]).nsmallest(3, "ppm")[["flno", "origin", "destination", "ppm"]].reset_index(drop=True)
# case: pilots-idle-or-missing
# Outer join of pilots and flights: pilots without a flight and flights without a known pilot.
o = pilot_df.merge(flight_df[["flno", "pilot_id"]], on="pilot_id", how="outer", indicator="source")
o = o[o["source"] != "both"]
result = o[["pilot_id", "name", "flno", "source"]].astype({"source": str}).sort_values("pilot_id").reset_index(drop=True)
# case: age-group-flights
# Flights by pilot age group (under 25, 25-40, over 40).
p = pilot_df.copy()
p["grp"] = pd.cut(p["age"], bins=[0, 24, 40, 120], labels=["under 25", "25-40", "over 40"])
fl = flight_df.merge(p, on="pilot_id", how="inner")
result = fl.groupby("grp", observed=False)["flno"].count().reset_index(name="num_flights")
