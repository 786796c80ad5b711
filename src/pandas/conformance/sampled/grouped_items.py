import pandas as pd
import numpy as np

# Furniture store: get_dummies, wide_to_long, MultiIndex methods
items = pd.DataFrame({
    "sku": ["S1", "S2", "S3", "S4", "S5", "S6", "S7"],
    "wood": ["oak", "pine", None, "oak", "teak", "pine", "oak"],
    "room": pd.Categorical(["bed", "bath", "bed", "hall", None, "hall", "bed"],
                           categories=["bed", "bath", "hall", "attic"]),
    "stock": [3, 0, 5, 5, -1, 2, 3],
    "price": [120.0, 80.0, np.nan, 99.5, 310.0, 80.0, 120.0],
    "tags": ["big|heavy", "small", "", None, "big", "small|heavy", "big"],
})
wide = pd.DataFrame({
    "store": ["N", "S", "E"],
    "mgr": ["Ida", "Jon", None],
    "sales2022": [10, 20, np.nan],
    "sales2023": [12, 18, 7],
    "cost2022": [4, 9, 3],
    "cost2023": [5, np.nan, 2],
})
stock = pd.DataFrame(
    {"units": [5, 2, 8, 1, 4, 0], "value": [50.0, 30.0, np.nan, 12.0, 44.0, 0.0]},
    index=pd.MultiIndex.from_tuples(
        [("N", 2023, "oak"), ("N", 2022, "pine"), ("S", 2023, "oak"), ("S", 2022, "oak"), ("E", 2023, "teak"), ("N", 2023, "pine")],
        names=["store", "year", "wood"]),
)

# case: dummies-series
result = pd.get_dummies(items["wood"])
# case: dummies-prefix
result = pd.get_dummies(items["wood"], prefix="w", prefix_sep=":")
# case: dummies-drop-first-int
result = pd.get_dummies(items["wood"], drop_first=True, dtype=int)
# case: dummies-dummy-na
result = pd.get_dummies(items["wood"], dummy_na=True, dtype=float)
# case: dummies-columns-list
result = pd.get_dummies(items[["sku", "wood", "stock"]], columns=["wood"])
# case: dummies-categorical-unused
result = pd.get_dummies(items["room"]).sum()
# case: dummies-prefix-dict
result = pd.get_dummies(items[["wood", "room"]], prefix={"wood": "W", "room": "R"}, dtype=int)
# case: dummies-prefix-list-wrong-length
result = pd.get_dummies(items[["wood", "room"]], prefix=["W"])
# case: str-get-dummies
result = items["tags"].str.get_dummies(sep="|")
# case: dummies-groupby-sum
result = pd.get_dummies(items.dropna(subset=["wood"]), columns=["room"], dtype=int).groupby("wood").sum(numeric_only=True)
# case: wide-to-long-basic
result = pd.wide_to_long(wide, stubnames=["sales", "cost"], i="store", j="year")
# case: wide-to-long-reset-sort
result = pd.wide_to_long(wide, ["sales", "cost"], i=["store", "mgr"], j="year").reset_index().sort_values(["year", "store"])
# case: wide-to-long-sep-suffix
w = wide[["store", "sales2022", "sales2023"]].rename(columns={"sales2022": "sales_first", "sales2023": "sales_second"})
result = pd.wide_to_long(w, "sales", i="store", j="when", sep="_", suffix=r"\w+")
# case: wide-to-long-duplicate-id
result = pd.wide_to_long(pd.concat([wide, wide]), ["sales", "cost"], i="store", j="year")
# case: melt-var-value-names
result = wide.melt(id_vars="store", value_vars=["cost2022", "cost2023"], var_name="col", value_name="cost", ignore_index=False)
# case: get-level-values-name
result = stock.index.get_level_values("wood").tolist()
# case: get-level-values-unique
result = stock.index.get_level_values(1).unique().sort_values(ascending=False)
# case: droplevel-frame
result = stock.droplevel("year")
# case: droplevel-list-index
result = stock.index.droplevel([0, 2])
# case: swaplevel-sort
result = stock.swaplevel("store", "wood").sort_index()
# case: swaplevel-default
result = stock["units"].swaplevel()
# case: reorder-levels
result = stock.reorder_levels(["wood", "store", "year"]).sort_index(level=0, sort_remaining=False)
# case: multiindex-to-frame
result = stock.index.to_frame(index=False, name=["a", "b", "c"])
# case: multiindex-to-frame-indexed
result = stock.index.to_frame()["wood"].str.upper()
# case: multiindex-from-frame
mi = pd.MultiIndex.from_frame(items[["wood", "sku"]], names=["kind", "code"])
result = pd.Series(items["stock"].to_numpy(), index=mi)
# case: to-flat-index
result = stock.index.to_flat_index().tolist()
# case: flat-columns-join
t = stock.unstack("year")
t.columns = [f"{a}_{b}" for a, b in t.columns.to_flat_index()]
result = t
# case: isin-level
result = stock[stock.index.isin(["oak", "ash"], level="wood")]
# case: isin-tuples
result = stock.index.isin([("N", 2023, "oak"), ("E", 2022, "teak")])
# case: index-rename-list
result = stock.index.rename(["s", "y", "w"])
# case: rename-level-values
result = stock.rename(index={"N": "North", 2023: 23}, level="store")
# case: rename-axis-dict
result = stock.rename_axis(index={"year": "yr"}).reset_index(level="yr")
# case: xs-drop-level-false
result = stock.xs(2023, level="year", drop_level=False)
# case: from-product-reindex
full = pd.MultiIndex.from_product([["N", "S"], ["oak", "pine"]], names=["store", "wood"])
result = stock.groupby(["store", "wood"])["units"].sum().reindex(full, fill_value=0)
# case: unstack-two-levels
result = stock["units"].unstack(["year", "wood"], fill_value=-1)
# case: loc-slice-unsorted
result = stock.loc["N":"S"]
# case: slicers-sorted
result = stock.sort_index().loc[(slice(None), 2023, ["oak", "teak"]), "units"]
