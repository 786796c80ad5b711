import pandas as pd
import numpy as np
import math
from datetime import date, datetime

loans_df = pd.DataFrame({
    "loan_id": ["L-001", "L-002", "L-003", "l-004", "L-005", "L-006", "L-007", "L-008"],
    "customer": ["Ann Lee", "bob ray ", "Cy Dunn", None, "Ann Lee", "Eva Fox", "Gus  Hill", "Bob Ray"],
    "principal": ["10000", "5,000", "25000.00", "1200", "0", "18000", "-500", "7500"],
    "rate": ["5.5%", "7%", "0.045", "12 %", "6%", None, "5%", "6.25%"],
    "term_months": [24, 12, 60, 6, 12, 36, 12, None],
    "start": ["2023-01-15", "2023-06-30", "15/08/2023", "2023-12-01", "2023-11-11", "2023-03-31", "2023-05-05", "Jan 31, 2024"],
    "product": ["auto", "Personal", "mortgage", "personal", "auto", "AUTO", "personal", "Mortgage"],
})

installments_df = pd.DataFrame({
    "loan_id": ["L-001", "L-001", "L-001", "L-002", "L-002", "L-003", "L-003", "L-004", "L-004", "L-006", "L-006", "L-099"],
    "due": pd.to_datetime(["2024-01-15", "2024-02-15", "2024-03-15", "2024-01-31", "2024-02-29", "2024-02-15", "2024-03-15",
                           "2024-01-01", "2024-02-01", "2023-12-31", "2024-03-31", "2024-01-01"]),
    "amount": [440.96, 440.96, 440.96, 432.63, 432.63, 466.08, 466.08, 207.06, 207.06, 500.0, 500.0, 10.0],
    "paid_on": pd.to_datetime(["2024-01-14", "2024-03-01", None, "2024-01-31", None, "2024-02-20", None, None, None, "2024-02-10", None, None]),
    "paid_amount": [440.96, 440.96, None, 432.63, None, 400.00, None, 0.0, None, 500.0, None, None],
})

subs_df = pd.DataFrame({
    "account": ["acme", "acme", "acme", "Beta", "beta", "core", "core", "core", "dyno", "echo", "echo", "flux"],
    "month": ["2024-01", "2024-02", "2024-03", "2024-01", "2024-02", "2024-01", "2024-03", "2024-04", "2024-02", "2024-03", "2024-04", "2024-04"],
    "mrr": [100.0, 150.0, 150.0, 80.0, 60.0, 200.0, 180.0, 180.0, 50.0, 0.0, 90.0, np.nan],
    "seats": [5, 7, 7, 4, 3, 10, 9, 9, 1, 1, 3, 2],
})

accounts_df = pd.DataFrame({
    "account": ["acme", "beta", "core", "dyno", "echo", "gone"],
    "region": ["EU", "US", "EU", None, "US", "APAC"],
    "csm": ["Kim", "Lou", "Kim", "", "Max", "Lou"],
    "annual": [True, False, None, False, True, False],
})

# case: delinquency-buckets
AS_OF = pd.Timestamp("2024-04-01")
BINS = [-np.inf, 0, 30, 60, 90, np.inf]
LABELS = ["Current", "1-30", "31-60", "61-90", "90+"]

def prepare(inst):
    df = inst.copy()
    df["paid_amount"] = df["paid_amount"].fillna(0)
    df["outstanding"] = (df["amount"] - df["paid_amount"]).round(2)
    df["open"] = df["outstanding"] > 0
    df["dpd"] = np.where(df["open"], (AS_OF - df["due"]).dt.days, 0)
    return df

inst = prepare(installments_df)
loans = loans_df.assign(loan_id=loans_df["loan_id"].str.upper())
known = inst["loan_id"].isin(loans["loan_id"])
orphan_amount = float(inst.loc[~known, "outstanding"].sum())
inst = inst[known]

