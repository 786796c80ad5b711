import pandas as pd
import numpy as np
import re
from collections import Counter

contacts_df = pd.DataFrame({
    "contact_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    "full_name": ["  Alice Johnson", "bob SMITH", "Dr. Carla Méndez", "Smith, Dana", None, "Évan O'Neil ", "", "van der Berg, Jan", "Alice Johnson", "MARY-ANN lee Jr.", "Zoë"],
    "email": ["alice.johnson@Example.com", "BOB@smith.co.uk", "carla_mendez@clinic.org", "dana.smith(at)mail.com", None, "evan+news@Example.com", "no-reply@", "jan@berg.nl ", "ALICE.JOHNSON@example.com", "mary-ann@lee.io", "zoe@@bad.com"],
    "phone": ["(555) 123-4567", "555.987.6543", "+1 555 222 3333", "5551112222", "n/a", None, "", "+31 20 123 4567", "555-123-4567", "555-0000 x12", "(555)444-1212"],
    "tags": ["vip,newsletter", "newsletter", "vip, doctor", "", None, "newsletter,,trial", "trial", "vip,eu", "vip,newsletter", "eu", "Trial"],
    "company_code": ["ACM", "bet", "CLN", "ACM ", "BET", None, "zzz", "NLB", "acm", "BET", "CLN"],
})

companies_df = pd.DataFrame({
    "code": ["acm", "BET", "Cln", "NLB", "QQQ"],
    "company": ["Acme Inc.", "Beta LLC", "Clinic & Co", "Nederland BV", None],
    "domain": ["example.com", "smith.co.uk", "clinic.org", "berg.nl", "qqq.net"],
})

calls_df = pd.DataFrame({
    "call_id": ["C-001", "C-002", "C-003", "C-010", "C-011", "C-100", "c-101"],
    "contact_id": [1, 1, 3, 8, 99, 10, 2],
    "note": ["Left voicemail; call back 2024-01-15", "Spoke w/ Alice. Call back 01/20/2024", "URGENT: pricing?", None, "wrong number", "urgent - asked about pricing, pricing again", ""],
    "minutes": [2, 15, 0, 7, 1, 22, -1],
})

# case: clean-title-names
df = contacts_df.copy()
df["name_clean"] = df["full_name"].str.strip().str.title()
result = df[["contact_id", "full_name", "name_clean"]]

# case: email-domain-extract
emails = contacts_df["email"].str.strip().str.lower()
parts = emails.str.extract(r"^(?P<user>[\w.+-]+)@(?P<domain>[\w-]+(?:\.[\w-]+)+)$")
result = parts

# case: valid-email-mask
pattern = r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$"
contacts_df["valid"] = contacts_df["email"].str.match(pattern, na=False)
result = contacts_df.loc[~contacts_df["valid"], ["contact_id", "email"]].reset_index(drop=True)

# case: phone-digits-only
digits = contacts_df["phone"].str.replace(r"\D", "", regex=True)
result = digits.replace("", np.nan).str[-10:]

# case: phone-format-callable
def fmt(m):
    return f"({m.group(1)}) {m.group(2)}-{m.group(3)}"

s = contacts_df["phone"].fillna("").str.replace(r"[^\d]", "", regex=True)
s = s.str.replace(r"^1?(\d{3})(\d{3})(\d{4})$", fmt, regex=True)
result = pd.DataFrame({"raw": contacts_df["phone"], "formatted": s})

# case: last-first-swap
names = contacts_df["full_name"].str.strip()
swapped = names.str.replace(r"^([^,]+),\s*(.+)$", r"\2 \1", regex=True)
result = swapped.tolist()

# case: split-name-n1
name_parts = contacts_df["full_name"].str.strip().str.split(" ", n=1, expand=True)
name_parts.columns = ["first", "rest"]
result = name_parts

