import pandas as pd
import numpy as np

stock = pd.Series([10, 25, 0, 7, 25], index=["bolt", "Nut", "gear", "nail", "pin"], name="qty")
dup = pd.Series(["a", "B", "a", None, "b", None, "B"], name="code")
text = pd.Series(["1", " 2 ", "3.5", "abc", None, "1,000", "-0"], name="txt")
maybe = pd.Series([1, None, 3, None], name="maybe")
flags = pd.Series([True, None, False, True], dtype=object, name="flag")
steps = pd.Series([1.0, 2.0, np.nan, 4.0], index=[0, 2, 5, 9], name="lvl")
daily = pd.Series([5, 6, 7, 8], index=pd.to_datetime(["2024-01-30", "2024-01-31", "2024-02-02", "2024-03-01"]), name="d")
prices = pd.DataFrame({"item": ["bolt", "Nut", "cog", None], "price": [0.1, 0.25, 9.99, 1.0]})

# case: reindex-ffill
result = steps.reindex(range(0, 11), method="ffill")

# case: reindex-fill-value-keeps-int
result = stock.reindex(["pin", "bolt", "cog"], fill_value=0)

# case: align-outer-fill
p = prices.dropna().set_index("item")["price"]
l, r = stock.align(p, join="outer", fill_value=0)
result = l * r

# case: align-inner
a, b = stock.align(prices.set_index("item")["price"], join="inner")
result = (a.to_dict(), b.to_dict())

# case: mul-fill-value
result = stock.mul(prices.dropna().set_index("item")["price"], fill_value=1)

# case: drop-duplicates-keep-last
result = dup.drop_duplicates(keep="last")

# case: drop-duplicates-keep-false-ignore-index
result = dup.str.lower().drop_duplicates(keep=False, ignore_index=True)

# case: duplicated-keep-false
result = dup[dup.duplicated(keep=False)].index.tolist()

# case: unique-and-nunique
result = (list(dup.unique()), dup.nunique(), dup.nunique(dropna=False))

# case: factorize-default
codes, uniques = pd.factorize(dup)
result = (codes.tolist(), list(uniques))

# case: factorize-sort-sentinel
codes, uniques = dup.factorize(sort=True, use_na_sentinel=True)
result = pd.Series(codes, index=dup)

# case: idxmax-ties-and-missing
result = (stock.idxmax(), stock.idxmin(), steps.idxmax(), steps.argmax())

# case: corr-of-ranks
result = round(pd.Series([1, 2, 3, 4, None]).rank().corr(pd.Series([2, 1, 4, 8, 5]), method="pearson"), 4)

# case: corr-min-periods
result = maybe.corr(steps.reset_index(drop=True), min_periods=3)

# case: to-frame-rename
result = stock.to_frame(name="on_hand").T

# case: items-dict-comprehension
result = {k.lower(): v ** 2 for k, v in stock.items() if v}

# case: to-list-with-missing
result = maybe.convert_dtypes().to_list()

# case: rename-scalar
result = stock.rename("count").reset_index()

# case: rename-function
result = stock.rename(str.upper)

# case: rename-dict-partial
result = stock.rename({"bolt": "BOLT", "missing": "x"}).rename_axis("part")

# case: reset-index-name
result = stock.reset_index(name="units").sort_values(["units", "index"], ascending=[False, True])

# case: reset-index-drop
result = stock[stock > 5].reset_index(drop=True)

# case: squeeze-single
result = (stock[stock == 7].squeeze(), prices.loc[[0], ["price"]].squeeze(), prices[["price"]].squeeze().name)

# case: get-default
result = [stock.get("bolt"), stock.get("cog"), stock.get("cog", default=-1), stock.get(["pin", "Nut"]).sum()]

# case: pop-returns-value
s = stock.copy()
v = s.pop("gear")
result = (v, s.index.tolist())

# case: loc-label-slice
result = stock.loc["Nut":"nail"]

# case: loc-callable
result = stock.loc[lambda s: (s > 0) & s.index.str.islower()]

# case: loc-missing-label
result = stock.loc[["bolt", "cog"]]

# case: iloc-step-and-callable
result = (stock.iloc[::-2].tolist(), stock.iloc[lambda s: [0, len(s) - 1]].index.tolist(), stock.at["pin"], stock.iat[1])

# case: partial-date-string
result = (daily["2024-01"].sum(), daily.loc["2024-02":].tolist(), daily.loc["2024-01-31"])

# case: to-numeric-coerce-after-clean
result = pd.to_numeric(text.str.replace(",", "").str.strip(), errors="coerce", downcast="integer")

# case: to-numeric-raises
result = pd.to_numeric(text)

# case: astype-nan-to-int-raises
result = maybe.astype(int)

# case: astype-nullable-int
result = maybe.astype("Int64") + 1

# case: flags-convert-dtypes
s = flags.convert_dtypes()
result = (str(s.dtype), s.sum(), s.fillna(False).tolist())

# case: infer-objects
s = pd.Series(["x", 1, 2, 3], dtype=object).iloc[1:]
result = (s.dtype.name, s.infer_objects().dtype.name)

# case: series-attributes
result = [maybe.hasnans, stock.is_unique, daily.is_monotonic_increasing, stock.sort_values().is_monotonic_decreasing, stock.empty, stock.size, dup.count()]

# case: index-string-methods
idx = stock.index
result = (idx.str.len().tolist(), idx.str.contains("n", case=False).tolist(), idx.str.cat(sep="+"), idx[idx.str.startswith("n")].tolist())
