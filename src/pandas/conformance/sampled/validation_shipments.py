import pandas as pd
import numpy as np
import re
from collections import defaultdict
from datetime import datetime
from pandas.api.types import is_numeric_dtype, is_string_dtype, is_datetime64_any_dtype, is_object_dtype

shipments = pd.DataFrame({
    "ship_id": ["S001", "S002", "S003", "S004", "S005", "S006", "S006", "S008", "S009"],
    "carrier": ["DHL", "dhl ", "UPS", "Fedex", "FEDEX", None, None, "ups", "Unknown"],
    "origin": ["HAM", "HAM", "NYC", "LON", "LON", "PAR", "PAR", "ZZZ", "NYC"],
    "dest": ["NYC", "HAM", "LON", "HAM", "NYC", "LON", "LON", "PAR", ""],
    "weight": ["12.5 kg", "300 g", "1,200.0 kg", "7 lb", "kg", None, None, "0 kg", "-4 kg"],
    "shipped": ["2024-02-28", "2024-02-29", "2024-03-01", "2023-02-29", "2024-03-05", "2024-03-05", "2024-03-05", "05.03.2024", None],
    "delivered": ["2024-03-02", "2024-02-27", "2024-03-08", "2024-03-09", None, "2024-03-05", "2024-03-06", "2024-03-10", "2024-03-11"],
    "insured": [1, 0, 1, "yes", "no", None, "1", True, False],
})

hubs = pd.DataFrame({
    "code": ["HAM", "NYC", "LON", "PAR", "BER"],
    "hub": ["Hamburg", "New York", "London", "Paris", "Berlin"],
    "region": ["EU", "US", "UK", "EU", "EU"],
    "parent": ["BER", None, "PAR", "BER", None],
    "capacity": [500, 1000, 800, 0, 1500],
})

rates = pd.DataFrame({
    "carrier": ["DHL", "DHL", "UPS", "UPS", "FEDEX"],
    "max_kg": [1, 100, 10, 5000, 50],
    "price": [5.0, 40.0, 12.0, 600.0, 33.0],
})

# case: schema-validator
SCHEMA = {
    "ship_id": {"type": "str", "nullable": False, "unique": True, "pattern": r"S\d{3}"},
    "carrier": {"type": "str", "nullable": True, "allowed": {"DHL", "UPS", "FEDEX"}},
    "dest": {"type": "str", "nullable": False, "min_len": 3},
    "eta": {"type": "str", "nullable": True},
}

def validate(df: pd.DataFrame, schema: dict) -> dict:
    """Validate a dataframe against a schema and collect all errors."""
    errs = defaultdict(list)
    for col, spec in schema.items():
        if col not in df.columns:
            errs[col].append("column missing")
            continue
        s = df[col]
        if not spec.get("nullable", True) and s.isna().any():
            errs[col].append(f"{s.isna().sum()} nulls")
        if spec.get("unique") and s.duplicated().any():
            errs[col].append(f"duplicates: {s[s.duplicated()].tolist()}")
        if "pattern" in spec:
            bad = s.dropna()[~s.dropna().str.fullmatch(spec["pattern"])]
            if len(bad):
                errs[col].append(f"pattern: {bad.tolist()}")
        if "allowed" in spec:
            bad = set(s.dropna()) - spec["allowed"]
            if bad:
                errs[col].append(f"not allowed: {sorted(bad)}")
        if "min_len" in spec:
            short = s.index[s.str.len() < spec["min_len"]].tolist()
            if short:
                errs[col].append(f"too short at {short}")
    return dict(errs)

result = validate(shipments, SCHEMA)

# case: weight-to-kg
UNITS = {"kg": 1.0, "g": 0.001, "lb": 0.453592}

def to_kg(text):
    if not isinstance(text, str):
        return np.nan
    m = re.match(r"^\s*(-?[\d,]*\.?\d+)\s*(kg|g|lb)\s*$", text)
    if m is None:
        return np.nan
    return float(m.group(1).replace(",", "")) * UNITS[m.group(2)]

kg = shipments["weight"].apply(to_kg)
result = pd.DataFrame({"raw": shipments["weight"], "kg": kg.round(3), "valid": kg > 0})

# case: insured-mixed-types
TRUTHY = {1, "1", "yes", True}
FALSY = {0, "0", "no", False}
out = []
for v in shipments["insured"]:
    if v is None:
        out.append(None)
    elif v in TRUTHY:
        out.append(True)
    elif v in FALSY:
        out.append(False)
    else:
        out.append(np.nan)
s = pd.Series(out, dtype="boolean", index=shipments["ship_id"], name="insured")
result = (int(s.sum()), int(s.isna().sum()), s)

# case: insured-type-profile
result = shipments.groupby(shipments["insured"].map(lambda v: type(v).__name__))["ship_id"].agg(["count", "nunique", "first"])

# case: date-parse-fallback
p1 = pd.to_datetime(shipments["shipped"], format="%Y-%m-%d", errors="coerce")
p2 = pd.to_datetime(shipments["shipped"], format="%d.%m.%Y", errors="coerce")
shipped = p1.fillna(p2)
unparsed = shipments.loc[shipped.isna() & shipments["shipped"].notna(), ["ship_id", "shipped"]]
result = (shipped.dt.strftime("%Y/%m/%d").tolist(), unparsed.to_dict("list"))

