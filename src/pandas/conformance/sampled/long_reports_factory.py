import pandas as pd
import numpy as np
import datetime as dt

# case: oee-report
shifts = pd.DataFrame({
    "line": ["L1", "L1", "L2", "L2", "L1", "L2", "L3"],
    "date": ["2024-06-03", "2024-06-03", "2024-06-03", "2024-06-03", "2024-06-04", "2024-06-04", "2024-06-04"],
    "shift": ["day", "night", "day", "night", "day", "day", "day"],
    "planned_min": [480, 480, 480, 420, 480, 480, 240],
    "made": [900, 850, 400, 390, 960, None, 100],
    "rejected": [18, 40, 2, 0, 12, None, 25],
})
downtime = pd.DataFrame({
    "line": ["L1", "L1", "L2", "L1", "L3", "L2"],
    "date": ["2024-06-03", "2024-06-03", "2024-06-03", "2024-06-04", "2024-06-04", "2024-06-04"],
    "shift": ["day", "day", "night", "day", "day", "day"],
    "reason": ["jam", "setup", "jam", "power", "setup", "maintenance"],
    "minutes": [30, 25, 60, 15, 90, 480],
})
ideal_rate = {"L1": 2.2, "L2": 1.0, "L3": 1.5}

down = downtime.groupby(["line", "date", "shift"], as_index=False)["minutes"].sum().rename(columns={"minutes": "down"})
df = shifts.merge(down, on=["line", "date", "shift"], how="left")
df["down"] = df["down"].fillna(0)
df[["made", "rejected"]] = df[["made", "rejected"]].fillna(0)
df["run"] = df["planned_min"] - df["down"]
df["availability"] = df["run"] / df["planned_min"]
df["performance"] = (df["made"] / (df["run"] * df["line"].map(ideal_rate))).replace([np.inf, -np.inf], np.nan)
df["quality"] = ((df["made"] - df["rejected"]) / df["made"]).where(df["made"] > 0)
df["oee"] = df["availability"] * df["performance"] * df["quality"]
df["class"] = pd.cut(df["oee"], [0, 0.4, 0.65, 0.85, 1], labels=["poor", "fair", "good", "world"])

g = df.groupby("line")
line = pd.DataFrame({
    "availability": g["run"].sum() / g["planned_min"].sum(),
    "quality": 1 - g["rejected"].sum() / g["made"].sum(),
    "oee": g["oee"].mean(),
}).round(4)
pareto = downtime.groupby("reason")["minutes"].sum().sort_values(ascending=False).to_frame()
pareto["cum_pct"] = (pareto["minutes"].cumsum() / pareto["minutes"].sum() * 100).round(1)
worst = df.loc[df["oee"].idxmin(), ["line", "date", "shift"]].to_dict()
assert (df["availability"].between(0, 1)).all()
result = {"detail": df.round(3), "line": line, "pareto": pareto, "worst": worst, "no_output": df.loc[df["made"] == 0, "line"].tolist()}

# case: control-chart
samples = pd.DataFrame({
    "sample": np.repeat(np.arange(1, 9), 3),
    "value": [10.1, 9.9, 10.0, 10.2, 10.1, 10.3, 9.8, 9.7, 10.0, 10.0, 10.1, 9.9,
              10.6, 10.8, 10.7, 10.1, 10.0, 10.2, 10.2, 10.1, 10.3, np.nan, 9.9, 10.0],
})
stats = samples.groupby("sample")["value"].agg(["count", "mean", "min", "max"])
stats["range"] = stats["max"] - stats["min"]
complete = stats[stats["count"] == 3]
A2, D4 = 1.023, 2.574
centre = complete["mean"].mean()
rbar = complete["range"].mean()
limits = {"ucl": centre + A2 * rbar, "lcl": centre - A2 * rbar, "ucl_r": D4 * rbar}

