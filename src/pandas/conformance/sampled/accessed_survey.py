import pandas as pd
import numpy as np

survey = pd.DataFrame({
    "resp": [101, 102, 103, 104, 105, 106, 107, 108, 109],
    "size": ["M", "S", "XL", None, "m", "L", "S", "M ", "XXL"],
    "mood": ["good", "bad", "ok", "good", None, "bad", "ok", "good", "ok"],
    "score": [5.0, np.nan, 3.0, 5.0, 1.0, -2.0, 3.0, 0.0, np.nan],
    "yes": [True, False, None, True, "yes", "No", None, False, True],
    "grp": ["a", "b", "a", "c", "b", None, "a", "c", "b"],
})
mood = survey["mood"].astype("category")
size = pd.Series(pd.Categorical(["M", "S", "L", None, "S", "M"], categories=["S", "M", "L", "XL"], ordered=True), name="size")
nums = pd.Series([3, 1, 4, 1, 5, 9, 2, 6], index=list("abcdefgh"), name="pi")
gaps = pd.Series([10.0, np.nan, -3.5, 0.0, np.nan, 7.25], name="gaps")
lookup = pd.Series({"good": 1, "bad": -1, "ok": 0})

# case: cat-categories-and-codes
result = (mood.cat.categories.tolist(), mood.cat.codes.tolist(), mood.cat.ordered)

# case: cat-codes-series
result = size.cat.codes

# case: cat-add-categories
result = mood.cat.add_categories(["unknown"]).fillna("unknown")

# case: cat-fillna-not-a-category
result = mood.fillna("unknown")

# case: cat-remove-categories
result = mood.cat.remove_categories(["bad"]).isna().sum()

# case: cat-remove-unused-value-counts
result = size[size != "L"].cat.remove_unused_categories().value_counts()

# case: cat-value-counts-keeps-empty
result = size.value_counts(sort=False)

# case: cat-rename-dict
result = mood.cat.rename_categories({"good": "Great", "bad": "Awful"})

# case: cat-rename-callable
result = mood.cat.rename_categories(str.upper).tolist()

# case: cat-rename-list
result = mood.cat.rename_categories(["B", "G", "O"]).astype(object)

# case: cat-reorder-ordered-sort
result = mood.cat.reorder_categories(["bad", "ok", "good"], ordered=True).sort_values(na_position="first")

# case: cat-reorder-missing-item
result = mood.cat.reorder_categories(["bad", "good"])

# case: cat-set-categories-subset
result = mood.cat.set_categories(["good", "ok", "meh"])

# case: cat-as-ordered-min-max
o = mood.cat.as_ordered()
result = (o.min(), o.max())

# case: cat-unordered-compare-raises
result = mood > "bad"

# case: cat-ordered-compare-mask
result = size[size >= "M"].tolist()

# case: cat-groupby-observed-false
result = pd.Series([1, 2, 3, 4, 5, 6]).groupby(size, observed=False).sum()

# case: map-dict-missing
result = survey["mood"].map({"good": 1, "bad": 0})

# case: map-series-lookup
result = survey["mood"].map(lookup).sum()

# case: map-na-action-ignore
result = survey["mood"].map(lambda s: f"<{s}>", na_action="ignore")

# case: map-format-without-na-action
result = survey["mood"].map("feels {}".format)

# case: map-numbers-function
result = gaps.map(lambda v: "neg" if v < 0 else "pos" if v > 0 else "zero/none")

# case: map-missing-dunder
class_map = {"S": 1, "M": 2, "L": 3}
result = survey["size"].str.strip().str.upper().map(class_map).fillna(-1).astype(int)

# case: replace-list-to-scalar
result = survey["size"].replace(["XL", "XXL"], "BIG")

# case: replace-list-to-list
result = nums.replace([1, 9], [100, 900])

# case: replace-dict
result = survey["mood"].replace({"good": "g", "bad": "b", None: "?"})

# case: replace-regex-anchored
result = survey["size"].replace(r"^\s*[mM]\s*$", "medium", regex=True)

# case: replace-regex-keyword-dict
result = survey["size"].replace(regex={r"^X+L$": "huge", "m": "M"})

# case: replace-nan-with-value
result = gaps.replace(np.nan, 0).replace({0.0: -1.0})

# case: where-other-callable
result = gaps.where(lambda s: s > 0, other=lambda s: s * -1)

# case: mask-scalar
result = nums.mask(nums > 4, 4)

# case: where-series-other
result = nums.where(nums % 2 == 0, nums * 10)

# case: mask-default-nan
result = nums.mask(nums.duplicated())

# case: between-inclusive-left
result = nums.between(1, 5, inclusive="left")

# case: between-neither-select
result = nums[nums.between(1, 6, inclusive="neither")].to_dict()

# case: between-strings
result = survey["mood"].between("bad", "good")

# case: isin-with-nan
result = gaps.isin([np.nan, 0])

# case: isin-set-negated
result = survey[~survey["grp"].isin({"a", None})]["resp"].tolist()

# case: isin-string-argument-raises
result = survey["grp"].isin("a")

# case: clip-lower-series
result = gaps.clip(lower=pd.Series([0, 0, 0, 1, 1, 10]), upper=9)
