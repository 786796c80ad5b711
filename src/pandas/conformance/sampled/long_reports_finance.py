import pandas as pd
import numpy as np
import math

# case: bank-reconciliation
ledger = pd.DataFrame({
    "ref": ["INV-001", "INV-002", "INV-003", "INV-004", "INV-005", "INV-006"],
    "posted": ["2024-01-03", "2024-01-05", "2024-01-09", "2024-01-12", "2024-01-20", "2024-01-31"],
    "amount": [1500.00, -320.50, 880.00, 45.10, 1200.00, -75.00],
})
bank = pd.DataFrame({
    "description": ["PAYMENT INV-001", "debit inv-002 fee", "TRF INV-003", "INV-005 customer", "BANK CHARGE", "INV-006"],
    "value_date": ["04/01/2024", "05/01/2024", "12/01/2024", "22/01/2024", "31/01/2024", "01/02/2024"],
    "amount": ["1,500.00", "-320.50", "888.00", "1,200.00", "-12.00", "-75.00"],
})

# 1. clean
ledger["posted"] = pd.to_datetime(ledger["posted"])
bank["value_date"] = pd.to_datetime(bank["value_date"], format="%d/%m/%Y")
bank["amount"] = bank["amount"].str.replace(",", "").astype(float)
bank["ref"] = bank["description"].str.upper().str.extract(r"(INV-\d{3})", expand=False)

# 2. match
rec = ledger.merge(bank[["ref", "value_date", "amount"]], on="ref", how="outer", suffixes=("_ledger", "_bank"), indicator=True)
rec["diff"] = (rec["amount_bank"] - rec["amount_ledger"]).round(2)
rec["lag"] = (rec["value_date"] - rec["posted"]).dt.days


def status(row):
    if row["_merge"] == "left_only":
        return "missing in bank"
    if row["_merge"] == "right_only":
        return "missing in ledger"
    if row["diff"] != 0:
        return "amount differs"
    return "late" if row["lag"] > 1 else "ok"


rec["status"] = rec.apply(status, axis=1)

# 3. totals
counts = rec["status"].value_counts().sort_index()
explained = (
    -rec.loc[rec["status"] == "missing in bank", "amount_ledger"].sum()
    + rec.loc[rec["status"] == "missing in ledger", "amount_bank"].sum()
    + rec.loc[rec["status"] == "amount differs", "diff"].sum()
)
difference = bank["amount"].sum() - ledger["amount"].sum()
assert math.isclose(explained, difference, abs_tol=0.001)
result = {"items": rec.drop(columns="_merge"), "counts": counts, "difference": round(difference, 2), "avg_lag": rec["lag"].mean()}

# case: aged-receivables
invoices = pd.DataFrame({
    "invoice": [1, 2, 3, 4, 5, 6, 7, 8],
    "client": ["Acme", "Beta", "Acme", "Core", "Dyn", "Beta", "Acme", "Core"],
    "issued": pd.to_datetime(["2023-10-01", "2023-11-15", "2023-12-20", "2024-01-05", "2023-09-01", "2024-01-10", "2023-08-15", "2023-12-31"]),
    "terms": [30, 30, 45, 15, 60, 30, 30, 30],
    "amount": [1000.0, 2500.0, 750.0, 300.0, 4200.0, 610.0, 90.0, 125.5],
})
payments = pd.DataFrame({
    "invoice": [1, 1, 2, 5, 7, 8],
    "paid": [400.0, 100.0, 2500.0, 2000.0, 90.0, 125.5],
})
today = pd.Timestamp("2024-02-01")

paid = payments.groupby("invoice")["paid"].sum()
ar = invoices.set_index("invoice")
ar["paid"] = paid
ar["paid"] = ar["paid"].fillna(0)
ar["open"] = ar["amount"] - ar["paid"]
ar["due"] = ar["issued"] + pd.to_timedelta(ar["terms"], unit="D")
ar["overdue"] = (today - ar["due"]).dt.days
labels = ["current", "1-30", "31-60", "61-90", "90+"]
ar["bucket"] = pd.cut(ar["overdue"], bins=[-np.inf, 0, 30, 60, 90, np.inf], labels=labels)

