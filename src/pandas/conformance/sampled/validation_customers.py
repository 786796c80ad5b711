import pandas as pd
import numpy as np
import re
from collections import Counter, defaultdict

customers_df = pd.DataFrame({
    "customer_id": [101, 102, 103, 104, 105, 105, 106, 107, 108],
    "name": ["Alice Smith", " bob jones", "CAROL WHITE ", "Dan Brown", "Eve Black", "Eve Black", None, "Frank O'Neil", ""],
    "email": ["alice@x.com", "BOB@X.COM", "carol(at)x.com", None, "eve@y.org", "eve@y.org", "gus@z.net", "frank@@x.com", "hal@x.com "],
    "phone": ["(555) 123-4567", "555.987.6543", "5551112222", None, "+1 555 333 4444", "15553334444", "n/a", "555-12", "555 777 8888"],
    "signup": ["2023-01-15", "15/02/2023", "2023-03-01", "March 5, 2023", None, "2023-04-01", "2023-13-01", "2023-05-20", ""],
    "segment": ["Gold", "gold", "SILVER", "Silver ", None, "bronze", "Bronze", "platinum", "Gold"],
    "active": [True, False, None, True, True, True, False, None, True],
})

orders_df = pd.DataFrame({
    "order_id": [1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 11],
    "customer_id": [101, 101, 102, 103, 999, 105, np.nan, 107, 107, 106, 104],
    "amount": ["120.50", "80", "$1,200.00", "abc", "45.00", "-30", "0", None, "99.99", "99.99", "15"],
    "qty": [1, 2, 10, 1, -1, 3, 0, 2, 2, 5, 1],
    "start_date": pd.to_datetime(["2024-01-05", "2024-01-07", "2024-02-01", "2024-02-10", None, "2024-03-01", "2024-03-05", "2024-03-09", "2024-03-09", "2024-04-01", "2024-04-02"]),
    "end_date": pd.to_datetime(["2024-01-10", "2024-01-06", "2024-02-01", None, "2024-02-20", "2024-03-08", "2024-03-04", "2024-03-12", "2024-03-12", "2024-04-09", "2024-04-02"]),
})

segments_df = pd.DataFrame({
    "code": ["gold", "silver", "bronze", "basic"],
    "discount": [0.2, 0.1, 0.05, 0.0],
    "min_spend": [1000, 500, 100, 0],
})

# case: required-columns-check
def check_columns(df: pd.DataFrame, required: list, name: str = "df") -> dict:
    """Return a dict with missing and extra columns."""
    missing = [c for c in required if c not in df.columns]
    extra = [c for c in df.columns if c not in required]
    return {"table": name, "ok": not missing, "missing": missing, "extra": extra}

result = [
    check_columns(customers_df, ["customer_id", "name", "email"], "customers"),
    check_columns(orders_df, ["order_id", "customer_id", "total"], name="orders"),
    check_columns(segments_df, list(segments_df.columns), "segments"),
]

# case: dtype-family-report
def dtype_family(series: pd.Series) -> str:
    if pd.api.types.is_bool_dtype(series):
        return "bool"
    if pd.api.types.is_integer_dtype(series):
        return "int"
    if pd.api.types.is_float_dtype(series):
        return "float"
    if pd.api.types.is_datetime64_any_dtype(series):
        return "datetime"
    if pd.api.types.is_object_dtype(series):
        return "object"
    return "other"

tables = {"customers": customers_df, "orders": orders_df, "segments": segments_df}
rows = []
for tname, t in tables.items():
    for col in t.columns:
        rows.append({"table": tname, "column": col, "family": dtype_family(t[col]), "dtype": str(t[col].dtype)})
result = pd.DataFrame(rows).set_index(["table", "column"])

# case: missing-summary-by-column
summary = pd.DataFrame({
    "missing": customers_df.isna().sum(),
    "pct": (customers_df.isna().mean() * 100).round(2),
    "dtype": customers_df.dtypes.astype(str),
})
summary["blank"] = customers_df.apply(lambda s: s.map(lambda v: isinstance(v, str) and v.strip() == "").sum())
result = summary[(summary["missing"] > 0) | (summary["blank"] > 0)].sort_values(["missing", "blank"], ascending=[False, True], kind="stable")

# case: amount-parse-with-error-log
def parse_amount(value, errors: list, row_id):
    try:
        if value is None:
            raise ValueError("missing amount")
        cleaned = value.replace("$", "").replace(",", "")
        return float(cleaned)
    except ValueError as e:
        errors.append(f"order {row_id}: {e}")
        return np.nan

errors = []
parsed = [parse_amount(a, errors, oid) for a, oid in zip(orders_df["amount"], orders_df["order_id"])]
out = orders_df[["order_id", "amount"]].assign(parsed=parsed)
result = (out, errors)

# case: referential-integrity-orders
valid_ids = set(customers_df["customer_id"])
violations = orders_df[~orders_df["customer_id"].isin(valid_ids)].copy()
violations["reason"] = np.where(violations["customer_id"].isna(), "null key", "unknown customer")
result = violations[["order_id", "customer_id", "reason"]].to_dict("records")

# case: duplicate-orders-details
dups = orders_df[orders_df.duplicated(subset="order_id", keep=False)]
details = {}
for oid, grp in dups.groupby("order_id"):
    diff_cols = [c for c in grp.columns if grp[c].nunique(dropna=False) > 1]
    details[int(oid)] = {"count": len(grp), "differs_in": diff_cols, "rows": grp.index.tolist()}
result = details

# case: end-before-start
bad = orders_df.query("end_date < start_date").assign(
    days=lambda d: (d["end_date"] - d["start_date"]).dt.days
)
messages = [f"Order {r.order_id}: ends {r.end_date:%Y-%m-%d} before start {r.start_date:%Y-%m-%d} ({r.days} days)" for r in bad.itertuples(index=False)]
result = messages

