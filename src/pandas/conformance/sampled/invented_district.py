import pandas as pd
import numpy as np
import re

# Municipal data
district_df = pd.DataFrame({
    "district_id": ["D1", "D2", "D3", "D4", "D5"],
    "district": ["Old Town", "Harbour", "West End", "Hillside", "Airport"],
    "population": ["12 400", "8 950", "31 000", "31 000", "0"],
    "area_km2": [1.8, 4.2, 7.5, 12.0, 9.9],
    "mayor": ["A. Lund", "B. Moe", None, "A. Lund", None],
})

school_df = pd.DataFrame({
    "school": ["St. Mary's", "Harbour Primary", "West High", "Hill School", "West Primary", "Old Town Primary"],
    "district_id": ["D1", "D2", "D3", "D4", "D3", "D1"],
    "level": ["secondary", "Primary", "secondary", "PRIMARY", "primary", "primary"],
    "pupils": [420, 180, 950, 305, 305, np.nan],
    "teachers": [35, 12, 70, 20, 19, 8],
})

permit_df = pd.DataFrame({
    "permit_no": ["2022/001", "2022/002", "2022/015", "2023/001", "2023/002", "2023/003", "2023/007", "2024/001"],
    "district_id": ["D1", "D3", "D3", "D2", "D3", "D4", "D9", "D1"],
    "kind": ["new building", "Extension", "extension", "demolition", "New Building", "extension ", "new building", None],
    "applied": ["03-Jan-2022", "15-Mar-2022", "30-Nov-2022", "09-Jan-2023", "10-Jan-2023", "28-Feb-2023", "01-Jun-2023", "02-Jan-2024"],
    "decided": ["01-Mar-2022", "15-Apr-2022", "15-Jan-2023", None, "10-Jan-2023", "31-May-2023", "01-Jul-2023", None],
    "fee": ["1500", "400", "400", "250.50", "1500", "400", "free", None],
})

complaint_df = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "district_id": ["D1", "D1", "D2", "D3", "D3", "D3", "D4", "D2", None],
    "text": ["Pothole on Main St.", "Noise after 23:00", "pothole near pier 4", "Street light out", "NOISE from works",
             "Rubbish; also noise", "Broken street light (2nd time)", "", "Pothole"],
    "opened": ["2023-04-01", "2023-04-01", "2023-04-03", "2023-04-08", "2023-04-09", "2023-04-15", "2023-05-01", "2023-05-02", "2023-05-02"],
    "closed": ["2023-04-04", None, "2023-04-03", "2023-04-28", None, "2023-04-16", "2023-05-31", None, None],
})

