import pandas as pd
import numpy as np
from datetime import date, datetime, timedelta
import math

emp = pd.DataFrame({
    "emp_id": [7, 3, 5, 3, 11, 2, 9],
    "name": ["Mia", "Leo", "Ada", "leo", "Tom", None, "Zoe "],
    "dept": ["HR", "IT", "IT", "IT", "Ops", "HR", ""],
    "salary": [4200, 5100.5, np.nan, 5100.5, 3900, 0, 6000],
    "hired": ["2019-03-01", "2020-07-15", "15/01/2021", None, "2018-11-30", "2022-02-30", "2020-07-15"],
    "remote": [True, None, False, True, False, True, None],
})

raises = pd.Series({5: 0.10, 3: 0.05, 99: 0.5, 7: np.nan}, name="pct")

budget = pd.DataFrame({
    "dept": ["IT", "Ops", "Legal", "HR"],
    "cap": [12000, 3000, 1000, None],
    "lead": [5, 11, None, 7],
})

# case: raise-mul-by-id
sal = emp.drop_duplicates("emp_id").set_index("emp_id")["salary"]
result = sal * (1 + raises)

# case: raise-mul-reindexed
sal = emp.drop_duplicates("emp_id").set_index("emp_id")["salary"]
result = (sal * (1 + raises.reindex(sal.index).fillna(0))).round(2)

# case: duplicate-labels-add
sal = emp.set_index("emp_id")["salary"]
result = sal + raises

# case: duplicate-both-sides
a = pd.Series([1, 2, 3], index=["x", "x", "y"])
b = pd.Series([10, 20, 30], index=["x", "y", "x"])
result = a + b

# case: duplicate-same-index-no-product
a = pd.Series([1, 2, 3], index=["x", "x", "y"])
b = pd.Series([10, 20, 30], index=["x", "x", "y"])
result = a + b

# case: scalar-from-loc-dup
sal = emp.set_index("emp_id")["salary"]
val = sal.loc[3]
if val > 5000:
    result = "high"
else:
    result = "low"

# case: lead-name-lookup
names = emp.drop_duplicates("emp_id").set_index("emp_id")["name"]
result = budget.assign(lead_name=budget["lead"].map(names))

# case: lead-int-after-dropna
b = budget.dropna(subset=["lead"]).copy()
b["lead"] = b["lead"].astype(int)
result = b.join(emp.set_index("emp_id")[["name", "salary"]], on="lead")

# case: cap-check
spent = emp.groupby("dept")["salary"].sum()
cap = budget.set_index("dept")["cap"]
left = cap.sub(spent)
result = pd.DataFrame({"cap": cap, "spent": spent, "left": left})

# case: isin-index-mask
spent = emp.groupby("dept")["salary"].sum()
result = spent[spent.index.isin(budget["dept"])].to_dict()

# case: unknown-dept-index
d = pd.Index(emp["dept"]).unique()
result = d.difference(budget["dept"]), d.isin(budget["dept"]).tolist()

# case: is-monotonic-checks
ids = pd.Index(emp["emp_id"])
s = ids.sort_values()
result = (ids.is_monotonic_increasing, s.is_monotonic_increasing, s.is_unique, ids.has_duplicates,
          s.drop_duplicates().is_monotonic_decreasing, ids.nunique())

# case: get-loc-variants
ids = pd.Index(emp["emp_id"])
first = ids.get_loc(7)
dup = ids.get_loc(3)
sorted_dup = ids.sort_values().get_loc(3)
result = first, dup.tolist(), (sorted_dup.start, sorted_dup.stop)

# case: get-loc-missing
result = pd.Index(emp["emp_id"]).get_loc(4)

# case: index-astype-str
ids = pd.Index(emp["emp_id"])
result = ids.astype(str).str.zfill(4), ids.astype(float).dtype

# case: index-astype-int-fail
result = pd.Index(emp["dept"]).astype(int)

# case: series-constructor-reindexes
s = pd.Series(emp["salary"], index=[0, 2, 10])
result = s

# case: series-from-scalar-index
s = pd.Series(5, index=emp["name"].dropna().str.strip().str.title().unique(), name="days")
s["Tom"] += 2
s.loc["New"] = 1
result = s

# case: enlarge-frame-loc
df = budget.set_index("dept")
df.loc["R&D"] = [500, 3]
df.loc["IT", "cap"] = 15000
result = df

# case: index-delete-insert
idx = budget.set_index("dept").index
result = idx.delete([0, 2]).insert(0, "Board"), idx.insert(-1, "X").tolist()

# case: iterrows-build-dict
d = {}
for i, row in emp.iterrows():
    if row["remote"]:
        d.setdefault(row["dept"] or "n/a", []).append((i, row.name, row["emp_id"]))
result = d

# case: nested-dict-frame
nested = {"IT": {"jan": 10, "feb": 12}, "HR": {"feb": 3, "mar": 4}}
df = pd.DataFrame(nested)
result = df, pd.DataFrame.from_dict(nested, orient="index").fillna(0)

# case: nested-dict-index-order
nested = {"IT": {"jan": 10, "feb": 12}, "HR": {"feb": 3, "mar": 4}}
result = pd.DataFrame(nested, index=["mar", "feb", "apr"], columns=["HR", "Ops", "IT"])
