import pandas as pd
import numpy as np
import re
from collections import defaultdict, OrderedDict

singers = pd.DataFrame({
    "Singer_ID": [1, 2, 3, 4, 5, 6],
    "Name": ["Joe Sharp", "Timbaland", "Justin Brown", "Rose White", "John Nizinik", "Tribal King"],
    "Country": ["Netherlands", "United States", "France", "France", "france", None],
    "Age": [52, 32, 29, 41, 43, np.nan],
    "Net_Worth": ["1.5M", "30M", "850K", None, "2,000,000", ""],
})
stadiums = pd.DataFrame({
    "Stadium_ID": [1, 2, 3, 4, 5, 6, 7],
    "Location": ["Raith Rovers", "Ayr United", "East Fife", "Queen's Park", "Stirling Albion", "Arbroath", "ayr united"],
    "Capacity": [10104, 11998, 2000, 52500, 3808, 4125, None],
    "Average": [1477, 1462, 864, 730, 642, 642, 0],
})
concerts = pd.DataFrame({
    "concert_ID": [1, 2, 3, 4, 5, 6, 7, 8],
    "concert_Name": ["Auditions", "Super bootcamp", "Home Visits", "Week 1", "Week 1", "Week 2", "", None],
    "Stadium_ID": ["1", "2", "2", "10", "9", "7", None, "1"],
    "Year": ["2014", "2014", "2015", "2014", "2015", "2015", "2016", "n/a"],
})
singer_in_concert = pd.DataFrame({
    "concert_ID": [1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 12],
    "Singer_ID": [2, 3, 5, 3, 6, 5, 4, 6, 3, 2, 2, 1],
})

# case: singers-by-age-desc
# Question: Show name, country, age for all singers ordered by age from the oldest to the youngest.
def answer():
    out = singers.loc[:, ["Name", "Country", "Age"]]
    return out.sort_values("Age", ascending=False).reset_index(drop=True)

result = answer()
# case: france-age-stats
# Question: What is the average, minimum, and maximum age of all singers from France?
fr = singers[singers["Country"] == "France"]
result = fr["Age"].agg(["mean", "min", "max"]).to_frame().T.reset_index(drop=True)
# case: countries-above-20
# Question: What are all distinct countries where singers above age 20 are from?
result = sorted(singers.loc[singers["Age"].gt(20), "Country"].dropna().unique())
# case: country-counts
# Question: Show all countries and the number of singers in each country.
result = singers["Country"].value_counts(dropna=False).reset_index()
# case: above-average-age
result = singers.query("Age > Age.mean()")["Name"].to_list()
# case: stadium-between
# Question: location and name of stadiums with capacity between 5000 and 12000 (NULL -> excluded)
result = stadiums.loc[stadiums["Capacity"].between(5000, 12000, inclusive="both"), ["Location", "Capacity"]].astype({"Capacity": int})
# case: max-capacity-avg
# Question: What is the maximum capacity and the average of all stadiums?
result = (stadiums["Capacity"].max(), stadiums["Average"].mean())
# case: highest-average
result = stadiums.nlargest(1, "Average")[["Location", "Capacity"]].iloc[0].to_dict()
# case: tied-lowest-average
result = stadiums.nsmallest(2, "Average", keep="all")[["Location", "Average"]]
# case: concerts-2014-2015
# Question: How many concerts are there in year 2014 or 2015?
result = int(concerts["Year"].isin(["2014", "2015"]).sum())
# case: concerts-int-compare
# Question: same, comparing with numbers (oops, text)
result = len(concerts[concerts["Year"].isin([2014, 2015])])
# case: concerts-year-gt-type-error
result = concerts[concerts["Year"] > 2014]["concert_Name"].count()
# case: merge-str-int-key
# Question: Show the stadium name and the number of concerts in each stadium.
result = stadiums.merge(concerts, on="Stadium_ID").groupby("Location").size()
# case: stadium-concert-count
c = concerts.assign(Stadium_ID=pd.to_numeric(concerts["Stadium_ID"]).astype("Int64"))
j = c.merge(stadiums.astype({"Stadium_ID": "Int64"}), on="Stadium_ID")
result = j.groupby(["Stadium_ID", "Location"], as_index=False).agg(n=("concert_ID", "count")).sort_values(["n", "Location"], ascending=[False, True])[["Location", "n"]]
# case: stadiums-without-concert
ids = set(concerts["Stadium_ID"].dropna().astype(int))
result = stadiums.loc[~stadiums["Stadium_ID"].isin(ids), "Location"].sort_values(key=lambda s: s.str.lower()).tolist()
# case: year-most-concerts
# Question: Which year has most number of concerts? (ties -> earliest)
vc = concerts["Year"].value_counts()
best = vc[vc == vc.max()].index.min()
result = best
# case: mode-year
result = concerts["Year"].mode().tolist()
# case: concert-name-theme-count
cnt = singer_in_concert.groupby("concert_ID")["Singer_ID"].agg(["count", "nunique"])
out = concerts[["concert_ID", "concert_Name"]].merge(cnt, left_on="concert_ID", right_index=True, how="left")
out[["count", "nunique"]] = out[["count", "nunique"]].fillna(0).astype("int64")
result = out.drop(columns="concert_ID")
# case: singer-name-concerts
x = (singer_in_concert.drop_duplicates()
     .merge(singers[["Singer_ID", "Name"]], how="right")
     .groupby(["Singer_ID", "Name"])["concert_ID"].count())
