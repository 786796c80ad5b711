import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, date, timedelta
from itertools import accumulate, groupby

readings_df = pd.DataFrame({
    "meter": ["m1", "M1", "m1", "m1", "m1", "M2", "m2", "m2", "m2", "m3", "m3", "m4", "m1", "m2"],
    "ts": ["2024-01-01 00:00", "2024-01-02 00:00", "2024-01-05 00:00", "2024-01-06 12:00", "2024-01-08 00:00",
           "2024-01-01 00:00", "2024-01-03 00:00", "2024-01-04 00:00", "2024-01-07 00:00",
           "2024-01-02 06:00", "2024-01-02 18:00", "2024-01-03 00:00", "2024-01-05 00:00", "bad"],
    "kwh": [1000.0, 1012.5, 1040.1, None, 1075.1, 99990.0, 20.0, 35.0, 12.0, 5.0, 5.0, 0.0, 1040.1, 40.0],
    "quality": ["A", "A", "E", None, "A", "A", "A", "a", "X", "A", "A", "A", "E", "A"],
})

meters_df = pd.DataFrame({
    "meter": ["M1", "M2", "M3", "M5"],
    "site": ["Plant", "Office", "office ", "Depot"],
    "tariff": ["peak", "flat", None, "flat"],
    "rollover": [100000, 100000, 100000, 100000],
    "active": [True, True, None, False],
})

employees_df = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5, 6],
    "name": ["Ito, Ken", "O'Hara, Sue", "van Dam, Jo", "Li, Wei", None, "Ito, Ken"],
    "dept": ["Ops", "ops", "IT", "IT ", "HR", ""],
    "hired": ["2015-03-01", "2024-01-15", "2020-02-29", "2023-07-01", "2019-11-30", "2024-02-01"],
    "annual": ["48,000", "36000", "72.500", "150000", "0", None],
    "manager_id": [None, 1, 4, None, 4, 1],
})

timesheets_df = pd.DataFrame({
    "emp_id": [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 9, 5],
    "day": ["2024-01-29", "2024-01-30", "2024-01-31", "2024-02-01", "2024-02-02", "2024-02-03", "2024-01-29", "2024-01-30",
            "2024-01-31", "2024-02-01", "2024-02-01", "2024-02-01", "2024-02-02"],
    "hours": [9.0, 10.5, 8.0, 8.0, 11.0, 4.0, 7.5, None, 8.0, -1.0, 12.0, 8.0, 0.0],
    "code": ["W", "W", "W", "W", "W", "W", "w", "S", "W", "W", "W", "W", "V"],
})

brackets_df = pd.DataFrame({"lower": [0, 12000, 40000, 90000], "rate": [0.0, 0.2, 0.4, 0.45]})

# case: meter-consumption-intervals
def clean_readings(df):
    r = df.copy()
    r["meter"] = r["meter"].str.upper()
    r["ts"] = pd.to_datetime(r["ts"], errors="coerce")
    r["quality"] = r["quality"].str.upper().fillna("M")
    r = r.dropna(subset=["ts", "kwh"]).drop_duplicates(subset=["meter", "ts"])
    return r.sort_values(["meter", "ts"]).reset_index(drop=True)

r = clean_readings(readings_df)
assert not r.duplicated(["meter", "ts"]).any()
r = r.merge(meters_df[["meter", "rollover"]], on="meter", how="left")
g = r.groupby("meter")
r["delta"] = g["kwh"].diff()
r["hours"] = g["ts"].diff().dt.total_seconds() / 3600
jump_back = r["delta"] < 0
near_top = g["kwh"].shift() > r["rollover"] * 0.9
r["event"] = np.select([r["delta"].isna(), jump_back & near_top, jump_back], ["first", "rollover", "reset"], default="ok")
r["use"] = r["delta"].where(~jump_back, np.where(near_top, r["delta"] + r["rollover"], np.nan))
r["kw_avg"] = (r["use"] / r["hours"]).round(3)

tot = r.groupby("meter").agg(readings=("kwh", "count"), use=("use", "sum"), hours=("hours", "sum"), resets=("event", lambda e: (e == "reset").sum()))
tot["kw"] = (tot["use"] / tot["hours"].replace(0, np.nan)).round(3)
tot = tot.reset_index()
tot["in_master"] = tot["meter"].isin(meters_df["meter"])
assert math.isclose(tot["use"].sum(), r["use"].sum())
view = r[["meter", "ts", "use", "event", "kw_avg"]].copy()
view["ts"] = view["ts"].dt.strftime("%m-%d %H:%M")
view = view.astype(object).where(view.notna(), None)
result = {"intervals": view.to_dict("records"), "totals": tot, "silent": sorted(set(meters_df["meter"]) - set(tot["meter"]))}

