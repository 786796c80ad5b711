import pandas as pd
import numpy as np
from functools import reduce

teacher_df = pd.DataFrame({
    "Teacher_ID": [1, 2, 3, 4, 5, 6, 7],
    "Name": ["Joseph Huts", "Gustaaf Deloor", "Vicente Carretero", "John Deloor", "Anne Walker", "Lucy Wong", "Joseph Huts"],
    "Age": ["32", "29", "26", "33", "41", None, "32"],
    "Hometown": ["Blackrod Urban District", "Bolton County Borough", "Farnworth Municipal Borough", "Bolton County Borough",
                 "Little Lever Urban District", None, "bolton county borough "],
})

course_df = pd.DataFrame({
    "Course_ID": [1, 2, 3, 4, 5],
    "Staring_Date": ["5 May", "6 May", "7 May", "10 April", "15 May"],
    "Course": ["Language Arts", "Math", "Science", "History", "math"],
})

course_arrange_df = pd.DataFrame({
    "Course_ID": [2, 2, 3, 4, 5, 1, 9, 2],
    "Teacher_ID": [5, 3, 2, 5, 1, 7, 4, 5],
    "Grade": [1, 3, 5, 4, 6, None, 2, 2],
})

battle_df = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6],
    "name": ["Battle of Adrianople", "Battle of Serres", "Battle of Rusion", "Siege of Constantinople", "Battle of Boruy", "Battle of Philippopolis"],
    "date": ["14 April 1205", "June 1205", "31 January 1206", "July 1235", "June 1208", "31 June 1208"],
    "bulgarian_commander": ["Kaloyan", "Kaloyan", "Kaloyan", "Ivan Asen II", "Boril", None],
    "latin_commander": ["Baldwin I", "Unknown", "Thierry de Termond", "John of Brienne", "Henry I", "Henry I"],
    "result": ["Bulgarian victory", "Bulgarian victory", "Bulgarian victory", "Bulgarian defeat", "Bulgarian victory", "bulgarian defeat"],
})

ship_df = pd.DataFrame({
    "lost_in_battle": [6, 5, 1, 1, 4, 2, None],
    "id": [1, 2, 3, 4, 5, 6, 7],
    "name": ["Lettice", "Bon Accord", "Mary", "HMS Atalanta", "Mark", "HMS Avon", "Three Brothers"],
    "tonnage": ["t", "t", "t", "225", "t", "391", "225"],
    "ship_type": ["Brig", "Brig", "Brig", "8-gun Brig", "Ship", "18-gun Brig", None],
    "location": ["English Channel", "English Channel", "English Channel", "Mid-Atlantic", "English Channel", "SW Approaches", "English Channel"],
    "disposition_of_ship": ["Captured", "Captured", "Captured", "Wrecked", "Scuttled 14 September", "Sank", "captured"],
})

death_df = pd.DataFrame({
    "caused_by_ship_id": [1, 2, 1, 3, 6, 6, 9],
    "id": [1, 2, 13, 24, 36, 77, 88],
    "note": ["Dantewada, Chhattisgarh", "Dantewada, Chhattisgarh", "Erraboru, Chhattisgarh", "East Khasi Hills", None, "Gadchiroli", "far east"],
    "killed": [8, 3, 25, 0, None, 9, 7],
    "injured": [0, 0, 30, 5, 7, 2, 4],
})

# case: teacher-courses-terse
result = course_arrange_df.merge(course_df).merge(teacher_df).sort_values(["Name", "Course"])[["Name", "Course"]].drop_duplicates().values.tolist()

# case: teacher-courses-verbose
# Show names of teachers and the number of courses they teach.
# Two teachers can share a name, so group by id as well.
joined = reduce(
    lambda left, right: left.merge(right[0], on=right[1], how="left"),
    [(course_arrange_df, "Teacher_ID"), (course_df, "Course_ID")],
    teacher_df,
)

counts = joined.groupby(["Teacher_ID", "Name"]).agg(
    arranged=("Course_ID", "count"),
    distinct_courses=("Course_ID", "nunique"),
    known_courses=("Course", "nunique"),
    mean_grade=("Grade", "mean"),
)
result = counts.sort_values(["distinct_courses", "arranged"], ascending=False).reset_index()

# case: teacher-courses-groupby-keys
def teachers_with_two(teachers, arrange):
    joined = teachers.merge(arrange, on="Teacher_ID")
    found = []
    for (tid, name), grp in joined.groupby(["Teacher_ID", "Name"]):
        if len(grp) >= 2:
            found.append(f"{name} ({tid}): {len(grp)} rows, {grp['Course_ID'].nunique()} courses")
    return found

result = teachers_with_two(teacher_df, course_arrange_df)

# case: hometown-shared-terse
h = teacher_df.Hometown.str.strip().str.title()
result = h.value_counts().loc[lambda s: s >= 2].index.tolist()

