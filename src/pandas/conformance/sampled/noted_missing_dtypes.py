import pandas as pd
import numpy as np

raw = pd.DataFrame({
    "id": ["1", "2", "3", "4", "five", "6"],
    "age": ["34", "", "28", "n/a", "51", "19"],
    "active": ["yes", "no", None, "yes", "no", "Y"],
    "balance": ["10.50", "-3", "1e3", None, "7,200.25", "0"],
    "joined": ["2021-01-05", "2021-13-01", "03/04/2022", None, "2022-06-30", "2023-02-29"],
})

m = pd.DataFrame({
    "a": [1.0, np.nan, 3.0, np.nan, np.nan, 6.0, 7.0, np.nan],
    "b": [np.nan, 20.0, 30.0, 40.0, np.nan, 60.0, np.nan, np.nan],
    "c": ["x", None, "y", "x", np.nan, "z", "y", None],
    "g": ["p", "p", "p", "q", "q", "q", "q", "r"],
})

nul = pd.DataFrame({
    "i": pd.array([1, None, 3, 4, None], dtype="Int64"),
    "f": pd.array([True, False, None, True, None], dtype="boolean"),
    "s": pd.array(["aa", None, "b", "", "cc"], dtype="string"),
    "x": pd.array([0.5, None, 2.25, 1.0, 3.0], dtype="Float64"),
})


# case: to_numeric_coerce_and_audit
num = raw[["id", "age", "balance"]].apply(pd.to_numeric, errors="coerce")
bad = num.isna() & raw[["id", "age", "balance"]].notna()
audit = pd.DataFrame({
    "n_bad": bad.sum(),
    "n_null": num.isna().sum(),
    "mean": num.mean().round(3),
    "dtype": num.dtypes.astype(str),
})
examples = {c: raw.loc[bad[c], c].tolist() for c in bad.columns}
result = {"audit": audit, "examples": examples}


# case: nullable_arithmetic_and_kleene_logic
d = nul.copy()
d["i_plus"] = d["i"] + 10
d["half"] = d["i"] / 2
d["gt2"] = d["i"] > 2
d["and_"] = d["f"] & d["gt2"]
d["or_"] = d["f"] | d["gt2"]
d["not_f"] = ~d["f"]
d["upper"] = d["s"].str.upper()
d["slen"] = d["s"].str.len()
totals = {
    "sum_i": int(d["i"].sum()),
    "mean_x": float(d["x"].mean()),
    "any": bool(d["f"].any()),
    "all_no_skip": d["f"].all(skipna=False) is pd.NA,
    "dtypes": {k: str(v) for k, v in d.dtypes.items()},
}
result = (d, totals)


# case: convert_dtypes_and_back
c = m.convert_dtypes()
before, after = m.dtypes.astype(str), c.dtypes.astype(str)
types = pd.concat([before, after], axis=1, keys=["before", "after"])
types["changed"] = types["before"] != types["after"]
back = c["a"].astype("float64")
arr = c["b"].to_numpy(dtype="float64", na_value=-1)
result = {"types": types, "equal": back.equals(m["a"]), "arr": arr.tolist()}


# case: fillna_dict_and_group_mean
filled = m.fillna({"a": 0, "c": "unknown"})
filled["b"] = filled["b"].fillna(filled.groupby("g")["b"].transform("mean"))
filled["b"] = filled["b"].fillna(filled["b"].median())
filled["a_ffill"] = m["a"].ffill(limit=1)
filled["a_bfill"] = m["a"].bfill()
filled["a_in_group"] = m.groupby("g")["a"].ffill()
result = filled


# case: interpolate_variants
out = pd.DataFrame({
    "linear": m["a"].interpolate(),
    "inside": m["b"].interpolate(limit_area="inside"),
    "both": m["b"].interpolate(limit_direction="both"),
    "limit1": m["a"].interpolate(limit=1),
    "nearest_int": m["a"].interpolate().round().astype("Int64"),
})
s = pd.Series([1.0, np.nan, np.nan, 10.0], index=[0, 1, 4, 9])
out2 = s.interpolate(method="index")
result = [out, out2]


# case: combine_first_and_coalesce
primary = pd.Series([1.0, None, 3.0], index=["a", "b", "c"])
backup = pd.Series([9.0, 2.0, 8.0, 4.0], index=["a", "b", "c", "d"])
merged = primary.combine_first(backup)
coal = m[["a", "b"]].bfill(axis=1).iloc[:, 0]
smaller = m["a"].combine(m["b"], min, fill_value=0)
mx = m["a"].where(m["a"].notna(), m["b"]).mask(lambda s: s > 35)
result = pd.DataFrame({"coalesced": coal, "smaller": smaller, "mx": mx}).join(
    merged.reset_index(drop=True).rename("merged")
)


# case: cast_text_column_to_int
people = raw.dropna(subset=["active"])
people = people.assign(age=people["age"].replace({"": None, "n/a": None}))
people["age"] = people["age"].astype("float").astype("int64")
result = people.groupby("active")["age"].mean()


# case: booleans_from_text_map
mapping = {"yes": True, "y": True, "no": False}
flag = raw["active"].str.lower().map(mapping).astype("boolean")
counts = flag.value_counts(dropna=False)
dates = pd.to_datetime(raw["joined"], format="%Y-%m-%d", errors="coerce")
res = pd.DataFrame({"flag": flag, "joined": dates, "year": dates.dt.year.astype("Int64")})
res["both_ok"] = res.notna().all(axis=1)
res["first_null"] = res[["flag", "joined"]].isna().idxmax(axis=1).where(~res["both_ok"])
result = {"frame": res, "n_true": int(flag.sum()), "n_na": int(counts[counts.index.isna()].iloc[0])}


# case: null_profile_and_thresholds
prof = (
    m.isna()
    .agg(["sum", "mean"])
    .T
    .rename(columns={"sum": "n_null", "mean": "pct"})
)
prof["n_null"] = prof["n_null"].astype(int)
prof["first_valid"] = [m[c].first_valid_index() for c in prof.index]
prof["last_valid"] = [m[c].last_valid_index() for c in prof.index]
thin = m.dropna(thresh=3)
allnull = m.dropna(how="all", subset=["a", "b", "c"])
keep = m.loc[:, m.notna().mean() > 0.55]
result = (prof, thin.index.tolist(), len(allnull), list(keep.columns))


# case: replace_sentinels_and_downcast
v = pd.DataFrame({"t": [12, -999, 15, 0, -999], "u": [1.0, 2.0, -1.0, 4.0, 5.0], "k": ["?", "ok", "-", "ok", "?"]})
v2 = v.replace({"t": {-999: np.nan}, "k": {"?": None, "-": None}})
v2["u"] = pd.to_numeric(v2["u"], downcast="integer")
v2["t_int"] = v2["t"].astype("Int16")
v2["inf"] = (v2["t"] / v["t"].clip(lower=0)).replace([np.inf, -np.inf], np.nan)
v2["k"] = v2["k"].astype("string").fillna("none")
v2["eq_na"] = v2["t"] == np.nan
result = {"df": v2, "dt": v2.dtypes.map(str).to_dict(), "mem_types": v2.select_dtypes("number").columns.tolist()}
