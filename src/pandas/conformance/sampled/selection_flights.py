import pandas as pd
import numpy as np

flights_df = pd.DataFrame({
    "Flight No": ["AF101", "BA 22", "af103", "LH900", "BA22", "KL7", "LH901", "AF101"],
    "origin": ["CDG", "LHR", "cdg", "FRA", "LHR", "AMS", "FRA", "CDG"],
    "dest": ["JFK", "JFK", "NCE", "MAD", "JFK", None, "CDG", "JFK"],
    "dep": ["2024-06-01 08:05", "2024-06-01 09:40", "01/06/2024", "2024-06-02 18:00", "2024-06-03 09:40", None, "2024-06-02 06:30", "2024-06-08 08:05"],
    "delay": ["5", "0", "-3", "120", "", "unknown", "17", None],
    "pax": [210, 180, 95, 160, 181, np.nan, 140, 215],
})

airports_df = pd.DataFrame({
    "code": ["CDG", "LHR", "FRA", "AMS", "JFK", "MAD"],
    "city": ["Paris", "London", "Frankfurt", "Amsterdam", "New York", "Madrid"],
    "runways": [4, 2, 4, 6, 4, 4],
    "tz": [2, 1, 2, 2, -4, 2],
})
# case: delayed-flights
df = flights_df.copy()
df["delay"] = pd.to_numeric(df["delay"], errors="coerce")
result = df[df["delay"] > 10].sort_values("delay", ascending=False)[["Flight No", "delay"]]
# case: normalise-flight-number
no = flights_df["Flight No"].str.upper().str.replace(" ", "")
df = flights_df.assign(**{"Flight No": no})
result = df.drop_duplicates(subset=["Flight No"])[["Flight No", "origin", "dest"]].reset_index(drop=True)
# case: missing-key-error
try:
    picked = flights_df.loc[:, ["flight_no", "origin"]]
except KeyError:
    picked = flights_df.loc[:, ["Flight No", "origin"]]
result = picked.iloc[[0, -1]]
# case: airport-city-map
city = airports_df.set_index("code")["city"]
result = flights_df.assign(
    origin_city=flights_df["origin"].str.upper().map(city),
    dest_city=flights_df["dest"].map(city).fillna("n/a"),
)[["Flight No", "origin_city", "dest_city"]]
# case: mask-not-and-or-chain
o = flights_df["origin"].str.upper()
m = ((o == "CDG") | (o == "LHR")) & ~flights_df["dest"].eq("NCE") & flights_df["pax"].between(180, 212)
result = flights_df.loc[m].set_index("Flight No")[["origin", "pax"]]
# case: contains-with-na
has_a = flights_df["dest"].str.contains("A", na=False)
starts = flights_df["Flight No"].str.upper().str.startswith(("BA", "LH"))
result = flights_df[has_a | starts].index.tolist()
# case: setting-column-subset-of-rows
df = flights_df[["Flight No", "origin", "pax"]].copy()
df.loc[df["pax"].isna(), "pax"] = df["pax"].mean().round()
df.loc[1:3, "origin"] = df.loc[1:3, "origin"].str.upper()
df.loc[len(df)] = ["KL8", "AMS", 99]
df["pax"] = df["pax"].astype(int)
result = df
# case: iloc-assign-list
df = airports_df.copy()
df.iloc[1:4, 2] = [3, 5, 7]
df.iloc[0] = ["ORY", "Paris", 3, 2]
df.iloc[-1, [1, 3]] = ["Barajas", 1]
result = df
# case: take-squeeze-item
jfk_tz = airports_df.loc[airports_df["code"] == "JFK", "tz"].item()
top = airports_df.nlargest(1, "runways")["city"].squeeze()
two = airports_df.take([4, 0])["code"].tolist()
result = (jfk_tz, top, two)
# case: truncate-head-tail-negative
s = airports_df.set_index("code")["runways"].sort_index()
result = {"trunc": s.truncate(before="CDG", after="LHR"), "head": s.head(-4), "tail": s.tail(-4), "first": s.iloc[0]}
# case: where-on-text-and-default
d = flights_df["delay"].where(flights_df["delay"].str.fullmatch(r"-?\d+", na=False))
late = d.astype(float).gt(0)
result = pd.DataFrame({"delay": d, "late": late, "kind": late.map({True: "late", False: "on time or unknown"})})
# case: route-key-value-counts
route = flights_df["origin"].str.upper() + "-" + flights_df["dest"]
vc = route.value_counts(dropna=False)
result = vc[vc.gt(1)].to_dict()
# case: reorder-and-select-dtypes
num = flights_df.select_dtypes("number").columns.tolist()
rest = [c for c in flights_df.columns if c not in num]
result = flights_df[num + sorted(rest, key=str.lower)].head(3)
# case: stack-two-legs
legs = pd.concat([
    flights_df[["Flight No", "origin"]].rename(columns={"origin": "code"}).assign(kind="dep"),
    flights_df[["Flight No", "dest"]].rename(columns={"dest": "code"}).assign(kind="arr"),
], ignore_index=True)
legs["code"] = legs["code"].str.upper()
result = (
    airports_df.merge(legs.dropna(subset=["code"]), on="code", how="left")
    .groupby(["code", "city"])["Flight No"].count()
    .reset_index(name="movements")
    .sort_values(["movements", "code"], ascending=[False, True])
)
