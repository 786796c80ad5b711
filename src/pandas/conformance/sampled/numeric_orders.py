import pandas as pd
import numpy as np
import math

orders = pd.DataFrame({
    "order_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010],
    "customer": ["Ann", "bob", "Ann", None, "Cy", "bob ", "Dee", "Cy", "Ann", "Eve"],
    "qty": [3, 0, -2, 5, 1, 7, 4, 0, 12, 2],
    "unit_price": [19.99, 5.0, 19.99, 2.5, np.nan, 0.0, 7.25, 3.3, 1.005, 2.675],
    "discount_text": ["10%", "0%", None, "12.5%", "5 %", "", "100%", "n/a", "7%", "15%"],
    "total_text": ["$59.97", "0", "($39.98)", "12.50", "$1,250.00", "-", "€29.00", "1e3", "12.06", " 5.35 "],
    "paid": [True, False, True, None, True, False, True, True, None, False],
})
stock = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "D4", "E5", "F6"],
    "on_hand": [10, 0, 25, -3, 7, 100],
    "pack_size": [3, 4, 0, 2, -5, 12],
    "weight_kg": [0.5, 1.25, np.nan, 2.0, 10.75, 0.1],
})
rates = pd.DataFrame({
    "currency": ["USD", "EUR", "GBP", "JPY", "ZZZ"],
    "per_usd": [1.0, 0.92, 0.79, 151.37, 0.0],
})

# case: line-total-basic
orders["line_total"] = orders["qty"] * orders["unit_price"]
result = orders[["order_id", "line_total"]].round(2)

# case: full-packs-and-left-over
df = stock.copy()
df["full_packs"] = df["on_hand"] // df["pack_size"]
df["left_over"] = df["on_hand"] % df["pack_size"]
result = df[["sku", "full_packs", "left_over"]]

# case: true-division-by-zero-pack
ratio = stock["on_hand"] / stock["pack_size"]
result = {
    "ratio": ratio.tolist(),
    "n_inf": int(np.isinf(ratio).sum()),
    "cleaned_mean": float(ratio.replace([np.inf, -np.inf], np.nan).mean()),
}

# case: parse-discount-percent
pct = (
    orders["discount_text"]
    .str.replace("%", "", regex=False)
    .str.strip()
    .pipe(pd.to_numeric, errors="coerce")
    .div(100)
)
result = pct.fillna(0)

# case: parse-money-parentheses
def parse_money(text):
    if text is None:
        return np.nan
    t = text.strip().replace("$", "").replace("€", "").replace(",", "")
    negative = t.startswith("(") and t.endswith(")")
    t = t.strip("()")
    try:
        value = float(t)
    except ValueError:
        return np.nan
    return -value if negative else value

orders["total"] = orders["total_text"].apply(parse_money)
result = orders.loc[:, ["order_id", "total_text", "total"]]

# case: money-regex-negative-capture
s = orders["total_text"].str.replace(r"[$€,\s]", "", regex=True)
s = s.str.replace(r"^\((.*)\)$", r"-\1", regex=True)
nums = pd.to_numeric(s, errors="coerce")
result = (nums.sum(), nums.isna().sum(), nums.dtype.name)

# case: bankers-rounding-halves
vals = pd.Series([0.5, 1.5, 2.5, 3.5, -0.5, -1.5, 2.675, 1.005])
result = pd.DataFrame({
    "v": vals,
    "round0": vals.round(),
    "round2": vals.round(2),
    "np_round": np.round(vals, 1),
    "py_round": [round(x, 2) for x in vals],
})

# case: round-negative-decimals
big = pd.Series([1249, 1250, 1251, -1250, 50, 150, 99950], name="amount")
result = pd.concat(
    [big, big.round(-2).rename("hundreds"), big.astype(float).round(-3).rename("thousands")],
    axis=1,
)

