import pandas as pd
import numpy as np
import re
import itertools
from collections import deque, defaultdict
from datetime import timedelta

moves_df = pd.DataFrame({
    "move_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    "sku": ["A-1", "A-1", "a-1", "B-2", "B-2 ", "A-1", "B-2", "C-3", "C-3", None, "A-1", "D-4", "B-2"],
    "date": ["2024-01-02", "2024-01-10", "2024-01-15", "2024-01-05", "2024-01-20", "2024-02-01", "2024-02-03",
             "2024-02-10", "2024-02-11", "2024-02-12", "2024-02-20", "2024-03-01", "2024-03-05"],
    "kind": ["IN", "in", "OUT", "IN", "out", "OUT", "IN", "IN", "OUT", "IN", "OUT", "OUT", "ADJ"],
    "qty": [100, 50, 80, 40, 10, 30, 20, 5, 5, 7, 60, 3, -2],
    "unit_cost": [2.00, 2.50, None, 10.0, None, None, 11.0, 99.99, None, 1.0, None, None, None],
})

skus_df = pd.DataFrame({
    "sku": ["A-1", "B-2", "C-3", "E-5"],
    "name": ["Bolt M8", "Gear, small", "Motor 3kW", "Spare"],
    "category": ["hardware", "Hardware", "electric", None],
    "min_stock": [20, 60, 1, 10],
    "list_price": ["4.5", "19,90", "250", ""],
})

routes_df = pd.DataFrame({
    "origin": ["HAM", "HAM", "BER", "MUC", "BER", "FRA", "MUC", "FRA", "CGN"],
    "dest": ["BER", "FRA", "MUC", "VIE", "FRA", "MUC", "ZRH", "CGN", "CGN"],
    "km": [289, 493, 585, 402, 545, 392, 313, 190, 0],
    "toll": [31.5, 52.0, None, 44.1, 60.0, 40.2, 38.0, 20.5, 0.0],
})

shipments_df = pd.DataFrame({
    "ship_id": ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S9"],
    "origin": ["HAM", "ham", "BER", "HAM", "FRA", "MUC", "PAR", "BER", "FRA", "FRA"],
    "dest": ["BER", "FRA ", "MUC", "BER", "MUC", "ZRH", "HAM", "FRA", "CGN", "CGN"],
    "weight": ["1200 kg", "0.8 t", "500kg", None, "2,000 kg", "1.25t", "300 kg", "heavy", "0 kg", "0 kg"],
    "depart": pd.to_datetime(["2024-03-04 06:00", "2024-03-04 07:30", "2024-03-05 05:45", "2024-03-06 06:00", "2024-03-06 22:00",
                              "2024-03-07 08:00", "2024-03-08 09:00", "2024-03-09 10:00", "2024-03-10 12:00", "2024-03-10 12:00"]),
    "arrive": pd.to_datetime(["2024-03-04 10:30", "2024-03-04 15:00", "2024-03-05 13:15", None, "2024-03-07 04:30",
                              "2024-03-07 12:00", "2024-03-09 08:00", "2024-03-09 09:00", "2024-03-10 15:00", "2024-03-10 15:00"]),
})

# case: fifo-valuation
def clean_moves(df):
    m = df.dropna(subset=["sku"]).copy()
    m["sku"] = m["sku"].str.strip().str.upper()
    m["kind"] = m["kind"].str.upper()
    m["date"] = pd.to_datetime(m["date"])
    return m.sort_values(["sku", "date", "move_id"]).reset_index(drop=True)

def fifo(group):
    layers = deque()
    cogs, short = 0.0, 0
    for r in group.itertuples():
        if r.kind == "IN":
            layers.append([r.qty, r.unit_cost])
            continue
        need = r.qty if r.kind == "OUT" else -r.qty
        while need > 0 and layers:
            take = min(need, layers[0][0])
            cogs += take * layers[0][1]
            layers[0][0] -= take
            need -= take
            if layers[0][0] == 0:
                layers.popleft()
        short += need
    qty = sum(q for q, _ in layers)
    value = sum(q * c for q, c in layers)
    return pd.Series({"on_hand": qty, "value": round(value, 2), "cogs": round(cogs, 2), "shortage": short, "layers": len(layers)})

m = clean_moves(moves_df)
valuation = m.groupby("sku")[["kind", "qty", "unit_cost"]].apply(fifo).reset_index()
valuation = valuation.astype({"on_hand": int, "shortage": int, "layers": int})
valuation["avg_cost"] = (valuation["value"] / valuation["on_hand"].where(valuation["on_hand"] > 0)).round(4)

