import pandas as pd
import numpy as np

raw = pd.DataFrame({
    "id": ["1", "2", "x3", "", None, " 6 "],
    "amt": ["10.50", "$1,200.00", "n/a", "-3", "1e3", None],
    "flag": ["true", "False", "", None, "yes", "TRUE"],
    "when": ["2024-01-05", "05/01/2024", "bad", None, "2024-02-30", "2024-12-31"],
})
nums = pd.DataFrame({
    "i": [1, 2, 3, 4],
    "f": [1.0, 2.5, np.nan, -4.75],
    "b": [True, False, True, True],
    "s": ["1", "2.5", "", "abc"],
})

# case: to-numeric-coerce
result = pd.to_numeric(raw["id"], errors="coerce")

# case: to-numeric-raise
result = pd.to_numeric(raw["id"])

# case: to-numeric-clean-money
cleaned = raw["amt"].str.replace(r"[$,]", "", regex=True)
result = pd.to_numeric(cleaned, errors="coerce").fillna(0).sum()

# case: to-numeric-ints-become-int64
result = pd.to_numeric(pd.Series(["1", "2", "3"]))

# case: astype-int-with-nan
result = nums["f"].astype(int)

# case: astype-nullable-fraction
result = nums["f"].astype("Int64")

# case: astype-float-string
result = nums["f"].astype(str)

# case: astype-bool-from-string
result = nums["s"].astype(bool)

# case: astype-bool-from-float
result = nums["f"].astype(bool)

# case: astype-int-truncates
result = pd.Series([1.9, -1.9, 2.5]).astype(int)

# case: astype-string-to-float-error
result = nums["s"].astype(float)

# case: astype-dict
result = nums[["i", "b"]].astype({"i": "float64", "b": "int8"}).dtypes.astype(str)

# case: astype-int8-overflow
result = pd.Series([127, 128, 300]).astype("int8")

# case: astype-category-codes
c = raw["flag"].str.lower().astype("category")
result = (c.cat.codes.tolist(), c.cat.categories.tolist())

# case: bool-map-with-missing
m = {"true": True, "yes": True, "false": False}
result = raw["flag"].str.lower().map(m).astype("boolean")

# case: boolean-kleene
a = pd.Series([True, False, None], dtype="boolean")
b = pd.Series([None, None, None], dtype="boolean")
result = pd.DataFrame({"and": a & b, "or": a | b, "not": ~a})

