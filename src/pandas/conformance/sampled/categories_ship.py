import pandas as pd
import numpy as np
import math
from functools import reduce

ship = pd.DataFrame({
    "ship_id": ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13"],
    "mode": ["Road", "Air", "Sea", "Road", "Rail", "air", "Sea", "Road", None, "Air", "Road", "Sea ", "Road"],
    "stage": ["Booked", "Delivered", "In Transit", "Delivered", "Customs", "Picked Up", "Delivered", "Lost", "Booked", "In Transit", "Delivered", "Customs", "Delivered"],
    "kg": [12.0, 0.5, 1800.0, 75.0, 640.0, 2.0, 22000.0, 75.0, 5.0, -1.0, np.nan, 900.0, 30.0],
    "sent": ["2024-03-04", "2024-03-05", "2024-02-01", "2024-03-08", "2024-03-09", "2024-03-10", "2024-01-15", "2024-03-04", None, "2024-03-11", "2024-03-12", "2024-02-20", "2024-03-15"],
    "arrived": ["2024-03-06", "2024-03-06", None, "2024-03-08", None, None, "2024-03-01", None, None, None, "2024-03-20", None, "2024-03-14"],
    "depot": [1, 2, 3, 1, 2, 2, 3, 7, 1, 2, 1, 3, 4],
})
depots = pd.DataFrame({
    "depot": [1, 2, 3, 4, 5],
    "city": ["Oslo", "Rome", "Lisbon", "oslo", "Kyiv"],
    "tier": ["gold", "silver", "gold", "bronze", "silver"],
})
claims = pd.DataFrame({
    "ship_id": ["s4", "s7", "s8", "s8", "s20"],
    "kind": ["late", "damage", "lost", "late", "damage"],
    "eur": [20, 1500, 300, 0, 75],
})
stage_order = ["Booked", "Picked Up", "In Transit", "Customs", "Delivered"]
days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

