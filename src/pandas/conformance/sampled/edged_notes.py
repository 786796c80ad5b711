import pandas as pd
import numpy as np
import re

notes = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "text": ["He said \"hi\"", "it's ok", "line1\nline2", "", None, "  padded\t", "naïve café ☕", "ÀÉÎ straße"],
    "tag": ["a,b", "a", ",", "", None, "b,,c", "A , B", "a,b"],
})
codes = pd.Series(["007", "7", " 7 ", "-7", "+7", "7.0", "1e3", "nan", "", "abc", None])
blank = pd.Series([], dtype=object)
emoji = pd.Series(["👍", "👨‍👩‍👧", "e\u0301", "é", "日本語", "İ"])

# case: str-len-kinds
n = notes["text"].str.len()
result = (n.tolist(), n.max(), n.idxmax(), str(n.dtype))

# case: str-len-emoji
n = emoji.str.len()
result = (n.tolist(), [len(x) for x in emoji] == n.tolist(), emoji.str[::-1].iloc[4])

# case: upper-lower-unicode
low = emoji.str.lower()
result = (low.str.len().tolist(), notes["text"].str.upper().iloc[7], notes["text"].str.casefold().iloc[7], notes["text"].str.title().iloc[1], notes["text"].str.swapcase().iloc[6])

# case: strip-and-empty-text
t = notes["text"].str.strip()
result = (t.iloc[5], (t == "").sum(), t.isna().sum(), t.eq("").tolist())

# case: quotes-contain
dq = notes["text"].str.contains('"', na=False)
result = (dq.sum(), notes["text"].str.contains("'", regex=False).tolist(), notes.loc[dq, "text"].str.replace('"', "").iloc[0])

# case: filter-with-missing-mask
mask = notes["text"].str.contains("e")
result = notes[mask]

# case: contains-newline-dot
pat = "line1.line2"
result = (notes["text"].str.contains(pat, na=False).any(), notes["text"].str.contains(pat, flags=re.S, na=False).any())

# case: contains-bad-regex
term = "("
result = notes["text"].str.contains(term)

# case: contains-special-literal
s = pd.Series(["a.b", "a+b", "a(b", "ab"])
result = (s.str.contains(".", regex=False).tolist(), s.str.contains("a+b").tolist(), s.str.count(r"\(").tolist())

# case: split-empty-text
parts = notes["tag"].str.split(",")
result = (parts.tolist(), parts.str.len().tolist(), parts.str[0].tolist())

# case: split-expand-ragged
parts = notes["tag"].str.split(",", expand=True)
result = parts.rename(columns={0: "first"})

# case: split-whitespace-empty
s = pd.Series(["", " ", "a  b", None])
result = (s.str.split().tolist(), s.str.split(" ").tolist())

# case: explode-tags-counts
r = notes.assign(tag=notes["tag"].str.split(",")).explode("tag")
result = (len(r), r["tag"].value_counts().to_dict())

# case: explode-empty-lists
s = pd.Series([[], [1], None, [2, 2]])
result = (s.explode().tolist()[1], s.explode().index.tolist(), s.explode().isna().sum())

# case: get-dummies-from-tags
d = notes["tag"].str.get_dummies(",")
result = (list(d.columns), d.sum().tolist(), d.loc[4].sum())

# case: str-get-out-of-range
t = notes["text"]
result = (t.str[0].tolist(), t.str.get(100).isna().all(), t.str[-1].iloc[2], t.str.get(-1).tolist()[5])

# case: str-slice-out-of-range
t = notes["text"]
result = (t.str[50:].tolist(), t.str[:0].iloc[0], t.str.slice(0, 4, 2).iloc[1], t.str[-3:].tolist())

# case: str-on-numbers
ids = notes["id"]
result = ids.str.zfill(3)

# case: str-on-mixed-objects
s = pd.Series(["x", 1, None, 2.5, True])
result = (s.str.upper().tolist()[0], s.str.upper().isna().sum(), s.str.len().count())

# case: str-on-empty-object
up = blank.str.upper()
result = (up.tolist(), blank.str.len().sum(), blank.str.contains("x").any(), blank.str.cat(sep=","))

# case: cat-with-missing
t = notes["tag"]
result = (t.str.cat(sep="|"), t.str.cat(sep="|", na_rep="?"), t.str.cat(notes["id"].astype(str), sep=":").tolist())

# case: join-with-missing
tags = notes["tag"]
result = ",".join(tags)

# case: codes-to-numeric-coerce
n = pd.to_numeric(codes, errors="coerce")
result = (n.tolist(), n.isna().sum(), n.nunique(), codes.nunique())

# case: codes-to-numeric-raise
known = codes.dropna()
result = pd.to_numeric(known)

# case: codes-astype-int-subset
n = codes.iloc[:5].astype(int)
result = (n.tolist(), n.sum(), n.duplicated().sum())

# case: codes-astype-int-float-text
f = codes.iloc[:8].astype(float)
result = (f.tolist(), f.dropna().astype(int).tolist(), f.sum())

# case: isdigit-family
d = codes.str.isdigit()
result = (d.tolist(), codes.str.isnumeric().eq(True).sum(), codes.str.isalpha().eq(True).sum(), codes[d == True].tolist())

# case: zfill-signs
z = codes.str.zfill(4)
result = (z.tolist(), z.str.len().min(), z.duplicated().tolist()[:4])

# case: pad-and-center
s = pd.Series(["", "ab", "abcdef"])
result = (s.str.center(4, "*").tolist(), s.str.ljust(3, ".").tolist(), s.str.rjust(0).tolist())

# case: replace-empty-pattern
s = pd.Series(["ab", ""])
result = (s.str.replace("", "-", regex=False).tolist(), s.str.replace("b", "", regex=True).tolist(), s.replace("", np.nan).isna().tolist())

# case: extract-no-match
r = codes.str.extract(r"(\d+)\.(\d)")
result = (r.shape, r.dropna().values.tolist(), r.isna().all(axis=1).sum())

# case: extract-no-group
digits = codes.str.extract(r"\d+")
result = digits.shape

# case: findall-empties
found = notes["tag"].str.findall(r"[abc]")
result = (found.tolist(), found.str.len().sum(), found.str[0].isna().sum())

# case: startswith-tuple-and-empty
t = notes["text"]
result = (t.str.startswith(("He", "it"), na=False).tolist(), t.str.startswith("").tolist(), t.str.endswith("\t", na=False).sum())

# case: unicode-sort-order
order = emoji.sort_values().index.tolist()
result = order + [emoji.is_unique, emoji.nunique(), sorted(emoji) == emoji.sort_values().tolist()]

# case: normalize-accents
n = emoji.str.normalize("NFC")
result = (n.iloc[2] == n.iloc[3], n.nunique())

# case: encode-ascii-ignore
plain = notes["text"].str.encode("ascii", errors="ignore").str.decode("ascii")
result = (plain.iloc[6], plain.iloc[7], plain.iloc[2], plain.isna().sum())

# case: groupby-empty-text-key
r = notes.fillna({"tag": ""}).groupby("tag")["id"].sum()
result = (r.index.tolist(), r[""])

# case: eq-none-never-true
t = notes["text"]
result = ((t == None).sum(), (t != None).sum(), t.isin([None]).sum(), t.isna().sum(), t.eq("").sum())

# case: partition-and-rsplit
s = pd.Series(["a-b-c", "abc", "", None])
result = (s.str.partition("-")[0].tolist(), s.str.rsplit("-", n=1).str[-1].tolist(), s.str.rpartition("-")[2].tolist())
