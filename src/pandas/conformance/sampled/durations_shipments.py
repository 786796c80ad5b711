import pandas as pd
import numpy as np
import re
from datetime import datetime, date, timedelta

shipments = pd.DataFrame({
    "sid": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"],
    "shipped": ["2024-11-27", "2024-11-28", "11/29/2024", "2024.11.30", "20241201", "1733097600", "2024-12-24", None],
    "eta_days": [3, 5, 2, None, 10, 1, 4, 7],
    "carrier": ["UPS", "DHL", "ups", "DHL ", "FedEx", "", "UPS", "DHL"],
    "weight": [1.5, 20, 3.25, 0, 7, -1, 2, 100],
})
scans = pd.DataFrame({
    "sid": ["S01", "S01", "S01", "S02", "S02", "S03", "S05", "S07", "S99", "S07"],
    "scan_ts": ["2024-11-27T08:00:00", "2024-11-28T12:30:00", "2024-11-29T17:45:30", "2024-11-28T09:00:00", "2024-12-04T10:00:00", "2024-11-30T00:00:00", "2024-12-02T06:15:00", "2024-12-24T23:59:59", "2024-12-01T00:00:00", "2025-01-02T07:00:00"],
    "status": ["picked", "transit", "delivered", "picked", "delivered", "picked", "picked", "picked", "lost", "Delivered"],
})
cal = pd.DataFrame({
    "d": pd.date_range("2024-11-27", periods=8, freq="D"),
    "open": [True, False, True, False, False, True, True, None],
})

# case: parse-waterfall
s = shipments["shipped"]
d = pd.to_datetime(s, format="%Y-%m-%d", errors="coerce")
for f in ["%m/%d/%Y", "%Y.%m.%d", "%Y%m%d"]:
    d = d.fillna(pd.to_datetime(s, format=f, errors="coerce"))
epoch = pd.to_datetime(pd.to_numeric(s.where(s.str.fullmatch(r"\d{10}", na=False))), unit="s")
result = d.fillna(epoch)

# case: delivered-lag
scans["scan_ts"] = pd.to_datetime(scans["scan_ts"])
p = scans.assign(status=scans["status"].str.lower()).pivot_table(index="sid", columns="status", values="scan_ts", aggfunc="min")
p["lag"] = p["delivered"] - p["picked"]
result = p["lag"].dropna()

# case: delivered-lag-hours-text
scans["scan_ts"] = pd.to_datetime(scans["scan_ts"])
g = scans.groupby("sid")["scan_ts"].agg(["min", "max"])
g["h"] = (g["max"] - g["min"]).dt.total_seconds().div(3600)
result = g["h"].map("{:.2f} h".format).to_dict()

# case: eta
shipments["shipped"] = pd.to_datetime(shipments["shipped"], errors="coerce")
shipments["eta"] = shipments["shipped"] + pd.to_timedelta(shipments["eta_days"], unit="D")
result = shipments[["sid", "shipped", "eta"]]

# case: eta-business-loop
ship = pd.to_datetime(shipments["shipped"], errors="coerce")
etas = []
for d, n in zip(ship, shipments["eta_days"]):
    if pd.isna(d) or pd.isna(n):
        etas.append(None)
        continue
    left = int(n)
    while left:
        d += timedelta(days=1)
        if d.weekday() < 5:
            left -= 1
    etas.append(d)
result = pd.Series(etas, index=shipments["sid"])

# case: eta-bday-offsets
ship = pd.to_datetime(shipments["shipped"], errors="coerce")
result = [d + pd.offsets.BusinessDay(int(n)) if pd.notna(d) and pd.notna(n) else pd.NaT for d, n in zip(ship, shipments["eta_days"])]

# case: open-calendar-next
op = cal.assign(open=cal["open"].fillna(False).astype(bool))
op["next_open"] = op["d"].where(op["open"]).bfill()
result = op

# case: open-calendar-runs
o = cal["open"].eq(True)
run = (o != o.shift()).cumsum()
result = cal.groupby(run).agg(start=("d", "first"), end=("d", "last"), open=("open", "first"), n=("d", "size"))

# case: scans-on-open-days
scans["d"] = pd.to_datetime(scans["scan_ts"]).dt.floor("D")
result = scans.merge(cal, on="d", how="left")[["sid", "d", "open"]]

# case: scans-minutes-of-day
t = pd.to_datetime(scans["scan_ts"])
scans["mod"] = t.dt.hour * 60 + t.dt.minute
result = scans.sort_values("mod", kind="stable")[["sid", "mod"]].head(5).to_dict("records")

# case: fromisoformat-compute
rows = []
for sid, txt in scans[["sid", "scan_ts"]].itertuples(index=False):
    ts = datetime.fromisoformat(txt)
    monday = (ts - timedelta(days=ts.weekday())).date()
    rows.append({"sid": sid, "monday": monday, "isoweek": ts.isocalendar()[1]})
result = pd.DataFrame(rows).groupby(["monday", "isoweek"]).size()

# case: latest-status
scans["scan_ts"] = pd.to_datetime(scans["scan_ts"])
latest = scans.sort_values("scan_ts").drop_duplicates("sid", keep="last").set_index("sid")
result = shipments[["sid"]].join(latest[["status", "scan_ts"]], on="sid")

# case: latest-nlargest
scans["scan_ts"] = pd.to_datetime(scans["scan_ts"])
result = scans.nlargest(3, "scan_ts")

# case: rank-dates
scans["scan_ts"] = pd.to_datetime(scans["scan_ts"])
scans["seq"] = scans.groupby("sid")["scan_ts"].rank().astype(int)
result = scans.pivot(index="sid", columns="seq", values="status").fillna("")

# case: compare-np-datetime64
t = pd.to_datetime(scans["scan_ts"])
result = [(t > np.datetime64("2024-12-01")).sum(), (t >= datetime(2024, 12, 1)).sum(), (t == "2024-12-01").sum(), (t < pd.Timestamp(2024, 12, 1)).sum()]

# case: date-quantile-mean
t = pd.to_datetime(scans["scan_ts"])
result = t.mean().floor("s"), t.median(), t.quantile(0.25), t.max() - t.min()

# case: cyber-week-label
s = pd.to_datetime(shipments["shipped"], errors="coerce")
thanksgiving = [d for d in pd.date_range("2024-11-01", "2024-11-30") if d.dayofweek == 3][3]
labels = np.where(s.isna(), "unknown", np.where(s < thanksgiving, "before", np.where(s <= thanksgiving + pd.Timedelta(days=4), "cyber", "after")))
result = pd.Series(labels).value_counts().to_dict()

# case: dt-accessor-on-text
result = scans["scan_ts"].dt.date

# case: where-dates-mask-future
t = pd.to_datetime(scans["scan_ts"])
masked = t.mask(t > "2024-12-31", pd.Timestamp("2024-12-31"))
result = masked.groupby(scans["sid"]).last().dt.strftime("%A %d %B")
