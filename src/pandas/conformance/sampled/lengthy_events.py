import pandas as pd
import numpy as np
import re
from datetime import datetime, timedelta

events_df = pd.DataFrame({
    "event_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14],
    "user_id": ["u1", "u1", "u1", "U2 ", "u2", "u3", "u3", "u3", "u3", "u4", None, "u5", "u5", "u9", "u9"],
    "event": ["view", "add_to_cart", "purchase", "View", "add_to_cart", "view", "add_to_cart", "checkout", "purchase",
              "view", "view", " purchase", "refund", "view", "view"],
    "ts": ["2024-01-03 10:00", "2024-01-03 10:05", "2024-01-03 10:30", "2024-01-15 09:00", "2024-01-16 12:00",
           "2024-02-01 08:00", "2024-02-01 08:20", "2024-02-01 08:25", "2024-02-01 08:26", "2024-02-10 23:59",
           "2024-02-11 00:10", "2024-03-05 14:00", "2024-03-09 14:00", "not a date", "not a date"],
    "amount": [None, None, "120.50", None, None, None, None, None, "$80", None, None, "1,200.00", "-200", None, None],
})

users_df = pd.DataFrame({
    "user_id": ["u1", "u2", "u3", "u4", "u5", "u6", "u3"],
    "signup": ["2024-01-01", "2024-01-10", "2024-01-28", "10/02/2024", "2024-02-20", None, "2024-01-28"],
    "country": ["DE", "de", "FR", "", "FR ", "US", "FR"],
    "plan": ["free", "pro", "pro", None, "free", "free", "pro"],
})

touches_df = pd.DataFrame({
    "conv_id": [101, 101, 101, 102, 102, 103, 104, 104, 104, 104, 105, 999],
    "channel": ["Search", "email", "Social", "email", "Email", "direct", "Social", "search", "Display", "email", None, "search"],
    "touch_date": pd.to_datetime(["2024-03-01", "2024-03-05", "2024-03-08", "2024-03-02", "2024-03-09", "2024-03-10",
                                  "2024-02-20", "2024-03-01", "2024-03-11", "2024-03-12", "2024-03-12", "2024-03-13"]),
    "cost": [1.5, 0.1, 0.75, 0.1, 0.1, 0.0, 0.75, 1.5, np.nan, 0.1, 0.5, 1.5],
})

conversions_df = pd.DataFrame({
    "conv_id": [101, 102, 103, 104, 105, 106],
    "conv_date": pd.to_datetime(["2024-03-09", "2024-03-09", "2024-03-10", "2024-03-13", "2024-03-12", "2024-03-14"]),
    "revenue": [100.0, 50.0, 20.0, 200.0, 0.0, 75.0],
    "is_new": [True, False, None, True, False, True],
})

# case: funnel-strict-counts
STAGES = ["view", "add_to_cart", "checkout", "purchase"]

def clean_events(df):
    out = df.drop_duplicates(subset="event_id", keep="first").copy()
    out["user_id"] = out["user_id"].str.strip().str.lower()
    out["event"] = out["event"].str.strip().str.lower()
    out["ts"] = pd.to_datetime(out["ts"], errors="coerce")
    return out.dropna(subset=["user_id"])

ev = clean_events(events_df)
assert ev["event_id"].is_unique

reached = {}
previous = None
for stage in STAGES:
    users = set(ev.loc[ev["event"] == stage, "user_id"])
    if previous is not None:
        users = users & previous if stage != "checkout" else users
    reached[stage] = users
    previous = users

funnel = pd.DataFrame({
    "stage": STAGES,
    "users": [len(reached[s]) for s in STAGES],
})
funnel["step_rate"] = (funnel["users"] / funnel["users"].shift(1)).round(4)
funnel["overall_rate"] = (funnel["users"] / funnel["users"].iloc[0]).round(4)
funnel["drop_off"] = funnel["users"].diff().mul(-1).fillna(0).astype(int)
funnel["members"] = [", ".join(sorted(reached[s])) for s in STAGES]
funnel["step_rate"] = funnel["step_rate"].astype(object).where(funnel["step_rate"].notna(), None)
funnel = funnel.rename(columns=lambda c: c.replace("_", " ").title())
assert funnel["Users"].iloc[0] == funnel["Users"].max()
result = {"funnel": funnel.to_dict("records"), "n_events": int(len(ev)), "worst_step": funnel.loc[funnel["Drop Off"].idxmax(), "Stage"]}

