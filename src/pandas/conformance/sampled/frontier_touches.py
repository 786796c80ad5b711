import pandas as pd
import numpy as np
import math
from collections import Counter, OrderedDict
from functools import reduce

touches = pd.DataFrame({
    "lead": ["L1", "L1", "L1", "L2", "L2", "L3", "L4", "L4", "L4", "L4", "L5", "L6", "L6", "L7"],
    "touch_date": ["01/02/2024", "05/02/2024", "10/02/2024", "03/02/2024", "03/02/2024", "20/02/2024", "01/03/2024", "02/03/2024",
                   "02/03/2024", "09/03/2024", None, "15/03/2024", "14/03/2024", "29/02/2024"],
    "channel": ["Search", "email", "Direct", "Social", "Social", "search ", "Display", "Email", "Search", "Direct", "Email", None, "Social", "Referral"],
    "campaign": ["brand_q1_US", "nurture_q1_UK", None, "spring_q1_US", "spring_q1_US", "generic_q1_DE", "retarget_q1_US", "nurture_q1_UK",
                 "brand_q1_US", "", "nurture_q2_UK", "x", "spring_q2_FR", "partner_q1_US"],
    "cost": [2.5, 0.1, 0, 1.25, 1.25, 3.0, 0.8, 0.1, 2.5, 0.0, 0.1, np.nan, 1.1, -5.0],
})

conversions = pd.DataFrame({
    "lead": ["L1", "L2", "L4", "L4", "L6", "L8"],
    "conv_date": ["2024-02-11", "2024-02-03", "2024-03-09", "2024-04-01", "2024-03-20", "2024-03-01"],
    "revenue": [100.0, 250.0, 80.0, 40.0, None, 500.0],
})

budget = pd.DataFrame({
    "channel": ["Search", "Email", "Social", "Display", "Direct", "TV"],
    "jan": [1000, 200, 500, 300, 0, 5000],
    "feb": [1100, 200, 0, 350, 0, 5200],
    "mar": [900, 250, 700, np.nan, 0, 4800],
})

# case: last-touch-attribution
t = touches.dropna(subset=["channel", "touch_date"]).copy()
t["touch_date"] = pd.to_datetime(t["touch_date"], dayfirst=True)
t["channel"] = t["channel"].str.strip().str.title()
c = conversions.assign(conv_date=pd.to_datetime(conversions["conv_date"]))
m = c.merge(t, on="lead", how="left")
m = m[m["touch_date"] <= m["conv_date"]]
last = m.sort_values(["lead", "conv_date", "touch_date"], kind="stable").drop_duplicates(["lead", "conv_date"], keep="last")
result = last.groupby("channel")["revenue"].agg(["sum", "count"]).sort_values("sum", ascending=False)
# case: linear-attribution
t = touches.assign(channel=touches["channel"].str.strip().str.capitalize().fillna("Unknown"))
total = conversions.groupby("lead")["revenue"].sum()
t["n"] = t.groupby("lead")["lead"].transform("size")
t["credit"] = t["lead"].map(total).div(t["n"])
result = t.groupby("channel")["credit"].sum().round(2).nlargest(4)
# case: position-based-40-20-40
def weights(n):
    if n == 1:
        return [1.0]
    if n == 2:
        return [0.5, 0.5]
    return [0.4] + [0.2 / (n - 2)] * (n - 2) + [0.4]

