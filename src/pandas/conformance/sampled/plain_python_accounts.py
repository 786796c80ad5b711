import pandas as pd
import numpy as np
import re
import math
from collections import defaultdict, Counter, deque
from datetime import datetime, date, timedelta
from itertools import accumulate, groupby, chain, product, takewhile, count
from functools import reduce, wraps

accounts_df = pd.DataFrame({
    "acct": ["0012-3456", "0099-0001", "1234-0000", "7777-1111", "0012-9999"],
    "owner": ["Lena K.", "Omar  Z", "lena k.", "Petra", None],
    "opening": ["1,000.00", "(250.75)", "0", "5.000,50", "abc"],
    "currency": ["USD", "usd", "EUR", "EUR", "GBP"],
    "iban": ["DE89370400440532013000", "GB82WEST12345698765432", "DE00370400440532013000", None, "GB82 WEST 1234 5698 7654 32"],
})

txns_df = pd.DataFrame({
    "txn": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "acct": ["0012-3456", "0012-3456", "0099-0001", "1234-0000", "0012-3456", "0099-0001", "7777-1111", "1234-0000", "0012-3456", "5555-5555"],
    "posted": ["2024-01-02", "2024-01-15", "2024-01-15", "2024-01-31", "2024-02-01", "2024-02-29", "2024-03-01", "2024-03-02", "2024-03-02", "2024-03-03"],
    "cents": [12550, -4999, 100000, -333, -12550, -1, 250, 667, 0, 42],
    "memo": ["PAYROLL ACME 2024-01", "POS 4421 COFFEE #12", "Transfer from 0012-3456", "fee", "REV PAYROLL ACME 2024-01", "Fee: monthly", None, "POS 9 BOOKS", "", "Transfer to 1234-0000"],
})

rates_df = pd.DataFrame({
    "pair": ["EUR/USD", "GBP/USD", "USD/USD", "USD/JPY"],
    "rate": [1.0853, 1.2701, 1.0, 149.35],
})
# case: accounting-negative-parse
def money(text):
    t = text.strip()
    neg = t.startswith("(") and t.endswith(")")
    t = t.strip("()")
    if re.fullmatch(r"\d{1,3}(\.\d{3})*,\d+", t):
        t = t.replace(".", "").replace(",", ".")
    t = t.replace(",", "")
    try:
        v = float(t)
    except ValueError as e:
        return None, str(e)
    return (-v if neg else v), ""

vals, errs = zip(*(money(o) for o in accounts_df["opening"]))
result = accounts_df[["acct"]].assign(opening=vals, error=errs)
# case: iban-mod97-bigint
def iban_ok(s):
    if not s:
        return None
    s = s.replace(" ", "")
    moved = s[4:] + s[:4]
    number = int("".join(str(int(c, 36)) for c in moved))
    return number % 97 == 1

rows = []
for a, s in zip(accounts_df["acct"], accounts_df["iban"]):
    flat = "".join((s or "").split())
    rows.append((a, flat[:2] or None, iban_ok(s), " ".join(flat[i:i + 4] for i in range(0, len(flat), 4))))
result = pd.DataFrame(rows, columns=["acct", "country", "valid", "pretty"])
# case: negative-divmod-cents
rows = []
for t, c in zip(txns_df["txn"], txns_df["cents"].tolist()):
    q, r = divmod(c, 100)
    rows.append({
        "txn": t, "cents": c,
        "floor": c // 100, "mod": c % 100, "check": q * 100 + r == c,
        "fmod": math.fmod(c, 100), "toward_zero": int(c / 100),
        "text": f"{'-' if c < 0 else ''}${abs(c) // 100:,}.{abs(c) % 100:02d}",
    })
result = pd.DataFrame(rows)
# case: running-balance-accumulate
rows = []
for acct, g in groupby(sorted(txns_df.to_dict("records"), key=lambda r: (r["acct"], r["posted"], r["txn"])), key=lambda r: r["acct"]):
    g = list(g)
    bal = list(accumulate(r["cents"] for r in g))
    low = list(accumulate(bal, min))
    rows += [(acct, r["txn"], r["cents"], b, l) for r, b, l in zip(g, bal, low)]
result = pd.DataFrame(rows, columns=["acct", "txn", "cents", "balance", "lowest_so_far"])
# case: reversal-matching
pending = defaultdict(deque)
matches = []
for r in txns_df.itertuples(index=False):
    memo = (r.memo or "").upper()
    if memo.startswith("REV "):
        key = (r.acct, memo.removeprefix("REV "), -r.cents)
        if pending[key]:
            matches.append((pending[key].popleft(), r.txn))
        else:
            matches.append((None, r.txn))
    else:
        pending[(r.acct, memo, r.cents)].append(r.txn)
result = pd.DataFrame(matches, columns=["original", "reversal"])
result["count_open"] = sum(len(v) for v in pending.values())
# case: memo-classifier-lookaround
RULES = [
    ("fee", re.compile(r"^fee\b", re.I)),
    ("transfer_in", re.compile(r"(?<=from )\d{4}-\d{4}")),
    ("transfer_out", re.compile(r"(?<=to )\d{4}-\d{4}")),
    ("card", re.compile(r"^POS \d+(?= )")),
    ("salary", re.compile(r"(?<!REV )PAYROLL (\w+)")),
]

