import pandas as pd
import numpy as np
from pandas.testing import assert_frame_equal, assert_series_equal

expected = pd.DataFrame({
    "dept": ["eng", "hr", "ops", "qa"],
    "n": [3, 1, 2, 1],
    "avg": [101.333333, 70.0, 88.5, 75.25],
    "since": pd.to_datetime(["2020-01-01", "2021-06-15", "2019-09-30", "2022-02-01"]),
})
staff = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7],
    "dept": ["eng", "eng", "hr", "ops", "eng", "ops", "qa"],
    "email": ["a@x.io", "b@x.io", "c@x", "d@x.io", "a@x.io", None, "g@x.io"],
    "pay": [90.0, 104.0, 70.0, 88.0, 110.0, 89.0, 75.25],
    "age": [31, 17, 44, 130, 28, 39, 52],
    "manager": [5, 5, 5, 6, None, 9, 6],
})


# case: validate_staff_frame_collect_failures
def validate(df):
    problems = []

    def check(name, bad_mask):
        bad = df.loc[bad_mask, "id"].tolist()
        if bad:
            problems.append({"check": name, "n": len(bad), "ids": bad})

    check("email_format", ~df["email"].str.match(r"[^@]+@[^@]+\.\w+$", na=False))
    check("email_unique", df["email"].duplicated(keep=False) & df["email"].notna())
    check("age_range", ~df["age"].between(18, 100))
    check("manager_exists", df["manager"].notna() & ~df["manager"].isin(df["id"]))
    check("pay_positive", df["pay"] <= 0)
    return pd.DataFrame(problems)

result = validate(staff)


# case: frame_equal_messages
cases = {
    "same": expected.copy(),
    "dtype": expected.astype({"n": "float64"}),
    "value": expected.assign(avg=[101.3, 70.0, 88.5, 75.25]),
    "order": expected[["n", "dept", "avg", "since"]],
    "shape": expected.head(2),
}
out = {}
for name, got in cases.items():
    try:
        assert_frame_equal(got, expected)
    except AssertionError as e:
        out[name] = str(e).splitlines()[0]
    else:
        out[name] = "ok"
result = out


# case: frame_equal_options
actual = (
    staff.groupby("dept")
    .agg(avg=("pay", "mean"), n=("id", "size"))
    .reset_index()
    .set_index(pd.Index([0, 1, 2, 3]))
    .iloc[::-1]
)
want = expected.drop(columns="since")
ok = []
assert_frame_equal(actual, want, check_like=True, rtol=1e-4)
ok.append("check_like")
assert_frame_equal(
    actual.sort_values("dept").reset_index(drop=True)[want.columns].astype({"n": "int32"}),
    want, check_dtype=False, atol=1e-3,
)
ok.append("check_dtype")
assert_series_equal(actual.set_index("dept")["n"].sort_index(), want.set_index("dept")["n"], check_names=True)
ok.append("series")
result = ok


# case: series_equal_details
base = pd.Series([1.0, 2.0, np.nan], index=list("abc"), name="v")
variants = [
    ("name", base.rename("w"), {}),
    ("name_ignored", base.rename("w"), {"check_names": False}),
    ("index", base.set_axis(list("abd")), {}),
    ("tiny", base + 1e-9, {}),
    ("exact", base + 1e-9, {"check_exact": True}),
    ("order", base[::-1], {}),
    ("nan_filled", base.fillna(0), {}),
]
rows = []
for label, s, kw in variants:
    try:
        assert_series_equal(s, base, **kw)
        rows.append((label, True, ""))
    except AssertionError as exc:
        text = str(exc)
        rows.append((label, False, text.split("\n")[0] + " / " + text.split("\n")[-1][:30]))
result = pd.DataFrame(rows, columns=["case", "passed", "why"])


# case: equals_versus_elementwise
a = pd.DataFrame({"x": [1, 2], "y": [np.nan, "q"]})
b = a.copy()
c = a.astype({"x": "float64"})
d = a.rename(columns={"x": "X"})
elementwise = (a == b)
try:
    cmp_labels = (a == d).to_dict()
except ValueError as e:
    cmp_labels = repr(e)
