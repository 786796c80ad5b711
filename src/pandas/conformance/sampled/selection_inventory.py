import pandas as pd
import numpy as np

inventory_df = pd.DataFrame({
    "bin": ["b1", "b2", "b3", "b4", "b5"],
    "item": ["bolt", "nut", "Bolt ", None, "gear"],
    "qty": [100, 250, 40, 0, 15],
    "cost": [0.1, 0.05, 0.12, np.nan, 7.5],
})

recount_df = pd.DataFrame({
    "bin": ["b1", "b2", "b3", "b5", "b6"],
    "item": ["bolt", "nut", "bolt", "gear", "cam"],
    "qty": [98, 250, 40, 15, 4],
    "cost": [0.1, 0.05, 0.12, 8.0, np.nan],
})
# case: copy-then-change
c = inventory_df.copy()
c["qty"] = c["qty"] + 1
c.loc[0, "item"] = "screw"
result = {"orig_qty": inventory_df["qty"].tolist(), "copy_qty": c["qty"].tolist(), "orig_item": inventory_df.at[0, "item"], "copy_item": c.at[0, "item"]}
# case: filtered-copy-change
low = inventory_df[inventory_df["qty"] < 50].copy()
low["qty"] *= 10
low.iloc[0, low.columns.get_loc("cost")] = 0.99
result = [low, inventory_df]
# case: alias-same-object
a = inventory_df.copy()
b = a
b["new"] = 1
result = {"same": a is b, "cols": list(a.columns), "orig": list(inventory_df.columns)}
# case: equals-with-nan
x = inventory_df.copy()
y = inventory_df.copy()
z = inventory_df.astype({"qty": float})
result = {"eq": x.equals(y), "eq_op": bool((x == y).all().all()), "dtype_change": x.equals(z), "cols_order": x.equals(y[["item", "bin", "qty", "cost"]])}
# case: compare-method
l = inventory_df[inventory_df["bin"].isin(recount_df["bin"])].set_index("bin")
r = recount_df[recount_df["bin"].isin(inventory_df["bin"])].set_index("bin")
result = l.compare(r)
# case: compare-keep-shape
l = inventory_df.set_index("bin").loc[["b1", "b2", "b3"]]
r = recount_df.set_index("bin").loc[["b1", "b2", "b3"]]
result = l.compare(r, keep_equal=True, result_names=("old", "new"))
# case: outer-merge-indicator
m = inventory_df.merge(recount_df, on="bin", how="outer", suffixes=("_sys", "_cnt"), indicator=True)
m["_merge"] = m["_merge"].astype(str)
result = m[["bin", "qty_sys", "qty_cnt", "_merge"]]
# case: order-free-comparison
def norm(d):
    return d.sort_values(list(d.columns)).reset_index(drop=True)

shuffled = recount_df.iloc[[3, 0, 4, 2, 1]]
result = {"as_is": shuffled.equals(recount_df), "norm": norm(shuffled).equals(norm(recount_df))}
# case: update-in-place
u = inventory_df.set_index("bin")
ret = u.update(recount_df.set_index("bin")[["qty", "cost"]])
result = {"returned": ret, "after": u}
# case: duplicated-column-names
d = pd.concat([inventory_df[["bin", "qty"]], recount_df["qty"]], axis=1)
both = d["qty"]
d.columns = ["bin", "qty", "qty_2"]
result = {"shape": both.shape, "diff": (d["qty"] - d["qty_2"]).tolist(), "df": d}
# case: drop-duplicate-columns
d = inventory_df.assign(units=inventory_df["qty"])
w = pd.concat([d, d[["cost"]]], axis=1)
result = w.loc[:, ~w.columns.duplicated()].T.drop_duplicates().T
# case: inplace-returns
d = inventory_df.copy()
r1 = d.sort_values("qty", inplace=True)
r2 = d.drop(columns="cost", inplace=True)
d.rename(columns={"bin": "place"}, inplace=True)
d.reset_index(drop=True, inplace=True)
result = {"none": r1 is None and r2 is None, "df": d}
