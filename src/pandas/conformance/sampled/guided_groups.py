import numpy as np
import pandas as pd

birds = pd.DataFrame([("bird", "Falconiformes", 389.0), ("bird", "Psittaciformes", 24.0), ("mammal", "Carnivora", 80.2), ("mammal", "Primates", np.nan), ("mammal", "Carnivora", 58)], index=["falcon", "parrot", "lion", "monkey", "leopard"], columns=("class", "order", "max_speed"))
foo = pd.DataFrame({"A": ["foo", "bar", "foo", "bar", "foo", "bar", "foo", "foo"], "B": ["one", "one", "two", "three", "two", "two", "one", "three"], "C": [1.0, -2.0, 3.5, 0.5, 2.0, -1.0, 4.0, 0.0], "D": [8, 7, 6, 5, 4, 3, 2, 1]})
lv = pd.Series(range(8), index=pd.MultiIndex.from_arrays([["bar", "bar", "baz", "baz", "foo", "foo", "qux", "qux"], ["one", "two"] * 4], names=["first", "second"]))
animals = pd.DataFrame({"kind": ["cat", "dog", "cat", "dog"], "height": [9.1, 6.0, 9.5, 34.0], "weight": [7.9, 7.5, 9.9, 198.0]})

# case: split_class
grouped = birds.groupby("class")
result = [grouped[["max_speed"]].mean(), birds.groupby(["class", "order"])[["max_speed"]].sum(), grouped.ngroups]

# case: group_function_of_columns
def get_letter_type(letter):
    if letter.lower() in "aeiou":
        return "vowel"
    return "consonant"
result = foo.T.groupby(get_letter_type).size()

# case: index_level_dups
s = pd.Series([1, 2, 3, 10, 20, 30], index=[1, 2, 3, 1, 2, 3])
g = s.groupby(level=0)
result = [g.first(), g.last(), g.sum()]

# case: sort_false
df2 = pd.DataFrame({"X": ["B", "B", "A", "A"], "Y": [1, 2, 3, 4]})
result = [df2.groupby(["X"]).sum(), df2.groupby(["X"], sort=False).sum(), df2.groupby(["X"]).get_group(("A",)), df2.groupby("X").get_group("B")]

# case: dropna_keys
df = pd.DataFrame([[1, 2, 3], [1, None, 4], [2, 1, 3], [1, 2, 2]], columns=["a", "b", "c"])
result = [df.groupby(by=["b"], dropna=True).sum(), df.groupby(by=["b"], dropna=False).sum()]

# case: groups_attribute
result = [{k: list(v) for k, v in foo.groupby("A").groups.items()}, len(foo.groupby(["A", "B"]).groups), {k: list(v) for k, v in foo.T.groupby(lambda c: c in "AB").groups.items()}]

# case: groupby_levels
result = [lv.groupby(level=0).sum(), lv.groupby(level="second").sum(), lv.groupby(level=["first", "second"]).sum(), lv.groupby(["first"]).max()]

# case: level_and_column
arrays = [["bar", "bar", "baz", "baz"], ["one", "two", "one", "two"]]
df = pd.DataFrame({"A": [1, 1, 2, 3], "B": np.arange(4)}, index=pd.MultiIndex.from_arrays(arrays, names=["first", "second"]))
result = [df.groupby([pd.Grouper(level=1), "A"]).sum(), df.groupby([pd.Grouper(level="second"), "A"]).sum(), df.groupby(["second", "A"]).sum()]

# case: column_selection
g = foo.groupby(["A"])
result = [g["C"].sum(), g[["C", "D"]].sum(), foo["C"].groupby(foo["A"]).mean()]

# case: iterate_groups
result = [(name, group.shape) for name, group in foo.groupby("A")]

# case: iterate_two
result = [(name, group["D"].tolist()) for name, group in foo.groupby(["A", "B"])]

# case: agg_methods
result = [foo.groupby("A")[["C", "D"]].max(), foo.groupby(["A", "B"]).mean(), foo.groupby(["A", "B"], as_index=False).agg("sum"), foo.groupby(["A", "B"]).sum().reset_index(), foo.groupby("A").size(), foo.groupby(["A", "B"], as_index=False).size(), foo.groupby("A")["B"].nunique(), foo.groupby("A")["C"].describe()]

# case: agg_user
result = [animals.groupby("kind")[["height"]].agg(lambda x: set(x)), animals.groupby("kind")[["height"]].agg(lambda x: x.astype(int).sum())]