result = {
    "equals": [a.equals(b), a.equals(c), a.equals(d)],
    "all": bool(elementwise.all().all()),
    "fixed": bool((elementwise | (a.isna() & b.isna())).all(axis=None)),
    "labels": cmp_labels,
    "idx": a.index.equals(pd.Index([0.0, 1.0])),
    "ident": a.columns.identical(b.columns),
}


# case: duplicates_report
t = pd.DataFrame({
    "k": ["a", "b", "a", "c", "b", "a"],
    "v": [1, 2, 1, 4, 5, 1],
})
rep = pd.DataFrame({
    "full_first": t.duplicated(),
    "full_all": t.duplicated(keep=False),
    "key_last": t.duplicated("k", keep="last"),
})
conflict = t.drop_duplicates().groupby("k")["v"].nunique().loc[lambda s: s > 1]
assert t["k"].is_unique is False
assert not conflict.empty, "no conflicting keys"
result = {
    "rep": rep,
    "conflict": conflict.to_dict(),
    "dedup": t.drop_duplicates("k", keep="last", ignore_index=True),
    "none_kept": t.drop_duplicates(keep=False).values.tolist(),
}


# case: common_errors_type_and_message
def attempt(label, fn):
    try:
        value = fn()
    except Exception as e:
        return label, type(e).__name__, str(e)
    return label, "OK", repr(value)

tests = [
    attempt("missing col", lambda: staff["salary"]),
    attempt("bad loc", lambda: staff.loc[99]),
    attempt("iloc", lambda: staff.iloc[10]),
    attempt("ambiguous", lambda: bool(staff["age"] > 30)),
    attempt("to_int", lambda: int("12.5")),
    attempt("astype", lambda: pd.Series(["1", "x"]).astype(int)),
    attempt("drop", lambda: staff.drop(columns=["nope"])),
    attempt("length", lambda: staff.assign(z=[1, 2])),
    attempt("parse", lambda: pd.to_datetime("not a date")),
    attempt("scalar", lambda: staff["pay"].sum()),
    attempt("attr", lambda: staff.foo),
]
result = tests


# case: cross_check_sql_like_answer
# answer from the model vs. answer recomputed by hand
answer = staff.query("pay > 80").groupby("dept")["pay"].mean().round(2).reset_index(name="avg_pay")
manual = []
for d in sorted(set(staff["dept"])):
    vals = [p for dd, p in zip(staff["dept"], staff["pay"]) if dd == d and p > 80]
    if vals:
        manual.append({"dept": d, "avg_pay": round(sum(vals) / len(vals), 2)})
manual = pd.DataFrame(manual)
mism = answer.merge(manual, on="dept", how="outer", suffixes=("_sql", "_py"))
mism["ok"] = np.isclose(mism["avg_pay_sql"], mism["avg_pay_py"])
as_sets = set(map(tuple, answer.values.tolist())) == set(map(tuple, manual.values.tolist()))
assert len(answer) == len(manual), f"row count {len(answer)} vs {len(manual)}"
result = {"mismatches": int((~mism["ok"]).sum()), "as_sets": as_sets, "table": mism}


# case: assertion_on_sorted_and_monotonic
checks = []
def expect(cond, msg):
    checks.append(("PASS" if cond else "FAIL") + ": " + msg)
    return bool(cond)

expect(expected["dept"].is_monotonic_increasing, "dept sorted")
expect(expected["since"].is_monotonic_increasing, "since sorted")
expect(expected["n"].sum() == len(staff), f"n adds up to {len(staff)}")
expect(staff["email"].notna().all(), "no null emails")
expect(set(staff["dept"]) == set(expected["dept"]), "same departments")
expect(staff["pay"].dtype == "float64" and staff["manager"].dtype.kind == "f", "float cols")
expect(np.allclose(expected["avg"], staff.groupby("dept")["pay"].mean()), "averages")
failed = [c for c in checks if c.startswith("FAIL")]
try:
    assert not failed, "\n".join(failed)
except AssertionError as e:
    verdict = f"{type(e).__name__}({len(failed)}/{len(checks)}): {e}"
else:
    verdict = "all good"
result = verdict
