import pandas as pd
import numpy as np

idx = pd.MultiIndex.from_product(
    [["east", "west"], ["ann", "bob", "cat"], [2022, 2023]],
    names=["region", "rep", "year"],
)
sales = pd.DataFrame({
    "units": [5, 7, 3, 9, 4, 4, 8, 1, 6, 2, 10, 3],
    "rev": [50.0, 77.5, 33.0, 90.0, np.nan, 41.0, 88.0, 9.5, 60.0, 25.0, 110.0, np.nan],
}, index=idx)

flat = pd.DataFrame({
    "country": ["NO", "NO", "SE", "SE", "DK", "DK", "NO"],
    "city": ["Oslo", "Bergen", "Malmo", "Lund", "Aarhus", "Odense", "Oslo"],
    "kind": ["bus", "tram", "bus", "bus", "rail", "bus", "rail"],
    "trips": [120, 45, 60, 15, 200, 30, 80],
})


# case: tuple_and_slice_selection
one = sales.loc[("east", "bob", 2023), "units"]
two = sales.loc[("west", "ann")]
rng = sales.loc[("east", "bob"):("west", "ann")]
lst = sales.loc[(slice(None), ["ann", "cat"], 2022), :]
partial = sales.loc["east"].loc["ann", "rev"].tolist()
result = {"one": int(one), "two": two, "n_rng": len(rng), "lst": lst, "partial": partial}


# case: index_slice_with_columns_and_mask
ix = pd.IndexSlice
a = sales.loc[ix[:, "ann":"bob", 2023], ix["rev"]]
b = sales.loc[ix["west", :, :], ["units"]]
c = sales.loc[ix[sales["units"] > 6, :, 2022], :]
upd = sales.copy()
upd.loc[ix[:, "cat", :], "rev"] = upd.loc[ix[:, "cat", :], "rev"].fillna(0)
upd.loc[ix["east", :, 2022], "units"] *= 10
result = (a, b.sum().item(), c, upd)


# case: cross_sections_with_xs
y23 = sales.xs(2023, level="year")
east22 = sales.xs(("east", 2022), level=("region", "year"))
keep = sales.xs("bob", level="rep", drop_level=False)
growth = (sales.xs(2023, level="year")["units"] / sales.xs(2022, level="year")["units"] - 1).round(3)
result = [y23, east22, keep.index.names, growth.rename("growth")]


# case: swap_reorder_and_sort_levels
sw = sales.swaplevel("region", "year").sort_index(level=["year", "rep"], ascending=[False, True])
re_ = sales.reorder_levels(["rep", "year", "region"]).sort_index()
mono = (sales.index.is_monotonic_increasing, sales.swaplevel(0, 1).index.is_monotonic_increasing)
top = re_.sort_values("units", ascending=False, kind="stable").head(4)
result = {"first": sw.index[0], "frame": sw, "mono": mono, "top": top}


# case: unsorted_slice_on_index
f = flat.set_index(["country", "city"])
north = f.loc[("DK", "Odense"):("NO", "Oslo")]
result = north["trips"].sum()


# case: groupby_levels_and_shares
tot = sales.groupby(level="region").sum()
share = sales["units"] / sales.groupby(level=["region", "year"])["units"].transform("sum")
ranked = sales["units"].groupby(level="year").rank(ascending=False, method="min").astype(int)
comb = pd.concat([share.round(3).rename("share"), ranked.rename("rank")], axis=1)
per_rep = sales["rev"].groupby(["rep", "year"]).mean().unstack("year")
result = (tot, comb, per_rep)


# case: reset_index_one_level_and_rebuild
part = sales.reset_index(level="year")
part["year"] = part["year"] - 2000
back = part.set_index("year", append=True)
renamed = back.rename_axis(index={"year": "yy"}).rename(index={"east": "E", "west": "W"}, level="region")
dropped = sales.reset_index(level=["region", "rep"], drop=True).groupby(level=0).sum()
result = {"part": part.head(4), "renamed": renamed.iloc[::5], "dropped": dropped, "names": list(renamed.index.names)}


# case: set_levels_and_level_values
mi = sales.index
labels = mi.get_level_values("region").str[0].str.upper() + "-" + mi.get_level_values(1)
m2 = mi.set_levels(["E", "W"], level=0)
m3 = mi.droplevel("year").unique()
m4 = pd.MultiIndex.from_arrays([labels, mi.get_level_values("year") % 100], names=["key", "yy"])
sub = sales[mi.get_level_values("year").isin([2023]) & (sales["units"].to_numpy() < 5)]
result = {
    "labels": labels.tolist(),
    "m2": m2[[0, -1]].tolist(),
    "m3": m3.to_list(),
    "m4": m4[:2],
    "sub": sub,
    "nlevels": (mi.nlevels, m4.nlevels, mi.levshape),
    "unused": sub.index.remove_unused_levels().levels[2].tolist(),
}


# case: multiindex_columns_stack_and_select
wide = sales.unstack("year")
wide["units", "diff"] = wide["units", 2023] - wide["units", 2022]
wide = wide.sort_index(axis=1, level=0, key=lambda l: l.map(str))
u = wide.xs(2023, axis=1, level=1)
wide.columns = wide.columns.set_names(["measure", "yr"])
means = wide.T.groupby(level="measure").mean().T.round(2)
flat_cols = [f"{m}_{y}" for m, y in wide.columns]
long = wide["rev"].stack(future_stack=True).rename("rev").reset_index()
result = (wide, u, means, flat_cols, long.tail(3))


# case: duplicate_keys_reindex_and_totals
f = flat.set_index(["country", "city", "kind"]).sort_index()
two = f.groupby(["country", "city"]).sum()
full = pd.MultiIndex.from_product([sorted(flat["country"].unique()), ["bus", "rail", "tram"]], names=["country", "kind"])
counts = flat.groupby(["country", "kind"])["trips"].sum().reindex(full, fill_value=0)
sub = f.groupby(level="country")["trips"].sum()
sub.index = pd.MultiIndex.from_tuples([(c, "~total", "") for c in sub.index], names=f.index.names)
report = pd.concat([f["trips"], sub]).sort_index()
has = ("NO", "Oslo") in two.index
loc_type = type(f.index.get_loc("NO")).__name__
dup = flat.set_index(["country", "city"]).index.duplicated().sum()
result = {"report": report, "counts": counts, "has": has, "loc": loc_type, "dup": int(dup)}
