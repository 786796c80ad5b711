import pandas as pd
import numpy as np

transactions_df = pd.DataFrame({
    "txn_id": ["T1", "T2", "T3", "T4", "T5", "T5", "T6", "T7", "T8", "T9", "T10"],
    "user_id": [1, 1, 2, 3, 2, 2, 1, 4, 3, None, 4],
    "txn_ts": ["2024-01-30 23:55:00", "2024-01-31 00:10:00", "2024-01-31 12:00:00", "2024-02-01 08:30:00", "2024-02-02 19:05:00",
               "2024-02-02 19:05:00", "2024-02-15 14:00:00", "2024-02-29 10:00:00", "2024-03-01 10:00:00", "2024-03-05 11:30:00", "2024-03-31 22:00:00"],
    "amount": [50.0, -20.0, 100.0, 75.25, 30.0, 30.0, 60.0, 500.0, -75.25, 12.0, 250.0],
    "category": ["food", "Food", "travel", "home", "food ", "food ", "home", "travel", "Home", None, "travel"],
})

refunds_df = pd.DataFrame({
    "refund_id": [1, 2, 3],
    "user_id": [1, 3, 5],
    "refund_ts": pd.to_datetime(["2024-01-31 00:10:00", "2024-03-01 10:00:00", "2024-02-01 00:00:00"]),
    "reason": ["damaged", "wrong size", None],
})

prices_df = pd.DataFrame({
    "category": ["food", "food", "home", "travel", "travel"],
    "valid_from": pd.to_datetime(["2024-01-01", "2024-02-01", "2024-01-15", "2024-01-01", "2024-03-01"]),
    "valid_to": pd.to_datetime(["2024-01-31", "2024-12-31", "2024-12-31", "2024-02-29", "2024-12-31"]),
    "tax_rate": [0.05, 0.06, 0.10, 0.20, 0.25],
})