# case: segment-standardize-map
mapping = {"gold": "Gold", "silver": "Silver", "bronze": "Bronze"}
std = customers_df["segment"].str.strip().str.lower().map(mapping)
unmapped = customers_df.loc[std.isna() & customers_df["segment"].notna(), "segment"].unique().tolist()
result = {"counts": std.fillna("Unknown").value_counts().to_dict(), "unmapped": unmapped}

# case: phone-normalize
def normalize_phone(raw, default_country: str = "1"):
    """Normalize a phone number to +C-ZZZ-ZZZ-XXXX or None."""
    if raw is None or (isinstance(raw, float) and np.isnan(raw)):
        return None
    digits = re.sub(r"\D", "", str(raw))
    if len(digits) == 10:
        digits = default_country + digits
    if len(digits) != 11:
        return None
    return f"+{digits[0]}-{digits[1:4]}-{digits[4:7]}-{digits[7:]}"

df = customers_df.copy()
df["phone_std"] = df["phone"].apply(normalize_phone)
df["phone_ok"] = df["phone_std"].notna()
result = df[["customer_id", "phone", "phone_std", "phone_ok"]]

# case: email-validity-mask
pattern = r"^[\w.+-]+@[\w-]+\.[a-z]{2,}$"
cleaned = customers_df["email"].str.strip().str.lower()
valid = cleaned.str.match(pattern, na=False)
result = pd.DataFrame({"email": cleaned, "valid": valid}, index=customers_df.index).set_index(customers_df["customer_id"])

# case: signup-multi-format
def parse_date(s):
    for fmt in ("%Y-%m-%d", "%d/%m/%Y", "%B %d, %Y"):
        try:
            return pd.to_datetime(s, format=fmt)
        except (ValueError, TypeError):
            continue
    return pd.NaT

parsed = customers_df["signup"].apply(parse_date)
result = pd.DataFrame({"raw": customers_df["signup"], "parsed": parsed})

# case: profile-mixed-types
def profile(df: pd.DataFrame) -> pd.DataFrame:
    records = []
    for col in df.columns:
        s = df[col]
        vc = s.value_counts()
        rec = {
            "column": col,
            "dtype": str(s.dtype),
            "non_null": int(s.notna().sum()),
            "nunique": s.nunique(),
            "top": vc.index[0] if len(vc) else None,
            "top_freq": int(vc.iloc[0]) if len(vc) else 0,
        }
        if pd.api.types.is_numeric_dtype(s) or pd.api.types.is_datetime64_any_dtype(s):
            rec["min"] = s.min()
            rec["max"] = s.max()
        records.append(rec)
    return pd.DataFrame(records)

result = profile(orders_df)

# case: survivorship-first-non-null
dedup = customers_df.groupby("customer_id", as_index=False).first()
result = dedup[["customer_id", "name", "phone", "signup", "segment"]]

# case: clean-pipeline-pipe
def strip_strings(df):
    obj = df.select_dtypes(include="object").columns
    df = df.copy()
    for c in obj:
        df[c] = df[c].map(lambda v: v.strip() if isinstance(v, str) else v)
    return df

def blank_to_nan(df, cols):
    return df.assign(**{c: df[c].replace("", np.nan) for c in cols})

def title_names(df, col="name"):
    return df.assign(**{col: df[col].str.title()})

result = (
    customers_df[["customer_id", "name", "email", "segment"]]
    .pipe(strip_strings)
    .pipe(blank_to_nan, cols=["name", "email"])
    .pipe(title_names)
    .drop_duplicates(subset=["customer_id"], keep="first")
    .reset_index(drop=True)
)

# case: describe-include-object
result = customers_df.describe(include="object")

# case: describe-all-orders-numeric
result = orders_df.describe(include=[np.number]).round(3)

# case: quality-score-string
total_cells = customers_df.size
null_cells = int(customers_df.isnull().sum().sum())
dup_rows = int(customers_df.duplicated().sum())
dup_keys = int(customers_df["customer_id"].duplicated().sum())
result = f"Rows: {len(customers_df)}, cells: {total_cells}, null: {null_cells} ({null_cells / total_cells:.1%}), duplicate rows: {dup_rows}, duplicate keys: {dup_keys}"

# case: qty-range-violations
rules = {"qty": (1, 8), "customer_id": (100, 200)}
viol = []
for col, (lo, hi) in rules.items():
    s = orders_df[col]
    mask = ~s.between(lo, hi) & s.notna()
    for idx in orders_df.index[mask]:
        viol.append({"row": idx, "column": col, "value": s.loc[idx], "expected": f"{lo}-{hi}"})
result = pd.DataFrame(viol, columns=["row", "column", "value", "expected"])

# case: merge-validate-error
result = orders_df.merge(customers_df, on="customer_id", how="left", validate="many_to_one")

# case: merge-indicator-counts
merged = orders_df.merge(customers_df.drop_duplicates("customer_id"), on="customer_id", how="outer", indicator=True)
result = merged["_merge"].value_counts().sort_index()

# case: value-type-counter
type_map = {}
for col in customers_df.columns:
    type_map[col] = dict(Counter(type(v).__name__ for v in customers_df[col]))
result = type_map

# case: discount-tier-text-table
tbl = segments_df.sort_values("min_spend")
lines = ["code".ljust(10) + "disc".rjust(6) + "min".rjust(7)]
for _, r in tbl.iterrows():
    lines.append(str(r["code"]).ljust(10) + f"{r['discount']:.0%}".rjust(6) + str(r["min_spend"]).rjust(7))
result = "\n".join(lines)
