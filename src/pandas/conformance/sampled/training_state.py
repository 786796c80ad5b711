import pandas as pd
import numpy as np

# geo style: states, cities, rivers, borders, mountains, lakes
state_df = pd.DataFrame({
    "state_name": ["texas", "california", "colorado", "new mexico", "oklahoma", "utah", "alaska", "hawaii", "arkansas"],
    "population": [14229000, 23670000, 2889000, 1303000, 3025000, 1461000, 401800, 964000, 2286000],
    "area": ["266807", "158,706", "104091", "121593", "69956", "84899", "591000", "6471", "53187"],
    "country_name": ["usa"] * 9,
    "capital": ["austin", "sacramento", "denver", "santa fe", "oklahoma city", "salt lake city", "juneau", "honolulu", "Little Rock"],
    "density": [53.3, 149.1, 27.8, 10.7, 43.2, 17.2, 0.7, 149.0, np.nan],
})
city_df = pd.DataFrame({
    "city_name": ["austin", "houston", "dallas", "sacramento", "los angeles", "san diego", "denver", "santa fe", "salt lake city", "anchorage", "Honolulu", "springfield"],
    "population": [345496, 1595138, 904078, 275741, 2966850, 875538, 492365, np.nan, 163034, 174431, 762874, 10000],
    "state_name": ["texas", "texas", "texas", "california", "california", "california", "colorado", "new mexico", "utah", "alaska", "hawaii", None],
})
river_df = pd.DataFrame({
    "river_name": ["rio grande", "rio grande", "rio grande", "colorado", "colorado", "colorado", "arkansas", "arkansas", "red", "red", "canadian", "yukon"],
    "length": [3033, 3033, 3033, 2333, 2333, 2333, 2333, 2333, 1638, 1638, 1458, 3185],
    "traverse": ["colorado", "new mexico", "texas", "colorado", "utah", "california", "colorado", "oklahoma", "new mexico", "texas", "oklahoma", "alaska"],
})
border_info_df = pd.DataFrame({
    "state_name": ["texas", "texas", "texas", "oklahoma", "oklahoma", "oklahoma", "colorado", "colorado", "colorado", "utah", "utah", "california"],
    "border": ["oklahoma", "new mexico", "arkansas", "texas", "colorado", "arkansas", "utah", "oklahoma", "new mexico", "colorado", "nevada", "nevada"],
})
mountain_df = pd.DataFrame({
    "mountain_name": ["mckinley", "st. elias", "elbert", "whitney", "massive", "harvard", "foraker"],
    "mountain_altitude": ["6194", "5489 m", "4399", "4418", "4396", "4395", "5304"],
    "state_name": ["alaska", "alaska", "colorado", "california", "colorado", "colorado", "Alaska"],
})
highlow_df = pd.DataFrame({
    "state_name": ["texas", "california", "colorado", "utah", "alaska", "hawaii"],
    "highest_elevation": ["2667", "4418", "4399", "4123", "6194", "4205"],
    "lowest_point": ["gulf of mexico", "death valley", "arkansas river", "beaver dam creek", "pacific ocean", "pacific ocean"],
    "lowest_elevation": ["0", "-85", "1021", "610", "0", "0"],
})
# case: largest-state-border-texas
# What is the largest state (by area) bordering texas?
area = state_df["area"].str.replace(",", "").astype(int)
s = state_df.assign(area=area)
borders = border_info_df[border_info_df["state_name"] == "texas"]["border"]
cand = s[s["state_name"].isin(borders)]
result = cand.nlargest(1, "area")[["state_name", "area"]].reset_index(drop=True)
# case: rivers-through-most-states
# Which rivers run through the most states? Include ties.
cnt = river_df.groupby("river_name")["traverse"].nunique()
result = cnt[cnt.eq(cnt.max())].rename("num_states").reset_index()
# case: longest-river-per-state
# The longest river of each state; on ties concatenate the names.
r = river_df.copy()
r["rk"] = r.groupby("traverse")["length"].rank(method="min", ascending=False)
result = (
    r[r["rk"] == 1]
    .groupby("traverse")
    .agg(rivers=("river_name", lambda x: ", ".join(sorted(x))), length=("length", "first"))
    .rename_axis("state_name")
    .reset_index()
)
# case: states-no-river
# States without a river, ordered by population descending.
result = (
    state_df
    .merge(river_df[["traverse"]].drop_duplicates(), how="left", left_on="state_name", right_on="traverse")
    .pipe(lambda d: d[d["traverse"].isna()])
    .sort_values("population", ascending=False)
    [["state_name", "population"]]
    .reset_index(drop=True)
)
# case: capital-population
# Population of each capital, NULL where unknown, and whether it is the biggest listed city of the state.
caps = state_df[["state_name", "capital"]].copy()
lookup = city_df.assign(city_name=city_df["city_name"].str.lower()).set_index("city_name")["population"]
biggest = city_df.groupby("state_name")["population"].max()
caps["capital_population"] = caps["capital"].str.lower().map(lookup)
caps["is_biggest"] = caps["capital_population"] == caps["state_name"].map(biggest)
result = caps
# case: one-sided-borders
# Border rows that are not mirrored in the table.
edges = set(zip(border_info_df["state_name"], border_info_df["border"]))
missing = [(a, b) for a, b in border_info_df.itertuples(index=False) if (b, a) not in edges]
result = pd.DataFrame(missing, columns=["state_name", "border"]).sort_values(["state_name", "border"]).reset_index(drop=True)
# case: reachable-in-two-steps
# States reachable from texas crossing at most two borders (symmetric).
sym = pd.concat([border_info_df, border_info_df.rename(columns={"state_name": "border", "border": "state_name"})], ignore_index=True).drop_duplicates()
frontier = {"texas"}
seen = {"texas": 0}
for step in (1, 2):
    nxt = set(sym.loc[sym["state_name"].isin(frontier), "border"]) - set(seen)
    for x in nxt:
        seen[x] = step
    frontier = nxt
