import pandas as pd
import numpy as np

# Animal shelter: groupby keys and options
animals = pd.DataFrame({
    "name": ["Rex", "Mia", "Tom", "Luna", "Max", "Bella", "Kiki", "Oscar", "Nemo", "Coco"],
    "species": pd.Categorical(["dog", "cat", "cat", None, "dog", "dog", "bird", "cat", "fish", "bird"],
                              categories=["dog", "cat", "bird", "horse", "fish"]),
    "shelter": ["North", "North", "South", "South", None, "North", "South", "East", "South", None],
    "age": [3, 5, np.nan, 2, 3, 8, 1, 5, 0, 1],
    "weight": [22.5, 4.1, 5.0, 3.9, 30.0, 18.2, 0.3, np.nan, 0.1, 0.4],
    "vaccinated": [True, True, False, True, False, True, False, True, False, False],
    "arrived": pd.to_datetime(["2024-01-05", "2024-01-19", "2024-02-02", "2024-02-02", "2024-03-15",
                               "2024-01-28", "2024-04-01", None, "2024-03-03", "2024-04-20"]),
})
food = pd.DataFrame(
    {"kg": [10, 4, 7, 2, 5, 9], "price": [30.0, 22.5, 28.0, 8.0, 12.5, 40.0]},
    index=pd.MultiIndex.from_tuples(
        [("dog", "dry"), ("dog", "wet"), ("cat", "dry"), ("bird", "seed"), ("cat", "wet"), ("dog", "dry")],
        names=["species", "kind"]),
)

# case: groupby-dict-on-index
df = animals.set_index("name")
mapping = {"Rex": "old", "Mia": "old", "Tom": "new", "Luna": "new", "Bella": "old"}
result = df.groupby(mapping)["weight"].sum()
# case: groupby-function-len
result = animals.set_index("name").groupby(len)["age"].agg(["count", "max"])
# case: groupby-function-first-letter
result = animals.set_index("name").groupby(lambda s: s[0] in "AEIOU")["weight"].mean()
# case: groupby-external-series
key = animals["age"].gt(2).rename("adult")
result = animals.groupby(key)["weight"].median()
# case: groupby-mixed-list
result = animals.groupby(["shelter", animals["vaccinated"], animals["arrived"].dt.month.rename("month")]).size()
# case: groupby-numpy-array-key
keys = np.array(["a", "b"] * 5)
result = animals.groupby(keys)[["age", "weight"]].sum()
# case: groupby-level-number
result = food.groupby(level=0).sum()
# case: groupby-level-name
result = food.groupby(level="kind", sort=False)["price"].max()
# case: groupby-level-list
result = food.groupby(level=["kind", "species"]).sum()
# case: groupby-index-name-as-key
result = food.groupby("species")["kg"].agg(["sum", "size"])
# case: groupby-index-name-and-column
f = food.assign(cheap=food["price"] < 25)
result = f.groupby(["kind", "cheap"])["kg"].sum()
# case: groupby-negative-level
result = food.groupby(level=-1).agg({"kg": "sum", "price": "mean"})
# case: grouper-freq-month
result = animals.groupby(pd.Grouper(key="arrived", freq="MS"))["weight"].sum()
# case: grouper-freq-plus-column
result = animals.groupby([pd.Grouper(key="arrived", freq="ME"), "shelter"])["name"].count()
# case: grouper-level
result = food.groupby([pd.Grouper(level="kind"), pd.Grouper(level="species")])["kg"].max()
# case: grouper-key-only-sort-false
result = animals.groupby(pd.Grouper(key="shelter", sort=False))["age"].sum()
# case: as-index-false-two-keys
result = animals.groupby(["shelter", "vaccinated"], as_index=False)["weight"].mean()
# case: as-index-false-size
result = animals.groupby("shelter", as_index=False).size()
# case: as-index-false-named-agg
result = animals.groupby("shelter", as_index=False).agg(n=("name", "count"), heaviest=("weight", "max"))
# case: sort-false-order
result = animals.sort_values("weight", ascending=False).groupby("shelter", sort=False)["age"].first()
# case: dropna-false-key
result = animals.groupby("shelter", dropna=False)["weight"].sum()
# case: dropna-false-two-keys
result = animals.groupby(["shelter", "age"], dropna=False).size()
# case: observed-false
result = animals.groupby("species", observed=False)["weight"].sum()
# case: observed-true-count
result = animals.groupby("species", observed=True)["name"].count()
# case: observed-false-mean-nan
result = animals.groupby("species", observed=False)["age"].mean()
# case: observed-false-dropna-false
result = animals.groupby("species", observed=False, dropna=False).size()
# case: observed-false-two-keys-unstack
result = animals.groupby(["species", "vaccinated"], observed=False).size().unstack(fill_value=0)
# case: observed-false-first-agg-list
result = animals.groupby("species", observed=False)["weight"].agg(["min", "max", "size"])
# case: observed-true-sort-false
result = animals.groupby("species", observed=True, sort=False)["age"].max()
# case: observed-false-idxmax
result = animals.groupby("species", observed=False)["weight"].idxmax()
# case: group-keys-true-head
result = animals.groupby("shelter", group_keys=True)[["name", "weight"]].apply(lambda g: g.nlargest(1, "weight"))
# case: group-keys-false-sorted
result = animals.groupby("shelter", group_keys=False)[["name", "age"]].apply(lambda g: g.sort_values("age"))
# case: include-groups-false
result = animals.groupby("shelter").apply(lambda g: g["weight"].sum() / len(g), include_groups=False)
# case: groupby-single-list-key-iter
result = [(k, len(g)) for k, g in animals.groupby(["shelter"])]
# case: groupby-string-key-iter
result = {k: g["name"].tolist() for k, g in animals.groupby("shelter")}
# case: groupby-two-keys-iter
result = [(k, g["weight"].sum().round(1)) for k, g in animals.groupby(["shelter", "vaccinated"])]
# case: groupby-cut-key
bins = pd.cut(animals["weight"], [0, 1, 10, 50])
result = animals.groupby(bins, observed=False)["age"].mean()
# case: groupby-isna-key
result = animals.groupby(animals["shelter"].isna())["weight"].agg("sum")
# case: groupby-missing-column
result = animals.groupby("breed")["age"].mean()
