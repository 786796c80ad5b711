import pandas as pd
import numpy as np
import re
from collections import defaultdict

stays_df = pd.DataFrame({
    "stay_id": ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10", "S11", "S11"],
    "patient_id": [1001, 1001, 1002, 1003, 1003, 1003, 1004, 1005, 1001, 1006, 1099, 1099],
    "ward": ["ICU", "icu ", "Surgery", "surgery", "Medicine", "MEDICINE", None, "Medicine", "Surgery", "", "ICU", "ICU"],
    "admit": ["2024-01-01 08:00", "2024-01-20 10:30", "2024-01-05 12:00", "2024-02-01 00:00", "2024-02-10 06:15",
              "2024-04-20 07:00", "2024-02-28 22:00", "2024-03-01 09:00", "2024-03-15 11:00", "2024-03-31 23:30",
              "2024-02-14 14:00", "2024-02-14 14:00"],
    "discharge": ["2024-01-06 12:00", "2024-01-25 09:00", "2024-01-05 20:00", "2024-02-08 10:00", "2024-02-12 16:00",
                  None, "2024-03-02 08:00", "2024-02-27 09:00", "2024-03-20 17:45", "2024-04-02 10:00",
                  "2024-02-20 14:00", "2024-02-20 14:00"],
    "charges": ["12,500.00", "8300", "1999.99", "15400.5", "2200", None, "n/a", "4100", "9800.25", "0", "7777", "7777"],
})

patients_df = pd.DataFrame({
    "patient_id": [1001, 1002, 1003, 1004, 1005, 1006, 1007],
    "dob": ["1950-06-15", "1988-02-29", "31/12/1941", "2019-07-01", None, "1975-11-05", "2000-01-01"],
    "sex": ["F", "m", "M", "f", "F", None, "m"],
    "insured": [True, True, None, False, True, False, True],
})

diagnoses_df = pd.DataFrame({
    "stay_id": ["S01", "S01", "S02", "S03", "S04", "S04", "S04", "S05", "S07", "S09", "S12"],
    "code": ["I50.1", "e11.9", "I50.1", "K35", "S72.0", "I10", "E11.9", "J18.9", "J18.9", " I50.9", "Z99"],
    "primary": [True, False, True, True, True, False, False, True, True, True, True],
})

claims_df = pd.DataFrame({
    "claim_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "line": ["Motor", "motor", "Home", "Home", "Motor", "HOME", "Travel", None],
    "accident_date": pd.to_datetime(["2020-03-01", "2020-11-15", "2020-07-04", "2021-01-31", "2021-06-30", "2022-02-28", "2022-12-31", "2021-05-05"]),
    "reserve": [0.0, 500.0, 250.0, 1000.0, 0.0, 4000.0, np.nan, 300.0],
})

payments_df = pd.DataFrame({
    "claim_id": [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 8, 77],
    "pay_date": pd.to_datetime(["2020-05-01", "2021-02-01", "2022-01-15", "2020-12-20", "2022-06-01", "2020-08-01", "2021-09-09",
                                "2021-03-01", "2022-03-01", "2021-07-01", "2022-03-15", "2022-09-30", "2021-06-01", "2021-01-01"]),
    "paid": [1000, 500, 250, 2000, 1500, 800, -100, 3000, 1200, 650, 900, 2100, 400, 50],
})

# case: readmission-30-day
def load_stays(df):
    s = df.drop_duplicates("stay_id").copy()
    s["admit"] = pd.to_datetime(s["admit"])
    s["discharge"] = pd.to_datetime(s["discharge"])
    s["ward"] = s["ward"].str.strip().str.upper().replace({"": None}).fillna("UNKNOWN")
    invalid = s["discharge"] < s["admit"]
    return s[~invalid].reset_index(drop=True), s.loc[invalid, "stay_id"].tolist()

stays, rejected = load_stays(stays_df)
assert stays["stay_id"].is_unique

stays = stays.sort_values(["patient_id", "admit"])
stays["prev_discharge"] = stays.groupby("patient_id")["discharge"].shift()
stays["days_since"] = (stays["admit"] - stays["prev_discharge"]).dt.days
stays["readmit30"] = stays["days_since"].between(0, 30)
stays["next_is_readmit"] = stays.groupby("patient_id")["readmit30"].shift(-1)
stays["next_is_readmit"] = stays["next_is_readmit"].eq(True)

