import pandas as pd
import numpy as np

obs = pd.DataFrame({
    "station": ["OSL", "OSL", "OSL", "OSL", "BGO", "BGO", "BGO", "BGO", "TRD", "TRD"],
    "day": ["2024-06-01", "2024-06-02", "2024-06-04", "2024-06-07", "2024-06-01", "2024-06-02",
            "2024-06-03", "2024-06-05", "2024-06-02", "2024-06-03"],
    "tmax": [21.5, 24.0, 19.8, 26.1, 14.2, 13.9, np.nan, 16.0, 15.5, 17.25],
    "rain": [0.0, 0.0, 3.2, 0.0, 12.4, 20.1, 8.0, 0.0, 1.0, 0.0],
})
obs["day"] = pd.to_datetime(obs["day"])

# case: missing-days-per-station
def missing(g):
    full = pd.date_range(g["day"].min(), g["day"].max(), freq="D")
    return full.difference(g["day"]).strftime("%d").tolist()

result = obs.groupby("station")[["day"]].apply(missing).to_dict()

# case: reindex-full-grid-interpolate
idx = pd.MultiIndex.from_product([obs["station"].unique(), pd.date_range("2024-06-01", "2024-06-05")],
                                 names=["station", "day"])
full = obs.set_index(["station", "day"]).reindex(idx)
full["tmax"] = full.groupby(level="station")["tmax"].transform(lambda s: s.interpolate())
result = full["tmax"].unstack("station").round(2)

# case: indexslice-two-stations
mi = obs.set_index(["station", "day"]).sort_index()
ix = pd.IndexSlice
result = mi.loc[ix[["BGO", "OSL"], "2024-06-02":"2024-06-04"], ["rain"]]

# case: rain-streaks
df = obs.sort_values(["station", "day"]).copy()
df["wet"] = df["rain"] > 0
block = (df["wet"] != df.groupby("station")["wet"].shift()).groupby(df["station"]).cumsum()
runs = df.groupby(["station", block.rename("block")])["wet"].agg(["first", "size"])
result = runs[runs["first"]].groupby(level="station")["size"].max()

# case: two-day-window-rain
roll = (
    obs.set_index("day").sort_index()
       .groupby("station")["rain"]
       .rolling("2D").sum()
       .rename("rain_2d")
)
result = roll[roll > 10].reset_index()

# case: pivot-observed-categories
df = obs.copy()
df["station"] = pd.Categorical(df["station"], categories=["OSL", "BGO", "TRD", "BOO"])
df["kind"] = pd.cut(df["tmax"], [-np.inf, 15, 20, np.inf], labels=["cool", "mild", "warm"])
result = df.pivot_table(index="station", columns="kind", values="rain", aggfunc="count", observed=False)

# case: value-counts-bins
result = obs["tmax"].value_counts(bins=3, sort=False).tolist()

# case: histogram-counts
counts, edges = np.histogram(obs["rain"], bins=[0, 1, 5, 15, 25])
result = dict(zip([f"{a:g}-{b:g}" for a, b in zip(edges[:-1], edges[1:])], counts.tolist()))

# case: unstack-and-compare-hottest
tm = obs.pivot(index="day", columns="station", values="tmax")
result = tm.dropna(how="all").idxmax(axis=1).value_counts()

# case: pivot-duplicate-entries
twice = pd.concat([obs, obs.iloc[[0]]], ignore_index=True)
result = twice.pivot(index="day", columns="station", values="tmax")

# case: anomaly-from-station-mean
df = obs.dropna(subset=["tmax"])
df = df.assign(anom=df["tmax"] - df.groupby("station")["tmax"].transform("mean"))
df["z"] = df.groupby("station")["tmax"].transform(lambda s: (s - s.mean()) / s.std(ddof=0))
result = df.loc[df["z"].abs() > 1, ["station", "day", "anom", "z"]].round(3).reset_index(drop=True)

# case: describe-two-columns
result = obs[["tmax", "rain"]].describe().loc[["count", "mean", "50%", "max"]].round(2).T

# case: combine-backup-station
main = obs[obs["station"] == "BGO"].set_index("day")["tmax"]
backup = pd.Series([13.0, 15.1, 14.8], index=pd.to_datetime(["2024-06-02", "2024-06-03", "2024-06-04"]), name="tmax")
result = main.combine_first(backup)

# case: weekday-names
named = obs.assign(dow=obs["day"].dt.day_name())
order = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
result = named.groupby("dow")["rain"].mean().reindex(order).dropna().round(2)

# case: resample-without-datetime-index
result = obs.set_index("station")["rain"].resample("2D").sum()

# case: where-mask-thresholds
t = obs.set_index(["station", "day"])["tmax"]
t = t.mask(t.lt(14), 14).where(t < 25, other=25).clip(upper=24.5)
result = t.groupby(level=0).agg(lambda s: s.tolist())
