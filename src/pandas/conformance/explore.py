"""Writes random programs, for finding where Assay and pandas disagree.

    python explore.py SEED COUNT FILE.py

Each program makes random frames and applies random operations to them, chosen so that they fit
what the program has made so far. The file has the form that regenerate.py reads.
"""

import random
import sys
import warnings

warnings.simplefilter("ignore")

import regenerate  # noqa: E402,F401  (sets the environment before numpy is loaded)
import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402

INTS = [0, 1, 1, 2, 2, 3, 5, -4, 10]
FLOATS = ["0.5", "1.5", "1.5", "2.0", "-3.25", "None", "np.nan", "10.0", "0.0"]
TEXTS = ["'a'", "'b'", "'b'", "'Cc'", "' d '", "'x1'", "''", "None", "'a-b'"]
DATES = ["'2020-01-15'", "'2020-02-29'", "'2021-12-31'", "'2021-12-31'", "None"]


def column(rng, kind, rows):
    if kind == "int":
        return "[" + ", ".join(str(rng.choice(INTS)) for _ in range(rows)) + "]"
    if kind == "key":
        return "[" + ", ".join(str(rng.choice([1, 2, 3])) for _ in range(rows)) + "]"
    if kind == "float":
        return "[" + ", ".join(rng.choice(FLOATS) for _ in range(rows)) + "]"
    if kind == "text":
        return "[" + ", ".join(rng.choice(TEXTS) for _ in range(rows)) + "]"
    if kind == "name":
        return "[" + ", ".join(rng.choice(TEXTS[:5]) for _ in range(rows)) + "]"
    if kind == "bool":
        return "[" + ", ".join(rng.choice(["True", "False"]) for _ in range(rows)) + "]"
    return "pd.to_datetime([" + ", ".join(rng.choice(DATES) for _ in range(rows)) + "])"


def frame(rng, name, least=0):
    rows = rng.choice([least, 1, 3, 4, 5, 6, 8])
    kinds = rng.sample(["int", "float", "text", "name", "bool", "date"], rng.randint(2, 4))
    columns = ["'k': " + column(rng, "key", rows)]
    for kind in kinds:
        columns.append(f"'{kind[0]}{rng.choice('12')}': " + column(rng, kind, rows))
    text = "{" + ", ".join(columns) + "}"
    index = ""
    if rows and rng.random() < 0.15:
        index = ", index=[" + ", ".join(repr(rng.choice("pqrs")) for _ in range(rows)) + "]"
    return f"{name} = pd.DataFrame({text}{index})\n"


def numeric(data):
    return [c for c in data.columns if pd.api.types.is_numeric_dtype(data[c]) and data[c].dtype != bool] if unique(data) else []


def texts(data):
    return [c for c in data.columns if data[c].dtype == object] if unique(data) else []


def dates(data):
    return [c for c in data.columns if str(data[c].dtype).startswith("datetime")] if unique(data) else []


def unique(data):
    return data.columns.is_unique and data.columns.nlevels == 1 and all(isinstance(c, str) for c in data.columns)


def some(rng, names, most=2):
    names = list(names)
    return rng.sample(names, min(len(names), rng.randint(1, most)))


def condition(rng, data):
    column = rng.choice(list(data.columns))
    kind = str(data[column].dtype)
    ref = f"x[{column!r}]"
    if kind == "bool":
        return rng.choice([ref, f"~{ref}"])
    if kind == "object":
        return rng.choice([f"{ref} == 'b'", f"{ref} != 'a'", f"{ref}.notna()", f"{ref}.isin(['a', 'b', None])", f"{ref}.str.contains('b', na=False)", f"{ref}.str.len() > 1"])
    if kind.startswith("datetime"):
        return rng.choice([f"{ref} > '2020-02-01'", f"{ref}.dt.year == 2021", f"{ref}.isna()"])
    return rng.choice([f"{ref} > 1", f"{ref} <= 2", f"{ref}.between(1, 3)", f"{ref} == {ref}.max()", f"{ref}.isin([1, 2.0])", f"{ref}.notna()", f"{ref} % 2 == 0"])