# case: agg_two_lambdas
result = foo.groupby("A")["C"].agg([lambda x: x.max() - x.min(), lambda x: x.median() - x.mean()])

# case: agg_same_name
result = foo.groupby("A")["C"].agg(["sum", "sum"])

# case: named_agg
result = [animals.groupby("kind").agg(min_height=pd.NamedAgg(column="height", aggfunc="min"), max_height=pd.NamedAgg(column="height", aggfunc="max"), average_weight=pd.NamedAgg(column="weight", aggfunc="mean")), animals.groupby("kind").agg(**{"total weight": pd.NamedAgg(column="weight", aggfunc="sum")}), animals.groupby("kind").height.agg(min_height="min", max_height="max")]

# case: agg_different
result = [foo.groupby("A").agg({"C": "sum", "D": lambda x: np.std(x, ddof=1)}), foo.groupby("A").agg({"C": "sum", "D": "std"})]

# case: transforms
g = animals.groupby("kind")
animals["share"] = g["height"].transform("sum")
result = [g.cumsum(), animals, g[["height", "weight"]].transform("mean"), g["height"].transform(lambda x: (x - x.mean()) / x.std()), animals.groupby("kind", as_index=False)["weight"].transform("max")]

# case: transform_fill
df = pd.DataFrame({"k": ["US", "UK", "GR", "US"], "A": [1.0, np.nan, 3.0, np.nan], "B": [np.nan, 2.0, 3.0, 5.0]})
result = [df.groupby("k").count(), df.groupby("k").transform(lambda x: x.fillna(x.mean())), df.groupby("k").transform("count")]

# case: windows_and_resample
df_re = pd.DataFrame({"A": [1] * 4 + [5] * 4, "B": np.arange(8)})
dr = pd.DataFrame({"date": pd.date_range("2016-01-01", periods=4, freq="W"), "group": [1, 1, 2, 2], "val": [5, 6, 7, 8]}).set_index("date")
result = [df_re.groupby("A").rolling(4).B.mean(), df_re.groupby("A").expanding().sum(), dr.groupby("group").resample("1D", include_groups=False).ffill().head(3)]

# case: filters
sf = pd.Series([1, 1, 2, 3, 3, 3])
dff = pd.DataFrame({"A": np.arange(8), "B": list("aabbbbcc")})
result = [sf.groupby(sf).filter(lambda x: x.sum() > 2), dff.groupby("B").filter(lambda x: len(x) > 2), dff.groupby("B").filter(lambda x: len(x) > 2, dropna=False), dff.groupby("B").head(2), dff.groupby("B").nth([0, -1])]

# case: product_filter
product = pd.DataFrame({"store": ["A", "A", "B", "B"], "item": ["x", "y", "x", "y"], "sales": [20, 8, 5, 5]})
totals = product.groupby("store", as_index=False).sum(numeric_only=True)
large = product.groupby("store").filter(lambda x: x["sales"].sum() > 15)
result = [totals, large, product.groupby("store")["sales"].pipe(lambda g: g.max() - g.min())]

# case: flexible_apply
def f(group):
    return pd.DataFrame({"original": group, "demeaned": group - group.mean()})
result = [foo.groupby("A")["C"].apply(f), foo.groupby("A")["C"].apply(lambda x: x.describe())]

# case: apply_series_upcast
def f(x):
    return pd.Series([x, x**2], index=["x", "x^2"])
result = pd.Series([1.0, 2.0, 3.0]).apply(f)

# case: group_keys_control
df = pd.DataFrame({"A": "a a b".split(), "B": [1, 2, 3], "C": [4, 6, 5]})
g1 = df.groupby("A", group_keys=False)[["B", "C"]]
g2 = df.groupby("A", group_keys=True)[["B", "C"]]
result = [g1.apply(lambda x: x / x.sum()), g2.apply(lambda x: x / x.sum()), g2.apply(lambda x: x.max() - x.min())]

# case: nuisance_numeric_only
result = foo.groupby("A").sum(numeric_only=True)

# case: nuisance_std
result = foo.groupby("A").std()

# case: observed_product
result = [pd.Series([1, 1, 1]).groupby(pd.Categorical(["a", "a", "a"], categories=["a", "b"]), observed=False).count(), pd.Series([1, 1, 1]).groupby(pd.Categorical(["a", "a", "a"], categories=["a", "b"]), observed=True).count()]

