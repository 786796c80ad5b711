import pandas as pd
import numpy as np
import re
from datetime import datetime

employees = pd.DataFrame({
    "emp_id": ["E001", "E002", "e003", "E004", "E05", "E006", "E007", "E010", None],
    "first_name": ["Robert", "Rupert", "Ashcraft", "TYMCZAK", "pfister", "Honeyman", "Rubin", "robert", "Ann"],
    "last_name": ["Smith", "Smyth", "McDonald", "O'Brien", None, "SMITH-JONES", "schmidt", "Smith ", ""],
    "hire_date": ["2019-03-15", "15/04/2020", "Mar 3, 2018", "2021.07.01", "", "2017-11-30", None, "2019-03-15", "20200229"],
    "salary": ["52,000", "$61,500.00", "48k", "75 000", "n/a", "102,345.6", "-", "52000", "0"],
    "skills": ["Python, SQL", "sql", "Excel/VBA; SQL", None, "", "python,Go", "C++, C#", "SQL,Python", "R"],
    "dept_code": ["D-10", "d-20", "D10", "D-30", "D-10", "20", None, "D-10", "D-99"],
})

departments = pd.DataFrame({
    "dept_id": [10, 20, 30, 40],
    "dept_name": ["Human Resources", "information technology", "R&D", "Sales"],
    "head": ["E001", "E006", None, "E099"],
})

timesheets = pd.DataFrame({
    "emp": ["E001", "E001", "E002", "E003", "E010", "E006", "E006", "E777"],
    "week": ["2024-W01", "2024-W02", "2024-W01", "2024-W1", "2024-w02", "2024-W10", "W10", "2024-W02"],
    "hours": ["38:30", "40:00", "7:45", None, "0:00", "41:15", "-2:00", "8"],
})

# case: soundex
codes = {**dict.fromkeys("BFPV", "1"), **dict.fromkeys("CGJKQSXZ", "2"), **dict.fromkeys("DT", "3"), "L": "4", **dict.fromkeys("MN", "5"), "R": "6"}
def soundex(name):
    name = re.sub(r"[^A-Z]", "", name.upper())
    if not name:
        return ""
    out = name[0]
    prev = codes.get(name[0], "")
    for ch in name[1:]:
        c = codes.get(ch, "")
        if c and c != prev:
            out += c
        if ch not in "HW":
            prev = c
    return (out + "000")[:4]

result = employees.assign(sx=employees["first_name"].map(soundex)).groupby("sx")["first_name"].apply(list).to_dict()

# case: levenshtein-last-names
def lev(a, b):
    prev = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        cur = [i]
        for j, cb in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (ca != cb)))
        prev = cur
    return prev[-1]

n = employees["last_name"].dropna().str.strip().str.lower()
result = n.apply(lambda x: lev(x, "smith")).sort_values().head(4)

# case: full-name-cat
result = employees["first_name"].str.capitalize().str.cat(employees["last_name"].str.strip().str.title(), sep=" ")

# case: full-name-cat-narep
result = employees["last_name"].str.upper().str.cat([employees["first_name"].str.title(), employees["emp_id"]], sep=", ", na_rep="-")

# case: agg-join-rows
cols = ["last_name", "first_name"]
result = employees[cols].fillna("").agg(" ".join, axis=1).str.strip().str.lower().tolist()

# case: usernames-with-dup-suffix
base = employees["first_name"].str[0].str.lower() + employees["last_name"].fillna("x").str.lower().str.replace(r"\W", "", regex=True)
k = base.groupby(base).cumcount()
result = base + k.astype(str).where(k > 0, "")

# case: salary-cleaner
s = employees["salary"].str.replace(r"[$,\s]", "", regex=True).str.replace("k", "000", regex=False)
result = pd.to_numeric(s, errors="coerce").describe().round(1)

# case: salary-report
sal = pd.to_numeric(employees["salary"].str.replace(r"[^0-9.]", "", regex=True), errors="coerce")
rows = []
for name, v in zip(employees["first_name"], sal):
    rows.append(f"{name.title():.<12}{v:>12,.1f}" if pd.notna(v) else f"{name.title():.<12}{'--':>12}")
result = "\n".join(rows)

# case: salary-astype-float
employees["salary"] = employees["salary"].str.replace(",", "").str.replace("$", "").astype(float)
result = employees.groupby("dept_code")["salary"].mean()

# case: hire-date-formats
fmts = ["%Y-%m-%d", "%d/%m/%Y", "%b %d, %Y", "%Y.%m.%d", "%Y%m%d"]
d = pd.Series(pd.NaT, index=employees.index)
for f in fmts:
    d = d.fillna(pd.to_datetime(employees["hire_date"], format=f, errors="coerce"))
result = d

# case: hire-year-regex
y = employees["hire_date"].str.extract(r"((?:19|20)\d{2})")[0]
result = employees.groupby(y, dropna=False)["emp_id"].count()

# case: dept-code-number
num = employees["dept_code"].str.extract(r"(\d+)", expand=False).astype("float").astype("Int64")
m = employees.assign(dept_id=num).merge(departments.astype({"dept_id": "Int64"}), on="dept_id", how="left")
result = m[["emp_id", "dept_id", "dept_name"]]

# case: dept-name-initials-title
result = departments["dept_name"].str.title().str.replace(r"[a-z\s]", "", regex=True)

# case: skills-explode-lookup
sk = employees[["emp_id", "skills"]].assign(skills=employees["skills"].str.split(r"[,;/]"))
sk = sk.explode("skills")
sk["skills"] = sk["skills"].str.strip().str.lower()
result = sk[sk["skills"].astype(bool) & sk["skills"].notna()].groupby("skills")["emp_id"].agg(["nunique", lambda x: sorted(x.dropna())])

# case: skill-regex-escape
needle = "C++"
result = employees[employees["skills"].str.contains(re.escape(needle), na=False)]["emp_id"].tolist()

# case: skill-regex-unescaped
result = employees[employees["skills"].str.contains("C++, C#(", na=False)]["emp_id"].tolist()

# case: id-fullmatch
ok = employees["emp_id"].str.fullmatch(r"E\d{3}", case=True, na=False)
result = employees.loc[~ok, "emp_id"]

# case: id-repair
num = employees["emp_id"].str.upper().str.slice(1).str.pad(3, side="left", fillchar="0")
result = ("E" + num).fillna("E???")

# case: hours-minutes-split
t = timesheets["hours"].str.split(":", expand=True)
t.columns = ["h", "m"]
mins = t["h"].astype(float) * 60 + t["m"].astype(float).fillna(0)
result = mins.groupby(timesheets["emp"]).sum()

# case: iso-week-normalise
w = timesheets["week"].str.upper().str.extract(r"(?:(\d{4})-)?W(\d{1,2})")
result = w[0].fillna("2024") + "-W" + w[1].str.zfill(2)

# case: query-with-at-list
heads = departments["head"].dropna().tolist()
result = employees.query("emp_id in @heads or last_name.str.lower().str.startswith('mc')", engine="python")[["emp_id", "first_name"]]