# case: funnel-pivot-first-times
def normalise(s):
    return s.astype("string").str.strip().str.lower()

ev = events_df.assign(
    user_id=normalise(events_df["user_id"]),
    event=normalise(events_df["event"]),
    ts=pd.to_datetime(events_df["ts"], errors="coerce"),
).drop_duplicates("event_id")

ev = ev[ev["user_id"].notna() & ev["ts"].notna()]
first_times = (
    ev.groupby(["user_id", "event"])["ts"]
      .min()
      .unstack("event")
)
wanted = ["view", "add_to_cart", "checkout", "purchase"]
first_times = first_times.reindex(columns=wanted)
first_times.columns.name = None

mins = pd.DataFrame(index=first_times.index)
for a, b in zip(wanted[:-1], wanted[1:]):
    delta = first_times[b] - first_times[a]
    mins[f"{a}_to_{b}_min"] = delta.dt.total_seconds().div(60)
mins["view_to_purchase_min"] = (first_times["purchase"] - first_times["view"]).dt.total_seconds() / 60

mins["furthest"] = first_times.notna().apply(
    lambda row: [c for c in row.index if row[c]][-1] if row.any() else "none", axis=1
)
summary = mins.drop(columns="furthest").agg(["count", "mean", "median"]).round(2).T
summary["count"] = summary["count"].astype(int)
summary = summary.reset_index().rename(columns={"index": "step"})
summary = summary.astype(object).where(summary.notna(), None)
assert len(mins) == ev["user_id"].nunique()
result = {
    "summary": summary.to_dict(orient="records"),
    "furthest": mins["furthest"].value_counts().sort_index().to_dict(),
    "per_user": mins.reset_index(),
}

# case: cohort-retention-matrix
def parse_signup(value):
    if value is None or pd.isna(value):
        return pd.NaT
    for fmt in ("%Y-%m-%d", "%d/%m/%Y"):
        try:
            return pd.Timestamp(datetime.strptime(value, fmt))
        except ValueError:
            continue
    return pd.NaT

users = users_df.drop_duplicates("user_id").copy()
users["signup"] = pd.to_datetime(users["signup"].map(parse_signup))
users["cohort"] = users["signup"].dt.to_period("M")

ev = events_df.drop_duplicates().copy()
ev["user_id"] = ev["user_id"].str.strip().str.lower()
ev["ts"] = pd.to_datetime(ev["ts"], errors="coerce")
ev = ev.dropna(subset=["user_id", "ts"])
ev["active_month"] = ev["ts"].dt.to_period("M")

merged = ev.merge(users[["user_id", "cohort"]], on="user_id", how="inner", validate="many_to_one")
merged = merged[merged["cohort"].notna()]
merged["offset"] = (merged["active_month"] - merged["cohort"]).apply(lambda d: d.n)

cohort_sizes = users.dropna(subset=["cohort"]).groupby("cohort")["user_id"].nunique()
active = merged.groupby(["cohort", "offset"])["user_id"].nunique().unstack(fill_value=0)
retention = active.div(cohort_sizes, axis=0).fillna(0).mul(100).round(1)
retention.index = retention.index.astype(str)
retention.columns = [f"M{int(c)}" for c in retention.columns]
retention.insert(0, "size", cohort_sizes.values)
assert (retention.drop(columns="size") <= 100).all().all()
result = retention.reset_index().rename(columns={"index": "cohort"})

# case: revenue-by-country-net
def money(x):
    """Convert text like '$1,200.00' into float."""
    if pd.isna(x):
        return np.nan
    cleaned = re.sub(r"[^0-9.\-]", "", str(x))
    return float(cleaned) if cleaned not in ("", "-", ".") else np.nan

ev = events_df.drop_duplicates(subset=["event_id"]).copy()
ev["user_id"] = ev["user_id"].str.strip().str.lower()
ev["event"] = ev["event"].str.strip()
ev["amount"] = ev["amount"].apply(money)

users = users_df.drop_duplicates("user_id").assign(
    country=lambda d: d["country"].str.strip().str.upper().replace("", "UNKNOWN"),
    plan=lambda d: d["plan"].fillna("none"),
)
joined = pd.merge(ev, users[["user_id", "country", "plan"]], how="left", on="user_id", indicator=True)
joined["country"] = joined["country"].fillna("UNMATCHED")
orphans = joined.loc[joined["_merge"] == "left_only", "event_id"].tolist()

