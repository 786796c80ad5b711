import pandas as pd
import numpy as np
from collections import Counter, defaultdict
from datetime import date, datetime, timedelta
from itertools import product, combinations, cycle, islice

# case: logins-consecutive-days
logins = pd.DataFrame(
    [(1, date(2024, 2, 27)), (1, date(2024, 2, 28)), (1, date(2024, 2, 29)), (1, date(2024, 3, 1)),
     (2, date(2023, 2, 28)), (2, date(2023, 3, 1)), (2, date(2023, 3, 3)), (3, date(2024, 12, 31))],
    columns=["user_id", "login_date"],
)
logins["login_date"] = pd.to_datetime(logins["login_date"])
logins["rn"] = logins.groupby("user_id").cumcount()
logins["grp"] = logins["login_date"] - pd.to_timedelta(logins["rn"], unit="D")
streaks = logins.groupby(["user_id", "grp"]).agg(start=("login_date", "min"), days=("rn", "size")).reset_index()
result = streaks.drop(columns="grp")

# case: date-column-object-dtype
d0 = date(2024, 1, 30)
df = pd.DataFrame({"id": [1, 2, 3], "d": [d0 + timedelta(days=i) for i in range(3)]})
before = str(df["d"].dtype)
df["d2"] = pd.to_datetime(df["d"])
result = {"before": before, **df.dtypes.astype(str).to_dict()}

# case: null-flavours-per-column
df = pd.DataFrame({
    "i": [1, None, 3],
    "f": [1.5, np.nan, 2.5],
    "s": ["a", None, "c"],
    "o": ["a", np.nan, 1],
    "b": [True, None, False],
    "t": [pd.Timestamp("2024-01-01"), pd.NaT, None],
    "I": pd.array([1, pd.NA, 3], dtype="Int64"),
    "B": pd.array([True, None, False], dtype="boolean"),
    "S": pd.array(["a", None, "c"], dtype="string"),
    "c": pd.Categorical(["x", None, "x"]),
})
result = pd.DataFrame({"dtype": df.dtypes.astype(str), "nulls": df.isna().sum()}).reset_index(names="column")

# case: boolean-nullable-counts
df = pd.DataFrame({"id": range(1, 7), "opted_in": pd.array([True, False, None, True, None, True], dtype="boolean")})
summary = df["opted_in"].value_counts(dropna=False).reset_index()
df["filled"] = df["opted_in"].fillna(False)
result = {"summary": summary, "df": df.assign(negated=~df["opted_in"])}

# case: boolean-three-valued-logic
vals = [True, False, None]
tbl = pd.DataFrame(list(product(vals, vals)), columns=["a", "b"]).astype("boolean")
tbl["and_"] = tbl["a"] & tbl["b"]
tbl["or_"] = tbl["a"] | tbl["b"]
tbl["xor_"] = tbl["a"] ^ tbl["b"]
result = tbl

# case: int64-sum-with-na
df = pd.DataFrame({"grp": list("aabbc"), "n": pd.array([1, None, 3, 4, None], dtype="Int64")})
agg = df.groupby("grp", as_index=False).agg(total=("n", "sum"), cnt=("n", "count"), rows=("n", "size"), mx=("n", "max"))
agg["avg"] = agg["total"] / agg["cnt"].replace(0, np.nan)
result = agg

# case: zip-built-table
ids = range(10, 60, 10)
names = ["ten", "twenty", "thirty", "forty", "fifty"]
flags = cycle([True, False])
df = pd.DataFrame(zip(ids, names, flags), columns=["id", "name", "flag"])
df["name_len"] = df["name"].str.len()
result = df[df["flag"]].reset_index(drop=True)

# case: self-join-pairs
students = ["Ana", "Bo", "Cy", "Di"]
pairs = pd.DataFrame(list(combinations(students, 2)), columns=["left", "right"])
pairs["pair_id"] = np.arange(1, len(pairs) + 1)
pairs["same_initial_case"] = pairs["left"].str[0].str.isupper() & pairs["right"].str[0].str.isupper()
pairs["key"] = pairs["left"] + "-" + pairs["right"]
result = pairs[["pair_id", "key", "same_initial_case"]]

