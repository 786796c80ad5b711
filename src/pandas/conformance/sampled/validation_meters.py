import pandas as pd
import numpy as np
import re
import math
import itertools
from collections import defaultdict
from typing import Callable, Iterable, Sequence

meters = pd.DataFrame({
    "meter_id": [501, 502, 503, 504, 505, 506],
    "site": ["North", "north", "South ", "East", None, "WEST"],
    "kind": ["elec", "gas", "Elec", "water", "elec", "GAS"],
    "installed": ["2018-05-01", "2019-07-15", "31/12/2020", "2021-1-5", None, "tbd"],
    "multiplier": [1, 10, 1, None, 0, 1],
    "serial": [9007199254740993, 9007199254740994, 9007199254740995, 9007199254740995, 1, 0],
})

readings = pd.DataFrame({
    "meter_id": [501, 501, 501, 501, 502, 502, 502, 503, 503, 503, 504, 600, 505, 505],
    "read_on": pd.to_datetime(["2024-01-31", "2024-02-29", "2024-03-31", "2024-03-31", "2024-01-31", "2024-02-29", "2024-03-31", "2024-01-31",
                               "2024-03-31", "2024-02-29", "2024-01-31", "2024-01-31", "2024-01-31", None]),
    "value": [100.0, 150.0, 140.0, 190.0, 20.0, np.nan, 26.0, 9990.0, 35.0, 10.0, 5.0, 77.0, 0.0, 12.0],
    "source": ["auto", "auto", "manual", "auto", "auto", None, "manual", "auto", "auto", "est", "Auto", "auto", "est", "est"],
    "ok": [True, True, None, True, True, False, True, True, True, False, None, True, True, True],
})

tariffs = pd.DataFrame({
    "kind": ["elec", "elec", "gas", "water"],
    "from_units": [0, 50, 0, 0],
    "price": [0.30, 0.25, 0.09, 1.75],
})

sites = pd.DataFrame({
    "site": ["north", "south", "east", "west", "hq"],
    "region": ["R1", "R1", "R2", "R2", "R0"],
    "area": [1200.0, 800.0, 0.0, np.nan, 450.5],
    "contact": ["+44 20 7946 0958", "020-7946-0000", "n/a", None, "(020) 7946 1234"],
})

# case: quality-report-nested
def quality_report(frames: dict[str, pd.DataFrame]) -> dict:
    """Build a nested report of missing, duplicates and constants."""
    report = {}
    for name, df in frames.items():
        na = df.isna().sum()
        report[name] = {
            "shape": df.shape,
            "missing": {k: int(v) for k, v in na[na > 0].items()},
            "duplicates": int(df.duplicated().sum()),
            "constant": [c for c in df.columns if df[c].nunique(dropna=False) == 1],
            "object_cols": df.select_dtypes(include=["object"]).columns.tolist(),
        }
    return report

result = quality_report({"meters": meters, "readings": readings, "tariffs": tariffs, "sites": sites})

# case: duplicate-readings-priority
prio = {"auto": 0, "manual": 1, "est": 2}
r = readings.assign(p=readings["source"].str.lower().map(prio).fillna(9).astype(int))
best = r.sort_values(["meter_id", "read_on", "p"]).drop_duplicates(["meter_id", "read_on"], keep="first")
result = best.drop(columns=["p", "ok"]).reset_index(drop=True)

# case: decreasing-reading-check
r = readings.dropna(subset=["read_on", "value"]).sort_values(["meter_id", "read_on", "value"])
r["prev"] = r.groupby("meter_id")["value"].shift()
r["delta"] = r["value"] - r["prev"]
drops = r[r["delta"] < 0]
result = [f"meter {int(x.meter_id)} on {x.read_on.date()}: {x.prev:.1f} -> {x.value:.1f}" for x in drops.itertuples()]

# case: rollover-consumption
def consumption(values: Sequence[float], modulus: float = 10000.0) -> float:
    total = 0.0
    for a, b in zip(values, values[1:]):
        step = b - a
        if step < 0 and a > 0.9 * modulus:
            step += modulus
        total += max(step, 0.0)
    return total

r = readings.dropna(subset=["read_on", "value"]).sort_values("read_on", kind="stable")
result = r.groupby("meter_id")["value"].apply(lambda s: consumption(s.tolist()))

# case: missing-months-per-meter
r = readings.dropna(subset=["read_on"])
have = r.groupby("meter_id")["read_on"].apply(lambda s: set(s.dt.strftime("%Y-%m")))
want = {d.strftime("%Y-%m") for d in pd.date_range("2024-01-01", "2024-03-01", freq="MS")}
result = {int(k): sorted(want - v) for k, v in have.items() if want - v}

# case: interpolate-wide
w = readings.dropna(subset=["read_on"]).drop_duplicates(["meter_id", "read_on"], keep="last").pivot(index="read_on", columns="meter_id", values="value")
result = w.interpolate(limit_direction="forward").round(1)

# case: pivot-duplicate-error
result = readings.pivot(index="meter_id", columns="read_on", values="value")

# case: site-standardize-join
m = meters.assign(site_key=meters["site"].str.strip().str.lower())
j = m.join(sites.set_index("site"), on="site_key", how="left")
result = j[["meter_id", "site_key", "region", "area"]].fillna({"region": "R?", "area": -1})

