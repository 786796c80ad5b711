import numpy as np
import pandas as pd

long = pd.DataFrame({"date": pd.to_datetime(["2020-01-03", "2020-01-04", "2020-01-05"] * 2), "variable": ["A"] * 3 + ["B"] * 3, "value": [1, 2, 3, 4, 5, 6]})
index = pd.MultiIndex.from_product([["bar", "baz"], ["one", "two"]], names=["first", "second"])
pair = pd.DataFrame({"A": [0.5, -1.0, 1.5, 2.0], "B": [4.0, 3.0, 2.0, 1.0]}, index=index)
trial = pd.DataFrame({"A": ["one", "one", "two", "three"] * 3, "B": ["A", "B", "C"] * 4, "C": ["foo", "foo", "foo", "bar", "bar", "bar"] * 2, "D": np.arange(12) * 0.5, "E": np.arange(12)[::-1], "F": list(pd.to_datetime([f"2013-{m}-01" for m in range(1, 7)])) + list(pd.to_datetime([f"2013-{m}-15" for m in range(1, 7)]))})

# case: pivot
p = long.pivot(index="date", columns="variable", values="value")
result = [p, long[long["variable"] == "A"]]

# case: pivot_many_values
df = long.assign(value2=long["value"] * 2)
p = df.pivot(index="date", columns="variable")
result = [p, p["value2"]]

# case: pivot_duplicates
result = pd.DataFrame({"foo": ["a", "a"], "bar": ["x", "x"], "baz": [1, 2]}).pivot(index="foo", columns="bar", values="baz")

# case: pivot_table_forms
result = [pd.pivot_table(trial, values="D", index=["A", "B"], columns=["C"]), pd.pivot_table(trial, values=["E"], index=["B"], columns=["A", "C"], aggfunc="sum"), pd.pivot_table(trial, values="E", index=["B", "C"], columns=["A"], aggfunc=["sum", "mean"]), pd.pivot_table(trial[["A", "B", "C", "D", "E"]], index=["A", "B"], columns=["C"])]

# case: pivot_table_grouper
result = pd.pivot_table(trial, values="D", index=pd.Grouper(freq="ME", key="F"), columns="C")

# case: pivot_table_margins
t = trial.pivot_table(index=["A", "B"], columns="C", values=["D", "E"], margins=True, aggfunc="std")
result = [t, t.stack(future_stack=True)]

# case: stack_unstack
stacked = pair.stack(future_stack=True)
result = [stacked, stacked.unstack(), stacked.unstack(1), stacked.unstack(0), stacked.unstack("second")]

# case: unstack_sorts
idx = pd.MultiIndex.from_product([[2, 1], ["a", "b"]])
df = pd.DataFrame([1.0, 2.0, 3.0, 4.0], index=idx, columns=["A"])
result = (df.unstack().stack(future_stack=True) == df.sort_index()).all().all()

# case: stack_levels
columns = pd.MultiIndex.from_tuples([("A", "cat", "long"), ("B", "cat", "long"), ("A", "dog", "short"), ("B", "dog", "short")], names=["exp", "animal", "hair_length"])
df = pd.DataFrame(np.arange(8).reshape(2, 4), columns=columns)
result = [df.stack(level=["animal", "hair_length"], future_stack=True), df.stack(level=[1, 2], future_stack=True), df.stack(level=0, future_stack=True)]

# case: stack_old
columns = pd.MultiIndex.from_tuples([("A", "cat"), ("B", "dog"), ("B", "cat"), ("A", "dog")], names=["exp", "animal"])
df2 = pd.DataFrame(np.arange(8).reshape(2, 4), columns=columns)
result = [df2.stack("exp", future_stack=True), df2.stack("animal", future_stack=True)]

# case: unstack_missing
df3 = pair.iloc[[0, 1, 2]]
result = [df3.unstack(), df3.unstack(fill_value=-1e9)]

# case: unstack_columns_levels
df3 = pd.DataFrame(np.arange(16).reshape(4, 4), index=index, columns=pd.MultiIndex.from_product([["A", "B"], ["cat", "dog"]], names=["exp", "animal"]))
result = [df3.unstack(0), df3.stack("animal", future_stack=True).groupby(level=1).mean(), df3.stack(future_stack=True).mean(axis=1).unstack(), df3.T.groupby(level=1).mean(), df3.mean().unstack(0)]

# case: melt
cheese = pd.DataFrame({"first": ["John", "Mary"], "last": ["Doe", "Bo"], "height": [5.5, 6.0], "weight": [130, 150]})
result = [cheese.melt(id_vars=["first", "last"]), cheese.melt(id_vars=["first", "last"], var_name="quantity"), cheese.set_index(pd.MultiIndex.from_tuples([("person", "A"), ("person", "B")])).melt(id_vars=["first", "last"], ignore_index=False)]

