import pandas as pd
import numpy as np

museum = pd.DataFrame({
    "Museum_ID": [1, 2, 3, 4, 5, 6, 7],
    "Name": ["Plaza Museum", "Capital Plaza Museum", "Jefferson Development Museum", "Willow Grande Museum", "Central Plaza Museum", "central plaza museum ", None],
    "Num_of_Staff": [62, 25, 18, 17, 16, 16, None],
    "Open_Year": ["2000", "2012", "2010", "2011", "2008", "c. 2008", "unknown"],
})

visitor = pd.DataFrame({
    "ID": [1, 2, 3, 4, 5, 6, 7, 8],
    "Name": ["Gonzalo Higuaín", "Guti Midfielder", "Arjen Robben", "Raúl Brazil", "Fernando Gago", "", "raul brazil", "Wesley Sneijder"],
    "Level_of_membership": [8, 5, 1, 2, 6, 1, 2, 3],
    "Age": [35, 28, 27, 56, 42, None, 56, 38],
})

visit = pd.DataFrame({
    "Museum_ID": [1, 2, 4, 1, 2, 3, 4, 1, 5, 1, 9, 3],
    "visitor_ID": [5, 5, 3, 3, 2, 4, 4, 1, 8, 8, 1, 5],
    "Num_of_Ticket": [20, 4, 10, 9, 2, 8, 6, None, 1, 9, 2, 3],
    "Total_spent": ["320.14", "89.98", "320.44", "209.98", "20.0", "$100", "60.5 EUR", None, "12", "209.98", "40", ""],
    "Visit_date": ["03/04/2019", "15/06/2019", "04/05/2019", "01/12/2019", "29/02/2020", "31/12/2019", "02/01/2020", None, "11/11/2019", "11/11/2019", "10/10/2019", "15/06/2019"],
})

objects = pd.DataFrame({
    "accession": ["1920.14.1", "1920.14.2", "1985.3", "L.2001.7.10", "1985.3.a", "2011.450.2", None, "1920.14.10", "N/A"],
    "title": ["Bowl with fish", "Jar, two handles", "Portrait of a lady", "Mask", "Portrait frame", "Woven basket", "Coin", "Bowl (fragment)", ""],
    "dims": ["12.5 x 30 cm", "40 x 22.1 x 22.1 cm", "101 × 76 cm", "9 in.", "110x85cm", "H. 15 cm", None, "4 x 7 cm", "dimensions unavailable"],
    "period": ["1550-1600", "ca. 1600", "1785", "19th century", "1785", "1990s", "-44", "1550-1600", None],
    "medium": ["Ceramic; glaze", "ceramic", "Oil on canvas", "Wood; Pigment; shell", "Wood; gilt", "Fiber", "Silver", "Ceramic; Glaze", None],
    "museum_id": [1, 1, 2, 4, 2, 6, 3, 1, 5],
})

# case: museums_never_visited
result = museum.loc[~museum["Museum_ID"].isin(visit["Museum_ID"]), "Name"].str.strip().tolist()

# case: spend_per_ticket_by_membership_level
spent = visit["Total_spent"].str.extract(r"(\d+(?:\.\d+)?)", expand=False).astype(float)
v = visit.assign(spent=spent).merge(visitor, left_on="visitor_ID", right_on="ID")
tot = v.groupby("Level_of_membership")[["spent", "Num_of_Ticket"]].sum(min_count=1)
result = tot.eval("per_ticket = spent / Num_of_Ticket").sort_index(ascending=False).round(2)

# case: accession_number_natural_sort
def natural_key(s):
    return s.map(lambda x: [(0, int(p), "") if p.isdigit() else (1, 0, p) for p in x.split(".")] if isinstance(x, str) else [(2, 0, "")])

srt = objects.sort_values("accession", key=natural_key, na_position="last")
result = srt["accession"].tolist()

# case: dimensions_to_area
nums = objects["dims"].str.extractall(r"(\d+(?:\.\d+)?)")[0].astype(float).unstack()
unit = objects["dims"].str.extract(r"(cm|in)\b", expand=False)
factor = unit.map({"cm": 1.0, "in": 2.54})
dims = nums.mul(factor, axis=0).set_axis(["h", "w", "d"], axis=1)
dims["area"] = dims["h"] * dims["w"]
result = objects[["accession", "title"]].join(dims).nlargest(3, "area")

# case: period_to_year_range
p = objects["period"]
rng = p.str.extract(r"^(?P<start>\d{4})-(?P<end>\d{4})$").astype("Float64").astype("Int64")
single = pd.to_numeric(p.str.replace("ca. ", "", regex=False), errors="coerce").astype("Int64")
cent = (p.str.extract(r"^(\d+)(?:st|nd|rd|th) century$")[0].astype("Float64") * 100).astype("Int64")
dec = p.str.extract(r"^(\d{3})0s$")[0].astype("Float64").mul(10).astype("Int64")
start = rng["start"].combine_first(single).combine_first(cent - 99).combine_first(dec)
end = rng["end"].combine_first(single).combine_first(cent).combine_first(dec + 9)
result = pd.concat([objects["accession"], p, start.rename("start"), end.rename("end")], axis=1)

# case: medium_dummies_cooccurrence
dm = objects["medium"].dropna().str.lower().str.replace("; ", ";").str.get_dummies(sep=";")
co = dm.T.dot(dm)
arr = co.to_numpy().copy()
np.fill_diagonal(arr, 0)
co = pd.DataFrame(arr, index=co.index, columns=co.columns)
s = co.where(np.triu(np.ones(co.shape, dtype=bool), k=1)).stack()
result = s[s > 0].astype(int).sort_values(ascending=False, kind="stable")

# case: first_visit_and_repeat_flag
d = visit.assign(when=pd.to_datetime(visit["Visit_date"], dayfirst=True, format="%d/%m/%Y"))
d = d.sort_values(["visitor_ID", "when"], na_position="last")
d["nth_visit"] = d.groupby("visitor_ID").cumcount().add(1)
first = d.groupby("visitor_ID").nth(0)
result = first[["visitor_ID", "Museum_ID", "when"]].merge(
    d.groupby("visitor_ID", as_index=False)["nth_visit"].max().rename(columns={"nth_visit": "visits"}), on="visitor_ID"
).assign(repeat=lambda x: np.where(x.visits > 1, "Y", "N"))

# case: visitors_older_than_average_who_visited_two_museums
old = visitor[visitor["Age"] > visitor["Age"].mean()]
n_mus = visit.groupby("visitor_ID")["Museum_ID"].nunique()
cand = old["ID"].isin(n_mus.index[n_mus.ge(2)])
names = old.loc[cand].set_index("Name")["Age"].astype(int)
result = names.to_dict()

# case: open_year_staff_growth
museum["Open_Year"] = museum["Open_Year"].astype("Int64")
growth = museum.sort_values("Open_Year").set_index("Open_Year")["Num_of_Staff"].pct_change()
result = growth

# case: museum_report_multiindex_columns
v = visit.assign(spent=pd.to_numeric(visit["Total_spent"].str.strip("$ EUR"), errors="coerce"),
                 year=visit["Visit_date"].str[-4:].fillna("none"))
t = v.groupby(["Museum_ID", "year"]).agg({"spent": ["sum", "max"], "visitor_ID": "nunique"}).unstack("year")
t.columns = ["_".join(map(str, c)) for c in t.columns.to_flat_index()]
named = museum.set_index("Museum_ID")["Name"].str.strip().str.title()
result = t.rename(index=named).dropna(axis=1, how="all").fillna(0)
