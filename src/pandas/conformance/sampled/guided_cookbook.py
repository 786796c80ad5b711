import functools
import numpy as np
import pandas as pd

bbb = pd.DataFrame({"AAA": [4, 5, 6, 7], "BBB": [10, 20, 30, 40], "CCC": [100, 50, -30, -50]})
pets = pd.DataFrame({"animal": "cat dog cat fish dog cat cat".split(), "size": list("SSMMMLL"), "weight": [8, 10, 11, 1, 20, 12, 12], "adult": [False] * 5 + [True] * 2})

# case: if_then
df = bbb.copy()
df.loc[df.AAA >= 5, "BBB"] = -1
df.loc[df.AAA >= 5, ["BBB", "CCC"]] = 555
df.loc[df.AAA < 5, ["BBB", "CCC"]] = 2000
result = df

# case: where_mask_frame
df_mask = pd.DataFrame({"AAA": [True] * 4, "BBB": [False] * 4, "CCC": [True, False] * 2})
result = bbb.where(df_mask, -1000)

# case: if_then_else
df = bbb.copy()
df["logic"] = np.where(df["AAA"] > 5, "high", "low")
result = df

# case: splitting
result = [bbb[bbb.AAA <= 5], bbb[bbb.AAA > 5]]

# case: criteria
df = bbb.astype({"AAA": float}).copy()
df.loc[(df["BBB"] > 25) | (df["CCC"] >= 75), "AAA"] = 999
result = [df, bbb.loc[(bbb["BBB"] < 25) & (bbb["CCC"] >= -40), "AAA"]]

# case: closest_sort
aValue = 43.0
result = bbb.loc[(bbb.CCC - aValue).abs().argsort()]

# case: reduce_criteria
Crit1 = bbb.AAA <= 5.5
Crit2 = bbb.BBB == 10.0
Crit3 = bbb.CCC > -40.0
AllCrit = functools.reduce(lambda x, y: x & y, [Crit1, Crit2, Crit3])
result = bbb[AllCrit]

# case: label_and_value
result = bbb[(bbb.AAA <= 6) & (bbb.index.isin([0, 2, 4]))]

# case: slices_labels
df = pd.DataFrame({"AAA": [4, 5, 6, 7], "BBB": [10, 20, 30, 40]}, index=["foo", "bar", "boo", "kar"])
result = [df.loc["bar":"kar"], df.iloc[0:3]]

# case: slices_positions
df2 = pd.DataFrame(bbb.to_numpy(), columns=list("XYZ"), index=[1, 2, 3, 4])
result = [df2.iloc[1:3], df2.loc[1:3]]

# case: inverse_mask
result = bbb[~((bbb.AAA <= 6) & (bbb.index.isin([0, 2, 4])))]

# case: new_columns_map
df = pd.DataFrame({"AAA": [1, 2, 1, 3], "BBB": [1, 1, 2, 2], "CCC": [2, 1, 3, 1]})
source_cols = df.columns
new_cols = [str(x) + "_cat" for x in source_cols]
categories = {1: "Alpha", 2: "Beta", 3: "Charlie"}
df[new_cols] = df[source_cols].map(categories.get)
result = df

# case: keep_min_rows
df = pd.DataFrame({"AAA": [1, 1, 1, 2, 2, 2, 3, 3], "BBB": [2, 1, 3, 4, 5, 1, 2, 3]})
result = [df.loc[df.groupby("AAA")["BBB"].idxmin()], df.sort_values(by="BBB").groupby("AAA", as_index=False).first()]

# case: multiindex_from_columns
df = pd.DataFrame({"row": [0, 1, 2], "One_X": [1.1, 1.1, 1.1], "One_Y": [1.2, 1.2, 1.2], "Two_X": [1.11, 1.11, 1.11], "Two_Y": [1.22, 1.22, 1.22]})
df = df.set_index("row")
df.columns = pd.MultiIndex.from_tuples([tuple(c.split("_")) for c in df.columns])
df2 = df.stack(0, future_stack=True).reset_index(1)
df3 = df2.copy()
df3.columns = ["Sample", "All_X", "All_Y"]
result = [df, df2, df3]

