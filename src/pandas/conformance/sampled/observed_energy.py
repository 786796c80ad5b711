import pandas as pd
import numpy as np
import math

# case: consumption-from-meter-readings
m = pd.DataFrame({
    "meter": ["M1", "M1", "M1", "M2", "M2", "M2"],
    "read_on": ["2024-01-01", "2024-02-01", "2024-03-01", "2024-01-05", "2024-02-04", "2024-03-10"],
    "kwh": [1000, 1310, 1575, 8200, 8200, 8460],
})
m["read_on"] = pd.to_datetime(m["read_on"])
m = m.sort_values(["meter", "read_on"])
g = m.groupby("meter")
m["used"] = g["kwh"].diff()
m["days"] = g["read_on"].diff().dt.days
m["per_day"] = (m["used"] / m["days"]).round(2)
result = m.dropna().reset_index(drop=True)

# case: peak-offpeak-tariff
h = pd.DataFrame({
    "ts": pd.date_range("2024-03-04 05:00", periods=10, freq="2h"),
    "kw": [0.5, 0.8, 1.2, 1.1, 0.9, 1.5, 2.2, 2.4, 1.0, 0.4],
})
h["band"] = h["ts"].dt.hour.between(7, 20).map({True: "peak", False: "offpeak"})
h["cost"] = h["kw"] * 2 * h["band"].map({"peak": 0.32, "offpeak": 0.18})
result = h.groupby("band").agg(kwh=("kw", lambda s: s.sum() * 2), cost=("cost", "sum")).round(3)

# case: upsample-hourly-to-half-hourly
s = pd.Series([2.0, 4.0, np.nan, 8.0], index=pd.date_range("2024-01-01", periods=4, freq="h"), name="kw")
up = s.resample("30min").asfreq()
result = pd.concat([up.rename("raw"), up.ffill().rename("ffill"), up.interpolate("linear").rename("lin"), s.resample("30min").bfill().rename("bfill")], axis=1)

# case: month-over-month-and-year-over-year
e = pd.DataFrame({
    "month": pd.period_range("2022-10", periods=12, freq="M"),
    "kwh": [300, 340, 420, 460, 410, 350, 280, 240, 220, 260, 270, 250],
})
e2 = pd.concat([e, pd.DataFrame({"month": pd.period_range("2023-10", periods=2, freq="M"), "kwh": [330, 323]})], ignore_index=True)
e2["mom"] = e2["kwh"].pct_change().round(3)
e2["yoy"] = e2["kwh"].pct_change(12).round(3)
e2["q"] = e2["month"].dt.quarter
result = e2.tail(4)

# case: quarterly-totals
e = pd.Series(
    [120.5, 130.0, 99.5, 80.0, 75.25, np.nan, 60.0, 66.5],
    index=pd.date_range("2023-11-30", periods=8, freq="ME"),
)
q = e.resample("QE").agg(["sum", "count", "mean"])
q.index = q.index.to_period("Q").astype(str)
result = q

# case: max-demand-day
d = pd.DataFrame({
    "ts": pd.to_datetime(["2024-02-01 07:00", "2024-02-01 19:00", "2024-02-02 08:00", "2024-02-02 18:30", "2024-02-03 12:00"]),
    "kw": [3.1, 5.4, 2.2, 6.1, 6.1],
})
peak = d.groupby(d["ts"].dt.date)["kw"].max()
day = peak.idxmax()
result = f"{day}: {peak.max()} kW ({(peak == peak.max()).sum()} day(s) at peak)"

# case: estimated-readings-interpolated-by-time
r = pd.Series(
    [500.0, np.nan, np.nan, 620.0, np.nan],
    index=pd.to_datetime(["2024-01-01", "2024-01-11", "2024-01-21", "2024-01-31", "2024-02-10"]),
)
est = r.interpolate(method="time", limit_area="inside")
result = pd.DataFrame({"reading": r, "estimate": est, "is_est": r.isna() & est.notna()})

