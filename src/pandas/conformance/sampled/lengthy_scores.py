import pandas as pd
import numpy as np
import re
import calendar
from datetime import date, datetime, timedelta
from collections import Counter, OrderedDict

scores_df = pd.DataFrame({
    "student": ["Ada", "Ada", "Ada", "Ada", "ada ", "Bo", "Bo", "Bo", "Bo", "Cleo", "Cleo", "Cleo", "Dan", "Dan", None],
    "item": ["HW1", "HW2", "HW3", "Mid", "Final", "HW1", "hw2", "Mid", "Final", "HW1", "Mid", "FINAL", "HW1", "HW1", "HW2"],
    "score": ["18", "20", "5", "88", "91.5", "20", "abs", "72", "64", "10/20", "95%", "97", "15", "17", "20"],
    "submitted": ["2024-02-01", "2024-02-09", "2024-02-15", "2024-03-01", "2024-05-20", "2024-02-03", None, "2024-03-01",
                  "2024-05-20", "2024-02-01", "2024-03-02", "2024-05-20", "2024-02-01", "2024-02-05", "2024-02-08"],
})

items_df = pd.DataFrame({
    "item": ["HW1", "HW2", "HW3", "Mid", "Final", "Bonus"],
    "category": ["homework", "homework", "homework", "exam", "exam", "extra"],
    "max_score": [20, 20, 20, 100, 100, 5],
    "due": ["2024-02-01", "2024-02-08", "2024-02-15", "2024-03-01", "2024-05-20", None],
})

weights_df = pd.DataFrame({"category": ["homework", "exam", "extra"], "weight": [0.4, 0.6, 0.0], "drop_lowest": [1, 0, 0]})

students_df = pd.DataFrame({
    "student": ["Ada", "Bo", "Cleo", "Dan", "Eve"],
    "class": ["7A", "7B", "7A", "7b", None],
    "birth": ["2011-04-30", "2010-12-01", "2011-02-28", "2012-02-29", "2011-07-07"],
})

books_df = pd.DataFrame({
    "book_id": [10, 11, 12, 13, 14],
    "title": ["Dune", "Emma", "It", "Ulysses", "Dune"],
    "genre": ["SciFi", "classic", "Horror", "Classic ", None],
    "price": [12.5, 8.0, None, 20.0, 12.5],
    "copies": [2, 1, 1, 0, 1],
})

borrow_df = pd.DataFrame({
    "loan": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "member": ["M1", "M2", "m1", "M3", "M2", "M4", None, "M1 ", "M3", "M9"],
    "book_id": [10, 11, 12, 10, 13, 14, 10, 11, 99, 12],
    "out": ["2024-01-05", "2024-01-10", "2024-01-12", "2024-02-01", "2024-02-10", "2024-02-26", "2024-03-01", "2024-03-04", "2024-03-05", "2024-03-10"],
    "back": ["2024-01-15", "2024-02-20", None, "2024-02-15", "2024-02-09", "2024-03-30", "2024-03-02", None, "2024-03-20", "lost"],
    "renewals": [0, 1, 0, None, 0, 2, 0, 0, 1, 0],
})

members_df = pd.DataFrame({
    "member": ["M1", "M2", "M3", "M4", "M5"],
    "kind": ["adult", "child", "Senior", "adult", "adult"],
    "joined": ["2020-01-01", "2023-12-31", "2015-06-15", "2024-02-25", None],
})

# case: weighted-grades-drop-lowest
def parse_score(text, max_score):
    if text is None:
        return np.nan
    text = text.strip()
    if re.fullmatch(r"\d+(\.\d+)?", text):
        return float(text)
    if "/" in text:
        a, b = text.split("/")
        return float(a) / float(b) * max_score
    if text.endswith("%"):
        return float(text[:-1]) / 100 * max_score
    return np.nan

ITEM = {i.upper(): i for i in items_df["item"]}
s = scores_df.dropna(subset=["student"]).copy()
s["student"] = s["student"].str.strip().str.title()
s["item"] = s["item"].str.upper().map(ITEM)
s = s.merge(items_df, on="item", how="left", validate="many_to_one")
s["points"] = [parse_score(t, m) for t, m in zip(s["score"], s["max_score"])]
s["pct"] = s["points"] / s["max_score"] * 100
s = s.sort_values("pct", ascending=False, na_position="last").drop_duplicates(["student", "item"])

