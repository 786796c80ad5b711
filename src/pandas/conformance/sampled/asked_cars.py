import pandas as pd
import numpy as np
import itertools

cars = pd.DataFrame({
    "Id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "Model": ["chevrolet", "buick", "plymouth", "amc", "ford", "volkswagen", "toyota", "volvo", "saab", "bmw"],
    "MPG": ["18", "15", "18", "16", "17", "26", "24", "null", "25", "26"],
    "Cylinders": [8, 8, 8, 8, 8, 4, 4, 4, 4, 4],
    "Horsepower": ["130", "165", "150", "150", None, "46", "95", "112", "87", "113"],
    "Weight": [3504, 3693, 3436, 3433, 3449, 1835, 2372, 2933, 2672, 2234],
    "Year": [1970, 1970, 1970, 1970, 1971, 1970, 1971, 1972, 1970, 1971],
})
makers = pd.DataFrame({
    "Maker": ["gm", "gm", "chrysler", "amc", "ford", "volkswagen", "toyota", "volvo", "saab", "bmw", "fiat"],
    "Model": ["chevrolet", "buick", "plymouth", "amc", "ford", "volkswagen", "toyota", "volvo", "saab", "bmw", "fiat"],
    "Country": [1, 1, 1, 1, 1, 2, 4, 6, 6, 2, 5],
})
countries = pd.DataFrame({"CountryId": [1, 2, 3, 4, 5, 6], "CountryName": ["usa", "germany", "france", "japan", "italy", "sweden"], "Continent": ["america", "europe", "europe", "asia", "europe", "europe"]})

# case: avg-mpg-numeric
# Average mpg of cars with 4 cylinders, ignoring unknown values
cars["MPG"] = pd.to_numeric(cars["MPG"], errors="coerce")
result = cars.loc[cars["Cylinders"] == 4, "MPG"].mean()

# case: mpg-astype-mistake
# Average mpg of cars with 8 cylinders
cars["MPG"] = cars["MPG"].astype(float)
result = cars[cars["Cylinders"] == 8]["MPG"].mean()

# case: countries-without-makers
result = countries[~countries["CountryId"].isin(makers["Country"])][["CountryId", "CountryName"]].values.tolist()

# case: european-at-least-two-makers
df = makers.merge(countries, left_on="Country", right_on="CountryId")
df = df[df["Continent"] == "europe"]
n = df.groupby("CountryName")["Maker"].nunique()
result = n[n >= 2].reset_index(name="n_makers")

# case: continents-count-all
result = (countries.merge(makers, left_on="CountryId", right_on="Country", how="left")
          .groupby("Continent")
          .agg(countries=("CountryName", "nunique"), models=("Model", "count"), makers=("Maker", lambda s: sorted(set(s.dropna()))))
          .sort_values("models", ascending=False))

# case: lightest-than-average-per-cyl
# Cars lighter than the average of their cylinder group
avg = cars.groupby("Cylinders")["Weight"].transform("mean")
light = cars[cars["Weight"] < avg].copy()
light["below_by"] = (avg[light.index] - light["Weight"]).round(1)
result = light[["Model", "Cylinders", "Weight", "below_by"]]

# case: power-to-weight-rank
cars["Horsepower"] = cars["Horsepower"].fillna("0").astype(int)
cars["ptw"] = cars["Horsepower"] / (cars["Weight"] / 1000)
cars["rank"] = cars["ptw"].rank(ascending=False, method="first").astype(int)
result = cars.sort_values("rank").head(4)[["rank", "Model", "ptw"]].round({"ptw": 2}).set_index("rank")

# case: dealer-sales-quarter-pivot
sales = pd.DataFrame({
    "dealer": ["Autoworld", "Autoworld", "CarMax", "CarMax", "CarMax", "Wheels", "Autoworld", "Wheels"],
    "sold_at": ["2023-01-31", "2023-04-15", "2023-02-28", "2023-03-31", "2023-08-08", "2023-10-01", "2023-11-11", "2023-12-31"],
    "price": [21000, 18500, 9900, 12500, 30000, 15750, 27999, 14000],
})
sales["q"] = "Q" + pd.to_datetime(sales["sold_at"]).dt.quarter.astype(str)
p = sales.pivot_table(index="dealer", columns="q", values="price", aggfunc="sum", fill_value=0)
p["total"] = p.sum(axis=1)
result = p.div(p["total"], axis=0).drop(columns="total").round(3)

