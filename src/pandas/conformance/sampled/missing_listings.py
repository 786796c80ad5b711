import pandas as pd
import numpy as np
import re

listings = pd.DataFrame({
    "listing_id": [501, 502, 503, 504, 505, 506, 507, 508, 509],
    "city": ["Oslo", "oslo ", "Bergen", None, "", "Bergen", "Trondheim", "N/A", "Oslo"],
    "rent": ["9,500", "12000 kr", None, "8750", "-", "10.200", "7 900", "0", "unknown"],
    "rooms": [2, 3, np.nan, 1, 2, 4, np.nan, 1, 3],
    "pets": ["yes", "Yes", "no", None, "1", "0", "TRUE", "false", "n"],
    "available": ["2024-06-01", "1/7/2024", "asap", None, "2024-08-15", "15.08.2024", "2024-06-01", "", "2024-12-01"],
    "agent_id": [1, 2, None, 2, 7, 1, None, 3, 1],
})

agents = pd.DataFrame({
    "agent_id": [1, 2, 3, 4],
    "agent": ["Kari", "Ola", None, "Siri"],
    "phone": [4799887766, 4711223344, None, 4700000001],
    "since": pd.to_datetime(["2015-01-01", None, "2020-06-30", "2018-03-03"]),
})

viewings = pd.DataFrame({
    "listing_id": [501, 501, 502, 503, 503, 510, 507, 501],
    "mood": pd.Categorical(["good", None, "bad", "great", "good", "ok", "bad", "great"], categories=["awful", "bad", "ok", "good", "great"], ordered=True),
    "duration": [30, 45, None, 20, 15, None, 60, 30],
})

# case: city-na-tokens
tokens = ["", "N/A", "n/a", "None"]
city = listings["city"].str.strip().str.title().replace({t.title(): np.nan for t in tokens}).replace("", np.nan)
result = city.value_counts(dropna=False)

# case: rent-digits-only
rent = listings["rent"].str.replace(r"\D", "", regex=True)
rent = pd.to_numeric(rent, errors="coerce").astype("Int64")
rent = rent.mask(rent == 0)
result = listings.assign(rent=rent)[["listing_id", "rent"]]

# case: rent-apply-parser
def parse(v):
    if v is None or pd.isna(v):
        return np.nan
    m = re.search(r"\d[\d ,.]*", v)
    return float(re.sub(r"[ ,.]", "", m.group())) if m else np.nan

result = listings["rent"].apply(parse)

# case: rent-int-cast-error
result = listings["rent"].str.replace(",", "").astype("Int64")

# case: pets-to-boolean
truthy = {"yes": True, "1": True, "true": True, "no": False, "0": False, "false": False, "n": False}
pets = listings["pets"].str.lower().map(truthy).astype("boolean")
result = {"dtype": str(pets.dtype), "true": int(pets.sum()), "na": int(pets.isna().sum()), "share": round(float(pets.mean()), 3)}

# case: pets-boolean-index-with-na
truthy = {"yes": True, "1": True, "true": True, "no": False, "0": False, "false": False, "n": False}
pets = listings["pets"].str.lower().map(truthy).astype("boolean")
result = listings.loc[~pets, ["listing_id", "pets"]]

# case: pets-astype-boolean-strings
result = listings["pets"].astype("boolean")

# case: rooms-fill-mode
mode = listings["rooms"].mode()
result = listings["rooms"].fillna(mode.iloc[0]).astype(int).tolist()

# case: rooms-group-city-transform
df = listings.copy()
df["city"] = df["city"].str.strip().str.lower()
df["rooms"] = df.groupby("city", dropna=False)["rooms"].transform(lambda s: s.fillna(s.max()))
result = df[["city", "rooms"]]

# case: rooms-rank-na
result = pd.DataFrame({
    "keep": listings["rooms"].rank(method="min"),
    "top": listings["rooms"].rank(method="dense", na_option="top"),
    "bottom": listings["rooms"].rank(ascending=False, na_option="bottom"),
})

# case: available-dayfirst
iso = pd.to_datetime(listings["available"], format="%Y-%m-%d", errors="coerce")
eu = pd.to_datetime(listings["available"].str.replace(".", "/", regex=False), format="%d/%m/%Y", errors="coerce")
available = iso.where(iso.notna(), eu)
result = available.dt.to_period("M").value_counts(dropna=False).sort_index().rename(index=str)

# case: available-unparsed-list
parsed = pd.to_datetime(listings["available"], format="%Y-%m-%d", errors="coerce")
result = listings.loc[parsed.isna(), "available"].fillna("<missing>").tolist()

# case: agent-merge-phone-int
m = listings[["listing_id", "agent_id"]].merge(agents[["agent_id", "phone"]], on="agent_id", how="left")
m[["agent_id", "phone"]] = m[["agent_id", "phone"]].astype("Int64")
result = m

# case: agent-phone-string
ph = agents["phone"].astype("Int64").astype("string")
result = ("+" + ph.str[:2] + " " + ph.str[2:]).tolist()

# case: agent-anti-join
m = agents.merge(listings, on="agent_id", how="left", indicator=True)
result = m.loc[m["_merge"] == "left_only", "agent_id"].tolist()

# case: mood-median-code
codes = viewings["mood"].cat.codes.replace(-1, np.nan)
result = codes.groupby(viewings["listing_id"]).median()

# case: mood-mode-and-counts
result = {
    "mode": viewings["mood"].mode().tolist(),
    "counts": viewings["mood"].value_counts(sort=False).to_dict(),
    "nunique": viewings["mood"].nunique(),
}

# case: mood-sort-index-groupby
result = viewings.groupby("mood", observed=True, sort=True)["duration"].agg(n="size", mean="mean").sort_index(ascending=False)

# case: mood-unstack-size
result = viewings.groupby(["listing_id", "mood"], observed=False).size().unstack(fill_value=0)

# case: duration-cumsum-skipna
result = pd.DataFrame({"cs": viewings["duration"].cumsum(), "cs_noskip": viewings["duration"].cumsum(skipna=False), "shift": viewings["duration"].shift(fill_value=0)})

# case: missing-report
rep = pd.DataFrame({
    "dtype": listings.dtypes.astype(str),
    "missing": listings.isna().sum(),
    "pct": (listings.isna().mean() * 100).round(1),
    "unique": listings.nunique(dropna=False),
})
result = rep[rep["missing"] > 0].sort_values("pct", ascending=False, kind="mergesort")

# case: since-tenure-days
days = (pd.Timestamp("2024-01-01") - agents["since"]).dt.days
result = agents.assign(days=days, since=agents["since"].dt.date)[["agent", "days", "since"]]