full = pd.MultiIndex.from_product([students_df["student"], items_df.loc[items_df["category"] != "extra", "item"]], names=["student", "item"])
grid = s.set_index(["student", "item"])["pct"].reindex(full, fill_value=np.nan).fillna(0).reset_index()
grid = grid.merge(items_df[["item", "category"]], on="item").merge(weights_df, on="category")
grid["asc_rank"] = grid.groupby(["student", "category"])["pct"].rank(method="first")
kept = grid[grid["asc_rank"] > grid["drop_lowest"]]
cat = kept.groupby(["student", "category"]).agg(mean=("pct", "mean"), weight=("weight", "first")).reset_index()
cat["contrib"] = cat["mean"] * cat["weight"]
final = cat.pivot(index="student", columns="category", values="mean").round(2)
final["final"] = cat.groupby("student")["contrib"].sum().round(2)
final["letter"] = pd.cut(final["final"], [-1, 50, 60, 70, 80, 101], labels=list("FDCBA"), right=False).astype(str)
final["rank"] = final["final"].rank(ascending=False, method="min").astype(int)
final.columns.name = None
assert cat.groupby("student")["weight"].sum().round(6).eq(1).all()
assert len(final) == students_df["student"].nunique()
# honours, class averages, and what each student needs in a resit of the final exam
final = final.reset_index().merge(students_df[["student", "class"]], on="student", how="left", validate="1:1")
final["class"] = final["class"].str.upper().fillna("-")
final["class_rank"] = final.groupby("class")["final"].rank(ascending=False, method="dense").astype(int)
final["gap_to_next"] = final.sort_values("final", ascending=False)["final"].diff().abs().round(2)
final["percentile"] = (final["final"].rank(pct=True) * 100).round(1)
final["honours"] = np.where(final["final"] >= 90, "summa", np.where(final["final"] >= 80, "cum laude", ""))
cls = final.groupby("class").agg(
    n=("student", "count"), mean=("final", "mean"), best=("student", lambda s: s.loc[final.loc[s.index, "final"].idxmax()])
)
cls["mean"] = cls["mean"].round(2)
letters = final["letter"].value_counts().reindex(list("ABCDF"), fill_value=0)
dropped = grid[grid["asc_rank"] <= grid["drop_lowest"]][["student", "item", "pct"]].sort_values("student")
mid = grid[grid["item"] == "Mid"].set_index("student")["pct"]
homework = final.set_index("student")["homework"]
needed = ((60 - homework * 0.4) / 0.6 * 2 - mid).round(1)
needed = needed.where(needed <= 100).clip(lower=0)
assert letters.sum() == len(final)
assert len(dropped) == len(final)
final["gap_to_next"] = final["gap_to_next"].astype(object).where(final["gap_to_next"].notna(), None)
result = final.sort_values(["rank", "student"] if "student" in final else ["rank"]).reset_index().to_dict("records")
result = {
    "grades": result,
    "classes": cls.reset_index().to_dict("records"),
    "letters": letters.to_dict(),
    "dropped": [tuple(x) for x in dropped.itertuples(index=False)],
    "needed_for_pass": {k: (None if pd.isna(v) else float(v)) for k, v in needed.items()},
}

# case: late-penalty
def num(x):
    m = re.match(r"^([\d.]+)(?:/(\d+))?(%)?$", str(x))
    return float(m.group(1)) if m else np.nan

s = scores_df.assign(item=scores_df["item"].str.upper(), student=scores_df["student"].str.strip().str.title())
it = items_df.assign(key=items_df["item"].str.upper(), due=pd.to_datetime(items_df["due"]))
s = s.merge(it[["key", "category", "max_score", "due"]], left_on="item", right_on="key", how="left").drop(columns="key")
s["submitted"] = pd.to_datetime(s["submitted"])
s["days_late"] = (s["submitted"] - s["due"]).dt.days.clip(lower=0)
s["raw"] = s["score"].map(num)
s["penalty"] = np.minimum(s["days_late"] * 0.10, 0.5)
s["adjusted"] = (s["raw"] * (1 - s["penalty"])).round(2)
s["state"] = "on time"
s.loc[s["days_late"] > 0, "state"] = "late"
s.loc[s["submitted"].isna(), "state"] = "missing"
late = s.query("state == 'late' and student.notna()")[["student", "item", "days_late", "raw", "adjusted"]]
late = late.sort_values(["days_late", "student", "item"], ascending=[False, True, True]).reset_index(drop=True)
lost = (s["raw"] - s["adjusted"]).groupby(s["student"]).sum().round(2)
by_state = s.pivot_table(index="category", columns="state", values="raw", aggfunc="size", fill_value=0)
assert by_state.sum().sum() == len(scores_df)
assert (s["adjusted"].dropna() <= s["raw"].dropna()).all()
# average lateness by category with a readable label
known = s.dropna(subset=["days_late"])
lateness = known.groupby("category")["days_late"].agg(["mean", "max", "count"])
lateness["label"] = [f"{m:.1f} days on average (max {int(x)})" for m, x in zip(lateness["mean"], lateness["max"])]
share_late = known["days_late"].gt(0).groupby(known["category"]).mean().round(3)
assert lateness["count"].sum() == s["submitted"].notna().sum()
result = {"late": late.astype({"days_late": int}), "points_lost": lost[lost > 0].to_dict(), "by_state": by_state}
result["lateness"] = lateness["label"].to_dict()
result["share_late"] = share_late.to_dict()

