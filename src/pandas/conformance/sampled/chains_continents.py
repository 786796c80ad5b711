import pandas as pd
import numpy as np

continents_df = pd.DataFrame({"ContId": [1, 2, 3, 4, 5], "Continent": ["america", "europe", "asia", "africa", "australia"]})
countries_df = pd.DataFrame({
    "CountryId": [1, 2, 3, 4, 5, 6, 7, 8],
    "CountryName": ["usa", "germany", "france", "japan", "italy", "sweden", "uk", "nigeria"],
    "Continent": [1, 2, 2, 3, 2, 2, 2, 4],
})
car_makers_df = pd.DataFrame({
    "Id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    "Maker": ["amc", "volkswagen", "bmw", "gm", "ford", "chrysler", "citroen", "renault", "toyota", "daimler", "volvo"],
    "FullName": ["American Motor Company", "Volkswagen", "BMW", "General Motors", "Ford Motor Company", "Chrysler", "Citroen", "Renault", "Toyota", "Daimler Benz", "Volvo"],
    "Country": ["1", "2", "2", "1", "1", "1", "3", "3", "4", "2", "6"],
})
model_list_df = pd.DataFrame({
    "ModelId": range(1, 13),
    "Maker": [1, 2, 3, 4, 4, 4, 4, 5, 6, 8, 9, 11],
    "Model": ["amc", "audi", "bmw", "buick", "cadillac", "chevrolet", "pontiac", "ford", "dodge", "renault", "toyota", "volvo"],
})
car_names_df = pd.DataFrame({
    "MakeId": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "Model": ["chevrolet", "buick", "amc", "ford", "volvo", "volvo", "toyota", "bmw", "chevrolet", "renault"],
    "Make": ["chevrolet chevelle malibu", "buick skylark 320", "amc hornet sportabout (sw)", "ford torino", "volvo 145e (sw)", "volvo 244dl", "toyota corona", "bmw 2002", "chevrolet vega", "renault 12tl"],
})
cars_data_df = pd.DataFrame({
    "Id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "MPG": ["18", "15", "18", "17", "18", "22", "24", "26", None, "27"],
    "Cylinders": [8, 8, 6, 8, 4, 4, 4, 4, 4, 4],
    "Edispl": [307.0, 350.0, 258.0, 302.0, 121.0, 121.0, 113.0, 121.0, 140.0, 101.0],
    "Horsepower": ["130", "165", "110", "140", "112", "98", "95", "113", "null", "83"],
    "Weight": [3504, 3693, 2962, 3449, 2933, 2945, 2372, 2234, 2408, 2202],
    "Accelerate": [12.0, 11.5, 13.5, 10.5, 14.5, 14.5, 15.0, 12.5, 19.5, 15.3],
    "Year": [1970, 1970, 1971, 1970, 1972, 1975, 1970, 1970, 1971, 1976],
})
# case: countries-per-continent
result = (
    countries_df.merge(continents_df, left_on="Continent", right_on="ContId", suffixes=("_x", ""))
    .groupby(["ContId", "Continent"], as_index=False)
    .agg(n_countries=("CountryId", "count"))
)
# case: models-per-maker
result = (
    car_makers_df.merge(model_list_df, left_on="Id", right_on="Maker", suffixes=("", "_m"))
    .groupby(["Id", "FullName"])
    .size()
    .reset_index(name="cnt")
    .loc[:, ["FullName", "Id", "cnt"]]
)
# case: makers-in-1970
result = (
    cars_data_df.query("Year == 1970")
    .merge(car_names_df, left_on="Id", right_on="MakeId")
    .merge(model_list_df.rename(columns={"Maker": "MakerId"}), on="Model")
    .merge(car_makers_df.rename(columns={"Id": "MakerId"}), on="MakerId")
    [["Maker"]].drop_duplicates().reset_index(drop=True)
)
# case: earliest-year
result = (
    cars_data_df[cars_data_df["Year"] == cars_data_df["Year"].min()]
    .merge(car_names_df, left_on="Id", right_on="MakeId")
    [["Make", "Year"]]
)
# case: makers-by-continent
result = (
    continents_df.merge(countries_df, left_on="ContId", right_on="Continent", suffixes=("_name", "_id"))
    .astype({"CountryId": str})
    .merge(car_makers_df, left_on="CountryId", right_on="Country")
    .groupby("Continent_name")["Id"]
    .count()
    .reset_index()
    .rename(columns={"Continent_name": "Continent", "Id": "count"})
)
# case: europe-two-makers
eu = continents_df.loc[continents_df.Continent.eq("europe"), "ContId"]
result = (
    countries_df[countries_df.Continent.isin(eu)]
    .assign(CountryId=lambda d: d.CountryId.astype(str))
    .merge(car_makers_df, left_on="CountryId", right_on="Country")
    .groupby("CountryName").filter(lambda g: len(g) >= 2)
    [["CountryName"]].drop_duplicates()
)
# case: max-hp-model
hp = cars_data_df.assign(Horsepower=pd.to_numeric(cars_data_df["Horsepower"], errors="coerce"))
result = (
    hp.query("Cylinders == 4")
    .merge(car_names_df, left_on="Id", right_on="MakeId")
    .sort_values("Horsepower", ascending=False)
    .head(1)[["Model"]]
)
# case: gm-or-heavy
full = (
    car_names_df.merge(model_list_df, on="Model")
    .merge(car_makers_df, left_on="Maker", right_on="Id", suffixes=("_id", ""))
    .merge(cars_data_df, left_on="MakeId", right_on="Id", suffixes=("", "_car"))
)
result = full.loc[(full["FullName"] == "General Motors") | (full["Weight"] > 3500), ["Model"]].drop_duplicates()
# case: more-versions
result = car_names_df["Model"].value_counts().loc[lambda s: s == s.max()].index.sort_values().to_frame(index=False)
# case: faster-than-strongest
d = cars_data_df.copy()
d["Horsepower"] = pd.to_numeric(d["Horsepower"], errors="coerce")
acc = d.loc[d["Horsepower"].idxmax(), "Accelerate"]
result = pd.DataFrame({"count": [int((d["Accelerate"] > acc).sum())]})
# case: max-mpg-8cyl-or-before
result = (
    cars_data_df.assign(MPG=lambda x: x["MPG"].astype(float))
    .query("Cylinders == 8 | Year < 1975")["MPG"]
    .max()
)
# case: countries-no-maker
result = countries_df[~countries_df["CountryId"].astype(str).isin(car_makers_df["Country"])].loc[:, ["CountryName", "CountryId"]]
# case: avg-weight-year
result = cars_data_df.groupby("Year")["Weight"].mean().round(2).reset_index()[["Weight", "Year"]]
# case: volvo-least-accel
result = (
    cars_data_df.set_index("Id")
    .join(car_names_df.set_index("MakeId"))
    .query("Model == 'volvo'")
    .sort_values(by="Accelerate")
    .iloc[[0]][["Cylinders"]]
)
