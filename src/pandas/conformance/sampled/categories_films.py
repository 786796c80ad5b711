import pandas as pd
import numpy as np
import re

films = pd.DataFrame({
    "film_id": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "title": ["Dawn", "The Pit ", "Dawn", "Zero", "Oak & Ash", "", "Lumen", "Quartz", "Night Bus", "ivy"],
    "cert": ["PG", "R", "PG-13", "G", "R", None, "pg", "NC-17", "PG-13", "G"],
    "genre": ["Drama", "Horror", "Drama", "Comedy", "Comedy", "Drama", "Sci-Fi", "Horror", "Drama", "Family"],
    "year": [1994, 2001, 2020, 1987, 2010, 2010, 2015, 1999, 2020, 2003],
    "runtime": [121, 95, 88, 90, 141, 0, 162, 101, 90, None],
})
votes = pd.DataFrame({
    "film_id": [1, 1, 1, 2, 2, 3, 4, 4, 5, 7, 7, 8, 9, 11],
    "stars": [5, 4, 4, 1, 2, 3, 5, 5, 3, 4, None, 1, 2, 5],
    "user": ["u1", "u2", "u3", "u1", "u4", "u2", "u1", "u5", "u3", "u2", "u4", "u1", "u5", "u9"],
})
box = pd.DataFrame({
    "film_id": [1, 2, 3, 4, 5, 7, 8],
    "gross": ["28,300,000", "1,250,000", "0", "9,999,999", "75,000,000", "410,000,000", "-"],
})
certs = ["G", "PG", "PG-13", "R", "NC-17"]
cert_dtype = pd.CategoricalDtype(categories=certs, ordered=True)

# case: family-friendly
films["cert"] = films["cert"].str.upper().astype(cert_dtype)
result = films[films["cert"] <= "PG"]["title"].str.strip().str.title().tolist()
# case: cert-genre-crosstab-all
c = films["cert"].str.upper().astype(cert_dtype)
g = films["genre"].astype("category")
result = pd.crosstab(g, c, margins=True, margins_name="All films")
# case: stars-category-int-counts
s = votes["stars"].astype("Int64").astype("category")
result = s.value_counts().sort_index(ascending=False)
# case: stars-all-levels
s = pd.Categorical(votes["stars"], categories=[1, 2, 3, 4, 5], ordered=True)
tab = votes.groupby([s, "user"], observed=False).size()
result = tab.unstack(level=0).sum().tolist()
# case: stars-labels-map
labels = {1: "awful", 2: "poor", 3: "ok", 4: "good", 5: "great"}
votes["label"] = pd.Categorical(votes["stars"].map(labels), categories=list(labels.values()), ordered=True)
result = votes.groupby("film_id")["label"].agg(["min", "max", "nunique"])
# case: decade-category
dec = (films["year"] // 10 * 10).astype(str) + "s"
films["decade"] = dec.astype("category").cat.as_ordered()
result = films.pivot_table(index="decade", columns="genre", values="film_id", aggfunc="nunique", observed=True).fillna(0).astype(int)
# case: decade-cut-formatted
edges = list(range(1980, 2031, 10))
films["decade"] = pd.cut(films["year"], bins=edges, right=False, labels=[f"{y}s" for y in edges[:-1]])
result = films["decade"].value_counts(sort=False)
# case: runtime-bins-with-mid
b = pd.cut(films["runtime"].replace(0, np.nan), bins=[60, 90, 120, 180])
tbl = films.groupby(b, observed=False)["film_id"].count()
result = pd.DataFrame({"mid": [i.mid for i in tbl.index], "n": tbl.to_numpy()})
# case: gross-tier-qcut
gross = pd.to_numeric(box["gross"].str.replace(",", ""), errors="coerce")
box["tier"] = pd.qcut(gross, q=3, labels=["flop", "steady", "hit"])
result = films.merge(box[["film_id", "tier"]], on="film_id", how="left")[["film_id", "tier"]]
# case: gross-tier-then-groupby
box["gross"] = pd.to_numeric(box["gross"].str.replace(",", ""), errors="coerce")
box["tier"] = pd.cut(box["gross"], [0, 1e6, 1e7, 1e8, 1e9], labels=["micro", "small", "mid", "block"], include_lowest=True)
m = films.merge(box, on="film_id")
result = m.groupby(["genre", "tier"], observed=True)["gross"].sum().reset_index()
# case: genre-freq-ordered-category
order = films["genre"].value_counts().index
films["genre"] = pd.Categorical(films["genre"], categories=order, ordered=True)
result = films.sort_values(["genre", "year"])[["genre", "year", "title"]].reset_index(drop=True)
# case: lump-rare-genres
vc = films["genre"].value_counts()
rare = vc[vc < 2].index
g = films["genre"].astype("category")
g = g.cat.add_categories("Other")
g[g.isin(rare)] = "Other"
g = g.cat.remove_unused_categories()
result = g.value_counts()
# case: lump-with-replace
films["genre"] = films["genre"].where(films["genre"].isin(["Drama", "Comedy"]), "Other").astype("category")
result = films.groupby("genre", observed=False)["runtime"].mean()
# case: rename-duplicate-error
g = films["genre"].astype("category")
result = g.cat.rename_categories({"Horror": "Drama"})
# case: categories-setter
c = films["cert"].str.upper().astype("category")
c.cat.categories = ["a", "b", "c", "d", "e"]
result = c
# case: cert-dummies-numeric-join
films["cert"] = films["cert"].str.upper().astype(cert_dtype)
d = pd.get_dummies(films.set_index("film_id")["cert"]).astype(int)
result = d.groupby(films.set_index("film_id")["genre"]).sum()
# case: factorize-vs-codes
f_codes, f_uniques = pd.factorize(films["genre"])
c = films["genre"].astype("category")
result = {"factorize": f_codes.tolist(), "uniques": list(f_uniques), "codes": c.cat.codes.tolist()}
# case: factorize-category-sorted
codes, uniq = pd.factorize(films["cert"].str.upper().astype(cert_dtype), sort=True)
result = codes.tolist(), uniq.tolist()
# case: stack-cat-columns
films["cert"] = films["cert"].str.upper().astype(cert_dtype)
wide = films.pivot_table(index="genre", columns="cert", values="year", aggfunc="max", observed=True)
result = wide.stack().rename("latest").reset_index()
# case: melt-category-ids
films["genre"] = films["genre"].astype("category")
m = films.head(4).melt(id_vars=["film_id", "genre"], value_vars=["year", "runtime"])
result = (m["genre"].dtype.name, m)
# case: equality-categorical-different
a = films["genre"].astype("category")
b = films["genre"].astype(pd.CategoricalDtype(["Drama", "Horror"]))
result = a == b
# case: user-mean-band-per-film
avg = votes.groupby("film_id")["stars"].mean()
band = pd.cut(avg, bins=[0, 2, 3.5, 5], labels=["bad", "meh", "good"])
result = films.set_index("film_id")["title"].to_frame().join(band.rename("verdict"))
# case: runtime-int-from-category-error
r = films["runtime"].astype("category")
result = r.astype(int)
