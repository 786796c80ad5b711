import pandas as pd
import numpy as np
import re
import io
import json
import ast
from collections import defaultdict, OrderedDict

reviews = pd.DataFrame({
    "rid": [1, 2, 3, 4, 5, 6],
    "user": ["ann_01", "Bob-2", None, "CARL", "dee.d", "ann_01"],
    "text": ["Great product!! 10/10", "meh... 5/10 would NOT buy", "", None, "Love it <3 #win #fast", "bad; broke after 2 days :("],
    "meta": ["{'lang': 'en', 'stars': 5}", "{'lang': 'de', 'stars': 2}", None, "{}", "{'lang': 'en'}", "{'stars': 1}"],
    "when": ["2024-01-05 10:00", "05.01.2024", "", None, "2024-01-07", "2024-13-01"],
})
text = pd.Series(["alpha beta", None, "gamma", "", "delta  epsilon zeta"], dtype="string", name="t")
codes = pd.Series(["A-001", "B-02", "C", None, "AA-1000-x"], name="code")

# case: string_dtype_len
result = text.str.len()

# case: string_dtype_contains
result = text.str.contains("a", na=False)

# case: string_dtype_contains_na
result = text.str.contains("beta")

# case: string_dtype_split_expand
result = text.str.split(expand=True)

# case: string_dtype_extract
result = text.str.extract(r"(\w+) (\w+)")

# case: string_dtype_count_sum
result = text.str.count("a").sum()

# case: string_dtype_findall
result = text.str.findall(r"[aeiou]")

# case: string_dtype_get_dummies
result = text.str.get_dummies(" ")

# case: string_dtype_cat
result = text.str.cat(sep="|", na_rep="-")

# case: string_dtype_plus
result = text + "!" + text

# case: string_dtype_eq
result = text == "gamma"

# case: string_dtype_value_counts
result = text.value_counts(dropna=False)

# case: string_dtype_replace_na
result = text.fillna("none").str.upper().astype(object)

# case: string_dtype_isin_map
result = text.map(lambda s: len(s), na_action="ignore")

# case: hashtags_explode
tags = reviews["text"].str.findall(r"#(\w+)")
result = reviews[["rid"]].assign(tag=tags).explode("tag").dropna()

# case: score_ratio
s = reviews["text"].str.extract(r"(?P<got>\d+)/(?P<of>\d+)").astype(float)
result = s["got"].div(s["of"])

# case: word_count_punct
result = reviews["text"].str.replace(r"[^\w\s]", "", regex=True).str.split().str.len().astype("Int64")

# case: literal_eval_cells
d = reviews["meta"].dropna().map(ast.literal_eval)
result = pd.DataFrame(d.tolist(), index=d.index)

# case: literal_eval_get
result = reviews["meta"].apply(lambda s: ast.literal_eval(s).get("stars") if isinstance(s, str) else None)

# case: json_from_quotes
m = reviews["meta"].str.replace("'", '"').dropna().apply(json.loads)
result = pd.json_normalize(m)

# case: slice_last_three
result = codes.str[-3:]

# case: slice_middle
result = codes.str.slice(start=2, stop=4)

# case: codes_padded
parts = codes.str.split("-", n=1, expand=True)
result = parts[0].str.rjust(3, "_") + "/" + parts[1].str.zfill(4)

# case: codes_split_access_third
result = codes.str.split("-").str[2]

# case: rsplit_n
result = codes.str.rsplit("-", n=1).str[0]

# case: startswith_or_isin
result = codes[codes.str.startswith("A", na=False) | codes.isin(["C"])]

# case: codes_sort_natural
result = codes.dropna().sort_values(key=lambda s: s.str.extract(r"(\d+)", expand=False).astype(float)).tolist()

# case: rfind_and_index
result = pd.DataFrame({"r": codes.str.rfind("-"), "f": codes.str.find("0"), "f2": codes.str.find("0", 3)})

# case: apply_re_sub_function
def shout(m):
    return m.group(0).upper() + "!"
result = reviews["text"].fillna("").apply(lambda s: re.sub(r"\b[a-z]{3}\b", shout, s))

# case: re_split_cells
result = [re.split(r"[;,.\s]+", s) if s else [] for s in reviews["text"].fillna("")]

# case: re_match_groupdict
pat = re.compile(r"(?P<name>[a-z]+)[._-]?(?P<num>\d*)", re.I)
result = pd.DataFrame([m.groupdict() if (m := pat.match(u)) else {} for u in reviews["user"].fillna("?")])

