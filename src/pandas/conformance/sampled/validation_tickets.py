import pandas as pd
import numpy as np
import json
import math
from collections import namedtuple, defaultdict
from datetime import date, datetime, timedelta

tickets = pd.DataFrame({
    "ticket": ["T-100", "T-101", "T-102", "T-103", "T-104", "T-105", "T-106"],
    "title": ["Login fails", "login FAILS ", "Slow report", "Crash on save!", None, "Typo", "Slow report"],
    "priority": ["P1", "p2", "High", "P1", "low", None, "P3"],
    "opened_by": ["ana", "ben", "ana", "cid", "dee", "ben", "zoe"],
    "estimate_h": ["4", "2.5", "n/a", "8h", "", "1", "16"],
    "tags": ["auth;web", "auth", "", "desktop;crash;web", None, "docs", "web; perf"],
})

audit = pd.DataFrame({
    "seq": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    "ticket": ["T-100", "T-100", "T-101", "T-100", "T-102", "T-101", "T-103", "T-103", "T-103", "T-999", "T-100", "T-104", "T-102"],
    "event": ["open", "assign", "open", "resolve", "open", "close", "open", "assign", "resolve", "open", "reopen", "assign", "comment"],
    "actor": ["ana", "lead", "ben", "dev1", "ana", "ben", "cid", "lead", "dev2", "bot", "ana", "lead", "dev1"],
    "at": ["2024-06-01 09:00", "2024-06-01 09:30", "2024-06-01 10:00", "2024-06-02 09:00", "2024-06-02 11:00", "2024-06-02 11:05", "2024-06-03 08:00",
           "2024-06-03 08:10", "2024-06-03 07:50", "2024-06-04 00:00", "2024-06-05 13:00", "2024-06-05 14:00", "bad-date"],
    "payload": ['{"sev": 1}', '{"to": "dev1"}', '{}', '{"fix": "abc", "mins": 35}', None, '{"reason": "dup"', '{"sev": 2}', '{"to": "dev2"}', '{"mins": 90.5}', '', '{"sev": 1}', '{"to": null}', '[1, 2]'],
})

people = pd.DataFrame({
    "login": ["ana", "ben", "cid", "dee", "lead", "dev1", "dev2"],
    "team": ["Sales", "Sales", "Ops", None, "Dev", "Dev", "Dev"],
    "capacity_h": [0, 0, 0, 0, 10, 20, 15],
    "start": [date(2020, 1, 1), date(2021, 5, 1), None, date(2023, 3, 3), date(2019, 9, 9), date(2022, 2, 2), date(2024, 6, 3)],
})

# case: replay-state-machine
TRANSITIONS = {
    ("new", "open"): "open", ("open", "assign"): "assigned", ("assigned", "resolve"): "resolved",
    ("resolved", "reopen"): "open", ("resolved", "close"): "closed", ("open", "close"): "closed",
}
state = defaultdict(lambda: "new")
errors = []
for row in audit.sort_values("seq").itertuples(index=False):
    if row.event == "comment":
        continue
    key = (state[row.ticket], row.event)
    if key in TRANSITIONS:
        state[row.ticket] = TRANSITIONS[key]
    else:
        errors.append({"seq": row.seq, "ticket": row.ticket, "from": key[0], "event": row.event})
result = {"state": dict(state), "errors": pd.DataFrame(errors)}

# case: payload-json-safe
def load(p):
    try:
        obj = json.loads(p)
        return obj if isinstance(obj, dict) else {"_value": obj}
    except (TypeError, ValueError) as e:
        return {"_error": type(e).__name__}

expanded = pd.DataFrame([load(p) for p in audit["payload"]], index=audit["seq"])
result = expanded

# case: json-normalize-payload
good = audit[audit["payload"].notna() & audit["payload"].str.endswith("}")]
norm = pd.json_normalize(good["payload"].map(json.loads).tolist())
norm.insert(0, "seq", good["seq"].to_numpy())
result = norm.dropna(axis=1, how="all").dropna(thresh=2)

# case: non-monotonic-timestamps
a = audit.assign(at=pd.to_datetime(audit["at"], errors="coerce"))
a["prev"] = a["at"].shift(1)
back = a[a["at"] < a["prev"]]
result = [f"seq {r.seq}: {r.at} < {r.prev}" for r in back.itertuples()]

# case: bad-date-strict
audit2 = audit.copy()
audit2["at"] = pd.to_datetime(audit2["at"])
result = audit2["at"].max()

# case: priority-normalize-rank
canon = {"p1": 1, "high": 1, "p2": 2, "p3": 3, "low": 3}
pr = tickets["priority"].str.lower().map(canon).astype("Int64")
result = tickets.assign(prio=pr).sort_values(["prio", "ticket"])[["ticket", "priority", "prio"]]

