import pandas as pd
import numpy as np

q1 = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "D4"],
    "qty": [5, 0, -2, 12],
    "price": [9.5, np.nan, 3.0, 1.25],
    "promo": [True, False, False, True],
    "sold": pd.to_datetime(["2024-01-03", "2024-01-15", None, "2024-03-31"]),
    "grade": pd.Categorical(["lo", "hi", "lo", None], categories=["lo", "hi"]),
})
q2 = pd.DataFrame({
    "sku": ["B2", "E5", None],
    "qty": [7.0, None, 3.0],
    "promo": [None, True, False],
    "sold": ["2024-04-01", "", None],
    "grade": pd.Categorical(["mid", "hi", "mid"]),
    "note": ["ok", None, "late"],
})
q3 = pd.DataFrame({
    "sku": pd.array(["A1", None], dtype="string"),
    "qty": pd.array([1, None], dtype="Int64"),
    "price": pd.array([1.5, None], dtype="Float64"),
    "promo": pd.array([True, None], dtype="boolean"),
    "gap": pd.to_timedelta(["1 days", None]),
})

# case: concat-q1-q2
r = pd.concat([q1, q2], ignore_index=True)
result = (r.dtypes.astype(str).to_dict(), r)
# case: concat-q1-q3
r = pd.concat([q1, q3], ignore_index=True)
result = r.dtypes.astype(str).to_dict(), r
# case: concat-all-inner
r = pd.concat([q1, q2, q3], join="inner")
result = (r.dtypes.astype(str).to_dict(), r.index.tolist())
# case: concat-with-empty-frame
r = pd.concat([q1, pd.DataFrame()])
result = (r.dtypes.astype(str).to_dict(), r.shape)
# case: concat-with-empty-typed-columns
r = pd.concat([pd.DataFrame(columns=["sku", "qty", "promo"]), q1[["sku", "qty", "promo"]]])
result = r.dtypes.astype(str).to_dict(), r
# case: concat-empty-slice
r = pd.concat([q1.iloc[:0], q1], ignore_index=True)
result = (r.dtypes.astype(str).to_dict(), r["qty"].tolist())
# case: concat-float-empty-with-int
r = pd.concat([q2[["qty"]].iloc[:0], q1[["qty"]]])
result = (str(r["qty"].dtype), r["qty"].tolist())
# case: concat-int-and-bool
s = pd.concat([q1["qty"], q1["promo"]], ignore_index=True)
result = (str(s.dtype), s.tolist(), [type(x).__name__ for x in s])
# case: concat-float-and-bool
s = pd.concat([q1["price"], q1["promo"]], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-int-Int64
s = pd.concat([q1["qty"], q3["qty"]], ignore_index=True)
result = (str(s.dtype), s)
# case: concat-float-Int64
s = pd.concat([q2["qty"], q3["qty"]], ignore_index=True)
result = (str(s.dtype), s)
# case: concat-bool-boolean
s = pd.concat([q1["promo"], q3["promo"]])
result = (str(s.dtype), s)
# case: concat-boolean-Int64
s = pd.concat([q3["promo"], q3["qty"]], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-boolean-int
s = pd.concat([q3["promo"], q1["qty"]], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-object-string
s = pd.concat([q1["sku"], q3["sku"]], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-object-none-string
s = pd.concat([q2["sku"], q3["sku"]], ignore_index=True)
result = (str(s.dtype), [type(x).__name__ for x in s], s.isna().sum())
# case: concat-categories-different
s = pd.concat([q1["grade"], q2["grade"]], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-categories-same
s = pd.concat([q1["grade"], q1["grade"].head(2)])
result = (str(s.dtype), s.cat.codes.tolist(), s.index.tolist())
# case: concat-category-with-object
s = pd.concat([q1["grade"], pd.Series(["lo", "hi"])], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-category-int-categories
a = pd.Series([1, 2], dtype="category")
b = pd.Series([3, None], dtype="category")
s = pd.concat([a, b], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-datetime-and-text
s = pd.concat([q1["sold"], q2["sold"]], ignore_index=True)
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: concat-datetime-and-nan-series
s = pd.concat([q1["sold"], pd.Series([np.nan, np.nan])], ignore_index=True)
result = (str(s.dtype), s.isna().tolist())
# case: concat-datetime-and-none-series
s = pd.concat([q1["sold"], pd.Series([None, None])], ignore_index=True)
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: concat-datetime-int
s = pd.concat([q1["sold"], q1["qty"]], ignore_index=True)
result = (str(s.dtype), s.tolist()[4:], type(s[2]).__name__)
# case: concat-datetime-timedelta
s = pd.concat([q1["sold"], q3["gap"]], ignore_index=True)
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: concat-axis1-unaligned
r = pd.concat([q1["qty"], q2["note"], q3["promo"], q3["gap"]], axis=1)
result = (r.dtypes.astype(str).to_dict(), r)
# case: concat-axis1-keys-index
r = pd.concat([q1.set_index("sku")["promo"], q3.dropna(subset=["sku"]).set_index("sku")["qty"]], axis=1)
result = (r.dtypes.astype(str).to_dict(), str(r.index.dtype), r)
# case: concat-keys-names
r = pd.concat({"q1": q1[["sku", "qty"]], "q3": q3[["sku", "qty"]]}, names=["quarter", "row"])
result = (r.dtypes.astype(str).to_dict(), r.reset_index())
# case: concat-all-none-column
extra = pd.DataFrame({"sku": ["Z9"], "qty": [None], "price": [None], "sold": [None]})
r = pd.concat([q1[["sku", "qty", "price", "sold"]], extra], ignore_index=True)
result = (r.dtypes.astype(str).to_dict(), r)
# case: concat-all-nan-column
extra = pd.DataFrame({"sku": ["Z9"], "qty": [np.nan], "promo": [np.nan], "grade": [np.nan]})
r = pd.concat([q1[["sku", "qty", "promo", "grade"]], extra], ignore_index=True)
result = (r.dtypes.astype(str).to_dict(), r)
# case: concat-dict-row
row = {"sku": "N1", "qty": 3, "promo": False}
r = pd.concat([q1, pd.DataFrame([row])], ignore_index=True)
result = (r.dtypes.astype(str).to_dict(), r.iloc[-1].tolist())
# case: concat-series-row-to-frame
new = pd.Series({"sku": "N2", "qty": 8, "promo": True})
r = pd.concat([q1, new.to_frame().T], ignore_index=True)
result = r.dtypes.astype(str).to_dict(), r
# case: append-old-method
result = q1.append({"sku": "N3", "qty": 1}, ignore_index=True)
# case: concat-int-sizes
s = pd.concat([pd.Series([1, 2], dtype="int8"), pd.Series([300], dtype="int16"), pd.Series([1], dtype="uint8")], ignore_index=True)
result = (str(s.dtype), s.tolist())
# case: concat-Int64-Float64
s = pd.concat([q3["qty"], q3["price"]], ignore_index=True)
result = (str(s.dtype), s)
# case: concat-two-empty-series
s = pd.concat([pd.Series(dtype="int64"), pd.Series(dtype="object")])
result = (str(s.dtype), len(s))
# case: concat-nothing
result = pd.concat([])
# case: concat-none-entries
r = pd.concat([None, q3, None])
result = (r.dtypes.astype(str).to_dict(), r.isna().sum().to_dict())
