import pandas as pd
import numpy as np
from collections import OrderedDict

# gymnast, architecture, train_station
people_df = pd.DataFrame({
    "People_ID": [1, 2, 3, 4, 5, 6, 7],
    "Name": ["Paul Hamm", "Lorraine Fico", "Earnest Philips", "Virgil Box", "Marcio Kaneshiro", "Nick Frost", "Hua Wong"],
    "Age": [24.0, 21.0, np.nan, 23.0, 22.0, 22.0, 29.0],
    "Height": ["1.71", "1.75", "1,73", "1.71", None, "1.82", "1.65"],
    "Hometown": ["Santo Domingo", "Bonao", "santo domingo", "Miami", "Santo Domingo ", None, "Taipei"],
})
gymnast_df = pd.DataFrame({
    "Gymnast_ID": [1, 2, 4, 6, 7],
    "Floor_Exercise_Points": [9.725, 9.700, 8.387, 9.025, 8.787],
    "Pommel_Horse_Points": [9.737, 9.625, 9.412, 7.012, 9.537],
    "Rings_Points": [9.512, 9.625, 9.712, 9.712, 9.625],
    "Vault_Points": [9.575, np.nan, 9.500, 9.5, 9.087],
    "Parallel_Bars_Points": [9.762, 9.587, 9.7, 9.762, 9.737],
    "Horizontal_Bar_Points": [9.750, 9.737, 9.425, 9.0, 9.750],
})
architect_df = pd.DataFrame({
    "id": ["1", "2", "3", "4", "5"],
    "name": ["Frank Lloyd Wright", "Frank Gehry", "Zaha Hadid", "Mies Van Der Rohe", "Le Corbusier"],
    "nationality": ["American", "Canadian", "Iraqi, British", "German, American", "Swiss, French"],
    "gender": ["male", "Male", "female", "male", "male"],
})
bridge_df = pd.DataFrame({
    "architect_id": ["1", "2", "3", "4", "4", "1", "1", "9"],
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Xian Ren Qiao (Fairy Bridge)", "Landscape Arch", "Kolob Arch", "Aloba Arch", "Morning Glory Natural Bridge", "Rainbow Bridge", "Gaotun Natural Bridge", "Stevens Arch"],
    "location": ["Guangxi , China", "Arches National Park , Utah , USA", "Zion National Park , Utah , USA", "Ennedi Plateau , Chad", "Negro Bill Canyon , Utah , USA", "Glen Canyon , Utah , USA", "Guizhou , China", None],
    "length_meters": [121.0, 88.4, 87.4, 76.2, 74.1, 71.3, np.nan, 67.1],
    "length_feet": ["400", "290", "287", "250 ft", "243", "234", None, "220"],
})
mill_df = pd.DataFrame({
    "architect_id": ["1", "2", "3", "4", "1", None],
    "id": [1, 2, 3, 4, 5, 6],
    "name": ["Le Vieux Molen", "Moulin de Momalle", "Moulin du Ferrage", "Grondmolen", "Moulin Hubert", "Klepper"],
    "type": ["Grondzeiler", "Bergmolen", "Torenkot", "grondzeiler", "Bergmolen", None],
    "built_year": [1840, 1850, 1902, 1751, 1826, 1818],
})
station_df = pd.DataFrame({
    "Station_ID": [1, 2, 3, 4, 5, 6, 7],
    "Name": ["London Waterloo", "London Victoria", "Birmingham", "Glasgow Central", "Leeds", "London Euston", "Reading"],
    "Annual_entry_exit": [94.046, 76.231, np.nan, 26.639, 26.639, 36.609, 15.1],
    "Annual_interchanges": ["9.489", "9.157", "0.5", "3.3", "", "4.0", "3.8"],
    "Location": ["London", "London", "Birmingham", "Glasgow", "Leeds", "london", "Reading"],
    "Number_of_Platforms": [19, 19, 13, 15, 17, 18, 15],
})
train_df = pd.DataFrame({
    "Train_ID": [1, 2, 3, 4, 5, 6],
    "Name": ["Ananthapuri Express", "Guruvayur Express", "Guruvayur Express", "Ernad Express", "Mangalore Express", "Island Express"],
    "Time": ["17:15", "04:10", "05:35", "06:00", "19:35", "9:05"],
    "Service": ["Daily", "Daily", "daily", "Weekly", "Daily ", None],
})
train_station_df = pd.DataFrame({"Train_ID": [1, 2, 3, 4, 5, 6, 6, 1, 1, 8], "Station_ID": [1, 1, 1, 2, 2, 2, 3, 4, 5, 7]})
# case: total-points-ranking
# Gymnasts by total points over all six events; missing events count 0.
cols = [c for c in gymnast_df.columns if c.endswith("_Points")]
g = gymnast_df.assign(Total=gymnast_df[cols].fillna(0).sum(axis=1).round(3))
result = g.merge(people_df, left_on="Gymnast_ID", right_on="People_ID")[["Name", "Total"]].sort_values("Total", ascending=False).reset_index(drop=True)
# case: best-event-per-gymnast
# Name, best event and points for each gymnast.
pts = gymnast_df.set_index("Gymnast_ID")
best = pts.idxmax(axis=1).str.replace("_Points", "", regex=False).str.replace("_", " ")
result = pd.DataFrame({"Name": people_df.set_index("People_ID")["Name"], "Event": best, "Points": pts.max(axis=1)}).dropna(subset=["Event"]).reset_index(drop=True)
# case: event-winners-melt
# Winner(s) of each event.
long = gymnast_df.melt(id_vars="Gymnast_ID", var_name="event", value_name="points")
long["event"] = long["event"].str.replace("_Points$", "", regex=True)
win = long[long.points == long.groupby("event")["points"].transform("max")]
result = win.merge(people_df[["People_ID", "Name"]], left_on="Gymnast_ID", right_on="People_ID").sort_values(["event", "Name"])[["event", "Name", "points"]].reset_index(drop=True)
# case: hometown-shared
# Hometowns (ignoring case and blanks) shared by at least two people, with number of gymnasts among them.
p = people_df.dropna(subset=["Hometown"]).copy()
p["Hometown"] = p["Hometown"].str.strip().str.title()
p["is_gymnast"] = p["People_ID"].isin(gymnast_df["Gymnast_ID"])
s = p.groupby("Hometown").agg(people=("People_ID", "size"), gymnasts=("is_gymnast", "sum"), avg_age=("Age", "mean"))
result = s[s["people"] >= 2].reset_index()
# case: taller-than-avg-not-gymnast
# People who are not gymnasts; height as number with decimal comma fixed, difference with the average height.
h = people_df["Height"].str.replace(",", ".").astype(float)
x = people_df.assign(Height=h, diff=(h - h.mean()).round(3))
result = x[~x["People_ID"].isin(gymnast_df["Gymnast_ID"].tolist())][["Name", "Height", "diff"]]
# case: age-rank-ties
# All age ranks: row number, rank and dense rank by age descending.
a = people_df[["Name", "Age"]].dropna().sort_values(["Age", "Name"], ascending=[False, True]).reset_index(drop=True)
a["row_num"] = range(1, len(a) + 1)
a["rnk"] = a["Age"].rank(ascending=False, method="min").astype(int)
a["dense"] = a["Age"].rank(ascending=False, method="dense").astype(int)
result = a
# case: architects-bridges-mills
# Id, name and counts of bridges and mills for each architect, sorted by total.
b = bridge_df["architect_id"].value_counts()
m = mill_df["architect_id"].value_counts()
r = architect_df[["id", "name"]].copy()
r["bridges"] = r["id"].map(b).fillna(0).astype(int)
r["mills"] = r["id"].map(m).fillna(0).astype(int)
r["total"] = r[["bridges", "mills"]].sum(axis=1)
result = r.sort_values(["total", "name"], ascending=[False, True], ignore_index=True)
# case: bridge-no-mill
# Names of architects having no mill built after 1830 but at least one bridge longer than 70 m.
has_bridge = bridge_df.loc[bridge_df["length_meters"].gt(70), "architect_id"].unique()
late_mill = mill_df.loc[mill_df["built_year"] > 1830, "architect_id"].unique()
result = architect_df[architect_df["id"].isin(has_bridge) & ~architect_df["id"].isin(late_mill)][["name"]]
# case: nationality-explode
# Each nationality on its own row: number of architects and list of their names.
n = architect_df.assign(nationality=architect_df["nationality"].str.split(", ")).explode("nationality")
result = n.groupby("nationality")["name"].agg(n="count", names=lambda s: "|".join(s)).sort_values("n", ascending=False, kind="stable").reset_index()
# case: country-of-bridge
# Average length per country; the country is the last part of the location.
b = bridge_df.copy()
b["country"] = b["location"].str.split(",").str[-1].str.strip()
feet = pd.to_numeric(b["length_feet"].str.replace(" ft", ""))
b["metres"] = b["length_meters"].fillna(feet * 0.3048)
result = b.groupby("country", dropna=False)["metres"].agg(["count", "mean"]).reset_index()
# case: london-platforms
# Locations with total platforms, total passengers and the busiest station.
s = station_df.assign(Location=station_df["Location"].str.title(), Annual_interchanges=pd.to_numeric(station_df["Annual_interchanges"], errors="coerce"))
out = OrderedDict()
for loc, g in s.groupby("Location"):
    passengers = g["Annual_entry_exit"].sum() + g["Annual_interchanges"].sum()
    busiest = g.sort_values("Annual_entry_exit", ascending=False, na_position="last").iloc[0]["Name"]
    out[loc] = [g["Number_of_Platforms"].sum(), round(passengers, 3), busiest]
