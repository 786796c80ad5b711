import pandas as pd
import numpy as np
import re
from collections import OrderedDict

listings = pd.DataFrame({
    "ref": ["RE-0001", "RE-0002", "re-0003", "RE-4", "RE-0005", "RE-0006", "RE-0006", None],
    "address": ["12 Main St., Springfield, IL 62704", "221B Baker Street, London NW1 6XE", "PO Box 99, Dover, DE 19901-1234", "  45-47 Elm AVE Apt 3, Portland, OR 97201", "Unit 5/8 King Rd, Sydney NSW 2000", "", None, "12 MAIN STREET, springfield, il 62704"],
    "price": ["$250,000", "£1.2M", "$ 75k", "$399,999.99", "AU$850,000", "POA", "$0", "250000"],
    "beds_baths": ["3bd/2ba", "2 bd / 1 ba", "", "4bd/2.5ba", "1bd", None, "0bd/1ba", "3BD/2BA"],
    "features": ["pool, garage", "Garage;garden", "", "pool,pool,view", None, "garden , view", "garage", "Pool / Garage"],
})

agents = pd.DataFrame({
    "agent": ["K. O'Hara", "lee min-ho", "DUPONT, Marie", "x", None],
    "refs": ["RE-0001;RE-0005", "re-0002", "RE-0003; RE-0004 ;RE-0006", "", "RE-0999"],
    "commission": ["2.5%", "3 %", ".02", "1,75%", None],
})

zones = pd.DataFrame({
    "prefix": ["62", "199", "972", "9"],
    "zone": ["Midwest", "East", "West-Portland", "West"],
})

# case: us-zip
result = listings["address"].str.extract(r"(?P<state>[A-Z]{2})\s(?P<zip>\d{5}(?:-\d{4})?)$", flags=re.I)

# case: street-abbrev-expand
abbr = {r"\bst\b\.?": "street", r"\bave\b\.?": "avenue", r"\brd\b\.?": "road"}
s = listings["address"].str.strip().str.lower()
for pat, full in abbr.items():
    s = s.str.replace(pat, full, regex=True)
result = s.str.title().tolist()

# case: duplicate-address-key
key = (
    listings["address"].fillna("").str.upper()
    .str.replace(r"\bST\b\.?", "STREET", regex=True)
    .str.replace(r"[^A-Z0-9]", "", regex=True)
)
result = listings[key.ne("") & key.duplicated(keep=False)]["ref"].tolist()

# case: house-number-split
h = listings["address"].str.strip().str.extract(r"^(\d+[A-Z]?(?:-\d+)?)\s+(.*?),")
h.columns = ["number", "street"]
result = h.dropna()

# case: city-from-rsplit
c = listings["address"].str.rsplit(",", n=2)
result = c.str[1].str.strip().str.capitalize()

# case: parts-count
result = listings["address"].str.split(",").str.len().value_counts(dropna=False).sort_index()

# case: price-multiplier
p = listings["price"].str.upper().str.replace("[^0-9.KM]", "", regex=True)
num = pd.to_numeric(p.str.rstrip("KM"), errors="coerce")
mult = p.str[-1].map({"K": 1_000, "M": 1_000_000}).fillna(1)
result = (num * mult).rename("price_num")

# case: price-bands-cut
x = pd.to_numeric(listings["price"].str.replace(r"[^\d.]", "", regex=True), errors="coerce")
bands = pd.cut(x, [0, 100, 300000, np.inf], labels=["tiny", "mid", "high"])
result = bands.astype(str).str.upper().value_counts()

# case: beds-baths-float
bb = listings["beds_baths"].str.extract(r"(?P<beds>\d+)\s*bd(?:\s*/\s*(?P<baths>[\d.]+)\s*ba)?", flags=re.IGNORECASE)
result = bb.apply(pd.to_numeric).agg(["sum", "mean"])

# case: features-normalised-set
f = listings["features"].fillna("").str.lower().str.split(r"\s*[,;/]\s*", regex=True)
result = f.apply(lambda l: "|".join(sorted({w.strip() for w in l if w.strip()})))

# case: features-dummies-wide
d = (
    listings["features"].str.lower().str.replace(r"\s*[,;/]\s*", "|", regex=True)
    .str.get_dummies()
    .add_prefix("has_")
)
d.insert(0, "ref", listings["ref"].str.upper())
result = d.groupby("ref", as_index=False).max()

# case: features-cooccur
f = listings["features"].str.lower().str.findall(r"[a-z]+").explode().reset_index().drop_duplicates()
m = f.merge(f, on="index")
result = pd.crosstab(m["features_x"], m["features_y"])

# case: ref-zero-pad
num = listings["ref"].str.extract(r"(\d+)$", expand=False).str.zfill(4)
result = "RE-" + num

# case: agents-to-listings
a = agents.assign(ref=agents["refs"].str.split(";")).explode("ref")
a["ref"] = a["ref"].str.strip().str.upper()
l = listings.assign(ref=listings["ref"].str.upper().str.replace(r"-(\d+)", lambda m: "-" + m.group(1).rjust(4, "0"), regex=True))
result = l.merge(a[["agent", "ref"]], on="ref", how="left")[["ref", "agent", "price"]]

# case: commission-rate
c = agents["commission"].str.replace(",", ".").str.replace(" ", "")
pct = c.str.endswith("%")
val = c.str.rstrip("%").astype(float)
result = np.where(pct == True, val / 100, val).round(4).tolist()

# case: agent-surname
def surname(a):
    if not a:
        return ""
    if "," in a:
        return a.split(",")[0].strip().title()
    return a.split()[-1].title()

result = agents["agent"].map(surname)

# case: zone-prefix-loop
zips = listings["address"].str.extract(r"(\d{5})", expand=False)
zone = pd.Series(np.nan, index=listings.index, dtype=object)
for row in zones.sort_values("prefix", key=lambda s: s.str.len()).itertuples():
    zone[zips.str.startswith(row.prefix, na=False)] = row.zone
result = zone

# case: zone-cross-join
z = listings[["ref", "address"]].merge(zones, how="cross")
z["zip"] = z["address"].str.extract(r"(\d{5})", expand=False)
hit = z[[isinstance(a, str) and a.startswith(b) for a, b in zip(z["zip"], z["prefix"])]]
result = hit.groupby("ref")["zone"].agg(list)

# case: uk-postcode
result = listings.loc[listings["address"].str.contains(r"\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b", na=False), "address"].item()

# case: contains-group-warning
hits = listings["address"].str.contains("(street|st\\.)", case=False, na=False)
result = listings[hits].index.tolist()

# case: wrong-column-city
result = listings.groupby("city")["price"].count()

# case: concat-columns-missing
result = listings["ref"] + " @ " + listings["address"].str.strip().str.slice(0, 12) + "..."