def classify(memo):
    for label, rx in RULES:
        if m := rx.search(memo or ""):
            return label, m.group(0)
    return "other", None

out = pd.DataFrame([classify(m) for m in txns_df["memo"]], columns=["label", "matched"])
out.insert(0, "txn", txns_df["txn"])
out["dollars"] = txns_df["cents"] / 100
result = out
# case: fx-convert-lookup
usd = {p[:3]: r for p, r in zip(rates_df["pair"], rates_df["rate"]) if p.endswith("/USD")}
cur = {a: c.upper() for a, c in zip(accounts_df["acct"], accounts_df["currency"])}
rows = []
for r in txns_df.to_dict("records"):
    c = cur.get(r["acct"])
    rate = usd.get(c)
    rows.append({"txn": r["txn"], "cur": c or "???", "usd": round(r["cents"] / 100 * rate, 2) if rate else None})
df = pd.DataFrame(rows)
result = df.groupby("cur").agg(n=("txn", "count"), usd=("usd", "sum")).sort_index()
# case: compound-interest-schedule
def schedule(principal, rate, payment):
    month = 0
    while principal > 0:
        month += 1
        interest = round(principal * rate / 12, 2)
        paid = min(payment, principal + interest)
        principal = round(principal + interest - paid, 2)
        yield month, interest, round(paid, 2), principal
        if month >= 24:
            break

result = pd.DataFrame(schedule(1000, 0.12, 180), columns=["month", "interest", "paid", "left"])
result.loc["total"] = [np.nan, result["interest"].sum(), result["paid"].sum(), result["left"].min()]
# case: split-bill-remainder
def split(cents, n):
    base, extra = divmod(cents, n)
    return [base + 1] * extra + [base] * (n - extra)

rows = []
for c in [10000, 10001, 9999, -7, 2]:
    parts = split(c, 3)
    rows.append((c, *parts, sum(parts) == c, max(parts) - min(parts)))
result = pd.DataFrame(rows, columns=["cents", "p1", "p2", "p3", "exact", "spread"])
# case: coin-change-memo
from functools import lru_cache
COINS = (1, 5, 10, 25)

@lru_cache(None)
def ways(amount, k=len(COINS)):
    if amount == 0:
        return 1
    if amount < 0 or k == 0:
        return 0
    return ways(amount, k - 1) + ways(amount - COINS[k - 1], k)

def greedy(amount):
    used = {}
    for coin in sorted(COINS, reverse=True):
        used[coin], amount = divmod(amount, coin)
    return used

amts = sorted({abs(int(c)) % 100 for c in txns_df["cents"]})
result = pd.DataFrame([{"amount": a, "ways": ways(a), **{f"c{k}": v for k, v in greedy(a).items()}} for a in amts])
# case: audit-decorator-log
LOG = []

def audited(label):
    def deco(fn):
        @wraps(fn)
        def inner(*a, **kw):
            try:
                out = fn(*a, **kw)
            except Exception as e:
                LOG.append((label, fn.__name__, a, type(e).__name__, str(e)))
                return None
            else:
                LOG.append((label, fn.__name__, a, "ok", f"{out:.2f}"))
                return out
        return inner
    return deco

@audited("withdraw")
def withdraw(balance, amount):
    if amount <= 0:
        raise ValueError("amount must be positive")
    if amount > balance:
        raise ArithmeticError("insufficient funds: %.2f short" % (amount - balance))
    return balance - amount

for b, a in [(100, 30), (50, 80.5), (10, -1), (0, 0), (20, 20)]:
    withdraw(b, a)
result = pd.DataFrame(LOG, columns=["label", "fn", "args", "status", "message"])
# case: month-pivot-nested
grid = defaultdict(lambda: defaultdict(int))
for a, p, c in zip(txns_df["acct"], txns_df["posted"], txns_df["cents"]):
    grid[a][p[:7]] += c
df = pd.DataFrame(grid).T.sort_index().sort_index(axis=1)
df["total"] = df.sum(axis=1)
result = df.fillna(0).div(100)
# case: benford-first-digit
digits = Counter(str(abs(c))[0] for c in txns_df["cents"].tolist() if c)
n = sum(digits.values())
result = pd.DataFrame([
    {"digit": d, "observed": digits.get(str(d), 0), "expected": round(n * math.log10(1 + 1 / d), 3)}
    for d in range(1, 10)
])
result["diff"] = result["observed"] - result["expected"]
result["flag"] = [">" if x > 0.5 else "<" if x < -0.5 else "=" for x in result["diff"]]
# case: mask-account-owner
def mask(acct, keep=4, ch="*"):
    head, tail = acct[:-keep], acct[-keep:]
    return re.sub(r"\d", ch, head) + tail

owners = {}
for a, o in zip(accounts_df["acct"], accounts_df["owner"]):
    who = " ".join(o.split()).casefold() if o else "<none>"
    owners.setdefault(who, []).append(mask(a))
result = pd.DataFrame([(k, len(v), v) for k, v in owners.items()], columns=["owner", "n", "accounts"]).sort_values(["n", "owner"], ascending=[False, True])