result = pd.DataFrame.from_dict(out, orient="index", columns=["platforms", "passengers", "busiest"]).rename_axis("Location").reset_index()
# case: trains-per-station
# Number of trains at each station, stations with at least one known train, most first.
ts = train_station_df.merge(train_df, on="Train_ID").merge(station_df, on="Station_ID", suffixes=("_train", "_station"))
result = ts.groupby("Name_station")["Train_ID"].nunique().to_frame("num_trains").sort_values(["num_trains", "Name_station"], ascending=[False, True]).reset_index()
# case: train-part-of-day
# Count of trains by part of day and service (cleaned).
hours = train_df["Time"].str.split(":").str[0].astype(int)
part = pd.cut(hours, [0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
service = train_df["Service"].str.strip().str.title().fillna("Unknown")
result = train_df.groupby([part.rename("part"), service.rename("service")], observed=True).size().reset_index(name="n")
# case: stations-without-train-via-anti
# Stations no train of the train table stops at; show number of platforms compared with the mean.
known = train_station_df[train_station_df.Train_ID.isin(train_df.Train_ID)]
anti = station_df.merge(known["Station_ID"].drop_duplicates(), on="Station_ID", how="outer", indicator=True).query('_merge == "left_only"')
result = anti.assign(vs_mean=lambda d: d["Number_of_Platforms"] - station_df["Number_of_Platforms"].mean())[["Name", "Number_of_Platforms", "vs_mean"]].round(2).reset_index(drop=True)