# case: multiindex_arithmetic
cols = pd.MultiIndex.from_tuples([(x, y) for x in ["A", "B", "C"] for y in ["O", "I"]])
df = pd.DataFrame(np.arange(1.0, 13.0).reshape(2, 6), index=["n", "m"], columns=cols)
result = df.div(df["C"], level=1)

# case: multiindex_xs
coords = [("AA", "one"), ("AA", "six"), ("BB", "one"), ("BB", "two"), ("BB", "six")]
df = pd.DataFrame([11, 22, 33, 44, 55], pd.MultiIndex.from_tuples(coords), ["MyData"])
result = [df.xs("BB", level=0, axis=0), df.xs("six", level=1, axis=0)]

# case: multiindex_products
import itertools
idx = list(itertools.product(["Ada", "Quinn", "Violet"], ["Comp", "Math", "Sci"]))
headr = list(itertools.product(["Exams", "Labs"], ["I", "II"]))
data = [[70 + x + y + (x * y) % 3 for x in range(4)] for y in range(9)]
df = pd.DataFrame(data, pd.MultiIndex.from_tuples(idx, names=["Student", "Course"]), pd.MultiIndex.from_tuples(headr))
All = slice(None)
result = [df.loc["Violet"], df.loc[(All, "Math"), All], df.loc[(slice("Ada", "Quinn"), "Math"), All], df.loc[(All, "Math"), "Exams"], df.loc[(All, "Math"), (All, "II")], df.sort_values(by=("Labs", "II"), ascending=False), df.xs("Math", level="Course")]

# case: prepend_level
df = pd.DataFrame({"x": [1, 2]}, index=["p", "q"])
result = pd.concat([df], keys=["Foo"], names=["Firstlevel"])

# case: flatten_hierarchy
df = pd.DataFrame([[1, 2, 3]], columns=pd.MultiIndex.from_tuples([("a", "sum"), ("a", "mean"), ("k", "")]))
df.columns = ["_".join(c).rstrip("_") for c in df.columns.to_flat_index()]
result = df

# case: reversed_fill
df = pd.DataFrame({"A": [1.0, 2.0, np.nan, 4.0, 5.0]}, index=pd.bdate_range("2013-08-01", periods=5))
df.loc[df.index[3], "A"] = np.nan
result = df.bfill()

# case: cumsum_reset
s = pd.Series([1.0, 2.0, np.nan, 3.0, 4.0, np.nan, 5.0])
n = s.isna()
result = s.fillna(0).groupby(n.cumsum()).cumsum()

# case: group_apply_loc
result = pets.groupby("animal")[["size", "weight"]].apply(lambda subf: subf["size"][subf["weight"].idxmax()])

# case: get_group
gb = pets.groupby("animal")
result = gb.get_group("cat")

# case: apply_different_items
def GrowUp(x):
    avg_weight = sum(x[x["size"] == "S"].weight * 1.5)
    avg_weight += sum(x[x["size"] == "M"].weight * 1.25)
    avg_weight += sum(x[x["size"] == "L"].weight)
    avg_weight /= len(x)
    return pd.Series(["L", avg_weight, True], index=["size", "weight", "adult"])
result = pets.groupby("animal")[["size", "weight", "adult"]].apply(GrowUp)

# case: expanding_apply
S = pd.Series([i / 100.0 for i in range(1, 6)])
def cum_ret(x, y):
    return x * (1 + y)
def red(x):
    return functools.reduce(cum_ret, x, 1.0)
result = S.expanding().apply(red, raw=True)

# case: replace_with_group_mean
df = pd.DataFrame({"A": [1, 1, 2, 2], "B": [1, -1, 1, 2]})
def replace(g):
    mask = g < 0
    return g.where(~mask, g[~mask].mean())
result = df.groupby("A").transform(replace)

# case: sort_by_group_sums
df = pd.DataFrame({"code": ["foo", "bar", "baz"] * 2, "data": [0.16, -0.21, 0.33, 0.45, -0.59, 0.62], "flag": [False, True] * 3})
agg_n_sort_order = df.groupby("code")[["data"]].transform("sum").sort_values(by="data")
result = df.loc[agg_n_sort_order.index]

