import pandas as pd
import numpy as np
from collections import defaultdict, Counter

# movie_1 style + imdb-like tables
Movie_df = pd.DataFrame({
    "mID": [101, 102, 103, 104, 105, 106, 107, 108],
    "title": ["Gone with the Wind", "Star Wars", "The Sound of Music", "E.T.", "Titanic", "Snow White", "Avatar", "Raiders of the Lost Ark"],
    "year": [1939, 1977, 1965, 1982, 1997, 1937, 2009, 1981],
    "director": ["Victor Fleming", "George Lucas", "Robert Wise", "Steven Spielberg", "James Cameron", None, "James Cameron", "Steven Spielberg"],
})
Reviewer_df = pd.DataFrame({
    "rID": [201, 202, 203, 204, 205, 206, 207, 208],
    "name": ["Sarah Martinez", "Daniel Lewis", "Brittany Harris", "Mike Anderson", "Chris Jackson", "Elizabeth Thomas", "James Cameron", "Ashley White"],
})
Rating_df = pd.DataFrame({
    "rID": [201, 201, 202, 203, 203, 203, 204, 205, 205, 205, 206, 206],
    "mID": [101, 101, 106, 103, 108, 108, 101, 103, 104, 108, 107, 106],
    "stars": [2, 4, 4, 2, 4, 2, 3, 3, 2, 4, 3, 5],
    "ratingDate": ["2011-01-22", "2011-01-27", None, "2011-01-20", "2011-01-12", "2011-01-30", "2011-01-09", "2011-01-27", "2011-01-22", None, "2011-01-15", "2011-01-19"],
})
actor_df = pd.DataFrame({
    "aid": [1, 2, 3, 4, 5, 6],
    "name": ["Carrie Fisher", "Harrison Ford", "Kate Winslet ", "Leonardo DiCaprio", "Julie Andrews", "harrison ford"],
    "birth_year": ["1956", "1942", "1975", "1974", "1935", "1942"],
    "nationality": ["USA", "USA", "UK", "usa", "UK", "USA"],
})
cast_df = pd.DataFrame({
    "msid": [102, 102, 105, 105, 103, 108, 107],
    "aid": [1, 2, 3, 4, 5, 6, 7],
    "role": ["Leia", "Han Solo", "Rose", "Jack", "Maria", "Indiana Jones", None],
})
# case: rated-three-or-more-years
# Years that have a movie that received a rating of 4 or 5, increasing order.
good = Rating_df[Rating_df["stars"].isin([4, 5])]
years = Movie_df.loc[Movie_df["mID"].isin(good["mID"]), "year"].unique()
result = pd.DataFrame({"year": np.sort(years)})
# case: never-rated
# Titles of movies that have no ratings.
result = Movie_df.loc[~Movie_df.mID.isin(Rating_df.mID.unique()), ["title"]].sort_values("title", ignore_index=True)
# case: null-rating-date-reviewers
# Names of reviewers having a rating with a NULL date.
result = (
    Rating_df.loc[Rating_df["ratingDate"].isnull(), ["rID"]]
    .drop_duplicates()
    .merge(Reviewer_df, on="rID")
    [["name"]]
)
# case: second-rating-higher
# Reviewer name and movie title where the same reviewer rated the same movie twice and gave a higher rating the second time.
a = Rating_df.dropna(subset=["ratingDate"])
pairs = a.merge(a, on=["rID", "mID"], suffixes=("_1", "_2"))
pairs = pairs[(pairs["ratingDate_1"] < pairs["ratingDate_2"]) & (pairs["stars_1"] < pairs["stars_2"])]
result = (
    pairs.merge(Reviewer_df, on="rID")
    .merge(Movie_df, on="mID")
    .loc[:, ["name", "title"]]
)
# case: max-stars-per-movie
# For each movie that has at least one rating, the title and highest number of stars, sorted by title.
best = Rating_df.groupby("mID")["stars"].max()
out = Movie_df.set_index("mID").join(best, how="inner")
result = out[["title", "stars"]].sort_values("title").reset_index(drop=True)
# case: rating-spread
# Title and rating spread (difference between highest and lowest), spread from highest to lowest, then by title.
spread = Rating_df.groupby("mID")["stars"].agg(lambda s: s.max() - s.min()).rename("spread")
result = (
    Movie_df[["mID", "title"]]
    .merge(spread, left_on="mID", right_index=True)
    .drop(columns="mID")
    .sort_values(["spread", "title"], ascending=[False, True])
    .reset_index(drop=True)
)
# case: before-after-1980
# Difference between the average rating of movies released before 1980 and after 1980 (average of movie averages).
avg = Rating_df.groupby("mID", as_index=False)["stars"].mean()
m = Movie_df.merge(avg, on="mID")
before = m.loc[m.year < 1980, "stars"].mean()
after = m.loc[m.year > 1980, "stars"].mean()
result = pd.DataFrame([[round(before - after, 4)]], columns=["difference"])
# case: three-ratings-reviewers
# Names of all reviewers who have contributed three or more ratings.
cnt = Counter(Rating_df["rID"])
rids = [r for r, c in cnt.items() if c >= 3]
names = Reviewer_df.set_index("rID")["name"]
result = pd.DataFrame({"name": [names[r] for r in rids], "n_ratings": [cnt[r] for r in rids]})
# case: directors-multi-movies
# Directors of more than one movie, along with the titles of their movies, sorted by director then title.
n = Movie_df.groupby("director")["mID"].transform("count")
result = Movie_df.loc[n > 1, ["title", "director"]].sort_values(["director", "title"]).reset_index(drop=True)
# case: director-best-movie
# For each director, the title(s) of the movie(s) they directed that received the highest rating, and that rating.
full = pd.merge(Movie_df.dropna(subset=["director"]), Rating_df, on="mID")
full["best"] = full.groupby("director")["stars"].transform("max")
result = (
    full[full["stars"] == full["best"]]
    [["director", "title", "stars"]]
    .drop_duplicates()
    .sort_values(["director", "title"])
    .reset_index(drop=True)
)
# case: lowest-star-rating
# For each rating that is the lowest in the table: reviewer name, movie title, stars.
lowest = Rating_df["stars"].min()
rows = []
rev = dict(Reviewer_df.values)
mov = dict(zip(Movie_df.mID, Movie_df.title))
for _, r in Rating_df.iterrows():
    if r["stars"] == lowest:
        rows.append((rev[r["rID"]], mov[r["mID"]], r["stars"]))