purchases = (m["qty"] * m["unit_cost"]).where(m["kind"] == "IN").sum()
assert np.isclose(valuation["value"].sum() + valuation["cogs"].sum(), purchases)
assert valuation["sku"].is_unique
out = valuation.astype(object).where(valuation.notna(), None)
# attach master data, compare to list price, rank the articles by tied-up capital
master = skus_df.assign(
    list_price=pd.to_numeric(skus_df["list_price"].str.replace(",", "."), errors="coerce"),
    category=skus_df["category"].str.lower().fillna("other"),
)
full = valuation.merge(master, on="sku", how="outer", indicator=True)
full["origin"] = full["_merge"].map({"left_only": "moves only", "right_only": "master only", "both": "both"}).astype(str)
full = full.drop(columns="_merge")
full[["on_hand", "shortage", "layers"]] = full[["on_hand", "shortage", "layers"]].fillna(0).astype(int)
full[["value", "cogs"]] = full[["value", "cogs"]].fillna(0.0)
full["retail"] = full["on_hand"] * full["list_price"]
full["markup_pct"] = ((full["retail"] / full["value"].where(full["value"] > 0) - 1) * 100).round(1)
full["capital_rank"] = full["value"].rank(method="min", ascending=False).astype(int)
full["below_min"] = full["on_hand"] < full["min_stock"].fillna(0)
cat = full.groupby(full["category"].fillna("unmapped")).agg(
    articles=("sku", "nunique"), value=("value", "sum"), retail=("retail", "sum"), alerts=("below_min", "sum")
)
cat["value_pct"] = (cat["value"] / cat["value"].sum() * 100).round(2)
cat = cat.sort_values(["value", "articles"], ascending=False)
assert np.isclose(cat["value"].sum(), valuation["value"].sum())
assert len(full) == len(set(valuation["sku"]) | set(master["sku"]))
result = {"valuation": out.to_dict("records"), "total_value": float(valuation["value"].sum()), "total_cogs": float(valuation["cogs"].sum()),
          "short_skus": valuation.loc[valuation["shortage"] > 0, "sku"].tolist()}
result["by_category"] = cat.reset_index().to_dict("records")
result["alerts"] = full.loc[full["below_min"], "sku"].tolist()
result["ranked"] = full.sort_values(["capital_rank", "sku"])[["sku", "name", "on_hand", "value", "markup_pct", "origin"]].reset_index(drop=True)

# case: fifo-vectorised-layers
m = moves_df[moves_df["sku"].notna()].copy()
m["sku"] = m["sku"].str.strip().str.upper()
m["kind"] = m["kind"].str.upper()

ins = m[m["kind"].eq("IN")].sort_values(["sku", "date"]).copy()
ins["cum_to"] = ins.groupby("sku")["qty"].cumsum()
ins["cum_from"] = ins["cum_to"] - ins["qty"]
outs = m.loc[m["kind"].isin(["OUT", "ADJ"])].assign(qty=lambda d: d["qty"].abs()).groupby("sku")["qty"].sum()
ins["out_total"] = ins["sku"].map(outs).fillna(0)
ins["consumed"] = (ins["out_total"] - ins["cum_from"]).clip(lower=0)
ins["consumed"] = ins[["consumed", "qty"]].min(axis=1)
ins["left"] = ins["qty"] - ins["consumed"]
ins["left_value"] = ins["left"] * ins["unit_cost"]
ins["cogs"] = ins["consumed"] * ins["unit_cost"]

remaining = ins.loc[ins["left"] > 0, ["sku", "date", "left", "unit_cost", "left_value"]].reset_index(drop=True)
remaining["left"] = remaining["left"].astype("int64")
remaining["age_days"] = (pd.Timestamp("2024-03-31") - pd.to_datetime(remaining["date"])).dt.days
remaining["age_band"] = pd.cut(remaining["age_days"], [0, 30, 60, 90, 365], labels=["<=30", "31-60", "61-90", ">90"]).astype(str)
aging = remaining.pivot_table(index="sku", columns="age_band", values="left_value", aggfunc="sum", fill_value=0, margins=True)
assert np.isclose(aging.loc["All", "All"], remaining["left_value"].sum())
assert (ins["consumed"] + ins["left"] == ins["qty"]).all()
# cost drift between the first and the last layer of each article
drift = ins.groupby("sku")["unit_cost"].agg(["first", "last", "count"])
drift["drift_pct"] = ((drift["last"] / drift["first"] - 1) * 100).round(1)
drift["weighted"] = (ins["qty"] * ins["unit_cost"]).groupby(ins["sku"]).sum() / ins.groupby("sku")["qty"].sum()
drift["weighted"] = drift["weighted"].round(4)
shortage = (outs - ins.groupby("sku")["qty"].sum()).dropna()
unsupplied = outs.index.difference(ins["sku"]).tolist()
result = {"remaining": remaining, "aging": aging.round(2), "cogs": ins.groupby("sku")["cogs"].sum().round(2).to_dict()}
result["drift"] = drift.reset_index().to_dict("records")
result["shortage"] = shortage[shortage > 0].astype(int).to_dict()
result["unsupplied"] = unsupplied