# case: daily-interpolation
r = readings_df.assign(meter=readings_df["meter"].str.upper(), ts=pd.to_datetime(readings_df["ts"], errors="coerce"))
r = r[r["ts"].notna()].drop_duplicates(["meter", "ts"])
m1 = r[r["meter"] == "M1"].set_index("ts")["kwh"].sort_index()
hourly = m1.resample("12h").asfreq()
filled = hourly.interpolate(method="time")
daily = filled.resample("D").first()
use = daily.diff().shift(-1).dropna().rename("kwh")
frame = use.to_frame()
frame["estimated"] = ~frame.index.isin(m1.dropna().index) | ~(frame.index + pd.Timedelta(days=1)).isin(m1.dropna().index)
frame["weekday"] = frame.index.day_name().str[:3]
frame["cum"] = frame["kwh"].cumsum()
frame["share"] = (frame["kwh"] / frame["kwh"].sum() * 100).round(2)
frame["ma3"] = frame["kwh"].rolling(3).mean()
frame["ma3_centered"] = frame["kwh"].rolling(3, center=True).mean()
frame["diff_vs_ma"] = frame["kwh"] - frame["ma3"]
span = m1.dropna()
assert np.isclose(frame["kwh"].sum(), span.iloc[-1] - span.iloc[0])
assert frame["share"].sum().round(1) == 100
frame = frame.round(3).rename_axis("date").reset_index()
frame["date"] = frame["date"].dt.date.astype(str)
# compare linear interpolation with plain forward fill
ffill_use = hourly.ffill().resample("D").first().diff().shift(-1).dropna()
error = (ffill_use - use).abs()
best_day, worst_day = error.idxmin(), error.idxmax()
result = {"daily": frame.replace({np.nan: None}).to_dict("records"), "estimated_days": int(frame["estimated"].sum()),
          "peak": frame.loc[frame["kwh"].idxmax(), "date"], "n_missing_points": int(hourly.isna().sum())}
result["ffill_mae"] = round(float(error.mean()), 4)
result["worst_day"] = worst_day.strftime("%Y-%m-%d")

# case: gap-detection
r = readings_df.copy()
r["meter"] = r["meter"].str.upper()
r["ts"] = pd.to_datetime(r["ts"], errors="coerce", format="%Y-%m-%d %H:%M")
bad = r[r["ts"].isna() | r["kwh"].isna()]
r = r.drop(bad.index).drop_duplicates(["meter", "ts"], keep="last").sort_values(["meter", "ts"])
r["day"] = r["ts"].dt.floor("D")
window = pd.date_range("2024-01-01", "2024-01-08", freq="D")
have = r.groupby("meter")["day"].agg(set)
rows = []
for meter, days in have.items():
    missing = window.difference(pd.DatetimeIndex(sorted(days)))
    blocks = (missing.to_series().diff() != pd.Timedelta(days=1)).cumsum()
    for _, blk in missing.to_series().groupby(blocks):
        rows.append({"meter": meter, "from": blk.iloc[0], "to": blk.iloc[-1], "days": len(blk)})
gaps = pd.DataFrame(rows)
gaps["severity"] = pd.cut(gaps["days"], [0, 1, 3, 99], labels=["low", "medium", "high"])
cov = r.groupby("meter")["day"].nunique().div(len(window)).mul(100).round(1)
by = gaps.pivot_table(index="meter", columns="severity", values="days", aggfunc="count", fill_value=0, observed=False)
by.columns = by.columns.astype(str)
assert (gaps.groupby("meter")["days"].sum() + r.groupby("meter")["day"].nunique()).eq(len(window)).all()
gaps["label"] = gaps["from"].dt.strftime("%d.%m") + np.where(gaps["days"] > 1, "-" + gaps["to"].dt.strftime("%d.%m"), "")
# longest gap per meter and an overall ranking
longest = gaps.sort_values(["days", "meter"], ascending=[False, True]).drop_duplicates("meter").set_index("meter")["days"]
rank = longest.rank(ascending=False, method="min").astype(int)
result = {"gaps": gaps.drop(columns=["from", "to"]).astype({"severity": str}).to_dict("records"), "coverage": cov.to_dict(), "by": by.reset_index(), "bad_rows": bad.index.tolist()}
result["longest"] = longest.to_dict()
result["rank"] = rank.to_dict()

# case: tariff-billing
RATES = {"flat": (0.30, 0.30), "peak": (0.42, 0.18)}
r = readings_df.assign(meter=lambda d: d["meter"].str.upper(), ts=lambda d: pd.to_datetime(d["ts"], errors="coerce"))
r = r.dropna(subset=["ts", "kwh"]).drop_duplicates(["meter", "ts"]).sort_values(["meter", "ts"])
r["next"] = r.groupby("meter")["ts"].shift(-1)
r["use"] = r.groupby("meter")["kwh"].diff(-1).mul(-1)
r = r[r["use"] >= 0]
r = r.merge(meters_df.drop(columns="rollover"), on="meter", how="left", indicator=True)
r["tariff"] = r["tariff"].fillna("flat")

