# data: texts_customers
import pandas as pd
import numpy as np
import re

customers = pd.DataFrame({
    "id": [1, 2, 3, 4, 5, 6, 7, 8],
    "name": ["Alice Smith", "bob jones", None, "  Carol  White ", "DAVE", "", "Eve O'Neil", "bob jones"],
    "email": ["alice@example.com", "BOB@Example.org", np.nan, "carol.white@mail.co.uk", "dave(at)example.com", "", "eve@x.io", "BOB@Example.org"],
    "phone": ["555-123-4567", "(555) 987-6543", "5551112222", None, "n/a", "+1 555 000 1111", "", "(555) 987-6543"],
    "tags": ["vip;new", "new", "", None, "vip;;old", "old;vip;new", "misc", "new"],
})
logs = pd.Series([
    "2024-01-03 ERROR [db] timeout=30 retries=3",
    "2024-01-04 warn [api] latency=120ms",
    "2024-01-05 INFO [web] user=anna action=login",
    None,
    "malformed line",
    "",
], name="log")

# case: texts_customers/isx_checks
s = pd.Series(["abc", "123", "a1", " ", "", None, "ABC", "Ⅷ", "½"])
result = pd.DataFrame({f: getattr(s.str, f)() for f in ["isalpha", "isdigit", "isalnum", "isspace", "isupper", "islower", "isnumeric", "isdecimal", "istitle"]})

# data: texts_reviews
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

# case: texts_reviews/repeated-words-backref
result = reviews[reviews["text"].str.contains(r"\b(\w+)\s+\1\b", case=False, na=False)]["id"].tolist()

# data: texts_tx
import pandas as pd
import numpy as np
import re
from collections import defaultdict
from datetime import date

tx = pd.DataFrame({
    "tx_id": ["TX000123", "TX000124", "tx000125", "TX000126", "TX000126", "TX9", "TX000130", None, "TX000131"],
    "account": ["DE89 3704 0044 0532 0130 00", "de89370400440532013000", "GB82WEST12345698765432", None, "GB82 WEST 1234 5698 7654 32", "FR14", "DE89-3704-0044-0532-0130-00", "", "GB82WEST12345698765432"],
    "memo": ["AMZN Mktp US*1A2B3", "Uber   *Trip 0423", "STARBUCKS #0456 SEATTLE WA", "amzn mktp us*ZZ9", "Paypal *EBAY", None, "UBER *EATS", "starbucks store 11", ""],
    "amount": ["-12.50", "(8.75)", "4.5-", "+1,200.00", "USD 30", "€ 1.234,56", "", "0", "- 7.25"],
    "balance": [1000.0, 987.5, np.nan, -20.25, 0.0, 1234567.891, 5.005, 12.0, np.nan],
    "cleared": [True, False, None, True, True, False, None, True, False],
})

merchants = pd.DataFrame({
    "pattern": ["amzn%", "uber%eats%", "uber%", "%starbucks%", "netflix%"],
    "merchant": ["Amazon", "Uber Eats", "Uber", "Starbucks", "Netflix"],
    "category": ["shopping", "food", "travel", "food", None],
})

holders = pd.DataFrame({
    "iban": ["DE89370400440532013000", "GB82WEST12345698765432", "NL91ABNA0417164300"],
    "holder": ["Müller, Jörg", "SMITH & SONS LTD.", "de Vries"],
    "limit": [500, 20000, 12345678901234],
})

# case: texts_tx/holder-sort-key-accent
def fold(s):
    return s.str.normalize("NFD").str.replace(r"[\u0300-\u036f]", "", regex=True).str.casefold()

result = holders.sort_values(by="holder", key=fold, ascending=False).reset_index(drop=True)