# case: wide_to_long
dft = pd.DataFrame({"A1970": {0: "a", 1: "b", 2: "c"}, "A1980": {0: "d", 1: "e", 2: "f"}, "B1970": {0: 2.5, 1: 1.2, 2: 0.7}, "B1980": {0: 3.2, 1: 1.3, 2: 0.1}, "X": {0: -1.0, 1: 0.5, 2: 2.0}})
dft["id"] = dft.index
result = pd.wide_to_long(dft, ["A", "B"], i="id", j="year")

# case: get_dummies
df = pd.DataFrame({"key": list("bbacab"), "data1": range(6)})
dummies = pd.get_dummies(df["key"], prefix="key")
result = [pd.get_dummies(df["key"]), dummies, df[["data1"]].join(dummies)]

# case: dummies_from_cut
values = np.array([0.45, 0.12, 0.93, 0.76, 0.3])
result = pd.get_dummies(pd.cut(values, [0, 0.2, 0.4, 0.6, 0.8, 1]))

# case: from_dummies
df = pd.DataFrame({"prefix_a": [0, 1, 0], "prefix_b": [1, 0, 1]})
result = [pd.from_dummies(df, sep="_"), pd.from_dummies(pd.DataFrame({"prefix_a": [0, 1, 0]}), sep="_", default_category="b")]

# case: explode
keys = ["panda1", "panda2", "panda3"]
df = pd.DataFrame({"keys": keys, "values": [["eats", "shoots"], ["shoots", "leaves"], ["eats", "leaves"]]})
result = [df["values"].explode(), df.explode("values"), df.explode("values", ignore_index=True)]

# case: explode_odd
s = pd.Series([[1, 2, 3], "foo", [], ["a", "b"]])
result = s.explode()

# case: explode_split
df = pd.DataFrame([{"var1": "a,b,c", "var2": 1}, {"var1": "d,e,f", "var2": 2}])
result = df.assign(var1=df.var1.str.split(",")).explode("var1")

# case: crosstab_arrays
a = np.array(["foo", "foo", "bar", "bar", "foo", "foo"], dtype=object)
b = np.array(["one", "one", "two", "one", "two", "one"], dtype=object)
c = np.array(["dull", "dull", "shiny", "dull", "dull", "shiny"], dtype=object)
result = pd.crosstab(a, [b, c], rownames=["a"], colnames=["b", "c"])

# case: crosstab_forms
df = pd.DataFrame({"A": [1, 2, 2, 2, 2], "B": [3, 3, 4, 4, 4], "C": [1, 1, np.nan, 1, 1]})
result = [pd.crosstab(df["A"], df["B"]), pd.crosstab(df["A"], df["B"], normalize=True), pd.crosstab(df["A"], df["B"], normalize="columns"), pd.crosstab(df["A"], df["B"], values=df["C"], aggfunc="sum"), pd.crosstab(df["A"], df["B"], values=df["C"], aggfunc="sum", normalize=True, margins=True)]

# case: crosstab_categoricals
foo = pd.Categorical(["a", "b"], categories=["a", "b", "c"])
bar = pd.Categorical(["d", "e"], categories=["d", "e", "f"])
result = [pd.crosstab(foo, bar), pd.crosstab(foo, bar, dropna=False)]

# case: cut_ages
ages = np.array([10, 15, 13, 12, 23, 25, 28, 59, 60])
c = pd.cut(ages, bins=[0, 18, 35, 70])
result = [pd.Series(pd.cut(ages, bins=3)), pd.Series(c), pd.Series(pd.cut([25, 20, 50], bins=c.categories))]

# case: factorize
x = pd.Series(["A", "A", np.nan, "B", 3.14, np.inf])
labels, uniques = pd.factorize(x)
result = [labels, uniques]

# case: factorize_use_na
labels, uniques = pd.factorize(np.array(["b", "a", None, "b"], dtype=object), use_na_sentinel=False, sort=False)
result = [labels, uniques]

# case: pivot_examples_players
df = pd.DataFrame({"row": [f"row{i}" for i in [0, 2, 3, 0, 2]], "col": [f"col{i}" for i in [1, 1, 0, 1, 3]], "val0": [0.1, 0.2, 0.3, 0.4, 0.5], "val1": [1.0, 2.0, 3.0, 4.0, 5.0]})
result = [df.pivot_table(values="val0", index="row", columns="col", aggfunc="mean"), df.pivot_table(values="val0", index="row", columns="col", aggfunc="mean", fill_value=0), df.pivot_table(index="row", columns="col", fill_value=0, aggfunc="size"), df.pivot_table(values=["val0", "val1"], index="row", columns="col", aggfunc=["mean", "max"]), pd.crosstab(df["row"], df["col"])]

# case: pivot_examples_multi
df = pd.DataFrame({"key": ["k0", "k0", "k1"], "row": ["r0", "r1", "r0"], "item": ["i0", "i1", "i0"], "col": ["c1", "c1", "c2"], "val0": [1, 2, 3]})
result = [df.pivot_table(values=["val0"], index="row", columns=["item", "col"], aggfunc=["mean"]), df.groupby(["row", "col"])["val0"].mean().unstack()]
