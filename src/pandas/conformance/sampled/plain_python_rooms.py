import pandas as pd
import numpy as np
import re
import heapq
import math
from collections import defaultdict, Counter, deque
from datetime import date, datetime, timedelta
from itertools import chain, groupby, accumulate, combinations, product, pairwise, compress, filterfalse
from functools import reduce, cmp_to_key
from operator import itemgetter, attrgetter, add

rooms_df = pd.DataFrame({
    "room": ["101", "102", "201", "202", "301", "PH"],
    "kind": ["single", "double", "Double", "twin", "suite", "Suite"],
    "rate": [80.0, 120.0, 125.0, 110.0, 300.0, None],
    "amenities": ["wifi", "wifi|tv", "wifi|tv|bath", "tv", "wifi|tv|bath|bar", "WIFI|bar|sauna"],
})

bookings_df = pd.DataFrame({
    "ref": ["B-7", "B-10", "B-2", "B-31", "B-5", "B-11", "B-1", "B-20", "B-3"],
    "room": ["101", "101", "102", "201", "201", "301", "102", "PH", "999"],
    "guest": ["Zhou", "Ames", "bly", "Ames", "Cole ", "Zhou", "Bly", "Dion", "Ames"],
    "checkin": ["2024-05-01", "2024-05-04", "2024-05-03", "2024-05-01", "2024-05-08", "2024-05-02", "2024-05-05", "2024-05-30", "2024-05-01"],
    "nights": [3, 2, 4, 7, 1, 5, 2, 3, 1],
    "extras": ["spa:40,bar:12.5", None, "bar:8", "", "spa:40", "bar:x,spa:80", "parking:15,bar:3", "bar:200", "none"],
})

reviews_df = pd.DataFrame({
    "guest": ["Zhou", "Ames", "Bly", "Cole", "Dion", "Ames"],
    "stars": ["4/5", "9/10", "3", "five", "5/5", "7.5/10"],
    "text": ["Great view, great bar!", "Noisy... NOISY room; ok bar", "It's fine", "Don't go. Bed was too-soft", "", "great great great"],
})
# case: occupancy-sweep-line
events = []
for ci, n in zip(bookings_df["checkin"], bookings_df["nights"]):
    start = date.fromisoformat(ci)
    events.append((start, 1))
    events.append((start + timedelta(days=int(n)), -1))
events.sort()
rows = []
level = 0
for day, grp in groupby(events, key=itemgetter(0)):
    level += sum(delta for _, delta in grp)
    rows.append({"day": day.isoformat(), "occupied": level})
result = pd.DataFrame(rows)
result["until"] = result["day"].shift(-1)
# case: merge-intervals-by-room
spans = defaultdict(list)
for r in bookings_df.itertuples():
    s = date.fromisoformat(r.checkin)
    spans[r.room].append((s, s + timedelta(days=r.nights)))
rows = []
for room, lst in sorted(spans.items()):
    merged = []
    for s, e in sorted(lst):
        if merged and s <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], e)
        else:
            merged.append([s, e])
    rows.extend((room, s.strftime("%d %b"), e.strftime("%d %b"), (e - s).days) for s, e in merged)
result = pd.DataFrame(rows, columns=["room", "from", "to", "nights"])
# case: double-booked-conflicts
b = bookings_df.assign(ci=pd.to_datetime(bookings_df["checkin"]))
b["co"] = b["ci"] + pd.to_timedelta(b["nights"], unit="D")
recs = b.to_dict("records")
conf = [
    (x["room"], *sorted((x["ref"], y["ref"])), (min(x["co"], y["co"]) - max(x["ci"], y["ci"])).days)
    for x, y in combinations(recs, 2)
    if x["room"] == y["room"] and x["ci"] < y["co"] and y["ci"] < x["co"]
]
result = pd.DataFrame(conf, columns=["room", "ref_a", "ref_b", "overlap_nights"])
# case: natural-sort-refs
def natural(s):
    return [int(t) if t.isdigit() else t for t in re.split(r"(\d+)", s)]

plain = sorted(bookings_df["ref"])
nat = sorted(bookings_df["ref"], key=natural)
rev = sorted(bookings_df["ref"], key=natural, reverse=True)
result = pd.DataFrame({"plain": plain, "natural": nat, "reverse": rev, "moved": [nat.index(p) - i for i, p in enumerate(plain)]})
# case: extras-totals-dict
tot = defaultdict(float)
bad = []
for ref, ex in zip(bookings_df["ref"], bookings_df["extras"]):
    for item in filter(None, (ex or "").split(",")):
        try:
            name, price = item.split(":")
            tot[name] += float(price)
        except ValueError as err:
            bad.append(f"{ref}: {err}")
result = pd.Series(tot).rename_axis("extra").reset_index(name="total").sort_values("total", ascending=False)
result = {"totals": result.reset_index(drop=True), "errors": bad}
# case: room-allocation-heap
free = []
log = []
queue = sorted(zip(bookings_df["checkin"], bookings_df["nights"], bookings_df["ref"]))
next_room = 1
for ci, n, ref in queue:
    start = date.fromisoformat(ci).toordinal()
    if free and free[0][0] <= start:
        end, rm = heapq.heappop(free)
    else:
        rm = next_room
        next_room += 1
    heapq.heappush(free, (start + n, rm))
    log.append({"ref": ref, "start": ci, "assigned": rm})
