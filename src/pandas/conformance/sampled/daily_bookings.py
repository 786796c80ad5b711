import pandas as pd
import numpy as np
from datetime import datetime, date, timedelta

bookings = pd.DataFrame({
    "booking_id": ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"],
    "room": [101, 101, 102, 101, 103, 102, 103, 104, 102],
    "guest": ["Kim", "Lee", "kim", "Moe", None, "Nia", "Oz", "Pat", "Kim"],
    "check_in": ["2024-06-28", "2024-06-30", "2024-07-01", "2024-07-05", "2024-07-04", "2024-07-03", "2024-07-06", "2024-12-30", "2024-08-15"],
    "check_out": ["2024-07-01", "2024-07-03", "2024-07-04", "2024-07-05", "2024-07-10", "2024-07-08", "2024-07-07", "2025-01-02", None],
    "booked_on": ["May 3, 2024", "Jun 29, 2024", "June 1, 2024", "Jul 5, 2024", "Apr 30, 2024", "Jul 2, 2024", "Jul 6, 2024", "Dec 1, 2024", "Aug 1, 2024"],
    "rate": [90.0, 95.0, 120.0, 90.0, 200.0, 120.0, 210.0, 150.0, np.nan],
})

rooms = pd.DataFrame({"room": [101, 102, 103, 105], "kind": ["single", "double", "suite", "single"], "capacity": [1, 2, 4, 1]})

seasons = pd.DataFrame({
    "season": ["low", "high", "shoulder"],
    "start": pd.to_datetime(["2024-01-01", "2024-07-01", "2024-09-01"]),
    "end": pd.to_datetime(["2024-06-30", "2024-08-31", "2024-12-31"]),
    "factor": [1.0, 1.5, 1.2],
})

# case: nights-and-total
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"])
b["check_out"] = pd.to_datetime(b["check_out"])
b["nights"] = (b["check_out"] - b["check_in"]).dt.days
b["total"] = b["nights"] * b["rate"]
result = b[["booking_id", "nights", "total"]]

# case: double-bookings
b = bookings.copy()
b[["check_in", "check_out"]] = b[["check_in", "check_out"]].apply(pd.to_datetime)
x = b.merge(b, on="room", suffixes=("_1", "_2")).query("booking_id_1 < booking_id_2")
x = x[(x["check_in_1"] < x["check_out_2"]) & (x["check_in_2"] < x["check_out_1"])]
result = x[["room", "booking_id_1", "booking_id_2"]].reset_index(drop=True)

# case: overlap-length
b = bookings.dropna(subset=["check_out"]).copy()
b["check_in"] = pd.to_datetime(b["check_in"]); b["check_out"] = pd.to_datetime(b["check_out"])
x = b.merge(b, how="cross", suffixes=("_a", "_b"))
x = x[x["booking_id_a"] < x["booking_id_b"]]
start = x[["check_in_a", "check_in_b"]].max(axis=1)
end = x[["check_out_a", "check_out_b"]].min(axis=1)
x["overlap"] = (end - start).dt.days.clip(lower=0)
result = x.loc[x["overlap"] > 0, ["booking_id_a", "booking_id_b", "overlap"]].sort_values("overlap", ascending=False)

# case: nightly-occupancy
b = bookings.dropna(subset=["check_out"]).copy()
rows = []
for _, r in b.iterrows():
    for d in pd.date_range(r["check_in"], r["check_out"], freq="D")[:-1]:
        rows.append({"night": d, "room": r["room"]})
nights = pd.DataFrame(rows)
occ = nights.groupby("night")["room"].nunique()
result = occ["2024-07"]

# case: explode-nights-by-month
b = bookings.dropna(subset=["check_out"]).copy()
b["night"] = b.apply(lambda r: list(pd.date_range(r["check_in"], r["check_out"], inclusive="left")), axis=1)
n = b.explode("night").dropna(subset=["night"])
n["night"] = pd.to_datetime(n["night"])
result = n.groupby(n["night"].dt.to_period("M"))["rate"].agg(["count", "sum"])

# case: lead-time-bucket
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"])
b["booked_on"] = pd.to_datetime(b["booked_on"], format="mixed")
b["lead"] = (b["check_in"] - b["booked_on"]).dt.days
b["bucket"] = pd.cut(b["lead"], [-1, 0, 7, 30, 365], labels=["same day", "week", "month", "early"])
result = b.groupby("bucket", observed=False)["booking_id"].apply(lambda s: ",".join(s))

# case: booked-on-infer-error
result = pd.to_datetime(bookings["booked_on"]).dt.month.tolist()

# case: booked-on-b-format
d = pd.to_datetime(bookings["booked_on"], format="%b %d, %Y", errors="coerce")
result = d.isna().sum(), d.max().isoformat(), d.min().date()

