import pandas as pd
import numpy as np
from collections import Counter

books_df = pd.DataFrame({
    "book_id": [1, 2, 3, 4, 5],
    "title": ["Dune", "Emma", "Ulysses", "Dracula", "It"],
    "tags": [["scifi", "classic"], ["romance", "classic"], [], ["horror", "classic", "gothic"], ["horror"]],
    "dims": [(20, 13), (18, 11), (24, 16), None, (23, 15)],
    "meta": [{"lang": "en", "pages": 612}, {"lang": "en"}, {"lang": "en", "pages": 730}, {}, {"lang": "en", "pages": 1138}],
})

loans_df = pd.DataFrame({
    "loan": [100, 101, 102, 103, 104, 105],
    "book_id": [1, 1, 5, 2, 9, 4],
    "who": ["ann;bob", "bob", "cy", "ann ; dee", "", None],
    "due": ["2024-04-01", "2024-04-15", "2024-04-15", "2024-05-01", "2024-04-01", "2024-06-10"],
})
# case: len-of-lists
result = books_df.assign(n=books_df["tags"].str.len(), first=books_df["tags"].str[0])[["title", "n", "first"]]
# case: tag-membership
result = books_df[books_df["tags"].apply(lambda t: "classic" in t)]["title"].tolist()
# case: explode-count
e = books_df.explode("tags")
result = e["tags"].value_counts().rename_axis("tag").reset_index(name="n").sort_values(["n", "tag"], ascending=[False, True], ignore_index=True)
# case: explode-keep-empty
result = books_df[["book_id", "tags"]].explode("tags", ignore_index=True).fillna({"tags": "untagged"})
# case: tuple-to-columns
d = books_df.dropna(subset=["dims"]).copy()
d[["height", "width"]] = pd.DataFrame(d["dims"].tolist(), index=d.index)
result = d.assign(area=d["height"] * d["width"])[["title", "height", "width", "area"]]
# case: dict-get-default
result = books_df[["title"]].assign(
    pages=books_df["meta"].apply(lambda m: m.get("pages", 0)),
    lang=books_df["meta"].map(lambda m: m.get("lang")),
)
# case: json-normalize-meta
flat = pd.json_normalize(books_df["meta"].tolist())
result = pd.concat([books_df[["book_id"]], flat], axis=1).sort_values("pages", ascending=False)
# case: split-who-and-explode
w = loans_df.assign(who=loans_df["who"].str.split(";")).explode("who")
w["who"] = w["who"].str.strip().replace("", np.nan)
result = w.dropna(subset=["who"]).groupby("who")["loan"].nunique().sort_index()
# case: counter-over-lists
c = Counter(t for tags in books_df["tags"] for t in tags)
result = pd.DataFrame(c.most_common(2), columns=["tag", "n"])
# case: group-to-list-and-set
g = loans_df.groupby("due")["book_id"]
result = pd.DataFrame({"ids": g.agg(list), "n": g.nunique(), "sorted": g.apply(lambda s: tuple(sorted(set(s))))}).reset_index()
# case: join-list-to-text
t = books_df["tags"].apply(", ".join)
result = books_df[["title"]].assign(tags=t.replace("", None))
# case: set-list-in-cell
df = books_df[["book_id", "title", "tags"]].copy()
df.at[2, "tags"] = ["modernist"]
df["tags"] = df["tags"].map(tuple)
result = df.drop_duplicates("tags")
# case: expand-split-columns
p = loans_df["who"].str.split(";", n=1, expand=True)
p.columns = ["main", "second"]
result = loans_df[["loan"]].join(p.apply(lambda s: s.str.strip()))
# case: zip-to-dict-lookup
lookup = dict(zip(books_df["book_id"], books_df["title"]))
loans = loans_df.copy()
loans["title"] = loans["book_id"].map(lookup).fillna("(unknown book)")
result = loans.loc[loans["due"].le("2024-04-15"), ["loan", "title"]]
