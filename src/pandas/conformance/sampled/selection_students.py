import pandas as pd
import numpy as np

students_df = pd.DataFrame({
    "student_id": [11, 12, 13, 14, 15, 16, 17, 18, 19],
    "last_name": ["Ng", "adams", "Brown", "Adams", "Cole", None, "brown", "Ng", "Zhu"],
    "first_name": ["Kim", "Tom", "Lea", "Ann", "Max", "Ida", "Joe", "Abe", "Yi"],
    "grade": ["B", "A", "C", "A", None, "B", "F", "A", "D"],
    "score": [81.5, 93.0, np.nan, 93.0, 70.0, 85.0, 41.0, 97.5, np.nan],
    "class_size": ["10", "9", "25", "9", "100", "10", "8", "25", "7"],
})

events_df = pd.DataFrame({
    "event": ["open", "close", "review", "open", "close", "open"],
    "when": ["03/02/2024", "2024-02-11", "Feb 5, 2024", "2024-01-30", "12/02/2024", None],
    "level": ["low", "high", "medium", "medium", "low", "high"],
    "cost": [5, 15, 7, 7, 0, 22],
})
# case: sort-two-keys-mixed-direction
result = students_df.sort_values(["grade", "score"], ascending=[True, False])[["student_id", "grade", "score"]]
# case: sort-na-first
result = students_df.sort_values("score", na_position="first", ignore_index=True)[["student_id", "score"]]
# case: sort-key-lower
result = students_df.sort_values(
    ["last_name", "first_name"], key=lambda s: s.str.lower(), na_position="last"
)[["last_name", "first_name"]].reset_index(drop=True)
# case: sort-numeric-text
as_text = students_df.sort_values("class_size", kind="stable")["student_id"].tolist()
as_num = students_df.sort_values("class_size", key=pd.to_numeric, kind="stable")["student_id"].tolist()
result = {"text": as_text, "number": as_num, "max_text": students_df["class_size"].max()}
# case: sort-by-custom-order
order = {"low": 0, "medium": 1, "high": 2}
result = events_df.sort_values(["level", "cost"], key=lambda s: s.map(order) if s.name == "level" else -s)
# case: sort-categorical-level
df = events_df.copy()
df["level"] = pd.Categorical(df["level"], categories=["low", "medium", "high"], ordered=True)
df = df.sort_values("level", ascending=False, kind="mergesort")
result = df.loc[df["level"] >= "medium", ["event", "level", "cost"]].astype({"level": str})
# case: sort-index-desc-and-columns
df = students_df.set_index("student_id").loc[[17, 11, 19, 14]]
result = df.sort_index(ascending=False).sort_index(axis=1)
# case: sort-mixed-date-text
d = pd.to_datetime(events_df["when"], format="mixed", errors="coerce")
result = events_df.assign(parsed=d).sort_values("parsed", na_position="first").drop(columns="when")
# case: rank-after-sort
df = students_df.sort_values("score", ascending=False).copy()
df["rank"] = df["score"].rank(method="min", ascending=False)
df["dense"] = df["score"].rank(method="dense", ascending=False).astype("Int64")
result = df[["first_name", "score", "rank", "dense"]]
# case: top-per-grade-head
result = (
    students_df.dropna(subset=["grade"])
    .sort_values(["grade", "score", "student_id"], ascending=[True, False, True])
    .groupby("grade")
    .head(2)[["grade", "student_id", "score"]]
    .reset_index(drop=True)
)
# case: series-sort-values-index
s = students_df.groupby("grade", dropna=False)["score"].max()
result = s.sort_values(ascending=False)
# case: sort-by-length-of-name
names = students_df["last_name"].fillna("").str.cat(students_df["first_name"], sep=" ").str.strip()
order = names.str.len().sort_values(ascending=False, kind="stable").index
result = names.loc[order].reset_index(drop=True).rename("full_name").to_frame()
# case: nth-highest-score
uniq = students_df["score"].dropna().drop_duplicates().sort_values(ascending=False)
second = uniq.iloc[1] if len(uniq) > 1 else None
result = students_df.loc[students_df["score"] == second, ["student_id", "first_name", "last_name"]]
# case: python-sorted-on-records
recs = events_df.to_dict("records")
recs = sorted(recs, key=lambda r: (r["event"], -r["cost"]))
result = pd.DataFrame(recs, columns=["event", "cost", "level"])
