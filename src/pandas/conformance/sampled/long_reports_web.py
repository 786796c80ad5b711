import pandas as pd
import numpy as np
import re
from datetime import datetime

# case: sessionize-clickstream
clicks = pd.DataFrame({
    "user": ["u1", "u2", "u1", "u1", "u3", "u2", "u1", "u2", "u3", "u1"],
    "ts": ["2024-05-01 10:00", "2024-05-01 10:05", "2024-05-01 10:10", "2024-05-01 11:00", "2024-05-01 12:00",
           "2024-05-01 10:20", "2024-05-01 11:05", "2024-05-01 15:00", "2024-05-01 12:01", "2024-05-02 09:00"],
    "page": ["home", "home", "product", "cart", "home", "product", "checkout", "home", "product", "home"],
})
clicks["ts"] = pd.to_datetime(clicks["ts"])
clicks = clicks.sort_values(["user", "ts"]).reset_index(drop=True)

# a new session starts after 30 minutes of inactivity
gap = clicks.groupby("user")["ts"].diff()
clicks["new"] = gap.isna() | (gap > pd.Timedelta(minutes=30))
clicks["session_no"] = clicks.groupby("user")["new"].cumsum()
clicks["session"] = clicks["user"] + "-" + clicks["session_no"].astype(str)

sessions = clicks.groupby("session").agg(
    user=("user", "first"), start=("ts", "min"), end=("ts", "max"), views=("page", "size"),
    entry=("page", "first"), exit=("page", "last"), path=("page", " > ".join))
sessions["minutes"] = (sessions["end"] - sessions["start"]).dt.total_seconds() / 60
sessions["bounce"] = sessions["views"] == 1
sessions["converted"] = sessions["path"].str.contains("checkout")

users = sessions.groupby("user").agg(sessions=("views", "size"), views=("views", "sum"), avg_min=("minutes", "mean"), bounce=("bounce", "mean"))
clicks["next"] = clicks.groupby("session")["page"].shift(-1).fillna("(exit)")
transitions = pd.crosstab(clicks["page"], clicks["next"], normalize="index").round(2)
assert users["views"].sum() == len(clicks)
result = {"sessions": sessions.drop(columns=["end"]), "users": users.round(2), "transitions": transitions, "bounce_rate": sessions["bounce"].mean(), "conversion": round(sessions["converted"].mean() * 100, 1)}

# case: ab-test-report
exposures = pd.DataFrame({
    "user": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3],
    "variant": ["A", "B", "A", "B", "A", "B", "A", "B", "A", "B", "B"],
    "platform": ["ios", "ios", "web", "web", "android", "web", "ios", "android", None, "web", "web"],
})
conversions = pd.DataFrame({"user": [2, 3, 4, 6, 6, 9, 77], "value": [10.0, 20.0, 15.0, 5.0, 7.5, 30.0, 99.0]})

# users in both variants are contaminated
n_variants = exposures.groupby("user")["variant"].nunique()
contaminated = n_variants[n_variants > 1].index.tolist()
clean = exposures[~exposures["user"].isin(contaminated)].copy()
clean["platform"] = clean["platform"].fillna("unknown")

conv = conversions.groupby("user", as_index=False).agg(orders=("value", "size"), revenue=("value", "sum"))
df = clean.merge(conv, on="user", how="left")
df[["orders", "revenue"]] = df[["orders", "revenue"]].fillna(0)
df["converted"] = (df["orders"] > 0).astype(int)