# case: rsplit-surname
tmp = contacts_df["full_name"].str.strip().str.rsplit(n=1, expand=True)
tmp = tmp.rename(columns={0: "given", 1: "surname"})
tmp["surname"] = tmp["surname"].str.upper()
result = tmp.dropna(subset=["surname"])

# case: initials
def initials(name):
    if not isinstance(name, str) or not name.strip():
        return None
    return "".join(w[0].upper() for w in re.split(r"[\s-]+", name.strip()) if w[0].isalpha())

result = contacts_df["full_name"].apply(initials)

# case: case-insensitive-join
left = contacts_df.assign(key=contacts_df["company_code"].str.strip().str.lower())
right = companies_df.assign(key=companies_df["code"].str.lower())
merged = left.merge(right, on="key", how="left")
result = merged[["contact_id", "company_code", "company"]].sort_values("contact_id", ignore_index=True)

# case: tags-dummies
dummies = contacts_df["tags"].str.replace(" ", "").str.lower().str.get_dummies(sep=",")
result = pd.concat([contacts_df[["contact_id"]], dummies], axis=1)

# case: tags-explode-count
tags = (
    contacts_df["tags"]
    .dropna()
    .str.split(",")
    .explode()
    .str.strip()
    .str.lower()
)
tags = tags[tags != ""]
result = tags.value_counts().sort_index().sort_values(ascending=False, kind="stable")

# case: duplicate-emails-normalized
norm = contacts_df["email"].str.strip().str.casefold()
dups = contacts_df[norm.duplicated(keep=False) & norm.notna()]
result = dups[["contact_id", "full_name", "email"]]

# case: remove-accents
s = contacts_df["full_name"].str.normalize("NFKD").str.encode("ascii", errors="ignore").str.decode("utf-8")
result = s

# case: callback-dates-from-notes
iso = calls_df["note"].str.extract(r"(\d{4}-\d{2}-\d{2})", expand=False)
us = calls_df["note"].str.extract(r"(\d{2}/\d{2}/\d{4})", expand=False)
dates = pd.to_datetime(iso, format="%Y-%m-%d").fillna(pd.to_datetime(us, format="%m/%d/%Y"))
result = calls_df.assign(callback=dates)[["call_id", "callback"]]

# case: urgent-calls-flagged
urgent = calls_df[calls_df["note"].str.contains("urgent", case=False, na=False)]
result = urgent.merge(contacts_df[["contact_id", "full_name"]], on="contact_id", how="left")[["call_id", "full_name", "minutes"]]

# case: contains-without-na
result = calls_df[calls_df["note"].str.contains("urgent", flags=re.IGNORECASE)]

# case: notes-group-concat
grouped = (
    calls_df.groupby("contact_id")["note"]
    .agg(lambda x: " | ".join(x.dropna().astype(str)))
    .reset_index(name="all_notes")
)
result = grouped

# case: call-number-sort
def call_num(s):
    return s.str.extract(r"(\d+)$", expand=False).astype(int)

result = calls_df.sort_values("call_id", key=call_num, ascending=False)["call_id"].tolist()

# case: mask-email
def mask(e):
    if pd.isna(e) or "@" not in e:
        return e
    user, _, dom = e.partition("@")
    return user[0] + "*" * (len(user) - 1) + "@" + dom

result = contacts_df["email"].map(mask).to_dict()

# case: domain-match-companies
d = contacts_df["email"].str.strip().str.lower().str.split("@").str[-1]
known = d.isin(companies_df["domain"])
result = {
    "known": int(known.sum()),
    "unknown_domains": sorted(d[~known].dropna().unique()),
    "by_domain": d[known].value_counts().to_dict(),
}

# case: contact-report-lines
lines = []
for row in contacts_df.itertuples(index=False):
    name = (row.full_name or "").strip() or "(unknown)"
    lines.append(f"{row.contact_id:>03d} | {name:<20.18} | {str(row.phone):>16}")
result = "\n".join(lines)
