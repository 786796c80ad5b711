import numpy as np
import pandas as pd

tips = pd.DataFrame({"total_bill": [16.99, 10.34, 21.01, 23.68, 24.59, 8.77, 29.85], "tip": [1.01, 1.66, 3.5, 3.31, 3.61, 2.0, 5.14], "sex": ["Female", "Male", "Male", "Male", "Female", "Male", "Female"], "smoker": ["No", "No", "Yes", "No", "No", "Yes", "No"], "day": ["Sun", "Sun", "Sat", "Sun", "Thur", "Sat", "Sun"], "time": ["Dinner", "Dinner", "Dinner", "Lunch", "Lunch", "Dinner", "Dinner"], "size": [2, 3, 3, 2, 4, 2, 5]})
df1 = pd.DataFrame({"key": ["A", "B", "C", "D"], "value": [0.5, -1.0, 1.5, 2.0]})
df2 = pd.DataFrame({"key": ["B", "D", "D", "E"], "value": [1.0, 2.0, 3.0, 4.0]})

# case: sql_select
result = tips[["total_bill", "tip", "smoker", "time"]].head(5)

# case: sql_computed
result = tips.assign(tip_rate=tips["tip"] / tips["total_bill"]).head(5)

# case: sql_where_counts
is_dinner = tips["time"] == "Dinner"
result = [is_dinner.value_counts(), tips[is_dinner]]

# case: sql_and_or
result = [tips[(tips["time"] == "Dinner") & (tips["tip"] > 3.00)], tips[(tips["size"] >= 5) | (tips["total_bill"] > 24)]]

# case: sql_null
frame = pd.DataFrame({"col1": ["A", "B", np.nan, "C", "D"], "col2": ["F", np.nan, "G", "H", "I"]})
result = [frame[frame["col2"].isna()], frame[frame["col1"].notna()]]

# case: sql_group
result = [tips.groupby("sex").size(), tips.groupby("sex").count(), tips.groupby("sex")["total_bill"].count(), tips.groupby("day").agg({"tip": "mean", "day": "size"}), tips.groupby(["smoker", "day"]).agg({"tip": ["size", "mean"]})]

# case: sql_joins
result = [pd.merge(df1, df2, on="key"), pd.merge(df1, df2.set_index("key"), left_on="key", right_index=True), pd.merge(df1, df2, on="key", how="left"), pd.merge(df1, df2, on="key", how="right"), pd.merge(df1, df2, on="key", how="outer")]

# case: sql_union
a = pd.DataFrame({"city": ["Chicago", "San Francisco", "New York City"], "rank": range(1, 4)})
b = pd.DataFrame({"city": ["Chicago", "Boston", "Los Angeles"], "rank": [1, 4, 5]})
result = [pd.concat([a, b]), pd.concat([a, b]).drop_duplicates()]

# case: sql_limit_offset
result = [tips.head(3), tips.nlargest(2 + 3, columns="tip").tail(2)]

# case: sql_row_number
result = tips.assign(rn=tips.sort_values(["total_bill"], ascending=False).groupby(["day"]).cumcount() + 1).query("rn < 3").sort_values(["day", "rn"])

# case: sql_rank
result = [tips.assign(rnk=tips.groupby(["day"])["total_bill"].rank(method="first", ascending=False)).query("rnk < 3").sort_values(["day", "rnk"]), tips[tips["tip"] < 4].assign(rnk_min=tips.groupby(["sex"])["tip"].rank(method="min")).query("rnk_min < 3").sort_values(["sex", "rnk_min"])]

# case: sql_update_delete
t = tips.copy()
t.loc[t["tip"] < 2, "tip"] *= 2
result = [t, t.loc[t["tip"] <= 3.4]]

# case: r_filter_select
result = [tips.query('sex == "Male" & day == "Sat"'), tips.loc[:, "total_bill":"sex"], tips.drop(columns=["tip"]).columns, tips.filter(regex="^t"), tips.rename(columns={"tip": "gift"})["gift"]]

# case: r_sort
result = [tips.sort_values(["day", "tip"]), tips.sort_values("tip", ascending=False), tips[["day"]].drop_duplicates(), tips.drop_duplicates(["day", "sex"])]

# case: r_aggregate
df = pd.DataFrame({"v1": [1, 3, 5, 7, 8, 3, 5, np.nan, 4, 5, 7, 9], "v2": [11, 33, 55, 77, 88, 33, 55, np.nan, 44, 55, 77, 99], "by1": ["red", "blue", 1, 2, np.nan, "big", 1, 2, "red", 1, np.nan, 12], "by2": ["wet", "dry", 99, 95, np.nan, "damp", 95, 99, "red", 99, np.nan, np.nan]})
result = df.groupby(["by1", "by2"])[["v1", "v2"]].mean()

# case: r_tapply
baseball = pd.DataFrame({"team": ["team 1", "team 2", "team 3"] * 3, "avg": [0.2, 0.21, 0.25, 0.3, 0.31, 0.29, 0.4, 0.22, 0.26]})
result = baseball.pivot_table(values="avg", columns="team", aggfunc="max")

# case: r_with
df = pd.DataFrame({"a": [1.0, -1.0], "b": [0.5, 0.25]})
result = [df.eval("a + b"), df["a"] + df["b"], df.eval("c = a * b")]

