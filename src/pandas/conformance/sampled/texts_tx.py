import pandas as pd
import numpy as np
import re
from collections import defaultdict
from datetime import date

tx = pd.DataFrame({
    "tx_id": ["TX000123", "TX000124", "tx000125", "TX000126", "TX000126", "TX9", "TX000130", None, "TX000131"],
    "account": ["DE89 3704 0044 0532 0130 00", "de89370400440532013000", "GB82WEST12345698765432", None, "GB82 WEST 1234 5698 7654 32", "FR14", "DE89-3704-0044-0532-0130-00", "", "GB82WEST12345698765432"],
    "memo": ["AMZN Mktp US*1A2B3", "Uber   *Trip 0423", "STARBUCKS #0456 SEATTLE WA", "amzn mktp us*ZZ9", "Paypal *EBAY", None, "UBER *EATS", "starbucks store 11", ""],
    "amount": ["-12.50", "(8.75)", "4.5-", "+1,200.00", "USD 30", "€ 1.234,56", "", "0", "- 7.25"],
    "balance": [1000.0, 987.5, np.nan, -20.25, 0.0, 1234567.891, 5.005, 12.0, np.nan],
    "cleared": [True, False, None, True, True, False, None, True, False],
})

merchants = pd.DataFrame({
    "pattern": ["amzn%", "uber%eats%", "uber%", "%starbucks%", "netflix%"],
    "merchant": ["Amazon", "Uber Eats", "Uber", "Starbucks", "Netflix"],
    "category": ["shopping", "food", "travel", "food", None],
})

holders = pd.DataFrame({
    "iban": ["DE89370400440532013000", "GB82WEST12345698765432", "NL91ABNA0417164300"],
    "holder": ["Müller, Jörg", "SMITH & SONS LTD.", "de Vries"],
    "limit": [500, 20000, 12345678901234],
})

# case: iban-normalize-group
iban = tx["account"].str.upper().str.replace(r"[\s-]", "", regex=True)
result = tx.groupby(iban)["tx_id"].agg(lambda s: ";".join(s.dropna().str.upper()))

# case: iban-blocks-of-four
s = holders["iban"].str.findall(".{1,4}").str.join(" ")
result = s.tolist()

# case: iban-check-digits
def iban_ok(x):
    if not isinstance(x, str) or len(x) < 15:
        return False
    x = re.sub(r"[^A-Z0-9]", "", x.upper())
    rearranged = x[4:] + x[:4]
    return int("".join(str(int(c, 36)) for c in rearranged)) % 97 == 1

result = tx["account"].map(iban_ok).sum()

# case: mask-account
acc = tx["account"].str.replace(r"\W", "", regex=True)
result = acc.str[-4:].str.rjust(10, "*")

# case: amounts-mask-sign
a = tx["amount"].str.strip()
neg = a.str.startswith(("-", "(")) | a.str.endswith("-")
v = a.str.extract(r"(\d[\d.,]*)", expand=False).str.replace(",", "")
val = pd.to_numeric(v, errors="coerce")
result = val.mask(neg, -val)

# case: amount-to-numeric-raises
tx["amount"] = pd.to_numeric(tx["amount"])
result = tx["amount"].sum()

# case: like-rules-first-match
def to_rx(p):
    return "".join(".*" if c == "%" else "." if c == "_" else re.escape(c) for c in p)

memo = tx["memo"].fillna("")
out = pd.Series("Other", index=tx.index)
for r in merchants.iloc[::-1].itertuples():
    out = out.mask(memo.str.fullmatch(to_rx(r.pattern), case=False), r.merchant)
result = pd.DataFrame({"memo": tx["memo"], "merchant": out})

# case: np-select-merchants
m = tx["memo"].str.lower()
conds = [m.str.contains("amzn", na=False), m.str.contains("uber", na=False), m.str.contains(r"star\s?bucks", na=False)]
tx["cat"] = np.select(conds, ["shopping", "ride", "coffee"], default="other")
result = tx.groupby("cat").agg(n=("tx_id", "size"), ids=("tx_id", lambda s: ",".join(s.fillna("?"))))

# case: memo-squeeze-spaces
result = tx["memo"].str.split().str.join(" ").str.replace(" *", "*", regex=False).str.upper()

# case: memo-partition-star
p = tx["memo"].str.partition("*")
p.columns = ["who", "sep", "what"]
result = p.loc[p["sep"] == "*", ["who", "what"]].apply(lambda c: c.str.strip().str.lower())

# case: store-number-named
result = tx["memo"].str.extract(r"(?:#|store )(?P<store>\d+)(?: (?P<city>[A-Z]+) (?P<st>[A-Z]{2}))?")

# case: balance-format-signed
result = tx["balance"].map("{:+,.2f}".format)

# case: balance-accounting-style
def acct(v):
    if pd.isna(v):
        return "-"
    return f"({abs(v):,.2f})" if v < 0 else f"{v:,.2f} "

result = tx["balance"].apply(acct).str.rjust(16)

# case: id-number-gap
n = tx["tx_id"].str.upper().str.removeprefix("TX").astype(float)
result = n.drop_duplicates().sort_values().diff().loc[lambda d: d > 1].astype(int).to_dict()

# case: holder-join-limits
t = tx.assign(iban=tx["account"].str.upper().str.replace(r"[^A-Z0-9]", "", regex=True))
j = t.merge(holders, how="inner", on="iban", validate="many_to_one")
result = j.eval("over = balance > limit")[["tx_id", "holder", "over"]]

# case: holder-sort-key-accent
def fold(s):
    return s.str.normalize("NFD").str.replace(r"[\u0300-\u036f]", "", regex=True).str.casefold()

result = holders.sort_values(by="holder", key=fold, ascending=False).reset_index(drop=True)

# case: query-limit-variable
lo, hi = 0, 1000
result = tx.query("@lo <= balance <= @hi and not tx_id.isna()")[["tx_id", "balance"]]

# case: query-limit-undefined
result = tx.query("balance > threshold")

# case: cleared-text-labels
lab = tx["cleared"].map({True: "yes", False: "no"}).fillna("pending")
result = (lab + ":" + tx["tx_id"].fillna("none")).str.cat(sep=" | ")

# case: country-code-summary
cc = tx["account"].str[:2].str.upper().replace("", pd.NA)
res = defaultdict(list)
for c, i in zip(cc, tx["tx_id"]):
    if pd.notna(c) and i is not None:
        res[c].append(i)
result = dict(res)

# case: limit-thousands-spaces
result = holders.assign(limit=holders["limit"].map(lambda x: f"{x:,d}".replace(",", " ")), width=lambda d: d["limit"].str.len())