members_df = pd.DataFrame({
    "user_id": [1, 2, 3, 4, 5, 6],
    "tier": ["gold", "silver", "gold", "bronze", "silver", "Bronze"],
    "interests": ["food;travel", "travel", "", "home;food;garden", None, "garden"],
    "phone": ["+1 (555) 010-1234", "555.010.9999", "5550101111", None, "+44 20 7946 0018", "unknown"],
    "joined": pd.to_datetime(["2023-12-31", "2024-01-01", "2024-01-15", "2024-02-01", "2024-02-28", "2024-02-29"]),
})
# case: dedupe-then-monthly-net
t = transactions_df.drop_duplicates()
t = t.assign(month=pd.to_datetime(t["txn_ts"]).dt.strftime("%Y-%m"))
g = t.groupby("month").agg(
    gross=("amount", lambda s: s[s > 0].sum()),
    refunds=("amount", lambda s: s[s < 0].sum()),
    net=("amount", "sum"),
)
g["cum_net"] = g["net"].cumsum()
result = g.reset_index()
# case: effective-dated-tax
t = transactions_df.drop_duplicates(subset="txn_id").copy()
t["category"] = t["category"].str.strip().str.lower()
t["d"] = pd.to_datetime(t["txn_ts"]).dt.normalize()
j = t.merge(prices_df, on="category", how="left")
j = j[(j["d"] >= j["valid_from"]) & (j["d"] <= j["valid_to"])]
j["tax"] = (j["amount"] * j["tax_rate"]).round(2)
result = j[["txn_id", "category", "amount", "tax_rate", "tax"]].reset_index(drop=True)
# case: refund-nearest-purchase
t = transactions_df.dropna(subset=["user_id"]).drop_duplicates("txn_id").copy()
t["txn_ts"] = pd.to_datetime(t["txn_ts"])
t["user_id"] = t["user_id"].astype(int)
t = t[t["amount"] > 0].sort_values("txn_ts")
r = refunds_df.sort_values("refund_ts")
result = pd.merge_asof(r, t[["user_id", "txn_ts", "txn_id", "amount"]], left_on="refund_ts", right_on="txn_ts", by="user_id", allow_exact_matches=False)
# case: cohort-ltv
t = transactions_df.drop_duplicates("txn_id").dropna(subset=["user_id"]).copy()
t["p"] = pd.to_datetime(t["txn_ts"]).dt.to_period("M")
t["cohort"] = t.groupby("user_id")["p"].transform("min")
t["age"] = (t["p"].dt.year - t["cohort"].dt.year) * 12 + (t["p"].dt.month - t["cohort"].dt.month)
ltv = t.pivot_table(index="cohort", columns="age", values="amount", aggfunc="sum").cumsum(axis=1)
n = t.groupby("cohort")["user_id"].nunique()
result = ltv.div(n, axis="index").round(2)
# case: interests-bought-or-not
m = members_df[["user_id", "interests"]].copy()
m["interest"] = m["interests"].fillna("").str.split(";")
m = m.explode("interest").query("interest != ''")
bought = transactions_df.assign(category=transactions_df["category"].str.strip().str.lower())[["user_id", "category"]].dropna().drop_duplicates()
x = m.merge(bought, left_on=["user_id", "interest"], right_on=["user_id", "category"], how="left")
x["bought"] = x["category"].notna().map({True: "yes", False: "no"})
result = x[["user_id", "interest", "bought"]].reset_index(drop=True)
# case: phone-digits
d = members_df["phone"].str.replace(r"\D", "", regex=True)
d = d.where(d.str.len() >= 10)
out = members_df[["user_id"]].assign(digits=d, last4=d.str[-4:], country=np.where(members_df["phone"].str.startswith("+44", na=False), "UK", "US"))
result = out
# case: tier-ordered-category
tier = pd.CategoricalDtype(["bronze", "silver", "gold"], ordered=True)
m = members_df.assign(tier=members_df["tier"].str.lower().astype(tier))
m = m.sort_values(["tier", "user_id"], ascending=[False, True])
m["is_premium"] = m["tier"] >= "silver"
result = m[["user_id", "tier", "is_premium"]]
# case: user-spend-ntile
s = transactions_df.drop_duplicates("txn_id").groupby("user_id")["amount"].sum()
full = members_df.set_index("user_id").join(s.rename("spend")).fillna({"spend": 0})
full["pct_rank"] = full["spend"].rank(pct=True).round(3)
full["ntile"] = pd.qcut(full["spend"].rank(method="first"), 3, labels=[1, 2, 3]).astype(int)
result = full[["tier", "spend", "pct_rank", "ntile"]].reset_index()
# case: daily-calendar-ffill
t = transactions_df.drop_duplicates("txn_id").copy()
t["day"] = pd.to_datetime(t["txn_ts"]).dt.floor("D")
bal = t.groupby("day")["amount"].sum().cumsum()
cal = pd.date_range("2024-01-29", "2024-02-05", freq="D")
out = bal.reindex(cal).ffill().fillna(0).rename_axis("day").reset_index(name="balance")
result = out
# case: joined-month-end-flag
m = members_df.copy()
m["is_month_end"] = m["joined"].dt.is_month_end
m["days_in_month"] = m["joined"].dt.days_in_month
m["trial_ends"] = m["joined"] + pd.DateOffset(months=1)
m["iso_week"] = m["joined"].dt.isocalendar().week
result = m[["user_id", "joined", "is_month_end", "days_in_month", "trial_ends", "iso_week"]]
# case: duplicate-txn-report
grp = transactions_df.groupby("txn_id").size()
dups = grp[grp > 1]
result = transactions_df[transactions_df["txn_id"].isin(dups.index)].assign(copy_no=lambda d: d.groupby("txn_id").cumcount() + 1)
# case: conditional-sum-case-when
t = transactions_df.drop_duplicates(ignore_index=True)
t["category"] = t["category"].str.strip().str.title().fillna("Other")
out = t.groupby("category")["amount"].agg(
    n="count",
    big=lambda s: int((s >= 100).sum()),
    avg_pos=lambda s: s[s > 0].mean(),
)
result = out.sort_values("n", ascending=False)
# case: time-between-first-and-second
t = transactions_df.dropna(subset=["user_id"]).drop_duplicates("txn_id").assign(ts=lambda d: pd.to_datetime(d["txn_ts"])).sort_values("ts")
first = t.groupby("user_id")["ts"].nth(0)
t["n"] = t.groupby("user_id").cumcount()
w = t[t["n"] < 2].pivot(index="user_id", columns="n", values="ts")
w.columns = ["first_ts", "second_ts"]
w["hours"] = ((w["second_ts"] - w["first_ts"]).dt.total_seconds() / 3600).round(2)
result = w.reset_index()
# case: cross-tier-category-share
t = transactions_df.drop_duplicates("txn_id").merge(members_df[["user_id", "tier"]], on="user_id", how="inner")
t["category"] = t["category"].str.strip().str.lower()
result = pd.crosstab(t["tier"], t["category"], values=t["amount"], aggfunc="sum", normalize="index").round(3)
