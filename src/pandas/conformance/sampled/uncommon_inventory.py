import pandas as pd
import numpy as np

stock = pd.DataFrame({
    "sku": ["A-100", "A-101", "B-200", "B-201", "C-300", "C-301"],
    "wh": ["east", "west", "east", "west", "east", "west"],
    "on_hand": [40, 0, 15, 7, np.nan, 120],
    "price": ["9.50", "12.00", "3.25", "3.25", "n/a", "0.99"],
}).set_index("sku")
moves = pd.DataFrame({
    "sku": ["A-100", "B-200", "A-100", "C-301", "B-201", "A-100", "D-400", "C-301"],
    "date": ["2024-01-02", "2024-01-02", "2024-01-03", "2024-01-05", "2024-01-05", "2024-01-09", "2024-01-09", "2024-01-10"],
    "kind": ["in", "out", "out", "out", "in", "out", "in", "out"],
    "units": [20, 5, 8, 60, 3, 10, 50, 15],
})

# case: update-with-recount
recount = pd.DataFrame({"on_hand": [38, np.nan, 22]}, index=["A-100", "B-200", "C-300"])
current = stock[["wh", "on_hand"]].copy()
current.update(recount)
result = current

# case: combine-first-fill-and-extend
supplier = pd.DataFrame({"on_hand": [5.0, 9.0], "lead_days": [7, 3]}, index=pd.Index(["C-300", "D-400"], name="sku"))
result = stock[["on_hand"]].combine_first(supplier)

# case: align-deliveries-and-sales
ins = moves[moves["kind"] == "in"].groupby("sku")["units"].sum()
outs = moves[moves["kind"] == "out"].groupby("sku")["units"].sum()
a, b = ins.align(outs, join="outer", fill_value=0)
result = (a - b).sort_values()

# case: running-balance
m = moves.copy()
m["signed"] = m["units"].where(m["kind"].eq("in"), -m["units"])
m["balance"] = m.groupby("sku")["signed"].cumsum() + m["sku"].map(stock["on_hand"]).fillna(0)
result = m[["sku", "date", "signed", "balance"]]

# case: first-day-below-thirty
m = moves.assign(signed=np.where(moves["kind"] == "in", 1, -1) * moves["units"])
m["level"] = m.groupby("sku")["signed"].cumsum().add(m["sku"].map(stock["on_hand"]), fill_value=0)
low = m[m["level"] < 30].drop_duplicates("sku")
result = dict(zip(low["sku"], low["date"]))

# case: stock-value-per-warehouse
price = pd.to_numeric(stock["price"], errors="coerce")
value = (stock["on_hand"] * price).groupby(stock["wh"]).sum(min_count=1)
result = value.round(2).to_dict()

# case: price-text-product
total = stock["on_hand"].fillna(0).astype(int).mul(stock["price"].astype(float)).sum()
result = round(total, 2)

# case: prefix-summary-with-pipe
def add_family(df):
    return df.assign(family=df.index.str.split("-").str[0])

def summarise(df, col):
    return df.groupby("family")[col].agg(["sum", "count", "max"])

result = stock.pipe(add_family).pipe(summarise, col="on_hand")

# case: set-differences
known = set(stock.index)
moved = set(moves["sku"])
result = {"never_moved": sorted(known - moved), "unknown": sorted(moved - known), "both": len(known & moved)}

# case: outer-merge-indicator
m = stock.reset_index().merge(moves, on="sku", how="outer", indicator=True)
result = m.groupby("_merge", observed=True)["sku"].nunique()

# case: asfreq-daily-moves
d = moves.assign(date=pd.to_datetime(moves["date"]))
daily = d.pivot_table(index="date", columns="kind", values="units", aggfunc="sum").asfreq("D", fill_value=0)
result = daily.fillna(0).astype(int)

# case: loc-missing-sku
wanted = ["A-100", "D-400", "C-301"]
result = stock.loc[wanted, "on_hand"].sum()

# case: moves-matrix-fill-zero
mat = moves.groupby(["sku", "kind"])["units"].sum().unstack(fill_value=0)
mat["net"] = mat["in"] - mat["out"]
mat.loc["TOTAL"] = mat.sum()
result = mat

# case: nested-where-reorder-flag
on = stock["on_hand"]
stock["flag"] = np.where(on.isna(), "count!", np.where(on == 0, "out", np.where(on < 20, "reorder", "ok")))
result = stock.groupby("flag").apply(lambda g: list(g.index), include_groups=False)

# case: abc-classes-by-searchsorted
val = stock["on_hand"].fillna(0).mul(pd.to_numeric(stock["price"], errors="coerce").fillna(0)).sort_values(ascending=False)
cum = val.cumsum() / val.sum()
cls = np.array(["A", "B", "C"])[np.searchsorted([0.8, 0.95], cum.to_numpy(), side="left")]
result = pd.DataFrame({"value": val.round(2), "cum": cum.round(3), "class": cls})

# case: days-between-moves
d = moves.copy()
d["date"] = pd.to_datetime(d["date"])
d["since"] = d.groupby("sku")["date"].diff()
result = d.dropna(subset=["since"]).groupby("sku")["since"].agg(["mean", "max"])
