import pandas as pd
import numpy as np
import datetime as dt
from functools import reduce

events = pd.DataFrame({
    "user_id": [1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 5, 5, 2, np.nan],
    "event": ["signup", "view", "purchase", "signup", "view", "view", "signup", "purchase", "refund", "signup", "View", None, "purchase", "view"],
    "ts": pd.to_datetime(["2024-01-01 08:00", "2024-01-01 08:05", "2024-01-03 10:00", "2024-01-02 09:00", "2024-01-02 09:00",
                          "2024-01-04 11:00", "2024-01-04 11:10", "2024-01-05 12:00", "2024-01-06 00:00", "2024-01-07 07:07",
                          "2024-01-08 22:00", "2024-01-09 01:00", "2024-02-01 09:00", "2024-02-02 00:00"]),
    "value": [0, 0, 49.9, 0, 0, 0, 0, 20.0, -20.0, 0, np.nan, np.nan, 10.0, 0],
    "device": ["ios", "ios", "web", "web", "web", "android", "android", "web", None, "ios", "web", "web", "ios", "web"],
})
users = pd.DataFrame({
    "user_id": [1, 2, 3, 4, 6],
    "country": ["US", "us", "DE", None, "FR"],
    "age": ["34", "27", "forty", None, "51"],
    "premium": [True, False, None, False, True],
})
plans = pd.DataFrame({
    "country": ["US", "DE", "DE", "FR"],
    "plan": ["basic", "basic", "pro", "pro"],
    "price": [5, 6, 12, 11],
})

# case: first-event-per-user
first = events.sort_values("ts").groupby("user_id", as_index=False).first()
result = first[["user_id", "event", "ts"]]
# case: time-to-purchase
signup = events[events["event"] == "signup"].groupby("user_id")["ts"].min()
buy = events[events["event"] == "purchase"].groupby("user_id")["ts"].min()
result = ((buy - signup).dt.total_seconds() / 3600).round(2)
# case: funnel-matrix
result = events.groupby(["user_id", "event"]).size().unstack(fill_value=0)
# case: converted-users
flags = events.groupby("user_id")["event"].apply(lambda s: {"signup", "purchase"}.issubset(set(s)))
result = flags[flags].index.tolist()
# case: event-path
result = events.sort_values(["user_id", "ts"]).dropna(subset=["event"]).groupby("user_id")["event"].agg(" > ".join)
# case: cumulative-value
events["cum_value"] = events.groupby("user_id")["value"].cumsum()
result = events[["user_id", "value", "cum_value"]]
# case: next-event-shift
events = events.sort_values(["user_id", "ts"], kind="stable")
events["next_event"] = events.groupby("user_id")["event"].shift(-1, fill_value="end")
result = events.groupby(["event", "next_event"]).size().sort_values(ascending=False)
# case: ngroup-labels
events["gid"] = events.groupby(["device", "event"], sort=True).ngroup()
result = events["gid"].tolist()
# case: ngroup-descending
result = events.groupby("device", dropna=False).ngroup(ascending=False)
# case: cumcount-desc
events["from_end"] = events.groupby("user_id").cumcount(ascending=False)
result = events.query("from_end == 0")[["user_id", "event", "from_end"]]
# case: dau-and-rolling
dau = events.set_index("ts").groupby(pd.Grouper(freq="D"))["user_id"].nunique()
result = dau[dau > 0].rolling(3, min_periods=1).sum()
# case: weekday-name-counts
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
result = events.groupby(events["ts"].dt.day_name()).size().reindex(order, fill_value=0)
# case: year-month-list-of-keys
result = events.groupby([events.ts.dt.year.rename("year"), events.ts.dt.month.rename("month")])["value"].sum().reset_index()
# case: ages-by-country-raises
m = events.merge(users, on="user_id", how="left")
m["age"] = m["age"].astype(int)
result = m.groupby("country")["age"].mean()
# case: max-timestamp-per-device
result = events.groupby("device", dropna=False)["ts"].agg(["min", "max", "count"])
# case: timedelta-span
span = events.groupby("user_id")["ts"].agg(lambda s: s.max() - s.min())
result = span[span > pd.Timedelta(0)].dt.days
# case: recent-users-cutoff
cutoff = dt.datetime(2024, 1, 6)
last_seen = events.groupby("user_id")["ts"].max()
result = (last_seen >= cutoff).map({True: "active", False: "churned"}).value_counts().to_dict()
# case: three-aggs-reduced-merge
frames = [
    events.groupby("user_id", as_index=False).size(),
    events.groupby("user_id", as_index=False)["value"].sum(),
    events.groupby("user_id", as_index=False)["device"].nunique(),
]
result = reduce(lambda l, r: l.merge(r, on="user_id"), frames)
# case: plan-price-range
p = users.assign(country=users["country"].str.upper()).merge(plans, on="country", how="inner")
result = p.groupby("user_id")["price"].agg(["min", "max", np.ptp])
# case: mode-device-with-tie
result = events.groupby("user_id")["device"].agg(pd.Series.mode)
# case: ambiguous-truth-in-filter
result = events.groupby("user_id").filter(lambda g: g["value"] > 10)