# case: weighted-average-cost-running
m = moves_df.dropna(subset=["sku"]).copy()
m["sku"] = m["sku"].str.upper().str.strip()
m["date"] = pd.to_datetime(m["date"])
sign = m["kind"].str.upper().map({"IN": 1, "OUT": -1, "ADJ": 1})
m["delta"] = m["qty"] * sign
m = m.sort_values(["sku", "date"], kind="stable")

def wac(g):
    qty = val = 0.0
    rows = []
    for r in g.itertuples():
        avg = val / qty if qty > 0 else 0.0
        cost = r.unit_cost if not np.isnan(r.unit_cost) else avg
        qty += r.delta
        val += r.delta * cost
        rows.append((r.Index, qty, round(val, 4), round(val / qty, 4) if qty > 0 else np.nan))
    return pd.DataFrame(rows, columns=["idx", "bal_qty", "bal_val", "wac"]).set_index("idx")

parts = [wac(g) for _, g in m.groupby("sku", sort=True)]
led = m.join(pd.concat(parts))
led["negative"] = led["bal_qty"] < 0
closing = led.groupby("sku").last()[["bal_qty", "bal_val", "wac"]]
assert closing["bal_qty"].equals(m.groupby("sku")["delta"].sum().astype(float).rename("bal_qty"))
led["date"] = led["date"].dt.strftime("%d-%b")
result = {
    "ledger": led[["sku", "date", "kind", "delta", "bal_qty", "bal_val", "wac"]].reset_index(drop=True),
    "closing": closing.reset_index().to_dict("records"),
    "negative_moves": led.loc[led["negative"], "move_id"].tolist(),
}

# case: reorder-report
def price(x):
    x = (x or "").replace(",", ".")
    return float(x) if re.match(r"^\d+(\.\d+)?$", x) else None

skus = skus_df.assign(list_price=skus_df["list_price"].map(price), category=skus_df["category"].str.lower().fillna("other"))
m = moves_df.copy()
m["sku"] = m["sku"].str.strip().str.upper()
m["signed"] = np.where(m["kind"].str.lower() == "out", -m["qty"], m["qty"])
stock = m.groupby("sku", dropna=True)["signed"].sum().rename("stock")
last_move = m.groupby("sku")["date"].max().rename("last_move")

rep = skus.merge(pd.concat([stock, last_move], axis=1), left_on="sku", right_index=True, how="outer", indicator=True)
rep["stock"] = rep["stock"].fillna(0).astype(int)
rep["in_master"] = rep["_merge"].ne("right_only")
rep["min_stock"] = rep["min_stock"].fillna(0).astype(int)
rep["to_order"] = (rep["min_stock"] - rep["stock"]).clip(lower=0)
rep["status"] = "ok"
rep.loc[rep["to_order"] > 0, "status"] = "reorder"
rep.loc[rep["stock"] < 0, "status"] = "negative!"
rep.loc[~rep["in_master"], "status"] = "unknown sku"
rep["stock_value"] = rep["stock"] * rep["list_price"]
cat = rep.groupby("category", dropna=False).agg(skus=("sku", "count"), value=("stock_value", "sum"), order=("to_order", "sum"))
cat.index = cat.index.map(lambda v: "n/a" if pd.isna(v) else v)
assert rep["sku"].is_unique
assert cat["skus"].sum() == len(rep)
rep = rep.drop(columns=["_merge", "in_master"]).sort_values(["status", "sku"]).reset_index(drop=True)
rep = rep.astype(object).mask(rep.isna(), None)
result = {"report": rep.to_dict("records"), "by_category": cat.reset_index()}

# case: monthly-turnover
m = moves_df.dropna(subset=["sku"]).assign(
    sku=lambda d: d["sku"].str.strip().str.upper(),
    kind=lambda d: d["kind"].str.upper(),
    date=lambda d: pd.to_datetime(d["date"]),
)
m["month"] = m["date"].dt.to_period("M")
m["signed"] = m["qty"].where(m["kind"] != "OUT", -m["qty"])
net = m.pivot_table(index="month", columns="sku", values="signed", aggfunc="sum", fill_value=0)
closing = net.cumsum()
opening = closing.shift(1, fill_value=0)
sold = m[m["kind"] == "OUT"].pivot_table(index="month", columns="sku", values="qty", aggfunc="sum").reindex_like(net).fillna(0)
avg_stock = (opening + closing) / 2
turn = (sold / avg_stock.where(avg_stock > 0)).round(3)