# case: transit-cross-field
d = shipments[["ship_id", "shipped", "delivered", "origin", "dest"]].copy()
for c in ("shipped", "delivered"):
    d[c] = pd.to_datetime(d[c], errors="coerce", format="%Y-%m-%d")
rules = {
    "delivered_before_shipped": d["delivered"] < d["shipped"],
    "same_origin_dest": d["origin"] == d["dest"],
    "not_delivered": d["delivered"].isna(),
    "empty_dest": d["dest"].eq(""),
}
flags = pd.DataFrame(rules)
d["violations"] = flags.apply(lambda r: "; ".join(r.index[r]), axis=1)
result = d.loc[flags.any(axis=1), ["ship_id", "violations"]].reset_index(drop=True)

# case: rule-counts
flags = pd.DataFrame({
    "no_carrier": shipments["carrier"].isna(),
    "no_weight": shipments["weight"].isna(),
    "no_delivery": shipments["delivered"].isna(),
})
result = flags.value_counts()

# case: hub-code-check
codes = set(hubs["code"])
viol = {col: sorted(set(shipments[col]) - codes) for col in ["origin", "dest"]}
viol["hubs.parent"] = sorted(set(hubs["parent"].dropna()) - codes)
result = viol

# case: hub-rollup-capacity
own = hubs.set_index("code")["capacity"]
parent = hubs.set_index("code")["parent"]
total = own.copy()
for code in own.index:
    p = parent[code]
    seen = {code}
    while isinstance(p, str) and p not in seen:
        total[p] += own[code]
        seen.add(p)
        p = parent[p]
result = pd.DataFrame({"own": own, "total": total, "share": (own / total).round(3)})

# case: hub-depth-path
par = dict(zip(hubs["code"], hubs["parent"].where(hubs["parent"].notna(), None)))

def path(c):
    out = [c]
    while par.get(out[-1]):
        out.append(par[out[-1]])
    return out[::-1]

hubs_p = hubs.assign(path=hubs["code"].map(lambda c: "/".join(path(c))), depth=hubs["code"].map(lambda c: len(path(c)) - 1))
lines = [("  " * r.depth + r.hub).ljust(16, ".") + str(r.capacity).rjust(6) for r in hubs_p.sort_values("path").itertuples()]
result = "\n".join(lines)

# case: rate-lookup-loop
def quote(carrier, kg):
    cand = rates[(rates["carrier"] == carrier) & (rates["max_kg"] >= kg)]
    if cand.empty:
        return None
    return cand.sort_values("max_kg").iloc[0]["price"]

result = [(c, k, quote(c, k)) for c, k in [("DHL", 0.3), ("DHL", 12.5), ("UPS", 1200), ("FEDEX", 51), ("GLS", 1)]]

# case: rate-merge-filter
s = pd.DataFrame({"carrier": shipments["carrier"].str.strip().str.upper(), "ship_id": shipments["ship_id"]})
s["kg"] = pd.to_numeric(shipments["weight"].str.extract(r"^([\d.]+) kg$")[0])
m = s.merge(rates, on="carrier").query("kg <= max_kg")
result = m.loc[m.groupby("ship_id")["price"].idxmin()]

# case: numeric-check-loop
res = {}
for name, df in {"shipments": shipments, "hubs": hubs, "rates": rates}.items():
    res[name] = {c: ("num" if is_numeric_dtype(df[c]) else "date" if is_datetime64_any_dtype(df[c]) else "obj" if is_object_dtype(df[c]) else "?") for c in df}
result = pd.DataFrame(res)

# case: drop-duplicate-latest-delivery
s = shipments.sort_values("delivered", na_position="first").drop_duplicates("ship_id", keep="last").sort_index()
result = {"before": len(shipments), "after": len(s), "removed": sorted(set(shipments.index) - set(s.index)), "s006": s.loc[s["ship_id"] == "S006", "delivered"].item()}

# case: lane-matrix
lane = pd.crosstab(shipments["origin"], shipments["dest"].replace("", "??"), dropna=False)
result = lane.reindex(index=hubs["code"], columns=[*hubs["code"], "??"], fill_value=0)

# case: lane-names-double-map
names = hubs.set_index("code")["hub"]
result = (shipments["origin"].map(names).fillna(shipments["origin"]) + " -> " + shipments["dest"].map(names)).dropna()

# case: merge-key-type-error
extra = pd.DataFrame({"ship_id": [1, 2, 3], "fee": [1.5, 2.5, 3.5]})
result = shipments.merge(extra, on="ship_id", how="left")

# case: carrier-share-pct
c = shipments["carrier"].str.strip().str.upper().value_counts(dropna=False, normalize=True).mul(100).round(1)
result = c.map("{:.1f}%".format).reset_index()

# case: nunique-axis1
cols = ["origin", "dest", "carrier"]
result = shipments[cols].nunique(axis=1, dropna=False).rename("distinct").to_frame().join(shipments["ship_id"]).set_index("ship_id").query("distinct < 3")

# case: capacity-thresholds-clip
h = hubs.copy()
h["cap_clip"] = h["capacity"].clip(lower=100, upper=1000)
h["util"] = h["code"].map(shipments["origin"].value_counts()).fillna(0).astype(int)
h["per"] = np.divide(h["util"] * 100.0, h["capacity"], out=np.full(len(h), np.nan), where=h["capacity"].to_numpy() > 0)
result = h[["code", "cap_clip", "util", "per"]]
