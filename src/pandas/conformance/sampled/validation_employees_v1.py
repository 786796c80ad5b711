import pandas as pd
import numpy as np
import math
import re
from functools import reduce

employees_v1 = pd.DataFrame({
    "emp_id": ["E01", "E02", "E03", "E04", "E05", "E06", "E07"],
    "full_name": ["Ann Lee", "Bob Ray", "Cy Dunn", "Di Fox", "Ed Gray", "Flo Hart", "Guy Ives"],
    "dept": ["IT", "IT", "HR", "HR", "Ops", None, "Ops"],
    "salary": [5000.0, 4200.0, 3900.0, np.nan, 3100.0, 2800.0, 3100.0],
    "hired": ["2019-04-01", "2020-06-15", "2018-01-31", "2021-11-11", "2022-02-28", "2017-07-07", None],
    "manager_id": [None, "E01", "E01", "E03", "E03", "E99", "E05"],
})

employees_v2 = pd.DataFrame({
    "emp_id": ["E01", "E02", "E03", "E05", "E06", "E07", "E08", "E08"],
    "full_name": ["Ann Lee", "Bob Ray ", "Cy Dunn-Smith", "Ed Gray", "Flo Hart", "Guy Ives", "Hal Jung", "Hal Jung"],
    "dept": ["IT", "it", "HR", "Ops", "Ops", "Ops", "Fin", "Fin"],
    "salary": [5000.0, 4200.000000001, 4100.0, 3100.0, 2800.0, np.nan, 3600.0, 3700.0],
    "hired": ["2019-04-01", "06/15/2020", "2018-01-31", "2022-02-28", "2017-07-07", "2023-03-03", "2024-01-02", "2024-01-02"],
    "manager_id": [None, "E01", "E01", "E03", "E01", "E05", "E01", "E01"],
})

leave_df = pd.DataFrame({
    "emp_id": ["E01", "E02", "E02", "E03", "E09", "E05", "E05"],
    "from": ["2024-01-02", "2024-02-10", "2024-02-12", "2024-03-05", "2024-03-01", "2024-04-10", None],
    "to": ["2024-01-05", "2024-02-14", "2024-02-16", "2024-03-01", "2024-03-02", "2024-04-10", "2024-05-01"],
    "type": ["vacation", "Sick", "sick", "VACATION", "unpaid", "Sick ", "vacation"],
    "approved": [True, True, False, None, True, False, True],
})

# case: version-key-diff
old_keys = set(employees_v1["emp_id"])
new_keys = set(employees_v2["emp_id"])
result = {
    "added": sorted(new_keys - old_keys),
    "removed": sorted(old_keys - new_keys),
    "common": len(old_keys & new_keys),
    "dup_in_new": employees_v2.loc[employees_v2["emp_id"].duplicated(), "emp_id"].tolist(),
}

# case: cell-level-diff
a = employees_v1.set_index("emp_id")
b = employees_v2.drop_duplicates("emp_id").set_index("emp_id")
common = a.index.intersection(b.index)
changes = []
for col in a.columns:
    for k in common:
        x, y = a.at[k, col], b.at[k, col]
        if pd.isna(x) and pd.isna(y):
            continue
        if isinstance(x, float) and isinstance(y, float) and math.isclose(x, y, rel_tol=1e-9):
            continue
        if x != y:
            changes.append({"emp_id": k, "field": col, "old": x, "new": y})
result = pd.DataFrame(changes).sort_values(["emp_id", "field"], ignore_index=True)

# case: dataframe-compare
a = employees_v1.set_index("emp_id")
b = employees_v2.drop_duplicates("emp_id", keep="last").set_index("emp_id")
idx = a.index.intersection(b.index)
result = a.loc[idx].compare(b.loc[idx], result_names=("old", "new"))

# case: compare-unaligned-error
result = employees_v1.compare(employees_v2)

# case: salary-isclose
m = employees_v1.merge(employees_v2.drop_duplicates("emp_id"), on="emp_id", suffixes=("_old", "_new"))
m["same"] = np.isclose(m["salary_old"], m["salary_new"], rtol=1e-6, equal_nan=True)
m["delta"] = (m["salary_new"] - m["salary_old"]).round(2)
result = m.loc[:, ["emp_id", "salary_old", "salary_new", "same", "delta"]]

# case: manager-chain
boss = employees_v1.set_index("emp_id")["manager_id"].to_dict()

def chain(emp, max_depth: int = 10):
    """Return list of managers from direct to top."""
    path = []
    cur = boss.get(emp)
    while cur is not None and len(path) < max_depth:
        path.append(cur)
        cur = boss.get(cur)
    return path

result = {e: " > ".join(chain(e)) or "(top)" for e in employees_v1["emp_id"]}

# case: headcount-rollup
boss = dict(zip(employees_v1["emp_id"], employees_v1["manager_id"]))
counts = {e: 0 for e in boss}
for e in boss:
    m = boss[e]
    while m is not None and m in counts:
        counts[m] += 1
        m = boss[m]
result = pd.Series(counts, name="reports").sort_values(ascending=False, kind="stable")

# case: self-merge-manager-name
res = employees_v1.merge(
    employees_v1[["emp_id", "full_name", "salary"]].rename(columns={"emp_id": "manager_id", "full_name": "manager", "salary": "mgr_salary"}),
    on="manager_id", how="left",
)
res["earns_more"] = res["salary"].gt(res["mgr_salary"])
result = res[["emp_id", "manager_id", "manager", "salary", "mgr_salary", "earns_more"]]