by_country = (
    joined.groupby("country")
    .agg(
        gross=("amount", lambda s: s[s > 0].sum()),
        refunds=("amount", lambda s: s[s < 0].sum()),
        events=("event_id", "count"),
        buyers=("user_id", lambda s: s[joined.loc[s.index, "event"].eq("purchase")].nunique()),
    )
    .assign(net=lambda d: d["gross"] + d["refunds"])
    .sort_values(["net", "events"], ascending=[False, False])
)
by_country["share_pct"] = (by_country["net"] / by_country["net"].sum() * 100).round(2)
by_country["rank"] = by_country["net"].rank(method="dense", ascending=False).astype(int)
assert np.isclose(by_country["net"].sum(), ev["amount"].sum())
assert by_country["events"].sum() == len(ev)
result = {"table": by_country.reset_index().to_dict("records"), "orphans": orphans}

# case: sessionise-30min
GAP = pd.Timedelta(minutes=30)

ev = events_df.copy()
ev["user_id"] = ev["user_id"].str.lower().str.strip()
ev["event"] = ev["event"].str.lower().str.strip()
ev["ts"] = pd.to_datetime(ev["ts"], format="%Y-%m-%d %H:%M", errors="coerce")
n_bad = int(ev["ts"].isna().sum())
ev = ev.dropna(subset=["user_id", "ts"]).sort_values(["user_id", "ts", "event_id"], kind="stable")

ev["gap"] = ev.groupby("user_id")["ts"].diff()
ev["new_session"] = ev["gap"].isna() | (ev["gap"] > GAP)
ev["session_no"] = ev.groupby("user_id")["new_session"].cumsum()
ev["session_key"] = ev["user_id"] + "-" + ev["session_no"].astype(str).str.zfill(2)

sessions = ev.groupby("session_key", sort=True).agg(
    user=("user_id", "first"),
    start=("ts", "min"),
    end=("ts", "max"),
    n_events=("event", "size"),
    path=("event", lambda s: " > ".join(s)),
)
sessions["duration_min"] = (sessions["end"] - sessions["start"]).dt.total_seconds().floordiv(60).astype("int64")
sessions["converted"] = sessions["path"].str.contains("purchase", regex=False)
sessions["bounce"] = sessions["n_events"].eq(1) & ~sessions["converted"]
sessions["start"] = sessions["start"].dt.strftime("%d %b %Y %H:%M")
sessions = sessions.drop(columns=["end"]).reset_index()

assert sessions["n_events"].sum() == len(ev)
assert sessions["session_key"].is_unique
overview = {
    "sessions": len(sessions),
    "bad_timestamps": n_bad,
    "bounce_rate": round(sessions["bounce"].mean() * 100, 1),
    "conversion_rate": round(sessions["converted"].mean() * 100, 1),
}
# transitions between consecutive sessions of one user
ordered = sessions.copy()
ordered["start_ts"] = pd.to_datetime(ordered["start"], format="%d %b %Y %H:%M")
ordered = ordered.sort_values(["user", "start_ts"])
ordered["prev_start"] = ordered.groupby("user")["start_ts"].shift()
ordered["days_between"] = (ordered["start_ts"] - ordered["prev_start"]).dt.days
returning = ordered.groupby("user").agg(
    n_sessions=("session_key", "count"),
    avg_gap=("days_between", "mean"),
    first=("start_ts", "min"),
    ever_converted=("converted", "any"),
)
returning["type"] = np.where(returning["n_sessions"] > 1, "returning", "one-time")
returning["first_dow"] = returning["first"].dt.day_name()
returning["avg_gap"] = returning["avg_gap"].round(1)
by_type = returning.groupby("type").agg(users=("n_sessions", "size"), conv=("ever_converted", "mean"))
by_type["conv"] = (by_type["conv"] * 100).round(1)
hours = ordered["start_ts"].dt.hour
parts_of_day = pd.cut(hours, bins=[0, 6, 12, 18, 24], right=False, labels=["night", "morning", "afternoon", "evening"])
day_part = pd.crosstab(parts_of_day, ordered["converted"]).rename(columns={True: "conv", False: "no_conv"})
day_part.columns.name = None
day_part.index = day_part.index.astype(str)
assert by_type["users"].sum() == ordered["user"].nunique()
assert day_part.to_numpy().sum() == len(sessions)
overview["returning_share"] = round(float((returning["type"] == "returning").mean()), 3)
result = {"sessions": sessions, "overview": overview}
result["users"] = returning.drop(columns="first").reset_index()
result["by_type"] = by_type.reset_index().to_dict("records")
result["day_part"] = day_part.reset_index().to_dict("records")

