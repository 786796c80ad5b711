import pandas as pd
import numpy as np
import re

# Airline
airport_df = pd.DataFrame(
    [
        ("LHR", "London Heathrow", "London", "United Kingdom", 25.0),
        ("LGW", "Gatwick", "London", "United Kingdom", 62.0),
        ("CDG", "Charles de Gaulle", "Paris", "France", 119.0),
        ("ORY", "Orly", "Paris ", "France", None),
        ("JFK", "John F. Kennedy", "New York", "USA", 4.0),
        ("DXB", "Dubai International", "Dubai", "UAE", 19.0),
        ("LPB", "El Alto", "La Paz", "Bolivia", 4061.0),
    ],
    columns=["iata", "airport_name", "city", "country", "elevation_m"],
)

aircraft_df = pd.DataFrame({
    "tail": ["G-ABCD", "G-EFGH", "F-IJKL", "N123AA", "A6-XYZ"],
    "model": ["Airbus A320-200", "Boeing 777-300ER", "Airbus A350-900", "Boeing 737-800", "Airbus A380-800"],
    "seats": [180, 396, 325, 189, 517],
    "built": ["2009-03-12", "2014-08-01", "2019-11-30", "1999-06-15", None],
})

flight_df = pd.DataFrame({
    "flight_no": ["BA001", "BA002", "BA117", "AF300", "AF301", "AA100", "EK001", "EK002", "BA303", "AF900"],
    "origin": ["LHR", "JFK", "LHR", "CDG", "LHR", "JFK", "DXB", "LHR", "LGW", "ORY"],
    "dest": ["JFK", "LHR", "JFK", "LHR", "CDG", "LHR", "LHR", "DXB", "CDG", "LPB"],
    "tail": ["G-EFGH", "G-EFGH", "G-ABCD", "F-IJKL", "F-IJKL", "N123AA", "A6-XYZ", "A6-XYZ", "G-ABCD", None],
    "dep": ["2024-03-30 09:15", "2024-03-31 22:40", "2024-03-30 18:05", "2024-04-01 06:30", "2024-04-01 10:00",
            "2024-04-01 23:55", "2024-04-02 07:45", "2024-04-02 14:20", "2024-04-02 06:30", "2024-04-03 00:10"],
    "duration": ["7h 55m", "6h 50m", "8h", "1h 20m", "1h 15m", "6h 45m", "7h 30m", "7h", "1h 10m", None],
    "status": ["On Time", "delayed", "on time", "Cancelled", "On Time", "Delayed", "on time ", "On Time", None, "cancelled"],
})

