import pandas as pd
import numpy as np

staff = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6, 6],
    "name": ["Ann", "bob ", None, "Dee", "", "Fay", "Fay"],
    "dept": ["HR", "IT", "IT", None, "Ops", "HR", "HR"],
    "active": [True, False, True, None, False, True, True],
    "hired": pd.to_datetime(["2020-01-05", None, "2021-03-01", "2019-12-31", "2022-07-15", "2020-02-29", None]),
    "salary": [5000, 4200, 0, 3900, -10, 7000, 7000],
})
depts = pd.DataFrame({
    "dept": ["HR", "IT", "Law", None],
    "floor": [1, 2, 3, 4],
    "open_plan": [True, False, True, True],
    "opened": pd.to_datetime(["2001-01-01", "2002-02-02", "2003-03-03", None]),
    "kind": pd.Categorical(["core", "tech", "core", "misc"]),
    "cap": pd.array([10, None, 30, 40], dtype="Int64"),
    "code": pd.array(["h", "i", None, "n"], dtype="string"),
    "secure": pd.array([True, None, False, True], dtype="boolean"),
})
bonus = pd.DataFrame({
    "emp_id": [1, 3, 3, 9],
    "amount": [100, 250, 250, 75],
    "paid": [True, False, True, True],
    "when": pd.to_datetime(["2023-01-01", "2023-02-01", "2023-02-01", "2023-05-05"]),
})