stats = df.groupby("variant").agg(users=("user", "nunique"), conversions=("converted", "sum"), revenue=("revenue", "sum"))
stats["cr"] = stats["conversions"] / stats["users"]
stats["arpu"] = stats["revenue"] / stats["users"]
stats["se"] = np.sqrt(stats["cr"] * (1 - stats["cr"]) / stats["users"])
uplift = stats.loc["B", "cr"] / stats.loc["A", "cr"] - 1
pooled = stats["conversions"].sum() / stats["users"].sum()
z = (stats.loc["B", "cr"] - stats.loc["A", "cr"]) / np.sqrt(pooled * (1 - pooled) * (1 / stats["users"]).sum())
segments = df.pivot_table(index="platform", columns="variant", values="converted", aggfunc=["mean", "count"])
segments.columns = [f"{stat}_{v}" for stat, v in segments.columns]
orphans = set(conversions["user"]) - set(exposures["user"])
result = {"stats": stats.round(4), "uplift": round(uplift, 4), "z": round(z, 4), "segments": segments, "contaminated": contaminated, "orphans": orphans}

# case: access-log-parse
lines = [
    '10.0.0.1 - - [12/Mar/2024:10:15:01] "GET /index.html HTTP/1.1" 200 5120',
    '10.0.0.2 - - [12/Mar/2024:10:15:07] "GET /api/items?id=5 HTTP/1.1" 500 64',
    '10.0.0.1 - bob [12/Mar/2024:10:16:30] "POST /api/login HTTP/1.1" 401 -',
    'garbage line',
    '10.0.0.3 - - [12/Mar/2024:11:00:00] "GET /index.html HTTP/1.1" 304 0',
    '10.0.0.2 - - [12/Mar/2024:11:05:59] "GET /api/items?id=7 HTTP/1.1" 200 890',
    '10.0.0.2 - - [12/Mar/2024:11:06:00] "DELETE /api/items?id=7 HTTP/1.1" 500 70',
    '10.0.0.1 - bob [13/Mar/2024:00:00:01] "POST /api/login HTTP/1.1" 200 120',
]
raw = pd.Series(lines, name="line")
pattern = r'^(?P<ip>\S+) - (?P<user>\S+) \[(?P<ts>[^\]]+)\] "(?P<method>[A-Z]+) (?P<url>\S+) HTTP/[\d.]+" (?P<status>\d{3}) (?P<bytes>\S+)$'
log = raw.str.extract(pattern)
bad = log["ip"].isna()
log = log[~bad].copy()
log["ts"] = pd.to_datetime(log["ts"], format="%d/%b/%Y:%H:%M:%S")
log["status"] = log["status"].astype(int)
log["bytes"] = pd.to_numeric(log["bytes"].replace("-", "0")).astype(int)
log["user"] = log["user"].where(log["user"] != "-")
log["path"] = log["url"].str.split("?").str[0]
log["class"] = (log["status"] // 100).astype(str) + "xx"

by_path = log.groupby("path").agg(hits=("ip", "size"), visitors=("ip", "nunique"), bytes=("bytes", "sum"), errors=("status", lambda s: (s >= 400).sum()))
by_path["error_rate"] = (by_path["errors"] / by_path["hits"]).round(3)
hourly = log.groupby([pd.Grouper(key="ts", freq="h"), "class"]).size().unstack(fill_value=0)
noisy = log[log["status"] >= 500].groupby("ip").size().sort_values(ascending=False)
failed_login = log[(log["path"] == "/api/login") & (log["status"] == 401)]
ids = log["url"].str.extractall(r"id=(\d+)")[0].astype(int).tolist()
result = {"by_path": by_path.sort_values(["hits", "bytes"], ascending=False), "hourly": hourly, "noisy": noisy.to_dict(), "failed": failed_login[["ip", "user"]].values.tolist(), "bad": int(bad.sum()), "ids": ids}

# case: support-sla
tickets = pd.DataFrame({
    "id": [501, 502, 503, 504, 505, 506, 507, 508],
    "priority": ["P1", "p2", "P3", "P1", "P2", "P3", "P2", None],
    "opened": ["2024-02-01 08:00", "2024-02-01 09:30", "2024-02-01 10:00", "2024-02-02 22:00", "2024-02-03 12:00", "2024-02-05 09:00", "2024-02-06 07:45", "2024-02-06 10:00"],
    "first_reply": ["2024-02-01 08:20", "2024-02-01 12:30", "2024-02-02 09:00", "2024-02-02 23:30", "2024-02-03 12:10", None, "2024-02-06 08:00", "2024-02-06 11:00"],
    "closed": ["2024-02-01 15:00", "2024-02-04 09:00", "2024-02-03 10:00", None, "2024-02-03 20:00", None, "2024-02-08 09:00", "2024-02-06 12:00"],
    "agent": ["Sam", "Sam", "Tia", "Uri", "Tia", None, "Sam", "Tia"],
})
sla = pd.DataFrame({"priority": ["P1", "P2", "P3"], "reply_h": [0.5, 2, 24], "close_h": [8, 48, 120]})
now = pd.Timestamp("2024-02-09")

for c in ("opened", "first_reply", "closed"):
    tickets[c] = pd.to_datetime(tickets[c])
tickets["priority"] = tickets["priority"].str.upper().fillna("P3")
t = tickets.merge(sla, on="priority", how="left")
hours = lambda a, b: (a - b).dt.total_seconds() / 3600
t["reply_time"] = hours(t["first_reply"].fillna(now), t["opened"])
t["close_time"] = hours(t["closed"].fillna(now), t["opened"])
t["reply_ok"] = t["reply_time"] <= t["reply_h"]
t["close_ok"] = t["close_time"] <= t["close_h"]
t["open"] = t["closed"].isna()

prio = t.groupby("priority").agg(n=("id", "size"), reply_ok=("reply_ok", "mean"), close_ok=("close_ok", "mean"), median_close=("close_time", "median"))
agent = t.groupby("agent", dropna=False).agg(n=("id", "size"), open=("open", "sum"), breaches=("close_ok", lambda s: int((~s).sum())))
agent.index = agent.index.fillna("unassigned")
t["age_bucket"] = pd.cut(t["close_time"], [0, 8, 24, 72, np.inf], labels=["<8h", "8-24h", "1-3d", ">3d"])
ages = pd.crosstab(t["age_bucket"], t["priority"])
backlog = pd.DataFrame({"opened": t.groupby(t["opened"].dt.date).size(), "closed": t.groupby(t["closed"].dt.date).size()}).fillna(0).astype(int)
backlog["backlog"] = (backlog["opened"] - backlog["closed"]).cumsum()
assert backlog["backlog"].iloc[-1] == t["open"].sum()
result = {"priority": prio.round(3), "agent": agent, "ages": ages, "backlog": backlog.reset_index(drop=True), "breached": t.loc[~t["reply_ok"] | ~t["close_ok"], "id"].tolist()}

# case: campaign-attribution
touches = pd.DataFrame({
    "user": ["a", "a", "a", "b", "b", "c", "d", "d", "d", "d"],
    "channel": ["ads", "email", "seo", "seo", "ads", "email", "ads", "seo", "email", "ads"],
    "day": [1, 3, 5, 2, 4, 6, 1, 2, 3, 8],
})
orders = pd.DataFrame({"user": ["a", "b", "d"], "day": [6, 4, 7], "value": [100.0, 50.0, 200.0]})
spend = {"ads": 120, "email": 10, "seo": 40, "tv": 500}

j = touches.merge(orders, on="user", suffixes=("", "_order"))
j = j[j["day"] <= j["day_order"]].sort_values(["user", "day"])
g = j.groupby("user")
j["pos"] = g.cumcount()
j["n"] = g["channel"].transform("size")
j["first"] = np.where(j["pos"] == 0, j["value"], 0.0)
j["last"] = np.where(j["pos"] == j["n"] - 1, j["value"], 0.0)
j["linear"] = j["value"] / j["n"]
decay = 0.5 ** ((j["day_order"] - j["day"]) / 3)
j["decay"] = j["value"] * decay / decay.groupby(j["user"]).transform("sum")

models = ["first", "last", "linear", "decay"]
attr = j.groupby("channel")[models].sum().reindex(list(spend), fill_value=0)
for m in models:
    assert abs(attr[m].sum() - orders["value"].sum()) < 1e-9
roi = attr.sub(pd.Series(spend), axis=0).div(pd.Series(spend), axis=0).round(2)
share = attr.div(attr.sum()).mul(100).round(1)
winner = attr.idxmax()
paths = j.groupby("user")["channel"].agg(">".join)
length = j.groupby("user")["day"].agg(lambda d: d.max() - d.min())
result = {"attribution": attr.round(2), "roi": roi, "share": share, "winner": winner.to_dict(), "paths": paths, "days": length.to_dict()}

# case: app-version-adoption
pings = pd.DataFrame({
    "device": ["d1", "d2", "d3", "d1", "d2", "d4", "d3", "d1", "d4", "d5", "d2"],
    "date": pd.to_datetime(["2024-03-01", "2024-03-01", "2024-03-01", "2024-03-02", "2024-03-02", "2024-03-02", "2024-03-03", "2024-03-03", "2024-03-03", "2024-03-03", "2024-03-04"]),
    "version": ["1.9.0", "1.10.0", "1.9", "1.10.0", "1.10.0", "2.0.0-beta", "1.10.0", "2.0.0", "2.0.0", "1.9.0", "2.0.0"],
})


def version_key(v):
    core = re.split(r"[-+]", v)[0]
    nums = [int(x) for x in core.split(".")]
    nums += [0] * (3 - len(nums))
    return tuple(nums)


pings["key"] = pings["version"].map(version_key)
pings["minor"] = pings["key"].map(lambda k: f"{k[0]}.{k[1]}")
pings["beta"] = pings["version"].str.contains("beta")

# version of each device on each day, carried forward
grid = pings.pivot(index="date", columns="device", values="minor")
full = grid.ffill()
adoption = full.apply(lambda row: row.value_counts(normalize=True), axis=1).fillna(0).round(3)
order = sorted(adoption.columns, key=lambda v: tuple(map(int, v.split("."))))
adoption = adoption[order]

latest = pings.sort_values("date").groupby("device").agg(version=("version", "last"), pings=("version", "size"), key=("key", "last"))
latest["outdated"] = latest["key"].apply(lambda k: k < (2, 0, 0))
pings = pings.sort_values(["device", "date"])
prev = pings.groupby("device")["key"].shift()
upgraded = [p is not None and isinstance(p, tuple) and k > p for k, p in zip(pings["key"], prev)]
upgrades = pings[upgraded].groupby("device").size()
days_active = pings.groupby("device")["date"].nunique()
result = {"adoption": adoption, "latest": latest.drop(columns="key"), "upgrades": upgrades, "active": days_active.to_dict(), "order": order, "beta_users": pings.loc[pings["beta"], "device"].unique().tolist()}

# case: email-list-hygiene
contacts = pd.DataFrame({
    "email": ["Jo@Example.com", "jo@example.com ", "amy@corp.org", "bad-address", None, "tim+news@mail.net", "lee@corp.org", "eve@@x.com"],
    "name": ["Jo March", None, "Amy  March", "Nobody", "Ghost", "tim LEE", "Lee Ang", "Eve"],
    "signup": ["2023-05-01", "2023-01-15", "2024-01-01", "2024-02-02", "2024-02-03", "2022-12-31", "2024-01-20", "2024-01-21"],
    "opens": [3, 10, 0, 0, 1, 7, 2, 0],
})
unsub = ["LEE@corp.org", "someone@else.com"]

c = contacts.copy()
c["email_clean"] = c["email"].str.strip().str.lower()
c["valid"] = c["email_clean"].str.match(r"^[\w.+-]+@[\w-]+\.[a-z]{2,}$", na=False)
c["name"] = c["name"].str.split().str.join(" ").str.title()
c["signup"] = pd.to_datetime(c["signup"])

invalid = c.loc[~c["valid"], ["email", "name"]]
v = c[c["valid"]].sort_values("signup")
merged = v.groupby("email_clean", as_index=False).agg(name=("name", "first"), signup=("signup", "min"), opens=("opens", "sum"), records=("email", "count"))
merged["domain"] = merged["email_clean"].str.extract(r"@(.+)$")
merged["tag"] = merged["email_clean"].str.extract(r"\+(\w+)@")
merged["subscribed"] = ~merged["email_clean"].isin([u.lower() for u in unsub])
merged["engagement"] = pd.cut(merged["opens"], bins=[-1, 0, 5, 1000], labels=["cold", "warm", "hot"])
domains = merged.groupby("domain").agg(n=("email_clean", "count"), opens=("opens", "mean")).sort_values(["n", "opens"], ascending=False)
mailing = merged.query("subscribed and engagement != 'cold'")["email_clean"].tolist()
assert merged["email_clean"].is_unique
greeting = merged["name"].str.split().str[0].radd("Dear ").tolist()
result = {"merged": merged, "invalid": invalid, "domains": domains, "mailing": mailing, "greeting": greeting, "dups": int(v.duplicated("email_clean").sum())}

# case: feature-usage-matrix
usage = pd.DataFrame({
    "account": ["acme", "acme", "beta", "beta", "core", "acme", "core", "dune", "beta"],
    "feature": ["export", "share", "export", "api", "share", "export", "export", "login", "share"],
    "minutes": [10, 5, 0, 45, 8, 12, 3, 1, 2],
    "plan": ["pro", "pro", "free", "free", "pro", "pro", "pro", "free", "free"],
})
seats = pd.DataFrame({"account": ["acme", "beta", "core", "echo"], "seats": [10, 3, 5, 8]})

m = usage.pivot_table(index="account", columns="feature", values="minutes", aggfunc="sum")
used = m.gt(0)
breadth = used.sum(axis=1).rename("breadth")
depth = m.sum(axis=1).rename("minutes")
acc = pd.concat([breadth, depth], axis=1).reset_index().merge(seats, on="account", how="outer")
acc["per_seat"] = (acc["minutes"] / acc["seats"]).round(2)
acc["health"] = np.select([acc["minutes"].isna(), (acc["breadth"] >= 2) & (acc["per_seat"] >= 2), acc["breadth"] >= 2], ["inactive", "healthy", "ok"], "at risk")
acc["seats"] = acc["seats"].astype("Int64")

# jaccard similarity of the features of two accounts
sim = {}
names = used.index.tolist()
for i, a in enumerate(names):
    for b in names[i + 1:]:
        inter = (used.loc[a] & used.loc[b]).sum()
        union = (used.loc[a] | used.loc[b]).sum()
        sim[(a, b)] = round(inter / union, 3) if union else 0.0
sim = pd.Series(sim, name="jaccard").sort_values(ascending=False)
plan = usage.groupby(["plan", "feature"])["minutes"].sum().unstack(fill_value=0)
plan_share = plan.div(plan.sum(axis=1), axis=0).round(3)
top_feature = used.sum().sort_values(ascending=False).index[0]
result = {"accounts": acc, "similarity": sim, "plan_share": plan_share, "top": top_feature, "rare": used.sum()[lambda s: s == 1].index.tolist()}

# case: incident-uptime
incidents = pd.DataFrame({
    "service": ["api", "web", "api", "db", "web", "api"],
    "start": ["2024-01-03 10:00", "2024-01-05 23:30", "2024-01-03 10:20", "2024-01-20 00:00", "2024-01-31 23:00", "2024-02-10 08:00"],
    "end": ["2024-01-03 10:45", "2024-01-06 00:30", "2024-01-03 11:00", "2024-01-20 06:00", "2024-02-01 01:00", "2024-02-10 08:05"],
    "sev": [1, 2, 1, 3, 1, 2],
})
incidents[["start", "end"]] = incidents[["start", "end"]].apply(pd.to_datetime)
incidents = incidents.sort_values(["service", "start"]).reset_index(drop=True)

# merge overlapping incidents of a service
merged = []
for service, g in incidents.groupby("service"):
    cur_s, cur_e = None, None
    for row in g.itertuples():
        if cur_e is not None and row.start <= cur_e:
            cur_e = max(cur_e, row.end)
        else:
            if cur_s is not None:
                merged.append((service, cur_s, cur_e))
            cur_s, cur_e = row.start, row.end
    merged.append((service, cur_s, cur_e))
down = pd.DataFrame(merged, columns=["service", "start", "end"])

# split at month ends
parts = []
for r in down.itertuples(index=False):
    s = r.start
    while s < r.end:
        month_end = (s + pd.offsets.MonthBegin(1)).normalize()
        e = min(month_end, r.end)
        parts.append({"service": r.service, "month": s.strftime("%Y-%m"), "min": (e - s).total_seconds() / 60})
        s = e
parts = pd.DataFrame(parts)
table = parts.pivot_table(index="service", columns="month", values="min", aggfunc="sum", fill_value=0)
days = pd.Series({m: pd.Period(m).days_in_month for m in table.columns})
uptime = (100 - table.div(days * 1440, axis=1) * 100).round(4)
met = uptime.ge(99.9)
mtbf = down.groupby("service")["start"].apply(lambda s: s.diff().mean())
mttr = (down["end"] - down["start"]).groupby(down["service"]).mean()
result = {"down": down, "uptime": uptime, "met": met, "mttr": mttr, "mtbf": mtbf, "sev": incidents.groupby("sev").size().to_dict()}

# case: funnel-by-device-attribute-error
events = pd.DataFrame({
    "uid": [1, 1, 1, 2, 2, 3, 4, 4],
    "step": ["view", "cart", "buy", "view", "cart", "view", "view", "cart"],
    "device": ["phone", "phone", "phone", "desktop", "desktop", "phone", "desktop", "desktop"],
    "at": pd.to_datetime(["2024-01-01", "2024-01-01", "2024-01-02", "2024-01-01", "2024-01-03", "2024-01-04", "2024-01-05", "2024-01-05"]),
})
steps = ["view", "cart", "buy"]
funnel = events.groupby(["device", "step"])["uid"].nunique().unstack(fill_value=0)[steps]
rates = funnel.div(funnel["view"], axis=0).round(2)

# time from view to cart
wide = events.pivot(index="uid", columns="step", values="at")
wide["days"] = (wide["cart"] - wide["view"]).days
avg = wide["days"].mean()
result = {"funnel": funnel, "rates": rates, "avg_days": avg}

# case: url-params-report
visits = pd.DataFrame({
    "id": range(1, 8),
    "url": [
        "https://shop.example.com/p/12?utm_source=news&utm_medium=email",
        "https://shop.example.com/p/15?utm_source=google&utm_medium=cpc&gclid=abc",
        "https://blog.example.com/how-to",
        "https://shop.example.com/p/12/?utm_source=google",
        "http://shop.example.com/cart?utm_medium=email&utm_source=News",
        "https://shop.example.com/P/15",
        None,
    ],
    "seconds": [30, 12, 240, 8, 95, 61, 5],
})


def params(url):
    if not isinstance(url, str) or "?" not in url:
        return {}
    return dict(pair.split("=", 1) for pair in url.split("?", 1)[1].split("&"))


p = visits["url"].apply(params).apply(pd.Series)
v = pd.concat([visits, p.reindex(columns=["utm_source", "utm_medium"])], axis=1)
v["utm_source"] = v["utm_source"].str.lower().fillna("direct")
v["host"] = v["url"].str.extract(r"https?://([^/]+)")
v["path"] = v["url"].str.extract(r"https?://[^/]+(/[^?]*)")[0].str.rstrip("/").str.lower()
v["secure"] = v["url"].str.startswith("https://").fillna(False)
v["product"] = pd.to_numeric(v["path"].str.extract(r"^/p/(\d+)$")[0]).astype("Int64")
v["engaged"] = np.where(v["seconds"] >= 60, "long", np.where(v["seconds"] >= 20, "medium", "short"))

source = v.groupby("utm_source")["seconds"].agg(["count", "mean", "max"]).sort_values("count", ascending=False)
cross = pd.crosstab(v["host"].fillna("unknown"), v["engaged"])
products = v.dropna(subset=["product"]).groupby("product")["id"].apply(list)
insecure = v.loc[~v["secure"] & v["url"].notna(), "id"].tolist()
result = {"source": source, "cross": cross, "products": products, "insecure": insecure, "paths": v["path"].value_counts().sort_index()}

# case: cohort-activity-length-error
signups = pd.DataFrame({"user": ["a", "b", "c", "d", "e"], "joined": ["2024-01-03", "2024-01-20", "2024-02-02", "2024-02-25", "2024-03-01"]})
activity = pd.DataFrame({
    "user": ["a", "a", "b", "c", "a", "d", "e", "c"],
    "day": ["2024-01-10", "2024-02-12", "2024-01-25", "2024-02-03", "2024-03-10", "2024-03-05", "2024-03-02", "2024-03-20"],
})
signups["cohort"] = pd.to_datetime(signups["joined"]).dt.strftime("%Y-%m")
activity["month"] = pd.to_datetime(activity["day"]).dt.strftime("%Y-%m")
df = activity.merge(signups, on="user")
table = df.pivot_table(index="cohort", columns="month", values="user", aggfunc="nunique", fill_value=0)
sizes = signups["cohort"].value_counts().sort_index()
rates = table.div(sizes, axis=0)

# label the columns by months since joining
table.columns = ["m0", "m1", "m2", "m3"]
result = {"table": table, "rates": rates}

# case: search-query-analysis
queries = pd.DataFrame({
    "q": ["Red Shoes", "red shoes ", "blue shoes", "running shoes red", "laptop", "Laptop 15 inch", "lap top", "shoes", "cheap laptop"],
    "results": [120, 118, 45, 12, 300, 80, 0, 900, 0],
    "clicked": [True, False, True, True, True, False, False, False, False],
    "position": [1, None, 3, 2, 1, None, None, None, None],
})
stop = {"inch", "cheap"}
d = queries.copy()
d["q"] = d["q"].str.lower().str.strip()
d["tokens"] = d["q"].str.findall(r"[a-z]+").apply(lambda ts: [t for t in ts if t not in stop])
d["n_tokens"] = d["tokens"].str.len()
d["zero"] = d["results"].eq(0)

terms = d.explode("tokens").groupby("tokens").agg(queries=("q", "size"), ctr=("clicked", "mean"), zero=("zero", "sum"), pos=("position", "mean"))
terms["ctr"] = terms["ctr"].round(3)
terms = terms.sort_values(["queries", "ctr"], ascending=False)
length = d.groupby("n_tokens")["clicked"].agg(["size", "sum"])
length["rate"] = length["sum"] / length["size"]
mrr = (1 / d["position"]).fillna(0).mean()
same = d.groupby("q").filter(lambda g: len(g) > 1)["q"].unique().tolist()
d["bag"] = d["tokens"].apply(lambda ts: " ".join(sorted(set(ts))))
groups = d.groupby("bag")["q"].agg(["count", "nunique"]).query("count > 1")
bins = pd.cut(d["results"], [-1, 0, 50, 500, np.inf], labels=["none", "few", "many", "too many"]).value_counts(sort=False)
result = {"terms": terms, "length": length, "mrr": round(mrr, 4), "same": same, "groups": groups, "bins": bins}