open_items = ar[ar["open"] > 0]
aging = open_items.pivot_table(index="client", columns="bucket", values="open", aggfunc="sum", fill_value=0, observed=False)
aging["total"] = aging.sum(axis=1)
aging = aging.sort_values("total", ascending=False)
provision_rates = pd.Series([0.01, 0.05, 0.15, 0.3, 0.6], index=labels)
provision = (aging[labels] * provision_rates).sum(axis=1).round(2)
pct = (aging[labels].sum() / aging["total"].sum() * 100).round(1)
assert np.isclose(aging["total"].sum(), open_items["open"].sum())
fully_paid = ar.loc[ar["open"] == 0].index.tolist()
result = {"aging": aging, "provision": provision, "pct": pct, "fully_paid": fully_paid, "oldest": int(open_items["overdue"].idxmax())}

# case: portfolio-valuation
trades = pd.DataFrame([
    {"date": "2024-01-02", "ticker": "AAA", "side": "BUY", "qty": 100, "price": 10.0},
    {"date": "2024-01-05", "ticker": "BBB", "side": "BUY", "qty": 50, "price": 40.0},
    {"date": "2024-01-09", "ticker": "AAA", "side": "sell", "qty": 40, "price": 12.5},
    {"date": "2024-01-15", "ticker": "AAA", "side": "BUY", "qty": 20, "price": 11.0},
    {"date": "2024-01-18", "ticker": "CCC", "side": "BUY", "qty": 10, "price": 99.5},
    {"date": "2024-01-22", "ticker": "BBB", "side": "SELL", "qty": 50, "price": 38.0},
])
quotes = pd.DataFrame({"ticker": ["AAA", "BBB", "CCC", "DDD"], "last": [13.0, 39.0, 101.0, 7.0], "sector": ["Tech", "Energy", "Tech", "Retail"]})

trades["date"] = pd.to_datetime(trades["date"])
trades["sign"] = trades["side"].str.upper().map({"BUY": 1, "SELL": -1})
trades["signed_qty"] = trades["qty"] * trades["sign"]
trades["cash"] = -trades["signed_qty"] * trades["price"]
trades["position"] = trades.groupby("ticker")["signed_qty"].cumsum()
trades["cash_balance"] = 5000 + trades["cash"].cumsum()

buys = trades[trades["sign"] == 1].groupby("ticker").apply(lambda g: (g["qty"] * g["price"]).sum() / g["qty"].sum())
pos = trades.groupby("ticker")["signed_qty"].sum().to_frame("qty")
pos["avg_cost"] = buys.round(4)
pos = pos.reset_index().merge(quotes, on="ticker", how="left")
pos["value"] = pos["qty"] * pos["last"]
pos["unrealised"] = pos["qty"] * (pos["last"] - pos["avg_cost"])

sells = trades[trades["sign"] == -1].merge(pos[["ticker", "avg_cost"]], on="ticker")
sells["realised"] = sells["qty"] * (sells["price"] - sells["avg_cost"])
realised = sells.groupby("ticker")["realised"].sum().round(2)
pos["weight"] = (pos["value"] / pos["value"].sum() * 100).round(2)
by_sector = pos[pos["qty"] > 0].groupby("sector")[["value", "weight"]].sum()
never = [t for t in quotes["ticker"] if t not in set(trades["ticker"])]
assert (trades["position"] >= 0).all()
result = {"positions": pos.round(2), "realised": realised, "by_sector": by_sector, "cash": trades["cash_balance"].iloc[-1], "never_traded": never}

# case: expense-claims-policy
claims = pd.DataFrame({
    "claim": ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"],
    "who": ["kim", "Lee", "kim", "Mo ", "lee", "Kim", "mo", "Lee", "mo"],
    "category": ["meal", "Hotel", "taxi", "meal", "meal", "flight", "hotel", "Meal", "parking"],
    "amount": ["45.00", "210", "33,50", "12.90", "80", "430.00", "95.5", "", "18"],
    "receipt": ["Y", "N", "Y", None, "Y", "Y", "N", "Y", "N"],
    "date": ["2024-02-01", "2024-02-01", "2024-02-03", "2024-02-10", "2024-02-11", "2024-01-02", "2024-02-20", "2024-02-21", "2024-02-29"],
})
limits = pd.DataFrame({"category": ["meal", "hotel", "taxi", "flight"], "limit": [50, 150, 40, 500], "receipt_over": [25, 0, 30, 0]})

claims["who"] = claims["who"].str.strip().str.capitalize()
claims["category"] = claims["category"].str.lower()
claims["amount"] = pd.to_numeric(claims["amount"].str.replace(",", "."), errors="coerce")
claims["receipt"] = claims["receipt"].eq("Y")
claims["date"] = pd.to_datetime(claims["date"])

