import pandas as pd
import numpy as np
import datetime as dt

visits = pd.DataFrame({
    "patient_id": [101, 102, 103, 101, 104, 105, 102, 999],
    "visit_date": pd.to_datetime(["2024-01-05", "2024-01-07", "2024-01-07", "2024-02-01", "2024-02-11", None, "2024-03-15", "2024-03-20"]),
    "dept": ["Cardio", "ER", "ER", "cardio", "Ortho", "ER", "", None],
    "cost": [250.0, 1200.0, 90.0, 300.0, np.nan, 0.0, 1200.0, -50.0],
})

patients = pd.DataFrame({
    "patient_id": [101, 102, 103, 104, 105, 106],
    "name": ["Olga", "Piet", "Quinn", "Rosa", "Sam", "Tess"],
    "age": [34, 51, np.nan, 8, 77, 51],
    "blood": pd.Categorical(["A", "O", "AB", None, "O", "B"], categories=["A", "B", "AB", "O"]),
})

temps = pd.Series([36.6, 38.2, np.nan, 39.1, 37.0],
                  index=pd.to_datetime(["2024-01-05", "2024-01-06", "2024-01-08", "2024-01-09", "2024-02-01"]), name="temp")

# case: date-index-partial-string
result = temps.loc["2024-01"]

# case: date-slice-inclusive
result = temps["2024-01-06":"2024-01-09"]

# case: date-range-reindex-ffill
full = pd.date_range("2024-01-04", "2024-01-10", freq="D")
result = temps.reindex(full).ffill()

# case: datetimeindex-components
idx = pd.DatetimeIndex(visits["visit_date"].dropna())
result = pd.DataFrame({"y": idx.year, "m": idx.month, "dow": idx.day_name(), "q": idx.quarter}, index=idx)

# case: datetimeindex-union-freq
a = pd.date_range("2024-01-01", periods=4, freq="D")
b = pd.date_range("2024-01-03", periods=4, freq="D")
u = a.union(b)
result = len(u), str(u.freq), a.intersection(b)

# case: datetimeindex-difference
days = pd.date_range("2024-01-05", "2024-01-10")
missing = days.difference(temps.index)
result = missing.strftime("%a %d %b").tolist()

# case: datetimeindex-shift
idx = pd.date_range("2024-01-31", periods=3, freq="ME")
result = idx.shift(2)

# case: insert-delete-dates
idx = pd.DatetimeIndex(["2024-01-01", "2024-01-05", "2024-01-03"])
idx2 = idx.insert(1, pd.Timestamp("2023-12-31")).delete(-1)
result = idx2, idx2.is_monotonic_increasing

# case: categoricalindex-sort
s = patients.set_index("blood")["age"]
result = s.sort_index(ascending=False)

# case: categoricalindex-loc
df = patients.set_index("blood")
result = df.loc["O", ["name", "age"]]

# case: categoricalindex-reorder
ci = pd.CategoricalIndex(["low", "high", "mid", "low"], categories=["low", "mid", "high"], ordered=True, name="risk")
result = [ci.min(), ci.max(), ci.codes.tolist(), list(ci.sort_values()), ci.categories.tolist()]

# case: intervalindex-from-breaks
bins = pd.IntervalIndex.from_breaks([0, 18, 40, 65, 120], closed="left")
groups = pd.cut(patients["age"], bins)
result = groups.value_counts(sort=False)

# case: intervalindex-get-indexer
bins = pd.IntervalIndex.from_tuples([(0, 100), (100, 500), (500, 2000)], name="band")
fees = pd.Series(["cheap", "mid", "dear"], index=bins)
result = [fees.get(c, "none") for c in [90.0, 100, 250, 3000]]

# case: interval-contains-overlaps
iv = pd.IntervalIndex.from_arrays([0, 5, 10], [5, 12, 20])
result = iv.contains(5), iv.overlaps(pd.Interval(11, 13)), iv.mid, iv.length, iv.is_overlapping

# case: fillna-by-patient-map
ages = patients.set_index("patient_id")["age"]
v = visits.assign(age=visits["patient_id"].map(ages))
v["age"] = v["age"].fillna(ages.median())
result = v[["patient_id", "age"]]

# case: not-yet-visited
seen = pd.Index(visits["patient_id"].unique())
allp = pd.Index(patients["patient_id"])
result = allp[~allp.isin(seen)], seen.difference(allp)

# case: index-label-vs-position
s = visits.set_index("patient_id")["cost"]
try:
    by_label = s[0]
except KeyError as e:
    by_label = "KeyError"
result = by_label, s.iloc[0], s.loc[102].tolist()

# case: at-duplicate-label-write
s = visits.set_index("patient_id")["cost"].copy()
s.at[102] = 0.0
s.at[107] = 5.5
result = s

# case: iat-and-at-dataframe
df = patients.set_index("name")
df.at["Quinn", "age"] = 29
df.iat[0, 0] = 1001
result = df[["patient_id", "age"]].head(3)

# case: cost-sum-by-clean-dept
d = visits["dept"].replace("", np.nan).str.capitalize()
result = visits["cost"].groupby(d).sum().rename_axis("department").reset_index(name="total")

# case: last-visit-reindexed
last = visits.groupby("patient_id")["visit_date"].max().reindex(patients["patient_id"])
result = last.dt.strftime("%d/%m/%Y").fillna("never")

# case: date-not-in-index-keyerror
result = temps.loc[pd.Timestamp("2024-01-07")]