# case: estimate-cleanup
est = tickets["estimate_h"].str.replace("h", "", regex=False)
num = pd.to_numeric(est, errors="coerce")
rejected = tickets.loc[num.isna(), ["ticket", "estimate_h"]].values.tolist()
result = {"total": float(num.sum()), "mean": round(num.mean(), 3), "rejected": rejected}

# case: tags-explode-count
tags = tickets.assign(tag=tickets["tags"].str.split(";")).explode("tag")
tags["tag"] = tags["tag"].str.strip().replace("", np.nan)
result = tags.groupby("tag")["ticket"].agg([("n", "count"), ("tickets", lambda s: list(s))]).sort_values("n", ascending=False, kind="stable")

# case: tags-get-dummies
result = tickets.set_index("ticket")["tags"].fillna("").str.replace(" ", "").str.get_dummies(sep=";")

# case: time-to-resolve
ev = audit[audit["event"].isin(["open", "resolve"])].copy()
ev["at"] = pd.to_datetime(ev["at"])
wide = ev.pivot_table(index="ticket", columns="event", values="at", aggfunc="min")
wide["ttr"] = wide["resolve"] - wide["open"]
wide["valid"] = wide["ttr"] >= pd.Timedelta(0)
result = wide.reset_index()

# case: duplicate-titles-fuzzy-key
key = tickets["title"].str.strip().str.lower()
first = tickets.groupby(key)["ticket"].transform("first")
result = tickets.assign(dup_of=first.where(first.ne(tickets["ticket"])))[["ticket", "title", "dup_of"]]

# case: actor-not-in-people
known = pd.Index(people["login"])
actors = pd.Index(audit["actor"].unique())
result = {"unknown": actors.difference(known).tolist(), "idle": known.difference(actors).tolist(), "both": actors.intersection(known).sort_values().tolist()}

# case: event-matrix-by-team
m = audit.merge(people[["login", "team"]], left_on="actor", right_on="login", how="left")
m["team"] = m["team"].fillna("External")
result = pd.crosstab(index=m["team"], columns=m["event"]).loc[:, lambda d: d.sum() > 1]

# case: assignment-allocation
Work = namedtuple("Work", ["ticket", "hours"])
todo = [Work(t, float(e)) for t, e in zip(tickets["ticket"], tickets["estimate_h"]) if e.replace(".", "", 1).isdigit()]
todo.sort(key=lambda w: -w.hours)
cap = people.query("team == 'Dev'").set_index("login")["capacity_h"].astype(float).to_dict()
plan = defaultdict(list)
unplanned = []
for w in todo:
    who = max(cap, key=lambda k: (cap[k], k))
    if cap[who] >= w.hours:
        cap[who] -= w.hours
        plan[who].append(w.ticket)
    else:
        unplanned.append(w)
result = {"plan": dict(plan), "left": cap, "unplanned": [tuple(u) for u in unplanned]}

# case: tenure-from-date-objects
start = pd.to_datetime(people["start"])
ref = pd.Timestamp(2024, 6, 30)
people_t = people.assign(days=(ref - start).dt.days, year=start.dt.year.astype("Int64"), label=start.dt.strftime("%d-%b-%Y"))
result = people_t.drop(columns="start")

# case: first-last-event
g = audit.groupby("ticket", sort=False)
result = pd.concat([g["event"].first().rename("first"), g["event"].last().rename("last"), g.size().rename("n")], axis=1).query("n > 1")

# case: event-sequence-strings
seqs = audit.groupby("ticket")["event"].agg("->".join)
result = seqs[seqs.str.startswith("open") & seqs.str.contains("resolve")].to_dict()

# case: consecutive-actor-runs
change = audit["actor"].ne(audit["actor"].shift()).cumsum()
runs = audit.groupby(change).agg(actor=("actor", "first"), start=("seq", "min"), length=("seq", "count"))
result = runs.nlargest(3, "length")

# case: validation-generator
def validate(df):
    for r in df.to_dict("records"):
        if r["title"] is None:
            yield r["ticket"], "title", "missing"
        elif r["title"] != r["title"].strip():
            yield r["ticket"], "title", "whitespace"
        if r["priority"] not in {"P1", "P2", "P3"}:
            yield r["ticket"], "priority", f"invalid {r['priority']!r}"
        if not r["tags"]:
            yield r["ticket"], "tags", "empty"

result = pd.DataFrame(validate(tickets), columns=["ticket", "field", "problem"]).groupby("field")["ticket"].nunique()

# case: hour-bucket-count
ts = pd.to_datetime(audit["at"], errors="coerce")
part = pd.cut(ts.dt.hour, [0, 8, 12, 24], right=False, labels=["night", "morning", "afternoon"])
result = part.value_counts(dropna=False, sort=False)

# case: attribute-typo
summary = tickets.groupby("priority").ticket.counts()
result = summary

# case: audit-string-dump
last = audit.tail(3).drop(columns=["payload"])
result = str(last)
