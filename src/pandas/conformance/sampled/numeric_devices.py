import pandas as pd
import numpy as np
import re
import math

# Device permissions and sensor registers
devices = pd.DataFrame({
    "dev": ["d1", "d2", "d3", "d4", "d5", "d6", "d7"],
    "perm": [7, 5, 0, 4, 6, 1, 2],
    "status": [0x00FF, 0x0100, 255, 4096, 3, 0, 1023],
    "firmware": ["1.10", "1.9", "2.0", "1.10", None, "beta", "1.9"],
    "enabled": [True, True, False, True, False, False, True],
    "port": [8080, 22, 443, 65535, 0, 80, 443],
})
readings = pd.DataFrame({
    "dev": ["d1", "d1", "d2", "d3", "d3", "d4", "d6", "d6", "dX", "d2"],
    "reg": [1, 2, 1, 1, 2, 1, 1, 3, 1, 2],
    "val": [12.5, -3.75, np.nan, 0.0, 1e-9, 6.02e23, -0.0, 7.0, 5.5, 100.0],
    "raw": ["12.5", "-3.75", "nan", "0", "1e-9", "6.02E+23", "-0", "7.", "5,5", "1_00"],
    "ok": [1, 0, None, 1, 1, 0, 1, 1, 0, 1],
})
limits = pd.DataFrame({
    "reg": [1, 2, 3, 4],
    "lo": [-10, -5, 0, None],
    "hi": [20.0, 10.0, np.inf, 5.0],
})

# case: perm-bits-table
out = devices[["dev"]].copy()
for bit, name in [(4, "read"), (2, "write"), (1, "exec")]:
    out[name] = (devices["perm"] & bit) > 0
result = out

# case: perm-string
result = devices["perm"].map(lambda p: ("r" if p & 4 else "-") + ("w" if p & 2 else "-") + ("x" if p & 1 else "-"))

# case: grant-and-revoke
p = devices["perm"].copy()
p |= 4
p &= ~1
result = p.tolist()

# case: toggle-with-xor
devices["toggled"] = devices["perm"] ^ 7
result = devices.loc[devices["toggled"] == 0, "dev"].tolist(), devices["toggled"].sum()

# case: bool-xor-invert
even_port = devices["port"] % 2 == 0
result = pd.DataFrame({"xor": devices["enabled"] ^ even_port, "inv": ~devices["enabled"], "and": devices["enabled"] & even_port})

# case: status-hi-lo-bytes
s = devices["status"]
result = pd.DataFrame({"hi": s // 256, "lo": s % 256, "lo_mask": s & 0xFF, "hex": s.map("0x{:04X}".format), "bin": s.map(bin)})

# case: shift-operator-mistake
result = devices["perm"] << 1

# case: and-vs-ampersand-error
result = devices[devices["enabled"] and devices["port"] > 100]

# case: power-of-two-check
s = devices["status"]
is_pow2 = (s > 0) & ((s & (s - 1)) == 0)
result = devices[is_pow2].reset_index(drop=True)

# case: log2-of-status
with np.errstate(divide="ignore"):
    lg = np.log2(devices["status"])
result = lg.replace(-np.inf, np.nan).round(3).tolist()

# case: sqrt-of-negatives
with np.errstate(invalid="ignore"):
    r = np.sqrt(readings["val"])
result = r.isna().sum(), r.max()

# case: raw-to-numeric-coerce
n = pd.to_numeric(readings["raw"], errors="coerce")
result = pd.DataFrame({"raw": readings["raw"], "n": n, "valid": n.notna()})

# case: raw-to-numeric-raise
result = pd.to_numeric(readings["raw"], errors="raise")

# case: limits-merge-between
m = readings.merge(limits, on="reg", how="left")
m["in_range"] = m["val"].between(m["lo"], m["hi"])
m["excess"] = np.where(m["val"] > m["hi"], m["val"] - m["hi"], 0)
result = m[["dev", "reg", "in_range", "excess"]]

# case: firmware-version-floats
f = pd.to_numeric(devices["firmware"], errors="coerce")
result = {"max_text": devices["firmware"].dropna().max(), "max_num": f.max(), "uniq": f.nunique(), "ten_equals_one": bool((f == 1.1).any())}

# case: firmware-max-with-none-error
result = max(devices["firmware"])

# case: ok-flag-types
ok = readings["ok"]
result = {
    "dtype": ok.dtype.name,
    "sum": ok.sum(),
    "as_bool": ok.fillna(0).astype(bool).sum(),
    "all": ok.dropna().all(),
    "any0": (ok == 0).any(),
    "mean": round(ok.mean(), 3),
    "nullable": ok.astype("Int64").sum(),
}

# case: negative-zero
z = readings["val"]
result = [(z == 0).sum(), np.signbit(z).tolist(), math.copysign(1, z[6]), str(z[6])]

# case: scientific-format
result = readings["val"].map("{:.2e}".format).tolist()

# case: g-format-and-str
result = [(f"{v:g}", str(v), repr(float(v)), f"{v:,.1f}") for v in readings["val"].dropna().iloc[:5]]

# case: inf-in-limits-stats
hi = limits["hi"]
result = pd.Series({"mean": hi.mean(), "max": hi.max(), "median": hi.median(), "sum": hi.sum(), "finite_mean": hi[~np.isinf(hi)].mean(), "lo_sum": limits["lo"].sum(min_count=4)})