def peak_hours(a, b):
    hours = pd.date_range(a, b, freq="h", inclusive="left")
    return ((hours.hour >= 8) & (hours.hour < 20) & (hours.dayofweek < 5)).sum(), len(hours)

ph = r.apply(lambda x: pd.Series(peak_hours(x["ts"], x["next"]), index=["peak_h", "all_h"]), axis=1)
r = r.join(ph)
r["peak_kwh"] = r["use"] * r["peak_h"] / r["all_h"]
r["off_kwh"] = r["use"] - r["peak_kwh"]
r["rate_p"], r["rate_o"] = zip(*r["tariff"].map(RATES))
r["cost"] = r["peak_kwh"] * r["rate_p"] + r["off_kwh"] * r["rate_o"]
bill = r.groupby(["meter", "tariff"], as_index=False)[["peak_kwh", "off_kwh", "cost"]].sum()
bill["standing"] = 0.25 * r.groupby("meter")["all_h"].sum().reindex(bill["meter"]).to_numpy() / 24
bill["net"] = bill["cost"] + bill["standing"]
bill["vat"] = (bill["net"] * 0.19).round(2)
bill["gross"] = (bill["net"] + bill["vat"]).round(2)
assert np.isclose((bill["peak_kwh"] + bill["off_kwh"]).sum(), r["use"].sum())
bill = bill.round(2)
bill["invoice"] = ["INV-" + f"{i:03d}" for i in range(1, len(bill) + 1)]
# budget plan: compare tariffs, project the month, find the cheaper tariff for each meter
alt = bill[["meter", "tariff", "peak_kwh", "off_kwh"]].copy()
for name, (peak_rate, off_rate) in RATES.items():
    alt[name] = (alt["peak_kwh"] * peak_rate + alt["off_kwh"] * off_rate).round(2)
alt["cheaper"] = alt[list(RATES)].idxmin(axis=1)
alt["saving"] = (alt.apply(lambda row: row[row["tariff"]], axis=1) - alt[list(RATES)].min(axis=1)).round(2)
alt["switch"] = alt["saving"].gt(0.5)
hours_seen = r.groupby("meter")["all_h"].sum()
month = pd.Period("2024-01", freq="M")
factor = month.days_in_month * 24 / hours_seen
projection = (bill.set_index("meter")["net"] * factor.reindex(bill["meter"])).round(2)
projection = projection.rename("projected").rename_axis("meter").reset_index()
projection["band"] = pd.cut(projection["projected"], [0, 20, 100, np.inf], labels=["small", "medium", "large"]).astype(str)
sites = meters_df.assign(site=meters_df["site"].str.strip().str.title())[["meter", "site"]]
by_site = (
    bill.merge(sites, on="meter", how="left")
    .fillna({"site": "Unknown"})
    .groupby("site")
    .agg(meters=("meter", "nunique"), gross=("gross", "sum"), kwh=("peak_kwh", "sum"))
    .sort_values("gross", ascending=False)
)
by_site["pct"] = (by_site["gross"] / by_site["gross"].sum() * 100).round(1)
peak_ratio = (r["peak_kwh"].sum() / r["use"].sum()) if r["use"].sum() else np.nan
assert np.isclose(by_site["gross"].sum(), bill["gross"].sum())
assert alt["saving"].ge(0).all()
result = {"bill": bill[["invoice", "meter", "tariff", "peak_kwh", "off_kwh", "net", "vat", "gross"]], "total": float(bill["gross"].sum().round(2)),
          "share": (bill.set_index("meter")["gross"] / bill["gross"].sum()).map("{:.1%}".format).to_dict()}
result["alternatives"] = alt.to_dict("records")
result["projection"] = projection
result["by_site"] = by_site.reset_index().to_dict("records")
result["peak_ratio"] = round(float(peak_ratio), 4)