per_loan = inst.groupby("loan_id").agg(
    max_dpd=("dpd", "max"),
    overdue=("outstanding", "sum"),
    n_open=("open", "sum"),
)
per_loan["bucket"] = pd.cut(per_loan["max_dpd"], bins=BINS, labels=LABELS)
dist = per_loan.groupby("bucket", observed=False).agg(loans=("overdue", "size"), overdue=("overdue", "sum"))
dist["pct_loans"] = (dist["loans"] / dist["loans"].sum() * 100).round(1)
dist["pct_amount"] = (dist["overdue"] / dist["overdue"].sum() * 100).round(1)
dist["overdue"] = dist["overdue"].round(2)
assert dist["loans"].sum() == per_loan.shape[0]
assert math.isclose(dist["overdue"].sum(), inst["outstanding"].sum(), abs_tol=0.01)

dist.index = dist.index.astype(str)
result = {
    "loans": per_loan.reset_index().astype({"bucket": "str"}).to_dict("records"),
    "distribution": dist.reset_index().rename(columns={"bucket": "DPD bucket"}),
    "orphan_amount": orphan_amount,
    "worst": per_loan["max_dpd"].idxmax(),
}

# case: loan-cleaning-pipeline
def parse_rate(text):
    if pd.isna(text):
        return np.nan
    text = text.replace(" ", "")
    if text.endswith("%"):
        return round(float(text[:-1]) / 100, 6)
    return float(text)

def parse_start(text):
    for fmt in ("%Y-%m-%d", "%d/%m/%Y", "%b %d, %Y"):
        try:
            return datetime.strptime(text, fmt)
        except ValueError:
            pass
    raise ValueError(f"bad date {text!r}")

clean = (
    loans_df
    .assign(
        loan_id=lambda d: d["loan_id"].str.upper(),
        customer=lambda d: d["customer"].str.replace(r"\s+", " ", regex=True).str.strip().str.title(),
        principal=lambda d: d["principal"].str.replace(",", "", regex=False).astype(float),
        rate=lambda d: d["rate"].map(parse_rate),
        start=lambda d: pd.to_datetime(d["start"].map(parse_start)),
        product=lambda d: d["product"].str.lower().astype("category"),
        term_months=lambda d: d["term_months"].astype("Int64"),
    )
)
clean["flags"] = (
    np.where(clean["principal"] <= 0, "bad_principal;", "")
    + np.where(clean["rate"].isna(), "no_rate;", "").astype(object)
    + np.where(clean["term_months"].isna(), "no_term;", "").astype(object)
    + np.where(clean["customer"].isna(), "no_customer;", "").astype(object)
)
clean["flags"] = clean["flags"].str.rstrip(";")
clean["valid"] = clean["flags"].eq("")
clean["maturity"] = [
    (s + pd.DateOffset(months=int(t))) if pd.notna(t) else pd.NaT
    for s, t in zip(clean["start"], clean["term_months"])
]
assert clean["loan_id"].is_unique
assert clean["loan_id"].str.fullmatch(r"L-\d{3}").all()
flag_counts = clean["flags"].str.get_dummies(sep=";").sum().sort_index()
result = {"clean": clean, "flags": flag_counts.to_dict(), "valid_share": round(clean["valid"].mean(), 3),
          "dtypes": clean.dtypes.astype(str).to_dict()}

# case: amortization-schedule
def monthly_payment(principal, rate, n):
    r = rate / 12
    if r == 0:
        return principal / n
    return principal * r / (1 - (1 + r) ** -n)

def schedule(principal, rate, n, start):
    bal = principal
    pay = round(monthly_payment(principal, rate, n), 2)
    rows = []
    for i in range(1, n + 1):
        interest = round(bal * rate / 12, 2)
        princ = round(min(pay - interest, bal), 2) if i < n else round(bal, 2)
        bal = round(bal - princ, 2)
        rows.append((i, start + pd.DateOffset(months=i), round(interest + princ, 2), interest, princ, bal))
    return pd.DataFrame(rows, columns=["n", "due", "payment", "interest", "principal", "balance"])

row = loans_df.loc[loans_df["loan_id"].str.upper() == "L-002"].squeeze()
sched = schedule(
    float(row["principal"].replace(",", "")),
    float(row["rate"].strip("%")) / 100,
    int(row["term_months"]),
    pd.Timestamp(row["start"]),
)
assert sched["principal"].sum().round(2) == 5000.0
assert sched["balance"].iloc[-1] == 0
assert sched["balance"].is_monotonic_decreasing

