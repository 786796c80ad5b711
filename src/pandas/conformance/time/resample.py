import numpy as np
import pandas as pd

sales = pd.DataFrame({
    "day": pd.to_datetime(["2024-01-03", "2024-01-20 13:30", "2024-02-10", "2024-04-05", "2024-04-30 23:10", "2024-01-31"]),
    "shop": ["a", "b", "a", "b", "a", "a"],
    "amount": [10, 20, 30, 40, 50, 60],
    "weight": [1.5, np.nan, 2.5, 4.0, 0.5, 3.0],
})
dated = sales.set_index("day")
daily = pd.Series([1.0, 2.0, np.nan, 4.0, 5.0], index=pd.date_range("2024-03-01", periods=5), name="n")
# case: month-end
result = dated["amount"].resample("ME").sum()
# case: month-end-old-name
result = dated["amount"].resample("M").sum()
# case: month-start
result = dated["amount"].resample("MS").mean()
# case: frame
result = dated[["amount", "weight"]].resample("ME").sum()
# case: frame-mean
result = dated[["amount", "weight"]].resample("QE").mean()
# case: frame-text
result = dated.resample("ME").sum()
# case: on
result = sales.resample("MS", on="day")["amount"].sum().reset_index()
# case: on-frame
result = sales.resample("YE", on="day")[["amount", "weight"]].max()
# case: size
result = dated.resample("ME").size()
# case: count
result = dated.resample("ME").count()
# case: min-of-empty
result = dated["amount"].resample("ME").min()
# case: first-last
result = dated.resample("QE").agg({"amount": "first", "weight": "last"})
# case: named-agg
result = dated.resample("ME").agg(total=("amount", "sum"), most=("weight", "max"))
# case: agg-list
result = dated["amount"].resample("ME").agg(["sum", "count", "mean"])
# case: agg-dict
result = dated.resample("QS").agg({"amount": "sum", "shop": "nunique"})
# case: agg-lambda
result = dated["amount"].resample("ME").agg(lambda s: s.max() - s.min() if len(s) else 0)
# case: apply
result = dated["amount"].resample("ME").apply(lambda s: len(s))
# case: apply-frame
result = dated.resample("ME").apply(lambda rows: rows["amount"].sum())
# case: nunique
result = dated["shop"].resample("ME").nunique()
# case: weeks
result = dated["amount"].resample("W").sum()
# case: weeks-monday
result = dated["amount"].resample("W-MON").sum()
# case: two-weeks
result = dated["amount"].resample("2W").sum()
# case: days
result = daily.resample("2D").sum()
# case: days-seven
result = dated["amount"].resample("7D").sum()
# case: thirty-days
result = dated["amount"].resample("30D").count()
# case: hours
result = daily.resample("12h").mean()
# case: hours-six
result = pd.Series(range(4), index=pd.to_datetime(["2024-01-01 05:00", "2024-01-01 07:30", "2024-01-01 18:00", "2024-01-02 00:00"])).resample("6h").sum()
# case: quarter-start
result = dated["amount"].resample("QS").sum()
# case: quarter-november
result = dated["amount"].resample("QE-NOV").sum()
# case: year
result = dated["amount"].resample("YE").sum()
# case: year-start
result = dated["amount"].resample("YS").sum()
# case: two-months
result = dated["amount"].resample("2ME").sum()
# case: three-months-start
result = dated["amount"].resample("3MS").sum()
# case: label-left
result = dated["amount"].resample("ME", label="left").sum()
# case: closed-left
result = dated["amount"].resample("ME", closed="left").sum()
# case: closed-right-days
result = daily.resample("2D", closed="right", label="right").sum()
# case: offset-object
result = dated["amount"].resample(pd.offsets.MonthBegin()).sum()
# case: cumulative
result = dated["amount"].resample("ME").sum().cumsum()
# case: transform
result = dated["amount"].resample("ME").transform("sum")
# case: ffill
result = daily.resample("12h").ffill()
# case: bfill
result = daily.resample("12h").bfill()
# case: asfreq
result = daily.resample("12h").asfreq()
# case: asfreq-fill
result = daily.dropna().resample("D").asfreq(fill_value=0)
# case: month-ffill
result = dated.loc[["2024-01-31", "2024-04-05"], "amount"].resample("ME").ffill()
# case: ohlc
result = dated["amount"].resample("QE").ohlc()
# case: iterate
result = [(label, len(rows)) for label, rows in dated.resample("ME")]
# case: not-dates
result = sales.resample("ME").sum()
# case: bad-frequency
result = dated.resample("XYZ").sum()
# case: missing-dates
result = sales.assign(day=sales["day"].where(sales["amount"] != 30)).resample("ME", on="day")["amount"].sum()
# case: empty
result = dated.iloc[:0]["amount"].resample("ME").sum()
# case: groups
result = dated.groupby("shop").resample("ME")["amount"].sum()
# case: groups-selected
result = dated.groupby("shop")["amount"].resample("QE").sum()
# case: groups-reset
result = dated.groupby("shop").resample("QS")[["amount"]].sum().reset_index()
# case: groups-on
result = sales.groupby("shop").resample("ME", on="day")["amount"].mean()
# case: grouper
result = sales.groupby(pd.Grouper(key="day", freq="ME"))["amount"].sum()
# case: grouper-frame
result = sales.groupby(pd.Grouper(key="day", freq="QE"))[["amount", "weight"]].sum().reset_index()
# case: grouper-index
result = dated.groupby(pd.Grouper(freq="MS")).agg(total=("amount", "sum"), shops=("shop", "nunique"))
# case: grouper-and-key
result = sales.groupby(["shop", pd.Grouper(key="day", freq="ME")])["amount"].sum()
# case: grouper-and-key-first
result = sales.groupby([pd.Grouper(key="day", freq="YS"), "shop"]).size().unstack(fill_value=0)
# case: grouper-and-key-frame
result = sales.groupby(["shop", pd.Grouper(key="day", freq="MS")], as_index=False)["amount"].sum()
# case: grouper-plain
result = sales.groupby(pd.Grouper(key="shop"))["amount"].sum()
# case: grouper-level
result = sales.set_index(["shop", "day"]).groupby(pd.Grouper(level="shop"))["amount"].sum()
# case: grouper-week
result = sales.groupby(pd.Grouper(key="day", freq="W-MON")).size()
# case: grouper-apply
result = sales.groupby(pd.Grouper(key="day", freq="QE")).apply(lambda g: g["amount"].sum(), include_groups=False)
# case: grouper-iterate
result = [(label, len(rows)) for label, rows in sales.groupby(pd.Grouper(key="day", freq="ME"))]
# case: grouper-pivot
result = sales.pivot_table(index=pd.Grouper(key="day", freq="ME"), columns="shop", values="amount", aggfunc="sum")
# case: grouper-empty-months
result = sales.groupby(pd.Grouper(key="day", freq="ME"))["amount"].agg(["sum", "mean", "count"])
