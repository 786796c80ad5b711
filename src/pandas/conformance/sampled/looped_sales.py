import itertools
import numpy as np
import pandas as pd

sales = pd.DataFrame(
    {
        "region": ["N", "N", "S", "S", "N", None, "S"],
        "year": [2022, 2023, 2022, 2023, 2022, 2023, 2024],
        "item": ["pen", "pen", "ink", "pen", "ink", "pen", ""],
        "units": [5, 0, 7, 7, None, 2, 1],
        "price": [1.5, 1.75, 9.0, 1.5, 9.0, np.nan, 0.0],
    }
)
cube = sales.dropna(subset=["region"]).set_index(["region", "year", "item"]).sort_index()

# case: loc with tuple prefix
result = cube.loc[("N", 2022)]

# case: loc with slice of outer
result = cube.loc["N":"S", "units"]

# case: slicers
idx = pd.IndexSlice
result = cube.loc[idx[:, 2022:2023, "pen"], :]

# case: list in level
result = cube.loc[(slice(None), [2022, 2024]), :]

# case: get one cell
result = cube.at[("S", 2023, "pen"), "price"]

# case: loop over index tuples
out = {}
for (region, year, item), row in cube.iterrows():
    out.setdefault(region, []).append(f"{year % 100}{item[:1]}:{row['units']:.0f}")
result = out

# case: names and levels
result = (cube.index.names, cube.index.nlevels, [len(l) for l in cube.index.levels], cube.index.is_unique, cube.index[0])

# case: unstack fill
result = cube["units"].unstack("year", fill_value=0)

# case: swap and sort
result = cube.swaplevel("region", "item").sort_index(level=0, sort_remaining=False)["units"]

# case: droplevel and reset
result = cube.droplevel("year").reset_index(level="item")

# case: reindex with product
full = pd.MultiIndex.from_product([["N", "S"], [2022, 2023, 2024]], names=["region", "year"])
tot = sales.groupby(["region", "year"])["units"].sum()
result = tot.reindex(full, fill_value=-1)

# case: to_dict of multiindex series
result = sales.groupby(["region", "item"])["units"].max().to_dict()

# case: to_dict index orient of tuples
result = cube.to_dict("index")

# case: set by mask on level
cube.loc[cube.index.get_level_values("item") == "pen", "price"] = 2.0
result = cube

# case: set by tuple and enlarge
cube.loc[("W", 2025, "cap"), :] = [3, 4.5]
result = cube

# case: drop label on level
result = cube.drop("pen", level="item")

# case: drop tuples
result = cube.drop([("N", 2022, "pen")]).drop(index="S")

# case: rename level values
result = cube.rename(index={"N": "North", 2022: "22"}).index.tolist()

# case: set names
r = cube.rename_axis(index={"region": "r"})
r.index = r.index.set_names(["a", "b", "c"])
result = r.index.to_frame(index=False)

# case: columns multiindex built
wide = sales.pivot_table(index="region", columns="year", values=["units", "price"], aggfunc="sum")
wide.columns = [f"{a}_{b}" for a, b in wide.columns]
result = wide.reset_index()

# case: columns multiindex selection
wide = sales.groupby("region").agg({"units": ["min", "max"], "price": ["mean"]})
result = (wide["units"], wide[("price", "mean")], wide.columns.tolist(), wide.xs("max", axis=1, level=1))

# case: set column in multiindex columns
wide = sales.groupby("region").agg({"units": ["min", "max"]})
wide[("units", "range")] = wide[("units", "max")] - wide[("units", "min")]
wide["flag"] = wide[("units", "range")] > 5
result = wide

# case: from arrays and frame
mi = pd.MultiIndex.from_arrays([list("xyx"), [3, 1, 2]], names=("k", "v"))
mf = pd.MultiIndex.from_frame(pd.DataFrame({"k": list("xyx"), "v": [3, 1, 2]}))
result = (mi.equals(mf), mi.sort_values().tolist(), mi.get_level_values("v").max())

# case: missing tuple key
try:
    cube.loc[("N", 1999, "pen")]
    result = "found"
except KeyError as e:
    result = e.args[0]

# case: key error text of one label
try:
    cube.loc["Q"]
except KeyError as e:
    result = str(e)

# case: isin levels
result = cube[cube.index.isin([2022], level="year")]["price"].tolist()

# case: stack back
wide = cube["units"].unstack("region")
result = wide.stack(future_stack=True)

# case: groupby level loops
out = []
for year, part in cube.groupby(level="year"):
    out.append((year, part.index.get_level_values("item").tolist(), part["units"].sum()))
result = out

# case: series with tuple keys from dict
d = {(a, b): a * 10 + b for a, b in itertools.product([1, 2], [3, 4])}
s = pd.Series(d)
s.index.names = ["a", "b"]
result = (s, s.unstack(), s.loc[1, 4], s.loc[:, 3].to_dict())

# case: concat keys
a = pd.DataFrame({"v": [1, 2]})
b = pd.DataFrame({"v": [3]})
c = pd.concat({"one": a, "two": b}, names=["src", "row"])
result = (c, c.loc["two"], c.reset_index())

# case: loc missing list
try:
    result = sales.set_index("item").loc[["pen", "cup"]]
except KeyError as e:
    result = str(e)

# case: reindex instead of loc
s = sales.groupby("item")["units"].sum()
result = s.reindex(["pen", "cup", "ink"]).fillna(0).astype(int)

# case: duplicated labels loc returns frame
f = sales.set_index("item")
result = (type(f.loc["pen"]).__name__, type(f.loc[""]).__name__, f.loc["pen", "units"].tolist(), f.loc[["ink"]].shape)