by_year = sched.groupby(sched["due"].dt.year)[["payment", "interest", "principal"]].sum().round(2)
by_year.index.name = "year"
by_quarter = sched.set_index("due").resample("QE")["interest"].sum().round(2)
half = sched.loc[sched["principal"].cumsum() >= sched["principal"].sum() / 2, "n"].iloc[0]
result = {
    "schedule": sched.assign(due=sched["due"].dt.strftime("%Y-%m-%d")),
    "by_year": by_year.reset_index().to_dict("records"),
    "by_quarter": {str(k.date()): v for k, v in by_quarter.items()},
    "total_interest": round(sched["interest"].sum(), 2),
    "half_paid_at": int(half),
}

# case: roll-rate-matrix
def bucket_on(inst, as_of):
    df = inst[inst["due"] <= as_of].copy()
    paid = df["paid_on"].le(as_of) & df["paid_amount"].fillna(0).ge(df["amount"])
    df["dpd"] = (as_of - df["due"]).dt.days.where(~paid, 0)
    worst = df.groupby("loan_id")["dpd"].max()
    return pd.cut(worst, [-1, 0, 30, 60, 9999], labels=["0", "1-30", "31-60", "60+"])

dates = pd.date_range("2024-01-31", periods=3, freq="ME")
snap = pd.concat({d.strftime("%b"): bucket_on(installments_df, d) for d in dates}, axis=1)
snap = snap.apply(lambda c: c.astype(object).fillna("new"))

order = ["new", "0", "1-30", "31-60", "60+"]
moves = []
for prev, cur in zip(snap.columns[:-1], snap.columns[1:]):
    pair = snap[[prev, cur]].set_axis(["from", "to"], axis=1)
    pair["period"] = f"{prev}->{cur}"
    moves.append(pair.reset_index())
moves = pd.concat(moves, ignore_index=True)
counts = pd.crosstab(moves["from"], moves["to"]).reindex(index=order, columns=order, fill_value=0)
rates = counts.div(counts.sum(axis=1).replace(0, np.nan), axis=0).round(3)
lvl = {b: i for i, b in enumerate(order)}
moves["direction"] = np.sign(moves["to"].map(lvl) - moves["from"].map(lvl)).map({-1: "better", 0: "same", 1: "worse"})
assert counts.values.sum() == len(moves)
result = {
    "snapshots": snap.reset_index(),
    "counts": counts,
    "rates": rates.dropna(how="all").fillna(0).to_dict("index"),
    "directions": moves.groupby(["period", "direction"]).size().to_dict(),
}

# case: payment-behaviour
df = installments_df.merge(
    loans_df[["loan_id", "product"]].assign(loan_id=lambda x: x["loan_id"].str.upper(), product=lambda x: x["product"].str.lower()),
    on="loan_id", how="left", validate="many_to_one",
)
df["product"] = df["product"].fillna("?")
df["delay"] = (df["paid_on"] - df["due"]).dt.days
df["status"] = np.select(
    [
        df["paid_on"].isna() & df["due"].gt("2024-03-20"),
        df["paid_on"].isna(),
        df["delay"] <= 0,
        df["delay"] <= 15,
    ],
    ["not_due_long", "missed", "on_time", "slightly_late"],
    default="late",
)
df["shortfall"] = (df["amount"] - df["paid_amount"]).where(df["paid_on"].notna())
status_tab = df.groupby(["product", "status"]).agg(n=("amount", "size"), amount=("amount", "sum"))
status_tab["pct"] = status_tab["n"] / status_tab.groupby(level=0)["n"].transform("sum") * 100
status_tab = status_tab.round(2)
wide = status_tab["n"].unstack(fill_value=0)
wide.columns.name = None
wide["total"] = wide.sum(axis=1)
assert wide["total"].sum() == len(installments_df)
short = df.loc[df["shortfall"].abs() > 0.005, ["loan_id", "due", "shortfall"]]
streak = df.sort_values(["loan_id", "due"])
streak["missed"] = streak["paid_on"].isna().astype(int)
streak["run"] = streak.groupby("loan_id")["missed"].transform(
    lambda s: s.groupby((s != s.shift()).cumsum()).cumsum()
)
max_run = streak.groupby("loan_id")["run"].max()
result = {"status": status_tab.reset_index().to_dict("records"), "wide": wide.reset_index(), "short": short.round(2),
          "max_missed_run": max_run[max_run > 0].to_dict()}

