import pandas as pd
import numpy as np
from datetime import datetime, date

mixed = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "val": [1, "2", 3.5, None, True, "x", np.nan, pd.NA],
    "when": [datetime(2023, 1, 1), "2023-02-01", date(2023, 3, 1), None, pd.NaT, pd.Timestamp("2023-06-01"), "junk", np.nan],
    "code": ["007", "7", "0x1F", "", None, "12.0", " 9", "1_000"],
    "tag": ["a", "B", "b ", "A", None, "c", "C", "a"],
})

lookup = pd.DataFrame({
    "tag": ["a", "b", "c", "c", "d", None],
    "weight": [1, 2, 3, None, 5, 6],
    "desc": ["alpha", "beta", "gamma", "gamma2", None, "null tag"],
})

wide = pd.DataFrame(
    {"q1": [1.0, np.nan, 3.0, np.nan], "q2": [np.nan, np.nan, 6.0, 1.0], "q3": [7.0, np.nan, np.nan, np.nan], "q4": [np.nan, np.nan, 2.0, 8.0]},
    index=["north", "south", "east", "west"],
)

# case: val-types
result = mixed["val"].map(type).map(lambda t: t.__name__).value_counts()

# case: val-isna-positions
result = mixed.index[mixed["val"].isna()].tolist()

# case: val-to-numeric-coerce
result = pd.to_numeric(mixed["val"], errors="coerce")

# case: val-sort-mixed-error
result = mixed.sort_values("val")

# case: val-astype-str
result = mixed["val"].astype(str).tolist()

# case: when-coerce
w = pd.to_datetime(mixed["when"], errors="coerce")
result = {"dtype": str(w.dtype), "months": w.dt.month.fillna(0).astype(int).tolist()}

# case: when-isnull-vs-count
result = (mixed["when"].isnull().sum(), mixed["when"].count(), mixed["when"].size)

# case: code-to-numeric
c = pd.to_numeric(mixed["code"], errors="coerce")
result = pd.DataFrame({"code": mixed["code"], "num": c, "zfill": mixed["code"].str.strip().str.zfill(4)})

# case: code-isdigit-na
flags = mixed["code"].str.isdigit()
result = flags.tolist()

# case: code-isdigit-mask-error
result = mixed[mixed["code"].str.isdigit()]

# case: code-isdigit-mask-fixed
result = mixed[mixed["code"].str.isdigit().fillna(False).astype(bool)][["id", "code"]]

# case: tag-clean-merge
df = mixed.assign(tag=mixed["tag"].str.strip().str.lower())
m = df[["id", "tag"]].merge(lookup, on="tag", how="left")
result = m

# case: tag-merge-dtypes-validate
df = mixed.assign(tag=mixed["tag"].str.strip().str.lower())
result = df.merge(lookup, on="tag", how="left", validate="many_to_one")

# case: tag-map-series-default
s = lookup.dropna(subset=["tag"]).drop_duplicates("tag").set_index("tag")["desc"]
result = mixed["tag"].str.strip().str.lower().map(s).fillna("no description")

# case: wide-ffill-axis
result = wide.ffill(axis=1)

# case: wide-bfill-first-valid
result = wide.bfill(axis="columns").iloc[:, 0]

# case: wide-dropna-all-thresh
result = {
    "any": wide.dropna().index.tolist(),
    "all": wide.dropna(how="all").index.tolist(),
    "thresh2": wide.dropna(thresh=2).index.tolist(),
    "cols": wide.dropna(axis=1, thresh=2).columns.tolist(),
}

# case: wide-fillna-col-means
result = wide.fillna(wide.mean()).round(3)

# case: wide-fillna-row-means
result = wide.apply(lambda row: row.fillna(row.mean()), axis=1)

# case: wide-stack-count
s = wide.stack()
result = s.groupby(level=0).agg(["count", "sum"]).reindex(wide.index, fill_value=0)

# case: wide-interpolate-axis1
result = wide.interpolate(axis=1, limit_direction="both")
