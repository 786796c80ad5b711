import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date

tx = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "acct": ["a", "b", "a", "a", "c", "b", "a", None],
    "ts": ["2024-01-31 23:59", "2024-02-01 00:00", "2024-02-15 12:00", "2024-02-29 08:30", "2024-03-31 17:45", None, "2024-04-01 00:00", "2024-05-05 05:05"],
    "amt": [100.0, -20.0, None, 35.5, 60.0, 12.0, -100.0, 0.0],
})
tx["ts"] = pd.to_datetime(tx["ts"])
rates = pd.DataFrame({"d": pd.to_datetime(["2024-01-01", "2024-02-15", "2024-04-01"]), "r": [0.05, 0.045, 0.04]})

# case: fiscal_quarter_apr
fy = tx["ts"].dt.to_period("Q-MAR")
result = tx.assign(fq=fy.astype(str)).groupby("fq", sort=False)["amt"].sum()

# case: fiscal_year_label
result = tx["ts"].dt.to_period("Y-MAR").dt.year.tolist()

# case: period_to_str_format
result = tx["ts"].dt.to_period("M").dt.strftime("%b-%y").tolist()

# case: weekly_period_start
result = tx["ts"].dt.to_period("W-SAT").apply(lambda p: p.start_time if pd.notna(p) else pd.NaT)

# case: month_diff_periods
m = tx["ts"].dt.to_period("M")
result = (m - m.min()).apply(lambda x: x.n if pd.notna(x) else None)

# case: month_diff_astype
m = tx["ts"].dropna().dt.to_period("M").astype("int64")
result = (m - m.min()).tolist()

# case: balance_daily_ffill
b = tx.dropna(subset=["ts"]).set_index("ts")["amt"].fillna(0).cumsum().resample("W").last().ffill()
result = b

# case: interest_accrual
r = tx.dropna(subset=["ts"]).sort_values("ts")
m = pd.merge_asof(r, rates, left_on="ts", right_on="d")
m["days"] = (m["ts"].shift(-1) - m["ts"]).dt.days.fillna(0).astype(int)
m["interest"] = (m["amt"].fillna(0).cumsum() * m["r"] * m["days"] / 365).round(4)
result = m[["id", "days", "interest"]]

# case: rolling_7d_by_acct
r = tx.dropna(subset=["ts", "acct"]).sort_values(["acct", "ts"]).set_index("ts")
result = r.groupby("acct")["amt"].rolling("30D", min_periods=1).sum().reset_index()

# case: expanding_by_acct
result = tx.groupby("acct")["amt"].expanding().max().reset_index(level=0, drop=True).sort_index()

# case: pct_of_month
tx2 = tx.assign(m=tx["ts"].dt.to_period("M"))
tx2["share"] = tx2["amt"] / tx2.groupby("m")["amt"].transform("sum")
result = tx2[["id", "share"]]

# case: month_end_flag_offsets
result = (tx["ts"] == tx["ts"] + pd.offsets.MonthEnd(0)).tolist()

# case: is_business_day
result = tx["ts"].map(lambda t: bool(np.is_busday(t.date())) if pd.notna(t) else None).tolist()

# case: next_business_day
result = tx["ts"].dropna().dt.normalize().apply(lambda d: d if d.weekday() < 5 else d + pd.offsets.BDay(1))

# case: groupby_freq_acct
result = tx.groupby(["acct", pd.Grouper(key="ts", freq="MS")])["amt"].sum().unstack(level=0)

# case: resample_groupby_apply
result = tx.dropna(subset=["ts"]).set_index("ts").groupby("acct").resample("ME")["amt"].sum()

# case: pivot_weekday_hour
p = tx.pivot_table(index=tx["ts"].dt.day_name(), columns=tx["ts"].dt.hour, values="amt", aggfunc="sum")
result = p.reindex(["Monday", "Thursday", "Sunday"])

# case: timedelta_sum_by_acct
g = tx.sort_values("ts").groupby("acct")["ts"].apply(lambda s: s.diff().sum())
result = g

# case: max_gap_with_id
r = tx.dropna().sort_values(["acct", "ts"])
r["gap"] = r.groupby("acct")["ts"].diff()
result = r.loc[r["gap"].idxmax(), ["id", "gap"]].tolist()

# case: quantile_timedelta
d = tx["ts"].sort_values().diff().dropna()
result = d.quantile([0.25, 0.5, 0.9])

# case: timedelta_round
d = tx["ts"].diff().dt.round("D")
result = d

# case: timedelta_floor_hours
d = tx["ts"].diff() // pd.Timedelta("1h")
result = d.tolist()

