import pandas as pd
import numpy as np
import datetime
from collections import Counter, namedtuple
from itertools import product, permutations, groupby

# case: loc-assign-edge-nulls
df = pd.DataFrame({"id": range(1, 6), "n": [10, 20, 30, 40, 50], "s": list("abcde"), "d": pd.date_range("2024-02-28", periods=5)})
df.loc[1, "n"] = None
df.loc[2, "s"] = None
df.loc[3, "d"] = pd.NaT
df.loc[df["id"] == 5, ["n", "s"]] = [np.nan, ""]
result = {"df": df, "nulls": df.isna().sum().to_frame("nulls")}

# case: loc-len-mixed-row-dtypes
df = pd.DataFrame({"id": [1, 2], "amt": [1.5, 2.5], "ok": [True, False], "s": ["a", "b"]})
df.loc[len(df)] = [3, None, True, None]
result = df.dtypes.astype(str).to_dict()

# case: loc-len-dict-row
df = pd.DataFrame({"id": [1], "city": ["Rome"], "pop": [2800000]})
for row in [{"id": 2, "city": "Oslo", "pop": 700000}, {"id": 3, "city": "", "pop": 0}]:
    df.loc[len(df)] = row
df.loc[len(df)] = {"id": 4, "city": "São Paulo", "pop": 12300000}
result = df

# case: loc-new-label-string-index
stock = pd.DataFrame({"qty": [5, 0], "price": [1.0, 2.0]}, index=["pen", "ink"])
stock.loc["pad"] = [7, 3.5]
stock.loc["pen", "qty"] += 1
stock.loc["tape", "qty"] = 2
result = stock

# case: concat-different-columns
a = pd.DataFrame({"id": [1, 2], "x": [1, 2]})
b = pd.DataFrame({"id": [3], "y": ["new"]})
c = pd.DataFrame({"y": ["only y"], "id": [4], "x": [9]})
out = pd.concat([a, b, c], ignore_index=True)
inner = pd.concat([a, b, c], join="inner", ignore_index=True)
result = {"out": out, "inner": inner}

# case: concat-keys-source
jan = pd.DataFrame({"sku": ["a", "b"], "n": [1, 2]})
feb = pd.DataFrame({"sku": ["a", "c"], "n": [3, 0]})
both = pd.concat({"jan": jan, "feb": feb}, names=["month", "row"]).reset_index(level="month").reset_index(drop=True)
result = both.pivot_table(index="sku", columns="month", values="n", fill_value=0).reset_index().rename_axis(columns=None)

# case: concat-axis-one-misaligned
left = pd.DataFrame({"a": [1, 2, 3]}, index=[0, 1, 2])
right = pd.DataFrame({"b": ["x", "y"]}, index=[1, 2])
wide = pd.concat([left, right], axis=1)
wide["both"] = wide.notna().all(axis=1)
result = wide

# case: update-and-combine-first
old = pd.DataFrame({"id": [1, 2, 3], "v": [10.0, np.nan, 30.0], "w": ["a", None, "c"]}).set_index("id")
new = pd.DataFrame({"id": [2, 3, 4], "v": [22.0, np.nan, 44.0], "w": ["B", "C", None]}).set_index("id")
merged = old.combine_first(new)
upd = old.copy()
upd.update(new)
result = {"combine_first": merged.reset_index(), "update": upd.reset_index()}

# case: outer-merge-diff-report
expected = pd.DataFrame({"id": [1, 2, 3], "total": [10, 20, 30]})
actual = pd.DataFrame({"id": [1, 2, 4], "total": [10, 21, 40]})
diff = expected.merge(actual, on="id", how="outer", suffixes=("_exp", "_act"), indicator=True)
diff["status"] = np.select(
    [diff["_merge"].eq("left_only"), diff["_merge"].eq("right_only"), diff["total_exp"].ne(diff["total_act"])],
    ["missing", "unexpected", "changed"],
    default="ok",
)
result = diff.drop(columns="_merge")

# case: compare-keep-shape
a = pd.DataFrame({"x": [1, 2, 3], "y": ["p", "q", None]})
b = pd.DataFrame({"x": [1, 5, 3], "y": ["p", "q", "r"]})
d = a.compare(b, result_names=("old", "new"))
d.columns = ["_".join(c) for c in d.columns]
result = d.reset_index(names="row")

