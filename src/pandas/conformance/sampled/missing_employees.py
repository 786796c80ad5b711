import pandas as pd
import numpy as np
import re

employees = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    "name": ["Alice Ng", "bob stone", " Carla Diaz", "Dmitri K.", None, "Eve Lund", "Frank Oh ", "bob stone", "Gina Roy", ""],
    "dept": ["Sales", "sales", "IT", None, "HR", "IT", "Ops", "Sales", "HR ", np.nan],
    "salary": [52000.0, np.nan, 71000.0, 64000.0, 48000.0, 71000.0, np.nan, 39000.0, 0.0, 55000.0],
    "hired": ["2019-03-01", "2020/07/15", "03-11-2018", "not known", None, "2021-12-31", "2017-01-09", "2020-07-15", "", "2022-02-28"],
    "remote": [True, False, None, True, np.nan, False, True, None, False, True],
    "level": ["3", "2", "five", "4", "1", " 2", None, "2.5", "-1", "3"],
})

departments = pd.DataFrame({
    "dept": ["Sales", "IT", "HR", "Legal", None],
    "head_id": [101, 103, 105, 999, 104],
    "budget": [250000, 410000, None, 90000, 12000],
})

reviews = pd.DataFrame({
    "emp_id": [101, 101, 102, 103, 103, 106, 107, 111, 108],
    "score": [4, 5, None, 3, 4, 2, None, 5, 1],
    "grade": pd.Categorical(["B", "A", None, "C", "B", "D", None, "A", "D"], categories=["F", "D", "C", "B", "A"], ordered=True),
})

# case: remote-to-boolean-counts
s = employees["remote"].astype("boolean")
result = s.value_counts(dropna=False)

# case: convert-dtypes-map
result = employees.convert_dtypes().dtypes.astype(str).to_dict()

# case: level-to-numeric-coerce
employees["level_num"] = pd.to_numeric(employees["level"], errors="coerce")
result = employees[["emp_id", "level", "level_num"]]

# case: level-int64-downcast
lv = pd.to_numeric(employees["level"], errors="coerce").round().astype("Int64")
result = {
    "dtype": str(lv.dtype),
    "values": [None if v is pd.NA else int(v) for v in lv],
    "missing": int(lv.isna().sum()),
}

# case: hired-mixed-formats
df = employees.copy()
first = pd.to_datetime(df["hired"], format="%Y-%m-%d", errors="coerce")
second = pd.to_datetime(df["hired"], format="%Y/%m/%d", errors="coerce")
third = pd.to_datetime(df["hired"], format="%d-%m-%Y", errors="coerce")
df["hired_dt"] = first.fillna(second).fillna(third)
result = df[["emp_id", "hired", "hired_dt"]]

# case: fill-salary-by-dept-median
df = employees.copy()
df["dept_clean"] = df["dept"].str.strip().str.title().replace({"It": "IT", "Hr": "HR"})
df["salary"] = df["salary"].replace(0, np.nan)
df["salary_filled"] = df["salary"].fillna(df.groupby("dept_clean")["salary"].transform("median"))
df["salary_filled"] = df["salary_filled"].fillna(df["salary"].median())
result = df[["emp_id", "dept_clean", "salary", "salary_filled"]]

# case: grade-groupby-unobserved
result = reviews.groupby("grade", observed=False)["score"].agg(["count", "mean", "size"])

# case: grade-groupby-observed-nan-key
result = reviews.groupby("grade", observed=True, dropna=False)["emp_id"].agg(list)

# case: grade-compare-threshold
good = reviews[reviews["grade"] >= "B"]
result = good.sort_values(["grade", "emp_id"], ascending=[False, True])

# case: grade-codes-and-max
result = {
    "codes": reviews["grade"].cat.codes.tolist(),
    "max": reviews["grade"].max(),
    "min": reviews["grade"].min(),
    "ordered": reviews["grade"].cat.ordered,
    "unused": sorted(set(reviews["grade"].cat.categories) - set(reviews["grade"].dropna())),
}

# case: left-join-int-to-float
m = employees[["emp_id", "name"]].merge(departments[["head_id", "budget"]].assign(is_head=1), left_on="emp_id", right_on="head_id", how="left")
result = m.dtypes.astype(str).to_dict()

# case: join-restore-int
m = employees[["emp_id", "dept"]].merge(departments, on="dept", how="left")
m["head_id"] = m["head_id"].astype("Int64")
m["budget"] = m["budget"].astype("Int64")
result = m

# case: boolean-mask-with-missing-error
mask = employees["remote"]
result = employees[mask]

# case: boolean-mask-fillna
mask = employees["remote"].astype("boolean").fillna(False)
result = employees.loc[mask, ["emp_id", "name", "remote"]]

# case: dropna-thresh
result = employees.dropna(thresh=6)["emp_id"].tolist()

# case: dropna-subset-any
result = employees.dropna(subset=["dept", "salary"], how="any").shape

# case: replace-empty-then-count-missing
cleaned = employees.replace(r"^\s*$", np.nan, regex=True)
before = employees.isna().sum()
after = cleaned.isna().sum()
result = pd.DataFrame({"before": before, "after": after, "diff": after - before})

# case: nunique-dropna
result = pd.concat(
    [employees.nunique().rename("distinct"), employees.nunique(dropna=False).rename("distinct_with_na")],
    axis=1,
)

# case: compare-with-none
result = {
    "eq_none": int((employees["dept"] == None).sum()),
    "isnull": int(employees["dept"].isnull().sum()),
    "ne_self": int((employees["dept"] != employees["dept"]).sum()),
}

# case: map-with-default
codes = {"Sales": "S", "IT": "T", "HR": "H"}
result = employees["dept"].map(codes).fillna("?").tolist()

# case: describe-include-all
result = employees[["dept", "salary", "level"]].describe(include="all")

# case: salary-astype-int-fails
result = employees["salary"].astype(int).sum()
