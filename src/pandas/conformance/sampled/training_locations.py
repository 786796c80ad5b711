import pandas as pd
import numpy as np
import re
from itertools import product

# theme park (roller coasters, attractions) + department_store
locations_df = pd.DataFrame({
    "Location_ID": [333, 368, 417, 579, 603],
    "Location_Name": ["Astro Orbiter ", "Magic Castle", "Film Star", "UK Gallery", "Fun Games"],
})
tourist_attractions_df = pd.DataFrame({
    "Tourist_Attraction_ID": [2113, 2701, 3183, 3554, 4979, 5076, 6476, 6523],
    "Attraction_Type_Code": ["2", "5", "3", "9", "2", "5", "3", None],
    "Location_ID": [579, 417, 579, 603, 368, 603, 417, 999],
    "How_to_Get_There": ["bus", "bus", "walk", "shuttle", "BUS", "Walk", "shuttle", None],
    "Name": ["art museum", "UK gallery", "flying elephants", "film festival", "parade hall", "haunted mansion", "Mummy ride", "Lost World"],
    "Opening_Hours": ["09:00-17:00", "10:00 - 18:30", "08:30-20:00", None, "09:00-17:00", "18:00-02:00", "closed", "10:00-16:00"],
})
visitors_df = pd.DataFrame({"Tourist_ID": [164, 189, 204, 211, 241, 295], "Tourist_Details": ["Toney", "Graciela", "Vincent", None, "Vivian", "Nettie"]})
visits_df = pd.DataFrame({
    "Visit_ID": [183, 268, 273, 302, 356, 381, 416, 479, 563, 612],
    "Tourist_Attraction_ID": [3183, 6476, 2113, 6523, 3183, 5076, 2701, 2113, 6476, 3183],
    "Tourist_ID": [164, 189, 164, 241, 204, 204, 295, 189, 204, 164],
    "Visit_Date": ["2004-08-21", "2013-08-06", "2013-10-27", "2018-03-15", "08/21/2004", "2018-02-17", "2017-11-05", "2013-08-06", "2018-02-17", "2018-01-01"],
    "Spend": ["12.50", "£30", None, "22", "12.50", "8.99", "£100.10", "45", "30", "-"],
})
coaster_df = pd.DataFrame({
    "Roller_Coaster_ID": [1, 2, 3, 4, 5, 6],
    "Name": ["Boardwalk Bullet", "Dauling Dragon", "Hades 360", "Ravine Flyer II", "Twister", "The Voyage"],
    "Country_ID": [1, 2, 1, 1, 3, 4],
    "Length": [3236.0, 3914.0, 4726.0, 2900.0, 3900.0, 6442.0],
    "Height": [96.0, 105.0, 136.0, 120.0, 80.0, 173.0],
    "Speed": ["51", "55", "70", "60", "55 mph", "67"],
    "Opened": ["August 31, 2007", "2012", "May 14, 2005", "May 17, 2008", "1999", "May 6, 2006"],
    "Status": ["Operating", "operating", "Operating", "Closed", "Closed", "Operating"],
})
country_df = pd.DataFrame({"Country_ID": [1, 2, 3], "Name": ["United States", "China", "Sweden"], "Population": [310000000, 1347350000, 9360113]})
staff_df = pd.DataFrame({"staff_id": [1, 2, 3, 4, 5, 6], "staff_gender": ["1", "M", "f", "F", "1", None], "staff_name": ["Tom", "Malika", "Katelynn", "Shanna", "Kyle", "Roger"]})
assign_df = pd.DataFrame({
    "department_id": [5, 4, 2, 1, 4, 2, 5],
    "staff_id": [1, 2, 3, 4, 1, 1, 5],
    "job_title_code": ["Department Manager", "Sales Person", "Clerical Staff", "Sales Person", "Sales Person", "Department Manager", "clerical staff"],
    "date_assigned_from": ["2017-06-11 22:55:20", "2017-12-18 19:12:15", "2018-02-14 03:15:29", "2017-11-06 20:20:04", "2018-02-01 00:00:00", "2018-01-10 05:41:31", "2018-01-02 12:00:00"],
    "date_assigned_to": ["2018-03-23 21:59:11", "2018-03-23 20:25:24", "2018-03-23 19:51:33", "2018-03-23 10:00:00", "2018-02-28 23:59:59", None, "2018-03-01 00:00:00"],
})
departments_df = pd.DataFrame({"department_id": [1, 2, 3, 4, 5], "department_name": ["human resource", "purchasing", "marketing", "advertising", "managing"]})
# case: attractions-no-visit
# Names of attractions that were never visited, and their location (if known).
novisit = tourist_attractions_df[~tourist_attractions_df["Tourist_Attraction_ID"].isin(visits_df["Tourist_Attraction_ID"])]
result = novisit.merge(locations_df, on="Location_ID", how="left")[["Name", "Location_Name"]]
# case: visitor-multi-attractions
# Tourists who visited at least two different attractions: details, number of visits, number of attractions.
g = visits_df.groupby("Tourist_ID")["Tourist_Attraction_ID"].agg(["size", "nunique"])
g = g[g["nunique"] >= 2].rename(columns={"size": "visits", "nunique": "attractions"})
result = visitors_df.merge(g, left_on="Tourist_ID", right_index=True, how="inner").drop(columns="Tourist_ID").sort_values(["visits", "Tourist_Details"], ascending=[False, True]).reset_index(drop=True)
# case: opening-duration
# How many hours each attraction is open per day (some close after midnight).
rows = []
for name, hours in zip(tourist_attractions_df["Name"], tourist_attractions_df["Opening_Hours"]):
    m = re.match(r"(\d{2}):(\d{2})\s*-\s*(\d{2}):(\d{2})", hours or "")
    if not m:
        rows.append((name, np.nan))
        continue
    a, b, c, d = map(int, m.groups())
    minutes = (c * 60 + d - a * 60 - b) % (24 * 60)
    rows.append((name, minutes / 60))