# case: season-of-checkin
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"])
out = pd.merge_asof(b.sort_values("check_in"), seasons, left_on="check_in", right_on="start")
out["price"] = out["rate"] * out["factor"]
result = out[["booking_id", "season", "price"]].sort_values("booking_id")

# case: season-cross
b = bookings.assign(check_in=pd.to_datetime(bookings.check_in))
c = b.merge(seasons, how="cross")
c = c.loc[c["check_in"].between(c["start"], c["end"])]
result = c.groupby("season", sort=False)["rate"].mean()

# case: weekend-checkins
ci = pd.to_datetime(bookings["check_in"])
b = bookings.assign(dow=ci.dt.day_name(), weekend=ci.dt.dayofweek >= 5)
result = b.groupby("weekend")["dow"].unique().apply(sorted)

# case: gaps-between-stays
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"])
b["check_out"] = pd.to_datetime(b["check_out"])
b = b.sort_values(["room", "check_in"])
b["prev_out"] = b.groupby("room")["check_out"].shift(1)
b["idle"] = b["check_in"].sub(b["prev_out"]).dt.days
result = b.loc[b["idle"].notna(), ["room", "booking_id", "prev_out", "check_in", "idle"]]

# case: merge-intervals
b = bookings.dropna(subset=["check_out"]).copy()
b["check_in"] = pd.to_datetime(b["check_in"])
b["check_out"] = pd.to_datetime(b["check_out"])
b = b.sort_values(["room", "check_in"])
prev_max = b.groupby("room")["check_out"].transform(lambda s: s.cummax().shift())
b["block"] = ((b["check_in"] > prev_max) | prev_max.isna()).groupby(b["room"]).cumsum()
result = b.groupby(["room", "block"]).agg(start=("check_in", "min"), end=("check_out", "max"), n=("booking_id", "count"))

# case: longest-stay-per-kind
b = bookings.merge(rooms, on="room", how="left")
b["stay"] = pd.to_datetime(b["check_out"]) - pd.to_datetime(b["check_in"])
result = b.groupby("kind", dropna=False)["stay"].max()

# case: revenue-split-year
b = bookings.copy()
ci = pd.to_datetime(b["check_in"])
co = pd.to_datetime(b["check_out"])
ny = pd.Timestamp("2025-01-01")
n24 = (co.clip(upper=ny) - ci).dt.days
n25 = (co - ci.clip(lower=ny)).dt.days.clip(lower=0)
result = pd.DataFrame({"id": b["booking_id"], "n24": n24, "n25": n25}).query("n25 > 0")

# case: room-calendar
cal = pd.DataFrame({"day": pd.date_range("2024-07-01", "2024-07-07")})
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"])
b["check_out"] = pd.to_datetime(b["check_out"])
x = cal.merge(b, how="cross")
x = x[(x["day"] >= x["check_in"]) & (x["day"] < x["check_out"])]
grid = x.pivot_table(index="room", columns="day", values="guest", aggfunc="first")
grid.columns = [c.strftime("%a %d") for c in grid.columns]
result = grid

# case: guests-on-date
d = pd.Timestamp("2024-07-04")
b = bookings.copy()
for c in ("check_in", "check_out"):
    b[c] = pd.to_datetime(b[c])
result = b.loc[(b.check_in <= d) & (d < b.check_out), "guest"].tolist()

# case: checkout-text-format
co = pd.to_datetime(bookings["check_out"])
result = co.dt.strftime("%d.%m.%Y").fillna("open").tolist()

# case: iso-week-checkins
iso = pd.to_datetime(bookings["check_in"]).dt.isocalendar()
result = iso.groupby(["year", "week"]).size()

# case: repeat-guest-interval
b = bookings.dropna(subset=["guest"]).copy()
b["guest"] = b["guest"].str.lower()
b["check_in"] = pd.to_datetime(b["check_in"])
b = b.sort_values("check_in")
b["since_last"] = b.groupby("guest")["check_in"].diff()
result = b[b["since_last"].notna()][["guest", "check_in", "since_last"]]

# case: compare-str-date-objects
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"]).dt.date
result = b[b["check_in"] > "2024-07-01"]

# case: compare-date-objects-ok
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"]).dt.date
result = b.loc[b["check_in"] > date(2024, 7, 1), ["booking_id", "check_in"]]

# case: same-month-stay
ci = pd.to_datetime(bookings["check_in"])
co = pd.to_datetime(bookings["check_out"])
same = ci.dt.to_period("M") == co.dt.to_period("M")
result = bookings.loc[~same, "booking_id"].tolist()

# case: adr-by-week-start
b = bookings.copy()
b["check_in"] = pd.to_datetime(b["check_in"])
b["week_start"] = b["check_in"] - pd.to_timedelta(b["check_in"].dt.dayofweek, unit="D")
result = b.groupby("week_start")["rate"].mean().round(2)
