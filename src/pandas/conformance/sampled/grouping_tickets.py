import pandas as pd
import numpy as np
import re

tickets = pd.DataFrame({
    "ticket": ["T-1", "T-2", "T-3", "T-4", "T-5", "T-6", "T-7", "T-8", "T-9", "T-10", "T-11", "T-12"],
    "agent": ["Kim", "Lou", "Kim", "Max", None, "Lou", "kim", "Max", "Kim", "Nia", "Lou", ""],
    "priority": ["high", "low", "medium", "high", "low", "high", "low", None, "high", "medium", "low", "low"],
    "opened": ["2024-05-01", "05/02/2024", "2024-05-03", "2024-05-03", "bad", "2024-05-06", "2024-05-07", "2024-05-07", None, "2024-05-09", "2024-05-10", "2024-05-10"],
    "hours": ["4", "12.5", "", "3", "48", "1,200", "7", "n/a", "2", "16", "12.5", "0"],
    "tags": ["login,api", "billing", "api", "", None, "login", "ui,api", "billing,ui", "login", "api", "billing", "ui"],
    "reopened": [0, 1, 0, 0, 2, 0, 0, 1, 3, 0, 1, 0],
})
agents = pd.DataFrame({
    "agent": ["Kim", "Lou", "Max", "Nia", "Oz"],
    "team": ["Tier1", "Tier1", "Tier2", "Tier2", "Tier1"],
    "seniority": pd.Categorical(["mid", "junior", "senior", "junior", "mid"], categories=["junior", "mid", "senior"], ordered=True),
})
csat = pd.DataFrame({"ticket": ["T-1", "T-2", "T-2", "T-4", "T-6", "T-9", "T-99"], "stars": [5, 3, 4, 1, np.nan, 5, 2]})

# case: hours-astype-float-error
tickets["h"] = tickets["hours"].str.replace(",", "").astype(float)
result = tickets.groupby("agent")["h"].mean().round(2)
# case: blank-agent-to-nan
tickets["agent"] = tickets["agent"].replace("", np.nan).str.title()
result = tickets.groupby("agent", dropna=False).size()
# case: explode-tags-count
t = tickets.assign(tag=tickets["tags"].str.split(",")).explode("tag")
t = t[t["tag"].fillna("") != ""]
result = t.groupby("tag").agg(n=("ticket", "count"), agents=("agent", "nunique")).sort_values("n", ascending=False)
# case: tag-priority-crosstab-groupby
t = tickets.dropna(subset=["tags"]).assign(tag=lambda d: d["tags"].str.split(",")).explode("tag")
result = t.groupby(["tag", "priority"])["ticket"].count().unstack(fill_value=0)
# case: team-avg-stars
m = csat.merge(tickets[["ticket", "agent"]], on="ticket", how="inner").merge(agents, on="agent")
result = m.groupby("team")["stars"].agg(["mean", "count", "size"])
# case: seniority-categorical-min
result = agents.groupby("team")["seniority"].agg(["min", "max"])
# case: seniority-observed-false-join
m = tickets.merge(agents, on="agent", how="left")
result = m.groupby("seniority", observed=False)["reopened"].sum()
# case: priority-custom-order-cat
p = pd.Categorical(tickets["priority"], categories=["high", "medium", "low"], ordered=True)
result = tickets.groupby(p, observed=False).agg(n=("ticket", "size"), reopened=("reopened", "max"))
# case: parse-two-date-formats-by-week
a = pd.to_datetime(tickets["opened"], format="%Y-%m-%d", errors="coerce")
b = pd.to_datetime(tickets["opened"], format="%m/%d/%Y", errors="coerce")
opened = a.fillna(b)
result = tickets.groupby(opened.dt.isocalendar().week)["ticket"].count()
# case: nested-loop-groupby
summary = {}
for agent, g in tickets[tickets["agent"].notna()].groupby("agent"):
    summary[agent] = {}
    for prio, sub in g.groupby("priority"):
        summary[agent][prio] = sub["ticket"].tolist()
result = summary
# case: nested-dict-from-apply
result = (
    tickets.groupby("agent")[["priority", "reopened"]]
    .apply(lambda g: g.groupby("priority")["reopened"].sum().to_dict())
    .to_dict()
)
# case: apply-dict-result-series
result = tickets.groupby("priority").apply(lambda g: {"n": len(g), "re": int(g["reopened"].sum())}, include_groups=False)
# case: ticket-number-sorted
num = tickets["ticket"].apply(lambda x: int(re.search(r"\d+", x).group()))
result = tickets.assign(num=num).groupby("priority")["num"].apply(lambda s: sorted(s, reverse=True))
# case: group-by-even-odd-function
result = tickets.groupby(lambda i: "even" if i % 2 == 0 else "odd")["reopened"].agg(["sum", "mean"])
# case: value-counts-frame
result = tickets.groupby("agent")[["priority"]].value_counts()
# case: value-counts-dropna-false-unstack
result = tickets.groupby("agent")["priority"].value_counts(dropna=False).unstack(fill_value=0)
# case: groupby-dtypes-and-any
g = tickets.groupby("priority")[["reopened", "tags"]]
result = g.any().join(g.all(), lsuffix="_any", rsuffix="_all")
# case: above-median-agents
tot = tickets.groupby("agent")["reopened"].sum()
result = tot[tot > tot.median()].index.tolist()
# case: selecting-with-attribute
result = tickets.groupby("agent").reopened.max().idxmax()
# case: dataframe-groupby-agg-func-list-all
result = tickets.groupby("priority")[["reopened", "ticket"]].agg(["min", "max"])
# case: sum-concats-text
result = tickets.groupby("priority")["hours"].sum()
# case: mean-on-text-hours
result = tickets.groupby("priority")["hours"].mean()