# case: timedelta_format
def fmt(td):
    if pd.isna(td):
        return ""
    h, rem = divmod(int(abs(td).total_seconds()), 3600)
    return f"{h}:{rem // 60:02d}"
result = tx["ts"].diff().map(fmt).tolist()

# case: to_timedelta_fraction
result = pd.to_timedelta(tx["amt"], unit="h")

# case: to_timedelta_min_add
result = tx["ts"] + pd.to_timedelta(tx["amt"].fillna(0), unit="min")

# case: date_only_merge
a = tx.assign(day=tx["ts"].dt.date)
b = pd.DataFrame({"day": [date(2024, 2, 1), date(2024, 2, 15)], "label": ["x", "y"]})
result = a.merge(b, on="day", how="left")[["id", "label"]]

# case: string_merge_dates
a = tx.assign(day=tx["ts"].dt.strftime("%Y-%m-%d"))
b = pd.DataFrame({"day": ["2024-02-01", "2024-02-15", None], "label": ["x", "y", "z"]})
result = a.merge(b, on="day", how="left")[["id", "label"]]

# case: date_strings_add_offset
s = pd.Series(["2024-01-01", "2024-02-01"])
result = s + pd.DateOffset(days=1)

# case: date_strings_subtract
s = pd.Series(["2024-01-01", "2024-02-01"])
result = s - pd.Timestamp("2024-01-01")

# case: python_dates_add
s = tx["ts"].dt.date
result = s + timedelta(days=3)

# case: python_dates_sub
s = tx["ts"].dt.date
result = [(date(2024, 6, 1) - d).days if pd.notna(d) else None for d in s]

# case: apply_date_compare
result = tx["ts"].apply(lambda d: "early" if d < datetime(2024, 3, 1) else "late").tolist()

# case: min_by_group_transform_flag
tx2 = tx.copy()
tx2["first"] = tx2["ts"] == tx2.groupby("acct")["ts"].transform("min")
result = tx2[["id", "first"]]

# case: cumcount_desc
tx2 = tx.sort_values("ts", ascending=False)
tx2["n"] = tx2.groupby("acct").cumcount()
result = tx2.sort_index()["n"].tolist()

# case: shift_by_group_fill
result = tx.sort_values("ts").groupby("acct")["amt"].shift(1, fill_value=0).sort_index().tolist()

# case: date_range_inclusive
result = [len(pd.date_range("2024-01-01", "2024-01-05", inclusive=k)) for k in ("both", "left", "right", "neither")]

# case: date_range_months_labels
result = pd.date_range("2023-11-01", "2024-02-01", freq="MS").strftime("%b %Y").tolist()

# case: period_index_reindex
m = tx.groupby(tx["ts"].dt.to_period("M"))["amt"].sum()
full = pd.period_range(m.index.min(), m.index.max(), freq="M")
result = m.reindex(full, fill_value=0.0)

# case: period_quarter_sum
m = tx.dropna(subset=["ts"]).groupby(tx["ts"].dt.to_period("M"))["amt"].sum()
result = m.groupby(m.index.asfreq("Q")).sum()

# case: period_loc
m = tx.dropna(subset=["ts"]).groupby(tx["ts"].dt.to_period("M"))["amt"].sum()
result = [m.loc["2024-02"], m["2024-02":"2024-03"].sum(), m.get("2024-12", 0)]

# case: to_period_to_timestamp_diff
p = tx["ts"].dt.to_period("M")
result = (tx["ts"] - p.dt.to_timestamp()).dt.days.tolist()

# case: days_to_month_end
result = (tx["ts"].dt.days_in_month - tx["ts"].dt.day).tolist()

# case: age_in_years_floor
b = pd.to_datetime(pd.Series(["1990-06-15", "2000-02-29", None]))
ref = pd.Timestamp("2024-06-14")
result = np.floor((ref - b).dt.days / 365.25)

# case: relative_year_week
iso = tx["ts"].dt.isocalendar()
result = (iso["year"].astype(str) + "-W" + iso["week"].astype(str).str.zfill(2)).tolist()

# case: pd_cut_timedelta
d = tx["ts"].sort_values().diff()
result = pd.cut(d, [pd.Timedelta(0), pd.Timedelta("10D"), pd.Timedelta("100D")], labels=["short", "long"]).tolist()

# case: resample_quarter_last
s = tx.dropna(subset=["ts"]).set_index("ts")["amt"]
result = s.resample("QE").agg(["first", "last", "min", "max"])