c = claims.merge(limits, on="category", how="left")
c["issue"] = ""
c.loc[c["amount"].isna(), "issue"] += "no amount;"
c.loc[c["limit"].isna(), "issue"] += "unknown category;"
c.loc[c["amount"] > c["limit"], "issue"] += "over limit;"
c.loc[~c["receipt"] & (c["amount"] > c["receipt_over"]), "issue"] += "no receipt;"
c.loc[c["date"] < "2024-02-01", "issue"] += "too old;"
c["issue"] = c["issue"].str.rstrip(";")
c["decision"] = np.where(c["issue"] == "", "approve", np.where(c["issue"] == "over limit", "partial", "reject"))
c["payable"] = np.select([c["decision"] == "approve", c["decision"] == "partial"], [c["amount"], c["limit"]], default=0.0)

person = c.pivot_table(index="who", columns="decision", values="payable", aggfunc=["count", "sum"], fill_value=0)
person.columns = ["_".join(col) for col in person.columns]
issues = c.loc[c["issue"] != "", "issue"].str.split(";").explode().value_counts()
total = c["payable"].sum()
result = {"claims": c[["claim", "who", "category", "amount", "issue", "decision", "payable"]], "person": person, "issues": issues, "total": total}

# case: loan-amortisation
def schedule(principal, annual_rate, months, start):
    r = annual_rate / 12
    payment = principal * r / (1 - (1 + r) ** -months)
    rows = []
    balance = principal
    date = pd.Timestamp(start)
    for n in range(1, months + 1):
        interest = round(balance * r, 2)
        capital = round(payment - interest, 2)
        if n == months:
            capital = round(balance, 2)
        balance = round(balance - capital, 2)
        rows.append((n, date, interest, capital, balance))
        date = date + pd.DateOffset(months=1)
    return pd.DataFrame(rows, columns=["n", "date", "interest", "capital", "balance"])


loans = pd.DataFrame({
    "loan": ["L1", "L2", "L3"],
    "principal": [12000, 5000, 800],
    "rate": ["6%", "4.8%", "12%"],
    "months": [6, 4, 3],
    "start": ["2023-10-31", "2024-01-15", "2023-12-01"],
})
loans["rate"] = loans["rate"].str.rstrip("%").astype(float) / 100

parts = []
for _, loan in loans.iterrows():
    part = schedule(loan["principal"], loan["rate"], loan["months"], loan["start"])
    part.insert(0, "loan", loan["loan"])
    parts.append(part)
plan = pd.concat(parts, ignore_index=True)
plan["payment"] = plan["interest"] + plan["capital"]
plan["year"] = plan["date"].dt.year

yearly = plan.pivot_table(index="loan", columns="year", values=["interest", "capital"], aggfunc="sum", fill_value=0, margins=True)
totals = plan.groupby("loan").agg(paid=("payment", "sum"), interest=("interest", "sum"), last=("date", "max"))
check = totals["paid"] - totals["interest"]
assert np.allclose(check.values, loans.set_index("loan")["principal"].values)
monthly_cash = plan.groupby(plan["date"].dt.strftime("%Y-%m"))["payment"].sum().round(2)
result = {"plan": plan.drop(columns="year"), "yearly": yearly.round(2), "totals": totals.round(2), "cash": monthly_cash, "heaviest": monthly_cash.idxmax()}

# case: budget-vs-actual
budget = pd.DataFrame({
    "dept": ["IT", "HR", "Ops"],
    "Jan": [1000, 500, 2000],
    "Feb": [1000, 500, 2200],
    "Mar": [1500, 450, 2100],
})
actual = pd.DataFrame({
    "dept": ["IT", "IT", "HR", "Ops", "Ops", "IT", "HR", "Ops", "Mktg"],
    "date": ["2024-01-10", "2024-01-25", "2024-01-31", "2024-01-05", "2024-02-05", "2024-02-11", "2024-03-01", "2024-03-08", "2024-02-02"],
    "amount": [700, 450, 510, 1900, 2600, 800, 300, 2100, 75],
})

