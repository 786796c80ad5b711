import pandas as pd
import numpy as np
import datetime
import calendar
from collections import Counter

bookings = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "room": ["101", "101", "102", "101", "103", "102", "103", None, "101"],
    "guest": ["Ito", "Jax", "Kai", "Liu", "ito", "Mo", "Nia", "Oz", "Ito "],
    "arrive": pd.to_datetime(["2024-07-01", "2024-07-04", "2024-06-28", "2024-07-05", "2024-07-31", "2024-07-02", "2024-08-01", "2024-07-10", "2024-12-30"]),
    "leave": pd.to_datetime(["2024-07-04", "2024-07-08", "2024-07-02", "2024-07-06", "2024-08-03", "2024-07-02", None, "2024-07-12", "2025-01-02"]),
    "rate": [100.0, 110.0, 90.0, 100.0, 80.0, 90.0, 80.0, np.nan, 150.0],
})
seasons = pd.DataFrame({
    "season": ["low", "high", "peak", "low"],
    "begin": ["2024-01-01", "2024-06-01", "2024-07-15", "2024-09-01"],
    "end": ["2024-05-31", "2024-07-14", "2024-08-31", "2024-12-31"],
    "mult": [1.0, 1.2, 1.5, 0.9],
})
maint = pd.DataFrame({"room": ["101", "102", "104"], "on": [datetime.date(2024, 7, 5), datetime.date(2024, 7, 2), datetime.date(2024, 7, 9)]})

# case: nights-revenue
bookings["nights"] = (bookings["leave"] - bookings["arrive"]).dt.days
bookings["rev"] = bookings.nights * bookings.rate
result = bookings.groupby(bookings["arrive"].dt.strftime("%Y-%m"))[["nights", "rev"]].sum()

# case: occupied-nights-explode
b = bookings.dropna(subset=["leave", "room"]).copy()
b["night"] = b.apply(lambda r: list(pd.date_range(r["arrive"], r["leave"], inclusive="left")), axis=1)
n = b.explode("night").dropna(subset=["night"])
n["night"] = pd.to_datetime(n["night"])
result = n.groupby([n["night"].dt.to_period("M"), "room"]).size().unstack(fill_value=0)

# case: double-booked
b = bookings.dropna(subset=["room"]).fillna({"leave": pd.Timestamp.max.normalize()})
x = b.merge(b, on="room")
x = x.loc[(x["id_x"] < x["id_y"]) & (x["arrive_x"] < x["leave_y"]) & (x["arrive_y"] < x["leave_x"])]
result = list(zip(x["room"], x["id_x"], x["id_y"]))

# case: double-booked-shift
b = bookings.sort_values(["room", "arrive"]).dropna(subset=["room"])
b["prev_leave"] = b.groupby("room")["leave"].transform(lambda s: s.shift().cummax())
result = b[b["arrive"] < b["prev_leave"]][["id", "room", "arrive", "prev_leave"]]

# case: season-lookup-apply
seasons["begin"] = pd.to_datetime(seasons["begin"])
seasons["end"] = pd.to_datetime(seasons["end"])
def season(d):
    hit = seasons[(seasons["begin"] <= d) & (d <= seasons["end"])]
    return hit.iloc[0]["season"] if not hit.empty else None
bookings["season"] = bookings["arrive"].apply(season)
result = bookings["season"].value_counts().to_dict()

# case: season-interval-index
iv = pd.IntervalIndex.from_arrays(pd.to_datetime(seasons["begin"]), pd.to_datetime(seasons["end"]), closed="both")
pos = iv.get_indexer(bookings["arrive"])
result = seasons["mult"].take(pos).set_axis(bookings["id"])

# case: season-cut
edges = pd.to_datetime(seasons["begin"]).tolist() + [pd.Timestamp("2025-01-01")]
cat = pd.cut(bookings["arrive"], bins=edges, right=False, labels=["s1", "s2", "s3", "s4"])
result = bookings.groupby(cat, observed=False)["rate"].mean()

# case: season-dates-raw-cmp
result = bookings[(bookings["arrive"] >= "2024-07-01") & (bookings["arrive"] < "2024-08-01")]["id"].tolist()

# case: weekend-nights-count
def weekend_nights(a, l):
    if pd.isna(l):
        return None
    return sum(1 for d in pd.date_range(a, l - pd.Timedelta(days=1)) if d.day_name() in ("Friday", "Saturday"))
bookings["we"] = [weekend_nights(a, l) for a, l in zip(bookings["arrive"], bookings["leave"])]
result = bookings[["id", "we"]]

# case: occupancy-delta
b = bookings.dropna(subset=["leave"])
delta = pd.concat([pd.Series(1, index=b["arrive"]), pd.Series(-1, index=b["leave"])])
occ = delta.groupby(level=0).sum().cumsum()
result = occ.loc["2024-07"]

# case: occupancy-full-range
days = pd.date_range("2024-06-28", "2024-07-08")
result = pd.Series({d.strftime("%m-%d"): int(((bookings["arrive"] <= d) & (bookings["leave"] > d)).sum()) for d in days})

# case: maint-clash
maint["on"] = pd.to_datetime(maint["on"])
m = maint.merge(bookings, on="room", how="left")
m["clash"] = (m["on"] >= m["arrive"]) & (m["on"] < m["leave"])
result = m.groupby("room")["clash"].any()

# case: maint-raw-date-merge
result = bookings.merge(maint, left_on=["room", "arrive"], right_on=["room", "on"], how="inner")

# case: guest-last-stay
bookings["guest"] = bookings["guest"].str.strip().str.title()
g = bookings.groupby("guest")["arrive"].agg(first="min", last="max", stays="count")
g["span"] = g["last"] - g["first"]
result = g.sort_values(["stays", "first"], ascending=[False, True])

# case: days-since-previous
bookings["guest"] = bookings["guest"].str.lower().str.strip()
b = bookings.sort_values("arrive")
b["since"] = b.groupby("guest")["arrive"].diff()
result = b.dropna(subset=["since"])[["id", "guest", "since"]]

# case: week-number-variants
a = bookings["arrive"]
result = pd.DataFrame({"iso": a.dt.isocalendar().week, "U": a.dt.strftime("%U"), "W": a.dt.strftime("%W"), "doy": a.dt.dayofyear, "j": a.dt.strftime("%j")})

# case: query-with-date
cut = pd.Timestamp("2024-07-05")
result = bookings.query("arrive >= @cut and room == '101'")

# case: query-date-string
result = bookings.query("'2024-07-02' <= arrive <= '2024-07-05'")[["id", "guest"]]

# case: between-neither
result = bookings.loc[bookings["arrive"].between("2024-07-01", "2024-07-05", inclusive="neither"), "id"].to_list()

# case: gaps-between-bookings
gaps = []
for room, g in bookings.sort_values("arrive").groupby("room"):
    last = None
    for r in g.itertuples():
        if last is not None and pd.notna(last) and r.arrive > last:
            gaps.append({"room": room, "from": last, "to": r.arrive, "days": (r.arrive - last).days})
        last = r.leave
result = pd.DataFrame(gaps)