stack = pd.concat({"open": opening, "close": closing, "sold": sold, "turn": turn}, axis=1)
stack.columns.names = ["measure", "sku"]
long = stack.stack("sku", future_stack=True).reset_index()
long["month"] = long["month"].astype(str)
long = long.sort_values(["sku", "month"]).reset_index(drop=True)
long["days_cover"] = (30 / long["turn"]).replace([np.inf, -np.inf], np.nan).round(1)
assert (long["close"].to_numpy() == closing.T.to_numpy().ravel()).all()
assert sold.sum().sum() == m.loc[m["kind"] == "OUT", "qty"].sum()
best = long.dropna(subset=["turn"]).nlargest(2, "turn")[["sku", "month", "turn"]]
# classify each article by its average turnover
avg_turn = long.groupby("sku")["turn"].mean()
klass = pd.cut(avg_turn, [-np.inf, 0.5, 1.5, np.inf], labels=["slow", "medium", "fast"]).astype(object)
klass = klass.where(klass.notna(), "none")
summary = long.groupby("sku").agg(total_sold=("sold", "sum"), last_close=("close", "last"))
summary["class"] = klass
summary["negative_months"] = long[long["close"] < 0].groupby("sku").size().reindex(summary.index, fill_value=0)
assert summary["total_sold"].sum() == sold.to_numpy().sum()
result = {"long": long, "best": best.to_dict("records")}
result["summary"] = summary.reset_index().to_dict("records")

# case: price-margin-category
def to_price(s):
    return pd.to_numeric(s.str.replace(",", ".", regex=False).replace("", None), errors="coerce")

skus = skus_df.copy()
skus["list_price"] = to_price(skus["list_price"])
skus["category"] = skus["category"].str.capitalize()
skus[["family", "number"]] = skus["sku"].str.split("-", expand=True)
skus["number"] = skus["number"].astype(int)

cost = (
    moves_df.query("unit_cost.notna()")
    .assign(sku=lambda d: d["sku"].str.strip().str.upper())
    .assign(total=lambda d: d["qty"] * d["unit_cost"])
    .groupby("sku")[["qty", "total"]].sum()
)
cost["avg_cost"] = cost["total"] / cost["qty"]
last_cost = moves_df.dropna(subset=["unit_cost", "sku"]).sort_values("date").assign(sku=lambda d: d["sku"].str.upper()).drop_duplicates("sku", keep="last").set_index("sku")["unit_cost"]

t = skus.merge(cost["avg_cost"], left_on="sku", right_index=True, how="left").assign(last_cost=lambda d: d["sku"].map(last_cost))
t["margin"] = t["list_price"] - t["avg_cost"]
t["margin_pct"] = t["margin"].div(t["list_price"]).mul(100)
t["drift_pct"] = (t["last_cost"] / t["avg_cost"] - 1) * 100
num = t.select_dtypes("float").columns
t[num] = t[num].round(2)
cat = t.groupby("category", dropna=False)["margin_pct"].agg(["mean", "size"]).round(2)
assert len(t) == len(skus_df)
result = {
    "table": t,
    "by_category": [
        {"category": None if pd.isna(k) else k, "mean": None if pd.isna(r["mean"]) else float(r["mean"]), "n": int(r["size"])}
        for k, r in cat.iterrows()
    ],
    "lowest": t.loc[t["margin_pct"].idxmin(), "sku"],
}

# case: stockout-days
m = moves_df[moves_df["sku"].notna()].copy()
m["sku"] = m["sku"].str.strip().str.upper()
m["date"] = pd.to_datetime(m["date"])
m["signed"] = m["qty"] * m["kind"].str.upper().map({"IN": 1, "ADJ": 1, "OUT": -1})
days = pd.date_range("2024-01-01", "2024-03-31", name="date")
daily = (
    m.groupby(["date", "sku"])["signed"].sum()
     .unstack("sku")
     .reindex(days)
     .fillna(0)
     .cumsum()
     .astype(int)
)
started = daily.ne(0).cummax()
stockout = (daily <= 0) & started
out = pd.DataFrame({
    "days_active": started.sum(),
    "stockout_days": stockout.sum(),
    "min": daily.min(),
    "max": daily.max(),
    "mean": daily.mean().round(2),
    "final": daily.iloc[-1],
})
out["service_pct"] = (1 - out["stockout_days"] / out["days_active"]).mul(100).round(1)
out["first_stockout"] = stockout.apply(lambda c: c.idxmax().strftime("%Y-%m-%d") if c.any() else None)
weekly = daily.resample("W").last().tail(4)
weekly.index = weekly.index.strftime("W%V")
assert (out["final"] == m.groupby("sku")["signed"].sum()).all()
result = {"summary": out.reset_index(), "weekly": weekly, "worst": out["service_pct"].idxmin()}

