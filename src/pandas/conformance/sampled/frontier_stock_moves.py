import pandas as pd
import numpy as np
import re
from functools import reduce
from collections import Counter
import datetime

stock_moves = pd.DataFrame({
    "move_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    "sku": ["W-10", "W-10", "G-05", "W-10", "g-05", "X-99", "G-05", "W-10", "W-10", "K-77", "K-77", "G-05 ", None, "W-10"],
    "wh": ["NORTH", "NORTH", "NORTH", "SOUTH", "NORTH", "SOUTH", "SOUTH", "NORTH", "NORTH", "EAST", "EAST", "NORTH", "EAST", "SOUTH"],
    "kind": ["in", "out", "in", "in", "out", "in", "in", "count", "out", "in", "out", "count", "in", "out"],
    "qty": [100, 30, 50, 20, 60, 5, 10, 65, 15, 8, 8, 0, 3, 25],
    "when": ["2024-01-02 08:00", "2024-01-05 09:30", "2024-01-05 10:00", "2024-01-08 00:00", "2024-01-12 14:15", "2024-01-15 16:00", "2024-01-20 11:11",
             "2024-01-31 23:59", "2024-02-03 07:45", "2024-02-10 12:00", "2024-02-11 12:00", "2024-02-12 13:00", "2024-02-20 10:10", "2024-02-25 18:30"],
})

products = pd.DataFrame({
    "sku": ["W-10", "G-05", "X-99", "K-77", "Q-01"],
    "title": ["Widget, large (red)", "Gadget [small]", None, "Kit: 3 x bolt, 2 x nut", "  "],
    "dims": ["10x20x5 cm", "3.5 x 4 x 2 in", "", "12X12X12 cm", None],
    "cost": [4.25, 12.0, 0.0, 3.333, 100.0],
    "category": ["tools/hand/large", "tools/power", "misc", "hardware/fasteners/bolts", None],
    "active": [True, True, False, None, True],
})

shipments = pd.DataFrame({
    "ship": ["SH1", "SH2", "SH3", "SH4", "SH5", "SH6", "SH7", "SH8"],
    "route": ["NORTH->SOUTH", "NORTH->EAST", "SOUTH->NORTH", "EAST->NORTH", "NORTH->SOUTH", "NORTH->NORTH", "WEST->EAST", "NORTH->SOUTH"],
    "carrier": ["DHL", "UPS", "dhl", "FedEx", "UPS", None, "DHL", "UPS"],
    "planned": ["2024-02-01", "2024-02-03", "2024-02-05", "2024-02-29", "2024-03-01", "2024-03-02", "2024-03-04", "2024-03-08"],
    "actual": ["2024-02-02", "2024-02-03", "2024-02-04", None, "2024-03-05", "2024-03-02", "2024-03-11", None],
    "weight": ["12kg", "800 g", "3.5 KG", "1t", "25 lb", "0kg", "N/A", "2,000 g"],
})

