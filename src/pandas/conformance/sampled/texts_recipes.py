import pandas as pd
import numpy as np
import re

recipes = pd.DataFrame({
    "recipe": ["Pancakes", "guacamole", "Tomato Soup ", "Chili con Carne", "PANCAKES", "Salad"],
    "prep": ["1h 20min", "15 min", "45m", "2 h", "PT1H5M", None],
    "serves": ["4", "2-3", "4 people", "6 to 8", "", "1"],
    "cuisine": ["american", "Mexican", None, "tex-mex", "American", "any"],
    "Rating Text": ["4.5/5", "9 / 10", "3/5", "80%", "n/a", "5/5"],
})

ingredients = pd.DataFrame({
    "recipe": ["Pancakes", "Pancakes", "Pancakes", "guacamole", "Guacamole", "Tomato Soup", "Chili con Carne", "chili con carne", "Risotto", None],
    "line": ["1 1/2 cups flour, sifted", "2 eggs", "1/4 tsp. salt", "3 ripe avocados (large)", "1 lime - juiced", "800g tomatoes; canned", "500 g beef mince", "salt & pepper to taste", "300 g rice", ""],
    "cost": ["$0.80", "$0.60", "1c", "$4.5", "50c", "€2,20", "$7", None, "$1.25", "-"],
    "optional": [False, False, None, False, True, False, False, True, None, False],
})

pantry = pd.DataFrame({
    "item": ["Flour", "egg", "salt", "Avocado", "lime", "tomato", "Beef"],
    "on hand": ["1 kg", "12", "500 g", "0", None, "2 cans", ""],
    "aisle": ["A1", "b2", "A10", "B11", "b3", "A2", None],
})

# case: prep-minutes
ex = recipes["prep"].str.lower().str.extract(r"(?:(?P<h>\d+)\s*h)?\s*(?:(?P<m>\d+)\s*m)?")
result = ex.astype(float).fillna(0).eval("h * 60 + m")

# case: prep-to-timedelta
s = recipes["prep"].replace("PT1H5M", "1h 5min")
result = pd.to_timedelta(s).dt.total_seconds().div(60)

# case: serves-range-average
nums = recipes["serves"].str.extractall(r"(\d+)")[0].astype(int)
result = nums.groupby(level=0).mean().reindex(recipes.index)

# case: rating-normalised
def rate(t):
    m = re.match(r"\s*([\d.]+)\s*/\s*(\d+)", t)
    if m:
        return float(m[1]) / float(m[2])
    if t.endswith("%"):
        return float(t[:-1]) / 100
    return np.nan

result = recipes.set_index("recipe")["Rating Text"].map(rate)

# case: query-backticks
result = recipes.query("`Rating Text`.str.endswith('/5')")["recipe"].tolist()

# case: pantry-query-in
want = ["egg", "salt", "butter"]
result = pantry.query("item in @want and `on hand` != '0'")

# case: pantry-query-not-in
result = pantry.query("item.str.lower() not in ['flour', 'beef'] and aisle.notna()", engine="python")

# case: unit-extract
u = ingredients["line"].str.extract(r"^[\d\s/]+(?P<unit>cups?|tsp\.?|tbsp|g|kg)\b", expand=True)
result = u["unit"].str.rstrip(".s").fillna("each")

# case: ingredient-without-notes
result = ingredients["line"].str.split(r"[,;(]| - ", regex=True).str[0].str.strip()

# case: shopping-list-text
ing = ingredients.copy()
ing["recipe"] = ing["recipe"].str.strip().str.title()
g = ing.groupby("recipe")["line"].apply(lambda s: "\n".join("- " + x for x in s))
result = "\n\n".join(f"{name.upper()}\n{body}" for name, body in g.items())

# case: recipe-join-normalised
r = recipes.assign(k=recipes["recipe"].str.strip().str.lower())
i = ingredients.assign(k=ingredients["recipe"].str.strip().str.lower())
m = r.drop_duplicates("k").merge(i, on="k", how="outer", suffixes=("_r", "_i"))
result = m[["k", "recipe_r", "recipe_i", "line"]]

# case: cost-parse-where
c = ingredients["cost"].str.strip()
v = pd.to_numeric(c.str.replace(",", ".").str.replace(r"[^\d.]", "", regex=True), errors="coerce")
result = v.where(~c.str.endswith("c", na=False), v / 100)

# case: cost-per-recipe
ingredients["amount"] = ingredients["cost"].str.extract(r"\$([\d.]+)", expand=False).astype("float64")
tot = ingredients.groupby(ingredients["recipe"].str.lower())["amount"].sum(min_count=1)
result = tot.map("{:>8.2f}".format, na_action="ignore")

# case: aisle-natural-order
result = pantry.sort_values("aisle", key=lambda s: s.str.upper().str[0] + s.str[1:].str.zfill(3), na_position="first")

# case: ambiguous-contains-if
if ingredients["line"].str.contains("salt"):
    result = "has salt"
else:
    result = "no salt"

# case: any-contains-salt
result = bool(ingredients["line"].str.contains(r"\bsalt\b").any())

# case: pantry-match-word
pat = "|".join(pantry["item"].str.lower())
found = ingredients["line"].str.lower().str.extract(f"({pat})", expand=False)
result = ingredients.assign(item=found).groupby("item").size().reindex(pantry["item"].str.lower(), fill_value=0)

# case: title-with-small-words
small = {"con", "and", "of"}
def tc(s):
    return " ".join(w if w in small else w.capitalize() for w in s.lower().split())

result = recipes["recipe"].map(tc).unique().tolist()

# case: cuisine-slice-replace
result = recipes["cuisine"].str.slice_replace(0, 1, "*")

# case: optional-mask-concat
flag = ingredients["optional"].fillna(False).astype(bool)
result = ingredients["line"] + np.where(flag, " (optional)", "")

# case: word-lengths-stats
w = ingredients["line"].str.findall(r"[a-z]+").explode()
result = w.str.len().groupby(level=0).agg(["min", "max", "mean"])
