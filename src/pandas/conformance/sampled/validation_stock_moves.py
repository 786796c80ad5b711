import pandas as pd
import numpy as np
from collections import deque, defaultdict, namedtuple
from datetime import datetime, timedelta

stock_moves = pd.DataFrame({
    "move_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "sku": ["A1", "A1", "B2", "A1", "b2 ", "C3", "A1", "B2", "C3", None, "A1", "D4"],
    "kind": ["IN", "IN", "IN", "OUT", "OUT", "in", "OUT", "ADJ", "OUT", "IN", "out", "OUT"],
    "qty": [10, 5, 20, 8, 5, 7, 4, -2, 9, 3, 6, 1],
    "unit_cost": [2.0, 2.5, 1.1, np.nan, np.nan, 9.99, np.nan, np.nan, np.nan, 4.0, np.nan, np.nan],
    "moved_at": pd.to_datetime(["2024-05-01 09:00", "2024-05-02 09:30", "2024-05-02 10:00", "2024-05-03 14:00", "2024-05-03 14:00",
                                "2024-05-04 08:15", "2024-05-05 16:45", "2024-05-06 00:00", "2024-05-06 12:00", None, "2024-05-07 11:11", "2024-05-08 10:00"]),
})

products = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "E5", "E5"],
    "title": ["Widget", "Gadget ", "gizmo", "Sprocket", "Sprocket"],
    "reorder_level": [5, 10, 3, np.nan, 4],
    "price": ["3.99", "2,50", "19.99", "free", None],
    "discontinued": [False, False, True, None, True],
    "supplier_id": [1, 2, 2, 3, 9],
})

suppliers = pd.DataFrame({
    "supplier_id": [1, 2, 3, 4],
    "supplier": ["Acme", "acme ", "Beta GmbH", "Gamma"],
    "lead_days": [7, 0, 14, -1],
    "country": ["US", "us", "DE", ""],
})

warehouse_counts = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "D4", "E5", "A1"],
    "bin": ["X-01", "X-02", "Y-01", "Y-01", "Z-09", "X-03"],
    "counted": [3, 12, 0, 1, 2, 0],
})

# case: running-balance-loop
balances = {}
log = []
for row in stock_moves.sort_values(["moved_at", "move_id"]).itertuples():
    if row.sku is None:
        log.append({"move_id": row.move_id, "balance": None, "note": "no sku"})
        continue
    sku = row.sku.strip().upper()
    sign = {"IN": 1, "OUT": -1, "ADJ": 1}[row.kind.upper()]
    balances[sku] = balances.get(sku, 0) + sign * row.qty
    entry = {"move_id": row.move_id, "sku": sku, "balance": balances[sku]}
    if balances[sku] < 0:
        entry["note"] = "NEGATIVE"
    log.append(entry)
result = pd.DataFrame(log)

# case: fifo-cost
def fifo_cogs(df: pd.DataFrame) -> dict:
    """Compute FIFO cost of goods sold per SKU."""
    layers = defaultdict(deque)
    cogs = defaultdict(float)
    short = defaultdict(int)
    for _, r in df.dropna(subset=["sku"]).iterrows():
        sku = r["sku"].strip().upper()
        kind = r["kind"].upper()
        if kind == "IN":
            layers[sku].append([r["qty"], r["unit_cost"]])
        elif kind == "OUT":
            need = r["qty"]
            while need > 0 and layers[sku]:
                layer = layers[sku][0]
                used = min(need, layer[0])
                cogs[sku] += used * layer[1]
                layer[0] -= used
                need -= used
                if layer[0] == 0:
                    layers[sku].popleft()
            if need > 0:
                short[sku] += need
    remaining = {k: [tuple(x) for x in v] for k, v in layers.items() if v}
    return {"cogs": {k: round(v, 2) for k, v in cogs.items()}, "short": dict(short), "remaining": remaining}

result = fifo_cogs(stock_moves)