# case: weights-cleaned-tonne-km
def to_kg(text):
    if text is None:
        return np.nan
    mt = re.match(r"^\s*([\d.,]+)\s*(kg|t)\s*$", text)
    if not mt:
        return np.nan
    value = float(mt.group(1).replace(",", ""))
    return value * 1000 if mt.group(2) == "t" else value

s = shipments_df.drop_duplicates("ship_id").copy()
for c in ("origin", "dest"):
    s[c] = s[c].str.strip().str.upper()
s["kg"] = s["weight"].map(to_kg)
bad_weight = s.loc[s["kg"].isna(), "ship_id"].tolist()

r = routes_df.copy()
r["toll"] = r["toll"].fillna((r["km"] * (r["toll"].sum() / r.loc[r["toll"].notna(), "km"].sum())).round(2))
r["lane"] = r["origin"] + "-" + r["dest"]
assert r["lane"].is_unique
s = s.merge(r, on=["origin", "dest"], how="left", validate="m:1", indicator="found")
s["found"] = s["found"].eq("both")
s["tkm"] = s["kg"] / 1000 * s["km"]
s["cost"] = s["toll"] + 0.12 * s["km"] + 0.03 * s["kg"].fillna(0)
lane = s[s["found"]].groupby("lane").agg(n=("ship_id", "size"), kg=("kg", "sum"), tkm=("tkm", "sum"), cost=("cost", "sum"))
lane["cost_per_tkm"] = np.where(lane["tkm"] > 0, lane["cost"] / lane["tkm"].replace(0, np.nan), np.nan)
lane = lane.sort_values(["tkm", "lane"], ascending=[False, True]).round(3)
lane["cum_tkm_pct"] = lane["tkm"].cumsum().div(lane["tkm"].sum()).mul(100).round(1)
unused = sorted(set(r["lane"]) - set(lane.index))
assert lane["n"].sum() + (~s["found"]).sum() == len(s)
lane = lane.reset_index()
result = {"lanes": lane.astype(object).where(lane.notna(), None).to_dict("records"), "bad_weight": bad_weight, "unused": unused,
          "no_route": s.loc[~s["found"], ["ship_id", "origin", "dest"]].to_dict("records")}

# case: transit-times-weekday
s = shipments_df.drop_duplicates().copy()
s["hours"] = (s["arrive"] - s["depart"]).dt.total_seconds() / 3600
s["weekday"] = s["depart"].dt.day_name()
s["week"] = s["depart"].dt.isocalendar().week
s["night"] = s["depart"].dt.hour.ge(22) | s["depart"].dt.hour.lt(6)
s["state"] = np.where(s["arrive"].isna(), "in transit", np.where(s["hours"] < 0, "data error", "delivered"))
ok = s[s["state"] == "delivered"]

order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
wd = ok.groupby("weekday")["hours"].agg(["count", "mean", "max"]).reindex(order)
wd["count"] = wd["count"].fillna(0).astype(int)
wd = wd.round(2).reset_index()
wd["mean"] = wd["mean"].apply(lambda v: f"{v:.1f}h" if pd.notna(v) else "-")
buckets = pd.cut(ok["hours"], bins=[0, 5, 8, 24], labels=["fast", "normal", "slow"]).value_counts(sort=False)
assert buckets.sum() == len(ok)
overnight = ok.loc[ok["arrive"].dt.date != ok["depart"].dt.date, "ship_id"]
# speed against the lane table
lanes = routes_df.assign(lane=routes_df["origin"] + ">" + routes_df["dest"]).set_index("lane")["km"]
speed = ok.assign(lane=ok["origin"].str.strip().str.upper() + ">" + ok["dest"].str.strip().str.upper())
speed["km"] = speed["lane"].map(lanes)
speed["kmh"] = (speed["km"] / speed["hours"]).round(1)
speed["rank"] = speed["kmh"].rank(ascending=False, method="min", na_option="bottom").astype(int)
slowest = speed.dropna(subset=["kmh"]).nsmallest(2, "kmh")[["ship_id", "lane", "kmh"]]
result = {
    "weekday": wd,
    "states": s["state"].value_counts().to_dict(),
    "buckets": {str(k): int(v) for k, v in buckets.items()},
    "overnight": overnight.tolist(),
    "night_departures": s.loc[s["night"], "ship_id"].tolist(),
    "weeks": s["week"].value_counts().sort_index().to_dict(),
}
result["speed"] = speed[["ship_id", "lane", "kmh", "rank"]].reset_index(drop=True)
result["slowest"] = slowest.to_dict("records")

