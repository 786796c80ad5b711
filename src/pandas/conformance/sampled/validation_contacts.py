import pandas as pd
import numpy as np
import re
import string
from functools import partial

contacts = pd.DataFrame({
    "source": ["crm", "erp", "web", "crm", "web", "erp", "crm", "web", "erp", "crm"],
    "id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "company": ["Acme Inc.", "ACME, Inc", "acme incorporated", "Beta LLC", "Beta  L.L.C.", "Zeta Co", None, "Omega", "omega ", "Zeta Company"],
    "street": ["12 Main St.", "12 main street", "12 Main St", "5 Oak Ave", "5 Oak Avenue Apt 2", "", "99 Elm Rd.", None, "1 1st Blvd", "7 Pine Dr"],
    "city": ["New York", "NEW YORK", "new york ", "Boston", "boston", "LA", "Los Angeles", "L.A.", "la", None],
    "zip": ["10001", "10001-1234", 10001, "2108", "02108", "90001", "9O001", None, 90001.0, ""],
    "updated": ["2024-01-10", "2024-03-01", "2023-12-31", "2024-02-02", "2024-02-02", "2022-05-05", None, "2024-04-04", "2024-04-04", "2021-01-01"],
    "revenue": [1.5e6, 1500000, None, 2e5, 250000.0, 0, 5e4, -1, None, 3.25e4],
})

priority = pd.DataFrame({"source": ["crm", "erp", "web"], "rank": [2, 1, 3]})

city_alias = pd.DataFrame({
    "alias": ["la", "l.a.", "los angeles", "nyc", "new york", "boston"],
    "city": ["Los Angeles", "Los Angeles", "Los Angeles", "New York", "New York", "Boston"],
    "state": ["CA", "CA", "CA", "NY", "NY", "MA"],
})

# case: company-key
SUFFIX = re.compile(r"\b(inc|incorporated|llc|co|company|l l c)\b")

def company_key(name) -> str:
    """Create a matching key from a company name."""
    if not isinstance(name, str):
        return ""
    k = re.sub(r"[^\w\s]", " ", name.lower())
    k = re.sub(r"\s+", " ", k).strip()
    return SUFFIX.sub("", k).strip()

keys = contacts["company"].map(company_key)
result = contacts.groupby(keys)["id"].agg(["count", "min", "max"]).rename_axis("key")

# case: zip-clean
def clean_zip(z):
    if z is None or z == "" or (isinstance(z, float) and pd.isna(z)):
        return np.nan
    if isinstance(z, float):
        z = int(z)
    z = str(z).split("-")[0].zfill(5)
    return z if z.isdigit() and len(z) == 5 else np.nan

out = contacts[["id", "zip"]].copy()
out["zip5"] = out["zip"].apply(clean_zip)
out["type"] = out["zip"].apply(lambda v: type(v).__name__)
result = out

# case: city-alias-merge
c = contacts.assign(alias=contacts["city"].str.strip().str.lower())
m = c.merge(city_alias, on="alias", how="left", suffixes=("_raw", "_std"))
result = m[["id", "city_raw", "city_std", "state"]].fillna("?")

# case: street-abbreviations
ABBR = {r"\bst\b\.?": "street", r"\bave\b\.?": "avenue", r"\brd\b\.?": "road", r"\bdr\b\.?": "drive", r"\bblvd\b\.?": "boulevard"}
s = contacts["street"].str.lower().str.strip()
for pat, rep in ABBR.items():
    s = s.str.replace(pat, rep, regex=True)
result = s.str.title().replace("", None)

# case: street-number-extract
num = contacts["street"].str.extract(r"^(\d+)\s", expand=False)
unit = contacts["street"].str.extract(r"Apt\s+(\d+)")[0]
result = pd.concat({"num": pd.to_numeric(num), "unit": unit}, axis=1)

# case: golden-record-by-priority
df = contacts.merge(priority, on="source")
df["key"] = df["company"].fillna("").str.lower().str.replace(r"[^a-z]", "", regex=True).str[:4]
df = df.sort_values(["key", "rank", "id"])
golden = df[df["key"] != ""].groupby("key").agg(
    company=("company", "first"),
    street=("street", "first"),
    updated=("updated", "max"),
    revenue=("revenue", "max"),
    sources=("source", lambda s: "+".join(sorted(set(s)))),
)
result = golden

