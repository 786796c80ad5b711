import pandas as pd
import numpy as np
import statistics
import math

# Clinic: patients, lab results, vitals
patients = pd.DataFrame({
    "patient_id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Olga", "Pete", "quinn", "Rosa", " Sam", "Tess", "Uma", "Vic"],
    "age": ["34", "51", "n/a", "7", None, "68", "51", "4O"],
    "height_cm": [162.0, 180.5, 175.0, 121.0, np.nan, 158.2, 170.0, 0.0],
    "weight_kg": [60.0, 92.3, 70.1, 24.0, 80.0, np.nan, 70.0, 75.0],
    "smoker": [True, False, None, False, True, True, None, False],
    "visits": pd.array([3, None, 1, 0, 12, 5, None, 2], dtype="Int64"),
})
labs = pd.DataFrame({
    "patient_id": [1, 1, 2, 3, 3, 3, 5, 6, 9, 2, 8],
    "test": ["GLU", "CHOL", "GLU", "GLU", "CHOL", "glu", "GLU", "CHOL", "GLU", "CHOL", "GLU"],
    "value": ["5.4", "4.10", "<3.0", "6,2", "5.0e0", "7", "", "pending", "5.5", "6.25", "1.1e1"],
    "flag": [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 8],
})
vitals = pd.DataFrame({
    "patient_id": [1, 1, 1, 2, 2, 3, 4, 5, 5],
    "pulse": [72, 75, 72, 88, 90, 61, 110, 77, 77],
    "temp": [36.6, 36.9, 37.1, np.nan, 38.2, 36.5, 39.05, 36.6, np.nan],
})

# case: bmi-with-zero-height
patients["bmi"] = patients["weight_kg"] / (patients["height_cm"] / 100) ** 2
result = patients[["name", "bmi"]].round(1)

# case: bmi-finite-mean
bmi = patients.weight_kg.div(patients.height_cm.div(100).pow(2))
finite = bmi[np.isfinite(bmi)]
result = round(float(finite.mean()), 3), int(finite.count())

# case: ages-to-numeric
ages = pd.to_numeric(patients["age"], errors="coerce")
result = {"mean": ages.mean(), "median": ages.median(), "std": ages.std(), "var0": ages.var(ddof=0), "n": ages.count()}

# case: ages-raise
result = pd.to_numeric(patients["age"])

# case: ages-int64-nullable
ages = pd.to_numeric(patients["age"], errors="coerce").astype("Int64")
patients["age_next_year"] = ages + 1
patients["decade"] = ages // 10 * 10
patients["is_adult"] = ages >= 18
result = patients[["patient_id", "age_next_year", "decade", "is_adult"]]

# case: visits-nullable-arithmetic
v = patients["visits"]
result = pd.DataFrame({
    "plus": v + 1,
    "half": v / 2,
    "floor": v // 2,
    "mod": v % 3,
    "neg": -v,
    "gt2": v > 2,
})

# case: visits-divide-by-zero-nullable
v = patients["visits"]
rate = 10 / v
result = [rate.dtype.name, rate.isna().sum(), rate]

# case: visits-mean-types
v = patients["visits"]
out = {}
for fn in ["sum", "mean", "median", "min", "max", "std", "count"]:
    val = getattr(v, fn)()
    out[fn] = (round(float(val), 4), type(val).__name__)
result = out

# case: pulse-median-even-odd
result = vitals.groupby("patient_id")["pulse"].agg(["count", "median", "mean"])

# case: pulse-mode-ties
m = vitals["pulse"].mode()
result = {"modes": m.tolist(), "first": int(m[0]), "n": len(m), "stat": statistics.mode(vitals["pulse"].tolist())}

# case: statistics-vs-pandas
temps = vitals["temp"].dropna().tolist()
result = {
    "mean_close": math.isclose(statistics.mean(temps), vitals["temp"].mean()),
    "pstdev": round(statistics.pstdev(temps), 6),
    "std0": round(vitals["temp"].std(ddof=0), 6),
    "std1": round(vitals["temp"].std(), 6),
    "np": round(np.std(temps), 6),
}

# case: lab-values-parse
clean = (labs["value"]
         .str.replace(",", ".", regex=False)
         .str.lstrip("<")
         .replace({"": np.nan, "pending": np.nan})
         .astype(float))
labs["num"] = clean
labs["test"] = labs["test"].str.upper()
result = labs.pivot_table(index="patient_id", columns="test", values="num", aggfunc="mean")

# case: lab-coerce-comparison
num = pd.to_numeric(labs["value"], errors="coerce")
labs["ok"] = num.notna()
labs["high"] = num > 5.2
result = labs.groupby("test")[["ok", "high"]].sum()

# case: flag-bitwise
FEVER, PAIN, URGENT = 1, 2, 4
labs["fever"] = (labs["flag"] & FEVER) != 0
labs["pain"] = (labs["flag"] & PAIN).astype(bool)
labs["urgent"] = (labs["flag"] & URGENT).gt(0)
labs["n_bits"] = labs["flag"].apply(lambda x: bin(x).count("1"))
result = labs[["patient_id", "flag", "fever", "pain", "urgent", "n_bits"]]

# case: flag-or-xor
result = pd.DataFrame({
    "or4": labs["flag"] | 4,
    "xor1": labs["flag"] ^ 1,
    "inv": ~labs["flag"],
})

# case: smoker-to-int
s = patients["smoker"].map({True: 1, False: 0})
result = s.mean(), s.sum(), s.isna().sum(), str(s.dtype)

# case: smoker-object-negation
mask = patients["smoker"].fillna(False).astype(bool)
result = patients.loc[~mask, "name"].str.strip().tolist()

# case: temp-fahrenheit-format
f = vitals["temp"] * 9 / 5 + 32
vitals["label"] = f.map(lambda x: f"{x:.1f}F" if pd.notna(x) else "--")
result = vitals["label"].tolist()

# case: rank-methods-pulse
p = vitals["pulse"]
result = pd.DataFrame({m: p.rank(method=m) for m in ["average", "min", "max", "first", "dense"]}).assign(
    pct=p.rank(pct=True), desc=p.rank(ascending=False, method="min").astype(int))

# case: quantile-interpolations
out = {}
for how in ("linear", "lower", "higher", "midpoint", "nearest"):
    out[how] = vitals["temp"].quantile(0.3, interpolation=how)
result = pd.Series(out)

# case: dtype-overview-select
result = {
    "num": patients.select_dtypes(include="number").columns.tolist(),
    "obj": patients.select_dtypes(include=["object"]).columns.tolist(),
    "not_num": patients.select_dtypes(exclude=[np.number]).columns.tolist(),
    "ints": patients.columns[patients.dtypes == "int64"].tolist(),
    "kinds": patients.dtypes.astype(str).to_dict(),
}
