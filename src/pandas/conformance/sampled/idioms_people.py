import pandas as pd
import numpy as np
import re
import string
from collections import Counter
from functools import reduce
from itertools import chain

people = pd.DataFrame({
    "Full Name": ["Dr. John Smith Jr.", "maria garcia", "LEE, Ann", None, "O'Brien, Pat", ""],
    "Address": ["12 Main St, Springfield, IL 62704", "9 Elm Ave, Ames, IA", None, "PO Box 5", "", "1 A St, B, TX 75001-1234"],
    "Salary": ["$1,200.50", "2500", "N/A", "(300)", "", None],
    "Skills": ["python, sql", "SQL,  Excel", None, "python", "", "r,sql,python"],
    "Joined": ["2020-01-15", "15/02/2021", "", None, "March 3, 2022", "2022-13-01"],
})
ratings = pd.DataFrame({
    "user": ["u1", "u1", "u2", "u3", "u3", "u3"],
    "movie": ["Up", "Jaws", "Up", "Jaws", "Up", "Alien"],
    "stars": [5, 3, np.nan, 4, 4, 1],
})

# case: currency_to_float
result = pd.to_numeric(people["Salary"].str.replace(r"[$,]", "", regex=True).str.replace(r"^\((.*)\)$", r"-\1", regex=True), errors="coerce")

# case: zip_extract
result = people["Address"].str.extract(r"(?P<state>[A-Z]{2})(?:\s+(?P<zip>\d{5})(?:-\d{4})?)?$")

# case: last_first_swap
result = people["Full Name"].str.replace(r"^(?P<last>[^,]+),\s*(?P<first>.+)$", r"\g<first> \g<last>", regex=True).str.title()

# case: explode_strip_lower_count
result = (people["Skills"].str.lower().str.split(",").explode().str.strip().replace("", np.nan).value_counts())

# case: counter_words
result = dict(Counter(chain.from_iterable(people["Skills"].dropna().str.lower().str.findall(r"\w+"))))

# case: initials
result = people["Full Name"].fillna("").apply(lambda s: "".join(w[0].upper() for w in s.split()))

# case: to_datetime_coerce_formats
a = pd.to_datetime(people["Joined"], format="%Y-%m-%d", errors="coerce")
b = pd.to_datetime(people["Joined"], format="%d/%m/%Y", errors="coerce")
result = a.fillna(b)

# case: remove_punctuation
result = people["Full Name"].str.replace(f"[{re.escape(string.punctuation)}]", "", regex=True)

# case: snake_case_columns
result = people.rename(columns=lambda c: re.sub(r"\s+", "_", c).lower()).columns.tolist()

# case: reduce_merge
a = pd.DataFrame({"k": ["x", "y"], "a": [1, 2]})
b = pd.DataFrame({"k": ["y", "z"], "b": [3, 4]})
c = pd.DataFrame({"k": ["x", "z"], "c": [5, None]})
result = reduce(lambda l, r: pd.merge(l, r, on="k", how="outer"), [a, b, c])

# case: groupby_join_strings
result = ratings.groupby("user")["movie"].agg(", ".join).reset_index()

# case: groupby_unique_sorted_join
result = ratings.groupby("movie")["user"].agg(lambda s: "|".join(sorted(set(s))))

# case: most_common_per_group
result = ratings.groupby("user")["stars"].agg(lambda s: s.mode().iat[0] if not s.mode().empty else np.nan)

# case: first_non_null_per_row
df = pd.DataFrame({"a": [None, 1, None], "b": [2, 3, None], "c": [4, None, None]})
result = df.bfill(axis=1).iloc[:, 0]

# case: idxmax_rows
result = ratings.loc[ratings.groupby("user")["stars"].apply(lambda s: s.fillna(-1).idxmax())]

# case: pivot_fill_rename
p = ratings.pivot_table(index="user", columns="movie", values="stars").fillna(0)
result = p.rename_axis(index=None, columns=None).add_suffix("_stars")

