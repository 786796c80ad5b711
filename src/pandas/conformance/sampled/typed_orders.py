import pandas as pd
import numpy as np

orders = pd.DataFrame({
    "oid": [101, 102, 103, 104, 105, 106],
    "cust": ["amy", "Ben", None, "amy", " cy", "Ben"],
    "units": [3, 1, 0, 7, 2, -1],
    "price": [2.5, None, 10.0, 4.0, None, 99.99],
    "gift": [True, False, False, True, True, False],
    "placed": pd.to_datetime(["2023-01-01", "2023-01-01", None, "2023-02-10", "2023-03-05", None]),
    "tier": pd.Categorical(["gold", "silver", "gold", None, "bronze", "silver"]),
    "points": pd.array([10, None, 30, None, 50, 60], dtype="Int64"),
    "memo": pd.array(["a", "b", None, "", "e", None], dtype="string"),
    "flag": pd.array([True, None, False, None, True, True], dtype="boolean"),
    "code": ["7", "08", "x", None, "1,200", " 5 "],
})
patch = pd.DataFrame({"units": [100, np.nan], "price": [1.0, 2.0], "cust": ["zed", None], "gift": [False, True]}, index=[1, 2])

# case: fillna-int-col-nochange
s = orders["units"].fillna(9)
result = (str(s.dtype), s.tolist())
# case: fillna-float-with-text
s = orders["price"].fillna("unknown")
result = (str(s.dtype), s.tolist())
# case: fillna-float-with-int
s = orders["price"].fillna(0)
result = (str(s.dtype), s.tolist())
# case: fillna-datetime-text
s = orders["placed"].fillna("2000-01-01")
result = (str(s.dtype), [type(x).__name__ for x in s], s.iloc[2])
# case: fillna-datetime-bad-text
s = orders["placed"].fillna("missing")
result = (str(s.dtype), [type(x).__name__ for x in s])
# case: fillna-datetime-zero
s = orders["placed"].fillna(0)
result = (str(s.dtype), s.tolist()[2])
# case: fillna-category-known
s = orders["tier"].fillna("bronze")
result = (str(s.dtype), s.tolist())
# case: fillna-category-unknown
result = orders["tier"].fillna("none")
# case: fillna-category-added
s = orders["tier"].cat.add_categories("none").fillna("none")
result = (str(s.dtype), s.cat.categories.tolist(), s.tolist())
# case: fillna-Int64-int
s = orders["points"].fillna(0)
result = (str(s.dtype), s.tolist())
# case: fillna-Int64-float
result = orders["points"].fillna(0.5)
# case: fillna-Int64-mean
s = orders["points"].fillna(int(orders["points"].mean()))
result = (str(s.dtype), s.tolist())
# case: fillna-string-number
result = orders["memo"].fillna(0)
# case: fillna-boolean
s = orders["flag"].fillna(False)
result = (str(s.dtype), s.astype(bool).dtype.name, s.tolist())
# case: fillna-whole-frame-zero-numeric
r = orders[["units", "price", "points"]].fillna(0)
result = (r.dtypes.astype(str).to_dict(), r)
# case: fillna-dict
r = orders.fillna({"cust": "?", "price": orders["price"].mean(), "points": -1, "flag": True, "memo": "-"})
result = (r.dtypes.astype(str).to_dict(), r)
# case: fillna-series-other-index
s = orders["price"].fillna(pd.Series([7, 8], index=[4, 99]))
result = (str(s.dtype), s.tolist())
# case: ffill-mixed
r = orders.ffill()
result = (r.dtypes.astype(str).to_dict(), r)
# case: bfill-limit
r = orders[["price", "points", "flag", "placed", "tier"]].bfill(limit=1)
result = (r.dtypes.astype(str).to_dict(), r)
# case: interpolate-float
s = orders["price"].interpolate()
result = (str(s.dtype), s.tolist())
# case: replace-int-with-text
s = orders["units"].replace(0, "none")
result = (str(s.dtype), s.tolist())
# case: replace-int-with-nan
s = orders["units"].replace(-1, np.nan)
result = (str(s.dtype), s.tolist())
# case: replace-text-with-number-map
s = orders["cust"].replace({"amy": 1, "Ben": 2})
result = (str(s.dtype), s.tolist())
# case: replace-all-text-with-number
s = pd.Series(["yes", "no", "yes"]).replace({"yes": 1, "no": 0})
result = (str(s.dtype), s.tolist())
# case: replace-bool-with-text
s = orders["gift"].replace({True: "Y", False: "N"})
result = (str(s.dtype), s.tolist())
# case: replace-bool-with-int
s = orders["gift"].replace({True: 1, False: 0})
result = (str(s.dtype), s.tolist())
# case: replace-category-value
s = orders["tier"].astype(object).replace("gold", "top")
result = (str(s.dtype), s.tolist())
# case: replace-Int64-with-na
s = orders["points"].replace(30, pd.NA)
result = (str(s.dtype), s)
# case: replace-nan-with-none-series
s = orders["price"].replace(np.nan, None)
result = (str(s.dtype), s.tolist())
# case: combine-first-patch
r = orders[["cust", "units", "price", "gift"]].combine_first(patch)
result = (r.dtypes.astype(str).to_dict(), r)
# case: combine-first-extra-rows
r = orders[["units", "gift", "points"]].head(2).combine_first(orders[["units", "gift", "flag"]].tail(2))
result = (r.dtypes.astype(str).to_dict(), r)
# case: combine-first-series-int
s = orders["units"].head(3).combine_first(pd.Series([1, 2], index=[2, 50]))
result = (str(s.dtype), s.tolist())
# case: combine-first-Int64
s = orders["points"].combine_first(orders["units"])
result = (str(s.dtype), s.tolist())
# case: combine-first-datetime
s = orders["placed"].combine_first(pd.Series(pd.Timestamp("1999-09-09"), index=range(8)))
result = (str(s.dtype), s)
# case: update-int-with-nan-patch
df = orders[["cust", "units", "price"]].copy()
df.update(patch)
result = (df.dtypes.astype(str).to_dict(), df)
# case: update-bool-column
df = orders[["oid", "gift"]].copy()
df.update(patch[["gift"]])
result = (df.dtypes.astype(str).to_dict(), df["gift"].tolist())
# case: update-no-overwrite
df = orders[["price", "points"]].copy()
df.update(pd.DataFrame({"price": [5, 6], "points": [7, 8]}, index=[0, 1]), overwrite=False)
result = (df.dtypes.astype(str).to_dict(), df)
# case: series-update
s = orders["units"].copy()
s.update(pd.Series([50, None], index=[0, 1]))
result = (str(s.dtype), s.tolist())
# case: to-numeric-coerce-codes
s = pd.to_numeric(orders["code"], errors="coerce")
result = (str(s.dtype), s.tolist())
