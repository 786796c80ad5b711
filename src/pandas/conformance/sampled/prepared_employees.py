import pandas as pd
import numpy as np
import datetime
import itertools

# case: employees-departments-integrity
departments = pd.DataFrame({
    "dept_id": [1, 2, 3, 4],
    "dept_name": ["Engineering", "Sales", "HR", "Legal"],
})
employees = pd.DataFrame({
    "emp_id": range(101, 108),
    "name": ["Alice", "Bob", "Carol", "Dan", "Eve", "Frank", "Grace"],
    "dept_id": [1, 1, 2, 2, 3, None, 9],
    "salary": [5000, 5000, 4200, 3900, 0, 3100, 2500],
})
check = employees.merge(departments, on="dept_id", how="outer", indicator=True)
orphans = check[check["_merge"] == "left_only"][["emp_id", "dept_id"]].reset_index(drop=True)
empty_depts = check.loc[check["_merge"] == "right_only", "dept_name"].tolist()
result = {"orphans": orphans, "empty": pd.DataFrame({"dept_name": empty_depts})}

# case: records-with-missing-keys
rows = [
    {"id": 1, "name": "Ann", "age": 30},
    {"id": 2, "name": "Ben"},
    {"id": 3, "age": 41, "city": "Oslo"},
    {"id": 4},
]
df = pd.DataFrame(rows)
df["n_missing"] = df.isna().sum(axis=1)
result = df

# case: records-missing-keys-dtypes
rows = [
    {"id": 1, "score": 10, "passed": True},
    {"id": 2, "passed": False},
    {"id": 3, "score": 7},
]
df = pd.DataFrame(rows)
before = df.dtypes.astype(str)
after = df.convert_dtypes().dtypes.astype(str)
result = pd.DataFrame({"before": before, "after": after})

# case: list-of-tuples-orders
orders = pd.DataFrame(
    [
        (1, "2024-01-31", 120.50, "paid"),
        (2, "2024-02-29", 0.0, "free"),
        (3, "2024-02-29", -15.25, "refund"),
        (4, "2024-12-31", 99999999.99, "paid"),
        (5, None, None, None),
    ],
    columns=["order_id", "order_date", "amount", "status"],
)
orders["order_date"] = pd.to_datetime(orders["order_date"])
orders["month_end"] = orders["order_date"].dt.is_month_end
orders["weekday"] = orders["order_date"].dt.day_name()
result = orders

# case: product-grid-of-stores
stores = ["North", "South"]
products = ["pen", "ink", "pad"]
months = pd.date_range("2024-01-01", periods=2, freq="MS")
grid = pd.DataFrame(list(itertools.product(stores, products, months)), columns=["store", "product", "month"])
grid["qty"] = [(i * 7) % 11 for i in range(len(grid))]
grid.loc[grid["qty"] == 0, "qty"] = np.nan
result = grid

# case: scalar-broadcast-in-dict
df = pd.DataFrame({
    "id": [1, 2, 3],
    "country": "US",
    "active": True,
    "balance": 0.0,
    "note": None,
    "created": pd.Timestamp("2024-02-29"),
})
result = df

# case: scalar-broadcast-dtypes
df = pd.DataFrame({
    "id": np.arange(4),
    "flag": False,
    "n": 5,
    "x": np.nan,
    "txt": "a",
    "none": None,
    "nat": pd.NaT,
    "na": pd.NA,
    "day": datetime.date(2024, 1, 1),
    "ts": pd.Timestamp("2024-01-01"),
})
result = df.dtypes.astype(str).to_dict()

# case: append-row-by-loc
df = pd.DataFrame(columns=["id", "name", "amount"])
df.loc[len(df)] = [1, "first", 10.5]
df.loc[len(df)] = [2, "second", -3]
df.loc[len(df)] = [3, "", 0]
df["id"] = df["id"].astype(int)
df["amount"] = df["amount"].astype(float)
result = df

# case: append-dup-row-by-concat
base = pd.DataFrame({"user_id": [1, 2, 3], "email": ["a@x.com", "b@x.com", "c@x.com"]})
extra = pd.DataFrame([{"user_id": 4, "email": "a@x.com"}, {"user_id": 5, "email": None}])
users = pd.concat([base, extra, base.iloc[[1]]], ignore_index=True)
users["dup_email"] = users.duplicated("email", keep=False)
users["dup_row"] = users.duplicated()
result = users

