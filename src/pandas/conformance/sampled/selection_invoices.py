import pandas as pd
import numpy as np
import re

invoices_df = pd.DataFrame({
    "inv_no": ["INV-001", "INV-002", "inv-003", "INV-004", "INV-005", "INV-006"],
    "amount": ["$1,200.50", "350", " 80.00 ", "N/A", "(45.10)", "2 300,00"],
    "vat": ["20%", "5.5%", "20 %", None, "0%", "20%"],
    "qty": ["3", "4", "x", "", "7", "2"],
    "paid": ["yes", "No", "Y", "n", None, "TRUE"],
    "country": ["US", "USA", "United States", "fr", "France", "UK"],
})

survey_df = pd.DataFrame({
    "resp": [1, 2, 3, 4, 5],
    "q1": [5, 99, 3, -1, 4],
    "q2": [99, 2, 2, 4, -1],
    "comment": ["Good!!", "n/a", "bad service", "-", "  so  so "],
    "region": ["north", "South", "NORTH", "east", "-"],
})
# case: money-to-number
def to_amount(t):
    t = t.strip()
    if t == "N/A":
        return np.nan
    neg = t.startswith("(")
    t = re.sub(r"[^\d.,]", "", t)
    if re.search(r",\d{2}$", t):
        t = t.replace(",", ".")
    t = t.replace(",", "") if "." in t else t
    return -float(t) if neg else float(t)

result = invoices_df[["inv_no"]].assign(amount=invoices_df["amount"].map(to_amount))
# case: percent-to-float
v = invoices_df["vat"].str.replace("%", "", regex=False).str.strip().astype(float) / 100
result = invoices_df.assign(vat=v)[["inv_no", "vat"]]
# case: to-numeric-coerce-int64
q = pd.to_numeric(invoices_df["qty"], errors="coerce")
result = pd.DataFrame({"qty": q, "as_int": q.astype("Int64"), "filled": q.fillna(0).astype(int)})
# case: replace-dict-country
codes = {"USA": "US", "United States": "US", "France": "FR", "fr": "FR"}
result = invoices_df.assign(country=invoices_df["country"].replace(codes)).groupby("country")["inv_no"].agg(list).reset_index()
# case: replace-nested-dict
result = survey_df.replace({"q1": {99: np.nan, -1: 0}, "region": {"-": "unknown"}})
# case: replace-list-to-value
result = survey_df[["q1", "q2"]].replace([99, -1], np.nan).mean().round(3)
# case: replace-list-to-list
result = survey_df.replace(["n/a", "-"], [None, "none"])[["resp", "comment", "region"]]
# case: replace-regex-frame
result = survey_df.replace({"comment": r"\s+", "region": r"^n.*"}, {"comment": " ", "region": "N"}, regex=True)
# case: replace-regex-dict-value
df = invoices_df[["inv_no", "amount"]].replace(to_replace=r"(?i)^inv-0*(\d+)$", value=r"#\1", regex=True)
result = df
# case: bool-from-text
truth = {"yes": True, "y": True, "true": True, "no": False, "n": False}
paid = invoices_df["paid"].str.lower().map(truth)
result = pd.DataFrame({"inv_no": invoices_df["inv_no"], "paid": paid.astype("boolean"), "paid_or_false": paid.fillna(False).astype(bool)})
# case: extract-number-part
num = invoices_df["inv_no"].str.extract(r"(\d+)$")[0].astype(int)
result = invoices_df.assign(seq=num, even=num % 2 == 0).query("even")[["inv_no", "seq"]]
# case: map-with-default
m = {"north": 1, "south": 2}
codes = survey_df["region"].str.lower().map(m).fillna(-1).astype(int)
alt = survey_df["region"].map(lambda r: m.get(r.lower(), 0))
result = survey_df[["resp", "region"]].assign(code=codes, alt=alt)
# case: clean-comment-chain
c = (survey_df["comment"]
     .str.strip()
     .str.replace(r"[^\w\s]", "", regex=True)
     .str.replace(r"\s{2,}", " ", regex=True)
     .str.lower())
result = c.where(c.str.len() > 0, "(empty)").to_frame("comment")
# case: qty-vs-number-comparison
bad = (invoices_df["qty"] == 3).sum()
good = (pd.to_numeric(invoices_df["qty"], errors="coerce") == 3).sum()
text_gt = (invoices_df["qty"] > "3").tolist()
result = {"bad": int(bad), "good": int(good), "text_gt": text_gt}