# case: item-analysis
s = scores_df.dropna(subset=["student"]).copy()
s["student"] = s["student"].str.strip().str.capitalize()
s["item"] = s["item"].str.title().str.replace("Hw", "HW")
frac = s["score"].str.extract(r"^(?P<num>\d+\.?\d*)(?:/(?P<den>\d+))?(?P<pct>%)?$")
s["value"] = pd.to_numeric(frac["num"])
s = s.merge(items_df[["item", "max_score"]], on="item", how="left")
s["p"] = (s["value"] / s["max_score"]).clip(0, 1)
wide = s.groupby(["student", "item"])["p"].max().unstack("item")
wide = wide[[c for c in items_df["item"] if c in wide.columns]]

stats = wide.agg(["count", "mean", "std", "min", "max"]).T
rest = {}
for c in wide.columns:
    other = wide.drop(columns=c).mean(axis=1)
    rest[c] = wide[c].corr(other) if wide[c].count() > 2 else np.nan
stats["discrimination"] = pd.Series(rest)
stats["difficulty"] = pd.cut(stats["mean"], [0, 0.6, 0.85, 1.0], labels=["hard", "medium", "easy"], include_lowest=True).astype(str)
stats["count"] = stats["count"].astype(int)
stats = stats.round(3).rename_axis("item").reset_index()
not_used = sorted(set(items_df["item"]) - set(wide.columns))
assert stats["count"].sum() == wide.notna().to_numpy().sum()
assert wide.max().max() <= 1
completion = wide.notna().mean(axis=1).mul(100).round(1).sort_values(ascending=False)
# guess reliability with Cronbach's alpha over complete items
comp = wide.loc[:, wide.count() >= 3].dropna()
k = comp.shape[1]
alpha = k / (k - 1) * (1 - comp.var(ddof=1).sum() / comp.sum(axis=1).var(ddof=1)) if k > 1 and len(comp) > 1 else np.nan
result = {"items": stats.astype(object).where(stats.notna(), None).to_dict("records"), "unused": not_used, "completion": completion.to_dict(),
          "hardest": stats.loc[stats["mean"].idxmin(), "item"]}
result["alpha"] = None if pd.isna(alpha) else round(float(alpha), 4)
result["complete_students"] = comp.index.tolist()

# case: class-comparison-zscores
st = students_df.assign(klass=students_df["class"].str.upper().fillna("none"))
s = scores_df.copy()
s["student"] = s["student"].str.strip().str.title()
s["item"] = s["item"].str.lower()
s["val"] = pd.to_numeric(s["score"].str.rstrip("%"), errors="coerce")
s = s.dropna(subset=["student", "val"])
s["z"] = s.groupby("item")["val"].transform(lambda x: (x - x.mean()) / x.std(ddof=0) if x.std(ddof=0) else x * 0)
s["top"] = s["val"] == s.groupby("item")["val"].transform("max")
per = s.groupby("student").agg(items=("item", "nunique"), mean_z=("z", "mean"), tops=("top", "sum"))
per = st.set_index("student")[["klass"]].join(per)
per["items"] = per["items"].fillna(0).astype(int)
per["tops"] = per["tops"].fillna(0).astype(int)
per["rank_in_class"] = per.groupby("klass")["mean_z"].rank(ascending=False, na_option="bottom").astype(int)
cls = per.groupby("klass").agg(n=("items", "size"), mean_z=("mean_z", "mean"), spread=("mean_z", lambda x: x.max() - x.min()), names=("items", lambda x: list(x.index)))
cls[["mean_z", "spread"]] = cls[["mean_z", "spread"]].round(3)
assert abs(s.groupby("item")["z"].sum()).max() < 1e-9
assert cls["n"].sum() == len(students_df)
per = per.reset_index().round({"mean_z": 3})
# best student of each class and each item
best = s.loc[s.groupby("item")["val"].idxmax(), ["item", "student", "val"]].sort_values("item", ignore_index=True)
best = best.merge(st[["student", "klass"]], on="student", how="left")
per_class_best = best.groupby("klass").size().reindex(cls.index, fill_value=0)
outlying = s.loc[s["z"].abs() > 1, ["student", "item", "z"]].round(2).sort_values("z")
result = {"students": per.astype(object).where(per.notna(), None).to_dict("records"), "classes": cls.reset_index().astype(object).where(lambda d: d.notna(), None).to_dict("records")}
result["best"] = best.to_dict("records")
result["wins"] = per_class_best.to_dict()
result["outlying"] = outlying.reset_index(drop=True)

# case: duplicates-and-regrade-log
s = scores_df.reset_index().rename(columns={"index": "row"})
s["student"] = s["student"].str.strip().str.title()
s["item"] = s["item"].str.upper()
s["submitted"] = pd.to_datetime(s["submitted"])
dup = s[s.duplicated(["student", "item"], keep=False) & s["student"].notna()].copy()
dup = dup.sort_values(["student", "item", "submitted"])
dup["attempt"] = dup.groupby(["student", "item"]).cumcount() + 1
log = dup.set_index(["student", "item", "attempt"])["score"].unstack("attempt").add_prefix("attempt_").reset_index()
log.columns.name = None
log["change"] = pd.to_numeric(log["attempt_2"]) - pd.to_numeric(log["attempt_1"])