# case: resample_offset
s = tx.dropna(subset=["ts"]).set_index("ts")["amt"]
result = s.resample("30D", origin="start").sum()

# case: resample_count_zero_days
s = tx.dropna(subset=["ts"]).set_index("ts")["id"].resample("W-MON").count()
result = int((s == 0).sum())

# case: resample_on_column
result = tx.dropna(subset=["ts"]).resample("ME", on="ts")[["amt"]].mean()

# case: asfreq_interpolate
s = pd.Series([1.0, 4.0], index=pd.to_datetime(["2024-01-01", "2024-01-04"]))
result = s.asfreq("D").interpolate()

# case: between_dates_inclusive
result = tx[tx["ts"].between("2024-02-01", "2024-02-29", inclusive="left")]["id"].tolist()

# case: loc_time_slice_mixed
s = tx.dropna(subset=["ts"]).set_index("ts").sort_index()
result = s.loc[:"2024-02-29", "id"].tolist()

# case: datetime_unique_sorted
result = [d.strftime("%d/%m") for d in sorted(tx["ts"].dropna().dt.normalize().unique())]

# case: value_counts_month_sorted
result = tx["ts"].dt.month.value_counts(dropna=False).sort_index()

# case: mode_of_weekday
result = tx["ts"].dt.day_name().mode()[0]

# case: epoch_conversion
result = (tx["ts"] - pd.Timestamp("1970-01-01")) // pd.Timedelta("1s")

# case: epoch_astype
result = (tx["ts"].dropna().astype("int64") // 10**9).tolist()

# case: tz_roundtrip
t = tx["ts"].dropna().dt.tz_localize("Europe/Paris").dt.tz_convert("UTC")
result = t.dt.strftime("%Y-%m-%dT%H:%M:%SZ").tolist()

# case: to_dict_isoformat
result = tx[["id", "ts"]].head(2).assign(ts=lambda d: d["ts"].apply(lambda x: x.isoformat())).to_dict("records")

# case: json_default_str
import json
result = json.dumps(tx[["id", "ts"]].head(2).to_dict("records"), default=str)

# case: groupby_agg_named_dates
result = tx.groupby("acct").agg(first=("ts", "min"), last=("ts", "max"), span=("ts", lambda s: (s.max() - s.min()).days), n=("id", "count")).reset_index()

# case: np_diff_dates
v = tx["ts"].dropna().sort_values().to_numpy()
result = (np.diff(v) / np.timedelta64(1, "D")).round(2).tolist()

# case: np_timedelta_compare
v = np.diff(tx["ts"].dropna().sort_values().to_numpy())
result = [int((v > np.timedelta64(20, "D")).sum()), str(v.max())]

# case: where_nat_default
result = tx["ts"].fillna(tx["ts"].max() + pd.Timedelta(days=1)).dt.strftime("%m-%d").tolist()

# case: combine_date_and_time_cols
d = pd.DataFrame({"d": ["2024-01-01", "2024-01-02"], "h": [5, 23], "m": [0, 59]})
result = pd.to_datetime(d["d"]) + pd.to_timedelta(d["h"], unit="h") + pd.to_timedelta(d["m"], unit="m")

# case: to_datetime_year_doy
d = pd.DataFrame({"y": [2024, 2023], "doy": [60, 365]})
result = pd.to_datetime(d["y"].astype(str) + d["doy"].astype(str).str.zfill(3), format="%Y%j")

# case: to_datetime_week
s = pd.Series(["2024-01", "2024-10"])
result = pd.to_datetime(s + "-1", format="%Y-%W-%w")

# case: timestamp_range_python_loop
cur, out = datetime(2024, 1, 31), []
while cur < datetime(2024, 6, 1):
    out.append(cur.strftime("%Y-%m-%d"))
    y, m = (cur.year + cur.month // 12, cur.month % 12 + 1)
    cur = datetime(y, m, 1) + timedelta(days=27)
result = out

# case: sort_month_names
months = pd.CategoricalDtype(["Jan", "Feb", "Mar", "Apr", "May"], ordered=True)
s = tx["ts"].dt.strftime("%b").astype(months)
result = tx.assign(m=s).groupby("m", observed=True)["amt"].sum()

# case: cohort_matrix_sizes
t = tx.dropna(subset=["acct", "ts"]).copy()
t["m"] = t["ts"].values.astype("datetime64[M]")
t["c"] = t.groupby("acct")["m"].transform("min")
t["k"] = ((t["m"].dt.year - t["c"].dt.year) * 12 + t["m"].dt.month - t["c"].dt.month)
result = t.groupby(["c", "k"])["acct"].nunique().unstack(1)
