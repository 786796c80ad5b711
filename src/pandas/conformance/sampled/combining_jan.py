import pandas as pd
import numpy as np

jan = pd.DataFrame({
    "sku": ["A", "B", "C", "D", "D"],
    "units": [10, 20, 0, 5, 5],
    "price": [1.5, 2.0, 3.25, np.nan, 4.0],
})
feb = pd.DataFrame({
    "sku": ["B", "C", "E"],
    "units": [15, np.nan, 7],
    "discount": [0.1, None, 0.0],
})
mar = pd.DataFrame({
    "sku": ["A", "F", None],
    "units": ["12", "n/a", "3"],
    "returned": [True, False, None],
})
empty = pd.DataFrame(columns=["sku", "units", "price"])
stock = pd.Series({"A": 100, "B": 50, "C": 0, "Z": -4}, name="stock")

# case: concat-default
result = pd.concat([jan, feb])
# case: concat-ignore-index
result = pd.concat([jan, feb, mar], ignore_index=True)
# case: concat-inner-columns
result = pd.concat([jan, feb], join="inner", ignore_index=True)
# case: concat-keys-names
result = pd.concat([jan, feb], keys=["jan", "feb"], names=["month", "row"])
# case: concat-dict
result = pd.concat({"jan": jan[["sku", "units"]], "feb": feb[["sku", "units"]]})
# case: concat-dict-reset-level
result = (
    pd.concat({"jan": jan, "feb": feb, "mar": mar}, names=["month"])
    .reset_index(level="month")
    .reset_index(drop=True)
    .loc[:, ["month", "sku", "units"]]
)
# case: concat-verify-integrity-error
result = pd.concat([jan, feb], verify_integrity=True)
# case: concat-axis1-series
result = pd.concat([jan.groupby("sku")["units"].sum(), feb.set_index("sku")["units"], stock], axis=1, keys=["jan", "feb", "stock"])
# case: concat-axis1-frames-inner
result = pd.concat([jan.drop_duplicates("sku").set_index("sku"), feb.set_index("sku")], axis=1, join="inner")
# case: concat-axis1-duplicate-index
result = pd.concat([jan.set_index("sku"), feb.set_index("sku")], axis=1)
# case: concat-empty-frame
r = pd.concat([jan, empty[["sku"]]], ignore_index=True)
result = (r.shape, r["sku"].tolist())
# case: concat-series-as-row
new_row = pd.Series({"sku": "X", "units": 1, "price": 9.99})
result = pd.concat([jan, new_row.to_frame().T], ignore_index=True)
# case: concat-mixed-frame-series-axis1
s = pd.Series([1, 2, 3], name="rank")
result = pd.concat([feb, s, pd.Series(list("xyz"))], axis=1)
# case: concat-object-all-none
result = pd.concat([None, jan[["sku"]], None, feb[["sku"]]], ignore_index=True)
# case: concat-nothing-error
result = pd.concat([])
# case: union-distinct
u = pd.concat([jan[["sku"]], feb[["sku"]], mar[["sku"]]]).drop_duplicates().dropna()
result = u["sku"].sort_values().tolist()
# case: total-units-coerced
all_ = pd.concat([jan, feb, mar])
all_["units"] = pd.to_numeric(all_["units"], errors="coerce")
result = all_.groupby("sku", dropna=False)["units"].sum()
# case: sum-of-strings-error
all_ = pd.concat([jan, mar])
result = all_["units"].sum()
# case: pivot-after-concat
long = pd.concat([jan.assign(month="jan"), feb.assign(month="feb")], ignore_index=True)
result = long.pivot_table(index="sku", columns="month", values="units", aggfunc="sum", fill_value=0)[["jan", "feb"]]
# case: month-over-month-change
j = jan.groupby("sku").units.sum()
f = feb.set_index("sku").units
result = f.sub(j, fill_value=0).rename("change").reset_index()
# case: concat-levels-multi-select
c = pd.concat([jan, feb], keys=["jan", "feb"])
result = (c.xs("feb").shape, c.loc[("jan", 1), "units"], c.loc["feb", "sku"].tolist())
# case: dtype-report-after-concat
c = pd.concat([jan, feb, mar], ignore_index=True, sort=True)
result = c.dtypes.map(str)
