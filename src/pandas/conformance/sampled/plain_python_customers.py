import pandas as pd
import numpy as np
import re
import math
from datetime import datetime, date, timedelta
from collections import defaultdict, Counter, namedtuple, OrderedDict, deque
import itertools

customers_df = pd.DataFrame({
    "customer_id": [1, 2, 3, 4, 5, 6],
    "full_name": ["  Ann Lee", "Bob O'Neil", "carla MENDEZ ", "Dmitri Ivanov", None, "Ève Dupont"],
    "email": ["ann.lee@mail.com", "BOB@Work.org", "carla_m@mail.com", "not-an-email", "ghost@void.net", "eve+news@mail.co.uk"],
    "phone": ["(555) 123-4567", "555.987.6543", "+1 555 222 3333", "5551112222", None, "555-12"],
    "city": ["Austin", "austin ", "Boston", "Denver", "Boston", None],
})

orders_df = pd.DataFrame({
    "order_id": ["ORD-2023-0001", "ORD-2023-0002", "ORD-2023-0010", "ORD-2024-0003", "ord-2024-0004", "ORD-2024-0011", "ORD-2024-0012", "BAD"],
    "customer_id": [1, 2, 1, 3, 3, 6, 9, 4],
    "order_date": ["2023-11-05", "12/24/2023", "2023-12-31", "Jan 15, 2024", "2024/02/29", "03-Mar-2024", "2024-03-10", ""],
    "amount": ["$1,250.50", "99", "  20.00 ", "N/A", "$75.25", "1.2e3", "-15.5", None],
    "items": ["A1:2;B2:1", "A1:1", "C3:10", "B2:3;B2:1;A1:1", "", "D4:x;A1:2", "C3:1", None],
    "note": ["Gift wrap; call 555-1234", None, "RUSH!! ship by 2024-01-02", "ref #A77 and #B12", "  ", "Refund of $15.50 pending", "rush", "n/a"],
})

products_df = pd.DataFrame({
    "sku": ["A1", "B2", "C3", "D4", "E5"],
    "name": ["Blue Widget", "Red gadget", "green Thing", "Blue Gizmo", "Spare part"],
    "price": [10.0, 24.99, 2.5, 130.0, np.nan],
    "dims": ["10x20x5 cm", "3.5 x 4 x 2cm", "1x1x1 in", None, "12x8"],
})
# case: parse-items-lines
rows = []
for _, r in orders_df.iterrows():
    text = r["items"]
    if not text:
        continue
    for part in text.split(";"):
        sku, _, qty = part.partition(":")
        try:
            n = int(qty)
        except ValueError:
            n = 0
        rows.append({"order_id": r["order_id"].upper(), "sku": sku, "qty": n})
lines = pd.DataFrame(rows)
merged = lines.merge(products_df[["sku", "name", "price"]], on="sku", how="left")
merged["line_total"] = (merged["qty"] * merged["price"]).round(2)
result = merged.sort_values(["order_id", "line_total"], ascending=[True, False]).reset_index(drop=True)
# case: amount-to-float-try
def to_amount(x):
    try:
        cleaned = re.sub(r"[\s$,]", "", x)
        value = float(cleaned)
    except TypeError:
        return None, "missing"
    except ValueError:
        return None, "invalid"
    else:
        return value, "ok" if value >= 0 else "negative"

parsed = [to_amount(a) for a in orders_df["amount"]]
result = pd.DataFrame(parsed, columns=["amount_num", "status"], index=orders_df["order_id"])
result["running"] = result["amount_num"].fillna(0).cumsum()
# case: multi-format-dates
FORMATS = ["%Y-%m-%d", "%m/%d/%Y", "%b %d, %Y", "%Y/%m/%d", "%d-%b-%Y"]

def parse_date(text):
    for fmt in FORMATS:
        try:
            return datetime.strptime(text, fmt).date(), fmt
        except ValueError:
            pass
    return None, None

out = []
for oid, txt in zip(orders_df["order_id"], orders_df["order_date"]):
    d, fmt = parse_date(txt)
    out.append({
        "order_id": oid,
        "iso": d.isoformat() if d else None,
        "weekday": d.strftime("%A") if d else "unknown",
        "format_used": fmt or "-",
        "is_weekend": d is not None and d.weekday() >= 5,
    })
result = pd.DataFrame(out)
# case: order-id-named-groups
pat = re.compile(r"^(?P<prefix>[a-z]+)-(?P<year>\d{4})-(?P<seq>\d+)$", re.IGNORECASE)
records = []
for i, oid in enumerate(orders_df["order_id"], start=1):
    if m := pat.match(oid):
        d = m.groupdict()
        records.append({"row": i, **d, "year": int(d["year"]), "seq": int(d["seq"]), "span": m.span("seq")})
    else:
        records.append({"row": i, "prefix": oid, "year": -1, "seq": 0, "span": None})