# case: latest-non-null-per-field
df = contacts.assign(updated=pd.to_datetime(contacts["updated"]), key=contacts["company"].str.lower().str[:4])
df = df.sort_values("updated", na_position="first")

def last_valid(s):
    s = s.dropna()
    return s.iloc[-1] if len(s) else None

result = df.groupby("key")[["street", "city", "zip", "revenue"]].agg(last_valid)

# case: cluster-union-find
names = contacts["company"].fillna("").str.lower().str[:3]
parent = {i: i for i in contacts["id"]}

def find(x):
    while parent[x] != x:
        x = parent[x]
    return x

for (i, a) in zip(contacts["id"], names):
    for (j, b) in zip(contacts["id"], names):
        if i < j and a and a == b:
            parent[find(j)] = find(i)
clusters = contacts["id"].map(find)
result = contacts.groupby(clusters)["id"].apply(list).to_dict()

# case: punctuation-removed
table = str.maketrans("", "", string.punctuation)
result = contacts["company"].str.translate(table).str.upper().str.replace("  ", " ").tolist()

# case: non-string-in-zip
types = contacts["zip"].map(type).map(lambda t: t.__name__)
result = types.value_counts().sort_index().rename("n").to_frame().assign(share=lambda d: d["n"] / d["n"].sum())

# case: zip-str-accessor-mixed
result = pd.DataFrame({"len": contacts["zip"].str.len(), "isdigit": contacts["zip"].str.isdigit(), "up": contacts["zip"].str.upper()})

# case: profile-transpose
result = contacts.agg(["count", "nunique"]).T.assign(missing=lambda d: len(contacts) - d["count"], unique_ratio=lambda d: (d["nunique"] / d["count"]).round(2))

# case: source-completeness
comp = contacts.set_index("source").notna().groupby(level=0).mean().mul(100).round(1)
result = comp.drop(columns="id").style if False else comp.drop(columns="id")

# case: astype-zip-int-fails
df = contacts.copy()
df["zip"] = df["zip"].fillna(0).astype(int)
result = df["zip"]

# case: company-value-lengths
lens = contacts["company"].str.len()
result = {"max": lens.max(), "min": lens.min(), "mean": round(lens.mean(), 3), "longest": contacts.loc[lens.idxmax(), "company"], "nulls": int(lens.isna().sum())}

# case: strip-all-object-columns
trimmed = contacts.apply(lambda col: col.str.strip() if col.dtype == "object" and col.dropna().map(lambda v: isinstance(v, str)).all() else col)
changed = (trimmed != contacts) & contacts.notna()
result = changed.sum()[changed.any()]

# case: where-mask-revenue
rev = contacts["revenue"]
fixed = rev.mask(rev < 0).where(rev != 0, other=np.nan)
med = fixed.groupby(contacts["source"]).transform("median")
result = fixed.fillna(med).rename("revenue_fixed").to_frame().assign(source=contacts["source"])

# case: partial-fill-default
fill = partial(pd.Series.fillna, value="UNKNOWN")
result = contacts[["company", "street", "city"]].apply(fill).iloc[6:9]

# case: format-label-lines
labels = []
for r in contacts.itertuples(index=False):
    parts = [p.strip() for p in (r.company, r.street, r.city) if isinstance(p, str) and p.strip()]
    labels.append(f"#{r.id:03d} " + " | ".join(parts))
result = labels

# case: source-rank-lookup
rank = priority.set_index("source")["rank"]
best = contacts.assign(r=contacts["source"].map(rank)).loc[lambda d: d.groupby(d["city"].str.lower().str.strip())["r"].idxmin()]
result = best[["city", "id", "source", "r"]]

# case: repr-nan-none
result = [repr(v) for v in contacts.loc[[2, 6, 8, 9], ["company", "zip", "revenue", "updated"]].to_numpy().ravel()]
