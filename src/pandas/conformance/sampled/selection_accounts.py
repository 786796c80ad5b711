import pandas as pd
import numpy as np

accounts_df = pd.DataFrame({
    "acc": ["0012", "0034", "0056", "0078", "0090"],
    "balance": ["1500", "-20.5", "0", None, "1e3"],
    "opened": ["2020-01-31", "31/12/2020", "2021-02-28", "not known", "2019-06-15"],
    "active": [1, 0, 1, None, 1],
    "branch": ["N", "S", "N", "E", "S"],
    "credit": [700, 650, None, 720, 650],
})

flags_df = pd.DataFrame({
    "acc": ["0012", "0034", "0056", "0078", "0090", "0099"],
    "kyc": pd.array([True, False, None, True, None, False], dtype="boolean"),
    "aml": pd.array([True, True, False, None, None, False], dtype="boolean"),
    "score": pd.array([10, None, 7, 3, None, 10], dtype="Int64"),
    "note": pd.array(["ok", None, "late", "ok", None, "closed"], dtype="string"),
})
# case: dtypes-as-text
result = accounts_df.dtypes.astype(str).reset_index().set_axis(["column", "dtype"], axis=1)
# case: astype-dict
df = accounts_df.dropna(subset=["balance", "active"]).astype({"balance": "float64", "active": "bool", "branch": "category"})
result = df.groupby("branch", observed=True)["balance"].sum()
# case: convert-dtypes
c = accounts_df.convert_dtypes()
result = {"types": {k: str(v) for k, v in c.dtypes.items()}, "credit_sum": int(c["credit"].sum()), "na": c["active"].isna().tolist()}
# case: to-numeric-downcast
n = pd.to_numeric(accounts_df["balance"])
i = pd.to_numeric(pd.Series(["1", "2", "300"]), downcast="integer")
result = {"sum": n.sum(), "dtype": str(n.dtype), "small": str(i.dtype), "neg": accounts_df.loc[n < 0, "acc"].tolist()}
# case: infer-objects-after-object
obj = pd.DataFrame({"a": [1, 2, 3], "b": ["x", "y", "z"], "c": [1.5, None, 2]}, dtype=object)
inf = obj.infer_objects()
result = pd.DataFrame({"before": obj.dtypes.astype(str), "after": inf.dtypes.astype(str)})
# case: kleene-and-or
f = flags_df
result = pd.DataFrame({"acc": f["acc"], "both": f["kyc"] & f["aml"], "either": f["kyc"] | f["aml"], "not_kyc": ~f["kyc"], "xor": f["kyc"] ^ f["aml"]})
# case: nullable-mask-filter
ok = flags_df[flags_df["kyc"].fillna(False) & flags_df["score"].gt(5).fillna(False)]
raw = flags_df[flags_df["score"] == 10]
result = {"ok": ok["acc"].tolist(), "raw": raw["acc"].tolist()}
# case: int64-arithmetic
s = flags_df["score"]
result = pd.DataFrame({"score": s, "double": s * 2, "half": s / 2, "floor": s // 3, "plus": s + 0.5, "eq": s == 10})
# case: string-dtype-ops
n = flags_df["note"]
result = flags_df.assign(up=n.str.upper(), size=n.str.len(), is_ok=n == "ok", filled=n.fillna("none"))[["acc", "up", "size", "is_ok", "filled"]]
# case: any-all-skipna
k = flags_df["kyc"]
result = {
    "any": bool(k.any()),
    "all": bool(k.all()),
    "all_no_skip": k.all(skipna=False),
    "any_no_skip": k.any(skipna=False),
    "sum": int(k.sum()),
    "mean": float(k.mean()),
}
# case: text-vs-number-join
other = pd.DataFrame({"acc": [12, 34, 90, 100], "limit": [500, 250, 800, 100]})
left = accounts_df.assign(acc_num=accounts_df["acc"].astype(int))
result = left.merge(other, left_on="acc_num", right_on="acc", how="left", suffixes=("", "_o"))[["acc", "acc_num", "limit"]]
# case: zero-pad-back
num = accounts_df["acc"].astype(int)
back = num.astype(str).str.zfill(4)
result = {"same": back.equals(accounts_df["acc"]), "max": int(num.max()), "codes": (num * 2).map("{:05d}".format).tolist()}
# case: parse-two-formats
a = pd.to_datetime(accounts_df["opened"], format="%Y-%m-%d", errors="coerce")
b = pd.to_datetime(accounts_df["opened"], format="%d/%m/%Y", errors="coerce")
opened = a.fillna(b)
result = accounts_df[["acc"]].assign(opened=opened, year=opened.dt.year.astype("Int64"), is_eom=opened.dt.is_month_end)
# case: float-to-int-error
try:
    x = accounts_df["credit"].astype(int)
    out = "converted"
except (ValueError, TypeError) as e:
    x = accounts_df["credit"].astype("Int64")
    out = type(e).__name__
result = {"error_is_value": out != "converted", "values": x.fillna(0).tolist()}
