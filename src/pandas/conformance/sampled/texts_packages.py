import pandas as pd
import numpy as np
import re
from itertools import groupby
from collections import Counter

packages = pd.DataFrame({
    "package": ["numpy", "Pandas", "requests", "Flask", "left_pad", "scikit-learn", "scikit_learn", "numpy", "PyYAML", None],
    "version": ["1.26.4", "2.2.0rc1", "v2.31.0", "3.0", "0.0.10", "1.4.0.post1", "1.10.0", "1.9.3", "6.0.1", "latest"],
    "requires": ["", "numpy>=1.22.4,python-dateutil>=2.8.2", "urllib3<3,>=1.21.1; certifi", "Werkzeug>=3.0.0", None, "numpy>=1.19.5", "numpy", None, "", "?"],
    "license": ["BSD-3-Clause", "bsd-3-clause", "Apache 2.0", "BSD", "MIT ", "BSD", "bsd", "BSD", " mit", None],
    "size": ["18.2 MB", "13MB", "62 kB", "101KB", "1 kB", "10.6 mb", "n/a", "0.9 GB", "", None],
})

releases = pd.DataFrame({
    "pkg": ["numpy", "numpy", "numpy", "pandas", "pandas", "flask", "Flask", "unknown", None],
    "tag": ["v1.9.0", "v1.10.0", "v1.10.0-rc2", "v2.0.0", "v2.0.10", "3.0.0", "2.3.3", "", "v1"],
    "date": ["2014-09-07", "2015-10-06", "2015-09-21", "2023-04-03", "not yet", "30 Sep 2023", "2023/08/21", None, "2020-02-30"],
    "downloads": ["1_200_000", "3,400,000", "12k", "5.5M", "0", "-", None, "1e3", "42"],
})

issues = pd.DataFrame({
    "num": [101, 102, 103, 104, 105, 106],
    "title": ["[BUG] numpy: crash in np.where", "[Feature] pandas: add .str.foo", "bug: Flask #404 page fixes #12, closes #13", "Docs typo", "[bug][regression] numpy slow", ""],
    "labels": [["bug", "numpy"], ["enhancement"], [], None, ["bug", "perf", "numpy"], ["triage"]],
    "author": ["@ann", "bob", "@Ann", None, "carl ", "BOB"],
})

# case: version-tuple-sort
def vkey(v):
    return tuple(int(x) for x in re.findall(r"\d+", v))

vs = packages["version"][packages["version"].str.contains(r"\d")]
result = sorted(vs, key=vkey)

# case: version-parts-columns
parts = packages["version"].str.lstrip("v").str.extract(r"^(?P<major>\d+)\.(?P<minor>\d+)(?:\.(?P<patch>\d+))?(?P<suffix>.*)$")
parts["patch"] = parts["patch"].fillna("0")
result = parts

# case: version-sort-multi
df = packages.join(packages["version"].str.extract(r"(\d+)\.(\d+)\.?(\d+)?").fillna(-1).astype(int).add_prefix("v"))
df = df.sort_values(["v0", "v1", "v2"], ascending=[False, False, True])
result = df[["package", "version"]]

# case: version-string-naive-max
result = packages.groupby(packages["package"].str.lower().str.replace("_", "-"))["version"].max()

# case: latest-release-per-pkg
releases["key"] = releases["tag"].str.extractall(r"(\d+)")[0].astype(int).groupby(level=0).agg(tuple)
best = {}
for name, g in releases.dropna(subset=["key"]).groupby(releases["pkg"].str.lower()):
    best[name] = max(zip(g["key"], g["tag"]))[1]
result = best

# case: prerelease-flag
result = packages.loc[packages["version"].str.contains(r"rc|a\d|b\d|dev", regex=True), ["package", "version"]]

# case: canonical-name
canon = packages["package"].str.lower().str.replace(r"[-_.]+", "-", regex=True)
result = canon.duplicated(keep="first")

# case: requirements-long
req = packages[["package", "requires"]].dropna()
req = req.assign(requires=req["requires"].str.split(r"[,;]\s*")).explode("requires")
req = req[req["requires"].str.strip().ne("")]
req[["dep", "spec"]] = req["requires"].str.extract(r"^([A-Za-z][\w-]*)?\s*(.*)$")
result = req.reset_index(drop=True)

# case: spec-operators
ops = packages["requires"].str.extractall(r"(?P<op>[<>=!]=?)(?P<ver>[\d.]+)")
ops.index = ops.index.set_names(["row", "n"])
result = ops.reset_index()

# case: size-to-bytes
mult = {"kb": 1e3, "mb": 1e6, "gb": 1e9}
ex = packages["size"].str.lower().str.extract(r"([\d.]+)\s*([kmg]b)")
result = (ex[0].astype(float) * ex[1].map(mult)).astype("Int64")

# case: downloads-suffix-parse
d = releases["downloads"].str.replace(r"[,_]", "", regex=True)
d = d.replace({r"([\d.]+)k$": r"\1e3", r"([\d.]+)M$": r"\1e6"}, regex=True)
result = pd.to_numeric(d, errors="coerce")

# case: license-family
fam = packages["license"].str.strip().str.upper().str.split(r"[- ]", n=1, regex=True).str[0]
result = fam.value_counts(normalize=True, dropna=False).round(2)

# case: release-dates
result = pd.to_datetime(releases["date"], errors="coerce", format="mixed")

# case: release-dates-strict
result = pd.to_datetime(releases["date"], format="%Y-%m-%d")

# case: issue-refs
refs = issues["title"].str.findall(r"#(\d+)")
result = refs.explode().dropna().astype(int).tolist()

# case: issue-brackets
issues["kinds"] = issues["title"].str.findall(r"\[(\w+)\]").str.join("/").str.lower()
result = issues[["num", "kinds"]].query("kinds != ''")

# case: fixes-lookbehind
result = issues["title"].str.extractall(r"(?<=fixes |closes\s)#(\d+)")

# case: labels-join
result = issues["labels"].str.join("; ")

# case: labels-counter
cnt = Counter()
for labs in issues["labels"].dropna():
    cnt.update(labs)
result = cnt.most_common(2)

# case: author-normalized-groups
who = issues["author"].str.strip().str.lstrip("@").str.lower()
result = issues.groupby(who, dropna=False)["num"].agg(["first", "size", lambda s: "#" + " #".join(s.astype(str))])

# case: labels-has-numpy
has = issues["labels"].apply(lambda l: "numpy" in l if isinstance(l, list) else False)
result = issues[has | issues["title"].str.contains("numpy", regex=False)]["num"].tolist()

# case: requirement-lines
lines = [f"{p.lower()}=={v.removeprefix('v')}" for p, v in zip(packages["package"].fillna("unknown"), packages["version"])]
result = pd.Series(lines).drop_duplicates().sort_values(key=lambda s: s.str.split("==").str[0]).tolist()
