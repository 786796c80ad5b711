import pandas as pd
import numpy as np

car_makers_df = pd.DataFrame(
    [
        (1, "amc", "American Motor Company", 1),
        (4, "gm", "General Motors", 1),
        (5, "ford", "Ford Motor Company", 1),
        (8, "nissan", "Nissan Motors", 4),
        (12, "honda", "Honda", 4),
        (14, "opel", "Opel", 2),
        (21, "volvo", "Volvo", 6),
        (22, "kia", "Kia Motors", None),
    ],
    columns=["Id", "Maker", "FullName", "Country"],
)
countries_df = pd.DataFrame(
    [(1, "usa", 1), (2, "germany", 2), (3, "france", 2), (4, "japan", 3), (6, "sweden", 2), (8, "korea", 3), (14, "brazil", 1)],
    columns=["CountryId", "CountryName", "Continent"],
)
continents_df = pd.DataFrame([(1, "america"), (2, "europe"), (3, "asia"), (4, "africa")], columns=["ContId", "Continent"])
model_list_df = pd.DataFrame(
    [(1, 1, "amc"), (5, 4, "buick"), (6, 4, "cadillac"), (9, 4, "chevrolet"), (12, 8, "datsun"), (15, 5, "ford"),
     (17, 12, "honda"), (23, 8, "nissan"), (24, 4, "oldsmobile"), (25, 14, "opel"), (36, 21, "volvo"), (30, 4, "pontiac")],
    columns=["ModelId", "Maker", "Model"],
)
car_names_df = pd.DataFrame(
    [(1, "chevrolet", "chevrolet chevelle malibu"), (9, "pontiac", "pontiac catalina"), (71, "datsun", "datsun 510"), (84, "volvo", "volvo 145e (sw)"),
     (118, "ford", "ford maverick"), (163, "amc", "amc gremlin"), (251, "datsun", "datsun b210 gx"), (306, "ford", "ford fairmont 4"),
     (337, "honda", "honda accord"), (345, "volvo", "volvo diesel"), (402, "chevrolet", "chevrolet citation")],
    columns=["MakeId", "Model", "Make"],
)
cars_data_df = pd.DataFrame(
    [(1, 18.0, 8, 307.0, 130.0, 3504, 12.0, 1970), (9, 14.0, 8, 455.0, 225.0, 4425, 10.0, 1970), (71, 27.0, 4, 97.0, 88.0, 2130, 14.5, 1971),
     (84, 18.0, 4, 121.0, 112.0, 2933, 14.5, 1972), (118, 21.0, 6, 200.0, np.nan, 2875, 17.0, 1974), (163, 20.0, 6, 232.0, 100.0, 2914, 16.0, 1975),
     (251, 39.4, 4, 85.0, 70.0, 2070, 18.6, 1978), (306, 22.3, 4, 140.0, 88.0, 2890, 17.3, 1979), (337, 36.0, 4, 107.0, 72.0, 2205, 14.5, 1982),
     (345, 30.7, 6, 145.0, 76.0, 3160, 19.6, 1981), (402, np.nan, 4, 151.0, 90.0, 2735, 18.0, 1982)],
    columns=["Id", "MPG", "Cylinders", "Edispl", "Horsepower", "Weight", "Accelerate", "Year"],
)
# case: country-most-makers
result = (
    car_makers_df.merge(countries_df, left_on="Country", right_on="CountryId")
    .groupby("CountryName")
    .size()
    .sort_values(ascending=False)
    .head(1)
    .reset_index()[["CountryName"]]
)
# case: makers-over-three-models
n = model_list_df.groupby("Maker").size()
result = car_makers_df[car_makers_df["Id"].isin(n[n > 3].index)][["FullName", "Id"]]
# case: models-after-1980
result = (
    cars_data_df[cars_data_df.Year > 1980]
    .merge(car_names_df, left_on="Id", right_on="MakeId")
    .merge(model_list_df, on="Model", how="inner")["Model"]
    .unique()
    .tolist()
)
# case: lighter-than-average
result = car_names_df[car_names_df["MakeId"].isin(cars_data_df.loc[cars_data_df["Weight"] < cars_data_df["Weight"].mean(), "Id"])][["Model"]]
# case: year-weight-range-intersection
under = cars_data_df.query("Weight < 4000")["Year"]
over = cars_data_df.query("Weight > 3000")["Year"]
result = pd.DataFrame(sorted(set(under).intersection(over)), columns=["Year"])
# case: max-accel-by-cyl
result = (
    cars_data_df.groupby("Cylinders")
    .agg(max_accel=("Accelerate", "max"), cars=("Id", "size"), hp_known=("Horsepower", "count"))
    .reset_index()
    .query("cars > 1")
)
# case: hp-of-max-accel
result = cars_data_df.loc[cars_data_df.Accelerate == cars_data_df.Accelerate.max(), ["Horsepower"]]
# case: continents-without-makers
linked = (
    car_makers_df.dropna(subset=["Country"])
    .astype({"Country": int})
    .merge(countries_df, left_on="Country", right_on="CountryId")["Continent"]
)
result = continents_df[~continents_df["ContId"].isin(linked)]
# case: mpg-by-country
result = (
    cars_data_df.rename(columns={"Id": "MakeId"})
    .merge(car_names_df, on="MakeId")
    .merge(model_list_df, on="Model")
    .merge(car_makers_df, left_on="Maker", right_on="Id", suffixes=("_ml", "_cm"))
    .merge(countries_df, left_on="Country", right_on="CountryId")
    .groupby("CountryName", as_index=False)
    .agg(avg_mpg=("MPG", "mean"), models=("Model", "nunique"))
    .sort_values("avg_mpg", ascending=False)
    .round({"avg_mpg": 2})
)
# case: multi-model-words
result = (
    car_names_df.assign(words=car_names_df["Make"].str.split().str.len())
    .query("words >= 3")
    .sort_values(["words", "Make"], ascending=[False, True])
    [["Make", "words"]]
)
# case: best-mpg-per-decade
result = (
    cars_data_df.dropna(subset=["MPG"])
    .assign(decade=lambda d: (d["Year"] // 10 * 10).astype(str) + "s")
    .sort_values("MPG")
    .groupby("decade")
    .tail(1)
    .merge(car_names_df, left_on="Id", right_on="MakeId")
    [["decade", "Model", "MPG"]]
)
# case: not-min-hp-few-cyl
result = (
    cars_data_df[(cars_data_df["Horsepower"] > cars_data_df["Horsepower"].min()) & (cars_data_df["Cylinders"] <= 4)]
    .merge(car_names_df, left_on="Id", right_on="MakeId")[["MakeId", "Make"]]
)
# case: full-model-table
result = (
    car_makers_df.merge(model_list_df, left_on="Id", right_on="Maker", how="left", suffixes=("", "_id"))
    .groupby("Maker", sort=False)["Model"]
    .agg(lambda s: ", ".join(s.dropna().sort_values()))
    .reset_index()
)
# case: hp-fill-by-cyl
filled = cars_data_df.assign(
    Horsepower=cars_data_df["Horsepower"].fillna(cars_data_df.groupby("Cylinders")["Horsepower"].transform("median"))
)
result = filled.query("Year < 1980").agg(avg_hp=("Horsepower", "mean")).reset_index(drop=True)