# case: left-merge-dtypes
m = staff.merge(depts, on="dept", how="left")
result = (m.dtypes.astype(str).to_dict(), m[["emp_id", "floor", "open_plan", "cap"]])
# case: left-merge-drop-null-key
m = staff.merge(depts.dropna(subset=["dept"]), on="dept", how="left")
result = m.dtypes.astype(str).to_dict(), m["open_plan"].tolist()
# case: inner-merge-dtypes
m = pd.merge(staff, depts, on="dept")
result = (m.dtypes.astype(str).to_dict(), len(m))
# case: outer-merge-emp
m = staff.merge(bonus, on="emp_id", how="outer", indicator=True)
result = (m.dtypes.astype(str).to_dict(), m)
# case: outer-merge-key-dtype
m = staff[["emp_id", "salary"]].merge(bonus, on="emp_id", how="outer")
result = (str(m["emp_id"].dtype), str(m["salary"].dtype), str(m["paid"].dtype), m["paid"].tolist())
# case: right-merge
m = staff.merge(bonus, on="emp_id", how="right")
result = m.dtypes.astype(str).to_dict(), m[["emp_id", "active", "hired", "salary"]]
# case: merge-left-on-right-on-outer
m = staff[["emp_id"]].merge(bonus.rename(columns={"emp_id": "eid"}), left_on="emp_id", right_on="eid", how="outer")
result = (m.dtypes.astype(str).to_dict(), m)
# case: merge-int-key-with-float-key
b = bonus.copy()
b["emp_id"] = b["emp_id"].astype(float)
m = staff[["emp_id", "name"]].merge(b, on="emp_id", how="left")
result = (m.dtypes.astype(str).to_dict(), m["emp_id"].tolist())
# case: merge-int-key-with-str-key
b = bonus.assign(emp_id=bonus["emp_id"].astype(str))
result = staff.merge(b, on="emp_id")
# case: merge-int64-nullable-key
b = bonus.astype({"emp_id": "Int64"})
m = staff[["emp_id", "name"]].merge(b, on="emp_id", how="outer")
result = (m.dtypes.astype(str).to_dict(), m)
# case: merge-both-nullable-key
s = staff[["emp_id", "salary"]].astype("Int64")
b = bonus[["emp_id", "amount"]].astype("Int64")
m = s.merge(b, on="emp_id", how="outer")
result = (m.dtypes.astype(str).to_dict(), m)
# case: merge-category-keys-same
a = staff[["emp_id", "dept"]].astype({"dept": "category"})
b = depts[["dept", "floor"]].astype({"dept": "category"})
m = a.merge(b, on="dept", how="left")
result = m.dtypes.astype(str).to_dict(), m
# case: merge-category-keys-shared-dtype
ct = pd.CategoricalDtype(["HR", "IT", "Law", "Ops"])
m = staff[["emp_id", "dept"]].astype({"dept": ct}).merge(depts[["dept", "floor"]].astype({"dept": ct}), on="dept", how="left")
result = (m.dtypes.astype(str).to_dict(), m["dept"].cat.categories.tolist(), m["floor"].tolist())
# case: merge-category-with-object
m = staff[["emp_id", "dept"]].astype({"dept": "category"}).merge(depts[["dept", "cap"]], on="dept", how="outer")
result = (m.dtypes.astype(str).to_dict(), m)
# case: merge-datetime-key-outer
a = staff[["emp_id", "hired"]]
b = pd.DataFrame({"hired": pd.to_datetime(["2020-01-05", "2000-01-01", None]), "flag": [True, False, True]})
m = a.merge(b, on="hired", how="outer")
result = (m.dtypes.astype(str).to_dict(), m)
# case: merge-string-key-with-object
b = depts[["dept", "floor"]].astype({"dept": "string"})
m = staff[["emp_id", "dept"]].merge(b, on="dept", how="left")
result = m.dtypes.astype(str).to_dict(), m["floor"].tolist()
# case: merge-bool-key
b = pd.DataFrame({"paid": [True], "label": ["yes"]})
m = bonus.merge(b, on="paid", how="left")
result = (m.dtypes.astype(str).to_dict(), m["label"].tolist())
# case: merge-object-bool-with-none
b = pd.DataFrame({"active": [True, False], "w": [1, 2]})
m = staff[["emp_id", "active"]].merge(b, on="active", how="left")
result = (m.dtypes.astype(str).to_dict(), m)
# case: merge-empty-right
m = staff[["emp_id", "salary"]].merge(bonus.iloc[:0], on="emp_id", how="left")
result = (m.dtypes.astype(str).to_dict(), m.shape)
# case: merge-empty-inner
m = staff.merge(bonus[bonus["amount"] > 1000], on="emp_id")
result = (m.dtypes.astype(str).to_dict(), m.shape)
# case: join-index-dtypes
m = staff.set_index("emp_id")[["salary"]].join(bonus.drop_duplicates("emp_id").set_index("emp_id"))
result = (m.dtypes.astype(str).to_dict(), m)
# case: join-outer-index-dtype
m = staff.drop_duplicates("emp_id").set_index("emp_id")[["salary"]].join(bonus.drop_duplicates("emp_id").set_index("emp_id")["paid"], how="outer")
result = (str(m.index.dtype), m.dtypes.astype(str).to_dict(), m)
# case: merge-fillna-astype-int
m = staff.merge(bonus.groupby("emp_id", as_index=False)["amount"].sum(), on="emp_id", how="left")
m["amount"] = m["amount"].fillna(0).astype(int)
result = (str(m["amount"].dtype), m["amount"].tolist())
# case: merge-fillna-bool
m = staff[["emp_id"]].merge(bonus[["emp_id", "paid"]], on="emp_id", how="left")
m["paid"] = m["paid"].fillna(False)
result = (str(m["paid"].dtype), m["paid"].tolist())
# case: merge-astype-int-with-nan
m = staff.merge(bonus, on="emp_id", how="left")
m["amount"] = m["amount"].astype(int)
result = m
# case: merge-indicator-dtype
m = staff[["emp_id"]].merge(bonus[["emp_id"]], how="outer", indicator="src")
result = str(m["src"].dtype), m["src"].cat.categories.tolist(), m["src"].value_counts().to_dict()
# case: merge-cell-types
m = staff.merge(depts, on="dept", how="left")
result = [type(x).__name__ for x in m.loc[4, ["floor", "open_plan", "opened", "kind", "cap", "code", "secure"]]]
# case: merge-nullable-values-unmatched
m = staff[["emp_id", "dept"]].merge(depts[["dept", "cap", "code", "secure"]], on="dept", how="left")
result = m.isna().sum().to_dict(), m
# case: cross-merge-dtypes
m = staff[["emp_id"]].head(2).merge(depts[["kind", "secure"]], how="cross")
result = (m.dtypes.astype(str).to_dict(), m)
# case: merge-unmatched-category
m = staff[["emp_id", "dept"]].merge(depts[["dept", "kind"]], on="dept", how="left")
result = (str(m["kind"].dtype), m["kind"].cat.codes.tolist(), m["kind"].value_counts(dropna=False).to_dict())
# case: merge-suffix-dtypes
m = bonus.merge(bonus.iloc[:2], on="emp_id", how="left", suffixes=("", "_prev"))
result = m.dtypes.astype(str).to_dict(), m["paid_prev"].tolist()
# case: not-on-object-bool-after-merge
m = staff[["emp_id"]].merge(bonus[["emp_id", "paid"]], on="emp_id", how="left")
result = m[~m["paid"]]
# case: filter-merged-bool-equal-true
m = staff[["emp_id"]].merge(bonus[["emp_id", "paid"]], on="emp_id", how="left")
result = m[m["paid"] == True]["emp_id"].tolist()
# case: merge-uint8-key
m = staff[["emp_id"]].astype("uint8").merge(bonus[["emp_id", "amount"]].astype({"amount": "int16"}), on="emp_id", how="left")
result = m.dtypes.astype(str).to_dict(), m
# case: merge-asof-dtypes
m = pd.merge_asof(staff.dropna(subset=["hired"]).sort_values("hired")[["emp_id", "hired"]], depts.dropna(subset=["opened"])[["opened", "floor", "open_plan", "kind"]], left_on="hired", right_on="opened", tolerance=pd.Timedelta(days=6500))
result = m.dtypes.astype(str).to_dict(), m
# case: map-dept-floor
s = staff["dept"].map(depts.set_index("dept")["floor"])
result = (str(s.dtype), s.tolist())
# case: map-dept-cap-nullable
s = staff["dept"].map(depts.set_index("dept")["cap"])
result = (str(s.dtype), s.tolist())
# case: map-dept-open-plan-dict
s = staff["dept"].map(dict(zip(depts["dept"], depts["open_plan"])))
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: map-dept-kind
s = staff["dept"].map(depts.dropna(subset=["dept"]).set_index("dept")["kind"])
result = (str(s.dtype), s.tolist())
# case: map-opened-date
s = staff["dept"].map(depts.set_index("dept")["opened"])
result = (str(s.dtype), s.isna().tolist())