# case: first-purchase-days-buckets
users = users_df.drop_duplicates(subset=["user_id"], keep="last").set_index("user_id")
iso = pd.to_datetime(users["signup"], format="%Y-%m-%d", errors="coerce")
eu = pd.to_datetime(users["signup"], format="%d/%m/%Y", errors="coerce")
users["signup"] = iso.fillna(eu)

ev = events_df.copy()
ev["user_id"] = ev["user_id"].str.strip().str.lower()
ev["event"] = ev["event"].str.strip().str.lower()
ev["ts"] = pd.to_datetime(ev["ts"], errors="coerce")
first_buy = ev.query("event == 'purchase'").groupby("user_id")["ts"].min().rename("first_buy")

table = users.join(first_buy, how="left")
table["days_to_buy"] = (table["first_buy"].dt.normalize() - table["signup"]).dt.days
table["bucket"] = pd.cut(
    table["days_to_buy"],
    bins=[-1, 3, 7, 30, np.inf],
    labels=["0-3d", "4-7d", "8-30d", "30d+"],
)
table["bucket"] = table["bucket"].cat.add_categories("never").fillna("never")

dist = table["bucket"].value_counts(sort=False).to_frame("users")
dist["pct"] = dist["users"].div(dist["users"].sum()).mul(100).round(2)
dist["cum_pct"] = dist["pct"].cumsum().round(2)
dist.index = dist.index.astype(str)
dist = dist.rename_axis("bucket").reset_index()

never = table.index[table["bucket"] == "never"].sort_values().tolist()
avg = table["days_to_buy"].mean()
assert dist["users"].sum() == len(users)
result = {"distribution": dist.to_dict("records"), "never_bought": never, "avg_days": None if pd.isna(avg) else round(float(avg), 2)}

# case: attribution-linear
def clean_touches(t):
    t = t.copy()
    t["channel"] = t["channel"].str.lower().fillna("unknown")
    t["cost"] = t["cost"].fillna(0.0)
    return t

t = clean_touches(touches_df).merge(conversions_df, on="conv_id", how="inner", validate="m:1")
t = t[t["touch_date"] <= t["conv_date"]]
t["n_touches"] = t.groupby("conv_id")["channel"].transform("size")
t["weight"] = 1 / t["n_touches"]
t["credit"] = t["revenue"] * t["weight"]

channel = t.groupby("channel", as_index=False).agg(
    conversions=("weight", "sum"),
    attributed=("credit", "sum"),
    spend=("cost", "sum"),
    touches=("conv_id", "count"),
)
channel["roas"] = np.where(channel["spend"] > 0, channel["attributed"] / channel["spend"], np.nan)
channel["share"] = channel["attributed"] / channel["attributed"].sum()
channel = channel.sort_values(by=["attributed", "channel"], ascending=[False, True], ignore_index=True)
channel["rank"] = channel.index + 1
channel = channel.round({"conversions": 3, "attributed": 2, "spend": 2, "roas": 2, "share": 4})

expected = conversions_df.loc[conversions_df["conv_id"].isin(t["conv_id"]), "revenue"].sum()
assert abs(channel["attributed"].sum() - expected) < 0.05, "revenue lost in attribution"
channel["roas"] = channel["roas"].astype(object).where(channel["roas"].notna(), None)
# compare with a last-touch baseline
last = t.sort_values(["conv_id", "touch_date"]).drop_duplicates("conv_id", keep="last")
baseline = last.groupby("channel")["revenue"].sum().rename("last_touch")
channel = channel.merge(baseline, left_on="channel", right_index=True, how="left")
channel["last_touch"] = channel["last_touch"].fillna(0.0)
channel["shift"] = (channel["attributed"] - channel["last_touch"]).round(2)
channel["verdict"] = channel["shift"].map(lambda x: "under-credited" if x > 0 else ("over-credited" if x < 0 else "same"))
assert abs(channel["shift"].sum()) < 0.1
new_share = (
    t.assign(is_new=t["is_new"].map({True: 1.0, False: 0.0}))
    .groupby("channel")["is_new"]
    .agg(new_rate="mean", known="count")
    .reset_index()
)
new_share["new_rate"] = new_share["new_rate"].mul(100).round(1)
channel = channel.merge(new_share, on="channel", how="left", validate="1:1")
channel["known"] = channel["known"].astype(int)
lag = (
    t.assign(lag=(t["conv_date"] - t["touch_date"]).dt.days)
    .groupby("channel")["lag"]
    .agg(["min", "median", "max"])
    .add_prefix("lag_")
)
channel = channel.join(lag, on="channel")
extra = ["last_touch", "shift", "verdict", "new_rate", "known", "lag_min", "lag_median", "lag_max"]
result = channel[["rank", "channel", "touches", "conversions", "attributed", "share", "spend", "roas"]]
result = result.join(channel[extra])
result = result.sort_values("rank").reset_index(drop=True)