# case: ordered_factor
factor = pd.qcut(foo["C"], [0, 0.25, 0.5, 0.75, 1.0])
result = foo["D"].groupby(factor, observed=False).mean()

# case: grouper_dates
import datetime
df = pd.DataFrame({"Branch": "A A A B".split(), "Buyer": "Carl Mark Carl Joe".split(), "Quantity": [1, 3, 5, 8], "Date": [datetime.datetime(2013, 1, 1, 13, 0), datetime.datetime(2013, 1, 1, 13, 5), datetime.datetime(2013, 10, 1, 20, 0), datetime.datetime(2013, 12, 2, 12, 0)]})
result = [df.groupby([pd.Grouper(freq="1ME", key="Date"), "Buyer"])[["Quantity"]].sum(), df.set_index("Date").groupby([pd.Grouper(freq="6ME", level="Date"), "Buyer"])[["Quantity"]].sum()]

# case: enumerate_groups
dfg = pd.DataFrame(list("aaabba"), columns=["A"])
result = [dfg.groupby("A").cumcount(), dfg.groupby("A").cumcount(ascending=False), dfg.groupby("A").ngroup(), dfg.groupby("A").ngroup(ascending=False)]

# case: pipe_ratio
df = pd.DataFrame({"Store": ["S1", "S2", "S1", "S2"], "Product": ["P1", "P1", "P2", "P2"], "Revenue": [10.0, 20.0, 30.0, 45.0], "Quantity": [2, 4, 5, 9]})
result = [df.groupby(["Store", "Product"]).pipe(lambda grp: grp.Revenue.sum() / grp.Quantity.sum()).unstack().round(2), df.groupby("Store").pipe(lambda gr: gr.mean(numeric_only=True))]

# case: group_by_factor
df = pd.DataFrame({"a": [1, 0, 0], "b": [0, 1, 0], "c": [1, 0, 0], "d": [2, 3, 4]})
result = df.T.groupby(df.sum()).sum().T

# case: multi_column_factorize
result = [foo.groupby("A").ngroup(), foo.groupby(["A", [0, 0, 0, 1, 1, 2, 2, 1]]).ngroup()]

# case: group_by_indexer
df = pd.DataFrame(np.arange(20).reshape(10, 2) * 1.0)
result = df.groupby(df.index // 5).std()

# case: returning_series
df = pd.DataFrame({"a": [0, 0, 0, 0, 1, 1, 1, 1], "b": [0, 0, 1, 1, 0, 0, 1, 1], "c": [1, 0, 1, 0, 1, 0, 1, 0], "d": [0, 0, 0, 1, 0, 0, 0, 1]})
def compute_metrics(x):
    return pd.Series({"b_sum": x["b"].sum(), "c_mean": x["c"].mean()}, name="metrics")
res = df.groupby("a")[["b", "c", "d"]].apply(compute_metrics)
result = [res, res.stack(future_stack=True)]

# case: group_value_counts_rank
result = [foo.groupby("A")["B"].value_counts(), foo.groupby("A")["D"].rank(ascending=False), foo.groupby("A")["D"].pct_change().round(3), foo.groupby("A")["D"].diff(), foo.groupby("A")["D"].shift(1), foo.groupby("A")["D"].nlargest(2), foo.groupby("A")["C"].quantile([0.25, 0.75]), foo.groupby("A")["C"].idxmax(), foo.groupby("A")[["C", "D"]].corr()]

# case: first_rows_0
df = pd.DataFrame([[1, 2], [1, 4], [5, 6]], columns=["A", "B"])
g = df.groupby("A")
result = g.head(1)

# case: first_rows_1
df = pd.DataFrame([[1, 2], [1, 4], [5, 6]], columns=["A", "B"])
g = df.groupby("A")
result = g.tail(1)

# case: first_rows_2
df = pd.DataFrame([[1, 2], [1, 4], [5, 6]], columns=["A", "B"])
g = df.groupby("A")
result = g.nth(0)

# case: first_rows_3
df = pd.DataFrame([[1, 2], [1, 4], [5, 6]], columns=["A", "B"])
g = df.groupby("A")
result = g.nth(-1)

# case: first_rows_4
df = pd.DataFrame([[1, 2], [1, 4], [5, 6]], columns=["A", "B"])
g = df.groupby("A")
result = g.nth(1)

# case: first_rows_7
df = pd.DataFrame([[1, 2], [1, 4], [5, 6]], columns=["A", "B"])
g = df.groupby("A")
result = g.nth[:1]
