import pandas as pd
import numpy as np
import math
from datetime import datetime, timedelta

visits = pd.DataFrame({
    "visit": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    "user": ["u1", "u2", "u3", "u1", "u4", "u5", "u6", "u2", "u7", None, "u8", "U3", "u1", "u9"],
    "variant": ["A", "B", "A", "A", "B", "B", "A", "B", "A", "B", "b", "A", "A", None],
    "seconds": [30.0, 45.5, 12.0, 61.0, np.nan, 300.0, 0.0, 45.5, 18.0, 22.0, 95.0, 12.0, 40.0, 7.0],
    "pages": [3, 5, 1, 6, 2, 22, 1, 4, 2, 2, 8, 1, 3, 1],
    "converted": [False, True, False, True, False, True, False, False, False, False, True, False, True, False],
    "ref": ["google", "Google", "direct", "mail", None, "google", "direct", "mail ", "bing", "", "google", "direct", "mail", "direct"],
})

users = pd.DataFrame({
    "user": ["u1", "u2", "u3", "u4", "u5", "u6", "u7", "u10"],
    "signup": ["2024-01-01", "01-15-2024", "2024-02-30", None, "2024-03-03", "2024-03-03", "20240401", "2024-05-05"],
    "plan": ["free", "pro", "free", "free", "team", None, "pro", "free"],
    "rev": ["0", "19.99", "0", "", "99", "0", "19,99", "0"],
})

# case: conversion-by-variant
v = visits.assign(variant=visits["variant"].str.upper())
result = v.groupby("variant")["converted"].agg(n="size", conv="sum", rate="mean").round(3)

# case: winsorized-mean
s = visits["seconds"].dropna()
w = s.clip(*np.percentile(s, [10, 90]))
result = {"raw": round(s.mean(), 3), "wins": round(w.mean(), 3), "changed": int((s != w).sum())}

# case: histogram-density
counts, edges = np.histogram(visits["seconds"].dropna(), bins=5)
result = pd.DataFrame({"left": edges[:-1], "right": edges[1:], "n": counts, "share": counts / counts.sum()}).round(2)

# case: value-counts-multi
result = visits[["variant", "converted"]].value_counts(dropna=False).sort_index()

# case: ref-normalize
ref = visits["ref"].str.strip().str.lower().replace({"": None}).fillna("unknown")
result = ref.value_counts(normalize=True).mul(100).round(1)

# case: bounce-flag-sum
bounce = visits.eval("pages == 1 and seconds < 15")
result = bounce.groupby(visits["variant"]).mean().round(2).to_dict()

# case: repeat-visits
u = visits["user"].str.lower()
visits2 = visits.assign(nth=u.groupby(u).cumcount() + 1, total=u.groupby(u).transform("count"))
result = visits2.loc[visits2["total"].gt(1), ["visit", "user", "nth", "total"]]

# case: np-unique-first-index
u, first, counts = np.unique(visits["user"].dropna().to_numpy(), return_index=True, return_counts=True)
result = pd.DataFrame({"user": u, "first": first, "n": counts}).sort_values(["n", "user"], ascending=[False, True]).head(3)

# case: np-unique-with-none
result = np.unique(visits["user"].to_numpy()).tolist()

# case: describe-objects
result = visits.describe(include="object")

# case: describe-all-subset
result = visits[["variant", "pages"]].describe(include="all")

# case: describe-bool
result = visits["converted"].describe()

# case: seconds-agg-lambdas
result = visits.groupby("converted").agg({
    "seconds": ["mean", lambda s: s.quantile(0.75), "count"],
    "pages": ["max", lambda s: (s > 2).sum()],
})

# case: signup-parse-formats
def parse(x):
    if x is None:
        return None
    for fmt in ("%Y-%m-%d", "%m-%d-%Y", "%Y%m%d"):
        try:
            return datetime.strptime(x, fmt)
        except ValueError:
            continue
    return None

d = users["signup"].apply(parse)
result = [None if pd.isna(x) else (x + timedelta(days=30)).strftime("%d.%m.%Y") for x in d]

# case: signup-to-datetime-strict
result = pd.to_datetime(users["signup"], format="%Y-%m-%d").min()

# case: rev-to-numeric
rev = pd.to_numeric(users["rev"].str.replace(",", "."), errors="coerce")
result = users.assign(rev=rev).groupby("plan", dropna=False)["rev"].agg(["sum", "mean", "count"])

# case: cov-seconds-pages
d = visits[["seconds", "pages"]].dropna()
result = np.cov(d["seconds"], d["pages"]).round(3).tolist()

# case: corr-methods
result = {m: round(visits[["seconds", "pages"]].corr(method=m).iloc[0, 1], 4) for m in ("pearson", "spearman")}

# case: bincount-pages
bc = np.bincount(visits["pages"].to_numpy())
result = {i: int(n) for i, n in enumerate(bc) if n}

# case: digitize-engagement
bins = [10, 30, 60]
names = np.array(["instant", "short", "medium", "long"])
s = visits["seconds"].fillna(0)
result = pd.Series(names[np.digitize(s, bins, right=True)], index=visits["visit"]).value_counts().sort_index()

# case: normalized-sum-wrong-axis
tab = pd.crosstab(visits["variant"], visits["converted"])
pct = tab.div(tab.sum(axis=1), axis=0).round(3)
result = pct.rename(columns={False: "no", True: "yes"}).reset_index()