# case: attribution-first-last-position
t = touches_df.dropna(subset=["channel"]).copy()
t["channel"] = t["channel"].str.title()
t = t.merge(conversions_df[["conv_id", "conv_date", "revenue"]], on="conv_id")
t = t.sort_values(["conv_id", "touch_date"], kind="mergesort")
g = t.groupby("conv_id")
t["pos"] = g.cumcount()
t["rev_pos"] = g.cumcount(ascending=False)
t["n"] = g["pos"].transform("max") + 1

def position_weight(row):
    if row["n"] == 1:
        return 1.0
    if row["n"] == 2:
        return 0.5
    if row["pos"] == 0 or row["rev_pos"] == 0:
        return 0.4
    return 0.2 / (row["n"] - 2)

t["w_first"] = (t["pos"] == 0).astype(float)
t["w_last"] = (t["rev_pos"] == 0).astype(float)
t["w_position"] = t.apply(position_weight, axis=1)
weights = ["w_first", "w_last", "w_position"]
check = t.groupby("conv_id")[weights].sum().round(9)
assert check.eq(1).all(axis=None)

credits = t[weights].mul(t["revenue"], axis=0).groupby(t["channel"]).sum()
credits.columns = credits.columns.str.replace("w_", "", regex=False)
credits.loc["TOTAL"] = credits.sum()
assert credits.loc["TOTAL"].nunique() == 1
long = (
    credits.drop("TOTAL").round(2).reset_index()
    .melt(id_vars="channel", var_name="model", value_name="credit")
)
long["rank"] = long.groupby("model")["credit"].rank(ascending=False, method="min").astype(int)
best = long[long["rank"] == 1].sort_values(["model", "channel"])[["model", "channel", "credit"]]
result = {"wide": credits.round(2).reset_index(), "best": best.to_dict("records")}

# case: attribution-time-decay
HALF_LIFE = 7.0

def decay(days):
    return np.power(0.5, days / HALF_LIFE)

t = touches_df.assign(channel=touches_df["channel"].str.lower().fillna("(none)"))
t = t.merge(conversions_df, on="conv_id", how="left", indicator="src")
dropped = t.loc[t["src"].eq("left_only"), "conv_id"].unique().tolist()
t = t[t["src"] == "both"].drop(columns="src")
t["age_days"] = (t["conv_date"] - t["touch_date"]).dt.days
t["raw"] = decay(t["age_days"])
t["w"] = t["raw"] / t.groupby("conv_id")["raw"].transform("sum")
t["credit"] = (t["w"] * t["revenue"]).round(4)

pivot = pd.pivot_table(
    t, index="channel", columns="conv_id", values="credit",
    aggfunc="sum", fill_value=0, margins=True, margins_name="total",
)
pivot = pivot.sort_values("total", ascending=False)
pivot.columns = [str(c) for c in pivot.columns]
pivot = pivot.round(2)
top = pivot.drop(index="total")["total"].nlargest(2)
assert abs(pivot.loc["total", "total"] - t.drop_duplicates("conv_id")["revenue"].sum()) < 0.01
result = {
    "pivot": pivot.reset_index().to_dict("records"),
    "top2": list(top.items()),
    "dropped_conversions": dropped,
    "mean_age": round(t["age_days"].mean(), 3),
}

# case: path-lengths-and-transitions
t = touches_df.copy()
t["channel"] = t["channel"].fillna("unknown").str.lower()
t = t.sort_values(["conv_id", "touch_date"])
known = set(conversions_df["conv_id"])
t["converted"] = t["conv_id"].isin(known)

