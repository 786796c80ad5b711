import pandas as pd
import numpy as np
import re
import math
import json
import copy
import heapq
import bisect
import string
import itertools
from datetime import date, datetime, timedelta
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from functools import reduce, partial, lru_cache, cmp_to_key, wraps
from operator import itemgetter, attrgetter, methodcaller

tickets = pd.DataFrame({
    "id": ["T-1", "T-2", "T-3", "T-10", "T-11", "t-12", "T-13", "T-14", None],
    "opened": ["2024-04-01 09:00:00", "2024-04-01 17:59:59", "2024-04-02 00:00:00", "2024-04-05 12:30:00", "Apr 6, 2024", "2024-04-30 23:00:00", "2024-04-08 08:08:08", "", "2024-04-09 10:00:00"],
    "closed": ["2024-04-01 11:30:00", "2024-04-03 09:00:00", None, "2024-04-05 12:30:00", "2024-04-10 00:00:00", "2024-05-02 01:15:30", "2024-04-07 08:00:00", None, None],
    "prio": ["high", "LOW", "medium", "High ", None, "low", "critical", "medium", "low"],
    "subject": ["Cannot login!!", "Printer on fire", "RE: Cannot login!!", "feature request: dark-mode", "", "Re: re: printer on fire", "500 error @ /api/v2/users?id=7", "hello", "FWD: Invoice #0042 (2 copies)"],
    "tags": [["auth", "web"], ["hw"], ["auth"], [], ["web", "web"], ["hw", "urgent"], ["api", "web", "urgent"], None, ["billing"]],
    "agent": ["kim", "lee", "kim", "max", "nobody", None, "lee", "kim", "max"],
})

logs = pd.DataFrame({
    "line": [
        '10.0.0.1 - [01/Apr/2024:08:59:01] "GET /login HTTP/1.1" 200 512',
        '10.0.0.2 - [01/Apr/2024:09:00:00] "POST /login HTTP/1.1" 401 -',
        '10.0.0.1 - [01/Apr/2024:09:00:05] "GET /api/v2/users?id=7&x=1 HTTP/1.1" 500 1024',
        'garbage line',
        '192.168.1.255 - [02/Apr/2024:23:59:59] "DELETE /api/v2/users/7 HTTP/1.1" 204 0',
        '',
        '10.0.0.3 - [03/Apr/2024:00:00:01] "GET / HTTP/2" 301 15',
    ],
    "ms": [12, 250, 3001, 0, 45, -1, 8],
})

agents = pd.DataFrame({
    "agent": ["kim", "lee", "max", "pat"],
    "level": [1, 2, 3, 2],
    "max_open": [2, 1, 0, 5],
})

# case: parse-log-lines
rx = re.compile(r'^(?P<ip>[\d.]+) - \[(?P<ts>[^\]]+)\] "(?P<verb>\w+) (?P<path>\S+) [^"]+" (?P<code>\d{3}) (?P<size>\d+|-)$')
rows = []
for i, line in enumerate(logs["line"]):
    if (m := rx.match(line)) is None:
        continue
    d = m.groupdict()
    d["ts"] = datetime.strptime(d["ts"], "%d/%b/%Y:%H:%M:%S")
    d["code"] = int(d["code"])
    d["size"] = 0 if d["size"] == "-" else int(d["size"])
    rows.append(d)
result = pd.DataFrame(rows).set_index("ts")
# case: status-class-counter
c = Counter(f"{int(m.group(1)) // 100}xx" for m in (re.search(r'" (\d{3}) ', l) for l in logs["line"]) if m)
result = sorted(c.items()), c.total(), sorted(c.elements())[0], c.most_common()[-1][1]
# case: ip-to-int-bits
def ip2int(ip):
    return reduce(lambda a, o: (a << 8) | int(o), ip.split("."), 0)
def int2ip(n):
    return ".".join(str(n >> s & 0xFF) for s in (24, 16, 8, 0))
ips = sorted({l.split(" ", 1)[0] for l in logs["line"] if l[:1].isdigit()}, key=ip2int)
result = [(ip, ip2int(ip), int2ip(ip2int(ip)) == ip, f"{ip2int(ip):032b}"[-8:], ip2int(ip) & ~0xFF) for ip in ips]
# case: query-string-parse
qs = {}
for l in logs["line"]:
    parts = l.split()
    path = parts[4] if len(parts) > 4 else ""
    base, sep, q = path.partition("?")
    if sep:
        qs[base] = dict(kv.split("=") for kv in q.split("&"))
result = qs
# case: thread-subject-normalize
def norm(s):
    while True:
        t = re.sub(r"^\s*(re|fwd?):\s*", "", s, flags=re.IGNORECASE)
        if t == s:
            return t.strip(" !").lower()
        s = t
threads = {}
for i, s in zip(tickets["id"], tickets["subject"]):
    threads.setdefault(norm(s), []).append(i)
result = {k: v for k, v in threads.items() if len(v) > 1}
# case: resolution-times
res = {}
for t in tickets.itertuples(index=False):
    try:
        o = datetime.strptime(t.opened, "%Y-%m-%d %H:%M:%S")
        c = datetime.strptime(t.closed, "%Y-%m-%d %H:%M:%S")
    except (ValueError, TypeError) as e:
        res[t.id] = type(e).__name__
    else:
        delta = c - o
        res[t.id] = f"{delta}" if delta >= timedelta(0) else f"negative ({delta})"