# case: re_finditer_spans
result = [(m.group(), m.span()) for m in re.finditer(r"\d+", reviews.loc[0, "text"])]

# case: re_sub_count
result = re.sub("a", "4", "banana", count=2)

# case: re_escape_contains
result = reviews[reviews["text"].str.contains(re.escape("<3"), na=False)]["rid"].tolist()

# case: format_specs
result = [f"{r.rid:>4}|{(r.user or '?'):<8}|{r.rid / 3:.2f}|{r.rid * 1000:,}|{r.rid:03d}|{r.rid:x}|{r.rid / 7:.1%}" for r in reviews.itertuples()]

# case: percent_format
result = ["%s has %d (%.1f%%)" % (u, i, i * 1.5) for i, u in zip(reviews["rid"], reviews["user"])]

# case: str_format_map
row = reviews.iloc[0].to_dict()
result = "{rid}: {user!r:>10}".format(**row)

# case: template_join
result = "\n".join(f"- {u}" for u in sorted(reviews["user"].dropna().unique(), key=str.lower))

# case: title_case_columns
result = reviews.rename(columns=str.title).columns.tolist()

# case: columns_prefix_dict
result = reviews.rename(columns={c: f"r_{c}" for c in reviews.columns if c != "rid"}).columns.tolist()

# case: columns_map_str_replace
df = reviews.copy()
df.columns = df.columns.str.replace("e", "3").str.upper()
result = df.columns

# case: read_csv_stringio
raw = """name ; qty; price
 bolt ;10; 1,5
nut;;0,25
"""
df = pd.read_csv(io.StringIO(raw), sep=";", skipinitialspace=True, decimal=",")
df.columns = df.columns.str.strip()
result = df

# case: read_csv_converters
raw = "id,amount,flag\n1,\"$1,200\",Y\n2,$35,N\n3,,\n"
result = pd.read_csv(io.StringIO(raw), converters={"amount": lambda s: float(s.replace("$", "").replace(",", "")) if s else None, "flag": lambda s: s == "Y"})

# case: to_csv_text
result = reviews[["rid", "user"]].head(3).to_csv(index=False, sep="|", na_rep="NULL")

# case: to_csv_quoted
result = pd.DataFrame({"a": ["x,y", 'q"q', None], "b": [1.0, np.nan, 2.5]}).to_csv(index=False)

# case: concat_text_columns_agg
result = reviews[["user", "text"]].fillna("").agg(" ".join, axis=1)

# case: concat_text_apply
result = reviews[["rid", "user"]].astype(str).apply("-".join, axis=1)

# case: group_text_join
result = reviews.groupby("user", sort=False)["text"].apply(lambda s: " / ".join(s.dropna()))

# case: group_text_sum
result = reviews.assign(text=reviews["text"].fillna("")).groupby("user")["text"].sum()

# case: group_set_sorted
result = reviews.groupby("user")["rid"].agg(lambda s: tuple(sorted(s))).to_dict()

# case: group_agg_set
result = reviews.groupby("user")["rid"].agg(set)

# case: levenshtein_pairs
def lev(a, b):
    prev = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        cur = [i]
        for j, cb in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (ca != cb)))
        prev = cur
    return prev[-1]
names = reviews["user"].dropna().str.lower().unique()
result = {(a, b): lev(a, b) for i, a in enumerate(names) for b in names[i + 1:]}

# case: ngram_counts
from itertools import chain
words = [w.lower() for s in reviews["text"].dropna() for w in re.findall(r"[A-Za-z]+", s)]
grams = pd.Series([" ".join(p) for p in zip(words, words[1:])])
result = grams.value_counts().head(3).sort_index()

# case: char_frequency
s = pd.Series(list("mississippi"))
result = s.value_counts().sort_index().to_dict()

# case: inverted_index
index = defaultdict(set)
for rid, t in zip(reviews["rid"], reviews["text"].fillna("")):
    for w in re.findall(r"\w+", t.lower()):
        index[w].add(rid)
result = {k: sorted(v) for k, v in sorted(index.items()) if len(v) > 1 or len(k) > 4}

# case: caesar_translate
import string
shift = str.maketrans(string.ascii_lowercase, string.ascii_lowercase[3:] + string.ascii_lowercase[:3])
result = reviews["user"].str.lower().str.translate(shift)

