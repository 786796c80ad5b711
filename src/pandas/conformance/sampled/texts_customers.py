import pandas as pd
import numpy as np
import re

customers = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Alice Smith", "bob jones", None, "  Carol  White ", "DAVE", "", "Eve O'Neil", "bob jones"],
    "email": ["alice@example.com", "BOB@Example.org", np.nan, "carol.white@mail.co.uk", "dave(at)example.com", "", "eve@x.io", "BOB@Example.org"],
    "phone": ["555-123-4567", "(555) 987-6543", "5551112222", None, "n/a", "+1 555 000 1111", "", "(555) 987-6543"],
    "tags": ["vip;new", "new", "", None, "vip;;old", "old;vip;new", "misc", "new"],
})
logs = pd.Series([
    "2024-01-03 ERROR [db] timeout=30 retries=3",
    "2024-01-04 warn [api] latency=120ms",
    "2024-01-05 INFO [web] user=anna action=login",
    None,
    "malformed line",
    "",
], name="log")

# case: extract_named_groups
result = logs.str.extract(r"(?P<date>\d{4}-\d{2}-\d{2}) (?P<level>\w+) \[(?P<module>\w+)\]")

# case: extract_single_expand_false
result = customers["email"].str.extract(r"@([\w.]+)$", expand=False)

# case: extract_single_expand_true
result = customers["phone"].str.extract(r"(\d{3})")

# case: extract_optional_group
result = customers["phone"].str.extract(r"(\+\d)?\s*\(?(\d{3})\)?[\s-]?(\d{3})[\s-]?(\d{4})")

# case: extract_flags
result = logs.str.extract(r"(error|warn|info)", flags=re.IGNORECASE)

# case: extract_to_columns
df = customers[["id", "email"]].copy()
df[["user", "domain"]] = df["email"].str.lower().str.extract(r"^([^@]+)@(.+)$")
result = df

# case: extractall_pairs
result = logs.str.extractall(r"(?P<key>\w+)=(?P<value>\w+)")

# case: extractall_unstack
pairs = logs.str.extractall(r"(\w+)=(\w+)")
result = pairs[0].unstack()

# case: extractall_digits_sum
result = logs.str.extractall(r"(\d+)").astype(int).groupby(level=0)[0].sum()

# case: extractall_pivot_keys
kv = logs.str.extractall(r"(?P<k>\w+)=(?P<v>\w+)").reset_index()
result = kv.pivot(index="level_0", columns="k", values="v")

# case: split_expand
result = customers["name"].str.strip().str.split(expand=True)

# case: split_expand_n1
result = customers["name"].str.split(" ", n=1, expand=True)

# case: split_get_last
result = customers["email"].str.split("@").str[-1].str.split(".").str.get(-1)

# case: split_regex
result = customers["phone"].str.split(r"[\s()\-]+", regex=True)

# case: rsplit_expand
result = customers["email"].str.rsplit(".", n=1, expand=True)

# case: split_len
result = customers["tags"].str.split(";").str.len()

# case: split_explode_counts
result = customers["tags"].str.split(";").explode().value_counts(dropna=False)

# case: split_explode_frame
df = customers[["id", "tags"]].assign(tags=lambda d: d["tags"].str.split(";")).explode("tags")
result = df[df["tags"].ne("")]

# case: contains_na_false
result = customers[customers["email"].str.contains("example", case=False, na=False)]

# case: contains_regex_false
result = customers["phone"].str.contains("(", regex=False)

# case: contains_alternatives
words = ["vip", "misc"]
result = customers.loc[customers["tags"].str.contains("|".join(words), na=False), ["id", "tags"]]

# case: contains_group_warning
result = customers["tags"].str.contains(r"(vip|old)$", na=True)

# case: contains_word_boundary
result = customers["name"].str.contains(r"\bbob\b", flags=re.I).fillna(False).astype(bool).sum()

# case: startswith_tuple
result = customers["phone"].str.startswith(("555", "("), na=False)

# case: endswith_na
result = customers["email"].str.endswith(".com")

# case: match_fullmatch
result = pd.DataFrame({
    "match": customers["phone"].str.match(r"\d{3}"),
    "full": customers["phone"].str.fullmatch(r"\d{10}"),
})

# case: replace_callable
result = customers["name"].str.replace(r"\b(\w)", lambda m: m.group(1).upper(), regex=True)

# case: replace_backrefs
result = customers["name"].str.replace(r"(\w+)\s+(\w+)", r"\2, \1", regex=True)

# case: replace_non_digits
result = customers["phone"].str.replace(r"\D", "", regex=True).replace("", np.nan)

# case: replace_literal_dot
result = customers["email"].str.replace(".", "[dot]")

# case: replace_n
result = customers["tags"].str.replace(";", " | ", n=1)

# case: replace_compiled
pat = re.compile(r"EXAMPLE", flags=re.IGNORECASE)
result = customers["email"].str.replace(pat, "test", regex=True)

# case: replace_case_false
result = customers["email"].str.replace("example", "sample", case=False, regex=True)

# case: replace_dict_chain
out = customers["name"].fillna("")
for old, new in {"bob": "Robert", "DAVE": "David"}.items():
    out = out.str.replace(old, new)
result = out.tolist()

# case: get_dummies_sep
result = customers["tags"].str.get_dummies(sep=";")

# case: get_dummies_join
result = customers[["id"]].join(customers["tags"].str.get_dummies(";").add_prefix("tag_"))

