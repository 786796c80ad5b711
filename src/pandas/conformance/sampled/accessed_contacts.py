import pandas as pd
import numpy as np
import re

contacts = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Smith, John", "  doe, JANE ", "O'Neil,Shaun", None, "Lee", "van der Berg, Anna", "", "smith, john"],
    "email": ["john@Example.com", "jane.doe@mail.org", "bad-email", np.nan, "LEE@EXAMPLE.COM", "anna@x.co.uk", "", "john@example.com"],
    "phone": ["555-123-4567", "(555) 987-6543", "5551112222", None, "555.333.4444", "n/a", "555-123-4567 x12", "0"],
    "tags": ["vip|new", "new", "", None, "vip|old|eu", "eu", "new|eu", "vip"],
})
products = pd.Series(["AB-123-red", "CD-45-BLUE", "xy_9", None, "EF-678-green-L", "ab-123-Red"],
                     index=["p1", "p2", "p3", "p4", "p5", "p6"], name="sku")
logs = pd.Series([
    "2024-01-05 ERROR disk=91 cpu=12",
    "2024-01-05 info cpu=45",
    "WARN disk=77",
    None,
    "2024-02-10 Error cpu=99 disk=3 cpu=98",
    "",
], name="line")

# case: split-n1-expand
result = contacts["name"].str.split(",", n=1, expand=True)

# case: split-default-whitespace
result = contacts["name"].str.split()

# case: rsplit-n1-expand
result = products.str.rsplit("-", n=1, expand=True)

# case: rsplit-n1-str-last
result = products.str.rsplit("-", n=1).str[-1]

# case: split-regex-true
result = contacts["phone"].str.split(r"[-.\s()]+", regex=True)

# case: split-compiled-pattern
pat = re.compile(r"[-_]")
result = products.str.split(pat, expand=True)
result.columns = ["family", "number", "colour", "size"]

# case: split-dot-literal
result = contacts["phone"].str.split(".", regex=False).tolist()

# case: split-dot-single-char-default
result = contacts["email"].str.split(".", n=2, expand=True)

# case: partition-default-sep
result = contacts["name"].str.partition()

# case: partition-at
parts = contacts["email"].str.partition("@")
parts.columns = ["user", "at", "domain"]
result = parts

# case: rpartition-no-expand
result = products.str.rpartition("-", expand=False)

# case: partition-column-select
result = contacts["email"].str.partition("@")[2].str.lower().replace("", np.nan)

# case: extract-named-groups
result = products.str.extract(r"(?P<letters>[A-Z]{2})-(?P<digits>\d+)")

# case: extract-ignorecase-flags
result = products.str.extract(r"^([a-z]{2})-(\d+)", flags=re.IGNORECASE)

# case: extract-expand-false
result = products.str.extract(r"(\d+)", expand=False).astype(float)

# case: extract-expand-false-two-groups
result = products.str.extract(r"(\w+)-(\d+)", expand=False)

# case: extract-optional-group
result = contacts["phone"].str.extract(r"(\d{3})\D*(\d{3})\D*(\d{4})(?:\s*x(\d+))?")

# case: extract-without-group
result = products.str.extract(r"\d+")

# case: extractall-named
result = logs.str.extractall(r"(?P<key>\w+)=(?P<val>\d+)")

# case: extractall-unstack
result = logs.str.extractall(r"cpu=(\d+)")[0].unstack()

# case: extractall-last-match
ext = logs.str.extractall(r"(\w+)=(\d+)")
result = ext.groupby(level=0).last()

# case: extractall-xs-match-zero
result = logs.str.extractall(r"(disk|cpu)=(\d+)").xs(0, level="match")

# case: extractall-flags-string-index
result = products.str.extractall(r"(red|blue)", flags=re.I)

# case: findall-numbers
result = logs.str.findall(r"=(\d+)")

# case: findall-flags-count
result = logs.str.findall("error|warn", flags=re.IGNORECASE).str.len()

# case: findall-two-groups
result = logs.str.findall(r"(\w+)=(\d+)").dropna().map(dict)

# case: findall-join
result = contacts["phone"].str.findall(r"\d").str.join("")

# case: match-na-false
result = contacts[contacts["email"].str.match(r"[^@]+@[^@]+\.\w+$", na=False)]["id"].tolist()

# case: match-case-false
result = products.str.match("ab", case=False)

# case: fullmatch-basic
result = products.str.fullmatch(r"[A-Z]{2}-\d+-\w+")

# case: fullmatch-case-na
result = products.str.fullmatch(r"[a-z]{2}-\d+-[a-z]+", case=False, na=False)

# case: contains-case-na
result = contacts.loc[contacts["email"].str.contains("example", case=False, na=False), ["id", "email"]]

# case: contains-regex-false
result = contacts["phone"].str.contains("(", regex=False, na=False)

# case: contains-unbalanced-paren
result = contacts["phone"].str.contains("(")

# case: contains-with-nan-mask-error
result = contacts[contacts["email"].str.contains("@")]

# case: contains-flags
result = logs.str.contains(r"^error|\berror\b", flags=re.IGNORECASE, regex=True, na=False).sum()

# case: contains-join-list-of-words
words = ["smith", "lee"]
result = contacts[contacts["name"].str.contains("|".join(words), case=False, na=False)].shape

# case: contains-or-negated
mask = contacts["tags"].str.contains("vip", na=False) & ~contacts["tags"].str.contains(r"\|", na=False)
result = contacts.loc[mask, "id"]

# case: startswith-tuple
result = products.str.startswith(("AB", "CD"))

# case: endswith-na
result = contacts["email"].str.endswith(".com", na=False).value_counts()
