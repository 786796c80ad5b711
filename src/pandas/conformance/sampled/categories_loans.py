import pandas as pd
import numpy as np

loans = pd.DataFrame({
    "loan_id": ["L001", "L002", "L003", "L004", "L005", "L006", "L007", "L008", "L009", "L010", "L011", "L012"],
    "cust": [10, 11, 12, 10, 13, 14, 15, 99, 11, 16, 17, 12],
    "rating": ["AAA", "BB", "A", "AA", "BBB", None, "CCC", "A", "BB", "aa", "BBB", "D"],
    "amount": [250000, 12000, 8500, 100000, 12000, 0, 500, 9000000000, 43000, 150000, 75000, 12000],
    "rate": ["3.1%", "7.9%", "5.0%", "3.8%", "6.2%", "", "14%", "5.0 %", "8.25%", "3.5%", None, "19.99%"],
    "term": [360, 36, 48, 240, 36, 12, 6, 60, 60, 180, 120, 36],
    "late_days": [0, 31, 0, 2, 90, 0, 121, 0, 15, np.nan, 60, 400],
})
customers = pd.DataFrame({
    "cust": [10, 11, 12, 13, 14, 15, 16, 17, 18],
    "segment": ["Private", "Retail", "Retail", "SME", "retail", "SME", "Private", None, "Corporate"],
    "score": [812, 640, 703, 655, 590, 420, 780, 700, 760],
})
ratings = pd.DataFrame({"rating": ["AAA", "AA", "A", "BBB", "BB", "B", "CCC", "D"], "pd_pct": [0.01, 0.02, 0.06, 0.2, 0.9, 3.5, 12.0, 100.0]})
RATING = pd.CategoricalDtype(categories=ratings["rating"][::-1], ordered=True)

