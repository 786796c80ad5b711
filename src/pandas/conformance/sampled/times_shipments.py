import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date
from pandas.tseries.offsets import BDay, BMonthEnd, MonthBegin, Week, QuarterEnd, YearBegin

# shipments / logistics
shipments_df = pd.DataFrame({
    "ship_id": ["SH1", "SH2", "SH3", "SH4", "SH5", "SH6", "SH7", "SH8", "SH9", "SH10"],
    "carrier": ["DHL", "dhl", "UPS", "UPS ", "FedEx", None, "UPS", "FedEx", "DHL", "GLS"],
    "ordered": [20240105, 20240112, 20240229, 20240301, 20231229, 20240131, 20240614, 99999999, 20240615, 20240101],
    "promised_days": [3, 5, 2, None, 10, 1, 0, 4, 2, 7],
    "delivered": ["2024-01-10 14:30", "2024-01-19 09:00", "2024-03-04 17:45", None, "2024-01-12 08:00", "2024-02-01 23:10", "2024-06-14 20:00", "2024-06-30 12:00", "2024-06-18 10:15", "pending"],
    "weight": [1.5, 20.0, 0.3, 4.4, np.nan, 2.2, 0.0, 7.7, 1.1, 3.0],
})
scans_df = pd.DataFrame({
    "ship_id": ["SH1", "SH1", "SH1", "SH2", "SH2", "SH3", "SH3", "SH5", "SH11", "SH6", "SH6"],
    "scan": ["2024-01-05T16:00:00", "2024-01-08T02:12:45", "2024-01-10T14:30:00", "2024-01-12T10:00:00", "2024-01-19T09:00:00", "2024-02-29T23:00:00",
             "2024-03-04T17:45:00", "2023-12-29T12:00:00", "2024-01-01T00:00:00", "2024-01-31T08:00:00", "2024-01-31T08:00:00"],
    "code": ["PICK", "HUB", "DLV", "PICK", "DLV", "PICK", "DLV", "PICK", "PICK", "PICK", "PICK"],
})
closures_df = pd.DataFrame({
    "hub": ["North", "South", "North"],
    "closed_on": ["01.01.2024", "29.02.2024", "17.06.2024"],
})

# case: int-yyyymmdd-coerce
result = pd.to_datetime(shipments_df["ordered"], format="%Y%m%d", errors="coerce")

# case: int-yyyymmdd-wrong-no-format
d = pd.to_datetime(shipments_df["ordered"].head(3))
result = d.dt.year.unique().tolist()

# case: int-math-split
o = shipments_df["ordered"]
result = pd.DataFrame({"y": o // 10000, "m": o // 100 % 100, "d": o % 100}).loc[lambda t: t["m"].between(1, 12)]

# case: promised-date-bday
s = shipments_df.copy()
s["ordered"] = pd.to_datetime(s["ordered"].astype(str), format="%Y%m%d", errors="coerce")
s["promised"] = [
    o + BDay(int(n)) if pd.notna(o) and pd.notna(n) else pd.NaT
    for o, n in zip(s["ordered"], s["promised_days"])
]
s["delivered"] = pd.to_datetime(s["delivered"], errors="coerce")
s["late"] = s["delivered"].dt.normalize() > s["promised"]
result = s[["ship_id", "promised", "delivered", "late"]]

# case: add-days-column-to-timedelta
o = pd.to_datetime(shipments_df["ordered"], format="%Y%m%d", errors="coerce")
result = o + pd.to_timedelta(shipments_df["promised_days"], unit="D")

# case: add-int-column-mistake
o = pd.to_datetime(shipments_df["ordered"], format="%Y%m%d", errors="coerce")
result = o + shipments_df["promised_days"]

# case: busday-count-with-holidays
o = pd.to_datetime(shipments_df["ordered"], format="%Y%m%d", errors="coerce")
d = pd.to_datetime(shipments_df["delivered"], errors="coerce").dt.normalize()
ok = o.notna() & d.notna()
hol = pd.to_datetime(closures_df["closed_on"], format="%d.%m.%Y").values.astype("datetime64[D]")
n = np.busday_count(o[ok].values.astype("datetime64[D]"), d[ok].values.astype("datetime64[D]"), holidays=hol)
result = dict(zip(shipments_df.loc[ok, "ship_id"], n.tolist()))

# case: carrier-avg-transit
s = shipments_df.assign(
    carrier=shipments_df["carrier"].str.strip().str.upper(),
    ordered=pd.to_datetime(shipments_df["ordered"], format="%Y%m%d", errors="coerce"),
    delivered=pd.to_datetime(shipments_df["delivered"], errors="coerce"),
)
s["transit"] = s["delivered"] - s["ordered"]
result = s.groupby("carrier")["transit"].mean().dt.round("h")

# case: transit-std-quantile
s = pd.to_datetime(shipments_df["delivered"], errors="coerce") - pd.to_datetime(shipments_df["ordered"], format="%Y%m%d", errors="coerce")
result = [s.median(), s.quantile(0.25), s.max() - s.min(), s.idxmax()]

# case: scan-step-durations
sc = scans_df.copy()
sc["scan"] = pd.to_datetime(sc["scan"])
sc["step"] = sc.sort_values("scan").groupby("ship_id")["scan"].diff().dt.total_seconds().div(3600).round(2)
result = sc

# case: scan-pivot-first
sc = scans_df.assign(scan=pd.to_datetime(scans_df["scan"]))
p = sc.pivot_table(index="ship_id", columns="code", values="scan", aggfunc="min")
p["pick_to_dlv"] = p["DLV"] - p["PICK"]
result = p

# case: scan-pivot-duplicates
result = scans_df.pivot(index="ship_id", columns="code", values="scan")

# case: latest-scan-drop-duplicates
sc = scans_df.assign(scan=pd.to_datetime(scans_df["scan"]))
result = sc.sort_values("scan").drop_duplicates("ship_id", keep="last").set_index("ship_id")["code"].sort_index()

# case: closures-lookup-day
cl = closures_df.assign(closed_on=pd.to_datetime(closures_df["closed_on"], dayfirst=True))
sc = scans_df.assign(day=pd.to_datetime(scans_df["scan"]).dt.normalize())
result = sc.merge(cl, left_on="day", right_on="closed_on", how="left").loc[lambda d: d["hub"].notna(), ["ship_id", "scan", "hub"]]

# case: merge-dtype-mismatch
result = scans_df.assign(day=pd.to_datetime(scans_df["scan"]).dt.normalize()).merge(closures_df, left_on="day", right_on="closed_on")

# case: delivered-nlargest-nsmallest
d = pd.to_datetime(shipments_df["delivered"], errors="coerce")
result = d.nlargest(2).tolist(), d.nsmallest(2).index.tolist()

# case: rank-by-delivery
s = shipments_df.assign(delivered=pd.to_datetime(shipments_df["delivered"], errors="coerce"))
s["rk"] = s["delivered"].rank(method="dense", ascending=False)
result = s[["ship_id", "rk"]].sort_values("rk")

# case: delivered-text-lexical-max
result = shipments_df["delivered"].dropna().max(), shipments_df["delivered"].fillna("").min()

# case: hour-of-delivery-histogram
h = pd.to_datetime(shipments_df["delivered"], errors="coerce").dt.hour
result = h.value_counts(bins=[-1, 8, 12, 18, 23], sort=False)