booking_df = pd.DataFrame({
    "booking_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "passenger": ["Kim", "Lara", "Kim", "Omar", "Omar", "Pia", "Quinn", "Lara", "Kim", "Rex", "Pia", "Pia"],
    "flight_no": ["BA001", "BA001", "BA002", "AF300", "AF301", "EK001", "EK002", "EK002", "EK002", "BA303", "BA303", "BA303"],
    "cabin": ["Business", "Economy", "Business", "Economy", "Economy", "First", "Economy", "Economy", "First", "Economy", None, "Economy"],
    "price": ["$2,400.00", "$640.50", "$2,400.00", "$99", "$89.99", "$7,150", "$510", "$510", None, "$75.00", "$75.00", "$75.00"],
})
# case: flights-between-countries
# Flight numbers with the origin and destination country where the two differ.
m = flight_df.merge(airport_df, left_on="origin", right_on="iata").merge(
    airport_df, left_on="dest", right_on="iata", suffixes=("_from", "_to")
)
result = m.loc[m["country_from"] != m["country_to"], ["flight_no", "country_from", "country_to"]].sort_values("flight_no")
# case: prices-as-numbers
# Total revenue per cabin; unknown cabins are reported as 'Unknown'.
bk = booking_df.copy()
bk["amount"] = bk["price"].str.replace(r"[$,]", "", regex=True).astype(float)
bk["cabin"] = bk["cabin"].fillna("Unknown")
result = bk.groupby("cabin")["amount"].sum().sort_values(ascending=False).reset_index(name="revenue")
# case: duration-minutes
# The longest flight(s) with the duration in minutes.
ext = flight_df["duration"].str.extract(r"(?:(\d+)h)?\s*(?:(\d+)m)?").astype(float).fillna(0)
minutes = ext[0] * 60 + ext[1]
tmp = flight_df.assign(minutes=minutes.astype(int))
result = tmp[tmp["minutes"] == tmp["minutes"].max()][["flight_no", "minutes"]]
# case: status-counts
# How many flights are there by status, ignoring case and spaces? Null is 'unknown'.
result = (
    flight_df["status"]
    .fillna("unknown")
    .map(lambda s: s.strip().lower())
    .value_counts()
    .reset_index()
)
result.columns = ["status", "num_flights"]
result = result.sort_values(["num_flights", "status"], ascending=[False, True]).reset_index(drop=True)
# case: airports-no-departures
# Airports which nobody departs from or that nobody flies to (symmetric difference).
orig = set(flight_df["origin"].unique())
dest = set(flight_df["dest"].unique())
codes = sorted(orig ^ dest)
result = airport_df.set_index("iata").loc[codes, ["airport_name"]].reset_index()
# case: big-planes
# Models with more seats than the average aircraft, largest first.
avg = aircraft_df.seats.mean()
result = aircraft_df[aircraft_df.seats > avg].nlargest(10, "seats")[["model", "seats"]]
# case: maker-stats
# Manufacturer (first word of model), number of aircraft, most seats.
result = (
    aircraft_df.assign(maker=aircraft_df["model"].str.split().str[0])
    .groupby("maker")
    .agg(n=("tail", "count"), max_seats=("seats", "max"))
    .reset_index()
)
# case: early-morning-departures
# Flights which leave before 7 o'clock in the morning, with the date and hour.
dep = pd.to_datetime(flight_df["dep"], format="%Y-%m-%d %H:%M")
early = flight_df[dep.dt.hour < 7].copy()
early["dep_date"] = dep.dt.date.astype(str)
early["hour"] = dep.dt.hour
result = early[["flight_no", "dep_date", "hour"]].reset_index(drop=True)
# case: round-trip-passengers
# Passengers who flew a route and its reverse.
r = booking_df.merge(flight_df[["flight_no", "origin", "dest"]], on="flight_no")
pairs = r.merge(r, left_on=["passenger", "origin", "dest"], right_on=["passenger", "dest", "origin"])
result = pairs[["passenger"]].drop_duplicates().reset_index(drop=True)
# case: distinct-passengers-per-flight
# For each booked flight, number of distinct passengers and number of bookings.
g = booking_df.groupby("flight_no")
result = pd.concat([g["passenger"].nunique(), g.size()], axis=1, keys=["passengers", "bookings"]).reset_index()
# case: busiest-day
# Which weekday has most departures? Give the day name and number.
days = pd.to_datetime(flight_df["dep"]).dt.day_name()
vc = days.value_counts()
top = vc[vc == vc.max()]
result = pd.DataFrame({"weekday": top.index, "departures": top.values}).sort_values("weekday", ignore_index=True)
# case: load-factor
# Load factor (bookings / seats, per cent with 2 decimals) of each flight that has a plane.
n = booking_df.groupby("flight_no").booking_id.count()
f = flight_df.dropna(subset=["tail"]).merge(aircraft_df[["tail", "seats"]], on="tail")
f["bookings"] = f["flight_no"].map(n).fillna(0).astype("int64")
f["load_pct"] = (100.0 * f["bookings"] / f["seats"]).round(2)
result = f[["flight_no", "bookings", "seats", "load_pct"]]
# case: second-largest-aircraft
# What is the model with the second most seats?
ranked = aircraft_df.assign(rk=aircraft_df["seats"].rank(method="dense", ascending=False).astype(int))
result = ranked.loc[ranked["rk"].eq(2), ["model", "seats"]]
# case: british-tails
# Tails with a British registration, with age in full years on 2024-04-01 (empty if unknown).
pat = re.compile(r"^G-[A-Z]{4}$")
ac = aircraft_df[[bool(pat.match(t)) for t in aircraft_df["tail"]]].copy()
ref = pd.Timestamp("2024-04-01")
ac["age_years"] = (ref - pd.to_datetime(ac["built"])).dt.days // 365.25
result = ac[["tail", "model", "age_years"]]