def frame_step(rng, data):
    columns = list(data.columns)
    if not columns or not unique(data):
        return rng.choice(["x = x.reset_index()", "x = x.head(2)", "x = x.count()", "x = x.T"])
    one = rng.choice(columns)
    number = numeric(data)
    text = texts(data)
    day = dates(data)
    options = [
        lambda: f"x = x[{condition(rng, data)}]",
        lambda: f"x = x[({condition(rng, data)}) & ({condition(rng, data)})]",
        lambda: f"x = x[({condition(rng, data)}) | ({condition(rng, data)})]",
        lambda: f"x = x.loc[{condition(rng, data)}, {some(rng, columns, 3)!r}]",
        lambda: f"x = x.sort_values({some(rng, columns)!r}, ascending={rng.choice([True, False])}, kind='stable')",
        lambda: f"x = x.sort_values({one!r}, na_position='first', ignore_index=True, kind='stable')",
        lambda: f"x = x[{some(rng, columns, 3)!r}]",
        lambda: f"x = x[{one!r}]",
        lambda: f"x = x.drop(columns={one!r})",
        lambda: f"x = x.drop_duplicates({rng.choice(['', repr(some(rng, columns))])})",
        lambda: f"x = x.drop_duplicates({one!r}, keep={rng.choice(['first', 'last'])!r})",
        lambda: "x = x.dropna()",
        lambda: f"x = x.dropna(subset=[{one!r}])",
        lambda: f"x = x.fillna({{{one!r}: {rng.choice(['0', repr('z'), '1.5'])}}})",
        lambda: "x = x.fillna(0)",
        lambda: f"x = x.rename(columns={{{one!r}: 'renamed'}})",
        lambda: f"x = x.set_index({one!r})",
        lambda: f"x = x.set_index({some(rng, columns)!r})",
        lambda: "x = x.reset_index()",
        lambda: "x = x.reset_index(drop=True)",
        lambda: f"x = x.head({rng.choice([0, 1, 3, -1])})",
        lambda: f"x = x.tail({rng.choice([1, 2])})",
        lambda: f"x = x.iloc[{rng.choice(['1:3', '::2', '[0]', '::-1'])}]",
        lambda: f"x = x.groupby({one!r}).size()",
        lambda: f"x = x.groupby({some(rng, columns)!r}).size().reset_index(name='n')",
        lambda: f"x = x.groupby({one!r}).{rng.choice(['count', 'nunique', 'first', 'last'])}()",
        lambda: f"x = x.groupby({one!r}, as_index={rng.choice([True, False])}).count()",
        lambda: f"x = x.groupby({one!r}, dropna=False, sort={rng.choice([True, False])}).size()",
        lambda: f"x = x.groupby({one!r}).head(1)",
        lambda: f"x = x.groupby({one!r}).cumcount()",
        lambda: f"x = x.value_counts({some(rng, columns)!r}).sort_index()",
        lambda: "x = x.isna().sum()",
        lambda: "x = x.nunique()",
        lambda: "x = x.count()",
        lambda: "x = x.shift(1)",
        lambda: f"x = x.merge(y, on='k', how={rng.choice(['inner', 'left', 'right', 'outer'])!r})",
        lambda: f"x = x.merge(y, on='k', how={rng.choice(['inner', 'left'])!r}, suffixes=('', '_y'))",
        lambda: f"x = x.merge(y[['k']].drop_duplicates(), on='k', how='left', indicator=True)",
        lambda: "x = pd.concat([x, y])",
        lambda: "x = pd.concat([x, y], ignore_index=True)",
        lambda: "x = pd.concat([x, y.reset_index(drop=True)], axis=1)" if data.index.is_unique else "x = x.head(3)",
        lambda: f"x = x.melt(id_vars=[{one!r}])",
        lambda: f"x = x.apply(lambda r: r[{one!r}], axis=1)",
        lambda: f"x = x.apply(lambda r: str(r[{one!r}]), axis=1)",
        lambda: "x = x.to_dict('records')",
        lambda: "x = x.values.tolist()",
        lambda: f"x = x.assign(c=lambda d: d[{one!r}].isna())",
        lambda: f"x['c'] = x[{one!r}].map(lambda v: v)" ,
        lambda: f"x.loc[{condition(rng, data)}, 'c'] = {rng.choice(['1', repr('t'), 'True', 'None', '0.5'])}",
        lambda: f"x.loc[{condition(rng, data)}, {one!r}] = {rng.choice(['1', repr('t'), 'None', '0.5'])}",
        lambda: f"x = x.astype({{{one!r}: str}})",
        lambda: f"x = x.duplicated({one!r})",
        lambda: f"x = x[{one!r}].value_counts().sort_index()",
        lambda: f"x = x.T",
        lambda: f"x = x.describe()",
        lambda: f"x = x.max()",
        lambda: f"x = x.sum(numeric_only=True)",
    ]
    if number:
        n = rng.choice(number)
        how = rng.choice(["sum", "mean", "min", "max", "median", "std", "count", "nunique", "first", "var", "prod", "size"])
        options += [
            lambda: f"x = x.groupby({one!r})[{n!r}].{how}()",
            lambda: f"x = x.groupby({one!r}, as_index=False)[{n!r}].{how}()",
            lambda: f"x = x.groupby({some(rng, columns)!r})[{n!r}].{how}().reset_index()",
            lambda: f"x = x.groupby({one!r}).agg(v=({n!r}, {how!r}), w=({rng.choice(columns)!r}, 'count'))",
            lambda: f"x = x.groupby({one!r}).agg({{{n!r}: [{how!r}, 'max']}})",
            lambda: f"x = x.groupby({one!r})[{n!r}].agg(['min', {how!r}])" if how != "min" else "x = x.head(1)",
            lambda: f"x['c'] = x.groupby({one!r})[{n!r}].transform({how!r})",
            lambda: f"x['c'] = x.groupby({one!r})[{n!r}].{rng.choice(['cumsum', 'rank', 'shift', 'diff', 'cummax'])}()",
            lambda: f"x = x.groupby({one!r})[{n!r}].apply(lambda s: s.max() - s.min())",
            lambda: f"x = x.groupby({one!r}).filter(lambda g: g[{n!r}].sum() > 2)",
            lambda: f"x = x.groupby({one!r})[{n!r}].idxmax()",
            lambda: f"x['c'] = x[{n!r}] {rng.choice(['+', '-', '*', '/', '//', '%'])} {rng.choice(['2', '0.5', 'x[' + repr(rng.choice(number)) + ']'])}",
            lambda: f"x['c'] = np.where(x[{n!r}] > 1, {rng.choice(['1', repr('hi'), 'x[' + repr(n) + ']'])}, {rng.choice(['0', repr('lo'), 'np.nan'])})",
            lambda: f"x = x[{n!r}].{rng.choice(['sum', 'mean', 'max', 'min', 'std', 'median', 'count', 'nunique', 'prod', 'var'])}()",
            lambda: f"x = x[x[{n!r}] > x[{n!r}].mean()]",
            lambda: f"x = x.nlargest({rng.choice([1, 2, 3])}, {n!r})",
            lambda: f"x = x.nsmallest(2, {n!r}, keep='all')",
            lambda: f"x = x[x[{n!r}] == x[{n!r}].max()]",
            lambda: f"x['c'] = x[{n!r}].rank(method={rng.choice(['min', 'dense', 'average', 'first', 'max'])!r}, ascending={rng.choice([True, False])})",
            lambda: f"x = x.pivot_table(index={one!r}, values={n!r}, aggfunc={how!r})" if one != n else "x = x.head(2)",
            lambda: f"x = x.pivot_table(index={one!r}, columns={rng.choice(columns)!r}, values={n!r}, aggfunc={rng.choice(['sum', 'count', 'max'])!r})" if len({one, n}) == 2 else "x = x.head(4)",
            lambda: f"x = x.loc[x[{n!r}].idxmax()]",
            lambda: f"x = x.query('{n} > 1')",
            lambda: f"x['c'] = x[{n!r}].cumsum()",
            lambda: f"x['c'] = x[{n!r}].round(1).astype(str)",
            lambda: f"x['c'] = x[{n!r}].fillna(x[{n!r}].mean())",
            lambda: f"x['c'] = x[{n!r}].astype(int)",
            lambda: f"x = x.{how}(numeric_only=True)" if how in ("sum", "mean", "min", "max", "median", "std", "var", "prod") else "x = x.head(3)",
            lambda: f"x = x[{number!r}].sum(axis=1)",
            lambda: f"x = x[{number!r}].corr()",
            lambda: f"x['c'] = pd.cut(x[{n!r}], bins=[-5, 0, 2, 20], labels=['lo', 'mid', 'hi'])",
            lambda: f"x = pd.crosstab(x[{n!r}], x[{one!r}])" if one != n else "x = x.head(2)",
        ]
    if text:
        t = rng.choice(text)
        options += [
            lambda: f"x['c'] = x[{t!r}].str.{rng.choice(['upper()', 'strip()', 'len()', 'title()', 'isalpha()', 'split(' + repr('-') + ')', '[:1]', 'replace(' + repr('b') + ', ' + repr('Q') + ')', 'startswith(' + repr('a') + ')', 'zfill(3)', 'find(' + repr('b') + ')'])}",
            lambda: f"x['c'] = pd.to_numeric(x[{t!r}], errors='coerce')",
            lambda: f"x['c'] = x[{t!r}].fillna('?')",
            lambda: f"x['c'] = x[{t!r}] + '_'",
            lambda: f"x['c'] = x[{t!r}].map({{'a': 1, 'b': 2}})",
            lambda: f"x['c'] = x[{t!r}].apply(lambda v: v if v is None or isinstance(v, float) else v.lower())",
            lambda: f"x['c'] = x[{t!r}].replace({{'a': 'A', 'b': None}})",
            lambda: f"x = x.groupby({t!r})[{one!r}].agg(list)",
            lambda: f"x = sorted(x[{t!r}].dropna().unique())",
            lambda: f"x = x[{t!r}].unique().tolist()",
            lambda: f"x = x[{t!r}].mode()",
            lambda: f"x = x[{t!r}].max()",
            lambda: f"x = x[{t!r}].sort_values(key=lambda s: s.str.lower(), kind='stable')",
        ]
    if day:
        d = rng.choice(day)
        options += [
            lambda: f"x['c'] = x[{d!r}].dt.{rng.choice(['year', 'month', 'dayofweek', 'quarter', 'day_name()', 'strftime(' + repr('%Y-%m') + ')', 'date'])}",
            lambda: f"x = x.groupby(x[{d!r}].dt.year)[{one!r}].count()",
            lambda: f"x['c'] = (x[{d!r}] - pd.Timestamp('2020-01-01')).dt.days",
            lambda: f"x['c'] = x[{d!r}] + pd.Timedelta(days=1)",
            lambda: f"x = x[{d!r}].{rng.choice(['max', 'min'])}()",
            lambda: f"x['c'] = x[{d!r}].diff()",
        ]
    return rng.choice(options)()