rates = stays.groupby("ward").agg(
    index_stays=("discharge", "count"),
    readmitted=("next_is_readmit", "sum"),
)
rates["rate_pct"] = (rates["readmitted"] / rates["index_stays"].replace(0, np.nan) * 100).round(1)
rates = rates.sort_values(["rate_pct", "index_stays"], ascending=[False, False], na_position="last")
assert rates["readmitted"].sum() == stays["readmit30"].sum()

detail = stays.loc[stays["readmit30"], ["patient_id", "stay_id", "admit", "days_since"]].copy()
detail["admit"] = detail["admit"].dt.strftime("%Y-%m-%d")
detail["days_since"] = detail["days_since"].astype(int)
# per patient view: first/last stay, number of readmissions, frequent flyer flag
patient = (
    stays.groupby("patient_id")
    .agg(
        n_stays=("stay_id", "count"),
        n_readmit=("readmit30", "sum"),
        first_admit=("admit", "min"),
        last_ward=("ward", "last"),
        min_gap=("days_since", "min"),
    )
    .reset_index()
)
patient["frequent"] = (patient["n_stays"] >= 2) & (patient["n_readmit"] >= 1)
patient = patient.merge(patients_df[["patient_id", "sex", "insured"]], on="patient_id", how="left", indicator="master")
patient["sex"] = patient["sex"].str.upper().fillna("U")
patient["master"] = patient["master"].eq("both")
patient["insured"] = patient["insured"].map({True: "insured", False: "self-pay"}).fillna("unknown")
patient["first_admit"] = patient["first_admit"].dt.strftime("%Y-%m-%d")
patient["min_gap"] = patient["min_gap"].astype("Int64")

by_ins = patient.groupby(["insured", "sex"]).agg(patients=("patient_id", "size"), readmits=("n_readmit", "sum"))
by_ins["per_patient"] = (by_ins["readmits"] / by_ins["patients"]).round(2)
gap_bins = pd.cut(stays["days_since"].dropna(), [-1, 7, 14, 30, 365], labels=["0-7", "8-14", "15-30", "31+"])
gap_dist = gap_bins.value_counts(sort=False).rename_axis("gap").reset_index(name="n")
gap_dist["gap"] = gap_dist["gap"].astype(str)
assert patient["n_stays"].sum() == len(stays)
assert by_ins["patients"].sum() == len(patient)
assert gap_dist["n"].sum() == stays["days_since"].notna().sum()
result = {"rates": rates.reset_index(), "readmissions": detail.to_dict("records"), "rejected": rejected}
result["patients"] = patient.astype(object).where(patient.notna(), None).to_dict("records")
result["by_insurance"] = by_ins.reset_index()
result["gaps"] = gap_dist.set_index("gap")["n"].to_dict()
result["frequent"] = patient.loc[patient["frequent"], "patient_id"].tolist()

# case: length-of-stay-stats
s = stays_df.drop_duplicates().copy()
for col in ("admit", "discharge"):
    s[col] = pd.to_datetime(s[col], errors="coerce")
s["ward"] = s["ward"].str.strip().str.title().replace("", np.nan)
s["los_hours"] = (s["discharge"] - s["admit"]) / np.timedelta64(1, "h")
s["los_nights"] = (s["discharge"].dt.normalize() - s["admit"].dt.normalize()).dt.days
s.loc[s["los_hours"] < 0, ["los_hours", "los_nights"]] = np.nan

def p90(x):
    return x.quantile(0.9)

stats = s.groupby("ward", dropna=False)["los_hours"].agg(["count", "mean", "median", "min", "max", p90])
stats.index = stats.index.fillna("(missing)")
stats = stats.round(2).sort_index()
nights = s.groupby(s["ward"].fillna("(missing)"))["los_nights"].sum().astype(int)
stats["bed_nights"] = nights
stats["bed_share"] = (stats["bed_nights"] / stats["bed_nights"].sum()).map("{:.1%}".format)
day_cases = s.loc[s["los_nights"].eq(0), "stay_id"].tolist()
assert stats["bed_nights"].sum() == int(s["los_nights"].sum())
assert stats["count"].sum() == s["los_hours"].notna().sum()
# outlier fences per ward and trimmed mean
def fences(x):
    q1, q3 = x.quantile(0.25), x.quantile(0.75)
    iqr = q3 - q1
    return pd.Series({"low": q1 - 1.5 * iqr, "high": q3 + 1.5 * iqr})