t["next_channel"] = t.groupby("conv_id")["channel"].shift(-1)
t["next_channel"] = t["next_channel"].fillna(t["converted"].map({True: "CONVERT", False: "DROP"}))
matrix = pd.crosstab(t["channel"], t["next_channel"])
probs = matrix.div(matrix.sum(axis=1), axis=0).round(3)
assert np.allclose(probs.sum(axis=1), 1, atol=0.005)

paths = t.groupby("conv_id").agg(
    path=("channel", lambda s: " → ".join(s)),
    length=("channel", "size"),
    distinct=("channel", "nunique"),
    days=("touch_date", lambda s: (s.max() - s.min()).days),
)
paths = paths.join(conversions_df.set_index("conv_id")[["revenue", "is_new"]], how="outer")
paths["length"] = paths["length"].fillna(0).astype(int)
paths["revenue"] = paths["revenue"].round(2)
paths["has_repeat"] = paths["length"] > paths["distinct"].fillna(0)
out = paths.reset_index().astype(object)
out = out.where(out.notna(), None)
result = {
    "transitions": probs.stack().loc[lambda s: s > 0].reset_index(name="p").to_dict("records"),
    "paths": out.to_dict("records"),
    "longest": int(paths["length"].idxmax()),
}

# case: weekly-channel-spend
t = touches_df.copy()
t["channel"] = t["channel"].str.strip().str.lower()
unknown_cost = t.loc[t["channel"].isna(), "cost"].sum()
t = t[t["channel"].notna()]
t["cost"] = t.groupby("channel")["cost"].transform(lambda s: s.fillna(s.mean() if s.notna().any() else 0.3))
t["week"] = t["touch_date"].dt.to_period("W-SUN").dt.start_time

weekly = t.pivot_table(index="week", columns="channel", values="cost", aggfunc="sum")
full_weeks = pd.date_range(weekly.index.min(), weekly.index.max(), freq="W-MON")
weekly = weekly.reindex(full_weeks).fillna(0.0)
weekly.index.name = "week"
weekly["all"] = weekly.sum(axis=1)
weekly["wow_change"] = weekly["all"].pct_change().replace([np.inf, -np.inf], np.nan).round(3)
weekly["rolling2"] = weekly["all"].rolling(window=2, min_periods=1).mean().round(3)
weekly["cum"] = weekly["all"].cumsum().round(2)

assert np.isclose(weekly["all"].sum(), t["cost"].sum())
assert len(weekly) == 4
out = weekly.reset_index()
out["week"] = out["week"].dt.strftime("%Y-%m-%d")
for c in ["wow_change"]:
    out[c] = [None if pd.isna(v) else float(v) for v in out[c]]
# share of each channel per week and the leading channel
channels = [c for c in weekly.columns if c not in ("all", "wow_change", "rolling2", "cum")]
shares = weekly[channels].div(weekly["all"].where(weekly["all"] > 0), axis=0).mul(100).round(1)
leader = shares.dropna(how="all").idxmax(axis=1)
leader.index = leader.index.strftime("%G-W%V")
first_seen = t.groupby("channel")["touch_date"].min().sort_values()
first_seen = first_seen.dt.strftime("%d %b").to_dict()
lag = weekly["all"].autocorr(lag=1)
concentration = shares.pow(2).sum(axis=1).where(weekly["all"] > 0).round(0)
result = {"weekly": out.round(2).to_dict("records"), "unattributed_cost": float(unknown_cost)}
result["leader"] = leader.to_dict()
result["first_seen"] = first_seen
result["hhi"] = [None if pd.isna(v) else int(v) for v in concentration]
result["autocorr"] = None if pd.isna(lag) else round(float(lag), 4)

# case: user-rfm-scores
def to_number(series):
    return pd.to_numeric(series.str.replace(r"[$,]", "", regex=True), errors="coerce")

snapshot = pd.Timestamp("2024-03-31")
ev = events_df.drop_duplicates("event_id").copy()
ev["user_id"] = ev["user_id"].str.strip().str.lower()
ev["event"] = ev["event"].str.strip().str.lower()
ev["amount"] = to_number(ev["amount"])
ev["ts"] = pd.to_datetime(ev["ts"], errors="coerce")
ev = ev[ev["user_id"].notna()]

