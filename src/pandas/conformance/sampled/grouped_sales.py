import pandas as pd
import numpy as np

# Event tickets: pivot_table, crosstab, cut/qcut, value_counts
sales = pd.DataFrame({
    "event": ["Jazz", "Rock", "Jazz", "Opera", "Rock", None, "Jazz", "Rock", "Opera", "Folk", "Rock", "Jazz"],
    "city": ["Rome", "Oslo", "Oslo", "Rome", "Rome", "Oslo", "Rome", None, "Oslo", "Rome", "Oslo", "Rome"],
    "tier": pd.Categorical(["std", "vip", "std", "std", "vip", "std", "vip", "std", "std", "std", "vip", "std"],
                           categories=["std", "vip", "box"]),
    "qty": [2, 1, 4, 2, 1, 3, 2, 5, 2, 1, 2, 2],
    "amount": [40.0, 95.0, 80.0, np.nan, 95.0, 60.0, 150.0, 125.0, 70.0, 15.0, 190.0, 40.0],
    "age": [23, 35, 41, 67, 29, 18, 52, 35, 71, 44, 18, 60],
})
ratings = pd.Series([5, 3, 4, 5, np.nan, 1, 4, 5, 2, 3, 4], name="stars")

# case: pivot-default-mean
result = sales.pivot_table(index="event", columns="city", values="amount")
# case: pivot-sum-fill
result = sales.pivot_table("amount", "event", "city", aggfunc="sum", fill_value=0)
# case: pivot-margins
result = sales.pivot_table(index="event", columns="city", values="qty", aggfunc="sum", margins=True)
# case: pivot-margins-name
result = pd.pivot_table(sales, index="event", columns="city", values="qty", aggfunc="sum",
                        margins=True, margins_name="Total", fill_value=0)
# case: pivot-agg-list
result = sales.pivot_table(index="event", values="qty", aggfunc=["sum", "max"])
# case: pivot-agg-dict
result = sales.pivot_table(index="event", aggfunc={"qty": "sum", "amount": "mean"})
# case: pivot-agg-dict-of-lists
result = sales.pivot_table(index="city", values=["qty", "amount"], aggfunc={"qty": ["min", "max"], "amount": "sum"})
# case: pivot-two-index
result = sales.pivot_table(index=["city", "event"], values="amount", aggfunc="count")
# case: pivot-observed-false
result = sales.pivot_table(index="tier", columns="city", values="qty", aggfunc="sum", observed=False)
# case: pivot-observed-true
result = sales.pivot_table(index="city", columns="tier", values="qty", aggfunc="sum", observed=True, fill_value=0)
# case: pivot-dropna-false
result = sales.pivot_table(index="city", columns="tier", values="qty", aggfunc="sum", dropna=False, observed=False)
# case: pivot-sort-false
result = sales.pivot_table(index="event", columns="city", values="qty", aggfunc="sum", sort=False)
# case: pivot-lambda
result = sales.pivot_table(index="event", columns="city", values="amount", aggfunc=lambda s: s.max() - s.min())
# case: pivot-len-count
result = sales.pivot_table(index="event", columns="city", values="qty", aggfunc=len, fill_value=0)
# case: pivot-values-list-columns
result = sales.pivot_table(index="city", columns="event", values=["qty", "amount"], aggfunc="sum")
# case: pivot-margins-mean
result = sales.pivot_table(index="event", values=["amount", "qty"], aggfunc="mean", margins=True).round(2)
# case: pivot-series-key
result = sales.pivot_table(index=sales["age"] // 20 * 20, columns="city", values="qty", aggfunc="sum")
# case: crosstab-plain
result = pd.crosstab(sales["event"], sales["city"])
# case: crosstab-normalize-index
result = pd.crosstab(sales["event"], sales["city"], normalize="index").round(3)
# case: crosstab-normalize-columns-margins
result = pd.crosstab(sales["event"], sales["city"], normalize="columns", margins=True)
# case: crosstab-normalize-all
result = pd.crosstab(sales["city"], sales["tier"], normalize=True)
# case: crosstab-values-aggfunc
result = pd.crosstab(sales["event"], sales["city"], values=sales["amount"], aggfunc="mean")
# case: crosstab-margins-name
result = pd.crosstab(sales["event"], sales["city"], margins=True, margins_name="Sum")
# case: crosstab-names
result = pd.crosstab(sales["event"].tolist(), sales["tier"].tolist(), rownames=["ev"], colnames=["tier"])
# case: crosstab-two-rows
result = pd.crosstab([sales["city"], sales["event"]], sales["tier"], dropna=False)
# case: crosstab-values-no-aggfunc
result = pd.crosstab(sales["event"], sales["city"], values=sales["amount"])
# case: cut-int-bins
result = pd.cut(sales["age"], 3).value_counts(sort=False)
# case: cut-labels-right-false
result = pd.cut(sales["age"], [18, 35, 60, 75], right=False, labels=["young", "mid", "senior"]).tolist()
# case: cut-include-lowest
result = pd.cut(sales["age"], bins=[18, 35, 60, 75], include_lowest=True).astype(str)
# case: cut-labels-false-retbins
codes, edges = pd.cut(sales["age"], 4, labels=False, retbins=True)
result = (codes.tolist(), edges.round(3).tolist())
# case: cut-precision
result = pd.cut(sales["amount"], 3, precision=0).cat.categories.astype(str).tolist()
# case: cut-unordered-duplicate-labels
result = pd.cut(sales["age"], [0, 20, 60, 100], labels=["edge", "mid", "edge"], ordered=False).value_counts()
# case: qcut-quartile-labels
result = pd.qcut(sales["age"], 4, labels=["q1", "q2", "q3", "q4"]).value_counts().sort_index()
# case: qcut-duplicates-drop
result = pd.qcut(sales["qty"], 5, duplicates="drop").value_counts(sort=False)
# case: qcut-duplicates-raise
result = pd.qcut(sales["qty"], 5)
# case: qcut-list-retbins
cats, edges = pd.qcut(sales["amount"], [0, 0.5, 0.9, 1], labels=False, retbins=True)
result = {"codes": cats.tolist(), "edges": edges.tolist()}
# case: series-value-counts-bins
result = ratings.value_counts(bins=2, sort=False)
# case: series-value-counts-dropna-ascending
result = ratings.value_counts(dropna=False, ascending=True)
# case: frame-value-counts-subset
result = sales.value_counts(subset=["event", "city"], normalize=True, dropna=False)
# case: frame-value-counts-ascending
result = sales[["city", "qty"]].value_counts(ascending=True).reset_index(name="n")