# case: equals-dtype-sensitivity
a = pd.DataFrame({"v": [1, 2, 3]})
cases = {
    "same": a.copy(),
    "float": a.astype(float),
    "reordered": a.iloc[::-1],
    "reset": a.iloc[::-1].sort_index(),
    "renamed": a.rename(columns={"v": "V"}),
    "Int64": a.astype("Int64"),
}
result = pd.DataFrame([{"case": k, "equals": a.equals(v), "all_eq": bool((a["v"].to_numpy() == v.iloc[:, 0].to_numpy()).all())} for k, v in cases.items()])

# case: median-with-even-and-odd
rows = [("A", v) for v in (1, 5, 3)] + [("B", v) for v in (10, 20, 30, 40)] + [("C", -7)]
df = pd.DataFrame(rows, columns=["company", "salary"])
df["rn"] = df.groupby("company")["salary"].rank(method="first").astype(int)
df["cnt"] = df.groupby("company")["salary"].transform("size")
mid = df[df["rn"].between(df["cnt"] / 2, df["cnt"] / 2 + 1)].sort_values(["company", "rn"])
med = df.groupby("company", as_index=False)["salary"].median()
result = {"mid": mid, "median": med}

# case: rank-methods-with-ties
df = pd.DataFrame({"player": list("abcdef"), "pts": [50, 70, 70, 30, 50, None]})
for m in ["min", "max", "dense", "first", "average"]:
    df[m] = df["pts"].rank(method=m, ascending=False)
result = df

# case: nth-largest-helper
def nth_highest(frame, n):
    u = frame["salary"].drop_duplicates().nlargest(n)
    return u.iloc[-1] if len(u) == n else None

emp = pd.DataFrame({"id": [1, 2, 3, 4], "salary": [100, 200, 300, 300]})
result = pd.DataFrame({"n": [1, 2, 3, 4], "answer": [nth_highest(emp, n) for n in (1, 2, 3, 4)]})

# case: functional-dependency-check
df = pd.DataFrame({
    "zip": ["0001", "0001", "0002", "0003", "0003"],
    "city": ["Oslo", "Oslo", "Oslo", "Bergen", "bergen"],
    "street": ["a", "b", "c", "d", "e"],
})
cities = df.groupby("zip")["city"].nunique()
bad = cities[cities > 1].index
result = {"nunique": df.nunique().to_frame("n"), "violations": df[df["zip"].isin(bad)]}

# case: column-profile-table
df = pd.DataFrame({
    "id": [1, 2, 3, 4],
    "name": ["a", "a", None, ""],
    "amt": [0.0, -1.5, np.nan, 1e12],
    "when": pd.to_datetime(["2024-02-29", None, "2024-02-29", "1970-01-01"]),
})
profile = pd.DataFrame({
    "dtype": df.dtypes.astype(str),
    "non_null": df.count(),
    "nunique": df.nunique(),
    "dup": [bool(df[c].duplicated().any()) for c in df],
})
result = profile.rename_axis("column").reset_index()

# case: check-constraints-report
items = pd.DataFrame({"id": [1, 2, 3, 4], "price": [9.99, 0, -1, None], "discount": [0.1, 1.0, 0.5, 1.2], "name": ["ok", "", "  ", "fine"]})
checks = {
    "price_nonneg": items["price"].ge(0),
    "discount_range": items["discount"].between(0, 1),
    "name_not_blank": items["name"].str.strip().ne(""),
}
viol = pd.concat([items.loc[~ok, ["id"]].assign(check=nm) for nm, ok in checks.items()], ignore_index=True)
result = viol.sort_values(["id", "check"], ignore_index=True)

# case: json-normalize-nested
data = [
    {"id": 1, "user": {"name": "Ann", "geo": {"lat": 1.5, "lon": -2}}, "tags": ["x"]},
    {"id": 2, "user": {"name": "Bob"}, "tags": []},
    {"id": 3, "user": {"name": None, "geo": {"lat": 0.0}}, "tags": ["y", "z"]},
]
flat = pd.json_normalize(data, sep="_")
flat["n_tags"] = flat["tags"].str.len()
result = flat.drop(columns="tags")

# case: json-normalize-record-path
data = [
    {"order": 1, "cust": {"id": "c1"}, "lines": [{"sku": "a", "q": 1}, {"sku": "b", "q": 2}]},
    {"order": 2, "cust": {"id": "c2"}, "lines": [{"sku": "a"}]},
]
result = pd.json_normalize(data, record_path="lines", meta=["order", ["cust", "id"]])

# case: apply-expand-series
df = pd.DataFrame({"id": [1, 2, 3], "point": [(0, 1), (2, -3), (5, 5)]})
df[["x", "y"]] = pd.DataFrame(df["point"].tolist(), index=df.index)
df["manhattan"] = df["x"].abs() + df["y"].abs()
result = df.drop(columns="point")