# case: fstring-built-customers
n = 8
customers = pd.DataFrame({
    "customer_id": [f"C{i:04d}" for i in range(1, n + 1)],
    "email": [f"user{i}@example{'.com' if i % 2 else '.org'}" for i in range(1, n + 1)],
    "signup": pd.date_range("2024-02-26", periods=n, freq="D"),
})
customers["domain"] = customers["email"].str.split("@").str[1]
customers["is_leap_day"] = (customers["signup"].dt.month == 2) & (customers["signup"].dt.day == 29)
result = customers

# case: nullable-int-foreign-key
managers = pd.DataFrame({
    "emp_id": [1, 2, 3, 4, 5],
    "name": ["CEO", "VP1", "VP2", "Dev", "Ops"],
    "manager_id": pd.array([None, 1, 1, 2, 3], dtype="Int64"),
})
joined = managers.merge(
    managers[["emp_id", "name"]].rename(columns={"emp_id": "manager_id", "name": "manager"}),
    on="manager_id",
    how="left",
)
result = joined

# case: assign-derived-columns
sales = pd.DataFrame({"sku": list("AABBC"), "price": [10, 12.5, 3, 3, 100], "qty": [1, 0, 5, 2, -1]})
result = sales.assign(
    revenue=lambda d: d["price"] * d["qty"],
    kind=lambda d: np.where(d["qty"] > 0, "sale", np.where(d["qty"] < 0, "return", "void")),
    seq=lambda d: d.groupby("sku").cumcount() + 1,
)

# case: insert-surrogate-key
df = pd.DataFrame({"name": ["x", "y", "z"], "val": [3, 1, 2]})
df.insert(0, "id", range(1, len(df) + 1))
df.insert(2, "code", df["name"].str.upper() + "-" + df["id"].astype(str).str.zfill(3))
df.insert(len(df.columns), "rank", df["val"].rank().astype(int))
result = df

# case: map-with-missing-lookup
lookup = {"US": "United States", "FR": "France", "JP": "日本"}
df = pd.DataFrame({"id": [1, 2, 3, 4, 5], "cc": ["US", "JP", "XX", None, "FR"]})
df["country"] = df["cc"].map(lookup)
df["country_filled"] = df["country"].fillna("unknown")
result = df

# case: np-select-grades
scores = pd.DataFrame({"student": [f"s{i}" for i in range(7)], "score": [100, 90, 89.99, 70, 0, np.nan, -1]})
conds = [
    scores["score"].isna(),
    scores["score"] < 0,
    scores["score"] >= 90,
    scores["score"] >= 70,
]
scores["grade"] = np.select(conds, ["absent", "error", "A", "B"], default="F")
summary = scores["grade"].value_counts().sort_index().reset_index()
result = {"scores": scores, "summary": summary}

# case: cut-age-bands
people = pd.DataFrame({"id": range(1, 9), "age": [0, 17, 18, 35, 64, 65, 120, None]})
people["band"] = pd.cut(people["age"], bins=[0, 18, 65, 120], labels=["minor", "adult", "senior"], right=False)
counts = people.groupby("band", observed=False)["id"].count().reset_index(name="n")
result = {"people": people, "counts": counts}

# case: edge-strings-table
df = pd.DataFrame({
    "id": range(1, 9),
    "txt": ["", " ", "  lead", "trail  ", "a b c", "Ünïcödé", "O'Brien", None],
})
df["length"] = df["txt"].str.len()
df["stripped"] = df["txt"].str.strip()
df["is_blank"] = df["stripped"].eq("")
df["upper"] = df["txt"].str.upper()
result = df

# case: ties-second-highest-salary
emp = pd.DataFrame({
    "dept": ["A", "A", "A", "B", "B", "C"],
    "name": ["p", "q", "r", "s", "t", "u"],
    "salary": [100, 100, 90, 80, 80, 70],
})
emp["dr"] = emp.groupby("dept")["salary"].rank(method="dense", ascending=False).astype(int)
second = emp[emp["dr"] == 2].drop(columns="dr").reset_index(drop=True)
depts = emp[["dept"]].drop_duplicates()
result = depts.merge(second, on="dept", how="left")

