import pandas as pd
import numpy as np

schools = pd.DataFrame({
    "CDSCode": ["0110017", "0110025", "0110033", "1930041", "1930058", "1930066", "3768074", "3768082", "3768090", "4369104"],
    "School": ["Oakview High", "lincoln elementary", "FREMONT Middle ", "Hollywood Senior High", "Vista Charter Academy", None,
               "Mission Bay High", "Pacific Virtual", "Torrey  Pines Elementary", "San Jose Tech High"],
    "County": ["Alameda", "alameda", "Alameda", "Los Angeles", "Los Angeles", "Los Angeles", "San Diego", "San Diego", "San Diego", "Santa Clara"],
    "Charter": [0, 0, 1, 0, 1, np.nan, 0, 1, 0, 1],
    "OpenDate": ["1980-07-01", "1995-08-28", "2005-09-06", "1980-07-01", "2011-08-15", None, "1980-07-01", "2014-07-01", "1999-08-30", "2008-08-25"],
    "ClosedDate": [None, "2010-06-15", None, None, "2016-06-30", None, None, None, "", None],
    "Phone": ["(510) 555-0101", "510.555.0102", None, "(323) 555-0199 x12", "3235550144", "", "(858) 555-0133", "858-555-0150", "(858) 555-0171", "(408) 555-0111"],
    "Website": ["www.oakview.k12.ca.us", "http://lincoln.org", None, "https://www.hollywoodhs.net/home", "", None, "www.mbhs.edu", "http://pvirtual.com/", "www.tpe.k12.ca.us", None],
})

frpm = pd.DataFrame({
    "CDSCode": ["0110017", "0110025", "0110033", "1930041", "1930058", "1930066", "3768074", "3768082", "3768090"],
    "Low Grade": ["9", "K", "6", "9", "K", "P", "9", "K", "K"],
    "High Grade": ["12", "5", "8", "12", "8", "Adult", "12", "12", "6"],
    "Enrollment (K-12)": [1087.0, 395.0, 244.0, 1910.0, 191.0, 0.0, 1253.0, np.nan, 612.0],
    "FRPM Count (K-12)": [715.0, 186.0, 134.0, 1455.0, 149.0, 0.0, 401.0, 77.0, 122.0],
})

satscores = pd.DataFrame({
    "cds": ["0110017", "0110033", "1930041", "1930058", "3768074", "3768082", "4369104", "9999999"],
    "dname": ["Alameda Unified", "Alameda Unified", "LA Unified", "LA Unified", "San Diego Unified", "San Diego Unified", "San Jose Unified", None],
    "NumTstTakr": [88, 17, 308, 0, 244, 38, 103, 12],
    "AvgScrRead": [418, 503, 418, np.nan, 528, 447, 560, 399],
    "AvgScrMath": [418, 546, 402, np.nan, 541, 425, 589, np.nan],
    "AvgScrWrite": [417, 505, 411, np.nan, 522, 430, 560, 388],
    "NumGE1500": [14, 9, 41, 0, 151, 7, 78, np.nan],
})

# case: highest_eligible_free_rate_by_county
# Step 1: attach the county of each school to the meal-programme table
merged = frpm.merge(schools[["CDSCode", "County"]], on="CDSCode", how="left")

# Step 2: compute the free-rate, guarding against zero enrolment
enrol = merged["Enrollment (K-12)"].replace(0, np.nan)
merged["free_rate"] = merged["FRPM Count (K-12)"] / enrol

# Step 3: normalise the county names, since one is lower-case
merged["County"] = merged["County"].str.title()

# Step 4: take the best school of each county
idx = merged.groupby("County")["free_rate"].idxmax()
best = merged.loc[idx, ["County", "CDSCode", "free_rate"]]
result = best.sort_values("free_rate", ascending=False).reset_index(drop=True).round({"free_rate": 4})

# case: excellence_rate_with_rank
sat = satscores.copy()
sat["excellence"] = sat["NumGE1500"].div(sat["NumTstTakr"].where(sat["NumTstTakr"] > 0))
sat["rk"] = sat["excellence"].rank(method="min", ascending=False, na_option="bottom").astype(int)
sat["pct_rank"] = (sat["rk"] - 1) / (len(sat) - 1)
result = sat.sort_values(["rk", "cds"])[["cds", "dname", "excellence", "rk", "pct_rank"]].set_index("cds")

