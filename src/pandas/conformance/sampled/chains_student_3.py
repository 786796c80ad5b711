import pandas as pd
import numpy as np

student_df = pd.DataFrame({
    "stuid": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "lname": ["Adams", "Davis", "Norris", "Lee", "Brown", "Wilson", "Tai", "Leighton", "Lee"],
    "fname": ["David", "Steven", "Charles", "Susan", "Mark", "Bruce", "Eric", "Michael", "Susan"],
    "age": [22, 20, 18, 16, 20, 27, 19, 20, 21],
    "sex": ["M", "M", "M", "F", "M", "M", "M", "M", "F"],
    "major": [600, 600, 600, 600, 550, 550, 600, 600, 520],
    "city_code": ["PHL", "PIT", "DAL", "HKG", "CHI", "LON", "YYZ", "PIT", "HKG"],
})
has_pet_df = pd.DataFrame({"stuid": [1, 1, 2, 4, 4, 4, 6, 9], "petid": [10, 11, 12, 13, 14, 15, 16, 17]})
pets_df = pd.DataFrame({
    "petid": [10, 11, 12, 13, 14, 15, 16, 17],
    "pettype": pd.Categorical(["cat", "dog", "dog", "cat", "dog", "bird", "cat", "dog"], categories=["bird", "cat", "dog", "fish"]),
    "pet_age": [1, 4, 1, 3, 2, 6, 3, 7],
    "weight": [4.2, 22.1, 5.5, 3.9, 30.0, 0.3, 5.1, 18.0],
    "birth_date": pd.to_datetime(["2022-05-01", "2019-08-14", "2022-12-31", "2020-02-29", "2021-06-10", "2017-01-01", "2020-07-20", "2016-10-05"]),
})
# case: category-mean-observed
result = pets_df.groupby("pettype", observed=True)["weight"].mean().reset_index()
# case: category-counts-unobserved
result = pets_df.groupby("pettype", observed=False).size().reset_index(name="n")
# case: cat-intersect-dog-by-id
own = has_pet_df.merge(pets_df, on="petid")
ids = pd.Index(own.query("pettype == 'cat'").stuid).intersection(own.query("pettype == 'dog'").stuid)
result = student_df[student_df.stuid.isin(ids)][["fname", "lname"]]
# case: owners-with-total-weight
result = (
    student_df.merge(has_pet_df)
    .merge(pets_df)
    .groupby(["stuid", "fname"])
    .agg(total_weight=("weight", "sum"), heaviest=("weight", "max"), n_pets=("petid", "nunique"))
    .query("n_pets > 1")
    .sort_values("total_weight", ascending=False)
    .reset_index()
)
# case: no-pets-anti-join
result = (
    student_df.merge(has_pet_df, how="left", on="stuid", indicator="src")
    .loc[lambda d: d["src"] == "left_only"]
    .agg({"age": ["mean", "count"]})
)
# case: older-than-20-count
result = len(student_df.query("age > 20").merge(has_pet_df, on="stuid"))
# case: dog-except-cat
dog = has_pet_df[has_pet_df.petid.isin(pets_df.petid[pets_df.pettype == "dog"])].stuid
cat = has_pet_df[has_pet_df.petid.isin(pets_df.petid[pets_df.pettype == "cat"])].stuid
keep = np.setdiff1d(dog, cat)
result = student_df.set_index("stuid").loc[keep, ["fname", "age"]].reset_index(drop=True)
# case: youngest-per-type
result = pets_df.loc[pets_df.groupby("pettype", observed=True)["pet_age"].idxmin()][["pettype", "weight"]]
# case: born-before-2020
result = (
    pets_df[pets_df["birth_date"] < "2020-01-01"]
    .assign(year=lambda d: d["birth_date"].dt.year)
    [["petid", "weight", "year"]]
    .sort_values("year")
)
# case: types-per-owner-string
result = (
    has_pet_df.merge(pets_df[["petid", "pettype"]], on="petid")
    .assign(pettype=lambda d: d["pettype"].astype(str))
    .sort_values(["stuid", "pettype"])
    .groupby("stuid")["pettype"]
    .agg("|".join)
    .to_frame("types")
    .join(student_df.set_index("stuid")[["fname"]])
    .reset_index()
)
# case: weight-rank-in-type
result = (
    pets_df.assign(rk=pets_df.groupby("pettype", observed=True)["weight"].rank(ascending=False, method="dense").astype(int))
    .query("rk <= 2")
    .sort_values(["pettype", "rk"])
    .loc[:, ["pettype", "petid", "rk"]]
    .reset_index(drop=True)
)
# case: majors-all-owners
flag = student_df["stuid"].isin(has_pet_df["stuid"])
result = student_df.assign(owner=flag).groupby("major")["owner"].agg(["sum", "mean", "all"]).reset_index()
# case: age-band-owners
result = (
    student_df.assign(band=pd.cut(student_df["age"], bins=[0, 18, 20, 100], labels=["<=18", "19-20", "21+"]))
    .merge(has_pet_df, on="stuid", how="left")
    .groupby("band", observed=False)["petid"]
    .count()
    .reset_index(name="pets")
)
# case: pets-wide-flags
result = (
    has_pet_df.merge(pets_df, on="petid")
    .assign(v=1)
    .pivot_table(index="stuid", columns="pettype", values="v", aggfunc="sum", fill_value=0, observed=True)
    .gt(0)
    .query("cat and dog")
    .reset_index()["stuid"]
    .tolist()
)