# case: lane-flow-balance
s = shipments_df.drop_duplicates("ship_id").copy()
s[["origin", "dest"]] = s[["origin", "dest"]].apply(lambda c: c.str.strip().str.upper())
outbound = s["origin"].value_counts()
inbound = s["dest"].value_counts()
bal = pd.concat([outbound, inbound], axis=1, keys=["out", "in"]).fillna(0).astype(int)
bal["net"] = bal["in"] - bal["out"]
bal["total"] = bal[["in", "out"]].sum(axis=1)
bal["role"] = bal["net"].map(lambda v: "sink" if v > 0 else "source" if v < 0 else "balanced")
bal = bal.rename_axis("city").reset_index().sort_values(["total", "city"], ascending=[False, True])
bal["rank"] = bal["total"].rank(method="min", ascending=False).astype("int8")

od = pd.crosstab(s["origin"], s["dest"], margins=True, margins_name="Σ")
cities = pd.unique(pd.concat([s["origin"], s["dest"]]))
square = od.reindex(index=cities, columns=cities, fill_value=0)
asym = (square - square.T)
one_way = [(a, b, int(asym.loc[a, b])) for a, b in itertools.combinations(sorted(cities), 2) if asym.loc[a, b] != 0]
assert bal["net"].sum() == 0
assert od.loc["Σ", "Σ"] == len(s)
# merge with the tariff table: which lanes run without a known route
lanes = s.groupby(["origin", "dest"]).size().rename("trips").reset_index()
lanes = lanes.merge(routes_df, on=["origin", "dest"], how="left")
lanes["has_route"] = lanes["km"].notna()
lanes["toll"] = lanes["toll"].fillna(0.0)
lanes["toll_total"] = lanes["trips"] * lanes["toll"]
lanes = lanes.sort_values(["trips", "origin", "dest"], ascending=[False, True, True], ignore_index=True)
assert lanes["trips"].sum() == len(s)
result = {"balance": bal.set_index("city"), "od": od, "one_way": one_way, "n_cities": len(cities)}
result["lanes"] = lanes
result["without_route"] = lanes.loc[~lanes["has_route"], ["origin", "dest"]].agg("-".join, axis=1).tolist()

# case: truck-schedule-gaps
s = shipments_df.drop_duplicates("ship_id", keep="first").copy()
s["origin"] = s["origin"].str.upper().str.strip()
s["dest"] = s["dest"].str.upper().str.strip()
s = s[s["arrive"].notna() & (s["arrive"] > s["depart"])].sort_values("depart").reset_index(drop=True)
s["prev_arrive"] = s["arrive"].cummax().shift()
s["idle"] = s["depart"] - s["prev_arrive"]
s["idle_h"] = s["idle"].dt.total_seconds().div(3600)
s["parallel"] = s["idle_h"] < 0
s["chain"] = (s["origin"] == s["dest"].shift())
s["deadhead"] = ~s["chain"] & s.index.to_series().gt(0)
s["block"] = s["idle_h"].gt(24).cumsum()

blocks = s.groupby("block").agg(first=("depart", "min"), last=("arrive", "max"), trips=("ship_id", "count"), ids=("ship_id", ",".join))
blocks["span_h"] = (blocks["last"] - blocks["first"]).dt.total_seconds() / 3600
drive = s.assign(d=(s["arrive"] - s["depart"]).dt.total_seconds() / 3600).groupby("block")["d"].sum()
blocks["utilisation"] = (drive / blocks["span_h"]).round(3)
blocks[["first", "last"]] = blocks[["first", "last"]].apply(lambda c: c.dt.strftime("%a %H:%M"))
assert blocks["trips"].sum() == len(s)
assert blocks["utilisation"].notna().all()
# rolling view: trips that start in the 48 hours up to each departure
roll = s.set_index("depart")["ship_id"].notna().astype(int).rolling("48h").sum().astype(int)
s["trips_48h"] = roll.to_numpy()
s["depart_day"] = s["depart"].dt.strftime("%a")
per_day = s.groupby("depart_day", sort=False).agg(n=("ship_id", "size"), first=("depart", "min"))
per_day["first"] = per_day["first"].dt.strftime("%H:%M")
result = {
    "blocks": blocks.reset_index(drop=True),
    "idle_total": str(s.loc[~s["parallel"], "idle"].sum()),
    "parallel": s.loc[s["parallel"], "ship_id"].tolist(),
    "deadheads": int(s["deadhead"].sum()),
}
result["per_day"] = per_day.reset_index().to_dict("records")
result["trips_48h"] = dict(zip(s["ship_id"], s["trips_48h"].tolist()))