def pick(g, policy):
    v = pd.to_numeric(g["score"], errors="coerce")
    if policy == "best":
        return v.max()
    if policy == "last":
        return v.iloc[-1]
    return v.mean()

policies = {p: float(pick(dup, p)) for p in ("best", "last", "mean")}
problems = pd.Series({
    "no student": s["student"].isna().sum(),
    "no date": s["submitted"].isna().sum(),
    "non numeric": pd.to_numeric(s["score"], errors="coerce").isna().sum(),
    "unknown item": (~s["item"].isin(items_df["item"].str.upper())).sum(),
    "duplicate": s.duplicated(["student", "item"]).sum(),
}).astype(int)
assert problems["duplicate"] == len(dup) - len(log)
kinds = s["score"].map(lambda x: re.sub(r"\d+(\.\d+)?", "N", x)).value_counts().sort_index()
result = {"log": log, "policies": policies, "problems": problems.to_dict(), "patterns": kinds.to_dict()}

# case: age-and-cutoffs
st = students_df.copy()
st["birth"] = pd.to_datetime(st["birth"])
CUTOFF = pd.Timestamp("2024-02-28")

def full_years(b, d):
    return d.year - b.year - ((d.month, d.day) < (b.month, b.day))

st["age"] = st["birth"].map(lambda b: full_years(b, CUTOFF))
st["months"] = (CUTOFF.year - st["birth"].dt.year) * 12 + CUTOFF.month - st["birth"].dt.month - (st["birth"].dt.day > CUTOFF.day)
st["leap_born"] = st["birth"].dt.is_leap_year & (st["birth"].dt.dayofyear == 60)
st["zodiac_month"] = st["birth"].dt.month.map(lambda m: calendar.month_abbr[m])
st["quarter"] = "Q" + st["birth"].dt.quarter.astype(str)
st["next_bday"] = [b.replace(year=2024) if (b.month, b.day) >= (2, 28) else b.replace(year=2025) for b in st["birth"]]
st["days_to_bday"] = (st["next_bday"] - CUTOFF).dt.days
st["month_end_born"] = st["birth"].dt.is_month_end
st = st.sort_values("birth", ascending=False, ignore_index=True)
st["younger_than_prev_days"] = (-st["birth"].diff().dt.days).astype("Int64")
age_tab = st.groupby("age")["student"].agg(["count", ", ".join])
assert st["days_to_bday"].ge(0).all()
assert age_tab["count"].sum() == len(students_df)
st["birth"] = st["birth"].dt.strftime("%d/%m/%y")
st = st.drop(columns=["next_bday", "class"])
# assign to the expected school year by a 1 October rule
born = pd.to_datetime(st["birth"], format="%d/%m/%y")
school_year = born.dt.year + (born.dt.month >= 10).astype(int)
st["expected_grade"] = 2024 - school_year - 6
st["grade"] = students_df.set_index("student")["class"].str.extract(r"(\d+)")[0].astype(float).reindex(st["student"]).to_numpy()
st["off_by"] = (st["grade"] - st["expected_grade"]).astype("Int64")
result = {"students": st, "ages": age_tab.reset_index().to_dict("records"), "oldest": st.iloc[-1]["student"], "median_months": float(st["months"].median())}
result["off_by"] = st.set_index("student")["off_by"].dropna().astype(int).to_dict()

# case: gradebook-text-report
def to_pct(row):
    t = row["score"]
    try:
        if t.endswith("%"):
            return float(t[:-1])
        if "/" in t:
            a, b = map(float, t.split("/"))
            return 100 * a / b
        return 100 * float(t) / row["max_score"]
    except (ValueError, AttributeError):
        return np.nan

it = items_df.copy()
it["key"] = it["item"].str.casefold()
s = scores_df.assign(key=scores_df["item"].str.casefold()).merge(it.drop(columns="item"), on="key", how="inner")
s["student"] = s["student"].str.strip().str.title()
s["pct"] = s.apply(to_pct, axis=1)
book = s.pivot_table(index="student", columns="key", values="pct", aggfunc="max").reindex(columns=["hw1", "hw2", "hw3", "mid", "final"])
book["avg"] = book.mean(axis=1)
book = book.sort_values("avg", ascending=False)

lines = []
for name, row in book.iterrows():
    cells = ["  -- " if pd.isna(v) else f"{v:5.1f}" for v in row]
    lines.append(f"{name:<6}|" + "|".join(cells))
report = "\n".join(["student|" + "|".join(f"{c:>5}" for c in book.columns)] + lines)
styled = book.round(1).map(lambda v: "" if pd.isna(v) else f"{v:g}")
heat = book.drop(columns="avg").apply(lambda r: r.idxmin() if r.notna().any() else None, axis=1)
col_stats = book.describe(percentiles=[0.5]).loc[["count", "mean", "50%"]].round(2)
assert len(lines) == book.shape[0]
result = {"report": report, "styled": styled.reset_index(), "weakest": heat.to_dict(), "stats": col_stats}

