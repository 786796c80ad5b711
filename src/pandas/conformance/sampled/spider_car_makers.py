import pandas as pd
import numpy as np

continents_df = pd.DataFrame({"ContId": [1, 2, 3, 4, 5], "Continent": ["america", "europe", "asia", "africa", "australia"]})

countries_df = pd.DataFrame([
    {"CountryId": 1, "CountryName": "usa", "Continent": 1},
    {"CountryId": 2, "CountryName": "germany", "Continent": 2},
    {"CountryId": 3, "CountryName": "france", "Continent": 2},
    {"CountryId": 4, "CountryName": "japan", "Continent": 3},
    {"CountryId": 5, "CountryName": "italy", "Continent": 2},
    {"CountryId": 6, "CountryName": "sweden", "Continent": 2},
    {"CountryId": 7, "CountryName": "nigeria", "Continent": 4},
    {"CountryId": 8, "CountryName": "atlantis", "Continent": None},
])

car_makers_df = pd.DataFrame([
    {"Id": 1, "Maker": "amc", "FullName": "American Motor Company", "Country": "1"},
    {"Id": 2, "Maker": "volkswagen", "FullName": "Volkswagen", "Country": "2"},
    {"Id": 3, "Maker": "bmw", "FullName": "BMW", "Country": "2"},
    {"Id": 4, "Maker": "gm", "FullName": "General Motors", "Country": "1"},
    {"Id": 5, "Maker": "ford", "FullName": "Ford Motor Company", "Country": "1"},
    {"Id": 6, "Maker": "daimler benz", "FullName": "Daimler Benz", "Country": "2"},
    {"Id": 7, "Maker": "citroen", "FullName": "Citroen", "Country": "3"},
    {"Id": 8, "Maker": "fiat", "FullName": "Fiat", "Country": "5"},
    {"Id": 9, "Maker": "hi", "FullName": "hi", "Country": "null"},
    {"Id": 10, "Maker": "chrysler", "FullName": "Chrysler", "Country": "1"},
])

model_list_df = pd.DataFrame({
    "ModelId": range(1, 13),
    "Maker": [1, 2, 3, 4, 4, 4, 4, 5, 5, 8, 10, 99],
    "Model": ["amc", "audi", "bmw", "buick", "cadillac", "chevrolet", "pontiac", "ford", "mercury", "fiat", "dodge", "ghost"],
})

# case: countries-per-continent-terse
result = (continents_df.merge(countries_df, left_on="ContId", right_on="Continent", how="left", suffixes=("", "_c"))
          .groupby(["ContId", "Continent"])["CountryId"].count().reset_index(name="n"))

# case: countries-per-continent-verbose
# Question: For each continent, list its id, name, and how many countries it has

# Step 1: count the countries that belong to each continent id
country_counts = (
    countries_df
    .dropna(subset=["Continent"])
    .assign(Continent=lambda d: d["Continent"].astype(int))
    .groupby("Continent")
    .size()
    .reset_index(name="country_count")
    .rename(columns={"Continent": "ContId"})
)

# Step 2: inner join on the continents table
joined = pd.merge(continents_df, country_counts, on="ContId", how="inner")

# Step 3: share of all countries in percent
joined["pct"] = (joined["country_count"] / joined["country_count"].sum() * 100).round(1)

# Step 4: order by id
result = joined.sort_values("ContId").reset_index(drop=True)

# case: countries-per-continent-map
def count_countries(conts, countries):
    counts = countries["Continent"].value_counts()
    out = conts.copy()
    out["n"] = out["ContId"].map(counts).fillna(0).astype(int)
    return out

result = count_countries(continents_df, countries_df).to_dict("records")

# case: makers-per-continent-terse
mk = car_makers_df.assign(Country=pd.to_numeric(car_makers_df.Country, errors="coerce"))
result = (mk.merge(countries_df, left_on="Country", right_on="CountryId")
            .merge(continents_df, left_on="Continent", right_on="ContId")
            .groupby("Continent_y").size())

# case: makers-per-continent-verbose
# car_makers.Country holds country ids as text and even the string 'null'
makers = car_makers_df.replace({"Country": {"null": np.nan}})
makers["Country"] = makers["Country"].astype(float)

# Join makers -> countries
step1 = makers.merge(countries_df, how="inner", left_on="Country", right_on="CountryId")

# Rename to avoid the clash between Continent (id) and Continent (name)
step1 = step1.rename(columns={"Continent": "ContId"})

# Join -> continents, keeping continents without any maker
step2 = continents_df.merge(step1, how="left", on="ContId")