fence = s.dropna(subset=["ward", "los_hours"]).groupby("ward")["los_hours"].apply(fences).unstack()
chk = s.merge(fence.reset_index(), on="ward", how="left")
chk["outlier"] = (chk["los_hours"] < chk["low"]) | (chk["los_hours"] > chk["high"])
trimmed = s["los_hours"].dropna().sort_values().iloc[1:-1].mean()
result = {
    "stats": stats.rename(columns={"count": "n"}).reset_index(),
    "day_cases": day_cases,
    "overall_median_h": float(s["los_hours"].median()),
}
result["fences"] = fence.round(1).reset_index().to_dict("records")
result["outliers"] = chk.loc[chk["outlier"], "stay_id"].tolist()
result["trimmed_mean"] = round(float(trimmed), 3)

# case: age-at-admission-bands
def parse_dob(x):
    if not isinstance(x, str):
        return pd.NaT
    if re.fullmatch(r"\d{2}/\d{2}/\d{4}", x):
        return pd.to_datetime(x, format="%d/%m/%Y")
    return pd.to_datetime(x, format="%Y-%m-%d")

p = patients_df.copy()
p["dob"] = pd.to_datetime(p["dob"].apply(parse_dob))
p["sex"] = p["sex"].str.upper().fillna("U")

s = stays_df.drop_duplicates("stay_id")[["stay_id", "patient_id", "admit"]].copy()
s["admit"] = pd.to_datetime(s["admit"])
m = s.merge(p, on="patient_id", how="left", validate="m:1", indicator=True)
unmatched = m.loc[m["_merge"] == "left_only", "stay_id"].tolist()

had_birthday = (m["admit"].dt.month * 100 + m["admit"].dt.day) >= (m["dob"].dt.month * 100 + m["dob"].dt.day)
m["age"] = m["admit"].dt.year - m["dob"].dt.year - (~had_birthday).astype(int)
m["age"] = m["age"].astype("Int64")
m["band"] = pd.cut(m["age"].astype(float), bins=[0, 18, 40, 65, 80, 120], right=False,
                   labels=["child", "young", "middle", "senior", "elder"])
table = pd.crosstab(m["band"], m["sex"].fillna("U"), dropna=False)
table = table.reindex(["child", "young", "middle", "senior", "elder"], fill_value=0)
table["total"] = table.sum(axis=1)
assert table["total"].sum() == m["age"].notna().sum()
m["insured"] = m["insured"].map({True: "yes", False: "no"}).fillna("unknown")
ins = m.groupby("insured")["age"].mean().round(1)
result = {
    "ages": m[["stay_id", "age", "band"]],
    "table": table,
    "mean_age_by_insurance": {k: (None if pd.isna(v) else float(v)) for k, v in ins.items()},
    "unmatched": unmatched,
}

# case: daily-census
s = stays_df.drop_duplicates("stay_id").copy()
s["admit"] = pd.to_datetime(s["admit"])
s["discharge"] = pd.to_datetime(s["discharge"]).fillna(pd.Timestamp("2024-04-30"))
s = s.query("discharge >= admit")

def expand(row):
    days = pd.date_range(row["admit"].normalize(), row["discharge"].normalize(), freq="D")
    return list(days)

s["day"] = s.apply(expand, axis=1)
census = s[["stay_id", "patient_id", "day"]].explode("day")
census["day"] = pd.to_datetime(census["day"])
daily = census.groupby("day")["patient_id"].nunique()
daily = daily.reindex(pd.date_range("2024-01-01", "2024-04-30"), fill_value=0)
daily.index.name = "day"

monthly = daily.resample("MS").agg(["mean", "max", "sum"])
monthly["peak_day"] = daily.groupby(daily.index.to_period("M")).idxmax().dt.strftime("%d").values
monthly["empty_days"] = (daily == 0).resample("MS").sum()
monthly["mean"] = monthly["mean"].round(3)
monthly.index = monthly.index.strftime("%b-%y")
assert monthly["sum"].sum() == len(census)

runs = (daily.gt(0) != daily.gt(0).shift()).cumsum()
longest_empty = daily[daily.eq(0)].groupby(runs).size().max()
result = {
    "monthly": monthly.reset_index(names="month").to_dict("records"),
    "longest_empty_streak": int(longest_empty),
    "max_census": int(daily.max()),
    "rolling_peak": round(float(daily.rolling(7).mean().max()), 3),
}