# case: stage-funnel
st = pd.Categorical(ship["stage"], categories=stage_order, ordered=True)
n = pd.Series(st).value_counts().reindex(stage_order)
reached = n[::-1].cumsum()[::-1]
result = pd.DataFrame({"at": n, "reached": reached, "pct": (reached / reached.iloc[0]).round(3)})
# case: weight-classes-mode-table
ship["mode"] = ship["mode"].str.strip().str.title()
ship["wclass"] = pd.cut(ship["kg"], bins=[0, 10, 100, 1000, np.inf], labels=["parcel", "small", "pallet", "bulk"])
result = ship.groupby(["mode", "wclass"], observed=False).size().unstack(fill_value=0)
# case: weight-classes-mode-table-observed
ship["mode"] = ship["mode"].str.strip().str.title().astype("category")
ship["wclass"] = pd.cut(ship["kg"], bins=[0, 10, 100, 1000, np.inf], labels=["parcel", "small", "pallet", "bulk"])
result = ship.groupby(["mode", "wclass"], observed=True, sort=False)["kg"].sum()
# case: transit-days-bands
ship["sent"] = pd.to_datetime(ship["sent"])
ship["arrived"] = pd.to_datetime(ship["arrived"])
ship["days"] = (ship["arrived"] - ship["sent"]).dt.days
ship["speed"] = pd.cut(ship["days"], bins=[-math.inf, -1, 1, 7, math.inf], labels=["invalid", "express", "standard", "slow"])
result = ship.dropna(subset=["days"])[["ship_id", "days", "speed"]].sort_values(["speed", "ship_id"])
# case: sent-weekday-pivot
s = pd.to_datetime(ship["sent"])
ship["dow"] = pd.Categorical(s.dt.day_name(), categories=days, ordered=True)
result = ship.pivot_table(index="dow", values="kg", aggfunc=["count", "sum"], observed=False)
# case: weekday-index-reindex-shift
s = pd.to_datetime(ship["sent"]).dt.day_name()
c = s.value_counts().reindex(days, fill_value=0)
result = c.rename(lambda d: d[:3]).to_dict()
# case: is-weekend-ordered-compare
dow = pd.Series(pd.Categorical(pd.to_datetime(ship["sent"]).dt.day_name(), days, ordered=True), index=ship["ship_id"])
result = dow[dow > "Friday"].index.tolist()
# case: stage-advance-codes
codes = pd.Categorical(ship["stage"], stage_order, ordered=True).codes
pct = np.where(codes < 0, np.nan, codes / (len(stage_order) - 1) * 100)
result = pd.Series(pct, index=ship["ship_id"], name="progress")
# case: depot-tier-sorted-merge
tier = pd.CategoricalDtype(["bronze", "silver", "gold"], ordered=True)
d = depots.assign(tier=depots["tier"].astype(tier))
m = ship.merge(d, on="depot", how="left").sort_values(["tier", "kg"], ascending=[False, True], na_position="last")
result = m[["ship_id", "tier", "kg"]].head(8)
# case: depot-tier-group-count-default-warning
tier = pd.CategoricalDtype(["bronze", "silver", "gold", "platinum"], ordered=True)
d = depots.assign(tier=depots["tier"].astype(tier))
result = d.groupby("tier")["city"].count()
# case: tier-transform-size
d = depots.assign(tier=depots["tier"].astype("category"))
d["peers"] = d.groupby("tier", observed=True)["depot"].transform("size") - 1
d["rank_in_tier"] = d.groupby("tier", observed=True).cumcount() + 1
result = d
# case: tier-ngroup
d = depots.assign(tier=pd.Categorical(depots["tier"], ["gold", "silver", "bronze"], ordered=True))
result = d.groupby("tier", observed=False).ngroup().tolist()
# case: tier-rank-method-dense
t = depots["tier"].astype(pd.CategoricalDtype(["bronze", "silver", "gold"], ordered=True))
result = t.rank(method="dense", ascending=False).tolist()
# case: category-set-item-valid
st = ship["stage"].astype("category")
st[ship["arrived"].notna()] = "Delivered"
st = st.cat.remove_unused_categories()
result = (st == "Delivered").sum(), st.cat.categories.tolist()
# case: claim-kind-per-shipment-list
c = claims.assign(kind=claims["kind"].astype("category"))
result = c.groupby("ship_id")["kind"].agg(list).reindex(ship["ship_id"]).dropna()
# case: claim-kind-sum-by-category-three
kinds = pd.CategoricalDtype(["late", "damage", "lost", "theft"])
c = claims.astype({"kind": kinds})
result = c.groupby("kind", observed=False)["eur"].agg(["sum", "mean", "max"])
# case: claim-category-pivot-ships
c = claims.assign(kind=pd.Categorical(claims["kind"], ["late", "damage", "lost", "theft"]))
result = c.pivot_table(index="ship_id", columns="kind", values="eur", aggfunc="sum", observed=False, fill_value=0)
# case: reduce-concat-mode-categories
parts = [g["mode"].astype("category") for _, g in ship.dropna(subset=["mode"]).groupby("depot")]
cats = reduce(lambda acc, s: acc.union(s.cat.categories), parts, pd.Index([]))
parts = [p.cat.set_categories(cats) for p in parts]
out = pd.concat(parts)
result = (out.dtype.name, out.cat.categories.tolist(), out.value_counts().to_dict())
# case: qcut-kg-intervals-left
k = ship["kg"].dropna()
q = pd.qcut(k, 4, precision=0)
result = [(i.left, i.right) for i in q.cat.categories]
# case: qcut-kg-wrong-label-count
result = pd.qcut(ship["kg"], q=4, labels=["light", "medium", "heavy"])
# case: cut-nonmonotonic-error
result = pd.cut(ship["kg"], bins=[0, 100, 10, 1000])
# case: empty-filter-categories
sub = ship.assign(mode=ship["mode"].astype("category")).query("kg > 1e9")
result = {"len": len(sub), "counts": sub["mode"].value_counts().tolist(), "grouped": sub.groupby("mode", observed=True)["kg"].sum().to_dict(), "cats": sub["mode"].cat.remove_unused_categories().cat.categories.tolist()}
# case: category-str-accessor
m = ship["mode"].astype("category")
clean = m.str.strip().str.lower()
result = (clean.dtype.name, clean.astype("category").cat.categories.tolist())
# case: category-string-concat-error
m = ship["mode"].astype("category")
s = ship["stage"].astype("category")
result = m + " / " + s
