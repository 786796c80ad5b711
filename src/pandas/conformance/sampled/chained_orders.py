import pandas as pd
import numpy as np

orders = pd.DataFrame({
    "order_id": [101, 102, 103, 104, 104, 105, 106],
    "customer": ["Ann", "ann ", None, "Bob", "Bob", "CARL", "Dee"],
    "status": ["paid", "PAID", "open", None, None, "cancelled", "Open"],
    "amount": [25.0, 25.0, np.nan, 13.5, 13.5, 0.0, 99.9],
    "qty": [1, 2, 3, 1, 1, 0, 10],
    "note": ["ok", "", None, "late", "late", "n/a", "?"],
})
left = pd.DataFrame({"a": [1, np.nan, 3, np.nan], "b": [None, "x", "y", None]}, index=["p", "q", "r", "s"])
right = pd.DataFrame({"a": [10.0, 20.0, np.nan], "b": ["z", None, "w"], "c": [1, 2, 3]}, index=["q", "s", "t"])

def clean_names(df, col):
    out = df.copy()
    out[col] = out[col].str.strip().str.title()
    return out

def top(df, n, by="amount"):
    return df.nlargest(n, by)

# case: pipe_chain
result = orders.pipe(clean_names, "customer").pipe(top, n=3).reset_index(drop=True)

# case: pipe_tuple
def report(prefix, df):
    return f"{prefix}{len(df)}"
result = orders.pipe((report, "df"), "rows=")

# case: assign_chain
result = (orders.assign(total=lambda d: d["amount"] * d["qty"])
          .assign(share=lambda d: d["total"] / d["total"].sum())
          .query("total > 0")
          .loc[:, ["order_id", "total", "share"]]
          .round(3))

# case: query_in_and
ok = ["paid", "open"]
result = orders.assign(status=orders["status"].str.lower()).query("status in @ok and qty < 3")

# case: query_str_method
result = orders.query("customer.str.startswith('A', na=False)", engine="python")

# case: query_isna
result = orders.query("status.isna() or amount != amount", engine="python")

# case: query_backtick
df = orders.rename(columns={"order_id": "order id"})
result = df.query("`order id` >= 104 & qty == 1")

# case: query_between_chain
result = orders.query("0 < amount <= 25 and not note == ''")

# case: query_index
result = orders.set_index("order_id").query("index % 2 == 0")

# case: eval_assign
result = orders.eval("total = amount * qty")

# case: eval_multi
result = orders.eval("""
total = amount * qty
big = total > 20
""")[["total", "big"]]

# case: eval_expr
result = orders.eval("amount / (qty + 1)")

# case: where_mask
result = pd.DataFrame({
    "w": orders["amount"].where(orders["amount"] > 20, -1),
    "m": orders["amount"].mask(orders["qty"].eq(0)),
})

# case: where_callable
result = orders[["amount", "qty"]].where(lambda d: d > 1, other=lambda d: d * 100)

# case: mask_string
result = orders["note"].mask(orders["note"].isin(["", "n/a", "?"]))

# case: where_frame_axis
df = orders[["amount", "qty"]]
result = df.where(df.gt(df.mean()), df.median(), axis=1)

# case: map_dict
result = orders["status"].str.lower().map({"paid": 1, "open": 0})

# case: map_function_na_ignore
result = orders["customer"].map(lambda s: s[::-1], na_action="ignore")

# case: map_format
result = orders["amount"].map("${:.2f}".format)

# case: map_series
lookup = pd.Series({"Ann": "NY", "Bob": "LA"})
result = orders["customer"].map(lookup)

# case: map_defaultdict
from collections import defaultdict
d = defaultdict(lambda: "unknown", {"paid": "P"})
result = orders["status"].map(d)

# case: df_map
result = orders[["customer", "note"]].map(lambda v: v.upper() if isinstance(v, str) else v)

