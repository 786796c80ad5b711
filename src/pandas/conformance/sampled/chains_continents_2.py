import pandas as pd
import numpy as np

CONTINENTS_df = pd.DataFrame({"ContId": ["1", "2", "3"], "Continent": ["America", "Europe ", "ASIA"]})
COUNTRIES_df = pd.DataFrame({
    "CountryId": [1, 2, 3, 4, 5, 6],
    "CountryName": ["USA", "Germany", "france", "Japan", " Italy", "Sweden"],
    "Continent": ["1", "2", "2", "3", "2", None],
})
CAR_MAKERS_df = pd.DataFrame({
    "Id": [1, 2, 3, 4, 5, 6, 7, 8],
    "Maker": ["amc", "VW", "bmw", "gm", "Ford", "fiat", "Toyota", "citroen"],
    "FullName": ["American Motor Company", "Volkswagen", "BMW", "General Motors", "Ford Motor Company", "Fiat", "Toyota ", "Citroen"],
    "Country": ["1", "2", "2", "1", "1", "5", "4", "3"],
    "Founded": ["1954", "1937-05-28", "7 March 1916", "1908", "1903", "11/07/1899", "1937", "n/a"],
})
MODEL_LIST_df = pd.DataFrame({
    "ModelId": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Maker": ["1", "2", "2", "3", "4", "4", "4", "5", "x"],
    "Model": ["amc", "audi", "volkswagen", "bmw", "buick", "chevrolet", "Chevrolet", "ford", "hi"],
})
CAR_NAMES_df = pd.DataFrame({
    "MakeId": [1, 2, 3, 4, 5, 6, 7, 8],
    "Model": ["chevrolet", "buick", "ford", "ford", "amc", "audi", "bmw", "volkswagen"],
    "Make": ["chevrolet impala", "buick estate wagon (sw)", "ford galaxie 500", "ford f250", "amc ambassador dpl", "audi 100 ls", "bmw 2002", "volkswagen 1131 deluxe sedan"],
})
CARS_DATA_df = pd.DataFrame({
    "Id": [1, 2, 3, 4, 5, 6, 7, 8],
    "MPG": ["14", "14.0", "15", "10", "null", "24", "26", "26"],
    "Cylinders": [8, 8, 8, 8, 8, 4, 4, 4],
    "Horsepower": ["220", "225", "198", "215", "190", "90", "113", "46"],
    "Weight": ["4354", "3086", "4341", "4615", "3850", "2430", "2234", "1835"],
    "Accelerate": [9.0, 10.0, 10.0, 14.0, 8.5, 14.5, 12.5, 20.5],
    "Year": pd.to_datetime(["1970", "1970", "1970", "1971", "1970", "1970", "1971", "1974"], format="%Y"),
})
# case: string-max-trap
# horsepower is text, cast before taking the max
result = CARS_DATA_df.astype({"Horsepower": int}).nlargest(2, "Horsepower")[["Id", "Horsepower"]]
# case: string-sort-asc
result = (
    CAR_NAMES_df.merge(CARS_DATA_df, left_on="MakeId", right_on="Id")
    .sort_values("Horsepower")
    .head(1)[["Model"]]
)
# case: year-dt
result = (
    CARS_DATA_df.assign(Year=CARS_DATA_df["Year"].dt.year, Weight=CARS_DATA_df["Weight"].astype(int))
    .groupby("Year", as_index=False)
    .agg(avg_weight=("Weight", "mean"))
)
# case: clean-continent-count
cont = CONTINENTS_df.assign(Continent=CONTINENTS_df["Continent"].str.strip().str.lower())
ctry = COUNTRIES_df.rename(columns={"Continent": "ContId"})
result = (
    cont.merge(ctry, on="ContId", how="left")
    .merge(CAR_MAKERS_df.assign(CountryId=pd.to_numeric(CAR_MAKERS_df["Country"])), on="CountryId", how="left")
    .groupby("Continent")["Maker"]
    .count()
    .reset_index(name="makers")
)
# case: founded-year-extract
result = (
    CAR_MAKERS_df.assign(year=CAR_MAKERS_df["Founded"].str.extract(r"(\d{4})", expand=False).astype("Int64"))
    .sort_values("year", na_position="last")
    [["Maker", "year"]]
    .reset_index(drop=True)
)
# case: mpg-avg-four-cyl
result = pd.DataFrame({
    "avg_mpg": [CARS_DATA_df.loc[CARS_DATA_df.Cylinders == 4, "MPG"].replace("null", np.nan).astype(float).mean()]
})
# case: min-weight-eight-cyl
result = (
    CARS_DATA_df.query("Cylinders == 8 and Year.dt.year == 1970", engine="python")["Weight"]
    .astype(int)
    .min()
)
# case: models-usa
usa = COUNTRIES_df.loc[COUNTRIES_df["CountryName"].str.lower() == "usa", "CountryId"].astype(str)
makers = CAR_MAKERS_df.loc[CAR_MAKERS_df["Country"].isin(usa), "Id"].astype(str)
result = MODEL_LIST_df["Maker"].isin(makers).sum()
# case: distinct-models-case
result = (
    MODEL_LIST_df.assign(Model=MODEL_LIST_df["Model"].str.lower())
    .drop_duplicates(subset=["Maker", "Model"])
    .groupby("Maker")
    .agg(models=("Model", "nunique"), names=("Model", lambda s: sorted(s)))
    .query("models >= 2")
    .reset_index()
)
# case: makers-without-models
result = (
    CAR_MAKERS_df[["Id", "FullName"]]
    .assign(FullName=lambda d: d["FullName"].str.strip())
    .loc[lambda d: ~d["Id"].isin(pd.to_numeric(MODEL_LIST_df["Maker"], errors="coerce"))]
    .sort_values("FullName")
)
# case: power-to-weight
result = (
    CARS_DATA_df[["Id", "Horsepower", "Weight"]]
    .apply(pd.to_numeric)
    .assign(ratio=lambda d: (d["Horsepower"] / d["Weight"]).round(4))
    .merge(CAR_NAMES_df, left_on="Id", right_on="MakeId")
    .sort_values("ratio", ascending=False)
    .head(3)[["Make", "ratio"]]
)
# case: slower-than-all-fours
fours = CARS_DATA_df.query("Cylinders == 4")["Accelerate"]
result = CARS_DATA_df.query("Accelerate < @fours.min()")[["Id", "Accelerate"]].merge(CAR_NAMES_df, left_on="Id", right_on="MakeId")[["Make", "Accelerate"]]
# case: year-cyl-unstack
result = (
    CARS_DATA_df.groupby([CARS_DATA_df["Year"].dt.year, "Cylinders"])["Id"]
    .count()
    .unstack(fill_value=0)
    .add_prefix("cyl_")
    .reset_index()
)
# case: station-wagons
result = (
    CAR_NAMES_df[CAR_NAMES_df["Make"].str.endswith("(sw)")]
    .assign(Make=lambda d: d["Make"].str.replace(r"\s*\(sw\)$", "", regex=True))
    .merge(CARS_DATA_df[["Id", "MPG"]], left_on="MakeId", right_on="Id")
    .drop(columns=["Id", "MakeId"])
)
