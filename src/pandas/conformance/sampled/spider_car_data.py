import pandas as pd
import numpy as np
from collections import Counter, defaultdict

car_names_df = pd.DataFrame({
    "MakeId": [1, 2, 3, 4, 5, 6, 7, 8],
    "Model": ["chevrolet", "buick", "volvo", "amc", "ford", "volvo", "mazda", "chevrolet"],
    "Make": ["chevrolet chevelle malibu", "buick skylark 320", "volvo 145e (sw)", "amc hornet sportabout (sw)",
             "ford torino", "volvo 264gl", "mazda rx2 coupe", "chevrolet citation"],
})

cars_data_df = pd.DataFrame({
    "Id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "MPG": ["18", "15", "18", "null", "17", "17", "19", "28.8", "9"],
    "Cylinders": [8, 8, 4, 6, 8, 6, 3, 6, 8],
    "Edispl": [307.0, 350.0, 121.0, 258.0, 302.0, 163.0, 70.0, 173.0, None],
    "Horsepower": ["130", "165", "112", "110", "null", "125", "97", "115", "193"],
    "Weight": [3504, 3693, 2933, 2962, 3449, 3140, 2330, 2595, 4732],
    "Accelerate": [12.0, 11.5, 14.5, 13.5, 10.5, 13.6, 13.5, 11.3, 18.5],
    "Year": [1970, 1970, 1972, 1971, 1970, 1978, 1972, 1979, 1970],
})

# case: min-horsepower-terse
d = car_names_df.merge(cars_data_df, left_on="MakeId", right_on="Id").assign(hp=lambda x: pd.to_numeric(x.Horsepower, errors="coerce"))
result = d.nsmallest(1, "hp")["Model"].iloc[0]

# case: min-horsepower-text-order
# Join names to data and sort by horsepower as stored (text, as in the SQL)
joined = pd.merge(car_names_df, cars_data_df, left_on="MakeId", right_on="Id", how="inner")
joined = joined.sort_values(by="Horsepower", ascending=True)

# LIMIT 1
first = joined.head(1)
result = first[["Model", "Horsepower"]]

# case: min-horsepower-loop
def weakest(names, data):
    lookup = {}
    for i, hp in zip(data["Id"], data["Horsepower"]):
        try:
            lookup[i] = int(hp)
        except ValueError:
            lookup[i] = None
    best, models = None, []
    for make_id, model in zip(names["MakeId"], names["Model"]):
        hp = lookup.get(make_id)
        if hp is None:
            continue
        if best is None or hp < best:
            best, models = hp, [model]
        elif hp == best:
            models.append(model)
    return best, models

result = weakest(car_names_df, cars_data_df)

# case: avg-mpg-by-cylinders-terse
result = cars_data_df.assign(MPG=pd.to_numeric(cars_data_df["MPG"], errors="coerce")).groupby("Cylinders")["MPG"].mean().round(2)

# case: avg-mpg-by-cylinders-verbose
# Convert text columns to numbers; 'null' becomes NaN
cars = cars_data_df.copy()
for col in ["MPG", "Horsepower"]:
    cars[col] = cars[col].replace("null", np.nan).astype(float)

# Average per number of cylinders, with count of missing values
stats = cars.groupby("Cylinders").agg(
    cars=("Id", "size"),
    avg_mpg=("MPG", "mean"),
    median_hp=("Horsepower", "median"),
    missing=("MPG", lambda s: s.isna().sum()),
)
stats["diff_to_overall"] = stats["avg_mpg"] - cars["MPG"].mean()

# Only the groups below the overall average
result = stats[stats["diff_to_overall"] < 0].round(3)

# case: avg-mpg-text-mean
# Average mpg of cars per cylinder count
by_cyl = cars_data_df[["Cylinders", "MPG"]].groupby("Cylinders").mean()
result = by_cyl.reset_index()

# case: lighter-than-average-terse
result = car_names_df.merge(cars_data_df[cars_data_df.Weight < cars_data_df.Weight.mean()], left_on="MakeId", right_on="Id").Model.drop_duplicates().tolist()

# case: lighter-than-average-verbose
# Overall average weight (all cars, also the ones without a name)
avg_weight = cars_data_df["Weight"].mean()
print(f"Average weight: {avg_weight:.2f}")

# Join and filter
m = car_names_df.set_index("MakeId").join(cars_data_df.set_index("Id"), how="inner")
m["below_avg"] = m["Weight"] < avg_weight
m["gap"] = (avg_weight - m["Weight"]).round(1)

# One row per model: the lightest version
light = m[m["below_avg"]].sort_values("Weight")
result = light.groupby("Model", sort=False).first()[["Make", "Weight", "gap"]]

# case: lighter-than-average-helper
def zscore(s):
    return (s - s.mean()) / s.std(ddof=0)

data = cars_data_df.assign(z=zscore(cars_data_df["Weight"]).round(4))
data["class"] = np.select([data["z"] < -0.5, data["z"] > 0.5], ["light", "heavy"], default="middle")
merged = data.merge(car_names_df, how="left", left_on="Id", right_on="MakeId")
merged["Model"] = merged["Model"].fillna("unknown")
result = merged.groupby("class")["Model"].apply(list).to_dict()

# case: avg-weight-per-year-terse
result = cars_data_df.groupby("Year").Weight.mean().reset_index()

# case: avg-weight-per-year-verbose
# Average weight per year and change relative to the previous year on record
yearly = (
    cars_data_df
    .groupby("Year", as_index=False)
    .agg(avg_weight=("Weight", "mean"), n=("Id", "count"))
    .sort_values("Year")
)
yearly["change"] = yearly["avg_weight"].diff()
yearly["pct_change"] = (yearly["avg_weight"].pct_change() * 100).round(2)
yearly["gap_years"] = yearly["Year"] - yearly["Year"].shift(1)
yearly["gap_years"] = yearly["gap_years"].fillna(0).astype(int)
result = yearly

# case: avg-weight-per-year-loop
sums = defaultdict(float)
counts = Counter()
for row in cars_data_df.itertuples():
    sums[row.Year] += row.Weight
    counts[row.Year] += 1

# Fill the years in between with None
years = range(min(sums), max(sums) + 1)
result = pd.Series({y: (sums[y] / counts[y] if counts[y] else None) for y in years}, name="avg_weight")

# case: max-hp-of-three-cyl-terse
x = cars_data_df.query("Cylinders == 3").merge(car_names_df, left_on="Id", right_on="MakeId")
result = x.loc[x.Horsepower.astype(float).idxmax(), ["Horsepower", "Make"]].tolist()

# case: faster-than-strongest-verbose
# How many cars have a larger accelerate than the car with the largest horsepower?
df = cars_data_df.copy()
df["Horsepower"] = pd.to_numeric(df["Horsepower"], errors="coerce")

# Car with the largest horsepower among cars with known horsepower and name
named = df[df["Id"].isin(car_names_df["MakeId"])]
strongest = named.loc[named["Horsepower"].idxmax()]

# Compare
faster = df[df["Accelerate"] > strongest["Accelerate"]]
result = {"strongest_id": strongest["Id"], "threshold": strongest["Accelerate"], "count": faster.shape[0],
          "ids": faster["Id"].tolist()}

# case: hp-over-150-string-compare
def count_strong(cars, limit):
    strong = cars[cars["Horsepower"] > limit]
    return len(strong)

result = count_strong(cars_data_df, 150)