result = pd.DataFrame(log)
result["rooms_needed"] = next_room - 1
# case: nightly-revenue-expand
rate = dict(zip(rooms_df["room"], rooms_df["rate"]))
nightly = Counter()
for room, ci, n in bookings_df[["room", "checkin", "nights"]].itertuples(index=False, name=None):
    base = rate.get(room, 0)
    base = 500 if pd.isna(base) else base
    for k in range(n):
        day = date.fromisoformat(ci) + timedelta(k)
        nightly[day] += base * (1.2 if day.weekday() in (4, 5) else 1)
df = pd.DataFrame(sorted(nightly.items()), columns=["night", "revenue"])
df["dow"] = [d.strftime("%a") for d in df["night"]]
result = df.groupby("dow", sort=False)["revenue"].agg(["sum", "count"]).round(2)
# case: stars-to-scale
def stars(text):
    words = dict(zip("one two three four five".split(), range(1, 6)))
    if text in words:
        return float(words[text])
    num, slash, den = text.partition("/")
    return float(num) / (float(den) if slash else 5) * 5

result = reviews_df.assign(score=[stars(s) for s in reviews_df["stars"]])
result["shown"] = [("★" * int(s)).ljust(5, "☆") for s in result["score"]]
result = result.groupby("guest", as_index=False).agg(score=("score", "mean"), best=("shown", "max"))
# case: review-word-frequency
STOP = {"it's", "was", "the", "too"}
words = Counter(chain.from_iterable(re.findall(r"[a-z]+(?:['-][a-z]+)*", t.lower()) for t in reviews_df["text"]))
for w in STOP:
    words.pop(w, None)
rows = [(w, n, len(w), w.capitalize() if n > 1 else w) for w, n in words.most_common(8)]
result = pd.DataFrame(rows, columns=["word", "n", "len", "display"])
# case: amenity-matrix
sets = {r: set(a.lower().split("|")) for r, a in zip(rooms_df["room"], rooms_df["amenities"])}
every = sorted(set().union(*sets.values()))
common = set.intersection(*sets.values())
result = pd.DataFrame([[x in s for x in every] for s in sets.values()], index=list(sets), columns=every).astype(int)
result["n"] = result.sum(axis=1)
result.loc["all rooms"] = [int(x in common) for x in every] + [len(common)]
# case: greedy-amenity-cover
avail = {r: frozenset(a.lower().split("|")) for r, a in zip(rooms_df["room"], rooms_df["amenities"])}
missing = set(chain.from_iterable(avail.values()))
steps = []
while missing:
    pick = max(avail, key=lambda r: (len(avail[r] & missing), r))
    gained = avail[pick] & missing
    if not gained:
        break
    missing -= gained
    steps.append({"pick": pick, "gained": ",".join(sorted(gained)), "left": len(missing)})
else:
    steps.append({"pick": "-", "gained": "complete", "left": 0})
result = pd.DataFrame(steps)
# case: cmp-to-key-custom-order
ORDER = ["suite", "double", "twin", "single"]

def compare(a, b):
    ka, kb = ORDER.index(a["kind"].lower()), ORDER.index(b["kind"].lower())
    if ka != kb:
        return ka - kb
    ra, rb = a["rate"], b["rate"]
    if pd.isna(ra) or pd.isna(rb):
        return int(pd.isna(ra)) - int(pd.isna(rb))
    return (ra < rb) - (ra > rb)

ranked = sorted(rooms_df.to_dict("records"), key=cmp_to_key(compare))
result = pd.DataFrame(ranked, index=range(1, len(ranked) + 1))[["room", "kind", "rate"]]
# case: gaps-between-stays-pairwise
stays = defaultdict(list)
for g, ci, n in zip(bookings_df["guest"], bookings_df["checkin"], bookings_df["nights"]):
    stays[g.strip().title()].append((ci, int(n)))
rows = []
for g, lst in stays.items():
    for (a, n), (b, _) in pairwise(sorted(lst)):
        out = datetime.strptime(a, "%Y-%m-%d") + timedelta(days=n)
        gap = (datetime.strptime(b, "%Y-%m-%d") - out).days
        rows.append((g, a, b, gap, "overlap" if gap < 0 else "back-to-back" if gap == 0 else f"{gap} day{'s' if gap != 1 else ''}"))
result = pd.DataFrame(rows, columns=["guest", "stay", "next_stay", "gap", "text"])
# case: chainmap-pricing
base = {"single": 80, "double": 120, "twin": 110, "suite": 300}
season = {"suite": 380, "double": 140}
promo = {"double": 99}
cm = ChainMap(promo, season, base)
rows = []
for k in sorted(base):
    src = next(name for name, d in (("promo", promo), ("season", season), ("base", base)) if k in d)
    rows.append({"kind": k, "price": cm[k], "source": src, "vs_base": f"{cm[k] / base[k] - 1:+.1%}"})
cnt = rooms_df["kind"].str.lower().value_counts()
result = pd.DataFrame(rows)
result["rooms"] = result["kind"].map(cnt)
