import pandas as pd
import numpy as np
from collections import defaultdict

# Energy
plant_df = pd.DataFrame({
    "plant_id": [1, 2, 3, 4, 5, 6],
    "plant": ["Windy Ridge", "Solaris", "Old Coal", "River Dam", "North Sea 1", "solaris II"],
    "fuel": ["wind", "Solar", "coal", "hydro", "Wind", "solar"],
    "capacity_mw": [120, 50, 600, 300, 400, 75],
    "region": ["North", "South", "East", "East", "North", "South"],
    "commissioned": ["2011-05", "2018-09", "1975-01", "1968-11", "2021-03", None],
    "owner": ["GreenCo", "SunPower AG", "State", "State", "GreenCo;WindFund", "SunPower AG"],
})

output_df = pd.DataFrame({
    "plant_id": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5],
    "month": ["2023-01", "2023-02", "2023-03", "2023-01", "2023-02", "2023-03", "2023-01", "2023-02", "2023-03", "2023-01", "2023-03", "2023-01", "2023-02"],
    "mwh": ["31,000", "28,500", "25,000", "2,100", "3,900", "7,200", "390,000", "n/a", "310,000", "150,000", "170,000", "180,000", "150,000"],
})

outage_df = pd.DataFrame({
    "outage_id": ["O-1", "O-2", "O-3", "O-4", "O-5"],
    "plant_id": [3, 3, 5, 1, 3],
    "start": ["2023-02-01 00:00", "2023-02-25 13:30", "2023-02-10 08:00", "2023-03-31 23:00", "2023-03-05 06:00"],
    "hours": [240.0, 36.5, np.nan, 2.0, 12.0],
    "cause": ["Boiler leak", "boiler repair", "Cable fault", None, "Strike"],
})

price_df = pd.DataFrame({
    "month": ["2023-01", "2023-02", "2023-03", "2023-04"],
    "eur_mwh": [118.5, 128.0, 102.4, 99.0],
})
# case: output-per-fuel
# Total output by fuel (lower case), largest first.
o = output_df.assign(mwh=pd.to_numeric(output_df["mwh"].str.replace(",", ""), errors="coerce"))
m = o.merge(plant_df.assign(fuel=plant_df["fuel"].str.lower()), on="plant_id")
result = m.groupby("fuel", as_index=False)["mwh"].sum().sort_values("mwh", ascending=False, ignore_index=True)
# case: capacity-factor
# Capacity factor of each plant for January 2023 (31 * 24 hours), three decimals.
jan = output_df.query("month == '2023-01'").copy()
jan["mwh"] = jan["mwh"].map(lambda x: float(x.replace(",", "")))
j = plant_df.merge(jan, on="plant_id")
j["cf"] = np.round(j["mwh"] / (j["capacity_mw"] * 31 * 24), 3)
result = j[["plant", "cf"]].sort_values("cf", ascending=False).reset_index(drop=True)
# case: missing-months
# Plants and months of the first quarter without a valid figure.
grid = pd.MultiIndex.from_product([plant_df["plant_id"], ["2023-01", "2023-02", "2023-03"]], names=["plant_id", "month"])
valid = output_df[output_df["mwh"].ne("n/a")].set_index(["plant_id", "month"]).index
gaps = grid.difference(valid).to_frame(index=False)
result = gaps.merge(plant_df[["plant_id", "plant"]], on="plant_id")[["plant", "month"]]
# case: month-over-month
# Change of output in per cent from month to month of plant 1.
w = output_df[output_df["plant_id"] == 1].sort_values("month")
w = w.assign(mwh=w["mwh"].str.replace(",", "").astype(int))
w["change_pct"] = w["mwh"].pct_change().mul(100).round(2)
result = w[["month", "mwh", "change_pct"]].reset_index(drop=True)
# case: best-month-each
# The best month of every plant.
b = output_df.copy()
b["mwh"] = pd.to_numeric(b["mwh"].str.replace(",", ""), errors="coerce")
b = b.dropna()
best = b.loc[b.groupby("plant_id")["mwh"].idxmax()]
result = plant_df[["plant_id", "plant"]].merge(best, on="plant_id", how="left").drop(columns="plant_id")
# case: revenue
# Value of the output in million euro by month.
p = output_df.merge(price_df, on="month", how="right")
p["value"] = p["mwh"].replace("n/a", np.nan).str.replace(",", "").astype(float) * p["eur_mwh"] / 1e6
result = p.groupby("month")["value"].sum().round(3).reset_index()
# case: capacity-over-region-average
# Plants whose capacity is above the average of their region.
avg = plant_df.groupby("region")["capacity_mw"].mean().to_dict()
rows = [(r.plant, r.region, r.capacity_mw) for r in plant_df.itertuples() if r.capacity_mw > avg[r.region]]
result = pd.DataFrame(rows, columns=["plant", "region", "capacity_mw"])
# case: co-owned
# Capacity of each owner; a shared plant is divided equally.
shares = defaultdict(float)
for owners, mw in zip(plant_df["owner"], plant_df["capacity_mw"]):
    names = owners.split(";")
    for n in names:
        shares[n] += mw / len(names)
result = pd.DataFrame(sorted(shares.items(), key=lambda kv: (-kv[1], kv[0])), columns=["owner", "mw"])
# case: outage-causes
# Number of outages whose cause mentions a boiler, and total hours.
hit = outage_df[outage_df["cause"].str.contains("boiler", case=False, na=False)]
result = hit.agg({"outage_id": "count", "hours": "sum"}).to_frame().T.rename(columns={"outage_id": "outages"})
# case: no-outages
# Plants without an outage, alphabetical without regard to case.
quiet = plant_df.loc[~plant_df["plant_id"].isin(outage_df["plant_id"].unique()), "plant"]
result = quiet.sort_values(key=lambda s: s.str.lower()).to_frame().reset_index(drop=True)
# case: outage-end
# When did each outage end? Unknown durations stay empty.
e = outage_df.copy()
e["start"] = pd.to_datetime(e["start"])
e["end"] = e["start"] + pd.to_timedelta(e["hours"], unit="h")
result = e[["outage_id", "end"]]
# case: decades
# Plants commissioned per decade.
dec = plant_df["commissioned"].dropna().str[:4].astype(int) // 10 * 10
result = dec.astype(str).add("s").value_counts().sort_index().rename_axis("decade").reset_index(name="plants")
# case: renewables-share-region
# Share of wind, solar and hydro in the capacity of every region.
green = plant_df["fuel"].str.lower().isin(["wind", "solar", "hydro"])
piv = plant_df.assign(green_mw=plant_df["capacity_mw"].where(green, 0)).groupby("region")[["green_mw", "capacity_mw"]].sum()
result = (piv["green_mw"] / piv["capacity_mw"] * 100).round(1).reset_index(name="green_pct")
# case: wide-output
# One row per plant, one column per month, output as integers, missing as 0.
wide = output_df.assign(mwh=pd.to_numeric(output_df["mwh"].str.replace(",", ""), errors="coerce")).pivot(index="plant_id", columns="month", values="mwh")
wide = wide.fillna(0).astype(int)
wide.columns = ["m" + c[-2:] for c in wide.columns]
result = wide.reset_index().merge(plant_df[["plant_id", "plant"]])[["plant", "m01", "m02", "m03"]]
