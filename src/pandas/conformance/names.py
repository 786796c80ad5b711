"""Writes names.txt: the public names that pandas' and numpy's objects have, for the test that each of
them is there or refused by name.

    python names.py > names.txt
"""

import warnings

import numpy as np  # noqa: F401
import pandas as pd

warnings.simplefilter("ignore")

DATA = (
    "df = pd.DataFrame({'a': [1, 2], 'b': ['x', 'y'], 'd': pd.to_datetime(['2020-01-01', '2020-01-02'])})"
)
OBJECTS = [
    "pd",
    "np",
    "df",
    "df['a']",
    "df['b'].str",
    "df['d'].dt",
    "(df['d'] - df['d']).dt",
    "df['b'].astype('category').cat",
    "df.groupby('a')",
    "df.groupby('b')['a']",
    "df['a'].rolling(2)",
    "df['a'].expanding()",
    "df.set_index('d').resample('D')",
    "df.index",
    "df.columns",
    "pd.DatetimeIndex(df['d'])",
    "df.set_index(['a', 'b']).index",
    "df['a'].values",
    "pd.Categorical(['a'])",
    "pd.Timestamp('2020-01-01')",
    "pd.Timedelta(days=1)",
    "pd.DateOffset(days=1)",
    "np.int64(1)",
    "np.float64(1)",
]
MODULES_OF_THEIR_OWN = {"annotations", "pandas"}


def names(value):
    return [
        name
        for name in dir(value)
        if not name.startswith("_")
        and name not in MODULES_OF_THEIR_OWN
        and name not in ("a", "b", "d")
        and there(value, name)
    ]


def there(value, name):
    """Whether the name gives something; some are listed and raise."""
    try:
        getattr(value, name)
    except Exception:
        return False
    return True


if __name__ == "__main__":
    exec(DATA)
    print(DATA)
    for text in OBJECTS:
        print(text + ": " + " ".join(names(eval(text))))
