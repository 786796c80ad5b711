import pandas as pd
df = pd.DataFrame({"k": ["a", "b", "a", "b", "a"], "v": ["x", "x", "y", "y", "y"]})
# case: rows
result = pd.crosstab(df["k"], df["v"], normalize="index")
# case: rows-margins
result = pd.crosstab(df["k"], df["v"], normalize="index", margins=True)
# case: columns-margins
result = pd.crosstab(df["k"], df["v"], normalize="columns", margins=True)
# case: all-margins
result = pd.crosstab(df["k"], df["v"], normalize=True, margins=True)
# case: all-by-name
result = pd.crosstab(df["k"], df["v"], normalize="all", margins=True)
# case: by-number
result = pd.crosstab(df["k"], df["v"], normalize=0), pd.crosstab(df["k"], df["v"], normalize=1)
# case: margins-named
result = pd.crosstab(df["k"], df["v"], margins=True, margins_name="Total", normalize="index").round(2)
