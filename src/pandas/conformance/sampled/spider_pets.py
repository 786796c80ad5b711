import pandas as pd
import numpy as np

student_df = pd.DataFrame(
    [
        (1001, "Smith", "Linda", 18, "F", 600, "BAL"),
        (1002, "Kim", "Tracy", 19, "F", 600, "HKG"),
        (1003, "Jones", "Shiela", 21, "F", 520, "WAS"),
        (1004, "Kumar", "Dinesh", 20, "M", 600, "CHI"),
        (1005, "Gompers", "Paul", 26, "M", 540, "YYZ"),
        (1006, "Schultz", "Andy", 18, "M", None, "BAL"),
        (1007, "SMITH", "Linda", 22, "f", 550, None),
        (1008, "Apap", "Lisa", None, "F", 600, "PIT"),
    ],
    columns=["StuID", "LName", "Fname", "Age", "Sex", "Major", "city_code"],
)

has_pet_df = pd.DataFrame({
    "StuID": [1001, 1002, 1002, 1003, 1005, 1007, 1007, 1099],
    "PetID": [2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008],
})

pets_df = pd.DataFrame({
    "PetID": [2001, 2002, 2003, 2004, 2005, 2006, 2007, 2009],
    "PetType": ["cat", "dog", "dog", "Cat", "dog", "cat", "dog", "hamster"],
    "pet_age": [3, 2, 1, 3, 1, 5, None, 1],
    "weight": [12.0, 13.4, 9.3, 10.0, 10.01, 12.0, 25.5, 0.3],
})

# case: cat-and-dog-terse
m = student_df.merge(has_pet_df).merge(pets_df)
result = m.groupby(["StuID", "Fname"]).filter(lambda g: {"cat", "dog"}.issubset(g.PetType))["Fname"].unique().tolist()

# case: cat-and-dog-verbose
# Question: What are the students' first names who have both cats and dogs as pets?

# Join the three tables
student_pets = pd.merge(student_df, has_pet_df, on="StuID", how="inner")
student_pets = pd.merge(student_pets, pets_df, on="PetID", how="inner")

# Normalise pet type
student_pets["PetType"] = student_pets["PetType"].str.lower()

# Students with cats
cat_owners = student_pets[student_pets["PetType"] == "cat"][["StuID", "Fname"]].drop_duplicates()

# Students with dogs
dog_owners = student_pets[student_pets["PetType"] == "dog"][["StuID", "Fname"]].drop_duplicates()

# INTERSECT
both = pd.merge(cat_owners, dog_owners, on=["StuID", "Fname"], how="inner")
result = both[["Fname"]]

# case: cat-and-dog-dict
from collections import defaultdict

pet_type = dict(zip(pets_df["PetID"], pets_df["PetType"]))
owned = defaultdict(set)
for rec in has_pet_df.to_dict("records"):
    kind = pet_type.get(rec["PetID"])
    if kind is not None:
        owned[rec["StuID"]].add(kind.lower())

names = []
for _, s in student_df.iterrows():
    if "cat" in owned[s.StuID] and "dog" in owned[s.StuID]:
        names.append(s["Fname"] + " " + s["LName"].title())
result = names

# case: no-cat-major-age-terse
cats = has_pet_df[has_pet_df.PetID.isin(pets_df.query("PetType == 'cat'").PetID)].StuID
result = student_df[~student_df.StuID.isin(cats)][["Major", "Age"]]

# case: no-cat-major-age-verbose
# First find every pet that is a cat (case-insensitive)
cat_ids = pets_df.loc[pets_df["PetType"].str.lower().eq("cat"), "PetID"]

# Then the students that own one of them
cat_owner_ids = has_pet_df.loc[has_pet_df["PetID"].isin(cat_ids), "StuID"].unique()

# Students NOT IN that list
no_cat = student_df[~student_df["StuID"].isin(cat_owner_ids)]

# Keep requested columns; ages may be missing so use a nullable dtype
no_cat = no_cat[["StuID", "Major", "Age"]].astype({"Major": "Int64", "Age": "Int64"})
result = no_cat.sort_values(["Age", "StuID"], na_position="first").reset_index(drop=True)

# case: no-cat-major-age-int-cast
def solve(student, has_pet, pets):
    cats = pets[pets["PetType"] == "cat"]
    owners = has_pet.merge(cats, on="PetID")["StuID"]
    out = student[~student["StuID"].isin(owners)].copy()
    out["Age"] = out["Age"].astype(int)
    return out[["Major", "Age"]]

result = solve(student_df, has_pet_df, pets_df)

# case: youngest-pet-terse
result = pets_df.sort_values("pet_age").iloc[0][["PetType", "weight"]]

# case: youngest-pet-ties
# Youngest pet: smallest pet_age; there may be several pets tied
min_age = pets_df["pet_age"].min()
youngest = pets_df[pets_df["pet_age"] == min_age]

# Report type and weight, heaviest first
youngest = youngest.sort_values(by="weight", ascending=False)
result = youngest[["PetType", "weight"]].reset_index(drop=True)

# case: youngest-pet-per-type-helper
def youngest_of(group):
    idx = group["pet_age"].idxmin()
    return group.loc[idx, ["PetID", "pet_age", "weight"]]

known = pets_df.dropna(subset=["pet_age"]).assign(PetType=lambda d: d["PetType"].str.lower())
result = known.groupby("PetType")[["PetID", "pet_age", "weight"]].apply(youngest_of)

# case: avg-max-age-type-terse
result = pets_df.groupby("PetType").pet_age.agg(["mean", "max"])

# case: avg-max-age-type-verbose
# Clean the pet type column
pets = pets_df.copy()
pets["PetType"] = pets["PetType"].str.lower().str.strip()

# Group and aggregate with named aggregation
summary = pets.groupby("PetType").agg(
    avg_age=("pet_age", "mean"),
    max_age=("pet_age", "max"),
    n_pets=("PetID", "count"),
    n_known=("pet_age", "count"),
)

# Flag the types where an age is unknown
summary["complete"] = summary["n_pets"] == summary["n_known"]

# Round for readability
result = summary.round({"avg_age": 2}).reset_index().sort_values("avg_age", ascending=False, ignore_index=True)

# case: avg-max-age-type-loop
out = {}
for ptype in pets_df["PetType"].str.lower().unique():
    ages = [a for t, a in zip(pets_df["PetType"], pets_df["pet_age"]) if t.lower() == ptype and not pd.isna(a)]
    out[ptype] = {"avg": round(sum(ages) / len(ages), 3), "max": max(ages)}
result = pd.DataFrame.from_dict(out, orient="index").rename_axis("type")

# case: avg-age-no-pets-terse
result = student_df.loc[~student_df["StuID"].isin(has_pet_df["StuID"]), "Age"].mean()

# case: avg-age-no-pets-indicator
merged = student_df.merge(has_pet_df, how="outer", on="StuID", indicator="src")
# left_only = student with no row in Has_Pet; right_only = orphan Has_Pet row
print(merged["src"].value_counts())
no_pet = merged.query("src == 'left_only'")
result = {
    "n_students": len(no_pet),
    "avg_age": round(float(no_pet["Age"].mean()), 2),
    "orphans": merged.loc[merged["src"] == "right_only", "PetID"].tolist(),
}

# case: avg-age-no-pets-ambiguous
def avg_age_without_pets(students, has_pet):
    total, n = 0, 0
    for _, s in students.iterrows():
        rows = has_pet["StuID"] == s["StuID"]
        if not rows:
            total += s["Age"]
            n += 1
    return total / n

result = avg_age_without_pets(student_df, has_pet_df)
