import pandas as pd
import numpy as np
import itertools
from collections import Counter

films = pd.DataFrame({
    "film_id": [1, 2, 3, 4, 5, 6],
    "title": ["Alien", "Brazil", "alien ", "Dune", "Eraserhead", "Fargo"],
    "year": [1979, 1985, 1979, 2021, 1977, 1996],
    "genre": pd.Categorical(["scifi", "scifi", "scifi", None, "horror", "crime"]),
    "gross": [203630630, 9949953, 203630630, 402027830, 7094921, 60611975],
})
actors = pd.DataFrame({
    "actor_id": [10, 20, 30, 40, 50],
    "actor": ["Weaver", "Pryce", "Chalamet", "McDormand", None],
})
castings = pd.DataFrame({
    "film_id": [1, 1, 2, 2, 4, 6, 6, 8, 4],
    "actor_id": [10, 20, 20, 40, 30, 40, 40, 10, 60],
    "role": ["lead", "support", "lead", "support", "lead", "lead", "lead", "cameo", None],
})
genres = pd.DataFrame({
    "genre": pd.Categorical(["scifi", "horror", "western"], categories=["western", "horror", "scifi"], ordered=True),
    "shelf": ["S-1", "H-1", "W-1"],
})
ratings = pd.DataFrame({
    "title": ["ALIEN", "brazil", "Dune", "Fargo", "Heat", "Fargo"],
    "stars": [4.8, 4.1, None, 4.6, 4.7, 4.2],
})

# case: bridge-table-m2m
result = (
    films[["film_id", "title"]]
    .merge(castings, on="film_id")
    .merge(actors, on="actor_id")
    .sort_values(["actor", "title"])
    [["actor", "title", "role"]]
)
# case: m2m-with-counting
m = castings.drop_duplicates().merge(actors, on="actor_id", how="left")
result = m.groupby("actor", dropna=False)["film_id"].nunique().sort_values(ascending=False)
# case: costar-pairs
cc = castings[["film_id", "actor_id"]].drop_duplicates()
pairs = cc.merge(cc, on="film_id").query("actor_id_x < actor_id_y")
result = list(pairs[["film_id", "actor_id_x", "actor_id_y"]].itertuples(index=False, name=None))
# case: costar-counter
c = Counter()
for _, g in castings.drop_duplicates(["film_id", "actor_id"]).groupby("film_id"):
    c.update(itertools.combinations(sorted(g["actor_id"]), 2))
result = dict(c)
# case: gross-fan-out-blowup
m = films.merge(castings, on="film_id")
result = pd.Series({
    "naive": m["gross"].sum(),
    "dedup": m.drop_duplicates("film_id")["gross"].sum(),
    "by_unique_title": m.groupby(m["title"].str.strip().str.lower())["gross"].first().sum(),
    "films_only": films["gross"].sum(),
})
# case: normalized-title-merge
f = films.assign(key=films["title"].str.strip().str.casefold())
r = ratings.assign(key=ratings["title"].str.lower())
result = f.merge(r.drop(columns="title"), on="key", how="left")[["film_id", "title", "stars"]]
# case: dedupe-ratings-max-then-merge
r = ratings.sort_values("stars", ascending=False).drop_duplicates("title")
result = films.merge(r, on="title", how="left", validate="one_to_one")[["title", "stars"]]
# case: avg-rating-map
avg = ratings.groupby(ratings["title"].str.lower())["stars"].mean()
result = films["title"].str.lower().str.strip().map(avg).round(2).tolist()
# case: categorical-key-different-categories
m = films.merge(genres, on="genre", how="left")
result = (str(m["genre"].dtype), m["shelf"].tolist())
# case: categorical-key-same-dtype
f = films.assign(genre=films["genre"].astype(genres["genre"].dtype))
m = f.merge(genres, on="genre")
result = m.sort_values(["genre", "film_id"])[["genre", "film_id", "shelf"]]
# case: categorical-groupby-after-merge
f = films.assign(genre=films["genre"].astype(genres["genre"].dtype))
m = f.merge(genres, on="genre", how="inner")
result = m.groupby("genre", observed=False)["gross"].sum()
# case: categorical-concat-union
c = pd.concat([films["genre"], genres["genre"]], ignore_index=True)
result = (str(c.dtype), c.value_counts(dropna=False).to_dict())
# case: anti-join-helper-function
def anti_join(a, b, key):
    out = a.merge(b[[key]].drop_duplicates(), on=key, how="left", indicator=True)
    return out[out["_merge"] == "left_only"].drop(columns="_merge")
result = {
    "films_no_cast": anti_join(films, castings, "film_id")["film_id"].tolist(),
    "cast_no_film": anti_join(castings, films, "film_id")["film_id"].tolist(),
    "actors_idle": anti_join(actors, castings, "actor_id")["actor_id"].tolist(),
}
# case: semi-join-no-duplication
m = films.merge(castings[["film_id"]].drop_duplicates(), on="film_id")
result = m["title"].str.strip().tolist()
# case: incidence-matrix-crosstab
c = castings.merge(films, on="film_id").merge(actors.fillna({"actor": "?"}), on="actor_id")
result = pd.crosstab(c["title"], c["actor"]).clip(upper=1)
# case: cooccurrence-matrix-dot
inc = pd.crosstab(castings["film_id"], castings["actor_id"]).clip(upper=1)
result = inc.T.dot(inc)
# case: duplicated-castings-report
result = castings[castings.duplicated(keep=False)].merge(films, on="film_id", suffixes=("", "_f"))[["title", "actor_id", "role"]]
# case: agg-cast-list-then-join
cast = castings.merge(actors.dropna(), on="actor_id").groupby("film_id")["actor"].agg(lambda s: ", ".join(sorted(set(s))))
result = films.set_index("film_id").join(cast).loc[:, ["title", "actor"]].fillna("-")
# case: same-year-self-join-mask
p = films.merge(films, on="year", suffixes=("_l", "_r"))
result = p.loc[p.film_id_l.lt(p.film_id_r), ["year", "title_l", "title_r"]].values.tolist()
# case: wrong-suffix-column
m = films.merge(ratings, left_on="film_id", right_index=True)
result = m["title"].tolist()
# case: ordered-category-comparison-after-left-join
f = films.astype({"genre": object}).merge(genres.astype({"genre": object}), on="genre", how="left", indicator=True)
result = f.groupby("_merge", observed=True).agg(n=("film_id", "count"), gross=("gross", "max"))