# case: derive-foreign-key-from-names
raw = pd.DataFrame({
    "product": ["tea", "coffee", "tea", "milk", "coffee"],
    "category": ["hot", "hot", "hot", "cold", "hot"],
    "price": [2.0, 3.5, 2.0, 1.25, 3.75],
})
categories = raw[["category"]].drop_duplicates().reset_index(drop=True)
categories.insert(0, "category_id", categories.index + 1)
products = raw.merge(categories, on="category").drop(columns="category")
products["product_id"] = pd.factorize(products["product"])[0] + 1
result = {"categories": categories, "products": products}

# case: factorize-foreign-key-with-null
df = pd.DataFrame({"city": ["Rome", "Oslo", None, "Rome", "Lima"]})
codes, uniques = pd.factorize(df["city"], sort=True)
df["city_id"] = codes
df["city_fk"] = pd.Series(codes).where(codes >= 0).add(1).astype("Int64")
cities = pd.DataFrame({"city_id": range(1, len(uniques) + 1), "city": uniques})
result = (df, cities)

# case: datetime-edge-strings
df = pd.DataFrame({"raw": ["2024-02-29", "2023-02-28", "1999-12-31", "2000-01-01", "2024-13-01", "", None]})
df["parsed"] = pd.to_datetime(df["raw"], errors="coerce")
df["year"] = df["parsed"].dt.year
df["doy"] = df["parsed"].dt.dayofyear.astype("Int64")
df["leap"] = df["parsed"].dt.is_leap_year
result = df

# case: midnight-boundaries
events = pd.DataFrame({
    "event_id": [1, 2, 3, 4],
    "ts": pd.to_datetime(["2024-01-01 00:00:00", "2024-01-01 23:59:59", "2024-01-02 00:00:00", "2024-01-02 00:00:01"]),
})
events["day"] = events["ts"].dt.date.astype(str)
events["hour"] = events["ts"].dt.hour
start, end = pd.Timestamp("2024-01-01"), pd.Timestamp("2024-01-02")
events["half_open"] = (events["ts"] >= start) & (events["ts"] < end)
events["between_incl"] = events["ts"].between(start, end)
result = events

# case: month-end-date-range
df = pd.DataFrame({"period_end": pd.date_range("2023-11-30", periods=6, freq="ME")})
df["period_start"] = df["period_end"].dt.to_period("M").dt.start_time
df["days"] = (df["period_end"] - df["period_start"]).dt.days + 1
df["next_same_day"] = df["period_end"] + pd.DateOffset(months=1)
result = df

# case: business-days-calendar
cal = pd.DataFrame({"d": pd.bdate_range("2024-02-26", "2024-03-08")})
cal["dow"] = cal["d"].dt.dayofweek
cal["week"] = cal["d"].dt.isocalendar().week
cal["is_last_bday"] = cal["d"] == cal.groupby(cal["d"].dt.month)["d"].transform("max")
result = cal

# case: very-large-integers
df = pd.DataFrame({"id": [1, 2, 3], "big": [2**31 - 1, 2**31, 2**63 - 1], "neg": [-(2**31), -(2**63), 0]})
df["fits_int32"] = df["big"].between(-(2**31), 2**31 - 1)
df["as_text"] = df["big"].astype(str)
result = df

# case: integer-overflow-object
df = pd.DataFrame({"v": [2**64, 1, -1]})
df["twice"] = df["v"] * 2
df["s"] = df["twice"].map(str)
result = df[["s"]].assign(dtype=str(df["v"].dtype))

# case: astype-dict
df = pd.DataFrame({"id": ["1", "2", "3"], "price": ["1.50", "-2", "0"], "cat": ["x", "y", "x"], "ok": [1, 0, 1]})
df = df.astype({"id": "int64", "price": float, "cat": "category", "ok": bool})
result = pd.DataFrame({"dtype": df.dtypes.astype(str), "first": df.iloc[0].astype(str)})

