import pandas as pd
import numpy as np
from datetime import datetime, timedelta, date, time
from itertools import product, chain, accumulate, count
from collections import OrderedDict, Counter

# case: movie-ratings-fixture
movies = pd.DataFrame({"movie_id": [1, 2, 3], "title": ["Avengers", "Frozen 2", "Joker"]})
users = pd.DataFrame({"user_id": [1, 2, 3, 4], "name": ["Daniel", "Monica", "Maria", "James"]})
ratings = pd.DataFrame(
    [[1, 1, 3, "2020-01-12"], [1, 2, 4, "2020-02-11"], [1, 3, 2, "2020-02-12"], [1, 4, 1, "2020-01-01"],
     [2, 1, 5, "2020-02-17"], [2, 2, 2, "2020-02-01"], [2, 3, 2, "2020-03-01"], [3, 1, 3, "2020-02-22"], [3, 2, 4, "2020-02-25"]],
    columns=["movie_id", "user_id", "rating", "created_at"],
)
ratings["created_at"] = pd.to_datetime(ratings["created_at"])
top_user = ratings.merge(users, on="user_id").groupby("name").size().reset_index(name="n").sort_values(["n", "name"], ascending=[False, True]).iloc[0]["name"]
feb = ratings[ratings["created_at"].dt.strftime("%Y-%m") == "2020-02"].merge(movies, on="movie_id")
top_movie = feb.groupby("title")["rating"].mean().reset_index().sort_values(["rating", "title"], ascending=[False, True]).iloc[0]["title"]
result = pd.DataFrame({"results": [top_user, top_movie]})

# case: consecutive-numbers-logs
nums = [1, 1, 1, 2, 1, 2, 2, 3, 3, 3, 3]
logs = pd.DataFrame({"id": range(1, len(nums) + 1), "num": nums})
logs["run"] = (logs["num"] != logs["num"].shift()).cumsum()
runs = logs.groupby("run").agg(num=("num", "first"), length=("id", "size"), first_id=("id", "min")).reset_index(drop=True)
answer = runs.loc[runs["length"] >= 3, ["num"]].drop_duplicates().rename(columns={"num": "ConsecutiveNums"})
result = {"runs": runs, "answer": answer}

# case: trips-cancel-rate
trips = pd.DataFrame({
    "id": range(1, 8),
    "client": [1, 2, 3, 4, 1, 2, 3],
    "status": ["completed", "cancelled_by_driver", "completed", "cancelled_by_client", "completed", "completed", "cancelled_by_driver"],
    "day": ["2013-10-01"] * 4 + ["2013-10-02"] * 3,
})
banned = {2}
ok = trips[~trips["client"].isin(banned)]
rate = ok.assign(cancelled=ok["status"].str.startswith("cancelled")).groupby("day")["cancelled"].mean().round(2)
result = rate.rename("Cancellation Rate").reset_index()

# case: tree-node-types
tree = pd.DataFrame({"id": [1, 2, 3, 4, 5], "p_id": [None, 1, 1, 2, 2]}).convert_dtypes()
parents = set(tree["p_id"].dropna())
tree["type"] = np.where(tree["p_id"].isna(), "Root", np.where(tree["id"].isin(parents), "Inner", "Leaf"))
result = tree

# case: swap-seats
seat = pd.DataFrame({"id": range(1, 6), "student": ["Abbot", "Doris", "Emerson", "Green", "Jeames"]})
last = seat["id"].max()
seat["new_id"] = np.where(seat["id"] % 2 == 0, seat["id"] - 1, np.where(seat["id"] == last, seat["id"], seat["id"] + 1))
result = seat.sort_values("new_id")[["new_id", "student"]].rename(columns={"new_id": "id"}).reset_index(drop=True)

# case: employee-hierarchy-levels
emp = pd.DataFrame({"id": [1, 2, 3, 4, 5, 6], "mgr": [np.nan, 1, 1, 2, 4, 3], "name": list("ABCDEF")})
level = {1: 0}
for row in emp.dropna(subset=["mgr"]).itertuples(index=False):
    level[row.id] = level[int(row.mgr)] + 1
emp["level"] = emp["id"].map(level)
emp["reports"] = emp["id"].map(emp["mgr"].value_counts()).fillna(0).astype(int)
result = emp

# case: accumulate-running-ids
sizes = [2, 3, 1, 4]
starts = [0, *accumulate(sizes)][:-1]
batches = pd.DataFrame({"batch": [f"B{i}" for i in range(1, 5)], "size": sizes, "start": starts})
items = batches.loc[batches.index.repeat(batches["size"])].reset_index(drop=True)
items["item_id"] = items["start"] + items.groupby("batch").cumcount()
result = items[["item_id", "batch"]]