# case: charges-clean-and-rank
def clean_charge(v):
    if v is None:
        return np.nan
    v = v.replace(",", "").strip()
    try:
        return float(v)
    except ValueError:
        return np.nan

s = stays_df.drop_duplicates(subset="stay_id", ignore_index=True)
s = s.assign(charges=s["charges"].map(clean_charge), ward=s["ward"].fillna("").str.strip().str.lower())
s["ward"] = s["ward"].where(s["ward"] != "", "unknown")
s["missing_charge"] = s["charges"].isna()
ward_median = s.groupby("ward")["charges"].transform("median")
s["charges_filled"] = s["charges"].fillna(ward_median).fillna(s["charges"].median())
s["rank_in_ward"] = s.groupby("ward")["charges_filled"].rank(method="dense", ascending=False).astype(int)
s["pct_of_ward"] = (100 * s["charges_filled"] / s.groupby("ward")["charges_filled"].transform("sum")).round(1)
s["z"] = ((s["charges_filled"] - s["charges_filled"].mean()) / s["charges_filled"].std(ddof=0)).round(3)
s["quartile"] = pd.qcut(s["charges_filled"], 4, labels=["Q1", "Q2", "Q3", "Q4"]).astype(str)

top = s.loc[s["rank_in_ward"] == 1, ["ward", "stay_id", "charges_filled", "pct_of_ward"]].sort_values("ward")
pct_check = s.groupby("ward")["pct_of_ward"].sum(min_count=1).dropna()
pct_check = pct_check[pct_check > 0]
assert pct_check.sub(100).abs().lt(0.5).all()
assert not s["charges_filled"].isna().any()
result = {
    "top": top.to_dict("records"),
    "imputed": s.loc[s["missing_charge"], ["stay_id", "charges_filled"]].set_index("stay_id")["charges_filled"].to_dict(),
    "quartiles": s["quartile"].value_counts().sort_index().to_dict(),
    "outliers": s.loc[s["z"].abs() > 1.5, "stay_id"].tolist(),
    "frame": s.drop(columns=["admit", "discharge", "missing_charge"]),
}

# case: diagnosis-chapters
CHAPTERS = {"E": "Endocrine", "I": "Circulatory", "J": "Respiratory", "K": "Digestive", "S": "Injury"}

dx = diagnoses_df.copy()
dx["code"] = dx["code"].str.strip().str.upper()
parts = dx["code"].str.extract(r"^(?P<letter>[A-Z])(?P<number>\d{2})(?:\.(?P<sub>\d))?$")
dx = pd.concat([dx, parts], axis=1)
dx["chapter"] = dx["letter"].map(CHAPTERS).fillna("Other")
dx["has_sub"] = dx["sub"].notna()

stays = stays_df.drop_duplicates("stay_id")[["stay_id", "patient_id"]]
full = stays.merge(dx, on="stay_id", how="outer", indicator=True)
no_dx = sorted(full.loc[full["_merge"] == "left_only", "stay_id"])
no_stay = sorted(full.loc[full["_merge"] == "right_only", "stay_id"])

matched = full[full["_merge"] == "both"].copy()
chap = matched.groupby("chapter").agg(
    diagnoses=("code", "count"),
    primary=("primary", "sum"),
    patients=("patient_id", "nunique"),
    codes=("code", lambda c: sorted(set(c))),
)
chap["primary"] = chap["primary"].astype(int)
chap["secondary"] = chap["diagnoses"] - chap["primary"]
comorbid = matched.groupby("stay_id")["chapter"].agg(lambda c: "+".join(sorted(c.unique())))
assert (matched[matched["primary"].astype(bool)].groupby("stay_id").size() == 1).all()
result = {
    "chapters": chap.sort_values(["diagnoses", "primary"], ascending=False).reset_index().to_dict("records"),
    "comorbidity": comorbid[comorbid.str.contains("+", regex=False)].to_dict(),
    "without_diagnosis": no_dx,
    "without_stay": no_stay,
}

# case: patient-timeline-summary
def join_unique(series):
    vals = [v for v in series if pd.notna(v) and str(v).strip()]
    return "|".join(dict.fromkeys(str(v).strip().upper() for v in vals)) or None

s = stays_df.drop_duplicates("stay_id").copy()
s[["admit", "discharge"]] = s[["admit", "discharge"]].apply(pd.to_datetime)
s["charges"] = pd.to_numeric(s["charges"].str.replace(",", ""), errors="coerce")
s["los"] = (s["discharge"] - s["admit"]).dt.total_seconds().div(86400).clip(lower=0)