# case: installed-parse-log
log = []
dates = {}
for mid, text in meters.set_index("meter_id")["installed"].items():
    try:
        dates[mid] = pd.to_datetime(text, dayfirst="/" in text)
    except TypeError:
        log.append(f"{mid}: missing")
    except ValueError:
        log.append(f"{mid}: cannot parse {text!r}")
s = pd.Series(dates, name="installed")
result = (s, log)

# case: serial-big-int-duplicates
s = meters["serial"]
result = {"dups": meters.loc[s.duplicated(keep=False), "meter_id"].tolist(), "max": int(s.max()), "float_dups": int(s.astype(float).duplicated().sum()), "hex": hex(int(s.iloc[0]))}

# case: tiered-billing
def bill(kind: str, units: float) -> float:
    tiers = tariffs[tariffs["kind"] == kind.lower()].sort_values("from_units").to_dict("records")
    if not tiers:
        raise KeyError(kind)
    cost = 0.0
    for i, t in enumerate(tiers):
        upper = tiers[i + 1]["from_units"] if i + 1 < len(tiers) else math.inf
        cost += max(0.0, min(units, upper) - t["from_units"]) * t["price"]
    return round(cost, 2)

out = {}
for k, u in [("elec", 40), ("Elec", 120), ("GAS", 10), ("steam", 3)]:
    try:
        out[(k, u)] = bill(k, u)
    except KeyError as e:
        out[(k, u)] = f"error: {e}"
result = pd.Series(out)

# case: multiplier-guard
mult = meters.set_index("meter_id")["multiplier"].replace(0, np.nan).fillna(1.0)
r = readings.assign(adj=readings["value"] * readings["meter_id"].map(mult))
result = r.groupby("meter_id", as_index=True)["adj"].agg(["sum", "max", "count"])

# case: sum-min-count
g = readings[readings["meter_id"].isin([501, 502, 504])].groupby("meter_id")["value"]
result = pd.DataFrame({"plain": g.sum(), "strict": g.sum(min_count=3), "first": g.nth(0).set_axis([501, 502, 504])})

# case: region-rollup-multiindex
j = readings.merge(meters.assign(site=meters["site"].str.strip().str.lower()), on="meter_id").merge(sites, on="site", how="left")
by = j.groupby(["region", "site", "meter_id"])["value"].max()
region = by.groupby(level="region").sum()
grand = pd.concat([by.groupby(level=["region", "site"]).sum(), pd.concat({"TOTAL": region}).swaplevel()])
result = grand.sort_index()

# case: contact-digits
digits = sites["contact"].str.replace(r"\D+", "", regex=True)
std = digits.str.replace(r"^(44|0)", "+44", regex=True).where(digits.str.len() >= 10)
result = dict(zip(sites["site"], std))

# case: density-division-zero
cnt = meters["site"].str.strip().str.lower().value_counts()
d = sites.set_index("site")["area"].rdiv(cnt).rename("per_area")
result = pd.DataFrame({"per_area": d, "finite": np.isfinite(d), "isinf": np.isinf(d)})

# case: ok-flag-tristate
ok = readings["ok"].astype("boolean")
result = {
    "true": int(ok.sum()), "false": int((~ok).sum()), "na": int(ok.isna().sum()),
    "all": bool(ok.all()), "any_false_skipna": bool((~ok).any(skipna=True)),
    "rows_not_ok": readings.index[~ok.fillna(False)].tolist(),
}

# case: mad-outliers-by-source
r = readings.dropna(subset=["value"]).assign(source=lambda d: d["source"].str.lower())
med = r.groupby("source")["value"].transform("median")
mad = (r["value"] - med).abs().groupby(r["source"]).transform("median")
r["score"] = ((r["value"] - med).abs() / mad.replace(0, np.nan)).round(2)
result = r.loc[r["score"] > 3, ["meter_id", "source", "value", "score"]]

# case: source-column-keyerror
cols = ["meter_id", "read_on", "reading"]
result = readings[cols].dropna().head()

# case: two-version-hash
def row_key(df: pd.DataFrame, cols: Iterable[str]) -> pd.Series:
    return df[list(cols)].astype(str).agg("|".join, axis=1)

new = readings.copy()
new.loc[1, "value"] = 151.0
new = pd.concat([new.drop(index=[5]), pd.DataFrame([{"meter_id": 506, "read_on": pd.Timestamp("2024-03-31"), "value": 1.0, "source": "auto", "ok": True}])], ignore_index=True)
k_old, k_new = set(row_key(readings, ["meter_id", "read_on", "value"])), set(row_key(new, ["meter_id", "read_on", "value"]))
result = {"gone": sorted(k_old - k_new), "new": sorted(k_new - k_old)}

# case: info-like-table
width = max(map(len, readings.columns)) + 2
lines = [f"{'column':<{width}}{'non-null':>9}  dtype"]
for c, n in readings.count().items():
    lines.append(f"{c:<{width}}{n:>9}  {readings[c].dtype}")
result = "\n".join(lines)

# case: series-text-with-nat
s = readings.groupby("meter_id")["read_on"].max()
s.loc[999] = pd.NaT
result = [str(s.iloc[-1]), repr(s.iloc[0]), s.tail(2).to_string(), s.dt.strftime("%d %b").fillna("never").tolist()]