# case: phone_area_codes
# Extract area codes whatever the punctuation used
digits = schools["Phone"].fillna("").str.replace(r"\D", "", regex=True)
area = digits.str.slice(0, 3).mask(digits.eq(""), other=pd.NA)
ext = schools["Phone"].str.extract(r"x(?P<ext>\d+)$")["ext"]
out = pd.DataFrame({
    "school": schools["School"].str.strip().str.title(),
    "area": area,
    "has_ext": ext.notna(),
})
area_counts = out["area"].value_counts(dropna=False)
result = area_counts.rename_axis("area_code").reset_index(name="schools")

# case: schools_without_sat_results
# Anti-join: schools that never appear in satscores
check = schools.merge(satscores[["cds"]], left_on="CDSCode", right_on="cds", how="left", indicator=True)
only_left = check[check["_merge"] == "left_only"]
only_left = only_left.drop(columns=["cds", "_merge"])
missing_names = only_left["School"].fillna("(unnamed)").str.replace(r"\s+", " ", regex=True).str.strip()
result = dict(zip(only_left["CDSCode"], missing_names.str.lower()))

# case: years_open_before_closing
opened = pd.to_datetime(schools["OpenDate"])
closed = pd.to_datetime(schools["ClosedDate"].replace("", None), errors="coerce")
cutoff = pd.Timestamp("2020-06-30")
end = closed.fillna(cutoff)
years_open = ((end - opened).dt.days / 365.25).round(1)
status = np.where(closed.notna(), "closed", np.where(opened.isna(), "unknown", "open"))
summary = (
    pd.DataFrame({"status": status, "years_open": years_open})
    .groupby("status")["years_open"]
    .agg(["count", "mean", "min", "max"])
)
result = summary

# case: grade_span_label
# Map text grades to integers: P -> -1, K -> 0, Adult -> 13
grade_map = {"P": -1, "K": 0, "Adult": 13}

def to_grade(text):
    if text in grade_map:
        return grade_map[text]
    return int(text)

spans = frpm[["CDSCode", "Low Grade", "High Grade"]].copy()
spans["low"] = spans["Low Grade"].map(to_grade)
spans["high"] = spans["High Grade"].map(to_grade)
spans["span"] = spans["high"] - spans["low"] + 1

labels = []
for row in spans.itertuples(index=False):
    if row.low <= 0 and row.high >= 12:
        labels.append("full range")
    elif row.high <= 6:
        labels.append("elementary")
    elif row.low >= 9:
        labels.append("high school")
    else:
        labels.append("middle/mixed")
spans["label"] = labels
result = spans.groupby("label", sort=True).agg(n=("CDSCode", "size"), avg_span=("span", "mean"), codes=("CDSCode", list))

# case: charter_vs_non_charter_math
df = satscores.merge(schools, left_on="cds", right_on="CDSCode")
df["Charter"] = df["Charter"].map({0.0: "No", 1.0: "Yes"})

weighted = (
    df.dropna(subset=["AvgScrMath"])
      .groupby("Charter")[["AvgScrMath", "NumTstTakr"]]
      .apply(lambda g: np.average(g["AvgScrMath"], weights=g["NumTstTakr"]))
)
simple = df.groupby("Charter")["AvgScrMath"].mean()
result = pd.concat({"weighted": weighted, "simple": simple}, axis=1).round(2)

# case: website_domain_suffix
# Normalise the websites to a bare host, then count the endings
host = (
    schools["Website"]
    .replace("", np.nan)
    .dropna()
    .str.replace(r"^https?://", "", regex=True)
    .str.replace(r"^www\.", "", regex=True)
    .str.split("/")
    .str[0]
)
suffix = host.str.rsplit(".", n=1).str[-1]
result = suffix.groupby(suffix).agg(lambda s: ", ".join(host.loc[s.index].sort_values())).to_dict()

# case: second_highest_total_per_district
sat = satscores.assign(total=satscores[["AvgScrRead", "AvgScrMath", "AvgScrWrite"]].sum(axis=1, skipna=False))
sat = sat.dropna(subset=["total", "dname"])
# rank inside the district
sat["place"] = sat.groupby("dname")["total"].rank(method="dense", ascending=False)
second = sat.query("place == 2")
# if a district has one school only, there is no second
result = second.set_index("dname")["total"].reindex(sorted(sat["dname"].unique()))

# case: enrollment_above_county_mean
m = schools.merge(frpm, on="CDSCode", how="inner")
m["County"] = m["County"].str.upper()
m["county_mean"] = m.groupby("County")["Enrollment (K-12)"].transform("mean")
above = m[m["Enrollment (K-12)"] > m["county_mean"]]
# express the difference as a percentage of the mean
above = above.assign(pct_over=lambda d: ((d["Enrollment"] / d["county_mean"] - 1) * 100).round(1))
result = above[["School", "County", "pct_over"]]