# case: df_map_len
result = orders[["customer", "note"]].map(len, na_action="ignore")

# case: replace_scalar
result = orders.replace("", np.nan)

# case: replace_list
result = orders["note"].replace(["", "n/a", "?"], "missing")

# case: replace_list_list
result = orders["status"].replace(["paid", "PAID", "open"], ["P", "P", "O"])

# case: replace_dict
result = orders["status"].replace({"paid": "P", "PAID": "P", None: "none"})

# case: replace_nested_dict
result = orders.replace({"status": {"paid": "done"}, "qty": {1: 100}})

# case: replace_dict_per_column_value
result = orders.replace({"note": "late", "amount": 0.0}, -1)

# case: replace_regex
result = orders.replace(r"^\s*$", np.nan, regex=True)

# case: replace_regex_dict
result = orders["customer"].replace({r"^[Aa]nn\s*$": "Anne", r"^C.*": "C"}, regex=True)

# case: replace_regex_kw
result = orders[["status", "note"]].replace(regex={"^(?i:paid)$": "P", "late": "L"})

# case: replace_regex_column_dict
result = orders.replace({"status": r"(?i)^open$"}, {"status": "O"}, regex=True)

# case: replace_backref
result = orders["customer"].replace(r"(\w)(\w+)", r"\2\1", regex=True)

# case: replace_bool
result = pd.Series([True, False, True]).replace({True: "yes", False: "no"})

# case: replace_inf
result = (orders["qty"] / orders["amount"]).replace([np.inf, -np.inf], np.nan)

# case: replace_none_value
result = pd.Series(["a", "b", "a"]).replace("a", None)

# case: replace_pad
result = pd.Series([1, 0, 3, 0, 0]).replace(0, pd.NA)

# case: duplicated_keep
result = pd.DataFrame({k: orders.duplicated(["customer", "amount"], keep=v) for k, v in [("first", "first"), ("last", "last"), ("none", False)]})

# case: drop_duplicates_subset
result = orders.drop_duplicates(subset=["amount"], keep="last", ignore_index=True)

# case: drop_duplicates_case_insensitive
key = orders["customer"].str.strip().str.lower()
result = orders.loc[~key.duplicated()]

# case: drop_duplicates_lists
df = pd.DataFrame({"k": [1, 1, 2], "v": [[1], [1], [2]]})
try:
    result = df.drop_duplicates()
except TypeError as e:
    result = str(e)

# case: drop_duplicates_lists_astype
df = pd.DataFrame({"k": [1, 1, 2], "v": [[1], [1], [2]]})
result = df.loc[df.astype(str).drop_duplicates().index]

# case: index_duplicated
df = pd.concat([left, right])
result = df[~df.index.duplicated(keep="first")]

# case: combine_first
result = left.combine_first(right)

# case: combine_first_series
result = orders["note"].replace("", np.nan).combine_first(orders["status"])

# case: update_frame
df = left.copy()
df.update(right)
result = df

# case: update_no_overwrite
df = left.copy()
df.update(right, overwrite=False)
result = df

# case: update_series
s = pd.Series([1, 2, 3], index=list("abc"))
s.update(pd.Series([20, np.nan], index=["b", "c"]))
result = s

# case: combine_func
result = left[["a"]].combine(right[["a"]], lambda x, y: x.fillna(0) + y.fillna(0))

# case: isin_frame_dict
result = orders.isin({"customer": ["Ann", None], "qty": [1, 3]})

# case: isin_negated
result = orders[~orders["status"].isin(["paid", "open", np.nan])]

# case: isin_mixed
result = pd.Series([1, "1", 1.0, None, np.nan, True]).isin([1, None])

# case: between_inclusive
result = pd.DataFrame({i: orders["amount"].between(13.5, 25, inclusive=i) for i in ["both", "neither", "left", "right"]})

# case: between_strings
result = orders["customer"].dropna().between("A", "Bz")