# case: mask_emails
s = pd.Series(["ann@x.com", "b@y.org", None, "nomail"])
result = s.str.replace(r"^(.)[^@]*(@.*)$", r"\1***\2", regex=True)

# case: camel_to_snake
result = [re.sub(r"(?<!^)(?=[A-Z])", "_", c).lower() for c in ["userId", "HTTPServer", "simple", "aB"]]

# case: str_methods_chain_na
result = reviews["user"].str.lower().str.replace(r"[^a-z0-9]", "", regex=True).str.strip("0123456789").replace("", np.nan)

# case: encode_len
result = pd.Series(["é", "abc", None]).str.encode("utf-8").str.len()

# case: islower_sum
result = reviews["user"].str.islower().sum()

# case: str_cat_lists
result = codes.str.cat([["1", "2", "3", "4", "5"], list("vwxyz")], sep="~")

# case: str_cat_series_list
result = codes.str.cat([codes.str.lower(), codes.str.len().astype(str)], sep=":", na_rep="?")

# case: index_str_cat
result = pd.Index(["a", "b", None]).str.cat(sep="+")

# case: index_str_split
result = pd.Index(["a b", "c"]).str.split(" ")

# case: index_str_extract
result = pd.Index(["a1", "b2", "c"]).str.extract(r"([a-z])(\d)?")

# case: index_str_contains_mask
df = pd.DataFrame([[1, 2, 3]], columns=["x_in", "y_in", "z_out"])
result = df.loc[:, df.columns.str.endswith("_in")]

# case: index_map_upper
result = reviews.set_index("user").index.map(lambda v: v.upper() if isinstance(v, str) else "?")

# case: where_text_length
result = reviews["text"].where(reviews["text"].str.len() > 10, "short")

# case: numeric_strings_mixed
s = pd.Series(["1", "2.5", "x", None, "1e3", " 7 ", "0x1F", "-", "1,000", "inf", "True"])
result = pd.to_numeric(s, errors="coerce")

# case: bool_strings
s = pd.Series(["yes", "No", "TRUE", "0", None, ""])
result = s.str.lower().map({"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False})

# case: strip_bom_nbsp
s = pd.Series(["\ufeffid", "a\u00a0b", " x\t\n"])
result = s.str.replace("\u00a0", " ").str.strip("\ufeff").str.strip()

# case: split_fixed_width
s = pd.Series(["AB12XY", "CD3", ""])
result = pd.DataFrame({"a": s.str[:2], "b": s.str[2:4], "c": s.str[4:]})

# case: repeat_by_column
result = reviews["user"].fillna("").str.cat(reviews["rid"].map(lambda n: "*" * n))

# case: nested_split
s = pd.Series(["a:1,b:2", "c:3", None])
result = s.str.split(",").explode().str.split(":", expand=True).set_axis(["k", "v"], axis=1)

# case: dict_of_pairs
s = pd.Series(["a:1,b:2", "c:3", None])
result = s.dropna().apply(lambda t: OrderedDict(p.split(":") for p in t.split(","))).apply(pd.Series)

# case: first_char_groups
result = reviews.groupby(reviews["user"].str[0].str.lower(), dropna=False).size()

# case: eval_bool_text
result = reviews.query("user == 'ann_01' or text == ''")["rid"].tolist()

# case: query_contains
result = reviews.query("text.str.contains('a', na=False)", engine="python")["rid"].tolist()

# case: query_in_list_literal
result = reviews.query("user in ['CARL', 'dee.d'] and rid not in [4]")

# case: query_len
result = reviews.query("text.str.len() > @reviews.text.str.len().mean()", engine="python")["rid"].tolist()

# case: drop_blank_rows
result = reviews.replace(r"^\s*$", np.nan, regex=True).dropna(subset=["text", "when"])

# case: blank_to_none
result = reviews[["user", "when"]].replace({"": None, np.nan: None})

# case: nan_to_none_dict
result = reviews[["rid", "user"]].where(reviews[["rid", "user"]].notna(), None).to_dict("records")

# case: replace_many_regex
result = reviews["text"].replace([r"\d+", r"[!.;:]+"], ["#", ""], regex=True)

# case: replace_column_regex_dict
result = reviews[["user", "text"]].replace({"user": {r"[-_.]": " "}, "text": {r"\s+": "_"}}, regex=True)