t = touches.dropna(subset=["touch_date"]).copy()
t["d"] = pd.to_datetime(t["touch_date"], format="%d/%m/%Y")
t = t.sort_values(["lead", "d"], kind="stable")
t["w"] = np.concatenate([weights(len(g)) for _, g in t.groupby("lead", sort=True)])
rev = conversions.groupby("lead", as_index=True)["revenue"].sum(min_count=1)
t["value"] = t["w"] * t["lead"].map(rev)
result = t.loc[t["value"].notna(), ["lead", "channel", "w", "value"]].reset_index(drop=True)
# case: time-decay-attribution
half_life = 7.0
t = touches.copy()
t["d"] = pd.to_datetime(t["touch_date"], dayfirst=True)
c = conversions.copy()
c["conv_date"] = pd.to_datetime(c["conv_date"])
j = pd.merge(c, t, how="inner", left_on="lead", right_on="lead")
j["age"] = (j["conv_date"] - j["d"]).dt.days
j = j.query("age >= 0").copy()
j["w"] = 0.5 ** (j["age"] / half_life)
j["w"] /= j.groupby(["lead", "conv_date"])["w"].transform("sum")
j["attr"] = j["w"] * j["revenue"]
result = j.pivot_table(index="channel", columns="lead", values="attr", aggfunc="sum", fill_value=0).round(3)
# case: path-strings
t = touches.copy()
t["channel"] = t["channel"].fillna("?").str.strip().str.lower()
t["d"] = pd.to_datetime(t["touch_date"], dayfirst=True, errors="coerce")
paths = t.sort_values(["lead", "d"], na_position="last", kind="stable").groupby("lead")["channel"].apply(" > ".join)
conv = set(conversions["lead"])
out = paths.rename("path").reset_index()
out["converted"] = out["lead"].isin(conv)
out["length"] = out["path"].str.count(">") + 1
result = out.groupby(["path"], sort=False).agg(leads=("lead", "count"), conv=("converted", "sum"), length=("length", "first")).reset_index()
# case: campaign-split-expand
parts = touches["campaign"].str.rsplit("_", n=2, expand=True)
parts.columns = ["theme", "quarter", "geo"]
parts = parts.where(parts.notna(), None)
result = pd.concat([touches["lead"], parts], axis=1).dropna(subset=["geo"]).groupby(["geo", "quarter"])["lead"].agg(["nunique", "size"])
# case: removal-effect-counts
paths = touches.dropna(subset=["channel"]).groupby("lead")["channel"].agg(lambda s: frozenset(s.str.strip().str.title()))
won = paths.index.isin(conversions["lead"])
base = won.sum()
eff = {}
for ch in sorted(set().union(*paths)):
    surviving = [w and ch not in p for p, w in zip(paths, won)]
    eff[ch] = round(1 - sum(surviving) / base, 4)
