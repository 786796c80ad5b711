import pandas as pd
import numpy as np
import datetime as dt
from datetime import date, datetime, timedelta

# Hotel bookings
bookings_df = pd.DataFrame({
    "booking_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111],
    "room": ["A1", "A1", "B2", "B2", "A1", "C3", "C3", None, "b2 ", "C3", "A1"],
    "guest_id": [1, 2, 3, 1, 5, 2, 9, 4, 3, 3, 2],
    "check_in": ["2024-01-30", "2024-02-01", "2024-02-10", "2024-02-12", "2024-02-03", "2024-02-28", "2024-03-01", "2024-03-05", None, "2024-12-30", "2024-02-28"],
    "check_out": ["2024-02-02", "2024-02-03", "2024-02-14", "2024-02-13", "2024-02-10", "2024-03-02", "2024-03-04", "2024-03-05", "2024-03-09", "2025-01-02", ""],
    "price": [120.0, 95.5, 210.0, np.nan, 120.0, 80.0, 85.0, 0.0, 210.0, 300.0, 95.5],
})
guests_df = pd.DataFrame({
    "guest_id": [1, 2, 3, 4, 6],
    "name": ["Ana Ruiz", "bob stone", "Chen Wei", None, "Dora Lind"],
    "dob": ["12/05/1980", "29/02/1992", "01/11/2003", "31/12/1999", ""],
    "joined": ["Jan 5, 2021", "Mar 17, 2022", "Feb 29, 2020", "Dec 31, 2023", "unknown"],
})
seasons_df = pd.DataFrame({
    "season": ["winter", "spring", "holiday"],
    "start": pd.to_datetime(["2024-01-01", "2024-03-01", "2024-12-20"]),
    "end": pd.to_datetime(["2024-02-29", "2024-05-31", "2025-01-06"]),
    "multiplier": [0.8, 1.0, 1.5],
})

# case: nights-per-booking
df = bookings_df.copy()
df["check_in"] = pd.to_datetime(df["check_in"])
df["check_out"] = pd.to_datetime(df["check_out"], errors="coerce")
df["nights"] = (df["check_out"] - df["check_in"]).dt.days
result = df[["booking_id", "check_in", "check_out", "nights"]]

# case: overlapping-same-room
df = bookings_df.dropna(subset=["room"]).copy()
df["room"] = df["room"].str.strip().str.upper()
df["check_in"] = pd.to_datetime(df["check_in"])
df["check_out"] = pd.to_datetime(df["check_out"])
pairs = df.merge(df, on="room", suffixes=("_a", "_b"))
pairs = pairs[pairs["booking_id_a"] < pairs["booking_id_b"]]
overlap = pairs[(pairs["check_in_a"] < pairs["check_out_b"]) & (pairs["check_in_b"] < pairs["check_out_a"])]
result = overlap[["room", "booking_id_a", "booking_id_b"]].reset_index(drop=True)

# case: explode-nightly-occupancy
df = bookings_df.assign(
    check_in=pd.to_datetime(bookings_df["check_in"]),
    check_out=pd.to_datetime(bookings_df["check_out"]),
).dropna(subset=["check_in", "check_out", "room"])
df["night"] = [
    list(pd.date_range(s, e - pd.Timedelta(days=1), freq="D"))
    for s, e in zip(df["check_in"], df["check_out"])
]
nightly = df.explode("night")
nightly["night"] = pd.to_datetime(nightly["night"])
result = nightly.groupby("night")["room"].nunique().rename("occupied_rooms")

# case: season-cross-join
b = bookings_df[["booking_id", "check_in", "price"]].copy()
b["check_in"] = pd.to_datetime(b["check_in"])
m = b.merge(seasons_df, how="cross")
m = m[m["check_in"].between(m["start"], m["end"])]
m["adjusted"] = (m["price"] * m["multiplier"]).round(2)
result = m[["booking_id", "season", "adjusted"]].sort_values("booking_id")

# case: guest-age-dayfirst
g = guests_df.copy()
g["dob"] = pd.to_datetime(g["dob"], dayfirst=True, errors="coerce")
ref = pd.Timestamp("2024-02-28")
had_birthday = (ref.month > g["dob"].dt.month) | ((ref.month == g["dob"].dt.month) & (ref.day >= g["dob"].dt.day))
g["age"] = ref.year - g["dob"].dt.year - (~had_birthday).astype(int)
result = g[["guest_id", "name", "dob", "age"]]

# case: joined-month-name-format
joined = pd.to_datetime(guests_df["joined"], format="%b %d, %Y", errors="coerce")
result = pd.DataFrame({
    "guest": guests_df["name"],
    "joined": joined,
    "weekday": joined.dt.day_name(),
    "month": joined.dt.month_name(),
    "is_leap": joined.dt.is_leap_year,
})

# case: joined-strict-raises
guests_df["joined_dt"] = pd.to_datetime(guests_df["joined"], format="%b %d, %Y")
result = guests_df["joined_dt"].max()

# case: revenue-by-month-period
df = bookings_df.copy()
df["month"] = pd.to_datetime(df["check_in"]).dt.to_period("M")
result = df.groupby("month")["price"].agg(["sum", "count", "mean"])