chart = complete[["mean", "range"]].copy()
chart["out"] = ~chart["mean"].between(limits["lcl"], limits["ucl"])
chart["zone"] = pd.cut((chart["mean"] - centre).abs() / (A2 * rbar / 3), [0, 1, 2, 3, np.inf], labels=["C", "B", "A", "out"], include_lowest=True)
side = np.sign(chart["mean"] - centre)
run_id = side.ne(side.shift()).cumsum()
chart["run"] = side.groupby(run_id).cumcount() + 1

# recompute limits without the points that are out
kept = chart[~chart["out"]]
centre2 = kept["mean"].mean()
rbar2 = kept["range"].mean()
sigma = rbar2 / 1.693
cpk = min(10.6 - centre2, centre2 - 9.4) / (3 * sigma)
moving = stats["mean"].diff().abs()
result = {
    "chart": chart.round(3),
    "limits": {k: round(v, 4) for k, v in limits.items()},
    "revised": (round(centre2, 4), round(rbar2, 4)),
    "cpk": round(cpk, 3),
    "zones": chart["zone"].value_counts(sort=False),
    "max_jump": int(moving.idxmax()),
    "longest_run": int(chart["run"].max()),
}

# case: bill-of-materials-explosion
bom = pd.DataFrame({
    "parent": ["bike", "bike", "bike", "wheel", "wheel", "wheel", "frame", "brake"],
    "child": ["wheel", "frame", "brake", "rim", "spoke", "tyre", "tube", "cable"],
    "qty": [2, 1, 2, 1, 32, 1, 4, 1],
})
stock = pd.Series({"rim": 10, "spoke": 200, "tyre": 4, "tube": 8, "cable": 1, "wheel": 1})
cost = {"rim": 12.0, "spoke": 0.2, "tyre": 15.0, "tube": 9.5, "cable": 3.0}

# multiply level by level
level = pd.DataFrame({"item": ["bike"], "need": [4], "path": ["bike"]})
levels = []
depth = 0
while len(level):
    levels.append(level.assign(level=depth))
    nxt = level.merge(bom, left_on="item", right_on="parent")
    if nxt.empty:
        break
    nxt["need"] = nxt["need"] * nxt["qty"]
    nxt["path"] = nxt["path"] + "/" + nxt["child"]
    level = nxt[["child", "need", "path"]].rename(columns={"child": "item"})
    depth += 1
tree = pd.concat(levels, ignore_index=True).sort_values("path").reset_index(drop=True)
tree["leaf"] = ~tree["item"].isin(bom["parent"])