# case: vintage-performance
def to_date(series):
    a = pd.to_datetime(series, format="%Y-%m-%d", errors="coerce")
    b = pd.to_datetime(series, format="%d/%m/%Y", errors="coerce")
    c = pd.to_datetime(series, format="%b %d, %Y", errors="coerce")
    return a.combine_first(b).combine_first(c)

loans = loans_df.copy()
loans["loan_id"] = loans["loan_id"].str.upper()
loans["start"] = to_date(loans["start"])
loans["principal"] = pd.to_numeric(loans["principal"].str.replace(",", ""))
loans["vintage"] = loans["start"].dt.year.astype(str) + "Q" + loans["start"].dt.quarter.astype(str)
loans = loans[loans["principal"] > 0]

due = installments_df.groupby("loan_id")[["amount", "paid_amount"]].sum()
loans = loans.join(due, on="loan_id")
loans["has_schedule"] = loans["amount"].notna()
v = loans.groupby("vintage").agg(
    loans=("loan_id", "count"),
    principal=("principal", "sum"),
    with_schedule=("has_schedule", "sum"),
    due=("amount", "sum"),
    paid=("paid_amount", "sum"),
)
v["collect_rate"] = (v["paid"] / v["due"]).where(v["due"] > 0).round(3)
v["avg_principal"] = (v["principal"] / v["loans"]).round(0).astype(int)
v["cum_principal"] = v["principal"].cumsum()
v["cum_share"] = (v["cum_principal"] / v["principal"].sum()).round(3)
assert v["cum_share"].iat[-1] == 1.0
assert v.index.is_monotonic_increasing
v = v.reset_index()
v["collect_rate"] = v["collect_rate"].astype(object).where(v["collect_rate"].notna(), None)
result = v.to_dict(orient="records")

# case: interest-accrual-days
loans = loans_df.copy()
loans["loan_id"] = loans["loan_id"].str.upper()
loans["principal"] = loans["principal"].str.replace(",", "").astype("float64")
rate = loans["rate"].str.replace(" ", "", regex=False)
is_pct = rate.str.endswith("%", na=False)
loans["rate"] = pd.to_numeric(rate.str.rstrip("%"), errors="coerce").where(~is_pct, lambda s: s / 100)
loans.loc[loans["rate"].isna(), "rate"] = loans["rate"].median()
loans["start"] = pd.to_datetime(loans["start"], format="mixed", dayfirst=True)

as_of = pd.Timestamp(2024, 3, 31)
loans["days"] = (as_of - loans["start"]).dt.days
loans["accrued_365"] = loans["principal"] * loans["rate"] * loans["days"] / 365

def days_30_360(d1, d2):
    dd1 = min(d1.day, 30)
    dd2 = 30 if (d2.day == 31 and dd1 == 30) else d2.day
    return (d2.year - d1.year) * 360 + (d2.month - d1.month) * 30 + dd2 - dd1

loans["days360"] = loans["start"].apply(days_30_360, d2=as_of)
loans["accrued_360"] = loans.eval("principal * rate * days360 / 360")
loans["diff"] = loans["accrued_365"] - loans["accrued_360"]
loans = loans.query("principal > 0").round({"accrued_365": 2, "accrued_360": 2, "diff": 2, "rate": 5})
by_prod = loans.groupby(loans["product"].str.title())[["principal", "accrued_365", "accrued_360"]].sum()
by_prod["wavg_rate"] = [
    np.average(g["rate"], weights=g["principal"]).round(5) for _, g in loans.groupby(loans["product"].str.title())
]
by_prod = by_prod.sort_values("accrued_365", ascending=False)
assert (loans["days"] > 0).all()
assert np.isclose(by_prod["accrued_365"].sum(), loans["accrued_365"].sum())
result = {"loans": loans[["loan_id", "rate", "days", "days360", "accrued_365", "accrued_360", "diff"]].reset_index(drop=True), "by_product": by_prod}