summary = s.sort_values("admit").groupby("patient_id").agg(
    n_stays=("stay_id", "nunique"),
    first_admit=("admit", "first"),
    last_discharge=("discharge", "last"),
    wards=("ward", join_unique),
    total_los=("los", "sum"),
    total_charges=("charges", lambda x: x.sum(min_count=1)),
)
primary = diagnoses_df[diagnoses_df["primary"]].assign(code=lambda d: d["code"].str.strip())
last_dx = (
    s.merge(primary, on="stay_id").sort_values("admit").groupby("patient_id")["code"].last()
)
summary["last_dx"] = last_dx
summary = summary.join(patients_df.set_index("patient_id")[["insured"]], how="left")
summary["cost_per_day"] = (summary["total_charges"] / summary["total_los"].replace(0, np.nan)).round(2)
summary["total_los"] = summary["total_los"].round(2)
for c in ("first_admit", "last_discharge"):
    summary[c] = summary[c].dt.strftime("%Y-%m-%d")
assert summary["n_stays"].sum() == stays_df["stay_id"].nunique()
out = summary.reset_index().sort_values(["n_stays", "patient_id"], ascending=[False, True])
out = out.astype(object).where(pd.notna(out), None)
result = out.to_dict(orient="records")

# case: transfers-overlap-check
s = stays_df.drop_duplicates("stay_id", keep="last").copy()
s["admit"] = pd.to_datetime(s["admit"])
s["discharge"] = pd.to_datetime(s["discharge"])

pairs = s.merge(s, how="cross", suffixes=("_a", "_b"))
pairs = pairs[pairs["stay_id_a"] < pairs["stay_id_b"]]
end_a = pairs["discharge_a"].fillna(pd.Timestamp.max)
end_b = pairs["discharge_b"].fillna(pd.Timestamp.max)
valid = (end_a >= pairs["admit_a"]) & (end_b >= pairs["admit_b"])
overlap = valid & (pairs["admit_a"] < end_b) & (pairs["admit_b"] < end_a)
hits = pairs.loc[overlap, ["stay_id_a", "stay_id_b", "patient_id_a", "patient_id_b", "admit_a", "admit_b"]].copy()
hits["overlap_start"] = hits[["admit_a", "admit_b"]].max(axis=1)
hits["same_patient"] = hits["patient_id_a"] == hits["patient_id_b"]
per_stay = pd.concat([hits["stay_id_a"], hits["stay_id_b"]]).value_counts()
per_stay = per_stay.reindex(sorted(s["stay_id"]), fill_value=0)
assert per_stay.sum() == 2 * len(hits)
# sweep line to find the maximum number of simultaneous stays
ok = s[s["discharge"].isna() | (s["discharge"] >= s["admit"])]
edges = pd.concat([
    pd.DataFrame({"t": ok["admit"], "d": 1}),
    pd.DataFrame({"t": ok["discharge"].dropna(), "d": -1}),
]).sort_values(["t", "d"])
edges["load"] = edges["d"].cumsum()
peak_time = edges.loc[edges["load"] == edges["load"].max(), "t"].iloc[0]
assert edges["load"].iloc[-1] == ok["discharge"].isna().sum()
result = {
    "pairs": hits.drop(columns=["admit_a", "admit_b"]).reset_index(drop=True),
    "busiest": per_stay[per_stay == per_stay.max()].index.tolist() if per_stay.max() > 0 else [],
    "alone": per_stay.index[per_stay == 0].tolist(),
    "any_same_patient": bool(hits["same_patient"].any()),
}
result["peak"] = {"load": int(edges["load"].max()), "at": str(peak_time)}

# case: triangle-paid-cumulative
def build_triangle(claims, payments):
    m = payments.merge(claims[["claim_id", "accident_date"]], on="claim_id", how="inner", validate="many_to_one")
    m["ay"] = m["accident_date"].dt.year
    m["dev"] = m["pay_date"].dt.year - m["ay"]
    assert (m["dev"] >= 0).all(), "payment before accident"
    inc = m.pivot_table(index="ay", columns="dev", values="paid", aggfunc="sum")
    return m, inc

m, incremental = build_triangle(claims_df, payments_df)
last_year = int(payments_df["pay_date"].dt.year.max())
incremental = incremental.fillna(0)
observed = pd.DataFrame(
    [[ay + dev <= last_year for dev in incremental.columns] for ay in incremental.index],
    index=incremental.index, columns=incremental.columns,
)
cumulative = incremental.cumsum(axis=1).where(observed)