# case: ceil-floor-trunc-compare
p = orders["unit_price"].dropna() * -1.5
result = pd.DataFrame({
    "x": p,
    "ceil": np.ceil(p),
    "floor": np.floor(p),
    "trunc": np.trunc(p),
    "rint": np.rint(p),
})

# case: count-paid-object-booleans
counts = orders["paid"].value_counts(dropna=False)
result = {
    "dtype": str(orders["paid"].dtype),
    "sum_paid": int(orders["paid"].fillna(False).astype(bool).sum()),
    "missing": int(orders["paid"].isna().sum()),
    "n_values": len(counts),
}

# case: paid-boolean-nullable
paid = orders["paid"].astype("boolean")
result = pd.Series({
    "sum": paid.sum(),
    "mean": paid.mean(),
    "any": paid.any(),
    "all": paid.all(),
    "all_noskip": paid.all(skipna=False),
})

# case: convert-to-currencies-with-zero-rate
amount = 250.0
rates["amount"] = amount * rates["per_usd"]
rates["inverse"] = 1 / rates["per_usd"]
rates["inverse"] = rates["inverse"].replace(np.inf, np.nan).round(4)
rates["label"] = rates.apply(lambda r: f"{r['amount']:,.2f} {r['currency']}", axis=1)
result = rates

# case: int-cast-nan-price-error
result = orders["unit_price"].astype(int)

# case: int-cast-after-fill
result = orders["unit_price"].fillna(-1).astype("int64").tolist()

# case: cumulative-stock-value
value = stock["on_hand"].clip(lower=0) * stock["weight_kg"]
result = pd.DataFrame({
    "sku": stock["sku"],
    "value": value,
    "cum": value.cumsum(),
    "cum_filled": value.fillna(0).cumsum(),
    "share": (value / value.sum()).map("{:.1%}".format),
})

# case: np-select-size-band
conditions = [
    stock["on_hand"] < 0,
    stock["on_hand"] == 0,
    stock["on_hand"].between(1, 10),
]
choices = ["backorder", "out", "low"]
stock["band"] = np.select(conditions, choices, default="ok")
result = stock.groupby("band", sort=True)["on_hand"].agg(["count", "sum", "min", "max"])

# case: divmod-of-series
q, r = divmod(stock["on_hand"], 4)
result = pd.DataFrame({"sku": stock["sku"], "q": q, "r": r, "check": q * 4 + r == stock["on_hand"]})

# case: in-place-operators-chain
s = stock.set_index("sku")["on_hand"].copy()
s += 2
s *= 3
s -= 1
s //= 4
s **= 2
result = s

# case: inplace-truediv-then-mod
s = stock["on_hand"].copy()
s /= 4
first_type = s.dtype
s %= 2
result = [str(first_type), s.tolist(), s.dtype == "float64"]

# case: scalar-kinds
total_qty = orders["qty"].sum()
mean_price = orders["unit_price"].mean()
first = orders["order_id"].iloc[0]
anyneg = (orders["qty"] < 0).any()
result = {
    "sum": type(total_qty).__name__,
    "mean": type(mean_price).__name__,
    "cell": type(first).__name__,
    "item": type(first.item()).__name__,
    "any": type(anyneg).__name__,
    "python_bool": bool(anyneg),
    "list0": type(orders["qty"].tolist()[0]).__name__,
}

# case: isclose-line-totals
orders["total_num"] = pd.to_numeric(orders["total_text"].str.strip("$ "), errors="coerce")
expected = orders["qty"] * orders["unit_price"]
orders["exact"] = orders["total_num"] == expected
orders["close"] = np.isclose(orders["total_num"], expected, atol=0.005)
orders["close_nan"] = np.isclose(orders["total_num"], expected, atol=0.005, equal_nan=True)
result = orders[["order_id", "exact", "close", "close_nan"]]

# case: ambiguous-price-test
if orders["unit_price"] > 5:
    result = "expensive"
else:
    result = "cheap"
