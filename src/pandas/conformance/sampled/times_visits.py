import pandas as pd
import numpy as np
import datetime

# Gym attendance
visits = pd.DataFrame({
    "member": ["m1", "m1", "m2", "m1", "m3", "m2", "m1", "m2", "M3", "m4", None, "m1", "m1"],
    "visit_date": ["2024-05-01", "2024-05-02", "2024-05-02", "2024-05-03", "2024-05-05", "2024-05-09", "2024-05-06", "2024-05-10", "2024-05-06", "2024-05-31", "2024-05-07", "2024-05-03", "2024-06-01"],
    "time_in": ["6:05 AM", "12:00 PM", "12:00 AM", "06:30 pm", "7:45 AM", "11:59 PM", "5:00 PM", None, "9:15 AM", "noon", "8:00 AM", "8:30 PM", "6:00 AM"],
    "minutes": [45, 60, 30, 75, 90, 15, np.nan, 40, 0, 20, 55, 10, 62],
})
members = pd.DataFrame({
    "member": ["m1", "m2", "m3", "m5"],
    "signup": [datetime.date(2023, 5, 1), datetime.date(2024, 2, 29), datetime.date(2022, 12, 31), None],
    "plan_months": [12, 3, 24, 1],
    "born": [datetime.datetime(1990, 5, 6), datetime.datetime(2001, 2, 28, 4, 30), None, datetime.datetime(1985, 12, 1)],
})
classes = pd.DataFrame({
    "name": ["Yoga", "Spin", "Box", "Late"],
    "start": [datetime.time(6, 0), datetime.time(12, 0), datetime.time(18, 15), datetime.time(23, 30)],
    "length": ["01:00:00", "00:45:00", "01:30:00", "1 days 00:15:00"],
})

# case: parse-12h-time
t = pd.to_datetime(visits["time_in"], format="%I:%M %p", errors="coerce")
result = t.dt.strftime("%H:%M")

# case: combine-date-and-time-text
visits["dt_in"] = pd.to_datetime(visits["visit_date"] + " " + visits["time_in"], format="%Y-%m-%d %I:%M %p", errors="coerce")
visits["dt_out"] = visits["dt_in"] + pd.to_timedelta(visits["minutes"], unit="m")
result = visits[["member", "dt_in", "dt_out"]].sort_values("dt_in")

# case: longest-streak
v = visits.dropna(subset=["member"]).assign(d=lambda x: pd.to_datetime(x["visit_date"]), member=lambda x: x["member"].str.lower())
v = v[["member", "d"]].drop_duplicates().sort_values(["member", "d"])
new = v.groupby("member")["d"].diff().ne(pd.Timedelta(days=1))
v["streak"] = new.cumsum()
result = v.groupby(["member", "streak"]).size().groupby("member").max()

# case: streak-islands-by-rank
v = visits.assign(d=pd.to_datetime(visits["visit_date"])).drop_duplicates(["member", "d"]).dropna(subset=["member"])
v["rn"] = v.groupby("member")["d"].rank(method="first").astype(int)
v["anchor"] = v["d"] - pd.to_timedelta(v["rn"], unit="D")
result = v.groupby(["member", "anchor"])["d"].agg(["min", "max", "count"]).reset_index().drop(columns="anchor")

# case: weekday-pivot
d = pd.to_datetime(visits["visit_date"])
names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
result = visits.groupby(d.dt.day_name().str[:3])["minutes"].sum().reindex(names, fill_value=0)

# case: weekday-number-map
d = pd.to_datetime(visits["visit_date"])
result = visits.assign(kind=np.where(d.dt.weekday < 5, "weekday", "weekend")).groupby("kind").agg({"minutes": ["mean", "max"], "member": "nunique"})

# case: plan-expiry-loop
exp = []
for _, r in members.iterrows():
    if pd.isna(r["signup"]):
        exp.append(pd.NaT)
    else:
        exp.append(pd.Timestamp(r["signup"]) + pd.DateOffset(months=r["plan_months"]))
result = pd.Series(exp, index=members["member"], name="expires")

# case: plan-expiry-period-arith
s = pd.to_datetime(members["signup"]).dt.to_period("M")
result = (s + members["plan_months"]).astype(str).tolist()

# case: expired-at-visit
m = members.assign(expires=[pd.Timestamp(s) + pd.DateOffset(months=n) if s else pd.NaT for s, n in zip(members["signup"], members["plan_months"])])
j = visits.merge(m, on="member", how="left")
j["expired"] = pd.to_datetime(j["visit_date"]) >= j["expires"]
result = j.groupby("member", dropna=False)["expired"].mean()

# case: visited-on-birthday
j = visits.merge(members[["member", "born"]], on="member")
d = pd.to_datetime(j["visit_date"])
result = j[(d.dt.month == j["born"].dt.month) & (d.dt.day == j["born"].dt.day)]

# case: birthday-next-monthday-text
result = members["born"].dt.strftime("%m-%d").fillna("??").sort_values().tolist()

# case: members-born-date-minus-datetime
result = members["born"] - pd.to_datetime(members["signup"])

# case: signup-date-compare-mistake
result = members[members["signup"] > pd.Timestamp("2023-01-01")]

# case: class-end-time
start = pd.to_timedelta(classes["start"].astype(str))
end = start + pd.to_timedelta(classes["length"])
result = pd.DataFrame({"name": classes["name"], "end": end, "wraps": end >= pd.Timedelta(days=1), "min": end.dt.seconds // 60})

# case: class-hours-from-time
result = classes["start"].apply(lambda t: t.hour + t.minute / 60)

# case: time-plus-timedelta-mistake
result = classes["start"] + datetime.timedelta(minutes=30)

# case: datetime-combine-classes
base = datetime.date(2024, 5, 1)
combined = [datetime.datetime.combine(base, t) for t in classes["start"]]
result = pd.Series(combined, index=classes["name"]).dt.strftime("%d/%m/%y %H:%M")

# case: class-length-strings
td = pd.to_timedelta(classes["length"])
result = td.astype(str).str.replace("0 days ", "", regex=False).tolist()

# case: nearest-class-by-time
t = pd.to_timedelta(pd.to_datetime(visits["time_in"], format="%I:%M %p", errors="coerce").dt.strftime("%H:%M:%S"))
c = pd.to_timedelta(classes["start"].astype(str))
diffs = pd.DataFrame({n: (t - s).abs() for n, s in zip(classes["name"], c)})
result = diffs.dropna(how="all").idxmin(axis=1)

# case: rolling-7d-per-member
v = visits.assign(d=pd.to_datetime(visits["visit_date"])).dropna(subset=["member"]).sort_values(["member", "d"])
result = v.set_index("d").groupby("member")["minutes"].rolling("7D").sum()

# case: rolling-30d-min-periods
v = visits.assign(d=pd.to_datetime(visits["visit_date"])).groupby("d")["minutes"].sum().sort_index()
result = v.rolling("5D", min_periods=2).mean().round(2)

# case: retention-week-index
v = visits.dropna(subset=["member"]).assign(d=lambda x: pd.to_datetime(x["visit_date"]))
first = v.groupby("member")["d"].transform("min")
v["week"] = (v["d"] - first).dt.days // 7
result = v.pivot_table(index="member", columns="week", values="visit_date", aggfunc="count", fill_value=0)