# case: split-key-value-text
df = pd.DataFrame({"id": [1, 2, 3], "attrs": ["color=red|size=L", "size=M", ""]})
kv = df.assign(pair=df["attrs"].str.split("|")).explode("pair")
kv[["k", "v"]] = kv["pair"].str.split("=", expand=True)
kv = kv[kv["k"] != ""]
result = kv.pivot(index="id", columns="k", values="v").reindex(df["id"]).rename_axis(columns=None).reset_index()

# case: groupby-itertools-vs-pandas
letters = "aaabbca"
runs = [(k, len(list(g))) for k, g in groupby(letters)]
py = pd.DataFrame(runs, columns=["ch", "n"])
df = pd.DataFrame({"ch": list(letters)})
pdv = df.groupby((df["ch"] != df["ch"].shift()).cumsum().rename("run"))["ch"].agg(ch="first", n="size").reset_index(drop=True)
result = {"py": py, "same": pd.DataFrame({"eq": [py.equals(pdv)]})}

# case: permutations-schedule
teams = ["Lions", "Bears", "Hawks"]
games = pd.DataFrame(list(permutations(teams, 2)), columns=["home", "away"])
games["hs"] = [2, 0, 1, 1, 3, 0]
games["as_"] = [1, 0, 1, 2, 0, 0]
home = games.assign(team=games["home"], pts=np.select([games.hs > games.as_, games.hs == games.as_], [3, 1], 0))
away = games.assign(team=games["away"], pts=np.select([games.as_ > games.hs, games.hs == games.as_], [3, 1], 0))
table = pd.concat([home, away]).groupby("team", as_index=False)["pts"].sum()
result = table.sort_values(["pts", "team"], ascending=[False, True]).reset_index(drop=True)

# case: float-money-rounding
df = pd.DataFrame({"amt": [0.1 + 0.2, 2.675, 1.005, -0.5, 0.5, 1.5, 1e16]})
df["r2"] = df["amt"].round(2)
df["r0"] = df["amt"].round()
df["cents"] = (df["amt"].head(6) * 100).round().astype("Int64")
df["exact_03"] = df["amt"] == 0.3
df["close_03"] = np.isclose(df["amt"], 0.3)
result = df

# case: where-mask-clip
df = pd.DataFrame({"id": range(6), "v": [-100, -1, 0, 1, 50, 10**9]})
df["clipped"] = df["v"].clip(0, 100)
df["nonneg"] = df["v"].where(df["v"] >= 0)
df["masked"] = df["v"].mask(df["v"] > 1000, -1)
df["sign"] = df["v"].apply(lambda x: "neg" if x < 0 else "zero" if x == 0 else "pos")
result = df

# case: crosstab-check
df = pd.DataFrame(
    [("F", "yes"), ("F", "no"), ("M", "yes"), ("M", "yes"), ("X", None), ("F", "yes")],
    columns=["sex", "answer"],
)
ct = pd.crosstab(df["sex"], df["answer"], margins=True)
result = ct.reset_index().rename_axis(columns=None)

# case: multiindex-product-fill-zero
sales = pd.DataFrame({"year": [2023, 2023, 2024], "region": ["N", "S", "N"], "amt": [5, 7, 9]})
full = pd.MultiIndex.from_product([[2023, 2024], ["N", "S", "W"]], names=["year", "region"])
dense = sales.set_index(["year", "region"]).reindex(full, fill_value=0).reset_index()
dense["share"] = (dense["amt"] / dense.groupby("year")["amt"].transform("sum")).round(3)
result = dense

# case: itertuples-to-insert-values
df = pd.DataFrame({"id": [1, 2, 3], "name": ["Ann", None, "O'Neil"], "amt": [1.0, 2.5, np.nan]})
def lit(v):
    if pd.isna(v):
        return "NULL"
    if isinstance(v, str):
        return "'" + v.replace("'", "''") + "'"
    return str(v)

values = ["(" + ", ".join(lit(v) for v in row) + ")" for row in df.itertuples(index=False)]
result = pd.DataFrame({"sql": [f"INSERT INTO t VALUES {v};" for v in values]})

# case: natural-sort-key
df = pd.DataFrame({"code": ["item10", "item2", "Item1", "item33", "item"], "v": range(5)})
by_num = df.sort_values("code", key=lambda s: s.str.extract(r"(\d+)$")[0].astype(float), na_position="first")
by_len = df.sort_values("code", key=lambda s: s.str.len(), kind="stable")
result = {"by_num": by_num, "by_len": by_len, "plain": df.sort_values("code", ascending=False, ignore_index=True)}