order = ["Jan", "Feb", "Mar"]
b = budget.melt(id_vars="dept", var_name="month", value_name="budget")
actual["month"] = pd.to_datetime(actual["date"]).dt.strftime("%b")
a = actual.groupby(["dept", "month"])["amount"].sum().reset_index(name="actual")
bva = b.merge(a, on=["dept", "month"], how="outer")
bva[["budget", "actual"]] = bva[["budget", "actual"]].fillna(0)
bva["month"] = pd.Categorical(bva["month"], categories=order, ordered=True)
bva = bva.sort_values(["dept", "month"]).reset_index(drop=True)
bva["variance"] = bva["actual"] - bva["budget"]
bva["var_pct"] = np.where(bva["budget"] > 0, bva["variance"] / bva["budget"].replace(0, np.nan) * 100, np.nan)
bva["var_pct"] = bva["var_pct"].round(1)
bva["flag"] = bva["var_pct"].apply(lambda v: "n/a" if pd.isna(v) else "over" if v > 10 else "under" if v < -10 else "on track")
bva["ytd_variance"] = bva.groupby("dept")["variance"].cumsum()

ytd = bva.groupby("dept")[["budget", "actual", "variance"]].sum()
ytd.loc["All"] = ytd.sum()
flags = pd.crosstab(bva["dept"], bva["flag"])
overs = bva.query("flag == 'over'")[["dept", "month", "var_pct"]].astype({"month": str})
result = {"detail": bva, "ytd": ytd, "flags": flags, "overs": overs.to_dict("records")}

# case: fraud-rules
tx = pd.DataFrame({
    "tx_id": range(1, 13),
    "card": ["A", "A", "A", "B", "B", "C", "C", "A", "B", "C", "C", "D"],
    "time": pd.to_datetime([
        "2024-05-01 10:00:00", "2024-05-01 10:00:45", "2024-05-01 10:01:10", "2024-05-01 11:00", "2024-05-02 03:15", "2024-05-01 12:00",
        "2024-05-01 12:30", "2024-05-02 09:00", "2024-05-02 09:30", "2024-05-02 12:00", "2024-05-02 12:03", "2024-05-02 13:00"], format="mixed"),
    "amount": [20, 25, 30, 100, 900, 50, 60, 22, 110, 55, 58, 5],
    "country": ["US", "US", "US", "FR", "FR", "US", "JP", "US", "FR", "JP", "JP", "DE"],
})
tx = tx.sort_values(["card", "time"]).reset_index(drop=True)
g = tx.groupby("card")
tx["gap_min"] = g["time"].diff().dt.total_seconds() / 60
tx["prev_country"] = g["country"].shift()
tx["avg_before"] = g["amount"].transform(lambda s: s.shift().expanding().mean())

tx["r_velocity"] = tx["gap_min"].lt(1)
tx["r_country"] = tx["prev_country"].notna() & tx["country"].ne(tx["prev_country"]) & tx["gap_min"].lt(120)
tx["r_amount"] = tx["amount"] > 3 * tx["avg_before"]
tx["r_night"] = tx["time"].dt.hour.between(0, 5)
rules = [c for c in tx.columns if c.startswith("r_")]
tx["score"] = tx[rules].astype(int) @ np.array([2, 5, 4, 1])
tx["alert"] = pd.cut(tx["score"], [-1, 0, 3, 100], labels=["none", "low", "high"])

hits = tx[rules].sum().sort_values(ascending=False)
by_card = tx.groupby("card").agg(n=("tx_id", "size"), spent=("amount", "sum"), max_score=("score", "max"), countries=("country", "nunique"))
by_card["risky"] = by_card["max_score"] >= 4
alerts = tx.loc[tx["alert"] != "none", ["tx_id", "card", "score", "alert"]].sort_values(["score", "tx_id"], ascending=[False, True])
result = {"alerts": alerts, "hits": hits, "cards": by_card, "levels": tx["alert"].value_counts().to_dict()}

# case: fx-consolidation
entities = pd.DataFrame({
    "entity": ["DE01", "DE01", "UK01", "UK01", "US01", "JP01", "CH01"],
    "month": ["2024-01", "2024-02", "2024-01", "2024-02", "2024-01", "2024-02", "2024-01"],
    "ccy": ["EUR", "EUR", "GBP", "GBP", "USD", "JPY", "CHF"],
    "revenue": [100000, 110000, 80000, 82500, 150000, 9000000, 40000],
})
fx = pd.DataFrame({
    "month": ["2024-01"] * 3 + ["2024-02"] * 3,
    "ccy": ["EUR", "GBP", "JPY"] * 2,
    "rate": [1.09, 1.27, 0.0068, 1.08, 1.26, 0.0067],
})
fx = pd.concat([fx, pd.DataFrame({"month": ["2024-01", "2024-02"], "ccy": "USD", "rate": 1.0})], ignore_index=True)

