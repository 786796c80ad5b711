import pandas as pd
import numpy as np
import re
from collections import Counter
from itertools import chain

reviews = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "user": ["anna", "Ben", "anna ", None, "CARA", "dov", "ben", "", "cara"],
    "stars": ["5", "4 stars", "*****", "★★", "1/5", None, "3", "three", "5"],
    "text": [
        "Great product, GREAT price!!! Would buy again :)",
        "It's ok. Not great, not terrible... #meh",
        "Loved it! @support was helpful. #happy #Fast",
        None,
        "TERRIBLE. Broke after 2 days; refund: $35.50",
        "",
        "good good good",
        "The the best best phone I've owned (so far)",
        "   Shipping took 10 days. visit http://bit.ly/x1 or https://example.com  ",
    ],
    "lang": ["en", "EN", "en-US", "fr", "en_GB", None, "de", "en", "xx"],
})

stopwords = pd.Series(["the", "it", "was", "i", "a", "so", "or", "not", "after", "would"])

sentiment = pd.DataFrame({
    "word": ["great", "good", "loved", "helpful", "best", "terrible", "broke", "meh"],
    "score": [2, 1, 2, 1, 2, -3, -2, -1],
})

# case: word-count-counter
words = chain.from_iterable(re.findall(r"[a-z']+", t.lower()) for t in reviews["text"].dropna())
result = dict(Counter(words).most_common(5))

# case: words-without-stopwords
w = reviews["text"].str.lower().str.findall(r"\b[a-z']+\b").explode().dropna()
w = w[~w.isin(stopwords)]
result = w.value_counts().loc[lambda s: s > 1]

# case: sentiment-by-join
tokens = (
    reviews.set_index("id")["text"].str.lower().str.extractall(r"(?P<word>[a-z]+)")
    .reset_index()
    .merge(sentiment, on="word", how="inner")
)
result = tokens.groupby("id")["score"].sum().reindex(reviews["id"], fill_value=0)

# case: sentiment-map-dict
lex = dict(zip(sentiment["word"], sentiment["score"]))
def score(t):
    return sum(lex.get(w, 0) for w in re.findall(r"\w+", t.lower())) if isinstance(t, str) else np.nan

reviews["sent"] = reviews["text"].apply(score)
result = reviews[["id", "sent"]].sort_values("sent", na_position="last")

# case: hashtags
result = reviews["text"].str.findall(r"#(\w+)").dropna().str.join(",").replace("", "(none)")

# case: mentions-urls-flags
t = reviews["text"]
result = pd.DataFrame({
    "mention": t.str.contains(r"@\w+", na=False),
    "url": t.str.contains(r"https?://", na=False),
    "caps": t.str.contains(r"\b[A-Z]{4,}\b", na=False),
}, index=reviews["id"])

# case: strip-urls-whitespace
result = (
    reviews["text"].str.replace(r"https?://\S+", "<url>", regex=True)
    .str.replace(r"\s+", " ", regex=True).str.strip().iloc[-1]
)

# case: repeated-words-backref
result = reviews[reviews["text"].str.contains(r"\b(\w+)\s+\1\b", case=False, na=False)]["id"].tolist()

# case: collapse-repeats
result = reviews["text"].str.replace(r"(?i)\b(\w+)(?:\s+\1\b)+", r"<\1>", regex=True)

# case: stars-parse
s = reviews["stars"]
n = pd.to_numeric(s.str.extract(r"^(\d)", expand=False))
sym = s.str.count(r"[*★]")
result = n.fillna(sym.where(sym > 0)).astype("Int64")

# case: stars-isdigit-family
s = reviews["stars"]
result = pd.DataFrame({"digit": s.str.isdigit(), "num": s.str.isnumeric(), "alpha": s.str.isalpha(), "alnum": s.str.isalnum(), "space": s.str.isspace(), "dec": s.str.isdecimal()})

# case: lang-base
result = reviews["lang"].str.lower().str.replace("_", "-", regex=False).str.split("-").str.get(0).value_counts(dropna=False)

# case: users-merged-text
u = reviews["user"].str.strip().str.lower().replace("", np.nan)
result = reviews.assign(u=u).groupby("u")["text"].agg(lambda s: s.str.cat(sep=" // "))

# case: text-length-buckets
n = reviews["text"].str.len()
result = pd.cut(n, bins=[-1, 0, 20, 45, 200], labels=["empty", "short", "mid", "long"]).value_counts(sort=False, dropna=False)

# case: exclamation-emphasis
t = reviews["text"].fillna("")
ex = t.str.count("!")
up = t.str.count(r"[A-Z]") / t.str.len().replace(0, np.nan)
result = pd.concat([ex.rename("excl"), up.rename("upper").round(3)], axis=1)

# case: truncate-text
def trunc(t, n=20):
    return t if len(t) <= n else t[: n - 1].rsplit(" ", 1)[0] + "…"

result = reviews["text"].dropna().map(trunc)

# case: sub-with-function
def shout(m):
    w = m.group(0)
    return w.upper() if len(w) > 4 else w

result = [re.sub(r"[a-z]+", shout, t) for t in reviews["text"] if t]

# case: first-sentence
result = reviews["text"].str.split(r"[.!?]+", n=1, regex=True).str[0].str.strip()

# case: dollar-amounts
amt = reviews["text"].str.extract(r"\$(?P<usd>\d+\.\d{2})").astype(float)
result = amt["usd"].sum()

# case: tf-matrix
docs = reviews.dropna(subset=["text"]).set_index("id")["text"].str.lower().str.findall(r"[a-z]{4,}")
tf = pd.DataFrame([Counter(d) for d in docs], index=docs.index).fillna(0).astype(int)
result = tf.loc[:, tf.sum() > 1]

# case: len-of-none-error
result = reviews["text"].apply(lambda t: len(t.split()))

# case: reverse-palindromes
w = pd.Series(["Anna", "Ben", "level", None, "", "Never odd or even"])
n = w.str.lower().str.replace(" ", "")
result = n.eq(n.str[::-1])
