import pandas as pd
import numpy as np
import re
import math
import functools

airports = pd.DataFrame({
    "code": ["OSL", "ARN", "CPH", "HEL", "KEF", "osl", "LHR "],
    "country": ["NO", "SE", "DK", "FI", "IS", "NO", None],
    "runways": [2, 3, 3, 3, 2, 2, np.nan],
    "elev_ft": [681, 137, 17, 179, 171, 681, -1],
})

flights = pd.DataFrame({
    "no": ["SK1", "SK2", "AY9", "FI3", "SK1", "XX0", "BA7"],
    "src": ["OSL", "ARN", "HEL", "KEF", "OSL", "JFK", "LHR"],
    "dst": ["ARN", "CPH", "OSL", "CPH", "ARN", "OSL", None],
    "pax": [120, 98, None, 160, 131, 0, 77],
    "dep": ["2024-05-01 06:30", "2024-05-01 07:15", "01.05.2024 09:00", "2024-05-02 23:55", "2024-05-02 06:30", None, "late"],
})

fares = pd.DataFrame({"OSL": [0, 90, 80], "ARN": [95, 0, 70], "CPH": [85, 72, 0]}, index=["OSL", "ARN", "CPH"])

# case: frame-plus-frame-align
extra = pd.DataFrame({"HEL": [100, 60], "OSL": [5, 5]}, index=["OSL", "HEL"])
result = fares + extra

# case: frame-add-fill-value
extra = pd.DataFrame({"HEL": [100, 60], "OSL": [5, 5]}, index=["OSL", "HEL"])
result = fares.add(extra, fill_value=0)

# case: frame-minus-series-columns
result = fares - fares.mean().round()

# case: frame-sub-series-axis0
result = fares.sub(fares.min(axis=1), axis=0), fares.sub(fares["OSL"], axis="index").loc["ARN"].tolist()

# case: frame-minus-column-wrong-axis
s = pd.Series([1, 2, 3], index=["OSL", "ARN", "HEL"])
result = fares - s

# case: columns-intersection
common = fares.columns.intersection(airports["code"].str.upper())
missing = pd.Index(airports["code"].str.strip()).difference(fares.columns)
result = fares[common].loc[common].sum().to_dict(), list(missing)

# case: fare-stack-index-swap
s = fares.rename_axis(index="src", columns="dst").stack()
s = s[s > 0]
result = s.idxmin(), s[s == s.max()].index.tolist(), s.swaplevel().loc["OSL"]

# case: fare-lookup-per-flight
stacked = fares.stack()
keys = list(zip(flights["src"], flights["dst"]))
result = [stacked.get(k) for k in keys]

# case: fare-reindex-pairs
pairs = pd.MultiIndex.from_frame(flights[["src", "dst"]])
f = fares.stack().rename_axis(["src", "dst"]).reindex(pairs)
flights["fare"] = f.to_numpy()
result = flights[["no", "fare"]].dropna()

# case: get-indexer-for-fares
r = fares.index.get_indexer(flights["src"])
c = fares.columns.get_indexer(flights["dst"])
ok = (r >= 0) & (c >= 0)
vals = np.where(ok, fares.to_numpy()[r, c], -1)
result = pd.Series(vals, index=flights["no"])

# case: flight-no-duplicates
idx = pd.Index(flights["no"])
result = idx[idx.duplicated()].tolist(), idx.drop_duplicates(keep=False), idx.unique().size

# case: code-lookup-case-insensitive
look = airports.assign(code=airports["code"].str.strip().str.upper()).drop_duplicates("code").set_index("code")["country"]
result = flights["src"].map(look).where(lambda s: s.notna(), flights["src"])

# case: code-lookup-dict-comprehension
look = {c.strip().upper(): k for c, k in zip(airports["code"], airports["country"])}
result = {n: look.get(s, "??") for n, s in zip(flights["no"], flights["src"])}

# case: runway-int-astype
result = airports.set_index("code")["runways"].astype(int)

# case: runway-value-counts-index
vc = airports["runways"].value_counts(dropna=False)
result = vc.index, vc.sort_index().tolist()

# case: idxmax-all-nan
s = pd.Series([np.nan, np.nan], index=["a", "b"])
result = s.idxmax()

# case: idxmax-empty
sub = flights[flights["pax"] > 500]
result = sub["pax"].idxmax()

# case: nan-label-lookup
s = flights.set_index("dst")["pax"]
result = s.index.isna().tolist(), s.index.hasnans, s.loc[s.index.notna()].groupby(level=0).sum(), s.index.dropna().size

# case: index-fillna
idx = pd.Index(flights["dst"], name="dst").fillna("???")
result = idx.value_counts().sort_index()

# case: at-setting-new-column
fl = flights.set_index("no")
fl.at["AY9", "gate"] = "B4"
result = fl["gate"]

# case: iat-out-of-range
result = fares.iat[3, 0]

# case: concat-axis1-keys-series
a = flights.groupby("src")["pax"].sum()
b = flights.groupby("dst")["pax"].sum()
df = pd.concat({"out": a, "in": b}, axis=1)
df["net"] = df["in"].fillna(0) - df["out"].fillna(0)
result = df.sort_index()

# case: concat-join-inner
a = flights.groupby("src")["pax"].max().rename("max_out")
b = flights["dst"].value_counts()
result = pd.concat([a, b], axis=1, join="inner")

# case: first-departure-parse
def parse(x):
    if x is None or not re.match(r"^\d", str(x)):
        return pd.NaT
    return pd.to_datetime(x, dayfirst="." in x)

dep = flights["dep"].apply(parse)
dep.index = flights["no"]
first = dep.groupby(level=0).min()
result = first.sort_values(na_position="last").index.tolist(), first.idxmin(), first.loc["AY9"]
