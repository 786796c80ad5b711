import pandas as pd
import numpy as np
import datetime

items = pd.DataFrame({
    "id": [1, 2, 3, 4, 5],
    "title": ["Dune", None, " emma", "Ulysses", ""],
    "stars": [4.5, np.nan, 3.0, np.nan, 5.0],
    "stock": [3, 0, 12, -1, 3],
    "used": [True, False, True, False, False],
    "lent": [True, None, False, None, True],
    "added": pd.to_datetime(["2021-01-01", None, "2022-05-05", "2022-05-05", None]),
    "genre": pd.Categorical(["sf", "rom", "rom", None, "sf"]),
    "pages": pd.array([412, None, 300, 730, None], dtype="Int64"),
    "lang": pd.array(["en", None, "en", "ie", None], dtype="string"),
    "good": pd.array([True, None, None, False, True], dtype="boolean"),
    "tags": [["a", "b"], [], None, ["c"], ["a", None]],
    "mix": [1, "two", 3.0, None, True],
})
nums = pd.Series([5, None, 2, 2, None, -3], name="nums")
txt = pd.Series(["1", "2.5", None, "", "1e3", "abc"])

# case: loc-float-into-int
df = items[["id", "stock"]].copy()
df.loc[0, "stock"] = 2.0
df.loc[1, "id"] = 2.5
result = (df.dtypes.astype(str).to_dict(), df)
# case: loc-text-into-int
df = items[["id", "stock"]].copy()
df.loc[df["stock"] <= 0, "stock"] = "none"
result = (df.dtypes.astype(str).to_dict(), df["stock"].tolist())
# case: loc-nan-into-int-bool
df = items[["stock", "used"]].copy()
df.loc[2] = np.nan
result = (df.dtypes.astype(str).to_dict(), df)
# case: loc-none-into-each
df = items[["stock", "stars", "title", "used", "added", "genre", "pages", "lang", "good"]].copy()
df.loc[0] = None
result = (df.dtypes.astype(str).to_dict(), [type(x).__name__ for x in df.loc[0]])
# case: loc-new-row-list
df = items[["id", "title", "stock", "used"]].copy()
df.loc[5] = [6, "Emma", 1, True]
result = (df.dtypes.astype(str).to_dict(), df.iloc[-1].tolist())
# case: loc-new-row-partial-series
df = items[["id", "title", "used", "pages"]].copy()
df.loc[len(df)] = pd.Series({"id": 9, "title": "It"})
result = (df.dtypes.astype(str).to_dict(), df)
# case: loc-new-row-dict
df = items[["id", "added", "genre", "lang"]].copy()
df.loc["new"] = {"id": 10, "added": pd.Timestamp("2024-01-01"), "genre": "sf", "lang": "fr"}
result = (df.dtypes.astype(str).to_dict(), df.index.tolist(), df.loc["new"].tolist())
# case: loc-new-cell-enlarges
df = items[["id", "stock", "used", "good"]].copy()
df.loc[7, "stock"] = 4
result = (df.dtypes.astype(str).to_dict(), df)
# case: loc-new-column-mask
df = items[["id", "stock"]].copy()
df.loc[df["stock"] > 2, "status"] = "plenty"
result = (df.dtypes.astype(str).to_dict(), df["status"].tolist())
# case: loc-new-column-mask-int-bool-date
df = items[["id", "stock"]].copy()
m = df["stock"] > 2
df.loc[m, "n"] = 1
df.loc[m, "b"] = True
df.loc[m, "d"] = pd.Timestamp("2024-02-02")
result = (df.dtypes.astype(str).to_dict(), df)
# case: assign-series-other-labels
df = items[["id", "stock"]].copy()
df["extra"] = pd.Series([10, 20, 30], index=[2, 4, 8])
df["flag"] = pd.Series([True, False], index=[0, 1])
result = (df.dtypes.astype(str).to_dict(), df)
# case: loc-mask-list-values
df = items[["id", "stars"]].copy()
df.loc[df["stars"].isna(), "stars"] = [1, 2]
result = (str(df["stars"].dtype), df["stars"].tolist())
# case: loc-mask-list-wrong-length
df = items[["id", "stars"]].copy()
df.loc[df["stars"].isna(), "stars"] = [1, 2, 3]
result = df
# case: loc-category-new-value
df = items.copy()
df.loc[0, "genre"] = "poetry"
result = df["genre"]
# case: loc-Int64-float
df = items.copy()
df.loc[0, "pages"] = 1.5
result = df["pages"]
# case: loc-text-into-datetime
df = items[["id", "added"]].copy()
df.loc[1, "added"] = "2023-03-03"
before = str(df["added"].dtype)
df.loc[0, "added"] = "unknown"
result = (before, str(df["added"].dtype), [type(x).__name__ for x in df["added"]])
# case: loc-date-object-into-datetime
df = items[["added"]].copy()
df.loc[1, "added"] = datetime.date(2020, 2, 2)
result = (str(df["added"].dtype), [type(x).__name__ for x in df["added"]])
# case: iloc-int-into-bool
s = items["used"].copy()
s.iloc[0] = 5
result = (str(s.dtype), s.tolist())
# case: assign-scalars-column-kinds
df = items[["id"]].assign(a=None, b=np.nan, c=pd.NaT, d=pd.NA, e="x", f=1, g=True, h=pd.Timestamp("2024-01-01"), i=datetime.date(2024, 1, 1))
result = df.dtypes.astype(str).to_dict(), [type(x).__name__ for x in df.iloc[0]]
# case: apply-axis1-scalar-kinds
a = items.apply(lambda r: r["stock"] * 2, axis=1)
b = items.apply(lambda r: None if r["stock"] < 1 else r["stock"], axis=1)
c = items.apply(lambda r: r["used"] and r["stock"] > 5, axis=1)
result = [(str(x.dtype), x.tolist()) for x in (a, b, c)]
# case: apply-axis1-returns-series
r = items.apply(lambda r: pd.Series({"id": r["id"], "t": r["title"], "u": r["used"], "s": r["stars"], "d": r["added"], "p": r["pages"]}), axis=1)
result = (r.dtypes.astype(str).to_dict(), r)
# case: apply-axis1-returns-none
r = items[["id", "stock"]].apply(lambda r: None, axis=1)
result = (type(r).__name__, str(r.dtype), r.tolist())
# case: apply-axis1-expand
r = items[["id", "stock"]].apply(lambda r: (r["id"], "x", r["stock"] / 2), axis=1, result_type="expand")
result = (r.dtypes.astype(str).to_dict(), r)
# case: apply-row-cell-types
result = items[["id", "stars"]].apply(lambda r: type(r["id"]).__name__, axis=1).tolist(), items[["id", "title"]].apply(lambda r: type(r["id"]).__name__, axis=1).tolist()
# case: iterrows-types
result = [[type(v).__name__ for v in row] for _, row in items[["id", "used", "stock"]].iterrows()][:2], [type(v).__name__ for v in next(items[["id", "stars"]].iterrows())[1]]
# case: itertuples-types
result = [[type(v).__name__ for v in t] for t in items[["id", "stars", "used", "added", "pages", "lang"]].itertuples(index=False)]
# case: to-dict-records-types
result = [{k: type(v).__name__ for k, v in d.items()} for d in items.drop(columns=["tags", "mix"]).to_dict("records")[:2]]
# case: values-dtypes
result = [str(items[c].to_numpy().dtype) for c in [["id", "stock"], ["id", "stars"], ["id", "used"], ["id", "title"], ["id", "pages"], ["added", "id"]]]
# case: transpose-dtypes
a = items[["id", "stock"]].T
b = items[["id", "title"]].T
c = items[["pages"]].T
result = [x.dtypes.astype(str).tolist() for x in (a, b, c, b.T)], b.T.infer_objects().dtypes.astype(str).to_dict()
# case: convert-dtypes-frame
r = items.drop(columns="tags").convert_dtypes()
result = (r.dtypes.astype(str).to_dict(), r)
# case: infer-objects
df = pd.DataFrame({"a": [1, 2], "b": [True, False], "c": [1, None], "d": ["x", None], "e": [True, None], "f": [1, 2.5]}, dtype=object)
result = (df.dtypes.astype(str).to_dict(), df.infer_objects().dtypes.astype(str).to_dict(), df.convert_dtypes().dtypes.astype(str).to_dict())
# case: cum-diff-rank-missing
r = pd.DataFrame({"cs": nums.cumsum(), "cm": nums.cummax(), "d": nums.diff(), "rk": nums.rank(), "rd": nums.rank(method="dense", na_option="bottom"), "i": nums.astype("Int64").cumsum(), "id": nums.astype("Int64").diff(), "ir": nums.astype("Int64").rank()})
result = (r.dtypes.astype(str).to_dict(), r)
# case: reductions-of-everything
result = [items["used"].mean(), items["lent"].sum(), items["good"].mean(), items["good"].sum(), items["pages"].sum(), items["stars"].sum(), items["added"].min(), items["lang"].max(), pd.Series([None, None]).sum(), pd.Series([], dtype=float).mean()]
# case: mean-of-object-bools
result = items["lent"].mean(), items["lent"].dropna().astype(bool).mean(), type(items["lent"].any()).__name__
# case: astype-chains
a = items["stars"].astype("Int64", errors="ignore")
b = nums.astype("Int64").astype("string").astype(object)
c = items["lent"].astype(bool)
d = items["title"].astype(str)
result = [(str(x.dtype), x.tolist()) for x in (a, b, c, d)]
# case: explode-tags
r = items[["id", "tags", "used"]].explode("tags")
result = (r.dtypes.astype(str).to_dict(), r)
# case: melt-mixed
r = items.melt(id_vars="id", value_vars=["stock", "stars", "used"])
r2 = items.melt("id", ["stock", "stars"])
r3 = items.melt("id", ["added", "title"])
result = [x.dtypes.astype(str).to_dict() for x in (r, r2, r3)], r["value"].tolist()
# case: stack-mixed
s = items[["id", "stars", "title"]].stack()
s2 = items[["id", "stars"]].stack(future_stack=True)
result = (str(s.dtype), len(s), str(s2.dtype), len(s2), [type(x).__name__ for x in s.head(5)])
# case: describe-kinds
result = (items[["stock", "stars", "pages"]].describe().dtypes.astype(str).to_dict(), items[["used", "title", "genre"]].describe(), str(items["pages"].describe().dtype), items["good"].describe().to_dict())