# case: customer-exposure-concentration
loans = loans_df.copy()
loans["principal"] = loans["principal"].replace(",", "", regex=True).astype(float)
loans["customer"] = loans["customer"].str.split().str.join(" ").str.title()
n_missing = loans["customer"].isna().sum()
exposure = (
    loans.loc[loans["principal"].gt(0)]
    .groupby("customer", dropna=False)["principal"].agg(exposure="sum", loans="count")
    .reset_index()
)
exposure["customer"] = exposure["customer"].fillna("<missing>")
exposure = exposure.sort_values(["exposure", "customer"], ascending=[False, True]).reset_index(drop=True)
exposure["share"] = exposure["exposure"] / exposure["exposure"].sum()
exposure["cum_share"] = exposure["share"].cumsum()
exposure["abc"] = pd.cut(exposure["cum_share"].shift(fill_value=0), [-0.01, 0.5, 0.85, 1], labels=list("ABC"))
hhi = (exposure["share"] ** 2).sum() * 10_000
names = exposure["customer"].str.partition(" ")
exposure["initials"] = (names[0].str[:1] + names[2].str[:1]).str.upper()
assert math.isclose(exposure["share"].sum(), 1.0)
assert exposure["cum_share"].is_monotonic_increasing
exposure[["share", "cum_share"]] = exposure[["share", "cum_share"]].mul(100).round(2)
result = {
    "exposure": exposure,
    "hhi": round(hhi),
    "n_missing": int(n_missing),
    "abc": exposure.groupby("abc", observed=True)["customer"].apply(list).to_dict(),
}

# case: mrr-movements
def prep(subs):
    s = subs.copy()
    s["account"] = s["account"].str.lower()
    s["mrr"] = s["mrr"].fillna(0)
    wide = s.pivot(index="account", columns="month", values="mrr")
    return wide.fillna(0).sort_index(axis=1)

wide = prep(subs_df)
prev = wide.shift(1, axis=1).fillna(0)
delta = wide - prev
ever_before = (wide.cumsum(axis=1).shift(1, axis=1).fillna(0)) > 0

movement = pd.DataFrame("none", index=wide.index, columns=wide.columns)
movement = movement.mask((prev == 0) & (wide > 0) & ~ever_before, "new")
movement = movement.mask((prev == 0) & (wide > 0) & ever_before, "reactivation")
movement = movement.mask((prev > 0) & (wide == 0), "churn")
movement = movement.mask((prev > 0) & (wide > prev), "expansion")
movement = movement.mask((prev > 0) & (wide < prev) & (wide > 0), "contraction")

long = pd.DataFrame({"kind": movement.stack(), "delta": delta.stack()}).reset_index()
bridge = long.pivot_table(index="month", columns="kind", values="delta", aggfunc="sum", fill_value=0)
bridge = bridge.drop(columns="none", errors="ignore")
bridge = bridge.reindex(columns=["new", "expansion", "reactivation", "contraction", "churn"], fill_value=0)
bridge.insert(0, "opening", prev.sum())
bridge["closing"] = bridge.sum(axis=1)
assert np.allclose(bridge["closing"], wide.sum())
assert np.allclose(bridge["opening"].iloc[1:], bridge["closing"].iloc[:-1])
bridge.columns.name = None
# same movements per region and the top movers of each month
region = accounts_df.set_index("account")["region"].fillna("n/a")
long["region"] = long["account"].map(region).fillna("unmapped")
active = long[long["kind"] != "none"].copy()
reg = (
    active.groupby(["region", "kind"])["delta"]
    .agg(["sum", "count"])
    .rename(columns={"sum": "mrr", "count": "n"})
    .reset_index()
    .sort_values(["region", "mrr"], ascending=[True, False], ignore_index=True)
)
reg["pct_of_region"] = (reg["mrr"].abs() / reg.groupby("region")["mrr"].transform(lambda x: x.abs().sum()) * 100).round(1)
movers = (
    active.assign(size=active["delta"].abs())
    .sort_values(["month", "size", "account"], ascending=[True, False, True])
    .groupby("month")
    .head(2)[["month", "account", "kind", "delta"]]
)
net_new = bridge["closing"] - bridge["opening"]
streak = net_new.gt(0).astype(int)
longest = int(streak.groupby(streak.eq(0).cumsum()).sum().max())
status_last = movement.iloc[:, -1].where(wide.iloc[:, -1].gt(0), "inactive").replace("none", "stable")
assert np.isclose(reg["mrr"].sum(), net_new.sum())
assert len(movers) <= 2 * len(bridge)
counts = pd.crosstab(active["month"], active["kind"]).reindex(bridge.index, fill_value=0)
bridge["movements"] = counts.sum(axis=1)
result = {"bridge": bridge.reset_index(), "movements": long[long["kind"] != "none"].to_dict("records")}
result["regions"] = reg
result["movers"] = movers.to_dict("records")
result["net_new"] = net_new.to_dict()
result["longest_growth"] = longest
result["status"] = status_last.sort_index().to_dict()