# case: route-cost-tiers
TIERS = [(0, 200, 1.50), (200, 400, 1.20), (400, float("inf"), 0.95)]

def tiered(km):
    total = 0.0
    for lo, hi, price in TIERS:
        if km > lo:
            total += (min(km, hi) - lo) * price
    return round(total, 2)

r = routes_df.query("km > 0").copy()
r["freight"] = r["km"].apply(tiered)
r["toll_missing"] = r["toll"].isna()
r["toll"] = r["toll"].interpolate(method="linear", limit_direction="both").round(2)
r["total"] = r[["freight", "toll"]].sum(axis="columns")
r["eur_per_km"] = r["total"] / r["km"]
r["tier"] = np.digitize(r["km"], [200, 400]) + 1
r["rank"] = r.sort_values(["eur_per_km", "km"]).assign(k=lambda d: np.arange(1, len(d) + 1))["k"]
r["vs_mean_pct"] = ((r["eur_per_km"] / (r["total"].sum() / r["km"].sum()) - 1) * 100).round(1)
r["eur_per_km"] = r["eur_per_km"].round(4)
by_origin = r.groupby("origin", as_index=False).agg({"km": ["sum", "max"], "total": "sum"})
by_origin.columns = ["_".join(filter(None, c)) for c in by_origin.columns]
tier = r.groupby("tier").agg(n=("km", "size"), km=("km", "sum"), total=("total", "sum")).reindex([1, 2, 3], fill_value=0)
assert np.isclose(tier["total"].sum(), by_origin["total_sum"].sum())
assert sorted(r["rank"]) == list(range(1, len(r) + 1))
# symmetric lookup for the return trip and cheapest outgoing lane
cheapest = r.loc[r.groupby("origin")["total"].idxmin(), ["origin", "dest", "total"]].reset_index(drop=True)
bidir = r.merge(r, left_on=["origin", "dest"], right_on=["dest", "origin"], how="inner", suffixes=("", "_back"))
assert bidir.empty or (bidir["km"] == bidir["km_back"]).all()
result = {"routes": r.sort_values("rank").reset_index(drop=True), "by_origin": by_origin, "tier": tier.to_dict("index")}
result["cheapest"] = cheapest.to_dict("records")
result["return_lanes"] = len(bidir)

# case: reachability-hops
r = routes_df.loc[routes_df["origin"].ne(routes_df["dest"]), ["origin", "dest", "km"]]

def one_more(paths):
    nxt = paths.merge(r, left_on="end", right_on="origin", how="inner")
    nxt = nxt[~nxt.apply(lambda x: x["dest"] in x["path"].split(">"), axis=1)]
    return pd.DataFrame({
        "start": nxt["start"], "end": nxt["dest"], "path": nxt["path"] + ">" + nxt["dest"],
        "km": nxt["km_x"] + nxt["km_y"], "hops": nxt["hops"] + 1,
    })

paths = r.rename(columns={"origin": "start", "dest": "end"}).assign(path=lambda d: d["start"] + ">" + d["end"], hops=1)
paths = paths[["start", "end", "path", "km", "hops"]]
levels = [paths]
while not levels[-1].empty:
    nxt = one_more(levels[-1])
    if nxt.empty:
        break
    levels.append(nxt)
allp = pd.concat(levels, ignore_index=True)
best = allp.sort_values(["start", "end", "km", "hops"]).drop_duplicates(["start", "end"])
reach = best.groupby("start").agg(reachable=("end", "nunique"), farthest_km=("km", "max"), cities=("end", lambda s: ",".join(sorted(s))))
alt = allp.groupby(["start", "end"]).size().loc[lambda s: s > 1].rename("options").reset_index()
assert allp["path"].is_unique
assert best["hops"].le(allp["hops"].max()).all()
# simple centrality: how often a city is an intermediate stop of the best paths
middle = best["path"].str.split(">").str[1:-1].explode().dropna()
central = middle.value_counts().rename_axis("city").reset_index(name="through")
central = central.sort_values(["through", "city"], ascending=[False, True], ignore_index=True)
hop_mix = best["hops"].value_counts(normalize=True).sort_index().round(3)
result = {"reach": reach.sort_values(["reachable", "start"], ascending=[False, True]).reset_index(), "alternatives": alt.to_dict("records"),
          "levels": [len(x) for x in levels], "from_ham": best[best["start"] == "HAM"].set_index("end")["path"].to_dict()}
