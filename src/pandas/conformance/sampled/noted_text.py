import re
import pandas as pd
import numpy as np

customers = pd.DataFrame({
    "id": range(101, 111),
    "name": ["  alice SMITH", "Bob o'Neil ", "Chloé Dupont", "dr. Evan  Wright", "FATIMA al-sayed",
             None, "Gustav Straße", "Hana Sato jr.", "", "Ivan Petrov"],
    "email": ["Alice.Smith@example.com", "bob@oneil.co.uk", "chloe(at)mail.fr", "evan.wright+news@example.com",
              "fatima@corp.example.org", None, "gustav@strasse.de", "hana_sato@mail.jp", "missing", "ivan@petrov.ru"],
    "phone": ["(555) 123-4567", "555.987.6543", "+33 1 22 33 44 55", "5551112222", "n/a",
              None, "+49-30-1234567", "555 333 4444 x12", "", "+7 495 000-11-22"],
    "tags": ["vip,newsletter", "newsletter", "", "vip,beta,newsletter", "beta", None, "vip", "beta,vip", None, "trial"],
})

logs = pd.Series([
    "2024-01-03 10:22:01 [ERROR] db-01: Connection timed out after 30s (code=504)",
    "2024-01-03 10:22:05 [INFO] web-02: GET /index.html 200 12ms",
    "2024-01-03 10:23:11 [WARN] web-01: slow query took 1250ms; retry=2",
    "2024-01-03 10:25:40 [ERROR] web-02: POST /api/orders 500 88ms",
    "-- log rotated --",
    "2024-01-04 00:00:00 [INFO] db-01: backup finished in 95s size=12.5GB",
], name="line")

products = pd.DataFrame({
    "sku": ["AB-0012-XL", "AB-0013-S", "CD-0100-M", "ZZ-9-L", "bad sku", "EF-0777-XXL"],
    "title": ["Blue cotton shirt", "Red cotton shirt", "wool scarf (grey)", "Socks 3-pack", "???", "Rain jacket: black"],
    "price": ["$1,299.00", "$15.5", "EUR 40", "free", None, "$0.99"],
})


# case: clean_names_pipeline
n = (
    customers["name"]
    .str.strip()
    .str.replace(r"\s+", " ", regex=True)
    .str.replace(r"^(?:dr|mr|mrs)\.\s*", "", case=False, regex=True)
    .str.title()
)
parts = n.str.split(" ", n=1, expand=True)
parts.columns = ["first", "last"]
parts["initials"] = n.str.findall(r"\b[A-Z]").str.join("")
parts["len"] = n.str.len()
parts["is_blank"] = n.isna() | n.eq("")
result = pd.concat([customers["id"], parts], axis=1)


# case: parse_log_lines_named_groups
pat = r"^(?P<date>\d{4}-\d\d-\d\d) (?P<time>[\d:]+) \[(?P<level>[A-Z]+)\] (?P<host>[\w-]+): (?P<msg>.*)$"
parsed = logs.str.extract(pat)
parsed["host_type"] = parsed["host"].str.partition("-")[0]
parsed["ts"] = pd.to_datetime(parsed["date"] + " " + parsed["time"], errors="coerce")
parsed["has_code"] = parsed["msg"].str.contains(r"\b[45]\d\d\b", na=False)
parsed = parsed.drop(columns=["date", "time"])
result = parsed


# case: extractall_durations_to_ms
found = logs.str.extractall(r"(?P<value>\d+(?:\.\d+)?)(?P<unit>ms|s\b|GB)")
found["value"] = found["value"].astype(float)
scale = {"ms": 1, "s": 1000}
dur = found[found["unit"].isin(list(scale))].copy()
dur["ms"] = dur["value"] * dur["unit"].map(scale)
agg = dur.groupby(level=0)["ms"].max()
result = agg.reindex(logs.index).fillna(-1).astype(int)


# case: tags_get_dummies_and_counts
flags = customers["tags"].str.get_dummies(sep=",")
flags.insert(0, "id", customers["id"])
flags["n_tags"] = flags.drop(columns="id").sum(axis=1)
long = (
    customers[["id", "tags"]]
    .assign(tag=lambda d: d["tags"].str.split(","))
    .explode("tag")
)
long = long[long["tag"].fillna("") != ""]
counts = long["tag"].value_counts().sort_index()
assert counts.sum() == flags["n_tags"].sum()
result = {"flags": flags, "counts": counts.to_dict()}