factors = {}
for d in cumulative.columns[:-1]:
    both = cumulative[[d, d + 1]].dropna()
    factors[d] = both[d + 1].sum() / both[d].sum()
ldf = pd.Series(factors).rename("ldf")
cdf = ldf[::-1].cumprod()[::-1]

latest = cumulative.ffill(axis=1).iloc[:, -1]
age = observed.sum(axis=1) - 1
ultimate = latest * age.map(cdf).fillna(1.0)
summary = pd.DataFrame({"latest": latest, "ultimate": ultimate.round(2), "ibnr": (ultimate - latest).round(2)})
summary["pct_developed"] = (summary["latest"] / summary["ultimate"] * 100).round(1)
assert np.isclose(latest.sum(), m["paid"].sum())
cum_out = cumulative.astype(object).where(cumulative.notna(), None)
result = {
    "triangle": cum_out.reset_index().to_dict("records"),
    "ldf": ldf.round(4).to_dict(),
    "summary": summary.reset_index(),
    "total_ibnr": float(summary["ibnr"].sum().round(2)),
}

# case: triangle-quarterly-lags
c = claims_df.assign(line=claims_df["line"].str.title().fillna("Unknown"))
m = pd.merge(c, payments_df, on="claim_id", how="left")
m["acc_q"] = m["accident_date"].dt.to_period("Q")
m["pay_q"] = m["pay_date"].dt.to_period("Q")
m["lag_q"] = (m["pay_date"].dt.year - m["accident_date"].dt.year) * 4 + (m["pay_date"].dt.quarter - m["accident_date"].dt.quarter)
m["lag_bucket"] = pd.cut(m["lag_q"], bins=[-1, 0, 1, 3, 99], labels=["same", "next", "within year", "later"])

tab = m.pivot_table(index="line", columns="lag_bucket", values="paid", aggfunc="sum", fill_value=0, observed=False)
tab.columns = tab.columns.astype(str)
tab["Total"] = tab.sum(axis=1)
shares = tab.drop(columns="Total").div(tab["Total"].where(tab["Total"] != 0), axis=0).round(3)
tab.loc["All"] = tab.sum()
tab = tab.astype("int64")
first_pay = m.groupby("claim_id").agg(first=("pay_date", "min"), acc=("accident_date", "first"))
first_pay["wait_days"] = (first_pay["first"] - first_pay["acc"]).dt.days.astype("Int64")
unpaid = first_pay.index[first_pay["first"].isna()].tolist()
assert tab.loc["All", "Total"] == payments_df.loc[payments_df["claim_id"].isin(c["claim_id"]), "paid"].sum()
# average payment by lag and the share paid within a year
by_lag = m.dropna(subset=["lag_q"]).groupby("lag_q")["paid"].agg(["count", "sum", "mean"])
by_lag.index = by_lag.index.astype(int)
by_lag["cum"] = by_lag["sum"].cumsum()
by_lag["cum_pct"] = (by_lag["cum"] / by_lag["sum"].sum() * 100).round(1)
within = m.loc[m["lag_q"] <= 3].groupby("line")["paid"].sum() / m.groupby("line")["paid"].sum()
assert by_lag["cum_pct"].iloc[-1] == 100
result = {
    "table": tab.reset_index(),
    "shares": shares,
    "wait": first_pay["wait_days"].to_frame().reset_index(),
    "unpaid": unpaid,
    "first_quarter": str(m["acc_q"].min()),
}
result["by_lag"] = by_lag.round(2).reset_index()
result["within_year"] = within.round(3).to_dict()

# case: incurred-by-line
c = claims_df.copy()
c["line"] = c["line"].str.lower().str.strip().fillna("unassigned")
paid = payments_df.groupby("claim_id", as_index=False)["paid"].sum()
inc = c.merge(paid, on="claim_id", how="left").fillna({"paid": 0, "reserve": 0})
inc["incurred"] = inc["paid"] + inc["reserve"]
inc["year"] = inc["accident_date"].dt.year
inc["status"] = np.select([inc["reserve"].gt(0), inc["paid"].gt(0)], ["open", "closed"], "nil")