# case: stock-with-count-resets
m = stock_moves.dropna(subset=['sku']).copy()
m['sku'] = m['sku'].str.strip().str.upper()
m = m.sort_values(['wh', 'sku', 'when'])
m['reset'] = m['kind'].eq('count')
m['blk'] = m.groupby(['wh', 'sku'])['reset'].cumsum()
m['delta'] = np.where(m['kind'] == 'out', -m['qty'], m['qty'])
m['on_hand'] = m.groupby(['wh', 'sku', 'blk'])['delta'].cumsum()
result = m[['wh', 'sku', 'when', 'kind', 'qty', 'on_hand']].reset_index(drop=True)
# case: on-hand-matrix
m = stock_moves[stock_moves["kind"].isin(["in", "out"])].copy()
m["sku"] = m["sku"].str.strip().str.upper()
m["signed"] = m["qty"] * m["kind"].map({"in": 1, "out": -1})
mat = m.pivot_table(values="signed", index="sku", columns="wh", aggfunc="sum").rename_axis(columns=None)
mat["Total"] = mat.sum(axis=1)
mat.loc["Total"] = mat.sum(numeric_only=True)
result = mat
# case: ledger-vs-count-variance
m = stock_moves.assign(sku=stock_moves["sku"].str.strip().str.upper())
m["s"] = m["qty"].where(m["kind"] == "in", 0) - m["qty"].where(m["kind"] == "out", 0)
m["book"] = m.groupby(["sku", "wh"])["s"].cumsum()
c = m.loc[m["kind"] == "count", ["sku", "wh", "qty", "book"]].rename(columns={"qty": "counted"})
c["variance"] = c["counted"] - c["book"]
result = c.to_dict(orient="records")
# case: dims-volume
d = products["dims"].str.lower().str.extract(r"([\d.]+)\s*x\s*([\d.]+)\s*x\s*([\d.]+)\s*(cm|in)")
n = d[[0, 1, 2]].astype(float)
vol = n.prod(axis=1, skipna=False) * d[3].map({"cm": 1.0, "in": 2.54 ** 3})
result = pd.Series(vol.values, index=products["sku"], name="cm3").round(1)
# case: category-levels
lv = products["category"].str.split("/", expand=True)
lv.columns = [f"lvl{i + 1}" for i in range(lv.shape[1])]
lv = lv.ffill(axis=1)
result = pd.concat([products["sku"], lv], axis=1).dropna(subset=["lvl1"]).groupby("lvl1")["sku"].agg(["count", "first"])
# case: weights-to-kg
w = shipments["weight"].str.replace(",", "").str.extract(r"(?P<n>[\d.]+)\s*(?P<u>[a-zA-Z]+)")
factor = w["u"].str.lower().map({"kg": 1, "g": 0.001, "t": 1000, "lb": 0.45359237})
kg = (pd.to_numeric(w["n"]) * factor).round(3)
result = dict(zip(shipments["ship"], kg))
# case: on-time-rate
s = shipments.copy()
s["late"] = (pd.to_datetime(s["actual"]) - pd.to_datetime(s["planned"])).dt.days
s["carrier"] = s["carrier"].str.upper().fillna("NONE")
otd = s.groupby("carrier").agg(n=("ship", "size"), delivered=("late", "count"), on_time=("late", lambda x: (x <= 0).sum()), avg_late=("late", "mean"))
otd["rate"] = otd["on_time"] / otd["delivered"].replace(0, np.nan)
result = otd.round(2)
# case: two-hop-reachability
r = shipments["route"].str.partition("->")[[0, 2]].drop_duplicates()
nodes = sorted(set(r[0]) | set(r[2]))
A = pd.DataFrame(0, index=nodes, columns=nodes)
for a, b in r.itertuples(index=False):
    A.at[a, b] = 1
two = (A.values @ A.values > 0).astype(int)
result = pd.DataFrame(two, nodes, nodes)
# case: abc-analysis
use = stock_moves.loc[stock_moves["kind"] == "out"].assign(sku=lambda d: d["sku"].str.strip().str.upper()).groupby("sku")["qty"].sum()
val = products.set_index("sku")["cost"].mul(use).dropna().sort_values(ascending=False)
share = val.cumsum() / val.sum()
cls = pd.cut(share, bins=[0, 0.8, 0.95, 1.0], labels=list("ABC"), include_lowest=True)
result = pd.concat([val.rename("value"), share.rename("cum"), cls.rename("class")], axis=1).round(4)
# case: days-since-last-move
t = stock_moves.assign(when=pd.to_datetime(stock_moves["when"]), sku=stock_moves["sku"].str.strip().str.upper())
last = t.groupby("sku")["when"].max()
idle = (pd.Timestamp("2024-03-01") - last).dt.days
full = products.set_index("sku").index.to_series().map(idle)
result = full.fillna(-1).astype(int).sort_values(ascending=False)
# case: inventory-weekly-net
t = stock_moves.query("kind != 'count'").copy()
t["when"] = pd.to_datetime(t["when"])
t["net"] = t["qty"].mask(t["kind"].eq("out"), -t["qty"])
wk = t.resample("W", on="when")["net"].agg(["sum", "count"])
wk["cum"] = wk["sum"].cumsum()
wk["roll2"] = wk["sum"].rolling(2).mean()
result = wk
# case: title-tokens
tok = products["title"].str.lower().str.findall(r"[a-z]+").explode().dropna()
result = Counter(t for t in tok if len(t) > 2).most_common(4)
# case: title-cleaning
t = products["title"].fillna("").str.replace(r"[\(\[].*?[\)\]]", "", regex=True).str.strip(" ,").replace("", "UNTITLED")
result = t.str.cat(products["sku"], sep=" / ").str.upper().tolist()
# case: fifo-lots
lots, out = [], []
w = stock_moves[(stock_moves["sku"] == "W-10") & (stock_moves["wh"] == "NORTH") & (stock_moves["kind"] != "count")]
for _, row in w.iterrows():
    if row["kind"] == "in":
        lots.append([row["move_id"], row["qty"]])
    else:
        need = row["qty"]
        while need > 0 and lots:
            take = min(need, lots[0][1])
            out.append({"out": row["move_id"], "lot": lots[0][0], "qty": take})
            lots[0][1] -= take
            need -= take
            if lots[0][1] == 0:
                lots.pop(0)