rfm = ev.groupby("user_id").agg(
    last_seen=("ts", "max"),
    frequency=("event", "count"),
    monetary=("amount", "sum"),
)
rfm["recency"] = (snapshot - rfm["last_seen"]).dt.days
labels = [1, 2, 3]
rfm["R"] = pd.qcut(rfm["recency"].rank(method="first", ascending=False), 3, labels=labels)
rfm["F"] = pd.qcut(rfm["frequency"].rank(method="first"), 3, labels=labels).astype(int)
rfm["M"] = pd.cut(rfm["monetary"], [-np.inf, 0, 100, np.inf], labels=labels).astype(int)
rfm["R"] = rfm["R"].astype("Int64").fillna(0)
rfm["score"] = rfm[["R", "F", "M"]].sum(axis=1).astype(int)
rfm["segment"] = np.select(
    [rfm["score"] >= 8, rfm["score"] >= 5],
    ["champion", "regular"],
    default="sleeping",
)
rfm = rfm.sort_values(["score", "monetary"], ascending=False).reset_index()
rfm["last_seen"] = rfm["last_seen"].dt.date.astype(str)
segments = rfm["segment"].value_counts().reindex(["champion", "regular", "sleeping"], fill_value=0)
assert segments.sum() == len(rfm)
result = {"rfm": rfm[["user_id", "last_seen", "frequency", "monetary", "R", "F", "M", "score", "segment"]], "segments": segments.to_dict()}

# case: validate-joins-m2m-raises
# join events and users, insisting that users are unique
ev = events_df.copy()
ev["user_id"] = ev["user_id"].str.strip().str.lower()
ev["event"] = ev["event"].str.strip().str.lower()
ev["amount"] = pd.to_numeric(ev["amount"].str.replace("$", "", regex=False).str.replace(",", ""), errors="coerce")

def attach_plan(left, right):
    merged = left.merge(right[["user_id", "plan", "country"]], on="user_id", how="left", validate="many_to_one")
    assert len(merged) == len(left)
    return merged

joined = attach_plan(ev, users_df)
plan_summary = (
    joined.assign(plan=joined["plan"].fillna("unknown"))
    .groupby("plan")
    .agg(n=("event_id", "count"), revenue=("amount", "sum"), users=("user_id", "nunique"))
    .sort_values("revenue", ascending=False)
    .reset_index()
)
plan_summary["arpu"] = (plan_summary["revenue"] / plan_summary["users"]).round(2)
plan_summary["rank"] = plan_summary["revenue"].rank(ascending=False, method="min").astype(int)
plan_summary["share"] = (plan_summary["revenue"] / plan_summary["revenue"].sum() * 100).round(1)
plan_summary["cum_share"] = plan_summary["share"].cumsum()
country = joined.groupby("country", dropna=False)["amount"].sum().sort_index()
assert np.isclose(country.sum(), plan_summary["revenue"].sum())
result = plan_summary
result = {"plans": result.to_dict("records"), "country": country.to_dict(), "rows": len(joined)}

# case: new-vs-returning-roi
conv = conversions_df.copy()
conv["segment"] = conv["is_new"].map({True: "new", False: "returning"}).fillna("unknown")
cost = touches_df.groupby("conv_id")["cost"].sum(min_count=1)
n_touch = touches_df["conv_id"].value_counts()
conv["cost"] = conv["conv_id"].map(cost)
conv["touches"] = conv["conv_id"].map(n_touch).fillna(0).astype("int64")
conv["first_touch"] = conv["conv_id"].map(touches_df.groupby("conv_id")["touch_date"].min())
conv["lead_days"] = (conv["conv_date"] - conv["first_touch"]) / pd.Timedelta(days=1)
conv["profit"] = conv["revenue"].sub(conv["cost"], fill_value=0)

seg = conv.groupby("segment").agg(
    conversions=("conv_id", "size"),
    revenue=("revenue", "sum"),
    cost=("cost", "sum"),
    profit=("profit", "sum"),
    avg_lead=("lead_days", "mean"),
    max_touches=("touches", "max"),
)
seg = seg.reindex(["new", "returning", "unknown"])
seg["roi"] = (seg["profit"] / seg["cost"].replace(0, np.nan)).round(2)
total = seg[["conversions", "revenue", "cost", "profit"]].sum()
total.name = "total"
seg = pd.concat([seg, total.to_frame().T])
seg["conversions"] = seg["conversions"].astype(int)
seg["max_touches"] = seg["max_touches"].astype("Int64")
assert seg.loc["total", "revenue"] == conversions_df["revenue"].sum()
assert seg.loc["total", "conversions"] == len(conversions_df)
seg = seg.round(2).rename_axis("segment").reset_index()
result = seg

