import pandas as pd
import numpy as np
import calendar
import itertools
from datetime import datetime, timedelta, date, time

events = pd.DataFrame({
    "parcel": ["A1", "A1", "A1", "B2", "B2", "C3", "C3", "C3", "D4", "B2", "A1"],
    "event": ["created", "shipped", "delivered", "created", "shipped", "created", "shipped", "returned", "created", "Delivered", "scan"],
    "at": ["2024-02-26 08:00", "2024-02-27 17:30", "2024-03-01 12:00", "2024-02-28 09:00", "2024-03-04 10:00",
           "2024-02-29 23:50", "2024-03-01 00:10", "2024-03-11 15:00", "2024-03-02 11:11", "2024-03-06 18:00", "2024-02-28 06:00"],
    "hub": ["HAM", "HAM", "BER", "ham", "MUC", "MUC", None, "", "BER", "MUC", "LEJ"],
})
stock = pd.DataFrame({
    "sku": ["x", "x", "y", "x", "y", "z", "y"],
    "day": ["2024-01-01", "2024-01-03", "2024-01-02", "2024-01-03", "2024-01-06", "2024-01-04", "2024-01-06"],
    "delta": [100, -30, 50, -20, -60, 0, np.nan],
})
routes = pd.DataFrame({
    "route": ["R1", "R2", "R3"],
    "depart": ["06:30", "22:45", None],
    "arrive": ["09:15", "01:05", "12:00"],
    "start": ["2024-01-29", "2024-02-10", "2024-03-31"],
    "end": ["2024-02-03", "2024-02-10", "2024-03-28"],
})

# case: lead_time_pivot
e = events.assign(event=events["event"].str.lower(), at=pd.to_datetime(events["at"]))
w = e.pivot(index="parcel", columns="event", values="at")
w["lead"] = w["delivered"] - w["created"]
result = w[["created", "delivered", "lead"]]

# case: lead_time_pivot_table_first
e = events.assign(event=events["event"].str.lower(), at=pd.to_datetime(events["at"]))
w = e.pivot_table(index="parcel", columns="event", values="at", aggfunc="first").reset_index()
w["hours"] = (w["shipped"] - w["created"]).dt.total_seconds().div(3600).round(1)
result = w[["parcel", "hours"]]

# case: merge_created_shipped
c = events.loc[events["event"] == "created", ["parcel", "at"]].rename(columns={"at": "created"})
s = events.loc[events["event"] == "shipped", ["parcel", "at"]].rename(columns={"at": "shipped"})
m = c.merge(s, on="parcel", how="left")
m[["created", "shipped"]] = m[["created", "shipped"]].apply(pd.to_datetime)
m["same_day"] = m["created"].dt.date == m["shipped"].dt.date
result = m

# case: current_status
e = events.assign(at=pd.to_datetime(events["at"]))
result = e.loc[e.groupby("parcel")["at"].idxmax()].set_index("parcel")["event"].to_dict()

# case: status_duration
e = events.assign(at=pd.to_datetime(events["at"])).sort_values(["parcel", "at"])
e["next_at"] = e.groupby("parcel")["at"].shift(-1)
e["next_event"] = e.groupby("parcel")["event"].shift(-1).fillna("-")
e["duration"] = e["next_at"] - e["at"]
result = e[["parcel", "event", "next_event", "duration"]].reset_index(drop=True)

# case: transitions
e = events.sort_values(["parcel", "at"])
e["from"] = e.groupby("parcel")["event"].shift()
result = e.dropna(subset=["from"]).groupby(["from", "event"]).size().sort_values(ascending=False)

# case: path_strings
e = events.sort_values("at")
result = e.groupby("parcel")["event"].agg(" > ".join)

# case: hub_dwell
e = events.replace({"hub": {"": None}}).assign(hub=lambda d: d["hub"].str.upper(), at=lambda d: pd.to_datetime(d["at"]))
e = e.sort_values(["parcel", "at"])
e["hub"] = e.groupby("parcel")["hub"].ffill()
e["dwell"] = e.groupby("parcel")["at"].diff().shift(-1)
result = e.groupby("hub")["dwell"].sum()

# case: busday_lead
e = events.assign(at=pd.to_datetime(events["at"]), event=events["event"].str.lower())
w = e.pivot(index="parcel", columns="event", values="at").dropna(subset=["created", "delivered"])
result = pd.Series(np.busday_count(w["created"].values.astype("datetime64[D]"), w["delivered"].values.astype("datetime64[D]")), index=w.index)

