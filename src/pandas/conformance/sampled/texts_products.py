import pandas as pd
import numpy as np
import re
from functools import reduce

products = pd.DataFrame({
    "sku": ["TS-RED-L", "TS-BLU-M", "ts-red-s", "MG-WHT", "MG-BLK ", "HD-GRY-XL", "HD-GRY-XXL", "CP-NAV", "XX", None],
    "title": ["Red T-Shirt (Large)", "Blue T-Shirt (Medium)", "Red t-shirt (Small)", "Mug 12oz - White", "Mug 16 oz - Black", "Hoodie, grey", "Hoodie, Grey [clearance]", "Navy Cap", "", "Unknown item"],
    "price": ["$19.99", "$1,019.50", "€15,00", "£7.5", "USD 9", "$45.00-", "(12.00)", None, "free", "  $0.00"],
    "tags": ["cotton|summer", "cotton", "cotton|summer|sale", "kitchen", "kitchen|sale", "winter", "winter|sale|clearance", None, "", "misc"],
    "weight": ["200g", "0.2 kg", "180 g", "0.35kg", "400G", "0.6 KG", None, "90g", "?", "1kg"],
    "stock": [10, 0, 5, 33, 0, 2, 1, np.nan, 4, -3],
})

sales = pd.DataFrame({
    "sale_no": [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008],
    "sku": ["ts-red-l", "TS-RED-L", "MG-BLK", "mg-wht", "TS-BLU-M", "NOPE-1", None, "HD-GRY-XL"],
    "qty": ["2", "1", "three", "4", "1", "10", "1", " 3 "],
    "sold_on": ["2024-03-01", "03/02/2024", "March 3, 2024", "2024-03-01", None, "2024/03/05", "2024-03-06", ""],
})

colors = pd.DataFrame({
    "abbr": ["RED", "BLU", "WHT", "BLK", "GRY", "NAV"],
    "color": ["Red", "Blue", "White", "Black", "Grey", "Navy"],
})

# case: price-to-float
clean = (
    products["price"]
    .str.strip()
    .str.replace(r"[^\d.,-]", "", regex=True)
    .str.replace(",", "", regex=False)
)
result = pd.to_numeric(clean, errors="coerce")

# case: currency-symbol-map
sym = products["price"].str.extract(r"([$€£]|USD)", expand=False)
result = sym.map({"$": "USD", "€": "EUR", "£": "GBP", "USD": "USD"}).fillna("n/a")

# case: parse-money-function
def parse_money(txt):
    if txt is None or (isinstance(txt, float) and np.isnan(txt)):
        return np.nan
    t = txt.strip()
    neg = t.endswith("-") or (t.startswith("(") and t.endswith(")"))
    m = re.search(r"\d[\d.,]*", t)
    if not m:
        return np.nan
    num = m.group()
    if "€" in t:
        num = num.replace(".", "").replace(",", ".")
    else:
        num = num.replace(",", "")
    val = float(num)
    return -val if neg else val

products["amount"] = products["price"].apply(parse_money)
result = products[["sku", "price", "amount"]]

# case: sku-split-expand
parts = products["sku"].str.strip().str.upper().str.split("-", expand=True)
parts.columns = ["family", "color", "size"]
result = parts.fillna("")

# case: sku-partition
result = products["sku"].str.partition("-")

# case: sku-rpartition-noexpand
result = products["sku"].dropna().str.rpartition("-", expand=False).tolist()

# case: size-from-parens
products["size"] = products["title"].str.extract(r"\((.*?)\)")
result = products.loc[products["size"].notna(), ["title", "size"]]

# case: title-strip-brackets
result = products["title"].str.replace(r"\s*[\(\[].*?[\)\]]", "", regex=True).str.lower().unique().tolist()

# case: tags-get-dummies-sum
d = products["tags"].str.get_dummies()
result = d.sum().sort_values(ascending=False)

# case: stock-by-tag
ex = products.assign(tag=products["tags"].str.split("|")).explode("tag")
result = ex.groupby("tag", dropna=False)["stock"].agg(["sum", "count"])

# case: weight-grams
w = products["weight"].str.lower().str.extract(r"^(?P<num>[\d.]+)\s*(?P<unit>kg|g)$")
w["num"] = w["num"].astype(float)
w["grams"] = np.where(w["unit"] == "kg", w["num"] * 1000, w["num"])
result = w

# case: join-sales-insensitive
p = products.dropna(subset=["sku"]).copy()
p["k"] = p["sku"].str.upper().str.strip()
s = sales.copy()
s["k"] = s["sku"].str.upper()
out = s.merge(p[["k", "title"]], on="k", how="left", indicator=True)
result = out[["sale_no", "k", "title", "_merge"]]

# case: qty-numeric-map
q = sales["qty"].str.strip().replace({"three": "3"})
result = int(q.astype(int).sum())

# case: qty-astype-fails
sales["qty"] = sales["qty"].astype(int)
result = sales.groupby("sku")["qty"].sum()

# case: color-lookup
abbr = products["sku"].str.upper().str.extract(r"-([A-Z]{3})", expand=False)
m = colors.set_index("abbr")["color"]
result = abbr.map(m).value_counts(dropna=False).to_dict()

# case: normalise-dates-mixed
def parse(d):
    for f in ("%Y-%m-%d", "%m/%d/%Y", "%B %d, %Y", "%Y/%m/%d"):
        try:
            return pd.to_datetime(d, format=f)
        except (ValueError, TypeError):
            continue
    return pd.NaT

result = sales["sold_on"].apply(parse)

# case: like-to-regex
def like(series, pat):
    rx = "^" + re.escape(pat).replace("%", ".*").replace("_", ".") + "$"
    return series.str.fullmatch(rx, case=False, na=False)

result = products.loc[like(products["title"], "%t-shirt%"), "title"].tolist()

# case: ounces-findall
oz = products["title"].str.findall(r"(\d+)\s*oz")
result = oz[oz.str.len() > 0].str[0].astype(int)

# case: price-tag-format
amounts = pd.to_numeric(products["price"].str.replace("[$,]", "", regex=True), errors="coerce")
result = amounts.map(lambda v: f"${v:>10,.2f}" if pd.notna(v) else "-".rjust(11))

# case: replace-chain-reduce
subs = [("t-shirt", "tee"), ("hoodie", "sweater"), ("grey", "gray"), ("  ", " ")]
result = products["title"].map(lambda t: reduce(lambda acc, kv: acc.replace(*kv), subs, t.lower()))

# case: cat-title-sku
label = products["sku"].str.strip().str.cat(products["title"], sep=": ", na_rep="?")
result = label

# case: slug
def slugify(s):
    s = s.str.lower().str.replace(r"[^a-z0-9]+", "-", regex=True)
    return s.str.strip("-")

products["slug"] = slugify(products["title"])
result = products.set_index("slug")["stock"]