# case: astype-int-with-nan-raises
df = pd.DataFrame({"id": [1, 2, None]})
df["id"] = df["id"].astype(int)
result = df

# case: to-numeric-coerce
df = pd.DataFrame({"raw": ["10", " 20 ", "3e2", "abc", "", None, "-0", "1,000"]})
df["num"] = pd.to_numeric(df["raw"], errors="coerce")
df["bad"] = df["num"].isna() & df["raw"].notna()
result = df

# case: counter-expected-answer
tags = ["sql", "pandas", "sql", "numpy", "pandas", "sql"]
df = pd.DataFrame({"post_id": range(1, 7), "tag": tags})
expected = pd.DataFrame(sorted(Counter(tags).items()), columns=["tag", "n"])
actual = df.groupby("tag").size().reset_index(name="n")
result = expected.merge(actual, on="tag", suffixes=("_exp", "_act")).assign(ok=lambda d: d["n_exp"] == d["n_act"])

# case: defaultdict-columns
cols = defaultdict(list)
for i in range(1, 6):
    cols["id"].append(i)
    cols["parity"].append("even" if i % 2 == 0 else "odd")
    cols["cube"].append(i ** 3)
df = pd.DataFrame(cols)
result = df.pivot_table(index="parity", values="cube", aggfunc=["sum", "max"])

# case: set-reset-index-roundtrip
df = pd.DataFrame({"k1": ["a", "a", "b"], "k2": [1, 2, 1], "v": [10, 20, 30]})
idx = df.set_index(["k1", "k2"])
back = idx.reset_index()
result = (idx, pd.DataFrame({"same": [back.equals(df)], "unique": [idx.index.is_unique], "val": [idx.loc[("a", 2), "v"]]}))

# case: set-index-verify-integrity-fails
df = pd.DataFrame({"id": [1, 2, 2, 3], "v": list("wxyz")})
keyed = df.set_index("id", verify_integrity=True)
result = keyed

# case: merge-validate-fails
left = pd.DataFrame({"id": [1, 2, 2], "a": [1, 2, 3]})
right = pd.DataFrame({"id": [1, 2, 2], "b": [4, 5, 6]})
result = left.merge(right, on="id", validate="one_to_one")

# case: rename-and-reorder-columns
df = pd.DataFrame({"Order ID": [1, 2], " Customer Name ": ["A", "B"], "Total $": [5, 6]})
df.columns = df.columns.str.strip().str.lower().str.replace(r"\W+", "_", regex=True).str.strip("_")
df = df.rename(columns={"total": "total_usd"})
result = df[["total_usd", "order_id", "customer_name"]]

# case: to-dict-orients
df = pd.DataFrame({"id": [1, 2], "tag": ["x", None]})
result = pd.DataFrame({
    "orient": ["records", "list", "split"],
    "text": [str(df.to_dict("records")), str(df.to_dict("list")), str(df.to_dict("split"))],
})

# case: islice-cycle-statuses
statuses = list(islice(cycle(["new", "paid", "shipped", None]), 10))
orders = pd.DataFrame({"order_id": np.arange(1, 11), "status": statuses, "amount": np.arange(10, 110, 10) / 4})
stat = pd.CategoricalDtype(["new", "paid", "shipped", "cancelled"], ordered=True)
orders["status"] = orders["status"].astype(stat)
result = orders.groupby("status", observed=False, as_index=False).agg(n=("order_id", "count"), total=("amount", "sum"))

# case: datetime-objects-column
base = datetime(2024, 12, 31, 22, 30)
rows = [{"session": i, "start": base + timedelta(minutes=45 * i), "mins": 45 - 10 * i} for i in range(5)]
df = pd.DataFrame(rows)
df["end"] = df["start"] + pd.to_timedelta(df["mins"], unit="min")
df["crosses_year"] = df["start"].dt.year != df["end"].dt.year
df["overlap_next"] = df["end"] > df["start"].shift(-1)
result = df