# case: running_stock
s = stock.assign(day=pd.to_datetime(stock["day"]), delta=stock["delta"].fillna(0)).sort_values(["sku", "day"])
s["level"] = s.groupby("sku")["delta"].cumsum()
result = s[s["level"] < 0]

# case: daily_stock_grid
s = stock.assign(day=pd.to_datetime(stock["day"]))
g = s.pivot_table(index="day", columns="sku", values="delta", aggfunc="sum")
g = g.reindex(pd.date_range("2024-01-01", "2024-01-06", name="day")).fillna(0).cumsum()
result = g

# case: grid_from_product
s = stock.groupby(["sku", "day"])["delta"].sum()
idx = pd.MultiIndex.from_product([["x", "y", "z"], pd.date_range("2024-01-01", periods=4).strftime("%Y-%m-%d")], names=["sku", "day"])
result = s.reindex(idx, fill_value=0).groupby(level="sku").cumsum()

# case: asfreq_per_sku
s = stock.groupby(["sku", "day"], as_index=False)["delta"].sum().assign(day=lambda d: pd.to_datetime(d["day"]))
out = s.set_index("day").groupby("sku")["delta"].apply(lambda x: x.asfreq("D", fill_value=0).cumsum())
result = out

# case: stockout_days
s = stock.assign(day=pd.to_datetime(stock["day"])).groupby("day")["delta"].sum().resample("D").sum().cumsum()
result = s.le(50).sum()

# case: overnight_duration
def minutes(r):
    if pd.isna(r["depart"]) or pd.isna(r["arrive"]):
        return np.nan
    a = datetime.strptime(r["depart"], "%H:%M")
    b = datetime.strptime(r["arrive"], "%H:%M")
    if b < a:
        b += timedelta(days=1)
    return (b - a).seconds // 60
result = routes.apply(minutes, axis=1)

# case: overnight_timedelta
dep = pd.to_timedelta(routes["depart"] + ":00")
arr = pd.to_timedelta(routes["arrive"] + ":00")
d = arr - dep
result = d.mask(d < pd.Timedelta(0), d + pd.Timedelta(days=1))

# case: combine_date_time
r = routes.dropna()
result = pd.to_datetime(r["start"] + " " + r["depart"])

# case: datetime_combine
result = [datetime.combine(date.fromisoformat(s), time.fromisoformat(d)).isoformat(" ") for s, d in zip(routes["start"], routes["depart"]) if d]

# case: interval_days_inclusive
r = routes.assign(start=pd.to_datetime(routes["start"]), end=pd.to_datetime(routes["end"]))
r["days"] = (r["end"] - r["start"]).dt.days + 1
r["valid"] = r["days"].gt(0)
result = r[["route", "days", "valid"]]

# case: date_range_explode
r = routes[routes["start"] <= routes["end"]]
r = r.assign(day=[pd.date_range(s, e, freq="D") for s, e in zip(r["start"], r["end"])])
x = r.explode("day")
x["day"] = pd.to_datetime(x["day"])
result = x.groupby(x["day"].dt.to_period("M")).size()

# case: first_monday
def first_monday(y, m):
    d = date(y, m, 1)
    return d + timedelta(days=(7 - d.weekday()) % 7)
result = [first_monday(2024, m).isoformat() for m in range(1, 7)]

# case: last_day_calendar
result = [calendar.monthrange(2024, m)[1] for m in (1, 2, 4)] + [calendar.isleap(2100), calendar.month_name[3], calendar.day_abbr[6]]

# case: add_months_python
def add_months(d, n):
    y, m = divmod(d.year * 12 + d.month - 1 + n, 12)
    m += 1
    return date(y, m, min(d.day, calendar.monthrange(y, m)[1]))
result = [add_months(date(2024, 1, 31), k) for k in range(-2, 3)]

# case: working_hours
def business_hours(start, end, open_=time(9), close=time(17)):
    total = timedelta()
    day = start.date()
    while day <= end.date():
        if day.weekday() < 5:
            s = max(start, datetime.combine(day, open_))
            e = min(end, datetime.combine(day, close))
            if e > s:
                total += e - s
        day += timedelta(days=1)
    return total
ts = pd.to_datetime(events["at"])
result = str(business_hours(ts.min().to_pydatetime(), ts.max().to_pydatetime()))

# case: group_consecutive_days
days = sorted(pd.to_datetime(stock["day"]).dt.date.unique())
runs = []
for d in days:
    if runs and d - runs[-1][-1] == timedelta(days=1):
        runs[-1].append(d)
    else:
        runs.append([d])
result = [(str(r[0]), str(r[-1]), len(r)) for r in runs]

