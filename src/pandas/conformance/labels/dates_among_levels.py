import pandas as pd

df = pd.DataFrame(
    {"v": range(5)},
    index=pd.MultiIndex.from_arrays(
        [
            ["a", "a", "a", "b", "b"],
            pd.to_datetime(["2024-01-01", "2024-01-15", "2024-02-01", "2024-01-01", "2024-03-01"]),
        ],
        names=["k", "d"],
    ),
)
wide = pd.DataFrame(
    [[1, 2, 3]], columns=pd.MultiIndex.from_tuples([("A", "lo"), ("A", "hi"), ("B", "lo")])
)
twice = df.iloc[[0, 0, 3]]

# case: a date as text
result = [df.loc[("a", "2024-01-01")], df.loc[("a", "2024-01-15"), "v"], df.at[("b", "2024-03-01"), "v"]]

# case: a date as text in a series
result = [df["v"].loc["a", "2024-02-01"], df["v"]["b", "2024-01-01"], df["v"].get(("b", "2024-01-02"), "none")]

# case: a date that is not there
result = df.loc[("a", "2024-01-02")]

# case: a year that is not there
result = df.loc[("a", "2023")]

# case: a date as text of the first level
turned = df.swaplevel().sort_index()
result = [turned.loc["2024-01-01"], turned.loc[("2024-01-15", "a"), "v"]]

# case: whether a date is there
result = [key in df.index for key in [("a", "2024-01-01"), ("a", "2024-01-02"), ("b", "2024-01-15")]]

# case: written at a date as text
df.loc[("a", "2024-01-15"), "v"] = 99
result = df

# case: written at a date that is not there yet
df.loc[("b", pd.Timestamp("2024-04-01")), "v"] = 7
result = df

# case: dropped by a date
result = df.drop(("a", pd.Timestamp("2024-01-15")))

# case: get of columns of two levels
result = [wide.get("A"), wide.get(("B", "lo")), wide.get("Z"), wide.get(("A", "zz"), 0)]

# case: reindexed by a level of labels that repeat
result = twice.reindex(["a"], level="k")

# case: reindexed by a level
result = df.reindex(["b", "a"], level="k")