by = inc.groupby(["line", "year"]).agg(
    claims=("claim_id", "count"), paid=("paid", "sum"), reserve=("reserve", "sum"), incurred=("incurred", "sum")
)
sub = by.groupby(level="line").sum()
sub.index = pd.MultiIndex.from_product([sub.index, ["total"]], names=by.index.names)
full = pd.concat([by, sub])
full.index = full.index.set_levels(full.index.levels[1].astype(str), level=1)
full = full.sort_index()
full["avg"] = (full["incurred"] / full["claims"]).round(2)
full["line_pct"] = full["incurred"] / full["incurred"].xs("total", level="year").reindex(full.index.get_level_values("line")).values
full["line_pct"] = (full["line_pct"] * 100).round(1).fillna(0)
assert sub["incurred"].sum() == inc["incurred"].sum()
status = inc.pivot_table(index="line", columns="status", values="claim_id", aggfunc="count", fill_value=0)
# a wide view line x year and year-over-year development
wide = by["incurred"].unstack("year").sort_index()
yoy = wide.pct_change(axis=1, fill_method=None).round(3)
wide["n_years"] = wide.notna().sum(axis=1)
open_share = inc.assign(is_open=inc["status"].eq("open")).groupby("line")["is_open"].mean().round(3)
assert wide["n_years"].sum() == len(by)
result = {"full": full.reset_index(), "status": status.to_dict("index"), "largest": inc.nlargest(2, "incurred")["claim_id"].tolist()}
result["wide"] = wide.reset_index()
result["yoy"] = yoy.stack().to_dict()
result["open_share"] = open_share.to_dict()

# case: payment-running-and-recoveries
p = payments_df.merge(claims_df[["claim_id", "line", "reserve"]], on="claim_id", how="left", indicator="match")
bad = p[p["match"] != "both"][["claim_id", "paid"]]
p = p[p["match"] == "both"].drop(columns=["match"])
p = p.sort_values(["claim_id", "pay_date"])
grp = p.groupby("claim_id")
p["seq"] = grp.cumcount().add(1)
p["running"] = grp["paid"].cumsum()
p["is_last"] = p["seq"] == grp["seq"].transform("max")
p["gap_days"] = grp["pay_date"].diff().dt.days
p["is_recovery"] = p["paid"] < 0
p["peak"] = grp["running"].cummax()
p["below_peak"] = p["peak"] - p["running"]

closing = p[p["is_last"]].set_index("claim_id")["running"]
assert closing.equals(grp["paid"].sum().rename("running"))
with_gap = p.dropna(subset=["gap_days"])
gap_stats = with_gap["gap_days"].describe().round(1).to_dict()
slow = with_gap.loc[with_gap["gap_days"] > 365, "claim_id"].unique().tolist()
out = p[["claim_id", "seq", "pay_date", "paid", "running", "gap_days", "below_peak"]].copy()
out["pay_date"] = out["pay_date"].dt.strftime("%d.%m.%y")
out["gap_days"] = out["gap_days"].astype("Int64")
# quarterly cash flow with recoveries apart
cash = p.assign(q=p["pay_date"].dt.to_period("Q").astype(str), gross=p["paid"].clip(lower=0), back=p["paid"].clip(upper=0))
cash = cash.groupby("q")[["gross", "back"]].sum()
cash["net"] = cash["gross"] + cash["back"]
cash["cum"] = cash["net"].cumsum()
assert cash["net"].sum() == p["paid"].sum()
result = {"ledger": out.reset_index(drop=True), "gap_stats": gap_stats, "slow": slow,
          "recoveries": p.loc[p["is_recovery"], ["claim_id", "paid"]].values.tolist(), "orphans": bad.to_dict("records")}
result["cash"] = cash.reset_index().to_dict("records")

# case: ward-los-wrong-column
def los_days(df):
    a = pd.to_datetime(df["admit"])
    b = pd.to_datetime(df["discharge"])
    return (b - a).dt.days