# case: cat_single
result = customers["name"].str.cat(sep=", ")

# case: cat_na_rep
result = customers["name"].str.cat(sep="|", na_rep="?")

# case: cat_two_columns
result = customers["name"].str.cat(customers["email"], sep=" <", na_rep="-")

# case: cat_two_columns_nan
result = customers["name"].str.cat(customers["email"], sep="/")

# case: cat_frame
result = customers["id"].astype(str).str.cat(customers[["name", "tags"]], sep=":", na_rep="")

# case: cat_join_outer
a = pd.Series(["a", "b", "c"], index=[0, 1, 2])
b = pd.Series(["x", "y", "z"], index=[2, 1, 5])
result = a.str.cat(b, join="outer", na_rep="*", sep="-")

# case: pad_both
result = customers["name"].str.pad(15, side="both", fillchar="*")

# case: center_ljust_rjust
s = pd.Series(["a", "bb", None, "cccc"])
result = pd.DataFrame({"c": s.str.center(5, "."), "l": s.str.ljust(5, "_"), "r": s.str.rjust(3)})

# case: zfill_signs
result = pd.Series(["5", "-5", "+12", "abc", "", None, "12345"]).str.zfill(4)

# case: zfill_from_int
result = customers["id"].astype(str).str.zfill(5)

# case: findall_words
result = customers["name"].str.findall(r"[A-Za-z']+")

# case: findall_groups
result = logs.str.findall(r"(\w+)=(\w+)")

# case: findall_to_dict
result = logs.dropna().str.findall(r"(\w+)=(\w+)").map(dict)

# case: find_index
result = customers["email"].str.find("@").tolist()

# case: index_raises
try:
    result = customers["email"].dropna().str.index("@")
except ValueError as e:
    result = str(e)

# case: partition_expand
result = customers["email"].str.partition("@")

# case: rpartition_no_expand
result = customers["email"].str.rpartition(".", expand=False)

# case: partition_default
result = customers["name"].str.strip().str.partition()

# case: casefold
result = pd.Series(["Straße", "ŒUVRE", "İstanbul", None, "ǅ"]).str.casefold()

# case: translate
table = str.maketrans({"-": None, "(": "", ")": "", " ": "."})
result = customers["phone"].str.translate(table)

# case: translate_maketrans
result = customers["name"].str.translate(str.maketrans("aeiou", "43105"))

# case: title_capitalize_swapcase
n = customers["name"]
result = pd.DataFrame({"t": n.str.title(), "c": n.str.capitalize(), "s": n.str.swapcase()})

# case: count_regex
result = customers["name"].str.count(r"[aeiou]")

# case: slice_step
result = customers["name"].str[::-1]

# case: slice_replace
result = customers["phone"].str.slice_replace(0, 3, "###")

# case: slice_ranges
result = customers["email"].str.slice(1, -1, 2)

# case: strip_chars
result = pd.Series(["xxhixx", "--a--", " b ", None, "x"]).str.strip("x-")

# case: removeprefix_suffix
result = customers["email"].str.removeprefix("alice").str.removesuffix(".com")

# case: repeat_sequence
result = pd.Series(["a", "b", None]).str.repeat([1, 2, 3])

# case: wrap
result = pd.Series(["the quick brown fox jumps", None, "short"]).str.wrap(10)

# case: isx_checks
s = pd.Series(["abc", "123", "a1", " ", "", None, "ABC", "Ⅷ", "½"])
result = pd.DataFrame({f: getattr(s.str, f)() for f in ["isalpha", "isdigit", "isalnum", "isspace", "isupper", "islower", "isnumeric", "isdecimal", "istitle"]})

# case: join_lists
result = pd.Series([["a", "b"], ["c"], [], None, ["d", 1]]).str.join("-")

# case: join_string
result = pd.Series(["abc", "", None]).str.join(",")

# case: normalize_ascii
result = pd.Series(["café", "naïve", "Ångström", None]).str.normalize("NFKD").str.encode("ascii", errors="ignore").str.decode("utf-8")

# case: get_out_of_range
result = pd.Series(["abc", "", None, ["x", "y"], {"k": 1}, 5]).str.get(1)

# case: get_dict_key
result = pd.Series([{"a": 1}, {"b": 2}, None, {"a": [1, 2]}]).str.get("a")

# case: str_on_numbers
try:
    result = pd.Series([1, 2, 3]).str.upper()
except AttributeError as e:
    result = str(e)

# case: mixed_object
result = pd.Series(["a", 1, 2.5, None, True, ["b"]]).str.upper()

# case: index_str
df = customers.set_index("name")
result = df.index.str.len()

# case: columns_str_clean
df = pd.DataFrame([[1, 2, 3]], columns=[" First Name", "Total ($)", "last-Seen "])
df.columns = df.columns.str.strip().str.lower().str.replace(r"[^\w]+", "_", regex=True).str.strip("_")
result = df

# case: columns_split_multi
df = pd.DataFrame([[1, 2, 3, 4]], columns=["a_x", "a_y", "b_x", "b_y"])
df.columns = df.columns.str.split("_", expand=True)
result = df.stack(level=1, future_stack=True)

# case: len_groupby
result = customers.groupby(customers["name"].str.len())["id"].agg(list)

# case: split_with_list_comprehension
result = pd.DataFrame(customers["email"].fillna("").str.split("@", n=1).tolist(), columns=["user", "domain"])