# case: site-aggregation-quality
m = meters_df.assign(site=meters_df["site"].str.strip().str.title(), active=meters_df["active"].astype("boolean"))
r = readings_df.assign(meter=readings_df["meter"].str.upper(), quality=readings_df["quality"].str.upper().fillna("missing"))
x = r.merge(m, on="meter", how="outer", indicator=True)
x["_merge"] = x["_merge"].cat.rename_categories(["reading only", "meter only", "matched"])
q = pd.crosstab(x["site"].fillna("(none)"), x["quality"].fillna("no reading"))
q["n"] = q.sum(axis=1)
q["good_pct"] = (q.get("A", 0) / q["n"] * 100).round(1)
q = q.sort_values(["good_pct", "n"], ascending=[False, False])
act = x.groupby("active", dropna=False)["meter"].nunique()
act.index = ["unknown" if pd.isna(i) else ("active" if i else "inactive") for i in act.index]
merge_counts = x["_merge"].value_counts()
spread = x.groupby("site")["kwh"].agg(lambda s: s.max() - s.min() if s.notna().any() else np.nan).round(1)
worst = q.index[q["good_pct"].eq(q["good_pct"].min())].tolist()
assert q["n"].sum() == len(x)
assert merge_counts.sum() == len(x)
site_list = x.groupby("site")["meter"].agg(lambda s: sorted(s.unique()))
# long format for the dashboards and a last-seen column
seen = x.assign(ts=pd.to_datetime(x["ts"], errors="coerce")).groupby("meter")["ts"].agg(["min", "max", "count"])
seen["days"] = (seen["max"] - seen["min"]).dt.total_seconds().div(86400).round(2)
seen["max"] = seen["max"].dt.strftime("%Y-%m-%d %H:%M")
seen["per_day"] = (seen["count"] / seen["days"].where(seen["days"] > 0)).round(2)
result = {"quality": q.reset_index(), "active": act.to_dict(), "merge": {str(k): int(v) for k, v in merge_counts.items()},
          "spread": spread.astype(object).where(spread.notna(), None).to_dict(), "worst": worst, "sites": site_list.to_dict()}
result["last_seen"] = seen["max"].astype(object).where(seen["max"].notna(), None).to_dict()
result["days"] = seen["days"].dropna().to_dict()
result["per_day"] = seen["per_day"].dropna().to_dict()

# case: baseline-anomaly-score
r = readings_df[readings_df["quality"].fillna("").str.upper() != "X"].copy()
r["meter"] = r["meter"].str.upper()
r["ts"] = pd.to_datetime(r["ts"], errors="coerce")
r = r.dropna().drop_duplicates(["meter", "ts"]).sort_values(["meter", "ts"]).set_index("ts")
parts = {}
for meter, g in r.groupby("meter"):
    rate = g["kwh"].diff() / (g.index.to_series().diff().dt.total_seconds() / 86400)
    parts[meter] = rate.dropna()
rate = pd.concat(parts, names=["meter", "ts"]).rename("kwh_per_day")
df = rate.reset_index()
df["plausible"] = df["kwh_per_day"].between(0, 50)
base = df[df["plausible"]].groupby("meter")["kwh_per_day"].median()
df["baseline"] = df["meter"].map(base)
df["ratio"] = df["kwh_per_day"] / df["baseline"].where(df["baseline"] != 0)
df["flag"] = pd.cut(df["ratio"], [-np.inf, 0, 0.5, 1.5, np.inf], labels=["negative", "low", "normal", "high"]).astype(object)
df.loc[df["ratio"].isna(), "flag"] = "no baseline"
score = df.assign(w=df["flag"].map({"normal": 0, "low": 1, "high": 1, "negative": 3, "no baseline": 2})).groupby("meter")["w"].agg(["sum", "max"])
ranked = score.sort_values(["sum", "max"], ascending=False).reset_index()
ranked["place"] = ranked["sum"].rank(method="dense", ascending=False).astype(int)
assert len(df) == len(r) - r["meter"].nunique()
df["ts"] = df["ts"].dt.strftime("%j/%H")
wide = df.pivot(index="ts", columns="meter", values="ratio").round(2)
counts = df["flag"].value_counts().sort_index()
first_flag = df[df["flag"] != "normal"].groupby("meter")["ts"].first()
result = {"rates": df.round(3), "ranked": ranked, "baseline": base.round(3).to_dict()}
result["flags"] = counts.to_dict()
result["first_flag"] = first_flag.to_dict()
result["wide"] = wide

# case: upsample-allocation-across-midnight
r = readings_df.copy()
r["meter"] = r["meter"].str.upper()
r["ts"] = pd.to_datetime(r["ts"], errors="coerce")
r = r[r["meter"].isin(["M1", "M3"])].dropna(subset=["ts", "kwh"]).drop_duplicates(["meter", "ts"])
wide = r.pivot(index="ts", columns="meter", values="kwh")
fine = wide.resample("6h").mean().interpolate(method="linear", limit_area="inside")
use6 = fine.diff()
by_day = use6.groupby((use6.index - pd.Timedelta(hours=6)).date).sum(min_count=1)
by_part = use6.groupby((use6.index - pd.Timedelta(hours=6)).hour).mean()
by_part.index = by_part.index.map({0: "night", 6: "morning", 12: "afternoon", 18: "evening"})
long = by_day.rename_axis("day").reset_index().melt(id_vars="day", var_name="meter", value_name="kwh").dropna()
long["day"] = long["day"].astype(str)
long["kwh"] = long["kwh"].round(3)
long["rank"] = long.groupby("meter")["kwh"].rank(ascending=False, method="average")
expected = wide.apply(lambda c: c.dropna().iloc[-1] - c.dropna().iloc[0])
assert np.allclose(by_day.sum(), expected)
valid = fine.apply(lambda c: (c.first_valid_index(), c.last_valid_index())).set_axis(["first", "last"], axis=0)
# peak slot per meter, and load factor
peak_slot = use6.idxmax().dt.strftime("%Y-%m-%d %H:%M")
load_factor = (use6.mean() / use6.max().replace(0, np.nan)).round(4)
ranked = long.sort_values(["meter", "rank", "day"]).groupby("meter").head(2)
result = {"long": long.reset_index(drop=True), "parts": by_part.round(3).reset_index(names="part"), "valid": valid.apply(lambda c: c.astype(str)).to_dict(),
          "shape": list(fine.shape), "nan_share": fine.isna().mean().round(3).to_dict()}