# case: melt-monthly-units
units = pd.DataFrame({"dealer": ["A", "B", "C"], "jan": [5, 8, None], "feb": [7, 2, 4], "mar": [6, 6, 1]})
long = units.melt(id_vars="dealer", var_name="month", value_name="units").dropna()
long["month"] = pd.Categorical(long["month"], categories=["jan", "feb", "mar"], ordered=True)
long = long.sort_values(["dealer", "month"])
long["running"] = long.groupby("dealer")["units"].cumsum()
best = long.loc[long.groupby("dealer")["units"].idxmax(), ["dealer", "month", "units"]]
result = best.astype({"units": int}).to_dict("records")

# case: trade-in-depreciation
tr = pd.DataFrame({"vin": ["V1", "V2", "V3", "V4"], "bought": ["2018-05", "2019-11", "2021-01", "2020-07"], "paid": [30000, 22000, 41000, 18000], "tradein": [14500, 15200, 37000, None]})
years = (pd.Timestamp("2023-05-01") - pd.to_datetime(tr["bought"], format="%Y-%m")) / pd.Timedelta(days=365)
tr["annual_dep"] = (1 - (tr["tradein"] / tr["paid"]) ** (1 / years)).round(4)
result = tr[["vin", "annual_dep"]].dropna().sort_values("annual_dep")

# case: colour-combos-options
opts = pd.DataFrame({"order": [1, 1, 1, 2, 2, 3, 3, 3, 4], "option": ["nav", "heat", "tow", "nav", "heat", "heat", "tow", "nav", "roof"]})
cnt = {}
for _, grp in opts.groupby("order")["option"]:
    for a, b in itertools.combinations(sorted(grp), 2):
        cnt[(a, b)] = cnt.get((a, b), 0) + 1
result = pd.Series(cnt).rename_axis(["a", "b"]).reset_index(name="n").sort_values(["n", "a", "b"], ascending=[False, True, True], ignore_index=True)

# case: price-outliers-iqr
used = pd.DataFrame({"model": ["Golf"] * 6 + ["Polo"] * 4, "price": [9000, 9500, 10200, 9900, 25000, 9700, 5000, 5200, 5100, 900]})
def flag(g):
    q1, q3 = g["price"].quantile([0.25, 0.75])
    iqr = q3 - q1
    return g[(g["price"] < q1 - 1.5 * iqr) | (g["price"] > q3 + 1.5 * iqr)]
result = used.groupby("model", group_keys=False)[["model", "price"]].apply(flag)

# case: salesperson-target-mistake
team = pd.DataFrame({"who": ["Kim", "Lou", "Max"], "sold": [12, 9, 15]})
team["target"] = [10, 10]
result = team[team["sold"] >= team["target"]]["who"].tolist()

# case: service-asof-warranty
# Which price list was valid at the time of each service?
svc = pd.DataFrame({"svc": [1, 2, 3, 4], "date": pd.to_datetime(["2023-01-15", "2023-03-01", "2023-07-20", "2022-12-31"])})
rate = pd.DataFrame({"date": pd.to_datetime(["2023-01-01", "2023-03-01", "2023-06-01"]), "hourly": [80, 85, 92.5]})
result = pd.merge_asof(svc.sort_values("date"), rate, on="date").sort_values("svc").reset_index(drop=True)

# case: models-first-letter-stats
first = cars["Model"].str[0].str.upper()
result = cars.groupby(first).agg({"Weight": ["min", "max"], "Id": "count"})

# case: weight-hp-corr-by-cyl
c = cars.assign(Horsepower=pd.to_numeric(cars["Horsepower"]))
result = round(c["Weight"].corr(c["Horsepower"]), 4), c.groupby("Cylinders")[["Weight", "Horsepower"]].corr().iloc[0::2, 1].droplevel(1).round(4).to_dict()
