import pandas as pd
import numpy as np

Student_df = pd.DataFrame(
    [
        [1001, "Smith", "Linda", 18, "F", "600", 1121, "BAL"],
        [1002, "Kim", "Tracy", 19, "F", "600", 7712, "HKG"],
        [1003, "Jones", "Shiela", 21, "F", "600", 7792, None],
        [1004, "Kumar", "Dinesh", 20, "m", "550", 8423, "CHI"],
        [1005, "Gompers", "Paul", None, "M", "550", 1121, "YYZ"],
        [1006, "smith ", "Andy", 27, "M", "520", np.nan, "BAL"],
        [1007, "Apap", "Shelly", 18, "f", None, 5718, "PIT"],
        [1009, "Lee", "Derek", 27, "M", "520", 2192, "HOU"],
    ],
    columns=["StuID", "LName", "Fname", "Age", "Sex", "Major", "Advisor", "city_code"],
)

Has_Pet_df = pd.DataFrame(
    [("1001", 2001), ("1002", 2002), ("1002", 2003), ("1004", 2004), ("1006", 2005), ("1006", 2006), ("1006", 2002), ("1099", 2007)],
    columns=["StuID", "PetID"],
)

Pets_df = pd.DataFrame(
    [
        (2001, "Cat", 3, "12.0"),
        (2002, "dog", 2, "13.4"),
        (2003, "Dog ", 1, "9.3"),
        (2004, "cat", None, "10"),
        (2005, "DOG", 1, "unknown"),
        (2006, "cat", 3, "4.75"),
        (2007, "parrot", 11, None),
    ],
    columns=["PetID", "PetType", "pet_age", "weight"],
)
# case: weight-over-10
result = pd.to_numeric(Pets_df["weight"], errors="coerce").gt(10).sum()
# case: normalise-then-avg
result = (
    Pets_df.assign(
        PetType=lambda d: d.PetType.str.strip().str.lower(),
        weight=lambda d: pd.to_numeric(d.weight, errors="coerce"),
    )
    .groupby("PetType")
    .agg(avg_weight=("weight", "mean"), n=("weight", "count"))
    .reset_index()
)
# case: owners-of-cat-or-dog
result = (
    Has_Pet_df.astype({"StuID": "int64"})
    .merge(Student_df, on="StuID")
    .merge(Pets_df.assign(PetType=Pets_df["PetType"].str.lower().str.strip()), on="PetID")
    .query("PetType in ['cat', 'dog']")
    [["Fname"]]
    .drop_duplicates()
    .sort_values("Fname", ignore_index=True)
)
# case: ids-without-cat
with_cat = set(
    Pets_df.loc[Pets_df["PetType"].str.contains("cat", case=False), ["PetID"]]
    .merge(Has_Pet_df, on="PetID")["StuID"]
    .astype(int)
)
result = pd.DataFrame({"StuID": [s for s in Student_df["StuID"] if s not in with_cat]})
# case: youngest-dog-weight
result = (
    Pets_df[Pets_df["PetType"].str.strip().str.casefold() == "dog"]
    .sort_values(["pet_age", "PetID"])
    .iloc[:1][["weight"]]
)
# case: distinct-types
result = Pets_df["PetType"].str.strip().str.lower().nunique()
# case: students-with-pet-distinct
result = (
    Student_df[Student_df["StuID"].astype(str).isin(Has_Pet_df["StuID"])]
    [["Fname", "Age"]]
    .drop_duplicates()
)
# case: merge-mismatched-dtypes
# StuID is text on one side, so convert first
left = Student_df.copy()
left["StuID"] = left["StuID"].astype(str)
cnt = left.merge(Has_Pet_df, how="left", on="StuID").groupby(["StuID", "Fname"])["PetID"].nunique()
result = cnt[cnt >= 2].sort_values(ascending=False).reset_index()
# case: avg-age-by-major-petless
result = (
    Student_df.loc[~Student_df["StuID"].isin(Has_Pet_df["StuID"].astype(int))]
    .groupby("Major", dropna=False)["Age"]
    .mean()
    .rename("avg_age")
    .reset_index()
)
# case: shared-pets
result = Has_Pet_df.groupby("PetID").filter(lambda x: x["StuID"].nunique() > 1).sort_values(["PetID", "StuID"])
# case: female-owner-counts
sex = Student_df["Sex"].str.upper()
result = (
    Student_df.assign(Sex=sex, StuID=Student_df["StuID"].map(str))
    .merge(Has_Pet_df, on="StuID")
    .groupby("Sex", as_index=False)
    .agg(pets=("PetID", "count"), owners=("StuID", "nunique"))
)
# case: oldest-student-each-major
result = (
    Student_df.sort_values("Age", ascending=False, na_position="last")
    .drop_duplicates("Major")
    .dropna(subset=["Major"])
    .sort_values("Major")
    [["Major", "Fname", "Age"]]
    .reset_index(drop=True)
)
# case: smith-case-insensitive
ids = Student_df.loc[Student_df.LName.str.strip().str.lower() == "smith", "StuID"].astype(str)
result = Has_Pet_df.query("StuID in @ids").merge(Pets_df, how="left")[["PetID", "PetType"]]
# case: heavier-than-own-type-average
p = Pets_df.assign(t=Pets_df.PetType.str.strip().str.lower(), w=pd.to_numeric(Pets_df.weight, errors="coerce"))
result = p[p["w"] > p.groupby("t")["w"].transform("mean")][["PetID", "t", "w"]]
