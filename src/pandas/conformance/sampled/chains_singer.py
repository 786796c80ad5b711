import pandas as pd
import numpy as np

singer_df = pd.DataFrame({
    "Singer_ID": [11, 12, 13, 14, 15, 16, 17, 18, 19],
    "Name": ["Adele", "Stromae", "Zaz", "Drake", "Angèle", "Shakira", "Feist", "Bono", "Sia"],
    "Country": ["UK", "Belgium", "France", "Canada", "Belgium", "Colombia", "Canada", "Ireland", None],
    "Age": pd.array([35, 38, 43, 36, 27, 46, None, 63, 47], dtype="Int64"),
    "Song_Name": ["Hello", "Alors on danse", "Je veux", "One Dance", "Balance", "Hey You", "1234", "One", "Hey Boy"],
})
concert_df = pd.DataFrame({
    "concert_ID": [1, 2, 3, 4, 5, 6],
    "concert_Name": ["Spring Fest", "Night One", "Night Two", "Winter Gala", "Open Air", "Benefit"],
    "Stadium_ID": [100, 200, 200, 300, 100, 400],
    "Held_On": ["2014-04-12", "2014/06/01", "2015-06-02", "2015-12-20", "12 July 2015", ""],
    "Price": ["$45.00", "$60.50", "$60.50", "€80", "free", None],
})
singer_in_concert_df = pd.DataFrame({
    "concert_ID": [1, 1, 2, 3, 3, 4, 5, 5, 5],
    "Singer_ID": [11, 12, 12, 12, 15, 16, 11, 14, 17],
})
stadium_df = pd.DataFrame({
    "Stadium_ID": [100, 200, 300, 400, 500],
    "Name": ["Wembley", "Roi Baudouin", "Stade de France", "Camp Nou", "Aviva"],
    "Capacity": [90000, 50093, 80698, 99354, 51700],
    "City": ["London", "Brussels", "Paris", "Barcelona", "Dublin"],
})
cars_data_df = pd.DataFrame({
    "Id": [1, 2, 3, 4, 5, 6, 7, 8],
    "Model": ["mazda", "mazda", "volvo", "ford", "ford", "ford", "toyota", "fiat"],
    "MPG": [18.7, 23.7, 22.0, 15.0, 28.4, np.nan, 32.2, 31.0],
    "Cylinders": [3, 3, 4, 8, 4, 6, 4, 4],
    "Horsepower": [97, 110, 98, 198, 88, 105, 75, 67],
    "Accelerate": [13.5, 13.5, 14.5, 10.0, 14.4, 19.0, 15.2, 16.0],
    "Year": [1972, 1977, 1975, 1970, 1979, 1981, 1981, 1974],
})
# case: three-cyl-max-hp
result = cars_data_df[cars_data_df["Cylinders"] == 3].sort_values("Horsepower", ascending=False)[["Horsepower", "Model"]].head(1)
# case: models-only-before-1980
result = (
    cars_data_df.groupby("Model")
    .agg(first=("Year", "min"), last=("Year", "max"))
    .query("last < 1980")
    .reset_index()
)
# case: nullable-age-above-mean
result = singer_df[singer_df["Age"] > singer_df["Age"].mean()][["Name", "Song_Name", "Age"]]
# case: singers-not-in-any-concert
result = singer_df.set_index("Singer_ID").drop(index=singer_in_concert_df["Singer_ID"].unique())[["Name"]].reset_index()
# case: mixed-dates-by-year
result = (
    concert_df.assign(Held_On=pd.to_datetime(concert_df["Held_On"], format="mixed", errors="coerce"))
    .assign(Year=lambda d: d["Held_On"].dt.year)
    .groupby("Year", dropna=False)
    .agg(concerts=("concert_ID", "count"), stadiums=("Stadium_ID", "nunique"))
    .reset_index()
)
# case: price-to-number
result = (
    concert_df.assign(amount=concert_df["Price"].str.replace(r"[^\d.]", "", regex=True).replace("", np.nan).astype(float))
    .nlargest(2, "amount")
    .merge(stadium_df, on="Stadium_ID")
    [["concert_Name", "Name", "amount"]]
)
# case: stadium-two-plus-singers
result = (
    concert_df.merge(singer_in_concert_df, on="concert_ID")
    .groupby("Stadium_ID")["Singer_ID"]
    .nunique()
    .loc[lambda s: s >= 2]
    .rename("singers")
    .reset_index()
    .merge(stadium_df, on="Stadium_ID")
    .sort_values("singers", ascending=False)
    [["Name", "City", "singers"]]
)
# case: union-of-names
result = (
    pd.concat([
        stadium_df.query("Capacity > 80000")[["Name"]].assign(kind="stadium"),
        singer_df.query("Country == 'Belgium'")[["Name"]].assign(kind="singer"),
    ], ignore_index=True)
    .drop_duplicates()
    .sort_values("Name")
)
# case: hey-with-country-default
result = (
    singer_df[singer_df["Song_Name"].str.startswith("Hey")]
    .assign(Country=lambda d: d["Country"].fillna("Unknown"))
    [["Name", "Country"]]
)
# case: concerts-in-biggest-stadium
result = (
    concert_df.merge(stadium_df[stadium_df.Capacity == stadium_df.Capacity.max()], on="Stadium_ID")
    .agg(n=("concert_ID", "nunique"))
    .T
)
# case: all-singer-all-year-grid
y = concert_df.assign(Year=concert_df["Held_On"].str.extract(r"(20\d\d)")[0])
result = (
    singer_in_concert_df.merge(y[["concert_ID", "Year"]], on="concert_ID")
    .merge(singer_df[["Singer_ID", "Name"]], on="Singer_ID")
    .pivot_table(index="Name", columns="Year", values="concert_ID", aggfunc="nunique")
    .fillna(0)
    .astype(int)
    .query("`2014` > 0 and `2015` > 0")
    .reset_index()
)
# case: accel-beats-model-rivals
result = (
    cars_data_df.assign(best=cars_data_df.groupby("Cylinders")["Accelerate"].transform("max"))
    .query("Accelerate == best")
    .drop(columns="best")
    .sort_values(["Cylinders", "Id"])
    [["Cylinders", "Model", "Accelerate"]]
)
# case: mpg-summary-dict
result = cars_data_df.groupby("Model")["MPG"].max().dropna().sort_values(ascending=False).to_dict()
# case: capacity-share
result = (
    stadium_df.merge(concert_df.groupby("Stadium_ID").size().rename("n"), left_on="Stadium_ID", right_index=True, how="left")
    .assign(
        n=lambda d: d["n"].fillna(0).astype(int),
        share=lambda d: (d["n"] / d["n"].sum() * 100).map("{:.1f}%".format),
        size=lambda d: np.where(d["Capacity"] >= 80000, "large", "medium"),
    )
    .sort_values(["n", "Capacity"], ascending=[False, False])
    .loc[:, ["Name", "n", "share", "size"]]
)
