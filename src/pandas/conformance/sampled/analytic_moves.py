import pandas as pd
import numpy as np
from collections import deque

moves = pd.DataFrame({
    "move_id": list(range(1, 15)),
    "sku": ["X1", "X1", "Y2", "X1", "Y2", "Z3", "X1", "y2", "Z3", "Z3", "W4", "X1", "Y2", None],
    "wh": ["N", "N", "N", "S", "S", "N", "N", "S", "N", "N", "S", "S", "N", "N"],
    "date": pd.to_datetime(["2024-02-01", "2024-02-03", "2024-02-03", "2024-02-04", "2024-02-05", "2024-02-05", "2024-02-08", "2024-02-09",
                            "2024-02-09", "2024-02-12", "2024-02-12", "2024-02-12", "2024-02-20", "2024-02-21"]),
    "qty": [100, -30, 50, 40, 20, 10, -80, -5, -10, 0, 7, -40, -50, 3],
})

skus = pd.DataFrame({
    "sku": ["X1", "Y2", "Z3", "Q9"],
    "descr": ["Bolt M6", "Nut M6", "Washer", "Obsolete"],
    "price": [1.25, 0.4, 0.05, np.nan],
    "reorder": [20, 15, 5, None],
})

price_bands = pd.DataFrame({
    "sku": ["X1", "X1", "X1", "Y2", "Y2"],
    "min_qty": [1, 50, 100, 1, 40],
    "max_qty": [49, 99, 10**12, 39, 10**12],
    "unit": [1.25, 1.10, 0.95, 0.40, 0.35],
})

# case: running-stock-level
m = moves.dropna(subset=["sku"]).assign(sku=lambda d: d["sku"].str.upper())
m["on_hand"] = m.groupby(["sku", "wh"])["qty"].cumsum()
result = m.sort_values(["sku", "wh", "date"])[["sku", "wh", "date", "qty", "on_hand"]]
# case: negative-stock-alarm
m = moves.sort_values("date")
lvl = m.groupby([m["sku"].str.upper(), "wh"])["qty"].cumsum()
result = m.loc[lvl < 0, ["move_id", "sku", "wh"]].assign(level=lvl[lvl < 0])
# case: final-stock-matrix
result = moves.assign(sku=moves["sku"].str.upper()).pivot_table("qty", "sku", "wh", aggfunc="sum", margins=True)
# case: qty-band-range-join
m = moves.query("qty > 0").merge(price_bands, on="sku")
m = m[(m["qty"] >= m["min_qty"]) & (m["qty"] <= m["max_qty"])]
m["value"] = m["qty"].mul(m["unit"]).round(2)
result = m[["move_id", "sku", "qty", "unit", "value"]]
# case: band-via-asof
q = moves[moves["qty"] > 0].dropna(subset=["sku"]).sort_values("qty")
b = price_bands.sort_values("min_qty")
result = pd.merge_asof(q, b, left_on="qty", right_on="min_qty", by="sku")[["move_id", "sku", "qty", "unit"]].set_index("move_id").sort_index()
# case: asof-unsorted-error
result = pd.merge_asof(moves.dropna(), price_bands, left_on="qty", right_on="min_qty", by="sku")
# case: fifo-queue
queue, cogs = deque(), []
for r in moves[moves["sku"] == "X1"].sort_values("date").to_dict("records"):
    if r["qty"] >= 0:
        queue.append([r["move_id"], r["qty"]])
    else:
        need = -r["qty"]
        while need and queue:
            take = min(need, queue[0][1])
            cogs.append((r["move_id"], queue[0][0], take))
            queue[0][1] -= take
            need -= take
            if queue[0][1] == 0:
                queue.popleft()
result = pd.DataFrame(cogs, columns=["out_id", "in_id", "qty"])
# case: days-since-last-move
last = moves.groupby("sku")["date"].max()
idle = (pd.Timestamp("2024-03-01") - last).dt.days
result = skus["sku"].map(idle)
# case: seven-day-rolling-out
out = moves[moves["qty"] < 0].set_index("date").sort_index()
result = out["qty"].abs().rolling("7D").sum().groupby(level=0).last()
# case: rolling-time-by-group
m = moves.dropna(subset=["sku"]).sort_values("date").set_index("date")
result = m.groupby("wh")["qty"].rolling("5D").agg(["sum", "count"]).reset_index()
# case: daily-fill-zero
d = moves.groupby(["wh", "date"])["qty"].sum().unstack("wh").asfreq("D").fillna(0).astype(int)
result = d.loc["2024-02-03":"2024-02-09"].cumsum()
# case: abc-by-value
v = moves.merge(skus, on="sku").eval("value = abs(qty) * price").groupby("sku")["value"].sum().nlargest(10)
pct = v.cumsum() / v.sum()
result = pct.apply(lambda x: "A" if x <= 0.8 else "B" if x <= 0.95 else "C")
# case: in-every-warehouse
nwh = moves["wh"].nunique()
result = moves.assign(sku=moves["sku"].str.upper()).groupby("sku").filter(lambda g: g["wh"].nunique() == nwh)["sku"].unique().tolist()
# case: skus-never-moved
result = skus.set_index("sku").drop(moves["sku"].dropna().unique(), errors="ignore")
# case: drop-missing-labels
result = skus.set_index("sku").drop(moves["sku"].dropna().unique())
# case: lead-next-date
m = moves.sort_values(["sku", "date"])
m["next_date"] = m.groupby("sku")["date"].shift(-1)
m["days"] = (m["next_date"] - m["date"]) // pd.Timedelta(days=1)
result = m.groupby("sku")["days"].agg(["mean", "max"])
# case: below-reorder-flag
stock = moves.groupby(moves["sku"].str.upper())["qty"].sum().rename("stock")
s = skus.join(stock, on="sku")
s["stock"] = s["stock"].fillna(0)
s["need"] = (s["reorder"] - s["stock"]).clip(lower=0)
s["flag"] = s["stock"].lt(s["reorder"]).map({True: "ORDER", False: "ok"})
result = s.drop(columns=["descr", "price"])
# case: abs-movers-top-per-wh-argsort
m = moves.copy()
m["mag"] = m["qty"].abs()
order = m["mag"].to_numpy().argsort(kind="stable")[::-1]
result = m.iloc[order].groupby("wh").head(2).sort_values(["wh", "mag"], ascending=[True, False])[["wh", "sku", "qty"]]
# case: weekly-resample-in-out
m = moves.assign(inn=moves["qty"].clip(lower=0), out=moves["qty"].clip(upper=0).abs()).set_index("date")
w = m.resample("W-MON")[["inn", "out"]].sum()
w["net"] = w.inn - w.out
w["net_cum"] = w["net"].cumsum()
result = w
# case: price-band-gaps
b = price_bands.sort_values(["sku", "min_qty"])
b["prev_max"] = b.groupby("sku")["max_qty"].shift().fillna(0).astype("int64")
b["contiguous"] = b["min_qty"] == b["prev_max"] + 1
result = b.groupby("sku")["contiguous"].all().to_dict()
# case: zero-touch-islands
m = moves[moves["sku"].isin(["X1", "Z3"])].copy()
m["lvl"] = m.groupby("sku")["qty"].cumsum()
m["cycle"] = m.groupby("sku")["lvl"].transform(lambda s: s.shift(fill_value=1).eq(0).cumsum())
result = m.groupby(["sku", "cycle"])["move_id"].apply(list)
# case: stock-status-if-series
level = moves.groupby("sku")["qty"].sum()
result = "low" if level < 10 else "fine"
