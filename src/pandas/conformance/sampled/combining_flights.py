import pandas as pd
import numpy as np

flights = pd.DataFrame({
    "flight": ["AF12", "BA7", "LH400", "AF12", "UA88", "xx1"],
    "origin": ["CDG", "LHR", "FRA", "CDG", "SFO", None],
    "dest": ["JFK", "CDG", "JFK", "SFO", "ZZZ", "LHR"],
    "pax": [210, 99, 0, 187, 240, -1],
})
airports = pd.DataFrame({
    "iata": ["CDG", "LHR", "JFK", "SFO", "FRA", "GRU"],
    "city": ["Paris", "London", "New York", "San Francisco", "Frankfurt", "Sao Paulo"],
    "country": ["FR", "GB", "US", "US", "DE", "BR"],
    "elev": [392, 83, 13, 13, 364, 2459],
})
distances = pd.DataFrame(
    [[0, 348, 5838], [348, 0, 5555], [5838, 5555, 0]],
    index=pd.Index(["CDG", "LHR", "JFK"], name="from"),
    columns=pd.Index(["CDG", "LHR", "JFK"], name="to"),
)
carriers = pd.Series({"AF": "Air France", "BA": "British Airways", "LH": "Lufthansa"})

# case: double-join-same-dimension
result = (
    flights
    .merge(airports[["iata", "city"]].rename(columns={"iata": "origin", "city": "origin_city"}), on="origin", how="left")
    .merge(airports[["iata", "city"]].rename(columns={"iata": "dest", "city": "dest_city"}), on="dest", how="left")
)
# case: add-prefix-joins
o = airports.add_prefix("o_")
d = airports.add_prefix("d_")
m = flights.merge(o, left_on="origin", right_on="o_iata").merge(d, left_on="dest", right_on="d_iata")
m["climb"] = m["d_elev"] - m["o_elev"]
result = m[["flight", "o_city", "d_city", "climb"]]
# case: matrix-lookup-via-stack
long = distances.stack().rename("km").reset_index()
result = flights.merge(long, left_on=["origin", "dest"], right_on=["from", "to"], how="left")[["flight", "origin", "dest", "km"]]
# case: matrix-lookup-multiindex-reindex
keys = pd.MultiIndex.from_arrays([flights["origin"], flights["dest"]])
result = distances.stack().reindex(keys).tolist()
# case: matrix-melt-upper-triangle
m = distances.reset_index().melt(id_vars="from", value_name="km")
result = m[m["from"] < m["to"]].sort_values("km").reset_index(drop=True)
# case: carrier-map-extract
flights["carrier"] = flights["flight"].str.extract(r"^([A-Z]{2})", expand=False).map(carriers)
result = flights[["flight", "carrier"]]
# case: two-leg-connections
legs = flights.dropna(subset=["origin"])
c = legs.merge(legs, left_on="dest", right_on="origin", suffixes=("_1", "_2"))
c = c[c["origin_1"] != c["dest_2"]]
result = c[["flight_1", "flight_2", "origin_1", "dest_1", "dest_2"]]
# case: airports-union-of-columns
codes = pd.concat([flights["origin"], flights["dest"]], ignore_index=True).dropna().unique()
result = {"served": sorted(codes), "unserved": sorted(set(airports["iata"]).difference(codes)), "unknown": sorted(set(codes) - set(airports["iata"]))}
# case: pax-by-country-pair
cty = airports.set_index("iata")["country"]
f = flights.assign(oc=flights["origin"].map(cty), dc=flights["dest"].map(cty))
result = f.pivot_table(values="pax", index="oc", columns="dc", aggfunc="sum")
# case: in-and-out-degree
out_ = flights["origin"].value_counts()
in_ = flights["dest"].value_counts()
deg = airports.set_index("iata")[[]].assign(out=out_, inn=in_).fillna(0).astype(int)
deg["total"] = deg.sum(axis=1)
result = deg.sort_values(["total", "out"], ascending=[False, True])
# case: set-index-loc-keyerror
a = airports.set_index("iata")
result = a.loc[flights["dest"], "city"].tolist()
# case: reindex-missing-city
a = airports.set_index("iata")["city"]
result = a.reindex(flights["dest"]).reset_index()
# case: right-join-airports-null-count
m = flights.merge(airports, left_on="dest", right_on="iata", how="right")
result = m["flight"].isna().groupby(m["iata"]).sum()
# case: right-join-keeps-right-order
m = pd.merge(flights, airports, left_on="dest", right_on="iata", how="right")
result = m["iata"].tolist()
# case: outer-join-different-key-names
m = flights[["flight", "dest"]].merge(airports[["iata", "city"]], left_on="dest", right_on="iata", how="outer", indicator=True)
m["airport"] = m["dest"].fillna(m["iata"])
result = m.drop(columns=["dest", "iata"])
# case: route-undirected-dedup
f = flights.dropna(subset=["origin", "dest"]).copy()
f["route"] = f[["origin", "dest"]].apply(lambda r: "-".join(sorted(r)), axis=1)
result = f.groupby("route", as_index=False)["pax"].sum()
# case: lookup-by-get-indexer
pos = airports.set_index("iata").index.get_indexer(flights["dest"])
result = np.where(pos >= 0, airports["elev"].to_numpy()[pos], -9999).tolist()
# case: cross-join-reachable-flag
c = airports[["iata"]].merge(airports[["iata"]], how="cross", suffixes=("_from", "_to"))
c = c[c.iata_from != c.iata_to]
c = c.merge(flights.drop_duplicates(["origin", "dest"]), left_on=["iata_from", "iata_to"], right_on=["origin", "dest"], how="left")
c["direct"] = c["flight"].notna()
result = c.groupby("iata_from")["direct"].agg(["sum", "mean"])
# case: merge-key-missing-in-right
result = flights.merge(airports, on="dest")
# case: merge-with-series-named
s = airports.set_index("iata")["elev"]
result = flights.merge(s, left_on="dest", right_index=True)[["flight", "dest", "elev"]]
# case: merge-with-unnamed-series-error
result = flights.merge(pd.Series([1, 2, 3, 4, 5, 6]), left_index=True, right_index=True)
