import pandas as pd
import numpy as np
import datetime
from itertools import groupby

weather = pd.DataFrame({
    "station": ["KRK", "KRK", "KRK", "KRK", "KRK", "KRK", "KRK", "GDN", "GDN", "GDN", "GDN", "WAW", "WAW", None, "LDZ"],
    "date": pd.to_datetime(["2024-07-01", "2024-07-02", "2024-07-03", "2024-07-04", "2024-07-06", "2024-07-07", "2024-07-08",
                            "2024-07-01", "2024-07-02", "2024-07-05", "2024-07-05", "2024-07-03", "2024-07-04", "2024-07-04", "2024-07-31"]),
    "rain": [0.0, 0.0, 5.2, 12.1, 0.0, np.nan, 0.3, 2.0, 2.0, 0.0, 0.0, np.nan, np.nan, 1.1, 40.5],
    "tmax": [31, 32, 30, 24, 27, 33, 34, 22, 21, 25, 25, 29, -5, 28, 30],
    "sky": ["clear", "Clear", "rain", "rain", " clear", None, "cloud", "rain", "rain", "cloud", "cloud", "", "clear", "clear", "storm"],
})
meter = pd.Series(
    [1000.0, 1004.5, np.nan, np.nan, 1020.0, 1020.0, 3.0, 7.5, np.nan],
    index=pd.to_datetime(["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-05", "2024-01-08", "2024-01-09", "2024-01-10", "2024-01-12", "2024-01-13"]),
    name="kwh",
)
tariff = pd.DataFrame({"from_": ["2024-01-01", "2024-01-05", "2024-01-10"], "price": [0.25, None, 0.31]})

# case: heatwave-flag
k = weather[weather.station == "KRK"].set_index("date")
hot = k["tmax"] >= 30
grp = (~hot).cumsum()[hot]
waves = k[hot].groupby(grp)["tmax"].agg(["count", "max"])
result = waves[waves["count"] >= 2]
# case: rain-accum-3d
w = weather.dropna(subset=["station"]).sort_values(["station", "date"])
w["rain3d"] = w.set_index("date").groupby("station")["rain"].rolling("3D", min_periods=1).sum().to_numpy()
result = w[["station", "date", "rain", "rain3d"]]
# case: dry-spell-reset
k = weather.loc[weather["station"].eq("KRK"), ["date", "rain"]].copy()
wet = k["rain"].fillna(0) > 1
k["dry_days"] = (~wet).astype(int).groupby(wet.cumsum()).cumsum()
result = k
# case: dry-spell-itertools
flags = (weather["rain"].fillna(0) == 0).tolist()
result = [(bool(k), len(list(g))) for k, g in groupby(flags)]
# case: meter-consumption-reset
d = meter.ffill().diff()
use = d.where(d >= 0, meter.ffill())
result = use.iloc[1:].rename("use")
# case: meter-diff-negative-periods
result = meter.diff(periods=-1)
# case: meter-daily-interp
m = meter.copy()
m.iloc[6:] = m.iloc[6:] + 1020
daily = m.resample("D").mean().interpolate("linear", limit=2)
result = daily
# case: meter-pct-periods
result = meter.pct_change(periods=2, fill_method=None).round(4)
# case: meter-pct-freq-shift
s = meter.dropna()
result = (s - s.shift(1, freq="2D")).dropna()
# case: index-gap-days
gaps = meter.index.to_series().diff().dropna()
result = gaps[gaps > pd.Timedelta(days=1)].dt.days
# case: valid-index-range
result = (meter.first_valid_index(), meter.last_valid_index(), int(meter.count()), meter.hasnans)
# case: longest-nan-run
na = meter.isna()
result = int(na.astype(int).groupby(na.ne(na.shift()).cumsum()).sum().max())
# case: tariff-ffill-asof
t = tariff.assign(from_=pd.to_datetime(tariff["from_"])).set_index("from_")["price"].ffill()
cost = pd.DataFrame({"kwh": meter, "price": t.reindex(meter.index, method="ffill")})
cost["cost"] = cost["kwh"].diff().clip(lower=0) * cost["price"]
result = cost.round(3)
# case: ewm-com-adjust
t = weather["tmax"].head(7)
result = pd.concat([t.ewm(com=2).mean(), t.ewm(com=2, adjust=False).mean(), t.ewm(com=2, min_periods=3).mean()], axis=1, keys=["adj", "noadj", "minp"]).round(4)
# case: ewm-groupby-transform
weather["smooth"] = weather.groupby("station")["tmax"].transform(lambda s: s.ewm(alpha=0.3, adjust=False).mean())
result = weather[["station", "smooth"]].round(4)
# case: ewm-bad-alpha
result = weather["tmax"].ewm(alpha=1.5).mean()
# case: rolling-by-integer-on-date-index
w = weather.set_index("date")[["rain", "tmax"]].sort_index()
result = w.rolling(window=4, min_periods=2, closed="left").max()
# case: expanding-quantile
result = weather["tmax"].expanding(3).quantile(0.75, interpolation="lower")
# case: expanding-apply
result = weather["tmax"].expanding().apply(lambda x: (x > 29).sum(), raw=True).astype(int).tolist()
# case: anomaly-vs-previous-mean
weather["prev_mean"] = weather.groupby("station")["tmax"].transform(lambda s: s.shift(1).rolling(3, min_periods=1).mean())
weather["anom"] = weather["tmax"] - weather["prev_mean"]
result = weather.dropna(subset=["anom"]).nlargest(3, "anom")[["station", "date", "tmax", "anom"]]
# case: sky-fill-and-dedupe
sky = weather["sky"].str.strip().str.lower().replace("", None).ffill()
chg = sky[sky.ne(sky.shift())]
result = chg.value_counts(sort=True).sort_index()
# case: rolling-string-window-int-index
result = weather["rain"].rolling("3D").sum()
