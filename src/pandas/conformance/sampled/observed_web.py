import pandas as pd
import numpy as np
from datetime import datetime, timedelta
from collections import Counter, defaultdict

events = pd.DataFrame({
    "user": ["u1", "u1", "u2", "u1", "u2", "u3", "u1", "u2", "u3", "u3", "u2"],
    "ts": pd.to_datetime([
        "2024-03-01 10:00:00", "2024-03-01 10:12:00", "2024-03-01 10:15:00", "2024-03-01 11:05:00",
        "2024-03-01 10:20:00", "2024-03-01 23:50:00", "2024-03-01 11:20:00", "2024-03-02 09:00:00",
        "2024-03-02 00:10:00", "2024-03-02 00:41:00", "2024-03-02 09:29:59",
    ]),
    "page": ["/", "/shop", "/", "/shop", "/cart", "/", "/pay", "/shop", "/about", "/shop", "/pay"],
})

# case: sessions-thirty-minutes
e = events.sort_values(["user", "ts"]).copy()
e["new"] = e.groupby("user")["ts"].diff().gt(pd.Timedelta("30min")) | e["user"].ne(e["user"].shift())
e["session"] = e.groupby("user")["new"].cumsum()
result = (
    e.groupby(["user", "session"])
    .agg(start=("ts", "min"), end=("ts", "max"), pages=("page", "count"))
    .assign(minutes=lambda d: (d["end"] - d["start"]).dt.total_seconds() / 60)
    .reset_index()
)

# case: session-id-global
df = events.sort_values(["user", "ts"]).reset_index(drop=True)
gap = df.groupby("user")["ts"].diff()
df["session_id"] = ((gap.isna()) | (gap > timedelta(minutes=30))).cumsum()
result = df.groupby("session_id")["page"].agg(" > ".join)

# case: bounce-rate
df = events.sort_values(["user", "ts"])
is_new = df.groupby("user")["ts"].transform(lambda s: s.diff().isna() | (s.diff() > pd.Timedelta(minutes=30)))
sid = is_new.astype(int).cumsum()
counts = df.groupby(sid.values).size()
result = round((counts == 1).mean() * 100, 2)

# case: hits-per-hour-resampled
hourly = events.set_index("ts").resample("3h")["page"].count()
result = hourly[hourly > 0]

# case: funnel-conversion
# how many users reached each step of / -> /shop -> /cart -> /pay
steps = ["/", "/shop", "/cart", "/pay"]
reached = [events.loc[events["page"] == s, "user"].nunique() for s in steps]
funnel = pd.DataFrame({"step": steps, "users": reached})
funnel["from_prev"] = (funnel["users"] / funnel["users"].shift(1)).round(3)
funnel["from_top"] = funnel["users"].div(funnel["users"].iloc[0]).round(3)
result = funnel

# case: page-transitions
# count transitions from page to page per user
df = events.sort_values(["user", "ts"])
df["next_page"] = df.groupby("user")["page"].shift(-1)
result = (
    df.dropna(subset=["next_page"])
    .groupby(["page", "next_page"])
    .size()
    .unstack(fill_value=0)
)

# case: daily-active-and-new-users
first = events.groupby("user")["ts"].min().dt.normalize()
dau = events.groupby(events["ts"].dt.normalize())["user"].nunique()
new = first.value_counts().sort_index()
out = pd.concat([dau.rename("active"), new.rename("new")], axis=1).fillna(0).astype(int)
out["returning"] = out["active"] - out["new"]
result = out

# case: weekly-retention-cohort
visits = pd.DataFrame({
    "user": [1, 1, 1, 2, 2, 3, 3, 4, 4, 5],
    "date": pd.to_datetime([
        "2024-01-01", "2024-01-09", "2024-01-16", "2024-01-03", "2024-01-17",
        "2024-01-08", "2024-01-15", "2024-01-10", "2024-01-11", "2024-01-16",
    ]),
})
visits["week"] = visits["date"].dt.to_period("W").dt.start_time
visits["cohort"] = visits.groupby("user")["week"].transform("min")
visits["age"] = (visits["week"] - visits["cohort"]).dt.days // 7
cohort = visits.groupby(["cohort", "age"])["user"].nunique().unstack()
result = cohort.div(cohort[0], axis=0).round(2)

# case: utm-parsing-counts
hits = pd.DataFrame({
    "url": [
        "https://x.com/?utm_source=google&utm_medium=cpc",
        "https://x.com/a?utm_source=newsletter",
        "https://x.com/",
        "https://x.com/b?utm_medium=cpc&utm_source=Google",
        None,
        "https://x.com/c?utm_source=bing&utm_medium=cpc",
    ]
})
src = hits["url"].str.extract(r"utm_source=([^&]+)", expand=False).str.lower().fillna("direct")
medium = hits["url"].str.extract(r"utm_medium=(?P<medium>\w+)")["medium"]
result = pd.crosstab(src.rename("source"), medium.fillna("none"))

# case: time-on-page-last-unknown
def solve(df):
    df = df.sort_values(["user", "ts"]).copy()
    df["next_ts"] = df.groupby("user")["ts"].shift(-1)
    df["secs"] = (df["next_ts"] - df["ts"]).dt.total_seconds()
    # anything over 30 minutes is the end of a session
    df.loc[df["secs"] > 1800, "secs"] = np.nan
    return df.groupby("page")["secs"].agg(["mean", "median", "count"]).sort_values("mean", ascending=False, na_position="last")

result = solve(events)

# case: counter-of-pages-per-user
pages = defaultdict(Counter)
for row in events.itertuples(index=False):
    pages[row.user][row.page] += 1
result = {u: c.most_common(1)[0] for u, c in pages.items()}

# case: attribute-error-on-day
log = pd.DataFrame({
    "user": ["a", "b", "a"],
    "visited": ["2024-03-01 08:00", "2024-03-01 09:00", "2024-03-02 08:30"],
})
log["day"] = log["visited"].dt.date
result = log.groupby("day")["user"].nunique()

# case: wrong-column-session
df = events.sort_values("ts")
df["prev"] = df.groupby("user_id")["ts"].shift()
result = (df["ts"] - df["prev"]).max()

# case: consecutive-day-login-streak
logins = pd.DataFrame({
    "user": ["amy", "amy", "amy", "amy", "amy", "ben", "ben", "ben", "cat"],
    "day": ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-03", "2024-03-01", "2024-03-01", "2024-03-02", "2024-03-05"],
})
logins["day"] = pd.to_datetime(logins["day"])
l = logins.drop_duplicates().sort_values(["user", "day"])
l["grp"] = l["day"] - pd.to_timedelta(l.groupby("user").cumcount(), unit="D")
streaks = l.groupby(["user", "grp"]).agg(start=("day", "first"), length=("day", "size")).reset_index()
best = streaks.loc[streaks.groupby("user")["length"].idxmax(), ["user", "start", "length"]]
result = best.reset_index(drop=True)

# case: rolling-conversion-rate
daily = pd.DataFrame({
    "day": pd.date_range("2024-06-01", periods=9, freq="D"),
    "visits": [100, 120, 80, 0, 90, 110, 130, 95, 105],
    "orders": [5, 6, 2, 0, 3, 8, 9, 4, 7],
})
roll = daily.set_index("day")[["visits", "orders"]].rolling(3, min_periods=2).sum()
daily["rate_3d"] = (roll["orders"] / roll["visits"]).round(4).values
daily["best_so_far"] = daily["rate_3d"].cummax()
daily["dir"] = np.sign(daily["rate_3d"].diff())
result = daily
