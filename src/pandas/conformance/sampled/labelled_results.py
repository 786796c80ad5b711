import pandas as pd
import numpy as np
from collections import Counter
import itertools

results_df = pd.DataFrame({
    "match": [1, 1, 2, 2, 3, 3, 4, 4],
    "team": ["Lions", "Bears", "Hawks", "Lions", "Bears", "Hawks", "Lions", "Bulls"],
    "goals": [2, 2, 0, 3, 1, 1, np.nan, 4],
    "home": [True, False, True, False, True, False, True, False],
})

teams = pd.DataFrame({
    "team": ["Lions", "Bears", "Hawks", "Wolves", "bulls"],
    "city": ["Oslo", "Bergen", None, "Oslo", "Hamar"],
    "founded": [1901, 1950, 1950, 2010, 1899],
    "budget": ["1.2M", "800k", "", "2M", None],
})

squad = pd.MultiIndex.from_tuples(
    [("Lions", "Ek"), ("Lions", "Dahl"), ("Bears", "Moe"), ("Hawks", "Lie"), ("Bears", "Moe")], names=["team", "player"])
caps = pd.Series([12, 3, 7, 0, 8], index=squad, name="caps")

# case: multi-loc-partial
result = caps.loc["Lions"]

# case: multi-loc-duplicate-tuple
result = caps.loc[("Bears", "Moe")]

# case: multi-duplicated
result = caps.index.duplicated(keep=False).tolist(), caps.index.is_unique, caps[~caps.index.duplicated(keep="last")]

# case: multi-swaplevel
result = caps.swaplevel().sort_index()

# case: multi-reorder-levels
mi = pd.MultiIndex.from_product([["a", "b"], [1, 2], ["x"]], names=["p", "q", "r"])
result = mi.reorder_levels(["r", "p", "q"])[:2].tolist(), mi.shape, mi.levshape

# case: multi-from-product-reindex
full = pd.MultiIndex.from_product([[1, 2, 3], ["Bears", "Lions"]], names=["match", "team"])
s = results_df.set_index(["match", "team"])["goals"]
result = s.reindex(full, fill_value=-1)

# case: multi-from-arrays-codes
mi = pd.MultiIndex.from_arrays([results_df["team"], results_df["home"]])
result = mi.levels[0].tolist(), mi.codes[0].tolist(), list(mi.names)

# case: multi-to-frame
result = squad.to_frame(index=False).drop_duplicates()

# case: multi-to-flat
flat = squad.to_flat_index()
result = flat.tolist(), ["_".join(t) for t in squad]

# case: multi-droplevel-on-index
result = squad.droplevel(0), squad.droplevel("player").unique()

# case: multi-union-intersection
other = pd.MultiIndex.from_tuples([("Lions", "Ek"), ("Bulls", "Ask")], names=["team", "player"])
base = squad.unique()
result = base.intersection(other).tolist(), base.difference(other).tolist(), len(base.union(other))

# case: multi-isin-tuples
result = caps[caps.index.isin([("Lions", "Ek"), ("Hawks", "Lie")])]

# case: multi-get-loc
mi = squad.unique()
result = mi.get_loc(("Hawks", "Lie")), mi.get_indexer([("Bears", "Moe"), ("No", "One")]).tolist()

# case: multi-arith-level
team_total = caps.groupby(level="team").sum()
result = caps.div(team_total, level="team").round(2)

# case: multi-set-levels
mi = pd.MultiIndex.from_product([["a", "b"], [1, 2]])
result = mi.set_levels([10, 20], level=1).tolist()

# case: multi-drop-label
result = caps.drop("Lions"), caps.drop(("Hawks", "Lie")).sum()

# case: multi-missing-key
result = caps.loc[("Lions", "Moe")]

# case: multi-max-idx
result = caps.idxmax(), caps.nlargest(2).index.tolist(), caps.groupby("team").idxmin().tolist()

# case: idxmax-axis1-wins
wide = results_df.pivot(index="match", columns="team", values="goals")
result = wide.fillna(-1).idxmax(axis=1)

# case: table-points
df = results_df.merge(results_df, on="match", suffixes=("", "_opp"))
df = df[df["team"] != df["team_opp"]]
df["pts"] = np.select([df["goals"] > df["goals_opp"], df["goals"] == df["goals_opp"]], [3, 1], default=0)
pts = df.groupby("team")["pts"].sum()
result = pts.reindex(teams["team"], fill_value=0).sort_values(ascending=False, kind="mergesort")

# case: goals-home-away-sub
h = results_df[results_df["home"]].groupby("team")["goals"].sum()
a = results_df[~results_df["home"]].groupby("team")["goals"].sum()
result = h.sub(a, fill_value=0), (h - a).dropna().to_dict()

# case: counter-to-series
c = Counter(results_df["team"])
s = pd.Series(c).rename_axis("team").sort_values(ascending=False, kind="stable")
result = s.reset_index(name="played")

# case: budget-parse-map
unit = {"M": 1_000_000, "k": 1_000}
b = teams.set_index("team")["budget"]
amount = pd.to_numeric(b.str[:-1], errors="coerce") * b.str[-1].map(unit)
result = amount.sort_index(key=lambda ix: ix.str.casefold())