# case: islands_groupby
d = pd.to_datetime(stock["day"]).drop_duplicates().sort_values()
grp = d - pd.to_timedelta(np.arange(len(d)), unit="D")
result = d.groupby(grp).agg(["min", "max", "count"]).reset_index(drop=True)

# case: itertools_groupby_week
rows = sorted((datetime.strptime(a, "%Y-%m-%d %H:%M").isocalendar()[1], p) for a, p in zip(events["at"], events["parcel"]))
result = {k: sorted({p for _, p in g}) for k, g in itertools.groupby(rows, key=lambda t: t[0])}

# case: sla_breach
e = events.assign(at=pd.to_datetime(events["at"]), event=events["event"].str.lower())
agg = e.groupby("parcel").agg(start=("at", "min"), end=("at", "max"), last=("event", "last"))
agg["breach"] = (agg["end"] - agg["start"]) > pd.Timedelta(days=4, hours=4)
agg["late_h"] = ((agg["end"] - agg["start"] - pd.Timedelta("4D 4h")) / pd.Timedelta("1h")).clip(lower=0).round(2)
result = agg

# case: percent_on_time
e = events.assign(at=pd.to_datetime(events["at"]), event=events["event"].str.lower())
w = e[e["event"].isin(["created", "delivered"])].pivot(index="parcel", columns="event", values="at")
on_time = w["delivered"].sub(w["created"]).le(pd.Timedelta(days=5))
result = round(100 * on_time.sum() / w["delivered"].notna().sum(), 1)

# case: hour_histogram
h = pd.to_datetime(events["at"]).dt.hour.value_counts().reindex(range(24), fill_value=0)
result = h[h > 0]

# case: weekday_ordered_categorical
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
w = pd.Categorical(pd.to_datetime(events["at"]).dt.day_name(), categories=order, ordered=True)
result = events.groupby(w, observed=False)["parcel"].nunique()

# case: resample_size_unstack
e = events.assign(at=pd.to_datetime(events["at"]))
result = e.groupby([pd.Grouper(key="at", freq="W"), "event"]).size().unstack(fill_value=0)

# case: resample_weekly_mon
e = events.assign(at=pd.to_datetime(events["at"])).set_index("at").sort_index()
result = e.resample("W-MON", label="left", closed="left")["parcel"].count()

# case: resample_apply_list
e = events.assign(at=pd.to_datetime(events["at"])).set_index("at").sort_index()
result = e["parcel"].resample("3D").apply(lambda s: sorted(set(s)))

# case: merge_interval_condition
p = pd.DataFrame({"promo": ["p1", "p2"], "from": pd.to_datetime(["2024-02-27", "2024-03-01"]), "to": pd.to_datetime(["2024-02-29", "2024-03-05"])})
e = events.assign(at=pd.to_datetime(events["at"]))
x = e.merge(p, how="cross")
result = x[(x["at"] >= x["from"]) & (x["at"] <= x["to"])][["parcel", "event", "promo"]].sort_values(["promo", "parcel", "event"]).reset_index(drop=True)

# case: interval_index_lookup
iv = pd.IntervalIndex.from_arrays(pd.to_datetime(["2024-02-26", "2024-03-01"]), pd.to_datetime(["2024-03-01", "2024-04-01"]), closed="left")
names = pd.Series(["feb", "mar"], index=iv)
result = [names[t] for t in pd.to_datetime(events["at"]).head(4)]

# case: cut_dates
d = pd.to_datetime(events["at"])
result = pd.cut(d, bins=pd.to_datetime(["2024-02-01", "2024-03-01", "2024-03-05", "2024-04-01"]), labels=["feb", "early", "rest"]).value_counts(sort=False)

# case: asof_price_lookup
tariff = pd.DataFrame({"valid_from": pd.to_datetime(["2024-01-01", "2024-03-01"]), "fee": [5.0, 5.5]})
e = events.assign(at=pd.to_datetime(events["at"])).sort_values("at")
m = pd.merge_asof(e, tariff, left_on="at", right_on="valid_from", direction="backward")
result = m.groupby("parcel")["fee"].agg(["sum", "max"])

# case: series_asof
s = pd.Series([5.0, np.nan, 5.5], index=pd.to_datetime(["2024-01-01", "2024-02-01", "2024-03-01"]))
result = [s.asof(pd.Timestamp("2024-02-10")), s.asof("2024-03-01"), s.asof("2023-01-01")]

# case: to_dict_records_isoformat
e = events.head(2).assign(at=pd.to_datetime(events["at"]).dt.strftime("%Y-%m-%dT%H:%M:%S"))
result = e.to_dict(orient="records")