# case: investment-grade
loans["rating"] = loans["rating"].str.upper().astype(RATING)
loans["inv_grade"] = loans["rating"] >= "BBB"
result = loans.groupby("inv_grade")["amount"].agg(["count", "sum"])
# case: rating-exposure-all
r = loans["rating"].str.upper().astype(RATING)
result = loans.groupby(r, observed=False)["amount"].sum().sort_index(ascending=False)
# case: delinquency-buckets
buckets = pd.cut(loans["late_days"], bins=[-1, 0, 30, 60, 90, np.inf], labels=["current", "1-30", "31-60", "61-90", "90+"])
summary = loans.groupby(buckets, observed=False).agg(n=("loan_id", "count"), exposure=("amount", "sum"), avg_term=("term", "mean"))
result = summary
# case: delinquency-worst-customer
loans["bucket"] = pd.cut(loans["late_days"], [-1, 0, 30, 60, 90, np.inf], labels=["current", "1-30", "31-60", "61-90", "90+"])
worst = loans.groupby("cust")["bucket"].max()
result = customers.set_index("cust").join(worst)
# case: amount-deciles-labels-false
loans["decile"] = pd.qcut(loans["amount"].rank(method="first"), 10, labels=False) + 1
result = loans[["loan_id", "amount", "decile"]].sort_values("decile", ascending=False).head(4)
# case: amount-quantile-edges
cats, edges = pd.qcut(loans["amount"], q=[0, 0.25, 0.75, 1], labels=["small", "mid", "large"], retbins=True)
result = {"edges": [float(e) for e in edges], "counts": cats.value_counts(sort=False).tolist()}
# case: score-interval-index-lookup
ii = pd.IntervalIndex.from_tuples([(300, 580), (580, 670), (670, 740), (740, 850)], closed="left")
names = np.array(["Poor", "Fair", "Good", "Excellent"])
pos = ii.get_indexer(customers["score"])
result = customers.assign(band=names[pos])
# case: cut-with-intervalindex
ii = pd.IntervalIndex.from_tuples([(300, 580), (580, 670), (670, 740), (740, 850)])
b = pd.cut(customers["score"], ii)
result = b.astype(str).value_counts().sort_index()
# case: rate-parse-and-bin
rate = pd.to_numeric(loans["rate"].str.replace("%", "").str.strip(), errors="coerce")
grp = pd.cut(rate, bins=[0, 5, 10, 20], right=True)
result = pd.DataFrame({"rate": rate, "lo": [g.left if pd.notna(g) else np.nan for g in grp], "hi": [g.right if pd.notna(g) else np.nan for g in grp]})
# case: segment-normalise-and-rating-pivot
df = loans.merge(customers, on="cust", how="left")
df["segment"] = df["segment"].str.capitalize().fillna("Unknown").astype("category")
df["rating"] = df["rating"].str.upper().astype(RATING)
result = df.pivot_table(values="amount", index="segment", columns="rating", aggfunc="size", fill_value=0, observed=False)
# case: segment-best-loan
df = loans.merge(customers, how="inner", on="cust")
df["rating"] = df["rating"].str.upper().astype(RATING)
df = df.sort_values(["segment", "rating", "amount"], ascending=[True, False, False])
result = df.groupby("segment", dropna=False).head(1)[["segment", "loan_id", "rating", "amount"]]
# case: rating-pd-map-multiply
loans["rating"] = loans["rating"].str.upper().astype(RATING)
pd_map = ratings.set_index("rating")["pd_pct"] / 100
loans["el"] = loans["amount"] * loans["rating"].map(pd_map).astype(float)
result = loans[["loan_id", "el"]].round(1)
# case: rating-multiply-category-error
loans["rating"] = loans["rating"].str.upper().astype(RATING)
codes = loans["rating"].map({k: i for i, k in enumerate(RATING.categories)})
result = codes * loans["rating"]
# case: term-category-numeric
t = loans["term"].astype("category")
result = (t.cat.categories.dtype.name, t.cat.codes.tolist(), t.astype(int).sum().item())
# case: term-category-sum-error
t = loans["term"].astype("category")
result = t.sum()
# case: term-years-labels
bins = [0, 12, 36, 60, 120, 360]
labels = ["≤{}y".format(b // 12) for b in bins[1:]]
loans["term_band"] = pd.cut(loans["term"], bins=bins, labels=labels)
result = loans["term_band"].value_counts().reindex(labels[::-1])
# case: notch-distance
r = loans["rating"].str.upper().astype(RATING)
base = RATING.categories.get_loc("BBB")
notch = r.cat.codes - base
notch[r.isna()] = 0
result = dict(zip(loans["loan_id"], notch.tolist()))
# case: rating-as-unordered-sort
r = loans["rating"].str.upper().astype(RATING).cat.as_unordered()
result = r.sort_values().tolist()
# case: customer-cross-bins-unstack
df = loans.merge(customers, on="cust")
df["score_band"] = pd.cut(df["score"], [300, 650, 720, 850], labels=["low", "mid", "high"])
df["size_band"] = pd.cut(df["amount"], [-1, 10_000, 100_000, np.inf], labels=["small", "medium", "large"])
result = df.groupby(["score_band", "size_band"], observed=False)["late_days"].mean().unstack()
# case: bins-size-to-frame
df = loans.assign(band=pd.cut(loans["amount"], [0, 10_000, 100_000, 1_000_000]))
out = df.groupby("band", observed=False).size().reset_index(name="n")
out["band"] = out["band"].astype(str)
result = out
# case: rating-transition-crosstab
r = loans.assign(rating=loans["rating"].str.upper().astype(RATING)).sort_values(["cust", "loan_id"])
r["next_rating"] = r.groupby("cust")["rating"].shift(-1)
r = r.dropna(subset=["rating", "next_rating"])
result = pd.crosstab(r["rating"], r["next_rating"])
# case: percent-share-observed
df = loans.assign(rating=loans["rating"].str.upper().astype(RATING))
share = df.groupby("rating", observed=True)["amount"].sum().pipe(lambda s: s / s.sum())
result = share[share > 0.00001].round(6)
# case: rating-index-slice
df = loans.assign(rating=pd.Categorical(loans["rating"].str.upper(), dtype=RATING)).dropna(subset=["rating"])
df = df.set_index("rating").sort_index()
result = df.loc["BB":"A", ["loan_id", "amount"]]