# case: salary-impute-by-dept
df = employees_v1.copy()
dept_median = df.groupby("dept")["salary"].transform("median")
overall = df["salary"].median()
df["imputed"] = df["salary"].isna()
df["salary"] = df["salary"].fillna(dept_median).fillna(overall)
result = df[["emp_id", "dept", "salary", "imputed"]]

# case: leave-date-validation
lv = leave_df.copy()
lv["from"] = pd.to_datetime(lv["from"], errors="coerce")
lv["to"] = pd.to_datetime(lv["to"], errors="coerce")
lv["days"] = (lv["to"] - lv["from"]).dt.days + 1
conditions = [lv["from"].isna(), lv["to"].isna(), lv["to"] < lv["from"]]
lv["issue"] = np.select(conditions, ["missing start", "missing end", "end before start"], default="")
result = lv.loc[lv["issue"] != "", ["emp_id", "from", "to", "days", "issue"]]

# case: overlapping-leave
lv = leave_df.dropna(subset=["from", "to"]).copy()
lv[["from", "to"]] = lv[["from", "to"]].apply(pd.to_datetime)
overlaps = []
for emp, g in lv.groupby("emp_id", sort=True):
    recs = g.sort_values("from").to_dict("records")
    for i in range(len(recs) - 1):
        if recs[i + 1]["from"] <= recs[i]["to"]:
            n = (min(recs[i]["to"], recs[i + 1]["to"]) - recs[i + 1]["from"]).days + 1
            overlaps.append((emp, str(recs[i + 1]["from"].date()), n))
result = overlaps

# case: latest-wins-survivorship
combined = pd.concat([employees_v1.assign(version=1), employees_v2.assign(version=2)], ignore_index=True)
golden = combined.sort_values("version").groupby("emp_id").last()
result = golden.sort_index()

# case: combine-first-master
old = employees_v1.set_index("emp_id")
new = employees_v2.drop_duplicates(subset="emp_id", keep="last").set_index("emp_id")
result = new.combine_first(old)[["full_name", "dept", "salary", "hired", "manager_id"]]

# case: update-in-place
base = employees_v1.set_index("emp_id")[["dept", "salary"]].copy()
base.update(employees_v2.drop_duplicates("emp_id").set_index("emp_id")[["dept", "salary"]])
result = base

# case: dept-stats-report-text
lines = []
for dept, g in employees_v1.groupby("dept", dropna=False):
    label = "Unknown" if pd.isna(dept) else dept
    lines.append(f"{label:<8}|{len(g):>3}|{g['salary'].mean():>10.2f}|{g['salary'].max():>10.2f}")
result = "\n".join(lines)

# case: leave-type-crosstab
t = leave_df["type"].str.strip().str.capitalize()
ap = leave_df["approved"].map({True: "Y", False: "N"}).fillna("?")
result = pd.crosstab(t, ap, margins=True, margins_name="Total")

# case: hired-format-mixed
def classify(s):
    if s is None or (isinstance(s, float) and math.isnan(s)):
        return "missing"
    if re.fullmatch(r"\d{4}-\d{2}-\d{2}", s):
        return "iso"
    if re.fullmatch(r"\d{2}/\d{2}/\d{4}", s):
        return "us"
    return "other"

fmt = employees_v2["hired"].map(classify)
iso = pd.to_datetime(employees_v2["hired"].where(fmt == "iso"), format="%Y-%m-%d")
us = pd.to_datetime(employees_v2["hired"].where(fmt == "us"), format="%m/%d/%Y")
result = pd.DataFrame({"fmt": fmt, "hired": iso.fillna(us)}).assign(month=lambda d: d["hired"].dt.strftime("%b %Y"))

# case: salary-bands-cut
bands = pd.cut(employees_v1["salary"], bins=[0, 3000, 4000, np.inf], labels=["low", "mid", "high"], right=False)
result = employees_v1.assign(band=bands).groupby("band", observed=False)["emp_id"].agg(["count", list])

# case: reduce-merge-counts
frames = [
    employees_v1.groupby("dept").size().rename("v1").reset_index(),
    employees_v2.assign(dept=employees_v2["dept"].str.upper().replace({"OPS": "Ops", "FIN": "Fin"})).groupby("dept").size().rename("v2").reset_index(),
    employees_v2.drop_duplicates("emp_id").groupby("dept").size().rename("v2_unique").reset_index(),
]
result = reduce(lambda l, r: pd.merge(l, r, on="dept", how="outer"), frames).fillna(0)

# case: wrong-column-emp
summary = leave_df.groupby("employee_id")["approved"].sum()
result = summary

# case: assert-frame-checks
checks = {}
checks["unique_v1"] = employees_v1["emp_id"].is_unique
checks["unique_v2"] = employees_v2["emp_id"].is_unique
checks["same_columns"] = list(employees_v1.columns) == list(employees_v2.columns)
checks["same_dtypes"] = bool((employees_v1.dtypes == employees_v2.dtypes).all())
checks["equal"] = employees_v1.equals(employees_v2)
checks["no_null_keys"] = not employees_v2["emp_id"].hasnans
checks["monotonic"] = employees_v2["emp_id"].is_monotonic_increasing
result = pd.Series(checks)

# case: name-split-check
names = employees_v2["full_name"].str.strip().str.extract(r"^(?P<first>\w+)\s+(?P<last>[\w-]+)$")
names["initials"] = names["first"].str[0] + names["last"].str[0]
names["hyphen"] = names["last"].str.contains("-")
names.index = pd.Index(employees_v2["emp_id"], name="id")
result = names