result["peak_slot"] = peak_slot.to_dict()
result["load_factor"] = {k: (None if pd.isna(v) else float(v)) for k, v in load_factor.items()}
result["top_days"] = ranked.to_dict("records")

# case: resample-without-datetimeindex-raises
r = readings_df.copy()
r["meter"] = r["meter"].str.upper()
r["ts"] = pd.to_datetime(r["ts"], errors="coerce")
r = r.dropna(subset=["ts"]).sort_values("ts")
daily = r.groupby("meter").resample("D")["kwh"].max()
daily = daily.groupby(level=0).diff().fillna(0)
daily = daily.reset_index().rename(columns={"kwh": "use"})
daily["date"] = daily["ts"].dt.strftime("%Y-%m-%d")
daily["weekday"] = daily["ts"].dt.day_name()
daily["is_weekend"] = daily["ts"].dt.dayofweek.isin([5, 6])
daily["cum"] = daily.groupby("meter")["use"].cumsum()
daily["roll3"] = daily.groupby("meter")["use"].transform(lambda s: s.rolling(3, min_periods=1).mean())
tot = daily.groupby("meter", as_index=False)["use"].sum().merge(meters_df[["meter", "site"]], on="meter", how="left")
tot["site"] = tot["site"].str.strip().str.title().fillna("Unknown")
site = tot.groupby("site")["use"].sum().sort_values(ascending=False)
share = (site / site.sum() * 100).round(1)
weekend = daily.pivot_table(index="meter", columns="is_weekend", values="use", aggfunc="mean")
weekend = weekend.rename(columns={True: "weekend", False: "weekday"})
peak = daily.loc[daily.groupby("meter")["use"].idxmax(), ["meter", "date", "use"]]
assert np.isclose(site.sum(), daily["use"].sum())
assert daily["use"].ge(0).all()
zero_days = daily["use"].eq(0).groupby(daily["meter"]).sum()
daily = daily.drop(columns="ts").round(3)
result = daily
result = {"daily": result.to_dict("records"), "share": share.to_dict(), "weekend": weekend, "peak": peak.to_dict("records")}

# case: progressive-tax
def clean_salary(text):
    if text is None:
        return np.nan
    if re.fullmatch(r"\d{1,3}([.,]\d{3})+", text):
        return float(re.sub(r"[.,]", "", text))
    return float(text)

b = brackets_df.copy()
b["upper"] = b["lower"].shift(-1, fill_value=np.inf)

def tax(income):
    return ((np.minimum(income, b["upper"]) - b["lower"]).clip(lower=0) * b["rate"]).sum()

e = employees_df.copy()
e["annual"] = e["annual"].map(clean_salary)
e["dept"] = e["dept"].str.strip().str.upper().replace("", "UNASSIGNED")
e["tax"] = e["annual"].dropna().map(tax)
e["net"] = e["annual"] - e["tax"]
e["effective"] = (e["tax"] / e["annual"].where(e["annual"] > 0)).round(4)
idx = np.searchsorted(b["lower"].to_numpy(), e["annual"].fillna(-1), side="right") - 1
e["marginal"] = [b["rate"].iloc[i] if i >= 0 else None for i in idx]
e["monthly_net"] = (e["net"] / 12).round(2)
e["missing"] = e["annual"].isna()
dept = e.groupby("dept").agg(heads=("emp_id", "count"), payroll=("annual", "sum"), tax=("tax", "sum"), top=("annual", "max"))
dept["tax_share"] = (dept["tax"] / dept["tax"].sum() * 100).round(1)
dept = dept.sort_values(["payroll", "heads"], ascending=False)
assert tax(12000) == 0 and tax(40000) == 5600
assert (e["tax"].dropna() <= e["annual"].dropna()).all()
out = e[["emp_id", "annual", "tax", "net", "effective", "marginal", "monthly_net"]]
result = {"employees": out.astype(object).where(out.notna(), None).to_dict("records"), "dept": dept.reset_index(), "no_salary": e.loc[e["missing"], "emp_id"].tolist()}