# case: negative-consumption-rollover
# five digit meter rolls over at 100000
c = pd.DataFrame({"day": pd.date_range("2024-05-01", periods=5), "reading": [99950, 99990, 30, 75, 75]})
c["used"] = c["reading"].diff().fillna(0).apply(lambda x: x + 100000 if x < 0 else x).astype(int)
c["cum"] = c["used"].cumsum()
c["zero_run"] = c["used"].eq(0).groupby(c["used"].ne(0).cumsum()).cumsum()
result = c

# case: heating-degree-days
w = pd.DataFrame({
    "date": pd.date_range("2024-01-29", periods=7),
    "tmin": [-3, 0, 2, 5, 4, 9, 12],
    "tmax": [4, 6, 8, 11, 14, 18, 21],
})
w["hdd"] = (15.5 - w[["tmin", "tmax"]].mean(axis=1)).clip(lower=0)
wk = w.groupby(pd.Grouper(key="date", freq="W"))["hdd"].sum()
mo = w.groupby(w["date"].dt.to_period("M"))["hdd"].sum()
result = {"weekly": wk.tolist(), "monthly": {str(k): v for k, v in mo.items()}}

# case: tiered-bill
tiers = [(100, 0.10), (300, 0.15), (math.inf, 0.25)]
def bill(kwh):
    if pd.isna(kwh):
        return np.nan
    total, low = 0.0, 0
    for top, price in tiers:
        total += max(0, min(kwh, top) - low) * price
        low = top
    return round(total, 2)
u = pd.DataFrame({"household": ["h1", "h2", "h3", "h4"], "kwh": [90, 250, 512.5, None]})
u["bill"] = u["kwh"].apply(bill)
u["rank"] = u["bill"].rank(ascending=False)
result = u

# case: resample-without-datetime-index
u = pd.DataFrame({"ts": ["2024-01-01 00:00", "2024-01-01 01:00"], "kwh": [1.0, 2.0]}).set_index("ts")
result = u.resample("D").sum()

# case: bad-date-format
b = pd.DataFrame({"d": ["01.02.2024", "15.02.2024", "31.02.2024"], "kwh": [3, 4, 5]})
b["d"] = pd.to_datetime(b["d"], format="%d.%m.%Y")
result = b.set_index("d")["kwh"].cumsum()

# case: load-profile-weekday-hour
idx = pd.date_range("2024-06-06 22:00", periods=12, freq="7h")
p = pd.DataFrame({"kw": np.arange(12) * 0.5 + 1}, index=idx)
p["dow"] = p.index.day_name().str[:3]
p["slot"] = np.where(p.index.hour < 12, "am", "pm")
order = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
result = p.pivot_table(values="kw", index="dow", columns="slot", aggfunc=["mean", "count"]).reindex(order)

# case: solar-self-consumption
s = pd.DataFrame({
    "hour": range(8, 16),
    "solar": [0.2, 0.9, 1.8, 2.5, 2.6, 2.0, 1.1, 0.3],
    "load": [0.8, 0.7, 0.9, 1.5, 3.0, 1.0, 0.8, 1.2],
})
s["direct"] = s[["solar", "load"]].min(axis=1)
s["export"] = (s["solar"] - s["load"]).clip(lower=0)
s["import"] = (s["load"] - s["solar"]).clip(lower=0)
# battery of 2 kWh charged from export, discharged for import
soc, levels = 0.0, []
for row in s.to_dict("records"):
    soc = min(2.0, soc + row["export"])
    use = min(soc, row["import"])
    soc -= use
    levels.append(round(soc, 2))
s["soc"] = levels
result = s.round(2).set_index("hour")[["direct", "export", "import", "soc"]].T

# case: outage-intervals
st = pd.Series([1, 1, 0, 0, 1, 0, 1, 1, 0], index=pd.date_range("2024-09-01 00:00", periods=9, freq="15min"), name="on")
grp = st.diff().ne(0).cumsum()
out = st.rename_axis("ts").reset_index().groupby(grp.values).agg(on=("on", "first"), start=("ts", "first"), end=("ts", "last"), n=("ts", "size"))
out = out.query("on == 0").assign(minutes=lambda d: d["n"] * 15).drop(columns=["on", "n"])
result = out.reset_index(drop=True)