# case: np_select
conds = [orders["amount"].isna(), orders["amount"] > 50, orders["amount"].gt(0)]
result = orders.assign(band=np.select(conds, ["none", "high", "low"], default="zero"))

# case: np_where_nested
result = orders.assign(flag=np.where(orders["qty"] > 2, "bulk", np.where(orders["qty"] == 0, "empty", "single")))["flag"].value_counts()

# case: case_when
result = orders["qty"].astype(object).case_when([(orders["qty"].eq(0), "none"), (orders["qty"].lt(3), "few")])

# case: apply_row_string
result = orders.apply(lambda r: f"{r['order_id']}:{r['customer'] or '?'}", axis=1)

# case: apply_row_series
result = orders.apply(lambda r: pd.Series({"id": r["order_id"], "initial": r["customer"][0] if isinstance(r["customer"], str) else None}), axis=1)

# case: apply_result_expand
result = orders.apply(lambda r: [r["order_id"], r["qty"] * 2], axis=1, result_type="expand")

# case: fillna_dict
result = orders.fillna({"customer": "unknown", "amount": orders["amount"].mean(), "status": "?"})

# case: groupby_transform_fill
result = orders["amount"].fillna(orders.groupby("qty")["amount"].transform("mean")).fillna(0)

# case: json_normalize_basic
data = [
    {"id": 1, "name": {"first": "A", "last": "B"}, "tags": ["x", "y"]},
    {"id": 2, "name": {"first": "C"}, "tags": []},
]
result = pd.json_normalize(data)

# case: json_normalize_record_path
data = [
    {"state": "FL", "info": {"gov": "R"}, "counties": [{"name": "Dade", "pop": 1}, {"name": "Broward", "pop": 2}]},
    {"state": "OH", "info": {"gov": "J"}, "counties": [{"name": "Summit", "pop": 3}]},
]
result = pd.json_normalize(data, "counties", ["state", ["info", "gov"]])

# case: json_normalize_sep_level
data = [{"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2, "d": None}}}]
result = pd.json_normalize(data, sep="_", max_level=1)

# case: dict_cells_to_columns
df = pd.DataFrame({"id": [1, 2, 3], "attrs": [{"color": "red", "size": 1}, {}, {"color": "blue"}]})
result = df.drop(columns="attrs").join(pd.DataFrame(df["attrs"].tolist()))

# case: dict_cells_apply_series
df = pd.DataFrame({"id": [1, 2], "attrs": [{"color": "red", "size": 1}, {"color": "blue"}]})
result = pd.concat([df.drop(["attrs"], axis=1), df["attrs"].apply(pd.Series)], axis=1)

# case: json_loads_cells
import json
s = pd.Series(['{"a": 1, "b": [1, 2]}', '{"a": null}', "{}"])
result = pd.json_normalize(s.map(json.loads).tolist())

# case: list_cells_len_sum
s = pd.Series([[1, 2, 3], [], [4]])
result = pd.DataFrame({"n": s.str.len(), "sum": s.map(sum), "first": s.str[0]})

# case: list_cells_dummies
s = pd.Series([["a", "b"], ["b"], []])
result = pd.get_dummies(s.explode()).groupby(level=0).sum()

# case: list_contains
df = pd.DataFrame({"id": [1, 2, 3], "langs": [["py", "r"], ["sql"], None]})
result = df[df["langs"].apply(lambda x: isinstance(x, list) and "sql" in x)]

# case: to_dict_orients
d = orders.head(2)[["order_id", "customer"]]
result = {o: d.to_dict(orient=o) for o in ["dict", "list", "records", "index", "split", "tight"]}

# case: nested_dict_groupby
result = {k: g.set_index("order_id")["amount"].to_dict() for k, g in orders.groupby("qty")}

# case: from_dict_index
result = pd.DataFrame.from_dict({"r1": [1, "a"], "r2": [2, None]}, orient="index", columns=["n", "s"])
