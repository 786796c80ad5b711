import pandas as pd
import numpy as np

tickets = pd.DataFrame({
    "ticket_id": [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112],
    "team": ["Network", "network ", "Desktop", "Desktop", None, "Security", "Network", "Security", "Desktop", "network", "Billing", "Network"],
    "priority": ["High", "Low", "Medium", "Critical", "Low", None, "High", "Critical", "medium", "Low", "High", "Medium"],
    "status": ["Open", "Closed", "Open", "Pending", "Closed", "Open", "Closed", "Pending", "Open", "Closed", "Open", "Open"],
    "hours": [4.5, 0.0, 12.0, 36.5, 1.0, 7.25, np.nan, 48.0, 12.0, -1.0, 24.0, 8.0],
    "opened": ["2024-01-03", "2024-01-03", "2024-01-15", "2024-02-01", "2024-02-11", "2024-02-29", "2024-03-05", None, "2024-03-17", "2024-04-01", "2024-04-02", "2024-04-30"],
    "agent_id": [1, 2, 3, 3, 9, 4, 1, 4, 2, 2, 5, 1],
})
agents = pd.DataFrame({
    "agent_id": [1, 2, 3, 4, 4, 6],
    "agent": ["Ana", "Bo", "Cy", "Dee", "Dee", "Flo"],
    "level": ["Senior", "Junior", "Mid", "Senior", "Senior", "Mid"],
})
sla = pd.DataFrame({
    "priority": ["Critical", "High", "Medium", "Low", "None"],
    "max_hours": [4, 8, 24, 72, 200],
})
priority_order = ["Low", "Medium", "High", "Critical"]

# case: priority-categorical-counts
tickets["priority"] = pd.Categorical(tickets["priority"].str.title(), categories=priority_order, ordered=True)
result = tickets["priority"].value_counts(sort=False, dropna=False)
# case: worst-priority-per-team
df = tickets.copy()
df["team"] = df["team"].str.strip().str.title()
df["priority"] = df["priority"].str.title().astype(pd.CategoricalDtype(priority_order, ordered=True))
result = df.groupby("team")["priority"].max()
# case: priority-at-least-high
prio = pd.Categorical(tickets["priority"], categories=priority_order, ordered=True)
result = tickets.loc[prio >= "High", ["ticket_id", "priority", "hours"]]
# case: compare-unordered-raises
cat = tickets["priority"].astype("category")
result = tickets[cat > "Low"]
# case: team-status-crosstab
team = tickets["team"].str.strip().str.title().fillna("Unassigned")
status = pd.Categorical(tickets["status"], categories=["Open", "Pending", "On Hold", "Closed"], ordered=True)
result = pd.crosstab(team, status, rownames=["team"], colnames=["status"], dropna=False)
# case: hours-bands
bands = pd.cut(tickets["hours"], bins=[0, 4, 8, 24, 72], labels=["<4h", "4-8h", "8-24h", "24h+"], include_lowest=True)
result = bands.value_counts(sort=False).to_dict()
# case: pivot-observed-false
df = tickets.assign(
    priority=pd.Categorical(tickets["priority"].str.capitalize(), priority_order, ordered=True),
    status=tickets["status"].astype("category").cat.add_categories(["Reopened"]),
)
result = df.pivot_table(index="priority", columns="status", values="hours", aggfunc="mean", observed=False)
# case: pivot-observed-true-fill
df = tickets.assign(priority=pd.Categorical(tickets["priority"].str.capitalize(), priority_order, ordered=True))
result = df.pivot_table(index="priority", columns="status", values="ticket_id", aggfunc="count", fill_value=0, observed=True)
# case: fillna-new-category-error
p = tickets["priority"].astype("category")
result = p.fillna("Unknown")
# case: fillna-after-add
p = tickets["priority"].str.title().astype("category")
p = p.cat.add_categories("Unknown").fillna("Unknown")
result = p.value_counts()
# case: sla-breach-merge
df = tickets.assign(priority=tickets["priority"].str.title()).merge(sla, on="priority", how="left")
df["breach"] = np.where(df["max_hours"].isna(), "no sla", np.where(df["hours"] > df["max_hours"], "breached", "ok"))
df["breach"] = pd.Categorical(df["breach"], categories=["ok", "breached", "no sla"], ordered=True)
result = df.sort_values(["breach", "hours"], ascending=[False, True])[["ticket_id", "priority", "hours", "max_hours", "breach"]].reset_index(drop=True)
# case: merge-categorical-same-dtype
dtype = pd.CategoricalDtype(priority_order + ["None"], ordered=True)
left = tickets[["ticket_id", "priority"]].assign(priority=lambda d: d["priority"].str.title().astype(dtype))
right = sla.assign(priority=sla["priority"].astype(dtype))
merged = left.merge(right, on="priority", how="inner")
result = (str(merged["priority"].dtype), merged.shape, merged["max_hours"].tolist())
# case: merge-categorical-different-dtype
left = tickets.assign(priority=tickets["priority"].astype("category"))
right = sla.assign(priority=sla["priority"].astype("category"))
m = pd.merge(left, right, on="priority", how="outer", indicator=True)
result = m.groupby("_merge", observed=False).size()
# case: sort-by-custom-order
df = tickets.copy()
df["priority"] = pd.Categorical(df["priority"].str.title(), categories=priority_order[::-1], ordered=True)
result = df.sort_values(["priority", "opened"], na_position="first")["ticket_id"].tolist()
# case: agent-level-ordered
lvl = pd.CategoricalDtype(categories=["Junior", "Mid", "Senior"], ordered=True)
ag = agents.drop_duplicates().assign(level=lambda d: d["level"].astype(lvl))
joined = tickets.merge(ag, on="agent_id", how="left")
result = joined.groupby("level", observed=False, dropna=False).agg(n=("ticket_id", "size"), hours=("hours", "sum"), statuses=("status", "nunique"))
# case: month-opened-ordered
opened = pd.to_datetime(tickets["opened"])
months = ["January", "February", "March", "April", "May", "June"]
m = pd.Categorical(opened.dt.month_name(), categories=months, ordered=True)
result = tickets.groupby(m, observed=False)["hours"].agg(["count", "sum"])
# case: rename-status-short
s = tickets["status"].astype("category")
s = s.cat.rename_categories({"Open": "O", "Closed": "C", "Pending": "P"})
result = "".join(s)
# case: remove-category-to-nan
s = tickets["status"].astype("category").cat.remove_categories(["Pending"])
result = s.isna().sum(), list(s.cat.categories)
# case: status-in-query
df = tickets.assign(status=tickets["status"].astype("category"))
result = df.query("status == 'Open' and hours > 5")[["ticket_id", "status", "hours"]]
# case: filtered-keeps-unused
df = tickets.assign(status=tickets["status"].astype("category"))
sub = df[df["status"] != "Pending"]
before = sub["status"].value_counts().to_dict()
after = sub["status"].cat.remove_unused_categories().value_counts().to_dict()
result = {"before": before, "after": after}
# case: interval-mid-mean
b = pd.cut(tickets["hours"], bins=4)
result = b.apply(lambda iv: iv.mid)
# case: assign-invalid-category
df = tickets.assign(status=tickets["status"].astype("category"))
df.loc[0, "status"] = "Escalated"
result = df["status"]
# case: dummies-from-priority
p = pd.Categorical(tickets["priority"], categories=priority_order)
d = pd.get_dummies(p, prefix="prio", dtype=int)
d.index = tickets["ticket_id"]
result = d