s = stays_df.drop_duplicates("stay_id").copy()
s["los"] = los_days(s)
s = s[s["los"].fillna(-1) >= 0]
s["ward"] = s["ward"].str.strip().str.upper()
by_ward = s.groupby("ward").agg(mean_los=("los", "mean"), n=("stay_id", "size"))
by_ward["mean_los"] = by_ward["mean_los"].round(2)
by_ward = by_ward.sort_values("avg_los", ascending=False)
by_ward["rank"] = range(1, len(by_ward) + 1)
assert by_ward["n"].sum() == s["ward"].notna().sum()
by_ward["share"] = (by_ward["n"] / by_ward["n"].sum() * 100).round(1)
by_ward["cum_share"] = by_ward["share"].cumsum()
by_ward["band"] = pd.cut(by_ward["mean_los"], [0, 2, 5, 99], labels=["short", "mid", "long"])
charges = pd.to_numeric(s["charges"].str.replace(",", ""), errors="coerce")
by_ward["charges"] = charges.groupby(s["ward"]).sum()
by_ward["per_day"] = by_ward["charges"] / (by_ward["mean_los"] * by_ward["n"])
by_ward = by_ward.round({"per_day": 2})
by_ward["band"] = by_ward["band"].astype(str)
months = pd.to_datetime(s["admit"]).dt.strftime("%Y-%m")
trend = pd.crosstab(s["ward"], months)
trend["total"] = trend.sum(axis=1)
assert trend["total"].sum() == by_ward["n"].sum()
result = by_ward.reset_index()
result = {"wards": result.to_dict("records"), "trend": trend}

# case: charlson-like-score
WEIGHTS = {"I50": 2, "E11": 1, "J18": 1, "S72": 1}

def score_codes(codes):
    families = {c.strip().upper().split(".")[0] for c in codes}
    return sum(WEIGHTS.get(f, 0) for f in families)

scores = diagnoses_df.groupby("stay_id")["code"].apply(score_codes).rename("score")
stays = stays_df.drop_duplicates("stay_id").set_index("stay_id")
stays = stays.join(scores)
stays["score"] = stays["score"].fillna(0).astype(int)
stays["month"] = pd.to_datetime(stays["admit"]).dt.month_name().str[:3]
stays["charge_num"] = pd.to_numeric(stays["charges"].str.replace(",", "", regex=False), errors="coerce")
stays["risk"] = stays["score"].map(lambda v: "high" if v >= 2 else ("medium" if v == 1 else "low"))
risk_order = pd.CategoricalDtype(["low", "medium", "high"], ordered=True)
stays["risk"] = stays["risk"].astype(risk_order)

by_risk = stays.groupby("risk", observed=True).agg(
    stays=("patient_id", "size"), patients=("patient_id", "nunique"), mean_charge=("charge_num", "mean")
).round(2)
corr = stays[["score", "charge_num"]].corr().loc["score", "charge_num"]
month_risk = stays.groupby(["month", "risk"], observed=False).size().unstack("risk")
month_order = ["Jan", "Feb", "Mar", "Apr"]
month_risk = month_risk.loc[month_order]
assert month_risk.to_numpy().sum() == len(stays)
result = {
    "by_risk": by_risk.reset_index().astype({"risk": str}).to_dict("records"),
    "corr": round(float(corr), 4),
    "month_risk": month_risk,
    "max_risk": stays["risk"].max(),
    "above_low": stays.index[stays["risk"] > "low"].tolist(),
}

# case: monthly-occupancy-prorated
s = stays_df.drop_duplicates("stay_id").assign(
    admit=lambda d: pd.to_datetime(d["admit"]),
    discharge=lambda d: pd.to_datetime(d["discharge"]),
)
s = s[s["discharge"].notna() & (s["discharge"] >= s["admit"])]
months = pd.period_range("2024-01", "2024-04", freq="M")

rows = []
for row in s.itertuples(index=False):
    for mth in months:
        start = max(row.admit, mth.start_time)
        end = min(row.discharge, (mth + 1).start_time)
        hours = (end - start).total_seconds() / 3600
        if hours > 0:
            rows.append({"month": str(mth), "stay_id": row.stay_id, "hours": hours})
alloc = pd.DataFrame(rows)

true_hours = (s["discharge"] - s["admit"]).dt.total_seconds().sum() / 3600
assert np.isclose(alloc["hours"].sum(), true_hours)
grid = alloc.pivot(index="stay_id", columns="month", values="hours").fillna(0)
grid = grid.reindex(columns=[str(m) for m in months], fill_value=0.0)
split = grid[(grid > 0).sum(axis=1) > 1]
BEDS = 3
occ = grid.sum().rename("hours").to_frame()
occ["capacity"] = [BEDS * 24 * m.days_in_month for m in months]
occ["occupancy_pct"] = occ["hours"].div(occ["capacity"]).mul(100).round(2)
occ["mom"] = occ["occupancy_pct"].diff().round(2)
occ = occ.reset_index()
result = {"occupancy": occ.replace({np.nan: None}).to_dict("records"), "split_stays": split.round(2).to_dict("index")}