budget_df = pd.DataFrame(
    [[2021, 4.2, 10.5, 3.3], [2022, 4.4, 10.1, 3.3], [2023, 5.0, 12.0, None]],
    columns=["year", "parks", "schools", "roads"],
)
# case: density
# Population density (per km2, whole number) of districts with inhabitants, densest first.
d = district_df.copy()
d["population"] = d["population"].str.replace(" ", "").astype("int64")
d = d[d["population"] > 0]
d["density"] = (d["population"] / d["area_km2"]).round().astype(int)
result = d.sort_values("density", ascending=False)[["district", "density"]].reset_index(drop=True)
# case: largest-district-ties
# District(s) with most inhabitants.
pop = district_df["population"].map(lambda s: int(s.replace(" ", "")))
result = district_df.loc[pop.eq(pop.max()), ["district"]].assign(population=pop).reset_index(drop=True)
# case: pupils-per-teacher
# Pupils per teacher of each school compared with the average over all schools: above, below, unknown.
r = school_df["pupils"] / school_df["teachers"]
label = pd.Series("below", index=r.index).mask(r > r.mean(), "above").mask(r.isna(), "unknown")
result = pd.DataFrame({"school": school_df["school"], "ratio": r.round(2), "compared": label})
# case: permit-days
# Average days to a decision by kind of permit, kinds cleaned.
fmt = "%d-%b-%Y"
p = permit_df.assign(
    applied=pd.to_datetime(permit_df["applied"], format=fmt),
    decided=pd.to_datetime(permit_df["decided"], format=fmt),
    kind=permit_df["kind"].str.strip().str.lower(),
)
p["days"] = (p["decided"] - p["applied"]).dt.days
result = p.dropna(subset=["days"]).groupby("kind", as_index=False)["days"].mean()
# case: unknown-district-permits
# Permits whose district is not in the district table (full outer join, then filter).
full = permit_df.merge(district_df, on="district_id", how="outer", indicator=True)
result = full.loc[full["_merge"] == "left_only", ["permit_no", "district_id"]].reset_index(drop=True)
# case: fees-by-year
# Fees per year of the permit number; what is not a number counts as 0.
yr = permit_df["permit_no"].str.split("/").str[0]
fee = pd.to_numeric(permit_df["fee"], errors="coerce").fillna(0)
result = fee.groupby(yr.rename("year")).agg(["sum", "max"]).reset_index()
# case: complaint-topics
# How many complaints mention each topic: pothole, noise, light.
topics = ["pothole", "noise", "light"]
result = pd.DataFrame({
    "topic": topics,
    "complaints": [int(complaint_df["text"].str.contains(t, flags=re.IGNORECASE).sum()) for t in topics],
})
# case: open-complaints-by-district
# Open complaints per district name, also zero; unknown district as 'n/a'.
c = complaint_df[complaint_df["closed"].isna()]
c = c.assign(district=c["district_id"].map(dict(district_df[["district_id", "district"]].values)).fillna("n/a"))
counts = c.groupby("district").size()
names = list(district_df["district"]) + ["n/a"]
result = counts.reindex(names, fill_value=0).rename("open_complaints").rename_axis("district").reset_index()
# case: weekend-complaints
# Complaints which were opened on a Saturday or Sunday.
op = pd.to_datetime(complaint_df["opened"])
wk = complaint_df[op.dt.dayofweek >= 5]
result = wk.assign(weekday=op.dt.strftime("%a"))[["id", "weekday"]]
# case: mayors-of-several
# Mayors of more than one district, with the districts.
g = district_df.groupby("mayor")["district"].apply(lambda s: ", ".join(s))
n = district_df["mayor"].value_counts()
result = g[g.index.isin(n[n > 1].index)].reset_index(name="districts")
# case: budget-long
# In which year did each department get the most? (long form, last year if tied)
long = budget_df.melt(id_vars="year", var_name="department", value_name="million")
long = long.dropna().sort_values(["department", "million", "year"])
result = long.drop_duplicates("department", keep="last")[["department", "year", "million"]].reset_index(drop=True)
# case: districts-school-and-no-demolition
# Districts which have a primary school, except those with a demolition permit.
prim = school_df.loc[school_df["level"].str.lower() == "primary", ["district_id"]].drop_duplicates()
demo = permit_df.loc[permit_df["kind"] == "demolition", ["district_id"]]
left = prim[~prim["district_id"].isin(demo["district_id"])]
result = district_df.merge(left, on="district_id", how="inner")[["district"]].sort_values("district", ascending=True)
# case: slowest-complaint
# The complaint which took longest, with its district and the days.
cc = complaint_df.dropna(subset=["closed"]).copy()
cc["days"] = cc.apply(lambda r: (pd.Timestamp(r["closed"]) - pd.Timestamp(r["opened"])).days, axis=1)
result = cc.sort_values("days", ascending=False).head(1).merge(district_df, on="district_id")[["id", "district", "days"]]
# case: pupils-share-by-level
# Pupils per level, and their share of all pupils as text with a per cent sign.
s = school_df.groupby(school_df["level"].str.lower())["pupils"].sum()
result = s.reset_index()
result["share"] = (result["pupils"] / result["pupils"].sum()).map("{:.1%}".format)
