import numpy as np
import pandas as pd
from collections import Counter, defaultdict
import datetime as dt
import string
import json

emp = pd.DataFrame(
    {
        "id": [7, 3, 11, 4, 9],
        "name": ["Kim", "Lee", "kim", None, "Ola"],
        "dept": ["HR", "IT", "IT", "", None],
        "salary": [5200, 6100, 6100, 4800, 7000],
        "manager": [3, np.nan, 3, 7, 42],
        "hired": pd.to_datetime(["2019-05-01", "2018-11-15", "2020-02-29", "2021-01-01", "2018-11-15"]),
    }
)
by_id = emp.set_index("id")

# case: chain of managers
def chain_of(i, seen=()):
    boss = by_id.at[i, "manager"] if i in by_id.index else np.nan
    if pd.isna(boss) or int(boss) in seen:
        return []
    return [int(boss)] + chain_of(int(boss), (*seen, i))
result = {i: chain_of(i) for i in by_id.index}

# case: depth column through loc
by_id["depth"] = 0
for i in by_id.index:
    depth, boss = 0, by_id.loc[i, "manager"]
    while not pd.isna(boss) and boss in by_id.index:
        depth += 1
        boss = by_id.loc[int(boss), "manager"]
    by_id.loc[i, "depth"] = depth
result = by_id[["manager", "depth"]]

# case: raise by iat
for pos in range(len(emp)):
    if emp.iat[pos, 2] == "IT":
        emp.iat[pos, 3] = int(emp.iat[pos, 3] * 1.1)
result = emp["salary"]

# case: iloc block write
emp.iloc[1:3, [1, 2]] = [["X", "Y"], ["Z", "W"]]
emp.iloc[-1] = emp.iloc[0]
result = emp

# case: loc row append from list
log = pd.DataFrame(columns=["step", "what"])
for n, what in enumerate(["load", "clean", "load"]):
    log.loc[len(log)] = [n, what]
result = (log, log.dtypes.astype(str).to_dict())

# case: loc row append dict
ledger = pd.DataFrame({"k": ["a"], "v": [1]})
ledger.loc[len(ledger)] = {"k": "b", "v": 2}
ledger.loc["total"] = {"v": ledger["v"].sum(), "k": "sum"}
result = ledger

# case: mask assign scalar to int column
emp.loc[emp["salary"] > 6000, "salary"] = 6000.5
result = emp[["name", "salary"]]

# case: mask assign from series aligns
bonus = pd.Series({0: 10, 2: 20, 8: 99})
emp.loc[emp["dept"].isin(["HR", "IT"]), "bonus"] = bonus
result = emp[["id", "dept", "bonus"]]

# case: assignment from list with wrong length
try:
    emp["extra"] = [1, 2, 3]
except ValueError as e:
    result = str(e)

# case: swap two columns
emp[["name", "dept"]] = emp[["dept", "name"]].values
result = emp[["name", "dept"]]

# case: column of dicts
emp["info"] = [{"n": n, "len": len(n or "")} for n in emp["name"]]
emp["n_len"] = emp["info"].apply(lambda d: d["len"])
result = emp[["id", "n_len"]].to_dict("list")

# case: json text per row
lines = []
for rec in emp[["id", "name", "salary"]].to_dict(orient="records"):
    lines.append(json.dumps(rec, sort_keys=True))
result = lines

# case: json round trip
text = json.dumps({"rows": [{"a": 1, "b": None}, {"a": 2.5, "b": "x"}]})
result = pd.DataFrame(json.loads(text)["rows"])

# case: years of service
today = dt.date(2024, 5, 1)
years = []
for h in emp["hired"]:
    d = today - h.date()
    years.append(d.days // 365)
emp["years"] = years
result = emp[["id", "years"]].sort_values(["years", "id"], ascending=[False, True])

# case: letters as index
f = pd.DataFrame(np.arange(12).reshape(4, 3), index=list(string.ascii_uppercase[:4]), columns=list("xyz"))
f.loc["B":"C", "y":] = -1
f.loc["E"] = 100
f["w"] = f.sum(axis=1)
result = f

# case: setting with enlargement on series
s = pd.Series([1, 2], index=["a", "b"])
s["c"] = 3
s.loc["d"] = 4.5
s.at["a"] = 10
result = s

# case: pop and del
popped = emp.pop("manager")
del emp["hired"]
result = (list(emp.columns), popped.tolist())

# case: update dict of frames
frames = {k: g.drop(columns="dept") for k, g in emp.groupby("dept")}
result = {k: v.shape for k, v in frames.items()}, list(frames)

# case: get with default
result = [by_id.get("nope"), by_id.get("salary").get(7), by_id["salary"].get(1, "none"), "name" in by_id, 7 in by_id["salary"]]

# case: query with local variable
low = 5000
names = ["Kim", "Lee"]
result = emp.query("salary >= @low and name in @names")[["id", "name"]]

# case: where and mask cells
result = emp[["id", "salary"]].where(lambda d: d["salary"] > 5000, -1).mask(emp["id"] == 9)

# case: boolean frame assignment
f = pd.DataFrame({"a": [1, -2, 3], "b": [-4.0, 5, np.nan]})
f[f < 0] = 0
f[f.isna()] = 99
result = f

# case: index set operations
a = pd.Index(emp["id"])
b = pd.Index([3, 4, 5])
result = [a.intersection(b).tolist(), a.difference(b).tolist(), a.union(b).tolist(), a.symmetric_difference(b).tolist()]

# case: isin tuples
keys = {("Kim", "HR"), ("Lee", "HR")}
mask = [t in keys for t in zip(emp["name"], emp["dept"])]
result = emp[mask]

# case: negative and step slices
result = [emp.iloc[::-2]["id"].tolist(), emp.iloc[-2:, 0].tolist(), emp["id"][1:4].tolist(), emp[:2].index.tolist()]

# case: sort by key function on column
result = emp.sort_values("name", key=lambda s: s.str.lower(), na_position="first")[["id", "name"]]

# case: rank python vs pandas
ordered = sorted(set(emp["salary"]), reverse=True)
mine = [ordered.index(s) + 1 for s in emp["salary"]]
theirs = emp["salary"].rank(method="dense", ascending=False).astype(int).tolist()
assert mine == theirs
result = dict(zip(emp["id"], mine))

# case: set index verify integrity
try:
    emp.set_index("hired", verify_integrity=True)
    result = "ok"
except ValueError as e:
    result = type(e).__name__

# case: pretty dict printing
d = emp.set_index("id")[["name", "salary"]].to_dict(orient="index")
result = "; ".join(f"{k}={v['name']!r}:{v['salary']:,}" for k, v in d.items())

# case: transposed records
t = emp[["id", "salary"]].T
t.columns = [f"e{i}" for i in t.columns]
result = t.reset_index().rename(columns={"index": "field"})
