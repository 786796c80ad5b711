import pandas as pd
import numpy as np

patients = pd.DataFrame({
    "patient_id": [11, 12, 13, 14, 15, 16],
    "dob": ["1980-05-01", "1975/12/31", "not known", "2001-02-28", None, "1999-07-04"],
    "sex": ["F", "M", "m", "F", None, "f"],
    "insured": [True, False, None, True, True, False],
})
visits = pd.DataFrame({
    "visit_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "patient_id": [11, 11, 12, 14, 14, 14, 99, 16],
    "visit_date": pd.to_datetime(["2024-01-10", "2024-03-05", "2024-01-15", "2024-02-01", "2024-02-20", "2024-06-30", "2024-02-02", "2024-04-04"]),
    "code": ["J10", "I20", "J10", "E11", "e11", None, "Z00", "J10"],
})
episodes = pd.DataFrame({
    "patient_id": [11, 11, 12, 14, 15],
    "start": pd.to_datetime(["2024-01-01", "2024-03-01", "2024-02-01", "2024-01-25", "2024-01-01"]),
    "end": pd.to_datetime(["2024-01-31", "2024-03-31", "2024-02-28", None, "2024-12-31"]),
    "ward": ["A", "B", "A", "C", "A"],
})
codes = pd.DataFrame({"code": ["J10", "I20", "E11", "E11"], "label": ["Flu", "Angina", "Diabetes", "T2 Diabetes"]})

# case: visits-within-episode
m = visits.merge(episodes, on="patient_id", how="inner")
inside = m["visit_date"].between(m["start"], m["end"])
result = m.loc[inside, ["visit_id", "patient_id", "ward"]]
# case: open-ended-range-join
e = episodes.assign(end=episodes["end"].fillna(pd.Timestamp.max.normalize()))
m = visits.merge(e, on="patient_id")
m = m.query("start <= visit_date <= end")
result = m[["visit_id", "ward"]].sort_values("visit_id").to_dict("records")
# case: range-left-join-keep-unmatched
m = visits.merge(episodes, on="patient_id", how="left")
ok = (m["visit_date"] >= m["start"]) & (m["visit_date"] <= m["end"].fillna(pd.Timestamp("2099-12-31")))
matched = m[ok]
result = visits.merge(matched[["visit_id", "ward"]], on="visit_id", how="left")
# case: asof-by-patient
left = visits.sort_values("visit_date")
right = episodes.sort_values("start")
result = pd.merge_asof(left, right, left_on="visit_date", right_on="start", by="patient_id")
# case: asof-tolerance-forward
result = pd.merge_asof(
    visits.sort_values("visit_date")[["visit_id", "patient_id", "visit_date"]],
    episodes.sort_values("start")[["patient_id", "start", "ward"]],
    left_on="visit_date", right_on="start", by="patient_id",
    direction="nearest", tolerance=pd.Timedelta(days=10),
)
# case: asof-unsorted-error
result = pd.merge_asof(visits, episodes.sort_values("start"), left_on="visit_date", right_on="start", by="patient_id")
# case: code-lookup-many-to-many
v = visits.assign(code=visits["code"].str.upper())
m = v.merge(codes, on="code", how="left")
result = m.groupby("visit_id")["label"].agg(lambda s: " | ".join(s.dropna()))
# case: code-validate-many-to-one
try:
    visits.merge(codes, on="code", validate="many_to_one")
    result = "ok"
except pd.errors.MergeError as exc:
    result = "duplicates in right" if "right" in str(exc) else "other"
# case: map-from-groupby-first
labels = codes.groupby("code")["label"].first()
result = visits["code"].str.upper().map(labels).fillna("(none)").value_counts()
# case: first-and-last-visit
agg = visits.groupby("patient_id")["visit_date"].agg(first="min", last="max", n="count")
result = patients[["patient_id", "sex"]].merge(agg, left_on="patient_id", right_index=True, how="left")
# case: next-visit-gap-self-join
v = visits.sort_values(["patient_id", "visit_date"]).assign(seq=lambda d: d.groupby("patient_id").cumcount())
nxt = v[["patient_id", "seq", "visit_date"]].assign(seq=lambda d: d["seq"] - 1)
p = v.merge(nxt, on=["patient_id", "seq"], suffixes=("", "_next"))
result = (p["visit_date_next"] - p["visit_date"]).dt.days.tolist()
# case: overlapping-ward-pairs
x = episodes.assign(end=episodes["end"].fillna(pd.Timestamp("2025-01-01"))).reset_index()
p = x.merge(x, how="cross", suffixes=("_a", "_b"))
p = p[(p["index_a"] < p["index_b"]) & (p["start_a"] <= p["end_b"]) & (p["start_b"] <= p["end_a"])]
result = p[["patient_id_a", "patient_id_b", "ward_a", "ward_b"]]
# case: bool-with-missing-after-join
m = visits.merge(patients, on="patient_id", how="left")
result = m["insured"].map({True: "yes", False: "no"}).fillna("unknown").tolist()
# case: ambiguous-truth-in-filter
m = visits.merge(patients, on="patient_id", how="left")
result = m[m["sex"] == "F" and m["insured"]]
# case: filter-nullable-bool-missing
m = visits.merge(patients, on="patient_id", how="left")
result = m[~m["insured"].astype("boolean")]["visit_id"].tolist()
# case: dob-parsed-age-join
p = patients.assign(dob=pd.to_datetime(patients["dob"], errors="coerce", format="mixed"))
m = visits.merge(p, on="patient_id")
m["age"] = ((m["visit_date"] - m["dob"]).dt.days / 365.25).round(1)
result = m.set_index("visit_id")["age"]
# case: join-list-of-frames
a = visits.groupby("patient_id").size().rename("visits").to_frame()
b = episodes.groupby("patient_id").size().rename("episodes").to_frame()
c = patients.set_index("patient_id")[["sex"]]
result = c.join([a, b])
# case: join-list-outer
a = visits.groupby("patient_id").size().to_frame("visits")
b = episodes.groupby("patient_id").size().to_frame("episodes")
result = patients.set_index("patient_id")[["sex"]].join([a, b], how="outer").astype({"visits": "Int64", "episodes": "Int64"})
# case: patients-in-neither
has_v = patients["patient_id"].isin(visits["patient_id"])
has_e = patients["patient_id"].isin(episodes["patient_id"])
result = pd.crosstab(has_v.rename("visit"), has_e.rename("episode"))
# case: not-exists-via-isna
m = patients.merge(visits[["patient_id", "visit_id"]], how="left", on="patient_id")
result = m.loc[m["visit_id"].isna(), "patient_id"].to_list()
# case: timestamps-key-outer-fill
d1 = visits.groupby("visit_date").size().rename("visits")
d2 = episodes.groupby("start").size().rename("starts")
t = pd.concat([d1, d2], axis=1).sort_index().fillna(0).astype(int)
result = t.resample("MS").sum()
# case: period-key-merge
v = visits.assign(month=visits["visit_date"].dt.to_period("M")).groupby("month").size().reset_index(name="visits")
e = episodes.assign(month=episodes["start"].dt.to_period("M")).groupby("month").size().reset_index(name="starts")
m = v.merge(e, on="month", how="outer")
m["month"] = m["month"].astype(str)
result = m