parts = tree[tree["leaf"]].groupby("item")["need"].sum().to_frame()
parts["stock"] = stock.reindex(parts.index).fillna(0).astype(int)
parts["buy"] = (parts["need"] - parts["stock"]).clip(lower=0)
parts["unit_cost"] = parts.index.map(cost)
parts["spend"] = parts["buy"] * parts["unit_cost"]
parts["pct"] = (parts["spend"] / parts["spend"].sum() * 100).round(1)
unit_cost = (tree[tree["leaf"]]["need"] * tree[tree["leaf"]]["item"].map(cost)).sum() / 4
where_used = bom.groupby("child")["parent"].agg(list).to_dict()
buildable = int((parts["stock"] // (parts["need"] / 4)).min())
result = {"tree": tree, "parts": parts.sort_values("spend", ascending=False), "unit_cost": round(unit_cost, 2), "where_used": where_used, "buildable": buildable, "depth": depth}

# case: maintenance-mtbf
machines = pd.DataFrame({"machine": ["M1", "M2", "M3", "M4"], "installed": ["2020-01-15", "2021-06-01", "2019-11-11", "2024-01-01"], "type": ["press", "lathe", "press", "mill"]})
failures = pd.DataFrame({
    "machine": ["M1", "M2", "M1", "M3", "M1", "M2", "M3", "M3"],
    "failed": ["2024-01-10 06:00", "2024-01-12 14:00", "2024-02-01 09:00", "2024-02-03 11:30", "2024-03-20 22:00", "2024-03-25 08:00", "2024-02-20 10:00", "2024-03-31 23:00"],
    "fixed": ["2024-01-10 10:00", "2024-01-13 14:00", "2024-02-01 12:30", "2024-02-03 13:00", "2024-03-21 04:00", "2024-03-25 09:00", "2024-02-20 10:45", None],
    "cause": ["hydraulic", "electrical", "hydraulic", "tool", "Electrical", "tool", "tool", "hydraulic"],
})
failures["failed"] = pd.to_datetime(failures["failed"])
failures["fixed"] = pd.to_datetime(failures["fixed"]).fillna(pd.Timestamp("2024-04-01"))
failures["cause"] = failures["cause"].str.lower()
failures["repair_h"] = (failures["fixed"] - failures["failed"]).dt.total_seconds() / 3600
f = failures.sort_values(["machine", "failed"])
f["up_since"] = f.groupby("machine")["fixed"].shift().fillna(pd.Timestamp("2024-01-01"))
f["uptime_h"] = (f["failed"] - f["up_since"]).dt.total_seconds() / 3600

rel = f.groupby("machine").agg(failures=("failed", "count"), mtbf=("uptime_h", "mean"), mttr=("repair_h", "mean"), down=("repair_h", "sum"))
rel = machines.set_index("machine").join(rel)
rel["failures"] = rel["failures"].fillna(0).astype(int)
rel["down"] = rel["down"].fillna(0)
rel["availability"] = (1 - rel["down"] / (91 * 24)).round(4)
rel["age"] = (pd.Timestamp("2024-04-01") - pd.to_datetime(rel["installed"])).dt.days // 365
rel["action"] = np.where(rel["failures"] >= 3, "overhaul", np.where(rel["mttr"] > 8, "spares", "none"))
cause = f.pivot_table(index="cause", columns="machine", values="repair_h", aggfunc=["count", "sum"], fill_value=0)
month = f.groupby([f["failed"].dt.month, "cause"]).size().unstack(fill_value=0)
type_rank = rel.groupby("type")["availability"].mean().sort_values()
result = {"reliability": rel.drop(columns="installed").round(2), "cause": cause, "month": month, "types": type_rank.to_dict(), "intervals": f.groupby("machine")["failed"].apply(lambda s: s.diff().dt.days.dropna().astype(int).tolist())}

# case: batch-traceability
batches = pd.DataFrame({"batch": ["F1", "F2", "F3", "F4"], "made": pd.to_datetime(["2024-05-01", "2024-05-02", "2024-05-04", "2024-05-06"]), "units": [1000, 800, 1200, 500]})
ingredients = pd.DataFrame({
    "batch": ["F1", "F1", "F2", "F2", "F3", "F3", "F4"],
    "lot": ["S-7", "T-1", "S-7", "T-2", "S-8", "T-2", "S-8"],
    "kg": ["50", "12.5", "40", "10", "60", "15 kg", "25"],
})
deliveries = pd.DataFrame({
    "batch": ["F1", "F1", "F2", "F3", "F3", "F5"],
    "customer": ["Rewe", "Spar", "Spar", "Coop", "Rewe", "Spar"],
    "units": [600, 300, 800, 500, 400, 50],
})
recall_lot = "S-7"

ingredients["kg"] = ingredients["kg"].str.extract(r"([\d.]+)")[0].astype(float)
affected = ingredients.loc[ingredients["lot"] == recall_lot, "batch"].unique()
hit = deliveries[deliveries["batch"].isin(affected)]
by_customer = hit.groupby("customer").agg(batches=("batch", lambda b: ", ".join(sorted(b))), units=("units", "sum")).sort_values("units", ascending=False)

shipped = deliveries.groupby("batch")["units"].sum()
status = batches.set_index("batch")
status["shipped"] = shipped
status["shipped"] = status["shipped"].fillna(0).astype(int)
status["in_stock"] = status["units"] - status["shipped"]
status["recall"] = status.index.isin(affected)
status["shipped_pct"] = (status["shipped"] / status["units"] * 100).round(1)
unknown = deliveries.loc[~deliveries["batch"].isin(batches["batch"]), ["batch", "customer"]].to_dict("records")
lots = ingredients.groupby("lot").agg(kg=("kg", "sum"), batches=("batch", "nunique"))
lots["customers"] = ingredients.merge(deliveries, on="batch").groupby("lot")["customer"].nunique()
use = ingredients.merge(batches, on="batch").assign(g_per_unit=lambda d: d["kg"] * 1000 / d["units"])
recipe = use.assign(kind=use["lot"].str[0]).pivot_table(index="batch", columns="kind", values="g_per_unit")
deviation = (recipe / recipe.median() - 1).abs().gt(0.1)
assert status["in_stock"].ge(0).all()
result = {"customers": by_customer, "status": status.drop(columns="made"), "unknown": unknown, "lots": lots, "recipe": recipe.round(2), "deviation": deviation.sum().to_dict(), "recalled": int(hit["units"].sum())}

# case: energy-meter-tariff
meter = pd.DataFrame({
    "ts": pd.date_range("2024-01-05 20:00", periods=12, freq="3h"),
    "kwh": [120.0, 180.5, 190.0, 195.5, 240.0, 310.0, np.nan, 420.0, 470.0, 500.0, 505.0, 20.0],
})
meter["kwh"] = meter["kwh"].interpolate()
meter["use"] = meter["kwh"].diff()
# the counter was replaced when it goes down
meter.loc[meter["use"] < 0, "use"] = meter["kwh"]
meter["hour"] = meter["ts"].dt.hour
meter["weekend"] = meter["ts"].dt.dayofweek >= 5
meter["band"] = np.where(meter["weekend"], "low", np.where(meter["hour"].between(8, 20), "high", "low"))
meter["price"] = meter["band"].map({"high": 0.31, "low": 0.22})
meter["cost"] = (meter["use"] * meter["price"]).round(3)

daily = meter.groupby(meter["ts"].dt.strftime("%a %d")).agg(use=("use", "sum"), cost=("cost", "sum"), peak=("use", "max"))
daily["avg_price"] = (daily["cost"] / daily["use"]).round(4)
band = meter.groupby("band")["use"].agg(["sum", "mean", "count"])
band["share"] = (band["sum"] / band["sum"].sum()).round(3)
six = meter.set_index("ts")["use"].resample("6h").sum()
peaks = meter.nlargest(3, "use")[["ts", "use"]].reset_index(drop=True)
above = meter["use"] > meter["use"].rolling(3, min_periods=1).mean() * 1.2
meter["cum_cost"] = meter["cost"].cumsum()
over_10 = meter.loc[meter["cum_cost"] > 30, "ts"].iloc[0]
result = {"daily": daily, "band": band, "six": six, "peaks": peaks, "spikes": meter.loc[above, "ts"].dt.strftime("%H:%M").tolist(), "over": over_10, "total": round(meter["cost"].sum(), 2)}

# case: production-plan-vs-capacity
plan = pd.DataFrame({
    "product": ["P", "Q", "R", "P", "Q", "R"],
    "week": ["W1", "W1", "W1", "W2", "W2", "W2"],
    "units": [100, 50, 0, 120, 40, 60],
})
routing = pd.DataFrame({
    "product": ["P", "P", "Q", "Q", "R", "S"],
    "station": ["cut", "weld", "cut", "paint", "weld", "cut"],
    "min_per_unit": [4.0, 6.0, 9.0, 12.0, 10.0, 1.0],
})
capacity = pd.DataFrame({"station": ["cut", "weld", "paint", "pack"], "hours": [14, 16, 9, 40]})

load = plan.merge(routing, on="product", how="left")
load["hours"] = load["units"] * load["min_per_unit"] / 60
need = load.pivot_table(index="station", columns="week", values="hours", aggfunc="sum").reindex(capacity["station"]).fillna(0).round(2)
util = need.div(capacity.set_index("station")["hours"], axis=0).mul(100).round(1)

long = util.reset_index().melt(id_vars="station", var_name="week", value_name="util")
long["state"] = pd.cut(long["util"], [-1, 0, 80, 100, 1e9], labels=["idle", "free", "tight", "overload"])
states = long.pivot(index="station", columns="week", values="state").astype(str)
bottleneck = {w: util[w].idxmax() for w in util}

# scale the week down so that its bottleneck fits
factor = (100 / util.max()).clip(upper=1)
plan["feasible"] = np.floor(plan["units"] * plan["week"].map(factor)).astype(int)
plan["cut"] = plan["units"] - plan["feasible"]
per_product = plan.groupby("product")[["units", "feasible", "cut"]].sum()
per_product["service"] = (per_product["feasible"] / per_product["units"] * 100).round(1)
overtime = (need.sub(capacity.set_index("station")["hours"], axis=0)).clip(lower=0)
not_planned = sorted(set(routing["product"]) - set(plan["product"]))
result = {"need": need, "util": util, "states": states, "bottleneck": bottleneck, "plan": plan, "per_product": per_product, "overtime": overtime.sum().to_dict(), "not_planned": not_planned}

# case: defect-root-cause
defects = pd.DataFrame([
    {"id": 1, "code": "SCR-01", "line": "A", "operator": "Zed", "ts": "2024-04-01 06:30", "cost": 12.5},
    {"id": 2, "code": "DNT-02", "line": "A", "operator": "Yas", "ts": "2024-04-01 14:20", "cost": 40.0},
    {"id": 3, "code": "scr-01", "line": "B", "operator": "Zed", "ts": "2024-04-01 23:10", "cost": 12.5},
    {"id": 4, "code": "SCR-03", "line": "A", "operator": None, "ts": "2024-04-02 07:00", "cost": 9.0},
    {"id": 5, "code": "COL-01", "line": "B", "operator": "Yas", "ts": "2024-04-02 15:45", "cost": 55.0},
    {"id": 6, "code": "SCR-01", "line": "A", "operator": "Zed", "ts": "2024-04-02 06:10", "cost": None},
    {"id": 7, "code": "DNT-02", "line": "A", "operator": "Zed", "ts": "2024-04-03 22:00", "cost": 40.0},
])
output = pd.DataFrame({"line": ["A", "A", "A", "B", "B"], "shift": ["early", "late", "night", "late", "night"], "units": [500, 450, 300, 400, 350]})

d = defects.copy()
d["code"] = d["code"].str.upper()
d["family"] = d["code"].str[:3].map({"SCR": "scratch", "DNT": "dent", "COL": "colour"})
d["ts"] = pd.to_datetime(d["ts"])
d["cost"] = d["cost"].fillna(d.groupby("code")["cost"].transform("median"))
h = d["ts"].dt.hour
d["shift"] = np.select([(h >= 6) & (h < 14), (h >= 14) & (h < 22)], ["early", "late"], default="night")

ppm = d.groupby(["line", "shift"]).size().reset_index(name="defects").merge(output, on=["line", "shift"], how="right").fillna({"defects": 0})
ppm["ppm"] = (ppm["defects"] / ppm["units"] * 1e6).round(0).astype(int)
grid = ppm.pivot(index="line", columns="shift", values="ppm")
family = d.groupby("family").agg(n=("id", "count"), cost=("cost", "sum")).sort_values("cost", ascending=False)
family["cum"] = (family["cost"].cumsum() / family["cost"].sum()).round(3)
vital = family[family["cum"].shift(fill_value=0) < 0.8].index.tolist()
op = pd.crosstab(d["operator"].fillna("n/a"), d["family"], margins=True, margins_name="all")
gap = d.sort_values("ts").groupby("line")["ts"].diff().dt.total_seconds().div(3600)
result = {"ppm": ppm, "grid": grid, "family": family, "vital": vital, "operators": op, "mean_gap_h": round(gap.mean(), 3), "by_day": d.groupby(d["ts"].dt.date.astype(str))["cost"].sum().cumsum().to_dict()}

# case: raw-material-price-variance
standard = pd.DataFrame({"mat": ["steel", "zinc", "oil"], "std_price": [0.80, 2.50, 1.10], "std_qty": [10.0, 0.5, 0.2]})
buys = pd.DataFrame({
    "mat": ["steel", "steel", "zinc", "oil", "steel", "paint"],
    "kg": [5000, 3000, 300, 120, 2500, 40],
    "price": ["0,82", "0,79", "2,65", "1,05", "0,90", "6,00"],
})
made = 950
used = {"steel": 9800, "zinc": 460, "oil": 205}

buys["price"] = buys["price"].str.replace(",", ".").astype(float)
buys["amount"] = buys["kg"] * buys["price"]
agg = buys.groupby("mat").agg(kg=("kg", "sum"), amount=("amount", "sum"))
agg["avg_price"] = agg["amount"] / agg["kg"]

v = standard.merge(agg, left_on="mat", right_index=True, how="outer").set_index("mat")
v["price_var"] = (v["avg_price"] - v["std_price"]) * v["kg"]
v["used"] = pd.Series(used)
v["std_use"] = v["std_qty"] * made
v["usage_var"] = (v["used"] - v["std_use"]) * v["std_price"]
v["total_var"] = v[["price_var", "usage_var"]].sum(axis=1, min_count=2)
v["verdict"] = np.select([v["total_var"].isna(), v["total_var"] > 50, v["total_var"] < -50], ["no standard", "adverse", "favourable"], "neutral")
v["stock_change"] = v["kg"] - v["used"]
totals = v[["price_var", "usage_var", "total_var"]].sum().round(2)
worst = v["total_var"].abs().idxmax()
lowest = buys.loc[buys.groupby("mat")["price"].idxmin()].set_index("mat")["price"]
saving = ((buys["price"] - buys["mat"].map(lowest)) * buys["kg"]).groupby(buys["mat"]).sum().round(2)
result = {"variances": v.round(3), "totals": totals, "worst": worst, "saving": saving, "verdicts": v.groupby("verdict").size().to_dict()}

# case: shift-handover-log-strftime-error
log = pd.DataFrame({
    "entry": [1, 2, 3, 4, 5],
    "when": ["2024-05-01 05:55", "2024-05-01 13:58", "2024-05-01 22:03", "2024-05-02 06:10", "2024-05-02 14:00"],
    "crew": ["red", "blue", "green", "red", "blue"],
    "open_items": [3, 5, None, 2, 4],
})
log["open_items"] = log["open_items"].ffill().astype(int)
log["change"] = log["open_items"].diff().fillna(0).astype(int)

# lateness of the handover compared with the plan
log["hour"] = log["when"].dt.hour
log["label"] = log["when"].dt.strftime("%d.%m. %H:%M")
plan = {"red": 6, "blue": 14, "green": 22}
log["late"] = log["hour"] >= log["crew"].map(plan)
crew = log.groupby("crew").agg(entries=("entry", "count"), late=("late", "mean"), items=("open_items", "mean"))
result = {"crew": crew, "log": log}

# case: machine-grouping-agg-error
runs = pd.DataFrame({
    "machine": ["m1", "m1", "m2", "m2", "m3"],
    "program": ["a", "b", "a", "a", "c"],
    "seconds": [120, 300, 110, 130, 95],
    "ok": [True, True, False, True, True],
    "tool_life": ["80%", "75%", "60%", "55%", "99%"],
})
runs["tool_life"] = runs["tool_life"].str.rstrip("%").astype(float)
runs["order"] = runs.groupby("machine").cumcount() + 1

# summary by machine
summary = runs.groupby("machine").agg(
    n=("program", "count"),
    seconds=("seconds", "sum"),
    ok_rate=("ok", "mean"),
    wear=("tool_wear", "max"),
)
summary["per_run"] = summary["seconds"] / summary["n"]
slow = runs[runs["seconds"] > runs.groupby("program")["seconds"].transform("mean")]
result = {"summary": summary, "slow": slow}