# case: tax-by-bracket-matrix
e = employees_df.set_index("emp_id")
income = pd.to_numeric(e["annual"].str.replace(r"[.,](?=\d{3}$)", "", regex=True), errors="coerce").dropna()
lower = brackets_df["lower"].to_numpy(dtype=float)
upper = np.append(lower[1:], np.inf)
rate = brackets_df["rate"].to_numpy()
slices = np.clip(income.to_numpy()[:, None], lower, upper) - lower
cols = [f"{int(l):,}+" for l in lower]
amount = pd.DataFrame(slices, index=income.index, columns=cols)
tax = amount * rate
tax["total"] = tax.sum(axis=1)
pct = tax.drop(columns="total").div(tax["total"].replace(0, np.nan), axis=0).mul(100).round(1)
reached = amount.gt(0).sum()
top_bracket = amount.gt(0).apply(lambda r: r[r].index[-1] if r.any() else "none", axis=1)
cum = tax.drop(columns="total").cumsum(axis=1)
assert np.allclose(amount.sum(axis=1), income)
assert np.allclose(cum.iloc[:, -1], tax["total"])
gini_src = income.sort_values().to_numpy()
n = len(gini_src)
gini = (2 * np.arange(1, n + 1) - n - 1) @ gini_src / (n * gini_src.sum())
tax.loc["sum"] = tax.sum()
# effect of raising the second rate by five points
new_rate = rate.copy()
new_rate[1] += 0.05
extra_tax = (amount * new_rate).sum(axis=1) - tax["total"].drop("sum", errors="ignore")
hit = extra_tax[extra_tax > 0].sort_values(ascending=False)
result = {"amount": amount.reset_index(), "tax": tax, "pct": pct.fillna(0).to_dict("index"), "reached": reached.to_dict(),
          "top": top_bracket.to_dict(), "gini": round(float(gini), 4)}
result["reform"] = hit.round(2).to_dict()
result["reform_total"] = round(float(extra_tax.sum()), 2)

# case: overtime-by-week
t = timesheets_df.copy()
t["day"] = pd.to_datetime(t["day"])
t["code"] = t["code"].str.upper()
t["valid"] = t["hours"].between(0, 24) & t["hours"].notna()
rejected = t.loc[~t["valid"]].assign(day=lambda d: d["day"].dt.strftime("%Y-%m-%d"))[["emp_id", "day", "hours"]]
t = t[t["valid"] & t["code"].eq("W")]
iso = t["day"].dt.isocalendar()
t["week"] = iso["year"].astype(str) + "-W" + iso["week"].astype(str).str.zfill(2)
t["daily_ot"] = (t["hours"] - 8).clip(lower=0)
t["weekend"] = t["day"].dt.weekday >= 5
t = t.sort_values(["emp_id", "day"])
t["cum_week"] = t.groupby(["emp_id", "week"])["hours"].cumsum()
t["weekly_ot"] = np.minimum(t["hours"], (t["cum_week"] - 40).clip(lower=0))
t["ot"] = t[["daily_ot", "weekly_ot"]].max(axis=1)
t["regular"] = t["hours"] - t["ot"]
t["paid_hours"] = t["regular"] + t["ot"] * np.where(t["weekend"], 2.0, 1.5)
week = t.groupby(["emp_id", "week"], as_index=False)[["hours", "regular", "ot", "paid_hours"]].sum()
week = week.merge(employees_df[["emp_id", "name"]], how="left", on="emp_id", indicator="src")
week["name"] = week["name"].str.split(",").str[0].fillna("n/a")
week["known"] = week.pop("src").eq("both")
assert (week["regular"] + week["ot"]).equals(week["hours"])
assert week["regular"].max() <= 40
detail = t[["emp_id", "day", "hours", "ot", "paid_hours"]].assign(day=t["day"].dt.strftime("%a %d"))
rejected = rejected.astype(object).where(rejected.notna(), None)
# money: hourly wage from the annual pay, cost of overtime, compare departments
wage = employees_df.assign(
    annual=pd.to_numeric(employees_df["annual"].str.replace(r"[.,]", "", regex=True), errors="coerce"),
    dept=employees_df["dept"].str.strip().str.upper().replace("", "NONE"),
)
wage["hourly"] = (wage["annual"] / 52 / 40).round(4)
cost = t.merge(wage[["emp_id", "dept", "hourly"]], on="emp_id", how="left", validate="m:1")
cost["dept"] = cost["dept"].fillna("EXTERNAL")
cost["hourly"] = cost["hourly"].fillna(cost["hourly"].mean())
cost["base_cost"] = cost["regular"] * cost["hourly"]
cost["ot_cost"] = (cost["paid_hours"] - cost["regular"]) * cost["hourly"]
dept = cost.groupby("dept").agg(
    people=("emp_id", "nunique"),
    hours=("hours", "sum"),
    ot=("ot", "sum"),
    base_cost=("base_cost", "sum"),
    ot_cost=("ot_cost", "sum"),
)
dept["ot_pct"] = (dept["ot"] / dept["hours"] * 100).round(1)
dept["total"] = dept["base_cost"] + dept["ot_cost"]
dept["rank"] = dept["total"].rank(ascending=False, method="first").astype(int)
dept = dept.sort_values("rank").round(2)
rest = t.assign(prev=t.groupby("emp_id")["day"].shift())
rest["consecutive"] = (rest["day"] - rest["prev"]).dt.days.eq(1)
rest["run_id"] = (~rest["consecutive"]).groupby(rest["emp_id"]).cumsum()
runs = rest.groupby(["emp_id", "run_id"]).size().groupby(level="emp_id").max()
too_long = runs[runs > 5].index.tolist()
assert np.isclose(dept["hours"].sum(), t["hours"].sum())
assert abs(dept["total"].sum() - (cost["paid_hours"] * cost["hourly"]).sum()) < 0.05
result = {"week": week.to_dict("records"), "detail": detail.reset_index(drop=True), "rejected": rejected.to_dict("records")}
result["dept"] = dept.reset_index().to_dict("records")
result["longest_runs"] = runs.to_dict()
result["too_long"] = too_long