# each month must have a rate only once
assert not fx.duplicated(["month", "ccy"]).any()
df = entities.merge(fx, on=["month", "ccy"], how="left", validate="many_to_one")
missing = df[df["rate"].isna()][["entity", "month", "ccy"]]
df["usd"] = (df["revenue"] * df["rate"]).round(0)

matrix = df.pivot_table(index="entity", columns="month", values="usd", aggfunc="sum", margins=True, margins_name="Total")
share = (matrix["Total"] / matrix.loc["Total", "Total"] * 100).round(2)

# constant currency growth: February at January's rates
jan_rates = fx[fx["month"] == "2024-01"].set_index("ccy")["rate"]
feb = df[df["month"] == "2024-02"].copy()
feb["usd_const"] = feb["revenue"] * feb["ccy"].map(jan_rates)
jan = df[df["month"] == "2024-01"].set_index("entity")["usd"]
feb["jan"] = feb["entity"].map(jan)
feb["growth"] = ((feb["usd"] / feb["jan"] - 1) * 100).round(2)
feb["growth_const"] = ((feb["usd_const"] / feb["jan"] - 1) * 100).round(2)
feb["fx_effect"] = feb["usd"] - feb["usd_const"]
result = {"matrix": matrix, "share": share, "feb": feb[["entity", "growth", "growth_const", "fx_effect"]].reset_index(drop=True), "missing": missing.values.tolist()}

# case: credit-scoring-ambiguous
applicants = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6],
    "income": [52000, 31000, 78000, 24000, 45000, None],
    "debt": [5000, 15000, 20000, 1000, 30000, 2000],
    "late": [0, 2, 1, 0, 4, 0],
    "job": ["perm", "temp", "perm", "none", "temp", "perm"],
})
applicants["income"] = applicants["income"].fillna(applicants["income"].median())
applicants["ratio"] = (applicants["debt"] / applicants["income"]).round(3)
applicants["job_points"] = applicants["job"].map({"perm": 20, "temp": 10}).fillna(0)

# scoring
if applicants["late"] > 2:
    applicants["late_points"] = -30
else:
    applicants["late_points"] = 10

applicants["score"] = applicants["job_points"] + applicants["late_points"] - applicants["ratio"] * 50
applicants["grade"] = pd.cut(applicants["score"], [-100, 0, 15, 30], labels=["C", "B", "A"])
result = applicants.groupby("grade", observed=False)["id"].count().to_dict()

# case: stock-technical-indicators
prices = pd.DataFrame({
    "date": pd.bdate_range("2024-01-01", periods=12),
    "close": [100, 102, 101, 105, 107, 104, 103, 108, 110, 109, 113, 111],
    "volume": [1000, 1200, 900, 2000, 2200, 1800, 1500, 2500, 2600, 1700, 3000, 1600],
}).set_index("date")

prices["ret"] = prices["close"].pct_change()
prices["sma3"] = prices["close"].rolling(3).mean()
prices["sma5"] = prices["close"].rolling(5).mean()
prices["ema3"] = prices["close"].ewm(span=3, adjust=False).mean()
prices["high_so_far"] = prices["close"].cummax()
prices["drawdown"] = prices["close"] / prices["high_so_far"] - 1
prices["vol5"] = prices["ret"].rolling(5).std() * np.sqrt(252)
prices["signal"] = np.where(prices["sma5"].isna(), "wait", np.where(prices["sma3"] > prices["sma5"], "long", "flat"))

# consecutive rising days
up = prices["close"].diff() > 0
groups = (up != up.shift()).cumsum()
prices["streak"] = up.groupby(groups).cumsum()
weekly = prices["close"].resample("W").agg(["first", "max", "min", "last"])
weekly["volume"] = prices["volume"].resample("W").sum()
weekly["change_pct"] = (weekly["last"].pct_change() * 100).round(2)

crosses = prices.loc[(prices["signal"] != prices["signal"].shift()) & (prices["signal"] != "wait"), "signal"]
vwap = (prices["close"] * prices["volume"]).sum() / prices["volume"].sum()
result = {
    "indicators": prices[["close", "sma3", "ema3", "drawdown", "signal", "streak"]].round(4),
    "weekly": weekly,
    "crosses": crosses,
    "max_drawdown": round(prices["drawdown"].min(), 4),
    "vwap": round(vwap, 3),
    "best_day": prices["ret"].idxmax().strftime("%Y-%m-%d"),
    "longest_streak": int(prices["streak"].max()),
}

