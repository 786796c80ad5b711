import pandas as pd
import numpy as np
import datetime as dt

users = pd.DataFrame({
    "uid": pd.array([1, 2, 3, None, 5], dtype="Int64"),
    "handle": ["ann", "bob", "cyd", "ghost", "eve"],
    "plan": ["free", "pro", "pro", "free", None],
    "joined": [dt.date(2023, 1, 5), dt.date(2023, 2, 1), dt.date(2023, 2, 1), dt.date(2023, 6, 1), None],
})
logins = pd.DataFrame({
    "user": [1.0, 1.0, 2.0, np.nan, 3.0, 8.0],
    "device": ["ios", "web", "web", "web", "ios", "web"],
    "n": [4, 1, 10, 2, 0, 3],
})
plans = pd.DataFrame({
    "plan": ["free", "pro", "team"],
    "fee": [0, 9.99, 49],
    "min_n": [0, 5, 20],
})
follows = pd.DataFrame({
    "src": ["ann", "bob", "ann", "cyd", "eve", "zoe"],
    "dst": ["bob", "ann", "cyd", "ann", "ann", "bob"],
})
big = pd.DataFrame({"gid": [9007199254740993, 9007199254740992, 123], "tag": ["p", "q", "r"]})
big2 = pd.DataFrame({"gid": [9007199254740993, 123, 124], "hits": [1, 2, 3]})

# case: mutual-follows
m = follows.merge(follows, left_on=["src", "dst"], right_on=["dst", "src"])
result = m.loc[m["src_x"] < m["dst_x"], ["src_x", "dst_x"]].rename(columns={"src_x": "a", "dst_x": "b"})
# case: friends-of-friends
m = follows.merge(follows, left_on="dst", right_on="src", suffixes=("", "2"))
fof = m[m["src"] != m["dst2"]][["src", "dst2"]].drop_duplicates()
known = set(map(tuple, follows.to_numpy()))
result = [(a, b) for a, b in fof.itertuples(index=False) if (a, b) not in known]
# case: non-reciprocated
rev = follows.rename(columns={"src": "dst", "dst": "src"})
m = follows.merge(rev, how="left", indicator=True)
result = m.query("_merge == 'left_only'").drop(columns="_merge")
# case: big-int-keys
result = big.merge(big2, on="gid", how="inner")
# case: big-int-outer-dtype
m = big.merge(big2, on="gid", how="outer")
result = (str(m["gid"].dtype), str(m["hits"].dtype), m["gid"].tolist())
# case: int64-nullable-vs-float-key
m = users.merge(logins, left_on="uid", right_on="user", how="inner")
result = m[["handle", "device", "n"]]
# case: nullable-key-cast-left-join
l = logins.assign(uid=logins["user"].astype("Int64")).drop(columns="user")
result = users[["uid", "handle"]].merge(l, on="uid", how="left")
# case: logins-pivot-then-join
p = logins.dropna(subset=["user"]).pivot_table(index="user", columns="device", values="n", aggfunc="sum", fill_value=0)
p.index = p.index.astype("int64")
u = users.dropna(subset=["uid"]).astype({"uid": "int64"}).set_index("uid")[["handle"]]
result = u.join(p).fillna({"ios": 0, "web": 0})
# case: inequality-join-plan-by-usage
tot = logins.groupby("user", as_index=False)["n"].sum()
x = tot.merge(plans, how="cross")
x = x[x["n"] >= x["min_n"]]
result = x.sort_values(["user", "min_n"]).groupby("user").tail(1)[["user", "n", "plan"]]
# case: plan-fee-map-sum
fee = plans.set_index("plan")["fee"]
result = users["plan"].map(fee).sum()
# case: plan-replace-dict
result = users["plan"].replace(plans.set_index("plan")["fee"].to_dict()).tolist()
# case: map-defaultdict
from collections import defaultdict
d = defaultdict(lambda: -1, {"free": 0, "pro": 1})
result = users["plan"].map(d)
# case: map-series-vs-dict-missing
d = {"free": 0, "pro": 1}
a = plans["plan"].map(d)
b = plans["plan"].map(pd.Series(d))
result = (a.equals(b), a.tolist(), str(a.dtype))
# case: plans-unused-anti
result = plans[plans["plan"].isin(users["plan"]).eq(False)]
# case: plan-headcount-including-zero
result = users.groupby("plan").size().reindex(plans["plan"], fill_value=0).rename("members").reset_index()
# case: joined-date-cohort-pairs
u = users.dropna(subset=["joined"])
m = u.merge(u, on="joined", suffixes=("_a", "_b"))
result = m[m["handle_a"] < m["handle_b"]][["joined", "handle_a", "handle_b"]].astype(str).to_dict("list")
# case: date-vs-timestamp-key
cal = pd.DataFrame({"joined": pd.to_datetime(["2023-01-05", "2023-02-01"]), "promo": ["NY", "FEB"]})
u = users.assign(joined=pd.to_datetime(users["joined"]))
result = u.merge(cal, on="joined", how="left")[["handle", "promo"]].set_index("handle")["promo"].to_dict()
# case: follower-stats-concat
s = pd.concat([follows["src"].value_counts(), follows["dst"].value_counts()], axis=1, keys=["following", "followers"]).fillna(0).astype(int)
result = s.sort_index()
# case: follows-unknown-users
h = users["handle"]
bad = follows[~(follows["src"].isin(h) & follows["dst"].isin(h))]
result = bad.to_dict(orient="records")
# case: bool-key-merge
u = users.assign(paid=users["plan"].eq("pro"))
lab = pd.DataFrame({"paid": [True, False], "label": ["paying", "not paying"]})
result = u.merge(lab, on="paid").groupby("label")["handle"].apply(list).to_dict()
# case: merge-on-and-left-on-error
result = users.merge(plans, on="plan", left_on="plan", right_on="plan")