# case: prorated-pay-new-hires
def month_share(hired, month):
    start, end = month.start_time.normalize(), month.end_time.normalize()
    if hired > end:
        return 0.0
    if hired <= start:
        return 1.0
    worked = len(pd.bdate_range(hired, end))
    return worked / len(pd.bdate_range(start, end))

e = employees_df.copy()
e["hired"] = pd.to_datetime(e["hired"])
e["annual"] = e["annual"].str.replace(",", "", regex=False).str.replace(".", "", regex=False).astype(float)
e["annual"] = e["annual"].fillna(e["annual"].median())
months = pd.period_range("2024-01", periods=3, freq="M")
pay = pd.DataFrame({str(m): e["hired"].map(lambda h, m=m: month_share(h, m)) for m in months})
pay = pay.mul(e["annual"] / 12, axis=0).round(2)
pay.insert(0, "emp_id", e["emp_id"])
long = pay.melt("emp_id", var_name="month", value_name="gross").sort_values(["emp_id", "month"], ignore_index=True)
long["ytd"] = long.groupby("emp_id")["gross"].cumsum().round(2)
long["change"] = long.groupby("emp_id")["gross"].pct_change().replace([np.inf, -np.inf], np.nan).round(4)
partial = long[(long["gross"] > 0) & (long["gross"] < long.groupby("emp_id")["gross"].transform("max") - 0.01)]
months_tot = long.groupby("month")["gross"].agg(["sum", "count"]).rename(columns={"sum": "gross", "count": "n"})
months_tot["paid_people"] = long[long["gross"] > 0].groupby("month").size()
assert np.isclose(pay.drop(columns="emp_id").to_numpy().sum(), months_tot["gross"].sum())
assert long.shape[0] == len(e) * len(months)
e["tenure_months"] = ((pd.Timestamp("2024-03-31").to_period("M") - e["hired"].dt.to_period("M")).apply(lambda x: x.n))
result = {"pay": pay, "partial": partial[["emp_id", "month", "gross"]].to_dict("records"), "months": months_tot.reset_index().to_dict("records"),
          "tenure": e.set_index("emp_id")["tenure_months"].to_dict()}

# case: manager-hierarchy-rollup
e = employees_df.copy()
e["annual"] = pd.to_numeric(e["annual"].str.replace("[,.]", "", regex=True)).fillna(0)
e["manager_id"] = e["manager_id"].astype("Int64")
parent = e.set_index("emp_id")["manager_id"]

def chain(emp):
    out = []
    cur = parent.get(emp)
    while cur is not None and not pd.isna(cur):
        out.append(int(cur))
        cur = parent.get(int(cur))
    return out

e["chain"] = e["emp_id"].map(chain)
e["level"] = e["chain"].str.len()
up = e[["emp_id", "annual", "chain"]].explode("chain").dropna(subset=["chain"])
team = up.groupby("chain").agg(reports=("emp_id", "nunique"), cost=("annual", "sum"))
e = e.merge(team, left_on="emp_id", right_index=True, how="left")
e[["reports", "cost"]] = e[["reports", "cost"]].fillna(0)
e["reports"] = e["reports"].astype(int)
e["total_cost"] = e["cost"] + e["annual"]
mgr = e[["emp_id", "name"]].rename(columns={"emp_id": "manager_id", "name": "manager"})
e = e.merge(mgr, on="manager_id", how="left")
e["label"] = e["level"].map(lambda k: "  " * k) + e["name"].fillna("<unnamed>")
roots = e[e["manager_id"].isna()]
assert roots["total_cost"].sum() == e["annual"].sum()
assert e["reports"].sum() == len(up)
out = e[["label", "manager", "level", "reports", "total_cost"]]
more_than_boss = e.merge(e[["emp_id", "annual"]].add_suffix("_m"), left_on="manager_id", right_on="emp_id_m").query("annual > annual_m")["emp_id"].tolist()
result = {"tree": out.astype(object).where(out.notna(), None).to_dict("records"), "levels": e["level"].value_counts().sort_index().to_dict(), "more_than_boss": more_than_boss}