result = pd.Series(eff, name="removal_effect").sort_values(ascending=False, kind="stable")
# case: assisted-vs-last
t = touches.assign(channel=touches.channel.str.strip().str.title(), d=pd.to_datetime(touches.touch_date, dayfirst=True))
t = t[t["lead"].isin(conversions["lead"])].sort_values(["lead", "d"], kind="stable")
t["role"] = np.where(t.groupby("lead").cumcount(ascending=False) == 0, "last", "assist")
ct = pd.crosstab(t["channel"], t["role"])
ct["assist_ratio"] = ct["assist"] / ct["last"].replace(0, np.nan)
result = ct
# case: roas-by-channel
ch = touches["channel"].str.strip().str.title()
spend = touches.groupby(ch)["cost"].sum()
first_lead = touches.groupby("lead")["channel"].first().str.strip().str.title()
revenue = conversions.assign(channel=conversions["lead"].map(first_lead)).groupby("channel")["revenue"].sum()
df = pd.concat([spend, revenue], axis=1, keys=["spend", "revenue"]).fillna(0)
df["roas"] = np.where(df["spend"] > 0, df["revenue"] / df["spend"].where(df["spend"] > 0), np.nan)
result = df.round(2)
# case: budget-share-matrix
b = budget.set_index("channel").fillna(0)
shares = b / b.sum()
shares["avg"] = shares.mean(axis=1)
result = shares.mul(100).round(1).sort_values("avg", ascending=False)
# case: budget-long-change
long = budget.melt(id_vars="channel", var_name="month", value_name="usd")
long["month"] = pd.Categorical(long["month"], ["jan", "feb", "mar"], ordered=True)
long = long.sort_values(["channel", "month"])
long["chg"] = long.groupby("channel")["usd"].pct_change(fill_method=None)
result = long.replace([np.inf, -np.inf], np.nan).set_index(["channel", "month"])["chg"].unstack()
# case: wide-to-long-budget
b = budget.rename(columns={"jan": "m1", "feb": "m2", "mar": "m3"})
w = pd.wide_to_long(b, stubnames="m", i="channel", j="month").sort_index()
result = w["m"].groupby("channel").agg(["sum", "idxmax"])
# case: days-to-convert-bins
f = pd.to_datetime(touches["touch_date"], dayfirst=True).groupby(touches["lead"]).min()
c = conversions.drop_duplicates("lead").set_index("lead")
days = (pd.to_datetime(c["conv_date"]) - f).dt.days
binned = pd.cut(days, [0, 1, 7, 14, 30], right=False, include_lowest=True)
result = binned.astype(str).value_counts().sort_index()
# case: touch-count-vs-conversion
n = touches.groupby("lead").size()
conv = n.index.to_series().isin(conversions["lead"].unique())
tab = conv.groupby(n.clip(upper=3).map({1: "1", 2: "2", 3: "3+"})).agg(["sum", "count", "mean"])
result = tab.rename(columns={"sum": "converted", "count": "leads", "mean": "cvr"})
# case: cumulative-cost-until-conversion
t = touches.copy()
t["d"] = pd.to_datetime(t["touch_date"], format="%d/%m/%Y")
t = t.sort_values("d").reset_index(drop=True)
t["cum_cost"] = t.groupby("lead")["cost"].cumsum()
t["share"] = t["cost"] / t.groupby("lead")["cost"].transform("sum")
result = t[["lead", "d", "cost", "cum_cost", "share"]].round(3)
# case: weekly-touches-by-channel
t = touches.dropna(subset=["touch_date"]).copy()
t["week"] = pd.to_datetime(t["touch_date"], dayfirst=True).dt.to_period("W").dt.start_time
t["channel"] = t["channel"].str.strip().str.title().fillna("Unknown")
wk = t.groupby(["week", "channel"]).size().unstack(fill_value=0)
result = wk.asfreq("W-MON", fill_value=0).assign(total=lambda d: d.sum(axis=1))
# case: iso-week-labels
d = pd.to_datetime(touches["touch_date"], dayfirst=True)
iso = d.dt.isocalendar()
touches_w = touches.assign(wk=iso["year"].astype(str) + "-W" + iso["week"].astype(str).str.zfill(2))
result = touches_w.groupby("wk")["cost"].sum()
# case: lead-summary-reduce
a = touches.groupby("lead", as_index=False)["cost"].sum()
b = touches.groupby("lead", as_index=False)["channel"].nunique().rename(columns={"channel": "channels"})
c = conversions.groupby("lead", as_index=False).agg(revenue=("revenue", "sum"), convs=("conv_date", "count"))
full = reduce(lambda l, r: pd.merge(l, r, on="lead", how="outer"), [a, b, c])
full["profit"] = full["revenue"].sub(full["cost"], fill_value=0)
result = full.sort_values(["profit", "lead"], ascending=[False, True], ignore_index=True)
# case: best-channel-per-month
b = budget.set_index("channel").drop(index="TV")
best = b.idxmax()
result = {m: (best[m], float(b.loc[best[m], m])) for m in b.columns}
# case: spend-string-mistake
b = budget.copy()
b["note"] = b["channel"] + ": " + b["jan"]
result = b["note"].tolist()
# case: most-common-channel-pair
t = touches.dropna(subset=["channel"]).assign(channel=lambda x: x["channel"].str.strip().str.title())
nxt = t.groupby("lead")["channel"].shift(-1)
pairs = Counter((a, b) for a, b in zip(t["channel"], nxt) if isinstance(b, str))
result = pairs.most_common(3)
# case: cost-rank-methods
r = touches[["lead", "cost"]].copy()
for meth in ["average", "min", "max", "dense", "first"]:
    r[meth] = r["cost"].rank(method=meth, ascending=False, na_option="bottom")
r["pct"] = r["cost"].rank(pct=True).round(3)
result = r
# case: chained-explode
campaign_tokens = (
    touches.loc[touches["campaign"].fillna("").ne(""), ["lead", "campaign"]]
    .assign(token=lambda d: d["campaign"].str.lower().str.split("_"))
    .explode("token")
    .groupby("token")["lead"].agg(lambda s: sorted(s.unique()))
)
result = campaign_tokens[campaign_tokens.str.len() > 1]
