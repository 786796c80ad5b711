import pandas as pd
import numpy as np
from functools import reduce

employees = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "name": ["Ann", "Ben", "Cid", "Dee", "Eli", "Fay", "Gus", "Hal"],
    "dept": ["ENG", "eng", "HR", "SALES", None, "ENG ", "OPS", "HR"],
    "manager_id": [np.nan, 101, 101, 102, 102, 999, 103, 103],
    "salary": [150000, 95000, 87000, 62000, 62000, 0, 54000, 87000],
})
departments = pd.DataFrame({
    "code": ["ENG", "HR", "SALES", "LEGAL", "HR"],
    "title": ["Engineering", "Human Resources", "Sales", "Legal", "People"],
    "budget": [1_000_000, 250_000, 400_000, 150_000, 260_000],
})
reviews = pd.DataFrame({
    "emp_id": ["101", "102", "102", "104", "110", None],
    "year": [2022, 2022, 2023, 2023, 2023, 2022],
    "score": [4.5, 3.0, 3.5, np.nan, 5.0, 2.0],
})
bands = pd.DataFrame({
    "band": ["L1", "L2", "L3", "L4"],
    "low": [0, 60000, 90000, 120000],
    "high": [60000, 90000, 120000, 999999],
})

# case: self-join-manager-name
managers = employees[["emp_id", "name"]].rename(columns={"emp_id": "manager_id", "name": "manager"})
result = employees.merge(managers, on="manager_id", how="left")[["name", "manager"]]
# case: self-join-suffixes
result = employees.merge(employees, left_on="manager_id", right_on="emp_id", suffixes=("", "_mgr"))
# case: earns-more-than-manager
m = pd.merge(employees, employees, left_on="manager_id", right_on="emp_id", suffixes=("_e", "_m"))
result = m.loc[m["salary_e"] > m["salary_m"], ["name_e", "name_m", "salary_e", "salary_m"]]
# case: same-department-pairs
e = employees.assign(dept=employees["dept"].str.strip().str.upper())
pairs = e.merge(e, on="dept", suffixes=("_1", "_2"))
pairs = pairs[pairs["emp_id_1"] < pairs["emp_id_2"]]
result = pairs[["dept", "name_1", "name_2"]].reset_index(drop=True)
# case: range-join-cross
x = employees.merge(bands, how="cross")
result = x.loc[(x["salary"] >= x["low"]) & (x["salary"] < x["high"]), ["name", "salary", "band"]].set_index("name")
# case: range-join-intervalindex
idx = pd.IntervalIndex.from_arrays(bands["low"], bands["high"], closed="left")
pos = idx.get_indexer(employees["salary"])
result = employees.assign(band=bands["band"].to_numpy()[pos])[["name", "band"]]
# case: range-join-merge-asof
result = pd.merge_asof(
    employees.sort_values("salary"), bands.sort_values("low"),
    left_on="salary", right_on="low",
)[["name", "salary", "band"]]
# case: mismatched-key-dtype-error
result = employees.merge(reviews, on="emp_id", how="left")
# case: mismatched-key-fixed
r = reviews.dropna(subset=["emp_id"]).astype({"emp_id": int})
result = employees[["emp_id", "name"]].merge(r, on="emp_id", how="left").sort_values(["emp_id", "year"])
# case: right-merge-order
r = reviews.copy()
r["emp_id"] = pd.to_numeric(r["emp_id"]).astype("Int64")
e = employees.astype({"emp_id": "Int64"})[["emp_id", "name"]]
result = e.merge(r, how="right", on="emp_id")
# case: latest-review-per-employee
r = reviews.assign(emp_id=pd.to_numeric(reviews["emp_id"], errors="coerce"))
latest = r.sort_values("year").drop_duplicates("emp_id", keep="last")
result = pd.merge(employees[["emp_id", "name"]], latest, on="emp_id", how="left", validate="1:1")
# case: dept-dup-key-count
clean = employees["dept"].str.strip().str.upper()
counts = employees.assign(code=clean).merge(departments, on="code", how="left").groupby("name").size()
result = counts[counts > 1]
# case: departments-left-join-headcount
e = employees.assign(code=employees["dept"].str.strip().str.upper())
hc = e["code"].value_counts()
result = departments.assign(headcount=departments["code"].map(hc).fillna(0).astype(int))
# case: none-keys-match-each-other
left = pd.DataFrame({"k": ["a", None, "b", None], "x": [1, 2, 3, 4]})
right = pd.DataFrame({"k": [None, "a", "c"], "y": [10, 20, 30]})
result = left.merge(right, on="k", how="outer", indicator=True)
# case: index-difference
e_ids = pd.Index(employees["emp_id"])
r_ids = pd.Index(pd.to_numeric(reviews["emp_id"]).dropna().astype(int))
result = {
    "no_review": e_ids.difference(r_ids).tolist(),
    "unknown": r_ids.difference(e_ids).tolist(),
    "both": e_ids.intersection(r_ids).tolist(),
    "sym": e_ids.symmetric_difference(r_ids).tolist(),
}
# case: reduce-merge-three
a = employees[["emp_id", "name"]]
b = employees.loc[employees["salary"] > 60000, ["emp_id", "salary"]]
c = pd.DataFrame({"emp_id": [101, 105, 108, 200], "badge": ["x", "y", None, "z"]})
result = reduce(lambda l, r: pd.merge(l, r, on="emp_id", how="outer"), [a, b, c])
# case: left-index-right-on
d = departments.drop_duplicates("code").set_index("code")
result = d.merge(employees, left_index=True, right_on="dept", how="inner")
# case: left-on-right-index
d = departments.drop_duplicates("code").set_index("code")
result = employees.merge(d, left_on="dept", right_index=True, how="left")[["emp_id", "dept", "title"]]
# case: budget-minus-salaries
e = employees.assign(dept=employees["dept"].str.strip().str.upper())
spend = e.groupby("dept")["salary"].sum()
budget = departments.groupby("code")["budget"].max()
result = budget.sub(spend, fill_value=0).sort_index()
# case: align-two-series
e = employees.assign(dept=employees["dept"].str.strip().str.upper())
spend = e.groupby("dept")["salary"].sum()
budget = departments.groupby("code")["budget"].max()
l, r = spend.align(budget, join="inner")
result = pd.DataFrame({"spend": l, "budget": r})
# case: hierarchy-levels
lookup = employees.set_index("emp_id")["manager_id"].to_dict()
def depth(e):
    n = 0
    m = lookup.get(e)
    while m is not None and not pd.isna(m):
        n += 1
        m = lookup.get(m)
    return n
result = employees["emp_id"].map(depth).rename("level").to_frame().assign(name=employees["name"])
# case: direct-report-counts
counts = employees["manager_id"].value_counts().rename("reports")
result = employees.join(counts, on="emp_id")[["name", "reports"]].fillna({"reports": 0}).sort_values("reports", ascending=False, kind="stable")