result = x.droplevel("Singer_ID").sort_values(ascending=False, kind="mergesort")
# case: singers-in-2014
ids14 = concerts.loc[concerts["Year"] == "2014", "concert_ID"]
sid = singer_in_concert.loc[singer_in_concert["concert_ID"].isin(ids14), "Singer_ID"].unique()
result = singers.set_index("Singer_ID").loc[sorted(sid), "Name"].tolist()
# case: loc-missing-label
sid = singer_in_concert["concert_ID"].unique()
result = concerts.set_index("concert_ID").loc[sid, "concert_Name"].tolist()
# case: like-hey
# Question: names whose song contains "i" (LIKE '%i%'), case-insensitive
result = singers[singers["Name"].str.contains("i", case=False, na=False)][["Name", "Country"]]
# case: parse-worth
def parse_worth(s):
    if s is None or (isinstance(s, float) and np.isnan(s)) or s == "":
        return np.nan
    s = s.replace(",", "").upper()
    mult = {"K": 1e3, "M": 1e6}.get(s[-1], 1)
    return float(s.rstrip("KM")) * mult

w = singers["Net_Worth"].apply(parse_worth)
result = singers.assign(worth=w).sort_values("worth", ascending=False)[["Name", "worth"]].reset_index(drop=True)
# case: both-years
# Question: Which stadiums had concerts in both 2014 and 2015? (INTERSECT)
s14 = set(concerts.query("Year == '2014'")["Stadium_ID"])
s15 = set(concerts.query("Year == '2015'")["Stadium_ID"])
both = pd.Series(sorted(s14 & s15), dtype="object").astype(int)
result = stadiums.loc[stadiums["Stadium_ID"].isin(both), ["Location"]]
# case: verify-order-sensitive
gold = [("France", 2), ("Netherlands", 1), ("United States", 1), ("france", 1)]
pred = singers.groupby("Country").size().reset_index(name="c")
pred_rows = list(pred.itertuples(index=False, name=None))
result = OrderedDict(
    exact=pred_rows == gold,
    unordered=set(pred_rows) == set(gold),
    row_count=len(pred_rows),
    first_diff=next((i for i, (p, g) in enumerate(zip(pred_rows, gold)) if p != g), None),
)
# case: verify-column-permutation
from itertools import permutations
pred = stadiums[["Average", "Location"]].head(3)
gold = stadiums[["Location", "Average"]].head(3)
ok = None
for perm in permutations(range(pred.shape[1])):
    q = pred.iloc[:, list(perm)]
    if (q.to_numpy() == gold.to_numpy()).all():
        ok = perm
        break
result = {"perm": ok, "dtypes": [str(t) for t in pred.dtypes]}
# case: verify-isclose-nan
pred = singers["Age"].rolling(2).mean()
gold = np.array([np.nan, 42.0, 30.5, 35.0, 42.0, np.nan])
mask = np.isclose(pred, gold, equal_nan=True)
result = {"n_ok": int(mask.sum()), "bad": np.flatnonzero(~mask).tolist(), "np_all": bool(np.allclose(pred, gold)), "np_all_nan": bool(np.allclose(pred, gold, equal_nan=True))}
# case: set-diff-report
diff = defaultdict(list)
for df, nm in [(concerts["concert_ID"], "concerts"), (singer_in_concert["concert_ID"].drop_duplicates(), "sic")]:
    for v in df:
        diff[v].append(nm)
result = {k: v for k, v in diff.items() if len(v) == 1}
# case: age-groups-decade
g = (singers["Age"] // 10 * 10).astype("Int64").astype("string") + "s"
result = g.fillna("unknown").value_counts().sort_index()
# case: capacity-utilisation
s = stadiums.copy()
s["util"] = (100 * s["Average"].div(s["Capacity"])).round(2)
s["grade"] = np.where(s["util"].isna(), "n/a", np.where(s["util"] >= 15, "good", "poor"))
result = s.set_index("Location")[["util", "grade"]].sort_values("util", ascending=False)