result = res
# case: priority-order-custom
rank = {p: i for i, p in enumerate(("critical", "high", "medium", "low"))}
order = sorted(tickets.index, key=lambda i: (rank.get((tickets.at[i, "prio"] or "").strip().lower(), 99), -i))
result = tickets.loc[order, ["id", "prio"]].reset_index(drop=True)
# case: tag-cooccurrence
pairs = Counter()
for tags in tickets["tags"]:
    for a, b in itertools.combinations(sorted(set(tags or [])), 2):
        pairs[(a, b)] += 1
result = pairs.most_common(2), len(pairs)
# case: tags-onehot-frame
all_tags = sorted(set(itertools.chain.from_iterable(t for t in tickets["tags"] if t)))
result = pd.DataFrame({tag: [int(tag in (ts or ())) for ts in tickets["tags"]] for tag in all_tags}, index=tickets["id"])
# case: tags-union-none-typeerror
union = set()
for t in tickets["tags"]:
    union |= set(t)
result = sorted(union)
# case: natural-key-ids
def nat(s):
    return tuple(int(x) if x.isdigit() else x.lower() for x in re.split(r"(\d+)", s or ""))
ids = [i for i in tickets["id"] if i]
result = sorted(ids), sorted(ids, key=nat, reverse=True), nat("T-10")
# case: assign-agents-roundrobin
avail = deque((a, m) for a, m in zip(agents["agent"], agents["max_open"].tolist()) if m)
plan = OrderedDict()
for tid in tickets["id"].dropna():
    if not avail:
        plan[tid] = None
        continue
    name, cap = avail.popleft()
    plan[tid] = name
    if cap > 1:
        avail.append((name, cap - 1))
result = dict(plan)
# case: priority-queue-stable
counter = itertools.count()
heap = []
levels = {"critical": 0, "high": 1, "medium": 2}
for tid, p in zip(tickets["id"], tickets["prio"]):
    heapq.heappush(heap, (levels.get(str(p).strip().lower(), 3), next(counter), tid))
result = [heapq.heappop(heap)[-1] for _ in range(len(heap))], heapq.nlargest(2, [3, 9, 4]), heapq.nsmallest(2, logs["ms"].tolist())
# case: state-machine-fields
text = tickets["subject"].iloc[6]
state, tokens, cur = None, [], ""
for ch in text + " ":
    kind = "d" if ch.isdigit() else "a" if ch.isalpha() else "s" if ch.isspace() else "p"
    if kind != state and cur:
        if state != "s":
            tokens.append((state, cur))
        cur = ""
    cur += ch
    state = kind
result = tokens
# case: word-frequency-stopwords
stop = set("on re the a".split())
words = [w for s in tickets["subject"] for w in re.findall(r"[a-z]+(?:-[a-z]+)*", s.lower()) if w not in stop]
freq = {}
for w in words:
    freq[w] = freq.get(w, 0) + 1
top = sorted(freq, key=lambda w: (-freq[w], len(w), w))[:5]
result = {w: freq[w] for w in top}
# case: global-vs-local-shadow
level = 10
def outer():
    level = 1
    def inner():
        nonlocal level
        level += 5
        return level
    inner()
    return level, inner()
def reset():
    global level
    level = int(agents["level"].max())
before = level
o = outer()
reset()
result = before, o, level
# case: sla-breach-merge
t = tickets.dropna(subset=["agent"]).merge(agents, on="agent", how="inner")
open_ = t[t["closed"].isna()].groupby("agent").size()
result = agents.set_index("agent").join(open_.rename("open")).fillna({"open": 0}).astype({"open": int}).assign(over=lambda d: d["open"] > d["max_open"])
# case: getattr-default-itertuples
cols = ["id", "agent", "owner"]
row = next(tickets.itertuples(name="Ticket"))
result = [getattr(row, c, f"no {c}") for c in cols], type(row).__name__, hasattr(row, "Index"), row._fields[-1], callable(row.count)
# case: min-max-of-mixed
vals = logs["ms"].tolist()
result = max(vals, key=lambda v: v % 100), min(enumerate(vals), key=itemgetter(1)), max("apple", "fig", key=len), min(3, *vals), sorted(vals, key=abs), list(reversed(vals))[:2], sum(vals, start=1000), sum([[1], [2, 3]], [])
# case: slow-lines-boolean-mask-and-error
result = logs[logs["ms"] > 100 and logs["ms"] < 1000]
# case: strptime-strict-failure
result = [datetime.strptime(o, "%Y-%m-%d %H:%M:%S").hour for o in tickets["opened"]]
# case: report-text-block
lines = ["{:<6}|{:^10}|{:>8}".format("ID", "PRIO", "AGENT"), "-" * 26]
for r in tickets.fillna({"prio": "-", "agent": "?"}).head(5).to_dict("records"):
    lines.append("{id:<6}|{prio:^10}|{agent:>8}".format(**{k: v.strip() if isinstance(v, str) else v for k, v in r.items()}))
result = "\n".join(lines)