result = pd.DataFrame(rows, columns=["name", "title", "stars"])
# case: reviewer-pairs
# Pairs of reviewers who rated the same movie, once each, names in alphabetical order.
by_movie = defaultdict(set)
names = Reviewer_df.set_index("rID")["name"].to_dict()
for rid, mid in Rating_df[["rID", "mID"]].itertuples(index=False, name=None):
    by_movie[mid].add(names[rid])
pairs = set()
for s in by_movie.values():
    lst = sorted(s)
    for i in range(len(lst)):
        for j in range(i + 1, len(lst)):
            pairs.add((lst[i], lst[j]))
result = pd.DataFrame(sorted(pairs), columns=["reviewer1", "reviewer2"])
# case: actors-merged-duplicates
# Actors (duplicates by case merged) with the number of movies and the first year they appeared.
act = actor_df.assign(clean=actor_df["name"].str.strip().str.title())
c = cast_df.merge(act, on="aid", how="inner").merge(Movie_df, left_on="msid", right_on="mID", how="left")
result = (
    c.groupby("clean", as_index=False)
    .agg(n_movies=("msid", "nunique"), first_year=("year", "min"), roles=("role", lambda s: " / ".join(s)))
    .rename(columns={"clean": "actor"})
    .sort_values(["n_movies", "actor"], ascending=[False, True], ignore_index=True)
)
# case: age-at-release
# Age of the actors at the time of release, by nationality average.
x = (cast_df
     .merge(actor_df, on="aid")
     .merge(Movie_df[["mID", "title", "year"]], left_on="msid", right_on="mID"))
x["age"] = x["year"] - x["birth_year"].astype(int)
x["nationality"] = x["nationality"].str.upper()
result = x.pivot_table(values="age", index="nationality", aggfunc=["mean", "min", "max"])
result.columns = [f"{a}_{b}" for a, b in result.columns]
result = result.reset_index()
