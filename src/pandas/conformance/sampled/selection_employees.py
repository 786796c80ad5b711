import pandas as pd
import numpy as np

employees_df = pd.DataFrame({
    "emp_id": [101, 102, 103, 104, 105, 106, 107, 108],
    "name": ["Alice Chen", "bob martin", "Carla Diaz", " Dev Patel", "Eve Stone", "Frank Wu", "Grace Lee ", "Hugo Boss"],
    "dept": ["Sales", "sales", "IT", "IT", "HR", None, "Finance", "Sales"],
    "salary": [52000.0, 48000.0, 71000.0, np.nan, 45000.0, 71000.0, 66000.0, 48000.0],
    "hired": ["2019-03-01", "2020-07-15", "2018-01-09", "2021-11-30", "2017-05-22", "2020-07-15", None, "2022-02-28"],
    "manager_id": [np.nan, 101, 101, 103, 101, 103, 101, 102],
})

stores_df = pd.DataFrame(
    {"city": ["Lyon", "Paris", "Nice", "Lille", "Paris"],
     "area": [120, 300, 80, 95, 210],
     "revenue": [10500.5, 45200.0, 7800.25, np.nan, 30100.0],
     "open": [True, True, False, True, False]},
    index=["S1", "S2", "S3", "S4", "S5"],
)
# case: loc-mask-and-columns
mask = (employees_df["salary"] > 50000) & (employees_df["dept"].str.lower() == "sales")
result = employees_df.loc[mask | (employees_df["dept"] == "IT"), ["name", "dept", "salary"]]
# case: iloc-block-and-step
first = employees_df.iloc[::2, [0, 1, 3]]
last = employees_df.iloc[-3:, 0:2]
result = {"even": first, "last": last, "cell": employees_df.iloc[2, 3]}
# case: loc-label-slices
part = stores_df.loc["S2":"S4", "area":"revenue"]
result = part.assign(per_m2=lambda d: (d["revenue"] / d["area"]).round(2))
# case: loc-callable
result = (
    employees_df
    .loc[lambda d: d["manager_id"].eq(101)]
    .loc[:, lambda d: [c for c in d.columns if c.endswith("id") or c == "name"]]
    .reset_index(drop=True)
)
# case: add-rows-by-loc
df = stores_df.copy()
df.loc["S6"] = ["Nantes", 150, 9900.0, True]
df.loc["S7"] = {"city": "Metz", "area": 60, "revenue": np.nan, "open": False}
df.loc["total"] = ["ALL", df["area"].sum(), df["revenue"].sum(), df["open"].any()]
result = df
# case: add-columns-by-loc
df = employees_df.copy()
df.loc[:, "bonus"] = 0.0
df.loc[df["salary"] >= 66000, "bonus"] = df["salary"] * 0.1
df.loc[df["dept"].isna(), "flag"] = "no dept"
result = df[["emp_id", "salary", "bonus", "flag"]]
# case: at-iat-read-write
df = stores_df.copy()
df.at["S4", "revenue"] = 6400
df.iat[0, 1] = 125
df.at["S3", "open"] = True
result = {
    "df": df,
    "s2": stores_df.at["S2", "city"],
    "old": stores_df.iat[0, 1],
    "n_open": int(df["open"].sum()),
}
# case: set-with-series-aligned
df = stores_df.copy()
fixes = pd.Series({"S4": 8000.0, "S1": 11000.0, "S9": 1.0})
df["adjusted"] = fixes
df["adjusted"] = df["adjusted"].fillna(df["revenue"])
df.loc[["S5", "S3"], "area"] = pd.Series([81, 211], index=["S3", "S5"])
result = df
# case: multi-column-scalar-list
df = employees_df.copy()
df.loc[df["emp_id"] == 106, ["dept", "manager_id"]] = ["IT", 103]
df.loc[[3, 6], ["salary", "hired"]] = [[60000.0, "2021-12-01"], [67000.0, "2016-06-06"]]
df[["name", "dept"]] = df[["name", "dept"]].apply(lambda s: s.str.strip().str.title())
result = df
# case: single-row-as-series
row = employees_df.loc[employees_df["emp_id"] == 103].squeeze()
result = row.drop(labels=["hired"])
# case: lookup-by-index-dict
idx = employees_df.set_index("emp_id")
names = idx["name"].str.strip()
out = []
for eid in idx.index:
    m = idx.at[eid, "manager_id"]
    if pd.notna(m):
        out.append((names.loc[eid], names.loc[int(m)]))
result = pd.DataFrame(out, columns=["employee", "manager"]).sort_values(["manager", "employee"], ignore_index=True)
# case: mask-from-other-frame
rich = stores_df.loc[stores_df["revenue"].gt(stores_df["revenue"].mean()), "city"]
result = stores_df.loc[~stores_df["city"].isin(rich), :].sort_index(ascending=False)
# case: idxmax-then-loc
tmp = employees_df.assign(dept=employees_df["dept"].str.title()).dropna(subset=["dept", "salary"])
best = tmp.groupby("dept")["salary"].idxmax()
result = tmp.loc[best, ["dept", "name", "salary"]].reset_index(drop=True)
# case: get-loc-position-insert
df = stores_df.copy()
pos = df.columns.get_loc("area") + 1
df.insert(pos, "area_band", pd.cut(df["area"], [0, 100, 200, 1000], labels=["small", "medium", "large"]).astype(str))
result = df.iloc[:, :pos + 2]