# case: columns_reorder
cols = ["Skills"] + [c for c in people.columns if c != "Skills"]
result = people[cols].head(2)

# case: multi_replace_words
mapping = {"St": "Street", "Ave": "Avenue"}
pattern = re.compile(r"\b(" + "|".join(mapping) + r")\b")
result = people["Address"].str.replace(pattern, lambda m: mapping[m.group(1)], regex=True)

# case: split_key_value_string
s = pd.Series(["a=1;b=2", "b=3", "", None])
result = pd.DataFrame([dict(p.split("=") for p in v.split(";") if p) if isinstance(v, str) else {} for v in s])

# case: stack_split_join
df = people[["Skills"]].reset_index()
s = df["Skills"].str.split(r",\s*", expand=True, regex=True).stack().reset_index(level=1, drop=True).rename("skill")
result = df.drop(columns="Skills").join(s)

# case: rows_to_columns_cumcount
d = ratings.assign(n=ratings.groupby("user").cumcount() + 1).set_index(["user", "n"]).unstack()
d.columns = [f"{c}{i}" for c, i in d.columns]
result = d

# case: consecutive_groups
s = pd.Series(["a", "a", "b", "b", "a", None, None])
result = s.groupby((s != s.shift()).cumsum()).agg(["first", "size"])

# case: nan_count_per_column
result = people.isna().sum().add(people.eq("").sum()).sort_values(ascending=False, kind="stable")

# case: filter_regex_columns
result = people.filter(regex=r"^[SJ]").columns.tolist()

# case: filter_like_rows
result = ratings.set_index("movie").filter(like="a", axis=0)

# case: any_column_contains
mask = people.apply(lambda c: c.str.contains("sql|main", case=False, na=False)).any(axis=1)
result = people[mask].index.tolist()

# case: dict_of_lists_groupby
result = ratings.groupby("user")["movie"].apply(list).to_dict()

# case: dataframe_to_nested_dict
result = ratings.groupby("user")[["movie", "stars"]].apply(lambda g: g.to_dict("records")).to_dict()

# case: tuple_columns_zip
ratings2 = ratings.copy()
ratings2["pair"] = list(zip(ratings2["user"], ratings2["movie"]))
result = ratings2["pair"].value_counts().sort_index()

# case: levels_to_string_index
g = ratings.groupby(["user", "movie"])[["stars"]].sum()
result = g.set_axis(g.index.map(lambda t: "_".join(t)), axis=0)

# case: padded_codes
result = "ID" + pd.Series([1, 22, 333]).astype(str).str.zfill(4)

# case: astype_str_nan
result = people["Salary"].astype(str).tolist()

# case: compare_frames
a = ratings.copy()
b = ratings.copy()
b.loc[1, "stars"] = 2
b.loc[3, "movie"] = "Heat"
result = a.compare(b)

# case: nunique_values
result = ratings.agg({"user": "nunique", "stars": ["min", "max"]})

# case: strip_all_object_columns
df = people.copy()
obj = df.select_dtypes(include="object").columns
df[obj] = df[obj].apply(lambda s: s.str.strip().str.upper())
result = df["Skills"]

# case: insert_pop_column
df = ratings.copy()
df.insert(0, "rank", df.pop("stars").rank(method="dense", ascending=False))
result = df

# case: value_counts_to_frame
result = ratings["movie"].value_counts().rename_axis("movie").reset_index(name="n").sort_values(["n", "movie"], ascending=[False, True])

# case: series_to_multiindex_frame
s = pd.Series({("a", 1): 1.0, ("a", 2): 2.0, ("b", 1): None})
result = s.unstack(level=0)

# case: expand_ranges
df = pd.DataFrame({"k": ["a", "b"], "lo": [1, 5], "hi": [3, 5]})
df["n"] = df.apply(lambda r: list(range(r["lo"], r["hi"] + 1)), axis=1)
result = df.explode("n")[["k", "n"]]