# case: nullable-arithmetic
x = pd.Series([1, None, 3], dtype="Int64")
result = pd.DataFrame({"add": x + 1, "div": x / 2, "fdiv": x // 2, "cmp": x > 1, "pow": x ** 2})

# case: nullable-sum-mean
x = pd.Series([1, None, 3], dtype="Int64")
result = [x.sum(), x.mean(), x.max(), x.sum(skipna=False) is pd.NA, x.count()]

# case: nullable-filter
x = pd.Series([1, None, 3], dtype="Int64")
result = x[x > 1]

# case: nullable-group-sum
df = pd.DataFrame({"k": ["a", "b", "a", None], "v": pd.array([1, None, 3, 4], dtype="Int64")})
result = df.groupby("k")["v"].sum()

# case: nullable-group-mean
df = pd.DataFrame({"k": ["a", "b", "a"], "v": pd.array([1, None, 4], dtype="Int64")})
result = df.groupby("k").agg(m=("v", "mean"), mx=("v", "max"))

# case: convert-dtypes
result = nums.convert_dtypes().dtypes.astype(str).to_dict()

# case: convert-dtypes-values
result = pd.DataFrame({"a": [1.0, None, 3.0], "b": ["x", None, "z"], "c": [1.5, 2.0, None]}).convert_dtypes()

# case: infer-objects
df = pd.DataFrame({"a": [1, 2], "b": ["x", 3]}, dtype=object)
result = df.infer_objects().dtypes.astype(str).tolist()

# case: string-dtype-ops
s = pd.Series(["Ab", None, "cd"], dtype="string")
result = pd.DataFrame({"u": s.str.upper(), "len": s.str.len(), "has": s.str.contains("b")})

# case: datetime-coerce-mixed
result = pd.to_datetime(raw["when"], errors="coerce", format="%Y-%m-%d")

# case: datetime-raise
result = pd.to_datetime(raw["when"])

# case: datetime-to-int
s = pd.to_datetime(pd.Series(["1970-01-02", "2024-01-01"]))
result = s.astype("int64") // 10**9

# case: timedelta-to-hours
t = pd.to_timedelta(pd.Series(["1 days 02:00:00", "00:30:00", None]))
result = t.dt.total_seconds() / 3600

# case: int-plus-none-becomes-float
s = pd.Series([1, 2, None])
result = (str(s.dtype), s.tolist()[:2], bool(np.isnan(s.iloc[2])))

# case: object-mixed-column-sum
result = pd.Series([1, "2", 3.0], dtype=object).sum()

# case: object-numbers-sum
s = pd.Series([1, 2.5, None], dtype=object)
result = s.sum()

# case: select-dtypes-number
result = nums.select_dtypes(include="number").columns.tolist() + nums.select_dtypes(exclude=["object"]).columns.tolist()

# case: bool-arithmetic
result = pd.DataFrame({"p": nums["b"] + nums["b"], "m": nums["b"] * nums["f"], "s": nums["b"] - 1})

# case: bool-minus-bool-error
result = nums["b"] - nums["b"]

# case: int-division-by-zero
s = pd.Series([1, 0, -1])
result = pd.DataFrame({"div": s / 0, "fdiv": s // 0, "mod": s % 0})

# case: numpy-array-dtype-promotion
a = np.array([1, 2, 3])
result = [str((a * 1.5).dtype), str((a / 1).dtype), str((a // 2).dtype), str(np.array([1, 2.0]).dtype), str(np.array([True, 2]).dtype), str(np.array(["a", "bcd"]).dtype)]

# case: numpy-astype-truncate
result = np.array([1.7, -2.3, 3.5]).astype(np.int64)

# case: numpy-astype-str
result = np.array([1, 20, 300]).astype(str).tolist()

# case: numpy-str-to-float
result = np.array(["1.5", "2"]).astype(float) * 2

# case: series-from-dict-missing-key
result = pd.Series({"a": 1, "b": 2}, index=["b", "c", "a"])

# case: frame-from-records
rows = [(1, "a", 2.5), (2, None, None)]
df = pd.DataFrame.from_records(rows, columns=["id", "n", "v"])
result = df.dtypes.astype(str)

# case: frame-from-list-of-dicts
result = pd.DataFrame([{"a": 1, "b": 2}, {"b": 3, "c": "x"}])

# case: frame-from-2d-array
result = pd.DataFrame(np.arange(6).reshape(2, 3), columns=list("xyz"), index=["r1", "r2"])

# case: frame-from-dict-orient-index
result = pd.DataFrame.from_dict({"r1": [1, 2], "r2": [3, None]}, orient="index", columns=["a", "b"])

# case: frame-from-series-misaligned
result = pd.DataFrame({"a": pd.Series([1, 2], index=["x", "y"]), "b": pd.Series([3, 4], index=["y", "z"])})

# case: frame-scalar-broadcast
result = pd.DataFrame({"k": ["a", "b"], "c": 1, "d": None})

# case: frame-uneven-error
result = pd.DataFrame({"a": [1, 2], "b": [1, 2, 3]})

# case: clip-per-row-bounds
lower = pd.Series([0, 3, 0, 0])
result = nums["i"].clip(lower=lower, upper=3)

# case: round-dict
result = pd.DataFrame({"a": [1.2345, 2.5], "b": [9.876, -0.5]}).round({"a": 2, "b": 0})

# case: round-half-even-series
result = pd.Series([0.5, 1.5, 2.5, 1.25, 1.35]).round()

# case: float-format-string
result = nums["f"].map(lambda v: f"{v:.2f}" if pd.notna(v) else "-")

# case: apply-type-names
result = [type(v).__name__ for v in nums["i"].tolist()] + [type(v).__name__ for v in pd.Series([1, None, "a"], dtype=object)]

# case: isnull-kinds
s = pd.Series([None, np.nan, pd.NaT, pd.NA, "", 0, float("inf")], dtype=object)
result = s.isna().tolist()

# case: fillna-int-back
s = pd.Series([1.0, np.nan, 3.0]).fillna(-1).astype("int32")
result = (s.tolist(), str(s.dtype))

# case: categorical-ordered-compare
c = pd.Categorical(["lo", "hi", "mid", None], categories=["lo", "mid", "hi"], ordered=True)
s = pd.Series(c)
result = (s[s > "lo"].tolist(), s.min(), s.max())

# case: concat-dtype-upcast
a = pd.DataFrame({"x": [1, 2]})
b = pd.DataFrame({"x": [2.5], "y": [True]})
result = pd.concat([a, b], ignore_index=True)

# case: merge-outer-int-to-float
l = pd.DataFrame({"k": [1, 2], "v": [10, 20]})
r = pd.DataFrame({"k": [2, 3], "w": [True, False]})
result = l.merge(r, on="k", how="outer")

# case: shift-int-dtype
result = pd.DataFrame({"a": nums["i"].shift(), "b": nums["i"].shift(fill_value=0), "c": nums["b"].shift()})

# case: string-number-compare
result = nums["s"] == 1

# case: string-number-less-error
result = nums["s"] < 1

# case: unique-mixed
result = pd.Series([1, 1.0, True, "1", None, np.nan], dtype=object).unique().tolist()[:2]

# case: nullable-to-numpy
x = pd.array([1, None, 3], dtype="Int64")
result = x.to_numpy(dtype="float64", na_value=np.nan)

# case: Float64-round-fill
x = pd.Series([1.234, None, 2.5], dtype="Float64")
result = x.round(1).fillna(0)

# case: int64-index-of-bool-sum
result = nums[["b"]].sum().to_dict()