# case: gap-between-stays
df = bookings_df.copy()
df["room"] = df["room"].str.strip().str.upper()
for c in ["check_in", "check_out"]:
    df[c] = pd.to_datetime(df[c], errors="coerce")
df = df.sort_values(["room", "check_in"])
df["prev_out"] = df.groupby("room")["check_out"].shift()
df["gap_days"] = (df["check_in"] - df["prev_out"]).dt.days
result = df.loc[df["gap_days"].notna(), ["room", "booking_id", "gap_days"]]

# case: interval-index-lookup
idx = pd.IntervalIndex.from_arrays(seasons_df["start"], seasons_df["end"], closed="both")
check_in = pd.to_datetime(bookings_df["check_in"])
pos = [idx.get_indexer([d])[0] if pd.notna(d) else -1 for d in check_in]
season = [seasons_df["season"].iloc[p] if p >= 0 else None for p in pos]
result = pd.Series(season, index=bookings_df["booking_id"], name="season")

# case: text-vs-date-compare
mask = bookings_df["check_in"] >= "2024-02-10"
result = bookings_df.loc[mask, ["booking_id", "check_in"]]

# case: dt-vs-text-compare
ci = pd.to_datetime(bookings_df["check_in"])
result = {
    "after": int((ci > "2024-02-28").sum()),
    "on": int((ci == "2024-02-28").sum()),
    "not_on": int((ci != "2024-02-28").sum()),
    "before": int((ci < pd.Timestamp(2024, 2, 28)).sum()),
    "nat": int(ci.isna().sum()),
}

# case: dt-vs-date-object
ci = pd.to_datetime(bookings_df["check_in"])
cutoff = date(2024, 2, 28)
result = bookings_df[ci >= cutoff]

# case: dt-date-column
ci = pd.to_datetime(bookings_df["check_in"]).dropna()
days = ci.dt.date
result = [d.isoformat() for d in sorted(set(days)) if d >= date(2024, 2, 10)]

# case: stay-label-strftime
ci = pd.to_datetime(bookings_df["check_in"])
co = pd.to_datetime(bookings_df["check_out"])
label = ci.dt.strftime("%d %b") + " - " + co.dt.strftime("%d %b %Y")
result = label.fillna("open stay").tolist()

# case: weekend-nights
ci = pd.to_datetime(bookings_df["check_in"])
tmp = bookings_df.assign(ci=ci, dow=ci.dt.dayofweek)
tmp["weekend"] = tmp["dow"].isin([4, 5])
result = tmp.groupby("weekend", dropna=False).agg(n=("booking_id", "size"), avg_price=("price", "mean"))

# case: last-stay-per-guest
df = bookings_df.copy()
df["check_in"] = pd.to_datetime(df["check_in"])
last = df.loc[df.groupby("guest_id")["check_in"].idxmax()]
result = last.merge(guests_df[["guest_id", "name"]], on="guest_id", how="left")[["guest_id", "name", "booking_id", "check_in"]]

# case: full-calendar-reindex
df = bookings_df.copy()
df["check_in"] = pd.to_datetime(df["check_in"])
daily = df.groupby("check_in")["booking_id"].count()
full = daily.reindex(pd.date_range("2024-02-26", "2024-03-06", freq="D"), fill_value=0)
full.index.name = "day"
result = full.reset_index(name="arrivals")

# case: year-month-pivot
df = bookings_df.copy()
df["ci"] = pd.to_datetime(df["check_in"])
df = df[df["ci"].notna()]
result = df.pivot_table(index=df["ci"].dt.year, columns=df["ci"].dt.strftime("%b"), values="price", aggfunc="sum", fill_value=0)

# case: cancel-deadline
ci = pd.to_datetime(bookings_df["check_in"])
result = pd.DataFrame({
    "booking_id": bookings_df["booking_id"],
    "deadline": ci - pd.offsets.BDay(3),
    "invoice_due": ci + pd.offsets.MonthEnd(0),
    "reminder": ci - timedelta(days=7, hours=6),
})

# case: peak-concurrent
df = bookings_df.copy()
df["check_in"] = pd.to_datetime(df["check_in"])
df["check_out"] = pd.to_datetime(df["check_out"])
events = pd.concat([
    pd.DataFrame({"t": df["check_in"], "d": 1}),
    pd.DataFrame({"t": df["check_out"], "d": -1}),
]).dropna().sort_values(["t", "d"])
events["concurrent"] = events["d"].cumsum()
result = events.loc[events["concurrent"] == events["concurrent"].max(), "t"].min(), int(events["concurrent"].max())

# case: lead-time-buckets
ci = pd.to_datetime(bookings_df["check_in"])
g = guests_df.set_index("guest_id")["joined"]
joined = pd.to_datetime(bookings_df["guest_id"].map(g), errors="coerce")
lead = (ci - joined).dt.days
bucket = pd.cut(lead, bins=[-np.inf, 365, 730, 1095, np.inf], labels=["<1y", "1-2y", "2-3y", "3y+"])
result = bucket.value_counts(dropna=False, sort=False)