# case: data-quality-report
def profile(df, key):
    rows = []
    for col in df.columns:
        s = df[col]
        rows.append({
            "column": col,
            "dtype": str(s.dtype),
            "non_null": int(s.notna().sum()),
            "missing_pct": round(float(s.isna().mean() * 100), 1),
            "unique": int(s.nunique(dropna=True)),
            "blank": int((s.astype(str).str.strip() == "").sum()) if s.dtype == object else 0,
            "untrimmed": int(s.dropna().astype(str).pipe(lambda x: x.ne(x.str.strip())).sum()) if s.dtype == object else 0,
        })
    rep = pd.DataFrame(rows).set_index("column")
    rep["is_key"] = rep.index == key
    return rep

tables = {"events": (events_df, "event_id"), "users": (users_df, "user_id"),
          "touches": (touches_df, "conv_id"), "conversions": (conversions_df, "conv_id")}
reports = pd.concat({name: profile(df, key) for name, (df, key) in tables.items()}, names=["table"])
key_dups = {name: int(df.duplicated(subset=[key]).sum()) for name, (df, key) in tables.items()}

fk = pd.DataFrame([
    ("events.user_id", "users", (~events_df["user_id"].isin(users_df["user_id"])).sum()),
    ("touches.conv_id", "conversions", (~touches_df["conv_id"].isin(conversions_df["conv_id"])).sum()),
    ("conversions.conv_id", "touches", (~conversions_df["conv_id"].isin(touches_df["conv_id"])).sum()),
], columns=["from", "to", "orphans"])
fk["orphans"] = fk["orphans"].astype(int)
worst = reports["missing_pct"].nlargest(3)
by_table = reports.groupby(level="table", sort=False)[["blank", "untrimmed"]].sum()
assert reports.loc["users"].shape[0] == users_df.shape[1]
result = {
    "profile": reports.reset_index(),
    "duplicates": key_dups,
    "fk": fk.to_dict("records"),
    "worst": [(t, c, v) for (t, c), v in worst.items()],
    "by_table": by_table.to_dict(orient="index"),
}

# case: cumulative-ltv-by-cohort
def amount_of(x):
    if isinstance(x, str):
        return float(x.replace("$", "").replace(",", ""))
    return 0.0

users = users_df.drop_duplicates("user_id").copy()
users["signup"] = pd.to_datetime(users["signup"], format="mixed", dayfirst=True)
users = users.dropna(subset=["signup"])
users["cohort"] = users["signup"].dt.strftime("%Y-%m")
size = users.groupby("cohort").size()

ev = events_df.drop_duplicates("event_id").copy()
ev["amount"] = ev["amount"].map(amount_of)
ev["user_id"] = ev["user_id"].str.strip().str.lower()
ev["ts"] = pd.to_datetime(ev["ts"], errors="coerce")
tx = ev[ev["amount"] != 0].merge(users[["user_id", "cohort", "signup"]], on="user_id")
tx["month_no"] = (tx["ts"].dt.year - tx["signup"].dt.year) * 12 + tx["ts"].dt.month - tx["signup"].dt.month

rev = tx.pivot_table(values="amount", index="cohort", columns="month_no", aggfunc="sum", fill_value=0.0)
rev = rev.reindex(index=sorted(size.index), columns=range(0, int(tx["month_no"].max()) + 1), fill_value=0.0)
ltv = rev.cumsum(axis=1).div(size, axis="index").round(2)
ltv.columns = ["ltv_m" + str(c) for c in ltv.columns]
ltv["users"] = size
ltv = ltv[["users"] + [c for c in ltv.columns if c.startswith("ltv")]]
last_col = ltv.columns[-1]
weighted = np.average(ltv[last_col], weights=ltv["users"])
assert np.isclose((ltv[last_col] * ltv["users"]).sum(), tx["amount"].sum(), atol=0.05)
result = {"ltv": ltv.reset_index().to_dict("records"), "blended": round(float(weighted), 2), "best": ltv[last_col].idxmax()}