# case: repeat-rows-by-quantity
df = pd.DataFrame({"sku": ["a", "b", "c"], "qty": [2, 0, 3]})
units = df.loc[np.repeat(df.index.values, df["qty"])].assign(unit=lambda d: d.groupby("sku").cumcount() + 1)
result = (units, units.reset_index(drop=True).drop(columns="qty"))

# case: chain-from-groups
groups = OrderedDict([("red", [5, 3]), ("green", []), ("blue", [8])])
rows = list(chain.from_iterable([(g, v) for v in vals] for g, vals in groups.items()))
df = pd.DataFrame(rows, columns=["color", "value"])
agg = df.groupby("color")["value"].agg(["count", "sum"]).reindex(list(groups), fill_value=0)
result = agg.reset_index()

# case: empty-table-schema
empty = pd.DataFrame({
    "id": pd.Series(dtype="int64"),
    "name": pd.Series(dtype="object"),
    "amount": pd.Series(dtype="float64"),
    "created": pd.Series(dtype="datetime64[ns]"),
})
one = pd.DataFrame([{"id": 1, "name": "x", "amount": 2.5, "created": pd.Timestamp("2024-01-01")}])
out = pd.concat([empty, one], ignore_index=True)
result = pd.DataFrame({"empty": empty.dtypes.astype(str), "out": out.dtypes.astype(str)}).reset_index(names="column")

# case: empty-table-aggregates
empty = pd.DataFrame(columns=["dept", "salary"]).astype({"dept": str, "salary": "float64"})
total = empty["salary"].sum()
mean = empty["salary"].mean()
mx = empty["salary"].max()
result = pd.DataFrame({"stat": ["sum", "mean", "max", "rows"], "value": [total, mean, mx, len(empty)]})

# case: column-missing-in-select-raises
df = pd.DataFrame([{"id": 1, "a": 5}, {"id": 2, "a": 6}])
df["double"] = df["a"] * 2
result = df[["id", "a", "b", "double"]]

# case: columns-argument-filters-records
rows = [{"id": 1, "a": 5, "junk": "x"}, {"id": 2, "b": 6}, {"b": 1, "a": 0}]
df = pd.DataFrame(rows, columns=["id", "b", "a", "new"])
result = {"df": df, "nulls": df.isna().sum().rename_axis("col").reset_index(name="n")}

# case: dtype-argument-whole-frame
a = pd.DataFrame([[1, 2], [3, 4]], columns=["x", "y"], dtype=float)
b = pd.DataFrame({"x": ["1", "2"], "y": ["3", "4"]}, dtype="string")
c = pd.DataFrame(0, index=range(2), columns=["p", "q"], dtype="int8")
result = {"a": a, "b": b.astype(int), "c": c}

# case: scalar-frame-with-index
df = pd.DataFrame("n/a", index=["mon", "tue"], columns=["am", "pm"])
df.loc["mon", "am"] = "open"
df.at["tue", "pm"] = None
result = df

# case: all-scalars-dict-raises
record = {"id": 1, "name": "solo", "score": None}
df = pd.DataFrame(record)
result = df

# case: all-scalars-with-index
df = pd.DataFrame({"id": 1, "name": "solo", "when": date(2024, 2, 29)}, index=[0])
df["when"] = pd.to_datetime(df["when"])
df = pd.concat([df, df.assign(id=2)], ignore_index=True)
result = df

# case: hours-between-shifts
shifts = pd.DataFrame({
    "emp": ["a", "a", "b", "b"],
    "clock_in": pd.to_datetime(["2024-03-01 22:00", "2024-03-02 22:15", "2024-02-29 08:00", "2024-03-01 08:00"]),
    "clock_out": pd.to_datetime(["2024-03-02 06:00", "2024-03-03 00:00", None, "2024-03-01 12:30"]),
})
shifts["hours"] = (shifts["clock_out"] - shifts["clock_in"]).dt.total_seconds() / 3600
shifts["overnight"] = shifts["clock_in"].dt.normalize() < shifts["clock_out"].dt.normalize()
shifts["rest"] = shifts["clock_in"] - shifts.groupby("emp")["clock_out"].shift()
result = shifts

# case: time-strings-to-timedelta
df = pd.DataFrame({"run": [1, 2, 3, 4], "dur": ["00:10:05", "01:00:00", "00:00:00", None]})
df["td"] = pd.to_timedelta(df["dur"])
df["sec"] = df["td"].dt.total_seconds()
df["mins"] = df["td"] // pd.Timedelta(minutes=1)
result = df.sort_values("td", ascending=False)

