import pandas as pd
import numpy as np
import math

marks = pd.DataFrame({
    "student": ["Ali", "Ali", "Ali", "Bea", "Bea", "Bea", "Cy", "Cy", "Di", "Di", "Di"],
    "subject": ["math", "art", "bio", "math", "art", "bio", "math", "bio", "math", "art", "bio"],
    "mark": [78, 90, 65, 92, 55, 65, 40, 71, 92, 88, np.nan],
    "term": [1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2],
})

# case: margins-mean-by-subject
result = pd.pivot_table(marks, values="mark", index="student", columns="subject",
                        aggfunc="mean", margins=True, margins_name="avg").round(1)

# case: letter-grades
grade = pd.cut(marks["mark"], bins=[0, 50, 60, 70, 80, 90, 101], right=False, labels=list("FEDCBA"))
result = pd.crosstab(marks["subject"], grade)

# case: grade-comparison-best
marks["grade"] = pd.cut(marks["mark"], [0, 50, 70, 90, 101], right=False, labels=["fail", "pass", "merit", "top"])
best = marks.groupby("student")["grade"].max()
result = best[best >= "merit"].index.tolist()

# case: percentile-scores
m = marks["mark"].dropna().to_numpy()
result = {p: float(np.percentile(m, p)) for p in (10, 50, 90)}

# case: rank-overall-with-ties
tot = marks.groupby("student")["mark"].agg(total="sum", taken="count")
tot["rank"] = tot["total"].rank(ascending=False, method="min").astype(int)
result = tot.sort_values(["rank", "taken"]).reset_index()

# case: students-missing-subject
full = pd.MultiIndex.from_product([marks["student"].unique(), marks["subject"].unique()], names=["student", "subject"])
have = pd.MultiIndex.from_frame(marks[["student", "subject"]])
result = full.difference(have).tolist()

# case: xs-and-droplevel
wide = marks.pivot_table(index="student", columns=["term", "subject"], values="mark")
t1 = wide.xs(1, axis=1, level="term")
t2 = wide[[2]].droplevel(0, axis=1)
result = t1.join(t2)

# case: normalise-within-subject
scaled = marks.groupby("subject")["mark"].transform(lambda s: (s - s.min()) / (s.max() - s.min()))
result = marks.assign(scaled=scaled.round(2)).pivot(index="student", columns="subject", values="scaled")

# case: idxmin-per-student-with-nan
weak = marks.loc[marks.groupby("student")["mark"].idxmin(), ["student", "subject", "mark"]]
result = weak.set_index("student")

# case: quartile-labels
tot = marks.groupby("student")["mark"].mean()
q = pd.qcut(tot, q=[0, 0.5, 1], labels=["lower", "upper"])
result = q.reset_index(name="half")

# case: groupby-nth-and-head
srt = marks.sort_values(["student", "mark"], ascending=[True, False])
second = srt.groupby("student").nth(1)
result = second[["student", "subject", "mark"]].to_dict("records")

# case: weighted-average-by-credits
credits = {"math": 10, "bio": 5, "art": 2.5}
df = marks.dropna(subset="mark").assign(w=lambda d: d["subject"].map(credits))
num = df["mark"].mul(df["w"]).groupby(df["student"]).sum()
den = df.groupby("student")["w"].sum()
result = (num / den).round(2)

# case: pass-all-filter
passed = marks.groupby("student").filter(lambda g: g["mark"].min() >= 60 and g["mark"].notna().all())
result = passed["student"].unique().tolist()

# case: attribute-error-dot-column
marks["final score"] = marks["mark"] + 2
result = marks.groupby("student").final_score.mean()

# case: geometric-mean
gm = marks.dropna().groupby("subject")["mark"].agg(lambda s: math.exp(np.log(s).mean()))
result = gm.round(3)

# case: curve-marks-string-concat
bonus = pd.DataFrame({"student": ["Ali", "Bea", "Cy"], "bonus": ["5", "3", "10"]})
m = marks.merge(bonus, on="student")
m["curved"] = m["mark"] + m["bonus"]
result = m.groupby("student")["curved"].max()