result = pd.DataFrame(rows, columns=["Name", "hours_open"]).sort_values("hours_open", ascending=False, na_position="last", kind="stable").reset_index(drop=True)
# case: how-to-get-matrix
# Attractions by location and way to get there.
t = tourist_attractions_df.merge(locations_df, on="Location_ID")
t["How_to_Get_There"] = t["How_to_Get_There"].str.lower()
t["Location_Name"] = t["Location_Name"].str.strip()
result = pd.crosstab(t["Location_Name"], t["How_to_Get_There"]).reset_index()
# case: spend-per-attraction
# Total and average spend at each attraction; amounts as text with pound signs.
v = visits_df.copy()
v["Spend"] = pd.to_numeric(v["Spend"].str.replace("£", ""), errors="coerce")
out = v.groupby("Tourist_Attraction_ID")["Spend"].agg(["sum", "mean", "count"])
out.index = out.index.map(tourist_attractions_df.set_index("Tourist_Attraction_ID")["Name"])
result = out.rename_axis("Name").sort_values("sum", ascending=False).round(2).reset_index()
# case: same-day-visitors
# Pairs of different tourists that visited the same attraction on the same day.
v = visits_df.assign(d=pd.to_datetime(visits_df["Visit_Date"], format="mixed"))[["Tourist_Attraction_ID", "Tourist_ID", "d"]]
pr = v.merge(v, on=["Tourist_Attraction_ID", "d"], suffixes=("_a", "_b"))
pr = pr[pr["Tourist_ID_a"] < pr["Tourist_ID_b"]]
nm = dict(zip(visitors_df["Tourist_ID"], visitors_df["Tourist_Details"]))
result = pr.assign(a=pr["Tourist_ID_a"].map(nm), b=pr["Tourist_ID_b"].map(nm))[["a", "b", "d"]]
# case: unvisited-combinations
# All named tourists x locations combos with number of visits there (0 included), only the zero ones.
v = visits_df.merge(tourist_attractions_df[["Tourist_Attraction_ID", "Location_ID"]], on="Tourist_Attraction_ID")
seen = set(zip(v["Tourist_ID"], v["Location_ID"]))
named = visitors_df.dropna()
rows = [
    {"tourist": t.Tourist_Details, "location": l.Location_Name.strip()}
    for t, l in product(named.itertuples(), locations_df.itertuples())
    if (t.Tourist_ID, l.Location_ID) not in seen
]
result = pd.DataFrame(rows).sort_values(["tourist", "location"]).head(8).reset_index(drop=True)
# case: coasters-country-avg-speed
# Countries with more than one roller coaster or with avg speed above 54.
c = coaster_df.copy()
c["Speed"] = c["Speed"].str.extract(r"(\d+)")[0].astype(int)
j = c.merge(country_df, on="Country_ID", suffixes=("", "_country"))
s = j.groupby("Name_country").agg(n=("Name", "count"), avg_speed=("Speed", "mean"))
result = s[(s["n"] > 1) | (s["avg_speed"] > 54)].round(1).rename_axis("country").reset_index()
# case: coaster-opened-year
# Roller coasters in order of the year opened, with the years between openings.
c = coaster_df[["Name", "Opened"]].copy()
c["year"] = c["Opened"].str.findall(r"\d{4}").str[0].astype(int)
c = c.sort_values("year", ignore_index=True)
c["gap"] = c["year"].diff().fillna(0).astype(int)
result = c.drop(columns=["Opened"])
# case: longest-shortest-by-status
# Longest and shortest coaster for each status (any case).
key = coaster_df["Status"].str.capitalize()
g = coaster_df.groupby(key)["Length"]
hi, lo = g.idxmax(), g.idxmin()
result = pd.DataFrame({
    "Status": hi.index,
    "longest": coaster_df["Name"].loc[hi].tolist(),
    "shortest": coaster_df["Name"].loc[lo].tolist(),
    "difference": (g.max() - g.min()).to_list(),
})
# case: staff-two-departments
# Staff that have been assigned to more than one department, listing departments in order of assignment.
a = assign_df.merge(departments_df, on="department_id").merge(staff_df, on="staff_id")
a["date_assigned_from"] = pd.to_datetime(a["date_assigned_from"])
a = a.sort_values("date_assigned_from")
h = a.groupby("staff_name")["department_name"].agg([("n", "nunique"), ("path", " -> ".join)])
result = h.query("n > 1").reset_index()
# case: clerical-not-long
# Days in the job for finished assignments, averaged per job title (case folded).
a = assign_df.dropna(subset=["date_assigned_to"]).copy()
dur = pd.to_datetime(a["date_assigned_to"]) - pd.to_datetime(a["date_assigned_from"])
a["days"] = dur.dt.total_seconds() / 86400
result = a.groupby(a["job_title_code"].str.lower())["days"].mean().round(1).reset_index().sort_values("days")
# case: departments-no-sales-person
# Departments with no current assignment on 2018-03-01.
on = pd.Timestamp("2018-03-01")
frm = pd.to_datetime(assign_df["date_assigned_from"])
to = pd.to_datetime(assign_df["date_assigned_to"]).fillna(pd.Timestamp.max)
active = assign_df[(frm <= on) & (to > on)]
result = departments_df.set_index("department_id").drop(index=active["department_id"].unique()).reset_index()
# case: gender-normalised
# Number of assignments by staff gender where '1'/'M' mean male and 'f'/'F' female.
codes = {"1": "male", "M": "male", "F": "female"}
s = staff_df.assign(gender=staff_df["staff_gender"].str.upper().map(codes).fillna("unknown"))
n = s.set_index("staff_id")["gender"].reindex(assign_df["staff_id"]).value_counts()
result = n.rename_axis("gender").reset_index(name="assignments")