result = pd.DataFrame(out).astype("int64")
# case: active-filter-mixed
p = products[products["active"].fillna(False).astype(bool)]
inactive = products.loc[products["active"].isna() | products["active"].eq(False), "sku"]
result = {"active": p["sku"].tolist(), "other": inactive.tolist(), "avg": p["cost"].mean()}
# case: active-invert-mistake
result = products[~products["active"]]["sku"].tolist()
# case: delay-buckets-ordered
d = pd.to_datetime(shipments["actual"]).sub(pd.to_datetime(shipments["planned"])).dt.days
lab = pd.cut(d, [-np.inf, -1, 0, 3, np.inf], labels=["early", "on time", "slight", "late"])
lab = lab.cat.add_categories("open").fillna("open")
result = lab.value_counts().reindex(lab.cat.categories)
# case: shipping-calendar
p = pd.to_datetime(shipments["planned"])
a = pd.to_datetime(shipments["actual"])
mask = a.notna()
bd = np.busday_count(p[mask].values.astype("datetime64[D]"), a[mask].values.astype("datetime64[D]"))
result = pd.Series(bd, index=shipments.loc[mask, "ship"], name="bdays_late")
# case: moves-hour-shift
h = pd.to_datetime(stock_moves["when"]).dt.hour
shift = pd.cut(h, bins=[0, 6, 14, 22, 24], right=False, labels=["night", "early", "late", "night2"]).astype(str).replace("night2", "night")
result = stock_moves.groupby([shift.rename("shift"), "kind"])["qty"].agg(["sum", "count"]).unstack(fill_value=0)
# case: product-coverage-outer
a = stock_moves["sku"].dropna().str.strip().str.upper().drop_duplicates().to_frame()
m = pd.merge(a, products[["sku", "cost"]], on="sku", how="outer", indicator="where").sort_values("sku")
m["where"] = m["where"].cat.rename_categories({"left_only": "moves", "right_only": "catalog", "both": "both"})
result = m.groupby("where", observed=False)["sku"].apply(list).to_dict()
# case: carrier-first-value-compare
s = shipments.assign(carrier=shipments["carrier"].str.upper())
s["first_planned"] = s.groupby("carrier", dropna=False)["planned"].transform("first")
s["offset"] = (pd.to_datetime(s["planned"]) - pd.to_datetime(s["first_planned"])).dt.days
result = s.pivot_table(index="carrier", columns=s.groupby("carrier", dropna=False).cumcount(), values="offset")
# case: update-costs
p = products.set_index("sku")[["cost", "active"]].copy()
upd = pd.DataFrame({"cost": [5.0, np.nan, 1.1]}, index=["W-10", "G-05", "NEW"])
p.update(upd)
combined = upd.combine_first(products.set_index("sku")[["cost"]])
result = (p["cost"].to_dict(), combined["cost"].to_dict())
# case: wrong-merge-key
result = stock_moves.merge(shipments, on="wh", how="left").groupby("carrier")["qty"].sum()
