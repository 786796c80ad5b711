import pandas as pd
import numpy as np

old = pd.DataFrame({
    "id": [1, 2, 3, 4, 5],
    "email": ["a@x.com", "b@x.com", None, "d@x.com", "E@X.com"],
    "score": [10.0, np.nan, 30.0, 40.0, 50.0],
    "active": [True, True, False, None, False],
})
new = pd.DataFrame({
    "id": [2, 3, 4, 5, 6],
    "email": ["b@x.com", "c@x.com", "d@y.com", "e@x.com", "f@x.com"],
    "score": [np.nan, 30.0, 41.0, np.nan, 60.0],
    "active": [True, False, None, True, True],
})
blocklist = pd.DataFrame({"email": ["d@x.com ", "zz@x.com", None]})

# case: added-removed-common
o, n = set(old["id"]), set(new["id"])
result = {"added": sorted(n - o), "removed": sorted(o - n), "common": sorted(o & n)}
# case: combine-first-frames
result = new.set_index("id").combine_first(old.set_index("id"))
# case: combine-first-default-index
result = old.combine_first(new)
# case: update-overwrite-true
o = old.set_index("id")[["email", "score"]]
o.update(new.set_index("id"))
result = o
# case: update-overwrite-false
o = old.set_index("id")[["email", "score"]]
o.update(new.set_index("id")[["email", "score"]], overwrite=False)
result = o.reset_index()
# case: update-errors-raise
o = old.set_index("id")[["score"]]
o.update(new.set_index("id")[["score"]], errors="raise")
result = o
# case: update-filter-func
o = old.set_index("id")[["score"]]
o.update(new.set_index("id")[["score"]], filter_func=lambda x: x < 40)
result = o["score"].tolist()
# case: combine-fill-value
o = old.set_index("id")[["score"]]
n = new.set_index("id")[["score"]]
result = o.combine(n, np.minimum, fill_value=0)
# case: series-combine-max
s1 = old.set_index("id")["score"]
s2 = new.set_index("id")["score"]
result = s1.combine(s2, max, fill_value=-1)
# case: align-outer-frames
l, r = old.set_index("id").align(new.set_index("id"), join="outer", axis=0)
result = (l["score"].fillna(0) - r["score"].fillna(0)).to_dict()
# case: align-axis1
l, r = old.set_index("id").align(new.set_index("id").drop(columns="active").assign(extra=1), join="outer", axis=1)
result = (l.columns.tolist(), r.columns.tolist(), l.shape, r.shape)
# case: align-fill-value-join-left
a, b = old.set_index("id")["score"].align(new.set_index("id")["score"], join="left", fill_value=0)
result = (b - a).rename("delta").reset_index()
# case: equals-vs-eq
x = old.copy()
result = (old.equals(x), bool((old == x).all().all()), old.eq(x).sum().to_dict())
# case: equals-after-reorder
shuffled = old.iloc[::-1]
result = [old.equals(shuffled), old.equals(shuffled.sort_index()), old.equals(shuffled.sort_values("id").reset_index(drop=True))]
# case: compare-different-labels-error
result = old.compare(new.drop(index=0))
# case: compare-same-index
o = old.set_index("id").loc[[2, 3, 4, 5]]
n = new.set_index("id").loc[[2, 3, 4, 5]]
result = o.compare(n)
# case: symmetric-difference-concat-keep-false
both = pd.concat([old[["id", "email"]], new[["id", "email"]]])
result = both.drop_duplicates(keep=False).sort_values(["id", "email"], na_position="first")
# case: long-change-log
o = old.set_index("id").stack().rename("old")
n = new.set_index("id").stack().rename("new")
log = pd.concat([o, n], axis=1)
log.index.names = ["id", "field"]
log = log[log["old"].ne(log["new"])]
result = log.reset_index().sort_values(["id", "field"], ignore_index=True)
# case: upsert
up = pd.concat([old, new]).drop_duplicates(subset="id", keep="last").sort_values("id").reset_index(drop=True)
result = up
# case: blocklist-anti-join-clean
bl = blocklist["email"].dropna().str.strip().str.lower()
result = pd.concat([old, new], ignore_index=True).loc[lambda d: ~d["email"].str.lower().isin(bl), ["id", "email"]]