# Count distinct makers
counts = step2.groupby("Continent")["Id"].nunique()
result = counts.sort_values(ascending=False, kind="stable").to_frame("num_makers").reset_index()

# case: makers-per-continent-bad-int
def solve(makers, countries, conts):
    makers = makers.copy()
    makers["Country"] = makers["Country"].astype(int)
    joined = makers.merge(countries, left_on="Country", right_on="CountryId")
    joined = joined.merge(conts, left_on="Continent", right_on="ContId", suffixes=("_id", ""))
    return joined.groupby("Continent")["Id"].count()

result = solve(car_makers_df, countries_df, continents_df)

# case: europe-three-makers-terse
eu = countries_df[countries_df.Continent.isin(continents_df.query("Continent == 'europe'").ContId)]
vc = car_makers_df.Country.value_counts()
result = eu.loc[eu.CountryId.astype(str).map(vc).ge(3), "CountryName"].tolist()

# case: europe-three-makers-verbose
# Get the id of Europe
europe_id = continents_df.loc[continents_df["Continent"].str.lower() == "europe", "ContId"].iloc[0]

# European countries
european = countries_df[countries_df["Continent"] == europe_id].copy()
european["CountryId"] = european["CountryId"].astype(str)

# Join with car makers
merged = european.merge(car_makers_df, left_on="CountryId", right_on="Country", how="inner")

# Group by country, HAVING count(*) >= 3
grouped = merged.groupby(["CountryId", "CountryName"]).size().reset_index(name="cnt")
print(grouped)
result = grouped[grouped["cnt"] >= 3][["CountryName"]]

# case: europe-three-makers-loop
def countries_with_makers(conts, countries, makers, continent, minimum):
    found = []
    for _, cont in conts.iterrows():
        if cont["Continent"] != continent:
            continue
        for _, ctry in countries.iterrows():
            if pd.isnull(ctry["Continent"]) or int(ctry["Continent"]) != cont["ContId"]:
                continue
            n = (makers["Country"] == str(ctry["CountryId"])).sum()
            if n >= minimum:
                found.append({"country": ctry["CountryName"], "makers": n})
    return pd.DataFrame(found, columns=["country", "makers"])

result = countries_with_makers(continents_df, countries_df, car_makers_df, "europe", 3)

# case: models-per-maker-terse
result = car_makers_df.merge(model_list_df, left_on="Id", right_on="Maker").groupby(["Id", "FullName"]).ModelId.count().reset_index()

# case: models-per-maker-verbose
# LEFT JOIN so that makers with zero models also show up
joined = car_makers_df.merge(
    model_list_df,
    how="left",
    left_on="Id",
    right_on="Maker",
    suffixes=("_maker", "_model"),
)

# Count models and list them
per_maker = joined.groupby(["FullName", "Id"], sort=False).agg(
    n_models=("ModelId", "count"),
    models=("Model", lambda s: ", ".join(sorted(s.dropna()))),
)

# Rank makers by number of models; ties share a rank
per_maker["rank"] = per_maker["n_models"].rank(method="dense", ascending=False).astype(int)
result = per_maker.reset_index().sort_values(["rank", "FullName"]).set_index("rank")

# case: models-per-maker-groupby-object-compare
# More than 3 models
counts = model_list_df.groupby("Maker")["Model"].count()
big = counts[counts > 3]
df = car_makers_df[car_makers_df["Maker"].isin(big.index)]
by_id = car_makers_df[car_makers_df["Id"].isin(big.index)][["FullName", "Id"]]
result = (len(df), by_id.values.tolist())

# case: no-maker-country-terse
result = sorted(set(countries_df.CountryName) - set(countries_df[countries_df.CountryId.astype(str).isin(car_makers_df.Country)].CountryName))

# case: no-maker-country-verbose
# Anti-join: countries without any car maker
makers = car_makers_df.copy()
makers["CountryId"] = pd.to_numeric(makers["Country"], errors="coerce").astype("Int64")
countries = countries_df.astype({"CountryId": "Int64"})

anti = countries.merge(makers[["CountryId", "Id"]].drop_duplicates("CountryId"), on="CountryId", how="left")
anti = anti[anti["Id"].isnull()]
result = anti["CountryName"].reset_index(drop=True)

# case: no-maker-country-helper
def has_maker(country_id):
    return any(str(country_id) == c for c in car_makers_df["Country"])

flags = countries_df["CountryId"].apply(has_maker)
result = countries_df.loc[~flags].set_index("CountryId")["CountryName"].to_dict()
