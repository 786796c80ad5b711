import pandas as pd
import numpy as np

flights = pd.DataFrame({
    "flight": ["BA1", "BA2", "LH7", "LH8", None, "AF3", "BA1", "KL9", "AF4", "zz0"],
    "origin": ["LHR", "JFK", "FRA", "fra", "CDG", None, "LHR", "AMS", "CDG", "???"],
    "dep": ["2024-05-01 08:00", "2024-05-01 22:15", "2024-05-02 06:30", None, "2024-05-02 09:00", "02/05/2024 10:00", "2024-05-03 08:00", "TBA", "2024-05-03 24:00", "2024-05-04"],
    "delay": [0, 15, None, -5, 120, np.nan, 15, None, 45, 0],
    "seats": pd.array([180, None, 220, 220, 150, 0, 180, None, 150, 9], dtype="Int32"),
    "fare_class": pd.Categorical(["Y", "J", "Y", None, "F", "Y", "Y", "J", "W", "Y"], categories=["Y", "W", "J", "F", "P"]),
    "cancelled": [False, False, None, True, False, np.nan, False, True, None, False],
})

airports = pd.DataFrame({
    "code": ["LHR", "JFK", "FRA", "CDG", "CDG", "SIN", None],
    "country": ["UK", "US", "DE", "FR", "France", "SG", "??"],
    "runways": [2, 4, 4, None, 4, 2, 1],
    "elev_ft": pd.array([83, 13, 364, 392, None, 22, None], dtype="Int64"),
})

# case: flights-info-table
result = pd.DataFrame({"non_null": flights.count(), "dtype": flights.dtypes.astype("string")})

# case: select-dtypes-names
result = {
    "number": flights.select_dtypes("number").columns.tolist(),
    "object": flights.select_dtypes(include="object").columns.tolist(),
    "category": flights.select_dtypes(include=["category"]).columns.tolist(),
    "not_obj": flights.select_dtypes(exclude=["object", "category"]).columns.tolist(),
}

# case: delay-category-fill
d = flights.copy()
d["delay"] = d["delay"].fillna(d.groupby("fare_class", observed=False)["delay"].transform("mean"))
result = d[["flight", "fare_class", "delay"]]

# case: delay-bins-label-missing
b = pd.cut(flights["delay"], [-np.inf, 0, 15, np.inf], labels=["on time", "short", "long"])
b = b.cat.add_categories(["unknown"]).fillna("unknown")
result = b.value_counts().reindex(["on time", "short", "long", "unknown"])

# case: delay-case-when
s = pd.Series("n/a", index=flights.index)
result = s.case_when([
    (flights["delay"] > 60, "severe"),
    (flights["delay"] > 0, "late"),
    (flights["delay"] <= 0, "ok"),
])

# case: seats-int32-promotion
result = {
    "base": str(flights["seats"].dtype),
    "plus_int": str((flights["seats"] + 1).dtype),
    "plus_float": str((flights["seats"] + 0.5).dtype),
    "times_delay": str((flights["seats"] * flights["delay"]).dtype),
    "fill": str(flights["seats"].fillna(0).dtype),
    "sum": str(type(flights["seats"].sum()).__name__),
}

# case: seats-fillna-float-error
result = flights["seats"].fillna(flights["seats"].mean())

# case: seats-fillna-rounded
avg = int(round(flights["seats"].mean()))
result = flights["seats"].fillna(avg).tolist()

# case: cancelled-object-invert
result = flights[~flights["cancelled"].fillna(True).astype(bool)]["flight"].tolist()

# case: cancelled-eq-false
result = flights.loc[flights["cancelled"] == False, ["flight", "delay"]].dropna()

# case: cancelled-crosstab
c = flights["cancelled"].map({True: "cancelled", False: "flown"}).fillna("unknown")
result = pd.crosstab(flights["fare_class"], c)

# case: fare-class-groupby-multi
result = flights.groupby("fare_class", observed=False).agg(n=("flight", "count"), delay=("delay", "mean"), seats=("seats", "sum"))

# case: fare-class-reorder-sort
fc = flights["fare_class"].cat.reorder_categories(["P", "F", "J", "W", "Y"], ordered=True)
result = flights.assign(fare_class=fc).sort_values(["fare_class", "delay"], na_position="last")[["flight", "fare_class", "delay"]]

# case: fare-class-remove-category
fc = flights["fare_class"].cat.remove_categories(["F", "P"])
result = (fc.isna().sum(), list(fc.cat.categories))

# case: fare-class-as-string-object
fc = flights["fare_class"]
result = [fc.astype(object).tolist(), fc.astype(str).tolist(), str(fc.astype("string").dtype)]

# case: fare-class-arith-error
result = flights["fare_class"] + "-class"

# case: dep-parse-and-floor
dep = pd.to_datetime(flights["dep"], format="%Y-%m-%d %H:%M", errors="coerce")
result = dep.dt.normalize().value_counts(dropna=False).sort_index()

# case: dep-hour-merge-airport
f = flights.assign(origin=flights["origin"].str.upper(), dep=pd.to_datetime(flights["dep"], errors="coerce"))
m = f.merge(airports, left_on="origin", right_on="code", how="left", suffixes=("", "_ap"))
result = m[["flight", "origin", "country", "runways", "elev_ft"]]

# case: right-join-dtype-change
m = flights[["flight", "origin", "seats", "cancelled"]].merge(airports, left_on="origin", right_on="code", how="right")
result = m.dtypes.astype(str).to_dict()

# case: runways-int-after-drop
a = airports.dropna(subset=["runways", "code"]).drop_duplicates("code", keep="last")
a = a.astype({"runways": "int64"})
result = a.set_index("code")["runways"]

# case: elev-metres-round
result = (airports["elev_ft"] * 0.3048).round(1)

# case: first-last-nth-nulls
g = flights.groupby("origin")["delay"]
result = pd.DataFrame({"first": g.first(), "last": g.last(), "size": g.size(), "count": g.count()})