df = pd.DataFrame(records)
df["label"] = [f"{y}/{s:04d}" if y > 0 else "n/a" for y, s in zip(df["year"], df["seq"])]
result = df
# case: email-domain-counter
valid = re.compile(r"[^@\s]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$", re.I)
domains = Counter()
bad = []
for e in customers_df["email"]:
    m = valid.fullmatch(e)
    if m:
        domains[m.group(1).lower()] += 1
    else:
        bad.append(e)
domains["(invalid)"] += len(bad)
result = pd.DataFrame(sorted(domains.items(), key=lambda kv: (-kv[1], kv[0])), columns=["domain", "n"])
# case: phone-normalise-sub
def normalise(p):
    if p is None:
        return "missing"
    digits = re.sub(r"\D", "", p)
    if len(digits) == 11 and digits.startswith("1"):
        digits = digits[1:]
    if len(digits) != 10:
        return f"bad({digits!r})"
    return re.sub(r"(\d{3})(\d{3})(\d{4})", r"\1-\2-\3", digits)

result = customers_df.assign(phone_std=customers_df["phone"].map(normalise, na_action=None))[["customer_id", "phone_std"]]
# case: name-case-and-initials
def tidy(name):
    if not isinstance(name, str):
        return {"clean": None, "initials": "", "last": None, "length": 0}
    words = name.strip().lower().split()
    clean = " ".join(w[0].upper() + w[1:] for w in words)
    first, *_, last = clean.split(" ")
    return {"clean": clean, "initials": "".join(w[0] for w in clean.split()), "last": last, "length": len(clean.replace(" ", ""))}

info = pd.DataFrame([tidy(n) for n in customers_df["full_name"]])
result = pd.concat([customers_df[["customer_id"]], info], axis=1).sort_values("last", na_position="first")
# case: dims-volume-prod
def volume(text):
    nums = [float(n) for n in re.findall(r"\d+(?:\.\d+)?", text or "")]
    if len(nums) != 3:
        return math.nan
    unit = re.search(r"(cm|in)\s*$", text)
    factor = 2.54 if unit and unit.group(1) == "in" else 1.0
    return math.prod(n * factor for n in nums)

products_df["volume_cm3"] = products_df["dims"].apply(volume)
products_df["shown"] = products_df["volume_cm3"].map(lambda v: "?" if math.isnan(v) else f"{v:,.2f} cm3")
result = products_df[["sku", "volume_cm3", "shown"]]
# case: note-tokens-flags
found = defaultdict(list)
patterns = {
    "refs": r"#([A-Z]\d+)",
    "money": r"\$(\d+\.\d{2})",
    "iso_date": r"\b\d{4}-\d{2}-\d{2}\b",
    "rush": r"(?i)\brush\b",
}
for oid, note in orders_df[["order_id", "note"]].itertuples(index=False):
    for key, p in patterns.items():
        for hit in re.findall(p, note or ""):
            found[key].append((oid, hit))
result = pd.DataFrame(
    [(k, oid, hit) for k, hits in found.items() for oid, hit in hits],
    columns=["kind", "order_id", "value"],
).sort_values(["kind", "order_id"]).reset_index(drop=True)
# case: money-discount-callback
def discounted(m):
    return "${:.2f}".format(float(m.group(1)) * 0.9)

notes = orders_df["note"].fillna("")
new = [re.sub(r"\$(\d+(?:\.\d+)?)", discounted, n) for n in notes]
changed = [(a, b) for a, b in zip(notes, new) if a != b]
result = pd.DataFrame(changed, columns=["before", "after"])
# case: city-group-sorted-groupby
pairs = [
    ((c or "unknown").strip().title(), n.strip() if n else "?")
    for c, n in zip(customers_df["city"], customers_df["full_name"])
]
pairs.sort(key=lambda t: t[0])
rows = []
for city, grp in itertools.groupby(pairs, key=lambda t: t[0]):
    names = [n for _, n in grp]
    rows.append((city, len(names), " | ".join(sorted(names, key=str.lower))))
result = pd.DataFrame(rows, columns=["city", "customers", "names"])
# case: anti-join-sets
known = set(customers_df["customer_id"])
ordered = set(orders_df["customer_id"])
result = {
    "never_ordered": sorted(known - ordered),
    "orphans": sorted(ordered - known),
    "both": sorted(known & ordered),
    "either_not_both": sorted(known ^ ordered),
    "all_known": ordered <= known,
}
# case: expand-qty-nested-dict
basket = defaultdict(lambda: defaultdict(int))
for cid, items in zip(orders_df["customer_id"], orders_df["items"]):
    for sku, qty in re.findall(r"(\w+):(\d+)", items or ""):
        basket[cid][sku] += int(qty)
result = pd.DataFrame.from_dict({k: dict(v) for k, v in basket.items()}, orient="index").fillna(0).astype(int).sort_index(axis=1).sort_index()
# case: fixed-width-report
lines = []
for sku, name, price in zip(products_df["sku"], products_df["name"], products_df["price"]):
    shown = "n/a" if price != price else f"{price:.2f}"
    lines.append(f"{sku:<4}|{name.title():^14}|{shown:>8}")
width = max(map(len, lines))
lines.insert(0, "=" * width)
result = pd.DataFrame({"line": lines, "len": [len(l) for l in lines]})