# case: multiple_aggregates
rng = pd.date_range(start="2014-10-07", periods=10, freq="2min")
ts = pd.Series(data=list(range(10)), index=rng)
def MyCust(x):
    if len(x) > 2:
        return x.iloc[1] * 1.234
    return pd.NaT
mhc = {"Mean": "mean", "Max": "max", "Custom": MyCust}
result = ts.resample("5min").apply(mhc)

# case: value_counts_back
df = pd.DataFrame({"Color": "Red Red Red Blue".split(), "Value": [100, 150, 50, 50]})
df["Counts"] = df.groupby(["Color"]).transform(len)
result = df

# case: shift_groups
df = pd.DataFrame({"line_race": [10, 10, 8, 10, 10, 8], "beyer": [99, 102, 103, 103, 88, 100]}, index=["Last Gunfighter"] * 3 + ["Paynter"] * 3)
df["beyer_shifted"] = df.groupby(level=0)["beyer"].shift(1)
result = df

# case: max_rows_per_group
df = pd.DataFrame({"host": ["other", "other", "that", "this", "this"], "service": ["mail", "web", "mail", "mail", "web"], "no": [1, 2, 1, 2, 1]}).set_index(["host", "service"])
mask = df.groupby(level=0).agg("idxmax")
result = [mask, df.loc[mask["no"]].reset_index()]

# case: run_lengths
df = pd.DataFrame([0, 1, 0, 1, 1, 1, 0, 1, 1], columns=["A"])
result = [{int(k): v.tolist() for k, v in df["A"].groupby((df["A"] != df["A"].shift()).cumsum()).groups.items()}, df["A"].groupby((df["A"] != df["A"].shift()).cumsum()).cumsum()]

# case: split_frames_by_flag
df = pd.DataFrame({"Case": ["A", "A", "A", "B", "A", "A", "B", "A", "A"], "Data": np.arange(9)})
dfs = list(zip(*df.groupby((1 * (df["Case"] == "B")).cumsum().rolling(window=3, min_periods=1).median())))[-1]
result = list(dfs)

# case: partial_sums
df = pd.DataFrame({"Province": ["ON", "QC", "BC", "AL", "AL", "MN", "ON"], "City": ["Toronto", "Montreal", "Vancouver", "Calgary", "Edmonton", "Winnipeg", "Windsor"], "Sales": [13, 6, 16, 8, 4, 3, 1]})
table = pd.pivot_table(df, values=["Sales"], index=["Province"], columns=["City"], aggfunc="sum", margins=True)
result = table.stack("City", future_stack=True)

# case: grade_frequency
grades = [48, 99, 75, 80, 42, 80, 72, 68, 36, 78]
df = pd.DataFrame({"ID": ["x%d" % r for r in range(10)], "Gender": ["F", "M", "F", "M", "F", "M", "F", "M", "M", "M"], "ExamYear": ["2007", "2007", "2007", "2008", "2008", "2008", "2008", "2009", "2009", "2009"], "Class": ["algebra", "stats", "bio", "algebra", "algebra", "stats", "stats", "algebra", "bio", "bio"], "Participated": ["yes", "yes", "yes", "yes", "no", "yes", "yes", "yes", "yes", "yes"], "Passed": ["yes" if x > 50 else "no" for x in grades], "Employed": [True, True, True, False, False, False, False, True, True, False], "Grade": grades})
result = df.groupby("ExamYear").agg({"Participated": lambda x: x.value_counts()["yes"], "Passed": lambda x: sum(x == "yes"), "Employed": lambda x: sum(x), "Grade": lambda x: sum(x) / len(x)})

# case: year_month_pivot
df = pd.DataFrame({"value": np.arange(36)}, index=pd.date_range("2011-01-01", freq="ME", periods=36))
result = pd.pivot_table(df, index=df.index.month, columns=df.index.year, values="value", aggfunc="sum")

# case: apply_lists_to_frame
df = pd.DataFrame(data={"A": [[2, 4, 8, 16], [100, 200], [10, 20, 30]], "B": [["a", "b", "c"], ["jj", "kk"], ["ccc"]]}, index=["I", "II", "III"])
def make_df(ser):
    return pd.Series(ser["A"] + ser["B"])