# case: nrr-grr-by-month
s = subs_df.assign(account=subs_df["account"].str.lower(), mrr=subs_df["mrr"].fillna(0.0))
months = sorted(s["month"].unique())
idx = pd.MultiIndex.from_product([sorted(s["account"].unique()), months], names=["account", "month"])
full = s.set_index(["account", "month"])["mrr"].reindex(idx, fill_value=0.0).reset_index()
full["prev"] = full.groupby("account")["mrr"].shift()
base = full[full["prev"].fillna(0) > 0].copy()
base["retained"] = base[["mrr", "prev"]].min(axis=1)
base["churned"] = base["mrr"].eq(0)

metrics = base.groupby("month").agg(
    opening=("prev", "sum"), closing=("mrr", "sum"), retained=("retained", "sum"),
    logos=("account", "count"), lost=("churned", "sum"),
)
metrics["NRR"] = (metrics["closing"] / metrics["opening"] * 100).round(1)
metrics["GRR"] = (metrics["retained"] / metrics["opening"] * 100).round(1)
metrics["logo_churn"] = (metrics["lost"] / metrics["logos"] * 100).round(1)
assert (metrics["GRR"] <= 100).all() and (metrics["GRR"] <= metrics["NRR"]).all()
compound = metrics["NRR"].div(100).prod()
text = [f"{m}: NRR {r.NRR:.1f}% GRR {r.GRR:.1f}%" for m, r in metrics.iterrows()]
# cohort the accounts by their first paying month
paying = full[full["mrr"] > 0]
first_month = paying.groupby("account")["month"].min().rename("cohort")
by_cohort = paying.join(first_month, on="account").pivot_table(index="cohort", columns="month", values="mrr", aggfunc="sum")
start_mrr = pd.Series({c: by_cohort.at[c, c] for c in by_cohort.index})
by_cohort_pct = by_cohort.div(start_mrr, axis=0).mul(100).round(1)
assert np.isclose(by_cohort.sum().sum(), paying["mrr"].sum())
result = {
    "metrics": metrics[["opening", "NRR", "GRR", "logo_churn"]].reset_index().to_dict("records"),
    "compound_nrr": round(float(compound), 4),
    "report": "\n".join(text),
    "lost_accounts": base.loc[base["churned"]].groupby("month")["account"].agg(list).to_dict(),
}
result["cohorts"] = by_cohort_pct.reset_index()
result["first_month"] = first_month.to_dict()

# case: region-csm-rollup
acc = accounts_df.copy()
acc["csm"] = acc["csm"].replace("", pd.NA).fillna("unassigned")
acc["region"] = acc["region"].fillna("N/A")
acc["annual"] = acc["annual"].astype("boolean")

s = subs_df.assign(account=lambda d: d["account"].str.lower())
latest = s.sort_values("month").groupby("account").tail(1)
merged = latest.merge(acc, on="account", how="outer", indicator=True)
merged["_merge"] = merged["_merge"].map({"left_only": "no master", "right_only": "no subscription", "both": "ok"})
issues = merged.loc[merged["_merge"] != "ok", ["account", "_merge"]].rename(columns={"_merge": "issue"})
merged["arr"] = merged["mrr"].fillna(0) * 12

roll = merged.groupby(["region", "csm"], dropna=False).agg(
    accounts=("account", "nunique"),
    arr=("arr", "sum"),
    seats=("seats", "sum"),
    annual=("annual", "sum"),
).reset_index()
roll["region"] = roll["region"].fillna("??")
roll["csm"] = roll["csm"].fillna("??")
roll["arr_per_seat"] = (roll["arr"] / roll["seats"].where(roll["seats"] > 0)).round(2)
roll = roll.sort_values(["arr", "region", "csm"], ascending=[False, True, True])
roll["rank"] = roll["arr"].rank(method="min", ascending=False).astype(int)
roll["seats"] = roll["seats"].astype(int)
assert roll["accounts"].sum() == merged["account"].nunique()
assert roll["arr"].sum() == latest["mrr"].sum() * 12
roll = roll.set_index(["region", "csm"])
result = {"rollup": roll, "issues": issues.to_dict("records")}

