import pandas as pd
import numpy as np
import datetime as dt
import re

airlines = pd.DataFrame({
    "uid": [1, 2, 3, 4, 5],
    "Airline": ["United Airlines", "Delta Airlines", "JetBlue Airways", "US Airways", "Virgin America"],
    "Abbreviation": ["UAL", "Delta", "JetBlue", "USAir", "Virgin"],
    "Country": ["USA", "USA", "USA", "USA", "USA"],
})
airports = pd.DataFrame({
    "AirportCode": ["JFK", "LAX", "ORD", "ATL", "BOS", "ANC"],
    "City": ["New York", "Los Angeles", "Chicago", "Atlanta", "Boston", "Anchorage"],
})
flights = pd.DataFrame({
    "Airline": [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 2, 1],
    "FlightNo": [28, 29, 44, 6, 7, 28, 54, 55, 12, 13, 90, 61],
    "SourceAirport": ["JFK", "LAX", "ORD", "ATL", "JFK", "BOS", "JFK", "BOS", "LAX", "ORD", "ATL", "JFK"],
    "DestAirport": ["LAX", "JFK", "ATL", "JFK", "ATL", "JFK", "BOS", "LAX", "ORD", "LAX", "BOS", "BOS"],
    "Dep": ["2019-08-01 06:15", "2019-08-01 23:50", "2019-08-01 12:00", "2019-08-02 07:45", "2019-08-02 18:20", "2019-08-02 09:10",
            "2019-08-03 14:00", "2019-08-03 15:30", "2019-08-03 22:05", "2019-08-04 05:55", "2019-08-04 11:11", "2019-08-04 20:00"],
    "DepDelay": [0, 15, -3, np.nan, 42, 5, -7, 0, 120, None, 8, 33],
    "Cancelled": [0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0],
})

# case: airlines-with-most-flights
# Which airline has the most flights?
result = (flights.merge(airlines, left_on="Airline", right_on="uid", suffixes=("_id", ""))
          .groupby("Airline").size().sort_values(ascending=False).head(1))

# case: airlines-with-no-flights
# Airlines that have no flights at all
result = airlines[~airlines.uid.isin(flights.Airline.unique())].Airline.to_list()

# case: airports-no-departures
# Airports without any departing or arriving flight
used = pd.concat([flights["SourceAirport"], flights["DestAirport"]]).unique()
result = airports.set_index("AirportCode").drop(index=used)

# case: flights-between-cities
# Number of flights from New York to Boston
f = flights.merge(airports, left_on="SourceAirport", right_on="AirportCode").merge(
    airports, left_on="DestAirport", right_on="AirportCode", suffixes=("_src", "_dst"))
result = len(f.query("City_src == 'New York' and City_dst == 'Boston'"))

# case: both-jfk-and-bos
# Airlines with flights from JFK but not from BOS
codes = airlines.set_index("uid")["Airline"]
a = set(flights.loc[flights.SourceAirport == "JFK", "Airline"])
b = set(flights.loc[flights.SourceAirport == "BOS", "Airline"])
result = sorted(codes[x] for x in a - b)

# case: on-time-percentage
# Percentage of on time (delay <= 0) flights per airline, cancelled flights not counted
done = flights[flights["Cancelled"] == 0].copy()
done["on_time"] = done["DepDelay"].le(0)
pct = done.groupby("Airline")["on_time"].mean().mul(100).round(1)
pct.index = pct.index.map(airlines.set_index("uid")["Abbreviation"])
result = pct.sort_values(ascending=False).to_dict()

# case: red-eye-by-hour
# Count of flights per part of the day
dep = pd.to_datetime(flights["Dep"])
def part(h):
    if h < 6:
        return "night"
    elif h < 12:
        return "morning"
    elif h < 18:
        return "afternoon"
    return "evening"
result = dep.dt.hour.apply(part).value_counts().reindex(["night", "morning", "afternoon", "evening"], fill_value=0)

# case: ambiguous-delay-mistake
# Flights which are delayed more than 10 minutes and not cancelled
result = flights[(flights["DepDelay"] > 10) and (flights["Cancelled"] == 0)]

# case: routes-undirected
# Busiest route, irrespective of the direction
flights["route"] = flights.apply(lambda r: "-".join(sorted([r["SourceAirport"], r["DestAirport"]])), axis=1)
counts = flights["route"].value_counts()
result = counts[counts == counts.max()].sort_index()

# case: one-stop-connections
# One-stop connections from JFK to LAX (self join)
legs = flights[["FlightNo", "SourceAirport", "DestAirport"]]
conn = legs.merge(legs, left_on="DestAirport", right_on="SourceAirport", suffixes=("_1", "_2"))
conn = conn[(conn.SourceAirport_1 == "JFK") & (conn.DestAirport_2 == "LAX")]
result = conn[["FlightNo_1", "DestAirport_1", "FlightNo_2"]].rename(columns={"DestAirport_1": "via"}).sort_values(["via", "FlightNo_1", "FlightNo_2"]).reset_index(drop=True)

# case: delay-stats-describe
# Summary of delays per source airport
result = flights.groupby("SourceAirport")["DepDelay"].agg(["count", "min", "max", "mean", "median", lambda s: s.quantile(0.75) - s.quantile(0.25)])

# case: resample-daily-delay
# Total delay minutes by day, and the cumulative sum
s = flights.assign(Dep=pd.to_datetime(flights["Dep"])).set_index("Dep")["DepDelay"].clip(lower=0)
daily = s.resample("D").sum()
result = pd.DataFrame({"delay": daily, "running": daily.cumsum(), "share": (daily / daily.sum()).round(4)})

# case: duration-from-text
# Average duration in minutes from texts like '2h 45m'
fl = pd.DataFrame({"flight": ["BA1", "LH2", "AF3", "KL4", "IB5"], "duration": ["2h 45m", "1h", "55m", "11h 05m", None]})
ext = fl["duration"].str.extract(r"(?:(?P<h>\d+)h)?\s*(?:(?P<m>\d+)m)?").astype(float)
fl["minutes"] = ext["h"].fillna(0) * 60 + ext["m"].fillna(0)
fl.loc[fl["duration"].isna(), "minutes"] = np.nan
result = fl

# case: crosstab-source-dest
# Matrix of sources and destinations, normalised by row
result = pd.crosstab(flights["SourceAirport"], flights["DestAirport"], normalize="index").round(2)

# case: date-compare-mistake
# Flights after August 2nd
cutoff = dt.date(2019, 8, 2)
late = flights[flights["Dep"] > cutoff]
result = late["FlightNo"].tolist()

# case: next-departure-gap
# Hours from a flight until the next departure from the same airport
flights["Dep"] = pd.to_datetime(flights["Dep"])
d = flights.sort_values(["SourceAirport", "Dep"]).reset_index(drop=True)
d["next_dep"] = d.groupby("SourceAirport")["Dep"].shift(-1)
d["gap_h"] = (d["next_dep"] - d["Dep"]).dt.total_seconds() / 3600
result = d[["SourceAirport", "FlightNo", "Dep", "next_dep", "gap_h"]].round(2)
