import pandas as pd
import numpy as np

# wine_1 and baseball
grapes_df = pd.DataFrame({
    "ID": [1, 2, 3, 4, 5, 6],
    "Grape": ["Zinfandel", "Chardonnay", "Cabernet Sauvingnon", "Sauvignon Blanc", "Syrah", "Merlot"],
    "Color": ["Red", "White", "Red", "White", "red", "Red"],
})
appellations_df = pd.DataFrame({
    "No": [1, 2, 3, 4, 5, 6],
    "Appelation": ["Alexander Valley", "Napa Valley", "Sonoma Valley", "Monterey", "Central Coast", "Paso Robles"],
    "County": ["Sonoma", "Napa", "Sonoma", "Monterey", "N/A", "San Luis Obispo"],
    "State": ["California"] * 6,
    "Area": ["North Coast", "North Coast", "North Coast", "Central Coast", "Central Coast", "Central Coast"],
    "isAVA": ["Yes", "Yes", "Yes", "yes", "No", None],
})
wine_df = pd.DataFrame({
    "No": list(range(1, 13)),
    "Grape": ["Zinfandel", "Zinfandel", "Chardonnay", "Chardonnay", "Syrah", "Syrah", "Zinfandel", "Cabernet Sauvingnon", "Merlot", "Sauvignon Blanc", "Chardonnay", "zinfandel"],
    "Winery": ["Robert Biale", "Chiarello Family", "Robert Biale", "Kistler", "Altamura", "Altamura", "Pennyroyal", "Altamura", None, "Kistler", "Rosenblum", "Rosenblum "],
    "Appelation": ["Napa Valley", "Napa Valley", "Sonoma Valley", "Sonoma Valley", "Napa Valley", "Napa Valley", "Monterey", "Alexander Valley", "Paso Robles", "Sonoma Valley", "Central Coast", "Monterey"],
    "Name": ["The Biale Zin", "Giana", "Founders", "Hyde", "Reserve", "Reserve", "Old Vine", "Cab", None, "Blanc", "Coast", "Annette's"],
    "Year": [2007, 2008, 2008, 2009, 2007, 2008, 2010, 2007, 2009, 2010, 2009, 2010],
    "Price": ["52", "35", "$40", "75", "47", "47", "9", "80", "20", "18.5", None, "12"],
    "Score": [93, 93, 89, 95, 92, 91, 80, 94, 85, np.nan, 87, 84],
    "Cases": [275, 480, 600, 300, 120, 150, 10000, 90, 2400, 1100, 5000, 0],
    "Drink": ["now", "2010-2015", "now", "2011-2018", "later", "2010-2014", "now", "2012-2020", "NOW", None, "now", "2011"],
})
player_df = pd.DataFrame({
    "player_id": ["aardsda01", "aaronha01", "aaronto01", "aasedo01", "abadan01", "abadfe01", "abadijo01"],
    "name_first": ["David", "Hank", "Tommie", "Don", "Andy", "Fernando", "John"],
    "name_last": ["Aardsma", "Aaron", "Aaron", "Aase", "Abad", "Abad", "Abadie"],
    "birth_year": ["1981", "1934", "1939", "1954", "1972.0", "", None],
    "birth_country": ["USA", "USA", "USA", "USA", "USA", "D.R.", "USA"],
    "weight": [215.0, 180.0, 190.0, 190.0, 184.0, 220.0, np.nan],
    "bats": ["R", "R", "R", "R", "L", "L", "R"],
    "debut": ["2004-04-06", "4/13/1954", "1962-04-10", "1977-07-26", "2001-09-10", "2010-07-28", ""],
})
salary_df = pd.DataFrame({
    "year": [2004, 2007, 2008, 1986, 1987, 2011, 2012, 2012, 2012],
    "team_id": ["SFN", "CHA", "BOS", "BAL", "BAL", "HOU", "HOU", "NYA", "nya"],
    "player_id": ["aardsda01", "aardsda01", "aardsda01", "aasedo01", "aasedo01", "abadfe01", "abadfe01", "aardsda01", "xxxxxx01"],
    "salary": [300000, 387500, 403250, 600000, 625000, 418000, 485000, 500000, 1],
})
team_df = pd.DataFrame({
    "team_id": ["SFN", "CHA", "BOS", "BAL", "HOU", "NYA"],
    "name": ["San Francisco Giants", "Chicago White Sox", "Boston Red Sox", "Baltimore Orioles", "Houston Astros", "New York Yankees"],
    "w": [91, 72, 95, 73, 55, 95],
    "l": [71, 90, 67, 89, 107, 67],
})
# case: white-grapes-after-2008
# The number of wines of each white grape produced after 2008 with the average price.
w = wine_df.copy()
w["Price"] = w["Price"].str.replace("$", "", regex=False).astype(float)
white = grapes_df.loc[grapes_df["Color"].str.lower() == "white", "Grape"]
result = (
    w[w["Grape"].isin(white) & (w["Year"] > 2008)]
    .groupby("Grape")
    .agg(n=("No", "count"), avg_price=("Price", "mean"))
    .reset_index()
)
# case: cheaper-than-all-2008
# Wines cheaper than every wine of 2008.
price = pd.to_numeric(wine_df["Price"].str.strip("$"), errors="coerce")
limit = price[wine_df["Year"] == 2008].min()
result = wine_df.assign(Price=price)[price < limit][["Name", "Winery", "Price"]].sort_values("Price").reset_index(drop=True)
# case: counties-many-appellations
# Counties ('N/A' excluded) with their number of appellations and number of AVA ones.
a = appellations_df.replace({"County": {"N/A": np.nan}}).dropna(subset=["County"])
result = a.groupby("County").agg(
    n_app=("No", "size"),
    n_ava=("isAVA", lambda s: s.str.lower().eq("yes").sum()),
).reset_index().sort_values(["n_app", "County"], ascending=[False, True])
# case: best-score-per-appellation
# Wines with the top score of their appellation, including ties and County.
df = wine_df.dropna(subset=["Score"])
top = df[df["Score"] == df.groupby("Appelation")["Score"].transform("max")]
result = top.merge(appellations_df[["Appelation", "County"]], on="Appelation")[["Appelation", "County", "Name", "Score"]].sort_values(["Score", "Name"], ascending=[False, True]).reset_index(drop=True)
# case: revenue-by-winery
# Revenue (price * cases * 12 bottles) of every winery, biggest first; unknown price counts as 0.
w = wine_df.dropna(subset=["Winery"]).copy()
w["Winery"] = w["Winery"].str.strip()
w["p"] = [0.0 if v is None else float(str(v).replace("$", "")) for v in w["Price"]]
w["revenue"] = w["p"] * w["Cases"] * 12
result = w.groupby("Winery", as_index=False)["revenue"].sum().sort_values("revenue", ascending=False, ignore_index=True)
# case: drink-window
# Years of the drinking window for wines having one ("2010-2015" -> 2010, 2015, 5).
win = wine_df["Drink"].str.extract(r"^(?P<start>\d{4})-(?P<end>\d{4})$").dropna().astype(int)
win["years"] = win["end"] - win["start"]
result = wine_df[["No", "Name"]].join(win, how="inner").reset_index(drop=True)
# case: price-quartile-labels
# Put the priced wines in 4 groups by price and give the mean score in each.
w = wine_df.assign(P=wine_df["Price"].str.replace(r"[^\d.]", "", regex=True).astype(float)).dropna(subset=["P"])
w["grp"] = pd.qcut(w["P"], 4, labels=["cheap", "low", "mid", "high"])
result = w.groupby("grp", observed=True)["Score"].agg(["size", "mean"]).round(2).reset_index()
result["grp"] = result["grp"].astype(str)
# case: wineries-in-two-appellations
# Wineries making wines in at least two different appellations, and which.
d = wine_df.assign(Winery=wine_df.Winery.str.strip()).groupby("Winery").Appelation.unique()
d = d[d.map(len) > 1]
result = pd.DataFrame({"Winery": d.index, "appellations": [sorted(x) for x in d]})
# case: salary-growth
# Change of salary of each player between consecutive records, in percent.
s = salary_df.sort_values(["player_id", "year"]).copy()
s["prev"] = s.groupby("player_id")["salary"].shift()
s["pct"] = ((s["salary"] - s["prev"]) / s["prev"] * 100).round(1)
result = s.dropna(subset=["prev"])[["player_id", "year", "salary", "pct"]].reset_index(drop=True)
# case: player-salary-min-max
# Full name with lowest and highest salary of players having more than one salary record.
g = salary_df.groupby("player_id")["salary"].agg(lo="min", hi="max", n="count")
g = g.loc[g.n > 1]
out = player_df.merge(g, left_on="player_id", right_index=True)
out.insert(0, "full_name", out["name_first"] + " " + out["name_last"])
result = out[["full_name", "lo", "hi"]].reset_index(drop=True)
# case: debut-decade
# Players' age at debut; debut dates in two formats.
p = player_df[player_df["debut"] != ""].copy()
iso = pd.to_datetime(p["debut"], format="%Y-%m-%d", errors="coerce")
us = pd.to_datetime(p["debut"], format="%m/%d/%Y", errors="coerce")
p["debut_dt"] = iso.fillna(us)
p["born"] = pd.to_numeric(p["birth_year"], errors="coerce")
p["age"] = p["debut_dt"].dt.year - p["born"]
result = p.sort_values("debut_dt")[["name_first", "name_last", "debut_dt", "age"]].reset_index(drop=True)
# case: team-payroll-win-pct
# Payroll and winning percentage for teams which paid a salary; team ids in mixed case.
pay = salary_df.assign(team_id=salary_df["team_id"].str.upper()).groupby("team_id", as_index=False).agg(payroll=("salary", "sum"), players=("player_id", "nunique"))
t = team_df.assign(win_pct=(team_df["w"] / (team_df["w"] + team_df["l"])).round(3))
result = t.merge(pay, on="team_id")[["name", "payroll", "players", "win_pct"]].sort_values(["win_pct", "payroll"], ascending=False).reset_index(drop=True)
# case: families
# Last names shared by several players; first names in one field.
groups = {}
for first, last in zip(player_df["name_first"], player_df["name_last"]):
    groups.setdefault(last, []).append(first)
result = pd.DataFrame(
    [{"name_last": k, "first_names": "; ".join(sorted(v)), "n": len(v)} for k, v in groups.items() if len(v) > 1]
)
# case: heavier-than-batting-avg
# Players heavier than the average of players who bat on the same side.
avg = player_df.groupby("bats")["weight"].mean().rename("avg_weight")
m = player_df.join(avg, on="bats")
result = m.query("weight > avg_weight")[["name_first", "name_last", "bats", "weight", "avg_weight"]].round({"avg_weight": 1}).reset_index(drop=True)