# case: vectorized-balance
m = stock_moves.dropna(subset=["sku"]).copy()
m["sku"] = m["sku"].str.strip().str.upper()
m["signed"] = m["qty"].where(m["kind"].str.upper().ne("OUT"), -m["qty"])
m["balance"] = m.groupby("sku")["signed"].cumsum()
result = m.pivot(index="move_id", columns="sku", values="balance").ffill()

# case: count-vs-book
m = stock_moves.assign(sku=stock_moves["sku"].str.strip().str.upper(), kind=stock_moves["kind"].str.upper())
book = m.assign(signed=np.where(m["kind"] == "OUT", -m["qty"], m["qty"])).groupby("sku")["signed"].sum().rename("book")
counted = warehouse_counts.groupby("sku")["counted"].sum()
cmp = pd.concat([book, counted], axis=1).fillna(0).astype(int)
cmp["diff"] = cmp["counted"] - cmp["book"]
cmp["status"] = np.select([cmp["diff"] > 0, cmp["diff"] < 0], ["surplus", "shortage"], default="match")
result = cmp

# case: kind-state-machine
allowed = {None: {"IN"}, "IN": {"IN", "OUT", "ADJ"}, "OUT": {"IN", "OUT", "ADJ"}, "ADJ": {"OUT", "IN"}}
state = {}
violations = set()
for sku, kind, mid in zip(stock_moves["sku"], stock_moves["kind"], stock_moves["move_id"]):
    if pd.isna(sku):
        continue
    key = sku.strip().upper()
    nxt = kind.upper()
    prev = state.get(key)
    if nxt not in allowed[prev]:
        violations.add((mid, key, str(prev), nxt))
    state[key] = nxt
result = {"final": state, "violations": sorted(violations)}

# case: price-to-numeric-coerce
p = products.copy()
p["price_num"] = pd.to_numeric(p["price"].str.replace(",", ".", regex=False), errors="coerce")
p["price_issue"] = p["price_num"].isna().map({True: "bad", False: "ok"})
result = p[["sku", "price", "price_num", "price_issue"]]

# case: supplier-duplicates-normalized
key = suppliers["supplier"].str.strip().str.casefold()
groups = suppliers.groupby(key)["supplier_id"].agg(list)
result = groups[groups.str.len() > 1].to_dict()

# case: missing-by-kind
result = stock_moves.assign(kind=stock_moves["kind"].str.upper()).groupby("kind").agg(
    n=("move_id", "count"),
    missing_cost=("unit_cost", lambda s: s.isna().sum()),
    missing_time=("moved_at", lambda s: int(s.isnull().any())),
    qty_total=("qty", "sum"),
)

# case: fk-check-function
def check_fk(child: pd.DataFrame, parent: pd.DataFrame, child_col: str, parent_col: str | None = None) -> list[str]:
    """Collect foreign key problems as messages."""
    parent_col = parent_col or child_col
    messages = []
    orphans = set(child[child_col].dropna()) - set(parent[parent_col].dropna())
    unused = set(parent[parent_col].dropna()) - set(child[child_col].dropna())
    if orphans:
        messages.append(f"{child_col}: orphans {sorted(orphans)}")
    if unused:
        messages.append(f"{parent_col}: unused {sorted(unused)}")
    if not parent[parent_col].is_unique:
        messages.append(f"{parent_col}: parent key not unique")
    return messages

result = {
    "products->suppliers": check_fk(products, suppliers, "supplier_id"),
    "moves->products": check_fk(stock_moves, products, "sku"),
    "counts->products": check_fk(warehouse_counts, products, "sku"),
}

# case: last-known-cost-fill
df = stock_moves.dropna(subset=["sku"]).assign(sku=lambda d: d["sku"].str.strip())
df["sku"] = df["sku"].str.upper()
df = df.sort_values(["sku", "moved_at"], na_position="first")
df["cost_ffill"] = df.groupby("sku")["unit_cost"].ffill()
df["value"] = df["qty"].mul(df["cost_ffill"]).fillna(0)
result = df.set_index(["sku", "move_id"])[["qty", "cost_ffill", "value"]]

