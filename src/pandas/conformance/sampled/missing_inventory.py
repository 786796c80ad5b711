import pandas as pd
import numpy as np
import datetime

inventory = pd.DataFrame({
    "item": ["bolt", "nut", "Washer", "bolt", None, "gear", "nut ", "cog"],
    "bin": ["A1", None, "B2", "A1", "C3", "", "B2", "Z9"],
    "on_hand": [120, 0, np.nan, 35, 7, None, -4, 12],
    "min_level": pd.Series([100, 50, None, 40, 5, 10, 0, None], dtype="Int64"),
    "last_count": [pd.Timestamp("2024-02-01"), None, pd.NaT, pd.Timestamp("2024-01-15"), pd.Timestamp("2024-02-01"), None, pd.Timestamp("2023-12-31"), pd.Timestamp("2024-02-29")],
    "hazard": pd.array([False, None, False, True, None, False, True, None], dtype="boolean"),
    "note": ["ok", "", None, "low!", np.nan, "LOW", "check 12 units", pd.NA],
})

moves = pd.DataFrame({
    "item": ["bolt", "bolt", "nut", "gear", "gear", "chain", None, "cog", "nut"],
    "kind": pd.Categorical(["in", "out", "in", "out", None, "in", "adjust", "out", "out"], categories=["in", "out", "adjust", "scrap"]),
    "units": [10, -3, 20, None, -1, 5, 2, "4", "six"],
    "day": [20240105, 20240106, 20240106, 0, 20240110, None, 20240111, 20240230, 20240112],
})

suppliers = pd.DataFrame({
    "item": ["bolt", "nut", "gear", "cog", "cog"],
    "lead": ["3 days", "2 days 12:00:00", None, "7", "fast"],
    "rank": [1, 2, 1, 1, 2],
})

# case: units-object-sum-error
result = moves["units"].sum()

# case: units-coerce-by-item
u = pd.to_numeric(moves["units"], errors="coerce")
result = u.groupby(moves["item"], dropna=False).sum(min_count=1)

# case: units-mixed-type-report
result = moves["units"].apply(lambda x: type(x).__name__).tolist()

# case: day-int-to-date
day = moves["day"].astype("Int64").astype("string")
result = pd.to_datetime(day, format="%Y%m%d", errors="coerce")

# case: day-float-format
result = pd.to_datetime(moves["day"].dropna().astype(int).astype(str), format="%Y%m%d", errors="coerce").dt.day_name().fillna("-").to_dict()

# case: kind-value-counts-with-na
result = {
    "drop": moves["kind"].value_counts().to_dict(),
    "keep": len(moves["kind"].value_counts(dropna=False)),
    "unique": moves["kind"].unique().tolist(),
    "describe_top": moves["kind"].describe()["top"],
}

# case: kind-pivot-observed
m = moves.assign(units=pd.to_numeric(moves["units"], errors="coerce"))
result = m.pivot_table(index="item", columns="kind", values="units", aggfunc="sum", observed=True)

# case: kind-pivot-all-categories
m = moves.assign(units=pd.to_numeric(moves["units"], errors="coerce"))
result = m.pivot_table(index="item", columns="kind", values="units", aggfunc="count", observed=False, fill_value=0)

# case: kind-isin-and-map
sign = moves["kind"].map({"in": 1, "out": -1})
result = {"dtype": str(sign.dtype), "vals": sign.astype(float).fillna(0).tolist(), "isin": moves["kind"].isin(["in", np.nan]).tolist()}

# case: shortage-nullable-compare
short = inventory["on_hand"] < inventory["min_level"]
result = pd.DataFrame({"item": inventory["item"], "short": short, "gap": inventory["min_level"] - inventory["on_hand"]})

# case: shortage-sum-types
short = inventory["on_hand"] < inventory["min_level"]
result = [str(short.dtype), int(short.sum()), int(short.isna().sum()), bool(short.any())]

# case: hazard-where-note
result = inventory["note"].where(inventory["hazard"].fillna(False), "n/a")

# case: hazard-groupby-frame
result = inventory.groupby("hazard", dropna=False).agg({"on_hand": "sum", "min_level": "min", "last_count": "max"})

# case: hazard-truth-of-na
result = [r.item for r in inventory.itertuples() if r.hazard]

# case: last-count-ffill-diff
lc = inventory["last_count"].ffill(limit=1)
result = lc.diff().dt.days

# case: last-count-fill-string-label
result = inventory["last_count"].dt.strftime("%Y-%m").fillna("never").value_counts().sort_index()

# case: last-count-sort-na-first
result = inventory.sort_values("last_count", na_position="first", kind="stable")[["item", "last_count"]]

# case: note-string-dtype
n = inventory["note"].astype("string").str.lower()
result = pd.DataFrame({"low": n.str.contains("low"), "len": n.str.len(), "num": n.str.extract(r"(\d+)", expand=False).astype("Int64"), "empty": n.eq("")})

# case: note-nullish-values
nullish = inventory["note"].isna() | (inventory["note"].astype(str).str.strip() == "")
result = inventory.loc[nullish].index.tolist()

# case: lead-mean-by-item
lead = pd.to_timedelta(suppliers["lead"], errors="coerce")
result = suppliers.assign(lead=lead).groupby("item")["lead"].mean()

# case: on-hand-interp-where
oh = inventory["on_hand"].where(lambda s: s >= 0)
result = oh.interpolate(limit_direction="backward", limit=1).fillna(-99).astype("int64").tolist()

# case: join-suppliers-dtypes-before-after
clean = inventory.assign(item=inventory["item"].str.strip().str.lower())
best = suppliers.loc[suppliers["rank"] == 1, ["item", "rank"]]
joined = clean.merge(best, on="item", how="left")
before, after = best["rank"].dtype, joined["rank"].dtype
result = f"{before} -> {after}; nullable: {joined['rank'].convert_dtypes().dtype}"