# case: hometown-shared-verbose
# Clean the hometown text
teachers = teacher_df.copy()
teachers["Hometown"] = (
    teachers["Hometown"]
    .str.strip()
    .str.lower()
    .str.replace(r"\s+(urban district|county borough|municipal borough)$", "", regex=True)
)

# HAVING COUNT(*) >= 2, using duplicated() with keep=False
shared = teachers[teachers["Hometown"].notna() & teachers.duplicated("Hometown", keep=False)]
ages = pd.to_numeric(shared["Age"])

result = (
    shared.assign(Age=ages)
    .groupby("Hometown")
    .agg(teachers=("Name", list), oldest=("Age", "max"), mean_age=("Age", "mean"))
    .round(1)
    .reset_index()
)

# case: youngest-hometown-idxmin-text
youngest = teacher_df["Age"].astype(int).idxmin()
result = teacher_df.loc[youngest, "Hometown"]

# case: math-teachers-terse
ids = course_df.query("Course.str.lower() == 'math'", engine="python").Course_ID
result = teacher_df[teacher_df.Teacher_ID.isin(course_arrange_df[course_arrange_df.Course_ID.isin(ids)].Teacher_ID)].Name.tolist()

# case: battle-deaths-over-ten-terse
d = death_df.merge(ship_df, left_on="caused_by_ship_id", right_on="id").groupby("lost_in_battle").killed.sum()
result = battle_df[battle_df.id.isin(d[d > 10].index)][["id", "name"]]

# case: battle-deaths-verbose
# Deaths per ship
ship_deaths = death_df.groupby("caused_by_ship_id", as_index=False)[["killed", "injured"]].sum()

# Ships with their battles
ships = ship_df.rename(columns={"id": "ship_id", "name": "ship_name"})
ships = ships.merge(ship_deaths, left_on="ship_id", right_on="caused_by_ship_id", how="left")

# Battle totals
battle_totals = (
    battle_df[["id", "name"]]
    .merge(ships, left_on="id", right_on="lost_in_battle", how="left")
    .groupby(["id", "name"])
    .agg(ships_lost=("ship_id", "count"), killed=("killed", "sum"), injured=("injured", "sum"))
    .reset_index()
)
battle_totals["casualties"] = battle_totals[["killed", "injured"]].sum(axis=1)
battle_totals["pct"] = (100 * battle_totals["casualties"] / battle_totals["casualties"].sum()).round(2)
result = battle_totals.sort_values("casualties", ascending=False).reset_index(drop=True)

# case: battle-deaths-counter
killed_by_battle = {}
battle_of = dict(zip(ship_df["id"], ship_df["lost_in_battle"]))
for d in death_df.itertuples(index=False):
    battle = battle_of.get(d.caused_by_ship_id)
    if battle is None or pd.isna(d.killed):
        continue
    killed_by_battle[battle] = killed_by_battle.get(battle, 0) + d.killed
names = battle_df.set_index("id")["name"]
result = {names[b]: int(k) for b, k in killed_by_battle.items() if k > 10}

# case: no-channel-battles-terse
lost = ship_df.loc[ship_df.location.eq("English Channel"), "lost_in_battle"].dropna()
result = battle_df[~battle_df["id"].isin(lost)][["name", "result", "bulgarian_commander"]]

# case: no-channel-battles-shadowed-names
merged = battle_df.merge(ship_df, left_on="id", right_on="lost_in_battle", how="left")
bad = merged[merged["location"] == "English Channel"]["id"].unique()
result = battle_df[~battle_df["id"].isin(bad)][["name", "result"]]

# case: battle-outcome-by-commander
# Count the results of each Bulgarian commander
df = battle_df.copy()
df["outcome"] = df["result"].str.lower().str.split().str[-1]
df["bulgarian_commander"] = df["bulgarian_commander"].fillna("(unknown)")
df["year"] = df["date"].str.extract(r"(\d{4})$", expand=False).astype(int)

table = pd.crosstab(df["bulgarian_commander"], df["outcome"], margins=True, margins_name="total")
table["first_year"] = df.groupby("bulgarian_commander")["year"].min()
result = table

# case: captured-share-helper
def share(series, predicate):
    hits = series.apply(predicate)
    return round(hits.mean() * 100, 2)

result = {
    "captured": share(ship_df["disposition_of_ship"], lambda s: s.lower() == "captured"),
    "by_type": ship_df.groupby("ship_type", dropna=False)["disposition_of_ship"]
        .apply(lambda s: share(s, lambda x: x.lower() == "captured")).to_dict(),
}

# case: east-notes-contains-na
# Notes of the death events which have substring 'East'
east = death_df[death_df["note"].str.contains("East")]
result = east["note"].tolist()
