import pandas as pd
import numpy as np
from itertools import combinations

airlines_df = pd.DataFrame({
    "uid": [1, 2, 3, 4, 5, 6],
    "Airline": ["United Airlines", "US Airways", "Delta Airlines", "JetBlue Airways", "Virgin America", "Ghost Air"],
    "Abbreviation": ["UAL", "USAir", "Delta", "JetBlue", "Virgin", None],
    "Country": ["USA", "USA", "USA", "usa", "USA", "UK"],
})

airports_df = pd.DataFrame({
    "City": ["Aberdeen ", "Aberdeen ", "Abilene ", "Ashley ", "Alton ", "Anthony "],
    "AirportCode": ["APG", "ABR", "ABI", "ASY", "ALN", "ANY"],
    "AirportName": ["Phillips AAF ", "Municipal ", "Municipal ", "Ashley ", "Alton ", "Anthony "],
    "Country": ["United States "] * 6,
    "CountryAbbrev": ["US ", "US", "US", "US ", None, "US"],
})

flights_df = pd.DataFrame(
    [
        (1, 28, " APG", " ASY"),
        (1, 29, " ASY", " APG"),
        (1, 44, " ABR", " ASY"),
        (2, 45, " APG", " ABI"),
        (2, 28, " ABI", " ASY"),
        (3, 50, " ALN", " ABR"),
        (4, 51, " APG", " ABI"),
        (4, 52, " ALN", " APG"),
        (4, 53, " APG", " ZZZ"),
        (9, 99, " ABI", " ABR"),
    ],
    columns=["Airline", "FlightNo", "SourceAirport", "DestAirport"],
)

# case: depart-aberdeen-terse
codes = airports_df.loc[airports_df.City.str.strip() == "Aberdeen", "AirportCode"]
result = int(flights_df.SourceAirport.str.strip().isin(codes).sum())

# case: depart-aberdeen-verbose
# The flight table stores codes with a leading blank; strip both sides
flights = flights_df.copy()
flights["SourceAirport"] = flights["SourceAirport"].str.strip()
flights["DestAirport"] = flights["DestAirport"].str.strip()

airports = airports_df.copy()
str_cols = airports.select_dtypes(include="object").columns
airports[str_cols] = airports[str_cols].apply(lambda s: s.str.strip())

# Join flights with their source airports
departing = flights.merge(airports, how="inner", left_on="SourceAirport", right_on="AirportCode")

# Filter on the city and show the flight numbers
aberdeen = departing[departing["City"] == "Aberdeen"]
result = aberdeen[["FlightNo", "AirportCode", "DestAirport"]].sort_values(["AirportCode", "FlightNo"]).reset_index(drop=True)

# case: route-aberdeen-ashley-helper
def city_of(code):
    hit = airports_df[airports_df["AirportCode"] == code.strip()]
    return hit["City"].iloc[0].strip() if len(hit) else None

routes = flights_df.assign(
    src=flights_df["SourceAirport"].map(city_of),
    dst=flights_df["DestAirport"].map(city_of),
)
result = routes.groupby(["src", "dst"], dropna=False).size().sort_values(ascending=False, kind="mergesort").reset_index(name="flights")

# case: city-most-arrivals-terse
m = flights_df.assign(code=flights_df.DestAirport.str.strip()).merge(airports_df, left_on="code", right_on="AirportCode")
result = m["City"].str.strip().value_counts().idxmax()

# case: city-most-arrivals-verbose
# Which city has most number of arriving flights? Include ties
dest = flights_df["DestAirport"].str.strip().rename("AirportCode").to_frame()

# Arrivals per airport
per_airport = dest.value_counts().reset_index(name="arrivals")

# Arrivals per city (a city can have several airports)
per_city = (
    airports_df.assign(City=airports_df["City"].str.strip())
    .merge(per_airport, on="AirportCode", how="left")
    .fillna({"arrivals": 0})
    .groupby("City")["arrivals"]
    .sum()
    .astype(int)
    .reset_index()
)
per_city["rank"] = per_city["arrivals"].rank(method="min", ascending=False)
result = per_city.sort_values(["rank", "City"]).reset_index(drop=True)

# case: city-most-arrivals-nostrip
joined = pd.merge(flights_df, airports_df, left_on="DestAirport", right_on="AirportCode")
counts = joined.groupby("City").size()
result = counts.idxmax()

