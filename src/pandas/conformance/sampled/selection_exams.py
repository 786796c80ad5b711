import pandas as pd
import numpy as np
import math

exams_df = pd.DataFrame({
    "pupil": ["Ana", "Ben", "Cat", "Dan", "Eli", "Fay"],
    "math": [78, 55, np.nan, 90, 62, 40],
    "physics": [82, np.nan, np.nan, 88, 59, 45],
    "art": [91, 60, 70, 88, np.nan, 52],
    "attendance": ["95%", "80%", "60%", "100%", "n/a", "72%"],
    "group": ["g1", "g2", "g1", "g2", "g3", None],
})

prices_df = pd.DataFrame({
    "item": ["tea", "coffee", "milk", "sugar"],
    "shop_a": [2.5, 5.0, 1.2, None],
    "shop_b": [2.7, 4.8, 1.2, 0.9],
    "shop_c": [None, 5.1, None, None],
})
# case: row-mean-min-max
subj = ["math", "physics", "art"]
result = exams_df.assign(
    avg=exams_df[subj].mean(axis=1).round(2),
    low=exams_df[subj].min(axis=1),
    high=exams_df[subj].max(axis=1),
)[["pupil", "avg", "low", "high"]]
# case: row-first-non-null
shops = prices_df.set_index("item")[["shop_c", "shop_a", "shop_b"]]
result = shops.bfill(axis=1).iloc[:, 0].rename("first_price").reset_index()
# case: cheapest-shop
p = prices_df.set_index("item")
result = pd.DataFrame({"shop": p.idxmin(axis=1).str.replace("shop_", ""), "price": p.min(axis=1)})
# case: apply-row-verdict
def verdict(r):
    marks = [r["math"], r["physics"], r["art"]]
    known = [m for m in marks if not math.isnan(m)]
    if len(known) < 2:
        return "incomplete"
    if min(known) < 50:
        return "fail"
    return "pass" if sum(known) / len(known) < 80 else "honours"

result = exams_df.assign(verdict=exams_df.apply(verdict, axis=1))[["pupil", "verdict"]]
# case: apply-row-series
def stats(r):
    v = r[["math", "physics", "art"]].astype(float)
    return pd.Series({"pupil": r["pupil"], "n": v.notna().sum(), "spread": v.max() - v.min()})

result = exams_df.apply(stats, axis=1)
# case: apply-expand-tuple
out = prices_df.apply(lambda r: (r["item"].upper(), r["shop_b"] * 2), axis=1, result_type="expand")
out.columns = ["ITEM", "two"]
result = out
# case: np-select-grades
att = pd.to_numeric(exams_df["attendance"].str.rstrip("%"), errors="coerce")
avg = exams_df[["math", "physics", "art"]].mean(axis=1)
conds = [(avg >= 85) & (att >= 90), avg >= 70, avg.lt(50) | att.lt(65)]
result = exams_df[["pupil"]].assign(att=att, mark=np.select(conds, ["A", "B", "F"], "C"))
# case: nested-np-where
result = exams_df[["pupil", "math"]].assign(
    band=np.where(exams_df["math"].isna(), "absent", np.where(exams_df["math"] >= 60, "ok", "retry"))
)
# case: count-over-threshold
above = (exams_df[["math", "physics", "art"]] >= 60).sum(axis=1)
result = exams_df.loc[above >= 2, ["pupil", "group"]].assign(passed=above)
# case: all-any-across-columns
t = exams_df[["math", "physics", "art"]]
result = {
    "all_known": exams_df.loc[t.notna().all(axis=1), "pupil"].tolist(),
    "any_90": exams_df.loc[t.ge(90).any(axis=1), "pupil"].tolist(),
    "none_under_60": exams_df.loc[~t.lt(60).any(axis=1), "pupil"].tolist(),
}
# case: case-when-method
s = exams_df["math"]
result = s.case_when([(s.isna(), "missing"), (s >= 75, "high"), (s >= 55, "mid"), (s < 55, "low")])
# case: where-frame-with-other
m = exams_df.set_index("pupil")[["math", "physics", "art"]]
result = m.where(m >= 60, other=m + 5).mask(m.isna(), 0)
# case: clip-by-series-bounds
lo = prices_df[["shop_a", "shop_b"]].min(axis=1)
adj = prices_df["shop_c"].fillna(prices_df["shop_b"]).clip(lower=lo, upper=5)
result = prices_df[["item"]].assign(lo=lo, adj=adj)
# case: iterrows-running
total = 0.0
rows = []
for i, r in prices_df.iterrows():
    best = np.nanmin(r[["shop_a", "shop_b", "shop_c"]].astype(float))
    total += best
    rows.append({"no": i + 1, "item": r["item"], "best": best, "running": round(total, 2)})
result = pd.DataFrame(rows)
