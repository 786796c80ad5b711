import pandas as pd
import numpy as np
import math

# Messy import: everything as text/object
imports = pd.DataFrame({
    "id": ["001", "002", "003", "004", "005", "006", "007", "008"],
    "qty": ["5", "3.0", "", None, "-2", " 7 ", "1,000", "seven"],
    "price": [1, 2.5, "3", None, "4.75", True, np.nan, "1e2"],
    "flag": ["True", "False", "true", "0", "1", None, "", "yes"],
    "mix": [1, "a", 2.5, None, True, "1", (1, 2), np.nan],
    "whole": [1.0, 2.0, 3.0, np.nan, 5.0, 6.0, 7.0, 8.0],
    "nums": [10, 20, 30, 40, 50, 60, 70, 80],
})
objs = pd.DataFrame({
    "a": [1, 2, 3, None],
    "b": ["x", "y", None, "x"],
    "c": [True, None, False, True],
    "d": [1.5, 2.0, None, 4.0],
    "e": [1, 2, 3, 4],
    "f": [None, None, None, None],
}, dtype=object)
codes = pd.DataFrame({
    "code": ["1", "2", "10", "2", "1"],
    "val": [2**31, 2**40, -2**33, 2**53 + 1, 2**62],
})

# case: convert-dtypes-all
result = objs.convert_dtypes().dtypes.astype(str).to_dict()

# case: infer-objects-all
result = {"before": objs.dtypes.astype(str).tolist(), "after": objs.infer_objects().dtypes.astype(str).tolist()}

# case: convert-whole-floats
w = imports["whole"].convert_dtypes()
result = w, w.dtype.name, w.sum()

# case: to-numeric-errors-coerce-columns
result = imports[["qty", "price"]].apply(pd.to_numeric, errors="coerce")

# case: to-numeric-strip-commas
q = pd.to_numeric(imports["qty"].str.replace(",", "").str.strip(), errors="coerce")
result = {"sum": q.sum(), "n": int(q.count()), "neg": int((q < 0).sum()), "list": q.tolist()}

# case: to-numeric-downcast-kinds
s = pd.Series(["1", "2", "300"])
result = [str(pd.to_numeric(s).dtype), str(pd.to_numeric(s, downcast="integer").dtype), str(pd.to_numeric(s, downcast="unsigned").dtype), str(pd.to_numeric(s, downcast="signed").dtype)]

# case: to-numeric-scalar-and-list
result = pd.to_numeric("12.50"), pd.to_numeric(["1", "2", "x"], errors="coerce").tolist(), type(pd.to_numeric("7")).__name__

# case: price-parse-mixed
p = pd.to_numeric(imports["price"], errors="coerce")
result = p.sum(), p.tolist(), imports["price"].map(type).value_counts().rename(lambda t: t.__name__).to_dict()

# case: flag-astype-bool-trap
result = imports["flag"].astype(bool).tolist(), imports["flag"].str.lower().isin(["true", "1", "yes"]).tolist()

# case: mix-isinstance-report
rows = []
for i, v in imports["mix"].items():
    kind = ("bool" if isinstance(v, bool) else "int" if isinstance(v, int) else
            "float" if isinstance(v, float) else "text" if isinstance(v, str) else type(v).__name__)
    rows.append((i, kind, pd.isna(v) if not isinstance(v, tuple) else False))
result = pd.DataFrame(rows, columns=["row", "kind", "missing"])

# case: mix-equality-one
eq = imports["mix"] == 1
result = eq.tolist(), int(eq.sum())

# case: none-vs-nan-equality
s = pd.Series([None, np.nan, 1], dtype=object)
result = {
    "eq_none": (s == None).tolist(),
    "isna": s.isna().tolist(),
    "self": (s == s).tolist(),
    "ne": (s != s).tolist(),
    "equals": s.equals(s.copy()),
    "is_none": [v is None for v in s],
}

# case: id-leading-zeros
n = imports["id"].astype(int)
result = pd.DataFrame({"n": n, "back": n.astype(str).str.zfill(3), "ok": n.astype(str).str.zfill(3) == imports["id"], "is_even": n.mod(2).eq(0)})

# case: id-plus-int-error
result = imports["id"] + 1

# case: id-times-two
result = (imports["id"] * 2).tolist(), (imports["id"] + "-" + imports["nums"].astype(str)).iloc[-1]

# case: codes-category-to-int
cat = codes["code"].astype("category")
result = {
    "cats": cat.cat.categories.tolist(),
    "codes": cat.cat.codes.tolist(),
    "ints": cat.astype(int).tolist(),
    "code_dtype": str(cat.cat.codes.dtype),
}

# case: codes-sort-text-vs-number
result = codes.sort_values("code")["code"].tolist(), codes.sort_values("code", key=lambda s: s.astype(int))["code"].tolist()

# case: big-ints-arith
v = codes["val"]
result = pd.DataFrame({"v": v, "half": v // 2, "mod7": v % 7, "div": v / 1024, "neg": -v, "f_exact": v.astype(float).astype("int64") == v})

# case: dtype-checks-api
from pandas.api.types import is_numeric_dtype, is_integer_dtype, is_float_dtype, is_bool_dtype, is_object_dtype, is_string_dtype
t = imports.assign(ok=imports["nums"] > 30, cat=imports["flag"].astype("category"))
result = pd.DataFrame({
    c: [is_numeric_dtype(t[c]), is_integer_dtype(t[c]), is_float_dtype(t[c]), is_bool_dtype(t[c]), is_object_dtype(t[c])]
    for c in ["qty", "whole", "nums", "ok", "cat"]
}, index=["numeric", "integer", "float", "bool", "object"])

# case: astype-dict
t = imports.astype({"nums": float, "whole": "Int64", "id": int})
result = t.dtypes.map(str)

# case: whole-astype-str-forms
result = {
    "str": imports["whole"].astype(str).tolist(),
    "Int64_str": imports["whole"].astype("Int64").astype("string").tolist()[:3],
    "fmt": imports["whole"].map("{:.0f}".format, na_action="ignore").tolist(),
    "apply": [str(int(x)) if not math.isnan(x) else "" for x in imports["whole"]],
}
