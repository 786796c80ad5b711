import pandas as pd
import numpy as np

sensors = pd.DataFrame({
    "site": ["north", "South", " east", "west", None, "north"],
    "reads": [10, 20, 0, -5, 40, 10],
    "temp": [1.5, np.nan, -3.0, 22.25, 7.0, np.nan],
    "ok": [True, True, False, True, False, False],
    "maybe": [True, None, False, None, True, False],
    "seen": pd.to_datetime(["2024-05-01 08:00", "2024-05-02 00:00", None, "2024-05-02 00:00", "2024-06-30 23:59", None]),
    "lag": pd.to_timedelta(["1h", "2h", None, "30min", "0s", "1 days"]),
    "level": pd.Categorical(["low", "high", None, "low", "mid", "high"], categories=["low", "mid", "high"], ordered=True),
    "cnt": pd.array([1, None, 3, 4, None, 6], dtype="Int64"),
    "tag": pd.array(["x", None, "", "Y", "x", "z"], dtype="string"),
    "valid": pd.array([True, None, False, True, None, False], dtype="boolean"),
    "raw": ["12", "n/a", 7, None, 3.5, ""],
}, index=list("abcdef"))
limits = pd.Series([5, 15, 25], index=["a", "b", "z"], name="limit")
empty_cols = pd.DataFrame({"e1": [None, None, None], "e2": [np.nan] * 3, "e3": [pd.NaT] * 3, "e4": [pd.NA] * 3})

# case: reindex-missing-label
r = sensors.reindex(["a", "z", "f"])
result = (r.dtypes.astype(str).to_dict(), r)
# case: reindex-fill-zero
r = sensors[["reads", "temp", "ok", "cnt"]].reindex(["a", "q"], fill_value=0)
result = r.dtypes.astype(str).to_dict(), r
# case: reindex-same-labels
r = sensors.reindex(list("fedcba"))
result = r.dtypes.astype(str).to_dict(), r["reads"].tolist()
# case: reindex-columns-new
r = sensors.reindex(columns=["reads", "nope", "ok"])
result = r.dtypes.astype(str).to_dict(), r
# case: reindex-fill-text-in-int
r = sensors["reads"].reindex(["a", "x"], fill_value="none")
result = (str(r.dtype), r.tolist())
# case: reindex-ffill
r = sensors["reads"].reindex(list("abcdefgh"), method="ffill")
result = (str(r.dtype), r.tolist())
# case: reindex-bool-types
r = sensors["ok"].reindex(["a", "zz"])
result = (str(r.dtype), [type(x).__name__ for x in r])
# case: reindex-empty-list
r = sensors.reindex([])
result = r.dtypes.astype(str).to_dict(), r.shape
# case: shift-all-columns
r = sensors.shift(1)
result = r.dtypes.astype(str).to_dict(), r
# case: shift-fill-value-int
s = sensors["reads"].shift(-1, fill_value=0)
result = (str(s.dtype), s.tolist())
# case: shift-bool-fill-false
s = sensors["ok"].shift(fill_value=False)
result = (str(s.dtype), s.tolist())
# case: shift-bool-compare
s = sensors["ok"].shift()
result = (str(s.dtype), (sensors["ok"] != s).tolist())
# case: shift-zero
s = sensors["reads"].shift(0)
result = (str(s.dtype), s.tolist())
# case: shift-string-and-boolean
r = sensors[["tag", "valid", "cnt", "level"]].shift(2)
result = (r.dtypes.astype(str).to_dict(), r)
# case: shift-axis-columns
r = sensors[["reads", "temp", "cnt"]].shift(1, axis=1)
result = r.dtypes.astype(str).to_dict(), r
# case: where-int-positive
s = sensors["reads"].where(sensors["reads"] > 0)
result = (str(s.dtype), s.tolist())
# case: where-int-other-int
s = sensors["reads"].where(sensors["reads"] > 0, -1)
result = (str(s.dtype), s.tolist())
# case: where-int-other-text
s = sensors["reads"].where(sensors["reads"] > 0, "bad")
result = (str(s.dtype), s.tolist())
# case: where-int-other-float
s = sensors["reads"].where(sensors["ok"], 0.5)
result = (str(s.dtype), s.tolist())
# case: where-bool
s = sensors["ok"].where(sensors["reads"] > 5)
result = (str(s.dtype), s.tolist())
# case: mask-datetime
s = sensors["seen"].mask(sensors["ok"])
result = (str(s.dtype), s)
# case: mask-datetime-with-text
s = sensors["seen"].mask(sensors["ok"], "hidden")
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: mask-category-nan
s = sensors["level"].mask(sensors["level"] == "low")
result = (str(s.dtype), s.tolist(), s.cat.categories.tolist())
# case: mask-category-new-value
s = sensors["level"].mask(sensors["level"] == "low", "tiny")
result = s
# case: where-nullable-condition
s = sensors["reads"].where(sensors["valid"])
result = (str(s.dtype), s.tolist())
# case: mask-Int64-na
s = sensors["cnt"].mask(sensors["cnt"] > 3)
result = (str(s.dtype), s)
# case: where-string-other
s = sensors["tag"].where(sensors["tag"] == "x", "other")
result = (str(s.dtype), s.tolist())
# case: where-frame-numeric
r = sensors[["reads", "temp"]].where(lambda d: d > 5, 0)
result = (r.dtypes.astype(str).to_dict(), r)
# case: where-series-other-labels
s = sensors["reads"].where(sensors["ok"], limits)
result = (str(s.dtype), s.tolist())
# case: frame-where-notna-none
r = sensors[["temp", "seen", "site"]].where(sensors[["temp", "seen", "site"]].notna(), None)
result = (r.dtypes.astype(str).to_dict(), [[type(x).__name__ for x in row] for row in r.to_numpy()])
# case: replace-nan-none
r = sensors[["temp", "reads", "site"]].replace({np.nan: None})
result = (r.dtypes.astype(str).to_dict(), r["temp"].tolist())
# case: np-where-mixed
w = np.where(sensors["ok"], sensors["reads"], "off")
result = (str(w.dtype), w.tolist())
# case: np-where-none
w = np.where(sensors["reads"] > 5, sensors["reads"], None)
result = (str(w.dtype), w.tolist())
# case: np-where-nan-int
w = pd.Series(np.where(sensors["reads"] > 5, sensors["reads"], np.nan))
result = (str(w.dtype), w.tolist())
# case: np-where-nan-text
w = pd.Series(np.where(sensors["ok"], "good", np.nan))
result = (str(w.dtype), w.tolist(), w.isna().sum())
# case: np-where-datetime-nat
w = pd.Series(np.where(sensors["ok"], sensors["seen"], pd.NaT))
result = (str(w.dtype), [type(x).__name__ for x in w])
# case: np-select-mixed
w = np.select([sensors["reads"] > 15, sensors["reads"] < 0], [1, 2.5], default=0)
result = (str(w.dtype), w.tolist())
# case: empty-cols-dtypes
result = (empty_cols.dtypes.astype(str).to_dict(), empty_cols.sum(numeric_only=True).to_dict(), empty_cols.count().to_dict())
# case: empty-cols-fillna
r = empty_cols.fillna(0)
result = (r.dtypes.astype(str).to_dict(), r)
# case: empty-cols-convert
r = empty_cols.convert_dtypes()
result = (r.dtypes.astype(str).to_dict(), r)