result = pd.DataFrame(list(seen.items()), columns=["state", "steps"])
result = result[result["steps"] > 0].sort_values(["steps", "state"], ignore_index=True)
# case: urban-share
# Sum of listed city populations as a percentage of each state's population.
city_sum = city_df.groupby("state_name", as_index=False)["population"].sum().rename(columns={"population": "city_pop"})
df = state_df.merge(city_sum, on="state_name", how="left")
df["pct"] = (df["city_pop"] / df["population"] * 100).round(2)
result = df.sort_values("pct", ascending=False, na_position="last")[["state_name", "city_pop", "pct"]].head(6).reset_index(drop=True)
# case: mountains-parse-altitude
# Number of mountains and the highest mountain's altitude for every state.
m = mountain_df.copy()
m["alt"] = m["mountain_altitude"].str.extract(r"(\d+)", expand=False).astype(int)
m["state_name"] = m["state_name"].str.lower()
m = m.sort_values("alt", ascending=False)
result = m.groupby("state_name").agg(count=("mountain_name", "size"), highest=("mountain_name", "first"), altitude=("alt", "first"))
result = result.sort_values("count", ascending=False).reset_index()
# case: elevation-range
# Elevation range for each state, with the states whose range is above the average.
h = highlow_df.astype({"highest_elevation": int, "lowest_elevation": int})
h["elev_range"] = h["highest_elevation"] - h["lowest_elevation"]
result = h[h["elev_range"] > h["elev_range"].mean()].filter(["state_name", "lowest_point", "elev_range"]).sort_values("elev_range").reset_index(drop=True)
# case: density-check
# Recompute density and list states whose stored density is off by more than 0.5 or missing.
chk = state_df.copy()
chk["area"] = pd.to_numeric(chk["area"].str.replace(",", "", regex=False))
chk["calc"] = (chk["population"] / chk["area"]).round(1)
bad = chk[~np.isclose(chk["calc"], chk["density"], atol=0.5)]
result = bad[["state_name", "density", "calc"]]
# case: same-name-river-state
# Rivers whose name is also the name of a state, and whether they cross that state.
rivers = river_df.groupby("river_name")["traverse"].apply(set)
both = [n for n in rivers.index if n in set(state_df["state_name"])]
result = pd.DataFrame({"river": both, "crosses_own_state": [n in rivers[n] for n in both]})
# case: third-largest-population
# State with the third largest population and the difference to the next larger one.
srt = state_df.sort_values("population", ascending=False).reset_index(drop=True)
srt["gap_to_next"] = srt["population"].shift(1) - srt["population"]
result = srt.loc[[2], ["state_name", "population", "gap_to_next"]].astype({"gap_to_next": int})
# case: cross-tab-river-state
# Matrix: rivers in rows, states in columns, 1 if the river runs through the state; with totals.
result = pd.crosstab(river_df["river_name"], river_df["traverse"], margins=True, margins_name="total")