# case: describe-small-table
df = pd.DataFrame({"qty": [1, 2, 2, 3, 100], "price": [0.5, 0.25, np.nan, 1.0, 2.0], "tag": ["a", "b", "b", None, "c"]})
stats = df.describe()
result = stats.loc[["count", "mean", "min", "25%", "50%", "75%", "max"]].reset_index(names="stat")

# case: describe-include-object
df = pd.DataFrame({"tag": ["a", "b", "b", None, "c"], "city": ["Rome", "Rome", "Rome", "Pisa", "Pisa"]})
summary = df.describe(include="object").T
result = summary.rename_axis("column").reset_index()

# case: value-counts-with-na
s = pd.Series(["x", "y", None, "x", np.nan, "z", "x"], name="label")
result = (
    s.value_counts(dropna=False)
    .rename_axis("label")
    .reset_index(name="cnt")
    .sort_values(["cnt", "label"], ascending=[False, True])
    .reset_index(drop=True)
)

# case: explode-order-items
orders = pd.DataFrame({
    "order_id": [1, 2, 3, 4],
    "items": [["pen", "ink"], ["pad"], [], None],
})
lines = orders.explode("items", ignore_index=True)
lines["line_no"] = lines.groupby("order_id").cumcount() + 1
lines["has_item"] = lines["items"].notna()
result = lines

# case: melt-quarterly-wide
wide = pd.DataFrame({
    "region": ["East", "West"],
    "Q1": [10, 20],
    "Q2": [None, 25],
    "Q3": [30, 0],
    "Q4": [-5, 40],
})
long = wide.melt(id_vars="region", var_name="quarter", value_name="amount")
long["q"] = long["quarter"].str[1:].astype(int)
result = long.sort_values(["region", "q"]).reset_index(drop=True)

# case: split-full-name
df = pd.DataFrame({"id": [1, 2, 3, 4], "full": ["Ada Lovelace", "Plato", "Jean Luc Picard", None]})
parts = df["full"].str.split(" ", n=1, expand=True)
parts.columns = ["first", "rest"]
result = df.join(parts)

# case: interpolate-sensor-gaps
ts = pd.DataFrame({
    "at": pd.date_range("2024-03-31 22:00", periods=7, freq="h"),
    "temp": [10.0, np.nan, np.nan, 16.0, np.nan, 18.0, np.nan],
})
ts["linear"] = ts["temp"].interpolate()
ts["ffilled"] = ts["temp"].ffill()
ts["bfilled"] = ts["temp"].bfill()
ts["midnight"] = ts["at"].dt.normalize() == ts["at"]
result = ts

# case: iloc-slice-sample
df = pd.DataFrame({"n": range(10), "sq": [i ** 2 for i in range(10)]})
head_tail = pd.concat([df.iloc[:2], df.iloc[-2:]])
every_third = df.iloc[::3]
reverse = df.iloc[::-1].head(3)
result = (head_tail, every_third, reverse)

# case: sort-with-key-case-insensitive
df = pd.DataFrame({"name": ["bob", "Alice", "carol", "Bob", "ALICE", "dave"], "v": [1, 2, 3, 4, 5, 6]})
ordered = df.sort_values("name", key=lambda s: s.str.lower(), kind="stable").reset_index(drop=True)
first_per_name = ordered[~ordered["name"].str.lower().duplicated()]
result = {"ordered": ordered, "first": first_per_name, "plain": df.sort_values("name")}

# case: compare-two-versions
v1 = pd.DataFrame({"id": [1, 2, 3], "price": [10.0, 20.0, 30.0], "name": ["a", "b", "c"]}).set_index("id")
v2 = v1.copy()
v2.loc[2, "price"] = 25.0
v2.loc[3, "name"] = "cc"
result = v1.compare(v2)

# case: equals-after-roundtrip
df = pd.DataFrame({"k": [1, 2, 3], "v": ["x", None, "z"], "w": [1.5, np.nan, 3.0]})
again = pd.DataFrame(df.to_dict("records"))
lists = pd.DataFrame(df.to_dict("list"))
rebuilt = pd.DataFrame.from_dict(df.to_dict("index"), orient="index")
result = pd.DataFrame({
    "how": ["records", "list", "index"],
    "same": [df.equals(again), df.equals(lists), df.equals(rebuilt)],
})