# case: seats-price-per-seat-window
s = subs_df.copy()
s["account"] = s["account"].str.casefold()
s["period"] = pd.PeriodIndex(s["month"], freq="M")
s = s.sort_values(["account", "period"]).reset_index(drop=True)
s["pps"] = s["mrr"] / s["seats"]
s["roll2"] = s.groupby("account")["pps"].rolling(2, min_periods=1).mean().reset_index(level=0, drop=True)
s["expanding_max"] = s.groupby("account")["mrr"].expanding().max().droplevel(0)
s["ewm"] = s.groupby("account")["mrr"].transform(lambda x: x.ewm(alpha=0.5, adjust=False).mean())
s["seat_delta"] = s.groupby("account")["seats"].diff().fillna(0).astype(int)
s["months_gap"] = s.groupby("account")["period"].transform(lambda p: p.astype("int64").diff()).fillna(1).astype(int) - 1
s["at_peak"] = s["mrr"].eq(s["expanding_max"])
s["pps_rank"] = s.groupby("period")["pps"].rank(ascending=False, method="first")
gaps = s.loc[s["months_gap"] > 0, ["account", "month", "months_gap"]]
assert len(s) == len(subs_df)
out = s.drop(columns="period").round({"pps": 2, "roll2": 2, "ewm": 3})
out["pps_rank"] = out["pps_rank"].astype("Int64")
# compare to the median price of the month and classify
s["month_median"] = s.groupby("period")["pps"].transform("median")
s["vs_median"] = (s["pps"] / s["month_median"] - 1).round(3)
s["tier"] = pd.cut(s["seats"], bins=[0, 2, 6, 100], labels=["S", "M", "L"]).astype(str)
tier_stats = s.groupby("tier").agg(rows=("account", "size"), accounts=("account", "nunique"), pps=("pps", "mean")).round(2)
moved = s.groupby("account")["tier"].nunique().loc[lambda x: x > 1].index.tolist()
assert tier_stats["rows"].sum() == len(s)
result = {"detail": out, "gaps": gaps.to_dict("records"), "peak_share": round(float(out["at_peak"].mean()), 3)}
result["tiers"] = tier_stats.reset_index().to_dict("records")
result["moved_tier"] = moved

# case: churn-survival-curve
s = subs_df.copy()
s["account"] = s["account"].str.lower()
s = s[s["mrr"].fillna(0) > 0]
s["p"] = pd.to_datetime(s["month"] + "-01").dt.to_period("M")
END = pd.Period("2024-04", freq="M")

life = s.groupby("account")["p"].agg(["min", "max"])
life["tenure"] = [(b - a).n + 1 for a, b in zip(life["min"], life["max"])]
life["event"] = life["max"] < END
km = []
surv = 1.0
for t in range(1, int(life["tenure"].max()) + 1):
    at_risk = (life["tenure"] >= t).sum()
    d = ((life["tenure"] == t) & life["event"]).sum()
    c = ((life["tenure"] == t) & ~life["event"]).sum()
    surv *= 1 - d / at_risk
    km.append({"t": t, "at_risk": int(at_risk), "churned": int(d), "censored": int(c), "survival": round(float(surv), 4)})
km = pd.DataFrame(km).set_index("t")
median_t = km.index[km["survival"] <= 0.5]
assert km["churned"].sum() + km["censored"].sum() == len(life)
assert km["survival"].is_monotonic_decreasing
life_out = life.reset_index().assign(**{"min": lambda d: d["min"].astype(str), "max": lambda d: d["max"].astype(str)})
result = {
    "km": km.reset_index().to_dict("records"),
    "median": int(median_t[0]) if len(median_t) else None,
    "life": life_out,
    "mean_tenure": {bool(k): float(v) for k, v in life.groupby("event")["tenure"].mean().items()},
}