# case: names-and-duplicates-audit
e = employees_df.copy()
parts = e["name"].str.split(",", n=1, expand=True).apply(lambda c: c.str.strip())
e["last"], e["first"] = parts[0], parts[1]
e["initials"] = e["first"].str.get(0) + e["last"].str.replace(r"[^A-Za-z ]", "", regex=True).str.split().str[-1].str.get(0)
e["login"] = (e["first"].str[:1] + e["last"].str.replace(r"\W", "", regex=True)).str.lower()
e["dup_no"] = e.groupby("login", dropna=False).cumcount()
e["login"] = e["login"] + e["dup_no"].replace(0, "").astype(str)
e["display"] = e["first"].str.cat(e["last"], sep=" ", na_rep="?")
e["dept"] = e["dept"].str.strip().str.upper().replace({"": pd.NA})
dups = employees_df[employees_df.duplicated("name", keep=False) & employees_df["name"].notna()].groupby("name")["emp_id"].agg(list)
audit = pd.Series({
    "missing name": e["name"].isna().sum(),
    "missing dept": e["dept"].isna().sum(),
    "missing pay": e["annual"].isna().sum(),
    "zero pay": e["annual"].eq("0").sum(),
    "odd separators": e["annual"].str.contains(r"\.\d{3}$", na=False).sum(),
    "no manager": e["manager_id"].isna().sum(),
    "feb 29 hire": e["hired"].str.endswith("02-29").sum(),
}, name="count").rename_axis("check").reset_index()
audit["pct"] = (audit["count"] / len(e) * 100).round(1)
audit["severity"] = np.where(audit["check"].str.startswith("missing"), "error", "info")
assert e["login"].dropna().is_unique
# hires by year and seniority bands
hired = pd.to_datetime(e["hired"])
years = hired.dt.year.value_counts().sort_index()
seniority = pd.cut((pd.Timestamp("2024-06-30") - hired).dt.days // 365, [-1, 0, 2, 5, 50], labels=["new", "junior", "mid", "senior"])
result = {"people": e[["emp_id", "display", "initials", "login", "dept"]], "dups": dups.to_dict(),
          "audit": audit.sort_values(["severity", "count", "check"], ascending=[True, False, True]).reset_index(drop=True)}
result["hires"] = years.to_dict()
result["seniority"] = seniority.value_counts(sort=False).rename(index=str).to_dict()

# case: absence-calendar-pivot
t = timesheets_df.copy()
t["day"] = pd.to_datetime(t["day"])
t["code"] = t["code"].str.upper()
t["mark"] = np.where(t["hours"].isna(), "?", np.where(t["hours"] <= 0, t["code"].where(t["code"] != "W", "!"), t["code"] + t["hours"].map("{:g}".format)))
cal = t.pivot(index="emp_id", columns="day", values="mark")
cal = cal.reindex(index=employees_df["emp_id"], columns=pd.date_range("2024-01-29", "2024-02-04"))
is_wd = cal.columns.dayofweek < 5
absent = cal.loc[:, is_wd].isna().sum(axis=1).rename("absent_days")
cal.columns = cal.columns.strftime("%a%d")
cal = cal.fillna(".")
cal["line"] = cal.agg(" ".join, axis=1)
hours = t.loc[t["hours"] > 0].groupby("emp_id")["hours"].sum().reindex(cal.index, fill_value=0)
out = pd.concat([cal["line"], absent, hours], axis=1)
out["per_present_day"] = (out["hours"] / (5 - out["absent_days"]).replace(0, np.nan)).round(2)
strangers = t.loc[~t["emp_id"].isin(employees_df["emp_id"]), "emp_id"].unique().tolist()
codes = t.groupby(["code", t["day"].dt.month.rename("month")])["hours"].agg(["size", "sum"]).unstack("month", fill_value=0)
codes.columns = [f"{a}_{calendar_m}" for a, calendar_m in codes.columns]
assert out["hours"].sum() + t.loc[t["emp_id"].isin(strangers), "hours"].sum() == t["hours"].clip(lower=0).sum()
assert absent.between(0, 5).all()
out = out.reset_index()
# absence by weekday across all employees
by_wd = cal.drop(columns="line").eq(".").sum().rename("absent").to_frame()
by_wd["weekday"] = by_wd.index.str[:3]
by_wd["pct"] = (by_wd["absent"] / len(cal) * 100).round(1)
full_week = out.loc[out["absent_days"].eq(0), "emp_id"].tolist()
result = {"calendar": out.astype(object).where(out.notna(), None).to_dict("records"), "strangers": strangers, "codes": codes.reset_index(), "width": int(cal["line"].str.len().max())}
result["by_weekday"] = by_wd.reset_index(drop=True).to_dict("records")
result["full_week"] = full_week