# case: curve-and-letter-raises
s = scores_df.copy()
s["student"] = s["student"].str.strip()
s["score"] = s["score"].astype(float)
s["curved"] = s["score"] + (100 - s["score"].max())
letters = pd.cut(s["curved"], bins=[0, 60, 70, 80, 90, 101], labels=["F", "D", "C", "B", "A"])
s["letter"] = letters
summary = s.groupby("letter")["student"].nunique()
s["item"] = s["item"].str.upper()
dist = s.pivot_table(index="item", columns="letter", values="score", aggfunc="count", fill_value=0, observed=False)
dist.columns = dist.columns.astype(str)
dist["total"] = dist.sum(axis=1)
dist["pass_rate"] = (1 - dist["F"] / dist["total"]).round(3)
stats = s.groupby("item")["curved"].agg(["mean", "median", "std", "min", "max"]).round(2)
stats["range"] = stats["max"] - stats["min"]
stats = stats.join(dist["pass_rate"]).sort_values("mean", ascending=False)
students = s.groupby("student").agg(avg=("curved", "mean"), n=("item", "nunique"), best=("letter", "min"))
students["rank"] = students["avg"].rank(ascending=False, method="min").astype(int)
students["gpa"] = s["letter"].map({"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}).astype(int).groupby(s["student"]).mean().round(2)
students = students.sort_values(["rank", "avg"])
assert dist["total"].sum() == len(s)
assert students["rank"].iloc[0] == 1
failing = students.index[students["gpa"] < 1].tolist()
honour = students.query("gpa >= 3.5").index.tolist()
result = summary.to_dict()
result = {"letters": result, "items": stats.reset_index(), "students": students.reset_index().to_dict("records")}

# case: library-fines
RATES = {"adult": 0.50, "child": 0.10, "senior": 0.25}
GRACE, LOAN_DAYS, RENEW_DAYS, CAP = 2, 14, 7, 10.0
AS_OF = pd.Timestamp("2024-03-31")

b = borrow_df.copy()
b["member"] = b["member"].str.strip().str.upper()
b["out"] = pd.to_datetime(b["out"])
b["lost"] = b["back"].eq("lost")
b["back"] = pd.to_datetime(b["back"], errors="coerce")
b["renewals"] = b["renewals"].fillna(0).astype(int)
b["due"] = b["out"] + pd.to_timedelta(LOAN_DAYS + RENEW_DAYS * b["renewals"], unit="D")
b["end"] = b["back"].fillna(AS_OF)
b["late"] = ((b["end"] - b["due"]).dt.days - GRACE).clip(lower=0)

m = members_df.assign(kind=members_df["kind"].str.lower())
x = b.merge(m[["member", "kind"]], on="member", how="left", validate="m:1").merge(books_df[["book_id", "title", "price"]], on="book_id", how="left")
x["rate"] = x["kind"].map(RATES).fillna(max(RATES.values()))
x["fine"] = (x["late"] * x["rate"]).clip(upper=CAP)
x.loc[x["lost"], "fine"] = x["price"].fillna(books_df["price"].mean()) + 2
x["fine"] = x["fine"].round(2)
x["anomaly"] = x["back"].lt(x["out"])

totals = x[~x["anomaly"]].groupby("member", dropna=False).agg(loans=("loan", "count"), late_days=("late", "sum"), fines=("fine", "sum"))
totals = totals[totals["fines"] > 0].sort_values(["fines", "late_days"], ascending=False).reset_index()
totals["member"] = totals["member"].fillna("(guest)")
assert np.isclose(totals["fines"].sum(), x.loc[~x["anomaly"], "fine"].sum())
open_loans = x.loc[x["back"].isna() & ~x["lost"], ["loan", "member", "title", "due"]].assign(due=lambda d: d["due"].dt.strftime("%Y-%m-%d"))
# monthly view, top borrowers, share by kind, next actions
x["month"] = x["end"].dt.to_period("M").astype(str)
clean = x[~x["anomaly"]]
monthly = clean.pivot_table(index="month", columns=clean["kind"].fillna("unregistered"), values="fine", aggfunc="sum", fill_value=0.0)
monthly.columns.name = None
monthly["all"] = monthly.sum(axis=1)
monthly["running"] = monthly["all"].cumsum().round(2)
by_kind = (
    clean.assign(kind=clean["kind"].fillna("unregistered"))
    .groupby("kind")
    .agg(loans=("loan", "size"), late=("late", lambda s: int((s > 0).sum())), fine=("fine", "sum"), worst=("late", "max"))
    .assign(late_rate=lambda d: (d["late"] / d["loans"] * 100).round(1))
    .sort_values("fine", ascending=False)
)
by_kind["fine_pct"] = (by_kind["fine"] / by_kind["fine"].sum() * 100).round(1)
x["action"] = np.select(
    [x["anomaly"], x["lost"], x["back"].isna() & (x["late"] > 21), x["back"].isna() & (x["late"] > 0)],
    ["check dates", "invoice", "block card", "remind"],
    default="none",
)
actions = x.loc[x["action"] != "none"].groupby("action")["loan"].agg(lambda s: sorted(s.tolist()))
title_fines = x.groupby(x["title"].fillna("(unknown)"))["fine"].sum().sort_values(ascending=False)
title_fines = title_fines[title_fines > 0]
cap_hit = int(x["fine"].eq(CAP).sum())
assert np.isclose(monthly["all"].sum(), clean["fine"].sum())
assert by_kind["loans"].sum() == len(clean)
assert abs(by_kind["fine_pct"].sum() - 100) < 0.5
result = {"fines": totals.to_dict("records"), "open": open_loans.to_dict("records"), "anomalies": x.loc[x["anomaly"], "loan"].tolist(), "total": round(float(totals["fines"].sum()), 2)}
result["monthly"] = monthly.reset_index()
result["by_kind"] = by_kind.reset_index().to_dict("records")
result["actions"] = actions.to_dict()
result["titles"] = title_fines.round(2).to_dict()
result["cap_hit"] = cap_hit

# case: copies-availability
b = borrow_df.assign(out=pd.to_datetime(borrow_df["out"]), ret=pd.to_datetime(borrow_df["back"], errors="coerce"))
b = b[~(b["ret"] < b["out"])]
days = pd.Series(pd.date_range("2024-01-01", "2024-03-31"), name="day")
grid = days.to_frame().merge(b[["loan", "book_id", "out", "ret"]], how="cross")
on_loan = grid[(grid["day"] >= grid["out"]) & (grid["ret"].isna() | (grid["day"] < grid["ret"]))]
daily = on_loan.groupby(["day", "book_id"]).size().unstack(fill_value=0).reindex(days, fill_value=0)
copies = books_df.set_index("book_id")["copies"]
common = daily.columns.intersection(copies.index)
avail = copies.reindex(common) - daily[common]
over = avail.lt(0)
summary = pd.DataFrame({
    "title": books_df.set_index("book_id")["title"].reindex(common),
    "loan_days": daily[common].sum(),
    "max_out": daily[common].max(),
    "overdrawn_days": over.sum(),
    "utilisation": (daily[common].sum() / (copies.reindex(common).replace(0, np.nan) * len(days))).round(3),
})
never = copies.index.difference(daily.columns).tolist()
assert summary["loan_days"].sum() + daily.drop(columns=common).sum().sum() == len(on_loan)
first_over = over.idxmax().where(over.any()).dropna().dt.strftime("%d.%m.")
monthly = daily.groupby(daily.index.month).sum().rename(index=lambda m: calendar.month_name[m])
summary = summary.sort_values(["loan_days", "title"], ascending=[False, True]).reset_index()
# popularity class and purchase proposal
summary["class"] = pd.qcut(summary["loan_days"].rank(method="first"), 2, labels=["low", "high"]).astype(str)
price = books_df.set_index("book_id")["price"]
summary["buy"] = np.where(summary["overdrawn_days"] > 7, 1, 0)
summary["cost"] = summary["buy"] * summary["book_id"].map(price).fillna(price.mean()).round(2)
result = {"summary": summary, "never_borrowed": never, "first_over": first_over.to_dict(), "monthly": monthly}
result["budget"] = round(float(summary["cost"].sum()), 2)

# case: member-activity-recency
m = members_df.copy()
m["joined"] = pd.to_datetime(m["joined"])
b = borrow_df.copy()
b["member"] = b["member"].str.upper().str.strip().fillna("GUEST")
b["out"] = pd.to_datetime(b["out"])
act = b.groupby("member")["out"].agg(first="min", last="max", n="count")
act["span"] = (act["last"] - act["first"]).dt.days
full = m.merge(act, left_on="member", right_index=True, how="outer", indicator="where")
full["n"] = full["n"].fillna(0).astype(int)
full["kind"] = full["kind"].str.lower().fillna("not registered")
full["before_join"] = full["first"] < full["joined"]
full["tenure_y"] = ((pd.Timestamp("2024-04-01") - full["joined"]).dt.days / 365.25).round(1)
full["tenure_band"] = pd.cut(full["tenure_y"], [-np.inf, 1, 5, np.inf], labels=["new", "regular", "veteran"])
full["idle_days"] = (pd.Timestamp("2024-04-01") - full["last"]).dt.days.astype("Int64")
band = full.groupby("tenure_band", observed=False)["n"].sum()
kind = full.groupby("kind").agg(members=("member", "nunique"), loans=("n", "sum"), idle=("idle_days", "mean"))
kind["loans_per_member"] = kind["loans"] / kind["members"]
kind["idle"] = kind["idle"].astype(float).round(1)
assert kind["loans"].sum() == len(borrow_df)
assert full["member"].is_unique
out = full[["member", "kind", "n", "tenure_band", "idle_days", "before_join"]].sort_values(["n", "member"], ascending=[False, True])
# quarter of joining and cumulative membership
joined = m.dropna(subset=["joined"]).sort_values("joined")
joined["cum_members"] = np.arange(1, len(joined) + 1)
joined["q"] = joined["joined"].dt.to_period("Q").astype(str)
joined["gap_days"] = joined["joined"].diff().dt.days.fillna(0).astype(int)
result = {"members": out.reset_index(drop=True), "bands": {str(k): int(v) for k, v in band.items()}, "kinds": kind.reset_index().to_dict("records"),
          "sources": full["where"].value_counts().to_dict()}
result["growth"] = joined[["member", "q", "cum_members", "gap_days"]].to_dict("records")

# case: genre-popularity-share
bk = books_df.copy()
bk["genre"] = bk["genre"].str.strip().str.lower()
bk["genre"] = bk.groupby("title")["genre"].transform(lambda g: g.ffill().bfill())
bk["price"] = bk["price"].fillna(bk.groupby("genre")["price"].transform("mean")).fillna(bk["price"].median())
j = borrow_df.merge(bk, on="book_id", how="left")
unknown = j["title"].isna().sum()
j["genre"] = j["genre"].fillna("unknown")
j["month"] = pd.to_datetime(j["out"]).dt.strftime("%b")
cat = pd.Categorical(j["month"], categories=["Jan", "Feb", "Mar"], ordered=True)
tab = pd.crosstab(j["genre"], cat, margins=True, margins_name="all")
share = pd.crosstab(j["genre"], cat, normalize="columns").mul(100).round(1)
share.columns = share.columns.astype(str)
trend = share.apply(lambda r: "up" if r.iloc[-1] > r.iloc[0] else ("down" if r.iloc[-1] < r.iloc[0] else "flat"), axis=1)
titles = j.groupby("genre")["title"].agg(lambda s: s.value_counts().index[0] if s.notna().any() else None)
assert tab.loc["all", "all"] == len(borrow_df)
assert share.sum().sub(100).abs().lt(0.3).all()
worth = (bk["price"] * bk["copies"]).groupby(bk["genre"]).sum().sort_values(ascending=False)
tab.columns = tab.columns.astype(str)
# entropy as a measure of diversity by month
p = pd.crosstab(j["genre"], j["month"], normalize="columns")
entropy = -(p * np.log2(p.where(p > 0))).sum().round(4)
dominant = p.idxmax()
result = {"table": tab.reset_index(), "trend": trend.to_dict(), "top_title": titles.to_dict(), "worth": worth.to_dict(), "unknown": int(unknown)}
result["entropy"] = entropy.to_dict()
result["dominant"] = dominant.to_dict()

# case: queue-and-next-reader
b = borrow_df.copy()
b["out"] = pd.to_datetime(b["out"])
b["back"] = pd.to_datetime(b["back"], errors="coerce")
b["member"] = b["member"].str.strip().str.upper()
b = b.sort_values(["book_id", "out"])
g = b.groupby("book_id")
b["next_member"] = g["member"].shift(-1)
b["next_out"] = g["out"].shift(-1)
b["shelf_days"] = (b["next_out"] - b["back"]).dt.days
b["overlap"] = b["next_out"].notna() & (b["back"].isna() | (b["back"] > b["next_out"]))
b["held_days"] = (b["back"] - b["out"]).dt.days.where(lambda s: s >= 0)
b["held_rank"] = b.groupby("book_id")["held_days"].rank(method="min", ascending=False)
chain = b.groupby("book_id")["member"].apply(lambda s: " > ".join(s.fillna("?")))
hold = b["held_days"].agg(["mean", "median", "max", "count"]).round(2)
per_book = b.groupby("book_id").agg(loans=("loan", "size"), held=("held_days", "sum"), overlaps=("overlap", "sum"), last=("out", "max"))
per_book["title"] = per_book.index.map(books_df.set_index("book_id")["title"])
per_book["title"] = per_book["title"].fillna("<unknown>")
per_book["last"] = per_book["last"].dt.to_period("W").astype(str)
assert per_book["loans"].sum() == len(borrow_df)
out = b[["loan", "book_id", "member", "next_member", "shelf_days", "overlap", "held_rank"]].sort_values("loan")
out[["shelf_days", "held_rank"]] = out[["shelf_days", "held_rank"]].astype("Int64")
# monthly returns compared to loans
flow = pd.concat([b["out"].dt.to_period("M").value_counts(), b["back"].dropna().dt.to_period("M").value_counts()], axis=1, keys=["out", "back"])
flow = flow.fillna(0).astype(int).sort_index()
flow["open"] = (flow["out"] - flow["back"]).cumsum()
flow.index = flow.index.astype(str)
assert flow["open"].iloc[-1] == b["back"].isna().sum()
result = {"detail": out.reset_index(drop=True), "chain": chain.to_dict(), "hold": hold.to_dict(), "per_book": per_book.reset_index()}
result["flow"] = flow.reset_index(names="month")

# case: overdue-notices-text
NAMES = {"adult": "Dear reader", "child": "Hi there", "senior": "Dear member"}
b = borrow_df[borrow_df["back"].isna() | borrow_df["back"].eq("lost")].copy()
b["member"] = b["member"].str.strip().str.upper()
b["due"] = pd.to_datetime(b["out"]) + pd.offsets.Day(14)
b["due"] = b["due"].where(b["due"].dt.weekday < 5, b["due"] + pd.offsets.BDay(1))
b = b.merge(books_df[["book_id", "title"]], how="left").merge(members_df[["member", "kind"]], how="left")
b["kind"] = b["kind"].str.lower()
b["greet"] = b["kind"].map(NAMES).fillna("Hello")
b["days"] = (pd.Timestamp("2024-03-31") - b["due"]).dt.days
b["level"] = np.select([b["days"] <= 7, b["days"] <= 30], ["reminder", "warning"], default="final")
b["text"] = (
    b["greet"] + ", '" + b["title"].fillna("unknown title") + "' was due on "
    + b["due"].dt.strftime("%d %B") + " (" + b["days"].astype(str) + " days)."
)
letters = b.sort_values("days", ascending=False).groupby("member", sort=False).agg(
    n=("loan", "size"), worst=("level", "first"), text=("text", "\n".join)
)
letters["chars"] = letters["text"].str.len()
letters["titles"] = letters["text"].str.findall(r"'([^']+)'").str.join(", ")
assert letters["n"].sum() == len(b)
assert b["due"].dt.dayofweek.max() <= 4
levels = b["level"].value_counts().reindex(["reminder", "warning", "final"], fill_value=0)
b["week_due"] = b["due"].dt.isocalendar().week.astype(int)
weeks = b.groupby("week_due")["loan"].agg(list)
kinds = b["kind"].fillna("unknown").value_counts().sort_index()
ladder = b.pivot_table(index="kind", columns="level", values="loan", aggfunc="count", fill_value=0).rename_axis(columns=None)
result = {"letters": letters.reset_index().to_dict("records"), "levels": levels.to_dict(), "next_due": str(b["due"].max().date())}
result["weeks"] = weeks.to_dict()
result["kinds"] = kinds.to_dict()
result["ladder"] = ladder.reset_index().to_dict("records")

# case: fine-payments-ledger
pay = pd.DataFrame({
    "member": ["M2", "M4", "M2", "M1", "M7"],
    "when": pd.to_datetime(["2024-02-21", "2024-03-31", "2024-03-01", "2024-02-10", "2024-02-02"]),
    "amount": [1.0, 3.0, 0.2, 5.0, 2.0],
})
b = borrow_df.copy()
b["member"] = b["member"].str.strip().str.upper()
b["out"], b["back"] = pd.to_datetime(b["out"]), pd.to_datetime(b["back"], errors="coerce")
b["fine"] = ((b["back"] - b["out"]).dt.days - 21).clip(lower=0).fillna(0) * 0.2
charges = b.loc[b["fine"] > 0, ["member", "back", "fine"]].rename(columns={"back": "when", "fine": "amount"})
ledger = pd.concat([charges.assign(kind="charge"), pay.assign(kind="payment", amount=-pay["amount"])], ignore_index=True)
ledger = ledger.sort_values(["member", "when", "kind"]).reset_index(drop=True)
ledger["balance"] = ledger.groupby("member")["amount"].cumsum().round(2)
ledger["entry"] = ledger.groupby("member").cumcount() + 1
last = ledger.groupby("member").tail(1).set_index("member")["balance"]
status = last.map(lambda v: "owes" if v > 0 else "credit" if v < 0 else "settled")
matrix = ledger.pivot_table(index="member", columns="kind", values="amount", aggfunc="sum", fill_value=0.0)
matrix["net"] = matrix.sum(axis=1).round(2)
matrix["known"] = matrix.index.isin(members_df["member"])
assert np.allclose(matrix["net"], last.reindex(matrix.index))
assert round(ledger["amount"].sum(), 2) == round(matrix["net"].sum(), 2)
ledger["when"] = ledger["when"].dt.strftime("%Y/%m/%d")
# monthly totals with running balance of the library
mon = ledger.assign(month=pd.to_datetime(ledger["when"]).dt.to_period("M")).pivot_table(
    index="month", columns="kind", values="amount", aggfunc="sum", fill_value=0)
mon["balance"] = mon.sum(axis=1).cumsum()
mon.index = mon.index.strftime("%m/%Y")
prepaid = ledger.loc[(ledger["kind"] == "payment") & (ledger["entry"] == 1), "member"].tolist()
assert round(mon["balance"].iloc[-1], 2) == round(ledger["amount"].sum(), 2)
result = {"ledger": ledger, "status": status.to_dict(), "matrix": matrix.round(2).reset_index().to_dict("records")}
result["monthly"] = mon.round(2)
result["prepaid"] = prepaid