# case: r_plyr
df = pd.DataFrame({"x": [1.5, 100.5, 60.25, 50.0], "y": [7, 8, 9, 10], "z": [0.5, 0.6, 0.7, 0.8], "month": [5, 6, 5, 6]})
result = df.groupby("month").agg({"x": ["mean", "std"]})

# case: r_melt_array
a = np.array(list(range(1, 9)) + [np.nan]).reshape(3, 3)
result = pd.DataFrame([tuple(list(x) + [val]) for x, val in np.ndenumerate(a)])

# case: r_melt_list
a = list(enumerate(list(range(1, 5)) + [np.nan]))
result = pd.DataFrame(a)

# case: r_cast
df = pd.DataFrame({"Animal": ["Animal1", "Animal2", "Animal3", "Animal2", "Animal1", "Animal2", "Animal3"], "FeedType": ["A", "B", "A", "A", "B", "B", "A"], "Amount": [10, 7, 4, 2, 5, 6, 2]})
result = [df.pivot_table(values="Amount", index="Animal", columns="FeedType", aggfunc="sum"), df.groupby(["Animal", "FeedType"])["Amount"].sum()]

# case: r_cut_factor
result = [pd.Series(pd.cut(pd.Series([1, 2, 3, 4, 5, 6]), 3)), pd.Series([1, 2, 3, 2, 2, 3]).astype("category")]

# case: sas_constant_ops
t = tips.copy()
t["total_bill"] = t["total_bill"] - 2
t["new_bill"] = t["total_bill"] / 2
t = t.drop("new_bill", axis=1)
t["bucket"] = np.where(t["total_bill"] < 10, "low", "high")
result = t

# case: sas_dates
t = tips[["tip"]].copy()
t["date1"] = pd.Timestamp("2013-01-15")
t["date2"] = pd.Timestamp("2015-02-15")
t["date1_year"] = t["date1"].dt.year
t["date2_month"] = t["date2"].dt.month
t["date1_next"] = t["date1"] + pd.offsets.MonthBegin()
t["months_between"] = t["date2"].dt.to_period("M") - t["date1"].dt.to_period("M")
result = t[["date1_year", "date2_month", "date1_next"]]

# case: sas_months_between
t = pd.DataFrame({"a": pd.to_datetime(["2013-01-15"]), "b": pd.to_datetime(["2015-02-15"])})
d = t["b"].dt.to_period("M") - t["a"].dt.to_period("M")
result = d.apply(lambda x: x.n)

# case: sas_strings
result = [tips["time"].str.len(), tips["time"].str.rstrip().str.len(), tips["sex"].str.find("ale"), tips["sex"].str[0:1]]

# case: sas_scan
firstlast = pd.DataFrame({"String": ["John Smith", "Jane Cook"]})
firstlast["First_Name"] = firstlast["String"].str.split(" ", expand=True)[0]
firstlast["Last_Name"] = firstlast["String"].str.rsplit(" ", expand=True)[1]
firstlast["upper"] = firstlast["String"].str.upper()
result = firstlast

# case: sas_missing
outer = df1.merge(df2, on=["key"], how="outer")
result = [outer, outer["value_x"] + outer["value_y"], outer["value_x"].sum(), outer[outer["value_x"].isna()], outer.dropna(), outer.ffill(), outer["value_x"].fillna(outer["value_x"].mean())]

# case: sas_group_transform
gb = tips.groupby("smoker")["total_bill"]
t = tips.copy()
t["adj_total_bill"] = t["total_bill"] - gb.transform("mean")
result = [t, tips.groupby(["sex", "smoker"]).first(), tips.groupby(["sex", "smoker"])[["total_bill", "tip"]].sum()]

# case: stata_collapse
result = [tips.groupby(["sex", "smoker"])[["total_bill", "tip"]].sum().reset_index(), tips.isna().sum(), tips.duplicated(["sex", "day"]).sum()]

# case: sheet_if_dates
t = tips[["total_bill"]].copy()
t["size_label"] = t["total_bill"].apply(lambda b: "big" if b > 20 else "small")
result = [t, pd.date_range("2020-01-01", periods=3, freq="MS"), t["size_label"].value_counts(normalize=True)]

# case: sheet_pivot
result = [pd.pivot_table(tips, values="tip", index=["size"], columns=["sex"], aggfunc="mean"), pd.pivot_table(tips, values="tip", index="day", columns="sex", aggfunc="mean", margins=True, margins_name="Grand")]

# case: sheet_lookup
roster = pd.DataFrame({"first": ["Lane", "Kiel", "Bo"], "id": [1, 2, 3]})
visits = pd.DataFrame({"pid": [3, 1, 9], "cost": [5.0, 6.0, 7.0]})
result = [visits.merge(roster, left_on="pid", right_on="id", how="left"), visits["pid"].map(roster.set_index("id")["first"])]

# case: sheet_add_row
df = pd.DataFrame({"class": ["A", "B"], "student_count": [30, 25], "all_pass": ["Yes", "No"]})
new_row = pd.DataFrame([["E", 51, True]], columns=["class", "student_count", "all_pass"])
result = pd.concat([df, new_row])

# case: sheet_find_replace
result = [tips == "Sun", tips["day"].str.contains("S"), tips.replace("Thur", "Thursday")]

# case: sheet_fill_series
df = pd.DataFrame({"A": [1] * 3})
df["B"] = list(range(len(df)))
df["C"] = df["A"] + df["B"].shift(1)
df["D"] = "x" + df["B"].astype(str)
result = df