# case: both-apg-and-aln-terse
s = flights_df.groupby("Airline").SourceAirport.agg(lambda x: set(x.str.strip()))
result = airlines_df[airlines_df.uid.isin(s[s.map(lambda v: v >= {"APG", "ALN"})].index)].Airline.tolist()

# case: from-apg-not-asy-verbose
# Airlines with flights from APG
flights = flights_df.assign(src=flights_df["SourceAirport"].str.strip())
from_apg = flights.loc[flights["src"] == "APG", ["Airline"]].drop_duplicates()

# Airlines with flights from ASY
from_asy = flights.loc[flights["src"] == "ASY", ["Airline"]].drop_duplicates()

# EXCEPT via indicator merge
diff = from_apg.merge(from_asy, on="Airline", how="left", indicator=True)
diff = diff[diff["_merge"] == "left_only"].drop("_merge", axis=1)

# Names of the airlines
result = diff.merge(airlines_df, left_on="Airline", right_on="uid", suffixes=("_id", ""))[["Airline", "Abbreviation"]]

# case: apg-and-asy-pivot-loop
pivot = pd.pivot_table(
    flights_df.assign(src=lambda d: d["SourceAirport"].str.strip()),
    index="Airline", columns="src", values="FlightNo", aggfunc="count", fill_value=0,
)
pairs = []
for a, b in combinations(pivot.columns, 2):
    n = int(((pivot[a] > 0) & (pivot[b] > 0)).sum())
    if n:
        pairs.append((a, b, n))
result = sorted(pairs, key=lambda t: (-t[2], t[0], t[1]))

# case: fewest-flights-terse
n = airlines_df.set_index("Airline").uid.map(flights_df.Airline.value_counts()).fillna(0)
result = n[n == n.min()].index.tolist()

# case: fewest-flights-verbose
# Join airlines to their flights (inner, as in the SQL)
merged = airlines_df.merge(flights_df, left_on="uid", right_on="Airline", how="inner", suffixes=("", "_flight"))

# Count flights for every airline
flight_counts = merged.groupby(["uid", "Airline", "Abbreviation", "Country"])["FlightNo"].count()
flight_counts = flight_counts.reset_index().rename(columns={"FlightNo": "num_flights"})

# Upper-case the country for consistency
flight_counts["Country"] = flight_counts["Country"].str.upper()

# Airline(s) with the smallest number
fewest = flight_counts[flight_counts["num_flights"] == flight_counts["num_flights"].min()]
result = fewest[["Abbreviation", "Country", "num_flights"]].reset_index(drop=True)

# case: fewest-flights-unrenamed
def solve(airlines, flights):
    merged = airlines.merge(flights, left_on="uid", right_on="Airline")
    counts = merged.groupby("Airline").size()
    return counts.idxmin()

result = solve(airlines_df, flights_df)

# case: unused-airports-terse
used = pd.concat([flights_df.SourceAirport, flights_df.DestAirport]).str.strip().unique()
result = airports_df[~airports_df.AirportCode.isin(used)].AirportName.str.strip().tolist()

# case: airport-traffic-melt
# Turn each flight into two rows: one departure and one arrival
long = flights_df.melt(
    id_vars=["Airline", "FlightNo"],
    value_vars=["SourceAirport", "DestAirport"],
    var_name="direction",
    value_name="code",
)
long["code"] = long["code"].str.strip()
long["direction"] = long["direction"].map({"SourceAirport": "out", "DestAirport": "in"})

# Traffic table
traffic = long.pivot_table(index="code", columns="direction", values="FlightNo", aggfunc="count").reindex(airports_df["AirportCode"])
traffic = traffic.fillna(0).astype(int)
traffic["total"] = traffic["in"] + traffic["out"]
traffic.columns.name = None
result = traffic.sort_values("total", ascending=False, kind="stable").reset_index()

# case: airport-busiest-dict
traffic = {code: {"in": 0, "out": 0} for code in airports_df["AirportCode"]}
unknown = []
for _, f in flights_df.iterrows():
    for col, key in (("SourceAirport", "out"), ("DestAirport", "in")):
        code = f[col].strip()
        if code in traffic:
            traffic[code][key] += 1
        else:
            unknown.append(code)
table = pd.DataFrame(traffic).T
table["total"] = table.sum(axis=1)
result = {"busiest": table["total"].idxmax(), "idle": table.index[table["total"] == 0].tolist(), "unknown": unknown,
          "totals": table.sum().to_dict()}
