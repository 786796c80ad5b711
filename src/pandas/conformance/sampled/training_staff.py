import pandas as pd
import numpy as np
import math

# customer_complaints, apartment_rentals
staff_df = pd.DataFrame({
    "staff_id": [114, 115, 116, 117, 118],
    "gender": ["0", "1", "1", None, "0"],
    "first_name": ["Ward", "Josianne", "dorian", "Marquis", "Freda"],
    "last_name": ["Boehm", "Blanda", "Keebler", "O'Hara", "Blanda"],
    "email_address": ["marcelle.ritchie@example.com", "Josianne@EXAMPLE.com", "not-an-email", None, "freda_b@example.net"],
})
customers_df = pd.DataFrame({
    "customer_id": [113, 114, 119, 120, 124, 130],
    "customer_type_code": ["Good Credit Rating", "Good Credit Rating", "Defaults on payments", "good credit rating", "Defaults on payments", "New"],
    "state": ["Hawaii", "Florida", "HAWAII", "Florida ", "Indiana", None],
    "phone_number": ["1-022-837-6317", "1-432-888-6190", "305.585.3683", "(678) 555-2000", "", "305.585.3683"],
})
products_df = pd.DataFrame({
    "product_id": [117, 118, 119, 121],
    "product_category_code": ["Food", "Book", "food", "Hardware"],
    "product_name": ["Chocolate", "The Great Gatsby", "Chewing Gum", "Keyboard"],
    "product_price": ["2.88", "35.00", "1.2", "free"],
})
complaints_df = pd.DataFrame({
    "complaint_id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "product_id": [117, 118, 119, 117, 117, 118, 121, 119, 117],
    "customer_id": [120, 113, 114, 120, 119, 124, 113, 119, 999],
    "complaint_type_code": ["Product Failure", "Product Unusable", "Product Unusable", "product failure", "Product Unusable", "Product Unusable", None, "Product Failure", "Product Unusable"],
    "complaint_status_code": ["Closed", "Open", "New", "Open", "Closed", "Open", "New", "closed", "Open"],
    "date_complaint_raised": ["2002-07-18 10:59:35", "1973-02-10 22:55:56", "2006-10-29 07:08:46", "1977-08-06 00:31:19", "2007-10-14 21:50:43", "1987-07-11 14:40:30", "2002-07-18", "2006-02-28 23:00:00", None],
    "date_complaint_closed": ["1976-10-23 02:57:47", "2013-03-30 22:17:12", None, "1992-11-20 11:00:00", "2008-01-01 00:00:00", None, "2002-08-01", "2006-03-01 01:00:00", None],
    "staff_id": [114, 116, 115, 115, 114, 116, None, 116, 117],
})
buildings_df = pd.DataFrame({"building_id": [153, 191, 196, 225, 556], "building_short_name": ["Normandie Court", "Mercedes House", "The Eugene", "Columbus Square", "Stuyvesant"], "building_manager": ["Emma", "Brenden", "Melyssa", "Kathlyn", "Emma "]})
apartments_df = pd.DataFrame({
    "apt_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "building_id": [153, 191, 225, 191, 196, 191, 153, 400],
    "apt_type_code": ["Flat", "Duplex", "Studio", "flat", "Studio", "Duplex", "Flat", "Flat"],
    "apt_number": ["Suite 645", "Apt. 585", "Apt. 083", "Suite 087", "Apt. 370", "Suite 967", "Apt. 9", "Apt. 1"],
    "bathroom_count": [1, 2, 2, 3, 1, 1, 1, 2],
    "bedroom_count": ["3", "3", "3", "4", None, "3", "5", "6"],
    "room_count": ["9", "8", "7", "3", "3", "six", "8", "10"],
})
guests_df = pd.DataFrame({"guest_id": [1, 2, 3, 4, 5, 6], "guest_first_name": ["Kip", "Rebeca", "Keelan", "Kip", "Bernardo", "Alvena"], "guest_last_name": ["Dach", "Runolfsdottir", "Kreiger", "Larson", "Fisher", "dach"], "date_of_birth": ["1999-08-04", "04.08.1975", "1997-07-04", None, "1980-02-29", "2000-01-01"]})
bookings_df = pd.DataFrame({
    "apt_booking_id": [258, 279, 335, 343, 401, 497, 515, 554],
    "apt_id": [4, 3, 1, 4, 3, 7, 4, 5],
    "guest_id": [2, 1, 3, 2, 6, 1, 5, 2],
    "booking_status_code": ["Provisional", "Confirmed", "Confirmed", "confirmed", "Provisional", "Confirmed", "Provisional ", "Confirmed"],
    "booking_start_date": ["2016-09-26 17:13:49", "2016-04-01 06:28:08", "2017-03-13 00:00:00", "2016-08-04 08:33:00", "2016-02-23 00:00:00", "2016-06-28 00:00:00", "2016-07-23 04:30:20", "2016-03-09"],
    "booking_end_date": ["2017-10-07 11:38:48", "2017-10-25 11:08:42", "2018-02-19 16:59:08", "2017-09-29 12:43:50", "2017-11-06 04:36:05", "2018-01-01 00:00:00", "2017-11-08 20:30:00", "2016-01-09"],
})
# case: staff-complaint-status-counts
# For every staff member, number of open and closed complaints handled (0s included).
c = complaints_df.assign(st=complaints_df["complaint_status_code"].str.lower())
ct = pd.crosstab(c["staff_id"], c["st"])
out = staff_df.set_index("staff_id")[["first_name", "last_name"]].join(ct[["open", "closed"]])
out[["open", "closed"]] = out[["open", "closed"]].fillna(0).astype(int)
result = out.reset_index()
# case: valid-emails
# Staff with a valid e-mail; give the user name and domain in lower case.
pat = r"^([\w.]+)@([\w.]+\.\w+)$"
e = staff_df["email_address"].str.lower().str.extract(pat)
e.columns = ["user", "domain"]
result = pd.concat([staff_df[["first_name", "last_name"]], e], axis=1).dropna(subset=["user"]).reset_index(drop=True)
# case: product-most-complaints
# Name and price of the product having the most complaints, with its commonest type of complaint.
top = complaints_df["product_id"].mode()[0]
prod = products_df.loc[products_df["product_id"] == top].iloc[0]
types = complaints_df.loc[complaints_df["product_id"] == top, "complaint_type_code"].str.title()
result = pd.DataFrame([{
    "product_name": prod["product_name"],
    "product_price": float(prod["product_price"]),
    "n": int((complaints_df["product_id"] == top).sum()),
    "commonest_type": types.mode().iat[0],
}])
# case: states-no-complaint-order
# Count of complaints by customer state (cleaned), only known customers, ascending.
cu = customers_df.copy()
cu["state"] = cu["state"].str.strip().str.capitalize()
res = complaints_df.merge(cu, on="customer_id", how="right").groupby("state")["complaint_id"].count()
result = res.sort_values().reset_index(name="complaints")
# case: time-to-close
# Complaints closed after they were raised, hours open and in readable form.
c = complaints_df.dropna(subset=["date_complaint_raised", "date_complaint_closed"]).copy()
c["raised"] = pd.to_datetime(c["date_complaint_raised"], format="mixed")
c["closed"] = pd.to_datetime(c["date_complaint_closed"], format="mixed")
c["delta"] = c["closed"] - c["raised"]
c = c[c["delta"] > pd.Timedelta(0)]
c["hours"] = c["delta"].dt.total_seconds() / 3600
c["readable"] = c["hours"].map(lambda h: f"{math.floor(h / 24)}d {int(h % 24)}h")
result = c[["complaint_id", "hours", "readable"]].round(1).sort_values("hours").reset_index(drop=True)
# case: cheapest-in-category
# Cheapest product per category (any case); products with no numeric price left out.
p = products_df.assign(price=pd.to_numeric(products_df["product_price"], errors="coerce"), cat=products_df["product_category_code"].str.title())
result = p.dropna(subset=["price"]).sort_values("price").drop_duplicates("cat")[["cat", "product_name", "price"]].sort_values("cat", ignore_index=True)
# case: repeated-phone
# Customers sharing the phone number with someone else.
same = customers_df[customers_df["phone_number"].ne("") & customers_df["phone_number"].duplicated(keep=False)]
result = same.groupby("phone_number")["customer_id"].apply(list).reset_index(name="customers")
# case: staff-shared-last-name
# Self join: pairs of staff having the same last name.
pairs = staff_df.merge(staff_df, on="last_name", suffixes=("_1", "_2")).query("staff_id_1 < staff_id_2")
result = pairs[["last_name", "first_name_1", "first_name_2"]].reset_index(drop=True)
# case: apartments-type-stats
# For each apartment type (title case): number, average rooms, max bathrooms, ordered by number descending.
a = apartments_df.copy()
a["room_count"] = pd.to_numeric(a["room_count"], errors="coerce")
a["apt_type_code"] = a["apt_type_code"].str.title()
result = a.groupby("apt_type_code").agg(
    n=pd.NamedAgg(column="apt_id", aggfunc="count"),
    avg_rooms=pd.NamedAgg(column="room_count", aggfunc="mean"),
    max_bath=pd.NamedAgg(column="bathroom_count", aggfunc="max"),
).sort_values("n", ascending=False).reset_index()
# case: apt-number-int
# Apartments sorted by the number in their apartment number, zero padded to 4.
num = apartments_df["apt_number"].str.extract(r"(\d+)$", expand=False).astype(int)
r = apartments_df[["apt_id", "apt_number"]].assign(num=num, padded=num.astype(str).str.zfill(4))
result = r.sort_values("num", ignore_index=True).drop(columns="num")
# case: managers-apartments
# Managers (trimmed) with number of buildings and apartments, managers without apartments too.
b = buildings_df.assign(building_manager=buildings_df.building_manager.str.strip())
j = b.merge(apartments_df, on="building_id", how="left")
result = j.groupby("building_manager", as_index=False).agg(buildings=("building_id", "nunique"), apartments=("apt_id", "count")).sort_values(["apartments", "building_manager"], ascending=[False, True], ignore_index=True)
# case: overlapping-bookings
# Pairs of bookings for the same apartment whose periods overlap, with days overlapped.
b = bookings_df[["apt_booking_id", "apt_id"]].copy()
b["s"] = pd.to_datetime(bookings_df["booking_start_date"], format="ISO8601")
b["e"] = pd.to_datetime(bookings_df["booking_end_date"], format="ISO8601")
b = b[b["e"] >= b["s"]]
m = b.merge(b, on="apt_id")
m = m[m["apt_booking_id_x"] < m["apt_booking_id_y"]].copy()
m["overlap"] = (m[["e_x", "e_y"]].min(axis=1) - m[["s_x", "s_y"]].max(axis=1)).dt.days
result = m[m["overlap"] > 0][["apt_id", "apt_booking_id_x", "apt_booking_id_y", "overlap"]].reset_index(drop=True)
# case: guests-confirmed-and-provisional
# Guests who have both confirmed and provisional bookings.
st = {}
for gid, code in bookings_df[["guest_id", "booking_status_code"]].values:
    st.setdefault(gid, set()).add(code.strip().lower())
both = [g for g, s in st.items() if s >= {"confirmed", "provisional"}]
g = guests_df[guests_df["guest_id"].isin(both)]
result = (g["guest_first_name"] + " " + g["guest_last_name"]).to_frame("guest").reset_index(drop=True)
# case: never-booked-vs-avg-length
# Apartments not booked, plus average length in days for booked ones, in one table.
d = bookings_df.copy()
d["len"] = (pd.to_datetime(d["booking_end_date"], format="mixed") - pd.to_datetime(d["booking_start_date"], format="mixed")).dt.days
avg = d[d["len"] > 0].groupby("apt_id")["len"].mean().round()
res = apartments_df[["apt_id", "apt_number"]].copy()
res["avg_days"] = res["apt_id"].map(avg).astype("Int64")
res["booked"] = np.where(res["apt_id"].isin(bookings_df["apt_id"]), "yes", "no")
result = res