def series_step(rng, data):
    options = [
        "x = x.reset_index()", "x = x.sort_index()", "x = x.sort_values(kind='stable')", "x = x.sort_values(ascending=False, kind='stable')", "x = x.to_frame()",
        "x = x.head(2)", "x = x.dropna()", "x = x.value_counts().sort_index()", "x = x.unique()", "x = x.tolist()", "x = x.nunique()", "x = x.isna()",
        "x = x.to_dict()", "x = x.index.tolist()", "x = x.max()", "x = x.min()", "x = x.count()", "x = x.shift()", "x = x.fillna(0)", "x = x.duplicated()",
        "x = x.drop_duplicates()", "x = x.iloc[0]", "x = x.idxmax()", "x = x.astype(str)", "x = x.rename('nn').reset_index()", "x = x.describe()", "x = x[x == x.max()]",
        "x = x.mode()", "x = x.rank()", "x = x.map(str)", "x = x.apply(lambda v: v)", "x = x.iloc[::-1]", "x = x.isin([1, 'a', None])", "x = x == x",
        "x = x.where(x.notna(), 0)", "x = x.reset_index(drop=True)", "x = x.ffill()", "x = x.astype(float)", "x = x.astype('category')", "x = x.value_counts(normalize=True).sort_index()",
    ]
    if pd.api.types.is_numeric_dtype(data) and data.dtype != bool:
        options += [
            "x = x.sum()", "x = x.mean()", "x = x.std()", "x = x.median()", "x = x * 2", "x = x / x.sum()", "x = x.round(1)", "x = x.cumsum()", "x = x.abs()", "x = x[x > 1]",
            "x = x.nlargest(2)", "x = x.quantile(0.3)", "x = x.diff()", "x = -x", "x = x.clip(0, 2)", "x = x ** 2", "x = x % 2", "x = x // 2", "x = x.pct_change()", "x = x.rolling(2).mean()", "x = x.between(1, 2)", "x = x.agg(['min', 'max'])",
        ]
    if data.index.nlevels == 2:
        options += ["x = x.unstack()", "x = x.unstack(level=0)", "x = x.unstack(fill_value=0)", "x = x.groupby(level=0).sum()", "x = x.loc[1]"]
    return rng.choice(options)


def program(rng):
    code = frame(rng, "x") + frame(rng, "y", 1)
    scope = {"pd": pd, "np": np}
    exec(code, scope)
    for _ in range(rng.randint(1, 4)):
        data = scope["x"]
        if isinstance(data, pd.DataFrame):
            step = frame_step(rng, data)
        elif isinstance(data, pd.Series):
            step = series_step(rng, data)
        else:
            break
        code += step + "\n"
        try:
            exec(step, scope)
        except Exception:
            break
    return code + "result = x\n"


def main(seed, count, target):
    rng = random.Random(seed)
    with open(target, "w") as out:
        out.write("import pandas as pd\nimport numpy as np\n")
        for number in range(count):
            out.write(f"# case: {seed}-{number}\n" + program(rng))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
