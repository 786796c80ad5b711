import pandas as pd
import numpy as np
from pandas.errors import MergeError

cust = pd.DataFrame({
    "cust_id": [1, 2, 3, 4, 5],
    "name": ["Acme", "Bolt", "Core", "Dyne", "Echo"],
    "city": ["Oslo", "Rome", "Oslo", None, "Lima"],
})
orders = pd.DataFrame({
    "order_id": [100, 101, 102, 103, 104, 105, 106],
    "customer": [1, 3, 3, 2, 7, 1, 9],
    "city": ["Oslo", "Oslo", "Bergen", "Rome", "Kyiv", "Oslo", None],
    "total": [20.0, 35.5, 12.0, 99.9, 5.0, 60.0, 41.0],
    "placed": pd.to_datetime(["2024-01-02", "2024-01-05", "2024-01-09", "2024-01-09", "2024-02-01", "2024-02-03", "2024-02-20"]),
})
rates = pd.DataFrame({
    "valid_from": pd.to_datetime(["2024-01-01", "2024-01-08", "2024-02-02", "2024-03-01"]),
    "rate": [1.10, 1.08, 1.12, 1.15],
})
lookup = pd.DataFrame(
    {"country": ["Norway", "Italy", "Peru", "Ukraine"], "zone": [1, 1, 5, 2]},
    index=pd.Index(["Oslo", "Rome", "Lima", "Kyiv"], name="city"),
)


# case: left_join_with_indicator_anti
j = cust.merge(orders, how="left", left_on="cust_id", right_on="customer", suffixes=("_c", "_o"), indicator=True)
never = j.loc[j["_merge"] == "left_only", "name"].tolist()
o = orders.merge(cust[["cust_id"]], how="left", left_on="customer", right_on="cust_id", indicator="src")
orphans = o.query("src == 'left_only'")[["order_id", "customer"]]
result = {"never_ordered": never, "orphans": orphans, "counts": j["_merge"].value_counts().to_dict()}


# case: full_outer_reconciliation
full = pd.merge(
    cust.rename(columns={"cust_id": "key"}),
    orders.rename(columns={"customer": "key"}).groupby("key", as_index=False).agg(n=("order_id", "size"), total=("total", "sum")),
    on="key", how="outer", indicator=True, validate="one_to_one",
)
full["n"] = full["n"].fillna(0).astype(int)
full["_merge"] = full["_merge"].astype(str)
result = full.sort_values("key").reset_index(drop=True)


# case: validate_reports_bad_cardinality
messages = []
for how in ("one_to_one", "one_to_many", "many_to_one", "m:m"):
    try:
        r = cust.merge(orders, left_on="cust_id", right_on="customer", validate=how)
    except MergeError as exc:
        messages.append((how, type(exc).__name__, str(exc).split(";")[0]))
    else:
        messages.append((how, "ok", len(r)))
result = messages


# case: merge_asof_rate_and_tolerance
left = orders.sort_values("placed")
a = pd.merge_asof(left, rates, left_on="placed", right_on="valid_from")
a["eur"] = (a["total"] * a["rate"]).round(2)
b = pd.merge_asof(
    left[["order_id", "placed"]], rates.rename(columns={"valid_from": "placed"}),
    on="placed", direction="nearest", tolerance=pd.Timedelta("2D"),
)
c = pd.merge_asof(left[["order_id", "placed"]], rates, left_on="placed", right_on="valid_from",
                  direction="forward", allow_exact_matches=False)
result = (a[["order_id", "rate", "eur"]], b, c["rate"].tolist())


# case: join_on_index_and_right_index
x = cust.join(lookup, on="city")
y = orders.merge(lookup, left_on="city", right_index=True, how="inner")
z = lookup.join(orders.groupby("city")["total"].agg(["sum", "count"]), how="left")
z["count"] = z["count"].fillna(0).astype("int64")
result = [x, y[["order_id", "country", "zone"]], z]


# case: cross_join_price_grid
sizes = pd.DataFrame({"size": ["S", "M", "L"], "mult": [1.0, 1.5, 2.0]})
colors = pd.DataFrame({"color": ["red", "blue"], "extra": [0, 3]})
grid = sizes.merge(colors, how="cross")
grid["price"] = grid["mult"] * 10 + grid["extra"]
grid["sku"] = grid["size"] + "-" + grid["color"].str[0].str.upper()
pairs = cust.merge(cust, how="cross", suffixes=("", "_2")).query("cust_id < cust_id_2 and city == city_2")
result = {"grid": grid, "same_city": list(zip(pairs["name"], pairs["name_2"]))}


# case: join_overlapping_columns_without_suffix
enriched = orders.set_index("customer").join(cust.set_index("cust_id"))
enriched["moved"] = enriched["city"] != enriched["city_right"]
result = enriched.reset_index()


# case: concat_with_keys_and_inner
jan = orders[orders["placed"].dt.month == 1][["order_id", "total"]]
feb = orders[orders["placed"].dt.month == 2][["order_id", "total", "city"]]
st = pd.concat([jan, feb], keys=["jan", "feb"], names=["month", "row"])
inner = pd.concat([jan, feb], join="inner", ignore_index=True)
wide = pd.concat({"j": jan["total"].reset_index(drop=True), "f": feb["total"].reset_index(drop=True)}, axis=1)
agg = st.groupby(level="month", sort=False)["total"].sum()
result = {"stacked": st, "n_inner": inner.shape, "wide": wide, "agg": agg}


# case: update_and_compare_versions
old = cust.set_index("cust_id")
new = old.copy()
patch = pd.DataFrame({"city": ["Bern", "Paris"], "name": [None, "Core Ltd"]}, index=[4, 3])
new.update(patch)
diff = old.compare(new, result_names=("old", "new"))
changed = diff.index.tolist()
eq_rows = (old.fillna("~") == new.fillna("~")).all(axis=1)
result = (new, diff, changed, eq_rows.to_dict())


# case: semi_join_with_multi_key_isin
wanted = pd.DataFrame({"customer": [1, 3, 2], "city": ["Oslo", "Bergen", "Oslo"]})
key = pd.MultiIndex.from_frame(orders[["customer", "city"]])
mask = key.isin(list(wanted.itertuples(index=False, name=None)))
semi = orders[mask]
anti = orders[~mask & orders["customer"].isin(cust["cust_id"])]
via_merge = orders.merge(wanted.drop_duplicates(), on=["customer", "city"], how="inner")
mapped = orders["customer"].map(cust.set_index("cust_id")["name"]).fillna("??")
result = {
    "semi": semi["order_id"].tolist(),
    "anti": anti["order_id"].tolist(),
    "agree": sorted(via_merge["order_id"]) == sorted(semi["order_id"]),
    "names": mapped.tolist(),
}