# case: time-objects-column
df = pd.DataFrame({"slot": range(1, 4), "t": [time(0, 0), time(12, 30), time(23, 59, 59)]})
df["text"] = df["t"].map(lambda t: t.strftime("%H:%M"))
df["minute_of_day"] = df["t"].apply(lambda t: t.hour * 60 + t.minute)
result = df.drop(columns="t").assign(kind=str(df["t"].dtype))

# case: age-at-date
people = pd.DataFrame({"name": ["Leap", "Eve", "New", "Old"], "born": pd.to_datetime(["2000-02-29", "1999-12-31", "2024-02-28", "1900-01-01"])})
asof = pd.Timestamp("2024-02-28")
had = (people["born"].dt.month < asof.month) | ((people["born"].dt.month == asof.month) & (people["born"].dt.day <= asof.day))
people["age"] = asof.year - people["born"].dt.year - (~had).astype(int)
result = people

# case: quarter-periods
df = pd.DataFrame({"d": pd.to_datetime(["2023-12-31", "2024-01-01", "2024-03-31", "2024-04-01", "2024-02-29"])})
df["q"] = df["d"].dt.to_period("Q").astype(str)
df["label"] = "FY" + df["d"].dt.year.astype(str) + "-Q" + df["d"].dt.quarter.astype(str)
df["month_start"] = df["d"].dt.to_period("M").dt.to_timestamp()
result = df.sort_values("d").reset_index(drop=True)

# case: weekly-sales-missing-weeks
sales = pd.DataFrame({"d": pd.to_datetime(["2024-01-01", "2024-01-03", "2024-01-20"]), "amt": [10, 5, 7]})
weekly = sales.set_index("d").resample("W-MON", label="left", closed="left")["amt"].agg(["sum", "count"])
result = weekly.reset_index()

# case: reindex-missing-dates
temps = pd.DataFrame({"d": pd.to_datetime(["2024-02-27", "2024-02-28", "2024-03-01"]), "t": [5, 6, 9]}).set_index("d")
full = temps.reindex(pd.date_range("2024-02-27", "2024-03-02", name="d"))
full["filled"] = full["t"].interpolate(limit_area="inside")
full["was_missing"] = full["t"].isna()
result = full.reset_index()

# case: weather-rising-temperature
w = pd.DataFrame({"id": [1, 2, 3, 4], "recordDate": ["2015-01-01", "2015-01-02", "2015-01-03", "2015-01-05"], "temperature": [10, 25, 20, 30]})
w["recordDate"] = pd.to_datetime(w["recordDate"])
prev = w.assign(recordDate=w["recordDate"] + pd.Timedelta(days=1))[["recordDate", "temperature"]]
j = w.merge(prev, on="recordDate", suffixes=("", "_prev"))
result = j.loc[j["temperature"] > j["temperature_prev"], ["id"]]

# case: qcut-quartiles
df = pd.DataFrame({"id": range(1, 9), "spend": [10, 20, 20, 30, 40, 50, 60, 1000]})
df["quartile"] = pd.qcut(df["spend"], 4, labels=["q1", "q2", "q3", "q4"])
result = df.groupby("quartile", observed=True)["spend"].agg(["min", "max", "count"]).reset_index()

# case: cut-interval-strings
df = pd.DataFrame({"v": [-5, 0, 1, 10, 11, np.nan]})
df["bucket"] = pd.cut(df["v"], [-np.inf, 0, 10, np.inf])
df["bucket"] = df["bucket"].astype(str)
df["code"] = pd.cut(df["v"], [-np.inf, 0, 10, np.inf], labels=False)
result = df

# case: duplicate-emails-delete
person = pd.DataFrame({"id": [1, 2, 3, 4], "email": ["john@example.com", "bob@example.com", "John@example.com ", "john@example.com"]})
person["norm"] = person["email"].str.strip().str.lower()
keep = person.sort_values("id").drop_duplicates("norm").drop(columns="norm")
removed = sorted(set(person["id"]) - set(keep["id"]))
result = {"keep": keep, "removed": pd.DataFrame({"id": removed}), "counts": person["norm"].value_counts().reset_index()}

# case: count-generator-ids
ids = count(1000, 5)
df = pd.DataFrame([{"ticket": next(ids), "prio": p, "open": o} for p, o in product(["low", "high"], [True, False])])
df["label"] = df.apply(lambda r: f"{r['ticket']}/{r['prio']}/{'O' if r['open'] else 'C'}", axis=1)
result = df
