import pandas as pd
import numpy as np

# Hotels
hotel_df = pd.DataFrame({
    "hotel_id": [1, 2, 3, 4],
    "hotel": ["Grand Palace", "Sea View Inn", "Budget Stay", "Alpine Lodge"],
    "city": ["Vienna", "Split", "vienna", "Zermatt"],
    "stars": ["5", "3*", "2", None],
    "pool": ["yes", "Yes", "no", "NO"],
})

room_df = pd.DataFrame({
    "hotel_id": [1, 1, 1, 2, 2, 3, 3, 3, 4],
    "room_no": ["101", "102", "201", "1A", "1B", "1", "2", "3", "7"],
    "type": ["single", "double", "suite", "double", "double", "single", "single", "double", "suite"],
    "rate": [180.0, 260.0, 520.0, 95.0, 110.0, 45.0, 45.0, 60.0, np.nan],
})

guest_df = pd.DataFrame({
    "guest_id": [11, 12, 13, 14, 15],
    "guest": ["MARTIN, Lucie", "Rossi, Paolo", "van Dam, Joost", "Kim, Soo", "rossi, anna"],
    "nationality": ["French", "Italian", "Dutch", "Korean", "Italian"],
    "loyalty_pts": [1200, 0, None, 8300, 1200],
})

stay_df = pd.DataFrame({
    "stay_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "guest_id": [11, 11, 12, 13, 14, 14, 14, 12, 11],
    "hotel_id": [1, 2, 1, 3, 1, 2, 4, 2, 1],
    "room_no": ["101", "1A", "201", "2", "102", "1B", "7", "1A", "201"],
    "checkin": pd.to_datetime(["2023-12-30", "2023-07-14", "2023-05-01", "2023-05-03", "2023-12-31", "2023-07-16", "2024-02-10", "2023-07-20", "2024-03-01"]),
    "checkout": pd.to_datetime(["2024-01-02", "2023-07-21", "2023-05-04", "2023-05-04", "2024-01-01", "2023-07-18", None, "2023-07-22", "2024-03-03"]),
})

review_df = pd.DataFrame({
    "stay_id": [1, 2, 3, 4, 5, 6, 8],
    "score": ["9", "7.5", "10", "3", "9", "none", "7,5"],
    "comment": ["Wonderful staff!", "Nice view, noisy street", "PERFECT. wonderful pool.", "dirty room\nno towels", "  ", None, "Nice but pricey"],
})
# case: five-star-with-pool
# Hotels with a pool and at least three stars.
stars = hotel_df["stars"].str.extract(r"(\d)", expand=False).astype("Int64")
cond = (stars >= 3).fillna(False) & (hotel_df["pool"].str.lower() == "yes")
result = hotel_df.assign(stars=stars).loc[cond, ["hotel", "stars"]]
# case: avg-rate-by-type
# Average, minimum and maximum rate by room type.
result = room_df.groupby("type")["rate"].agg(["mean", "min", "max"]).round(2).add_suffix("_rate").reset_index()
# case: nights-per-guest
# Nights spent by every guest (open stays not counted), guests without stay 0.
nights = (stay_df["checkout"] - stay_df["checkin"]).dt.days
per = nights.groupby(stay_df["guest_id"]).sum()
result = guest_df[["guest"]].copy()
result["nights"] = guest_df["guest_id"].map(per).fillna(0).astype(int)
# case: stay-bill
# Bill of each finished stay: nights times rate.
b = stay_df.dropna(subset=["checkout"]).merge(room_df, on=["hotel_id", "room_no"], how="left")
b["bill"] = (b.checkout - b.checkin).dt.days * b.rate
result = b.merge(guest_df, on="guest_id")[["stay_id", "guest", "bill"]].sort_values("bill", ascending=False).reset_index(drop=True)
# case: over-new-year
# Guests who were in a hotel on the night of 31 December 2023.
night = pd.Timestamp("2023-12-31")
inside = stay_df[(stay_df["checkin"] <= night) & (stay_df["checkout"] > night)]
result = guest_df.merge(inside[["guest_id", "hotel_id"]], on="guest_id").merge(hotel_df, on="hotel_id")[["guest", "hotel"]]
# case: review-average
# Average score of each hotel with at least two valid scores.
rv = review_df.assign(score=pd.to_numeric(review_df["score"].str.replace(",", "."), errors="coerce"))
rv = rv.merge(stay_df[["stay_id", "hotel_id"]], on="stay_id")
a = rv.groupby("hotel_id")["score"].agg(n="count", avg="mean").reset_index()
result = a[a["n"] >= 2].merge(hotel_df, on="hotel_id")[["hotel", "avg"]]
# case: comment-search
# Stays whose comment mentions 'nice' or 'wonderful'; show the comment in lower case.
c = review_df["comment"].str.strip().str.lower()
hit = c.str.contains("nice|wonderful", na=False)
result = review_df[["stay_id"]].assign(comment=c)[hit].reset_index(drop=True)
# case: rooms-never-used
# Rooms that nobody stayed in.
used = stay_df.set_index(["hotel_id", "room_no"]).index
allr = room_df.set_index(["hotel_id", "room_no"])
free = allr[~allr.index.isin(used)].reset_index()
result = free.merge(hotel_df[["hotel_id", "hotel"]])[["hotel", "room_no", "type"]]
# case: guests-of-two-cities
# Guests who have been in at least two different cities.
g = stay_df.merge(hotel_df, on="hotel_id")
g["city"] = g["city"].str.capitalize()
n = g.groupby("guest_id")["city"].nunique()
result = guest_df.loc[guest_df["guest_id"].isin(n[n > 1].index), "guest"].to_frame().reset_index(drop=True)
# case: overlap-same-room
# Is any room booked twice at the same time? Pairs of stays.
s = stay_df[["stay_id", "hotel_id", "room_no", "checkin", "checkout"]]
pp = s.merge(s, on=["hotel_id", "room_no"], suffixes=("", "_other")).query("stay_id < stay_id_other")
pp = pp[(pp["checkin"] < pp["checkout_other"]) & (pp["checkin_other"] < pp["checkout"])]
result = pp[["stay_id", "stay_id_other", "room_no"]]
# case: surname-upper
# Surnames in upper case with first names in title case, alphabetically.
parts = guest_df["guest"].str.partition(",")
result = pd.DataFrame({
    "surname": parts[0].str.upper(),
    "first_name": parts[2].str.strip().str.title(),
}).sort_values(["surname", "first_name"], ignore_index=True)
# case: checkin-month-counts
# Check-ins by quarter, written like 2023Q3.
q = stay_df["checkin"].dt.to_period("Q").astype(str)
result = q.value_counts().sort_index().reset_index()
result.columns = ["quarter", "checkins"]
# case: repeat-visits
# Guests who have been in the same hotel more than once, with how often.
cnt = stay_df.groupby(["guest_id", "hotel_id"], as_index=False).agg(visits=("stay_id", "count"))
cnt = cnt.loc[cnt["visits"] > 1]
result = cnt.merge(guest_df[["guest_id", "guest"]], "left", "guest_id").merge(hotel_df[["hotel_id", "hotel"]], "left", "hotel_id")[["guest", "hotel", "visits"]]
# case: points-rank
# Loyalty rank of guests; nobody's points count as 0; equal points share the rank.
r = guest_df.fillna({"loyalty_pts": 0}).sort_values(["loyalty_pts", "guest"], ascending=[False, True])
r["rank"] = r["loyalty_pts"].rank(ascending=False, method="dense").astype(int)
result = r[["rank", "guest", "loyalty_pts"]].reset_index(drop=True)