# case: normalise_phones_with_callable
def fix(m):
    area, pre, line = m.group(1), m.group(2), m.group(3)
    ext = m.group(4)
    base = f"+1-{area}-{pre}-{line}"
    return base if ext is None else f"{base};ext={ext}"

us = r"^\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?:\s*x(\d+))?$"
phone = customers["phone"]
clean = phone.str.replace(us, fix, regex=True)
intl = clean.str.startswith("+", na=False) & ~clean.str.startswith("+1-", na=False)
digits = clean.where(~intl, "+" + clean.str.replace(r"\D", "", regex=True))
out = pd.DataFrame({"raw": phone, "clean": digits.replace({"n/a": None, "": None})})
out["valid"] = out["clean"].str.fullmatch(r"\+[\d-]+(;ext=\d+)?", na=False)
result = out


# case: sku_validation_fullmatch_zfill
sku = products["sku"]
ok = sku.str.fullmatch(r"[A-Z]{2}-\d{4}-(?:S|M|L|X{1,3}L)")
p = sku.str.rsplit("-", n=1, expand=True).rename(columns={0: "stem", 1: "size"})
p["prefix"] = sku.str.slice(0, 2).str.upper()
p["number"] = sku.str.extract(r"-(\d+)-", expand=False).str.zfill(6)
p["ok"] = ok
p["padded"] = sku.str.pad(12, side="both", fillchar="*")
p["swap"] = sku.str.swapcase().str.removesuffix("-xl")
p["wrapped"] = products["title"].str.wrap(10)
result = p


# case: price_strings_to_numbers
raw = products["price"].str.strip("$").str.replace(",", "")
products["price_num"] = raw.astype(float)
result = products.groupby(products["sku"].str[:2])["price_num"].sum()


# case: email_domain_report
e = customers["email"].str.lower()
valid = e.str.match(r"^[\w.+-]+@[\w-]+(\.[\w-]+)+$").fillna(False).astype(bool)
dom = e[valid].str.split("@").str[-1]
tld = dom.str.rpartition(".")[2]
masked = e[valid].str.replace(r"(?<=^.)[^@]+(?=@)", lambda m: "*" * len(m.group()), regex=True)
rep = pd.DataFrame({"domain": dom, "tld": tld, "masked": masked, "at_pos": e[valid].str.find("@")})
rep["plus_alias"] = e[valid].str.contains("+", regex=False)
top = rep.groupby("tld")["domain"].agg(["nunique", lambda s: "|".join(sorted(set(s)))])
top.columns = ["n", "domains"]
result = top.sort_values(["n", "tld"], ascending=[False, True])


# case: str_cat_and_format_labels
name = customers["name"].fillna("").str.strip()
label = customers["id"].astype(str).str.cat(name.str.upper(), sep=": ", na_rep="-")
label2 = name.str.cat([customers["tags"], customers["email"]], sep=" / ", na_rep="?")
fmt = [f"{i:>6}|{nm:<20.20}|{len(nm):03d}" for i, nm in zip(customers["id"], name)]
joined = name[name != ""].str.cat(sep="; ")
cf = name.str.casefold()
result = (label, label2.tolist(), fmt, joined, cf[cf.str.contains("ss")].tolist())


# case: slugify_titles_translate_count
table = str.maketrans({"(": "", ")": "", ":": "", "?": None})
t = products["title"].str.translate(table).str.strip()
slug = t.str.lower().str.replace(r"[^a-z0-9]+", "-", regex=True).str.strip("-")
stats = pd.DataFrame({
    "slug": slug.mask(slug == "", "untitled"),
    "vowels": t.str.count(r"(?i)[aeiou]"),
    "words": t.str.split().str.len(),
    "longest": t.str.split().apply(lambda ws: max(ws, key=len, default="")),
    "alpha_only": t.str.replace(" ", "").str.isalpha(),
    "has_digit": t.str.contains(r"\d"),
    "repeat": t.str.get(0).str.repeat(3),
    "cap": t.str.capitalize(),
})
stats["encoded_len"] = products["title"].str.encode("utf-8").str.len()
result = stats