result["central"] = central.to_dict("records")
result["hop_mix"] = hop_mix.to_dict()

# case: weight-as-number-raises
s = shipments_df.drop_duplicates("ship_id").copy()
s["origin"] = s["origin"].str.upper()
s["weight_kg"] = s["weight"].str.replace("kg", "").str.replace(",", "").str.strip().astype(float)
lane = s.groupby(["origin", "dest"], as_index=False)["weight_kg"].sum()
lane = lane.merge(routes_df, on=["origin", "dest"], how="left")
lane["tkm"] = lane["weight_kg"] / 1000 * lane["km"]
lane = lane.sort_values("tkm", ascending=False)
lane["share"] = lane["tkm"] / lane["tkm"].sum()
assert np.isclose(lane["share"].sum(), 1)
lane["toll"] = lane["toll"].fillna(lane["toll"].mean())
lane["cost"] = lane["toll"] + lane["km"] * 0.12
lane["cost_per_tkm"] = lane["cost"] / lane["tkm"].replace(0, np.nan)
lane["cum_share"] = lane["share"].cumsum()
lane["abc"] = pd.cut(lane["cum_share"], [0, 0.7, 0.9, 1.01], labels=["A", "B", "C"])
lane["lane"] = lane["origin"] + "-" + lane["dest"]
summary = lane.groupby("abc", observed=False).agg(lanes=("lane", "count"), tkm=("tkm", "sum"))
missing = lane.loc[lane["km"].isna(), "lane"].tolist()
daily = s.groupby(s["depart"].dt.date)["weight_kg"].sum()
daily = daily.reindex(pd.date_range(daily.index.min(), daily.index.max()).date, fill_value=0)
rolling = daily.rolling(3, min_periods=1).mean().round(1)
assert np.isclose(daily.sum(), s["weight_kg"].sum())
assert lane["lane"].is_unique
lane = lane.set_index("lane").drop(columns=["origin", "dest"])
result = lane.round(3)
result = {"lanes": result, "summary": summary, "missing": missing, "rolling": rolling.to_dict()}

# case: inventory-reconcile-two-sources
counted = pd.DataFrame({"sku": ["A-1", "B-2", "C-3", "D-4", "Z-9"], "counted": [0, 48, 0, None, 4]})

book = (
    moves_df.assign(sku=moves_df["sku"].str.strip().str.upper(), kind=moves_df["kind"].str.upper())
    .dropna(subset=["sku"])
    .assign(q=lambda d: d["qty"] * d["kind"].map({"OUT": -1}).fillna(1).astype(int))
    .groupby("sku", as_index=False)["q"].sum()
    .rename(columns={"q": "book"})
)
rec = book.merge(counted, on="sku", how="outer", indicator=True).sort_values("sku", ignore_index=True)
rec["source"] = rec.pop("_merge").cat.rename_categories({"left_only": "book only", "right_only": "count only", "both": "both"})
rec["diff"] = rec["counted"].sub(rec["book"], fill_value=0)
rec["diff_abs"] = rec["diff"].abs()
rec["match"] = rec["book"].eq(rec["counted"])
last_cost = moves_df.assign(sku=moves_df["sku"].str.upper()).dropna(subset=["unit_cost"]).groupby("sku")["unit_cost"].last()
rec["unit_cost"] = rec["sku"].map(last_cost)
rec["diff_value"] = (rec["diff"] * rec["unit_cost"]).round(2)
rec["severity"] = pd.Series(pd.NA, index=rec.index, dtype="string")
rec.loc[rec["match"], "severity"] = "none"
rec.loc[~rec["match"] & (rec["diff_abs"] <= 3), "severity"] = "minor"
rec["severity"] = rec["severity"].fillna("major")
summary = rec.groupby("severity")["diff_value"].agg(["size", "sum"]).rename(columns={"size": "n", "sum": "value"})
assert summary["n"].sum() == len(rec)
# write-off proposal with names from the master table
prop = rec.loc[~rec["match"], ["sku", "diff", "diff_value", "severity"]]
prop = prop.merge(skus_df[["sku", "name"]], on="sku", how="left").fillna({"name": "(not in master)", "diff_value": 0.0})
prop["action"] = np.where(prop["diff"] < 0, "write off", "book in")
prop = prop.sort_values("diff_value", key=lambda s: s.abs(), ascending=False, ignore_index=True)
assert len(prop) + rec["match"].sum() == len(rec)
result = {"rec": rec, "summary": summary.reset_index().to_dict("records"), "source": rec["source"].value_counts().to_dict()}
result["proposal"] = prop
result["net_effect"] = round(float(prop["diff_value"].sum()), 2)
