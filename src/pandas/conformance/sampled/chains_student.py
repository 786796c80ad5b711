import pandas as pd
import numpy as np

student_df = pd.DataFrame({
    "StuID": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008],
    "LName": ["Smith", "Kim", "Jones", "Kumar", "Gompers", "Schultz", "Apap", "Smith"],
    "Fname": ["Linda", "Tracy", "Shiela", "Dinesh", "Paul", "Andy", "Shelly", "Linda"],
    "Age": [18, 19, 21, 20, 26, 18, 18, 22],
    "Sex": ["F", "F", "F", "M", "M", "M", "F", "F"],
    "Major": [600, 600, 600, 600, 600, 600, 600, 520],
    "Advisor": [1121, 7712, 7792, 8423, 1121, 1148, 5718, 8722],
    "city_code": ["BAL", "HKG", "WAS", "CHI", "YYZ", "BAL", "PIT", "NYC"],
})

has_pet_df = pd.DataFrame({"StuID": [1001, 1002, 1002, 1003, 1008, 1008, 1005], "PetID": [2001, 2002, 2003, 2004, 2005, 2006, 2007]})

pets_df = pd.DataFrame({
    "PetID": [2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008],
    "PetType": ["cat", "dog", "dog", "cat", "cat", "dog", "hamster", "dog"],
    "pet_age": [3, 2, 1, 3, 5, 1, 2, 9],
    "weight": [12.0, 13.4, 9.3, 8.1, 11.0, 20.5, 0.4, 30.2],
})
# case: both-cat-and-dog
owned = student_df.merge(has_pet_df, on="StuID").merge(pets_df, on="PetID")
cats = owned.loc[owned["PetType"] == "cat", "Fname"]
dogs = owned.loc[owned["PetType"] == "dog", "Fname"]
result = pd.DataFrame({"Fname": np.intersect1d(cats, dogs)})
# case: no-cat-major-age
cat_owners = has_pet_df.merge(pets_df.query("PetType == 'cat'"), on="PetID")["StuID"]
result = student_df[~student_df["StuID"].isin(cat_owners)][["Major", "Age"]]
# case: dog-not-cat
result = (
    student_df.merge(has_pet_df, on="StuID")
    .merge(pets_df, on="PetID")
    .groupby(["StuID", "Fname", "Age"])["PetType"]
    .agg(list)
    .reset_index()
    .loc[lambda d: d["PetType"].map(lambda t: "dog" in t and "cat" not in t), ["Fname", "Age"]]
    .reset_index(drop=True)
)
# case: youngest-pet
result = pets_df.nsmallest(1, "pet_age")[["PetType", "weight"]]
# case: age-stats-by-type
result = pets_df.groupby("PetType")["pet_age"].agg(["mean", "max"]).reset_index()
# case: max-weight-by-type
result = pets_df.groupby("PetType", as_index=False)["weight"].max()[["weight", "PetType"]]
# case: more-than-one-pet
result = (
    student_df.merge(has_pet_df, on="StuID")
    .groupby("StuID")
    .filter(lambda g: g.shape[0] > 1)
    [["Fname", "Sex"]]
    .drop_duplicates()
)
# case: cat-aged-three
result = (
    pets_df[(pets_df.PetType == "cat") & (pets_df.pet_age == 3)]
    .merge(has_pet_df)
    .merge(student_df)
    .loc[:, ["LName"]]
)
# case: avg-age-no-pet
result = student_df.query("StuID not in @has_pet_df.StuID")["Age"].mean()
# case: female-dog-count
result = (
    student_df[student_df["Sex"].eq("F")]
    .merge(has_pet_df, on="StuID")
    .merge(pets_df[pets_df["PetType"].eq("dog")], on="PetID")
    .agg(count=("PetID", "count"))
)
# case: pets-per-student
result = has_pet_df.value_counts("StuID").sort_index().reset_index(name="count")[["count", "StuID"]]
# case: smith-pet-ids
result = has_pet_df.set_index("StuID").loc[lambda d: d.index.isin(student_df.loc[student_df.LName == "Smith", "StuID"])].reset_index(drop=True)
# case: type-crosstab-by-sex
m = student_df.merge(has_pet_df).merge(pets_df)
result = pd.crosstab(m["PetType"], m["Sex"]).reset_index()
# case: unowned-pets
result = (
    pets_df.merge(has_pet_df, on="PetID", how="left")
    .loc[lambda d: d["StuID"].isna(), ["PetID", "PetType", "weight"]]
)