# case: subscription-mrr-bridge
subs = pd.DataFrame({
    "customer": ["a", "a", "a", "b", "b", "c", "d", "d", "e"],
    "month": ["2024-01", "2024-02", "2024-03", "2024-01", "2024-02", "2024-02", "2024-01", "2024-03", "2024-03"],
    "mrr": [100, 150, 150, 80, 60, 200, 40, 40, 90],
})
months = pd.period_range("2024-01", "2024-03", freq="M").astype(str)
grid = subs.pivot(index="customer", columns="month", values="mrr").reindex(columns=months).fillna(0)

bridge = []
seen = set(grid.index[grid["2024-01"] > 0])
for prev, cur in zip(months[:-1], months[1:]):
    delta = grid[cur] - grid[prev]
    started = (grid[prev] == 0) & (grid[cur] > 0)
    returning = started & grid.index.isin(seen)
    bridge.append({
        "month": cur,
        "opening": grid[prev].sum(),
        "new": delta[started & ~returning].sum(),
        "reactivated": delta[returning].sum(),
        "expansion": delta[(grid[prev] > 0) & (delta > 0)].sum(),
        "contraction": delta[(grid[cur] > 0) & (delta < 0)].sum(),
        "churn": delta[(grid[prev] > 0) & (grid[cur] == 0)].sum(),
        "closing": grid[cur].sum(),
    })
    seen |= set(grid.index[grid[cur] > 0])
bridge = pd.DataFrame(bridge).set_index("month")
moves = ["new", "reactivated", "expansion", "contraction", "churn"]
assert (bridge["opening"] + bridge[moves].sum(axis=1) == bridge["closing"]).all()
bridge["nrr"] = ((bridge["opening"] + bridge[["expansion", "contraction", "churn"]].sum(axis=1)) / bridge["opening"] * 100).round(1)
bridge["logo_churn"] = [int(((grid[p] > 0) & (grid[c] == 0)).sum()) for p, c in zip(months[:-1], months[1:])]
lifetime = grid.gt(0).sum(axis=1).rename("months_active")
value = grid.sum(axis=1).sort_values(ascending=False)
result = {"bridge": bridge, "lifetime": lifetime, "value": value, "active": grid.gt(0).sum().to_dict()}

# case: tax-brackets
people = pd.DataFrame({
    "person": ["Zoe", "Yan", "Xia", "Wes", "Val"],
    "wages": [30000, 85000, 12000, 250000, 0],
    "other": [0, "5,000", None, "1,000", "700"],
    "children": [2, 0, 1, 3, 0],
})
brackets = pd.DataFrame({"lower": [0, 10000, 40000, 100000], "upper": [10000, 40000, 100000, np.inf], "rate": [0.0, 0.15, 0.30, 0.42]})

people["other"] = people["other"].astype(str).str.replace(",", "").replace("None", "0").astype(float)
people["taxable"] = (people["wages"] + people["other"] - 1500 * people["children"]).clip(lower=0)

# cross join people with brackets, tax in each slice
cross = people.merge(brackets, how="cross")
cross["slice"] = (np.minimum(cross["taxable"], cross["upper"]) - cross["lower"]).clip(lower=0)
cross["tax"] = cross["slice"] * cross["rate"]
by_person = cross.groupby("person", sort=False).agg(taxable=("taxable", "first"), tax=("tax", "sum")).reset_index()
by_person["effective"] = (by_person["tax"] / by_person["taxable"]).round(4)


def marginal(income):
    return brackets.loc[(brackets["lower"] <= income) & (income < brackets["upper"]), "rate"].iloc[0]


by_person["marginal"] = by_person["taxable"].map(marginal)
slices = cross.pivot(index="person", columns="rate", values="tax").loc[people["person"]]
slices.columns = [f"{int(c * 100)}%" for c in slices.columns]
assert np.allclose(slices.sum(axis=1).values, by_person["tax"].values)
by_bracket = cross[cross["slice"] > 0].groupby("rate").agg(people=("person", "nunique"), tax=("tax", "sum"))
by_bracket["share"] = (by_bracket["tax"] / by_bracket["tax"].sum()).round(3)
top = by_person.nlargest(1, "tax")["person"].item()
result = {"people": by_person, "slices": slices, "brackets": by_bracket, "top": top, "zero": by_person.loc[by_person["tax"].eq(0), "person"].tolist()}