# case: duplicate-pivot-raises
s = subs_df.copy()
s["account"] = s["account"].str.lower()
s = pd.concat([s, s.tail(2).assign(mrr=1.0)], ignore_index=True)
wide = s.pivot(index="account", columns="month", values="mrr")
wide = wide.fillna(0)
wide["total"] = wide.sum(axis=1)
assert wide["total"].sum() == s["mrr"].sum()
months = [c for c in wide.columns if c != "total"]
growth = wide[months].pct_change(axis=1, fill_method=None).replace([np.inf, -np.inf], np.nan)
wide["best_month"] = wide[months].idxmax(axis=1)
wide["active_months"] = (wide[months] > 0).sum(axis=1)
wide["avg_active"] = (wide["total"] / wide["active_months"].replace(0, np.nan)).round(2)
wide["last_growth"] = growth[months[-1]].round(3)
wide["rank"] = wide["total"].rank(ascending=False, method="min").astype(int)
wide = wide.sort_values(["rank", "total"])
regions = accounts_df.set_index("account")["region"].fillna("N/A")
wide["region"] = wide.index.map(regions).fillna("unknown")
region_tot = wide.groupby("region")["total"].sum().sort_values(ascending=False)
region_pct = (region_tot / region_tot.sum() * 100).round(1)
assert np.isclose(region_tot.sum(), wide["total"].sum())
assert wide.index.is_unique
top = wide["total"].nlargest(2).index.tolist()
wide["is_top"] = wide.index.isin(top)
result = wide.reset_index()
result = {"wide": result.to_dict("records"), "regions": region_pct.to_dict()}

# case: provisioning-by-bucket
PROV = pd.DataFrame({"lower": [0, 1, 31, 61, 91], "stage": ["S1", "S1", "S2", "S2", "S3"], "pct": [0.5, 1.0, 5.0, 20.0, 60.0]})
as_of = pd.Timestamp("2024-03-31")

inst = installments_df.copy()
inst["unpaid"] = inst["amount"].sub(inst["paid_amount"].fillna(0)).round(2)
inst["dpd"] = (as_of - inst["due"]).dt.days.clip(lower=0).where(inst["unpaid"] > 0, 0)
exposure = inst.groupby("loan_id").agg(dpd=("dpd", "max"), unpaid=("unpaid", "sum")).reset_index().sort_values("dpd")
merged = pd.merge_asof(exposure, PROV, left_on="dpd", right_on="lower", direction="backward")
merged["provision"] = (merged["unpaid"] * merged["pct"] / 100).round(2)
loans = loans_df[["loan_id", "product"]].copy()
loans["loan_id"] = loans["loan_id"].str.upper()
merged = merged.merge(loans, how="left", on="loan_id")
merged["product"] = merged["product"].str.lower().fillna("written off")

stage = merged.pivot_table(index="product", columns="stage", values=["unpaid", "provision"], aggfunc="sum", fill_value=0.0)
stage.columns = [f"{a}_{b}" for a, b in stage.columns]
for name in ("unpaid", "provision"):
    cols = [c for c in stage if c.startswith(name)]
    stage[name + "_total"] = stage[cols].sum(axis=1)
stage["coverage_pct"] = (stage["provision_total"] / stage["unpaid_total"] * 100).round(2)
assert abs(stage["provision_total"].sum() - merged["provision"].sum()) < 1e-6
assert len(merged) == installments_df["loan_id"].nunique()
# stress: every loan moves one bucket further
stressed = exposure.assign(dpd=exposure["dpd"] + 30).sort_values("dpd")
stressed = pd.merge_asof(stressed, PROV, left_on="dpd", right_on="lower")
stressed["provision_stress"] = (stressed["unpaid"] * stressed["pct"] / 100).round(2)
both = merged[["loan_id", "stage", "provision"]].merge(
    stressed[["loan_id", "stage", "provision_stress"]], on="loan_id", suffixes=("", "_stress"), validate="1:1"
)
both["increase"] = both["provision_stress"] - both["provision"]
migration = pd.crosstab(both["stage"], both["stage_stress"])
assert migration.to_numpy().sum() == len(merged)
assert (both["increase"] >= 0).all()
result = {"loans": merged.drop(columns="lower").sort_values("loan_id").reset_index(drop=True), "stage": stage.round(2)}
result["migration"] = migration
result["stress_increase"] = both.set_index("loan_id")["increase"].round(2).to_dict()