# case: namedtuple-issues
Issue = namedtuple("Issue", "table column row value")
issues = []
for i, v in suppliers["lead_days"].items():
    if v <= 0:
        issues.append(Issue("suppliers", "lead_days", i, v))
for i, v in suppliers["country"].items():
    if not v:
        issues.append(Issue("suppliers", "country", i, repr(v)))
result = pd.DataFrame(issues)

# case: repr-of-values
row = stock_moves.iloc[9]
result = [f"{k}={v!s}" for k, v in row.items()]

# case: wrong-ambiguous-truth
low = []
for sku in products["sku"].unique():
    p = products[products["sku"] == sku]
    if p["reorder_level"] > 4:
        low.append(sku)
result = low

# case: discontinued-fill-count
flags = products["discontinued"].map({True: "yes", False: "no"}).fillna("unknown")
result = flags.value_counts().reindex(["yes", "no", "unknown", "n/a"], fill_value=0)

# case: dedupe-by-completeness
scored = products.assign(score=products.notna().sum(axis=1))
best = scored.sort_values(["sku", "score"], ascending=[True, False], kind="mergesort").drop_duplicates("sku")
result = best.drop(columns="score").reset_index(drop=True)

# case: duration-between-moves
s = stock_moves.loc[stock_moves["sku"].eq("A1"), ["move_id", "moved_at"]].set_index("move_id")["moved_at"]
gaps = s.diff()
result = pd.DataFrame({"gap": gaps, "hours": gaps.dt.total_seconds() / 3600, "text": gaps.astype(str)})

# case: bin-split-expand
parts = warehouse_counts["bin"].str.split("-", expand=True).rename(columns={0: "aisle", 1: "slot"})
parts["slot"] = parts["slot"].astype(int)
full = pd.concat([warehouse_counts.drop(columns="bin"), parts], axis="columns")
result = full.groupby(["aisle", "slot"])["counted"].sum().unstack(fill_value=0)

# case: to-string-small-frame
agg = warehouse_counts.groupby("sku", as_index=False)["counted"].sum()
result = agg.to_string(index=False)

# case: reorder-suggestions
on_hand = warehouse_counts.groupby("sku")["counted"].sum()
sug = []
for p in products.drop_duplicates("sku").to_dict(orient="records"):
    level = p["reorder_level"]
    if pd.isna(level):
        sug.append({"sku": p["sku"], "action": "SKIP", "reason": "no level"})
        continue
    have = int(on_hand.get(p["sku"], 0))
    if have < level:
        sug.append({"sku": p["sku"], "action": "ORDER", "qty": int(level - have)})
result = pd.DataFrame(sug).fillna({"qty": 0, "reason": "-"})

# case: outlier-report-iqr
def iqr_bounds(s: pd.Series, k: float = 1.5) -> tuple:
    q1, q3 = s.quantile([0.25, 0.75])
    iqr = q3 - q1
    return q1 - k * iqr, q3 + k * iqr

lo, hi = iqr_bounds(stock_moves["qty"])
out = stock_moves.loc[(stock_moves["qty"] < lo) | (stock_moves["qty"] > hi), ["move_id", "qty"]]
result = {"bounds": (float(lo), float(hi)), "outliers": out.values.tolist()}

# case: merge-three-tables
full = (
    warehouse_counts
    .merge(products.drop_duplicates("sku", keep="last"), how="left", on="sku", suffixes=("", "_p"))
    .merge(suppliers, how="left", on="supplier_id")
)
full["supplier"] = full["supplier"].str.strip().str.title().fillna("(none)")
result = full[["sku", "bin", "counted", "title", "supplier", "lead_days"]]

# case: schema-expected-dtypes
expected = {"move_id": "int64", "sku": "object", "kind": "object", "qty": "float64", "unit_cost": "float64", "moved_at": "datetime64[ns]", "user": "object"}
report = []
for col, exp in expected.items():
    try:
        actual = str(stock_moves[col].dtype)
        report.append((col, exp, actual, actual == exp))
    except KeyError as e:
        report.append((col, exp, f"missing {e}", False))
result = pd.DataFrame.from_records(report, columns=["column", "expected", "actual", "match"])