result = pd.concat([make_df(row).rename(ind) for ind, row in df.iterrows()], axis=1, keys=df.index)

# case: rolling_frame_apply
df = pd.DataFrame({"A": np.arange(6) / 10, "B": np.arange(6)[::-1] / 10})
def gm(df, const):
    v = ((((df["A"] + df["B"]) + 1).cumprod()) - 1) * const
    return v.iloc[-1]
s = pd.Series({df.index[i]: gm(df.iloc[i:min(i + 3, len(df) - 1)], 5) for i in range(len(df) - 3)})
result = s

# case: rolling_vwap
df = pd.DataFrame({"Open": [1.0, 2.0, 3.0, 4.0], "Close": [2.0, 2.5, 3.5, 3.0], "Volume": [100, 200, 50, 400]}, index=pd.date_range("2014-01-01", periods=4))
def vwap(bars):
    return (bars.Close * bars.Volume).sum() / bars.Volume.sum()
result = pd.concat([pd.Series(vwap(df.iloc[i:i + 2]), index=[df.index[i + 2]]) for i in range(len(df) - 2)]).round(2)

# case: resample_days_pivot
dates = pd.date_range("2014-01-01", periods=6, freq="6h")
df = pd.DataFrame({"t": dates, "v": range(6)})
result = df.pivot_table(index=df["t"].dt.hour, columns=df["t"].dt.date.astype(str), values="v")

# case: first_of_month
dates = pd.date_range("2000-01-01", periods=4, freq="23D")
result = dates.to_period(freq="M").to_timestamp()

# case: append_overlap
rng = pd.date_range("2000-01-01", periods=3)
df1 = pd.DataFrame(np.arange(6).reshape(3, 2), index=rng, columns=["A", "B"])
result = pd.concat([df1, df1.copy()], ignore_index=True)

# case: self_join
df = pd.DataFrame({"Area": ["A"] * 5 + ["C"] * 2, "Bins": [110] * 2 + [160] * 3 + [40] * 2, "Test_0": [0, 1, 0, 1, 2, 0, 1], "Data": [0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5]})
df["Test_1"] = df["Test_0"] - 1
result = pd.merge(df, df, left_on=["Bins", "Area", "Test_0"], right_on=["Bins", "Area", "Test_1"], suffixes=("_L", "_R"))

# case: quantile_groups
df = pd.DataFrame({"price": [1.0, 2.0, 3.0, 4.0, 5.0], "stratifying_var": [10, 30, 25, 70, 95]})
df["quartiles"] = pd.qcut(df["stratifying_var"], 4, labels=["0-25%", "25-50%", "50-75%", "75-100%"])
result = df.groupby("quartiles", observed=True)["price"].agg(["mean", "count"])

# case: dates_from_parts
i = pd.date_range("20000101", periods=4)
df = pd.DataFrame({"year": i.year, "month": i.month, "day": i.day})
ds = df.apply(lambda x: "%04d%02d%02d" % (x["year"], x["month"], x["day"]), axis=1)
result = [pd.to_datetime(df.year * 10000 + df.month * 100 + df.day, format="%Y%m%d"), pd.to_datetime(ds)]

# case: corr_lower_triangle
df = pd.DataFrame({"a": [1.0, 2.0, 3.0, 5.0], "b": [2.0, 1.0, 4.0, 3.0], "c": [9.0, 1.0, 4.0, 2.0]})
corr_mat = df.corr()
mask = np.tril(np.ones_like(corr_mat, dtype=np.bool_), k=-1)
result = corr_mat.where(mask)

# case: timedelta_assign
import datetime
s = pd.Series(pd.date_range("2012-1-1", periods=3, freq="D"))
result = [s - s.max(), s.max() - s, s - datetime.datetime(2011, 1, 1, 3, 5), s + datetime.timedelta(minutes=5), datetime.datetime(2011, 1, 1, 3, 5) - s, datetime.timedelta(minutes=5) + s]

# case: constant_series
df = pd.DataFrame({"a": [2, 2], "b": [1, np.nan]})
v = df["a"].to_numpy()
result = [bool((v[0] == v).all()), df["b"].nunique(dropna=False) <= 1]
